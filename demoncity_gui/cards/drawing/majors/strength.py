"""Strength, Major VIII."""

from __future__ import annotations

from functools import partial
from math import radians, sin
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle, fingers
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"
_GOWN: Final = "#E6DAC4"


def scene(painter: QPainter, t: Tones) -> None:
    """A woman bends over a great wolf, one hand upon its muzzle, one under its jaw, and it lets her."""
    sky(painter, "#160F18", "#4A2A1E", 900)
    bricks(painter, 30, -150, 640, 1060, "#2A1712", t.light)
    glow(painter, 250, 300, 400, t.light, 0.75)
    fill(painter, disc(250, 300, 236), mixed(BLACK, t.light, 0.82))
    fill(painter, disc(250, 300, 190), t.light)
    for x in (60, 640):  # the bars of the cage she has opened
        lit(painter, rect(x - 13, -150, 26, 1200), "#241A1C", t.light, (6 if x < 350 else -6, 0), shade=BLACK, width=5)
    fill(painter, rect(20, 900, 660, 160), mixed("#2A1712", t.light, 0.55))  # the floor, with her lamp on it
    _without_end(painter, 300, 84)
    trunk = _gown(painter, t)
    _shoulders(painter, t)
    sleeved = partial(arm, painter, width=104, colour=_GOWN, light=look.BONE, towards=(-8, -7), cuff=look.SODIUM,
        skin=_SKIN, body=trunk)  # fmt: skip
    sleeved(((540, 486), (592, 706), (424, 850)))
    with cradle(painter, 356, 866, -58, 1.16, _SKIN, towards=(-0.6, -0.8)):
        _great_wolf(painter, t)
    sleeved(((330, 488), (124, 562), (172, 642)))
    fingers(painter, 194, 722, 68, 1.16, _SKIN, mirror=True, towards=(-0.6, -0.8))
    gloom(painter, 330, 470, 400, 0.45)


def _without_end(painter: QPainter, x: float, y: float) -> None:
    """The sign without end, a ribbon of light over her head."""
    glow(painter, x, y, 150, look.BONE, 0.35)
    for colour, width in ((BLACK, 26), (look.BONE, 14)):
        path = QPainterPath()
        path.moveTo(x, y)
        path.cubicTo(x + 32, y - 50, x + 100, y - 46, x + 100, y)
        path.cubicTo(x + 100, y + 46, x + 32, y + 50, x, y)
        path.cubicTo(x - 32, y - 50, x - 100, y - 46, x - 100, y)
        path.cubicTo(x - 100, y + 46, x - 32, y + 50, x, y)
        stroke(painter, path, colour, width)


def _gown(painter: QPainter, t: Tones) -> QPainterPath:
    """She: loose red hair, a white gown with sleeves; from her waist on she is behind the beast."""
    fall = blob(((420, 170), (500, 150), (560, 220), (590, 320), (640, 420), (650, 500), (616, 530), (630, 600), (560,
        620), (480, 560), (440, 420)), tension=0.8)  # fmt: skip
    lit(painter, fall, "#7A2A16", t.light, (-7, -9), shade="#2B0E08")
    strands(painter, [((520 + a * 0.5, 240), (560 + a, 380), (590 + a * 1.2, 560)) for a in (-30, -6, 16, 36)],
        "#7A2A16", t.light, 7)  # fmt: skip
    trunk = bust(434, 404, 296, 800)
    lit(painter, trunk, _GOWN, look.BONE, (-8, -7), shade="#8A745C")
    throat = polygon(((388, 400), (480, 400), (462, 452), (426, 500), (400, 452)))
    within(painter, trunk, throat, _SKIN)
    stroke(painter, polygon(((388, 398), (400, 452), (426, 500), (462, 452), (482, 398))), look.SODIUM, 9)
    neck(painter, 430, 330, 66, 420, _SKIN)
    painter.save()
    painter.translate(404, 288)
    painter.rotate(-10)
    painter.scale(1.06, 1.06)
    painter.translate(-400, -320)
    _her_head(painter, t)
    painter.restore()
    return trunk


def _her_head(painter: QPainter, t: Tones) -> None:
    """Her head bent over the beast, eyes lowered, half a smile; a wreath of flowers on her hair."""
    brown, dark = "#7A2A16", "#2B0E08"
    with tilted(painter, 400, 320, -14):
        turned(painter, 386, 306, 0.94, Face("#B8845C", _SKIN, nose=Nose.SNUB, stern=-0.5, brow=8, lips="#B01828",
            smile=0.75, jaw=0.1, open=False), mirror=True)  # fmt: skip
        top = blob(((318, 270), (322, 214), (366, 184), (436, 190), (476, 244), (488, 330), (478, 372), (452, 330),
            (436, 284), (396, 240), (350, 240)), tension=0.8)  # fmt: skip
        lit(painter, top, brown, t.light, (-7, -8), shade=dark)
        for number in range(6):  # a wreath of flowers
            x, y = 322 + number * 28, 232 - 46 * sin(radians(14 + number * 28))
            lit(painter, star(x, y, 24, 10, 5, number * 17), (look.BONE, look.DANGER)[number % 2], look.BONE, (-3, -3),
                width=4)  # fmt: skip
            fill(painter, disc(x, y, 6), look.SODIUM)


