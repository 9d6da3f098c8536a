"""Suits, ranks and the fifty-two cards.

There is exactly one object for each card, so cards compare, hash and are looked up as fast as
Python can: ``Card.parse("Th") is Card.parse("Th")``.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from craits.rules.errors import NotationError


class Suit(Enum):
    """One of the four suits; the value is its letter in the notation."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    index: int
    """Place in the order clubs, diamonds, hearts, spades: 0 to 3."""
    symbol: str
    """The suit sign, such as ``♥``."""
    is_red: bool
    partner: Suit
    """The other suit of the same colour, to which a nine may switch (rule 10)."""

    def __str__(self) -> str:
        return self.symbol

    @classmethod
    def parse(cls, letter: str) -> Suit:
        """Return the suit with this letter: ``c``, ``d``, ``h`` or ``s``.

        Raises:
            NotationError: when there is no such suit.
        """
        try:
            return cls(letter)
        except ValueError:
            raise NotationError(f"{letter!r} is not a suit: write c, d, h or s") from None


for _index, (_suit, _symbol, _partner) in enumerate(zip(Suit, "♣♦♥♠", reversed(Suit), strict=True)):
    _suit.index = _index
    _suit.symbol = _symbol
    _suit.is_red = _suit in (Suit.DIAMONDS, Suit.HEARTS)
    _suit.partner = _partner


class Rank(Enum):
    """One of the thirteen ranks; the value is its letter in the notation."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"

    index: int
    """Place in the order ace, 2 to 10, jack, queen, king: 0 to 12 (rule 3)."""
    label: str
    """What stands in the corner of a card: ``A``, ``2`` … ``10``, ``J``, ``Q``, ``K``."""

    def __str__(self) -> str:
        return self.label


for _index, _rank in enumerate(Rank):
    _rank.index = _index
    _rank.label = "10" if _rank is Rank.TEN else _rank.value


class Card:
    """A playing card. Cards cannot be changed, and each exists once.

    >>> ten = Card.parse("Th")
    >>> ten.rank, ten.suit, str(ten)
    (<Rank.TEN: 'T'>, <Suit.HEARTS: 'h'>, 'Th')
    >>> ten is Card(Rank.TEN, Suit.HEARTS)
    True
    """

    __slots__ = ("bit", "index", "rank", "suit")

    rank: Rank
    suit: Suit
    index: int
    """0 to 51: ``rank.index * 4 + suit.index``."""
    bit: int
    """``1 << index``, so that a set of cards can be one whole number."""

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        return DECK[rank.index * 4 + suit.index]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed, so {name} cannot be set")

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        return self

    def __str__(self) -> str:
        return f"{self.rank.value}{self.suit.value}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @property
    def label(self) -> str:
        """The card as players read it, such as ``10♥``."""
        return self.rank.label + self.suit.symbol

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card written as rank and suit, such as ``Th``.

        Raises:
            NotationError: when the text is not a card.
        """
        try:
            return _BY_NAME[text]
        except (KeyError, TypeError):
            raise NotationError(
                f"{text!r} is not a card: write a rank (A23456789TJQK) and a suit (cdhs), like Th"
            ) from None

    @classmethod
    def parse_list(cls, text: str) -> list[Card]:
        """Return the cards of a list written without separators; ``-`` is the empty list.

        >>> [card.label for card in Card.parse_list("8c3d")]
        ['8♣', '3♦']

        Raises:
            NotationError: when the text is not a list of cards.
        """
        if text == "-":
            return []
        if not text:
            raise NotationError("an empty list of cards is written -")
        return [cls.parse(text[start : start + 2]) for start in range(0, len(text), 2)]


def _make_deck() -> tuple[Card, ...]:
    deck = []
    for rank in Rank:
        for suit in Suit:
            card = object.__new__(Card)
            index = rank.index * 4 + suit.index
            for name, value in (
                ("rank", rank),
                ("suit", suit),
                ("index", index),
                ("bit", 1 << index),
            ):
                object.__setattr__(card, name, value)
            deck.append(card)
    return tuple(deck)


DECK: Final = _make_deck()
"""All fifty-two cards, by index."""

_BY_NAME: Final = {str(card): card for card in DECK}


def write_cards(cards: list[Card] | tuple[Card, ...]) -> str:
    """Return the notation of a list of cards: the reverse of `Card.parse_list`."""
    return "".join(map(str, cards)) or "-"
