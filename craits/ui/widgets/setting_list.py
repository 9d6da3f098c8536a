"""The settings, a line each; left and right change the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from craits.records.settings import DECKS, GLYPHS, SPEEDS, Settings
from craits.ui.themes import FELT, THEMES, theme_label

_VALUE_WIDTH: Final = 24
"""How wide the longest value is, in cells."""
_MARGIN: Final = 4
"""Round the title and the value, in cells."""


@dataclass(frozen=True)
class Choice:
    """A setting: a field of `Settings` and the values that may be chosen here."""

    field: str
    title: str
    about: str
    """What it means, in a sentence."""
    values: tuple[Any, ...]
    label: Callable[[Any], str]

    def value(self, settings: Settings) -> Any:
        """Return how it is set."""
        value = getattr(settings, self.field)
        return self.values[0] if value == "" else value


def _named(names: dict[Any, str]) -> Callable[[Any], str]:
    return lambda value: names[value]


def _countdown_label(seconds: int) -> str:
    if seconds == 1:
        return "1 second"
    return f"{seconds} seconds" if seconds else "remember it yourselves"


def _thinking_label(seconds: float) -> str:
    return "1 second" if seconds == 1 else f"{seconds:g} seconds"


CHOICES: Final = (
    Choice(
        "theme",
        "Theme",
        "The colours of the table. Harbour is safe for red-green colour blindness.",
        (FELT.name, *(theme.name for theme in THEMES if theme is not FELT)),
        theme_label,
    ),
    Choice(
        "deck",
        "Deck",
        "With four colours, diamonds and clubs have an ink of their own.",
        DECKS,
        _named({"two": "two colours", "four": "four colours"}),
    ),
    Choice(
        "glyphs",
        "Suits and lines",
        "Letters are for terminals that cannot show the signs of the suits.",
        GLYPHS,
        _named({"auto": "as the terminal can", "signs": "signs", "letters": "letters"}),
    ),
    Choice(
        "motion",
        "Motion",
        "Whether cards are seen to travel. No key ever has to wait for them.",
        (True, False),
        _named({True: "on", False: "off"}),
    ),
    Choice(
        "speed",
        "Computer players",
        "How long the move of a computer player is shown.",
        SPEEDS,
        _named({"slow": "slow", "normal": "normal", "fast": "fast"}),
    ),
    Choice(
        "thinking",
        "Experts think",
        "How long an expert thinks about a turn: the longer, the better it plays.",
        (0.1, 0.2, 0.5, 1.0, 2.0),
        _thinking_label,
    ),
    Choice(
        "countdown",
        "One card",
        "How long the table listens for the call; or nobody is asked: press o yourselves.",
        (3, 5, 8, 12, 20, 0),
        _countdown_label,
    ),
    Choice(
        "hints",
        "Explanations",
        "Whether each situation is explained when it first arises.",
        (True, False),
        _named({True: "on", False: "off"}),
    ),
)
"""What can be set here, in the order of the list."""


class SettingList(OptionList, inherit_bindings=False):
    """Every setting with its value; a click changes it as well."""

    DEFAULT_CSS = """
    SettingList { height: auto; border: none; padding: 0; background: transparent; }
    SettingList:focus { border: none; background-tint: transparent; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "cursor_up", "choose", key_display="↑↓"),
        Binding("down,j", "cursor_down", "choose", show=False),
        Binding("left,h", "turn(-1)", "change", key_display="←→"),
        Binding("right,l,space,enter", "turn(1)", "change", show=False),
        Binding("home", "first", "first", show=False),
        Binding("end", "last", "last", show=False),
    ]

    class Set(Message):
        """A setting was changed."""

        def __init__(self, field: str, value: Any) -> None:
            super().__init__()
            self.field = field
            self.value = value

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    def on_resize(self) -> None:
        """Set the values at the right side."""
        self._write()

    def show(self, settings: Settings) -> None:
        """Show these settings."""
        self._settings = settings
        self._write()

    @property
    def choice(self) -> Choice:
        """The setting that is chosen."""
        return CHOICES[self.highlighted or 0]

    def action_turn(self, step: int) -> None:
        """Take the next value of the chosen setting, or the one before."""
        choice = self.choice
        value, values = choice.value(self._settings), choice.values
        # A value from the file that is not offered here lies before the first.
        place = values.index(value) if value in values else min(0, -step)
        self.post_message(self.Set(choice.field, values[(place + step) % len(values)]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the next value of the setting that was clicked."""
        event.stop()
        self.action_turn(1)

    def _write(self) -> None:
        highlighted = self.highlighted
        self.set_options(map(self._entry, CHOICES))
        self.highlighted = highlighted or 0

    def _entry(self, choice: Choice) -> Option:
        label = choice.label(choice.value(self._settings))
        room = self.size.width - _VALUE_WIDTH - 2 * _MARGIN
        return Option(
            Content.assemble(
                f" {choice.title}".ljust(max(room, 20)),
                ("‹ ", "bold"),
                (label.center(_VALUE_WIDTH), "bold"),
                (" ›", "bold"),
            ),
            id=choice.field,
        )
