"""The Queen of Pentacles."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke, tilted
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
_FLOWER: Point = (196, 896)
_CAN: Point = (306, 626)


def scene(painter: QPainter, t: Tones) -> None:
    """In her hothouse by night the queen waters the plant whose flower is a coin; a rabbit peeps out of a pot."""
    _hothouse(painter)
    glow(painter, *_FLOWER, 420, look.SODIUM, 0.5)
    _queen(painter)
    _plant(painter)
    _water(painter)
    _pot(painter, 572, 1014, 0.9)
    gloom(painter, 330, 560, 500, 0.3)


def _hothouse(painter: QPainter) -> None:
    """A great fan of panes in the moon's light, its ribs meeting behind her head; palms at the sides."""
    deep = "#06120F"
    sky(painter, "#0B2420", "#1C4A3C", 900)
    hub = (440, 430)
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


def _queen(painter: QPainter) -> None:
    """She bends to it from the right, the can's handle in one fist."""
    trunk = bust(476, 474, 350, 1200, waist=0.78, hip=1.0)
    lit(painter, trunk, _WINE, _GOLD, _LAMP, shade=_DEEP_WINE, width=8)
    _apron(painter, trunk)
    _head(painter)
    arm(painter, ((352, 590), (398, 826), (364, 908)), 92, _WINE, _GOLD, _LAMP, cuff=look.BONE, skin=_SKIN, body=trunk)
    x, y = _CAN
    near = ((618, 576), (592, 850), (x + 138, y - 22))
    with grip(painter, x + 92, y - 92, -26, 0.8, _SKIN, across=26, towards=(-0.8, -0.6)):
        _can(painter)
        arm(painter, near, 100, _WINE, _GOLD, _LAMP, cuff=look.BONE, skin=_SKIN, body=trunk)
        fill(painter, limb(((564, 596, 12), (563, 690, 20), (566, 720, 9))), _WINE)
        folds = ink(((557, 710, 4), (566, 726, 6), (580, 748, 1))), ink(((611, 688, 10), (605, 730, 7), (604, 772, 1)))
        fill(painter, joined(*folds), _DEEP_WINE)


def _apron(painter: QPainter, trunk: QPainterPath) -> None:
    """A gardener's apron over the gown, its straps about her neck, a pocket."""
    cloth, dark = "#B08038", "#3E2610"
    straps = joined(limb(((412, 500, 22), (434, 660, 22))), limb(((544, 500, 22), (494, 660, 22))))
    within(painter, trunk, straps, dark)
    bib = blob(((424, 648), (460, 654), (500, 648), (532, 730), (620, 830), (690, 1220), (270, 1220), (372, 940), (410,
        820), (412, 730)), tension=0.4)  # fmt: skip
    painter.save()
    painter.setClipPath(trunk, Qt.ClipOperation.IntersectClip)
    lit(painter, bib, cloth, "#FFE0A0", (-8, -5), shade=dark)
    fill(painter, limb(((458, 780, 2), (450, 900, 9), (428, 1100, 14))), dark)
    painter.restore()


def _can(painter: QPainter) -> None:
    """The can, tipped: a brass belly, a long spout, a hoop to hold it by."""
    metal, dark = "#4E7FA0", "#142A3C"
    painter.save()
    painter.translate(*_CAN)
    painter.rotate(-24)
    painter.scale(0.86, 0.86)
    hoop = blob(((4, -60), (10, -128), (70, -160), (140, -126), (152, -50), (120, 30), (70, 46), (70, 28), (104, 16),
        (130, -50), (122, -112), (70, -138), (30, -116), (26, -60)), tension=0.7)  # fmt: skip
    lit(painter, hoop, metal, "#D8F0FF", (-4, -4), shade=dark, width=5)
    spout = limb(((-50, 56, 46), (-104, 0, 28), (-150, -52, 22)))
    lit(painter, spout, metal, "#D8F0FF", (-4, -4), shade=dark, width=5)
    rose = placed(polygon(((-14, 20), (14, 20), (44, -20), (-44, -20))), -164, -52, 1, -112)
    lit(painter, rose, metal, "#D8F0FF", (-4, -4), shade=dark, width=5)
    lit(painter, placed(disc(0, -22, 46, 16), -164, -52, 1, -112), "#CFE6F2", look.BONE, (-3, -3), width=5)
    belly = blob(((-74, -64), (74, -64), (84, 20), (80, 84), (-80, 84), (-84, 20)), tension=0.3)
    lit(painter, belly, metal, "#D8F0FF", (-12, -5), shade=dark, width=6)
    fill(painter, disc(0, -64, 73, 15), BLACK)
    for y in (-40, 60):
        fill(painter, limb(((-78, y, 5), (78, y, 5))), dark)
    painter.restore()


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
    wrist = limb(((354, 930, 42), (350, 964, 46)))
    lit(painter, wrist, _SKIN, _SKIN, (-7, -4), shade="#8A6248", width=4.5)
    fingers(painter, 316, 990, 184, 0.82, _SKIN, mirror=True, towards=(-0.8, -0.6))


