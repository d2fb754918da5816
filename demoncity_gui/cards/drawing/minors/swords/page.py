"""The Page of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, hand_at, line_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_LAMP = (12, -7)
_RED, _DEEP = "#B0501E", "#32120A"
_SKIN = "#F0CDA8"
_GLOVE = "#E4E0EC"
_COAT, _DARK = "#22386A", "#070B18"


def scene(painter: QPainter, t: Tones) -> None:
    """A cadet on the roofs swings her blade back over her shoulder at a crow that dives on her out of the moon."""
    sky(painter, "#0A1226", "#8494C0", 1000)
    glow(painter, 370, 470, 440, look.BONE, 0.3)
    fill(painter, disc(370, 470, 300), look.BONE)
    clouds(painter, ((640, 640, 1.0), (70, 690, 1.1)), "#2A3452", look.BONE)
    city(painter, 1120, "#0C0F1A", look.SODIUM, tall=220, seed=22, edge=look.BONE)
    painter.save()  # all the rest is drawn the other way round: she strikes to the left
    painter.translate(700, 0)
    painter.scale(-1, 1)
    _crow(painter, 400, 262, 0.86, -54)
    painter.translate(-26, -70)
    painter.scale(1.12, 1.12)
    _cadet(painter)
    painter.restore()


def _crow(painter: QPainter, x: float, y: float, size: float, turn: float) -> None:
    """A crow that dives, drawn to the left, seen to the right: both wings up, claws before it, its beak wide open."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(size, size)
    far = blob(((-70, 0), (-118, -76), (-144, -160), (-136, -232), (-112, -188), (-96, -240), (-78, -180), (-56, -222),
        (-46, -160), (-18, -190), (-14, -120), (16, -130), (10, -20)), tension=0.4)  # fmt: skip
    fill(painter, far, "#0A0D18")
    tail = blob(((60, -10), (120, -60), (176, -96), (170, -72), (200, -66), (182, -48), (204, -30), (150, -10), (90,
        30)), tension=0.4)  # fmt: skip
    body = blob(((-128, 22), (-112, -4), (-84, -12), (-40, -26), (20, -34), (80, -24), (110, -4), (80, 34), (20, 58),
        (-40, 66), (-84, 60), (-116, 56)), tension=0.8)  # fmt: skip
    beak = joined(blob(((-112, 6), (-150, 8), (-186, 26), (-206, 52), (-170, 40), (-118, 36)), tension=0.5),
        blob(((-118, 40), (-146, 62), (-166, 92), (-126, 80), (-98, 58)), tension=0.5))  # fmt: skip
    legs = [limb(((a, 50, 20), (a - 34, 92, 9), (a - 62, 104, 8))) for a in (-20, 26)]
    claws = [ink(((a - 58, 104, 9), (a - 58 + dx, 104 + dy, 8), (a - 58 + ex, 104 + ey, 1))) for a in (-20, 26) for dx,
        dy, ex, ey in ((-26, -14, -44, 6), (-26, 6, -40, 30), (-10, 22, -18, 48), (18, 12, 26, 34))]  # fmt: skip
    fill(painter, blob(((-112, 34), (-150, 40), (-140, 62), (-112, 54)), tension=0.5), look.DANGER)
    black = joined(tail, body, beak, *legs, *claws)
    fill(painter, black, BLACK)
    near = blob(((-30, 10), (10, -70), (80, -140), (172, -190), (172, -152), (222, -160), (200, -112), (246, -104),
        (206, -70), (240, -50), (184, -28), (200, 2), (130, 16), (50, 40)), tension=0.4)  # fmt: skip
    rimmed(painter, near, BLACK, "#5C6C94", 2)
    fill(painter, near, BLACK)
    sheen = "#33405F"
    within(painter, near, joined(*(ink(((30 + a * 8, 4 - a * 16, 2), (84 + a * 8, -20 - a * 26, 9), (b, c, 1)))
        for a, (b, c) in enumerate(((170, -24), (196, -66), (190, -108), (164, -148))))), sheen)  # fmt: skip
    within(painter, body, joined(ink(((-100, 2, 2), (-50, -10, 7), (10, -16, 2))), ink(((-60, 44, 2), (-10, 44, 7), (40,
        28, 2)))), sheen)  # fmt: skip
    fill(painter, disc(-104, 16, 12), look.SODIUM)
    fill(painter, disc(-107, 18, 6), BLACK)
    painter.restore()


