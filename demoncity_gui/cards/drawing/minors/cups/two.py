"""The Two of Cups."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hand_parts import nail
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RIM = "#FF9A9A"
_FAIR, _FAIR_LOW = "#E8BC92", "#8A4A40"
_BROWN, _BROWN_LOW = "#B87A4C", "#4E2818"
_BLUE, _BLUE_LOW = "#1A2550", "#05070F"


def scene(painter: QPainter, t: Tones) -> None:
    """Under a winged heart of neon she looks at him, who sits with his back to us; across the table glasses touch."""
    sky(painter, "#04040C", "#1E1634", 900)
    city(painter, 820, "#10122A", look.SODIUM, tall=560, seed=14)
    city(painter, 860, "#05060E", None, tall=380, seed=27, edge="#8A3A5A")
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, "#3A5684", pitch=60, width=3)
    _winged_heart(painter)
    glow(painter, 360, 500, 360, look.DANGER, 0.7)
    glow(painter, 352, 520, 170, "#FF9A8A", 0.5)
    _she(painter)
    _he(painter)
    lit(painter, disc(350, 1112, 440, 94), "#3A2230", "#FF8A8A", (0, -10), shade="#140A14")
    _rose(painter)
    _his_arm(painter)
    _her_arm(painter)
    fill(painter, star(352, 690, 76, 12, 8), look.BONE)
    glow(painter, 352, 690, 110, look.BONE, 0.4)


def _rose(painter: QPainter) -> None:
    """The rose that he brought her lies on the table between them."""
    stem = joined(ink(((340, 1026, 9), (420, 1048, 10), (560, 1040, 7))), ink(((430, 1046, 2), (462, 1014, 26), (494,
        1004, 2))))  # fmt: skip
    lit(painter, stem, "#2F6A4A", look.HORROR, (0, -4), width=5)
    calyx = polygon(((352, 990), (392, 1002), (372, 1022), (398, 1044), (356, 1046)))
    lit(painter, calyx, "#2F6A4A", look.HORROR, (0, -4), width=5)
    bloom = blob(((366, 1016), (344, 1050), (296, 1056), (242, 1064), (252, 1030), (226, 1006), (254, 988), (256, 956),
        (310, 968), (350, 984)), tension=0.75)  # fmt: skip
    lit(painter, bloom, "#D0263A", "#FF9A9A", (3, -7), shade="#5A0C18", width=6, smooth=True)
    petals = (((250, 988, 2), (300, 996, 8), (366, 1014, 2)), ((252, 1032, 2), (304, 1034, 8), (360, 1026, 2)), ((262,
        1004, 2), (284, 1012, 7), (262, 1026, 2)))  # fmt: skip
    fill(painter, joined(*(ink(petal) for petal in petals)), "#5A0C18")


def _his_arm(painter: QPainter) -> None:
    """His elbow on the table, his forearm up to the glass."""
    upper = blob(((-30, 800), (10, 716), (80, 694), (140, 744), (156, 850), (150, 960), (126, 1060), (90, 1104), (30,
        1106), (-10, 1060), (-30, 940)), tension=0.7)  # fmt: skip
    lit(painter, upper, _BLUE, _RIM, (7, -8), shade=_BLUE_LOW, width=6)
    fore = blob(((30, 1108), (10, 1080), (30, 1034), (90, 950), (146, 872), (222, 926), (186, 1000), (126, 1076), (84,
        1108)), tension=0.6)  # fmt: skip
    lit(painter, fore, "#26366E", _RIM, (6, -8), shade=_BLUE_LOW, width=6)
    within(painter, fore, joined(ink(((30, 1030, 2), (60, 1044, 10), (80, 1080, 2))), ink(((64, 984, 2), (96, 1006, 8),
        (110, 1044, 2)))), _BLUE_LOW)  # fmt: skip
    lit(painter, polygon(((136, 876), (158, 842), (232, 894), (212, 930))), look.BONE, look.BONE, (5, -5),
        shade="#8C88A0", width=5)  # fmt: skip
    with grip(painter, 246, 788, 12, 0.95, _FAIR, across=160, mirror=True):
        glass(painter, 252, 886, 250, 9)


def _her_arm(painter: QPainter) -> None:
    """Her elbow on the table, her bare forearm up to the glass, a golden bangle on it."""
    upper = blob(((700, 800), (696, 730), (656, 700), (618, 730), (602, 830), (596, 940), (596, 1030), (614, 1090),
        (650, 1106), (684, 1080), (700, 940)), tension=0.7)  # fmt: skip
    lit(painter, upper, _BROWN, "#FFC0A0", (-6, -8), shade=_BROWN_LOW, width=6, smooth=True)
    fore = blob(((656, 1106), (682, 1078), (674, 1026), (628, 958), (546, 862), (490, 908), (526, 970), (578, 1052),
        (610, 1098)), tension=0.7)  # fmt: skip
    lit(painter, fore, _BROWN, "#FFC0A0", (-6, -8), shade=_BROWN_LOW, width=6, smooth=True)
    lit(painter, limb(((506, 936, 18), (538, 920, 20), (564, 894, 17))), look.BRASS, look.BONE, (-3, -4), width=5)
    with grip(painter, 458, 788, -12, 0.9, _BROWN, across=160):
        glass(painter, 452, 886, 250, -9)
    painter.save()
    painter.translate(458, 788)
    painter.rotate(-12)
    painter.scale(0.9, 0.9)
    tips = ((8.5, -45, 30), (-4, -15, 32), (0.8, 15, 31), (16, 42, 25))  # of the hand's own fingers
    polish = [nail(((79 + (x - 79) * 0.58, y - 1, wide * 0.95), (x + 1, y + 8, wide * 0.72))) for x, y, wide in tips]
    fill(painter, joined(*polish), "#D0263A")
    painter.restore()


def _winged_heart(painter: QPainter) -> None:
    """The sign of the bar: a heart with wings, in tubes of red and white light."""
    glow(painter, 440, 170, 330, look.DANGER, 0.66)
    painter.save()
    painter.translate(444, 150)
    painter.scale(0.68, 0.68)
    heart = blob(((0, 104), (-68, 34), (-78, -24), (-44, -52), (0, -18), (44, -52), (78, -24), (68, 34)), tension=0.85)
    for tone, wide in (("#5A0E18", 30), (look.DANGER, 16), ("#FFE0D0", 5)):
        stroke(painter, heart, tone, wide)
    for way in (-1, 1):
        for start, bend, tip in (((88, -18), (196, 0), (286, -118)), ((96, 10), (200, 26), (262, -60)), ((88, 38),
            (168, 56), (220, -10)), ((88, -18), (150, -120), (286, -118))):  # fmt: skip
            feather = QPainterPath(QPointF(way * start[0], start[1]))
            feather.quadTo(way * bend[0], bend[1], way * tip[0], tip[1])
            for tone, wide in (("#23385E", 24), (look.ICE, 11), (look.BONE, 3)):
                stroke(painter, feather, tone, wide)
    painter.restore()


def _he(painter: QPainter) -> None:
    """He, from behind, near and dark: his hat, his collar turned up, the sign's light along his shoulder and cheek."""
    back = blob(((-60, 1200), (-60, 760), (0, 690), (80, 640), (180, 640), (250, 700), (300, 790), (330, 900), (350,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, back, _BLUE, _RIM, (10, -12), shade=_BLUE_LOW, width=7)
    within(painter, back, ink(((252, 740, 2), (240, 820, 9), (250, 930, 2))), _BLUE_LOW)
    painter.save()
    painter.translate(16, 0)
    cheek = blob(((190, 450), (230, 462), (240, 486), (236, 506), (250, 532), (246, 562), (224, 600), (190, 616), (160,
        560)), tension=0.7)  # fmt: skip
    lit(painter, cheek, "#A86E58", "#FFC0B0", (8, -4), shade=_FAIR_LOW, width=6, smooth=True)
    skull = blob(((16, 440), (200, 430), (204, 520), (186, 580), (178, 640), (60, 650), (40, 590), (16, 540)),
        tension=0.7)  # fmt: skip
    lit(painter, skull, "#5A2E2C", "#D08A78", (7, -4), shade=BLACK, width=6, smooth=True)
    nape = blob(((10, 420), (206, 420), (206, 520), (190, 560), (176, 600), (150, 588), (120, 606), (88, 588), (56,
        600), (36, 580), (12, 540)), tension=0.5)  # fmt: skip
    lit(painter, nape, "#2A1810", _RIM, (6, -6), shade=BLACK, width=5)
    ear = blob(((176, 490), (196, 476), (212, 490), (210, 520), (198, 548), (182, 552), (174, 526)), tension=0.85)
    lit(painter, ear, "#8A564A", "#FFC0B0", (5, -4), shade=_FAIR_LOW, width=5, smooth=True)
    fill(painter, ink(((184, 500, 2), (198, 496, 5), (200, 516, 4), (188, 536, 2))), "#3A1A1C")
    collar = blob(((0, 690), (14, 620), (50, 590), (120, 606), (190, 584), (226, 600), (244, 660), (236, 712), (170,
        726), (80, 724)), tension=0.6)  # fmt: skip
    lit(painter, collar, "#202C58", _RIM, (9, -9), shade=_BLUE_LOW, width=6)
    with tilted(painter, 120, 452, 7):
        hat = placed(fedora(), 120, 452, 1.56)
        lit(painter, hat, "#2A2440", _RIM, (8, -10), shade=BLACK, width=7)
        band = polygon(((20, 414), (70, 424), (170, 424), (222, 412), (218, 448), (170, 456), (70, 456), (22, 448)))
        lit(painter, band, "#7A1626", look.DANGER, (6, -4), shade="#2A060C", width=5)
    painter.restore()


def _she(painter: QPainter) -> None:
    """She, turned to us and to him: her eyes half shut on him, her curls full of the sign's light."""
    mass = ((430, 318, 44), (492, 296, 50), (560, 304, 54), (618, 340, 56), (660, 400, 56), (676, 470, 54), (668, 540,
        54), (636, 604, 50), (590, 400, 100), (590, 520, 90))  # fmt: skip
    painter.save()
    painter.translate(-34, 4)
    _curls(painter, mass)
    painter.restore()
    chest = blob(((740, 1200), (740, 860), (716, 740), (640, 690), (540, 672), (450, 690), (390, 750), (350, 860), (340,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, chest, _BROWN, "#FFC0A0", (-9, -10), shade=_BROWN_LOW, width=7, smooth=True)
    gown = blob(((660, 1200), (660, 980), (640, 840), (560, 880), (480, 830), (420, 800), (370, 900), (350, 1200)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, "#14483E", _RIM, (-9, -12), shade="#020A08", width=6)
    lit(painter, limb(((620, 690, 12), (634, 750, 14), (640, 860, 16))), "#14483E", _RIM, (-4, -3), width=4)
    painter.save()
    painter.translate(-34, 4)
    with tilted(painter, 530, 600, -8):
        neck(painter, 526, 580, 104, 690, _BROWN)
        turned(painter, 506, 466, 1.4, Face(_BROWN_LOW, _BROWN, brow=8, stern=-0.6, smile=1.4, nose=Nose.BROAD,
            lid=0.36, gaze=1, lips="#B02838", jaw=0.1, arch=0.5), mirror=True)  # fmt: skip
        _curls(painter, ((626, 540, 30), (628, 488, 34), (614, 430, 38), (432, 350, 30), (476, 322, 38), (530, 314, 42),
            (584, 346, 44), (610, 390, 40)))  # fmt: skip
        rimmed(painter, disc(588, 596, 23), look.BRASS, BLACK, 5)
        fill(painter, disc(588, 596, 11), BLACK)
    painter.restore()


def _curls(painter: QPainter, curls: tuple[tuple[float, float, float], ...]) -> None:
    """Soft hair: balls that are one shape, with a curl drawn in each."""
    lit(painter, joined(*(disc(*curl) for curl in curls)), "#321A28", "#D0707C", (-6, -7), shade=BLACK, width=5)
    for x, y, r in curls:
        ring = ((-0.55, 0.3), (-0.5, -0.3), (0, -0.6), (0.45, -0.25), (0.3, 0.2), (0, 0.15))
        fill(painter, ink([(x + a * r, y + b * r, w) for (a, b), w in zip(ring, (1, 5, 6, 5, 4, 1), strict=True)]),
            "#6A3444")  # fmt: skip
