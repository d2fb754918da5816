"""Wheel of Fortune, Major X."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
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

_HUB: Final = (352, 692)
_RADIUS: Final = 276
_NIGHT: Final = "#050B0E"


def scene(painter: QPainter, t: Tones) -> None:
    """A Ferris wheel: a king on top; a woman rides up and waves to him; a man falls out of his tipped car."""
    cx, cy = _HUB
    sky(painter, "#123A42", "#04090C", 1000)
    for share in (0.18, 0.36):
        glaze(painter, polygon(((cx - 30, cy), (cx + 30, cy), (cx + 900 * share, -200), (cx - 900 * share, -200))),
            t.light, share)  # fmt: skip
    _wheel(painter, t)
    for x, y, size, figure in ((cx + 6, 398, 0.92, _king_on_top), (154, 796, 0.9, _climber)):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        figure(painter)
        painter.restore()
    _gondola(painter, 576, 500, 0.84, "#7A44A4", (-6, 6), turn=212)
    _falls(painter, (492, 726), 0.63)
    lit(painter, placed(crown(), 326, 944, 0.48, 160), look.BRASS, look.BONE, (-4, -6), shade="#8C5A1E", width=7)


def _wheel(painter: QPainter, t: Tones) -> None:
    """The wheel: eight spokes, a rim of red and gold full of lamps, a sun for a hub."""
    (cx, cy), radius = _HUB, _RADIUS
    for share, tone in ((1, 0.3), (0.72, 0.6), (0.46, 0.95)):
        fill(painter, disc(cx, cy, radius * share), mixed("#0B3A40", t.light, tone))
    for angle in range(0, 360, 45):
        far = (cx + radius * cos(radians(angle + 22)), cy + radius * sin(radians(angle + 22)))
        fill(painter, thick_line(((cx, cy), far), 18), _NIGHT)
    rimmed(painter, ring(cx, cy, radius + 34, radius - 34), "#A8242C", BLACK, 10)
    for outer in (radius + 34, radius - 24):
        fill(painter, ring(cx, cy, outer, outer - 10), look.SODIUM)
    for number in range(18):
        turn = radians(number * 20 + 10)
        bulb_x, bulb_y = cx + radius * cos(turn), cy + radius * sin(turn)
        glaze(painter, disc(bulb_x, bulb_y, 28), look.SODIUM, 0.45)
        fill(painter, disc(bulb_x, bulb_y, 16), "#FFE2A0")
    lit(painter, disc(cx, cy, 72), look.OXBLOOD, look.DANGER, (5, -6), shade="#33090F", width=9)
    fill(painter, star(cx, cy, 64, 25, 8), look.SODIUM)


def _gondola(
    painter: QPainter, x: float, y: float, size: float, colour: str, towards: Point, *, turn: float = 0
) -> None:
    """A gondola's basket, its edge over (x, y), 240 wide at size 1. Paint its rider before."""
    at = (x, y, size, turn)
    basket = placed(blob(((-112, 0), (112, 0), (104, 66), (66, 120), (-66, 120), (-104, 66)), tension=0.4), *at)
    lit(painter, basket, colour, look.BONE, towards, shade=mixed(BLACK, colour, 0.4), width=8)
    within(painter, basket, placed(rect(-130, 84, 260, 10), *at), mixed(BLACK, colour, 0.3))
    lit(painter, placed(star(0, 52, 32, 13, 5), *at), look.BRASS, look.BONE, towards, shade="#6B4416", width=5)
    lit(painter, placed(rect(-122, -14, 244, 28, 12), *at), look.BRASS, look.BONE, towards, shade="#6B4416", width=8)


