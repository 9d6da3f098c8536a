"""Whatever is played, by whatever house rules: what must hold in every round."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from craits.rules import (
    DECK,
    HOUSE_RULE_OPTIONS,
    Action,
    CallIdiot,
    CallOneCard,
    Draw,
    Foresight,
    Game,
    HouseRules,
    IllegalAction,
    Keep,
    NameSuit,
    Play,
    Round,
    Suit,
    foresee,
    imagine,
)
from craits.rules.events import (
    CardPlayed,
    CardsDrawn,
    CrankEnded,
    CrankGrew,
    Event,
    PileReshuffled,
    PlayTurnedRound,
    RoundEnded,
)
from tests.rules.helpers import choose
from tests.rules.referee import Referee

UNIVERSE: list[Action] = [
    *(Play(card, suit) for card in DECK for suit in (None, *Suit)),
    Draw(),
    Keep(),
    *map(NameSuit, Suit),
    *map(CallOneCard, range(7)),
    *(CallIdiot(caller, seat) for caller in range(7) for seat in range(7)),
]

MOST_ACTIONS = 150
"""How far a round is followed: some go on and on when everybody draws by choice."""

house_rules = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.values) for option in HOUSE_RULE_OPTIONS}
).map(lambda values: HouseRules(**values))  # type: ignore[arg-type]


@st.composite
def rounds(draw: st.DrawFn, smallest_deck: int = 52) -> Round:
    """A round just dealt, from a whole deck or a smaller one, in which piles soon run out."""
    players = draw(st.integers(2, 5))
    cards = draw(st.integers(1, 8))
    size = draw(st.integers(max(smallest_deck, players * cards + 1), 52))
    rng = random.Random(draw(st.integers(0, 2**32)))
    deck = rng.sample(DECK, size)
    dealer = draw(st.integers(0, players - 1))
    return Round.deal(players, cards, dealer, draw(house_rules), rng, deck)


seeds = st.integers(0, 2**32)


def played(game: Round, seed: int) -> Iterator[tuple[Action, list[Event]]]:
    """Play the round at random; each action, once it is done, with what happened."""
    rng = random.Random(seed)
    for _ in range(MOST_ACTIONS):
        if game.is_over:
            return
        action = choose(game, rng)
        yield action, game.apply(action)


def all_cards(game: Round) -> list[int]:
    return sorted(card.index for card in chain(game.draw_pile, game.discard_pile, *game.hands))


def common(examples: int) -> settings:
    return settings(
        max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow]
    )


@common(150)
@given(rounds(), seeds)
def test_each_card_is_in_one_place(game: Round, seed: int) -> None:
    assert all_cards(game) == list(range(52))
    for _ in played(game, seed):
        assert all_cards(game) == list(range(52))


@common(150)
@given(rounds(smallest_deck=6), seeds)
def test_there_is_something_to_do_until_the_round_is_over(game: Round, seed: int) -> None:
    assert game.legal_actions()
    for _, events in played(game, seed):
        assert bool(game.legal_actions()) is not game.is_over
        assert any(isinstance(event, RoundEnded) for event in events) is game.is_over
        assert 0 <= game.turn < len(game.hands)
    if game.is_over:
        assert game.legal_calls() == []


@common(15)
@given(rounds(smallest_deck=6), seeds)
def test_exactly_what_is_legal_is_accepted(game: Round, seed: int) -> None:
    for _ in played(game, seed):
        before = game.position()
        allowed = {*game.legal_actions(), *game.legal_calls()}
        assert len(allowed) == len(game.legal_actions()) + len(game.legal_calls())
        assert allowed <= {*UNIVERSE}
        for action in UNIVERSE:
            if action in allowed:
                other = game.copy()
                other.apply(action)
                # A wrong call that costs nothing changes nothing, and nothing else does that.
                free = isinstance(action, CallIdiot) and action.seat != game.open_seat
                assert free or other.position() != before
            else:
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(action)
                assert str(refusal.value).endswith(".")
                assert "{" not in str(refusal.value)
        assert game.position() == before


@common(60)
@given(rounds(smallest_deck=6), seeds)
def test_the_notation_says_everything(game: Round, seed: int) -> None:
    for _ in played(game, seed):
        notation = game.notation()
        other = Round.from_notation(notation, game.rules)
        assert other.notation() == notation
        assert other.position() == game.position()
        assert other.is_over is game.is_over
        assert other.legal_actions() == game.legal_actions()
        assert other.legal_calls() == game.legal_calls()


@common(100)
@given(rounds(smallest_deck=6), seeds)
def test_a_copy_goes_the_same_way_and_leaves_the_original_alone(game: Round, seed: int) -> None:
    start = game.notation()
    other = game.copy()
    actions = [action for action, _ in played(other, seed)]
    assert game.notation() == start
    quiet = game.copy()
    for action in actions:
        game.apply(action)
        # Without events the same happens.
        assert quiet.apply(action, events=False) == []
        assert quiet.position() == game.position()
        assert quiet.is_over is game.is_over
    assert game.position() == other.position()


@common(60)
@given(rounds(), seeds)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(game: Round, seed: int) -> None:
    rng = random.Random(seed)
    for _ in played(game, seed):
        for seat in range(len(game.hands)):
            view = game.view(seat)
            assert imagine(view, rng).view(seat) == view


@common(60)
@given(rounds(), seeds)
def test_what_is_foreseen_happens(game: Round, seed: int) -> None:
    for _ in played(game, seed):
        view = game.view(game.turn)
        for play in view.actions:
            if isinstance(play, Play):
                foreseen = foresee(view, play)
                real = game.copy()
                events = [event.seen_by(None) for event in real.apply(play)]
                if real.is_over:
                    assert isinstance(events.pop(), RoundEnded)
                assert foreseen == Foresight(tuple(events), real.turn, real.is_over)


@common(150)
@given(rounds(smallest_deck=6), seeds)
def test_the_events_tell_all_that_can_be_counted(game: Round, seed: int) -> None:
    held = [len(hand) for hand in game.hands]
    stock, pile = len(game.draw_pile), len(game.discard_pile)
    crank, direction = game.crank, game.direction
    for _, events in played(game, seed):
        for event in events:
            if isinstance(event, CardPlayed):
                held[event.seat] -= 1
                pile += 1
                assert event.cards_left == held[event.seat]
            elif isinstance(event, CardsDrawn):
                held[event.seat] += event.count
                stock -= event.count
                assert len(event.cards) == event.count <= event.due
                assert event.count == event.due or (stock, pile) == (0, 1)
                assert set(event.cards) <= set(game.hands[event.seat])
            elif isinstance(event, PileReshuffled):
                # It is told before the draw for which it was needed, some of whose cards may
                # have come from the old draw pile.
                stock += event.count
                pile -= event.count
                assert pile == 1
            elif isinstance(event, CrankGrew):
                crank += event.added
                assert event.count == crank
            elif isinstance(event, CrankEnded):
                assert event.count == crank
                crank = 0
            elif isinstance(event, PlayTurnedRound):
                direction = -direction
                assert event.direction == direction
        assert held == [len(hand) for hand in game.hands]
        assert (stock, pile) == (len(game.draw_pile), len(game.discard_pile))
        assert (crank, direction) == (game.crank, game.direction)


def state_of(game: Round) -> dict[str, object]:
    """The round in the referee's words."""
    return {
        "hands": [sorted(map(str, hand)) for hand in game.hands],
        "pile": [str(card) for card in game.discard_pile],
        "stock": [str(card) for card in reversed(game.draw_pile)],
        "turn": game.turn,
        "way": game.direction,
        "suit": game.suit.value,
        "crank": game.crank,
        "naming": game.naming,
        "open": game.open_seat,
        "said": game.said,
        "misses": game.misses,
        "drawn": None if game.drawn is None else str(game.drawn),
        "over": game.is_over,
    }


