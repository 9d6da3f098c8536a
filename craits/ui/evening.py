"""An evening: from home to the seats, to game after game, and home again."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from craits.players.strength import Strength
from craits.records.games import delete_game
from craits.records.recorder import Recorder, resume
from craits.records.troubles import RecordsError
from craits.sentences import Sentence
from craits.table import Table
from craits.ui.screens.home import HomeChoice, HomeScreen

# The other screens are loaded where they are needed first: each is there the sooner.
if TYPE_CHECKING:
    from craits.ui.app import CraitsApp


class Evening:
    """Who plays, by which house rules, and the table they sit at.

    Parameters:
        app: Shows the screens, and has the settings and the saved games.
        names: The players, when they are known already.
        computers: How well the computer at a seat plays; the other seats are people's.
        length: How long a game to begin with; without it, as long as the last one.
        rng: Where chance comes from.
        table: A game to go on with.
    """

    def __init__(
        self,
        app: CraitsApp,
        names: Sequence[str],
        computers: Mapping[int, Strength],
        length: Literal["full", "short"] | None,
        rng: random.Random,
        table: Table | None,
    ) -> None:
        self.table = table
        self._app = app
        self._names = list(names or app.settings.names)
        self._computers = dict(computers if names else app.settings.computers_by_seat)
        self._may_advise = app.settings.advice
        self._rules = app.settings.rules
        if length is not None:
            self._rules = replace(self._rules, length=length)
        self._rng = rng

    async def spend(self, choice: HomeChoice | None) -> None:
        """Play games and show home between them, until the players have had enough.

        Parameters:
            choice: What was chosen at home; None to begin with a game.
        """
        if choice is None:
            await self.play_games(self.table)
        while choice is not HomeChoice.QUIT:
            if choice is not None:
                await self.follow(choice)
            choice = await self._app.push_screen_wait(HomeScreen(self._app.look_round))

    async def follow(self, choice: HomeChoice) -> None:
        """Do what was chosen at home.

        Parameters:
            choice: What was chosen.
        """
        app = self._app
        match choice:
            case HomeChoice.NEW_GAME:
                if await self.sit_down():
                    await self.play_games()
            case HomeChoice.GO_ON:
                await self.go_on()
            case HomeChoice.PAST_GAMES:
                from craits.ui.screens.past_games import PastGamesScreen

                await app.push_screen_wait(PastGamesScreen(app.store))
            case HomeChoice.STATISTICS:
                from craits.ui.screens.statistics import StatisticsScreen

                await app.push_screen_wait(StatisticsScreen(app.store))
            case HomeChoice.RULES:
                from craits.ui.screens.rules import RulesScreen

                await app.push_screen_wait(RulesScreen())
            case HomeChoice.SETTINGS:
                from craits.ui.screens.settings import SettingsScreen

                await app.push_screen_wait(SettingsScreen(app.settings, app.remember))
            case HomeChoice.QUIT:
                pass

    async def sit_down(self) -> bool:
        """Ask who plays and by which house rules; tell whether the players want to start."""
        from craits.ui.screens.house_rules import HouseRulesScreen
        from craits.ui.screens.seats import SeatsScreen

        ask = self._app.push_screen_wait
        while True:
            seating = await ask(SeatsScreen(self._names, self._computers))
            if seating is None:
                return False
            self._names, self._computers = list(seating.names), dict(seating.computers)
            screen = HouseRulesScreen(self._rules, len(seating.names), may_advise=self._may_advise)
            rules = await ask(screen)
            if rules is not None:
                self._rules, self._may_advise = rules, screen.may_advise
                self._app.remember(
                    names=seating.names,
                    computers=seating.words,
                    advice=screen.may_advise,
                    rules=rules,
                )
                return True

    async def go_on(self) -> None:
        """Ask which unfinished game is gone on with, and play it."""
        from craits.ui.screens.notice import Notice
        from craits.ui.screens.unfinished import UnfinishedScreen

        ask, store = self._app.push_screen_wait, self._app.store
        number = await ask(UnfinishedScreen(store))
        if number is None:
            return
        try:
            table = Table.resume(resume(store, number))
        except RecordsError as problem:
            await ask(Notice(Sentence.CANNOT_GO_ON.say(), [str(problem)]))
            return
        await self.play_games(table)

    async def play_games(self, table: Table | None = None) -> None:
        """Play a game, and rematches as long as the players want them.

        Parameters:
            table: A game to go on with; without it, a new one is begun with the cut.
        """
        from craits.ui.screens.cut import CutScreen
        from craits.ui.screens.game_end import GameEndChoice
        from craits.ui.screens.table import TableScreen

        ask = self._app.push_screen_wait
        first_dealer: int | None = None
        while True:
            is_new = table is None
            if table is None:
                table = Table(
                    self._names,
                    self._rules,
                    self._rng,
                    first_dealer,
                    Recorder(self._app.store),
                    computers=self._computers,
                    may_advise=self._may_advise,
                )
            self.table = table
            if is_new and first_dealer is None and not await ask(CutScreen(table)):
                await self._leave_table(table, has_begun=False)
                return
            choice = await ask(TableScreen(table))
            await self._leave_table(table)
            if choice is GameEndChoice.HOME:
                return
            # The rematch is between the same players by the same rules, also after going on.
            self._names, self._rules = list(table.names), table.game.rules
            self._computers, self._may_advise = dict(table.computers), table.may_advise
            first_dealer = table.game.first_dealer
            if choice is GameEndChoice.REMATCH_NEXT_DEALER:
                first_dealer = (first_dealer + 1) % len(self._names)
            table = None

    async def _leave_table(self, table: Table, *, has_begun: bool = True) -> None:
        """Let others go on with the game; say so when it could not be saved."""
        from craits.ui.screens.notice import Notice

        recorder = table.recorder
        self.table = None
        if recorder is None:
            return
        recorder.close()
        if not has_begun:
            # Nobody has seen a card: a game that was left during the cut is none to go on with.
            if recorder.number is not None:
                with contextlib.suppress(RecordsError):
                    delete_game(self._app.store, recorder.number)
        elif recorder.unsaved and recorder.problem is not None:
            notice = Notice(Sentence.GAME_NOT_SAVED.say(), [str(recorder.problem)])
            await self._app.push_screen_wait(notice)
