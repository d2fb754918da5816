"""The Two of Cups."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
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
    painter.translate(350, 640)
    painter.scale(1.1, 1.1)
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
    painter.translate(350, 640)
    painter.scale(1.1, 1.1)
    painter.translate(-350, -620)
    _touch_glasses(painter)
    painter.restore()


def _touch_glasses(painter: QPainter) -> None:
    """Their elbows on the table, their forearms up to the glasses, and the spark between these."""
    blue, dark, fair, skin, brown, rim = "#22305E", "#05070F", "#E8BC92", "#9A623C", "#3C1C10", "#FF9A9A"
    upper = blob(((-20, 740), (24, 672), (70, 642), (104, 690), (130, 800), (142, 920), (132, 1000), (90, 1022), (40,
        1000), (-10, 880)), tension=0.7)  # fmt: skip
    lit(painter, upper, blue, rim, (7, -8), shade=dark, width=5)
    fore = blob(((60, 1024), (56, 996), (84, 966), (122, 906), (150, 866), (194, 898), (174, 944), (140, 1000), (104,
        1028)), tension=0.6)  # fmt: skip
    wrist = blob(((146, 880), (162, 850), (198, 874), (184, 904)), tension=0.5)
    lit(painter, wrist, fair, fair, (5, -5), shade="#8A4A40", width=5)
    lit(painter, fore, blue, rim, (6, -8), shade=dark, width=5)
    lit(painter, polygon(((140, 880), (158, 852), (208, 888), (192, 916))), look.BONE, look.BONE, (5, -5),
        shade="#8C88A0", width=5)  # fmt: skip
    within(painter, fore, joined(ink(((84, 972, 2), (104, 990, 9), (110, 1016, 2))), ink(((106, 944, 2), (124, 958, 8),
        (126, 984, 2)))), dark)  # fmt: skip
    with grip(painter, 264, 810, 12, 0.82, fair, across=140, mirror=True):
        glass(painter, 268, 894, 220, 9)
    near = blob(((714, 760), (694, 700), (650, 652), (616, 690), (592, 760), (580, 840), (578, 920), (586, 990), (612,
        1016), (656, 1000), (700, 880)), tension=0.7)  # fmt: skip
    lit(painter, near, skin, "#FFC0A0", (-6, -8), shade=brown, width=5, smooth=True)
    fore = blob(((640, 1020), (648, 990), (622, 950), (584, 900), (548, 862), (514, 886), (530, 924), (566, 984), (600,
        1024)), tension=0.7)  # fmt: skip
    lit(painter, fore, skin, "#FFC0A0", (-6, -8), shade=brown, width=5, smooth=True)
    lit(painter, limb(((518, 916, 16), (544, 904, 17), (562, 884, 15))), look.BRASS, look.BONE, (-3, -4), width=4)
    with grip(painter, 438, 810, -12, 0.78, skin, across=140):
        glass(painter, 434, 894, 220, -9)
    fill(painter, star(351, 714, 66, 11, 8), look.BONE)
    glow(painter, 351, 714, 90, look.BONE, 0.4)


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
        neck(painter, 198, 540, 92, 640, skin)
        turned(painter, 206, 440, 1.14, Face(shade, skin, brow=12, brow_colour="#2A1810", smile=1.3, jaw=0.8, lid=0.5,
            gaze=0.8, nose=Nose.STRAIGHT))  # fmt: skip
        hair(painter, 206, 436, 1.18, Cut.TURNED_SHORT, "#3A2018", rim)
        open_ = polygon(((150, 624), (246, 618), (222, 720)))
        lit(painter, open_, skin, skin, (5, -5), shade=shade, width=5)
        for wing in (((148, 600), (184, 648), (178, 716), (116, 664)), ((248, 596), (214, 650), (236, 714), (288,
            650))):  # fmt: skip
            lit(painter, polygon(wing), look.BONE, look.BONE, (6, -5), shade="#8C88A0", width=5)


def _she(painter: QPainter) -> None:
    """She, from the right: her eyes shut, laughing, her curls full of the sign's light."""
    skin, shade, green, dark, rim = "#9A623C", "#3C1C10", "#14483E", "#020A08", "#FF9A9A"
    curls = ((560, 330, 70), (600, 400, 76), (610, 480, 74), (590, 560, 66), (540, 290, 60), (480, 280, 50), (560, 620,
        44))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), "#20141C", rim, (-7, -9), shade=BLACK)
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
        neck(painter, 502, 540, 80, 640, skin)
        turned(painter, 494, 448, 1.08, Face(shade, skin, open=False, brow=8, stern=-0.6, smile=1, nose=Nose.BROAD,
            mouth=Mouth.SMILE, jaw=0.1), mirror=True)  # fmt: skip
        crop = blob(((424, 420), (420, 370), (450, 330), (510, 318), (570, 340), (590, 420), (580, 500), (548, 520),
            (546, 450), (520, 410), (480, 400), (450, 380)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#20141C", rim, (-7, -9), shade=BLACK)
        rimmed(painter, disc(550, 540, 19), look.BRASS, BLACK, 4)
        fill(painter, disc(550, 540, 10), BLACK)
        for x, y in ((446, 640), (466, 662), (492, 674), (520, 676), (546, 668), (566, 650)):
            lit(painter, disc(x, y, 9), look.BONE, look.BONE, (-2, -3), shade="#9C94A8", width=3)
    strands(painter, [((x - r * 0.6, y + 10), (x - 6, y - r * 0.8), (x + r * 0.6, y)) for x, y, r in curls[:5]],
        "#20141C", rim, 5)  # fmt: skip
