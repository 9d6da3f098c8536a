"""In which order the players came in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.widgets import Static

from craits.rules import Game
from craits.ui.text import short_names
from craits.ui.widgets.totals_chart import MARKS

_NAME_WIDTH: Final = 16
"""How much of a name is shown, in cells."""


class FinalOrder(Static):
    """A line for each player, the winner first, with the marks of the chart."""

    DEFAULT_CSS = """
    FinalOrder { height: auto; margin-bottom: 1; }
    """

    def __init__(self, game: Game, names: Sequence[str], *, id: str | None = None) -> None:  # noqa: A002
        short = short_names(names, _NAME_WIDTH)
        lines = []
        for seat in sorted(range(len(short)), key=lambda seat: game.places[seat]):
            place = game.places[seat]
            name = short[seat]
            gap = " " * (_NAME_WIDTH - Content(name).cell_length)
            lines.append(
                Content.assemble(
                    (f"{place}  {MARKS[seat]} ", "$foreground 70%"),
                    f"{name}{gap}{game.totals[seat]:>5}",
                ).stylize("$primary bold" if place == 1 else "")
            )
        super().__init__(Content("\n").join(lines), id=id, markup=False)
