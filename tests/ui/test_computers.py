"""Computers at the table: they move by themselves, and nobody ever sees their hands."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from craits.players.strength import Strength
from craits.records.recorder import Recorder, resume
from craits.records.store import Store
from craits.rules import Card, HouseRules, Play, Round
from craits.rules.events import CardPlayed, IdiotCaught, OneCardCalled
from craits.table import Table
from craits.ui.screens.choose_player import ChoosePlayerPrompt
from craits.ui.screens.choose_suit import ChooseSuitPrompt
from craits.ui.screens.notice import Notice
from craits.ui.screens.one_card import OneCardPrompt
from craits.ui.screens.round_end import RoundEndScreen
from craits.ui.screens.table import Stage
from craits.ui.widgets.hand_over import HandOver
from tests.ui.tables import NAMES, TableApp, screen_text, text_of
from tests.ui.test_secrets import WatchedApp

SHORT = HouseRules(length="short")


def table_with(
    notation: str, computers: dict[int, Strength], rules: HouseRules | None = None
) -> Table:
    rules = rules or HouseRules()
    position = Round.from_notation(notation, rules, random.Random(1))
    table = Table(NAMES[: len(position.hands)], rules, random.Random(1), computers=computers)
    table.game.round = position
    return table


async def until(pilot: Pilot[None], what: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something has come about."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, screen_text(pilot.app)  # type: ignore[arg-type]
        await pilot.pause(0.02)


def played(table: Table) -> int:
    return sum(isinstance(event, CardPlayed) for event in table.log(None))


async def test_one_person_plays_a_round_against_two_computers_by_keys() -> None:
    computers = {1: Strength.EXPERT, 2: Strength.NOVICE}
    notation = "hands=5h9cKd4d/KhQh2h9d/4c4s9hTh pile=4h stock=3c7c7d6c8dAcAd2s3s5s6s8c"
    table = table_with(notation, computers, SHORT)
    app = WatchedApp(table)
    app.remember(speed="fast")
    app.holder = 0
    rng = random.Random(1)
    async with app.run_test() as pilot:
        await pilot.pause()
        end = time.monotonic() + 200
        while not isinstance(app.screen, RoundEndScreen):
            assert time.monotonic() < end, screen_text(app)
            assert app.at_table.stage is not Stage.COVERED, "there is no hand over"
            key = next_key(app.screen, app, rng)
            await pilot.press(key)
            await pilot.pause(0.02)
            if table.turn and not table.game.round.is_over:
                assert not isinstance(app.screen, ChooseSuitPrompt), "computers are not asked"
        assert not app.leaks
        assert played(table) > 3
        await pilot.press("enter")
        await until(pilot, lambda: table.game.round_number == 2)


def next_key(screen: Screen[object], app: TableApp, rng: random.Random) -> str:
    """What the only person presses."""
    match screen:
        case ChooseSuitPrompt():
            return rng.choice(["c", "d", "h", "s"])
        case OneCardPrompt():
            return rng.choice(["o", "x"])
        case ChoosePlayerPrompt():
            return "escape"
        case Notice():
            return "enter"
        case _:
            pass
    if app.at_table.stage is Stage.WATCHING:
        return "space"
    fits = any(isinstance(action, Play) for action in app.table.view(0).actions)
    return "enter" if fits else "d"


async def test_four_experts_can_be_watched_paused_and_stepped() -> None:
    computers = dict.fromkeys(range(4), Strength.EXPERT)
    notation = "hands=5h9cKd/KhQh2h/4c4s9d/JhJdTs pile=4h stock=3c7c7d6c8dAcAd"
    table = table_with(notation, computers)
    app = WatchedApp(table)
    app.remember(speed="fast")
    async with app.run_test(size=(100, 32)) as pilot:
        await until(pilot, lambda: played(table) > 0)
        await pilot.press("p")
        assert "Paused" in screen_text(app)
        turns: list[int] = []
        for _ in range(3):
            before = len(table.log(None))
            await pilot.press("space")
            await until(pilot, lambda before=before: len(table.log(None)) > before)  # type: ignore[misc]
            turns.append(len(table.log(None)))
        await pilot.pause(0.6)
        assert len(table.log(None)) == turns[-1], "one step for one key"
        await pilot.press("p")
        await pilot.press("minus")
        assert app.settings.speed == "normal"
        await pilot.press("plus")
        end = time.monotonic() + 200
        while not isinstance(app.screen, RoundEndScreen):
            assert time.monotonic() < end
            assert not app.screen.is_modal
            await pilot.press("space")
            await pilot.pause(0.02)
        assert not app.leaks


async def test_between_two_people_only_people_are_handed_the_keyboard() -> None:
    notation = "hands=Kc9h9s/KhQh2h/TcTdJc pile=5c stock=3c7c7d6c"
    table = table_with(notation, {2: Strength.NOVICE})
    app = TableApp(table)
    app.remember(speed="fast")
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("enter", "tab", "enter")
        assert "Ben, it is your turn." in screen_text(app)
        await pilot.press("enter")
        await pilot.press("1" if app.hand.card is None else "enter")
        await until(pilot, lambda: table.turn == 2 or app.at_table.stage is Stage.WATCHING)
        assert "Cy is thinking." in text_of(app.at_table.query_one(HandOver).query_one("#call"))
        assert app.at_table.holder is None
        await until(pilot, lambda: app.at_table.stage is Stage.COVERED)
        assert "it is your turn." in screen_text(app)
        assert "Cy had nothing that fits and drew a card." in screen_text(app)


async def test_a_computer_names_the_turned_up_suit_by_itself() -> None:
    table = table_with("hands=KcTd/Kd2s pile=8h stock=AhQs naming=1", {0: Strength.REGULAR})
    app = TableApp(table)
    app.remember(speed="fast")
    async with app.run_test() as pilot:
        await until(pilot, lambda: not table.view(None).naming)
        assert not isinstance(app.screen, ChooseSuitPrompt)


async def test_a_computer_catches_a_person_in_the_prompt_of_one_card() -> None:
    table = table_with("hands=5h9c/KhQh2h pile=4h stock=3c7c7d6c", {1: Strength.EXPERT})
    table.company.players[1].notice = lambda: 4.0  # type: ignore[method-assign]
    app = TableApp(table, countdown=20)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("tab", "enter")
        assert isinstance(app.screen, OneCardPrompt)
        assert "Idiot!" not in screen_text(app), "nobody else has a key"
        await until(pilot, lambda: "Ana is an idiot!" in screen_text(app))
        caught = [event for event in table.log(None) if isinstance(event, IdiotCaught)]
        assert [(event.caller, event.seat) for event in caught] == [(1, 0)]
        assert table.turn == 1, "the computer waits behind the notice"
        await pilot.press("enter")
        await until(pilot, lambda: played(table) == 2 or table.turn == 0)


async def test_whoever_calls_first_wins_the_race() -> None:
    table = table_with("hands=5h9c/KhQh2h pile=4h stock=3c7c7d6c", {1: Strength.EXPERT})
    table.company.players[1].notice = lambda: 8.0  # type: ignore[method-assign]
    app = TableApp(table, countdown=20)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("tab", "enter", "o")
        assert app.at_table._race._call is None, "no computer will call any more"
        events = table.log(None)
        assert any(isinstance(event, OneCardCalled) for event in events)
        assert not any(isinstance(event, IdiotCaught) for event in events)


async def test_a_person_catches_a_computer_that_forgets() -> None:
    table = table_with("hands=KcQcTs/Jh9c/2d2c pile=4h stock=3c7c7d6c turn=1", {1: Strength.NOVICE})
    table.company.players[1].announce = lambda: None  # type: ignore[method-assign]
    app = TableApp(table)
    app.remember(speed="fast")
    async with app.run_test() as pilot:
        await until(pilot, lambda: table.view(None).open_seat == 1)
        await until(pilot, lambda: app.at_table.stage is Stage.COVERED)
        await pilot.press("i", "2", "1")
        await until(pilot, lambda: isinstance(app.screen, Notice))
        caught = [event for event in table.log(None) if isinstance(event, IdiotCaught)]
        assert [(event.caller, event.seat) for event in caught] == [(0, 1)]


async def test_advice_names_a_card_and_a_reason_and_can_be_forbidden() -> None:
    notation = "hands=5h9cKd/KhQh2h pile=4h stock=3c7c7d6c"
    app = TableApp(table_with(notation, {1: Strength.NOVICE}))
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        await pilot.press("a")
        await until(pilot, lambda: "5♥" in screen_text(app) and "nothing else" in screen_text(app))
    rules = HouseRules()
    table = Table(("Ana", "Pip"), rules, computers={1: Strength.NOVICE}, may_advise=False)
    table.game.round = Round.from_notation(notation, rules, random.Random(1))
    app = TableApp(table)
    async with app.run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        assert "advice" not in screen_text(app)
        await pilot.press("a")
        assert "expert" not in screen_text(app)


async def test_a_resumed_game_goes_on_with_its_computers(own_folder: Path) -> None:
    store = Store(own_folder)
    computers = {1: Strength.EXPERT}
    table = Table(
        ("Ana", "Hal"), SHORT, random.Random(2), recorder=Recorder(store), computers=computers
    )
    app = TableApp(table)
    app.remember(speed="fast")
    async with app.run_test() as pilot:
        await until(pilot, lambda: played(table) + table.view(None).naming >= 0)
        before = len(table.log(None))
        rng = random.Random(1)
        while len(table.log(None)) < before + 6 and not table.game.round.is_over:
            await pilot.press(next_key(app.screen, app, rng))
            await pilot.pause(0.05)
    assert table.recorder is not None
    table.recorder.close()
    again = Table.resume(resume(store))
    assert again.computers == computers
    app = TableApp(again)
    app.remember(speed="fast")
    async with app.run_test() as pilot:
        await pilot.pause()
        before = len(again.log(None))
        while len(again.log(None)) < before + 6 and not again.game.round.is_over:
            await pilot.press(next_key(app.screen, app, random.Random(1)))
            await pilot.pause(0.05)
    assert again.recorder is not None
    again.recorder.close()
    store.close()


async def test_what_the_only_person_drew_is_marked_until_a_card_is_played() -> None:
    table = table_with(
        "hands=2s9c3d/7hJsTs pile=4h stock=3c7c7dQhKsAs turn=1", {1: Strength.NOVICE}
    )
    app = TableApp(table)
    app.remember(speed="fast")
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.at_table.stage is Stage.CHOOSING)
        assert app.hand._new == {Card.parse("3c")}
        assert "new" in screen_text(app)
