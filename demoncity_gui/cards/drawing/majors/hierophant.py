"""The Hierophant, Major V."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, rolled
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import Mouth, ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import raised
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    CARD_WIDTH,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#E2B58A"
_ROBE: Final = "#4A2F78"
_DEEP: Final = "#150C26"


def scene(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre and dark glasses blesses before his microphone; two kneel and look up.

    All is drawn mirrored: the index would stand over the aerial.
    """
    painter.save()
    painter.translate(CARD_WIDTH, 0)
    painter.scale(-1, 1)
    _service(painter, t)
    painter.restore()


def _service(painter: QPainter, t: Tones) -> None:
    """The wireless's dial, the aerial, the preacher, and the two before him."""
    sky(painter, "#120C1C", mixed(BLACK, t.light, 0.34), 1000)
    glow(painter, 340, 400, 460, t.light, 0.5)
    rimmed(painter, disc(340, 400, 300), mixed(BLACK, t.light, 0.62), BLACK, 12)
    fill(painter, disc(340, 400, 262), t.light)
    fill(painter, disc(340, 400, 196), mixed(t.light, look.BONE, 0.5))
    for k in range(36):  # the dial of a wireless, the window of a church
        long = 34 if k % 3 == 0 else 18
        fill(painter, placed(rect(-4, -294, 8, long), 340, 400, 1, k * 10), BLACK)
    _aerial(painter, t)
    body = blob(((270, 600), (340, 590), (430, 606), (540, 650), (600, 740), (640, 1080), (20, 1080), (50, 760), (110,
        670)), tension=0.7)  # fmt: skip
    lit(painter, body, _ROBE, t.light, (-10, -8), shade=_DEEP, width=8)
    within(painter, body, folds(((130, 720), (110, 860), (140, 1060), 26), ((480, 700), (500, 860), (470, 1060), 30)),
        _DEEP)  # fmt: skip
    _stole(painter, body)
    _preacher(painter, t)
    _microphone(painter)
    _blesses(painter)
    _monk(painter, t)
    _woman(painter, t)
    gloom(painter, 350, 470, 460, 0.3)


def _blesses(painter: QPainter) -> None:
    """His arm: from the shoulder down to the elbow, up again out of a wide sleeve that has slid down, and two fingers.

    Shoulder (510, 690), elbow (604, 850), wrist (572, 616).
    """
    inside = disc(592, 722, 92, 42)
    rimmed(painter, inside, "#0E081A", BLACK, 8)
    rolled(painter, (604, 860), (574, 606), 184, _SKIN, "#FFE2BC", (-8, -6))
    raised(painter, 566, 516, 3, 1.14, _SKIN, fingers_up=2)
    cuff = blob(((530, 600), (572, 606), (616, 598), (620, 630), (574, 640), (528, 632)), tension=0.5)
    lit(painter, cuff, look.SODIUM, look.BONE, (-4, -5), shade="#8C5A1E", width=6)
    cloth = blob(((498, 724), (526, 752), (592, 766), (654, 750), (686, 716), (710, 830), (690, 960), (640, 1070), (540,
        1070), (474, 1000), (446, 900), (466, 800)), tension=0.7)  # fmt: skip
    lit(painter, cloth, "#5E3E98", "#D8B8FF", (-10, -7), shade=_DEEP, width=9)
    within(painter, cloth, folds(((530, 770), (510, 830), (530, 920), 20), ((590, 780), (570, 840), (600, 940), 22), ((
        640, 776), (630, 850), (600, 940), 20)), _DEEP)  # fmt: skip
    hem = limb([(592 + 94 * math.cos(a), 722 + 44 * math.sin(a), 32) for a in (k * 0.157 for k in range(21))])
    lit(painter, hem, look.SODIUM, look.BONE, (-4, -6), shade="#8C5A1E", width=6)


def _stole(painter: QPainter, body: QPainterPath) -> None:
    """The two bands of his stole, and Peter's keys, crossed, on a chain."""
    for way in (-1, 1):
        band = polygon(((344 + way * 60, 596), (344 + way * 124, 616), (344 + way * 128, 1080), (344 + way * 60, 1080)))
        lit(painter, band.intersected(body), look.BONE, look.BONE, (-7, -4), shade="#8C7FA6", width=6)
    fill(painter, ink(((262, 640, 6), (300, 730, 10), (344, 770, 6))), look.SODIUM)
    fill(painter, ink(((426, 640, 6), (390, 730, 10), (344, 770, 6))), look.SODIUM)
    for turn in (-38, 38):
        lit(painter, placed(_key(), 344, 876, 1.06, turn), look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=7)


def _microphone(painter: QPainter) -> None:
    fill(painter, thick_line(((250, 1060), (240, 880), (226, 670)), 15), BLACK)
    stroke(painter, thick_line(((250, 1060), (240, 880), (226, 670)), 3), look.MUTED, 7)
    mike = placed(rect(-46, -76, 92, 152, 46), 222, 612, 1, 14)
    lit(painter, mike, look.MUTED, look.BONE, (-8, -6), shade="#3A3644", width=8)
    for y in (-40, -14, 12, 38):
        fill(painter, placed(rect(-36, y, 72, 11, 5), 222, 612, 1, 14), BLACK)


