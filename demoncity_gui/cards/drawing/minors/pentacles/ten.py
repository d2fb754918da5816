"""The Ten of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import hound
from demoncity_gui.cards.drawing.arms import arm, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """An old man at the gate of his house, his heirs under its lantern, a child at his dog's neck; ten coins in it."""
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
    glaze(painter, polygon(((146, 960), (554, 960), (690, 1130), (10, 1130))), look.SODIUM, 0.6)
    for corners in (((214, 960), (338, 960), (330, 1130), (120, 1130)), ((360, 960), (540, 960), (660, 1130), (390,
            1130))):  # fmt: skip
        glaze(painter, polygon(corners), BLACK, 0.7)  # their shadows come as far as he sits
    _heirs(painter)
    painter.save()
    painter.translate(-112, -100)
    painter.scale(1.26, 1.26)
    _elder(painter)
    painter.restore()
    _dog_and_child(painter)
    _stroke(painter)
    gloom(painter, 350, 560, 520, 0.25)


def _ivy(painter: QPainter) -> None:
    """The ivy that has grown over the wall and half the arch for as long as the family lives here."""
    heap = [disc(40 + k * 64, 60 + (k * 37) % 50, 66) for k in range(6)] + [disc(30 + (k * 41) % 70, 130 + k * 52, 62 -
        k * 9) for k in range(4)] + [disc(170, 190, 76), disc(250, 140, 60)]  # fmt: skip
    lit(painter, joined(*heap), "#12251A", look.SODIUM, (4, 6), shade="#060D09", width=4)
    leaf = blob(((0, 30), (16, 12), (22, -8), (10, -20), (0, -12), (-10, -20), (-22, -8), (-16, 12)), tension=0.8)
    spots = [(40 + k % 6 * 58 + k // 6 * 17, 50 + k // 6 * 50 + k * 23 % 20, k * 77 % 90 - 45) for k in range(18)]
    spots += [(50, 220, 30), (104, 214, -20), (56, 276, -10)]
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
    """His daughter and her husband from behind, going in: his arm about her shoulders, their eyes on each other."""
    blue, green, fair, dark, light = "#2A3E66", "#1F6656", "#C98F5E", "#8C5A3A", "#FFE3A0"
    gown = blob(((412, 524), (450, 524), (478, 542), (490, 590), (484, 660), (468, 716), (494, 790), (524, 900), (550,
        1006), (380, 1006), (380, 800), (392, 712), (372, 640), (366, 570), (384, 540)), tension=0.7)  # fmt: skip
    sleeve(painter, ((470, 580), (506, 690), (440, 740)), (58, 48, 34), green, light, (7, -6))
    lit(painter, gown, green, light, (8, -6), shade="#06201C")
    falls = joined(limb(((444, 730, 2), (462, 860, 8), (492, 1004, 12))), limb(((420, 740, 2), (424, 880, 7), (428,
        1000, 10))))  # fmt: skip
    within(painter, gown, falls, "#0A2E28")
    his = blob(((262, 510), (310, 510), (342, 532), (362, 580), (358, 650), (346, 720), (352, 800), (368, 1006), (204,
        1006), (212, 800), (218, 720), (206, 640), (204, 570), (226, 532)), tension=0.7)  # fmt: skip
    lit(painter, his, blue, light, (8, -7), shade="#0A1024")
    within(painter, his, limb(((284, 760, 3), (286, 1006, 9))), "#070B18")
    with tilted(painter, 284, 530, 8):
        side(painter, 296, 440, 0.7, Face("#8C5A34", fair, nose=Nose.BROAD, brow=9, jaw=0.7, smile=1.4, gaze=0.6,
            stern=-0.6))  # fmt: skip
        hair(painter, 296, 440, 0.72, Cut.SIDE_SHORT, "#33201A", look.SODIUM)
    with tilted(painter, 430, 530, -2):
        lit(painter, disc(466, 408, 32), "#17110F", look.SODIUM, (-5, -4), width=5)
        side(painter, 422, 460, 0.66, Face("#5A3420", dark, brow=6, jaw=0.1, smile=1.4, lips="#B03038", stern=-0.7),
            mirror=True)  # fmt: skip
        hair(painter, 422, 460, 0.68, Cut.SIDE_UP, "#17110F", look.SODIUM, mirror=True)
        rimmed(painter, disc(440, 488, 9), look.BRASS, BLACK, 3)
    collar = polygon(((240, 530), (264, 508), (312, 510), (338, 532), (290, 546)))
    lit(painter, collar, blue, light, (3, -4), shade="#0A1024", width=4)
    sleeve(painter, ((226, 580), (190, 700), (232, 800)), (64, 54, 40), blue, light, (-7, -6), body=his)
    arm(painter, ((328, 574), (402, 604), (448, 584)), 64, blue, light, (3, -8), skin=fair, cuff=look.BONE, body=his)
    palm(painter, 468, 592, 132, 0.42, fair, back=True, apart=0, towards=(3, -8))


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest."""
    chair = joined(blob(((20, 760), (60, 730), (104, 770), (120, 1130), (20, 1130)), tension=0.4),
        rect(60, 1000, 220, 150, 12))  # fmt: skip
    lit(painter, chair, "#4E2A18", look.SODIUM, (7, -7), shade="#180B06")
    robe = blob(((90, 1000), (84, 880), (120, 800), (190, 776), (250, 820), (262, 940), (330, 960), (356, 1040),
        (356, 1140), (110, 1140)), tension=0.6)  # fmt: skip
    lit(painter, robe, look.OXBLOOD, look.SODIUM, (10, -9), shade="#33090F")
    glaze(painter, robe.intersected(robe.translated(-34, 18)), BLACK, 0.5)
    within(painter, robe, blob(((60, 780), (150, 770), (140, 880), (190, 980), (150, 1140), (60, 1140)), tension=0.7),
        "#2A070C")  # fmt: skip
    for a, b in (((210, 960), (120, 1000)), ((260, 980), (230, 1120)), ((310, 990), (310, 1130))):
        fill(painter, limb(((*a, 3), (*b, 9))), "#33090F")
    side(painter, 206, 700, 0.84, Face("#B08A66", "#E2B58A", nose=Nose.BROAD, brow=12, brow_colour=look.BONE,
        smile=1.2, jaw=0.6,
        old=True, lid=0.5, gaze=0.6, stern=-0.7))  # fmt: skip
    fringe = blob(((186, 668), (158, 640), (128, 656), (130, 684), (112, 704), (126, 728), (116, 756), (144, 764), (160,
        790), (184, 770), (206, 772), (206, 742), (190, 728), (172, 716), (170, 690)), tension=0.7)  # fmt: skip
    lit(painter, fringe, "#D8D0C0", look.BONE, (-5, -6), shade="#8C8478", width=5)
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


def _stroke(painter: QPainter) -> None:
    """The old man's arm, whose hand lies on the hound's head."""
    arm(painter, ((84, 950), (196, 1092), (312, 892)), 104, look.OXBLOOD, look.DANGER, (8, -8), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    palm(painter, 362, 856, 76, 0.66, "#E2B58A", back=True, apart=0.1, towards=(2, -8))


def _dog_and_child(painter: QPainter) -> None:
    """The hound sits between them; the child has an arm about its neck, behind it."""
    jacket = blob(((560, 1190), (560, 950), (590, 892), (650, 880), (710, 930), (730, 1190)), tension=0.7)
    lit(painter, jacket, "#B8402E", look.SODIUM, (-8, -8), shade="#3E0C0A")
    glaze(painter, jacket.intersected(jacket.translated(40, 16)), BLACK, 0.5)
    turned(painter, 610, 826, 0.74, Face("#8C5A34", "#C98F5E", nose=Nose.SNUB, stern=-0.7, brow=7, jaw=0, smile=1.6,
        young=True, gaze=0.6), mirror=True)  # fmt: skip
    curls = joined(*(disc(544 + i * 34, 774 - 26 * math.sin(math.pi * i / 4), 30) for i in range(5)),
        disc(682, 806, 28))  # fmt: skip
    lit(painter, curls, "#17110F", look.SODIUM, (-4, -5), width=4)
    arm(painter, ((640, 950), (590, 1076), (424, 1030)), 74, "#B8402E", look.SODIUM, (-6, -5), skin="#C98F5E")
    hound(painter, 372, 1158, 1.14, "#A8703A", look.SODIUM, collar=look.OXBLOOD)
