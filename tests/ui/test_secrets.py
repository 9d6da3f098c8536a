"""Secrets stay secret: every frame of a game is watched for cards of a covered hand."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from rich.console import RenderableType
from textual.screen import Screen

from craits.rules import Card, HouseRules, Play
from craits.rules.events import CardPlayed, CardTurnedUp
from craits.table import Table
from craits.ui.screens.choose_player import ChoosePlayerPrompt
from craits.ui.screens.choose_suit import ChooseSuitPrompt
from craits.ui.screens.notice import Notice
from craits.ui.screens.one_card import OneCardPrompt
from craits.ui.screens.round_end import RoundEndScreen
from craits.ui.screens.scores import ScoresScreen
from craits.ui.screens.table import Stage, TableScreen
from craits.ui.widgets.traveller import Traveller
from tests.ui.card_spotter import spot_cards
from tests.ui.screens import play
from tests.ui.tables import TableApp, playing


class WatchedApp(TableApp):
    """Looks at each frame that reaches the terminal."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.travelled = 0
        self.holder: int | None = None
        self.frames = 0
        self.leaks: list[str] = []

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        super()._display(screen, renderable)
        if self.is_running and screen is self.screen and screen.is_mounted:
            self.frames += 1
            self.travelled += bool(screen.query(Traveller))
            self.watch_frame()

    def watch_frame(self) -> None:
        game = self.table.game.round
        if game.is_over:
            return
        seen = self.cards_on_screen() - self.public_cards()
        for seat, hand in enumerate(game.hands):
            shown = seen.intersection(hand)
            if seat != self.holder and shown:
                self.leaks.append(f"{shown} of seat {seat}, the keyboard with {self.holder}")

    def cards_on_screen(self) -> set[Card]:
        strips = self.screen._compositor.render_strips()
        return spot_cards([strip.text for strip in strips])

    def public_cards(self) -> set[Card]:
        """The cards that everybody has seen in this round."""
        return {
            event.card
            for event in self.table.log(None)
            if isinstance(event, CardPlayed | CardTurnedUp)
        }


async def test_the_spotter_sees_an_open_hand() -> None:
    notation = "hands=5h9c2dTs3sJs4d6d7c8cAdQhQsKs/8hTh/KcKdKh pile=4h stock=3c7s7h"
    for size in [(60, 20), (80, 24), (100, 32), (160, 50)]:
        async with playing(notation, size=size) as (app, pilot):
            watched = spot_cards([s.text for s in app.screen._compositor.render_strips()])
            assert Card.parse("4h") in watched
            assert not watched & set(app.table.view(0).hand)
            await pilot.press("enter")
            watched = spot_cards([s.text for s in app.screen._compositor.render_strips()])
            assert watched >= set(app.table.view(0).hand)


@pytest.mark.parametrize(
    ("size", "played", "keys", "motion"),
    [((80, 24), 0, 120, "none"), ((80, 24), 5, 200, "none"), ((100, 32), 6, 60, "full")],
    ids=["first round, still", "last rounds, still", "last rounds, moving"],
)
async def test_no_frame_of_a_game_for_three_shows_a_covered_hand(
    size: tuple[int, int], played: int, keys: int, motion: Literal["none", "full"]
) -> None:
    rng = random.Random(700)
    rules = HouseRules(length="short", false_idiot_penalty=1, play_drawn_card=size[0] == 100)
    table = play(("Ana", "Ben", "Cy"), played, seed=700, rules=rules)
    if played:
        table.next_round()
    app = WatchedApp(table)
    app.animation_level = motion
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for _ in range(keys):
            if table.game.is_over:
                break
            await pilot.press(next_key(app.screen, app, rng))
            await pilot.pause()
            if app.at_table.stage is Stage.COVERED and not table.game.round.is_over:
                hands = {card for hand in table.game.round.hands for card in hand}
                assert not (app.cards_on_screen() - app.public_cards()) & hands
            assert not app.leaks
    assert app.frames > keys
    if motion == "full":
        assert app.travelled > 10, "cards were watched on their way"


def next_key(screen: Screen[object], app: WatchedApp, rng: random.Random) -> str:
    """The key that somebody at the table presses next; notes who holds the keyboard."""
    match screen:
        case ChooseSuitPrompt():
            return rng.choice(["c", "d", "h", "s", "enter"])
        case OneCardPrompt():
            return rng.choice(["o", "i"])
        case ChoosePlayerPrompt():
            return rng.choice(["1", "2", "escape"])
        case Notice() | RoundEndScreen():
            return "enter"
        case ScoresScreen():
            return "escape"
        case TableScreen():
            pass
        case _:
            raise AssertionError(f"{screen} came up")
    if screen.stage is Stage.COVERED:
        app.holder = app.table.turn
        return "enter"
    if screen.stage is Stage.SEEING:
        return "enter"
    view = app.table.view(app.table.turn)
    if any(isinstance(action, Play) for action in view.actions):
        return rng.choice(["enter"] * 20 + ["right", "tab", "s", "i"])
    return "d"
