"""Sends to the terminal the cells that have changed, and no others.

Textual begins each changed stretch at the left edge of the widget in which it lies, and draws
all that lies below it; for one card in a hand that is several times as much.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from rich.console import Console, RenderableType
from rich.control import Control
from textual._compositor import Compositor, CompositorUpdate
from textual._context import visible_screen_stack
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget


class ExactUpdate(CompositorUpdate):
    """What has changed on a screen."""

    def __init__(self, pieces: dict[int, list[tuple[int, Strip]]]) -> None:
        """Keep the changed pieces of each row, each with its first column."""
        self._pieces = pieces

    def render_segments(self, console: Console) -> str:
        """Return what the terminal has to be sent."""
        sequences: list[str] = []
        for y, pieces in self._pieces.items():
            cursor = None
            for x, strip in sorted(pieces, key=lambda piece: piece[0]):
                if x != cursor:
                    sequences.append(Control.move_to(x, y).segment.text)
                sequences.append(strip.render(console))
                cursor = x + strip.cell_length
        return "".join(sequences)


class ExactCompositor(Compositor):
    """Puts the widgets of a screen together."""

    # An app takes any CompositorUpdate, here and below.
    def render_update(  # type: ignore[override]
        self,
        full: bool = False,
        screen_stack: list[Screen[Any]] | None = None,
        simplify: bool = False,
    ) -> RenderableType | CompositorUpdate | None:
        """Return what has changed since the last time, or all in a form for pictures.

        Parameters:
            full: Whether to return everything, for a picture.
            screen_stack: The screens below this one.
            simplify: For a picture: whether to join what is drawn in one style.
        """
        if full:
            return super().render_update(full, screen_stack, simplify)
        visible_screen_stack.set(screen_stack or [])
        return self.render_partial_update()

    def render_partial_update(self) -> ExactUpdate | None:  # type: ignore[override]
        """Return what has changed since the last time; None for nothing."""
        dirty = [region.intersection(self.size.region) for region in self._dirty_regions]
        self._dirty_regions.clear()
        gaps: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for y, start, stop in self._regions_to_spans(dirty):
            gaps[y].append((start, stop))
        pieces: dict[int, list[tuple[int, Strip]]] = {y: [] for y in gaps}
        for widget in self.visible_widgets:
            self._fill(widget, gaps, pieces)
            if not gaps:
                break
        return ExactUpdate(pieces) if pieces else None

    def _fill(
        self,
        widget: Widget,
        gaps: dict[int, list[tuple[int, int]]],
        pieces: dict[int, list[tuple[int, Strip]]],
    ) -> None:
        """Draw what is seen of a widget in the stretches that no other has covered yet."""
        region, clip = self.visible_widgets[widget]
        seen = region.intersection(clip)
        rows = [
            y
            for y in seen.line_range
            if y in gaps and any(start < seen.right and seen.x < stop for start, stop in gaps[y])
        ]
        if not rows:
            return
        first, last = rows[0], rows[-1]
        part = seen._replace(y=first, height=last + 1 - first).translate(-region.offset)
        strips = widget.render_lines(part)
        for y in rows:
            left = []
            for start, stop in gaps.pop(y):
                x, end = max(start, seen.x), min(stop, seen.right)
                if x >= end:
                    left.append((start, stop))
                    continue
                pieces[y].append((x, strips[y - first].crop(x - seen.x, end - seen.x)))
                left += [gap for gap in ((start, x), (end, stop)) if gap[0] < gap[1]]
            if left:
                gaps[y] = left
