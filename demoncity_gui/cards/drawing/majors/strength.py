"""Strength, Major VIII."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, polygon, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"
_GOWN: Final = "#EFE4D2"
_TAWNY: Final = "#E0A050"
_RUST: Final = "#B4581C"
_UMBER: Final = "#3A1408"
_BROWN: Final = "#6A3012"
_HEAD: Final = (530, 480)
"""The middle of the lion's head."""


def scene(painter: QPainter, t: Tones) -> None:
    """A huge lion bows his head to a woman's; brow to brow, eyes shut, she lays her bare arm round his jaw."""
    sky(painter, "#0C0609", "#2A120C", 900)
    for wide, share in ((430, 0.3), (330, 0.56), (236, 0.95)):
        fill(painter, disc(300, 400, wide), mixed("#0C0609", t.light, share))
    fill(painter, joined(disc(570, 500, 300), disc(640, 800, 260)), "#1C0904")
    _mane(painter, t, range(-82, 130, 15), (150, 450, 84), mixed(BLACK, _RUST, 0.6), "#1C0904")
    _mane(painter, t, range(-92, 120, 17), (130, 356, 86), _RUST, _UMBER)
    _mane(painter, t, range(-96, 96, 21), (100, 262, 84), "#D87A2A", _UMBER)
    _without_end(painter, 304, 118)
    painter.save()
    painter.translate(468, 450)
    painter.rotate(-36)
    painter.scale(1.35, 1.35)
    _lion(painter)
    painter.restore()
    _woman(painter, t)
    for number, (high, low, left) in enumerate(((750, 730, 548), (930, 990, 480), (800, 760, 560), (880, 900, 500), (
            836, 800, 470))):  # fmt: skip
        course = [(720 + (left - 720) * share, high + (low - high) * share + bow, wide) for share, bow, wide in ((0, 0,
            84), (0.34, 22, 80), (0.66, 22, 58), (0.88, 0, 24), (1, -18, 3))]  # fmt: skip
        _lock(painter, t, course, (_RUST, _RUST, "#D87A2A", "#C8681E", "#D87A2A")[number], _UMBER)


def _without_end(painter: QPainter, x: float, y: float) -> None:
    """The sign without end, a ribbon of light between their heads, clear of the index."""
    glow(painter, x, y, 150, look.BONE, 0.35)
    for colour, width in ((BLACK, 26), (look.BONE, 14)):
        path = QPainterPath()
        path.moveTo(x, y)
        path.cubicTo(x + 28, y - 44, x + 86, y - 40, x + 86, y)
        path.cubicTo(x + 86, y + 40, x + 28, y + 44, x, y)
        path.cubicTo(x - 28, y - 44, x - 86, y - 40, x - 86, y)
        path.cubicTo(x - 86, y + 40, x - 28, y + 44, x, y)
        stroke(painter, path, colour, width)


def _mane(painter: QPainter, t: Tones, angles: Iterable[int], size: tuple[float, float, float], fur: str | QColor,
          dark: str) -> None:  # fmt: skip
    """Locks like flames around the lion's face, from a radius to another, so wide: each bends and flicks its tip."""
    near, far, wide = size
    x, y = _HEAD
    for number, angle in enumerate(angles):
        reach = far * (1, 0.86, 1.08, 0.92)[number % 4]
        course = []
        for share, bend, thick in ((0, 0, 0.7), (0.3, 7, 1), (0.62, 5, 0.8), (0.86, -6, 0.36), (1, -16, 0.04)):
            at, r = radians(angle + bend), near + (reach - near) * share
            course.append((x + r * cos(at), y + r * sin(at), wide * thick))
        _lock(painter, t, course, fur, dark)


def _lock(painter: QPainter, t: Tones, course: Sequence[tuple[float, float, float]], fur: str | QColor,
          dark: str) -> None:  # fmt: skip
    lock = ink(course)
    lit(painter, lock, fur, mixed(fur, t.light, 0.7), (-6, -6), shade=dark, width=6, smooth=True)
    within(painter, lock, ink([(a + 6, b + 5, c * 0.16) for a, b, c in course[1:]]), dark)


