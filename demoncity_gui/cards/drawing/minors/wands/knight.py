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
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
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
    painter.translate(326, 640)
    painter.rotate(-19)
    painter.scale(0.91, 0.91)
    _motorcycle(painter, t)
    _stunt_rider(painter)
    painter.restore()
    painter.save()  # what he is not through with yet
    painter.setClipRect(QRectF(0, 420, 250, 700), Qt.ClipOperation.IntersectClip)
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
            corners.append((x + (wide * reach + long) * math.sin(turn + 0.04), y - (high * reach + long)
                * math.cos(turn + 0.04)))  # fmt: skip
        flames = polygon(corners)
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
    for x in (-226, 226):
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
    for x in (-11, 13):  # the fork, from the bars to the hub
        lit(painter, thick_line(((92 + x, -128), (226 + x * 0.7, 130)), 17), "#D8B040", look.BONE, (-3, -3), width=5)
    guard = blob(((120, 26), (190, -6), (270, -4), (340, 50), (270, 18), (200, 20), (140, 48)), tension=0.7)
    lit(painter, guard, t.light, look.BONE, (0, -6), shade="#6B2A14", width=5)
    plate = blob(((110, -132), (156, -136), (176, -60), (140, -34), (116, -60)), tension=0.6)
    lit(painter, plate, look.BONE, look.BONE, (-4, -4), shade=look.MUTED, width=5)
    lit(painter, limb(((106, -138, 15), (66, -158, 15), (44, -150, 20))), dark, look.BONE, (-3, -5), width=5)


def _stunt_rider(painter: QPainter) -> None:
    """He: up on the pegs, bent over the tank, a star on his leather, his scarf flying."""
    red, deep, skin, warm, blue = "#A82A2E", "#33090F", "#8C5A3A", "#FFD08A", "#3A4C80"
    arm(painter, ((70, -250), (180, -226), (246, -300)), 70, mixed(BLACK, red, 0.75), warm, (-6, -7), cuff=BLACK,
        skin=skin)  # fmt: skip
    match(painter, 182, -174, 420, 33, 2.2, 0.7)
    fist(painter, 278, -332, 33, 0.6, skin, mirror=True)
    jacket = blob(((-154, -56), (-158, -130), (-128, -216), (-70, -272), (0, -304), (64, -300), (96, -258), (78,
        -200), (30,
        -140), (-20, -84), (-50, -40), (-100, -34)), tension=0.65)  # fmt: skip
    leg(painter, ((-104, -72), (60, -32), (-34, 112)), 100, blue, warm, (-7, -7), calf=1)
    lit(painter, placed(rect(-30, 10, 62, 13, 5), -10, 136), "#8C8894", look.BONE, (0, -4), width=4)
    boot = limb(((2, 54, 58), (-36, 116, 50)))
    lit(painter, boot, "#2B1A14", warm, (-5, -5), shade=BLACK)
    shoe(painter, (-34, 112), 0.92, "#2B1A14", warm)
    scarf = blob(((10, -306), (-60, -340), (-140, -316), (-220, -376), (-300, -350), (-240, -330), (-260, -286), (-150,
        -274), (-60, -288)), tension=0.7)  # fmt: skip
    lit(painter, scarf, look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    lit(painter, jacket, red, warm, (-10, -9), shade=deep)
    creases = (((-40, -60, 2), (-80, -84, 8), (-132, -88, 2)), ((-20, -92, 2), (-70, -112, 7), (-120, -112, 2)), ((20,
        -150, 2), (-10, -130, 8), (-30, -96, 3)))  # fmt: skip
    within(painter, jacket, joined(*(limb(points) for points in creases)), deep)
    lit(painter, limb(((-154, -52, 22), (-100, -36, 24), (-46, -44, 20))), "#5A1218", warm, (-3, -5), shade=deep,
        width=5)  # fmt: skip
    fill(painter, star(-62, -190, 42, 17, 5, 20), look.BONE)
    with tilted(painter, 60, -300, 14):
        side(painter, 74, -364, 0.74, Face("#5A3822", skin, nose=Nose.BROAD, stern=0.8, jaw=1, smile=1.2))
        helmet = blob(((18, -330), (2, -390), (30, -452), (92, -464), (136, -430), (142, -398), (96, -396), (70, -370),
            (66, -330), (40, -312)), tension=0.8)  # fmt: skip
        lit(painter, helmet, look.BONE, look.BONE, (-6, -7), shade=look.MUTED)
        within(painter, helmet, limb(((20, -330, 30), (30, -400, 30), (80, -470, 30))), red)
        goggles = blob(((84, -400), (136, -402), (138, -372), (108, -364), (86, -372)), tension=0.6)
        lit(painter, goggles, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
    lit(painter, limb(((16, -300, 40), (66, -290, 40), (88, -272, 30))), look.BONE, look.BONE, (-4, -5),
        shade=look.MUTED, width=5)  # fmt: skip
    arm(painter, ((32, -236), (30, -120), (62, -152)), 74, red, warm, (-7, -7), cuff=BLACK, skin=skin, body=jacket)
    fist(painter, 64, -160, 96, 0.5, skin, thumb=False, mirror=True)
