"""What has happened in this round, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from craits.ui.text import with_suits


class Log(VerticalScroll, can_focus=False):
    """The story of the round; the latest stands at the bottom."""

    DEFAULT_CSS = """
    Log { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    Log Static { width: 1fr; height: auto; }
    """

    def compose(self) -> ComposeResult:
        """Make the text."""
        yield Static(markup=False)

    def show(self, lines: Sequence[str]) -> None:
        """Show these lines."""
        if not self.is_mounted:
            return
        text = Content("\n").join([with_suits(line) for line in lines])
        self.query_one(Static).update(text)
        self.anchor()
