"""How an unfinished game was left, in a sentence for the screen."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from craits.records.games import StoredGame
from craits.sentences import Sentence, join_names
from craits.ui.text import shorten


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
