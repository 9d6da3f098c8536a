"""What the commands about saved games print: as text for people, or as JSON for programs."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from craits.records.awards import awards
from craits.records.games import (
    GameSheet,
    StoredGame,
    count_past_games,
    game_sheet,
    load,
    past_games,
    unfinished_games,
)
from craits.records.statistics import (
    PlayerStatistics,
    head_to_head,
    player_statistics,
    statistics,
)
from craits.records.store import Store
from craits.records.tally import Figures
from craits.records.text import ImportRefusedError, export_text, import_game
from craits.rules import Rank
from craits.sentences import describe_house_rules, join_names


class FileProblemError(Exception):
    """A file cannot be read, written or taken; the message is for the player."""


def report_history(store: Store, player: str | None = None) -> str:
    """Return the list of all games, unfinished ones first.

    Parameters:
        store: Where they are.
        player: Only games of this player.

    Raises:
        RecordsError: when they cannot be read.
    """
    parts = []
    unfinished = unfinished_games(store) if player is None else []
    if unfinished:
        rows = [
            (
                str(game.number),
                write_time(game.played),
                f"round {game.round_number} of {game.rounds}",
                join_names(game.players),
                f"{join_names(game.leaders)} leading" if game.rounds_over else "no scores yet",
            )
            for game in unfinished
        ]
        parts.append("Unfinished\n" + _lay_out(rows, right=(0,)))
    past = past_games(store, player, count=count_past_games(store, player))
    if past:
        ended = [
            (
                str(game.number),
                write_time(game.played),
                f"{join_names(game.leaders)} won",
                ", ".join(f"{name} {total}" for name, total in _order(game)),
            )
            for game in past
        ]
        parts.append("Past games\n" + _lay_out(ended, right=(0,)))
    return "\n\n".join(parts) or "No game has been saved yet."


def report_game(store: Store, number: int) -> str:
    """Return a game's final order, score sheet, house rules and awards.

    Raises:
        RecordsError: when there is no such game, or it cannot be read.
    """
    sheet = game_sheet(store, number)
    game = sheet.game
    state = "finished" if game.is_finished else f"round {game.round_number} of {game.rounds}"
    order = [
        (f"{place}.", name, str(total))
        for place, (name, total) in zip(sorted(game.places), _order(game), strict=True)
    ]
    scores = [("Round", "Cards", *game.players)]
    scores += [
        (str(played.number), str(played.cards), *map(str, played.scores)) for played in sheet.rounds
    ]
    scores.append(("Total", "", *map(str, game.totals)))
    parts = [
        f"Game {number}, {write_time(game.started)}, {state}",
        _lay_out(order, right=(2,)),
        _lay_out(scores, right=range(len(scores[0]))),
        "\n".join(["House rules", *(f"  {rule}" for rule in describe_house_rules(game.rules))]),
    ]
    given = awards(sheet.figures, [played.scores for played in sheet.rounds])
    if given:
        parts.append("\n".join(["Awards", *(f"  {a.sentence(game.players)}" for a in given)]))
    return "\n\n".join(parts)


def report_game_json(store: Store, number: int) -> str:
    """Return the same as `report_game`, as JSON.

    Raises:
        RecordsError: when there is no such game, or it cannot be read.
    """
    sheet = game_sheet(store, number)
    game = sheet.game
    given = awards(sheet.figures, [played.scores for played in sheet.rounds])
    return _to_json(
        {
            "game": game.number,
            "started": game.started.isoformat(),
            "played": game.played.isoformat(),
            "finished": game.is_finished,
            "players": _players_json(sheet),
            "rules": asdict(game.rules),
            "rounds": [asdict(played) for played in sheet.rounds],
            "awards": [
                {
                    "award": award.honour.name.lower(),
                    "players": [game.players[seat] for seat in award.seats],
                    "count": award.count,
                }
                for award in given
            ],
        }
    )


def report_statistics(store: Store, name: str | None = None) -> str:
    """Return the statistics of all players, or of one with the head to head.

    Raises:
        RecordsError: when there is no such player, or the games cannot be read.
    """
    if name is None:
        everybody = statistics(store)
        if not everybody:
            return "No game has been finished yet."
        rows = [("Name", "Games", "Wins", "Average", "Best", "Per round", "Idiot", "Called")]
        rows += [
            (
                player.name,
                str(player.games),
                str(player.wins),
                f"{player.average_total:.1f}",
                str(player.best_total),
                f"{player.average_per_round:.1f}",
                str(player.idiot),
                str(player.idiots_called),
            )
            for player in everybody
        ]
        return _lay_out(rows, right=range(1, 8))
    player = player_statistics(store, name)
    parts = [player.name, _lay_out(_describe(player), right=(1,))]
    if player.going_out:
        outs = [(rank.label, str(times)) for rank, times in player.going_out.items()]
        parts.append("Went out with\n" + _lay_out(outs, right=(1,)))
    others = head_to_head(store, name)
    if others:
        duels = [("Against", "Games", "Ahead", "Behind", "Lead")]
        duels += [
            (
                duel.other,
                str(duel.games),
                str(duel.ahead),
                str(duel.behind),
                f"{duel.average_lead:+.1f}",
            )
            for duel in others
        ]
        parts.append(_lay_out(duels, right=range(1, 5)))
    return "\n\n".join(parts)


def report_statistics_json(store: Store, name: str | None = None) -> str:
    """Return the statistics of all players, or of one with the head to head, as JSON.

    Raises:
        RecordsError: when there is no such player, or the games cannot be read.
    """
    if name is None:
        return _to_json([_player_json(player) for player in statistics(store)])
    player = _player_json(player_statistics(store, name))
    player["head_to_head"] = [asdict(duel) for duel in head_to_head(store, name)]
    return _to_json(player)


def export_game(store: Store, number: int, path: Path) -> str:
    """Write a game to a file; return what to tell the player.

    Raises:
        RecordsError: when there is no such game, or it cannot be read.
        FileProblemError: when the file cannot be written; one that was there is as it was.
    """
    text = export_text(load(store, number))
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileProblemError(f"{path} cannot be written: {reason}.") from error
    return f"Game {number} was written to {path}."


def import_file(store: Store, path: Path) -> str:
    """Store the game of a file; return what to tell the player.

    Raises:
        RecordsError: when the game cannot be stored.
        FileProblemError: when the file cannot be read, or holds no possible game.
    """
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileProblemError(f"{path} cannot be read: {reason}.") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FileProblemError(f"{path}, line {line}: This is not text in UTF-8.") from error
    try:
        number = import_game(store, text)
    except ImportRefusedError as error:
        raise FileProblemError(f"{path}, line {error.line}: {error.reason}") from error
    return f"The game in {path} is game {number} here."


def write_time(at: datetime) -> str:
    """Return a time as lists show it."""
    return at.strftime("%Y-%m-%d %H:%M")


def _order(game: StoredGame) -> list[tuple[str, int]]:
    return sorted(zip(game.players, game.totals, strict=True), key=lambda place: place[1])


def _describe(player: PlayerStatistics) -> list[tuple[str, str]]:
    return [
        ("Games", str(player.games)),
        ("Wins", str(player.wins)),
        ("Average total", f"{player.average_total:.1f}"),
        ("Best total", str(player.best_total)),
        ("Average per round", f"{player.average_per_round:.1f}"),
        ("Times idiot", str(player.idiot)),
        ("Idiots called", str(player.idiots_called)),
        ("Longest crank drawn", str(player.longest_crank)),
        ("Cards drawn", str(player.cards_drawn)),
    ]


def _players_json(sheet: GameSheet) -> list[dict[str, Any]]:
    game = sheet.game
    all_figures: Sequence[Figures | None] = sheet.figures or [None] * len(game.players)
    return [
        {"name": name, "place": place, "total": total}
        | ({} if figures is None else asdict(figures) | {"going_out": _outs(figures.going_out)})
        for name, place, total, figures in zip(
            game.players, game.places, game.totals, all_figures, strict=True
        )
    ]


def _player_json(player: PlayerStatistics) -> dict[str, Any]:
    return {**vars(player), "going_out": _outs(player.going_out)}


def _outs(going_out: Mapping[Rank, int]) -> dict[str, int]:
    return {rank.label: times for rank, times in going_out.items()}


def _to_json(facts: object) -> str:
    return json.dumps(facts, ensure_ascii=False, indent=2)


def _lay_out(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> str:
    """Return rows as columns; measured in cells, as names may be in any script."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for column in range(len(rows[0])):
        table.add_column(justify="right" if column in right else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    console = Console(file=io.StringIO(), width=sum(map(len, rows[0])) * 2 + 2000, no_color=True)
    with console.capture() as capture:
        console.print(table)
    return "\n".join(f"  {line.rstrip()}" for line in capture.get().splitlines())
