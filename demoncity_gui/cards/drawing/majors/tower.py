"""The Tower, Major XVI."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STRIKE: Final = (562, 388)
_FIRE: Final = "#FFC25A"
_LAMP: Final = (7, -7)
_CLOTH: Final = "#2A3260"
_SHIRT: Final = "#E9E0CC"
_SHADE: Final = "#5E4A66"
_DEEP: Final = "#06070F"
_SKIN: Final = "#E8B88A"


def scene(painter: QPainter, t: Tones) -> None:
    """A man in a white shirt falls towards us, head first, and screams; lightning has set a tower behind him alight."""
    x, y = _STRIKE
    sky(painter, "#0A0710", mixed(BLACK, t.light, 0.62), 1000)
    for angle in range(0, 360, 20):
        far, near = ((x + 1200 * cos(radians(angle + a)), y + 1200 * sin(radians(angle + a))) for a in (0, 9))
        glaze(painter, polygon((_STRIKE, far, near)), t.light, 0.14)
    glow(painter, 330, 740, 480, t.light, 0.66)
    glow(painter, 330, 740, 300, look.SODIUM, 0.5)
    city(painter, 1040, "#12080C", look.SODIUM, tall=84, seed=45)
    _fire(painter, t)
    _burning_house(painter, t)
    _bolt(painter)
    for left, top, size, tilt in ((92, 730, 36, 50), (404, 850, 24, 20), (420, 930, 34, 30)):
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), left, top, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5, -4), shade="#0C080A", width=4)
    painter.save()
    place_at(painter, (42, 960), (42, 960), 0.94)
    _man(painter)
    painter.restore()


def _fire(painter: QPainter, t: Tones) -> None:
    """The fire on the tower: five tongues in three flat tones."""
    x, y = _STRIKE
    glow(painter, x, y - 130, 300, t.light, 0.8)
    crown_ = blob(((-112, 20), (-130, -60), (-104, -120), (-126, -210), (-76, -160), (-62, -214), (-88, -300), (-30,
        -250), (-10, -310), (-24, -400), (36, -310), (50, -240), (84, -320), (94, -210), (90, -140), (128, -190), (118,
        -90), (126, -40), (106, 20)), tension=0.7)  # fmt: skip
    for tone, wide, high in ((look.OXBLOOD, 1.22, 1.04), (t.light, 1, 0.9), ("#FFB648", 0.74, 0.68), ("#FFE9A8", 0.46,
            0.4)):  # fmt: skip
        fill(painter, QTransform.fromScale(wide, high).map(crown_).translated(x, y), tone)


def _bolt(painter: QPainter) -> None:
    """The lightning, thin and jagged; a white star where it strikes."""
    x, y = _STRIKE
    way = (
        (596, -240, 20), (634, 60, 22), (566, 150, 22), (604, 190, 20), (544, 268, 17), (574, 296, 13),
        (x - 4, y - 16, 3),
    )  # fmt: skip
    side = ((634, 60, 16), (660, 120, 12), (644, 150, 10), (690, 220, 2))
    bolt = joined(*(_jagged(line) for line in (way, side)))
    stroke(painter, bolt, "#FFF3B0", 22)
    stroke(painter, bolt, BLACK, 12)
    fill(painter, bolt, "#FFFDF2")
    rimmed(painter, star(x, y - 22, 38, 15, 9, 8), "#FFFDF2", BLACK, 6)


def _jagged(line: Sequence[tuple[float, float, float]]) -> QPainterPath:
    """A band through (x, y, width) with sharp corners: as wide across wherever it turns."""
    return polygon((*((x - wide / 2, y - wide * 0.2) for x, y, wide in line), *((x + wide / 2, y + wide * 0.2) for x, y,
        wide in reversed(line))))  # fmt: skip


def _burning_house(painter: QPainter, t: Tones) -> None:
    """A tower, whole against the sky: corbels under its broken battlement, a crack, lamps that burn in it."""
    painter.save()
    place_at(painter, (320, 480), _STRIKE, (1.0, 0.94))
    dark, stone_ = "#1A0D12", "#7A463C"
    shaft = polygon(((244, 560), (396, 560), (442, 1260), (184, 1260)))
    lit(painter, shaft, stone_, "#FFC25A", (8, 9), shade="#2C161A", width=9)
    within(painter, shaft, polygon(((346, 560), (400, 560), (460, 1260), (330, 1260))), "#2C161A")
    for row in range(12):
        y, left = 630 + row * 50, 244 - (row * 50 + 70) * 0.096
        for x in (left + (24 if row % 2 else 60), left + (92 if row % 2 else 120)):
            within(painter, shaft, rect(x, y, 44, 6, 3), dark)
    x, y = 372, 594
    arch = blob(((x - 24, y + 74), (x - 24, y + 16), (x, y - 14), (x + 24, y + 16), (x + 24, y + 74)), tension=0.5)
    rimmed(painter, arch, "#FFD27A", BLACK, 7)
    fill(painter, joined(rect(x - 3, y - 10, 6, 84), rect(x - 24, y + 28, 48, 6)), BLACK)
    head = polygon(((222, 524), (222, 456), (258, 456), (258, 486), (290, 486), (302, 512), (332, 502), (346, 476), (
        380, 476), (380, 450), (418, 450), (418, 524), (396, 566), (244, 566)))  # fmt: skip
    lit(painter, head, "#7A4638", "#FFE0A0", (2, 9), shade="#3A1E20", width=9)
    within(painter, head, rect(210, 520, 220, 8), dark)
    crack = limb(((318, 512, 18), (300, 560, 12), (330, 610, 9), (296, 690, 7), (316, 740, 2)))
    fill(painter, crack, BLACK)
    fill(painter, limb(((316, 512, 6), (301, 558, 4), (326, 606, 1))), t.light)
    painter.restore()


def _man(painter: QPainter) -> None:
    """He, upside down and near: head and chest large; his long legs leave the picture above.

    The throat is at (310, 640); shoulders (173, 577) and (459, 665); the waist's middle (389, 382).
    """
    for joints, wide, calf in ((((430, 400), (494, 210), (506, -240)), 112, 1), (((364, 386), (366, 180), (322, -240)),
            122, -1)):  # fmt: skip
        leg(painter, joints, wide, _CLOTH, _FIRE, (7, -3), calf=calf, shade=_DEEP)
    trunk = blob(((316, 372), (352, 378), (400, 396), (466, 412), (478, 500), (500, 600), (506, 680), (470, 726), (400,
        700), (310, 670), (210, 640), (138, 610), (128, 556), (170, 514), (240, 450)), tension=0.7)  # fmt: skip
    arm(painter, ((182, 574), (84, 606), (98, 504)), 104, _SHIRT, "#FFFFFF", _LAMP, cuff=look.BONE, skin=_SKIN,
        body=trunk)  # fmt: skip
    palm(painter, 100, 450, -6, 0.8, _SKIN, mirror=True, towards=_LAMP)
    lit(painter, trunk, _SHIRT, "#FFFFFF", _LAMP, shade=_SHADE)
    within(painter, trunk, folds(((330, 400), (300, 450), (240, 490), 14), ((380, 420), (372, 500), (396, 560), 12), ((
        450, 440), (452, 500), (470, 560), 12), ((200, 620), (250, 590), (300, 580), 12)), _SHADE)  # fmt: skip
    for strap in (((322, 380, 26), (262, 500, 30), (232, 640, 32)), ((440, 400, 26), (440, 540, 30), (416, 700, 32))):
        within(painter, trunk, ink(strap), BLACK)
        within(painter, trunk, ink([(x, y, wide - 9) for x, y, wide in strap]), look.OXBLOOD)
    belt = blob(((306, 372), (352, 366), (412, 380), (474, 404), (468, 434), (404, 416), (350, 404), (308, 404)),
        tension=0.6)  # fmt: skip
    lit(painter, belt, "#5A3020", _FIRE, (4, -4), shade="#1C0C08")
    lit(painter, polygon(((372, 362), (416, 372), (412, 424), (366, 414))), look.SODIUM, look.BONE, (3, -3),
        shade="#7A3E12", width=4)  # fmt: skip
    within(painter, trunk, ink(((384, 424, 3), (352, 520, 5), (320, 650, 4))), _SHADE)
    for x, y in ((382, 456), (360, 534), (340, 604)):
        rimmed(painter, disc(x, y, 6), look.BONE, _SHADE, 2.5)
    arm(painter, ((452, 660), (584, 722), (578, 812)), 110, _SHIRT, "#FFFFFF", _LAMP, cuff=look.BONE, skin=_SKIN,
        body=trunk)  # fmt: skip
    palm(painter, 580, 880, 170, 1.02, _SKIN, towards=_LAMP)
    collar = polygon(((196, 610), (256, 590), (318, 640), (384, 634), (430, 690), (330, 730), (230, 690)))
    lit(painter, collar, _SHIRT, "#FFFFFF", (4, -5), shade=_SHADE)
    _head(painter)


def _head(painter: QPainter) -> None:
    """His face upside down, all eyes and mouth; the hair stands on end."""
    painter.save()
    painter.translate(268, 776)
    painter.rotate(203)
    painter.scale(1.34, 1.34)
    turned(painter, 0, 0, 1, Face("#8A5434", _SKIN, nose=Nose.STRAIGHT, brow=12, mouth=Mouth.CRY, jaw=0.4, gaze=0.3,
        feeling=Feeling.FEAR), mirror=True)  # fmt: skip
    scream = blob(((-30, 46), (-39, 54), (-50, 84), (-46, 98), (-28, 103), (-8, 99), (-1, 88), (-8, 56), (-16, 46)),
        tension=0.9)  # fmt: skip
    rimmed(painter, scream, "#9A4E3C", BLACK, 4)
    mouth = placed(scream, -2.6, 6, 0.9)
    fill(painter, mouth, "#180406")
    within(painter, mouth, blob(((-48, 100), (-42, 88), (-28, 83), (-12, 88), (-4, 102)), tension=0.8), "#7E2028")
    within(painter, mouth, blob(((-46, 40), (-4, 40), (-6, 55), (-26, 58), (-42, 60)), tension=0.6), look.BONE)
    fill(painter, joined(ink(((-12, 34, 1), (2, 50, 5), (4, 76, 1))), ink(((-52, 56, 1), (-56, 74, 4), (-50, 92, 1)))),
        "#4A2818")  # fmt: skip
    mop = blob(((-62, -40), (-84, -70), (-72, -84), (-88, -116), (-56, -112), (-44, -146), (-18, -122), (6, -152), (26,
        -122), (58, -140), (62, -108), (94, -104), (84, -72), (106, -50), (86, -34), (92, 10), (72, 30), (62, 24), (58,
        -20), (40, -60), (0, -76), (-40, -66)), tension=0.4)  # fmt: skip
    lit(painter, mop, "#6A3618", "#E0923A", (-5, 5), shade="#140C0A", width=6)
    painter.restore()
