"""The Six of Wands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _GLEAM, _WARM = "#C68A58", "#6A3A22", "#FFD8A0", "#FFD890"
_RED, _DEEP = "#B0202A", "#3A0810"
_ROBE, _NIGHT, _SHINE = "#2C3F96", "#0A0E30", "#8FA8F0"
_CROWD: Final = (
    (92, 806, -5, 0.56, "#E0B088", "#7A2A22"),
    (214, 836, -2, 0.5, "#6E4428", "#2A5A64"),
    (340, 822, 2, 0.56, "#C08A5A", "#4A3046"),
    (466, 838, 0, 0.5, "#F0C8A0", "#7A5A22"),
    (596, 800, 5, 0.58, "#7A4A2C", "#2E5A3A"),
)
"""Where each torch of the crowd has its tip, how it leans, how big the fist is, its skin, its sleeve."""


def scene(painter: QPainter, t: Tones) -> None:
    """The new champion, laurelled, laughs and lifts a torch in his boxing glove; five more are held up to him."""
    _arena(painter)
    _body(painter)
    with _raised(painter):
        _glove(painter)
    _collar(painter)
    _head(painter)
    for x, y, turn in ((70, 690, 20), (604, 770, 60), (110, 780, 70), (398, 796, 35)):
        fill(painter, placed(rect(-13, -8, 26, 16), x, y, 1, turn), look.BONE if turn % 20 else "#D8303A")
    for one in _CROWD:
        _fan(painter, *one)
    gloom(painter, 380, 470, 500, 0.34)


def _arena(painter: QPainter) -> None:
    """The lamps above the ring, and what is thrown from the seats."""
    fill(painter, rect(0, -150, 700, 1300), "#1A0A12")
    for wide, tone in ((640, "#34141A"), (540, "#5A2418"), (430, "#86401A"), (320, "#B4611E"), (220, "#D88A30")):
        fill(painter, disc(330, 440, wide), tone)
    for left, right in ((-260, -90), (110, 240), (440, 570), (770, 960)):
        glaze(painter, polygon(((330, -160), (370, -160), (right, 1100), (left, 1100))), "#FFE0A0", 0.16)
    for number in range(22):
        x, y = 60 + (number * 137) % 610, 40 + (number * 97) % 640
        if x > 215 or y > 350:
            fill(painter, placed(rect(-12, -7, 24, 14), x, y, 1, number * 41), (look.BONE, "#D8303A",
                "#FFE08A")[number % 3])  # fmt: skip


@contextmanager
def _raised(painter: QPainter) -> Iterator[None]:
    """Where forearm and glove are."""
    painter.save()
    place_at(painter, (590, 660), (578, 660), (0.95, 0.98))
    yield
    painter.restore()


def _arm(painter: QPainter) -> None:
    """His forearm comes out of the robe's wide sleeve."""
    fore = blob(((534, 680), (530, 600), (538, 530), (556, 480), (556, 430), (634, 430), (640, 484), (664, 540),
        (668, 610), (650, 690)), tension=0.7)  # fmt: skip
    lit(painter, fore, _SKIN, _GLEAM, (-9, -5), shade=_SHADE, smooth=True)
    within(painter, fore, joined(ink(((600, 476, 1), (616, 520, 7), (610, 566, 1))), ink(((574, 484, 1), (566, 520, 5),
        (570, 556, 1)))), _SHADE)  # fmt: skip


def _glove(painter: QPainter) -> None:
    """The boxing glove: it has the torch between mitt and thumb."""
    match(painter, 534, 528, 484, 8, 2.05, 0.7)
    mitt = blob(((506, 330), (514, 280), (556, 250), (616, 244), (664, 274), (682, 330), (668, 384), (640, 424), (572,
        428), (556, 392), (524, 376)), tension=0.85)  # fmt: skip
    lit(painter, mitt, _RED, "#FF9A70", (-10, -9), shade=_DEEP)
    within(painter, mitt, joined(ink(((510, 306, 1), (552, 288, 7), (600, 292, 2))), ink(((524, 348, 1), (566, 338, 7),
        (606, 346, 1)))), "#5A0E18")  # fmt: skip
    fill(painter, joined(ink(((558, 268, 2), (596, 260, 11), (630, 270, 3))), disc(646, 286, 6, 5)), "#FFC0A0")
    thumb = blob(((572, 428), (530, 414), (498, 376), (492, 336), (508, 312), (534, 314), (546, 344), (572, 366), (602,
        400)), tension=0.85)  # fmt: skip
    lit(painter, thumb, _RED, "#FF9A70", (-8, -7), shade=_DEEP)
    fill(painter, ink(((506, 336, 2), (512, 356, 8), (526, 376, 2))), "#FFC0A0")
    cuff = blob(((548, 416), (596, 426), (648, 412), (654, 476), (600, 492), (542, 478)), tension=0.6)
    lit(painter, cuff, look.BONE, look.BONE, (-7, -5), shade=look.MUTED)
    fill(painter, joined(*(ink(((x, 434, 4), (x + 10, 452, 5), (x + 20, 470, 4))) for x in (566, 590, 614))),
        look.MUTED)  # fmt: skip


