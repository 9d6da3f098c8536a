"""``craits simulate``: what may be asked of it on the command line."""

from __future__ import annotations

import argparse
from typing import Final

from craits.players.strength import Strength
from craits.rules import HOUSE_RULE_OPTIONS, MAX_SEATS, MIN_SEATS, HouseRuleOption, HouseRules
from craits.simulation_plan import Plan

USUAL_GAMES: Final = 100
USUAL_FUTURES: Final = 100
MOST_JOBS: Final = 64

EXAMPLE_VALUES: Final = {
    "--games": "100",
    "--players": "expert,regular",
    "--seed": "7",
    "--jobs": "2",
    "--futures": str(USUAL_FUTURES),
    **{
        f"--{option.name.replace('_', '-')}": str(option.values[-1])
        if not isinstance(option.default, bool)
        else "on"
        for option in HOUSE_RULE_OPTIONS
    },
}
"""For each option that needs a value, one that may be given."""

_NO_STRENGTH: Final = "{word!r} is no strength: write novice, regular or expert"
_WRONG_COUNT: Final = "a game is for {least} to {most} players, not {count}"
_NO_NUMBER: Final = "{text!r} is not a whole number from {least} to {most}"
_NO_VALUE: Final = "may be {allowed}, not {text!r}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``craits simulate`` understands."""
    parser.add_argument(
        "--games",
        type=_Number(1, 10_000_000),
        default=USUAL_GAMES,
        metavar="NUMBER",
        help=f"how many games ({USUAL_GAMES})",
    )
    parser.add_argument(
        "--players",
        dest="strengths",
        type=_strengths,
        default=(Strength.EXPERT, Strength.REGULAR),
        metavar="STRENGTHS",
        help="two to five of novice, regular and expert with commas between them",
    )
    parser.add_argument(
        "--short", dest="short_games", action="store_true", help="play eight rounds, not fifteen"
    )
    parser.add_argument(
        "--seed",
        dest="first_seed",
        type=_Number(0, 2**63 - 1),
        default=0,
        metavar="NUMBER",
        help="the same games for the same number, however many jobs (0)",
    )
    parser.add_argument(
        "--jobs",
        type=_Number(1, MOST_JOBS),
        default=1,
        metavar="NUMBER",
        help="how many processes share the work (1)",
    )
    parser.add_argument(
        "--futures",
        type=_Number(2, 1_000_000),
        default=USUAL_FUTURES,
        metavar="NUMBER",
        help=f"how many futures an expert plays out in a turn ({USUAL_FUTURES})",
    )
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    rules = parser.add_argument_group("house rules")
    for option in HOUSE_RULE_OPTIONS:
        if option.name != "length":
            values = [_word(value) for value in option.values]
            rules.add_argument(
                f"--{option.name.replace('_', '-')}",
                dest=f"rule_{option.name}",
                type=_Value(option),
                default=option.default,
                metavar="VALUE",
                help=f"rule {option.rule}: {', '.join(values)}",
            )


def simulate(chosen: argparse.Namespace) -> int:
    """Play the games and print what came of them; interrupted, what came of those played.

    Returns:
        What the program exits with: 130 when it was interrupted.
    """
    # Other commands need not wait for what only this one uses.
    from craits.simulation_report import run

    values = {
        option.name: getattr(chosen, f"rule_{option.name}")
        for option in HOUSE_RULE_OPTIONS
        if option.name != "length"
    }
    rules = HouseRules(length="short" if chosen.short_games else "full", **values)
    plan = Plan(chosen.strengths, rules, chosen.first_seed, chosen.futures)
    return run(plan, chosen.games, chosen.jobs, as_json=chosen.json)


def _strengths(text: str) -> tuple[Strength, ...]:
    words = text.split(",")
    if not MIN_SEATS <= len(words) <= MAX_SEATS:
        raise argparse.ArgumentTypeError(
            _WRONG_COUNT.format(least=MIN_SEATS, most=MAX_SEATS, count=len(words))
        )
    for word in words:
        if word not in [strength.value for strength in Strength]:
            raise argparse.ArgumentTypeError(_NO_STRENGTH.format(word=word))
    return tuple(map(Strength, words))


class _Number:
    """Reads a whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self._least, self._most = least, most

    def __call__(self, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or not (
            len(text) < 20 and self._least <= int(text) <= self._most
        ):
            raise argparse.ArgumentTypeError(
                _NO_NUMBER.format(text=text, least=self._least, most=self._most)
            )
        return int(text)


class _Value:
    """Reads the value of a house rule."""

    def __init__(self, option: HouseRuleOption) -> None:
        self._values = {_word(value): value for value in option.values}

    def __call__(self, text: str) -> str | bool | int:
        if text not in self._values:
            words = list(self._values)
            allowed = f"{', '.join(words[:-1])} or {words[-1]}"
            raise argparse.ArgumentTypeError(_NO_VALUE.format(allowed=allowed, text=text))
        return self._values[text]


def _word(value: str | bool | int) -> str:
    """Return the value of a house rule as it is written on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
