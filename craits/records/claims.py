"""The claim on a game that is being played, so that no two processes play the same one."""

from __future__ import annotations

import errno
from typing import Final

from craits.records.locks import FileLock
from craits.records.store import Store
from craits.records.troubles import RecordsError, Trouble

_FOLDER: Final = "playing"


class Claim:
    """The right to play one game, held until it is let go or the process ends, however it ends.

    Parameters:
        store: Where the game is saved.
        game: Its number.

    Raises:
        RecordsError: when another process plays it.
    """

    def __init__(self, store: Store, game: int) -> None:
        self.game = game
        folder = store.folder / _FOLDER
        self._path = folder / f"{game}.lock"
        self._lock: FileLock | None = None
        try:
            folder.mkdir(exist_ok=True)
            self._lock = FileLock(self._path)
        except BlockingIOError as error:
            raise RecordsError(Trouble.GAME_TAKEN, store.path, game=game) from error
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise RecordsError(Trouble.DISK_FULL, store.path) from error
            reason = error.strerror or str(error)
            raise RecordsError(Trouble.READ_ONLY, store.path, reason=reason) from error

    def release(self) -> None:
        """Let go of the game."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def retire(self) -> None:
        """Let go of a game that nobody will play any more, and leave no file behind."""
        # Only such a game's file may go: with a game that is played on, somebody could hold the
        # file that is gone and somebody else a new one.
        try:
            self._path.unlink(missing_ok=True)
        except OSError:  # Windows keeps a file that is open
            self.release()
            return
        self.release()


def is_claimed(store: Store, game: int) -> bool:
    """Tell whether a process is playing this game now, this one included."""
    try:
        claim = Claim(store, game)
    except RecordsError as error:
        return error.trouble is Trouble.GAME_TAKEN
    claim.release()
    return False
