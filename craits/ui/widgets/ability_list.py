"""What each rank does and counts, beside a small card."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from craits.rules import POINTS, Rank
from craits.sentences import ABILITY_SENTENCES


class AbilityList(Vertical):
    """A line for each rank."""

    DEFAULT_CSS = """
    AbilityList { height: auto; max-width: 84; padding-top: 1; }
    AbilityList Horizontal { height: auto; }
    AbilityList .rank {
        width: 4; height: 1; background: $card-face; color: $card-black; text-style: bold;
        text-align: center; margin-right: 2;
    }
    AbilityList .does { width: 1fr; height: auto; }
    AbilityList .counts { width: 9; text-align: right; color: $secondary; }
    AbilityList .heading Static { color: $foreground 60%; }
    AbilityList .heading .counts { width: 18; }
    """

    def compose(self) -> ComposeResult:
        """Make the lines."""
        with Horizontal(classes="heading"):
            yield Static("Played, it does this", classes="does")
            yield Static("Left in the hand", classes="counts")
        for rank in Rank:
            with Horizontal():
                yield Static(rank.label, classes="rank")
                yield Static(Content(ABILITY_SENTENCES[rank]), classes="does")
                yield Static(_count(rank), classes="counts")


def _count(rank: Rank) -> str:
    return "cancels" if rank is Rank.THREE else str(POINTS[rank])
