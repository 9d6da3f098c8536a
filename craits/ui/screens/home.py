"""Home: the title, and what there is to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from craits.rules import Card
from craits.ui.card_face import LARGE, MEDIUM, SMALL, CardSize
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.card_arc import CardArc
from craits.ui.widgets.wordmark import Wordmark


class HomeChoice(Enum):
    """What may be done from home: the entry in the menu and its key, in the order of the menu."""

    NEW_GAME = ("New game", "n")
    RULES = ("How to play", "h")
    SETTINGS = ("Settings", "s")
    QUIT = ("Quit", "q")

    @property
    def label(self) -> str:
        """What the menu calls it."""
        return self.value[0]

    @property
    def key(self) -> str:
        """The key that chooses it at once."""
        return self.value[1]


_CARDS: Final = Card.parse_list("Jd3s9hKc8hAsTd2cQh")
_MENU_WIDTH: Final = 28


@dataclass(frozen=True)
class _Title:
    """One of the sizes in which the title is drawn."""

    rows: int
    """How many rows the terminal must have, besides those of the menu."""
    columns: int
    card_size: CardSize
    cards: int
    scale: int
    """Of the wordmark."""


_TITLES: Final = (
    _Title(29, 120, LARGE, 9, 2),
    _Title(24, 80, LARGE, 7, 1),
    _Title(18, 60, MEDIUM, 7, 1),
    _Title(16, 60, SMALL, 7, 1),
)
_AIRY_ROWS: Final = 4
"""How many more rows than that it must have for wider gaps."""


class HomeScreen(GameScreen[HomeChoice]):
    """The first screen of the evening."""

    DEFAULT_CSS = f"""
    HomeScreen #home {{ align: center middle; height: 1fr; }}
    HomeScreen Center {{ height: auto; }}
    HomeScreen #tagline {{ width: auto; color: $secondary; margin-bottom: 1; }}
    HomeScreen.-airy CardArc {{ margin-bottom: 1; }}
    HomeScreen.-airy #tagline {{ margin: 1 0 2 0; }}
    HomeScreen OptionList {{
        width: {_MENU_WIDTH};
        border: none;
        padding: 0;
        background: transparent;
        background-tint: transparent;
    }}
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(choice.key, f"choose('{choice.name}')", choice.label) for choice in HomeChoice),
        Binding("question_mark", "choose('RULES')", HomeChoice.RULES.label, show=False),
    ]

    def compose(self) -> ComposeResult:
        """Make the title and the menu."""
        with Vertical(id="home"):
            with Center():
                yield CardArc()
            with Center():
                yield Wordmark()
            with Center():
                yield Static("Fifteen rounds, two to five friends, one keyboard.", id="tagline")
            with Center():
                yield OptionList(*map(self._entry, HomeChoice), compact=True)
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        """Draw the title as large as there is room for."""
        columns, rows = self.size.width, self.size.height - len(HomeChoice)
        fitting = (t for t in _TITLES if t.rows <= rows and t.columns <= columns)
        title = next(fitting, _TITLES[-1])
        skipped = (len(_CARDS) - title.cards) // 2
        self.query_one(CardArc).show(_CARDS[skipped : skipped + title.cards], title.card_size)
        self.query_one(Wordmark).resize(title.scale)
        self.set_class(rows >= title.rows + _AIRY_ROWS, "-airy")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Leave with the entry that was selected."""
        self.action_choose(event.option_id or "")

    def action_choose(self, name: str) -> None:
        """Leave with this choice."""
        self.dismiss(HomeChoice[name])

    def _entry(self, choice: HomeChoice) -> Option:
        label = choice.label.ljust(_MENU_WIDTH - len(choice.key) - 4)
        prompt = Content.assemble(f"  {label}", (choice.key, "dim"), "  ")
        return Option(prompt, id=choice.name)