def _shoulders(painter: QPainter, t: Tones) -> None:
    """The wolf's neck, back and breast, before her and out of the frame at the right; its forelegs go down."""
    fur, dark = "#4A3C3E", "#140D12"
    back = blob(((250, 1080), (270, 900), (300, 720), (372, 622), (470, 606), (560, 640), (640, 640), (740, 670), (740,
        1080)), tension=0.7)  # fmt: skip
    lit(painter, back, fur, t.light, (-3, -10), shade=dark)
    within(painter, back, blob(((200, 1100), (270, 900), (420, 860), (560, 880), (600, 760), (740, 760), (740, 1100)),
        tension=0.6), dark)  # fmt: skip
    blade = blob(((470, 1080), (500, 940), (560, 820), (640, 760), (740, 770), (740, 1080)), tension=0.8)
    lit(painter, blade, fur, t.light, (-6, -9), shade=dark)
    locks = [limb(((x, y, 3), (x + 18, y + 28, 11), (x + 14, y + 64, 2))) for x, y in ((610, 668), (650, 690), (618,
        850), (560, 920), (650, 900), (340, 920), (400, 950), (450, 900), (300, 960))]  # fmt: skip
    fill(painter, joined(*locks), mixed(BLACK, fur, 0.5))


def _great_wolf(painter: QPainter, t: Tones) -> None:
    """A wolf's head as large as a lion's, its jaws shut, its ears back, its eye turned up to her."""
    fur, dark, light, towards = "#66544F", "#1E161A", t.light, (-4, -10)
    far = blob(((344, 600), (372, 540), (424, 502), (452, 506), (440, 560), (410, 610)), tension=0.6)
    lit(painter, far, dark, light, towards, shade=BLACK)
    lower = blob(((98, 812), (104, 850), (140, 874), (220, 884), (310, 892), (390, 850), (380, 790), (240, 790)),
        tension=0.7)  # fmt: skip
    lit(painter, lower, mixed(BLACK, fur, 0.8), light, towards, shade=dark)
    skull = polygon(((62, 742), (82, 712), (130, 700), (204, 684), (264, 652), (306, 606), (362, 582), (430, 586),
        (500, 624), (478, 648), (530, 700), (490, 704), (520, 768), (474, 764), (486, 828), (442, 812), (434, 868),
        (396, 842), (362, 884), (340, 846), (316, 822), (250, 828), (180, 836), (112, 836), (80, 812),
        (64, 776)))  # fmt: skip
    lit(painter, skull, fur, light, towards, shade=dark)
    within(painter, skull, polygon(((90, 766), (190, 754), (280, 772), (340, 820), (362, 900), (60, 900))), "#A98A72")
    within(painter, skull, blob(((372, 730), (440, 680), (540, 660), (560, 900), (390, 900), (356, 820)), tension=0.6),
        dark)  # fmt: skip
    near = blob(((386, 620), (406, 556), (456, 512), (492, 502), (500, 556), (476, 620), (432, 644)), tension=0.6)
    lit(painter, near, fur, light, towards, shade=dark)
    fill(painter, blob(((420, 618), (434, 570), (474, 530), (476, 570), (452, 620)), tension=0.6), dark)
    mouth = limb(((84, 800, 3), (124, 822, 8), (200, 820, 8), (270, 806, 8), (318, 794, 7), (336, 774, 3)))
    fill(painter, mouth, BLACK)
    for x, y, high in ((132, 822, 44), (246, 814, 24), (278, 806, 22)):  # teeth that show though it is shut
        rimmed(painter, polygon(((x - 12, y - 4), (x + 12, y - 4), (x + 1, y + high))), look.BONE, BLACK, 4)
    fill(painter, joined(*(disc(x, y, 4) for x, y in ((118, 784), (140, 774), (150, 796), (172, 784)))), dark)
    fill(painter, blob(((48, 744), (62, 714), (100, 708), (116, 730), (100, 758), (66, 778), (50, 766)), tension=0.8),
        BLACK)  # fmt: skip
    fill(painter, disc(76, 728, 13, 5), look.MUTED)
    rimmed(painter, blob(((286, 712), (304, 682), (346, 668), (374, 684), (344, 710), (312, 720)), tension=0.8),
        look.SODIUM, BLACK, 6)  # fmt: skip
    fill(painter, disc(330, 687, 14, 15), BLACK)
    fill(painter, disc(325, 681, 5), look.BONE)
    fill(painter, limb(((280, 712, 3), (302, 678, 9), (346, 662, 9), (382, 684, 4))), BLACK)
    fill(painter, limb(((300, 650, 3), (336, 630, 9), (384, 636, 3))), dark)
    tufts = [limb(((x, y, 2), (x + 14, y + 22, 9), (x + 10, y + 52, 2))) for x, y in ((400, 690), (430, 740), (384,
        760), (452, 690))]  # fmt: skip
    fill(painter, joined(*tufts), BLACK)
