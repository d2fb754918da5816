"""The Knight of Cups."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM: Final = "#FFE0A6"
_GREY: Final = "#C9D3DC"
_SHADE: Final = "#3A4F68"
_BLUE: Final = "#27466E"
_SKIN: Final = "#E2B58A"


def scene(painter: QPainter, t: Tones) -> None:
    """A mounted policeman wades a drowned street, and lifts his glass to her at the one lit window."""
    sky(painter, "#050A12", "#1E4058", 900)
    fill(painter, polygon(((-10, -150), (150, -150), (206, 900), (-10, 900))), "#0E1C2A")
    fill(painter, joined(*(rect(40, y, 62, 90) for y in (330, 520, 710))), "#16293A")
    fill(painter, polygon(((430, -150), (720, -150), (720, 940), (430, 940))), "#182C3E")
    for y in range(-130, 920, 44):
        fill(painter, rect(430, y, 300, 4), "#122232")
    _she_leans_out(painter, t)
    fill(painter, rect(0, 920, 700, 400), "#1C4460")
    painter.save()
    painter.translate(276, 632)
    painter.scale(1.1, 1.1)
    painter.translate(-304, -612)
    arm(painter, ((290, 474), (316, 608), (430, 622)), 76, mixed(BLACK, _BLUE, 0.6), t.light, (7, -6))  # to the reins
    with _horse_at(painter):
        _horse(painter)
        _head(painter)
    _rider(painter, t)
    painter.restore()
    _flood(painter, t)


def _she_leans_out(painter: QPainter, t: Tones) -> None:
    """A tall window full of light at the right, and she, dark before it, who reaches down to him."""
    glow(painter, 590, 210, 380, look.SODIUM, 0.62)
    rimmed(painter, rect(486, -60, 300, 388), look.SODIUM, BLACK, 9)
    fill(painter, rect(486, -60, 300, 200), mixed(look.SODIUM, look.BONE, 0.4))
    fill(painter, joined(rect(486, 92, 300, 8), rect(560, -60, 8, 200)), "#14202C")
    her = joined(placed(profile(), 596, 176, 0.62, -12, mirror=True).toReversed(), disc(650, 150, 30), disc(612, 136,
        50), blob(((596, 228), (636, 216), (690, 250), (730, 330), (720, 420), (560, 420), (560, 300)),
        tension=0.6), limb(((640, 290, 60), (580, 326, 44), (520, 318, 30)))).translated(12, -4)  # fmt: skip
    fill(painter, her.intersected(rect(480, -60, 300, 390)), "#120D16")
    lit(painter, rect(462, 322, 300, 30, 4), "#2B4256", _WARM, (-3, -6), shade="#142230", width=5)


@contextmanager
def _horse_at(painter: QPainter) -> Iterator[None]:
    """Paint in the horse's own units: its withers are the origin, it goes to the right, its barrel is 250 deep."""
    painter.save()
    painter.translate(322, 652)
    painter.scale(0.92, 0.92)
    yield
    painter.restore()


def _coat(painter: QPainter, shape: QPainterPath, colour: str | QColor = _GREY, deep: float = 9) -> None:
    lit(painter, shape, colour, _WARM, (deep, -deep * 0.7), shade=_SHADE, smooth=True)


