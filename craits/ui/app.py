"""The app: what comes after what, from the first screen to the last game of the evening."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType

from craits.rules import HouseRules
from craits.table import Table
from craits.ui.screens.base import MIN_HEIGHT, MIN_WIDTH
from craits.ui.screens.cut import CutScreen
from craits.ui.screens.game_end import GameEndChoice
from craits.ui.screens.home import HomeChoice, HomeScreen
from craits.ui.screens.house_rules import HouseRulesScreen
from craits.ui.screens.rules import RulesScreen
from craits.ui.screens.seats import SeatsScreen
from craits.ui.screens.table import TableScreen
from craits.ui.themes import CARD_COLOURS, FELT, THEMES


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
        super().__init__()
        self._names = list(names or [])
        self._rules = rules or HouseRules()
        self._rng = rng or random.Random()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = FELT.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the colours of felt and cards for themes that do not set them."""
        return CARD_COLOURS

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

    async def on_event(self, event: events.Event) -> None:
        """Let the game wait while the terminal is too small for it."""
        pressed = isinstance(event, events.Key | events.MouseDown | events.MouseUp | events.Paste)
        waits = self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT
        leaves = isinstance(event, events.Key) and event.key == "ctrl+q"
        if not (pressed and waits) or leaves:
            await super().on_event(event)
