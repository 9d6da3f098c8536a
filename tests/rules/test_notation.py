"""The notation for positions and actions, and what is said of a malformed one."""

from __future__ import annotations

import pytest

from craits.rules import (
    DECK,
    CallIdiot,
    CallOneCard,
    Card,
    Draw,
    Keep,
    NameSuit,
    NotationError,
    Play,
    Position,
    Suit,
    parse_action,
)
from tests.rules.helpers import at

FULL = (
    "hands=8c/Kd3d/-/Ts pile=9h2h stock=7d8d dealer=3 turn=1 dir=- suit=d crank=2 open=0 "
    "said=1,3 misses=0,2 stuck=1"
)


def test_every_field_is_read_and_written_in_order() -> None:
    position = Position.parse(FULL)
    assert str(position) == FULL
    assert str(Position.parse(" ".join(reversed(FULL.split())))) == FULL
    assert position.hands[1] == tuple(Card.parse_list("Kd3d"))
    assert position.hands[2] == ()
    assert position.discard_pile[-1] is Card.parse("2h")
    assert position.draw_pile[-1] is Card.parse("7d"), "the first of the stock is drawn first"
    assert (position.dealer, position.turn, position.direction) == (3, 1, -1)
    assert (position.suit, position.crank, position.stuck) == (Suit.DIAMONDS, 2, 1)
    assert position.open_seat == 0
    assert position.said == {1, 3}
    assert position.misses == {0, 2}


def test_the_fields_that_exclude_the_crank() -> None:
    naming = "hands=8c/Kd pile=9h naming=1"
    assert Position.parse(naming).naming
    assert str(Position.parse(naming)) == naming
    drawn = "hands=8c/Kd pile=9h drawn=8c"
    assert Position.parse(drawn).drawn is Card.parse("8c")
    assert str(Position.parse(drawn)) == drawn


def test_fields_that_are_left_out() -> None:
    position = Position.parse("hands=8c/Kd pile=9h")
    assert position == Position(
        hands=((Card.parse("8c"),), (Card.parse("Kd"),)),
        discard_pile=(Card.parse("9h"),),
        suit=Suit.HEARTS,
        draw_pile=(),
        dealer=0,
        turn=0,
        direction=1,
        crank=0,
        naming=False,
        open_seat=None,
        said=frozenset(),
        drawn=None,
        misses=frozenset(),
        stuck=0,
    )


def test_defaults_are_not_written() -> None:
    text = "hands=8c/Kd pile=9h stock=- dealer=0 turn=0 dir=+ suit=h crank=0 naming=0 stuck=0"
    assert str(Position.parse(text)) == "hands=8c/Kd pile=9h"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "hands: the field is missing"),
        ("pile=9h", "hands: the field is missing"),
        ("hands=8c/Kd", "pile: the field is missing"),
        ("hands=8c/Kd pile=-", "pile: the discard pile has at least one card"),
        ("hands=8c/Kd pile=", "pile: an empty list of cards is written -"),
        ("hands=8c pile=9h", "hands: a round has 2 to 5 hands, not 1"),
        ("hands=8c/Kd/2c/3c/4c/5c pile=9h", "hands: a round has 2 to 5 hands, not 6"),
        ("hands=8c//Kd pile=9h", "hands: an empty list of cards is written -"),
        ("hands=8c/Kd/ pile=9h", "hands: an empty list of cards is written -"),
        ("hands=8x/Kd pile=9h", "hands: '8x' is not a card"),
        ("hands=10c/Kd pile=9h", "hands: '10' is not a card"),
        ("hands=8C/Kd pile=9h", "hands: '8C' is not a card"),
        ("hands=8c/Kd pile=9h5", "pile: '5' is not a card"),
        ("hands=8c/Kd pile=9h stock=7d,8d", "stock: ',8' is not a card"),
        ("hands=8c/8c pile=9h", "hands: 8c is there twice"),
        ("hands=8c8c/Kd pile=9h", "hands: 8c is there twice"),
        ("hands=8c/Kd pile=9h8c", "pile: 8c is there twice"),
        ("hands=8c/Kd pile=9h stock=Kd", "stock: Kd is there twice"),
        ("hands=8c/Kd pile=9h stock=7d7d", "stock: 7d is there twice"),
        ("hands=8c/Kd pile=9h dealer=2", "dealer: there is no seat 2, only 0 to 1"),
        ("hands=8c/Kd pile=9h turn=2", "turn: there is no seat 2"),
        ("hands=8c/Kd pile=9h open=2", "open: there is no seat 2"),
        ("hands=8c/Kd pile=9h said=0,2", "said: there is no seat 2"),
        ("hands=8c/Kd pile=9h misses=2", "misses: there is no seat 2"),
        ("hands=8c/Kd pile=9h misses=0,0", "misses: '0,0' names a seat twice"),
        ("hands=8c/Kd pile=9h said=", "said: '' is not a whole number"),
        ("hands=8c/Kd pile=9h said=0,", "said: '' is not a whole number"),
        ("hands=8c/Kd pile=9h turn=-1", "turn: '-1' is not a whole number"),
        ("hands=8c/Kd pile=9h turn=one", "turn: 'one' is not a whole number"),
        ("hands=8c/Kd pile=9h turn=²", "turn: '²' is not a whole number"),
        ("hands=8c/Kd pile=9h dealer=9999", "dealer: '9999' is not a whole number"),
        ("hands=8c/Kd pile=9h dir=1", "dir: '1' is neither [+] nor -"),
        ("hands=8c/Kd pile=9h suit=x", "suit: 'x' is not a suit"),
        ("hands=8c/Kd pile=9h crank=2", "crank: none runs on 9h"),
        ("hands=8c/Kd pile=2h crank=x", "crank: 'x' is not a whole number"),
        ("hands=8c/Kd pile=9h naming=yes", "naming: 'yes' is neither 0 nor 1"),
        ("hands=8c/Kd pile=7h naming=1", "naming: only for an eight or a nine"),
        ("hands=8c/Kd pile=7h9h naming=1", "naming: only for the turned-up card"),
        ("hands=8c5c/Kd pile=9h open=0", "open: seat 0 is not on one card"),
        ("hands=8c/Kd pile=9h open=0 said=0", "open: seat 0 has announced"),
        ("hands=8c5c4c/Kd pile=9h said=0", "said: seat 0 holds neither one card nor two"),
        ("hands=-/Kd pile=2h crank=2 said=0", "said: seat 0 holds neither one card nor two"),
        ("hands=8c/Kd pile=9h drawn=Kd", "drawn: Kd is not in the hand of seat 0"),
        ("hands=8c/Kd pile=9h drawn=", "drawn: '' is not a card"),
        ("hands=Ac/Kd pile=2h crank=2 drawn=Ac", "drawn: no card is drawn to be played in a crank"),
        ("hands=8c/Kd pile=9h naming=1 drawn=8c", "drawn: .* or before naming"),
        ("hands=8c/Kd pile=9h stuck=-", "stuck: '-' is not a whole number"),
        ("hands=8c/Kd pile=9h hands=8c/Kd", "hands: the field is there twice"),
        ("hands=8c/Kd pile=9h colour=red", "colour: there is no such field, only hands, pile"),
        ("hands=8c/Kd pile=9h Hands=8c", "Hands: there is no such field"),
        ("hands=8c/Kd pile=9h turn", "'turn' is not a field: write name=value"),
        ("hands=8c/Kd pile=9h turn = 1", "'turn' is not a field"),
    ],
)
def test_a_malformed_position_is_refused_and_the_field_named(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=f"^{message}") as error:
        Position.parse(text)
    assert isinstance(error.value, ValueError)
    with pytest.raises(NotationError, match=f"^{message}"):
        at(text, play_drawn_card=True)


