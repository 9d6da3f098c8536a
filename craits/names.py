"""What players may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Final

MAX_NAME_LENGTH: Final = 60
"""The longest name, in characters."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, and yet part of the spelling: of Persian and Hindi names, and of emoji."""


class NameProblem(Enum):
    """Why a name is refused; the value is the English sentence with its named facts."""

    EMPTY = "Seat {seat} has no name yet: type one."
    TOO_LONG = "This name has {length} characters: {limit} is the most."
    DOUBLED = "{name} sits at this table already: two players may not share a name."


class BadNameError(ValueError):
    """A name is refused; the message says why, for the player."""

    def __init__(self, problem: NameProblem, **facts: str | int) -> None:
        super().__init__(problem.value.format_map(facts))
        self.problem = problem


def make_harmless(text: str) -> str:
    r"""Return the text without what could harm a screen.

    A control character becomes its picture (escape is ``␛``), so that what was typed stays visible
    and does nothing; characters that turn the direction of writing are dropped.

    >>> make_harmless(" Ana\x1b[31m ")
    ' Ana␛[31m '
    """
    kept = []
    for char in unicodedata.normalize("NFC", text):
        code = ord(char)
        category = unicodedata.category(char)
        if code < 0x20 and not char.isspace():
            kept.append(chr(0x2400 + code))
        elif code == 0x7F:
            kept.append("␡")
        elif char.isspace():
            kept.append(" ")
        elif category in ("Cc", "Cs") or (category == "Cf" and char not in _JOINERS):
            continue
        else:
            kept.append(char)
    return "".join(kept)


def clean_name(text: str) -> str:
    """Return the name without what could harm a screen, and without spaces at its ends.

    >>> clean_name(" Ana   Maria ")
    'Ana Maria'
    """
    return " ".join(make_harmless(text).split())


def check_name(text: str, seat: int, others: Sequence[str] = ()) -> str:
    """Return the cleaned name of a player.

    Parameters:
        text: What was typed.
        seat: The number of the seat as players count, from 1.
        others: The names of the other players.

    Raises:
        BadNameError: when the name is empty, too long, or taken.
    """
    name = clean_name(text)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise BadNameError(NameProblem.EMPTY, seat=seat)
    if len(name) > MAX_NAME_LENGTH:
        raise BadNameError(NameProblem.TOO_LONG, length=len(name), limit=MAX_NAME_LENGTH)
    if name.casefold() in (clean_name(other).casefold() for other in others):
        raise BadNameError(NameProblem.DOUBLED, name=name)
    return name


def check_names(texts: Sequence[str]) -> list[str]:
    """Return the cleaned names of a whole table.

    Raises:
        BadNameError: for the first name that is empty, too long, or taken by one before it.
    """
    names: list[str] = []
    for text in texts:
        names.append(check_name(text, len(names) + 1, names))
    return names
