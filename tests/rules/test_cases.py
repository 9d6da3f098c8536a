"""The worked cases of `cases.toml`: small positions, and what must come of them."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from craits.rules import Card, HouseRules, IllegalAction, Position, Round, parse_action

CASES = tomllib.loads(Path(__file__).with_name("cases.toml").read_text(encoding="utf-8"))


def name_of(case: dict[str, Any]) -> str:
    return f"rule {case['rule']}: {case['name']}"


def same_position(notation: str) -> Position:
    """The position with each hand sorted: the order of cards within a hand does not matter."""
    position = Position.parse(notation)
    hands = tuple(tuple(sorted(hand, key=lambda card: card.index)) for hand in position.hands)
    return replace(position, hands=hands)


def check(case: dict[str, Any], game: Round) -> None:
    if "legal" in case:
        legal = [str(action) for action in game.legal_actions()]
        assert sorted(legal) == sorted(case["legal"])
    before = game.notation()
    for action in case.get("illegal", []):
        with pytest.raises(IllegalAction) as refusal:
            game.apply(parse_action(action))
        assert str(refusal.value).endswith(".")
        assert game.notation() == before
    for action in case.get("do", []):
        game.apply(parse_action(action))
    if "end" in case:
        assert same_position(game.notation()) == same_position(case["end"])
    if "over" in case:
        assert game.is_over is case["over"]
    if "scores" in case:
        assert game.scores() == case["scores"]


@pytest.mark.parametrize("case", CASES["case"], ids=name_of)
def test_case(case: dict[str, Any]) -> None:
    check(case, Round.from_notation(case["start"], HouseRules(**case.get("rules", {}))))


@pytest.mark.parametrize("case", CASES["deal"], ids=name_of)
def test_deal(case: dict[str, Any]) -> None:
    game = Round.deal(
        players=case["players"],
        cards=case["cards"],
        dealer=case["dealer"],
        rules=HouseRules(**case.get("rules", {})),
        deck=Card.parse_list(case["deck"]),
    )
    check(case, game)
