"""What is explained in a first game: each situation once, when it first arises."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from craits.rules import Card, Draw, HandScore, Keep, Play, Rank, SeatView


class Situation(Enum):
    """A situation with its explanation, in English; the name is kept once it was explained."""

    HAND_OVER = (
        "The keyboard goes from hand to hand. A hand stays covered until its player has the "
        "keyboard and presses Enter; the others look away."
    )
    CHOOSE = (
        "A card must have the suit or the rank of the top card. Those that fit are bright: choose "
        "with the arrow keys, play with Enter. The line below the hand says what follows."
    )
    DRAW = (
        "Nothing in this hand fits, so one card is drawn with d and the turn is over. "
        "It is shown before the hand is covered again."
    )
    CRANK = (
        "A crank is running. Only an ace (one more) or a 2 (two more) passes it on; "
        "whoever has neither draws as many cards as it counts, and it is over."
    )
    TWO = (
        "A 2 starts a crank of two. The next player adds an ace or a 2, and so on round the "
        "table, until somebody has to draw it all."
    )
    EIGHT = (
        "An 8 fits on anything but a crank, and its player names any suit: c, d, h or s. "
        "Left in the hand it counts 50 points."
    )
    NINE = (
        "A 9 keeps its suit or changes to the other suit of its colour: "
        "hearts and diamonds, clubs and spades."
    )
    THREE = (
        "A 3 does nothing in play, but left in the hand it cancels the dearest card beside it. "
        "With nothing to cancel it counts -50, which is good."
    )
    SIX = "A 6 gives its player another turn at once; the hand stays open."
    ONE_CARD = (
        "Two cards are left: whoever plays the last but one calls one card with o, before the "
        "play or right after it. Whoever forgets may be called an idiot, and draws two."
    )
    KEEP = "The drawn card fits: it may be played at once with Enter, or kept with k."
    THREES_AT_THE_END = (
        "The lowest total wins. Each 3 has cancelled the dearest card in its hand; "
        "a 3 with nothing to cancel counts -50."
    )

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
