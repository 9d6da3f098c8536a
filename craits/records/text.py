"""A game as text that people can read and that travels: header lines, then what was done.

The header names the players and the house rules. Then each line is an action in the notation, or a
shuffle: ``cut`` gives a deck from which the last card is drawn first, ``deal`` one that is dealt
from its first card on, ``shuffle`` the new draw pile, its top card last, that the action before
it brought about. Optional lines of the header name the computers by seat, from 0, and forbid
advice. The last line is a check sum of all before it.
"""

from __future__ import annotations

import sqlite3
import zlib
from datetime import UTC, datetime
from typing import Final

from craits.names import BadNameError, check_names
from craits.players.strength import Strength
from craits.records.replay import BadStepError, Replay
from craits.records.rows import insert_whole, read_transcript
from craits.records.store import Store
from craits.records.transcript import DEAL, START, Step, Transcript
from craits.rules import (
    HOUSE_RULE_OPTIONS,
    MAX_SEATS,
    MIN_SEATS,
    Card,
    HouseRules,
    HouseRuleValue,
    NotationError,
)

FIRST_LINE: Final = "Craits game, format 1"

_COMPUTER: Final = "computer"
_NO_ADVICE: Final = "advice: no"
_CUT: Final = "cut"
_SHUFFLE: Final = "shuffle"
_END: Final = "end"
_TIME: Final = "%Y-%m-%dT%H:%M:%SZ"


class ImportRefusedError(ValueError):
    """A text is not a possible game; the message gives the line and the reason.

    Parameters:
        line: Where, from 1.
        reason: Why, as a sentence.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line = line
        self.reason = reason


def export_text(transcript: Transcript) -> str:
    """Return a recorded game as text: the reverse of `parse_text`."""
    lines = [
        FIRST_LINE,
        f"started: {_write_time(transcript.started)}",
        f"played: {_write_time(transcript.played)}",
        *(f"player: {name}" for name in transcript.players),
        *(
            f"{_COMPUTER}: {seat} {strength.value}"
            for seat, strength in sorted(transcript.computers.items())
        ),
        *(
            f"{option.name}: {_write_value(getattr(transcript.rules, option.name))}"
            for option in HOUSE_RULE_OPTIONS
        ),
    ]
    if not transcript.may_advise:
        lines.append(_NO_ADVICE)
    if transcript.first_dealer is not None:
        lines.append(f"first_dealer: {transcript.first_dealer}")
    lines.append("")
    for step in transcript.steps:
        orders = step.orders.split()
        if step.word == START:
            lines += [f"{_CUT}: {order}" for order in orders[:-1]]
            lines.append(f"{DEAL}: {orders[-1]}")
        elif step.word == DEAL:
            lines += ["", f"{DEAL}: {orders[0]}"]
        else:
            lines += [step.word, *(f"{_SHUFFLE}: {order}" for order in orders)]
    body = "\n".join(lines) + "\n"
    return f"{body}{_END}: {_check_sum(body)}\n"


def parse_text(text: str) -> tuple[Transcript, Replay]:
    """Return a game from its text, and the same game played through by the rules.

    Raises:
        ImportRefusedError: when it is not a possible game.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    reader = _Reader(text)
    transcript = reader.read()
    try:
        replay = Replay(transcript)
        replay.finish()
    except BadStepError as error:
        raise ImportRefusedError(reader.lines_of_steps[error.number], _sentence(error)) from error
    reader.check_end()
    return transcript, replay


def import_game(store: Store, text: str) -> int:
    """Store a game from its text; return its number.

    A game that is in the store already, as far as the text goes, is not stored twice.

    Raises:
        ImportRefusedError: when it is not a possible game; nothing is stored.
        RecordsError: when the store cannot be written.
    """
    transcript, replay = parse_text(text)
    return store.write(
        lambda connection: (
            _find_same(connection, transcript)
            or insert_whole(connection, transcript, replay.game, replay.tally)
        )
    )


