"""An evening with its file and its backups: begun, opened, read, cut off, closed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from demoncity_gui.evening import evening as evening_module
from demoncity_gui.evening.evening import Evening, can_be_read, summary
from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.commands import BeginAction, BeginEvening, CallReady
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.journal import file as journal_file
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.file_format import VERSION, FormatVersion, version_in
from demoncity_gui.journal.troubles import AlreadyThere, Damaged, InUse, Missing, Trouble
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import evenings, troubles
from tests.evening.evenings import begun_in, seen
from tests.journal.evenings import NOON, entries_in
from tests.support.demon_city import Entry, create_journal
from tests.support.started import CHECKOUT
from tests.support.told_evening import COMMANDS, told_chance

PLAN = COMMANDS[0]
assert isinstance(PLAN, BeginEvening)
NIGHT = "2018-05-27T01:00:00Z"


class Place:
    """Where evenings lie in a test, with a clock that goes on by an hour a look."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "the red door.demoncity"
        self.folder = folder / "backups"
        self.backups = Backups(self.folder)
        self._hours = count()

    def clock(self) -> str:
        hour = next(self._hours)
        return f"2018-05-{10 + hour // 24:02}T{hour % 24:02}:00:00Z"

    def begin(self, length: int = 1) -> Evening:
        assert isinstance(PLAN, BeginEvening)
        evening = Evening.begin(self.path, PLAN, self.backups, self.clock, told_chance())
        for command in COMMANDS[1:length]:
            evening.session.do(command)
        return evening

    def open(self) -> Evening:
        return Evening.open(self.path, self.never, self.backups, self.clock)

    def never(self) -> BeginEvening:
        raise AssertionError("this evening has begun")

    def kept(self, evening: Evening) -> list[int]:
        """How many entries each backup holds, the newest first."""
        return [len(entries_in(backup.path)) for backup in self.backups.of(evening.mark)]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    yield Place(tmp_path)


def test_an_evening_is_begun_closed_and_goes_on_at_the_same_step(place: Place) -> None:
    evening = place.begin(7)
    left = seen(evening.session)
    assert (evening.words, evening.is_to_read, evening.path) == ("", False, place.path)
    evening.close(NIGHT)
    again = place.open()
    assert seen(again.session) == left
    assert (again.words, again.is_to_read) == ("", False)
    again.close(NIGHT)


def test_a_plan_that_is_refused_leaves_no_file(place: Place) -> None:
    assert isinstance(PLAN, BeginEvening)
    with pytest.raises(RuleRefusal):
        Evening.begin(place.path, replace(PLAN, characters=()), place.backups, place.clock)
    assert os.listdir(place.path.parent) == []


def test_nothing_is_begun_in_another_s_place(place: Place) -> None:
    place.path.write_text("mine")
    with pytest.raises(Trouble) as refused:
        place.begin()
    assert refused.value.reason == AlreadyThere(place.path)
    assert place.path.read_text() == "mine"


def test_a_file_without_a_first_step_begins_with_the_plan(place: Place) -> None:
    assert isinstance(PLAN, BeginEvening)
    create_journal(place.path).close()
    evening = Evening.open(place.path, lambda: PLAN, place.backups, place.clock)
    assert evening.session.table.title == PLAN.title
    assert place.kept(evening) == [1]
    evening.close(NIGHT)


def test_there_is_a_backup_of_how_it_was_taken_up_and_of_how_it_was_left(place: Place) -> None:
    evening = place.begin(3)
    evening.close(NIGHT)
    again = place.open()
    assert place.kept(again) == [3]
    again.session.do(COMMANDS[3])
    again.session.do(COMMANDS[4])
    assert place.kept(again) == [3]
    mark = again.mark
    again.close("2018-05-28T01:00:00Z")
    assert [(backup.made_at, len(entries_in(backup.path))) for backup in place.backups.of(mark)] == [
        ("2018-05-28T01:00:00Z", 5),
        (NIGHT, 3),
    ]


def test_an_evening_without_a_backup_goes_on_and_says_so(place: Place) -> None:
    place.folder.write_text("no folder")
    place.begin(3).close(NIGHT)
    evening = place.open()
    assert evenings.not_backed_up(why="") in evening.words and str(place.folder) in evening.words
    evening.session.do(COMMANDS[3])
    evening.close(NIGHT)
    assert len(entries_in(place.path)) == 4


