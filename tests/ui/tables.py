"""A table on the screen that stands at a chosen position."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, Static

from craits.records.settings import SHORTEST_THOUGHT
from craits.rules import HouseRules, Round
from craits.table import Table
from craits.ui.app import CraitsApp
from craits.ui.screens.table import TableScreen
from craits.ui.widgets.hand import Hand
from craits.ui.widgets.telling import Telling

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve")


class TableApp(CraitsApp):
    """Craits, begun at a table where a round is being played."""

    def __init__(self, table: Table, countdown: int = 5) -> None:
        super().__init__()
        # A test has no time to think.
        self.remember(countdown=countdown, thinking=SHORTEST_THOUGHT)
        self.at_table = TableScreen(table)

    def spend_evening(self) -> None:
        self.push_screen(self.at_table)

    @property
    def table(self) -> Table:
        return self.at_table.table

    @property
    def hand(self) -> Hand:
        return self.at_table.query_one(Hand)


def table_at(
    notation: str, names: tuple[str, ...] | None = None, rules: HouseRules | None = None
) -> Table:
    """A table whose first round stands at this position."""
    rules = rules or HouseRules()
    position = Round.from_notation(notation, rules, random.Random(1))
    table = Table(names or NAMES[: len(position.hands)], rules, random.Random(1))
    table.game.round = position
    return table


@asynccontextmanager
async def playing(
    notation: str,
    size: tuple[int, int] = (80, 24),
    names: tuple[str, ...] | None = None,
    rules: HouseRules | None = None,
    countdown: int = 5,
) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    """Sit at a table where a round stands at this position."""
    app = TableApp(table_at(notation, names, rules), countdown)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def screen_text(app: CraitsApp) -> str:
    """All that is on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def text_of(widget: Widget) -> str:
    """What a widget says."""
    if isinstance(widget, Button):
        return str(widget.label)
    assert isinstance(widget, Static | Telling)
    return str(widget.render())
