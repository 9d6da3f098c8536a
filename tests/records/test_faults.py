"""Each fault brought about for real: what players are told, and that nothing is lost."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from craits.records.games import game_sheet, load, past_games, past_moments, unfinished_games
from craits.records.recorder import Recorder, resume
from craits.records.statistics import statistics
from craits.records.store import Store
from craits.records.transcript import Transcript
from craits.records.troubles import RecordsError, Trouble
from craits.table import Table
from tests.records.children import Child, as_nobody, in_child, needs_fork
from tests.records.playing import NAMES, SHORT, play, step, store_game

AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def new_table(store: Store, seed: int = 1) -> tuple[Table, Recorder]:
    recorder = Recorder(store)
    return Table(NAMES[:3], SHORT, random.Random(seed), recorder=recorder), recorder


def words_of(store: Store, number: int) -> list[str]:
    return [step.word for step in load(store, number).steps]


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user of this system can reach, as that of the tests is not."""
    folder = Path(tempfile.mkdtemp(prefix="craits-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


# The folder.


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    store = Store(tmp_path / "a" / "b")
    assert past_games(store) == []
    assert not store.folder.exists()
    store.open()
    assert store.path.exists()
    store.close()


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    store = Store(tmp_path / "data")
    with pytest.raises(RecordsError) as refusal:
        store.open()
    assert refusal.value.trouble is Trouble.FOLDER
    assert str(store.folder) in str(refusal.value)
    table, recorder = new_table(store)
    play(table, random.Random(1), 5)
    assert recorder.problem is not None
    assert recorder.unsaved == 6
    (tmp_path / "data").rename(tmp_path / "other")
    assert recorder.save()
    assert recorder.problem is None
    assert recorder.number is not None
    assert len(words_of(store, recorder.number)) == 6
    store.close()


@needs_fork
def test_a_folder_in_which_nothing_can_be_written(open_folder: Path) -> None:
    store = Store(open_folder)
    finished = store_game(store, 1)
    store.close()
    for file in [*open_folder.iterdir(), open_folder]:
        file.chmod(0o555)

    def work() -> list[object]:
        store = Store(open_folder)
        try:
            store.open()
        except RecordsError as error:
            told, trouble = str(error), error.trouble.name
        table, recorder = new_table(store)
        play(table, random.Random(1), 20)
        read = [game.number for game in past_games(store)]
        moments = len(past_moments(store, finished))
        unsaved = recorder.unsaved
        return [trouble, told, unsaved, read, moments, len(statistics(store))]

    trouble, told, unsaved, read, moments, players = as_nobody(work)
    assert trouble == "READ_ONLY"
    assert str(open_folder) in told
    assert unsaved == 21
    assert read == [finished]
    assert moments == len(words_of(Store(open_folder), finished))
    assert players == 3


@needs_fork
def test_what_was_last_done_can_be_read_where_nothing_can_be_written(open_folder: Path) -> None:
    # A killed process leaves a write-ahead log that SQLite cannot read without writing beside it.
    def work(_: object) -> None:
        store_game(Store(open_folder), 1)
        os.kill(os.getpid(), signal.SIGKILL)

    child = Child(work)
    os.waitpid(child.pid, 0)
    assert (open_folder / "craits.db-wal").stat().st_size > 0
    (open_folder / "craits.db-shm").unlink()
    for file in [*open_folder.iterdir(), open_folder]:
        file.chmod(0o555)
    assert as_nobody(lambda: [game.number for game in past_games(Store(open_folder))]) == [1]


@needs_fork
def test_a_folder_that_cannot_be_entered(open_folder: Path) -> None:
    folder = open_folder / "data"
    store = Store(folder)
    store_game(store, 1)
    store.close()
    folder.chmod(0o000)

    def work() -> list[str]:
        told = []
        for attempt in (Store(folder).open, lambda: past_games(Store(folder))):
            with pytest.raises(RecordsError) as refusal:
                attempt()
            told.append(str(refusal.value))
        return told

    assert all(str(folder) in sentence for sentence in as_nobody(work))
    folder.chmod(0o755)


# The disk.


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system with room for hardly anything."""
    folder = tmp_path / "small"
    folder.mkdir()
    if not AS_ROOT or sys.platform != "linux":
        pytest.skip("only the superuser of a Linux system can mount a small file system")
    command = ["mount", "-t", "tmpfs", "-o", "size=320k", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("this system does not let even the superuser mount a file system")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(ballast: Path) -> None:
    """Take up all the room that is left."""
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 512)


def test_a_full_disk_in_the_middle_of_a_game(small_disk: Path) -> None:
    store = Store(small_disk)
    table, recorder = new_table(store)
    rng = random.Random(1)
    play(table, rng, 50)
    assert recorder.problem is None
    ballast = small_disk / "ballast"
    fill(ballast)
    acknowledged = 51
    while recorder.problem is None and not table.game.is_over:
        step(table, rng)
        acknowledged += recorder.problem is None
    assert recorder.problem is not None
    assert recorder.problem.trouble is Trouble.DISK_FULL
    assert str(store.path) in str(recorder.problem)
    play(table, rng, 30)  # the game goes on
    assert recorder.unsaved > 30
    ballast.unlink()
    step(table, rng)
    assert recorder.problem is None
    assert recorder.unsaved == 0
    assert recorder.number is not None
    stored = words_of(store, recorder.number)
    assert len(stored) > acknowledged + 30
    recorder.close()
    resumed = resume(store)
    again = Table.resume(resumed)
    resumed.recorder.close()
    assert again.game.round.notation() == table.game.round.notation()
    assert again.log(None) == table.log(None)
    store.close()


def test_a_disk_that_is_full_from_the_start(small_disk: Path) -> None:
    (small_disk / "data").mkdir()
    fill(small_disk / "ballast")
    store = Store(small_disk / "data")
    with pytest.raises(RecordsError) as refusal:
        store.open()
    assert refusal.value.trouble is Trouble.DISK_FULL
    table, recorder = new_table(store)
    play(table, random.Random(1), 20)
    assert recorder.unsaved == 21
    (small_disk / "ballast").unlink()
    assert recorder.save()
    recorder.close()
    store.close()


@needs_fork
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")

    def work() -> list[object]:
        store = Store(tmp_path / "data")
        table, recorder = new_table(store)
        rng = random.Random(1)
        play(table, rng, 30)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        play(table, rng, 30)
        told, unsaved = str(recorder.problem), recorder.unsaved
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        step(table, rng)
        return [told, unsaved, str(recorder.problem), recorder.unsaved]

    told, unsaved, after, still_unsaved = in_child(work)
    assert "craits.db" in told
    assert unsaved == 30
    assert after == "None"
    assert still_unsaved == 0
    store = Store(tmp_path / "data")
    assert len(words_of(store, 1)) == 62
    store.close()


def test_a_database_deleted_under_the_game(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    table, recorder = new_table(store)
    rng = random.Random(1)
    play(table, rng, 40)
    shutil.rmtree(store.folder)
    step(table, rng)
    assert recorder.problem is None
    assert recorder.number is not None
    assert len(words_of(store, recorder.number)) == 42
    with pytest.raises(RecordsError) as refusal:
        resume(Store(store.folder), recorder.number)
    assert refusal.value.trouble is Trouble.GAME_TAKEN
    store.close()


# Other processes.


@needs_fork
def test_a_lock_held_by_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("craits.records.store.LOCK_SECONDS", 0.1)
    store = Store(tmp_path / "data")
    store_game(store, 1)
    store.close()

    def hold(tell: Callable[[str], None]) -> None:
        connection = sqlite3.connect(store.path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        tell("held")
        time.sleep(60)

    child = Child(hold)
    child.lines(1)
    table, recorder = new_table(store)
    assert recorder.problem is not None
    assert recorder.problem.trouble is Trouble.LOCKED
    assert str(store.path) in str(recorder.problem)
    assert len(past_games(store)) == 1  # what still works
    step(table, random.Random(1))
    assert recorder.unsaved == 2
    child.kill()
    step(table, random.Random(1))
    assert recorder.problem is None
    assert recorder.unsaved == 0
    store.close()


@needs_fork
def test_two_on_the_same_game(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    number = store_game(store, 1, steps=10)
    other = store_game(store, 2, steps=10)
    store.close()

    def hold(tell: Callable[[str], None]) -> None:
        resume(Store(store.folder), number)
        tell("taken")
        time.sleep(60)

    child = Child(hold)
    child.lines(1)
    with pytest.raises(RecordsError) as refusal:
        resume(store, number)
    assert refusal.value.trouble is Trouble.GAME_TAKEN
    assert str(store.path) in str(refusal.value)
    assert {game.number for game in unfinished_games(store)} == {number, other}
    taken = resume(store)  # the newest that nobody plays
    assert taken.recorder.number == other
    child.kill()  # and the claim ends with its process
    resume(store, number).recorder.close()
    taken.recorder.close()
    store.close()


# A damaged file.


def damage(path: Path, how: str, rng: random.Random) -> None:
    raw = bytearray(path.read_bytes())
    match how:
        case "not a database":
            raw[:] = b"These are my holiday notes.\n" * 100
        case "cut to half":
            del raw[len(raw) // 2 :]
        case "cut inside a page":
            del raw[len(raw) - 1000 :]
        case "cut to a stub":
            del raw[200:]
        case "flipped bytes":
            for _ in range(200):
                raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        case "a page of noise":
            start = 4096 * rng.randrange(4, len(raw) // 4096)
            raw[start : start + 4096] = rng.randbytes(4096)
        case _:
            raw[:16] = bytes(16)
    path.write_bytes(raw)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, Transcript]]:
    """A folder with some games, and what they are."""
    store = Store(tmp_path_factory.mktemp("evenings"))
    numbers = [store_game(store, game, NAMES[: 2 + game % 3]) for game in range(6)]
    numbers.append(store_game(store, 7, steps=30))
    games = {number: load(store, number) for number in numbers}
    store.close()
    return store.folder, games


DAMAGES = (
    "not a database",
    "cut to half",
    "cut inside a page",
    "cut to a stub",
    "flipped bytes",
    "a page of noise",
    "no head",
)


@pytest.mark.parametrize("how", DAMAGES)
@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_file_is_set_aside_and_what_can_be_read_is_kept(
    tmp_path: Path, evenings: tuple[Path, dict[int, Transcript]], how: str, seed: int
) -> None:
    folder, before = evenings
    shutil.copytree(folder, tmp_path / "data")
    store = Store(tmp_path / "data")
    numbers = list(before)
    damage(store.path, how, random.Random(seed))
    raw = store.path.read_bytes()

    kept = {}
    for number in numbers:
        try:
            sheet = game_sheet(store, number)
            if sheet.game.is_finished:
                past_moments(store, number)
            else:
                resume(store, number).recorder.close()
            kept[number] = load(store, number)
        except RecordsError as error:
            assert error.trouble in (Trouble.NO_SUCH_GAME, Trouble.GAME_UNFINISHED)  # noqa: PT017
    for number, transcript in kept.items():
        words = [step.word for step in before[number].steps]
        assert [step.word for step in transcript.steps] == words[: len(transcript.steps)]
    if store.set_aside:
        (aside,) = store.set_aside
        assert aside.path.read_bytes() == raw
        assert str(aside.path) in str(aside)
        assert "damaged-" in aside.path.name
    else:
        assert how == "flipped bytes"
        assert len(kept) == len(numbers)
    if how == "a page of noise":
        assert len(kept) >= 5
    if how == "cut inside a page":
        assert len(kept) >= 5
    # And playing goes on.
    after = store_game(store, 9, steps=5)
    assert after not in kept
    store.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET rules = '{\"mercy\": true}' WHERE id = 2",
        "UPDATE game SET players = '[5]' WHERE id = 2",
        "UPDATE game SET started = 'x' WHERE id = 2",
        "UPDATE game SET first_dealer = x'00' WHERE id = 2",
        "UPDATE round SET scores = '[1' WHERE game = 2",
        "UPDATE step SET orders = 7 WHERE game = 2 AND number = 9",
        "UPDATE step SET word = '5h>' WHERE game = 2 AND number = 9",
        "DELETE FROM step WHERE game = 2 AND number = 0",
        "UPDATE step SET word = CAST(x'ff' AS TEXT) WHERE game = 2 AND number = 9",
        "ALTER TABLE game RENAME COLUMN rules TO rubes",
        "DROP TABLE result",
    ],
)
def test_rows_that_make_no_sense(
    tmp_path: Path, evenings: tuple[Path, dict[int, Transcript]], change: str
) -> None:
    folder, games = evenings
    shutil.copytree(folder, tmp_path / "data")
    store = Store(tmp_path / "data")
    store.write(lambda connection: connection.execute(change))
    with contextlib.suppress(RecordsError):
        past_games(store)
        statistics(store)
        game_sheet(store, 2)
        past_moments(store, 2)
    assert len(store.set_aside) == 1
    if "ALTER" not in change:
        assert {game.number for game in past_games(store)} >= {1, 3, 4, 5, 6}
        assert load(store, 3) == games[3]
    store.close()


@needs_fork
def test_a_damaged_file_that_another_process_has_open(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    store_game(store, 1)
    store.close()

    def hold(tell: Callable[[str], None]) -> None:
        other = Store(store.folder)
        past_games(other)
        tell("open")
        time.sleep(60)

    child = Child(hold)
    child.lines(1)
    damage(store.path, "not a database", random.Random(1))
    with pytest.raises(RecordsError) as refusal:
        store.open()
    assert refusal.value.trouble is Trouble.DAMAGED_IN_USE
    child.kill()
    store.open()
    assert len(store.set_aside) == 1
    store.close()


def test_damage_in_the_middle_of_a_game(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    table, recorder = new_table(store)
    rng = random.Random(1)
    play(table, rng, 40)
    store.close()
    damage(store.path, "not a database", rng)
    step(table, rng)
    assert recorder.problem is None
    assert len(store.set_aside) == 1
    assert recorder.number is not None
    assert len(words_of(store, recorder.number)) == 42
    recorder.close()
    store.close()


@pytest.mark.parametrize("moves", [1, 2])
def test_a_recovery_that_is_interrupted_is_finished(
    tmp_path: Path, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "data")
    numbers = [store_game(store, game) for game in range(3)]
    store.close()
    damage(store.path, "a page of noise", random.Random(1))
    left = moves
    rename = Path.rename

    def rename_a_few(self: Path, target: Path) -> Path:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return rename(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", rename_a_few)
        with contextlib.suppress(KeyboardInterrupt):
            store.repair()
        store.close()
    assert {game.number for game in past_games(store)} | {
        game.number for game in unfinished_games(store)
    } <= set(numbers)
    assert len(past_games(store)) >= 2
    assert len(list(store.folder.glob("craits-damaged-*.db"))) == 1
    store.close()


def test_a_file_from_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    store_game(store, 1)
    store.close()
    connection = sqlite3.connect(store.path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    raw = store.path.read_bytes()
    for attempt in (store.open, lambda: past_games(store)):
        with pytest.raises(RecordsError) as refusal:
            attempt()
        assert refusal.value.trouble is Trouble.NEWER
        assert refusal.value.facts["found"] == 99
        assert str(store.path) in str(refusal.value)
    table, recorder = new_table(store)
    step(table, random.Random(1))
    assert recorder.unsaved == 2
    assert store.path.read_bytes() == raw
    assert store.set_aside == []
    store.close()


def test_a_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    store.folder.mkdir()
    connection = sqlite3.connect(store.path)
    connection.execute("CREATE TABLE recipe (name)")
    connection.close()
    raw = store.path.read_bytes()
    store.open()
    assert store.set_aside[0].path.read_bytes() == raw
    store.close()


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    store.folder.mkdir()
    store.path.touch()
    store_game(store, 1)
    assert len(past_games(store)) == 1
    store.close()
