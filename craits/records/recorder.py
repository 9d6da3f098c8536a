"""Writing a game down as it is played."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from craits.players.strength import Strength
from craits.records.claims import Claim
from craits.records.games import game_sheet, load, unfinished_games
from craits.records.replay import BadStepError, Replay, Told
from craits.records.rows import insert_game, insert_results, insert_rounds, insert_steps
from craits.records.store import Store
from craits.records.tally import Tally
from craits.records.transcript import START, Step, Transcript, write_orders
from craits.records.troubles import RecordsError, Trouble
from craits.rules import Card, Game
from craits.rules.events import Event


class _Saved(NamedTuple):
    """How much of a game is in the store."""

    number: int | None = None
    steps: int = 0
    rounds: int = 0
    is_finished: bool = False


class Recorder:
    """Writes one game into the store, step by step as it is played.

    When saving fails the game goes on: `problem` says what is wrong, the steps are kept here, and
    saving them is tried again with the next one or by `save`.

    Parameters:
        store: Where the game is saved.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.problem: RecordsError | None = None
        """Why the last step is not saved; None when all is well."""
        self._steps: list[Step] = []
        self._game: Game | None = None
        self._tally: Tally | None = None
        self._computers: Mapping[int, Strength] = {}
        self._may_advise = True
        self._claim: Claim | None = None
        self._saved = _Saved()
        self._opened = store.opened

    @property
    def number(self) -> int | None:
        """The number of the game in the store; None before it is saved for the first time."""
        return self._saved.number

    @property
    def unsaved(self) -> int:
        """How many steps are not in the store yet."""
        return len(self._steps) - self._saved.steps

    @classmethod
    def of(cls, store: Store, transcript: Transcript, replay: Replay, claim: Claim) -> Recorder:
        """Return the recorder of a game that is in the store already.

        Parameters:
            store: Where the game is saved.
            transcript: What is saved.
            replay: The same, played again.
            claim: The claim on the game.
        """
        recorder = cls(store)
        recorder._steps = list(transcript.steps)
        recorder._game, recorder._tally = replay.game, replay.tally
        recorder._computers, recorder._may_advise = transcript.computers, transcript.may_advise
        recorder._claim = claim
        recorder._saved = _Saved(claim.game, len(transcript.steps), len(replay.game.history))
        return recorder

    def begin(
        self,
        game: Game,
        tally: Tally,
        orders: Iterable[Sequence[Card]],
        computers: Mapping[int, Strength],
        may_advise: bool,
    ) -> None:
        """Write down the start of a game.

        Parameters:
            game: The game, just dealt.
            tally: What its players do, kept up to date by the caller.
            orders: The shuffles of the cut and the deal.
            computers: How well the computer at a seat plays.
            may_advise: Whether people may ask for advice.
        """
        self._computers, self._may_advise = computers, may_advise
        self._game, self._tally = game, tally
        self.note(START, orders)

    def note(self, word: str, orders: Iterable[Sequence[Card]]) -> None:
        """Write down one step; when this returns and `problem` is None, it is on the disk.

        Parameters:
            word: The action in the notation, or the word of the transcript for a deal.
            orders: The shuffles that it brought about.
        """
        self._steps.append(Step(word, write_orders(orders), int(time.time())))
        self.save()

    def save(self) -> bool:
        """Try to save what is not saved yet; tell whether everything is saved now."""
        try:
            self._saved = self.store.write(self._write)
        except RecordsError as error:
            self.problem = error
        else:
            self.problem = None
            self._opened = self.store.opened
        if self._claim is not None and self._claim.game != self._saved.number:
            self._let_go()  # the number was given in a transaction that has not come about
        return self.problem is None

    def close(self) -> None:
        """Let others go on with the game. What is not saved is tried once more."""
        if self.unsaved:
            self.save()
        self._let_go()

    def _let_go(self) -> None:
        if self._claim is None:
            return
        if self._saved.is_finished:
            self._claim.retire()
        else:
            self._claim.release()
        self._claim = None

    def _write(self, connection: sqlite3.Connection) -> _Saved:
        """Write what the store lacks; return how much it has once the transaction is through."""
        game, tally = self._game, self._tally
        assert game is not None
        assert tally is not None
        saved = self._saved
        if self._opened != self.store.opened:
            saved = self._find(connection)
        number = saved.number
        if number is None:
            self._let_go()
            transcript = Transcript(
                game.players,
                game.rules,
                _given_dealer(game),
                self._steps,
                self._computers,
                self._may_advise,
            )
            number = insert_game(connection, transcript)
            # Before the transaction is through, so that nobody can be faster.
            self._claim = Claim(self.store, number)
        insert_steps(connection, number, self._steps[saved.steps :], saved.steps)
        insert_rounds(connection, number, game.history[saved.rounds :])
        if game.is_over and not saved.is_finished:
            insert_results(connection, number, game, tally, self._steps[-1].at)
        return _Saved(number, len(self._steps), len(game.history), game.is_over)

    def _find(self, connection: sqlite3.Connection) -> _Saved:
        """Return how much of the game is in a store that may be another one than before."""
        number = self._saved.number
        start = connection.execute(
            "SELECT orders FROM step WHERE game = ? AND number = 0", (number,)
        ).fetchone()
        if start is None or start[0] != self._steps[0].orders:
            return _Saved()
        return _Saved(
            number,
            *connection.execute(
                "SELECT (SELECT COUNT(*) FROM step WHERE game = id),"
                " (SELECT COUNT(*) FROM round WHERE game = id), finished IS NOT NULL"
                " FROM game WHERE id = ?",
                (number,),
            ).fetchone(),
        )


