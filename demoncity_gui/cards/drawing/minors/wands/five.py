"""The Five of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A brawl in an alley: two clash in front, one roars between them, two arms strike from the sides; five torches."""
    fill(painter, rect(0, -150, 700, 1350), "#0E0A16")
    bricks(painter, 0, -150, 700, 1350, "#2E2440", look.SODIUM)
    glow(painter, 350, 580, 400, look.SODIUM, 0.4)
    _roarer(painter)
    for way, y, cloth, skin in ((1, 596, "#4A3A78", "#C89A70"), (-1, 566, "#1E5A50", "#B07C50")):
        painter.save()
        painter.translate(350 - way * 330, y)
        painter.scale(way, 1)
        _from_the_side(painter, cloth, skin)
        painter.restore()
    for way, cloth, dark, skin in ((-1, look.OXBLOOD, "#1E0408", "#94602F"), (1, "#36487A", "#0A0E20", "#E2B58A")):
        if way > 0:  # his far hand has the other by the forearm
            rolled(painter, (222, 1076), (378, 992), 104, mixed(BLACK, skin, 0.8), look.SODIUM, (4, -6))
            fingers(painter, 414, 976, -30, 0.7, mixed(BLACK, skin, 0.86), mirror=True)
        painter.save()
        painter.translate(350, 78 if way > 0 else 114)
        painter.rotate(0 if way > 0 else 4)
        painter.scale(way, 1)
        _fighter(painter, cloth, dark, skin, hat=way < 0)
        painter.restore()
    fill(painter, star(350, 662, 106, 27, 9, 8), look.SODIUM)
    fill(painter, star(350, 662, 70, 19, 9, 28), look.BONE)
    sparks = [star(350 + r * math.sin(a), 660 - r * math.cos(a), 15, 4, 4) for a, r in ((0.2, 140), (1.2, 150), (-1.1,
        160), (-2.5, 180), (3.1, 150))]  # fmt: skip
    fill(painter, joined(*sparks), look.BONE)
    gloom(painter, 350, 520, 440, 0.4)


def _roarer(painter: QPainter) -> None:
    """Between them, facing us: both arms up, the torch crosswise over her head, her mouth wide open."""
    cloth, dark, skin, shade = "#E8D8B8", "#7A6470", "#8A5634", "#4A2A1C"
    body = blob(((270, 880), (282, 780), (262, 680), (238, 580), (240, 490), (284, 424), (416, 424), (460, 490), (462,
        580), (438, 680), (418, 780), (430, 880)), tension=0.6)  # fmt: skip
    hips = blob(((276, 830), (424, 830), (462, 920), (478, 1200), (222, 1200), (238, 920)), tension=0.6)
    lit(painter, hips, "#3A2638", look.SODIUM, (0, 6), shade="#120A14")
    lit(painter, body, cloth, look.SODIUM, (0, 14), shade=dark)
    side_ = blob(((480, 430), (420, 470), (430, 560), (390, 680), (384, 900), (520, 900), (520, 430)), tension=0.6)
    within(painter, body, joined(side_, limb(((270, 700, 4), (320, 770, 10), (370, 800, 3))), limb(((276, 780, 3), (310,
        810, 8), (350, 822, 3)))), dark)  # fmt: skip
    lit(painter, limb(((268, 856, 28), (350, 870, 32), (432, 856, 28))), "#241420", look.SODIUM, (0, 5), width=5)
    neck(painter, 350, 380, 84, 440, shade)
    painter.save()
    painter.translate(352, 308)
    painter.scale(0.92, 0.92)
    painter.translate(-350, -288)
    front(painter, 350, 288, 1.08, Face(shade, skin, stern=1.7, brow=14, nose=Nose.BROAD, mouth=Mouth.SHOUT, jaw=0.7,
        squint=-0.6))  # fmt: skip
    locks = blob(((270, 300), (250, 230), (276, 170), (330, 140), (390, 144), (432, 180), (450, 240), (430, 300), (420,
        240), (390, 204), (350, 214), (310, 204), (282, 240)), tension=0.8)  # fmt: skip
    tufts = [disc(x, y, 26) for x, y in ((262, 250), (266, 204), (296, 166), (346, 148), (398, 162), (432, 200), (438,
        248))]  # fmt: skip
    lit(painter, joined(locks, *tufts), "#17110F", look.SODIUM, (0, 8), shade=BLACK)
    painter.restore()
    for way, elbow, wrist in ((-1, (136, 346), (264, 192)), (1, (570, 344), (484, 164))):
        arm(painter, ((350 + way * 94, 496), elbow, wrist), 94, cloth, look.SODIUM, (-way * 6, 10), skin=skin,
            body=body)  # fmt: skip
        rolled(painter, elbow, wrist, 96, skin, look.SODIUM, (-way * 4, 7))
    with (
        grip(painter, 284, 142, 80, 0.66, skin, across=38),
        grip(painter, 474, 108, -100, 0.66, skin, across=38, mirror=True),
    ):
        match(painter, 246, 149, 402, 80, 2.6, 0.5)


