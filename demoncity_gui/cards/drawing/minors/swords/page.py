"""The Page of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A cadet high over the city in a storm, swings her great blade with a shout at what comes."""
    sky(painter, "#060A18", "#3C4462", 1000)
    fill(painter, disc(170, 400, 250), look.BONE)
    glow(painter, 170, 400, 380, look.BONE, 0.3)
    clouds(painter, ((600, 170, 1.0), (700, 520, 1.0)), "#1A2036", look.BONE)
    clouds(painter, ((660, 760, 0.9), (20, 760, 1.1)), "#1A2036", look.BONE)
    for x, y, turn, size in ((96, 300, -16, 1.1), (300, 214, 12, 0.7)):
        gull = blob(((-50, -16), (-16, -20), (0, 4), (16, -20), (50, -16), (14, 0), (0, 18), (-14, 0)))
        fill(painter, placed(gull, x, y, size, turn), BLACK)
    city(painter, 1100, "#222A44", None, tall=330, seed=9)
    city(painter, 1120, "#0C0F1A", look.SODIUM, tall=240, seed=22, edge=look.BONE)
    for y, x, long in ((170, 20, 170), (520, 20, 60), (860, 560, 130)):  # the wind
        fill(painter, limb(((x, y, 2), (x + long * 0.5, y - 6, 6), (x + long, y, 2))), "#C8CAD4")
    painter.save()
    painter.translate(300, 530)
    painter.rotate(-5)
    painter.scale(1.06, 1.06)
    painter.translate(-296, -506)
    _cadet(painter)
    painter.restore()
    gloom(painter, 380, 470, 470, 0.45)


