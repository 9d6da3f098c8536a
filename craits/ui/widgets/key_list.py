"""What may be pressed at the table."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

KEYS: Final = (
    ("←  →  h  l", "Choose a card in the hand."),
    ("1 … 9, 0", "Choose the first card, the second, and so on."),
    ("Tab", "Choose the next card that fits."),
    ("Enter", "Play the chosen card; uncover a hand; go on."),
    ("d", "Draw a card, or the cards of a crank."),
    ("k", "Keep a drawn card that could be played."),
    ("o", "Call one card."),
    ("i", "Call somebody an idiot who has not called one card."),
    ("a", "Ask an expert for advice, where the table allows it."),
    ("Space", "Let a computer player move at once."),
    ("p  +  -", "Watching computers: pause, faster, slower. In a pause Space shows one move."),
    ("s", "Look at the scores and what happened in the round."),
    ("?", "Look at this help, at any time."),
    ("Esc", "Take back a card that is not played yet; close a window; leave the game."),
    ("Mouse", "Click a card to choose it and again to play it; click the draw pile to draw."),
)


class KeyList(Vertical):
    """A line for each key."""

    DEFAULT_CSS = """
    KeyList { height: auto; max-width: 84; padding-top: 1; }
    KeyList Horizontal { height: auto; }
    KeyList .key { width: 14; color: $primary; text-style: bold; }
    KeyList .does { width: 1fr; height: auto; }
    """

    def compose(self) -> ComposeResult:
        """Make the lines."""
        for key, does in KEYS:
            with Horizontal():
                yield Static(key, classes="key", markup=False)
                yield Static(does, classes="does", markup=False)
