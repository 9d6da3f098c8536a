"""One round: the deal, the turns, and the end."""

from __future__ import annotations

import random
from collections.abc import Sequence

from craits.rules.abilities import ABILITIES, Story, turn_up
from craits.rules.actions import (
    Action,
    Call,
    CallIdiot,
    CallOneCard,
    Draw,
    Keep,
    NameSuit,
    Play,
    TurnAction,
    suits_to_name,
)
from craits.rules.calls import legal_calls, make_call
from craits.rules.cards import DECK, Card
from craits.rules.chance import Chance, SeededChance
from craits.rules.errors import NotationError
from craits.rules.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    CrankEnded,
    DrawReason,
    Event,
    LostTurn,
    PileReshuffled,
    RoundDealt,
    RoundEnd,
    RoundEnded,
    SuitNamed,
    TurnLost,
)
from craits.rules.fitting import CRANK_CARDS, LAST_PLAYS, LOWER_HALF, PLAYS_OF, fits, fitting_sets
from craits.rules.house_rules import HouseRules
from craits.rules.position import MAX_SEATS, MIN_SEATS, Position
from craits.rules.refuse import why_not
from craits.rules.scoring import hand_total, score_hand
from craits.rules.view import SeatView

_DRAW = Draw()
_ONLY_DRAW: tuple[TurnAction, ...] = (_DRAW,)
_FOLLOWING = {
    (players, direction): tuple((seat + direction) % players for seat in range(players))
    for players in range(MIN_SEATS, MAX_SEATS + 1)
    for direction in (1, -1)
}
# Before Python 3.12 to look up a member of an enum takes longer than to draw a card.
_NOTHING_FITS, _CHOICE, _CRANK = DrawReason.NOTHING_FITS, DrawReason.CHOICE, DrawReason.CRANK


