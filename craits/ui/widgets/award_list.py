"""The awards of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.widgets import Static

from craits.records.awards import awards
from craits.records.tally import Figures
from craits.rules import Game
from craits.ui.text import short_names

_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""


class AwardList(Static):
    """A line for each award."""

    DEFAULT_CSS = """
    AwardList { height: auto; }
    """

    def __init__(self, game: Game, names: Sequence[str], figures: Sequence[Figures]) -> None:
        """Give the awards.

        Parameters:
            game: The game, over.
            names: The players by seat.
            figures: What each player did in it, by seat.
        """
        short = short_names(names, _NAME_WIDTH)
        scores = [[score.total for score in played.scores] for played in game.history]
        lines = []
        for award in awards(figures, scores):
            title, colon, rest = award.sentence(short).partition(":")
            lines.append(Content.assemble((f"{title}{colon}", "$primary"), rest))
        super().__init__(Content("\n").join(lines), markup=False)
