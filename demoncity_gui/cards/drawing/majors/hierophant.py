"""The Hierophant, Major V."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import raised
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    CARD_WIDTH,
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

_SKIN: Final = "#E2B58A"
_ROBE: Final = "#4A2F78"
_DEEP: Final = "#150C26"


def scene(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre and dark glasses blesses before his microphone; two kneel and look up.

    All is drawn mirrored: the index would stand over the aerial.
    """
    painter.save()
    painter.translate(CARD_WIDTH, 0)
    painter.scale(-1, 1)
    _service(painter, t)
    painter.restore()


def _service(painter: QPainter, t: Tones) -> None:
    """The wireless's dial, the aerial, the preacher, and the two before him."""
    sky(painter, "#120C1C", mixed(BLACK, t.light, 0.34), 1000)
    glow(painter, 340, 400, 460, t.light, 0.5)
    rimmed(painter, disc(340, 400, 300), mixed(BLACK, t.light, 0.62), BLACK, 12)
    fill(painter, disc(340, 400, 262), t.light)
    fill(painter, disc(340, 400, 196), mixed(t.light, look.BONE, 0.5))
    for k in range(36):  # the dial of a wireless, the window of a church
        long = 34 if k % 3 == 0 else 18
        fill(painter, placed(rect(-4, -294, 8, long), 340, 400, 1, k * 10), BLACK)
    _aerial(painter, t)
    body = blob(((270, 600), (340, 590), (430, 606), (540, 650), (600, 740), (640, 1080), (20, 1080), (50, 760), (110,
        670)), tension=0.7)  # fmt: skip
    lit(painter, body, _ROBE, t.light, (-10, -8), shade=_DEEP, width=8)
    within(painter, body, folds(((130, 720), (110, 860), (140, 1060), 26), ((480, 700), (500, 860), (470, 1060), 30)),
        _DEEP)  # fmt: skip
    _stole(painter, body)
    _preacher(painter, t)
    rolled(painter, (596, 800), (580, 610), 170, "#D8CCE4", look.BONE, (-8, -6))
    raised(painter, 574, 536, 3, 1.06, _SKIN, fingers_up=2)
    cuff = placed(rect(-46, -18, 92, 36, 9), 580, 634, 1, 3)
    lit(painter, cuff, look.SODIUM, look.BONE, (-5, -4), shade="#8C5A1E", width=6)
    sleeve(painter, ((500, 730), (606, 900), (592, 742)), (120, 140, 150), _ROBE, t.light, (-9, -7), body=body)
    _microphone(painter)
    for way in (1, -1):
        _kneels(painter, t, way)
    gloom(painter, 350, 470, 460, 0.3)


def _stole(painter: QPainter, body: QPainterPath) -> None:
    """The two bands of his stole, and Peter's keys, crossed, on a chain."""
    for way in (-1, 1):
        band = polygon(((344 + way * 60, 596), (344 + way * 124, 616), (344 + way * 128, 1080), (344 + way * 60, 1080)))
        lit(painter, band.intersected(body), look.BONE, look.BONE, (-7, -4), shade="#8C7FA6", width=6)
    fill(painter, ink(((262, 640, 6), (300, 730, 10), (344, 770, 6))), look.SODIUM)
    fill(painter, ink(((426, 640, 6), (390, 730, 10), (344, 770, 6))), look.SODIUM)
    for turn in (-38, 38):
        lit(painter, placed(_key(), 344, 876, 1.06, turn), look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=7)


def _microphone(painter: QPainter) -> None:
    fill(painter, thick_line(((150, 1060), (178, 880), (196, 700)), 15), BLACK)
    stroke(painter, thick_line(((150, 1060), (178, 880), (196, 700)), 3), look.MUTED, 7)
    mike = placed(rect(-46, -76, 92, 152, 46), 200, 640, 1, 12)
    lit(painter, mike, look.MUTED, look.BONE, (-8, -6), shade="#3A3644", width=8)
    for y in (-40, -14, 12, 38):
        fill(painter, placed(rect(-36, y, 72, 11, 5), 200, 640, 1, 12), BLACK)


