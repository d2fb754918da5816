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
    limb,
    placed,
    polygon,
    rect,
    ring,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_STONE: Final = "#E0DCE6"
_DARK_STONE: Final = "#4C4864"
_TO_LAMP: Final = (9, -6)


def scene(painter: QPainter, t: Tones) -> None:
    """The stone woman of the courthouse has come to life: blindfolded, her sword drawn back, the scales held out."""
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
    glaze(painter, polygon(((20, -150), (330, -150), (160, 1040), (20, 1040))), "#05060F", 0.5)
    glow(painter, 520, 300, 360, t.light, 0.75)
    hatch(painter, SKY, Hatch.RAIN, "#8B94A4", pitch=64, width=3)
    _stone_woman(painter)
    dark = blob(((10, -160), (300, -160), (322, 200), (338, 330), (330, 424), (346, 500), (340, 560), (318, 640), (350,
        700), (334, 800), (356, 850), (330, 940), (352, 1060), (10, 1060)), tension=0.5)  # fmt: skip
    glaze(painter, dark, "#04050E", 0.56)  # a column's shadow lies over half of her
    _scales(painter)


def _stone_woman(painter: QPainter) -> None:
    """Her trunk in its pinned cloth, one forearm with the sword upright, the other across her with the scales.

    Shoulders (226, 506) and (484, 502), elbows (142, 706) and (580, 700), wrists (268, 590) and (600, 540).
    """
    tails = (
        ((290, 330), (210, 296), (160, 320), (90, 270), (116, 330), (62, 340), (160, 372), (226, 346), (296, 362)),
        ((294, 350), (224, 376), (190, 424), (130, 430), (170, 454), (226, 444), (264, 396), (306, 372)),
    )
    for tail in tails:
        lit(painter, blob(tail, tension=0.8), look.OXBLOOD, look.DANGER, (4, -6), shade="#33090F", width=5)
    trunk = blob(((335, 440), (280, 462), (222, 466), (187, 510), (197, 590), (231, 680), (241, 760), (222, 860), (190,
        1060), (507, 1060), (493, 860), (469, 760), (477, 680), (509, 590), (523, 504), (490, 462), (430, 458), (384,
        440)), tension=0.8)  # fmt: skip
    lit(painter, trunk, _STONE, look.BONE, _TO_LAMP, shade=_DARK_STONE, smooth=True)
    robe = blob(((201, 480), (231, 462), (280, 520), (342, 580), (421, 600), (500, 580), (488, 650), (469, 720), (488,
        770), (495, 860), (518, 1070), (192, 1070), (219, 860), (240, 760), (229, 680), (197, 590), (189, 520)),
        tension=0.7)  # fmt: skip
    lit(painter, robe, "#B9B4CC", look.BONE, (10, -6), shade=_DARK_STONE)
    creases = folds(((224, 476), (271, 640), (456, 610), 13), ((215, 490), (245, 720), (474, 640), 15), ((206, 530),
        (227, 760), (456, 700), 14), ((488, 596), (465, 650), (395, 690), 9), ((245, 780), (233, 900), (224, 1060), 16),
        ((298, 786), (285, 900), (293, 1060), 17), ((351, 790), (354, 900), (368, 1060), 16), ((405, 786), (421, 900),
        (439, 1060), 17), ((449, 780), (474, 900), (491, 1060), 14))  # fmt: skip
    within(painter, robe, creases, _DARK_STONE)
    belt = limb(((238, 748, 24), (307, 768, 26), (395, 770, 26), (472, 750, 24)))
    lit(painter, belt, look.OXBLOOD, look.DANGER, (4, -5), shade="#33090F", width=5)
    _stone_head(painter)
    arm(painter, ((484, 502), (580, 700), (600, 540)), 88, _STONE, look.BONE, _TO_LAMP, skin=_STONE, body=trunk)
    _blade_of_justice(painter)
    fist(painter, 600, 490, 6, 0.6, _STONE, towards=_TO_LAMP)
    arm(painter, ((226, 506), (142, 706), (268, 590)), 86, _STONE, look.BONE, (7, -5), skin=_STONE, body=trunk)
    for line in (((552, 694, 3), (560, 640, 7), (577, 570, 3)), ((192, 662, 2), (218, 630, 6), (262, 592, 5))):
        fill(painter, limb(line), BLACK)  # where a forearm lies before its upper arm
    lit(painter, disc(214, 476, 20), look.BRASS, look.BONE, (4, -5), shade="#6B4416", width=5)
    for crack in (((440, 484), (458, 504), (450, 522), (470, 540)), ((458, 504), (476, 502)), ((592, 650), (606, 634),
        (602, 616), (614, 600)), ((300, 474), (312, 490), (306, 504))):  # fmt: skip
        fill(painter, thick_line(crack, 3), _DARK_STONE)


