"""What is to be known right now, in the help."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from craits.context import Passage
from craits.ui.text import with_suits


class Passages(Vertical):
    """Headings, with some sentences below each."""

    DEFAULT_CSS = """
    Passages { height: auto; max-width: 84; padding-top: 1; }
    Passages .heading { color: $primary; text-style: bold; }
    Passages .sentence { height: auto; }
    """

    def __init__(self, passages: Sequence[Passage]) -> None:
        super().__init__()
        self._passages = passages

    def compose(self) -> ComposeResult:
        """Make the passages."""
        for passage in self._passages:
            yield Static(passage.heading, classes="heading", markup=False)
            for sentence in passage.sentences:
                yield Static(with_suits(sentence), classes="sentence", markup=False)
            yield Static()
