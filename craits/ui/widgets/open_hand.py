"""A hand laid open at the end of a round: what cancels what, and what each card counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.geometry import Size

from craits.rules import POINTS, Card, HandScore
from craits.ui.canvas import Canvas
from craits.ui.card_face import SMALL, CardSize
from craits.ui.widgets.card_painter import CardPainter, suit_ink

_SLIP: Final = 3
"""How wide a card is that shows its rank and suit only, in cells."""
_SLIP_ROWS: Final = 2
_PAIR_STEP: Final = 4
"""How far a cancelled card lies to the right of its three."""
_LEAST_STEP: Final = 4
"""How far apart overlapping cards are at least: what one counts stands below its corner."""


@dataclass(frozen=True)
class _Group:
    """Cards that count together: one, or a three and the card that it cancels."""

    cards: tuple[Card, ...]
    points: int

    @property
    def is_pair(self) -> bool:
        return len(self.cards) > 1


class OpenHand(CardPainter):
    """Draws whole cards where there is room, and slips with rank and suit where there is not."""

    DEFAULT_CSS = """
    OpenHand { width: 1fr; height: auto; background: $background; }
    """

    def __init__(self, score: HandScore) -> None:
        super().__init__()
        self._groups = [
            *(_Group((pair.three, pair.card), 0) for pair in score.cancellations),
            *(_Group((three,), score.spare_three_points) for three in score.spare_threes),
            *(_Group((card,), POINTS[card.rank]) for card in score.counted),
        ]
        self._whole = False

    @property
    def is_empty(self) -> bool:
        """Whether the player went out."""
        return not self._groups

    def show_cards(self, size: CardSize | None) -> None:
        """Draw whole cards of this size from now on; for None slips."""
        self._whole = size is not None
        self.card_size = size or SMALL
        self.repaint(layout=True)

    def has_room_for(self, size: CardSize) -> bool:
        """Return whether cards of this size fit side by side: figures are not cut."""
        return not self._groups or self._step(self.size.width, size) == size.width + 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height of the cards with what they count below."""
        if not self._groups:
            return 1
        if self._whole and self._step(width, self.card_size) is not None:
            return self.card_size.height + 1
        return _SLIP_ROWS * (1 + max(y for _, y in self._flow(width)))

    def paint(self, canvas: Canvas) -> None:
        """Draw the hand."""
        if not self._groups:
            canvas.put(0, 0, "no card left", self.ink("card--label"))
            return
        step = self._step(canvas.width, self.card_size)
        if self._whole and step is not None:
            self._paint_whole(canvas, step)
        else:
            for group, (x, line) in zip(self._groups, self._flow(canvas.width), strict=True):
                self._paint_slips(canvas, x, line * _SLIP_ROWS, group)

    def _paint_whole(self, canvas: Canvas, step: int) -> None:
        labels = ""
        for group in self._groups:
            x = len(labels)
            for place, card in enumerate(group.cards):
                self.draw_face(canvas, x + place * _PAIR_STEP, 0, card, dimmed=group.is_pair)
            room = (
                self.card_size.width + _PAIR_STEP
                if group.is_pair
                else min(step, self.card_size.width)
            )
            taken = room + 1 if group.is_pair else step
            labels += self._label(group, room).ljust(taken)
        canvas.put(0, self.card_size.height, labels.ljust(canvas.width), self.ink("card--label"))

    def _paint_slips(self, canvas: Canvas, x: int, y: int, group: _Group) -> None:
        for place, card in enumerate(group.cards):
            inks = [suit_ink(card)]
            if group.is_pair:
                inks.append("card--dimmed")
            canvas.put(x + place * _PAIR_STEP, y, card.label.rjust(_SLIP), self.ink(*inks))
        if group.is_pair:
            canvas.put(x + _SLIP, y, "×", self.ink("card--label"))
        width = _PAIR_STEP + _SLIP if group.is_pair else _SLIP
        canvas.put(x, y + 1, self._label(group, width), self.ink("card--label"))

    def _label(self, group: _Group, width: int) -> str:
        if group.is_pair:
            return "└" + " 0 ".center(width - 2, "─") + "┘"
        return str(group.points).center(width)

    def _step(self, width: int, size: CardSize) -> int | None:
        """Return how far apart whole cards lie; None when they do not fit."""
        pairs = sum(group.is_pair for group in self._groups)
        singles = len(self._groups) - pairs
        room = width - pairs * (_PAIR_STEP + size.width + 1)
        if not singles:
            return size.width + 1 if room >= -1 else None
        step = min(size.width + 1, (room - size.width) // max(1, singles - 1))
        return step if step >= _LEAST_STEP and room >= size.width else None

    def _flow(self, width: int) -> list[tuple[int, int]]:
        """Return where each group begins: its column, and on which line."""
        places = []
        x = line = 0
        for group in self._groups:
            needed = _PAIR_STEP + _SLIP if group.is_pair else _SLIP
            if x and x + needed > width:
                x, line = 0, line + 1
            places.append((x, line))
            x += needed + 1
        return places
