"""The Seven of Swords."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E2AE84"
_LAMP = look.SODIUM
_SACK = "#A8814E"


def scene(painter: QPainter, t: Tones) -> None:
    """Off with five blades in a sack on his back; he looks back at the lit tent: nobody has noticed. Two are left."""
    sky(painter, "#080D28", "#6A3A44", 960)
    stars(painter, 4, (190, 50), (90, 120))
    fill(painter, rect(0, 900, 700, 310), "#1B1622")
    _tent(painter)
    glaze(painter, polygon(((-60, 900), (240, 900), (560, 1200), (-60, 1200))), _LAMP, 0.42)
    for x, y, turn in ((67, 850, -3), (133, 858, 3)):
        glaze(painter, polygon(((x - 8, y + 136), (x + 8, y + 136), (x + 120, 1200), (x + 70, 1200))), BLACK, 0.6)
        blade(painter, x, y, 282, turn, 3.5)
    with tilted(painter, 330, 1084, 7):
        painter.translate(-18, 16)
        _loot(painter)
        painter.translate(8, 0)
        _thief(painter)
    gloom(painter, 330, 520, 480, 0.3)


def _tent(painter: QPainter) -> None:
    """Their tent, striped and lit from within, a flag on its top."""
    apex, foot = (112, 330), 905
    glow(painter, 110, 640, 330, _LAMP, 0.5)
    fill(painter, thick_line(((112, 340), (112, 256)), 7), BLACK)
    lit(painter, polygon(((112, 258), (170, 280), (112, 304))), "#C8402E", _LAMP, (-3, -4), width=5)
    cloth = polygon(((-100, foot), (-100, 570), apex, (330, 570), (330, foot)))
    lit(painter, cloth, "#F0C468", look.BONE, (-6, -6), shade="#B8823A")
    for left, right in ((-20, 62), (160, 250)):
        within(painter, cloth, polygon((apex, (left, 570), (left, foot), (right, foot), (right, 570))), "#B8442E")
    within(painter, cloth, joined(*(disc(a, 572, 37, 26) for a in range(-90, 330, 74))), "#7A2418")


def _loot(painter: QPainter) -> None:
    """The sack on his back, its mouth over his far shoulder, and five blades that stand out of it like a fan."""
    foot = (428, 740)
    sack = blob(((352, 600), (400, 640), (560, 650), (612, 612), (650, 690), (690, 800), (700, 920), (650, 1040), (560,
        1090), (440, 1080), (360, 900)), tension=0.8)  # fmt: skip
    hollow = blob(((350, 596), (420, 560), (540, 556), (614, 596), (560, 650), (420, 650)), tension=0.8)
    lit(painter, hollow, "#3A2614", "#3A2614", width=6)
    for angle, reach in ((-6, 656), (3, 622), (12, 528), (22, 410), (36, 300)):
        up, tall = math.radians(angle), reach - 40
        middle = reach - tall / 2
        x, y = foot[0] + math.sin(up) * middle, foot[1] - math.cos(up) * middle
        blade(painter, x, y, tall, angle, (tall / 1.6 - 48) / 52)
    lit(painter, sack, _SACK, _LAMP, (-12, -10), shade="#3A2414", width=7)
    within(painter, sack, folds(((590, 650), (640, 760), (640, 940), 20), ((550, 670), (580, 780), (560, 920), 18),
        ((512, 670), (520, 740), (506, 820), 14), ((500, 1040), (580, 1050), (660, 960), 16)), "#4A3018")  # fmt: skip
    within(painter, sack, folds(((566, 680), (604, 790), (596, 900), 10), ((524, 690), (544, 780), (532, 860), 8)),
        mixed(_SACK, look.BONE, 0.4))  # fmt: skip
    patch = placed(rect(-34, -30, 68, 60, 8), 560, 968, 1, -14)
    lit(painter, patch, "#7E5C34", _LAMP, (-3, -4), width=5)
    fill(painter, joined(*(placed(rect(x - 3, y - 11, 6, 22), 560, 968, 1, -14) for x in (-22, 0, 22) for y in (-30,
        30))), BLACK)  # fmt: skip
    hem = blob(((346, 592), (400, 640), (560, 652), (616, 592), (626, 628), (562, 694), (400, 684), (350, 630)),
        tension=0.8)  # fmt: skip
    lit(painter, hem, mixed(_SACK, look.BONE, 0.25), _LAMP, (-5, -6), shade="#4A3018", width=6)


def _rope(painter: QPainter, *points: tuple[float, float]) -> None:
    """The rope that the sack hangs on."""
    rope = limb([(*point, 22) for point in points])
    lit(painter, rope, "#D8B478", "#F6E2B0", (-5, -4), shade="#5A3C1C", width=6, smooth=True)
    for one, two in pairwise(points):
        count = round(math.dist(one, two) / 17)
        for number in range(count):
            x, y = along(one, two, (number + 0.5) / count)
            within(painter, rope, limb(((x - 13, y - 3, 3), (x, y, 5), (x + 13, y + 9, 3))), "#6B4820")


def _thief(painter: QPainter) -> None:
    """He to the hips, leaning away to the right: one arm across his chest to the sack's rope, the other behind it.

    A head is 200: shoulders (214, 606) and (456, 606), upper arms 250, forearms 230.
    """
    red, dark, black = "#B8322C", "#4A1214", "#17131A"
    body = blob(((184, 590), (240, 540), (330, 530), (420, 550), (482, 596), (500, 700), (476, 860), (450, 980), (456,
        1130), (200, 1130), (206, 980), (200, 860), (182, 700)), tension=0.7)  # fmt: skip
    lit(painter, body, red, _LAMP, (-12, -8), shade=dark, width=7)
    for y in range(590, 1080, 80):
        stripe = ink(((150, y - 20, 40), (250, y + 6, 40), (330, y + 12, 40), (410, y + 4, 40), (520, y - 22, 40)))
        within(painter, body, stripe, black)
    night = blob(((420, 520), (560, 560), (560, 1160), (370, 1160), (424, 980), (400, 760)), tension=0.5)
    glaze(painter, night.intersected(body), BLACK, 0.55)
    belt = blob(((186, 1064), (320, 1082), (474, 1060), (474, 1140), (186, 1140)), tension=0.5)
    lit(painter, belt, "#3A2418", _LAMP, (-6, -6), shade=BLACK, width=6)
    _wary(painter)
    _crossing_arm(painter, black, dark)
    with grip(painter, 406, 736, 22, 1.02, _SKIN, across=40, mirror=True, towards=(-0.8, -0.6)):
        painter.save()
        painter.setClipPath(joined(body, rect(0, 640, 460, 500)))
        _rope(painter, (492, 540), (410, 730), (392, 800), (398, 862))
        painter.restore()
        tassel = blob(((384, 850), (412, 850), (420, 930), (404, 918), (398, 938), (388, 918), (372, 932)), tension=0.4)
        lit(painter, tassel, "#D8B478", "#F6E2B0", (-5, -4), shade="#5A3C1C", width=6, smooth=True)


def _crossing_arm(painter: QPainter, black: str, dark: str) -> None:
    """The near arm: down to the elbow, and from there across his chest."""
    red = "#D2453A"
    glaze(painter, blob(((230, 620), (320, 650), (316, 760), (400, 760), (410, 850), (300, 930), (230, 960)),
        tension=0.6), BLACK, 0.4)  # fmt: skip
    lit(painter, limb(((372, 768, 50), (400, 748, 50))), _SKIN, _SKIN, (-6, -5), shade="#7A4630", width=6, smooth=True)
    upper = blob(((178, 610), (204, 566), (240, 566), (272, 610), (280, 700), (274, 800), (262, 880), (196, 930), (166,
        900), (154, 820), (160, 700)), tension=0.7)  # fmt: skip
    lit(painter, upper, red, _LAMP, (-10, -7), shade=dark, width=7)
    fore = blob(((160, 884), (178, 930), (214, 944), (300, 896), (384, 822), (350, 744), (284, 784), (222, 824), (176,
        846)), tension=0.6)  # fmt: skip
    lit(painter, fore, red, "#FF9A70", (-4, -9), shade=dark, width=7)
    fill(painter, fore.intersected(blob(((150, 850), (190, 840), (230, 850), (220, 910), (190, 930), (150, 900)))), red)
    within(painter, fore, folds(((206, 846), (220, 872), (214, 910), 12), ((228, 838), (252, 866), (250, 900), 10),
        ((318, 780), (334, 800), (336, 826), 9)), dark)  # fmt: skip
    lit(painter, limb(((352, 784, 84), (370, 770, 78))), black, _LAMP, (-4, -6), width=6)


def _wary(painter: QPainter) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    with tilted(painter, 320, 540, -5):
        neck(painter, 310, 450, 100, 560, _SKIN)
        collar = blob(((236, 584), (248, 536), (320, 520), (396, 530), (416, 584), (326, 606)), tension=0.8)
        lit(painter, collar, "#1E1620", _LAMP, (-6, -7), shade=BLACK)
        painter.translate(262, 390)
        painter.rotate(-3)
        painter.scale(1.26, 1.19)
        turned(painter, 0, 0, 1, Face("#7A4630", _SKIN, arch=0.9, brow=12, brow_colour="#1B1210", jaw=0.7, gaze=0.95,
            smile=1.1, sneer=0.7, squint=-0.1, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", _LAMP, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", _LAMP, (-4, -5), shade=BLACK, width=5)
