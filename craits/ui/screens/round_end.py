"""The end of a round: all hands laid open, what they count, and the new order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Footer, Static

from craits.context import Passage
from craits.explanations import Situation, situation_at_the_end
from craits.rules.events import RoundEnded
from craits.sentences import describe_house_rule, tell
from craits.table import Table
from craits.ui.card_face import LARGE, MEDIUM, SMALL, CardSize
from craits.ui.screens.base import GameScreen
from craits.ui.screens.scores import ScoresScreen
from craits.ui.text import short_names
from craits.ui.widgets.hint import Hint
from craits.ui.widgets.open_hand import OpenHand
from craits.ui.widgets.open_hand_row import OpenHandRow

_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""
_ROWS_ROUND_THE_HANDS: Final = 5
_ROWS_BESIDE_CARDS: Final = 2
"""How many rows a hand takes below its cards: what they count, and the gap."""
_SIZES: Final = (LARGE, MEDIUM, SMALL)
_ROWS_WITHOUT_CARDS: Final = 3


class RoundEndScreen(GameScreen[None]):
    """Shows the hands in the new order of the players."""

    DEFAULT_CSS = """
    RoundEndScreen #title { height: 1; padding: 0 2; background: $panel; }
    RoundEndScreen #hands {
        height: 1fr; padding: 1 2 0 2; align-horizontal: center; scrollbar-size-vertical: 1;
    }
    RoundEndScreen OpenHandRow { max-width: 110; }
    RoundEndScreen.-large OpenHandRow { max-width: 160; }
    RoundEndScreen.-slips.-high OpenHandRow { margin-bottom: 2; }
    RoundEndScreen Center { height: 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(None)", "go on", key_display="⏎"),
        Binding("s", "scores", "scores"),
    ]

    def __init__(self, table: Table, seconds: float | None = None) -> None:
        """Show the round that is over.

        Parameters:
            table: The table.
            seconds: For how long, when nobody plays who could go on; a key goes on before.
        """
        super().__init__()
        self._table = table
        self._seconds = seconds
        self._names = short_names(table.names, _NAME_WIDTH)

    def compose(self) -> ComposeResult:
        """Make a row for each player, the leader first."""
        game = self._table.game
        ended = next(event for event in self._table.log(None) if isinstance(event, RoundEnded))
        yield Static(
            Content.assemble(
                (f"Round {game.round_number} of {game.rounds}", "$primary bold"),
                f"   {tell(ended, self._names)}",
            ),
            id="title",
            markup=False,
        )
        with VerticalScroll(id="hands"):
            for seat in sorted(range(len(self._names)), key=lambda seat: game.places[seat]):
                yield OpenHandRow(game, seat, self._names[seat])
        yield Hint()
        with Center():
            label = "See who won" if game.is_over else "Next round"
            yield Button(label, variant="primary", compact=True)
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        """Show whole cards when there is room for all hands."""
        hands = list(self.query(OpenHand))
        room = self.size.height - _ROWS_ROUND_THE_HANDS
        size = next((s for s in _SIZES if self._fits(s, hands, room)), None)
        self.set_class(size is None, "-slips")
        self.set_class(size not in (None, SMALL), "-large")
        for hand in hands:
            hand.show_cards(size)

    @staticmethod
    def _fits(size: CardSize, hands: list[OpenHand], room: int) -> bool:
        rows = sum(
            _ROWS_WITHOUT_CARDS if hand.is_empty else size.height + _ROWS_BESIDE_CARDS
            for hand in hands
        )
        if rows > room:
            return False
        # Small cards that are too many for the width become slips one hand at a time.
        return size is SMALL or all(hand.has_room_for(size) for hand in hands)

    def on_mount(self) -> None:
        """Explain what the threes did, the first time that there are any."""
        found = situation_at_the_end(self._table.game.history[-1].scores)
        situation = self.craits.new_situation([] if found is None else [found])
        self.query_one(Hint).explain(situation)
        if situation is not None:
            self.craits.note_explained(situation)
        if self._seconds is not None:
            self.set_timer(self._seconds, self._go_on_by_itself)

    def tell_now(self) -> Sequence[Passage]:
        """Return how the hands are counted."""
        rules = self._table.game.rules
        spare = describe_house_rule("spare_threes", rules.spare_threes)
        return [Passage("How hands are counted", (Situation.THREES_AT_THE_END.text, spare))]

    def _go_on_by_itself(self) -> None:
        self.dismiss(None)

    def on_button_pressed(self) -> None:
        """Go on."""
        self.dismiss(None)

    def action_scores(self) -> None:
        """Show the score sheet and the story of the round."""
        self.app.push_screen(ScoresScreen(self._table))
