"""The Ace of Pentacles."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import bends, dark_of, digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rays, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GATE = (196, 900)
"""The middle of the gate's sill, before the garden is made smaller."""
_COIN = (400, 330)
_SKIN = "#E2B58A"
_LAMP = (-0.62, -0.78)


def scene(painter: QPainter, t: Tones) -> None:
    """Thumb and two finger tips hold one great coin to the light; below it a bright gate of roses opens on a path."""
    sky(painter, "#0B0D1C", "#4A2C22", 900)
    glow(painter, *_COIN, 460, look.BRASS, 0.5)
    glow(painter, *_COIN, 300, look.BRASS, 0.6)
    glaze(painter, rays(*_COIN, 190, 700, 32, 26, 4), look.SODIUM, 0.16)
    city(painter, 900, "#1C141C", look.SODIUM, tall=150, seed=40, edge=mixed(BLACK, look.SODIUM, 0.7))
    hedge = blob([(-20 + k * 48, 872 - k % 2 * 18 - k % 3 * 8) for k in range(16)] + [(720, 1160), (-20, 1160)],
        tension=0.9)  # fmt: skip
    lit(painter, hedge, "#16241C", mixed(BLACK, look.HORROR, 0.7), (0, -9), shade="#0A120E")
    fill(painter, rect(0, 986, 700, 200), "#0F1A14")
    painter.save()
    painter.translate(14, 372)
    painter.scale(0.72, 0.72)
    _garden(painter)
    painter.restore()
    with _hand_size(painter):
        _fingers(painter)
    _great_coin(painter)
    with _hand_size(painter):
        _palm(painter)
    _sleeve(painter)


def _garden(painter: QPainter) -> None:
    """A hedge and a lawn by night; through a gate of roses it is morning, and that lies on the
    path."""
    x, y = _GATE
    leaf = blob(((0, -20), (11, -4), (0, 18), (-11, -4)))
    glow(painter, x, 800, 300, look.SODIUM, 0.8)
    door = joined(rect(x - 88, 740, 176, 162), disc(x, 740, 88, 84))
    fill(painter, door, "#FFCB5C")
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
    for down, wide in ((y + 34, 84), (y + 82, 116)):  # courses of stone
        seam = limb(((x - wide * 0.96, down, 4), (x - 10, down + 4, 6), (x + wide * 0.86, down, 4)))
        within(painter, path, seam, "#7A5226")
    for px, down, foot in ((x - 20, y, y + 34), (x + 24, y + 34, y + 82), (x - 40, y + 82, y + 146)):
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


_FOREFINGER = ((470, 806, 80), (330, 690, 70), (322, 584, 62), (352, 490, 46))
_OTHERS = (((470, 950, 62), (262, 900, 58), (182, 832, 50), (152, 752, 32)),
    ((440, 890, 72), (222, 788, 65), (168, 692, 56), (176, 604, 38)),
    ((440, 836, 76), (262, 724, 69), (230, 616, 61), (268, 500, 44)))  # fmt: skip
"""The little finger, the ring finger, the middle finger: loosely bent, as they are when two others hold a thing."""
_THUMB = ((594, 850, 128), (552, 716, 96), (500, 600, 88), (450, 508, 56))


@contextmanager
def _hand_size(painter: QPainter) -> Iterator[None]:
    """The hand is drawn larger than it is painted: it is made smaller towards the tip of its thumb."""
    painter.save()
    place_at(painter, (448, 506), (448, 506), 0.9)
    yield
    painter.restore()


def _shone_on(painter: QPainter, part: QPainterPath, wide: float) -> None:
    """The coin's light along a part's upper edge."""
    within(painter, part, part.subtracted(part.translated(wide * 0.5, wide)), "#FFE9C0")


def _fingers(painter: QPainter) -> None:
    """The three spread fingers and the forefinger, whose tip is behind the coin."""
    others, fore = [digit(chain) for chain in _OTHERS], digit(_FOREFINGER)
    stroke(painter, joined(*others, fore), BLACK, 17)
    for finger, chain in zip((*others, fore), (*_OTHERS, _FOREFINGER), strict=True):
        flesh(painter, (finger,), _SKIN, _LAMP, 11, seam=4)
        _shone_on(painter, finger, 8)
        within(painter, finger, bends(chain, 0.8), line_of(_SKIN))


