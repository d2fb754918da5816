"""Pictures from files: dropped or chosen, held up or a portrait, kept in the evening and gone with it anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from demoncity_gui.disk.door import MOST_BYTES_OF_PICTURE
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import EditCharacter
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.cast.cast_page import CastPage
from demoncity_gui.host.pages.tv.pictures import give_portrait
from demoncity_gui.host.pages.tv.show_page import ShowPage
from demoncity_gui.journal.pictures import picture_name
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import host_window, pack_faults, sheet_parts, tv_page
from tests.host.conftest import OpenDesk
from tests.host.test_session_menu import Shelf
from tests.support.demon_city import Entry, JournalInMemory, Session
from tests.support.desk import EXAMPLE, MIDNIGHT, Desk, luck
from tests.support.packs import picture

PATIENCE = 30_000
"""Milliseconds that the second program may take on a slow day."""


def file(path: Path, size: tuple[int, int] = (600, 800)) -> Path:
    path.write_bytes(picture(size=size))
    return path


def dragged(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(map(str, paths)))  # as a file manager does
    return data


def drop(
    desk: Desk | Shelf, qtbot: QtBot, data: QMimeData, target: QWidget | None = None, at: QPoint | None = None
) -> bool:
    """Drag this over a place of a widget and let it go there, as the system does; return whether it was taken."""
    target = target or desk.host
    at = at or target.rect().center()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    taker: QWidget | None = target
    while taker is not None:
        place = taker.mapFromGlobal(target.mapToGlobal(at))
        enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, data, left, none)
        enter.ignore()
        if taker.acceptDrops():
            QApplication.sendEvent(taker, enter)
        if enter.isAccepted():
            break
        taker = taker.parentWidget()
    if taker is None:
        return False
    QApplication.sendEvent(taker, QDragMoveEvent(place, Qt.DropAction.CopyAction, data, left, none))
    QApplication.sendEvent(taker, QDropEvent(QPointF(place), Qt.DropAction.CopyAction, data, left, none))
    settled(desk, qtbot)
    return True


def settled(desk: Desk | Shelf, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not desk.host.pictures.is_under_way, timeout=PATIENCE)
    desk.settle()


def character(desk: Desk, name: str) -> Character:
    return next(one for one in desk.session.table.characters if one.name == name)


def kept(desk: Desk) -> list[bytes]:
    return [image for entry in desk.journal.entries() for image in entry.pictures]


def row_of(desk: Desk, name: str) -> QPoint:
    return desk.page.table.visualRect(desk.rows.index(desk.place(name), Column.WHO)).center()


def cast_page(desk: Desk) -> CastPage:
    return desk.side_page(CastPage)


# --- dropped -----------------------------------------------------------------------------------------------------


def test_a_picture_dropped_on_the_window_is_held_up_and_kept_once(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    data = dragged(file(tmp_path / "Dock.PNG", (2600, 1400)))
    assert drop(desk, qtbot, data)

    showing = desk.tv.showing
    assert showing is not None and showing.image
    (image,) = kept(desk)
    assert image == showing.image and len(image) <= MOST_BYTES_OF_PICTURE
    with Image.open(BytesIO(image)) as shown:
        assert shown.format == "JPEG" and shown.width == 1920
    desk.press("F11")
    assert drop(desk, qtbot, data)
    assert desk.tv.showing == showing
    assert kept(desk) == [image], "what is dropped twice is kept once"


def test_a_picture_dropped_on_a_row_of_the_round_is_that_ones_portrait(
    desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.press("Return")
    table = desk.page.table.viewport()
    assert drop(desk, qtbot, dragged(file(tmp_path / "marty.jpg")), table, row_of(desk, "Marty"))

    assert character(desk, "Marty").portrait == picture_name(kept(desk)[0])
    assert [one.name for one in desk.session.table.characters if one.portrait] == ["Marty"]
    assert desk.tv.showing is None
    assert desk.message == tv_page.portrait_given(name="Marty")
    desk.press("Ctrl+Z")
    assert not character(desk, "Marty").portrait
    desk.press("Ctrl+Shift+Z")
    assert character(desk, "Marty").portrait == picture_name(kept(desk)[0])


def test_a_picture_dropped_on_a_sheet_or_a_line_of_the_cast_is_a_portrait_and_no_path(
    desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.press("F3")
    page = cast_page(desk)
    field = page.sheet.fields[sheet_parts.picture]
    assert drop(desk, qtbot, dragged(file(tmp_path / "a.png")), field)
    chosen = desk.session.table.characters[0]
    assert chosen.portrait and not chosen.picture
    assert page.sheet.portrait.isVisible() and not page.sheet.portrait.pixmap().isNull()

    line = page.table.visualRect(page.model.index(3, 0)).center()
    assert drop(desk, qtbot, dragged(file(tmp_path / "b.png", (500, 500))), page.table.viewport(), line)
    assert [bool(one.portrait) for one in desk.session.table.characters][:4] == [True, False, False, True]
    assert len(kept(desk)) == 2


def test_while_it_is_dragged_the_status_bar_says_what_it_would_be(desk: Desk, tmp_path: Path) -> None:
    desk.press("Return")
    data = dragged(file(tmp_path / "a.png"))
    for name, words in (("Marty", host_window.drop_portrait(name="Marty")), ("", host_window.drop_for_all)):
        table = desk.page.table
        place = table.viewport().mapTo(desk.host, row_of(desk, name)) if name else QPoint(5, 5)
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(desk.host, QDragEnterEvent(place, Qt.DropAction.CopyAction, data, left, none))
        QApplication.sendEvent(desk.host, QDragMoveEvent(place, Qt.DropAction.CopyAction, data, left, none))
        assert words in desk.host.statusBar().currentMessage()


@pytest.mark.parametrize("names", [["a.svg"], ["a.txt"], ["a.png", "b.png"], ["a.gif"]])
def test_what_is_no_one_picture_is_not_taken(desk: Desk, qtbot: QtBot, tmp_path: Path, names: list[str]) -> None:
    assert not drop(desk, qtbot, dragged(*(file(tmp_path / name) for name in names)))
    assert desk.host.statusBar().currentMessage() == host_window.drop_unusable
    assert kept(desk) == [] and desk.tv.showing is None


def test_a_broken_picture_is_one_sentence_and_costs_nothing(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(picture()[:300])
    entries = desk.journal.entries()
    assert drop(desk, qtbot, dragged(broken))
    assert desk.message == f"broken.png {pack_faults.damaged}."
    assert desk.journal.entries() == entries and desk.tv.showing is None


def test_while_a_flip_is_held_a_portrait_waits_with_a_sentence(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.press("Return", *["D", "Return"] * 6, "Space", "Ctrl+F9", "Space")
    drop(desk, qtbot, dragged(file(tmp_path / "a.png")), desk.page.table.viewport(), row_of(desk, "Marty"))
    turn = desk.host.own_keys.with_sign(Key.TURN_CARDS)
    assert desk.message == host_window.cards_first(button=turn)
    assert kept(desk) == [] and desk.session.tv.flip_held


# --- by keys and menus -------------------------------------------------------------------------------------------


def test_a_portrait_is_chosen_by_a_key_of_the_cast_and_taken_off_by_another(
    desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    desk.press("F3", "Down")
    chosen = desk.session.table.characters[1].id
    desk.press(Key.PORTRAIT.keys[0])
    (dialog,) = desk.host.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(file(tmp_path / "coat.webp")))
    dialog.reject()
    settled(desk, qtbot)
    assert desk.session.table.character(chosen).portrait
    assert desk.log[-1] == story.written_anew(parts=[story.sheet_part(part="portrait")])

    desk.to_front()
    desk.press(Key.NO_PORTRAIT.keys[0])
    assert not desk.session.table.character(chosen).portrait


def test_a_path_on_a_sheet_is_shown_and_opened_by_its_key_alone(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    lure = tmp_path / "lure.png"
    people = tuple(replace(one, picture="lure.png") for one in EXAMPLE.characters)
    desk = open_desk(replace(EXAMPLE, characters=people))
    cast_page(desk).folder = desk.side_page(ShowPage).folder = tmp_path
    desk.press("F3", "F10", "F3", "Down")
    assert not desk.host.pictures.is_under_way
    assert cast_page(desk).sheet.fields[sheet_parts.picture].words == "lure.png"

    desk.press(Key.SHEETS_PICTURE.keys[0])
    settled(desk, qtbot)
    assert cast_page(desk).message.text() == f"lure.png {pack_faults.file_unread(why='no such file or directory')}."
    file(lure)
    desk.press(Key.SHEETS_PICTURE.keys[0])
    settled(desk, qtbot)
    assert [bool(one.portrait) for one in desk.session.table.characters][:3] == [False, True, False]


def test_the_tv_shows_the_portrait_of_who_speaks_and_of_nobody_else(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.press("Return")
    drop(desk, qtbot, dragged(file(tmp_path / "a.png")), desk.page.table.viewport(), row_of(desk, "Ceelo"))
    assert desk.stage() is TvStage.ANNOUNCE
    assert desk.tv.portrait == kept(desk)[0]
    desk.press("Ctrl+F8")
    assert desk.tv.portrait == b"", "no name, and no face either"
    desk.press("Ctrl+F8", "D", "Return")
    assert desk.tv.portrait == b""


def test_a_hidden_ones_portrait_is_not_on_the_tv(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.press("F3", "Ctrl+H")
    page = cast_page(desk)
    drop(desk, qtbot, dragged(file(tmp_path / "a.png")), page.sheet.viewport())
    assert desk.session.table.characters[0].portrait
    desk.press("Escape", "Return")
    assert desk.tv.ladder[0].speaking and desk.tv.portrait == b""


def test_what_was_held_up_before_is_offered_again(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    drop(desk, qtbot, dragged(file(tmp_path / "dock.png")))
    first = desk.tv.showing
    desk.press("F11", "F10", "Tab")
    offered = desk.side_page(ShowPage).portraits
    assert [offered.item(row).text() for row in range(offered.count())] == [row_texts.picture(number=1)]
    assert not offered.item(0).icon().isNull()
    desk.press("Return")
    assert desk.tv.showing == first and len(kept(desk)) == 1


# --- gone with the evening ---------------------------------------------------------------------------------------


def elsewhere(desk: Desk, qtbot: QtBot, entries: Iterable[Entry]) -> Session:
    """Open an evening of these entries on a computer that has made none of its pictures."""
    session = Session(JournalInMemory(entries), luck(), lambda: MIDNIGHT, HeldPictures())
    desk.host.set_session(session, Path("stranger.demoncity"), to_read=False)
    settled(desk, qtbot)
    return session


def test_elsewhere_pictures_come_with_the_evening_and_are_made_anew_before_a_window_reads_them(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    here = open_desk()
    here.press("Return")
    drop(here, qtbot, dragged(file(tmp_path / "a.png")), here.page.table.viewport(), row_of(here, "Ceelo"))
    drop(here, qtbot, dragged(file(tmp_path / "dock.png", (900, 500))))

    there = open_desk()
    elsewhere(there, qtbot, here.journal.entries())

    assert there.tv.showing is not None and there.tv.showing.image
    assert there.tv.showing.image not in kept(here), "made anew, whatever stood there"
    there.press("F11")
    with Image.open(BytesIO(there.tv.portrait)) as portrait:
        assert portrait.size == (600, 800)


@pytest.mark.parametrize("hostile", [b"\xff\xd8\xff", b"\xff\xd8\xff" + b"\0" * 200_000, b"\xff\xd8\xff<svg/>"])
def test_a_strangers_broken_picture_is_named_by_its_entry_and_the_evening_goes_on(
    desk: Desk, qtbot: QtBot, hostile: bytes
) -> None:
    strangers = JournalInMemory()
    made = Session(strangers, luck(), lambda: MIDNIGHT)
    made.do(EXAMPLE)
    give_portrait(made, character(desk, "Ceelo").id, hostile)
    made.tv.show_image(hostile, "Look")
    session = elsewhere(desk, qtbot, strangers.entries())

    assert desk.message == tv_page.picture_lost(entry=2)
    assert session.tv.state.blank and session.tv.showing is None
    desk.press("F9", "Return")
    assert desk.stage() is TvStage.ANNOUNCE and desk.tv.portrait == b""
    desk.press("F3", "F10", "Escape", "D", "Return")
    assert desk.tv.lanes


def test_a_name_of_no_picture_is_no_portrait(desk: Desk, qtbot: QtBot) -> None:
    for name in ("0" * 64, "../../etc/passwd", "x"):
        desk.session.do(EditCharacter(replace(character(desk, "Ceelo"), portrait=name)))
        elsewhere(desk, qtbot, desk.journal.entries())
        desk.press("F3", "F10", "Escape")
        assert not cast_page(desk).sheet.portrait.isVisible()
