"""The score sheet: every round, what each player scored in it, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from craits.rules import Game, RoundResult, deal_sizes
from craits.ui.text import short_names

_NARROW_LEAD: Final = 3
_NAMED_LEAD: Final = 6
_WIDE_LEAD: Final = 14
"""How wide the column is that says which round it is, in cells."""
_LEAST_FOR_PLAYER: Final = 5
"""How wide a player's column must be beside a heading above the rounds, in cells."""
_WITH_TOTAL: Final = 10
"""How wide a player's column must be to hold the running total beside the score, in cells."""
_WIDEST: Final = 16
_ROOMY_TERMINAL: Final = 24
"""How many rows the terminal must have for lines between the parts of the sheet."""


@dataclass(frozen=True)
class _Columns:
    """How the width of the sheet is shared out."""

    lead: int
    player: int

    @classmethod
    def share(cls, width: int, players: int) -> _Columns:
        wide = width >= _WIDE_LEAD + players * _WITH_TOTAL
        named = width >= _NAMED_LEAD + players * _LEAST_FOR_PLAYER
        lead = _WIDE_LEAD if wide else _NAMED_LEAD if named else _NARROW_LEAD
        return cls(lead, min(_WIDEST, (width - lead) // players))

    @property
    def is_wide(self) -> bool:
        return self.lead == _WIDE_LEAD

    @property
    def with_totals(self) -> bool:
        return self.player >= _WITH_TOTAL


class ScoreSheet(Widget):
    """All rounds of a game: those played, the one being played, and those to come."""

    DEFAULT_CSS = """
    ScoreSheet { width: 1fr; height: auto; text-wrap: nowrap; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._game: Game | None = None
        self._names: tuple[str, ...] = ()

    def show(self, game: Game, names: Sequence[str]) -> None:
        """Show how a game stands.

        Parameters:
            game: The game.
            names: What the players are called; they are cut to the width of their columns.
        """
        self._game = game
        self._names = tuple(names)
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines."""
        return len(self._lines(width))

    def render(self) -> Content:
        """Write the sheet in the width there is."""
        return Content("\n").join(self._lines(self.size.width))

    def _lines(self, width: int) -> list[Content]:
        if self._game is None:
            return []
        columns = _Columns.share(width, len(self._names))
        length = columns.lead + columns.player * len(self._names)
        roomy = self.app.size.height >= _ROOMY_TERMINAL
        rule = [Content.styled("─" * length, "$foreground 30%")] if roomy else []
        rounds = range(1, self._game.rounds + 1)
        return [
            self._heading(self._game, columns),
            *rule,
            *(self._round(self._game, columns, number) for number in rounds),
            *rule,
            self._totals(self._game, columns),
        ]

    def _heading(self, game: Game, columns: _Columns) -> Content:
        leaders = _leaders(game)
        names = short_names(self._names, columns.player - 1)
        cells = [
            (_right(name, columns.player), "$primary bold" if seat in leaders else "bold")
            for seat, name in enumerate(names)
        ]
        lead = {_WIDE_LEAD: "  Round Cards", _NAMED_LEAD: "Cards"}.get(columns.lead, "")
        return Content.assemble((lead.ljust(columns.lead), "$foreground 60%"), *cells)

    def _round(self, game: Game, columns: _Columns, number: int) -> Content:
        cards = deal_sizes(game.rules)[number - 1]
        now = number == game.round_number and not game.is_over
        mark = "▸" if now else " "
        lead = f"{mark}{number:>6}{cards:>6}" if columns.is_wide else f"{mark}{cards:>2}"
        if number <= len(game.history):
            cells = self._scores(columns, game.history[number - 1])
        else:
            cells = [(_right("·", columns.player), "$foreground 35%")] * len(self._names)
        style = "$primary bold" if now else "$foreground 60%"
        return Content.assemble((lead.ljust(columns.lead), style), *cells)

    def _scores(self, columns: _Columns, result: RoundResult) -> list[tuple[str, str]]:
        cells = []
        for score, total in zip(result.scores, result.totals, strict=True):
            best = score.total == min(s.total for s in result.scores)
            style = "$success" if best else ""
            if columns.with_totals:
                cells.append((_right(str(score.total), columns.player - 5), style))
                cells.append((_right(str(total), 5), "$foreground 50%"))
            else:
                cells.append((_right(str(score.total), columns.player), style))
        return cells

    def _totals(self, game: Game, columns: _Columns) -> Content:
        leaders = _leaders(game)
        cells = []
        for seat, total in enumerate(game.totals):
            leads = seat in leaders
            text = f"★{total}" if leads else str(total)
            cells.append((_right(text, columns.player), "$primary bold" if leads else "bold"))
        lead = "  Sum" if columns.is_wide else "Sum"
        return Content.assemble((lead.ljust(columns.lead), "bold"), *cells)


def _leaders(game: Game) -> tuple[int, ...]:
    return game.winners if game.history else ()


def _right(text: str, cells: int) -> str:
    return " " * (cells - cell_len(text)) + text
