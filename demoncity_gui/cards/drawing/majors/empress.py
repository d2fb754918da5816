"""The Empress, Major III."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GOWN: Final = ("#B4283E", "#F0667A", "#3A0B1A")
_CLOAK: Final = ("#1F5A48", "#6FC08A", "#06201C")
_HEART: Final = (334, 796)
"""Where the child's heart beats."""


def scene(painter: QPainter, t: Tones) -> None:
    """A woman in a great wicker chair with twelve stars: she feels her child move and holds it in both hands."""
    sky(painter, mixed(BLACK, t.light, 0.1), mixed(BLACK, t.light, 0.36), 1000)
    for x in range(40, 700, 88):  # the panes of a greenhouse, the night behind them
        fill(painter, rect(x, -150, 7, 1200), BLACK)
    for y in (-60, 130, 320, 510, 700):
        fill(painter, rect(20, y, 660, 7), BLACK)
    glow(painter, 240, 300, 400, t.light, 0.8)
    for x, y, scale, turn, mirror in ((20, 700, 1.6, 30, False), (680, 700, 1.6, 30, True)):
        leaf = placed(_leaf(), x, y, scale, -turn if mirror else turn, mirror=mirror)
        lit(painter, leaf, mixed(BLACK, t.light, 0.4), t.light, (-5, -5), shade=mixed(BLACK, t.light, 0.2))
    _peacock_chair(painter)
    skin = "#D09A6C"
    _curls(painter)
    cloak = _expecting(painter, skin)
    _empress_head(painter, skin)
    _heart(painter)
    _arms(painter, skin, cloak)
    glow(painter, *_HEART, 170, look.SODIUM, 0.34)
    for x, y, size, turn in ((80, 1056, 1.3, -2), (138, 1160, 1.25, 5), (626, 1062, 1.3, 2), (570, 1164, 1.2, -6)):
        lit(painter, placed(_wheat(), x, y, size, turn), look.SODIUM, look.BONE, (-3, -3), shade="#7A4A16", width=4)
    gloom(painter, 320, 560, 440, 0.45)


def _heart(painter: QPainter) -> None:
    """The heart within, and how it beats."""
    x, y = _HEART
    heart = blob(((0, -24), (20, -48), (46, -38), (48, -6), (0, 58), (-48, -6), (-46, -38), (-20, -48)),
        tension=0.75)  # fmt: skip
    fill(painter, placed(heart, x, y, 1.15), look.SODIUM)
    fill(painter, placed(heart, x, y, 0.7), look.BONE)
    for way in (-1, 1):
        for reach in (78, 100):
            bow = QPainterPath()
            bow.arcMoveTo(x - reach, y - reach, 2 * reach, 2 * reach, -24 if way > 0 else 156)
            bow.arcTo(x - reach, y - reach, 2 * reach, 2 * reach, -24 if way > 0 else 156, 48)
            stroke(painter, bow, look.SODIUM, 7)


def _arms(painter: QPainter, skin: str, cloak: QPainterPath) -> None:
    """One hand lies on the belly from above, the other carries it from below."""
    colour, light, dark = _CLOAK
    glaze(painter, limb(((470, 922, 40), (400, 944, 50), (320, 960, 36))), BLACK, 0.4)
    palm(painter, 404, 916, -104, 0.94, skin, back=True, apart=0.2)
    glaze(painter, limb(((270, 726, 40), (330, 716, 50), (410, 708, 36))), BLACK, 0.4)
    palm(painter, 318, 698, 82, 0.94, skin, back=True, apart=0.2, mirror=True)
    for joints in (((514, 570), (588, 818), (468, 896)), ((244, 570), (132, 776), (252, 706))):
        sleeve(painter, joints, (110, 96, 70), colour, light, (-8, -7), body=cloak)
        elbow, wrist = joints[1:]
        away = 1 if wrist[0] > elbow[0] else -1
        folds = joined(*(limb(((*along(elbow, wrist, share, -away * 40), 2), (*along(elbow, wrist, share + 0.12, -away
            * 12), 9), (*along(elbow, wrist, share + 0.1, away * 16), 2))) for share in (0.34, 0.62)))  # fmt: skip
        fill(painter, folds, dark)
        band = limb(((*along(elbow, wrist, 1, -33), 20), (*along(elbow, wrist, 1.06), 24), (*along(elbow, wrist, 1,
            33), 20)))  # fmt: skip
        lit(painter, band, look.SODIUM, look.BONE, (-3, -4), shade="#8C5A1E", width=5)


