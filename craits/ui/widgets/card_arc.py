"""Cards held up in an arc, to look at."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Size

from craits.rules import Card
from craits.ui.canvas import Canvas
from craits.ui.card_face import CardSize
from craits.ui.widgets.card_painter import CardPainter


class CardArc(CardPainter):
    """An odd number of cards; the middle one lies on top, those at the sides hang lower."""

    DEFAULT_CSS = """
    CardArc { width: auto; height: auto; background: $background; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()

    def show(self, cards: Sequence[Card], size: CardSize) -> None:
        """Show these cards in this size."""
        self._cards = tuple(cards)
        self.resize_cards(size)

    @property
    def _middle(self) -> int:
        return len(self._cards) // 2

    @property
    def _step(self) -> int:
        return self.card_size.width * 2 // 3 + 1

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self._step * (len(self._cards) - 1) + self.card_size.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return arc_height(len(self._cards), self.card_size)

    def paint(self, canvas: Canvas) -> None:
        """Draw from the sides to the middle."""
        from_the_sides = sorted(
            range(len(self._cards)), key=lambda place: -abs(place - self._middle)
        )
        for place in from_the_sides:
            self.draw_face(canvas, place * self._step, self._drop(place), self._cards[place])
        for place in from_the_sides:
            if place < self._middle:
                self._shade(canvas, place, place + 1)
            elif place > self._middle:
                self._shade(canvas, place, place - 1)

    def _drop(self, place: int) -> int:
        return _drop(place, len(self._cards))

    def _shade(self, canvas: Canvas, lower: int, upper: int) -> None:
        """Part the card on top from the one below, where one face meets the other."""
        width, height = self.card_size.width, self.card_size.height
        if lower > upper:
            for y in range(self._drop(lower), self._drop(upper) + height):
                canvas.put(upper * self._step + width, y, "▏", self.ink("card--edge"))
        if self._drop(lower) > self._drop(upper):
            left = max(lower, upper) * self._step
            right = min(lower, upper) * self._step + width
            shadow = "▀" * (right - left)
            ink = self.ink("card--edge", "card--shadow")
            canvas.put(left, self._drop(upper) + height, shadow, ink)


def arc_height(count: int, size: CardSize) -> int:
    """Return how many rows an arc takes.

    Parameters:
        count: How many cards are held up.
        size: Their size.
    """
    return size.height + 1 + _drop(0, count)


def _drop(place: int, count: int) -> int:
    return max(0, abs(place - count // 2) - 1)
