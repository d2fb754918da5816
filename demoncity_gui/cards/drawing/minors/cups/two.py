"""The Two of Cups."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Under a winged heart of neon two lean over one small table, brow to brow, and touch glasses."""
    sky(painter, "#04040C", "#1E1634", 900)
    city(painter, 820, "#10122A", look.SODIUM, tall=560, seed=14)
    city(painter, 860, "#05060E", None, tall=380, seed=27, edge="#8A3A5A")
    for x, y, r, tone in ((60, 520, 34, look.SODIUM), (640, 560, 40, look.ICE), (600, 430, 24, look.DANGER), (110, 400,
        22, look.ICE), (50, 660, 26, look.DANGER), (654, 690, 22, look.SODIUM)):  # fmt: skip
        glaze(painter, disc(x, y, r), tone, 0.35)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, "#3A5684", pitch=60, width=3)
    _winged_heart(painter)
    painter.save()
    painter.translate(350, 606)
    painter.scale(1.04, 1.04)
    painter.translate(-350, -620)
    _he(painter)
    _she(painter)
    painter.restore()
    lit(painter, disc(350, 1110, 370, 94), "#3A2230", "#FF8A8A", (0, -10), shade="#140A14")
    for x in (262, 436):
        glaze(painter, disc(x, 1052, 80, 16), look.DANGER, 0.3)
    rose = joined(limb(((470, 1062, 7), (560, 1046, 7), (640, 1052, 5))))
    lit(painter, rose, "#2F6A4A", look.HORROR, (0, -3), width=4)
    lit(painter, blob(((430, 1060), (446, 1034), (478, 1038), (484, 1066), (460, 1082))), "#A81C2C", "#FF8A8A",
        (-3, -5), shade="#4A0A14", width=4)  # fmt: skip
    painter.save()
    painter.translate(350, 606)
    painter.scale(1.04, 1.04)
    painter.translate(-350, -620)
    _hold_hands(painter)
    _touch_glasses(painter)
    painter.restore()


def _touch_glasses(painter: QPainter) -> None:
    """Their elbows on the table, their forearms up to the glasses, and the spark between these."""
    blue, dark, fair, skin, brown, rim = "#22305E", "#05070F", "#E8BC92", "#9A623C", "#3C1C10", "#FF9A9A"
    green = "#14483E"
    upper = blob(((2, 780), (24, 706), (70, 660), (118, 694), (140, 790), (146, 900), (138, 1000), (112, 1040), (70,
        1046), (40, 1016), (14, 900)), tension=0.7)  # fmt: skip
    lit(painter, upper, blue, rim, (7, -8), shade=dark, width=5)
    within(painter, upper, joined(ink(((150, 900, 2), (110, 890, 9), (74, 900, 2))), ink(((150, 930, 2), (104, 936, 8),
        (64, 966, 2))), ink(((44, 700, 2), (62, 750, 8), (58, 820, 2)))), dark)  # fmt: skip
    fore = blob(((66, 1046), (48, 1018), (64, 978), (104, 918), (146, 852), (204, 892), (180, 950), (138, 1012), (104,
        1046)), tension=0.6)  # fmt: skip
    wrist = blob(((142, 864), (170, 820), (210, 852), (186, 894)), tension=0.5)
    lit(painter, wrist, fair, fair, (5, -5), shade="#8A4A40", width=5)
    lit(painter, fore, "#2E4078", rim, (6, -8), shade=dark, width=5)
    lit(painter, polygon(((134, 866), (154, 836), (212, 878), (194, 908))), look.BONE, look.BONE, (5, -5),
        shade="#8C88A0", width=5)  # fmt: skip
    within(painter, fore, joined(ink(((70, 976, 2), (96, 990, 9), (112, 1020, 2))), ink(((96, 938, 2), (124, 958, 8),
        (134, 990, 2)))), dark)  # fmt: skip
    with grip(painter, 264, 786, 12, 0.82, fair, across=140, mirror=True):
        glass(painter, 268, 870, 220, 9)
    near = blob(((666, 780), (660, 710), (630, 664), (596, 694), (576, 780), (566, 880), (562, 960), (574, 1024), (604,
        1044), (640, 1024), (660, 900)), tension=0.7)  # fmt: skip
    lit(painter, near, skin, "#FFC0A0", (-6, -8), shade=brown, width=5, smooth=True)
    fore = blob(((618, 1044), (646, 1018), (640, 970), (604, 914), (552, 848), (508, 878), (530, 930), (566, 1004),
        (588, 1040)), tension=0.7)  # fmt: skip
    lit(painter, fore, skin, "#FFC0A0", (-6, -8), shade=brown, width=5, smooth=True)
    fill(painter, ink(((608, 1018, 1), (622, 1012, 6), (630, 994, 1))), brown)
    lit(painter, limb(((516, 902, 16), (542, 890, 17), (564, 868, 15))), look.BRASS, look.BONE, (-3, -4), width=4)
    sleeve = blob(((562, 776), (580, 706), (626, 652), (668, 694), (680, 790), (650, 812), (612, 808), (580, 796)),
        tension=0.6)  # fmt: skip
    lit(painter, sleeve, green, rim, (-7, -8), shade="#020A08", width=5)
    within(painter, sleeve, joined(ink(((626, 690, 2), (618, 740, 8), (600, 782, 2))), ink(((646, 700, 2), (652, 744,
        7), (650, 780, 2)))), "#020A08")  # fmt: skip
    with grip(painter, 438, 786, -12, 0.78, skin, across=140):
        glass(painter, 434, 870, 220, -9)
    fill(painter, star(351, 690, 66, 11, 8), look.BONE)
    glow(painter, 351, 690, 90, look.BONE, 0.4)


