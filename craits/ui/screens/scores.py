"""The score sheet and the story of the round, over the table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from craits.sentences import tell_all
from craits.table import Table
from craits.ui.screens.base import Prompt
from craits.ui.text import short_names, with_suits
from craits.ui.widgets.score_sheet import ScoreSheet

_NAME_WIDTH = 14
"""How much of a name stands in a sentence, in cells."""


class ScoresScreen(Prompt[None]):
    """All scores so far, and what has happened in this round."""

    DEFAULT_CSS = """
    ScoresScreen .prompt { width: 112; height: 21; max-height: 100%; padding: 0 1; }
    ScoresScreen VerticalScroll { height: 100%; scrollbar-size-vertical: 1; }
    ScoresScreen #sheet { width: 28; margin-right: 2; }
    ScoresScreen.-wide #sheet { width: 64; }
    ScoresScreen #story { width: 1fr; background: $panel; }
    ScoresScreen #story Static { height: auto; padding: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,s,enter", "dismiss(None)", "close", key_display="Esc"),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        """Lay the sheet beside the story."""
        game = self._table.game
        names = short_names(self._table.names, _NAME_WIDTH)
        story = self._table.log(None)
        with Horizontal(classes="prompt") as box:
            box.border_title = "Scores"
            box.border_subtitle = "↑↓ read the round   Esc, s or Enter close"
            with VerticalScroll(id="sheet", can_focus=False):
                sheet = ScoreSheet()
                sheet.show(game, self._table.names)
                yield sheet
            with VerticalScroll(id="story"):
                lines = [with_suits(line) for line in tell_all(story, names)]
                yield Static(Content("\n").join(lines), markup=False)

    def on_mount(self) -> None:
        """Show the end of the story first."""
        story = self.query_one("#story", VerticalScroll)
        story.focus()
        story.call_after_refresh(story.scroll_end, animate=False)
