"""The Page of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, hand_at, line_of, pale_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _DUSKY, _WARM = "#F4C894", "#9A5630", "#FFE0A0"
_COAT, _DARK = "#2A4A5C", "#060C16"
_HAIR, _DEEP = "#8A3014", "#1C0608"


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
    """What the wind tears from the torch's flame: tongues of fire that pass high over her head, and sparks."""
    tongues = (((142, 566, 60), (144, 500, 170), (168, 410, 150), (214, 310, 120), (280, 210, 104), (376, 138, 110),
        (480, 112, 110), (570, 132, 80), (630, 190, 44), (654, 262, 3)), ((190, 390, 60), (206, 310, 80), (244, 220,
        76), (300, 130, 60), (350, 70, 34), (372, 20, 3)), ((300, 190, 60), (370, 100, 66), (450, 60, 46), (530, 44,
        3)), ((440, 120, 70), (530, 90, 70), (610, 92, 40), (676, 128, 3)))  # fmt: skip
    stroke(painter, joined(*(ink(tongue) for tongue in tongues)), BLACK, 18)
    for share, tone in ((1, "#B0441A"), (0.72, "#EE8420"), (0.46, "#FFC04A"), (0.2, "#FFE9A8")):
        for tongue in tongues:
            fill(painter, ink([(x, y, w * share) for x, y, w in tongue]), tone)
    for x, y, turn in ((650, 300, -30), (560, 200, 70), (250, 620, 30), (66, 400, -20), (76, 640, 10)):
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
    """Her arm: down from the shoulder to an elbow at the lower right, and up to the hand that holds the torch."""
    with hand_at(painter, 517, 800, 4, 1.2, True, (0.1, -1)) as lamp:
        flesh(painter, (digit(((54, 6, 44), (52, -36, 38), (28, -66, 34), (2, -74, 24))),), _SKIN, lamp)
    match(painter, 506, 950, 600, 4, 1.9, 0.9)
    _fingers(painter)
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


def _fingers(painter: QPainter) -> None:
    """The back of her hand, and four fingers that close round the stick, whose ends are behind it."""
    with hand_at(painter, 517, 800, 4, 1.2, True, (0.1, -1)) as lamp:
        rows = ((4, -40, -38, -34, 31), (-2, -11, -42, -5, 32), (2, 17, -40, 22, 30), (10, 43, -32, 47, 26))
        bent = [digit(((x + 34, y + 2, thick), (x - 8, y - 2, thick + 3), (tip, end, thick * 0.9)))
            for x, y, tip, end, thick in rows]  # fmt: skip
        flesh(painter, tuple(reversed(bent)), _SKIN, lamp, 5)
        back = blob(((12, -44), (38, -50), (66, -30), (96, 20), (90, 70), (50, 84), (22, 62), (14, 44), (6, 18), (4,
            -10), (4, -36)), tension=0.6)  # fmt: skip
        flesh(painter, (back,), _SKIN, lamp, 7)
        for shape, (x, y, tip, _, thick) in zip(bent, rows, strict=True):
            within(painter, shape, disc(tip - 8, y + 10, 15, 22), mixed(_DUSKY, _SKIN, 0.16))
            fill(painter, limb(((x + 16, y - 1, thick * 0.5), (x - 10, y - 3, thick * 0.56))), _SKIN)
            fill(painter, disc(x + 2, y - 7, 9, 4), pale_of(_SKIN))
        tendons = [ink(((x + 16, y + 3, 1), (x + 36, y + 10, 4), (x + 58, y + 20, 1))) for x, y, *_ in rows[:3]]
        fill(painter, joined(*tendons), line_of(_SKIN))


def _head(painter: QPainter) -> None:
    """Her face, freckled, before hair that is as red as fire; eyes and lips a little too wide open."""
    painter.save()
    painter.translate(262, 500)
    painter.rotate(2)
    painter.scale(1.86, 1.86)
    behind = blob(((40, -112), (-10, -132), (-70, -120), (-112, -72), (-126, -10), (-150, 34), (-124, 44), (-146, 84),
        (-112, 84), (-116, 116), (-70, 112), (-30, 96), (0, 40)), tension=0.6)  # fmt: skip
    lit(painter, behind, _HAIR, _WARM, (5, -5), shade=_DEEP, width=4)
    turned(painter, 0, 0, 1, Face(_DUSKY, _SKIN, nose=Nose.SNUB, brow=0, young=True, smile=0.4))
    _planes(painter)
    _eyes(painter)
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


