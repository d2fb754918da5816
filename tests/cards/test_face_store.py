"""Faces that are read again at the next start, or painted again where anything is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from demoncity_gui.cards.drawing.cache import CardPixmaps, width_of
from demoncity_gui.cards.drawing.face_store import FaceStore
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

HEIGHT = 60


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "faces"


def start(folder: Path) -> CardPixmaps:
    """The pictures of another start of the program."""
    return CardPixmaps(store=FaceStore(folder))


def paint_all_ahead(pictures: CardPixmaps) -> None:
    while pictures.paint_ahead([HEIGHT]):
        pass


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.face"))


def face(pictures: CardPixmaps, card: Card = Card.STAR) -> QImage:
    return pictures.face(card, HEIGHT, large_index=True).toImage()


def test_nothing_is_on_disk_before_a_face_is_asked_for(folder: Path) -> None:
    start(folder)
    assert not folder.exists()


def test_a_second_start_reads_what_the_first_has_painted(folder: Path) -> None:
    paint_all_ahead(start(folder))
    assert len(files(folder)) == len(Card)
    star, moon = (next(file for file in files(folder) if file.stem == card.value) for card in (Card.STAR, Card.MOON))
    assert face(start(folder)) == face(CardPixmaps(), Card.STAR)
    star.write_bytes(moon.read_bytes())
    assert face(start(folder)) == face(CardPixmaps(), Card.MOON), "it is read, not painted"


def test_a_second_start_reads_the_backs_that_the_first_has_shown(folder: Path) -> None:
    first = start(folder)
    shown = {deck: first.back(deck, HEIGHT).toImage() for deck in DeckName}
    first.turning(DeckName.PLAYERS, HEIGHT, 3)
    first.keep_backs()
    assert {deck: start(folder).back(deck, HEIGHT).toImage() for deck in DeckName} == shown
    players, horror = (next(file for file in files(folder) if file.stem == deck.value) for deck in DeckName)
    players.write_bytes(horror.read_bytes())
    assert start(folder).back(DeckName.PLAYERS, HEIGHT).toImage() == shown[DeckName.HORROR], "it is read, not painted"
    assert len(files(folder)) == len(DeckName), "only how they lie is kept, not how they turn"


def test_backs_of_a_pack_are_not_kept_for_ours(folder: Path) -> None:
    first = start(folder)
    first.show_deck(ScannedDeck("Pack", overlay=False, faces={}))
    first.back(DeckName.HORROR, HEIGHT)
    first.keep_backs()
    assert not files(folder)


@pytest.mark.parametrize("spoil", [b"", b"no face", None])
def test_a_spoilt_file_is_painted_again(folder: Path, spoil: bytes | None) -> None:
    paint_all_ahead(start(folder))
    for file in files(folder):
        file.write_bytes(file.read_bytes()[:-2] if spoil is None else spoil)
    assert face(start(folder)) == face(CardPixmaps(), Card.STAR)


def test_a_folder_that_cant_be_written_costs_nothing_but_painting(folder: Path) -> None:
    folder.write_text("a file where a folder should be", encoding="utf-8")
    pictures = start(folder)
    paint_all_ahead(pictures)
    assert face(pictures) == face(CardPixmaps(), Card.STAR)


def test_what_other_versions_have_painted_is_forgotten(folder: Path) -> None:
    (folder / "old" / "60").mkdir(parents=True)
    (folder / "old" / "60" / "major-17.face").write_bytes(b"old")
    paint_all_ahead(start(folder))
    assert not (folder / "old").exists()


def test_another_size_is_not_found(folder: Path) -> None:
    paint_all_ahead(start(folder))
    store = FaceStore(folder)
    assert store.find(Card.STAR, width_of(HEIGHT), HEIGHT) is not None
    assert store.find(Card.STAR, width_of(HEIGHT + 1), HEIGHT + 1) is None
    assert store.find(Card.STAR, width_of(HEIGHT) + 1, HEIGHT) is None


def test_faces_that_memory_has_no_room_for_are_kept_on_disk_alone(folder: Path) -> None:
    small = CardPixmaps(8 * HEIGHT * width_of(HEIGHT) * 10, store=FaceStore(folder))
    paint_all_ahead(small)

    assert len(files(folder)) == len(Card)
    assert small.bytes_kept == 4 * HEIGHT * width_of(HEIGHT) * 10
    assert face(small, Card.WANDS_1) == face(CardPixmaps(), Card.WANDS_1)


def test_where_nothing_can_be_kept_painting_ahead_comes_to_an_end(tmp_path: Path) -> None:
    taken = tmp_path / "faces"
    taken.write_bytes(b"no folder")
    assert not CardPixmaps(0, store=FaceStore(taken)).paint_ahead([HEIGHT])