def _horse(painter: QPainter) -> None:
    """A great grey, up to its breast in the flood: croup, back, withers, arched neck and breast are one shape."""
    whole = blob(((226, -240), (176, -232), (116, -178), (62, -96), (14, -24), (-34, 2), (-120, 34), (-200, 20), (-268,
        -12), (-330, -2), (-390, 60), (-420, 170), (-420, 330), (200, 330), (226, 250), (244, 190), (238, 136), (206,
        82), (182, 24), (190, -30), (216, -66), (250, -120)), tension=0.75)  # fmt: skip
    _coat(painter, whole, deep=13)
    under = blob(((-440, 170), (-380, 120), (-300, 150), (-190, 170), (-60, 140), (20, 150), (74, 190), (120, 250),
        (170, 270), (220, 250), (230, 340), (-440, 340)), tension=0.7)  # fmt: skip
    within(painter, whole, under, mixed(BLACK, _SHADE, 0.9))
    shoulder = joined(blob(((2, 10), (44, 40), (96, 96), (150, 150), (166, 172), (128, 168), (70, 120), (16, 60)),
        tension=0.7), limb(((168, 176, 3), (140, 226, 11), (128, 290, 4))), limb(((206, 176, 2), (190, 214, 9), (194,
        280, 4))), limb(((-250, 20, 2), (-226, 90, 10), (-252, 200, 4))), limb(((-310, 30, 2), (-344, 90, 9), (-340,
        160, 3))))  # fmt: skip
    within(painter, whole, shoulder, mixed(_SHADE, _GREY, 0.3))
    throat = blob(((214, -70), (180, -40), (150, 10), (150, 60), (176, 110), (196, 130), (184, 60), (186, 0), (206,
        -56)), tension=0.7)  # fmt: skip
    within(painter, whole, throat, mixed(_SHADE, _GREY, 0.3))
    within(painter, whole, blob(((230, -244), (150, -190), (96, -120), (50, -30), (10, 20), (70, 10), (106, -60), (150,
        -116), (196, -150)), tension=0.6), mixed(_SHADE, _GREY, 0.3))  # fmt: skip
    cords = (((150, -96, 2), (120, -10, 9), (128, 70, 3)), ((190, -60, 2), (166, -10, 7), (160, 40, 2)))
    within(painter, whole, joined(*(limb(points) for points in cords)), _SHADE)


def _head(painter: QPainter) -> None:
    """The chin drawn in, ears forward, one large eye, bridle and bit; a rose for her between its teeth."""
    for points in (((206, -236), (196, -292), (214, -326), (234, -284), (232, -240)), ((234, -242), (240, -292), (268,
            -318), (272, -270), (260, -234))):  # fmt: skip
        _coat(painter, blob(points, tension=0.7), deep=5)
    head = blob(((208, -240), (238, -250), (264, -228), (284, -168), (306, -102), (328, -44), (342, -12), (340, 18),
        (322, 32), (312, 30), (306, 44), (286, 40), (280, 12), (262, -14), (232, -36), (204, -60), (188, -108), (194,
        -170)), tension=0.75)  # fmt: skip
    _coat(painter, head, deep=9)
    planes = joined(blob(((206, -126), (244, -120), (268, -70), (296, -20), (296, 14), (270, -16), (236, -40), (202,
        -66)), tension=0.7), limb(((276, -190, 2), (284, -140, 9), (310, -66, 3))))  # fmt: skip
    within(painter, head, planes, mixed(_SHADE, _GREY, 0.36))
    jowl = limb(((214, -180, 2), (190, -120, 6), (208, -70, 8), (246, -52, 4)))
    within(painter, head, jowl, _SHADE)
    within(painter, head, blob(((304, -40), (360, -40), (360, 60), (270, 60), (284, 14), (300, 0)), tension=0.6),
        "#7E8490")  # fmt: skip
    fill(painter, blob(((316, -22), (332, -18), (334, 0), (320, 6), (310, -6)), tension=0.9), BLACK)
    fill(painter, limb(((322, 30, 4), (308, 18, 5), (294, 16, 2))), BLACK)
    socket = blob(((232, -190), (256, -200), (276, -182), (268, -160), (240, -160)), tension=0.8)
    fill(painter, socket, mixed(_SHADE, _GREY, 0.2))
    fill(painter, blob(((236, -180), (256, -192), (272, -178), (264, -162), (244, -164)), tension=0.8), BLACK)
    fill(painter, disc(262, -182, 4), look.BONE)
    fill(painter, limb(((228, -184, 3), (250, -200, 7), (270, -192, 5), (280, -174, 2))), BLACK)
    _bridle(painter)
    _mane(painter)
    _rose(painter)