def _from_the_side(painter: QPainter, cloth: str, skin: str) -> None:
    """One who pushes in from the left frame (x = 0): half a face in the dark, a shoulder, a torch held up."""
    dark = mixed(BLACK, skin, 0.55)
    body = blob(((-80, 400), (-60, 130), (0, 76), (60, 110), (96, 200), (90, 400)), tension=0.7)
    lit(painter, body, cloth, look.SODIUM, (9, -6), shade=mixed(BLACK, cloth, 0.35))
    rimmed(painter, limb(((-22, 40, 70), (-20, 120, 90))), mixed(BLACK, skin, 0.4), BLACK, 5)
    side(painter, -2, 0, 0.66, Face(mixed(BLACK, skin, 0.5), dark, stern=1.6, brow=14, jaw=0.8, mouth=Mouth.GRIT))
    cap = blob(((-80, -10), (-70, -64), (-10, -84), (40, -66), (48, -44), (84, -34), (84, -24), (30, -28), (-30, -22)),
        tension=0.6)  # fmt: skip
    lit(painter, cap, mixed(BLACK, cloth, 0.6), look.SODIUM, (6, -4), shade=BLACK, width=5)
    arm(painter, ((20, 150), (100, 220), (92, 20)), 84, cloth, look.SODIUM, (8, -6), skin=skin, body=body)
    match(painter, 100, 26, 250, -6, 2.2, 0.5)
    fist(painter, 92, -42, 20, 0.6, skin, mirror=True)


def _fighter(painter: QPainter, cloth: str, dark: str, skin: str, *, hat: bool) -> None:
    """One of the two in front, left of x = 0, bent forward and glaring, a torch in his fist that strikes at 570."""
    body = blob(((-420, 1180), (-420, 900), (-372, 770), (-290, 706), (-190, 716), (-118, 780), (-120, 900),
        (-176, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (12, -7), shade=dark)
    outside = blob(((-460, 700), (-300, 690), (-270, 800), (-310, 900), (-250, 1040), (-280, 1200), (-460, 1200)),
        tension=0.7)  # fmt: skip
    within(painter, body, outside, dark)
    fill(painter, joined(limb(((-190, 900, 3), (-260, 1010, 8))), limb(((-170, 960, 3), (-270, 1100, 10)))), dark)
    with tilted(painter, -200, 740, 24):
        painter.translate(-217, 616)
        rimmed(painter, limb(((-22, 70, 100), (-30, 160, 128))), mixed(BLACK, skin, 0.66), BLACK, 5)
        side(painter, 0, 0, 0.98, Face(mixed(BLACK, skin, 0.62), skin, nose=Nose.BROAD if hat else Nose.STRAIGHT,
            stern=2, brow=15, jaw=0.8,
            mouth=Mouth.CLOSED if hat else Mouth.GRIT, smile=-1, squint=0.5))  # fmt: skip
        fill(painter, limb(((48, 14, 2), (32, 30, 5), (26, 50, 2))), mixed(BLACK, skin, 0.4))
        if hat:
            lit(painter, placed(fedora(), -6, -56, 0.88, -6), "#3A2230", look.SODIUM, (6, -8), shade=BLACK)
        else:
            hair(painter, 0, 0, 1, Cut.SIDE_SHORT, "#5A2E18", look.SODIUM)
    collar = blob(((-316, 744), (-262, 770), (-204, 776), (-160, 752), (-124, 784), (-150, 880), (-310, 870)),
        tension=0.6)  # fmt: skip
    lit(painter, collar, cloth, look.SODIUM, (8, -6), shade=dark, width=5)
    arm(painter, ((-272, 800), (-204, 964), (-128, 822)), 100, cloth, look.SODIUM, (9, -6), skin=skin, body=body)
    rolled(painter, (-204, 964), (-130, 824), 112, skin, look.SODIUM, (7, -5))
    with grip(painter, -82, 772, 2, 0.82, skin, across=56, mirror=True):
        match(painter, -118, 846, 560, 26, 2.4, 0.5)
