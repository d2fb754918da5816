"""Judgement, Major XX."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_X: Final = 412
"""The angel's axis: at the middle the index would stand over the halo."""
_BELL: Final = (412, 572)
_RISER: Final = 372
_SKIN: Final = "#8A5632"
_SHADE: Final = "#2E180E"
_WHITE: Final = "#EDE8D6"
_CLOTH: Final = "#2A3A3E"
_DARK: Final = "#2A2E1C"
_RIM: Final = "#F4F6C0"


def scene(painter: QPainter, t: Tones) -> None:
    """A winged jazzman blows his trumpet straight at us; in its light one of the dead rises, one hand still bone."""
    sky(painter, "#04070C", "#28463A", 1080)
    glow(painter, _X, 380, 420, t.light, 0.4)
    for way in (-1, 1):
        _wing(painter, way)
    _trunk(painter)
    painter.save()
    painter.translate(0, 64)
    _head(painter, t)
    painter.restore()
    for way in (-1, 1):
        _forearm(painter, way)
    _cloud(painter)
    _light(painter, t)
    _trumpet(painter)
    gloom(painter, _X, 520, 470, 0.4)
    _riser(painter)


def _wing(painter: QPainter, way: int) -> None:
    """A wing that hangs from the shoulder, whole: an arm of small feathers, long ones down from it in three rows."""
    bow = ((92, 600), (130, 462), (164, 378), (200, 354), (222, 398))
    feather = blob(((-13, 0), (13, 0), (20, 80), (17, 128), (3, 154), (-14, 132), (-19, 80)), tension=0.8)
    shaded = blob(((0, 8), (12, 4), (20, 80), (17, 128), (3, 154), (4, 80)), tension=0.7)
    rows = ((9, 410, "#7E8C74", 0.06), (8, 280, "#B4BA9C", 0.1), (7, 160, "#E6E2C8", 0.1))
    for count, long, tone, start in rows:
        for number in range(count):
            share = start + (1 - start) * number / (count - 1)
            bone = min(int(share * 4), 3)
            x, y = along(bow[bone], bow[bone + 1], share * 4 - bone)
            grown = long * (0.62 + 0.38 * share) / 154
            path = placed(feather, 0, 0, 1, 0)
            for part, colour in ((path, tone), (shaded, mixed("#2A3A30", tone, 0.5))):
                painter.save()
                painter.translate(_X + way * x, y)
                painter.rotate(way * (10 - 11 * share))
                painter.scale(-way * 1.25, grown)
                if part is path:
                    rimmed(painter, part, colour, BLACK, 3.4)
                else:
                    fill(painter, part, colour)
                painter.restore()
    arm_ = limb([(_X + way * x, y, wide) for (x, y), wide in zip(bow, (40, 46, 46, 40, 24), strict=True)])
    lit(painter, arm_, "#F3EBD2", "#FFFFFF", (-4, -7), shade="#8C8A66", width=6)


def _trunk(painter: QPainter) -> None:
    """A dark suit, a white shirt."""
    painter.save()
    painter.translate(0, 36)
    body = blob([(_X + x, y) for x, y in ((-70, 560), (-150, 576), (-206, 624), (-236, 720), (-250, 820), (250, 820), (
        236, 720), (206, 624), (150, 576), (70, 560))], tension=0.6)  # fmt: skip
    lit(painter, body, _CLOTH, _RIM, (-8, -8), shade=BLACK, width=8)
    fill(painter, polygon([(_X + x, y) for x, y in ((-64, 556), (64, 556), (0, 800))]), _WHITE)
    for way in (-1, 1):
        lapel = polygon([(_X + way * x, y) for x, y in ((50, 550), (104, 574), (120, 650), (88, 672), (6, 820))])
        lit(painter, lapel, "#141C20", _RIM, (-5, -4), shade=BLACK, width=5)
    fill(painter, blob([(_X + x, y) for x, y in ((-60, 420), (60, 420), (70, 570), (0, 600), (-70, 570))],
        tension=0.5), _SHADE)  # fmt: skip
    painter.restore()


