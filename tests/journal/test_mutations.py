"""Whatever has become of a file: it opens with its true content, is read up to what is sound, or is refused."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from demoncity_gui.evening.chance import RehearsedChance
from tests.journal.evenings import NOON
from tests.journal.forked import outcome, started
from tests.journal.mutating import Sample, judge
from tests.journal.playing import plan, step
from tests.support.demon_city import Entry, JournalInMemory, Session, create_journal
from tests.support.trials import Trials

LENGTH = 30
BATCH = 125
AT_ONCE = 2


def played(length: int, seed: int) -> tuple[Entry, ...]:
    """Return the entries of an evening of random play."""
    journal = JournalInMemory()
    session = Session(journal, RehearsedChance(seed), lambda: NOON)
    session.do(plan())
    dice = Random(seed)
    while journal.timeline.last < length:
        step(session, dice)
    return journal.entries()[:length]


def sample_in(folder: Path) -> Sample:
    mine, theirs = folder / "mine", folder / "theirs"
    create_journal(mine, played(LENGTH, 1)).close()
    create_journal(theirs, played(LENGTH + 10, 2)).close()
    pristine, other = mine.read_bytes(), theirs.read_bytes()
    with closing(sqlite3.connect(theirs, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        for number in range(LENGTH + 11, LENGTH + 31):
            # With no room to keep pages, SQLite writes them before the commit.
            connection.execute("INSERT INTO entries VALUES (?, zeroblob(9000), zeroblob(32))", (number,))
        other_rollback = theirs.with_name("theirs-journal").read_bytes()
    assert any(other_rollback[:8])
    return Sample(pristine, played(LENGTH, 1), other, other_rollback)


@pytest.mark.soak
def test_a_spoilt_file_opens_truly_or_is_read_in_part_or_refused_and_never_changes(
    tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    sample = sample_in(tmp_path)
    outcomes: Counter[tuple[str, str]] = Counter()
    files = trials(10_000, one_in=40)
    batches = [(first, min(first + BATCH, files)) for first in range(0, files, BATCH)]
    for turn in range(0, len(batches), AT_ONCE):
        programs = [
            started(judge, sample, first, last, tmp_path / str(first)) for first, last in batches[turn : turn + AT_ONCE]
        ]
        for program in programs:
            outcomes.update(outcome(*program))
    assert outcomes.total() == files
    for ending in ("opened", "read whole", "read in part", "refused"):
        times = sum(count for (_, ended), count in outcomes.items() if ended == ending)
        record_property(ending, times)
        assert times or ending == "read whole"
    assert not any(kind in ("_foreign_sqlite", "_other_types") and ending != "refused" for kind, ending in outcomes)
