"""Something that the whole table must hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.geometry import Offset
from textual.widgets import Button, Static

from craits.ui.screens.base import Prompt
from craits.ui.text import with_suits
from craits.ui.widgets.banner import Banner

_FALL_ROWS: Final = 6
_FALL_SECONDS: Final = 0.3


class Notice(Prompt[None]):
    """Announces something until Enter is pressed."""

    DEFAULT_CSS = """
    Notice .prompt { width: 60; border: heavy $warning; }
    Notice .title { width: 100%; text-align: center; text-style: bold; color: $warning; }
    Notice .lines { width: 100%; text-align: center; margin: 1 0; height: auto; }
    Notice Banner { background: $surface; margin-bottom: 1; }
    Notice Center { height: auto; }
    Notice Button { width: auto; padding: 0 2; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,space", "dismiss(None)", "go on", key_display="⏎"),
    ]

    def __init__(self, title: str, lines: Sequence[str], banner: str = "") -> None:
        """Announce.

        Parameters:
            title: What it is about.
            lines: What happened.
            banner: A word in large letters above it, for the whole room.
        """
        super().__init__()
        self._banner = banner
        self._title = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        """Make the announcement."""
        with Vertical(classes="prompt"):
            if self._banner:
                with Center():
                    yield Banner(self._banner)
            yield Static(Content(self._title), classes="title", markup=False)
            text = Content("\n").join([with_suits(line) for line in self._lines])
            yield Static(text, classes="lines", markup=False)
            with Center():
                yield Button("Go on  Enter", variant="warning", compact=True)

    def on_mount(self) -> None:
        """Fall onto the table."""
        if self._banner and self.app.animation_level == "full":
            box = self.query_one(".prompt")
            box.offset = Offset(0, -_FALL_ROWS)
            box.animate("offset", Offset(0, 0), duration=_FALL_SECONDS, easing="out_bounce")

    def on_button_pressed(self) -> None:
        """Go on."""
        self.dismiss(None)
