"""How players sort a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from craits.rules import Card

_SUITS: Final = "cdsh"
"""Black and red in turn, so that neighbours are told apart."""


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return a hand by suit, then by rank."""
    return sorted(cards, key=lambda card: (_SUITS.index(card.suit.value), card.rank.index))
