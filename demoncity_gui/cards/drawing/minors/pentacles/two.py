"""The Two of Pentacles."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import cradle, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
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
    """On one wheel along the quay's edge: one coin flies, one is caught; behind him the harbour heaves."""
    sky(painter, "#07080F", "#1E2440", 660)
    _lighthouse(painter)
    _steamer(painter, 556, 640, 16)
    _wave(painter, 690, 100, (150, 430, 720), "#1B3E48")
    _steamer(painter, 108, 742, -17)
    _wave(painter, 800, 96, (-10, 300, 610), "#112B36")
    _wave(painter, 905, 80, (130, 450, 740), "#0A1C26")
    lit(painter, rect(-20, 1000, 740, 240), "#2A222C", look.SODIUM, (0, -9), shade="#151018")
    fill(painter, joined(*(rect(x, 1016, 6, 120) for x in (90, 250, 410, 560)), rect(0, 1066, 700, 5)), BLACK)
    glaze(painter, disc(300, 1060, 130, 14), BLACK, 0.6)
    _one_wheel(painter)
    _ribbon(painter)
    _juggler(painter, "#E2B58A")
    gloom(painter, 350, 560, 470, 0.3)


def _wave(painter: QPainter, y: float, high: float, crests: Sequence[float], tone: str) -> None:
    """A row of waves, steep at the crests, hollow between them, foam on their heads."""
    line = [point for x in crests for point in ((x - 84, y - high * 0.1), (x - 34, y - high * 0.62), (x + 6, y - high),
        (x + 30, y - high * 0.72), (x + 56, y - high * 0.2), (x + 140, y + high * 0.28))]  # fmt: skip
    sea = blob(((-60, 1100), (-60, y), *line, (860, y), (860, 1100)), tension=0.9)
    lit(painter, sea, tone, "#CFE0D8", (3, -7), shade=mixed(BLACK, tone, 0.4), width=4)
    heads = [disc(x + a, y - high + b, 20, 15) for x in crests for a, b in ((-40, 56), (-24, 34), (-6, 16), (10, 10),
        (26, 30), (38, 56))]  # fmt: skip
    within(painter, sea, joined(*heads), "#CFE0D8")


def _lighthouse(painter: QPainter) -> None:
    """On the mole, black; its beam sweeps the sky behind him."""
    for spread, tone in ((1.0, "#5A5A62"), (0.72, "#A89C78"), (0.42, "#E8D49A")):
        fill(painter, polygon(((96, 276), (96, 290), (760, 330 + 300 * spread), (760, 330 - 330 * spread))),
            mixed("#12162A", tone, 0.75))  # fmt: skip
    glow(painter, 96, 284, 100, "#FFF3D0", 0.6)
    tower = joined(polygon(((64, 320), (128, 320), (146, 760), (46, 760))), rect(48, 310, 96, 16))
    lit(painter, tower, "#0B0C14", "#E8D49A", (4, 0), width=3)
    rimmed(painter, rect(66, 256, 60, 56), "#FFF3D0", "#07080F", 6)
    fill(painter, joined(rect(84, 256, 5, 56), rect(104, 256, 5, 56)), "#07080F")
    lit(painter, polygon(((54, 258), (96, 214), (138, 258))), "#2A2C3C", "#E8D49A", (0, 5), width=4)


def _steamer(painter: QPainter, x: float, foot: float, turn: float) -> None:
    """A steamer that the waves toss, black, its portholes lit, smoke torn from its funnel."""
    with tilted(painter, x, foot, turn):
        painter.translate(x, foot)
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
    """A wheel with its spokes, a fork that leans, a saddle; his far foot on the upper pedal."""
    for turn in range(0, 180, 20):
        fill(painter, placed(rect(-84, -2, 168, 4), 262, 962, 1, turn + 6), "#C8C0B0")
    rimmed(painter, ring(262, 962, 94, 76), "#17131C", look.BONE, 4)
    stroke(painter, disc(262, 962, 76), look.BRASS, 6)
    lit(painter, limb(((296, 660, 18), (280, 850, 16), (262, 962, 14))), "#8E8894", look.BONE, (4, -2), width=4)
    lit(painter, limb(((262, 962, 14), (306, 914, 12))), "#8E8894", look.BONE, (3, -3), width=4)
    lit(painter, limb(((262, 962, 14), (222, 1010, 12))), "#8E8894", look.BONE, (3, -3), width=4)
    rimmed(painter, disc(262, 962, 17), look.BRASS, BLACK, 4)