def _lion(painter: QPainter) -> None:
    """His head in profile to the left, around (0, 0): nose, muzzle, one fang, an amber eye half shut, an ear."""
    light, lamp = mixed(_TAWNY, look.BONE, 0.6), (-1, -6)
    ear = blob(((30, -110), (34, -160), (64, -190), (98, -176), (106, -134), (94, -84)), tension=0.9)
    lit(painter, ear, _TAWNY, light, lamp, shade=_BROWN, width=4)
    fill(painter, blob(((52, -120), (54, -152), (70, -170), (88, -160), (90, -120)), tension=0.9), _UMBER)
    jaw = blob(((-146, 132), (-146, 164), (-124, 186), (-80, 190), (-14, 176), (44, 156), (70, 90), (-20, 90), (-90,
        120)), tension=0.7)  # fmt: skip
    lit(painter, jaw, "#E8C890", look.BONE, (-3, -1), shade=_BROWN, width=4)
    within(painter, jaw, blob(((-130, 200), (-80, 160), (-20, 140), (100, 110), (100, 220)), tension=0.6), _BROWN)
    fang = polygon(((-132, 128), (-106, 128), (-116, 172)))
    head = blob(((-186, 78), (-184, 40), (-168, 8), (-124, -40), (-84, -86), (-40, -116), (10, -138), (56, -140), (84,
        -124), (76, -106), (106, -92), (92, -72), (122, -44), (102, -30), (130, 6), (106, 14), (122, 56), (98, 56),
        (100, 104), (78, 94), (64, 140), (46, 122), (16, 130), (-16, 112), (-60, 118), (-104, 136), (-150, 140),
        (-178, 118)), tension=0.7)  # fmt: skip
    lit(painter, head, _TAWNY, light, lamp, shade=_BROWN, width=4.5)
    shade = blob(((40, -160), (30, -90), (56, -40), (34, 10), (60, 50), (20, 90), (40, 150), (200, 160), (200, -160)),
        tension=0.6)  # fmt: skip
    within(painter, head, shade, mixed(_BROWN, _TAWNY, 0.3))
    muzzle = blob(((-190, 74), (-158, 44), (-108, 44), (-66, 76), (-44, 112), (-100, 140), (-150, 146), (-184, 120)),
        tension=0.8)  # fmt: skip
    within(painter, head, muzzle, "#F0DAAE")
    within(painter, head, ink(((-60, 62, 1), (-38, 86, 6), (-26, 112, 3))), _BROWN)
    fill(painter, joined(*(disc(x, y, 3.6) for x, y in ((-146, 84), (-124, 80), (-138, 102), (-114, 102), (-96, 88), (
        -92, 112)))), _UMBER)  # fmt: skip
    for wrinkle in (((-134, -4, 1), (-112, 12, 5), (-98, 34, 1)), ((-112, -28, 1), (-92, -8, 5), (-84, 16, 1))):
        within(painter, head, ink(wrinkle), _BROWN)
    fill(painter, ink(((-176, 122, 2), (-150, 138, 5), (-104, 134, 6), (-60, 118, 6), (-18, 112, 5), (4, 120, 1))),
        BLACK)  # fmt: skip
    lit(painter, fang, look.BONE, "#FFFFFF", (-2, -1), shade="#A08A6A", width=3)
    nose = blob(((-192, 58), (-186, 30), (-168, 6), (-140, 10), (-136, 32), (-152, 48), (-156, 64), (-176, 72)),
        tension=0.7)  # fmt: skip
    rimmed(painter, nose, "#4A1E1A", BLACK, 4)
    fill(painter, blob(((-178, 34), (-166, 14), (-146, 16), (-158, 28)), tension=0.8), "#B0685A")
    fill(painter, disc(-166, 54, 8, 6), BLACK)
    _eye(painter)


def _eye(painter: QPainter) -> None:
    """His eye: amber, half shut under a heavy brow, with a black tear line to the muzzle."""
    fill(painter, blob(((-100, -6), (-86, -40), (-56, -64), (-16, -60), (8, -34), (-16, -28), (-50, -24), (-80, -6)),
        tension=0.7), BLACK)  # fmt: skip
    fill(painter, ink(((-90, -12, 14), (-96, 14, 9), (-92, 40, 2))), BLACK)
    ball = blob(((-80, -24), (-62, -46), (-34, -48), (-12, -38), (-34, -30), (-60, -22)), tension=0.8)
    fill(painter, ball, look.SODIUM)
    within(painter, ball, disc(-52, -36, 8, 11), BLACK)
    fill(painter, disc(-56, -40, 3.4), look.BONE)
    lid = blob(((-98, -44), (-80, -74), (-46, -86), (-6, -72), (16, -34), (-10, -38), (-38, -45), (-70, -43)),
        tension=0.7)  # fmt: skip
    lit(painter, lid, _TAWNY, mixed(_TAWNY, look.BONE, 0.6), (-1, -4), shade=_BROWN, width=3)


