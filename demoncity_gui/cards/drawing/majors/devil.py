"""The Devil, Major XV."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#D42C1E"
_GLEAM: Final = "#FF7A4A"
_DEEP: Final = "#4A0A12"
_FIRE: Final = "#FFC24A"
_HAND: Final = "#F0503A"
_SILVER: Final = "#B8A8AC"
_RING: Final = (392, 868, 170, 72)
"""The middle of the collar that he holds out, and its radii."""


def scene(painter: QPainter, t: Tones) -> None:
    """A silver-haired devil, one horn broken off, smiles kindly and opens a golden collar for us; it is on a chain."""
    fill(painter, rect(20, -160, 660, 1200), "#1C040A")
    for radius, share in ((430, 0.22), (350, 0.5), (266, 0.85)):
        fill(painter, disc(400, 380, radius), mixed("#1C040A", t.light, share))
    painter.save()
    painter.translate(54, -30)
    _jacket(painter, t)
    painter.restore()
    painter.save()
    painter.translate(416, 416)
    painter.rotate(4)
    _ears(painter)
    _face(painter)
    _horns(painter)
    painter.restore()
    _collar_and_hands(painter, t)


def _jacket(painter: QPainter, t: Tones) -> None:
    """Wide shoulders in black with a lit edge, silk lapels, a white shirt front, a bow tie."""
    cloth = blob(((250, 660), (454, 660), (560, 706), (660, 742), (700, 840), (720, 1060), (-20, 1060), (4, 840), (44,
        742), (144, 706)), tension=0.5)  # fmt: skip
    lit(painter, cloth, "#16101A", t.light, (0, -14), shade=BLACK)
    throat = polygon(((296, 600), (420, 600), (430, 740), (352, 780), (274, 740)))
    lit(painter, throat, "#8A1A1C", _GLEAM, (-6, 0), shade=_DEEP, smooth=True)
    within(painter, throat, polygon(((240, 600), (460, 600), (440, 690), (352, 740), (300, 690))), _DEEP)
    shirt = polygon(((268, 720), (352, 776), (436, 720), (436, 690), (424, 1060), (280, 1060)))
    lit(painter, shirt, "#E8DCCB", look.BONE, (-6, -2), shade="#8A7078")
    for way in (-1, 1):
        wing = [(352 + way * a, b) for a, b in ((78, 664), (128, 690), (204, 800), (168, 822), (184, 856), (84, 1060), (
            44, 1060), (66, 860), (74, 740))]  # fmt: skip
        lit(painter, polygon(wing), "#2C2030", t.light, (way * 5, -6), shade="#0C080E")
        tip = polygon([(352 + way * a, b) for a, b in ((2, 770), (72, 688), (92, 752))])
        lit(painter, tip, look.BONE, look.BONE, (-4, -4), shade="#9A8A88", width=5)
    for way in (-1, 1):
        bow = blob([(352 + way * a, b) for a, b in ((8, 760), (56, 736), (84, 742), (80, 772), (86, 804), (54, 800), (8,
            782))], tension=0.5)  # fmt: skip
        lit(painter, bow, "#1A1218", t.light, (-4, -5), shade=BLACK, width=5)
        within(painter, bow, limb(((352 + way * 20, 768, 3), (352 + way * 70, 764, 7), (352 + way * 84, 762, 2))),
            BLACK)  # fmt: skip
    lit(painter, rect(334, 752, 36, 38, 10), "#241820", t.light, (-3, -4), shade=BLACK, width=5)


def _ears(painter: QPainter) -> None:
    """Two pointed ears."""
    for way in (-1, 1):
        ear = polygon([(way * a, b) for a, b in ((112, -30), (206, -84), (190, -10), (158, 48), (116, 60))])
        lit(painter, ear, _RED if way < 0 else mixed(_DEEP, _RED, 0.5), _GLEAM, (-5, -5), shade=_DEEP)
        fill(painter, polygon([(way * a, b) for a, b in ((124, -14), (182, -56), (166, -10), (130, 36))]), _DEEP)


def _horns(painter: QPainter) -> None:
    """One ringed horn like a goat's; the other broke off long ago."""
    horn = blob(((34, -150), (50, -196), (96, -236), (140, -280), (160, -330), (158, -392), (200, -340), (214, -270), (
        196, -200), (160, -150), (112, -106)), tension=0.8)  # fmt: skip
    lit(painter, horn, "#2A1418", _FIRE, (-7, -6), shade=BLACK)
    for x, y, dx, dy in ((84, -160, 40, 34), (110, -196, 44, 30), (140, -230, 44, 26), (164, -268, 42, 18), (180, -308,
            36, 10)):  # fmt: skip
        within(painter, horn, ink(((x - dx, y - dy, 2), (x + 6, y - 4, 9), (x + dx, y + dy, 2))), BLACK)
    stump = blob(((-36, -150), (-48, -190), (-70, -226), (-84, -214), (-98, -226), (-106, -204), (-126, -206), (-128,
        -160), (-112, -106), (-70, -118)), tension=0.5)  # fmt: skip
    lit(painter, stump, "#2A1418", _FIRE, (-6, -5), shade=BLACK)
    within(painter, stump, joined(ink(((-124, -150, 2), (-84, -162, 9), (-40, -166, 2))), ink(((-122, -122, 2), (-80,
        -138, 9), (-36, -140, 2)))), BLACK)  # fmt: skip
    broken = blob(((-48, -188), (-70, -226), (-84, -214), (-98, -226), (-106, -204), (-126, -206), (-118, -188), (-92,
        -180), (-70, -190)), tension=0.4)  # fmt: skip
    rimmed(painter, broken, "#E0C49A", BLACK, 4)
    fill(painter, ink(((-100, -200, 1), (-90, -194, 6), (-78, -204, 1))), "#8A6A4A")