def _cadet(painter: QPainter) -> None:
    """A girl of fifteen in a cadet's coat and white gloves, wound up like a batter: hands at the side of her head."""
    _streams(painter)
    arm(painter, ((206, 820), (92, 934), (126, 778)), 96, mixed(BLACK, _COAT, 0.75), "#7C8CC0", _LAMP, cuff=look.BRASS,
        skin=_SKIN)  # fmt: skip
    coat = blob(((150, 1240), (176, 1120), (190, 1020), (168, 920), (160, 830), (196, 776), (270, 748), (340, 744),
        (410, 766), (440, 806), (446, 880), (446, 980), (456, 1060), (480, 1140), (510, 1240)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, _COAT, look.BONE, _LAMP, shade=_DARK)
    night = blob(((100, 800), (230, 800), (262, 900), (280, 1010), (262, 1100), (270, 1240), (100, 1240)), tension=0.7)
    within(painter, coat, night, _DARK)
    rimmed(painter, disc(437, 990, 14), look.BRASS, BLACK, 4)
    neck(painter, 306, 680, 88, 780, _SKIN)
    for wound in (((206, 782, 46), (300, 826, 54), (412, 776, 44)), ((226, 750, 40), (306, 786, 46), (396, 738, 36))):
        lit(painter, limb(wound), look.OXBLOOD, look.DANGER, (5, -7), shade="#22060A")
    painter.save()
    painter.translate(300, 604)
    painter.rotate(-17)
    painter.scale(1.14, 1.14)
    _cadets_head(painter)
    painter.restore()
    sword(painter, 168, 736, 520, -4, 2.2, grip=230)
    _upper_hand(painter, 156, 690)
    sleeve = blob(((396, 786), (452, 790), (488, 846), (480, 920), (440, 1000), (394, 1052), (344, 1058), (300, 1016),
        (250, 946), (214, 892), (236, 856), (268, 838), (310, 884), (352, 926), (376, 884), (384, 830)),
        tension=0.6)  # fmt: skip
    lit(painter, sleeve, _COAT, look.BONE, _LAMP, shade=_DARK)
    for fold in (((352, 930, 2), (380, 970, 10), (430, 980, 2)), ((348, 944, 2), (360, 1000, 10), (396, 1020, 2)),
            ((300, 890, 1), (290, 930, 8), (270, 950, 2))):  # fmt: skip
        fill(painter, ink(fold), _DARK)
    _lower_hand(painter, 172, 780)
    band = blob(((206, 876), (258, 820), (286, 842), (232, 904)), tension=0.3)
    lit(painter, band, look.BRASS, look.BONE, (5, -4), shade="#8C5A1E", width=5)


def _upper_hand(painter: QPainter, x: float, y: float) -> None:
    """A white glove from its fingers' side: four lie in a row around the hilt."""
    with hand_at(painter, x, y, -10, 0.92, False, _LAMP) as lamp:
        back = blob(((-14, -50), (-40, -46), (-60, -16), (-62, 30), (-56, 80), (-40, 120), (-4, 110), (-12, 40)),
            tension=0.6)  # fmt: skip
        rolls = [blob(((left, y - 13), (left + 20, y - 16), (right - 14, y - 14), (right, y - 6), (right - 2, y + 9),
            (right - 20, y + 13), (left + 16, y + 14), (left - 4, y + 12), (left - 10, y)), tension=0.7)
            for left, right, y in ((-38, 30, -40), (-44, 36, -12), (-44, 34, 16), (-38, 24, 43))]  # fmt: skip
        flesh(painter, (back, *reversed(rolls)), _GLOVE, lamp, 5)
        fill(painter, joined(*(ink(((-2, y - 10, 1.5), (4, y, 4), (-2, y + 10, 1.5))) for y in (-40, -12, 16, 43))),
            line_of(_GLOVE))  # fmt: skip


def _lower_hand(painter: QPainter, x: float, y: float) -> None:
    """A white glove from its back: the fingers go away around the hilt, the thumb lies along it."""
    with hand_at(painter, x, y, -8, 0.94, True, _LAMP) as lamp:
        rows = ((-4, -38, 38, -42, 29), (3, -10, 44, -13, 30), (0, 18, 41, 16, 28), (-12, 43, 28, 43, 24))
        bent = [digit(((a - 16, b + 3, thick + 3), (a + 10, b - 2, thick + 1), (px, py, thick * 0.94)))
            for a, b, px, py, thick in rows]  # fmt: skip
        flesh(painter, tuple(reversed(bent)), _GLOVE, lamp, 5)
        back = blob(((-84, 56), (-70, 14), (-48, -24), (-22, -50), (0, -52), (12, -26), (14, 0), (10, 26), (-4, 54),
            (-24, 66), (-44, 80), (-62, 92)), tension=0.55)  # fmt: skip
        flesh(painter, (back,), _GLOVE, lamp, 6)
        fill(painter, joined(*(limb(((a - 10, b - 1, thick * 0.62), (a + 16, b - 4, thick * 0.66)))
            for a, b, _, _, thick in rows)), _GLOVE)  # fmt: skip
        flesh(painter, (digit(((-62, 30, 42), (-44, -10, 34), (-24, -44, 28), (-4, -64, 19))),), _GLOVE, lamp, 5)
        fill(painter, limb(((-74, 50, 30), (-62, 30, 32), (-52, 12, 22))), _GLOVE)
        seams = [ink(((a - 2, b + 4, 2), (a - 20, b + 8, 4), (a - 40, b + 16, 1))) for a, b, *_ in rows[1:]]
        fill(painter, joined(*seams), line_of(_GLOVE))


def _streams(painter: QPainter) -> None:
    """The scarf's ends, which the wind tears from her: drawn to the left, seen to the right."""
    for flown in (((250, 800), (170, 810), (90, 860), (20, 840), (-40, 890), (-60, 960), (20, 940), (90, 960), (180,
            890), (270, 840)), ((250, 740), (180, 730), (100, 770), (30, 745), (-60, 790), (-60, 860), (20, 830), (100,
            860), (200, 810), (270, 800))):  # fmt: skip
        lit(painter, blob(flown, tension=0.8), look.OXBLOOD, look.DANGER, (4, -9), shade="#22060A")


def _eyes(painter: QPainter) -> None:
    """Her eyes, wide, turned up to what comes from above."""
    for white, (x, y), size, lash in (
            (((-27, 4), (-16, -15), (2, -24), (18, -21), (29, -5), (18, 9), (-4, 12)), (6, -10), 13,
             ((-31, 6, 2), (-17, -15, 5), (2, -25, 7), (19, -22, 7), (32, -6, 3))),
            (((36, 2), (41, -16), (53, -22), (64, -13), (60, 4), (46, 10)), (53, -10), 11,
             ((33, 2, 2), (41, -17, 5), (53, -23, 7), (66, -14, 3)))):  # fmt: skip
        eye = blob(white, tension=0.9)
        fill(painter, eye, mixed(_SKIN, look.BONE, 0.9))
        within(painter, eye, disc(x, y, size), BLACK)
        within(painter, eye, disc(x, y, size - 2.5), "#3E8E6E")
        within(painter, eye, disc(x, y, size * 0.5), BLACK)
        fill(painter, disc(x + 4, y - 4, 3.6), look.BONE)
        fill(
            painter,
            joined(ink(lash), ink(((white[-1][0], white[-1][1] + 1, 1), (white[-2][0], white[-2][1] + 1, 2.6)))),
            BLACK,
        )


def _lock(root: Point, bend: Point, tip: Point, wide: float) -> QPainterPath:
    """A lock of hair: so wide at its root, bent, running out in a point."""
    dx, dy = along((0, 0), (tip[0] - root[0], tip[1] - root[1]), wide / 2 / math.dist(root, tip))
    path = QPainterPath(QPointF(root[0] - dy, root[1] + dx))
    path.quadTo(bend[0] - dy * 1.2, bend[1] + dx * 1.2, *tip)
    path.quadTo(bend[0] + dy, bend[1] - dx, root[0] + dy, root[1] - dx)
    path.closeSubpath()
    return path


def _cadets_head(painter: QPainter) -> None:
    """Freckled, lips pressed, eyes up to the crow; all her hair streams away from it. Around (0, 0)."""
    flown = blob(((20, -128), (-50, -136), (-120, -120), (-180, -92), (-236, -76), (-290, -96), (-262, -40), (-232,
        -14), (-262, 6), (-300, 0), (-276, 60), (-232, 90), (-176, 96), (-200, 130), (-236, 150), (-170, 170), (-110,
        150), (-70, 110), (-50, 60)), tension=0.9)  # fmt: skip
    lit(painter, flown, _RED, look.SODIUM, (4, -9), shade=_DEEP, width=6)
    for lock in (((-60, -84, 2), (-140, -76, 18), (-270, -80, 1)), ((-80, -30, 2), (-170, 10, 20), (-290, 10, 1)),
            ((-70, 40, 2), (-140, 80, 18), (-220, 146, 1))):  # fmt: skip
        fill(painter, ink(lock), _DEEP)
    strands(painter, [((-50, y), (-140, y + bend), a) for y, bend, a in ((-110, 0, (-230, -60)), (-60, 10, (-250, -30)),
        (-10, 50, (-250, 50)), (20, 60, (-190, 84)), (60, 60, (-170, 150)))], _RED, look.SODIUM, 12)  # fmt: skip
    turned(painter, 0, 0, 1, Face("#A87058", _SKIN, nose=Nose.SNUB, young=True, stern=0, brow=0,
        brow_colour="#6B2A10", gaze=0.2, smile=0.8, sneer=0.5, iris="#3E6A5A"))  # fmt: skip
    _eyes(painter)
    fill(painter, joined(ink(((-38, -36, 2), (-22, -50, 9), (2, -52, 12), (30, -38, 5))), ink(((70, -46, 2), (60, -50,
        8), (48, -44, 10), (38, -33, 4)))), "#6B2A10")  # fmt: skip
    fill(painter, joined(*(disc(x, y, 3.2) for x, y in ((-6, 26), (8, 32), (-14, 36), (2, 42)))), "#A8705C")
    mass = blob(((62, -62), (74, -84), (60, -112), (20, -134), (-36, -130), (-84, -96), (-104, -44), (-98, 10), (-84,
        50), (-66, 28), (-74, 0), (-62, -28), (-46, -24), (-44, -46), (-24, -70), (10, -84), (40, -82)),
        tension=0.7)  # fmt: skip
    lit(painter, mass, _RED, look.SODIUM, (6, -8), shade=_DEEP)
    strands(painter, [((56 - a, -90 - a * 0.1), (-10 - a * 0.4, -116 + a * 0.6), (-98, -60 + a * 1.2)) for a in (0, 14,
        28, 42, 56)], _RED, look.SODIUM, 9)  # fmt: skip
    for root, bend, tip, wide in (((50, -88), (34, -66), (-4, -66), 18), ((26, -92), (-2, -70), (-36, -60), 20)):
        rimmed(painter, _lock(root, bend, tip, wide), _RED, BLACK, 3)
