"""Shows how far a simulation is, and prints what came of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from rich.console import Console
from rich.progress import track
from rich.table import Table

from craits.exit_codes import DONE, INTERRUPTED
from craits.output import write_out
from craits.simulate import GameFigures, Share, Summary, play_games, summarise
from craits.simulation_plan import Plan


def run(plan: Plan, games: int, jobs: int, *, as_json: bool) -> int:
    """Play games and print what came of them; interrupted, what came of those played.

    Parameters:
        plan: Who plays by which rules.
        games: How many.
        jobs: How many processes share the work.
        as_json: Whether to print it for a program and not for people.

    Returns:
        What the program exits with.

    Raises:
        OutputError: when it cannot be printed.
    """
    write_out("")  # It is better known before many games have been played.
    played: list[GameFigures] = []
    try:
        for game in _shown(play_games(plan, games, jobs), games):
            played.append(game)  # noqa: PERF402 - what was played before an interrupt stays
    except KeyboardInterrupt:
        print(  # noqa: T201
            f"craits: interrupted after {len(played)} of {games} games", file=sys.stderr
        )
    summary = summarise(plan, played)
    if as_json:
        write_out(json.dumps(asdict(summary), indent=2) + "\n")
    elif played:
        write_out(_report(summary))
    return DONE if len(played) == games else INTERRUPTED


def _shown(games: Iterable[GameFigures], count: int) -> Iterator[GameFigures]:
    """Show on a terminal how far it is; elsewhere nothing."""
    console = Console(stderr=True)
    yield from track(
        games,
        "Playing",
        total=count,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _report(summary: Summary) -> str:
    console = Console(highlight=False)
    with console.capture() as report:
        _print(summary, console)
    return report.get()


def _print(summary: Summary, console: Console) -> None:
    console.print(f"Games played: {summary.games}\n")
    table = Table("player", box=None)
    for heading in ("wins", "95 %", "total", "spread", "out", "drawn", "cranks", "idiot"):
        table.add_column(heading, justify="right")
    for mine in summary.entrants:
        table.add_row(
            mine.strength,
            f"{mine.won.share:.1%}",
            _interval(mine.won),
            f"{mine.mean_total:.1f}",
            f"{mine.spread_of_totals:.1f}",
            f"{mine.out:.2f}",
            f"{mine.drawn:.1f}",
            f"{mine.cranks:.2f}",
            f"{mine.idiots:.2f}",
        )
    console.print(table)
    seats = Table("seat", box=None)
    for heading in ("wins", "95 %", "total"):
        seats.add_column(heading, justify="right")
    for there in summary.seats:
        seats.add_row(
            str(there.seat),
            f"{there.won.share:.1%}",
            _interval(there.won),
            f"{there.mean_total:.1f}",
        )
    console.print()
    console.print(seats)
    console.print(
        f"\nA game took {summary.mean_actions:.1f} actions "
        f"(spread {summary.spread_of_actions:.1f}, "
        f"{summary.least_actions} to {summary.most_actions})."
    )


def _interval(won: Share) -> str:
    return f"{won.low:.1%} to {won.high:.1%}"
