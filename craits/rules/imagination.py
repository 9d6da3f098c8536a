"""A round that one seat holds possible, made from what it may know."""

from __future__ import annotations

import random

from craits.rules.cards import DECK, Card
from craits.rules.chance import SeededChance
from craits.rules.position import Position
from craits.rules.round import Round
from craits.rules.view import SeatView


def imagine(view: SeatView, rng: random.Random) -> Round:
    """Return a round that looks the same from this seat, the unseen cards dealt at random.

    Parameters:
        view: What the seat may know.
        rng: Deals the unseen cards and shuffles what is shuffled later.
    """
    seen = {*view.hand, *view.discard_pile}.union(*view.hands)
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    hands: list[tuple[Card, ...]] = []
    for seat, count in enumerate(view.card_counts):
        if view.hands:
            hands.append(view.hands[seat])
        elif seat == view.seat and not view.naming:
            hands.append(view.hand)
        else:
            hands.append(tuple(unseen[:count]))
            del unseen[:count]
    position = Position(
        hands=tuple(hands),
        discard_pile=view.discard_pile,
        suit=view.suit,
        draw_pile=tuple(unseen[: view.draw_pile_count]),
        dealer=view.dealer,
        turn=view.turn,
        direction=view.direction,
        crank=view.crank,
        naming=view.naming,
        open_seat=view.open_seat,
        said=view.said,
        drawn=view.drawn,
        misses=view.misses,
        stuck=view.stuck,
    )
    return Round.stand(position, view.rules, SeededChance(rng.getrandbits(64)))
