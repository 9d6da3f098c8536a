"""How a card looks: faces with pips and figures, and the back, in four sizes.

A face is drawn as rows of characters, each with the ink it takes; widgets turn inks into colours.
In the corner the rank stands above the suit, so that a fan of overlapping cards shows both in
three cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from craits.rules import Card, Rank
from craits.ui.pixels import FIGURE_PIXELS, SUIT_PIXELS, Pixels, to_rows


class Ink(Enum):
    """What a piece of a card is drawn with."""

    SUIT = "suit"
    """The colour of the suit."""
    EDGE = "edge"
    """The line at the left side that parts overlapping cards."""
    FRAME = "frame"
    """The fine lines round a figure."""
    PATTERN = "pattern"
    """What is on the back."""


Run = tuple[str, Ink]
"""A piece of a row: its characters and their ink."""

CardRow = tuple[Run, ...]


@dataclass(frozen=True)
class CardSize:
    """How large cards are drawn, in cells."""

    width: int
    height: int
    pip_columns: tuple[int, int, int]
    """Where the left, middle and right pips stand."""


SMALL: Final = CardSize(7, 5, (3, 3, 3))
MEDIUM: Final = CardSize(11, 7, (4, 5, 6))
LARGE: Final = CardSize(15, 11, (5, 7, 9))
HUGE: Final = CardSize(19, 13, (6, 9, 12))

CORNER_WIDTH: Final = 3
"""How much of a card must be seen for its rank and suit, in cells."""

_FIGURES: Final = {Rank.JACK: "♞", Rank.QUEEN: "♛", Rank.KING: "♚"}
_CORNER_OF_FRAME: Final = {MEDIUM: (4, 1), LARGE: (1, 2), HUGE: (2, 2)}
"""Where the frame round a figure begins: column and row."""

# Each letter is a pip in the left, middle or right column; a row of the pattern is a row of pips.
# A large ace has one large pip.
_PIPS: Final[dict[CardSize, dict[Rank, tuple[str, ...]]]] = {
    MEDIUM: {
        Rank.ACE: ("", "", "m", "", ""),
        Rank.TWO: ("m", "", "", "", "m"),
        Rank.THREE: ("m", "", "m", "", "m"),
        Rank.FOUR: ("lr", "", "", "", "lr"),
        Rank.FIVE: ("lr", "", "m", "", "lr"),
        Rank.SIX: ("lr", "", "lr", "", "lr"),
        Rank.SEVEN: ("lr", "m", "lr", "", "lr"),
        Rank.EIGHT: ("lr", "m", "lr", "m", "lr"),
        Rank.NINE: ("lr", "lr", "m", "lr", "lr"),
        Rank.TEN: ("lr", "lr", "lr", "lr", "lr"),
    },
    LARGE: {
        Rank.TWO: ("", "m", "", "", "", "", "", "m", ""),
        Rank.THREE: ("", "m", "", "", "m", "", "", "m", ""),
        Rank.FOUR: ("", "lr", "", "", "", "", "", "lr", ""),
        Rank.FIVE: ("", "lr", "", "", "m", "", "", "lr", ""),
        Rank.SIX: ("", "lr", "", "", "lr", "", "", "lr", ""),
        Rank.SEVEN: ("", "lr", "", "m", "lr", "", "", "lr", ""),
        Rank.EIGHT: ("", "lr", "m", "", "lr", "", "m", "lr", ""),
        Rank.NINE: ("", "lr", "", "lr", "m", "lr", "", "lr", ""),
        Rank.TEN: ("", "lr", "m", "lr", "", "lr", "m", "lr", ""),
    },
    HUGE: {
        Rank.TWO: ("", "m", "", "", "", "", "", "", "", "m", ""),
        Rank.THREE: ("", "m", "", "", "", "m", "", "", "", "m", ""),
        Rank.FOUR: ("", "lr", "", "", "", "", "", "", "", "lr", ""),
        Rank.FIVE: ("", "lr", "", "", "", "m", "", "", "", "lr", ""),
        Rank.SIX: ("", "lr", "", "", "", "lr", "", "", "", "lr", ""),
        Rank.SEVEN: ("", "lr", "", "m", "", "lr", "", "", "", "lr", ""),
        Rank.EIGHT: ("", "lr", "", "m", "", "lr", "", "m", "", "lr", ""),
        Rank.NINE: ("", "lr", "", "", "lr", "m", "lr", "", "", "lr", ""),
        Rank.TEN: ("", "lr", "m", "", "lr", "", "lr", "", "m", "lr", ""),
    },
}


class _Sheet:
    """The cells of one card while it is drawn."""

    def __init__(self, size: CardSize) -> None:
        self.size = size
        self._cells = [[(" ", Ink.SUIT)] * size.width for _ in range(size.height)]

    def put(self, x: int, y: int, text: str, ink: Ink = Ink.SUIT) -> None:
        for at, char in enumerate(text, x):
            self._cells[y][at] = (char, ink)

    def put_picture(self, pixels: Pixels) -> None:
        rows = to_rows(pixels)
        for y, row in enumerate(rows, (self.size.height - len(rows)) // 2):
            self.put((self.size.width - len(row)) // 2, y, row)

    def put_frame(self, x: int, y: int) -> None:
        """Draw a frame that ends as far from the corner below as it begins from the one above."""
        right, bottom = self.size.width - 1 - x, self.size.height - 1 - y
        across = right - x - 1
        self.put(x, y, f"╭{'─' * across}╮", Ink.FRAME)
        for between in range(y + 1, bottom):
            self.put(x, between, f"│{' ' * across}│", Ink.FRAME)
        self.put(x, bottom, f"╰{'─' * across}╯", Ink.FRAME)

    def rows(self) -> tuple[CardRow, ...]:
        return tuple(map(_join, self._cells))


@cache
def face(card: Card, size: CardSize) -> tuple[CardRow, ...]:
    """Return the rows of a card's face."""
    sheet = _Sheet(size)
    for y in range(size.height):
        sheet.put(0, y, "▏", Ink.EDGE)
    if size == SMALL:
        sheet.put(size.pip_columns[1], 2, _FIGURES.get(card.rank, card.suit.symbol))
    elif card.rank in _FIGURES:
        _draw_figure(sheet, card)
    elif card.rank is Rank.ACE and size != MEDIUM:
        sheet.put_picture(SUIT_PIXELS[card.suit])
    else:
        columns = dict(zip("lmr", size.pip_columns, strict=True))
        for y, pips in enumerate(_PIPS[size][card.rank], 1):
            for pip in pips:
                sheet.put(columns[pip], y, card.suit.symbol)
    label = card.rank.label
    sheet.put(1, 0, label)
    sheet.put(1, 1, card.suit.symbol)
    sheet.put(size.width - 2, size.height - 2, card.suit.symbol)
    sheet.put(size.width - 1 - len(label), size.height - 1, label)
    return sheet.rows()


def _draw_figure(sheet: _Sheet, card: Card) -> None:
    sheet.put_frame(*_CORNER_OF_FRAME[sheet.size])
    if sheet.size != MEDIUM:
        sheet.put_picture(FIGURE_PIXELS[card.rank])
        return
    figure = _FIGURES[card.rank]
    for y, sign in enumerate((figure, card.suit.symbol, figure), 2):
        sheet.put(sheet.size.pip_columns[1], y, sign)


@cache
def back(size: CardSize) -> tuple[CardRow, ...]:
    """Return the rows of the back, the same for every card."""
    rows: list[CardRow] = []
    for y in range(size.height):
        pattern = "".join("╱╲"[(x + y) % 2] for x in range(size.width - 2))
        rows.append((("▏", Ink.EDGE), (f"{pattern} ", Ink.PATTERN)))
    return tuple(rows)


def _join(cells: list[Run]) -> CardRow:
    runs: list[Run] = []
    for char, ink in cells:
        if runs and runs[-1][1] is ink:
            runs[-1] = (runs[-1][0] + char, ink)
        else:
            runs.append((char, ink))
    return tuple(runs)
