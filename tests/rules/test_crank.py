"""The crank (rules 12 and 13)."""

from __future__ import annotations

import pytest

from craits.rules import DECK, Card
from craits.rules.events import CardsDrawn, CrankEnded, CrankGrew, DrawReason
from tests.rules.helpers import at, do, hand, legal, refused, stands_at


@pytest.mark.rule(12)
@pytest.mark.parametrize("card", [card for card in map(str, DECK) if card not in ("2h", "Kh")])
def test_only_aces_and_twos_answer(card: str) -> None:
    game = at(f"hands={card}Kh/{'3s' if card != '3s' else '4s'} pile=2h crank=2")
    assert legal(game) == ({card} if card[0] in "A2" else {"draw"})


@pytest.mark.rule(12)
def test_a_two_must_fit_to_start_a_crank() -> None:
    game = at("hands=2c9h/TsJs pile=4h stock=3c")
    refused(game, "2c")
    game = at("hands=2c9h/TsJs pile=2h stock=3c")
    assert do(game, "2c")[-1] == CrankGrew(0, 2, 2)


@pytest.mark.rule(12)
def test_an_ace_alone_starts_no_crank() -> None:
    game = at("hands=Ah9h/TsAs pile=4h stock=3c")
    do(game, "Ah", "As")
    assert game.crank == 0


@pytest.mark.rule(12)
def test_the_count_grows_by_one_and_two() -> None:
    game = at("hands=2hAd3c/As2d3h/2cAc3d/AhKhKc pile=4h")
    counts = [
        event.count
        for event in do(game, "2h", "As", "2c", "Ah", "Ad", "2d", "Ac")
        if isinstance(event, CrankGrew)
    ]
    assert counts == [2, 3, 5, 6, 7, 9, 10]


@pytest.mark.rule(12)
def test_a_crank_of_everything_counts_twelve() -> None:
    game = at("hands=2hAhAs2sKc/2dAdAc2cKd pile=4h")
    do(game, "2h", "2d", "Ah", "Ad", "As", "Ac", "2s", "2c")
    assert game.crank == 12
    assert legal(game) == {"draw"}


@pytest.mark.rule(12)
def test_a_crank_passes_over_who_loses_a_turn() -> None:
    game = at("hands=2h9h8h/AsTs/KcKd pile=4h stock=3c3d misses=1")
    do(game, "2h")
    assert (game.turn, game.crank) == (2, 2)


@pytest.mark.rule(12)
def test_a_crank_may_come_back_at_once_to_who_started_it() -> None:
    game = at("hands=2h9h8h/AsTs pile=4h stock=3c3d misses=1")
    do(game, "2h", "draw")
    assert stands_at(game, "hands=9h8h3c3d/AsTs pile=4h2h turn=1")


@pytest.mark.rule(13)
def test_the_events_of_a_crank_that_is_drawn() -> None:
    game = at("hands=Kd3d/AsJs pile=5h2h stock=4c4d4h crank=2")
    assert do(game, "draw") == [
        CardsDrawn(0, DrawReason.CRANK, 2, 2, tuple(Card.parse_list("4c4d"))),
        CrankEnded(0, 2),
    ]


@pytest.mark.rule(13)
def test_after_the_crank_the_top_card_is_the_one_to_fit_in_suit_and_rank() -> None:
    game = at("hands=AcKsQcKd/Js pile=5h2hAs stock=6d")
    assert legal(game) == {"Ac", "Ks"}


@pytest.mark.rule(13)
def test_an_ace_on_an_ended_crank_adds_to_nothing() -> None:
    game = at("hands=AcKs/3h4h/9c9d pile=5h2h stock=6d6c8c crank=2 turn=1")
    do(game, "draw", "draw", "draw")
    assert game.crank == 0
    game = at("hands=Ac3c/3h4h pile=5hAs stock=6d6c8c")
    do(game, "Ac")
    assert game.crank == 0


@pytest.mark.rule(13)
def test_the_count_may_be_taken_by_choice_where_that_is_agreed() -> None:
    game = at("hands=AcKs/3h4h pile=5h2h stock=6d6c crank=2", may_draw_instead=True)
    assert legal(game) == {"Ac", "draw"}
    do(game, "draw")
    assert stands_at(game, "hands=AcKs6d6c/3h4h pile=5h2h turn=1")


@pytest.mark.rule(13)
def test_but_not_when_there_is_nothing_to_take() -> None:
    game = at("hands=AcKs/3h4h pile=2h crank=2", may_draw_instead=True)
    assert legal(game) == {"Ac"}


@pytest.mark.rule(13)
def test_no_card_drawn_for_a_crank_may_be_played_at_once() -> None:
    game = at("hands=KsQs/3h4h pile=5h2h stock=Ah2d crank=2", play_drawn_card=True)
    do(game, "draw")
    assert stands_at(game, "hands=KsQsAh2d/3h4h pile=5h2h turn=1")


@pytest.mark.rule(13)
def test_a_crank_takes_what_there_is_and_ends() -> None:
    game = at("hands=KsQs/3h4h pile=5h2hAs2s stock=6d crank=5")
    assert do(game, "draw")[-1] == CrankEnded(0, 5)
    assert hand(game, 0) == {"Ks", "Qs", "6d", "5h", "2h", "As"}
    assert (game.crank, game.turn, game.discard_pile) == (0, 1, [Card.parse("2s")])
