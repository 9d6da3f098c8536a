"""Writing a game down, and sitting down to it again."""

from __future__ import annotations

import random

import pytest

from craits.records.claims import is_claimed
from craits.records.games import delete_game, game_sheet, load, past_moments, unfinished_games
from craits.records.recorder import Recorder, resume
from craits.records.replay import Replay
from craits.records.store import Store
from craits.records.troubles import RecordsError, Trouble
from craits.rules import Game, HouseRules
from craits.table import Table
from tests.records.playing import NAMES, SHORT, choose, play, store_game

RULES = [
    SHORT,
    HouseRules(
        length="short",
        match="colour",
        may_draw_instead=True,
        play_drawn_card=True,
        two_player_ten="skip",
        false_idiot_penalty=2,
    ),
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(4))
def test_the_game_stands_where_it_stood(store: Store, rules: HouseRules, seed: int) -> None:
    """Left and taken up at many moments: cranks, open windows, drawn cards and all."""
    rng = random.Random(seed)
    recorder = Recorder(store)
    table = Table(NAMES[: 2 + seed], rules, random.Random(seed), recorder=recorder)
    while not table.game.is_over:
        recorder.close()
        resumed = resume(store)
        again = Table.resume(resumed)
        assert again.game.round.notation() == table.game.round.notation()
        assert again.game.round.legal_actions() == table.game.round.legal_actions()
        assert again.game.history == table.game.history
        assert again.game.cut == table.game.cut
        assert again.game.deal_events == table.game.deal_events
        assert again.names == table.names
        assert again.game.rules == rules
        assert [again.log(s) for s in (None, 0, 1)] == [table.log(s) for s in (None, 0, 1)]
        assert [vars(f) for f in again.tally.figures] == [vars(f) for f in table.tally.figures]
        table, recorder = again, resumed.recorder
        play(table, rng, rng.randrange(1, 40))
        assert recorder.problem is None
    recorder.close()
    assert unfinished_games(store) == []
    assert recorder.number is not None
    sheet = game_sheet(store, recorder.number)
    assert sheet.game.is_finished
    assert sheet.game.totals == table.game.totals
    assert sheet.game.places == table.game.places
    assert [played.totals for played in sheet.rounds] == [r.totals for r in table.game.history]
    assert [played.dealer for played in sheet.rounds] == [r.dealer for r in table.game.history]
    assert list(sheet.figures) == table.tally.figures


def test_the_news_is_there_again(store: Store) -> None:
    rng = random.Random(1)
    recorder = Recorder(store)
    table = Table(NAMES[:3], SHORT, random.Random(1), recorder=recorder)
    for _ in range(60):
        if table.game.round.is_over:
            table.next_round()
            continue
        seat = table.turn
        action = choose(table.game, rng)
        table.act(action)
        if str(action)[:3] not in ("one", "idi"):
            table.mark_seen(seat)
    recorder.close()
    again = Table.resume(resume(store))
    assert [again.news(seat) for seat in range(3)] == [table.news(seat) for seat in range(3)]


def test_one_seed_is_one_game_with_or_without_a_record(store: Store) -> None:
    alone = Table(NAMES, SHORT, random.Random(5))
    recorded = Table(NAMES, SHORT, random.Random(5), recorder=Recorder(store))
    game = Game(NAMES, SHORT, random.Random(5))
    play(alone, random.Random(2))
    play(recorded, random.Random(2))
    assert alone.log(None) == recorded.log(None)
    assert game.cut == alone.game.cut


def test_a_claimed_game_is_refused(store: Store) -> None:
    recorder = Recorder(store)
    table = Table(NAMES[:2], SHORT, recorder=recorder)
    assert recorder.number is not None
    assert is_claimed(store, recorder.number)
    for attempt in (resume, delete_game):
        with pytest.raises(RecordsError) as refusal:
            attempt(store, recorder.number)
        assert refusal.value.trouble is Trouble.GAME_TAKEN
    with pytest.raises(RecordsError) as refusal:
        resume(store)
    assert refusal.value.trouble is Trouble.GAME_TAKEN
    play(table, random.Random(1), 3)
    recorder.close()
    assert not is_claimed(store, recorder.number)
    resume(store, recorder.number).recorder.close()


def test_no_lock_files_stay_behind_after_finished_games(store: Store) -> None:
    store_game(store, 1, NAMES[:2])
    assert list((store.folder / "playing").iterdir()) == []


def test_what_cannot_be_taken_up(store: Store) -> None:
    with pytest.raises(RecordsError) as refusal:
        resume(store)
    assert refusal.value.trouble is Trouble.NO_UNFINISHED_GAME
    number = store_game(store, 1, NAMES[:2])
    with pytest.raises(RecordsError) as refusal:
        resume(store, number)
    assert refusal.value.trouble is Trouble.GAME_FINISHED
    with pytest.raises(RecordsError) as refusal:
        resume(store, 99)
    assert refusal.value.trouble is Trouble.NO_SUCH_GAME


def test_a_past_game_step_by_step(store: Store) -> None:
    number = store_game(store, 1)
    transcript = load(store, number)
    told = past_moments(store, number)
    assert [moment.step for moment in told] == list(transcript.steps)
    assert told[0].round_number == 1
    assert len(told[0].round.hands[0]) == 8
    assert told[-1].round.is_over
    assert told[-1].totals == game_sheet(store, number).game.totals
    unfinished = store_game(store, 2, steps=10)
    with pytest.raises(RecordsError) as refusal:
        past_moments(store, unfinished)
    assert refusal.value.trouble is Trouble.GAME_UNFINISHED


def test_a_deleted_number_does_not_come_back(store: Store) -> None:
    number = store_game(store, 1, NAMES[:2])
    delete_game(store, number)
    assert store_game(store, 2, NAMES[:2]) == number + 1
    with pytest.raises(RecordsError) as refusal:
        load(store, number)
    assert refusal.value.trouble is Trouble.NO_SUCH_GAME
    left = store.read(
        lambda connection: [
            connection.execute(f"SELECT COUNT(*) FROM {table} WHERE game = ?", (number,)).fetchone()
            for table in ("step", "round", "result", "going_out")
        ],
        [],
    )
    assert left == [(0,)] * 4


def test_a_bad_step_costs_only_what_comes_after_it(store: Store) -> None:
    number = store_game(store, 1, steps=40)
    other = store_game(store, 2)
    store.write(
        lambda c: c.execute(
            "UPDATE step SET word = 'keep' WHERE game = ? AND number = 20", [number]
        )
    )
    resumed = resume(store, number)
    assert len(resumed.told) == 19
    assert store.set_aside[0].partly == 1
    assert store.set_aside[0].whole == 1
    assert load(store, other)
    play(Table.resume(resumed), random.Random(3), 10)
    assert len(load(store, number).steps) == 30


def test_unfinished_games_tell_who_leads(store: Store) -> None:
    rng = random.Random(2)
    recorder = Recorder(store)
    table = Table(NAMES[:3], SHORT, random.Random(2), recorder=recorder)
    while len(table.game.history) < 3:
        play(table, rng, 1)
    (game,) = unfinished_games(store)
    assert game.round_number == 4
    assert game.rounds == 8
    assert game.totals == table.game.totals
    best = min(table.game.totals)
    assert game.leaders == tuple(
        name for name, t in zip(NAMES, table.game.totals, strict=False) if t == best
    )


def test_a_replay_wants_exactly_the_recorded_shuffles(store: Store) -> None:
    transcript = load(store, store_game(store, 1))
    replay = Replay(transcript)
    replay.finish()
    assert replay.game.is_over