class Resumed(NamedTuple):
    """An unfinished game that was taken up."""

    recorder: Recorder
    """Where what is done from here on is written."""
    replay: Replay
    """The game, played again up to where it was left."""
    deal_events: list[Event]
    """What had happened in the first deal."""
    told: list[Told]
    """What had happened after it."""
    computers: Mapping[int, Strength]
    """How well the computer at a seat plays."""
    may_advise: bool
    """Whether people may ask for advice."""


def resume(store: Store, number: int | None = None) -> Resumed:
    """Take up an unfinished game.

    Parameters:
        store: Where the game is saved.
        number: Which game; without it, the one last played that nobody is playing now.

    Raises:
        RecordsError: when there is no such game, it is finished, somebody is playing it, or it
            cannot be read.
    """
    if number is not None:
        return _resume(store, number)
    taken: RecordsError | None = None
    for game in unfinished_games(store):
        try:
            return _resume(store, game.number)
        except RecordsError as error:
            if error.trouble is not Trouble.GAME_TAKEN:
                raise
            taken = taken or error
    raise taken or RecordsError(Trouble.NO_UNFINISHED_GAME, store.path)


def _resume(store: Store, number: int) -> Resumed:
    if game_sheet(store, number).game.is_finished:
        raise RecordsError(Trouble.GAME_FINISHED, store.path, game=number)
    claim = Claim(store, number)
    try:
        # Once more, now that nobody else can go on with it.
        if game_sheet(store, number).game.is_finished:
            raise RecordsError(Trouble.GAME_FINISHED, store.path, game=number)
        transcript = load(store, number)
        replay = Replay(transcript)
        deal_events = replay.game.deal_events
        told = list(replay.steps())
    except BadStepError:
        claim.release()
        # What is left after this is the game up to its damaged place.
        store.repair()
        return _resume(store, number)
    except BaseException:
        claim.release()
        raise
    return Resumed(
        Recorder.of(store, transcript, replay, claim),
        replay,
        deal_events,
        told,
        transcript.computers,
        transcript.may_advise,
    )


def _given_dealer(game: Game) -> int | None:
    return None if game.cut else game.first_dealer
