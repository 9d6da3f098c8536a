"""One player at the end of a round."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from craits.rules import Game
from craits.ui.widgets.open_hand import OpenHand


class OpenHandRow(Horizontal):
    """Place and name, the hand laid open, and what it counts."""

    DEFAULT_CSS = """
    OpenHandRow { height: auto; min-height: 2; margin-bottom: 1; }
    OpenHandRow .player { width: 19; height: 2; }
    OpenHandRow .points { width: 12; height: 2; text-align: right; }
    """

    def __init__(self, game: Game, seat: int, name: str) -> None:
        """Make the row.

        Parameters:
            game: The game, its round over.
            seat: The player.
            name: What the player is called, cut to fit.
        """
        super().__init__()
        self._game = game
        self._seat = seat
        self._player = name

    def compose(self) -> ComposeResult:
        """Make the three parts."""
        result = self._game.history[-1]
        score, total = result.scores[self._seat], result.totals[self._seat]
        place = self._game.places[self._seat]
        leads = "$primary bold" if place == 1 else "bold"
        yield Static(
            Content.assemble((f"{place}  {self._player}\n", leads), self._moved(place)),
            classes="player",
            markup=False,
        )
        yield OpenHand(score)
        yield Static(
            Content.assemble(
                (f"{score.total:+}\n" if score.total else "0\n", "bold"),
                (f"{total} in all", "$foreground 70%"),
            ),
            classes="points",
            markup=False,
        )

    def _moved(self, place: int) -> tuple[str, str]:
        if len(self._game.history) < 2:
            return "", ""
        totals = self._game.history[-2].totals
        before = 1 + sum(other < totals[self._seat] for other in totals)
        if place < before:
            return f"   ▲ up from {before}", "$success"
        if place > before:
            return f"   ▼ down from {before}", "$warning"
        return "", ""
