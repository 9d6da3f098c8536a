"""A widget that is drawn on a canvas, in the colours of its component classes."""

from __future__ import annotations

from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from craits.ui.canvas import Canvas


class Painter(Widget):
    """A place on which a subclass draws what lies on top of each other."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._canvas: Canvas | None = None
        self._inks: dict[tuple[str, ...], Style] = {}

    def paint(self, canvas: Canvas) -> None:
        """Draw what there is to see."""
        raise NotImplementedError

    def repaint(self, *, layout: bool = False) -> None:
        """Draw everything anew; only what is different then goes to the terminal."""
        before, self._canvas = self._canvas, None
        if layout or before is None or before.size != self.size:
            self.refresh(layout=layout)
        elif changes := self.canvas.changes(before):
            self.refresh(*changes)

    @property
    def canvas(self) -> Canvas:
        """What the widget looks like."""
        if self._canvas is None or self._canvas.size != self.size:
            self._canvas = Canvas(*self.size, self.ink())
            self.paint(self._canvas)
        return self._canvas

    def notify_style_update(self) -> None:
        """Forget the colours, since the theme has changed."""
        super().notify_style_update()
        self._inks.clear()
        self._canvas = None

    def render_line(self, y: int) -> Strip:
        """Return a row of the drawing."""
        return self.canvas.strip(y)

    def ink(self, *classes: str) -> Style:
        """Return the colours of these component classes on the felt."""
        if classes not in self._inks:
            style = self.rich_style
            for name in classes:
                style += self.get_component_rich_style(name, partial=True)
            self._inks[classes] = style
        return self._inks[classes]
