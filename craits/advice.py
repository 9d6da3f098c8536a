"""What the expert would do, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from craits.players.expert import Option
from craits.rules import Card, Draw, Keep, NameSuit, Play, Suit, TurnAction
from craits.sentences import SUIT_NAMES

_CLEARLY_OFTENER: Final = 0.01
"""From this difference in the chance to win the game on, it is the reason."""
_CLEARLY_LESS: Final = 1.0
"""The same for the points of the hand at the end of the round."""


class AdviceSentence(Enum):
    """Sentences with named places, in English."""

    ONLY = "There is nothing else to do: {deed}."
    CHANCE = (
        "The expert would {deed}: about {chance} % to win the game, {other} % with {otherwise}."
    )
    POINTS = (
        "The expert would {deed}: the hand ends with about {points} points, with {others} "
        "after {otherwise}."
    )
    CLOSE = "The expert would {deed}, but {otherwise} is hardly worse."
    PLAY = "play {card}"
    PLAY_NAMING = "play {card} and name {suit}"
    DRAW = "draw"
    KEEP = "keep the drawn card"
    NAME = "name {suit}"
    PLAYED_NAMING = "{card} and {suit}"
    DRAWN = "drawing"
    KEPT = "keeping it"

    def say(self, **facts: str | int) -> str:
        """Return the sentence with its places filled."""
        return self.value.format_map(facts)


@dataclass(frozen=True)
class Advice:
    """What the expert would do."""

    card: Card | None
    """Which card to play; None when it is something else."""
    sentence: str
    """What to do, and why."""


def advice_from(options: Sequence[Option]) -> Advice:
    """Return advice.

    Parameters:
        options: What may be done and how it may end, the best first; at least one.
    """
    best = options[0]
    deed = _deed(best.action)
    card = best.action.card if isinstance(best.action, Play) else None
    if len(options) == 1:
        return Advice(card, AdviceSentence.ONLY.say(deed=deed))
    second = options[1]
    otherwise = _thing(second.action)
    if best.worth - second.worth >= _CLEARLY_OFTENER:
        sentence = AdviceSentence.CHANCE.say(
            deed=deed,
            otherwise=otherwise,
            chance=_per_cent(best.worth),
            other=_per_cent(second.worth),
        )
    elif second.score - best.score >= _CLEARLY_LESS:
        sentence = AdviceSentence.POINTS.say(
            deed=deed,
            otherwise=otherwise,
            points=round(best.score),
            others=round(second.score),
        )
    else:
        sentence = AdviceSentence.CLOSE.say(deed=deed, otherwise=otherwise)
    return Advice(card, sentence)


def _per_cent(chance: float) -> int:
    return round(100 * min(max(chance, 0.0), 1.0))


def _deed(action: TurnAction) -> str:
    match action:
        case Play(suit=Suit() as suit):
            return AdviceSentence.PLAY_NAMING.say(card=action.card.label, suit=SUIT_NAMES[suit])
        case Play():
            return AdviceSentence.PLAY.say(card=action.card.label)
        case Draw():
            return AdviceSentence.DRAW.say()
        case Keep():
            return AdviceSentence.KEEP.say()
        case NameSuit():
            return AdviceSentence.NAME.say(suit=SUIT_NAMES[action.suit])


def _thing(action: TurnAction) -> str:
    match action:
        case Play(suit=Suit() as suit):
            return AdviceSentence.PLAYED_NAMING.say(card=action.card.label, suit=SUIT_NAMES[suit])
        case Play():
            return action.card.label
        case Draw():
            return AdviceSentence.DRAWN.say()
        case Keep():
            return AdviceSentence.KEPT.say()
        case NameSuit():
            return SUIT_NAMES[action.suit]
