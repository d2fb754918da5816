from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QTransform

from demoncity_gui.cards.drawing.paint import draw_lines

LINES = [QLineF(100, 100 + 60 * row, 600, 300 + 60 * row) for row in range(10)]
PLACES = {
    "as a card of whole pixels is": QTransform.fromScale(408 / 700, 700 / 1200),
    "turned": QTransform.fromScale(0.5, 0.5).rotate(20),
    "elsewhere": QTransform.fromTranslate(30, -40).scale(0.4, 0.4),
}


def image() -> QImage:
    made = QImage(408, 700, QImage.Format.Format_Grayscale8)
    made.fill(Qt.GlobalColor.black)
    return made


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_lines_lie_where_the_painter_would_have_them_and_as_wide(place: QTransform) -> None:
    ours, qts = image(), image()
    with QPainter(ours) as painter:
        painter.setWorldTransform(place)
        draw_lines(painter, LINES, "white", 20)
        assert painter.worldTransform() == place
    with QPainter(qts) as painter:
        painter.setWorldTransform(place)
        painter.setPen(QPen(Qt.GlobalColor.white, 20))
        painter.drawLines(LINES)
    others = sum(one != other for one, other in zip(bytes(ours.constBits()), bytes(qts.constBits()), strict=True))
    assert others < 0.02 * sum(map(bool, bytes(qts.constBits())))
