"""The World, Major XXI."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

_LAMP: Final = (7, -6)


def scene(painter: QPainter, t: Tones) -> None:
    """A dancer inside a great wreath, in the light of one lamp; the four suits are set in it."""
    sky(painter, "#4A2E12", "#1C100A", 1000)
    fill(painter, rays(350, 570, 250, 900, 44, 54), "#A8762A")
    glow(painter, 350, 570, 470, t.light, 0.75)
    inside = disc(350, 566, 258, 420)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    sky(painter, "#060A1C", "#24507A", 900, 130)
    for left, right, share in ((120, 640, 0.12), (200, 560, 0.14), (260, 480, 0.18)):  # one lamp, above
        glaze(painter, polygon(((300, 100), (360, 100), (right, 1040), (left, 1040))), "#FFE9B0", share)
    stars(painter, 18, (110, 180), (480, 560), look.BONE)
    painter.restore()
    _wreath(painter)
    _dancer(painter, t)
    for suit, x, y in ((Suit.WANDS, 102, 392), (Suit.CUPS, 598, 392), (Suit.SWORDS, 102, 900),
        (Suit.PENTACLES, 598, 900)):  # fmt: skip
        lit(painter, disc(x, y, 66), "#17131A", t.light, (-3, -6), width=6)
        stroke(painter, disc(x, y, 60), t.light, 6)
        paint_glyph(painter, suit, x, y, 92, rim=BLACK)


def _wreath(painter: QPainter) -> None:
    """Laurel bound with red above; the lamp's side of each leaf is bright."""
    leaf = blob(((0, -64), (24, -20), (16, 34), (0, 56), (-16, 34), (-24, -20)))
    for i in range(38):
        angle = radians(-90 + (i + 0.5) * 360 / 38)
        x, y = 350 + 268 * cos(angle), 566 + 424 * sin(angle)
        along = 1 if i < 19 else -1
        turn = -90 + (i + 0.5) * 360 / 38 + (180 if along > 0 else 0)
        high = (990 - y) / 850
        for lean in (-34, 34):
            near = (lean > 0) == (along > 0)
            tone = mixed(BLACK, look.HORROR, (0.34 if near else 0.5) + (0.26 if near else 0.44) * high)
            rimmed(painter, placed(leaf, x, y, 0.86, turn + lean), tone, BLACK, 4)
            fill(painter, placed(limb(((0, -44, 2), (3, 30, 6))), x, y, 0.86, turn + lean), mixed(BLACK, tone, 0.62))
        if i % 3 == 1:
            lit(painter, disc(x, y, 11), look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)
    loop = blob(((0, 0), (40, -44), (88, -40), (84, 6), (40, 16)))
    tail = polygon(((-6, 4), (14, 0), (48, 56), (30, 54), (22, 70)))
    for part in (tail, loop):
        for way in (False, True):
            lit(painter, placed(part, 350, 136, 0.9, mirror=way), look.OXBLOOD, look.DANGER, (4, -6), shade="#33090F",
                width=5)  # fmt: skip
    lit(painter, disc(350, 136, 20), look.OXBLOOD, look.DANGER, (4, -4), width=5)


