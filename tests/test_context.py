"""What the help tells about the situation that it was asked in."""

from __future__ import annotations

import random
from typing import Any

import pytest

from craits.context import tell_now, what_fits
from craits.explanations import Situation
from craits.rules import Card, HouseRules, Round

NAMES = ("Ana", "Ben", "Cy")
OPEN = "hands=5h9c2d8s/TsJsQs/KcKdKs pile=4h stock=3c7c7d"


def told(notation: str, seat: int | None, chosen: str = "", **rules: Any) -> dict[str, str]:
    position = Round.from_notation(notation, HouseRules(**rules), random.Random(1))
    passages = tell_now(position.view(seat), NAMES, Card.parse(chosen) if chosen else None)
    return {passage.heading: "\n".join(passage.sentences) for passage in passages}


@pytest.mark.parametrize(
    ("rules", "top", "fitting"),
    [
        ({}, "4h", "♥, a 4 or an 8"),
        ({"nines_wild": True}, "4h", "♥, a 4, an 8 or a 9"),
        ({"match": "colour"}, "4h", "any red card or an 8"),
        ({"match": "either"}, "4s", "any black card, a 4 or an 8"),
        ({}, "8h", "♥ or an 8"),
        ({"nines_wild": True}, "9h", "♥, a 9 or an 8"),
    ],
)
def test_what_fits_is_told_by_the_house_rules(
    rules: dict[str, Any], top: str, fitting: str
) -> None:
    """Rules 6, 9 and 10."""
    notation = f"hands=5c/Ts/Kc pile={top} stock=3c7c7d"
    position = Round.from_notation(notation, HouseRules(**rules), random.Random(1))
    assert what_fits(position.view(None)) == fitting


def test_every_card_of_the_open_hand_is_told_of() -> None:
    hand = told(OPEN, 0)["Each card of this hand"].splitlines()
    assert hand[0] == "9♣ fits neither ♥ nor a 4."
    assert hand[1] == "2♦ fits neither ♥ nor a 4."
    assert hand[2].startswith("8♠: Ana names any suit")
    assert hand[3].startswith("5♥: Everybody else draws a card")
    assert hand[4] == "Hand now: 130 points."


@pytest.mark.parametrize("seat", [None, 1])
def test_nothing_is_told_of_a_hand_that_is_not_open_or_not_in_turn(seat: int | None) -> None:
    passages = told(OPEN, seat)
    assert list(passages) == ["The turn of Ana", "House rules"]
    text = "\n".join(passages.values())
    for card in ("5♥", "9♣", "2♦", "8♠", "10♠", "J♠", "Q♠", "K♣", "K♦", "K♠"):
        assert card not in text


def test_a_crank_is_told_with_what_it_costs() -> None:
    """Rules 12 and 13."""
    turn = told("hands=5h2d/TsJs/KcKd pile=2h stock=3c7c7d9c crank=2 turn=0", 0)["The turn of Ana"]
    assert "A crank of 2 is running" in turn
    assert "draws 2." in turn
    assert "What fits" not in turn


def test_the_way_play_goes_is_told() -> None:
    turn = told(OPEN, None)["The turn of Ana"]
    assert "4♥ lies on top, and the suit is ♥ hearts." in turn
    assert "Play goes clockwise, to Ben." in turn


def test_only_unusual_house_rules_are_listed() -> None:
    assert told(OPEN, None)["House rules"] == "All as usual."
    unusual = told(OPEN, None, match="colour", length="short")["House rules"].splitlines()
    assert len(unusual) == 2
    assert "A card fits by suit or by colour." in unusual


def test_what_has_to_do_with_the_chosen_card_is_explained() -> None:
    assert Situation.EIGHT.text in told(OPEN, 0, "8s")["To keep in mind"]
    assert "To keep in mind" not in told(OPEN, 0, "5h")


def test_a_suit_that_is_to_be_named_is_told() -> None:
    """Rule 5: before anybody sees a hand."""
    passages = told("hands=KcTd/Kd2s/5h pile=8h stock=AhQs naming=1", None)
    text = "\n".join(passages.values())
    assert "8♥ is turned up: its suit has to be named." in text
    assert "K♣" not in text
