"""Whole games between computers: the same for the same seed, summed up, and on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from craits import cli, simulation_report
from craits.players.strength import Strength
from craits.rules import HouseRules
from craits.simulate import GameFigures, play_games, share, summarise
from craits.simulation_plan import Plan

PLAN = Plan(
    (Strength.EXPERT, Strength.NOVICE, Strength.REGULAR), HouseRules(length="short"), 7, futures=4
)
FAST = ["--players", "novice,regular", "--short", "--games", "6"]


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = ([*play_games(PLAN, 4, jobs)] for jobs in (1, 2))
    assert summarise(PLAN, alone) == summarise(PLAN, together)
    assert sorted(alone, key=lambda game: game.number) == sorted(
        together, key=lambda game: game.number
    )


def test_seats_rotate_and_another_seed_is_other_games() -> None:
    games = [*play_games(PLAN, 3, 1)]
    for entrant in range(3):
        assert {game.players[entrant].seat for game in games} == {0, 1, 2}
    other = Plan(PLAN.strengths, PLAN.rules, 8, PLAN.futures)
    assert [*play_games(other, 3, 1)] != games


def test_the_summary_adds_up() -> None:
    summary = summarise(PLAN, [*play_games(PLAN, 3, 1)])
    assert summary.games == 3
    assert [entrant.strength for entrant in summary.entrants] == ["expert", "novice", "regular"]
    assert sum(entrant.won.wins for entrant in summary.entrants) == pytest.approx(3)
    assert sum(there.won.wins for there in summary.seats) == pytest.approx(3)
    assert sum(entrant.out for entrant in summary.entrants) <= 8 + 2
    assert summary.least_actions <= summary.mean_actions <= summary.most_actions
    assert summarise(PLAN, []).games == 0


@pytest.mark.parametrize("wins", [0, 1, 50, 100])
def test_an_interval_lies_around_its_share(wins: int) -> None:
    found = share([1.0] * wins + [0.0] * (100 - wins))
    assert found.low + 1e-12 >= 0
    assert found.low - 1e-12 <= found.share <= found.high + 1e-12
    assert found.high <= 1 + 1e-12
    assert found.high - found.low < 0.2


def test_json_is_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for jobs in ("1", "2"):
        assert cli.main(["simulate", *FAST, "--jobs", jobs, "--json"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["games"] == 6


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", *FAST, "--match", "either", "--nines-wild", "on"]
    assert cli.main(arguments) == 0
    out, err = capsys.readouterr()
    assert "Games played: 6" in out
    assert "novice" in out
    assert "regular" in out
    assert "A game took" in out
    assert err == ""


@pytest.mark.parametrize("as_json", [False, True])
def test_interrupted_it_gives_the_results_so_far(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, _: int, jobs: int) -> Iterator[GameFigures]:
        yield from play_games(plan, 2, jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation_report, "play_games", interrupted)
    assert cli.main(["simulate", *FAST, *(["--json"] if as_json else [])]) == 130
    out, err = capsys.readouterr()
    assert "interrupted after 2 of 6 games" in err
    assert json.loads(out)["games"] == 2 if as_json else "Games played: 2" in out


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["--games", "0"], "'0' is not a whole number"),
        (["--games", "many"], "'many'"),
        (["--games", "²"], "'²'"),
        (["--games"], "--games 100"),
        (["--jobs", "-1"], "'-1'"),
        (["--seed", "x"], "'x'"),
        (["--players", "expert"], "2 to 5 players, not 1"),
        (["--players", "expert,master"], "'master' is no strength"),
        (["--players"], "expert,regular"),
        (["--match", "blue"], "rank, colour or either"),
        (["--one-card-call", "yes"], "on or off"),
        (["--false-idiot-penalty", "3"], "0, 1 or 2"),
        (["--lenght", "short"], "'--lenght'"),
    ],
    ids=str,
)
def test_a_bad_value_is_one_line_and_exit_2(
    arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert wrong in err
