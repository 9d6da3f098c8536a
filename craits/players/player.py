"""What every computer player is: it hears, chooses, announces and notices."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass

from craits.players.manner import Manner
from craits.rules import HouseRules, SeatView, TurnAction
from craits.rules.events import Event


@dataclass(frozen=True)
class Standing:
    """How the game stands, which everybody may know."""

    totals: tuple[int, ...]
    """Each seat's total over the rounds that are over (rule 24)."""
    round_number: int
    """The number of the round being played; 1 is the first."""


class Player(ABC):
    """A computer at one seat for one game. It is given what its seat may see, never the round.

    For the same ``rng``, events and views it does the same.
    """

    manner: Manner
    """How this kind of player behaves at the table."""

    def __init__(self, seat: int, players: int, rules: HouseRules, rng: random.Random) -> None:
        """Sit down.

        Parameters:
            seat: Where this player sits.
            players: How many sit at the table.
            rules: The house rules of the game.
            rng: Decides what is left to chance; it is drawn from once, now.
        """
        self.seat = seat
        self.players = players
        self.rules = rules
        self.rng = random.Random(rng.getrandbits(64))
        """For choosing."""
        # What happens between turns must not change what is chosen.
        self._whim = random.Random(rng.getrandbits(64))

    @abstractmethod
    def choose(self, view: SeatView, standing: Standing) -> TurnAction:
        """Return one of ``view.actions``.

        Parameters:
            view: What this seat sees, being in turn.
            standing: How the game stands.
        """

    def hear(self, event: Event) -> None:  # noqa: B027
        """Take in what happened: every event of the game in order, as this seat may know it."""

    def pause(self) -> float:
        """Return how long this player seems to think about a turn, in seconds."""
        return self._whim.uniform(*self.manner.pause)

    def announce(self) -> float | None:
        """Return how long after its play this player announces one card (rule 14).

        Returns:
            Seconds, or None when it forgets.
        """
        whim = self._whim
        forgets = whim.random() < self.manner.forgets
        delay = whim.uniform(*self.manner.announces)
        return None if forgets else delay

    def notice(self) -> float | None:
        """Return how long it takes this player to call somebody an idiot (rule 15).

        To be asked once for each missing announcement of another seat.

        Returns:
            Seconds from the play that left one card, or None when it notices nothing.
        """
        whim = self._whim
        notices = whim.random() < self.manner.notices
        delay = whim.uniform(*self.manner.calls)
        return delay if notices else None
