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
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A cadet high over the city in a storm, the great blade up before her in both hands, eyes on what comes."""
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
    painter.translate(308, 520)
    painter.rotate(-5)
    painter.scale(1.14, 1.14)
    painter.translate(-296, -506)
    _cadet(painter)
    painter.restore()
    gloom(painter, 380, 470, 470, 0.45)


def _cadet(painter: QPainter) -> None:
    """A girl of fifteen in a cadet's coat, hair and scarf streaming; both hands close one over the other on the hilt.

    Head 1 is 195; shoulders 1.5; the near arm 1.1 and 1.35, the far one 1.45 and, as it comes at us, 0.9.
    """
    blue, dark, skin, lamp = "#22386A", "#070B18", "#F0CDA8", (-12, -7)
    for flown in (((330, 640), (420, 690), (520, 690), (600, 760), (660, 740), (690, 800), (610, 830), (500, 770), (400,
            760), (320, 700)), ((320, 600), (400, 560), (480, 610), (560, 590), (640, 640), (700, 610), (690, 690),
            (620, 710), (540, 670), (440, 690), (340, 660))):  # fmt: skip
        lit(painter, blob(flown, tension=0.8), look.OXBLOOD, look.DANGER, (-3, -8), shade="#22060A")
    coat = blob(((150, 1180), (176, 1060), (182, 960), (156, 840), (130, 730), (150, 664), (216, 626), (290, 612), (364,
        622), (424, 656), (446, 720), (430, 850), (408, 960), (436, 1070), (480, 1180)), tension=0.6)  # fmt: skip
    lit(painter, coat, blue, look.BONE, lamp, shade=dark)
    night = blob(((330, 600), (470, 600), (500, 860), (500, 1190), (330, 1190), (350, 1010), (316, 930), (352, 820),
        (330, 720)), tension=0.5)  # fmt: skip
    within(painter, coat, night, dark)
    fill(painter, joined(ink(((296, 660, 3), (304, 840, 7), (300, 960, 4))), ink(((304, 1000, 3), (300, 1080, 9), (280,
        1180, 5)))), BLACK)  # fmt: skip
    for y in (760, 850, 1060):
        rimmed(painter, joined(disc(258, y, 13), disc(350, y, 13)), look.BRASS, BLACK, 4)
    lit(painter, limb(((184, 962, 34), (300, 984, 36), (408, 958, 34))), "#4A2E1C", look.BONE, (0, -6), width=5)
    lit(painter, rect(272, 960, 54, 46, 7), look.BRASS, look.BONE, (-4, -5), width=5)
    neck(painter, 280, 530, 70, 630, skin)
    for wound in (((204, 634, 36), (276, 672, 44), (356, 628, 36)), ((222, 606, 32), (280, 634, 36), (340, 600, 32))):
        lit(painter, limb(wound), look.OXBLOOD, look.DANGER, (-5, -7), shade="#22060A")
    painter.save()
    painter.translate(262, 446)
    painter.rotate(-5)
    painter.scale(-1.1, 1.1)
    _cadets_head(painter, skin)
    painter.restore()
    _cadets_arms(painter, coat, blue, skin)


def _cadets_arms(painter: QPainter, coat: QPainterPath, blue: str, skin: str) -> None:
    """The far arm's elbow under its hand, the near forearm across the breast; both close on the hilt."""
    lamp, west = (-9, -7), (-0.8, -0.6)
    arm(painter, ((410, 700), (522, 900), (496, 770)), 92, mixed(BLACK, blue, 0.72), look.BONE, (-6, -6),
        cuff=look.BRASS, skin=skin, body=coat)  # fmt: skip
    arm(painter, ((170, 692), (256, 884), (436, 684)), 88, blue, look.BONE, lamp, cuff=look.BRASS, skin=skin,
        body=coat)  # fmt: skip
    for x, turn in ((168, -30), (404, 24)):
        lit(painter, placed(rect(-44, -13, 88, 26, 12), x, 656, 1, turn), look.BRASS, look.BONE, (-4, -5), width=5)
    with grip(painter, 480, 714, -4, 0.84, skin, across=38, towards=west), grip(painter, 491, 616, 20, 0.86, skin,
            across=58, mirror=True, towards=west):  # fmt: skip
        sword(painter, 485, 662, 470, 8, 2.0, grip=212)


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
    for root, bend, tip, wide in (((-56, 50), (-110, 70), (-190, 150), 40), ((-40, -96), (-110, -170), (-230,
            -150), 50), ((-66, 30), (-150, 20), (-290, 100), 54), ((-30, -110), (-90, -140), (-160, -176), 34), ((-66,
            -64), (-170, -120), (-300, -70), 64), ((-78, -10), (-160, -50), (-330, 24), 74)):  # fmt: skip
        lit(painter, _lock(root, bend, tip, wide), red, look.SODIUM, (4, -7), shade=deep, width=5)
    strands(painter, [((-80, y), (-170, y - 50 + a), (-270, a)) for y, a in ((-72, -62), (-56, -54), (-22, 0), (0, 24),
        (26, 74), (40, 86))], red, look.SODIUM, 9)  # fmt: skip
    turned(painter, 0, 0, 1, Face("#B07A64", skin, nose=Nose.SNUB, young=True, stern=1.0, brow=12,
        brow_colour="#6B2A10", gaze=0.85, smile=0.55, lid=0.08, arch=0.4, iris="#3E6A5A"))  # fmt: skip
    fill(painter, joined(*(disc(x, y, 3.2) for x, y in ((-6, 26), (8, 32), (-14, 36), (2, 42), (56, 30)))), "#A8705C")
    mass = blob(((62, -62), (76, -84), (60, -112), (20, -134), (-36, -130), (-84, -96), (-104, -44), (-98, 10), (-76,
        44), (-66, 28), (-74, 0), (-62, -28), (-46, -24), (-44, -46), (-24, -70), (10, -84), (40, -82)),
        tension=0.7)  # fmt: skip
    lit(painter, mass, red, look.SODIUM, (6, -8), shade=deep)
    strands(painter, [((56 - a, -90 - a * 0.1), (-10 - a * 0.4, -116 + a * 0.6), (-88, -70 + a * 1.1)) for a in (0, 14,
        28, 42, 56)], red, look.SODIUM, 9)  # fmt: skip
    for root, bend, tip, wide in (((50, -84), (46, -50), (14, -44), 22), ((26, -88), (8, -54), (-26, -40), 24)):
        rimmed(painter, _lock(root, bend, tip, wide), red, BLACK, 3)
