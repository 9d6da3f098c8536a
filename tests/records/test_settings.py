"""The settings: there and back, and what is said of broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from craits.records.settings import Settings, load_settings, save_settings
from craits.records.troubles import RecordsError, Trouble
from craits.rules import HouseRules


def test_there_and_back(tmp_path: Path) -> None:
    settings = Settings(
        theme="night",
        countdown=0,
        speed="fast",
        thinking=0.5,
        deck="four",
        glyphs="letters",
        motion=False,
        hints=False,
        explained=("eight", "crank"),
        names=("Ana", 'B"é\\n', "สมชาย", "[b]"),
        rules=HouseRules(length="short", false_idiot_penalty=2, nines_wild=True),
    )
    save_settings(tmp_path / "new", settings)
    assert load_settings(tmp_path / "new") == (settings, None)
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["settings.toml"]


def test_without_a_file_there_is_nothing_to_tell(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none") == (Settings(), None)


def test_what_is_left_out_is_as_it_comes(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('speed = "slow"\n[rules]\nmatch = "either"\n')
    settings, problem = load_settings(tmp_path)
    assert problem is None
    assert settings == Settings(speed="slow", rules=HouseRules(match="either"))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('theme = "a"\ncountdown = \n', 2, "invalid value"),
        ("theme = 3", 1, "theme is the name"),
        ('speed = "fast"\n\ncountdown = 61', 3, "countdown is a whole number of seconds"),
        ("countdown = true", 1, "countdown is"),
        ('thinking = "long"', 1, "thinking is a number of seconds from 0.05 to 10"),
        ("thinking = 0", 1, "thinking is a number of seconds"),
        ('speed = "swift"', 1, "speed is one of slow, normal, fast"),
        ('deck = "five"', 1, "deck is one of two, four"),
        ("glyphs = 1", 1, "glyphs is one of auto, signs, letters"),
        ("motion = 1", 1, "motion is true or false"),
        ('explained = "all"', 1, "explained is a list of texts"),
        ('names = ["Ana", "ANA"]', 1, "sits at this table already"),
        ('names = ["a", "b", "c", "d", "e", "f"]', 1, "5 names at most"),
        ("names = 5", 1, "a list of texts"),
        ('# mine\ncolour = "red"', 2, "there is no setting colour"),
        ('speed = "fast"\n[rules]\nmatch = "color"', 3, "match may be"),
        ("[rules]\nmercy = true", 2, "there is no house rule mercy"),
        ("rules = 5", 1, "rules is a table"),
        ('theme = "a"\ntheme = "b"', 2, "overwrite"),
        ('speed = "fast"\ntheme = "\udcff"', 2, "UTF-8"),
    ],
)
def test_a_broken_file_is_set_aside(tmp_path: Path, text: str, line: int, reason: str) -> None:
    path = tmp_path / "settings.toml"
    raw = text.encode(errors="surrogateescape")
    path.write_bytes(raw)
    settings, problem = load_settings(tmp_path)
    assert settings == Settings()
    assert problem is not None
    assert problem.line == line
    assert reason in problem.reason
    assert f"line {line}" in str(problem)
    assert str(problem.path) in str(problem)
    assert "settings-broken-" in problem.path.name
    assert problem.path.read_bytes() == raw
    assert not path.exists()
    assert load_settings(tmp_path) == (Settings(), None)


def test_a_file_that_cannot_be_read_stays(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    settings, problem = load_settings(tmp_path)
    assert settings == Settings()
    assert problem is not None
    assert problem.line is None
    assert problem.path == tmp_path / "settings.toml"


def test_settings_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with pytest.raises(RecordsError) as refusal:
        save_settings(tmp_path / "data", Settings())
    assert refusal.value.trouble is Trouble.SETTINGS_UNSAVED
