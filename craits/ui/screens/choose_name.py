"""Which player's games?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from craits.ui.screens.base import Prompt
from craits.ui.text import shorten

_NAME_WIDTH = 40


class ChooseNamePrompt(Prompt[str | None]):
    """Asks for one of all players who have played; empty for everybody, None for no change."""

    DEFAULT_CSS = """
    ChooseNamePrompt .prompt { width: 52; }
    ChooseNamePrompt OptionList {
        height: auto; max-height: 14; background: $surface; background-tint: transparent;
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "no change", show=False),
    ]

    def __init__(self, names: Sequence[str], chosen: str) -> None:
        """Ask.

        Parameters:
            names: The players.
            chosen: The one chosen now; empty for everybody.
        """
        super().__init__()
        self._names = ["", *names]
        self._chosen = chosen

    def compose(self) -> ComposeResult:
        """Make the list."""
        with Vertical(classes="prompt") as box:
            box.border_title = "Games of whom?"
            box.border_subtitle = "Esc: as before"
            yield OptionList(
                *(
                    Option(Content(shorten(name, _NAME_WIDTH) or "Everybody"))
                    for name in self._names
                ),
                compact=True,
            )

    def on_mount(self) -> None:
        """Begin at the one chosen now."""
        if self._chosen in self._names:
            self.query_one(OptionList).highlighted = self._names.index(self._chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the player in the list."""
        self.dismiss(self._names[event.option_index])
