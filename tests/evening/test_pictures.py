"""Pictures that an evening keeps: each once, with the entry that names it, and with the evening wherever it goes."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from demoncity_gui.disk.door import MOST_BYTES_OF_PICTURE
from demoncity_gui.evening.evening import Evening, read_sound_part
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.views.cast_picture import cast_picture
from demoncity_gui.games.demon_city.views.show_picture import show_picture
from demoncity_gui.host.pages.tv.pictures import give_portrait
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.entries import EntryKind, Unreadable, encode
from demoncity_gui.journal.journal import AnyJournal
from demoncity_gui.journal.pictures import MOST_PICTURES, picture_name
from demoncity_gui.journal.troubles import TooManyPictures, Trouble, sentence
from demoncity_gui.journal.tv_change import PictureHeldUp
from demoncity_gui.texts import troubles
from tests.evening.evenings import NOON
from tests.support.demon_city import Entry, JournalInMemory, Session, decode, open_journal, replay
from tests.support.told_evening import COMMANDS, told_chance

FACE, DOCK = b"\xff\xd8\xff a face", b"\xff\xd8\xff a dock".ljust(MOST_BYTES_OF_PICTURE, b"~")
"""One is small, and one as large as may be."""
PLAN = next(command for command in COMMANDS if isinstance(command, BeginEvening))


def begun(journal: AnyJournal) -> Session:
    session = Session(journal, told_chance(), lambda: NOON)
    session.do(PLAN)
    return session


def first(session: Session) -> Character:
    return session.table.characters[0]


def images(journal: AnyJournal) -> list[bytes]:
    return [image for entry in journal.entries() for image in entry.pictures]


def test_a_portrait_comes_with_its_entry_and_undo_and_redo_need_it_once() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    give_portrait(session, first(session).id, FACE)
    assert first(session).portrait == picture_name(FACE)
    session.undo()
    assert not first(session).portrait
    session.redo()
    session.tv.show_image(FACE)
    give_portrait(session, session.table.characters[1].id, FACE)
    assert images(journal) == [FACE]
    assert [entry.number for entry in journal.entries() if entry.pictures] == [2]


def test_a_portrait_for_nobody_is_refused_and_keeps_nothing() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    with pytest.raises(RuleRefusal):
        give_portrait(session, CharacterId(99), FACE)
    assert images(journal) == []


def test_pictures_go_into_a_copy_a_backup_and_the_next_session(tmp_path: Path) -> None:
    path, backups = tmp_path / "evening.demoncity", Backups(tmp_path / "backups")
    evening = Evening.begin(path, PLAN, backups, lambda: NOON)
    session = evening.session
    give_portrait(session, first(session).id, FACE)
    session.tv.show_image(DOCK)
    evening.copy_to(tmp_path / "copy.demoncity")
    plan = session.next_evening()
    portraits = session.pictures.those(one.portrait for one in plan.characters)
    evening.close(NOON)

    copy = open_journal(tmp_path / "copy.demoncity")
    assert images(copy) == [FACE, DOCK]
    copy.close()
    (backup,) = (tmp_path / "backups").rglob("*.demoncity")
    assert images(read_sound_part(backup)[0]) == [FACE, DOCK]
    after = Evening.begin(tmp_path / "next.demoncity", plan, backups, lambda: NOON, images=portraits)
    assert first(after.session).portrait == picture_name(FACE)
    assert after.session.pictures.those(one.portrait for one in after.session.table.characters) == (FACE,)
    after.session.close()
    again = open_journal(tmp_path / "next.demoncity")
    assert images(again) == [FACE], "a scene of the last evening is none of the next"
    again.close()


def test_a_picture_comes_back_from_the_disk_beside_words_that_are_cut(tmp_path: Path) -> None:
    entry = Entry(1, EntryKind.TV, NOON, tv=PictureHeldUp(picture_name(DOCK), "w" * 3000), pictures=(DOCK,))
    back = decode(encode(entry))
    assert back.pictures == (DOCK,)
    assert isinstance(back.tv, PictureHeldUp) and len(back.tv.words) == 2000


def test_an_evening_with_pictures_is_sound_and_plays_again_the_same(tmp_path: Path) -> None:
    path = tmp_path / "evening.demoncity"
    evening = Evening.begin(path, PLAN, Backups(tmp_path / "b"), lambda: NOON, told_chance())
    give_portrait(evening.session, first(evening.session).id, DOCK)
    evening.session.close()
    journal, _, reason = read_sound_part(path)
    assert reason is None
    played, differences = replay(journal.entries())
    assert (differences, played) == ((), journal.entries())


def test_so_many_pictures_and_no_more() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    for number in range(MOST_PICTURES):
        session.tv.show_image(b"\xff\xd8\xff" + str(number).encode())
    shown, entries = session.tv.showing, len(journal.entries())
    with pytest.raises(Trouble) as trouble:
        session.tv.show_image(FACE)
    assert isinstance(trouble.value.reason, TooManyPictures)
    assert sentence(trouble.value.reason) == troubles.too_many_pictures(path="“evening in memory”", most=200)
    assert (session.tv.showing, len(journal.entries())) == (shown, entries)
    session.tv.show_image(b"\xff\xd8\xff0")


@pytest.mark.parametrize(
    "image",
    [b"", b"GIF89a", b"<svg/>", b"\xff\xd8\xff" + b"\0" * MOST_BYTES_OF_PICTURE, "no base64!", 7, None],
)
def test_an_edited_entry_with_anything_but_a_small_jpeg_is_no_entry(image: object) -> None:
    journal = JournalInMemory()
    begun(journal).tv.show_image(FACE)
    entry = json.loads(encode(journal.entries()[1]))
    entry["pictures"] = [base64.b64encode(image).decode() if isinstance(image, bytes) else image]
    with pytest.raises((Unreadable, ValueError)):
        decode(json.dumps(entry).encode())


def test_pictures_with_nothing_that_names_them_are_no_entry() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    session.tv.show_image(FACE)
    with pytest.raises(ValueError, match="pictures come with what names them"):
        replace(journal.entries()[1], tv=None, kind="undo")


def test_what_stands_in_the_evening_is_read_in_no_window_until_it_is_made_anew() -> None:
    journal = JournalInMemory()
    session = begun(journal)
    give_portrait(session, first(session).id, FACE)
    session.tv.show_image(DOCK)
    there = Session(journal, told_chance(), lambda: NOON, HeldPictures())
    assert cast_picture(there.table, there.pictures.readable).sheets[0].portrait == b""
    shown = show_picture(there.table, None, there.pictures.names, there.pictures.readable, names=True)
    assert shown.portraits and all(not one.image for one in shown.portraits)
    assert there.tv.picture().blank
    assert set(there.pictures.unread()) == {picture_name(FACE), picture_name(DOCK)}
    there.picture_made(picture_name(FACE), b"clean")
    assert cast_picture(there.table, there.pictures.readable).sheets[0].portrait == b"clean"
