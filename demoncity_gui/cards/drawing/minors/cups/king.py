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
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT: Final = "#2F5690"
_DEEP: Final = "#0B1526"
_SKIN: Final = "#E0AE88"
_GLEAM: Final = "#FFE6B0"

_INNER: Final = ((480, 1150), (360, 900), (272, 720), (218, 570), (198, 470), (198, 400), (217, 313), (272, 243), (351,
    202), (440, 198), (507, 222), (566, 274))  # fmt: skip
"""The wave's hollow side from its foot to the tip of its crest."""
_OUTER: Final = ((-240, 1150), (-220, 900), (-200, 700), (-170, 540), (-130, 380), (-70, 240), (20, 120), (140, 62), (
    290, 40), (430, 52), (530, 112), (592, 236))  # fmt: skip
"""Its back, from its foot to the tip."""
_CLAWS: Final = ((170, 70, 22), (190, 100, 26), (207, 66, 20), (224, 96, 26), (240, 62, 20), (256, 88, 26), (271, 58,
    20), (286, 82, 26), (301, 46, 20), (315, 50, 22))  # fmt: skip
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
    painter.translate(464, 484)
    painter.scale(-1.22, 1.22)  # he is drawn as if he looked to the right
    _head(painter)
    painter.restore()
    _trim(painter, body)
    _toast(painter, t, body)
    painter.translate(0, -_LOWER)


def _between(share: float, first: int = 0) -> list[Point]:
    """A line that runs along the wave, between its hollow side and its back."""
    return [along(inner, outer, share) for inner, outer in zip(_INNER[first:], _OUTER[first:], strict=True)]


def _stripe(one: float, two: float, first: int = 0) -> QPainterPath:
    """A stripe of water that runs up the wave and over into its crest."""
    return blob((*_between(one, first), *reversed(_between(two, first))), tension=0.9)


def _wave(painter: QPainter, t: Tones) -> None:
    """One flat curl as on an old woodcut: stripes of water that run up it, foam along its lip that grows claws."""
    deep, mid, pale = (mixed(BLACK, t.light, share) for share in (0.22, 0.5, 0.9))
    wall = _stripe(0, 1)
    lit(painter, wall, mid, t.light, (-5, -8), shade=deep, width=9, smooth=True)
    within(painter, wall, joined(_stripe(0, 0.16), _stripe(0.3, 0.44), _stripe(0.6, 0.7), _stripe(0.82, 0.9)), deep)
    within(painter, wall, joined(_stripe(0.16, 0.2), _stripe(0.5, 0.53), _stripe(0.75, 0.77)), pale)
    lip = ink([(*_on_lip(angle, -12), 18 + 34 * min(1, (angle - 150) / 40) * (1 if angle % 20 else 0.84)) for angle in
        range(150, 326, 10)])  # fmt: skip
    scallops = [disc(*_on_lip(angle, -30), 15 + angle % 4 * 3) for angle in range(172, 318, 13)]
    foam = joined(lip, *scallops, *(_claw(*claw) for claw in _CLAWS))
    rimmed(painter, foam, "#8DB8D8", BLACK, 7)
    within(painter, foam, foam.translated(-4, -7), look.BONE)
    for angle, _, thick in _CLAWS:  # each claw's root is a curl
        x, y = _on_lip(angle, -14)
        curl = ((x - thick * 0.6, y + 2, 1), (x - thick * 0.2, y + thick * 0.5, 5), (x + thick * 0.4, y + thick * 0.3,
            6), (x + thick * 0.4, y - thick * 0.3, 4), (x, y - thick * 0.2, 1))  # fmt: skip
        fill(painter, ink(curl), "#5E93BE")
    spray = ((292, 470, 8), (330, 390, 7), (356, 330, 10), (440, 312, 8), (500, 322, 6), (600, 330, 10), (632, 370, 7),
        (622, 300, 6), (560, 330, 7))  # fmt: skip
    for drop in spray:
        rimmed(painter, disc(*drop), look.BONE, BLACK, 3)


