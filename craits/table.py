"""A game being played: the one door through which actions go in and events come out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from craits.names import check_names
from craits.rules import Action, Game, HouseRules, SeatView
from craits.rules.events import Event, RoundDealt


@dataclass(frozen=True)
class LogEntry:
    """Something that happened, in the round in which it did."""

    round_number: int
    event: Event


class Table:
    """Who sits where, the game, and everything that has happened in it.

    Whoever shows the game gets views and reduced events from here, never the hands themselves.
    """

    def __init__(
        self,
        names: Sequence[str],
        rules: HouseRules | None = None,
        rng: random.Random | None = None,
        first_dealer: int | None = None,
    ) -> None:
        """Sit down and start a game.

        Parameters:
            names: The players in seating order, 2 to 5.
            rules: The house rules; without them the rules as written.
            rng: Where chance comes from; without it, from the system.
            first_dealer: The seat that deals first, instead of a cut: for a rematch.

        Raises:
            BadNameError: when a name is empty, too long, or taken.
            ValueError: when there are too few or too many players.
        """
        self.game = Game(check_names(names), rules, rng, first_dealer=first_dealer)
        self._log: list[LogEntry] = []
        self._seen = [0] * len(names)
        self._tell(self.game.deal_events)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seating order."""
        return self.game.players

    @property
    def turn(self) -> int:
        """The seat in turn."""
        return self.game.round.turn

    def view(self, seat: int | None) -> SeatView:
        """Return what a seat may know of the round; for None, what everybody may."""
        return self.game.round.view(seat)

    def act(self, action: Action) -> list[Event]:
        """Carry out an action of the seat in turn, or a call of any seat; return what happened.

        Raises:
            IllegalAction: when the rules do not allow it; nothing has changed.
        """
        events = self.game.apply(action)
        self._tell(events)
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round; return what happened.

        Raises:
            ValueError: when this round is not over, or was the last.
        """
        events = self.game.next_round()
        self._tell(events)
        return events

    def log(self, seat: int | None) -> list[LogEntry]:
        """Return all that has happened, reduced to what this seat may know."""
        return [LogEntry(e.round_number, e.event.seen_by(seat)) for e in self._log]

    def news(self, seat: int) -> list[Event]:
        """Return what everybody saw happen in this round since this seat's last turn."""
        return [entry.event.seen_by(None) for entry in self._log[self._seen[seat] :]]

    def mark_seen(self, seat: int) -> None:
        """Note that this seat has seen all that has happened so far."""
        self._seen[seat] = len(self._log)

    def _tell(self, events: list[Event]) -> None:
        number = self.game.round_number
        if events and isinstance(events[0], RoundDealt):
            self._seen = [len(self._log)] * len(self.names)
        self._log += [LogEntry(number, event) for event in events]
