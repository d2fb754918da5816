"""The Star, Major XVII."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A woman kneels under one great star, looks up to it and empties two jugs, one in the water, one on the stones."""
    sky(painter, "#060B20", mixed(BLACK, t.light, 0.62), 760)
    glow(painter, 330, 226, 460, t.light, 0.8)
    city(painter, 760, mixed(BLACK, t.light, 0.4), None, tall=190, seed=14, left=180, right=600)
    city(painter, 800, mixed(BLACK, t.light, 0.22), look.SODIUM, tall=170, seed=31, left=120, right=640)
    fill(painter, rect(20, 790, 660, 240), "#152436")
    for wall, way in ((((30, -150), (124, -150), (196, 790), (30, 900)), 1), (((670, -150), (640, -150), (586, 790),
        (670, 870)), -1)):  # fmt: skip
        lit(painter, polygon(wall), "#0E1424", t.light, (6 * way, -1), shade="#070A14")
    for x, y, pane in ((64, 470, t.dusk), (132, 470, look.SODIUM)):
        lit(painter, polygon(((x, y), (x + 40, y + 8), (x + 42, y + 80), (x, y + 76))), pane, pane, edge="#070A14",
            width=6)  # fmt: skip
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(330, 226, 270 + step * 84, 290 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.34)
    for x, y, size in ((520, 110, 20), (576, 420, 22), (236, 446, 24), (222, 560, 16), (548, 560, 16), (560, 250, 16),
        (530, 330, 14)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.28, 4), look.BONE)
    for left, right, share in ((60, 720, 0.12), (180, 600, 0.14)):  # its light falls down the alley
        glaze(painter, polygon(((300, 240), (360, 240), (right, 1040), (left, 1040))), t.light, share)
    lit(painter, star(330, 222, 172, 42, 8, 22.5), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7),
        width=5)  # fmt: skip
    lit(painter, star(330, 222, 182, 40, 4), look.BONE, look.BONE, width=5)
    lit(painter, star(330, 222, 112, 40, 4, 45), look.BONE, look.BONE, width=0.5, edge=look.BONE)
    _waters_edge(painter, t)
    _kneeling(painter, t)


def _waters_edge(painter: QPainter, t: Tones) -> None:
    """A pool with the star in it, and the stones beside."""
    bank = blob(((150, 1060), (200, 970), (330, 916), (470, 890), (600, 880), (720, 876), (720, 1060)), tension=0.7)
    pool = rect(20, 856, 680, 200)
    lit(painter, pool, "#0E2A44", t.light, (0, -5), width=4)
    hatch(painter, pool, Hatch.WAVES, mixed("#0E2A44", t.light, 0.5), pitch=26, width=5)
    painter.save()
    painter.translate(134, 956)
    painter.scale(1, 0.42)
    glow(painter, 0, 0, 190, t.light, 0.7)
    fill(painter, star(0, 0, 156, 30, 8, 22.5), t.light)
    fill(painter, star(0, 0, 210, 34, 4), look.BONE)
    painter.restore()
    lit(painter, bank, "#0C1A1E", look.HORROR, (-4, -6), shade="#060C10")
    for x, y in ((262, 990), (330, 1000), (560, 992), (610, 930), (640, 1000), (480, 1004)):
        blades = joined(*(limb(((x + dx, y + 14, 7), (x + dx * 2, y - 14, 2))) for dx in (-9, 0, 9)))
        fill(painter, blades, mixed(BLACK, look.HORROR, 0.5))


_SKIN: Final = "#F2DCC4"
_DUSKY: Final = "#9A7A80"
_SLIP: Final = "#E6E2EE"
_FOLDS: Final = "#6A7396"


