"""The Tower, Major XVI."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.legs import shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STRIKE: Final = (584, 400)
_FIRE: Final = "#FFC25A"
_LAMP: Final = (7, -7)
_CLOTH: Final = "#2A3260"
_DEEP: Final = "#06070F"
_SKIN: Final = "#E8B88A"


def scene(painter: QPainter, t: Tones) -> None:
    """A man in a coat falls towards us, head first, and screams; behind him lightning blows a tower's crown off."""
    x, y = _STRIKE
    sky(painter, "#0A0710", mixed(BLACK, t.light, 0.62), 1000)
    for angle in range(0, 360, 20):
        far, near = ((x + 1200 * cos(radians(angle + a)), y + 1200 * sin(radians(angle + a))) for a in (0, 9))
        glaze(painter, polygon((_STRIKE, far, near)), t.light, 0.14)
    glow(painter, 330, 740, 480, t.light, 0.66)
    glow(painter, 330, 740, 300, look.SODIUM, 0.5)
    city(painter, 1040, "#12080C", look.SODIUM, tall=84, seed=45)
    _blast(painter, t)
    _burning_house(painter, t)
    _bolt(painter)
    _crown_flies(painter)
    for left, top, size, tilt in ((240, 420, 34, 50), (640, 240, 30, 10), (84, 720, 30, 60), (452, 960, 30, 30)):
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), left, top, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5, -4), shade="#0C080A", width=4)
    _far_one(painter)
    _man(painter)


def _blast(painter: QPainter, t: Tones) -> None:
    """The fire that bursts out of the tower's neck, in three flat tones."""
    x, y = _STRIKE
    for tone, out, inner, points, turn in ((look.OXBLOOD, 330, 214, 13, 6), (t.light, 262, 158, 13, 6), ("#FFB648",
            190, 108, 13, 6)):  # fmt: skip
        fill(painter, star(x, y, out, inner, points, turn), tone)


def _bolt(painter: QPainter) -> None:
    """The lightning, thick at the top and a point where it strikes; the white heart of the fire behind its point."""
    x, y = _STRIKE
    rimmed(painter, star(x, y + 4, 58, 26, 10, 8), look.BONE, BLACK, 6)
    whole = ((540, -150), (536, 90), (492, 220), (552, 206), (x, y + 50), (632, 160), (580, 172), (648, 40), (640,
        -150))  # fmt: skip
    rimmed(painter, polygon(whole), look.BONE, BLACK, 10)
    fill(painter, polygon((*whole[4:], (610, -150), (606, 50), (558, 190), (606, 178))), "#FFD98A")


def _crown_flies(painter: QPainter) -> None:
    """The tower's head, a crown of gold, lifted off whole; the stones it stood on break from under it."""
    painter.save()
    painter.translate(402, 146)
    painter.rotate(-24)
    painter.scale(0.86, 0.86)
    lit(painter, polygon(((-84, -4), (84, -4), (84, 26), (60, 26), (60, 46), (24, 46), (24, 30), (-16, 30), (-16, 50), (
        -52, 50), (-52, 28), (-84, 28))), "#6A443A", look.SODIUM, (5, 5), shade="#241416")  # fmt: skip
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (6, 7), shade="#7A3E12", width=7)
    fill(painter, joined(*(disc(way * 47, -24, 9) for way in (-1, 0, 1))), look.OXBLOOD)
    painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """A tower, whole against the sky: corbels under its broken battlement, a crack, lamps that burn in it."""
    painter.save()
    painter.translate(*_STRIKE)
    painter.scale(0.88, 0.94)
    painter.translate(-320, -480)
    dark, stone_ = "#1A0D12", "#7A463C"
    shaft = polygon(((244, 560), (396, 560), (442, 1260), (184, 1260)))
    lit(painter, shaft, stone_, "#FFC25A", (8, 9), shade="#2C161A", width=9)
    within(painter, shaft, polygon(((346, 560), (400, 560), (460, 1260), (330, 1260))), "#2C161A")
    for row in range(12):
        y, left = 630 + row * 50, 244 - (row * 50 + 70) * 0.096
        for x in (left + (24 if row % 2 else 60), left + (92 if row % 2 else 120)):
            within(painter, shaft, rect(x, y, 44, 6, 3), dark)
    for x, y in ((366, 594), (322, 912)):
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


