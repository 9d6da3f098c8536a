"""All hands of a past game at one moment, laid open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual.geometry import Size

from craits.rules import Card, Round
from craits.ui.canvas import Canvas
from craits.ui.text import short_names
from craits.ui.widgets.card_painter import CardPainter, suit_ink

_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""
_LEAD: Final = _NAME_WIDTH + 3
"""Where the cards begin."""
_NOTE: Final = 14
"""How wide the column is that says what is to be known of a player."""
_SLIP: Final = 3
"""How wide a card is that shows its rank and suit only."""
_ROOMY_TERMINAL: Final = 28
"""How many rows the terminal must have for a gap between many players."""
_FEW: Final = 3


class AllHands(CardPainter):
    """A line for each player, or more when the hand is large."""

    COMPONENT_CLASSES = {"hands--turn", "hands--name", "hands--note"}

    DEFAULT_CSS = """
    AllHands {
        width: 1fr; height: auto; background: $felt;
        .hands--turn { color: $primary; text-style: bold; }
        .hands--name { color: $foreground; text-style: bold; }
        .hands--note { color: $foreground 70%; }
    }
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._names = short_names(names, _NAME_WIDTH)
        self._round: Round | None = None
        self._totals: tuple[int, ...] = ()

    def show(self, shown: Round, totals: Sequence[int]) -> None:
        """Show the hands.

        Parameters:
            shown: The round as it stood.
            totals: Each seat's total before it, or after it when it is over.
        """
        self._round = shown
        self._totals = tuple(totals)
        self.repaint(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines."""
        if self._round is None:
            return 0
        gaps = self._gap * (len(self._names) - 1)
        return gaps + sum(self._lines(hand, width) for hand in self._round.hands)

    def paint(self, canvas: Canvas) -> None:
        """Draw a player below the other."""
        shown = self._round
        if shown is None:
            return
        y = 0
        for seat, name in enumerate(self._names):
            turn = seat == shown.turn and not shown.is_over
            canvas.put(0, y, "▶ " if turn else "  ", self.ink("hands--turn"))
            canvas.put(2, y, name, self.ink("hands--turn" if turn else "hands--name"))
            self._paint_hand(canvas, y, shown.hands[seat])
            note = self._note(shown, seat)
            canvas.put(canvas.width - cell_len(note), y, note, self.ink("hands--note"))
            y += self._lines(shown.hands[seat], canvas.width) + self._gap

    def _paint_hand(self, canvas: Canvas, y: int, hand: Sequence[Card]) -> None:
        in_a_line = self._in_a_line(canvas.width)
        for place, card in enumerate(sorted(hand, key=_order)):
            line, column = divmod(place, in_a_line)
            ink = self.ink(suit_ink(card))
            canvas.put(_LEAD + column * (_SLIP + 1), y + line, card.label.rjust(_SLIP), ink)

    def _note(self, shown: Round, seat: int) -> str:
        if seat in shown.misses:
            return "misses a turn"
        if seat == shown.open_seat:
            return "not called yet"
        if seat in shown.said and len(shown.hands[seat]) == 1:
            return "one card"
        total = self._totals[seat]
        return "1 point" if total == 1 else f"{total} points"

    @property
    def _gap(self) -> int:
        return int(self.app.size.height >= _ROOMY_TERMINAL or len(self._names) <= _FEW)

    def _in_a_line(self, width: int) -> int:
        return max(1, (width - _LEAD - _NOTE) // (_SLIP + 1))

    def _lines(self, hand: Sequence[Card], width: int) -> int:
        return max(1, -(-len(hand) // self._in_a_line(width)))


def _order(card: Card) -> tuple[int, int]:
    return "cdsh".index(card.suit.value), card.rank.index
