"""What is explained in a first game: each situation once, when it first arises."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from craits.rules import Card, Draw, HandScore, Keep, Play, Rank, SeatView


class Situation(Enum):
    """A situation with its explanation, in English; the name is kept once it was explained."""

    HAND_OVER = "A hand stays covered until its player has the keyboard. The others look away."
    CHOOSE = (
        "Bright cards fit. Arrow keys choose, Enter plays; the line below tells what will follow."
    )
    DRAW = "Nothing fits: d draws one card. It is shown before the hand is covered again."
    CRANK = (
        "A crank: an ace adds one, a 2 adds two. Whoever has neither draws as many as it counts."
    )
    TWO = "A 2 starts a crank of two: the next player adds an ace or a 2, or draws it all."
    EIGHT = "An 8 fits on anything but a crank and names any suit. Left in the hand it counts 50."
    NINE = (
        "A 9 keeps its suit or takes the other of its colour: hearts or diamonds, clubs or spades."
    )
    THREE = (
        "A 3 does nothing in play. Left in the hand it cancels the dearest card; alone it is -50."
    )
    SIX = "A 6 gives its player another turn at once."
    ONE_CARD = (
        "Call one card with o, before playing the last but one or right after. Idiots draw two."
    )
    KEEP = "The drawn card fits: Enter plays it at once, k keeps it."
    THREES_AT_THE_END = "Each 3 has cancelled the dearest card in its hand. The lowest total wins."

    @property
    def text(self) -> str:
        """The explanation."""
        return self.value


_OF_RANKS = {
    Rank.TWO: Situation.TWO,
    Rank.THREE: Situation.THREE,
    Rank.SIX: Situation.SIX,
    Rank.EIGHT: Situation.EIGHT,
    Rank.NINE: Situation.NINE,
}


def situations(view: SeatView, chosen: Card | None) -> Iterable[Situation]:
    """Yield the situations that the seat in turn is in, the most pressing first.

    Parameters:
        view: What the seat in turn may know.
        chosen: The card that it looks at.
    """
    if view.crank:
        yield Situation.CRANK
    if Keep() in view.actions:
        yield Situation.KEEP
    plays = any(isinstance(action, Play) for action in view.actions)
    if plays and len(view.hand) == 2 and view.rules.one_card_call:
        yield Situation.ONE_CARD
    if not plays and Draw() in view.actions and not view.crank:
        yield Situation.DRAW
    if plays and not view.crank:
        yield Situation.CHOOSE
    if chosen is not None and chosen.rank in _OF_RANKS:
        yield _OF_RANKS[chosen.rank]


def situation_at_the_end(scores: Iterable[HandScore]) -> Situation | None:
    """Return what there is to explain about the hands laid open at the end of a round."""
    if any(score.cancellations or score.spare_threes for score in scores):
        return Situation.THREES_AT_THE_END
    return None


def first_new(found: Iterable[Situation], explained: Collection[str]) -> Situation | None:
    """Return the first situation that has not been explained yet."""
    return next((each for each in found if each.name.lower() not in explained), None)
