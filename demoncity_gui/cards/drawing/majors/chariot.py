"""The Chariot, Major VII."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    CARD_WIDTH,
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    ring,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED: Final = "#B01E2C"
_WINE: Final = "#3A0A12"
_SKIN: Final = "#EBC8A4"
_CLOTH: Final = "#24357A"
_DEEP: Final = "#0E1430"
_GLOVE: Final = "#A65A2A"
_LEATHER: Final = "#D98A44"
_LAMP: Final = (9, -7)
_FISTS: Final = ((362, 508), (398, 412))
"""His near fist, which holds the black dog's rein, and his far one, the white dog's."""
_DOGS: Final = ((536, 706, 0.84), (544, 404, 0.72))
"""Where the heads of the black dog and of the white one are, and how large."""

_HOOKS: Final = ((296, 762), (402, 590))
"""Where on the car their traces end."""


def scene(painter: QPainter, t: Tones) -> None:
    """A crowned man leans back in his car and hauls at the reins of two dogs, a black and a white one, at full run.

    All is drawn to the right and mirrored: the index would stand over his head.
    """
    painter.save()
    painter.translate(CARD_WIDTH, 0)
    painter.scale(-1, 1)
    _ride(painter, t)
    painter.restore()


def _ride(painter: QPainter, t: Tones) -> None:
    """Sky, car, driver and dogs, the hindmost first."""
    sky(painter, "#171438", "#E0862A", 640)
    glaze(painter, rays(500, 520, 200, 900, 26, 80, 4), t.light, 0.22)
    glow(painter, 500, 520, 420, "#FFE9A0", 0.5)
    fill(painter, disc(500, 520, 236), t.light)
    fill(painter, disc(500, 520, 196), "#FFF0B0")
    fill(painter, polygon(((20, 720), (680, 660), (680, 1100), (20, 1100))), "#A86E2E")
    _wind(painter)
    _cloak(painter)
    _far_arm(painter)
    _dog(painter, 1, look.BONE, "#8E867C")
    _rein(painter, 1)
    _fist(painter, 1)
    painter.save()
    painter.translate(104, 18)
    with tilted(painter, 230, 640, -23):
        _driver(painter, t)
    painter.restore()
    _car(painter, t)
    _wheel(painter, 120, 862)
    _dog(painter, 0, "#2A2834", BLACK)
    lit(painter, ring(*_HOOKS[0], 25, 11), look.SODIUM, look.BONE, (3, -4), shade="#6A4216", width=5)
    _rein(painter, 0)
    arm(painter, ((140, 462), (220, 584), (326, 524)), 88, _RED, "#FF7A60", _LAMP, cuff=look.SODIUM, skin=_GLOVE)
    _plate(painter, 136, 448)
    _fist(painter, 0)


def _wind(painter: QPainter) -> None:
    """Strokes of speed."""
    lines = [ink(((x, y, 1), (x + long * 0.7, y + 4, 7), (x + long, y, 1))) for x, y, long in ((440, 250, 240), (480,
        300, 200), (30, 660, 150), (470, 590, 210), (440, 880, 260), (470, 930, 220), (480, 976, 220), (500, 210,
        180))]  # fmt: skip
    fill(painter, joined(*lines), "#FFF4D0")


def _cloak(painter: QPainter) -> None:
    """His cloak of stars that the ride tears out behind him."""
    cloak = blob(((190, 340), (140, 330), (100, 270), (40, 250), (-40, 190), (-60, 420), (-40, 640), (40, 620), (110,
        660), (200, 640), (220, 460)), tension=0.7)  # fmt: skip
    lit(painter, cloak, _CLOTH, look.ICE, (4, -9), shade=_DEEP, width=8)
    within(painter, cloak, folds(((120, 350), (60, 330), (-20, 250), 18), ((110, 400), (50, 420), (-20, 380), 20), (
        (120, 480), (60, 540), (-20, 540), 20)), _DEEP)  # fmt: skip
    for x, y, size in ((58, 300, 17), (104, 372, 18), (52, 440, 18), (100, 520, 22), (56, 590, 15)):
        fill(painter, star(x, y, size, size * 0.4), look.BONE)


def _far_arm(painter: QPainter) -> None:
    arm(painter, ((224, 424), (284, 490), (364, 426)), 76, mixed(BLACK, _RED, 0.8), "#FF7A60", _LAMP,
        cuff=look.SODIUM, skin=_GLOVE)  # fmt: skip


def _fist(painter: QPainter, which: int) -> None:
    """A fist that points along its rein."""
    x, y = _FISTS[which]
    fist(painter, x, y, 64, 0.62, _GLOVE, back=True, towards=(0.7, -0.8))


def _bit(which: int) -> Point:
    """The ring at the corner of a dog's mouth."""
    x, y, size = _DOGS[which]
    return x - 22 * size, y + 34 * size


