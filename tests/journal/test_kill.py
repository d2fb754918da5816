"""A program that is killed in the midst of an evening loses nothing that it has acknowledged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demoncity_gui.evening.evening import Evening
from demoncity_gui.games.registry import game_for
from demoncity_gui.journal.backups import KEPT, Backups
from demoncity_gui.journal.entries import Entry, EntryKind
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.rescue import open_to_read
from tests.journal.forked import LONGEST, all_said, started
from tests.journal.playing import Acknowledged, digest, now, plan, play, step, tables_after
from tests.support.random_evenings import EVERY_GAME
from tests.support.trials import Trials

KILLS_OF_ONE_EVENING = 50
Entries = tuple[Entry[Any, Any], ...]


def killed_within(seconds: float, path: Path, backups: Path, seed: int, name: str = "cards") -> list[Acknowledged]:
    """Have the evening played on for that long, at most; return what was acknowledged."""
    process, hears = started(play, path, backups, seed, name)
    assert hears.poll(LONGEST)
    assert hears.recv() is None
    process.join(seconds)
    assert process.exitcode is None, "the program died by itself"
    process.kill()
    process.join()
    return all_said(hears)


def whole(path: Path) -> Entries:
    """Return the entries of an evening that must be sound, without opening it."""
    journal, reason = open_to_read(path, game_for)
    assert reason is None
    return journal.entries()


def kept_in(path: Path, backups: Backups | None = None, *, opened: bool, name: str = "cards") -> Entries:
    """Take the evening up as the program does, to play on or to read; return its entries, the table being theirs."""
    backups = backups or Backups(path.parent / "backups")
    evening = Evening.open(path, partial(plan, name), backups, now) if opened else Evening.read(path, backups)
    table = evening.session.table
    assert "damaged" not in evening.words and "backup" not in evening.words
    evening.session.close()
    if not opened:
        entries = whole(path)
    else:
        journal: JournalFile[Any, Any, Any] = JournalFile.open(path, game_for)
        entries = journal.entries()
        journal.close()
    assert not entries or list(tables_after(entries))[-1] == table
    return entries


@pytest.mark.soak
@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_killed_program_has_kept_every_entry_it_acknowledged_and_every_deck_in_its_order(
    name: str, tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    kills = trials(150)
    total = acknowledgements = cut_off = 0
    for first in range(0, kills, KILLS_OF_ONE_EVENING):
        path, folder = tmp_path / f"{first}.demoncity", tmp_path / f"backups {first}"
        backups = Backups(folder)
        before: Entries = ()
        for trial in range(first, min(first + KILLS_OF_ONE_EVENING, kills)):
            luck = Random(trial)
            told = killed_within(luck.uniform(0, 0.2), path, folder, trial, name)
            acknowledgements += len(told)
            if not path.exists():
                assert not told and not before
                continue
            journal = path.with_name(path.name + "-journal")
            cut_off += journal.exists() and any(journal.read_bytes()[:8])
            kept = kept_in(path, backups, opened=luck.random() < 0.5, name=name)
            assert kept[: len(before)] == before, trial
            tables = list(tables_after(kept))
            for one in told:
                assert one.entry <= len(kept), trial
                assert digest(tables[one.entry - 1]) == one.table, trial
            # What the program wrote and had no time left to acknowledge: one step, or some on the way back to another.
            more = kept[told[-1].entry if told else len(before) :]
            assert len(more) <= 1 or all(entry.kind is EntryKind.UNDO for entry in more), trial
            before = kept
        total += len(before)
        # A kill can come between making a copy and letting go of the oldest: the next copy sees to it.
        evening = Evening.open(path, partial(plan, name), backups, now)
        mark = evening.mark
        while evening.session.history.timeline.last <= len(before):
            step(evening.session, luck)
        evening.close(now())
        copies = backups.of(mark)
        assert 0 < len(copies) <= KEPT
        held = [whole(copy.path) for copy in copies]
        assert all(entries[: len(before)] == before[: len(entries)] for entries in held)
    assert acknowledgements
    assert type(kept[0].command) is type(plan(name))
    record_property("kills", kills)
    record_property("of these within a commit", cut_off)
    record_property("entries kept", total)


@pytest.mark.soak
def test_a_program_killed_while_it_begins_an_evening_leaves_a_whole_one_or_none(
    tmp_path: Path, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    begun = 0
    for trial in range(trials(50)):
        path = tmp_path / f"{trial}.demoncity"
        told = killed_within(Random(trial).uniform(0, 0.03), path, tmp_path / "backups", trial)
        if path.exists():
            begun += 1
            assert len(whole(path)) >= (told[-1].entry if told else 0)
        else:
            assert told == []
    record_property("begun in time", begun)
