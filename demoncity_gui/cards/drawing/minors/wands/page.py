"""The Page of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _DUSKY, _WARM = "#F4C894", "#9A5630", "#FFE0A0"
_COAT, _DARK = "#2A4A5C", "#060C16"
_HAIR, _DEEP = "#A8481C", "#240A08"


def scene(painter: QPainter, t: Tones) -> None:
    """On a roof at night a girl stares at her torch: its fire tears away over her head, and burns in both her eyes."""
    sky(painter, "#070818", "#2A1834", 1000)
    city(painter, 1100, "#160C22", t.light, tall=420, seed=12)
    for wide, share in ((330, 0.1), (250, 0.14), (180, 0.18), (130, 0.2)):
        glaze(painter, disc(230, 500, wide), "#FF8A28", share)
    _blaze(painter)
    painter.save()
    painter.translate(676, 0)
    painter.scale(-1, 1)  # she looks to the left
    _coat(painter)
    _head(painter)
    _scarf(painter)
    _near_arm(painter)
    painter.restore()
    gloom(painter, 380, 460, 420, 0.4)


def _blaze(painter: QPainter) -> None:
    """What the wind tears from the torch's flame: tongues of fire over her head, and sparks."""
    tongues = (((146, 560, 90), (150, 500, 176), (190, 400, 150), (260, 270, 130), (360, 150, 130), (490, 90, 130),
        (610, 130, 110), (690, 230, 60), (720, 330, 4)), ((176, 510, 40), (250, 390, 110), (350, 290, 130), (480, 230,
        170), (600, 290, 190), (660, 430, 170), (670, 590, 120), (620, 760, 4)), ((146, 500, 120), (160, 390, 110),
        (206, 260, 80), (270, 140, 70), (350, 60, 40), (420, 30, 4)), ((560, 400, 60), (650, 560, 130), (680, 700,
        110), (650, 860, 4)))  # fmt: skip
    for share, tone in ((1, "#B0441A"), (0.72, "#EE8420"), (0.46, "#FFC04A"), (0.2, "#FFE9A8")):
        for tongue in tongues:
            fill(painter, ink([(x, y, w * share) for x, y, w in tongue]), tone)
    for x, y, turn in ((234, 130, 30), (270, 74, 40), (660, 70, 110), (250, 620, 30), (66, 400, -20), (76, 640, 10)):
        fill(painter, placed(ink(((0, -13, 1), (0, 0, 8), (0, 13, 1))), x, y, 1, turn), "#FFB050")


