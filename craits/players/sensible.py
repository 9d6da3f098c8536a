"""Sensible moves, found fast: what the regular plays, and what the expert supposes others play.

A play is worth what a few tables say of its card, given how near others are to going out, and how
many cards of the hand will fit after it. The figures were found by playing hundreds of thousands of
rounds against earlier figures; their unit is about a point of the round's score.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from craits.rules import DECK, POINTS, Draw, HouseRules, Play, Rank, Round, TurnAction
from craits.rules.fitting import fitting_sets

_ATTACKS: Final = (Rank.TWO, Rank.FOUR, Rank.FIVE, Rank.SEVEN, Rank.TEN)
_DRAW: Final = Draw()
_NEVER: Final = -1e6
_MOST: Final = 4
"""From this number of cards on, how many somebody holds makes no further difference."""


@dataclass(frozen=True)
class Weights:
    """What the tables are made from."""

    shed: tuple[float, ...]
    """What it is worth to be rid of a card, for each rank from ace to king."""
    danger: tuple[float, ...]
    """How much more for each point it counts, when the nearest to going out holds 1 to 4 cards."""
    attack: tuple[tuple[float, ...], ...]
    """What it is worth to play a two, four, five, seven or ten, for each number of cards that the
    next player holds, 1 to 4."""
    follow: tuple[float, ...]
    """What it is worth that none, one, two or more other cards of the hand will fit after it."""
    six_follow: tuple[float, ...]
    """The same for a six, after which this player is in turn again."""
    answer: tuple[float, float]
    """What it is worth to answer a crank with an ace or with a two."""
    keep: float
    """What it is worth to keep a drawn card that fits."""


WEIGHTS: Final = Weights(
    shed=(-4, -4, -26, 10, 11, 9, 5, -21, 7, 11, 7, 3, 7),
    danger=(1.1, 0.4, 0.15, -0.2),
    attack=(
        (29, 25, 14, 18, 0),
        (10, 12, 14, 10, -1),
        (-1, 11, 5, 6, -3),
        (-4, 2, 5, -4, -4),
    ),
    follow=(0, 5, 5, 8),
    six_follow=(-14, 18, 12, 14),
    answer=(8, 3),
    keep=-20,
)


class Sense:
    """The tables for one set of house rules."""

    def __init__(self, rules: HouseRules, weights: Weights = WEIGHTS, caution: float = 1.0) -> None:
        """Make the tables.

        Parameters:
            rules: The house rules.
            weights: What the tables are made from.
            caution: How much the points of cards weigh when somebody is near to going out.
        """
        self._fitting = fitting_sets(rules)
        self._keep = weights.keep
        self._crank = tuple(
            weights.answer[card.rank is Rank.TWO] + weights.shed[card.rank.index] for card in DECK
        )
        # By the least count of the others, by the count of the next player, by card.
        self._values = tuple(
            tuple(
                _card_values(weights, caution, least, following) for following in range(_MOST + 1)
            )
            for least in range(_MOST + 1)
        )
        follow = (*weights.follow, *(weights.follow[-1],) * 52)
        six = (*weights.six_follow, *(weights.six_follow[-1],) * 52)
        self._follow = tuple(six if card.rank is Rank.SIX else follow for card in DECK)

    def choose(self, game: Round, actions: Sequence[TurnAction]) -> TurnAction:
        """Return a sensible one of several actions of the seat in turn.

        Parameters:
            game: The round, of which only what the seat may know is looked at.
            actions: What is legal.
        """
        seat = game.turn
        hands = game.hands
        following = len(hands[(seat + game.direction) % len(hands)])
        if len(hands) == 2:
            least = following
        else:
            least = min([len(hand) for other, hand in enumerate(hands) if other != seat])
        return self.best(actions, game.held[seat], game.crank, least, following)

    def best(
        self, actions: Sequence[TurnAction], held: int, crank: int, least: int, following: int
    ) -> TurnAction:
        """Return the action that is worth most, the first of equals.

        Parameters:
            actions: What is legal.
            held: The hand, as bits.
            crank: The count of the crank, 0 when none runs.
            least: How many cards that other player holds who holds fewest.
            following: How many cards the next player holds.
        """
        values = self._crank if crank else self._values[min(least, _MOST)][min(following, _MOST)]
        fitting, follow = self._fitting, self._follow
        best, most = actions[0], -1e9
        for action in actions:
            if type(action) is Play:
                index = action.card.index
                rest = held & ~action.card.bit & fitting[action.place]
                value = values[index] + follow[index][rest.bit_count()]
            elif action is _DRAW:
                # Whoever draws rather than play a card that is good to hold may do so for ever.
                value = _NEVER
            else:
                value = self._keep
            if value > most:
                best, most = action, value
        return best


def _card_values(weights: Weights, caution: float, least: int, following: int) -> tuple[float, ...]:
    values = []
    danger = caution * weights.danger[max(least, 1) - 1]
    attack = dict(zip(_ATTACKS, weights.attack[max(following, 1) - 1], strict=True))
    for card in DECK:
        value = weights.shed[card.rank.index] + danger * POINTS[card.rank]
        values.append(value + attack.get(card.rank, 0))
    return tuple(values)


@cache
def sense(rules: HouseRules, caution: float = 1.0) -> Sense:
    """Return the tables for these house rules and this caution."""
    return Sense(rules, caution=caution)
