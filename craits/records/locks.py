"""Locks on files that the operating system lets go when their process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, *, shared: bool) -> None:
        # Windows has no shared lock here, but it does not let an open database be renamed either.
        if not shared:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int, *, shared: bool) -> None:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


class FileLock:
    """A lock on a file, held until it is closed or its process ends.

    Parameters:
        path: The file; it is created when it is missing.
        shared: Whether others may hold it too, as long as they share.

    Raises:
        BlockingIOError: when another holder is in the way.
        OSError: when the file cannot be opened.
    """

    def __init__(self, path: Path, *, shared: bool = False) -> None:
        self._descriptor = os.open(
            path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666
        )
        try:
            self.change(shared=shared)
        except OSError:
            self.close()
            raise

    def change(self, *, shared: bool) -> None:
        """Make a shared lock the only one, or the other way round.

        Raises:
            BlockingIOError: when another holder is in the way; a shared lock is still held.
        """
        try:
            _lock(self._descriptor, shared=shared)
        except PermissionError as error:  # what Windows says
            raise BlockingIOError(*error.args) from error

    def close(self) -> None:
        """Let go. Closing twice does no harm."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
