"""Whole sentences for players, made from facts.

Each sentence is one template with named places, never put together from pieces, so that the game
can be read in other languages. Names are always given, never "you": others read along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import groupby
from typing import Final

from craits.rules import (
    HOUSE_RULE_OPTIONS,
    Card,
    Foresight,
    HouseRules,
    HouseRuleValue,
    Play,
    Rank,
    SeatView,
    Suit,
    foresee,
    score_hand,
    spoken_rank,
)
from craits.rules.events import (
    AnotherTurn,
    CardDrawnForDeal,
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    CrankEnded,
    CrankGrew,
    CutDecided,
    CutTied,
    DrawReason,
    Event,
    GameEnded,
    IdiotCaught,
    LostTurn,
    OneCardCalled,
    PileReshuffled,
    PlayTurnedRound,
    RoundDealt,
    RoundEnd,
    RoundEnded,
    SuitNamed,
    TurnLost,
    WrongCall,
)


class Sentence(Enum):
    """Every sentence about what happens in a game, in English."""

    CUT_DREW = "{player} draws {card}."
    CUT_TIED = "{players} drew equally low cards and draw again."
    CUT_DECIDED = "{player} drew the lowest card and deals first."
    DEALT_ONE = "{player} deals one card each."
    DEALT_MANY = "{player} deals {count} cards each."
    TURNED_UP = "{card} is turned up."
    PLAYED = "{player} played {card}."
    PLAYED_NAMING = "{player} played {card}: the suit is {suit}."
    NAMED = "{player} named {suit} for {card}."
    DREW_ONE = "{player} had nothing that fits and drew a card."
    DREW_ONE_SHOWN = "{player} had nothing that fits and drew {cards}."
    CHOSE_TO_DRAW = "{player} drew a card."
    CHOSE_TO_DRAW_SHOWN = "{player} drew {cards}."
    DREW_FOR_FIVE = "{player} drew a card for the 5 of {by}."
    ALL_DREW = "Everybody else drew a card."
    DREW_FOR_SEVEN = "{player} drew a card for the 7 of {by}."
    DREW_CRANK = "{player} drew {count} cards for the crank."
    DREW_CRANK_ONE = "{player} drew the one card left for the crank."
    DREW_CRANK_SHOWN = "{player} drew {cards} for the crank."
    DREW_IDIOT = "{player} drew {count} for being an idiot."
    DREW_WRONG_CALL = "{player} drew {count} for the wrong call."
    DREW_LAST_SIX = "{player} went out with a 6 and drew a card."
    DREW_LAST_SIX_SHOWN = "{player} went out with a 6 and drew {cards}."
    FOUND_NOTHING = "{player} had to draw, but there is nothing left."
    KEPT = "{player} kept the drawn card."
    ANOTHER_TURN = "{player} has another turn."
    SKIPPED = "{player} is skipped."
    MISSED = "{player} misses the turn, being an idiot."
    TURNED_CLOCKWISE = "Play turns round: clockwise now."
    TURNED_ANTICLOCKWISE = "Play turns round: anticlockwise now."
    CRANK = "The crank stands at {count}."
    CRANK_OVER = "The crank is over."
    ONE_CARD = "{player} called one card."
    IDIOT = "{caller} called {player} an idiot, and rightly."
    WRONG_CALL = "{caller} called {player} an idiot, wrongly."
    RESHUFFLED = "The discard pile was shuffled into a new draw pile of {count}."
    ROUND_OUT = "{players} went out: the round is over."
    ROUND_BLOCKED = "Nobody can play or draw: the round is over."
    GAME_WON = "{players} won the game with {total} points."

    # What a chosen card will do.
    WILL_NEXT = "{next} is next."
    WILL_SKIP = "{player} is skipped, {next} is next."
    WILL_ALL_DRAW = "Everybody else draws a card, {next} is next."
    WILL_DRAW = "{next} draws a card, then has the turn."
    WILL_AGAIN = "{player} takes another turn at once."
    WILL_DRAW_ITSELF = "{player} draws a card, as nothing is left to play, and {next} is next."
    WILL_NAME_ANY = "{player} names any suit, {next} is next."
    WILL_NAME_COLOUR = "{player} keeps {suit} or changes to {partner}, {next} is next."
    WILL_TURN_ROUND = "Play turns round, {next} is next."
    WILL_CRANK = "The crank stands at {count}: {next} answers with an ace or a 2, or draws {count}."
    WILL_END = "The last card: {player} is out and the round ends."
    WILL_END_DRAWN = "The last card: {next} draws a card, {player} is out and the round ends."
    WILL_END_ALL_DRAWN = (
        "The last card: everybody else draws a card, {player} is out and the round ends."
    )
    WILL_CRANK_LAST = (
        "The last card, but the crank stands at {count} and runs on: "
        "{next} answers with an ace or a 2, or draws {count}."
    )
    WILL_MISS = "{player}, an idiot, misses this turn."

    # What there is to do.
    DO_CHOOSE = "{player} chooses a card."
    DO_DRAW = "Nothing fits {suit} or {rank}: {player} draws a card."
    DO_DRAW_OTHER = "Nothing in this hand fits: {player} draws a card."
    DO_DRAW_CRANK = "No ace and no 2: {player} draws {count} cards for the crank."
    DO_PLAY_DRAWN = "{card} fits: {player} plays it or keeps it."

    # What there is to know now.
    NOW_TURN = "The turn of {player}"
    NOW_HAND = "Each card of this hand"
    NOW_TOP = "{card} lies on top, and the suit is {suit}."
    NOW_NAMING = "{player} dealt, and {card} is turned up: its suit has to be named."
    NOW_FITS = "What fits: {fitting}."
    NOW_CRANK = (
        "A crank of {count} is running: only an ace or a 2 may be played. Whoever has neither "
        "draws {count}."
    )
    NOW_CLOCKWISE = "Play goes clockwise, to {next}."
    NOW_ANTICLOCKWISE = "Play goes anticlockwise, to {next}."
    USUAL_RULES = "All as usual."

    # What a hand counts now.
    HAND_EMPTY = "No card left."
    HAND_COUNTS_ONE = "Hand now: 1 point."
    HAND_COUNTS = "Hand now: {total} points."
    HAND_COUNTS_ONE_AS = "Hand now: 1 point ({threes})."
    HAND_COUNTS_AS = "Hand now: {total} points ({threes})."
    HAS_CALLED = "One card is called. {hand}"
    CANCELS = "{three} cancels {card}"
    COUNTS = "{three} counts {points}"

    # What is asked, and of whom.
    YOUR_TURN = "{player}, it is your turn."
    YOUR_TURN_AGAIN = "{player}, it is your turn again."
    UNCOVER = "Uncover the hand of {player}  Enter"
    NAME_ANY_SUIT = "{player}, which suit follows {card}?"
    NAME_COLOUR_SUIT = "{player}, does {card} keep its suit or change it?"
    NAME_TURNED_UP = "{card} is turned up, and {player} dealt: which suit follows?"
    ONE_CARD_LEFT = (
        "{player} is left with one card!\n"
        "{player} calls it, or somebody else an idiot.\n"
        "Later counts too, until the next card is played."
    )
    ONE_CARD_LEFT_ALONE = (
        "{player} is left with one card!\n"
        "{player} calls it before a computer calls an idiot.\n"
        "Later counts too, until the next card is played."
    )
    THINKING = "{player} is thinking."
    WAITING = "Paused. The next move is with {player}."
    SHOW_MOVE = "Go on  Space"
    WHO_IS_IDIOT = "Who is the idiot?"
    WHO_CALLED = "Who called {player} an idiot?"
    IDIOT_BANNER = "IDIOT!"
    IDIOT_TITLE = "{player} is an idiot!"
    IDIOT_PENALTY = "{player} forgot to call one card, draws {count} and loses the next turn."
    WRONG_CALL_TITLE = "No idiot here"
    NOBODY_TO_ANNOUNCE = "Nobody can call one card now."

    # Going on, and what is kept.
    GAME_IS_KEPT = "The game is kept as it stands: go on with it from home whenever you like."
    GAME_IS_NOT_KEPT = "The last moves are not saved, and they are lost when you leave now."
    GAME_NOT_SAVED = "This game is not saved"
    CANNOT_GO_ON = "This game cannot be gone on with"
    EVERYTHING_SAVED = "Saving works again: nothing is missing."
    LEFT_LEADING = "Round {number} of {rounds}, {leader} leads, last played {when}."
    LEFT_LEVEL = "Round {number} of {rounds}, {leaders} lead together, last played {when}."
    LEFT_AT_FIRST = "Round {number} of {rounds}, no scores yet, last played {when}."
    PLAYED_ELSEWHERE = "Open in another window now: leave it there to go on with it here."
    DELETE_QUESTION = "Delete this game?"
    DELETE_UNFINISHED = "The game of {players} cannot be gone on with afterwards."
    DELETE_PAST = "The game of {players} is also taken out of the statistics, for good."
    CANNOT_DELETE = "This game is not deleted"
    CANNOT_LOOK = "This game cannot be looked at"

    def say(self, **facts: str | int) -> str:
        """Return the sentence with its places filled."""
        return self.value.format_map(facts)


class HouseRuleSentence(Enum):
    """What each value of each house rule means, in English: the name is the field and the value."""

    LENGTH_FULL = "A full game: fifteen rounds, from 8 cards down to 1 and up again to 8."
    LENGTH_SHORT = "A short game: eight rounds, from 8 cards down to 1."
    MATCH_RANK = "A card fits by suit or by rank."
    MATCH_COLOUR = "A card fits by suit or by colour."
    MATCH_EITHER = "A card fits by suit, by colour or by rank."
    MAY_DRAW_INSTEAD_FALSE = "Whoever holds a card that fits must play."
    MAY_DRAW_INSTEAD_TRUE = "Whoever holds a card that fits may draw instead."
    PLAY_DRAWN_CARD_FALSE = "A drawn card is kept and the turn passes."
    PLAY_DRAWN_CARD_TRUE = "A drawn card that fits may be played at once."
    NINES_WILD_FALSE = "A 9 must fit like any other card."
    NINES_WILD_TRUE = "A 9 may be played on anything outside a crank."
    TWO_PLAYER_TEN_REVERSE = "Between two players a 10 changes nothing."
    TWO_PLAYER_TEN_SKIP = "Between two players a 10 skips the opponent."
    ONE_CARD_CALL_TRUE = "The last card must be called, or one may be caught as an idiot."
    ONE_CARD_CALL_FALSE = "Nobody needs to call one card."
    FALSE_IDIOT_PENALTY_0 = "Calling somebody an idiot wrongly costs nothing."
    FALSE_IDIOT_PENALTY_1 = "Calling somebody an idiot wrongly costs the caller a card."
    FALSE_IDIOT_PENALTY_2 = "Calling somebody an idiot wrongly costs the caller two cards."
    LAST_SIX_DRAW = "A 6 as the last card: its player draws a card and plays on."
    LAST_SIX_OUT = "A 6 as the last card ends the round."
    SPARE_THREES_BONUS = "A 3 with nothing to cancel counts -50."
    SPARE_THREES_ONLY_THREES = "A 3 counts -50 only in a hand of nothing but 3s."


class HouseRuleTitle(Enum):
    """What each house rule is about, in English: the name is the field."""

    LENGTH = "Length of the game"
    MATCH = "What fits"
    MAY_DRAW_INSTEAD = "Drawing by choice"
    PLAY_DRAWN_CARD = "A drawn card"
    NINES_WILD = "Nines"
    TWO_PLAYER_TEN = "Tens with two players"
    ONE_CARD_CALL = "Calling one card"
    FALSE_IDIOT_PENALTY = "A wrong call of idiot"
    LAST_SIX = "A six as the last card"
    SPARE_THREES = "Spare threes"


ABILITY_SENTENCES: Final = {
    Rank.ACE: "Adds one to a running crank; otherwise nothing.",
    Rank.TWO: "Starts a crank or adds two: the next player adds an ace or a 2, or draws it all.",
    Rank.THREE: "Nothing in play; left in the hand it cancels the dearest card, alone it is -50.",
    Rank.FOUR: "The next player is skipped.",
    Rank.FIVE: "Everybody else draws a card.",
    Rank.SIX: "Another turn for whoever played it.",
    Rank.SEVEN: "The next player draws a card, then has the turn.",
    Rank.EIGHT: "Fits on anything but a crank; its player names any suit.",
    Rank.NINE: "Its player keeps its suit, or changes to the other suit of its colour.",
    Rank.TEN: "Play turns round.",
    Rank.JACK: "Nothing.",
    Rank.QUEEN: "Nothing.",
    Rank.KING: "Nothing.",
}
"""What each rank does (rule 8), short, in English."""


def describe_house_rule(name: str, value: HouseRuleValue) -> str:
    """Return in one sentence what a value of a house rule means.

    Parameters:
        name: A field of `HouseRules`.
        value: One of its values.
    """
    return HouseRuleSentence[f"{name}_{value}".upper()].value


def describe_house_rules(rules: HouseRules) -> list[str]:
    """Return in a sentence each what is not as usual, or that all is."""
    unusual = [
        describe_house_rule(option.name, value)
        for option in HOUSE_RULE_OPTIONS
        if (value := getattr(rules, option.name)) != option.default
    ]
    return unusual or [Sentence.USUAL_RULES.say()]


def join_names(names: Sequence[str]) -> str:
    """Return names as a list in a sentence: ``Ana, Ben and Cy``."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def join_cards(cards: Sequence[Card]) -> str:
    """Return cards as they stand in a sentence: ``9♥ 5♦``."""
    return " ".join(card.label for card in cards)


