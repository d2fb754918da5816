"""Wheel of Fortune, Major X."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fingers, fist, palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
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

_HUB: Final = (318, 600)
_RADIUS: Final = 232
_NIGHT: Final = "#050B0E"


def scene(painter: QPainter, t: Tones) -> None:
    """A Ferris wheel: a king on top, one comes up to him, and one is tipped out of his car, head first."""
    (cx, cy), radius = _HUB, _RADIUS
    sky(painter, "#123A42", "#04090C", 1000)
    city(painter, 1010, _NIGHT, look.SODIUM, tall=150, seed=27)
    for share in (0.18, 0.36):
        glaze(painter, polygon(((cx - 30, cy), (cx + 30, cy), (cx + 900 * share, -200), (cx - 900 * share, -200))),
            t.light, share)  # fmt: skip
    glow(painter, cx, cy, 350, t.light, 0.4)
    _wheel(painter, t)
    with _sized(painter, (350, 426), (cx, cy - radius + 6), 0.8):
        _king_on_top(painter, 350, 426)
    with _sized(painter, (128, 620), (cx - radius + 48, cy + 66), 0.74):
        _climber(painter)
    lit(painter, placed(crown(), 346, 930, 0.56, 156), look.BRASS, look.BONE, (-5, -5), shade="#8C5A1E", width=6)
    glow(painter, 560, 800, 200, t.light, 0.5)
    _tipped_out(painter, (562, 710), 0.7)
    with _sized(painter, (0, 0), (cx + radius, cy - 92), 0.84):
        _gondola(painter, 0, 0, "#6A3A8C", (-8, 2), turn=166)


def _wheel(painter: QPainter, t: Tones) -> None:
    """The wheel on its two legs: spokes, a rim of red and gold full of lamps, a sun for a hub."""
    (cx, cy), radius = _HUB, _RADIUS
    fill(painter, disc(cx, cy, radius), mixed("#0B3A40", t.light, 0.4))
    fill(painter, disc(cx, cy, radius * 0.62), mixed("#0B3A40", t.light, 0.85))
    painter.save()
    painter.setClipPath(disc(cx, cy, radius), Qt.ClipOperation.IntersectClip)
    for low in (40, -60):  # the light comes from above; below the hub it is night
        glaze(painter, blob(((cx - 300, cy + low - 30), (cx - 60, cy + low + 60), (cx + 300, cy + low + 130), (cx + 300,
            cy + 400), (cx - 300, cy + 400)), tension=0.7), "#03070C", 0.5)  # fmt: skip
    painter.restore()
    for foot in (cx - 150, cx + 150):
        lit(painter, thick_line(((cx, cy), (foot, 1070)), 34), "#0C2026", t.light, (-5, 0), shade=_NIGHT, width=5)
    for angle in range(0, 360, 30):
        far = (cx + radius * cos(radians(angle)), cy + radius * sin(radians(angle)))
        fill(painter, thick_line(((cx, cy), far), 13), _NIGHT)
    stroke(painter, ring(cx, cy, 146, 145), _NIGHT, 9)
    rim = ring(cx, cy, radius + 25, radius - 25)
    rimmed(painter, rim, "#A8242C", BLACK, 9)
    painter.save()
    painter.setClipPath(rim, Qt.ClipOperation.IntersectClip)
    glaze(painter, disc(cx - 70, cy + 140, radius + 40), "#0A0410", 0.55)
    painter.restore()
    for outer in (radius + 25, radius - 17):
        fill(painter, ring(cx, cy, outer, outer - 8), look.SODIUM)
    for number in range(28):
        turn = radians(number * 360 / 28)
        bulb_x, bulb_y = cx + radius * cos(turn), cy + radius * sin(turn)
        glaze(painter, disc(bulb_x, bulb_y, 21), look.SODIUM, 0.45)
        fill(painter, disc(bulb_x, bulb_y, 10), ("#FFE2A0", look.BONE)[number % 2])
    lit(painter, disc(cx, cy, 72), look.OXBLOOD, look.DANGER, (5, -6), shade="#33090F", width=9)
    fill(painter, star(cx, cy, 66, 24, 8), look.SODIUM)
    fill(painter, star(cx, cy, 36, 14, 8, 22), look.BONE)


@contextmanager
def _sized(painter: QPainter, root: Point, to: Point, size: float) -> Iterator[None]:
    """What is painted inside around `root` comes to be around `to`, so much smaller."""
    painter.save()
    painter.translate(*to)
    painter.scale(size, size)
    painter.translate(-root[0], -root[1])
    yield
    painter.restore()


def _gondola(painter: QPainter, x: float, y: float, colour: str, towards: Point, *, turn: float = 0) -> None:
    """A gondola's basket with its bolt on the rim at (x, y): 220 wide, its edge 56 above. Paint its rider before."""
    at = (x, y, 1.36, turn)
    shape = blob(((-80, -36), (80, -36), (70, 22), (44, 56), (-44, 56), (-70, 22)), tension=0.35)
    basket = placed(shape, *at)
    lit(painter, basket, colour, look.BONE, towards, shade=mixed(BLACK, colour, 0.4), width=8)
    within(painter, basket, placed(joined(rect(-90, 2, 180, 7), rect(-90, 20, 180, 7)), *at), mixed(BLACK, colour, 0.3))
    lit(painter, placed(rect(-86, -44, 172, 17, 8), *at), look.BRASS, look.BONE, towards, shade="#6B4416", width=7)
    lit(painter, disc(x, y + 8, 24), look.BRASS, look.BONE, towards, shade="#6B4416", width=6)
    fill(painter, disc(x, y + 8, 8), "#3A2408")


