"""A whole short game for three by keys alone, in a real terminal, with the installed program."""

from __future__ import annotations

import re
import time

from tests.terminal import CRAITS, Terminal

LONGEST = 900
"""How long the game may take on a slow machine, in seconds."""
NAMES = ("Ana", "Ben", "Cy")
AGAIN = "Play  Enter"
"""What still stands there when the same player has another turn."""

CUES = {
    "is left with one card!": "o",
    "is turned up, and": "\x1b[C\r",
    "which suit": "\r",
    "keep its suit or change it?": "\r",
    "Pass on": "\r",
    "Go on  Enter": "\r",
    "Uncover the hand": "\r",
    "Draw  d": "d",
    AGAIN: "\r",
    "Next round": "\r",
    "See who won": "\r",
    "Deal the cards": "\r",
    "The cut for the deal": " ",
}
"""What stands on the screen, and the key that goes on from there; the first found counts."""


def find_sign(text: str) -> str | None:
    return next((sign for sign in CUES if sign in text), None)


def test_a_short_game_for_three_is_played_to_its_end() -> None:
    # With this seed a game goes by quickly, though everybody plays the first card that fits.
    command = [CRAITS, "--players", ",".join(NAMES), "--short", "--seed", "700"]
    rounds = set()
    with Terminal(command, columns=80, rows=24) as terminal:
        end_by = time.monotonic() + LONGEST
        while "Rematch" not in terminal.text:
            assert time.monotonic() < end_by, f"the game does not go on:\n{terminal.text}"
            terminal.wait_until(
                lambda: "Rematch" in terminal.text or bool(find_sign(terminal.text))
            )
            title = re.search(r"Round (\d) of 8", terminal.text)
            rounds.update(title.groups() if title else ())
            sign = find_sign(terminal.text)
            if sign is not None:
                press_and_wait_for_another(terminal, sign)
        end = terminal.text
        terminal.press("h")
        terminal.wait_for("New game")
    assert rounds == set("12345678")
    check_final_order(end)


def press_and_wait_for_another(terminal: Terminal, sign: str) -> None:
    """Press the key for this sign; wait for what comes next, which after a six is the same."""
    terminal.press(CUES[sign], settle=False)
    terminal.wait_until(
        lambda: find_sign(terminal.text) not in (None, sign) or "Rematch" in terminal.text,
        0.2 if sign == AGAIN else 10,
        required=False,
    )


def check_final_order(end: str) -> None:
    """Compare the winners and the order with the sums of what stands in the score sheet."""
    beside_the_chart = [line[49:] for line in end.splitlines()]
    sheet = re.findall(
        r"^ +([1-8]) +(-?\d+) +(-?\d+) +(-?\d+) *$", "\n".join(beside_the_chart), re.MULTILINE
    )
    assert [row[0] for row in sheet] == list("87654321")
    totals = {name: sum(int(row[column]) for row in sheet) for column, name in enumerate(NAMES, 1)}
    order = re.findall(r"^ (\d)  \S (\w+) +(-?\d+) ", end, re.MULTILINE)
    assert {name: int(total) for _, name, total in order} == totals
    for place, name, total in order:
        assert int(place) == 1 + sum(other < int(total) for other in totals.values())
        best = int(total) == min(totals.values())
        assert (name in end.splitlines()[0]) is best
