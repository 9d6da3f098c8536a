"""Themes, decks, letters for signs, and no colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from rich.segment import Segment
from textual.color import Color

from craits.rules import Suit
from craits.ui.no_colour import _contrast
from craits.ui.themes import CARD_COLOURS, THEMES, suit_colours
from tests.ui.tables import TableApp, playing, screen_text

THREE = "hands=5h9c2d8s/TsJsQs/KcKdKs pile=4h stock=3c7c7d"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_everything_can_be_read_in_every_theme(theme) -> None:
    system = theme.to_color_system().generate()
    colours = {**system, **CARD_COLOURS, **theme.variables}

    def contrast(front: str, back: str) -> float:
        return _contrast(Color.parse(colours[front]), Color.parse(colours[back]))

    for ink in ("card-red", "card-black", "card-blue", "card-green"):
        assert contrast(ink, "card-face") >= 4.5, ink
        assert contrast(ink, "card-dimmed") >= 3, f"{ink}, dimmed"
    for ink in ("suit-red", "suit-black", "suit-blue", "suit-green", "foreground"):
        for back in ("felt", "felt-deep", "background", "panel", "surface"):
            assert contrast(ink, back) >= 4.5, f"{ink} on {back}"
    for ink in ("primary", "secondary", "warning", "error", "success"):
        assert contrast(ink, "felt") >= 3, ink
    assert contrast("card-face", "card-dimmed") >= 1.4
    assert contrast("card-face", "card-back") >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
async def test_the_table_in_every_theme(theme) -> None:
    async with playing(THREE, size=(100, 32)) as (app, pilot):
        app.remember(theme=theme.name, deck="four")
        await pilot.press("enter")
        assert app.theme == theme.name
        colours = suit_colours("four", app.theme_variables)
        drawn = {(s.text, s.style.color.name) for s in segments(app) if s.style and s.style.color}
        for suit, card in product([Suit.HEARTS, Suit.SPADES], ["card"]):
            ink = Color.parse(colours[f"{card}-{suit.name.lower()}"]).hex.lower()
            assert any(suit.symbol in text and name.lower() == ink for text, name in drawn)


def segments(app: TableApp) -> Iterator[Segment]:
    for strip in app.screen._compositor.render_strips():
        yield from strip


def test_four_colours_are_four() -> None:
    two = suit_colours("two", CARD_COLOURS)
    four = suit_colours("four", CARD_COLOURS)
    for place in ("card", "suit"):
        inks = [f"{place}-{suit.name.lower()}" for suit in Suit]
        assert len({two[ink] for ink in inks}) == 2
        assert len({four[ink] for ink in inks}) == 4


@pytest.mark.parametrize("variable", [("LANG", "C"), ("TERM", "linux"), ("LC_ALL", "POSIX")])
@pytest.mark.parametrize("size", [(60, 20), (100, 32), (200, 60)], ids=str)
async def test_without_signs_there_is_only_ascii(
    monkeypatch: pytest.MonkeyPatch, variable: tuple[str, str], size: tuple[int, int]
) -> None:
    monkeypatch.setenv(*variable)
    async with playing(THREE, size=size) as (app, pilot):
        await pilot.press("enter")
        text = screen_text(app)
        assert text.isascii(), {char for char in text if not char.isascii()}
        assert "h hearts" in text
        assert all(len(line) == size[0] for line in text.splitlines())


async def test_names_keep_their_letters_where_the_locale_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ("Zoë", "สมชาย", "Cy")
    monkeypatch.setenv("TERM", "linux")
    async with playing(THREE, size=(100, 32), names=names) as (app, _):
        assert "สมชาย" in screen_text(app)
    monkeypatch.setenv("LANG", "C")
    async with playing(THREE, size=(100, 32), names=names) as (app, _):
        assert screen_text(app).isascii()
        assert "Zoe" in screen_text(app)


async def test_letters_can_be_set_and_taken_back() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter")
        app.remember(glyphs="letters")
        await pilot.pause()
        assert screen_text(app).isascii()
        app.remember(glyphs="signs")
        await pilot.pause()
        assert "♥ hearts" in screen_text(app)


async def test_no_colour_reaches_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing(THREE, size=(100, 32)) as (app, pilot):
        await pilot.press("enter")
        app.remember(theme="daylight")
        await pilot.pause()
        styles = [segment.style for segment in segments(app) if segment.style]
        assert all(style.color is None and style.bgcolor is None for style in styles)
        hand = app.hand
        fits = {}
        fan = hand._fan()
        for place, left in enumerate(fan.lefts):
            y = hand.region.y + 3
            x = hand.content_region.x + left + 4
            strip = app.screen._compositor.render_strips()[y].crop(x, x + 1)
            fits[str(hand._cards[place])] = all(segment.style.reverse for segment in strip)
        assert fits == {"5h": True, "8s": True, "9c": False, "2d": False}
