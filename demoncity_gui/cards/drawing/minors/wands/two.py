"""The Two of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import raised
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _LIGHT = "#E8BE94", "#7A4638", "#FFE2A8"
_COAT, _DARK = "#24525E", "#05090F"
_GLOBE: Final = (300, 668, 134)


def scene(painter: QPainter, t: Tones) -> None:
    """Between two torches she spins the world on a fingertip; on top of it her ship sails already."""
    sky(painter, "#0A0E2C", "#A8563E", 600)
    stars(painter, 6, (240, 40), (200, 200))
    fill(painter, rect(0, 560, 700, 700), "#101836")
    hatch(painter, rect(0, 574, 700, 520), Hatch.WAVES, "#2E3260", pitch=40, width=5)
    glow(painter, 300, 600, 420, look.SODIUM, 0.6)
    fill(painter, disc(300, 560, 200).intersected(rect(0, 300, 700, 260)), "#E89A50")
    _planner(painter)
    _spin(painter)
    match(painter, 100, 1100, 580, 0, 2.8, 0.9)
    match(painter, 600, 1100, 580, 0, 2.8, 0.9)
    gloom(painter, 370, 540, 430, 0.45)


def _planner(painter: QPainter) -> None:
    """She: sixty and silver, in a coat with a great fur collar."""
    body = blob(((330, 1200), (350, 900), (372, 720), (430, 600), (520, 520), (640, 530), (720, 600), (740, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, body, mixed(BLACK, _COAT, 0.5), _LIGHT, (-9, -4), shade=_DARK)
    neck(painter, 506, 470, 118, 560, _SKIN)
    _head(painter)
    ruff = ((404, 548, 34), (380, 600, 36), (388, 660, 38), (400, 724, 38), (408, 786, 36), (426, 836, 30), (452, 790,
        34), (470, 730, 38), (510, 680, 42), (566, 648, 42), (620, 612, 44), (660, 560, 46), (668, 510, 40), (626,
        494, 34), (594, 536, 40), (548, 590, 40), (490, 620, 44), (440, 660, 44), (430, 600, 40), (640, 560, 50),
        (430, 730, 40))  # fmt: skip
    fur = joined(*(disc(*one) for one in ruff)).simplified()
    lit(painter, fur, "#D8C8B8", "#FFF0D0", (-8, -6), shade="#5A4A54")
    tufts = [
        ink(((x, y, 1), (x + 8, y + 12, 6), (x + 6, y + 28, 1)))
        for x, y in (
            (410, 600),
            (400, 660),
            (412, 720),
            (424, 780),
            (446, 700),
            (490, 640),
            (540, 630),
            (600, 590),
            (640, 530),
            (650, 580),
            (440, 590),
            (560, 600),
            (470, 600),
        )
    ]
    within(painter, fur, joined(*tufts), "#6A5A62")
    for number in range(7):  # pearls
        across = (number - 3) / 3
        pearl = disc(506 + across * 62, 566 - 34 * across * across, 12)
        lit(painter, pearl, look.BONE, look.BONE, (-3, -4), shade="#9A90A0", width=4)


def _head(painter: QPainter) -> None:
    """She looks down at the world, one brow up, and smiles."""
    silver, deep = "#B8B4C4", "#4A4458"
    painter.save()
    painter.translate(494, 350)
    painter.rotate(-9)
    painter.scale(-1.46, 1.46)
    bun = disc(-66, -132, 44)
    lit(painter, bun, silver, look.BONE, (5, -5), shade=deep, width=4)
    turned(painter, 0, 0, 1, Face(_SHADE, _SKIN, nose=Nose.STRAIGHT, brow=8, brow_colour="#6A6070", stern=-0.2, arch=1,
        lips="#B8202A", smile=1.2, jaw=0.1, lid=0.35, gaze=0.8, iris="#3A6A7A"))  # fmt: skip
    mass = blob(((64, -50), (72, -92), (42, -124), (-10, -136), (-66, -122), (-102, -70), (-104, -10), (-88, 40),
        (-66, 56), (-56, 20), (-58, -14), (-40, -48), (-6, -72), (34, -72)), tension=0.85)  # fmt: skip
    lit(painter, mass, silver, look.BONE, (6, -6), shade=deep, width=4)
    waves = (((60, -66), (0, -92), (-62, -10)), ((66, -84), (-6, -108), (-78, 0)), ((56, -106), (-30, -116), (-92,
        10)), ((20, -124), (-60, -116), (-96, -30)), ((-30, -66), (-70, -50), (-74, 36)), ((-100, -150), (-70, -170),
        (-36, -140)))  # fmt: skip
    strands(painter, waves, silver, look.BONE, 7)
    lit(painter, disc(-60, 44, 14), look.BONE, look.BONE, (4, -4), shade="#9A90A0", width=4)
    painter.restore()


def _spin(painter: QPainter) -> None:
    """On the tip of her forefinger the world goes round, a ship on top of it."""
    x, y, r = _GLOBE
    sleeve = blob(((350, 1010), (400, 956), (480, 920), (570, 900), (650, 800), (720, 760), (740, 1200), (440, 1200),
        (380, 1090)), tension=0.6)  # fmt: skip
    lit(painter, sleeve, _COAT, _LIGHT, (-10, -9), shade=_DARK)
    within(painter, sleeve, joined(ink(((574, 904, 1), (610, 960, 12), (680, 990, 1))), ink(((566, 910, 1), (560, 990,
        12), (600, 1060, 1)))), _DARK)  # fmt: skip
    raised(painter, x + 58, y + 250, -10, 1.2, "#DDAE84", fingers_up=1)
    cuff = blob(((322, 1004), (356, 982), (412, 954), (438, 976), (412, 1018), (362, 1054), (334, 1038)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-5, -5), shade="#6A5A62", width=5)
    for first, last in ((112, 176), (4, 66)):
        for reach, wide in ((r + 22, 10), (r + 40, 6)):
            arc = [math.radians(first + (last - first) * k / 5) for k in range(6)]
            fill(painter, ink([(x + reach * math.cos(a), y + reach * math.sin(a), wide * (0.2, 0.7, 1, 1, 0.7,
                0.2)[k]) for k, a in enumerate(arc)]), "#FFF0C8")  # fmt: skip
    _ship(painter, x, y - r + 2)
    with tilted(painter, x, y, 18):
        _globe(painter, x, y, r)


def _ship(painter: QPainter, x: float, y: float) -> None:
    """A three-master before the sun, black but for her lanterns, all her sails full."""
    bow = ((x + 90, y - 2, 2), (x + 84, y + 14, 9), (x + 20, y + 20, 4), (x - 70, y + 18, 2))
    wake = joined(ink(bow), ink(((x - 96, y + 6, 2), (x - 80, y + 14, 6), (x - 30, y + 12, 2))))
    hull = blob(((x - 92, y - 44), (x - 62, y - 28), (x + 40, y - 28), (x + 84, y - 46), (x + 70, y + 2), (x + 40, y
        + 10), (x - 60, y + 10), (x - 80, y)), tension=0.4)  # fmt: skip
    for mast, top, wide in ((x - 52, y - 150, 24), (x, y - 186, 30), (x + 50, y - 156, 24)):
        sails = [blob(((mast - half, up), (mast + half, up), (mast + half * 0.8, up + high * 0.5), (mast + half * 1.2,
            up + high), (mast - half * 1.1, up + high), (mast - half * 1.5, up + high * 0.55)), tension=0.6) for up,
            half, high in ((top, wide * 0.7, 48), (top + 54, wide, 64))]  # fmt: skip
        fill(painter, limb(((mast, y - 20, 7), (mast, top - 12, 4))), "#1A0C1C")
        for sail in sails:
            lit(painter, sail, "#5A2C2E", "#FFD890", (5, -3), shade="#2A1420", width=3)
    lit(painter, hull, "#2A1420", "#FFD890", (3, -4), shade=BLACK, width=3)
    fill(painter, joined(*(disc(x + a, y - 12, 4.6) for a in (-48, -16, 16, 48))), look.SODIUM)
    fill(painter, wake, "#FFE8C0")


def _globe(painter: QPainter, x: float, y: float, r: float) -> None:
    """A globe with a lamp in it: bright seas, its lands and circles dark upon them."""
    globe = disc(x, y, r)
    lit(painter, globe, "#8CD0DC", look.BONE, (8, -8), shade="#4A90A8")
    within(painter, globe, disc(x - 8, y - 6, r * 0.62), "#C8ECE4")
    for points in (((-80, -54), (-36, -86), (0, -72), (6, -40), (-16, -24), (-22, 6), (-48, 2), (-66, -30)),
        ((-26, 20), (2, 28), (6, 70), (-16, 96), (-32, 54)), ((38, -64), (84, -60), (100, -10), (74, 20), (64, 70),
        (40, 40), (30, -10))):  # fmt: skip
        within(painter, globe, blob([(x + a, y + b) for a, b in points]), "#E8923A")
    for width in (44, 92):
        stroke(painter, disc(x, y, width, r), "#2A5A70", 2.6)
    for dy, half in ((0, r), (-60, r * 0.84), (60, r * 0.84)):
        fill(painter, rect(x - half, y + dy - 1, half * 2, 2.6), "#2A5A70")
    shine = blob(((-30, 0), (-8, -14), (24, -10), (4, 2)))
    fill(painter, placed(shine, x - r * 0.45, y - r * 0.68, 0.8, -40), look.BONE)
