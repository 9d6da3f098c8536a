"""Whole games between computer players, without a screen, and what comes of them.

The same seed gives the same games, however many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import random
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from craits.players.by_strength import seat_player
from craits.players.expert import Budget
from craits.players.player import Player, Standing
from craits.rules import CallIdiot, CallOneCard, Game
from craits.rules.events import (
    CardsDrawn,
    CrankEnded,
    Event,
    GameEnded,
    IdiotCaught,
    RoundEnd,
    RoundEnded,
)
from craits.simulation_plan import Plan

_Z: Final = 1.959964
"""The standard normal quantile that leaves 5 % outside, on both sides together."""

_LONGEST: Final = 100_000
"""After how many actions a game is taken to have no end: some sets of house rules allow that."""


@dataclass
class Figures:
    """What one player did in one game."""

    seat: int
    total: int = 0
    win: float = 0.0
    """1 for a win, a part of it for one that is shared."""
    out: int = 0
    """Rounds in which the player went out."""
    drawn: int = 0
    """Cards drawn, the dealt ones left out."""
    cranks: int = 0
    """Cranks that the player had to pay for."""
    idiots: int = 0
    """How often the player was caught as an idiot."""


@dataclass
class GameFigures:
    """What happened in one game."""

    number: int
    actions: int
    """Plays, draws and what else players did in turn."""
    players: list[Figures]
    """In the order of the plan."""


def play_game(plan: Plan, number: int) -> GameFigures:
    """Play one game.

    Parameters:
        plan: Who plays by which rules.
        number: Which game, from 0; it decides the shuffles and who sits where.
    """
    rng = random.Random(f"{plan.seed}/{number}")
    seats = len(plan.strengths)
    placed = [(entrant + number) % seats for entrant in range(seats)]
    by_seat = {seat: plan.strengths[entrant] for entrant, seat in enumerate(placed)}
    budget = Budget(seconds=None, futures=plan.futures)
    players = [seat_player(by_seat[s], s, seats, plan.rules, rng, budget) for s in range(seats)]
    figures = [Figures(seat) for seat in range(seats)]
    game = Game([str(seat) for seat in range(seats)], plan.rules, rng)
    _happened(game.deal_events, players, figures)
    for actions in count(1):
        player = players[game.round.turn]
        standing = Standing(game.totals, game.round_number)
        action = player.choose(game.round.view(player.seat), standing)
        _happened(game.apply(action), players, figures)
        _one_card(game, players, figures)
        if game.is_over or actions == _LONGEST:
            break
        if game.round.is_over:
            _happened(game.next_round(), players, figures)
    return GameFigures(number, actions, [figures[seat] for seat in placed])


def _one_card(game: Game, players: Sequence[Player], figures: Sequence[Figures]) -> None:
    """Let players announce one card and call idiots, in a race that the next turn ends."""
    on_one = game.round.open_seat
    if on_one is None or game.round.is_over:
        return
    calls: list[tuple[float, CallOneCard | CallIdiot]] = []
    for player in players:
        mine = player.seat == on_one
        delay = player.announce() if mine else player.notice()
        if delay is not None:
            call = CallOneCard(on_one) if mine else CallIdiot(player.seat, on_one)
            calls.append((delay, call))
    too_late = players[game.round.turn].pause()
    for delay, call in sorted(calls, key=lambda timed: timed[0])[:1]:
        if delay < too_late:
            _happened(game.apply(call), players, figures)


def _happened(
    events: Sequence[Event], players: Sequence[Player], figures: Sequence[Figures]
) -> None:
    for event in events:
        for player in players:
            player.hear(event.seen_by(player.seat))
        match event:
            case CardsDrawn():
                figures[event.seat].drawn += event.count
            case CrankEnded():
                figures[event.seat].cranks += 1
            case IdiotCaught():
                figures[event.seat].idiots += 1
            case RoundEnded():
                for mine, hand in zip(figures, event.hands, strict=True):
                    mine.out += event.reason is RoundEnd.OUT and not hand
            case GameEnded():
                for seat, total in enumerate(event.totals):
                    figures[seat].total = total
                    figures[seat].win = (seat in event.winners) / len(event.winners)


def play_games(plan: Plan, games: int, jobs: int) -> Iterator[GameFigures]:
    """Play games; give each as soon as it is over, in no certain order.

    Parameters:
        plan: Who plays by which rules.
        games: How many.
        jobs: How many processes share the work.
    """
    if jobs == 1:
        yield from map(partial(play_game, plan), range(games))
        return
    with multiprocessing.Pool(jobs, _leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(partial(play_game, plan), range(games))


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True)
class Share:
    """A share of games won, with its 95 % interval (Wilson)."""

    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class EntrantSummary:
    """What one player of the plan did in all games."""

    strength: str
    won: Share
    mean_total: float
    spread_of_totals: float
    """Standard deviation."""
    out: float
    """Rounds gone out, for each game like all that follows."""
    drawn: float
    cranks: float
    idiots: float


@dataclass(frozen=True)
class SeatSummary:
    """What a seat did for whoever sat there."""

    seat: int
    """From 1."""
    won: Share
    mean_total: float


@dataclass(frozen=True)
class Summary:
    """What came of the games."""

    games: int
    entrants: tuple[EntrantSummary, ...] = field(default=())
    seats: tuple[SeatSummary, ...] = field(default=())
    mean_actions: float = 0.0
    """How many actions a game took."""
    spread_of_actions: float = 0.0
    least_actions: int = 0
    most_actions: int = 0


def summarise(plan: Plan, games: Sequence[GameFigures]) -> Summary:
    """Sum up games, in whatever order they ended."""
    if not games:
        return Summary(0)
    games = sorted(games, key=lambda game: game.number)
    entrants = []
    for entrant, strength in enumerate(plan.strengths):
        mine = [game.players[entrant] for game in games]
        totals = [figures.total for figures in mine]
        entrants.append(
            EntrantSummary(
                strength=strength.value,
                won=share([figures.win for figures in mine]),
                mean_total=fmean(totals),
                spread_of_totals=pstdev(totals),
                out=fmean(figures.out for figures in mine),
                drawn=fmean(figures.drawn for figures in mine),
                cranks=fmean(figures.cranks for figures in mine),
                idiots=fmean(figures.idiots for figures in mine),
            )
        )
    seats = []
    for seat in range(len(plan.strengths)):
        there = [figures for game in games for figures in game.players if figures.seat == seat]
        won = share([figures.win for figures in there])
        seats.append(SeatSummary(seat + 1, won, fmean(figures.total for figures in there)))
    lengths = [game.actions for game in games]
    return Summary(
        games=len(games),
        entrants=tuple(entrants),
        seats=tuple(seats),
        mean_actions=fmean(lengths),
        spread_of_actions=pstdev(lengths),
        least_actions=min(lengths),
        most_actions=max(lengths),
    )


def share(wins: Sequence[float]) -> Share:
    """Return the share of games won and its 95 % interval (Wilson).

    Parameters:
        wins: For each game 1 for a win, a part of it for one that is shared, or 0.

    >>> found = share([1.0] * 60 + [0.0] * 40)
    >>> f"{found.share:.2f} from {found.low:.3f} to {found.high:.3f}"
    '0.60 from 0.502 to 0.691'
    """
    games, won = len(wins), sum(wins)
    part = won / games
    middle = (part + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    margin = _Z * sqrt(part * (1 - part) / games + _Z**2 / (4 * games**2)) / (1 + _Z**2 / games)
    return Share(won, part, middle - margin, middle + margin)
