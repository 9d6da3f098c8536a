"""What a hand counts (rules 22 and 23)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from craits.rules import DECK, POINTS, Card, HouseRules, Rank, score_hand

BONUS = HouseRules()
ONLY_THREES = HouseRules(spare_threes="only_threes")

PRICES = {"A": 1, "2": 20, "4": 15, "5": 30, "6": 30, "7": 20, "8": 50, "9": 30, "T": 25}


def price(card: Card) -> int:
    return PRICES.get(card.rank.value, 10)


def worth(hand: str, rules: HouseRules = BONUS) -> int:
    return score_hand(Card.parse_list(hand), rules).total


@pytest.mark.rule(22)
@pytest.mark.parametrize("card", [card for card in DECK if card.rank is not Rank.THREE], ids=str)
def test_every_card_alone(card: Card) -> None:
    assert score_hand([card], BONUS).total == price(card) == POINTS[card.rank]


@pytest.mark.rule(22)
def test_no_card_counts_nothing() -> None:
    for rules in (BONUS, ONLY_THREES):
        assert score_hand([], rules).total == 0


@pytest.mark.rule(22)
def test_the_whole_deck_without_threes() -> None:
    hand = [card for card in DECK if card.rank is not Rank.THREE]
    assert score_hand(hand, BONUS).total == 4 * (1 + 20 + 15 + 30 + 30 + 20 + 50 + 30 + 25 + 30)


@pytest.mark.rule(23)
@pytest.mark.parametrize(
    ("hand", "total", "only_threes"),
    [
        ("3c2d8h", 20, 20),
        ("3c3d", -100, -100),
        ("3c3d8h", -50, 0),
        ("3c", -50, -50),
        ("3c3d3h3s", -200, -200),
        ("3c3d3h3s8h", -150, 0),
        ("3c3d3h3s8h8dKc", -50, 0),
        ("3c3d8h8d", 0, 0),
        ("3c3d8h8dAc", 1, 1),
        ("8h3cKcAc", 11, 11),
        ("Kc3cTd", 10, 10),
        ("5c3c6c9c", 60, 60),
    ],
)
def test_threes_cancel_the_dearest(hand: str, total: int, only_threes: int) -> None:
    assert worth(hand) == total
    assert worth(hand, ONLY_THREES) == only_threes


@pytest.mark.rule(23)
def test_how_a_hand_came_to_its_score() -> None:
    score = score_hand(Card.parse_list("Kc3c8h3dAs"), BONUS)
    pairs = [(str(pair.three), str(pair.card)) for pair in score.cancellations]
    assert pairs == [("3c", "8h"), ("3d", "Kc")]
    assert [str(card) for card in score.counted] == ["As"]
    assert (score.spare_threes, score.spare_three_points) == ((), 0)
    score = score_hand(Card.parse_list("3c8h3d"), BONUS)
    assert [str(card) for card in score.spare_threes] == ["3d"]
    assert score.spare_three_points == -50


@pytest.mark.rule(23)
def test_against_every_way_to_cancel() -> None:
    rng = random.Random(23)
    for _ in range(400):
        # A short deck, so that threes are many.
        deck = DECK[8:12] + tuple(rng.sample(DECK, 12))
        hand = list(dict.fromkeys(rng.sample(deck, rng.randint(0, 12))))
        threes = [card for card in hand if card.rank is Rank.THREE]
        others = [card for card in hand if card.rank is not Rank.THREE]
        ways = combinations(others, min(len(threes), len(others)))
        saved = max(sum(map(price, way)) for way in ways)
        spare = max(0, len(threes) - len(others))
        counted = sum(map(price, others)) - saved
        assert score_hand(hand, BONUS).total == counted - 50 * spare
        paid = 0 if others else 50 * spare
        assert score_hand(hand, ONLY_THREES).total == counted - paid
        score = score_hand(rng.sample(hand, len(hand)), BONUS)
        assert score.total == counted - 50 * spare, "the order of the hand does not matter"
        parts = [*score.counted, *score.spare_threes]
        parts += [card for pair in score.cancellations for card in (pair.three, pair.card)]
        assert sorted(parts, key=str) == sorted(hand, key=str)


@pytest.mark.parametrize("spare_threes", ["bonus", "only_threes"])
def test_the_total_is_the_sum_of_what_is_said_of_it(spare_threes: str) -> None:
    rules = HouseRules(spare_threes=spare_threes)  # type: ignore[arg-type]
    rng = random.Random(23)
    threes = [card for card in DECK if card.rank is Rank.THREE]
    for _ in range(2000):
        hand = rng.sample(threes, rng.randint(0, 4))
        hand += rng.sample([card for card in DECK if card not in threes], rng.randint(0, 5))
        rng.shuffle(hand)
        score = score_hand(hand, rules)
        said = sum(POINTS[card.rank] for card in score.counted)
        said += score.spare_three_points * len(score.spare_threes)
        assert score.total == said
