"""Games for the tests: played at random, in memory or into a store."""

from __future__ import annotations

import random
from collections.abc import Sequence

from craits.players.strength import Strength
from craits.records.recorder import Recorder
from craits.records.store import Store
from craits.rules import Action, CallIdiot, Draw, Game, HouseRules
from craits.table import Table

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve")
SHORT = HouseRules(length="short")


def choose(game: Game, rng: random.Random) -> Action:
    """An action that is allowed and gets the game on: few wrong calls and needless draws."""
    calls = game.round.legal_calls()
    right = [c for c in calls if not isinstance(c, CallIdiot) or c.seat == game.round.open_seat]
    if right and rng.random() < 0.3:
        return rng.choice(right)
    if calls and rng.random() < 0.02:
        return rng.choice(calls)
    actions = game.round.legal_actions()
    if len(actions) > 1 and actions[-1] == Draw() and rng.random() < 0.9:
        actions.pop()
    return rng.choice(actions)


def step(table: Table, rng: random.Random) -> str:
    """Do one thing at a table that is not through; return its word in the record."""
    if table.game.round.is_over:
        table.next_round()
        return "deal"
    action = choose(table.game, rng)
    table.act(action)
    return str(action)


def play(table: Table, rng: random.Random, steps: int | None = None) -> None:
    """Play on to the end, or so many steps."""
    done = 0
    while not table.game.is_over and done != steps:
        step(table, rng)
        done += 1


class LateRecorder(Recorder):
    """Saves only when told to: a test has no time for a synchronised write for each action."""

    def save(self) -> bool:
        return True


def store_game(
    store: Store,
    seed: int,
    names: Sequence[str] = NAMES[:3],
    rules: HouseRules = SHORT,
    steps: int | None = None,
    first_dealer: int | None = None,
    computers: dict[int, Strength] | None = None,
    may_advise: bool = True,
) -> int:
    """Play a game, or its first steps, into the store; return its number."""
    rng = random.Random(seed)
    recorder = LateRecorder(store)
    table = Table(
        names,
        rules,
        random.Random(seed),
        first_dealer,
        recorder,
        computers=computers,
        may_advise=may_advise,
    )
    play(table, rng, steps)
    Recorder.save(recorder)
    recorder.close()
    assert recorder.problem is None
    assert recorder.number is not None
    return recorder.number
