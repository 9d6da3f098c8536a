"""One card, and idiots: what any seat may call at any time (rules 14 to 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from craits.rules.abilities import Story
from craits.rules.actions import Call, CallIdiot, CallOneCard, Play
from craits.rules.events import (
    DrawReason,
    IdiotCaught,
    LostTurn,
    OneCardCalled,
    TurnLost,
    WrongCall,
)
from craits.rules.refusals import IllegalAction, Reason

if TYPE_CHECKING:
    from craits.rules.round import Round


def make_call(game: Round, call: Call, story: Story) -> None:
    """Carry out a call.

    Raises:
        IllegalAction: when the rules do not allow it; nothing has changed.
    """
    refusal = why_no_call(game, call)
    if refusal is not None:
        raise refusal
    if isinstance(call, CallIdiot):
        _call_idiot(game, call, story)
        return
    game.said |= {call.seat}
    if game.open_seat == call.seat:
        game.open_seat = None
    if story is not None:
        story.append(OneCardCalled(call.seat))


def legal_calls(game: Round) -> list[Call]:
    """Return every call that any seat may make now, wrong calls of idiot included (rule 16)."""
    seats = range(len(game.hands))
    calls: list[Call] = [CallOneCard(seat) for seat in seats]
    calls += [CallIdiot(caller, seat) for caller in seats for seat in seats]
    return [call for call in calls if why_no_call(game, call) is None]


def why_no_call(game: Round, call: Call) -> IllegalAction | None:
    """Return why a call is not allowed now, or None when it is."""
    if game.is_over:
        return IllegalAction(Reason.ROUND_OVER)
    named = (call.seat,) if isinstance(call, CallOneCard) else (call.caller, call.seat)
    for seat in named:
        if not 0 <= seat < len(game.hands):
            return IllegalAction(Reason.NO_SUCH_SEAT, seat=seat)
    if not game.rules.one_card_call:
        return IllegalAction(Reason.CALLS_OFF)
    if isinstance(call, CallIdiot):
        return IllegalAction(Reason.IDIOT_SELF) if call.caller == call.seat else None
    return _why_not_announce(game, call.seat)


def _why_not_announce(game: Round, seat: int) -> IllegalAction | None:
    held = len(game.hands[seat])
    if seat in game.said:
        return IllegalAction(Reason.CALL_TWICE)
    if held == 0:
        return IllegalAction(Reason.CALL_WITHOUT_CARDS)
    if held == 1:
        return None if game.open_seat == seat else IllegalAction(Reason.CALL_CLOSED)
    if held > 2:
        return IllegalAction(Reason.CALL_TOO_MANY, count=held)
    if game.turn != seat:
        return IllegalAction(Reason.CALL_OUT_OF_TURN)
    if not any(isinstance(action, Play) for action in game.legal_actions()):
        return IllegalAction(Reason.CALL_WITHOUT_PLAY)
    return None


def _call_idiot(game: Round, call: CallIdiot, story: Story) -> None:
    if game.open_seat != call.seat:
        if story is not None:
            story.append(WrongCall(call.caller, call.seat))
        penalty = game.rules.false_idiot_penalty
        if penalty:
            game.give(call.caller, penalty, DrawReason.WRONG_CALL, None, story)
        return
    game.open_seat = None
    if story is not None:
        story.append(IdiotCaught(call.seat, call.caller))
    game.give(call.seat, 2, DrawReason.IDIOT, call.caller, story)
    if game.turn == call.seat:
        if story is not None:
            story.append(TurnLost(call.seat, LostTurn.IDIOT, call.caller))
        game.turn = game.next_seat(call.seat, story)
    else:
        game.misses |= {call.seat}
