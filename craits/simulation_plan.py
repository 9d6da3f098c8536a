"""What is to be simulated."""

from __future__ import annotations

from dataclasses import dataclass

from craits.players.strength import Strength
from craits.rules import HouseRules


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    strengths: tuple[Strength, ...]
    """Who plays, 2 to 5; from game to game everybody moves on by one seat."""
    rules: HouseRules
    seed: int
    futures: int
    """How many futures an expert plays out in a turn."""
