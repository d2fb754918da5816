"""The Five of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A brawl in an alley: two men with a torch in each hand clash, a woman roars between them."""
    fill(painter, rect(0, -150, 700, 1350), "#0E0A16")
    bricks(painter, 0, -150, 700, 1350, "#2E2440", look.SODIUM)
    glow(painter, 350, 580, 400, look.SODIUM, 0.4)
    _roarer(painter)
    for way, cloth, dark, skin in ((-1, look.OXBLOOD, "#1E0408", "#94602F"), (1, "#36487A", "#0A0E20", "#E2B58A")):
        painter.save()
        painter.translate(350, 78 if way > 0 else 114)
        painter.rotate(0 if way > 0 else 4)
        painter.scale(way, 1)
        _fighter(painter, cloth, dark, skin, hat=way < 0)
        painter.restore()
    fill(painter, star(352, 706, 96, 27, 9, 8), look.SODIUM)
    fill(painter, star(352, 706, 62, 19, 9, 28), look.BONE)
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


def _fighter(painter: QPainter, cloth: str, dark: str, skin: str, *, hat: bool) -> None:
    """One of the two in front, left of x = 0, bent forward and glaring: one torch strikes, the other he swings."""
    arm(painter, ((-206, 826), (-110, 934), (-62, 796)), 88, cloth, look.SODIUM, (9, -6), skin=skin)
    with grip(painter, -62, 750, 8, 0.8, skin, across=50, mirror=True):
        match(painter, -98, 816, 556 if hat else 500, 24 if hat else 28, 2.4, 0.5)
    body = blob(((-420, 1180), (-420, 900), (-372, 770), (-290, 706), (-190, 716), (-138, 776), (-190, 900),
        (-214, 1180)), tension=0.7)  # fmt: skip
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
    arm(painter, ((-290, 836), (-318, 640), (-256, 498)), 112, cloth, look.SODIUM, (9, -6), skin=skin)
    collar = blob(((-316, 744), (-262, 770), (-204, 776), (-160, 752), (-136, 780), (-166, 812), (-230, 822),
        (-306, 796)), tension=0.6)  # fmt: skip
    lit(painter, collar, cloth, look.SODIUM, (8, -6), shade=dark, width=5)
    with grip(painter, -250, 448, -4, 0.76, skin, across=46):
        match(painter, -246, 508, 282, -4, 2.4, 0.5)
