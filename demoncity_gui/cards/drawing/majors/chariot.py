"""The Chariot, Major VII."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#B01E2C"
_WINE: Final = "#3A0A12"
_SKIN: Final = "#EBC8A4"
_CLOTH: Final = "#24357A"
_DEEP: Final = "#0E1430"
_LEATHER: Final = "#D98A44"
_LAMP: Final = (-10, -7)
_HELD: Final = ((276, 530), (404, 554))
"""Where his two fists are."""
_DOGS: Final = ((136, 850), (418, 856))
"""Where the middle of each dog's brow is: the black one's, the white one's."""


def scene(painter: QPainter, t: Tones) -> None:
    """A crowned man leans back in his car and hauls in two dogs, a black one and a white one, that tear apart."""
    sky(painter, "#1C0F06", "#B07A22", 640)
    fill(painter, rays(384, 300, 40, 900, 22, 170, 4), "#E0B040")
    glow(painter, 384, 280, 330, "#FFF0B8", 0.9)
    for edge, foot, rows in ((30, 130, 9), (670, 580, 9)):
        _tower(painter, edge, foot, rows, t)
    fill(painter, polygon(((20, 566), (350, 566), (680, 566), (680, 1100), (20, 1100))), "#0C0810")
    _canopy(painter)
    _cape(painter)
    painter.save()
    painter.translate(-34, -10)
    with tilted(painter, 350, 700, 9):
        _driver(painter)
    painter.restore()
    with tilted(painter, 300, 700, -4):
        _car(painter, t)
    _wheel(painter, 588, 806)
    _arms(painter)
    _dog(painter, _DOGS[0], "#2A2834", BLACK)
    _dog(painter, _DOGS[1], look.BONE, "#8E867C")
    _reins(painter)


def _cape(painter: QPainter) -> None:
    """His cape, that flies behind him on the wind of the ride, and the wind itself."""
    cape = blob(((400, 400), (500, 390), (560, 330), (620, 320), (720, 230), (704, 330), (740, 390), (690, 440), (730,
        540), (650, 540), (600, 640), (480, 640)), tension=0.6)  # fmt: skip
    lit(painter, cape, _CLOTH, look.ICE, (-5, -8), shade=_DEEP, width=8)
    within(painter, cape, folds(((500, 430), (600, 400), (690, 300), 18), ((520, 470), (610, 450), (700, 390), 18), (
        (540, 520), (630, 520), (700, 490), 14)), _DEEP)  # fmt: skip
    wind = [limb(((x, y, 2), (x + way * 70, y + 14, 8), (x + way * 150, y + 34, 2))) for x, y, way in ((220, 240, -1), (
        226, 296, -1), (206, 350, -1), (540, 250, 1), (530, 300, 1))]  # fmt: skip
    fill(painter, joined(*wind), "#FFF4D0")


def _wheel(painter: QPainter, x: float, y: float) -> None:
    """The car's one great wheel, seen aslant: a tyre, a rim of gold, ten spokes and a hub."""
    painter.save()
    painter.translate(x, y)
    painter.scale(0.74, 1)
    lit(painter, disc(-26, 6, 196), "#1A1828", look.ICE, (-4, -6), shade=BLACK, width=6)
    lit(painter, disc(0, 0, 196), "#4A4660", look.ICE, (-4, -6), shade="#24223A", width=7)
    fill(painter, disc(0, 0, 150), "#0C0A12")
    for k in range(10):
        a = math.pi * (k / 5 + 0.08)
        dx, dy = math.cos(a), math.sin(a)
        rimmed(painter, limb(((dx * 30, dy * 30, 24), (dx * 146, dy * 146, 17))), "#E0A040", BLACK, 6)
    lit(painter, ring(0, 0, 170, 136), look.SODIUM, look.BONE, (-4, -6), shade="#6A4216", width=7)
    lit(painter, disc(0, 0, 48), look.SODIUM, look.BONE, (-5, -6), shade="#6A4216", width=7)
    lit(painter, disc(-6, 0, 22), look.BONE, "#FFFFFF", (-4, -5), shade="#9A7A4A", width=5)
    painter.restore()