def _coat(painter: QPainter) -> None:
    """A pea coat."""
    coat = blob(((-40, 1200), (-20, 980), (60, 850), (170, 770), (300, 730), (420, 770), (490, 860), (530, 1000), (540,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, coat, mixed(BLACK, _COAT, 0.5), _WARM, (10, -6), shade=_DARK)


def _scarf(painter: QPainter) -> None:
    """A thick scarf up to her chin."""
    tail = blob(
        ((140, 700), (70, 720), (20, 790), (-20, 800), (-20, 880), (60, 870), (130, 810), (190, 760)), tension=0.8
    )
    lit(painter, tail, "#D89A2C", _WARM, (6, -8), shade="#4A2408")
    wrap = blob(((126, 700), (180, 650), (250, 664), (330, 690), (396, 664), (436, 690), (446, 750), (400, 800), (310,
        822), (210, 806), (140, 764)), tension=0.8)  # fmt: skip
    lit(painter, wrap, "#D89A2C", _WARM, (11, -7), shade="#4A2408")
    folds = (((150, 720, 2), (250, 770, 10), (420, 720, 2)), ((200, 690, 2), (300, 730, 8), (400, 700, 2)), ((230,
        800, 2), (320, 800, 8), (410, 766, 2)))  # fmt: skip
    within(painter, wrap, joined(*(ink(fold) for fold in folds)), "#6A3A10")


def _near_arm(painter: QPainter) -> None:
    """Her other arm: down from the shoulder to an elbow at the lower left, and up to the hand that holds the torch."""
    with grip(painter, 518, 800, 8, 1.04, _SKIN, across=58, mirror=True, towards=(0.2, -1)):
        match(painter, 506, 950, 600, 4, 1.9, 0.9)
    sleeve = blob(((176, 806), (110, 786), (56, 836), (44, 930), (52, 1020), (92, 1068), (170, 1064), (280, 1020), (390,
        976), (470, 936), (470, 890), (404, 842), (330, 868), (256, 900), (204, 920), (206, 870)),
        tension=0.8)  # fmt: skip
    glaze(painter, sleeve.translated(6, 40), BLACK, 0.4)
    lit(painter, sleeve, _COAT, _WARM, (7, -10), shade=_DARK)
    creases = (((208, 914, 1), (160, 950, 13), (96, 966, 1)), ((214, 920, 1), (190, 980, 12), (140, 1030, 1)), ((330,
        884, 1), (352, 924, 9), (342, 968, 1)))  # fmt: skip
    within(painter, sleeve, joined(*(ink(crease) for crease in creases)), _DARK)
    cuff = blob(((372, 846), (404, 812), (440, 824), (486, 878), (492, 922), (450, 944), (404, 900)), tension=0.6)
    lit(painter, cuff, "#7A2A2A", _WARM, (6, -8), shade="#240A10")


def _head(painter: QPainter) -> None:
    """Her face, freckled, before hair that is as red as fire; eyes and lips a little too wide open."""
    painter.save()
    painter.translate(262, 500)
    painter.rotate(2)
    painter.scale(1.86, 1.86)
    behind = blob(((40, -112), (-10, -132), (-70, -120), (-112, -72), (-126, -10), (-150, 34), (-124, 44), (-146, 84),
        (-112, 84), (-116, 116), (-70, 112), (-30, 96), (0, 40)), tension=0.6)  # fmt: skip
    lit(painter, behind, _HAIR, _WARM, (5, -5), shade=_DEEP, width=4)
    turned(painter, 0, 0, 1, Face(_DUSKY, _SKIN, nose=Nose.SNUB, brow=8, brow_colour="#5A200C", young=True, smile=0.4,
        gaze=0.9, iris="#5A3A1A", stern=-1, lid=-0.1))  # fmt: skip
    for x, y, size in ((12.5, -4, 1), (55, -4, 0.72)):
        flame = blob(((0, -8), (3.4, 0), (0, 6), (-3.4, 0)), tension=0.8)
        fill(painter, placed(flame, x, y, size * 1.1), "#FF9A30")
        fill(painter, placed(flame, x, y + 1, size * 0.6), "#FFF4D0")
    fill(painter, joined(*(disc(x, y, 2.5) for x, y in ((-16, 26), (-6, 32), (4, 25), (-22, 36), (58, 24), (52, 30),
        (24, 14)))), _DUSKY)  # fmt: skip
    _lips(painter)
    fringe = blob(((66, -44), (74, -78), (52, -114), (4, -130), (-56, -114), (-90, -62), (-92, -4), (-84, 44), (-66,
        74), (-66, 40), (-56, 10), (-54, -20), (-44, -40), (-38, -66), (-24, -52), (-8, -82), (10, -60), (24, -86),
        (40, -62), (50, -80)), tension=0.5)  # fmt: skip
    lit(painter, fringe, _HAIR, _WARM, (6, -6), shade=_DEEP, width=4)
    strands(painter, [((10, -122), (-60, -100), (-84, -10)), ((16, -122), (-30, -104), (-60, -20)), ((24, -120), (0,
        -100), (-14, -60)), ((30, -120), (40, -100), (36, -66)), ((0, -124), (-80, -90), (-90, 20))], _HAIR, _WARM,
        6)  # fmt: skip
    strands(painter, [((-100, -60), (-112, 0), (-140, 34)), ((-100, -20), (-108, 40), (-136, 80)), ((-96, 10), (-94,
        60), (-110, 108))], _HAIR, _WARM, 6)  # fmt: skip
    painter.restore()


def _lips(painter: QPainter) -> None:
    """A child's mouth, just open."""
    fill(painter, blob(((-8, 48), (10, 48), (12, 76), (2, 78), (-4, 66)), tension=0.6), mixed(_DUSKY, _SKIN, 0.36))
    fill(painter, blob(((4, 48), (30, 46), (54, 50), (56, 64), (46, 82), (20, 82), (5, 68)), tension=0.8), _SKIN)
    lips = blob(((16, 61), (27, 55), (34, 57), (41, 54), (50, 60), (45, 69), (34, 74), (22, 70)), tension=0.8)
    fill(painter, lips, mixed(_SKIN, "#A8402E", 0.55))
    gap = blob(((17, 61), (34, 60), (50, 60), (43, 66), (33, 68), (24, 66)), tension=0.8)
    fill(painter, gap, "#3A0A0C")
    within(painter, gap, blob(((16, 56), (52, 56), (46, 62), (34, 63), (22, 62)), tension=0.6), "#FFF4DC")
    inked(painter, BLACK, ((12, 57, 1), (17, 61, 3.4), (24, 60, 1)), ((45, 60, 1), (50, 60, 3), (54, 56, 1)))
    inked(painter, _DUSKY, ((22, 79, 1), (33, 82, 3), (42, 79, 1)))
