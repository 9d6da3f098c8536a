"""The command palette."""

from __future__ import annotations

from textual.await_complete import AwaitComplete
from textual.command import CommandPalette


class Palette(CommandPalette):
    """Textual's own, which may be opened again before it has quite gone."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Leave once, however many keys were pressed while it was being left."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
