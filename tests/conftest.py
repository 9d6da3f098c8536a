from __future__ import annotations

from pathlib import Path

import pytest

from craits.records.places import FOLDER_VARIABLE


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the games and settings of each test, and of what it starts."""
    folder = tmp_path / "home"
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder))
    return folder
