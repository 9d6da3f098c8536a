"""What the command palette offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from textual.app import App, SystemCommand
from textual.screen import Screen

from craits.records.settings import Settings
from craits.ui.widgets.setting_list import CHOICES


def screen_commands(app: App[Any], screen: Screen[Any]) -> Iterator[SystemCommand]:
    """Yield a command for everything that a key does on this screen now."""
    offered: set[str] = set()
    for key, active in screen.active_bindings.items():
        binding = active.binding
        name = binding.description[:1].upper() + binding.description[1:]
        if not name or name in offered or not active.enabled or active.node is app:
            continue
        if key.isdigit() and not binding.show:
            # Ten places of a list, which nobody looks for in a palette.
            continue
        offered.add(name)
        shown = app.get_key_display(binding) if binding.show else key
        yield SystemCommand(
            name, f"Here, by key: {shown}", partial(app.run_action, binding.action, active.node)
        )


def setting_commands(settings: Settings, remember: Callable[..., None]) -> Iterator[SystemCommand]:
    """Yield a command for each value of each setting that is not set already."""
    for choice in CHOICES:
        for value in choice.values:
            if value != choice.value(settings):
                yield SystemCommand(
                    f"{choice.title}: {choice.label(value)}",
                    choice.about,
                    partial(remember, **{choice.field: value}),
                )
