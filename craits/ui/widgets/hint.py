"""The explanation of a situation that has just arisen for the first time."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from craits.explanations import Situation
from craits.ui.text import with_suits


class Hint(Static):
    """A line or two in the way of nothing; gone when the player goes on."""

    DEFAULT_CSS = """
    Hint {
        height: auto; max-height: 2; padding: 0 1;
        background: $panel; border-left: outer $secondary;
    }
    Hint.-empty { display: none; background: $felt; border-left: blank $felt; }
    """

    def __init__(self) -> None:
        super().__init__(markup=False, classes="-empty")
        self.situation: Situation | None = None
        """What is being explained."""

    def explain(self, situation: Situation | None) -> None:
        """Explain a situation, or nothing."""
        if situation is self.situation:
            return
        self.situation = situation
        self.set_class(situation is None, "-empty")
        if situation is None:
            self.update("")
        else:
            self.update(Content.assemble(("New  ", "$secondary bold"), with_suits(situation.text)))
