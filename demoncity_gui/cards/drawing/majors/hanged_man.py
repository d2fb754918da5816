"""The Hanged Man, Major XII."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import digit, flesh
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#EBD0B4"


def scene(painter: QPainter, t: Tones) -> None:
    """He hangs upside down from a fire escape, hands behind his head, and grins; his watch and his tie hang down."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.3), t.light)
    glow(painter, 368, 834, 620, t.light, 0.7)
    for x, y, glass_ in ((34, 410, t.dusk), (560, 380, look.SODIUM)):
        lit(painter, rect(x, y, 120, 200, 4), glass_, glass_, edge="#0A0E18", width=10)
        fill(painter, joined(rect(x + 55, y, 9, 200), rect(x, y + 96, 120, 9)), "#0A0E18")
        lit(painter, rect(x - 14, y + 200, 148, 18, 4), t.glow, look.BONE, (0, -5), width=4)
    for step in range(4):  # his halo is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(368, 834, 330 + step * 92, 340 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#03040C", 0.36)
    iron = joined(rect(330, 62, 340, 20), *(rect(x, -150, 9, 214) for x in range(336, 670, 42)), thick_line(((670, 76),
        (560, -154)), 16, round_ends=False), thick_line(((560, 80), (690, 330)), 14, round_ends=False),
        *(thick_line(((570 + k * 26, 100 + k * 50), (700, 100 + k * 50)), 9) for k in range(5)))  # fmt: skip
    cat = blob(((80, 940), (76, 896), (90, 872), (86, 846), (100, 858), (116, 846), (116, 874), (132, 900), (130, 940)),
        tension=0.6)  # fmt: skip
    tail = ink(((96, 930, 16), (60, 926, 14), (52, 890, 11), (66, 866, 4)))
    fill(painter, placed(joined(cat, tail), 528, -360), BLACK)
    lit(painter, iron, "#0C1120", t.light, (-2, 4), shade=BLACK, width=5)
    glow(painter, 368, 834, 300, t.light, 0.6)
    fill(painter, disc(368, 834, 250), t.light)
    fill(painter, disc(368, 834, 222), mixed(t.light, look.BONE, 0.7))
    fill(painter, rays(368, 834, 262, 304, 24, 20), t.light)
    painter.translate(22, 12)
    painter.scale(0.94, 0.94)
    _hanging(painter, t)


def _hanging(painter: QPainter, t: Tones) -> None:
    """He hangs by one foot, near with his head and far with his feet; one leg is crossed."""
    trousers, deep, leather = "#A83E4A", "#3E1018", "#8A5A34"
    leg(painter, ((314, 474), (176, 330), (430, 252)), 124, trousers, t.light, (-5, 8), calf=-1,
        shade=deep)  # fmt: skip
    shoe(painter, (462, 240), 0.8, leather, look.BONE, turn=-28)
    leg(painter, ((422, 480), (424, 290), (406, 124)), 126, trousers, t.light, (-9, 5), calf=-1, shade=deep)
    shoe(painter, (406, 102), 0.76, leather, look.BONE, turn=-92, mirror=True)
    rope = joined(thick_line(((406, -200), (406, 112)), 13), limb(((378, 124, 14), (434, 134, 14))),
        limb(((378, 144, 14), (434, 154, 14))))  # fmt: skip
    lit(painter, rope, look.BONE, look.BONE, (-3, -3), shade="#8C7A5A", width=4)
    seat = blob(((242, 580), (244, 500), (262, 448), (304, 420), (350, 440), (366, 458), (384, 440), (424, 422), (474,
        448), (488, 500), (490, 580)), tension=0.7)  # fmt: skip
    fill(painter, seat, trousers)
    painter.save()
    painter.translate(732, 1024)
    painter.rotate(180)
    _upper_half(painter, t)
    painter.restore()
    _watch(painter)


def _upper_half(painter: QPainter, t: Tones) -> None:
    """His trunk, the arms with the hands behind his head, and that: drawn upright, for it is turned over."""
    navy, deep = "#33427C", "#10142A"
    shirt = blob(((270, 440), (462, 440), (486, 510), (492, 562), (240, 562), (246, 510)), tension=0.5)
    lit(painter, shirt, look.BONE, "#FFFFFF", (-6, -6), shade="#8E8CA8", width=5)
    lit(painter, limb(((246, 552, 26), (366, 562, 28), (486, 552, 26))), "#241A1E", t.light, (-2, -4), width=5)
    lit(painter, rect(348, 544, 36, 36, 4), look.BRASS, look.BONE, (-2, -3), width=5)
    coat = blob(((300, 318), (240, 332), (196, 362), (190, 408), (208, 450), (222, 490), (228, 532), (296, 538), (352,
        512), (366, 494), (384, 514), (438, 538), (504, 532), (510, 490), (524, 450), (542, 408), (536, 362), (492,
        332), (432, 318)), tension=0.6)  # fmt: skip
    lit(painter, coat, navy, t.light, (-7, -8), shade=deep, width=7)
    folds = ((((-136, 424, 1), (-112, 446, 9), (-62, 456, 1)), ((-146, 462, 1), (-116, 476, 8), (-66, 474, 1)), ((-122,
        526, 1), (-104, 500, 7), (-70, 488, 1))))  # fmt: skip
    for way in (-1, 1):
        fill(painter, joined(*(ink([(366 - way * x, y, wide) for x, y, wide in fold]) for fold in folds)), deep)
    for way in (-1, 1):
        wrist = (366 + way * 138, 184)
        _hand_behind(painter, way)
        arm(painter, ((366 + way * 146, 388), (366 + way * 238, 258), wrist), 116, navy, t.light, (-7, -8),
            cuff=look.BONE, skin=_SKIN, body=coat)  # fmt: skip
    _front(painter, t)
    _hanged_head(painter, t)


