"""The command line."""

from __future__ import annotations

import argparse
import io
import os
import random
import re
import sys
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final, NoReturn

from craits import __version__
from craits.names import BadNameError, check_names
from craits.rules import MAX_SEATS, MIN_SEATS, HouseRules
from craits.simulate_command import EXAMPLE_VALUES, add_arguments, simulate
from craits.texts import rules_text

DONE: Final = 0
WRONG_USE: Final = 2
"""What the program exits with."""

_EXAMPLES: Final = """\
examples:
  craits                              start at home and choose there
  craits --players Ana,Ben,Cy         sit down and go straight to the cut
  craits --players Ana,Ben --short    a short game: eight rounds
  craits --players Ana,Ben --seed 7   the same cards each time
  craits rules | less                 read the rules
  craits simulate --short --games 9   let computers play, and count
"""

_EXAMPLE_VALUES: Final = {"--players": "Ana,Ben,Cy", "--seed": "7"}

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
        print(f"craits: {wrong}", file=sys.stderr)  # noqa: T201
        return WRONG_USE


def play(chosen: argparse.Namespace) -> int:
    """Start the game on the screen."""
    # Textual draws on standard error, so all three have to be the terminal.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise _WrongUseError(_NO_TERMINAL)
    from craits.ui.app import CraitsApp

    rng = random.Random() if chosen.seed is None else random.Random(chosen.seed)
    CraitsApp(chosen.players, HouseRules(length="short" if chosen.short else "full"), rng).run()
    return DONE


def print_rules(_: argparse.Namespace) -> int:
    """Print the numbered rules."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        sys.stdout.write(rules_text())
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough, as with `craits rules | head`. Python would complain once
        # more when it closes standard output on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = _make_parser()
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


def _make_parser() -> _Parser:
    parser = _Parser(
        prog="craits",
        usage="craits [--players NAMES] [--short] [--seed NUMBER]\n       craits command",
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
        help="two to five names with commas between them: go straight to the cut",
    )
    game.add_argument("--short", action="store_true", help="play eight rounds, not fifteen")
    game.add_argument(
        "--seed", type=_seed, metavar="NUMBER", help="shuffle the same way for the same number"
    )
    parser.set_defaults(run=play)
    commands = parser.add_subparsers(
        title="commands", dest="command", metavar="command", prog="craits"
    )
    _add_command(commands, "rules", print_rules, "print the numbered rules")
    simulation = _add_command(
        commands, "simulate", simulate, "play whole games between computers and sum them up"
    )
    simulation.examples = EXAMPLE_VALUES
    add_arguments(simulation)
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


def _players(text: str) -> list[str]:
    names = text.split(",")
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        raise argparse.ArgumentTypeError(
            _WRONG_COUNT.format(least=MIN_SEATS, most=MAX_SEATS, count=len(names))
        )
    try:
        return check_names(names)
    except BadNameError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(_NO_NUMBER.format(text=text)) from None