def test_a_drawn_card_is_checked_against_the_house_rules() -> None:
    with pytest.raises(NotationError, match="drawn: only where the house rule play_drawn_card"):
        at("hands=8c/Kd pile=9h drawn=8c")
    with pytest.raises(NotationError, match="drawn: 7c does not fit"):
        at("hands=7c/Kd pile=9h drawn=7c", play_drawn_card=True)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_written_as_it_is_read(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.rank, card.suit) is card
    assert DECK[card.index] is card
    assert eval(repr(card), {"Card": Card}) is card


@pytest.mark.parametrize("text", ["", "T", "Thh", "th", "TH", "hT", "1h", "10h", " Th", "T♥", "-"])
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card: write a rank"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["", "Th5", "Th 5h", "Th,5h", "Th-"])
def test_what_is_not_a_list_of_cards(text: str) -> None:
    with pytest.raises(NotationError):
        Card.parse_list(text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("5h", Play(Card.parse("5h"))),
        ("8c>s", Play(Card.parse("8c"), Suit.SPADES)),
        ("9h>h", Play(Card.parse("9h"), Suit.HEARTS)),
        ("draw", Draw()),
        ("keep", Keep()),
        (">h", NameSuit(Suit.HEARTS)),
        ("one2", CallOneCard(2)),
        ("idiot1:2", CallIdiot(1, 2)),
    ],
)
def test_an_action_is_written_as_it_is_read(text: str, action: object) -> None:
    assert parse_action(text) == action
    assert str(action) == text


def test_all_actions_round_trip() -> None:
    actions = [Play(card, suit) for card in DECK for suit in (None, *Suit)]
    actions += [Draw(), Keep(), *map(NameSuit, Suit), *map(CallOneCard, range(5))]  # type: ignore[list-item]
    words = [str(action) for action in actions]
    assert [parse_action(word) for word in words] == actions
    assert len(set(words)) == len(actions) == 52 * 5 + 2 + 4 + 5


@pytest.mark.parametrize(
    "text",
    ["", "5", "5x", "10h", "5h>", "5h>x", "5h>hh", ">", ">x", "Draw", "draw ", " draw", "keep5h",
     "one", "onex", "one-1", "one12", "idiot1", "idiot1:", "idiot:2", "idiot1:2:3", "5h\n",
     "5h 6h", "pass", "one٢"],
)  # fmt: skip
def test_what_is_not_an_action(text: str) -> None:
    with pytest.raises(NotationError, match="is not an action: write a card"):
        parse_action(text)
