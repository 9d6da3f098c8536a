"""What a seat may know: views and reduced events hold no card that it cannot see."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest

from craits.rules import (
    Card,
    HouseRules,
    Play,
    Position,
    Round,
    SeatView,
    imagine,
)
from craits.rules.events import (
    CardsDrawn,
    CrankEnded,
    DrawReason,
    PileReshuffled,
    RoundDealt,
    RoundEnded,
)
from tests.rules.helpers import at, cards_in, choose, do, legal

WILD = HouseRules(may_draw_instead=True, play_drawn_card=True, false_idiot_penalty=1)


def test_the_scan_finds_cards_wherever_they_lie() -> None:
    card = Card.parse("5h")
    view = at("hands=8c/Kd pile=9h").view(0)
    assert cards_in(replace(view, hand=(card,))) == {card, Card.parse("9h"), Card.parse("8c")}
    assert cards_in({"a": [(card,)]}) == cards_in(Play(card)) == {card}
    assert cards_in(at("hands=8c/Kd pile=9h stock=2c")) == set(Card.parse_list("8cKd9h2c"))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_view_and_no_reduced_event_holds_a_hidden_card(players: int) -> None:
    rng = random.Random(players)
    for _ in range(4):
        game = Round.deal(players, rng.randint(1, 8), rules=WILD, rng=rng)
        while not game.is_over:
            for seat in (None, *range(players)):
                view = game.view(seat)
                own = set() if seat is None else set(game.hands[seat])
                assert cards_in(view) <= own | set(game.discard_pile)
                assert (view.hands, view.scores) == ((), ())
            events = game.apply(choose(game, rng))
            for seat in (None, *range(players)):
                own = set() if seat is None else set(game.hands[seat])
                for event in events:
                    if isinstance(event, RoundEnded):
                        assert event.seen_by(seat) == event
                    else:
                        assert cards_in(event.seen_by(seat)) <= own | set(game.discard_pile)
        assert cards_in(game.view(None)) >= set().union(*game.hands)


def test_a_view_in_full() -> None:
    game = at(
        "hands=5hKdJh/9c/TsAs pile=8h2h stock=4c4d dealer=2 turn=0 dir=- crank=2 said=1 misses=2"
    )
    assert game.view(1) == SeatView(
        seat=1,
        rules=HouseRules(),
        hand=(Card.parse("9c"),),
        card_counts=(3, 1, 2),
        discard_pile=tuple(Card.parse_list("8h2h")),
        draw_pile_count=2,
        dealer=2,
        turn=0,
        direction=-1,
        suit=Card.parse("2h").suit,
        crank=2,
        naming=False,
        open_seat=None,
        said=frozenset({1}),
        drawn=None,
        misses=frozenset({2}),
        stuck=0,
        actions=(),
        is_over=False,
        hands=(),
        scores=(),
    )
    assert [str(action) for action in game.view(0).actions] == ["draw"]
    assert game.view(0).top is Card.parse("2h")


def test_only_its_own_player_sees_the_drawn_card() -> None:
    game = at("hands=5d9c/TsJs pile=4h stock=Qh2s", play_drawn_card=True)
    do(game, "draw")
    assert game.view(0).drawn is Card.parse("Qh")
    assert game.view(1).drawn is None
    assert game.view(None).drawn is None


def test_the_hands_are_laid_open_at_the_end() -> None:
    game = at("hands=Kh/QhJs pile=4h stock=3c")
    do(game, "Kh")
    view = game.view(0)
    assert view.hands == ((), tuple(Card.parse_list("QhJs")))
    assert [score.total for score in view.scores] == [0, 20]
    assert imagine(view, random.Random(1)).view(0) == view


def test_a_view_does_not_change_with_the_round() -> None:
    game = at("hands=KhQhJh/QdJs pile=4h stock=3c4c")
    view = game.view(0)
    before = repr(view)
    do(game, "Kh", "draw", "Qh", "one0")
    assert repr(view) == before


def test_what_others_see_of_drawn_cards() -> None:
    drawn = CardsDrawn(1, DrawReason.CRANK, 2, 2, tuple(Card.parse_list("4c4d")))
    assert drawn.seen_by(1) == drawn
    for seat in (0, 2, None):
        assert drawn.seen_by(seat) == CardsDrawn(1, DrawReason.CRANK, 2, 2, ())


def test_nobody_sees_the_deck_or_a_shuffled_pile() -> None:
    cards = tuple(Card.parse_list("4c4d"))
    for seat in (0, 1, None):
        assert RoundDealt(0, 1, cards).seen_by(seat) == RoundDealt(0, 1, ())
        assert PileReshuffled(2, cards).seen_by(seat) == PileReshuffled(2, ())


@pytest.mark.rule(7)
@pytest.mark.parametrize("crank", [0, 2])
def test_a_draw_does_not_betray_whether_a_card_fitted(crank: int) -> None:
    told = []
    for held in ("2dAhKh", "TcTdJc"):
        start = f"hands={held}/QdJs pile=2s stock=3c4c crank={crank}"
        game = at(start, may_draw_instead=True)
        told.append([event.seen_by(1) for event in do(game, "draw")])
    assert told[0] == told[1]


def test_why_cards_are_drawn() -> None:
    def reasons(start: str, *words: str, **rules: bool) -> list[DrawReason]:
        events = do(at(start, **rules), *words)
        return [event.reason for event in events if isinstance(event, CardsDrawn)]

    start = "hands=5h9c7h/TsJs pile=4h stock=Qh2s"
    assert reasons("hands=5d9c/TsJs pile=4h stock=Qh2s", "draw") == [DrawReason.NOTHING_FITS]
    assert reasons(start, "draw", may_draw_instead=True) == [DrawReason.CHOICE]
    assert reasons(start, "5h") == [DrawReason.FIVE]
    assert reasons(start, "7h") == [DrawReason.SEVEN]


def test_imagine_keeps_everything_that_the_seat_knows() -> None:
    rng = random.Random(2)
    for players in (2, 3, 4, 5):
        game = Round.deal(players, 5, rules=WILD, rng=rng)
        different = 0
        while not game.is_over:
            for seat in range(players):
                view = game.view(seat)
                other = imagine(view, rng)
                assert other.view(seat) == view
                Position.parse(other.notation())
                different += other.hands != game.hands
                held = [*other.draw_pile, *other.discard_pile, *chain(*other.hands)]
                assert len(held) == len(set(held)) == 52
            game.apply(choose(game, rng))
        assert different > 20


@pytest.mark.rule(5)
def test_imagine_knows_no_hand_before_the_suit_is_named() -> None:
    deck = Card.parse_list("KcKdQcQd8hAhQs2c3c4c5c6c7c")
    game = Round.deal(2, 2, deck=deck)
    rng = random.Random(1)
    hands = [imagine(game.view(0), rng).hands[0] for _ in range(10)]
    assert len({str(hand) for hand in hands}) > 1


def test_an_imagined_round_goes_its_own_way() -> None:
    game = at("hands=KhQhJh/QdJs pile=4h stock=3c4c")
    before = game.notation()
    other = imagine(game.view(0), random.Random(1))
    do(other, "Kh")
    assert game.notation() == before
    assert legal(game) == {"Kh", "Qh", "Jh"}


def test_events_are_left_out_when_nobody_asks() -> None:
    game = at("hands=Kd3d/AsJs pile=5h2h stock=4c4d4h crank=2")
    other = game.copy()
    assert other.apply(other.legal_actions()[0], events=False) == []
    assert CrankEnded(0, 2) in do(game, "draw")
    assert other.notation() == game.notation()