def _king_on_top(painter: QPainter) -> None:
    """The king on top, cut at his chest by his car's edge at (0, 0): ermine, crown, the sceptre up; he smiles down.

    A head is 150: shoulders 108 to each side, 96 above the edge; the upper arm 130, the forearm 124.
    """
    skin, shade, red = "#E8BE94", "#7A4A2A", "#A01C2C"
    x = y = 0
    mantle = blob(((x - 134, y + 20), (x - 142, y - 56), (x - 116, y - 116), (x - 46, y - 140), (x + 46, y - 140),
        (x + 116, y - 116), (x + 140, y - 56), (x + 132, y + 20)), tension=0.7)  # fmt: skip
    lit(painter, mantle, red, "#E2604E", (4, 8), shade="#2E060C")
    ermine = blob(((x - 96, y - 120), (x - 40, y - 150), (x + 40, y - 150), (x + 96, y - 120), (x + 58, y - 66),
        (x + 34, y + 20), (x - 34, y + 20), (x - 58, y - 66)), tension=0.5)  # fmt: skip
    lit(painter, ermine, "#DAD2C2", look.BONE, (4, 6), shade="#7C7684", width=6)
    fill(painter, joined(*(disc(x + dx, y + dy, 5, 10) for dx, dy in ((-62, -106), (60, -104), (-34, -62), (34, -54),
        (-12, -26)))), BLACK)  # fmt: skip
    neck(painter, x + 4, y - 170, 56, y - 130, skin)
    with tilted(painter, x, y - 150, 8):
        turned(painter, x + 6, y - 222, 0.84, Face(shade, skin, brow=13, jaw=0.9, gaze=0.95, nose=Nose.BROAD,
            feeling=Feeling.SCORN, old=True, sneer=0.4))  # fmt: skip
        painter.save()
        painter.translate(x + 6, y - 222)
        painter.scale(1.34, 1.34)
        beard = blob(((-44, -6), (-26, 20), (-8, 28), (16, 24), (36, 28), (34, 56), (12, 80), (-16, 76), (-40, 42)),
            tension=0.8)  # fmt: skip
        lit(painter, beard, "#A8A09A", look.BONE, (3, 5), shade="#4E4A58", width=5)
        fill(painter, limb(((-2, 40, 3), (14, 44, 6), (28, 38, 3))), BLACK)
        lit(painter, placed(crown(), 0, -42, 0.56, 0), look.BRASS, look.BONE, (2, 6), shade="#8C5A1E", width=6)
        fill(painter, joined(*(disc(dx, -57, 6) for dx in (-34, 0, 34))), red)
        painter.restore()
    lit(painter, thick_line(((x + 220, y - 276), (x + 194, y - 90)), 15), look.BRASS, look.BONE, (-3, 3), width=6)
    lit(painter, star(x + 224, y - 306, 50, 20, 6), look.BRASS, look.BONE, (-4, 5), shade="#8C5A1E", width=6)
    arm(painter, ((x + 108, y - 92), (x + 200, y - 50), (x + 206, y - 146)), 68, red, "#E2604E", (-4, 7),
        cuff="#DAD2C2", skin=skin, body=mantle)  # fmt: skip
    fist(painter, x + 206, y - 178, -6, 0.56, skin, mirror=True)
    _gondola(painter, x, y, 1.12, "#1F7A80", (4, 8))


def _climber(painter: QPainter) -> None:
    """On the way up: cut at the waist by her car's edge at (0, 0), she looks up to the king and waves.

    A head is 150: shoulders 96 above the edge, the upper arm 140, the forearm 124.
    """
    skin, shade, gold, rays = "#F0C79C", "#8A5030", "#D09A34", (8, -4)
    body = blob(((-86, 20), (-92, -40), (-96, -96), (-60, -142), (0, -156), (54, -138), (84, -96), (84, -40), (80, 20)),
        tension=0.7)  # fmt: skip
    lit(painter, body, gold, look.BONE, rays, shade="#4A3010")
    with tilted(painter, 0, -150, -12):
        neck(painter, -2, -200, 52, -140, skin)
    with tilted(painter, -4, -176, -36):
        side(painter, 18, -242, 0.76, Face(shade, skin, nose=Nose.SNUB, brow=9, feeling=Feeling.JOY, jaw=0.1,
            lips="#B0302A"))  # fmt: skip
        hair(painter, 18, -242, 0.78, Cut.SIDE_UP, "#8A3214", look.SODIUM)
    scarf = blob(((-62, -126), (-58, -164), (-30, -182), (4, -164), (36, -186), (54, -186), (66, -164), (66, -130), (44,
        -104), (4, -96), (-40, -104)), tension=0.7)  # fmt: skip
    lit(painter, scarf, "#D8CFC0", look.BONE, rays, shade="#6A5A58", width=6)
    within(painter, scarf, folds(((-44, -164), (4, -124), (60, -160), 9), ((-50, -136), (0, -104), (54, -124), 8)),
        "#6A5A58")  # fmt: skip
    arm(painter, ((62, -92), (88, 30), (50, 70)), 62, gold, look.BONE, rays, skin=skin, body=body)
    arm(painter, ((-70, -96), (-112, -226), (-82, -350)), 64, gold, look.BONE, rays, skin=skin, body=body)
    palm(painter, -79, -388, 8, 0.62, skin, mirror=True)
    _gondola(painter, 0, 0, 1.08, "#B8562A", (8, -2))