def _forearm(painter: QPainter, way: int) -> None:
    """A forearm that goes up to the valves behind the bell, a white cuff, the back of the hand."""
    hand = limb([(_X + way * x, y, wide) for x, y, wide in ((142, 664, 62), (112, 620, 74), (70, 580, 70))])
    lit(painter, hand, _SKIN, "#C08A5A", (-5, -6), shade=_SHADE, width=7, smooth=True)
    knuckles = [((_X + way * 128, 588), (_X + way * 112, 594), (_X + way * 96, 606), 7), ((_X + way * 146, 612), (_X
        + way * 128, 616), (_X + way * 110, 628), 7)]  # fmt: skip
    within(painter, hand, folds(*knuckles), _SHADE)
    cuff = limb([(_X + way * x, y, 88) for x, y in ((152, 682), (142, 666))])
    lit(painter, cuff, _WHITE, look.BONE, (-4, -6), shade=_DARK, width=6)
    fore = limb([(_X + way * x, y, wide) for x, y, wide in ((206, 810, 122), (178, 744, 116), (158, 702, 100))])
    lit(painter, fore, _CLOTH, _RIM, (-way * 6, -6), shade=BLACK, width=7)
    within(painter, fore, folds(*(((_X + way * a, 752 + b), (_X + way * (a - 40), 772 + b), (_X + way * (a - 70),
        762 + b), 10) for a, b in ((220, -8), (228, 22)))), BLACK)  # fmt: skip


def _head(painter: QPainter, t: Tones) -> None:
    """His face behind the bell: eyes shut, brows up, both cheeks full of breath; hat and halo."""
    with tilted(painter, _X, 400, 5):
        for tone, width in ((BLACK, 24), (t.light, 15), (look.BONE, 6)):
            stroke(painter, disc(_X, 88, 100, 22), tone, width)
        front(painter, _X, 318, 1.34, Face(_SHADE, _SKIN, nose=Nose.BROAD, open=False, brow=12, stern=-1.2, jaw=0.7))
        for way in (-1, 1):
            cheek = blob([(_X + way * x, y) for x, y in ((30, 376), (50, 350), (80, 342), (106, 358), (112, 394), (92,
                424), (46, 430))], tension=0.9)  # fmt: skip
            lit(painter, cheek, "#96603A" if way < 0 else "#6A3E22", "#D09A64" if way < 0 else "#7A4A2A", (-6, -7),
                shade="#3E2010", edge=BLACK, width=4, smooth=True)  # fmt: skip
        crown_ = blob([(_X + x, y) for x, y in ((-92, 244), (-96, 150), (-62, 118), (-4, 134), (58, 116), (94, 150), (
            92, 244))], tension=0.6)  # fmt: skip
        lit(painter, crown_, _WHITE, look.BONE, (-9, -6), shade=_DARK)
        within(painter, crown_, polygon([(_X + x, y) for x, y in ((-110, 196), (110, 196), (110, 240), (-110, 240))]),
            look.OXBLOOD)  # fmt: skip
        within(painter, crown_, folds(((_X - 4, 136), (_X + 10, 160), (_X + 2, 190), 12)), mixed(BLACK, _WHITE, 0.5))
        brim = blob([(_X + x, y) for x, y in ((-150, 250), (-96, 226), (0, 232), (96, 226), (150, 246), (96, 268), (0,
            262), (-96, 270))], tension=0.8)  # fmt: skip
        glaze(painter, brim.translated(0, 20).intersected(disc(_X, 318, 92, 120)), BLACK, 0.4)
        lit(painter, brim, _WHITE, look.BONE, (-4, -5), shade=_DARK)
        for x, y in ((-112, 300), (114, 310)):
            drop = blob([(_X + x + a, y + b) for a, b in ((0, -18), (9, 4), (0, 13), (-9, 4))], tension=0.7)
            rimmed(painter, drop, "#CFE8F0", BLACK, 3)


def _trumpet(painter: QPainter) -> None:
    """The bell, turned straight to us, light in its throat."""
    (x, y), gold, deep = _BELL, "#E0B83A", "#6B4A10"
    lit(painter, disc(x, y, 126, 120), gold, look.BONE, (-8, -10), shade=deep, width=9)
    fill(painter, ring(x, y, 114, 107), deep)
    fill(painter, disc(x, y + 2, 105, 100), "#B88A22")
    within(painter, disc(x, y + 2, 105, 100), disc(x + 12, y + 20, 104, 98), "#F0CE5A")
    fill(painter, disc(x, y + 2, 74, 70), "#8A6416")
    within(painter, disc(x, y + 2, 74, 70), disc(x + 8, y + 12, 72, 68), "#FFE98A")
    glow(painter, x, y + 4, 120, "#FFFFE0", 0.8)
    fill(painter, disc(x, y + 4, 34, 32), "#FFFFF0")


