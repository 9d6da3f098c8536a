"""What the players have set, kept in a small TOML file that they may also write themselves."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from craits.names import BadNameError, check_names
from craits.records.files import dated_name
from craits.records.places import SETTINGS_NAME
from craits.records.troubles import RecordsError, Trouble
from craits.rules import MAX_SEATS, HouseRules

# What only a file needs is loaded when there is one: home is there the sooner.
if TYPE_CHECKING:
    from craits.players.strength import Strength

LONGEST_COUNTDOWN: Final = 60
"""Seconds."""
SHORTEST_THOUGHT: Final = 0.05
LONGEST_THOUGHT: Final = 10.0
"""Seconds."""

SPEEDS: Final = ("slow", "normal", "fast")
DECKS: Final = ("two", "four")
GLYPHS: Final = ("auto", "signs", "letters")


@dataclass(frozen=True)
class Settings:
    """What the players have set."""

    theme: str = ""
    """The name of a theme; empty for the one that comes with the game."""
    countdown: int = 5
    """Seconds to call one card, up to `LONGEST_COUNTDOWN`; 0 for no prompt at all."""
    speed: str = "normal"
    """How long another player's move is shown: one of `SPEEDS`."""
    thinking: float = 0.2
    """Seconds for a turn of an expert, from `SHORTEST_THOUGHT` to `LONGEST_THOUGHT`."""
    deck: str = "two"
    """How many colours the suits have: one of `DECKS`."""
    glyphs: str = "auto"
    """What suits and lines are drawn with: one of `GLYPHS`."""
    motion: bool = True
    """Whether cards are seen to travel."""
    hints: bool = True
    """Whether situations are explained when they first arise."""
    explained: tuple[str, ...] = ()
    """Which of them have been explained."""
    names: tuple[str, ...] = ()
    """Who is offered as players of a new game, in seating order."""
    computers: tuple[str, ...] = ()
    """By seat, the strength of the computer that is offered there; empty for a person."""
    advice: bool = True
    """Whether a new game is offered with advice for people."""
    rules: HouseRules = field(default_factory=HouseRules)
    """The house rules that a new game is offered with."""

    @property
    def computers_by_seat(self) -> dict[int, Strength]:
        """The computers among `names`."""
        from craits.players.strength import Strength

        words = zip(self.names, self.computers, strict=False)
        return {seat: Strength(word) for seat, (_, word) in enumerate(words) if word}


class _Problem(Enum):
    BROKEN = (
        "The settings are broken in line {line}: {reason}. The game goes on with what comes with "
        "it. The broken file was kept as {path}."
    )
    UNREADABLE = (
        "The settings cannot be read ({reason}): {path}. The game goes on with what comes with it."
    )


@dataclass(frozen=True)
class SettingsProblem:
    """Why the settings could not be taken; as text, the sentence for players."""

    path: Path
    """Where the file is now."""
    reason: str
    line: int | None
    """Where it is broken, from 1; None when it could not be read at all."""

    def __str__(self) -> str:
        problem = _Problem.UNREADABLE if self.line is None else _Problem.BROKEN
        return problem.value.format(path=self.path, reason=self.reason, line=self.line)


def load_settings(folder: Path) -> tuple[Settings, SettingsProblem | None]:
    """Return the settings, or the ones that come with the game and why.

    A broken file is set aside with a dated name.

    Parameters:
        folder: Where the file lies; it need not exist.
    """
    path = folder / SETTINGS_NAME
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), SettingsProblem(path, error.strerror or str(error), None)
    text = raw.decode(errors="replace")
    try:
        if "\ufffd" in text:
            raise _BrokenError("this is not text in UTF-8", _line_of(text, "\ufffd"))
        return _parse(text), None
    except _BrokenError as error:
        aside = dated_name(path, "broken")
        try:
            path.rename(aside)
        except OSError:
            aside = path
        return Settings(), SettingsProblem(aside, str(error), error.line)


