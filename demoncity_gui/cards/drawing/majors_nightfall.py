"""The scenes of the Majors 7 and 8. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from math import radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
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
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _WINE, _SKIN = "#A01C2A", "#33090F", "#F0D0AC"


def _chariot(painter: QPainter, t: Tones) -> None:
    """A crowned man stands in his open car and holds two dogs, a black one and a white one, that tear apart."""
    sky(painter, "#15110A", mixed(BLACK, t.light, 0.75), 560)
    glow(painter, 350, 500, 330, look.BONE, 0.6)
    for corners, rows in ((((-80, -150), (96, -150), (176, 640), (-80, 760)), 13),
        (((780, -150), (620, -150), (520, 640), (780, 760)), 12)):  # fmt: skip
        _tower(painter, corners, rows, t)
    fill(painter, polygon(((-20, 700), (230, 620), (470, 620), (720, 700), (720, 1080), (-20, 1080))), "#100D14")
    fill(painter, polygon(((150, 880), (550, 880), (760, 1080), (-60, 1080))), mixed(BLACK, t.light, 0.5))
    glaze(painter, disc(350, 985, 280, 60), look.BONE, 0.35)
    fill(painter, blob(((40, 880), (660, 872), (640, 918), (350, 936), (70, 924)), tension=0.5), BLACK)
    with _aboard(painter):
        _canopy(painter, t)
        _driver(painter, t)
    with tilted(painter, 350, 900, -4):
        _car(painter, t)
    for x, mirror in ((243, True), (457, False)):
        fur, dark = ("#24222E", BLACK) if mirror else (look.BONE, "#A39C90")
        _lunges(painter, x, 1092, 0.8, fur, dark, mirror=mirror)
    for strap in (((148, 574, 7), (140, 650, 8), (146, 740, 9), (164, 846, 11)), ((512, 262, 7), (536, 420, 8), (548,
        620, 9), (538, 846, 11))):  # fmt: skip
        rimmed(painter, limb(strap), look.OXBLOOD, BLACK, 4)
        fill(painter, limb([(x - 2, y, 3) for x, y, _ in strap]), look.DANGER)
    with _aboard(painter):
        _holds(painter)
    gloom(painter, 350, 520, 410, 0.5)


@contextmanager
def _aboard(painter: QPainter) -> Iterator[None]:
    """The driver's place: he is drawn larger than he stands in the car, and leans with it."""
    with tilted(painter, 350, 900, -4):
        painter.translate(350, 610)
        painter.scale(0.88, 0.88)
        painter.translate(-350, -610)
        yield


