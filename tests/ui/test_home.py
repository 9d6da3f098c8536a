"""Home: the title, and a menu for keys and mouse."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

import pytest
from textual.widgets import OptionList

from craits.records.games import StoredGame
from craits.rules import HouseRules
from craits.ui.screens.home import HomeChoice, HomeScreen
from craits.ui.screens.rules import RulesScreen
from craits.ui.widgets.card_arc import CardArc
from craits.ui.widgets.wordmark import Wordmark
from tests.ui.screens import at_all_sizes, click_text, is_on_screen, showing
from tests.ui.tables import screen_text

LEFT = StoredGame(
    number=3,
    players=("Ana", "[bold]Ben[/]", "Konstantin Alexandrowitsch der Große"),
    rules=HouseRules(),
    started=datetime(2024, 5, 4, 20, 0),
    played=datetime(2024, 5, 4, 23, 59),
    is_finished=False,
    rounds_over=2,
    rounds=15,
    totals=(30, 10, 10),
)


@pytest.mark.parametrize("choice", HomeChoice)
async def test_each_entry_has_a_key(choice: HomeChoice) -> None:
    async with showing(HomeScreen(lambda: ([LEFT], []))) as (app, pilot):
        await pilot.press(choice.key)
        await pilot.pause()
        assert app.results == [choice]


@pytest.mark.parametrize(("downs", "choice"), list(enumerate(HomeChoice)))
async def test_arrows_and_enter_choose_an_entry(downs: int, choice: HomeChoice) -> None:
    async with showing(HomeScreen(lambda: ([LEFT], []))) as (app, pilot):
        await pilot.press(*["down"] * downs, "enter")
        await pilot.pause()
        assert app.results == [choice]


@at_all_sizes
async def test_a_click_chooses_an_entry(size: tuple[int, int]) -> None:
    async with showing(HomeScreen(lambda: ([], [])), size) as (app, pilot):
        await click_text(app, pilot, HomeChoice.QUIT.label)
        assert app.results == [HomeChoice.QUIT]


async def test_the_question_mark_opens_the_help() -> None:
    async with showing(HomeScreen(lambda: ([], []))) as (app, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape")
        assert app.screen is app.shown


@pytest.mark.parametrize("games", [0, 1])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (160, 50), (60, 50), (160, 20)])
async def test_title_and_menu_are_whole_in_every_terminal(
    size: tuple[int, int], games: int
) -> None:
    async with showing(HomeScreen(lambda: ([LEFT] * games, [])), size) as (app, _):
        parts = [app.screen.query_one(part) for part in ("#arc", Wordmark, OptionList)]
        parts = [part for part in parts if part.display]
        assert len(parts) == 3 or size[1] == 20, "only the lowest terminal has no room for cards"
        assert all(is_on_screen(app, part.region) for part in parts)
        for upper, lower in pairwise(parts):
            assert upper.region.bottom <= lower.region.y
        for part in parts:
            middle = part.region.x + part.region.width / 2
            assert abs(middle - size[0] / 2) <= 1


async def test_a_larger_terminal_gets_larger_cards() -> None:
    async with showing(HomeScreen(lambda: ([], [])), (80, 24)) as (app, pilot):
        small = app.screen.query_one(CardArc).size
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        assert app.screen.query_one(CardArc).size.area > 2 * small.area


async def test_without_an_unfinished_game_there_is_nothing_to_go_on_with() -> None:
    async with showing(HomeScreen(lambda: ([], []))) as (app, pilot):
        assert HomeChoice.GO_ON.label not in screen_text(app)
        await pilot.press("g")
        assert app.results == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [HomeChoice.NEW_GAME]


async def test_the_newest_unfinished_game_is_told_in_full() -> None:
    async with showing(HomeScreen(lambda: ([LEFT, LEFT], []))) as (app, _):
        text = screen_text(app)
        assert "Ana, [bold]Ben[/] and Konstantin Al…" in text
        leaders = "[bold]Ben[/] and Konstantin Al… lead together"
        assert f"Round 3 of 15, {leaders}" in text
        assert "2024-05-04 at 23:59" in text
        assert "Go on (2 games)" in text


@at_all_sizes
async def test_what_is_wrong_is_told_beside_the_whole_menu(size: tuple[int, int]) -> None:
    problem = "The folder [x] cannot be used: /a/[b]/c. " + "Games can be played. " * 5
    async with showing(HomeScreen(lambda: ([LEFT], [problem, problem])), size) as (app, pilot):
        assert "The folder [x] cannot be used: /a/[b]/c." in screen_text(app)
        assert is_on_screen(app, app.screen.query_one(OptionList).region)
        await pilot.press("n")
        await pilot.pause()
        assert app.results == [HomeChoice.NEW_GAME]
