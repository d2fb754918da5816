"""The King of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT: Final = "#2F5690"
_DEEP: Final = "#0B1526"
_SKIN: Final = "#E0AE88"
_GLEAM: Final = "#FFE6B0"

_INNER: Final = ((480, 1150), (330, 960), (235, 780), (188, 620), (172, 500), (176, 400), (196, 300), (244, 205), (330,
    138), (430, 122), (540, 160), (612, 250), (640, 372))  # fmt: skip
"""The wave's hollow side from its foot to the tip of its crest."""
_OUTER: Final = ((-240, 1150), (-220, 900), (-200, 700), (-170, 540), (-150, 380), (-110, 240), (-40, 110), (70, 10), (
    220, -50), (400, -70), (580, -40), (684, 100), (662, 360))  # fmt: skip
"""Its back, from its foot to the tip."""
_CLAWS: Final = ((222, 92, 52), (238, 62, 34), (252, 92, 44), (266, 56, 32), (279, 96, 46), (293, 58,
    34), (305, 84, 40), (318, 48, 30), (331, 56, 30))  # fmt: skip
"""The foam's claws: at which angle of the hollow, how long, how thick."""
_LOWER: Final = 66
"""How much lower he stands than he is drawn: the crest hangs well above his cap."""


def scene(painter: QPainter, t: Tones) -> None:
    """A huge wave rears up before the ship's captain; he looks it in the eye, amused, and lifts his glass to it."""
    sky(painter, "#04080F", mixed(BLACK, t.light, 0.3), 1120, -240)
    hatch(painter, rect(0, -150, 700, 900), Hatch.RAIN, mixed(BLACK, t.light, 0.5), pitch=74, width=4)
    glow(painter, 430, 520, 400, "#8FC8E8", 0.4)
    _wave(painter, t)
    painter.translate(0, _LOWER)
    body = _coat(painter, t)
    painter.save()
    painter.translate(456, 496)
    painter.rotate(-5)
    painter.scale(1.3, 1.3)
    _head(painter)
    painter.restore()
    _trim(painter, body)
    _toast(painter, t, body)


def _between(share: float) -> list[Point]:
    """A line that runs along the wave, between its hollow side and its back."""
    return [along(inner, outer, share) for inner, outer in zip(_INNER, _OUTER, strict=True)]


def _stripe(one: float, two: float) -> QPainterPath:
    """A stripe of water that runs up the wave and over into its crest."""
    return blob((*_between(one), *reversed(_between(two))), tension=0.9)


def _wave(painter: QPainter, t: Tones) -> None:
    """One flat curl as on an old woodcut: stripes of water that run up it, foam along its lip that grows claws."""
    deep, mid, pale = (mixed(BLACK, t.light, share) for share in (0.3, 0.66, 1))
    wall = _stripe(0, 1)
    lit(painter, wall, mid, t.light, (-5, -8), shade=deep, width=9, smooth=True)
    within(painter, wall, joined(_stripe(0, 0.16), _stripe(0.3, 0.44), _stripe(0.6, 0.7), _stripe(0.82, 0.9)), deep)
    within(painter, wall, joined(_stripe(0.16, 0.2), _stripe(0.5, 0.53), _stripe(0.75, 0.77)), pale)
    lip = ink([(*_on_lip(angle, -16), 64 * min(1, (angle - 176) / 44, (364 - angle) / 46)) for angle in
        range(184, 361, 8)])  # fmt: skip
    scallops = [disc(*_on_lip(angle, -40), 17 + angle % 4 * 4) for angle in range(209, 336, 9)]
    foam = joined(lip, *scallops, *(_claw(*claw) for claw in _CLAWS))
    rimmed(painter, foam, "#8DB8D8", BLACK, 7)
    within(painter, foam, foam.translated(-5, -9), look.BONE)
    for angle, _, thick in _CLAWS:  # each claw's root is a curl
        x, y = _on_lip(angle, -14)
        curl = ((x - thick * 0.6, y + 2, 1), (x - thick * 0.2, y + thick * 0.5, 5), (x + thick * 0.4, y + thick * 0.3,
            6), (x + thick * 0.4, y - thick * 0.3, 4), (x, y - thick * 0.2, 1))  # fmt: skip
        fill(painter, ink(curl), "#5E93BE")
    spray = ((262, 372, 8), (300, 322, 11), (352, 268, 7), (384, 300, 9), (470, 268, 8), (566, 300, 9), (590, 366, 7),
        (622, 430, 11), (640, 478, 7), (228, 436, 7))  # fmt: skip
    for drop in spray:
        rimmed(painter, disc(*drop), look.BONE, BLACK, 3)


