"""A question that is answered with yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from craits.ui.screens.base import Prompt


class QuestionPrompt(Prompt[bool]):
    """Asks before something is done; True to do it."""

    DEFAULT_CSS = """
    QuestionPrompt .prompt { width: 58; }
    QuestionPrompt Static { width: 100%; text-align: center; margin-bottom: 1; }
    QuestionPrompt Horizontal { width: 100%; height: auto; align: center middle; }
    QuestionPrompt Button { margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "dismiss(True)", "yes"),
        Binding("n,escape", "dismiss(False)", "no"),
        Binding("left", "app.focus_previous", "previous", show=False),
        Binding("right", "app.focus_next", "next", show=False),
    ]

    def __init__(self, question: str, lines: Sequence[str], yes: str, no: str) -> None:
        """Ask.

        Parameters:
            question: What is asked, in a few words.
            lines: What is to be known before it is answered.
            yes: What the button says that does it.
            no: What the other one says.
        """
        super().__init__()
        self._question = question
        self._lines = lines
        self._yes = yes
        self._no = no

    def compose(self) -> ComposeResult:
        """Ask, with no as the first answer."""
        with Vertical(classes="prompt") as box:
            box.border_title = Content(self._question)
            for line in self._lines:
                yield Static(Content(line), markup=False)
            with Horizontal():
                yield Button(Content(f"{self._no}  n"), id="no", variant="primary")
                yield Button(Content(f"{self._yes}  y"), id="yes")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with what the button says."""
        self.dismiss(event.button.id == "yes")