def _cadet(painter: QPainter) -> None:
    """A girl of fifteen in a cadet's coat, hair and scarf streaming; her far hand swings the blade.

    Head 1 is 195; shoulders 1.5; the far arm 0.95 and 1.
    """
    blue, dark, skin, lamp = "#22386A", "#070B18", "#F0CDA8", (-12, -7)
    for flown in (((330, 640), (420, 690), (520, 690), (600, 760), (660, 740), (690, 800), (610, 830), (500, 770), (400,
            760), (320, 700)), ((320, 600), (400, 560), (480, 610), (560, 590), (640, 640), (700, 610), (690, 690),
            (620, 710), (540, 670), (440, 690), (340, 660))):  # fmt: skip
        lit(painter, blob(flown, tension=0.8), look.OXBLOOD, look.DANGER, (-3, -8), shade="#22060A")
    _near_arm(painter, blue, skin)
    coat = blob(((150, 1180), (176, 1060), (206, 990), (150, 850), (131, 740), (136, 690), (150, 664), (216, 626), (290,
        612), (364, 622), (424, 656), (446, 720), (430, 850), (408, 960), (436, 1070), (480, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, blue, look.BONE, lamp, shade=dark)
    night = blob(((424, 800), (500, 860), (500, 1190), (330, 1190), (352, 1010), (368, 900)), tension=0.8)
    within(painter, coat, night, dark)
    fill(painter, joined(ink(((296, 660, 3), (304, 840, 7), (300, 960, 4))), ink(((304, 1000, 3), (300, 1080, 9), (280,
        1180, 5)))), BLACK)  # fmt: skip
    for y in (714, 1060):
        rimmed(painter, joined(disc(258, y, 13), disc(350, y, 13)), look.BRASS, BLACK, 4)
    lit(painter, limb(((208, 968, 34), (300, 984, 36), (408, 958, 34))), "#4A2E1C", look.BONE, (0, -6), width=5)
    lit(painter, rect(272, 960, 54, 46, 7), look.BRASS, look.BONE, (-4, -5), width=5)
    neck(painter, 280, 540, 74, 630, skin)
    for wound in (((204, 634, 36), (276, 672, 44), (356, 628, 36)), ((222, 606, 32), (280, 634, 36), (340, 600, 32))):
        lit(painter, limb(wound), look.OXBLOOD, look.DANGER, (-5, -7), shade="#22060A")
    painter.save()
    painter.translate(264, 462)
    painter.rotate(-5)
    painter.scale(-1.1, 1.1)
    _cadets_head(painter, skin)
    painter.restore()
    _sword_arm(painter, coat, blue, skin)
    for x, turn in ((168, -30), (404, 24)):
        lit(painter, placed(rect(-44, -13, 88, 26, 12), x, 656, 1, turn), look.BRASS, look.BONE, (-4, -5), width=5)


def _sword_arm(painter: QPainter, coat: QPainterPath, blue: str, skin: str) -> None:
    """The far arm out and up from the shoulder, the fist over it swings the blade at what she sees."""
    joints = ((414, 712), (550, 838), (552, 648))
    with grip(painter, 548, 566, -8, 0.98, skin, across=40, towards=(-0.8, -0.6)):
        sword(painter, 548, 566, 500, -30, 2.4, grip=150)
    arm(painter, joints, 106, blue, look.BONE, (-9, -7), cuff=look.BRASS, skin=skin, body=coat)


def _near_arm(painter: QPainter, blue: str, skin: str) -> None:
    """The near arm as a fencer has it: the elbow out, the hand behind the back."""
    arm(painter, ((168, 716), (74, 890), (230, 984)), 104, blue, look.BONE, (-10, -7), skin=skin)


def _lock(root: Point, bend: Point, tip: Point, wide: float) -> QPainterPath:
    """A lock of hair, a scarf's end: so wide at its root, bent, running out in a point."""
    dx, dy = along((0, 0), (tip[0] - root[0], tip[1] - root[1]), wide / 2 / math.dist(root, tip))
    path = QPainterPath(QPointF(root[0] - dy, root[1] + dx))
    path.quadTo(bend[0] - dy * 1.2, bend[1] + dx * 1.2, *tip)
    path.quadTo(bend[0] + dy, bend[1] - dx, root[0] + dy, root[1] - dx)
    path.closeSubpath()
    return path


def _cadets_head(painter: QPainter, skin: str) -> None:
    """Freckled and wide awake, bare-headed: all her hair streams away from what she looks at. Around (0, 0)."""
    red, deep = "#B0501E", "#32120A"
    flown = blob(((-10, -128), (-70, -142), (-124, -140), (-180, -146), (-250, -168), (-296, -184), (-256, -140),
        (-204, -126), (-244, -112), (-296, -132), (-346, -128), (-310, -88), (-262, -58), (-304, -36), (-344, -44),
        (-388, -26), (-330, 12), (-262, 26), (-276, 60), (-330, 96), (-344, 116), (-270, 112), (-204, 90), (-180, 110),
        (-196, 150), (-210, 168), (-140, 142), (-90, 96), (-56, 60)), tension=0.85)  # fmt: skip
    lit(painter, flown, red, look.SODIUM, (4, -9), shade=deep, width=6)
    for lock in (((-90, -110, 2), (-160, -124, 12), (-270, -164, 1)), ((-96, -80, 2), (-190, -84, 16), (-320, -112,
            1)), ((-96, -40, 2), (-200, -30, 16), (-350, -28, 1)), ((-90, 0, 2), (-180, 20, 16), (-300, 96, 1)), ((-80,
            40, 2), (-130, 66, 14), (-196, 146, 1))):  # fmt: skip
        fill(painter, ink(lock), deep)
    strands(painter, [((-84, y), (-180, y + bend), (-250, a)) for y, bend, a in ((-96, -20, -150), (-66, 0, -96), (-22,
        6, -40), (16, 20, 36), (40, 30, 100))], red, look.SODIUM, 11)  # fmt: skip
    turned(painter, 0, 0, 1, Face("#B07A64", skin, nose=Nose.SNUB, young=True, stern=0.8, brow=14,
        brow_colour="#6B2A10", gaze=0.85, mouth=Mouth.LAUGH, lid=0.12, iris="#3E6A5A"))  # fmt: skip
    fill(painter, joined(*(disc(x, y, 3.2) for x, y in ((-6, 26), (8, 32), (-14, 36), (2, 42), (56, 30)))), "#A8705C")
    mass = blob(((62, -62), (76, -84), (60, -112), (20, -134), (-36, -130), (-84, -96), (-104, -44), (-98, 10), (-76,
        44), (-66, 28), (-74, 0), (-62, -28), (-46, -24), (-44, -46), (-24, -70), (10, -84), (40, -82)),
        tension=0.7)  # fmt: skip
    lit(painter, mass, red, look.SODIUM, (6, -8), shade=deep)
    strands(painter, [((56 - a, -90 - a * 0.1), (-10 - a * 0.4, -116 + a * 0.6), (-88, -70 + a * 1.1)) for a in (0, 14,
        28, 42, 56)], red, look.SODIUM, 9)  # fmt: skip
    for root, bend, tip, wide in (((50, -84), (46, -50), (14, -44), 22), ((26, -88), (8, -54), (-26, -40), 24)):
        rimmed(painter, _lock(root, bend, tip, wide), red, BLACK, 3)