class Round:
    """A round being played. It changes only through `apply`; the attributes are for reading.

    >>> from craits.rules import Round, parse_action
    >>> game = Round.from_notation("hands=2h5d/AhKs/2d9c pile=5h stock=4c4d4h")
    >>> [str(action) for action in game.legal_actions()]
    ['2h', '5d']
    >>> game.apply(parse_action("2h"))[-1]
    CrankGrew(seat=0, added=2, count=2)
    >>> game.notation()
    'hands=5d/AhKs/2d9c pile=5h2h stock=4c4d4h turn=1 crank=2 open=0'
    """

    __slots__ = (
        "_choices",
        "_empty",
        "_fitting",
        "_fitting_sets",
        "chance",
        "crank",
        "dealer",
        "direction",
        "discard_pile",
        "draw_pile",
        "drawn",
        "following",
        "hands",
        "held",
        "is_over",
        "misses",
        "naming",
        "open_seat",
        "rules",
        "said",
        "stuck",
        "suit",
        "turn",
    )

    def __init__(
        self,
        hands: list[list[Card]],
        draw_pile: list[Card],
        discard_pile: list[Card],
        dealer: int,
        rules: HouseRules,
        chance: Chance,
    ) -> None:
        """Lay out a round of which nothing has been played; `deal` and `stand` check what they get.

        Parameters:
            hands: Each seat's hand, taken over and not copied, like the piles.
            draw_pile: The top card last.
            discard_pile: The top card last.
            dealer: The seat that deals, which is also in turn.
            rules: The house rules.
            chance: Where shuffles come from.
        """
        self.rules = rules
        self.chance = chance
        self.hands = hands
        """Each seat's hand, the latest drawn card last."""
        self.draw_pile = draw_pile
        """The top card last."""
        self.discard_pile = discard_pile
        """The top card last."""
        self.dealer = dealer
        self.turn = dealer
        self.direction = 1
        self.following = _FOLLOWING[len(hands), 1]
        """The seat after each seat, in the direction of play."""
        self.suit = discard_pile[-1].suit
        self.crank = 0
        self.naming = False
        self.open_seat: int | None = None
        self.said: frozenset[int] = frozenset()
        self.drawn: Card | None = None
        self.misses: frozenset[int] = frozenset()
        self.stuck = 0
        self.is_over = False
        self.held = [sum([card.bit for card in hand]) for hand in hands]
        """The cards of each hand once more, as bits, so that those that fit are found at once."""
        # How many hands are empty.
        self._empty = 0
        self._fitting_sets = fitting_sets(rules)
        # The cards that fit now, outside a crank.
        self._fitting = self._fitting_sets[Play(discard_pile[-1]).place]
        self._choices: tuple[TurnAction, ...] | None = None

    @classmethod
    def stand(cls, position: Position, rules: HouseRules, chance: Chance) -> Round:
        """Return the round that stands at this position.

        Parameters:
            position: Where it stands.
            rules: The house rules.
            chance: Where shuffles come from.
        """
        game = cls(
            [list(hand) for hand in position.hands],
            list(position.draw_pile),
            list(position.discard_pile),
            position.dealer,
            rules,
            chance,
        )
        game.turn = position.turn
        game.direction = position.direction
        game.following = _FOLLOWING[len(position.hands), position.direction]
        game.suit = position.suit
        game.crank = position.crank
        game.naming = position.naming
        game.open_seat = position.open_seat
        game.said = position.said
        game.drawn = position.drawn
        game.misses = position.misses
        game.stuck = position.stuck
        game._empty = position.hands.count(())
        game._fitting = game._fitting_sets[Play(position.discard_pile[-1], position.suit).place]
        game.is_over = game._find_end() is not None
        return game

    @classmethod
    def deal(
        cls,
        players: int,
        cards: int,
        dealer: int = 0,
        rules: HouseRules | None = None,
        rng: random.Random | None = None,
        deck: Sequence[Card] | None = None,
    ) -> Round:
        """Deal a round and carry out the turned-up card (rules 4, 5).

        Parameters:
            players: How many seats, 2 to 5.
            cards: How many cards each is dealt.
            dealer: The seat that deals.
            rules: The house rules; without them the rules as written.
            rng: Where shuffles come from; without it, from the system.
            deck: The deck in the order in which the cards leave it, instead of a shuffled one.

        Raises:
            ValueError: when the deck is too small, holds a card twice, or a seat does not exist.
        """
        rng = rng or random.Random()
        chance = SeededChance(rng.getrandbits(64))
        if deck is None:
            deck = shuffled = list(DECK)
            chance.shuffle(shuffled)
        elif len(set(deck)) < len(deck):
            twice = next(card for card in deck if deck.count(card) > 1)
            raise ValueError(f"{twice} is there twice")
        game = cls._lay_out(players, cards, dealer, rules or HouseRules(), chance, deck)
        turn_up(game, None)
        return game

    @classmethod
    def start(
        cls,
        players: int,
        cards: int,
        dealer: int,
        rules: HouseRules,
        chance: Chance,
        deck: Sequence[Card],
    ) -> tuple[Round, list[Event]]:
        """Deal a round from this deck, a shuffled one; return it and what happened (rules 4, 5).

        Raises:
            ValueError: when the deck is too small, or a seat does not exist.
        """
        game = cls._lay_out(players, cards, dealer, rules, chance, deck)
        story: list[Event] = [
            RoundDealt(dealer, cards, tuple(deck)),
            CardTurnedUp(dealer, game.discard_pile[0]),
        ]
        turn_up(game, story)
        return game, story

    @classmethod
    def _lay_out(
        cls,
        players: int,
        cards: int,
        dealer: int,
        rules: HouseRules,
        chance: Chance,
        deck: Sequence[Card],
    ) -> Round:
        """Deal the cards and turn one up, which has done nothing yet (rule 4)."""
        if not MIN_SEATS <= players <= MAX_SEATS:
            raise ValueError(f"players may be {MIN_SEATS} to {MAX_SEATS}, not {players}")
        if not 0 <= dealer < players:
            raise ValueError(f"dealer may be 0 to {players - 1}, not {dealer}")
        if cards < 1:
            raise ValueError(f"cards may be 1 or more, not {cards}")
        dealt = players * cards
        if len(deck) <= dealt:
            raise ValueError(
                f"{players} hands of {cards} and the card turned up take {dealt + 1} cards, "
                f"and the deck has {len(deck)}"
            )
        left = (dealer + 1) % players
        hands = [list(deck[(seat - left) % players : dealt : players]) for seat in range(players)]
        return cls(hands, list(deck[:dealt:-1]), [deck[dealt]], dealer, rules, chance)

    @classmethod
    def from_notation(
        cls, text: str, rules: HouseRules | None = None, rng: random.Random | None = None
    ) -> Round:
        """Return the round that stands at this position.

        Raises:
            NotationError: when the text is not a position, or not one under these house rules;
                the message names the field.
        """
        rules = rules or HouseRules()
        position = Position.parse(text)
        drawn = position.drawn
        if drawn is not None and not rules.play_drawn_card:
            raise NotationError("drawn: only where the house rule play_drawn_card is on")
        if drawn is not None and not fits(drawn, position.discard_pile[-1], position.suit, rules):
            raise NotationError(f"drawn: {drawn} does not fit")
        return cls.stand(position, rules, SeededChance((rng or random.Random()).getrandbits(64)))

    def position(self) -> Position:
        """Return where the round stands."""
        return Position(
            hands=tuple(map(tuple, self.hands)),
            discard_pile=tuple(self.discard_pile),
            suit=self.suit,
            draw_pile=tuple(self.draw_pile),
            dealer=self.dealer,
            turn=self.turn,
            direction=self.direction,
            crank=self.crank,
            naming=self.naming,
            open_seat=self.open_seat,
            said=self.said,
            drawn=self.drawn,
            misses=self.misses,
            stuck=self.stuck,
        )

    def notation(self) -> str:
        """Return the position in the notation."""
        return str(self.position())

    def copy(self) -> Round:
        """Return a round that stands where this one does and goes its own way from here."""
        other = object.__new__(Round)
        other.rules = self.rules
        other.chance = self.chance.copy()
        other.hands = [hand[:] for hand in self.hands]
        other.draw_pile = self.draw_pile[:]
        other.discard_pile = self.discard_pile[:]
        other.dealer = self.dealer
        other.turn = self.turn
        other.direction = self.direction
        other.following = self.following
        other.suit = self.suit
        other.crank = self.crank
        other.naming = self.naming
        other.open_seat = self.open_seat
        other.said = self.said
        other.drawn = self.drawn
        other.misses = self.misses
        other.stuck = self.stuck
        other.is_over = self.is_over
        other.held = self.held[:]
        other._empty = self._empty
        other._fitting_sets = self._fitting_sets
        other._fitting = self._fitting
        other._choices = self._choices
        return other

    def redealt(self, hands: list[list[Card]], draw_pile: list[Card], chance: Chance) -> Round:
        """Return a copy in which the cards that lie face down lie otherwise.

        Parameters:
            hands: Each seat's hand, as many cards as it holds now, taken over and not copied.
            draw_pile: The top card last, likewise.
            chance: Where later shuffles come from.
        """
        other = self.copy()
        other.hands, other.draw_pile, other.chance = hands, draw_pile, chance
        other.held = [sum([card.bit for card in hand]) for hand in hands]
        other._choices = None  # noqa: SLF001 - another round of this class
        return other

    def view(self, seat: int | None) -> SeatView:
        """Return what this seat may know; for None, what everybody may."""
        return SeatView(
            seat=seat,
            rules=self.rules,
            # Rule 5: the suit of a turned-up card is named before anybody sees a hand.
            hand=() if seat is None or self.naming else tuple(self.hands[seat]),
            card_counts=tuple(map(len, self.hands)),
            discard_pile=tuple(self.discard_pile),
            draw_pile_count=len(self.draw_pile),
            dealer=self.dealer,
            turn=self.turn,
            direction=self.direction,
            suit=self.suit,
            crank=self.crank,
            naming=self.naming,
            open_seat=self.open_seat,
            said=self.said,
            drawn=self.drawn if seat == self.turn else None,
            misses=self.misses,
            stuck=self.stuck,
            actions=(self._choices or self._find_choices()) if seat == self.turn else (),
            is_over=self.is_over,
            hands=tuple(map(tuple, self.hands)) if self.is_over else (),
            scores=tuple(score_hand(hand, self.rules) for hand in self.hands)
            if self.is_over
            else (),
        )

    def scores(self) -> list[int]:
        """Return what each hand counts now (rules 22, 23): the scores, once the round is over."""
        return [hand_total(hand, self.rules) for hand in self.hands]

    def legal_actions(self) -> list[TurnAction]:
        """Return what the seat in turn may do; empty only when the round is over."""
        return [*(self._choices or self._find_choices())]

    def legal_calls(self) -> list[Call]:
        """Return what any seat may call now (rules 14 to 16)."""
        return legal_calls(self)

    def apply(self, action: Action, *, events: bool = True) -> list[Event]:
        """Carry out an action; return what happened.

        Parameters:
            action: An action of the seat in turn, or a call of any seat.
            events: Whether to tell what happened; without, the list is empty and time is saved.

        Raises:
            IllegalAction: when the rules do not allow it; the round is as it was.
        """
        story: list[Event] = []
        told = story if events else None
        if action in (self._choices or self._find_choices()):
            if type(action) is Play:
                self._play(action, told)
            elif action is _DRAW:
                self._draw(told)
            elif isinstance(action, NameSuit):
                self._name_suit(action, told)
            else:
                self._keep(told)
        elif isinstance(action, (CallOneCard, CallIdiot)):
            make_call(self, action, told)
        else:
            raise why_not(self.view(self.turn), action)
        self._choices = None
        if self._empty or self.stuck:
            self._end_if_over(told)
        return story

    def next_seat(self, seat: int, story: Story) -> int:
        """Return whose turn comes after this seat's; seats that lose a turn have then lost it."""
        following = self.following[seat]
        if self.misses:
            while following in self.misses:
                self.misses -= {following}
                # Rule 18: who is passed over has not had to draw, so the row begins anew.
                if self.stuck < len(self.hands):
                    self.stuck = 0
                if story is not None:
                    story.append(TurnLost(following, LostTurn.IDIOT))
                following = self.following[following]
        return following

    def turn_round(self) -> None:
        """Let play go on in the other direction."""
        self.direction = -self.direction
        self.following = _FOLLOWING[len(self.hands), self.direction]

    def give(self, seat: int, due: int, reason: DrawReason, by: int | None, story: Story) -> int:
        """Let a seat draw cards (rule 17); return how many there were to draw.

        Parameters:
            seat: Who draws.
            due: How many cards.
            reason: Why.
            by: The seat that caused it, or None.
            story: Where it is told.
        """
        hand = self.hands[seat]
        count = 0
        while count < due and (self.draw_pile or self._reshuffle(story)):
            card = self.draw_pile.pop()
            hand.append(card)
            self.held[seat] += card.bit
            count += 1
        if count:
            if self._empty and count == len(hand):
                self._empty -= 1
            if self.said:
                self.said -= {seat}
            if self.open_seat == seat:
                self.open_seat = None
        if story is not None:
            cards = tuple(hand[len(hand) - count :])
            story.append(CardsDrawn(seat, reason, due, count, cards, by))
        return count

    def _find_choices(self) -> tuple[TurnAction, ...]:
        """Find what the seat in turn may do, and remember it until the next action."""
        choices: tuple[TurnAction, ...]
        held = self.held[self.turn]
        usable = held & (CRANK_CARDS if self.crank else self._fitting)
        if self.is_over:
            choices = ()
        elif self.naming:
            choices = tuple(map(NameSuit, suits_to_name(self.discard_pile[-1])))
        elif self.drawn is not None:
            choices = (*(LAST_PLAYS.get(held) or PLAYS_OF[self.drawn.bit]), Keep())
        elif not usable:
            choices = _ONLY_DRAW
        else:
            # The same half of the deck fits much more often than the same whole.
            lower = usable & LOWER_HALF
            upper = usable - lower
            if lower and upper:
                choices = PLAYS_OF[lower] + PLAYS_OF[upper]
            elif usable == held and held in LAST_PLAYS:
                choices = LAST_PLAYS[held]
            else:
                choices = PLAYS_OF[usable]
            if self.rules.may_draw_instead and (self.draw_pile or len(self.discard_pile) > 1):
                choices = (*choices, _DRAW)
        self._choices = choices
        return choices

    def _play(self, play: Play, story: Story) -> None:
        seat, card = self.turn, play.card
        hand = self.hands[seat]
        hand.remove(card)
        self.held[seat] -= card.bit
        self.discard_pile.append(card)
        self.suit = play.suit_after
        self._fitting = self._fitting_sets[play.place]
        self.drawn = self.open_seat = None
        self.stuck = 0
        left = len(hand)
        if story is not None:
            story.append(CardPlayed(seat, card, play.suit, left))
        if left == 1:
            if self.rules.one_card_call and seat not in self.said:
                self.open_seat = seat
        else:
            if not left:
                self._empty += 1
            if self.said:
                self.said -= {seat}
        ability = ABILITIES[card.index]
        if ability is not None:
            self.turn = ability(self, seat, story)
        elif self.misses:
            self.turn = self.next_seat(seat, story)
        else:
            self.turn = self.following[seat]

    def _draw(self, story: Story) -> None:
        seat, due = self.turn, self.crank
        self.open_seat = None
        if due:
            self.crank = 0
            count = self.give(seat, due, _CRANK, None, story)
            if story is not None:
                story.append(CrankEnded(seat, due))
        else:
            # Whether a card fitted is told to nobody, where drawing does not already say so.
            reason = _CHOICE if self.rules.may_draw_instead else _NOTHING_FITS
            count = self.give(seat, 1, reason, None, story)
            if count and self.rules.play_drawn_card:
                card = self.hands[seat][-1]
                if card.bit & self._fitting:
                    self.drawn = card
        self.stuck = 0 if count else self.stuck + 1
        if self.drawn is None:
            if self.said or self.misses:
                self._end_turn(seat, story)
            else:
                self.turn = self.following[seat]

    def _keep(self, story: Story) -> None:
        self.drawn = None
        if story is not None:
            story.append(CardKept(self.turn))
        self._end_turn(self.turn, story)

    def _name_suit(self, action: NameSuit, story: Story) -> None:
        self.naming = False
        self.suit = action.suit
        self._fitting = self._fitting_sets[Play(self.discard_pile[-1], action.suit).place]
        if story is not None:
            story.append(SuitNamed(self.turn, self.discard_pile[-1], action.suit))
        self._end_turn(self.turn, story)

    def _end_turn(self, seat: int, story: Story) -> None:
        if self.said and len(self.hands[seat]) != 1:
            self.said -= {seat}
        self.turn = self.next_seat(seat, story)

    def _reshuffle(self, story: Story) -> bool:
        """Make the discard pile but its top card the draw pile (rule 17); tell if that helped."""
        cards = self.discard_pile[:-1]
        if not cards:
            return False
        self.chance.shuffle(cards)
        self.draw_pile = cards
        del self.discard_pile[:-1]
        if story is not None:
            story.append(PileReshuffled(len(cards), tuple(cards)))
        return True

    def _find_end(self) -> RoundEnd | None:
        if self._empty and not self.crank:
            return RoundEnd.OUT  # rules 19, 20
        if self.stuck >= len(self.hands):
            return RoundEnd.BLOCKED  # rule 18
        return None

    def _end_if_over(self, story: Story) -> None:
        end = self._find_end()
        if end is None:
            return
        self.is_over = True
        if story is not None:
            hands = tuple(map(tuple, self.hands))
            scores = tuple(score_hand(hand, self.rules) for hand in hands)
            story.append(RoundEnded(end, hands, scores))
