"""What the evenings add up to: the statistics of each player, and of two head to head."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

from craits.records.rows import player_key
from craits.records.store import Store
from craits.records.troubles import RecordsError, Trouble, expecting_sense
from craits.rules import Rank


@dataclass(frozen=True)
class PlayerStatistics:
    """What one player did in all finished games."""

    name: str
    """As it was last written; capitals do not make another player."""
    games: int
    wins: int
    """Shared ones included."""
    average_total: float
    best_total: int
    average_per_round: float
    """Points for a round; the fewer the better."""
    idiot: int
    """How often caught as an idiot."""
    idiots_called: int
    """How often caught one."""
    longest_crank: int
    """The most that a crank counted which the player had to draw."""
    cards_drawn: int
    """The dealt ones left out."""
    going_out: Mapping[Rank, int]
    """How often the player went out, by the rank of the last card, the commonest first."""


@dataclass(frozen=True)
class HeadToHead:
    """How one player fared in the games in which another one sat at the table."""

    other: str
    """The other player's name, as it was last written."""
    games: int
    """How many they played together."""
    ahead: int
    """In how many the player's total was the lower one."""
    behind: int
    """In how many the other's was. In the rest they were level."""
    average_lead: float
    """By how many points a game the player was ahead; below 0, behind."""


def statistics(store: Store) -> list[PlayerStatistics]:
    """Return the statistics of every player who has finished a game, the most games first.

    Raises:
        RecordsError: when the store cannot be read.
    """
    nobody: list[PlayerStatistics] = []
    return store.read(lambda connection: _read(connection, "", ()), nobody)


def player_statistics(store: Store, name: str) -> PlayerStatistics:
    """Return the statistics of one player.

    Parameters:
        store: Where the games are.
        name: The player; capitals do not matter.

    Raises:
        RecordsError: when there is no such player, or the store cannot be read.
    """
    nobody: list[PlayerStatistics] = []
    found = store.read(
        lambda connection: _read(connection, "WHERE player = ?", (player_key(name),)), nobody
    )
    if not found:
        raise RecordsError(Trouble.NO_SUCH_PLAYER, store.path, name=name)
    return found[0]


def head_to_head(store: Store, name: str) -> list[HeadToHead]:
    """Return how a player fared against each other one, the most games together first.

    Parameters:
        store: Where the games are.
        name: The player; capitals do not matter.

    Raises:
        RecordsError: when the store cannot be read.
    """
    nobody: list[HeadToHead] = []
    return store.read(lambda connection: _compare(connection, player_key(name)), nobody)


def _read(
    connection: sqlite3.Connection, where: str, values: tuple[str, ...]
) -> list[PlayerStatistics]:
    going_out: dict[str, dict[Rank, int]] = {}
    for player, rank, times in connection.execute(
        "SELECT player, rank, SUM(times) FROM result JOIN going_out USING (game, seat)"
        f" {where} GROUP BY player, rank ORDER BY SUM(times) DESC, rank",
        values,
    ):
        with expecting_sense():
            going_out.setdefault(player, {})[Rank(rank)] = times
    # SQLite takes a bare column, here the name, from the row that has the MAX.
    rows = connection.execute(
        "SELECT player, name, MAX(game), COUNT(*), SUM(place = 1), AVG(total), MIN(total),"
        " 1.0 * SUM(total) / SUM(rounds), SUM(idiot), SUM(idiots_called), SUM(cards_drawn)"
        f" FROM result {where} GROUP BY player ORDER BY COUNT(*) DESC, player",
        values,
    ).fetchall()
    cranks = dict(
        connection.execute(
            f"SELECT player, MAX(longest_crank) FROM result {where} GROUP BY player", values
        ).fetchall()
    )
    return [
        PlayerStatistics(
            name=name,
            games=games,
            wins=wins,
            average_total=average,
            best_total=best,
            average_per_round=per_round,
            idiot=idiot,
            idiots_called=called,
            longest_crank=cranks[player],
            cards_drawn=drawn,
            going_out=going_out.get(player, {}),
        )
        for player, name, _, games, wins, average, best, per_round, idiot, called, drawn in rows
    ]


def _compare(connection: sqlite3.Connection, player: str) -> list[HeadToHead]:
    rows = connection.execute(
        "SELECT other.name, MAX(other.game), COUNT(*), SUM(own.total < other.total),"
        " SUM(own.total > other.total), AVG(other.total - own.total)"
        " FROM result AS own JOIN result AS other USING (game)"
        " WHERE own.player = ? AND other.player <> own.player"
        " GROUP BY other.player ORDER BY COUNT(*) DESC, other.player",
        (player,),
    )
    return [
        HeadToHead(name, games, ahead, behind, lead) for name, _, games, ahead, behind, lead in rows
    ]
