"""Judgement, Major XX."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, nail, pale_of
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_X: Final = 436
"""The angel's axis: at the middle the index would stand over the halo."""
_LIPS: Final = (397, 427)
_DIP: Final = 31
"""How far the trumpet points down to the left from there, degrees."""
_BELL: Final = (300, 0)
"""In the trumpet's own units: x from the lips to the bell, y down from the valves' caps."""
_RISER: Final = 384
_SKIN: Final = "#8A5632"
_SHADE: Final = "#2E180E"
_WHITE: Final = "#EDE8D6"
_CLOTH: Final = "#2A3A3E"
_DARK: Final = "#2A2E1C"
_RIM: Final = "#F4F6C0"
_GOLD: Final = "#E0B83A"
_BRASS: Final = "#5A3A0C"


def scene(painter: QPainter, t: Tones) -> None:
    """A winged jazzman blows his trumpet down to us; in its light one of the dead rises, one hand still bone."""
    sky(painter, "#04070C", "#28463A", 1080)
    glow(painter, _X, 380, 420, t.light, 0.4)
    for way in (-1, 1):
        painter.save()
        painter.translate(_X, 0)
        painter.scale(1.36 if way < 0 else 1.08, 1)  # the left one is seen past the bell
        painter.translate(-_X, 0)
        _wing(painter, way)
        painter.restore()
    _trunk(painter)
    _far_hand(painter)
    _head(painter, t)
    with _at_his_lips(painter):
        _trumpet(painter)
        _fingers_on_valves(painter)
    _near_hand(painter)
    with _at_his_lips(painter):
        _bell(painter)
    _cloud(painter)
    _light(painter, t)
    gloom(painter, 330, 520, 470, 0.4)
    _riser(painter)


@contextmanager
def _at_his_lips(painter: QPainter) -> Iterator[None]:
    """Paint in the trumpet's own units."""
    painter.save()
    painter.translate(*_LIPS)
    painter.scale(-1, 1)
    painter.rotate(_DIP)
    yield
    painter.restore()


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
    neck = blob([(_X + x, y) for x, y in ((-40, 400), (84, 380), (88, 500), (122, 556), (20, 610), (-66, 566), (-50,
        500))], tension=0.6)  # fmt: skip
    lit(painter, neck, mixed(_SHADE, _SKIN, 0.42), mixed(_SHADE, _SKIN, 0.7), (-7, -2), shade=_SHADE, smooth=True)
    for flap in (((122, 528), (156, 572), (84, 640), (14, 606), (84, 580)), ((-62, 540), (-92, 580), (-40, 630), (14,
            606), (-40, 580))):  # fmt: skip
        lit(painter, polygon([(_X + x, y) for x, y in flap]), _WHITE, look.BONE, (-4, -5), shade=_DARK)
    painter.restore()


def _far_hand(painter: QPainter) -> None:
    """What is seen of his other arm behind the trumpet: a sleeve, a cuff, a hand's back over the valves."""
    fore = limb(((90, 720, 120), (170, 560, 108), (212, 478, 92)))
    lit(painter, fore, _CLOTH, _RIM, (-6, -6), shade=BLACK, width=7)
    cuff = limb(((206, 486, 88), (218, 466, 84)))
    lit(painter, cuff, _WHITE, look.BONE, (-5, -6), shade=_DARK, width=6)
    hand = blob(((196, 458), (206, 416), (226, 380), (256, 356), (292, 352), (312, 376), (300, 420), (262, 452), (238,
        480)), tension=0.7)  # fmt: skip
    lit(painter, hand, _SKIN, "#C08A5A", (-5, -7), shade=_SHADE, width=6, smooth=True)


def _fingers_on_valves(painter: QPainter) -> None:
    """Three fingers, bent, each with its tip on a valve's cap."""
    chains = [((x - 6, -116, 34), (x - 2, -124, 33), (x + 6, -98, 29), (x + 4, -74, 20)) for x in (156, 126, 96)]
    flesh(painter, [digit(chain) for chain in chains], _SKIN, (0.5, -0.8), 5)
    fill(painter, joined(*(nail(chain) for chain in chains)), pale_of(_SKIN))


def _near_hand(painter: QPainter) -> None:
    """The arm on our side: a sleeve out of the cloud, a cuff, the back of a hand that holds the valves."""
    fist(painter, 372, 545, -40, 1.06, _SKIN, back=True, towards=(-7, -6))
    cuff = polygon(((428, 638), (486, 588), (530, 640), (470, 688)))
    lit(painter, cuff, _WHITE, look.BONE, (-5, -6), shade=_DARK, width=6)
    fore = blob(((448, 664), (508, 612), (590, 668), (680, 760), (720, 860), (620, 890), (520, 780)), tension=0.5)
    lit(painter, fore, mixed(_CLOTH, "#4A6468", 0.5), _RIM, (-6, -7), shade=BLACK, width=8)
    within(painter, fore, folds(((650, 728), (610, 746), (560, 790), 12), ((600, 676), (570, 700), (520, 750), 9)),
        BLACK)  # fmt: skip