def _mane(painter: QPainter) -> None:
    """Dark and combed over to this side, in locks; a forelock between the ears."""
    dark, light = "#44586E", "#CFE8F6"
    mane = blob(((222, -246), (176, -236), (110, -186), (50, -104), (-16, -4), (-10, 50), (12, 14), (20, 76), (42, 14),
        (56, 70), (70, -20), (90, 30), (98, -60), (122, -14), (124, -96), (152, -56), (150, -134), (180, -104), (176,
        -168), (206, -150), (208, -206)), tension=0.55)  # fmt: skip
    lit(painter, mane, dark, light, (4, -6), shade="#141E2A", width=6)
    strands(painter, [((190, -226), (150, -180), (156, -110)), ((140, -196), (104, -130), (116, -60)), ((96, -150), (66,
        -80), (80, -10)), ((54, -92), (24, -30), (48, 30)), ((20, -44), (0, 0), (14, 50))], dark, light, 6)  # fmt: skip
    forelock = blob(((212, -252), (248, -254), (274, -224), (290, -184), (270, -206), (258, -200), (240, -222), (226,
        -212)), tension=0.5)  # fmt: skip
    lit(painter, forelock, dark, light, (4, -4), shade="#22303E", width=5)


def _bridle(painter: QPainter) -> None:
    """Red leather and brass."""
    leather = joined(*(thick_line(points, 1) for points in (((206, -230), (222, -120), (296, 6)), ((204, -226), (268,
        -214)), ((256, -44), (286, -62), (318, -72)), ((216, -150), (194, -84)))))  # fmt: skip
    stroke(painter, leather, BLACK, 16)
    stroke(painter, leather, look.OXBLOOD, 9)
    rimmed(painter, ink(((298, 8, 9), (236, 40, 10), (160, 16, 10), (96, -60, 9), (60, -90, 8))), look.DANGER, BLACK, 4)
    for x, y, r in ((222, -126, 9), (262, -48, 7), (298, 8, 12)):
        rimmed(painter, disc(x, y, r), look.BRASS, BLACK, 4)


def _rose(painter: QPainter) -> None:
    """A rose for her, which the horse carries between its teeth."""
    fill(painter, ink(((352, 2, 13), (300, 34, 15), (262, 66, 13))), BLACK)
    fill(painter, ink(((350, 4, 5), (300, 34, 7), (262, 64, 6))), "#4FA078")
    lit(painter, blob(((282, 52), (300, 76), (322, 78), (310, 54)), tension=0.8), "#2F6A4A", "#7FC29A", (3, -3),
        shade="#12301F", width=4)  # fmt: skip
    outer = joined(*(disc(240 + 26 * math.cos(math.radians(a)), 70 + 25 * math.sin(math.radians(a)), 26) for a in range(
        20, 380, 72)))  # fmt: skip
    lit(painter, outer, "#A81828", "#FF8A70", (3, -5), shade="#4A0812", width=5)
    clefts = joined(*(ink(((240 + 20 * math.cos(math.radians(a)), 70 + 20 * math.sin(math.radians(a)), 2), (240 + 44
        * math.cos(math.radians(a)), 70 + 44 * math.sin(math.radians(a)), 6))) for a in range(56, 416,
        72)))  # fmt: skip
    fill(painter, clefts, "#3A0610")
    heart = blob(((216, 66), (226, 44), (250, 42), (266, 60), (260, 84), (240, 94), (220, 86)), tension=0.8)
    lit(painter, heart, "#D42A38", "#FF8A70", (3, -4), shade="#6A0A18", width=5)
    fill(painter, ink(((228, 68, 2), (238, 56, 5), (252, 60, 5), (250, 76, 4), (238, 78, 2))), "#4A0812")


