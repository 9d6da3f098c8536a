"""Whether to leave a game."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from craits.ui.screens.base import Prompt


class LeavePrompt(Prompt[bool]):
    """Asks before a game is left; True to leave it."""

    DEFAULT_CSS = """
    LeavePrompt .prompt { width: 58; }
    LeavePrompt Static { width: 100%; text-align: center; margin-bottom: 1; }
    LeavePrompt Horizontal { width: 100%; height: auto; align: center middle; }
    LeavePrompt Button { margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "leave", show=False),
        Binding("n,escape", "dismiss(False)", "stay", show=False),
        Binding("left", "app.focus_previous", "previous", show=False),
        Binding("right", "app.focus_next", "next", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Ask, with staying as the first answer."""
        with Vertical(classes="prompt") as box:
            box.border_title = "Leave this game?"
            yield Static("The game is not finished, and it is not kept when you leave.")
            with Horizontal():
                yield Button("Stay  n", id="stay", variant="primary")
                yield Button("Leave  y", id="leave")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with what the button says."""
        self.dismiss(event.button.id == "leave")
