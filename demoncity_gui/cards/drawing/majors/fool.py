"""The Fool, Major 0."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hand_parts import above, digit, flesh, hand_at, nail, pale_of
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, place_at, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MOON: Final = (566, 138)
_HAND: Final = (594, 398)
"""Where the string is held."""
_WRIST: Final = (610, 500)
_RED: Final = "#B8362E"
_SKIN: Final = "#F0C89C"


def scene(painter: QPainter, t: Tones) -> None:
    """A young man with shut eyes steps off a roof,
    the moon on a string like a balloon; his dog holds him by the coat."""
    sky(painter, "#080A20", "#4A3A6A", 960)
    stars(painter, 9, (210, 40), (280, 480), look.BONE)
    clouds(painter, ((660, 560, 0.7), (80, 560, 0.6), (640, 760, 0.5)), "#2C2A50", look.BONE)
    city(painter, 960, "#2E2C54", t.light, tall=210, seed=7)
    city(painter, 980, "#141228", t.light, tall=110, seed=13, edge=t.light)
    _drop(painter, t)
    _moon(painter)
    _wanderer(painter)
    painter.save()
    place_at(painter, (112, 852), (92, 852), 0.9)
    _clings(painter)
    painter.restore()
    bite = blob(((222, 690), (250, 686), (254, 702), (246, 724), (236, 714), (226, 730), (216, 712)), tension=0.5)
    lit(painter, bite, "#2F7456", look.BONE, (3, -3), shade="#0E2A1E", width=5)
    _step(painter)
    gloom(painter, 470, 420, 430, 0.5)


def _moon(painter: QPainter) -> None:
    """The moon, tied up like a balloon, a knot at its foot."""
    x, y = _MOON
    glow(painter, x, y, 190, "#F6E6B0", 0.3)
    sickle = disc(x, y, 96).subtracted(disc(x - 36, y - 36, 92))
    lit(painter, sickle, "#FFF4D0", "#FFFFFF", (3, 4), shade="#C8A860", width=5)
    knot = polygon(((x + 4, y + 120), (x + 30, y + 120), (x + 17, y + 92)))
    lit(painter, knot, "#FFF4D0", "#FFFFFF", (2, 3), shade="#C8A860", width=4)
    string = ink(((x + 17, y + 116, 4), (x + 38, y + 158, 4.5), (x + 28, y + 196, 4.5), (x + 4, y + 222, 4.5), (x + 16,
        y + 262, 4)))  # fmt: skip
    rimmed(painter, string, look.BONE, BLACK, 3)


def _drop(painter: QPainter, t: Tones) -> None:
    """The roof he leaves, and far beneath it the street, its lamps and a car no bigger than beads."""
    fill(painter, polygon(((300, 896), (700, 896), (700, 1060), (300, 1060))), "#3A1A24")
    for block in (
        ((300, 930), (446, 930), (418, 966), (300, 966)),
        ((300, 982), (406, 982), (352, 1060), (300, 1060)),
        ((542, 930), (700, 930), (700, 966), (570, 966)),
        ((582, 982), (700, 982), (700, 1060), (636, 1060)),
    ):
        fill(painter, polygon(block), "#1C0C16")
    fill(painter, polygon(((488, 900), (500, 900), (604, 1060), (396, 1060))), "#6A4430")
    for v, size in ((0.1, 3), (0.24, 4), (0.42, 5.5), (0.64, 7), (0.88, 9)):
        for x in (494 - 14 - 100 * v, 494 + 14 + 100 * v):
            glow(painter, x, 900 + 160 * v, size * 4, t.light, 0.7)
            fill(painter, disc(x, 900 + 160 * v, size), look.BONE)
    fill(painter, disc(468, 1010, 6), look.SODIUM)  # a car
    painter.save()
    painter.setClipRect(QRectF(20, 880, 310, 200), Qt.ClipOperation.IntersectClip)
    bricks(painter, -38, 890, 368, 160, "#5E3420", look.BONE)
    painter.restore()
    glaze(painter, rect(230, 890, 100, 160), BLACK, 0.45)
    glaze(painter, rect(30, 890, 300, 34), BLACK, 0.4)
    lit(painter, rect(20, 856, 346, 38), look.BONE, look.BONE, (4, -8), shade="#8A7A62")


def _clings(painter: QPainter) -> None:
    """His little dog on its hind legs, its teeth in the tail of his coat."""
    white, dark = look.BONE, "#6E6256"
    lit(painter, limb(((84, 786, 17), (56, 756, 13), (48, 712, 6))), white, white, (4, -4), shade=dark, width=5)
    far = joined(limb(((112, 800, 46), (126, 826, 30), (98, 842, 18), (112, 852, 16))))
    lit(painter, far, dark, dark, (3, -3), width=5)
    lit(painter, limb(((196, 728, 34), (232, 742, 24), (262, 724, 18), (276, 722, 17))), dark, dark, (3, -3), width=5)
    trunk = blob(((74, 800), (86, 768), (122, 732), (164, 690), (196, 674), (216, 694), (218, 738), (196, 768), (160,
        792), (126, 822), (92, 830)), tension=0.9)  # fmt: skip
    lit(painter, trunk, white, white, (6, -6), shade=dark, width=6)
    within(painter, trunk, blob(((60, 800), (110, 720), (150, 716), (140, 760), (176, 770), (150, 840), (70, 850)),
        tension=0.7), dark)  # fmt: skip
    near = joined(blob(((72, 800), (96, 768), (134, 776), (150, 812), (126, 836), (92, 834)), tension=0.9), limb(((138,
        822, 28), (106, 842, 19), (122, 852, 17))), limb(((122, 851, 18), (152, 852, 15))))  # fmt: skip
    lit(painter, near, white, white, (5, -5), shade=dark, width=5)
    within(
        painter, near, blob(((60, 780), (96, 776), (104, 812), (132, 836), (110, 856), (60, 860)), tension=0.7), dark
    )
    lit(painter, limb(((182, 740, 38), (216, 768, 26), (250, 752, 19), (264, 752, 18))), white, white, (4, -4),
        shade=dark, width=5)  # fmt: skip
    head = blob(((164, 690), (164, 656), (186, 628), (220, 622), (246, 636), (278, 642), (292, 656), (284, 672), (252,
        680), (228, 696), (196, 706)), tension=0.85)  # fmt: skip
    lit(painter, head, white, white, (5, -6), shade=dark, width=6)
    fill(painter, disc(288, 650, 9, 8), BLACK)
    fill(painter, limb(((282, 668, 3), (262, 668, 4), (244, 660, 3))), BLACK)
    fill(painter, disc(234, 646, 7, 8), BLACK)
    fill(painter, disc(237, 643, 2.6), look.BONE)
    fill(painter, limb(((222, 634, 3), (236, 630, 5), (248, 638, 3))), dark)
    lit(painter, blob(((186, 634), (166, 632), (142, 664), (146, 702), (168, 704), (190, 672)), tension=0.9), "#8C5A34",
        white, (4, -5), shade="#4A2C18", width=5)  # fmt: skip
    lit(painter, limb(((164, 706, 13), (194, 722, 15), (220, 716, 13))), look.OXBLOOD, look.DANGER, (2, -3), width=4)


def _wanderer(painter: QPainter) -> None:
    """He: a feather in his hat, a bundle over his shoulder, his face lifted and asleep."""
    lit(painter, limb(((400, 730, 110), (344, 780, 84), (308, 822, 60))), _RED, look.BONE, (7, -4), shade="#3E0E12")
    planted = blob(((-22, -70), (50, -70), (42, -22), (80, -2), (82, 16), (-38, 16)), tension=0.5)
    lit(painter, placed(planted, 296, 842, 0.94), "#5A3418", look.SODIUM, (5, -5), shade="#221006")
    bundle = blob(((148, 384), (190, 352), (236, 376), (252, 436), (216, 486), (158, 482), (126, 436)), tension=0.9)
    lit(painter, bundle, look.SODIUM, look.BONE, (7, -7), shade="#8C5420")
    within(painter, bundle, joined(*(disc(x, y, 9) for x, y in ((170, 426), (206, 408), (198, 456), (160, 462), (226,
        446)))), look.OXBLOOD)  # fmt: skip
    lit(painter, blob(((186, 366), (166, 334), (196, 348), (214, 322), (210, 368)), tension=0.6), look.SODIUM,
        look.BONE, (3, -4), width=4)  # fmt: skip
    coat = blob(((390, 470), (336, 500), (304, 548), (306, 620), (330, 700), (340, 752), (420, 770), (510, 762), (574,
        730), (560, 650), (566, 580), (548, 524), (500, 484)), tension=0.7)  # fmt: skip
    tail_of_coat = blob(((340, 676), (380, 720), (372, 776), (338, 774), (296, 742), (258, 714), (226, 702), (224,
        680), (270, 684)), tension=0.5)  # fmt: skip
    lit(painter, tail_of_coat, "#2F7456", look.BONE, (4, -6), shade="#0E2A1E")
    within(painter, tail_of_coat, folds(((244, 684), (290, 692), (350, 706), 9), ((244, 690), (296, 714), (360, 744),
        10)), "#0E2A1E")  # fmt: skip
    arm(painter, ((536, 536), (628, 572), _WRIST), 92, "#2F7456", look.BONE, (6, -6), cuff=look.BONE, skin=_SKIN,
        body=coat)  # fmt: skip
    lit(painter, coat, "#2F7456", look.BONE, (9, -8), shade="#0E2A1E")
    within(painter, coat, folds(((470, 520), (450, 640), (470, 760), 12), ((350, 640), (400, 700), (390, 770), 16)),
        "#0E2A1E")  # fmt: skip
    fill(painter, joined(*(disc(478 + a, y, 9) for a, y in ((0, 560), (1, 608)))), look.SODIUM)
    _pinch(painter)
    _sleeper(painter)
    arm(painter, ((344, 556), (312, 656), (408, 644)), 84, "#2F7456", look.BONE, (7, -6), cuff=look.BONE, skin=_SKIN,
        body=coat)  # fmt: skip
    with grip(painter, 440, 622, -51, 0.7, _SKIN, across=26, mirror=True, towards=(0.8, -0.6)):
        lit(painter, thick_line(((190, 366), (494, 672)), 20), "#8C5A2E", look.BONE, (3, -4), width=5)


def _pinch(painter: QPainter) -> None:
    """The string between finger and thumb."""
    x, y = _HAND
    with hand_at(painter, x + 12, y + 48, 6, 0.72, False, (0.6, -0.8), above(80)) as lamp:
        chains = (((36, 8, 22), (58, -22, 21), (62, -50, 18), (54, -72, 11)), ((22, -4, 26), (42, -44, 25), (42, -78,
            21), (30, -100, 13)), ((4, -10, 28), (18, -58, 27), (12, -92, 22), (-4, -112, 14)), ((-16, -8, 27), (-8,
            -50, 26), (-22, -78, 22), (-34, -80, 14)))  # fmt: skip
        whole = blob(((-32, 0), (-20, -16), (10, -20), (36, -6), (42, 22), (32, 56), (26, 84), (26, 110), (-26, 110), (
            -26, 84), (-36, 40)), tension=0.55)  # fmt: skip
        thumb = ((-14, 40, 44), (-44, 10, 32), (-54, -30, 26), (-46, -66, 17))
        flesh(painter, (*(digit(chain) for chain in chains), whole.united(digit(thumb))), _SKIN, lamp, 6)
        fill(painter, nail(thumb), pale_of(_SKIN))


def _sleeper(painter: QPainter) -> None:
    """His head, lifted to the moon; a scarf, a hat with a feather."""
    painter.save()
    painter.translate(436, 366)
    painter.rotate(-14)
    turned(painter, 0, 0, 1.12, Face("#A0744C", _SKIN, nose=Nose.SNUB, stern=-1.4, brow=8, brow_colour="#5A2A14",
        smile=0.7, open=False, jaw=0.2))  # fmt: skip
    hair(painter, 0, 0, 1.14, Cut.TURNED_SHORT, "#8C4A22", look.SODIUM)
    feather = blob(((-40, -130), (-110, -186), (-196, -190), (-150, -150), (-70, -110)), tension=0.9)
    lit(painter, feather, look.BONE, look.BONE, (4, -5), shade="#B0A898", width=5)
    crown = blob(((-88, -64), (-80, -140), (-14, -172), (58, -148), (74, -76), (0, -88)), tension=0.8)
    brim = blob(((-128, -44), (-72, -84), (0, -98), (72, -92), (124, -72), (72, -56), (0, -62), (-54, -48)),
        tension=0.8)  # fmt: skip
    lit(painter, joined(crown, brim), _RED, look.BONE, (7, -8), shade="#3E0E12")
    painter.restore()
    scarf = blob(((376, 474), (430, 462), (500, 470), (516, 506), (450, 524), (378, 512), (310, 540), (250, 520), (286,
        488), (336, 490)), tension=0.8)  # fmt: skip
    lit(painter, scarf, look.SODIUM, look.BONE, (6, -6), shade="#8C5420", width=5)


def _step(painter: QPainter) -> None:
    """The other leg comes straight at us: over the drop there is nothing but the sole of his boot,
    with a hole in it."""
    thigh = blob(((430, 730), (500, 700), (572, 708), (622, 760), (624, 850), (560, 880), (470, 860), (434, 800)),
        tension=0.8)  # fmt: skip
    lit(painter, thigh, _RED, look.BONE, (7, -5), shade="#3E0E12")
    sole = blob(((-60, 122), (-66, 66), (-50, 14), (-64, -44), (-56, -104), (-12, -140), (38, -132), (66, -86), (64,
        -26), (48, 22), (56, 72), (50, 124), (-4, 138)), tension=0.8)  # fmt: skip
    at = (540, 872, 1, 9)
    lit(painter, placed(sole, at[0] + 6, at[1] - 8, 1.12, 9), "#5A3418", look.SODIUM, (4, -5), shade="#221006")
    shape = placed(sole, *at)
    lit(painter, shape, "#A87848", "#E8C088", (5, -5), shade="#5A3418")
    heel = blob(((-70, 62), (0, 50), (64, 64), (64, 150), (-70, 150)), tension=0.4)
    within(painter, shape, placed(heel, *at), "#6A4424")
    within(painter, shape, placed(ink(((-66, 62, 4), (0, 50, 7), (62, 66, 4))), *at), BLACK)
    fill(painter, placed(joined(*(disc(x, y, 5) for x, y in ((-40, 92), (-8, 116), (32, 94), (-4, 76)))), *at), BLACK)
    hole = blob(((-30, -60), (-8, -84), (22, -80), (34, -54), (20, -30), (-12, -28)), tension=0.7)
    rimmed(painter, placed(hole, *at), _SKIN, BLACK, 5)
    within(painter, placed(hole, *at), placed(ink(((-26, -70, 6), (0, -50, 10), (30, -66, 6))), *at), "#A0744C")
