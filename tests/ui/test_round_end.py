"""The end of a round: hands laid open, what cancels what, and the new order."""

from __future__ import annotations

import pytest
from textual.content import Content
from textual.widgets import Static

from craits.rules import Card, HouseRules, score_hand
from craits.rules.events import RoundEnded
from craits.table import Table
from craits.ui.card_face import LARGE, MEDIUM, SMALL
from craits.ui.screens.round_end import RoundEndScreen
from craits.ui.screens.scores import ScoresScreen
from craits.ui.widgets.open_hand import OpenHand
from craits.ui.widgets.open_hand_row import OpenHandRow
from tests.ui.card_spotter import spot_cards
from tests.ui.screens import (
    HARD_NAMES,
    NAMES,
    at_all_sizes,
    click_text,
    is_on_screen,
    play,
    showing,
)
from tests.ui.tables import screen_text


def hands_of(table: Table) -> tuple[tuple[Card, ...], ...]:
    events = table.log(None)
    return [event for event in events if isinstance(event, RoundEnded)][-1].hands


def table_where(players: int, cancellations: int) -> Table:
    for seed in range(300):
        table = play(NAMES[:players], 1, seed)
        if sum(len(s.cancellations) for s in table.game.history[-1].scores) == cancellations:
            return table
    raise AssertionError("no such round")


@at_all_sizes
async def test_every_card_of_every_hand_is_there(size: tuple[int, int]) -> None:
    table = table_where(players=5, cancellations=2)
    async with showing(RoundEndScreen(table), size) as (app, pilot):
        seen = ""
        spotted: set[Card] = set()
        hands = app.screen.query_one("#hands")
        for y in range(hands.max_scroll_y + 1):
            hands.scroll_to(y=y, animate=False)
            await pilot.pause()
            seen += screen_text(app)
            spotted |= spot_cards(screen_text(app).splitlines())
        assert spotted >= {card for hand in hands_of(table) for card in hand}
        for score, total in zip(table.game.history[-1].scores, table.game.totals, strict=True):
            assert (f"+{score.total}" if score.total else "0") in seen
            assert f"{total} in all" in seen
            if app.screen.has_class("-slips"):
                assert all(f"{pair.three.label}×" in seen for pair in score.cancellations)
        assert seen.count("└") >= 2


async def test_players_stand_in_their_new_order() -> None:
    table = play(NAMES, 4)
    async with showing(RoundEndScreen(table)) as (app, _):
        rows = [row.query_one(".player", Static).render() for row in app.screen.query(OpenHandRow)]
        shown = [str(row).split()[:2] for row in rows]
        ranked = sorted(range(5), key=lambda seat: table.game.totals[seat])
        assert shown == [[str(table.game.places[seat]), NAMES[seat]] for seat in ranked]


async def test_who_moved_up_and_down_is_said() -> None:
    table = play(("Ana", "Ben"), 2, seed=next(s for s in range(99) if _swapped(s)))
    async with showing(RoundEndScreen(table)) as (app, _):
        assert "▲ up from 2" in screen_text(app)
        assert "▼ down from 1" in screen_text(app)


def _swapped(seed: int) -> bool:
    first, second = play(("Ana", "Ben"), 2, seed).game.history
    return (first.totals[0] - first.totals[1]) * (second.totals[0] - second.totals[1]) < 0


async def test_a_pair_is_drawn_with_what_it_counts_and_the_rest_with_its_points() -> None:
    hand = OpenHand(score_hand(Card.parse_list("3c2d8hTs"), HouseRules()))
    async with showing(RoundEndScreen(play(NAMES[:2], 1))) as (app, pilot):
        app.screen.mount(hand)
        await pilot.pause()
        lines = [hand.render_line(y).text.rstrip() for y in range(2)]
        assert lines[0] == " 3♣× 8♥ 10♠  2♦"
        assert lines[1].split() == ["└─", "0", "─┘", "25", "20"]
        hand.show_cards(SMALL)
        await pilot.pause()
        lines = [hand.render_line(y).text for y in range(hand.size.height)]
        assert len(lines) == 6
        assert lines[-1].split() == ["└───", "0", "───┘", "25", "20"]


async def test_spare_threes_show_what_they_count() -> None:
    hand = OpenHand(score_hand(Card.parse_list("3c3d8h"), HouseRules()))
    async with showing(RoundEndScreen(play(NAMES[:2], 1))) as (app, pilot):
        app.screen.mount(hand)
        await pilot.pause()
        assert "-50" in hand.render_line(1).text


async def test_whole_cards_are_drawn_where_there_is_room() -> None:
    table = table_where(players=2, cancellations=1)
    async with showing(RoundEndScreen(table), (100, 32)) as (app, pilot):
        for columns, size in ((100, SMALL), (140, MEDIUM), (200, LARGE)):
            await pilot.resize_terminal(columns, 32)
            await pilot.pause()
            heights = [hand.size.height for hand in app.screen.query(OpenHand)]
            assert max(heights) == size.height + 1, columns
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "Next round" in screen_text(app)


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_key_goes_on(key: str) -> None:
    async with showing(RoundEndScreen(play(NAMES, 1))) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert app.results == [None]


@at_all_sizes
async def test_the_button_goes_on(size: tuple[int, int]) -> None:
    async with showing(RoundEndScreen(play(NAMES, 1)), size) as (app, pilot):
        await click_text(app, pilot, "Next round")
        assert app.results == [None]


async def test_the_scores_are_a_key_away() -> None:
    async with showing(RoundEndScreen(play(NAMES, 1))) as (app, pilot):
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, ScoresScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, RoundEndScreen)
        assert app.results == []


async def test_names_are_plain_text() -> None:
    async with showing(RoundEndScreen(play(HARD_NAMES, 1))) as (app, _):
        rows = [row.query_one(".player", Static).render() for row in app.screen.query(OpenHandRow)]
        assert all(isinstance(row, Content) for row in rows)
        for name in HARD_NAMES:
            assert any(name in str(row) for row in rows)


async def test_the_last_round_leads_to_the_winner() -> None:
    table = play(NAMES[:2], 8, rules=HouseRules(length="short"))
    async with showing(RoundEndScreen(table)) as (app, _):
        assert "See who won" in screen_text(app)
        assert is_on_screen(app, app.screen.query_one("Button").region)
