"""The one SQLite file that holds every game: opening it, and working in transactions."""

from __future__ import annotations

import contextlib
import errno
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from craits.records import files, schema
from craits.records.locks import FileLock
from craits.records.places import DATABASE_NAME
from craits.records.troubles import RecordsError, Trouble, damage, explain, is_damage

if TYPE_CHECKING:
    from craits.records.recovery import SetAside

_T = TypeVar("_T")

LOCK_SECONDS: Final = 1.0
"""How long to wait for another process that is writing; each of ours writes for milliseconds."""


class Store:
    """Every game in one folder. Nothing is opened before it is needed, or made before a write.

    Parameters:
        folder: Where the database lies.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / DATABASE_NAME
        self.set_aside: list[SetAside] = []
        """Each damaged file that was set aside since this store was made."""
        self.opened = 0
        """How often the database was opened: a rise means that its games may be others."""
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._use: FileLock | None = None

    def open(self) -> None:
        """Make sure that games can be saved; make the folder and the database if need be.

        Raises:
            RecordsError: when they cannot; what is there may still be readable.
        """
        self.write(lambda _: None)

    def close(self) -> None:
        """Close the database. The store opens it again when it is needed."""
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
        if self._use is not None:
            self._use.close()
        self._connection = self._identity = self._use = None

    def write(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Do something in one transaction that is on the disk when this returns.

        Parameters:
            work: What to do. After damage it is done a second time, in the recovered database.

        Raises:
            RecordsError: when it cannot be done; then nothing of it has been.
        """
        return self._heal(lambda: self._write(work))

    def read(self, work: Callable[[sqlite3.Connection], _T], empty: _T) -> _T:
        """Look something up, also where nothing can be written.

        Parameters:
            work: What to look up.
            empty: What to return when no game has been saved in this folder yet.

        Raises:
            RecordsError: when it cannot be read.
        """
        if self.folder.exists() and not self.folder.is_dir():
            raise RecordsError(Trouble.FOLDER, self.folder, reason="it is a file")
        if not files.exists(self.path):
            self.close()
            return empty
        return self._heal(lambda: self._read(work))

    def repair(self) -> None:
        """Set the database aside as damaged, and recover from it what can be read.

        Raises:
            RecordsError: when another process has it open, or there is no room to recover it.
        """
        # Recovering replays games by the rules, which nothing else here needs to load.
        from craits.records import recovery

        self.close()
        try:
            lock = FileLock(self._lock_path)
        except BlockingIOError as error:
            raise RecordsError(Trouble.DAMAGED_IN_USE, self.path) from error
        except OSError as error:
            raise self._not_writable(error) from error
        try:
            self.set_aside.append(recovery.recover(self.path))
        except sqlite3.Error as error:
            raise explain(error, self.path) from error
        except OSError as error:
            raise self._not_writable(error) from error
        finally:
            lock.close()

    @property
    def _lock_path(self) -> Path:
        return self.path.with_suffix(".lock")

    def _heal(self, attempt: Callable[[], _T]) -> _T:
        """Try; after damage, repair and try once more; turn what goes wrong into sentences."""
        try:
            try:
                return attempt()
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                if not is_damage(error):
                    raise
                self.repair()
                return attempt()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
                raise
            # A connection that has met a full disk or a lost one is not trusted again.
            self.close()
            raise explain(error, self.path) from error

    def _write(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        return done

    def _read(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        try:
            connection = self._connected()
        except RecordsError as error:
            if error.trouble in (Trouble.NEWER, Trouble.LOCKED):
                raise
            return self._read_copy(work)
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")

    def _connected(self) -> sqlite3.Connection:
        """Return the open database; open it when it is not, or when the file is another one now."""
        if self._connection is not None and self._identity == _identify(self.path):
            return self._connection
        self.close()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise RecordsError(Trouble.FOLDER, self.folder, reason=reason) from error
        use = None
        try:
            use = FileLock(self._lock_path, shared=not files.is_pending(self.path))
            files.finish(self.path)
            use.change(shared=True)
            self._connection = self._connect()
        except BaseException as error:
            if use is not None:
                use.close()
            if isinstance(error, BlockingIOError):
                raise RecordsError(Trouble.LOCKED, self.path) from error
            if isinstance(error, OSError):
                raise self._not_writable(error) from error
            if isinstance(error, sqlite3.OperationalError) and not is_damage(error):
                raise explain(error, self.path) from error
            raise
        self._use = use
        self._identity = _identify(self.path)
        self.opened += 1
        return self._connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=LOCK_SECONDS, isolation_level=None)
        try:
            self._check(connection)
            # With the write-ahead log synchronised at each commit, neither the end of the process
            # nor a loss of power takes back what has been committed, and readers never wait.
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA fullfsync = ON")  # what macOS calls truly synchronised
            connection.execute("PRAGMA foreign_keys = ON")
            schema.migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check(self, connection: sqlite3.Connection) -> None:
        if schema.is_foreign(connection):
            raise damage("a database of another program")
        found = schema.read_version(connection)
        if found > schema.VERSION:
            raise RecordsError(Trouble.NEWER, self.path, found=found, known=schema.VERSION)

    def _read_copy(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Read from a copy: SQLite itself needs to write beside a database that it reads."""
        with tempfile.TemporaryDirectory(prefix="craits-") as folder:
            copy = Path(folder) / self.path.name
            try:
                for file in files.files_of(self.path):
                    shutil.copyfile(file, copy.with_name(file.name))
            except OSError as error:
                reason = error.strerror or str(error)
                raise RecordsError(Trouble.UNUSABLE, self.path, reason=reason) from error
            connection = sqlite3.connect(copy, isolation_level=None)
            try:
                self._check(connection)
                schema.migrate(connection)
                return work(connection)
            finally:
                connection.close()

    def _not_writable(self, error: OSError) -> RecordsError:
        reason = error.strerror or str(error)
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return RecordsError(Trouble.DISK_FULL, self.path)
        return RecordsError(Trouble.READ_ONLY, self.path, reason=reason)


def _identify(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
