"""The program ends between every two commands, killed, quit or crashed: the players see the same after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.journal.forked import all_said, started
from tests.journal.restarting import ENDINGS, one_step, opened, seen
from tests.support.trials import Trials


@pytest.mark.soak
def test_whatever_ends_the_program_the_players_see_the_same_after_it(
    tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    steps, waiting = trials(600), Counter[str]()
    evenings = max(1, steps // 100)
    for number in range(evenings):
        folder = tmp_path / str(number)
        folder.mkdir()
        last: tuple[str, ...] | None = None
        for step in range(steps // evenings):
            ending = ENDINGS[step % len(ENDINGS)]
            process, hears = started(one_step, folder, 1000 * number + step, ending)
            on_opening, after = all_said(hears)
            process.join()
            assert (process.exitcode == 0) is (ending == "quit")
            assert last is None or on_opening == last, f"evening {number}, step {step}"
            last = after
            waiting[after[1]] += 1
        evening = opened(folder)
        assert seen(evening.session) == last
        evening.session.close()
    assert len(waiting) > 1
    record_property("restarts", steps)
    record_property("blank, frozen, held", dict(waiting))
