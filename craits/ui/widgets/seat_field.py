"""A seat at the table: its number, the name of who sits there, and why a name is refused."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Button, Input, Static

from craits.names import make_harmless
from craits.players.strength import Strength

PERSON: Final = "person"
"""What is said of a seat that is no computer's."""


class SeatField(Vertical):
    """One seat, with buttons to move it and to take it away."""

    DEFAULT_CSS = """
    SeatField { height: auto; }
    SeatField Horizontal { height: 1; }
    SeatField .number { width: 3; color: $secondary; text-style: bold; }
    SeatField Input.-textual-compact { width: 1fr; padding: 0 1; }
    SeatField Input.-textual-compact:focus { background: $surface-lighten-1; }
    SeatField Button { width: 3; margin-left: 1; }
    SeatField .kind { width: 11; }
    SeatField.-computer .kind { background: $secondary 40%; text-style: bold; }
    SeatField .problem {
        height: auto; min-height: 1; max-height: 2; padding-left: 4; color: $error;
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+up,alt+up", "move(-1)", "up", key_display="^↑"),
        Binding("ctrl+down,alt+down", "move(1)", "down", key_display="^↓"),
        Binding("ctrl+t", "turn", "person or computer"),
        Binding("ctrl+r", "remove", "remove"),
    ]

    class Typed(Message):
        """The name changed."""

        def __init__(self, seat: int, name: str) -> None:
            super().__init__()
            self.seat = seat
            self.name = name

    class Left(Message):
        """The field was left."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    class Entered(Message):
        """The name was confirmed."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    class Moved(Message):
        """The seat is to change places with its neighbour."""

        def __init__(self, seat: int, step: int) -> None:
            super().__init__()
            self.seat = seat
            self.step = step

    class Turned(Message):
        """Somebody else is to sit here: a person, or a computer of the next strength."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    class Removed(Message):
        """The seat is to be taken away."""

        def __init__(self, seat: int) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def compose(self) -> ComposeResult:
        """Make the field with its buttons, and the line for what is wrong."""
        with Horizontal():
            yield Static(str(self._seat + 1), classes="number")
            yield Input(placeholder="name", compact=True, select_on_focus=False)
            yield Button(
                PERSON, classes="kind", tooltip="Person or computer (ctrl+t)", compact=True
            )
            yield Button("▲", classes="up", tooltip="Move up (ctrl+↑)", compact=True)
            yield Button("▼", classes="down", tooltip="Move down (ctrl+↓)", compact=True)
            yield Button("✕", classes="remove", tooltip="Remove the seat (ctrl+r)", compact=True)
        yield Static(classes="problem", markup=False)

    def on_mount(self) -> None:
        """Leave the buttons to the mouse; each has a key."""
        for button in self.query(Button):
            button.can_focus = False

    def show_kind(self, strength: Strength | None) -> None:
        """Show whether a person or a computer sits here."""
        self.set_class(strength is not None, "-computer")
        label = PERSON if strength is None else strength.value
        self.query_one(".kind", Button).label = f"{label}"

    def show(self, name: str, problem: str) -> None:
        """Show a name and what is wrong with it."""
        field = self.query_one(Input)
        if field.value != name:
            with self.prevent(Input.Changed):
                field.value = name
                field.cursor_position = len(name)
        self.query_one(".problem", Static).update(problem)

    def allow(self, *, up: bool, down: bool, remove: bool) -> None:
        """Enable the buttons that make sense for this seat."""
        self.query_one(".up").disabled = not up
        self.query_one(".down").disabled = not down
        self.query_one(".remove").disabled = not remove

    def focus_name(self) -> None:
        """Put the cursor into the field."""
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell what was typed, without what could harm the screen."""
        event.stop()
        name = make_harmless(event.value)
        if name != event.value:
            self.show(name, "")
        self.post_message(self.Typed(self._seat, name))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Tell that the name stands."""
        event.stop()
        self.post_message(self.Entered(self._seat))

    def on_descendant_blur(self, event: events.DescendantBlur) -> None:
        """Tell that the field was left."""
        self.post_message(self.Left(self._seat))

    @on(Button.Pressed, ".kind")
    def _kind(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_turn()

    @on(Button.Pressed, ".up")
    def _up(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_move(-1)

    @on(Button.Pressed, ".down")
    def _down(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_move(1)

    @on(Button.Pressed, ".remove")
    def _remove(self, event: Button.Pressed) -> None:
        event.stop()
        self.action_remove()

    def action_move(self, step: int) -> None:
        """Ask to change places with the seat before or after."""
        self.post_message(self.Moved(self._seat, step))

    def action_turn(self) -> None:
        """Ask for somebody else on this seat."""
        self.post_message(self.Turned(self._seat))

    def action_remove(self) -> None:
        """Ask for the seat to be taken away."""
        self.post_message(self.Removed(self._seat))