def _king_on_top(painter: QPainter, x: float, y: float) -> None:
    """The king on top: ermine, crown and sceptre, lit from beneath; he smiles down at the one who falls."""
    skin, shade = "#E8BE94", "#7A4A2A"
    lit(painter, ring(x, y - 110, 124, 110).intersected(rect(x - 140, y - 260, 280, 220)), look.BRASS, look.BONE,
        (0, 5), shade="#6B4416", width=5)  # fmt: skip
    for number in range(9):
        angle = radians(180 + number * 22.5)
        bulb_x, bulb_y = x + 117 * cos(angle), y - 110 + 117 * sin(angle)
        glaze(painter, disc(bulb_x, bulb_y, 17), look.SODIUM, 0.4)
        rimmed(painter, disc(bulb_x, bulb_y, 8), "#FFE2A0", BLACK, 3)
    mantle = blob(((x - 96, y - 8), (x - 112, y - 64), (x - 90, y - 122), (x - 34, y - 146), (x + 34, y - 146),
        (x + 92, y - 120), (x + 112, y - 64), (x + 96, y - 8)), tension=0.7)  # fmt: skip
    lit(painter, mantle, "#8C1A28", "#E2604E", (0, 8), shade="#2E060C")
    ermine = blob(((x - 66, y - 118), (x - 30, y - 148), (x + 30, y - 148), (x + 66, y - 118), (x + 34, y - 84),
        (x + 20, y - 8), (x - 20, y - 8), (x - 34, y - 84)), tension=0.5)  # fmt: skip
    lit(painter, ermine, "#DAD2C2", look.BONE, (0, 6), shade="#7C7684", width=5)
    fill(painter, joined(*(disc(x + dx, y + dy, 3.4, 7) for dx, dy in ((-44, -116), (44, -114), (-20, -88), (18, -66),
        (-8, -44)))), BLACK)  # fmt: skip
    neck(painter, x + 4, y - 168, 44, y - 138, skin)
    with tilted(painter, x, y - 150, 8):
        turned(painter, x + 4, y - 206, 0.62, Face(shade, skin, brow=13, jaw=0.9, gaze=0.95,
            nose=Nose.BROAD, feeling=Feeling.SCORN, old=True,
            sneer=0.4))  # fmt: skip
        beard = blob(((x - 40, y - 212), (x - 22, y - 186), (x - 4, y - 178), (x + 20, y - 182), (x + 40, y - 178),
            (x + 38, y - 150), (x + 16, y - 126), (x - 12, y - 130), (x - 36, y - 164)), tension=0.8)  # fmt: skip
        lit(painter, beard, "#A8A09A", look.BONE, (2, 5), shade="#4E4A58", width=5)
        fill(painter, limb(((x + 2, y - 166, 3), (x + 18, y - 162, 6), (x + 32, y - 168, 3))), BLACK)
        lit(painter, placed(crown(), x + 4, y - 248, 0.56, 0), look.BRASS, look.BONE, (0, 6), shade="#8C5A1E", width=6)
        for dx in (-34, 0, 34):
            fill(painter, disc(x + 4 + dx, y - 262, 6), "#8C1A28")
    lit(painter, thick_line(((x + 146, y - 230), (x + 110, y + 10)), 11), look.BRASS, look.BONE, (3, 3), width=5)
    lit(painter, star(x + 149, y - 246, 34, 14, 6), look.BRASS, look.BONE, (-3, 4), shade="#8C5A1E", width=5)
    arm(painter, ((x + 86, y - 96), (x + 160, y - 2), (x + 130, y - 92)), 54, "#8C1A28", "#E2604E", (2, 7),
        cuff="#DAD2C2", skin=skin, body=mantle)  # fmt: skip
    _gondola(painter, x, y, "#1F7A80", (0, 7))
    fist(painter, x + 126, y - 108, -8, 0.44, skin, mirror=True)
    arm(painter, ((x - 86, y - 96), (x - 170, y - 22), (x - 88, y - 62)), 54, "#8C1A28", "#E2604E", (2, 7),
        cuff="#DAD2C2", skin=skin, body=mantle)  # fmt: skip
    fingers(painter, x - 54, y - 44, -74, 0.42, skin)


