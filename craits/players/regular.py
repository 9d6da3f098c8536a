"""The regular: plays well by rule of thumb."""

from __future__ import annotations

from craits.players import manner
from craits.players.player import Player, Standing
from craits.players.sensible import sense
from craits.rules import SeatView, TurnAction


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
        return sense(view.rules).best(view.actions, held, view.crank, min(others), following)
