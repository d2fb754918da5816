"""The pentacles from the ace to the three."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora, profile
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import cradle, fingers, fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
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
    rays,
    rect,
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark bears one great coin, the only lamp of the night; below it a garden's gate stands open."""
    sky(painter, "#0B0D1C", "#4A2C22", 820)
    glow(painter, 346, 386, 440, look.BRASS, 0.5)
    glow(painter, 346, 386, 290, look.BRASS, 0.5)
    painter.save()
    painter.setClipRect(0, -200, 700, 1000, Qt.ClipOperation.IntersectClip)
    glaze(painter, rays(346, 386, 190, 640, 32, 26, 4), look.SODIUM, 0.16)
    painter.restore()
    clouds(painter, ((600, 150, 0.5), (96, 560, 0.45), (640, 590, 0.4)), "#2A1C26", look.SODIUM)
    city(painter, 800, "#1C141C", look.SODIUM, tall=190, seed=40, edge=mixed(BLACK, look.SODIUM, 0.7))
    _garden(painter)
    painter.translate(14, -14)
    _bearer(painter)


def _garden(painter: QPainter) -> None:
    """A hedge by night; through an arch of roses with its gate open morning is seen, and its light on the path."""
    lit(painter, blob([(-20 + k * 62, 806 - k % 2 * 20) for k in range(13)] + [(720, 1200), (-20, 1200)], tension=0.9),
        "#16241C", mixed(BLACK, look.HORROR, 0.6), (0, -9), shade="#0A120E")  # fmt: skip
    door = joined(rect(122, 870, 236, 260), disc(240, 870, 118, 104))
    fill(painter, door, "#F0B548")
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, 240, 880, 150, look.BONE, 0.9)
    fill(painter, blob(((100, 960), (180, 920), (260, 944), (340, 912), (380, 1000), (100, 1000)), tension=0.8),
        "#8C6A24")  # fmt: skip
    fill(painter, rect(100, 966, 280, 200), "#5E5A24")
    painter.restore()
    path = blob(((236, 944), (246, 944), (262, 976), (304, 1040), (400, 1140), (30, 1140), (170, 1040), (220, 976)),
        tension=0.5)  # fmt: skip
    lit(painter, path, "#E8C078", look.BONE, (5, -2), shade="#8C6A32", width=4)
    fill(painter, joined(disc(240, 1006, 20, 5), disc(256, 1040, 30, 7), disc(200, 1066, 38, 9)), "#A87C3C")
    leaf = blob(((0, -40), (24, -10), (0, 38), (-24, -10)))
    roses = []
    for number in range(52):
        angle = math.radians(180 + number % 22 * 8.6)
        wide = (148, 176)[number % 2]
        spot = 240 + wide * math.cos(angle), 870 + (wide - 14) * math.sin(angle)
        if number >= 22:  # the posts
            spot = 240.0 + (-160, 160)[number % 2] + number * 37 % 44 - 22, 872.0 + (number - 22) * 8
        lit(painter, placed(leaf, *spot, 0.9, number * 61), mixed(BLACK, look.HORROR, (0.22, 0.4)[number % 2]),
            mixed(BLACK, look.HORROR, 0.9), (2, -4), width=3)  # fmt: skip
        if number % 5 == 0:
            roses.append((*spot, (look.DANGER, look.BONE)[number % 2]))
    for x, y, tone in roses:
        lit(painter, disc(x, y, 17), tone, look.BONE, (3, -4), shade=look.OXBLOOD, width=4)
        stroke(painter, disc(x, y, 8), look.OXBLOOD, 3)
    for number in range(26):  # the hedge's own
        spot = 420.0 + number * 83 % 270, 826.0 + number * 47 % 250
        lit(painter, placed(leaf, *spot, 0.8, number * 71), "#1E3428", mixed(BLACK, look.HORROR, 0.6), (-3, -4),
            width=3)  # fmt: skip
    for way in (-1, 1):
        _gate_leaf(painter, way)