def _climber(painter: QPainter) -> None:
    """On the way up: he stands in his gondola, a hand on its edge, and reaches for the king's place.

    A head is 116: shoulders (74, 436) and (196, 428), 170 above the hips; upper arms 125, forearms 110.
    """
    skin, shade, gold, side = "#E2B58A", "#7A4A2A", "#D09A34", (9, 2)
    body = blob(((74, 620), (84, 540), (58, 476), (62, 428), (104, 404), (166, 398), (210, 414), (220, 456), (196, 540),
        (190, 620)), tension=0.7)  # fmt: skip
    lit(painter, body, gold, look.BONE, side, shade="#4A3010")
    fill(painter, polygon(((118, 404), (176, 398), (156, 470))), look.BONE)
    within(painter, body, folds(((196, 460), (150, 520), (100, 540), 10), ((190, 520), (150, 560), (110, 566), 8)),
        "#4A3010")  # fmt: skip
    lit(painter, limb(((70, 566, 20), (130, 574, 22), (196, 564, 20))), "#2B180E", look.BONE, (3, -3), width=4)
    neck(painter, 146, 366, 46, 408, skin)
    with tilted(painter, 150, 400, -14):
        turned(painter, 162, 332, 0.6, Face(shade, skin, nose=Nose.SNUB, brow=11, mouth=Mouth.LAUGH, gaze=0.7, jaw=0.5,
            feeling=Feeling.JOY))  # fmt: skip
        hair(painter, 162, 332, 0.62, Cut.TURNED_SHORT, "#5A2E16", look.SODIUM)
    _gondola(painter, 128, 620, "#B8862A", (8, 0))
    arm(painter, ((80, 440), (22, 536), (84, 560)), 54, mixed(BLACK, gold, 0.8), look.BONE, (6, 2), skin=skin,
        body=body)  # fmt: skip
    fingers(painter, 106, 572, -60, 0.46, skin)
    arm(painter, ((200, 434), (312, 478), (338, 374)), 56, gold, look.BONE, side, skin=skin, body=body)
    palm(painter, 345, 340, 12, 0.5, skin)


def _tipped_out(painter: QPainter, at: Point, size: float) -> None:
    """On the way down: his car has tipped, he hangs out of it by his knees, head first, after his crown, and cries out.

    Drawn upright in profile around the waist; paint the car over his knees. A head is 128: shoulder (0, -84), hip
    (0, 130), upper arms 165, forearms 138.
    """
    skin, shade, rust, deep, blue, side = "#D9A274", "#6A3A22", "#C23A30", "#420E0A", "#2A4A6A", (9, 3)
    painter.save()
    painter.translate(*at)
    painter.scale(size, size)
    painter.rotate(182)
    arm(painter, ((16, -84), (164, -84), (272, -180)), 60, mixed(BLACK, rust, 0.7), look.BONE, side, skin=skin)
    palm(painter, 297, -202, 48, 0.54, skin, mirror=True)
    seat = blob(((-52, 84), (52, 84), (64, 140), (44, 184), (-26, 192), (-62, 150)), tension=0.6)
    lit(painter, seat, blue, look.BONE, side, shade="#0C1A2A")
    for colour, hip, knee in ((mixed(BLACK, blue, 0.7), (-16, 140), (-12, 270)), (blue, (14, 138), (44, 264))):
        lit(painter, limb(((*hip, 96), (*knee, 84))), colour, look.BONE, side, shade="#0C1A2A")
    fill(painter, seat, blue)
    within(painter, seat, folds(((50, 120), (20, 156), (-14, 168), 8)), "#0C1A2A")
    neck(painter, 4, -178, 50, -106, skin)
    trunk = blob(((-20, -124), (-60, -106), (-78, -50), (-66, 20), (-56, 98), (56, 98), (60, 20), (74, -50), (54, -106),
        (24, -124)), tension=0.6)  # fmt: skip
    lit(painter, trunk, rust, look.BONE, side, shade=deep)
    within(painter, trunk, folds(((60, 40), (0, 36), (-50, 70), 11), ((56, 76), (10, 70), (-30, 96), 9)), deep)
    lit(painter, limb(((-54, 96, 20), (0, 104, 22), (56, 96, 20))), "#2B180E", look.BONE, (3, 3), width=4)
    with tilted(painter, 0, -140, -10):
        painter.translate(6, -8)
        turned(painter, 12, -192, 0.74, Face(shade, skin, nose=Nose.STRAIGHT, brow=12, mouth=Mouth.CRY, jaw=0.3,
            gaze=0.6, feeling=Feeling.FEAR))  # fmt: skip
        mop = blob(((58, -236), (56, -270), (6, -290), (-44, -272), (-62, -228), (-100, -176), (-68, -182), (-84, -124),
            (-54, -150), (-40, -186), (-30, -226), (4, -240), (16, -228)), tension=0.5)  # fmt: skip
        lit(painter, mop, "#2A1A14", look.SODIUM, (6, 3), shade="#140C0A", width=6)
    arm(painter, ((-16, -74), (140, -136), (196, -262)), 66, rust, look.BONE, side, skin=skin, body=trunk)
    palm(painter, 211, -295, 24, 0.6, skin, mirror=True)
    painter.restore()
