"""A word in large letters."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Size

from craits.ui.canvas import Canvas
from craits.ui.pixels import draw_pixels, word
from craits.ui.widgets.painter import Painter


class Banner(Painter):
    """Says something to the whole room."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"banner--letter"}

    DEFAULT_CSS = """
    Banner { width: auto; height: auto; .banner--letter { color: $warning; } }
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self._pixels = word(text)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return len(self._pixels[0])

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._pixels) // 2

    def paint(self, canvas: Canvas) -> None:
        """Draw the letters."""
        draw_pixels(canvas, 0, 0, self._pixels, self.ink("banner--letter"))
