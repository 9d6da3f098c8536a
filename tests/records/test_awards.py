from __future__ import annotations

from craits.records.awards import Honour, awards
from craits.records.tally import Figures


def test_each_award_goes_to_whoever_has_most() -> None:
    figures = [
        Figures(idiot=1, longest_crank=5, cards_drawn=30),
        Figures(idiots_called=2, longest_crank=5, cards_drawn=40),
        Figures(idiot=1, cards_drawn=10),
    ]
    given = awards(figures, [(0, 45, -50), (120, 0, 10)])
    assert [(award.honour, award.seats, award.count) for award in given] == [
        (Honour.LONGEST_CRANK, (0, 1), 5),
        (Honour.ONCE_IDIOT, (0, 2), 1),
        (Honour.SHARPEST_EAR, (1,), 2),
        (Honour.WORST_ROUND, (0,), 120),
        (Honour.BEST_ROUND, (2,), -50),
        (Honour.MOST_DRAWN, (1,), 40),
    ]
    sentences = [award.sentence(["Ana", "Ben", "Cy"]) for award in given]
    assert sentences[0] == "The long straw: Ana and Ben drew 5 cards for one crank."
    assert sentences[4] == "The best round: Cy, -50 points in one."


def test_nothing_is_given_for_nothing() -> None:
    assert awards([Figures(), Figures()], [(0, 0)]) == []
    assert awards([], [(0, 0)]) == []
