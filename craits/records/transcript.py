"""A game written down: what was agreed, what was done, and what chance brought."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from craits.players.strength import Strength
from craits.rules import Card, HouseRules, write_cards

START: Final = "start"
"""The word of the first step: the cut and the deal of the first round."""

DEAL: Final = "deal"
"""The word of a step that deals the next round."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that was done, with the shuffles that it brought about."""

    word: str
    """`START`, `DEAL`, or an action in the notation."""
    orders: str
    """The orders of those shuffles as lists of cards with a space between; may be empty."""
    at: int
    """When, in seconds since 1970."""


@dataclass(frozen=True)
class Transcript:
    """All that is needed to play a game again exactly."""

    players: tuple[str, ...]
    """The names by seat."""
    rules: HouseRules
    first_dealer: int | None
    """The seat that dealt first when there was no cut."""
    steps: Sequence[Step]
    """What was done, the start first."""
    computers: Mapping[int, Strength] = field(default_factory=dict)
    """How well the computer at a seat plays; the other seats are people's."""
    may_advise: bool = True
    """Whether people may ask for advice."""

    @property
    def started(self) -> int:
        """When the game was begun, in seconds since 1970."""
        return self.steps[0].at

    @property
    def played(self) -> int:
        """When something was last done, in seconds since 1970."""
        return self.steps[-1].at


def write_orders(orders: Iterable[Sequence[Card]]) -> str:
    """Return shuffles as a step holds them."""
    return " ".join(write_cards(tuple(order)) for order in orders)


def parse_orders(text: str) -> list[list[Card]]:
    """Return the shuffles of a step: the reverse of `write_orders`.

    Raises:
        NotationError: when one is not a list of cards.
    """
    return [Card.parse_list(order) for order in text.split()]
