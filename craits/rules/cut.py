"""The cut: who deals the first round (rule 3)."""

from __future__ import annotations

from craits.rules.cards import DECK
from craits.rules.chance import Chance
from craits.rules.events import CardDrawnForDeal, CutDecided, CutTied, Event


def cut_for_deal(players: int, chance: Chance) -> tuple[int, list[Event]]:
    """Let everyone draw a card from a shuffled deck; return the first dealer and what happened.

    The lowest deals, ace low. Players who tie for lowest draw again among themselves, from what
    is left of the deck.

    Parameters:
        players: How many seats, 2 to 5.
        chance: Shuffles the deck.
    """
    deck = list(DECK)
    chance.shuffle(deck)
    story: list[Event] = []
    drawing = list(range(players))
    while True:
        drawn = {}
        for seat in drawing:
            drawn[seat] = deck.pop()
            story.append(CardDrawnForDeal(seat, drawn[seat]))
        lowest = min(card.rank.index for card in drawn.values())
        drawing = [seat for seat in drawing if drawn[seat].rank.index == lowest]
        if len(drawing) == 1:
            story.append(CutDecided(drawing[0]))
            return drawing[0], story
        if len(deck) < len(drawing):
            deck = list(DECK)
            chance.shuffle(deck)
        story.append(CutTied(tuple(drawing)))