def _tower(painter: QPainter, edge: float, foot: float, rows: int, t: Tones) -> None:
    """A tower at the picture's edge that leans over the street, few of its windows lit."""
    way = 1 if edge < 350 else -1
    shape = polygon(((edge - way * 60, -150), (edge + way * 70, -150), (foot, 720), (edge - way * 60, 760)))
    lit(painter, shape, "#120D10", t.light, (way * 5, 0), width=4)
    panes = [rect(edge + way * (14 + 5 * row) - 12, 120 + row * 62, 22, 34) for row in range(rows) if row % 3]
    fill(painter, joined(*panes), mixed(BLACK, t.light, 0.7))


def _canopy(painter: QPainter) -> None:
    """A canopy full of stars over him, on two posts of gold."""
    for x, foot in ((104, 116), (604, 592)):
        lit(painter, limb(((x, 30, 20), (foot, 660, 22))), look.SODIUM, look.BONE, (-5, 0), shade="#6A4216", width=6)
        for y in (170, 400):
            lit(painter, disc(x, y, 20, 12), look.SODIUM, look.BONE, (-4, -4), shade="#6A4216", width=5)
    hem = [(668 - a * 53, 64 if a % 2 else 108) for a in range(1, 12)]
    roof = blob(((-30, 36), (20, -60), (180, -150), (350, -176), (520, -150), (680, -60), (730, 36), (668, 84), *hem,
        (32, 84)), tension=0.75)  # fmt: skip
    lit(painter, roof, _CLOTH, look.ICE, (-6, -8), shade=_DEEP, width=8)
    for x in (90, 196, 302, 408, 514, 620):
        within(painter, roof, limb(((350 + (x - 350) * 0.7, -150, 3), (x + 26, 20, 12), (x + 30, 110, 4))), _DEEP)
    rimmed(painter, limb(((-20, 38, 13), (150, 32, 13), (350, 30, 13), (550, 32, 13), (720, 38, 13))), look.SODIUM,
        BLACK, 5)  # fmt: skip
    for x, y, size in ((66, 66, 15), (200, 74, 17), (500, 74, 17), (634, 66, 15), (200, -14, 20), (350, -20, 17), (506,
            -14, 20), (120, -60, 18), (270, -90, 20), (430, -90, 20), (580, -60, 18)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.4), look.BONE)


def _coat() -> QPainterPath:
    """His coat, from the throat to the waist."""
    return blob(((320, 376), (240, 396), (184, 430), (178, 500), (232, 600), (250, 760), (470, 760), (484, 600), (530,
        500), (524, 424), (466, 392), (390, 370)), tension=0.6)  # fmt: skip


def _driver(painter: QPainter) -> None:
    """He stands upright in the car and leans back against the pull; his face is towards the black dog.

    A head is 190: shoulders (206, 450) and (504, 440), upper arms 180 (towards us), forearms 170.
    """
    coat = _coat()
    lit(painter, coat, _RED, "#FF7A60", (-12, -7), shade=_WINE)
    within(painter, coat, polygon(((400, 350), (600, 350), (600, 780), (420, 780), (430, 640), (380, 500))), _WINE)
    neck(painter, 356, 332, 88, 396, _SKIN)
    fill(painter, polygon(((292, 384), (356, 436), (416, 376), (356, 540))), look.BONE)
    fill(painter, polygon(((356, 436), (416, 376), (356, 540))), "#9A92A0")
    for way, x, y in ((-1, 284, 388), (1, 424, 378)):
        lit(painter, polygon(((x + way * 6, y - 14), (x + way * 46, y + 26), (x + way * 22, y + 68), (354, 560), (
            x - way * 26, y + 2))), _RED if way < 0 else "#6E121E", "#FF7A60", (-5, -5), shade=_WINE,
            width=5)  # fmt: skip
    with tilted(painter, 356, 380, -1):
        _head(painter)


