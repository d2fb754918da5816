"""The Knight of Swords."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, hand_at, line_of
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, moved, placed, polygon, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_LEATHER: Final = "#3E4766"
_DARK: Final = "#131724"
_RIM: Final = "#E8E0D0"
_GLOVE: Final = "#7A5234"


def scene(painter: QPainter, t: Tones) -> None:
    """A courier in a steel helmet comes at us through the rain, his lamp full on, the blade up, teeth clenched."""
    sky(painter, "#080B18", "#56607F", 640)
    clouds(painter, ((560, 200, 0.9), (120, 300, 0.8), (640, 400, 0.7)), "#252C44", "#98A4C0")
    city(painter, 640, "#2C344C", look.SODIUM, tall=240, seed=34, left=200, right=520)
    for way in (-1, 1):  # the street's two sides, that run to one point
        wall = polygon(((350 + way * 110, 400), (350 + way * 400, -60), (350 + way * 400, 1000), (350 + way * 110,
            640)))  # fmt: skip
        lit(painter, wall, "#0E1019", "#7C86A0", (-way * 5, -3), width=4)
        panes = [polygon(((350 + way * (a + 10), 420 + r * 70 - (a - 110) * 1.1 * (1 - r / 3.4)), (350 + way * (a + 44),
            420 + r * 70 - (a - 76) * 1.1 * (1 - r / 3.4)), (350 + way * (a + 44), 456 + r * 70 - (a - 76) * 1.0
            * (1 - r / 3)), (350 + way * (a + 10), 456 + r * 70 - (a - 110) * 1.0 * (1 - r / 3)))) for a in (130, 190,
            256) for r in range(3) if (a + r) % 4 != 1]  # fmt: skip
        fill(painter, joined(*panes), look.SODIUM)
    fill(painter, polygon(((240, 636), (460, 636), (1000, 1200), (-300, 1200))), "#2A2C36")
    for way in (-1, 1):
        fill(painter, polygon(((350 + way * 26, 640), (350 + way * 34, 640), (350 + way * 330, 1200), (350 + way * 250,
            1200))), "#6E7486")  # fmt: skip
    glow(painter, 330, 880, 460, look.SODIUM, 0.5)
    with tilted(painter, 332, 1090, -7):  # he leans, as one must at that speed
        painter.translate(40, 0)
        _rider(painter)
        _machine(painter)
        _bar_hand(painter)
    for k in range(26):  # rain that comes at us out of one point
        angle, near = k * 2.4, 250 + (k * 83) % 330
        right, down = math.cos(angle), math.sin(angle)
        start = (350 + near * right, 520 + near * 1.2 * down)
        fill(painter, limb(((*start, 2), (start[0] + 34 * right, start[1] + 40 * down, 5))), "#C8CCD8")
    gloom(painter, 330, 520, 450, 0.45)


def _machine(painter: QPainter) -> None:
    """What is near of it: the bar, the fork, and the lamp, full on."""
    for way in (-1, 1):
        lit(painter, thick_line(((320 + way * 84, 860), (320 + way * 84, 1200)), 40), look.BONE, look.BONE, (7, 0),
            shade=look.MUTED)  # fmt: skip
    bar = ((40, 896, 24), (150, 862, 28), (320, 850, 30), (490, 862, 28), (560, 880, 24))
    lit(painter, limb(bar), look.MUTED, _RIM, (0, -6), shade="#4A4652")
    lit(painter, limb(((36, 900, 42), (140, 868, 42))), "#17161D", _RIM, (2, -6), shade=BLACK)
    lit(painter, limb(((500, 866, 42), (592, 886, 42))), "#17161D", _RIM, (2, -6), shade=BLACK)
    lit(painter, limb(((470, 848, 12), (520, 836, 12), (596, 852, 9))), look.MUTED, _RIM, (0, -4), width=5)
    hood = blob(((206, 960), (214, 872), (260, 812), (320, 796), (380, 812), (426, 872), (434, 960), (320, 900)),
        tension=0.8)  # fmt: skip
    lit(painter, hood, look.OXBLOOD, look.DANGER, (8, -10), shade="#33090F")
    lit(painter, disc(320, 956, 112), look.MUTED, _RIM, (6, -9), shade="#4A4652")
    fill(painter, disc(320, 956, 90), "#FFE9B0")
    fill(painter, disc(320, 956, 62), look.BONE)
    glow(painter, 320, 956, 250, "#FFE9B0", 0.6)
    fill(painter, placed(star(0, 0, 240, 11, 4), 320, 956), "#FFF4D0")


def _rider(painter: QPainter) -> None:
    """Who rides it: bent over the bar, a scarf on the wind, one arm out to the bar, the other up with the blade."""
    scarf = blob(((300, 540), (210, 470), (140, 490), (60, 420), (-40, 440), (-10, 500), (-60, 560), (60, 580), (140,
        560), (220, 590), (300, 620)), tension=0.8)  # fmt: skip
    lit(painter, scarf, look.OXBLOOD, look.DANGER, (4, -9), shade="#33090F")
    trunk = blob(((130, 690), (150, 620), (220, 580), (320, 566), (420, 580), (490, 620), (512, 690), (480, 800), (430,
        900), (210, 900), (164, 800)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _LEATHER, _RIM, (9, -12), shade=_DARK)
    night = blob(((90, 600), (240, 580), (300, 700), (280, 800), (310, 920), (100, 920)), tension=0.5)
    within(painter, trunk, night, _DARK)
    folds = (((440, 720, 2), (400, 760, 10), (386, 820, 3)), ((470, 760, 2), (430, 800, 9), (410, 860, 3)), ((214, 720,
        2), (250, 760, 9), (262, 820, 3)), ((320, 640, 5), (322, 740, 8), (320, 830, 5)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)), "#0C0F1A")
    _sword_arm(painter)
    _bar_arm(painter)
    _head(painter)
    wound = limb(((222, 616, 48), (320, 656, 60), (418, 616, 48)))
    lit(painter, wound, look.OXBLOOD, look.DANGER, (5, -8), shade="#33090F")


def _head(painter: QPainter) -> None:
    """A knight's steel helmet with goggles on it; under them brows drawn down, and teeth together."""
    front(painter, 320, 470, 1.3, Face("#8C6A5A", "#E2B894", stern=1.7, brow=15, jaw=0.95, mouth=Mouth.GRIT, lid=0.3,
        nose=Nose.HOOKED, squint=0.4), mirror=True)  # fmt: skip
    opening = blob(((226, 640), (224, 470), (240, 404), (320, 388), (400, 404), (416, 470), (414, 640)), tension=0.5)
    glaze(painter, opening.subtracted(opening.translated(-24, 60)), "#1A0E1E", 0.3)  # what the helmet throws on it
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    glow(painter, 320, 700, 190, "#FFD890", 0.7)  # and the lamp from below
    painter.restore()
    face = blob(((246, 660), (240, 560), (237, 470), (250, 424), (320, 410), (390, 424), (403, 470), (400, 560), (394,
        660)), tension=0.5)  # fmt: skip
    lit(painter, opening.subtracted(face), "#6B3E2A", "#A06A48", (2, 2), shade="#1E130A", width=5)
    helmet = blob(((186, 470), (180, 380), (220, 296), (320, 252), (420, 296), (460, 380), (454, 470), (440, 570), (408,
        590), (412, 470), (396, 412), (320, 400), (244, 412), (228, 470), (232, 590), (200, 570)),
        tension=0.7)  # fmt: skip
    lit(painter, helmet, "#9AA4BC", look.BONE, (9, -11), shade="#3A4058")
    lit(painter, blob(((190, 376), (232, 330), (320, 312), (408, 330), (450, 376), (404, 410), (320, 394), (236, 410)),
        tension=0.7), look.SODIUM, look.BONE, (5, -8), shade="#8C5A1E", width=7)  # fmt: skip
    stripes = [
        ink(((320 + way * 12, 256, 14), (320 + way * 14, 284, 17), (320 + way * 15, 318, 18))) for way in (-1, 1)
    ]
    within(painter, helmet, joined(*stripes), look.OXBLOOD)


