"""Texts that players read, in the app and from the command line."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


@cache
def rules_text() -> str:
    """Return the rules for players, in Markdown, each rule under its number.

    >>> rules_text().splitlines()[0]
    '# The rules of Craits'
    """
    return files(__name__).joinpath("rules.md").read_text(encoding="utf-8")


def rule_numbers() -> list[int]:
    """Return the numbers of the rules, in the order of the text."""
    return [int(number) for number in re.findall(r"^(\d+)\. \*\*", rules_text(), re.MULTILINE)]
