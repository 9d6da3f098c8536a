"""Whether to leave a game."""

from __future__ import annotations

from craits.records.troubles import RecordsError
from craits.sentences import Sentence
from craits.ui.screens.question import QuestionPrompt


class LeavePrompt(QuestionPrompt):
    """Asks before a game is left for home; True to leave it."""

    def __init__(self, problem: RecordsError | None = None) -> None:
        """Ask.

        Parameters:
            problem: Why the game is not saved; None when it is.
        """
        super().__init__("Leave this game?", _lines(problem), "Leave", "Stay")


class QuitPrompt(QuestionPrompt):
    """Asks before Craits is closed in the middle of a game; True to close it."""

    def __init__(self, problem: RecordsError | None = None) -> None:
        """Ask.

        Parameters:
            problem: Why the game is not saved; None when it is.
        """
        super().__init__("Quit Craits?", _lines(problem), "Quit", "Stay")


def _lines(problem: RecordsError | None) -> list[str]:
    if problem is None:
        return [Sentence.GAME_IS_KEPT.say()]
    return [Sentence.GAME_IS_NOT_KEPT.say(), str(problem)]
