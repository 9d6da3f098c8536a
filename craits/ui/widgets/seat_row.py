"""Who sits at the table, in seating order: cards, badges, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Static

from craits.players.strength import Strength
from craits.rules import SeatView
from craits.ui.text import short_names

FLASH_SECONDS: Final = 0.3
"""How long a seat or an arrow stands out when something happens to it."""


class SeatBadge(Static):
    """One seat: the name, the cards as little backs, and what is to be known of it."""

    DEFAULT_CSS = """
    SeatBadge {
        width: 1fr;
        max-width: 26;
        height: 3;
        padding: 0 1;
        background: $felt-deep;
        border-left: outer $felt-deep;
        text-wrap: nowrap;
        text-overflow: ellipsis;
    }
    SeatBadge.-flash { background: $warning 60%; }
    SeatBadge.-turn { background: $primary 18%; border-left: outer $primary; }
    """


class SeatRow(Horizontal):
    """All seats, with arrows that point the way play goes."""

    DEFAULT_CSS = """
    SeatRow { height: 3; padding: 0 1; align: center middle; background: $felt; }
    SeatRow .arrow {
        width: 1; height: 3; content-align: center middle; color: $primary; text-style: bold;
    }
    SeatRow .arrow.-flash { background: $warning; color: $felt-deep; }
    """

    def __init__(
        self, names: Sequence[str], computers: Mapping[int, Strength] | None = None
    ) -> None:
        """Seat everybody.

        Parameters:
            names: In seating order.
            computers: How well the computer at a seat plays.
        """
        super().__init__()
        self._names = tuple(names)
        self._computers = computers or {}
        self._view: SeatView | None = None
        self._totals: tuple[int, ...] = ()
        self._skipped: frozenset[int] = frozenset()

    def compose(self) -> ComposeResult:
        """Make a badge for each seat and an arrow after each."""
        for seat in range(len(self._names)):
            if seat:
                yield Static("▸", classes="arrow", markup=False)
            yield SeatBadge(id=f"seat-{seat}", markup=False)

    def show(
        self, view: SeatView, totals: Sequence[int], skipped: frozenset[int] = frozenset()
    ) -> None:
        """Show the seats.

        Parameters:
            view: What everybody may know.
            totals: Each seat's points before this round.
            skipped: The seats that have just lost a turn.
        """
        self._view, self._totals, self._skipped = view, tuple(totals), skipped
        self._redraw()

    def place_of(self, seat: int) -> Region:
        """Return where a seat is on the screen."""
        return self.query_one(f"#seat-{seat}").region

    def flash_seat(self, seat: int) -> None:
        """Let everybody see that something has happened to a seat."""
        self._flash(self.query_one(f"#seat-{seat}"))

    def flash_arrows(self) -> None:
        """Let everybody see that play has turned round."""
        for arrow in self.query(".arrow"):
            self._flash(arrow)

    def _flash(self, widget: Widget) -> None:
        widget.add_class("-flash")
        self.set_timer(FLASH_SECONDS, lambda: widget.remove_class("-flash"))

    def on_resize(self) -> None:
        """Cut the names to the new width."""
        self._redraw()

    def _redraw(self) -> None:
        view = self._view
        if view is None or not self.size.width:
            return
        for arrow in self.query(".arrow").results(Static):
            arrow.update("▸" if view.direction == 1 else "◂", layout=False)
        room = min(26, (self.size.width - 2) // len(self._names) - 1) - 3
        names = short_names(self._names, room - 2)
        for seat, name in enumerate(names):
            badge = self.query_one(f"#seat-{seat}", SeatBadge)
            badge.set_class(seat == view.turn and not view.is_over, "-turn")
            badge.update(self._describe(view, seat, name, room), layout=False)

    def _points(self, seat: int, room: int) -> str:
        """Return the points of a seat, in words that have room at every seat."""
        longest = max(len(str(total)) for total in self._totals)
        unit = next((u for u in (" points", " pts") if longest + len(u) <= room), "")
        total = self._totals[seat]
        return "1 point" if total == 1 and unit == " points" else f"{total}{unit}"

    def _describe(self, view: SeatView, seat: int, name: str, room: int) -> Content:
        in_turn = seat == view.turn and not view.is_over
        title = Content.assemble(
            ("▶ " if in_turn else "", "$primary bold"),
            (name, "bold"),
        )
        if seat in self._computers:
            strength = Content.styled(f" {self._computers[seat].value}", "$foreground 65%")
            if title.cell_length + strength.cell_length <= room:
                title += strength
        count = view.card_counts[seat]
        backs = "▮" * min(count, max(1, room - 3))
        cards = Content.assemble((backs, "$card-pattern"), f" {count}")
        return Content("\n").join([title, cards, self._note(view, seat, room)])

    def _note(self, view: SeatView, seat: int, room: int) -> Content:
        if seat in view.misses:
            return Content.styled("misses a turn", "$error")
        if seat in view.said:
            return Content.styled(" ONE CARD ", "bold reverse $warning")
        if seat in self._skipped:
            return Content.styled("skipped", "$warning bold")
        points = self._points(seat, room)
        with_dealer = f"{points}, dealer"
        if seat == view.dealer and len(with_dealer) <= room:
            points = with_dealer
        return Content.styled(points, "$foreground 65%")
