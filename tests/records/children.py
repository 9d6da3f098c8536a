"""Child processes for the tests, forked so that none has to start Python anew."""

from __future__ import annotations

import json
import os
import signal
import traceback
from collections.abc import Callable
from typing import Any

import pytest

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


class Child:
    """A process that does something and may tell lines of text while it does."""

    def __init__(self, work: Callable[[Callable[[str], None]], None]) -> None:
        self.reader, writer = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(writer)
            return
        status = 1
        try:
            os.close(self.reader)
            work(lambda line: _write_all(writer, line + "\n"))
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)

    def lines(self, count: int) -> list[str]:
        """Wait for so many lines."""
        text = b""
        while text.count(b"\n") < count:
            part = os.read(self.reader, 1)
            assert part, "the child ended"
            text += part
        return text.decode().splitlines()

    def kill(self) -> list[str]:
        """Kill it without warning; return the whole lines that had not been read."""
        os.kill(self.pid, signal.SIGKILL)
        lines = self._rest()
        os.waitpid(self.pid, 0)
        return lines

    def end(self) -> list[str]:
        """Wait for its end; return the lines that had not been read."""
        lines = self._rest()
        _, status = os.waitpid(self.pid, 0)
        assert os.waitstatus_to_exitcode(status) == 0
        return lines

    def _rest(self) -> list[str]:
        with os.fdopen(self.reader, "rb") as pipe:
            text = pipe.read().decode()
        return text[: text.rfind("\n") + 1].splitlines()


def _write_all(descriptor: int, text: str) -> None:
    # One write below the size of the pipe's buffer arrives whole or not at all.
    os.write(descriptor, text.encode())


def in_child(work: Callable[[], Any]) -> Any:
    """Do something in another process; return what it returned, as JSON can carry it."""
    return json.loads(Child(lambda tell: tell(json.dumps(work()))).end()[-1])


def as_nobody(work: Callable[[], Any]) -> Any:
    """Do something without the powers of the superuser, for whom no permission counts."""

    def work_as_nobody() -> Any:
        if os.geteuid() == 0:
            os.setgid(65534)
            os.setuid(65534)
        return work()

    return in_child(work_as_nobody)
