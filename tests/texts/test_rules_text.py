"""The rules that players read: every rule, every house rule, and no wider than a terminal."""

from __future__ import annotations

import re

import pytest

from craits.rules import HOUSE_RULE_OPTIONS, POINTS, HouseRuleOption, Rank
from craits.texts import rule_numbers, rules_text

RULES = 24


def text_of(number: int) -> str:
    """The text of one rule, up to the next one or the next heading."""
    start = re.search(rf"^{number}\. ", rules_text(), re.MULTILINE)
    assert start is not None
    rest = rules_text()[start.end() :]
    return re.split(r"^(?:\d+\. |## )", rest, maxsplit=1, flags=re.MULTILINE)[0]


def test_the_rules_are_numbered_in_order() -> None:
    assert rule_numbers() == list(range(1, RULES + 1))


def test_each_rule_has_a_title_and_a_text() -> None:
    for number in rule_numbers():
        assert re.match(r"\*\*[A-Z][^*]+\.\*\* \S", text_of(number))


def test_every_rule_lies_under_a_heading() -> None:
    before_first_heading = rules_text().split("\n## ", 1)[0]
    assert not re.search(r"^\d+\. ", before_first_heading, re.MULTILINE)


def test_no_line_is_wider_than_76_columns() -> None:
    assert max(map(len, rules_text().splitlines())) <= 76


@pytest.mark.parametrize("option", HOUSE_RULE_OPTIONS, ids=lambda option: option.name)
def test_a_house_rule_lists_its_values_under_its_rule_the_default_first(
    option: HouseRuleOption,
) -> None:
    after = text_of(option.rule).split(f"House rule `{option.name}`", 1)[1]
    listed = re.findall(r"^ +- `(\w+)`: \S", after.split("House rule", 1)[0], re.MULTILINE)
    spoken = {True: "on", False: "off"}
    assert listed == [
        spoken[value] if isinstance(value, bool) else str(value) for value in option.values
    ]


def test_the_text_speaks_of_no_other_house_rule() -> None:
    named = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", rules_text()))
    values = {str(value) for option in HOUSE_RULE_OPTIONS for value in option.values}
    assert named - values == {option.name for option in HOUSE_RULE_OPTIONS if "_" in option.name}


def test_the_points_in_the_text_are_those_that_are_scored() -> None:
    words = {"ace": Rank.ACE, "jack": Rank.JACK, "queen": Rank.QUEEN, "king": Rank.KING}
    words |= {rank.label: rank for rank in Rank if rank.label.isdigit()}
    told = {}
    for ranks, points in re.findall(r"^ +- ([\w, ]+): (\d+)", text_of(22), re.MULTILINE):
        for rank in ranks.lower().split(", "):
            told[words[rank]] = int(points)
    assert told == {rank: points for rank, points in POINTS.items() if rank is not Rank.THREE}
