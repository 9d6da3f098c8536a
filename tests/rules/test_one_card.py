"""One card, idiots and wrong calls (rules 14 to 16)."""

from __future__ import annotations

import pytest

from craits.rules import CallIdiot, CallOneCard, Card
from craits.rules.events import (
    CardsDrawn,
    DrawReason,
    IdiotCaught,
    LostTurn,
    OneCardCalled,
    TurnLost,
    WrongCall,
)
from tests.rules.helpers import at, do, hand, legal, refused, stands_at


@pytest.mark.rule(14)
def test_the_window_opens_with_the_play_that_leaves_one_card() -> None:
    game = at("hands=KhQh9c/TsJs pile=4h stock=3c")
    do(game, "Kh")
    assert game.open_seat is None
    game = at("hands=Kh9c/TsJs pile=4h stock=3c")
    do(game, "Kh")
    assert game.open_seat == 0


@pytest.mark.rule(14)
def test_an_announcement_before_the_play_leaves_no_window() -> None:
    game = at("hands=Kh9c/TsJs pile=4h stock=3c")
    assert do(game, "one0") == [OneCardCalled(0)]
    do(game, "Kh")
    assert stands_at(game, "hands=9c/TsJs pile=4hKh stock=3c turn=1 said=0")


@pytest.mark.rule(14)
def test_an_announcement_after_the_play_closes_it() -> None:
    game = at("hands=Kh9c/TsJs pile=4h stock=3c")
    do(game, "Kh", "one0")
    assert stands_at(game, "hands=9c/TsJs pile=4hKh stock=3c turn=1 said=0")
    refused(game, "one0")


@pytest.mark.rule(14)
@pytest.mark.parametrize("word", ["Qh", "draw"])
def test_it_is_too_late_once_somebody_has_played_or_drawn(word: str) -> None:
    game = at("hands=Kh9c/QhJs3d/KdKc pile=4h stock=3c3s", may_draw_instead=True)
    do(game, "Kh", word)
    assert game.open_seat is None
    assert "too late" in str(refused(game, "one0"))
    assert do(game, "idiot1:0") == [WrongCall(1, 0)]


@pytest.mark.rule(14)
def test_cards_drawn_for_a_card_or_a_call_close_nothing() -> None:
    game = at("hands=7h9c/QhJs3d/KdKc pile=4h stock=3c3s4c", false_idiot_penalty=1)
    do(game, "7h", "idiot2:1")
    assert game.open_seat == 0
    game = at("hands=5h9c/QhJs3d/KdKc pile=4h stock=3c3s4c")
    do(game, "5h")
    assert game.open_seat == 0


@pytest.mark.rule(14)
def test_it_is_too_late_once_the_player_of_a_six_plays_on() -> None:
    game = at("hands=6h6d9c/QhJs pile=4h stock=3c3s")
    do(game, "6h", "6d")
    assert game.open_seat == 0
    game = at("hands=6h9c/QhJs pile=4h stock=3c3s")
    do(game, "6h", "draw")
    assert game.open_seat is None


@pytest.mark.rule(14)
def test_being_dealt_one_card_needs_no_announcement() -> None:
    game = at("hands=9c/QhJs pile=4h stock=3c3s turn=1")
    assert game.open_seat is None
    assert "dealt one card" in str(refused(game, "one0"))
    assert do(game, "idiot1:0") == [WrongCall(1, 0)]


@pytest.mark.rule(14)
def test_a_card_drawn_to_a_single_one_needs_an_announcement_again_when_played() -> None:
    game = at("hands=9c/QhJs pile=4h stock=3hKs said=0", play_drawn_card=True)
    do(game, "draw")
    assert game.said == set()
    do(game, "one0", "3h")
    assert stands_at(game, "hands=9c/QhJs pile=4h3h stock=Ks turn=1 said=0")


@pytest.mark.rule(14)
@pytest.mark.parametrize(
    ("word", "rules"),
    [("draw", {"may_draw_instead": True}), ("idiot0:1", {"false_idiot_penalty": 1})],
)
def test_an_announcement_lapses_when_cards_are_drawn(word: str, rules: dict[str, int]) -> None:
    game = at("hands=Kh9c/QhJs pile=4h stock=3c3s", **rules)
    do(game, "one0", word)
    assert game.said == set()


@pytest.mark.rule(14)
@pytest.mark.parametrize("word", ["5h", "7h"])
def test_an_announcement_lapses_when_somebody_makes_the_player_draw(word: str) -> None:
    game = at(f"hands={word}9c9d/Qh/JsJd pile=4h stock=3c3s said=1")
    do(game, word)
    assert game.said == set()


