"""Where shuffles come from. Chance is explicit, so that any game can be played again exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Final, Protocol

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

    _SEED_BITS: Final = 64
    _DIGEST_BYTES: Final = 48

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle, and move on to the next seed."""
        # A hash of the seed gives the next seed and one number, from whose remainders the order
        # follows: 320 bits are so many more than the 226 of 52! that no order is preferred. This
        # takes a quarter of the time that it takes to make a `random.Random` and shuffle.
        digest = blake2b(b"%d" % self.seed, digest_size=self._DIGEST_BYTES).digest()
        number = int.from_bytes(digest)
        self.seed = number & (1 << self._SEED_BITS) - 1
        number >>= self._SEED_BITS
        for product, sizes in _swaps(len(cards)):
            number, part = divmod(number, product)
            for place, size in sizes:
                other = part % size
                part //= size
                cards[place], cards[other] = cards[other], cards[place]

    def copy(self) -> SeededChance:
        """Return one with the same seed."""
        return SeededChance(self.seed)


@cache
def _swaps(count: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Return the places from the last to the second, each with the number of places up to it.

    They come in groups, with the product of those numbers, which is small and therefore fast.
    """
    groups: list[tuple[int, tuple[tuple[int, int], ...]]] = []
    product = 1
    sizes: tuple[tuple[int, int], ...] = ()
    for size in range(count, 1, -1):
        if product * size >= 1 << 30:
            groups.append((product, sizes))
            product, sizes = 1, ()
        product, sizes = product * size, (*sizes, (size - 1, size))
    return (*groups, (product, sizes))


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