SUIT_NAMES: Final = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
}


def tell(event: Event, names: Sequence[str]) -> str:
    """Return what happened, in a sentence; cards that the event does not show are not named.

    Parameters:
        event: What happened, reduced to what the reader may know.
        names: The players by seat.
    """
    match event:
        case CardDrawnForDeal():
            return Sentence.CUT_DREW.say(player=names[event.seat], card=event.card.label)
        case CutTied():
            return Sentence.CUT_TIED.say(players=join_names([names[s] for s in event.seats]))
        case CutDecided():
            return Sentence.CUT_DECIDED.say(player=names[event.seat])
        case RoundDealt():
            dealt = Sentence.DEALT_ONE if event.cards == 1 else Sentence.DEALT_MANY
            return dealt.say(player=names[event.dealer], count=event.cards)
        case CardTurnedUp():
            return Sentence.TURNED_UP.say(card=event.card.label)
        case CardPlayed(suit=None):
            return Sentence.PLAYED.say(player=names[event.seat], card=event.card.label)
        case CardPlayed():
            return Sentence.PLAYED_NAMING.say(
                player=names[event.seat], card=event.card.label, suit=str(event.suit)
            )
        case SuitNamed():
            return Sentence.NAMED.say(
                player=names[event.seat], card=event.card.label, suit=event.suit.symbol
            )
        case CardsDrawn():
            return _tell_draw(event, names)
        case CardKept():
            return Sentence.KEPT.say(player=names[event.seat])
        case AnotherTurn():
            return Sentence.ANOTHER_TURN.say(player=names[event.seat])
        case TurnLost():
            lost = Sentence.MISSED if event.reason is LostTurn.IDIOT else Sentence.SKIPPED
            return lost.say(player=names[event.seat])
        case PlayTurnedRound():
            return (
                Sentence.TURNED_CLOCKWISE if event.direction == 1 else Sentence.TURNED_ANTICLOCKWISE
            ).say()
        case CrankGrew():
            return Sentence.CRANK.say(count=event.count)
        case CrankEnded():
            return Sentence.CRANK_OVER.say()
        case OneCardCalled():
            return Sentence.ONE_CARD.say(player=names[event.seat])
        case IdiotCaught():
            return Sentence.IDIOT.say(caller=names[event.caller], player=names[event.seat])
        case WrongCall():
            return Sentence.WRONG_CALL.say(caller=names[event.caller], player=names[event.seat])
        case PileReshuffled():
            return Sentence.RESHUFFLED.say(count=event.count)
        case RoundEnded(reason=RoundEnd.BLOCKED):
            return Sentence.ROUND_BLOCKED.say()
        case RoundEnded():
            out = [name for name, hand in zip(names, event.hands, strict=True) if not hand]
            return Sentence.ROUND_OUT.say(players=join_names(out))
        case GameEnded():
            winners = join_names([names[seat] for seat in event.winners])
            return Sentence.GAME_WON.say(players=winners, total=min(event.totals))
        case _:
            raise TypeError(f"nothing is said of {event!r}")


