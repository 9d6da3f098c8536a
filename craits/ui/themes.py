"""The colours of the table and the cards."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

CARD_COLOURS: Final = {
    "felt": "#14523c",
    "felt-deep": "#0f4231",
    "felt-line": "#2c7a5c",
    "card-face": "#f7f2e6",
    "card-dimmed": "#a9b3a4",
    "card-red": "#b8202f",
    "card-black": "#1d2426",
    "card-edge": "#8f8468",
    "card-chosen": "#ffd75e",
    "card-shadow": "#0a2f23",
    "card-back": "#7d1f33",
    "card-pattern": "#c26a76",
    "suit-red": "#ff8a80",
    "suit-black": "#e8efe9",
}
"""What a theme may set besides Textual's own colours, and what holds when it does not."""

FELT: Final = Theme(
    name="green-felt",
    primary="#ffd75e",
    secondary="#8fd3b6",
    accent="#ffb454",
    foreground="#eef3ea",
    background="#0d3b2b",
    surface="#14523c",
    panel="#0f4231",
    success="#9be28f",
    warning="#ffcf70",
    error="#ff8a80",
    dark=True,
    variables={
        "button-focus-text-style": "bold",
        "footer-background": "#0a2f23",
        "footer-description-foreground": "#cfe3d8",
        "block-cursor-foreground": "#10281f",
        "border": "#8fd3b6",
        "input-cursor-background": "#ffd75e",
    },
)

MIDNIGHT: Final = Theme(
    name="midnight",
    primary="#8ab4f8",
    secondary="#b39ddb",
    accent="#ffcb6b",
    foreground="#e6e9f2",
    background="#12141f",
    surface="#1c2033",
    panel="#171a2a",
    success="#a5d6a7",
    warning="#ffcb6b",
    error="#ff8a80",
    dark=True,
    variables={
        "button-focus-text-style": "bold",
        "felt": "#1c2033",
        "felt-deep": "#171a2a",
        "felt-line": "#3c4468",
        "card-dimmed": "#8a90a6",
        "card-shadow": "#0a0b12",
        "card-back": "#27408b",
        "card-pattern": "#7c96e0",
        "footer-background": "#0e1019",
    },
)

DAYLIGHT: Final = Theme(
    name="daylight",
    primary="#0b5d43",
    secondary="#2f6f9f",
    accent="#a5440f",
    foreground="#1d2a24",
    background="#e9efe6",
    surface="#d5e2d3",
    panel="#dfe9dc",
    success="#2e7d32",
    warning="#8a5a00",
    error="#b3261e",
    dark=False,
    variables={
        "button-focus-text-style": "bold",
        "felt": "#c9dcc9",
        "felt-deep": "#d8e5d6",
        "felt-line": "#7fa68e",
        "card-face": "#fffdf6",
        "card-dimmed": "#c3cbbd",
        "card-edge": "#9a937f",
        "card-chosen": "#a5440f",
        "card-shadow": "#93b19b",
        "suit-red": "#b3202c",
        "suit-black": "#1d2426",
        "footer-background": "#cfdccd",
    },
)

THEMES: Final = (FELT, MIDNIGHT, DAYLIGHT)
