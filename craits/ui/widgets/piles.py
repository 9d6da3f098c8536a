"""The draw pile and the discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.geometry import Offset, Size
from textual.message import Message

from craits.rules import Card
from craits.ui.canvas import Canvas
from craits.ui.widgets.card_painter import CardPainter

_GAP = 3
_PEEK = 3
"""How much is seen of a card that lies below the top card, in cells."""
_BELOW = 2
"""How many cards below the top card are seen."""


class Piles(CardPainter):
    """The draw pile with its count, and the discard pile with a little of what lies below."""

    DEFAULT_CSS = """
    Piles { width: auto; height: auto; background: $felt; }
    """

    class DrawPileClicked(Message):
        """The draw pile was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._discard_pile: tuple[Card, ...] = ()
        self._draw_pile_count = 0
        self._expected: Card | None = None

    def expect(self, card: Card | None) -> None:
        """Leave out the top card while it is on its way; for None it has arrived."""
        self._expected = card
        self.repaint()

    @property
    def expected(self) -> Card | None:
        """The top card while it is on its way."""
        return self._expected

    @property
    def discard_place(self) -> Offset:
        """Where the next top card will lie on the screen."""
        left = self.card_size.width + _GAP + _BELOW * _PEEK
        return self.content_region.offset + Offset(left, 0)

    @property
    def stock_place(self) -> Offset:
        """Where the draw pile lies on the screen."""
        return self.content_region.offset

    def show(self, discard_pile: Sequence[Card], draw_pile_count: int) -> None:
        """Show the piles.

        Parameters:
            discard_pile: The top card last.
            draw_pile_count: How many cards are left to draw.
        """
        self._discard_pile = tuple(discard_pile)
        self._draw_pile_count = draw_pile_count
        self.repaint()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the width of both piles."""
        return 2 * self.card_size.width + _GAP + _BELOW * _PEEK

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height of a card, its shadow and the line below."""
        return self.card_size.height + 1

    def paint(self, canvas: Canvas) -> None:
        """Draw both piles."""
        width, height = self.card_size.width, self.card_size.height
        if self._draw_pile_count:
            self.draw_back(canvas, 0, 0)
            count = f" {self._draw_pile_count} "
            canvas.put((width - len(count)) // 2, height // 2, count, self.ink("card--count"))
        else:
            self.draw_place(canvas, 0, 0)
            canvas.put((width - 5) // 2, height // 2, "empty", self.ink("card--place"))
        pile = self._discard_pile
        if pile and pile[-1] is self._expected:
            pile = pile[:-1]
        shown = pile[-1 - _BELOW :]
        left = width + _GAP + (_BELOW - len(shown) + 1) * _PEEK
        for depth, card in enumerate(shown):
            below = depth < len(shown) - 1
            self.draw_face(canvas, left + depth * _PEEK, 0, card, dimmed=below)

    def on_click(self, event: events.Click) -> None:
        """Tell of a click on the draw pile."""
        if event.x < self.card_size.width:
            self.post_message(self.DrawPileClicked())
