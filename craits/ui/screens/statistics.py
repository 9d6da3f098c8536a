"""What the evenings add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import DataTable, Footer, Static

from craits.records.statistics import HeadToHead, PlayerStatistics, head_to_head, statistics
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.ui.screens.base import GameScreen
from craits.ui.text import shorten

_NAME_WIDTH: Final = 12
"""How much of a name is shown, in cells."""
_WIDE_NAME_WIDTH: Final = 24
_WIDE_TERMINAL: Final = 100

_COLUMNS: Final = (
    "Games",
    "Won",
    "Average",
    "Best",
    "Round",
    "Idiot",
    "Caught",
    "Crank",
    "Drawn",
)
_DUEL_COLUMNS: Final = ("Games", "Ahead", "Behind", "Level", "Lead")


class StatisticsScreen(GameScreen[None]):
    """All players, and the chosen one against each other."""

    DEFAULT_CSS = """
    StatisticsScreen #title { height: 1; padding: 0 2; background: $panel; }
    StatisticsScreen DataTable { background: $background; }
    StatisticsScreen DataTable:focus { background-tint: transparent; }
    StatisticsScreen DataTable { scrollbar-size-vertical: 1; }
    StatisticsScreen #players { height: 1fr; margin-top: 1; }
    StatisticsScreen #explained { height: auto; padding: 0 1; color: $foreground 60%; }
    StatisticsScreen #chosen {
        height: auto; max-height: 50%; padding: 0 1; background: $panel; margin-top: 1;
    }
    StatisticsScreen #chosen Static { height: auto; }
    StatisticsScreen #duels { height: auto; max-height: 6; background: $panel; }
    StatisticsScreen.-high #duels { max-height: 12; }
    StatisticsScreen #none { height: 1fr; content-align: center middle; color: $foreground 70%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "app.focus_next", "the other table", key_display="Tab"),
        Binding("escape,q", "dismiss(None)", "back", key_display="Esc"),
    ]

    def __init__(self, store: Store) -> None:
        """Show the statistics.

        Parameters:
            store: Where the games are.
        """
        super().__init__()
        self._store = store
        self._players: list[PlayerStatistics] = []
        self._problem = ""
        try:
            self._players = statistics(store)
        except RecordsError as problem:
            self._problem = str(problem)

    def compose(self) -> ComposeResult:
        """Lay the table of all above what concerns one."""
        yield Static(Content.styled("Statistics", "$primary bold"), id="title", markup=False)
        if not self._players:
            yield Static(Content(self._problem or "No game has been finished yet."), id="none")
        else:
            yield DataTable[Text](id="players", cursor_type="row")
            yield Static(
                "Average: points in a game. Best: the lowest total. Round: points in a round. "
                "Idiot: times caught. Caught: idiots caught. Crank: most cards drawn for one.",
                id="explained",
                markup=False,
            )
            with Vertical(id="chosen"):
                yield Static(id="out", markup=False)
                yield DataTable[Text](id="duels", cursor_type="none")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Fill the table of all."""
        if self._players:
            self._fill()
            self.query_one("#players").focus()

    def on_data_table_row_highlighted(self, event: DataTable.RowHighlighted) -> None:
        """Show the player in the table."""
        if event.data_table.id == "players" and event.cursor_row < len(self._players):
            self._choose(self._players[event.cursor_row])

    def _fill(self) -> None:
        rows = [(player.name, _figures(player)) for player in self._players]
        self._fill_table("#players", "Player", _COLUMNS, rows)

    def _choose(self, player: PlayerStatistics) -> None:
        outs = ", ".join(f"{times}× {rank.label}" for rank, times in player.going_out.items())
        self.query_one("#out", Static).update(
            Content.assemble(
                (shorten(player.name, self._name_width), "$primary bold"),
                (" went out with: ", "$foreground 70%"),
                outs or "nothing yet",
            )
        )
        try:
            duels = head_to_head(self._store, player.name)
        except RecordsError as problem:
            self.notify(str(problem), severity="warning", markup=False)
            duels = []
        rows = [(duel.other, _compare(duel)) for duel in duels]
        self._fill_table("#duels", "Against", _DUEL_COLUMNS, rows)

    @property
    def _name_width(self) -> int:
        return _WIDE_NAME_WIDTH if self.app.size.width >= _WIDE_TERMINAL else _NAME_WIDTH

    def _fill_table(
        self,
        selector: str,
        lead: str,
        columns: Sequence[str],
        rows: Sequence[tuple[str, Sequence[str]]],
    ) -> None:
        """Fill a table; every text is plain, as a table would read markup in a string."""
        table = self.query_one(selector, DataTable)
        table.clear(columns=True)
        table.add_column(Text(lead), width=self._name_width)
        for column in columns:
            table.add_column(Text(column, justify="right"))
        for name, figures in rows:
            table.add_row(
                Text(shorten(name, self._name_width), style="bold"),
                *(Text(figure, justify="right") for figure in figures),
            )


def _figures(player: PlayerStatistics) -> tuple[str, ...]:
    return (
        str(player.games),
        str(player.wins),
        f"{player.average_total:.1f}",
        str(player.best_total),
        f"{player.average_per_round:.1f}",
        str(player.idiot),
        str(player.idiots_called),
        str(player.longest_crank),
        str(player.cards_drawn),
    )


def _compare(duel: HeadToHead) -> tuple[str, ...]:
    level = duel.games - duel.ahead - duel.behind
    return (
        str(duel.games),
        str(duel.ahead),
        str(duel.behind),
        str(level),
        f"{duel.average_lead:+.1f}",
    )