def _face(painter: QPainter) -> None:
    """His face, lit from the left: silver hair, raised brows, burning eyes under heavy lids."""
    half = ((0, -196), (66, -190), (114, -146), (128, -66), (120, -6), (130, 40), (112, 104), (72, 172), (32, 216), (0,
        224))  # fmt: skip
    face = blob((*half, *((-x, y) for x, y in reversed(half[1:-1]))), tension=0.6)
    lit(painter, face, _RED, _GLEAM, (-7, 2), shade=_DEEP, smooth=True)
    dark = blob(((20, -240), (24, -90), (12, -40), (34, -16), (16, 30), (34, 90), (14, 112), (30, 130), (14, 170), (26,
        260), (220, 260), (220, -240)), tension=0.5)  # fmt: skip
    within(painter, face, dark, mixed(_DEEP, _RED, 0.28))
    hollow = blob(((-128, 50), (-96, 62), (-62, 84), (-66, 120), (-40, 170), (-60, 240), (-150, 140)), tension=0.6)
    within(painter, face, hollow, "#7A1218")
    within(painter, face, blob(((132, 50), (104, 66), (78, 92), (84, 130), (60, 190), (160, 140)), tension=0.6), _DEEP)
    within(painter, face, blob(((-118, 30), (-84, 44), (-44, 52), (-30, 70), (-60, 74), (-100, 52)), tension=0.7),
        _GLEAM)  # fmt: skip
    within(painter, face, limb(((124, -40, 3), (132, 40, 9), (112, 110, 7), (76, 176, 3))), _GLEAM)
    nose = blob(((-14, -20), (-20, 40), (-38, 78), (-30, 98), (0, 108), (30, 98), (38, 78), (20, 40), (14, -20)),
        tension=0.6)  # fmt: skip
    fill(painter, nose.intersected(rect(-60, -60, 64, 200)), mixed(_RED, _GLEAM, 0.35))
    fill(painter, nose.intersected(rect(4, -60, 64, 200)), _DEEP)
    fill(painter, joined(ink(((-42, 74, 2), (-36, 94, 5), (-24, 96, 8), (-8, 106, 6), (0, 108, 5), (10, 106, 6), (24,
        96, 8), (36, 94, 5), (42, 74, 2))), ink(((-20, -16, 1), (-14, 10, 4), (-18, 40, 1)))), BLACK)  # fmt: skip
    for way, lift in ((-1, 0), (1, -16)):
        socket = blob([(way * a, b) for a, b in ((12, 4), (18, -34), (60, -52), (112, -50), (118, -18), (88, 14), (46,
            24))], tension=0.7)  # fmt: skip
        fill(painter, socket, "#5A0A12" if way < 0 else "#1E040A")
        white = blob([(way * a, b) for a, b in ((20, 10), (42, -12), (70, -24), (104, -28), (88, -2), (54, 10))],
            tension=0.6)  # fmt: skip
        rimmed(painter, white, _FIRE, BLACK, 6)
        within(painter, white, disc(way * 64, -9, 14, 22), "#E0601A")
        within(painter, white, disc(way * 64, -8, 5, 22), BLACK)
        fill(painter, disc(way * 64 - 7, -13, 3.6), "#FFF6DC")
        fill(painter, ink(((way * 10, -16, 8), (way * 26, -40, 22), (way * 70, -62 + lift, 23), (way * 124, -62 + lift,
            3))), BLACK)  # fmt: skip
    fill(painter, joined(ink(((-8, -32, 1), (-5, -54, 6), (-9, -78, 1))), ink(((10, -34, 1), (8, -58, 6), (14, -84,
        1)))), _DEEP)  # fmt: skip
    _mouth(painter)
    swept = blob(
        (
            (-132, -30),
            (-140, -130),
            (-96, -206),
            (0, -232),
            (96, -206),
            (140, -130),
            (132, -30),
            (116, -84),
            (104, -124),
            (66, -150),
            (20, -146),
            (-30, -128),
            (-80, -150),
            (-108, -120),
            (-116, -84),
        ),
        tension=0.6,
    )
    lit(painter, swept, _SILVER, "#FFE8E0", (-5, -6), shade="#3A2A34")
    combed = [((x, y, 1), (x * 1.05, (y - 214) / 2, 7), (x * 0.84 + 16, -216, 1)) for x, y in ((-104, -128), (-80,
        -146), (-50, -138), (-16, -138), (20, -150), (60, -150), (96, -140))]  # fmt: skip
    within(painter, swept, joined(*(ink(line) for line in combed)), "#6A5A66")
    within(painter, swept, joined(*(ink([(x + 12, y, w * 0.8) for x, y, w in line]) for line in combed)), "#F0E4E4")