def _head(painter: QPainter) -> None:
    """His head, crowned, teeth set, hair torn back by the ride; around (350, 262)."""
    painter.save()
    painter.translate(350, 262)
    painter.scale(0.88, 0.88)
    painter.translate(-356, -286)
    mane = blob(((276, 220), (310, 160), (400, 150), (460, 170), (510, 190), (580, 180), (536, 226), (600, 240), (540,
        266), (580, 310), (516, 308), (530, 352), (470, 340), (446, 370), (430, 290)), tension=0.8)  # fmt: skip
    lit(painter, mane, "#2B1A14", look.SODIUM, (-4, -6), shade="#0C0806", width=6)
    turned(painter, 356, 286, 1.14, Face("#8A4A2C", _SKIN, stern=1.4, brow=16, smile=-0.6, jaw=1, lid=0.12,
        nose=Nose.STRAIGHT, gaze=0.5, iris="#2A5A8C"), mirror=True)  # fmt: skip
    lock = blob(((274, 240), (282, 186), (354, 158), (446, 176), (468, 256), (458, 310), (438, 274), (420, 226),
        (366, 214), (314, 216)), tension=0.7)  # fmt: skip
    lit(painter, lock, "#2B1A14", look.SODIUM, (-4, -5), shade="#0C0806", width=5)
    lit(painter, placed(crown(), 358, 190, 0.92, 2), look.SODIUM, look.BONE, (-9, -6), shade="#8C5A1E", width=7)
    rimmed(painter, star(355, 172, 28, 11, 4), look.BONE, BLACK, 4)
    painter.restore()


def _arms(painter: QPainter) -> None:
    """Both elbows out, both fists hauled to his belt; a moon is on each shoulder's plate, it wanes and it waxes."""
    for way, joints in ((-1, ((212, 442), (70, 556), (190, 540))), (1, ((514, 480), (618,
            590), (488, 568)))):  # fmt: skip
        tone = _RED if way < 0 else "#8E1822"
        arm(painter, joints, 82, tone, "#FF7A60", _LAMP, skin=_SKIN)
        (ex, ey), (wx, wy) = joints[1:]
        fore = blob(((ex - way * 6, ey - 32), (ex - way * 50, ey - 34), (wx, wy - 25), (wx, wy + 24), (ex - way * 56, ey
            + 30), (ex + way * 8, ey + 32), (ex + way * 32, ey + 6)), tension=0.6)  # fmt: skip
        lit(painter, fore, tone, "#FF7A60", _LAMP, shade=_WINE)
        within(painter, fore, folds(((ex - way * 2, ey - 22), (ex - way * 14, ey - 2), (ex - way * 8, ey + 16), 6), (
            (ex - way * 24, ey - 24), (ex - way * 36, ey - 4), (ex - way * 32, ey + 12), 6)), _WINE)  # fmt: skip
        wrist = limb(((wx - way * 10, wy, 44), (wx - way * 40, wy - 2, 46)))
        lit(painter, wrist, _SKIN, _SKIN, (-5, -6), shade="#7A4A30", width=5)
        lit(painter, polygon(((wx + way * 12, wy - 33), (wx - way * 12, wy - 30), (wx - way * 12, wy + 30), (wx + way
            * 12, wy + 33))), look.SODIUM, look.BONE, (-5, -6), shade="#6A4216", width=6)  # fmt: skip
        sx, sy = joints[0][0] + (14 if way > 0 else -4), joints[0][1]
        for low, wide in ((44, 74), (18, 78)):  # two plates of steel, the upper one over the lower
            plate = blob([(sx + way * a * wide / 78, sy + b + low) for a, b in ((-62, -56), (-20, -84), (30, -74), (66,
                -36), (78, 14), (40, 0), (-6, -8), (-50, -24))], tension=0.7)  # fmt: skip
            lit(painter, plate, _CLOTH, look.ICE, (-6, -7), shade=_DEEP, width=7)
        mx, my = sx + way * 10, sy - 26
        with tilted(painter, mx, my, way * 14):
            fill(painter, disc(mx, my, 31, 29).subtracted(disc(mx - way * 14, my - 9, 27, 26)), look.BONE)


def _reins(painter: QPainter) -> None:
    """A thin strap of leather from each fist to the ring on a dog's brow, taut, and by its cheek to the collar."""
    for (x, y), (dx, dy), way in ((_HELD[0], _DOGS[0], -1), (_HELD[1], _DOGS[1], 1)):
        end = (dx + way * 17, dy - 80)
        turn = math.degrees(math.atan2(x - end[0], end[1] - y))
        loop = QPainterPath(QPointF(x, y + 14))
        loop.cubicTo(x - way * 4, y + 96 - way * 24, x - way * 92, y + 104 - way * 24, x - way * 26, y + 8)
        stroke(painter, loop, BLACK, 20)
        stroke(painter, loop, _LEATHER, 9)
        with grip(painter, x, y, turn, 0.86, _SKIN, across=26, mirror=way < 0, towards=(-0.8, -0.6)):
            rimmed(painter, limb(((*end, 11), (x, y, 13))), _LEATHER, BLACK, 5)
        lit(painter, ring(*end, 27, 14), look.SODIUM, look.BONE, (-3, -4), shade="#6A4216", width=5)


