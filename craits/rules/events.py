"""What happened: the facts that an action, a deal or the end of a round brings about.

Events are facts, never sentences. Each knows what a seat may not know of it: see
`Event.seen_by`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from craits.rules.cards import Card, Suit
from craits.rules.scoring import HandScore


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""

    def seen_by(self, seat: int | None) -> Event:
        """Return what a seat may know of it; None is somebody who may see no hand."""
        return self


class DrawReason(Enum):
    """Why cards were drawn."""

    NOTHING_FITS = "nothing fits"  # rule 7
    CHOICE = "choice"  # rule 7, may_draw_instead: whether or not a card fitted
    FIVE = "five"  # rule 8
    SEVEN = "seven"  # rule 8
    CRANK = "crank"  # rule 13
    IDIOT = "idiot"  # rule 15
    WRONG_CALL = "wrong call"  # rule 16
    LAST_SIX = "last six"  # rule 21


class LostTurn(Enum):
    """Why a seat was passed over."""

    FOUR = "four"  # rule 8
    TEN = "ten"  # rule 11
    IDIOT = "idiot"  # rule 15


class RoundEnd(Enum):
    """Why a round ended."""

    OUT = "out"  # rule 19
    BLOCKED = "blocked"  # rule 18


@dataclass(frozen=True, slots=True)
class CardDrawnForDeal(Event):
    """A player drew a card in the cut for the first deal (rule 3)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CutTied(Event):
    """These players drew equally low cards and draw again among themselves (rule 3)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CutDecided(Event):
    """The cut is over: this player deals first (rule 3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """The cards of a round were shuffled and dealt (rule 4)."""

    dealer: int
    cards: int
    """How many each player was dealt."""
    deck: tuple[Card, ...]
    """The deck in the order it was dealt; empty for whoever may not know it."""

    def seen_by(self, seat: int | None) -> Event:
        return replace(self, deck=())


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """The top card of the draw pile was turned up, as the dealer's first turn (rule 5)."""

    dealer: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played (rules 6 to 10)."""

    seat: int
    card: Card
    suit: Suit | None
    """The suit named with it, or None."""
    cards_left: int


@dataclass(frozen=True, slots=True)
class SuitNamed(Event):
    """The dealer named the suit for the turned-up card (rule 5)."""

    seat: int
    card: Card
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew cards, or found none to draw (rules 7, 8, 13, 15 to 17, 21)."""

    seat: int
    reason: DrawReason
    due: int
    """How many had to be drawn."""
    count: int
    """How many there were to draw."""
    cards: tuple[Card, ...]
    """Which; empty for whoever may not know them."""
    by: int | None = None
    """The seat whose card, crank or call was the cause, or None."""

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """A seat kept the card that it had drawn and could have played (rule 7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class AnotherTurn(Event):
    """A six gives its player another turn (rule 8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A seat was passed over."""

    seat: int
    reason: LostTurn
    by: int | None = None
    """The seat whose card was the cause, or None."""


@dataclass(frozen=True, slots=True)
class PlayTurnedRound(Event):
    """A ten turned play round (rule 8)."""

    seat: int
    direction: int
    """1 towards the next seat (clockwise), -1 the other way."""


@dataclass(frozen=True, slots=True)
class CrankGrew(Event):
    """An ace or a two was added to the crank, or a two started one (rule 12)."""

    seat: int
    added: int
    count: int
    """What the crank stands at now."""


@dataclass(frozen=True, slots=True)
class CrankEnded(Event):
    """A seat could not or would not answer, drew the count, and the crank is over (rule 13)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class OneCardCalled(Event):
    """A seat announced one card (rule 14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class IdiotCaught(Event):
    """A seat had not announced one card and was called an idiot for it (rule 15)."""

    seat: int
    caller: int


@dataclass(frozen=True, slots=True)
class WrongCall(Event):
    """A seat was called an idiot and is none (rule 16)."""

    caller: int
    seat: int


@dataclass(frozen=True, slots=True)
class PileReshuffled(Event):
    """The discard pile but its top card was shuffled and became the draw pile (rule 17)."""

    count: int
    cards: tuple[Card, ...]
    """The new order, the top card last; empty for whoever may not know it."""

    def seen_by(self, seat: int | None) -> Event:
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over, and all hands are laid open (rules 18, 19)."""

    reason: RoundEnd
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's hand."""
    scores: tuple[HandScore, ...]
    """What each seat's hand counts."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round has been scored (rules 1, 24)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
