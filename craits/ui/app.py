"""The app: what comes after what, from the first screen to the last game of the evening."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import signal
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from textual import events, work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.constants import TEXTUAL_ANIMATIONS
from textual.filter import LineFilter, Monochrome
from textual.reactive import Reactive
from textual.screen import Screen
from textual.theme import Theme

from craits.records.places import data_folder
from craits.records.settings import Settings, load_settings, save_settings
from craits.records.store import Store
from craits.records.troubles import RecordsError
from craits.ui.glyphs import PlainGlyphs, has_signs
from craits.ui.no_colour import NoColours
from craits.ui.screens.base import HIGH, MIN_HEIGHT, MIN_WIDTH
from craits.ui.screens.home import HomeChoice, HomeScreen
from craits.ui.themes import CARD_COLOURS, FELT, HIGH_CONTRAST, THEMES, suit_colours

# What games are played with is loaded while home is looked at: it is there the sooner.
if TYPE_CHECKING:
    from craits.explanations import Situation
    from craits.players.strength import Strength
    from craits.records.games import StoredGame
    from craits.table import Table
    from craits.ui.evening import Evening

_THEMES: Final = {theme.name: theme for theme in THEMES}
_LOOKS: Final = frozenset({"theme", "deck", "glyphs", "motion"})
"""The settings that change how the screen looks."""


class CraitsApp(App[None]):
    """Craits on the screen."""

    TITLE = "Craits"
    CSS_PATH = Path(__file__).with_name("craits.tcss")
    theme: Reactive[str] = Reactive(FELT.name)
    """The name of the theme: felt from the start, as a change reads all styles anew."""
    HORIZONTAL_BREAKPOINTS = [
        (0, "-too-narrow"),
        (MIN_WIDTH, "-narrow"),
        (100, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [
        (0, "-too-low"),
        (MIN_HEIGHT, "-low"),
        (HIGH, "-high"),
    ]

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        names: Sequence[str] | None = None,
        length: Literal["full", "short"] | None = None,
        rng: random.Random | None = None,
        *,
        store: Store | None = None,
        table: Table | None = None,
        computers: Mapping[int, Strength] | None = None,
    ) -> None:
        """Make the app.

        Parameters:
            names: The players, to go straight to the cut; without them, home is shown.
            length: How long a game to begin with; without it, as long as the last one.
            rng: Where chance comes from; without it, from the system.
            store: Where games are saved, with the settings beside it; without it, in the user's
                data folder.
            table: A game to go on with at once.
            computers: How well the computer at a seat plays; the other seats are people's.
        """
        self.settings = Settings()
        self._line_filters: Sequence[LineFilter] = []
        self._readers: dict[str, set[str]] = {}
        """Who has read what was explained for the first time since the program began."""
        super().__init__()
        self.store = store or Store(data_folder())
        self.settings, broken = load_settings(self.store.folder)
        self._problems = [] if broken is None else [str(broken)]
        self._names = list(names or [])
        self._computers = dict(computers or {})
        self._length = length
        self._rng = rng or random.Random()
        self._table = table
        self._evening: Evening | None = None
        for theme in THEMES:
            self.register_theme(theme)
        self.take_settings()

    def get_theme(self, theme_name: str) -> Theme | None:
        """Return a theme; ours are known before they are registered, when styles are first read."""
        return _THEMES.get(theme_name) or super().get_theme(theme_name)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the colours of felt and cards for themes that do not set them."""
        return CARD_COLOURS

    def get_css_variables(self) -> dict[str, str]:
        """Return the colours of the theme, and of the suits as the players set them."""
        variables = super().get_css_variables()
        variables |= suit_colours(self.settings.deck, variables)
        self.theme_variables = variables
        return variables

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what each line goes through last: colours and signs as the terminal has them."""
        if not self._line_filters:
            filters = super().get_line_filters()
            if self.no_color:
                filters = [each for each in filters if not isinstance(each, Monochrome)]
                filters.append(NoColours(Color.parse(self.theme_variables["background"])))
            if self.is_plain:
                filters = [*filters, PlainGlyphs(os.environ)]
            self._line_filters = filters
        return self._line_filters

    @property
    def is_plain(self) -> bool:
        """Whether suits are letters and lines are drawn with ASCII characters."""
        if self.settings.glyphs == "auto":
            return not has_signs(os.environ)
        return self.settings.glyphs == "letters"

    def get_key_display(self, binding: Binding) -> str:
        """Return what the footer calls a key."""
        display = super().get_key_display(binding)
        return "Enter" if self.is_plain and display == "⏎" else display

    @property
    def table(self) -> Table | None:
        """The table that is sat at."""
        return self._table if self._evening is None else self._evening.table

    def new_situation(self, found: Iterable[Situation], reader: str = "") -> Situation | None:
        """Return the first situation that is to be explained, if the players want it.

        Parameters:
            found: The situations, the most pressing first.
            reader: Who looks at the screen; empty for everybody.
        """
        from craits.explanations import first_new

        if not self.settings.hints:
            return None
        # In the evening in which it comes up, each player reads an explanation.
        known = (
            name for name in self.settings.explained if reader in self._readers.get(name, {reader})
        )
        return first_new(found, set(known))

    def note_explained(self, situation: Situation, reader: str = "") -> None:
        """Remember that a situation has been explained, and to whom."""
        name = situation.name.lower()
        if name not in self.settings.explained:
            self._readers[name] = set()
            self.remember(explained=(*self.settings.explained, name))
        if name in self._readers:
            self._readers[name].add(reader)

    def take_settings(self) -> None:
        """Look as the players have set it."""
        # Without colours all themes look alike: the starkest keeps most when they are taken away.
        wanted = self.settings.theme if self.settings.theme in self.available_themes else FELT.name
        theme = HIGH_CONTRAST.name if self.no_color else wanted
        if theme != self.theme:
            self.theme = theme
        still = not self.settings.motion or TEXTUAL_ANIMATIONS == "none"
        self.animation_level = "none" if still else TEXTUAL_ANIMATIONS
        self._line_filters = []
        if self.is_running:
            self.refresh_css(animate=False)
            self.screen.refresh_bindings()

    def watch_theme(self) -> None:
        """Take the colours away anew when the theme changes."""
        self._line_filters = []

    def on_mount(self) -> None:
        """Begin."""
        self.theme_changed_signal.subscribe(self, self._remember_theme)
        loop = asyncio.get_running_loop()
        # Not on Windows, nor where the app does not run in the main thread.
        with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(signal.SIGTERM, self.exit)
            loop.add_signal_handler(signal.SIGHUP, self._hang_up)
        self.spend_evening()

    def on_ready(self) -> None:
        """Look for garbage again, though not in what has been loaded, once home is there."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    def on_unmount(self) -> None:
        """Leave everything saved and free for others, however the app ends."""
        self._close_records()

    def _close_records(self) -> None:
        table = self.table
        if table is not None and table.recorder is not None:
            table.recorder.close()
        self.store.close()

    def _hang_up(self) -> None:
        """End at once: the terminal is gone, so that nothing can be drawn or asked any more."""
        self._close_records()
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        signal.raise_signal(signal.SIGHUP)

    @work
    async def spend_evening(self) -> None:
        """Show home, play games, and leave when the players have had enough."""
        choice: HomeChoice | None = None
        if self._table is None and not self._names:
            choice = await self.push_screen_wait(HomeScreen(self.look_round, at_once=False))
        if choice is not HomeChoice.QUIT:
            from craits.ui.evening import Evening

            self._evening = Evening(
                self, self._names, self._computers, self._length, self._rng, self._table
            )
            await self._evening.spend(choice)
        self.exit()

    def remember(self, **changes: Any) -> None:
        """Change settings and save them.

        Parameters:
            changes: What is set from now on, by the fields of `Settings`.
        """
        self.settings = replace(self.settings, **changes)
        if not _LOOKS.isdisjoint(changes):
            self.take_settings()
        try:
            save_settings(self.store.folder, self.settings)
        except RecordsError as problem:
            self.notify(str(problem), severity="warning", markup=False)

    def _remember_theme(self, theme: Theme) -> None:
        if not self.no_color and theme.name != (self.settings.theme or FELT.name):
            self.remember(theme=theme.name)

    def look_round(self) -> tuple[list[StoredGame], list[str]]:
        """Return the unfinished games, and what the players should know about saving."""
        from craits.records.games import unfinished_games

        problems = list(self._problems)
        games: list[StoredGame] = []
        try:
            self.store.open()
        except RecordsError as problem:
            problems.append(str(problem))
        try:
            games = unfinished_games(self.store)
        except RecordsError as problem:
            if str(problem) not in problems:
                problems.append(str(problem))
        return games, [*problems, *map(str, self.store.set_aside)]

    async def action_quit(self) -> None:
        """Leave at once, or ask while a game is being played."""
        from craits.ui.screens.leave import QuitPrompt

        table = self.table
        waits = self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT
        if table is None or table.game.is_over or waits:
            self.exit()
        elif not isinstance(self.screen, QuitPrompt):
            problem = table.recorder.problem if table.recorder is not None else None
            self.push_screen(QuitPrompt(problem), self._quit_if)

    def _quit_if(self, quits: bool | None) -> None:
        if quits:
            self.exit()

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Return what the command palette offers: the keys of the screen, and what is set."""
        from craits.ui.commands import screen_commands, setting_commands
        from craits.ui.screens.settings import SettingsScreen

        yield from screen_commands(self, screen)
        if not isinstance(screen, SettingsScreen):
            yield SystemCommand("Settings", "Colours, motion and more", self.action_settings)
        yield from setting_commands(self.settings, self.remember)
        yield SystemCommand("Picture", "Save a picture of the screen", self.deliver_screenshot)
        yield SystemCommand("Quit", "Leave the program", self.action_quit)

    def action_command_palette(self) -> None:
        """Show the command palette."""
        from craits.ui.screens.palette import Palette

        if not isinstance(self.screen, Palette):
            self.push_screen(Palette())

    def action_settings(self) -> None:
        """Show the settings."""
        from craits.ui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.settings, self.remember))

    def _handle_exception(self, error: Exception) -> None:
        # A screen that is being made while the program ends finds itself without its parts.
        if not self._exit:
            super()._handle_exception(error)

    async def on_event(self, event: events.Event) -> None:
        """Let the game wait while the terminal is too small for it, and while a screen opens."""
        pressed = isinstance(event, events.Key | events.MouseDown | events.MouseUp | events.Paste)
        waits = self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT
        leaves = isinstance(event, events.Key) and event.key == "ctrl+q"
        # What is pressed within the moment in which a screen is made was not meant for it.
        opens = bool(self.screen_stack) and not self.screen.is_mounted
        if not pressed or leaves or not (waits or opens):
            await super().on_event(event)