def _hold_hands(painter: QPainter) -> None:
    """Their other arms lie on the table: his hand is around hers."""
    fair, skin, rim = "#E8BC92", "#9A623C", "#FF9A9A"
    lit(painter, limb(((90, 950, 90), (180, 986, 84), (236, 1000, 72))), "#1A2444", rim, (5, -7), shade="#05070F",
        width=5)  # fmt: skip
    lit(
        painter,
        polygon(((222, 958), (254, 966), (250, 1042), (216, 1038))),
        look.BONE,
        look.BONE,
        (5, -5),
        shade="#8C88A0",
        width=5,
    )
    with grip(painter, 330, 1000, 8, 0.66, fair, across=104, mirror=True):
        hers = blob(((590, 920), (500, 950), (420, 958), (360, 962), (316, 976), (296, 1000), (318, 1030), (370, 1040),
            (430, 1030), (520, 1024), (590, 1040)), tension=0.7)  # fmt: skip
        lit(painter, hers, skin, "#FFC0A0", (-4, -8), shade="#3C1C10", width=5, smooth=True)
    thumb = limb(((376, 982, 30), (348, 972, 25), (324, 976, 17)))
    lit(painter, thumb, skin, "#FFC0A0", (-2, -5), shade="#6A3A24", width=5)
    fill(painter, limb(((370, 981, 24), (400, 990, 34), (430, 994, 20))), skin)  # its ball is one with the hand
    fill(painter, disc(325, 973, 6, 4), "#D8A080")


def _winged_heart(painter: QPainter) -> None:
    """The sign of the bar: a heart with wings, in tubes of red and white light."""
    glow(painter, 350, 170, 330, look.DANGER, 0.66)
    heart = blob(((350, 254), (282, 184), (272, 126), (306, 98), (350, 132), (394, 98), (428, 126), (418, 184)),
        tension=0.85)  # fmt: skip
    for tone, wide in (("#5A0E18", 26), (look.DANGER, 13), ("#FFE0D0", 4)):
        stroke(painter, heart, tone, wide)
    for way in (-1, 1):
        for start, bend, tip in (((88, 132), (196, 150), (296, 22)), ((96, 160), (200, 176), (262, 84)), ((88, 188),
            (168,
            206), (220, 140)), ((88, 132), (150, 20), (296, 22))):  # fmt: skip
            feather = QPainterPath(QPointF(350 + way * start[0], start[1]))
            feather.quadTo(350 + way * bend[0], bend[1], 350 + way * tip[0], tip[1])
            for tone, wide in (("#23385E", 20), (look.ICE, 9), (look.BONE, 2)):
                stroke(painter, feather, tone, wide)


