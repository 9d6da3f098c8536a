"""The table: a round being played, from hand to hand."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset
from textual.widgets import Button, ContentSwitcher

from craits.advice import Advice, advice_from
from craits.context import Passage, tell_now
from craits.explanations import Situation, situations
from craits.records.settings import SPEEDS
from craits.rules import (
    CallIdiot,
    CallOneCard,
    Card,
    Draw,
    IllegalAction,
    Keep,
    NameSuit,
    Play,
    Rank,
    SeatView,
    Suit,
    TurnAction,
    why_not,
)
from craits.rules.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    DrawReason,
    Event,
    IdiotCaught,
    PlayTurnedRound,
    SuitNamed,
    TurnLost,
    WrongCall,
)
from craits.sentences import Sentence, advise, consequence, describe_hand, tell, tell_all
from craits.sorting import in_order
from craits.table import Table
from craits.ui.card_face import HUGE, LARGE, MEDIUM, SMALL, CardSize
from craits.ui.pace import stretch
from craits.ui.race import Race
from craits.ui.screens.base import HIGH, GameScreen
from craits.ui.screens.choose_player import ChoosePlayerPrompt
from craits.ui.screens.choose_suit import ChooseSuitPrompt
from craits.ui.screens.game_end import GameEndChoice, GameEndScreen
from craits.ui.screens.leave import LeavePrompt
from craits.ui.screens.notice import Notice
from craits.ui.screens.one_card import Called, OneCardPrompt
from craits.ui.screens.round_end import RoundEndScreen
from craits.ui.screens.scores import ScoresScreen
from craits.ui.text import short_names, shorten, with_suits
from craits.ui.widgets.big_suit import BigSuit
from craits.ui.widgets.facts import Facts
from craits.ui.widgets.hand import Hand
from craits.ui.widgets.hand_over import HandOver
from craits.ui.widgets.hint import Hint
from craits.ui.widgets.key_bar import KeyBar
from craits.ui.widgets.log import Log
from craits.ui.widgets.piles import Piles
from craits.ui.widgets.saving_mark import SavingMark
from craits.ui.widgets.score_sheet import ScoreSheet
from craits.ui.widgets.seat_row import SeatRow
from craits.ui.widgets.telling import Telling
from craits.ui.widgets.title_bar import TitleBar
from craits.ui.widgets.traveller import Traveller

_NAME_WIDTH = 14
"""How much of a name stands in a sentence, in cells."""


_ROOMY_FOOTER_WIDTH = 88
"""From this width the keys in the footer stand apart, in cells."""


_ROOM_FOR_HINTS = 23
"""From this height a hint has room beside everything else, in cells."""


_ROOM_FOR_BUTTON = 72
"""From this width a button stands beside the sentences; the keys below can be clicked as well."""


_GLANCE: Final = 0.05
"""How often it is looked whether the time of a computer's move is over, in seconds."""


_ROUND_END_SECONDS: Final = 6.0
"""How long the end of a round is shown when nobody plays who could go on."""


_GLIMPSE: Final = 0.2
"""Sooner than this nobody has seen a hand, and Enter was meant to uncover it, in seconds."""


_DRAWN_IN_TURN: Final = (DrawReason.NOTHING_FITS, DrawReason.CHOICE, DrawReason.CRANK)


_WARNING_SECONDS: Final = 3.0
"""How long a warning is shown for which there is no place at the table."""


_STALE_AT_MOST = 0.1
"""After this time the table shows what has happened, in seconds."""


class Stage(Enum):
    """What the keyboard is doing."""

    COVERED = "covered"
    """Changing hands: no hand is open."""
    CHOOSING = "choosing"
    """In the hand of the player in turn, who chooses what to do."""
    SEEING = "seeing"
    """Still there, for the player to see what was drawn."""
    WATCHING = "watching"
    """Nobody's: a computer is in turn."""


class Wish(Enum):
    """What somebody at the table wants, besides playing a card."""

    GO_ON = "go on"
    DRAW = "draw"
    KEEP = "keep"
    CALL_ONE_CARD = "call one card"
    CALL_IDIOT = "call idiot"
    ADVICE = "advice"
    LOOK = "look"
    """Nothing: something has happened, and whose turn it is may have changed."""


