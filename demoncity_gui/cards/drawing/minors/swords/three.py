"""The Three of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A neon heart, run through three times, bleeds into the rain; beneath somebody kneels in the red of the street."""
    sky(painter, "#08070D", "#2A101C", 900)
    clouds(painter, ((520, 50, 1.1), (280, 170, 0.8), (640, 210, 0.7)), "#17111C", look.DANGER)
    city(painter, 930, "#150D15", look.SODIUM, tall=520, seed=18, right=170, edge="#8A2A30")
    city(painter, 930, "#150D15", look.SODIUM, tall=560, seed=29, left=520, edge="#8A2A30")
    glow(painter, 330, 560, 470, look.DANGER, 0.5)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.4), pitch=38, width=4)
    fill(painter, rect(0, 930, 700, 300), "#0B0A10")
    for number, (x, wide) in enumerate(((190, 290), (120, 420), (230, 250), (60, 540), (150, 400))):
        wet = mixed(BLACK, look.DANGER, 0.62 - number * 0.07)
        fill(painter, rect(x, 940 + number * 27, wide, 8 + number * 2, 6), wet)
    _run_through(painter)
    painter.save()
    painter.translate(20, 6)
    _kneeling(painter)
    painter.restore()
    gloom(painter, 340, 640, 430, 0.4)


def _run_through(painter: QPainter) -> None:
    """The heart: each blade goes in at a wound, is lost in it, and comes out below, its point red."""
    heart = blob(((330, 824), (160, 650), (88, 510), (116, 384), (222, 340), (330, 442), (438, 340), (544, 384),
        (572, 510), (500, 650)), tension=0.85)  # fmt: skip
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.4), 54)
    lit(painter, heart, "#A81C2C", look.DANGER, (-20, -16), shade="#3A0610", width=4)
    stroke(painter, heart, look.DANGER, 16)
    stroke(painter, heart, "#FFE4D8", 5)
    wounds = ((214, 530, -34, 236), (446, 530, 34, 236), (330, 610, 0, 340))
    for x, y, turn, _ in wounds:
        for crack in (((0, 0, 13), (-50, 34, 7), (-64, 90, 4), (-98, 112, 1)), ((0, 0, 13), (44, 18, 7), (70, 66, 4),
            (66, 104, 1)), ((0, 0, 11), (-40, -34, 6), (-48, -76, 1))):  # fmt: skip
            within(painter, heart, limb([(x + a, y + b, wide) for a, b, wide in crack]), "#1B0207")
        cut = placed(blob(((-48, 2), (-24, -14), (0, -9), (24, -14), (48, 2), (22, 14), (0, 9), (-22, 14))), x, y, 1,
            turn)  # fmt: skip
        rimmed(painter, cut, "#1B0207", look.DANGER, 4)
    lost = heart.united(placed(heart, -26, -44, 1.08))  # with the tube around it
    for x, y, turn, out in wounds:
        up = math.radians(turn)
        whole = 690
        far = whole / 2 - out  # from the wound to the blade's middle
        deep = placed(rect(-400, 4, 800, 900), x, y, 1, turn).intersected(lost)
        painter.save()
        painter.setClipPath(rect(0, -200, 700, 1500).subtracted(deep), Qt.ClipOperation.IntersectClip)
        blade(painter, x - math.sin(up) * far, y + math.cos(up) * far, whole, turn, 3.6)
        tip_x, tip_y = x - math.sin(up) * (whole - out), y + math.cos(up) * (whole - out)
        red = placed(polygon(((-40, -52), (-10, -36), (12, -58), (40, -44), (40, 4), (-40, 4))), tip_x, tip_y, 1, turn)
        point = placed(polygon(((-26, -64), (26, -64), (26, -56), (0, 0), (-26, -56))), tip_x, tip_y, 1, turn)
        within(painter, point, red, "#C81E30")
        painter.restore()
    for x, y, long, wide in ((186, 558, 100, 14), (240, 526, 170, 12), (306, 622, 96, 14), (354, 622, 140,
        13), (420, 526, 120, 12), (474, 558, 66, 14)):  # fmt: skip
        run = limb(((x, y, wide * 0.8), (x + 2, y + long * 0.6, wide * 0.7), (x, y + long, wide * 1.5)))
        lit(painter, run, "#E0283A", "#FFB0A0", (-2, -2), width=3)
    for x, y, size in ((186, 966, 12), (330, 1016, 16)):
        drop = blob(((x, y - 2.6 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, "#E0283A", "#FFB0A0", (-3, -3), width=3)


def _kneeling(painter: QPainter) -> None:
    """She, under it, her face in her hands; the neon on her bent back."""
    red, dark = "#FF7A68", "#0A070C"
    glaze(painter, disc(560, 1062, 130, 16), BLACK, 0.8)
    coat = blob(((512, 884), (552, 876), (600, 910), (640, 980), (668, 1060), (486, 1068), (476, 1036), (530, 1000),
        (524, 950), (506, 920)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#2A1822", red, (-6, -8), shade=dark, width=5)
    arm(painter, ((574, 920), (524, 1010), (492, 918)), 56, "#2A1822", red, (-4, -4), skin="#C88A70", body=coat)
    hair_ = blob(((472, 886), (470, 848), (496, 820), (536, 824), (564, 858), (566, 918), (540, 906), (520, 922), (504,
        896)), tension=0.7)  # fmt: skip
    lit(painter, hair_, "#1B0E14", red, (-5, -7), shade=dark, width=5)
    palm(painter, 488, 880, 6, 0.36, "#C88A70", back=True, apart=0.4, towards=(-0.8, -0.6))
