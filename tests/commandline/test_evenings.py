"""`demoncity history`, `check` and `replay`, as a shell sees them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from demoncity_gui.commandline.evenings import TerminalProgress, check
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Announce, CallReady, ComplicateTask
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.file_format import SCHEMA, VERSION, FormatVersion
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import commandline as said_there
from demoncity_gui.texts import demon_city_story as story_said
from demoncity_gui.texts import luck, troubles
from demoncity_gui.words.cards import card_title
from tests.evening.evenings import begun, begun_in
from tests.journal.evenings import NOON, deed, entries_in, evening_of
from tests.support.demon_city import Entry, create_journal, open_journal
from tests.support.random_evenings import evening_on_disk
from tests.support.started import CHECKOUT, Done, everything_in, started
from tests.support.story_lines import attacked, took
from tests.support.told_evening import ANN, COMMANDS
from tests.support.trials import Trials

CANT_WRITE = said_there.cant_write(why="WHY").partition("WHY")[0]
COMMANDS_OF_FILES = ("history", "check", "replay")
PAGE = 4096


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A sound evening with undo, redo, and several shuffles."""
    return evening_on_disk(tmp_path / "the red door.demoncity")


def told_on_disk(path: Path, length: int = len(COMMANDS), more: tuple[Entry, ...] = ()) -> Path:
    create_journal(path, (*begun_in(length).entries(), *more)).close()
    return path


