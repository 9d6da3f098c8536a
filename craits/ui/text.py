"""Plain text for the screen: names that fit, and suits in their colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from craits.records import StoredGame
from craits.rules import Suit
from craits.sentences import Sentence, join_names

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


def with_suits(text: str) -> Content:
    """Return the text as it stands, never as markup, with the suit signs in their colours."""
    content = Content(text)
    for sign in _SUIT.finditer(text):
        ink = f"$suit-{_SUIT_NAMES[sign.group()]}"
        content = content.stylize(f"{ink} bold", sign.start(), sign.end())
    return content


def tell_when(at: datetime) -> str:
    """Return when something was, as friends say it."""
    clock = at.strftime("%H:%M")
    if at.date() == date.today():
        return f"today at {clock}"
    if at.date() == date.today() - timedelta(days=1):
        return f"yesterday at {clock}"
    return at.strftime("on %Y-%m-%d at %H:%M")


def tell_left(game: StoredGame, name_width: int) -> str:
    """Return how an unfinished game was left.

    Parameters:
        game: The game.
        name_width: How much of a name is shown, in cells.
    """
    facts: dict[str, str | int] = {
        "number": game.round_number,
        "rounds": game.rounds,
        "when": tell_when(game.played),
    }
    leaders = [shorten(name, name_width) for name in game.leaders]
    if not game.rounds_over:
        return Sentence.LEFT_AT_FIRST.say(**facts)
    if len(leaders) == 1:
        return Sentence.LEFT_LEADING.say(leader=leaders[0], **facts)
    return Sentence.LEFT_LEVEL.say(leaders=join_names(leaders), **facts)
