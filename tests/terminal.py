"""A real pseudo-terminal with a program in it, and a screen to read what it shows."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pyte

CRAITS = str(Path(sys.executable).with_name("craits"))
"""The installed program."""

_QUIET = 0.05
"""A screen at which nothing has changed for so long is settled, in seconds."""


class Terminal:
    """Runs a program in a pseudo-terminal of a size, and reads its screen."""

    def __init__(self, command: Sequence[str], columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._is_closed = False
        self._stream = pyte.ByteStream(self.screen)
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            # What stands still is read sooner; motion has tests of its own.
            os.environ.update(
                TERM="xterm-256color",
                LANG="C.UTF-8",
                COLUMNS=str(columns),
                LINES=str(rows),
                TEXTUAL_ANIMATIONS="none",
            )
            os.execvp(command[0], list(command))
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, size)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        if not self._is_closed:
            os.close(self._fd)

    def close(self) -> None:
        """Close the terminal under the program."""
        os.close(self._fd)
        self._is_closed = True

    def wait_for_end(self, seconds: float = 20) -> int:
        """Wait until the program has ended; return what it exits with, or minus the signal."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                while not self._is_closed and self.read(_QUIET):
                    pass
                return os.waitstatus_to_exitcode(status)
            if self._is_closed or not self.read(_QUIET):
                time.sleep(_QUIET)
        raise AssertionError(f"the program goes on:\n{self.text}")

    @property
    def lines(self) -> list[str]:
        return list(self.screen.display)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def read(self, seconds: float) -> bool:
        """Take in what the program writes, at most for so long; tell whether there was any."""
        if not select.select([self._fd], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._fd, 1 << 16)
        except OSError:
            return False
        # pyte knows neither of these questions, and the program waits for an answer to the first.
        if b"\x1b[?2026$p" in data:
            os.write(self._fd, b"\x1b[?2026;2$y")
        self._stream.feed(re.sub(rb"\x1b\[[<>=?][0-9;]*[a-zA-Z$]+", _only_known, data))
        return bool(data)

    def press(self, keys: str, settle: bool = True) -> None:
        """Type keys and wait until the screen has settled."""
        before = self.lines
        os.write(self._fd, keys.encode())
        if settle:
            self.wait_until(lambda: self.lines != before, 3, required=False)
            while self.read(_QUIET):
                pass

    def wait_until(
        self, condition: Callable[[], bool], seconds: float = 20, *, required: bool = True
    ) -> None:
        """Read until something holds."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                assert not required, f"waited in vain for {seconds} s:\n{self.text}"
                return
            self.read(0.02)

    def wait_for(self, text: str) -> None:
        """Read until a text stands on the screen."""
        self.wait_until(lambda: text in self.text)


def _only_known(sequence: re.Match[bytes]) -> bytes:
    """Drop private sequences that pyte would print as text."""
    found = sequence.group()
    return found if re.fullmatch(rb"\x1b\[\?[0-9;]*[hl]", found) else b""
