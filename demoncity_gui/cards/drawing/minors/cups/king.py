"""The King of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT: Final = "#355A94"
_DEEP: Final = "#0B1526"
_SKIN: Final = "#E0AE88"


def scene(painter: QPainter, t: Tones) -> None:
    """The ferry's captain at his wheel in a storm, glass in hand, quite calm."""
    fill(painter, SKY, "#070D16")
    painter.save()  # the ship rolls: all that is not aboard stands aslant, but for the lighthouse
    _roll(painter)
    sky(painter, "#050A12", mixed(BLACK, t.light, 0.24), 640, -240)
    clouds(painter, ((400, 40, 1.0),), "#15222F", t.light)
    painter.restore()
    _lighthouse(painter, t)
    painter.save()
    _roll(painter)
    far = blob(((-40, 700), (160, 600), (420, 660), (600, 560), (740, 600), (740, 1200), (-40, 1200)))
    lit(painter, far, mixed(BLACK, t.light, 0.22), look.BONE, (4, -9), width=4)
    _breaker(painter, t)
    painter.restore()
    hatch(painter, rect(0, -150, 700, 800), Hatch.RAIN, mixed(BLACK, t.light, 0.7), pitch=62, width=4)
    painter.save()  # he leans against the roll
    painter.translate(376 - 64, 1150)
    painter.rotate(4.5)
    painter.translate(-376, -1150)
    coat = blob(((140, 1130), (150, 900), (200, 770), (320, 700), (450, 700), (560, 770), (620, 900), (640, 1130)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, _COAT, t.light, (16, -7), shade=_DEEP)
    within(painter, coat, blob(((300, 690), (360, 690), (330, 820), (360, 960), (340, 1140), (230, 1140), (270, 900)),
        tension=0.6), _DEEP)  # fmt: skip
    for s in (-1, 1):
        lapel = polygon(((384 + s * 50, 700), (384 + s * 130, 690), (384 + s * 150, 800), (384 + s * 20, 960)))
        lit(painter, lapel, "#18202C", t.light, (6, -5), shade=BLACK, width=4)
    for y in (900, 990, 1080):
        rimmed(painter, joined(disc(330, y, 17), disc(440, y, 17)), look.BRASS, BLACK, 3)
    _wheel(painter)
    arm(painter, ((234, 824), (238, 1022), (168, 930)), 110, _COAT, t.light, (10, -6), cuff=look.BONE, skin=_SKIN)
    _board(painter, 226, 786, -34)
    _captains_head(painter)
    fist(painter, 146, 866, -14, 0.82, _SKIN, mirror=True, towards=(0.9, -0.4))
    _toast(painter, t)
    painter.restore()
    for x, y, r in ((640, 610, 6), (250, 640, 7), (596, 560, 5), (210, 560, 9)):
        rimmed(painter, disc(x, y, r), look.BONE, BLACK, 3)


def _roll(painter: QPainter) -> None:
    """Turn what comes next as the ship rolls."""
    painter.translate(376, 632)
    painter.rotate(-12)
    painter.scale(1.16, 1.16)
    painter.translate(-350, -600)


def _lighthouse(painter: QPainter, t: Tones) -> None:
    """It stands on its rock, broad and striped, and throws its light over the wave."""
    fill(painter, polygon(((586, 130), (-40, -30), (-40, 250))), mixed(BLACK, t.light, 0.44))
    fill(painter, polygon(((586, 130), (-40, 50), (-40, 180))), mixed(t.light, look.SODIUM, 0.5))
    rock = blob(((440, 600), (490, 500), (540, 460), (640, 456), (720, 490), (720, 640), (440, 640)), tension=0.6)
    lit(painter, rock, "#1B2733", t.light, (-4, -6), shade=BLACK, width=5)
    tower = polygon(((552, 176), (620, 176), (640, 476), (532, 476)))
    lit(painter, tower, look.BONE, look.BONE, (-12, 0), shade="#8E8680", width=6)
    within(painter, tower, joined(rect(500, 226, 180, 50), rect(500, 326, 180, 54), rect(500, 430, 180, 60)),
        look.OXBLOOD)  # fmt: skip
    within(painter, tower, polygon(((596, 170), (660, 170), (680, 490), (604, 490))).intersected(tower), "#2A1A24")
    rimmed(painter, rect(560, 102, 52, 64, 4), look.SODIUM, BLACK, 6)
    fill(painter, rect(583, 104, 6, 60), BLACK)
    rimmed(painter, rect(538, 160, 96, 20, 4), "#2E3A48", BLACK, 5)
    rimmed(painter, polygon(((548, 104), (586, 60), (624, 104))), look.OXBLOOD, BLACK, 6)


def _wheel(painter: QPainter) -> None:
    """The ship's wheel, cut by the frame, one spoke turned to his hand."""
    wood, gleam = "#8C5A2E", look.SODIUM
    spokes = joined(*(placed(joined(rect(-10, -236, 20, 220, 8), rect(-14, -272, 28, 82, 12)),
        164, 1056, 1, turn) for turn in range(38, 360, 45)))  # fmt: skip
    lit(painter, spokes, wood, gleam, (5, -3), shade="#4A2E16", width=5)
    lit(painter, ring(164, 1056, 188, 150), wood, gleam, (7, -5), shade="#4A2E16", width=5)
    lit(painter, disc(164, 1056, 46), wood, gleam, (7, -5), shade="#4A2E16")
    fill(painter, disc(164, 1056, 18), look.BRASS)


def _board(painter: QPainter, x: float, y: float, turn: float) -> None:
    """A golden shoulder board with its fringe, that joins sleeve and coat."""
    fringe = placed(joined(*(rect(a, 0, 11, 40, 4) for a in range(-56, 50, 12))), x, y, 1, turn)
    rimmed(painter, fringe, "#B8862A", BLACK, 4)
    lit(painter, placed(rect(-62, -22, 124, 34, 14), x, y, 1, turn), look.BRASS, look.BONE, (5, -5), shade="#8A5A1E",
        width=5)  # fmt: skip


def _toast(painter: QPainter, t: Tones) -> None:
    """The arm that lifts the glass, clear of the coat in the lighthouse's gleam, four rings of gold at its end."""
    arm(painter, ((548, 826), (636, 1040), (616, 872)), 112, _COAT, t.light, (12, -7), cuff=look.BONE, skin=_SKIN)
    for y in (924, 952, 980):
        band = limb(((582, y + 4, 10), (622, y + 8, 12), (664, y - 2, 10)))
        rimmed(painter, band, look.BRASS, BLACK, 3)
    with grip(painter, 562, 772, 4, 0.82, _SKIN, across=124, towards=(0.9, -0.4)):
        glass(painter, 562, 856, 200, 4)


def _captains_head(painter: QPainter) -> None:
    """His head: he looks at us from under his cap, tired and sure; the storm blows his beard aside."""
    turned(painter, 380, 510, 1.14, Face("#8C5E48", _SKIN, nose=Nose.HOOKED, stern=0.3, brow=19,
        brow_colour="#E4DCCB", jaw=1, lid=0.42, gaze=-0.35, arch=0.7, old=True, squint=0.5))  # fmt: skip
    beard = blob(((312, 500), (340, 570), (378, 590), (404, 566), (444, 566), (456, 590), (450, 650), (426, 706), (398,
        742), (384, 704), (346, 770), (336, 716), (282, 764), (292, 706), (232, 724), (276, 660), (296, 590)),
        tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (14, -6), shade="#6E6862")
    lit(painter, blob(((370, 584), (398, 558), (420, 566), (440, 560), (454, 580), (420, 586), (396, 600))),
        look.BONE, look.BONE, width=3)  # fmt: skip
    strands(painter, [((404, 610), (400, 670), (352, 748)), ((370, 610), (352, 680), (290, 752)), ((338, 590), (316,
        650), (244, 716)), ((430, 610), (428, 680), (400, 730))], "#8E8680", look.BONE, 8)  # fmt: skip
    cap = joined(blob(((286, 440), (276, 360), (340, 318), (430, 322), (478, 366), (466, 430)), tension=0.8))
    lit(painter, cap, look.BONE, look.BONE, (14, -8), shade="#8E8680")
    rimmed(painter, polygon(((288, 412), (470, 404), (470, 440), (292, 450))), "#18202C", BLACK, 4)
    rimmed(painter, blob(((400, 436), (470, 428), (510, 456), (470, 462), (410, 456)), tension=0.6),
        BLACK, look.BONE, 3)  # fmt: skip
    rimmed(painter, placed(crown(), 410, 430, 0.26), look.BRASS, BLACK, 3)


def _breaker(painter: QPainter, t: Tones) -> None:
    """A wave that stands over him, its crest about to come down in claws."""
    wave = blob(((-60, 1200), (-60, 470), (40, 356), (120, 290), (196, 226), (280, 188), (360, 194), (420, 236),
        (446, 310), (
        420, 282), (360, 262), (290, 276), (226, 330), (196, 420), (200, 540), (250, 660), (340, 760), (740, 800), (740,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, wave, mixed(BLACK, t.light, 0.36), t.light, (10, -6), shade=mixed(BLACK, t.light, 0.2), width=5)
    for points in (((330, 250, 2), (220, 300, 9), (160, 420, 12), (170, 600, 4)), ((250, 240, 2), (140, 340, 10),
        (100, 480,
        14), (120, 700, 4)), ((150, 320, 2), (60, 420, 10), (30, 560, 13), (60, 720, 4))):  # fmt: skip
        fill(painter, limb(points), mixed(BLACK, t.light, 0.62))
    foam = blob(((30, 380), (106, 288), (190, 216), (280, 172), (370, 180), (436, 228), (466, 322), (436, 282), (428,
        330),
        (404, 262), (386, 316), (358, 240), (334, 306), (306, 236), (272, 308), (252, 250), (208, 326), (198, 286),
        (150,
        366), (146, 330), (96, 404), (96, 364)), tension=0.62)  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (6, -10), shade=mixed(BLACK, t.light, 0.9), width=5)
    drops = ((470, 330, 8), (452, 376, 6), (236, 330, 7), (318, 300, 6), (480, 290, 4), (160, 380, 6))
    fill(painter, joined(*(disc(*drop) for drop in drops)), look.BONE)
