"""Every reason to refuse an action: when it is given, and how its sentence reads."""

from __future__ import annotations

import copy
import pickle

import pytest

from craits.rules import HouseRuleValue, IllegalAction, Reason
from tests.rules.helpers import at, refused

Rules = dict[str, HouseRuleValue]
DRAWN: Rules = {"play_drawn_card": True}

REFUSALS: list[tuple[str, Rules, str, Reason, str]] = [
    ("hands=-/Kd pile=5h", {}, "draw", Reason.ROUND_OVER, "The round is over."),
    ("hands=4h/Kd pile=5h", {}, "Kd", Reason.NOT_IN_HAND, "K♦ is not in your hand."),
    ("hands=Td/Kd pile=4h", {}, "Td", Reason.FITS_NEITHER, "10♦ fits neither ♥ nor a 4."),
    ("hands=Td/Kd pile=Ah", {}, "Td", Reason.FITS_NEITHER, "10♦ fits neither ♥ nor an ace."),
    ("hands=Td/Kd pile=8h suit=s", {}, "Td", Reason.FITS_NEITHER, "10♦ fits neither ♠ nor an 8."),
    ("hands=Td/Kd pile=Qh", {}, "Td", Reason.FITS_NEITHER, "10♦ fits neither ♥ nor a queen."),
    (
        "hands=4c/Kd pile=4h",
        {"match": "colour"},
        "4c",
        Reason.WRONG_COLOUR,
        "4♣ does not fit: the suit is ♥, and only red cards fit it.",
    ),
    (
        "hands=4h/Kd pile=8h suit=s",
        {"match": "either"},
        "4h",
        Reason.WRONG_COLOUR,
        "4♥ does not fit: the suit is ♠, and only black cards fit it.",
    ),
    (
        "hands=5c/Kd pile=4h",
        {"match": "either"},
        "5c",
        Reason.WRONG_COLOUR_AND_RANK,
        "5♣ does not fit: the suit is ♥, and only red cards or a 4 fit it.",
    ),
    (
        "hands=8cKc/Kd pile=2h crank=3",
        {},
        "8c>c",
        Reason.CRANK_RUNS,
        "A crank of 3 is running: only an ace or a 2 may be played, not 8♣.",
    ),
    (
        "hands=8cKc/Kd pile=5h",
        {},
        "8c",
        Reason.SUIT_MISSING,
        "8♣ needs a suit: name the suit that follows.",
    ),
    (
        "hands=9h7c/Kd pile=5h",
        {},
        "9h",
        Reason.SUIT_MISSING,
        "9♥ needs a suit: name the suit that follows.",
    ),
    (
        "hands=6hKc/Kd pile=5h",
        {},
        "6h>h",
        Reason.SUIT_NOT_NAMED,
        "6♥ names no suit: only an 8 or a 9 does.",
    ),
    (
        "hands=9h/Kd pile=5h",
        {},
        "9h>d",
        Reason.LAST_CARD_NAMES_NO_SUIT,
        "9♥ is your last card, so no suit is named.",
    ),
    (
        "hands=9hKc/Kd pile=5h",
        {},
        "9h>s",
        Reason.NINE_KEEPS_COLOUR,
        "9♥ keeps ♥ or changes to ♦, and nothing else.",
    ),
    (
        "hands=Kc/Kd pile=9c naming=1",
        {},
        ">d",
        Reason.NINE_KEEPS_COLOUR,
        "9♣ keeps ♣ or changes to ♠, and nothing else.",
    ),
    (
        "hands=9hKc/Kd pile=5h",
        {},
        "draw",
        Reason.MUST_PLAY,
        "A card in your hand fits, so you may not draw.",
    ),
    (
        "hands=AcKc/Kd pile=2h crank=2",
        {},
        "draw",
        Reason.MUST_ANSWER_CRANK,
        "You hold an ace or a 2, so you must answer the crank of 2.",
    ),
    (
        "hands=6h7h/Kd pile=5h drawn=7h",
        DRAWN,
        "6h",
        Reason.ONLY_DRAWN_CARD,
        "Only 7♥, which you have just drawn, may be played now, or kept.",
    ),
    (
        "hands=6h7h/Kd pile=5h drawn=7h",
        DRAWN,
        "draw",
        Reason.ALREADY_DREW,
        "You have drawn 7♥: play it or keep it.",
    ),
    (
        "hands=6h7h/Kd pile=5h",
        DRAWN,
        "keep",
        Reason.NOTHING_TO_KEEP,
        "There is no drawn card to keep.",
    ),
    (
        "hands=6h7h/Kd pile=8h naming=1",
        {},
        "6h",
        Reason.NAME_SUIT_FIRST,
        "Name the suit for the turned-up 8♥ first.",
    ),
    (
        "hands=6h7h/Kd pile=8h",
        {},
        ">h",
        Reason.NOTHING_TO_NAME,
        "There is no turned-up card that needs a suit.",
    ),
    (
        "hands=6h/Kd pile=8h",
        {},
        "one2",
        Reason.NO_SUCH_SEAT,
        "There is no seat 2 at this table.",
    ),
    (
        "hands=6h/Kd pile=8h",
        {},
        "idiot5:0",
        Reason.NO_SUCH_SEAT,
        "There is no seat 5 at this table.",
    ),
    (
        "hands=6h/Kd pile=8h",
        {"one_card_call": False},
        "one0",
        Reason.CALLS_OFF,
        "At this table one card is not called, so nobody can be called an idiot.",
    ),
    (
        "hands=6h/Kd pile=8h said=0",
        {},
        "one0",
        Reason.CALL_TWICE,
        "One card has been called already.",
    ),
    (
        "hands=6h7h8c/Kd pile=8h",
        {},
        "one0",
        Reason.CALL_TOO_MANY,
        "One card cannot be called with 3 cards in hand.",
    ),
    (
        "hands=-/KdAd pile=2h crank=2",
        {},
        "one0",
        Reason.CALL_WITHOUT_CARDS,
        "One card cannot be called with an empty hand.",
    ),
    (
        "hands=6h/KdAd pile=5h",
        {},
        "one1",
        Reason.CALL_OUT_OF_TURN,
        "With two cards, one card can be called only in your own turn.",
    ),
    (
        "hands=6h/KdAd pile=5c turn=1",
        {},
        "one1",
        Reason.CALL_WITHOUT_PLAY,
        "One card can be called only when you are about to play.",
    ),
    (
        "hands=6h/KdAd pile=5c turn=1",
        {},
        "one0",
        Reason.CALL_CLOSED,
        "One card needs no call now: it is too late, or you were dealt one card.",
    ),
    (
        "hands=6h/KdAd pile=5c turn=1 open=0",
        {},
        "idiot0:0",
        Reason.IDIOT_SELF,
        "Nobody can call themselves an idiot.",
    ),
]


@pytest.mark.parametrize(
    ("start", "rules", "word", "reason", "sentence"),
    REFUSALS,
    ids=[f"{reason.name} {word}" for _, _, word, reason, _ in REFUSALS],
)
def test_a_refusal_says_why_and_changes_nothing(
    start: str, rules: Rules, word: str, reason: Reason, sentence: str
) -> None:
    refusal = refused(at(start, **rules), word)
    assert refusal.reason is reason
    assert str(refusal) == sentence


def test_every_reason_is_given_somewhere() -> None:
    assert {reason for _, _, _, reason, _ in REFUSALS} == set(Reason)


def test_a_refusal_can_be_copied_and_pickled() -> None:
    refusal = refused(at("hands=Td/Kd pile=4h"), "Td")
    for other in (copy.copy(refusal), copy.deepcopy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert isinstance(other, IllegalAction)
        assert (other.reason, other.facts) == (refusal.reason, refusal.facts)
        assert str(other) == str(refusal)
