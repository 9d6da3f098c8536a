"""The house rules, each with its values in whole sentences."""

from __future__ import annotations

import textwrap
from dataclasses import replace
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from craits.rules import (
    HOUSE_RULE_OPTIONS,
    HouseRuleOption,
    HouseRules,
    HouseRuleValue,
    deal_sizes,
)
from craits.sentences import HouseRuleTitle, describe_house_rule

_USUAL: Final = "(usual)"
"""What marks the default; no words are broken in it."""
_LEAST_WIDTH: Final = 20
"""What sentences are wrapped to before the list has a size, in cells."""


class HouseRuleList(OptionList, inherit_bindings=False):
    """Every house rule with a title and its values; space or a click takes a value."""

    DEFAULT_CSS = """
    HouseRuleList {
        height: 1fr; border: none; padding: 0; background: transparent;
        overflow-y: scroll; scrollbar-size-vertical: 1;
    }
    HouseRuleList:focus { border: none; background-tint: transparent; }
    HouseRuleList > .option-list--option { padding: 0 1; }
    HouseRuleList > .option-list--option-disabled { color: $primary; text-style: bold; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            binding
            for binding in OptionList.BINDINGS
            # Enter goes on with the rules as they are: see the screen.
            if isinstance(binding, Binding) and binding.key != "enter"
        ),
        Binding("space", "select", "change"),
    ]

    class Changed(Message):
        """A value was taken."""

        def __init__(self, rules: HouseRules) -> None:
            super().__init__()
            self.rules = rules

    def __init__(self, rules: HouseRules, players: int) -> None:
        """Make the list.

        Parameters:
            rules: The house rules as they are now.
            players: How many people play; rules that concern another number are left out.
        """
        super().__init__()
        self._rules = rules
        self._shown = [
            option
            for option in HOUSE_RULE_OPTIONS
            if players == 2 or option.name != "two_player_ten"
        ]

    def on_mount(self) -> None:
        """Write the list."""
        self._write()

    def on_resize(self) -> None:
        """Wrap the sentences anew."""
        self._write()

    def take(self, rules: HouseRules) -> None:
        """Show these house rules from now on."""
        self._rules = rules
        self._write()
        self.post_message(self.Changed(rules))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the value that was selected."""
        event.stop()
        name, _, index = (event.option_id or "").partition(" ")
        option = next(option for option in self._shown if option.name == name)
        change: dict[str, Any] = {name: option.values[int(index)]}
        self.take(replace(self._rules, **change))

    def _write(self) -> None:
        highlighted = self.highlighted
        self.set_options(entry for option in self._shown for entry in self._entries(option))
        # The first title cannot be taken; the first value can.
        self.highlighted = 1 if highlighted is None else highlighted

    def _entries(self, option: HouseRuleOption) -> list[Option | None]:
        title = HouseRuleTitle[option.name.upper()].value
        gap = "" if option is self._shown[0] else "\n"
        entries: list[Option | None] = [Option(f"{gap}{title}", disabled=True)]
        entries += [
            Option(self._sentence(option, value), id=f"{option.name} {index}")
            for index, value in enumerate(option.values)
        ]
        if option.name == "length":
            entries.append(None)
        return entries

    def _sentence(self, option: HouseRuleOption, value: HouseRuleValue) -> Content:
        taken = getattr(self._rules, option.name) == value
        has_deals = option.name == "length"
        usual = f" {_USUAL}" if value == option.default else ""
        mark = "  ●  " if taken else "  ○  "
        lines = textwrap.wrap(
            describe_house_rule(option.name, value) + ("" if has_deals else usual),
            width=max(_LEAST_WIDTH, self.scrollable_content_region.width - 2),
            initial_indent=mark,
            subsequent_indent=" " * len(mark),
        )
        sentence = Content.styled("\n".join(lines), "bold" if taken else "")
        if has_deals:
            sizes = deal_sizes(HouseRules(length="short" if value == "short" else "full"))
            deals = " ".join(map(str, sizes))
            return Content.assemble(sentence, f"\n{' ' * len(mark)}{deals}", (usual, "dim"))
        if usual:
            return sentence.stylize("not bold dim", len(sentence) - len(_USUAL))
        return sentence
