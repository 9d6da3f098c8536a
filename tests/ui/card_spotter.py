"""Finds the cards that can be read off a screen, as a curious neighbour would."""

from __future__ import annotations

import re
from itertools import pairwise

from craits.rules import Card, Rank, Suit

_SUITS = {suit.symbol: suit for suit in Suit}
_RANKS = {rank.label: rank for rank in Rank}
_LABEL = re.compile(r"(?<![0-9A-Za-z])(10|[A2-9JQK])([♣♦♥♠])")


def spot_cards(lines: list[str]) -> set[Card]:
    """Return the cards that can be read: in a sentence (9♥), or in the corner of a face.

    In a corner the rank stands above the suit, beside the edge of the card.
    """
    found = {
        Card(_RANKS[rank], _SUITS[suit]) for line in lines for rank, suit in _LABEL.findall(line)
    }
    for above, below in pairwise(lines):
        for corner in re.finditer(r"▏([♣♦♥♠])", below):
            label = re.match(r"▏(10|[A2-9JQK])", above[corner.start() :])
            if label:
                found.add(Card(_RANKS[label.group(1)], _SUITS[corner.group(1)]))
    return found
