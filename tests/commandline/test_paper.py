"""The commands that paint without a screen: decks, sheets, contact sheets."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession
from demoncity_gui.evening.session import Session as AnyGamesSession
from demoncity_gui.formats.evening_plan import read_evening_plan
from demoncity_gui.games.registry import game_for
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.texts import commandline, files, pack_faults
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.words.plain_text import shown
from tests.support.demon_city import Session, create_journal
from tests.support.packs import small_deck, zipped
from tests.support.started import CHECKOUT, started


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    path = tmp_path / "lido.demoncity"
    session = Session(create_journal(path), RehearsedChance(1), lambda: "2018-05-26T12:00:00Z")
    session.do(read_evening_plan(asset("example-evening.toml")))
    session.close()
    return path


def pages(pdf: Path) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf.read_bytes()))


def test_the_whole_tarot_is_printed_with_a_back_behind_each_card(tmp_path: Path) -> None:
    done = started(tmp_path, "print-deck", tmp_path / "tarot.pdf")
    assert (done.status, done.err) == (0, "")
    assert people.cards(cards=78) in done.out
    assert pages(tmp_path / "tarot.pdf") == 40


def test_a_horrors_deck_is_printed_on_letter_without_backs(tmp_path: Path, evening: Path) -> None:
    before = evening.read_bytes()
    out = tmp_path / "horror.pdf"
    done = started(
        tmp_path, "print-deck", out, "--evening", evening, "--deck", "horror", "--paper", "letter", "--no-backs"
    )
    assert (done.status, done.err) == (0, "")
    assert people.deck_first(deck="horror") in done.out and people.cards(cards=18) in done.out
    assert pages(out) == 5
    assert evening.read_bytes() == before


def test_a_packs_pictures_are_printed_and_what_it_lacks_is_told(tmp_path: Path) -> None:
    pack = zipped(tmp_path / "night.dcdeck", small_deck())
    done = started(tmp_path, "print-deck", tmp_path / "night.pdf", "--pack", pack)
    assert done.status == 0
    assert done.err.startswith(f"demoncity: {pack_faults.missing(cards='wands-1', more=0)[:-1]}")
    assert (tmp_path / "night.pdf").read_bytes().count(b"/Subtype /Image") == 3


def test_sheets_are_a_page_each_and_players_get_those_of_player_characters(tmp_path: Path, evening: Path) -> None:
    done = started(tmp_path, "print-sheets", evening, tmp_path / "all.pdf")
    assert done.out == commandline.sheets_printed(number=6, file=shown(str(tmp_path / "all.pdf"))) + "\n"
    done = started(tmp_path, "print-sheets", evening, tmp_path / "players.pdf", "--players")
    assert (done.status, done.err) == (0, "")
    assert (pages(tmp_path / "all.pdf"), pages(tmp_path / "players.pdf")) == (6, 4)


def test_the_playing_cards_are_printed_four_to_a_page(tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    done = started(tmp_path, "print-deck", out, "--playing-cards", "--no-backs")
    assert (done.status, done.err) == (0, "")
    assert people.cards(cards=54) in done.out
    assert pages(out) == 14


@pytest.mark.parametrize(("guest", "everybody", "known"), [("action", 4, 3), ("kings", 4, 4)])
def test_sheets_of_a_guest_are_printed_and_players_get_those_of_whom_they_know(
    tmp_path: Path, guest: str, everybody: int, known: int
) -> None:
    plan = read_evening_plan(asset(f"example-{guest}.toml"))
    journal: JournalFile[Any, Any, Any] = JournalFile.create(
        tmp_path / "guest.demoncity", game_for(str(plan.__struct_config__.tag))
    )
    session: AnySession = AnyGamesSession(journal, RehearsedChance(1), lambda: "2018-05-26T12:00:00Z")
    session.do(plan)
    session.close()
    for players, number in (((), everybody), (("--players",), known)):
        done = started(tmp_path, "print-sheets", "guest.demoncity", "sheets.pdf", *players)
        assert (done.status, done.err) == (0, "")
        assert done.out == commandline.sheets_printed(number=number, file="sheets.pdf") + "\n"
        assert pages(tmp_path / "sheets.pdf") == number


def test_contact_sheets_show_the_deck_at_three_sizes(tmp_path: Path) -> None:
    done = started(tmp_path, "contact-sheet", tmp_path / "sheets")
    assert (done.status, done.err) == (0, "")
    made = sorted(path.name for path in (tmp_path / "sheets").iterdir())
    assert made == ["deck-host-200.png", "deck-small-60.png", "deck-tv-245.png"]
    assert [Path(line).name for line in done.out.splitlines()] == [made[1], made[0], made[2]]


@pytest.mark.soak
@pytest.mark.soak_alone
def test_a_watched_contact_sheet_is_painted_again_when_a_scene_is_saved(tmp_path: Path) -> None:
    """In a copy of the sources, of which one is changed; an interrupt ends it without a word."""
    copy = tmp_path / "demoncity_gui"
    shutil.copytree(CHECKOUT / "demoncity_gui", copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(CHECKOUT / "assets", tmp_path / "assets")
    command = [sys.executable, "-m", "demoncity_gui", "contact-sheet", str(tmp_path / "sheets"), "--watch"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    watching = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Tests that run in the background hand down that interrupts are ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )
    with watching:
        assert watching.stdout is not None and watching.stderr is not None
        try:
            first = [watching.stdout.readline() for _ in range(3)]
            before = (tmp_path / "sheets" / "deck-small-60.png").read_bytes()
            look = copy / "cards" / "drawing" / "look.py"
            look.write_text(look.read_text().replace("BRASS: Final = PALETTE.pentacles", 'BRASS: Final = "#2727F2"'))
            again = [watching.stdout.readline() for _ in range(3)]
        finally:
            watching.send_signal(signal.SIGINT)
        assert watching.wait() == 0 and watching.stderr.read() == ""
    assert first == again
    assert (tmp_path / "sheets" / "deck-small-60.png").read_bytes() != before


def unwritten(file: str, why: str) -> str:
    return commandline.unwritten(file=file, why=why)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("print-deck", "no-folder/deck.pdf"), unwritten("no-folder/deck.pdf", "no such file or directory")),
        (
            ("print-deck", "deck.pdf", "--deck", "horror"),
            commandline.belong_together(one="--evening", other="--deck"),
        ),
        (("print-deck", "deck.pdf", "--evening", "none.demoncity", "--deck", "horror"), "none.demoncity"),
        (("print-deck", "deck.pdf", "--pack", "none.dcdeck"), "none.dcdeck"),
        (
            ("print-deck", "deck.pdf", "--playing-cards", "--pack", "none.dcdeck"),
            commandline.exclude_each_other(one="--playing-cards", other="--pack"),
        ),
        (("print-sheets", "none.toml", "sheets.pdf"), "none.toml"),
        (("print-sheets", "none.demoncity", "sheets.pdf"), "none.demoncity"),
        (("contact-sheet", "file"), unwritten("file", "file exists")),
        (("print-deck", "pipe.pdf"), unwritten("pipe.pdf", files.not_ordinary_stays)),
    ],
)
def test_what_cant_be_done_is_one_sentence_and_nothing_is_left(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    (tmp_path / "file").touch()
    os.mkfifo(tmp_path / "pipe.pdf")
    done = started(tmp_path, *arguments)
    assert (tmp_path / "pipe.pdf").is_fifo()
    assert (done.status, done.out) == (2, ""), done
    assert done.err.count("\n") == 1 and words in done.err, done
    assert "Traceback" not in done.err
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {"file"}
