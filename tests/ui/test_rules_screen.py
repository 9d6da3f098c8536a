"""The help: cards, keys, rules."""

from __future__ import annotations

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Markdown, ProgressBar, TabbedContent

from craits.explanations import Situation
from craits.rules import POINTS, Card, Rank, Suit
from craits.sentences import ABILITY_SENTENCES
from craits.ui.screens.choose_suit import ChooseSuitPrompt
from craits.ui.screens.one_card import OneCardPrompt
from craits.ui.screens.rules import RulesScreen
from craits.ui.screens.table import TableScreen
from craits.ui.widgets.hand import Hand
from craits.ui.widgets.key_list import KEYS
from tests.ui.card_spotter import spot_cards
from tests.ui.screens import at_all_sizes, click_text, showing
from tests.ui.tables import playing, screen_text


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


THREE = "hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d"


async def test_at_the_table_it_begins_with_what_is_to_be_known_now() -> None:
    async with playing(THREE, size=(100, 40)) as (app, pilot):
        await pilot.press("enter", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        text = screen_text(app)
        assert "1 Now" in text
        assert "4 The rules" in text
        assert "What fits: ♥, a 4 or an 8." in text
        assert "9♣ fits neither ♥ nor a 4." in text
        await pilot.press("2")
        await pilot.pause()
        assert ABILITY_SENTENCES[Rank.FOUR] in screen_text(app)
        await pilot.press("question_mark")
        assert app.at_table.is_active


async def test_on_the_hand_over_it_tells_nothing_of_a_hand() -> None:
    async with playing(THREE, size=(100, 40)) as (app, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        text = screen_text(app)
        assert "The turn of Ana" in text
        assert spot_cards(text.splitlines()) == {Card.parse("4h")}


async def test_in_a_prompt_it_tells_what_the_card_does_and_nothing_is_lost() -> None:
    async with playing("hands=8h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        prompt = app.screen
        assert isinstance(prompt, ChooseSuitPrompt)
        await pilot.press("question_mark")
        await pilot.pause()
        assert ABILITY_SENTENCES[Rank.EIGHT] in screen_text(app)
        await pilot.press("escape")
        assert app.screen is prompt
        await pilot.press("c")
        assert app.table.view(None).suit is Suit.CLUBS


async def test_the_countdown_waits_while_the_help_is_read() -> None:
    async with playing("hands=Jh2c/TsJs/KcKd pile=4h stock=3c7c7d", countdown=60) as (app, pilot):
        await pilot.press("enter", "enter")
        prompt = app.screen
        assert isinstance(prompt, OneCardPrompt)
        await pilot.press("question_mark")
        await pilot.pause()
        assert Situation.ONE_CARD.text[:40] in screen_text(app)
        bar = prompt.query_one(ProgressBar)
        left = bar.progress
        await pilot.pause(0.5)
        assert bar.progress == left
        await pilot.press("escape")
        await pilot.pause(0.5)
        assert bar.progress < left


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
