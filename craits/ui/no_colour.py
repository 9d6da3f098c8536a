"""The screen without any colour, for NO_COLOR: what stands out is shown in reverse."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

_STANDS_OUT: Final = 0.5
"""How much lighter than the screen a background is that is shown in reverse."""
_FADED: Final = 4.5
"""Below this contrast with its background a text is shown dim."""
_INVISIBLE: Final = 1.5
"""Below this contrast a shadow or an edge is not shown at all."""

_BLOCKS: Final = frozenset("▀▄█▌▐▊▎▔▁ ")


class NoColours(LineFilter):
    """Takes all colours away and keeps what they tell.

    Cards that fit lie there as white paper, in reverse; those that do not are outlines. What is
    faint is dim, and shadows are left out.
    """

    def __init__(self, screen: Color) -> None:
        """Make the filter.

        Parameters:
            screen: The colour of the screen behind everything.
        """
        super().__init__()
        self._screen = screen.hex

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments without colours."""
        return [
            Segment(*_colourless(text, style or Style.null(), self._screen), control)
            for text, style, control in segments
        ]


@lru_cache(4096)
def _colourless(text: str, style: Style, background: str) -> tuple[str, Style]:
    behind = Color.parse(background)
    back = behind if style.bgcolor is None else Color.from_rich_color(style.bgcolor)
    front = back.get_contrast_text() if style.color is None else Color.from_rich_color(style.color)
    if style.reverse:
        front, back = back, front
    reverse = _luminance(back) - _luminance(behind) >= _STANDS_OUT
    contrast = _contrast(front, back)
    if contrast < _INVISIBLE and _BLOCKS.issuperset(text):
        text = " " * len(text)
    return text, Style(
        bold=style.bold,
        dim=contrast < _FADED,
        italic=style.italic,
        underline=style.underline,
        strike=style.strike,
        reverse=reverse,
        meta=style.meta or None,
    )


def _contrast(one: Color, other: Color) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Color) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in colour.normalized
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
