"""Why the seat in turn may not do what it tried: the facts behind `IllegalAction`."""

from __future__ import annotations

from craits.rules.actions import Keep, NameSuit, Play, TurnAction, suits_to_name
from craits.rules.cards import Rank
from craits.rules.fitting import CRANK_CARDS, fits
from craits.rules.refusals import IllegalAction, Reason
from craits.rules.view import SeatView


def why_not(view: SeatView, action: TurnAction) -> IllegalAction:
    """Return why the seat in turn may not do this.

    Parameters:
        view: What the seat in turn sees.
        action: An action that is not among ``view.actions``.
    """
    if view.is_over:
        return IllegalAction(Reason.ROUND_OVER)
    if isinstance(action, NameSuit):
        if not view.naming:
            return IllegalAction(Reason.NOTHING_TO_NAME)
        return _nine_keeps_colour(Play(view.top))
    if view.naming:
        return IllegalAction(Reason.NAME_SUIT_FIRST, card=view.top)
    if isinstance(action, Play):
        return _why_not_play(view, action)
    if isinstance(action, Keep):
        return IllegalAction(Reason.NOTHING_TO_KEEP)
    return _why_not_draw(view)


def _why_not_draw(view: SeatView) -> IllegalAction:
    if view.drawn is not None:
        return IllegalAction(Reason.ALREADY_DREW, drawn=view.drawn)
    if view.crank:
        return IllegalAction(Reason.MUST_ANSWER_CRANK, count=view.crank)
    return IllegalAction(Reason.MUST_PLAY)


def _why_not_play(view: SeatView, play: Play) -> IllegalAction:
    card = play.card
    if card not in view.hand:
        return IllegalAction(Reason.NOT_IN_HAND, card=card)
    if view.drawn is not None and card is not view.drawn:
        return IllegalAction(Reason.ONLY_DRAWN_CARD, drawn=view.drawn)
    if view.crank and not card.bit & CRANK_CARDS:
        return IllegalAction(Reason.CRANK_RUNS, count=view.crank, card=card)
    if not view.crank and not fits(card, view.top, view.suit, view.rules):
        return _why_it_does_not_fit(view, play)
    suits = suits_to_name(card)
    if not suits:
        return IllegalAction(Reason.SUIT_NOT_NAMED, card=card)
    if len(view.hand) == 1:
        return IllegalAction(Reason.LAST_CARD_NAMES_NO_SUIT, card=card)
    if play.suit is None:
        return IllegalAction(Reason.SUIT_MISSING, card=card)
    return _nine_keeps_colour(play)


def _why_it_does_not_fit(view: SeatView, play: Play) -> IllegalAction:
    card, suit, rank = play.card, view.suit, view.top.rank
    if view.rules.match == "rank":
        return IllegalAction(Reason.FITS_NEITHER, card=card, suit=suit, rank=rank)
    if view.rules.match == "colour" or rank is Rank.EIGHT:
        return IllegalAction(Reason.WRONG_COLOUR, card=card, suit=suit, colour=suit)
    return IllegalAction(Reason.WRONG_COLOUR_AND_RANK, card=card, suit=suit, colour=suit, rank=rank)


def _nine_keeps_colour(play: Play) -> IllegalAction:
    card = play.card
    return IllegalAction(
        Reason.NINE_KEEPS_COLOUR, card=card, suit=card.suit, partner=card.suit.partner
    )