def _rider(painter: QPainter, t: Tones) -> None:
    """Upright in the saddle, his face to her; the reins are short in one hand, in the other is his gift."""
    night = "#060B14"
    cape = blob(((252, 410), (190, 420), (130, 490), (60, 540), (10, 620), (-30, 650), (-30, 760), (60, 730), (120,
        744), (180, 700), (230, 620), (270, 500)), tension=0.8)  # fmt: skip
    lit(painter, cape, look.OXBLOOD, look.DANGER, (9, -8), shade="#2B0710")
    folds = (((220, 470, 3), (150, 590, 13), (60, 720, 3)), ((190, 460, 2), (100, 570, 10), (0, 690, 3)), ((244, 500,
        3), (200, 620, 12), (140, 720, 3)))  # fmt: skip
    within(painter, cape, joined(*(limb(points) for points in folds)), "#2B0710")
    _saddle_and_leg(painter)
    coat = blob(((224, 402), (296, 398), (338, 440), (346, 500), (322, 570), (318, 640), (328, 690), (290, 712), (200,
        716), (166, 690), (180, 630), (176, 560), (180, 470)), tension=0.7)  # fmt: skip
    lit(painter, coat, _BLUE, _WARM, (11, -6), shade="#070D16")
    within(painter, coat, blob(((160, 380), (220, 430), (236, 520), (226, 600), (240, 660), (230, 740), (100, 740),
        (100, 500)), tension=0.5), night)  # fmt: skip
    within(painter, coat, polygon(((100, 622), (360, 606), (360, 636), (100, 654))), "#0E0F16")
    rimmed(painter, rect(292, 604, 30, 36, 4), look.BRASS, BLACK, 4)
    fill(painter, joined(*(disc(x, y, 8) for x, y in ((318, 474), (324, 520), (314, 566)))), look.BRASS)
    neck(painter, 252, 344, 70, 414, _SKIN)
    collar = polygon(((210, 428), (214, 388), (262, 410), (306, 384), (324, 420), (272, 446)))
    lit(painter, collar, _BLUE, _WARM, (5, -4), shade="#070D16", width=5)
    _riders_head(painter, t)
    arm(painter, ((236, 470), (352, 508), (416, 372)), 88, _BLUE, _WARM, (8, -6), cuff=look.BONE, skin=_SKIN,
        body=coat)  # fmt: skip
    glow(painter, 452, 260, 130, "#DDF0FA", 0.4)
    with grip(painter, 446, 300, 16, 0.62, _SKIN, across=120, mirror=True, towards=(0.8, -0.6)):
        glass(painter, 452, 366, 178, 10)


def _saddle_and_leg(painter: QPainter) -> None:
    """A long leg down the horse's side: the thigh on the flap, the knee before it, the boot in its stirrup."""
    cloth = blob(((140, 690), (300, 686), (330, 720), (320, 840), (250, 866), (150, 846), (126, 760)), tension=0.5)
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (6, -5), shade="#2B0710")
    saddle = blob(((130, 694), (122, 650), (150, 660), (200, 690), (280, 688), (318, 648), (334, 662), (326, 720), (310,
        800), (250, 810), (200, 740)), tension=0.6)  # fmt: skip
    lit(painter, saddle, "#5A3820", look.SODIUM, (6, -6), shade="#1B0F08")
    thigh = blob(((176, 680), (170, 730), (210, 776), (280, 812), (350, 836), (392, 820), (404, 776), (380, 744), (320,
        712), (270, 676)), tension=0.8)  # fmt: skip
    lit(painter, thigh, "#34465F", _WARM, (7, -8), shade="#0C131C")
    within(painter, thigh, blob(((150, 720), (230, 760), (310, 800), (400, 830), (300, 870), (150, 800)), tension=0.6),
        "#080D15")  # fmt: skip
    fill(painter, limb(((256, 700, 5), (320, 742, 8), (388, 786, 7))), look.BRASS)
    boot = blob(((344, 790), (372, 778), (408, 786), (420, 806), (412, 850), (396, 960), (300, 960), (312, 880), (324,
        820)), tension=0.6)  # fmt: skip
    lit(painter, boot, "#3A2418", _WARM, (7, -5), shade="#0E0805")
    top = blob(((326, 830), (338, 786), (372, 770), (412, 782), (424, 802), (416, 838), (372, 820)), tension=0.7)
    lit(painter, top, "#6B4022", _WARM, (4, -5), shade="#1B0F08", width=5)


