"""The strengths of computer players."""

from __future__ import annotations

import random
from collections.abc import Container
from enum import Enum

from craits.players import manner
from craits.players.manner import Manner


class Strength(Enum):
    """How well a computer plays; the value is its word on the command line and in records."""

    NOVICE = "novice"
    REGULAR = "regular"
    EXPERT = "expert"

    @property
    def manner(self) -> Manner:
        """How players of this strength behave at the table."""
        return _MANNERS[self]

    def name_for(self, taken: Container[str], rng: random.Random) -> str:
        """Return a name that nobody at the table has.

        Parameters:
            taken: The names of the others, at most four.
            rng: Picks one.
        """
        return rng.choice([name for name in self.manner.names if name not in taken])


_MANNERS = {
    Strength.NOVICE: manner.NOVICE,
    Strength.REGULAR: manner.REGULAR,
    Strength.EXPERT: manner.EXPERT,
}
