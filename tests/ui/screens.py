"""One screen alone in the app, and tables at which something has been played."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.geometry import Offset, Region
from textual.pilot import Pilot
from textual.screen import Screen

from craits.rules import HouseRules
from craits.table import Table
from craits.ui.app import CraitsApp
from tests.ui.tables import screen_text

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve")
HARD_NAMES = ("[bold]Ana[/]", "]", "สมชาย", "🃏 Jo", "ليلى")

at_all_sizes = pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (200, 60)], ids=str)


class ScreenApp(CraitsApp):
    """Craits, begun at one screen; what the screen returns is kept."""

    def __init__(self, shown: Screen[Any]) -> None:
        super().__init__()
        self.shown = shown
        self.results: list[Any] = []

    def spend_evening(self) -> None:
        self.push_screen(self.shown, self.results.append)


@asynccontextmanager
async def showing(
    shown: Screen[Any], size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[ScreenApp, Pilot[None]]]:
    """Show a screen."""
    app = ScreenApp(shown)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def play(
    names: Sequence[str], rounds: int, seed: int = 5, rules: HouseRules | None = None
) -> Table:
    """A table at which so many rounds have been played, by chance."""
    rng = random.Random(seed)
    table = Table(names, rules, rng)
    while rounds:
        while not table.game.round.is_over:
            table.act(rng.choice(list(table.game.round.legal_actions())))
        rounds -= 1
        if rounds:
            table.next_round()
    return table


def place_of(app: CraitsApp, text: str) -> Offset:
    """Where the first cell of a text is on the screen."""
    for y, line in enumerate(screen_text(app).splitlines()):
        if (x := line.find(text)) >= 0:
            return Offset(x, y)
    raise AssertionError(f"{text!r} is not on the screen")


async def click_text(app: CraitsApp, pilot: Pilot[None], text: str) -> None:
    """Click on a text that is on the screen."""
    await pilot.click(offset=place_of(app, text))
    await pilot.pause()


def is_on_screen(app: CraitsApp, region: Region) -> bool:
    """Whether all of a region lies within the terminal."""
    return app.screen.region.contains_region(region) and region.area > 0
