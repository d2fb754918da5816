"""The King of Swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.features import brow, eye, ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.light import beam, glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GREEN: Final = mixed(BLACK, look.HORROR, 0.5)
_PALE: Final = mixed(BLACK, look.HORROR, 0.72)
_DARK: Final = mixed(BLACK, look.HORROR, 0.14)
_GLOVE: Final = "#C2463A"


def scene(painter: QPainter, t: Tones) -> None:
    """He bends over his table under the lamp, his mask pulled down, a red glove on whoever lies there, the blade up."""
    fill(painter, SKY, "#070B0B")
    for y in range(180, 1100, 96):  # tiles
        fill(painter, rect(0, y, 700, 4), "#131C1A")
    for x in range(60, 700, 120):
        fill(painter, rect(x, -150, 4, 1300), "#131C1A")
    beam(painter, 300, 70, 1260, -160, 600, "#070B0B", mixed(BLACK, look.HORROR, 0.5), 200, 3)
    with tilted(painter, 300, 60, -9):  # the great lamp
        lit(painter, disc(300, 60, 250, 96), "#8C8794", look.BONE, (0, 12), shade="#3A3644")
        for x in (120, 210, 300, 390, 480):
            rimmed(painter, disc(x, 82 - abs(300 - x) * 0.1, 36, 22), look.BONE, BLACK, 5)
    glow(painter, 300, 110, 330, look.BONE, 0.3)
    painter.translate(46, 0)
    _throne(painter)
    body = blob(((120, 1130), (150, 930), (196, 770), (310, 668), (452, 640), (570, 664), (650, 740), (690, 900), (700,
        1130)), tension=0.7)  # fmt: skip
    lit(painter, body, _GREEN, _PALE, (-12, -12), shade=_DARK)
    apron = blob(((262, 740), (404, 800), (530, 716), (580, 860), (600, 1130), (220, 1130), (232, 900)), tension=0.4)
    lit(painter, apron, mixed(BLACK, look.BONE, 0.72), look.BONE, (-9, -7), shade=look.MUTED)
    for x, foot in ((312, 280), (380, 372)):
        fill(painter, limb(((x, 800, 2), ((x + foot) / 2 + 8, 900, 9), (foot, 1030, 4))), look.MUTED)
    fill(painter, joined(disc(330, 842, 9), disc(352, 800, 6), disc(306, 806, 5), limb(((366, 838, 10), (362, 862, 14),
        (366, 884, 4)))), look.OXBLOOD)  # fmt: skip
    lit(painter, limb(((272, 750, 24), (300, 676, 20))), mixed(BLACK, look.BONE, 0.72), look.BONE, (-5, -4), width=4)
    night = blob(((440, 600), (600, 640), (720, 800), (720, 1140), (440, 1140), (484, 980), (436, 860), (470, 760)),
        tension=0.6)  # fmt: skip
    within(painter, body, night, mixed(BLACK, _GREEN, 0.22))
    within(painter, apron, night, "#302E3A")
    fill(painter, polygon(((322, 656), (488, 640), (404, 776))), _DARK)
    fill(painter, polygon(((340, 656), (470, 644), (402, 744))), "#8C6A54")
    with tilted(painter, 404, 640, -9):
        neck(painter, 404, 566, 130, 668, "#D8AE8A")
        mask = blob(((318, 628), (404, 660), (490, 628), (482, 690), (448, 728), (404, 738), (360, 728), (326, 690)),
            tension=0.5)  # fmt: skip
        lit(painter, mask, _PALE, mixed(BLACK, look.HORROR, 0.95), (-8, -7), shade=_GREEN)
        fill(painter, joined(*(ink(((340, y, 2), (404, y + 14, 6), (468, y, 2))) for y in (668, 694))), _DARK)
        _bearded(painter)
    _hands(painter, body)
    painter.translate(-46, 0)


def _throne(painter: QPainter) -> None:
    """The high back of his chair, pointed, with a knob on each post."""
    wood = "#6E4A20"
    for x in (252, 592):
        lit(painter, disc(x, 330, 26), wood, look.BRASS, (-8, -7), shade="#2A1A0C")
    outer = polygon(((228, 1000), (228, 352), (300, 340), (422, 190), (544, 340), (616, 352), (616, 1000)))
    lit(painter, outer, wood, look.BRASS, (-8, -8), shade="#2A1A0C")
    inner = polygon(((258, 1000), (258, 384), (318, 368), (422, 240), (526, 368), (586, 384), (586, 1000)))
    lit(painter, inner, "#5A1620", "#A83A40", (-7, -7), shade="#1E0A10")


def _hands(painter: QPainter, body: QPainterPath) -> None:
    """One hand has the sword up, the other presses down on the breast whoever lies there."""
    fore = blob(((130, 742), (176, 716), (214, 728), (252, 800), (292, 890), (300, 970), (250, 1010), (190, 980), (166,
        900), (146, 820)), tension=0.7)  # fmt: skip
    lit(painter, fore, mixed(BLACK, look.HORROR, 0.58), _PALE, (-9, -8), shade=_DARK)
    fill(painter, joined(*(ink(fold) for fold in (((252, 806, 1), (226, 830, 8), (196, 836, 2)), ((270, 850, 1), (236,
        880, 9), (204, 886, 2)), ((176, 740, 1), (190, 770, 6), (216, 784, 2))))), _DARK)  # fmt: skip
    glove = blob(((128, 690), (196, 676), (206, 722), (218, 748), (176, 768), (122, 768), (130, 730)), tension=0.5)
    lit(painter, glove, _GLOVE, _GLOVE, (-7, -4), shade=mixed(BLACK, _GLOVE, 0.5))
    with grip(painter, 134, 630, 4, 1.1, _GLOVE, across=44, towards=(-0.8, -0.6)):
        sword(painter, 134, 640, 460, 13, 2.5, grip=150)
        _royal(painter)
    _eye_in_the_steel(painter)
    _patient(painter)
    arm(painter, ((604, 752), (684, 896), (530, 872)), 134, mixed(BLACK, _GREEN, 0.7), _PALE, (-7, -10), cuff=_GLOVE,
        skin=_GLOVE, body=body)  # fmt: skip
    pressed = blob(((300, 962), (360, 900), (470, 960), (560, 940), (540, 1000), (430, 1020), (340, 1006)),
        tension=0.7)  # fmt: skip
    glaze(painter, pressed, BLACK, 0.34)
    fill(painter, ink(((548, 836, 5), (584, 828, 6), (636, 816, 1))), BLACK)
    palm(painter, 450, 900, -112, 1.22, _GLOVE, back=True, apart=0.8, towards=(-0.3, -0.9))


def _royal(painter: QPainter) -> None:
    """What makes a king's sword of it: gold ends to the guard, a red stone in its middle and in the pommel."""
    with tilted(painter, 134, 640, 13):
        for x in (62, 206):
            lit(painter, disc(x, 556, 12), look.BRASS, look.BONE, (-4, -4), shade="#6E4A20", width=5)
        rimmed(painter, disc(134, 556, 13), look.OXBLOOD, BLACK, 4)


