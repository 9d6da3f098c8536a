"""A turn: what fits, playing and drawing, and what the cards do (rules 6 to 11)."""

from __future__ import annotations

from itertools import product

import pytest

from craits.rules import DECK, Card, HouseRules, Rank, Suit
from craits.rules.events import (
    AnotherTurn,
    CardKept,
    CardPlayed,
    CardsDrawn,
    DrawReason,
    LostTurn,
    PlayTurnedRound,
    TurnLost,
)
from craits.rules.fitting import fits
from tests.rules.helpers import at, do, legal, refused, stands_at


@pytest.mark.rule(6)
@pytest.mark.parametrize("match", ["rank", "colour", "either"])
def test_every_card_on_every_card_in_every_suit(match: str) -> None:
    rules = HouseRules(match=match)  # type: ignore[arg-type]
    red = (Suit.DIAMONDS, Suit.HEARTS)
    for card, top, suit in product(DECK, DECK, Suit):
        expected = card.suit is suit
        if match in ("rank", "either"):
            expected = expected or card.rank is top.rank
        if match in ("colour", "either"):
            expected = expected or (card.suit in red) == (suit in red)
        if card.rank is Rank.EIGHT:
            expected = True
        assert fits(card, top, suit, rules) is expected


@pytest.mark.rule(6)
def test_a_named_suit_replaces_that_of_the_nine() -> None:
    game = at("hands=Kd4h9s/Ts3c pile=9h suit=d stock=3d")
    assert legal(game) == {"Kd", "9s>s", "9s>c"}


@pytest.mark.rule(6)
def test_a_named_suit_lasts_until_the_next_card() -> None:
    game = at("hands=8c4d5h/TsKhQd/2c2s3s pile=4h stock=3c")
    do(game, "8c>d", "Qd")
    assert game.suit is Suit.DIAMONDS
    game = at("hands=8c4d5h/Ts8s8h/2c2s3s pile=4h stock=3c")
    do(game, "8c>d", "8s>h")
    assert game.suit is Suit.HEARTS


@pytest.mark.rule(6)
def test_the_colour_that_fits_is_that_of_the_named_suit() -> None:
    game = at("hands=Kd4hTc/Ts3c pile=8h suit=s stock=3d", match="colour")
    assert legal(game) == {"Tc"}


@pytest.mark.rule(7)
def test_a_card_that_is_drawn_is_kept_even_if_it_fits() -> None:
    game = at("hands=5d9c/TsJs pile=4h stock=Qh2s")
    assert do(game, "draw") == [
        CardsDrawn(0, DrawReason.NOTHING_FITS, 1, 1, (Card.parse("Qh"),)),
    ]
    assert (game.turn, game.drawn) == (1, None)


@pytest.mark.rule(7)
def test_may_draw_instead_needs_a_card_to_draw() -> None:
    assert legal(at("hands=5h9c/Ts pile=4h", may_draw_instead=True)) == {"5h"}
    assert legal(at("hands=5h9c/Ts pile=2c4h", may_draw_instead=True)) == {"5h", "draw"}
    assert legal(at("hands=5h9c/Ts pile=4h stock=2c", may_draw_instead=True)) == {"5h", "draw"}
    assert legal(at("hands=5d9c/Ts pile=4h", may_draw_instead=True)) == {"draw"}


@pytest.mark.rule(7)
def test_only_the_drawn_card_may_be_played_or_it_is_kept() -> None:
    game = at("hands=5h9c/TsJs pile=4h stock=8s2s", may_draw_instead=True, play_drawn_card=True)
    do(game, "draw")
    assert legal(game) == {"8s>c", "8s>d", "8s>h", "8s>s", "keep"}
    assert "8♠" in str(refused(game, "5h"))
    assert "8♠" in str(refused(game, "draw"))
    assert stands_at(game, "hands=5h9c8s/TsJs pile=4h stock=2s drawn=8s")
    assert do(game, "keep") == [CardKept(0)]
    assert stands_at(game, "hands=5h9c8s/TsJs pile=4h stock=2s turn=1")


@pytest.mark.rule(7)
def test_a_card_drawn_with_nothing_fitting_is_not_kept_unasked() -> None:
    game = at("hands=5d9c/TsJs pile=4h stock=6hKs", play_drawn_card=True)
    do(game, "draw", "6h")
    assert stands_at(game, "hands=5d9c/TsJs pile=4h6h stock=Ks")


