"""What all screens and prompts share: the smallest room they need, and how they wait for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

from textual.await_complete import AwaitComplete
from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Footer, Static

from craits.ui.compositor import ExactCompositor

if TYPE_CHECKING:
    from craits.context import Passage
    from craits.ui.app import CraitsApp

    _Screen = Screen[Any]
else:
    # No screen of its own: Textual looks for styles along the first bases that are widgets.
    _Screen = object

HELP: Final = Binding("question_mark", "help", "help", key_display="?")
"""Help is there at any time."""

MIN_WIDTH: Final = 60
MIN_HEIGHT: Final = 20
"""The smallest terminal, in cells, in which the game can be played."""

HIGH: Final = 28
"""From this height there is room for more than what is needed, in cells."""

Result = TypeVar("Result")


class TooSmall(Static):
    """Covers a screen while the terminal is too small, and says what it needs."""

    DEFAULT_CSS = """
    TooSmall {
        display: none;
        overlay: screen;
        layer: too-small;
        width: 100vw;
        height: 100vh;
        background: $background;
        color: $foreground;
        content-align: center middle;
        text-align: center;
    }
    .-too-narrow TooSmall, .-too-low TooSmall { display: block; }
    """

    def __init__(self) -> None:
        super().__init__(
            f"The table needs a window of {MIN_WIDTH} columns and {MIN_HEIGHT} rows.\n"
            "Make it larger: the game waits.",
            markup=False,
        )


class Manners(_Screen):
    """What screens and prompts have in common."""

    def __init__(self) -> None:
        super().__init__()
        self._compositor = ExactCompositor()

    @property
    def craits(self) -> CraitsApp:
        """The app, with what it has besides any other."""
        return cast("CraitsApp", self.app)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that may be pressed now, the one for help last."""
        bindings = super().active_bindings
        if HELP.key in bindings:
            bindings[HELP.key] = bindings.pop(HELP.key)
        return bindings

    @property
    def is_too_small(self) -> bool:
        """Whether the terminal is too small, so that nobody can see the screen."""
        return self.has_class("-too-narrow") or self.has_class("-too-low")

    def tell_now(self) -> Sequence[Passage]:
        """Return what the help begins with: what is to be known right now."""
        return ()

    def action_help(self) -> None:
        """Show the help."""
        from craits.ui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.tell_now()))

    def dismiss(self, result: object = None) -> AwaitComplete:
        """Leave once, however many keys were pressed while it was being left."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class GameScreen(Manners, Screen[Result]):
    """A screen that fills the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [HELP]

    def on_mount(self) -> None:
        """Be ready for a terminal that is too small."""
        self.call_after_refresh(mount_on, self, TooSmall())


class Prompt(Manners, ModalScreen[Result]):
    """A question on top of a screen, answered with a result."""

    DEFAULT_CSS = """
    Prompt { align: center middle; background: $background 60%; }
    Prompt > .prompt {
        width: auto;
        max-width: 94%;
        height: auto;
        max-height: 94%;
        padding: 1 3;
        background: $surface;
        border: round $primary;
        border-title-color: $primary;
        border-title-style: bold;
        border-title-align: center;
        border-subtitle-color: $foreground 70%;
        border-subtitle-align: center;
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [HELP]

    def on_mount(self) -> None:
        """Tell its keys, and be ready for a terminal that is too small."""
        mount_on(self, Footer(show_command_palette=False, compact=True))
        self.call_after_refresh(mount_on, self, TooSmall())


def mount_on(screen: Screen[Any], widget: Widget) -> None:
    """Mount a widget, unless the screen has been left already."""
    if screen.is_attached:
        screen.mount(widget)
