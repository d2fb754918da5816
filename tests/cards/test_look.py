from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QRawFont

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.index import index_text
from demoncity_gui.cards.drawing.majors.major import ROMAN
from demoncity_gui.pieces.tarot import Card, Suit
from demoncity_gui.words.cards import card_title
from tests.cards.painted import contrast
from tests.support.colour_sight import Sight, apart, ciede2000


def test_loading_the_fonts_twice_gives_qt_nothing_new() -> None:
    before = QFontDatabase.families()
    look.load_fonts()
    assert QFontDatabase.families() == before


@pytest.mark.parametrize("family", [look.NUMERAL, look.TITLE, look.TEXT])
def test_qt_takes_our_typeface_and_no_stand_in(family: str) -> None:
    assert QFontInfo(QFont(family)).family() == family


@pytest.mark.parametrize(
    ("family", "text"),
    [
        (look.NUMERAL, "".join(index_text(card) for card in Card) + "0123456789"),
        (look.TITLE, "".join(card_title(card).upper() for card in Card) + "".join(ROMAN)),
        (look.TEXT, "".join(map(chr, range(0x20, 0x7F))) + "–—‘’“”…×−éèüöäñç"),
    ],
)
def test_every_character_we_paint_is_in_its_typeface(family: str, text: str) -> None:
    font = QRawFont.fromFont(QFont(family))
    assert {character for character in text if not font.supportsCharacter(ord(character))} == set()


def test_a_damaged_font_file_is_refused_by_name() -> None:
    with pytest.raises(look.FontRefused, match=r"Anton-Regular\.ttf should hold the typeface Anton"):
        look.add_font(b"not a font", "Anton-Regular.ttf", look.NUMERAL)


@pytest.mark.parametrize("ground", [look.INK, look.TABLE, look.PALETTE.panel])
@pytest.mark.parametrize(
    "text",
    [look.BONE, look.MUTED, look.SODIUM, look.PLAYERS, look.HORROR, look.DANGER],
)
def test_colours_of_text_are_readable_on_every_ground(text: str, ground: str) -> None:
    assert contrast(QColor(text), QColor(ground)) >= 4.5


@pytest.mark.parametrize("ground", [look.PLAYERS_GROUND, look.HORROR_GROUND])
def test_bone_is_readable_on_both_sides_grounds(ground: str) -> None:
    assert contrast(QColor(look.BONE), QColor(ground)) >= 4.5


@pytest.mark.parametrize("suit", list(Suit))
def test_suits_are_readable_on_ink_and_in_print(suit: Suit) -> None:
    assert contrast(QColor(look.SUIT_COLOUR[suit]), QColor(look.INK)) >= 4.5
    assert contrast(QColor(look.SUIT_COLOUR_IN_PRINT[suit]), QColor(look.PAPER)) >= 4.5


@pytest.mark.parametrize("sight", list(Sight))
def test_suits_are_apart_to_every_common_kind_of_sight(sight: Sight) -> None:
    for one, other in combinations(Suit, 2):
        assert apart(look.SUIT_COLOUR[one], look.SUIT_COLOUR[other], sight) >= 20, (one, other)


@pytest.mark.parametrize("sight", list(Sight))
def test_suits_in_print_are_apart_too_as_far_as_dark_colours_can_be(sight: Sight) -> None:
    for one, other in combinations(Suit, 2):
        assert apart(look.SUIT_COLOUR_IN_PRINT[one], look.SUIT_COLOUR_IN_PRINT[other], sight) >= 14, (one, other)


@pytest.mark.parametrize(
    ("one", "other", "published"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_the_yardstick_measures_as_published(
    one: tuple[float, float, float], other: tuple[float, float, float], published: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(published, abs=1e-4)
