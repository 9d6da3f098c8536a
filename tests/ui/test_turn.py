"""A turn at the table: hand over, choose, prompts, one card, see and pass on."""

from __future__ import annotations

import pytest
from textual.widgets import Button, OptionList, Static

from craits.rules import Card, Draw, HouseRules, Play, Suit
from craits.ui.screens.choose_player import ChoosePlayerPrompt
from craits.ui.screens.choose_suit import ChooseSuitPrompt
from craits.ui.screens.leave import LeavePrompt
from craits.ui.screens.notice import Notice
from craits.ui.screens.one_card import OneCardPrompt
from craits.ui.screens.table import Stage, TableScreen
from craits.ui.widgets.hand import Hand
from craits.ui.widgets.hand_over import HandOver
from craits.ui.widgets.piles import Piles
from craits.ui.widgets.seat_row import SeatRow
from craits.ui.widgets.telling import Telling
from tests.ui.tables import TableApp, playing, screen_text, text_of

THREE = "hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d"


def said(app: TableApp) -> str:
    return text_of(app.at_table.query_one(Telling))


async def test_the_hand_is_covered_until_enter() -> None:
    async with playing(THREE) as (app, pilot):
        assert app.at_table.stage is Stage.COVERED
        assert app.hand.card is None
        assert "Ana, it is your turn." in screen_text(app)
        await pilot.press("enter")
        assert app.at_table.stage is Stage.CHOOSING
        assert app.hand.card is Card.parse("5h")


async def test_enter_plays_the_card_that_fits_and_calls_the_next_player() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter", "enter")
        assert app.table.view(None).top is Card.parse("5h")
        assert app.at_table.stage is Stage.COVERED
        assert "Ben, it is your turn." in screen_text(app)
        assert "Ana played 5♥. Everybody else drew a card." in screen_text(app)