def _tower(painter: QPainter, corners: tuple[Point, Point, Point, Point], rows: int, t: Tones) -> None:
    """A tower that leans over the street: its outer and inner edge, rows of windows that run to the horizon."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    lit(painter, polygon(corners), "#191420", t.light, (5 if ax < 350 else -5, -2), width=4)

    def at(u: float, v: float) -> Point:
        return (ax + (bx - ax) * u) * (1 - v) + (dx + (cx - dx) * u) * v, (ay + (by - ay) * u) * (1 - v) + (dy + (
            cy - dy) * u) * v  # fmt: skip

    panes = []
    for row in range(rows):
        for column in range(4):
            if (row * 5 + column * 7 + rows) % 4 < 2:
                u, v = 0.2 + column * 0.2, (row + 0.2) / rows
                panes.append(polygon((at(u, v), at(u + 0.1, v), at(u + 0.1, v + 0.045), at(u, v + 0.045))))
    fill(painter, joined(*panes), mixed(BLACK, t.light, 0.75))


def _canopy(painter: QPainter, t: Tones) -> None:
    """A canopy over his head on two posts, and a cloth that hangs behind him: a night full of stars."""
    cloth, deep = "#2A3A78", "#0E1430"
    back = polygon(((206, 60), (506, 60), (516, 500), (196, 500)))
    lit(painter, back, cloth, cloth, (-9, 0), shade=deep)
    within(painter, back, polygon(((390, 40), (540, 40), (540, 520), (420, 520))), deep)
    for x, foot in ((250, 240), (300, 296), (462, 470)):
        fill(painter, limb(((x, 90, 4), (foot, 300, 12), (foot, 500, 6))), deep)
    for x, y, size in ((234, 230, 15), (276, 160, 11), (446, 150, 13), (470, 250, 15), (234, 350, 11), (476, 400, 11)):
        fill(painter, star(x, y, size, size * 0.4), look.BONE)
    for x in (206, 506):
        lit(painter, limb(((x, 40, 14), (x, 560, 16))), look.SODIUM, look.BONE, (-4, 0), shade="#6A4216", width=5)
        for y in (150, 300):
            lit(painter, disc(x, y, 14, 9), look.SODIUM, look.BONE, (-3, -3), shade="#6A4216", width=4)
    scallops = [(574 - a * 54.5, 66 if a % 2 else 106) for a in range(1, 8)]
    roof = blob(((138, 30), (230, -24), (356, -40), (482, -24), (574, 30), (572, 86), *scallops, (140, 86)),
        tension=0.7)  # fmt: skip
    lit(painter, roof, cloth, look.ICE, (-7, -8), shade=deep)
    rimmed(painter, limb(((138, 40, 11), (230, 26, 11), (356, 20, 11), (482, 26, 11), (574, 40, 11))), look.SODIUM,
        BLACK, 4)  # fmt: skip
    for x, y, size in ((236, -2, 13), (318, -10, 15), (404, -10, 13), (482, 2, 15), (190, 62, 11), (300, 60, 11), (410,
        60, 11), (520, 62, 11)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.4), look.BONE)


def _driver(painter: QPainter, t: Tones) -> None:
    """He stands in the car, leans back against the pull, and looks at nothing but the road."""
    skin = "#EBC8A4"
    _seat(painter, t)
    coat = bust(356, 290, 236, 600, waist=0.62, hip=0.76)
    lit(painter, coat, _RED, look.DANGER, (-9, -6), shade=_WINE)
    within(painter, coat, polygon(((392, 280), (520, 280), (520, 640), (420, 640), (396, 500))), _WINE)
    within(painter, coat, polygon(((356, 506), (300, 640), (420, 640))), "#121018")  # his coat parts over the thighs
    within(painter, coat, rect(240, 494, 240, 22), BLACK)
    lit(painter, rect(338, 490, 40, 30, 5), look.SODIUM, look.BONE, (-3, -3), width=4)
    fill(painter, polygon(((332, 292), (382, 292), (358, 392))), look.BONE)
    for way in (-1, 1):
        lit(painter, polygon(((356 + way * 22, 286), (356 + way * 56, 310), (356 + way * 44, 352), (357, 424))), _RED,
            look.DANGER, (-4, -4), shade=_WINE, width=4)  # fmt: skip
    for y in (430, 462):
        lit(painter, disc(358, y, 8), look.SODIUM, look.BONE, (-2, -2), width=3)
    neck(painter, 356, 262, 52, 300, skin)
    with tilted(painter, 356, 280, 5):
        scarf = blob(((306, 284), (356, 304), (406, 282), (424, 304), (408, 328), (356, 344), (304, 326), (290, 304)),
            tension=0.8)  # fmt: skip
        lit(painter, scarf, look.BONE, look.BONE, (-5, -5), shade="#8E8894", width=5)
        fill(painter, joined(limb(((318, 300, 2), (350, 322, 6), (396, 310, 2))), limb(((310, 312, 2), (340, 330, 5),
            (370, 332, 2)))), "#8E8894")  # fmt: skip
        front(painter, 356, 208, 0.68, Face("#A06A44", skin, stern=1.1, brow=16, jaw=1, lid=0.3, smile=-0.3,
            arch=0.3, nose=Nose.HOOKED))  # fmt: skip
        hair(painter, 356, 208, 0.7, Cut.FRONT_PARTED, "#2B1A14", look.SODIUM)
        lit(painter, placed(crown(), 356, 160, 0.58), look.SODIUM, look.BONE, (-6, -4), shade="#8C5A1E", width=6)


def _seat(painter: QPainter, t: Tones) -> None:
    """The seat he has risen from: a high back of buttoned leather, as wide as the car."""
    back = blob(((128, 640), (136, 470), (170, 424), (260, 412), (350, 416), (450, 412), (530, 424), (564, 470), (572,
        640)), tension=0.6)  # fmt: skip
    lit(painter, back, "#7A5228", t.light, (-6, -9), shade="#1E1008", width=8)
    for x in (176, 220, 264, 440, 484, 528):
        fill(painter, limb(((350 + (x - 350) * 0.94, 436, 2), (x, 520, 8), (x, 640, 8))), "#2A170A")
        lit(painter, disc(350 + (x - 350) * 0.96, 470, 7), "#B07A38", t.light, (-2, -2), width=3)


def _holds(painter: QPainter) -> None:
    """A dog's leash in each of his hands: one arm is dragged down, the other hauls back as high as it can."""
    skin, sleeve = "#EBC8A4", partial(arm, painter, cuff=look.SODIUM, skin="#EBC8A4")
    coat = bust(356, 290, 236, 600, waist=0.62, hip=0.76)
    sleeve(((274, 348), (196, 418), (160, 500)), 70, _RED, look.DANGER, (-8, -5), body=coat)
    sleeve(((438, 344), (556, 366), (582, 250)), 70, _RED, look.DANGER, (-8, -5), body=coat)
    for x, y, turn, way in ((168, 520, 24, 1), (596, 240, -20, 1)):  # what is left over of each, around the fist
        loop = placed(disc(0, 40, 17, 44).subtracted(disc(0, 40, 8, 34)), x, y, 1, turn * way)
        rimmed(painter, loop, look.OXBLOOD, BLACK, 4)
    fist(painter, 148, 534, 198, 0.62, skin, towards=(0.4, -0.9))
    fist(painter, 584, 208, 8, 0.64, skin)