class TableScreen(GameScreen[GameEndChoice]):
    """The table. A turn reads from top to bottom in `play_turn`."""

    DEFAULT_CSS = """
    TableScreen { background: $felt; }
    TableScreen #top { height: 1; }
    TableScreen #body { height: 1fr; }
    TableScreen #felt { width: 1fr; background: $felt; }
    TableScreen #middle { height: 1fr; align: center middle; background: $felt; }
    TableScreen #middle Facts { margin-left: 3; }
    TableScreen #middle BigSuit { display: none; margin-left: 8; }
    TableScreen.-inlaid #middle { border: round $felt-line; margin: 0 1; }
    TableScreen.-large #middle { margin: 1 4; }
    TableScreen.-large #middle BigSuit { display: block; }
    TableScreen.-large #middle Facts { margin-left: 4; }
    TableScreen.-large #side { width: 46; }
    TableScreen.-large SeatRow { height: 5; padding: 1 3; }
    TableScreen #holder { height: auto; background: $felt; }
    TableScreen #open { height: auto; background: $felt; padding: 0 1; }
    TableScreen #telling { height: 3; background: $felt; }
    TableScreen Telling { width: 1fr; height: 3; padding: 0 1; }
    TableScreen.-high #telling, TableScreen.-high Telling { height: 4; }
    TableScreen.-high Hint { display: block; height: 2; }
    TableScreen.-high.-wide Hint { height: 1; }
    TableScreen #do { width: 18; margin: 0 1; }
    TableScreen #keep { width: auto; min-width: 12; }
    TableScreen #side { display: none; width: 31; background: $panel;
        border-left: vkey $felt-line; }
    TableScreen #side ScoreSheet { height: auto; padding: 0 1; }
    TableScreen #side Log { border-top: hkey $felt-line; }
    TableScreen.-wide #side { display: block; }
    TableScreen.-slim #do { display: none; }
    TableScreen.-tight.-hinting #top { display: none; }
    TableScreen.-tight.-hinting KeyBar { display: none; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("d", "wish('DRAW')", "draw"),
        Binding("k", "wish('KEEP')", "keep"),
        Binding("o", "wish('CALL_ONE_CARD')", "one card"),
        Binding("i", "wish('CALL_IDIOT')", "idiot"),
        Binding("a", "wish('ADVICE')", "advice"),
        Binding("space", "skip", "go on", key_display="Space"),
        Binding("p", "pause", "pause"),
        Binding("plus,equals_sign", "speed(1)", "faster", key_display="+"),
        Binding("minus", "speed(-1)", "slower", key_display="-"),
        Binding("s", "scores", "scores"),
        Binding("escape", "leave", "leave", key_display="Esc"),
    ]

    def __init__(self, table: Table) -> None:
        """Sit down.

        Parameters:
            table: The table; its game may have been left before.
        """
        super().__init__()
        self.table = table
        people = table.seating.people
        self._sole = people[0] if len(people) == 1 else None
        """The seat of the only person, whose hand stays open."""
        self._is_watched = not people
        """Whether only computers play."""
        self.stage = Stage.COVERED if len(people) > 1 else Stage.WATCHING
        self.holder: int | None = self._sole
        """The seat whose hand is open; no other hand is ever asked for."""
        self.names = short_names(table.names, _NAME_WIDTH)
        self._wishes: asyncio.Queue[Card | Wish] = asyncio.Queue()
        self._refusal = ""
        self._warned = ""
        self._warned_until = 0.0
        self._advice: Advice | None = None
        self._skips = False
        self._is_paused = False
        self._race = Race(self, table, lambda: self.craits.settings.speed, self._call_out)
        self._seen: list[CardsDrawn] = []
        self._seen_from = 0.0
        """When the open hand has been seen, by the clock of `time.monotonic`."""
        self._is_stale = False
        self._card_size: CardSize | None = None

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(id="top"):
            yield TitleBar()
            yield SavingMark(self.table.recorder)
        with Horizontal(id="body"):
            with Vertical(id="felt"):
                yield SeatRow(self.table.names, self.table.computers)
                with Horizontal(id="middle"):
                    yield Piles()
                    yield BigSuit()
                    yield Facts()
                with ContentSwitcher(initial="over", id="holder"):
                    yield HandOver(id="over")
                    with Vertical(id="open"):
                        yield Hand()
                        with Horizontal(id="telling"):
                            yield Telling()
                            yield Button("Keep  k", id="keep", compact=True)
                            yield Button("Play  Enter", id="do", variant="primary", compact=True)
            with Vertical(id="side"):
                yield ScoreSheet()
                yield Log()
        yield Hint()
        yield KeyBar()

    def on_mount(self) -> None:
        """Fit the cards to the room and begin."""
        # Not by a message: what is said of a card is drawn together with the card.
        self.watch(self.query_one(Hand), "chosen", self._describe_chosen, init=False)
        self._fit()
        self.draw_table()
        self.play_game()

    def on_resize(self) -> None:
        """Fit the cards to the new room."""
        self._fit()

    # The game, from top to bottom.

    @work(exclusive=True)
    async def play_game(self) -> None:
        """Play all rounds, then leave with what the players want next."""
        game = self.table.game
        while True:
            while not game.round.is_over:
                await self.play_turn()
            await self.app.push_screen_wait(RoundEndScreen(self.table, self._round_end_seconds))
            if game.is_over:
                break
            self.table.next_round()
            self.draw_table()
        choice = await self.app.push_screen_wait(GameEndScreen(self.table))
        self.dismiss(choice)

    async def play_turn(self) -> None:
        """Play the turn of the seat that has it, and pass the keyboard on."""
        seat = self.table.turn
        if seat in self.table.computers:
            await self.play_for_computer(seat)
            return
        if self.table.view(None).naming:
            await self.name_turned_up_suit(seat)
            return
        if self.stage is Stage.COVERED:
            await self.hand_over(seat)
            if self.table.turn != seat:
                return
        happened = await self.choose(seat)
        await self.see(seat, happened)
        if self.table.view(None).open_seat == seat and self.craits.settings.countdown:
            self.cover()
            await self.listen_for_one_card(seat)
        if self.table.turn != seat or self.table.game.round.is_over:
            self.table.mark_seen(seat)
            self.cover()

    async def play_for_computer(self, seat: int) -> None:
        """Show the move before for a moment, while the computer thinks; then let it move."""
        self.look_on()
        seconds = stretch(self.table.company.players[seat].pause(), self.craits.settings.speed)
        while self.table.turn == seat and not self.table.game.round.is_over:
            self.table.company.think_for(self.craits.settings.thinking)
            action, _ = await asyncio.gather(
                asyncio.to_thread(self.table.thought()), self._moment(seconds)
            )
            while self._waits:
                await asyncio.sleep(_GLANCE)
            # While it thought, somebody may have called an idiot.
            if self.table.turn == seat and action in self.table.view(seat).actions:
                self.attempt(action)
                break
            seconds = 0
        if self.table.game.round.is_over or self.table.turn not in self.table.computers:
            self.cover()

    async def _moment(self, seconds: float) -> None:
        """Wait so long, or until somebody wants to go on; longer while the game waits."""
        self._skips = False
        until = time.monotonic() + seconds
        while self._waits or (not self._skips and (self._is_paused or time.monotonic() < until)):
            await asyncio.sleep(_GLANCE)
        self._race.hurry(until - time.monotonic())

    @property
    def _waits(self) -> bool:
        """Whether people look at something else, or cannot see the table."""
        return self.app.screen is not self or self.is_too_small or self._is_leaving

    @property
    def _is_leaving(self) -> bool:
        """Whether the table is being put away, as when the program ends."""
        return not self.query(SeatRow)

    @property
    def _round_end_seconds(self) -> float | None:
        if not self._is_watched or self._is_paused:
            return None
        return stretch(_ROUND_END_SECONDS, self.craits.settings.speed)

    def _call_out(self, call: CallOneCard | CallIdiot) -> bool:
        """Carry out the call of a computer; tell whether this was the moment for it."""
        screen = self.app.screen
        if self._is_leaving:
            return False
        if isinstance(screen, OneCardPrompt):
            screen.action_call(Called.NOTHING.name)
        elif self._waits:
            return False
        notice = self._notice_of(self.attempt(call))
        if notice is not None and not self._is_watched:
            self.app.push_screen(notice)
        self._wishes.put_nowait(Wish.LOOK)
        return True

    @work
    async def shout(self, wish: Wish) -> None:
        """Let somebody call while a computer is in turn."""
        if wish is Wish.CALL_IDIOT:
            await self.call_idiot()
        elif wish is Wish.CALL_ONE_CARD:
            self.announce_late()

    async def hand_over(self, seat: int) -> None:
        """Call the player and wait until the hand is uncovered, or the turn is lost."""
        self.cover()
        self._forget_wishes()
        while self.table.turn == seat:
            wish = await self._wishes.get()
            if wish is Wish.GO_ON:
                self._forget_wishes()
                self._understand()
                self.holder = seat
                self._seen_from = time.monotonic() + _GLIMPSE
                return
            if wish is Wish.CALL_IDIOT:
                await self.call_idiot()
            elif wish is Wish.CALL_ONE_CARD:
                self.announce_late()

    async def choose(self, seat: int) -> list[Event]:
        """Wait for an action that the rules allow; return what happened unless the turn is lost."""
        self.stage = Stage.CHOOSING
        self._advice = None
        self.draw_table()
        while self.table.turn == seat:
            wish = await self._wishes.get()
            self._refusal = ""
            action: TurnAction | None = None
            match wish:
                case Card():
                    action = await self.name_suit_with(wish)
                    if action is None:
                        self._describe()
                case Wish.DRAW:
                    action = Draw()
                case Wish.KEEP:
                    action = Keep()
                case Wish.CALL_ONE_CARD:
                    self.attempt(CallOneCard(seat))
                case Wish.CALL_IDIOT:
                    await self.call_idiot()
                case Wish.ADVICE:
                    await self.ask_for_advice()
                case Wish.GO_ON | Wish.LOOK:
                    pass
            if action is not None:
                happened = self.attempt(action)
                if happened:
                    return happened
        return []

    async def see(self, seat: int, happened: list[Event]) -> None:
        """Show the player what was drawn, before the hand is covered again."""
        drawn = [e for e in happened if isinstance(e, CardsDrawn) and e.seat == seat and e.cards]
        if not drawn or self.table.turn == seat or seat == self._sole:
            return
        self.stage, self._seen = Stage.SEEING, drawn
        self.draw_table()
        while True:
            wish = await self._wishes.get()
            if wish is Wish.GO_ON or isinstance(wish, Card):
                return

    async def listen_for_one_card(self, seat: int) -> None:
        """Listen for the player's announcement and for everybody else, first key wins."""
        alone = seat == self._sole
        asked = Sentence.ONE_CARD_LEFT_ALONE if alone else Sentence.ONE_CARD_LEFT
        prompt = OneCardPrompt(
            asked.say(player=self.names[seat]), self.craits.settings.countdown, alone=alone
        )
        called = await self.app.push_screen_wait(prompt)
        if called is Called.ONE_CARD:
            self.attempt(CallOneCard(seat))
        elif called is Called.IDIOT:
            await self.call_idiot(seat)

    async def name_turned_up_suit(self, dealer: int) -> None:
        """Ask the dealer for the suit of the turned-up card, before a hand is seen (rule 5)."""
        self.cover()
        card = self.table.view(None).top
        question = Sentence.NAME_TURNED_UP.say(player=self.names[dealer], card=card.label)
        suit = await self.app.push_screen_wait(
            ChooseSuitPrompt(card, question, may_take_back=False)
        )
        if suit is not None:
            self.attempt(NameSuit(suit))

    async def name_suit_with(self, card: Card) -> Play | None:
        """Return the play of a card, its suit asked for when it needs one; None if taken back."""
        view = self.table.view(self.holder)
        if Play(card) in view.actions or not self._fits(view, card):
            return Play(card)
        question = (
            Sentence.NAME_ANY_SUIT if card.rank is Rank.EIGHT else Sentence.NAME_COLOUR_SUIT
        ).say(player=self.names[view.turn], card=card.label)
        likely = None
        if card.rank is Rank.EIGHT:
            held = Counter(other.suit for other in view.hand if other is not card)
            likely = max(Suit, key=lambda suit: held[suit])
        suit = await self.app.push_screen_wait(
            ChooseSuitPrompt(card, question, may_take_back=True, likely=likely)
        )
        return None if suit is None else Play(card, suit)

    async def call_idiot(self, target: int | None = None) -> None:
        """Ask who is the idiot and who says so, and call it out before the whole table."""
        people = self.table.seating.people
        ask = self.app.push_screen_wait
        if target is None:
            question = Sentence.WHO_IS_IDIOT.say()
            seats = [seat for seat in range(len(self.names)) if seat != self._sole]
            view = self.table.view(None)
            quiet = [s for s in seats if view.card_counts[s] == 1 and s not in view.said]
            likely = quiet[0] if quiet else None
            target = await ask(ChoosePlayerPrompt(question, self.table.names, seats, likely))
        if target is None:
            return
        # Computers call for themselves.
        others = [seat for seat in people if seat != target]
        caller: int | None = others[0]
        if len(others) > 1:
            question = Sentence.WHO_CALLED.say(player=self.names[target])
            caller = await ask(ChoosePlayerPrompt(question, self.table.names, others))
        if caller is None:
            return
        notice = self._notice_of(self.attempt(CallIdiot(caller, target)))
        if notice is not None:
            await ask(notice)

    def _notice_of(self, events: list[Event]) -> Notice | None:
        """Return what the whole table has to hear of a call."""
        happened = [event.seen_by(None) for event in events]
        for event in happened:
            if isinstance(event, IdiotCaught | WrongCall):
                caught = isinstance(event, IdiotCaught)
                title = Sentence.IDIOT_TITLE if caught else Sentence.WRONG_CALL_TITLE
                name = self.names[event.seat]
                lines = [tell(event, self.names) for event in happened]
                banner = Sentence.IDIOT_BANNER.say() if caught else ""
                return Notice(title.say(player=name), lines, banner)
        return None

    def announce_late(self) -> None:
        """Announce one card for the player before, who still can until the next card is played."""
        seat = self.table.view(None).open_seat
        if seat is None or seat in self.table.computers:
            self._warn(Sentence.NOBODY_TO_ANNOUNCE.say())
        else:
            self.attempt(CallOneCard(seat))

    def _warn(self, text: str) -> None:
        """Show a warning, once however often the same key is pressed."""
        now = time.monotonic()
        if text != self._warned or now > self._warned_until:
            self.notify(text, severity="warning", timeout=_WARNING_SECONDS, markup=False)
        self._warned, self._warned_until = text, now + _WARNING_SECONDS

    async def ask_for_advice(self) -> None:
        """Let the expert look into the open hand, and show what it would do."""
        self.table.company.think_for(self.craits.settings.thinking)
        options = await asyncio.to_thread(self.table.advice())
        if self._is_leaving:
            return
        self._advice = advice_from(options)
        if self._advice.card is not None:
            self.query_one(Hand).choose_card(self._advice.card)
        self._describe()

    def attempt(self, action: TurnAction | CallOneCard | CallIdiot) -> list[Event]:
        """Carry out an action; return what happened, or nothing and show why it is refused."""
        start = self._start_of(action)
        try:
            happened = self.table.act(action)
        except IllegalAction as refusal:
            self._refusal = str(refusal)
            if self.stage in (Stage.COVERED, Stage.WATCHING):
                self._warn(str(refusal))
            self._describe()
            return []
        self._refusal = ""
        self._advice = None
        if self.stage is not Stage.WATCHING:
            self._understand()
        self.redraw()
        self._race.look()
        self._move([event.seen_by(None) for event in happened], start)
        return happened

    # Motion: everything is in its place already, and nobody has to wait for what travels.

    def _start_of(self, action: TurnAction | CallOneCard | CallIdiot) -> Offset:
        """Return where a card sets out that the seat in turn plays."""
        place = None
        if isinstance(action, Play):
            place = self.query_one(Hand).place_of(action.card)
        return place or self.query_one(SeatRow).place_of(self.table.turn).offset

    def _move(self, happened: list[Event], start: Offset) -> None:
        """Let everybody see what has happened, as far as everybody may see it."""
        if self.app.animation_level != "full":
            return
        piles, seats = self.query_one(Piles), self.query_one(SeatRow)
        for event in happened:
            match event:
                case CardPlayed():
                    self._send(event.card, start, piles.discard_place)
                case CardsDrawn() if event.count:
                    end = seats.place_of(event.seat).offset
                    if event.seat == self.holder:
                        end = self.query_one(Hand).region.offset
                    self._send(None, piles.stock_place, end, f"+{event.count}")
                case TurnLost():
                    seats.flash_seat(event.seat)
                case PlayTurnedRound():
                    seats.flash_arrows()
                case _:
                    pass

    def _send(self, card: Card | None, start: Offset, end: Offset, label: str = "") -> None:
        piles = self.query_one(Piles)

        def arrive() -> None:
            if card is not None and piles.expected is card:
                piles.expect(None)

        traveller = Traveller(piles.card_size, start, arrive, card, label)
        if card is not None:
            piles.expect(card)
        self.mount(traveller)
        traveller.call_after_refresh(traveller.go, end)

    # What the screen shows.

    def cover(self) -> None:
        """Cover the hand at once and call the player in turn; the hand of an only person stays."""
        if self._sole is not None or self._is_watched:
            self.look_on()
            return
        if self.stage is Stage.WATCHING:
            self.redraw()
        if self.holder is not None or self._is_stale:
            self.stage = Stage.COVERED
            self.holder = None
            self.draw_table()

    def look_on(self) -> None:
        """Show the table while a computer is in turn: no hand but that of an only person."""
        self.stage = Stage.WATCHING
        self.holder = self._sole
        self.draw_table()

    def redraw(self) -> None:
        """Show the round as it will stand once all that happens at once has happened."""
        if not self._is_stale:
            self._is_stale = True
            self.call_next(self._draw_if_stale)
            # A callback can get lost on a busy machine; what is shown must not.
            self.set_timer(_STALE_AT_MOST, self._draw_if_stale)

    def _draw_if_stale(self) -> None:
        if self._is_stale:
            self.draw_table()

    def draw_table(self) -> None:
        """Show the round as it stands."""
        self._is_stale = False
        table = self.table
        public = table.view(None)
        self.query_one(TitleBar).show(table.game)
        self.query_one(SavingMark).look()
        self.query_one(SeatRow).show(public, table.game.totals, self._skipped())
        self.query_one(Piles).show(public.discard_pile, public.draw_pile_count)
        self.query_one(BigSuit).show(None if public.naming else public.suit)
        self.query_one(Facts).show(public, self._namer())
        self.query_one(ScoreSheet).show(table.game, table.names)
        self.query_one(Log).show(tell_all(table.log(None), self.names))
        self.query_one("#holder", ContentSwitcher).current = (
            "over" if self.holder is None else "open"
        )
        if self.holder is None and self.stage is Stage.WATCHING:
            self._show_computer(public)
        elif self.holder is None:
            self._show_hand_over(public)
        elif self.stage is Stage.WATCHING:
            self._show_waiting_hand(table.view(self.holder))
        elif self.stage is Stage.SEEING:
            self._show_drawn(table.view(self.holder))
        else:
            self._show_hand(table.view(self.holder))
        self.refresh_bindings()

    def _show_hand_over(self, public: SeatView) -> None:
        self.query_one(Hand).cover(public.card_counts[public.turn])
        self._say("")
        over = self.query_one(HandOver)
        # While a suit is asked for, nothing is to be uncovered.
        over.visible = not (public.is_over or public.naming)
        if not over.visible:
            return
        seat = public.turn
        over.show(
            Sentence.YOUR_TURN.say(
                player=shorten(self.table.names[seat], max(_NAME_WIDTH, self.app.size.width // 2))
            ),
            tell_all(self.table.news(seat), self.names),
            Sentence.UNCOVER.say(player=self.names[seat]),
        )
        over.focus_button()
        self._explain([Situation.HAND_OVER])

    def _show_computer(self, public: SeatView) -> None:
        """Show what happened last, where a hand would be."""
        self.query_one(Hand).cover(public.card_counts[public.turn])
        self._say("")
        over = self.query_one(HandOver)
        over.visible = not public.is_over
        if public.is_over:
            return
        call = Sentence.WAITING if self._is_paused else Sentence.THINKING
        over.show(
            call.say(player=self.table.names[public.turn]),
            self._last_lines(None, 3),
            Sentence.SHOW_MOVE.say(),
        )
        over.focus_button()

    def _show_waiting_hand(self, view: SeatView) -> None:
        """Show the hand of the only person while a computer is in turn."""
        hand = self.query_one(Hand)
        hand.show(in_order(view.hand), frozenset(view.hand), self._drawn_lately())
        if not self.app.screen.is_modal:
            hand.focus()
        self.query_one("#keep").display = False
        self._label(self.query_one("#do", Button), Sentence.SHOW_MOVE.say())
        last = self._last_lines(self.holder, 1)
        if view.turn in self.table.computers and not view.is_over:
            last.append(Sentence.THINKING.say(player=self.names[view.turn]))
        self._say(*last, "" if view.naming else describe_hand(view))

    def _drawn_lately(self) -> frozenset[Card]:
        """Return what the holder has drawn since playing a card, and has not been shown yet."""
        drawn: set[Card] = set()
        for event in reversed(self.table.log(self.holder)):
            if isinstance(event, CardPlayed) and event.seat == self.holder:
                break
            if isinstance(event, CardsDrawn) and event.seat == self.holder:
                # What an only person draws is not shown before the hand is covered again.
                if self._sole is None and event.reason in _DRAWN_IN_TURN:
                    break
                drawn.update(event.cards)
        return frozenset(drawn)

    def _last_lines(self, seat: int | None, count: int) -> list[str]:
        """Return what happened last in this round, as a seat may know it."""
        return tell_all(self.table.log(seat), self.names)[-count:]

    def _show_hand(self, view: SeatView) -> None:
        fitting = frozenset(action.card for action in view.actions if isinstance(action, Play))
        hand = self.query_one(Hand)
        new = frozenset() if view.drawn is None else frozenset({view.drawn})
        hand.show(in_order(view.hand), fitting, new | self._drawn_lately())
        if not self.app.screen.is_modal:
            hand.focus()
        self.query_one("#keep").display = Keep() in view.actions
        self._describe()

    def _show_drawn(self, view: SeatView) -> None:
        cards = frozenset(card for event in self._seen for card in event.cards)
        self.query_one(Hand).show(in_order(view.hand), cards, cards)
        self._say(*(tell(event, self.names) for event in self._seen), describe_hand(view))
        label = "Go on  Enter" if view.is_over else "Pass on  Enter"
        self._label(self.query_one("#do", Button), label)
        self.query_one("#keep").display = False

    def _describe(self) -> None:
        """Say what the chosen card will do, or why it may not be played."""
        view = self.table.view(self.holder)
        if not view.actions:
            return
        card = self.query_one(Hand).card
        button = self.query_one("#do", Button)
        plays = [a for a in view.actions if isinstance(a, Play)]
        self._label(button, "Play  Enter" if plays else "Draw  d")
        play = next((play for play in plays if play.card is card), None)
        advice = self._advice
        if self._refusal:
            first = self._refusal
        elif advice is not None and advice.card in (None, card):
            first = advice.sentence
        elif play is not None and card is not None:
            first = f"{card.label}: {consequence(view, play, self.names)}"
        elif card is not None and plays:
            first = str(why_not(view, Play(card)))
        else:
            first = advise(view, self.names)
        hand = describe_hand(view)
        if view.turn in view.said:
            hand = Sentence.HAS_CALLED.say(hand=hand)
        lines = [first, hand]
        if self._sole is not None and not self._refusal and advice is None:
            # Without a hand over this is where the moves of the computers are told.
            lines = tell_all(self.table.news(view.turn), self.names)[-1:] + lines
        self._say(*lines, warn=bool(self._refusal))
        self._explain(situations(view, card))

    def _explain(self, found: Iterable[Situation]) -> None:
        """Explain the first of these situations that nobody has met yet."""
        hint = self.query_one(Hint)
        hint.explain(self.craits.new_situation(found, self._reader) or hint.situation)
        self.set_class(hint.situation is not None, "-hinting")

    def _understand(self) -> None:
        """Put the explanation away, since the player has gone on with it on the screen."""
        hint = self.query_one(Hint)
        if hint.situation is not None:
            self.craits.note_explained(hint.situation, self._reader)
            hint.explain(None)
            self.remove_class("-hinting")

    @property
    def _reader(self) -> str:
        """Who reads what is explained; empty for everybody."""
        return "" if self.holder is None else self.table.names[self.holder]

    def _say(self, *lines: str, warn: bool = False) -> None:
        contents = [with_suits(line) for line in lines]
        if warn:
            contents[0] = contents[0].stylize("$warning bold")
        contents[-1] = contents[-1].stylize("$foreground 65%")
        self.query_one(Telling).say(contents)

    @staticmethod
    def _label(button: Button, label: str) -> None:
        # A new label lays out the whole screen, even when it is the same.
        if str(button.label) != label:
            button.label = label

    def _namer(self) -> str | None:
        """Return who named the current suit, or None when it is the top card's own."""
        for event in reversed(self.table.log(None)):
            match event:
                case CardPlayed(suit=None):
                    return None
                case CardPlayed() | SuitNamed():
                    return self.names[event.seat]
                case _:
                    pass
        return None

    def _skipped(self) -> frozenset[int]:
        """Return who has just lost a turn: nobody any more once the next turn is over."""
        seats = []
        for event in reversed(self.table.log(None)):
            if isinstance(event, TurnLost):
                seats.append(event.seat)
            elif isinstance(event, CardPlayed | CardsDrawn | CardKept):
                break
        return frozenset(seats) - {self.table.turn}

    @staticmethod
    def _fits(view: SeatView, card: Card) -> bool:
        return any(isinstance(action, Play) and action.card is card for action in view.actions)

    def _fit(self) -> None:
        """Draw cards as large as the terminal has room for."""
        width, height = self.app.size
        size = SMALL
        if width >= 190 and height >= 56:
            size = HUGE
        elif width >= 140 and height >= 42:
            size = LARGE
        elif width >= 72 and height >= 30:
            size = MEDIUM
        if size is not self._card_size:
            self._card_size = size
            self.query_one(Piles).resize_cards(size)
            self.query_one(Hand).resize_cards(size)
            self.set_class(size is not SMALL, "-inlaid")
            self.set_class(size in (LARGE, HUGE), "-large")
        # As high as a hand with its shadow and what is said below it.
        self.query_one(HandOver).styles.height = size.height + (6 if height >= HIGH else 5)
        self.set_class(height < _ROOM_FOR_HINTS, "-tight")
        self.set_class(width < _ROOM_FOR_BUTTON, "-slim")
        self.query_one(KeyBar).compact = width < _ROOMY_FOOTER_WIDTH

    # Keys and clicks.

    def _forget_wishes(self) -> None:
        # What one player pressed must not act in the hand of the next.
        while not self._wishes.empty():
            self._wishes.get_nowait()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that do something now."""
        if action == "skip":
            return self.stage is Stage.WATCHING
        if action in ("pause", "speed"):
            return self._is_watched
        if action != "wish":
            return True
        wish = Wish[str(parameters[0])]
        view = self.table.view(self.holder)
        choosing = self.stage is Stage.CHOOSING
        if wish is Wish.DRAW:
            return choosing
        if wish is Wish.KEEP:
            return choosing and Keep() in view.actions
        if wish is Wish.ADVICE:
            may = self.holder is not None and self.table.company.may_advise(self.holder)
            return choosing and may
        if self._is_watched:
            return False
        return view.rules.one_card_call and self.stage is not Stage.SEEING

    def action_wish(self, name: str) -> None:
        """Pass on what somebody wants."""
        if self.stage is Stage.WATCHING:
            self.shout(Wish[name])
        else:
            self._wishes.put_nowait(Wish[name])

    def action_skip(self) -> None:
        """Let the computer move at once."""
        self._skips = True

    def action_pause(self) -> None:
        """Let computers move one by one, or by themselves again."""
        self._is_paused = not self._is_paused
        self.redraw()

    def action_speed(self, step: int) -> None:
        """Let computers move faster or more slowly."""
        place = SPEEDS.index(self.craits.settings.speed) + step
        speed = SPEEDS[min(max(place, 0), len(SPEEDS) - 1)]
        self.craits.remember(speed=speed)
        self.notify(f"Computers move: {speed}", markup=False, timeout=1.5)

    def action_scores(self) -> None:
        """Show the score sheet and the log."""
        self.app.push_screen(ScoresScreen(self.table))

    def tell_now(self) -> Sequence[Passage]:
        """Return what is to be known now; of a hand only while it is open."""
        return tell_now(self.table.view(self.holder), self.names, self.query_one(Hand).card)

    @work
    async def action_leave(self) -> None:
        """Ask whether to leave the game."""
        problem = self.table.recorder.problem if self.table.recorder is not None else None
        if await self.app.push_screen_wait(LeavePrompt(problem)):
            self.dismiss(GameEndChoice.HOME)

    def _describe_chosen(self) -> None:
        self._refusal = ""
        if self.holder is not None:
            self._describe()

    @on(Hand.Played)
    def _play_chosen(self, event: Hand.Played) -> None:
        if self.stage is Stage.WATCHING:
            self.action_skip()
        elif self.stage is not Stage.CHOOSING or time.monotonic() >= self._seen_from:
            self._wishes.put_nowait(Wish.GO_ON if event.card is None else event.card)

    @on(Button.Pressed, "#uncover")
    def _uncover(self) -> None:
        if self.stage is Stage.WATCHING:
            self.action_skip()
            return
        self._wishes.put_nowait(Wish.GO_ON)

    @on(Button.Pressed, "#keep")
    def _keep(self) -> None:
        self._wishes.put_nowait(Wish.KEEP)

    @on(Button.Pressed, "#do")
    def _do(self) -> None:
        hand = self.query_one(Hand)
        hand.focus()
        if self.stage is Stage.WATCHING:
            self.action_skip()
        elif self.stage is Stage.SEEING:
            self._wishes.put_nowait(Wish.GO_ON)
        elif self._fits_anything():
            hand.action_play()
        else:
            self._wishes.put_nowait(Wish.DRAW)

    def _fits_anything(self) -> bool:
        view = self.table.view(self.holder)
        return any(isinstance(action, Play) for action in view.actions)

    @on(Piles.DrawPileClicked)
    def _draw(self) -> None:
        if self.stage is Stage.CHOOSING:
            self._wishes.put_nowait(Wish.DRAW)