@pytest.mark.rule(7)
def test_a_card_drawn_in_the_turn_after_a_six_may_be_played_too() -> None:
    game = at("hands=6hKd9c/TsJs pile=5h stock=3h4c", play_drawn_card=True)
    do(game, "6h", "draw", "3h")
    assert stands_at(game, "hands=Kd9c/TsJs pile=5h6h3h stock=4c turn=1")


@pytest.mark.rule(7)
@pytest.mark.parametrize("word", ["7h", "5h"])
def test_a_card_drawn_for_a_five_or_seven_is_simply_held(word: str) -> None:
    game = at(f"hands={word}9c2d/TsJs/KcKd pile=4h stock=3h4c", play_drawn_card=True)
    do(game, word)
    assert game.drawn is None
    assert legal(game) == {"3h"}


@pytest.mark.rule(8)
@pytest.mark.parametrize("word", ["Ah", "3h", "Jh", "Qh", "Kh"])
def test_cards_without_ability(word: str) -> None:
    game = at(f"hands={word}9c2d/TsJs/KcKd pile=5h stock=4c")
    assert do(game, word) == [CardPlayed(0, Card.parse(word), None, 2)]
    assert stands_at(game, f"hands=9c2d/TsJs/KcKd pile=5h{word} stock=4c turn=1")


@pytest.mark.rule(8)
def test_a_four_skips_the_other_way_round() -> None:
    game = at("hands=4h9c2d/TsJs/KcKd/QcQd pile=5h stock=3c dir=-")
    assert do(game, "4h")[1:] == [TurnLost(3, LostTurn.FOUR, 0)]
    assert game.turn == 2


@pytest.mark.rule(8)
def test_who_loses_a_turn_anyway_is_passed_over_before_a_four_skips() -> None:
    game = at("hands=4h9c2d/TsJs/KcKd/QcQd pile=5h stock=3c misses=1")
    assert do(game, "4h")[1:] == [
        TurnLost(1, LostTurn.IDIOT),
        TurnLost(2, LostTurn.FOUR, 0),
    ]
    assert (game.turn, game.misses) == (3, set())


@pytest.mark.rule(8)
def test_the_turn_after_the_skipped_player_is_lost_too() -> None:
    game = at("hands=4h9c2d/TsJs/KcKd/QcQd pile=5h stock=3c misses=2")
    do(game, "4h")
    assert (game.turn, game.misses) == (3, set())


@pytest.mark.rule(8)
def test_between_two_a_four_skips_its_player_when_the_other_loses_a_turn() -> None:
    # Nobody but the player of the four would come next.
    game = at("hands=4h9c2d/TsJs pile=5h stock=3c misses=1")
    assert do(game, "4h")[1:] == [TurnLost(1, LostTurn.IDIOT), TurnLost(0, LostTurn.FOUR, 0)]
    assert (game.turn, game.misses) == (1, set())


@pytest.mark.rule(8)
def test_a_five_makes_even_those_draw_who_lose_a_turn() -> None:
    game = at("hands=5h9c2d/TsJs/KcKd pile=4h stock=3c3d3h misses=1")
    do(game, "5h")
    assert stands_at(game, "hands=9c2d/TsJs3c/KcKd3d pile=4h5h stock=3h turn=2")


@pytest.mark.rule(8)
def test_a_five_stops_when_nothing_is_left_to_draw() -> None:
    game = at("hands=5h9c2d/TsJs/KcKd pile=4h stock=3c")
    events = do(game, "5h")
    counts = [(event.seat, event.count) for event in events if isinstance(event, CardsDrawn)]
    assert counts == [(1, 1), (2, 1)], "the four under the five is shuffled in"
    assert game.discard_pile == [Card.parse("5h")]


@pytest.mark.rule(8)
def test_a_seven_passes_over_who_loses_a_turn_and_lets_the_next_one_draw() -> None:
    game = at("hands=7h9c2d/TsJs/KcKd pile=5h stock=3c4c misses=1")
    do(game, "7h")
    assert stands_at(game, "hands=9c2d/TsJs/KcKd3c pile=5h7h stock=4c turn=2")


