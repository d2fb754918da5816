from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.evening.evenings import Evening, in_memory, on_disk


@pytest.fixture(params=[in_memory, on_disk])
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    make: Callable[[Path], Evening] = request.param
    made = make(tmp_path)
    yield made
    made.session.close()
