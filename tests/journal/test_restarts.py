"""The program ends between every two commands, killed, quit or crashed: the players see the same after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.journal.forked import all_said, started
from tests.journal.restarting import ENDINGS, one_step, opened, seen
from tests.support.random_evenings import EVERY_GAME
from tests.support.trials import Trials

PAINTED = 5
"""Of so many restarts one is compared by the TV's pixels as well: painting takes as long as all the rest."""


@pytest.mark.soak
@pytest.mark.parametrize("name", EVERY_GAME)
def test_whatever_ends_the_program_the_players_see_the_same_after_it(
    name: str, tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    steps, waiting, painted = trials(300), Counter[str](), 0
    evenings = max(1, steps // 100)
    for number in range(evenings):
        folder = tmp_path / str(number)
        folder.mkdir()
        last: tuple[str, ...] | None = None
        pixels: str | None = None
        for step in range(steps // evenings):
            ending = ENDINGS[step % len(ENDINGS)]
            by_pixels = step % PAINTED < 2  # before this restart and after it
            process, hears = started(one_step, folder, name, 1000 * number + step, ending, by_pixels)
            on_opening, painted_first, after, painted_last = all_said(hears)
            process.join()
            assert (process.exitcode == 0) is (ending == "quit")
            assert last is None or on_opening == last, f"evening {number}, step {step}"
            if pixels is not None and painted_first is not None:
                assert painted_first == pixels, f"evening {number}, step {step}: {last}"
                painted += 1
            last, pixels = after, painted_last
            waiting[after[1]] += 1
        evening = opened(folder, name)
        assert seen(evening.session) == last
        evening.session.close()
    assert len(waiting) > 1
    assert painted >= steps // PAINTED - evenings
    record_property("restarts", steps)
    record_property("of these compared by pixels", painted)
    record_property("blank, frozen, held", dict(waiting))
