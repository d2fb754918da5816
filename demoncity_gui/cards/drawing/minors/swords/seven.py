"""The Seven of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip, raised
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Out of their lit camp, five blades in his arm, a finger on his lips; nobody has noticed. Two are left."""
    sky(painter, "#080D28", "#8A4A3A", 900)
    stars(painter, 6, (330, -40), (320, 260))
    fill(painter, disc(590, 120, 66).subtracted(disc(562, 108, 62)), look.BONE)
    clouds(painter, ((640, 330, 0.7),), "#1B2046", look.SODIUM)
    city(painter, 900, "#1E1C38", look.SODIUM, tall=380, seed=31, left=300)
    painter.save()
    painter.translate(116, 900)
    painter.scale(1.36, 1.36)
    _tent(painter)
    painter.restore()
    fill(painter, rect(0, 890, 700, 320), "#1B1622")
    glaze(painter, polygon(((-60, 890), (330, 890), (620, 1200), (-60, 1200))), look.SODIUM, 0.34)
    for x, y, turn in ((64, 820, -3), (136, 866, 3)):
        glaze(painter, polygon(((x - 10, y + 180), (x + 10, y + 180), (x + 150, 1130), (x + 100, 1130))), BLACK, 0.6)
        blade(painter, x, y, 390, turn, 3.8)
    _thief(painter)
    gloom(painter, 330, 520, 440, 0.38)


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
    """He: a mask, a striped jersey, knees bent as he creeps; the tent's light on his back."""
    skin, red, dark, black = "#E2B58A", "#B8362E", "#3A0E12", "#1E1620"
    legs, deep, light = "#3A4688", "#10142E", look.SODIUM
    leg(painter, ((410, 820), (622, 960), (540, 1230)), 148, "#222A52", light, (-8, -7), shade="#070914")
    leg(painter, ((352, 830), (352, 1080), (190, 1240)), 166, legs, light, (-13, -5), shade=deep)
    hips = blob(((264, 830), (266, 770), (310, 740), (410, 736), (462, 760), (478, 830), (450, 890), (396, 920), (310,
        920), (270, 890)), tension=0.8)  # fmt: skip
    lit(painter, hips, legs, light, (-12, -3), shade=deep)
    fill(painter, blob(((282, 780), (420, 780), (430, 900), (380, 1000), (290, 960)), tension=0.6), legs)
    fill(painter, joined(limb(((462, 850, 2), (434, 916, 9), (396, 946, 2))), limb(((290, 860, 2), (316, 910, 8), (330,
        950, 2)))), deep)  # the hip's folds  # fmt: skip
    body = blob(((252, 810), (214, 700), (204, 590), (226, 490), (290, 438), (400, 424), (490, 444), (546, 510), (544,
        600), (506, 700), (470, 810), (370, 836)), tension=0.7)  # fmt: skip
    lit(painter, body, red, light, (-15, -8), shade=dark)
    for y in (530, 620, 710, 800):
        within(painter, body, limb(((190, y - 20, 34), (370, y + 10, 38), (580, y - 24, 34))), black)
    within(painter, body, blob(((430, 400), (620, 400), (620, 860), (420, 860), (450, 720), (400, 600)), tension=0.5),
        "#16060A")  # fmt: skip
    _wary(painter, skin)
    arm(painter, ((506, 520), (630, 806), (552, 730)), 112, "#7A2420", light, (-9, -9), cuff="#6A5A78", skin=skin,
        body=body)  # fmt: skip
    with grip(painter, 462, 690, 8, 0.98, skin, across=140, towards=(-0.8, -0.6)):
        for x, turn, reach, below in ((408, 0, 450, 150), (435, 4, 360, 110), (462, 8, 450, 190), (489, 11.5, 370, 110),
            (516, 15, 440, 150)):  # fmt: skip
            up, tall = math.radians(turn), reach + below
            middle = reach - tall / 2
            blade(painter, x + math.sin(up) * middle, 690 - math.cos(up) * middle, tall, turn, (tall / 1.5 - 48) / 52)
    arm(painter, ((262, 520), (230, 770), (288, 522)), 126, red, light, (-12, -8), cuff="#8A7A9A", skin=skin,
        body=body)  # fmt: skip
    raised(painter, 312, 446, 4, 0.86, skin, fingers_up=1)


def _wary(painter: QPainter, skin: str) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    with tilted(painter, 340, 430, -8):
        collar = blob(((262, 470), (276, 416), (340, 396), (410, 412), (424, 470), (340, 500)), tension=0.8)
        lit(painter, collar, "#1E1620", look.SODIUM, (-6, -7), shade=BLACK)
        painter.translate(334, 300)
        painter.scale(1.16, 1.16)
        turned(painter, 0, 0, 1, Face("#7A4630", skin, arch=0.9, brow=12, brow_colour="#1B1210", jaw=0.7, gaze=0.95,
            smile=0.5, squint=-0.2, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", look.SODIUM, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", look.SODIUM, (-4, -5), shade=BLACK, width=5)
