"""The Chariot, Major VII."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#A01C2A"
_WINE: Final = "#33090F"


def scene(painter: QPainter, t: Tones) -> None:
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
    _rushes(painter, t)
    with _aboard(painter, -8, 0.88):
        _canopy(painter, t)
        _seat(painter, t)
    with _aboard(painter, 7, 1.04):
        _driver(painter)
    with tilted(painter, 350, 900, -8):
        _car(painter, t)
    for x, y, mirror in ((238, 980, True), (474, 988, False)):
        fur, dark = ("#24222E", BLACK) if mirror else (look.BONE, "#A39C90")
        _lunges(painter, x, y, 0.68, fur, dark, mirror=mirror)
    for hand, collar in (((278, 528), (166, 786)), ((494, 500), (546, 794))):  # drawn tight
        rimmed(painter, limb(((*hand, 9), (*collar, 13))), look.OXBLOOD, BLACK, 4)
        fill(painter, limb(((*hand, 3), (*collar, 4))), look.DANGER)
    with _aboard(painter, 7, 1.04):
        _holds(painter)
    gloom(painter, 350, 520, 410, 0.5)


def _rushes(painter: QPainter, t: Tones) -> None:
    """Speed: the street runs away behind the car in streaks, dust stands at both its sides."""
    streaks = [limb(((350 + a * 0.5, 700 + b * 0.5, 2), (350 + a, 700 + b, 16))) for a, b in ((-330, -250), (-340, -70),
        (-330, 110), (-300, 250), (330, -250), (340, -70), (330, 110), (300, 250), (-70, 330), (70, 330))]  # fmt: skip
    fill(painter, joined(*streaks), mixed(BLACK, t.light, 0.7))
    for way in (-1, 1):
        for x, y, size in ((236, 800, 62), (300, 850, 74), (296, 760, 44), (210, 870, 60)):
            puff = disc(350 + way * x, y, size, size * 0.8)
            lit(painter, puff, mixed(BLACK, t.light, 0.55), mixed(BLACK, t.light, 0.85), (-way * 5, -7), width=3)


@contextmanager
def _aboard(painter: QPainter, turn: float, size: float) -> Iterator[None]:
    """What stands in the car, so large and leaning so."""
    with tilted(painter, 350, 700, turn):
        painter.translate(350, 610)
        painter.scale(size, size)
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


def _driver(painter: QPainter) -> None:
    """He stands in the car, leans back against the pull, and looks at nothing but the road."""
    skin = "#EBC8A4"
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
    sleeve(((274, 348), (176, 424), (232, 516)), 74, _RED, look.DANGER, (-8, -5), body=coat)
    sleeve(((438, 344), (546, 420), (470, 488)), 74, _RED, look.DANGER, (-8, -5), body=coat)
    fist(painter, 256, 536, 124, 0.66, skin, mirror=True, back=True, towards=(-0.8, -0.6))
    fist(painter, 452, 504, -124, 0.66, skin, back=True, towards=(-0.8, -0.6))


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
