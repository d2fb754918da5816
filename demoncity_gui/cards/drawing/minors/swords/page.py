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
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_LAMP = (12, -7)
_RED, _DEEP = "#B0501E", "#32120A"
_SKIN = "#F0CDA8"
_COAT, _DARK = "#22386A", "#070B18"


def scene(painter: QPainter, t: Tones) -> None:
    """A cadet on the roofs draws her blade back over her shoulder; crows come at her out of the moon."""
    sky(painter, "#060A18", "#34405E", 1000)
    glow(painter, 210, 420, 420, look.BONE, 0.34)
    fill(painter, disc(210, 420, 270), look.BONE)
    clouds(painter, ((640, 700, 1.0), (80, 700, 1.2)), "#1A2036", look.BONE)
    city(painter, 1120, "#0C0F1A", look.SODIUM, tall=270, seed=22, edge=look.BONE)
    painter.save()  # all the rest is drawn the other way round: she strikes to the left
    painter.translate(700, 0)
    painter.scale(-1, 1)
    for x, y, size, turn in ((520, 150, 0.62, -34), (620, 590, 0.66, 26)):
        _crow(painter, x, y, size, turn)
    _crow(painter, 556, 336, 1.36, -20, strikes=True)
    painter.translate(366, 1000)
    painter.rotate(-2)
    painter.translate(-318, -1000)
    _cadet(painter)
    painter.restore()


def _crow(painter: QPainter, x: float, y: float, size: float, turn: float, *, strikes: bool = False) -> None:
    """A crow that flies up, both wings high, black before the moon; or that strikes, its claws and beak open."""
    parts = [
        blob(((-70, 26), (-30, 4), (20, -10), (44, -26), (62, -24), (86, -12), (60, -6), (40, 14), (0, 30), (-40, 38),
            (-92, 56), (-84, 40), (-104, 36)), tension=0.6),
        blob(((-14, 8), (-34, -40), (-72, -76), (-116, -96), (-96, -60), (-104, -52), (-78, -36), (-82, -24), (-52,
            -10), (-30, 14)), tension=0.4),
        blob(((14, 2), (8, -60), (26, -118), (60, -150), (58, -112), (72, -110), (62, -82), (70, -74), (52, -48), (38,
            -10)), tension=0.4)]  # fmt: skip
    if strikes:
        parts.append(polygon(((50, -8), (74, 10), (40, 12))))
        for dx, dy in ((0, 26), (26, 20)):
            parts += [limb(((dx - 6, dy - 10, 16), (dx + 14, dy + 14, 6), (dx + 34, dy + 12, 5)))]
            parts += [limb(((dx + 30, dy + 12, 5), (dx + 48, dy + a, 5), (dx + 52, dy + a + 12, 1.5))) for a in (-2, 12,
                24)]  # fmt: skip
    bird = joined(*parts)
    fill(painter, placed(bird, x, y, size, turn, mirror=True), BLACK)
    fill(painter, placed(disc(58, -16, 4), x, y, size, turn, mirror=True), look.SODIUM)


