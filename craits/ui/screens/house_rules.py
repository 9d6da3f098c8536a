"""How long the game is, and by which house rules it is played."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical
from textual.widgets import Button, Checkbox, Footer, Static

from craits.rules import HouseRules
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.house_rule_list import HouseRuleList


class AdviceBox(Checkbox):
    """A box that is empty when it is off, also where there are no colours."""

    @property
    def BUTTON_INNER(self) -> str:  # type: ignore[override]  # noqa: N802
        """The mark in the box."""
        return "X" if self.value else " "


class HouseRulesScreen(GameScreen[HouseRules | None]):
    """Asks for the house rules; None when the players go back."""

    DEFAULT_CSS = """
    HouseRulesScreen #rules { height: 1fr; width: 100%; max-width: 88; padding: 0 1; }
    HouseRulesScreen .title {
        width: 100%; text-align: center; color: $primary; text-style: bold;
    }
    HouseRulesScreen .how {
        width: 100%; text-align: center; color: $foreground 70%; margin-bottom: 1;
    }
    HouseRulesScreen.-high .title { margin-top: 1; }
    HouseRulesScreen Center { height: 1fr; }
    HouseRulesScreen #advice { width: auto; border: none; padding: 0 1; background: transparent; }
    HouseRulesScreen #buttons { height: 1; align-horizontal: center; }
    HouseRulesScreen.-high #buttons { margin: 1 0; }
    HouseRulesScreen.-high #advice { margin-top: 1; }
    HouseRulesScreen #buttons Button { width: auto; margin: 0 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "play", key_display="⏎"),
        Binding("a", "advice", "advice"),
        Binding("u", "usual", "all as usual"),
        Binding("escape", "dismiss(None)", "back", key_display="Esc"),
    ]

    def __init__(self, rules: HouseRules, players: int, *, may_advise: bool = True) -> None:
        """Ask.

        Parameters:
            rules: The house rules to begin with.
            players: How many play.
            may_advise: Whether people may ask what an expert would play, to begin with.
        """
        super().__init__()
        self._rules = rules
        self._players = players
        self.may_advise = may_advise
        """Whether people may ask what an expert would play."""

    def compose(self) -> ComposeResult:
        """Make the list and the buttons."""
        with Center(), Vertical(id="rules"):
            yield Static("How do you play?", classes="title")
            yield Static("Never played before? Press Enter.", classes="how")
            yield HouseRuleList(self._rules, self._players)
            yield AdviceBox(
                "Anybody may ask what an expert would play  a",
                self.may_advise,
                id="advice",
                compact=True,
            )
            with Horizontal(id="buttons"):
                yield Button("All as usual  u", id="usual", compact=True)
                yield Button("Play  Enter", id="play", variant="primary", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Leave the buttons to the mouse, so that Enter always goes on; each has a key."""
        for button in (*self.query(Button), self.query_one(Checkbox)):
            button.can_focus = False

    def on_house_rule_list_changed(self, message: HouseRuleList.Changed) -> None:
        """Note the house rules."""
        self._rules = message.rules

    def on_checkbox_changed(self, event: Checkbox.Changed) -> None:
        """Note whether advice is allowed."""
        self.may_advise = event.value

    def action_advice(self) -> None:
        """Allow advice, or forbid it."""
        self.query_one(Checkbox).toggle()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        if event.button.id == "usual":
            self.action_usual()
        else:
            self.action_go_on()

    def action_go_on(self) -> None:
        """Leave with the house rules."""
        self.dismiss(self._rules)

    def action_usual(self) -> None:
        """Take the usual value of every rule."""
        self.query_one(HouseRuleList).take(HouseRules())
