"""Pictures of square pixels, two above each other in each cell: large letters and suits."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.style import Style

from craits.rules import Rank, Suit
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


FIGURE_PIXELS: Final[dict[Rank, Pixels]] = {
    Rank.JACK: (
        "    ##     ",
        "   #####   ",
        "  ## ####  ",
        " ######### ",
        " ###  #### ",
        "  #  ##### ",
        "    ###### ",
        "   ######  ",
        "  #######  ",
        "  #######  ",
    ),
    Rank.QUEEN: (
        "     #     ",
        "#   ###   #",
        "#    #    #",
        "##  ###  ##",
        "### ### ###",
        "###########",
        " ######### ",
        " # ## ## # ",
        " ######### ",
        "  #######  ",
    ),
    Rank.KING: (
        "     #     ",
        "   #####   ",
        "     #     ",
        " ###   ### ",
        "##### #####",
        "###########",
        " ######### ",
        "  #######  ",
        "           ",
        "  #######  ",
    ),
}

_CHARS: Final = {("#", "#"): "█", ("#", " "): "▀", (" ", "#"): "▄", (" ", " "): " "}


def word(text: str) -> Pixels:
    """Return a word in large letters; those of the game are there, and no others."""
    return tuple("  ".join(rows) for rows in zip(*(_LETTERS[char] for char in text), strict=True))


def to_rows(pixels: Pixels) -> list[str]:
    """Return the rows of characters that show a picture, half as many as it has."""
    blank = " " * len(pixels[0])
    pairs = zip_longest(pixels[::2], pixels[1::2], fillvalue=blank)
    return ["".join(_CHARS[pair] for pair in zip(*rows, strict=True)) for rows in pairs]


def draw_pixels(canvas: Canvas, x: int, y: int, pixels: Pixels, ink: Style) -> None:
    """Draw a picture.

    Parameters:
        canvas: Where.
        x: The first column.
        y: The first row.
        pixels: The picture.
        ink: The colour of its pixels on what lies behind.
    """
    for below, row in enumerate(to_rows(pixels), y):
        for at, char in enumerate(row, x):
            if char != " ":
                canvas.put(at, below, char, ink)
