"""The command line."""

from __future__ import annotations

import argparse
import gc
import random
import re
import sys
from collections.abc import Callable, Sequence
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NoReturn

from craits import __version__
from craits.exit_codes import DONE, FAILED, INTERRUPTED, WRONG_USE
from craits.output import OutputError, write_out
from craits.records.places import data_folder
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.rules import MAX_SEATS, MIN_SEATS

# What only one command needs is loaded when it is that command: home is there the sooner.
if TYPE_CHECKING:
    from craits.seating import Seating

_EXAMPLES: Final = """\
examples:
  craits                              start at home and choose there
  craits --players Ana,Ben,Cy         sit down and go straight to the cut
  craits --players Ana,Ben --short    a short game: eight rounds
  craits --players Ana,@expert        play against a computer: novice, regular or expert
  craits --players Ana,Ben --seed 7   the same cards each time
  craits resume                       go on with the game that was left last
  craits rules | less                 read the rules
  craits simulate --short --games 9   let computers play, and count
"""

_EXAMPLE_VALUES: Final = {
    "--players": "Ana,Ben,Cy",
    "--seed": "7",
    "--data": "DIR",
    "--player": "Ana",
}

_NO_TERMINAL: Final = "the game needs a terminal: start it without a pipe or a redirection"
_NO_SUCH_COMMAND: Final = "there is no command {command}: craits --help lists those there are"
_NOT_UNDERSTOOD: Final = "{argument!r} is not understood: craits --help lists what is"
_NEEDS_VALUE: Final = "{option} needs a value, such as {option} {example}"
_TAKES_NO_VALUE: Final = "{option} takes no value: write {option} alone"
_GAME_ONLY: Final = (
    "--players, --short and --seed are for a game: leave them out of craits {command}"
)
_WRONG_COUNT: Final = (
    "a game is for {least} to {most} players, not {count}: write names like Ana,Ben,Cy"
)
_NO_NUMBER: Final = "{text!r} is not a whole number: write one like 7"
_MISSING: Final = "{missing} is missing: craits {command} --help lists what is needed"
_LONGEST_QUOTE: Final = 40
"""How much of what was written is said back, in characters."""
_NO_GAME_NUMBER: Final = "{text!r} is not the number of a game: craits history lists them"


class _WrongUseError(Exception):
    """The command line cannot be followed; the message says why and what would be right."""


class _NoSuchCommandError(_WrongUseError):
    """The first word that is no option is no command either."""

    def __init__(self, command: str) -> None:
        super().__init__(_NO_SUCH_COMMAND.format(command=command))
        self.command = command