def _juggler(painter: QPainter, skin: str) -> None:
    """He: a hotel's page in red and brass, all his weight on one pedal, laughing up at the coin that he threw."""
    red, dark, night = "#B8301F", "#3E0C0A", "#3A4070"
    lit(painter, blob(((236, 650), (300, 640), (366, 646), (356, 676), (250, 682)), tension=0.6), "#2B2026", look.BONE,
        (0, -5), width=4)  # fmt: skip
    for joints, calf, turn in ((((342, 660), (476, 742), (346, 884)), 1, 14), (((286, 664), (236, 830), (232, 980)), -1,
        6)):  # fmt: skip
        leg(painter, joints, 92, night, "#A8B0E8", (8, -5), calf=-calf, shade="#10122A")
        hip, knee, ankle = joints
        fill(painter, limb(((*along(hip, knee, 0.2), 4), (*along(hip, knee, 1), 6), (*along(knee, ankle, 0.95), 5))),
            look.BRASS)  # fmt: skip
        shoe(painter, (ankle[0] - 8, ankle[1] + 8), 0.8, "#231A1E", look.SODIUM, turn=turn)
    tunic = blob(((240, 690), (250, 580), (250, 470), (262, 410), (304, 370), (354, 356), (404, 366), (446, 398), (456,
        450), (424, 560), (410, 676), (330, 700)), tension=0.7)  # fmt: skip
    lit(painter, tunic, red, look.SODIUM, (12, -7), shade=dark)
    within(painter, tunic, blob(((220, 720), (236, 380), (330, 340), (300, 430), (290, 540), (300, 720)), tension=0.6),
        "#1A0506")  # fmt: skip
    lit(painter, limb(((244, 650, 22), (330, 664, 24), (414, 640, 22))), "#231A1E", look.SODIUM, (3, -4), width=4)
    fill(painter, limb(((352, 376, 4), (350, 500, 4), (334, 640, 4))), dark)
    for k in range(4):
        for way in (-1, 1):
            rimmed(painter, disc(350 - k * 4 + way * (58 - k * 8), 424 + k * 58, 10), look.BRASS, BLACK, 3)
    neck(painter, 352, 310, 50, 372, skin)
    lit(painter, blob(((304, 378), (316, 350), (356, 366), (396, 344), (408, 372), (356, 394)), tension=0.5), red,
        look.BRASS, (3, -5), shade=dark, width=5)  # fmt: skip
    with tilted(painter, 352, 330, -14):
        turned(painter, 356, 252, 0.78, Face("#9A6238", skin, nose=Nose.SNUB, stern=-0.1, brow=10, arch=0.5,
            brow_colour="#3A1A10", mouth=Mouth.LAUGH, gaze=1, jaw=0.4))  # fmt: skip
        hair(painter, 356, 252, 0.8, Cut.TURNED_SHORT, "#5A2A14", look.SODIUM)
        cap = polygon(((290, 196), (298, 126), (408, 116), (420, 184)))
        lit(painter, cap, red, look.SODIUM, (10, -5), shade=dark)
        within(painter, cap, polygon(((280, 186), (430, 168), (430, 196), (280, 214))), look.BRASS)
        within(painter, cap, polygon(((280, 142), (430, 124), (430, 132), (280, 150))), look.BRASS)
    arm(painter, ((274, 424), (186, 566), (120, 494)), 74, red, look.SODIUM, (8, -7), cuff=look.BRASS, skin=skin,
        body=tunic)  # fmt: skip
    arm(painter, ((432, 416), (566, 520), (596, 396)), 74, red, look.SODIUM, (9, -6), cuff=look.BRASS, skin=skin,
        body=tunic)  # fmt: skip
    _ribbon_before_him(painter)
    with cradle(painter, 122, 464, -34, 0.66, skin):
        coin(painter, 106, 400, 146, -8)
    palm(painter, 604, 350, 12, 0.6, skin, mirror=True)
    coin(painter, 578, 190, 146, 14)


def _loop(start: int, end: int, fine: int = 1) -> list[tuple[float, float]]:
    """The way both coins go, an endless loop in forty steps (or finer) that crosses at the first and the twentieth."""
    return [(346 + 298 * math.sin(a) + 44 * math.sin(2 * a), 296 - 140 * math.sin(a) + 104 * math.sin(2 * a) + 140 *
        math.cos(a) ** 2) for a in (k * math.tau / 40 / fine for k in range(start * fine, end * fine))]  # fmt: skip


def _ribbon(painter: QPainter) -> None:
    """The shining ribbon around both coins, where it runs behind him."""
    thin = QColor(look.HORROR)
    thin.setAlphaF(0.16)
    for colour, width in ((thin, 74), (thin, 50), (BLACK, 28), (mixed(BLACK, look.HORROR, 0.8), 18), ("#D8F4E8", 6)):
        stroke(painter, blob(_loop(0, 40)), colour, width)


def _ribbon_before_him(painter: QPainter) -> None:
    """The same ribbon where it crosses his breast, and its shadow there."""
    back = _loop(12, 29, 4)
    on_him = [(x + 12, y + 22) for x, y in back if 250 < x < 424 and y > 350]
    glaze(painter, thick_line(on_him, 22, round_ends=False), BLACK, 0.5)
    for colour, width in ((BLACK, 28), (mixed(BLACK, look.HORROR, 0.8), 18), ("#D8F4E8", 6)):
        fill(painter, thick_line(back, width, round_ends=False), colour)
