"""A game that was left is gone on with; what cannot be saved is told; settings are remembered."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from craits.records.claims import is_claimed
from craits.records.games import load, past_games, unfinished_games
from craits.records.recorder import Recorder, resume
from craits.records.settings import load_settings
from craits.records.store import Store
from craits.rules import HouseRules
from craits.table import Table
from craits.ui.app import CraitsApp
from craits.ui.screens.game_end import GameEndScreen
from craits.ui.screens.home import HomeScreen
from craits.ui.screens.leave import LeavePrompt, QuitPrompt
from craits.ui.screens.notice import Notice
from craits.ui.screens.question import QuestionPrompt
from craits.ui.screens.round_end import RoundEndScreen
from craits.ui.screens.table import Stage, TableScreen
from craits.ui.screens.unfinished import UnfinishedScreen
from craits.ui.widgets.award_list import AwardList
from craits.ui.widgets.saving_mark import SavingMark
from tests.records.playing import SHORT, play, store_game
from tests.ui.card_spotter import spot_cards
from tests.ui.screens import click_text
from tests.ui.tables import screen_text, text_of

needs_terminals = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs pseudo terminals")


@pytest.fixture
def store(own_folder: Path) -> Iterator[Store]:
    """The saved games of the app that a test starts."""
    made = Store(own_folder)
    yield made
    made.close()


@asynccontextmanager
async def running(
    *, table: Table | None = None, names: list[str] | None = None, length: str | None = None
) -> AsyncIterator[tuple[CraitsApp, Pilot[None]]]:
    app = CraitsApp(names, "short" if length else None, random.Random(3), table=table)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield app, pilot


async def test_a_game_that_was_left_is_gone_on_with_where_it_stood(store: Store) -> None:
    async with running(names=["Ana", "Ben", "Cy"]) as (app, pilot):
        await pilot.press("x", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("enter")
        fitting = screen.stage is Stage.CHOOSING
        assert fitting
        await pilot.press("tab", "enter", "d")
        before = screen.table.game.round.notation()
        await pilot.press("escape")
        assert isinstance(app.screen, LeavePrompt)
        assert "The game is kept as it stands" in screen_text(app)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert "Ana, Ben and Cy" in screen_text(app)
        assert not is_claimed(store, 1)
        await pilot.press("g", "enter")
        await pilot.pause()
        again = app.screen
        assert isinstance(again, TableScreen)
        assert again.stage is Stage.COVERED
        assert again.table.game.round.notation() == before
        assert is_claimed(store, 1)
    assert not is_claimed(store, 1)


async def test_a_game_that_was_left_in_the_cut_is_not_kept(store: Store) -> None:
    async with running(names=["Ana", "Ben"]) as (app, pilot):
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert unfinished_games(store) == []


async def test_ctrl_q_asks_in_a_game_and_keeps_it(store: Store) -> None:
    store_game(store, 1, steps=9)
    async with running(table=Table.resume(resume(store))) as (app, pilot):
        await pilot.press("ctrl+q")
        assert isinstance(app.screen, QuitPrompt)
        await pilot.press("ctrl+q", "n")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("ctrl+q", "y")
        await pilot.pause()
        assert not app.is_running
    assert not is_claimed(store, 1)
    assert len(unfinished_games(store)) == 1


async def test_between_two_rounds_it_is_gone_on_with_at_the_end_of_the_round(store: Store) -> None:
    rng = random.Random(2)
    table = Table(["Ana", "Ben"], SHORT, rng, recorder=Recorder(store))
    while not table.game.round.is_over:
        play(table, rng, 1)
    assert table.recorder is not None
    table.recorder.close()
    async with running(table=Table.resume(resume(store))) as (app, pilot):
        assert isinstance(app.screen, RoundEndScreen)
        await pilot.press("enter")
        await pilot.pause()
        # Above the table a suit may be asked for, when an 8 or a 9 is turned up.
        tables = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
        assert [screen.table.game.round_number for screen in tables] == [2]
    assert load(store, 1).steps[-1].word == "deal"


async def test_the_end_of_a_game_gives_awards_and_the_game_is_a_past_one(store: Store) -> None:
    rng = random.Random(2)
    table = Table(["Ana", "Ben"], SHORT, rng, recorder=Recorder(store))
    play(table, rng)
    async with running(table=table) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, GameEndScreen)
        assert "points in one." in text_of(app.screen.query_one(AwardList))
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert "Go on" not in screen_text(app)
    assert len(past_games(store)) == 1


async def test_a_list_of_unfinished_games_by_keys_and_mouse(store: Store) -> None:
    store_game(store, 1, ("[red]Zoë", "]"), steps=9)
    store_game(store, 2, steps=9)
    async with running() as (app, pilot):
        await pilot.press("g")
        assert isinstance(app.screen, UnfinishedScreen)
        assert "[red]Zoë and ]" in screen_text(app)
        await pilot.press("x")
        assert isinstance(app.screen, QuestionPrompt)
        await pilot.press("enter")
        assert len(unfinished_games(store)) == 2, "keeping it is the first answer"
        await click_text(app, pilot, "Delete  x")
        await pilot.press("y")
        await pilot.pause()
        assert [game.number for game in unfinished_games(store)] == [1]
        assert app.screen.query_one(OptionList).option_count == 1
        await click_text(app, pilot, "Go on  Enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.names == ("[red]Zoë", "]")


async def test_a_game_that_is_played_elsewhere_is_told_so(store: Store) -> None:
    store_game(store, 1, steps=9)
    held = resume(store)
    async with running() as (app, pilot):
        await pilot.press("g")
        assert "Open in another window now" in screen_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, Notice)
        await pilot.press("enter", "x", "y")
        await pilot.pause()
        assert isinstance(app.screen, Notice), "nor is it deleted"
    held.recorder.close()
    assert len(unfinished_games(store)) == 1


async def test_when_saving_fails_the_players_are_warned_until_it_works_again(
    store: Store, own_folder: Path
) -> None:
    store.close()
    own_folder.parent.mkdir(exist_ok=True)
    own_folder.write_text("a file where the folder should be")
    async with running(names=["Ana", "Ben"]) as (app, pilot):
        await pilot.press("x", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        mark = screen.query_one(SavingMark)
        assert mark.display
        assert "not saved" in screen_text(app)
        assert len(app._notifications) == 1
        await pilot.press("escape")
        assert "The last moves are not saved" in screen_text(app)
        await pilot.press("n", "enter")
        assert screen.stage is Stage.CHOOSING
        own_folder.unlink()
        await pilot.press("tab", "enter", "d")
        assert not mark.display
        assert screen.table.recorder is not None
        assert screen.table.recorder.unsaved == 0
        assert len(load(store, 1).steps) >= 2


async def test_home_tells_what_is_wrong_with_games_and_settings(own_folder: Path) -> None:
    own_folder.mkdir()
    (own_folder / "settings.toml").write_text("theme = \n")
    (own_folder / "craits.db").write_text("this is no database " * 100)
    async with running() as (app, pilot):
        text = " ".join(screen_text(app).split())
        assert "The settings are broken in line 1" in text
        await pilot.resize_terminal(140, 45)
        await pilot.pause()
        assert "The saved games were damaged" in screen_text(app)


async def test_names_rules_and_theme_are_remembered(own_folder: Path) -> None:
    async with running(length="short") as (app, pilot):
        await pilot.press("n", *"Ana", "enter", *"Ben", "enter", *"Cy", "enter", "enter")
        await pilot.pause()
        app.theme = "midnight"
        await pilot.pause()
        await pilot.press("escape")
    settings, problem = load_settings(own_folder)
    assert problem is None
    assert (settings.names, settings.rules) == (("Ana", "Ben", "Cy"), HouseRules(length="short"))
    assert settings.theme == "midnight"
    async with running() as (app, pilot):
        assert app.theme == "midnight"
        await pilot.press("n", "enter")
        await pilot.pause()
        assert "A short game" in screen_text(app)


@needs_terminals
def test_a_killed_game_is_resumed_with_no_card_of_any_hand_on_the_screen(store: Store) -> None:
    from tests.terminal import CRAITS, Terminal

    with Terminal([CRAITS, "--players", "Ana,Ben,Cy", "--seed", "3"]) as first:
        first.wait_for("The cut for the deal")
        first.press("x")
        first.press("\r")
        for _ in range(3):
            first.wait_for("Uncover the hand")
            first.press("\r")
            first.wait_for("Hand now")
            time.sleep(0.3)  # Ana looks at it
            if "Draw  d" in first.text:
                first.press("d")
                first.wait_for("Pass on")
                first.press("\r")
            else:
                first.press("\t")
                first.press("\r")
                first.wait_until(lambda: "Hand now" not in first.text or "follows" in first.text)
                if "follows" in first.text:
                    first.press("s")
        os.kill(first.pid, signal.SIGKILL)
    left = resume(store)
    left.recorder.close()
    table = Table.resume(left)
    assert len(load(store, 1).steps) >= 3, "the start and the first turns"

    with Terminal([CRAITS, "resume"]) as second:
        second.wait_for("Uncover the hand")
        assert f"{table.names[table.turn]}, it is your turn." in second.text
        seen = spot_cards(second.lines)
        assert table.view(None).top in seen
        assert not seen & {card for hand in table.game.round.hands for card in hand}
        with Terminal([CRAITS, "resume", "1"], columns=250) as third:
            assert third.wait_for_end() == 1
            assert third.text.strip().startswith(
                "craits: Game 1 is being played by another Craits."
            )
        second.close()
        assert second.wait_for_end() == -signal.SIGHUP
    assert not is_claimed(store, 1)
