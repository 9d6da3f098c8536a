"""Whether the game is being saved: nothing to see while it is."""

from __future__ import annotations

from typing import Final, Literal

from textual.widgets import Static

from craits.records.recorder import Recorder
from craits.records.troubles import Trouble
from craits.sentences import Sentence

_AGAIN_SECONDS: Final = 10.0
"""How often saving is tried again while nobody plays."""
_READING_SECONDS: Final = 8.0
"""How long what is wrong is told in full."""


class SavingMark(Static):
    """Stands in the title bar for as long as something is not saved; tells why when it begins."""

    DEFAULT_CSS = """
    SavingMark {
        display: none; width: auto; height: 1; padding: 0 1; text-style: bold;
        background: $warning; color: $block-cursor-foreground;
    }
    """

    def __init__(self, recorder: Recorder | None) -> None:
        """Watch a recorder.

        Parameters:
            recorder: Where the game is written down; None when it is not.
        """
        super().__init__("not saved", markup=False)
        self._recorder = recorder
        self._told: Trouble | None = None
        self._set_aside = 0

    def on_mount(self) -> None:
        """Look at once, and again while nobody plays."""
        if self._recorder is not None:
            self._set_aside = len(self._recorder.store.set_aside)
            self.set_interval(_AGAIN_SECONDS, self._try_again)

    def look(self) -> None:
        """Show whether the game is saved; tell at once when that has changed."""
        recorder = self._recorder
        if recorder is None or not self.is_mounted:
            return
        for aside in recorder.store.set_aside[self._set_aside :]:
            self._tell(str(aside), "warning")
        self._set_aside = len(recorder.store.set_aside)
        trouble = None if recorder.problem is None else recorder.problem.trouble
        if trouble is self._told:
            return
        self._told = trouble
        self.display = trouble is not None
        if recorder.problem is not None:
            self._tell(str(recorder.problem), "warning")
        else:
            self._tell(Sentence.EVERYTHING_SAVED.say(), "information")

    def on_click(self) -> None:
        """Tell once more what is wrong."""
        if self._recorder is not None and self._recorder.problem is not None:
            self._tell(str(self._recorder.problem), "warning")

    def _try_again(self) -> None:
        if self._recorder is not None and self._recorder.problem is not None:
            self._recorder.save()
            self.look()

    def _tell(self, sentence: str, severity: Literal["warning", "information"]) -> None:
        self.app.notify(sentence, severity=severity, timeout=_READING_SECONDS, markup=False)