def _sword_arm(painter: QPainter) -> None:
    """Upper arm out, elbow at the edge, forearm upright: the glove holds the blade higher than his head."""
    upper = blob(((420, 720), (430, 620), (490, 580), (556, 612), (610, 650), (664, 716), (672, 790), (630, 818), (560,
        800), (490, 780)), tension=0.7)  # fmt: skip
    lit(painter, upper, _LEATHER, _RIM, (8, -9), shade=_DARK)
    fore = blob(((550, 600), (596, 584), (646, 602), (664, 670), (672, 736), (654, 802), (604, 806), (576, 740), (556,
        670)), tension=0.7)  # fmt: skip
    lit(painter, fore, _LEATHER, _RIM, (8, -7), shade=_DARK)
    for fold in (((582, 764, 2), (606, 754, 9), (640, 764, 2)), ((572, 730, 2), (610, 722, 8), (652, 728, 2))):
        fill(painter, ink(fold), _DARK)
    _sword_hand(painter, 596, 472)
    cuff = blob(((522, 552), (586, 534), (646, 554), (664, 624), (600, 608), (532, 630)), tension=0.6)
    lit(painter, cuff, _GLOVE, _RIM, (6, -7), shade="#1E130A")
    fill(painter, ink(((540, 610, 3), (600, 592, 7), (652, 604, 3))), "#1E130A")
    _plate(painter, 484, 634, 26)


