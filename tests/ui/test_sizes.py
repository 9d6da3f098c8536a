"""The table in terminals of many sizes: nothing is clipped, overlaps or scrolls."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Button

from craits.ui.card_face import HUGE, LARGE, MEDIUM, SMALL, CardSize
from craits.ui.fan import spread
from craits.ui.screens.table import Stage
from craits.ui.widgets.big_suit import BigSuit
from craits.ui.widgets.facts import Facts
from craits.ui.widgets.hand import Hand
from craits.ui.widgets.hint import Hint
from craits.ui.widgets.key_bar import KeyBar
from craits.ui.widgets.log import Log
from craits.ui.widgets.piles import Piles
from craits.ui.widgets.score_sheet import ScoreSheet
from craits.ui.widgets.seat_row import SeatBadge
from craits.ui.widgets.telling import Telling
from craits.ui.widgets.title_bar import TitleBar
from tests.ui.screens import play
from tests.ui.tables import NAMES, TableApp, playing, table_at

FIVE = "hands=5h9c2d8sJs4d3cTs/TcJh/KcKd5s/QcQd/7c7d7s6c pile=Kh4sTd9h4h stock=3d7h2s2c crank=0"
WIDTHS = (60, 61, 71, 72, 79, 80, 99, 100, 119, 139, 140, 189, 190, 250)
HEIGHTS = (20, 22, 23, 24, 27, 28, 29, 30, 32, 41, 42, 55, 56, 80)
PARTS = (
    TitleBar,
    SeatBadge,
    Piles,
    BigSuit,
    Facts,
    Hand,
    Telling,
    Hint,
    KeyBar,
    ScoreSheet,
    Log,
    Button,
)


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE, HUGE])
def test_no_10_in_a_lower_corner_is_cut_by_the_next_card(size: CardSize) -> None:
    for count, width in product(range(2, 21), range(56, 120)):
        lefts = spread(count, count - 1, width, size.width).lefts
        for left, following in pairwise(lefts):
            assert following - left != size.width - 2


def shown(app: TableApp, *kinds: type[Widget]) -> list[Widget]:
    widgets = [w for kind in kinds for w in app.screen.query(kind)]
    return [w for w in widgets if w.region.area and w.is_on_screen]


def seen(app: TableApp, widget: Widget) -> Region:
    place = app.screen.find_widget(widget)
    return place.region.intersection(place.clip)


def check(app: TableApp) -> None:
    size = app.size
    whole = app.screen.region
    parts = shown(app, *PARTS)
    for part in parts:
        assert whole.contains_region(part.region), f"{part} is cut at {size}"
    for one, other in combinations(parts, 2):
        assert not seen(app, one).overlaps(seen(app, other)), f"{one} lies on {other} at {size}"
    for part in shown(app, Piles, Hand, BigSuit):
        # The shadow below the cards may be cut off in the lowest terminals, the cards may not.
        needed = part.get_content_height(size, size, part.size.width) - 1
        place = seen(app, part)
        assert place.height >= needed, f"cards of {part} are clipped at {size}"
        assert place.width == part.region.width, f"{part} is clipped at {size}"
    for part in shown(app, VerticalScroll):
        if not isinstance(part, Log) and part.id != "news":
            assert not part.show_vertical_scrollbar, f"{part} scrolls at {size}"
    assert not app.screen.show_vertical_scrollbar
    assert not app.screen.show_horizontal_scrollbar


@pytest.mark.parametrize("opened", [False, True], ids=["covered", "open"])
async def test_nothing_is_clipped_or_overlaps_at_any_size(opened: bool) -> None:
    async with playing(FIVE, size=(100, 32)) as (app, pilot):
        if opened:
            await pilot.press("enter")
        assert app.at_table.stage is (Stage.CHOOSING if opened else Stage.COVERED)
        sizes = [(w, h) for w, h in product(WIDTHS, HEIGHTS) if (w + h) % 4 == 0]
        for size in sizes:
            await pilot.resize_terminal(*size)
            check(app)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (200, 60)], ids=str)
async def test_every_sentence_is_whole(size: tuple[int, int]) -> None:
    async with playing(FIVE, size=size) as (app, pilot):
        await pilot.press("enter")
        for place in range(len(app.hand._cards)):
            app.hand.chosen = place
            await pilot.pause()
            for text in [app.at_table.query_one(Telling), app.at_table.query_one(Hint)]:
                if text.display:
                    width = text.content_region.width
                    needed = text.get_content_height(app.size, app.size, width)
                    assert needed <= text.content_region.height, str(text.render())


async def test_the_log_shows_what_happened_last_when_it_comes_into_sight() -> None:
    table = play(("Ana", "Ben", "Cy"), 1)
    app = TableApp(table_at(FIVE))
    app.table._log += table._log[:-1]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.resize_terminal(100, 32)
        await pilot.pause()
        log = app.at_table.query_one(Log)
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (200, 60)], ids=str)
async def test_no_points_are_cut_off_at_the_seats(size: tuple[int, int]) -> None:
    table = play(NAMES, 9)
    assert max(table.game.totals) > 500
    table.next_round()
    async with TableApp(table).run_test(size=size) as pilot:
        await pilot.pause()
        badges = list(pilot.app.screen.query(SeatBadge))
        for total, badge in zip(table.game.totals, badges, strict=True):
            points = str(badge.render()).splitlines()[2]
            assert points.split()[0].rstrip(",") == str(total)
            assert len(points) <= badge.content_region.width
        assert len({" pts" in str(badge.render()) for badge in badges}) == 1
