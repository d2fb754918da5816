"""The Two of Pentacles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import cradle, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    ring,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """On one wheel along the quay's edge: one coin flies, one is caught; behind him ships climb the long swell."""
    sky(painter, "#05060E", "#1E2C52", 1000)
    stars(painter, 5, (330, 60), (330, 240), look.BONE)
    glow(painter, 570, 178, 330, look.SODIUM, 0.6)
    _swell(painter, ((-60, 600), (60, 690), (240, 760), (420, 700), (560, 640), (680, 660), (780, 720)), "#17384A")
    _steamer(painter, 592, 684, 12, 0.56)
    _swell(painter, ((-60, 880), (60, 822), (170, 836), (330, 930), (500, 880), (610, 730), (690, 690), (790, 700)),
        "#0E2632")  # fmt: skip
    _steamer(painter, 112, 800, -12, 0.8)
    _swell(painter, ((-60, 800), (60, 836), (200, 930), (400, 960), (560, 920), (680, 930), (780, 960)), "#081820")
    lit(painter, rect(-20, 1000, 740, 240), "#2A222C", look.SODIUM, (0, -9), shade="#151018")
    fill(painter, joined(*(rect(x, 1016, 6, 120) for x in (90, 250, 410, 560)), rect(0, 1066, 700, 5)), BLACK)
    glaze(painter, disc(340, 1080, 150, 14), BLACK, 0.6)
    _ribbon(painter)
    _juggler(painter, "#E2B58A")
    gloom(painter, 390, 440, 440, 0.5)


def _swell(painter: QPainter, line: Sequence[Point], tone: str) -> None:
    """One long swell of the sea, a pale edge along its back."""
    sea = blob(((-60, 1100), *line, (780, 1100)), tension=0.8)
    lit(painter, sea, tone, "#8FB8B8", (3, -7), shade=mixed(BLACK, tone, 0.5), width=4)


def _steamer(painter: QPainter, x: float, foot: float, turn: float, size: float) -> None:
    """A steamer that the waves toss, black, its portholes lit, smoke torn from its funnel."""
    with tilted(painter, x, foot, turn):
        painter.translate(x, foot)
        painter.scale(size, size)
        smoke = blob(((-6, -120), (10, -122), (40, -158), (96, -170), (150, -204), (140, -176), (90, -150), (30, -118)),
            tension=0.8)  # fmt: skip
        fill(painter, smoke, "#04050A")
        lit(
            painter, polygon(((-20, -52), (-14, -122), (18, -122), (24, -52))), "#7A1C18", look.SODIUM, (4, -2), width=4
        )
        fill(painter, rect(-15, -122, 34, 16), BLACK)
        lit(painter, joined(rect(-60, -62, 120, 40, 3), thick_line(((88, -20), (88, -130)), 5)), "#1B2030", "#E8D49A",
            (4, -4), width=4)  # fmt: skip
        hull = blob(((-124, -34), (-60, -22), (60, -22), (132, -48), (104, 60), (-96, 60)), tension=0.2)
        lit(painter, hull, "#0C0F1A", "#E8D49A", (4, -6), width=4)
        fill(painter, joined(*(disc(a, 8, 7) for a in (-84, -48, -12, 24, 60, 92)), *(rect(a, -52, 14, 14) for a in
            (-50, -24, 28))), look.SODIUM)  # fmt: skip


def _one_wheel(painter: QPainter) -> None:
    """A wheel with its spokes, and the fork that carries the saddle which he sits astride."""
    x, y = _HUB
    for turn in range(0, 180, 20):
        fill(painter, placed(rect(-96, -2, 192, 4), x, y, 1, turn + 6), "#C8C0B0")
    rimmed(painter, ring(x, y, 108, 88), "#17131C", look.BONE, 4)
    stroke(painter, disc(x, y, 88), look.BRASS, 6)
    lit(painter, limb(((350, 716, 20), (346, 850, 20), (x, y, 18))), "#8E8894", look.BONE, (5, -2), width=4)
    saddle = blob(((206, 676), (222, 664), (250, 688), (340, 702), (400, 700), (404, 724), (360, 752), (330, 752),
        (262, 738), (222, 712)), tension=0.6)  # fmt: skip
    lit(painter, saddle, "#5A3420", look.SODIUM, (2, -7), shade="#20120C", width=5)


def _pedal(painter: QPainter, x: float, y: float) -> None:
    """A crank from the hub, and the pedal at its end."""
    lit(painter, limb(((*_HUB, 17), (x, y, 14))), "#8E8894", look.BONE, (3, -3), width=4)
    lit(painter, rect(x - 34, y - 8, 68, 16, 5), "#8E8894", look.BONE, (0, -4), width=4)


_HUB = (338, 966)
_RED, _DARK, _NIGHT = "#B8301F", "#3E0C0A", "#3A4070"


