"""The suit of an eight, and the switch of a nine.

The prompt stands above the hand, which decides the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from craits.context import Passage
from craits.rules import Card, Suit, suits_to_name
from craits.sentences import ABILITY_SENTENCES, SUIT_NAMES
from craits.ui.screens.base import HIGH, Prompt
from craits.ui.text import with_suits

_ROOM_FOR_LARGE_BUTTONS: Final = 72
"""From this width four buttons with a frame stand side by side, in cells."""


class ChooseSuitPrompt(Prompt[Suit | None]):
    """Asks which suit follows; None when the card is taken back."""

    AUTO_FOCUS = ""

    DEFAULT_CSS = """
    ChooseSuitPrompt { align: center top; background: $background 30%; }
    ChooseSuitPrompt .prompt { padding: 0 1; margin-top: 4; }
    ChooseSuitPrompt.-wide .prompt { margin: 4 31 0 0; }
    ChooseSuitPrompt .question { width: auto; height: auto; margin-bottom: 1; }
    ChooseSuitPrompt Horizontal { width: auto; height: auto; align: center middle; }
    ChooseSuitPrompt Button { width: 14; margin-left: 1; }
    ChooseSuitPrompt Button.-textual-compact { width: 12; }
    ChooseSuitPrompt Button:first-child { margin-left: 0; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(s.value, f"choose('{s.value}')", s.name.lower()) for s in Suit),
        Binding("left", "app.focus_previous", "previous", show=False),
        Binding("right", "app.focus_next", "next", show=False),
        Binding("escape", "take_back", "take back", key_display="Esc"),
    ]

    def __init__(
        self, card: Card, question: str, *, may_take_back: bool, likely: Suit | None = None
    ) -> None:
        """Ask.

        Parameters:
            card: The eight or nine.
            question: What is asked, and of whom.
            may_take_back: Whether Escape takes the card back; a turned-up card has to stay.
            likely: The suit that Enter names; without it, the first. For a turned-up card Enter
                names none before one is chosen.
        """
        super().__init__()
        self._suits = suits_to_name(card)
        self._card = card
        self._question = question
        self._may_take_back = may_take_back
        self._likely = likely

    def compose(self) -> ComposeResult:
        """Make a button for each suit that may be named."""
        with Vertical(classes="prompt") as box:
            box.border_title = with_suits(self._card.label)
            if self._may_take_back:
                box.border_subtitle = "Esc takes the card back"
            yield Static(with_suits(self._question), classes="question", markup=False)
            with Horizontal():
                for suit in self._suits:
                    label = with_suits(f"{suit.symbol} {SUIT_NAMES[suit]}")
                    # The letter that is the key.
                    yield Button(label.stylize("underline", 2, 3), id=f"suit-{suit.value}")

    def on_mount(self) -> None:
        """Stand at the likely suit; for a turned-up card at none, as Enter was meant to uncover."""
        if self._may_take_back:
            suit = self._likely or self._suits[0]
            self.query_one(f"#suit-{suit.value}").focus()

    def tell_now(self) -> Sequence[Passage]:
        """Return what the card does."""
        sentences = (self._question, ABILITY_SENTENCES[self._card.rank])
        return [Passage(self._card.label, sentences)]

    def on_resize(self) -> None:
        """Leave the counts above and the hand below in sight."""
        for button in self.query(Button):
            button.compact = self.size.height < HIGH or self.size.width < _ROOM_FOR_LARGE_BUTTONS

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that answer."""
        if action == "choose":
            return Suit.parse(str(parameters[0])) in self._suits
        return action != "take_back" or self._may_take_back

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with the suit of the button."""
        self.action_choose((event.button.id or "")[-1])

    def action_choose(self, letter: str) -> None:
        """Answer with a suit, when it may be named."""
        self.dismiss(Suit.parse(letter))

    def action_take_back(self) -> None:
        """Take the card back; nothing has been played yet."""
        self.dismiss(None)
