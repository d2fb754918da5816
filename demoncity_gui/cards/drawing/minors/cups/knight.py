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
from demoncity_gui.cards.drawing.hands import fist, grip
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
    """A mounted policeman wades a drowned street, and lifts his glass to her who leans out of the one lit window."""
    sky(painter, "#050A12", "#1E4058", 900)
    fill(painter, polygon(((-10, -150), (150, -150), (206, 900), (-10, 900))), "#0E1C2A")
    fill(painter, joined(*(rect(40, y, 62, 90) for y in (330, 520, 710))), "#16293A")
    fill(painter, polygon(((430, -150), (720, -150), (720, 940), (430, 940))), "#182C3E")
    for y in range(-130, 920, 44):
        fill(painter, rect(430, y, 300, 4), "#122232")
    _she_leans_out(painter, t)
    fill(painter, rect(0, 920, 700, 400), "#1C4460")
    painter.save()
    painter.translate(-4, -50)
    with _horse_at(painter):
        _horse(painter)
        _neck_and_head(painter)
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
    _rose(painter)


def _rose(painter: QPainter) -> None:
    """What she has let fall to him, on its way."""
    fill(painter, ink(((650, 470, 4), (636, 432, 6), (634, 396, 5))), "#3E8468")
    lit(painter, blob(((634, 440), (606, 432), (594, 448), (616, 456)), tension=0.8), "#2F6A4A", "#7FC29A", (-2, -3),
        shade="#12301F", width=4)  # fmt: skip
    lit(painter, blob(((602, 372), (612, 346), (636, 340), (662, 350), (668, 378), (654, 400), (630, 408), (610,
        398)), tension=0.9), "#C22434", "#FF8A70", (-4, -6), shade="#5A0A18", width=5)  # fmt: skip
    fill(painter, joined(ink(((618, 366, 2), (634, 354, 5), (652, 366, 5), (646, 382, 3), (632, 380, 2))), ink(((608,
        378, 2), (626, 396, 5), (658, 386, 2)))), "#4A0812")  # fmt: skip


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
    """A great grey that wades: hind legs braced, one foreleg lifted high out of the water, the breast in the light."""
    far = mixed(_SHADE, _GREY, 0.24)
    for leg in (((-262, 200, 120), (-226, 300, 62), (-262, 372, 44), (-250, 460, 40)),
            ((90, 190, 110), (124, 280, 58), (128, 330, 46), (126, 460, 36))):  # fmt: skip
        lit(painter, limb(leg), far, _GREY, (5, -2), shade="#1E2E42", width=6)
    tail = blob(((-340, 30), (-392, 60), (-420, 160), (-410, 330), (-360, 420), (-372, 300), (-350, 180)), tension=0.7)
    lit(painter, tail, "#4C6278", _GREY, (5, -5), shade="#1A2632")
    trunk = blob(((40, -60), (4, -6), (-60, 26), (-130, 32), (-200, 6), (-268, -2), (-330, 34), (-374, 110), (-386,
        200), (-372, 290), (-352, 350), (-378, 400), (-372, 470), (-318, 470), (-314, 396), (-290, 330), (-262, 280),
        (-220, 268), (-120, 288), (-20, 282), (60, 268), (120, 232), (160, 176), (170, 120), (150, 40), (120,
        -60)), tension=0.75)  # fmt: skip
    _coat(painter, trunk, deep=12)
    under = blob(((-400, 120), (-330, 170), (-250, 200), (-140, 196), (-40, 214), (40, 230), (120, 214), (130, 300),
        (-300, 300), (-330, 350), (-330, 480), (-400, 480)), tension=0.6)  # fmt: skip
    within(painter, trunk, under, mixed(BLACK, _SHADE, 0.8))
    muscles = (((-262, 30, 2), (-240, 120, 11), (-262, 220, 4)), ((-300, 120, 2), (-330, 200, 9), (-320, 300, 3)),
        ((-200, 190, 2), (-226, 240, 8), (-262, 270, 3)), ((160, 100, 2), (130, 146, 10), (140, 196, 3)))  # fmt: skip
    within(painter, trunk, joined(*(limb(points) for points in muscles)), _SHADE)
    shin = limb(((204, 262, 52), (194, 312, 35), (184, 362, 33)))
    pastern = limb(((184, 360, 38), (160, 384, 30)))
    hoof = polygon(((172, 358), (182, 398), (146, 424), (118, 392)))
    lit(painter, hoof, "#2A2A34", _WARM, (4, -3), shade=BLACK, width=6)
    _coat(painter, joined(shin, pastern), deep=6)
    fore = blob(((20, 120), (70, 92), (128, 130), (160, 196), (212, 230), (228, 262), (206, 292), (166, 292), (110,
        282), (52, 262), (16, 210)), tension=0.8)  # fmt: skip
    _coat(painter, fore, deep=9)
    within(painter, fore, blob(((10, 170), (60, 226), (130, 256), (190, 270), (180, 310), (20, 300)), tension=0.7),
        mixed(BLACK, _SHADE, 0.9))  # fmt: skip
    fill(painter, rect(14, 110, 60, 160), _GREY)
    within(painter, trunk, joined(limb(((78, 120, 2), (110, 170, 8), (128, 214, 2))), limb(((186, 236, 2), (196, 256,
        7), (188, 280, 2)))), _SHADE)  # fmt: skip


