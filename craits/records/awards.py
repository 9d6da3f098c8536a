"""A few awards at the end of a game, to laugh about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from craits.records.tally import Figures
from craits.sentences import join_names


class Honour(Enum):
    """What an award is given for; the value is the English sentence with its named facts."""

    LONGEST_CRANK = "The long straw: {players} drew {count} cards for one crank."
    MOST_IDIOT = "Idiot of the evening: {players}, caught {count} times."
    ONCE_IDIOT = "Idiot of the evening: {players}, caught once."
    SHARPEST_EAR = "The sharpest ear: {players}, who caught {count} idiots."
    WORST_ROUND = "The worst round: {players}, {count} points in one."
    BEST_ROUND = "The best round: {players}, {count} points in one."
    MOST_DRAWN = "The collector: {players} drew {count} cards."


@dataclass(frozen=True)
class Award:
    """An award, shared by everybody who has equally much of it."""

    honour: Honour
    seats: tuple[int, ...]
    count: int
    """How many cards, times or points it was."""

    def sentence(self, names: Sequence[str]) -> str:
        """Return it in words.

        Parameters:
            names: The players by seat.
        """
        players = join_names([names[seat] for seat in self.seats])
        return self.honour.value.format(players=players, count=self.count)


def awards(figures: Sequence[Figures], rounds: Sequence[Sequence[int]]) -> list[Award]:
    """Return the awards of a game. What happened to nobody gets none.

    Parameters:
        figures: What each player did, by seat; empty when nobody knows yet.
        rounds: The scores of each round, by seat.
    """
    if not figures:
        return []
    seats = range(len(figures))

    def most(honour: Honour, count: Callable[[int], int], least: int) -> list[Award]:
        counts = [count(seat) for seat in seats]
        top = max(counts)
        winners = tuple(seat for seat in seats if counts[seat] == top)
        # What everybody did equally is no distinction.
        return [Award(honour, winners, top)] if top >= least and len(winners) < len(seats) else []

    given = most(Honour.LONGEST_CRANK, lambda seat: figures[seat].longest_crank, 2)
    for award in most(Honour.MOST_IDIOT, lambda seat: figures[seat].idiot, 1):
        honour = Honour.ONCE_IDIOT if award.count == 1 else Honour.MOST_IDIOT
        given.append(Award(honour, award.seats, award.count))
    given += most(Honour.SHARPEST_EAR, lambda seat: figures[seat].idiots_called, 2)
    if rounds:
        given += most(Honour.WORST_ROUND, lambda seat: max(scores[seat] for scores in rounds), 1)
        # A score of 0 is what everybody has who went out.
        for award in most(
            Honour.BEST_ROUND, lambda seat: -min(scores[seat] for scores in rounds), 1
        ):
            given.append(Award(Honour.BEST_ROUND, award.seats, -award.count))
    given += most(Honour.MOST_DRAWN, lambda seat: figures[seat].cards_drawn, 1)
    return given
