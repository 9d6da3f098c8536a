"""The real program in a terminal of its own."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pyte

import craits

PROJECT = Path(craits.__file__).parents[1]


class Terminal:
    """A process in a pseudo terminal, whose screen can be read."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.pid, self.master = pty.fork()
        if not self.pid:
            os.chdir(PROJECT)
            environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(PROJECT)}
            command = [sys.executable, "-m", "craits", *arguments]
            os.execve(sys.executable, command, environment)
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    @property
    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(self.screen.display)

    def read(self, seconds: float = 0.1) -> bool:
        """Read what comes within so many seconds; tell whether anything did."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            part = os.read(self.master, 65536)
        except OSError:
            return False
        self.received += part
        self._stream.feed(part)
        return bool(part)

    def wait_for(self, text: str, seconds: float = 30) -> None:
        """Wait until a text is on the screen and nothing more comes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            came = self.read()
            if not came and text in self.text:
                return
        raise AssertionError(f"{text!r} does not come:\n{self.text}")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def kill(self) -> None:
        """Kill the process without warning."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.master)

    def hang_up(self) -> int:
        """Close the terminal; return how the process ended."""
        os.close(self.master)
        return self.end()

    def end(self, seconds: float = 20) -> int:
        """Wait for the end of the process; return how it ended."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                self.read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        raise AssertionError(f"the process does not end:\n{self.text}")
