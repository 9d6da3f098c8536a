"""The call of one card, against the clock and the others at the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, ProgressBar, Static

from craits.context import Passage
from craits.explanations import Situation
from craits.ui.screens.base import Prompt

_TICK = 0.1


class Called(Enum):
    """What was called first."""

    ONE_CARD = "one card"
    IDIOT = "idiot"
    NOTHING = "nothing"


class OneCardPrompt(Prompt[Called]):
    """Listens for the player's ``o`` and everybody else's ``i`` until time is up."""

    AUTO_FOCUS = ""

    DEFAULT_CSS = """
    OneCardPrompt .question { width: 100%; text-align: center; height: auto; }
    OneCardPrompt .prompt { width: 56; }
    OneCardPrompt.-wide .prompt { margin-right: 31; }
    OneCardPrompt ProgressBar { width: 100%; margin: 1 0; }
    OneCardPrompt Bar { width: 1fr; }
    OneCardPrompt Horizontal { width: 100%; height: auto; align: center middle; }
    OneCardPrompt Button { margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "call('ONE_CARD')", "one card"),
        Binding("i", "call('IDIOT')", "idiot"),
    ]

    def __init__(self, question: str, seconds: float, *, alone: bool = False) -> None:
        """Ask.

        Parameters:
            question: Who is left with one card.
            seconds: How long the prompt listens.
            alone: Whether nobody else is there to press a key.
        """
        super().__init__()
        self._question = question
        self._seconds = seconds
        self._alone = alone

    def compose(self) -> ComposeResult:
        """Make the question, the countdown and two buttons."""
        with Vertical(classes="prompt"):
            yield Static(Content(self._question), classes="question", markup=False)
            yield ProgressBar(total=self._seconds, show_percentage=False, show_eta=False)
            with Horizontal():
                yield Button("One card!  o", id="ONE_CARD", variant="success")
                if not self._alone:
                    yield Button("Idiot!  i", id="IDIOT", variant="error")

    def on_mount(self) -> None:
        """Start the countdown, which waits while the prompt cannot be seen."""
        self.query_one(ProgressBar).update(progress=self._seconds)
        self.set_interval(_TICK, self._tick)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave no key for idiots where nobody else could press it."""
        return not (self._alone and parameters == (Called.IDIOT.name,))

    def tell_now(self) -> Sequence[Passage]:
        """Return what the call is about."""
        return [Passage("One card", (*self._question.splitlines(), Situation.ONE_CARD.text))]

    def _tick(self) -> None:
        if self.is_too_small or not self.is_active:
            return
        bar = self.query_one(ProgressBar)
        bar.advance(-_TICK)
        if bar.progress <= 0:
            self.dismiss(Called.NOTHING)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with what the button says."""
        self.action_call(event.button.id or "")

    def action_call(self, name: str) -> None:
        """Answer with what was called first."""
        self.dismiss(Called[name])
