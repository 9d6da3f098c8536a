"""The cut for the deal, card by card."""

from __future__ import annotations

import random

import pytest
from textual.widgets import Button

from craits.rules.events import CardDrawnForDeal, CutTied
from craits.table import Table
from craits.ui.screens import cut
from craits.ui.screens.cut import CutScreen
from craits.ui.widgets.cut_place import CutPlace
from tests.ui.screens import HARD_NAMES, NAMES, at_all_sizes, click_text, showing
from tests.ui.tables import screen_text


def table_with(ties: int, names: tuple[str, ...] = NAMES) -> Table:
    """A table in whose cut there were so many ties."""
    for seed in range(1000):
        table = Table(names, rng=random.Random(seed))
        if sum(isinstance(event, CutTied) for event in table.game.cut) == ties:
            return table
    raise AssertionError("no such cut")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing happen by itself."""
    monkeypatch.setattr(cut, "STEP_SECONDS", 1000)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cut go on by itself, and quickly."""
    monkeypatch.setattr(cut, "STEP_SECONDS", 0.01)


@pytest.mark.usefixtures("quick")
async def test_the_cut_goes_on_by_itself_and_waits_at_the_end() -> None:
    table = table_with(ties=1)
    async with showing(CutScreen(table)) as (app, pilot):
        while "deals first." not in screen_text(app):
            await pilot.pause(0.02)
        dealer = NAMES[table.game.first_dealer]
        assert f"{dealer} drew the lowest card and deals first." in screen_text(app)
        await pilot.pause(0.1)
        assert app.results == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [True]


@pytest.mark.usefixtures("slow")
async def test_cards_come_one_by_one_and_ties_are_shown() -> None:
    table = table_with(ties=1)
    async with showing(CutScreen(table)) as (app, pilot):
        assert isinstance(app.shown, CutScreen)
        drawn = 0
        for event in table.game.cut:
            app.shown._step()
            await pilot.pause()
            if isinstance(event, CardDrawnForDeal):
                drawn += 1
                told = f"{NAMES[event.seat]} draws {event.card.label}."
                assert told in screen_text(app)
            if isinstance(event, CutTied):
                assert "draw again." in screen_text(app)
                assert screen_text(app).count("draws again") == len(event.seats)
        assert drawn > len(NAMES)
        again = next(e for e in table.game.cut if isinstance(e, CutTied)).seats
        places = list(app.screen.query(CutPlace))
        assert [len(place._drawn) for place in places] == [
            2 if seat in again else 1 for seat in range(len(NAMES))
        ]


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("key", ["x", "enter", "space", "down", "1"])
async def test_any_key_shows_the_rest_at_once_and_does_no_more(key: str) -> None:
    async with showing(CutScreen(table_with(ties=1))) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert "deals first." in screen_text(app)
        assert app.results == []


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("decided", [False, True])
async def test_escape_goes_back(decided: bool) -> None:
    async with showing(CutScreen(table_with(ties=0))) as (app, pilot):
        if decided:
            await pilot.press("x")
        await pilot.press("escape")
        await pilot.pause()
        assert app.results == [False]


@at_all_sizes
@pytest.mark.usefixtures("slow")
async def test_a_click_shows_the_rest_and_the_button_goes_on(size: tuple[int, int]) -> None:
    async with showing(CutScreen(table_with(ties=2)), size) as (app, pilot):
        await pilot.click(offset=(2, 2))
        await pilot.pause()
        assert "deals first." in screen_text(app)
        await click_text(app, pilot, "Deal the cards")
        assert app.results == [True]


@pytest.mark.usefixtures("slow")
async def test_there_is_no_button_to_press_by_mistake_before_the_end() -> None:
    async with showing(CutScreen(table_with(ties=0))) as (app, _):
        assert not app.screen.query_one(Button).visible


@at_all_sizes
@pytest.mark.usefixtures("slow")
async def test_names_are_plain_text_below_the_cards(size: tuple[int, int]) -> None:
    async with showing(CutScreen(table_with(1, HARD_NAMES)), size) as (app, pilot):
        await pilot.press("x")
        await pilot.pause()
        for name in HARD_NAMES:
            assert name[:8] in screen_text(app)
