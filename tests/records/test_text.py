"""Games as text: there and back, and five hundred damaged ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from craits.players.strength import Strength
from craits.records.games import game_sheet, load, past_games, unfinished_games
from craits.records.store import Store
from craits.records.text import ImportRefusedError, export_text, import_game, parse_text
from craits.rules import HouseRules
from tests.records.playing import NAMES, SHORT, store_game

KINDS: dict[str, dict[str, object]] = {
    "finished": {"seed": 1},
    "unfinished": {"seed": 2, "steps": 40},
    "just dealt": {"seed": 3, "steps": 0},
    "between two rounds": {"seed": 4, "names": NAMES[:2], "steps": 30},
    "for five, in full": {"seed": 5, "names": NAMES, "rules": HouseRules()},
    "a rematch": {"seed": 6, "first_dealer": 2},
    "other house rules": {
        "seed": 7,
        "rules": HouseRules(
            length="short", match="either", may_draw_instead=True, play_drawn_card=True
        ),
    },
    "with computers, without advice": {
        "seed": 9,
        "steps": 30,
        "computers": {0: Strength.EXPERT, 2: Strength.NOVICE},
        "may_advise": False,
    },
    "names of all kinds": {
        "seed": 8,
        "names": ["[b]สมชาย", "player: Ann: 5h", "👩‍👩‍👧 #1", "end: x"],
    },
}


@pytest.mark.parametrize("kind", KINDS)
def test_export_import_export(store: Store, tmp_path: Path, kind: str) -> None:
    number = store_game(store, **KINDS[kind])  # type: ignore[arg-type]
    text = export_text(load(store, number))
    other = Store(tmp_path / "other")
    imported = import_game(other, text)
    assert export_text(load(other, imported)) == text
    assert load(other, imported).computers == load(store, number).computers
    assert load(other, imported).may_advise == load(store, number).may_advise
    here, there = game_sheet(store, number), game_sheet(other, imported)
    assert here.rounds == there.rounds
    assert here.figures == there.figures
    assert here.game.is_finished == there.game.is_finished
    other.close()


def test_a_game_that_is_here_already_is_not_stored_twice(store: Store) -> None:
    number = store_game(store, 1)
    text = export_text(load(store, number))
    assert import_game(store, text) == number
    assert len(past_games(store)) == 1


def test_lines_may_end_as_on_windows(store: Store) -> None:
    text = export_text(load(store, store_game(store, 1)))
    transcript, _ = parse_text("\ufeff" + text.replace("\n", "\r\n"))
    assert export_text(transcript) == text


def test_an_impossible_action_is_named_with_its_line(store: Store) -> None:
    lines = export_text(load(store, store_game(store, 1, steps=20))).split("\n")
    at = len(lines) - 5
    lines[at] = "keep"
    with pytest.raises(ImportRefusedError) as refusal:
        parse_text("\n".join(lines))
    assert refusal.value.line == at + 1
    assert str(refusal.value) == f"Line {at + 1}: There is no drawn card to keep."


def test_a_shuffle_of_other_cards_is_refused(store: Store) -> None:
    lines = export_text(load(store, store_game(store, 1))).split("\n")
    deal = next(at for at, line in enumerate(lines) if line.startswith("deal: "))
    lines[deal] = lines[deal][:-2]
    with pytest.raises(ImportRefusedError) as refusal:
        parse_text("\n".join(lines))
    assert refusal.value.line == deal + 1


def damage(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines) - 1)
    match rng.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
        case 3:
            return text[: rng.randrange(len(text) - 1)]
        case 4:
            place = rng.randrange(len(text))
            return text[:place] + chr(rng.randrange(33, 0x250)) + text[place + 1 :]
        case 5:
            place = rng.randrange(len(text))
            return text[:place] + text[place + 1 :]
        case 6:
            lines[at] = rng.choice(["draw", "keep", "5h", "8c>h", ">d", "one0", "idiot0:1", "???"])
        case _:
            lines = lines[:at] + lines[at + rng.randrange(1, 20) :]
    return "\n".join(lines)


def test_five_hundred_damaged_exports(store: Store, tmp_path: Path) -> None:
    rng = random.Random(5)
    texts = [
        export_text(load(store, store_game(store, 1))),
        export_text(load(store, store_game(store, 2, NAMES[:2], steps=60))),
        export_text(load(store, store_game(store, 3, NAMES, first_dealer=1))),
    ]
    other = Store(tmp_path / "other")
    other.open()
    refused = 0
    while refused < 500:
        text = rng.choice(texts)
        damaged = damage(text, rng)
        if damaged == text:
            continue
        with pytest.raises(ImportRefusedError) as refusal:
            import_game(other, damaged)
        assert 1 <= refusal.value.line <= damaged.count("\n") + 1
        assert str(refusal.value).startswith(f"Line {refusal.value.line}: ")
        assert str(refusal.value).endswith(".")
        refused += 1
    assert past_games(other) == unfinished_games(other) == []
    other.close()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("player: Ben", "player: ana", "sits at this table already"),
        ("player: Ben", "player:  Ben", "this name is written 'Ben'"),
        ("player: Ben\nplayer: Cy\n", "", "2 players at least"),
        ("match: rank", "match: color", "match is one of rank, colour, either, not 'color'"),
        ("nines_wild: no\n", "", "here belongs a line 'nines_wild: …'"),
        ("Craits game, format 1", "Craits game, format 2", "begins with the line"),
        ("started: 2", "started: x", "is not a time like"),
        ("cut: ", "cat: ", "has either a cut or a first_dealer"),
    ],
)
def test_what_is_said_of_a_bad_header(store: Store, old: str, new: str, reason: str) -> None:
    text = export_text(load(store, store_game(store, 1, steps=5)))
    assert old in text
    with pytest.raises(ImportRefusedError) as refusal:
        parse_text(text.replace(old, new, 1))
    assert reason.lower() in str(refusal.value).lower()


def test_a_changed_name_is_found_by_the_check_sum(store: Store) -> None:
    text = export_text(load(store, store_game(store, 1, rules=SHORT, steps=5)))
    with pytest.raises(ImportRefusedError, match="check sum"):
        parse_text(text.replace("player: Ben", "player: Bel"))
