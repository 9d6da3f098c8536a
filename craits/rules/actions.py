"""What players can do, and the short word for each in the notation.

Actions are values: there is one object for each, so two that mean the same are the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from craits.rules.cards import DECK, Card, Rank, Suit
from craits.rules.errors import NotationError


class Play:
    """The seat in turn plays a card and, with an eight or a nine, names the suit (rules 9, 10).

    >>> str(Play(Card.parse("8c"), Suit.SPADES))
    '8c>s'
    """

    __slots__ = ("card", "place", "suit", "suit_after")

    card: Card
    suit: Suit | None
    """The suit named, or None."""
    suit_after: Suit
    """The current suit once the card lies on the pile."""
    place: int
    """``card.index * 4 + suit_after.index``: 0 to 207, for looking up what will fit."""

    def __new__(cls, card: Card, suit: Suit | None = None) -> Play:
        return _PLAYS[card, suit]

    def __reduce__(self) -> tuple[type[Play], tuple[Card, Suit | None]]:
        return Play, (self.card, self.suit)

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self

    def __str__(self) -> str:
        return f"{self.card}>{self.suit.value}" if self.suit else str(self.card)

    def __repr__(self) -> str:
        return f"parse_action({str(self)!r})"


class _Single:
    """An action of the seat in turn that says nothing more than its name."""

    __slots__ = ()

    def __new__(cls) -> _Single:
        return _SINGLES[cls]

    def __reduce__(self) -> tuple[type[_Single], tuple[()]]:
        return type(self), ()

    def __deepcopy__(self, memo: dict[int, object]) -> _Single:
        return self

    def __str__(self) -> str:
        return type(self).__name__.lower()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Draw(_Single):
    """The seat in turn draws: one card (rule 7), or what the crank counts (rule 13)."""

    __slots__ = ()


class Keep(_Single):
    """The seat in turn keeps the card just drawn (rule 7, house rule ``play_drawn_card``)."""

    __slots__ = ()


_SINGLES: Final[dict[type[_Single], _Single]] = {cls: object.__new__(cls) for cls in (Draw, Keep)}


class NameSuit:
    """The dealer names the suit for a turned-up eight or nine (rule 5)."""

    __slots__ = ("suit",)

    suit: Suit

    def __new__(cls, suit: Suit) -> NameSuit:
        return _NAMES[suit]

    def __reduce__(self) -> tuple[type[NameSuit], tuple[Suit]]:
        return NameSuit, (self.suit,)

    def __deepcopy__(self, memo: dict[int, object]) -> NameSuit:
        return self

    def __str__(self) -> str:
        return f">{self.suit.value}"

    def __repr__(self) -> str:
        return f"parse_action({str(self)!r})"


@dataclass(frozen=True, slots=True)
class CallOneCard:
    """A seat announces one card, in turn or not (rule 14)."""

    seat: int

    def __str__(self) -> str:
        return f"one{self.seat}"


@dataclass(frozen=True, slots=True)
class CallIdiot:
    """A seat calls another one an idiot for a missing announcement (rules 15, 16)."""

    caller: int
    seat: int
    """The seat that is called an idiot."""

    def __str__(self) -> str:
        return f"idiot{self.caller}:{self.seat}"


TurnAction = Play | Draw | Keep | NameSuit
"""What the seat in turn may do."""

Call = CallOneCard | CallIdiot
"""What any seat may do at any time."""

Action = TurnAction | Call


def suits_to_name(card: Card) -> tuple[Suit, ...]:
    """Return the suits that this card may name when played: none but for an eight or a nine.

    Rule 9: an eight names any suit. Rule 10: a nine keeps its suit or takes the other of its
    colour.
    """
    return _SUITS_TO_NAME[card.index]


def _suits_to_name(card: Card) -> tuple[Suit, ...]:
    if card.rank is Rank.EIGHT:
        return tuple(Suit)
    if card.rank is Rank.NINE:
        return card.suit, card.suit.partner
    return ()


_SUITS_TO_NAME: Final = tuple(map(_suits_to_name, DECK))


def _make_plays() -> dict[tuple[Card, Suit | None], Play]:
    plays: dict[tuple[Card, Suit | None], Play] = {}
    for card in DECK:
        for suit in (None, *Suit):
            play = object.__new__(Play)
            play.card, play.suit, play.suit_after = card, suit, suit or card.suit
            play.place = card.index * 4 + play.suit_after.index
            plays[card, suit] = play
    return plays


def _make_names() -> dict[Suit, NameSuit]:
    names = {}
    for suit in Suit:
        names[suit] = object.__new__(NameSuit)
        names[suit].suit = suit
    return names


_PLAYS: Final = _make_plays()
_NAMES: Final = _make_names()

_ACTION = re.compile(
    r"(?P<card>[A2-9TJQK][cdhs])(?:>(?P<suit>[cdhs]))?"
    r"|(?P<single>draw|keep)"
    r"|>(?P<name>[cdhs])"
    r"|one(?P<one>[0-9])"
    r"|idiot(?P<caller>[0-9]):(?P<seat>[0-9])"
)


def parse_action(text: str) -> Action:
    """Return the action written in the notation; ``str(action)`` gives the text back.

    >>> parse_action("idiot1:2").seat
    2

    Raises:
        NotationError: when the text is not an action.
    """
    match = _ACTION.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{text!r} is not an action: write a card (5h), a card and a suit (8c>s), draw, keep, "
            "a suit (>h), one2 or idiot1:2"
        )
    part = match.groupdict()
    if part["card"]:
        card = Card.parse(part["card"])
        return Play(card, Suit.parse(part["suit"]) if part["suit"] else None)
    if part["single"]:
        return Draw() if part["single"] == "draw" else Keep()
    if part["name"]:
        return NameSuit(Suit.parse(part["name"]))
    if part["one"]:
        return CallOneCard(int(part["one"]))
    return CallIdiot(int(part["caller"]), int(part["seat"]))
