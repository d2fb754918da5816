"""The Ten of Pentacles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WHITE: Final = "#D8CDB8"
_GREY: Final = "#6E655E"
_SKIN: Final = "#A86E46"
_DUSK: Final = "#5A3420"
_GILT: Final = "#B8862C"
_WARM: Final = "#FFE0A0"
_MOURNING: Final = "#26222E"


def scene(painter: QPainter, t: Tones) -> None:
    """A girl in mourning with a great key on a ribbon; from his frame of ten coins the old man looks down on her."""
    fill(painter, rect(0, -150, 700, 1300), "#16211C")
    for x in range(0, 700, 56):
        fill(painter, rect(x, -150, 22, 1300), "#1D2C25")
    _frame(painter)
    painter.save()
    painter.setClipRect(150, 144, 400, 560, Qt.ClipOperation.IntersectClip)
    _elder(painter)
    glaze(painter, rect(150, 144, 400, 560), "#2A1606", 0.2)  # old varnish
    for left in (180, 290):
        glaze(painter, polygon(((left + 330, 144), (left + 380, 144), (left - 30, 704), (left - 80, 704))), _WARM, 0.07)
    painter.restore()
    for number in range(10):  # six down the right side, four down the left, where the index leaves room
        coin(painter, 602 if number < 6 else 98, 656 - number % 6 * 101, 93)
    glow(painter, 350, 860, 330, look.SODIUM, 0.3)
    painter.save()
    painter.translate(0, -44)
    _girl(painter)
    painter.restore()
    gloom(painter, 350, 600, 470, 0.3)


def _frame(painter: QPainter) -> None:
    """A heavy gilt frame, and the dark ground of the picture in it."""
    outer = rect(36, 44, 628, 770, 10)
    lit(painter, outer, _GILT, _WARM, (-6, -8), shade="#4A3010")
    for inset in (14, 96):
        stroke(painter, rect(36 + inset, 44 + inset, 628 - 2 * inset, 770 - 2 * inset, 6), "#5A3C12", 6)
    rimmed(painter, rect(150, 144, 400, 570), "#241408", BLACK, 8)
    for reach, share in ((330, 0.2), (250, 0.25), (180, 0.3)):
        painter.save()
        painter.setClipRect(150, 144, 400, 560, Qt.ClipOperation.IntersectClip)
        glaze(painter, disc(400, 380, reach), "#8A5A24", share)
        painter.restore()


def _elder(painter: QPainter) -> None:
    """The old man in the frame: white hair and beard, heavy brows, eyes cast down on his heir."""
    x, y = 382, 424
    coat = blob(((130, 760), (150, 640), (230, 580), (370, 560), (500, 580), (570, 640), (600, 760)), tension=0.7)
    lit(painter, coat, "#2E2A3C", "#8A7A90", (-6, -8), shade=BLACK)
    back = joined(*(disc(x + a, y + b, r) for a, b, r in ((-92, -60, 56), (-104, 6, 48), (92, -60, 56), (104, 6, 48), (
        -50, -118, 56), (0, -132, 56), (50, -118, 56)))).simplified()  # fmt: skip
    lit(painter, back, _WHITE, look.BONE, (-6, -8), shade=_GREY)
    front(painter, x, y, 1.5, Face(_DUSK, _SKIN, nose=Nose.BROAD, brow=16, brow_colour=_WHITE, stern=0.7, lid=0.5,
        old=True, smile=-0.8, jaw=0.8, iris="#C89A3C"))  # fmt: skip
    beard = blob(((x - 112, y + 30), (x - 92, y + 66), (x - 50, y + 84), (x, y + 72), (x + 50, y + 84), (x + 92, y +
        66), (x + 112, y + 30), (x + 120, y + 120), (x + 90, y + 220), (x + 40, y + 290), (x, y + 320), (x - 40, y +
        290), (x - 90, y + 220), (x - 120, y + 120)), tension=0.8)  # fmt: skip
    lit(painter, beard, _WHITE, look.BONE, (-7, -7), shade=_GREY)
    moustache = blob(((x, y + 62), (x + 36, y + 66), (x + 70, y + 96), (x + 84, y + 130), (x + 44, y + 120), (x, y +
        100), (x - 44, y + 120), (x - 84, y + 130), (x - 70, y + 96), (x - 36, y + 66)), tension=0.8)  # fmt: skip
    lit(painter, moustache, look.BONE, "#FFFFFF", (-4, -4), shade="#A8A090", width=4)
    strands(painter, [((x + k * 26, y + 140 - abs(k) * 12), (x + k * 30, y + 210), (x + k * 14, y + 290)) for k in
        range(-3, 4)], _WHITE, look.BONE, 9)  # fmt: skip


def _girl(painter: QPainter) -> None:
    """His grandchild, in black with a white collar, her hair in two puffs; grave, she looks at us."""
    dress = blob(((60, 1300), (84, 1100), (140, 1016), (240, 972), (350, 976), (460, 972), (560, 1016), (616, 1100),
        (640, 1300)), tension=0.7)  # fmt: skip
    lit(painter, dress, _MOURNING, _WARM, (8, -9), shade="#0A080E")
    fill(painter, joined(ink(((196, 1060, 2), (206, 1100, 10), (200, 1160, 4))), ink(((504, 1060, 2), (494, 1100, 10),
        (500, 1160, 4)))), "#0A080E")  # fmt: skip
    neck(painter, 350, 900, 78, 972, _SKIN)
    painter.save()
    painter.translate(350, 800)
    painter.scale(1.46, 1.36)
    for way in (-1, 1):
        puff = joined(*(disc(way * a, b, r) for a, b, r in ((84, -74, 38), (106, -60, 32), (100, -22, 28), (80, -34,
            34), (98, -94, 27)))).simplified()  # fmt: skip
        lit(painter, puff, "#221614", look.SODIUM, (4, -5), shade=BLACK, width=4)
    turned(painter, -2, 0, 1, Face(_DUSK, _SKIN, nose=Nose.SNUB, stern=-1.1, brow=8, jaw=0, young=True, gaze=0.5,
        smile=-0.5, iris="#C89A3C", brow_colour="#221614"))  # fmt: skip
    hair = blob(((-82, 0), (-86, -60), (-60, -106), (0, -122), (56, -104), (76, -60), (74, -34), (52, -72), (16, -88), (
        -10, -82), (-48, -62), (-66, 4)), tension=0.8)  # fmt: skip
    lit(painter, hair, "#221614", look.SODIUM, (4, -5), shade=BLACK, width=4)
    fill(painter, limb(((4, -116, 2), (14, -98, 3), (14, -86, 1))), "#6A4A3A")
    painter.restore()
    fill(painter, joined(limb(((290, 990, 11), (344, 1022, 11))), limb(((410, 990, 11), (356, 1022, 11)))), look.DANGER)
    for way in (-1, 1):
        collar = blob([(350 + way * x, y) for x, y in ((10, 980), (40, 952), (84, 938), (150, 960), (166, 1004), (110,
            1030), (44, 1014))], tension=0.7)  # fmt: skip
        lit(painter, collar, "#D8CDB8", look.BONE, (5, -6), shade="#7A6C64")
    _key(painter)


def _key(painter: QPainter) -> None:
    """The old key of the house on a red ribbon."""
    x, y = 350, 1036
    ring = disc(x, y, 27)
    ring.addPath(disc(x, y, 11))
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    bit = joined(rect(x - 8, y + 22, 16, 58, 3), rect(x, y + 46, 34, 11), rect(x, y + 69, 34, 11)).simplified()
    for part in (bit, ring):
        lit(painter, part, "#C8C4D0", "#FFFFFF", (4, -4), shade="#5A5664")
