"""The main screens as text, compared with how they are kept.

Text, not pictures: a picture also holds what Textual makes of it, which changes between its
versions; colours are tested for themselves. `CRAITS_KEEP_FRAMES=1` keeps the screens as they are.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.ui.pictures import SCENES
from tests.ui.tables import screen_text

FRAMES = Path(__file__).with_name("frames")


@pytest.mark.parametrize("name", SCENES)
async def test_the_screen_is_as_it_was_kept(name: str) -> None:
    async with SCENES[name]() as (app, _):
        text = "\n".join(line.rstrip() for line in screen_text(app).splitlines()) + "\n"
    path = FRAMES / f"{name}.txt"
    if os.environ.get("CRAITS_KEEP_FRAMES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
