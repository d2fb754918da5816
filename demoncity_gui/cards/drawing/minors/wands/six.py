"""The Six of Wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _GLEAM, _WARM = "#C68A58", "#5A3220", "#FFD8A0", "#FFD890"
_RED, _NIGHT = "#A8202A", "#1A0A16"
_MATCHES: Final = ((76, 800), (150, 800), (508, 800), (573, 800), (638, 800))
"""Where the five of the crowd stand."""


def scene(painter: QPainter, t: Tones) -> None:
    """The new champion rides on two men's shoulders, laurelled, glove and match flung up; five more burn for him."""
    fill(painter, rect(0, -150, 700, 1300), "#12060F")
    for wide, tone in ((620, "#220C14"), (520, "#3A1418"), (420, "#58221A"), (310, "#7E3A1C")):
        fill(painter, disc(350, 380, wide), tone)
    for left, right in ((-260, -90), (130, 240), (460, 570), (790, 960)):  # the lamps above the ring
        glaze(painter, polygon(((330, -160), (370, -160), (right, 1100), (left, 1100))), look.SODIUM, 0.14)
    glow(painter, 350, 420, 300, "#FFC870", 0.5)
    _confetti(painter)
    for x, foot in _MATCHES:
        match(painter, x, foot, 264, 0, 2, 0.5)
        sleeve = polygon(((x - 26, foot - 6), (x + 26, foot - 6), (x + 36, foot + 150), (x - 36, foot + 150)))
        lit(painter, sleeve, "#4A3046", _WARM, (0, -6), shade=BLACK, width=4)
        fist(painter, x, foot - 42, 0, 0.46, "#B0683C", mirror=x > 350, towards=(0, -1))
    _crowd(painter, t)
    painter.save()
    painter.translate(-3, -56)
    _bearer(painter, Face("#8A5434", "#F0BE8C", nose=Nose.HOOKED, smile=1.5, brow=12, old=True), hat=True)
    painter.translate(690, -4)
    painter.scale(-1, 1)
    _bearer(painter, Face("#6A3C24", "#B87A4C", nose=Nose.BROAD, mouth=Mouth.LAUGH, brow=11, stern=-0.6), hat=False)
    painter.restore()
    painter.save()
    painter.translate(342, 40)
    painter.scale(0.84, 0.84)
    painter.translate(-342, -40)
    _champion(painter)
    painter.restore()
    for way in (-1, 1):
        _leg(painter, way)
    _belt(painter)
    gloom(painter, 350, 480, 560, 0.26)


def _leg(painter: QPainter, way: int) -> None:
    """A thigh that comes forward over a shoulder, the knee, the shin before the bearer's chest, held by his hand."""
    skin = "#F0BE8C" if way < 0 else "#B87A4C"
    painter.save()
    painter.translate(342, 0)
    painter.scale(0.95 * way, 1)
    fore = limb(((370, 1090, 92), (290, 1064, 84), (230, 1030, 62)))
    lit(painter, fore, "#62445A", _WARM, (3 * way, -8), shade=BLACK)
    lit(painter, polygon(((248, 1004), (222, 993), (196, 1042), (218, 1058))), look.BONE, look.BONE, (3 * way,
        -5), shade=look.MUTED, width=5)  # fmt: skip
    thigh = blob(((4, 770), (96, 764), (160, 790), (206, 836), (214, 880), (150, 906), (84, 890), (46, 872), (20, 852),
        (0, 840)), tension=0.7)  # fmt: skip
    lit(painter, thigh, _RED, _WARM, (8 * way, -8), shade="#3A0810")
    within(painter, thigh, joined(ink(((26, 806, 2), (60, 822, 7), (84, 852, 2))), ink(((84, 782, 2), (118, 800, 7),
        (140, 826, 2)))), "#5A0E18")  # fmt: skip
    hem = placed(disc(0, 0, 70, 50), 148, 874, 1, 12)
    lit(painter, hem, look.BONE, look.BONE, (4 * way, -5), shade=look.MUTED)
    fill(painter, placed(disc(0, 0, 59, 37), 148, 880, 1, 12), BLACK)
    with grip(painter, 134, 1004, 8, 0.62, skin, across=94, towards=(0.3, -0.9)):
        shin = blob(((94, 884), (112, 854), (150, 844), (188, 856), (202, 890), (196, 930), (188, 966), (188, 1010),
            (174, 1070), (162, 1150), (104, 1150), (94, 1070), (86, 1010), (92, 960), (92, 920)),
            tension=0.8)  # fmt: skip
        lit(painter, shin, _SKIN, _GLEAM, (9 * way, -6), shade=_SHADE, smooth=True)
        within(painter, shin, joined(ink(((112, 888, 1), (114, 922, 6), (144, 938, 7), (176, 924, 5), (182, 892, 1))),
            ink(((138, 952, 1), (128, 1010, 5), (132, 1070, 1)))), _SHADE)  # fmt: skip
        boot = blob(((88, 1062), (132, 1070), (182, 1062), (176, 1150), (94, 1150)), tension=0.4)
        lit(painter, boot, look.BONE, look.BONE, (5, -5), shade=look.MUTED)
    painter.restore()


