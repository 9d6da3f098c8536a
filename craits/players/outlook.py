"""What the score of a round means for the game (rules 1, 24)."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from craits.players.player import Standing
from craits.rules import HouseRules, deal_sizes

_SPREAD: Final = (0, 48, 59, 64, 67, 68, 70, 73, 75)
"""How far two scores of one round lie apart, as a standard deviation in points, by the number of
cards dealt: measured over 2,500 rounds each of two and of four sensible players."""

_TIE_BREAK: Final = 1e-4
"""What a point counts where the chance to win hardly changes any more."""


class Outlook:
    """Tells how good the end of a round is for one seat, with the rounds still to come in mind."""

    def __init__(self, seat: int, standing: Standing, rules: HouseRules) -> None:
        """Look at how the game stands.

        Parameters:
            seat: Whose game it is.
            standing: Before this round is scored.
            rules: The house rules, for the length of the game.
        """
        to_come = deal_sizes(rules)[standing.round_number :]
        self._seat = seat
        self._totals = standing.totals
        self._spread = sqrt(2 * sum(_SPREAD[cards] ** 2 for cards in to_come))

    def chance(self, scores: Sequence[float]) -> float:
        """Return the chance to win the game after a round with these scores, from 0 to 1.

        Others are taken to be independent of each other, and everybody to be equally strong.
        """
        mine = self._totals[self._seat] + scores[self._seat]
        chance, sharing = 1.0, 1
        for seat, total in enumerate(self._totals):
            if seat == self._seat:
                continue
            ahead = total + scores[seat] - mine
            if self._spread:
                chance *= 0.5 + 0.5 * erf(ahead / self._spread)
            elif ahead < 0:
                chance = 0.0
            elif not ahead:
                sharing += 1
        return chance / sharing

    def worth(self, scores: Sequence[float]) -> float:
        """Return the same for choosing: a little better for each point fewer than the others."""
        mine = scores[self._seat]
        ahead = (sum(scores) - mine) / (len(scores) - 1) - mine
        return self.chance(scores) + _TIE_BREAK * ahead
