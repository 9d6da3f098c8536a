"""How fast games are saved, restored and counted: ``python -m tests.records.bench_records``."""

from __future__ import annotations

import random
import sqlite3
import statistics as numbers
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from craits.records.games import load, past_games, past_moments, unfinished_games
from craits.records.recorder import Recorder, resume
from craits.records.replay import Replay
from craits.records.rows import insert_whole
from craits.records.statistics import head_to_head, statistics
from craits.records.store import Store
from craits.records.transcript import Transcript
from craits.rules import HouseRules
from craits.table import Table
from tests.records.playing import NAMES, step, store_game

GAMES = 1000


def report(what: str, seconds: list[float], limit: float) -> None:
    """Print the median and the 95th percentile in milliseconds, and what is asked for."""
    p95 = numbers.quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
    print(  # noqa: T201
        f"{what:48} median {numbers.median(seconds) * 1e3:8.2f} ms   "
        f"95 % {p95 * 1e3:8.2f} ms   limit {limit * 1e3:g} ms"
    )


def timed(work: Callable[[], object], times: int = 20) -> list[float]:
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return taken


def bench_one_game(folder: Path) -> None:
    rng = random.Random(1)
    store = Store(folder)
    recorder = Recorder(store)
    table = Table(NAMES, HouseRules(), random.Random(1), recorder=recorder)
    taken = []
    while not table.game.is_over:
        is_last_round = table.game.round_number == table.game.rounds
        if is_last_round and 1 in map(len, table.game.round.hands):
            break
        start = time.perf_counter()
        step(table, rng)
        taken.append(time.perf_counter() - start)
        assert recorder.problem is None
    recorder.close()
    report(f"one action recorded ({len(taken)} of a game for five)", taken, 0.005)

    def restore() -> None:
        resumed = resume(store)
        Table.resume(resumed)
        resumed.recorder.close()

    report("a game for five restored in its last round", timed(restore), 0.1)

    def start_anew() -> None:
        store.close()
        restore()

    report("the same, with opening the database", timed(start_anew), 0.1)
    store.close()


def bench_many_games(folder: Path) -> None:
    store = Store(folder)

    def home() -> None:
        store.close()
        unfinished_games(store)

    def look_back() -> None:
        store.close()
        past_games(store)

    store.open()
    report("home with no game", timed(home), 0.3)
    report("past games with no game", timed(look_back), 0.3)
    rng = random.Random(2)
    played: list[Transcript] = []
    for seed in range(20):
        number = store_game(store, seed, NAMES[: 2 + seed % 4], HouseRules())
        played.append(load(store, number))
    again = [(game, replayed(game)) for game in played]

    def fill(connection: sqlite3.Connection) -> None:
        for _ in range(GAMES - len(played)):
            transcript, replay = rng.choice(again)
            insert_whole(connection, transcript, replay.game, replay.tally)

    store.write(fill)
    report(f"home with {GAMES} games", timed(home), 0.3)
    report(f"past games with {GAMES} games", timed(look_back), 0.3)
    report(f"statistics over {GAMES} games", timed(lambda: statistics(store)), 0.3)
    report(f"head to head over {GAMES} games", timed(lambda: head_to_head(store, "Ana")), 0.3)
    report("a past game opened for stepping through", timed(lambda: past_moments(store, 4)), 0.3)
    size = store.path.stat().st_size / 1e6
    print(f"{GAMES} games take {size:.1f} MB")  # noqa: T201
    store.close()


def replayed(transcript: Transcript) -> Replay:
    replay = Replay(transcript)
    replay.finish()
    return replay


if __name__ == "__main__":
    # A folder on a real disk may be given: temporary ones are often in memory.
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as made:
        bench_one_game(Path(made) / "one")
        bench_many_games(Path(made) / "many")
