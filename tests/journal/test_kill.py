"""A program that dies, or has no room, in the midst of writing loses nothing that it has acknowledged."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.journal.evenings import deed, entries_in

ROOT = Path(__file__).parents[2]


def appending(path: Path, *more: str) -> subprocess.Popen[str]:
    """Return the program at work: it is just about to make or open the evening."""
    command = [sys.executable, "-m", "tests.journal.appending", str(path), *more]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    return program


def killed_within(program: subprocess.Popen[str], seconds: float) -> list[int]:
    """Kill the program at that moment; return the numbers of the entries that it has acknowledged."""
    with suppress(subprocess.TimeoutExpired):
        program.wait(seconds)
    program.kill()
    said, _ = program.communicate()
    return [int(line) for line in said.splitlines(keepends=True) if line.endswith("\n")]


@pytest.mark.soak
def test_a_killed_program_has_kept_every_entry_it_acknowledged(
    tmp_path: Path, trials: Callable[[int], int], record_property: Callable[[str, object], None]
) -> None:
    path = tmp_path / "evening.demoncity"
    acknowledged = 0
    for trial in range(trials(100)):
        told = killed_within(appending(path), random.Random(trial).uniform(0.003, 0.06))
        if not path.exists():
            assert not told and not acknowledged
            continue
        kept = entries_in(path)
        assert list(kept) == [deed(number) for number in range(1, len(kept) + 1)]
        acknowledged = told[-1] if told else acknowledged
        # One more than was acknowledged may be kept: the program can die between writing and saying so.
        assert acknowledged <= len(kept) <= acknowledged + 1, trial
        acknowledged = len(kept)
    assert acknowledged
    record_property("kills", trials(100))
    record_property("entries kept", acknowledged)


@pytest.mark.soak
def test_a_program_killed_while_it_makes_an_evening_leaves_a_whole_one_or_none(
    tmp_path: Path, trials: Callable[[int], int]
) -> None:
    for trial in range(trials(50)):
        path = tmp_path / f"{trial}.demoncity"
        told = killed_within(appending(path), random.Random(trial).uniform(0, 0.012))
        if path.exists():
            assert len(told) <= len(entries_in(path)) <= len(told) + 1
        else:
            assert told == []


@pytest.mark.soak
def test_a_program_without_room_says_so_and_goes_on_once_there_is_room(
    tmp_path: Path, trials: Callable[[int], int]
) -> None:
    for trial in range(trials(20)):
        path = tmp_path / f"{trial}.demoncity"
        most = random.Random(trial).randrange(8_300, 120_000)
        program = appending(path, str(most))
        assert program.stdout is not None
        acknowledged = []
        while (line := program.stdout.readline()) and line.strip().isdigit():
            acknowledged.append(int(line))
        assert str(path) in line and line.endswith(".\n")
        again = [int(program.stdout.readline()) for _ in range(5)]
        program.kill()
        program.communicate()
        assert acknowledged + again == list(range(1, len(acknowledged) + 6))
        kept = entries_in(path)
        assert list(kept) == [deed(number) for number in range(1, len(kept) + 1)]
        assert len(kept) >= again[-1]