def with_a_byte_wrong(path: Path, number: int) -> Path:
    """Change one byte of one entry, behind the triggers' backs."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER entries_never_change")
        (body,) = connection.execute("SELECT body FROM entries WHERE number = ?", (number,)).fetchone()
        changed = bytearray(body)
        changed[len(body) // 2] ^= 1
        connection.execute("UPDATE entries SET body = ? WHERE number = ?", (bytes(changed), number))
        connection.execute(SCHEMA["entries_never_change"])
    return path


def asked(home: Path, path: Path, *command: str) -> Done:
    """Run a command on a file, and see that neither it nor anything beside it has changed."""
    before = everything_in(path.parent)
    done = started(home, *command, path)
    assert everything_in(path.parent) == before
    return done


def said(done: Done) -> str:
    """Return the one sentence of a command that failed."""
    (line,) = done.err.splitlines()
    assert line.startswith("demoncity: ") and line.endswith(".") and ". " not in line.removeprefix("demoncity: ")
    return line


def damaged(path: Path, entry: int) -> str:
    """Return how it is said that a file is damaged from this entry on."""
    return troubles.damaged(path=f"“{path}”", entry=entry, before=entry - 1)


# --- sound ---------------------------------------------------------------------------------------------------------


def test_a_sound_evening_is_said_to_be_so(home: Path, evening: Path) -> None:
    entries = entries_in(evening)
    done = asked(home, evening, "check")
    first, last = (entry.written_at.replace("T", " ").removesuffix("Z") for entry in (entries[0], entries[-1]))
    words = said_there.sound(file=f"“{evening}”", number=len(entries), first=first, last=last)
    assert (done.status, done.out, done.err) == (0, f"{words}\n", "")


def test_the_luck_of_the_evening_stands_at_the_end_of_its_story_if_asked_for(home: Path, tmp_path: Path) -> None:
    file = told_on_disk(tmp_path / "e.demoncity")
    plain, lucky = asked(home, file, "history"), asked(home, file, "history", "--luck")
    assert lucky.out.startswith(plain.out) and lucky.status == 0
    heading, _, told = lucky.out.removeprefix(plain.out).strip().partition("\n\n")
    assert heading == luck.heading
    assert told.splitlines()[-1].startswith(luck.turning_point(round=1, how="").partition("1")[0])


def test_an_evening_that_has_not_begun_is_sound(home: Path, tmp_path: Path) -> None:
    path = told_on_disk(tmp_path / "e.demoncity", 0)
    done = asked(home, path, "check")
    assert (done.status, done.err) == (0, "")
    assert said_there.sound_empty(file=f"“{path}”", number=0) in done.out
    assert asked(home, path, "history").status == 0
    assert said_there.replayed(file=f"“{path}”", number=0) in asked(home, path, "replay").out


def test_the_story_has_rounds_lines_and_reasons(home: Path, tmp_path: Path) -> None:
    done = asked(home, told_on_disk(tmp_path / "e.demoncity"), "history")
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == story_said.evening_began(title="Low water")
    rounds = [said_there.round(number=number) for number in (1, 2)]
    headings = [number for number, line in enumerate(lines) if line in rounds]
    assert [lines[number] for number in headings] == rounds
    assert all(lines[number - 1] == lines[number + 1] == "" for number in headings)
    taken = lines.index(took("Ann", 3))
    assert lines[taken + 1].startswith("    +1 ") and "[T-" in lines[taken + 1]
    story = begun().history
    began = [f"{heading}." for heading in rounds]
    told = [one for lines in story.story(for_players=False) for one in lines if one.text not in began]
    assert [line for line in lines if line and line not in rounds] == [
        words for line in told for words in (line.text, *(f"    {reason}" for reason in line.reasons))
    ]


def test_only_what_stands_is_told(home: Path, tmp_path: Path) -> None:
    session = begun(COMMANDS.index(CallReady()))
    path = tmp_path / "e.demoncity"
    entries = begun_in(5).entries()
    undo = Entry(6, EntryKind.UNDO, NOON)
    again = Entry(7, EntryKind.DO, NOON, Announce(ANN.id, COMMANDS[4].announcement), entries[4].events)  # type: ignore[union-attr]
    create_journal(path, (*entries, undo)).close()
    assert attacked("Ann", "Bill") not in asked(home, path, "history").out
    create_journal(tmp_path / "f.demoncity", (*entries, undo, again)).close()
    told = asked(home, tmp_path / "f.demoncity", "history").out
    attack = attacked("Ann", "Bill")
    assert told.count(attack) == 1 == sum(attack in line.text for line in session.history.lines(1, 5))


def test_no_card_that_lies_face_down_is_named(home: Path, tmp_path: Path) -> None:
    before = asked(home, told_on_disk(tmp_path / "e.demoncity", COMMANDS.index(CallReady()) + 1), "history").out
    lying = (Card.WANDS_9, Card.HIEROPHANT, Card.PENTACLES_6, Card.CUPS_9)
    assert not any(card_title(card) in before for card in lying)


def test_what_was_written_on_two_lines_or_to_a_terminal_is_told_on_one_line(home: Path, tmp_path: Path) -> None:
    words = "The lamp\ngoes\x1b[2J out."
    more = Entry(8, EntryKind.DO, NOON, ComplicateTask(words), (ev.TaskComplicated(words),))
    path = told_on_disk(tmp_path / "e.demoncity", 7, (more,))
    told = story_said.task_complicated(words="The lamp goes�[2J out.")
    assert asked(home, path, "history").out.splitlines()[-1] == told


def test_a_random_evening_is_played_again_and_comes_out_the_same(home: Path, evening: Path) -> None:
    number = len(entries_in(evening))
    done = asked(home, evening, "replay")
    words = said_there.replayed(file=f"“{evening}”", number=number)
    assert (done.status, done.out, done.err) == (0, f"{words}\n", "")


def test_it_is_played_into_a_file_that_can_be_opened(home: Path, evening: Path, tmp_path: Path) -> None:
    out = tmp_path / "again.demoncity"
    assert started(home, "replay", evening, out).status == 0
    assert entries_in(out) == entries_in(evening)
    assert sorted(os.listdir(tmp_path)) == sorted([evening.name, out.name])


# --- otherwise -----------------------------------------------------------------------------------------------------


def test_an_entry_that_comes_out_differently_is_named_and_leaves_no_file(home: Path, tmp_path: Path) -> None:
    forged = Entry(4, EntryKind.DO, NOON, COMMANDS[3], ())
    path = told_on_disk(tmp_path / "e.demoncity", 3, (forged,))
    before = everything_in(tmp_path)
    done = started(home, "replay", path, tmp_path / "again.demoncity")
    assert done.status == 1
    assert done.out.splitlines()[:2] == [
        said_there.entry_differs(number=4, refused=False),
        f"    {said_there.now(line=attacked('Bill', 'Ann'))}",
    ]
    assert said(done) == f"demoncity: {said_there.replay_differs(file=f'“{path}”', number=4, refused=False)}"
    assert everything_in(tmp_path) == before


def test_an_entry_that_is_refused_is_named(home: Path, tmp_path: Path) -> None:
    forged = Entry(4, EntryKind.DO, NOON, CallReady(), (ev.ReadyCalled(),))
    path = told_on_disk(tmp_path / "e.demoncity", 3, (forged,))
    done = asked(home, path, "replay")
    assert (done.status, done.out) == (1, said_there.entry_differs(number=4, refused=True) + "\n")
    assert said(done) == f"demoncity: {said_there.replay_differs(file=f'“{path}”', number=4, refused=True)}"


@pytest.mark.parametrize(
    "impossible",
    [(ev.CardsReturned(ANN.id, 2),), (ev.CardsLaid(CharacterId(99), 1),), (ev.CardsSpread(DeckName.HORROR, 99),)],
)
def test_a_story_that_can_t_be_told_is_told_up_to_there(
    home: Path, tmp_path: Path, impossible: tuple[ev.Event, ...]
) -> None:
    path = told_on_disk(tmp_path / "e.demoncity", 2, (Entry(3, EntryKind.DO, NOON, CallReady(), impossible),))
    told = asked(home, path, "history")
    assert told.out
    for done in (told, asked(home, path, "check"), asked(home, path, "replay")):
        assert done.status == 1
        assert damaged(path, 3) in said(done)


def test_a_story_that_can_t_begin_is_not_openable(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "e.demoncity"
    create_journal(path, [Entry(1, EntryKind.DO, NOON, CallReady(), (ev.CardsTurned(),))]).close()
    for command in COMMANDS_OF_FILES:
        done = asked(home, path, command)
        assert (done.status, done.out) == (2, "")
        assert damaged(path, 1) in said(done)


# --- damaged -------------------------------------------------------------------------------------------------------


def test_a_damaged_entry_is_named_and_all_before_it_is_told(home: Path, evening: Path) -> None:
    sound = evening.with_name("sound.demoncity")
    journal = open_journal(evening)
    create_journal(sound, tuple(journal.entries())[:6]).close()
    journal.close()
    with_a_byte_wrong(evening, 7)
    told = asked(home, evening, "history")
    assert told.out and told.out == started(home, "history", sound).out
    checked = asked(home, evening, "check")
    replayed = asked(home, evening, "replay")
    assert (checked.out, replayed.out) == ("", "")
    for done in (told, checked, replayed):
        assert done.status == 1
        assert said(done) == f"demoncity: {damaged(evening, 7)}"


def test_damage_to_the_first_entry_is_not_openable(home: Path, evening: Path) -> None:
    with_a_byte_wrong(evening, 1)
    for command in COMMANDS_OF_FILES:
        done = asked(home, evening, command)
        assert (done.status, done.out) == (2, "")
        assert damaged(evening, 1) in said(done)


def test_a_file_cut_short_is_damaged_or_not_openable(home: Path, evening: Path) -> None:
    whole = evening.read_bytes()
    for pages, status in ((len(whole) // PAGE - 1, 1), (1, 2)):
        evening.write_bytes(whole[: pages * PAGE])
        for command in COMMANDS_OF_FILES:
            done = asked(home, evening, command)
            assert done.status == status, (pages, command)
            entry = int(re.search(r"(\d+)\D*$", said(done))[1]) + 1 if status == 1 else 1  # type: ignore[index]
            assert said(done) == f"demoncity: {damaged(evening, entry)}"


@pytest.mark.soak
def test_whatever_byte_is_wrong_the_answer_is_one_sentence_and_nothing_changes(
    tmp_path: Path,
    trials: Trials,
    capsys: pytest.CaptureFixture[str],
    record_property: Callable[[str, object], None],
) -> None:
    path = evening_on_disk(tmp_path / "e.demoncity")
    whole = path.read_bytes()
    ended = [0, 0, 0]
    for trial in range(trials(2000)):
        dice = Random(trial)
        wrong = bytearray(whole)
        if trial % 5 == 0:
            del wrong[dice.randrange(len(wrong)) :]
        else:
            near = dice.choice((len(wrong), 100, PAGE))
            wrong[dice.randrange(near)] ^= dice.randrange(1, 256)
        path.write_bytes(wrong)
        status = check(path)
        told = capsys.readouterr()
        assert path.read_bytes() == wrong and os.listdir(tmp_path) == [path.name], trial
        (line,) = (told.out + told.err).splitlines()
        assert str(path) in line and line.endswith(".") and bool(told.out) == (status == 0), trial
        ended[status] += 1
    assert all(ended)
    record_property("sound, in part, not openable", ended)


# --- not openable --------------------------------------------------------------------------------------------------


def missing(_path: Path) -> None:
    pass


def empty(path: Path) -> None:
    path.touch()


def a_text(path: Path) -> None:
    path.write_text("What rough beast\n" * 300, encoding="utf-8")


def a_folder(path: Path) -> None:
    path.mkdir()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def recipes(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def too_new(path: Path) -> None:
    evening_of(path, 2)
    whole = path.read_bytes()
    path.write_bytes(whole[:60] + FormatVersion(2, 3).user_version.to_bytes(4) + whole[64:])


@pytest.mark.parametrize(
    ("made", "trouble"),
    [
        (missing, troubles.missing),
        (empty, troubles.not_an_evening),
        (a_text, troubles.not_an_evening),
        (a_folder, troubles.not_an_evening),
        (a_pipe, troubles.not_an_evening),
        (recipes, troubles.not_an_evening),
        (too_new, partial(troubles.too_new, version="2.3", known=str(VERSION), entry="")),
    ],
)
@pytest.mark.parametrize("command", COMMANDS_OF_FILES)
def test_what_is_no_evening_is_said_in_one_sentence(
    home: Path, tmp_path: Path, command: str, made: Callable[[Path], None], trouble: Callable[..., str]
) -> None:
    path = tmp_path / "e.demoncity"
    made(path)
    done = asked(home, path, command)
    assert (done.status, done.out) == (2, "")
    assert said(done) == f"demoncity: {trouble(path=f'“{path}”')}"


def test_where_the_evening_is_to_go_nothing_may_lie(home: Path, evening: Path, tmp_path: Path) -> None:
    taken = tmp_path / "notes.txt"
    taken.write_text("mine", encoding="utf-8")
    before = everything_in(tmp_path)
    for out, trouble in (
        (taken, troubles.already_there),
        (evening, troubles.already_there),
        (tmp_path, troubles.already_there),
        (tmp_path / "nowhere" / "again.demoncity", troubles.no_folder),
        (Path("/proc/again.demoncity"), troubles.not_writable),
    ):
        done = started(home, "replay", evening, out)
        assert (done.status, done.out) == (2, "")
        named = out.parent if trouble == troubles.no_folder else out
        assert said(done) == f"demoncity: {trouble(path=f'“{named}”')}"
        assert everything_in(tmp_path) == before


@pytest.mark.parametrize(
    "arguments", [("check",), ("history", "a", "b"), ("check", "--loud", "a"), ("replay", "a", "b", "c")]
)
def test_what_nobody_can_ask_is_said_in_one_line(home: Path, arguments: tuple[str, ...]) -> None:
    done = started(home, *arguments)
    assert (done.status, done.out, len(done.err.splitlines())) == (2, "", 1)


# --- where files lie -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["the red door.demoncity", "two\nlines.demoncity", "50% ?mode=ro#1", "\udcff.demoncity"]
)
def test_any_name_will_do(home: Path, tmp_path: Path, name: str) -> None:
    path = evening_on_disk(tmp_path / name, steps=20)
    for command in COMMANDS_OF_FILES:
        done = asked(home, path, command)
        assert (done.status, done.err) == (0, "")
    assert len(asked(home, path, "check").out.splitlines()) == 1
    with_a_byte_wrong(path, 7)
    assert damaged(path, 7).partition("”")[2] in said(asked(home, path, "check"))


def test_a_read_only_folder_is_read(home: Path, evening: Path, tmp_path: Path) -> None:
    os.chmod(evening, 0o444)
    os.chmod(tmp_path, 0o555)
    try:
        for command in COMMANDS_OF_FILES:
            done = asked(home, evening, command)
            assert (done.status, done.err) == (0, ""), command
    finally:
        os.chmod(tmp_path, 0o755)


HOLD_OPEN = """
import sys
from pathlib import Path
from tests.support.demon_city import open_journal
from tests.journal.evenings import deed
journal = open_journal(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.readline()
journal.append(deed(journal.timeline.last + 1))
journal.close()
"""


def test_an_evening_that_is_being_played_is_read_and_its_lock_holds(home: Path, evening: Path) -> None:
    number = len(entries_in(evening))
    with subprocess.Popen(
        [sys.executable, "-c", HOLD_OPEN, str(evening)], cwd=CHECKOUT, stdin=-1, stdout=-1, text=True
    ) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "open\n"
        for command in COMMANDS_OF_FILES:
            done = asked(home, evening, command)
            assert (done.status, done.err) == (0, ""), command
        playing.communicate("go on\n")
    assert playing.returncode == 0
    assert entries_in(evening)[number:] == (deed(number + 1),)


def test_an_evening_whose_program_was_killed_is_read_and_left_to_be_recovered(home: Path, evening: Path) -> None:
    number, left = len(entries_in(evening)), home / "left"
    left.mkdir()
    with closing(sqlite3.connect(evening, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN")
        for late in range(number + 1, number + 20):
            connection.execute("INSERT INTO entries VALUES (?, zeroblob(9000), zeroblob(32))", (late,))
        for name in os.listdir(evening.parent):
            shutil.copyfile(evening.parent / name, left / name)
    assert len(os.listdir(left)) == 2
    done = asked(home, left / evening.name, "check")
    assert (done.status, done.err) == (0, "")
    assert said_there.entries(number=number) in done.out


# --- how they run --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS_OF_FILES)
def test_they_need_no_qt_and_no_pictures(home: Path, evening: Path, command: str) -> None:
    done = started(home, command, evening, python=("-X", "importtime"))
    assert done.status == 0
    assert "demoncity_gui.commandline.evenings" in done.err
    for heavy in ("PySide6", "shiboken6", "PIL", "demoncity_gui.host", "demoncity_gui.cards"):
        assert heavy not in done.err


@pytest.mark.parametrize("command", COMMANDS_OF_FILES)
def test_a_full_disk_and_a_closed_pipe_are_told_as_they_are(evening: Path, command: str) -> None:
    for place, status in (("/dev/full", 2), (None, 0)):
        if place is None:
            reader, handle = os.pipe()
            os.close(reader)
        else:
            handle = os.open(place, os.O_WRONLY)
        with os.fdopen(handle, "wb") as out:
            done = subprocess.run(
                [sys.executable, "-m", "demoncity_gui", command, str(evening)],
                cwd=CHECKOUT,
                stdout=out,
                stderr=subprocess.PIPE,
                timeout=120,
            )
        assert done.returncode == status, done.stderr
        assert done.stderr.decode().startswith(f"demoncity: {CANT_WRITE}" if status else "")
        assert len(done.stderr.splitlines()) == (1 if status else 0)


def test_ctrl_c_leaves_no_half_file(home: Path, tmp_path: Path) -> None:
    path, out = tmp_path / "long.demoncity", tmp_path / "again.demoncity"
    evening_on_disk(path, steps=800)
    before = everything_in(tmp_path)
    interrupt = (
        "import os, signal\n"
        "from demoncity_gui.commandline import main as cli\n"
        "from demoncity_gui.commandline.evenings import TerminalProgress\n"
        "at = TerminalProgress.at\n"
        "def interrupted(self, number):\n"
        "    at(self, number)\n"
        "    if number == 100: os.kill(os.getpid(), signal.SIGINT)\n"
        "TerminalProgress.at = interrupted\n"
        f"raise SystemExit(cli.main(['replay', {str(path)!r}, {str(out)!r}]))\n"
    )
    temporary = home / "tmp"
    temporary.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", interrupt],
        cwd=CHECKOUT,
        env={**os.environ, "TMPDIR": str(temporary)},
        capture_output=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
        timeout=120,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
    assert everything_in(tmp_path) == before
    assert os.listdir(temporary) == []


class Terminal(StringIO):
    """What a person looks at."""

    def isatty(self) -> bool:
        return True


def test_who_waits_at_a_terminal_is_told_how_far_it_is_and_sees_nothing_of_it_after() -> None:
    terminal, now = Terminal(), [0.0]
    with TerminalProgress(terminal, 5000, lambda: now[0]) as progress:
        progress.at(1)
        assert terminal.getvalue() == ""
        now[0] = 2.5
        progress.at(1200)
        progress.at(1201)
        assert terminal.getvalue() == "\r" + said_there.progress(done=1200, last=5000)
        now[0] = 3.0
        progress.at(1500)
    last = said_there.progress(done=1500, last=5000)
    assert terminal.getvalue().endswith(f"\r{last}\r{' ' * len(last)}\r")


def test_who_does_not_wait_is_told_nothing() -> None:
    for somewhere, late in ((StringIO(), 60.0), (Terminal(), 1.0)):
        now = [0.0]
        with TerminalProgress(somewhere, 5000, lambda: now[0]) as progress:  # noqa: B023
            now[0] = late
            progress.at(1200)
        assert somewhere.getvalue() == ""


def test_the_players_story_holds_no_reason_of_a_count(home: Path, evening: Path) -> None:
    whole, players = asked(home, evening, "history"), asked(home, evening, "history", "--players")
    assert players.status == 0 and players.out
    assert "[T-" in whole.out and "[T-" not in players.out
    assert len(players.out.splitlines()) < len(whole.out.splitlines())
