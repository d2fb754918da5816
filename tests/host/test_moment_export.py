"""The last reveal kept as a picture, standing still or moving."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.disk.file_names import plain_letters
from demoncity_gui.host.pages.tv.moment_export import MomentExport, file_stem
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import Banner, TvPicture
from demoncity_gui.texts import luck, tv_page
from demoncity_gui.tv.scene.reveal import FRAME_MS, STILL_AFTER_MS, STILL_BEFORE_MS, STILL_BETWEEN_MS, frames, still
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.journal.evenings import evening_of
from tests.support.desk import Desk
from tests.tv.scene.evening import READY, VERDICT


class Keeping:
    """A stage that has shown a reveal, and what is said of keeping it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.art = CardPixmaps()
        self.stage = TvScene(self.art)
        self.said: list[str] = []
        self.luck = ""
        self.export = MomentExport(self.stage, lambda _picture: self.luck, self.said.append)
        self.stage.show_picture(READY)
        self.stage.show_picture(VERDICT)

    def to(self, path: Path) -> str:
        self.export.export(path)
        self.qtbot.waitUntil(lambda: not self.export.is_under_way, timeout=60_000)
        return self.said[-1]


@pytest.fixture
def keeping(dressed: QApplication, qtbot: QtBot) -> Keeping:
    return Keeping(qtbot)


def test_a_still_picture_is_the_throw_as_it_stood(keeping: Keeping, tmp_path: Path) -> None:
    assert keeping.to(tmp_path / "moment.png") == tv_page.kept(file="moment.png")

    with Image.open(tmp_path / "moment.png") as image:
        assert (image.format, image.size) == ("PNG", (1280, 720))
        shown = image.convert("RGB").getcolors(1 << 20)
    assert shown is not None
    assert len(shown) > 100


def test_the_cards_are_those_of_the_deck_on_the_tv(keeping: Keeping, tmp_path: Path) -> None:
    scan = tmp_path / "moon.jpg"
    Image.new("RGB", (350, 600), "#3fa9ff").save(scan)
    keeping.to(tmp_path / "own.png")

    keeping.art.show_deck(ScannedDeck("Blue", False, {Card.MOON: str(scan)}))
    keeping.to(tmp_path / "scanned.png")

    assert (tmp_path / "own.png").read_bytes() != (tmp_path / "scanned.png").read_bytes()


def test_the_luck_of_the_throw_stands_beneath_the_verdict(keeping: Keeping, tmp_path: Path) -> None:
    keeping.to(tmp_path / "plain.png")
    keeping.luck = luck.in_a_picture(who="Nena", value=9, share="82")
    keeping.to(tmp_path / "lucky.png")
    assert (tmp_path / "plain.png").read_bytes() != (tmp_path / "lucky.png").read_bytes()