def _palm(painter: QPainter) -> None:
    """The palm, and the thumb on its ball, which comes before the coin; the wrist goes into a sleeve."""
    thumb = digit(_THUMB)
    hollow = blob(((428, 790), (470, 806), (520, 812), (640, 850), (690, 960), (640, 1080), (560, 1040), (500, 986),
        (440, 962), (412, 920), (402, 830)), tension=0.7)  # fmt: skip
    ball = blob(((524, 700), (596, 740), (654, 806), (710, 910), (640, 980), (560, 930), (516, 850), (506, 770)),
        tension=0.8)  # fmt: skip
    whole = hollow.united(thumb).united(ball).united(limb(((620, 950, 170), (760, 1120, 180))))
    stroke(painter, whole, BLACK, 17)
    flesh(painter, (whole,), _SKIN, _LAMP, 14, seam=4)
    fill(
        painter, limb(((486, 806, 26), (474, 786, 32), (440, 800, 70), (416, 846, 66), (428, 904, 50))), _SKIN
    )  # the fingers come out of the palm
    within(painter, whole, blob(((430, 800), (500, 770), (520, 850), (570, 930), (640, 990), (560, 990), (470, 930)),
        tension=0.7), mixed(dark_of(_SKIN), _SKIN, 0.5))  # fmt: skip
    side = blob(((560, 600), (580, 690), (620, 780), (640, 860), (690, 960), (800, 1080), (760, 800), (640, 640)),
        tension=0.6)  # fmt: skip
    within(painter, whole, side, dark_of(_SKIN))
    _shone_on(painter, thumb, 9)
    fill(painter, nail(_THUMB), pale_of(_SKIN))
    lines = (((500, 762, 2), (516, 850, 7), (570, 930, 7), (630, 980, 2)), ((416, 850, 2), (470, 830, 5), (504, 790,
        2)), ((430, 900, 2), (480, 880, 5), (520, 860, 2)), ((480, 640, 2), (500, 634, 5), (520, 616, 2)))  # fmt: skip
    within(painter, whole, joined(*(ink(line) for line in lines)), line_of(_SKIN))


def _sleeve(painter: QPainter) -> None:
    """A cuff, and a coat's green sleeve, from the lower right corner."""
    sleeve = polygon(((574, 1060), (690, 900), (800, 1000), (760, 1200), (590, 1200)))
    lit(painter, sleeve, "#1E5A44", look.SODIUM, (-5, -7), shade="#06180F", width=8)
    cuff = polygon(((522, 1036), (664, 856), (714, 896), (576, 1078)))
    lit(painter, cuff, look.BONE, look.BONE, (-6, -8), shade="#8C8474", width=8, smooth=True)
    rimmed(painter, disc(572, 1030, 13), look.BRASS, BLACK, 4)


def _great_coin(painter: QPainter) -> None:
    """The coin, upright, its edge seen at one side; the light that it throws back."""
    painter.save()
    painter.translate(*_COIN)
    painter.rotate(-8)
    edge = joined(*(disc(step, step * 0.4, 204) for step in (0, 8, 16, 24)))
    lit(painter, edge, "#B47E20", look.SODIUM, (8, 3), width=9)
    for k in range(-9, 12):
        cos, sin = math.cos(k * 0.1), math.sin(k * 0.1)
        fill(painter, limb(((206 * cos, 206 * sin, 4), (206 * cos + 22, 206 * sin + 9, 4))), "#4A2E08")
    coin(painter, 0, 0, 408)
    painter.restore()
    for px, py, size in ((254, 196, 46), (566, 470, 30)):
        star_ = polygon([(px + size * (0.13 if k % 2 else 1) * math.cos(math.pi * k / 4), py + size * (0.13 if k % 2
            else 1) * math.sin(math.pi * k / 4)) for k in range(8)])  # fmt: skip
        fill(painter, star_, "#FFFBE6")
