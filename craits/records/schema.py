"""The tables of the database, and how an older one becomes a newer one."""

from __future__ import annotations

import sqlite3
from typing import Final

APPLICATION_ID: Final = 0x43524149
"""Marks an SQLite file as one of Craits."""

# Only ever appended to: each entry brings the tables from one version to the next.
_MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # Without AUTOINCREMENT the number of a deleted game would come back for another one.
        """
        CREATE TABLE game (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            players TEXT NOT NULL,      -- the names by seat, a JSON list
            rules TEXT NOT NULL,        -- the house rules, a JSON object
            first_dealer INTEGER,       -- the seat, when there was no cut
            started INTEGER NOT NULL,   -- seconds since 1970, as all times
            finished INTEGER
        )
        """,
        "CREATE INDEX game_finished ON game (finished, id)",
        """
        CREATE TABLE step (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            number INTEGER NOT NULL,    -- 0 is the start
            word TEXT NOT NULL,         -- start, deal, or an action in the notation
            orders TEXT NOT NULL,       -- the shuffles it brought about, lists of cards
            at INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """,
        # What follows comes from the steps, and is kept so that no list has to replay games.
        """
        CREATE TABLE round (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            number INTEGER NOT NULL,    -- 1 is the first
            dealer INTEGER NOT NULL,
            scores TEXT NOT NULL,       -- by seat, a JSON list
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE result (
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            player TEXT NOT NULL,       -- the name without regard to capitals
            name TEXT NOT NULL,
            place INTEGER NOT NULL,
            total INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            idiot INTEGER NOT NULL,
            idiots_called INTEGER NOT NULL,
            longest_crank INTEGER NOT NULL,
            cards_drawn INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX result_player ON result (player, game)",
        """
        CREATE TABLE going_out (
            game INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            rank TEXT NOT NULL,         -- of the last card
            times INTEGER NOT NULL,
            PRIMARY KEY (game, seat, rank),
            FOREIGN KEY (game, seat) REFERENCES result ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
    ),
    (
        # A JSON list by seat: the strength of a computer, or null for a person. An empty list is
        # a table of people only.
        "ALTER TABLE game ADD COLUMN computers TEXT NOT NULL DEFAULT '[]'",
        # Whether people may ask for advice.
        "ALTER TABLE game ADD COLUMN may_advise INTEGER NOT NULL DEFAULT 1",
    ),
)

VERSION: Final = len(_MIGRATIONS)
"""The version of the tables that this Craits reads and writes.

It rises also when the words in them change, such as with another house rule: an older Craits
would take what it does not know for damage.
"""


def read_version(connection: sqlite3.Connection) -> int:
    """Return the version of the tables; 0 when there are none yet."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Tell whether this is a database of some other program."""
    if connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID:
        return False
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None


def knows_computers(connection: sqlite3.Connection) -> bool:
    """Tell whether games keep which seats are computers', whatever version they claim to have."""
    return any(row[1] == "computers" for row in connection.execute("PRAGMA table_info (game)"))


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to this version, all in one transaction.

    Parameters:
        connection: With no transaction open, and a version that is not newer.
    """
    if read_version(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again, as another process may have been faster.
        for statements in _MIGRATIONS[read_version(connection) :]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