def _mouth(painter: QPainter) -> None:
    """A wide shut smile with one fang, and a cleft chin."""
    fill(painter, blob(((-50, 140), (-20, 150), (6, 152), (40, 148), (64, 134), (36, 168), (0, 174), (-30, 166)),
        tension=0.7), "#8A1A1C")  # fmt: skip
    fill(painter, blob(((-56, 138), (-20, 132), (-8, 136), (0, 139), (10, 135), (26, 130), (70, 130), (30, 150), (0,
        153), (-28, 150)), tension=0.6), "#6A0E16")  # fmt: skip
    fill(painter, polygon(((36, 146), (54, 140), (48, 166))), look.BONE)
    fill(painter, ink(((-86, 116, 2), (-68, 134, 6), (-34, 148, 7), (0, 152, 8), (40, 146, 8), (76, 126, 7), (92, 102,
        2))), BLACK)  # fmt: skip
    fill(
        painter,
        joined(
            ink(((52, 72, 1), (88, 96, 6), (98, 128, 1))),
            ink(((-50, 76, 1), (-84, 98, 6), (-92, 130, 1))),
            ink(((-24, 182, 1), (2, 188, 7), (28, 180, 1))),
            ink(((2, 198, 4), (0, 212, 5), (2, 222, 1))),
        ),
        _DEEP,
    )
    fill(painter, ink(((-18, 160, 1), (-6, 163, 5), (10, 162, 1))), _GLEAM)


