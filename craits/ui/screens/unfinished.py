"""Which of the unfinished games is gone on with."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Footer, OptionList, Static
from textual.widgets.option_list import Option

from craits.records.claims import is_claimed
from craits.records.games import StoredGame, delete_game, unfinished_games
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.sentences import Sentence, join_names
from craits.ui.game_text import tell_left
from craits.ui.screens.base import GameScreen
from craits.ui.screens.notice import Notice
from craits.ui.screens.question import QuestionPrompt
from craits.ui.text import short_names

_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""


class UnfinishedScreen(GameScreen[int | None]):
    """A list, the game last played first; returns a game's number, or None for none."""

    DEFAULT_CSS = """
    UnfinishedScreen Center { height: 1fr; }
    UnfinishedScreen #games { height: 1fr; width: 100%; max-width: 88; padding: 0 1; }
    UnfinishedScreen .title {
        width: 100%; text-align: center; color: $primary; text-style: bold; margin-bottom: 1;
    }
    UnfinishedScreen.-high .title { margin: 1 0; }
    UnfinishedScreen OptionList {
        height: 1fr; padding: 0; background: transparent; background-tint: transparent;
    }
    UnfinishedScreen OptionList > .option-list--option { padding: 0 2; }
    UnfinishedScreen OptionList > .option-list--separator { color: $felt-line; }
    UnfinishedScreen #buttons { height: 1; align-horizontal: center; }
    UnfinishedScreen.-high #buttons { margin: 1 0; }
    UnfinishedScreen #buttons Button { width: auto; margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "go on", key_display="⏎", priority=True),
        Binding("x,delete", "delete", "delete", key_display="x"),
        Binding("escape,q", "dismiss(None)", "back", key_display="Esc"),
    ]

    def __init__(self, store: Store) -> None:
        """Show the games.

        Parameters:
            store: Where they are.
        """
        super().__init__()
        self._store = store
        self._games: list[StoredGame] = []

    def compose(self) -> ComposeResult:
        """Make the list and the buttons."""
        with Center(), Vertical(id="games"):
            yield Static("Which game do you go on with?", classes="title")
            yield OptionList(compact=True)
            with Horizontal(id="buttons"):
                yield Button("Delete  x", id="delete", compact=True)
                yield Button("Go on  Enter", id="go-on", variant="primary", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the games; the buttons are left to the mouse, as each has a key."""
        for button in self.query(Button):
            button.can_focus = False
        self._show(0)
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with the game in the list."""
        self.action_go_on()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        if event.button.id == "delete":
            self.action_delete()
        else:
            self.action_go_on()

    def action_go_on(self) -> None:
        """Leave with the chosen game, unless somebody else is playing it."""
        game = self._chosen
        if game is None:
            return
        if is_claimed(self._store, game.number):
            title = Sentence.CANNOT_GO_ON.say()
            self.app.push_screen(Notice(title, [Sentence.PLAYED_ELSEWHERE.say()]))
        else:
            self.dismiss(game.number)

    @work
    async def action_delete(self) -> None:
        """Delete the chosen game, after asking."""
        game = self._chosen
        if game is None:
            return
        players = join_names(short_names(game.players, _NAME_WIDTH))
        lines = [tell_left(game, _NAME_WIDTH), Sentence.DELETE_UNFINISHED.say(players=players)]
        question = QuestionPrompt(Sentence.DELETE_QUESTION.say(), lines, "Delete", "Keep")
        if not await self.app.push_screen_wait(question):
            return
        place = self._games.index(game)
        try:
            delete_game(self._store, game.number)
        except RecordsError as problem:
            notice = Notice(Sentence.CANNOT_DELETE.say(), [str(problem)])
            await self.app.push_screen_wait(notice)
        self._show(place)
        if not self._games:
            self.dismiss(None)

    @property
    def _chosen(self) -> StoredGame | None:
        place = self.query_one(OptionList).highlighted
        return None if place is None else self._games[place]

    def _show(self, place: int) -> None:
        try:
            self._games = unfinished_games(self._store)
        except RecordsError as problem:
            self._games = []
            self.notify(str(problem), severity="warning", markup=False)
        games = self.query_one(OptionList)
        games.clear_options()
        for game in self._games:
            games.add_options([Option(self._describe(game)), None])
        if self._games:
            games.highlighted = min(place, len(self._games) - 1)

    def _describe(self, game: StoredGame) -> Content:
        players = join_names(short_names(game.players, _NAME_WIDTH))
        left = Content.styled(tell_left(game, _NAME_WIDTH), "dim")
        lines = [Content.styled(players, "bold"), left]
        if is_claimed(self._store, game.number):
            lines.append(Content.styled(Sentence.PLAYED_ELSEWHERE.say(), "italic"))
        return Content("\n").join(lines)
