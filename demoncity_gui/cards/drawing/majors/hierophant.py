"""The Hierophant, Major V."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import Mouth, ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import raised
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#E2B58A"
_ROBE: Final = "#4A2F78"
_DEEP: Final = "#150C26"
_GOLD: Final = "#8C5A1E"
_LAMP: Final = (8, -7)
_X: Final = 406
_DIAL: Final = 382


def scene(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre blesses before his microphone; in his dark glasses kneel those who listen."""
    sky(painter, "#120C1C", mixed(BLACK, t.light, 0.34), 1000)
    glow(painter, _X, 420, 460, t.light, 0.5)
    rimmed(painter, disc(_DIAL, 420, 286), mixed(BLACK, t.light, 0.62), BLACK, 12)
    fill(painter, disc(_DIAL, 420, 246), mixed(BLACK, t.light, 0.88))
    fill(painter, disc(_DIAL, 420, 186), mixed(t.light, look.BONE, 0.24))
    for k in range(36):  # the dial of a wireless, the window of a church
        long = 32 if k % 3 == 0 else 17
        fill(painter, placed(rect(-4, -279, 8, long), _DIAL, 420, 1, k * 10), BLACK)
    _robe(painter, t)
    with tilted(painter, _X, 660, 3):
        _head(painter, t)
    _collar(painter)
    _blesses(painter)
    _microphone(painter)
    gloom(painter, 370, 520, 480, 0.3)


def _robe(painter: QPainter, t: Tones) -> None:
    """A cope over broad shoulders, a white stole, Peter's keys, crossed, on the breast."""
    body = blob(((290, 660), (200, 690), (110, 740), (40, 840), (10, 1080), (730, 1080), (716, 860), (650, 750), (560,
        690), (480, 660)), tension=0.6)  # fmt: skip
    lit(painter, body, _ROBE, t.light, (10, -8), shade=_DEEP, width=8)
    within(painter, body, folds(((600, 740), (630, 860), (610, 1060), 28), ((520, 720), (560, 880), (550, 1060), 22)),
        _DEEP)  # fmt: skip
    for way in (-1, 1):
        band = polygon([(_X + way * x, y) for x, y in ((56, 700), (116, 690), (136, 1080), (70, 1080))])
        lit(painter, band, look.BONE, look.BONE, (6, -4), shade="#8C7FA6", width=6)
    for turn in (-38, 38):
        lit(painter, placed(_key(), _X, 900, 0.94, turn), look.SODIUM, look.BONE, (4, -4), shade=_GOLD, width=7)


def _collar(painter: QPainter) -> None:
    """A collar of gold that stands up to the jaw, a cross on its clasp."""
    painter.save()
    painter.translate(13, 2)
    collar = blob(((262, 590), (290, 628), (350, 664), (410, 676), (470, 662), (524, 604), (548, 660), (520, 724), (450,
        764), (390, 772), (320, 760), (258, 716), (240, 650)), tension=0.6)  # fmt: skip
    lit(painter, collar, look.SODIUM, look.BONE, (5, -7), shade=_GOLD, width=8)
    within(painter, collar, ink(((252, 676, 4), (310, 722, 9), (394, 738, 9), (470, 724, 9), (534, 664, 4))), _GOLD)
    rimmed(painter, disc(396, 726, 34), look.OXBLOOD, BLACK, 6)
    fill(painter, joined(rect(390, 704, 12, 46), rect(380, 714, 32, 11)), look.SODIUM)
    painter.restore()