def _he(painter: QPainter) -> None:
    """He, from the left: his eyes on her mouth, and a smile that he doesn't know of."""
    skin, shade, blue, dark, rim = "#E8BC92", "#8A4A40", "#1A2444", "#05070F", "#FF9A9A"
    back = blob(((-40, 1150), (-30, 860), (0, 720), (60, 640), (150, 610), (240, 640), (290, 730), (250, 860), (240,
        1150)), tension=0.7)  # fmt: skip
    lit(painter, back, blue, rim, (10, -12), shade=dark)
    within(painter, back, blob(((-60, 640), (40, 690), (90, 800), (70, 940), (150, 1160), (-60, 1160)), tension=0.7),
        "#05070F")  # fmt: skip
    shirt = blob(((150, 640), (250, 640), (284, 720), (250, 836), (206, 836)), tension=0.5)
    lit(painter, shirt, look.BONE, look.BONE, (7, -5), shade="#8C88A0", width=5)
    lapel = polygon(((150, 632), (186, 640), (238, 860), (200, 880), (140, 780), (168, 756), (130, 730)))
    lit(painter, lapel, blue, rim, (6, -6), shade=dark, width=5)
    with tilted(painter, 180, 600, 20):
        neck(painter, 192, 566, 96, 650, skin)
        turned(painter, 206, 470, 1.14, Face(shade, skin, brow=12, brow_colour="#2A1810", smile=1.3, jaw=0.8, lid=0.25,
            gaze=0.8, nose=Nose.STRAIGHT))  # fmt: skip
        hair(painter, 206, 466, 1.18, Cut.TURNED_SHORT, "#3A2018", rim)
        open_ = polygon(((150, 624), (246, 618), (222, 720)))
        lit(painter, open_, skin, skin, (5, -5), shade=shade, width=5)
        for wing in (((148, 600), (184, 648), (178, 716), (116, 664)), ((248, 596), (214, 650), (236, 714), (288,
            650))):  # fmt: skip
            lit(painter, polygon(wing), look.BONE, look.BONE, (6, -5), shade="#8C88A0", width=5)


def _she(painter: QPainter) -> None:
    """She, from the right: her eyes shut, laughing, her curls full of the sign's light."""
    skin, shade, green, dark, rim = "#9A623C", "#3C1C10", "#14483E", "#020A08", "#FF9A9A"
    curls = ((556, 330, 56), (616, 352, 54), (654, 410, 56), (664, 480, 56), (650, 546, 54), (616, 604, 48), (500, 312,
        46), (590, 420, 80), (590, 520, 70))  # fmt: skip
    _curls(painter, curls)
    chest = blob(((740, 1150), (730, 860), (704, 730), (640, 650), (560, 626), (480, 650), (436, 730), (450, 880), (460,
        1150)), tension=0.7)  # fmt: skip
    lit(painter, chest, skin, "#FFC0A0", (-9, -10), shade=shade, smooth=True)
    gown = blob(((640, 1150), (622, 960), (606, 830), (540, 862), (470, 800), (446, 760), (440, 880), (460, 1150)),
        tension=0.6)  # fmt: skip
    far = blob(((616, 640), (760, 700), (760, 1160), (600, 1160), (640, 860), (612, 740)), tension=0.8)
    within(painter, chest, far, "#24100A")
    lit(painter, gown, green, rim, (-9, -12), shade=dark)
    lit(painter, limb(((590, 640, 12), (600, 720, 14), (596, 840, 16))), green, rim, (-4, -3), width=4)
    with tilted(painter, 520, 600, -17):
        neck(painter, 506, 560, 80, 644, skin)
        turned(painter, 494, 470, 1.08, Face(shade, skin, open=False, brow=8, stern=-0.6, smile=1, nose=Nose.BROAD,
            mouth=Mouth.SMILE, jaw=0.1), mirror=True)  # fmt: skip
        _curls(painter, ((596, 524, 26), (594, 480, 30), (580, 432, 32), (446, 388, 24), (476, 362, 30), (516, 350, 34),
            (556, 372, 38), (574, 410, 34)))  # fmt: skip
        rimmed(painter, disc(552, 560, 19), look.BRASS, BLACK, 4)
        fill(painter, disc(552, 560, 10), BLACK)
        for x, y in ((446, 640), (466, 662), (492, 674), (520, 676), (546, 668), (566, 650)):
            lit(painter, disc(x, y, 9), look.BONE, look.BONE, (-2, -3), shade="#9C94A8", width=3)


def _curls(painter: QPainter, curls: tuple[tuple[float, float, float], ...]) -> None:
    """Soft hair: balls that are one shape, with a curl drawn in each."""
    lit(painter, joined(*(disc(*curl) for curl in curls)), "#2A1620", "#B0606C", (-5, -6), shade=BLACK, width=5)
    for x, y, r in curls:
        ring = ((-0.55, 0.3), (-0.5, -0.3), (0, -0.6), (0.45, -0.25), (0.3, 0.2), (0, 0.15))
        fill(painter, ink([(x + a * r, y + b * r, w) for (a, b), w in zip(ring, (1, 5, 6, 5, 4, 1), strict=True)]),
            "#6A3444")  # fmt: skip