@pytest.mark.rule(14)
def test_an_announcement_holds_through_a_six() -> None:
    game = at("hands=6h9h/QhJs pile=4h stock=3c3s")
    do(game, "one0", "6h")
    assert stands_at(game, "hands=9h/QhJs pile=4h6h stock=3c3s said=0")


@pytest.mark.rule(14)
def test_several_may_be_on_one_card() -> None:
    game = at("hands=Kh9c/QhJs/JhJd pile=4h stock=3c3s")
    do(game, "Kh", "one0", "Qh", "one1", "Jh")
    assert (game.said, game.open_seat) == ({0, 1}, 2)


@pytest.mark.rule(14)
def test_announcing_with_two_cards_needs_the_turn_and_something_to_play() -> None:
    refused(at("hands=Kh9c/QhJs pile=4h stock=3c"), "one1")
    refused(at("hands=Kd9c/QhJs pile=4h stock=3c"), "one0")
    refused(at("hands=8c9c/QhJs pile=8h stock=3c naming=1"), "one0")
    do(at("hands=Ad9c/QhJs pile=2h stock=3c crank=2"), "one0")


@pytest.mark.rule(15)
def test_what_happens_to_an_idiot() -> None:
    game = at("hands=Kh9c/QhJs/JhJd pile=4h stock=3c3s3d")
    do(game, "Kh")
    assert do(game, "idiot2:0") == [
        IdiotCaught(0, 2),
        CardsDrawn(0, DrawReason.IDIOT, 2, 2, tuple(Card.parse_list("3c3s")), 2),
    ]
    assert stands_at(game, "hands=9c3c3s/QhJs/JhJd pile=4hKh stock=3d turn=1 misses=0")


@pytest.mark.rule(15)
def test_an_idiot_is_passed_over_once() -> None:
    game = at("hands=9c3c3s/QhJs5h/JhJd5d pile=4hKh stock=3d turn=2 misses=0")
    assert do(game, "Jh")[-1] == TurnLost(0, LostTurn.IDIOT)
    assert (game.turn, game.misses) == (1, set())
    do(game, "Qh")
    assert game.turn == 2
    do(game, "draw")
    assert game.turn == 0


@pytest.mark.rule(15)
def test_a_missed_announcement_is_punished_once() -> None:
    game = at("hands=Kh9c/QhJs/JhJd pile=4h stock=3c3s3d")
    do(game, "Kh", "idiot2:0")
    assert do(game, "idiot1:0") == [WrongCall(1, 0)]
    refused(game, "one0")
    assert len(game.hands[0]) == 3


@pytest.mark.rule(15)
@pytest.mark.parametrize(
    ("start", "word"),
    [
        ("hands=6h9c/QhJsJd/KcKd pile=4h stock=3c3s3d", "6h"),
        ("hands=4h9c/QhJsJd pile=5h stock=3c3s3d", "4h"),
        ("hands=Kh9c/QhJsJd pile=5h stock=3c3s3d misses=1", "Kh"),
    ],
)
def test_an_idiot_who_has_the_turn_again_loses_that_one(start: str, word: str) -> None:
    game = at(start)
    do(game, word)
    assert game.turn == 0
    assert do(game, "idiot1:0")[-1] == TurnLost(0, LostTurn.IDIOT, 1)
    assert (game.turn, game.misses) == (1, set())
    assert hand(game, 0) == {"9c", "3c", "3s"}


@pytest.mark.rule(15)
def test_an_idiot_skips_the_other_idiot() -> None:
    # The turn that the six gave is lost, and so is the one that the next player has to lose.
    game = at("hands=6h9c/QhJsJd/KcKd pile=4h stock=3c3s3d misses=1")
    do(game, "6h", "idiot2:0")
    assert (game.turn, game.misses) == (2, set())


@pytest.mark.rule(15)
def test_an_idiot_draws_what_there_is() -> None:
    game = at("hands=Kh9c/QhJs/JhJd pile=4h")
    do(game, "Kh", "idiot2:0")
    assert stands_at(game, "hands=9c4h/QhJs/JhJd pile=Kh turn=1 misses=0")
    game = at("hands=9c/QhJs/JhJd pile=Kh turn=1 open=0")
    do(game, "idiot2:0")
    assert stands_at(game, "hands=9c/QhJs/JhJd pile=Kh turn=1 misses=0")


@pytest.mark.rule(15)
def test_an_idiot_may_be_called_in_a_crank_which_passes_over_the_idiot() -> None:
    game = at("hands=2h9c/AhJs/AdJd pile=4h stock=3c3s3d5c5d5s")
    do(game, "2h", "idiot1:0", "Ah", "one1", "Ad", "one2")
    assert (game.turn, game.crank, game.misses) == (1, 4, set())


