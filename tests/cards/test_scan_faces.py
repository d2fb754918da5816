"""A scanned deck on the table: its pictures in our cards' shape, an index that can be read, ours where it has none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from demoncity_gui.cards.drawing.cache import TURN_STEPS, CardPixmaps, width_of
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.cards.packs.packs import prepare_pack
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.packs import TOML, picture, small_deck, zipped

HEIGHT = 600


def prepared(tmp_path: Path, files: dict[str, bytes]) -> ScannedDeck:
    deck, _ = prepare_pack(zipped(tmp_path / "deck.dcdeck", files), tmp_path / "cache")
    return deck


@pytest.fixture
def deck(tmp_path: Path) -> ScannedDeck:
    return prepared(tmp_path, small_deck() | {"backs/horror.png": picture((10, 60, 50))})


def image(pictures: CardPixmaps, side: Card | DeckName) -> QImage:
    if isinstance(side, Card):
        return pictures.face(side, HEIGHT, large_index=True).toImage()
    return pictures.back(side, HEIGHT).toImage()


def worn(deck: ScannedDeck) -> CardPixmaps:
    pictures = CardPixmaps()
    pictures.show_deck(deck)
    return pictures


def test_what_a_deck_has_is_shown_and_what_it_lacks_is_ours(deck: ScannedDeck) -> None:
    ours, theirs = CardPixmaps(), worn(deck)
    for side in (Card.CUPS_7, Card.JUSTICE, Card.FOOL, DeckName.HORROR):
        assert image(theirs, side) != image(ours, side)
        assert image(theirs, side).size() == image(ours, side).size()
    for side in (Card.CUPS_8, Card.STRENGTH, DeckName.PLAYERS):
        assert image(theirs, side) == image(ours, side)


def test_going_back_to_our_own_deck_leaves_nothing_of_the_other(deck: ScannedDeck) -> None:
    ours = image(CardPixmaps(), Card.CUPS_7)
    pictures = worn(deck)
    pictures.turning(Card.CUPS_7, HEIGHT, TURN_STEPS - 1, large_index=True)
    pictures.show_deck(None)
    assert pictures.bytes_kept == 0
    assert image(pictures, Card.CUPS_7) == ours


def test_a_picture_that_has_gone_from_the_cache_is_drawn_by_us(deck: ScannedDeck) -> None:
    Path(deck.faces[Card.CUPS_7]).unlink()
    Path(deck.faces[Card.FOOL]).write_bytes(b"\x89PNG not ours")
    for card in (Card.CUPS_7, Card.FOOL):
        assert image(worn(deck), card) == image(CardPixmaps(), card)


def luminance(colour: QColor) -> float:
    linear = [
        value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("ground", [(255, 255, 255), (0, 0, 0), (102, 179, 228), (199, 99, 56)])
@pytest.mark.parametrize("card", [Card.CUPS_7, Card.WANDS_10, Card.SWORDS_QUEEN, Card.PENTACLES_6, Card.MOON])
def test_the_index_can_be_read_on_any_picture(tmp_path: Path, card: Card, ground: tuple[int, int, int]) -> None:
    name = {Card.MOON: "major-moon"}.get(card, card.value)
    flat = QImage(350, 600, QImage.Format.Format_RGB32)
    flat.fill(QColor(*ground))
    assert flat.save(str(tmp_path / "flat.png"))
    files = {"deck.toml": TOML.encode(), f"cards/{name}.png": (tmp_path / "flat.png").read_bytes()}
    seen = image(worn(prepared(tmp_path, files)), card)
    plain = {**files, "deck.toml": (TOML + '[image]\nindex = "none"\n').encode()}
    bare = image(worn(prepared(tmp_path, plain)), card)
    changed = [(x, y) for y in range(HEIGHT) for x in range(width_of(HEIGHT)) if seen.pixel(x, y) != bare.pixel(x, y)]
    (left, right), (top, bottom) = (
        (min(point[axis] for point in changed), max(point[axis] for point in changed)) for axis in (0, 1)
    )
    assert bottom - top >= 0.24 * HEIGHT and top < 0.05 * HEIGHT and left < 0.1 * HEIGHT
    inside = [
        luminance(seen.pixelColor(x, y)) for x in range(left + 10, right - 9, 2) for y in range(top + 10, bottom - 9, 2)
    ]
    assert (max(inside) + 0.05) / (min(inside) + 0.05) >= 4.5


def test_corners_are_as_round_as_our_own(deck: ScannedDeck) -> None:
    for side in (Card.CUPS_7, DeckName.HORROR):
        seen = image(worn(deck), side)
        assert seen.pixelColor(0, 0).alpha() == 0
        assert seen.pixelColor(seen.width() // 2, 0).alpha() == 255