def _planes(painter: QPainter) -> None:
    """What the fire lights in her face, and what it leaves: over the eyes, beneath a cheek bone; and freckles."""
    dusk, pale = mixed(_DUSKY, _SKIN, 0.42), "#FFE2B0"
    fill(painter, blob(((-32, -20), (-20, -36), (4, -40), (22, -36), (26, -20), (26, 4), (14, 14), (-10, 18), (-28,
        8)), tension=0.7), _SKIN)  # fmt: skip
    fill(painter, blob(((36, -34), (48, -38), (61, -34), (60, -14), (61, 6), (54, 14), (40, 10)), tension=0.6), _SKIN)
    fill(painter, blob(((-30, -14), (-22, -30), (0, -34), (22, -34), (28, -28), (27, -6), (25, -6), (22, -16), (2, -20),
        (-18, -12), (-30, 4)), tension=0.6), dusk)  # fmt: skip
    fill(painter, blob(((38, -30), (50, -34), (62, -28), (60, -18), (50, -20), (40, -12)), tension=0.6), dusk)
    fill(painter, blob(((25, -30), (37, -30), (35, -12), (31, 6), (25, 8), (27, -10)), tension=0.6), _DUSKY)
    fill(painter, blob(((-40, 26), (-18, 40), (-2, 46), (-8, 62), (2, 80), (-20, 74), (-40, 54)), tension=0.6), dusk)
    fill(painter, blob(((-18, 20), (0, 22), (20, 22), (16, 32), (2, 38), (-10, 32)), tension=0.8), pale)
    fill(painter, blob(((52, 16), (62, 14), (66, 24), (60, 36), (52, 30)), tension=0.8), pale)
    fill(painter, joined(*(disc(x, y, size) for x, y, size in ((-24, 28, 2.4), (-15, 25, 2), (-12, 34, 2.8), (-3, 28,
        2.2), (4, 36, 2.4), (10, 26, 2.2), (-20, 38, 2), (15, 33, 1.8), (44, 20, 1.8),
        (54, 21, 2), (60, 27, 2.2), (54, 31, 1.8), (-30, 34, 1.8)))), "#A4602E")  # fmt: skip


def _eyes(painter: QPainter) -> None:
    """Both look the same way, at the flame, and there is a flame in each; brows up."""
    for white, x, wide in ((((-24, 4), (-14, -12), (2, -18), (18, -14), (26, -2), (20, 8), (4, 12), (-12, 10)), 15,
            10.5), (((40, 2), (43, -11), (50, -17), (58, -15), (62, -4), (59, 7), (50, 11), (43, 9)), 56,
            6.5)):  # fmt: skip
        ball = blob(white, tension=0.8)
        fill(painter, ball, "#FBE9CC")
        within(painter, ball, disc(x, -3, wide, 12.5), BLACK)
        within(painter, ball, disc(x, -2, wide * 0.8, 10.4), "#6A3A14")
        within(painter, ball, disc(x, -3, wide * 0.5, 6.4), BLACK)
        flame = blob(((0, -9), (4, 0), (0, 6), (-4, 0)), tension=0.8)
        within(painter, ball, placed(flame, x + wide * 0.3, -3, wide / 10), "#FF9A30")
        within(painter, ball, placed(flame, x + wide * 0.3, -2, wide / 17), "#FFF4D0")
        within(painter, ball, ink([(px, py, 7) for px, py in white[:5]]), mixed(_DUSKY, BLACK, 0.3))
    inked(painter, BLACK, ((-33, 6, 1), (-24, 3, 5), (-14, -13, 6), (2, -19, 7.4), (18, -15, 6), (27, -2, 2)),
        ((-10, 11, 1), (5, 13, 3), (20, 9, 1)), ((39, 3, 1), (43, -12, 4), (50, -18, 6), (58, -16, 5), (63, -6, 2)),
        ((45, 11, 1), (51, 12, 2.6), (59, 8, 1)))  # fmt: skip
    inked(painter, "#5A200C", ((-32, -26, 1), (-20, -41, 7), (0, -48, 9), (20, -44, 9), (26, -40, 3)), ((37, -41, 3),
        (44, -46, 8), (56, -46, 7), (65, -36, 1)))  # fmt: skip


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
