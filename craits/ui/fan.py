"""Where the cards of a hand lie: side by side, or overlapping like a fanned hand."""

from __future__ import annotations

from dataclasses import dataclass

from craits.ui.card_face import CORNER_WIDTH

_GAP = 1
_ARROW_WIDTH = 4


@dataclass(frozen=True)
class Fan:
    """The places of the cards that are shown, from left to right."""

    first: int
    """The index of the first card shown; those before it did not fit."""
    lefts: tuple[int, ...]
    """The left edge of each card shown, in cells."""
    hidden_after: int
    """How many cards after the last one shown did not fit."""

    def card_at(self, x: int, card_width: int) -> int | None:
        """Return the index of the card that is seen in this column, or None."""
        for place in range(len(self.lefts) - 1, -1, -1):
            if self.lefts[place] <= x < self.lefts[place] + card_width:
                return self.first + place
        return None


def spread(count: int, chosen: int, width: int, card_width: int) -> Fan:
    """Lay out a hand so that each card shows its corner, and the chosen one is seen whole.

    Parameters:
        count: How many cards.
        chosen: The index of the chosen card.
        width: The room there is, in cells.
        card_width: How wide a card is, in cells.
    """
    if count == 0:
        return Fan(0, (), 0)
    side_by_side = count * (card_width + _GAP) - _GAP
    if side_by_side <= width:
        step = card_width + _GAP
        left = (width - side_by_side) // 2
        return Fan(0, tuple(left + i * step for i in range(count)), 0)
    most = max(2, (width - 2 * _ARROW_WIDTH - 2 * card_width) // CORNER_WIDTH + 2)
    if _width(count, chosen, CORNER_WIDTH, card_width) <= width:
        return _lay(0, count, chosen, width, card_width, 0)
    first = min(max(0, chosen - most // 2), count - most)
    return _lay(first, most, chosen - first, width, card_width, count - first - most)


def _width(count: int, chosen: int, step: int, card_width: int) -> int:
    whole = 1 if chosen == count - 1 else 2
    return (count - whole) * step + whole * card_width


def _lay(
    first: int, count: int, chosen: int, width: int, card_width: int, hidden_after: int
) -> Fan:
    step = CORNER_WIDTH
    while _width(count, chosen, step + 1, card_width) <= width and step < card_width:
        step += 1
    if step == card_width - 2:
        # The 10 in the lower corner is seen whole or not at all.
        step -= 1
    lefts = []
    left = (width - _width(count, chosen, step, card_width)) // 2
    for place in range(count):
        lefts.append(left)
        left += card_width if place == chosen else step
    return Fan(first, tuple(lefts), hidden_after)
