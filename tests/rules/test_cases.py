"""The worked cases of `cases.toml`: small positions, and what must come of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from craits.rules import Card, HouseRules, IllegalAction, Round, parse_action
from tests.rules.helpers import same_position

CASES = tomllib.loads(Path(__file__).with_name("cases.toml").read_text(encoding="utf-8"))


def cases(kind: str) -> list[ParameterSet]:
    return [
        pytest.param(
            case, id=f"rule {case['rule']}: {case['name']}", marks=pytest.mark.rule(case["rule"])
        )
        for case in CASES[kind]
    ]


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


@pytest.mark.parametrize("case", cases("case"))
def test_case(case: dict[str, Any]) -> None:
    check(case, Round.from_notation(case["start"], HouseRules(**case.get("rules", {}))))


@pytest.mark.parametrize("case", cases("deal"))
def test_deal(case: dict[str, Any]) -> None:
    game = Round.deal(
        players=case["players"],
        cards=case["cards"],
        dealer=case["dealer"],
        rules=HouseRules(**case.get("rules", {})),
        deck=Card.parse_list(case["deck"]),
    )
    check(case, game)