def _woman(painter: QPainter, t: Tones) -> None:
    """She in profile to the waist, in a white gown, her near arm bare under his jaw; the hand is deep in his mane.

    A head is 270: the shoulder (128, 700), elbow (246, 970), wrist (560, 868).
    """
    black = "#24100E"
    tress = blob(((150, 330), (90, 330), (52, 420), (30, 540), (-10, 640), (-30, 760), (10, 860), (30, 800), (60, 880),
        (84, 780), (120, 720), (130, 600), (150, 480)), tension=0.8)  # fmt: skip
    gown = blob(((96, 560), (170, 592), (214, 588), (256, 640), (300, 720), (296, 800), (262, 880), (280, 1060), (-40,
        1060), (-20, 800), (20, 640)), tension=0.7)  # fmt: skip
    lit(painter, gown, _GOWN, "#FFFFFF", (9, -6), shade="#7A6450")
    within(painter, gown, folds(((250, 690), (230, 760), (236, 860), 14), ((280, 800), (240, 880), (220, 1040), 16), (
        (210, 640), (190, 700), (196, 800), 12)), "#A08A6E")  # fmt: skip
    painter.save()
    painter.translate(212, 424)
    painter.rotate(13)
    painter.scale(1.38, 1.38)
    side(painter, 0, 0, 1, Face("#DCB08A", "#F8DEBE", nose=Nose.SNUB, stern=-0.9, brow=5, brow_colour="#5A3420",
        lips="#B01828", smile=0.3, open=False))  # fmt: skip
    painter.restore()
    collar = ink(((90, 552, 14), (140, 590, 30), (190, 598, 28), (226, 580, 12)))
    lit(painter, collar, look.SODIUM, look.BONE, (5, -4), shade="#A8651A", width=6)
    lit(painter, tress, black, t.light, (7, -7), shade=BLACK)
    strands(painter, [((120 - a, 400 + a), (70 - a, 560 + a), (10 + a * 0.5, 800)) for a in (-20, 6, 30)], black,
        t.light, 9)  # fmt: skip
    _crown_of_hair(painter, t, black)
    bare = blob(((100, 760), (132, 862), (166, 936), (196, 982), (220, 998), (252, 986), (336, 952), (440, 896), (550,
        846), (532, 796), (450, 818), (370, 838), (310, 850), (272, 872), (252, 836), (214, 750)),
        tension=0.62)  # fmt: skip
    lit(painter, bare, _SKIN, "#FFF0DC", (3, -8), shade="#8A5A3C", width=6, smooth=True)
    sleeve = blob(((62, 740), (62, 680), (96, 636), (140, 632), (178, 664), (200, 720), (214, 772), (150, 806), (84,
        796)), tension=0.8)  # fmt: skip
    lit(painter, sleeve, _GOWN, "#FFFFFF", (7, -7), shade="#7A6450", width=6)
    within(painter, sleeve, folds(((120, 646), (104, 710), (104, 800), 10), ((144, 650), (150, 710), (160, 800), 9)),
        "#A08A6E")  # fmt: skip
    lit(painter, ink(((76, 790, 18), (148, 810, 24), (216, 766, 18))), look.SODIUM, look.BONE, (3, -4),
        shade="#A8651A", width=6)  # fmt: skip
    fill(painter, joined(ink(((274, 868, 1), (262, 892, 6), (240, 906, 1))), ink(((206, 968, 1), (222, 960, 4), (240,
        966, 1)))), "#A86A48")  # fmt: skip


def _crown_of_hair(painter: QPainter, t: Tones, black: str) -> None:
    """Her hair over brow and ear, a wreath of stars in it."""
    painter.save()
    painter.translate(212, 424)
    painter.rotate(13)
    painter.scale(1.38, 1.38)
    hair = blob(((56, -72), (48, -100), (10, -122), (-40, -120), (-86, -90), (-104, -30), (-104, 50), (-84, 110),
        (-52, 60), (-34, 20), (-26, -14), (-10, -44), (24, -64)), tension=0.8)  # fmt: skip
    lit(painter, hair, black, t.light, (6, -5), shade=BLACK, width=5)
    strands(painter, [((46, -84), (0, -96), (-60, 20)), ((36, -76), (-20, -70), (-76, 40)), ((16, -104), (-60, -90),
        (-90, 0))], black, t.light, 7)  # fmt: skip
    for number, (x, y) in enumerate(((40, -94), (-2, -108), (-48, -100), (-84, -64))):
        lit(painter, star(x, y, 30, 13, 5, number * 17), (look.BONE, look.SODIUM)[number % 2], look.BONE, (3, -3),
            width=4)  # fmt: skip
        fill(painter, disc(x, y, 7), look.DANGER)
    painter.restore()