def _belt(painter: QPainter) -> None:
    """The champion's belt."""
    painter.save()
    painter.translate(342, 40)
    painter.scale(0.84, 0.84)
    painter.translate(-342, -40)
    band = blob(((232, 846), (342, 862), (450, 846), (456, 902), (342, 922), (226, 902)), tension=0.5)
    lit(painter, band, "#4A2418", _WARM, (5, -6), shade="#1A0C0A")
    plate = blob(((270, 838), (342, 826), (414, 838), (430, 880), (400, 922), (342, 936), (284, 922), (254, 880)),
        tension=0.7)  # fmt: skip
    lit(painter, plate, look.BRASS, "#FFF0C0", (7, -7), shade="#6B4612")
    fill(painter, star(342, 882, 38, 16), "#7A4A12")
    painter.restore()


def _confetti(painter: QPainter) -> None:
    for number in (*range(3), *range(4, 15), *range(16, 22)):
        x, y = 170 + (number * 137) % 480, 50 + (number * 89) % 480
        fill(painter, placed(rect(-10, -6, 20, 12), x, y, 1, number * 41), (look.BONE, look.DANGER,
            "#FFC860")[number % 3])  # fmt: skip


def _crowd(painter: QPainter, t: Tones) -> None:
    """Hats and fists of those who stand behind, black before the light."""
    hats = ((226, 846, 4), (490, 850, -4), (560, 870, 4), (130, 870, 5))
    heads = [placed(fedora(), x, y, 0.46, turn) for x, y, turn in hats]
    mass = joined(*heads, rect(-10, 900, 720, 400), *(disc(x, y + 40, 38) for x, y, _ in hats))
    lit(painter, mass, _NIGHT, t.light, (0, -5), shade=BLACK, width=4)


def _bearer(painter: QPainter, face: Face, *, hat: bool) -> None:
    """One of the two who carry him: he looks up and cheers; the champion's thigh lies on his shoulder."""
    coat = blob(((-70, 1060), (0, 1000), (60, 966), (130, 950), (200, 918), (256, 892), (308, 898), (338, 930), (346,
        990), (346, 1190), (-70, 1190)), tension=0.7)  # fmt: skip
    lit(painter, coat, "#4A3046", _WARM, (4, -8), shade="#1A0C18")
    within(painter, coat, blob(((200, 880), (360, 870), (360, 1010), (318, 1000), (284, 960), (240, 980), (226, 1200),
        (170, 1200), (180, 960)), tension=0.6), "#1E101E")  # fmt: skip
    within(painter, coat, joined(ink(((318, 1010, 2), (300, 1060, 7), (304, 1150, 4))), ink(((280, 1000, 2), (268, 1060,
        5), (270, 1150, 3)))), "#1E101E")  # fmt: skip
    with tilted(painter, 60, 970, -28):
        side(painter, 92, 868, 0.92, face)
        if hat:
            lit(painter, placed(fedora(), 84, 806, 0.92, -10), "#2A1C2A", _WARM, (6, -5), shade=BLACK)
            inked(painter, "#D8CFC0", ((112, 902, 3), (132, 894, 14), (148, 904, 3)))
        else:
            crop = blob(((136, 808), (126, 770), (86, 760), (40, 774), (14, 820), (22, 876), (44, 890), (64, 850),
                (74, 830), (96, 838), (104, 812)), tension=0.7)  # fmt: skip
            lit(painter, crop, "#17121A", _WARM, (5, -4), shade=BLACK, width=5)


