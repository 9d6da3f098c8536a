"""What a table of friends may agree on before the game: the house rules."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Literal, cast

HouseRuleValue = str | bool | int


def _house_rule(rule: int, *values: HouseRuleValue) -> dict[str, object]:
    """Return the field metadata: the number of the rule and what may be chosen."""
    return {"rule": rule, "values": values}


@dataclass(frozen=True)
class HouseRules:
    """The house rules of one game; without arguments, the rules as written.

    >>> HouseRules(match="color")
    Traceback (most recent call last):
    ValueError: match may be 'rank', 'colour' or 'either', not 'color'

    Raises:
        ValueError: when a value is not one of those allowed; the message lists them.
    """

    length: Literal["full", "short"] = field(
        default="full", metadata=_house_rule(2, "full", "short")
    )
    """Rule 2: all fifteen rounds, or the first eight."""
    match: Literal["rank", "colour", "either"] = field(
        default="rank", metadata=_house_rule(6, "rank", "colour", "either")
    )
    """Rule 6: what fits besides the current suit."""
    may_draw_instead: bool = field(default=False, metadata=_house_rule(7, False, True))
    """Rule 7: a player may draw although a card fits."""
    play_drawn_card: bool = field(default=False, metadata=_house_rule(7, False, True))
    """Rule 7: a drawn card that fits may be played at once."""
    nines_wild: bool = field(default=False, metadata=_house_rule(10, False, True))
    """Rule 10: a nine may be played on anything outside a crank."""
    two_player_ten: Literal["reverse", "skip"] = field(
        default="reverse", metadata=_house_rule(11, "reverse", "skip")
    )
    """Rule 11: whether a ten between two players also skips the opponent."""
    one_card_call: bool = field(default=True, metadata=_house_rule(15, True, False))
    """Rules 14 to 16: whether one card must be announced."""
    false_idiot_penalty: Literal[0, 1, 2] = field(default=0, metadata=_house_rule(16, 0, 1, 2))
    """Rule 16: how many cards a wrong call of idiot costs the caller."""
    last_six: Literal["draw", "out"] = field(
        default="draw", metadata=_house_rule(21, "draw", "out")
    )
    """Rule 21: whether a last six draws a card or ends the round."""
    spare_threes: Literal["bonus", "only_threes"] = field(
        default="bonus", metadata=_house_rule(23, "bonus", "only_threes")
    )
    """Rule 23: whether each spare three counts -50, or only in a hand of nothing but threes."""

    def __post_init__(self) -> None:
        for option in HOUSE_RULE_OPTIONS:
            value = getattr(self, option.name)
            if not any(
                value is v or (type(value) is type(v) and value == v) for v in option.values
            ):
                allowed = [repr(v) for v in option.values]
                listed = ", ".join(allowed[:-1]) + " or " + allowed[-1]
                raise ValueError(f"{option.name} may be {listed}, not {value!r}")


@dataclass(frozen=True)
class HouseRuleOption:
    """One field of `HouseRules`: the rule it belongs to and the values it may take."""

    name: str
    rule: int
    """The number of the rule in the rules text."""
    values: tuple[HouseRuleValue, ...]
    """The allowed values, the default first."""

    @property
    def default(self) -> HouseRuleValue:
        """The value when friends have agreed on nothing else."""
        return self.values[0]


HOUSE_RULE_OPTIONS: tuple[HouseRuleOption, ...] = tuple(
    HouseRuleOption(
        f.name,
        cast(int, f.metadata["rule"]),
        cast(tuple[HouseRuleValue, ...], f.metadata["values"]),
    )
    for f in fields(HouseRules)
)
"""Every house rule, in the order of the rules text."""
