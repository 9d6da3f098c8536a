"""The help: what is to be known now, what each card does, the keys, and the numbered rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Footer, TabbedContent, TabPane

from craits.context import Passage
from craits.texts import rules_text
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.ability_list import AbilityList
from craits.ui.widgets.key_list import KeyList
from craits.ui.widgets.passages import Passages

_TITLES: Final = {
    "now": "Now",
    "cards": "What cards do",
    "keys": "Keys",
    "rules": "The rules",
}


class RulesScreen(GameScreen[None]):
    """Help: what is to be known now, what the cards do, the keys, and the rules."""

    DEFAULT_CSS = """
    RulesScreen TabbedContent { height: 1fr; }
    RulesScreen TabPane { padding: 0; }
    RulesScreen VerticalScroll {
        align-horizontal: center; padding: 0 1; scrollbar-size-vertical: 1;
    }
    RulesScreen.-high AbilityList Horizontal { margin-bottom: 1; }
    RulesScreen Markdown { padding: 0 1; max-width: 84; background: transparent; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(number), f"show({number})", f"part {number}", show=False)
            for number in range(1, len(_TITLES) + 1)
        ),
        Binding("left", "turn(-1)", "turn", key_display="←→", priority=True),
        Binding("right", "turn(1)", "next part", show=False, priority=True),
        Binding("escape,question_mark,q", "dismiss(None)", "close", key_display="Esc"),
    ]

    def __init__(self, passages: Sequence[Passage] = ()) -> None:
        """Show the help.

        Parameters:
            passages: What is to be known now; nothing where nothing is going on.
        """
        super().__init__()
        self._passages = passages
        self._parts = [part for part in _TITLES if part != "now" or passages]

    def compose(self) -> ComposeResult:
        """Make the parts."""
        with TabbedContent():
            for number, part in enumerate(self._parts, 1):
                with TabPane(f"{number} {_TITLES[part]}", id=part):
                    yield VerticalScroll()
        yield Footer(show_command_palette=False)

    async def on_tabbed_content_tab_activated(self) -> None:
        """Make the part that is shown now: nobody who opens the help waits for the others."""
        part = self.query_one(TabbedContent).active
        pane = self.query_one(f"#{part} VerticalScroll", VerticalScroll)
        # The arrow keys scroll it.
        pane.focus()
        if not pane.children:
            await pane.mount(self._make(part))

    def _make(self, part: str) -> Widget:
        match part:
            case "now":
                return Passages(self._passages)
            case "cards":
                return AbilityList()
            case "keys":
                return KeyList()
            case _:
                from textual.widgets import Markdown

                return Markdown(rules_text(), open_links=False)

    def action_show(self, number: int) -> None:
        """Show a part, when there is one of this number."""
        if number <= len(self._parts):
            self.query_one(TabbedContent).active = self._parts[number - 1]

    def action_turn(self, step: int) -> None:
        """Show the part before or after, round the ends."""
        shown = self._parts.index(self.query_one(TabbedContent).active)
        self.action_show((shown + step) % len(self._parts) + 1)
