"""The Seven of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """His roof garden, the sun going down: he leans on his hoe and counts what has grown, and what has dropped."""
    sky(painter, "#180F22", "#D9772A", 860)
    fill(painter, disc(400, 680, 210), "#F8CE6A")
    glow(painter, 400, 680, 420, look.SODIUM, 0.4)
    city(painter, 880, "#6B3620", None, tall=190, seed=6)
    _water_tower(painter)
    fill(painter, rect(-20, 850, 740, 350), "#6B3A22")
    glaze(painter, polygon(((330, 850), (600, 850), (760, 1130), (240, 1130))), look.SODIUM, 0.45)
    for a, b in ((-60, -330), (110, -40), (280, 230), (450, 500), (620, 780)):
        fill(painter, thick_line(((a + 60, 850), (b + 60, 1140)), 4), "#3A1C12")
    lit(painter, rect(-20, 838, 740, 18), "#8C4E2C", look.SODIUM, (0, -5), width=4)
    thrown = joined(limb(((150, 1030, 60), (90, 1090, 90), (10, 1160, 130))), limb(((262, 1024, 56), (220, 1100, 90),
        (150, 1180, 120))), thick_line(((456, 1036), (350, 1150)), 22),
        polygon(((470, 970), (640, 970), (600, 1160), (380, 1160))))  # fmt: skip
    fill(painter, thrown, "#160A0C")  # long shadows, towards us
    _tree(painter)
    for x, y in ((470, 128), (594, 190), (458, 256), (580, 318), (500, 424), (616, 446)):
        coin(painter, x, y, 126)
    coin(painter, 586, 1006, 116, 14)
    _gardener(painter)
    gloom(painter, 390, 600, 470, 0.3)


def _water_tower(painter: QPainter) -> None:
    """The neighbours' roof with its water tower, black before the sky."""
    legs = joined(*(thick_line(((x, 420), (x + lean, 640)), 13) for x, lean in ((62, -14), (200, 14), (132, 0))),
        thick_line(((60, 470), (206, 600)), 6), thick_line(((204, 470), (54, 600)), 6),
        rect(-20, 620, 268, 260))  # fmt: skip
    tank = joined(rect(36, 196, 190, 226, 8), polygon(((22, 206), (132, 96), (242, 206))))
    lit(painter, joined(legs, tank), "#120A12", look.SODIUM, (7, -2), width=2)
    fill(painter, joined(*(rect(36, y, 180, 5) for y in (252, 316, 380))), "#2E1A1E")
    fill(painter, joined(rect(60, 660, 34, 46), rect(176, 740, 34, 46)), look.SODIUM)


def _tree(painter: QPainter) -> None:
    """A small tree in a tub: a bent stem, boughs, and heaped leaves in three tones, the sun behind them."""
    heaps = (
        (((520, 180, 124), (420, 270, 96), (630, 290, 120), (470, 430, 104), (640, 470, 96), (560, 540, 90)), "#123326",
            look.SODIUM),
        (((500, 150, 76), (600, 240, 70), (450, 310, 66), (540, 390, 66), (600, 480, 56)), "#1E5238", "#7AC08A"),
    )  # fmt: skip
    wood = joined(limb(((546, 880, 60), (532, 760, 44), (548, 640, 40), (540, 520, 30), (548, 340, 16))),
        limb(((542, 650, 30), (500, 560, 24), (474, 490, 12))),
        limb(((546, 600, 28), (600, 530, 20), (650, 480, 12))))  # fmt: skip
    for discs, tone, light in heaps:
        crowns = [blob([(x + r * reach * math.cos(k * math.tau / 27), y + r * reach * math.sin(k * math.tau / 27))
            for k, reach in enumerate((0.88, 1.02, 1.02) * 9)]) for x, y, r in discs]  # fmt: skip
        lit(painter, joined(*crowns), tone, light, (-7, 6) if light == look.SODIUM else (-5, -6),
            shade=mixed(BLACK, tone, 0.4))  # fmt: skip
        if light == look.SODIUM:  # stem and boughs run up into the dark leaves, behind the light ones
            lit(painter, wood, "#5E3820", look.SODIUM, (-8, 0), shade="#1A0C06")
    tub = polygon(((440, 860), (658, 860), (634, 980), (464, 980)))
    lit(painter, tub, "#6B3A1E", look.SODIUM, (-9, -4), shade="#1E0E08")
    lit(painter, rect(430, 838, 240, 36, 6), "#8C5230", look.SODIUM, (-5, -6), shade="#2E180C", width=5)


