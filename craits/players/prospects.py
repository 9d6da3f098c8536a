"""What hands will count at the end of a round, as far as that can be told in the midst of it.

Luck decides most of what is to come: from how many cards everybody holds, and which, one can tell
but a twentieth of how the scores will differ. To imagine only a few turns and to estimate the rest
therefore says more, in the same time, than to play a tenth as many rounds to their ends. The tables
are a linear regression over some hundred thousand positions between sensible players.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from craits.rules import DECK, Round

_MOST_OWN: Final = 8
_MOST_LEAST: Final = 6
_MOST_NEAR: Final = 4
"""From these numbers of cards on, how many are held makes no further difference."""


@dataclass(frozen=True)
class Prospects:
    """Expected points of a hand: the sum of what the three tables say."""

    counts: tuple[tuple[int, ...], ...]
    """By how many cards are held, 1 to 8, and the fewest that any other holds, 1 to 6."""
    in_turn: tuple[tuple[int, ...], ...]
    """For the player in turn, by whether it holds more than one card, and by that same fewest."""
    ranks: tuple[tuple[int, ...], ...]
    """For each card, by that same fewest (1 to 4) and its rank from ace to king."""

    def scores(self, game: Round) -> list[float]:
        """Return what each hand is expected to count at the end of the round.

        Parameters:
            game: A round that is not over and in which no crank runs.
        """
        hands = game.hands
        held = [len(hand) or 1 for hand in hands]
        expected: list[float] = []
        for seat, hand in enumerate(hands):
            own = held[seat]
            least = min([count for other, count in enumerate(held) if other != seat])
            least = min(least, _MOST_LEAST) - 1
            points = _by_card(self, min(least, _MOST_NEAR - 1))
            value = self.counts[min(own, _MOST_OWN) - 1][least]
            if seat == game.turn:
                value += self.in_turn[own > 1][least]
            expected.append(value + sum([points[card.index] for card in hand]))
        return expected


@cache
def _by_card(prospects: Prospects, near: int) -> tuple[int, ...]:
    return tuple(prospects.ranks[near][card.rank.index] for card in DECK)


_TWO: Final = Prospects(
    counts=(
        (12, 16, 17, 16, 17, 16),
        (18, 22, 22, 22, 21, 19),
        (19, 25, 24, 23, 23, 21),
        (19, 26, 26, 26, 25, 23),
        (18, 25, 26, 26, 26, 23),
        (17, 28, 26, 27, 26, 25),
        (10, 26, 26, 28, 25, 26),
        (11, 26, 25, 28, 27, 25),
    ),
    in_turn=(
        (3, -1, -2, -3, -3, -4),
        (-6, -2, -2, -1, -1, 0),
    ),
    ranks=(
        (0, 7, -10, 6, 12, 10, 7, 1, 11, 11, 6, 5, 5),
        (-2, 2, -7, 2, 5, 4, 3, -7, 4, 5, 3, 3, 2),
        (-2, 1, -5, 2, 3, 2, 2, -6, 3, 4, 2, 2, 1),
        (-1, 0, -3, 0, 1, 1, 1, -5, 1, 2, 1, 2, 0),
    ),
)
_MORE: Final = Prospects(
    counts=(
        (15, 21, 22, 20, 21, 18),
        (22, 26, 26, 25, 24, 23),
        (22, 27, 27, 28, 25, 25),
        (24, 28, 27, 28, 27, 25),
        (22, 27, 26, 26, 27, 27),
        (21, 28, 25, 26, 26, 26),
        (21, 28, 23, 26, 26, 25),
        (20, 25, 23, 26, 25, 24),
    ),
    in_turn=(
        (3, -4, -4, -3, -7, -1),
        (-5, -3, -3, -2, -2, -3),
    ),
    ranks=(
        (-2, 7, -14, 8, 13, 11, 10, 5, 13, 12, 5, 6, 5),
        (-3, 3, -10, 5, 8, 6, 7, -1, 7, 7, 3, 4, 3),
        (-2, 2, -7, 4, 5, 5, 6, -2, 6, 6, 4, 4, 3),
        (-2, 0, -4, 3, 4, 2, 6, -1, 5, 5, 4, 3, 3),
    ),
)


def prospects(players: int) -> Prospects:
    """Return the tables for this number of players."""
    return _TWO if players == 2 else _MORE
