"""The colours of the table and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual.theme import Theme

CARD_COLOURS: Final = {
    "felt": "#14523c",
    "felt-deep": "#0f4231",
    "felt-line": "#2c7a5c",
    "card-face": "#f7f2e6",
    "card-dimmed": "#adb7a8",
    "card-red": "#ab1a2a",
    "card-black": "#1d2426",
    "card-blue": "#174a9c",
    "card-green": "#1b5e2f",
    "card-edge": "#8f8468",
    "card-chosen": "#ffd75e",
    "card-shadow": "#0a2f23",
    "card-back": "#7d1f33",
    "card-pattern": "#c26a76",
    "suit-red": "#ffa299",
    "suit-black": "#e8efe9",
    "suit-blue": "#8ec5ff",
    "suit-green": "#8fe0a0",
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
        "card-face": "#f3f4fa",
        "card-dimmed": "#a9afc4",
        "card-red": "#a3142a",
        "card-edge": "#767d99",
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
        "card-dimmed": "#b9c8b6",
        "card-edge": "#8a8470",
        "card-chosen": "#a5440f",
        "card-shadow": "#93b19b",
        "suit-red": "#a81a28",
        "suit-black": "#1d2426",
        "suit-blue": "#174a9c",
        "suit-green": "#1b5e2f",
        "footer-background": "#cfdccd",
    },
)

HIGH_CONTRAST: Final = Theme(
    name="high-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ffff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    success="#00ff66",
    warning="#ffcc00",
    error="#ff9999",
    dark=True,
    variables={
        "button-focus-text-style": "bold",
        "felt": "#000000",
        "felt-deep": "#1c1c1c",
        "felt-line": "#ffffff",
        "card-face": "#ffffff",
        "card-dimmed": "#9c9c9c",
        "card-red": "#8f0000",
        "card-black": "#000000",
        "card-blue": "#00208f",
        "card-green": "#004d14",
        "card-edge": "#000000",
        "card-chosen": "#ffff00",
        "card-shadow": "#3a3a3a",
        "card-back": "#00208f",
        "card-pattern": "#ffffff",
        "suit-red": "#ff9999",
        "suit-black": "#ffffff",
        "suit-blue": "#99ccff",
        "suit-green": "#66ff99",
        "border": "#ffffff",
        "footer-background": "#000000",
        "footer-key-foreground": "#ffff00",
        "footer-description-foreground": "#ffffff",
        "block-cursor-foreground": "#000000",
    },
)

# Blue against orange, light against dark: nothing depends on telling red from green.
HARBOUR: Final = Theme(
    name="harbour",
    primary="#f5c04a",
    secondary="#8cc8f0",
    accent="#f5c04a",
    foreground="#eef4fa",
    background="#0b2338",
    surface="#12334f",
    panel="#0e2a43",
    success="#8cc8f0",
    warning="#f5c04a",
    error="#ff9d5c",
    dark=True,
    variables={
        "button-focus-text-style": "bold",
        "felt": "#143d5e",
        "felt-deep": "#0f304c",
        "felt-line": "#3d7199",
        "card-face": "#f8f7f2",
        "card-dimmed": "#afbac4",
        "card-red": "#9c3d00",
        "card-black": "#0d1420",
        "card-blue": "#00539c",
        "card-green": "#65307a",
        "card-edge": "#7d8794",
        "card-chosen": "#f5c04a",
        "card-shadow": "#08203a",
        "card-back": "#a8560f",
        "card-pattern": "#f0b27a",
        "suit-red": "#ffa566",
        "suit-black": "#eef4fa",
        "suit-blue": "#8cc8f0",
        "suit-green": "#dcb3ec",
        "border": "#8cc8f0",
        "footer-background": "#081b2c",
        "block-cursor-foreground": "#0b2338",
    },
)

ROSEWOOD: Final = Theme(
    name="rosewood",
    primary="#e8bd68",
    secondary="#d9a58c",
    accent="#f2a65a",
    foreground="#f6ebe0",
    background="#24120d",
    surface="#4b1628",
    panel="#331a12",
    success="#b9d98c",
    warning="#f2b866",
    error="#ff9a8c",
    dark=True,
    variables={
        "button-focus-text-style": "bold",
        "felt": "#551a2e",
        "felt-deep": "#431325",
        "felt-line": "#8a4257",
        "card-face": "#fbf2df",
        "card-dimmed": "#bfae9d",
        "card-red": "#a31226",
        "card-black": "#241a17",
        "card-edge": "#9a7f5e",
        "card-chosen": "#e8bd68",
        "card-shadow": "#350d1b",
        "card-back": "#1f4d3a",
        "card-pattern": "#79a58c",
        "suit-red": "#ff9a8c",
        "suit-black": "#f6ebe0",
        "border": "#d9a58c",
        "footer-background": "#1a0c08",
        "block-cursor-foreground": "#24120d",
        "input-cursor-background": "#e8bd68",
    },
)

AURORA: Final = Theme(
    name="aurora",
    primary="#86e8c8",
    secondary="#c7b0ff",
    accent="#ffb3d1",
    foreground="#efecfa",
    background="#17122b",
    surface="#2a2150",
    panel="#1f1939",
    success="#86e8c8",
    warning="#ffd08a",
    error="#ff9bb0",
    dark=True,
    variables={
        "button-focus-text-style": "bold",
        "felt": "#2b2254",
        "felt-deep": "#221b43",
        "felt-line": "#5c4f96",
        "card-face": "#f7f5fd",
        "card-dimmed": "#b3aec9",
        "card-red": "#a1123f",
        "card-black": "#1c1730",
        "card-edge": "#8379a8",
        "card-chosen": "#86e8c8",
        "card-shadow": "#150f2b",
        "card-back": "#12685f",
        "card-pattern": "#7fd6c0",
        "suit-red": "#ff9bb0",
        "suit-black": "#efecfa",
        "border": "#c7b0ff",
        "footer-background": "#110d20",
        "block-cursor-foreground": "#17122b",
    },
)

THEMES: Final = (FELT, MIDNIGHT, DAYLIGHT, HIGH_CONTRAST, HARBOUR, ROSEWOOD, AURORA)

_DECKS: Final = {
    "two": {"hearts": "red", "diamonds": "red", "clubs": "black", "spades": "black"},
    "four": {"hearts": "red", "diamonds": "blue", "clubs": "green", "spades": "black"},
}
"""The ink of each suit in each deck."""


def theme_label(name: str) -> str:
    """Return what players read for the name of a theme."""
    return name.replace("-", " ").capitalize()


def suit_colours(deck: str, variables: Mapping[str, str]) -> dict[str, str]:
    """Return the colours of the suits, on cards and in text.

    Parameters:
        deck: One of `craits.records.settings.DECKS`.
        variables: The colours of the theme.
    """
    return {
        f"{place}-{suit}": variables[f"{place}-{ink}"]
        for place in ("card", "suit")
        for suit, ink in _DECKS[deck].items()
    }