def _gate_leaf(painter: QPainter, way: int) -> None:
    """One of the gate's two leaves of iron, swung wide open towards us, at the left (-1) or at the right (1)."""

    def at(share: float, height: float) -> tuple[float, float]:
        return 240 + way * (124 + share * 96), 1030 + share * 70 - height * (1 + share * 0.25)

    for low, high in ((16, 26), (112, 122)):
        lit(painter, polygon((at(0, low), at(1, low), at(1, high), at(0, high))), "#2A2620", look.SODIUM,
            (-way * 2, -2), width=4)  # fmt: skip
    for number in range(5):
        (x, foot), (_, top) = at(number / 4, -4), at(number / 4, 146)
        spike = polygon(((x - 6, foot), (x - 6, top), (x - 11, top), (x, top - 26), (x + 11, top), (x + 6, top),
            (x + 6, foot)))  # fmt: skip
        lit(painter, spike, "#2A2620", look.SODIUM, (-way * 3, -1), width=4)


def _bearer(painter: QPainter) -> None:
    """The hand, cupped, from its thumb's side: three fingers rise behind the coin, forefinger and thumb hold it."""
    skin, shade, deep = "#E2B58A", "#A06A40", "#5A3420"
    far = (((430, 640, 60), (270, 600, 54), (160, 500, 48), (134, 420, 38)), ((430, 650, 60), (256, 620, 54), (128,
        534, 48), (98, 460, 38)), ((430, 660, 58), (250, 640, 54), (112, 578, 46), (78, 516, 36)))  # fmt: skip
    for finger in far:
        lit(painter, limb(finger), skin, skin, (5, -12), shade=shade, width=7, smooth=True)
    for finger in far:
        x, y, _ = finger[2]
        fill(painter, limb(((x - 16, y + 12, 2), (x - 2, y + 2, 5), (x + 16, y - 4, 2))), deep)
    coin(painter, 346, 394, 400)
    hand = blob(((150, 600), (172, 576), (204, 586), (262, 626), (340, 640), (420, 626), (480, 600), (540, 620), (610,
        690), (560, 790), (500, 776), (420, 772), (330, 736), (240, 700), (176, 650)), tension=0.8)  # fmt: skip
    lit(painter, hand, skin, skin, (2, -26), shade=shade, width=8, smooth=True)
    within(painter, hand, blob(((240, 700), (320, 706), (420, 730), (500, 716), (600, 700), (600, 820), (380, 800),
        (250, 730)), tension=0.8), deep)  # fmt: skip
    thumb = blob(((598, 690), (560, 640), (500, 590), (470, 540), (446, 496), (420, 480), (398, 494), (396, 526), (414,
        566), (430, 610), (452, 660), (500, 700), (540, 716)), tension=0.8)  # fmt: skip
    lit(painter, thumb, skin, skin, (-14, -12), shade=shade, width=7, smooth=True)
    nail = blob(((404, 500), (420, 490), (436, 504), (436, 530), (414, 532)))
    fill(painter, nail, mixed(skin, look.BONE, 0.6))
    stroke(painter, nail, shade, 2)
    folds = (((250, 622, 2), (262, 642, 5), (260, 664, 2)), ((330, 642, 2), (344, 664, 6), (340, 690, 2)), ((408, 572,
        2), (428, 580, 5), (448, 574, 2)), ((446, 652, 3), (466, 690, 7), (510, 714, 2)))  # fmt: skip
    fill(painter, joined(*(limb(line) for line in folds)), deep)
    sleeve = polygon(((800, 1150), (800, 860), (660, 728), (560, 846), (690, 1010)))
    lit(painter, sleeve, "#34325A", look.SODIUM, (-8, -12), shade="#0E0E1E")
    fill(painter, joined(limb(((640, 840, 3), (720, 940, 9))), limb(((680, 810, 3), (770, 910, 9)))), BLACK)
    cuff = polygon(((668, 726), (586, 648), (484, 796), (568, 850)))
    lit(painter, cuff, look.BONE, look.BONE, (-5, -8), shade="#8C8474", width=7)
    rimmed(painter, disc(586, 776, 11), look.BRASS, BLACK, 4)


def two(painter: QPainter, t: Tones) -> None:
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
    """It shines; it runs around the coins, and behind him on its way to the right."""
    thin = QColor(look.HORROR)
    thin.setAlphaF(0.16)
    for colour, width in ((thin, 74), (thin, 50), (BLACK, 28), (mixed(BLACK, look.HORROR, 0.8), 18), ("#D8F4E8", 6)):
        stroke(painter, blob(_loop(0, 40)), colour, width)


