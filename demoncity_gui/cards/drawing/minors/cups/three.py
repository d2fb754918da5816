"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """Three women on a roof, old and young, arms round each other, clink their glasses so that it splashes."""
    sky(painter, "#03040C", "#1E2A54", 1000)
    for x, y, reach, tone in ((350, 110, 120, look.DANGER), (622, 130, 90, look.ICE)):
        _firework(painter, x, y, reach, tone)
    city(painter, 1100, "#16203E", look.SODIUM, tall=760, seed=36)
    city(painter, 1100, "#080C16", look.SODIUM, tall=620, seed=9, edge=t.light)
    bulbs(painter, ((0, 130), (90, 190), (250, 330), (350, 350), (450, 330), (610, 190), (700, 130)))
    glow(painter, 352, 560, 330, look.SODIUM, 0.8)
    painter.save()
    painter.translate(0, -38)
    _behind_her(painter, -1, "#2F7A66", "#0C201C", 590)
    _behind_her(painter, 1, "#A82A38", "#33090F", 650)
    _blonde(painter)
    _dark_one(painter)
    painter.restore()
    _old_one(painter)
    _splash(painter)
    gloom(painter, 350, 560, 430, 0.5)


def _behind_her(painter: QPainter, way: int, cloth: str, dark: str, y: float) -> None:
    """The near arm of one of the friends, from her shoulder on its way round the other's back."""
    sleeve = limb(((350 - way * 110, y - 20, 112), (350, y + 8, 96), (350 + way * 110, y + 44, 84)))
    lit(painter, sleeve, cloth, _WARM, (-way * 3, -8), shade=dark)


def _splash(painter: QPainter) -> None:
    """What leaps out of the glasses as they meet."""
    for x, y, turn, size in ((354, 512, 4, 1.3), (330, 440, -14, 0.7), (384, 430, 18, 0.7)):  # fmt: skip
        ball = joined(disc(0, 8, 17), blob(((0, -30), (14, 0), (0, 12), (-14, 0)), tension=0.6))
        drop = placed(ball, x, y, size, turn)
        lit(painter, drop, look.ICE, look.BONE, (-4, -4), shade="#2A6A9A", width=5)
    for x, y, size in ((300, 606, 38), (412, 606, 38)):
        fill(painter, star(x, y, size, 7, 6), look.BONE)


def _firework(painter: QPainter, x: float, y: float, reach: float, tone: str) -> None:
    """A rocket that bursts: sparks on their way out, and a haze of its colour."""
    glow(painter, x, y, reach * 1.2, tone, 0.4)
    sparks, ends = [], []
    for turn in range(0, 360, 24):
        far = reach * (0.72 + 0.28 * (turn % 72) / 48)
        out_x, out_y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        end = (x + out_x * far, y + out_y * far + far * 0.1)
        sparks.append(limb(((x + out_x * far * 0.3, y + out_y * far * 0.3, 2), (*end, 7))))
        ends.append(disc(*end, 5))
    fill(painter, joined(*sparks), tone)
    fill(painter, joined(*ends), look.BONE)


