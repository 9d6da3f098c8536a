"""A sheet of cells to draw on, for widgets in which things overlap."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip

_WORTH_SKIPPING = 8
"""More cells than this that are the same are not sent again; to skip fewer costs as much."""


class Canvas:
    """Cells of one character each, drawn in any order; what is drawn later lies on top."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        """Make an empty canvas.

        Parameters:
            width: In cells.
            height: In cells.
            style: Of the cells on which nothing is drawn.
        """
        self.width = width
        self.height = height
        self._rows = [[(" ", style)] * width for _ in range(height)]

    @property
    def size(self) -> Size:
        """Width and height, in cells."""
        return Size(self.width, self.height)

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Draw characters that are one cell wide each; what lies outside is left out."""
        if not 0 <= y < self.height:
            return
        row = self._rows[y]
        for at, char in enumerate(text, x):
            if 0 <= at < self.width:
                row[at] = (char, style)

    def strips(self) -> list[Strip]:
        """Return the rows, ready for the screen."""
        return [self.strip(y) for y in range(self.height)]

    def changes(self, before: Canvas) -> list[Region]:
        """Return in which stretches the rows are different from a canvas of the same size."""
        regions = []
        for y, (row, old) in enumerate(zip(self._rows, before._rows, strict=True)):
            if row == old:
                continue
            places = [x for x in range(self.width) if row[x] != old[x]]
            start = 0
            for at, place in enumerate(places, 1):
                if at == len(places) or places[at] - place > _WORTH_SKIPPING:
                    first = places[start]
                    regions.append(Region(first, y, place + 1 - first, 1))
                    start = at
        return regions

    def strip(self, y: int) -> Strip:
        """Return a row, ready for the screen."""
        row = self._rows[y]
        segments: list[Segment] = []
        text, current = "", row[0][1] if row else Style.null()
        for char, style in row:
            if style is not current:
                segments.append(_segment(text, current))
                text, current = "", style
            text += char
        segments.append(_segment(text, current))
        return Strip(segments, self.width)


def _segment(text: str, style: Style) -> Segment:
    return Segment(text, style if text.strip() else _ground(style))


@lru_cache(maxsize=256)
def _ground(style: Style) -> Style:
    """Return a style without its ink: nobody sees it on a blank, and there is less to send."""
    return style.background_style
