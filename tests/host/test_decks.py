"""Decks of one's own pictures: made by the wizard, chosen in the View menu, seen on the TV at once."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from demoncity_gui import texts
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.packs.card_guesses import pack_id
from demoncity_gui.cards.packs.packs import check_pack
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.pages.packs.deck_help import DeckHelp
from demoncity_gui.host.pages.packs.deck_wizard import DeckWizard
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import card_titles, host_window, pack_faults, packs
from demoncity_gui.words.cards import card_title
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.keyboard import Keyboard
from tests.support.packs import colour_of, laid_out, picture, small_deck, whole_deck, zipped

PATIENCE = 30_000
"""Milliseconds that a second program may take on a slow core."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's data folder, nobody else's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "data"


@pytest.fixture
def desk(data: Path, open_desk: OpenDesk) -> Desk:
    return open_desk()


def decks_in(data: Path) -> list[Path]:
    return sorted(data.rglob("*.dcdeck"))


def deck_entry(desk: Desk, qtbot: QtBot, words: str) -> None:
    """Choose an entry of View, Look of the cards, by the mouse."""
    view = desk.open_menu(host_window.menu_view)
    (entry,) = (action for action in view.actions() if action.text() == packs.look)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=view.actionGeometry(entry).center())
    menu = desk.program.decks.menu
    qtbot.waitUntil(menu.isVisible)
    (chosen,) = (action for action in menu.actions() if action.text().replace("&", "") == words)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(chosen).center())
    desk.settle()


def offered(desk: Desk) -> list[tuple[str, bool]]:
    """Return the decks that the menu offers, each with whether it is the one shown."""
    menu = desk.program.decks.menu
    menu.aboutToShow.emit()
    return [(action.text(), action.isChecked()) for action in menu.actions() if action.isCheckable()]


def wait_for_deck(desk: Desk, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not desk.program.decks.work.is_under_way, timeout=PATIENCE)
    desk.settle()


def tv_back(desk: Desk) -> tuple[int, int, int]:
    """Return the colour in the middle of the players' back, as the TV's title card shows it."""
    image = desk.program.stage.render_image(960, 540)
    colour = image.pixelColor(QPoint(84, 200))
    return colour.red(), colour.green(), colour.blue()


def test_the_first_paint_waits_for_no_face(open_desk: OpenDesk) -> None:
    pictures = CardPixmaps()
    desk = open_desk(pictures=pictures)
    faces = [key for key in pictures._kept if isinstance(key.side, Card)]
    assert desk.tv.stage.name == "IDLE" and faces == []


def test_both_windows_have_our_icon(desk: Desk) -> None:
    for window in (desk.host, desk.program.tv):
        assert {16, 32, 48, 128} <= {size.width() for size in window.windowIcon().availableSizes()}


# --- switching -------------------------------------------------------------------------------------------------------


def test_both_windows_show_another_deck_in_mid_evening_and_our_own_again(desk: Desk, data: Path, qtbot: QtBot) -> None:
    decks = desk.program.decks._decks
    laid_out(decks / "night.dcdeck", whole_deck())
    ours, preview = tv_back(desk), desk.host.preview.grab().toImage()
    deck_entry(desk, qtbot, "night")
    wait_for_deck(desk, qtbot)
    assert desk.message == packs.shown(deck="The Night Bus")
    assert all(abs(shown - made) < 12 for shown, made in zip(tv_back(desk), (90, 20, 30), strict=True))
    assert desk.host.preview.grab().toImage() != preview
    assert offered(desk) == [(packs.own, False), ("The Night Bus", True)]
    deck_entry(desk, qtbot, packs.own)
    assert tv_back(desk) == ours
    assert desk.host.preview.grab().toImage() == preview


