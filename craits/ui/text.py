"""Plain text for the screen: names that fit, and suits in their colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from craits.rules import Suit

_SUIT = re.compile(r"[♣♦♥♠]")
_SUIT_NAMES = {suit.symbol: suit.name.lower() for suit in Suit}


def shorten(text: str, cells: int) -> str:
    """Return the text, cut to this many cells with an ellipsis when it is longer."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, max(0, cells - 1)).rstrip() + "…"


def short_names(names: Sequence[str], cells: int) -> list[str]:
    """Return the names cut to this many cells; those that would then look alike end in a number."""
    short = [shorten(name, cells) for name in names]
    return [
        f"{shorten(names[seat], cells - 2)} {seat + 1}" if short.count(name) > 1 else name
        for seat, name in enumerate(short)
    ]


@lru_cache(maxsize=512)
def with_suits(text: str) -> Content:
    """Return the text as it stands, never as markup, with the suit signs in their colours."""
    content = Content(text)
    for sign in _SUIT.finditer(text):
        ink = f"$suit-{_SUIT_NAMES[sign.group()]}"
        content = content.stylize(f"{ink} bold", sign.start(), sign.end())
    return content
