"""The calls of computers, each at its time, in a race with the keys of the people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from textual.message_pump import MessagePump
from textual.timer import Timer

from craits.company import TimedCall
from craits.rules import CallIdiot, CallOneCard
from craits.table import Table
from craits.ui.pace import leniency, stretch

_LATER: Final = 0.3
"""How long a computer waits with its call while people look at something else, in seconds."""


class Race:
    """Lets the fastest computer call, unless somebody at the keyboard is faster."""

    def __init__(
        self,
        screen: MessagePump,
        table: Table,
        speed: Callable[[], str],
        call_out: Callable[[CallOneCard | CallIdiot], bool],
    ) -> None:
        """Get ready.

        Parameters:
            screen: Where the table is shown.
            table: The table.
            speed: Tells how fast computers move, by the settings.
            call_out: Carries out a call; tells whether this was the moment for it.
        """
        self._screen = screen
        self._table = table
        self._speed = speed
        self._call_out = call_out
        self._on_one: int | None = None
        self._call: CallOneCard | CallIdiot | None = None
        self._due = 0.0
        self._timer: Timer | None = None

    def look(self) -> None:
        """Start when somebody has just been left with one card, and stop when that is past."""
        on_one = self._table.view(None).open_seat
        if on_one == self._on_one:
            return
        self._on_one = on_one
        self._stop()
        calls = self._table.calls()
        if calls:
            # The first call that is made ends the race.
            self._start(calls[0])

    def hurry(self, seconds: float) -> None:
        """Let happen at once what would have happened within this time."""
        if self._call is not None and self._due - time.monotonic() <= seconds:
            self._make()

    def _start(self, timed: TimedCall) -> None:
        speed = self._speed()
        against_people = self._on_one not in self._table.computers
        delay = timed.delay * leniency(speed) if against_people else stretch(timed.delay, speed)
        self._call = timed.call
        self._set_timer(delay)

    def _set_timer(self, delay: float) -> None:
        self._due = time.monotonic() + delay
        self._timer = self._screen.set_timer(delay, self._make)

    def _make(self) -> None:
        call, self._call = self._call, None
        if self._timer is not None:
            self._timer.stop()
        if call is not None and not self._call_out(call):
            self._call = call
            self._set_timer(_LATER)

    def _stop(self) -> None:
        self._call = None
        if self._timer is not None:
            self._timer.stop()
