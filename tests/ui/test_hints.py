"""A first game explains each situation once, when it first arises."""

from __future__ import annotations

import pytest

from craits.explanations import Situation
from craits.ui.widgets.hint import Hint
from tests.ui.tables import TableApp, playing, screen_text


@pytest.mark.parametrize("situation", Situation, ids=str)
def test_an_explanation_fits_in_a_line_of_a_hundred(situation: Situation) -> None:
    assert len(f"New  {situation.text}") <= 100 - 3


def hint(app: TableApp) -> Situation | None:
    found = app.at_table.query_one(Hint)
    assert found.has_class("-empty") is (found.situation is None)
    return found.situation


@pytest.mark.parametrize(
    ("notation", "situation"),
    [
        ("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d", Situation.EIGHT),
        ("hands=9h9c2d/TsJs/KcKd pile=4h stock=3c7c7d", Situation.NINE),
        ("hands=2hTc4c/TsJs/KcKd pile=7h stock=3c7c7d", Situation.TWO),
        ("hands=3hTc4c/TsJs/KcKd pile=7h stock=2c7c7d", Situation.THREE),
        ("hands=9c2d5c/TsJs/KcKd pile=4h stock=3c7c7d", Situation.DRAW),
        ("hands=9c2d5c/TsJs/KcKd pile=2h stock=3c7c7d crank=2", Situation.CRANK),
        ("hands=Kh9c/TsJs/QcKd pile=4h stock=3c7c7d", Situation.ONE_CARD),
    ],
    ids=lambda value: value.name if isinstance(value, Situation) else "",
)
async def test_each_situation(notation: str, situation: Situation) -> None:
    async with playing(notation, size=(60, 20)) as (app, pilot):
        app.remember(explained=("choose",))
        assert hint(app) is Situation.HAND_OVER
        await pilot.press("enter")
        assert hint(app) is situation
        assert situation.text.split()[0] in screen_text(app)


async def test_what_was_explained_is_not_explained_again() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        assert {"hand_over", "choose"} <= set(app.settings.explained)
        assert hint(app) is None


async def test_in_its_first_evening_each_player_reads_an_explanation() -> None:
    async with playing("hands=5h9c2d/5sJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        assert hint(app) is Situation.CHOOSE
        await pilot.press("enter", "enter")
        assert app.table.turn == 1
        assert hint(app) is Situation.CHOOSE
        await pilot.press("enter")
        assert app.new_situation([Situation.CHOOSE], "Ana") is None
        assert app.new_situation([Situation.CHOOSE], "Ben") is None
        assert app.new_situation([Situation.CHOOSE], "Cy") is Situation.CHOOSE
        app._readers.clear()
        assert app.new_situation([Situation.CHOOSE], "Cy") is None


async def test_explanations_can_be_turned_off() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        app.remember(hints=False)
        await pilot.press("enter", "enter", "enter")
        assert hint(app) is None
        assert "choose" not in app.settings.explained


def test_every_explanation_fits_two_short_lines() -> None:
    for situation in Situation:
        assert len(situation.text) <= 102, situation
