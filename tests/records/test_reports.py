"""What the commands print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from craits.records.games import game_sheet, past_games
from craits.records.reports import (
    FileProblemError,
    export_game,
    import_file,
    report_game,
    report_game_json,
    report_history,
    report_statistics,
    report_statistics_json,
)
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.rules import HouseRules
from tests.records.playing import store_game

NAMES = ("[b]Ana", "สมชาย", "Cy")


def test_history(store: Store) -> None:
    assert report_history(store) == "No game has been saved yet."
    assert report_statistics(store) == "No game has been finished yet."
    number = store_game(store, 1, NAMES)
    unfinished = store_game(store, 2, NAMES[:2], steps=10)
    text = report_history(store)
    assert text.index("Unfinished") < text.index("Past games")
    assert f"  {unfinished}  " in text
    assert "round 1 of 8" in text
    assert "no scores yet" in text
    assert "[b]Ana" in text
    assert f"  {number}  " in report_history(store, "cy")
    assert "Unfinished" not in report_history(store, "cy")


def test_a_game(store: Store) -> None:
    rules = HouseRules(length="short", nines_wild=True)
    number = store_game(store, 1, NAMES, rules)
    sheet = game_sheet(store, number)
    text = report_game(store, number)
    lines = [line.split() for line in text.splitlines()]
    assert ["1", "8", *map(str, sheet.rounds[0].scores)] in lines
    assert ["Total", *map(str, sheet.game.totals)] in lines
    assert "A 9 may be played on anything outside a crank." in text
    facts = json.loads(report_game_json(store, number))
    assert facts["finished"] is True
    assert facts["rules"]["nines_wild"] is True
    assert [player["name"] for player in facts["players"]] == list(NAMES)
    assert [player["total"] for player in facts["players"]] == list(sheet.game.totals)
    assert len(facts["rounds"]) == 8
    assert all(award["players"] for award in facts["awards"])


def test_an_unfinished_game(store: Store) -> None:
    number = store_game(store, 1, NAMES, steps=150)
    assert "of 8" in report_game(store, number)
    assert json.loads(report_game_json(store, number))["finished"] is False
    with pytest.raises(RecordsError):
        report_game(store, 99)


def test_statistics(store: Store) -> None:
    store_game(store, 1, NAMES)
    store_game(store, 2, NAMES[1:])
    assert "[b]Ana" in report_statistics(store)
    text = report_statistics(store, "CY")
    assert text.startswith("Cy\n")
    assert "Against" in text
    facts = json.loads(report_statistics_json(store, "cy"))
    assert facts["games"] == 2
    assert {duel["other"] for duel in facts["head_to_head"]} == set(NAMES[:2])
    assert len(json.loads(report_statistics_json(store))) == 3


def test_a_game_travels(store: Store, tmp_path: Path) -> None:
    number = store_game(store, 1, NAMES)
    file = tmp_path / "game.txt"
    assert str(file) in export_game(store, number, file)
    other = Store(tmp_path / "other")
    assert import_file(other, file) == f"The game in {file} is game 1 here."
    assert len(past_games(other)) == 1
    other.close()


def test_files_that_cannot_be_taken(store: Store, tmp_path: Path) -> None:
    number = store_game(store, 1, NAMES)
    with pytest.raises(FileProblemError, match="cannot be written"):
        export_game(store, number, tmp_path / "none" / "game.txt")
    with pytest.raises(FileProblemError, match="cannot be read"):
        import_file(store, tmp_path / "none.txt")
    file = tmp_path / "game.txt"
    file.write_bytes(b"Craits game, format 1\nstarted: \xff\n")
    with pytest.raises(FileProblemError, match="line 2: This is not text in UTF-8"):
        import_file(store, file)
    file.write_text("something else")
    with pytest.raises(FileProblemError, match="line 1: A game begins with"):
        import_file(store, file)