def _head(painter: QPainter, t: Tones) -> None:
    """His face, bowed to the mouthpiece: eyes shut, brows up, cheeks full of breath; hat and halo."""
    with tilted(painter, _X, 400, -7):
        for tone, width in ((BLACK, 24), (t.light, 15), (look.BONE, 6)):
            stroke(painter, disc(_X + 24, 128, 100, 22), tone, width)
        painter.save()
        painter.translate(_X, 340)
        painter.scale(-1.3, 1.3)
        turned(painter, 0, 0, 1, Face(_SHADE, _SKIN, nose=Nose.BROAD, open=False, brow=12, stern=-1.2, jaw=0.6))
        far = blob(((52, 36), (64, 27), (77, 34), (81, 52), (74, 68), (60, 70), (48, 56)), tension=0.9)
        lit(painter, far, "#96603A", "#C08A5A", (5, -5), shade=_SHADE, edge="#2A160C", width=3, smooth=True)
        near = blob(((-40, 46), (-24, 22), (4, 18), (23, 34), (27, 58), (13, 78), (-16, 82), (-36, 68)), tension=0.9)
        lit(painter, near, "#855130", "#855130", (6, -5), shade="#4A2A1A", edge="#341C10", width=0.5, smooth=True)
        fill(painter, ink(((10, 19, 1), (25, 34, 4), (29, 56, 6), (16, 79, 5), (-12, 84, 1))), BLACK)  # where it bulges
        fill(painter, ink(((-22, 28, 1), (-4, 24, 6), (10, 30, 1))), "#C08A5A")
        rimmed(painter, disc(40, 66, 17, 15), "#6A3228", BLACK, 3)
        painter.restore()
        crown_ = blob([(_X + x, y) for x, y in ((-92, 276), (-96, 186), (-62, 152), (-4, 166), (58, 150), (94, 182), (
            96, 276))], tension=0.6)  # fmt: skip
        lit(painter, crown_, _WHITE, look.BONE, (-9, -6), shade=_DARK)
        within(painter, crown_, polygon([(_X + x, y) for x, y in ((-110, 228), (110, 228), (110, 272), (-110, 272))]),
            look.OXBLOOD)  # fmt: skip
        within(painter, crown_, folds(((_X - 14, 168), (_X, 192), (_X - 8, 222), 12)), mixed(BLACK, _WHITE, 0.5))
        brim = blob([(_X + x, y) for x, y in ((-156, 290), (-96, 258), (0, 262), (96, 258), (142, 272), (96, 294), (0,
            294), (-96, 304))], tension=0.8)  # fmt: skip
        glaze(painter, brim.translated(0, 22).intersected(disc(_X, 340, 92, 120)), BLACK, 0.4)
        lit(painter, brim, _WHITE, look.BONE, (-4, -5), shade=_DARK)


def _trumpet(painter: QPainter) -> None:
    """All of it but the bell: mouthpiece, the pipe and its loop, three valves with their caps."""
    for tone, wide in ((BLACK, 32), (_BRASS, 21), (_GOLD, 14)):
        loop = rect(56, -8, 168, 66, 32)
        stroke(painter, loop, tone, wide)
    pipe = limb(((14, -8, 14), (60, -8, 20), (240, -8, 26)))
    lit(painter, pipe, _GOLD, look.BONE, (2, -5), shade=_BRASS, width=6)
    cup = polygon(((-4, -30), (14, -26), (28, -16), (46, -14), (46, -2), (28, 0), (14, 10), (-4, 14)))
    lit(painter, cup, _GOLD, look.BONE, (2, -5), shade=_BRASS, width=6)
    for x in (98, 128, 158):
        lit(painter, rect(x - 4, -66, 8, 30), _WHITE, look.BONE, (3, 0), shade=_BRASS, width=4)
        lit(painter, rect(x - 13, -70, 26, 11, 4), _WHITE, look.BONE, (3, -2), shade=_BRASS, width=5)
        lit(painter, rect(x - 14, -44, 28, 150, 7), _GOLD, look.BONE, (4, 0), shade=_BRASS, width=6)
        within(painter, rect(x - 14, -44, 28, 150, 7), rect(x - 20, -34, 40, 5), _BRASS)


def _bell(painter: QPainter) -> None:
    """The bell, turned three quarters to us, light in its throat; behind it the flare that ends in the pipe."""
    (x, y), deep = _BELL, _BRASS
    flare = blob(((200, -22), (236, -32), (268, -60), (x, -126), (x + 10, 0), (x, 126), (262, 66), (232, 24), (200, 8)),
        tension=0.6)  # fmt: skip
    lit(painter, flare, _GOLD, look.BONE, (3, -9), shade=deep, width=8)
    lit(painter, disc(x, y, 88, 132), _GOLD, look.BONE, (8, -8), shade=deep, width=9)
    for across, down, move, tone in ((78, 119, 0, deep), (73, 113, 2, "#C6982A"), (70, 106, -4, "#F0CE5A"), (48, 72,
            -12, "#8A6416"), (44, 66, -14, "#FFE98A")):  # fmt: skip
        fill(painter, disc(x + move, y, across, down), tone)
    glow(painter, x - 12, y, 110, "#FFFFE0", 0.8)
    fill(painter, disc(x - 16, y, 24, 36), "#FFFFF0")


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
    """Light that falls out of the bell on all that is below."""
    for left, right, share in ((-140, 640, 0.16), (40, 520, 0.24)):
        beam = polygon(((54, 620), (190, 670), (right, 1060), (left, 1060)))
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
