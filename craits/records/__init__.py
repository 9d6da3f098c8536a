"""Saved games, past games and statistics: one SQLite file, and settings beside it."""

from craits.records.awards import Award, Honour, awards
from craits.records.claims import is_claimed
from craits.records.games import (
    GameSheet,
    ScoredRound,
    StoredGame,
    count_past_games,
    delete_game,
    game_sheet,
    load,
    past_game,
    past_games,
    past_moments,
    unfinished_games,
)
from craits.records.places import data_folder
from craits.records.recorder import Recorder, Resumed, resume
from craits.records.recovery import SetAside
from craits.records.replay import BadStepError, Moment, Replay
from craits.records.settings import Settings, SettingsProblem, load_settings, save_settings
from craits.records.statistics import (
    HeadToHead,
    PlayerStatistics,
    head_to_head,
    player_statistics,
    statistics,
)
from craits.records.store import Store
from craits.records.tally import Figures, Tally
from craits.records.text import ImportRefusedError, export_text, import_game
from craits.records.transcript import Step, Transcript
from craits.records.troubles import RecordsError, Trouble

__all__ = [
    "Award",
    "BadStepError",
    "Figures",
    "GameSheet",
    "HeadToHead",
    "Honour",
    "ImportRefusedError",
    "Moment",
    "PlayerStatistics",
    "Recorder",
    "RecordsError",
    "Replay",
    "Resumed",
    "ScoredRound",
    "SetAside",
    "Settings",
    "SettingsProblem",
    "Step",
    "Store",
    "StoredGame",
    "Tally",
    "Transcript",
    "Trouble",
    "awards",
    "count_past_games",
    "data_folder",
    "delete_game",
    "export_text",
    "game_sheet",
    "head_to_head",
    "import_game",
    "is_claimed",
    "load",
    "load_settings",
    "past_game",
    "past_games",
    "past_moments",
    "player_statistics",
    "resume",
    "save_settings",
    "statistics",
    "unfinished_games",
]
