"""The strengths of computer players, and how one of them sits down."""

from __future__ import annotations

import random
from collections.abc import Container
from enum import Enum

from craits.players import manner
from craits.players.expert import USUAL_BUDGET, Budget, Expert
from craits.players.manner import Manner
from craits.players.novice import Novice
from craits.players.player import Player
from craits.players.regular import Regular
from craits.rules import HouseRules


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


def seat_player(
    strength: Strength,
    seat: int,
    players: int,
    rules: HouseRules,
    rng: random.Random,
    budget: Budget = USUAL_BUDGET,
) -> Player:
    """Return a computer player.

    Parameters:
        strength: How well it plays.
        seat: Where it sits.
        players: How many sit at the table.
        rules: The house rules of the game.
        rng: Decides what is left to chance; it is drawn from now and never again.
        budget: How long an expert may think about a turn.
    """
    match strength:
        case Strength.NOVICE:
            return Novice(seat, players, rules, rng)
        case Strength.REGULAR:
            return Regular(seat, players, rules, rng)
        case Strength.EXPERT:
            return Expert(seat, players, rules, rng, budget)
