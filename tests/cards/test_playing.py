"""The playing cards: 54 pictures, each its own, told by colour and sign."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.playing import paint_playing_card
from demoncity_gui.games.action.rules.drama import DECK


def painted(name: str) -> QImage:
    image = QImage(140, 240, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.2, 0.2)
    paint_playing_card(painter, name)
    painter.end()
    return image


def test_no_two_cards_look_alike(qapp: QApplication) -> None:
    seen = {bytes(painted(name).constBits()) for name in DECK}
    assert len(seen) == len(DECK)


@pytest.mark.parametrize(
    ("suit", "colour"),
    [("spades", look.BLADE), ("hearts", look.EMBER), ("clubs", look.HORROR), ("diamonds", look.BRASS)],
)
def test_an_ace_has_its_sign_in_the_middle(qapp: QApplication, suit: str, colour: str) -> None:
    assert painted(f"{suit}-1").pixelColor(70, 120) == QColor(colour)
