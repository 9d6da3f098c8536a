"""The house rules: their names, their values, and what is refused."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

from craits.rules import HOUSE_RULE_OPTIONS, HouseRuleOption, HouseRules, HouseRuleValue

EXPECTED: dict[str, tuple[int, tuple[HouseRuleValue, ...]]] = {
    "length": (2, ("full", "short")),
    "match": (6, ("rank", "colour", "either")),
    "may_draw_instead": (7, (False, True)),
    "play_drawn_card": (7, (False, True)),
    "nines_wild": (10, (False, True)),
    "two_player_ten": (11, ("reverse", "skip")),
    "one_card_call": (15, (True, False)),
    "false_idiot_penalty": (16, (0, 1, 2)),
    "last_six": (21, ("draw", "out")),
    "spare_threes": (23, ("bonus", "only_threes")),
}


def test_the_options_are_those_of_the_rules() -> None:
    assert {o.name: (o.rule, o.values) for o in HOUSE_RULE_OPTIONS} == EXPECTED
    assert [o.name for o in HOUSE_RULE_OPTIONS] == list(EXPECTED)


@pytest.mark.parametrize("option", HOUSE_RULE_OPTIONS, ids=lambda option: option.name)
def test_every_value_is_taken_and_the_first_is_the_default(option: HouseRuleOption) -> None:
    assert getattr(HouseRules(), option.name) == option.default == option.values[0]
    for value in option.values:
        assert getattr(HouseRules(**{option.name: value}), option.name) == value  # type: ignore[arg-type]


@pytest.mark.parametrize("option", HOUSE_RULE_OPTIONS, ids=lambda option: option.name)
@pytest.mark.parametrize("value", ["", "on", None, 3, -1, 1.0, "Rank", []])
def test_other_values_are_refused_by_name(option: HouseRuleOption, value: object) -> None:
    with pytest.raises(ValueError, match=f"^{option.name} may be .* or .*, not ") as error:
        HouseRules(**{option.name: value})  # type: ignore[arg-type]
    assert str(error.value).endswith(f"not {value!r}")


def test_truth_and_numbers_are_not_confused() -> None:
    with pytest.raises(ValueError, match="may_draw_instead may be False or True, not 1"):
        HouseRules(may_draw_instead=1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="false_idiot_penalty may be 0, 1 or 2, not True"):
        HouseRules(false_idiot_penalty=True)  # type: ignore[arg-type]


def test_house_rules_are_values() -> None:
    rules = HouseRules(match="either")
    assert rules == HouseRules(match="either") != HouseRules()
    assert pickle.loads(pickle.dumps(rules)) == rules
    with pytest.raises(FrozenInstanceError):
        rules.match = "rank"  # type: ignore[misc]
