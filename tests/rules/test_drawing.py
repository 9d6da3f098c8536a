"""The empty draw pile, and the blocked round (rules 17 and 18)."""

from __future__ import annotations

import pytest

from craits.rules import Card, RecordedChance, Round
from craits.rules.events import CardsDrawn, DrawReason, PileReshuffled, RoundEnd, RoundEnded
from tests.rules.helpers import at, do, hand, legal, stands_at


def shuffled_to(notation: str, order: str) -> Round:
    """The round at this position, in which the next shuffle gives this order, the top card last."""
    game = at(notation)
    game.chance = RecordedChance([Card.parse_list(order)])
    return game


@pytest.mark.rule(17)
def test_the_discard_pile_but_its_top_card_becomes_the_draw_pile() -> None:
    game = shuffled_to("hands=KdQd/JsJd pile=4cKs2c4h", "2c4cKs")
    events = do(game, "draw")
    assert events == [
        PileReshuffled(3, tuple(Card.parse_list("2c4cKs"))),
        CardsDrawn(0, DrawReason.NOTHING_FITS, 1, 1, (Card.parse("Ks"),)),
    ]
    assert stands_at(game, "hands=KdQdKs/JsJd pile=4h stock=4c2c turn=1")


@pytest.mark.rule(17)
def test_it_is_shuffled_when_a_card_must_be_drawn_and_not_before() -> None:
    game = shuffled_to("hands=KdQd/JsJd pile=4cKs4h stock=2c", "Ks4c")
    do(game, "draw")
    assert stands_at(game, "hands=KdQd2c/JsJd pile=4cKs4h turn=1")
    do(game, "draw")
    assert stands_at(game, "hands=KdQd2c/JsJd4c pile=4h stock=Ks")


@pytest.mark.rule(17)
def test_a_shuffle_in_the_midst_of_a_crank() -> None:
    game = shuffled_to("hands=KdQd/JsJd pile=4cKs3hAd2h crank=3 stock=2c", "Ad3hKs4c")
    events = do(game, "draw")
    assert stands_at(game, "hands=KdQd2c4cKs/JsJd pile=2h stock=3hAd turn=1")
    assert [type(event) for event in events[:2]] == [PileReshuffled, CardsDrawn]


@pytest.mark.rule(17)
def test_the_card_just_played_is_not_shuffled_in() -> None:
    game = shuffled_to("hands=7h9c2d/JsJd pile=4cKs5h", "5h4cKs")
    do(game, "7h")
    assert stands_at(game, "hands=9c2d/JsJdKs pile=7h stock=4c5h turn=1")


@pytest.mark.rule(17)
@pytest.mark.parametrize(("top", "suit"), [("8h", "s"), ("9h", "d")])
def test_the_current_suit_survives_the_shuffle(top: str, suit: str) -> None:
    game = shuffled_to(f"hands=KcQc/KsKd pile=4cJc{top} suit={suit}", "4cJc")
    do(game, "draw")
    assert game.notation().endswith(f"turn=1 suit={suit}")
    assert legal(game) == {f"K{suit}"}


@pytest.mark.rule(17)
def test_when_too_few_are_left_those_there_are_are_drawn() -> None:
    game = at("hands=KdQd/JsJd pile=4c2h crank=2 stock=2c")
    do(game, "draw")
    assert hand(game, 0) == {"Kd", "Qd", "2c", "4c"}
    game = at("hands=KdQd/JsJd pile=4cAc2h crank=5 stock=2c")
    do(game, "draw")
    assert hand(game, 0) == {"Kd", "Qd", "2c", "4c", "Ac"}
    assert (game.turn, game.draw_pile, len(game.discard_pile)) == (1, [], 1)


@pytest.mark.rule(17)
def test_play_goes_on_when_nothing_is_left_to_draw() -> None:
    game = at("hands=5h9c2d/JhJd/KcKs/TcTd pile=4h")
    events = do(game, "5h")
    assert [event.count for event in events if isinstance(event, CardsDrawn)] == [1, 0, 0]
    assert legal(game) == {"Jh", "4h"}


@pytest.mark.rule(18)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_round_is_blocked_once_all_have_found_nothing(players: int) -> None:
    hands = "/".join(["Kd", "QdAc", "JdAd", "Td", "9dAs"][:players])
    game = at(f"hands={hands} pile=4h")
    for left in range(players - 1, 0, -1):
        do(game, "draw")
        assert not game.is_over
        assert game.stuck == players - left
    (*_, ended) = do(game, "draw")
    assert isinstance(ended, RoundEnded)
    assert ended.reason is RoundEnd.BLOCKED
    assert game.is_over
    assert game.scores() == [10, 11, 11, 25, 31][:players]
    assert [score.total for score in ended.scores] == game.scores()


@pytest.mark.rule(18)
def test_a_play_or_a_card_drawn_begins_the_row_anew() -> None:
    game = at("hands=KdQd/4d4c4s/JsJc pile=4h")
    do(game, "draw", "4d")
    assert game.stuck == 0
    game = at("hands=KdQd/TdTc/JsJc pile=4h stuck=2 stock=2c")
    do(game, "draw")
    assert game.stuck == 0


@pytest.mark.rule(18)
def test_a_crank_that_finds_nothing_counts_in_the_row() -> None:
    game = at("hands=KdQd/TdTc pile=2h crank=2")
    do(game, "draw")
    assert (game.crank, game.stuck, game.is_over) == (0, 1, False)
    do(game, "draw")
    assert game.is_over


@pytest.mark.rule(18)
def test_who_is_passed_over_may_still_be_able_to_play() -> None:
    # Three draws in a row find nothing, but seat 0, an idiot, was not among those who had to draw.
    game = at("hands=5d9c/QcJs/KcKd pile=5h turn=1 misses=0")
    do(game, "draw", "draw", "draw")
    assert not game.is_over
    do(game, "draw")
    assert legal(game) == {"5d"}


@pytest.mark.rule(18)
def test_a_round_is_blocked_with_somebody_passed_over_once_that_player_is_stuck_too() -> None:
    game = at("hands=6d9c/QcJs/KcKd pile=5h turn=1 misses=0")
    do(game, "draw", "draw", "draw", "draw")
    assert not game.is_over
    do(game, "draw")
    assert game.is_over


@pytest.mark.rule(18)
def test_the_last_of_the_row_ends_the_round_before_anybody_is_passed_over() -> None:
    game = at("hands=KdQd/TdTc pile=4h stuck=1 misses=1")
    do(game, "draw")
    assert game.is_over


@pytest.mark.rule(18)
def test_calls_may_be_made_while_everybody_is_stuck_and_end_nothing() -> None:
    game = at("hands=KdQd/TdTc/JsJc pile=4h stuck=2", false_idiot_penalty=1)
    do(game, "idiot0:1")
    assert not game.is_over
