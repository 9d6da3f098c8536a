"""The name of the game in large letters."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.geometry import Size

from craits.ui.canvas import Canvas
from craits.ui.pixels import word
from craits.ui.widgets.painter import Painter

_PIXELS: Final = word("CRAITS")
_ROWS: Final = len(_PIXELS)
_COLUMNS: Final = len(_PIXELS[0])


class Wordmark(Painter):
    """CRAITS, with a shadow; two pixels lie above each other in each cell."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "wordmark--letter",
        "wordmark--shadow",
        "wordmark--letter-on-shadow",
        "wordmark--shadow-on-letter",
    }

    DEFAULT_CSS = """
    Wordmark {
        width: auto;
        height: auto;
        background: $background;
        .wordmark--letter { color: $primary; }
        .wordmark--shadow { color: $card-shadow; }
        .wordmark--letter-on-shadow { color: $primary; background: $card-shadow; }
        .wordmark--shadow-on-letter { color: $card-shadow; background: $primary; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._scale = 1

    def resize(self, scale: int) -> None:
        """Draw with pixels of this size from now on."""
        self._scale = scale
        self.repaint(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return (_COLUMNS + 1) * self._scale

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return ((_ROWS + 1) * self._scale + 1) // 2

    def paint(self, canvas: Canvas) -> None:
        """Draw the letters over their shadow."""
        for y in range(canvas.height):
            for x in range(canvas.width):
                upper, lower = self._pixel(x, 2 * y), self._pixel(x, 2 * y + 1)
                if upper == lower == "":
                    continue
                if not upper:
                    canvas.put(x, y, "▄", self.ink(f"wordmark--{lower}"))
                elif not lower:
                    canvas.put(x, y, "▀", self.ink(f"wordmark--{upper}"))
                elif upper == lower:
                    canvas.put(x, y, "█", self.ink(f"wordmark--{upper}"))
                else:
                    canvas.put(x, y, "▀", self.ink(f"wordmark--{upper}-on-{lower}"))

    def _pixel(self, x: int, y: int) -> str:
        column, row = x // self._scale, y // self._scale
        if self._inked(column, row):
            return "letter"
        return "shadow" if self._inked(column - 1, row - 1) else ""

    def _inked(self, column: int, row: int) -> bool:
        return 0 <= row < _ROWS and 0 <= column < _COLUMNS and _PIXELS[row][column] == "#"
