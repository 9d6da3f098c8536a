"""What can go wrong with saved games, as facts and as whole sentences for players."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final


class Trouble(Enum):
    """What went wrong; the value is the English text with its named facts.

    Each text says what happened, what still works, and where the file is.
    """

    FOLDER = (
        "The folder for saved games cannot be used ({reason}): {path}. Games can be played, but "
        "nothing is saved. Another folder can be given with --data."
    )
    READ_ONLY = (
        "Nothing can be written to {path} ({reason}). Past games can still be looked at, and a "
        "game can be played on, but it is not saved until this is mended."
    )
    DISK_FULL = (
        "The disk is full, so nothing more can be saved in {path}. The game can go on: saving is "
        "tried again at every action, and nothing is missing once there is room."
    )
    LOCKED = (
        "Another program is holding {path}, so nothing can be saved now. The game can go on: "
        "saving is tried again at every action."
    )
    NEWER = (
        "{path} was written by a newer Craits (format {found}; this one knows {known}). It is left "
        "as it is. Games can be played, but not saved: update Craits, or give another folder with "
        "--data."
    )
    DAMAGED_IN_USE = (
        "{path} is damaged, and another Craits has it open. Close the other one first: then what "
        "can be read is recovered. Games can be played, but not saved until then."
    )
    UNUSABLE = (
        "The saved games in {path} cannot be used ({reason}). The game can go on: saving is tried "
        "again at every action."
    )
    GAME_TAKEN = (
        "Game {game} is being played by another Craits. Past games can be looked at, and another "
        "game can be started. The saved games are in {path}."
    )
    NO_SUCH_GAME = "There is no game {game} in {path}."
    NO_UNFINISHED_GAME = "There is no unfinished game in {path}. A new game can be started."
    NO_SUCH_PLAYER = "Nobody called {name} has finished a game in {path}."
    GAME_FINISHED = (
        "Game {game} is finished. It can be looked at among the past games in {path}, and another "
        "game can be started."
    )
    GAME_UNFINISHED = (
        "Game {game} is not finished, so its hands are still secret. It can be played on. The "
        "saved games are in {path}."
    )
    SETTINGS_UNSAVED = (
        "The settings cannot be written ({reason}): {path}. They hold until this game is closed."
    )


class RecordsError(Exception):
    """Saved games cannot be read or written; the message is for the player.

    Parameters:
        trouble: What went wrong.
        path: The file or folder that it is about.
        facts: What else the sentence names.
    """

    def __init__(self, trouble: Trouble, path: Path, **facts: str | int) -> None:
        super().__init__(trouble.value.format(path=path, **facts))
        self.trouble = trouble
        self.path = path
        self.facts = facts


_FULL: Final = {sqlite3.SQLITE_FULL}
_LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}
_READ_ONLY: Final = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}
_VAGUE: Final = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
_DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

_DAMAGE_WORDS: Final = (
    "Could not decode",
    "no such table",
    "no such column",
    "no such index",
    "unsupported file format",
)
_LEAST_ROOM: Final = 64 * 1024
"""Bytes that SQLite needs to work at all."""


def primary_code(error: sqlite3.Error) -> int | None:
    """Return SQLite's result code without its extension; None when the error has none."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else int(code) & 0xFF


def is_damage(error: sqlite3.Error | UnicodeDecodeError) -> bool:
    """Tell whether the file itself is broken, so that trying again cannot help."""
    if isinstance(error, UnicodeDecodeError):
        return True  # the message of SQLite quotes what it found
    # For broken text Python has no code, only its words; for a broken schema SQLite has the code
    # of any mistake.
    return primary_code(error) in _DAMAGED or str(error).startswith(_DAMAGE_WORDS)


def damage(reason: str) -> sqlite3.DatabaseError:
    """Return the error that SQLite would raise, had it found this damage itself."""
    error = sqlite3.DatabaseError(reason)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


@contextlib.contextmanager
def expecting_sense() -> Iterator[None]:
    """Read rows that make no sense as damage: SQLite cannot tell when bytes in them have changed.

    Raises:
        sqlite3.DatabaseError: when what is read in here makes no sense.
    """
    try:
        yield
    except (ValueError, TypeError, OverflowError, IndexError, OSError) as error:
        raise damage(str(error)) from error


def explain(error: sqlite3.Error, path: Path) -> RecordsError:
    """Return what an error of SQLite means for players.

    Parameters:
        error: What SQLite said.
        path: The database.
    """
    code = primary_code(error)
    if code in _FULL or (code in _VAGUE and _is_disk_full(path)):
        return RecordsError(Trouble.DISK_FULL, path)
    if code in _LOCKED:
        return RecordsError(Trouble.LOCKED, path)
    if code in _READ_ONLY:
        return RecordsError(Trouble.READ_ONLY, path, reason=str(error))
    return RecordsError(Trouble.UNUSABLE, path, reason=str(error))


def _is_disk_full(path: Path) -> bool:
    # SQLite does not always say so: the index of its log needs room before the first write.
    try:
        return shutil.disk_usage(path.parent).free < _LEAST_ROOM
    except OSError:
        return False
