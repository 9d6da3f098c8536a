"""A game being played: the one door through which actions go in and events come out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from craits.company import Company, TimedCall
from craits.names import check_names
from craits.players.expert import Option
from craits.players.player import Standing
from craits.players.strength import Strength
from craits.records.recorder import Recorder, Resumed
from craits.records.tally import Tally
from craits.records.transcript import DEAL
from craits.rules import (
    Action,
    Game,
    HouseRules,
    SeatView,
    SeededChance,
    TurnAction,
    WatchedChance,
)
from craits.rules.events import Event, RoundDealt
from craits.seating import Seating


class Table:
    """Who sits where, the game, its record, and what has happened in this round.

    Whoever shows the game gets views and reduced events from here, never the hands themselves.
    """

    def __init__(
        self,
        names: Sequence[str],
        rules: HouseRules | None = None,
        rng: random.Random | None = None,
        first_dealer: int | None = None,
        recorder: Recorder | None = None,
        *,
        computers: Mapping[int, Strength] | None = None,
        may_advise: bool = True,
    ) -> None:
        """Sit down and start a game.

        Parameters:
            names: The players in seating order, 2 to 5.
            rules: The house rules; without them the rules as written.
            rng: Where chance comes from; without it, from the system.
            first_dealer: The seat that deals first, instead of a cut: for a rematch.
            recorder: Where the game is written down; without it, nowhere.
            computers: How well the computer at a seat plays; without it, all are people.
            may_advise: Whether people may ask for advice.

        Raises:
            BadNameError: when a name is empty, too long, or taken.
            ValueError: when there are too few or too many players.
        """
        chance = WatchedChance(SeededChance((rng or random.Random()).getrandbits(64)))
        game = Game(check_names(names), rules, chance=chance, first_dealer=first_dealer)
        self._sit_down(game, chance, Tally(len(names)), recorder, computers or {}, may_advise)
        self.tally.hear(game.deal_events)
        self._tell(game.deal_events)
        if recorder is not None:
            recorder.begin(game, self.tally, chance.take(), self.computers, may_advise)

    @staticmethod
    def resume(resumed: Resumed) -> Table:
        """Sit down again to a game that was left, exactly where it stood.

        Parameters:
            resumed: The game, as it was taken up.
        """
        replay = resumed.replay
        table = object.__new__(Table)
        table._sit_down(
            replay.game,
            replay.go_on(),
            replay.tally,
            resumed.recorder,
            resumed.computers,
            resumed.may_advise,
        )
        table._tell(resumed.deal_events)
        for step in resumed.told:
            table._tell(step.events)
            if step.seat is not None:
                table.mark_seen(step.seat)
        return table

    def _sit_down(
        self,
        game: Game,
        chance: WatchedChance,
        tally: Tally,
        recorder: Recorder | None,
        computers: Mapping[int, Strength],
        may_advise: bool,
    ) -> None:
        self.game = game
        self.tally = tally
        """What each player has done so far."""
        self.recorder = recorder
        self.seating = Seating(game.players, computers)
        """Who sits where."""
        self.may_advise = may_advise
        """Whether people may ask what an expert would do."""
        # What computers leave to chance is none of the game's: their actions are recorded.
        self.company = Company(
            computers, len(game.players), game.rules, random.Random(), may_advise=may_advise
        )
        """The computers at the table."""
        self._chance = chance
        self._log: list[Event] = []
        self._seen = [0] * len(game.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seating order."""
        return self.game.players

    @property
    def computers(self) -> Mapping[int, Strength]:
        """How well the computer at a seat plays."""
        return self.seating.computers

    @property
    def standing(self) -> Standing:
        """How the game stands."""
        return Standing(self.game.totals, self.game.round_number)

    @property
    def turn(self) -> int:
        """The seat in turn."""
        return self.game.round.turn

    def view(self, seat: int | None) -> SeatView:
        """Return what a seat may know of the round; for None, what everybody may."""
        return self.game.round.view(seat)

    def thought(self) -> Callable[[], TurnAction]:
        """Return what the computer in turn has to think; it may be thought in another thread."""
        return self.company.turn(self.view(self.turn), self.standing)

    def advice(self) -> Callable[[], list[Option]]:
        """Return what an expert would have to think in the place of the person in turn."""
        return self.company.advice(self.view(self.turn), self.standing)

    def calls(self) -> list[TimedCall]:
        """Return what computers will call, the fastest first, as somebody is left with one card.

        To be asked once for each such play.
        """
        on_one = self.view(None).open_seat
        return [] if on_one is None else self.company.calls(on_one)

    def act(self, action: Action) -> list[Event]:
        """Carry out an action of the seat in turn, or a call of any seat; return what happened.

        When this returns it is saved, unless `recorder.problem` says why not.

        Raises:
            IllegalAction: when the rules do not allow it; nothing has changed.
        """
        events = self.game.apply(action)
        self._happened(str(action), events)
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round; return what happened. It is saved like an action.

        Raises:
            ValueError: when this round is not over, or was the last.
        """
        events = self.game.next_round()
        self._happened(DEAL, events)
        return events

    def log(self, seat: int | None) -> list[Event]:
        """Return what has happened in this round, reduced to what this seat may know."""
        return [event.seen_by(seat) for event in self._log]

    def news(self, seat: int) -> list[Event]:
        """Return what everybody saw happen in this round since this seat's last turn."""
        return [event.seen_by(None) for event in self._log[self._seen[seat] :]]

    def mark_seen(self, seat: int) -> None:
        """Note that this seat has seen all that has happened so far."""
        self._seen[seat] = len(self._log)

    def _happened(self, word: str, events: list[Event]) -> None:
        self.tally.hear(events)
        self._tell(events)
        if self.recorder is not None:
            self.recorder.note(word, self._chance.take())

    def _tell(self, events: list[Event]) -> None:
        self.company.hear(events)
        if events and isinstance(events[0], RoundDealt):
            self._log = []
            self._seen = [0] * len(self.names)
        self._log += events