@pytest.mark.rule(8)
def test_between_two_a_seven_hits_its_player_when_the_other_loses_a_turn() -> None:
    game = at("hands=7h9c2d/TsJs pile=5h stock=3c4c misses=1")
    do(game, "7h")
    assert stands_at(game, "hands=9c2d3c/TsJs pile=5h7h stock=4c turn=0")


@pytest.mark.rule(8)
def test_sixes_follow_one_another() -> None:
    game = at("hands=6h6d6s9c/TsJs pile=5h stock=3c misses=1")
    assert do(game, "6h", "6d")[1::2] == [AnotherTurn(0), AnotherTurn(0)]
    assert (game.turn, game.misses) == (0, {1}), "a six asks nothing of the next player"


@pytest.mark.rule(8)
def test_a_ten_turns_play_back() -> None:
    game = at("hands=Th9c2d/TsJs/KcTdQd pile=5h stock=3c")
    assert do(game, "Th")[1:] == [PlayTurnedRound(0, -1)]
    assert game.turn == 2
    assert do(game, "Td")[1:] == [PlayTurnedRound(2, 1)]
    assert game.turn == 0


@pytest.mark.rule(8)
def test_after_a_ten_the_turn_is_lost_of_whoever_now_comes_next() -> None:
    game = at("hands=Th9c2d/TsJs/KcTdQd pile=5h stock=3c misses=1,2")
    do(game, "Th")
    assert (game.turn, game.misses) == (0, set())


@pytest.mark.rule(9)
@pytest.mark.parametrize("top", [card for card in map(str, DECK) if card not in ("8c", "Kh", "Jd")])
def test_an_eight_on_any_card(top: str) -> None:
    for suit in "cdhs":
        game = at(f"hands=8cKh/Jd pile={top} suit={suit}")
        assert {"8c>c", "8c>d", "8c>h", "8c>s"} <= legal(game)


@pytest.mark.rule(9)
@pytest.mark.parametrize("suit", "cdhs")
def test_the_suit_named_with_an_eight_is_the_one_to_follow(suit: str) -> None:
    game = at("hands=8cKcKd/KhKsQcQd pile=5h stock=3c")
    do(game, f"8c>{suit}")
    expected = {"c": {"Qc"}, "d": {"Qd"}, "h": {"Kh"}, "s": {"Ks"}}
    assert legal(game) == expected[suit]


@pytest.mark.rule(9)
def test_an_eight_may_keep_its_own_suit_and_says_so() -> None:
    game = at("hands=8cKcKd/KhKs pile=5h stock=3c")
    assert "needs a suit" in str(refused(game, "8c"))
    do(game, "8c>c")
    assert "suit=" not in game.notation()


@pytest.mark.rule(10)
@pytest.mark.parametrize(
    ("nine", "suits"), [("9c", "cs"), ("9d", "dh"), ("9h", "dh"), ("9s", "cs")]
)
def test_a_nine_stays_in_its_colour(nine: str, suits: str) -> None:
    game = at(f"hands={nine}KcKd/KhKs pile=5{nine[1]} stock=3c")
    assert {word for word in legal(game) if word[0] == "9"} == {f"{nine}>{s}" for s in suits}


@pytest.mark.rule(10)
def test_a_nine_fits_a_nine() -> None:
    assert legal(at("hands=9cKd/KhKs pile=9h stock=3c")) == {"9c>c", "9c>s"}


@pytest.mark.rule(10)
@pytest.mark.parametrize("nines_wild", [False, True])
def test_no_nine_in_a_crank(nines_wild: bool) -> None:
    game = at("hands=9h8hKd/KhKs pile=2h crank=2 stock=3c", nines_wild=nines_wild)
    assert legal(game) == {"draw"}


@pytest.mark.rule(11)
def test_a_skipping_ten_passes_over_a_lost_turn_first() -> None:
    game = at("hands=Th9c2d/QsJs pile=5h stock=3c misses=1", two_player_ten="skip")
    do(game, "Th")
    assert (game.turn, game.misses) == (1, set())


@pytest.mark.rule(11)
def test_with_three_players_a_ten_never_skips() -> None:
    game = at("hands=Th9c2d/QsJs/KcKd pile=5h stock=3c", two_player_ten="skip")
    do(game, "Th")
    assert game.turn == 2
