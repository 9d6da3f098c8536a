"""How a card looks: faces with pips and figures, and the back, in three sizes.

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
_FRAMES: Final[dict[CardSize, tuple[str, ...]]] = {
    MEDIUM: ("╭─╮", "│{f}│", "│{s}│", "│{f}│", "╰─╯"),
    LARGE: ("╭───╮", "│{s}  │", "│ {f} │", "├───┤", "│ {f} │", "│  {s}│", "╰───╯"),
    HUGE: (
        "╭─────╮",
        "│{s}    │",
        "│     │",
        "│  {f}  │",
        "│     │",
        "├─────┤",
        "│     │",
        "│  {f}  │",
        "│     │",
        "│    {s}│",
        "╰─────╯",
    ),
}

# Each letter is a pip in the left, middle or right column; a row of the pattern is a row of pips.
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
        Rank.ACE: ("", "", "", "", "m", "", "", "", ""),
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
        Rank.ACE: ("", "", "", "", "", "m", "", "", "", "", ""),
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


@cache
def face(card: Card, size: CardSize) -> tuple[CardRow, ...]:
    """Return the rows of a card's face."""
    grid = [[(" ", Ink.SUIT)] * size.width for _ in range(size.height)]

    def put(x: int, y: int, text: str, ink: Ink = Ink.SUIT) -> None:
        for offset, char in enumerate(text):
            grid[y][x + offset] = (char, ink)

    for y in range(size.height):
        put(0, y, "▏", Ink.EDGE)
    left, middle, right = size.pip_columns
    if size == SMALL:
        put(middle, 2, _FIGURES.get(card.rank, card.suit.symbol))
    elif card.rank in _FIGURES:
        frame = _FRAMES[size]
        for y, row in enumerate(frame, (size.height - len(frame)) // 2):
            put(left, y, row.format(f=" ", s=" "), Ink.FRAME)
            for x, char in enumerate(row.replace("{", "").replace("}", ""), left):
                if char in "fs":
                    put(x, y, _FIGURES[card.rank] if char == "f" else card.suit.symbol)
    else:
        columns = {"l": left, "m": middle, "r": right}
        for y, pips in enumerate(_PIPS[size][card.rank], 1):
            for pip in pips:
                put(columns[pip], y, card.suit.symbol)
    label = card.rank.label
    put(1, 0, label)
    put(1, 1, card.suit.symbol)
    put(size.width - 2, size.height - 2, card.suit.symbol)
    put(size.width - 1 - len(label), size.height - 1, label)
    return tuple(map(_join, grid))


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
