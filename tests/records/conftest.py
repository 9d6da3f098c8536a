from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from craits.records.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "data")
    yield made
    made.close()
