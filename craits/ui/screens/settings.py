"""The settings, and how the cards look with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.widgets import Button, Footer, OptionList, Static

from craits.records.settings import Settings
from craits.rules import Card
from craits.ui.card_face import LARGE, MEDIUM, SMALL
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.card_arc import CardArc
from craits.ui.widgets.setting_list import CHOICES, SettingList

_SAMPLE: Final = Card.parse_list("9cQhKdJs7d")
_ROWS: Final = len(CHOICES) + 8
"""How many rows the screen takes without the sample cards."""


class SettingsScreen(GameScreen[None]):
    """Changes take effect and are kept at once."""

    DEFAULT_CSS = """
    SettingsScreen #settings { align: center middle; height: 1fr; }
    SettingsScreen Center { height: auto; }
    SettingsScreen .title {
        width: 100%; text-align: center; color: $primary; text-style: bold; margin-bottom: 1;
    }
    SettingsScreen CardArc { margin-bottom: 1; }
    SettingsScreen SettingList { width: 64; max-width: 96%; }
    SettingsScreen #about {
        width: 64; max-width: 96%; height: 2; margin-top: 1; padding: 0 1; color: $foreground 75%;
    }
    SettingsScreen #buttons { height: 1; }
    SettingsScreen.-high #buttons { margin-top: 1; }
    SettingsScreen Button { width: auto; padding: 0 2; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("e", "start_over", "explain anew"),
        Binding("escape,q", "dismiss(None)", "done", key_display="Esc"),
    ]

    def __init__(self, settings: Settings, remember: Callable[..., None]) -> None:
        """Show the settings.

        Parameters:
            settings: As they are.
            remember: Is called with each change, by the field of `Settings`.
        """
        super().__init__()
        self._settings = settings
        self._remember = remember

    def compose(self) -> ComposeResult:
        """Make the sample, the list, and what the chosen setting means."""
        with Vertical(id="settings"):
            yield Static("Settings", classes="title")
            with Center():
                yield CardArc()
            with Center():
                yield SettingList(self._settings)
            with Center():
                yield Static(id="about", markup=False)
            with Center(id="buttons"):
                yield Button("Explain everything anew  e", id="anew", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin in the list; the button is for the mouse, it has a key."""
        self.query_one(Button).can_focus = False
        self.query_one(SettingList).focus()

    def on_resize(self) -> None:
        """Show sample cards as large as there is room for."""
        room = self.size.height - _ROWS
        sizes = (LARGE, MEDIUM, SMALL)
        size = next((size for size in sizes if size.height + 3 <= room), None)
        arc = self.query_one(CardArc)
        arc.display = size is not None
        if size is not None:
            arc.show(_SAMPLE, size)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the chosen setting means."""
        choice = self.query_one(SettingList).choice
        self.query_one("#about", Static).update(choice.about)

    def on_setting_list_set(self, message: SettingList.Set) -> None:
        """Take a new value."""
        self._take(**{message.field: message.value})

    def on_button_pressed(self) -> None:
        """Explain everything anew."""
        self.action_start_over()

    def action_start_over(self) -> None:
        """Forget what has been explained."""
        self._take(explained=(), hints=True)
        self.notify("Every situation is explained again when it next arises.")

    def _take(self, **changes: Any) -> None:
        self._remember(**changes)
        self._settings = replace(self._settings, **changes)
        self.query_one(SettingList).show(self._settings)
