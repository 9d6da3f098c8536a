"""What each card does when it is played (rule 8), and when it is turned up (rule 5).

An ability carries out what the card does and says whose turn comes next. A rank without one is
missing from `ABILITIES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from craits.rules.actions import suits_to_name
from craits.rules.cards import DECK, Rank
from craits.rules.events import (
    AnotherTurn,
    CrankGrew,
    DrawReason,
    Event,
    LostTurn,
    PlayTurnedRound,
    TurnLost,
)

if TYPE_CHECKING:
    from craits.rules.round import Round

Story = list[Event] | None
"""Where events are told, or None when nobody asked for them."""

# Before Python 3.12 to look up a member of an enum takes longer than to draw a card.
_DRAW_FOR_FIVE, _DRAW_FOR_SEVEN = DrawReason.FIVE, DrawReason.SEVEN
_SKIPPED_BY_FOUR = LostTurn.FOUR

Ability = Callable[["Round", int, Story], int]
"""Carries out what a card does for the seat that played it; returns the seat in turn next."""


def ace(game: Round, seat: int, story: Story) -> int:
    """Add one to a running crank (rule 12); outside a crank an ace does nothing (rule 8)."""
    if game.crank:
        _grow_crank(game, seat, 1, story)
    return game.next_seat(seat, story)


def two(game: Round, seat: int, story: Story) -> int:
    """Start a crank at two, or add two to one that runs (rule 12)."""
    _grow_crank(game, seat, 2, story)
    return game.next_seat(seat, story)


def four(game: Round, seat: int, story: Story) -> int:
    """Skip the next player (rule 8)."""
    return _skip(game, seat, _SKIPPED_BY_FOUR, story)


def five(game: Round, seat: int, story: Story) -> int:
    """Make every other player draw a card, in turn order (rule 8)."""
    other = game.following[seat]
    while other != seat:
        game.give(other, 1, _DRAW_FOR_FIVE, seat, story)
        other = game.following[other]
    return game.next_seat(seat, story)


def six(game: Round, seat: int, story: Story) -> int:
    """Give another turn (rule 8), or a card when there is nothing left to play (rule 21)."""
    if game.hands[seat]:
        if story is not None:
            story.append(AnotherTurn(seat))
        return seat
    if game.rules.last_six == "draw":
        game.give(seat, 1, DrawReason.LAST_SIX, None, story)
    return game.next_seat(seat, story)


def seven(game: Round, seat: int, story: Story) -> int:
    """Make the next player draw a card before the turn (rule 8)."""
    following = game.next_seat(seat, story)
    game.give(following, 1, _DRAW_FOR_SEVEN, seat, story)
    return following


def ten(game: Round, seat: int, story: Story) -> int:
    """Turn play round (rule 8); with two players perhaps skip the opponent as well (rule 11)."""
    game.turn_round()
    if story is not None:
        story.append(PlayTurnedRound(seat, game.direction))
    if len(game.hands) == 2 and game.rules.two_player_ten == "skip":
        return _skip(game, seat, LostTurn.TEN, story)
    return game.next_seat(seat, story)


def _grow_crank(game: Round, seat: int, added: int, story: Story) -> None:
    game.crank += added
    if story is not None:
        story.append(CrankGrew(seat, added, game.crank))


def _skip(game: Round, seat: int, reason: LostTurn, story: Story) -> int:
    skipped = game.next_seat(seat, story)
    if story is not None:
        story.append(TurnLost(skipped, reason, seat))
    return game.next_seat(skipped, story)


_BY_RANK: Final[dict[Rank, Ability]] = {
    Rank.ACE: ace,
    Rank.TWO: two,
    Rank.FOUR: four,
    Rank.FIVE: five,
    Rank.SIX: six,
    Rank.SEVEN: seven,
    Rank.TEN: ten,
}

ABILITIES: Final = tuple(_BY_RANK.get(card.rank) for card in DECK)
"""The ability of each card, by its index; None for a card that only lies on the pile."""


def turn_up(game: Round, story: Story) -> None:
    """Let the card turned up in the deal work as the dealer's first turn (rule 5)."""
    card = game.discard_pile[0]
    if suits_to_name(card):
        game.naming = True
        return
    ability = ABILITIES[card.index]
    work = ability if ability is not None else type(game).next_seat
    game.turn = work(game, game.dealer, story)
