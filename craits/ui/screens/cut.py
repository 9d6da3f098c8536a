"""The cut for the first deal, card by card."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical
from textual.timer import Timer
from textual.widgets import Button, Footer, Static

from craits.rules.events import CardDrawnForDeal, CutDecided, CutTied
from craits.sentences import tell
from craits.table import Table
from craits.ui.card_face import LARGE, MEDIUM, SMALL
from craits.ui.screens.base import GameScreen
from craits.ui.text import short_names, with_suits
from craits.ui.widgets.cut_place import CutPlace

STEP_SECONDS: Final = 0.35
"""How long each card of the cut is looked at."""

_LEAVING_KEYS: Final = {"ctrl+q", "escape"}
"""Those that do not hurry the cut."""

_NAME_WIDTH: Final = 16
"""How much of a name stands in a sentence, in cells."""


class CutScreen(GameScreen[bool]):
    """Shows who draws what, and who deals first; False when the players go back."""

    DEFAULT_CSS = """
    CutScreen #cut { align: center middle; height: 1fr; }
    CutScreen Static { width: 100%; text-align: center; }
    CutScreen #title { color: $primary; text-style: bold; }
    CutScreen #how { color: $foreground 70%; margin-bottom: 1; }
    CutScreen #places { height: auto; max-width: 110; padding: 0 1; }
    CutScreen Center { height: auto; }
    CutScreen #story { margin-top: 1; height: 2; padding: 0 2; }
    CutScreen Button { visibility: hidden; }
    CutScreen.-decided Button { visibility: visible; }
    CutScreen.-high #story { margin: 2 0 1 0; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", "go on", key_display="⏎"),
        Binding("escape", "dismiss(False)", "back", key_display="Esc"),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._names = table.names
        self._computers = table.computers
        self._short_names = short_names(table.names, _NAME_WIDTH)
        self._story = list(table.game.cut)
        self._told = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Make a place for each player."""
        with Vertical(id="cut"):
            yield Static("The cut for the deal", id="title")
            yield Static("The lowest card deals first; an ace is low.", id="how")
            with Center(), Horizontal(id="places"):
                for seat, name in enumerate(self._names):
                    strength = self._computers.get(seat)
                    yield CutPlace(name, "" if strength is None else strength.value)
            yield Static(id="story", markup=False)
            with Center():
                yield Button("Deal the cards", variant="primary", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self._timer = self.set_interval(STEP_SECONDS, self._step)

    def on_resize(self) -> None:
        """Draw the cards as large as there is room for."""
        width, height = self.size
        size = LARGE if width >= 100 and height >= 32 else MEDIUM if height >= 23 else SMALL
        for place in self.query(CutPlace):
            place.resize_cards(size)

    def on_key(self, event: events.Key) -> None:
        """Show the rest of the cut at once, at any key."""
        if not self._decided and event.key not in _LEAVING_KEYS:
            event.stop()
            event.prevent_default()
            self._finish()

    def on_click(self) -> None:
        """Show the rest of the cut at once."""
        self._finish()

    def on_button_pressed(self) -> None:
        """Go on."""
        self.dismiss(True)

    def action_go_on(self) -> None:
        """Show the rest of the cut at once; when all is shown, go on."""
        if self._decided:
            self.dismiss(True)
        else:
            self._finish()

    @property
    def _decided(self) -> bool:
        return self._told == len(self._story)

    def _finish(self) -> None:
        while not self._decided:
            self._step()

    def _step(self) -> None:
        event = self._story[self._told]
        self._told += 1
        places = list(self.query(CutPlace))
        match event:
            case CardDrawnForDeal():
                places[event.seat].draw(event.card)
            case CutTied():
                for seat, place in enumerate(places):
                    place.tie() if seat in event.seats else place.lose()
            case CutDecided():
                for place in places:
                    place.lose()
                places[event.seat].deal()
        self.query_one("#story", Static).update(with_suits(tell(event, self._short_names)))
        if self._decided:
            if self._timer:
                self._timer.stop()
            self.add_class("-decided")
            self.query_one(Button).focus()
