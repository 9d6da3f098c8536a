"""The novice: plays what fits."""

from __future__ import annotations

from craits.players import manner
from craits.players.player import Player, Standing
from craits.rules import Play, SeatView, TurnAction


class Novice(Player):
    """Plays any card that fits, names any suit, and draws only when it has to."""

    manner = manner.NOVICE

    def choose(self, view: SeatView, standing: Standing) -> TurnAction:
        plays = [action for action in view.actions if isinstance(action, Play)]
        if not plays:
            return self.rng.choice(view.actions)
        card = self.rng.choice(list(dict.fromkeys(play.card for play in plays)))
        return self.rng.choice([play for play in plays if play.card is card])