def _juggler(painter: QPainter, skin: str) -> None:
    """He: a hotel's page in red and brass, pedalling astride his saddle, laughing up at the coin that he threw."""
    _pedal(painter, 408, 908)
    _leg(painter, ((366, 686), (512, 738), (406, 858)), -1, (404, 868), -6)
    _one_wheel(painter)
    _pedal(painter, 268, 1024)
    rimmed(painter, disc(*_HUB, 18), look.BRASS, BLACK, 4)
    _leg(painter, ((300, 684), (296, 842), (240, 974)), -1, (238, 984), 6)
    tunic = blob(((258, 700), (272, 600), (276, 500), (290, 430), (334, 392), (392, 380), (446, 388), (490, 418), (502,
        470), (468, 570), (440, 690), (350, 722)), tension=0.7)  # fmt: skip
    lit(painter, tunic, _RED, look.SODIUM, (13, -7), shade=_DARK)
    within(painter, tunic, blob(((220, 740), (256, 400), (350, 360), (330, 450), (318, 560), (320, 740)), tension=0.6),
        "#1A0506")  # fmt: skip
    lit(painter, limb(((262, 656, 24), (350, 676, 26), (446, 654, 24))), "#231A1E", look.SODIUM, (3, -4), width=4)
    fill(painter, limb(((392, 400, 4), (384, 530, 4), (362, 660, 4))), _DARK)
    for k in range(4):
        for way in (-1, 1):
            rimmed(painter, disc(390 - k * 6 + way * (62 - k * 8), 450 + k * 58, 11), look.BRASS, BLACK, 3)
    _his_head(painter, skin)
    arm(painter, ((320, 456), (212, 610), (128, 500)), 84, _RED, look.SODIUM, (8, -7), cuff=look.BRASS, skin=skin,
        body=tunic)  # fmt: skip
    arm(painter, ((474, 446), (596, 560), (616, 408)), 84, _RED, look.SODIUM, (9, -6), cuff=look.BRASS, skin=skin,
        body=tunic)  # fmt: skip
    _ribbon_before_him(painter)
    with cradle(painter, 124, 466, -30, 0.8, skin):
        coin(painter, 108, 384, 170, -8)
    palm(painter, 622, 362, 12, 0.74, skin, mirror=True)
    coin(painter, 570, 178, 172, 14)


def _leg(painter: QPainter, joints: Sequence[Point], calf: int, foot: Point, turn: float) -> None:
    """A leg in the trousers of his livery, a stripe of brass down its side, and its shoe."""
    leg(painter, joints, 108, _NIGHT, "#A8B0E8", (8, -5), calf=-calf, shade="#10122A")
    hip, knee, ankle = joints
    fill(painter, limb(((*along(hip, knee, 0.2), 4), (*along(hip, knee, 1), 7), (*along(knee, ankle, 0.95), 5))),
        look.BRASS)  # fmt: skip
    shoe(painter, foot, 0.96, "#231A1E", look.SODIUM, turn=turn)


def _his_head(painter: QPainter, skin: str) -> None:
    """His face, thrown back to the coin above."""
    neck(painter, 398, 330, 60, 396, skin)
    lit(painter, blob(((346, 402), (356, 372), (396, 388), (440, 366), (454, 396), (398, 420)), tension=0.5), _RED,
        look.BRASS, (3, -5), shade=_DARK, width=5)  # fmt: skip
    with tilted(painter, 396, 350, -20):
        painter.translate(404, 262)
        turned(painter, 0, 0, 1, Face("#743F20", skin, nose=Nose.SNUB, stern=-0.5, brow=10, arch=0.5,
            brow_colour="#3A1A10", mouth=Mouth.LAUGH, gaze=1, jaw=0.4))  # fmt: skip
        hair(painter, 0, 0, 1.02, Cut.TURNED_SHORT, "#5A2A14", look.SODIUM)
        cap = polygon(((-84, -70), (-74, -158), (62, -168), (78, -84)))
        lit(painter, cap, _RED, look.SODIUM, (10, -5), shade=_DARK)
        within(painter, cap, polygon(((-100, -82), (100, -104), (100, -66), (-100, -46))), look.BRASS)
        within(painter, cap, polygon(((-100, -138), (100, -158), (100, -148), (-100, -128))), look.BRASS)


def _loop(start: int, end: int, fine: int = 1) -> list[tuple[float, float]]:
    """The way both coins go, an endless loop in forty steps (or finer), which sags where it crosses on his breast."""
    way = []
    for a in (k * math.tau / 40 / fine for k in range(start * fine, end * fine)):
        x = 340 + 290 * math.sin(a) + 44 * math.sin(2 * a)
        y = 290 - 140 * math.sin(a) + 104 * math.sin(2 * a) + 140 * math.cos(a) ** 2
        way.append((x, y + 110 * math.exp(-(((x - 440) / 110) ** 2)) * math.cos(a / 2) ** 8 + 120
            * math.exp(-(((x - 430) / 120) ** 2)) * (math.cos(a) < 0)))  # fmt: skip
    return way


def _ribbon(painter: QPainter) -> None:
    """The shining ribbon around both coins, where it runs behind him."""
    thin = QColor(look.HORROR)
    thin.setAlphaF(0.16)
    for colour, width in ((thin, 74), (thin, 50), (BLACK, 28), (mixed(BLACK, look.HORROR, 0.8), 18), ("#D8F4E8", 6)):
        stroke(painter, blob(_loop(0, 40)), colour, width)


def _ribbon_before_him(painter: QPainter) -> None:
    """The same ribbon where it crosses his breast, and its shadow there."""
    back = _loop(12, 29, 4)
    on_him = [(x + 12, y + 22) for x, y in back if 270 < x < 474 and y > 350]
    glaze(painter, thick_line(on_him, 22, round_ends=False), BLACK, 0.5)
    for colour, width in ((BLACK, 28), (mixed(BLACK, look.HORROR, 0.8), 18), ("#D8F4E8", 6)):
        fill(painter, thick_line(back, width, round_ends=False), colour)
