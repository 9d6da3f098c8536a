"""Seeded shuffles prefer no order."""

from __future__ import annotations

import pytest

from craits.rules import DECK, SeededChance


@pytest.mark.parametrize("count", [0, 1, 2, 3, 19, 52])
def test_a_shuffle_keeps_the_cards(count: int) -> None:
    cards = list(DECK[:count])
    chance = SeededChance(5)
    chance.shuffle(cards)
    assert {*cards} == {*DECK[:count]}
    assert chance.seed != 5


def test_each_card_comes_to_each_place_equally_often() -> None:
    times = 5200
    chance = SeededChance(1)
    found = [[0] * 52 for _ in DECK]
    for _ in range(times):
        cards = list(DECK)
        chance.shuffle(cards)
        for place, card in enumerate(cards):
            found[place][card.index] += 1
    expected = times / 52
    squares = sum((n - expected) ** 2 / expected for row in found for n in row)
    # Chi-squared with 51² degrees of freedom: six standard deviations around its mean.
    assert abs(squares - 51**2) < 6 * (2 * 51**2) ** 0.5


def test_every_order_of_three_comes_equally_often() -> None:
    times = 6000
    chance = SeededChance(2)
    orders: dict[str, int] = {}
    for _ in range(times):
        cards = list(DECK[:3])
        chance.shuffle(cards)
        order = "".join(map(str, cards))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    assert all(abs(n - 1000) < 150 for n in orders.values())
