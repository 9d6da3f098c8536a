"""The house rules on the screen, in sentences, the default marked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from craits.rules import HOUSE_RULE_OPTIONS, HouseRuleOption, HouseRules
from craits.sentences import HouseRuleTitle, describe_house_rule
from craits.ui.screens.house_rules import HouseRulesScreen
from craits.ui.widgets.house_rule_list import HouseRuleList
from tests.ui.screens import ScreenApp, at_all_sizes, click_text, showing
from tests.ui.tables import screen_text


def entries(app: ScreenApp) -> list[str]:
    """All that the list says, however it is wrapped."""
    options = app.screen.query_one(HouseRuleList).options
    return [re.sub(r"\s+", " ", str(option.prompt)).strip() for option in options]


def taken(app: ScreenApp) -> list[str]:
    return [entry for entry in entries(app) if entry.startswith("●")]


@at_all_sizes
async def test_enter_goes_on_at_once(size: tuple[int, int]) -> None:
    async with showing(HouseRulesScreen(HouseRules(), 3), size) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [HouseRules()]


@pytest.mark.parametrize("players", [2, 3])
async def test_every_value_of_every_rule_is_a_sentence_with_the_default_marked(
    players: int,
) -> None:
    async with showing(HouseRulesScreen(HouseRules(), players)) as (app, _):
        said = entries(app)
        for option in HOUSE_RULE_OPTIONS:
            shown = players == 2 or option.name != "two_player_ten"
            assert (HouseRuleTitle[option.name.upper()].value in said) == shown
            for value in option.values:
                sentence = describe_house_rule(option.name, value)
                found = [entry for entry in said if sentence in entry]
                assert len(found) == shown
                if shown:
                    assert found[0].endswith("(usual)") == (value == option.default)
                    assert found[0].startswith("●" if value == option.default else "○")


async def test_the_length_stands_first_with_its_deals() -> None:
    async with showing(HouseRulesScreen(HouseRules(), 3)) as (app, _):
        assert entries(app)[0] == "Length of the game"
        assert "8 7 6 5 4 3 2 1 2 3 4 5 6 7 8" in entries(app)[1]
        assert entries(app)[2].endswith(" 8 7 6 5 4 3 2 1")


@pytest.mark.parametrize("option", HOUSE_RULE_OPTIONS, ids=lambda option: option.name)
async def test_every_rule_can_be_changed_by_keys(option: HouseRuleOption) -> None:
    last = len(option.values) - 1
    async with showing(HouseRulesScreen(HouseRules(), 2)) as (app, pilot):
        rules = app.screen.query_one(HouseRuleList)
        for _ in range(30):
            here = rules.highlighted_option
            if here is not None and here.id == f"{option.name} {last}":
                break
            await pilot.press("down")
        await pilot.press("space", "enter")
        await pilot.pause()
        changed: dict[str, Any] = {option.name: option.values[last]}
        assert app.results == [HouseRules(**changed)]


@at_all_sizes
async def test_a_value_can_be_taken_by_mouse(size: tuple[int, int]) -> None:
    async with showing(HouseRulesScreen(HouseRules(), 3), size) as (app, pilot):
        await click_text(app, pilot, "A short game")
        assert any("A short game" in entry for entry in taken(app))
        assert len(taken(app)) == len(HOUSE_RULE_OPTIONS) - 1
        await click_text(app, pilot, "Play  Enter")
        assert app.results == [HouseRules(length="short")]


@pytest.mark.parametrize("by_key", [True, False])
async def test_all_as_usual(by_key: bool) -> None:
    changed = HouseRules(length="short", match="either", last_six="out")
    async with showing(HouseRulesScreen(changed, 3)) as (app, pilot):
        assert sum("(usual)" in entry for entry in taken(app)) == len(HOUSE_RULE_OPTIONS) - 4
        if by_key:
            await pilot.press("u")
        else:
            await click_text(app, pilot, "All as usual  u")
        await pilot.pause()
        assert all("(usual)" in entry for entry in taken(app))
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [HouseRules()]


async def test_a_rule_that_is_not_shown_keeps_its_value() -> None:
    rules = HouseRules(two_player_ten="skip")
    async with showing(HouseRulesScreen(rules, 3)) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [rules]


async def test_escape_goes_back() -> None:
    async with showing(HouseRulesScreen(HouseRules(), 3)) as (app, pilot):
        await pilot.press("down", "space", "escape")
        await pilot.pause()
        assert app.results == [None]


async def test_sentences_wrap_below_themselves_in_a_narrow_terminal() -> None:
    async with showing(HouseRulesScreen(HouseRules(), 3), (60, 20)) as (app, pilot):
        lines = screen_text(app).splitlines()
        first = next(y for y, line in enumerate(lines) if "A full game" in line)
        assert lines[first].index("A full") == lines[first + 1].index("1 and up again to 8.")
        await pilot.resize_terminal(100, 32)
        await pilot.pause()
        assert describe_house_rule("length", "full") in screen_text(app)


async def test_advice_is_allowed_or_forbidden_by_key_and_by_mouse() -> None:
    screen = HouseRulesScreen(HouseRules(), 3)
    async with showing(screen) as (app, pilot):
        assert screen.may_advise
        await pilot.press("a")
        await pilot.pause()
        assert not screen.may_advise
        await pilot.click("#advice")
        await pilot.pause()
        assert screen.may_advise
        await pilot.press("a", "enter")
        await pilot.pause()
        assert not screen.may_advise
        assert app.results == [HouseRules()]