def _car(painter: QPainter, t: Tones) -> None:
    """An open car from the front: its windscreen, the bonnet that comes at us, two lamps, a grille between wings."""
    paint, dark = "#403A58", "#100D18"
    pane = polygon(((214, 486), (486, 486), (516, 592), (184, 592)))
    glaze(painter, pane, look.ICE, 0.14)
    for a, b in ((236, 214), (430, 420)):
        glaze(painter, polygon(((a, 488), (a + 44, 488), (b + 44, 588), (b, 588))), look.BONE, 0.3)
    stroke(painter, pane, BLACK, 18)
    stroke(painter, pane, look.BONE, 7)
    deck = blob(((190, 590), (510, 590), (560, 640), (560, 740), (140, 740), (140, 640)), tension=0.4)
    lit(painter, deck, paint, t.light, (-6, -8), shade=dark)
    for way in (-1, 1):
        x = 350 + way * 146
        fill(painter, disc(x, 770, 76, 120), BLACK)
        lit(painter, disc(x, 772, 52, 92), "#1C1A22", look.MUTED, (-5, -4), shade=BLACK)
        rimmed(painter, disc(x - way * 2, 772, 38, 72), look.BONE, BLACK, 4)
        lit(painter, disc(x, 772, 25, 52), "#3A3646", look.BONE, (-4, -5), shade=dark, width=4)
        rimmed(painter, disc(x, 772, 8, 16), t.light, BLACK, 3)
        wing = blob(((350 + way * 84, 740), (350 + way * 88, 660), (350 + way * 128, 606), (350 + way * 188, 600),
            (350 + way * 240, 646), (350 + way * 262, 740), (350 + way * 268, 830), (350 + way * 234, 828),
            (350 + way * 218, 740), (350 + way * 184, 680), (350 + way * 136, 676), (350 + way * 104, 740)),
            tension=0.8)  # fmt: skip
        lit(painter, wing, paint, t.light, (-7, -9), shade=dark)
    bonnet = polygon(((290, 580), (410, 580), (440, 680), (440, 850), (260, 850), (260, 680)))
    lit(painter, bonnet, paint, t.light, (-8, -6), shade=dark)
    fill(painter, polygon(((345, 582), (355, 582), (362, 660), (338, 660))), t.light)
    grille = blob(((280, 680), (310, 650), (390, 650), (420, 680), (416, 842), (284, 842)), tension=0.4)
    lit(painter, grille, "#0C0A12", look.BONE, (-7, -7), shade=BLACK, edge=look.BONE, width=8)
    for x in range(296, 410, 22):
        fill(painter, rect(x, 676, 9, 154, 4), look.BONE)
    rimmed(painter, star(350, 650, 44, 14, 4), look.BONE, BLACK, 4)
    lit(painter, rect(120, 850, 460, 32, 16), look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    for x in (236, 464):
        fill(painter, rays(x, 644, 36, 92, 18, 11, 5), t.light)
        lit(painter, disc(x, 644, 42), t.light, look.BONE, (-7, -7), shade=mixed(BLACK, t.light, 0.6), width=7)
        fill(painter, disc(x, 644, 29), look.BONE)
        glow(painter, x, 644, 96, look.BONE, 0.45)


_HIND: Final = ((-6, -176), (34, -118), (26, -92), (-14, -66), (-34, -48), (-20, -20), (6, -16), (22, -8), (18, 0),
    (-46, 0), (-54, -14), (-72, -42), (-88, -68), (-64, -84), (-78, -112), (-100, -144), (-92, -186), (-46,
    -206))  # fmt: skip
"""A dog's hind leg from the croup: the thigh forward to the knee, the hock behind, the foot flat on the ground."""


def _lunges(painter: QPainter, x: float, y: float, size: float, fur: str, dark: str, *, mirror: bool) -> None:
    """A lean dog on its hind legs that throws itself to the right against its leash, its jaws open."""
    light, sunk = look.BONE, mixed(dark, look.BONE, 0.35)
    painter.save()
    painter.translate(x, y)
    painter.scale(-size if mirror else size, size)
    tail = blob(((-76, -190), (-104, -210), (-110, -232), (-98, -234), (-70, -206)), tension=0.8)
    lit(painter, tail, fur, light, (-3, -4), width=5)
    leg = blob(_HIND, tension=0.5)
    lit(painter, placed(leg, 70, -2, 0.94, -7), dark, sunk, (-3, -3), width=5)
    far = blob(((96, -226), (132, -214), (166, -232), (204, -252), (232, -248), (240, -230), (226, -218), (208, -226),
        (178, -202), (138, -174), (104, -176)), tension=0.6)  # fmt: skip
    lit(painter, far, dark, sunk, (-3, -3), width=5)
    trunk = blob(((-96, -150), (-84, -190), (-40, -220), (30, -272), (62, -326), (104, -352), (136, -318), (150, -262),
        (142, -206), (112, -172), (60, -158), (14, -132), (-20, -104), (-70, -106)), tension=0.8)  # fmt: skip
    lit(painter, trunk, fur, light, (-6, -6), shade=dark, width=6)
    ribs = dark if fur == look.BONE else "#4A4658"
    for a in range(4):
        fill(painter, limb(((26 + a * 20, -226 - a * 9, 2), (36 + a * 20, -196 - a * 6, 4), (30 + a * 20, -170, 2))),
            ribs)  # fmt: skip
    lit(painter, leg, fur, light, (-5, -6), shade=dark, width=6)
    fill(painter, joined(limb(((-34, -176, 2), (4, -152, 5), (16, -118, 2))), limb(((-66, -76, 2), (-50, -50, 4), (-42,
        -20, 2))), *(limb(((k, -13, 3), (k + 4, -2, 3))) for k in (-8, 6))), ribs)  # fmt: skip
    fore = blob(((64, -264), (104, -276), (126, -236), (118, -190), (150, -176), (180, -158), (196, -128), (208, -104),
        (196, -92), (176, -98), (168, -126), (142, -140), (100, -148), (74, -168), (62, -214)),
        tension=0.6)  # fmt: skip
    lit(painter, fore, fur, light, (-5, -5), shade=dark, width=6)
    fill(painter, joined(limb(((100, -252, 2), (112, -226, 5), (104, -196, 2))), limb(((190, -108, 3), (198, -96, 3))),
        limb(((180, -106, 3), (186, -96, 3)))), ribs)  # fmt: skip
    _snarls(painter, fur, dark)
    painter.restore()


def _snarls(painter: QPainter, fur: str, dark: str) -> None:
    """That dog's head: ears laid back, the lip drawn up from its teeth, a wide collar."""
    light = look.BONE
    ear = blob(((112, -396), (88, -428), (40, -436), (62, -398), (92, -374)), tension=0.6)
    lit(painter, ear, dark, light, (-3, -4), width=5)
    lower = blob(((118, -350), (160, -346), (214, -326), (226, -312), (212, -300), (160, -308), (116, -322)),
        tension=0.7)  # fmt: skip
    fill(painter, polygon(((140, -356), (236, -352), (216, -318), (150, -336))), "#6A1018")
    fill(painter, blob(((150, -338), (190, -344), (222, -336), (236, -316), (222, -322), (180, -322)), tension=0.8),
        look.DANGER)  # fmt: skip
    lit(painter, lower, fur, light, (-3, -4), shade=dark, width=5)
    skull = blob(((86, -356), (92, -396), (124, -420), (156, -412), (186, -394), (240, -384), (258, -370), (254, -352),
        (232, -348), (186, -352), (158, -350), (140, -334), (110, -326)), tension=0.75)  # fmt: skip
    lit(painter, skull, fur, light, (-4, -6), shade=dark, width=5)
    for x, y, h in ((238, -350, 24), (216, -351, 13), (196, -352, 13)):
        rimmed(painter, polygon(((x - 6, y - 2), (x + 6, y - 2), (x + 1, y + h))), look.BONE, BLACK, 2.5)
    for x, y, h in ((216, -326, 17), (194, -335, 10)):
        rimmed(painter, polygon(((x - 6, y), (x + 6, y), (x + 3, y - h))), look.BONE, BLACK, 2.5)
    fill(painter, blob(((240, -388), (260, -382), (264, -368), (248, -366)), tension=0.8), BLACK)
    rimmed(painter, blob(((142, -386), (160, -394), (172, -384), (158, -378)), tension=0.7), look.SODIUM, BLACK, 3.5)
    fill(painter, disc(160, -386, 4.5), BLACK)
    fill(painter, limb(((134, -396, 3), (156, -404, 6), (176, -392, 3))), BLACK)
    collar = blob(((52, -322), (66, -344), (104, -312), (142, -292), (140, -266), (100, -284)), tension=0.6)
    lit(painter, collar, look.OXBLOOD, look.DANGER, (-3, -4), width=5)
    for x, y in ((78, -320), (104, -302), (128, -288)):
        lit(painter, disc(x, y, 5), look.SODIUM, look.BONE, (-1, -1), width=2)


def _strength(painter: QPainter, t: Tones) -> None:
    """A woman leans over a great wolf and closes its jaws as one closes a book; its chain is broken."""
    sky(painter, "#160F18", "#4A2A1E", 900)
    bricks(painter, 30, -150, 640, 1060, "#2A1712", t.light)
    glow(painter, 430, 330, 400, t.light, 0.75)
    fill(painter, disc(430, 330, 236), mixed(BLACK, t.light, 0.82))
    fill(painter, disc(430, 330, 196), t.light)
    for x in (60, 640):  # the bars of the cage she has opened
        lit(painter, rect(x - 13, -150, 26, 1200), "#241A1C", t.light, (6 if x < 350 else -6, 0), shade=BLACK, width=5)
    fill(painter, rect(20, 890, 660, 160), "#120A0C")
    _without_end(painter, 430, 88)
    trunk = _gown(painter, t)
    _lies_down(painter, t)
    with grip(painter, 166, 704, -114, 0.8, _SKIN, across=86):
        _great_wolf(painter, t)
        bare = partial(arm, painter, width=70, colour=_SKIN, light=look.BONE, towards=(-7, -7), skin=_SKIN, body=trunk)
        bare(((346, 418), (152, 464), (124, 628)))
        bare(((562, 418), (577, 646), (432, 778)))
        muscles = ((318, 396, 2), (290, 428, 5), (296, 456, 2)), ((262, 430, 2), (220, 446, 4), (188, 464, 1)), ((540,
            480, 1), (556, 520, 5), (548, 574, 2)), ((520, 668, 1), (546, 660, 5), (560, 640, 2))  # fmt: skip
        fill(painter, joined(*map(limb, muscles)), "#B8845C")
        palm(painter, 372, 800, -106, 0.8, _SKIN, back=True, apart=0.15, towards=(-0.6, -0.8))
    gloom(painter, 330, 470, 390, 0.5)


def _without_end(painter: QPainter, x: float, y: float) -> None:
    """The sign without end, a ribbon of light over her head."""
    glow(painter, x, y, 150, look.BONE, 0.35)
    for colour, width in ((BLACK, 26), (look.BONE, 14)):
        path = QPainterPath()
        path.moveTo(x, y)
        path.cubicTo(x + 32, y - 50, x + 100, y - 46, x + 100, y)
        path.cubicTo(x + 100, y + 46, x + 32, y + 50, x, y)
        path.cubicTo(x - 32, y - 50, x - 100, y - 46, x - 100, y)
        path.cubicTo(x - 100, y + 46, x - 32, y + 50, x, y)
        stroke(painter, path, colour, width)


def _gown(painter: QPainter, t: Tones) -> QPainterPath:
    """She: loose red hair, bare shoulders, a white gown that goes down behind the beast."""
    white, dark, dusk = "#E6DAC4", "#8A745C", "#B8845C"
    fall = blob(((390, 170), (450, 120), (520, 170), (540, 270), (574, 340), (620, 400), (604, 430), (640, 500), (590,
        520), (540, 500), (470, 420)), tension=0.8)  # fmt: skip
    lit(painter, fall, "#7A2A16", t.light, (-7, -9), shade="#2B0E08")
    strands(painter, [((480 + a * 0.5, 220), (520 + a, 340), (560 + a * 1.4, 470)) for a in (-36, -14, 8, 30)],
        "#7A2A16", t.light, 7)  # fmt: skip
    trunk = bust(454, 346, 270, 776, waist=0.66, hip=0.86)
    lit(painter, trunk, _SKIN, look.BONE, (-7, -7), shade=dusk, smooth=True)
    for x in (-58, 58):
        rimmed(painter, limb(((454 + x * 1.24, 352, 8), (454 + x * 1.12, 420, 9), (454 + x, 490, 12))), white, BLACK, 3)
    bodice = blob(((310, 520), (352, 500), (384, 470), (420, 468), (454, 494), (488, 468), (524, 470), (556, 500), (600,
        520), (600, 790), (310, 790)), tension=0.6)  # fmt: skip
    painter.save()
    painter.setClipPath(trunk, Qt.ClipOperation.IntersectClip)
    lit(painter, bodice, white, look.BONE, (-8, -7), shade=dark)
    painter.restore()
    within(
        painter,
        trunk,
        blob(((600, 476), (530, 474), (508, 510), (482, 560), (464, 620), (440, 790), (640, 790)), tension=0.7),
        mixed(BLACK, dusk, 0.55),
    )
    lit(painter, limb(((366, 608, 18), (454, 620, 18), (542, 608, 18))), look.OXBLOOD, look.DANGER, (-2, -4), width=4)
    neck(painter, 436, 306, 54, 362, _SKIN)
    painter.save()
    painter.translate(104, -4)
    painter.scale(0.82, 0.82)
    _lioness(painter, t)
    painter.restore()
    return trunk


def _lioness(painter: QPainter, t: Tones) -> None:
    """Her head bent over the beast, eyes lowered, half a smile; a wreath of flowers on her hair."""
    brown, dark = "#7A2A16", "#2B0E08"
    with tilted(painter, 400, 320, -14):
        turned(painter, 386, 306, 0.94, Face("#B8845C", _SKIN, nose=Nose.SNUB, stern=-0.5, brow=8, lips="#B01828",
            smile=0.75, jaw=0.1, open=False), mirror=True)  # fmt: skip
        top = blob(((318, 270), (322, 214), (366, 184), (436, 190), (476, 244), (488, 330), (478, 372), (452, 330),
            (436, 284), (396, 240), (350, 240)), tension=0.8)  # fmt: skip
        lit(painter, top, brown, t.light, (-7, -8), shade=dark)
        for number in range(6):  # a wreath of flowers
            x, y = 322 + number * 28, 232 - 46 * sin(radians(14 + number * 28))
            lit(painter, star(x, y, 24, 10, 5, number * 17), (look.BONE, look.DANGER)[number % 2], look.BONE, (-3, -3),
                width=4)  # fmt: skip
            fill(painter, disc(x, y, 6), look.SODIUM)


def _lies_down(painter: QPainter, t: Tones) -> None:
    """The wolf's body: it has lain down like a lion before a gate, its paws stretched out, its chain torn."""
    fur, dark = "#4A3C3E", "#140D12"
    trunk = polygon(
        (
            (396, 600),
            (430, 560),
            (462, 574),
            (486, 548),
            (514, 570),
            (544, 556),
            (566, 580),
            (620, 572),
            (720, 590),
            (720, 1080),
            (300, 1080),
            (322, 960),
            (300, 930),
            (330, 900),
            (310, 868),
            (346, 850),
            (340, 800),
        )
    )
    lit(painter, trunk, fur, t.light, (-4, -9), shade=dark)
    within(painter, trunk, polygon(((330, 800), (470, 760), (560, 660), (720, 690), (720, 1080), (280, 1080))), dark)
    haunch = blob(((520, 1040), (516, 920), (560, 800), (640, 750), (730, 760), (730, 1060)), tension=0.9)
    lit(painter, haunch, fur, t.light, (-6, -9), shade=dark)
    for x, y, size, colour in ((56, 944, 0.88, mixed(BLACK, fur, 0.6)), (84, 996, 1.0, fur)):
        fill(painter, disc(x + 180, y + 2, 220, 12), BLACK)
        paw = blob(((0, -2), (-6, -26), (10, -48), (38, -60), (74, -62), (120, -66), (240, -84), (340, -116), (410,
            -150), (460, -90), (420, -20), (340, 0), (200, -4), (84, 0), (30, 4)), tension=0.7)  # fmt: skip
        lit(painter, placed(paw, x, y, size), colour, t.light, (-3, -8), shade=dark)
        toes = [limb(((a, -46, 2), (a - 12, -26, 5), (a - 6, -6, 2))) for a in (34, 62, 88)]
        fill(painter, placed(joined(*toes), x, y, size), dark)
        claws = joined(*(polygon(((a, -16), (a + 12, -12), (a - 16, 4))) for a in (2, 30, 58)))
        rimmed(painter, placed(claws, x, y, size), look.BONE, BLACK, 3)
    locks = [limb(((x, y, 3), (x + 16, y + 24, 9), (x + 14, y + 54, 2))) for x, y in ((470, 600), (520, 610), (640,
        620), (604, 660), (660, 680), (616, 830), (650, 880), (590, 900))]  # fmt: skip
    fill(painter, joined(*locks), dark)
    for x, y, turn in ((440, 866, 8), (446, 906, -34), (458, 944, 16), (470, 982, -36), (440, 1004, 80)):
        link = rect(-14, -25, 28, 50, 14).subtracted(rect(-5, -16, 10, 32, 5))
        lit(painter, placed(link, x, y, 0.95, turn), look.MUTED, look.BONE, (-2, -3), width=4)


def _great_wolf(painter: QPainter, t: Tones) -> None:
    """A wolf as large as a lion and maned like one, its head under her arms, ears back, its eye soft."""
    fur, dark, light, towards = "#5E4E4C", "#1E161A", t.light, (-4, -9)
    painter.save()
    painter.translate(0, 61)
    far = blob(((340, 526), (366, 474), (420, 446), (444, 444), (430, 480), (404, 540)), tension=0.6)
    lit(painter, far, dark, light, towards, shade=BLACK)
    _jaws(painter, fur, light, dark)
    skull = polygon(((84, 640), (98, 624), (180, 612), (256, 588), (290, 552), (340, 524), (392, 520), (440, 548), (
        492, 570), (462, 592), (500, 640), (462, 640), (494, 700), (452, 692), (468, 748), (426, 732), (422, 784), (388,
        756), (356, 790), (340, 752), (300, 722), (240, 702), (180, 694), (120, 696), (92, 684)))  # fmt: skip
    lit(painter, skull, fur, light, towards, shade=dark)
    within(painter, skull, polygon(((100, 668), (190, 660), (270, 676), (330, 716), (356, 790), (60, 740))), "#9A7E6A")
    within(painter, skull, blob(((344, 640), (420, 600), (520, 600), (520, 800), (380, 800), (350, 720)), tension=0.6),
        dark)  # fmt: skip
    near = blob(((372, 532), (402, 476), (462, 446), (508, 442), (490, 490), (448, 550), (408, 566)), tension=0.6)
    lit(painter, near, fur, light, towards, shade=dark)
    fill(painter, blob(((408, 538), (432, 494), (484, 464), (468, 498), (434, 544)), tension=0.6), dark)
    fill(painter, blob(((72, 640), (92, 618), (124, 622), (122, 646), (98, 666), (78, 664)), tension=0.8), BLACK)
    fill(painter, disc(94, 632, 8, 4), look.MUTED)
    rimmed(painter, blob(((266, 632), (282, 612), (312, 602), (330, 612), (306, 630)), tension=0.8), look.SODIUM, BLACK,
        5)  # fmt: skip
    fill(painter, disc(296, 616, 10, 10), BLACK)
    fill(painter, disc(293, 612, 3), look.BONE)
    fill(painter, limb(((260, 632, 3), (280, 606, 8), (334, 596, 4))), BLACK)  # a heavy lid
    fill(painter, limb(((282, 588, 3), (310, 574, 7), (346, 574, 3))), dark)
    tufts = [limb(((x, y, 2), (x + 14, y + 20, 8), (x + 12, y + 46, 2))) for x, y in ((366, 600), (350, 650), (396,
        640), (380, 700))]  # fmt: skip
    fill(painter, joined(*tufts), BLACK)
    painter.restore()


def _jaws(painter: QPainter, fur: str, light: str, dark: str) -> None:
    """The wolf's lower jaw and both rows of teeth; the skull is laid over their roots."""
    lower = blob(((400, 730), (330, 726), (290, 748), (220, 768), (160, 770), (128, 764), (116, 780), (136, 808), (210,
        822), (300, 820), (380, 800)), tension=0.7)  # fmt: skip
    fill(painter, polygon(((112, 680), (320, 716), (280, 770), (140, 780))), "#5A0E18")
    fill(painter, blob(((150, 766), (176, 744), (230, 730), (290, 728), (280, 764), (220, 786)), tension=0.8),
        look.DANGER)  # fmt: skip
    lit(painter, lower, fur, light, (-4, -6), shade=dark)
    for x, y, h in ((146, 772, 42), (184, 772, 18), (214, 768, 20), (246, 760, 18)):
        rimmed(painter, polygon(((x - 11, y + 4), (x + 11, y + 4), (x - 2, y - h))), look.BONE, BLACK, 3)
    for x, y, h in ((124, 690, 46), (166, 690, 20), (196, 692, 22), (226, 694, 22), (256, 702, 20)):
        rimmed(painter, polygon(((x - 11, y - 4), (x + 11, y - 4), (x, y + h))), look.BONE, BLACK, 3)


SCENES = (_chariot, _strength)
"""Scenes 7 and 8, each painting 30 … 670 across and 30 … 1020 down."""
