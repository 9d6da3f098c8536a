"""How a computer player of a strength sits down."""

from __future__ import annotations

import random

from craits.players.expert import USUAL_BUDGET, Budget, Expert
from craits.players.novice import Novice
from craits.players.player import Player
from craits.players.regular import Regular
from craits.players.strength import Strength
from craits.rules import HouseRules


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
