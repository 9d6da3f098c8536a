"""The score sheet, and the screen that shows it with the story of the round."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from craits.rules import HouseRules
from craits.table import Table
from craits.ui.screens.scores import ScoresScreen
from craits.ui.widgets.score_sheet import ScoreSheet
from tests.ui.screens import HARD_NAMES, NAMES, at_all_sizes, is_on_screen, play, showing
from tests.ui.tables import screen_text


class SheetScreen(Screen[None]):
    """A score sheet of a chosen width."""

    def __init__(self, table: Table, width: int) -> None:
        super().__init__()
        self.table = table
        self.width = width

    def compose(self) -> ComposeResult:
        sheet = ScoreSheet()
        sheet.styles.width = self.width
        sheet.show(self.table.game, self.table.names)
        yield sheet


async def lines_of(table: Table, width: int, size: tuple[int, int] = (100, 32)) -> list[str]:
    async with showing(SheetScreen(table, width), size) as (app, _):
        return app.screen.query_one(ScoreSheet).render().plain.splitlines()


def numbers(line: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", line)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [28, 30, 44, 64])
async def test_every_score_and_total_is_there_in_every_width(players: int, width: int) -> None:
    table = play(NAMES[:players], 6)
    lines = await lines_of(table, width)
    assert len(lines) == 19
    assert all(cell_len(line) <= width for line in lines)
    for result, line in zip(table.game.history, lines[2:], strict=False):
        shown = numbers(line)
        assert result.cards in shown[:2]
        scores = [score.total for score in result.scores]
        with_totals = [n for pair in zip(scores, result.totals, strict=True) for n in pair]
        assert shown[-players:] == scores or shown[-2 * players :] == with_totals
    assert numbers(lines[-1]) == list(table.game.totals)


async def test_a_wide_sheet_has_running_totals_and_the_number_of_each_round() -> None:
    table = play(NAMES, 3)
    third = table.game.history[2]
    shown = numbers((await lines_of(table, 64))[4])
    assert shown[:2] == [3, 6]
    assert shown[3::2] == list(third.totals)


async def test_the_leader_and_the_round_being_played_are_marked() -> None:
    table = play(NAMES, 3)
    table.next_round()
    lines = await lines_of(table, 28)
    assert [line for line in lines if "▸" in line] == [lines[5]]
    assert lines[5].split() == ["▸", "5", *"·····"]
    best = min(table.game.totals)
    assert [f"★{best}" in word for word in lines[-1].split()[1:]] == [
        total == best for total in table.game.totals
    ]


async def test_nobody_leads_before_the_first_round_is_over() -> None:
    assert "★" not in "\n".join(await lines_of(play(NAMES, 0), 28))


async def test_a_short_game_has_eight_rounds() -> None:
    lines = await lines_of(play(NAMES[:2], 1, rules=HouseRules(length="short")), 28)
    assert [numbers(line)[0] for line in lines[2:-2]] == [8, 7, 6, 5, 4, 3, 2, 1]


async def test_a_low_terminal_saves_the_lines_between_the_parts() -> None:
    lines = await lines_of(play(NAMES, 1), 28, (60, 20))
    assert len(lines) == 17


async def test_names_are_plain_text_and_cut_to_their_columns() -> None:
    lines = await lines_of(play(HARD_NAMES, 2), 28)
    assert "[bo…" in lines[0]
    assert cell_len(lines[0]) <= 28


@at_all_sizes
async def test_the_scores_show_sheet_and_story(size: tuple[int, int]) -> None:
    table = play(NAMES, 4)
    async with showing(ScoresScreen(table), size) as (app, _):
        assert is_on_screen(app, app.screen.query_one(ScoreSheet).region)
        assert all(str(total) in screen_text(app) for total in table.game.totals)
        story = app.screen.query_one("#story", VerticalScroll)
        assert is_on_screen(app, story.region)
        assert "over." in screen_text(app).splitlines()[story.region.bottom - 1]


async def test_the_story_scrolls_back_to_its_beginning() -> None:
    async with showing(ScoresScreen(play(NAMES, 1)), (60, 20)) as (app, pilot):
        story = app.screen.query_one("#story", VerticalScroll)
        assert story.scroll_y == story.max_scroll_y > 0
        await pilot.press("home")
        await pilot.pause(0.5)
        assert story.scroll_y == 0
        assert "deals" in screen_text(app)


@pytest.mark.parametrize("key", ["escape", "s", "enter"])
async def test_the_scores_close(key: str) -> None:
    async with showing(ScoresScreen(play(NAMES[:2], 1))) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert app.results == [None]
