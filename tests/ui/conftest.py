from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def stillness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything stands where it will stand; tests of motion ask for it."""
    monkeypatch.setattr("craits.ui.app.TEXTUAL_ANIMATIONS", "none")


@pytest.fixture(autouse=True)
def keen_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand is seen as soon as it is open; a test of what is pressed too soon says otherwise."""
    monkeypatch.setattr("craits.ui.screens.table._GLIMPSE", 0)


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that has colours and signs, whatever the tests are started from."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for variable in ("LC_ALL", "LC_CTYPE", "NO_COLOR"):
        monkeypatch.delenv(variable, raising=False)
