"""The games that are stored: unfinished ones to go on with, and past ones to look at."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar

from craits.records.claims import Claim
from craits.records.replay import BadStepError, Moment, Replay, moments
from craits.records.rows import player_key, read_rules, read_transcript
from craits.records.store import Store
from craits.records.tally import Figures
from craits.records.transcript import Transcript
from craits.records.troubles import RecordsError, Trouble, expecting_sense
from craits.rules import DEAL_SIZES, HouseRules, Rank, deal_sizes

_T = TypeVar("_T")


@dataclass(frozen=True)
class ScoredRound:
    """A round on the score sheet of a stored game."""

    number: int
    """1 is the first."""
    cards: int
    """How many each player was dealt."""
    dealer: int
    scores: tuple[int, ...]
    """By seat."""
    totals: tuple[int, ...]
    """The totals after the round, by seat."""


@dataclass(frozen=True)
class StoredGame:
    """A game in the store, as a list shows it."""

    number: int
    """What it is asked for by."""
    players: tuple[str, ...]
    """The names by seat."""
    rules: HouseRules
    started: datetime
    played: datetime
    """When something was last done in it, in local time as all times."""
    is_finished: bool
    rounds_over: int
    rounds: int
    """How many the whole game has."""
    totals: tuple[int, ...]
    """By seat, over the rounds that are over."""

    @property
    def round_number(self) -> int:
        """The round that is being played, or the last one."""
        return min(self.rounds_over + 1, self.rounds)

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the lowest total; equal totals share a place."""
        return tuple(1 + sum(other < total for other in self.totals) for total in self.totals)

    @property
    def leaders(self) -> tuple[str, ...]:
        """Whoever has the lowest total: of a finished game, the winners."""
        return tuple(
            name for name, place in zip(self.players, self.places, strict=True) if place == 1
        )


@dataclass(frozen=True)
class GameSheet:
    """Everything about a stored game but its actions."""

    game: StoredGame
    rounds: tuple[ScoredRound, ...]
    """Those that are over."""
    figures: tuple[Figures, ...]
    """What each player did, by seat; empty before the game is finished."""


_COLUMNS = """
    SELECT id, players, rules, started, finished,
        COALESCE(finished, (SELECT at FROM step WHERE game = id ORDER BY number DESC LIMIT 1))
    FROM game
"""


def unfinished_games(store: Store) -> list[StoredGame]:
    """Return the games that can be gone on with, the one last played first.

    Raises:
        RecordsError: when the store cannot be read.
    """
    none: list[StoredGame] = []
    games = store.read(lambda connection: _find(connection, "WHERE finished IS NULL", ()), none)
    return sorted(games, key=lambda game: (game.played, game.number), reverse=True)


def past_games(
    store: Store, player: str | None = None, skip: int = 0, count: int = 100
) -> list[StoredGame]:
    """Return finished games, the one that ended last first.

    Parameters:
        store: Where they are.
        player: Only games of this player; capitals do not matter.
        skip: How many to pass over, for lists that are longer than a screen.
        count: How many to return at most.

    Raises:
        RecordsError: when the store cannot be read.
    """
    where = "WHERE finished IS NOT NULL"
    values: tuple[str | int, ...] = (count, skip)
    if player is not None:
        where += " AND id IN (SELECT game FROM result WHERE player = ?)"
        values = (player_key(player), *values)
    where += " ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?"
    return store.read(lambda connection: _find(connection, where, values), [])


def count_past_games(store: Store, player: str | None = None) -> int:
    """Return how many finished games there are, or how many of this player.

    Raises:
        RecordsError: when the store cannot be read.
    """
    query = "SELECT COUNT(*) FROM game WHERE finished IS NOT NULL"
    values: tuple[str, ...] = ()
    if player is not None:
        query = "SELECT COUNT(*) FROM result WHERE player = ?"
        values = (player_key(player),)
    return store.read(lambda connection: int(connection.execute(query, values).fetchone()[0]), 0)


def game_sheet(store: Store, number: int) -> GameSheet:
    """Return the score sheet of a stored game and what its players did.

    Raises:
        RecordsError: when there is no such game, or the store cannot be read.
    """

    def read(connection: sqlite3.Connection) -> GameSheet | None:
        with expecting_sense():
            return _read_sheet(connection, number)

    sheet = store.read(read, None)
    if sheet is None:
        raise RecordsError(Trouble.NO_SUCH_GAME, store.path, game=number)
    return sheet


