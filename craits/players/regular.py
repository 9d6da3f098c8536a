"""The regular: plays well by rule of thumb."""

from __future__ import annotations

from typing import Final

from craits.players import manner
from craits.players.player import Player, Standing
from craits.players.sensible import sense
from craits.rules import SeatView, TurnAction, deal_sizes

_LAST_ROUNDS: Final = 2
"""In so many rounds at the end this player plays to the score."""
_AHEAD: Final = 1.5
_BEHIND: Final = 0.7
"""How much more, or less, cautious it then is."""


class Regular(Player):
    """Sheds dear cards, keeps threes and answers to a crank, and watches how many others hold.

    It names the suit of which most of its cards fit, and weighs what a card counts more when it
    leads in the last rounds, less when it is behind.
    """

    manner = manner.REGULAR

    def choose(self, view: SeatView, standing: Standing) -> TurnAction:
        if view.naming or len(view.actions) == 1:
            return self.rng.choice(view.actions)
        counts = view.card_counts
        others = [count for seat, count in enumerate(counts) if seat != view.seat]
        held = sum(card.bit for card in view.hand)
        following = counts[(view.turn + view.direction) % len(counts)]
        caution = self._caution(standing)
        return sense(view.rules, caution).best(
            view.actions, held, view.crank, min(others), following
        )

    def _caution(self, standing: Standing) -> float:
        if len(deal_sizes(self.rules)) - standing.round_number >= _LAST_ROUNDS:
            return 1.0
        others = [total for seat, total in enumerate(standing.totals) if seat != self.seat]
        return _AHEAD if standing.totals[self.seat] < min(others) else _BEHIND
