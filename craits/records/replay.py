"""Playing a recorded game again, by the rules and with the recorded shuffles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from craits.records.tally import Tally
from craits.records.transcript import DEAL, START, Step, Transcript, parse_orders
from craits.rules import (
    Call,
    Game,
    IllegalAction,
    RecordedChance,
    Round,
    SeededChance,
    WatchedChance,
    parse_action,
)
from craits.rules.events import Event


class BadStepError(ValueError):
    """A step of a recorded game is not possible; the message says why.

    Parameters:
        number: Which step; 0 is the start.
        reason: Why, as a sentence.
    """

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number


class Told(NamedTuple):
    """A step that was carried out again."""

    step: Step
    seat: int | None
    """Whose turn it was; None for a deal and for a call, which any seat may make."""
    events: list[Event]
    """What happened."""


class Replay:
    """A recorded game being played again.

    Parameters:
        transcript: The recorded game.

    Raises:
        BadStepError: when its start is not possible.
    """

    def __init__(self, transcript: Transcript) -> None:
        self._transcript = transcript
        self._recorded = RecordedChance(())
        self.chance = WatchedChance(self._recorded)
        start = transcript.steps[0]
        try:
            if start.word != START:
                raise ValueError(f"a record begins with {START}, not with {start.word!r}")
            self._recorded.orders[:] = parse_orders(start.orders)
            self.game = Game(
                transcript.players,
                transcript.rules,
                chance=self.chance,
                first_dealer=transcript.first_dealer,
            )
            self._check_shuffles()
        except ValueError as error:
            raise BadStepError(0, str(error)) from error
        self.tally = Tally(len(transcript.players))
        self.tally.hear(self.game.deal_events)

    def steps(self) -> Iterator[Told]:
        """Carry out one step after another; yield each as it is done.

        Raises:
            BadStepError: when a step is not possible; those before it have been carried out.
        """
        for number, step in enumerate(self._transcript.steps[1:], start=1):
            seat: int | None = None
            try:
                self._recorded.orders[:] = parse_orders(step.orders) if step.orders else ()
                if step.word == DEAL:
                    events = self.game.next_round()
                else:
                    action = parse_action(step.word)
                    if not isinstance(action, Call):
                        seat = self.game.round.turn
                    events = self.game.apply(action)
                self._check_shuffles()
            except (ValueError, IllegalAction) as error:
                raise BadStepError(number, str(error)) from error
            self.tally.hear(events)
            yield Told(step, seat, events)

    def finish(self) -> None:
        """Carry out all steps that are left.

        Raises:
            BadStepError: when one is not possible.
        """
        for _ in self.steps():
            pass

    def go_on(self) -> WatchedChance:
        """Let new shuffles come from the system from here on; return where they are noted."""
        self.chance.take()
        self.chance.chance = SeededChance(random.SystemRandom().getrandbits(64))
        return self.chance

    def _check_shuffles(self) -> None:
        if self._recorded.orders:
            raise ValueError("the record holds a shuffle that was not called for")


@dataclass(frozen=True)
class Moment:
    """A game after one of its steps, with all hands open."""

    step: Step
    round_number: int
    """1 is the first."""
    events: tuple[Event, ...]
    """What happened in this step."""
    round: Round
    """The round as it then stood."""
    totals: tuple[int, ...]
    """Each seat's total over the rounds that were then over."""


def moments(transcript: Transcript) -> list[Moment]:
    """Return a recorded game step by step, for looking at it forwards and backwards.

    Raises:
        BadStepError: when a step is not possible.
    """
    replay = Replay(transcript)
    game = replay.game

    def moment(step: Step, events: list[Event]) -> Moment:
        return Moment(step, game.round_number, tuple(events), game.round.copy(), game.totals)

    told = [moment(transcript.steps[0], [*game.cut, *game.deal_events])]
    told += [moment(step, events) for step, _, events in replay.steps()]
    return told
