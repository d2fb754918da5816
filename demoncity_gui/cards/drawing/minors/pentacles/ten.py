"""The Ten of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """An old man with his dog, behind them his heirs in the lit gate of his house, a child; ten coins on its arch."""
    bricks(painter, 0, -150, 700, 600, "#1E1810", look.SODIUM)
    gate = joined(disc(350, 500, 336, 432), rect(14, 500, 672, 700))
    rimmed(painter, gate, "#4A3A1E", "#0C0906", 8)
    fill(
        painter,
        joined(
            *(
                thick_line(
                    (
                        (350 + 206 * math.cos(a), 500 + 290 * math.sin(a)),
                        (350 + 330 * math.cos(a), 500 + 440 * math.sin(a)),
                    ),
                    5,
                )
                for a in (math.pi + (k + 0.5) * math.pi / 9 for k in range(9))
            )
        ),
        "#1A140A",
    )
    opening = joined(disc(350, 500, 204, 290), rect(146, 500, 408, 700))
    rimmed(painter, opening, "#B06A1E", "#0C0906", 9)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    for y, wide, tone in ((330, 300, "#D48A2C"), (320, 220, "#F0B548"), (310, 140, "#F8DA94")):
        fill(painter, disc(350, y, wide, wide * 1.15), tone)
    fill(painter, rect(-20, 930, 740, 200), "#8C5A24")
    painter.restore()
    _ivy(painter)
    for x, y in ((110, 352), (92, 452), (87, 552), (407, 143), (495, 194), (558, 274), (596, 369), (612, 470),
            (613, 571), (613, 672)):  # fmt: skip
        coin(painter, x, y, 98)
    _lantern(painter)
    fill(painter, rect(-20, 960, 740, 200), "#0E0A08")
    _heirs(painter)
    _elder(painter)
    _child(painter)
    _dog(painter)
    gloom(painter, 350, 560, 520, 0.25)


def _ivy(painter: QPainter) -> None:
    """The ivy that has grown over the wall and half the arch for as long as the family lives here."""
    heap = [disc(40 + k * 64, 60 + (k * 37) % 50, 66) for k in range(6)] + [disc(30 + (k * 41) % 70, 130 + k * 52, 62 -
        k * 9) for k in range(4)] + [disc(170, 190, 76), disc(250, 140, 60)]  # fmt: skip
    lit(painter, joined(*heap), "#12251A", look.SODIUM, (4, 6), shade="#060D09", width=4)
    leaf = blob(((0, 44), (24, 18), (32, -12), (15, -30), (0, -18), (-15, -30), (-32, -12), (-24, 18)), tension=0.8)
    spots = [(78 + k % 4 * 84 + k // 4 * 34, 70 + k // 4 * 82 + k * 23 % 20, k * 77 % 90 - 45) for k in range(7)]
    spots += [(70, 246, 16)]
    for tone, row in (("#1E4A30", spots[::2]), ("#2A6040", spots[1::2])):
        lit(painter, joined(*(placed(leaf, *spot[:2], 1, spot[2]) for spot in row)), tone, look.SODIUM, (2, 3), width=3)


def _lantern(painter: QPainter) -> None:
    """The house's lantern, on a chain from the keystone."""
    glow(painter, 350, 316, 150, "#FFF3D0", 0.5)
    fill(painter, rect(346, 200, 8, 60), BLACK)
    body = polygon(((322, 284), (378, 284), (368, 352), (332, 352)))
    lit(painter, body, "#FFF3D0", "#FFF3D0", width=6)
    fill(painter, joined(rect(347, 284, 6, 70), polygon(((312, 288), (350, 252), (388, 288))), rect(326, 350, 48, 10)),
        BLACK)  # fmt: skip