def _falls(painter: QPainter, at: Point, size: float) -> None:
    """On the way down: free in the air, head first after his crown, all limbs flung out, his tie before him.

    Drawn upright around the waist. A head is 150: shoulders (±70, -96), hips (±30, 112), upper arms 140, forearms 130,
    thighs 175, shins 160.
    """
    skin, shade, white, deep, rays = "#E8B688", "#7E4A2E", "#ECE4D6", "#57506A", (9, -3)
    grey = mixed(BLACK, white, 0.72)
    painter.save()
    painter.translate(*at)
    painter.scale(size, size)
    painter.rotate(196)
    leg(painter, ((-34, 112), (-146, 226), (-132, 372)), 112, grey, look.BONE, rays, calf=-1, shade=deep)
    shoe(painter, (-134, 384), 1.0, "#8A2A20", look.BONE, turn=10, mirror=True)
    leg(painter, ((34, 112), (130, 240), (62, 376)), 114, white, look.BONE, rays, calf=-1, shade=deep)
    shoe(painter, (58, 386), 1.0, "#8A2A20", look.BONE, turn=50)
    neck(painter, 4, -176, 56, -112, skin)
    trunk = blob(((-24, -134), (-78, -118), (-96, -70), (-72, 10), (-70, 100), (-74, 144), (-30, 146), (0, 122), (30,
        146), (76, 142), (70, 100), (70, 10), (96, -70), (78, -118), (24, -134)), tension=0.6)  # fmt: skip
    lit(painter, trunk, white, look.BONE, rays, shade=deep)
    lit(painter, polygon(((-34, -132), (34, -132), (4, 10))), "#23304A", "#23304A", rays, width=4)
    within(painter, trunk, folds(((4, 10), (4, 70), (0, 130), 9), ((70, 20), (40, 40), (16, 44), 9)), deep)
    arm(painter, ((-72, -92), (-190, -160), (-214, -286)), 84, white, look.BONE, rays, skin=skin, body=trunk)
    palm(painter, -222, -324, -10, 0.7, skin)
    arm(painter, ((72, -92), (196, -140), (238, -258)), 84, white, look.BONE, rays, skin=skin, body=trunk)
    palm(painter, 250, -294, 22, 0.7, skin, mirror=True)
    for way in (-1, 1):
        lapel = polygon(((way * 24, -136), (way * 50, -126), (way * 58, -84), (way * 44, -70), (4, 14)))
        lit(painter, lapel, white, white, rays, shade=deep, width=4)
    tie = blob(((-12, -120), (14, -120), (10, -80), (60, -50), (110, -60), (150, -30), (104, -20), (50, -20),
        (-4, -70)), tension=0.7)  # fmt: skip
    lit(painter, tie, look.DANGER, look.BONE, (3, -3), shade=look.OXBLOOD, width=5)
    with tilted(painter, 0, -140, 6):
        turned(painter, 8, -222, 0.92, Face(shade, skin, nose=Nose.STRAIGHT, brow=12, mouth=Mouth.CRY, jaw=0.3,
            gaze=0.6, feeling=Feeling.FEAR))  # fmt: skip
        painter.translate(8, -222)
        painter.scale(1.27, 1.27)
        painter.translate(-10, 208)
        mop = blob(((58, -250), (74, -276), (66, -306), (48, -292), (36, -318), (8, -302), (-22, -314), (-38, -290),
            (-68, -282), (-76, -236), (-66, -188), (-44, -186), (-36, -236), (4, -254), (20, -240)),
            tension=0.8)  # fmt: skip
        lit(painter, mop, "#5A3018", "#E0923A", (6, -3), shade="#140C0A", width=6)
    painter.restore()
