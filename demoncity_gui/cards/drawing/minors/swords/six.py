"""The Six of Swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, front, turned
from demoncity_gui.cards.drawing.light import backlit, glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#B02C36"
_WINE: Final = "#4A0E18"
_FIRE: Final = "#FFC070"
"""What burns behind us: they look back at it, and it is on their faces."""


def scene(painter: QPainter, t: Tones) -> None:
    """A mother and her child look back out of one shawl; a dark ferryman takes them away between six blades."""
    sky(painter, "#060912", "#50608A", 600)
    glow(painter, 440, 300, 420, look.BONE, 0.4)
    fill(painter, disc(440, 296, 236), look.BONE)
    clouds(painter, ((70, 520, 0.5), (650, 520, 0.5)), "#161C2C", look.BONE)
    city(painter, 610, "#141A2C", None, tall=90, seed=44)
    fill(painter, rect(0, 604, 700, 600), "#13203C")
    for number in range(12):  # ripples, in the moon's light
        x, y, half = (number * 173) % 640, 622 + number * 27, 40 + (number % 4) * 22
        fill(painter, limb(((x - half, y, 2), (x, y - 2, 7), (x + half, y, 2))), mixed("#13203C", look.BONE, 0.4))
    _ferryman(painter)
    for way in (-1, 1):  # the boat's sides, that meet before him
        hull = blob(((350 + way * 130, 600), (350 + way * 250, 740), (350 + way * 350, 960), (350 + way * 300, 1100),
            (350, 1100), (350, 640)), tension=0.5)  # fmt: skip
        lit(painter, hull, "#1E1820", "#8A94B8", (-way * 6, -10), shade=BLACK)
    for x, top in ((70, 440), (118, 386), (168, 440), (548, 524), (593, 470), (636, 524)):
        long = 1010 - top
        blade(painter, x, top + long / 2, long, 0, long / 78)
    _two(painter)
    _stern(painter)
    gloom(painter, 370, 560, 470, 0.4)


def _ferryman(painter: QPainter) -> None:
    """He stands against the moon and leans on his pole; under his hat a jaw and the eyes' gleam are seen."""
    coat, rim, glove = "#131728", "#E8E4D8", "#2C3046"
    arm(painter, ((536, 448), (630, 384), (606, 266)), 74, coat, rim, (6, -5), skin=glove)
    body = blob(((262, 760), (268, 560), (290, 450), (350, 400), (400, 384), (480, 384), (530, 400), (578, 450), (590,
        560), (586, 760)), tension=0.7)  # fmt: skip
    backlit(painter, body, coat, 7, rim)
    within(painter, body, limb(((500, 470, 2), (520, 560, 9), (516, 660, 3))), BLACK)
    collar = blob(((372, 424), (370, 384), (392, 350), (440, 372), (490, 350), (510, 384), (508, 424), (440, 462)),
        tension=0.5)  # fmt: skip
    lit(painter, collar, "#1C2138", rim, (5, -5), shade=BLACK, width=5)
    front(painter, 440, 298, 0.76, Face("#1C1A2A", "#565064", nose=Nose.HOOKED, stern=1, jaw=1, smile=-0.8, old=True),
        mirror=True)  # fmt: skip
    shadow = blob(((370, 220), (510, 220), (512, 316), (476, 322), (440, 334), (404, 322), (368, 316)), tension=0.5)
    within(painter, disc(440, 300, 58, 80), shadow, "#0B0C16")
    for x in (414, 466):  # in each eye a spark
        fill(painter, limb(((x - 8, 293, 1), (x, 295, 5), (x + 8, 293, 1))), "#B8C4DC")
    lit(painter, placed(fedora(), 440, 262, 1.04), "#10121E", rim, (5, -6), shade=BLACK)
    lit(painter, thick_line(((652, 40), (470, 720)), 19), "#6A4632", rim, (5, -2), shade="#20120C", width=5)
    arm(painter, ((330, 462), (404, 596), (532, 482)), 84, coat, "#8A94B8", (5, -6), skin=glove)
    fist(painter, 605, 214, 15, 0.56, glove, towards=(0.8, -0.6))
    fist(painter, 544, 440, 15, 0.58, glove, towards=(0.8, -0.6))


