"""The suit of an eight, and the switch of a nine.

The prompt stands above the hand, which decides the answer.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from craits.rules import Card, Suit, suits_to_name
from craits.sentences import SUIT_NAMES
from craits.ui.screens.base import Prompt
from craits.ui.text import with_suits


class ChooseSuitPrompt(Prompt[Suit | None]):
    """Asks which suit follows; None when the card is taken back."""

    DEFAULT_CSS = """
    ChooseSuitPrompt { align: center top; background: $background 30%; }
    ChooseSuitPrompt .prompt { padding: 0 1; margin-top: 3; }
    ChooseSuitPrompt.-low .prompt { margin-top: 1; }
    ChooseSuitPrompt .question { width: auto; height: auto; margin-bottom: 1; }
    ChooseSuitPrompt Horizontal { width: auto; height: auto; align: center middle; }
    ChooseSuitPrompt Button { width: 12; margin-left: 1; }
    ChooseSuitPrompt Button:first-child { margin-left: 0; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(s.value, f"choose('{s.value}')", s.name.lower(), show=False) for s in Suit),
        Binding("left", "app.focus_previous", "previous", show=False),
        Binding("right", "app.focus_next", "next", show=False),
        Binding("escape", "take_back", "take the card back", show=False),
    ]

    def __init__(self, card: Card, question: str, *, may_take_back: bool) -> None:
        """Ask.

        Parameters:
            card: The eight or nine.
            question: What is asked, and of whom.
            may_take_back: Whether Escape takes the card back; a turned-up card has to stay.
        """
        super().__init__()
        self._suits = suits_to_name(card)
        self._card = card
        self._question = question
        self._may_take_back = may_take_back

    def compose(self) -> ComposeResult:
        """Make a button for each suit that may be named."""
        with Vertical(classes="prompt") as box:
            box.border_title = with_suits(self._card.label)
            if self._may_take_back:
                box.border_subtitle = "Esc takes the card back"
            yield Static(with_suits(self._question), classes="question", markup=False)
            with Horizontal():
                for suit in self._suits:
                    label = f"{suit.symbol} {SUIT_NAMES[suit]}"
                    yield Button(with_suits(label), id=f"suit-{suit.value}")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with the suit of the button."""
        self.action_choose((event.button.id or "")[-1])

    def action_choose(self, letter: str) -> None:
        """Answer with a suit, when it may be named."""
        suit = Suit.parse(letter)
        if suit in self._suits:
            self.dismiss(suit)

    def action_take_back(self) -> None:
        """Take the card back; nothing has been played yet."""
        if self._may_take_back:
            self.dismiss(None)
