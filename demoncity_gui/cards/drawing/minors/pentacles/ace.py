"""The Ace of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.hand_parts import dark_of, digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rays, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GATE = (196, 900)
"""The middle of the gate's sill."""


def scene(painter: QPainter, t: Tones) -> None:
    """A thumb flicks one great coin up into the night; below it a garden's gate stands open on a lit path."""
    sky(painter, "#0B0D1C", "#4A2C22", 780)
    glow(painter, 400, 326, 440, look.BRASS, 0.5)
    glow(painter, 400, 326, 290, look.BRASS, 0.5)
    painter.save()
    painter.setClipRect(0, -200, 700, 960, Qt.ClipOperation.IntersectClip)
    glaze(painter, rays(400, 326, 190, 640, 32, 26, 4), look.SODIUM, 0.16)
    painter.restore()
    clouds(painter, ((70, 470, 0.45),), "#2A1C26", look.SODIUM)
    city(painter, 780, "#1C141C", look.SODIUM, tall=170, seed=40, edge=mixed(BLACK, look.SODIUM, 0.7))
    _garden(painter)
    _flight(painter)
    painter.save()
    painter.translate(470, 862)
    painter.rotate(33)
    painter.scale(0.92, 0.92)
    _hand(painter)
    painter.restore()


def _garden(painter: QPainter) -> None:
    """A hedge and a lawn by night; through an arch of roses with its gate open it is morning, and that lies on the
    path."""
    x, y = _GATE
    hedge = blob([(-20 + k * 48, 742 - k % 2 * 22 - k % 3 * 8) for k in range(16)] + [(720, 1000), (-20, 1000)],
        tension=0.9)  # fmt: skip
    lit(painter, hedge, "#16241C", mixed(BLACK, look.HORROR, 0.7), (0, -9), shade="#0A120E")
    leaf = blob(((0, -20), (11, -4), (0, 18), (-11, -4)))
    leaves = [placed(leaf, 340 + k * 89 % 340, 770 + k * 47 % 120, 1, k * 71) for k in range(18)]
    fill(painter, joined(*leaves), "#26402E")
    fill(painter, rect(0, y - 2, 700, 300), "#0F1A14")
    glow(painter, x, 800, 240, look.SODIUM, 0.5)
    door = joined(rect(x - 88, 740, 176, 162), disc(x, 740, 88, 84))
    fill(painter, door, "#F0B548")
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, x, 800, 130, look.BONE, 0.9)
    fill(painter, blob(((60, 830), (140, 806), (196, 822), (250, 800), (330, 830), (330, 910), (60, 910)),
        tension=0.8), "#8C6A24")  # fmt: skip
    fill(painter, rect(60, 842, 280, 80), "#5E5A24")
    painter.restore()
    spill = polygon(((x - 88, y), (x + 88, y), (560, 1140), (-190, 1140)))
    fill(painter, spill, "#24351F")
    path = polygon(((x - 7, 836), (x + 7, 836), (x + 62, y), (420, 1140), (-40, 1140), (x - 62, y)))
    fill(painter, path, "#E8C078")
    sides = joined(polygon(((x - 62, y), (x - 54, y), (-6, 1140), (-40, 1140))), polygon(((x + 62, y), (x + 50, y), (
        368, 1140), (420, 1140))))  # fmt: skip
    fill(painter, sides, "#8C6A32")
    for down, wide in ((y + 4, 60), (y + 40, 84), (y + 92, 120), (y + 164, 180)):  # courses of stone
        fill(painter, limb(((x - wide * 0.86, down, 3), (x - 4, down + 3, 4 + wide / 30), (x + wide * 0.9, down, 3))),
            "#A87C3C")  # fmt: skip
    _roses(painter, leaf)
    for way in (-1, 1):
        _gate_leaf(painter, way)