def _head(painter: QPainter, t: Tones) -> None:
    """His head, large: an open mouth, dark glasses with the kneeling in them, a mitre with a cross."""
    painter.save()
    painter.translate(_X - 8, 476)
    painter.scale(1.62, 1.62)
    fill(painter, polygon(((-54, 40), (46, 60), (70, 130), (-70, 130))), "#3E2618")
    turned(painter, 0, 0, 1, Face("#8C5E42", _SKIN, nose=Nose.HOOKED, stern=0.9, brow=12, brow_colour="#4A4652",
        jaw=0.9, old=True, mouth=Mouth.CRY))  # fmt: skip
    sides = blob(((-52, -58), (-76, -48), (-84, 6), (-70, 34), (-58, 6), (-50, -30)), tension=0.8)
    lit(painter, sides, "#8E8894", look.BONE, (4, -4), shade="#4A4652", width=4)
    near, far = disc(0, -8, 31, 26), disc(48, -9, 19, 24)
    frame = joined(near, far, rect(24, -20, 14, 7), polygon(((-28, -18), (-70, -10), (-70, -2), (-28, -8))))
    rimmed(painter, frame, BLACK, look.BONE, 3)
    for lens, x, wide in ((near, 0, 1.0), (far, 49, 0.66)):
        within(painter, lens, disc(x, 10, 26 * wide, 14), mixed(BLACK, t.light, 0.85))
        wedge = polygon([(x + a * wide, y) for a, y in ((-11, 15), (-5, -2), (5, -2), (8, 8), (13, 15))])
        kneeling = joined(disc(x, -8, 5 * wide, 5), wedge)
        within(painter, lens, kneeling, look.BONE)
    _mitre(painter)
    painter.restore()


def _mitre(painter: QPainter) -> None:
    mitre = polygon(((74, -40), (90, -124), (4, -226), (-86, -128), (-76, -36), (0, -52)))
    lit(painter, mitre, look.BONE, "#FFFFFF", (8, -5), shade="#8C7FA6", width=5)
    band = polygon(((76, -70), (0, -84), (-77, -68), (-76, -34), (0, -50), (74, -38)))
    lit(painter, band, look.SODIUM, look.BONE, (3, -3), shade=_GOLD, width=4)
    lit(painter, joined(rect(-7, -200, 20, 108), rect(-38, -164, 82, 20)), look.SODIUM, look.BONE, (3, -3),
        shade=_GOLD, width=4)  # fmt: skip


def _blesses(painter: QPainter) -> None:
    """The hand at the left, raised out of a white sleeve and a wide one that has slid down: two fingers bless."""
    rimmed(painter, disc(132, 880, 118, 44), "#0E081A", BLACK, 8)
    fore = limb(((118, 960, 150), (132, 850, 136), (140, 770, 112)))
    lit(painter, fore, look.BONE, "#FFFFFF", _LAMP, shade="#6E6488", width=7)
    within(painter, fore, folds(((100, 800), (130, 830), (180, 830), 9), ((84, 840), (130, 866), (190, 856), 10)),
        "#8C7FA6")  # fmt: skip
    raised(painter, 142, 664, -2, 1.3, _SKIN, fingers_up=2, mirror=True)
    cuff = limb(((90, 772, 40), (142, 782, 44), (194, 770, 40)))
    lit(painter, cuff, look.SODIUM, look.BONE, (4, -5), shade=_GOLD, width=7)
    cloth = blob(((12, 884), (60, 916), (132, 928), (204, 916), (252, 880), (276, 960), (270, 1080), (-20, 1080), (-10,
        960)), tension=0.6)  # fmt: skip
    lit(painter, cloth, "#5E3E98", "#D8B8FF", (9, -6), shade=_DEEP, width=8)
    within(painter, cloth, folds(((90, 930), (70, 980), (80, 1060), 16), ((180, 930), (200, 990), (180, 1070), 18)),
        _DEEP)  # fmt: skip
    hem = ink(((8, 880, 20), (60, 914, 34), (132, 926, 36), (204, 914, 34), (256, 878, 20)))
    lit(painter, hem, look.SODIUM, look.BONE, (4, -6), shade=_GOLD, width=6)


def _microphone(painter: QPainter) -> None:
    """An old one of steel, close to his mouth."""
    stand = thick_line(((650, 1080), (640, 880), (604, 700)), 14)
    rimmed(painter, stand, look.MUTED, BLACK, 6)
    mike = placed(rect(-58, -92, 116, 184, 56), 580, 638, 1, -22)
    lit(painter, mike, look.MUTED, look.BONE, (8, -6), shade="#3A3644", width=9)
    for y in (-52, -22, 8, 38):
        fill(painter, placed(rect(-46, y, 92, 13, 6), 580, 638, 1, -22), BLACK)


@cache
def _key() -> QPainterPath:
    """One of Peter's keys, its bow up."""
    whole = joined(disc(0, -92, 38), rect(-8, -60, 16, 170), rect(8, 74, 30, 14), rect(8, 98, 22, 13), rect(-14, -52,
        28, 12))  # fmt: skip
    return whole.simplified().subtracted(disc(0, -92, 18))
