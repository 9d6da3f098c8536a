"""Home is there before what only a game needs is loaded."""

from __future__ import annotations

import subprocess
import sys

from craits import rules

LOADED = """
import sys
import craits.cli, craits.ui.app
print(*(name for name in sys.modules if name.startswith("craits.")))
"""


def test_home_needs_neither_the_round_nor_the_computers_nor_the_statistics() -> None:
    run = [sys.executable, "-c", LOADED]
    loaded = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert "craits.ui.screens.home" in loaded
    for module in ("rules.round", "rules.events", "players.expert", "records.games", "table"):
        assert f"craits.{module}" not in loaded


def test_every_name_of_the_rules_is_there_when_it_is_asked_for() -> None:
    for name in dir(rules):
        found = getattr(rules, name)
        assert getattr(rules, name) is found
        assert not isinstance(found, type(sys)), f"{name} is a module"
    assert rules.Round.deal.__module__ == "craits.rules.round"