def _sword_hand(painter: QPainter, x: float, y: float) -> None:
    """The glove from its palm: four fingers come over the hilt towards us, the thumb lies on them."""
    sword(painter, x, y, 400, -15, 2.6, grip=130)
    with hand_at(painter, x, y, 26, 1.24, False, (0.8, -0.6)) as lamp:
        heel = blob(((-50, 0), (48, 0), (58, 40), (70, 76), (56, 92), (16, 92), (-20, 66), (-50, 40)), tension=0.5)
        rolls = [blob(((a - 15, -36 + b), (a, -44 + b), (a + 14, -36 + b), (a + 16, 0), (a + 12, 34 - b * 0.6), (a - 8,
            36 - b * 0.6), (a - 15, 4)), tension=0.7) for a, b in ((-40, 6), (-12, 0), (17, 2), (43, 12))]  # fmt: skip
        flesh(painter, (heel, *reversed(rolls)), _GLOVE, lamp, 6)
        lines = [ink(((a - 10, -14 + b, 2), (a, -10 + b, 5), (a + 10, -14 + b, 2))) for a, b in ((-40, 6), (-12, 0),
            (17, 2), (43, 10))]  # fmt: skip
        fill(painter, joined(*lines), line_of(_GLOVE))
        thumb = digit(((8, 78, 46), (-40, 52, 38), (-36, 22, 34), (-4, 12, 23)))
        within(painter, joined(*rolls), thumb.translated(2, 9), dark_of(_GLOVE))
        flesh(painter, (thumb,), _GLOVE, lamp, 6)
        fill(painter, limb(((30, 96, 34), (10, 82, 30))), _GLOVE)


def _bar_arm(painter: QPainter) -> None:
    """The other elbow is out; from it the forearm comes straight at us."""
    arm_ = blob(((210, 690), (200, 620), (140, 600), (80, 650), (20, 730), (-4, 800), (16, 850), (70, 870), (130, 850),
        (160, 790), (190, 740)), tension=0.7)  # fmt: skip
    lit(painter, arm_, _LEATHER, _RIM, (8, -9), shade=_DARK)
    _plate(painter, 150, 640, -40)


def _plate(painter: QPainter, x: float, y: float, turn: float) -> None:
    """A shoulder's steel."""
    for size, down in ((1.15, 26), (1.25, 0)):
        pad = blob(((-70, 30), (-60, -16), (0, -40), (60, -16), (70, 30), (0, 44)), tension=0.7)
        lit(painter, placed(moved(pad, 0, down), x, y, size, turn), "#9AA4BC", look.BONE, (6, -8), shade="#3A4058")


def _bar_hand(painter: QPainter) -> None:
    """A glove on the bar from before: its cuff, the knuckles' row, four fingers that come over towards us."""
    cuff = blob(((90, 800), (140, 776), (208, 796), (222, 846), (160, 870), (86, 850)), tension=0.7)
    lit(painter, cuff, _GLOVE, _RIM, (6, -7), shade="#1E130A")
    with hand_at(painter, 154, 876, -10, 1.14, False, (0.8, -0.6)) as lamp:
        rolls = [blob(((x - 15, -34), (x, -42), (x + 15, -34), (x + 17, 10), (x + 10, 40), (x - 10, 40), (x - 17, 10)),
            tension=0.7) for x in (-46, -16, 15, 45)]  # fmt: skip
        flesh(painter, rolls, _GLOVE, lamp, 6)
        knuckles = [blob(((x - 11, -30), (x, -36), (x + 11, -30), (x + 9, -12), (x - 9, -12)), tension=0.6)
            for x in (-46, -16, 15, 45)]  # fmt: skip
        fill(painter, joined(*knuckles), mixed(_GLOVE, _RIM, 0.3))
        fill(painter, joined(*(ink(((x - 12, 12, 2), (x, 16, 5), (x + 12, 12, 2))) for x in (-46, -16, 15, 45))),
            line_of(_GLOVE))  # fmt: skip