def _on_lip(angle: float, inwards: float) -> Point:
    """A point of the crest's hollow side at an angle, and so far into the hollow."""
    turn = math.radians(angle)
    return 406 + (234 - inwards) * math.cos(turn), 410 + (290 - inwards) * math.sin(turn)


def _claw(angle: float, long: float, thick: float) -> QPainterPath:
    """A claw of foam that grows out of the lip into the hollow and bends towards the crest's tip."""
    course = ((-3, -0.1, 1.9), (-1, 0.25, 1.2), (3, 0.55, 0.86), (9, 0.82, 0.56), (17, 0.98, 0.06))
    return ink([(*_on_lip(angle + turn, long * deep), thick * wide) for turn, deep, wide in course])


def _coat(painter: QPainter, t: Tones) -> QPainterPath:
    """Broad shoulders, lapels, an epaulette; the shape of the coat is given back."""
    coat = bust(466, 716, 456, 1240, waist=0.9, hip=1)
    lit(painter, coat, _COAT, _GLEAM, (-13, -8), shade=_DEEP)
    night = blob(((620, 690), (580, 790), (600, 900), (560, 1000), (580, 1240), (800, 1240), (800, 690)), tension=0.6)
    within(painter, coat, night, _DEEP)
    fill(painter, polygon(((400, 730), (520, 730), (450, 920))), "#C8CCD0")
    for way in (-1, 1):
        lapel = polygon(((458 + way * 40, 716), (458 + way * 126, 736), (462 + way * 124, 820), (462 + way * 88, 850),
            (452 + way * 4, 950)))  # fmt: skip
        lit(painter, lapel, "#18202C", t.light, (-6, -5), shade=BLACK, width=5)
    return coat


