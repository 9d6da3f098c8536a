"""The command line: what it starts, prints, refuses, and exits with."""

from __future__ import annotations

import gc
import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import craits
from craits import cli
from craits.exit_codes import FAILED
from craits.players.strength import Strength
from craits.records.store import Store
from craits.texts import rules_text
from tests.records.playing import store_game

PROJECT = Path(craits.__file__).parents[1]


class Stream(io.StringIO):
    """Stands for standard input, output or error."""

    def __init__(self, *, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


class Program:
    """Runs the command line, and keeps with what it starts the game instead of starting it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.games: list[tuple[Any, ...]] = []
        self.named: list[dict[str, Any]] = []
        self.ran = 0
        self.said = ""
        self._monkeypatch = monkeypatch

    def start(self, *arguments: str, no_terminal: str = "") -> int:
        """Run with these arguments; ``no_terminal`` names a stream that is none."""
        program = self

        class App:
            return_code = 0

            def __init__(self, *given: Any, **named: Any) -> None:
                program.games.append(given)
                program.named.append(named)

            def run(self) -> None:
                program.ran += 1
                gc.enable()  # as the app does once it is on the screen

        streams = {
            name: Stream(is_terminal=name != no_terminal) for name in ("stdin", "stdout", "stderr")
        }
        with self._monkeypatch.context() as patch:
            patch.setattr("craits.ui.app.CraitsApp", App)
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            try:
                return cli.main(arguments)
            finally:
                self.said = streams["stderr"].getvalue()


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(monkeypatch)


def run(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run the program as the system would."""
    return subprocess.run(
        [sys.executable, "-m", "craits", *arguments],
        cwd=PROJECT,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        **options,
    )


def test_without_arguments_the_game_starts_at_home(program: Program) -> None:
    assert program.start() == 0
    names, length, rng = program.games[0]
    assert names is None
    assert length is None, "as long as the last one"
    assert isinstance(rng, random.Random)
    assert program.ran == 1


def test_players_short_and_seed_reach_the_game(program: Program) -> None:
    assert program.start("--players", " Ana,Ben , Cy", "--short", "--seed", "7") == 0
    names, length, rng = program.games[0]
    assert names == ["Ana", "Ben", "Cy"]
    assert length == "short"
    assert rng.random() == random.Random(7).random()


def test_computers_sit_where_their_strength_stands(program: Program) -> None:
    assert program.start("--players", "Ana,@expert,hal,@novice") == 0
    names = program.games[0][0]
    assert program.named[0]["computers"] == {1: Strength.EXPERT, 3: Strength.NOVICE}
    assert names[0] == "Ana"
    assert names[1] in set(Strength.EXPERT.manner.names) - {"Hal"}, "hal sits there already"
    assert names[2] == "hal"
    assert names[3] in Strength.NOVICE.manner.names


def test_without_a_seed_each_game_is_another(program: Program) -> None:
    program.start()
    program.start()
    assert program.games[0][2].random() != program.games[1][2].random()


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_without_a_terminal_it_says_so_and_exits_with_2(program: Program, stream: str) -> None:
    assert program.start("--players", "Ana,Ben", no_terminal=stream) == 2
    assert program.said.count("\n") == 1
    assert "needs a terminal" in program.said
    assert program.ran == 0


@pytest.mark.parametrize(
    ("arguments", "wrong", "right"),
    [
        (["--payers", "Ana"], "'--payers'", "--help"),
        (["--play", "Ana,Ben"], "'--play'", "--help"),
        (["-x"], "'-x'", "--help"),
        (["paly"], "'paly'", "--help"),
        ([""], "''", "--help"),
        (["rules", "7"], "'7'", "--help"),
        (["rules", "--short"], "'--short'", "--help"),
        (["--short", "rules"], "--short", "leave them out"),
        (["--seed", "7", "rules"], "--seed", "leave them out"),
        (["--players"], "needs a value", "Ana,Ben,Cy"),
        (["--players", "Ana"], "not 1", "2 to 5"),
        (["--players", "A,B,C,D,E,F"], "not 6", "2 to 5"),
        (["--players", "Ana,ana"], "ana sits at this table already", "may not share"),
        (["--players", "Ana, "], "Seat 2 has no name", "type one"),
        (["--players", f"Ana,{'x' * 61}"], "61 characters", "60 is the most"),
        (["--players", "Ana,@ace"], "'@ace' is no strength", "@novice, @regular or @expert"),
        (["--players", "Ana,@"], "'@' is no strength", "@novice, @regular or @expert"),
        (["--seed", "\x1b[31m"], r"'\x1b[31m'", "write one like 7"),
        (["--seed", "seven"], "'seven' is not a whole number", "write one like 7"),
        (["--seed", "7.5"], "'7.5'", "write one like 7"),
        (["--seed"], "needs a value", "--seed 7"),
        (["--short=yes"], "takes no value", "write --short alone"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_in_one_line(
    program: Program, arguments: list[str], wrong: str, right: str
) -> None:
    assert program.start(*arguments) == 2
    line = program.said
    assert line.startswith("craits: ")
    assert line.count("\n") == 1
    assert line.isascii()
    assert wrong in line
    assert right in line
    assert "\x1b" not in line


def test_rules_prints_the_rules() -> None:
    done = run("rules")
    assert done.stdout == rules_text()
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_comes_without_loading_the_screens() -> None:
    code = (
        "import sys, craits.cli\n"
        "try:\n    craits.cli.main(['--version'])\nexcept SystemExit as left:\n"
        "    assert not left.code\n"
        "assert not {'textual', 'rich'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout == f"craits {craits.__version__}\n"


def test_help_has_examples_that_are_accepted(program: Program, own_folder: Path) -> None:
    store_game(Store(own_folder), 1, steps=10)
    help_text = run("--help").stdout
    examples = [line.split("  ") for line in help_text.splitlines() if line.startswith("  craits")]
    assert len(examples) >= 4
    for _, command, *_ in examples:
        arguments = command.partition("|")[0].split()[1:]
        if arguments[:1] == ["simulate"]:
            arguments[arguments.index("--games") + 1] = "1"  # the same, but soon over
        assert program.start(*arguments) == 0, command


def test_a_reader_who_has_seen_enough_causes_no_traceback() -> None:
    program = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import time, craits.cli, sys; time.sleep(0.5); sys.exit(craits.cli.main(['rules']))",
        ],
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == ""
    assert program.wait() == 0


def test_rules_can_be_printed_where_letters_are_missing() -> None:
    done = run("rules", env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert (done.returncode, done.stderr) == (0, "")


def test_through_a_pipe_the_program_itself_exits_with_2() -> None:
    done = run()
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_history_show_and_stats_print_what_was_played(own_folder: Path) -> None:
    store = Store(own_folder)
    store_game(store, 1)
    store_game(store, 2, ("Ana", "[b]Zoë"), steps=20)
    history = run("history")
    assert (history.returncode, history.stderr) == (0, "")
    assert "Unfinished" in history.stdout
    assert "Ana and [b]Zoë" in history.stdout
    assert "Past games" in run("history", "--player", "ben").stdout
    shown = run("show", "1")
    assert shown.stdout.startswith("Game 1, ")
    assert json.loads(run("show", "1", "--json").stdout)["game"] == 1
    assert "Longest crank" in run("stats", "ana").stdout
    everybody = json.loads(run("stats", "--json").stdout)
    assert {player["name"] for player in everybody} == {"Ana", "Ben", "Cy"}


def test_a_game_goes_out_and_comes_back_in_another_folder(own_folder: Path, tmp_path: Path) -> None:
    store_game(Store(own_folder), 1, steps=25)
    file, other = tmp_path / "game.txt", tmp_path / "other"
    out = run("export", "1", str(file))
    assert (out.returncode, out.stdout) == (0, f"Game 1 was written to {file}.\n")
    back = run("import", str(file), "--data", str(other))
    assert (back.returncode, back.stdout) == (0, f"The game in {file} is game 1 here.\n")
    assert "Ana, Ben and Cy" in run("--data", str(other), "history").stdout


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["show"], 2, "ID is missing"),
        (["show", "x"], 2, "craits history lists them"),
        (["show", "7"], 1, "There is no game 7"),
        (["stats", "Ana"], 1, "Nobody called Ana has finished a game"),
        (["export", "7"], 2, "FILE is missing"),
        (["export", "7", "x"], 1, "There is no game 7"),
        (["import", "/no/file"], 1, "/no/file cannot be read"),
        (["import", __file__], 1, "line 1"),
        (["resume"], 2, "needs a terminal"),
        (["history", "--data"], 2, "--data needs a value"),
    ],
    ids=str,
)
def test_what_cannot_be_done_with_games_is_said_in_one_line(
    arguments: list[str], code: int, said: str
) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.startswith("craits: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_resume_takes_up_a_game_or_says_why_not(program: Program, own_folder: Path) -> None:
    assert program.start("resume") == 1
    assert "There is no unfinished game" in program.said
    store = Store(own_folder)
    store_game(store, 1)
    store_game(store, 2, steps=12)
    assert program.start("resume", "1") == 1
    assert "Game 1 is finished." in program.said
    assert program.start("resume") == 0
    table = program.named[0]["table"]
    assert table.recorder.number == 2
    assert program.start("resume", "2") == 1
    assert "Game 2 is being played by another Craits." in program.said
    table.recorder.close()


def test_commands_that_only_read_do_not_load_the_screens(own_folder: Path) -> None:
    store_game(Store(own_folder), 1)
    code = (
        "import sys, craits.cli\n"
        "for words in ['history'], ['show', '1'], ['stats']:\n"
        "    assert craits.cli.main(words) == 0\n"
        "assert 'textual' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True)
    assert done.stderr == ""


def test_a_folder_that_is_none_is_told_without_a_traceback(own_folder: Path) -> None:
    own_folder.parent.mkdir(exist_ok=True)
    own_folder.write_text("no folder")
    for words in (["import", __file__], ["history"], ["stats"]):
        done = run(*words)
        assert "Traceback" not in done.stderr
        assert done.stderr.count("\n") <= 1


@pytest.mark.parametrize(
    "arguments",
    [["rules"], ["history"], ["simulate", "--games", "1", "--players", "novice,novice"]],
    ids=lambda words: words[0],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_where_nothing_can_be_printed_it_says_so(arguments: list[str]) -> None:
    words = " ".join([sys.executable, "-m", "craits", *arguments])
    for output, reason in [(">/dev/full", "No space left on device"), (">&-", "is closed")]:
        run = subprocess.run(
            ["sh", "-c", f"{words} {output}"], capture_output=True, text=True, check=False
        )
        assert run.returncode == FAILED
        assert run.stderr.count("\n") == 1, run.stderr
        assert reason in run.stderr


def test_a_reader_of_a_simulation_may_have_seen_enough() -> None:
    words = f"{sys.executable} -m craits simulate --short --games 1 --players novice,novice"
    run = subprocess.run(
        ["bash", "-c", f"{words} | head -1; exit ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
