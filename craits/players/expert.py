"""The expert: imagines how the unseen cards may lie, and plays many futures out."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Final

from craits.players import manner
from craits.players.memory import Dealer, Memory
from craits.players.outlook import Outlook
from craits.players.player import Player, Standing
from craits.players.prospects import Prospects, prospects
from craits.players.sensible import Sense, sense
from craits.rules import HouseRules, Round, SeatView, SeededChance, TurnAction, imagine
from craits.rules.events import Event

_FIRST_LOOK: Final = 8
"""After how many futures an action may be given up for the first time."""
_DOUBT: Final = 1.7
"""How many standard errors an action has to be behind to be given up."""
_PERSUADED: Final = 0.8
"""How many standard errors better an action has to be than the sensible one to be preferred."""
_TURNS_EACH: Final = 4
"""How many turns of each player are imagined."""
_STRETCH: Final = 0.0005
_REST: Final = 0.0001
"""After how long, and for how long, a thought that goes by the clock rests, in seconds.

It is thought beside a screen, and a thread that never rests would keep a key waiting.
"""


@dataclass(frozen=True)
class Budget:
    """How long the expert may think about a turn."""

    seconds: float | None = 0.2
    """By the clock, or None: not limited by it."""
    futures: int = 4000
    """How many futures at most, over all actions; alone it makes the choice repeatable."""


USUAL_BUDGET: Final = Budget()


@dataclass
class Option:
    """An action that the expert has considered."""

    action: TurnAction
    worths: list[float] = field(default_factory=list)
    """How good each of its futures was: about the chance to win the game."""
    scores: list[float] = field(default_factory=list)
    """What the expert's hand counted, or was expected to count, at the end of the round in each."""

    @property
    def worth(self) -> float:
        """The mean of `worths`."""
        return sum(self.worths) / len(self.worths)

    @property
    def score(self) -> float:
        """The mean of `scores`."""
        return sum(self.scores) / len(self.scores)


class Expert(Player):
    """Picks what wins the game most often when the unseen cards are dealt again and again."""

    manner = manner.EXPERT

    def __init__(
        self,
        seat: int,
        players: int,
        rules: HouseRules,
        rng: random.Random,
        budget: Budget = USUAL_BUDGET,
    ) -> None:
        """Sit down.

        Parameters:
            seat: Where this player sits.
            players: How many sit at the table.
            rules: The house rules of the game.
            rng: Decides what is left to chance; it is drawn from now and never again.
            budget: How long to think about a turn.
        """
        super().__init__(seat, players, rules, rng)
        self.budget = budget
        self._memory = Memory(seat, players, rules)

    def hear(self, event: Event) -> None:
        self._memory.hear(event)

    def choose(self, view: SeatView, standing: Standing) -> TurnAction:
        if len(view.actions) == 1:
            return view.actions[0]
        return self.consider(view, standing)[0].action

    def consider(self, view: SeatView, standing: Standing) -> list[Option]:
        """Return what may be done and how it may end, the best first.

        Parameters:
            view: What this seat sees, being in turn.
            standing: How the game stands.
        """
        started = rested = time.perf_counter()
        seconds = self.budget.seconds
        outlook = Outlook(self.seat, standing, view.rules)
        dealer = Dealer(view, self._memory)
        table = imagine(view, self.rng)
        sensible = sense(view.rules)
        expected = prospects(self.players)
        turns = _TURNS_EACH * self.players
        options = [Option(action) for action in view.actions]
        usual = options[view.actions.index(sensible.choose(table, view.actions))]
        running = options[:]
        spent = 0
        while len(running) > 1 or not spent:
            hands, draw_pile = dealer.deal(self.rng)
            deal = table.redealt(hands, draw_pile, SeededChance(self.rng.getrandbits(64)))
            for option in running:
                if seconds is not None and time.perf_counter() - rested > _STRETCH:
                    time.sleep(_REST)
                    rested = time.perf_counter()
                scores = _play_out(deal.copy(), option.action, sensible, expected, turns)
                option.worths.append(outlook.worth(scores))
                option.scores.append(scores[self.seat])
            spent += len(running)
            looks = len(running[0].worths)
            if looks >= _FIRST_LOOK and looks & (looks - 1) == 0:
                running = _still_in_doubt(running)
            if spent >= self.budget.futures or (
                seconds is not None and time.perf_counter() - started > seconds
            ):
                break
        # Those given up early stay behind all that ran on. The sensible action leads unless
        # another is better by more than luck explains: so little thought does no harm.
        ranked = sorted(options, key=lambda option: (-len(option.worths), -option.worth))
        best = ranked[0]
        if usual in running and _behind(usual, best) < _PERSUADED:
            ranked.remove(usual)
            ranked.insert(0, usual)
        return ranked


def _still_in_doubt(options: list[Option]) -> list[Option]:
    """Return the options that may yet be best: each has met the same deals."""
    best = max(options, key=lambda option: option.worth)
    return [option for option in options if _behind(option, best) <= _DOUBT]


def _behind(option: Option, best: Option) -> float:
    """Return by how many standard errors an option is worse than one that met the same deals."""
    gaps = [b - o for b, o in zip(best.worths, option.worths, strict=True)]
    gap = sum(gaps) / len(gaps)
    if not gap:
        return 0.0
    variance = sum((each - gap) ** 2 for each in gaps) / max(len(gaps) - 1, 1)
    return gap / sqrt(variance / len(gaps)) if variance else inf


def _play_out(
    game: Round, action: TurnAction, sensible: Sense, expected: Prospects, turns: int
) -> Sequence[float]:
    """Carry out an action, let everybody play sensibly for some turns, and estimate the scores."""
    game.apply(action, events=False)
    while not game.is_over:
        turns -= 1
        if turns < 0 and not game.crank and game.drawn is None:
            return expected.scores(game)
        actions = game.legal_actions()
        best = actions[0] if len(actions) == 1 else sensible.choose(game, actions)
        game.apply(best, events=False)
    return game.scores()
