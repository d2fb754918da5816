"""The Seven of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """On tiptoe out of their camp, five blades in his hands; he looks back, and nobody has noticed. Two are left."""
    sky(painter, "#080D28", "#8A4A3A", 900)
    stars(painter, 9, (260, -60), (400, 260))
    fill(painter, disc(176, 190, 78).subtracted(disc(144, 176, 74)), look.BONE)
    clouds(painter, ((560, 90, 0.7), (130, 330, 0.6)), "#1B2046", look.SODIUM)
    city(painter, 900, "#1E1C38", look.SODIUM, tall=380, seed=31)
    for x, y, size in ((250, 900, 0.7), (60, 900, 1.0)):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        _tent(painter)
        painter.restore()
    fill(painter, rect(0, 890, 700, 320), "#1B1622")
    glaze(painter, polygon(((-60, 890), (260, 890), (560, 1200), (-60, 1200))), look.SODIUM, 0.34)
    for x, y, long in ((90, 930, 130), (420, 950, 160), (230, 1000, 180), (520, 1040, 150), (60, 1066, 140)):
        fill(painter, limb(((x, y, 2), (x + long / 2, y - 5, 6), (x + long, y, 2))), "#17121C")
    for x, turn in ((66, -5), (150, 4)):
        glaze(painter, polygon(((x - 10, 1050), (x + 10, 1050), (x + 130, 1130), (x + 90, 1130))), BLACK, 0.6)
        blade(painter, x, 880, 370, turn, 3)
    glaze(painter, polygon(((330, 1050), (420, 1050), (760, 1130), (760, 1180))), BLACK, 0.6)
    _thief(painter)
    gloom(painter, 330, 600, 430, 0.35)


def _tent(painter: QPainter) -> None:
    """A lit tent around x = 0 on y = 0, the shadows of those who drink in it on its cloth."""
    cloth = polygon(((-160, 0), (-160, -340), (0, -520), (160, -340), (160, 0)))
    glow(painter, 0, -200, 300, look.SODIUM, 0.5)
    lit(painter, cloth, "#E8B85A", look.BONE, (-6, -6), shade="#B8823A")
    for x in (-120, 112):
        lit(painter, polygon(((0, -516), (x - 30, -334), (x - 30, 0), (x + 30, 0), (x + 30, -334))), "#A83A2A",
            look.SODIUM, (-4, -5), shade="#5A1A14", width=5)  # fmt: skip
    fill(painter, joined(*(disc(a, -332, 27, 22) for a in range(-138, 160, 54))), "#A83A2A")
    for x, cup in ((-34, 30), (44, -28)):
        guard = joined(disc(x, -214, 25, 29), rect(x - 30, -240, 60, 10, 4), blob(((x - 46, 0), (x - 44, -160), (x,
            -186), (x + 44, -160), (x + 46, 0))), limb(((x, -130, 18), (x + cup, -200, 14))), rect(x + cup - 10, -236,
            20, 30))  # fmt: skip
        within(painter, cloth, guard, "#6B4420")


def _thief(painter: QPainter) -> None:
    """He: a mask, a striped jersey, up on his toes; the tent's light on his back and on his grin."""
    skin, red, dark, black = "#E2B58A", "#B8362E", "#3A0E12", "#1E1620"
    legs, deep, light = "#3A4688", "#10142E", look.SODIUM
    shoe(painter, (572, 978), 0.84, black, light, turn=34)  # the far foot comes down on its toes
    leg(painter, ((380, 590), (572, 722), (562, 970)), 108, "#222A52", light, (-6, -6), shade="#070914")
    hips = blob(((282, 600), (284, 556), (310, 530), (380, 526), (424, 540), (440, 590), (436, 640), (390, 664), (336,
        668), (290, 650)), tension=0.8)  # fmt: skip
    lit(painter, hips, legs, light, (-8, -3), shade=deep)
    shoe(painter, (216, 1008), 0.88, "#2A1E28", light, turn=54)
    leg(painter, ((334, 600), (352, 822), (208, 996)), 118, legs, light, (-9, -5), shade=deep)
    fill(painter, blob(((290, 540), (392, 540), (390, 640), (340, 700), (300, 640)), tension=0.6), legs)
    fill(painter, joined(limb(((396, 620, 2), (372, 664, 7), (336, 690, 2))), limb(((300, 600, 2), (318, 640, 6), (326,
        670, 2)))), deep)  # the hip's folds  # fmt: skip
    body = blob(((284, 560), (276, 480), (276, 400), (288, 336), (330, 298), (390, 286), (452, 296), (488, 330),
        (494, 392), (470, 460), (440, 520), (438, 566), (360, 580)), tension=0.75)  # fmt: skip
    lit(painter, body, red, light, (-12, -7), shade=dark)
    for y in (364, 430, 496, 556):
        within(painter, body, limb(((250, y - 8, 22), (370, y + 10, 26), (510, y - 12, 22))), black)
    within(painter, body, polygon(((446, 270), (520, 270), (520, 600), (400, 600), (424, 480))), "#22070A")
    _grinning(painter, skin)
    arm(painter, ((462, 352), (556, 528), (552, 440)), 76, "#B03A30", light, (-7, -8), cuff="#6A5A78", skin=skin,
        body=body)  # fmt: skip
    arm(painter, ((318, 352), (240, 530), (344, 526)), 86, red, light, (-9, -7), cuff="#8A7A9A", skin=skin, body=body)
    lamp = (-0.8, -0.6)
    with grip(painter, 410, 498, 22, 0.6, skin, across=62, mirror=True, towards=lamp), grip(painter, 568, 394, 56, 0.54,
        mixed(BLACK, skin, 0.8), across=36, towards=lamp):  # fmt: skip
        for turn, reach in ((8, 340), (20, 290), (32, 346), (44, 296), (56, 300)):
            up, tall = math.radians(turn), reach + 92
            middle = reach - tall / 2
            blade(painter, 410 + math.sin(up) * middle, 498 - math.cos(up) * middle, tall, turn, (tall / 1.7 - 48) / 52)


def _grinning(painter: QPainter, skin: str) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    with tilted(painter, 390, 310, -10):
        collar = blob(((336, 322), (350, 282), (392, 272), (432, 282), (440, 322), (390, 338)), tension=0.8)
        lit(painter, collar, "#1E1620", look.SODIUM, (-5, -6), shade=BLACK)
        painter.translate(380, 202)
        painter.scale(0.8, 0.8)
        turned(painter, 0, 0, 1, Face("#7A4630", skin, arch=0.8, brow=12, brow_colour="#1B1210", jaw=0.6, gaze=0.9,
            mouth=Mouth.SMILE, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", look.SODIUM, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", look.SODIUM, (-4, -5), shade=BLACK, width=5)
