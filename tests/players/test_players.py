"""Every strength plays by every house rule, by what its seat may see and by nothing else."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Iterator
from itertools import islice
from typing import get_type_hints

import pytest

from craits.players.by_strength import seat_player
from craits.players.expert import Budget, Expert
from craits.players.player import Player, Standing
from craits.players.strength import Strength
from craits.rules import (
    HOUSE_RULE_OPTIONS,
    CallOneCard,
    Game,
    HouseRules,
    HouseRuleValue,
    IllegalAction,
    Round,
    SeatView,
    TurnAction,
    imagine,
)
from craits.rules.events import Event
from craits.simulate import play_game
from craits.simulation_plan import Plan
from tests.rules.helpers import at

QUICK = Budget(seconds=None, futures=8)
EVEN = Standing((0, 0), 1)


def sit(strength: Strength, seats: int, rules: HouseRules, seed: int = 1) -> list[Player]:
    rng = random.Random(seed)
    return [seat_player(strength, seat, seats, rules, rng, QUICK) for seat in range(seats)]


def tell(players: list[Player], events: list[Event]) -> None:
    for event in events:
        for player in players:
            player.hear(event.seen_by(player.seat))


def turns(players: list[Player], rules: HouseRules, seed: int) -> Iterator[tuple[Player, Game]]:
    """Play a short game; give the player in turn, and the game, before each of its choices."""
    game = Game([str(player.seat) for player in players], rules, random.Random(seed))
    tell(players, game.deal_events)
    while not game.is_over:
        if game.round.is_over:
            tell(players, game.next_round())
        player = players[game.round.turn]
        yield player, game
        standing = Standing(game.totals, game.round_number)
        tell(players, game.apply(player.choose(game.round.view(player.seat), standing)))
        if game.round.open_seat is not None and not game.round.is_over:
            tell(players, game.apply(CallOneCard(game.round.open_seat)))


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize(
    ("option", "value"),
    [(option.name, value) for option in HOUSE_RULE_OPTIONS for value in option.values],
)
def test_a_round_is_played_to_its_end_by_every_house_rule(
    strength: Strength, option: str, value: HouseRuleValue
) -> None:
    rules = HouseRules(**{option: value})  # type: ignore[arg-type]
    for seats in (2, 3, 4, 5):
        players = sit(strength, seats, rules, seed=seats)
        for turn, (_, game) in enumerate(turns(players, rules, seats)):
            assert turn < 2000
            if game.round_number > 1:
                break


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_by_house_rules_drawn_at_random(seats: int, seed: int) -> None:
    rng = random.Random(seats * 10 + seed)
    values = {option.name: rng.choice(option.values) for option in HOUSE_RULE_OPTIONS}
    values["length"] = "short"
    strengths = tuple(rng.choice(list(Strength)) for _ in range(seats))
    rules = HouseRules(**values)  # type: ignore[arg-type]
    played = play_game(Plan(strengths, rules, seed, futures=4), 0)
    assert sum(figures.win for figures in played.players) == pytest.approx(1)


def test_a_player_is_given_a_view_and_never_a_round() -> None:
    hints = get_type_hints(Player.choose)
    assert hints == {"view": SeatView, "standing": Standing, "return": TurnAction}
    assert get_type_hints(Player.hear) == {"event": Event, "return": type(None)}
    for strength in Strength:
        kind = type(sit(strength, 2, HouseRules())[0])
        assert get_type_hints(kind.choose) == hints


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_is_chosen_however_the_unseen_cards_lie(strength: Strength, seats: int) -> None:
    rules = HouseRules(length="short", play_drawn_card=True)
    players = sit(strength, seats, rules)
    chosen = differing = 0
    for player, game in turns(players, rules, 3):
        view = game.round.view(player.seat)
        if len(view.actions) > 1:
            standing = Standing(game.totals, game.round_number)
            other_deal = imagine(view, random.Random(chosen))
            differing += other_deal.hands != game.round.hands
            first, second = (copy.deepcopy(player) for _ in range(2))
            choice = first.choose(view, standing)
            assert second.choose(other_deal.view(player.seat), standing) is choice
            assert choice in view.actions
            chosen += 1
        if chosen == 25:
            break
    assert differing > 15


@pytest.mark.parametrize("strength", Strength)
def test_the_same_seed_plays_the_same_game(strength: Strength) -> None:
    rules = HouseRules(length="short")

    def positions() -> list[str]:
        played = turns(sit(strength, 3, rules), rules, 9)
        return [game.round.notation() for _, game in islice(played, 60)]

    assert positions() == positions()


def asked(strength: Strength, notation: str, **rules: HouseRuleValue) -> str:
    """What a player of this strength does at a position, without having heard anything before."""
    game = at(notation, **rules)
    budget = Budget(seconds=None, futures=400)
    player = seat_player(strength, game.turn, len(game.hands), game.rules, random.Random(1), budget)
    standing = Standing((0,) * len(game.hands), 1)
    return str(player.choose(game.view(game.turn), standing))


@pytest.mark.parametrize("strength", [Strength.REGULAR, Strength.EXPERT])
@pytest.mark.parametrize(
    ("notation", "best"),
    [
        # A six and then another card goes out; the six last would draw (rule 21).
        ("hands=6hKh/2c9d4c7s pile=3h", "6h"),
        # Dear cards go first when the next player is on one card.
        ("hands=5hKhQcJs/2c pile=3h", "5h"),
    ],
)
def test_what_is_plainly_best_is_seen(strength: Strength, notation: str, best: str) -> None:
    assert asked(strength, notation) == best


def test_the_suit_that_is_held_most_is_named() -> None:
    assert asked(Strength.REGULAR, "hands=8cKsQsJs4d/2c9d4c7s9h pile=3h turn=0") == "8c>s"


def test_the_expert_keeps_to_its_time() -> None:
    game = Round.deal(2, 8, rng=random.Random(4))
    while len(game.legal_actions()) < 4:
        game = Round.deal(2, 8, rng=random.Random(len(game.hands) + game.turn + time.time_ns()))
    expert = Expert(game.turn, 2, game.rules, random.Random(1), Budget(seconds=0.05))
    start = time.perf_counter()
    assert expert.choose(game.view(game.turn), EVEN) in game.legal_actions()
    assert time.perf_counter() - start < 1


def test_the_expert_says_what_it_considered_the_best_first() -> None:
    game = at("hands=6hKh/2c9d4c7s pile=3h")
    expert = Expert(0, 2, game.rules, random.Random(1), QUICK)
    options = expert.consider(game.view(0), EVEN)
    assert {option.action for option in options} == {*game.legal_actions()}
    assert str(options[0].action) == "6h"
    assert options[0].score == 0


def test_an_action_that_is_not_legal_is_never_chosen() -> None:
    for strength in Strength:
        rules = HouseRules(length="short", may_draw_instead=True, play_drawn_card=True)
        try:
            for _, game in turns(sit(strength, 3, rules), rules, 5):
                if game.round_number == 3:
                    break
        except IllegalAction as refusal:
            pytest.fail(str(refusal))


def test_manners_differ_and_names_do_not_clash() -> None:
    rng = random.Random(1)
    novices, experts = (
        sit(strength, 2, HouseRules())[0] for strength in (Strength.NOVICE, Strength.EXPERT)
    )
    forgotten = [sum(p.announce() is None for _ in range(400)) for p in (novices, experts)]
    noticed = [sum(p.notice() is not None for _ in range(400)) for p in (novices, experts)]
    assert forgotten[0] > 50 > forgotten[1] == 0
    assert 40 < noticed[0] < 160 < 300 < noticed[1]
    assert all(player.pause() > 0 for player in (novices, experts))
    for strength in Strength:
        taken: list[str] = []
        for _ in range(5):
            taken.append(strength.name_for(taken, rng))
        assert len({name.casefold() for name in taken}) == 5
    everybody = [name for strength in Strength for name in strength.manner.names]
    assert len(everybody) == len(set(everybody))


def test_a_whim_does_not_change_a_choice() -> None:
    game = Round.deal(2, 8, rng=random.Random(4))
    view = game.view(game.turn)
    quiet, restless = (sit(Strength.NOVICE, 2, game.rules, 8)[game.turn] for _ in range(2))
    for _ in range(7):
        restless.pause()
        restless.announce()
    assert quiet.choose(view, EVEN) is restless.choose(view, EVEN)
