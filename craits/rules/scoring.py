"""What a hand counts at the end of a round (rules 22, 23)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from craits.rules.cards import DECK, Card, Rank
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


_POINTS_OF: Final = tuple(POINTS[card.rank] for card in DECK)
_THREES: Final = frozenset(card for card in DECK if card.rank is Rank.THREE)


def hand_total(cards: Iterable[Card], rules: HouseRules) -> int:
    """Return what a hand counts in all (rules 22, 23), without saying why.

    >>> hand_total(Card.parse_list("3c2d8h"), HouseRules())
    20
    """
    threes = 0
    points = []
    for card in cards:
        if card in _THREES:
            threes += 1
        else:
            points.append(_POINTS_OF[card.index])
    if not threes:
        return sum(points)
    spare = threes - len(points)
    if spare <= 0:
        return sum(sorted(points)[:-threes])
    counts = rules.spare_threes == "bonus" or not points
    return SPARE_THREE_POINTS * spare if counts else 0


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
        total=hand_total(held, rules),
        cancellations=cancellations,
        counted=counted,
        spare_threes=spare,
        spare_three_points=spare_points,
    )
