"""The rules of Craits: cards, house rules, a round, a game, scoring, and a notation for them.

Standard library only, no input or output, no clock; randomness comes in as a `random.Random`.

A module is loaded when a name of it is asked for first, so that the program starts sooner.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from craits.rules.actions import (
        Action as Action,
        Call as Call,
        CallIdiot as CallIdiot,
        CallOneCard as CallOneCard,
        Draw as Draw,
        Keep as Keep,
        NameSuit as NameSuit,
        Play as Play,
        TurnAction as TurnAction,
        parse_action as parse_action,
        suits_to_name as suits_to_name,
    )
    from craits.rules.cards import (
        DECK as DECK,
        Card as Card,
        Rank as Rank,
        Suit as Suit,
        write_cards as write_cards,
    )
    from craits.rules.chance import (
        Chance as Chance,
        RecordedChance as RecordedChance,
        SeededChance as SeededChance,
        WatchedChance as WatchedChance,
    )
    from craits.rules.errors import (
        NotationError as NotationError,
    )
    from craits.rules.foresight import (
        Foresight as Foresight,
        foresee as foresee,
    )
    from craits.rules.game import (
        DEAL_SIZES as DEAL_SIZES,
        Game as Game,
        RoundResult as RoundResult,
        deal_sizes as deal_sizes,
    )
    from craits.rules.house_rules import (
        HOUSE_RULE_OPTIONS as HOUSE_RULE_OPTIONS,
        HouseRuleOption as HouseRuleOption,
        HouseRules as HouseRules,
        HouseRuleValue as HouseRuleValue,
    )
    from craits.rules.imagination import (
        imagine as imagine,
    )
    from craits.rules.position import (
        MAX_SEATS as MAX_SEATS,
        MIN_SEATS as MIN_SEATS,
        Position as Position,
    )
    from craits.rules.refusals import (
        IllegalAction as IllegalAction,
        Reason as Reason,
        spoken_rank as spoken_rank,
    )
    from craits.rules.refuse import (
        why_not as why_not,
    )
    from craits.rules.round import (
        Round as Round,
    )
    from craits.rules.scoring import (
        POINTS as POINTS,
        Cancellation as Cancellation,
        HandScore as HandScore,
        score_hand as score_hand,
    )
    from craits.rules.view import (
        SeatView as SeatView,
    )

_MODULES: Final = {
    "Action": "actions",
    "Call": "actions",
    "CallIdiot": "actions",
    "CallOneCard": "actions",
    "Draw": "actions",
    "Keep": "actions",
    "NameSuit": "actions",
    "Play": "actions",
    "TurnAction": "actions",
    "parse_action": "actions",
    "suits_to_name": "actions",
    "Card": "cards",
    "DECK": "cards",
    "Rank": "cards",
    "Suit": "cards",
    "write_cards": "cards",
    "Chance": "chance",
    "RecordedChance": "chance",
    "SeededChance": "chance",
    "WatchedChance": "chance",
    "NotationError": "errors",
    "Foresight": "foresight",
    "foresee": "foresight",
    "DEAL_SIZES": "game",
    "Game": "game",
    "RoundResult": "game",
    "deal_sizes": "game",
    "HOUSE_RULE_OPTIONS": "house_rules",
    "HouseRuleOption": "house_rules",
    "HouseRuleValue": "house_rules",
    "HouseRules": "house_rules",
    "imagine": "imagination",
    "MAX_SEATS": "position",
    "MIN_SEATS": "position",
    "Position": "position",
    "IllegalAction": "refusals",
    "Reason": "refusals",
    "spoken_rank": "refusals",
    "why_not": "refuse",
    "Round": "round",
    "Cancellation": "scoring",
    "HandScore": "scoring",
    "POINTS": "scoring",
    "score_hand": "scoring",
    "SeatView": "view",
}
"""Where each name of the package lives."""

__all__ = list(_MODULES)


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(_MODULES)
