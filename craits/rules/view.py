"""What a seat may know of a round; screens and computer players get this and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from craits.rules.actions import TurnAction
from craits.rules.cards import Card, Suit
from craits.rules.house_rules import HouseRules
from craits.rules.scoring import HandScore


@dataclass(frozen=True, slots=True)
class SeatView:
    """A round as one seat sees it: its own hand, and how many cards the others hold."""

    seat: int | None
    """Whose view it is; None is what everybody may know, with no hand in it."""
    rules: HouseRules
    hand: tuple[Card, ...]
    """The seat's own hand, the latest drawn card last; empty while a suit is to be named for the
    turned-up card, which is done before anybody sees a hand (rule 5)."""
    card_counts: tuple[int, ...]
    """How many cards each seat holds."""
    discard_pile: tuple[Card, ...]
    """The top card last."""
    draw_pile_count: int
    dealer: int
    turn: int
    direction: int
    """1 towards the next seat (clockwise), -1 the other way."""
    suit: Suit
    """The current suit."""
    crank: int
    naming: bool
    open_seat: int | None
    """The seat on one card that has not announced it and still can: everyone could tell."""
    said: frozenset[int]
    drawn: Card | None
    """The seat's own card that it has just drawn and may play or keep."""
    misses: frozenset[int]
    stuck: int
    actions: tuple[TurnAction, ...]
    """What the seat may do; empty when it is not its turn."""
    is_over: bool
    hands: tuple[tuple[Card, ...], ...]
    """Every hand, laid open at the end of the round; empty before."""
    scores: tuple[HandScore, ...]
    """What each hand counts at the end of the round; empty before."""

    @property
    def top(self) -> Card:
        """The top card of the discard pile."""
        return self.discard_pile[-1]
