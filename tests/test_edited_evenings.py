"""Evenings edited by somebody who recomputes every hash: opened, read in part or refused, and never a traceback.

The hashes vouch for accidents, not for content. What an edited evening holds is found out by applying and telling it:
by `check`, `history` and `replay`, and by the window on opening it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.commandline.evenings import check, history, replay_evening
from demoncity_gui.host.shell.recent_evenings import last_evening
from demoncity_gui.journal.entries import encode
from tests.host.conftest import dressed as dressed
from tests.host.conftest import painted as painted
from tests.host.test_session_menu import Shelf
from tests.journal.editing import bodies_in, edited, evening_of_bodies
from tests.journal.making_golden import GOLDEN
from tests.support.random_evenings import evening_in_memory
from tests.support.started import started
from tests.support.trials import Trials

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WHOLE = 5_000
"""How many evenings are edited in a soak."""
CHECKED, OPENED = range(40, 65), range(70, 82)
"""Those of a test, and those that its window opens, which takes longer: some of every outcome are among both."""
PARTS = [0, *(pytest.param(part, marks=pytest.mark.soak_alone) for part in range(1, 5))]
"""A soak's evenings in five parts, so that several cores share them; a test has a few of the first."""
OUTCOMES = {0: "sound", 1: "in part", 2: "refused"}


def evenings_of(part: int) -> range:
    """Which of the soak's evenings belong to a part."""
    each = WHOLE // len(PARTS)
    return range(part * each, (part + 1) * each)


@pytest.fixture(scope="module")
def samples() -> list[tuple[bytes, ...]]:
    """Sound evenings of every game, the golden ones among them, as the bytes of their entries."""
    lengths = {1: 60, 2: 60, 3: 120, 4: 30, 5: 60, 6: 90}
    played = [
        *(evening_in_memory(seed, steps) for seed, steps in lengths.items()),
        *(evening_in_memory(seed, 60, name) for name in ("dice", "kings", "action") for seed in (7, 8)),
    ]
    return [*(tuple(map(encode, one.entries())) for one in played), *map(bodies_in, sorted(GOLDEN.glob("*.demoncity")))]


def edited_evening(path: Path, samples: list[tuple[bytes, ...]], trial: int) -> Path:
    luck = Random(trial)
    return evening_of_bodies(path, edited(luck.choice(samples), luck.choice(samples), luck))


@pytest.mark.soak
@pytest.mark.parametrize("part", PARTS)
def test_an_edited_evening_is_checked_told_and_played_again_without_a_traceback(
    part: int,
    samples: list[tuple[bytes, ...]],
    tmp_path: Path,
    scale: int,
    record_property: Callable[[str, object], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcomes: Counter[str] = Counter()
    for trial in evenings_of(part) if scale == 10 else CHECKED:
        path = edited_evening(tmp_path / "evening.demoncity", samples, trial)
        checked = check(path)
        words = capsys.readouterr()
        assert (checked == 0) is (words.err == "") and words.err.count("\n") <= 1, f"trial {trial}"
        told = [history(path, for_players=for_players) for for_players in (False, True)]
        assert told == [checked, checked], f"trial {trial}: check says {checked}, history {told}"
        # Whether the rules were followed is another question: what can be told may be refused.
        assert replay_evening(path, None) in ((0, 1) if checked == 0 else (checked,)), f"trial {trial}"
        capsys.readouterr()
        outcomes[OUTCOMES[checked]] += 1
    assert all(outcomes[ending] for ending in OUTCOMES.values())
    for ending in OUTCOMES.values():
        record_property(ending, outcomes[ending])


@pytest.mark.soak
def test_the_real_program_says_one_sentence_about_an_edited_evening(
    samples: list[tuple[bytes, ...]], tmp_path: Path, trials: Trials
) -> None:
    for trial in range(trials(60, one_in=30)):
        path = edited_evening(tmp_path / "evening.demoncity", samples, trial)
        for command in ("check", "history", "replay"):
            done = started(tmp_path, command, path)
            assert done.status in OUTCOMES and "Traceback" not in done.err, f"trial {trial}: {done}"
            assert len(done.err.splitlines()) == (done.status != 0), f"trial {trial}: {done}"


@pytest.fixture
def shelf(painted: CardPixmaps, tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path, painted)
    yield shelf
    shelf.close()


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """What would have been a traceback before the Host: exceptions that nothing caught."""
    caught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, fault, _where: caught.append(fault))
    return caught


@pytest.mark.soak
@pytest.mark.parametrize("part", PARTS)
def test_the_window_opens_an_edited_evening_reads_it_in_part_or_keeps_the_one_that_is_open(
    part: int,
    samples: list[tuple[bytes, ...]],
    shelf: Shelf,
    faults: list[BaseException],
    scale: int,
    record_property: Callable[[str, object], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcomes: Counter[str] = Counter()
    good = shelf.made("good")
    for trial in evenings_of(part) if scale == 10 else OPENED:
        # The evening that is open is to stay what it was, whatever comes.
        assert shelf.menu.open_path(good)
        before = shelf.host.session.tv.picture(), shelf.host.windowTitle()
        path = edited_evening(shelf.folder / "edited.demoncity", samples, trial)
        checked = check(path)
        capsys.readouterr()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as whenever a window comes to rest
        QApplication.processEvents()
        if shelf.menu.open_path(path):
            outcomes["opened"] += 1
            assert last_evening(shelf.settings) == path
            if trial % 20 == 0:
                look_around(shelf)
        else:
            assert checked, f"trial {trial}: sound, and not opened"
            assert (shelf.host.session.tv.picture(), shelf.host.windowTitle()) == before, f"trial {trial}"
            assert last_evening(shelf.settings) == good, f"trial {trial}"
            shelf.menu.open_to_read(path)
            evening = shelf.menu.evening
            assert evening is not None and (evening.path == path) is (checked == 1), f"trial {trial}"
            outcomes["read in part" if checked == 1 else "refused"] += 1
        for box in shelf.host.findChildren(QMessageBox):
            box.close()
        shelf.settle()
        assert not faults, f"trial {trial}: {faults}"
    for ending, times in outcomes.items():
        record_property(ending, times)
    assert all(outcomes[ending] for ending in ("opened", "read in part", "refused"))


def look_around(shelf: Shelf) -> None:
    """Turn to every page, look at both windows, and take some steps back."""
    for key in shelf.host.desk.pages:
        shelf.host.pages.show_page(key)
        shelf.settle()
    shelf.host.pages.show_round()
    for _ in range(5):
        shelf.host.undo()
        shelf.settle()
    shelf.program.tv.grab()
    shelf.host.grab()