def _far_one(painter: QPainter) -> None:
    """Somebody else falls, far off: black before the fire's light."""
    dress = blob(((-16, -10), (16, -12), (13, 22), (24, 40), (36, 62), (12, 56), (-10, 68), (-20, 46), (-11, 22)),
        tension=0.6)  # fmt: skip
    figure = joined(dress, disc(-2, -30, 13, 15), ink(((-8, -34, 22), (-16, -16, 20), (-34, -4, 2))), ink(((12, -6, 13),
        (34, -24, 11), (40, -54, 7))), ink(((-12, -4, 13), (-38, -18, 10), (-58, -4, 6))), ink(((8, 50, 17), (32, 76,
        15), (24, 112, 6))), ink(((-8, 52, 17), (-16, 86, 14), (-40, 104, 5))))  # fmt: skip
    rimmed(painter, placed(figure, 432, 838, 0.86, 196), BLACK, _FIRE, 2)


def _man(painter: QPainter) -> None:
    """He, upside down and near: head and chest large, waist and shoes small; his coat's tails fly up after him.

    The throat is at (310, 640); shoulders (173, 577) and (459, 665); the waist's middle (389, 382).
    """
    for hip, knee, foot, way in (((388, 372), (340, 320), (336, 262), -1), ((440, 380), (456, 318), (490, 250), 1)):
        lit(painter, ink(((*hip, 74), (*knee, 60), (*foot, 36))), "#1E2444", _FIRE, (5, -4), shade=_DEEP)
        shoe(painter, (foot[0], foot[1] - 4), 0.62, "#5A3020", _FIRE, turn=180 + way * 24, mirror=way > 0)
    tails = blob(((300, 400), (258, 424), (214, 420), (232, 388), (216, 352), (262, 356), (296, 330), (330, 372), (372,
        400), (430, 408), (462, 376), (482, 342), (500, 370), (538, 384), (516, 412), (522, 446), (490, 440), (460,
        440), (400, 450)), tension=0.6)  # fmt: skip
    lit(painter, tails, "#B0242A", _FIRE, _LAMP, shade="#3A060C", width=7)
    within(painter, tails, folds(((330, 400), (290, 390), (232, 362), 14), ((320, 420), (280, 412), (230, 416), 10), ((
        456, 420), (490, 400), (538, 392), 14), ((466, 430), (500, 430), (540, 446), 10)), "#4A080E")  # fmt: skip
    trunk = blob(((316, 360), (352, 378), (400, 396), (462, 404), (478, 500), (500, 600), (506, 680), (470, 726), (400,
        700), (310, 670), (210, 640), (138, 610), (128, 556), (170, 514), (240, 450)), tension=0.7)  # fmt: skip
    arm(painter, ((182, 574), (84, 606), (98, 504)), 104, _CLOTH, _FIRE, _LAMP, skin=_SKIN, body=trunk, cuff=look.BONE)
    palm(painter, 100, 450, -6, 0.8, _SKIN, mirror=True, towards=_LAMP)
    lit(painter, trunk, _CLOTH, _FIRE, _LAMP, shade=_DEEP)
    shirt = polygon(((250, 634), (376, 676), (440, 410), (352, 382)))
    lit(painter, shirt, look.BONE, look.BONE, _LAMP, shade="#8A7A78", width=5)
    for lapel in (((246, 640), (206, 590), (270, 560), (262, 520), (352, 378), (330, 480), (290, 580)), ((380, 680), (
            452, 660), (432, 620), (462, 590), (442, 408), (420, 520), (392, 610))):  # fmt: skip
        lit(painter, polygon(lapel), _CLOTH, _FIRE, (5, -5), shade=_DEEP, width=6)
    arm(painter, ((452, 660), (584, 722), (578, 812)), 110, _CLOTH, _FIRE, _LAMP, skin=_SKIN, body=trunk,
        cuff=look.BONE)  # fmt: skip
    palm(painter, 580, 880, 170, 1.02, _SKIN, towards=_LAMP)
    tie = ink(((308, 648, 22), (330, 590, 34), (346, 520, 48), (388, 462, 44), (384, 404, 48), (414, 370, 44), (446,
        376, 2)))  # fmt: skip
    lit(painter, tie, look.DANGER, _FIRE, (5, -4), shade=look.OXBLOOD, width=6)
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
