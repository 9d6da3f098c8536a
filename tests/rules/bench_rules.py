"""How fast rounds are played: ``python -m tests.rules.bench_rules [seconds] [-- COMMAND]``.

One decision is: list what is legal, pick one at random, apply it. A command after ``--`` is that of
a peer to compare with, which measures itself and prints its decisions a second as the first number
before ``decisions/s``. It is run in turn with our own measurement, since a machine is never equally
quick for long, and what counts is the ratio of the medians.
"""

from __future__ import annotations

import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from craits.rules import Game, HouseRules, Round

PLAYERS, CARDS = 4, 8
TURNS = 5
"""How often we and the peer are measured."""
RULES = HouseRules()


def play_round(rng: random.Random, *, events: bool) -> int:
    """Deal and play a round at random; return how many decisions it took."""
    game = Round.deal(PLAYERS, CARDS, rules=RULES, rng=rng)
    choice = rng.choice
    decisions = 0
    while not game.is_over:
        game.apply(choice(game.legal_actions()), events=events)
        decisions += 1
    return decisions


def play_game(rng: random.Random) -> int:
    """Play a full game at random, with events as at a table; always 1."""
    game = Game(["Ana", "Ben", "Cy", "Dan"], RULES, rng)
    while not game.is_over:
        if game.round.is_over:
            game.next_round()
        game.apply(rng.choice(game.round.legal_actions()))
    return 1


def copy_often(game: Round) -> int:
    """Copy a round a hundred times."""
    for _ in range(100):
        game.copy()
    return 100


def a_second(work: Callable[[], int], seconds: float) -> float:
    """Return how many pieces of work are done a second."""
    work()
    done, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        done += work()
    return done / taken


def peer_a_second(command: list[str]) -> float:
    """Let a peer measure itself; return its decisions a second."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.search(r"([\d,.]+) decisions/s", output)
    if found is None:
        raise SystemExit(f"the peer prints no decisions/s: {output!r}")
    return float(found[1].replace(",", ""))


def main(seconds: float, peer: list[str]) -> None:
    rng = random.Random(7)
    quiet, told = (partial(play_round, rng, events=events) for events in (False, True))
    game = Round.deal(PLAYERS, CARDS, rules=RULES, rng=rng)
    fast = a_second(quiet, seconds)
    slow = a_second(told, seconds)
    print(f"decisions a second             {fast:12,.0f}")  # noqa: T201
    print(f"the same with events           {slow:12,.0f}")  # noqa: T201
    print(f"events cost, for each decision {(1 / slow - 1 / fast) * 1e6:12.2f} µs")  # noqa: T201
    print(f"full games a second            {a_second(partial(play_game, rng), seconds):12,.1f}")  # noqa: T201
    print(f"copies a second                {a_second(partial(copy_often, game), seconds):12,.0f}")  # noqa: T201
    if not peer:
        return
    ours, theirs = [], []
    for _ in range(TURNS):
        ours.append(a_second(quiet, seconds))
        theirs.append(peer_a_second(peer))
        print(f"we {ours[-1]:12,.0f}   peer {theirs[-1]:12,.0f}   {ours[-1] / theirs[-1]:.2f}")  # noqa: T201
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(f"ratio of the medians {ratio:.2f}")  # noqa: T201


if __name__ == "__main__":
    words = sys.argv[1:]
    split = words.index("--") if "--" in words else len(words)
    main(float(words[0]) if split else 2.0, words[split + 1 :])