def _body(painter: QPainter) -> None:
    """His robe of blue satin: a wide sleeve slides down the arm that is up."""
    inside = blob(((508, 600), (540, 566), (620, 566), (690, 590), (700, 640), (600, 660), (520, 640)), tension=0.8)
    lit(painter, inside, "#1A1224", "#1A1224")
    with _raised(painter):
        _arm(painter)
    robe = blob(((-40, 1150), (-40, 890), (20, 812), (120, 768), (230, 744), (410, 744), (462, 720), (494, 670),
        (502, 616), (520, 640), (580, 658), (650, 650), (700, 620), (780, 640), (780, 1150)), tension=0.6)  # fmt: skip
    lit(painter, robe, _ROBE, _SHINE, (-8, -9), shade=_NIGHT)
    folds = (((504, 690, 1), (560, 740, 12), (680, 742, 4)), ((490, 742, 1), (548, 800, 13), (640, 850, 2)),
        ((470, 770, 1), (500, 880, 12), (490, 1000, 2)), ((620, 690, 1), (660, 706, 8), (700, 690, 3)),
        ((90, 830, 1), (64, 940, 11), (80, 1080, 3)))  # fmt: skip
    within(painter, robe, joined(*(ink(fold) for fold in folds)), _NIGHT)
    shine = (((530, 706, 1), (590, 716, 9), (660, 716, 1)), ((520, 800, 1), (560, 846, 9), (600, 866, 1)))
    within(painter, robe, joined(*(ink(line) for line in shine)), mixed(_ROBE, _SHINE, 0.5))
    hem = blob(((496, 606), (524, 640), (590, 656), (660, 646), (720, 616), (720, 664), (660, 694), (586, 704), (516,
        684), (484, 650)), tension=0.7)  # fmt: skip
    lit(painter, hem, "#D8A030", "#FFF0C0", (-4, -5), shade="#5A3410", width=5)


def _collar(painter: QPainter) -> None:
    """A bull's neck, a bit of breast, the robe's golden collar around them."""
    chest = blob(((150, 760), (196, 640), (230, 560), (400, 620), (440, 720), (462, 760), (430, 860), (340, 1010), (230,
        900)), tension=0.6)  # fmt: skip
    lit(painter, chest, _SKIN, _GLEAM, (9, -4), shade=_SHADE, smooth=True)
    thrown = blob(((150, 560), (470, 560), (490, 700), (410, 716), (330, 742), (280, 800), (262, 900), (200, 900), (150,
        760)), tension=0.6)  # fmt: skip
    within(painter, chest, thrown, mixed(BLACK, _SHADE, 0.8))
    within(painter, chest, joined(ink(((352, 806, 1), (392, 780, 8), (450, 776, 2))), ink(((330, 812, 1), (300, 796, 7),
        (250, 792, 2)))), mixed(BLACK, _SHADE, 0.8))  # fmt: skip
    for side in (((214, 640), (166, 690), (130, 744), (150, 830), (226, 930), (330, 1060), (344, 990), (270, 880), (214,
            780), (216, 720)), ((424, 690), (480, 712), (500, 770), (470, 880), (400, 990), (344, 1080), (336, 1000),
            (390, 900), (424, 810), (434, 750))):  # fmt: skip
        lit(painter, blob(side, tension=0.7), "#D8A030", "#FFF0C0", (5, -6), shade="#5A3410")


