"""What was asked and can't be done: one sentence, exit status 2, and nothing changed anywhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.formats.evening_plan import read_evening_plan
from demoncity_gui.games import registry
from demoncity_gui.games.demon_city.rules.commands import BeginAction
from demoncity_gui.texts import misfits, program
from demoncity_gui.version import VERSION
from tests.support.demon_city import Session, create_journal
from tests.support.started import Done, everything_in, started

SENTENCE_END = "."


def sound_evening(path: Path) -> Path:
    """Make an evening that could be opened."""
    session = Session(create_journal(path), RehearsedChance(1), lambda: "2018-05-26T12:00:00Z")
    session.do(read_evening_plan(asset("example-evening.toml")))
    session.do(BeginAction())
    session.close()
    return path


def garbage(path: Path) -> None:
    path.write_bytes(b"What rough beast\n" * 300)


def empty(path: Path) -> None:
    path.touch()


def truncated(path: Path) -> None:
    whole = sound_evening(path).read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def one_byte_wrong(path: Path) -> None:
    whole = bytearray(sound_evening(path).read_bytes())
    place = whole.index(b"begin-evening")  # the first entry: nothing of it can be read
    whole[place] ^= 1
    path.write_bytes(whole)


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def folder(path: Path) -> None:
    path.mkdir()
    (path / "note.txt").write_text("mine", encoding="utf-8")


def nothing(path: Path) -> None:
    assert not path.exists()


def below_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("a file where a folder should be", encoding="utf-8")


def refused(done: Done, *named: str) -> None:
    """See that one sentence said no, and nothing else was said."""
    assert done.status == 2, done
    assert done.out == "", done
    (line,) = done.err.splitlines()
    assert line.startswith("demoncity")
    assert line.endswith(SENTENCE_END), line
    assert "Traceback" not in line
    for words in named:
        assert words in line


@pytest.mark.parametrize("broken", [garbage, empty, truncated, one_byte_wrong, foreign, folder, nothing, below_a_file])
def test_what_can_t_be_opened_is_named_and_left_as_it_is(tmp_path: Path, broken: Callable[[Path], None]) -> None:
    place = tmp_path / "place"
    place.mkdir()
    evening = place / "evening.demoncity"
    broken(evening)
    before = everything_in(tmp_path)
    refused(started(tmp_path / "home", evening), str(evening))
    after = everything_in(tmp_path)
    assert {name: after[name] for name in before} == before
    assert {name.split("/")[0] for name in after} == {"place", "home"}
    assert "example.demoncity" not in str(list(after))


TAKEN = [sound_evening, garbage, empty, folder]


@pytest.mark.parametrize("there", TAKEN)
def test_a_new_evening_takes_nobody_s_place(tmp_path: Path, there: Callable[[Path], object]) -> None:
    place = tmp_path / "place"
    place.mkdir()
    there(place / "evening.demoncity")
    before = everything_in(place)
    refused(started(tmp_path / "home", "new", place / "evening.demoncity"), "evening.demoncity")
    assert everything_in(place) == before


@pytest.mark.parametrize("parent", ["none", "file.txt", "/proc", "/proc/none"])
def test_where_nothing_can_be_written_no_evening_begins_and_no_file_is_left(tmp_path: Path, parent: str) -> None:
    place = tmp_path / "place"
    place.mkdir()
    (place / "file.txt").write_text("mine", encoding="utf-8")
    before = everything_in(place)
    evening = place / parent / "evening.demoncity"
    refused(started(tmp_path / "home", "new", evening), str(place / parent))
    refused(started(tmp_path / "home", "tour", place / parent / "tour" if parent != "none" else place / "file.txt"))
    assert everything_in(place) == before
    assert not evening.exists()


PLANS = {
    "unknown card": ("pentacles-7", "pentacles-77", "$.horror_deck[6]", "pentacles-77"),
    "card twice": ("pentacles-7", "pentacles-6", "$.horror_deck[6]", "pentacles-6"),
    "two of one name": ('name = "Marty"', 'name = "Ceelo"', "$.characters[3].name", "Ceelo"),
    "bad TOML": ('title = "', "title = ", "TOML", misfits.toml_at(line="3", column="§", fault="").partition("§")[0]),
}


@pytest.mark.parametrize("wrong", PLANS.values(), ids=PLANS)
def test_a_plan_that_can_t_be_meant_begins_no_evening(tmp_path: Path, wrong: tuple[str, ...]) -> None:
    old, new, *named = wrong
    text = asset("example-evening.toml").read_text(encoding="utf-8")
    assert old in text
    plan = tmp_path / "plan.toml"
    plan.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = started(tmp_path / "home", "new", tmp_path / "evening.demoncity", "--plan", plan)
    refused(done, str(plan), *named)
    assert not list(tmp_path.glob("*.demoncity*"))


@pytest.mark.parametrize("plan", ["none.toml", ".", "picture.toml"])
def test_a_plan_that_can_t_be_read_begins_no_evening(tmp_path: Path, plan: str) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    done = started(tmp_path / "home", "new", tmp_path / "evening.demoncity", "--plan", tmp_path / plan)
    refused(done, str(tmp_path / plan))
    assert not list(tmp_path.glob("*.demoncity*"))


WRONGLY_ASKED = {
    "unknown option": ("--loud",),
    "unknown option of new": ("new", "evening.demoncity", "--loud"),
    "an option on two lines": ("--lo\nud",),
    "two files": ("one", "two"),
    "new without a file": ("new",),
    "a plan without a name": ("new", "evening.demoncity", "--plan"),
    "tour without a folder": ("tour",),
    "nothing at all as a name": ("",),
}


@pytest.mark.parametrize("arguments", WRONGLY_ASKED.values(), ids=WRONGLY_ASKED)
def test_what_nobody_can_ask_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    refused(started(tmp_path / "home", *arguments))
    assert not list(tmp_path.rglob("*.demoncity"))


def test_without_any_screen_one_sentence_names_the_command_that_works(tmp_path: Path) -> None:
    def unseen(*arguments: str | Path) -> Done:
        return started(tmp_path / "home", *arguments, DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")

    refused(unseen(), program.no_screen)
    refused(unseen("new", tmp_path / "evening.demoncity"), program.no_screen)
    assert not list(tmp_path.rglob("*.demoncity"))


def test_the_version_is_one_line(tmp_path: Path) -> None:
    done = started(tmp_path / "home", "--version")
    assert (done.status, done.out, done.err) == (0, f"demoncity {VERSION}\n", "")


GUESTS = f"{{{','.join(registry.PLANS)}}}"


@pytest.mark.parametrize("arguments", [("--help",), ("-h",), ("new", "--help"), ("tour", "--help")])
def test_help_tells_what_can_be_asked(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = started(tmp_path / "home", *arguments)
    assert (done.status, done.err) == (0, "")
    listed = (
        f"demoncity new [--plan PLAN] [--game {{dice,{GUESTS[1:]}] FILE",
        f"demoncity tour [--game {{dice,solo,{GUESTS[1:]}] DIR",
        "--version",
    )
    for words in listed if len(arguments) == 1 else ("demoncity", "--help"):
        assert words in done.out


@pytest.mark.parametrize("question", ["--version", "--help", "--loud"])
def test_a_question_is_answered_without_qt(tmp_path: Path, question: str) -> None:
    done = started(tmp_path / "home", question, python=("-X", "importtime"))
    assert "demoncity_gui.commandline.main" in done.err
    for heavy in ("PySide6", "shiboken6", "PIL", "sqlite3"):
        assert heavy not in done.err


def test_the_program_tries_its_parts_and_says_so_in_one_line(tmp_path: Path) -> None:
    done = started(tmp_path / "home", "--self-test")
    assert (done.status, done.out, done.err) == (0, f"{program.passed(version=VERSION)}\n", "")
    assert not list(tmp_path.rglob("*.demoncity"))
