"""The Knight of Wands."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DEEP, _SKIN, _WARM, _BLUE = "#A82A2E", "#33090F", "#8C5A3A", "#FFD08A", "#3A4C80"


def scene(painter: QPainter, t: Tones) -> None:
    """A stunt rider in mid-leap through a burning hoop, the match held out ahead."""
    sky(painter, "#1A0F1C", "#5A2216")
    for x in (60, 250, 460, 650):  # the lamps of the ring
        glaze(painter, polygon(((x - 16, -150), (x + 16, -150), (x + 150, 900), (x - 150, 900))), look.SODIUM, 0.09)
    glow(painter, 330, 520, 470, t.light, 0.7)
    fill(painter, rect(0, 960, 700, 240), "#3A1C12")
    glaze(painter, disc(350, 990, 330, 40), look.SODIUM, 0.3)
    for number in range(9):  # the front row, dark against the sand
        head = joined(disc(20 + number * 84, 1040 - number % 3 * 12, 32, 38),
            rect(-26 + number * 84, 1070, 92, 90, 30))  # fmt: skip
        lit(painter, head, "#1B0E12", t.light, (0, -5), width=3)
    _hoop(painter, t)
    painter.save()
    painter.translate(338, 640)
    painter.rotate(-19)
    painter.scale(0.91, 0.91)
    _motorcycle(painter, t)
    _stunt_rider(painter)
    painter.restore()
    painter.save()  # what he is not through with yet
    painter.setClipRect(QRectF(0, 424, 250, 700), Qt.ClipOperation.IntersectClip)
    _hoop(painter, t)
    painter.restore()
    gloom(painter, 350, 500, 420, 0.5)


def _hoop(painter: QPainter, t: Tones) -> None:
    """The hoop, seen aslant, and the flames all around it."""
    x, y, wide, high = 322, 540, 200, 420
    for reach, out, colour in ((1.0, 92, look.DANGER), (1.0, 64, t.light), (0.99, 40, look.SODIUM)):
        corners = []
        for number in range(72):
            turn = math.radians(number * 5)
            long = out * (1.0, 0.42, 0.74, 0.36)[number % 4] if number % 2 == 0 else out * 0.3
            if number % 2 == 0:
                long *= 1 - 0.32 * max(math.cos(turn), 0)
            rise = long * 0.56 if number % 2 == 0 else 0  # fire goes up
            corners.append((x + (wide * reach + long) * math.sin(turn + 0.04), y - (high * reach + long)
                * math.cos(turn + 0.04) - rise))  # fmt: skip
        flames = blob(corners, tension=0.5)
        flames.addPath(disc(x, y, wide - 16, high - 16))
        flames.setFillRule(Qt.FillRule.OddEvenFill)
        fill(painter, flames, colour)
    for inset, colour in ((0, BLACK), (5, look.BONE), (17, t.light), (25, BLACK)):
        band = disc(x, y, wide - inset, high - inset)
        band.addPath(disc(x, y, wide - 30, high - 30))
        band.setFillRule(Qt.FillRule.OddEvenFill)
        fill(painter, band, colour)


def _motorcycle(painter: QPainter, t: Tones) -> None:
    """One machine: fork and swinging arm hold the wheels, the frame the engine, over it tank and saddle."""
    steel, red, dark = "#8C8894", look.SODIUM, "#23212C"
    for x in (-226, 208):
        rimmed(painter, ring(x, 130, 116, 78), "#201E28", look.BONE, 4)
        knobs = [placed(rect(-9, -126, 18, 16, 3), x, 130, 1, turn) for turn in range(0, 360, 18)]
        fill(painter, joined(*knobs), "#201E28")
        stroke(painter, disc(x, 130, 80), look.BONE, 6)
        for turn in range(0, 180, 30):
            fill(painter, placed(rect(-78, -2.5, 156, 5), x, 130, 1, turn), look.MUTED)
        lit(painter, disc(x, 130, 24), steel, look.BONE, (-3, -4), shade=dark, width=5)
    lit(painter, limb(((-20, 108, 34), (-226, 130, 24))), steel, look.BONE, (0, -6), shade=dark, width=5)
    for x in (-26, 0):
        lit(painter, thick_line(((-150, -20), (-110 + x, 112)), 14), "#D8B040", look.BONE, (-3, -2), width=4)
    cradle_ = thick_line(((112, -50), (70, 130), (-60, 140), (-100, -20), (112, -50)), 18)
    lit(painter, cradle_, red, look.BONE, (-4, -4), shade="#8C4A16", width=5)
    engine = blob(((-84, 30), (60, 20), (78, 70), (62, 132), (-30, 146), (-84, 120)), tension=0.5)
    lit(painter, engine, "#3A3844", look.BONE, (-5, -6), shade=BLACK)
    for y in (30, 46, 62, 78):
        lit(painter, rect(-34, y, 96, 9, 4), steel, look.BONE, (0, -3), width=3)
    rimmed(painter, disc(-40, 104, 26), steel, BLACK, 5)
    pipe = limb(((50, 60, 18), (62, 122, 20), (-40, 158, 22), (-180, 118, 30), (-290, 86, 36)))
    lit(painter, pipe, steel, look.BONE, (-3, -6), shade="#3A3844", width=5)
    guard = blob(((-120, -34), (-230, -50), (-330, -16), (-356, 20), (-310, 2), (-220, -18), (-130, -4)), tension=0.7)
    lit(painter, guard, t.light, look.BONE, (0, -6), shade="#6B2A14", width=5)
    saddle = blob(((-250, -56), (-190, -72), (-60, -58), (-20, -62), (0, -30), (-110, -26), (-240, -38)), tension=0.7)
    lit(painter, saddle, "#1B1418", look.BONE, (0, -6), width=5)
    tank = blob(((-50, -30), (-30, -76), (60, -96), (118, -66), (126, -34), (60, 8), (-30, 6)), tension=0.7)
    lit(painter, tank, t.light, look.BONE, (-8, -8), shade="#6B2A14")
    fill(painter, star(44, -44, 32, 13, 5, -10), look.BONE)
    _fork(painter, t)


def _fork(painter: QPainter, t: Tones) -> None:
    """The steering head at the frame, the fork in its two yokes down to the hub, the guard, the plate, the bars."""
    steel, dark = "#8C8894", "#23212C"
    lit(painter, thick_line(((88, -104), (118, -30)), 32), t.light, look.BONE, (-3, -4), shade="#6B2A14", width=5)
    for x in (-12, 14):
        lit(painter, thick_line(((106 + x, -128), (208 + x * 0.7, 130)), 17), "#D8B040", look.BONE, (-3, -3), width=5)
    for y in (-102, -36):
        yoke = limb(((84 + (y + 102) * 0.44, y + 2, 24), (130 + (y + 102) * 0.4, y - 6, 24)))
        lit(painter, yoke, steel, look.BONE, (-3, -5), shade=dark, width=5)
    lit(painter, disc(208, 130, 22), steel, look.BONE, (-3, -4), shade=dark, width=5)
    guard = blob(((102, 26), (172, -6), (252, -4), (322, 50), (252, 18), (182, 20), (122, 48)), tension=0.7)
    lit(painter, guard, t.light, look.BONE, (0, -6), shade="#6B2A14", width=5)
    plate = blob(((126, -142), (174, -146), (192, -78), (158, -52), (132, -76)), tension=0.6)
    lit(painter, plate, look.BONE, look.BONE, (-4, -4), shade=look.MUTED, width=5)
    lit(painter, limb(((102, -116, 16), (124, -152, 16), (84, -162, 21))), dark, look.BONE, (-3, -5), width=5)


def _stunt_rider(painter: QPainter) -> None:
    """He: in the saddle, bent over the tank, a star on his leather, his scarf flying."""
    arm(painter, ((56, -262), (176, -216), (250, -304)), 66, mixed(BLACK, _RED, 0.75), _WARM, (-6, -7), cuff=BLACK,
        skin=_SKIN)  # fmt: skip
    match(painter, 182, -174, 420, 33, 2.2, 0.7)
    fist(painter, 278, -332, 33, 0.6, _SKIN, mirror=True)
    _leg(painter)
    scarf = blob(((10, -306), (-56, -348), (-140, -342), (-220, -416), (-320, -410), (-250, -384), (-270, -362),
        (-150, -316), (-60, -292)), tension=0.7)  # fmt: skip
    lit(painter, scarf, look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    jacket = blob(((-166, -118), (-130, -170), (-104, -236), (-64, -290), (-10, -316), (50, -314), (86, -284), (84,
        -232), (54, -180), (4, -134), (-36, -96), (-64, -48)), tension=0.7)  # fmt: skip
    lit(painter, jacket, _RED, _WARM, (-10, -9), shade=_DEEP)
    creases = (((-60, -62, 2), (-90, -98, 8), (-140, -124, 2)), ((-40, -92, 2), (-80, -128, 7), (-118, -146, 2)))
    within(painter, jacket, joined(*(limb(points) for points in creases)), _DEEP)
    lit(painter, limb(((-164, -112, 24), (-116, -76, 24), (-66, -44, 24))), "#1B1418", _WARM, (-3, -5), width=5)
    rimmed(painter, placed(rect(-14, -12, 28, 24, 4), -82, -56, 1, 36), "#D8B040", BLACK, 4)
    fill(painter, star(-50, -222, 44, 18, 5, 30), look.BONE)
    _head(painter)
    arm(painter, ((20, -246), (6, -108), (108, -160)), 74, _RED, _WARM, (-7, -7), cuff=BLACK, skin=_SKIN, body=jacket)
    fist(painter, 116, -168, 96, 0.54, _SKIN, thumb=False, mirror=True)


def _leg(painter: QPainter) -> None:
    """His haunch in the saddle, the near leg from it over the tank and down to the peg."""
    leg(painter, ((-116, -70), (92, -52), (-28, 112)), 98, _BLUE, _WARM, (-7, -7), calf=1)
    haunch = blob(((-166, -116), (-196, -78), (-182, -40), (-130, -22), (-96, -20), (-30, -17), (-30, -110)),
        tension=0.8)  # fmt: skip
    painter.save()
    painter.setClipRect(QRectF(-300, -200, 208, 300), Qt.ClipOperation.IntersectClip)
    lit(painter, haunch, _BLUE, _WARM, (-7, -5), shade="#222D4D", width=5)
    painter.restore()
    lit(painter, placed(rect(-34, 10, 74, 13, 5), -10, 136), "#8C8894", look.BONE, (0, -4), width=4)
    boot = blob(((12, 26), (46, 56), (28, 84), (2, 122), (-54, 122), (-46, 84), (-22, 52)), tension=0.6)
    lit(painter, boot, "#2B1A14", _WARM, (-5, -5), shade=BLACK)
    shoe(painter, (-28, 112), 0.98, "#2B1A14", _WARM)


def _head(painter: QPainter) -> None:
    """An open helmet with the goggles pushed up on it: eyes, nose and chin are free."""
    painter.save()
    painter.translate(66, -372)
    painter.rotate(14)
    painter.scale(0.68, 0.68)
    side(painter, 0, 0, 1, Face("#5A3822", _SKIN, nose=Nose.BROAD, stern=0.9, jaw=1, smile=1.2, brow=13))
    strap = limb(((-30, 30, 15), (-4, 70, 14), (36, 92, 13)))
    rimmed(painter, strap, "#2B1A14", BLACK, 4)
    helmet = blob(((66, -54), (76, -86), (52, -126), (-4, -142), (-62, -122), (-94, -64), (-92, 0), (-70, 44), (-34,
        46), (-14, 22), (-4, -24), (20, -46)), tension=0.7)  # fmt: skip
    lit(painter, helmet, look.BONE, look.BONE, (-8, -9), shade=look.MUTED)
    within(painter, helmet, limb(((-60, 70, 44), (-56, -40, 44), (-10, -160, 44))), _RED)
    within(painter, helmet, limb(((-110, -80, 15), (-20, -92, 15), (60, -94, 15))), "#2B1A14")
    goggles = blob(((20, -112), (52, -122), (84, -104), (86, -70), (62, -64), (26, -72)), tension=0.6)
    lit(painter, goggles, look.SODIUM, look.BONE, (-5, -5), shade="#8C5A1E", width=6)
    painter.restore()
    lit(painter, limb(((10, -300, 38), (56, -292, 38), (80, -276, 30))), look.BONE, look.BONE, (-4, -5),
        shade=look.MUTED, width=5)  # fmt: skip