def _preacher(painter: QPainter, t: Tones) -> None:
    """His head, thrust forward: dark glasses, thin lips that know better, a mitre with a cross."""
    neck(painter, 352, 540, 104, 610, _SKIN)
    amice = ink(((254, 596, 22), (296, 634, 40), (350, 646, 42), (404, 632, 40), (440, 596, 22)))
    lit(painter, amice, look.BONE, "#FFFFFF", (-6, -6), shade="#8C7FA6", width=7)
    painter.save()
    painter.translate(330, 446)
    painter.rotate(-6)
    painter.scale(1.6, 1.6)
    turned(painter, 0, 0, 0.88, Face("#8C5E42", _SKIN, nose=Nose.HOOKED, stern=0.9, brow=12, brow_colour="#4A4652",
        jaw=0.9, old=True, mouth=Mouth.CRY), mirror=True)  # fmt: skip
    sides = blob(((50, -54), (68, -46), (74, 2), (62, 26), (54, 2), (46, -30)), tension=0.8)
    lit(painter, sides, "#8E8894", look.BONE, (-4, -4), shade="#4A4652", width=4)
    lens = joined(disc(-42, -8, 20, 21), disc(0, -8, 28, 23), rect(-28, -18, 12, 6), polygon(((26, -18), (60, -8), (60,
        0), (26, -8))))  # fmt: skip
    rimmed(painter, lens, BLACK, look.BONE, 3)
    for x in (-48, -8):
        fill(painter, polygon(((x - 6, 2), (x + 6, -22), (x + 16, -22), (x + 4, 2))), t.light)
    mitre = polygon(((-72, -38), (-86, -134), (-2, -232), (82, -128), (68, -30), (0, -48)))
    lit(painter, mitre, look.BONE, look.BONE, (-10, -5), shade="#8C7FA6", width=5)
    band = polygon(((-74, -70), (0, -80), (70, -64), (69, -30), (0, -48), (-73, -36)))
    lit(painter, band, look.SODIUM, look.BONE, (-3, -3), shade="#8C5A1E", width=4)
    lit(painter, joined(rect(-11, -206, 20, 120), rect(-43, -168, 84, 20)), look.SODIUM, look.BONE, (-3, -3),
        shade="#8C5A1E", width=4)  # fmt: skip
    painter.restore()


def _aerial(painter: QPainter, t: Tones) -> None:
    """A mast with the three bars of a pope's cross, and what it sends."""
    for radius in (66, 112, 160):
        stroke(painter, disc(96, 150, radius), mixed(BLACK, t.light, 0.95 - radius / 260), 9)
    staff = joined(rect(86, 110, 20, 960, 6), *(rect(96 - half, y, half * 2, 18, 6) for half, y in ((36, 170), (52,
        236), (66, 304))))  # fmt: skip
    lit(painter, staff, look.SODIUM, look.BONE, (4, -4), shade="#8C5A1E", width=6)
    lit(painter, disc(96, 112, 20), look.DANGER, look.BONE, (-4, -4), shade=look.OXBLOOD, width=5)
    glow(painter, 96, 112, 80, look.DANGER, 0.5)


@cache
def _key() -> QPainterPath:
    """One of Peter's keys, its bow up."""
    whole = joined(disc(0, -92, 38), rect(-8, -60, 16, 170), rect(8, 74, 30, 14), rect(8, 98, 22, 13), rect(-14, -52,
        28, 12))  # fmt: skip
    return whole.simplified().subtracted(disc(0, -92, 18))


def _monk(painter: QPainter, t: Tones) -> None:
    """An old monk at the left who kneels and looks up, in profile."""
    hood = blob(((-20, 1090), (-10, 1000), (60, 950), (130, 980), (190, 1020), (210, 1090)), tension=0.7)
    with _head(painter, 120, 930, 1.0, -24):
        side(painter, 0, 0, 1, Face("#7A4A2C", "#D8A878", nose=Nose.BROAD, stern=-0.8, brow=11, brow_colour="#8E8894",
            old=True, jaw=0.7), )  # fmt: skip
        fringe = blob(((-4, -60), (-30, -64), (-66, -60), (-84, -20), (-76, 40), (-44, 54), (-24, 20), (-26, -24), (-6,
            -34)), tension=0.7)  # fmt: skip
        lit(painter, fringe, "#6A6674", look.BONE, (5, -7), shade="#24222C", width=5)
        strands(painter, [((-16, -56), (-50, -40), (-60, 20)), ((-10, -46), (-36, -20), (-44, 36))], "#6A6674",
            look.BONE, 5)  # fmt: skip
    lit(painter, hood, "#4A3628", t.light, (8, -8), shade="#0E0A0A", width=7)


def _woman(painter: QPainter, t: Tones) -> None:
    """A woman at the right in a shawl, who kneels and looks up, in profile."""
    with _head(painter, 560, 952, 1.0, 24, mirror=True):
        side(painter, 0, 0, 1, Face("#8C5A44", "#F0C8A4", lips="#B0303A", stern=-1, brow=7, jaw=0.2))
        shawl = blob(((34, -74), (10, -122), (-50, -124), (-96, -80), (-100, 0), (-110, 100), (-60, 170), (40, 160),
            (24, 100), (-8, 70), (-16, 20), (-6, -30)), tension=0.7)  # fmt: skip
        lit(painter, shawl, "#B9AEC8", look.BONE, (7, -9), shade="#3A3050", width=7)
        within(painter, shawl, folds(((-10, -100), (-50, -60), (-50, 40), 14), ((-60, -90), (-84, -20), (-80, 80), 14)),
            "#3A3050")  # fmt: skip
    cloak = blob(((470, 1090), (490, 1040), (560, 1006), (640, 1010), (700, 1050), (700, 1100)), tension=0.7)
    lit(painter, cloak, look.OXBLOOD, t.light, (-8, -8), shade="#0E0A0A", width=7)


@contextmanager
def _head(painter: QPainter, x: float, y: float, size: float, turn: float, *, mirror: bool = False) -> Iterator[None]:
    """Paint a head there, tilted back."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    yield
    painter.restore()
