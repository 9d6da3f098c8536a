"""How to play: what each card does, the keys, and the numbered rules."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Markdown, TabbedContent, TabPane

from craits.texts import rules_text
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.ability_list import AbilityList
from craits.ui.widgets.key_list import KeyList

_TABS: Final = ("cards", "keys", "rules")


class RulesScreen(GameScreen[None]):
    """Help, in three parts."""

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
            Binding(str(number), f"show('{tab}')", tab, show=False)
            for number, tab in enumerate(_TABS, 1)
        ),
        Binding("left", "turn(-1)", "turn", key_display="←→", priority=True),
        Binding("right", "turn(1)", "next part", show=False, priority=True),
        Binding("escape,question_mark,q", "dismiss(None)", "close", key_display="Esc"),
    ]

    def compose(self) -> ComposeResult:
        """Make the three parts."""
        with TabbedContent():
            with TabPane("1 What cards do", id="cards"), VerticalScroll():
                yield AbilityList()
            with TabPane("2 Keys", id="keys"), VerticalScroll():
                yield KeyList()
            with TabPane("3 The rules", id="rules"), VerticalScroll():
                yield Markdown(open_links=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self._focus_part()

    async def on_tabbed_content_tab_activated(self) -> None:
        """Let the arrow keys scroll the part that is shown now."""
        self._focus_part()
        text = self.query_one(Markdown)
        if self.query_one(TabbedContent).active == "rules" and not text.source:
            # The text is long: laying it out earlier would let everybody wait who opens the help.
            await text.update(rules_text())

    def action_show(self, tab: str) -> None:
        """Show a part."""
        self.query_one(TabbedContent).active = tab

    def action_turn(self, step: int) -> None:
        """Show the part before or after, round the ends."""
        shown = _TABS.index(self.query_one(TabbedContent).active)
        self.action_show(_TABS[(shown + step) % len(_TABS)])

    def _focus_part(self) -> None:
        pane = self.query_one(TabbedContent).active_pane
        if pane is not None:
            pane.query_one(VerticalScroll).focus()