def _stone_head(painter: QPainter) -> None:
    """Half of her face in the dark, a red drop from under the blindfold."""
    painter.save()
    painter.translate(356, 452)
    painter.scale(0.82, 0.82)
    painter.translate(-356, -570)
    with tilted(painter, 352, 560, -7):
        knot = blob(((286, 312), (290, 262), (330, 232), (380, 238), (410, 276), (404, 322)), tension=0.9)
        lit(painter, knot, "#34304A", "#C3CEDB", (5, -6), shade="#100E1A", width=5)
        neck(painter, 356, 508, 72, 590, _STONE)
        front(painter, 352, 424, 0.98, Face(_DARK_STONE, _STONE, stern=0.5, jaw=0.28, lips="#8C3A50", smile=-0.6,
            iris="#3A6A9C"), mirror=True)  # fmt: skip
        for way in (-1, 1):
            side_hair = blob([(352 + way * x, y) for x, y in ((0, 318), (50, 322), (86, 356), (94, 410), (84, 470), (94,
                520), (70, 500), (62, 450), (68, 404), (44, 366), (0, 352))], tension=0.8)  # fmt: skip
            lit(painter, side_hair, "#34304A", "#C3CEDB", (4, -6), shade="#100E1A", width=5)
        strands(painter, [((352 + way * a, 330 + b), (352 + way * (a + 40), 340 + b), (352 + way * (a + 52), 420 + b))
            for way in (-1, 1) for a, b in ((8, 0), (14, 14), (26, 26))], "#34304A", "#C3CEDB", 5)  # fmt: skip
        band = blob(((264, 372), (352, 386), (440, 372), (444, 440), (394, 460), (352, 452), (310, 460), (260, 444)),
            tension=0.6)  # fmt: skip
        lit(painter, band, look.OXBLOOD, look.DANGER, (6, -7), shade="#33090F")
        within(painter, band, folds(((262, 412), (340, 430), (440, 406), 7), ((270, 440), (330, 424), (420, 440), 6)),
            "#33090F")  # fmt: skip
        lit(painter, blob(((396, 446), (398, 466), (402, 486), (396, 496), (388, 488), (391, 466)), tension=0.8),
            "#B8141E", look.DANGER, (2, -1), width=2.5)  # fmt: skip
        diadem = polygon(((276, 346), (292, 318), (318, 300), (336, 314), (352, 284), (368, 314), (386, 300), (412,
            318), (428, 346), (352, 330)))  # fmt: skip
        lit(painter, diadem, look.BRASS, look.BONE, (4, -5), shade="#6B4416", width=5)
    painter.restore()


def _blade_of_justice(painter: QPainter) -> None:
    """The sword upright, its point beyond her head, the light along one edge."""
    blade = polygon(((-22, 0), (-22, -330), (0, -398), (22, -330), (22, 0)))
    hilt = joined(rect(-12, -6, 24, 132, 8), disc(0, 136, 20))
    at = (597, 434, 1.0, -5)
    lit(painter, placed(joined(blade, hilt), *at), look.BONE, look.BONE, (5, -4), shade="#565270", width=8, smooth=True)
    fill(painter, placed(polygon(((0, -398), (0, 0), (-22, 0), (-22, -330))), *at), "#7E7A98")
    lit(painter, placed(rect(-66, -18, 132, 28, 12), *at), look.BRASS, look.BONE, (3, -5), shade="#6B4416", width=6)


def _scales(painter: QPainter) -> None:
    """The scales hang from her hand before her: a heart weighs more than the weight."""
    deep = "#6B4416"
    lit(painter, ring(316, 606, 24, 13), look.BRASS, look.BONE, (3, -3), shade=deep, width=5)
    fist(painter, 304, 566, 62, 0.6, mixed("#04050E", _STONE, 0.8), back=True, towards=(7, -5))
    lit(painter, thick_line(((314, 630), (312, 676)), 12), look.BRASS, look.BONE, (3, -3), width=5)
    lit(painter, thick_line(((212, 700), (412, 662)), 16), look.BRASS, look.BONE, (2, -5), shade=deep)
    lit(painter, disc(312, 681, 20), look.BRASS, look.BONE, (3, -4), shade=deep, width=5)
    for x, y in ((222, 698), (402, 664)):
        for dx in (-46, 46):
            rimmed(painter, thick_line(((x, y), (x + dx, y + 160)), 5), look.BRASS, BLACK, 4)
        pan = blob(((x - 62, y + 156), (x + 62, y + 156), (x + 36, y + 204), (x - 36, y + 204)), tension=0.6)
        lit(painter, pan, look.BRASS, look.BONE, (5, -6), shade=deep)
    heart = blob(((0, 58), (-48, 0), (-38, -36), (-2, -20), (34, -38), (48, 0)), tension=0.8)
    lit(painter, placed(heart, 222, 806), "#D8342E", look.BONE, (4, -5), shade="#5A0A12", width=5)
    lit(painter, joined(rect(374, 764, 56, 54, 4), disc(402, 756, 13)), "#3A3744", look.BONE, (4, -4), width=5)
