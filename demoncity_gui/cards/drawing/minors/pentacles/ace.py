"""The Ace of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rays, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GATE = (196, 900)
"""The middle of the gate's sill."""


def scene(painter: QPainter, t: Tones) -> None:
    """A thumb flicks one great coin up into the night; below it a gate of roses opens on a lit path."""
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
    _hand(painter)


def _garden(painter: QPainter) -> None:
    """A hedge and a lawn by night; through a gate of roses it is morning, and that lies on the
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
    fill(painter, ink(((236, 842, 6), (212, 854, 16), (180, 868, 34), (190, 890, 74), (196, 920, 124))), "#FFE2A0")
    painter.restore()
    spill = polygon(((x - 88, y), (x + 88, y), (560, 1140), (-190, 1140)))
    fill(painter, spill, "#24351F")
    path = polygon(((x - 66, y), (x + 66, y), (350, 1140), (-110, 1140)))
    lit(painter, path, "#C8964E", "#F0C880", (-4, 0), shade="#8C6234", width=4, smooth=True)
    for down, wide in ((y + 34, 84), (y + 82, 116), (y + 146, 160)):  # courses of stone
        seam = limb(((x - wide * 0.96, down, 4), (x - 10, down + 4, 6), (x + wide * 0.86, down, 4)))
        within(painter, path, seam, "#7A5226")
    for px, down, foot in ((x - 20, y, y + 34), (x + 24, y + 34, y + 82), (x - 40, y + 82, y + 146), (x + 20, y + 146,
        1140)):  # fmt: skip
        fill(painter, limb(((px, down, 4), (px + (px - x) * 0.2, foot, 6))), "#7A5226")
    _roses(painter, leaf)


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
    for px in (x - 114, x + 114):  # the two pots that they grow from
        pot = polygon(((px - 44, 880), (px + 44, 880), (px + 30, 962), (px - 30, 962)))
        lit(painter, pot, "#9A5A30", look.SODIUM, (3, -4), shade="#3A1C10", width=6)
        lit(painter, rect(px - 52, 858, 104, 30, 6), "#B46E3C", look.SODIUM, (3, -5), shade="#4A2614", width=6)


def _flight(painter: QPainter) -> None:
    """The coin that spins over the thumb, its edge seen, and the arcs that it leaves in the air."""
    for ax, bx, wide in ((484, 470, 9), (440, 424, 12), (380, 366, 9)):
        fill(painter, limb(((ax, 620 - abs(ax - 440) * 0.4, 2), ((ax + bx) / 2 + 6, 580, wide), (bx, 520, 2))),
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
    """A fist from its fingers' side, the thumb just flicked up; the forearm comes out of its cuff, from below."""
    skin, size, at, turn = "#E2B58A", 2.04, (500, 856), -17
    painter.save()
    painter.translate(*at)
    painter.rotate(turn)
    painter.scale(size, size)
    sleeve = polygon(((-22, 124), (64, 116), (90, 260), (-40, 260)))
    lit(painter, sleeve, "#34325A", look.SODIUM, (-3, -5), shade="#0E0E1E", width=3)
    chain = ((34, -6, 66), (24, -50, 50), (10, -92, 43), (-14, -130, 31))
    thumb = digit(chain)
    flesh(painter, (thumb,), skin, (-0.5, -1), 7, seam=3)
    lines = (((44, -64, 1), (34, -58, 3), (22, -58, 1)), ((28, -100, 1), (16, -94, 3), (4, -96, 1)))
    within(painter, thumb, joined(*(limb(line) for line in lines)), line_of(skin))
    painter.restore()
    fist(painter, *at, turn, size, skin, thumb=False, towards=(-0.5, -1))
    painter.save()
    painter.translate(*at)
    painter.rotate(turn)
    painter.scale(size, size)
    cuff = polygon(((-20, 88), (58, 84), (66, 122), (-26, 128)))
    lit(painter, cuff, look.BONE, look.BONE, (-2, -4), shade="#8C8474", width=3)
    rimmed(painter, disc(42, 103, 6), look.BRASS, BLACK, 2)
    painter.restore()