def _roses(painter: QPainter, leaf: QPainterPath) -> None:
    """The arch of leaves over the gate and the roses on it."""
    x, y = _GATE
    arch: list[Point] = [(x + 112 * way, down) for way, down in ((-1, y), (-1, 830))]
    ribs = [(x - 110 * math.cos(math.pi * k / 10), 744 - 108 * math.sin(math.pi * k / 10)) for k in range(11)]
    line = [*arch, *ribs, (x + 112, 830), (x + 112, y)]
    fat = joined(*(disc(px, py, 32 + k % 3 * 5) for k, (px, py) in enumerate(line)),
        limb([(px, py, 54) for px, py in line]))  # fmt: skip
    lit(painter, fat, "#1C3A28", mixed(BLACK, look.HORROR, 0.9), (3, -6), shade="#0A1810", width=5)
    shine = mixed(BLACK, look.HORROR, 0.75)
    fill(painter, joined(*(placed(leaf, px, py, 1.5, k * 67) for k, (px, py) in enumerate(line) if k % 2 == 0)), shine)
    for px, py in line[1::2]:
        petals = joined(*(disc(px + 17 * math.cos(k * 1.2566), py + 17 * math.sin(k * 1.2566), 18) for k in range(5)))
        lit(painter, petals.simplified(), look.DANGER, "#FFB0A0", (3, -5), shade=look.OXBLOOD, width=5)
        fill(painter, ring(px + 1, py, 17, 12), look.OXBLOOD)
        fill(painter, disc(px - 1, py + 1, 6), look.OXBLOOD)


def _gate_leaf(painter: QPainter, way: int) -> None:
    """One of the gate's two leaves of iron, swung wide open towards us, at the left (-1) or at the right (1)."""
    x, y = _GATE

    def at(share: float, height: float) -> Point:
        return x + way * (84 + share * 74), y + share * 62 - height * (1 + share * 0.34)

    iron = "#3A3228"
    for low in (20, 96):
        fill(painter, polygon((at(0, low), at(1, low), at(1, low + 12), at(0, low + 12))), BLACK)
    for k in range(5):
        (px, foot), (_, top) = at(k / 4, 0), at(k / 4, 132)
        bar = joined(limb(((px, foot, 9), (px, top, 9))), polygon(((px - 10, top), (px, top - 24), (px + 10, top))))
        lit(painter, bar, iron, look.SODIUM, (-way * 3, -1), width=4)


def _flight(painter: QPainter) -> None:
    """The coin that spins over the thumb, its edge seen, and the arcs that it leaves in the air."""
    for ax, bx, wide in ((520, 470, 9), (484, 424, 12), (446, 372, 9)):
        fill(painter, limb(((ax, 640 - abs(ax - 484) * 0.3, 2), ((ax + bx) / 2 + 6, 580, wide), (bx, 500, 2))),
            "#FFE9A8")  # fmt: skip
    painter.save()
    painter.translate(400, 326)
    painter.rotate(-16)
    for way in (-1, 1):
        for reach, span, wide in ((236, 34, 13), (266, 22, 10)):
            turns = [math.radians(span * k / 6) for k in range(-6, 7)]
            arc = [(way * reach * math.cos(a), reach * 0.94 * math.sin(a), wide * (1 - abs(k - 6) / 7)) for k, a in
                enumerate(turns)]  # fmt: skip
            fill(painter, limb(arc), "#FFE9A8")
    edge = joined(disc(0, 0, 204, 184), disc(0, 34, 204, 184), rect(-204, 0, 408, 34))
    lit(painter, edge, "#A8741C", look.SODIUM, (-8, 4), shade="#5A3A0C", width=8)
    for k in range(25):
        a = math.pi * (k + 0.5) / 25
        cx, cy = 204 * math.cos(a), 184 * math.sin(a)
        fill(painter, limb(((cx, cy, 4), (cx, cy + 32, 4))), "#4A2E08")
    painter.scale(1, 0.9)
    coin(painter, 0, 0, 408)
    painter.restore()
    for px, py, size in ((254, 190, 46), (560, 452, 30)):
        star_ = polygon([(px + size * (0.13 if k % 2 else 1) * math.cos(math.pi * k / 4), py + size * (0.13 if k % 2
            else 1) * math.sin(math.pi * k / 4)) for k in range(8)])  # fmt: skip
        fill(painter, star_, "#FFFBE6")


