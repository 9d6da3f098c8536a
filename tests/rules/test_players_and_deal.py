"""Who plays, and the deal (rules 1, 2, 4 and 5)."""

from __future__ import annotations

import random
from itertools import chain, product

import pytest

from craits.rules import DECK, Card, Game, HouseRules, Round, Suit
from craits.rules.events import CardTurnedUp, PlayTurnedRound, RoundDealt, SuitNamed
from tests.rules.helpers import do, hand, legal, refused, stands_at


def deal(deck: str, players: int = 3, cards: int = 1, dealer: int = 0, **rules: str) -> Round:
    return Round.deal(
        players,
        cards,
        dealer,
        HouseRules(**rules),  # type: ignore[arg-type]
        deck=Card.parse_list(deck),
    )


@pytest.mark.rule(1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    names = [f"player {seat}" for seat in range(players)]
    assert Game(names).players == tuple(names)
    assert len(Round.deal(players, 8).hands) == players


@pytest.mark.rule(1)
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 5 players, not {players}"):
        Game([f"player {seat}" for seat in range(players)])
    with pytest.raises(ValueError, match=f"players may be 2 to 5, not {players}"):
        Round.deal(players, 1)


@pytest.mark.rule(4)
@pytest.mark.parametrize(("players", "cards"), list(product(range(2, 6), range(1, 9))))
def test_all_get_as_many_cards_and_the_rest_is_the_draw_pile(players: int, cards: int) -> None:
    for dealer in range(players):
        # A king turned up does nothing, so that only the deal is seen.
        deck = sorted(DECK, key=lambda card: card.suit.index)
        deck.remove(Card.parse("Kd"))
        deck.insert(players * cards, Card.parse("Kd"))
        game = Round.deal(players, cards, dealer, deck=deck)
        for seat in range(players):
            first = (seat - dealer - 1) % players
            assert game.hands[seat] == deck[first : players * cards : players]
        assert game.discard_pile == [Card.parse("Kd")]
        assert game.draw_pile[::-1] == deck[players * cards + 1 :]
        assert (game.turn, game.direction) == ((dealer + 1) % players, 1)


@pytest.mark.rule(4)
def test_the_deck_is_shuffled() -> None:
    rng = random.Random(4)
    dealt = [Round.deal(4, 8, rng=rng) for _ in range(20)]
    assert len({str(game.hands[0]) for game in dealt}) == 20
    for game in dealt:
        cards = [*game.draw_pile, *game.discard_pile, *chain(*game.hands)]
        assert sorted(cards, key=lambda card: card.index) == list(DECK)


@pytest.mark.rule(4)
def test_what_happened_in_the_deal() -> None:
    deck = Card.parse_list("KcKdKsThAhQs")
    rules = HouseRules()
    _, events = Round.start(3, 1, 0, rules, Round.deal(3, 1).chance, deck)
    assert events == [
        RoundDealt(0, 1, tuple(deck)),
        CardTurnedUp(0, Card.parse("Th")),
        PlayTurnedRound(0, -1),
    ]


@pytest.mark.rule(4)
def test_a_deal_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="take 4 cards, and the deck has 3"):
        deal("KcKdKs")
    with pytest.raises(ValueError, match="Kc is there twice"):
        deal("KcKdKsKcAh")
    with pytest.raises(ValueError, match="dealer may be 0 to 2, not 3"):
        deal("KcKdKsAcAh", dealer=3)
    with pytest.raises(ValueError, match="cards may be 1 or more, not 0"):
        deal("KcKdKsAcAh", cards=0)


@pytest.mark.rule(5)
@pytest.mark.parametrize("turned_up", ["Ah", "3h", "Jh", "Qh", "Kh"])
def test_a_card_without_ability_turned_up_does_nothing(turned_up: str) -> None:
    game = deal(f"KcKdKs{turned_up}AdQs")
    assert stands_at(game, f"hands=Ks/Kc/Kd pile={turned_up} stock=AdQs turn=1")


@pytest.mark.rule(5)
def test_the_left_player_answers_a_turned_up_two() -> None:
    game = deal("KcAdKs2h3c3d3h")
    assert legal(game) == {"draw"}
    do(game, "draw")
    assert stands_at(game, "hands=Ks/Kc3c3d/Ad pile=2h stock=3h turn=2")


@pytest.mark.rule(5)
def test_between_two_a_turned_up_four_gives_the_dealer_the_first_turn() -> None:
    game = deal("KcKd4hAhQs", players=2, dealer=1)
    assert stands_at(game, "hands=Kc/Kd pile=4h stock=AhQs dealer=1 turn=1")


@pytest.mark.rule(5)
def test_a_turned_up_five_deals_out_in_turn_order_while_there_are_cards() -> None:
    game = deal("KcKdKsQc5hAhQs", players=4, dealer=2)
    assert stands_at(game, "hands=KdQs/Ks/Qc/KcAh pile=5h dealer=2 turn=3")


@pytest.mark.rule(5)
def test_after_a_turned_up_six_the_dealer_may_have_to_draw() -> None:
    game = deal("KcKdKs6hAhQs")
    assert legal(game) == {"draw"}
    do(game, "draw")
    assert stands_at(game, "hands=KsAh/Kc/Kd pile=6h stock=Qs turn=1")


@pytest.mark.rule(5)
@pytest.mark.parametrize(("ten", "turn"), [("reverse", 0), ("skip", 1)])
def test_a_turned_up_ten_between_two(ten: str, turn: int) -> None:
    game = deal("KcKdThAhQs", players=2, dealer=1, two_player_ten=ten)
    assert (game.turn, game.direction) == (turn, -1)


@pytest.mark.rule(5)
@pytest.mark.parametrize("suit", list(Suit))
def test_the_dealer_names_any_suit_for_an_eight(suit: Suit) -> None:
    game = deal("KcKdKs8hAhQs", dealer=2)
    assert (game.turn, game.naming) == (2, True)
    do(game, f">{suit.value}")
    assert (game.turn, game.naming, game.suit) == (0, False, suit)


@pytest.mark.rule(5)
def test_the_dealer_keeps_a_nine_or_takes_the_other_suit_of_its_colour() -> None:
    game = deal("KcKdKs9cAhQs")
    assert legal(game) == {">c", ">s"}
    assert "♣" in str(refused(game, ">h"))
    assert do(game, ">s") == [SuitNamed(0, Card.parse("9c"), Suit.SPADES)]
    assert stands_at(game, "hands=Ks/Kc/Kd pile=9c stock=AhQs turn=1 suit=s")


@pytest.mark.rule(5)
@pytest.mark.parametrize("turned_up", ["8h", "9c"])
def test_the_dealer_names_a_suit_before_anybody_sees_a_hand(turned_up: str) -> None:
    game = deal(f"KcKdKs{turned_up}AhQs")
    for seat in range(3):
        assert game.view(seat).hand == ()
    do(game, ">c")
    for seat in range(3):
        assert {str(card) for card in game.view(seat).hand} == hand(game, seat)


@pytest.mark.rule(5)
def test_nothing_else_may_be_done_before_the_suit_is_named() -> None:
    game = deal("KhKd8h2h2s", players=2, dealer=1)
    for word in ("Kd", "draw", "keep"):
        assert "Name the suit" in str(refused(game, word))