def _peacock_chair(painter: QPainter) -> None:
    """A chair of wicker, its back a fan as wide as the picture."""
    straw, dark = "#C9A24A", "#4E3812"
    back = joined(disc(350, 400, 282, 346), rect(150, 560, 400, 330, 60))
    lit(painter, back, straw, look.BONE, (-9, -8), shade=dark, width=9)
    for k in range(12):  # the crown of twelve stars
        turn = radians(-171 + k * 14.7)
        rimmed(painter, star(350 + 256 * cos(turn), 398 + 318 * sin(turn), 27, 11), look.BONE, BLACK, 5)
    inner = disc(350, 410, 222, 276)
    rimmed(painter, inner, "#2E2210", BLACK, 4)
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    for a in range(-4, 185, 9):
        turn = radians(180 + a)
        fill(painter, limb(((350, 640, 5), (350 + 400 * cos(turn), 640 + 560 * sin(turn), 13))), straw)
    for size in (0.55, 0.8):
        stroke(painter, disc(350, 640, 300 * size * 1.1, 500 * size), "#2E2210", 9)
    painter.restore()
    for way in (-1, 1):  # its arms
        rest = limb(((350 + way * 200, 800, 44), (350 + way * 262, 830, 56), (350 + way * 270, 1060, 44)))
        lit(painter, rest, straw, look.BONE, (-6, -6), shade=dark)


_CURLS: Final = ((240, 250, 62), (222, 330, 64), (218, 412, 60), (236, 480, 48), (452, 250, 62), (470, 330, 64), (474,
    412, 60), (458, 476, 48), (346, 230, 110), (346, 380, 120))  # fmt: skip


@cache
def _mass() -> QPainterPath:
    """The outline of her hair."""
    return joined(*(disc(x, y, r) for x, y, r in _CURLS)).simplified()


def _curls(painter: QPainter) -> None:
    """Her hair: a dark cloud of curls around head and shoulders."""
    lit(painter, _mass(), "#3A1A14", "#C87A44", (-6, -7), shade="#160807")
    for x, y, r in _CURLS[:8]:
        stroke(painter, _curl(x, y, r * 0.56), "#7A4228", 5)
        stroke(painter, _curl(x + 3, y + 4, r * 0.26), "#7A4228", 4)


def _curl(x: float, y: float, r: float) -> QPainterPath:
    """One curl: most of a circle around (x, y)."""
    path = QPainterPath()
    path.arcMoveTo(x - r, y - r, 2 * r, 2 * r, 40)
    path.arcTo(x - r, y - r, 2 * r, 2 * r, 40, 250)
    return path


