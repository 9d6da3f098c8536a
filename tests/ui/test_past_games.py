"""Past games, a game's page, its replay, and statistics: by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import DataTable, Static

from craits.records.games import count_past_games, past_moments
from craits.records.statistics import statistics
from craits.records.store import Store
from craits.rules import HouseRules
from craits.ui.app import CraitsApp
from craits.ui.screens.choose_name import ChooseNamePrompt
from craits.ui.screens.game_page import GamePageScreen
from craits.ui.screens.past_games import PastGamesScreen
from craits.ui.screens.question import QuestionPrompt
from craits.ui.screens.replay import ReplayScreen
from craits.ui.screens.statistics import StatisticsScreen
from craits.ui.widgets.score_sheet import ScoreSheet
from craits.ui.widgets.totals_chart import TotalsChart
from tests.records.playing import NAMES, SHORT, store_game
from tests.ui.card_spotter import spot_cards
from tests.ui.screens import HARD_NAMES, at_all_sizes, click_text, is_on_screen, showing
from tests.ui.tables import screen_text, text_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "data")
    store_game(made, 1, NAMES[:3])
    store_game(made, 2, NAMES[1:4], HouseRules(length="short", nines_wild=True))
    yield made
    made.close()


async def open_page(app: CraitsApp, pilot: Pilot[None]) -> GamePageScreen:
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, GamePageScreen)
    return app.screen


async def test_the_latest_game_stands_first_and_opens(store: Store) -> None:
    async with showing(PastGamesScreen(store)) as (app, pilot):
        assert "2 games" in screen_text(app)
        page = await open_page(app, pilot)
        text = screen_text(app)
        assert "won the game with" in text
        assert "Game 2" in text
        assert page.query_one(ScoreSheet).size.height > 8
        told = [str(static.render()) for static in page.query(Static)]
        assert "A 9 may be played on anything outside a crank." in "\n".join(told)
        await pilot.press("escape")
        assert isinstance(app.screen, PastGamesScreen)


async def test_the_list_is_filtered_by_player(store: Store) -> None:
    async with showing(PastGamesScreen(store)) as (app, pilot):
        await pilot.press("f")
        assert isinstance(app.screen, ChooseNamePrompt)
        place = [player.name for player in statistics(store)].index("Dee")
        await pilot.press(*["down"] * (place + 1), "enter")
        await pilot.pause()
        assert "Past games of Dee   1 game" in screen_text(app)
        assert app.screen.query_one(DataTable).row_count == 1
        await pilot.press("f", "home", "enter")
        await pilot.pause()
        assert app.screen.query_one(DataTable).row_count == 2


async def test_a_long_list_is_read_as_it_is_looked_at(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("craits.ui.screens.past_games._COUNT", 1)
    async with showing(PastGamesScreen(store)) as (app, pilot):
        await pilot.press("down")
        await pilot.pause()
        assert app.screen.query_one(DataTable).row_count == 2


async def test_deleting_asks_first(store: Store) -> None:
    async with showing(PastGamesScreen(store)) as (app, pilot):
        await open_page(app, pilot)
        await pilot.press("x")
        assert isinstance(app.screen, QuestionPrompt)
        await pilot.press("n")
        assert count_past_games(store) == 2
        await click_text(app, pilot, "Delete  x")
        await click_text(app, pilot, "Delete  y")
        await pilot.pause()
        assert isinstance(app.screen, PastGamesScreen)
        assert "1 game" in screen_text(app)
        assert count_past_games(store) == 1


async def test_a_replay_steps_forward_and_back_with_all_hands_open(store: Store) -> None:
    moments = past_moments(store, 2)
    async with showing(PastGamesScreen(store), (100, 32)) as (app, pilot):
        await open_page(app, pilot)
        await pilot.press("enter")
        await pilot.pause()
        replay = app.screen
        assert isinstance(replay, ReplayScreen)

        def check(place: int) -> None:
            assert replay.place == place
            assert f"step {place} of {len(moments) - 1}" in screen_text(app)
            seen = spot_cards(screen_text(app).splitlines())
            assert seen >= {card for hand in moments[place].round.hands for card in hand}

        check(0)
        await pilot.press("right", "space", "right", "left")
        await pilot.pause()
        check(2)
        await click_text(app, pilot, "Forward")
        check(3)
        await click_text(app, pilot, "‹ Back")
        check(2)
        await click_text(app, pilot, "Round  ]")
        await pilot.pause()
        deal = next(place for place, m in enumerate(moments) if m.step.word == "deal")
        check(deal)
        assert "Round 2 of 8" in screen_text(app)
        await pilot.press("[")
        await pilot.pause()
        check(0)
        await pilot.press("left")
        check(0)
        await pilot.press("end", "right")
        await pilot.pause()
        check(len(moments) - 1)
        assert "won the game" in screen_text(app)


@at_all_sizes
async def test_every_screen_fits_five_players_with_any_names(
    store: Store, size: tuple[int, int]
) -> None:
    store_game(store, 3, HARD_NAMES, HouseRules())
    async with showing(PastGamesScreen(store), size) as (app, pilot):
        page = await open_page(app, pilot)
        assert is_on_screen(app, page.query_one(TotalsChart).region)
        await pilot.press("r")
        await pilot.pause()
        assert "[bold]Ana[/]" in screen_text(app)
        assert "🃏 Jo" in screen_text(app)
        assert all(is_on_screen(app, button.region) for button in app.screen.query("Button"))


@at_all_sizes
async def test_statistics_and_head_to_head_of_the_chosen_player(
    store: Store, size: tuple[int, int]
) -> None:
    store_game(store, 3, ("[bold]Zoë", "Ana"), SHORT)
    players = [player.name for player in statistics(store)]
    async with showing(StatisticsScreen(store), size) as (app, pilot):
        await pilot.pause()
        text = screen_text(app)
        assert "[bold]Zoë" in text
        out = text_of(app.screen.query_one("#out", Static))
        assert out.startswith(f"{players[0]} went out with: ")
        await pilot.press(*["down"] * players.index("[bold]Zoë"))
        await pilot.pause()
        assert text_of(app.screen.query_one("#out", Static)).startswith("[bold]Zoë went out")
        duels = app.screen.query_one("#duels", DataTable)
        assert duels.row_count == 1
        assert str(duels.get_row_at(0)[0]) == "Ana"


async def test_without_games_the_screens_say_so(tmp_path: Path) -> None:
    empty = Store(tmp_path / "none")
    async with showing(PastGamesScreen(empty)) as (app, pilot):
        assert "No game has been finished yet." in screen_text(app)
        await pilot.press("enter", "f", "escape", "escape")
    async with showing(StatisticsScreen(empty)) as (app, _):
        assert "No game has been finished yet." in screen_text(app)
    assert not empty.path.exists()
