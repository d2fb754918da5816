"""The Queen of Pentacles."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E8B58A"
_SILVER = "#C9C3C4"
_WINE, _DEEP_WINE = "#A02434", "#2A060E"
_GOLD = "#FFD890"
_LAMP = (-9, -6)
_FLOWER: Point = (234, 704)


def scene(painter: QPainter, t: Tones) -> None:
    """In her hothouse the queen lays her cheek to the flower that is a coin, an arm about its pot and a rabbit."""
    _hothouse(painter)
    glow(painter, *_FLOWER, 420, look.SODIUM, 0.5)
    trunk = _gown(painter)
    _plant(painter)
    _head(painter)
    _rabbit(painter, 520, 898, 0.82)
    _embrace(painter, trunk)
    gloom(painter, 330, 600, 520, 0.3)


def _hothouse(painter: QPainter) -> None:
    """A great fan of panes in the moon's light, its ribs meeting behind her head; palms at the sides."""
    deep = "#06120F"
    sky(painter, "#0B2420", "#1C4A3C", 900)
    hub = (420, 430)
    for wide, tone in ((520, "#123A33"), (400, "#1E5A4A"), (280, "#3C8A6C")):
        fill(painter, disc(*hub, wide), tone)
    for turn in range(-120, 121, 20):
        a = radians(turn)
        fill(painter, thick_line((hub, (hub[0] + 800 * sin(a), hub[1] - 800 * cos(a))), 9), deep)
    for wide in (280, 400, 520):
        stroke(painter, disc(*hub, wide), deep, 9)
    leaf = blob(((0, 60), (-50, -20), (-56, -120), (-26, -220), (0, -290), (26, -220), (56, -120), (50, -20)),
        tension=0.8)  # fmt: skip
    for x, y, size, turn in ((60, 660, 1.0, -26), (30, 760, 1.1, 12), (670, 640, 1.0, 24), (690, 760, 1.1, -12)):
        lit(painter, placed(leaf, x, y, size, turn), "#123628", "#5FA880", (-6, -4), shade=deep, width=6)
        rib = joined(limb(((0, 50, 8), (0, -250, 2))), *(limb(((0, b, 4), (w * 40, b - 50, 1))) for w in (-1, 1)
            for b in (0, -60, -120)))  # fmt: skip
        fill(painter, placed(rib, x, y, size, turn), deep)


def _plant(painter: QPainter) -> None:
    """The coin on its stalk, white petals around it, two leaves."""
    x, y = _FLOWER
    lit(painter, limb(((x + 10, y, 26), (x + 16, y + 160, 24), (x, y + 300, 28))), "#2E7046", look.HORROR, (-4, -3),
        shade="#0C2416")  # fmt: skip
    leaf = blob(((0, 0), (40, -50), (110, -66), (190, -40), (150, 10), (80, 30)), tension=0.8)
    for way in (1, -1):
        shape = placed(leaf, x + 14, y + 210, 0.98, -12 * way, mirror=way < 0)
        lit(painter, shape, "#2E7046", look.HORROR, (-5, -5), shade="#0C2416")
        fill(painter, placed(limb(((6, -2, 7), (80, -20, 5), (170, -36, 1))), x + 14, y + 210, 0.98, -12 * way,
            mirror=way < 0), "#0C2416")  # fmt: skip
    petal = blob(((0, 0), (-36, -100), (-28, -148), (0, -172), (28, -148), (36, -100)), tension=0.8)
    for turn in range(15, 375, 30):
        lit(painter, placed(petal, x, y, 1, turn), "#F4E2CC", "#FFFFFF", (-4, -5), shade="#9A7A70", width=5,
            smooth=True)  # fmt: skip
    coin(painter, x, y, 236, -6)


def _gown(painter: QPainter) -> QPainterPath:
    """Her wine-red gown, half of it in the dark, a collar of lace and pearls; what comes is the gown."""
    trunk = bust(462, 590, 480, 1240, waist=0.9, hip=1.0)
    lit(painter, trunk, _WINE, _GOLD, _LAMP, shade=_DEEP_WINE, width=8)
    within(painter, trunk, blob(((560, 600), (740, 640), (740, 1240), (520, 1240), (560, 1000), (590, 760)),
        tension=0.6), mixed(_DEEP_WINE, _WINE, 0.3))  # fmt: skip
    edge = ((352, 660), (392, 706), (450, 722), (510, 706), (560, 670), (588, 624))
    for (x, y), (u, v) in pairwise(edge):
        lit(painter, limb(((x, y, 34), ((x + u) / 2, (y + v) / 2 + 8, 44), (u, v, 34))), look.BONE, "#FFFFFF", (-4, -5),
            shade="#8A7A70", width=6, smooth=True)  # fmt: skip
    lit(painter, blob(((340, 650), (420, 600), (588, 590), (600, 616), (540, 664), (456, 694), (392, 690)),
        tension=0.8), _SKIN, _SKIN, _LAMP, shade="#8A6248", width=6, smooth=True)  # fmt: skip
    return trunk


