"""A round at one moment, and its one-line notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from craits.rules.cards import Card, Rank, Suit, write_cards
from craits.rules.errors import NotationError

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
"""Rule 1."""

_T = TypeVar("_T")


@dataclass(frozen=True)
class Position:
    """Everything that a round is at one moment, but for the house rules and chance.

    >>> start = Position.parse("hands=2h5d/AhKs pile=5h stock=4c4d turn=1 suit=d")
    >>> str(start)
    'hands=2h5d/AhKs pile=5h stock=4c4d turn=1 suit=d'

    Raises:
        NotationError: when the parts contradict each other; the message names the field.
    """

    hands: tuple[tuple[Card, ...], ...]
    """Each seat's hand, seat 0 first."""
    discard_pile: tuple[Card, ...]
    """The top card last."""
    suit: Suit
    """The current suit."""
    draw_pile: tuple[Card, ...] = ()
    """The top card, the next to be drawn, last."""
    dealer: int = 0
    turn: int = 0
    direction: int = 1
    """1 towards the next seat, -1 the other way."""
    crank: int = 0
    """What the crank counts; 0 when none runs."""
    naming: bool = False
    """The seat in turn must name a suit for the turned-up card (rule 5)."""
    open_seat: int | None = None
    """The seat on one card that has not announced it and still can (rule 14)."""
    said: frozenset[int] = frozenset()
    """The seats that have announced one card (rule 14)."""
    drawn: Card | None = None
    """The card just drawn that may be played or kept (rule 7)."""
    misses: frozenset[int] = frozenset()
    """The seats that lose their next turn (rule 15)."""
    stuck: int = 0
    """How many draws in a row found nothing (rule 18)."""

    def __post_init__(self) -> None:
        if not MIN_SEATS <= len(self.hands) <= MAX_SEATS:
            raise NotationError(
                f"hands: a round has {MIN_SEATS} to {MAX_SEATS} hands, not {len(self.hands)}"
            )
        if not self.discard_pile:
            raise NotationError("pile: the discard pile has at least one card")
        self._check_cards()
        self._check_seats()
        top = self.discard_pile[-1]
        if self.naming and top.rank not in (Rank.EIGHT, Rank.NINE):
            raise NotationError(
                f"naming: only for an eight or a nine is a suit named, not for {top}"
            )
        if self.naming and len(self.discard_pile) > 1:
            raise NotationError("naming: only for the turned-up card, the first of the pile")
        if self.crank and top.rank not in (Rank.ACE, Rank.TWO):
            raise NotationError(f"crank: none runs on {top}, only on an ace or a two")
        if self.open_seat is not None and len(self.hands[self.open_seat]) != 1:
            raise NotationError(f"open: seat {self.open_seat} is not on one card")
        if self.open_seat in self.said:
            raise NotationError(f"open: seat {self.open_seat} has announced, says the field said")
        for seat in self.said:
            if len(self.hands[seat]) not in (1, 2):
                raise NotationError(f"said: seat {seat} holds neither one card nor two")
        if self.drawn is not None and self.drawn not in self.hands[self.turn]:
            raise NotationError(f"drawn: {self.drawn} is not in the hand of seat {self.turn}")
        if self.drawn is not None and (self.crank or self.naming):
            raise NotationError("drawn: no card is drawn to be played in a crank or before naming")

    def _check_cards(self) -> None:
        seen: set[Card] = set()
        for name, cards in (
            *(("hands", hand) for hand in self.hands),
            ("pile", self.discard_pile),
            ("stock", self.draw_pile),
        ):
            for card in cards:
                if card in seen:
                    raise NotationError(f"{name}: {card} is there twice")
                seen.add(card)

    def _check_seats(self) -> None:
        opened = frozenset() if self.open_seat is None else frozenset({self.open_seat})
        for name, seats in (
            ("dealer", {self.dealer}),
            ("turn", {self.turn}),
            ("open", opened),
            ("said", self.said),
            ("misses", self.misses),
        ):
            for seat in seats:
                if not 0 <= seat < len(self.hands):
                    raise NotationError(
                        f"{name}: there is no seat {seat}, only 0 to {len(self.hands) - 1}"
                    )

    def __str__(self) -> str:
        fields = [
            ("hands", "/".join(map(write_cards, self.hands)), ""),
            ("pile", write_cards(self.discard_pile), ""),
            ("stock", write_cards(self.draw_pile[::-1]), "-"),
            ("dealer", str(self.dealer), "0"),
            ("turn", str(self.turn), "0"),
            ("dir", "+" if self.direction == 1 else "-", "+"),
            ("suit", self.suit.value, self.discard_pile[-1].suit.value),
            ("crank", str(self.crank), "0"),
            ("naming", str(int(self.naming)), "0"),
            ("open", "" if self.open_seat is None else str(self.open_seat), ""),
            ("said", _write_seats(self.said), ""),
            ("drawn", "" if self.drawn is None else str(self.drawn), ""),
            ("misses", _write_seats(self.misses), ""),
            ("stuck", str(self.stuck), "0"),
        ]
        return " ".join(f"{name}={value}" for name, value, default in fields if value != default)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Return the position written in the notation; the fields may stand in any order.

        Raises:
            NotationError: when anything is malformed, missing or contradictory.
        """
        fields: dict[str, str] = {}
        for part in text.split():
            name, equals, value = part.partition("=")
            if not equals:
                raise NotationError(f"{part!r} is not a field: write name=value")
            if name not in _FIELDS:
                raise NotationError(f"{name}: there is no such field, only {', '.join(_FIELDS)}")
            if name in fields:
                raise NotationError(f"{name}: the field is there twice")
            fields[name] = value

        def read(name: str, reader: Callable[[str], _T], default: _T) -> _T:
            if name not in fields:
                return default
            try:
                return reader(fields[name])
            except NotationError as error:
                raise NotationError(f"{name}: {error}") from None

        for name in ("hands", "pile"):
            if name not in fields:
                raise NotationError(f"{name}: the field is missing")
        no_cards: list[Card] = []
        pile = read("pile", Card.parse_list, no_cards)
        if not pile:
            raise NotationError("pile: the discard pile has at least one card")
        return cls(
            hands=read("hands", _read_hands, ()),
            discard_pile=tuple(pile),
            draw_pile=tuple(read("stock", Card.parse_list, no_cards)[::-1]),
            dealer=read("dealer", _read_number, 0),
            turn=read("turn", _read_number, 0),
            direction=read("dir", _read_direction, 1),
            suit=read("suit", Suit.parse, pile[-1].suit),
            crank=read("crank", _read_number, 0),
            naming=read("naming", _read_flag, False),
            open_seat=read("open", _read_number, None),
            said=read("said", _read_seats, frozenset()),
            drawn=read("drawn", Card.parse, None),
            misses=read("misses", _read_seats, frozenset()),
            stuck=read("stuck", _read_number, 0),
        )


_FIELDS: Final = (
    "hands",
    "pile",
    "stock",
    "dealer",
    "turn",
    "dir",
    "suit",
    "crank",
    "naming",
    "open",
    "said",
    "drawn",
    "misses",
    "stuck",
)


def _read_hands(value: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(Card.parse_list(part)) for part in value.split("/"))


def _read_number(value: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", value):
        raise NotationError(f"{value!r} is not a whole number from 0 to 999")
    return int(value)


def _read_flag(value: str) -> bool:
    if value not in ("0", "1"):
        raise NotationError(f"{value!r} is neither 0 nor 1")
    return value == "1"


def _read_direction(value: str) -> int:
    if value not in ("+", "-"):
        raise NotationError(f"{value!r} is neither + nor -")
    return 1 if value == "+" else -1


def _read_seats(value: str) -> frozenset[int]:
    seats = [_read_number(part) for part in value.split(",")]
    if len(set(seats)) < len(seats):
        raise NotationError(f"{value!r} names a seat twice")
    return frozenset(seats)


def _write_seats(seats: frozenset[int]) -> str:
    return ",".join(map(str, sorted(seats)))
