"""The hand of the player who holds the keyboard, or its backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Size
from textual.message import Message
from textual.reactive import reactive

from craits.rules import Card, Rank
from craits.ui.canvas import Canvas
from craits.ui.fan import Fan, spread
from craits.ui.widgets.card_painter import CardPainter


class Hand(CardPainter, can_focus=True):
    """A hand of cards: one is chosen, those that fit stand out."""

    DEFAULT_CSS = """
    Hand { width: 1fr; height: auto; background: $felt; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "choose(-1)", "choose", key_display="←→", priority=False),
        Binding("right,l", "choose(1)", "choose", show=False),
        Binding("home", "choose_first", "first card", show=False),
        Binding("end", "choose_last", "last card", show=False),
        Binding("tab", "choose_fitting(1)", "next that fits", key_display="Tab", show=False),
        Binding("shift+tab", "choose_fitting(-1)", "previous that fits", show=False),
        Binding("enter", "play", "play", key_display="⏎"),
        *(
            Binding(str(digit % 10), f"choose_place({digit - 1})", f"card {digit}", show=False)
            for digit in range(1, 11)
        ),
    ]

    chosen: reactive[int] = reactive(0, repaint=False)
    """The index of the chosen card."""

    class Played(Message):
        """The chosen card is to be played, or Enter was pressed on an empty hand."""

        def __init__(self, card: Card | None) -> None:
            super().__init__()
            self.card = card

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._cards: tuple[Card, ...] = ()
        self._fitting: frozenset[Card] = frozenset()
        self._new: frozenset[Card] = frozenset()
        self._backs = 0

    def show(
        self, cards: Sequence[Card], fitting: frozenset[Card], new: frozenset[Card] = frozenset()
    ) -> None:
        """Show a hand, its faces up.

        Parameters:
            cards: The hand.
            fitting: The cards that may be played.
            new: The cards to be marked as new.
        """
        kept = self.card
        self._cards, self._fitting, self._new, self._backs = tuple(cards), fitting, new, 0
        if kept in self._cards and (kept in fitting or not fitting):
            index = self._cards.index(kept)
        else:
            # An 8 fits nearly always and is dear to keep for later: it is not offered first.
            fits = [i for i, card in enumerate(cards) if card in fitting]
            index = next((i for i in fits if cards[i].rank is not Rank.EIGHT), (fits or [0])[0])
        self.chosen = index
        self.repaint()

    def cover(self, count: int) -> None:
        """Show only the backs of so many cards."""
        self._cards, self._backs = (), count
        self._fitting = self._new = frozenset()
        self.repaint()

    def choose_card(self, card: Card) -> None:
        """Choose this card."""
        self.chosen = self._cards.index(card)

    def place_of(self, card: Card) -> Offset | None:
        """Return where a card of the hand lies on the screen, when it is seen."""
        fan = self._fan()
        if card not in self._cards:
            return None
        place = self._cards.index(card) - fan.first
        if not 0 <= place < len(fan.lefts):
            return None
        return self.content_region.offset + Offset(fan.lefts[place], 0)

    @property
    def card(self) -> Card | None:
        """The chosen card; None while the hand is covered or empty."""
        return self._cards[self.chosen] if self.chosen < len(self._cards) else None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height of a card, one row to rise, and its shadow."""
        return self.card_size.height + 2

    def paint(self, canvas: Canvas) -> None:
        """Draw the fan."""
        fan = self._fan()
        if self._backs:
            for x in fan.lefts:
                self.draw_back(canvas, x, 1)
            return
        for place, x in enumerate(fan.lefts):
            index = fan.first + place
            self._draw_card(canvas, index, x)
        if fan.first:
            canvas.put(0, 3, f"‹{fan.first}", self.ink("card--label"))
        if fan.hidden_after:
            text = f"{fan.hidden_after}›"
            canvas.put(canvas.width - len(text), 3, text, self.ink("card--label"))

    def _draw_card(self, canvas: Canvas, index: int, x: int) -> None:
        card = self._cards[index]
        if index == self.chosen:
            self.draw_face(canvas, x, 0, card, chosen=True, dimmed=card not in self._fitting)
            under = self.card_size.height
            canvas.put(x, under, "▀" * self.card_size.width, self.ink("card--chosen"))
            return
        self.draw_face(canvas, x, 1, card, dimmed=card not in self._fitting)
        label = "new" if card in self._new else str((index + 1) % 10) if index < 10 else ""
        ink = "card--chosen" if card in self._new else "card--label"
        canvas.put(x + 1, 0, label, self.ink(ink))

    def _fan(self) -> Fan:
        count = len(self._cards) or self._backs
        chosen = self.chosen if self._cards else count - 1
        return spread(count, chosen, self.size.width, self.card_size.width)

    def watch_chosen(self) -> None:
        """Raise the chosen card."""
        self.repaint()

    def validate_chosen(self, chosen: int) -> int:
        """Keep the index within the hand."""
        return min(max(0, chosen), max(0, len(self._cards) - 1))

    def action_choose(self, step: int) -> None:
        """Choose the card beside the chosen one, round the ends."""
        if self._cards:
            self.chosen = (self.chosen + step) % len(self._cards)

    def action_choose_first(self) -> None:
        """Choose the first card."""
        self.chosen = 0

    def action_choose_last(self) -> None:
        """Choose the last card."""
        self.chosen = len(self._cards) - 1

    def action_choose_fitting(self, step: int) -> None:
        """Choose the next card that fits, round the ends."""
        count = len(self._cards)
        for distance in range(1, count + 1):
            index = (self.chosen + step * distance) % count
            if self._cards[index] in self._fitting:
                self.chosen = index
                return

    def action_choose_place(self, index: int) -> None:
        """Choose the card in this place, when there is one."""
        if index < len(self._cards):
            self.chosen = index

    def action_play(self) -> None:
        """Ask for the chosen card to be played."""
        self.post_message(self.Played(self.card))

    def on_click(self, event: events.Click) -> None:
        """Choose the card under the mouse; a click on the chosen card plays it."""
        if not self._cards:
            return
        index = self._fan().card_at(event.x, self.card_size.width)
        if index is None:
            return
        if index == self.chosen:
            self.action_play()
        else:
            self.chosen = index