def _ribbon_before_him(painter: QPainter) -> None:
    """On its way back it crosses his breast, and throws its shadow there."""
    back = _loop(12, 29, 4)
    on_him = [(x + 12, y + 22) for x, y in back if 250 < x < 424 and y > 350]
    glaze(painter, thick_line(on_him, 22, round_ends=False), BLACK, 0.5)
    for colour, width in ((BLACK, 28), (mixed(BLACK, look.HORROR, 0.8), 18), ("#D8F4E8", 6)):
        fill(painter, thick_line(back, width, round_ends=False), colour)


def three(painter: QPainter, t: Tones) -> None:
    """A mason on a scaffold sets her chisel to three coins of stone; the priest and the money hold the plan."""
    bricks(painter, 0, -150, 700, 1300, "#3A2C1A", look.SODIUM)
    thrown = joined(placed(profile(Nose.BROAD), 150, 250, 1.2, 4), placed(blob(((62, -52), (54, -98), (-10, -118), (-80,
        -82), (-102, 0), (-138, 78), (-88, 66), (-64, 30), (-44, -30)), tension=0.7), 150, 250, 1.2, 4), blob(((-20,
        1200), (-20, 420), (60, 330), (150, 330), (200, 420), (150, 700), (120, 1200)), tension=0.6), limb(((30, 440,
        90), (-10, 300, 70), (40, 130, 56))), thick_line(((40, 150), (84, 50)), 34), placed(rect(-90, -62, 180, 124,
        20), 108, 24, 1, 24))  # fmt: skip
    glaze(painter, thrown, BLACK, 0.7)  # what the door's light makes of her on the wall
    painter.save()
    painter.translate(76, 20)
    painter.scale(0.9, 0.96)
    outer = joined(rect(180, 470, 460, 730), disc(410, 470, 230, 330))
    opening = joined(rect(210, 480, 400, 730), disc(410, 480, 200, 296))
    lit(painter, outer, "#6B5C38", look.SODIUM, (-8, -8), shade="#2A2214")
    fill(painter, outer.subtracted(opening), "#6B5C38")
    stroke(painter, opening, "#1A140A", 8)
    for angle in range(190, 360, 17):  # the stones of the arch
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        fill(painter, thick_line(((410 + 202 * x, 480 + 296 * y), (410 + 230 * x, 470 + 330 * y)), 5), "#2A2214")
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    _lit_nave(painter)
    stone = opening.intersected(rect(0, 0, 700, 520))  # carved, over the door
    fill(painter, stone, "#7E6C46")
    within(painter, stone, rays(410, 360, 60, 400, 40, 14), "#54472C")
    painter.restore()
    lit(painter, rect(236, 510, 420, 40, 4), "#6B5C38", look.SODIUM, (0, 7), shade="#2A2214")
    for x, y in ((446, 262), (370, 420), (522, 420)):
        lit(painter, disc(x, y, 84), "#54472C", look.SODIUM, (6, 6), width=5)
        coin(painter, x, y, 146)
    _mason(painter)
    glow(painter, 318, 484, 84, look.BONE, 0.12)
    fill(painter, star(318, 484, 46, 12, 8, 6), look.BONE)
    for x, y, turn in ((352, 536, 70), (286, 532, 140), (300, 420, 200), (364, 500, 40)):
        lit(painter, placed(polygon(((-9, -5), (8, -9), (10, 7), (-4, 9))), x, y, 1, turn), "#A8966A", look.BONE,
            (-2, -2), width=3)  # fmt: skip
    lit(painter, rect(-20, 936, 300, 44), "#6B4022", look.SODIUM, (3, -7), shade="#20120A", width=6)  # the scaffold
    lit(painter, rect(40, 900, 34, 300), "#8C5A2E", look.SODIUM, (6, 0), shade="#2B180E", width=6)
    for y in (946, 964):
        lit(painter, limb(((28, y, 9), (86, y - 6, 9))), "#C9B98A", look.BONE, (2, -2), width=4)  # lashed
    _patrons(painter)
    gloom(painter, 400, 640, 430, 0.5)


