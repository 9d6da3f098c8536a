"""Saved games, past games and statistics: one SQLite file, and settings beside it."""
