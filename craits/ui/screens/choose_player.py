"""Which player? For calls of idiot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from craits.context import Passage
from craits.explanations import Situation
from craits.rules import MAX_SEATS
from craits.ui.screens.base import Prompt
from craits.ui.text import shorten

_NAME_WIDTH = 36


class ChoosePlayerPrompt(Prompt[int | None]):
    """Asks for one of some players; None when nobody is chosen after all."""

    DEFAULT_CSS = """
    ChoosePlayerPrompt .prompt { width: 52; }
    ChoosePlayerPrompt OptionList { height: auto; border: none; background: $surface; }
    ChoosePlayerPrompt OptionList:focus { border: none; background-tint: transparent; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(number), f"choose({number - 1})", f"player {number}", show=False)
            for number in range(1, MAX_SEATS + 1)
        ),
        Binding("escape", "dismiss(None)", "nobody", key_display="Esc"),
    ]

    def __init__(
        self,
        question: str,
        names: Sequence[str],
        seats: Sequence[int],
        likely: int | None = None,
    ) -> None:
        """Ask.

        Parameters:
            question: What is asked.
            names: All players by seat.
            seats: The seats that may be chosen.
            likely: The seat that Enter chooses; without it, the first.
        """
        super().__init__()
        self._question = question
        self._names = names
        self._seats = tuple(seats)
        self._likely = likely

    def compose(self) -> ComposeResult:
        """Make the list."""
        with Vertical(classes="prompt") as box:
            box.border_title = Content(self._question)
            box.border_subtitle = "Number or Enter   Esc: nobody"
            yield OptionList(
                *(
                    Option(Content(f"{seat + 1}  {shorten(self._names[seat], _NAME_WIDTH)}"))
                    for seat in self._seats
                )
            )

    def on_mount(self) -> None:
        """Begin with the likely one."""
        if self._likely is not None:
            self.query_one(OptionList).highlighted = self._seats.index(self._likely)

    def tell_now(self) -> Sequence[Passage]:
        """Return what the call is about."""
        return [Passage(self._question, (Situation.ONE_CARD.text,))]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the player in the list."""
        self.action_choose(self._seats[event.option_index])

    def action_choose(self, seat: int) -> None:
        """Answer with the player who sits there, when they may be chosen."""
        if seat in self._seats:
            self.dismiss(seat)