class _Reader:
    """Reads the lines one after another, and remembers where each step was written."""

    def __init__(self, text: str) -> None:
        self.lines_of_steps: list[int] = []
        self._text = text
        self._lines = text.split("\n")
        self._at = 0  # how many lines have been read
        self._first_dealer: int | None = None

    def read(self) -> Transcript:
        if self._next() != FIRST_LINE:
            raise self._refusal(f"a game begins with the line {FIRST_LINE!r}")
        started = self._read_time("started")
        played = self._read_time("played")
        if played < started:
            raise self._refusal("the game was played before it was started")
        players = self._read_players()
        computers = self._read_computers(len(players))
        rules = self._read_rules()
        may_advise = self._peek() != _NO_ADVICE
        if not may_advise:
            self._next()
        if self._peek().startswith("first_dealer: "):
            seat = self._field("first_dealer")
            if seat not in map(str, range(len(players))):
                raise self._refusal(f"there is no seat {seat!r} to deal first")
            self._first_dealer = int(seat)
        if self._next() != "":
            raise self._refusal("an empty line belongs between the header and the game")
        steps = self._read_steps(started, played)
        return Transcript(players, rules, self._first_dealer, steps, computers, may_advise)

    def check_end(self) -> None:
        """Refuse a text whose check sum is wrong, or that goes on after it."""
        given = self._lines[self._at - 1]
        body = "\n".join(self._lines[: self._at - 1]) + "\n"
        expected = f"{_END}: {_check_sum(body)}"
        if given != expected:
            raise self._refusal(
                f"the check sum does not belong to the lines above, which make {expected!r}: "
                "something in them was changed or lost"
            )
        if self._lines[self._at :] != [""]:
            self._at += 1
            raise self._refusal("nothing comes after the check sum but the end of its line")

    def _read_steps(self, started: int, played: int) -> list[Step]:
        starts: list[str] = []
        while self._peek().startswith(f"{_CUT}: "):
            starts.append(self._read_cards(_CUT))
        if bool(starts) != (self._first_dealer is None):
            self._next()
            raise self._refusal(f"a game has either a {_CUT} or a first_dealer")
        starts.append(self._read_cards(DEAL))
        steps = [Step(START, " ".join(starts), started)]
        self.lines_of_steps.append(self._at)
        while not self._peek().startswith(f"{_END}:"):
            line = self._peek()
            if line == "":
                self._next()
                word, orders = DEAL, [self._read_cards(DEAL)]
                self.lines_of_steps.append(self._at)
            else:
                word, orders = self._next(), []
                if word in (START, DEAL):
                    raise self._refusal(f"{word!r} is not an action")
                self.lines_of_steps.append(self._at)
                while self._peek().startswith(f"{_SHUFFLE}: "):
                    orders.append(self._read_cards(_SHUFFLE))
            steps.append(Step(word, " ".join(orders), played))
        self._next()
        if len(steps) == 1 and started != played:
            raise self._refusal("a game in which nothing was done was last played when it started")
        return steps

    def _read_players(self) -> tuple[str, ...]:
        names: list[str] = []
        while self._peek().startswith("player: "):
            names.append(self._field("player"))
            try:
                cleaned = check_names(names)
            except BadNameError as error:
                raise self._refusal(str(error)) from error
            if cleaned != names:
                raise self._refusal(f"this name is written {cleaned[-1]!r}")
            if len(names) > MAX_SEATS:
                raise self._refusal(f"a game is for {MAX_SEATS} players at most")
        if len(names) < MIN_SEATS:
            self._next()
            raise self._refusal(f"a game is for {MIN_SEATS} players at least")
        return tuple(names)

    def _read_computers(self, seats: int) -> dict[int, Strength]:
        strengths = {strength.value: strength for strength in Strength}
        computers: dict[int, Strength] = {}
        while self._peek().startswith(f"{_COMPUTER}: "):
            seat, _, word = self._field(_COMPUTER).partition(" ")
            if seat not in map(str, range(max(computers, default=-1) + 1, seats)):
                raise self._refusal(f"there is no seat {seat!r} for one more computer")
            if word not in strengths:
                raise self._refusal(f"a computer is one of {', '.join(strengths)}, not {word!r}")
            computers[int(seat)] = strengths[word]
        return computers

    def _read_rules(self) -> HouseRules:
        chosen: dict[str, HouseRuleValue] = {}
        for option in HOUSE_RULE_OPTIONS:
            text = self._field(option.name)
            values = {_write_value(value): value for value in option.values}
            if text not in values:
                raise self._refusal(f"{option.name} is one of {', '.join(values)}, not {text!r}")
            chosen[option.name] = values[text]
        return HouseRules(**chosen)  # type: ignore[arg-type]

    def _read_time(self, name: str) -> int:
        text = self._field(name)
        try:
            at = int(datetime.strptime(text, _TIME).replace(tzinfo=UTC).timestamp())
        except ValueError:
            at = -1
        if at < 0 or _write_time(at) != text:
            raise self._refusal(f"{text!r} is not a time like 2025-12-31T20:15:00Z")
        return at

    def _read_cards(self, name: str) -> str:
        text = self._field(name)
        try:
            Card.parse_list(text)
        except NotationError as error:
            raise self._refusal(str(error)) from error
        return text

    def _field(self, name: str) -> str:
        line = self._next()
        if not line.startswith(f"{name}: "):
            raise self._refusal(f"here belongs a line {name + ': …'!r}, not {line!r}")
        return line.removeprefix(f"{name}: ")

    def _peek(self) -> str:
        """Return the next line, and leave it there."""
        if self._at >= len(self._lines) or (
            self._at == len(self._lines) - 1 and not self._lines[-1]
        ):
            raise ImportRefusedError(
                len(self._lines), f"The text ends before its last line, {_END + ': …'!r}."
            )
        return self._lines[self._at]

    def _next(self) -> str:
        line = self._peek()
        self._at += 1
        return line

    def _refusal(self, reason: str) -> ImportRefusedError:
        return ImportRefusedError(self._at, _sentence(reason))


def _find_same(connection: sqlite3.Connection, transcript: Transcript) -> int | None:
    """Return the number of a stored game that holds all of this one."""
    rows = connection.execute(
        "SELECT game FROM step WHERE number = 0 AND orders = ? AND game IN"
        " (SELECT id FROM game WHERE started = ?)",
        (transcript.steps[0].orders, transcript.started),
    ).fetchall()
    for (number,) in rows:
        stored = read_transcript(connection, number)
        if stored is None or _agreed(stored) != _agreed(transcript):
            continue
        words = [(step.word, step.orders) for step in stored.steps[: len(transcript.steps)]]
        if words == [(step.word, step.orders) for step in transcript.steps]:
            return int(number)
    return None


def _agreed(transcript: Transcript) -> tuple[object, ...]:
    return transcript.players, transcript.computers, transcript.rules, transcript.may_advise


def _write_time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime(_TIME)


def _write_value(value: HouseRuleValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _check_sum(body: str) -> str:
    return f"{zlib.crc32(body.encode()):08x}"


def _sentence(reason: object) -> str:
    text = str(reason)
    return text[:1].upper() + text[1:].rstrip(".") + "."
