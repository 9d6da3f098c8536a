"""Short words for tests of the rules: set up a position, do something, look at what came of it."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass, replace
from enum import Enum

import pytest

from craits.rules import (
    Action,
    CallOneCard,
    Card,
    HouseRules,
    HouseRuleValue,
    IllegalAction,
    Position,
    Round,
    parse_action as parse,
)
from craits.rules.events import Event


def at(notation: str, **rules: HouseRuleValue) -> Round:
    """The round that stands at this position, under these house rules."""
    return Round.from_notation(notation, HouseRules(**rules))  # type: ignore[arg-type]


def do(game: Round, *words: str) -> list[Event]:
    """Carry out actions; return what happened."""
    return [event for word in words for event in game.apply(parse(word))]


def legal(game: Round) -> set[str]:
    """What the seat in turn may do."""
    return {str(action) for action in game.legal_actions()}


def refused(game: Round, word: str) -> IllegalAction:
    """The refusal of this action, which changes nothing."""
    before = game.position()
    with pytest.raises(IllegalAction) as refusal:
        game.apply(parse(word))
    assert game.position() == before
    return refusal.value


def hand(game: Round, seat: int) -> set[str]:
    """The cards that a seat holds."""
    return {str(card) for card in game.hands[seat]}


def same_position(notation: str) -> Position:
    """The position with each hand sorted: the order of cards within a hand does not matter."""
    position = Position.parse(notation)
    hands = tuple(tuple(sorted(cards, key=lambda card: card.index)) for cards in position.hands)
    return replace(position, hands=hands)


def stands_at(game: Round, notation: str) -> bool:
    """Whether the round stands at this position."""
    assert same_position(game.notation()) == same_position(notation)
    return True


def choose(game: Round, rng: random.Random) -> Action:
    """An action of the seat in turn, or now and then a call, right or wrong."""
    near_one_card = game.open_seat is not None or len(game.hands[game.turn]) == 2
    if rng.random() < (0.3 if near_one_card else 0.02):
        calls = game.legal_calls()
        right = [call for call in calls if isinstance(call, CallOneCard)]
        right += [call for call in calls if call.seat == game.open_seat]  # type: ignore[misc]
        # Wrong calls may cost cards, and many of them make a round go on for ever.
        if right or rng.random() < 0.5:
            return rng.choice(right or calls or game.legal_actions())
    legal = game.legal_actions()
    # So may drawing by choice, which comes last of what is legal.
    return legal[0] if rng.random() < 0.7 else rng.choice(legal)


def cards_in(thing: object) -> set[Card]:
    """Every card that can be reached from an object, however deep it lies."""
    if isinstance(thing, Card):
        return {thing}
    if thing is None or isinstance(thing, (str, int, Enum)):
        return set()
    if isinstance(thing, dict):
        return cards_in([*thing, *thing.values()])
    if isinstance(thing, (list, tuple, set, frozenset)):
        return set().union(*map(cards_in, thing))
    names = [field.name for field in fields(thing)] if is_dataclass(thing) else []
    names += getattr(thing, "__dict__", {})
    names += getattr(type(thing), "__slots__", ())
    return cards_in([getattr(thing, name) for name in names])
