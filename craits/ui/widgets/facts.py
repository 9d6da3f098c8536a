"""The current suit and who named it, the crank, and the way play goes."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from craits.rules import SeatView
from craits.sentences import SUIT_NAMES
from craits.ui.text import with_suits

_MOST_DOTS = 12


GROW_SECONDS: Final = 0.3
"""How long the crank takes to grow."""


class Facts(Static):
    """What must be known before a card can be chosen."""

    DEFAULT_CSS = """
    Facts { width: 28; height: 4; background: $felt; text-wrap: nowrap;
        text-overflow: ellipsis; }
    """

    crank: reactive[float] = reactive(0.0, repaint=False)
    """The crank as it is shown while it grows."""

    def __init__(self) -> None:
        super().__init__(markup=False)
        self._view: SeatView | None = None
        self._namer: str | None = None

    def show(self, view: SeatView, namer: str | None) -> None:
        """Show the facts.

        Parameters:
            view: What everybody may know.
            namer: Who named the current suit, or None when it is the top card's own.
        """
        self._view, self._namer = view, namer
        self.app.animator.force_stop_animation(self, "crank")
        if view.crank > self.crank and self.app.animation_level == "full":
            self.animate("crank", float(view.crank), duration=GROW_SECONDS, easing="linear")
        else:
            self.crank = float(view.crank)
        self._write()

    def watch_crank(self, before: float, after: float) -> None:
        """Add a dot whenever the growing crank has become a whole one larger."""
        if int(before) != int(after):
            self._write()

    def _write(self) -> None:
        view, namer = self._view, self._namer
        if view is None:
            return
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
        grown = int(self.crank)
        dots = "●" * min(grown, _MOST_DOTS)
        return Content.assemble(label, (f"{dots} {view.crank}", "$warning bold"))

    def _direction(self, view: SeatView) -> Content:
        clockwise = view.direction == 1
        return Content.assemble(
            ("Play   ", "$foreground 65%"), "↻ clockwise" if clockwise else "↺ anticlockwise"
        )
