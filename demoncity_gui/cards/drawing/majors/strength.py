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
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"
_GOWN: Final = "#EFE4D2"
_TAWNY: Final = "#E0A050"
_RUST: Final = "#B4581C"
_UMBER: Final = "#3A1408"
_BROWN: Final = "#6A3012"
_CREAM: Final = "#F2DEB4"
_HEAD: Final = (530, 480)
"""The middle of the lion's head."""


def scene(painter: QPainter, t: Tones) -> None:
    """A huge lion bows his head to a woman's; brow to brow, eyes half shut, her hand lies on his cheek."""
    sky(painter, "#0C0609", "#2A120C", 900)
    for wide, share in ((430, 0.3), (330, 0.56), (236, 0.95)):
        fill(painter, disc(300, 400, wide), mixed("#0C0609", t.light, share))
    fill(painter, joined(disc(570, 500, 300), disc(640, 800, 260)), "#1C0904")
    _mane(painter, t, range(-82, 108, 15), (150, 450, 84), mixed(BLACK, _RUST, 0.6), "#1C0904")
    _mane(painter, t, range(-92, 120, 17), (130, 356, 86), _RUST, _UMBER)
    _mane(painter, t, range(-96, 96, 21), (100, 262, 84), "#D87A2A", _UMBER)
    _without_end(painter, 304, 118)
    painter.save()
    painter.translate(470, 440)
    painter.rotate(-42)
    painter.scale(1.35, 1.35)
    _lion(painter)
    painter.restore()
    for number, (high, low, left) in enumerate(((750, 730, 548), (930, 1000, 400), (800, 760, 540), (880, 920, 400), (
            836, 810, 450))):  # fmt: skip
        course = [(720 + (left - 720) * share, high + (low - high) * share + bow, wide) for share, bow, wide in ((0, 0,
            84), (0.34, 22, 80), (0.66, 22, 58), (0.88, 0, 24), (1, -18, 3))]  # fmt: skip
        _lock(painter, t, course, (_RUST, _RUST, "#D87A2A", "#C8681E", "#D87A2A")[number], _UMBER)
    _woman(painter, t)


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
    """His head in profile to the left, around (0, 0): a long straight nose, a deep pale muzzle, an ear."""
    light, lamp = mixed(_TAWNY, look.BONE, 0.6), (-3, -5)
    _ear(painter)
    jaw = blob(((-164, 104), (-168, 136), (-152, 162), (-112, 170), (-50, 160), (20, 150), (70, 90), (-20, 70), (-90,
        90)), tension=0.7)  # fmt: skip
    beard = joined(*(ink(((x, 140, 30), (x + 8, 170, 24), (x + 24, 196 + drop, 2))) for x, drop in ((-140, -4), (-112,
        10), (-84, 4))))  # fmt: skip
    lit(painter, jaw.united(beard), _CREAM, look.BONE, (-3, -1), shade=_BROWN, width=4)
    within(painter, jaw, blob(((-150, 96), (-120, 128), (-70, 134), (-20, 150), (100, 180), (100, 60), (-60, 60)),
        tension=0.6), "#C08A52")  # fmt: skip
    head = blob(((-192, 22), (-184, 2), (-150, -20), (-112, -40), (-76, -62), (-56, -84), (-36, -110), (0, -132), (38,
        -138), (66, -122), (82, -90), (90, -40), (86, 26), (68, 80), (34, 118), (-4, 128), (-40, 116), (-70, 104),
        (-110, 118), (-148, 118), (-180, 102), (-192, 72), (-190, 48)), tension=0.75)  # fmt: skip
    ruff = joined(*(ink(((x - 16, y, 34), (x + a * 0.5, y + b * 0.5, 30), (x + a, y + b, 2))) for x, y, a, b in ((68,
        -92, 44, -8), (78, -58, 50, 8), (82, -22, 52, 16), (80, 14, 50, 24), (72, 50, 48, 34), (54, 82, 42, 44), (26,
        106, 32, 50), (-8, 116, 16, 48))))  # fmt: skip
    whole = head.united(ruff)
    lit(painter, whole, _TAWNY, light, lamp, shade=_BROWN, width=4.5)
    _planes(painter, whole)
    _muzzle(painter, head)
    _eye(painter)


def _ear(painter: QPainter) -> None:
    """Round, its hollow dark with pale hair in it."""
    ear = blob(((44, -100), (54, -146), (80, -176), (112, -176), (132, -146), (126, -100), (96, -76)), tension=0.9)
    lit(painter, ear, _TAWNY, mixed(_TAWNY, look.BONE, 0.6), (-3, -5), shade=_BROWN, width=4.5)
    within(painter, ear, blob(((66, -98), (72, -134), (90, -158), (110, -156), (118, -130), (110, -90)),
        tension=0.9), _UMBER)  # fmt: skip
    within(painter, ear, joined(*(ink(((a, -86, 13), (a + 6, -112, 9), (a + b, -136, 1))) for a, b in ((66, 20), (80,
        20), (94, 12)))), _CREAM)  # fmt: skip


