"""How computer players behave at the table, and what they are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Span = tuple[float, float]
"""The least and the most, in seconds."""


@dataclass(frozen=True)
class Manner:
    """The habits of one kind of player."""

    names: tuple[str, ...]
    """What players of this kind are called."""
    pause: Span
    """How long a turn seems to take."""
    forgets: float
    """The chance to forget to announce one card."""
    announces: Span
    """How long after the play one card is announced."""
    notices: float
    """The chance to notice that somebody has not announced one card."""
    calls: Span
    """How long after the play such a player is called an idiot."""


NOVICE: Final = Manner(
    names=("Pip", "Dot", "Benny", "Tilly", "Wim", "Flo", "Ozzie", "Nell"),
    pause=(1.2, 3.0),
    forgets=0.25,
    announces=(0.5, 2.5),
    notices=0.2,
    calls=(1.5, 4.0),
)
REGULAR: Final = Manner(
    names=("Hugo", "Marta", "Otto", "Ines", "Frank", "Greta", "Luis", "Hanna"),
    pause=(0.8, 2.0),
    forgets=0.05,
    announces=(0.3, 1.2),
    notices=0.6,
    calls=(0.9, 2.5),
)
EXPERT: Final = Manner(
    names=("Professor", "Madame Ace", "Sable", "Kasimir", "Vesper", "Count", "Minerva", "Hal"),
    pause=(0.6, 1.4),
    forgets=0.0,
    announces=(0.1, 0.5),
    notices=0.9,
    calls=(0.6, 1.6),
)