KILLED = """
import os, signal, sys
from pathlib import Path
from demoncity_gui.journal.backups import Backups
from demoncity_gui.evening.evening import Evening
from tests.support.told_evening import COMMANDS, told_chance
path = Path(sys.argv[1])
backups, noon = Backups(path.parent / "backups"), "2018-05-26T12:00:00Z"
evening = Evening.begin(path, COMMANDS[0], backups, lambda: noon, told_chance())
for command in COMMANDS[1:7]:
    evening.session.do(command)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_after_a_crash_it_is_at_the_same_step_and_says_so_once(place: Place) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(place.path)], cwd=CHECKOUT, capture_output=True)
    assert (done.returncode, done.stderr) == (-9, b"")
    evening = place.open()
    assert evening.words == evenings.ended_in_middle
    undisturbed = begun_in(7).entries()
    assert [entry.events for entry in entries_of(evening)] == [entry.events for entry in undisturbed]
    assert place.kept(evening) == [7]
    evening.close(NIGHT)
    again = place.open()
    assert again.words == ""
    again.close(NIGHT)


def entries_of(evening: Evening) -> tuple[Entry, ...]:
    return evening._journal.entries()


def test_it_is_not_open_twice_but_may_be_read(place: Place, tmp_path: Path) -> None:
    evening = place.begin(4)
    with pytest.raises(Trouble) as refused:
        place.open()
    assert refused.value.reason == InUse(place.path)
    evening.session.do(COMMANDS[4])
    evening.close(NIGHT)
    read = Evening.read(place.path, place.backups)
    assert (read.is_to_read, read.words, read.mark) == (True, evenings.to_read, "")
    assert seen(read.session)[0] == begun_table(5)
    for change in (lambda: read.session.do(COMMANDS[5]), read.session.undo):
        with pytest.raises(Trouble):
            change()
    read.copy_to(tmp_path / "copy.demoncity")
    assert entries_in(tmp_path / "copy.demoncity") == entries_in(place.path)
    read.close(NIGHT)


def begun_table(length: int) -> Table:
    return TableCache(begun_in(length)).after(length)


def test_what_is_open_elsewhere_can_be_read(place: Place) -> None:
    place.begin(4).close(NIGHT)
    hold = (
        "import sys; from pathlib import Path; from tests.support.demon_city import open_journal\n"
        "journal = open_journal(Path(sys.argv[1])); print('open', flush=True); sys.stdin.readline()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", hold, str(place.path)], cwd=CHECKOUT, stdin=-1, stdout=-1, text=True
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == "open\n"
        with pytest.raises(Trouble) as refused:
            place.open()
        assert refused.value.reason == InUse(place.path)
        assert Evening.read(place.path, place.backups).session.table == begun_table(4)
        other.communicate("enough\n")


def impossible(number: int) -> Entry:
    return Entry(number, EntryKind.DO, NOON, CallReady(), (ev.CardsSpread(DeckName.PLAYERS, 999),))


def test_a_story_that_can_t_have_happened_is_refused_and_read_up_to_there(place: Place) -> None:
    create_journal(place.path, (*begun_in(3).entries(), impossible(4))).close()
    for _ in range(2):  # the first attempt has let go of the lock
        with pytest.raises(Trouble) as refused:
            place.open()
        assert refused.value.reason == Damaged(place.path, 4)
    read = Evening.read(place.path, place.backups)
    assert read.session.table == begun_table(3)
    assert troubles.damaged(path=f"“{place.path}”", entry=4, before=3) in read.words
    with pytest.raises(Trouble):
        summary(place.path)


def test_a_copy_is_an_evening_of_its_own(place: Place, tmp_path: Path) -> None:
    evening = place.begin(4)
    evening.copy_to(tmp_path / "copy.demoncity")
    evening.session.do(COMMANDS[4])
    with pytest.raises(Trouble):
        evening.copy_to(tmp_path / "copy.demoncity")
    evening.close(NIGHT)
    assert len(entries_in(tmp_path / "copy.demoncity")) == 4
    assert len(entries_in(place.path)) == 5


def test_an_older_minor_format_is_backed_up_as_it_is_and_then_states_the_newer(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.begin(3).close(NIGHT)
    for made in place.folder.rglob("*.demoncity"):
        made.unlink()
    older, newer = VERSION, FormatVersion(VERSION.major, VERSION.minor + 1)
    for module in (journal_file, evening_module):
        monkeypatch.setattr(module, "VERSION", newer)
    evening = place.open()
    (backup,) = place.backups.of(evening.mark)
    assert version_in(backup.path.read_bytes()[:100]) == older
    evening.close(NIGHT)
    assert version_in(place.path.read_bytes()[:100]) == newer
    assert len(entries_in(place.path)) == 3


def test_a_summary_says_what_a_host_knows_it_by(place: Place) -> None:
    evening = place.begin(1)
    evening.close(NIGHT)
    heading, steps = summary(place.path)
    assert (heading.title, heading.scene, heading.round_number, steps) == ("Low water", "A drained bath", 0, 1)
    again = place.open()
    again.session.do(BeginAction())
    again.session.do(COMMANDS[2])
    again.session.undo()
    again.close(NIGHT)
    heading, steps = summary(place.path)
    assert (heading.round_number, steps) == (1, 2)
    place.path.unlink()
    with pytest.raises(Trouble) as refused:
        summary(place.path)
    assert refused.value.reason == Missing(place.path)


def test_an_evening_whose_first_entry_can_t_have_happened_is_not_offered_to_be_read(tmp_path: Path) -> None:
    path = tmp_path / "nonsense.demoncity"
    create_journal(path, [Entry(1, EntryKind.DO, NOON, CallReady(), (ev.ReadyCalled(),))]).close()
    assert not can_be_read(path)
    with pytest.raises(Trouble) as refused:
        Evening.read(path, Backups(tmp_path / "backups"))
    assert refused.value.reason == Damaged(path, 1)
