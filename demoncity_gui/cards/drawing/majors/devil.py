"""The Devil, Major XV."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#D42C1E"
_GLEAM: Final = "#FF7A4A"
_DEEP: Final = "#4A0A12"
_FIRE: Final = "#FFC24A"


def scene(painter: QPainter, t: Tones) -> None:
    """A devil in a dinner jacket smiles over a man and a woman, and holds both by one chain in his fist."""
    fill(painter, rect(20, -160, 660, 1200), "#1C040A")
    for radius, share in ((420, 0.22), (340, 0.5), (256, 0.85)):
        fill(painter, disc(352, 350, radius), mixed("#1C040A", t.light, share))
    _sign(painter)
    _jacket(painter, t)
    painter.save()
    painter.translate(352, 452)
    painter.rotate(-4)
    painter.scale(1.04, 1.04)
    _horns_and_ears(painter)
    _face(painter)
    painter.restore()
    for x, way in ((132, 1), (576, -1)):
        painter.save()
        painter.translate(x, 26)
        painter.scale(way * 1.08, 1.08)
        painter.translate(0, -46)
        _chained(painter, woman=way < 0)
        painter.restore()
    for course in (((176, 908), (236, 1010), (318, 884)), ((530, 908), (476, 1010), (392, 884))):
        _chain(painter, course, 8)
    _fist(painter, t)
    _chain(painter, ((262, 916), (346, 966), (444, 908)), 6)


def _sign(painter: QPainter) -> None:
    """A star of neon that stands on its head, between the horns."""
    glow(painter, 352, 140, 130, _FIRE, 0.5)
    shape = star(352, 134, 76, 29, 5, 180)
    stroke(painter, shape, BLACK, 22)
    stroke(painter, shape, _FIRE, 12)
    stroke(painter, shape, "#FFF2C8", 4)


def _jacket(painter: QPainter, t: Tones) -> None:
    """Wide shoulders in black with a lit edge, silk lapels, a white shirt front, a bow tie."""
    cloth = blob(((250, 660), (454, 660), (560, 706), (660, 742), (700, 840), (720, 1060), (-20, 1060), (4, 840), (44,
        742), (144, 706)), tension=0.5)  # fmt: skip
    lit(painter, cloth, "#16101A", t.light, (0, -14), shade=BLACK)
    throat = polygon(((276, 600), (440, 600), (430, 740), (352, 780), (274, 740)))
    lit(painter, throat, "#8A1A1C", _GLEAM, (-6, 0), shade=_DEEP, smooth=True)
    within(painter, throat, polygon(((240, 600), (460, 600), (440, 690), (352, 740), (300, 690))), _DEEP)
    shirt = polygon(((268, 720), (352, 776), (436, 720), (436, 690), (470, 1060), (234, 1060)))
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


def _horns_and_ears(painter: QPainter) -> None:
    """Two ringed horns like a bull's, and two pointed ears."""
    for way in (-1, 1):
        ear = polygon([(way * a, b) for a, b in ((112, -30), (214, -92), (196, -10), (160, 48), (116, 60))])
        lit(painter, ear, _RED if way < 0 else mixed(_DEEP, _RED, 0.5), _GLEAM, (-5, -5), shade=_DEEP)
        fill(painter, polygon([(way * a, b) for a, b in ((124, -14), (188, -62), (170, -10), (130, 36))]), _DEEP)
        horn = blob([(way * a, b) for a, b in ((30, -150), (84, -178), (160, -196), (216, -262), (214, -386), (266,
            -280), (268, -170), (206, -84), (96, -66))], tension=0.8)  # fmt: skip
        lit(painter, horn, "#2A1418", _FIRE, (-7, -7) if way < 0 else (-6, -8), shade=BLACK)
        for x, y, dx, dy in ((104, -128, 14, 54), (142, -134, 20, 54), (178, -150, 30, 50), (210, -180, 44, 38),
                (228, -222, 46, 16)):  # fmt: skip
            within(painter, horn, ink(((way * (x - dx), y - dy, 2), (way * (x + 6), y + 2, 9), (way * (x + dx), y + dy,
                2))), BLACK)  # fmt: skip


def _face(painter: QPainter) -> None:
    """His face, lit from the left: a widow's peak, one brow up, burning eyes, a thin moustache, a shut smile."""
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
        fill(painter, ink(((way * 8, 0, 10), (way * 24, -26, 26), (way * 70, -52 + lift, 25), (way * 128, -64 + lift,
            3))), BLACK)  # fmt: skip
    fill(painter, joined(ink(((-8, -32, 1), (-5, -54, 6), (-9, -78, 1))), ink(((10, -34, 1), (8, -58, 6), (14, -84,
        1)))), _DEEP)  # fmt: skip
    _mouth_and_beard(painter)
    peak = blob(((-130, -48), (-130, -140), (-70, -206), (0, -216), (70, -206), (130, -140), (130, -48), (112, -104), (
        78, -138), (40, -128), (0, -82), (-40, -128), (-78, -138), (-112, -104)), tension=0.5)  # fmt: skip
    lit(painter, peak, "#1A0E14", _GLEAM, (-4, -5), shade=BLACK)
    strands(painter, [((x * 0.5, -96 - abs(x) * 0.5), (x * 0.7, -160), (x * 0.8, -206)) for x in (-90, -50, -16, 20,
        56)], "#1A0E14", _GLEAM, 7)  # fmt: skip


