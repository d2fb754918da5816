"""The Chariot, Major VII."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    CARD_WIDTH,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    ring,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_X: Final = CARD_WIDTH / 2
"""The axis: all but the face's light is the same on both sides of it."""
_SKIN: Final = "#EBC8A4"
_CLOTH: Final = "#24357A"
_DEEP: Final = "#0B1030"
_GLOVE: Final = "#B4652C"
_LEATHER: Final = "#D98A44"
_GOLD: Final = "#6A4216"
_HAIR: Final = "#2B1A14"
_FIST: Final = (350, 742)
_BIT: Final = (544, 830)
"""The ring at the corner of the right dog's mouth."""
_TILT: Final = (488, 784, -4)
"""How a dog's head is raised: about which point, by how many degrees."""


def scene(painter: QPainter, t: Tones) -> None:
    """A stern young driver before the sun holds two huge dogs, a white and a black one, by the reins in one fist."""
    sky(painter, "#171438", "#C8641E", 760)
    for turn in range(-168, 180, 24):
        glaze(painter, placed(polygon(((0, 0), (-66, -900), (66, -900))), _X, 350, 1, turn), t.light, 0.26)
    glow(painter, _X, 350, 430, "#FFE9A0", 0.5)
    fill(painter, disc(_X, 350, 252), t.light)
    fill(painter, disc(_X, 350, 212), "#FFF0B0")
    _canopy(painter)
    painter.save()
    painter.translate(0, -18)
    _trunk(painter)
    _head(painter, t)
    painter.restore()
    _car(painter, t)
    sleeve = limb(((450, 740, 100), (360, 698, 132)))
    lit(painter, sleeve, "#A01C2A", "#FF8A60", (-5, -8), shade="#30080E", width=7)
    for mirror, fur, dark, light in ((True, "#E9E2D2", "#8A8078", "#FFFFFF"), (False, "#2C2A38", "#08080C", t.light)):
        painter.save()
        if mirror:
            painter.translate(CARD_WIDTH, 0)
            painter.scale(-1, 1)
        _dog(painter, fur, dark, light)
        _rein(painter)
        painter.restore()
    _fist(painter)


def _canopy(painter: QPainter) -> None:
    """The car's canopy: a curtain of stars drawn to each side, a valance with a golden hem above."""
    for way in (-1, 1):
        cloth = blob([(_X + way * x, y) for x, y in ((400, -160), (170, -160), (196, 60), (236, 190), (268, 320), (250,
            420), (236, 470), (270, 560), (290, 760), (400, 760))], tension=0.7)  # fmt: skip
        lit(painter, cloth, _CLOTH, look.ICE, (-way * 7, -3), shade=_DEEP, width=8)
        within(painter, cloth, folds(*(((_X + way * a, -120), (_X + way * (a + 20), 200), (_X + way * (a + c), 440), 26)
            for a, c in ((230, 26), (270, 14), (320, -16)))), _DEEP)  # fmt: skip
        band = limb([(_X + way * x, y, 30) for x, y in ((236, 462), (290, 480), (380, 470))])
        lit(painter, band, look.SODIUM, look.BONE, (-way * 3, -5), shade=_GOLD, width=6)
        for x, y, size in ((270, 226, 17), (286, 320, 20), (286, 130, 15), (300, 590, 17)):
            fill(painter, star(_X + way * x, y, size, size * 0.4), look.BONE)
    valance = joined(rect(0, -200, 700, 236), *(disc(x, 34, 40, 30) for x in range(30, 700, 80)))
    lit(painter, valance, _CLOTH, look.SODIUM, (0, -7), shade=_DEEP, width=8)


