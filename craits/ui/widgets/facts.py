"""The current suit and who named it, the crank, and the way play goes."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from craits.rules import SeatView
from craits.sentences import SUIT_NAMES
from craits.ui.text import with_suits

_MOST_DOTS = 12


class Facts(Static):
    """What must be known before a card can be chosen."""

    DEFAULT_CSS = """
    Facts { width: 28; height: 4; background: $felt; text-wrap: nowrap;
        text-overflow: ellipsis; }
    """

    def show(self, view: SeatView, namer: str | None) -> None:
        """Show the facts.

        Parameters:
            view: What everybody may know.
            namer: Who named the current suit, or None when it is the top card's own.
        """
        suit = Content.assemble(
            ("Suit   ", "$foreground 65%"),
            with_suits(view.suit.symbol),
            (f" {SUIT_NAMES[view.suit]}", "bold"),
        )
        if view.naming:
            suit = Content.assemble(("Suit   ", "$foreground 65%"), "to be named")
        named = Content.styled(f"       named by {namer}" if namer else "", "$foreground 65%")
        lines = [suit, named, self._crank(view), self._direction(view)]
        self.update(Content("\n").join(lines), layout=False)

    def _crank(self, view: SeatView) -> Content:
        label = ("Crank  ", "$foreground 65%")
        if not view.crank:
            return Content.assemble(label, ("none", "$foreground 65%"))
        dots = "●" * min(view.crank, _MOST_DOTS)
        return Content.assemble(label, (f"{dots} {view.crank}", "$warning bold"))

    def _direction(self, view: SeatView) -> Content:
        clockwise = view.direction == 1
        return Content.assemble(
            ("Play   ", "$foreground 65%"), "↻ clockwise" if clockwise else "↺ anticlockwise"
        )
