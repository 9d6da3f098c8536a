"""The app: what comes after what, from the first screen to the last game of the evening."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import events, work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.constants import TEXTUAL_ANIMATIONS
from textual.filter import LineFilter, Monochrome
from textual.screen import Screen

from craits.explanations import Situation, first_new
from craits.records import Settings
from craits.rules import HouseRules
from craits.table import Table
from craits.ui.commands import screen_commands, setting_commands
from craits.ui.glyphs import PlainGlyphs, has_signs
from craits.ui.no_colour import NoColours
from craits.ui.screens.base import MIN_HEIGHT, MIN_WIDTH
from craits.ui.screens.cut import CutScreen
from craits.ui.screens.game_end import GameEndChoice
from craits.ui.screens.home import HomeChoice, HomeScreen
from craits.ui.screens.house_rules import HouseRulesScreen
from craits.ui.screens.rules import RulesScreen
from craits.ui.screens.seats import SeatsScreen
from craits.ui.screens.settings import SettingsScreen
from craits.ui.screens.table import TableScreen
from craits.ui.themes import CARD_COLOURS, FELT, HIGH_CONTRAST, THEMES, suit_colours

_LOOKS: Final = frozenset({"theme", "deck", "glyphs", "motion"})
"""The settings that change how the screen looks."""


class CraitsApp(App[None]):
    """Craits on the screen."""

    TITLE = "Craits"
    CSS_PATH = Path(__file__).with_name("craits.tcss")
    HORIZONTAL_BREAKPOINTS = [
        (0, "-too-narrow"),
        (MIN_WIDTH, "-narrow"),
        (100, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [
        (0, "-too-low"),
        (MIN_HEIGHT, "-low"),
        (28, "-high"),
    ]

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        names: Sequence[str] | None = None,
        rules: HouseRules | None = None,
        rng: random.Random | None = None,
    ) -> None:
        """Make the app.

        Parameters:
            names: The players, to go straight to the cut; without them, home is shown.
            rules: The house rules to begin with.
            rng: Where chance comes from; without it, from the system.
        """
        self.settings = Settings()
        self._line_filters: Sequence[LineFilter] = []
        super().__init__()
        self._names = list(names or [])
        self._rules = rules or HouseRules()
        self._rng = rng or random.Random()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = FELT.name
        self.take_settings()

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

    def remember(self, **changes: Any) -> None:
        """Change settings.

        Parameters:
            changes: What is set from now on, by the fields of `Settings`.
        """
        self.settings = replace(self.settings, **changes)
        if not _LOOKS.isdisjoint(changes):
            self.take_settings()

    def new_situation(self, found: Iterable[Situation]) -> Situation | None:
        """Return the first situation that is to be explained, if the players want it."""
        return first_new(found, self.settings.explained) if self.settings.hints else None

    def note_explained(self, situation: Situation) -> None:
        """Remember that a situation has been explained."""
        name = situation.name.lower()
        if name not in self.settings.explained:
            self.remember(explained=(*self.settings.explained, name))

    def take_settings(self) -> None:
        """Look as the players have set it."""
        # Without colours all themes look alike: the starkest keeps most when they are taken away.
        theme = HIGH_CONTRAST.name if self.no_color else self.settings.theme
        if theme in self.available_themes and theme != self.theme:
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
        self.spend_evening()

    @work
    async def spend_evening(self) -> None:
        """Show home, play games, and leave when the players have had enough."""
        seated = bool(self._names)
        while True:
            if not seated:
                choice = await self.push_screen_wait(HomeScreen())
                if choice is HomeChoice.QUIT:
                    break
                if choice is HomeChoice.RULES:
                    await self.push_screen_wait(RulesScreen())
                    continue
                if choice is HomeChoice.SETTINGS:
                    await self.push_screen_wait(SettingsScreen(self.settings, self.remember))
                    continue
                if not await self.sit_down():
                    continue
            seated = False
            await self.play_games()
        self.exit()

    async def sit_down(self) -> bool:
        """Ask who plays and by which house rules; tell whether the players want to start."""
        while True:
            names = await self.push_screen_wait(SeatsScreen(self._names))
            if names is None:
                return False
            self._names = names
            rules = await self.push_screen_wait(HouseRulesScreen(self._rules, len(names)))
            if rules is not None:
                self._rules = rules
                return True

    async def play_games(self) -> None:
        """Play a game, and rematches as long as the players want them."""
        first_dealer = None
        while True:
            table = Table(self._names, self._rules, self._rng, first_dealer)
            if first_dealer is None and not await self.push_screen_wait(CutScreen(table)):
                return
            choice = await self.push_screen_wait(TableScreen(table))
            if choice is GameEndChoice.HOME:
                return
            first_dealer = table.game.first_dealer
            if choice is GameEndChoice.REMATCH_NEXT_DEALER:
                first_dealer = (first_dealer + 1) % len(self._names)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Return what the command palette offers: the keys of the screen, and what is set."""
        yield from screen_commands(self, screen)
        if not isinstance(screen, SettingsScreen):
            yield SystemCommand("Settings", "Colours, motion and more", self.action_settings)
        yield from setting_commands(self.settings, self.remember)
        yield SystemCommand("Picture", "Save a picture of the screen", self.deliver_screenshot)
        yield SystemCommand("Quit", "Leave the program", self.action_quit)

    def action_settings(self) -> None:
        """Show the settings."""
        self.push_screen(SettingsScreen(self.settings, self.remember))

    async def on_event(self, event: events.Event) -> None:
        """Let the game wait while the terminal is too small for it."""
        pressed = isinstance(event, events.Key | events.MouseDown | events.MouseUp | events.Paste)
        waits = self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT
        leaves = isinstance(event, events.Key) and event.key == "ctrl+q"
        if not (pressed and waits) or leaves:
            await super().on_event(event)
