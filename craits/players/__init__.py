"""Computer players of three strengths. Each is given what its seat may see, never the round."""

from craits.players.expert import USUAL_BUDGET, Budget, Expert, Option
from craits.players.manner import Manner
from craits.players.novice import Novice
from craits.players.player import Player, Standing
from craits.players.regular import Regular
from craits.players.strength import Strength, seat_player

__all__ = [
    "USUAL_BUDGET",
    "Budget",
    "Expert",
    "Manner",
    "Novice",
    "Option",
    "Player",
    "Regular",
    "Standing",
    "Strength",
    "seat_player",
]