def _head(painter: QPainter) -> None:
    """His head thrown back: he laughs till his eyes shut; a plaster on the cheek, a laurel wreath."""
    painter.save()
    painter.translate(340, 526)
    painter.rotate(-11)
    painter.scale(1.62, 1.62)
    turned(painter, 0, 0, 1, Face("#94603C", _SKIN, nose=Nose.BROAD, stern=-0.7, brow=12, jaw=0.9, smile=1.4,
        open=False, brow_colour="#1E1210"))  # fmt: skip
    _laugh(painter)
    crop = blob(((64, -50), (66, -92), (30, -118), (-30, -118), (-76, -88), (-86, -30), (-72, 14), (-62, -10), (-52,
        -40), (-20, -66), (20, -72), (48, -62)), tension=0.7)  # fmt: skip
    lit(painter, crop, "#2A1812", _WARM, (6, -6), shade=BLACK, width=4)
    lit(painter, placed(rect(-20, -8, 40, 16, 5), -14, 26, 1, -18), "#F0DCC0", look.BONE, (2, -2), width=3)
    _laurel(painter)
    painter.restore()


def _laugh(painter: QPainter) -> None:
    """The mouth, wide open over a chin that goes down; one tooth is of gold."""
    fill(painter, blob(((-6, 40), (50, 40), (48, 78), (30, 96), (4, 90), (-10, 64)), tension=0.8), _SKIN)
    gape = blob(((-6, 42), (10, 48), (32, 51), (46, 47), (55, 40), (54, 66), (42, 88), (22, 92), (4, 76)), tension=0.8)
    rimmed(painter, gape, "#2A0608", BLACK, 3)
    within(painter, gape, disc(32, 92, 22, 17), "#B8323A")
    within(painter, gape, blob(((-8, 36), (62, 34), (54, 60), (32, 66), (8, 58)), tension=0.7), "#FFF4DC")
    within(painter, gape, polygon(((33, 40), (43, 40), (42, 65), (34, 66))), "#E8A828")
    within(painter, gape, joined(*(ink(((x, 44, 1.4), (x, 66, 1))) for x in (11, 22, 33, 43))), "#8A6A50")
    inked(painter, BLACK, ((-14, 36, 1), (-8, 43, 4), (0, 49, 1)))
    inked(painter, "#5A2A18", ((8, 32, 1), (-14, 42, 4), (-18, 66, 1)), ((22, 98, 1), (34, 100, 4), (44, 97, 1)))


def _laurel(painter: QPainter) -> None:
    """The wreath, in two rows of leaves."""
    leaf = blob(((0, -31), (13, -4), (2, 15), (-2, 15), (-13, -4)))
    green = mixed(BLACK, look.HORROR, 0.72)
    band = ((-86, 0), (-84, -36), (-68, -68), (-42, -90), (-8, -100), (26, -98), (56, -80))
    rimmed(painter, ink([(x, y, 22) for x, y in band]), mixed(BLACK, green, 0.5), BLACK, 4)
    for number, (x, y) in enumerate(band):
        ax, ay = band[min(number + 1, 6)]
        bx, by = band[max(number - 1, 0)]
        along = math.degrees(math.atan2(ay - by, ax - bx)) + 90
        for aside in (-34, 34):
            lean = math.radians(along + aside)
            lit(painter, placed(leaf, x + 11 * math.sin(lean), y - 11 * math.cos(lean), 1.14, along + aside), green,
                look.HORROR, (3, -3), width=4)  # fmt: skip


def _fan(painter: QPainter, x: float, y: float, turn: float, size: float, skin: str, cloth: str) -> None:
    """One of the crowd: a small fist from below that holds up a torch."""
    lean = math.radians(turn)
    long = (1090 - y) / math.cos(lean)
    match(painter, x - long * math.sin(lean), 1090, long, turn, long / 106 - 1, 0.5)
    hx, hy = x - (1010 - y) * math.tan(lean), 1010
    fist(painter, hx, hy, turn, size, skin, towards=(-0.2, -1))
    with tilted(painter, hx, hy, turn):
        cuff = polygon(((hx - 16 * size, hy + 72 * size), (hx + 58 * size, hy + 72 * size), (hx + 76 * size, hy + 200),
            (hx - 34 * size, hy + 200)))  # fmt: skip
        lit(painter, cuff, cloth, _WARM, (-3, -6), shade=BLACK, width=5)
