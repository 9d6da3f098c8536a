"""The page of a past game: how it ended, and how it came about."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Footer, Static

from craits.records.games import StoredGame, delete_game, past_game, past_moments
from craits.records.replay import Replay
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.sentences import Sentence, describe_house_rules, join_names
from craits.ui.game_text import tell_when
from craits.ui.screens.base import GameScreen
from craits.ui.screens.notice import Notice
from craits.ui.screens.question import QuestionPrompt
from craits.ui.screens.replay import ReplayScreen
from craits.ui.text import short_names
from craits.ui.widgets.award_list import AwardList
from craits.ui.widgets.final_order import FinalOrder
from craits.ui.widgets.score_sheet import ScoreSheet
from craits.ui.widgets.totals_chart import TotalsChart

_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""


class GamePageScreen(GameScreen[bool]):
    """Shows a past game; returns whether it was deleted."""

    DEFAULT_CSS = """
    GamePageScreen #title { height: 1; padding: 0 2; background: $panel; }
    GamePageScreen #body { height: 1fr; padding: 0 1; }
    GamePageScreen.-high #body { padding: 1 2 0 2; }
    GamePageScreen #left {
        width: 1fr; margin-right: 1; padding-right: 1; scrollbar-size-vertical: 1;
    }
    GamePageScreen TotalsChart { height: 8; }
    GamePageScreen.-high TotalsChart { height: 12; }
    GamePageScreen .heading { color: $primary; text-style: bold; margin-top: 1; }
    GamePageScreen #rules { height: auto; }
    GamePageScreen #sheet { width: 28; scrollbar-size-vertical: 1; }
    GamePageScreen.-wide #sheet { width: 44; }
    GamePageScreen #buttons { height: 1; align-horizontal: center; }
    GamePageScreen.-high #buttons { margin: 1 0; }
    GamePageScreen #buttons Button { width: auto; margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,r", "replay", "replay", key_display="⏎"),
        Binding("x,delete", "delete", "delete", key_display="x"),
        Binding("escape,q", "dismiss(False)", "back", key_display="Esc"),
    ]

    def __init__(self, store: Store, stored: StoredGame) -> None:
        """Show a game.

        Parameters:
            store: Where it is.
            stored: The game.
        """
        super().__init__()
        self._store = store
        self._stored = stored
        self._replay: Replay | None = None
        self._problem = ""
        try:
            self._replay = past_game(store, stored.number)
        except RecordsError as problem:
            self._problem = str(problem)

    def compose(self) -> ComposeResult:
        """Lay order, chart, awards and house rules beside the score sheet."""
        stored = self._stored
        winners = join_names(short_names(stored.leaders, _NAME_WIDTH))
        won = Sentence.GAME_WON.say(players=winners, total=min(stored.totals))
        ended = f"   Game {stored.number}, {tell_when(stored.played)}"
        yield Static(
            Content.assemble((won, "$primary bold"), (ended, "$foreground 70%")),
            id="title",
            markup=False,
        )
        with Horizontal(id="body"):
            with VerticalScroll(id="left"):
                if self._replay is None:
                    yield Static(Content(self._problem), markup=False)
                else:
                    yield from self._compose_left(self._replay)
            with VerticalScroll(id="sheet", can_focus=False):
                sheet = ScoreSheet()
                if self._replay is not None:
                    sheet.show(self._replay.game, stored.players)
                yield sheet
        with Horizontal(id="buttons"):
            yield Button("Delete  x", id="delete", compact=True)
            yield Button("Replay  Enter", id="replay", variant="primary", compact=True)
        yield Footer(show_command_palette=False)

    def _compose_left(self, replay: Replay) -> ComposeResult:
        names = self._stored.players
        yield FinalOrder(replay.game, names)
        yield TotalsChart(replay.game)
        with Vertical(id="rules"):
            yield Static("Awards", classes="heading")
            yield AwardList(replay.game, names, replay.tally.figures)
            yield Static("House rules", classes="heading")
            yield Static("\n".join(describe_house_rules(self._stored.rules)), markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll; the buttons are left to the mouse, as each has a key."""
        for button in self.query(Button):
            button.can_focus = False
        self.query_one("#left").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        if event.button.id == "delete":
            self.action_delete()
        else:
            self.action_replay()

    @work
    async def action_replay(self) -> None:
        """Show the game step by step."""
        try:
            moments = past_moments(self._store, self._stored.number)
        except RecordsError as problem:
            notice = Notice(Sentence.CANNOT_LOOK.say(), [str(problem)])
            await self.app.push_screen_wait(notice)
            return
        await self.app.push_screen_wait(ReplayScreen(moments, self._stored))

    @work
    async def action_delete(self) -> None:
        """Delete the game, after asking."""
        players = join_names(short_names(self._stored.players, _NAME_WIDTH))
        lines = [Sentence.DELETE_PAST.say(players=players)]
        question = QuestionPrompt(Sentence.DELETE_QUESTION.say(), lines, "Delete", "Keep")
        if not await self.app.push_screen_wait(question):
            return
        try:
            delete_game(self._store, self._stored.number)
        except RecordsError as problem:
            notice = Notice(Sentence.CANNOT_DELETE.say(), [str(problem)])
            await self.app.push_screen_wait(notice)
        else:
            self.dismiss(True)