def _champion(painter: QPainter) -> None:
    """He: bare to the belt, a face is 190; both arms in a V."""
    body = blob(((300, 548), (268, 582), (226, 592), (188, 630), (200, 706), (226, 776), (244, 840), (240, 920), (440,
        920), (436, 840), (454, 776), (480, 706), (492, 630), (454, 592), (412, 582), (380, 548)),
        tension=0.8)  # fmt: skip
    high, glove = ((446, 636), (566, 488), (602, 324)), ((234, 636), (122, 498), (106, 352))
    match(painter, 612, 350, 300, 2, 1.5, 0.6)
    lit(painter, body, _SKIN, _GLEAM, (12, -6), shade=_SHADE, smooth=True)
    _muscles(painter, body)
    arm(painter, high, 92, _SKIN, _GLEAM, (9, -6), skin=_SKIN, body=body)
    arm(painter, glove, 92, _SKIN, _GLEAM, (9, -6), skin=_SKIN, body=body)
    fill(painter, limb(((466, 626, 30), (477, 652, 12))), _SKIN)
    for joints, way in ((high, 1), (glove, -1)):
        cap = ((0.2, -44), (0.38, -22), (0.42, 8), (0.28, 34))
        biceps = ((0.5, -18), (0.72, -8), (0.96, -14))
        for spots, thick in ((cap, 7), (biceps, 6)):
            line = [along(*joints[:2], share, aside * way) for share, aside in spots]
            fill(painter, ink(tuple((*spot, thick if 0 < number < len(line) - 1 else 1) for number, spot in
                enumerate(line))), _SHADE)  # fmt: skip
    wrap = limb(((*_between(high, 0.84), 48), (*_between(high, 1.04), 46)))
    lit(painter, wrap, look.BONE, look.BONE, (6, -5), shade=look.MUTED, width=5)
    fist(painter, 602, 260, 8, 0.76, look.BONE, towards=(0.5, -0.8))
    _glove(painter)
    neck(painter, 340, 504, 92, 586, _SKIN)
    within(painter, body, polygon(((294, 556), (316, 568), (341, 592), (366, 568), (388, 556), (424, 592), (412, 628),
        (268, 628), (256, 592))), _SKIN)  # fmt: skip
    fill(painter, joined(ink(((336, 612, 2), (300, 600, 6), (254, 612, 1))), ink(((346, 612, 2), (382, 600, 6), (428,
        612, 1)))), _SHADE)  # fmt: skip
    with tilted(painter, 340, 520, -9):
        painter.translate(358, 424)
        _head(painter)


def _between(joints: tuple[Point, Point, Point], share: float) -> Point:
    """A point on the way from an elbow to the wrist."""
    (ax, ay), (bx, by) = joints[1:]
    return ax + (bx - ax) * share, ay + (by - ay) * share


