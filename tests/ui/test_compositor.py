"""What is sent to the terminal, bit by bit, adds up to what the screen looks like."""

from __future__ import annotations

from collections.abc import Iterator

import pyte
import pytest
from rich.color import Color
from rich.console import Console
from rich.style import Style
from textual._compositor import Compositor, CompositorUpdate

from craits.ui.compositor import ExactCompositor, ExactUpdate
from tests.ui.tables import TableApp, playing

FIVE = (
    "hands=2h5d9c8sTsJsQdKh3c4c6d7h/Tc9hKcKs3d/5c9d2c8d/4h/As2s turn=0 pile=4d stock=3h7c7d crank=0"
)
EVENING = (
    "enter right right left end home tab 5 enter o a question_mark escape s escape "
    "9 enter right down escape 4 enter enter enter d right i 2 escape ctrl+p escape"
)
NAMES = ("Ana", "Ben 🂡", "李小龍", "Dee", "Eve")


class Copy:
    """A terminal that gets everything the program draws."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, columns: int, rows: int) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.updates: list[CompositorUpdate] = []
        stream = pyte.Stream(self.screen)
        console = Console(force_terminal=True, color_system="truecolor", legacy_windows=False)

        def watch(kind: type[Compositor]) -> None:
            render = kind.render_update

            def send(compositor: Compositor, *args: object, **more: object) -> object:
                update = render(compositor, *args, **more)  # type: ignore[arg-type]
                if isinstance(update, CompositorUpdate):
                    self.updates.append(update)
                    stream.feed(update.render_segments(console).replace("\n", "\r\n"))
                return update

            monkeypatch.setattr(kind, "render_update", send)

        watch(Compositor)
        watch(ExactCompositor)

    def cells(self) -> Iterator[tuple[tuple[int, int], str, str, str]]:
        for y in range(self.screen.lines):
            for x in range(self.screen.columns):
                cell = self.screen.buffer[y][x]
                yield (x, y), cell.data, cell.fg, cell.bg


def cells(app: TableApp) -> Iterator[tuple[tuple[int, int], str, str, str]]:
    """What is on the screen, cell by cell, when it is put together at once."""
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            for char in segment.text:
                style = segment.style or Style()
                yield (x, y), char, _name(style.color), _name(style.bgcolor)
                x += 1
                if pyte.screens.wcwidth(char) == 2:
                    yield (x, y), "", _name(style.color), _name(style.bgcolor)
                    x += 1


def _name(colour: Color | None) -> str:
    return "default" if colour is None else colour.get_truecolor().hex.removeprefix("#")


def check(copy: Copy, app: TableApp) -> None:
    for sent, drawn in zip(copy.cells(), cells(app), strict=True):
        place, char, front, back = drawn
        assert sent[:2] == drawn[:2]
        assert sent[3] == back, place
        # Nobody sees the ink of a blank.
        assert char in ("", " ") or sent[2] == front, place


@pytest.mark.parametrize("size", [(60, 20), (100, 32)], ids=str)
async def test_all_that_is_sent_adds_up(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Copy(monkeypatch, *size)
    async with playing(FIVE, size=size, names=NAMES) as (app, pilot):
        for key in EVENING.split():
            await pilot.press(key)
            await pilot.pause()
            check(copy, app)
        assert sum(isinstance(update, ExactUpdate) for update in copy.updates) > 10


async def test_a_prompt_on_top_is_sent_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Copy(monkeypatch, 100, 32)
    async with playing(FIVE, size=(100, 32), names=NAMES) as (app, pilot):
        for key in ("escape", "escape", "i", "down", "enter", "escape", "enter"):
            await pilot.press(key)
            await pilot.pause()
            check(copy, app)


async def test_only_what_has_changed_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step through the hand sends two cards and a sentence, not the table."""
    copy = Copy(monkeypatch, 100, 32)
    async with playing(FIVE, size=(100, 32), names=NAMES) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        copy.updates.clear()
        before = app.hand.chosen
        await pilot.press("right")
        await pilot.pause()
        assert app.hand.chosen == before + 1
        top = app.hand.region.y
        for update in copy.updates:
            assert isinstance(update, ExactUpdate)
            assert min(update._pieces) >= top