def _blonde(painter: QPainter) -> None:
    """She, blonde, in red, bends over to the old one and looks down at her; her arm is bent before her."""
    skin, shade, red, dark = "#F0D0AC", "#A8705C", "#A82A38", "#33090F"
    back = blob(((76, 330), (130, 190), (240, 220), (262, 400), (250, 520), (150, 570), (40, 550)), tension=0.8)
    lit(painter, back, "#E8C87A", _WARM, (7, -8), shade="#8C6A2E")
    dress = blob(((-40, 1180), (0, 640), (60, 540), (150, 500), (240, 540), (296, 640), (320, 800), (340, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, red, _WARM, (11, -9), shade=dark)
    within(painter, dress, blob(((420, 640), (250, 680), (170, 760), (110, 850), (80, 1000), (100, 1200), (420, 1200)),
        tension=0.6), dark)  # fmt: skip
    for points in (((250, 640, 2), (240, 740, 9), (262, 860, 3)), ((290, 700, 2), (290, 780, 8), (306, 880, 3))):
        fill(painter, limb(points), dark)
    bare = blob(((98, 540), (140, 496), (220, 496), (260, 546), (210, 590), (150, 590)), tension=0.7)
    lit(painter, bare, skin, skin, (5, -5), shade=shade, width=5)
    with tilted(painter, 186, 470, 17):
        neck(painter, 176, 420, 78, 520, skin)
        turned(painter, 186, 316, 1.1, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=7, smile=1.7, jaw=0.1,
            open=False, lips="#C4504C", brow_colour="#8C6A2E"))  # fmt: skip
        hair(painter, 186, 314, 1.14, Cut.TURNED_LONG, "#E8C87A", _WARM)
    arm(painter, ((72, 606), (62, 862), (158, 680)), 108, red, _WARM, (7, -8), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip
    fill(painter, blob(((124, 634), (140, 690), (118, 770), (104, 800), (116, 720)), tension=0.6), dark)
    with grip(painter, 230, 584, 8, 0.62, skin, across=122, mirror=True):
        glass(painter, 236, 642, 168, 7)


def _dark_one(painter: QPainter) -> None:
    """She, at the right, in green, curls and a golden ring in her ear."""
    skin, shade, green, deep, black = "#8A5636", "#4A2A1A", "#2F7A66", "#0C201C", "#1E1418"
    dress = blob(((336, 1180), (392, 860), (420, 690), (462, 570), (550, 510), (636, 530), (700, 610), (740, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, green, _WARM, (-11, -9), shade=deep)
    within(painter, dress, blob(((260, 640), (440, 680), (530, 760), (590, 850), (620, 1000), (600, 1200), (260, 1200)),
        tension=0.6), deep)  # fmt: skip
    bare = blob(((452, 560), (484, 512), (560, 504), (600, 540), (556, 590), (496, 600)), tension=0.7)
    lit(painter, bare, skin, skin, (-5, -5), shade=shade, width=5)
    curls = [(530 + 96 * math.sin(math.radians(a)), 312 - 112 * math.cos(math.radians(a))) for a in range(-30, 150, 25)]
    with tilted(painter, 524, 480, -13):
        lit(painter, joined(*(disc(x, y, 54) for x, y in curls)), black, _WARM, (-5, -9), shade=BLACK)
        neck(painter, 530, 420, 80, 530, skin)
        turned(painter, 516, 318, 1.1, Face(shade, skin, nose=Nose.BROAD, stern=-1, brow=8, smile=1.2, jaw=0.1,
            gaze=0.6, lips="#B8323A", brow_colour="#120C10"), mirror=True)  # fmt: skip
        fringe = [(464 + 40 * k, 208 - 20 * math.sin(math.pi * k / 3)) for k in range(4)]
        lit(painter, joined(*(disc(x, y, 38) for x, y in fringe)), black, _WARM, (-5, -8), shade=BLACK, width=5)
        lit(painter, disc(580, 376, 17), look.BRASS, "#FFF6D8", (-3, -3), shade="#6B4612", width=4)
    arm(painter, ((632, 606), (642, 862), (552, 680)), 108, green, _WARM, (-7, -8), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip
    fill(painter, blob(((580, 634), (566, 690), (588, 770), (602, 800), (590, 720)), tension=0.6), deep)
    with grip(painter, 480, 584, -8, 0.64, skin, across=122):
        glass(painter, 474, 642, 168, -7)


def _old_one(painter: QPainter) -> None:
    """She, white-haired, before them in yellow, laughs out loud, and lifts her glass to theirs."""
    skin, shade, gold, dark, white = "#E2B58A", "#8C5A42", "#D8962E", "#4A2C0C", "#D8D2DC"
    shawl = blob(((-10, 1200), (-6, 1070), (40, 1020), (130, 994), (210, 984), (290, 994), (372, 1014), (420, 1070),
        (424, 1200)), tension=0.7)  # fmt: skip
    lit(painter, shawl, gold, _WARM, (0, -13), shade=dark)
    with tilted(painter, 206, 990, -6):
        neck(painter, 206, 950, 92, 1024, skin)
        curls = [(206 + 90 * math.sin(math.radians(a)), 836 - 98 * math.cos(math.radians(a))) for a in range(
            -100, 101, 25)]  # fmt: skip
        lit(painter, joined(*(disc(x, y, 38) for x, y in curls)), white, _WARM, (2, -9), shade="#6E6880")
        front(painter, 206, 848, 1.14, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-1, brow=7, jaw=0.3,
            brow_colour="#B4ACB4", smile=2, lips="#B04A44", old=True))  # fmt: skip
        fringe = [(206 + x, 750 + abs(x) * 0.3) for x in (-60, -28, 6, 42, 70)]
        lit(painter, joined(*(disc(x, y, 32) for x, y in fringe)), white, _WARM, (2, -9), shade="#6E6880", width=5)
        rolls = joined(*(ink(((x - 15, y + 3, 1), (x - 2, y + 13, 5), (x + 15, y + 2, 1))) for x, y in fringe))
        fill(painter, rolls, "#8C869C")
    collar = limb(((122, 1016, 6), (150, 1052, 26), (206, 1074, 34), (262, 1052, 26), (288, 1012, 6)))
    lit(painter, collar, gold, _WARM, (0, -7), shade=dark, width=5)
    fill(painter, joined(limb(((76, 1062, 2), (84, 1100, 9))), limb(((330, 1050, 2), (316, 1100, 9)))), dark)
    arm(painter, ((366, 1070), (520, 1010), (432, 832)), 104, gold, _WARM, (-8, -8), cuff=look.BONE, skin=skin,
        body=shawl)  # fmt: skip
    with grip(painter, 362, 736, -3, 0.64, skin, across=122):
        glass(painter, 356, 788, 168, 0)
