"""What a hand counts at the end of a round (rules 22, 23)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from craits.rules.cards import Card, Rank
from craits.rules.house_rules import HouseRules

POINTS: Final = {
    Rank.ACE: 1,
    Rank.TWO: 20,
    Rank.THREE: 0,
    Rank.FOUR: 15,
    Rank.FIVE: 30,
    Rank.SIX: 30,
    Rank.SEVEN: 20,
    Rank.EIGHT: 50,
    Rank.NINE: 30,
    Rank.TEN: 25,
    Rank.JACK: 10,
    Rank.QUEEN: 10,
    Rank.KING: 10,
}
"""What each rank counts in a hand (rule 22); a three cancels instead (rule 23)."""

SPARE_THREE_POINTS: Final = -50


@dataclass(frozen=True)
class Cancellation:
    """A three and the card that it cancels (rule 23)."""

    three: Card
    card: Card


@dataclass(frozen=True)
class HandScore:
    """What a hand counts, and why."""

    total: int
    """Points; the fewer the better."""
    cancellations: tuple[Cancellation, ...] = ()
    """Which three cancels which card, the dearest card first."""
    counted: tuple[Card, ...] = ()
    """The cards that count their points, the dearest first."""
    spare_threes: tuple[Card, ...] = ()
    """The threes with nothing left to cancel."""
    spare_three_points: int = 0
    """What each spare three counts: -50, or 0 where the house rule says so."""


def score_hand(cards: Iterable[Card], rules: HouseRules) -> HandScore:
    """Return what a hand counts (rules 22, 23); an empty hand counts 0.

    >>> score_hand(Card.parse_list("3c2d8h"), HouseRules()).total
    20
    """
    held = list(cards)
    threes = [card for card in held if card.rank is Rank.THREE]
    others = sorted(
        (card for card in held if card.rank is not Rank.THREE),
        key=lambda card: POINTS[card.rank],
        reverse=True,
    )
    cancellations = tuple(map(Cancellation, threes, others))
    spare = tuple(threes[len(cancellations) :])
    counted = tuple(others[len(cancellations) :])
    counts = rules.spare_threes == "bonus" or not others
    spare_points = SPARE_THREE_POINTS if spare and counts else 0
    return HandScore(
        total=sum(POINTS[card.rank] for card in counted) + spare_points * len(spare),
        cancellations=cancellations,
        counted=counted,
        spare_threes=spare,
        spare_three_points=spare_points,
    )
