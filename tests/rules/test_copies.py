"""Cards and actions exist once; rounds and games can be copied, and played again."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from craits.rules import (
    DECK,
    CallIdiot,
    CallOneCard,
    Card,
    Draw,
    Game,
    HouseRules,
    Keep,
    NameSuit,
    Play,
    Rank,
    RecordedChance,
    Round,
    SeededChance,
    Suit,
)

COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda thing: pickle.loads(pickle.dumps(thing)),
    lambda thing: pickle.loads(pickle.dumps(thing, protocol=2)),
]


@pytest.mark.parametrize("duplicate", COPIES, ids=["copy", "deepcopy", "pickle", "pickle 2"])
def test_a_copy_of_a_card_or_an_action_is_the_same(duplicate: Callable[[Any], Any]) -> None:
    things: list[object] = [*DECK, *Suit, *Rank, Draw(), Keep(), *map(NameSuit, Suit)]
    things += [Play(card, suit) for card in DECK for suit in (None, *Suit)]
    for thing in things:
        assert duplicate(thing) is thing
    for call in (CallOneCard(1), CallIdiot(1, 2)):
        assert duplicate(call) == call


def test_a_card_cannot_be_changed() -> None:
    card = Card.parse("5h")
    with pytest.raises(AttributeError, match="suit cannot be set"):
        card.suit = Suit.CLUBS
    assert str(card) == "5h"


def play_on(game: Round, seed: int) -> list[str]:
    """Play to the end at random; return each position."""
    rng = random.Random(seed)
    positions = [game.notation()]
    while not game.is_over:
        game.apply(rng.choice(game.legal_actions()))
        positions.append(game.notation())
    return positions


@pytest.mark.parametrize(
    "duplicate", [Round.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
@pytest.mark.parametrize("before", [0, 1, 7, 40])
def test_a_copied_round_is_played_and_shuffled_alike_and_apart(
    duplicate: Callable[[Round], Round], before: int
) -> None:
    rng = random.Random(before)
    rules = HouseRules(may_draw_instead=True, play_drawn_card=True)
    game = Round.deal(5, 8, rules=rules, rng=rng)
    for _ in range(before):
        game.apply(rng.choice(game.legal_actions()))
    stood = game.notation()
    other = duplicate(game)
    assert other.notation() == stood
    played = play_on(other, 3)
    assert len(played) > 20
    assert game.notation() == stood
    assert play_on(game, 3) == played


def test_the_same_rng_gives_the_same_round_and_game() -> None:
    rounds = [Round.deal(4, 8, rng=random.Random(seed)) for seed in (5, 5, 6)]
    assert rounds[0].notation() == rounds[1].notation() != rounds[2].notation()
    assert play_on(rounds[0], 1) == play_on(rounds[1], 1)
    games = [Game(["Ana", "Ben"], rng=random.Random(seed)) for seed in (5, 5, 6)]
    assert games[0].cut == games[1].cut
    assert games[0].round.notation() == games[1].round.notation() != games[2].round.notation()


def test_an_rng_is_not_drawn_from_once_the_game_has_begun() -> None:
    rng = random.Random(1)
    game = Game(["Ana", "Ben"], rng=rng)
    state = rng.getstate()
    play_on(game.round, 1)
    assert rng.getstate() == state


@pytest.mark.parametrize("recorded", [False, True])
def test_copied_chance_gives_the_same_orders_independently(recorded: bool) -> None:
    orders = [random.Random(seed).sample(DECK, 52) for seed in range(3)]
    chance = RecordedChance(orders) if recorded else SeededChance(9)
    first = list(DECK)
    chance.shuffle(first)
    other = chance.copy()
    after = [list(DECK), list(DECK)]
    chance.shuffle(after[0])
    other.shuffle(after[1])
    assert first != after[0] == after[1]


def test_recorded_chance_refuses_what_was_not_recorded() -> None:
    chance = RecordedChance([Card.parse_list("5h6h")])
    with pytest.raises(ValueError, match="of other cards"):
        chance.shuffle(Card.parse_list("5h7h"))
    cards = Card.parse_list("6h5h")
    chance.shuffle(cards)
    assert cards == Card.parse_list("5h6h")
    with pytest.raises(ValueError, match="no further shuffle"):
        chance.shuffle(cards)