def _trunk(painter: QPainter) -> None:
    """Cloak, breastplate and the moons on his shoulders."""
    for way in (-1, 1):
        cloak = blob([(_X + way * x, y) for x, y in ((30, 500), (110, 500), (200, 530), (250, 610), (270, 720), (280,
            900), (0, 900))], tension=0.6)  # fmt: skip
        lit(painter, cloak, "#A01C2A", "#FF8A60", (way * 7, -7), shade="#30080E", width=8)
    neck(painter, _X, 462, 132, 560, _SKIN)
    plate = blob([(_X + x, y) for x, y in ((-60, 552), (0, 586), (60, 552), (130, 560), (170, 640), (160, 800), (-160,
        800), (-170, 640), (-130, 560))], tension=0.5)  # fmt: skip
    lit(painter, plate, "#5E6A8C", look.ICE, (-9, -7), shade="#141A34", width=7)
    lit(painter, ink(((_X - 76, 540, 14), (_X - 40, 576, 26), (_X, 594, 30), (_X + 40, 576, 26), (_X + 76, 540, 14))),
        look.SODIUM, look.BONE, (-3, -5), shade=_GOLD, width=6)  # fmt: skip
    for way in (-1, 1):
        for low, grown in ((34, 0.94), (0, 1)):
            shield = blob([(_X + way * (176 + a * grown), 590 + low + b * grown) for a, b in ((-84, -10), (-66, -54), (
                -14, -74), (44, -58), (80, -10), (88, 44), (40, 30), (-10, 26), (-60, 40), (-88, 34))],
                tension=0.8)  # fmt: skip
            lit(painter, shield, "#7C88AA", "#FFFFFF", (-6, -8), shade="#1C2444", width=7)
        x = _X + way * 172
        fill(painter, disc(x, 570, 27).subtracted(disc(x - way * 13, 562, 24)), "#FFF0B0")


def _head(painter: QPainter, t: Tones) -> None:
    """His head from the front, hair blown to both sides; a crown with a star."""
    for way in (-1, 1):
        mane = blob([(_X + way * x, y) for x, y in ((40, 240), (104, 250), (134, 320), (190, 350), (148, 372), (204,
            432), (142, 428), (160, 490), (104, 462), (70, 440))], tension=0.7)  # fmt: skip
        lit(painter, mane, _HAIR, t.light, (way * 5, -6), shade="#0C0806", width=6)
        strands(painter, [((_X + way * 96, 300), (_X + way * 120, 350), (_X + way * a, b)) for a, b in ((172, 354), (
            180, 420), (146, 474))], _HAIR, t.light, 9)  # fmt: skip
    front(painter, _X, 366, 1.28, Face("#8A4A2C", _SKIN, stern=1.15, brow=14, brow_colour="#1C100C", smile=-0.35,
        jaw=0.75, lid=0.12, nose=Nose.STRAIGHT, iris="#3E86C8"))  # fmt: skip
    fringe = blob([(_X + x, y) for x, y in ((-104, 350), (-110, 270), (-70, 226), (0, 216), (70, 226), (110, 270), (104,
        350), (88, 318), (76, 288), (44, 300), (20, 276), (-14, 306), (-34, 278), (-74, 310), (-88, 322))],
        tension=0.6)  # fmt: skip
    glaze(painter, fringe.translated(-2, 14).intersected(disc(_X, 356, 88, 100)), BLACK, 0.35)
    lit(painter, fringe, _HAIR, t.light, (-5, -5), shade="#0C0806", width=5)
    strands(painter, [((_X + a, 236), (_X + a * 1.5, 252), (_X + b, c)) for a, b, c in ((-30, -80, 306), (-10, -26,
        296), (16, 34, 292), (34, 84, 300))], _HAIR, t.light, 9)  # fmt: skip
    crown = polygon([(_X + x, y) for x, y in ((-102, 262), (-118, 140), (-66, 192), (-40, 110), (0, 168), (40, 110), (
        66, 192), (118, 140), (102, 262), (50, 242), (0, 236), (-50, 242))])  # fmt: skip
    lit(painter, crown, look.SODIUM, look.BONE, (-7, -6), shade="#8C5A1E", width=7)
    fill(painter, joined(*(disc(_X + x, y, 10) for x, y in ((-76, 226), (76, 226)))), "#A01C2A")
    glow(painter, _X, 178, 90, "#FFFFFF", 0.4)
    rimmed(painter, star(_X, 178, 56, 19, 8), look.BONE, BLACK, 6)


