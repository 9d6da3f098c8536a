"""Home: the title, and what there is to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from craits.rules import Card
from craits.ui.card_face import LARGE, MEDIUM, SMALL, CardSize
from craits.ui.screens.base import GameScreen
from craits.ui.widgets.card_arc import CardArc, arc_height
from craits.ui.widgets.wordmark import Wordmark

if TYPE_CHECKING:
    from craits.records.games import StoredGame


class HomeChoice(Enum):
    """What may be done from home: the entry in the menu and its key, in the order of the menu."""

    GO_ON = ("Go on", "g")
    NEW_GAME = ("New game", "n")
    PAST_GAMES = ("Past games", "p")
    STATISTICS = ("Statistics", "t")
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
_TAGLINE: Final = "Fifteen rounds, two to five friends, one keyboard."
_MENU_WIDTH: Final = 28
_NAME_WIDTH: Final = 14
"""How much of a name is shown, in cells."""


@dataclass(frozen=True)
class _Title:
    """One of the sizes in which the title is drawn."""

    rows: int
    """How many rows the terminal must have, besides those of the menu."""
    columns: int
    card_size: CardSize | None
    """How large the cards above it are; None for none."""
    cards: int
    scale: int
    """Of the wordmark."""


_TITLES: Final = (
    _Title(29, 120, LARGE, 9, 2),
    _Title(24, 80, LARGE, 7, 1),
    _Title(18, 60, MEDIUM, 7, 1),
    _Title(16, 60, SMALL, 7, 1),
    _Title(0, 0, None, 0, 1),
)
_ROWS_WITHOUT_CARDS: Final = 10
_LEAST_ROWS_OF_PROBLEMS: Final = 3
_ROWS_OF_A_PROBLEM: Final = 4
_AIRY_ROWS: Final = 4
"""How many more rows than that it must have for wider gaps."""


LookRound = Callable[[], tuple[Sequence["StoredGame"], Sequence[str]]]


class HomeScreen(GameScreen[HomeChoice]):
    """The first screen of the evening."""

    DEFAULT_CSS = f"""
    HomeScreen #home {{ align: center middle; height: 1fr; }}
    HomeScreen Center {{ height: auto; }}
    HomeScreen #tagline {{ width: auto; color: $secondary; margin-bottom: 1; }}
    HomeScreen.-airy #arc {{ margin-bottom: 1; }}
    HomeScreen.-airy #tagline {{ margin: 1 0 2 0; }}
    HomeScreen #left {{ width: auto; max-width: 100%; text-align: center; margin-bottom: 1; }}
    HomeScreen.-airy #left {{ margin: 1 0 2 0; }}
    HomeScreen #problems {{
        height: auto; padding: 0 2; background: $panel; scrollbar-size-vertical: 1;
    }}
    HomeScreen #problems Static {{ color: $warning; height: auto; }}
    HomeScreen OptionList {{
        width: {_MENU_WIDTH};
        border: none;
        padding: 0;
        background: transparent;
        background-tint: transparent;
    }}
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        # The menu tells its keys itself.
        *(
            Binding(choice.key, f"choose('{choice.name}')", choice.label, show=False)
            for choice in HomeChoice
        ),
    ]

    def __init__(self, look_round: LookRound, *, at_once: bool = True) -> None:
        """Show home.

        Parameters:
            look_round: Returns the unfinished games, the one last played first, and what is wrong
                with saved games and settings, each in a sentence.
            at_once: Whether to look round before home is shown, and not after: the program starts
                sooner when what can be chosen is shown first, and the rest is loaded later.
        """
        super().__init__()
        self._look_round = look_round
        self._games, self._problems = look_round() if at_once else ([], [])
        self._has_looked = at_once

    async def _look(self) -> None:
        if not self.is_attached:
            return
        self._has_looked = True
        self._games, self._problems = self._look_round()
        if self._games or self._problems:
            menu = self.query_one(OptionList)
            chosen = menu.highlighted_option if menu.highlighted else None
            await self.recompose()
            if not self.is_attached:
                return
            self.on_mount()
            if chosen is not None and chosen.id is not None:
                # Somebody has been quick: what was chosen stays chosen.
                menu = self.query_one(OptionList)
                menu.highlighted = menu.get_option_index(chosen.id)
            self.refresh_bindings()
        else:
            await self.query_one("#arc").mount(CardArc())
        self.on_resize()

    def compose(self) -> ComposeResult:
        """Make the title and the menu."""
        if self._problems:
            with VerticalScroll(id="problems"):
                for problem in self._problems:
                    yield Static(Content(f"! {problem}"), markup=False)
        with Vertical(id="home"):
            with Center(id="arc"):
                if self._has_looked:
                    yield CardArc()
            with Center():
                yield Wordmark()
            with Center():
                if self._games:
                    yield Static(self._describe_left(), id="left", markup=False)
                else:
                    yield Static(_TAGLINE, id="tagline")
            with Center():
                yield OptionList(*map(self._entry, self._choices), compact=True)
        yield Footer()

    def on_mount(self) -> None:
        """Begin in the menu."""
        self.query_one(OptionList).focus()
        if not self._has_looked:
            self.call_after_refresh(self._look)

    def on_resize(self) -> None:
        """Draw the title as large as there is room for."""
        rows = self.size.height - len(self._choices) - bool(self._games)
        # What is wrong gets the room that is left beside a title without cards.
        most = max(_LEAST_ROWS_OF_PROBLEMS, rows - _ROWS_WITHOUT_CARDS)
        for problems in self.query("#problems"):
            problems.styles.max_height = most
        rows -= min(most, _ROWS_OF_A_PROBLEM * len(self._problems))
        columns = self.size.width
        fitting = (t for t in _TITLES if t.rows <= rows and t.columns <= columns)
        title = next(fitting, _TITLES[-1])
        place = self.query_one("#arc")
        place.display = title.card_size is not None
        if title.card_size is not None:
            place.styles.height = arc_height(title.cards, title.card_size)
            skipped = (len(_CARDS) - title.cards) // 2
            for arc in self.query(CardArc):
                arc.show(_CARDS[skipped : skipped + title.cards], title.card_size)
        self.query_one(Wordmark).resize(title.scale)
        self.set_class(rows >= title.rows + _AIRY_ROWS and place.display, "-airy")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Go on only when there is a game to go on with."""
        return action != "choose" or bool(self._games) or parameters != (HomeChoice.GO_ON.name,)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Leave with the entry that was selected."""
        self.action_choose(event.option_id or "")

    def action_choose(self, name: str) -> None:
        """Leave with this choice."""
        self.dismiss(HomeChoice[name])

    @property
    def _choices(self) -> list[HomeChoice]:
        return [choice for choice in HomeChoice if self._games or choice is not HomeChoice.GO_ON]

    def _describe_left(self) -> Content:
        # Only a game that was left needs these: without one, home is there sooner.
        from craits.sentences import join_names
        from craits.ui.game_text import tell_left
        from craits.ui.text import short_names

        newest = self._games[0]
        players = join_names(short_names(newest.players, _NAME_WIDTH))
        left = tell_left(newest, _NAME_WIDTH)
        return Content.assemble((players, "$secondary bold"), (f"\n{left}", "$secondary"))

    def _entry(self, choice: HomeChoice) -> Option:
        label = choice.label
        if choice is HomeChoice.GO_ON and len(self._games) > 1:
            label = f"{label} ({len(self._games)} games)"
        label = label.ljust(_MENU_WIDTH - len(choice.key) - 4)
        prompt = Content.assemble(f"  {label}", (choice.key, "dim"), "  ")
        return Option(prompt, id=choice.name)
