"""A past game, step by step, with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Footer, ProgressBar, Static

from craits.records.games import StoredGame
from craits.records.replay import Moment
from craits.records.transcript import DEAL
from craits.rules.events import CardPlayed, SuitNamed
from craits.sentences import tell_all
from craits.ui.card_face import MEDIUM, SMALL
from craits.ui.screens.base import GameScreen
from craits.ui.text import short_names, with_suits
from craits.ui.widgets.all_hands import AllHands
from craits.ui.widgets.facts import Facts
from craits.ui.widgets.piles import Piles

_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""
_ROWS_OF_MEDIUM_CARDS: Final = 30


class ReplayScreen(GameScreen[None]):
    """Steps forward and back through every action."""

    DEFAULT_CSS = """
    ReplayScreen #table { background: $felt; }
    ReplayScreen #title { height: 1; background: $panel; }
    ReplayScreen #where { width: 1fr; height: 1; padding: 0 1; background: $panel; }
    ReplayScreen #title ProgressBar { width: 16; padding: 0 1; background: $panel; }
    ReplayScreen.-wide #title ProgressBar { width: 40; }
    ReplayScreen #title Bar { width: 1fr; }
    ReplayScreen #middle { height: auto; padding-top: 1; align-horizontal: center; }
    ReplayScreen #middle Facts { margin-left: 3; }
    ReplayScreen #story {
        height: auto; min-height: 3; max-height: 5; padding: 0 2; text-align: center;
    }
    ReplayScreen.-high #story { margin: 1 0; }
    ReplayScreen #hands { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    ReplayScreen #buttons { height: 1; background: $felt; align-horizontal: center; }
    ReplayScreen.-high #buttons { height: 2; }
    ReplayScreen #buttons Button { width: auto; margin: 0 1; background: $panel; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,backspace,h", "step(-1)", "back", key_display="←"),
        Binding("right,space,enter,l", "step(1)", "forward", key_display="→"),
        Binding("pageup,left_square_bracket", "round(-1)", "round back", key_display="["),
        Binding("pagedown,right_square_bracket", "round(1)", "next round", key_display="]"),
        Binding("home", "end(False)", "start", show=False),
        Binding("end", "end(True)", "end", show=False),
        Binding("escape,q", "dismiss(None)", "close", key_display="Esc"),
    ]

    _BUTTONS: ClassVar = (
        ("round-back", "« Round  ["),
        ("back", "‹ Back  ←"),
        ("forward", "Forward  → ›"),
        ("next-round", "Round  ] »"),
    )

    def __init__(self, moments: Sequence[Moment], stored: StoredGame) -> None:
        """Begin at the first deal.

        Parameters:
            moments: The game after each of its steps.
            stored: The game as lists show it.
        """
        super().__init__()
        self._moments = moments
        self._stored = stored
        self._names = short_names(stored.players, _NAME_WIDTH)
        self.place = 0
        """Which moment is shown."""

    def compose(self) -> ComposeResult:
        """Lay the table, with all hands below it."""
        with Horizontal(id="title"):
            yield Static(id="where", markup=False)
            yield ProgressBar(
                total=max(1, len(self._moments) - 1), show_percentage=False, show_eta=False
            )
        with Vertical(id="table"):
            with Horizontal(id="middle"):
                yield Piles()
                yield Facts()
            yield Static(id="story", markup=False)
            with VerticalScroll(id="hands", can_focus=False):
                yield AllHands(self._stored.players)
        with Horizontal(id="buttons"):
            for name, label in self._BUTTONS:
                yield Button(Content(label), id=name, compact=True)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show the first moment; the buttons are left to the mouse, as each has a key."""
        for button in self.query(Button):
            button.can_focus = False
        self._show()

    def on_resize(self) -> None:
        """Draw the piles as large as there is room for."""
        high = self.size.height >= _ROWS_OF_MEDIUM_CARDS
        self.query_one(Piles).resize_cards(MEDIUM if high else SMALL)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        step = -1 if event.button.id in ("round-back", "back") else 1
        if event.button.id in ("back", "forward"):
            self.action_step(step)
        else:
            self.action_round(step)

    def action_step(self, step: int) -> None:
        """Go one step forward or back."""
        self._go_to(self.place + step)

    def action_round(self, step: int) -> None:
        """Go to the deal of the next round, or of this one or the one before."""
        deals = [0]
        deals += [
            place
            for place in range(1, len(self._moments))
            if self._moments[place].step.word == DEAL
        ]
        if step > 0:
            later = [place for place in deals if place > self.place]
            self._go_to(later[0] if later else len(self._moments) - 1)
        else:
            earlier = [place for place in deals if place < self.place]
            self._go_to(earlier[-1] if earlier else 0)

    def action_end(self, end: bool) -> None:
        """Go to the first moment or to the last."""
        self._go_to(len(self._moments) - 1 if end else 0)

    def _go_to(self, place: int) -> None:
        self.place = max(0, min(place, len(self._moments) - 1))
        self._show()

    def _show(self) -> None:
        moment = self._moments[self.place]
        game = self._stored
        where = Content.assemble(
            (f"Game {game.number}", "$primary bold"),
            f"   Round {moment.round_number} of {game.rounds}",
            (f"   step {self.place} of {len(self._moments) - 1}", "$foreground 70%"),
        )
        self.query_one("#where", Static).update(where)
        self.query_one(ProgressBar).update(progress=self.place)
        public = moment.round.view(None)
        self.query_one(Piles).show(public.discard_pile, public.draw_pile_count)
        self.query_one(Facts).show(public, self._namer())
        story = [with_suits(line) for line in tell_all(moment.events, self._names)]
        # Of a long story the cut is told before; what it came to stands at its end.
        self.query_one("#story", Static).update(Content("\n").join(story[-3:]))
        self.query_one(AllHands).show(moment.round, moment.totals)

    def _namer(self) -> str | None:
        """Return who named the current suit, or None when it is the top card's own."""
        for moment in reversed(self._moments[: self.place + 1]):
            for event in reversed(moment.events):
                if isinstance(event, CardPlayed) and event.suit is None:
                    return None
                if isinstance(event, CardPlayed | SuitNamed):
                    return self._names[event.seat]
            if moment.step.word == DEAL:
                return None
        return None