def _dancer(painter: QPainter, t: Tones) -> None:
    """She dances on one leg, a knee lifted, hips against shoulders: a wand flung up, a scarf's end in the other hand.

    A head is 130. Shoulders (290, 484) and (412, 458); hips (282, 742) and (376, 756); elbows (186, 580), (526, 334).
    """
    skin, shade, gleam = "#F4D4B0", "#8A5034", "#FFF0DC"
    _ribbon(painter, ((462, 150, 16), (530, 150, 40), (560, 230, 46), (520, 340, 26), (524, 470, 40), (556, 570, 50), (
        510, 668, 46), (400, 716, 40), (280, 716, 34), (196, 728, 20), (160, 716, 12)))  # fmt: skip
    _flying_hair(painter, t)
    _dress(painter, skin, gleam)
    chest = blob(((268, 482), (292, 462), (322, 450), (330, 424), (366, 420), (376, 440), (404, 436), (428, 446), (436,
        480), (422, 530), (414, 570), (404, 600), (310, 610), (300, 570), (284, 526)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, gleam, _LAMP, shade=shade, smooth=True)
    within(painter, chest, blob(((270, 470), (310, 462), (340, 500), (330, 534), (292, 532), (280, 506))), skin)
    lines = (
        ((304, 490, 1), (326, 480, 5), (344, 486, 1)),
        ((362, 484, 1), (380, 474, 5), (398, 474, 1)),
        ((296, 532, 1), (294, 514, 8), (304, 494, 1)),
    )
    fill(painter, joined(*(ink(line) for line in lines)), "#C08A64")
    arm(painter, ((290, 488), (188, 582), (190, 694)), 60, skin, gleam, _LAMP, skin=skin, body=chest)
    _ribbon(painter, ((170, 744, 14), (156, 780, 32), (118, 802, 40), (76, 786, 34), (36, 806, 2)))
    fist(painter, 178, 734, 200, 0.5, skin, towards=(0.8, -0.6))
    _wand(painter, 452, 152, 16)
    arm(painter, ((410, 464), (526, 336), (452, 222)), 58, skin, gleam, _LAMP, skin=skin, body=chest)
    fist(painter, 452, 154, 14, 0.54, skin, towards=(0.8, -0.6))
    fill(painter, joined(ink(((412, 452, 1), (402, 478, 8), (412, 506, 5), (420, 524, 2))), ink(((440, 470, 1), (458,
        456, 6), (470, 436, 1)))), "#B87E58")  # fmt: skip
    _bodice(painter)
    _dancers_head(painter, t, skin)


def _ribbon(painter: QPainter, course: Sequence[tuple[float, float, float]]) -> None:
    """Her violet sash, which flies."""
    shape = ink(course)
    lit(painter, shape, mixed(BLACK, "#A58BE0", 0.8), "#D8C8FF", (3, -7), shade="#2A1C50", width=5, smooth=True)


def _flying_hair(painter: QPainter, t: Tones) -> None:
    """Locks that lag behind the turn, each in its own wave."""
    tone, deep = "#5A2A16", "#1C0C08"
    locks = (
        ((330, 330, 90), (270, 380, 84), (220, 460, 60), (160, 480, 40), (110, 540, 4)),
        ((320, 300, 90), (250, 330, 80), (190, 400, 60), (130, 400, 40), (70, 450, 4)),
        ((330, 360, 80), (290, 430, 70), (250, 520, 50), (200, 560, 34), (170, 620, 4)),
        ((320, 270, 70), (250, 280, 64), (190, 320, 46), (140, 310, 30), (90, 340, 4)),
    )
    for number, lock in enumerate(locks):
        lit(painter, ink(lock), (tone, "#6B341C", "#4A2010", "#6B341C")[number], t.light, (3, -7), shade=deep,
            width=6, smooth=True)  # fmt: skip
        for aside in (-12, 10):
            strands(painter, [((lock[0][0], lock[0][1] + aside), (lock[2][0] + 20, lock[2][1] + aside * 0.6 - 26),
                (lock[3][0], lock[3][1] + aside * 0.4))], tone, t.light, 6)  # fmt: skip


def _dress(painter: QPainter, skin: str, gleam: str) -> None:
    """The whirling skirt, close about the leg she stands on; the lifted leg comes bare out of its slit."""
    red, deep = "#B81E32", "#3A0810"
    back = blob(((350, 700), (440, 760), (500, 860), (600, 960), (720, 1010), (720, 1080), (300, 1080), (320, 860)),
        tension=0.7)  # fmt: skip
    lit(painter, back, "#7E1422", "#E0605A", (6, -6), shade=deep)
    within(painter, back, joined(ink(((420, 800, 2), (490, 920, 14), (600, 1070, 24))), ink(((440, 790, 2), (540, 910,
        10), (690, 1040, 18)))), deep)  # fmt: skip
    thigh = ((366, 748), (508, 762), (398, 916))
    leg(painter, thigh, 112, skin, gleam, _LAMP, bare=True, shade="#8A5034", calf=-1)
    fill(painter, disc(503, 776, 17), skin)
    fill(painter, ink(((478, 752, 1), (500, 758, 6), (510, 778, 1))), "#B87E58")
    shoe = blob(((380, 898), (418, 912), (412, 944), (388, 976), (358, 1004), (342, 1000), (352, 962), (366, 926)),
        tension=0.7)  # fmt: skip
    lit(painter, shoe, look.SODIUM, look.BONE, (4, -4), shade="#8C5A1E", width=5)
    front_ = blob(((306, 630), (404, 616), (424, 664), (448, 706), (420, 724), (380, 772), (350, 850), (334, 940), (336,
        1080), (-20, 1080), (30, 1000), (150, 940), (226, 860), (242, 790), (250, 730), (280, 676)),
        tension=0.7)  # fmt: skip
    lit(painter, front_, red, "#FF9A88", (8, -7), shade=deep)
    folds = (((270, 800, 2), (262, 880, 12), (190, 970, 18), (60, 1070, 26)), ((304, 820, 1), (298, 910, 12), (254, 990,
        20), (170, 1080, 28)), ((346, 730, 2), (330, 830, 12), (312, 950, 18), (276, 1080, 28)), ((396, 650, 1), (416,
        690, 8), (424, 716, 1)), ((340, 660, 1), (366, 700, 8), (396, 730, 1)))  # fmt: skip
    within(painter, front_, joined(*(ink(line) for line in folds)), deep)


def _bodice(painter: QPainter) -> None:
    """Her bodice and a belt."""
    red, deep = "#B81E32", "#3A0810"
    bodice = blob(((288, 540), (304, 526), (334, 540), (354, 556), (378, 532), (406, 518), (426, 522), (420, 580), (404,
        632), (306, 646), (304, 600)), tension=0.7)  # fmt: skip
    lit(painter, bodice, red, "#FF9A88", (8, -6), shade=deep)
    within(painter, bodice, joined(ink(((316, 550, 1), (330, 590, 6), (332, 640, 1))), ink(((400, 540, 1), (388, 590,
        6), (384, 634, 1)))), deep)  # fmt: skip
    belt = blob(((302, 630), (354, 640), (408, 612), (414, 640), (356, 670), (296, 660)), tension=0.6)
    lit(painter, belt, look.SODIUM, look.BONE, (3, -5), shade="#8C5A1E", width=6)
    lit(painter, star(356, 652, 30, 12), look.BONE, "#FFFFFF", (3, -4), shade=look.MUTED, width=5)


def _wand(painter: QPainter, x: float, y: float, turn: float) -> None:
    """The dancer's wand, held in its middle, a knob at each end."""
    lit(painter, placed(rect(-9, -96, 18, 192, 9), x, y, 1, turn), look.BONE, look.BONE, (3, -3), shade=look.MUTED,
        width=6)  # fmt: skip
    for end in (-96, 96):
        lit(painter, placed(disc(0, end, 16), x, y, 1, turn), look.SODIUM, look.BONE, (3, -3), shade="#8C5A1E", width=5)


def _dancers_head(painter: QPainter, t: Tones, skin: str) -> None:
    """Her head thrown back, in profile: she smiles up along her arm; stars in the hair."""
    painter.save()
    painter.translate(340, 350)
    painter.rotate(-16)
    painter.scale(0.8, 0.8)
    side(painter, 0, 0, 1, Face("#A8704C", skin, nose=Nose.SNUB, brow=7, stern=-0.6, smile=1.2, lid=0.2, squint=0.4,
        lips="#B8202C", iris="#3A6A4A", jaw=0.1))  # fmt: skip
    hair = blob(((58, -70), (48, -102), (8, -126), (-44, -122), (-90, -90), (-106, -30), (-100, 50), (-70, 76), (-46,
        44), (-32, 10), (-26, -20), (-6, -44), (28, -64)), tension=0.8)  # fmt: skip
    lit(painter, hair, "#5A2A16", t.light, (7, -5), shade="#1C0C08")
    strands(painter, [((48, -84), (0, -98), (-64, 10)), ((36, -76), (-20, -70), (-78, 40)), ((16, -108), (-60, -90),
        (-92, 0))], "#5A2A16", t.light, 8)  # fmt: skip
    for number, (x, y) in enumerate(((42, -96), (0, -112), (-44, -108), (-80, -74))):
        lit(painter, star(x, y, 28, 12, 5, number * 15), look.BONE, "#FFFFFF", (3, -3), shade=look.MUTED, width=4)
        fill(painter, disc(x, y, 7), look.SODIUM)
    lit(painter, disc(-18, 42, 11, 16), look.SODIUM, look.BONE, (3, -3), shade="#8C5A1E", width=4)
    painter.restore()