def _kneeling(painter: QPainter, t: Tones) -> None:
    """She kneels in profile on her far knee, the near one before her; a jug in each hand, before her and behind.

    Hip (452, 716), near knee (214, 712), ankle (196, 936); far knee (378, 944), ankle (560, 940).
    """
    away = (-4, -8)
    painter.save()
    painter.translate(38, 100)
    painter.scale(0.9, 0.9)
    glow(painter, 70, 860, 110, t.light, 0.4)
    _pour(painter, ((62, 674, 10), (42, 690, 20), (32, 740, 25), (28, 830, 28), (28, 944, 30)), t.light)
    sparkle = joined(*(star(x, y, size, size * 0.26, 4) for x, y, size in ((60, 790, 16), (70, 860, 22), (96,
        900, 13))))  # fmt: skip
    rimmed(painter, sparkle, look.BONE, "#1A4A6A", 3)
    far = mixed("#3A2438", _SKIN, 0.88)
    arm(painter, ((386, 516), (338, 622), (226, 628)), 60, far, _SKIN, away, skin=far)
    with grip(painter, 164, 618, -52, 0.72, far, across=24, towards=(-0.4, -0.9)):
        _jug(painter, (164, 618), -52)
    shin = blob(((372, 916), (420, 898), (490, 908), (540, 926), (570, 950), (586, 978), (576, 990), (552, 988), (530,
        966), (480, 974), (400, 976)), tension=0.8)  # fmt: skip
    lit(painter, shin, far, _SKIN, away, shade=_DUSKY, width=5, smooth=True)
    foot = blob(((172, 922), (216, 922), (224, 956), (222, 984), (180, 990), (104, 990), (94, 978), (128, 962), (160,
        948)), tension=0.7)  # fmt: skip
    lit(painter, foot, _SKIN, look.BONE, away, shade=_DUSKY, width=5, smooth=True)
    within(
        painter, foot, folds(((98, 976), (112, 970), (118, 978), 5), ((114, 970), (128, 966), (132, 974), 4)), _DUSKY
    )
    leg(painter, ((446, 716), (214, 712), (196, 936)), 108, _SKIN, look.BONE, (-5, -8), bare=True, shade=_DUSKY,
        calf=-1)  # fmt: skip
    _slip(painter)
    painter.save()
    painter.translate(412, 506)
    painter.scale(1.04, 1.04)
    painter.translate(-404, -552)
    _star_head(painter, t)
    painter.restore()
    _pour(painter, ((650, 850, 8), (664, 866, 17), (671, 906, 21), (672, 984, 24)), t.light)
    arm(painter, ((444, 530), (466, 660), (540, 742)), 66, _SKIN, look.BONE, (-5, -6), skin=_SKIN)
    fill(
        painter, limb(((424, 506, 3), (414, 530, 5), (414, 556, 6), (422, 576, 6), (433, 600, 5), (450, 634, 5))), BLACK
    )  # the armhole
    with grip(painter, 588, 776, 100, 0.72, _SKIN, across=24, mirror=True, towards=(-0.4, -0.9)):
        _jug(painter, (588, 776), 74, mirror=True)
    painter.restore()


def _slip(painter: QPainter) -> None:
    """Her dress: it lies over the near thigh to the knee, and falls from her hip over the knee on which she kneels."""
    slip = blob(((372, 506), (352, 552), (352, 584), (376, 622), (386, 648), (356, 662), (290, 654), (222, 658),
        (178, 682), (164, 730), (166, 800), (152, 862), (190, 884), (226, 872), (258, 898), (292, 886),
        (322, 908), (322, 964),
        (346, 990), (430, 992), (470, 956), (500, 880), (530, 806), (540, 744), (524, 684), (494, 646), (472, 616),
        (470, 570), (468, 530), (440, 508), (404, 516)), tension=0.7)  # fmt: skip
    lit(painter, slip, _SLIP, look.BONE, (-9, -6), shade=_FOLDS)
    creases = folds(((490, 690), (390, 700), (250, 690), 10),
        ((214, 700), (204, 780), (188, 876), 9), ((246, 716), (240, 790), (232, 866), 10), ((250, 720), (290, 800),
        (284, 886), 12), ((300, 740), (352, 800), (336, 900), 12), ((420, 660),
        (360, 676), (310, 674), 7), ((380, 790), (390, 880), (350, 984), 12), ((440, 760), (440, 880), (400, 986), 13),
        ((516, 740), (500, 840), (446, 970), 13), ((356, 580), (400, 600), (450, 580), 7), ((384, 636), (420, 650),
        (470, 624), 9), ((404, 512), (398, 540), (376, 566), 7))  # fmt: skip
    within(painter, slip, creases, _FOLDS)
    painter.save()
    painter.setClipPath(slip, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((462, 470), (446, 560), (440, 650), (460, 710), (400, 752), (240, 752), (230, 1020), (580,
        1020), (580, 470)), tension=0.6), "#0A1030", 0.5)  # fmt: skip
    glaze(painter, blob(((440, 740), (390, 780), (240, 790), (310, 870), (340, 1020), (400, 1020), (430, 860)),
        tension=0.7), "#0A1030", 0.4)  # fmt: skip
    painter.restore()
    sash = limb(((370, 640, 14), (416, 640, 16), (486, 618, 14)))
    lit(painter, sash.intersected(slip), look.SODIUM, look.BONE, (-2, -5), shade="#8C5A1E", width=4)