def tell_all(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return what happened, a line for each thing done and what came of it.

    Parameters:
        events: What happened, reduced to what the reader may know.
        names: The players by seat.
    """
    lines: list[str] = []
    for event in _without_repetition(events):
        sentence = Sentence.ALL_DREW.say() if event is None else tell(event, names)
        if lines and _follows_from_the_last(event):
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
    return lines


def _without_repetition(events: Sequence[Event]) -> Iterator[Event | None]:
    """Yield the events; None stands for all the cards that the others drew for one five."""
    for cause, group in groupby(events, _drawn_for_five):
        draws = list(group)
        if cause and len(draws) > 1:
            yield None
        else:
            yield from draws


def _drawn_for_five(event: Event) -> bool:
    return isinstance(event, CardsDrawn) and event.reason is DrawReason.FIVE and event.count == 1


def _follows_from_the_last(event: Event | None) -> bool:
    if isinstance(event, CardsDrawn):
        return event.reason not in (
            DrawReason.NOTHING_FITS,
            DrawReason.CHOICE,
            DrawReason.CRANK,
        )
    return not isinstance(
        event,
        CardPlayed | IdiotCaught | OneCardCalled | RoundDealt | RoundEnded | SuitNamed | WrongCall,
    )


def _tell_draw(event: CardsDrawn, names: Sequence[str]) -> str:
    player = names[event.seat]
    by = None if event.by is None else names[event.by]
    if event.count == 0:
        return Sentence.FOUND_NOTHING.say(player=player)
    plain, shown = {
        DrawReason.NOTHING_FITS: (Sentence.DREW_ONE, Sentence.DREW_ONE_SHOWN),
        DrawReason.CHOICE: (Sentence.CHOSE_TO_DRAW, Sentence.CHOSE_TO_DRAW_SHOWN),
        DrawReason.FIVE: (Sentence.DREW_FOR_FIVE, None),
        DrawReason.SEVEN: (Sentence.DREW_FOR_SEVEN, None),
        DrawReason.CRANK: (Sentence.DREW_CRANK, Sentence.DREW_CRANK_SHOWN),
        DrawReason.IDIOT: (Sentence.DREW_IDIOT, None),
        DrawReason.WRONG_CALL: (Sentence.DREW_WRONG_CALL, None),
        DrawReason.LAST_SIX: (Sentence.DREW_LAST_SIX, Sentence.DREW_LAST_SIX_SHOWN),
    }[event.reason]
    if event.cards and shown:
        return shown.say(player=player, cards=join_cards(event.cards))
    if event.reason is DrawReason.CRANK and event.count == 1:
        return Sentence.DREW_CRANK_ONE.say(player=player)
    return plain.say(player=player, by=by or "", count=event.count)


def consequence(view: SeatView, play: Play, names: Sequence[str]) -> str:
    """Return what a play would do, and to whom.

    Parameters:
        view: What the seat in turn may know.
        play: A play that is allowed.
        names: The players by seat.
    """
    foresight = foresee(view, play)
    sentences = [_consequence(view, play, foresight, names)]
    sentences += [
        Sentence.WILL_MISS.say(player=names[event.seat])
        for event in foresight.events
        if isinstance(event, TurnLost) and event.reason is LostTurn.IDIOT
    ]
    return " ".join(sentences)


def _consequence(view: SeatView, play: Play, foresight: Foresight, names: Sequence[str]) -> str:
    player = names[view.turn]
    following = names[foresight.next_seat]
    if foresight.ends_round:
        reasons = {e.reason: e.seat for e in foresight.events if isinstance(e, CardsDrawn)}
        if DrawReason.FIVE in reasons:
            return Sentence.WILL_END_ALL_DRAWN.say(player=player)
        if DrawReason.SEVEN in reasons:
            drawing = names[reasons[DrawReason.SEVEN]]
            return Sentence.WILL_END_DRAWN.say(player=player, next=drawing)
        return Sentence.WILL_END.say(player=player)
    for event in foresight.events:
        match event:
            case CrankGrew():
                last = len(view.hand) == 1
                sentence = Sentence.WILL_CRANK_LAST if last else Sentence.WILL_CRANK
                return sentence.say(count=event.count, next=following)
            case TurnLost(reason=LostTurn.FOUR | LostTurn.TEN):
                return Sentence.WILL_SKIP.say(player=names[event.seat], next=following)
            case PlayTurnedRound() if len(names) > 2:
                return Sentence.WILL_TURN_ROUND.say(next=following)
            case AnotherTurn():
                return Sentence.WILL_AGAIN.say(player=player)
            case CardsDrawn(reason=DrawReason.LAST_SIX):
                return Sentence.WILL_DRAW_ITSELF.say(player=player, next=following)
            case CardsDrawn(reason=DrawReason.FIVE):
                return Sentence.WILL_ALL_DRAW.say(next=following)
            case CardsDrawn(reason=DrawReason.SEVEN):
                return Sentence.WILL_DRAW.say(next=following)
            case _:
                pass
    if play.card.rank is Rank.EIGHT:
        return Sentence.WILL_NAME_ANY.say(player=player, next=following)
    if play.card.rank is Rank.NINE:
        suit = play.card.suit
        return Sentence.WILL_NAME_COLOUR.say(
            player=player, suit=suit.symbol, partner=suit.partner.symbol, next=following
        )
    return Sentence.WILL_NEXT.say(next=following)


def advise(view: SeatView, names: Sequence[str]) -> str:
    """Return what the seat in turn has to do now.

    Parameters:
        view: What the seat in turn may know.
        names: The players by seat.
    """
    player = names[view.turn]
    if view.drawn is not None:
        return Sentence.DO_PLAY_DRAWN.say(player=player, card=view.drawn.label)
    if any(isinstance(action, Play) for action in view.actions):
        return Sentence.DO_CHOOSE.say(player=player)
    if view.crank:
        return Sentence.DO_DRAW_CRANK.say(player=player, count=view.crank)
    if view.rules.match != "rank":
        return Sentence.DO_DRAW_OTHER.say(player=player)
    return Sentence.DO_DRAW.say(
        player=player, suit=view.suit.symbol, rank=spoken_rank(view.top.rank)
    )


def describe_hand(view: SeatView) -> str:
    """Return what the hand counts now, and which three cancels which card (rules 22, 23)."""
    if not view.hand:
        return Sentence.HAND_EMPTY.say()
    score = score_hand(view.hand, view.rules)
    threes = [
        Sentence.CANCELS.say(three=pair.three.label, card=pair.card.label)
        for pair in score.cancellations
    ]
    threes += [
        Sentence.COUNTS.say(three=three.label, points=score.spare_three_points)
        for three in score.spare_threes
    ]
    if threes:
        sentence = Sentence.HAND_COUNTS_ONE_AS if score.total == 1 else Sentence.HAND_COUNTS_AS
    else:
        sentence = Sentence.HAND_COUNTS_ONE if score.total == 1 else Sentence.HAND_COUNTS
    return sentence.say(total=score.total, threes=", ".join(threes))
