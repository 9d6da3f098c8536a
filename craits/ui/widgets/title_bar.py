"""The line above the table: which round it is."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from craits.rules import Game


class TitleBar(Static):
    """The name of the game, the round and its deal size."""

    DEFAULT_CSS = """
    TitleBar { width: 1fr; height: 1; padding: 0 1; background: $panel; text-wrap: nowrap; }
    """

    def show(self, game: Game) -> None:
        """Show the round that is being played."""
        each = "1 card each" if game.deal_size == 1 else f"{game.deal_size} cards each"
        title = Content.assemble(
            ("Craits", "$primary bold"), f"   Round {game.round_number} of {game.rounds}, {each}"
        )
        self.update(title, layout=False)