def test_the_deck_workshop_shows_the_same_deck_as_the_tv(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    def first_face() -> QImage:
        page = desk.side_page(DecksPage)
        first = page.models[DeckName.PLAYERS].index(0, 0)
        qtbot.waitUntil(lambda: isinstance(first.data(Qt.ItemDataRole.DecorationRole), QPixmap))
        face = first.data(Qt.ItemDataRole.DecorationRole)
        assert isinstance(face, QPixmap)
        return face.toImage()

    desk.press("F4")
    ours = first_face()
    desk.program.decks.use(zipped(tmp_path / "night.dcdeck", whole_deck()))
    wait_for_deck(desk, qtbot)
    assert first_face() != ours
    assert desk.side_page(DecksPage).message.text() == packs.shown(deck="The Night Bus")
    desk.program.decks.use(None)
    assert first_face() == ours


def test_a_face_that_lies_open_changes_with_the_deck_and_the_round_does_not(
    desk: Desk, data: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.press("Return", "A", "5", "Return", "S", "4", "Return", "O", "5", "Return")
    table, before = desk.session.table, desk.program.stage.render_image(960, 540)
    desk.program.decks.use(zipped(tmp_path / "night.dcdeck", whole_deck()))
    wait_for_deck(desk, qtbot)
    assert desk.session.table is table
    assert desk.program.stage.render_image(960, 540) != before


def test_a_deck_that_is_not_whole_says_what_the_program_draws(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    files = whole_deck() | {"cards/major-moon.png": b"no picture"}
    del files["cards/cups-7.png"]
    desk.program.decks.use(zipped(tmp_path / "night.dcdeck", files))
    wait_for_deck(desk, qtbot)
    begins, ends = packs.shown_with_faults(deck="The Night Bus", fault="|", more=1).split("|")
    assert desk.message.startswith(f"{begins}cards/major-moon.png") and desk.message.endswith(ends)


def test_a_deck_that_is_refused_changes_nothing(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    ours = tv_back(desk)
    desk.program.decks.use(zipped(tmp_path / "evil.dcdeck", whole_deck() | {"../../evil.png": picture()}))
    wait_for_deck(desk, qtbot)
    assert desk.message == pack_faults.leads_elsewhere(pack="evil.dcdeck", file="../../evil.png")
    assert tv_back(desk) == ours
    assert offered(desk) == [(packs.own, True)]


def test_reading_a_deck_can_be_stopped(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    ours = tv_back(desk)
    desk.program.decks.use(zipped(tmp_path / "night.dcdeck", whole_deck((700, 1200))))
    assert desk.program.decks.line.isVisible()
    desk.click_widget(desk.program.decks.line.stop)
    assert not desk.program.decks.work.is_under_way and not desk.program.decks.line.isVisible()
    assert tv_back(desk) == ours


def test_the_next_start_shows_the_deck_that_was_shown(
    desk: Desk, open_desk: OpenDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    pack = zipped(tmp_path / "night.dcdeck", whole_deck())
    desk.program.decks.use(pack)
    wait_for_deck(desk, qtbot)
    again = open_desk()
    wait_for_deck(again, qtbot)
    assert again.message == ""
    assert tv_back(again) == tv_back(desk)
    pack.unlink()
    later = open_desk()
    wait_for_deck(later, qtbot)
    assert pack_faults.unread(pack="night.dcdeck", why="§").partition(": §")[0] in later.message
    assert later.program.decks.shown is None


# --- the wizard ------------------------------------------------------------------------------------------------------


def scans(folder: Path) -> Path:
    """Lay out what somebody may have scanned: numbers alone for the Majors, one card missing, one unknown."""
    files = {}
    for card in Card:
        name = f"trump {card.major:02}" if card.major is not None else card_title(card)
        files[f"{name}.png"] = picture(colour_of(card))
    del files[f"{card_titles.cups_7}.png"]
    return laid_out(folder, files | {"IMG_2231.png": picture((1, 2, 3)), "notes.txt": b"mine"})


class Wizard:
    """The wizard as somebody sits before it."""

    def __init__(self, desk: Desk, qtbot: QtBot) -> None:
        deck_entry(desk, qtbot, f"{packs.wizard}…")
        (self.dialog,) = desk.host.findChildren(DeckWizard)
        self.desk, self.qtbot = desk, qtbot
        self.dialog.activateWindow()
        desk.settle()
        self.keyboard = Keyboard(self.dialog)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keyboard.press(key)
            # A button that is pressed by its letter stays down for a moment, to be seen.
            buttons = self.dialog.findChildren(QAbstractButton)
            self.qtbot.waitUntil(lambda: not any(button.isDown() for button in buttons))  # noqa: B023
            self.desk.settle()

    def type(self, text: str) -> None:
        self.keyboard.type(text)
        self.desk.settle()

    def click(self, button: QAbstractButton) -> None:
        self.desk.click_widget(button)

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.dialog._work.is_under_way, timeout=PATIENCE)
        self.desk.settle()

    @property
    def step(self) -> int:
        return self.dialog.steps.currentIndex()

    @property
    def said(self) -> str:
        return self.dialog.message.text() if self.dialog.message.isVisible() else ""

    def row(self, name: str) -> int:
        model = self.dialog.which.pictures
        assert model is not None
        return next(row for row in range(model.rowCount()) if model.picture(row).name == name)

    def words(self, name: str) -> str:
        assert self.dialog.which.pictures is not None
        return str(self.dialog.which.pictures.index(self.row(name)).data())


@pytest.fixture
def wizard(desk: Desk, qtbot: QtBot) -> Wizard:
    return Wizard(desk, qtbot)


def test_a_deck_is_made_by_keys_alone(wizard: Wizard, desk: Desk, tmp_path: Path, data: Path) -> None:
    source = scans(tmp_path / "scans")
    before = {path: path.read_bytes() for path in source.iterdir()}
    wizard.dialog.where.path.insert(str(source))
    wizard.press("Return")
    wizard.wait()
    assert wizard.step == 1
    assert wizard.dialog.which.counted.text() == (
        packs.counted_missing(cards=75, all=78, backs=0, missing="cups-7, major-strength, major-justice")
    )
    assert wizard.words("trump 08.png") == packs.strength_or_justice
    wizard.press("Alt+N")
    assert wizard.said == packs.needs_number and wizard.step == 1
    wizard.press("Alt+J")
    assert wizard.words("trump 08.png") == card_titles.major_11 and wizard.words("trump 11.png") == card_titles.major_8
    wizard.press("Alt+U")
    assert wizard.dialog.which.row == wizard.row("IMG_2231.png")
    wizard.type("cups 7")
    wizard.press("Return")
    assert wizard.words("IMG_2231.png") == card_titles.cups_7
    assert wizard.dialog.which.counted.text() == packs.counted(cards=78, all=78, backs=0)
    wizard.press("Alt+N")
    assert wizard.step == 2
    wizard.press("Return")
    assert wizard.said == packs.needs_name
    wizard.type("the lamp")
    wizard.press("Return")
    wizard.wait()
    wait_for_deck(desk, wizard.qtbot)
    (pack,) = decks_in(data)
    assert pack.name == "the-lamp.dcdeck"
    report = check_pack(pack)
    assert (report.name, report.cards, report.backs, report.problems) == ("the lamp", 78, 0, ())
    assert offered(desk) == [(packs.own, False), ("the lamp", True)]
    assert {path: path.read_bytes() for path in source.iterdir()} == before
    assert not list((tmp_path / "cache").rglob("thumbnails-*"))


def test_a_deck_is_made_by_the_mouse_alone(wizard: Wizard, desk: Desk, tmp_path: Path, data: Path) -> None:
    files = {f"{pack_id(card)}.png": picture(colour_of(card)) for card in (Card.FOOL, Card.CUPS_1)}
    source = zipped(tmp_path / "scans.zip", files | {"back.png": picture()})
    wizard.click(wizard.dialog.where.zip)
    (dialog,) = (one for one in wizard.dialog.findChildren(QFileDialog) if one.isVisible())
    (name,) = dialog.findChildren(QLineEdit)
    name.setText(str(source))
    dialog.accept()
    wizard.wait()
    assert wizard.step == 1
    assert wizard.words("back.png") == pack_faults.back(deck="players")
    assert not wizard.dialog.which.question.isVisible()
    index = wizard.dialog.which.grid.model().index(wizard.row("cups-1.png"), 0)
    QTest.mouseClick(
        wizard.dialog.which.grid.viewport(),
        Qt.MouseButton.LeftButton,
        pos=wizard.dialog.which.grid.visualRect(index).center(),
    )
    wizard.click(wizard.dialog.which.not_used)
    assert wizard.words("cups-1.png") == packs.not_used
    wizard.click(wizard.dialog.next)
    wizard.dialog.called.name.setText("Two")
    wizard.click(wizard.dialog.called.overlay)
    wizard.click(wizard.dialog.next)
    wizard.wait()
    wait_for_deck(desk, wizard.qtbot)
    (pack,) = decks_in(data)
    report = check_pack(pack)
    assert (report.cards, report.backs) == (1, 1)
    deck = desk.program.pictures._deck
    assert deck is not None and not deck.overlay and set(deck.backs) == {DeckName.PLAYERS}


def test_trim_and_fit_are_shown_at_once_and_stand_in_the_deck(wizard: Wizard, tmp_path: Path, data: Path) -> None:
    def corner() -> tuple[int, int, int]:
        colour = wizard.dialog.called.preview.pixmap().toImage().pixelColor(105, 330)
        return colour.red(), colour.green(), colour.blue()

    scan = Image.new("RGB", (300, 400), (250, 250, 250))  # a scanner's white margin, the card's colour inside
    scan.paste((20, 90, 160), (45, 60, 255, 340))
    file = BytesIO()
    scan.save(file, "PNG")
    wizard.dialog.where.path.insert(str(laid_out(tmp_path / "scans", {"fool.png": file.getvalue()})))
    wizard.press("Return")
    wizard.wait()
    wizard.press("Alt+N")
    assert min(corner()) > 240
    wizard.dialog.called.trim.setValue(15)
    wizard.qtbot.waitUntil(lambda: corner()[0] < 40, timeout=PATIENCE)
    wizard.dialog.called.fit.setCurrentIndex(1)
    wizard.qtbot.waitUntil(lambda: max(corner()) < 40, timeout=PATIENCE)  # the whole picture, on black
    wizard.dialog.called.name.setText("Margins")
    wizard.press("Alt+M")
    wizard.wait()
    (pack,) = decks_in(data)
    with zipfile.ZipFile(pack) as packed:
        text = packed.read("deck.toml").decode()
    assert 'fit = "contain"\ntrim = 15.0\n' in text


def test_a_pack_that_is_made_again_begins_with_its_own_trim_and_fit(wizard: Wizard, tmp_path: Path) -> None:
    files = small_deck()
    files["deck.toml"] += b'[image]\nfit = "stretch"\ntrim = 2.5\n'
    wizard.dialog.where.path.insert(str(zipped(tmp_path / "old.dcdeck", files)))
    wizard.press("Return")
    wizard.wait()
    assert wizard.dialog.called.trim.value() == 2.5
    assert wizard.dialog.called.fit.currentText() == packs.fit_stretch


def test_a_card_has_one_picture_and_the_last_named_has_it(wizard: Wizard, tmp_path: Path) -> None:
    wizard.dialog.where.path.insert(str(scans(tmp_path / "scans")))
    wizard.press("Return")
    wizard.wait()
    wizard.dialog.which.grid.setCurrentIndex(wizard.dialog.which.grid.model().index(wizard.row("IMG_2231.png"), 0))
    wizard.type("nonsense")
    wizard.press("Return")
    assert wizard.said == packs.no_such_card(name="nonsense")
    wizard.press("Escape")
    assert wizard.dialog.isVisible() and wizard.dialog.which.name_of_card.text() == ""
    wizard.press("Return")
    wizard.type("Two of Cups")
    wizard.press("Return")
    assert (
        wizard.words("IMG_2231.png") == card_titles.cups_2
        and wizard.words(f"{card_titles.cups_2}.png") == packs.not_used
    )
    assert wizard.said == packs.was_before(picture=f"{card_titles.cups_2}.png", card=card_titles.cups_2)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", packs.needs_path),
        ("none", pack_faults.unread(pack="none", why="no such file or directory")),
        ("empty", pack_faults.no_pictures(pack="empty")),
        ("bad", pack_faults.first_trouble(pack="bad", why=f"7.png {pack_faults.no_picture}")),
        ("evil.zip", pack_faults.leads_elsewhere(pack="evil.zip", file="../7.png")),
    ],
)
def test_bad_input_is_one_sentence_and_what_was_typed_stays(
    wizard: Wizard, tmp_path: Path, written: str, words: str
) -> None:
    (tmp_path / "empty").mkdir()
    laid_out(tmp_path / "bad", {"7.png": b"not a picture"})
    zipped(tmp_path / "evil.zip", {"../7.png": picture()})
    typed = str(tmp_path / written) if written else ""
    wizard.dialog.where.path.insert(typed)
    wizard.press("Return")
    wizard.wait()
    assert wizard.step == 0 and wizard.said.endswith(words)
    assert wizard.dialog.where.path.text() == typed and wizard.dialog.where.path.hasFocus()


def test_reading_can_be_cancelled_and_begun_again(wizard: Wizard, tmp_path: Path) -> None:
    wizard.dialog.where.path.insert(str(scans(tmp_path / "scans")))
    wizard.press("Return")
    assert wizard.dialog.progress.isVisible() and not wizard.dialog.next.isEnabled()
    wizard.press("Escape")
    assert wizard.dialog.isVisible() and wizard.said == packs.stopped and not wizard.dialog.progress.isVisible()
    wizard.press("Return")
    wizard.wait()
    assert wizard.step == 1
    wizard.press("Alt+B")
    assert wizard.step == 0
    wizard.click(wizard.dialog.cancel)
    assert not wizard.desk.host.findChildren(DeckWizard)
    assert not list((tmp_path / "cache").rglob("thumbnails-*"))


def test_going_back_keeps_what_was_named(wizard: Wizard, tmp_path: Path) -> None:
    wizard.dialog.where.path.insert(str(scans(tmp_path / "scans")))
    wizard.press("Return")
    wizard.wait()
    wizard.press("Alt+S", "Alt+U")
    wizard.type("back")
    wizard.press("Return", "Alt+B", "Return")
    assert wizard.step == 1
    assert (
        wizard.words("IMG_2231.png") == pack_faults.back(deck="players")
        and wizard.words("trump 08.png") == card_titles.major_8
    )


@pytest.mark.english
def test_help_tells_how_to_make_a_deck(desk: Desk) -> None:
    desk.choose_in_menu(host_window.menu_help, packs.help(title=texts.deck_help.title))
    (page,) = desk.host.findChildren(DeckHelp)
    for words in (packs.make.replace("&", "").removesuffix("…"), "check-deck", "major-justice.png", "24 MB"):
        assert words in page.text.toPlainText()
    Keyboard(page).press("Escape")
    assert not page.isVisible()
