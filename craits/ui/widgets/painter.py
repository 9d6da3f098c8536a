"""A widget that is drawn on a canvas, in the colours of its component classes."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from craits.ui.canvas import Canvas


class Painter(Widget):
    """A place on which a subclass draws what lies on top of each other."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._strips: list[Strip] | None = None
        self._inks: dict[tuple[str, ...], Style] = {}

    def paint(self, canvas: Canvas) -> None:
        """Draw what there is to see."""
        raise NotImplementedError

    def repaint(self, *, layout: bool = False) -> None:
        """Draw everything anew; only what is different then goes to the terminal."""
        before, self._strips = self._strips, None
        if layout or before is None or len(before) != self.size.height or not self.size.width:
            self.refresh(layout=layout)
            return
        self._strips = self._draw_all()
        changed = _changed_columns(before, self._strips, self.size.width)
        if changed is not None:
            self.refresh(Region(changed[0], 0, changed[1] - changed[0], self.size.height))

    def _draw_all(self) -> list[Strip]:
        canvas = Canvas(self.size.width, self.size.height, self.ink())
        self.paint(canvas)
        return canvas.strips()

    def notify_style_update(self) -> None:
        """Forget the colours, since the theme has changed."""
        super().notify_style_update()
        self._inks.clear()
        self._strips = None

    def on_resize(self) -> None:
        """Draw everything anew in the new room."""
        self.repaint()

    def render_line(self, y: int) -> Strip:
        """Return a row of the drawing."""
        if self._strips is None:
            self._strips = self._draw_all()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def ink(self, *classes: str) -> Style:
        """Return the colours of these component classes on the felt."""
        if classes not in self._inks:
            style = self.rich_style
            for name in classes:
                style += self.get_component_rich_style(name, partial=True)
            self._inks[classes] = style
        return self._inks[classes]


def _changed_columns(before: list[Strip], after: list[Strip], width: int) -> tuple[int, int] | None:
    """Return the first column that is different and the one after the last; None for none."""
    left, right = width, 0
    for old, new in zip(before, after, strict=True):
        if old == new:
            continue
        if old.cell_length != new.cell_length:
            return 0, width
        cells = zip(_cells(old), _cells(new), strict=True)
        places = [x for x, (one, other) in enumerate(cells) if one != other]
        left, right = min(left, places[0]), max(right, places[-1] + 1)
    return (left, right) if right else None


def _cells(strip: Strip) -> Iterator[tuple[str, Style | None]]:
    """Yield the cells of a row; every character that is drawn is one cell wide."""
    for segment in strip:
        for char in segment.text:
            yield char, segment.style
