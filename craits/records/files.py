"""The files that make up a database, and how a damaged or recovered one is named and moved."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

# The write-ahead log and its index first: left behind, they would be taken for the new file's.
_SUFFIXES: Final = ("-wal", "-shm", "")


def dated_name(path: Path, word: str) -> Path:
    """Return a free name beside a file, with a word and the date and time of now.

    Parameters:
        path: The file.
        word: What is the matter with it, such as ``damaged``.
    """
    stem = f"{path.stem}-{word}-{time.strftime('%Y%m%d-%H%M%S')}"
    free = path.with_name(stem + path.suffix)
    number = 2
    while free.exists():
        free = path.with_name(f"{stem}-{number}{path.suffix}")
        number += 1
    return free


def files_of(path: Path) -> list[Path]:
    """Return the files that make up a database, as far as they exist."""
    files = [path.with_name(path.name + suffix) for suffix in _SUFFIXES]
    return [file for file in files if file.exists()]


def exists(path: Path) -> bool:
    """Tell whether there is a database, or may be one that cannot be reached."""
    try:
        return path.exists() or is_pending(path)
    except PermissionError:
        return True


def is_pending(path: Path) -> bool:
    """Tell whether a recovery was begun whose process ended before it was finished."""
    return pending_name(path).exists()


def finish(path: Path) -> Path | None:
    """Put a recovered database into place, if there is one; return where the old one is now.

    Raises:
        OSError: when files cannot be renamed.
    """
    if not is_pending(path):
        return None
    aside = dated_name(path, "damaged")
    for file in files_of(path):
        file.rename(aside.with_name(aside.name + file.name.removeprefix(path.name)))
    pending_name(path).rename(path)
    return aside


def pending_name(path: Path) -> Path:
    """Return where a recovered database waits to be put into place."""
    return path.with_suffix(".recovered")
