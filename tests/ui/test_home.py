"""Home: the title, and a menu for keys and mouse."""

from __future__ import annotations

from itertools import pairwise

import pytest
from textual.widgets import OptionList

from craits.ui.screens.home import HomeChoice, HomeScreen
from craits.ui.widgets.card_arc import CardArc
from craits.ui.widgets.wordmark import Wordmark
from tests.ui.screens import at_all_sizes, click_text, is_on_screen, showing


@pytest.mark.parametrize("choice", HomeChoice)
async def test_each_entry_has_a_key(choice: HomeChoice) -> None:
    async with showing(HomeScreen()) as (app, pilot):
        await pilot.press(choice.key)
        await pilot.pause()
        assert app.results == [choice]


@pytest.mark.parametrize(("downs", "choice"), enumerate(HomeChoice))
async def test_arrows_and_enter_choose_an_entry(downs: int, choice: HomeChoice) -> None:
    async with showing(HomeScreen()) as (app, pilot):
        await pilot.press(*["down"] * downs, "enter")
        await pilot.pause()
        assert app.results == [choice]


@at_all_sizes
async def test_a_click_chooses_an_entry(size: tuple[int, int]) -> None:
    async with showing(HomeScreen(), size) as (app, pilot):
        await click_text(app, pilot, HomeChoice.QUIT.label)
        assert app.results == [HomeChoice.QUIT]


async def test_the_question_mark_opens_the_help() -> None:
    async with showing(HomeScreen()) as (app, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        assert app.results == [HomeChoice.RULES]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (160, 50), (60, 50), (160, 20)])
async def test_title_and_menu_are_whole_in_every_terminal(size: tuple[int, int]) -> None:
    async with showing(HomeScreen(), size) as (app, _):
        parts = [app.screen.query_one(part) for part in (CardArc, Wordmark, OptionList)]
        assert all(is_on_screen(app, part.region) for part in parts)
        for upper, lower in pairwise(parts):
            assert upper.region.bottom <= lower.region.y
        for part in parts:
            middle = part.region.x + part.region.width / 2
            assert abs(middle - size[0] / 2) <= 1


async def test_a_larger_terminal_gets_larger_cards() -> None:
    async with showing(HomeScreen(), (60, 20)) as (app, pilot):
        small = app.screen.query_one(CardArc).size
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        assert app.screen.query_one(CardArc).size.area > 2 * small.area