def load(store: Store, number: int) -> Transcript:
    """Return a stored game as it was recorded.

    Raises:
        RecordsError: when there is no such game, or the store cannot be read.
    """

    def read(connection: sqlite3.Connection) -> Transcript | None:
        with expecting_sense():
            return read_transcript(connection, number)

    transcript = store.read(read, None)
    if transcript is None:
        raise RecordsError(Trouble.NO_SUCH_GAME, store.path, game=number)
    return transcript


def past_game(store: Store, number: int) -> Replay:
    """Return a finished game, played again to its end.

    Raises:
        RecordsError: when there is no such game, it is not finished, or it cannot be read.
    """
    return _play_again(store, number, _to_the_end)


def past_moments(store: Store, number: int) -> list[Moment]:
    """Return a finished game step by step, all hands open.

    Raises:
        RecordsError: when there is no such game, it is not finished, or it cannot be read.
    """
    return _play_again(store, number, moments)


def _play_again(store: Store, number: int, play: Callable[[Transcript], _T]) -> _T:
    if not game_sheet(store, number).game.is_finished:
        raise RecordsError(Trouble.GAME_UNFINISHED, store.path, game=number)
    try:
        return play(load(store, number))
    except BadStepError:
        # What is left after this is the game up to its damaged place, which can be played on.
        store.repair()
        return _play_again(store, number, play)


def _to_the_end(transcript: Transcript) -> Replay:
    replay = Replay(transcript)
    replay.finish()
    return replay


def delete_game(store: Store, number: int) -> None:
    """Forget a game for good.

    Raises:
        RecordsError: when there is no such game, somebody is playing it, or it cannot be done.
    """
    game_sheet(store, number)
    claim = Claim(store, number)
    try:
        store.write(
            lambda connection: connection.execute("DELETE FROM game WHERE id = ?", [number])
        )
    except BaseException:
        claim.release()
        raise
    claim.retire()


def _find(
    connection: sqlite3.Connection, where: str, values: Iterable[str | int]
) -> list[StoredGame]:
    rows = connection.execute(_COLUMNS + where, tuple(values)).fetchall()
    with expecting_sense():
        return [_make_game(connection, *row) for row in rows]


def _make_game(
    connection: sqlite3.Connection,
    number: int,
    players: str,
    rules_text: str,
    started: int,
    finished: int | None,
    played: int | None,
) -> StoredGame:
    names = tuple(json.loads(players))
    rules = read_rules(rules_text)
    scores = [
        json.loads(text)
        for (text,) in connection.execute("SELECT scores FROM round WHERE game = ?", (number,))
    ]
    return StoredGame(
        number=number,
        players=names,
        rules=rules,
        started=datetime.fromtimestamp(started).astimezone(),
        played=datetime.fromtimestamp(played or started).astimezone(),
        is_finished=finished is not None,
        rounds_over=len(scores),
        rounds=len(deal_sizes(rules)),
        totals=tuple(map(sum, zip(*scores, strict=True))) or (0,) * len(names),
    )


def _read_sheet(connection: sqlite3.Connection, number: int) -> GameSheet | None:
    found = _find(connection, "WHERE id = ?", (number,))
    if not found:
        return None
    rounds: list[ScoredRound] = []
    totals = (0,) * len(found[0].players)
    for place, dealer, text in connection.execute(
        "SELECT number, dealer, scores FROM round WHERE game = ? ORDER BY number", (number,)
    ):
        scores = tuple(json.loads(text))
        totals = tuple(map(sum, zip(totals, scores, strict=True)))
        rounds.append(ScoredRound(place, DEAL_SIZES[place - 1], dealer, scores, totals))
    figures = [
        Figures(*row)
        for row in connection.execute(
            "SELECT idiot, idiots_called, longest_crank, cards_drawn FROM result"
            " WHERE game = ? ORDER BY seat",
            (number,),
        )
    ]
    for seat, rank, times in connection.execute(
        "SELECT seat, rank, times FROM going_out WHERE game = ?", (number,)
    ):
        figures[seat].going_out[Rank(rank)] = times
    return GameSheet(found[0], tuple(rounds), tuple(figures))
