"""Who plays: names, seats, and why a name is refused."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input

from craits.players.strength import Strength
from craits.seating import Seating
from craits.ui.screens.seats import SeatsScreen
from craits.ui.widgets.seat_field import SeatField
from tests.ui.screens import (
    HARD_NAMES,
    NAMES,
    ScreenApp,
    at_all_sizes,
    click_text,
    is_on_screen,
    showing,
)
from tests.ui.tables import screen_text

EMPTY = "has no name yet"
DOUBLED = "sits at this table already"
TOO_LONG = "60 is the most"


async def type_name(pilot: Pilot[None], name: str) -> None:
    await pilot.press(*("space" if char == " " else char for char in name))
    await pilot.pause()


def names_in(app: ScreenApp) -> list[str]:
    return [field.query_one(Input).value for field in app.screen.query(SeatField) if field.display]


@at_all_sizes
async def test_three_names_by_keys_alone(size: tuple[int, int]) -> None:
    async with showing(SeatsScreen([]), size) as (app, pilot):
        for name in ("Ana", "Ben", "Cy"):
            await type_name(pilot, name)
            await pilot.press("enter")
            await pilot.pause()
        assert app.results == [Seating(("Ana", "Ben", "Cy"))]


async def test_five_names_by_keys_alone() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        await pilot.press("ctrl+n", "ctrl+n", "ctrl+n")
        await pilot.pause()
        assert len(names_in(app)) == 5
        app.screen.query(SeatField).first().focus_name()
        for name in NAMES:
            await type_name(pilot, name)
            await pilot.press("enter")
            await pilot.pause()
        assert app.results == [Seating(tuple(NAMES))]


async def test_two_play_after_taking_a_seat_away() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        await type_name(pilot, "Ana")
        await pilot.press("enter")
        await type_name(pilot, "Ben")
        await pilot.press("enter", "ctrl+r", "ctrl+r")
        await pilot.pause()
        assert names_in(app) == ["Ana", "Ben"]
        assert EMPTY not in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [Seating(("Ana", "Ben"))]


async def test_names_known_already_need_one_key() -> None:
    async with showing(SeatsScreen(NAMES[:4])) as (app, pilot):
        assert names_in(app) == list(NAMES[:4])
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [Seating(tuple(NAMES[:4]))]


async def test_a_doubled_name_is_refused_while_it_is_typed() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        await type_name(pilot, "Ana")
        await pilot.press("enter")
        await type_name(pilot, "an")
        assert DOUBLED not in screen_text(app)
        await type_name(pilot, "A")
        assert DOUBLED in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        fields = list(app.screen.query(Input))
        assert app.focused is fields[1]
        await type_name(pilot, "x")
        assert DOUBLED not in screen_text(app)
        assert app.results == []


async def test_of_two_same_names_the_one_typed_last_is_refused() -> None:
    async with showing(SeatsScreen(["Ana", "Ben", "Cy"])) as (app, pilot):
        first = app.screen.query(SeatField).first()
        first.focus_name()
        await pilot.press("ctrl+u")
        await type_name(pilot, "Ben")
        problems = [
            str(field.query_one(".problem").render()) for field in app.screen.query(SeatField)
        ]
        assert DOUBLED in problems[0]
        assert problems[1:] == [""] * 4


async def test_an_overlong_name_is_refused_while_it_is_typed() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        field = app.screen.query(Input).first()
        field.value = "x" * 60
        await pilot.pause()
        assert TOO_LONG not in screen_text(app)
        await type_name(pilot, "x")
        assert TOO_LONG in screen_text(app)


async def test_a_missing_name_is_no_error_before_the_field_was_left() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        assert EMPTY not in screen_text(app)
        await pilot.press("tab")
        await pilot.pause()
        assert "Seat 1 has no name yet" in screen_text(app)
        assert "Seat 2 has no name yet" not in screen_text(app)


async def test_going_on_with_names_missing_points_at_the_first() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        await type_name(pilot, "Ana")
        await click_text(app, pilot, "Go on")
        assert "Seat 2 has no name yet" in screen_text(app)
        assert app.focused is list(app.screen.query(Input))[1]
        assert app.results == []


async def test_seats_change_places_by_keys() -> None:
    async with showing(SeatsScreen(["Ana", "Ben", "Cy"])) as (app, pilot):
        app.screen.query(SeatField).first().focus_name()
        await pilot.press("ctrl+down")
        await pilot.pause()
        assert names_in(app) == ["Ben", "Ana", "Cy"]
        await pilot.press("ctrl+down", "ctrl+down", "ctrl+up")
        await pilot.pause()
        assert names_in(app) == ["Ben", "Ana", "Cy"]
        assert app.focused is list(app.screen.query(Input))[1]


@at_all_sizes
async def test_everything_works_by_mouse(size: tuple[int, int]) -> None:
    async with showing(SeatsScreen(["Ana", "Ben", "Cy"]), size) as (app, pilot):
        fields = list(app.screen.query(SeatField))
        await pilot.click(fields[0].query_one(".down"))
        await pilot.pause()
        assert names_in(app) == ["Ben", "Ana", "Cy"]
        await pilot.click(fields[2].query_one(".up"))
        await pilot.pause()
        assert names_in(app) == ["Ben", "Cy", "Ana"]
        await click_text(app, pilot, "Add a seat")
        assert names_in(app) == ["Ben", "Cy", "Ana", ""]
        await pilot.click(fields[3].query_one(".remove"))
        await pilot.pause()
        await pilot.click(fields[0].query_one(".remove"))
        await pilot.pause()
        await click_text(app, pilot, "Go on")
        assert app.results == [Seating(("Cy", "Ana"))]


async def test_two_seats_stay_and_five_are_the_most() -> None:
    async with showing(SeatsScreen(["Ana", "Ben"])) as (app, pilot):
        app.screen.query(SeatField).first().focus_name()
        await pilot.press("ctrl+r")
        await pilot.pause()
        assert names_in(app) == ["Ana", "Ben"]
        await pilot.press(*["ctrl+n"] * 5)
        await pilot.pause()
        assert len(names_in(app)) == 5
        assert app.screen.query_one("#add", Button).disabled


@at_all_sizes
async def test_five_seats_with_reasons_fit(size: tuple[int, int]) -> None:
    async with showing(SeatsScreen([]), size) as (app, pilot):
        await pilot.press("ctrl+n", "ctrl+n")
        await click_text(app, pilot, "Go on")
        assert screen_text(app).count(EMPTY) == 5
        assert is_on_screen(app, app.screen.query_one("#go-on").region)


async def test_an_empty_seat_at_the_end_is_nobodys() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        for key in ("A", "n", "a", "enter", "B", "e", "n", "enter", "enter"):
            await pilot.press(key)
        await pilot.pause()
        assert app.results == [Seating(("Ana", "Ben"))]


async def test_an_empty_seat_between_players_is_missed() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        names = app.screen.query(Input)
        names[0].value, names[2].value = "Ana", "Cy"
        await pilot.pause()
        await click_text(app, pilot, "Go on")
        assert app.results == []
        assert screen_text(app).count(EMPTY) == 1


async def test_escape_goes_back() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        await pilot.press("escape")
        await pilot.pause()
        assert app.results == [None]


async def test_names_are_plain_text() -> None:
    async with showing(SeatsScreen(HARD_NAMES)) as (app, pilot):
        for name in HARD_NAMES:
            assert name in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.results == [Seating(tuple(HARD_NAMES))]


@pytest.mark.parametrize(
    ("pasted", "name"),
    [("A\x1b[31mna", "A␛[31mna"), ("Ana\x07", "Ana␇"), ("A\u202ena", "Ana"), ("Ana M", "Ana M")],
)
async def test_what_could_harm_the_screen_is_replaced_at_once(pasted: str, name: str) -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        field = app.screen.query(Input).first()
        field.value = pasted
        await pilot.pause()
        assert field.value == name
        assert "\x1b" not in screen_text(app)


async def test_a_space_at_the_end_of_a_name_may_be_typed_on_the_way_to_a_second_name() -> None:
    async with showing(SeatsScreen([])) as (app, pilot):
        await type_name(pilot, "Ana Maria")
        assert names_in(app)[0] == "Ana Maria"


async def test_computers_sit_down_by_key_and_by_mouse() -> None:
    async with showing(SeatsScreen(["Ana", "Ben", "Cy"])) as (app, pilot):
        fields = list(app.screen.query(SeatField))
        fields[1].focus_name()
        await pilot.press("ctrl+t", "ctrl+t", "ctrl+t")
        await pilot.pause()
        assert "expert" in screen_text(app)
        name = names_in(app)[1]
        assert name in Strength.EXPERT.manner.names
        await pilot.click(fields[2].query_one(".kind"))
        await pilot.pause()
        assert "novice" in screen_text(app)
        await pilot.press("ctrl+up")
        await pilot.pause()
        assert names_in(app)[2] == name, "a computer changes places like anybody"
        await click_text(app, pilot, "Go on")
        assert app.results[0].computers == {1: Strength.NOVICE, 2: Strength.EXPERT}
        assert app.results[0].names[0] == "Ana"


async def test_a_person_comes_back_after_the_strongest_computer() -> None:
    async with showing(SeatsScreen(["Ana", "Ben"])) as (app, pilot):
        app.screen.query(SeatField).first().focus_name()
        await pilot.press(*["ctrl+t"] * 4)
        await pilot.press("ctrl+t", "ctrl+t", "ctrl+t", "ctrl+t")
        await pilot.pause()
        assert names_in(app) == ["Ana", "Ben"]
