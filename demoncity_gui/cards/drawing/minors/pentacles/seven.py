"""The Seven of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """His roof garden, the sun going down: hands and chin on his hoe, he wonders whether seven are worth the year."""
    sky(painter, "#180F22", "#D9772A", 860)
    fill(painter, disc(400, 700, 230), "#F8CE6A")
    glow(painter, 400, 700, 440, look.SODIUM, 0.4)
    city(painter, 900, "#6B3620", None, tall=190, seed=6)
    _water_tower(painter)
    fill(painter, rect(-20, 930, 740, 300), "#6B3A22")
    lit(painter, rect(-20, 918, 740, 18), "#8C4E2C", look.SODIUM, (0, -5), width=4)
    _bush(painter)
    for x, y in ((462, 128), (598, 158), (508, 258), (616, 300), (560, 410), (612, 542)):
        coin(painter, x, y, 128)
    coin(painter, 592, 990, 128, 14)
    _gardener(painter)
    gloom(painter, 380, 580, 500, 0.3)


def _water_tower(painter: QPainter) -> None:
    """The neighbours' roof with its water tower, black before the sky."""
    legs = joined(*(thick_line(((x, 420), (x + lean, 640)), 13) for x, lean in ((62, -14), (200, 14), (132, 0))),
        thick_line(((60, 470), (206, 600)), 6), thick_line(((204, 470), (54, 600)), 6),
        rect(-20, 620, 268, 300))  # fmt: skip
    tank = joined(rect(36, 196, 190, 226, 8), polygon(((22, 206), (132, 96), (242, 206))))
    lit(painter, joined(legs, tank), "#120A12", look.SODIUM, (7, -2), width=2)
    fill(painter, joined(*(rect(36, y, 180, 5) for y in (252, 316, 380))), "#2E1A1E")


def _bush(painter: QPainter) -> None:
    """A bush in a tub: heaped leaves in two tones, the sun behind them."""
    heaps = (
        (((520, 160, 120), (640, 240, 120), (470, 270, 70), (600, 380, 110), (650, 520, 120), (560, 520, 70)),
            "#123326", look.SODIUM),
        (((530, 190, 70), (610, 230, 60), (560, 330, 66), (640, 440, 70), (600, 480, 50)), "#1E5238", "#7AC08A"),
    )  # fmt: skip
    lit(painter, limb(((640, 900, 60), (632, 760, 46), (640, 560, 40))), "#5A3018", look.SODIUM, (-9, -2),
        shade="#1A0C08")  # fmt: skip
    for discs, tone, light in heaps:
        crowns = [blob([(x + r * reach * math.cos(k * math.tau / 27), y + r * reach * math.sin(k * math.tau / 27))
            for k, reach in enumerate((0.88, 1.02, 1.02) * 9)]) for x, y, r in discs]  # fmt: skip
        lit(painter, joined(*crowns), tone, light, (-7, 6) if light == look.SODIUM else (-5, -6),
            shade=mixed(BLACK, tone, 0.4))  # fmt: skip
    glaze(painter, polygon(((540, 990), (720, 990), (720, 1130), (420, 1130))), BLACK, 0.7)
    glaze(painter, polygon(((-20, 990), (250, 960), (360, 1130), (-20, 1130))), BLACK, 0.7)
    lit(painter, polygon(((520, 840), (720, 840), (720, 1000), (560, 1000))), "#8C4A26", look.SODIUM, (-9, -5),
        shade="#2A120A")  # fmt: skip


def _gardener(painter: QPainter) -> None:
    """He: bent over the hoe with all his weight, both hands on its end, his chin on the hands."""
    shirt, dark, skin, blue, navy = "#A83A22", "#2A0A08", "#A8703F", "#2E4876", "#0C1226"
    far = mixed(BLACK, shirt, 0.72)
    hoe = (376, 560), (418, 1050)
    arm(painter, ((280, 590), (466, 730), (410, 610)), 96, far, look.SODIUM, (9, -5), skin=skin)
    thigh = blob(((150, 900), (240, 900), (292, 960), (310, 1040), (300, 1190), (190, 1190), (180, 1000)), tension=0.6)
    lit(painter, thigh, mixed(BLACK, blue, 0.7), look.SODIUM, (11, -5), shade=navy)
    hip = blob(((0, 1190), (4, 1000), (30, 900), (120, 880), (196, 920), (222, 1010), (214, 1190)), tension=0.6)
    lit(painter, hip, blue, look.SODIUM, (12, -5), shade=navy)
    fill(painter, joined(limb(((212, 1000, 3), (150, 1030, 9), (90, 1080, 3))), limb(((208, 1050, 3), (160, 1064, 7),
        (120, 1100, 3)))), navy)  # fmt: skip
    body = blob(((10, 980), (14, 860), (34, 720), (70, 610), (124, 536), (190, 500), (256, 510), (304, 560), (318, 640),
        (296, 740), (262, 840), (246, 960), (140, 1010)), tension=0.8)  # fmt: skip
    lit(painter, body, shirt, look.SODIUM, (14, -6), shade=dark)
    bib = blob(((0, 1000), (30, 900), (110, 810), (190, 740), (262, 690), (330, 660), (296, 760), (240, 990)),
        tension=0.5)  # fmt: skip
    within(painter, body, bib, blue)
    within(painter, body, joined(*(limb((*a,)) for a in (((30, 900, 5), (120, 804, 6), (200, 740, 5), (262, 690, 5)),
        ((110, 980, 3), (180, 930, 9), (256, 880, 2)), ((130, 900, 3), (190, 856, 9), (270, 800, 2))))),
        navy)  # fmt: skip
    within(painter, body, blob(((-10, 1000), (-10, 700), (60, 580), (110, 560), (84, 680), (110, 800), (70, 900), (96,
        1020)), tension=0.7), "#120608")  # fmt: skip
    lit(painter, limb(((150, 520, 26), (214, 590, 26), (250, 700, 26))), blue, look.SODIUM, (6, -2), shade=navy,
        width=5)  # fmt: skip
    rimmed(painter, disc(250, 700, 14), look.BRASS, BLACK, 4)
    lit(painter, thick_line(hoe, 30), "#C98F4A", look.SODIUM, (8, 0), shade="#3A1E0E", width=6)
    blade = polygon(((396, 1016), (440, 1012), (462, 1030), (520, 1060), (512, 1088), (420, 1076), (392, 1046)))
    lit(painter, blade, "#A8A2B0", look.BONE, (6, -5), shade="#2A2834", width=6)
    _head(painter, skin)
    fist(painter, 400, 604, 78, 0.8, mixed(BLACK, skin, 0.9), mirror=True, thumb=False, towards=(9, -5))
    arm(painter, ((140, 620), (196, 830), (318, 690)), 112, shirt, look.SODIUM, (12, -6), skin=skin, body=body)
    fingers(painter, 372, 626, 30, 0.9, skin, mirror=True, towards=(9, -6))


def _head(painter: QPainter, skin: str) -> None:
    """His head, sunk on his hands: white beard, straw hat, one brow up, his eyes on what hangs there."""
    straw, white = "#E8C468", "#D8D2C8"
    painter.save()
    painter.translate(330, 440)
    painter.rotate(1)
    painter.scale(1.12, 1.12)
    turned(painter, 0, 0, 1.0, Face("#5E3A1E", skin, nose=Nose.BROAD, brow=14, brow_colour=white, stern=-1.0, jaw=0.8,
        gaze=0.9, lid=0.3, old=True, smile=-0.9, arch=0.9))  # fmt: skip
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