def _star_head(painter: QPainter, t: Tones) -> None:
    """Her face is lifted to the star, her hair loose down her back."""
    tone, deep = "#4E3670", "#1A1230"
    with tilted(painter, 400, 520, 10):
        neck(painter, 404, 500, 48, 556, _SKIN)
        turned(painter, 398, 446, 0.68, Face(_DUSKY, _SKIN, nose=Nose.SNUB, brow=7, stern=-0.9, lid=0.05, gaze=0.8,
            lips="#B0283C", smile=0.9, jaw=0, arch=0.3), mirror=True)  # fmt: skip
        mass = blob(((62, -62), (58, -94), (20, -120), (-34, -120), (-82, -92), (-106, -36), (-112, 40), (-140, 120),
            (-182, 200), (-188, 270), (-178, 322), (-150, 270), (-126, 280), (-100, 220), (-70, 160), (-48, 84), (-38,
            30), (-26, 6), (-22, -20), (-10, -40), (14, -50), (38, -70)), tension=0.75)  # fmt: skip
        lit(painter, placed(mass, 400, 446, 0.74, mirror=True), tone, t.light, (4, -9), shade=deep)
        locks = (((362, 387), (415, 372), (452, 461)), ((370, 391), (422, 402), (443, 490)), ((378, 369), (459, 372),
            (470, 476)), ((430, 416), (452, 490), (471, 594)), ((444, 409), (467, 513), (489, 609)), ((459, 431), (481,
            535), (501, 668)))  # fmt: skip
        strands(painter, locks, tone, t.light, 6)
        fill(painter, joined(*(star(x, y, size, size * 0.26, 4) for x, y, size in ((440, 400, 11), (462, 466, 13), (486,
            538, 14), (520, 592, 11)))), look.BONE)  # fmt: skip


def _jug(painter: QPainter, hand: Point, turn: float, *, mirror: bool = False) -> None:
    """A jug with its handle in that hand, turned until it pours: to the left, or to the right if mirrored."""
    jug = blob(((-40, 66), (-58, 10), (-40, -40), (-26, -72), (-46, -96), (34, -92), (24, -72), (38, -40), (58, 10),
        (40, 66)), tension=0.7)  # fmt: skip
    handle = thick_line(((26, -72), (82, -66), (98, -40), (92, -4), (48, 24)), 1)
    x, y = hand
    middle = placed(disc(96, -34, 1), 0, 0, 0.8, turn, mirror=mirror).boundingRect().center()
    at = (x - middle.x(), y - middle.y(), 0.8, turn)
    for colour, width in ((BLACK, 25), (look.SODIUM, 14)):
        stroke(painter, placed(handle, *at, mirror=mirror), colour, width)
    shape = placed(jug, *at, mirror=mirror)
    lit(painter, shape, look.SODIUM, look.BONE, (-4, -9), shade="#8C5A1E")
    for band in (-30, -14):
        within(painter, shape, placed(rect(-70, band, 140, 6), *at, mirror=mirror), "#8C5A1E")
    fill(painter, placed(disc(-6, -94, 36, 8), *at, mirror=mirror), BLACK)


def _pour(painter: QPainter, course: Sequence[tuple[float, float, float]], colour: str | QColor) -> None:
    """Something that is poured, along (x, y, width) to where it strikes: two threads of light in it, a splash."""
    sides: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number, (x, y, wide) in enumerate(course):
        start, end = course[max(0, number - 1)], course[min(len(course) - 1, number + 1)]
        for way, points in zip((1, -1), sides, strict=True):
            dx, dy = along((0, 0), (end[0] - start[0], end[1] - start[1]), 0, way * wide / 2)
            points.append((x + dx, y + dy))
    stream = blob((*sides[0], *reversed(sides[1])), tension=0.9)
    lit(painter, stream, colour, mixed(colour, look.BONE, 0.6), (-4, -2), shade=mixed(BLACK, colour, 0.62), width=5)
    for share in (0.28, 0.62):
        thread = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, w * 0.1) for a, b, (_, _,
            w) in zip(*sides, course, strict=True)]  # fmt: skip
        fill(painter, limb(thread[: len(thread) - 1 if share > 0.5 else None]), mixed(colour, look.BONE, 0.85))
    x, y, wide = course[-1]
    for grown in (1.5, 2.4, 3.4):
        around = disc(x, y + wide * 0.1, wide * grown, wide * grown * 0.26)
        stroke(painter, around, mixed(colour, look.BONE, 0.6), wide * 0.1)
    foam = joined(*(disc(x + wide * a, y - wide * b, wide * c) for a, b, c in ((-0.72, 0, 0.26), (-0.34, 0.14,
        0.34), (0.1, 0.1,
        0.3), (0.5, 0.12, 0.34), (0.86, -0.02, 0.2), (-1, 0.5, 0.09), (-0.6, 0.8, 0.12), (0.9, 0.62, 0.12), (1.2, 0.3,
        0.08))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (-2, -3), shade=mixed(colour, look.BONE, 0.6), width=3)
