"""The Three of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A neon heart, run through three times, bleeds into the rain; beneath somebody stands alone, head bowed."""
    sky(painter, "#08070D", "#2A101C", 900)
    clouds(painter, ((520, 50, 1.1), (280, 170, 0.8), (640, 210, 0.7)), "#17111C", look.DANGER)
    city(painter, 930, "#150D15", look.SODIUM, tall=520, seed=18, right=170, edge="#8A2A30")
    city(painter, 930, "#150D15", look.SODIUM, tall=560, seed=29, left=520, edge="#8A2A30")
    glow(painter, 330, 560, 470, look.DANGER, 0.5)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.4), pitch=38, width=4)
    fill(painter, rect(0, 930, 700, 300), "#0B0A10")
    for number, (x, wide) in enumerate(((190, 310), (120, 450), (170, 350), (60, 580), (110, 480))):
        wet = mixed(BLACK, look.DANGER, 0.62 - number * 0.07)
        fill(painter, rect(x, 940 + number * 27, wide, 8 + number * 2, 6), wet)
    painter.save()
    painter.translate(-18, -60)
    painter.scale(1.1, 1.1)
    _run_through(painter)
    painter.restore()
    _bowed(painter)
    _downpour(painter)
    gloom(painter, 345, 620, 450, 0.34)


def _bowed(painter: QPainter) -> None:
    """Somebody alone in the street, head bowed, collar up, hands in the pockets; the heart's red on them."""
    red = "#FF7A68"
    glaze(painter, disc(596, 1058, 84, 15), look.DANGER, 0.4)
    legs = joined(limb(((584, 960, 36), (578, 1050, 24))), limb(((616, 970, 36), (618, 1052, 24))), limb(((576, 1052,
        20), (554, 1056, 14))), limb(((616, 1054, 20), (594, 1058, 14))))  # fmt: skip
    lit(painter, legs, "#16101A", red, (-4, -2), width=5)
    coat = blob(((556, 812), (590, 786), (626, 796), (652, 850), (656, 920), (658, 980), (600, 990), (552, 978), (556,
        930), (546, 880)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#1E1520", red, (-7, -5), shade=BLACK, width=6)
    fill(painter, limb(((600, 850, 3), (626, 900, 8), (590, 926, 3))), BLACK)
    painter.save()
    painter.translate(590, 806)
    painter.scale(0.82, 0.82)
    head = blob(((-50, -4), (-62, -34), (-46, -60), (-6, -66), (14, -40), (4, 6), (-26, 14)), tension=0.8)
    lit(painter, head, "#5A2A2A", red, (-6, -3), shade="#1E0C14", width=6)
    collar = blob(((-34, 22), (-8, -26), (34, -36), (58, -6), (44, 34), (0, 40)), tension=0.6)
    lit(painter, collar, "#1E1520", red, (-6, -6), shade=BLACK, width=6)
    hat = joined(blob(((-60, -62), (-50, -110), (-8, -120), (16, -64)), tension=0.6), placed(limb(((-62, 8, 12), (0, 0,
        20), (50, -4, 10))), -24, -60, 1, 0))  # fmt: skip
    lit(painter, hat, "#1E1520", red, (-6, -7), shade=BLACK, width=6)
    painter.restore()


def _downpour(painter: QPainter) -> None:
    """Rain before the heart, and its rings in the wet street."""
    for x, y, long in ((84, 330, 120), (140, 620, 110), (250, 250, 90), (246, 720, 80), (400, 300, 90), (470, 640, 110),
        (560, 250, 120), (600, 700, 130), (640, 420, 110), (60, 800, 110), (520, 830, 90), (170, 880, 70), (420, 480,
        60)):  # fmt: skip
        glaze(painter, limb(((x, y, 2), (x - long * 0.26, y + long, 6))), look.BONE, 0.6)
    for x, y, wide in ((130, 1010, 46), (345, 1052, 74), (470, 996, 44), (500, 1066, 40), (220, 962, 36)):
        stroke(painter, disc(x, y, wide, wide * 0.24), "#FF7A68", 4)
        stroke(painter, disc(x, y, wide * 0.5, wide * 0.12), "#FFC4B0", 3)


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
        for crack in (((0, 0, 26), (-54, 34, 18), (-66, 100, 11), (-112, 150, 2)), ((0, 0, 26), (48, 18, 18), (74, 84,
            11), (66, 150, 2)), ((0, 0, 24), (-46, -34, 14), (-50, -96, 2)), ((0, 0, 20), (56, -30, 12), (62, -110,
            2)), ((-60, 60, 10), (-110, 50, 2))):  # fmt: skip
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