def _patient(painter: QPainter) -> None:
    """Whoever lies there, awake, eyes on the blade, all but the head under one pale sheet."""
    fill(painter, rect(-80, 1020, 800, 200), "#0C1413")
    painter.save()
    painter.translate(118, 1000)
    painter.rotate(-86)
    side(painter, 0, 0, 1.47, Face("#7C8A84", "#D6DCCB", stern=-1.2, brow=8, squint=-0.6, lid=-0.3, smile=-0.8,
        jaw=0.3))  # fmt: skip
    painter.scale(1.41, 1.41)
    white = blob(((26, -16), (38, -34), (54, -36), (60, -22), (54, -8), (40, -8)), tension=0.8)
    rimmed(painter, white, look.BONE, BLACK, 3)
    within(painter, white, disc(53, -22, 8, 10), BLACK)
    fill(painter, disc(55, -25, 2.6), look.BONE)
    hair(painter, 0, 0, 1.04, Cut.SIDE_SHORT, "#231C1E", "#8A9C92")
    painter.restore()
    sheet = blob(((204, 1240), (230, 1050), (246, 976), (290, 914), (372, 880), (470, 882), (580, 900), (740, 884),
        (740, 1240)), tension=0.6)  # fmt: skip
    lit(painter, sheet, mixed(BLACK, look.BONE, 0.9), look.BONE, (-4, -10), shade=look.MUTED)
    low = blob(((230, 1130), (330, 1040), (480, 1010), (640, 990), (760, 940), (760, 1260), (230, 1260)), tension=0.6)
    within(painter, sheet, low, "#4A5654")
    folds = (((300, 950, 2), (304, 1000, 8), (284, 1060, 3)), ((520, 930, 2), (560, 970, 8), (560, 1040, 3)),
        ((640, 924, 2), (650, 980, 8), (630, 1050, 3)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)), "#4E5452")