def _riders_head(painter: QPainter, t: Tones) -> None:
    """A young man with a thin moustache under a winged cap, who has eyes for nobody but her."""
    with tilted(painter, 254, 390, -13):
        painter.translate(254, 380)
        painter.scale(1.12, 1.12)
        painter.translate(-254, -380)
        turned(painter, 258, 312, 0.7, Face("#7A4A34", _SKIN, nose=Nose.STRAIGHT, jaw=0.8, smile=1.1, brow=9,
            stern=-0.9, brow_colour="#2E1810", gaze=1, lid=0.05, arch=0.3))  # fmt: skip
        moustache = blob(((252, 340), (270, 332), (282, 335), (296, 331), (310, 338), (296, 343), (282, 341), (268,
            345)), tension=0.8)  # fmt: skip
        fill(painter, moustache, "#2E1810")
        tuft = blob(((204, 292), (222, 280), (226, 310), (222, 350), (208, 338)), tension=0.7)
        lit(painter, tuft, "#2E1810", t.light, (4, -4), width=4)
        painter.translate(254, 300)
        painter.scale(0.8, 0.8)
        painter.translate(-254, -320)
        cap = joined(blob(((178, 298), (168, 244), (224, 210), (314, 218), (352, 262), (324, 292), (252, 280)),
            tension=0.8), polygon(((254, 280), (330, 282), (372, 306), (360, 320), (280, 308))))  # fmt: skip
        lit(painter, cap, _BLUE, _WARM, (10, -7), shade="#070D16")
        fill(painter, limb(((184, 298, 8), (252, 278, 12), (328, 288, 8))), BLACK)
        for way in (-1, 1):
            wing = blob(((288 + way * 12, 258), (288 + way * 30, 234), (288 + way * 56, 228), (288 + way * 44, 244),
                (288 + way * 48, 252), (288 + way * 30, 262)), tension=0.6)  # fmt: skip
            lit(painter, wing, look.BRASS, look.BONE, (3, -3), width=3)
        rimmed(painter, disc(288, 252, 15), look.BRASS, BLACK, 4)


def _flood(painter: QPainter, t: Tones) -> None:
    """The water before legs and boot: rings go out from them, her window lies broken in it."""
    crest = ((-20, 950), (40, 944), (110, 966), (190, 972), (250, 946), (304, 932), (360, 952), (410, 958), (462, 926),
        (512, 908), (562, 934), (620, 968), (720, 972))  # fmt: skip
    front = blob((*crest, (720, 1300), (-20, 1300)), tension=0.8)
    glaze(painter, front, "#123248", 0.93)
    for lower, share in ((0, 0.9), (34, 0.45)):  # it heaps before what wades in it
        line = ink([(x, y + lower, 3 + max(0, 972 - y) * 0.14) for x, y in crest])
        fill(painter, line, mixed("#123248", "#DDF0FA", share))
    hatch(painter, rect(0, 1000, 700, 300), Hatch.WAVES, mixed("#1C4460", t.light, 0.4), pitch=46, width=5)
    for x, y, wide in ((590, 1002, 130), (560, 1030, 190), (600, 1060, 130)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 7), (x + wide / 2, y), (x, y + 7))), mixed("#1C4460",
            look.SODIUM, 0.7))  # fmt: skip
    for x, y, wide in ((440, 1000, 110), (80, 990, 90), (300, 1010, 90)):
        ring = limb([(x + wide * math.cos(math.radians(a)), y + wide * 0.16 * math.sin(math.radians(a)), 2 + 5
            * abs(math.sin(math.radians(a)))) for a in range(-10, 195, 9)])  # fmt: skip
        fill(painter, ring, mixed(t.light, look.BONE, 0.5))
    drops: tuple[Point, ...] = ((562, 900), (590, 932), (612, 876), (632, 910))
    fill(painter, joined(*(disc(x, y, 6) for x, y in drops)), look.BONE)
