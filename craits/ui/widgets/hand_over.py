"""What stands where a hand would be while the keyboard changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from craits.ui.text import with_suits

_ROWS_BESIDE_NEWS: Final = 4
"""The call, the button, and a row between each of them and the news."""


class HandOver(Vertical):
    """Calls the next player, tells what happened, and waits to uncover the hand."""

    DEFAULT_CSS = """
    HandOver { background: $felt; align: center middle; padding: 0 2; }
    HandOver #call { width: 1fr; height: 1; text-align: center; color: $primary; text-style: bold; }
    HandOver #news { height: auto; margin: 1 0; scrollbar-size-vertical: 1; }
    HandOver #news Static { width: 1fr; height: auto; text-align: center; }
    HandOver #buttons { height: 1; align: center middle; }
    HandOver Button { width: auto; padding: 0 2; }
    """

    def compose(self) -> ComposeResult:
        """Make the call, the news and the button."""
        yield Static(id="call", markup=False)
        with VerticalScroll(id="news", can_focus=False):
            yield Static(id="news-text", markup=False)
        with Horizontal(id="buttons"):
            uncover = Button(id="uncover", variant="primary", compact=True)
            # While a button still looks pressed it takes no key; three quick turns need every key.
            uncover.active_effect_duration = 0
            yield uncover

    def on_resize(self, event: events.Resize) -> None:
        """Leave the call and the button their room, however much there is to tell."""
        self.query_one("#news").styles.max_height = max(1, event.size.height - _ROWS_BESIDE_NEWS)

    def show(self, call: str, news: Sequence[str], button: str) -> None:
        """Show whose turn it is.

        Parameters:
            call: Calls the next player by name.
            news: What has happened since this player's last turn.
            button: What Enter does.
        """
        self.query_one("#call", Static).update(Content(call))
        text = Content("\n").join([with_suits(line) for line in news])
        self.query_one("#news-text", Static).update(text)
        self.query_one("#news", VerticalScroll).scroll_end(animate=False)
        uncover = self.query_one("#uncover", Button)
        uncover.label = Content(button)
        # The label alone keeps the width of the name before.
        uncover.refresh(layout=True)

    def focus_button(self) -> None:
        """Let Enter press the button."""
        self.query_one("#uncover", Button).focus()