def _mouth_and_beard(painter: QPainter) -> None:
    """A pencil moustache, a smile that goes up on one side over one fang, a goatee in a point."""
    fill(painter, joined(ink(((-4, 116, 3), (-34, 118, 10), (-66, 134, 2))), ink(((4, 116, 3), (36, 114, 10), (72, 118,
        2)))), BLACK)  # fmt: skip
    fill(painter, blob(((-34, 146), (0, 150), (40, 142), (20, 164), (-10, 166)), tension=0.7), "#7A1218")
    fill(painter, polygon(((34, 140), (52, 134), (45, 162))), look.BONE)
    fill(painter, ink(((-62, 142, 2), (-36, 146, 7), (0, 149, 8), (40, 140, 8), (76, 116, 6), (86, 98, 2))), BLACK)
    fill(painter, joined(ink(((86, 82, 1), (98, 104, 5), (92, 128, 1))), ink(((-62, 104, 1), (-78, 130, 5), (-72, 154,
        1)))), BLACK)  # fmt: skip
    goatee = blob(((-30, 184), (0, 174), (32, 182), (42, 210), (20, 252), (-6, 286), (-22, 248), (-42, 212)),
        tension=0.6)  # fmt: skip
    lit(painter, goatee, "#1A0E14", _GLEAM, (-4, -3), shade=BLACK)
    strands(painter, [((x, 192), (x * 0.9, 224), (x * 0.3 - 4, 268)) for x in (-22, -6, 12, 26)], "#1A0E14", _GLEAM, 6)


def _chain(painter: QPainter, course: Sequence[Point], count: int) -> None:
    """Big links that sag from one point to another: from a collar to the fist, or over it."""
    start, bend, end = course
    for number in range(count):
        s = (number + 0.4) / count
        x, y = ((1 - s) ** 2 * start[k] + 2 * s * (1 - s) * bend[k] + s * s * end[k] for k in (0, 1))
        link = disc(x, y, 19, 12) if number % 2 else disc(x, y, 11, 17)
        stroke(painter, link, BLACK, 16)
        stroke(painter, link, "#E8E2D6", 8)


def _fist(painter: QPainter, t: Tones) -> None:
    """His forearm comes up from below in sleeve and cuff; the red fist at its end keeps the chain."""
    sleeve = polygon(((300, 1060), (314, 998), (412, 998), (428, 1060)))
    lit(painter, sleeve, "#2C2030", t.light, (-6, -3), shade="#0C080E")
    fist(painter, 346, 900, -4, 1.22, "#F0503A")
    cuff = blob(((308, 968), (360, 976), (414, 966), (420, 1004), (362, 1014), (304, 1004)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-5, -3), shade="#8A7078")
    lit(painter, disc(386, 992, 9), _FIRE, "#FFF2C8", (-2, -2), shade="#8A5A12", width=4)


def _chained(painter: QPainter, *, woman: bool) -> None:
    """One of the two, left of the middle and looking to it: bare shoulders, an iron collar, little horns already."""
    skin, shade, tone = ("#F0C8A0", "#A8704A", "#7A2E18") if woman else ("#D9A06A", "#8C5A2E", "#1E1412")
    wide = 116 if woman else 146
    half = 30 if woman else 40
    body = blob(((half - 4, 810), (half - 2, 868), (half + 22, 884), (wide - 36, 902), (wide - 8, 926), (wide + 6,
        980), (wide + 2, 1100), (-wide - 20, 1100), (-wide - 20, 930), (-wide + 20, 904), (-half - 26, 884), (2 - half,
        866), (-half, 810)), tension=0.6)  # fmt: skip
    lit(painter, body, skin, "#FFD9A8", (8, -5), shade=shade, smooth=True)
    within(painter, body, blob(((-80, 800), (60, 800), (44, 862), (10, 900), (-80, 890)), tension=0.5),
        mixed(BLACK, shade, 0.8))  # fmt: skip
    within(painter, body, joined(ink(((10, 914, 1), (44, 904, 5), (86, 908, 1))), ink(((-10, 914, 1), (-44, 904, 5), (
        -86, 908, 1))), ink(((wide - 30, 1060, 6), (wide - 38, 1000, 5), (wide - 30, 976, 1)))), shade)  # fmt: skip
    collar = limb(((-42, 862, 32), (4, 876, 36), (48, 862, 32)))
    lit(painter, collar, "#6E6A78", look.BONE, (3, -5), shade="#2B2933", width=6)
    with tilted(painter, 4, 800, 8):
        for way in (-1, 1):
            horn = blob([(way * a, b) for a, b in ((22, 704), (24, 668), (44, 634), (80, 612), (66, 648), (56, 676),
                (54, 706))], tension=0.5)  # fmt: skip
            lit(painter, placed(horn, 8, 0), "#B0241E", _GLEAM, (3, 5), shade=_DEEP, width=5)
        turned(painter, 6, 770, 0.88, Face(shade, skin, brow=8 if woman else 12, lid=0.4 if woman else 0,
            gaze=0.3 if woman else 0.9, jaw=0.1 if woman else 0.7, lips="#B0202A" if woman else None,
            smile=1.1 if woman else -0.6, arch=0.7 if woman else 0, stern=0 if woman else -1.2))  # fmt: skip
        hair(painter, 6, 770, 0.92, Cut.TURNED_LONG if woman else Cut.TURNED_SHORT, tone, _GLEAM)
