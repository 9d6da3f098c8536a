"""The computers at a table, and the expert whom people may ask for advice.

They hear what their seats may know and are given views, never the round. What they think about
takes a while and may be thought in another thread: a thought has all it needs when it is made.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from craits.players.by_strength import seat_player
from craits.players.expert import Expert, Option
from craits.players.player import Player, Standing
from craits.players.strength import Strength
from craits.rules import CallIdiot, CallOneCard, HouseRules, SeatView, TurnAction
from craits.rules.events import Event

_T = TypeVar("_T")


@dataclass(frozen=True)
class TimedCall:
    """A call that a computer will make, if nobody is faster."""

    delay: float
    """Seconds from the play that left one card."""
    call: CallOneCard | CallIdiot


class Company:
    """Who at the table thinks by itself."""

    def __init__(
        self,
        computers: Mapping[int, Strength],
        seats: int,
        rules: HouseRules,
        rng: random.Random,
        *,
        may_advise: bool = True,
    ) -> None:
        """Sit down.

        Parameters:
            computers: How well the computer at a seat plays.
            seats: How many sit at the table.
            rules: The house rules of the game.
            rng: Decides what computers leave to chance.
            may_advise: Whether people may ask for advice.
        """
        self.players: dict[int, Player] = {
            seat: seat_player(strength, seat, seats, rules, rng)
            for seat, strength in computers.items()
        }
        self._advisers: dict[int, Expert] = {}
        if may_advise:
            people = (seat for seat in range(seats) if seat not in computers)
            self._advisers = {seat: Expert(seat, seats, rules, rng) for seat in people}
        # What nobody has taken in yet. It is heard only when there is something to think about, in
        # the same thread, so that nobody's memory changes while they think.
        self._unheard: dict[Player, list[Event]] = {
            player: [] for player in (*self.players.values(), *self._advisers.values())
        }

    def hear(self, events: Iterable[Event]) -> None:
        """Let everybody know what happened, as far as their seats may know it."""
        for event in events:
            for player, unheard in self._unheard.items():
                unheard.append(event.seen_by(player.seat))

    def may_advise(self, seat: int) -> bool:
        """Tell whether whoever sits there may ask for advice."""
        return seat in self._advisers

    def think_for(self, seconds: float) -> None:
        """Let every expert, advisers too, take so long for a turn from now on, in seconds."""
        for player in (*self.players.values(), *self._advisers.values()):
            if isinstance(player, Expert):
                player.budget = replace(player.budget, seconds=seconds)

    def turn(self, view: SeatView, standing: Standing) -> Callable[[], TurnAction]:
        """Return the thought of a computer in turn; it ends in what the computer does.

        Parameters:
            view: What its seat sees.
            standing: How the game stands.
        """
        assert view.seat is not None
        player = self.players[view.seat]
        return self._thought(player, lambda: player.choose(view, standing))

    def advice(self, view: SeatView, standing: Standing) -> Callable[[], list[Option]]:
        """Return the thought of an expert in somebody's place; it ends in the options, best first.

        Parameters:
            view: What the seat of a person in turn sees.
            standing: How the game stands.
        """
        assert view.seat is not None
        adviser = self._advisers[view.seat]
        return self._thought(adviser, lambda: adviser.consider(view, standing))

    def calls(self, on_one: int) -> list[TimedCall]:
        """Return what computers will call, the fastest first, after a play that left one card.

        To be asked once for each such play.

        Parameters:
            on_one: The seat that has not announced it.
        """
        calls: list[TimedCall] = []
        for seat, player in self.players.items():
            mine = seat == on_one
            delay = player.announce() if mine else player.notice()
            if delay is not None:
                call = CallOneCard(on_one) if mine else CallIdiot(seat, on_one)
                calls.append(TimedCall(delay, call))
        return sorted(calls, key=lambda timed: timed.delay)

    def _thought(self, player: Player, think: Callable[[], _T]) -> Callable[[], _T]:
        unheard: Sequence[Event] = self._unheard[player]
        self._unheard[player] = []

        def thought() -> _T:
            for event in unheard:
                player.hear(event)
            return think()

        return thought
