"""A widget on which cards are drawn."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style

from craits.rules import Card
from craits.ui.canvas import Canvas
from craits.ui.card_face import SMALL, CardRow, CardSize, Ink, back, face
from craits.ui.widgets.painter import Painter


def suit_ink(card: Card) -> str:
    """Return the component class that the suit of a card is drawn with."""
    return f"card--{card.suit.name.lower()}"


class CardPainter(Painter):
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
        self.card_size: CardSize = SMALL

    def resize_cards(self, size: CardSize) -> None:
        """Draw cards this large from now on."""
        self.card_size = size
        self.repaint(layout=True)

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