def _cloud(painter: QPainter) -> None:
    """The cloud that he leans out of."""
    cloud = blob(((-20, 830), (10, 770), (60, 752), (96, 782), (140, 746), (200, 750), (240, 786), (300, 774), (350,
        800), (420, 774), (480, 790), (530, 746), (590, 742), (620, 780), (660, 756), (730, 790), (730, 880), (560,
        870), (400, 892), (200, 870), (-20, 890)), tension=0.9)  # fmt: skip
    lit(painter, cloud, "#8FA08A", look.BONE, (-5, -9), shade="#33483E", width=8)
    puffs = (((60, 802, 3), (100, 786, 9), (140, 794, 3)), ((180, 790, 3), (214, 780, 9), (250, 806, 3)), ((520, 790,
        3), (560, 772, 10), (606, 790, 3)), ((380, 810, 2), (420, 800, 7), (460, 812, 2)))  # fmt: skip
    within(painter, cloud, joined(*(ink(puff) for puff in puffs)), "#33483E")


def _light(painter: QPainter, t: Tones) -> None:
    """What the trumpet calls with is light: it falls out of the bell on all that is below."""
    x, y = _BELL
    for half, share in ((400, 0.16), (220, 0.24)):
        beam = polygon(((x - 96, y + 40), (x + 96, y + 40), (x + half, 1060), (x - half, 1060)))
        glaze(painter, beam, mixed(look.BONE, t.light, 0.7), share)


def _riser(painter: QPainter) -> None:
    """One of the dead, from behind, up out of the ground to the shoulders, arms thrown up."""
    cloth, dark, pale = "#2C3A5A", "#080C16", "#A8B49C"
    body = blob([(_RISER + x, y) for x, y in ((-40, 950), (-110, 970), (-150, 1020), (-160, 1100), (160, 1100), (150,
        1020), (110, 970), (40, 950))], tension=0.7)  # fmt: skip
    lit(painter, body, cloth, _RIM, (0, -8), shade=dark, width=8)
    for way in (-1, 1):
        shoulder, elbow, wrist = ((_RISER + way * x, y) for x, y in ((116, 1016), (212, 966), (196, 862)))
        if way > 0:
            _bones(painter, wrist[0], wrist[1] - 52)
        sleeve(painter, (shoulder, elbow, wrist), (92, 84, 72), cloth, _RIM, (-way * 4, -7))
        if way < 0:
            palm(painter, wrist[0] + 2, wrist[1] - 54, -4, 0.86, pale, back=True, towards=(0.5, -1))
    hair = blob([(_RISER + x, y) for x, y in ((0, 846), (60, 858), (84, 910), (78, 980), (60, 1040), (30, 1010), (0,
        1050), (-30, 1010), (-60, 1040), (-78, 980), (-84, 910), (-60, 858))], tension=0.8)  # fmt: skip
    lit(painter, hair, "#241C1C", _RIM, (0, -8), shade=BLACK, width=8)
    within(painter, hair, folds(*(((_RISER + a * 0.3, 862), (_RISER + a, 900), (_RISER + a, 1010), 8) for a in (-56,
        -22, 14, 50))), mixed(BLACK, _RIM, 0.3))  # fmt: skip


def _bones(painter: QPainter, x: float, y: float) -> None:
    """A hand that is still bone: two bones of the forearm, the palm's five, and fingers with their joints."""
    bone: QColor = mixed("#8A9478", look.BONE, 0.7)
    parts = [limb(((x + a, y + 70, 15), (x + a * 0.8, y + 20, 18))) for a in (-11, 11)]
    for a, (tip_x, tip_y) in ((-30, (-62, -92)), (-11, (-28, -128)), (9, (8, -138)), (28, (44, -118))):
        ends = [(x + a * 0.5, y + 4), (x + a * 1.2, y - 44)]
        ends += [along(ends[1], (x + tip_x, y + tip_y), share) for share in (0.5, 0.8, 1.05)]
        for one, two, wide in zip(ends, ends[1:], (15, 14, 12, 10), strict=False):
            parts.append(limb([(*along(one, two, s), wide * w) for s, w in ((0.06, 1), (0.5, 0.62), (0.94, 1))]))
    for one, two, wide in (((26, 2), (56, -24), 15), ((56, -24), (76, -58), 13)):
        parts.append(limb([(*along((x + one[0], y + one[1]), (x + two[0], y + two[1]), s), wide * w) for s, w in (
            (0.06, 1), (0.5, 0.62), (0.94, 1))]))  # fmt: skip
    whole = joined(*parts)
    stroke(painter, whole, BLACK, 13)
    lit(painter, joined(disc(x, y + 8, 27, 18)), bone, look.BONE, (0, -4), shade="#4A5440", width=3)
    lit(painter, whole, bone, look.BONE, (0, -3), width=2)
