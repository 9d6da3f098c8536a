"""Who sits at the table, and where."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical
from textual.widgets import Button, Footer, Static

from craits.names import BadNameError, NameProblem, check_name
from craits.players.strength import Strength
from craits.rules import MAX_SEATS, MIN_SEATS
from craits.seating import Seating, name_computer
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.seat_field import SeatField

_SEATS_AT_FIRST: Final = 3
_KINDS: Final = (None, *Strength)
"""Who may sit somewhere, one after another: a person, or a computer of a strength."""


@dataclass
class _Seat:
    """What was typed at a seat."""

    name: str = ""
    strength: Strength | None = None
    """How well the computer plays; None for a person."""
    person: str = ""
    """The name of the person whose seat a computer has taken."""
    edited: int = 0
    """When the name was last changed, compared with the other seats."""
    was_left: bool = False
    """Whether a missing name may be complained about."""


class SeatsScreen(GameScreen[Seating | None]):
    """Asks who sits where; None when the players go back."""

    DEFAULT_CSS = """
    SeatsScreen #seats { align: center middle; height: 1fr; }
    SeatsScreen #column { width: 100%; max-width: 74; height: auto; padding: 0 1; }
    SeatsScreen .title { width: 100%; text-align: center; color: $primary; text-style: bold; }
    SeatsScreen .how {
        width: 100%; text-align: center; color: $foreground 70%; margin-bottom: 1;
    }
    SeatsScreen.-high .how { margin-bottom: 2; }
    SeatsScreen.-high SeatField { margin-bottom: 1; }
    SeatsScreen Center { height: auto; }
    SeatsScreen #buttons { height: 1; width: auto; margin-top: 1; }
    SeatsScreen #buttons Button { width: auto; margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "next", key_display="⏎"),
        Binding("ctrl+n", "add", "add"),
        Binding("escape", "dismiss(None)", "back", key_display="Esc"),
        Binding("up", "app.focus_previous", "previous seat", show=False),
        Binding("down", "app.focus_next", "next seat", show=False),
    ]

    def __init__(
        self, names: Sequence[str], computers: Mapping[int, Strength] | None = None
    ) -> None:
        """Ask.

        Parameters:
            names: Those known already, perhaps none.
            computers: How well the computer at a seat plays.
        """
        super().__init__()
        computers = computers or {}
        self._seats = [_Seat(name, computers.get(seat)) for seat, name in enumerate(names)]
        while len(self._seats) < MIN_SEATS or not (names or len(self._seats) >= _SEATS_AT_FIRST):
            self._seats.append(_Seat())
        self._clock = count(1)

    def compose(self) -> ComposeResult:
        """Make a field for each seat that there may be."""
        with Vertical(id="seats"), Center(), Vertical(id="column"):
            yield Static("Who plays?", classes="title")
            yield Static("Clockwise, as you sit. Ctrl+t seats a computer.", classes="how")
            for seat in range(MAX_SEATS):
                yield SeatField(seat)
            with Center(), Horizontal(id="buttons"):
                yield Button("Add a seat  ^n", id="add", compact=True)
                yield Button("Go on  Enter", id="go-on", variant="primary", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin with the first name that is missing."""
        self._redraw()
        missing = [index for index, seat in enumerate(self._seats) if not seat.name]
        if missing:
            self._fields[missing[0]].focus_name()
        else:
            self.query_one("#go-on").focus()

    @property
    def _fields(self) -> list[SeatField]:
        return list(self.query(SeatField))

    def _problems(self) -> list[BadNameError | None]:
        """Return what is wrong with each name; of two that are the same, the newer is wrong."""
        problems: list[BadNameError | None] = [None] * len(self._seats)
        good: list[str] = []
        for index in sorted(range(len(self._seats)), key=lambda i: (self._seats[i].edited, i)):
            try:
                good.append(check_name(self._seats[index].name, index + 1, good))
            except BadNameError as problem:
                problems[index] = problem
        return problems

    def _redraw(self) -> None:
        problems = self._problems()
        for index, field in enumerate(self._fields):
            field.display = index < len(self._seats)
            if not field.display:
                continue
            seat, problem = self._seats[index], problems[index]
            told = problem and (problem.problem is not NameProblem.EMPTY or seat.was_left)
            field.show_kind(seat.strength)
            field.show(seat.name, str(problem) if told else "")
            field.allow(
                up=index > 0,
                down=index < len(self._seats) - 1,
                remove=len(self._seats) > MIN_SEATS,
            )
        self.query_one("#add").disabled = len(self._seats) == MAX_SEATS

    def on_seat_field_typed(self, message: SeatField.Typed) -> None:
        """Note the name and say at once what is wrong with it."""
        seat = self._seats[message.seat]
        seat.name, seat.edited = message.name, next(self._clock)
        self._redraw()

    def on_seat_field_left(self, message: SeatField.Left) -> None:
        """From now on a missing name is complained about."""
        if message.seat < len(self._seats):
            self._seats[message.seat].was_left = True
            self._redraw()

    def on_seat_field_entered(self, message: SeatField.Entered) -> None:
        """Go to the next seat, or on after the last; stay while something is wrong."""
        self._seats[message.seat].was_left = True
        problem = self._problems()[message.seat]
        is_last = message.seat + 1 == len(self._seats)
        if is_last and problem is not None and problem.problem is NameProblem.EMPTY:
            self.action_go_on()
        elif problem is not None:
            self._redraw()
        elif message.seat + 1 < len(self._seats):
            self._fields[message.seat + 1].focus_name()
        else:
            self.action_go_on()

    def on_seat_field_moved(self, message: SeatField.Moved) -> None:
        """Let two neighbours change places."""
        here, there = message.seat, message.seat + message.step
        if 0 <= there < len(self._seats):
            self._seats[here], self._seats[there] = self._seats[there], self._seats[here]
            self._redraw()
            self._fields[there].focus_name()

    def on_seat_field_turned(self, message: SeatField.Turned) -> None:
        """Let a person or a computer of the next strength sit there."""
        seat = self._seats[message.seat]
        if seat.strength is None:
            seat.person = seat.name
        seat.strength = _KINDS[(_KINDS.index(seat.strength) + 1) % len(_KINDS)]
        if seat.strength is None:
            seat.name = seat.person
        else:
            others = [each.name for each in self._seats if each is not seat]
            seat.name = name_computer(seat.strength, others, random.Random())
        seat.edited = next(self._clock)
        self._redraw()
        self._fields[message.seat].focus_name()

    def on_seat_field_removed(self, message: SeatField.Removed) -> None:
        """Take a seat away."""
        if len(self._seats) > MIN_SEATS:
            del self._seats[message.seat]
            self._redraw()
            self._fields[min(message.seat, len(self._seats) - 1)].focus_name()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        if event.button.id == "add":
            self.action_add()
        else:
            self.action_go_on()

    def action_add(self) -> None:
        """Add a seat and ask for its name."""
        if len(self._seats) < MAX_SEATS:
            self._seats.append(_Seat())
            self._redraw()
            self._fields[len(self._seats) - 1].focus_name()

    def action_go_on(self) -> None:
        """Leave with the names when all are good; else go to the first that is not.

        Empty seats at the end are nobody's.
        """
        taken = max([i + 1 for i, seat in enumerate(self._seats) if seat.name.strip()], default=0)
        taken = max(taken, MIN_SEATS)
        if not any(self._problems()[:taken]):
            del self._seats[taken:]
        for seat in self._seats:
            seat.was_left = True
        self._redraw()
        for field, problem in zip(self._fields, self._problems(), strict=False):
            if problem is not None:
                field.focus_name()
                return
        names: list[str] = []
        for index, seat in enumerate(self._seats):
            names.append(check_name(seat.name, index + 1, names))
        strengths = enumerate(seat.strength for seat in self._seats)
        computers = {seat: strength for seat, strength in strengths if strength is not None}
        self.dismiss(Seating(tuple(names), computers))
