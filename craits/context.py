"""What there is to know right now, for the help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from craits.explanations import Situation, situations
from craits.rules import (
    Card,
    Play,
    Rank,
    SeatView,
    spoken_rank,
    why_not,
)
from craits.sentences import (
    SUIT_NAMES,
    Sentence,
    advise,
    consequence,
    describe_hand,
    describe_house_rules,
)
from craits.sorting import in_order


@dataclass(frozen=True)
class Passage:
    """Some sentences about one thing."""

    heading: str
    sentences: tuple[str, ...]


def tell_now(view: SeatView, names: Sequence[str], chosen: Card | None = None) -> list[Passage]:
    """Return what whoever asks should know now, the most pressing first.

    Parameters:
        view: What whoever asks may know; without a hand in it nothing is said of a hand.
        names: The players by seat.
        chosen: The card that is looked at.
    """
    passages = [
        Passage(Sentence.NOW_TURN.say(player=names[view.turn]), tuple(_tell_turn(view, names)))
    ]
    if view.hand and view.actions:
        passages.append(Passage(Sentence.NOW_HAND.say(), tuple(_tell_hand(view, names))))
        # How to choose is told by the passage before.
        explained = tuple(
            situation.text
            for situation in situations(view, chosen)
            if situation is not Situation.CHOOSE
        )
        if explained:
            passages.append(Passage("To keep in mind", explained))
    passages.append(Passage("House rules", tuple(describe_house_rules(view.rules))))
    return passages


def what_fits(view: SeatView) -> str:
    """Return what may be played outside a crank, as a list in a sentence (rules 6, 9 and 10)."""
    colour = f"any {'red' if view.suit.is_red else 'black'} card"
    fitting = [view.suit.symbol if view.rules.match == "rank" else colour]
    if view.rules.match != "colour":
        fitting.append(spoken_rank(view.top.rank))
    fitting.append(spoken_rank(Rank.EIGHT))
    if view.rules.nines_wild:
        fitting.append(spoken_rank(Rank.NINE))
    # The top card may itself be one that fits on anything.
    *others, last = dict.fromkeys(fitting)
    return f"{', '.join(others)} or {last}"


def _tell_turn(view: SeatView, names: Sequence[str]) -> Iterator[str]:
    player, top = names[view.turn], view.top.label
    if view.naming:
        yield Sentence.NOW_NAMING.say(player=player, card=top)
        return
    suit = f"{view.suit.symbol} {SUIT_NAMES[view.suit]}"
    yield Sentence.NOW_TOP.say(card=top, suit=suit)
    if view.crank:
        yield Sentence.NOW_CRANK.say(count=view.crank)
    else:
        yield Sentence.NOW_FITS.say(fitting=what_fits(view))
    following = names[(view.turn + view.direction) % len(names)]
    clockwise = view.direction == 1
    towards = Sentence.NOW_CLOCKWISE if clockwise else Sentence.NOW_ANTICLOCKWISE
    yield towards.say(next=following)
    if view.hand and view.actions:
        yield advise(view, names)


def _tell_hand(view: SeatView, names: Sequence[str]) -> Iterator[str]:
    plays = {action.card: action for action in view.actions if isinstance(action, Play)}
    for card in in_order(view.hand):
        if card in plays:
            yield f"{card.label}: {consequence(view, plays[card], names)}"
        else:
            yield str(why_not(view, Play(card)))
    yield describe_hand(view)
