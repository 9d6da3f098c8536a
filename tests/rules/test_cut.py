"""The cut for the first deal (rule 3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from craits.rules import DECK, Card, RecordedChance
from craits.rules.cut import cut_for_deal
from craits.rules.events import CardDrawnForDeal, CutDecided, CutTied, Event


def cut(players: int, *drawn: str) -> tuple[int, list[Event]]:
    """The cut in which these cards are drawn one after another."""
    first = [Card.parse(name) for name in drawn]
    rest = [card for card in DECK if card not in first]
    return cut_for_deal(players, RecordedChance([[*rest, *reversed(first)]]))


@pytest.mark.rule(3)
@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        (("2c", "Ah", "Kd"), 1),
        (("3c", "4c", "2d"), 2),
        (("Tc", "Jc", "Qc"), 0),
        (("Jd", "Th", "9s"), 2),
        (("Kd", "Qd", "Jd"), 2),
        (("Qs", "Kc", "Kd"), 0),
        (("Kd", "Kh", "Ks", "Td", "Kc"), 3),
    ],
)
def test_the_lowest_card_deals_and_an_ace_is_lowest(drawn: tuple[str, ...], dealer: int) -> None:
    decided, events = cut(len(drawn), *drawn)
    assert decided == dealer
    assert events == [
        *(CardDrawnForDeal(seat, Card.parse(card)) for seat, card in enumerate(drawn)),
        CutDecided(dealer),
    ]


@pytest.mark.rule(3)
def test_who_ties_for_lowest_draws_again_and_nobody_else() -> None:
    dealer, events = cut(4, "2c", "Kd", "2s", "2h", "7c", "5d", "5h", "Qs", "Jc")
    assert dealer == 3
    assert [event for event in events if isinstance(event, CutTied)] == [
        CutTied((0, 2, 3)),
        CutTied((2, 3)),
    ]
    seats = [event.seat for event in events if isinstance(event, CardDrawnForDeal)]
    assert seats == [0, 1, 2, 3, 0, 2, 3, 2, 3]


@pytest.mark.rule(3)
def test_suits_do_not_count() -> None:
    _, events = cut(2, "2c", "2s", "3c", "4c")
    assert CutTied((0, 1)) in events


@pytest.mark.rule(3)
def test_a_tie_among_higher_cards_does_not_matter() -> None:
    assert cut(3, "Kc", "Kd", "2c")[0] == 2


@pytest.mark.rule(3)
def test_ties_without_end_empty_the_deck_which_is_shuffled_again() -> None:
    pairs = [card for rank in range(13) for card in DECK[rank * 4 : rank * 4 + 4]]
    again = [*DECK[2:], Card.parse("Ad"), Card.parse("Ac")]
    again.remove(Card.parse("3c"))
    again.insert(-1, Card.parse("3c"))
    dealer, events = cut_for_deal(2, RecordedChance([pairs, again]))
    assert len([event for event in events if isinstance(event, CutTied)]) == 26
    assert dealer == 0


@pytest.mark.rule(3)
def test_everybody_deals_first_equally_often() -> None:
    chance_of = random.Random(3)
    dealers: Counter[int] = Counter()
    for _ in range(2000):
        deck = list(DECK)
        chance_of.shuffle(deck)
        spare = list(DECK)
        dealers[cut_for_deal(4, RecordedChance([deck, spare]))[0]] += 1
    assert set(dealers) == {0, 1, 2, 3}
    assert max(dealers.values()) - min(dealers.values()) < 120
