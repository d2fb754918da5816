"""The twenty-two Majors: a scene of the city each, over a Roman numeral and a title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import framed
from demoncity_gui.cards.drawing.majors import (
    chariot,
    death,
    devil,
    emperor,
    empress,
    fool,
    hanged_man,
    hermit,
    hierophant,
    high_priestess,
    judgement,
    justice,
    lovers,
    magician,
    moon,
    star,
    strength,
    sun,
    temperance,
    tower,
    wheel_of_fortune,
    world,
)
from demoncity_gui.cards.drawing.ornament import beside_words, picture_edge
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import CARD_WIDTH, moved, rect
from demoncity_gui.cards.drawing.tones import Tones
from demoncity_gui.pieces.tarot import Card

ACCENT: Final = {
    0: "#E9A33B",
    1: "#F0664F",
    2: "#8FB8F0",
    3: "#8CCB6A",
    4: "#F07A35",
    5: "#C79BE6",
    6: "#F58FA4",
    7: "#F5D65C",
    8: "#EF9A56",
    9: "#F2C84B",
    10: "#5CCFD6",
    11: "#C3CEDB",
    12: "#86A8F5",
    13: "#D9D3C7",
    14: "#E0A04A",
    15: "#F0524C",
    16: "#F0663A",
    17: "#A6DCF5",
    18: "#66B3E4",
    19: "#F7C93C",
    20: "#C6D85E",
    21: "#E8B04A",
}
"""The one accent of each Major: its frame, its chip, its light."""

ROMAN: Final = tuple("0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split())
"""The numeral above each title."""
_WITHOUT_ARTICLE: Final = ("STRENGTH", "WHEEL_OF_FORTUNE", "JUSTICE", "DEATH", "TEMPERANCE", "JUDGEMENT")
"""Majors that are called so; every other has a “THE” before it."""

_SCENES: Final[tuple[Callable[[QPainter, Tones], None], ...]] = (
    fool.scene,
    magician.scene,
    high_priestess.scene,
    empress.scene,
    emperor.scene,
    hierophant.scene,
    lovers.scene,
    chariot.scene,
    strength.scene,
    hermit.scene,
    wheel_of_fortune.scene,
    justice.scene,
    hanged_man.scene,
    death.scene,
    temperance.scene,
    devil.scene,
    tower.scene,
    star.scene,
    moon.scene,
    sun.scene,
    judgement.scene,
    world.scene,
)
"""From 0 to 21. Each paints 30 … 670 across and 30 … 1020 down; the upper left 390 × 380 units, where the index
stands, are quiet."""
_TITLE_ROOM: Final = 150


def paint_major(painter: QPainter, card: Card, number: int, *, large_index: bool) -> None:
    """Paint a Major's scene, numeral and title; its frame and index are the face's.

    With a large index the words are left out, and the scene stands lower, clear of the chip.
    """
    tones = Tones(ACCENT[number])
    lower = _TITLE_ROOM if large_index else 0
    with framed(painter, 990 + lower):
        fill(painter, rect(30, 30, 640, 990 + lower), tones.far)
        painter.translate(0, lower)
        _SCENES[number](painter, tones)
    picture_edge(painter, 990 + lower, ACCENT[number])
    if large_index:
        return
    for text, height, line, colour in ((ROMAN[number], 34.0, 1082.0, ACCENT[number]), (_title(card),
        44.0, 1150.0, look.BONE)):  # fmt: skip
        word = lettering(text, height, look.TITLE, 700, 0.04, widest=580)
        wide = word.boundingRect().width()
        fill(painter, moved(word, (CARD_WIDTH - wide) / 2, line), colour)
        if colour == ACCENT[number]:
            beside_words(painter, line - height / 2, wide, colour)


def _title(card: Card) -> str:
    """Return the words on the picture: they belong to it, in whatever language the program speaks."""
    words = card.name.replace("_", " ")
    return words if card.name in _WITHOUT_ARTICLE else f"THE {words}"