@common(250)
@given(rounds(smallest_deck=6), seeds)
def test_a_referee_who_reads_the_rules_slowly_agrees(game: Round, seed: int) -> None:
    referee = Referee(game.notation(), game.rules)
    assert referee.legal() == {str(action) for action in game.legal_actions()}
    for action, events in played(game, seed):
        referee.shuffles = [
            [str(card) for card in reversed(event.cards)]
            for event in events
            if isinstance(event, PileReshuffled)
        ]
        referee.act(str(action))
        assert referee.state() == state_of(game)
        assert referee.legal() == {str(action) for action in game.legal_actions()}
        assert referee.calls() == {str(call) for call in game.legal_calls()}


def test_a_thousand_games() -> None:
    rng = random.Random(1000)
    actions = 0
    for _ in range(1000):
        values = {option.name: rng.choice(option.values) for option in HOUSE_RULE_OPTIONS}
        names = [f"player {seat}" for seat in range(rng.randint(2, 5))]
        game = Game(names, HouseRules(**values), rng)  # type: ignore[arg-type]
        while not game.is_over:
            if game.round.is_over:
                game.next_round()
            actions += play_out(game, rng)
        assert len(game.history) == game.rounds
        assert game.totals == tuple(
            sum(result.scores[seat].total for result in game.history) for seat in range(len(names))
        )
    assert actions > 300_000


def play_out(game: Game, rng: random.Random) -> int:
    """Play the round to its end; return how many actions that took."""
    now = game.round
    actions = 0
    while not now.is_over:
        assert now.legal_actions()
        game.apply(choose(now, rng))
        actions += 1
        cards = sum(map(len, now.hands)) + len(now.draw_pile) + len(now.discard_pile)
        assert cards == 52
        if not actions % 32 or now.is_over:
            assert all_cards(now) == list(range(52))
            notation = now.notation()
            assert Round.from_notation(notation, now.rules).notation() == notation
    return actions