def _epaulette(painter: QPainter, x: float, y: float, turn: float) -> None:
    """A golden pad on a shoulder, and the fringe that hangs from it over the sleeve."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    fringe = joined(*(limb(((a, 6, 15), (a * 1.12, 62 - abs(a) * 0.2, 13))) for a in range(-64, 65, 16)))
    lit(painter, fringe, "#C8922E", look.BONE, (-3, -2), shade="#6B4612", width=5)
    lit(painter, disc(0, 0, 80, 30), look.BRASS, look.BONE, (-6, -6), shade="#8A5A1E", width=6)
    painter.restore()


def _head(painter: QPainter) -> None:
    """Under his cap one brow goes up; a pipe between his teeth, he smiles into his beard at the glass."""
    front(painter, 0, 0, 1, Face("#8C5E48", _SKIN, nose=Nose.HOOKED, stern=-0.1, brow=15, brow_colour="#F2EADB",
        jaw=1, lid=0.1, gaze=-0.7, arch=0.5, old=True, squint=0.3, smile=1))  # fmt: skip
    beard = blob(((-76, -18), (-60, 22), (-40, 52), (-14, 60), (14, 60), (40, 52), (60, 22), (76, -18), (90, 40), (92,
        92), (76, 132), (70, 172), (44, 188), (32, 222), (4, 204), (-16, 228), (-36, 192), (-66, 180), (-72, 136),
        (-92, 96), (-88, 40)), tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (-8, -5), shade="#6E6862")
    strands(
        painter, [((x, 84), (x * 1.5, 130), (x * 1.1, 196)) for x in (-44, -20, 4, 28, 50)], "#8E8680", look.BONE, 8
    )
    lip = ink(((-22, 66, 2), (0, 70, 13), (22, 66, 2)))
    fill(painter, lip, "#7A3A34")
    _pipe(painter)
    for way in (-1, 1):
        tache = blob(((0, 34), (way * 26, 36), (way * 54, 58), (way * 84, 60), (way * 108, 36), (way * 104, 68), (way
            * 78, 90), (way * 46, 86), (way * 18, 68), (0, 60)), tension=0.85)  # fmt: skip
        lit(painter, tache, look.BONE, look.BONE, (-5, -5), shade="#8E8680", width=5)
    painter.translate(0, -9)
    cap = blob(((-84, -74), (-124, -112), (-112, -150), (-40, -172), (40, -172), (112, -150), (124, -112), (84, -74)),
        tension=0.75)  # fmt: skip
    lit(painter, cap, "#2B4878", "#BFE0F4", (-10, -8), shade="#0A1424")
    band = blob(((-86, -84), (0, -104), (86, -84), (82, -46), (0, -64), (-82, -46)), tension=0.7)
    lit(painter, band, "#101722", look.SODIUM, (-5, -5), shade=BLACK, width=5)
    peak = blob(((-80, -54), (-40, -72), (0, -77), (40, -72), (80, -54), (88, -36), (50, -49), (0, -55), (-50, -49),
        (-88, -36)), tension=0.8)  # fmt: skip
    lit(painter, peak, BLACK, "#7C8896", (-4, -5), width=5)
    lit(painter, placed(crown(), 0, -80, 0.54), look.BRASS, look.BONE, (-4, -4), shade="#8A5A1E", width=5)


def _pipe(painter: QPainter) -> None:
    """Its stem in the corner of his mouth, its bowl before his beard, an ember in it."""
    stem = ink(((-14, 66, 9), (-48, 84, 11), (-86, 116, 14)))
    rimmed(painter, stem, "#2A1810", BLACK, 5)
    bowl = blob(((-70, 72), (-116, 68), (-122, 108), (-112, 136), (-90, 138), (-76, 116)), tension=0.6)
    lit(painter, bowl, "#7A3E1E", _GLEAM, (-5, -4), shade="#2E180A", width=5)
    rimmed(painter, disc(-93, 70, 23, 8), look.SODIUM, BLACK, 4)
    glow(painter, -93, 64, 44, look.SODIUM, 0.5)


def _trim(painter: QPainter, body: QPainterPath) -> None:
    """What gold he wears on his breast: two rows of buttons, a cord from the shoulder, its epaulette."""
    hangs = blob(((566, 830), (620, 790), (690, 800), (760, 900), (760, 1240), (586, 1240), (592, 1040), (574, 930)),
        tension=0.6)  # fmt: skip
    lit(painter, hangs, mixed(BLACK, _COAT, 0.7), _COAT, (-9, -4), shade=_DEEP)
    for x, y in ((402, 946), (514, 946)):
        lit(painter, disc(x, y, 17), look.BRASS, look.BONE, (-4, -5), shade="#8A5A1E", width=5)
    within(painter, body, ink(((456, 950, 2), (452, 1010, 6), (450, 1100, 6))), _DEEP)
    for low in (0, 28):
        rimmed(painter, ink(((610, 810, 12), (598, 876 + low, 12), (556, 900 + low, 12), (512, 872 + low * 0.4, 10))),
            look.BRASS, BLACK, 4)  # fmt: skip
    _epaulette(painter, 626, 786, 24)


def _rings(painter: QPainter, elbow: Point, wrist: Point) -> None:
    """A captain's three rings of gold at a sleeve's end."""
    for share in (0.56, 0.68, 0.8):
        half = 62 - share * 36
        ends = [along(elbow, wrist, share, aside) for aside in (-half, 0, half)]
        rimmed(painter, ink([(x, y + (8 if n == 1 else 0), 11) for n, (x, y) in enumerate(ends)]), look.BRASS, BLACK, 3)


def _toast(painter: QPainter, t: Tones, body: QPainterPath) -> None:
    """The arm that lifts the glass: from the shoulder out to the elbow, and up; three rings of gold at its end."""
    elbow, wrist = (92, 1000), (206, 690)
    arm(painter, ((308, 864), elbow, wrist), 128, _COAT, _GLEAM, (-12, -7), cuff=look.BONE, skin=_SKIN, body=body)
    fill(painter, ink(((190, 880, 2), (212, 858, 19), (236, 834, 12), (252, 822, 2))), "#14284A")
    _rings(painter, elbow, wrist)
    _epaulette(painter, 318, 790, -22)
    glow(painter, 138, 578, 170, t.light, 0.5)
    with grip(painter, 144, 586, -6, 0.9, _SKIN, across=148, towards=(-0.9, -0.4)):
        glass(painter, 138, 670, 208, -6)
