"""Wheel of Fortune, Major X."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, fist, palm
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
    """A Ferris wheel: a king on top; a woman rides up and waves to him; a man falls off it, head first."""
    cx, cy = _HUB
    sky(painter, "#123A42", "#04090C", 1000)
    for share in (0.18, 0.36):
        glaze(painter, polygon(((cx - 30, cy), (cx + 30, cy), (cx + 900 * share, -200), (cx - 900 * share, -200))),
            t.light, share)  # fmt: skip
    _wheel(painter, t)
    _motion(painter)
    for x, y, size, figure in ((cx + 2, 372, 0.86, _king_on_top), (150, 760, 0.9, _climber)):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        figure(painter)
        painter.restore()
    _falls(painter, (526, 716), 0.66)
    lit(painter, placed(crown(), 330, 950, 0.5, 160), look.BRASS, look.BONE, (-4, -6), shade="#8C5A1E", width=7)


def _wheel(painter: QPainter, t: Tones) -> None:
    """The wheel: eight spokes, a rim of red and gold full of lamps, a sun for a hub."""
    (cx, cy), radius = _HUB, _RADIUS
    for share, tone in ((1, 0.3), (0.72, 0.6), (0.46, 0.95)):
        fill(painter, disc(cx, cy, radius * share), mixed("#0B3A40", t.light, tone))
    for angle in range(0, 360, 45):  # they lag behind the turn, towards the rim
        course = []
        for share in (0.1, 0.3, 0.5, 0.7, 0.85, 1):
            at = radians(angle + 40 - 34 * share**2)
            course.append((cx + share * radius * cos(at), cy + share * radius * sin(at), 20 - 6 * share))
        fill(painter, ink(course), _NIGHT)
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


def _motion(painter: QPainter) -> None:
    """What the turn leaves in the air: strokes along the rim, thick at their heads; up at the left, down at right."""
    cx, cy = _HUB
    for radius, start, end, wide in ((334, 196, 246, 14), (362, 208, 240, 9), (334, 292, 352, 14), (362, 300, 336, 9),
        (388, 310, 328, 6)):  # fmt: skip
        course = [(cx + radius * cos(radians(start + (end - start) * k / 8)), cy + radius * sin(radians(start + (end
            - start) * k / 8)), 1 + wide * k / 8) for k in range(9)]  # fmt: skip
        fill(painter, ink(course), "#E8C878")


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
    mantle = blob(((x - 128, y + 50), (x - 142, y - 56), (x - 116, y - 116), (x - 46, y - 140), (x + 46, y - 140),
        (x + 116, y - 116), (x + 140, y - 56), (x + 126, y + 50)), tension=0.7)  # fmt: skip
    lit(painter, mantle, red, "#E2604E", (4, 8), shade="#2E060C")
    ermine = blob(((x - 96, y - 120), (x - 40, y - 150), (x + 40, y - 150), (x + 96, y - 120), (x + 58, y - 66),
        (x + 34, y + 50), (x - 34, y + 50), (x - 58, y - 66)), tension=0.5)  # fmt: skip
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
    arm(painter, ((x - 104, y - 92), (x - 190, y - 4), (x - 112, y + 16)), 70, red, "#E2604E", (4, 7),
        cuff="#DAD2C2", skin=skin, body=mantle)  # fmt: skip
    _gondola(painter, x, y + 34, 1.12, "#1F7A80", (4, 8))
    fingers(painter, x - 86, y + 30, -90, 0.6, skin, mirror=True, towards=(0.3, -1))


def _climber(painter: QPainter) -> None:
    """On the way up: cut at the waist by her car's edge at (0, 0), she looks up to the king and waves.

    A head is 150: shoulders 96 above the edge, the upper arm 140, the forearm 124.
    """
    skin, shade, gold, rays = "#F0C79C", "#8A5030", "#D09A34", (8, -4)
    body = blob(((-82, 60), (-88, -30), (-96, -96), (-60, -142), (0, -156), (54, -138), (84, -96), (82, -30), (78, 60)),
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
    arm(painter, ((62, -90), (124, 12), (60, 30)), 62, gold, look.BONE, rays, skin=skin, body=body)
    arm(painter, ((-70, -96), (-112, -226), (-82, -350)), 64, gold, look.BONE, rays, skin=skin, body=body)
    palm(painter, -79, -388, 8, 0.62, skin, mirror=True)
    _gondola(painter, 0, 46, 1.08, "#B8562A", (8, -2))
    fingers(painter, 40, 40, -90, 0.56, skin, towards=(1, -0.6))


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
    painter.rotate(187)
    leg(painter, ((-34, 112), (-96, 272), (-96, 412)), 112, grey, look.BONE, rays, calf=-1, shade=deep)
    shoe(painter, (-96, 424), 1.0, "#8A2A20", look.BONE, turn=20, mirror=True)
    leg(painter, ((34, 112), (108, 262), (60, 404)), 114, white, look.BONE, rays, calf=-1, shade=deep)
    shoe(painter, (56, 416), 1.0, "#8A2A20", look.BONE, turn=50)
    neck(painter, 4, -176, 56, -112, skin)
    trunk = blob(((-24, -134), (-78, -118), (-96, -70), (-72, 10), (-70, 100), (-74, 144), (-30, 146), (0, 122), (30,
        146), (76, 142), (70, 100), (70, 10), (96, -70), (78, -118), (24, -134)), tension=0.6)  # fmt: skip
    lit(painter, trunk, white, look.BONE, rays, shade=deep)
    lit(painter, polygon(((-34, -132), (34, -132), (4, 10))), "#23304A", "#23304A", rays, width=4)
    within(painter, trunk, folds(((4, 10), (4, 70), (0, 130), 9), ((70, 20), (40, 40), (16, 44), 9)), deep)
    arm(painter, ((-72, -92), (-178, -172), (-166, -300)), 84, white, look.BONE, rays, skin=skin, body=trunk)
    palm(painter, -166, -340, 4, 0.7, skin)
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
