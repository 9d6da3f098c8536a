"""The keys that do something now, at the bottom of the table."""

from __future__ import annotations

from textual.widgets import Footer


class KeyBar(Footer):
    """Textual's footer, made anew only when its keys are others.

    The table changes what its keys do with every turn. Each time the footer is made anew it binds
    new keys to its `compact` and forgets the old ones only when that changes, so a long game would
    get slower and larger; telling it that `compact` has changed makes it forget them at once.
    """

    def __init__(self) -> None:
        super().__init__(show_command_palette=False)
        self._keys: list[tuple[str, str, bool]] = []

    async def recompose(self) -> None:
        """Make the keys anew, when they are others."""
        keys = [
            (
                self.app.get_key_display(active.binding),
                active.binding.description,
                active.enabled,
            )
            for active in self.screen.active_bindings.values()
            if active.binding.show
        ]
        if keys != self._keys:
            self._keys = keys
            await super().recompose()
            self.mutate_reactive(Footer.compact)
