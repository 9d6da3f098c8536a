"""The current suit, large, where the terminal has room for it."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Size

from craits.rules import Suit
from craits.ui.canvas import Canvas
from craits.ui.pixels import SUIT_PIXELS, draw_pixels
from craits.ui.widgets.painter import Painter


class BigSuit(Painter):
    """A picture of the suit."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "suit--clubs",
        "suit--diamonds",
        "suit--hearts",
        "suit--spades",
    }

    DEFAULT_CSS = """
    BigSuit {
        width: auto; height: auto; background: $felt;
        .suit--clubs { color: $suit-clubs; }
        .suit--diamonds { color: $suit-diamonds; }
        .suit--hearts { color: $suit-hearts; }
        .suit--spades { color: $suit-spades; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._suit: Suit | None = None

    def show(self, suit: Suit | None) -> None:
        """Show a suit; None while it is still to be named."""
        if suit is not self._suit:
            self._suit = suit
            self.repaint()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return len(SUIT_PIXELS[Suit.HEARTS][0])

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(SUIT_PIXELS[Suit.HEARTS]) // 2

    def paint(self, canvas: Canvas) -> None:
        """Draw the suit."""
        if self._suit is not None:
            ink = self.ink(f"suit--{self._suit.name.lower()}")
            draw_pixels(canvas, 0, 0, SUIT_PIXELS[self._suit], ink)
