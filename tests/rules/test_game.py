"""A game: its length, the deal that passes on, the totals, the winners (rules 1 to 3, 24)."""

from __future__ import annotations

import random

import pytest

from craits.rules import (
    DEAL_SIZES,
    DECK,
    Card,
    Game,
    HouseRules,
    RecordedChance,
    RoundResult,
    deal_sizes,
    parse_action,
)
from craits.rules.events import (
    Event,
    GameEnded,
    PileReshuffled,
    RoundDealt,
    RoundEnded,
)
from tests.rules.helpers import choose

NAMES = ["Ana", "Ben", "Cy", "Dee", "Eve"]


def finish_round(game: Game, rng: random.Random) -> list[Event]:
    """Play the round to its end at random; return what happened."""
    events: list[Event] = []
    while not game.round.is_over:
        events += game.apply(rng.choice(game.round.legal_actions()))
    return events


def finish(game: Game, rng: random.Random) -> list[Event]:
    """Play the game to its end at random; return what happened, the deals included."""
    events = [*game.deal_events, *finish_round(game, rng)]
    while not game.is_over:
        events += game.next_round()
        events += finish_round(game, rng)
    return events


def scored(*rounds: tuple[int, ...]) -> Game:
    """A game whose score sheet says that its rounds so far scored this."""
    game = Game(NAMES[: len(rounds[0])], HouseRules(length="short"), random.Random(1))
    totals = (0,) * len(game.players)
    for number, scores in enumerate(rounds, start=1):
        totals = tuple(map(sum, zip(totals, scores, strict=True)))
        game.history.append(RoundResult(number, 1, 0, (), totals))
    return game


@pytest.mark.rule(2)
def test_the_cards_dealt_in_each_round() -> None:
    assert DEAL_SIZES == (8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8)
    assert deal_sizes(HouseRules()) == DEAL_SIZES
    assert deal_sizes(HouseRules(length="short")) == (8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.rule(2)
@pytest.mark.parametrize(("length", "rounds"), [("full", 15), ("short", 8)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_so_many_rounds(length: str, rounds: int, players: int) -> None:
    rules = HouseRules(length=length)  # type: ignore[arg-type]
    rng = random.Random(players)
    game = Game(NAMES[:players], rules, rng)
    for number, size in enumerate(deal_sizes(rules), start=1):
        assert (game.round_number, game.deal_size, game.rounds) == (number, size, rounds)
        assert not game.is_over
        (dealt, *_) = game.deal_events
        assert isinstance(dealt, RoundDealt)
        assert (dealt.cards, dealt.dealer) == (size, game.dealer)
        finish_round(game, rng)
        assert (game.round_number, game.deal_size) == (number, size), "until the next is dealt"
        if number < rounds:
            game.next_round()
    assert game.is_over
    assert [result.number for result in game.history] == list(range(1, rounds + 1))
    assert [result.cards for result in game.history] == list(deal_sizes(rules))
    with pytest.raises(ValueError, match="the game is over"):
        game.next_round()


@pytest.mark.rule(2)
def test_no_round_is_dealt_before_the_last_is_over() -> None:
    game = Game(NAMES[:3], rng=random.Random(1))
    with pytest.raises(ValueError, match="this round is not over"):
        game.next_round()


@pytest.mark.rule(3)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_passes_to_the_left_whichever_way_play_goes(players: int) -> None:
    game = Game(NAMES[:players], rng=random.Random(3), first_dealer=players - 1)
    finish(game, random.Random(players))
    dealers = [result.dealer for result in game.history]
    assert dealers == [(players - 1 + number) % players for number in range(15)]


@pytest.mark.rule(3)
def test_the_cut_decides_who_deals_first() -> None:
    cut = Card.parse_list("5h2cKd")
    rest = [card for card in DECK if card not in cut]
    game = Game(NAMES[:3], chance=RecordedChance([[*rest, *reversed(cut)], DECK]))
    assert (game.first_dealer, game.dealer) == (1, 1)
    assert len(game.cut) == 4


@pytest.mark.rule(3)
def test_a_rematch_needs_no_cut() -> None:
    game = Game(NAMES[:3], rng=random.Random(1), first_dealer=2)
    assert (game.cut, game.dealer) == ([], 2)
    with pytest.raises(ValueError, match="no seat 3"):
        Game(NAMES[:3], first_dealer=3)


@pytest.mark.rule(1)
def test_no_two_players_share_a_name() -> None:
    with pytest.raises(ValueError, match="share a name"):
        Game(["Ana", "Ben", "Ana"])


@pytest.mark.rule(1)
@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ((10, 20, 30), (0,), (1, 2, 3)),
        ((30, -50, 20), (1,), (3, 1, 2)),
        ((30, 20, 20), (1, 2), (3, 1, 1)),
        ((0, 0, 0), (0, 1, 2), (1, 1, 1)),
        ((5, 7, 7, 9), (0,), (1, 2, 2, 4)),
    ],
)
def test_the_lowest_total_wins_and_equal_totals_share(
    totals: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    game = scored(totals)
    assert game.winners == winners
    assert game.places == places


@pytest.mark.rule(24)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_scores_of_each_round_are_added_up(players: int) -> None:
    rng = random.Random(players)
    game = Game(NAMES[:players], rng=rng)
    assert game.totals == (0,) * players
    totals = [0] * players
    while True:
        events = finish_round(game, rng)
        scores = game.round.scores()
        (ended,) = (event for event in events if isinstance(event, RoundEnded))
        assert [score.total for score in ended.scores] == scores
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        assert game.totals == game.history[-1].totals == tuple(totals)
        assert game.history[-1].scores == ended.scores
        if game.is_over:
            break
        game.next_round()
    lowest = tuple(seat for seat in range(players) if totals[seat] == min(totals))
    assert events[-1] == GameEnded(tuple(totals), lowest)
    assert game.winners == lowest


@pytest.mark.rule(24)
def test_the_game_ends_once_and_only_after_the_last_round() -> None:
    rng = random.Random(24)
    events = finish(Game(NAMES[:3], HouseRules(length="short"), rng), rng)
    assert [type(event) for event in events if isinstance(event, (GameEnded, RoundEnded))] == [
        *[RoundEnded] * 8,
        GameEnded,
    ]


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_is_the_same_for_the_same_rng_and_actions(players: int) -> None:
    events = []
    for _ in range(2):
        rng = random.Random(11)
        game = Game(NAMES[:players], HouseRules(length="short"), rng)
        events.append([*game.cut, *finish(game, rng)])
    assert events[0] == events[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_recorded_game_can_be_played_again(players: int) -> None:
    rng = random.Random(players)
    rules = HouseRules(
        length="short", may_draw_instead=True, play_drawn_card=True, false_idiot_penalty=2
    )
    game = Game(NAMES[:players], rules, rng)
    words: list[str] = []
    events: list[Event] = [*game.deal_events]
    while not game.is_over:
        if game.round.is_over:
            events += game.next_round()
        action = choose(game.round, rng)
        words.append(str(action))
        events += game.apply(action)
    orders = []
    for event in events:
        if isinstance(event, RoundDealt):
            orders.append(event.deck)
        elif isinstance(event, PileReshuffled):
            orders.append(event.cards)
    assert len(orders) > 8

    again = Game(
        NAMES[:players], rules, chance=RecordedChance(orders), first_dealer=game.first_dealer
    )
    happened = [*again.deal_events]
    for word in words:
        if again.round.is_over:
            happened += again.next_round()
        happened += again.apply(parse_action(word))
    assert happened == events
    assert again.totals == game.totals
    assert again.history == game.history
