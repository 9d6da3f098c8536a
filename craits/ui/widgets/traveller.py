"""A card on its way over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual.geometry import Offset, Size

from craits.rules import Card
from craits.ui.canvas import Canvas
from craits.ui.card_face import CardSize
from craits.ui.widgets.card_painter import CardPainter

TRAVEL_SECONDS: Final = 0.24
"""How long a card is on its way."""
_PATIENCE: Final = 4
"""After so many times that, it is there in any case."""


class Traveller(CardPainter):
    """The face of a played card or the back of drawn ones; gone when it has arrived."""

    DEFAULT_CSS = """
    Traveller {
        layer: motion; position: absolute; width: auto; height: auto; background: $felt;
    }
    """

    def __init__(
        self,
        size: CardSize,
        start: Offset,
        arrived: Callable[[], None],
        card: Card | None,
        label: str = "",
    ) -> None:
        """Make a card that lies at its start.

        Parameters:
            size: How large it is.
            start: Where it begins.
            arrived: Is called when it is there.
            card: What it is; None for a back.
            label: What stands on the back.
        """
        super().__init__()
        self._arrived = arrived
        self._is_there = False
        self.card_size = size
        self._card = card
        self._text = label
        self.styles.offset = start

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.card_size.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.card_size.height

    def paint(self, canvas: Canvas) -> None:
        """Draw the card."""
        if self._card is not None:
            self.draw_face(canvas, 0, 0, self._card)
            return
        self.draw_back(canvas, 0, 0)
        label = f" {self._text} "
        left = (self.card_size.width - len(label)) // 2
        canvas.put(left, self.card_size.height // 2, label, self.ink("card--count"))

    def on_mount(self) -> None:
        """Arrive even when a busy machine has lost the way."""
        self.set_timer(_PATIENCE * TRAVEL_SECONDS, self._arrive)

    def go(self, end: Offset) -> None:
        """Set out.

        Parameters:
            end: Where to.
        """
        self.animate(
            "offset",
            end,
            duration=TRAVEL_SECONDS,
            easing="in_out_cubic",
            on_complete=self._arrive,
        )

    async def _arrive(self) -> None:
        if not self._is_there:
            self._is_there = True
            self._arrived()
            await self.remove()
