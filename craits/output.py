"""Standard output, whatever has become of it."""

from __future__ import annotations

import io
import os
import sys


class OutputError(Exception):
    """Nothing can be printed; the message says why."""


def write_out(text: str) -> None:
    """Print a text as it is; whoever has read enough of it may close the pipe.

    Parameters:
        text: What to print, its line ends in it.

    Raises:
        OutputError: when it cannot be printed.
    """
    if sys.stdout is None:
        raise OutputError("nothing can be printed: standard output is closed")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go()
    except OSError as error:
        _let_go()
        raise OutputError(f"nothing can be printed: {error.strerror or error}") from error


def _let_go() -> None:
    # Python would complain once more when it closes standard output on its way out.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
