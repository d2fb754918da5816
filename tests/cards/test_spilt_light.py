from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPicture

from demoncity_gui.cards.drawing.light import framed
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import disc, rect
from demoncity_gui.cards.drawing.spilt_light import spill_light


def lamp_at_night(lamp: str) -> QImage:
    """A card's picture, half its size: night, and a disc of 60 units in that colour at (350, 500)."""
    image = QImage(350, 600, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.scale(0.5, 0.5)
        with framed(painter, 1050):
            fill(painter, rect(30, 30, 640, 1050), "#101010")
            fill(painter, disc(350, 500, 60), lamp)
    return image


def brightness(image: QImage, x: float, y: float) -> int:
    """How bright a place of the card is, 0 to 255."""
    return image.pixelColor(round(x / 2), round(y / 2)).value()


def test_a_lamp_shines_on_what_is_near_it_and_the_more_the_nearer() -> None:
    lit, unlit = lamp_at_night("white"), lamp_at_night("#303030")
    gained = [brightness(lit, 350 + far, 500) - brightness(unlit, 350 + far, 500) for far in (66, 76, 90, 250)]
    assert gained[0] > gained[1] > gained[2] > 0
    assert gained[3] == 0


def test_on_a_page_nothing_shines() -> None:
    page = QPicture()
    with QPainter(page) as painter:
        spill_light(painter, QRectF(30, 30, 640, 1050))
    assert page.boundingRect().isEmpty()