def _expecting(painter: QPainter, skin: str) -> QPainterPath:
    """Her trunk, turned a little to the left: a cloak over the shoulders, open over a gown and the great belly."""
    colour, light, dark = _CLOAK
    gown, pale, fold = _GOWN
    cloak = blob(((330, 476), (268, 500), (222, 534), (204, 600), (206, 720), (176, 860), (110, 960), (70, 1080), (640,
        1080), (606, 960), (560, 860), (540, 720), (552, 600), (532, 534), (486, 500), (424, 476)),
        tension=0.8)  # fmt: skip
    lit(painter, cloak, colour, light, (-10, -8), shade=dark)
    trunk = blob(((318, 482), (296, 560), (246, 610), (258, 668), (206, 730), (182, 812), (200, 894), (150, 960), (120,
        1080), (590, 1080), (564, 968), (510, 894), (522, 800), (506, 722), (472, 668), (476, 610), (448, 560), (436,
        482)), tension=0.8)  # fmt: skip
    lit(painter, trunk, gown, pale, (-9, -8), shade=fold)
    x, y = _HEART
    within(painter, trunk, blob(((206, 890), (260, 942), (350, 962), (440, 940), (500, 886), (560, 1000), (590, 1100),
        (110, 1100), (130, 1000)), tension=0.8), fold)  # fmt: skip
    for edge in (((340, 466, 6), (318, 500, 18), (292, 566, 21), (250, 616, 21), (262, 670, 18), (208, 732, 18), (184,
        812, 14)), ((420, 466, 6), (436, 500, 18), (454, 566, 21), (478, 612, 21), (474, 668, 18), (506, 722, 18), (522,
        800, 14))):  # fmt: skip
        lit(painter, limb(edge), look.SODIUM, look.BONE, (-3, -3), shade="#8C5A1E", width=4)
    for knee, wide in ((206, 120), (506, 120)):  # the thighs come towards us
        cap = disc(knee, 1050, wide, 90)
        lit(painter, cap, gown, pale, (-6, -8), shade=fold)
        fill(painter, limb(((knee - 70, 1000, 2), (knee - 20, 1030, 10), (knee + 4, 1090, 4))), fold)
    belly = disc(350, 802, 164, 156)
    lit(painter, belly, gown, pale, (-9, -9), shade=fold)
    for reach, share in ((146, 0.25), (116, 0.5), (84, 0.8)):  # a light within: the child's heart
        within(painter, belly, disc(x, y, reach), mixed(gown, "#F0704A", share))
    bare = blob(((330, 470), (318, 500), (300, 560), (340, 584), (372, 566), (404, 584), (446, 560), (430, 500), (420,
        470)), tension=0.7)  # fmt: skip
    lit(painter, bare, skin, mixed(skin, look.BONE, 0.5), (-6, -5), shade=mixed(BLACK, skin, 0.5), smooth=True)
    neck(painter, 376, 400, 70, 484, skin)
    for tone, width in ((BLACK, 12), (look.SODIUM, 5)):  # the sign of Venus
        stroke(painter, joined(disc(372, 514, 12), rect(371, 527, 2, 28), rect(360, 539, 24, 2)), tone, width)
    return cloak


@cache
def _wheat() -> QPainterPath:
    """An ear of wheat on its stalk, its foot 100 below the origin."""
    grain = blob(((0, 0), (15, -10), (15, -34), (4, -22)), tension=0.8)
    return joined(rect(-3, -130, 6, 230), placed(grain, -8, -186, 1, -28), *(placed(grain, way * 2, -112 - k, 1,
        way * 14, mirror=way < 0) for k in range(0, 84, 27) for way in (-1, 1)), *(limb(((0, -180, 3), (dx, -250, 1.6)))
        for dx in (-18, 0, 18)))  # fmt: skip


def _empress_head(painter: QPainter, skin: str) -> None:
    """Her head bends to the child she carries; a small crown on her curls."""
    with tilted(painter, 376, 440, -17):
        turned(painter, 372, 318, 1.02, Face("#8C5A38", skin, nose=Nose.SNUB, brow=8, stern=-0.7, jaw=0.1,
            lips="#B01C30", smile=1.7, lid=0.85, gaze=0.4), mirror=True)  # fmt: skip
        fringe = blob(((452, 350), (464, 270), (428, 206), (366, 192), (306, 206), (284, 262), (296, 290), (340, 250),
            (400, 262), (432, 300)), tension=0.8)  # fmt: skip
        lit(painter, fringe, "#3A1A14", "#C87A44", (-5, -6), shade="#160807")
        lit(painter, placed(crown(), 366, 220, 0.66), look.SODIUM, look.BONE, (-6, -5), shade="#8C5A1E")
        for dx in (-38, 0, 38):
            lit(painter, disc(366 + dx, 202, 9), "#C8283A", look.BONE, (-2, -2), width=3)
        lit(painter, disc(440, 376, 11, 15), look.SODIUM, look.BONE, (-2, -2), width=3)


@cache
def _leaf() -> QPainterPath:
    """A leaf cut in at both sides, its stalk on the origin, its tip up."""
    blade = blob(((0, 0), (-52, -60), (-62, -130), (-30, -190), (0, -220), (30, -190), (62, -130), (52, -60)))
    cuts = joined(*(polygon(((side * 14, -60 - i * 42), (side * 80, -86 - i * 42),
        (side * 80, -66 - i * 42))) for side in (-1, 1) for i in range(3)))  # fmt: skip
    return blade.subtracted(cuts).united(rect(-4, -20, 8, 90))