def test_a_kept_moment_tells_the_luck_of_what_the_players_see_and_only_that(desk: Desk) -> None:
    """Never before the cards lie open, never of the Horror’s Deck, nothing once the throw is taken back."""
    history = desk.session.history
    desk.press(
        "Return", "A", "2", "Return", "A", "1", "Return", "D", "Return", "D", "Return", "D", "Return", "D", "Return"
    )
    assert not history.luck_in(desk.session.tv.picture())
    desk.press("Return", "Return")
    picture = desk.session.tv.picture()
    told = history.luck_in(picture)
    assert luck.in_a_picture(who="", value=0, share="§").partition("0")[2].partition("§")[0] in told
    assert told.split("’s ")[0] in {lane.name for lane in picture.lanes if lane.deck is DeckName.PLAYERS}
    assert picture.showdown is not None
    for lane in picture.lanes:
        if lane.deck is DeckName.PLAYERS:
            decided = replace(picture, showdown=replace(picture.showdown, left=lane.key, right=None))
            assert history.luck_in(decided).startswith(f"{lane.name}’s ")
    foes = tuple(lane for lane in picture.lanes if lane.deck is DeckName.HORROR)
    assert not history.luck_in(replace(picture, lanes=foes))
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert not history.luck_in(picture)


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_moving_picture_turns_the_cards_and_then_stands(keeping: Keeping, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"moment.{kind}"
    assert keeping.to(path) == tv_page.kept(file=f"moment.{kind}")

    with Image.open(path) as image:
        count = getattr(image, "n_frames", 1)
        assert (image.format, image.size, count > 20) == (kind.upper(), (1280, 720), True)
        assert image.info["loop"] == 0
        first = image.convert("RGB")
        image.seek(count - 1)
        last = image.convert("RGB")
        assert image.info["duration"] == STILL_AFTER_MS
    assert off(first, READY) < 4 < off(first, VERDICT)
    assert off(last, VERDICT) < 4 < off(last, READY)
    assert list(tmp_path.iterdir()) == [path]


def off(image: Image.Image, picture: TvPicture) -> float:
    """Return how far the image is from this picture, in steps of 256 a colour, on average."""
    wanted = still(picture).convertToFormat(QImage.Format.Format_RGB888)
    pixels = Image.frombytes("RGB", image.size, bytes(wanted.constBits()))
    return sum(ImageStat.Stat(ImageChops.difference(image, pixels)).mean) / 3


def test_stopping_leaves_what_lay_there(keeping: Keeping, tmp_path: Path) -> None:
    path = tmp_path / "moment.webp"
    path.write_bytes(b"RIFF\0\0\0\0WEBP, an older one")
    keeping.export.export(path)
    keeping.qtbot.waitUntil(lambda: "%" in keeping.export.line.words)

    keeping.export.line.stop.click()

    assert keeping.said == [tv_page.not_kept]
    assert path.read_bytes() == b"RIFF\0\0\0\0WEBP, an older one"
    assert list(tmp_path.iterdir()) == [path]


def test_no_evening_is_replaced(keeping: Keeping, tmp_path: Path) -> None:
    path = tmp_path / "moment.png"
    evening_of(path, 2)
    before = path.read_bytes()
    begins = tv_page.not_written(file="moment.png", why="|").partition("|")[0]
    assert keeping.to(path).startswith(begins)
    assert path.read_bytes() == before


def test_what_can_t_be_written_is_said(keeping: Keeping, tmp_path: Path) -> None:
    assert keeping.to(tmp_path / "nowhere" / "moment.png").startswith(
        tv_page.not_written(file="moment.png", why="no such file or directory")
    )
    keeping.export.export(tmp_path / "moment.txt")
    assert keeping.said[-1] == tv_page.wrong_ending(file="moment.txt", endings=[".webp", ".gif", ".png"])


def test_every_showdown_that_was_told_since_the_throw_is_kept_with_it(keeping: Keeping) -> None:
    first = VERDICT.showdown
    assert first is not None
    second = replace(VERDICT, showdown=replace(first, left=first.right, right=first.left))
    keeping.stage.show_picture(second)
    kept = keeping.stage.last_reveal
    assert kept == (READY, VERDICT, second)
    moments = list(frames(kept))
    assert [frame.stays for frame in moments if frame.stays != FRAME_MS] == [
        STILL_BEFORE_MS,
        STILL_BETWEEN_MS,
        STILL_AFTER_MS,
    ]
    assert [frame.done for frame in moments] == sorted(frame.done for frame in moments)
    keeping.stage.show_picture(READY, quiet=True)
    keeping.stage.show_picture(VERDICT)
    assert keeping.stage.last_reveal == (READY, VERDICT)


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("The Ferris Wheel", "the-ferris-wheel-round-1-the-players-won-13"),
        ("Straße: Señor König & <b>/../", "strasse-senor-konig-b-round-1-the-players-won-13"),
        ("Дождь", "round-1-the-players-won-13"),
        ("", "demon-city-round-1-the-players-won-13"),
    ],
)
def test_the_name_says_evening_round_and_who_won_in_plain_letters(title: str, name: str) -> None:
    banner = Banner("The players won · 13")
    assert file_stem(replace(VERDICT, title=title, round_number=1, banner=banner)) == name


def test_a_long_title_leaves_room_for_the_ending() -> None:
    assert len(file_stem(replace(VERDICT, title="Rain " * 60))) <= 100


def test_a_task_is_kept_as_well(desk: Desk) -> None:
    desk.press("F5", "Return", "5", "Return")
    assert file_stem(desk.program.stage.last_reveal[-1]).startswith(f"{plain_letters(desk.tv.title)}-task-")


def test_the_dialog_proposes_the_name_and_the_kind_changes_its_ending(desk: Desk) -> None:
    desk.press("Return", *["D", "Return"] * 6, "Space", "Space", "Ctrl+M")
    (dialog,) = desk.host.findChildren(QFileDialog)
    stem = file_stem(desk.tv)
    assert [Path(name).name for name in dialog.selectedFiles()] == [f"{stem}.webp"]
    still_kind = next(kind for kind in dialog.nameFilters() if ".png" in kind)
    dialog.selectNameFilter(still_kind)
    dialog.filterSelected.emit(still_kind)
    assert [Path(name).name for name in dialog.selectedFiles()] == [f"{stem}.png"]
    dialog.reject()


def test_a_key_asks_where_once_there_was_a_reveal(desk: Desk) -> None:
    desk.press("Ctrl+M")
    assert not desk.host.findChildren(QFileDialog)

    desk.press("Return", *["D", "Return"] * 6, "Space", "Space")
    desk.press("Ctrl+M")

    (dialog,) = desk.host.findChildren(QFileDialog)
    assert dialog.isVisible()
    dialog.reject()