def _car(painter: QPainter, t: Tones) -> None:
    """The open car, turned a little: its round front with a star, the side that runs back to the wheel, a gold rim."""
    side = polygon(((430, 640), (690, 600), (700, 860), (640, 1000), (420, 1000)))
    lit(painter, side, "#182456", t.light, (0, -6), shade=_DEEP, width=8)
    front = blob(((70, 610), (120, 648), (276, 676), (430, 650), (474, 616), (470, 760), (420, 900), (276, 960), (124,
        900), (76, 760)), tension=0.6)  # fmt: skip
    lit(painter, front, _CLOTH, t.light, (-10, -6), shade=_DEEP, width=8)
    for rim in (((470, 618, 26), (580, 604, 24), (710, 582, 22)), ((64, 598, 24), (124, 636, 32), (200, 658, 36), (276,
            664, 38), (352, 658, 36), (426, 638, 32), (478, 606, 24))):  # fmt: skip
        lit(painter, limb(rim), look.SODIUM, look.BONE, (-4, -8), shade="#6A4216", width=7)
    rimmed(painter, star(280, 756, 76, 32, 4), t.light, BLACK, 7)


def _dog(painter: QPainter, at: Point, fur: str, dark: str) -> None:
    """A huge dog's head that comes at us and tears outwards, jaws wide: the black one left, the white one right."""
    white = fur == look.BONE
    light = "#FFFFFF" if white else "#C8B46A"
    painter.save()
    painter.translate(*at)
    painter.rotate(10 if white else -14)
    painter.scale(0.8 if white else -0.8, 0.8)
    way = -1 if white else 1  # towards the lamp, in its own units
    throat = blob(((-96, 40), (-130, 120), (-160, 320), (150, 320), (128, 120), (110, 40)), tension=0.6)
    lit(painter, throat, fur, light, (6 * way, -6), shade=dark, width=7)
    band = limb(((-134, 138, 44), (-60, 184, 48), (20, 196, 50), (90, 180, 48), (136, 138, 44)))
    lit(painter, band, look.OXBLOOD, look.DANGER, (3 * way, -6), shade=_WINE, width=7)
    for x, y in ((-72, 178), (-34, 192), (122, 146), (96, 172)):
        lit(painter, disc(x, y, 11), look.SODIUM, look.BONE, (2, -3), width=4)
    for ear, hollow in ((((-24, -92), (-76, -134), (-144, -146), (-142, -90), (-104, -24)), ((-66, -98), (-92, -120),
            (-126, -126), (-122, -88), (-100, -50))), (((40, -96), (80, -134), (132, -144), (136, -88), (112, -20)),
            ((76, -104), (94, -118), (118, -124), (118, -86), (108, -54)))):  # fmt: skip
        lit(painter, blob(ear, tension=0.4), fur, light, (4 * way, -5), shade=dark, width=7)
        fill(painter, blob(hollow, tension=0.4), "#8A4A4E" if white else "#0A080E")
    skull = blob(((-124, 16), (-116, -58), (-74, -104), (0, -116), (70, -106), (112, -62), (124, 10), (136, 54), (110,
        66), (112, 96), (70, 110), (-60, 110), (-104, 92), (-108, 66), (-138, 56)), tension=0.7)  # fmt: skip
    lit(painter, skull, fur, light, (6 * way, -7), shade=dark, width=7)
    brow = limb(((-118, -50, 20), (-70, -88, 26), (0, -100, 30), (68, -90, 26), (114, -52, 20)))
    within(painter, skull, brow, BLACK)
    within(painter, skull, limb(((-118, -52, 12), (-70, -89, 18), (0, -101, 20), (68, -91, 18), (114, -54, 12))),
        look.DANGER)  # fmt: skip
    cheek = limb(
        ((0, -102, 11), (-46, -99, 11), (-84, -82, 11), (-107, -48, 11), (-115, 4, 11), (-118, 80, 11), (-112, 150, 11))
    )
    rimmed(painter, cheek, _LEATHER, BLACK, 5)
    lit(painter, disc(-112, 152, 15), look.SODIUM, look.BONE, (2, -3), width=5)
    _muzzle(painter, fur, dark, light, way)
    painter.restore()


