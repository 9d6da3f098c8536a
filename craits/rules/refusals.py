"""Why an action is refused, as facts and as an English sentence."""

from __future__ import annotations

from enum import Enum

from craits.rules.cards import Card, Rank, Suit

Fact = int | Card | Rank | Suit


class Reason(Enum):
    """Why an action is refused; the value is the English sentence with its named facts.

    A sentence for a player is whole, so that it can be said in another language, where the words
    stand in another order.
    """

    ROUND_OVER = "The round is over."
    NOT_IN_HAND = "{card} is not in your hand."
    FITS_NEITHER = "{card} fits neither {suit} nor {rank}."
    WRONG_COLOUR = "{card} does not fit: the suit is {suit}, and only {colour} cards fit it."
    WRONG_COLOUR_AND_RANK = (
        "{card} does not fit: the suit is {suit}, and only {colour} cards or {rank} fit it."
    )
    CRANK_RUNS = "A crank of {count} is running: only an ace or a 2 may be played, not {card}."
    SUIT_MISSING = "{card} needs a suit: name the suit that follows."
    SUIT_NOT_NAMED = "{card} names no suit: only an 8 or a 9 does."
    LAST_CARD_NAMES_NO_SUIT = "{card} is your last card, so no suit is named."
    NINE_KEEPS_COLOUR = "{card} keeps {suit} or changes to {partner}, and nothing else."
    MUST_PLAY = "A card in your hand fits, so you may not draw."
    MUST_ANSWER_CRANK = "You hold an ace or a 2, so you must answer the crank of {count}."
    ONLY_DRAWN_CARD = "Only {drawn}, which you have just drawn, may be played now, or kept."
    ALREADY_DREW = "You have drawn {drawn}: play it or keep it."
    NOTHING_TO_KEEP = "There is no drawn card to keep."
    NAME_SUIT_FIRST = "Name the suit for the turned-up {card} first."
    NOTHING_TO_NAME = "There is no turned-up card that needs a suit."
    NO_SUCH_SEAT = "There is no seat {seat} at this table."
    CALLS_OFF = "At this table one card is not called, so nobody can be called an idiot."
    CALL_TWICE = "One card has been called already."
    CALL_TOO_MANY = "One card cannot be called with {count} cards in hand."
    CALL_WITHOUT_CARDS = "One card cannot be called with an empty hand."
    CALL_OUT_OF_TURN = "With two cards, one card can be called only in your own turn."
    CALL_WITHOUT_PLAY = "One card can be called only when you are about to play."
    CALL_CLOSED = "One card needs no call now: it is too late, or you were dealt one card."
    IDIOT_SELF = "Nobody can call themselves an idiot."


class IllegalAction(Exception):
    """The rules do not allow this action now. Nothing has changed.

    Attributes:
        reason: Why, as a fact.
        facts: The cards, suits, ranks, seats and counts that the reason speaks of.
    """

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        # The facts stay out of the arguments, so that it can be pickled and copied.
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return self.reason.value.format_map(
            {name: _english(name, fact) for name, fact in self.facts.items()}
        )


def spoken_rank(rank: Rank) -> str:
    """Return the rank with its article, as in "fits neither the suit nor a 4"."""
    spoken = {
        Rank.ACE: "an ace",
        Rank.EIGHT: "an 8",
        Rank.JACK: "a jack",
        Rank.QUEEN: "a queen",
        Rank.KING: "a king",
    }
    return spoken.get(rank, f"a {rank.label}")


def _english(name: str, fact: Fact) -> str:
    if isinstance(fact, Card):
        return fact.label
    if isinstance(fact, Rank):
        return spoken_rank(fact)
    if isinstance(fact, Suit):
        return ("red" if fact.is_red else "black") if name == "colour" else fact.symbol
    return str(fact)