def _neck_and_head(painter: QPainter) -> None:
    """The arched neck under its mane, the chin drawn in; ears forward, one large eye, bridle and bit."""
    neck_ = blob(((226, -236), (170, -222), (112, -170), (58, -90), (6, -10), (20, 70), (70, 150), (140, 170), (166,
        130), (154, 60), (168, 0), (200, -50), (230, -92), (244, -160)), tension=0.75)  # fmt: skip
    _coat(painter, neck_, deep=11)
    root = blob(((-30, 10), (30, -30), (70, 60), (110, 130), (130, 190), (20, 190)), tension=0.6)
    fill(painter, root, _GREY)
    within(painter, neck_, blob(((190, -230), (120, -170), (70, -80), (20, 10), (60, 60), (96, -40), (150, -110), (210,
        -150)), tension=0.6), mixed(_SHADE, _GREY, 0.3))  # fmt: skip
    cords = (((196, -70, 2), (150, 0, 10), (130, 80, 3)), ((172, -96, 2), (120, -20, 8), (96, 60, 2)))
    within(painter, neck_, joined(*(limb(points) for points in cords)), _SHADE)
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
    _mane(painter)
    _bridle(painter)


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
    for x, y, r in ((222, -126, 9), (262, -48, 7), (298, 8, 12)):
        rimmed(painter, disc(x, y, r), look.BRASS, BLACK, 4)


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
    _rein(painter, (600, 664, 8), (530, 694, 9), (450, 672, 9), (396, 612, 8))
    arm(painter, ((286, 470), (270, 612), (352, 612)), 74, mixed(BLACK, _BLUE, 0.6), t.light, (7, -6), cuff=look.BONE,
        skin=_SKIN)  # fmt: skip
    _rein(painter, (392, 622, 8), (410, 680, 9), (392, 740, 8), (398, 770, 4))
    fist(painter, 392, 602, 84, 0.6, _SKIN, towards=(0.8, -0.6))
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
    shin = blob(((352, 760), (402, 772), (406, 812), (388, 870), (356, 930), (350, 968), (294, 962), (296, 920), (310,
        860), (322, 806)), tension=0.75)  # fmt: skip
    boot = blob(((344, 800), (404, 806), (398, 846), (366, 916), (360, 938), (404, 948), (452, 972), (460, 996), (300,
        998), (288, 976), (296, 920), (312, 860)), tension=0.7)  # fmt: skip
    lit(painter, shin, "#34465F", _WARM, (6, -6), shade="#0C131C")
    lit(painter, thigh, "#34465F", _WARM, (7, -8), shade="#0C131C")
    within(painter, thigh, blob(((150, 720), (230, 760), (310, 800), (400, 830), (300, 870), (150, 800)), tension=0.6),
        "#080D15")  # fmt: skip
    fill(painter, limb(((256, 700, 5), (320, 742, 8), (388, 786, 7))), look.BRASS)
    lit(painter, polygon(((384, 820), (398, 820), (408, 906), (392, 906))), "#6B4022", _WARM, (2, 0), width=4)
    fill(painter, limb(((402, 904, 11), (420, 996, 11))), look.BRASS)
    lit(painter, boot, "#3A2418", _WARM, (7, -5), shade="#0E0805")
    iron = joined(limb(((400, 904, 14), (392, 1000, 14))), limb(((368, 1002, 15), (418, 1002, 15))), disc(401, 904, 13))
    lit(painter, iron, look.BRASS, look.BONE, (3, -3), shade="#5A3E10", width=5)


def _rein(painter: QPainter, *points: tuple[float, float, float]) -> None:
    rimmed(painter, ink(points), look.DANGER, BLACK, 4)


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
    front = blob(((-20, 976), (90, 966), (200, 980), (330, 974), (470, 984), (566, 970), (720, 982), (720, 1300),
        (-20, 1300)), tension=0.7)  # fmt: skip
    glaze(painter, front, "#123248", 0.9)
    hatch(painter, rect(0, 1000, 700, 300), Hatch.WAVES, mixed("#1C4460", t.light, 0.4), pitch=46, width=5)
    for x, y, wide in ((590, 1002, 130), (560, 1030, 190), (600, 1060, 130)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 7), (x + wide / 2, y), (x, y + 7))), mixed("#1C4460",
            look.SODIUM, 0.7))  # fmt: skip
    for x, y, wide in ((440, 1000, 110), (80, 990, 90), (300, 1010, 90)):
        ring = limb([(x + wide * math.cos(math.radians(a)), y + wide * 0.16 * math.sin(math.radians(a)), 2 + 5
            * abs(math.sin(math.radians(a)))) for a in range(-10, 195, 9)])  # fmt: skip
        fill(painter, ring, mixed(t.light, look.BONE, 0.5))
    drops: tuple[Point, ...] = ((524, 916), (548, 944), (516, 960), (566, 926), (470, 966))
    fill(painter, joined(*(disc(x, y, 6) for x, y in drops)), look.BONE)
