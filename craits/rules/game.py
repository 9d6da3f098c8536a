"""A whole game: the cut, the rounds, and the totals (rules 1 to 3, 24)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from craits.rules.actions import Action
from craits.rules.cards import DECK
from craits.rules.chance import Chance, SeededChance
from craits.rules.cut import cut_for_deal
from craits.rules.events import Event, GameEnded, RoundEnded
from craits.rules.house_rules import HouseRules
from craits.rules.position import MAX_SEATS, MIN_SEATS
from craits.rules.round import Round
from craits.rules.scoring import HandScore

DEAL_SIZES: Final = (8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8)
"""How many cards each player is dealt in each of the fifteen rounds (rule 2)."""

SHORT_ROUNDS: Final = 8
"""How many of them a short game has (rule 2)."""


def deal_sizes(rules: HouseRules) -> tuple[int, ...]:
    """Return how many cards each player is dealt in each round of a game (rule 2)."""
    return DEAL_SIZES[:SHORT_ROUNDS] if rules.length == "short" else DEAL_SIZES


@dataclass(frozen=True)
class RoundResult:
    """A round that has been played, as it stands on the score sheet."""

    number: int
    """1 for the first round."""
    cards: int
    """How many each player was dealt."""
    dealer: int
    scores: tuple[HandScore, ...]
    """What each seat's hand counted."""
    totals: tuple[int, ...]
    """The totals after the round."""


class Game:
    """A game from the cut to the last round. For the same ``rng`` it is the same game.

    The first round is dealt at once; after each that ends, `next_round` deals the following one.

    >>> game = Game(["Ana", "Ben"], rules=HouseRules(length="short"), rng=random.Random(7))
    >>> game.round_number, game.deal_size, game.rounds
    (1, 8, 8)
    """

    def __init__(
        self,
        players: Sequence[str],
        rules: HouseRules | None = None,
        rng: random.Random | None = None,
        chance: Chance | None = None,
        first_dealer: int | None = None,
    ) -> None:
        """Start a game.

        Parameters:
            players: The names in seating order, 2 to 5, no two the same.
            rules: The house rules; without them the rules as written.
            rng: Where shuffles come from; without it, from the system.
            chance: Shuffles, instead of ``rng``.
            first_dealer: The seat that deals first, instead of a cut: for a rematch.

        Raises:
            ValueError: when there are too few or too many players, two share a name, or the
                first dealer does not sit at the table.
        """
        if not MIN_SEATS <= len(players) <= MAX_SEATS:
            raise ValueError(
                f"a game is for {MIN_SEATS} to {MAX_SEATS} players, not {len(players)}"
            )
        if len(set(players)) < len(players):
            raise ValueError("two players share a name")
        if first_dealer is not None and not 0 <= first_dealer < len(players):
            raise ValueError(f"there is no seat {first_dealer} to deal first")
        self.players = tuple(players)
        self.rules = rules or HouseRules()
        self.chance: Chance = chance or SeededChance((rng or random.Random()).getrandbits(64))
        self.history: list[RoundResult] = []
        """The rounds that are over, in order."""
        self.cut: list[Event] = []
        """What happened in the cut."""
        if first_dealer is None:
            first_dealer, self.cut = cut_for_deal(len(players), self.chance)
        self.first_dealer = first_dealer
        self.round: Round
        """The round being played, or the last one when it is over."""
        self.deal_events = self._deal()
        """What happened in the deal of this round."""

    @property
    def rounds(self) -> int:
        """How many rounds the game has (rule 2)."""
        return len(deal_sizes(self.rules))

    @property
    def round_number(self) -> int:
        """The number of this round; 1 is the first."""
        return len(self.history) + (0 if self.round.is_over else 1)

    @property
    def deal_size(self) -> int:
        """How many cards each player is dealt in this round (rule 2)."""
        return deal_sizes(self.rules)[self.round_number - 1]

    @property
    def dealer(self) -> int:
        """The seat that dealt this round (rule 3)."""
        return self.round.dealer

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's total over the rounds that are over (rule 24)."""
        return self.history[-1].totals if self.history else (0,) * len(self.players)

    @property
    def is_over(self) -> bool:
        """Whether the last round is over."""
        return len(self.history) == self.rounds

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest total; equal totals share the win (rule 1)."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the lowest total; equal totals share a place."""
        totals = self.totals
        return tuple(1 + sum(other < total for other in totals) for total in totals)

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action in this round; return what happened.

        Raises:
            IllegalAction: when the rules do not allow it; the game is as it was.
        """
        events = self.round.apply(action)
        if events and isinstance(events[-1], RoundEnded):
            events += self._score(events[-1])
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round; return what happened.

        Raises:
            ValueError: when this round is not over, or was the last.
        """
        if not self.round.is_over:
            raise ValueError("this round is not over")
        if self.is_over:
            raise ValueError("the game is over")
        self.deal_events = self._deal()
        return self.deal_events

    def _score(self, ended: RoundEnded) -> list[Event]:
        totals = tuple(
            total + score.total for total, score in zip(self.totals, ended.scores, strict=True)
        )
        number = len(self.history) + 1
        cards = deal_sizes(self.rules)[number - 1]
        self.history.append(RoundResult(number, cards, self.dealer, ended.scores, totals))
        return [GameEnded(totals, self.winners)] if self.is_over else []

    def _deal(self) -> list[Event]:
        deck = list(DECK)
        self.chance.shuffle(deck)
        number = len(self.history)
        self.round, events = Round.start(
            players=len(self.players),
            cards=deal_sizes(self.rules)[number],
            dealer=(self.first_dealer + number) % len(self.players),
            rules=self.rules,
            chance=self.chance,
            deck=deck,
        )
        return events