def _rein(painter: QPainter, which: int) -> None:
    """A strap, taut from the fist to the bit."""
    at, (x, y) = _FISTS[which], _bit(which)
    rimmed(painter, limb(((*at, 12), (x, y, 11))), _LEATHER, BLACK, 5)
    lit(painter, ring(x, y, 19, 9), look.SODIUM, look.BONE, (3, -3), shade="#6A4216", width=4)


def _driver(painter: QPainter, t: Tones) -> None:
    """He in profile, thrown back against the pull: red coat, crown, hair torn back.

    A head is 160 tall.
    """
    throat = blob(((140, 296), (210, 300), (214, 350), (240, 376), (150, 380), (120, 350)), tension=0.6)
    lit(painter, throat, _SKIN, _SKIN, _LAMP, shade="#8A4A2C", smooth=True)
    coat = blob(((140, 338), (98, 368), (84, 440), (104, 540), (150, 680), (250, 640), (300, 560), (304, 470), (274,
        392), (222, 348)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#5E6A8C", look.ICE, _LAMP, shade="#141A34")
    within(painter, coat, folds(((290, 440), (250, 480), (220, 560), 14), ((306, 540), (270, 570), (250, 640), 14)),
        "#1E2644")  # fmt: skip
    lit(painter, polygon(((222, 340), (258, 372), (276, 420), (236, 404), (196, 352))), look.BONE, "#FFFFFF", (4, -3),
        shade="#8A8496", width=5)  # fmt: skip
    painter.save()
    painter.translate(184, 246)
    painter.rotate(9)
    painter.scale(0.86, 0.86)
    mane = blob(((20, -90), (-40, -110), (-100, -96), (-150, -110), (-140, -80), (-190, -60), (-140, -40), (-180, 10),
        (-120, 0), (-130, 50), (-80, 40), (-40, 30), (-20, -30)), tension=0.8)  # fmt: skip
    lit(painter, mane, "#2B1A14", look.SODIUM, (3, -7), shade="#0C0806")
    side(painter, 0, 0, 1, Face("#8A4A2C", _SKIN, stern=1.3, brow=14, smile=-0.4, jaw=1, lid=0.1, nose=Nose.STRAIGHT,
        iris="#2A5A8C"))  # fmt: skip
    lock = blob(((58, -66), (40, -96), (-30, -112), (-86, -80), (-80, 0), (-56, 30), (-40, 10), (-30, -30), (-6, -30),
        (6, -56), (30, -66)), tension=0.7)  # fmt: skip
    lit(painter, lock, "#2B1A14", look.SODIUM, (4, -5), shade="#0C0806", width=5)
    strands(painter, [((20, -80), (-40, -80), (-100, -60)), ((0, -70), (-60, -50), (-130, -10)), ((-20, -50), (-60,
        -20), (-110, 20))], "#2B1A14", t.light, 8)  # fmt: skip
    lit(painter, placed(crown(), -14, -82, 0.76, -4), look.SODIUM, look.BONE, (7, -6), shade="#8C5A1E", width=7)
    rimmed(painter, star(-8, -106, 24, 9, 4), look.BONE, BLACK, 4)
    painter.restore()


def _plate(painter: QPainter, x: float, y: float) -> None:
    """A plate of steel on his shoulder, a moon on it."""
    for low, wide in ((40, 62), (14, 68)):
        plate = blob([(x + a * wide / 78, y + (b + low) * 0.86) for a, b in ((-76, 14), (-66, -36), (-30, -74), (20,
            -84), (62, -56), (80, -4), (50, 4), (6, 6), (-40, 2))], tension=0.7)  # fmt: skip
        lit(painter, plate, _CLOTH, look.ICE, _LAMP, shade=_DEEP, width=6)
    fill(painter, disc(x, y - 18, 25, 24).subtracted(disc(x + 12, y - 26, 22, 21)), look.BONE)


def _car(painter: QPainter, t: Tones) -> None:
    """The car's side, its front drawn up in a curl, a star on it, a rail of gold."""
    body = blob(((-20, 640), (100, 652), (230, 646), (320, 614), (356, 560), (400, 548), (412, 640), (390, 760), (330,
        850), (220, 890), (-20, 890)), tension=0.6)  # fmt: skip
    lit(painter, body, _CLOTH, t.light, (8, -6), shade=_DEEP, width=8)
    rimmed(painter, star(286, 688, 36, 14, 4), t.light, BLACK, 6)
    rail = limb(((-20, 636, 28), (100, 648, 28), (230, 640, 28), (314, 610, 28), (352, 566, 26), (384, 540, 24), (416,
        540, 22), (428, 566, 20)))  # fmt: skip
    lit(painter, rail, look.SODIUM, look.BONE, (3, -7), shade="#6A4216", width=7)


def _wheel(painter: QPainter, x: float, y: float) -> None:
    """The car's one great wheel: a tyre, a rim of gold, ten spokes and a hub."""
    lit(painter, disc(x, y, 164), "#4A4660", look.ICE, (6, -6), shade="#24223A", width=8)
    fill(painter, disc(x, y, 132), "#0C0A12")
    for k in range(10):
        a = math.pi * (k / 5 + 0.08)
        dx, dy = math.cos(a), math.sin(a)
        rimmed(painter, limb(((x + dx * 30, y + dy * 30, 22), (x + dx * 126, y + dy * 126, 15))), "#E0A040", BLACK, 5)
    lit(painter, ring(x, y, 146, 116), look.SODIUM, look.BONE, (4, -6), shade="#6A4216", width=6)
    lit(painter, disc(x, y, 42), look.SODIUM, look.BONE, (5, -6), shade="#6A4216", width=7)
    lit(painter, disc(x, y, 18), look.BONE, "#FFFFFF", (4, -5), shade="#9A7A4A", width=5)


def _dog(painter: QPainter, which: int, fur: str, dark: str) -> None:
    """A huge dog that leaps to the right, jaws wide, in a bridle, tied to the car."""
    (x, y, size), hook = _DOGS[which], _HOOKS[which]
    light, towards = ("#FFFFFF" if fur == look.BONE else "#D8C070"), (6, -8)
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    _trunk(painter, fur, dark, light, ((hook[0] - x) / size, (hook[1] - y) / size))
    band = limb(((-158, -14, 40), (-110, 50, 44), (-60, 100, 44), (-12, 122, 40)))
    lit(painter, band, look.OXBLOOD, look.DANGER, (5, -5), shade=_WINE, width=6)
    for dx, dy in ((-144, 8), (-108, 52), (-66, 94), (-26, 116)):
        lit(painter, disc(dx, dy, 10), look.SODIUM, look.BONE, (2, -3), width=4)
    _jaws(painter, fur, dark, light)
    skull = blob(((154, -12), (150, 14), (128, 36), (90, 44), (40, 38), (-16, 36), (-50, 56), (-86, 40), (-110, -20),
        (-90, -78), (-40, -102), (10, -96), (44, -70), (70, -50), (130, -40), (150, -30)), tension=0.7)  # fmt: skip
    lit(painter, skull, fur, light, towards, shade=dark, width=7)
    within(painter, skull, blob(((-130, -60), (-80, -30), (-60, 20), (-20, 20), (10, 36), (-40, 80), (-140, 60)),
        tension=0.6), dark if fur == look.BONE else BLACK)  # fmt: skip
    ear = blob(((-20, -100), (-70, -150), (-150, -176), (-190, -166), (-140, -120), (-100, -64), (-60, -60)),
        tension=0.6)  # fmt: skip
    lit(painter, ear, fur, light, towards, shade=dark, width=7)
    fill(painter, blob(((-60, -102), (-100, -140), (-160, -160), (-120, -116), (-90, -80)), tension=0.6),
        "#8A4A4E" if fur == look.BONE else "#0A080E")  # fmt: skip
    rimmed(painter, blob(((158, -16), (152, -34), (126, -38), (118, -24), (136, -8), (154, -2)), tension=0.7), BLACK,
        "#5A5864", 2)  # fmt: skip
    lines = [((66, -34, 1), (76, -16, 6), (70, 6, 1)), ((92, -32, 1), (102, -14, 6), (96, 8, 1))]
    within(painter, skull, joined(*(ink(line) for line in lines)), dark)
    eye = blob(((8, -40), (26, -58), (52, -54), (46, -42), (26, -34)), tension=0.6)
    rimmed(painter, eye, "#FFD24A", BLACK, 6)
    within(painter, eye, disc(36, -47, 7, 9), BLACK)
    fill(painter, ink(((-4, -66, 3), (26, -72, 14), (62, -54, 5))), BLACK)
    for strap in (((-22, 34, 11), (-50, -20, 11), (-48, -98, 11)), ((-22, 34, 11), (30, 8, 11), (84, -48, 11))):
        rimmed(painter, limb(strap), _LEATHER, BLACK, 4)
    painter.restore()


def _trunk(painter: QPainter, fur: str, dark: str, light: str, hook: Point) -> None:
    """A dog's neck, chest, back and haunch in a leap, its forelegs flung forward, a trace from its breast to a hook."""
    towards = (6, -8)
    _leg(painter, ((-90, 230, 84), (0, 282, 62), (76, 300, 42), (112, 318, 38)), mixed(BLACK, fur, 0.7), light, dark)
    trunk = blob(((-40, -84), (-104, -60), (-166, 20), (-206, 96), (-270, 180), (-350, 260), (-400, 400), (-270, 400),
        (-216, 330), (-130, 314), (-50, 282), (4, 214), (16, 130), (20, 40)), tension=0.7)  # fmt: skip
    lit(painter, trunk, fur, light, towards, shade=dark, width=7)
    within(painter, trunk, folds(((-130, 40), (-190, 150), (-250, 230), 16), ((-230, 230), (-200, 270), (-210, 330),
        16), ((-170, 240), (-140, 270), (-150, 310), 14)), dark)  # fmt: skip
    band = ((30, 112), (-40, 180), (-100, 196))
    within(painter, trunk, limb([(x, y, 50) for x, y in band]), BLACK)
    within(painter, trunk, limb([(x, y, 36) for x, y in band]), look.OXBLOOD)
    trace = limb(((-90, 196, 30), ((hook[0] - 90) / 2, (hook[1] + 196) / 2 + 6, 28), (*hook, 28)))
    lit(painter, trace, look.OXBLOOD, look.DANGER, (3, -6), shade=_WINE, width=6)
    _leg(painter, ((-116, 170, 110), (-64, 232, 84), (20, 226, 60), (84, 208, 42), (120, 214, 38)), fur, light, dark)


def _leg(
    painter: QPainter, bones: tuple[tuple[float, float, float], ...], fur: str | QColor, light: str, dark: str
) -> None:
    """A foreleg at full stretch, and its paw with three toes."""
    x, y, _ = bones[-1]
    paw = blob(((x - 16, y - 20), (x + 20, y - 26), (x + 46, y - 8), (x + 50, y + 16), (x + 20, y + 26), (x - 14, y
        + 20)), tension=0.8)  # fmt: skip
    shape = joined(limb(bones), paw).simplified()
    lit(painter, shape, fur, light, (5, -8), shade=dark, width=6.5)
    for toe in (14, 32):
        fill(painter, ink(((x + toe, y + 24, 2), (x + toe + 4, y + 10, 6), (x + toe - 2, y - 4, 1))), BLACK)


def _jaws(painter: QPainter, fur: str, dark: str, light: str) -> None:
    """The red of the mouth, the lower jaw, the tongue, the fangs."""
    jaw = blob(((-50, 40), (-40, 90), (20, 124), (76, 142), (112, 134), (118, 112), (80, 90), (30, 60), (10, 20)),
        tension=0.7)  # fmt: skip
    lit(painter, jaw, fur, light, (6, -5), shade=dark, width=7)
    mouth = blob(((-24, 34), (40, 30), (110, 34), (124, 60), (112, 110), (80, 112), (30, 90)), tension=0.6)
    fill(painter, mouth, "#4A0A14")
    tongue = blob(((0, 56), (40, 60), (84, 84), (104, 110), (96, 150), (78, 158), (70, 122), (36, 96)), tension=0.8)
    lit(painter, tongue, "#E0505A", "#FF9A90", (3, -4), shade="#8A1C2C", width=4)
    for fang in (((104, 30), (126, 28), (118, 76)), ((72, 36), (88, 36), (80, 58)), ((48, 36), (64, 36), (56, 54)), (
            (104, 122), (120, 116), (122, 80)), ((58, 104), (70, 108), (70, 86))):  # fmt: skip
        rimmed(painter, polygon(fang), "#FFFDF0", BLACK, 3.5)
