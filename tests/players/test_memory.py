"""What a seat remembers of the cards that it does not see."""

from __future__ import annotations

import random

import pytest

from craits.players.memory import Dealer, Memory
from craits.rules import DECK, HOUSE_RULE_OPTIONS, HouseRules, Round, SeededChance
from craits.rules.events import CardsDrawn, DrawReason, Event, PileReshuffled
from craits.rules.fitting import CRANK_CARDS
from tests.rules.helpers import choose

NO_CALLS = HouseRules(one_card_call=False)


def begin(seats: int, cards: int, rules: HouseRules, seed: int) -> tuple[Round, list[Memory]]:
    rng = random.Random(seed)
    deck = rng.sample(DECK, 52)
    game, events = Round.start(seats, cards, 0, rules, SeededChance(seed), deck)
    memories = [Memory(seat, seats, rules) for seat in range(seats)]
    tell(memories, events)
    return game, memories


def tell(memories: list[Memory], events: list[Event]) -> None:
    for event in events:
        for seat, memory in enumerate(memories):
            memory.hear(event.seen_by(seat))


@pytest.mark.parametrize("seed", range(24))
def test_what_is_dealt_agrees_with_what_is_seen(seed: int) -> None:
    rng = random.Random(seed)
    values = {option.name: rng.choice(option.values) for option in HOUSE_RULE_OPTIONS}
    rules = HouseRules(**values)  # type: ignore[arg-type]
    game, memories = begin(rng.randint(2, 5), rng.randint(1, 8), rules, seed)
    for _ in range(80):
        if game.is_over:
            return
        for seat, memory in enumerate(memories):
            view = game.view(seat)
            for other, count in enumerate(view.card_counts):
                if other != seat:
                    held = memory.lots(other, count)
                    assert sum(lot.count for lot in held) == count
            hands, pile = Dealer(view, memory).deal(rng)
            assert tuple(map(len, hands)) == view.card_counts
            assert len(pile) == view.draw_pile_count
            dealt = [card for cards in (*hands, pile, view.discard_pile) for card in cards]
            assert len(dealt) == len(set(dealt)) == 52
            assert view.naming or tuple(hands[seat]) == view.hand
        tell(memories, game.apply(choose(game, rng)))


@pytest.mark.parametrize("seed", range(12))
def test_after_a_shuffle_between_two_the_other_hand_is_known(seed: int) -> None:
    rng = random.Random(seed)
    game, memories = begin(2, 8, NO_CALLS, seed)
    while not game.is_over:
        events = game.apply(rng.choice(game.legal_actions()))
        tell(memories, events)
        if not game.is_over and any(isinstance(event, PileReshuffled) for event in events):
            for seat in (0, 1):
                hands, pile = Dealer(game.view(seat), memories[seat]).deal(rng)
                other = {*game.hands[1 - seat]}
                # All but what was drawn since, from the new pile.
                drawn = sum(
                    event.count
                    for event in events
                    if isinstance(event, CardsDrawn) and event.seat != seat
                )
                assert len(other & {*hands[1 - seat]}) >= len(other) - drawn
                assert len({*pile} - {*game.draw_pile}) <= drawn
            return


@pytest.mark.parametrize("seed", range(12))
def test_who_could_not_follow_is_dealt_nothing_that_would_have_fitted(seed: int) -> None:
    rng = random.Random(seed)
    game, memories = begin(3, 6, NO_CALLS, seed)
    found = 0
    while not game.is_over and found < 3:
        seat, top, suit = game.turn, game.discard_pile[-1], game.suit
        cranked, before = bool(game.crank), len(game.hands[game.turn])
        events = game.apply(rng.choice(game.legal_actions()))
        tell(memories, events)
        drew = events[-1] if isinstance(events[-1], CardsDrawn) else None
        if drew is None or drew.reason is not DrawReason.NOTHING_FITS or game.is_over:
            continue
        assert not cranked
        watcher = (seat + 1) % 3
        hands, _ = Dealer(game.view(watcher), memories[watcher]).deal(rng)
        fitting = [card for card in hands[seat] if card.suit is suit or card.rank is top.rank]
        # The card just drawn may fit, no other does.
        assert len(fitting) <= len(game.hands[seat]) - before
        found += 1


def test_who_pays_for_a_crank_holds_neither_ace_nor_two() -> None:
    memory = Memory(0, 2, NO_CALLS)
    game, memories = begin(2, 4, NO_CALLS, 1)
    tell(memories, [])
    memory = memories[0]
    memory.hear(CardsDrawn(1, DrawReason.CRANK, 2, 2, ()))
    lots = memory.lots(1, len(game.hands[1]) + 2)
    assert not lots[0].among & CRANK_CARDS
    assert lots[1].among & CRANK_CARDS


def test_a_seat_that_has_heard_nothing_deals_all_the_same() -> None:
    game = Round.deal(4, 5, rng=random.Random(3))
    view = game.view(1)
    hands, pile = Dealer(view, Memory(1, 4, game.rules)).deal(random.Random(1))
    assert tuple(map(len, hands)) == view.card_counts
    assert len(pile) == view.draw_pile_count
