from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from craits.records.places import data_folder


def test_where_the_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CRAITS_HOME", raising=False)
    assert data_folder() == platformdirs.user_data_path("craits", appauthor=False)
    monkeypatch.setenv("CRAITS_HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home"
    assert data_folder(str(tmp_path / "given")) == tmp_path / "given"
    monkeypatch.chdir(tmp_path)
    assert data_folder("here") == tmp_path / "here"
