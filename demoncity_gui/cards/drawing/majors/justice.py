"""Justice, Major XI."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STONE: Final = "#E0DCE6"
_DARK_STONE: Final = "#4C4864"
_TO_LAMP: Final = (9, -6)


def scene(painter: QPainter, t: Tones) -> None:
    """The stone woman of the courthouse has come to life: one eye burns through the torn blindfold."""
    sky(painter, "#0A0C14", "#39404F", 1000)
    for x, wide in ((-20, 92), (136, 74), (272, 60), (398, 60), (514, 74), (640, 92)):  # columns, seen from below
        foot = 350 + (x + wide / 2 - 350) * 1.24
        half = wide * 0.82
        shaft = polygon(((x, 150), (x + wide, 150), (foot + half, 1040), (foot - half, 1040)))
        lit(painter, shaft, "#3C4250", t.light, (9, 0), shade="#0E1018", width=5, smooth=True)
        for share in (0.3, 0.5, 0.7):
            top, low = x + wide * share, foot - half + 2 * half * share
            fill(painter, thick_line(((top, 170), (low, 1040)), 5), "#1A1D28")
    lit(painter, polygon(((-20, 120), (720, 120), (720, 166), (-20, 166))), "#4A5060", t.light, (0, -7), width=5)
    lit(
        painter,
        polygon(((-60, 118), (350, -90), (760, 118))),
        "#2C303C",
        t.light,
        (4, -8),
        shade="#12141C",
        smooth=True,
    )
    glow(painter, 120, 430, 420, t.light, 0.8)  # behind her dark side it is bright, behind her bright side dark
    glaze(painter, polygon(((360, -150), (680, -150), (680, 1040), (430, 1040))), "#05060F", 0.62)
    hatch(painter, SKY, Hatch.RAIN, "#8B94A4", pitch=64, width=3)
    _stone_woman(painter)
    dark = blob(((10, -160), (300, -160), (322, 200), (336, 300), (330, 420), (352, 500), (330, 620), (350,
        700), (334, 800), (356, 850), (330, 940), (352, 1060), (10, 1060)), tension=0.5)  # fmt: skip
    glaze(painter, dark, "#04050E", 0.56)  # a column's shadow lies over half of her
    _scales(painter)


def _stone_woman(painter: QPainter) -> None:
    """Her trunk in its pinned cloth, the sword upright in one hand, the scales in the other.

    A head is 210: shoulders (206, 590) and (516, 586), elbows (92, 716) and (626, 770), wrists (168, 566), (590, 634).
    """
    tails = (
        ((300, 270), (240, 250), (180, 262), (110, 200), (134, 268), (70, 274), (170, 322), (240, 304), (310, 320)),
        ((300, 290), (230, 310), (180, 360), (110, 370), (160, 396), (140, 430), (230, 390), (310, 330)),
    )
    for tail in tails:
        lit(painter, blob(tail, tension=0.8), look.OXBLOOD, look.DANGER, (4, -6), shade="#33090F", width=5)
    trunk = blob(((340, 500), (270, 532), (206, 544), (164, 590), (176, 680), (216, 780), (232, 880), (200, 1080), (536,
        1080), (506, 880), (510, 780), (548, 680), (560, 586), (520, 540), (452, 526), (396, 500)),
        tension=0.8)  # fmt: skip
    lit(painter, trunk, _STONE, look.BONE, _TO_LAMP, shade=_DARK_STONE, smooth=True)
    neck(painter, 366, 424, 84, 530, _STONE)
    fill(painter, disc(366, 560, 84, 24), _STONE)
    within(painter, trunk, folds(((352, 572), (280, 556), (200, 580), 8), ((388, 572), (440, 556), (520, 576), 8)),
        mixed(_DARK_STONE, _STONE, 0.3))  # fmt: skip
    robe = blob(((176, 570), (222, 544), (280, 620), (350, 690), (440, 716), (548, 690), (530, 770), (512, 840), (530,
        1090), (196, 1090), (226, 880), (212, 780), (172, 680)), tension=0.7)  # fmt: skip
    lit(painter, robe, "#5E5878", look.BONE, (10, -6), shade="#1E1A30")
    creases = folds(((210, 560), (270, 740), (500, 730), 16), ((196, 590), (240, 820), (516, 770), 18), ((196, 650),
        (240, 900), (500, 830), 16), ((530, 710), (500, 780), (420, 830), 12), ((270, 900), (262, 980), (250, 1080),
        18), ((340, 910), (336, 990), (340, 1080), 18), ((410, 900), (420, 990), (430, 1080), 17))  # fmt: skip
    within(painter, robe, creases, "#1E1A30")
    lit(painter, disc(204, 556, 24), look.BRASS, look.BONE, (4, -5), shade="#6B4416", width=5)
    _stone_head(painter)
    _blade_of_justice(painter)
    arm(painter, ((514, 600), (626, 770), (590, 634)), 90, _STONE, look.BONE, _TO_LAMP, skin=_STONE, body=trunk)
    fist(painter, 580, 574, 4, 0.76, _STONE, towards=_TO_LAMP)
    arm(painter, ((210, 600), (94, 716), (168, 570)), 98, _STONE, look.BONE, (7, -5), skin=_STONE, body=trunk)
    for crack in (((470, 570), (490, 596), (480, 618), (504, 640)), ((490, 596), (514, 592)), ((608, 776), (626, 756),
        (620, 732), (634, 716)), ((440, 250), (426, 276), (440, 290), (432, 306)), ((396, 420), (408, 434), (402,
        452))):  # fmt: skip
        fill(painter, thick_line(crack, 4), _DARK_STONE)


def _stone_head(painter: QPainter) -> None:
    """Half of her face in the dark, the blindfold torn over the other: an eye that burns, and sees us."""
    with tilted(painter, 366, 430, -5):
        knot = blob(((290, 200), (296, 140), (340, 108), (392, 114), (426, 154), (420, 206)), tension=0.9)
        lit(painter, knot, "#34304A", "#C3CEDB", (5, -6), shade="#100E1A", width=5)
        front(painter, 362, 334, 1.08, Face(_DARK_STONE, _STONE, stern=1.1, brow=10, jaw=0.3, lips="#8C3A50",
            smile=-0.6, lid=-0.15, squint=-0.3, iris="#FFB428"), mirror=True)  # fmt: skip
        _side_hair(painter, -1)
        strands(painter, [((362 + way * a, 232 + b), (362 + way * (a + 44), 244 + b), (362 + way * (a + 58), 330 + b))
            for way in (-1, 1) for a, b in ((8, 0), (14, 14), (26, 26))], "#34304A", "#C3CEDB", 5)  # fmt: skip
        band = blob(((260, 272), (300, 280), (362, 288), (420, 286), (458, 280), (460, 350), (420, 362), (362, 378),
            (304, 366), (258, 350)), tension=0.6)  # fmt: skip
        torn = polygon(((372, 322), (388, 312), (396, 302), (410, 308), (424, 300), (432, 312), (446, 318), (436, 332),
            (422, 344), (408, 338), (396, 346), (386, 334)))  # fmt: skip
        band = band.subtracted(torn)
        lit(painter, band, look.OXBLOOD, look.DANGER, (5, -7), shade="#33090F")
        within(painter, band, folds(((264, 300), (320, 308), (376, 302), 8), ((266, 336), (320, 342), (384, 352), 8),
            ((436, 296), (420, 294), (396, 292), 5)),
            "#33090F")  # fmt: skip
        _side_hair(painter, 1)
        diadem = polygon(((278, 262), (296, 230), (324, 210), (344, 226), (362, 190), (380, 226), (400, 210), (428,
            230), (446, 262), (362, 244)))  # fmt: skip
        lit(painter, diadem, look.BRASS, look.BONE, (4, -5), shade="#6B4416", width=5)
        lit(painter, blob(((318, 366), (322, 388), (326, 412), (319, 424), (310, 414), (313, 388)), tension=0.8),
            "#D8242E", look.DANGER, (2, -1), width=3)  # fmt: skip


def _side_hair(painter: QPainter, way: int) -> None:
    """Her hair, parted, down to the jaw at one side of her face."""
    lock = blob([(362 + way * x, y - 88) for x, y in ((0, 306), (54, 310), (94, 348), (104, 412), (94, 480), (100,
        530), (76, 516), (68, 460), (74, 404), (48, 360), (0, 344))], tension=0.8)  # fmt: skip
    lit(painter, lock, "#34304A", "#C3CEDB", (4, -6), shade="#100E1A", width=5)


def _blade_of_justice(painter: QPainter) -> None:
    """The sword upright, its point beyond her head, the light along one edge."""
    blade = polygon(((-30, 0), (-30, -400), (0, -476), (30, -400), (30, 0)))
    hilt = joined(rect(-14, -6, 28, 90, 8))
    at = (576, 504, 1.0, 2)
    lit(painter, placed(joined(blade, hilt), *at), look.BONE, look.BONE, (5, -4), shade="#565270", width=8, smooth=True)
    fill(painter, placed(polygon(((0, -476), (0, 0), (-30, 0), (-30, -400))), *at), "#7E7A98")
    lit(painter, placed(rect(-84, -20, 168, 32, 14), *at), look.BRASS, look.BONE, (3, -5), shade="#6B4416", width=7)


def _scales(painter: QPainter) -> None:
    """The scales hang from her hand before her: a heart weighs more than the weight."""
    deep, x, y = "#6B4416", 216, 660
    lit(painter, thick_line(((x - 18, 520), (x, y - 10)), 14), look.BRASS, look.BONE, (3, -3), shade=deep, width=6)
    fist(painter, 192, 520, 10, 0.74, mixed("#04050E", _STONE, 0.8), mirror=True, towards=(0.8, -0.6))
    lit(painter, thick_line(((x - 116, y + 26), (x + 124, y - 26)), 20), look.BRASS, look.BONE, (2, -6), shade=deep)
    lit(painter, disc(x + 2, y, 26), look.BRASS, look.BONE, (3, -4), shade=deep, width=6)
    for px, py in ((x - 104, y + 24), (x + 116, y - 24)):
        for dx in (-56, 56):
            rimmed(painter, thick_line(((px, py), (px + dx, py + 200)), 6), look.BRASS, BLACK, 4)
    heart = blob(((0, 66), (-54, 0), (-43, -41), (-2, -23), (39, -43), (54, 0)), tension=0.8)
    lit(painter, placed(heart, x - 104, y + 168, 1.06), "#E23A32", look.BONE, (4, -6), shade="#5A0A12", width=6)
    lit(painter, joined(rect(x + 82, y + 90, 68, 80, 5), disc(x + 116, y + 82, 17)), "#9AA0B4", look.BONE, (4, -5),
        width=6)  # fmt: skip
    for px, py in ((x - 104, y + 24), (x + 116, y - 24)):
        pan = blob(((px - 74, py + 194), (px + 74, py + 194), (px + 44, py + 252), (px - 44, py + 252)), tension=0.6)
        lit(painter, pan, look.BRASS, look.BONE, (5, -7), shade=deep)
