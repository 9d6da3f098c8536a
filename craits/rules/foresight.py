"""What a play would bring about, as far as the player can know."""

from __future__ import annotations

import random
from dataclasses import dataclass

from craits.rules.actions import Play
from craits.rules.events import Event, RoundEnded
from craits.rules.imagination import imagine
from craits.rules.view import SeatView


@dataclass(frozen=True)
class Foresight:
    """What follows from a play for certain."""

    events: tuple[Event, ...]
    """What would happen; the cards that would be drawn are left out, and so are the hands that
    the end of the round would lay open."""
    next_seat: int
    """Whose turn would come next."""
    ends_round: bool


def foresee(view: SeatView, play: Play) -> Foresight:
    """Return what would follow if the seat in turn played this now.

    The rules are asked, not written again: the play is tried in a round that looks the same.

    Parameters:
        view: What the seat in turn may know.
        play: One of ``view.actions``.

    Raises:
        IllegalAction: when the play is not allowed.
    """
    tried = imagine(view, random.Random(0))
    events = tried.apply(play)
    certain = tuple(event.seen_by(None) for event in events if not isinstance(event, RoundEnded))
    return Foresight(certain, tried.turn, tried.is_over)
