"""The Ten of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import hound
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, offer, palm
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
    painter.translate(-104, -40)
    painter.scale(1.16, 1.16)
    _elder(painter)
    painter.restore()
    painter.save()
    painter.translate(0, 18)
    _dog_and_child(painter)
    painter.restore()
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
    """His daughter and her husband in the gateway, arms about each other, looking into each other's eyes."""
    blue, green, fair, dark, light = "#2A3E66", "#1F6656", "#C98F5E", "#8C5A3A", "#FFE3A0"
    with tilted(painter, 424, 520, -4):
        gown = blob(((398, 520), (436, 520), (468, 548), (472, 610), (446, 690), (486, 770), (524, 900), (560, 996),
            (450, 1012), (366, 1000), (350, 860), (346, 760), (350, 690), (342, 620), (366, 560)),
            tension=0.7)  # fmt: skip
        lit(painter, gown, green, light, (-9, -6), shade="#06201C")
        falls = (
            limb(((440, 730, 2), (462, 860, 8), (492, 1004, 12))),
            limb(((412, 740, 2), (416, 880, 7), (420, 1000, 10))),
        )
        within(painter, gown, joined(*falls), "#0A2E28")
    with tilted(painter, 284, 520, 4):
        legs = blob(((218, 840), (322, 840), (318, 960), (322, 1004), (228, 1004), (230, 940)), tension=0.4)
        lit(painter, legs, "#1E1C2A", look.SODIUM, (8, -3), shade=BLACK)
        fill(painter, limb(((274, 900, 3), (280, 1000, 8))), BLACK)
        his = blob(((256, 508), (306, 508), (336, 544), (354, 620), (348, 690), (346, 780), (336, 880), (204, 880),
            (206, 770), (218, 690), (204, 610), (214, 546)), tension=0.7)  # fmt: skip
        lit(painter, his, blue, light, (10, -6), shade="#0A1024")
        back = blob(((180, 520), (240, 500), (232, 600), (244, 700), (230, 890), (180, 890)), tension=0.6)
        within(painter, his, back, "#070B18")
    with tilted(painter, 280, 520, 8):
        side(painter, 296, 444, 0.66, Face("#8C5A34", fair, nose=Nose.BROAD, brow=9, jaw=0.7, smile=1.4, gaze=0.6,
            stern=-0.6))  # fmt: skip
        hair(painter, 296, 444, 0.68, Cut.SIDE_SHORT, "#33201A", look.SODIUM)
    with tilted(painter, 420, 520, 9):
        lit(painter, disc(454, 404, 32), "#17110F", look.SODIUM, (-5, -4), width=5)
        side(painter, 410, 456, 0.62, Face("#5A3420", dark, brow=6, jaw=0.1, smile=1.4, lips="#B03038", stern=-0.7),
            mirror=True)  # fmt: skip
        hair(painter, 410, 456, 0.64, Cut.SIDE_UP, "#17110F", look.SODIUM, mirror=True)
        rimmed(painter, disc(426, 482, 9), look.BRASS, BLACK, 3)
    collar = polygon(((246, 522), (276, 506), (318, 512), (326, 548), (290, 532)))
    lit(painter, collar, look.BONE, look.BONE, (3, -3), shade="#8C8478", width=4)
    arm(painter, ((442, 586), (436, 704), (372, 712)), 58, green, light, (-6, -6), skin=dark, body=gown)
    _embrace(painter, blue, fair, light)


def _embrace(painter: QPainter, blue: str, fair: str, light: str) -> None:
    """His arm about her waist, over her arm, whose hand is between them; his lies on her back."""
    joints = (258, 590), (292, 724), (392, 694)
    arm(painter, joints, 72, blue, light, (4, -9), skin=fair, cuff=look.BONE)
    palm(painter, 424, 684, 72, 0.46, fair, back=True, apart=0, towards=(-5, -8))


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest, one hand out to the dog."""
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
    arm(painter, ((150, 850), (212, 976), (312, 858)), 84, look.OXBLOOD, look.DANGER, (8, -7), cuff=look.BONE,
        skin="#E2B58A", body=robe)  # fmt: skip
    offer(painter, 370, 836, -8, 0.58, "#E2B58A", mirror=True)


def _dog_and_child(painter: QPainter) -> None:
    """The hound leans to the old man's hand; the child leans on its back and has both arms around its neck."""
    jacket = blob(((540, 1190), (540, 930), (570, 862), (630, 850), (690, 900), (710, 1190)), tension=0.7)
    lit(painter, jacket, "#B8402E", look.SODIUM, (-8, -8), shade="#3E0C0A")
    glaze(painter, jacket.intersected(jacket.translated(40, 16)), BLACK, 0.5)
    turned(painter, 574, 798, 0.68, Face("#8C5A34", "#C98F5E", nose=Nose.SNUB, stern=-0.7, brow=7, jaw=0, smile=1.6,
        young=True, gaze=0.6), mirror=True)  # fmt: skip
    curls = joined(*(disc(512 + i * 31, 750 - 24 * math.sin(math.pi * i / 4), 28) for i in range(5)),
        disc(640, 780, 26))  # fmt: skip
    lit(painter, curls, "#17110F", look.SODIUM, (-4, -5), width=4)
    hound(painter, 484, 1130, 1.2, "#A8703A", look.SODIUM, collar=look.OXBLOOD, mirror=True)
    arm(painter, ((622, 916), (600, 1040), (496, 1014)), 66, "#B8402E", look.SODIUM, (-6, -5), skin="#C98F5E")
    fist(painter, 472, 1006, -80, 0.5, "#C98F5E", thumb=False)
