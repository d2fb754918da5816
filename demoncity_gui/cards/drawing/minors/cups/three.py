"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """Three women dance on a roof, arms up, and their glasses meet above them so that it splashes."""
    sky(painter, "#03040C", "#26306A", 1000)
    city(painter, 1100, "#16203E", look.SODIUM, tall=700, seed=36)
    city(painter, 1100, "#080C16", look.SODIUM, tall=560, seed=9, edge=t.light)
    _firework(painter, 350, 510, 110, look.DANGER)
    glow(painter, 448, 220, 260, look.ICE, 0.5)
    glow(painter, 430, 520, 400, look.SODIUM, 0.7)
    _blonde(painter)
    _dark_one(painter)
    _old_one(painter)
    _toast(painter)
    gloom(painter, 400, 480, 470, 0.45)


def _firework(painter: QPainter, x: float, y: float, reach: float, tone: str) -> None:
    """A rocket that bursts: sparks on their way out, and a haze of its colour."""
    glow(painter, x, y, reach * 1.2, tone, 0.4)
    sparks, ends = [], []
    for turn in range(0, 360, 24):
        far = reach * (0.72 + 0.28 * (turn % 72) / 48)
        out_x, out_y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        end = (x + out_x * far, y + out_y * far + far * 0.1)
        sparks.append(limb(((x + out_x * far * 0.3, y + out_y * far * 0.3, 2), (*end, 7))))
        ends.append(disc(*end, 5))
    fill(painter, joined(*sparks), tone)
    fill(painter, joined(*ends), look.BONE)


def _blonde(painter: QPainter) -> None:
    """She, at the left, in red, her head laid back with delight."""
    skin, shade, red, dark = "#F0D0AC", "#A8705C", "#A82A38", "#33090F"
    mane = blob(((110, 520), (150, 430), (250, 430), (262, 560), (240, 700), (150, 760), (84, 740), (110, 640)),
        tension=0.8)  # fmt: skip
    dress = blob(((30, 1200), (60, 900), (50, 760), (86, 690), (160, 670), (250, 680), (306, 740), (310, 900), (330,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, dress, red, _WARM, (9, -10), shade=dark)
    within(painter, dress, blob(((0, 760), (90, 820), (170, 900), (150, 1000), (200, 1200), (0, 1200)), tension=0.6),
        dark)  # fmt: skip
    arm(painter, ((90, 742), (82, 476), (300, 288)), 104, red, _WARM, (8, -8), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip
    folds = (((150, 770, 2), (172, 850, 9), (160, 930, 3)), ((262, 760, 2), (268, 840, 8), (250, 900, 2)))
    fill(painter, joined(*(ink(points) for points in folds)), dark)
    lit(painter, mane, "#E8C87A", _WARM, (7, -8), shade="#8C6A2E")
    bare = blob(((140, 690), (170, 660), (244, 662), (270, 700), (226, 750), (180, 744)), tension=0.7)
    lit(painter, bare, skin, skin, (5, -5), shade=shade, width=5)
    with tilted(painter, 196, 640, -4):
        neck(painter, 190, 620, 70, 692, skin)
        turned(painter, 198, 550, 0.9, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=7, smile=1.7, jaw=0.1,
            open=False, lips="#C4504C", brow_colour="#8C6A2E"))  # fmt: skip
        hair(painter, 198, 548, 0.94, Cut.TURNED_LONG, "#E8C87A", _WARM)


def _dark_one(painter: QPainter) -> None:
    """She, at the right, in green, curls and a golden ring in her ear."""
    skin, shade, green, deep, black = "#8A5636", "#4A2A1A", "#2F7A66", "#0C201C", "#1E1418"
    dress = blob(((420, 1200), (450, 900), (452, 760), (500, 690), (590, 670), (660, 690), (720, 760), (740, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, green, _WARM, (-9, -10), shade=deep)
    within(painter, dress, blob(((760, 760), (640, 830), (570, 900), (590, 1000), (540, 1200), (760, 1200)),
        tension=0.6), deep)  # fmt: skip
    curls = [(574 + 76 * math.sin(math.radians(a)), 546 - 90 * math.cos(math.radians(a))) for a in range(-26, 150, 26)]
    lit(painter, joined(*(disc(x, y, 42) for x, y in curls)), black, _WARM, (-4, -8), shade=BLACK)
    with tilted(painter, 572, 640, 7):
        neck(painter, 580, 620, 70, 692, skin)
        turned(painter, 570, 552, 0.87, Face(shade, skin, nose=Nose.BROAD, stern=-1, brow=8, smile=1.8, jaw=0.1,
            gaze=0.6, lips="#B8323A", brow_colour="#120C10"), mirror=True)  # fmt: skip
        fringe = [(528 + 32 * k, 464 - 16 * math.sin(math.pi * k / 3)) for k in range(4)]
        lit(painter, joined(*(disc(x, y, 30) for x, y in fringe)), black, _WARM, (-4, -7), shade=BLACK, width=5)
        lit(painter, disc(620, 596, 13), look.BRASS, "#FFF6D8", (-3, -3), shade="#6B4612", width=4)
    arm(painter, ((660, 752), (682, 500), (602, 290)), 100, green, _WARM, (-8, -8), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip
    folds = (((622, 668, 2), (616, 730, 9), (596, 800, 2)), ((560, 730, 2), (540, 860, 9), (552, 980, 3)))
    fill(painter, joined(*(ink(points) for points in folds)), deep)


def _old_one(painter: QPainter) -> None:
    """She, white-haired, before them in yellow, laughs most."""
    skin, shade, gold, dark, white = "#E2B58A", "#8C5A42", "#D8962E", "#4A2C0C", "#D8D2DC"
    shawl = _shawl()
    lit(painter, shawl, gold, _WARM, (3, -12), shade=dark)
    for points in (((214, 960, 2), (190, 1010, 9), (196, 1090, 4)), ((404, 970, 2), (398, 1020, 9), (404, 1100, 4))):
        fill(painter, ink(points), dark)
    with tilted(painter, 326, 880, -8):
        neck(painter, 326, 860, 84, 930, skin)
        curls = [(326 + 88 * math.sin(math.radians(a)), 772 - 98 * math.cos(math.radians(a))) for a in range(
            -100, 101, 25)]  # fmt: skip
        lit(painter, joined(*(disc(x, y, 37) for x, y in curls)), white, _WARM, (2, -8), shade="#6E6880")
        front(painter, 326, 784, 1.14, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-1, brow=7, jaw=0.3,
            brow_colour="#B4ACB4", smile=2, lips="#B04A44", old=True))  # fmt: skip
        fringe = [(326 + x, 684 + abs(x) * 0.3) for x in (-60, -28, 7, 42, 70)]
        lit(painter, joined(*(disc(x, y, 32) for x, y in fringe)), white, _WARM, (2, -8), shade="#6E6880", width=5)
    for k in range(-3, 4):
        pearl = disc(318 + k * 26, 972 - k * k * 2.6, 13)
        lit(painter, pearl, look.BONE, look.BONE, (2, -4), shade="#9A90A0", width=4)


def _shawl() -> QPainterPath:
    """What she wears, down from the shoulders."""
    return blob(((120, 1200), (146, 1000), (210, 930), (310, 906), (410, 912), (476, 956), (506, 1060), (516, 1200)),
        tension=0.7)  # fmt: skip


def _toast(painter: QPainter) -> None:
    """The three glasses, each in its owner's hand, and what leaps out of them."""
    for x, y, turn, size in ((450, 118, 4, 1.5), (396, 104, -26, 1.2), (506, 100, 24, 1.25), (340, 106, -48, 0.9), (566,
        104, 46, 0.9), (424, 56, -12, 0.8), (482, 50, 12, 0.7)):  # fmt: skip
        drop = placed(blob(((0, -34), (9, -4), (13, 14), (0, 28), (-13, 14), (-9, -4)), tension=0.8), x, y, size, turn)
        lit(painter, drop, look.ICE, look.BONE, (-4, -4), shade="#2A6A9A", width=5)
    with grip(painter, 362, 226, 12, 0.62, "#F0D0AC", across=112, mirror=True):
        glass(painter, 366, 302, 150, 12)
    with grip(painter, 540, 226, -12, 0.62, "#8A5636", across=112):
        glass(painter, 534, 302, 150, -12)
    arm(painter, ((440, 972), (474, 706), (482, 460)), 96, "#D8962E", _WARM, (-8, -8), cuff=look.BONE, skin="#E2B58A",
        body=_shawl())  # fmt: skip
    with grip(painter, 424, 394, -3, 0.62, "#E2B58A", across=112):
        glass(painter, 420, 464, 150, 0)
    for x, y, size in ((450, 236, 44), (384, 312, 30), (484, 312, 30)):
        fill(painter, star(x, y, size, 7, 6), look.BONE)
