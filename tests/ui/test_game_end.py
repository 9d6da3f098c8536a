"""The end of a game: winners, order, sheet, chart, and what comes next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.widgets import Static

from craits.rules import HouseRules
from craits.table import Table
from craits.ui.screens.game_end import GameEndChoice, GameEndScreen
from craits.ui.widgets.score_sheet import ScoreSheet
from craits.ui.widgets.totals_chart import MARKS, TotalsChart
from tests.ui.screens import (
    HARD_NAMES,
    NAMES,
    at_all_sizes,
    click_text,
    is_on_screen,
    play,
    showing,
)
from tests.ui.tables import screen_text

SHORT = HouseRules(length="short")


def finished(players: int = 3) -> Table:
    return play(NAMES[:players], 8, rules=SHORT)


@pytest.mark.parametrize(
    ("key", "choice"),
    [
        ("r", GameEndChoice.REMATCH),
        ("n", GameEndChoice.REMATCH_NEXT_DEALER),
        ("h", GameEndChoice.HOME),
        ("escape", GameEndChoice.HOME),
    ],
)
async def test_each_choice_has_a_key(key: str, choice: GameEndChoice) -> None:
    async with showing(GameEndScreen(finished())) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert app.results == [choice]


@pytest.fixture
def cheered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has seen who won."""
    monkeypatch.setattr("craits.ui.screens.game_end._CHEER_SECONDS", 0.01)


@pytest.mark.usefixtures("cheered")
async def test_the_arrows_reach_each_button() -> None:
    async with showing(GameEndScreen(finished())) as (app, pilot):
        await pilot.pause(0.1)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert app.results == [GameEndChoice.REMATCH_NEXT_DEALER]


@pytest.mark.usefixtures("cheered")
async def test_enter_starts_the_rematch() -> None:
    async with showing(GameEndScreen(finished())) as (app, pilot):
        await pilot.pause(0.1)
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [GameEndChoice.REMATCH]


async def test_an_enter_too_many_starts_no_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("craits.ui.screens.game_end._CHEER_SECONDS", 60)
    async with showing(GameEndScreen(finished())) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == []


@at_all_sizes
async def test_a_click_chooses(size: tuple[int, int]) -> None:
    async with showing(GameEndScreen(play(NAMES, 15)), size) as (app, pilot):
        await click_text(app, pilot, "Rematch, next dealer")
        assert app.results == [GameEndChoice.REMATCH_NEXT_DEALER]


@at_all_sizes
async def test_winner_order_sheet_and_chart_are_all_on_the_screen(size: tuple[int, int]) -> None:
    table = play(NAMES, 15)
    async with showing(GameEndScreen(table), size) as (app, _):
        winner = NAMES[table.game.winners[0]]
        first = screen_text(app).splitlines()[1 if size[1] >= 28 else 0]
        assert f"{winner} won the game with {min(table.game.totals)} points." in first
        order = str(app.screen.query_one("#order", Static).render()).splitlines()
        shown = [(line.split()[0], line.split()[2], line.split()[3]) for line in order]
        ranked = sorted(range(5), key=lambda seat: table.game.totals[seat])
        assert shown == [
            (str(table.game.places[seat]), NAMES[seat], str(table.game.totals[seat]))
            for seat in ranked
        ]
        for part in (ScoreSheet, TotalsChart):
            assert is_on_screen(app, app.screen.query_one(part).region)


async def test_the_chart_ends_each_line_at_the_total_with_a_mark_of_its_own() -> None:
    table = finished(3)
    async with showing(GameEndScreen(table), (120, 50)) as (app, _):
        chart = app.screen.query_one(TotalsChart)
        rows = [chart.render_line(y).text for y in range(chart.size.height)]
        last = max(len(row.rstrip("┄ ")) for row in rows[:-1]) - 1
        column = [row[last] for row in rows[:-1]]
        marks = [mark for mark in column if mark in MARKS]
        ranked = sorted(range(3), key=lambda seat: -table.game.totals[seat])
        assert marks == [MARKS[seat] for seat in ranked]
        assert str(max(table.game.totals)) in rows[column.index(marks[0])][:6]
        assert rows[-1].split() == [str(number) for number in range(1, 9)]


async def test_a_shared_win_names_all_winners() -> None:
    table = finished(3)
    last = table.game.history[-1]
    table.game.history[-1] = replace(last, totals=(12, 30, 12))
    ended = replace(table._log[-1], totals=(12, 30, 12), winners=(0, 2))
    table._log[-1] = ended
    async with showing(GameEndScreen(table)) as (app, _):
        assert "Ana and Cy won the game with 12 points." in screen_text(app)
        order = str(app.screen.query_one("#order", Static).render()).splitlines()
        assert [line.split()[0] for line in order] == ["1", "1", "3"]


async def test_names_are_plain_text() -> None:
    table = play(HARD_NAMES, 8, rules=SHORT)
    async with showing(GameEndScreen(table)) as (app, _):
        order = str(app.screen.query_one("#order", Static).render())
        assert all(name in order for name in HARD_NAMES)
