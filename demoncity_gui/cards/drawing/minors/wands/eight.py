"""The Eight of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm, raised
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Eight burning matches shoot side by side over the roofs; two children look after them."""
    sky(painter, "#0A0E2E", "#8A3E40", 940)
    stars(painter, 10, (250, -40), (420, 300))
    clouds(painter, ((120, 560, 0.7), (640, 560, 0.6)), "#33244A", t.light)
    city(painter, 1100, "#2A1830", None, tall=360, seed=31)
    city(painter, 1100, "#120A14", look.SODIUM, tall=250, seed=17, edge=t.light)
    turn = math.radians(62)
    flights = ((480, 96), (536, 222), (286, 330), (456, 388), (196, 500), (546, 496), (320, 586), (516, 650))
    for x, y in flights:
        for half, far, colour, share in ((24, 350, t.light, 0.55), (12, 290, look.SODIUM, 0.9), (5, 200, "#FFE6A8",
            0.9)):  # fmt: skip
            foot_x, foot_y = x + 40 * math.sin(turn), y - 40 * math.cos(turn)
            glaze(painter, polygon(((foot_x - half * math.cos(turn), foot_y - half * math.sin(turn)), (foot_x + half
                * math.cos(turn), foot_y + half * math.sin(turn)), (x - far * math.sin(turn), y + far
                * math.cos(turn)))), colour, share)  # fmt: skip
    for x, y in flights:
        match(painter, x - 120 * math.sin(turn), y + 120 * math.cos(turn), 244, 62, 1.5, 0.8)
    lit(painter, rect(-20, 1040, 740, 160), "#3A2A38", look.SODIUM, (0, -8), shade="#1E141E")
    glaze(painter, rect(0, 700, 700, 400), look.SODIUM, 0.06)
    _gaper(painter)
    _pointer(painter)


def _pointer(painter: QPainter) -> None:
    """A boy at the parapet, a cap pushed back, his arm out along the flight."""
    shirt, dark, skin, shade = "#3E7A8C", "#0E2430", "#E2B58A", "#9A6238"
    body = blob(((40, 1180), (56, 1060), (92, 990), (160, 958), (234, 978), (272, 1040), (282, 1180)), tension=0.7)
    lit(painter, body, shirt, look.SODIUM, (9, -8), shade=dark)
    within(painter, body, blob(((20, 940), (120, 960), (150, 1010), (120, 1080), (150, 1200), (20, 1200)),
        tension=0.6), "#081820")  # fmt: skip
    for x in (104, 214):
        lit(painter, limb(((x, 972, 20), (x + 4, 1080, 20), (x, 1180, 20))), "#5A3418", look.SODIUM, (4, -3), width=4)
    neck(painter, 160, 926, 66, 982, skin)
    painter.save()
    painter.translate(170, 856)
    painter.rotate(-14)
    turned(painter, 0, 0, 0.98, Face(shade, skin, nose=Nose.SNUB, stern=-0.4, brow=7, brow_colour="#6B3216",
        mouth=Mouth.LAUGH, jaw=0.15, gaze=0.8, young=True))  # fmt: skip
    glaze(painter, disc(-4, 36, 22, 17), look.DANGER, 0.16)
    hair(painter, 0, 0, 1.0, Cut.TURNED_SHORT, "#6B3216", look.SODIUM)
    crown_ = blob(((-94, -24), (-112, -84), (-84, -136), (-20, -158), (46, -144), (80, -104), (64, -82), (10, -86),
        (-44, -66)), tension=0.8)  # fmt: skip
    lit(painter, crown_, "#B8362E", look.SODIUM, (7, -8), shade="#3A0E12")
    fill(painter, joined(limb(((-20, -154, 3), (-50, -116, 5), (-70, -60, 3))), limb(((-16, -154, 3), (20, -126, 5),
        (40, -90, 3)))), "#3A0E12")  # fmt: skip
    peak = blob(((12, -92), (62, -108), (112, -96), (128, -74), (90, -72), (40, -74)), tension=0.7)
    lit(painter, peak, "#8C2420", look.SODIUM, (3, -6), shade="#3A0E12", width=5)
    rimmed(painter, disc(-18, -156, 9), "#B8362E", BLACK, 4)
    painter.restore()
    arm(painter, ((232, 1040), (344, 1000), (368, 850)), 78, shirt, look.SODIUM, (-6, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    raised(painter, 376, 806, 24, 0.6, skin, fingers_up=1)


def _gaper(painter: QPainter) -> None:
    """A girl beside him, one hand at her cheek, the other on her cap: the wind of it all would take it."""
    coat, dark, skin, shade = "#D09A3A", "#4A2C10", "#A8703F", "#5E3A1E"
    body = blob(((470, 1180), (474, 1090), (492, 1020), (552, 990), (612, 1020), (634, 1090), (640, 1180)), tension=0.7)
    lit(painter, body, coat, look.SODIUM, (9, -8), shade=dark)
    neck(painter, 546, 950, 56, 1010, skin)
    painter.save()
    painter.translate(552, 872)
    painter.rotate(-10)
    locks = blob(((-50, -70), (-104, -30), (-108, 60), (-86, 120), (-40, 110), (-40, 20)), tension=0.7)
    lit(painter, locks, "#1E1214", look.SODIUM, (5, -6), shade=BLACK)
    turned(painter, 0, 0, 0.92, Face(shade, skin, nose=Nose.BROAD, stern=-0.6, brow=8, mouth=Mouth.CRY, jaw=0.1,
        gaze=0.7, young=True))  # fmt: skip
    fringe = blob(((56, -56), (40, -84), (-50, -80), (-78, -20), (-66, 12), (-54, -26), (-20, -62), (10, -52)),
        tension=0.8)  # fmt: skip
    lit(painter, fringe, "#1E1214", look.SODIUM, (5, -6), shade=BLACK, width=5)
    wool = blob(((-88, -26), (-96, -90), (-50, -138), (10, -144), (62, -116), (74, -66), (10, -80), (-50, -60)),
        tension=0.8)  # fmt: skip
    lit(painter, wool, "#3E6A9A", look.SODIUM, (6, -8), shade="#14243A")
    lit(painter, limb(((-84, -22, 30), (-40, -58, 32), (16, -76, 32), (70, -64, 28))), look.BONE, look.BONE, (4, -5),
        shade=look.MUTED, width=5)  # fmt: skip
    lit(painter, disc(-26, -152, 24), look.BONE, look.BONE, (4, -5), shade=look.MUTED, width=5)
    painter.restore()
    within(painter, body, joined(limb(((540, 1080, 3), (556, 1130, 9), (548, 1190, 5))), limb(((470, 1090, 4), (500,
        1150, 12), (500, 1200, 8)))), dark)  # fmt: skip
    arm(painter, ((512, 1040), (444, 1086), (482, 968)), 66, coat, look.SODIUM, (7, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 478, 924, 16, 0.58, skin, back=True, apart=0.2, mirror=True)
    arm(painter, ((602, 1040), (662, 970), (636, 868)), 68, coat, look.SODIUM, (7, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 622, 806, -22, 0.6, skin, back=True, apart=0.3)