def _on_lip(angle: float, inwards: float) -> Point:
    """A point of the crest's hollow side at an angle, and so far into the hollow."""
    turn = math.radians(angle)
    return 404 + (206 - inwards) * math.cos(turn), 402 + (205 - inwards) * math.sin(turn)


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
    """Under his cap one brow goes up; a pipe between his teeth, he smiles into his beard."""
    turned(painter, 0, 0, 1, Face("#8C5E48", _SKIN, nose=Nose.HOOKED, stern=-0.2, brow=15, brow_colour="#F2EADB",
        jaw=1, lid=0.2, gaze=0.7, arch=0.2, old=True, squint=0.3, smile=1))  # fmt: skip
    beard = blob(((-72, -20), (-56, 30), (-30, 66), (2, 78), (24, 84), (44, 80), (60, 70), (72, 92), (74, 130), (58,
        170), (36, 206), (24, 190), (2, 226), (-16, 196), (-48, 214), (-52, 176), (-86, 174), (-80, 130), (-98, 96),
        (-84, 40)), tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (12, -6), shade="#6E6862")
    strands(painter, [((60, 100), (58, 140), (34, 190)), ((30, 100), (28, 150), (2, 208)), ((-4, 96), (-10, 140), (-42,
        196)), ((-36, 80), (-50, 120), (-74, 160))], "#8E8680", look.BONE, 8)  # fmt: skip
    tache = blob(((38, 40), (54, 50), (70, 60), (86, 56), (78, 72), (58, 76), (36, 62), (10, 76), (-22, 76), (-40, 58),
        (-46, 40), (-26, 54), (0, 48), (20, 40)), tension=0.85)  # fmt: skip
    lit(painter, tache, look.BONE, look.BONE, (4, -4), shade="#8E8680", width=5)
    _pipe(painter)
    cap = blob(((-92, -60), (-116, -120), (-64, -164), (30, -170), (102, -142), (112, -104), (86, -72)), tension=0.8)
    lit(painter, cap, "#2B4878", "#BFE0F4", (9, -7), shade="#0A1424")
    band = polygon(((-92, -92), (88, -106), (90, -66), (-86, -48)))
    lit(painter, band, "#101722", look.SODIUM, (5, -5), shade=BLACK, width=5)
    peak = blob(((14, -66), (88, -80), (132, -56), (128, -46), (84, -54), (30, -48)), tension=0.6)
    lit(painter, peak, BLACK, "#7C8896", (4, -4), width=5)
    lit(painter, placed(crown(), 24, -72, 0.48, -4), look.BRASS, look.BONE, (4, -4), shade="#8A5A1E", width=5)


def _pipe(painter: QPainter) -> None:
    """Its stem in the corner of his mouth, its bowl before his chin, an ember in it."""
    stem = ink(((48, 72, 9), (80, 84, 11), (108, 106, 14)))
    rimmed(painter, stem, "#2A1810", BLACK, 5)
    bowl = blob(((92, 60), (134, 60), (136, 100), (126, 126), (106, 126), (94, 106)), tension=0.6)
    lit(painter, bowl, "#7A3E1E", _GLEAM, (5, -4), shade="#2E180A", width=5)
    rimmed(painter, disc(113, 60, 22, 8), look.SODIUM, BLACK, 4)
    glow(painter, 113, 56, 40, look.SODIUM, 0.5)


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
    elbow, wrist = (104, 972), (206, 736)
    arm(painter, ((308, 864), elbow, wrist), 128, _COAT, _GLEAM, (-12, -7), cuff=look.BONE, skin=_SKIN, body=body)
    fill(
        painter,
        limb(((74, 898, 3), (56, 952, 11), (51, 996, 12), (57, 1020, 14), (80, 1028, 11), (122, 1023, 8))),
        BLACK,
    )
    fill(painter, limb(((77, 914, 5), (67, 960, 13), (64, 996, 12), (69, 1011, 6))), _GLEAM)
    fill(painter, ink(((190, 872, 2), (212, 850, 19), (236, 826, 12), (252, 816, 2))), "#14284A")
    _rings(painter, elbow, wrist)
    _epaulette(painter, 318, 790, -22)
    glow(painter, 138, 624, 170, t.light, 0.5)
    with grip(painter, 144, 632, -6, 0.9, _SKIN, across=148, towards=(-0.9, -0.4)):
        glass(painter, 138, 716, 208, -6)