def _gardener(painter: QPainter) -> None:
    """He: a straw hat, dungarees, one foot before the other; he leans on his hoe, a hand on its knob."""
    shirt, dark, skin, blue, navy = "#A83A22", "#2A0A08", "#A8703F", "#2E4876", "#0C1226"
    for hip, knee, foot, tone in (((222, 726), (318, 858), (276, 1000), mixed(BLACK, blue, 0.6)),
        ((174, 730), (204, 880), (106, 1022), blue)):  # fmt: skip
        leg(painter, (hip, knee, foot), 120, tone, look.SODIUM, (9, -3), calf=-1, shade=navy)
        lit(painter, rect(foot[0] - 38, foot[1] - 34, 72, 24, 8), mixed(blue, look.BONE, 0.3), look.SODIUM, (5, -3),
            shade=navy, width=5)  # fmt: skip
        shoe(painter, foot, 1.08, "#4A2A18", look.SODIUM, turn=-3 if foot[0] > 200 else 0)
    far = mixed(BLACK, shirt, 0.72)
    arm(painter, ((296, 560), (290, 764), (392, 716)), 88, far, look.SODIUM, (9, -5), skin=skin)
    _hoe(painter)
    fist(painter, 442, 694, 62, 0.66, mixed(BLACK, skin, 0.86), mirror=True, thumb=False, towards=(9, -5))
    nape = limb(((246, 520, 96), (270, 464, 84), (296, 410, 72)))
    lit(painter, nape, skin, look.SODIUM, (8, -4), shade="#4A2C16", width=5)
    body = blob(((120, 780), (112, 690), (122, 590), (156, 512), (210, 472), (262, 472), (304, 510), (312, 580), (296,
        670), (288, 770), (206, 800)), tension=0.8)  # fmt: skip
    lit(painter, body, shirt, look.SODIUM, (12, -5), shade=dark)
    bib = blob(((118, 790), (150, 730), (196, 660), (236, 626), (300, 600), (290, 670), (290, 780), (206, 804)),
        tension=0.5)  # fmt: skip
    within(painter, body, bib, blue)
    within(painter, body, blob(((90, 800), (96, 600), (120, 530), (136, 560), (140, 640), (160, 720), (186, 820)),
        tension=0.7), "#120608")  # fmt: skip
    lit(painter, limb(((216, 476, 24), (250, 540, 24), (256, 640, 24))), blue, look.SODIUM, (5, -2), shade=navy,
        width=5)  # fmt: skip
    rimmed(painter, disc(256, 634, 12), look.BRASS, BLACK, 4)
    _gardener_head(painter, skin)
    arm(painter, ((178, 552), (214, 724), (366, 604)), 96, shirt, look.SODIUM, (10, -6), skin=skin, body=body)
    palm(painter, 418, 584, 88, 0.7, skin, back=True, apart=0.1, towards=(9, -6))


def _hoe(painter: QPainter) -> None:
    """The hoe's handle, upright, a knob on it, its blade on the ground."""
    lit(painter, thick_line(((436, 590), (450, 1010)), 22), "#B87A3E", look.SODIUM, (6, 0), shade="#3A1E0E", width=5)
    lit(painter, disc(436, 612, 26, 22), "#B87A3E", look.SODIUM, (6, -2), shade="#3A1E0E", width=5)
    blade = polygon(((432, 990), (472, 990), (494, 1010), (526, 1030), (522, 1046), (446, 1042), (428, 1014)))
    lit(painter, blade, "#8E8894", look.BONE, (5, -4), shade="#2A2834", width=5)


def _gardener_head(painter: QPainter, skin: str) -> None:
    """His head, bent forward, white beard, his eyes on what hangs there."""
    straw, white = "#E8C468", "#D8D2C8"
    painter.save()
    painter.translate(318, 402)
    painter.rotate(10)
    painter.scale(0.86, 0.86)
    turned(painter, 0, 0, 1.0, Face("#5E3A1E", skin, nose=Nose.BROAD, brow=13, brow_colour=white, stern=-1.0, jaw=0.8,
        gaze=0.9, lid=0.15, old=True, smile=0.3))  # fmt: skip
    beard = blob(((-58, 20), (-50, 74), (-24, 112), (20, 126), (52, 108), (60, 74), (50, 56), (40, 84), (20, 90), (-4,
        84), (-14, 62), (-36, 40)), tension=0.8)  # fmt: skip
    lit(painter, beard, white, look.BONE, (6, 3), shade="#5E5860", width=5)
    side_hair = blob(((-56, -60), (-46, -30), (-52, 8), (-62, 36), (-86, 10), (-84, -54)), tension=0.7)
    lit(painter, side_hair, white, look.BONE, (4, -4), shade="#5E5860", width=5)
    crown = blob(((-78, -56), (-72, -130), (-20, -158), (44, -146), (72, -64)), tension=0.8)
    lit(painter, crown, straw, look.BONE, (8, -6), shade="#6B4A18")
    within(painter, crown, polygon(((-90, -96), (90, -104), (90, -72), (-90, -60))), look.OXBLOOD)
    within(
        painter, crown, blob(((-90, -40), (-90, -140), (-30, -170), (-40, -100), (-20, -50)), tension=0.6), "#3A260E"
    )
    brim = blob(((-150, -40), (-70, -72), (0, -80), (80, -82), (146, -66), (90, -44), (0, -36), (-90, -30)),
        tension=0.8)  # fmt: skip
    lit(painter, brim, straw, look.BONE, (5, -7), shade="#6B4A18")
    straws = [limb(((x, -70 + abs(x) * 0.06, 2), (x * 1.12, -44 + abs(x) * 0.02, 3))) for x in range(-110, 130, 30)]
    fill(painter, joined(*straws), "#8C6420")
    painter.restore()