def _muzzle(painter: QPainter, fur: str, dark: str, light: str, way: int) -> None:
    """That dog's face: eyes that burn, nose, wide jaws; it looks a little aside."""
    line = "#6E665E" if fur == look.BONE else BLACK
    jaw = blob(((-50, 90), (-52, 140), (-26, 184), (28, 200), (82, 184), (108, 140), (104, 90)), tension=0.7)
    lit(painter, jaw, fur, light, (5 * way, -5), shade=dark, width=7)
    mouth = blob(((-40, 90), (-40, 134), (-18, 166), (28, 178), (74, 166), (96, 134), (94, 90)), tension=0.7)
    fill(painter, mouth, "#4A0A14")
    tongue = blob(((-4, 130), (28, 120), (60, 130), (66, 162), (50, 190), (28, 196), (6, 188), (-10, 160)), tension=0.8)
    lit(painter, tongue, "#E0505A", "#FF9A90", (3 * way, -4), shade="#8A1C2C", width=5)
    fill(painter, limb(((28, 130, 3), (28, 176, 5))), "#8A1C2C")
    fangs = [((x - 9, 96), (x + 9, 96), (x + aside, 96 + h)) for x, aside, h in ((-24, 4, 50), (80, -4, 50), (-2, 1,
        24), (16, 0, 22), (40, 0, 22), (58, -1, 24))]  # fmt: skip
    fangs += [((x - 8, 178), (x + 8, 178), (x + aside, 144)) for x, aside in ((-16, -4), (72, 4))]
    for fang in fangs:
        rimmed(painter, polygon(fang), "#FFFDF0", BLACK, 3.5)
    lips = blob(((-60, 62), (-24, 26), (4, -30), (28, -40), (52, -30), (84, 26), (116, 62), (112, 106), (84, 122), (54,
        110), (28, 96), (2, 110), (-28, 122), (-56, 106)), tension=0.7)  # fmt: skip
    lit(painter, lips, fur, light, (5 * way, -6), shade=dark, width=6)
    within(painter, lips, polygon(((-70, 130), (-60, 60), (-16, 40), (6, -40), (-80, -40))), mixed(fur, dark, 0.55))
    wrinkles = folds(((4, 10), (-20, 14), (-34, 36), 8), ((52, 10), (76, 14), (90, 36), 8), ((6, -8), (-12, -6), (-22,
        8), 7), ((50, -8), (66, -6), (78, 8), 7))  # fmt: skip
    fill(painter, joined(wrinkles, limb(((28, 60, 4), (28, 98, 6)))), line)
    fill(painter, joined(*(disc(x, y, 3.4) for x, y in ((-34, 74), (-22, 90), (-40, 92), (88, 74), (78, 90), (96,
        92)))), line)  # fmt: skip
    rimmed(painter, blob(((-6, 36), (10, 24), (46, 24), (62, 36), (50, 58), (28, 70), (6, 58)), tension=0.7), BLACK,
        BLACK, 3)  # fmt: skip
    fill(painter, disc(26, 34, 16, 5), "#8A8894")
    for x, flip, wide in ((-44, 1, 1.0), (88, -1, 0.86)):
        eye = blob([(x + flip * a * wide, b) for a, b in ((-34, -44), (-8, -50), (30, -22), (6, -16), (-20, -24))],
            tension=0.6)  # fmt: skip
        rimmed(painter, eye, "#FFD24A", BLACK, 7)
        within(painter, eye, disc(x + 4, -32, 8, 11), BLACK)
        fill(painter, limb([(x + flip * a * wide, b, w) for a, b, w in ((-44, -58, 5), (-4, -60, 15), (36, -26,
            8))]), BLACK)  # fmt: skip
    fill(painter, folds(((24, -110), (18, -84), (24, -54), 7), ((-24, -100), (-16, -84), (-10, -66), 7), ((72, -96), (
        66, -82), (62, -66), 7)), line)  # fmt: skip
