"""Craits, a card game for friends around one keyboard."""

__version__ = "0.1.0"
