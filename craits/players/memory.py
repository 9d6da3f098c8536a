"""Where the unseen cards may lie, after all that one seat has seen.

A hand that is not seen is remembered as lots: so many cards, each of which is one of a set. A draw
adds a lot from what the draw pile may hold; whoever cannot follow holds nothing that would have
fitted; and when the discard pile is shuffled, its cards are known to lie in the draw pile, and the
others that are not seen in somebody's hand.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from craits.rules import DECK, Card, HouseRules, Play, SeatView, Suit
from craits.rules.events import (
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    DrawReason,
    Event,
    PileReshuffled,
    RoundDealt,
    SuitNamed,
)
from craits.rules.fitting import CRANK_CARDS, fitting_sets

_ALL: Final = (1 << len(DECK)) - 1


@dataclass
class Lot:
    """Cards of one hand that were come by together."""

    count: int
    among: int
    """The cards that they may be, as bits."""


class Memory:
    """What one seat remembers of a round; it is told every event as that seat may know it."""

    def __init__(self, seat: int, players: int, rules: HouseRules) -> None:
        self._seat = seat
        self._rules = rules
        self._fitting = fitting_sets(rules)
        self._lots: list[list[Lot]] = [[] for _ in range(players)]
        self._pile_among = _ALL
        self._pile_count = 0
        self._discarded: list[Card] = []
        self._suit = Suit.CLUBS
        # When the discard pile has just been shuffled in the midst of a draw: how many cards were
        # drawn before, and among which those are.
        self._drawn_before = Lot(0, 0)

    def hear(self, event: Event) -> None:
        """Remember what an event tells of the cards that lie face down."""
        match event:
            case RoundDealt():
                self._lots = [[Lot(event.cards, _ALL)] for _ in self._lots]
                self._pile_among = _ALL
                self._pile_count = len(DECK) - event.cards * len(self._lots)
            case CardTurnedUp():
                self._pile_count -= 1
                self._discarded = [event.card]
                self._suit = event.card.suit
            case SuitNamed():
                self._suit = event.suit
            case CardPlayed():
                self._forget(event.seat, event.card)
                self._discarded.append(event.card)
                self._suit = event.suit or event.card.suit
            case PileReshuffled():
                self._reshuffled()
            case CardsDrawn():
                self._drew(event)

    def lots(self, seat: int, count: int) -> list[Lot]:
        """Return what a seat holds.

        Parameters:
            seat: Whose hand.
            count: How many cards it holds; when not everything was heard, nothing is known of them.
        """
        lots = self._lots[seat]
        return lots if sum(lot.count for lot in lots) == count else [Lot(count, _ALL)]

    @property
    def pile_among(self) -> int:
        """The cards that the draw pile may hold, as bits."""
        return self._pile_among

    def _forget(self, seat: int, card: Card) -> None:
        """Take a card that was played out of the lot in which it most likely was."""
        lots = self._lots[seat]
        if not lots:
            return
        lot = max(
            lots,
            key=lambda lot: bool(lot.among & card.bit) * lot.count / (lot.among.bit_count() or 1),
        )
        lot.count -= 1
        if not lot.count:
            lots.remove(lot)

    def _reshuffled(self) -> None:
        cards = sum(card.bit for card in self._discarded[:-1])
        self._drawn_before = Lot(self._pile_count, self._pile_among & ~cards)
        for lots in self._lots:
            for lot in lots:
                lot.among &= ~cards
        self._pile_among = cards
        self._pile_count = len(self._discarded) - 1
        del self._discarded[:-1]

    def _drew(self, event: CardsDrawn) -> None:
        lots = self._lots[event.seat]
        if event.reason is DrawReason.NOTHING_FITS:
            cannot = self._fitting[Play(self._discarded[-1], self._suit).place]
        elif event.reason is DrawReason.CRANK and not self._rules.may_draw_instead:
            cannot = CRANK_CARDS
        else:
            cannot = 0
        for lot in lots:
            lot.among &= ~cannot
        before, self._drawn_before = self._drawn_before, Lot(0, 0)
        after = event.count - before.count
        self._pile_count -= after
        lots += [lot for lot in (before, Lot(after, self._pile_among)) if lot.count > 0]


class Dealer:
    """Deals the cards that a seat does not see, in ways that agree with what it remembers."""

    def __init__(self, view: SeatView, memory: Memory) -> None:
        seen = sum(card.bit for card in (*view.hand, *view.discard_pile))
        self._unseen = [card for card in DECK if not card.bit & seen]
        self._own = None if view.naming else view.seat
        self._hand = view.hand
        self._players = len(view.card_counts)
        lots = [
            (seat, lot.count, lot.among & ~seen)
            for seat, count in enumerate(view.card_counts)
            if seat != self._own
            for lot in memory.lots(seat, count)
        ]
        self._pile_among = memory.pile_among
        # What leaves least choice is dealt first, so that something is left for the rest.
        self._lots = sorted(lots, key=lambda lot: lot[2].bit_count() - lot[1])

    def deal(self, rng: random.Random) -> tuple[list[list[Card]], list[Card]]:
        """Return hands and a draw pile.

        Parameters:
            rng: Shuffles.
        """
        rest = self._unseen[:]
        rng.shuffle(rest)
        hands: list[list[Card]] = [[] for _ in range(self._players)]
        if self._own is not None:
            hands[self._own] += self._hand
        for seat, count, among in self._lots:
            fitting = [card for card in rest if card.bit & among][:count]
            # What was remembered wrongly, since nobody knows from which lot a card was played,
            # gives way; what cannot lie in the draw pile comes first.
            missing = count - len(fitting)
            if missing:
                others = [card for card in rest if not card.bit & among]
                others.sort(key=lambda card: card.bit & self._pile_among != 0)
                fitting += others[:missing]
            taken = set(fitting)
            hands[seat] += fitting
            rest = [card for card in rest if card not in taken]
        return hands, rest
