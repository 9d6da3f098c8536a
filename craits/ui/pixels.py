"""Pictures of square pixels, two above each other in each cell: large letters and suits."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from craits.rules import Suit
from craits.ui.canvas import Canvas

Pixels = tuple[str, ...]
"""Rows of a picture, all as wide; `#` is a pixel."""

_LETTERS: Final[dict[str, Pixels]] = {
    "C": (
        " ##### ",
        "#######",
        "##   ##",
        "##     ",
        "##     ",
        "##   ##",
        "#######",
        " ##### ",
    ),
    "R": (
        "###### ",
        "#######",
        "##   ##",
        "##   ##",
        "###### ",
        "###### ",
        "##  ## ",
        "##   ##",
    ),
    "A": (
        " ##### ",
        "#######",
        "##   ##",
        "##   ##",
        "#######",
        "#######",
        "##   ##",
        "##   ##",
    ),
    "I": ("##",) * 8,
    "T": (
        "########",
        "########",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "   ##   ",
        "   ##   ",
    ),
    "S": (
        " ##### ",
        "#######",
        "##     ",
        "###### ",
        " ######",
        "     ##",
        "#######",
        " ##### ",
    ),
    "D": (
        "###### ",
        "#######",
        "##   ##",
        "##   ##",
        "##   ##",
        "##   ##",
        "#######",
        "###### ",
    ),
    "O": (
        " ##### ",
        "#######",
        "##   ##",
        "##   ##",
        "##   ##",
        "##   ##",
        "#######",
        " ##### ",
    ),
    "!": (
        "##",
        "##",
        "##",
        "##",
        "##",
        "  ",
        "##",
        "##",
    ),
}

SUIT_PIXELS: Final[dict[Suit, Pixels]] = {
    Suit.HEARTS: (
        "  ##   ##  ",
        " #### #### ",
        "###########",
        "###########",
        " ######### ",
        "  #######  ",
        "   #####   ",
        "    ###    ",
        "     #     ",
        "           ",
    ),
    Suit.DIAMONDS: (
        "     #     ",
        "    ###    ",
        "   #####   ",
        "  #######  ",
        " ######### ",
        " ######### ",
        "  #######  ",
        "   #####   ",
        "    ###    ",
        "     #     ",
    ),
    Suit.SPADES: (
        "     #     ",
        "    ###    ",
        "   #####   ",
        "  #######  ",
        " ######### ",
        "###########",
        "###########",
        " ### # ### ",
        "     #     ",
        "   #####   ",
    ),
    Suit.CLUBS: (
        "    ###    ",
        "   #####   ",
        "   #####   ",
        "    ###    ",
        " ### # ### ",
        "###########",
        "###########",
        " ### # ### ",
        "     #     ",
        "   #####   ",
    ),
}


def word(text: str) -> Pixels:
    """Return a word in large letters; those of the game are there, and no others."""
    return tuple("  ".join(rows) for rows in zip(*(_LETTERS[char] for char in text), strict=True))


def draw_pixels(canvas: Canvas, x: int, y: int, pixels: Pixels, ink: Style) -> None:
    """Draw a picture.

    Parameters:
        canvas: Where.
        x: The first column.
        y: The first row.
        pixels: The picture.
        ink: The colour of its pixels on what lies behind.
    """
    blank = " " * len(pixels[0])
    for row in range(0, len(pixels), 2):
        lower_row = pixels[row + 1] if row + 1 < len(pixels) else blank
        for at, (upper, lower) in enumerate(zip(pixels[row], lower_row, strict=True), x):
            if upper != " " or lower != " ":
                char = "█" if upper == lower else "▀" if upper != " " else "▄"
                canvas.put(at, y + row // 2, char, ink)
