"""The end of a game: who won, the final order, and how it came about."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Footer, Static

from craits.rules.events import GameEnded
from craits.sentences import tell
from craits.table import Table
from craits.ui.screens.base import GameScreen
from craits.ui.text import short_names
from craits.ui.widgets.award_list import AwardList
from craits.ui.widgets.final_order import FinalOrder
from craits.ui.widgets.score_sheet import ScoreSheet
from craits.ui.widgets.totals_chart import TotalsChart

_NAME_WIDTH: Final = 16
"""How much of a name is shown, in cells."""


class GameEndChoice(Enum):
    """What comes after a game: what the button says, and its key."""

    REMATCH = ("Rematch", "r")
    REMATCH_NEXT_DEALER = ("Rematch, next dealer", "n")
    HOME = ("Home", "h")

    @property
    def label(self) -> str:
        """What its button says."""
        return self.value[0]

    @property
    def key(self) -> str:
        """The key that chooses it."""
        return self.value[1]


_CHEER_SECONDS: Final = 0.5
"""Sooner than this Enter was meant for what came before."""


class GameEndScreen(GameScreen[GameEndChoice]):
    """Shows the winners and asks what comes next."""

    DEFAULT_CSS = """
    GameEndScreen #winner {
        height: 1; text-align: center; text-style: bold; color: $primary; background: $panel;
    }
    GameEndScreen.-high #winner { height: 3; content-align: center middle; }
    GameEndScreen #body { height: 1fr; padding: 0 1; }
    GameEndScreen.-high #body { padding: 1 2; }
    GameEndScreen #left { width: 1fr; margin-right: 2; }
    GameEndScreen #awards {
        height: auto; max-height: 7; margin-top: 1; scrollbar-size-vertical: 1;
    }
    GameEndScreen.-high #awards { max-height: 12; }
    GameEndScreen ScoreSheet { width: 28; }
    GameEndScreen.-wide ScoreSheet { width: 44; }
    GameEndScreen #choices { height: 1; align-horizontal: center; }
    GameEndScreen #choices Button { width: auto; margin: 0 1; }
    GameEndScreen #choices Button:focus {
        background: $primary; color: $block-cursor-foreground; text-style: bold;
    }
    GameEndScreen.-high #choices { height: 2; }
    """

    AUTO_FOCUS = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(choice.key, f"choose('{choice.name}')", choice.label.lower())
            for choice in GameEndChoice
        ),
        Binding("escape", "choose('HOME')", GameEndChoice.HOME.label.lower(), show=False),
        Binding("left", "app.focus_previous", "previous", show=False),
        Binding("right", "app.focus_next", "next", show=False),
    ]

    def __init__(self, table: Table) -> None:
        """Show a game that is over.

        Parameters:
            table: The table at which it was played.
        """
        super().__init__()
        self._table = table
        self._names = short_names(table.names, _NAME_WIDTH)

    def compose(self) -> ComposeResult:
        """Lay the order and the chart beside the score sheet."""
        ended = next(event for event in self._table.log(None) if isinstance(event, GameEnded))
        yield Static(f"★ {tell(ended, self._names)} ★", id="winner", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield FinalOrder(self._table.game, self._table.names, id="order")
                yield TotalsChart(self._table.game)
                with VerticalScroll(id="awards", can_focus=False):
                    yield AwardList(self._table.game, self._table.names, self._table.tally.figures)
            sheet = ScoreSheet()
            sheet.show(self._table.game, self._table.names)
            yield sheet
        with Horizontal(id="choices"):
            for choice in GameEndChoice:
                yield Button(choice.label, id=choice.name, compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Let Enter start the rematch, once everybody can have seen who won."""
        self.set_timer(_CHEER_SECONDS, self._offer_rematch)

    def _offer_rematch(self) -> None:
        if self.focused is None:
            self.query_one(f"#{GameEndChoice.REMATCH.name}", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Leave with the choice of the button."""
        self.action_choose(event.button.id or "")

    def action_choose(self, name: str) -> None:
        """Leave with this choice."""
        self.dismiss(GameEndChoice[name])
