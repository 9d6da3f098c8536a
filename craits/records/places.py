"""Where the saved games and the settings lie."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

FOLDER_VARIABLE: Final = "CRAITS_HOME"
"""The environment variable that names another folder."""

DATABASE_NAME: Final = "craits.db"
SETTINGS_NAME: Final = "settings.toml"


def data_folder(given: str | Path | None = None) -> Path:
    """Return the folder of the saved games and the settings; it need not exist yet.

    Parameters:
        given: The folder named on the command line. Without it the one that ``CRAITS_HOME``
            names, and else the user's data folder of this system.
    """
    chosen = given or os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path("craits", appauthor=False)
