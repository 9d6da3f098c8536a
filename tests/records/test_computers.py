"""Which seats are computers' is kept with a game, also in a store from before there were any."""

from __future__ import annotations

import sqlite3

import pytest

from craits.players.strength import Strength
from craits.records.games import load
from craits.records.recorder import resume
from craits.records.store import Store
from craits.records.text import ImportRefusedError, export_text, parse_text
from craits.table import Table
from tests.records.playing import store_game

COMPUTERS = {1: Strength.EXPERT, 2: Strength.NOVICE}


def test_a_game_gone_on_with_keeps_its_computers(store: Store) -> None:
    number = store_game(store, 1, steps=30, computers=COMPUTERS, may_advise=False)
    resumed = resume(store, number)
    table = Table.resume(resumed)
    assert table.computers == COMPUTERS
    assert table.seating.people == (0,)
    assert not table.may_advise
    resumed.recorder.close()


def make_old(store: Store) -> None:
    """Take away what the second version of the tables has more than the first."""
    store.close()
    connection = sqlite3.connect(store.path)
    connection.executescript(
        "ALTER TABLE game DROP COLUMN computers;"
        "ALTER TABLE game DROP COLUMN may_advise;"
        "PRAGMA user_version = 1"
    )
    connection.close()


def test_in_an_older_store_all_are_people(store: Store) -> None:
    number = store_game(store, 1, steps=30)
    make_old(store)
    assert load(store, number).computers == {}
    assert load(store, number).may_advise
    store_game(store, 2, steps=5, computers=COMPUTERS)


def test_an_older_store_that_is_damaged_gives_its_games_back(store: Store) -> None:
    number = store_game(store, 1, steps=30)
    before = load(store, number)
    make_old(store)
    connection = sqlite3.connect(store.path)
    connection.execute("DROP INDEX game_finished")
    connection.close()
    store.repair()
    assert load(store, number) == before


@pytest.mark.parametrize("line", ["3 expert", "1 ace", "2 novice", "-1 novice", "x"])
def test_a_computer_that_cannot_be_is_refused(store: Store, line: str) -> None:
    text = export_text(load(store, store_game(store, 1, steps=5, computers=COMPUTERS)))
    with pytest.raises(ImportRefusedError):
        parse_text(text.replace("computer: 2 novice", f"computer: 2 novice\ncomputer: {line}"))