def _hand_behind(painter: QPainter, way: int) -> None:
    """The heel of a hand that lies behind his head, its thumb beside the ear."""
    hand = blob([(366 + way * x, y) for x, y in ((150, 168), (120, 150), (80, 146), (80, 230), (118, 226), (148, 208))],
        tension=0.6)  # fmt: skip
    thumb = digit([(366 + way * x, y, wide) for x, y, wide in ((124, 196, 40), (112, 226, 32), (98, 252, 26), (88, 272,
        17))])  # fmt: skip
    flesh(painter, (hand, thumb), _SKIN, (-0.6, -0.7), 5)


def _front(painter: QPainter, t: Tones) -> None:
    """What is seen between the lapels; a button, and the pocket of his watch."""
    deep = "#10142A"
    shirt = polygon(((366, 476), (296, 330), (310, 312), (422, 312), (436, 330)))
    lit(painter, shirt, look.BONE, "#FFFFFF", (-5, -5), shade="#8E8CA8", width=5)
    for way in (-1, 1):
        lapel = [(366 + way * x, y) for x, y in ((0, 484), (34, 470), (98, 384), (74, 372), (106, 340), (70, 304), (60,
            336))]  # fmt: skip
        lit(painter, polygon(lapel), "#2A3668", t.light, (-5, -6), shade=deep, width=5)
    lit(painter, disc(386, 482, 9), look.BRASS, look.BONE, (-2, -3), width=4)
    lit(painter, polygon(((218, 410), (276, 420), (274, 434), (216, 424))), "#2A3668", t.light, (-2, -3), shade=deep,
        width=4)  # fmt: skip


def _watch(painter: QPainter) -> None:
    """His watch, which has slid out and hangs beside his head on its chain."""
    links = [(508 + (k % 2) * 3, 606 + k * 15) for k in range(20)]
    fill(painter, joined(*(disc(x, y, 6, 9) for x, y in links)), BLACK)
    fill(painter, joined(*(disc(x, y, 3, 6) for x, y in links)), look.SODIUM)
    lit(painter, disc(509, 930, 34), look.BRASS, look.BONE, (-3, -4), shade="#6B4416", width=6)
    fill(painter, disc(509, 930, 22), look.BONE)
    fill(painter, thick_line(((500, 942), (509, 930), (509, 914)), 4), BLACK)


def _hanged_head(painter: QPainter, t: Tones) -> None:
    """His face, that grins at us; his hair and his tie hang."""
    neck(painter, 366, 270, 108, 338, "#D8AE84")
    for way in (-1, 1):
        wing = [(366 + way * x, y) for x, y in ((58, 292), (70, 310), (50, 372), (0, 346), (34, 330))]
        lit(painter, blob(wing, tension=0.2), look.BONE, "#FFFFFF", (-4, -4), shade="#8E8894", width=5)
    face = Face(
        "#A8805C", _SKIN, stern=-0.5, brow=10, mouth=Mouth.SMILE, smile=1.3, jaw=0.5, lid=0.15, squint=0.4, arch=0.8
    )
    front(painter, 366, 185, 1.25, face)
    painter.save()
    painter.translate(366, 185)
    painter.scale(1.25, 1.25)
    mop = blob(((-72, -20), (-84, -72), (-62, -100), (-58, -126), (-34, -116), (-12, -142), (10, -118), (40, -136),
        (54, -108), (78, -88), (74, -20), (58, -62), (20, -78), (-30, -74), (-56, -58)), tension=0.5)  # fmt: skip
    lit(painter, mop, "#6B3E22", t.light, (-4, -5), shade="#2B170D", width=5)
    strands(painter, [((a, -76), (a * 1.1, -100), (a * 1.1 - 4, -128)) for a in (-48, -28, -6, 18, 40)], "#6B3E22",
        t.light, 5)  # fmt: skip
    painter.restore()
    tie = ((376, 352, 26), (416, 328, 32), (456, 284, 36), (472, 226, 40), (474, 150, 46), (473, 104, 50), (472, 68, 4))
    lit(painter, ink(tie), "#C22A36", "#FF8A78", (-4, -4), shade="#3E1018", width=6)
    for x, y in ((434, 308), (466, 252), (474, 196), (474, 140)):
        fill(painter, disc(x, y, 6), look.BONE)
    lit(painter, blob(((340, 338), (366, 330), (394, 340), (390, 372), (366, 380), (346, 370)), tension=0.6), "#A8202C",
        "#FF8A78", (-4, -4), shade="#3E1018", width=5)  # fmt: skip
