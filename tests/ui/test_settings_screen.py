"""The settings screen, and the command palette."""

from __future__ import annotations

import pytest
from textual.command import CommandPalette
from textual.widgets import OptionList

from craits.records.settings import Settings
from craits.ui.app import CraitsApp
from craits.ui.screens.settings import SettingsScreen
from craits.ui.widgets.setting_list import CHOICES, SettingList
from tests.ui.screens import click_text, is_on_screen
from tests.ui.tables import playing, screen_text

SIZES = [(60, 20), (80, 24), (100, 32), (200, 60)]


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_setting_is_seen_and_changed(size: tuple[int, int]) -> None:
    app = CraitsApp()
    async with app.run_test(size=size) as pilot:
        await pilot.press("s")
        assert isinstance(app.screen, SettingsScreen)
        settings = app.screen.query_one(SettingList)
        assert is_on_screen(app, settings.region)
        assert settings.size.height == len(CHOICES)
        before = app.settings
        for choice in CHOICES:
            await pilot.press("right", "down")
            assert choice.value(app.settings) != choice.value(before)
            assert choice.label(choice.value(app.settings)) in screen_text(app)
        await pilot.press("up", "left")
        assert app.settings.hints is before.hints
        await pilot.press("escape")
        assert not isinstance(app.screen, SettingsScreen)


async def test_by_mouse_and_what_it_does() -> None:
    app = CraitsApp()
    async with app.run_test() as pilot:
        await click_text(app, pilot, "Settings")
        await click_text(app, pilot, "Theme")
        assert app.theme == "midnight"
        app.remember(explained=("eight",))
        await click_text(app, pilot, "Explain everything anew")
        assert app.settings.explained == ()


async def test_the_palette_has_every_command_of_the_table() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        names = {command.title for command in app.get_system_commands(app.screen)}
        assert names >= {"Play", "Draw", "One card", "Idiot", "Scores", "Help", "Settings", "Quit"}
        assert names >= {"Theme: Midnight", "Deck: four colours", "Motion: off"}
        await pilot.press("ctrl+p")
        assert isinstance(app.screen, CommandPalette)
        await pilot.press(*"deck four")
        for _ in range(50):
            await pilot.pause(0.05)
            if app.screen.query_one(OptionList).option_count == 1:
                break
        await pilot.press("enter")
        await pilot.pause(0.2)
        assert app.settings.deck == "four"


def test_every_setting_that_is_offered_can_be_read_back() -> None:
    for choice in CHOICES:
        assert hasattr(Settings(), choice.field)
        assert choice.value(Settings()) in choice.values
        assert all(choice.label(value) for value in choice.values)