def _hand(painter: QPainter) -> None:
    """A fist from its fingers' side, the thumb just flicked up; the forearm comes out of its cuff, from the right."""
    skin, lamp = "#E2B58A", (-0.75, -0.66)
    sleeve = polygon(((250, -96), (560, -150), (560, 190), (250, 122)))
    lit(painter, sleeve, "#34325A", look.SODIUM, (-6, -12), shade="#0E0E1E")
    wrist = blob(((96, -84), (180, -66), (260, -66), (300, -60), (300, 84), (240, 88), (150, 100), (60, 128)),
        tension=0.5)  # fmt: skip
    thumb = ((104, -34, 112), (38, -120, 92), (-30, -196, 74), (-92, -250, 46))
    palm = blob(((-60, -90), (40, -104), (110, -84), (160, -62), (170, 40), (140, 106), (40, 136), (-80, 130), (-130,
        20)), tension=0.6)  # fmt: skip
    whole = joined(wrist, palm, digit(thumb)).simplified()
    flesh(painter, (whole,), skin, lamp, 13, seam=4)
    within(painter, whole, blob(((30, -70), (84, -60), (116, 0), (150, 60), (310, 50), (320, 160), (20, 160), (-10,
        60)), tension=0.7), dark_of(skin))  # fmt: skip
    rows = ((-160, 6, -58, 36), (-180, 14, 6, 37), (-170, 6, 70, 34), (-138, -8, 124, 27))
    bent = [blob(((right, y - h * 0.5), (right - 24, y - h * 0.92), ((left + right) / 2, y - h * 0.86), (left + 46, y -
        h * 1.04), (left + 10, y - h * 0.72), (left, y), (left + 12, y + h * 0.74), (left + 50, y + h), ((left + right)
        / 2, y + h * 0.84), (right - 22, y + h * 0.86), (right, y + h * 0.5)), tension=0.75)
        for left, right, y, h in rows]  # fmt: skip
    flesh(painter, tuple(reversed(bent)), skin, lamp, 9, seam=4)
    for shape, (left, right, y, h) in zip(bent, rows, strict=True):
        within(painter, shape, blob(((left + 40, y + h * 1.2), (left + 70, y + h * 0.1), (right - 40, y + h * 0.2), (
            right + 10, y - h * 0.4), (right + 10, y + h * 1.3)), tension=0.6), dark_of(skin))  # fmt: skip
        crease = limb(((left + 66, y - h * 0.95, 2), (left + 78, y - h * 0.3, 7), (left + 72, y + h * 0.4, 2)))
        within(painter, shape, crease, line_of(skin))
        fill(painter, nail(((right - 60, y + 4, h), (right - 11, y + 6, h * 0.86))), pale_of(skin))
    glaze(painter, joined(*bent[2:]), "#3A1406", 0.4)
    within(painter, digit(thumb), limb(((44, -184, 3), (-20, -240, 10), (-84, -272, 4))), "#F6DDB6")
    lines = (((60, -150, 2), (42, -134, 6), (10, -126, 2)), ((-16, -214, 2), (-24, -196, 6), (-50, -182, 2)), ((172,
        -58, 2), (164, -20, 6), (168, 30, 2)))  # fmt: skip
    fill(painter, joined(*(limb(line) for line in lines)), line_of(skin))
    cuff = polygon(((226, -96), (300, -106), (300, 128), (226, 116)))
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C8474", width=7)
    rimmed(painter, disc(262, 84, 12), look.BRASS, BLACK, 4)
