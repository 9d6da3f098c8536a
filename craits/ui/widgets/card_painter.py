"""A widget on which cards are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from craits.rules import Card
from craits.ui.canvas import Canvas
from craits.ui.card_face import SMALL, CardRow, CardSize, Ink, back, face


def suit_ink(card: Card) -> str:
    """Return the component class that the suit of a card is drawn with."""
    return f"card--{card.suit.name.lower()}"


class CardPainter(Widget):
    """A piece of felt on which a subclass draws cards, in the colours of the theme."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "card--back",
        "card--chosen",
        "card--count",
        "card--dimmed",
        "card--edge",
        "card--frame",
        "card--label",
        "card--pattern",
        "card--clubs",
        "card--diamonds",
        "card--hearts",
        "card--spades",
        "card--shadow",
        "card--place",
    }

    DEFAULT_CSS = """
    CardPainter {
        .card--clubs { color: $card-clubs; background: $card-face; text-style: bold; }
        .card--diamonds { color: $card-diamonds; background: $card-face; text-style: bold; }
        .card--hearts { color: $card-hearts; background: $card-face; text-style: bold; }
        .card--spades { color: $card-spades; background: $card-face; text-style: bold; }
        .card--edge { color: $card-edge; background: $card-face; }
        .card--frame { color: $card-edge; background: $card-face; }
        .card--back { color: $card-edge; background: $card-back; }
        .card--count { color: $card-face; background: $card-back; text-style: bold; }
        .card--pattern { color: $card-pattern; background: $card-back; }
        .card--dimmed { background: $card-dimmed; }
        .card--chosen { color: $card-chosen; text-style: bold; }
        .card--shadow { color: $card-shadow; }
        .card--label { color: $foreground 70%; }
        .card--place { color: $felt-line; }
    }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._strips: list[Strip] | None = None
        self._inks: dict[tuple[str, ...], Style] = {}
        self.card_size: CardSize = SMALL

    def paint(self, canvas: Canvas) -> None:
        """Draw what there is to see."""
        raise NotImplementedError

    def resize_cards(self, size: CardSize) -> None:
        """Draw cards this large from now on."""
        self.card_size = size
        self.repaint(layout=True)

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

    def draw_face(
        self,
        canvas: Canvas,
        x: int,
        y: int,
        card: Card,
        *,
        dimmed: bool = False,
        chosen: bool = False,
    ) -> None:
        """Draw the face of a card with its shadow."""
        suit = suit_ink(card)
        more = ("card--dimmed",) if dimmed else ()
        inks = {
            Ink.SUIT: self.ink(suit, *more),
            Ink.EDGE: self.ink("card--edge", *more),
            Ink.FRAME: self.ink("card--frame", *more),
        }
        if chosen:
            inks[Ink.EDGE] = self.ink("card--edge", *more, "card--chosen")
        self._draw(canvas, x, y, face(card, self.card_size), inks)

    def draw_back(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the back of a card with its shadow."""
        inks = {Ink.EDGE: self.ink("card--back"), Ink.PATTERN: self.ink("card--pattern")}
        self._draw(canvas, x, y, back(self.card_size), inks)

    def draw_place(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the outline of a card where none lies."""
        width, height = self.card_size.width, self.card_size.height
        ink = self.ink("card--place")
        canvas.put(x, y, "╭" + "╌" * (width - 2) + "╮", ink)
        for row in range(y + 1, y + height - 1):
            canvas.put(x, row, "╎" + " " * (width - 2) + "╎", ink)
        canvas.put(x, y + height - 1, "╰" + "╌" * (width - 2) + "╯", ink)

    def _draw(
        self, canvas: Canvas, x: int, y: int, rows: tuple[CardRow, ...], inks: dict[Ink, Style]
    ) -> None:
        for below, row in enumerate(rows, y):
            at = x
            for text, ink in row:
                canvas.put(at, below, text, inks[ink])
                at += len(text)
        canvas.put(x, y + len(rows), "▀" * self.card_size.width, self.ink("card--shadow"))


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