def _two(painter: QPainter) -> None:
    """She holds the child close in the shawl that goes around both."""
    shawl = blob(((120, 1100), (134, 920), (170, 790), (196, 700), (196, 570), (222, 480), (284, 428), (350, 420), (410,
        450), (444, 520), (450, 610), (486, 660), (522, 740), (540, 850), (556, 1100)), tension=0.8)  # fmt: skip
    lit(painter, shawl, _RED, _FIRE, (10, -6), shade=_WINE, width=7)
    inside = blob(((262, 500), (330, 452), (404, 480), (432, 560), (420, 660), (490, 700), (514, 790), (484, 880), (330,
        860), (270, 760), (244, 620)), tension=0.8)  # fmt: skip
    fill(painter, inside, "#20060C")
    with tilted(painter, 330, 600, 8):
        neck = limb(((318, 620, 74), (326, 780, 100)))
        lit(painter, neck, "#A8744E", "#A8744E", (5, -2), shade="#4A2A1C", smooth=True)
        fill(
            painter,
            blob(((280, 600), (390, 640), (372, 690), (340, 722), (300, 690), (278, 650)), tension=0.7),
            "#3A2016",
        )
        turned(painter, 330, 552, 1.04, Face("#7C4A32", "#E8B88C", nose=Nose.STRAIGHT, stern=-1.3, brow=7, lid=0.2,
            gaze=0.9, lips="#9A3A3C", smile=-0.6, jaw=0.1, iris="#3A5A5A"))  # fmt: skip
        lock = blob(((400, 500), (392, 462), (350, 442), (290, 460), (254, 530), (258, 640), (272, 590), (286, 526),
            (322, 488), (366, 480)), tension=0.8)  # fmt: skip
        lit(painter, lock, "#2A1A18", "#B06A3A", (5, -4), shade=BLACK, width=5)
        tear = blob(((0, -16), (8, 3), (0, 12), (-8, 3)), tension=0.8)
        lit(painter, placed(tear, 336, 588, 1, 6), look.ICE, look.BONE, (2, -3), width=3)
    hood = blob(((440, 520), (420, 462), (350, 430), (272, 448), (222, 520), (212, 640), (226, 760), (280, 850), (310,
        840), (278, 750), (258, 640), (262, 560), (300, 490), (360, 468), (408, 494)), tension=0.8)  # fmt: skip
    lit(painter, hood, _RED, _FIRE, (7, -6), shade=_WINE, width=6)
    _child(painter)
    painter.translate(0, 26)
    front_ = blob(((150, 1100), (190, 960), (250, 830), (300, 800), (360, 850), (440, 884), (504, 856), (530, 796),
        (546, 880), (560, 1100)), tension=0.7)  # fmt: skip
    lit(painter, front_, _RED, _FIRE, (6, -9), shade=_WINE, width=7)
    folds = joined(*(ink(points) for points in (((290, 830, 2), (330, 920, 12), (420, 960, 3)), ((220, 920, 2), (240,
        980, 11), (300, 1040, 3)), ((520, 850, 2), (498, 930, 11), (508, 1010, 3)))))  # fmt: skip
    within(painter, front_, folds, _WINE)
    glaze(painter, limb(((330, 944, 60), (440, 930, 66))), BLACK, 0.25)
    sleeve = limb(((180, 1010, 110), (318, 930, 74)))
    lit(painter, sleeve, mixed(BLACK, _RED, 0.86), _FIRE, (4, -8), shade=_WINE, width=6)
    palm(painter, 382, 904, 74, 0.84, "#E8B88C", back=True, apart=0.25, mirror=True, towards=(0.6, -0.8))
    painter.translate(0, -26)


def _child(painter: QPainter) -> None:
    """A round face under a knitted cap; the eyes are wide, aside to what burns."""
    painter.save()
    painter.translate(6, 38)
    with tilted(painter, 430, 780, -7):
        turned(painter, 428, 764, 0.92, Face("#A86E48", "#F4CCA0", nose=Nose.SNUB, stern=-1.1, brow=7, young=True,
            smile=-0.5, gaze=0.1, iris="#3A5A5A", lid=-0.1))  # fmt: skip
        fringe = blob(((362, 740), (372, 690), (440, 672), (492, 700), (494, 730), (480, 746), (462, 722), (442, 742),
            (422, 718), (402, 744), (386, 728), (372, 786), (360, 780)), tension=0.5)  # fmt: skip
        lit(painter, fringe, "#4A2A1A", "#C07A40", (5, -4), shade="#20100A", width=4)
        cap = blob(((346, 742), (348, 672), (392, 626), (448, 620), (494, 656), (504, 722), (470, 698), (420, 690),
            (376, 710)), tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E7A6A", _FIRE, (6, -6), shade="#12261F", width=6)
        ribs = joined(*(ink(((x, 696 - abs(x - 430) * 0.1, 2), (x * 0.7 + 128, 656, 5), (x * 0.4 + 254, 630, 2)))
            for x in (384, 412, 440, 468)))  # fmt: skip
        within(painter, cap, ribs, "#1C3C34")
    painter.restore()


def _stern(painter: QPainter) -> None:
    """The boat's end, towards us."""
    board = blob(((-20, 960), (160, 1000), (350, 1012), (540, 1000), (720, 960), (720, 1200), (-20, 1200)),
        tension=0.6)  # fmt: skip
    lit(painter, board, "#3A2620", _FIRE, (2, -10), shade="#120A0A", width=7)
    within(painter, board, joined(*(ink(((0, y - 40, 4), (350, y, 6), (700, y - 40, 4))) for y in (1052, 1090))), BLACK)