def _lit_nave(painter: QPainter) -> None:
    """What is seen through the door: the nave by candle light, an altar at its end."""
    sky(painter, "#2A1C10", "#B87A2C", 900, 470)
    fill(painter, polygon(((200, 1200), (340, 800), (480, 800), (620, 1200))), "#D89A3C")
    for way in (-1, 1):  # pillars, the nearest the darkest
        for number, tone in ((2, "#7A5222"), (1, "#5A3A1A"), (0, "#33210F")):
            x = 410 + way * (196 - number * 50)
            wide = 46 - number * 10
            lit(painter, rect(x - wide / 2, 480, wide, 560 - number * 110), tone, look.SODIUM, (-way * 5, 0), width=3)
    glow(painter, 410, 700, 260, "#FFE0A0", 0.85)
    lit(painter, rect(350, 760, 120, 60, 4), look.OXBLOOD, look.DANGER, (0, -6), shade="#33090F", width=4)
    fill(painter, joined(rect(403, 640, 14, 118), rect(378, 672, 64, 14)), "#3A2410")
    for x in (366, 386, 434, 454):
        fill(painter, rect(x - 4, 730, 8, 30), look.BONE)
        fill(painter, blob(((x, 706), (x + 6, 722), (x, 730), (x - 6, 722)), tension=0.8), look.SODIUM)


