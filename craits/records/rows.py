"""Games as rows of the database: what is written, and how it is read back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

from craits.names import clean_name
from craits.players.strength import Strength
from craits.records.tally import Tally
from craits.records.transcript import Step, Transcript
from craits.rules import Game, HouseRules, RoundResult

GAME_COLUMNS: Final = "players, rules, first_dealer, computers, may_advise"
"""What a transcript is made from besides the steps."""


def player_key(name: str) -> str:
    """Return what two spellings of one player's name have in common."""
    return clean_name(name).casefold()


def write_rules(rules: HouseRules) -> str:
    """Return house rules as the database holds them."""
    return json.dumps(asdict(rules))


def read_rules(text: str) -> HouseRules:
    """Return house rules from the database.

    Raises:
        ValueError: when they are none.
    """
    try:
        return HouseRules(**json.loads(text))
    except TypeError as error:
        raise ValueError(str(error)) from error


def write_computers(computers: Mapping[int, Strength], seats: int) -> str:
    """Return who is a computer as the database holds it."""
    if not computers:
        return "[]"
    strengths = (computers.get(seat) for seat in range(seats))
    return json.dumps([None if strength is None else strength.value for strength in strengths])


def read_computers(text: str, seats: int) -> dict[int, Strength]:
    """Return who is a computer from the database.

    Raises:
        ValueError: when it is no such list.
    """
    words = json.loads(text)
    if not isinstance(words, list) or len(words) not in (0, seats):
        raise ValueError("the computers are not a list by seat")
    return {seat: Strength(word) for seat, word in enumerate(words) if word is not None}


def insert_game(
    connection: sqlite3.Connection, transcript: Transcript, game: int | None = None
) -> int:
    """Write down a game without any step; return its number.

    Parameters:
        connection: In a transaction.
        transcript: The game.
        game: The number that it must have; without it, a new one.
    """
    cursor = connection.execute(
        f"INSERT INTO game (id, {GAME_COLUMNS}, started) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            game,
            json.dumps(transcript.players, ensure_ascii=False),
            write_rules(transcript.rules),
            transcript.first_dealer,
            write_computers(transcript.computers, len(transcript.players)),
            transcript.may_advise,
            transcript.started,
        ),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def insert_steps(
    connection: sqlite3.Connection, game: int, steps: Sequence[Step], first: int
) -> None:
    """Write down steps of a game.

    Parameters:
        connection: In a transaction.
        game: The number of the game.
        steps: The steps, one after another.
        first: The number of the first of them.
    """
    connection.executemany(
        "INSERT INTO step (game, number, word, orders, at) VALUES (?, ?, ?, ?, ?)",
        [
            (game, number, step.word, step.orders, step.at)
            for number, step in enumerate(steps, start=first)
        ],
    )


def insert_rounds(
    connection: sqlite3.Connection, game: int, results: Sequence[RoundResult]
) -> None:
    """Write down the scores of rounds that are over."""
    connection.executemany(
        "INSERT INTO round (game, number, dealer, scores) VALUES (?, ?, ?, ?)",
        [
            (
                game,
                result.number,
                result.dealer,
                json.dumps([score.total for score in result.scores]),
            )
            for result in results
        ],
    )


def insert_results(
    connection: sqlite3.Connection, number: int, game: Game, tally: Tally, finished: int
) -> None:
    """Write down how a game came out.

    Parameters:
        connection: In a transaction.
        number: The number of the game.
        game: The game, which is over.
        tally: What its players did.
        finished: When it ended, in seconds since 1970.
    """
    connection.execute("UPDATE game SET finished = ? WHERE id = ?", (finished, number))
    for seat, (name, figures) in enumerate(zip(game.players, tally.figures, strict=True)):
        connection.execute(
            "INSERT INTO result (game, seat, player, name, place, total, rounds, idiot,"
            " idiots_called, longest_crank, cards_drawn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                seat,
                player_key(name),
                name,
                game.places[seat],
                game.totals[seat],
                game.rounds,
                figures.idiot,
                figures.idiots_called,
                figures.longest_crank,
                figures.cards_drawn,
            ),
        )
        connection.executemany(
            "INSERT INTO going_out (game, seat, rank, times) VALUES (?, ?, ?, ?)",
            [(number, seat, rank.value, times) for rank, times in figures.going_out.items()],
        )


def insert_whole(
    connection: sqlite3.Connection,
    transcript: Transcript,
    game: Game,
    tally: Tally,
    number: int | None = None,
) -> int:
    """Write down a game with everything that belongs to it; return its number.

    Parameters:
        connection: In a transaction.
        transcript: The game as it was recorded.
        game: The same game, played up to there.
        tally: What its players did.
        number: The number that it must have; without it, a new one.
    """
    number = insert_game(connection, transcript, number)
    insert_steps(connection, number, transcript.steps, 0)
    insert_rounds(connection, number, game.history)
    if game.is_over:
        insert_results(connection, number, game, tally, transcript.played)
    return number


def read_transcript(connection: sqlite3.Connection, game: int) -> Transcript | None:
    """Return a recorded game; None when there is none of this number.

    Raises:
        ValueError: when what is stored is no game.
    """
    row = connection.execute(f"SELECT {GAME_COLUMNS} FROM game WHERE id = ?", (game,)).fetchone()
    if row is None:
        return None
    steps = connection.execute(
        "SELECT word, orders, at FROM step WHERE game = ? ORDER BY number", (game,)
    )
    return make_transcript(row, [Step(*step) for step in steps])


def make_transcript(
    row: tuple[str, str, int | None, str, int], steps: Sequence[Step]
) -> Transcript:
    """Return a recorded game.

    Parameters:
        row: The `GAME_COLUMNS`, as the database holds them.
        steps: What was done.

    Raises:
        ValueError: when this is no game.
    """
    players, rules, first_dealer, computers, may_advise = row
    names = json.loads(players)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("the names are not a list of texts")
    if first_dealer is not None and not isinstance(first_dealer, int):
        raise ValueError("the first dealer is not a seat")
    if may_advise not in (0, 1):
        raise ValueError("advice is neither allowed nor forbidden")
    if not steps:
        raise ValueError("there is no start")
    for step in steps:
        if not (type(step.word) is type(step.orders) is str and type(step.at) is int):
            raise ValueError("a step is not made of texts and a time")
    return Transcript(
        tuple(names),
        read_rules(rules),
        first_dealer,
        steps,
        read_computers(computers, len(names)),
        bool(may_advise),
    )
