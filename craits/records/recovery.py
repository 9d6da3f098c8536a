"""A damaged database is set aside, and what can be read from it is kept in a new one."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from craits.records import schema
from craits.records.files import files_of, finish, pending_name
from craits.records.replay import BadStepError, Replay
from craits.records.rows import GAME_COLUMNS, insert_whole, make_transcript
from craits.records.transcript import Step, Transcript

_FIRST_COLUMNS: Final = "players, rules, first_dealer, '[]', 1"
"""The same as `GAME_COLUMNS`, from before there were computers to play with."""

# Python itself fails on a message of SQLite that quotes broken text.
_UNREADABLE: Final = (sqlite3.DatabaseError, UnicodeDecodeError)


class _Notice(Enum):
    NOTHING = (
        "The saved games were damaged, and nothing in them can be read any more. The file was kept "
        "as {path}. New games are saved as usual."
    )
    WHOLE = (
        "The saved games were damaged. Everything that could still be read was recovered: {whole} "
        "games. The damaged file was kept as {path}."
    )
    PARTLY = (
        "The saved games were damaged. Recovered: {whole} games whole and {partly} up to the "
        "damaged place. Not readable any more: {lost}. The damaged file was kept as {path}."
    )


@dataclass(frozen=True)
class SetAside:
    """A damaged file that was set aside; as text, the sentence for players."""

    path: Path
    """Where it is now."""
    whole: int
    """How many games were recovered whole."""
    partly: int
    """How many were recovered up to the damaged place, and can be played on from there."""
    lost: int
    """How many are known of and could not be recovered."""

    def __str__(self) -> str:
        if not self.whole and not self.partly:
            notice = _Notice.NOTHING
        elif not self.partly and not self.lost:
            notice = _Notice.WHOLE
        else:
            notice = _Notice.PARTLY
        return notice.value.format(
            path=self.path, whole=self.whole, partly=self.partly, lost=self.lost
        )


def recover(path: Path) -> SetAside:
    """Set a damaged database aside and put one with its readable games in its place.

    The new one is made whole before the old one is moved, so that an end of the process at any
    moment loses neither.

    Parameters:
        path: The database, which no process has open.

    Raises:
        sqlite3.Error: when the new one cannot be written; nothing has changed.
        OSError: the same.
    """
    fresh = path.with_suffix(".new")
    counts = {"whole": 0, "partly": 0, "lost": 0}
    for file in files_of(fresh):
        file.unlink()
    connection = sqlite3.connect(fresh, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        schema.migrate(connection)
        connection.execute("BEGIN")
        for number, transcript in _read_games(path):
            counts[_keep(connection, number, transcript)] += 1
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        fresh.unlink(missing_ok=True)
        raise
    connection.close()
    fresh.rename(pending_name(path))
    return SetAside(finish(path) or path, **counts)


def _keep(connection: sqlite3.Connection, number: int, transcript: Transcript | None) -> str:
    """Write down as much of a game as is possible by the rules; return how much that was."""
    if transcript is None:
        return "lost"
    kept = "whole"
    while transcript.steps:
        try:
            replay = Replay(transcript)
            replay.finish()
        except BadStepError as error:
            kept = "partly"
            transcript = replace(transcript, steps=transcript.steps[: error.number])
            continue
        insert_whole(connection, transcript, replay.game, replay.tally, number)
        return kept
    return "lost"


def _read_games(path: Path) -> Iterator[tuple[int, Transcript | None]]:
    """Yield each game that can be found in a damaged database, None when it cannot be read.

    A copy is read: opening the file itself might change it.
    """
    with tempfile.TemporaryDirectory(prefix="craits-") as folder:
        copy = Path(folder) / path.name
        for file in files_of(path):
            if not file.name.endswith("-shm"):
                shutil.copyfile(file, copy.with_name(file.name))
        connection = sqlite3.connect(copy, isolation_level=None)
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        try:
            # Otherwise SQLite refuses to read anything of a file that is too short.
            connection.execute("PRAGMA writable_schema = ON")
            if schema.is_foreign(connection):
                return
            for number in _numbers(connection):
                yield number, _read_game(connection, number)
        except _UNREADABLE:
            return
        finally:
            connection.close()


def _numbers(connection: sqlite3.Connection) -> list[int]:
    numbers: set[int] = set()
    # Each of these may be readable where the others are not.
    for query in (
        "SELECT id FROM game ORDER BY id",
        "SELECT id FROM game ORDER BY id DESC",
        "SELECT id FROM game INDEXED BY game_finished WHERE finished IS NULL OR finished > 0",
        "SELECT DISTINCT game FROM step",
    ):
        with contextlib.suppress(*_UNREADABLE):
            for (number,) in connection.execute(query):
                if isinstance(number, int) and number > 0:
                    numbers.add(number)
    return sorted(numbers)


def _read_game(connection: sqlite3.Connection, number: int) -> Transcript | None:
    steps: list[Step] = []
    try:
        columns = GAME_COLUMNS if schema.knows_computers(connection) else _FIRST_COLUMNS
        row = connection.execute(f"SELECT {columns} FROM game WHERE id = ?", (number,)).fetchone()
        cursor = connection.execute(
            "SELECT number, word, orders, at FROM step WHERE game = ? ORDER BY number", (number,)
        )
        with contextlib.suppress(*_UNREADABLE):
            for place, word, orders, at in cursor:
                if place != len(steps) or not isinstance(at, int):
                    break
                steps.append(Step(str(word), str(orders), at))
        return make_transcript(row, steps) if row else None
    except (sqlite3.DatabaseError, ValueError, TypeError):
        return None
