"""Scenes of the game: their pictures for the README, and their text for comparison.

`python -m tests.ui.pictures` makes the pictures in `assets/` anew.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from textual.pilot import Pilot

from craits.explanations import Situation
from craits.records.places import FOLDER_VARIABLE
from craits.ui.app import CraitsApp
from craits.ui.screens import table
from craits.ui.screens.home import HomeScreen
from craits.ui.screens.round_end import RoundEndScreen
from craits.ui.screens.settings import SettingsScreen
from tests.ui.screens import ScreenApp, play
from tests.ui.tables import TableApp, table_at

ASSETS = Path(__file__).parents[2] / "assets"
NAMES = ("Ana", "Ben", "Cy", "Dee")
LATE = (
    "hands=5h9c2d8sJs4d3c/TsJh/KcKd5s/Qc pile=Kh4sTd9h4h stock=3d7c7h2sAc2c6h "
    "said=3 dealer=2 turn=0"
)
CRANKED = (
    "hands=As4d8h2cQh/TsJh/KcKd5s/Qc7d pile=Kh4sTd9h2d2h stock=3d7c7h2s6h crank=4 dealer=2 turn=0"
)
KNOWN = [situation.name.lower() for situation in Situation]

Scene = AbstractAsyncContextManager[tuple[CraitsApp, Pilot[None]]]


@asynccontextmanager
async def scene(
    app: CraitsApp,
    size: tuple[int, int],
    keys: Sequence[str] = (),
    theme: str = "green-felt",
    explained: Sequence[str] = KNOWN,
) -> AsyncIterator[tuple[CraitsApp, Pilot[None]]]:
    """Come to a scene by pressing keys, everything standing still."""
    app.remember(theme=theme, motion=False, explained=tuple(explained))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
        await pilot.pause()
        yield app, pilot


def at_table(notation: str) -> TableApp:
    """The app, at a table for four."""
    return TableApp(table_at(notation, NAMES))


SCENES: dict[str, Callable[[], Scene]] = {
    "home": lambda: scene(ScreenApp(HomeScreen(lambda: ([], []))), (100, 32)),
    "table": lambda: scene(at_table(LATE), (100, 32), ["enter", "4"]),
    "hand-over": lambda: scene(at_table(LATE), (80, 24), ["enter", "4", "enter"]),
    "first-game": lambda: scene(at_table(LATE), (80, 24), ["enter", "5"], explained=["hand_over"]),
    "suit": lambda: scene(at_table(LATE), (80, 24), ["enter", "5", "enter"]),
    "crank": lambda: scene(at_table(CRANKED), (160, 50), ["enter"], "rosewood"),
    "round-end": lambda: scene(
        ScreenApp(RoundEndScreen(play(NAMES, 4, seed=4))), (100, 32), (), "midnight"
    ),
    "settings": lambda: scene(
        ScreenApp(SettingsScreen(CraitsApp().settings, lambda **_: None)), (80, 24), (), "aurora"
    ),
}
"""Every scene by its name."""


async def make_pictures() -> None:
    """Write the picture of every scene."""
    ASSETS.mkdir(exist_ok=True)
    for name, begin in SCENES.items():
        async with begin() as (app, _):
            app.save_screenshot(f"{name}.svg", str(ASSETS))


if __name__ == "__main__":
    # Nobody has to look at a hand before a key is pressed.
    table._GLIMPSE = 0
    with TemporaryDirectory() as folder:
        # The settings of whoever makes the pictures stay as they are.
        os.environ[FOLDER_VARIABLE] = folder
        asyncio.run(make_pictures())
