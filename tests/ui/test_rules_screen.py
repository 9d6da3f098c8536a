"""The help: cards, keys, rules."""

from __future__ import annotations

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Markdown, TabbedContent

from craits.rules import POINTS, Rank
from craits.sentences import ABILITY_SENTENCES
from craits.ui.screens.rules import RulesScreen
from craits.ui.screens.table import TableScreen
from craits.ui.widgets.hand import Hand
from craits.ui.widgets.key_list import KEYS
from tests.ui.screens import at_all_sizes, click_text, showing
from tests.ui.tables import screen_text


async def test_it_opens_with_what_each_card_does_and_counts() -> None:
    async with showing(RulesScreen(), (100, 40)) as (app, _):
        lines = screen_text(app).splitlines()
        for rank in Rank:
            line = next(line for line in lines if line.split()[:1] == [rank.label])
            assert ABILITY_SENTENCES[rank][:40] in line
            count = "cancels" if rank is Rank.THREE else str(POINTS[rank])
            assert line.split()[-1] == count


@at_all_sizes
async def test_arrows_digits_and_clicks_turn_to_the_other_parts(size: tuple[int, int]) -> None:
    async with showing(RulesScreen(), size) as (app, pilot):
        parts = app.screen.query_one(TabbedContent)
        await pilot.press("right")
        assert parts.active == "keys"
        await pilot.press("left", "left")
        assert parts.active == "rules"
        await pilot.press("1")
        assert parts.active == "cards"
        await click_text(app, pilot, "2 Keys")
        assert parts.active == "keys"
        assert "Call somebody an idiot" in screen_text(app)


async def test_the_rules_scroll_to_their_end_by_keys() -> None:
    async with showing(RulesScreen()) as (app, pilot):
        await pilot.press("3")
        await pilot.pause()
        assert "The rules of Craits" in screen_text(app)
        scroll = app.screen.query_one(Markdown).parent
        assert isinstance(scroll, VerticalScroll)
        await pilot.press("down", "end")
        while scroll.scroll_y < scroll.max_scroll_y:
            await pilot.pause(0.05)
        assert "24." in screen_text(app)


@pytest.mark.parametrize("key", ["escape", "question_mark", "q"])
async def test_it_closes(key: str) -> None:
    async with showing(RulesScreen()) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert app.results == [None]


async def test_every_key_of_the_table_is_listed() -> None:
    listed = " ".join(key for key, _ in KEYS).split()
    shown = {"question_mark": "?", "escape": "Esc", "enter": "Enter", "tab": "Tab"}
    shown |= {"left": "←", "right": "→", "space": "Space"}
    shown |= {"plus": "+", "minus": "-"}
    unlisted = {"shift+tab", "home", "end", "equals_sign"}
    for binding in (*TableScreen.BINDINGS, *Hand.BINDINGS):
        for key in getattr(binding, "key", "").split(","):
            if key not in unlisted and not key.isdigit():
                assert shown.get(key, key) in listed
