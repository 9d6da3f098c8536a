"""What comes after what; and a terminal that changes its size in the middle."""

from __future__ import annotations

import random
import re
import time

import pytest
from textual.pilot import Pilot

from craits.rules import Card
from craits.ui.app import CraitsApp
from craits.ui.screens.base import TooSmall
from craits.ui.screens.choose_suit import ChooseSuitPrompt
from craits.ui.screens.cut import CutScreen
from craits.ui.screens.home import HomeScreen
from craits.ui.screens.house_rules import HouseRulesScreen
from craits.ui.screens.one_card import OneCardPrompt
from craits.ui.screens.seats import SeatsScreen
from craits.ui.screens.table import Stage, TableScreen
from tests.terminal import CRAITS, Terminal
from tests.ui.card_spotter import spot_cards
from tests.ui.tables import playing, screen_text


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys as slowly as people do, who wait for what they see."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def test_from_home_to_the_table_by_keys() -> None:
    app = CraitsApp(rng=random.Random(3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, SeatsScreen)
        for name in ("Ana", "Ben", "Cy"):
            await press(pilot, *name, "enter")
        assert isinstance(app.screen, HouseRulesScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, CutScreen)
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.names == ("Ana", "Ben", "Cy")
        assert app.screen.stage is Stage.COVERED


async def test_escape_goes_back_step_by_step() -> None:
    app = CraitsApp(rng=random.Random(3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter", *"Ana", "enter", *"Ben", "enter", "ctrl+r", "enter")
        assert isinstance(app.screen, HouseRulesScreen)
        await press(pilot, "escape")
        assert isinstance(app.screen, SeatsScreen)
        assert "Ana" in screen_text(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_leaving_the_table_leads_home() -> None:
    app = CraitsApp(["Ana", "Ben"], rng=random.Random(3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter", "enter")
        assert isinstance(app.screen, TableScreen)
        await press(pilot, "escape", "y")
        assert isinstance(app.screen, HomeScreen)


async def test_a_small_terminal_makes_the_game_wait() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        await pilot.resize_terminal(59, 24)
        await pilot.pause()
        assert app.screen.query_one(TooSmall).display
        assert "60 columns and 20 rows" in screen_text(app)
        await pilot.press("enter")
        assert app.table.view(None).top is Card.parse("4h")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not app.screen.query_one(TooSmall).display
        await pilot.press("enter")
        assert app.table.view(None).top is Card.parse("5h")


SIZES = [(60, 20), (200, 60), (100, 32), (80, 24), (140, 44)]


async def test_resizing_in_a_prompt_loses_nothing() -> None:
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert isinstance(app.screen, ChooseSuitPrompt)
            for suit in ("clubs", "diamonds", "hearts", "spades"):
                assert suit in screen_text(app)
        await pilot.press("s")
        assert app.table.view(None).suit.value == "s"


async def test_the_countdown_waits_while_the_terminal_is_too_small() -> None:
    start = "hands=Kh9c/TsJs/QcKd pile=4h stock=3c7c7d"
    async with playing(start, countdown=1) as (app, pilot):
        await pilot.press("enter", "enter")
        await pilot.resize_terminal(50, 15)
        await pilot.pause(1.5)
        assert isinstance(app.screen, OneCardPrompt)
        await pilot.press("i")
        assert isinstance(app.screen, OneCardPrompt)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.press("o")
        assert app.table.view(None).said == {0}


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (160, 50), (250, 80)], ids=str)
@pytest.mark.parametrize("players", [2, 5])
async def test_one_card_and_twenty_are_shown_whole(size: tuple[int, int], players: int) -> None:
    twenty = "5h9c2dTs3sJs4d6d7c8cAdQhQsKs2s4s5s6s7s8s"
    rest = ["Kh", "KcKd", "9hTh", "Qc"][: players - 1]
    notation = f"hands={twenty}/{'/'.join(rest)} pile=4h stock=3c7d"
    async with playing(notation, size=size) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        lines = screen_text(app).splitlines()
        hand = app.hand.region
        assert app.screen.region.contains_region(hand)
        rows = [line[hand.x : hand.right] for line in lines[hand.y : hand.bottom]]
        hidden = sum(int(n) for n in re.findall(r"(?<=‹)\d+|\d+(?=›)", "".join(rows)))
        cards = spot_cards(rows)
        assert cards <= set(Card.parse_list(twenty))
        assert len(cards) + hidden == 20
        await pilot.press("end")
        assert app.hand.card in spot_cards(
            [line[hand.x : hand.right] for line in screen_text(app).splitlines()]
        )
    one = f"hands=5h/{'/'.join(rest)} pile=4h stock=3c7d"
    async with playing(one, size=size) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert Card.parse("5h") in spot_cards(screen_text(app).splitlines())


@pytest.mark.parametrize("key", ["", "n", "h", "s"])
def test_quitting_while_a_screen_opens_is_no_error(key: str) -> None:
    for delay in (0.0, 0.03, 0.08):
        with Terminal([CRAITS]) as terminal:
            terminal.wait_for("New game")
            terminal.press(key, settle=False)
            time.sleep(delay)
            terminal.press("\x11", settle=False)
            assert terminal.wait_for_end() == 0
