"""Evenings of guests in a file: those of an earlier format open, and a program of an earlier format refuses newer ones.

`python -m tests.journal.test_guests` keeps the golden evenings of the format that is written now, once for each format.
"""

from __future__ import annotations

import shutil
from functools import reduce
from operator import or_
from pathlib import Path
from typing import get_args

import pytest

from demoncity_gui.evening.chance import RehearsedChance, TrueChance
from demoncity_gui.evening.evening import read_sound_part
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION, Action
from demoncity_gui.games.action.rules import commands as action
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson
from demoncity_gui.games.game import AnyGame
from demoncity_gui.games.kings.game import KINGS, Kings
from demoncity_gui.games.kings.rules import commands as kings
from demoncity_gui.journal import reading
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.file_format import VERSION, FormatVersion
from demoncity_gui.journal.troubles import TooNew, Trouble, sentence
from tests.support.asked_guest import ACTION_CAST, KINGS_CAST

GOLDEN = Path(__file__).parent / "golden"
NOON = "2018-05-26T12:00:00Z"
SHEETS = (CopyPerson, MovePerson, EditSheet)
_AT_THE_TABLE = {
    "kings": (
        *(KINGS_CAST, CopyPerson("Vic", "Twin"), MovePerson("Twin", 0), EditSheet("Twin", "name", "Double")),
        kings.AddPerson("Zoe", 7, 6, 1, 1),
        *(kings.RemovePerson("Una"), EditSheet("Sal", "hidden", True), kings.BeginRound(), kings.Declare("Double", 9)),
        *(kings.Declare("Zoe", 2, (1,)), kings.CallOrder(), kings.MakeChallenge("Zoe", "the keys", 2)),
        *(kings.Answer("to keep them", 1), kings.Spend("Zoe", "blood", 1), kings.RollDice()),
    ),
    "action": (
        *(ACTION_CAST, CopyPerson("Ann", "Twin"), MovePerson("Twin", 0), EditSheet("Twin", "luck", 1)),
        action.AddPerson("Zed", "Triad", 5, 5, 5, 8, 8, 20, 5, 3, 5, 1),
        *(action.RemovePerson("Bill"), EditSheet("Cass", "pronoun", "she"), action.BeginFight(), action.Act()),
        *(action.RollStrike("Cass"), EditSheet("Cass", "hidden", True)),
    ),
}
GAMES: dict[str, AnyGame] = {"kings": KINGS, "action": ACTION}


def keep(name: str, path: Path) -> None:
    """Play an evening of this guest, and keep it there."""
    session: AnySession = Session(JournalFile.create(path, GAMES[name]), RehearsedChance(5), lambda: NOON)
    for command in _AT_THE_TABLE[name]:
        session.do(command)
    session.close()


def games(word: str) -> AnyGame:
    return next(game for game in GAMES.values() if game.word == word)


@pytest.mark.parametrize(
    ("name", "people"),
    [("kings", ("Double", "Vic", "Sal", "Tom", "Zoe")), ("action", ("Twin", "Ann", "Cass", "Thugs", "Zed"))],
)
def test_an_evening_of_each_format_opens_and_is_what_it_was_and_is_played_on(
    name: str, people: tuple[str, ...], tmp_path: Path
) -> None:
    path = shutil.copyfile(GOLDEN / f"1.5-{name}.demoncity", tmp_path / "evening.demoncity")
    journal = JournalFile.open(path, games)
    session: AnySession = Session(journal, TrueChance(), lambda: NOON)
    assert (str(journal.version), session.table.names, journal.timeline.last) == (
        "1.5",
        people,
        len(_AT_THE_TABLE[name]),
    )
    assert session.table.hidden == ("Sal" if name == "kings" else "Cass",)
    steps = list(session.history.story(for_players=False))
    session.undo()
    session.redo()
    assert list(session.history.story(for_players=False)) == steps
    session.close()


class _OlderKings(Kings):
    """Kings as programs of format 1.4 know it."""

    commands = reduce(or_, (kind for kind in get_args(KINGS.commands) if kind not in (*SHEETS, kings.AddPerson)))


class _OlderAction(Action):
    """Action! as programs of format 1.4 know it."""

    commands = reduce(or_, (kind for kind in get_args(ACTION.commands) if kind not in (*SHEETS, action.AddPerson)))


@pytest.mark.parametrize(("name", "older"), [("kings", _OlderKings()), ("action", _OlderAction())])
def test_a_program_of_an_earlier_format_refuses_in_one_sentence_what_it_does_not_know(
    name: str, older: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.demoncity"
    keep(name, path)
    before = path.read_bytes()
    monkeypatch.setattr(reading, "VERSION", FormatVersion(1, 4))
    with pytest.raises(Trouble) as refused:
        JournalFile.open(path, lambda _word: older)
    assert refused.value.reason == TooNew(path, str(VERSION), "1.4", entry=2)
    assert "\n" not in sentence(refused.value.reason)
    journal, _, reason = read_sound_part(path, games=lambda _word: older)
    assert (journal.timeline.last, reason) == (1, refused.value.reason)
    assert path.read_bytes() == before


if __name__ == "__main__":
    for guest in GAMES:
        keep(guest, GOLDEN / f"{VERSION}-{guest}.demoncity")