def _mason(painter: QPainter) -> None:
    """She leans to the stone, the mallet swung up behind her head, the chisel's edge on the coin's rim."""
    smock, skin, shade = "#3E68A0", "#8C5A3A", "#4A2C1A"
    sleeve(painter, ((196, 610), (76, 540), (92, 446)), (80, 66, 46), mixed(BLACK, smock, 0.7), look.SODIUM, (8, -5))
    rolled(painter, (78, 530), (92, 430), 76, skin, look.SODIUM, (6, -4))
    lit(painter, thick_line(((78, 452), (124, 350)), 22), "#8C5A2E", look.BONE, (5, -2), width=5)
    lit(painter, placed(rect(-56, -40, 112, 80, 14), 132, 342, 1, 24), "#A86A34", look.SODIUM, (7, -7),
        shade="#3E2410")  # fmt: skip
    fist(painter, 92, 416, 22, 0.54, skin)
    body = blob(((30, 1180), (44, 940), (58, 760), (82, 640), (140, 584), (214, 590), (258, 640), (262, 760), (250,
        900), (280, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, smock, look.SODIUM, (13, -6), shade="#0E1A30")
    within(painter, body, blob(((20, 600), (140, 580), (104, 720), (140, 840), (124, 1190), (20, 1190)), tension=0.6),
        "#050912")  # fmt: skip
    apron = blob(((120, 1180), (130, 880), (160, 740), (216, 724), (262, 750), (258, 900), (286, 1180)), tension=0.5)
    lit(painter, apron, "#A06A34", look.SODIUM, (9, -5), shade="#3E2410")
    lit(painter, limb(((204, 596, 18), (226, 660, 18), (236, 740, 18))), "#A06A34", look.SODIUM, (4, -3), width=4)
    neck(painter, 178, 540, 52, 600, skin)
    with tilted(painter, 184, 540, 4):
        side(painter, 192, 478, 0.84, Face(shade, skin, nose=Nose.BROAD, brow=11, stern=0.9, smile=0.5, jaw=0.4,
            lips="#7A3A30"))  # fmt: skip
        painter.translate(192 - 0.94 * 204, 478 - 0.94 * 470)
        painter.scale(0.94, 0.94)
        wrap = blob(((262, 418), (254, 372), (190, 352), (120, 388), (98, 470), (62, 548), (112, 536), (136, 500),
            (156, 440)), tension=0.7)  # fmt: skip
        lit(painter, wrap, look.OXBLOOD, look.DANGER, (9, -7), shade="#33090F")
        fill(painter, joined(limb(((250, 388, 3), (190, 384, 6), (130, 420, 4))), limb(((240, 408, 3), (190, 404, 5),
            (130, 460, 3)))), "#33090F")  # fmt: skip
        rimmed(painter, disc(178, 512, 10), look.BRASS, BLACK, 3)
    steel = polygon(((262, 622), (302, 512), (300, 494), (322, 484), (334, 500), (322, 516), (284, 632)))
    lit(painter, steel, "#8E8894", look.BONE, (4, -2), shade="#3A3644", width=5)
    lit(painter, thick_line(((250, 660), (276, 600)), 26), "#A86A34", look.SODIUM, (4, -2), shade="#3E2410", width=5)
    arm(painter, ((124, 652), (176, 806), (204, 742)), 88, smock, look.SODIUM, (10, -5), skin=skin, body=body)
    rolled(painter, (182, 800), (238, 664), 76, skin, look.SODIUM, (7, -4))
    fist(painter, 274, 620, 28, 0.66, skin, mirror=True)


def _patrons(painter: QPainter) -> None:
    """The monk and the man with the money look up from the plan to the work: the same arch, the same three."""
    fair = "#E2B58A"
    looks = ((360, 800, "#6B5A7E", "#2A2234", False), (590, 788, look.OXBLOOD, "#33090F", True))
    bodies = []
    for x, y, cloth, shade, mirror in looks:
        way = -1 if mirror else 1
        body = blob(((x - way * 96, 1180), (x - way * 100, y + 160), (x - way * 50, y + 84), (x + way * 30, y + 88),
            (x + way * 74, y + 170), (x + way * 80, 1180)), tension=0.7)  # fmt: skip
        bodies.append(body)
        lit(painter, body, cloth, look.SODIUM, (9, -8), shade=shade)
        within(painter, body, blob(((x - way * 120, 1190), (x - way * 120, y + 90), (x - way * 40, y + 70), (x - way *
            56, y + 170), (x - way * 30, 1190)), tension=0.6), mixed(BLACK, shade, 0.5))  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.scale(way * 0.74, 0.74)
        painter.rotate(-24)
        side(painter, 0, 0, 1, Face("#8C5E3A", fair, nose=Nose.BROAD if mirror else Nose.HOOKED, stern=-0.8,
            brow=11, smile=0.8, jaw=0.7, old=not mirror))  # fmt: skip
        if mirror:
            beard = blob(
                ((-22, -4), (0, 24), (36, 44), (58, 34), (76, 44), (72, 84), (44, 122), (4, 110), (-22, 60)),
                tension=0.8,
            )
            lit(painter, beard, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            fill(painter, limb(((58, 54, 3), (66, 56, 4), (74, 52, 3))), "#33200F")
            nape = blob(((-40, -76), (-88, -50), (-88, 0), (-62, 50), (-40, 40), (-30, 4), (-24, -50)), tension=0.8)
            lit(painter, nape, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            lit(painter, placed(fedora(), -4, -58, 0.86, -4), "#5A3420", look.BONE, (5, -6), shade="#20130C")
        else:
            tonsure = blob(((34, -74), (30, -96), (-30, -108), (-82, -60), (-84, 10), (-52, 44), (-42, 0), (-30, -40),
                (0, -60)), tension=0.7)  # fmt: skip
            lit(painter, tonsure, "#5A4634", look.BONE, (5, -6), shade="#20160E")
            fill(painter, blob(((10, -92), (-34, -100), (-66, -70), (-30, -78))), fair)
        painter.restore()
    plan = polygon(((404, 900), (552, 890), (562, 1076), (412, 1088)))
    lit(painter, plan, look.BONE, look.BONE, (4, -4), shade=look.MUTED, width=5)
    painter.save()
    painter.translate(484, 990)
    painter.rotate(-4)
    painter.scale(0.8, 0.8)
    arch = disc(0, 10, 78, 96).united(rect(-78, 10, 156, 80))  # the arch above them, drawn
    stroke(painter, arch.intersected(rect(-90, -100, 180, 170)), "#22447A", 6)
    for x, y in ((0, -44), (-34, 20), (34, 20)):
        stroke(painter, disc(x, y, 28), "#22447A", 6)
        fill(painter, star(x, y, 20, 8), "#22447A")
    painter.restore()
    arm(painter, ((312, 962), (292, 1086), (372, 1024)), 78, "#6B5A7E", look.SODIUM, (8, -6), skin=fair, cuff="#8A78A0",
        body=bodies[0])  # fmt: skip
    fingers(painter, 412, 1004, -4, 0.5, fair, mirror=True)
    arm(painter, ((636, 952), (664, 1080), (594, 1010)), 78, look.OXBLOOD, look.DANGER, (-8, -6), skin=fair,
        cuff=look.BONE, body=bodies[1])  # fmt: skip
    fingers(painter, 554, 988, 4, 0.5, fair)


SCENES: Final = (one, two, three)