def _preacher(painter: QPainter, t: Tones) -> None:
    """His head, thrust forward: dark glasses, thin lips that know better, a mitre with a cross."""
    neck(painter, 352, 540, 104, 610, _SKIN)
    amice = ink(((254, 596, 22), (296, 634, 40), (350, 646, 42), (404, 632, 40), (440, 596, 22)))
    lit(painter, amice, look.BONE, "#FFFFFF", (-6, -6), shade="#8C7FA6", width=7)
    painter.save()
    painter.translate(330, 446)
    painter.rotate(-6)
    painter.scale(1.6, 1.6)
    turned(painter, 0, 0, 0.88, Face("#8C5E42", _SKIN, nose=Nose.HOOKED, stern=0.9, brow=12, brow_colour="#4A4652",
        jaw=0.9, old=True, sneer=0.8, smile=-0.2), mirror=True)  # fmt: skip
    sides = blob(((50, -54), (68, -46), (74, 2), (62, 26), (54, 2), (46, -30)), tension=0.8)
    lit(painter, sides, "#8E8894", look.BONE, (-4, -4), shade="#4A4652", width=4)
    lens = joined(disc(-42, -8, 20, 21), disc(0, -8, 28, 23), rect(-28, -18, 12, 6), polygon(((26, -18), (60, -8), (60,
        0), (26, -8))))  # fmt: skip
    rimmed(painter, lens, BLACK, look.BONE, 3)
    for x in (-48, -8):
        fill(painter, polygon(((x - 6, 2), (x + 6, -22), (x + 16, -22), (x + 4, 2))), t.light)
    mitre = polygon(((-72, -38), (-86, -134), (-2, -232), (82, -128), (68, -30), (0, -48)))
    lit(painter, mitre, look.BONE, look.BONE, (-10, -5), shade="#8C7FA6", width=5)
    band = polygon(((-74, -70), (0, -80), (70, -64), (69, -30), (0, -48), (-73, -36)))
    lit(painter, band, look.SODIUM, look.BONE, (-3, -3), shade="#8C5A1E", width=4)
    lit(painter, joined(rect(-11, -206, 20, 120), rect(-43, -168, 84, 20)), look.SODIUM, look.BONE, (-3, -3),
        shade="#8C5A1E", width=4)  # fmt: skip
    painter.restore()


def _aerial(painter: QPainter, t: Tones) -> None:
    """A mast with the three bars of a pope's cross, and what it sends."""
    for radius in (66, 112, 160):
        stroke(painter, disc(96, 150, radius), mixed(BLACK, t.light, 0.95 - radius / 260), 9)
    staff = joined(rect(86, 110, 20, 960, 6), *(rect(96 - half, y, half * 2, 18, 6) for half, y in ((36, 170), (52,
        236), (66, 304))))  # fmt: skip
    lit(painter, staff, look.SODIUM, look.BONE, (4, -4), shade="#8C5A1E", width=6)
    lit(painter, disc(96, 112, 20), look.DANGER, look.BONE, (-4, -4), shade=look.OXBLOOD, width=5)
    glow(painter, 96, 112, 80, look.DANGER, 0.5)


@cache
def _key() -> QPainterPath:
    """One of Peter's keys, its bow up."""
    whole = joined(disc(0, -92, 38), rect(-8, -60, 16, 170), rect(8, 74, 30, 14), rect(8, 98, 22, 13), rect(-14, -52,
        28, 12))  # fmt: skip
    return whole.simplified().subtracted(disc(0, -92, 18))


def _kneels(painter: QPainter, t: Tones, way: int) -> None:
    """One of the two who kneel, from behind: a monk at the left (1), a woman in a shawl at the right."""
    painter.save()
    painter.translate(112 if way > 0 else 592, 96)
    painter.scale(way, 1)
    back = blob(((-160, 1080), (-150, 960), (-90, 910), (0, 894), (80, 918), (120, 980), (130, 1080)), tension=0.7)
    lit(painter, back, "#3A2E2A" if way > 0 else look.OXBLOOD, t.light, (9, -9), shade="#0E0A0A")
    if way > 0:
        lit(painter, disc(76, 838, 16, 24), "#B8855C", look.BONE, (4, -3), width=5)
        lit(painter, disc(-6, 830, 82, 92), "#5A5664", look.BONE, (8, -6), shade="#16141B")
        lit(painter, disc(6, 776, 52, 36), "#D8A878", look.BONE, (6, -4), shade="#7A4A2C", width=4)
        strands(painter, [((x * 0.7, 816), (x, 850), (x * 0.86, 908)) for x in (-64, -40, -14, 14, 40, 62)], "#5A5664",
            look.BONE, 5)  # fmt: skip
        hood = blob(((-96, 940), (-70, 896), (-4, 908), (62, 892), (90, 930), (0, 1000)), tension=0.7)
        lit(painter, hood, "#3A2E2A", t.light, (8, -7), shade="#0E0A0A")
    else:
        shawl = blob(((0, 738), (58, 758), (84, 826), (78, 890), (124, 930), (158, 1000), (160, 1090), (-150, 1090), (
            -146, 1000), (-100, 926), (-74, 890), (-82, 826), (-56, 756)), tension=0.8)  # fmt: skip
        lit(painter, shawl, "#B9AEC8", look.BONE, (10, -9), shade="#2E2638")
        for points in (((30, 770, 2), (52, 850, 8), (40, 940, 3)), ((-10, 764, 2), (-14, 860, 8), (-40, 960, 3)),
            ((84, 930, 2), (60, 1000, 9), (70, 1080, 4)), ((-20, 930, 2), (-60, 1000, 9), (-70, 1080, 4))):  # fmt: skip
            fill(painter, limb(points), "#2E2638")
        within(painter, shawl, limb(((-84, 880, 9), (0, 912, 9), (86, 880, 9))), look.OXBLOOD)
    painter.restore()
