"""Motion tells what happened, and nobody waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from craits.rules import Card
from craits.ui.widgets.facts import Facts
from craits.ui.widgets.piles import Piles
from craits.ui.widgets.traveller import TRAVEL_SECONDS, Traveller
from tests.ui.tables import TableApp, playing


@pytest.fixture(autouse=True)
def stillness(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("craits.ui.app.TEXTUAL_ANIMATIONS", "full")


@pytest.fixture(autouse=True)
def slowness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow enough to be seen on a machine that stands still for a moment."""
    monkeypatch.setattr("craits.ui.widgets.traveller.TRAVEL_SECONDS", 1.5)
    monkeypatch.setattr("craits.ui.widgets.facts.GROW_SECONDS", 1.5)


def on_their_way(app: TableApp) -> list[Card | None]:
    return [traveller._card for traveller in app.screen.query(Traveller)]


async def until(pilot: Pilot[None], what: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not what():
        assert time.monotonic() < end, "it never came about"
        await pilot.pause(0.02)


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    await until(pilot, lambda: not on_their_way(app))


async def test_a_played_card_travels_and_so_do_the_backs_of_drawn_ones() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        app.simulate_key("enter")
        await pilot.pause(0.02)
        assert on_their_way(app) == [Card.parse("5h"), None, None]
        assert app.at_table.query_one(Piles).expected is Card.parse("5h")
        await settle(app, pilot)
        assert app.at_table.query_one(Piles).expected is None


async def test_a_card_that_lost_its_way_arrives_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("craits.ui.widgets.traveller.TRAVEL_SECONDS", 0.1)
    monkeypatch.setattr(Traveller, "go", lambda *_: None)
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        await settle(app, pilot)
        assert app.at_table.query_one(Piles).expected is None


async def test_the_next_key_acts_at_once() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        app.simulate_key("enter")
        await pilot.pause(0.02)
        assert on_their_way(app)
        app.simulate_key("enter")
        await pilot.pause(0.02)
        assert app.at_table.holder == 1
        await settle(app, pilot)


async def test_the_crank_grows() -> None:
    start = "hands=2d9c2h/TsJs/KcKd pile=2s stock=3c7c7d crank=2"
    async with playing(start) as (app, pilot):
        await pilot.press("enter", "tab")
        facts = app.at_table.query_one(Facts)
        assert facts.crank == 2
        app.simulate_key("enter")
        await pilot.pause(0.05)
        assert facts.crank < 4
        await until(pilot, lambda: facts.crank == 4)


@pytest.mark.parametrize("how", ["setting", "environment"])
async def test_motion_is_off_when_nobody_wants_it(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "environment":
        monkeypatch.setattr("craits.ui.app.TEXTUAL_ANIMATIONS", "none")
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        if how == "setting":
            app.remember(motion=False)
        await pilot.press("enter")
        app.simulate_key("enter")
        await pilot.pause(0.02)
        assert on_their_way(app) == []


def test_motion_is_short() -> None:
    assert TRAVEL_SECONDS <= 0.3
