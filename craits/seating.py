"""Who sits where: people and computers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from craits.names import check_names, clean_name
from craits.players.strength import Strength

_MARK: Final = "@"
"""What stands before the strength of a computer where others have their names."""
_NO_STRENGTH: Final = "{word!r} is no strength: write @novice, @regular or @expert"


class NoStrengthError(ValueError):
    """A computer was asked for that does not exist; the message says which there are."""

    def __init__(self, word: str) -> None:
        super().__init__(_NO_STRENGTH.format(word=word))


@dataclass(frozen=True)
class Seating:
    """The players of a game in seating order."""

    names: tuple[str, ...]
    computers: Mapping[int, Strength] = field(default_factory=dict)
    """How well the computer at a seat plays; the other seats are people's."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.computers)

    @property
    def words(self) -> tuple[str, ...]:
        """By seat, the strength of a computer as a word; empty for a person."""
        strengths = (self.computers.get(seat) for seat in range(len(self.names)))
        return tuple("" if strength is None else strength.value for strength in strengths)


def name_computer(strength: Strength, others: Sequence[str], rng: random.Random) -> str:
    """Return a name for a computer that nobody else at the table has.

    Parameters:
        strength: How well it plays; each strength has names of its own.
        others: The names of the others, as they were typed.
        rng: Picks one.
    """
    heard = {clean_name(other).casefold() for other in others}
    taken = {name for name in strength.manner.names if name.casefold() in heard}
    return strength.name_for(taken, rng)


def parse_seating(words: Sequence[str], rng: random.Random) -> Seating:
    """Return who sits where, from names and from strengths such as ``@expert``.

    Parameters:
        words: A word for each seat.
        rng: Picks the names of computers.

    Raises:
        NoStrengthError: when there is no computer of such a strength.
        BadNameError: when a name is empty, too long, or taken.
    """
    strengths = {strength.value: strength for strength in Strength}
    computers: dict[int, Strength] = {}
    names = list(words)
    for seat, word in enumerate(words):
        cleaned = clean_name(word)
        if cleaned.startswith(_MARK):
            wanted = strengths.get(cleaned.removeprefix(_MARK).casefold())
            if wanted is None:
                raise NoStrengthError(cleaned)
            computers[seat] = wanted
    for seat, strength in computers.items():
        names[seat] = name_computer(strength, names, rng)
    return Seating(tuple(check_names(names)), computers)