def save_settings(folder: Path, settings: Settings) -> None:
    """Write the settings.

    Parameters:
        folder: Where the file lies; it is made when it is missing.
        settings: What to write.

    Raises:
        RecordsError: when they cannot be written; what was written before is still there.
    """
    import tomli_w

    path = folder / SETTINGS_NAME
    fresh = path.with_suffix(".new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            tomli_w.dump(asdict(settings), file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordsError(Trouble.SETTINGS_UNSAVED, path, reason=reason) from error


class _BrokenError(Exception):
    def __init__(self, reason: str, line: int) -> None:
        super().__init__(reason)
        self.line = line


def _parse(text: str) -> Settings:
    import tomllib

    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        reason = re.sub(r" \(at .*\)", "", str(error))
        raise _BrokenError(reason[:1].lower() + reason[1:], line) from error
    read: dict[str, Any] = {}
    for key, value in table.items():
        if key not in _READERS:
            known = ", ".join(_READERS)
            raise _BrokenError(f"there is no setting {key}, only {known}", _line_of_key(text, key))
        if key == "rules":
            read[key] = _read_rules(text, value)
            continue
        try:
            read[key] = _READERS[key](value)
        except ValueError as error:
            raise _BrokenError(str(error), _line_of_key(text, key)) from error
    return Settings(**read)


def _read_theme(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("theme is the name of a theme")
    return value


def _read_countdown(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LONGEST_COUNTDOWN:
        raise ValueError(f"countdown is a whole number of seconds from 0 to {LONGEST_COUNTDOWN}")
    return value


def _read_thinking(value: object) -> float:
    if (
        isinstance(value, bool)
        or not isinstance(value, int | float)
        or not SHORTEST_THOUGHT <= value <= LONGEST_THOUGHT
    ):
        raise ValueError(
            f"thinking is a number of seconds from {SHORTEST_THOUGHT} to {LONGEST_THOUGHT:g}"
        )
    return float(value)


def _read_one_of(name: str, values: tuple[str, ...]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if not isinstance(value, str) or value not in values:
            raise ValueError(f"{name} is one of {', '.join(values)}")
        return value

    return read


def _read_flag(name: str) -> Callable[[object], bool]:
    def read(value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError(f"{name} is true or false")
        return value

    return read


def _read_explained(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError("explained is a list of texts")
    return tuple(value)


def _read_names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError("names is a list of texts")
    if len(value) > MAX_SEATS:
        raise ValueError(f"names holds {MAX_SEATS} names at most")
    try:
        return tuple(check_names(value))
    except BadNameError as error:
        raise ValueError(str(error).rstrip(".")) from error


def _read_computers(value: object) -> tuple[str, ...]:
    from craits.players.strength import Strength

    words = ("", *(strength.value for strength in Strength))
    if not isinstance(value, list) or not all(word in words for word in value):
        raise ValueError(f"computers is a list of texts, each empty or {', '.join(words[1:])}")
    return tuple(value)


def _read_rules(text: str, value: object) -> HouseRules:
    if not isinstance(value, Mapping):
        raise _BrokenError("rules is a table of house rules", _line_of_key(text, "rules"))
    for key in value:
        try:
            HouseRules(**{key: value[key]})
        except TypeError as error:
            reason = f"there is no house rule {key}"
            raise _BrokenError(reason, _line_of_key(text, key)) from error
        except ValueError as error:
            raise _BrokenError(str(error), _line_of_key(text, key)) from error
    return HouseRules(**value)


_READERS: Final[dict[str, Callable[[object], object]]] = {
    "theme": _read_theme,
    "countdown": _read_countdown,
    "speed": _read_one_of("speed", SPEEDS),
    "thinking": _read_thinking,
    "deck": _read_one_of("deck", DECKS),
    "glyphs": _read_one_of("glyphs", GLYPHS),
    "motion": _read_flag("motion"),
    "hints": _read_flag("hints"),
    "explained": _read_explained,
    "names": _read_names,
    "computers": _read_computers,
    "advice": _read_flag("advice"),
    "rules": lambda value: value,
}


def _line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def _line_of_key(text: str, key: str) -> int:
    for number, line in enumerate(text.splitlines(), start=1):
        if re.match(rf"\s*\[?\s*[\"']?{re.escape(key)}\b", line):
            return number
    return 1