def _cadet(painter: QPainter) -> None:
    """A girl of fifteen in a cadet's coat: trunk to the left, head to the right, hair and scarf torn to the left.

    Her head is 220; the shoulders' joints are 280 apart, upper arms 240, forearms 190.
    """
    _streams(painter)
    tail = blob(((230, 950), (150, 990), (60, 1010), (-50, 970), (-20, 1040), (-70, 1090), (40, 1110), (120, 1190),
        (300, 1190)), tension=0.8)  # fmt: skip
    lit(painter, tail, mixed(BLACK, _COAT, 0.7), "#7C8CC0", (4, -8), shade=_DARK)
    coat = blob(((120, 1180), (150, 1060), (196, 960), (172, 850), (136, 740), (124, 640), (150, 590), (210, 556), (310,
        540), (410, 556), (470, 590), (494, 650), (478, 750), (446, 860), (430, 960), (478, 1060), (520, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, _COAT, look.BONE, _LAMP, shade=_DARK)
    night = blob(((90, 700), (196, 690), (236, 760), (262, 880), (236, 960), (216, 1060), (190, 1200), (60, 1200)),
        tension=0.7)  # fmt: skip
    within(painter, coat, night, _DARK)
    fill(painter, joined(ink(((330, 600, 3), (344, 760, 7), (326, 940, 4))), ink(((322, 980, 3), (336, 1080, 9), (380,
        1190, 5)))), BLACK)  # fmt: skip
    for y in (660, 1050):
        rimmed(painter, joined(disc(288, y, 14), disc(392, y, 14)), look.BRASS, BLACK, 4)
    lit(painter, limb(((200, 958, 38), (320, 974, 40), (432, 952, 38))), "#4A2E1C", look.BONE, (4, -6), width=5)
    lit(painter, rect(292, 944, 62, 58, 8), look.BRASS, look.BONE, (4, -5), shade="#6A4216", width=5)
    fill(painter, rect(308, 960, 30, 26, 4), "#2A160C")
    neck(painter, 308, 430, 84, 560, _SKIN)
    for wound in (((206, 566, 44), (300, 606, 52), (404, 560, 42)), ((226, 532, 38), (306, 566, 44), (388, 520, 34))):
        lit(painter, limb(wound), look.OXBLOOD, look.DANGER, (5, -7), shade="#22060A")
    painter.save()
    painter.translate(306, 356)
    painter.rotate(5)
    painter.scale(1.12, 1.12)
    _cadets_head(painter)
    painter.restore()
    _guard(painter, coat)


def _guard(painter: QPainter, coat: QPainterPath) -> None:
    """Both arms bent before her, two fists apart on the long hilt; the blade is drawn back over her shoulder."""
    turn = -19
    high, low = (214, 622), (270, 784)
    arm(painter, ((172, 640), (22, 800), (120, 708)), 76, mixed(BLACK, _COAT, 0.85), "#7C8CC0", _LAMP,
        cuff=look.BRASS, skin=_SKIN, body=coat)  # fmt: skip
    rimmed(painter, limb(((112, 720, 50), (176, 656, 52))), _SKIN, BLACK, 6)
    rear = blob(((2, 770), (-2, 806), (26, 832), (78, 806), (138, 746), (88, 690), (44, 728)), tension=0.5)
    lit(painter, rear, mixed(BLACK, _COAT, 0.85), "#7C8CC0", (-8, 6), shade=_DARK)
    within(painter, rear, joined(ink(((20, 776, 2), (46, 780, 8), (68, 768, 2))), ink(((30, 806, 2), (56, 802, 8), (80,
        786, 2)))), _DARK)  # fmt: skip
    lit(painter, polygon(((146, 742), (88, 678), (110, 656), (170, 722))), look.BRASS, look.BONE, (5, -5),
        shade="#6A4216", width=6)  # fmt: skip
    upper = blob(((410, 580), (470, 588), (506, 650), (518, 740), (522, 830), (504, 874), (462, 878), (434, 820), (416,
        730), (396, 650)), tension=0.7)  # fmt: skip
    lit(painter, upper, _COAT, look.BONE, _LAMP, shade=_DARK)
    rimmed(painter, limb(((390, 832, 56), (308, 800, 54))), _SKIN, BLACK, 6)
    within(painter, limb(((390, 832, 56), (308, 800, 54))), limb(((390, 856, 30), (300, 826, 26))), "#A87058")
    fore = blob(((508, 812), (524, 846), (508, 880), (464, 892), (412, 878), (376, 864), (398, 788), (440, 796), (478,
        796)), tension=0.6)  # fmt: skip
    lit(painter, fore, _COAT, look.BONE, _LAMP, shade=_DARK)
    within(painter, fore, joined(ink(((486, 812, 2), (464, 826, 8), (448, 856, 2))), ink(((508, 846, 2), (484, 850,
        8), (466, 876, 2)))), _DARK)  # fmt: skip
    cuff = polygon(((372, 876), (404, 776), (374, 764), (342, 864)))
    lit(painter, cuff, look.BRASS, look.BONE, (5, -5), shade="#6A4216", width=6)
    middle = ((high[0] + low[0]) / 2, (high[1] + low[1]) / 2)
    with (grip(painter, *low, turn, 0.94, _SKIN, across=44, towards=_LAMP),
            grip(painter, *high, turn - 6, 0.96, _SKIN, across=44, mirror=True, towards=_LAMP)):  # fmt: skip
        sword(painter, *middle, 500, turn, 2.4, grip=286)


def _streams(painter: QPainter) -> None:
    """What the wind tears from her to the left: hair above, the scarf's ends beneath it."""
    for flown in (((250, 600), (170, 610), (90, 660), (20, 640), (-40, 690), (-60, 760), (20, 740), (90, 760), (180,
            690), (270, 640)), ((250, 540), (180, 530), (100, 570), (30, 545), (-60, 590), (-60, 660), (20, 630), (100,
            660), (200, 610), (270, 600))):  # fmt: skip
        lit(painter, blob(flown, tension=0.8), look.OXBLOOD, look.DANGER, (4, -9), shade="#22060A")


def _lock(root: Point, bend: Point, tip: Point, wide: float) -> QPainterPath:
    """A lock of hair: so wide at its root, bent, running out in a point."""
    dx, dy = along((0, 0), (tip[0] - root[0], tip[1] - root[1]), wide / 2 / math.dist(root, tip))
    path = QPainterPath(QPointF(root[0] - dy, root[1] + dx))
    path.quadTo(bend[0] - dy * 1.2, bend[1] + dx * 1.2, *tip)
    path.quadTo(bend[0] + dy, bend[1] - dx, root[0] + dy, root[1] - dx)
    path.closeSubpath()
    return path


def _cadets_head(painter: QPainter) -> None:
    """Freckled, lips pressed, eyes aside to what she hears; all her hair streams away from it. Around (0, 0)."""
    flown = blob(((20, -128), (-50, -136), (-120, -120), (-180, -92), (-236, -76), (-290, -96), (-262, -40), (-232,
        -14), (-262, 6), (-300, 0), (-276, 60), (-232, 90), (-176, 96), (-200, 130), (-236, 150), (-170, 170), (-110,
        150), (-70, 110), (-50, 60)), tension=0.9)  # fmt: skip
    lit(painter, flown, _RED, look.SODIUM, (4, -9), shade=_DEEP, width=6)
    for lock in (((-60, -84, 2), (-140, -76, 18), (-270, -80, 1)), ((-80, -30, 2), (-170, 10, 20), (-290, 10, 1)),
            ((-70, 40, 2), (-140, 80, 18), (-220, 146, 1))):  # fmt: skip
        fill(painter, ink(lock), _DEEP)
    strands(painter, [((-50, y), (-140, y + bend), a) for y, bend, a in ((-110, 0, (-230, -60)), (-60, 10, (-250, -30)),
        (-10, 50, (-250, 50)), (20, 60, (-190, 84)), (60, 60, (-170, 150)))], _RED, look.SODIUM, 12)  # fmt: skip
    turned(painter, 0, 0, 1, Face("#A87058", _SKIN, nose=Nose.SNUB, young=True, stern=0.75, brow=13,
        brow_colour="#6B2A10", gaze=1, smile=-0.5, squint=0, lid=0.02, iris="#3E6A5A"))  # fmt: skip
    fill(painter, joined(*(disc(x, y, 3.2) for x, y in ((-6, 26), (8, 32), (-14, 36), (2, 42), (56, 30)))), "#A8705C")
    mass = blob(((62, -62), (74, -84), (60, -112), (20, -134), (-36, -130), (-84, -96), (-104, -44), (-98, 10), (-84,
        50), (-66, 28), (-74, 0), (-62, -28), (-46, -24), (-44, -46), (-24, -70), (10, -84), (40, -82)),
        tension=0.7)  # fmt: skip
    lit(painter, mass, _RED, look.SODIUM, (6, -8), shade=_DEEP)
    strands(painter, [((56 - a, -90 - a * 0.1), (-10 - a * 0.4, -116 + a * 0.6), (-98, -60 + a * 1.2)) for a in (0, 14,
        28, 42, 56)], _RED, look.SODIUM, 9)  # fmt: skip
    for root, bend, tip, wide in (((50, -88), (34, -66), (-4, -66), 18), ((26, -92), (-2, -70), (-36, -60), 20)):
        rimmed(painter, _lock(root, bend, tip, wide), _RED, BLACK, 3)