def _muscles(painter: QPainter, body: QPainterPath) -> None:
    """Breast and belly, drawn with their shadows."""
    dark = blob(((150, 560), (232, 640), (222, 700), (268, 770), (276, 840), (268, 940), (150, 940)), tension=0.6)
    within(painter, body, dark, _SHADE)
    under = joined(ink(((214, 700, 2), (262, 734, 11), (318, 728, 7), (338, 706, 2))), ink(((342, 706, 2), (366, 730,
        9), (420, 732, 11), (470, 696, 2))))  # fmt: skip
    lines = joined(ink(((340, 620, 1), (341, 660, 5), (340, 706, 4))), ink(((340, 740, 3), (342, 790, 5), (341, 850,
        4))), *(ink(((300, y, 1), (320, y + 8, 5), (336, y + 2, 2))) for y in (770, 808)), *(ink(((346, y + 2, 2), (366,
        y + 8, 5), (392, y, 1))) for y in (770, 808)), ink(((408, 760, 1), (404, 800, 5), (414, 850, 1))))  # fmt: skip
    within(painter, body, joined(under, lines), _SHADE)
    within(painter, body, ink(((366, 690, 1), (410, 700, 9), (446, 670, 2))), _GLEAM)


def _glove(painter: QPainter) -> None:
    """The boxing glove that he punches up with: mitt, thumb, a laced white cuff."""
    painter.save()
    painter.translate(106, 352)
    painter.rotate(-2)
    mitt = blob(((-40, -20), (-58, -74), (-54, -128), (-14, -156), (36, -148), (62, -108), (58, -60), (42, -16)),
        tension=0.8)  # fmt: skip
    lit(painter, mitt, _RED, "#FF9A70", (9, -7), shade="#3A0810")
    within(painter, mitt, ink(((-50, -112, 1), (-10, -100, 8), (50, -112, 1))), "#5A0E18")
    thumb = blob(((30, -16), (66, -36), (78, -80), (66, -112), (44, -108), (34, -70), (16, -40)), tension=0.8)
    lit(painter, thumb, _RED, "#FF9A70", (6, -6), shade="#3A0810")
    fill(painter, ink(((-30, -134, 2), (-8, -142, 9), (16, -138, 2))), "#FFC0A0")
    lit(painter, rect(-44, -26, 88, 48, 12), look.BONE, look.BONE, (7, -5), shade=look.MUTED)
    fill(painter, joined(*(limb(((x, -16, 4), (x + 14, 12, 4))) for x in (-22, 0, 22))), look.MUTED)
    painter.restore()


def _head(painter: QPainter) -> None:
    """His head thrown back: a plaster, a crooked nose, a laurel wreath."""
    turned(painter, 0, 0, 0.95, Face("#94603C", _SKIN, nose=Nose.BROAD, stern=-0.7, brow=12, jaw=0.9, smile=1.4,
        gaze=0.7, lid=0.15, brow_colour="#1E1210"))  # fmt: skip
    crop = blob(((64, -50), (66, -92), (30, -118), (-30, -118), (-76, -88), (-86, -30), (-72, 14), (-62, -10), (-52,
        -40), (-20, -66), (20, -72), (48, -62)), tension=0.7)  # fmt: skip
    lit(painter, crop, "#2A1812", _WARM, (6, -6), shade=BLACK)
    strands(painter, [((50 - a, -76), (10 - a, -96), (-30 - a, -80 + a)) for a in (0, 14, 28)], "#2A1812", _WARM, 5)
    lit(painter, placed(rect(-20, -8, 40, 16, 5), -14, 26, 1, -18), "#F0DCC0", look.BONE, (2, -2), width=4)
    leaf = blob(((0, -31), (13, -4), (0, 24), (-13, -4)))
    green = mixed(BLACK, look.HORROR, 0.72)
    band = ((-86, 0), (-84, -36), (-68, -68), (-42, -90), (-8, -100), (26, -98), (56, -80))
    for number, (x, y) in enumerate(band):
        ax, ay = band[min(number + 1, 6)]
        bx, by = band[max(number - 1, 0)]
        along = math.degrees(math.atan2(ay - by, ax - bx)) + 90
        for aside in (-34, 34):
            lean = math.radians(along + aside)
            lit(painter, placed(leaf, x + 11 * math.sin(lean), y - 11 * math.cos(lean), 1.14, along + aside), green,
                look.HORROR, (3, -3), width=4)  # fmt: skip
