"""The games that have been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import DataTable, Footer, Static

from craits.records.games import StoredGame, count_past_games, past_games
from craits.records.statistics import statistics
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.ui.screens.base import GameScreen
from craits.ui.screens.choose_name import ChooseNamePrompt
from craits.ui.screens.game_page import GamePageScreen
from craits.ui.text import shorten

_COUNT: Final = 100
"""How many games are read at a time."""
_TITLE_NAME_WIDTH: Final = 16
_NAME_WIDTH: Final = 10
"""How much of a name is shown, in cells."""
_TIME_WIDTH: Final = len("2026-01-31 20:15")
_WIDTH_BESIDE: Final = 8
"""What the margins of the list and of its columns, and its scroll bar, take, in cells."""


class PastGamesScreen(GameScreen[None]):
    """A list, the game that ended last first; Enter opens the page of a game."""

    DEFAULT_CSS = """
    PastGamesScreen #title { height: 1; padding: 0 2; background: $panel; }
    PastGamesScreen DataTable { height: 1fr; padding: 1 1 0 1; background: $background; }
    PastGamesScreen DataTable:focus { background-tint: transparent; }
    PastGamesScreen #none { height: 1fr; content-align: center middle; color: $foreground 70%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "look at it", key_display="⏎", priority=True),
        Binding("f", "filter", "games of…"),
        Binding("escape,q", "dismiss(None)", "back", key_display="Esc"),
    ]

    def __init__(self, store: Store) -> None:
        """Show the games.

        Parameters:
            store: Where they are.
        """
        super().__init__()
        self._store = store
        self._player = ""
        self._games: list[StoredGame] = []
        self._total = 0

    def compose(self) -> ComposeResult:
        """Make the list."""
        yield Static(id="title", markup=False)
        yield DataTable[Text](cursor_type="row")
        yield Static(id="none", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the latest games."""
        self._show()

    def on_resize(self) -> None:
        """Cut what is told of each game to the new width."""
        place = self._table.cursor_row
        self._lay_out()
        self._add(self._games)
        self._table.move_cursor(row=place)

    @property
    def _table(self) -> DataTable[Text]:
        return self.query_one(DataTable)

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        """Open the game in the list."""
        self.action_open()

    def on_data_table_row_highlighted(self, event: DataTable.RowHighlighted) -> None:
        """Read more games when the end of those that have been read is near."""
        if len(self._games) < self._total and event.cursor_row >= len(self._games) - 1:
            self._read_more()

    @work
    async def action_open(self) -> None:
        """Open the page of the chosen game."""
        place = self._table.cursor_row
        if not 0 <= place < len(self._games):
            return
        if await self.app.push_screen_wait(GamePageScreen(self._store, self._games[place])):
            self._show(place)

    @work
    async def action_filter(self) -> None:
        """Ask whose games are shown."""
        try:
            names = [player.name for player in statistics(self._store)]
        except RecordsError as problem:
            self.notify(str(problem), severity="warning", markup=False)
            return
        chosen = await self.app.push_screen_wait(ChooseNamePrompt(names, self._player))
        if chosen is not None:
            self._player = chosen
            self._show()

    def _show(self, place: int = 0) -> None:
        self._games = []
        self._lay_out()
        problem = self._read_more()
        player = shorten(self._player, _TITLE_NAME_WIDTH)
        whose = f"Past games of {player}" if player else "Past games"
        count = "1 game" if self._total == 1 else f"{self._total} games"
        self.query_one("#title", Static).update(
            Content.assemble((whose, "$primary bold"), (f"   {count}", "$foreground 70%"))
        )
        self._table.display = bool(self._games)
        none = self.query_one("#none", Static)
        none.display = not self._games
        none.update(Content(problem or "No game has been finished yet."))
        if self._games:
            self._table.focus()
            self._table.move_cursor(row=min(place, len(self._games) - 1))

    def _read_more(self) -> str:
        """Read the next games; return what is wrong, or nothing."""
        try:
            player = self._player or None
            self._total = count_past_games(self._store, player)
            more = past_games(self._store, player, len(self._games), _COUNT)
        except RecordsError as problem:
            return str(problem)
        self._games += more
        self._add(more)
        return ""

    def _lay_out(self) -> None:
        self._table.clear(columns=True)
        self._table.add_column(Text("Ended"), width=_TIME_WIDTH)
        self._table.add_column(Text("The winner, and the others"), width=self._room)

    def _add(self, games: Sequence[StoredGame]) -> None:
        for game in games:
            self._table.add_row(
                Text(game.played.strftime("%Y-%m-%d %H:%M")), _write_order(game, self._room)
            )

    @property
    def _room(self) -> int:
        """How wide the column of the players may be, in cells."""
        return max(1, self.size.width - _TIME_WIDTH - _WIDTH_BESIDE)


def _write_order(game: StoredGame, room: int) -> Text:
    order = sorted(zip(game.players, game.totals, strict=True), key=lambda place: place[1])
    places = [f"{shorten(name, _NAME_WIDTH)} {total}" for name, total in order]
    text = Text(shorten(", ".join(places), room))
    text.stylize("bold", 0, len(", ".join(places[: len(game.leaders)])))
    return text
