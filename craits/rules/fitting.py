"""Which cards fit (rules 6, 9, 10, 12), worked out once for each set of house rules.

A set of cards is a whole number with the bits of its cards, so that the cards of a hand that fit
are found with one ``&``.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from craits.rules.actions import Play, suits_to_name
from craits.rules.cards import DECK, Card, Rank, Suit
from craits.rules.house_rules import HouseRules


def _cards(*ranks: Rank) -> int:
    return sum(card.bit for card in DECK if card.rank in ranks)


CRANK_CARDS: Final = _cards(Rank.ACE, Rank.TWO)
"""The cards that may be played while a crank runs (rule 12)."""


def fits(card: Card, top: Card, suit: Suit, rules: HouseRules) -> bool:
    """Tell whether a card fits outside a crank (rules 6, 9, 10).

    Parameters:
        card: The card to be played.
        top: The top card of the discard pile.
        suit: The current suit.
        rules: The house rules ``match`` and ``nines_wild``.
    """
    if card.rank is Rank.EIGHT or (card.rank is Rank.NINE and rules.nines_wild):
        return True
    if rules.match != "rank" and card.suit.is_red == suit.is_red:
        return True
    return card.suit is suit or (rules.match != "colour" and card.rank is top.rank)


def fitting_sets(rules: HouseRules) -> tuple[int, ...]:
    """Return the cards that fit, by ``top.index * 4 + suit.index``: top card and current suit."""
    # The other house rules make no difference, so they do not make another set.
    return _fitting_sets(rules.match, rules.nines_wild)


@cache
def _fitting_sets(match: Literal["rank", "colour", "either"], nines_wild: bool) -> tuple[int, ...]:
    rules = HouseRules(match=match, nines_wild=nines_wild)
    return tuple(
        sum(card.bit for card in DECK if fits(card, top, suit, rules))
        for top in DECK
        for suit in Suit
    )


LOWER_HALF: Final = sum(card.bit for card in DECK[:26])
"""The first half of the deck, by which `PLAYS_OF` is best asked in two."""


_PLAYS_OF_CARD: Final = {
    card.bit: tuple(Play(card, suit) for suit in suits_to_name(card) or (None,)) for card in DECK
}


class PlaysOf(dict[int, tuple[Play, ...]]):
    """The plays that a set of cards allows, each set worked out when it first occurs."""

    _LIMIT: Final = 100_000

    def __missing__(self, cards: int) -> tuple[Play, ...]:
        if len(self) >= self._LIMIT:
            self.clear()
        plays: list[Play] = []
        rest = cards
        while rest:
            lowest = rest & -rest
            plays += _PLAYS_OF_CARD[lowest]
            rest -= lowest
        self[cards] = found = tuple(plays)
        return found


PLAYS_OF: Final = PlaysOf()

LAST_PLAYS: Final = {card.bit: (Play(card),) for card in DECK}
"""The play of each card that is the last of its hand: it names no suit (rule 19)."""
