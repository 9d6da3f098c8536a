"""How fast computers move on the screen."""

from __future__ import annotations

from typing import Final

_FACTORS: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.35}


def stretch(seconds: float, speed: str) -> float:
    """Return how long something takes at one of the speeds of the settings."""
    return seconds * _FACTORS[speed]


def leniency(speed: str) -> float:
    """Return by what a computer's call against a person takes longer; never less than 1.

    Who wants to see computers move fast has not become faster with the keys.
    """
    return max(1.0, _FACTORS[speed])
