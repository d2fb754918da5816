"""The Star, Major XVII."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, nail, pale_of
from demoncity_gui.cards.drawing.hands import cradle
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#DDB4A8"
_DUSKY: Final = "#6A4C74"
_GOWN: Final = "#D8D6EC"
_POOL: Final = "#0C2444"
_HAIR: Final = "#4E3670"
_LAMP: Final = (8, -8)
_STAR: Final = (520, 186)


def scene(painter: QPainter, t: Tones) -> None:
    """A woman kneels at a pool, her head bowed, and pours a jug with both hands where a great star is mirrored."""
    sky(painter, "#040A22", "#2A62A0", 780)
    x, y = _STAR
    glow(painter, x, y, 560, "#7CC0F4", 0.7)
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(x, y, 320 + step * 70, 380 + step * 96))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.36)
    city(painter, 700, "#20344C", None, tall=130, seed=14, left=20, right=680)
    city(painter, 706, "#0A1424", look.SODIUM, tall=80, seed=31, left=20, right=680, edge=mixed(BLACK, t.light, 0.6))
    for a, b, size in ((330, 90, 26), (640, 380, 22), (380, 300, 24), (96, 372, 24), (440, 420, 20), (606, 480, 22),
        (60, 470, 18)):  # fmt: skip
        fill(painter, star(a, b, size, size * 0.28, 4), look.BONE)
    _great_star(painter, t)
    _pool(painter, t)
    _kneeling(painter, t)


def _great_star(painter: QPainter, t: Tones) -> None:
    """Eight points, cut like a jewel: one side of each in the light, the other in the dusk."""
    x, y = _STAR
    glow(painter, x, y, 150, look.BONE, 0.4)
    stroke(painter, joined(star(x, y, 96, 36, 8, 22.5), star(x, y, 140, 36, 4), star(x, y, 104, 36, 4, 45)),
        "#0E2440",
        11)  # fmt: skip
    dusk = mixed(BLACK, t.light, 0.66)
    for start, far, near in ((22.5, 96, 34), (67.5, 96, 34), (0, 140, 36), (45, 104, 36)):
        for turn in range(0, 360, 90):
            ends = [(x + reach * math.sin(math.radians(start + turn + a)), y - reach * math.cos(math.radians(start
                + turn + a))) for reach, a in ((near, -22.5), (far, 0), (near, 22.5))]  # fmt: skip
            fill(painter, polygon(((x, y), ends[0], ends[1])), look.BONE)
            fill(painter, polygon(((x, y), ends[1], ends[2])), dusk if far < 100 else mixed(t.light, look.BONE, 0.35))


def _pool(painter: QPainter, t: Tones) -> None:
    """Water up to the other bank; the star lies in it, cut in strips by the ripples."""
    fill(painter, rect(20, 700, 680, 340), _POOL)
    lit(painter, rect(0, 696, 720, 12), "#1A2840", t.light, (0, -5), width=4)
    x, y = _STAR[0], 866
    glow(painter, x, y, 250, t.light, 0.6)
    mirrored = joined(star(x, y, 112, 44, 8, 22.5), star(x, y, 172, 44, 4), star(x, y, 124, 44, 4, 45))
    for row in range(13):
        top, aside = 712 + row * 24, (-9, 7, -4, 11, -7)[row % 5]
        strip = blob(((x - 260, top + 8), (x - 90, top), (x + 110, top + 3), (x + 260, top + 10), (x + 90, top + 17), (
            x - 110, top + 16)), tension=0.8)  # fmt: skip
        fill(painter, mirrored.translated(aside, 0).intersected(strip), look.BONE)
        wide = 70 + row * 9
        fill(painter, ink(((x - wide, top + 20, 1), (x + aside * 4, top + 22, 4), (x + wide, top + 19, 1))),
            mixed(_POOL, t.light, 0.6))  # fmt: skip


def _kneeling(painter: QPainter, t: Tones) -> None:
    """She from the side, down to her lap: the far hand over the jug, the near one under it.

    A head is 220. Near shoulder (134, 655), elbow (236, 880), wrist (430, 770).
    """
    bank = blob(((-40, 960), (120, 940), (330, 952), (432, 984), (470, 1060), (-40, 1060)), tension=0.6)
    lit(painter, bank, "#2A3A54", t.light, (3, -8), shade="#0A1020")
    fore = blob(((200, 620), (280, 646), (340, 626), (384, 584), (412, 610), (372, 668), (300, 706), (200, 700)),
        tension=0.7)  # fmt: skip
    lit(painter, fore, mixed(_DUSKY, _SKIN, 0.6), _SKIN, (4, -6), shade=_DUSKY, smooth=True)
    trunk = blob(((138, 540), (226, 556), (236, 596), (268, 642), (306, 706), (300, 800), (60, 800), (-40, 800), (-40,
        690), (30, 626), (96, 592), (132, 572)), tension=0.8)  # fmt: skip
    lit(painter, trunk, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    within(painter, trunk, blob(((-40, 640), (20, 668), (64, 660), (96, 610), (130, 580), (160, 600), (120, 740), (-40,
        760)), tension=0.6), mixed(_DUSKY, _SKIN, 0.5))  # fmt: skip
    within(painter, trunk, joined(ink(((84, 606, 1), (62, 634, 7), (58, 664, 8), (70, 700, 2))), ink(((20, 690, 1), (40,
        680, 5), (58, 686, 1)))), _DUSKY)  # fmt: skip
    gown = blob(((-40, 720), (60, 712), (170, 700), (262, 664), (296, 690), (318, 734), (312, 790), (290, 850), (300,
        890), (370, 916), (420, 956), (428, 1000), (400, 1060), (-40, 1060)), tension=0.7)  # fmt: skip
    lit(painter, gown, _GOWN, look.BONE, _LAMP, shade="#3E4478", smooth=True)
    for high in (0, 60, 120):  # the star's light doesn't reach so far down
        glaze(painter, blob(((-40, 780 + high), (160, 860 + high), (450, 900 + high), (450, 1070), (-40, 1070)),
            tension=0.6).intersected(gown), "#1A2048", 0.26)  # fmt: skip
    within(painter, gown, folds(((300, 900), (200, 930), (60, 940), 14), ((380, 940), (260, 980), (80, 990), 16), ((
        270, 830), (250, 890), (180, 920), 12), ((286, 740), (250, 800), (256, 860), 12)), "#7A84B4")  # fmt: skip
    lit(painter, ink(((250, 676, 12), (212, 620, 18), (168, 576, 16), (120, 590, 12))), _GOWN, look.BONE, (4, -5),
        shade="#3E4478", width=5)  # fmt: skip
    arm = blob(((160, 588), (116, 596), (88, 640), (94, 700), (120, 770), (156, 838), (190, 892), (228, 920), (272,
        910), (340, 866), (392, 820), (438, 784), (462, 758), (440, 742), (412, 752), (356, 782), (302, 806), (268,
        818), (232, 776), (204, 716), (192, 650), (184, 606)), tension=0.75)  # fmt: skip
    glaze(painter, arm.translated(-14, 24).intersected(gown), "#1A2048", 0.4)
    lit(painter, arm, _SKIN, look.BONE, _LAMP, shade=_DUSKY, smooth=True)
    fill(painter, ink(((268, 820, 2), (254, 842, 6), (232, 852, 1))), _DUSKY)
    with cradle(painter, 474, 728, 52, 0.86, _SKIN, towards=_LAMP):
        _jug(painter, t)
    far = [((384 + 25 * k, 566 - 1 * k, 27), (402 + 25 * k, 582 - k, 29), (412 + 24 * k, 612, 25), (412 + 22 * k,
        640 - 5 * abs(k - 1.5), 16)) for k in range(4)]  # fmt: skip
    flesh(painter, [digit(chain) for chain in reversed(far)], _SKIN, (0.7, -0.7), 5)
    fill(painter, joined(*(nail(chain) for chain in far)), pale_of(_SKIN))
    _head(painter, t)


def _jug(painter: QPainter, t: Tones) -> None:
    """Of gold, tipped over; what falls out of it shines."""
    at = (466, 654, 1.18, 128)
    jug = blob(((-40, 84), (-70, 10), (-48, -46), (-30, -74), (-46, -106), (46, -106), (30, -74), (48, -46), (70, 10),
        (40, 84)), tension=0.7)  # fmt: skip
    foot = blob(((-46, 98), (-34, 78), (34, 78), (46, 98)), tension=0.3)
    lit(painter, placed(foot, *at), look.SODIUM, "#FFF0C0", (4, -4), shade="#8C5A1E")
    shape = placed(jug, *at)
    lit(painter, shape, look.SODIUM, "#FFF0C0", _LAMP, shade="#8C5A1E")
    for band in (-44, -30, 44):
        within(painter, shape, placed(rect(-90, band, 180, 7), *at), "#8C5A1E")
    fill(painter, placed(disc(0, -106, 45, 13), *at), BLACK)
    _pour(painter, ((552, 730, 40), (574, 764, 46), (588, 820, 46), (594, 880, 48), (596, 930, 52)), t.light,
        (1.5, 2.2, 2.9))  # fmt: skip


def _head(painter: QPainter, t: Tones) -> None:
    """Her bowed head, the face in the star's light; the hair falls forward over her shoulder."""
    painter.save()
    painter.translate(262, 446)
    painter.rotate(28)
    painter.scale(1.1, 1.1)
    side(painter, 0, 0, 1, Face("#A8808C", "#EACABE", nose=Nose.SNUB, stern=-0.9, brow=5, brow_colour=_HAIR,
        lips="#A83A5C", smile=0.6, open=False))  # fmt: skip
    painter.restore()
    nape = blob(((150, 420), (128, 520), (130, 640), (170, 700), (230, 660), (226, 540), (226, 470), (240, 430)),
        tension=0.8)  # fmt: skip
    crown = placed(blob(((54, -74), (46, -102), (10, -122), (-40, -120), (-86, -90), (-106, -30), (-100, 40), (-84, 70),
        (-50, 56), (-32, 22), (-28, -4), (-22, -36), (0, -48), (28, -62)), tension=0.8), 262, 446, 1.1, 28)  # fmt: skip
    lit(painter, crown.united(nape), "#2A1C44", t.light, (6, -7))
    locks = (
        ((240, 470, 22), (250, 550, 40), (274, 630, 42), (298, 720, 30), (290, 800, 2)),
        ((290, 338, 6), (226, 346, 44), (168, 400, 62), (142, 480, 66), (146, 560, 70), (166, 650, 58), (160, 740, 40),
            (182, 810, 3)),
        ((320, 352, 6), (262, 368, 46), (206, 420, 60), (182, 500, 66), (184, 580, 70), (210, 670, 60), (206, 764, 42),
            (232, 856, 3)),
        ((344, 376, 6), (300, 386, 36), (250, 420, 46), (222, 490, 52), (218, 570, 58), (246, 660, 52), (252, 760, 38),
            (286, 856, 3)),
    )  # fmt: skip
    for number, lock in enumerate(locks):
        lit(painter, ink(lock), ("#3E2A5C", _HAIR, "#5A4080", _HAIR)[number], t.light, (5, -5), shade="#1A1230",
            width=5, smooth=True)  # fmt: skip
        for aside in (-9, 9):
            thread = [(x + aside * w / 60, y, 5) for x, y, w in lock[1:-1]]
            within(painter, ink(lock), ink([(*lock[0][:2], 1), *thread, (*lock[-1][:2], 1)]), "#1A1230" if aside < 0
                else mixed(_HAIR, t.light, 0.4))  # fmt: skip


def _pour(painter: QPainter, course: Sequence[tuple[float, float, float]], colour: str | QColor,
    rings: Sequence[float]) -> None:  # fmt: skip
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
    for grown in rings:
        around = disc(x, y + wide * 0.1, wide * grown, wide * grown * 0.26)
        stroke(painter, around, mixed(colour, look.BONE, 0.6), wide * 0.1)
    splash = joined(disc(x, y + wide * 0.06, wide * 1.1, wide * 0.3), *(limb(((x + wide * a * 0.6, y, wide * 0.3), (x
        + wide * a, y - wide * b, wide * 0.05))) for a, b in ((-1.3, 0.6), (-0.8, 0.95), (0.8, 0.95), (1.3,
        0.6))))  # fmt: skip
    lit(painter, splash, look.BONE, look.BONE, (-2, -3), shade=mixed(colour, look.BONE, 0.4), edge="#0C2A44", width=4)
    drops = joined(*(disc(x + wide * a, y - wide * b, wide * 0.1) for a, b in ((-1.5, 1), (1.5, 0.95), (-0.95, 1.4),
        (1.0, 1.45))))  # fmt: skip
    lit(painter, drops, look.BONE, look.BONE, edge="#0C2A44", width=3)