def _car(painter: QPainter, t: Tones) -> None:
    """The front of his car, red, with a rail of gold."""
    body = polygon(((20, 700), (680, 700), (680, 1060), (20, 1060)))
    lit(painter, body, "#6A1620", t.light, (-6, -6), shade="#1E060A", width=8)
    rail = limb(((10, 684, 28), (130, 706, 32), (350, 740, 34), (570, 706, 32), (690, 684, 28)))
    lit(painter, rail, look.SODIUM, look.BONE, (-3, -7), shade=_GOLD, width=7)


def _dog(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """A huge dog that bares its teeth to the right: neck and chest from below, a collar with studs, one ear up."""
    towards = (6, -7)
    trunk = blob(((430, 714), (386, 780), (366, 860), (350, 940), (346, 1060), (640, 1060), (604, 1010), (568, 960), (
        548, 910), (530, 830)), tension=0.7)  # fmt: skip
    lit(painter, trunk, fur, light, towards, shade=dark, width=8)
    within(painter, trunk, folds(((440, 960), (410, 1000), (400, 1060), 20), ((530, 950), (534, 1000), (560, 1060),
        20)), dark)  # fmt: skip
    within(painter, trunk, limb(((340, 876, 60), (420, 918, 60), (500, 924, 60), (580, 890, 60))).translated(-3, 14),
        dark)  # fmt: skip
    band = limb(((330, 872, 52), (420, 914, 56), (500, 920, 56), (590, 884, 52))).intersected(trunk)
    lit(painter, band, look.OXBLOOD, look.DANGER, (4, -6), shade="#33090F", width=7)
    for x, y in ((388, 898), (432, 916), (478, 922), (524, 914)):
        lit(painter, disc(x, y, 14), look.SODIUM, look.BONE, (3, -3), shade=_GOLD, width=5)
    with tilted(painter, *_TILT):
        painter.translate(-12, 24)
        _dogs_head(painter, fur, dark, light)


def _dogs_head(painter: QPainter, fur: str, dark: str, light: str) -> None:
    towards = (6, -7)
    jaw = blob(((500, 800), (552, 806), (600, 838), (636, 842), (650, 858), (640, 882), (600, 892), (556, 882), (506,
        862), (470, 830)), tension=0.7)  # fmt: skip
    lit(painter, jaw, fur, light, (5, -5), shade=dark, width=7)
    fill(painter, blob(((540, 780), (654, 776), (644, 848), (600, 852), (556, 826)), tension=0.5), "#4A0A14")
    tongue = blob(((560, 816), (600, 812), (634, 834), (626, 852), (596, 852)), tension=0.8)
    lit(painter, tongue, "#D8424E", "#FF9A90", (2, -4), shade="#8A1C2C", width=4)
    for tooth in (((626, 852), (646, 848), (640, 806)), ((600, 854), (616, 854), (610, 828)), ((578, 846), (592, 850),
            (588, 826))):  # fmt: skip
        rimmed(painter, polygon(tooth), "#FFFDF0", BLACK, 3.5)
    for tooth in (((634, 786), (658, 780), (648, 832)), ((604, 792), (622, 790), (614, 820)), ((578, 794), (596, 794),
            (588, 816))):  # fmt: skip
        rimmed(painter, polygon(tooth), "#FFFDF0", BLACK, 3.5)
    skull = blob(((668, 744), (670, 768), (652, 788), (624, 794), (586, 796), (556, 800), (528, 830), (486, 842), (442,
        826), (414, 770), (420, 700), (452, 658), (498, 644), (536, 662), (562, 694), (606, 704), (648, 716)),
        tension=0.7)  # fmt: skip
    lit(painter, skull, fur, light, towards, shade=dark, width=8)
    within(painter, skull, blob(((440, 700), (480, 720), (496, 770), (540, 792), (600, 790), (560, 812), (500, 860), (
        420, 830), (400, 740)), tension=0.6), mixed(dark, fur, 0.3))  # fmt: skip
    within(painter, skull, joined(*(ink(((x, y, 2), (x + 14, y + 22, 9), (x + 10, y + 52, 1))) for x, y in ((452, 740),
        (476, 764), (506, 786)))), dark)  # fmt: skip
    ear = blob(((524, 676), (534, 628), (528, 576), (506, 520), (464, 560), (432, 620), (424, 690), (470, 712)),
        tension=0.34)  # fmt: skip
    lit(painter, ear, fur, light, towards, shade=dark, width=8)
    fill(painter, blob(((496, 684), (510, 630), (500, 554), (466, 606), (450, 676)), tension=0.34),
        "#9A5A5A" if dark != "#08080C" else "#0A080E")  # fmt: skip
    fill(painter, joined(*(ink(((x, 716 + k, 1), (x + 8, 734 + k, 7), (x, 756 + k, 1))) for x, k in ((592, 0), (616,
        4)))), dark)  # fmt: skip
    rimmed(painter, blob(((674, 744), (668, 722), (640, 714), (630, 728), (646, 750), (666, 758)), tension=0.7), BLACK,
        "#5A5864", 2)  # fmt: skip
    eye = blob(((524, 712), (540, 692), (566, 696), (574, 708), (556, 718)), tension=0.6)
    rimmed(painter, eye, "#FFD24A", BLACK, 7)
    within(painter, eye, disc(556, 704, 8, 10), BLACK)
    fill(painter, disc(559, 700, 3), look.BONE)
    fill(painter, ink(((506, 690, 3), (540, 676, 16), (584, 704, 5))), BLACK)


def _rein(painter: QPainter) -> None:
    """A strap, taut from the fist to the ring at a dog's mouth, and what holds that ring: two straps about the head."""
    with tilted(painter, *_TILT):
        painter.translate(-12, 24)
        for strap in (((556, 800, 13), (496, 748, 13), (452, 668, 13)), ((556, 800, 13), (598, 752, 13), (606, 706,
                13))):  # fmt: skip
            rimmed(painter, limb(strap), _LEATHER, BLACK, 5)
    rimmed(painter, limb(((*_FIST, 20), (*_BIT, 18))), _LEATHER, BLACK, 6)
    lit(painter, ring(*_BIT, 26, 12), look.SODIUM, look.BONE, (3, -3), shade=_GOLD, width=5)


def _fist(painter: QPainter) -> None:
    """His gloved fist, thrust towards us: a flared cuff behind it, the knuckles above, four fingers bent down."""
    painter.save()
    painter.translate(*_FIST)
    painter.scale(0.9, 0.9)
    lamp, shade = (-5, -7), "#3E1C0C"
    cuff = blob(((-66, -112), (0, -122), (66, -112), (92, -50), (84, 30), (0, 50), (-84,
        30), (-92, -50)), tension=0.8)  # fmt: skip
    lit(painter, cuff, look.SODIUM, look.BONE, lamp, shade=_GOLD, width=7)
    fill(painter, blob(((-56, -94), (0, -106), (56, -94), (84, -46), (66, 20), (0, 40), (
        -66, 20), (-84, -46)), tension=0.8), mixed(BLACK, _GLOVE, 0.3))  # fmt: skip
    back = blob(((-52, -78), (0, -88), (54, -76), (88, -30), (90, 10), (-90, 10), (-84,
        -36)), tension=0.6)  # fmt: skip
    lit(painter, back, _GLOVE, "#F0A868", lamp, shade=shade, width=7)
    fill(painter, folds(*(((a * 0.5, -76), (a * 0.8, -56), (a, -34), 9) for a in (-46, 0, 46))),
        shade)  # fmt: skip
    for a, top, foot, wide in ((69, -26, 56, 42), (-69, -30, 64, 46), (24, -36, 72, 48), (-24, -38, 74, 48)):
        finger = rect(a - wide / 2, top, wide, foot - top, 19)
        lit(painter, finger, _GLOVE, "#F0A868", lamp, shade=shade, width=5.5)
        fill(painter, limb(((a - wide * 0.3, foot - 24, 3), (a, foot - 20, 5), (a + wide * 0.3,
            foot - 24, 3))), shade)  # fmt: skip
    thumb = blob(((-102, -10), (-94, 34), (-68, 70), (-26, 90), (4, 90), (16, 74), (4, 58),
        (-26, 50), (-58, 26), (-66, -10), (-84, -26)), tension=0.7)  # fmt: skip
    lit(painter, thumb, _GLOVE, "#F0A868", lamp, shade=shade, width=6)
    painter.restore()