def _arc(start: float, end: float, drop: float = 0) -> list[Point]:
    """Points on the collar's rim between two angles, 0 at the right and 90 nearest to us."""
    x, y, across, down = _RING
    angles = [radians(start + (end - start) * k / 24) for k in range(25)]
    return [(x + across * cos(a), y + drop + down * sin(a)) for a in angles]


def _band(start: float, end: float) -> QPainterPath:
    return polygon((*_arc(start, end, -30), *reversed(_arc(start, end, 30))))


def _collar_and_hands(painter: QPainter, t: Tones) -> None:
    """The collar, open towards us, gold without and red silk within; a hand on each side of it keeps it so."""
    x, y, across, down = _RING
    glow(painter, x, y, 210, _FIRE, 0.16)
    back = _band(180, 360)
    lit(painter, back, "#8A1420", "#8A1420", width=7)
    glaze(painter, polygon((*_arc(180, 360, -30), *reversed(_arc(180, 360, -8)))), BLACK, 0.4)
    rim = polygon((*_arc(180, 360, -37), *reversed(_arc(180, 360, -27))))
    lit(painter, rim, _FIRE, "#FFF2C8", (-2, -3), width=4)
    _chain(painter, ((x, y - down + 34), (x + 6, 930), (x, 1060)), 10)
    for way in (-1, 1):
        wrist, out = (x + way * (across + 50), y + 72), (x + way * (across + 90), y + 172)
        sleeve = polygon([along(wrist, out, share, aside) for share, aside in ((0, -54), (0, 54), (2, 84), (2, -84))])
        lit(painter, sleeve, "#2C2030", t.light, (-6, -6), shade="#0C080E")
        with grip(painter, x + way * across, y + 2, -way * 22, 0.96, _HAND, across=54, mirror=way < 0, towards=(-8,
                -6)):  # fmt: skip
            lit(painter, _band(90 - way * 90, 90 - way * 30), "#E0A030", "#FFF2C8", (-5, -5), shade="#7A4A10", width=7)
            for angle in (90 - way * 60, 90 - way * 41):
                gx, gy = _arc(angle, angle)[0]
                lit(painter, disc(gx, gy, 13, 16), look.DANGER, "#FFC8B8", (-4, -5), shade=look.OXBLOOD, width=4)
        cuff = polygon([along(wrist, out, share, aside) for share, aside in ((-0.14, -50), (-0.14, 50), (0.26, 56), (
            0.26, -56))])  # fmt: skip
        lit(painter, cuff, look.BONE, look.BONE, (-5, -3), shade="#8A7078")
    _padlock(painter)


def _padlock(painter: QPainter) -> None:
    """A heart of gold with a keyhole hangs from the collar's one end."""
    x, y = _arc(122, 122)[0]
    for tone, width in ((BLACK, 15), ("#E8E2D6", 7)):
        stroke(painter, disc(x + 12, y + 4, 14, 18), tone, width)
    heart = blob(((0, 52), (-29, 24), (-28, 0), (-12, -5), (0, 6), (12, -5), (28, 0), (29, 24)), tension=0.7)
    lit(painter, heart.translated(x + 14, y + 24), _FIRE, "#FFF2C8", (-4, -4), shade="#7A4A10")
    hole = joined(disc(0, 16, 6), polygon(((-3, 16), (3, 16), (5, 34), (-5, 34))))
    fill(painter, hole.translated(x + 14, y + 24), BLACK)


def _chain(painter: QPainter, course: Sequence[Point], count: int) -> None:
    """Big links from one point to another, over a third where they bend."""
    start, bend, end = course
    for number in range(count):
        s = (number + 0.4) / count
        x, y = ((1 - s) ** 2 * start[k] + 2 * s * (1 - s) * bend[k] + s * s * end[k] for k in (0, 1))
        link = disc(x, y, 8, 20) if number % 2 else disc(x, y, 13, 20)
        stroke(painter, link, BLACK, 16)
        stroke(painter, link, "#E8E2D6", 8)