async def test_a_turn_with_the_mouse_alone() -> None:
    async with playing("hands=5h4c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.click("#uncover")
        hand = app.hand
        fan = hand._fan()
        place = [str(card) for card in hand._cards].index("5h")
        offset = (fan.lefts[place] + 1, 3)
        await pilot.click(Hand, offset=offset)
        assert app.hand.card is Card.parse("5h")
        assert app.table.view(None).top is Card.parse("4h")
        await pilot.click(Hand, offset=offset)
        assert app.table.view(None).top is Card.parse("5h")


async def test_the_button_plays_and_draws() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.click("#uncover")
        await pilot.click("#do")
        assert app.table.view(None).top is Card.parse("5h")
    async with playing("hands=9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.click("#uncover")
        await pilot.click("#do")
        assert len(app.table.view(0).hand) == 3


async def test_a_click_on_the_draw_pile_draws() -> None:
    async with playing("hands=9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.click(Piles, offset=(2, 2))
        assert len(app.table.view(0).hand) == 2, "nobody holds the keyboard yet"
        await pilot.click("#uncover")
        await pilot.click(Piles, offset=(2, 2))
        assert len(app.table.view(0).hand) == 3


async def test_digits_arrows_letters_and_tab_choose() -> None:
    async with playing("hands=5h9c2d4s/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        order = [str(card) for card in app.hand._cards]
        assert order == ["9c", "2d", "4s", "5h"]
        for key, card in [
            ("1", "9c"),
            ("right", "2d"),
            ("l", "4s"),
            ("left", "2d"),
            ("h", "9c"),
            ("left", "5h"),
            ("home", "9c"),
            ("end", "5h"),
            ("tab", "4s"),
            ("tab", "5h"),
            ("shift+tab", "4s"),
            ("9", "4s"),
        ]:
            await pilot.press(key)
            assert str(app.hand.card) == card, key


async def test_a_card_that_does_not_fit_says_why_and_stays() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter", "1")
        assert said(app).startswith("9♣ fits neither ♥ nor a 4.")
        before = app.table.game.round.notation()
        await pilot.press("enter")
        assert app.table.game.round.notation() == before
        assert said(app).startswith("9♣ fits neither ♥ nor a 4.")


async def test_what_the_chosen_card_will_do_is_said_by_name() -> None:
    async with playing("hands=4h7h6h2hTh5h/TsJs/KcKd pile=3h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        for key, sentence in [
            ("1", "2♥: The crank stands at 2: Ben answers with an ace or a 2, or draws 2."),
            ("2", "4♥: Ben is skipped, Cy is next."),
            ("3", "5♥: Everybody else draws a card, Ben is next."),
            ("4", "6♥: Ana takes another turn at once."),
            ("5", "7♥: Ben draws a card, then has the turn."),
            ("6", "10♥: Play turns round, Cy is next."),
        ]:
            await pilot.press(key)
            assert said(app).startswith(sentence)
            assert "Hand now: 140 points." in said(app)


async def test_a_drawn_card_is_seen_before_the_hand_is_covered() -> None:
    async with playing("hands=9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "d")
        assert app.at_table.stage is Stage.SEEING
        assert said(app).startswith("Ana had nothing that fits and drew 3♣.")
        assert Card.parse("3c") in app.hand._cards
        await pilot.press("enter")
        assert app.at_table.stage is Stage.COVERED
        assert "3♣" not in screen_text(app)
        assert "Ana had nothing that fits and drew a card." in screen_text(app)


async def test_drawing_is_refused_while_a_card_fits() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter", "d")
        assert said(app).startswith("A card in your hand fits, so you may not draw.")
        assert len(app.table.view(0).hand) == 3


async def test_a_refusal_stands_out_from_the_reason_that_stood_there_before() -> None:
    async with playing(THREE, size=(100, 32)) as (app, pilot):
        await pilot.press("enter", "2")
        telling = app.at_table.query_one(Telling)
        reason, before = said(app), telling.rows[0]
        await pilot.press("enter")
        assert said(app) == reason
        assert telling.rows[0].text == before.text
        assert telling.rows[0] != before


@pytest.mark.parametrize("key", ["c", "d", "h", "s"])
async def test_an_eight_asks_for_a_suit_by_its_letter(key: str) -> None:
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, ChooseSuitPrompt)
        await pilot.press(key)
        assert app.table.view(None).suit.value == key
        assert app.table.view(None).top is Card.parse("8c")


async def test_an_eight_asks_for_a_suit_by_arrows_and_by_mouse() -> None:
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter", "right", "enter")
        assert app.table.view(None).suit.value == "d"
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        await pilot.click("#suit-s")
        assert app.table.view(None).suit.value == "s"
        assert "named by Ana" in screen_text(app)


async def test_enter_names_the_suit_that_is_held_most() -> None:
    async with playing("hands=8c9s2d3d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter", "enter")
        assert app.table.view(None).suit.value == "d"


async def test_an_eight_is_not_offered_first_when_something_else_fits() -> None:
    async with playing("hands=8c9hQh/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        assert app.hand.card is Card.parse("9h")


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32)], ids=str)
async def test_a_prompt_tells_its_keys_and_leaves_the_counts_in_sight(
    size: tuple[int, int],
) -> None:
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d", size=size) as (app, pilot):
        await pilot.press("enter", "enter")
        await pilot.pause()
        keys = screen_text(app).splitlines()[-1]
        assert [word for word in ("c clubs", "s spades", "Esc take") if word in keys] == [
            "c clubs",
            "s spades",
            "Esc take",
        ]
        assert "draw" not in keys, "what the table does waits"
        box = app.screen.query_one(".prompt").region
        assert box.y >= app.at_table.query_one(SeatRow).region.bottom
        for button in app.screen.query(Button):
            assert str(button.label) in screen_text(app), "no label is wrapped"


async def test_a_refusal_is_gone_once_something_else_is_done() -> None:
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "d")
        assert "you may not draw" in said(app)
        await pilot.press("enter", "escape")
        assert said(app).startswith("8♣: Ana names any suit")


async def test_space_plays_no_card_of_a_person() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter", "space")
        assert app.table.view(None).top is Card.parse("4h")


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("5h", "5♥: The last card: everybody else draws a card, Ana is out and the round ends."),
        ("7h", "7♥: The last card: Ben draws a card, Ana is out and the round ends."),
        ("Kh", "K♥: The last card: Ana is out and the round ends."),
    ],
)
async def test_what_the_last_card_still_does_is_said(card: str, sentence: str) -> None:
    async with playing(f"hands={card}/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter")
        assert said(app).replace("\n", " ").startswith(sentence)


