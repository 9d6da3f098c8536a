"""A chart of the totals over the rounds."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import ClassVar, Final

from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from craits.rules import Game
from craits.ui.canvas import Canvas

MARKS: Final = "●▲■◆✚"
"""What marks each seat in the chart and wherever it is explained."""

_AXIS: Final = 6
"""How wide the column of numbers is, in cells."""
_LABEL_STEP: Final = 4
"""How far apart the numbers of the rounds stand at least, in cells."""


class TotalsChart(Widget):
    """A line for each player, with marks of their own so that no colour is needed."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "chart--axis",
        "chart--line",
        "chart--seat-0",
        "chart--seat-1",
        "chart--seat-2",
        "chart--seat-3",
        "chart--seat-4",
    }

    DEFAULT_CSS = """
    TotalsChart {
        width: 1fr;
        height: 1fr;
        min-height: 5;
        .chart--axis { color: $secondary; }
        .chart--line { color: $felt-line; }
        .chart--seat-0 { color: $primary; }
        .chart--seat-1 { color: $success; }
        .chart--seat-2 { color: $error; }
        .chart--seat-3 { color: $secondary; }
        .chart--seat-4 { color: $foreground; }
    }
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        start = (0,) * len(game.players)
        self._totals = [start, *(result.totals for result in game.history)]
        self._places = game.places

    def render_line(self, y: int) -> Strip:
        """Return a row of the chart."""
        return self._draw()[y]

    def _draw(self) -> list[Strip]:
        canvas = Canvas(self.size.width, self.size.height, self.rich_style)
        rows = self.size.height - 1
        rounds = len(self._totals) - 1
        columns = self.size.width - _AXIS - 2
        most = max(max(totals) for totals in self._totals)
        least = min(min(totals) for totals in self._totals)

        def row(total: float) -> int:
            return round((most - total) * (rows - 1) / max(1, most - least))

        def column(number: int) -> int:
            return _AXIS + round(number * columns / rounds)

        self._draw_axes(canvas, {row(value): value for value in (most, least, 0)}, rows)
        for number in range(1, rounds + 1, ceil(_LABEL_STEP * rounds / columns)):
            label = str(number)
            canvas.put(column(number) - len(label) + 1, rows, label, self._ink("chart--axis"))
        for seat in sorted(range(len(self._places)), key=lambda seat: -self._places[seat]):
            ink = self._ink(f"chart--seat-{seat}")
            totals = [all_totals[seat] for all_totals in self._totals]
            for number, (before, after) in enumerate(pairwise(totals)):
                left, right = column(number), column(number + 1)
                for x in range(left + 1, right):
                    y = row(before + (after - before) * (x - left) / (right - left))
                    canvas.put(x, y, "·", ink)
            for number, total in enumerate(totals[1:], 1):
                canvas.put(column(number), row(total), MARKS[seat], ink)
        return canvas.strips()

    def _draw_axes(self, canvas: Canvas, labels: dict[int, int], rows: int) -> None:
        for y in range(rows):
            canvas.put(_AXIS - 1, y, "│", self._ink("chart--line"))
        for y, value in labels.items():
            canvas.put(0, y, f"{value:>{_AXIS - 2}}", self._ink("chart--axis"))
            canvas.put(_AXIS, y, "┄" * (canvas.width - _AXIS), self._ink("chart--line"))

    def _ink(self, name: str) -> Style:
        return self.rich_style + self.get_component_rich_style(name, partial=True)
