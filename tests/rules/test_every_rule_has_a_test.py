"""A rule of the packaged text that no test checks fails here."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FunctionType

import pytest
from _pytest.mark import Mark, ParameterSet

from craits.texts import rule_numbers


def marks_of(test: FunctionType) -> Iterator[Mark]:
    """The marks on a test and on its single cases."""
    for mark in getattr(test, "pytestmark", []):
        yield mark
        if mark.name == "parametrize":
            for case in mark.args[1]:
                if isinstance(case, ParameterSet):
                    yield from (m for m in case.marks if isinstance(m, Mark))
                    yield from (m.mark for m in case.marks if not isinstance(m, Mark))


def rules_checked(tests: Iterable[FunctionType]) -> set[int]:
    """The numbers of the rules that these tests check; one that is skipped checks none."""
    checked: set[int] = set()
    for test in tests:
        marks = list(marks_of(test))
        if not {"skip", "skipif", "xfail"} & {mark.name for mark in marks}:
            checked.update(mark.args[0] for mark in marks if mark.name == "rule")
    return checked


def find_tests() -> list[FunctionType]:
    return [
        test
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for name, test in vars(importlib.import_module(f"tests.rules.{path.stem}")).items()
        if name.startswith("test_") and isinstance(test, FunctionType)
    ]


def test_every_rule_of_the_text_has_a_test() -> None:
    assert rules_checked(find_tests()) == set(rule_numbers())


def test_a_rule_without_a_test_would_be_found() -> None:
    @pytest.mark.rule(7)
    def test_seven() -> None: ...

    @pytest.mark.parametrize("case", [pytest.param(1, marks=pytest.mark.rule(8)), 2])
    def test_eight(case: int) -> None: ...

    @pytest.mark.rule(9)
    @pytest.mark.skip
    def test_nine() -> None: ...

    def test_nothing() -> None: ...

    tests = [test_seven, test_eight, test_nine, test_nothing]
    assert rules_checked(tests) == {7, 8}  # type: ignore[arg-type]