@pytest.mark.rule(15)
def test_a_player_without_cards_may_call() -> None:
    game = at("hands=-/Ah9c/2dJd/KcKd pile=4h2h crank=2 turn=1 stock=3c3s3d5c5d5s")
    do(game, "Ah", "idiot0:1")
    assert hand(game, 1) == {"9c", "3c", "3s"}


@pytest.mark.rule(15)
def test_where_nothing_is_announced_there_are_no_idiots() -> None:
    game = at("hands=Kh9c/QhJs pile=4h stock=3c", one_card_call=False)
    refused(game, "one0")
    do(game, "Kh")
    assert game.open_seat is None
    assert game.legal_calls() == []
    for word in ("one0", "idiot1:0"):
        assert "At this table" in str(refused(game, word))


@pytest.mark.rule(16)
@pytest.mark.parametrize(
    ("start", "word"),
    [
        ("hands=9c/QhJs/KcKd pile=4h stock=3c3s3d turn=1 said=0", "idiot1:0"),
        ("hands=9cKh/QhJs/KcKd pile=4h stock=3c3s3d turn=1", "idiot1:0"),
        ("hands=9c/QhJs/KcKd pile=4h stock=3c3s3d turn=1", "idiot2:0"),
        ("hands=-/QhAs/KcKd pile=4h2h crank=2 stock=3c3s3d turn=1", "idiot2:0"),
    ],
)
@pytest.mark.parametrize("penalty", [0, 1, 2])
def test_a_wrong_call_costs_what_is_agreed(start: str, word: str, penalty: int) -> None:
    game = at(start, false_idiot_penalty=penalty)
    before = game.notation()
    caller = int(word[5])
    events = do(game, word)
    assert events[0] == WrongCall(caller, 0)
    if penalty:
        drawn = tuple(Card.parse_list("3c3s"))[:penalty]
        assert events[1:] == [CardsDrawn(caller, DrawReason.WRONG_CALL, penalty, penalty, drawn)]
        assert game.hands[caller][-penalty:] == list(drawn)
    else:
        assert events[1:] == []
        assert game.notation() == before


@pytest.mark.rule(16)
def test_a_wrong_call_with_nothing_to_draw_costs_nothing() -> None:
    game = at("hands=9cKh/QhJs/KcKd pile=4h turn=1", false_idiot_penalty=2)
    before = game.notation()
    assert do(game, "idiot1:0")[1:] == [CardsDrawn(1, DrawReason.WRONG_CALL, 2, 0, ())]
    assert game.notation() == before


@pytest.mark.rule(16)
def test_a_wrong_call_gives_the_caller_in_turn_something_else_to_play() -> None:
    game = at("hands=KdKs/QhJs pile=4h stock=3hAc", false_idiot_penalty=1)
    assert legal(game) == {"draw"}
    do(game, "idiot0:1")
    assert legal(game) == {"3h"}


@pytest.mark.rule(16)
def test_a_wrong_caller_on_one_card_is_no_longer() -> None:
    game = at("hands=Kh9c/QhJs pile=4h stock=3hAc", false_idiot_penalty=1)
    do(game, "Kh", "idiot0:1")
    assert stands_at(game, "hands=9c3h/QhJs pile=4hKh stock=Ac turn=1")


@pytest.mark.rule(16)
def test_a_wrong_caller_without_cards_is_no_longer_out() -> None:
    game = at("hands=-/QhJs/KcKd pile=4h2h crank=2 stock=3c3s3d turn=1", false_idiot_penalty=1)
    do(game, "idiot0:1", "draw")
    assert not game.is_over
    assert hand(game, 0) == {"3c"}


@pytest.mark.rule(16)
def test_nobody_calls_themselves_an_idiot() -> None:
    game = at("hands=Kh9c/QhJs pile=4h stock=3c")
    do(game, "Kh")
    refused(game, "idiot0:0")


@pytest.mark.rule(16)
def test_the_calls_that_may_be_made() -> None:
    game = at("hands=Kh9c/QhJs3d/KcKd pile=4h stock=3c")
    idiots = {CallIdiot(caller, seat) for caller in range(3) for seat in range(3) if caller != seat}
    assert set(game.legal_calls()) == {CallOneCard(0), *idiots}
    do(game, "Kh")
    assert set(game.legal_calls()) == {CallOneCard(0), *idiots}
    do(game, "one0")
    assert set(game.legal_calls()) == idiots
