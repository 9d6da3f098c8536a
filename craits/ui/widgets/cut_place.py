"""One player's place in the cut: the cards drawn so far, above the name."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from craits.rules import Card
from craits.ui.canvas import Canvas
from craits.ui.card_face import CardSize
from craits.ui.widgets.card_painter import CardPainter

_PEEK = 2
"""How much of the card before the last is seen above it, in cells: its corner."""


class CutCards(CardPainter):
    """The cards that a player drew, the latest on top."""

    DEFAULT_CSS = """
    CutCards { width: auto; height: auto; background: $background; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._lost = False

    def show(self, cards: list[Card], *, lost: bool) -> None:
        """Show these cards, dimmed when others drew lower ones."""
        self._cards = tuple(cards[-2:])
        self._lost = lost
        self.repaint(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.card_size.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return _PEEK + self.card_size.height + 1

    def paint(self, canvas: Canvas) -> None:
        """Draw the cards, or the empty place."""
        if not self._cards:
            self.draw_place(canvas, 0, _PEEK)
        if len(self._cards) > 1:
            self.draw_face(canvas, 0, 0, self._cards[0], dimmed=True)
        if self._cards:
            self.draw_face(canvas, 0, _PEEK, self._cards[-1], dimmed=self._lost)


class CutPlace(Vertical):
    """A player in the cut."""

    DEFAULT_CSS = """
    CutPlace { width: 1fr; height: auto; }
    CutPlace Center { height: auto; }
    CutPlace .name {
        width: 100%; height: 1; padding: 0 1; text-align: center; text-style: bold;
        text-wrap: nowrap; text-overflow: ellipsis;
    }
    CutPlace .fate { width: 100%; height: 1; text-align: center; color: $primary; }
    CutPlace.-lost .name { color: $foreground 55%; text-style: none; }
    CutPlace.-dealer .name { color: $primary; }
    """

    def __init__(self, player: str, strength: str = "") -> None:
        """Make a place.

        Parameters:
            player: Whose.
            strength: How well the player plays who is a computer.
        """
        super().__init__()
        self._strength = strength
        self._player = player
        self._drawn: list[Card] = []

    def compose(self) -> ComposeResult:
        """Make the cards, the name, and what became of the player."""
        with Center():
            yield CutCards()
        name = Content(self._player)
        if self._strength:
            name += Content.styled(f" {self._strength}", "not bold $foreground 65%")
        yield Static(name, classes="name", markup=False)
        yield Static(classes="fate", markup=False)

    def draw(self, card: Card) -> None:
        """Show a card that the player drew."""
        self._drawn.append(card)
        self._tell("")

    def lose(self) -> None:
        """Show that somebody drew a lower card."""
        self._tell("", lost=True)

    def tie(self) -> None:
        """Show that the player draws again."""
        self._tell("draws again")

    def deal(self) -> None:
        """Show that the player deals first."""
        self.add_class("-dealer")
        self._tell("deals first")

    def resize_cards(self, size: CardSize) -> None:
        """Draw cards this large from now on."""
        self.query_one(CutCards).resize_cards(size)

    def _tell(self, fate: str, *, lost: bool = False) -> None:
        self.set_class(lost, "-lost")
        self.query_one(CutCards).show(self._drawn, lost=lost)
        self.query_one(".fate", Static).update(fate)