def _heirs(painter: QPainter) -> None:
    """His daughter and her husband in the lit doorway, brow to brow; his arm goes round her beneath her hair."""
    blue, green, fair, dark, light = "#2A3E66", "#1F6656", "#C98F5E", "#8C5A3A", "#FFE3A0"
    gown = blob(((392, 548), (436, 556), (474, 584), (488, 640), (474, 720), (490, 800), (530, 930), (560, 1030), (340,
        1030), (350, 800), (356, 640), (370, 570)), tension=0.7)  # fmt: skip
    lit(painter, gown, green, light, (-10, -5), shade="#06201C")
    coat = blob(((262, 528), (312, 528), (352, 556), (374, 620), (372, 720), (380, 860), (388, 1030), (176, 1030), (190,
        860), (196, 740), (190, 640), (206, 564)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, light, (-10, -6), shade="#0A1024")
    with tilted(painter, 290, 540, 11):
        side(painter, 296, 446, 0.78, Face("#8C5A34", fair, nose=Nose.BROAD, brow=9, jaw=0.7, smile=1.2, open=False,
            stern=-0.6))  # fmt: skip
        hair(painter, 296, 446, 0.8, Cut.SIDE_SHORT, "#33201A", look.SODIUM)
    with tilted(painter, 424, 560, 5):
        side(painter, 430, 474, 0.74, Face("#5A3420", dark, brow=6, jaw=0.1, smile=1.2, lips="#B03038", open=False,
            stern=-0.7), mirror=True)  # fmt: skip
    collar = polygon(((226, 556), (252, 520), (316, 524), (340, 560), (284, 566)))
    lit(painter, collar, blue, light, (-3, -5), shade="#0A1024", width=4)
    sleeve(painter, ((256, 610), (322, 756), (470, 700)), (92, 76, 62), blue, light, (-5, -8), body=coat)
    mane = blob(((380, 416), (398, 392), (440, 384), (486, 404), (514, 456), (518, 530), (506, 590), (524, 650), (512,
        716), (516, 766), (490, 752), (478, 778), (456, 744), (440, 752), (438, 690), (446, 620), (436, 560), (430,
        520), (442, 486), (426, 466), (424, 440), (400, 424)), tension=0.7)  # fmt: skip
    lit(painter, mane, "#1C1413", look.SODIUM, (-6, -6), shade=BLACK)
    strands(painter, [((440, 404), (484, 470), (476, 560)), ((460, 404), (506, 500), (490, 660)), ((470, 540), (464,
        640), (474, 740)), ((492, 600), (506, 660), (496, 730))], "#1C1413", "#B0702C", 4)  # fmt: skip


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest; he bends to his dog."""
    chair = blob(((-20, 800), (40, 770), (96, 810), (110, 1140), (-20, 1140)), tension=0.4)
    lit(painter, chair, "#4E2A18", look.SODIUM, (7, -7), shade="#180B06")
    robe = blob(((30, 1140), (22, 980), (50, 880), (120, 826), (220, 820), (290, 850), (320, 930), (340, 1140)),
        tension=0.7)  # fmt: skip
    lit(painter, robe, look.OXBLOOD, look.DANGER, (10, -9), shade="#33090F")
    within(painter, robe, blob(((10, 820), (110, 800), (96, 900), (150, 980), (100, 1140), (0, 1140)), tension=0.7),
        "#2A070C")  # fmt: skip
    painter.save()
    painter.translate(-66, -206)
    painter.scale(1.3, 1.3)
    with tilted(painter, 190, 780, 12):
        _old_head(painter)
    painter.restore()


def _old_head(painter: QPainter) -> None:
    """His head: bald above a white fringe, eyes nearly shut over a smile that the beard hides."""
    side(painter, 206, 700, 0.84, Face("#B08A66", "#E2B58A", nose=Nose.BROAD, brow=12, brow_colour=look.BONE,
        smile=1.2, jaw=0.6, old=True, open=False, stern=-0.9))  # fmt: skip
    fringe = blob(((186, 668), (158, 640), (128, 656), (130, 684), (112, 704), (126, 728), (116, 756), (144, 764), (160,
        790), (184, 770), (206, 772), (206, 742), (190, 728), (172, 716), (170, 690)), tension=0.7)  # fmt: skip
    lit(painter, fringe, "#D8D0C0", look.BONE, (5, -6), shade="#8C8478", width=5)
    strands(painter, [((160 - a, 640 + a), (134 - a * 0.5, 700), (152 - a, 764 - a)) for a in (0, 14, 26)], "#D8D0C0",
        look.BONE, 4)  # fmt: skip
    beard = blob(((196, 716), (226, 744), (256, 742), (272, 756), (284, 790), (276, 816), (290, 846), (270, 860), (266,
        896), (244, 882), (232, 906), (218, 868), (198, 856), (204, 820), (184, 790), (194, 760)),
        tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (7, -4), shade=look.MUTED)
    strands(painter, [((212, 756), (212, 810), (226, 864)), ((234, 766), (236, 820), (244, 872)), ((254, 764), (258,
        810), (270, 846))], look.MUTED, look.MUTED, 6)  # fmt: skip
    moustache = blob(((222, 740), (246, 728), (272, 734), (284, 752), (262, 752), (244, 756), (230, 764), (212, 768)),
        tension=0.7)  # fmt: skip
    lit(painter, moustache, look.BONE, look.BONE, (4, -3), shade=look.MUTED, width=5)


def _dog(painter: QPainter) -> None:
    """His big shaggy dog, which lays its head on his breast; his arm is about its neck, the hand deep in its mane."""
    fur, dark, light = "#B07A3C", "#4A2A12", "#F0C070"
    trunk = blob(((440, 820), (520, 826), (600, 870), (668, 944), (720, 1060), (720, 1160), (300, 1160), (306, 1060),
        (330, 950), (400, 900)), tension=0.8)  # fmt: skip
    lit(painter, trunk, fur, light, (-3, -9), shade=dark)
    arm(painter, ((104, 920), (164, 1120), (404, 1052)), 124, look.OXBLOOD, look.DANGER, (6, -8), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    ruff = blob(((470, 930), (520, 960), (620, 1000), (640, 1160), (350, 1160), (384, 1126), (340, 1122), (392, 1092),
        (354, 1080), (406, 1058), (376, 1038), (424, 1026), (402, 1000), (440, 990), (428, 958)),
        tension=0.35)  # fmt: skip
    stroke(painter, ruff, BLACK, 11)
    fill(painter, ruff, fur)
    fill(painter, joined(rect(480, 950, 200, 200), rect(560, 930, 120, 90)).intersected(trunk), fur)
    under = blob(((400, 930), (560, 920), (570, 960), (530, 1000), (470, 990), (430, 970)), tension=0.8)
    within(painter, ruff, under, dark)  # its ear's shadow
    tufts = [limb(((x, y, 2), (x - 6, y + 24, 7), (x - 22, y + 50, 2))) for x, y in ((452, 1016), (430, 1056), (486,
        1040), (466, 1084), (524, 1024), (516, 1080), (566, 1000), (566, 1064), (610, 1030), (600, 950), (560,
        906), (630, 970))]  # fmt: skip
    fill(painter, joined(*tufts), dark)
    _dog_head(painter, fur, dark, light)


def _dog_head(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """The dog's head, its eye shut, its muzzle on his beard."""
    head = blob(((258, 868), (266, 848), (300, 836), (346, 826), (372, 800), (398, 774), (446, 766), (492, 792), (520,
        850), (500, 930), (440, 958), (396, 946), (350, 934), (300, 928), (276, 914), (272, 894)),
        tension=0.75)  # fmt: skip
    lit(painter, head, fur, light, (-4, -8), shade=dark)
    within(painter, head, blob(((290, 900), (340, 900), (392, 912), (430, 890), (520, 900), (500, 980), (300, 960)),
        tension=0.7), dark)  # fmt: skip
    fill(painter, joined(limb(((280, 898, 3), (320, 904, 5), (358, 898, 5), (378, 884, 2))), limb(((270, 886, 2), (280,
        898, 4)))), BLACK)  # fmt: skip
    rimmed(painter, blob(((250, 866), (256, 848), (280, 842), (292, 856), (280, 878), (262, 884)), tension=0.8),
        "#17110F", BLACK, 4)  # fmt: skip
    fill(painter, disc(270, 854, 8, 4), look.MUTED)
    fill(painter, limb(((372, 842, 2), (386, 850, 6), (404, 848, 6), (416, 838, 2))), BLACK)  # its eye is shut
    fill(painter, joined(limb(((376, 816, 2), (396, 808, 7), (418, 814, 2)))), dark)
    ear = blob(((440, 786), (480, 776), (520, 806), (542, 866), (540, 930), (514, 966), (484, 946), (462, 900), (448,
        840)), tension=0.85)  # fmt: skip
    lit(painter, ear, "#7A4A22", light, (-4, -7), shade="#2A160A")


def _child(painter: QPainter) -> None:
    """The grandchild peeps over the dog's back."""
    turned(painter, 592, 822, 0.74, Face("#8C5A34", "#C98F5E", nose=Nose.SNUB, stern=-0.7, brow=7, jaw=0, smile=1.4,
        young=True, gaze=0.6), mirror=True)  # fmt: skip
    curls = joined(*(disc(530 + i * 33, 772 - 24 * math.sin(math.pi * i / 4), 30) for i in range(5)),
        disc(662, 806, 28))  # fmt: skip
    lit(painter, curls, "#17110F", look.SODIUM, (-4, -5), width=4)