def _embrace(painter: QPainter, trunk: QPainterPath) -> None:
    """The pot, and her arm around it, her hand on its front; the rabbit's paws lie over the sleeve."""
    body = polygon(((86, 920), (378, 920), (348, 1160), (118, 1160)))
    lit(painter, body, "#A8502E", "#FFB080", (-10, -4), shade="#34120A", width=8)
    lit(painter, rect(68, 886, 330, 62, 10), "#B85C36", "#FFB080", (-6, -6), shade="#34120A", width=8)
    near = ((656, 750), (676, 1000), (436, 1022))
    sleeve(painter, near, (150, 156, 116), _WINE, _GOLD, _LAMP, body=trunk)
    palm(painter, 322, 1020, -84, 1.04, _SKIN, back=True, apart=0.3, towards=(-0.6, -0.8))
    cuff = polygon(((388, 952), (428, 944), (440, 1096), (396, 1090)))
    lit(painter, cuff, look.BONE, look.BONE, (-5, -4), shade="#8A7A70", width=6, smooth=True)
    for x in (462, 528):
        lit(painter, blob(((x - 26, 946), (x - 24, 920), (x, 910), (x + 24, 920), (x + 26, 946), (x, 962)),
            tension=0.9), "#E0D8C8", "#FFFAEC", (-4, -4), shade="#5A5058", width=6)  # fmt: skip
        fill(painter, joined(*(limb(((x + a, 940, 3), (x + a, 954, 2))) for a in (-8, 8))), "#5A5058")


def _rabbit(painter: QPainter, x: float, y: float, size: float) -> None:
    """The rabbit, its fore half, that looks at the flower."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    fur, pale, dark, lamp = "#E0D8C8", "#FFFAEC", "#5A5058", (-6, -6)
    ear = blob(((-24, 20), (-34, -70), (-18, -150), (2, -172), (24, -140), (32, -60), (22, 20)), tension=0.8)
    for at, turn in ((34, 16), (-16, -6)):
        lit(painter, placed(ear, at, -96, 1, turn), fur, pale, lamp, shade=dark, width=6)
        fill(painter, placed(ear, at, -104, 0.6, turn), "#D98C84")
    body = blob(((-70, 20), (96, 0), (130, 90), (120, 200), (-90, 200), (-96, 100)), tension=0.8)
    lit(painter, body, fur, pale, lamp, shade=dark, width=7)
    head = blob(((-76, 30), (-92, -6), (-82, -48), (-40, -90), (10, -106), (56, -90), (82, -50), (80, 0), (60, 50),
        (-40, 60)), tension=0.9)  # fmt: skip
    lit(painter, head, fur, pale, lamp, shade=dark, width=7)
    fill(painter, disc(-34, -40, 15, 18), BLACK)
    fill(painter, disc(-39, -47, 5.5), look.BONE)
    fill(painter, blob(((-98, -10), (-78, -22), (-70, -4), (-86, 4)), tension=0.6), "#D98C84")
    fill(painter, joined(ink(((-84, 4, 1), (-74, 18, 5), (-54, 18, 1))), *(ink(((-54, b, 1), (-10, b - 4 + c, 3), (24, b
        - 2 + 2 * c, 1))) for b, c in ((-2, -4), (8, 4)))), BLACK)  # fmt: skip
    painter.restore()


def _head(painter: QPainter) -> None:
    """Her face, laid to the flower's petals, the eyes all but shut; silver hair put up under a crown, pearls."""
    painter.save()
    painter.translate(416, 484)
    painter.rotate(-29)
    painter.scale(-1.5, 1.5)
    bun = blob(((-40, -120), (-86, -130), (-122, -100), (-120, -56), (-84, -36)), tension=0.9)
    lit(painter, bun, _SILVER, "#FFF0D0", (5, -6), shade="#4A4450", width=5)
    turned(painter, 0, 0, 1, Face("#A8714E", _SKIN, nose=Nose.SNUB, stern=-0.7, brow=6, brow_colour="#6E6464",
        smile=1.3, jaw=0.3, lips="#B03A3C", open=False))  # fmt: skip
    glaze(painter, disc(16, 32, 20, 13), look.DANGER, 0.22)
    mass = blob(((70, -44), (74, -80), (50, -116), (4, -134), (-48, -124), (-88, -84), (-96, -30), (-84, 30), (-60, 44),
        (-46, 26), (-52, -2), (-44, -26), (-16, -52), (18, -72), (46, -72)), tension=0.8)  # fmt: skip
    lit(painter, mass, _SILVER, "#FFF0D0", (6, -5), shade="#4A4450", width=5)
    waves = [((62 - 5 * k, -66 - 9 * k), (-2 - 14 * k, -84 - 11 * k), (-58 - 5 * k, 22 - 16 * k)) for k in range(6)]
    strands(painter, waves, _SILVER, "#FFF0D0", 8)
    lit(painter, placed(crown(), -12, -104, 0.68, -5), look.BRASS, "#FFF0C0", (8, -5), shade="#7A4A12", width=5)
    for x in (-50, -13, 24):
        rimmed(painter, disc(x, -119 - x * 0.09, 9), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-58, 34, 10), look.BRASS, BLACK, 3)
    painter.restore()