async def test_escape_takes_an_eight_back() -> None:
    async with playing("hands=8c9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        before = app.table.game.round.notation()
        await pilot.press("enter", "enter", "escape")
        assert isinstance(app.screen, TableScreen)
        assert app.table.game.round.notation() == before
        assert app.hand.card is Card.parse("8c")
        await pilot.press("enter", "h")
        assert app.table.view(None).top is Card.parse("8c")


async def test_a_nine_asks_only_for_its_own_colour() -> None:
    async with playing("hands=9h9c2d/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, ChooseSuitPrompt)
        assert {button.id for button in app.screen.query(Button)} == {"suit-h", "suit-d"}
        await pilot.press("c")
        assert isinstance(app.screen, ChooseSuitPrompt)
        await pilot.press("d")
        assert app.table.view(None).suit.value == "d"


async def test_the_dealer_names_the_suit_of_a_turned_up_eight_before_seeing_a_hand() -> None:
    async with playing("hands=KcTd/Kd2s pile=8h stock=AhQs naming=1") as (app, pilot):
        assert isinstance(app.screen, ChooseSuitPrompt)
        assert app.at_table.stage is Stage.COVERED
        await pilot.press("escape")
        assert isinstance(app.screen, ChooseSuitPrompt)
        await pilot.press("s")
        assert app.table.game.round.notation().endswith("turn=1 suit=s")
        assert "Ben, it is your turn." in screen_text(app)


async def test_one_card_is_called_in_the_prompt() -> None:
    async with playing("hands=5h9c/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, OneCardPrompt)
        assert app.hand.card is None, "the hand is covered while everybody looks"
        await pilot.press("o")
        assert app.table.view(None).said == {0}
        assert "ONE CARD" in screen_text(app)


async def test_an_idiot_is_caught_in_the_prompt_before_everybody() -> None:
    async with playing("hands=Kh9c/TsJs/QcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter", "i")
        assert isinstance(app.screen, ChoosePlayerPrompt)
        await pilot.press("3")
        assert isinstance(app.screen, Notice)
        assert "Ana is an idiot!" in screen_text(app)
        assert "Cy called Ana an idiot, and rightly." in screen_text(app)
        await pilot.press("enter")
        assert app.table.game.round.notation().startswith("hands=9c3c7c/TsJs/QcKd")
        assert app.table.view(None).misses == {0}
        assert "misses a turn" in screen_text(app)


async def test_out_of_time_the_window_stays_open_until_the_next_play() -> None:
    start = "hands=Kh9c/TsJh/QcKd pile=4h stock=3c7c7d2s5s"
    async with playing(start, countdown=1) as (app, pilot):
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, OneCardPrompt)
        await pilot.pause(1.5)
        assert isinstance(app.screen, TableScreen)
        assert app.table.view(None).open_seat == 0
        assert "ONE CARD" not in screen_text(app)
        await pilot.press("i", "1", "2")
        assert isinstance(app.screen, Notice)
        await pilot.press("enter")
        assert app.table.view(None).misses == {0}


async def test_without_a_prompt_one_card_can_be_called_late_at_the_hand_over() -> None:
    start = "hands=Kh9c/TsJh/QcKd pile=4h stock=3c7c7d2s5s"
    async with playing(start, countdown=0) as (app, pilot):
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.table.view(None).open_seat == 0
        await pilot.press("o")
        assert app.table.view(None).said == {0}


async def test_one_card_called_before_the_play_needs_no_prompt() -> None:
    async with playing("hands=Kh9c/TsJh/QcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "o")
        assert app.table.view(None).said == {0}
        assert "One card is called." in said(app)
        assert "ONE CARD" in screen_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert "ONE CARD" in screen_text(app)


async def test_without_the_house_rule_nothing_is_asked() -> None:
    rules = HouseRules(one_card_call=False)
    async with playing("hands=Kh9c/TsJh/QcKd pile=4h stock=3c", rules=rules) as (app, pilot):
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("i")
        assert isinstance(app.screen, TableScreen)


async def test_a_wrong_call_costs_what_the_house_rule_says() -> None:
    rules = HouseRules(false_idiot_penalty=1)
    async with playing(THREE, rules=rules) as (app, pilot):
        await pilot.press("i", "3", "2", "enter")
        assert app.table.view(None).card_counts == (3, 4, 3)


async def test_players_keep_their_number_whoever_is_asked_for() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("i", "1")
        assert "2  Ben" in screen_text(app)
        await pilot.press("1")
        assert isinstance(app.screen, ChoosePlayerPrompt), "Ana cannot call herself an idiot"


async def test_a_call_can_be_dropped() -> None:
    async with playing(THREE) as (app, pilot):
        before = app.table.game.round.notation()
        await pilot.press("i", "escape")
        await pilot.press("i", "1", "1", "escape")
        assert isinstance(app.screen, TableScreen)
        assert app.table.game.round.notation() == before


async def test_after_a_six_the_hand_stays_open() -> None:
    async with playing("hands=6h2h9c/TsJs/KcKd pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "tab", "enter")
        assert app.table.view(None).top is Card.parse("6h")
        assert app.at_table.stage is Stage.CHOOSING


async def test_an_idiot_after_a_six_loses_that_turn() -> None:
    async with playing("hands=6h9c/QsQhJd/KcTc pile=4h stock=3c7c7d2s") as (app, pilot):
        await pilot.press("enter", "enter", "i", "2", "enter")
        assert app.table.turn == 1
        assert "Ben, it is your turn." in screen_text(app)


async def test_a_drawn_card_that_fits_is_kept_or_played() -> None:
    rules = HouseRules(play_drawn_card=True)
    start = "hands=5d9c/TsJs pile=4h stock=Qh2s"
    async with playing(start, rules=rules) as (app, pilot):
        await pilot.press("enter", "d")
        assert said(app).startswith("Q♥: Ben is next.")
        assert app.hand.card is Card.parse("Qh")
        await pilot.press("k")
        assert app.at_table.stage is Stage.COVERED
        assert app.table.view(0).hand[-1] is Card.parse("Qh")
    async with playing(start, rules=rules) as (app, pilot):
        await pilot.press("enter", "d", "enter")
        assert app.table.view(None).top is Card.parse("Qh")


async def test_leaving_asks_first() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("escape")
        assert isinstance(app.screen, LeavePrompt)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("enter", "enter")
        assert app.table.view(None).top is Card.parse("5h"), "the game goes on as before"


@pytest.mark.parametrize(
    "name", ["[bold]Ana[/]", "]", "สมชาย", "👩‍👩‍👧 Fam", "A\x1b[31mna", "ا" * 60]
)
async def test_names_are_plain_text(name: str) -> None:
    names = (name, "[/]", "[red]Cy")
    async with playing(THREE, names=names, size=(100, 32)) as (app, pilot):
        assert "\x1b" not in screen_text(app)
        call = text_of(app.at_table.query_one(HandOver).query_one("#call", Static))
        assert app.table.names[0][:40] in call
        await pilot.press("enter", "enter")
        assert "[/], it is your turn." in screen_text(app)
        assert "[red]Cy" in screen_text(app)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 32), (160, 50)], ids=str)
async def test_much_news_leaves_the_call_and_the_button_their_room(size: tuple[int, int]) -> None:
    async with playing(THREE, size=size) as (app, pilot):
        over = app.at_table.query_one(HandOver)
        over.show("Ana, it is your turn.", [f"Line {n} of the news." for n in range(30)], "Go on")
        await pilot.pause()
        shown = screen_text(app)
        assert "Ana, it is your turn." in shown
        assert "Line 29 of the news." in shown
        assert "Go on" in shown


async def test_an_enter_too_many_does_not_play_a_card_that_nobody_has_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("craits.ui.screens.table._GLIMPSE", 60)
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter", "enter")
        assert app.at_table.stage is Stage.CHOOSING
        assert app.table.view(None).top is Card.parse("4h")


async def test_every_enter_counts_however_quick_the_turns_are() -> None:
    async with playing("hands=5h9c2d/JhJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press(*["enter", "enter"] * 2, "enter")
        assert app.at_table.stage is Stage.CHOOSING
        assert app.table.view(None).turn == 2


async def test_a_prompt_that_is_answered_twice_at_once_is_answered_once() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press("enter", "i")
        prompt = app.screen
        assert isinstance(prompt, ChoosePlayerPrompt)
        prompt.action_choose(1)
        prompt.action_choose(1)
        await pilot.pause()
        assert "Who called Ben an idiot?" in screen_text(app)
        await pilot.press("escape")
        assert app.screen is app.at_table


async def test_a_warning_is_shown_once_however_often_its_key_is_pressed() -> None:
    async with playing(THREE) as (app, pilot):
        await pilot.press(*"oooo")
        assert len(app._notifications) == 1


def note_of(app: TableApp, seat: int) -> str:
    """What stands last at a seat."""
    return text_of(app.at_table.query_one(f"#seat-{seat}")).splitlines()[2]


async def test_a_skipped_player_is_skipped_no_longer_than_the_next_turn() -> None:
    async with playing("hands=4h4c4d2s/9sJsQs pile=5h stock=3c7c7dTd turn=0") as (app, pilot):
        await pilot.press("enter", "1", "enter")
        app.hand.choose_card(Card.parse("4h"))
        await pilot.press("enter")
        await pilot.pause()
        assert note_of(app, 1) == "skipped"
        app.table.act(Play(Card.parse("4c")))
        app.table.act(Play(Card.parse("4d")))
        app.table.act(Draw())
        app.at_table.draw_table()
        assert app.table.turn == 1
        assert note_of(app, 1) != "skipped"


async def test_cards_drawn_for_the_card_of_another_are_marked_when_the_hand_is_seen() -> None:
    async with playing("hands=5h9c2d/TsJsQs/KcKdKs pile=4h stock=3c7c7d") as (app, pilot):
        await pilot.press("enter", "enter", "enter")
        drawn = set(app.table.view(1).hand) - {Card.parse(card) for card in ("Ts", "Js", "Qs")}
        assert len(drawn) == 1
        assert app.hand._new == drawn


async def test_whoever_is_quiet_with_one_card_is_offered_as_the_idiot() -> None:
    async with playing("hands=5h9c2d/TsJs/Kc pile=4h stock=3c7c7d open=2") as (app, pilot):
        await pilot.press("i")
        assert isinstance(app.screen, ChoosePlayerPrompt)
        assert app.screen.query_one(OptionList).highlighted == 2


async def test_enter_names_no_suit_for_a_turned_up_card_before_one_is_chosen() -> None:
    async with playing("hands=KcTd/Kd2s pile=9h stock=AhQs naming=1") as (app, pilot):
        assert isinstance(app.screen, ChooseSuitPrompt)
        assert "Uncover" not in screen_text(app)
        await pilot.press("enter", "enter")
        assert app.table.view(None).naming
        await pilot.press("right", "right", "enter")
        await pilot.pause()
        assert not app.table.view(None).naming
        assert app.table.view(None).suit is Suit.DIAMONDS
