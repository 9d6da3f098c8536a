"""The end of a round (rules 19 to 21)."""

from __future__ import annotations

import pytest

from craits.rules import DECK, Card
from craits.rules.events import CardsDrawn, DrawReason, RoundEnd, RoundEnded
from tests.rules.helpers import at, do, hand, legal, refused, stands_at

ENDING = [card for card in map(str, DECK) if card[0] not in "26"]


@pytest.mark.rule(19)
@pytest.mark.parametrize("card", ENDING)
def test_every_last_card_but_a_two_or_a_six_ends_the_round(card: str) -> None:
    others = [other for other in map(str, DECK) if other != card]
    top = next(other for other in others if other[1] == card[1])
    others.remove(top)
    game = at(f"hands={card}/{others[0]}{others[1]}/{others[2]} pile={top} stock={others[3]}")
    assert legal(game) == {card}
    (*_, ended) = do(game, card)
    assert isinstance(ended, RoundEnded)
    assert ended.reason is RoundEnd.OUT
    assert game.is_over
    assert game.legal_actions() == []
    assert game.scores()[0] == 0


@pytest.mark.rule(19)
def test_after_the_end_nothing_may_be_done() -> None:
    game = at("hands=Kh/QhJs pile=4h stock=3c")
    do(game, "Kh")
    for word in ("Qh", "draw", "keep", ">h", "one0", "one1", "idiot0:1"):
        assert str(refused(game, word)) == "The round is over."
    assert game.legal_calls() == []


@pytest.mark.rule(19)
def test_a_last_five_is_drawn_for_before_the_hands_count() -> None:
    game = at("hands=5h/QsJs/Kc pile=4h stock=8cAc said=0")
    (*_, ended) = do(game, "5h")
    assert isinstance(ended, RoundEnded)
    assert [len(cards) for cards in ended.hands] == [0, 3, 2]
    assert [score.total for score in ended.scores] == [0, 70, 11]


@pytest.mark.rule(19)
def test_a_last_seven_hits_the_player_after_one_who_loses_a_turn() -> None:
    game = at("hands=7h/QsJs/Kc pile=4h stock=8cAc misses=1")
    do(game, "7h")
    assert game.scores() == [0, 20, 60]


@pytest.mark.rule(19)
def test_a_last_seven_that_hits_its_own_player_ends_nothing() -> None:
    game = at("hands=7h/QsJs pile=4h stock=8cAc misses=1")
    do(game, "7h")
    assert not game.is_over
    assert stands_at(game, "hands=8c/QsJs pile=4h7h stock=Ac turn=0")


@pytest.mark.rule(19)
@pytest.mark.parametrize("card", ["8h", "9h"])
def test_a_last_card_names_no_suit(card: str) -> None:
    game = at(f"hands={card}/QsJs pile=4h stock=3c")
    for suit in "cdhs":
        assert "last card" in str(refused(game, f"{card}>{suit}"))
    do(game, card)
    assert game.is_over


@pytest.mark.rule(19)
def test_a_drawn_card_that_is_the_last_names_no_suit() -> None:
    game = at("hands=9h/QsJs pile=4h stock=3c drawn=9h", play_drawn_card=True)
    assert legal(game) == {"9h", "keep"}


@pytest.mark.rule(20)
def test_a_last_two_starts_its_crank() -> None:
    game = at("hands=2h/AsJs/KcKd pile=4h stock=8cAc3c5c")
    do(game, "2h")
    assert not game.is_over
    assert (game.crank, game.turn) == (2, 1)


@pytest.mark.rule(20)
def test_a_last_ace_in_a_crank_runs_on_and_outside_ends_the_round() -> None:
    game = at("hands=Ah/AsJs/KcKd pile=4h2h crank=2 stock=8cAc3c5c")
    do(game, "Ah")
    assert not game.is_over
    do(game, "As", "draw")
    assert game.is_over
    game = at("hands=Ah/AsJs/KcKd pile=4h2h stock=8cAc3c5c")
    do(game, "Ah")
    assert game.is_over


@pytest.mark.rule(20)
def test_two_may_be_out_when_the_crank_ends() -> None:
    game = at("hands=2h/As/KcKd pile=4h stock=8cAc3c5c")
    do(game, "2h", "As", "draw")
    assert game.is_over
    assert game.scores() == [0, 0, 21]


@pytest.mark.rule(20)
def test_the_first_of_two_without_cards_pays_for_the_other() -> None:
    game = at("hands=2h/As pile=4h stock=8cAc3c5c")
    do(game, "2h", "As")
    assert legal(game) == {"draw"}
    do(game, "draw")
    assert hand(game, 0) == {"8c", "Ac", "3c"}
    assert game.is_over
    assert game.scores() == [1, 0]


@pytest.mark.rule(20)
def test_without_cards_and_with_nothing_to_draw_one_is_out_after_all() -> None:
    game = at("hands=-/AsJsQc pile=2h crank=2")
    do(game, "draw")
    assert game.is_over
    assert game.scores()[0] == 0


@pytest.mark.rule(20)
def test_who_is_passed_over_without_cards_is_out_when_the_crank_ends() -> None:
    game = at("hands=-/AsJsQc/KcKd pile=4h2h crank=2 turn=1 misses=0 stock=8c9c3d4d")
    do(game, "As", "draw")
    assert game.is_over


@pytest.mark.rule(21)
def test_a_last_six_draws_a_card_which_may_not_be_played_at_once() -> None:
    game = at("hands=6h/QsJs/KcKd pile=4h stock=3hAc", play_drawn_card=True)
    assert do(game, "6h")[1:] == [
        CardsDrawn(0, DrawReason.LAST_SIX, 1, 1, (Card.parse("3h"),)),
    ]
    assert stands_at(game, "hands=3h/QsJs/KcKd pile=4h6h stock=Ac turn=1")


@pytest.mark.rule(21)
def test_the_card_drawn_for_a_last_six_needs_no_announcement() -> None:
    game = at("hands=6h/QsJs/KcKd pile=4h stock=3hAc said=0")
    do(game, "6h")
    assert (game.said, game.open_seat) == (set(), None)


@pytest.mark.rule(21)
def test_a_last_six_draws_the_card_that_lay_under_it_if_there_is_no_other() -> None:
    game = at("hands=6h/QsJs pile=6d")
    do(game, "6h")
    assert stands_at(game, "hands=6d/QsJs pile=6h turn=1")


@pytest.mark.rule(21)
def test_a_last_six_between_two_sixes() -> None:
    game = at("hands=6h6d/QsJs pile=4h stock=3hAc")
    do(game, "6h", "one0", "6d")
    assert stands_at(game, "hands=3h/QsJs pile=4h6h6d stock=Ac turn=1")


@pytest.mark.rule(21)
def test_a_last_six_gives_no_turn_where_it_ends_the_round() -> None:
    game = at("hands=6h/QsJs pile=4h stock=3hAc", last_six="out")
    events = do(game, "6h")
    assert len(events) == 2
    assert isinstance(events[1], RoundEnded)