def _planes(painter: QPainter, whole: QPainterPath) -> None:
    """What models his face: the ridge in the light, the hollow of the cheek, the hairs of cheek and ruff."""
    deep = mixed(_BROWN, _TAWNY, 0.42)
    within(painter, whole, blob(((40, -150), (44, -100), (58, -50), (54, -4), (36, 34), (8, 60), (-22, 74), (-60, 96),
        (-20, 150), (60, 200), (220, 120), (220, -160)), tension=0.7), deep)  # fmt: skip
    within(painter, whole, joined(*(ink(((x + a * 0.5, y + b * 0.5, 3), (x, y, 11), (x - a * 0.3, y - b * 0.3, 1)))
        for x, y, a, b in ((50, -26, 46, 12), (42, 16, 46, 24), (18, 48, 38, 38), (-14, 70, 26,
        44)))), deep)  # fmt: skip
    within(painter, whole, joined(*(ink(((x - 10, y - b * 0.1, 1), (x + a * 0.2, y + b * 0.2, 7), (x + a * 0.8, y + b
        * 0.8, 1))) for x, y, a, b in ((72, -76, 44, -4), (78, -40, 50, 10), (80, -2, 50, 20), (70, 36, 48, 30), (52,
        70, 42, 42), (24, 98, 30, 48)))), _TAWNY)  # fmt: skip
    within(painter, whole, blob(((-190, -4), (-120, -30), (-84, -50), (-64, -70), (-60, -50), (-84, -24), (-124, -6),
        (-160, 10)), tension=0.7), mixed(_TAWNY, look.BONE, 0.5))  # fmt: skip
    within(painter, whole, ink(((-82, 0, 1), (-94, 20, 9), (-86, 44, 3))), deep)  # where the nose meets the cheek
    within(painter, whole, blob(((-66, -14), (-36, -18), (-2, -32), (16, -18), (0, 6), (-36, 12), (-62, 6)),
        tension=0.8), _CREAM)  # fmt: skip


def _muzzle(painter: QPainter, head: QPainterPath) -> None:
    """The pale whisker pad over a mouth that is shut, the nose's leather, whiskers that sweep back."""
    pad = blob(((-196, 50), (-168, 36), (-130, 22), (-96, 34), (-74, 64), (-66, 98), (-96, 120), (-150, 126), (-196,
        110)), tension=0.8)  # fmt: skip
    within(painter, head, pad, _CREAM)
    within(painter, head, blob(((-196, 84), (-150, 102), (-110, 98), (-78, 74), (-60, 100), (-100, 130), (-160, 130)),
        tension=0.7), "#D8B07A")  # fmt: skip
    fill(painter, joined(ink(((-186, 46, 3), (-182, 66, 6), (-176, 94, 5))), ink(((-184, 96, 2), (-160, 114, 8), (-112,
        116, 8), (-74, 104, 7), (-50, 82, 5), (-42, 66, 1)))), BLACK)  # fmt: skip
    fill(painter, joined(*(disc(x, y, 3.8) for x, y in ((-152, 58), (-130, 52), (-108, 54), (-150, 76), (-126, 72), (
        -102, 76), (-142, 94), (-118, 92)))), _UMBER)  # fmt: skip
    for whisker in (((-108, 54, 4.5), (-50, 34, 5), (20, 40, 4), (84, 74, 1)), ((-102, 76, 4.5), (-46, 66, 5), (16,
            86, 4), (66, 130, 1)), ((-118, 92, 4.5), (-70, 98, 5), (-16, 128, 4), (22, 174, 1))):  # fmt: skip
        stroke(painter, ink(whisker), _UMBER, 3)
        fill(painter, ink(whisker), "#FFF8E8")
    nose = blob(((-196, 34), (-198, 16), (-188, 0), (-166, -8), (-146, 0), (-150, 14), (-160, 28), (-166, 42), (-182,
        48)), tension=0.75)  # fmt: skip
    rimmed(painter, nose, "#5A2420", BLACK, 4.5)
    fill(painter, blob(((-190, 14), (-182, 4), (-164, -1), (-156, 4), (-172, 10)), tension=0.8), "#C07A6A")
    fill(painter, ink(((-180, 30, 2), (-168, 24, 9), (-156, 12, 2))), BLACK)


def _eye(painter: QPainter) -> None:
    """His eye: amber, half shut, looking down at her; the dark line of a cat from its corner."""
    painter.save()
    painter.translate(-36, -30)
    painter.rotate(10)
    rim = blob(((-46, 20), (-38, 0), (-18, -16), (10, -18), (36, -8), (50, 6), (26, 10), (0, 18), (-24, 22)),
        tension=0.75)  # fmt: skip
    fill(painter, rim.united(ink(((-34, 14, 9), (-46, 30, 6), (-50, 46, 1)))), BLACK)
    ball = blob(((-32, 13), (-16, 3), (8, -2), (36, 2), (14, 9), (-12, 15)), tension=0.8)
    fill(painter, ball, look.SODIUM)
    within(painter, ball, disc(-4, 5, 9, 12), BLACK)
    fill(painter, disc(-8, 6, 3), look.BONE)
    lid = blob(((-42, 6), (-30, -20), (-2, -36), (30, -32), (52, -8), (32, -5), (6, -7), (-18, -2)), tension=0.8)
    lit(painter, lid, mixed(_TAWNY, look.BONE, 0.14), mixed(_TAWNY, look.BONE, 0.6), (-2, -4), shade=_BROWN, width=2.6)
    fill(painter, ink(((-26, -58, 1), (8, -60, 6), (42, -40, 1))), _BROWN)
    painter.restore()


def _woman(painter: QPainter, t: Tones) -> None:
    """She in profile to the waist, in a white gown, her near arm bare, its hand open on his cheek.

    A head is 270: the shoulder (128, 700), elbow (230, 960), wrist (496, 746).
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
    bare = blob(((100, 760), (126, 862), (156, 936), (186, 980), (214, 992), (248, 980), (320, 934), (420, 852),
        (494, 786), (532, 744), (500, 706), (462, 748), (390, 798), (320, 828), (272, 864), (252, 830), (214, 750)),
        tension=0.66)  # fmt: skip
    lit(painter, bare, _SKIN, "#FFF0DC", (3, -8), shade="#8A5A3C", width=6, smooth=True)
    palm(painter, 548, 692, 44, 1, _SKIN, mirror=True, back=True, apart=0.6, towards=(4, -8))
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