def _bearded(painter: QPainter) -> None:
    """His head: a crown around the cap, a grey beard, and eyes that have found what they cut."""
    front(painter, 404, 456, 1.24, Face("#8C6A54", "#E2B894", nose=Nose.HOOKED, stern=1.5, brow=17, jaw=0.9, old=True,
        brow_colour="#C4C4C6", lid=0.25, arch=0.6, gaze=-0.1))  # fmt: skip
    beard = blob(((310, 470), (330, 462), (336, 500), (358, 530), (380, 520), (404, 526), (428, 520), (450, 530), (472,
        500), (478, 462), (498, 470), (500, 550), (480, 616), (440, 660), (404, 674), (368, 660), (328, 616), (308,
        550)), tension=0.6)  # fmt: skip
    lit(painter, beard, "#4A3A34", "#C4B8AC", (-8, -5), shade="#15100F", width=5)
    fill(painter, joined(ink(((366, 562, 2), (386, 552, 6), (404, 556, 7), (422, 552, 6), (442, 562, 2)))), BLACK)
    fill(painter, ink(((384, 570, 1), (404, 573, 8), (424, 570, 1))), "#8C5648")
    strands(painter, [((404 + way * a, 590 + a * 0.1), (404 + way * (a + 10), 620), (404 + way * a * 0.8, 664 - a
        * 0.5)) for a in (6, 24, 42, 60) for way in (-1, 1)], "#4A3A34", "#E0D8CC", 8)  # fmt: skip
    strands(painter, [((404 + way * 8, 528), (404 + way * 34, 530), (404 + way * 60, 566)) for way in (-1, 1)],
        "#4A3A34", "#E0D8CC", 7)  # fmt: skip
    cap = blob(((302, 426), (292, 330), (336, 262), (404, 244), (472, 262), (516, 330), (506, 426), (478, 384),
        (404, 372), (330, 384)), tension=0.8)  # fmt: skip
    lit(painter, cap, _PALE, mixed(BLACK, look.HORROR, 0.95), (-9, -12), shade=_GREEN)
    gold = mixed(BLACK, look.BRASS, 0.5)
    ring = blob(((290, 368), (404, 330), (518, 368), (530, 250), (466, 318), (404, 216), (342, 318), (278, 250)),
        tension=0.0)  # fmt: skip
    lit(painter, ring, look.BRASS, look.BONE, (-9, -7), shade=gold)
    band = blob(((284, 360), (340, 384), (404, 392), (468, 384), (524, 360), (520, 324), (466, 346), (404, 354), (342,
        346), (288, 324)), tension=0.7)  # fmt: skip
    lit(painter, band, look.BRASS, look.BONE, (-6, -7), shade=gold)
    for x, y, gem in ((334, 364, look.OXBLOOD), (404, 373, look.ICE), (474, 364, look.OXBLOOD)):
        rimmed(painter, disc(x, y, 11), gem, BLACK, 4)


def _eye_in_the_steel(painter: QPainter) -> None:
    """What the blade shows of him: one eye, that looks at us."""
    with tilted(painter, 134, 640, 13):
        steel = rect(105, 260, 58, 260)
        within(painter, steel, polygon(((60, 316), (180, 290), (180, 372), (60, 398))), "#B8A08C")
        within(painter, steel, polygon(((60, 316), (180, 290), (180, 304), (60, 330))), "#7E6A60")
        face = Face("#8C6A54", "#E2B894", brow=14, lid=0.2, stern=1.2, squint=0.4)
        painter.save()
        painter.setClipPath(steel, Qt.ClipOperation.IntersectClip)
        with tilted(painter, 134, 350, -12):
            eye(painter, 135, 356, face, 1, 1.1)
            brow(painter, 133, 330, face, -1, 1.05)
        painter.restore()
