"""A process that plays by itself is killed at any moment, and nothing it had shown is lost."""

from __future__ import annotations

import random
import time
import zlib
from collections.abc import Callable
from pathlib import Path

from craits.records.games import game_sheet, load, unfinished_games
from craits.records.recorder import Recorder, resume
from craits.records.replay import Replay
from craits.records.store import Store
from craits.table import Table
from tests.records.children import Child, needs_fork
from tests.records.playing import NAMES, SHORT, step

KILLS = 200


def mark(table_or_replay: Table | Replay) -> str:
    return f"{zlib.crc32(table_or_replay.game.round.notation().encode()):08x}"


def play_on(folder: Path, seed: int) -> Callable[[Callable[[str], None]], None]:
    """Go on with the game of the folder, or with a new one, and tell each step once it is done."""

    def work(tell: Callable[[str], None]) -> None:
        rng = random.Random(seed)
        store = Store(folder)
        while True:
            if unfinished_games(store):
                resumed = resume(store)
                table, done = Table.resume(resumed), 1 + len(resumed.told)
            else:
                table, done = Table(NAMES[: 2 + seed % 2], SHORT, recorder=Recorder(store)), 1
            recorder = table.recorder
            assert recorder is not None
            assert recorder.problem is None
            tell(f"game {recorder.number} {done} {mark(table)}")
            while not table.game.is_over:
                word = step(table, rng)
                assert recorder.problem is None
                tell(f"step {recorder.number} {word} {mark(table)}")
            recorder.close()

    return work


@needs_fork
def test_nothing_shown_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    rng = random.Random(3)
    folder = tmp_path / "data"
    shown: dict[int, list[tuple[str, str]]] = {}
    for kill in range(KILLS):
        child = Child(play_on(folder, kill))
        # Every other one is let begin first: on a slow machine the rest may never get that far.
        lines = child.lines(1) if kill % 2 else []
        time.sleep(rng.uniform(0, 0.02))
        for line in lines + child.kill():
            kind, number, what, where = line.split()
            steps = shown.setdefault(int(number), [])
            if kind == "step":
                steps.append((what, where))
            else:
                # What was saved but not shown any more before the last kill is there as well.
                assert int(what) - len(steps) in (0, 1)
                if int(what) > len(steps):
                    steps.append((stored_words(folder, int(number))[len(steps)], where))
                assert steps[-1][1] == where
        if shown:
            check(folder, *max(shown.items()))
    for number, steps in shown.items():
        assert stored_steps(folder, number)[: len(steps)] == steps
    assert sum(map(len, shown.values())) > KILLS // 4


def check(folder: Path, number: int, shown: list[tuple[str, str]]) -> None:
    """Compare what is stored, and the table when the game is taken up, with what was shown."""
    words = stored_words(folder, number)
    assert words[: len(shown)] == [word for word, _ in shown]
    assert len(words) - len(shown) in (0, 1)
    store = Store(folder)
    if not game_sheet(store, number).game.is_finished:
        resumed = resume(store, number)
        table = Table.resume(resumed)
        resumed.recorder.close()
        if len(words) == len(shown):
            assert mark(table) == shown[-1][1]
    store.close()


def stored_words(folder: Path, number: int) -> list[str]:
    store = Store(folder)
    words = [step.word for step in load(store, number).steps]
    store.close()
    return words


def stored_steps(folder: Path, number: int) -> list[tuple[str, str]]:
    """Each stored step with the mark of the round after it."""
    store = Store(folder)
    transcript = load(store, number)
    store.close()
    replay = Replay(transcript)
    marks = [mark(replay)]
    marks += [mark(replay) for _ in replay.steps()]
    return list(zip([step.word for step in transcript.steps], marks, strict=True))