def _water(painter: QPainter) -> None:
    """A fan of water from the rose onto the flower."""
    glow(painter, 180, 720, 130, "#E8F8FF", 0.3)
    streams = []
    for number, (x, foot) in enumerate(((62, 790), (108, 752), (156, 732), (200, 726), (244, 738))):
        top = (122 + number * 13, 636 + number * 11)
        bend = (top[0] + (x - top[0]) * 0.7, top[1] + (foot - top[1]) * 0.42)
        streams.append(ink(((*top, 5), (*bend, 9), (x, foot, 13))))
    for stream in streams:
        rimmed(painter, stream, "#BFE8FF", "#12303E", 4)
    drops = joined(*(disc(x, y, r) for x, y, r in ((64, 722, 8), (288, 716, 8), (296, 764, 7), (36, 758, 7), (122, 784,
        9), (176, 766, 8), (230, 764, 8))))  # fmt: skip
    rimmed(painter, drops, "#F0FBFF", "#12303E", 4)


def _pot(painter: QPainter, x: float, y: float, size: float) -> None:
    """A flower pot in the corner: out of it peeps a rabbit."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    fur, pale, dark, lamp = "#E0D8C8", "#FFFAEC", "#5A5058", (-6, -6)
    ear = blob(((-24, 20), (-34, -70), (-18, -150), (2, -172), (24, -140), (32, -60), (22, 20)), tension=0.8)
    for at, turn in ((34, 16), (-16, -6)):
        lit(painter, placed(ear, at, -96, 1, turn), fur, pale, lamp, shade=dark, width=6)
        fill(painter, placed(ear, at, -104, 0.6, turn), "#D98C84")
    head = blob(((-76, 30), (-92, -6), (-82, -48), (-40, -90), (10, -106), (56, -90), (82, -50), (80, 0), (60, 50),
        (-40, 60)), tension=0.9)  # fmt: skip
    lit(painter, head, fur, pale, lamp, shade=dark, width=7)
    fill(painter, disc(-34, -40, 15, 18), BLACK)
    fill(painter, disc(-39, -47, 5.5), look.BONE)
    fill(painter, blob(((-98, -10), (-78, -22), (-70, -4), (-86, 4)), tension=0.6), "#D98C84")
    fill(painter, joined(ink(((-84, 4, 1), (-74, 18, 5), (-54, 18, 1))), *(ink(((-54, b, 1), (-10, b - 4 + c, 3), (24, b
        - 2 + 2 * c, 1))) for b, c in ((-2, -4), (8, 4)))), BLACK)  # fmt: skip
    body = polygon(((-112, 50), (112, 50), (92, 230), (-92, 230)))
    lit(painter, body, "#A8502E", "#FFB080", (-8, -4), shade="#34120A", width=7)
    lit(painter, rect(-128, 22, 256, 50, 8), "#B85C36", "#FFB080", (-6, -5), shade="#34120A", width=7)
    for paw in (-70, 0):
        lit(painter, blob(((paw - 24, 42), (paw - 24, 12), (paw, 2), (paw + 24, 12), (paw + 24, 42), (paw, 54)),
            tension=0.9), fur, pale, (-4, -4), shade=dark, width=5)  # fmt: skip
        fill(painter, joined(*(limb(((paw + a, 34, 3), (paw + a, 48, 2))) for a in (-7, 7))), dark)
    painter.restore()


def _head(painter: QPainter) -> None:
    """Her head, bent to the flower, kind eyes on it; silver hair put up under a crown, pearls."""
    with tilted(painter, 470, 450, -6):
        neck(painter, 480, 370, 92, 488, _SKIN)
    for number in range(8):
        x = 410 + number * 19
        lit(painter, disc(x, 486 + 30 * (1 - ((x - 476) / 68) ** 2), 13), look.BONE, "#FFFFFF", (-3, -3),
            shade="#8A7A70", width=4)  # fmt: skip
    painter.save()
    painter.translate(452, 306)
    painter.rotate(-20)
    painter.scale(-1.12, 1.12)
    bun = blob(((-40, -120), (-86, -130), (-122, -100), (-120, -56), (-84, -36)), tension=0.9)
    lit(painter, bun, _SILVER, "#FFF0D0", (5, -6), shade="#4A4450", width=5)
    turned(painter, 0, 0, 1, Face("#A8714E", _SKIN, nose=Nose.SNUB, stern=-0.7, brow=6, brow_colour="#6E6464",
        smile=1.3, jaw=0.3, lips="#B03A3C", lid=0.42, gaze=0.9, iris="#3E6A3A"))  # fmt: skip
    glaze(painter, disc(22, 30, 18, 12), look.DANGER, 0.2)
    mass = blob(((70, -44), (74, -80), (50, -116), (4, -134), (-48, -124), (-88, -84), (-96, -30), (-84, 30), (-60, 44),
        (-46, 26), (-52, -2), (-44, -26), (-16, -52), (18, -72), (46, -72)), tension=0.8)  # fmt: skip
    lit(painter, mass, _SILVER, "#FFF0D0", (6, -5), shade="#4A4450", width=5)
    waves = [((62 - 5 * k, -66 - 9 * k), (-2 - 14 * k, -84 - 11 * k), (-58 - 5 * k, 22 - 16 * k)) for k in range(6)]
    strands(painter, waves, _SILVER, "#FFF0D0", 8)
    lit(painter, placed(crown(), -8, -104, 0.74, -8), look.BRASS, "#FFF0C0", (8, -5), shade="#7A4A12", width=5)
    for x in (-52, -12, 28):
        rimmed(painter, disc(x, -120 - x * 0.14, 9), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-58, 34, 10), look.BRASS, BLACK, 3)
    painter.restore()
