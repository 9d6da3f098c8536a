"""The rules of Craits: cards, house rules, a round, a game, scoring, and a notation for them.

Standard library only, no input or output, no clock; randomness comes in as a `random.Random`.
"""

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
    parse_action,
    suits_to_name,
)
from craits.rules.cards import DECK, Card, Rank, Suit, write_cards
from craits.rules.chance import Chance, RecordedChance, SeededChance, WatchedChance
from craits.rules.errors import NotationError
from craits.rules.foresee import Foresight, foresee
from craits.rules.game import DEAL_SIZES, Game, RoundResult, deal_sizes
from craits.rules.house_rules import (
    HOUSE_RULE_OPTIONS,
    HouseRuleOption,
    HouseRules,
    HouseRuleValue,
)
from craits.rules.imagine import imagine
from craits.rules.position import MAX_SEATS, MIN_SEATS, Position
from craits.rules.refusals import IllegalAction, Reason, spoken_rank
from craits.rules.refuse import why_not
from craits.rules.round import Round
from craits.rules.scoring import POINTS, Cancellation, HandScore, score_hand
from craits.rules.view import SeatView

__all__ = [
    "DEAL_SIZES",
    "DECK",
    "HOUSE_RULE_OPTIONS",
    "MAX_SEATS",
    "MIN_SEATS",
    "POINTS",
    "Action",
    "Call",
    "CallIdiot",
    "CallOneCard",
    "Cancellation",
    "Card",
    "Chance",
    "Draw",
    "Foresight",
    "Game",
    "HandScore",
    "HouseRuleOption",
    "HouseRuleValue",
    "HouseRules",
    "IllegalAction",
    "Keep",
    "NameSuit",
    "NotationError",
    "Play",
    "Position",
    "Rank",
    "Reason",
    "RecordedChance",
    "Round",
    "RoundResult",
    "SeatView",
    "SeededChance",
    "Suit",
    "TurnAction",
    "WatchedChance",
    "deal_sizes",
    "foresee",
    "imagine",
    "parse_action",
    "score_hand",
    "spoken_rank",
    "suits_to_name",
    "why_not",
    "write_cards",
]