class _Parser(argparse.ArgumentParser):
    """A parser that raises what is wrong, in our words, instead of printing all usage."""

    examples = _EXAMPLE_VALUES
    """For each option that needs a value, one that may be given."""

    def error(self, message: str) -> NoReturn:
        if found := re.match(r"argument command: invalid choice: ('.*?'|\".*?\")", message):
            raise _NoSuchCommandError(found[1])
        if found := re.match(r"argument (\S+): expected one argument", message):
            option = found[1]
            raise _WrongUseError(_NEEDS_VALUE.format(option=option, example=self.examples[option]))
        if found := re.match(r"the following arguments are required: (.*)", message):
            command = self.prog.split()[-1]
            raise _WrongUseError(_MISSING.format(missing=found[1], command=command))
        if found := re.match(r"argument (\S+): ignored explicit argument", message):
            raise _WrongUseError(_TAKES_NO_VALUE.format(option=found[1]))
        raise _WrongUseError(message.removeprefix("argument "))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return what it exits with.

    Parameters:
        arguments: What follows the name of the program; without it, what it was started with.
    """
    try:
        chosen = _parse(sys.argv[1:] if arguments is None else arguments)
        run: Callable[[argparse.Namespace], int] = chosen.run
        return run(chosen)
    except _WrongUseError as wrong:
        return _fail(wrong, WRONG_USE)
    except (RecordsError, OutputError) as problem:
        return _fail(problem, FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED


def play(chosen: argparse.Namespace) -> int:
    """Start the game on the screen."""
    _take_terminal()
    from craits.ui.app import CraitsApp

    rng = random.Random() if chosen.seed is None else random.Random(chosen.seed)
    length: Literal["full", "short"] | None = None
    if chosen.players or chosen.short:
        length = "short" if chosen.short else "full"
    seating: Seating | None = chosen.players
    names = None if seating is None else list(seating.names)
    computers = None if seating is None else seating.computers
    app = CraitsApp(names, length, rng, store=_store(chosen), computers=computers)
    app.run()
    return app.return_code or DONE


def go_on(chosen: argparse.Namespace) -> int:
    """Go on with an unfinished game on the screen."""
    _take_terminal()
    from craits.records.recorder import resume
    from craits.table import Table
    from craits.ui.app import CraitsApp

    store = _store(chosen)
    table = Table.resume(resume(store, chosen.id))
    app = CraitsApp(store=store, table=table)
    app.run()
    return app.return_code or DONE


def list_games(chosen: argparse.Namespace) -> int:
    """Print the list of games."""
    from craits.records.reports import report_history

    return _report(chosen, lambda store: report_history(store, chosen.player))


def show_game(chosen: argparse.Namespace) -> int:
    """Print what a game came to."""
    from craits.records.reports import report_game, report_game_json

    report = report_game_json if chosen.json else report_game
    return _report(chosen, lambda store: report(store, chosen.id))


def show_statistics(chosen: argparse.Namespace) -> int:
    """Print the statistics."""
    from craits.records.reports import report_statistics, report_statistics_json

    report = report_statistics_json if chosen.json else report_statistics
    return _report(chosen, lambda store: report(store, chosen.name))


def write_game(chosen: argparse.Namespace) -> int:
    """Write a game to a file."""
    from craits.records.reports import export_game

    return _report(chosen, lambda store: export_game(store, chosen.id, chosen.file))


def take_game(chosen: argparse.Namespace) -> int:
    """Store the game of a file."""
    from craits.records.reports import import_file

    return _report(chosen, lambda store: import_file(store, chosen.file))


def print_rules(_: argparse.Namespace) -> int:
    """Print the numbered rules."""
    from craits.texts import rules_text

    write_out(rules_text())
    return DONE


def simulate(chosen: argparse.Namespace) -> int:
    """Let computers play whole games, and print what they came to."""
    from craits.simulate_command import simulate

    return simulate(chosen)


def _take_terminal() -> None:
    # Textual draws on standard error, so all three have to be the terminal.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise _WrongUseError(_NO_TERMINAL)
    # What is loaded now stays; looking through it for garbage would take time. The app allows it
    # again once it is on the screen.
    gc.disable()


def _store(chosen: argparse.Namespace) -> Store:
    return Store(data_folder(chosen.data))


def _report(chosen: argparse.Namespace, write: Callable[[Store], str]) -> int:
    """Print what is written about a store; what was set aside on the way is told as well."""
    from craits.records.reports import FileProblemError

    store = _store(chosen)
    try:
        write_out(write(store) + "\n")
    except FileProblemError as problem:
        return _fail(problem, FAILED)
    finally:
        for aside in store.set_aside:
            print(f"craits: {aside}", file=sys.stderr)  # noqa: T201
        store.close()
    return DONE


def _fail(problem: Exception, code: int) -> int:
    print(f"craits: {problem}", file=sys.stderr)  # noqa: T201
    return code


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = _make_parser(simulates="simulate" in arguments)
    try:
        chosen, unknown = parser.parse_known_args(arguments)
    except _NoSuchCommandError as wrong:
        # It may be the value of an option that does not exist, which is then what is wrong.
        command = wrong.command
        before = takewhile(lambda argument: repr(argument) != command, arguments)
        chosen, unknown = parser.parse_known_args(list(before))
        if not unknown:
            raise
    if unknown:
        raise _WrongUseError(_NOT_UNDERSTOOD.format(argument=unknown[0]))
    if chosen.run is not play and (chosen.players or chosen.short or chosen.seed is not None):
        raise _WrongUseError(_GAME_ONLY.format(command=chosen.command))
    return chosen


def _make_parser(*, simulates: bool) -> _Parser:
    parser = _Parser(
        prog="craits",
        usage="craits [--players NAMES] [--short] [--seed NUMBER] [--data DIR]\n"
        "       craits command",
        description="Craits, a card game for two to five friends around one keyboard.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"craits {__version__}")
    game = parser.add_argument_group("a game")
    game.add_argument(
        "--players",
        type=_players,
        metavar="NAMES",
        help="two to five names with commas between them, @novice, @regular or @expert for a "
        "computer: go straight to the cut",
    )
    game.add_argument("--short", action="store_true", help="play eight rounds, not fifteen")
    game.add_argument(
        "--seed", type=_seed, metavar="NUMBER", help="shuffle the same way for the same number"
    )
    _add_data(parser, None)
    parser.set_defaults(run=play)
    commands = parser.add_subparsers(
        title="commands", dest="command", metavar="command", prog="craits"
    )
    command = _add_command(commands, "resume", go_on, "go on with an unfinished game")
    _add_data(command)
    _add_game(command, nargs="?", help="which one; without it, the one that was left last")
    command = _add_command(commands, "history", list_games, "list unfinished and past games")
    _add_data(command)
    command.add_argument("--player", metavar="NAME", help="only past games of this player")
    command = _add_command(commands, "show", show_game, "print what a game came to")
    _add_data(command)
    _add_game(command, help="which one: craits history lists them")
    _add_json(command)
    command = _add_command(commands, "stats", show_statistics, "print the statistics")
    _add_data(command)
    command.add_argument(
        "name", metavar="NAME", nargs="?", help="one player, and how it went against the others"
    )
    _add_json(command)
    command = _add_command(commands, "export", write_game, "write a game to a file, as text")
    _add_data(command)
    _add_game(command, help="which one: craits history lists them")
    command.add_argument("file", metavar="FILE", type=Path, help="where to")
    command = _add_command(commands, "import", take_game, "take back a game that was exported")
    _add_data(command)
    command.add_argument("file", metavar="FILE", type=Path, help="where from")
    _add_command(commands, "rules", print_rules, "print the numbered rules")
    command = _add_command(
        commands, "simulate", simulate, "play whole games between computers and sum them up"
    )
    if simulates:
        from craits.simulate_command import EXAMPLE_VALUES, add_arguments

        command.examples = EXAMPLE_VALUES
        add_arguments(command)
    return parser


def _add_command(
    commands: argparse._SubParsersAction[_Parser],
    name: str,
    run: Callable[[argparse.Namespace], int],
    summary: str,
) -> _Parser:
    command = commands.add_parser(
        name, help=summary, description=f"{summary.capitalize()}.", allow_abbrev=False
    )
    command.set_defaults(run=run)
    return command


def _add_data(parser: _Parser, default: str | None = argparse.SUPPRESS) -> None:
    # It may stand before a command or after it: after it, nothing is no answer.
    parser.add_argument(
        "--data", metavar="DIR", default=default, help="where saved games and settings lie"
    )


def _add_game(
    command: _Parser,
    help: str,  # noqa: A002
    nargs: Literal["?"] | None = None,
) -> None:
    command.add_argument("id", metavar="ID", type=_game_number, nargs=nargs, help=help)


def _add_json(command: _Parser) -> None:
    command.add_argument("--json", action="store_true", help="as JSON, for programs")


def _players(text: str) -> Seating:
    from craits.names import BadNameError
    from craits.seating import NoStrengthError, parse_seating

    names = text.split(",")
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        raise argparse.ArgumentTypeError(
            _WRONG_COUNT.format(least=MIN_SEATS, most=MAX_SEATS, count=len(names))
        )
    try:
        return parse_seating(names, random.Random())
    except (BadNameError, NoStrengthError) as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(_NO_NUMBER.format(text=_cut(text))) from None


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"


def _game_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(_NO_GAME_NUMBER.format(text=text))
    return int(text)
