"""Where shuffles come from. Chance is explicit, so that any game can be played again exactly."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol

from craits.rules.cards import Card


class Chance(Protocol):
    """Puts cards into an order that nobody knows."""

    def shuffle(self, cards: list[Card]) -> None:
        """Put the cards into another order, in place."""

    def copy(self) -> Chance:
        """Return one that will give the same orders from here on, independently."""


class SeededChance:
    """Shuffles that follow from one whole number, which is all that there is to copy."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle, and move on to the next seed."""
        rng = random.Random(self.seed)
        rng.shuffle(cards)
        self.seed = rng.getrandbits(64)

    def copy(self) -> SeededChance:
        """Return one with the same seed."""
        return SeededChance(self.seed)


class RecordedChance:
    """Shuffles that are known beforehand, for playing a recorded game again."""

    __slots__ = ("orders",)

    def __init__(self, orders: Iterable[Sequence[Card]]) -> None:
        self.orders = list(orders)

    def shuffle(self, cards: list[Card]) -> None:
        """Put the cards into the next recorded order.

        Raises:
            ValueError: when no order is left, or the next one is of other cards.
        """
        if not self.orders:
            raise ValueError("the record holds no further shuffle")
        order = self.orders[0]
        if sorted(card.index for card in order) != sorted(card.index for card in cards):
            raise ValueError("the next shuffle in the record is of other cards")
        del self.orders[0]
        cards[:] = order

    def copy(self) -> RecordedChance:
        """Return one with the same orders left."""
        return RecordedChance(self.orders)


class WatchedChance:
    """Another chance whose shuffles are noted, so that the game can be written down.

    >>> from craits.rules import Card
    >>> watched = WatchedChance(SeededChance(7))
    >>> cards = Card.parse_list("2h5d")
    >>> watched.shuffle(cards)
    >>> watched.take() == [tuple(cards)], watched.take()
    (True, [])
    """

    __slots__ = ("_noted", "chance")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        """Where the orders come from."""
        self._noted: list[tuple[Card, ...]] = []

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle by the other chance, and note the order."""
        self.chance.shuffle(cards)
        self._noted.append(tuple(cards))

    def copy(self) -> Chance:
        """Return a copy of the other chance: what is done with it is not part of the game."""
        return self.chance.copy()

    def take(self) -> list[tuple[Card, ...]]:
        """Return the orders noted since the last time, the earliest first."""
        noted, self._noted = self._noted, []
        return noted
