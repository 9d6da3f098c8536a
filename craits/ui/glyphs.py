"""The characters that the game is drawn with: signs, or plain letters where there are none.

Everything is written with Unicode signs. Where the terminal or its locale has none, a line filter
puts an ASCII character of the same width in the place of each, so no widget needs to know.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

_PLAIN_TERMINALS: Final = {"linux", "dumb", "vt100", "vt102", "vt220", "ansi"}

_SIGNS: Final = {
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "♠": "s",
    "♞": "J",
    "♛": "Q",
    "♚": "K",
    "╱": "/",
    "╲": "\\",
    "▀": '"',
    "▄": "_",
    "█": "#",
    "▮": "#",
    "▔": "-",
    "▁": "_",
    "●": "*",
    "○": "o",
    "◆": "x",
    "■": "#",
    "▲": "^",
    "▼": "v",
    "▶": ">",
    "▸": ">",
    "◀": "<",
    "✚": "+",
    "✕": "x",
    "×": "x",
    "★": "*",
    "⚠": "!",
    "·": ".",
    "•": "*",
    "…": ".",
    "‹": "<",
    "›": ">",
    "←": "<",
    "→": ">",
    "↑": "^",
    "↓": "v",
    "↻": ">",
    "↺": "<",
    "⤼": ">",
    "⏎": "~",
    "⭘": "o",
    "─": "-",
    "━": "-",
    "═": "=",
    "╌": "-",
    "┄": "-",
    "╸": "-",
    "╺": "-",
    "│": "|",
    "┃": "|",
    "║": "|",
    "╎": "|",
    "–": "-",
    "—": "-",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
}


def has_signs(environ: Mapping[str, str]) -> bool:
    """Return whether the terminal shows Unicode signs, as far as the environment tells.

    >>> has_signs({"TERM": "xterm-256color", "LANG": "en_GB.UTF-8"})
    True
    >>> has_signs({"TERM": "linux", "LANG": "en_GB.UTF-8"}), has_signs({"LANG": "C"})
    (False, False)
    """
    return environ.get("TERM", "") not in _PLAIN_TERMINALS and _has_unicode(environ)


def _has_unicode(environ: Mapping[str, str]) -> bool:
    variables = ("LC_ALL", "LC_CTYPE", "LANG")
    locale = next((environ[name] for name in variables if environ.get(name)), "")
    # Where nothing is said of the locale, as in a container, terminals of today are the rule.
    return not locale or "utf" in locale.lower() or sys.platform == "win32"


class PlainGlyphs(LineFilter):
    """Draws with ASCII characters instead of signs; letters of names stay where they can."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        super().__init__()
        self._keeps_letters = _has_unicode(environ)

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments, as wide as they were."""
        keeps = self._keeps_letters
        return [Segment(_plain(text, keeps), style, control) for text, style, control in segments]


@lru_cache(4096)
def _plain(text: str, keeps_letters: bool) -> str:
    if text.isascii():
        return text
    return "".join(_plain_char(char, keeps_letters) for char in text)


def _plain_char(char: str, keeps_letters: bool) -> str:
    if char.isascii():
        return char
    if char in _SIGNS:
        return _SIGNS[char]
    category = unicodedata.category(char)
    if keeps_letters and category[0] in "LMN":
        return char
    width = cell_len(char)
    base = unicodedata.normalize("NFKD", char)[0]
    if base.isascii() and base.isprintable() and width == 1:
        return base
    if 0x2500 <= ord(char) < 0x2580:
        return "+"
    if 0x2580 <= ord(char) < 0x25A0:
        return "|"
    return "?" * width
