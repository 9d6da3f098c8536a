"""What each player did in a game, counted from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from craits.rules import Rank
from craits.rules.events import (
    CardPlayed,
    CardsDrawn,
    CrankEnded,
    Event,
    IdiotCaught,
    RoundEnd,
    RoundEnded,
)


@dataclass
class Figures:
    """The counts of one player in one game."""

    idiot: int = 0
    """How often the player was caught as an idiot."""
    idiots_called: int = 0
    """How often the player caught one."""
    longest_crank: int = 0
    """The most that a crank counted which the player had to draw."""
    cards_drawn: int = 0
    """How many cards the player drew, the dealt ones left out."""
    going_out: Counter[Rank] = field(default_factory=Counter)
    """How often the player went out, by the rank of the last card."""


class Tally:
    """Counts what each player does, from the events as they come.

    Parameters:
        players: How many there are.
    """

    def __init__(self, players: int) -> None:
        self.figures = [Figures() for _ in range(players)]
        """By seat."""
        self._last_played: list[Rank | None] = [None] * players

    def hear(self, events: Iterable[Event]) -> None:
        """Count what happened."""
        for event in events:
            match event:
                case CardPlayed():
                    self._last_played[event.seat] = event.card.rank
                case CardsDrawn():
                    self.figures[event.seat].cards_drawn += event.count
                case CrankEnded():
                    drawer = self.figures[event.seat]
                    drawer.longest_crank = max(drawer.longest_crank, event.count)
                case IdiotCaught():
                    self.figures[event.seat].idiot += 1
                    self.figures[event.caller].idiots_called += 1
                case RoundEnded(reason=RoundEnd.OUT):
                    for seat, hand in enumerate(event.hands):
                        rank = self._last_played[seat]
                        if not hand and rank is not None:
                            self.figures[seat].going_out[rank] += 1
                case _:
                    pass
