"""The four people who live by the cups."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
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


def _fish(
    painter: QPainter, x: float, y: float, size: float, colour: str, *, mirror: bool = False, turn: float = 0
) -> None:
    body = joined(blob(((-60, 0), (-20, -34), (30, -30), (62, 0), (30, 28), (-20, 30))), polygon(((-50, 0),
        (-96, -36), (-84, 0), (-96, 36))))  # fmt: skip
    lit(painter, placed(body, x, y, size, turn, mirror=mirror), colour, look.BONE, (0, -6 * size),
        shade=mixed(BLACK, colour, 0.6), width=4)  # fmt: skip
    fill(painter, placed(limb(((4, -22, 3), (12, 0, 5), (4, 20, 3))), x, y, size, turn, mirror=mirror), BLACK)
    fill(painter, placed(disc(36, -8, 9), x, y, size, turn, mirror=mirror), look.BONE)
    fill(painter, placed(disc(38, -8, 5), x, y, size, turn, mirror=mirror), BLACK)


def page(painter: QPainter, t: Tones) -> None:
    """The kid who washes up at the aquarium bar, and a fish in the glass that has something to say."""
    painter.translate(700, 0)
    painter.scale(-1, 1)
    sky(painter, mixed(BLACK, t.light, 0.66), mixed(BLACK, t.light, 0.3), 920)
    for left, right in ((220, 330), (420, 520), (600, 680)):
        shaft = polygon(((left + 60, -150), (right + 60, -150), (right + 120, 920), (left - 120, 920)))
        glaze(painter, shaft, look.BONE, 0.1)
    hatch(painter, SKY, Hatch.WAVES, mixed(BLACK, t.light, 0.62), pitch=62, width=5)
    for x, foot, tall in ((60, 900, 330), (650, 900, 300)):  # weed
        weed = limb(((x, foot, 26), (x + 22, foot - tall * 0.4, 20), (x - 14, foot - tall * 0.7, 16),
            (x + 12, foot - tall, 6)))  # fmt: skip
        fill(painter, weed, mixed(BLACK, look.HORROR, 0.42))
    for x, wide, tall in ((560, 240, 120), (240, 200, 80), (700, 160, 200)):  # rocks and coral
        rock = blob(((x - wide / 2, 930), (x - wide * 0.4, 930 - tall * 0.7), (x - wide * 0.1, 930 - tall), (x + wide *
            0.3, 930 - tall * 0.8), (x + wide / 2, 930)), tension=0.7)  # fmt: skip
        lit(painter, rock, mixed(BLACK, t.light, 0.3), t.light, (4, -6), shade=mixed(BLACK, t.light, 0.16), width=4)
    for x, y, size, mirror in ((600, 150, 1.0, True), (330, 110, 0.6, False), (630, 320, 0.5, True)):
        _fish(painter, x, y, size, t.light, mirror=mirror)
    for x, y, size in ((470, 300, 14), (452, 250, 9), (600, 420, 12), (480, 220, 6)):
        stroke(painter, disc(x, y, size), look.BONE, 4)
    for x in (50, 392):  # the tank's frame, and its lid
        lit(painter, rect(x, -150, 22, 1100), "#23323E", look.BONE, (4, 0), width=5)
    lit(painter, rect(-20, 190, 740, 26), "#23323E", look.BONE, (0, -5), width=5)
    lit(painter, rect(-20, 940, 740, 300), "#6B4630", look.SODIUM, (0, 0.1), shade="#6B4630")
    hatch(painter, rect(0, 960, 700, 300), Hatch.WAVES, "#4A2E1E", pitch=44, width=5)
    for x in (396, 540, 684):
        fill(painter, rect(x, 950, 6, 260), "#3A2416")
    lit(painter, rect(-20, 920, 740, 34), "#A06A3C", look.BONE, (0, -8))
    skin = "#F0D0AC"
    arm(painter, ((290, 900), (394, 1054), (492, 964)), 84, "#7A1420", look.DANGER, (6, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    _washer(painter, t)
    offer(painter, 546, 946, -4, 0.6, skin, mirror=True)
    arm(painter, ((130, 870), (220, 1060), (376, 902)), 96, look.OXBLOOD, look.DANGER, (9, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    with grip(painter, 506, 834, 8, 0.72, skin, across=168, mirror=True):
        glass(painter, 506, 930, 236)
    _fish(painter, 478, 560, 1.25, look.SODIUM, mirror=True, turn=58)
    for x, lean, tall in ((446, -22, 60), (474, -8, 84), (560, 14, 92), (588, 30, 56)):  # what it throws up
        spout = placed(blob(((-12, 0), (-5, -tall * 0.6), (0, -tall), (6, -tall * 0.6), (12, 0))), x, 716, 1, lean)
        lit(painter, spout, t.light, look.BONE, (-3, -4), width=4)
    foam = joined(*(disc(x, y, r) for x, y, r in ((448, 714, 20), (480, 720, 22), (516, 714, 24), (552, 722, 20),
        (578, 712, 16))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (-3, -5), shade=mixed(look.BONE, t.light, 0.6), width=4)
    for x, y in ((404, 640), (604, 616), (626, 660), (562, 580), (420, 590)):
        fill(painter, blob(((x, y - 16), (x + 8, y), (x, y + 8), (x - 8, y))), look.BONE)


def knight(painter: QPainter, t: Tones) -> None:
    """A mounted policeman off duty, at a walk through the flooded street, and not a drop spilt."""
    sky(painter, "#0B1626", mixed(BLACK, t.light, 0.66), 900)
    stars(painter, 12, (220, 40), (440, 220), look.BONE)
    fill(painter, disc(450, 330, 150), look.BONE)
    glow(painter, 450, 330, 300, t.light, 0.6)
    clouds(painter, ((640, 190, 0.5), (250, 420, 0.6), (620, 480, 0.6)), mixed(BLACK, t.light, 0.4), look.BONE)
    city(painter, 900, mixed(BLACK, t.light, 0.34), look.SODIUM, tall=430, seed=33)
    city(painter, 900, "#0E1620", look.SODIUM, tall=300, seed=7, right=200, edge=t.light)
    city(painter, 900, "#0E1620", look.SODIUM, tall=250, seed=20, left=560, edge=t.light)
    fill(painter, rect(0, 890, 700, 400), mixed(BLACK, t.light, 0.3))
    fill(painter, polygon(((340, 890), (540, 890), (640, 1130), (280, 1130))), mixed(BLACK, t.light, 0.6))
    hatch(painter, rect(0, 900, 700, 400), Hatch.WAVES, mixed(BLACK, t.light, 0.7), pitch=42, width=5)
    _horse(painter, t)
    _rider(painter, t)


def _rider(painter: QPainter, t: Tones) -> None:
    """He sits upright in the saddle, the reins in the near hand, the glass far out before him in the other."""
    blue, skin = "#2A4A70", "#E2B58A"
    cape = blob(((214, 456), (176, 490), (128, 580), (76, 640), (60, 716), (104, 700), (124, 736), (166, 706), (204,
        736), (240, 690), (262, 600), (270, 480)), tension=0.7)  # fmt: skip
    lit(painter, cape, look.OXBLOOD, look.DANGER, (8, -8), shade="#33090F")
    for points in (((210, 500), (160, 600), (112, 696)), ((226, 510), (190, 620), (160, 700))):
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (3, 8, 11), strict=True))), "#33090F")
    saddle = blob(((196, 676), (212, 654), (240, 684), (310, 696), (352, 664), (372, 664), (380, 720), (352, 790), (256,
        790), (204, 740)), tension=0.6)  # fmt: skip
    lit(painter, saddle, "#5A3A1E", look.SODIUM, (8, -6), shade="#2B180E")
    leg(painter, ((276, 700), (392, 776), (344, 900)), 104, "#3A4C68", t.light, (8, -6), calf=1, shade="#141C28")
    fill(painter, limb(((280, 694, 7), (384, 764, 7), (372, 830, 6))), look.BRASS)
    boot = blob(((396, 820), (336, 808), (320, 860), (326, 916), (322, 938), (336, 946), (412, 948), (416, 932), (394,
        920), (372, 906), (378, 866)), tension=0.6)  # fmt: skip
    lit(painter, boot, "#17161D", t.light, (6, -6))
    stirrup = joined(*(thick_line((one, other), 1) for one, other in (((350, 954), (400, 954)), ((350, 954), (372,
        906)), ((400, 954), (378, 906)))))  # fmt: skip
    stroke(painter, stirrup, look.BRASS, 7)
    coat = bust(272, 452, 212, 716, waist=0.74, hip=0.82)
    lit(painter, coat, blue, t.light, (12, -7), shade=BLACK)
    belt = polygon(((188, 640), (356, 640), (358, 668), (186, 668)))
    within(painter, coat, belt, "#17161D")
    rimmed(painter, rect(296, 640, 34, 28, 4), look.BRASS, BLACK, 3)
    fill(painter, joined(*(disc(304, y, 8) for y in (520, 566, 612))), look.BRASS)
    neck(painter, 272, 398, 62, 466, skin)
    for way in (-1, 1):
        collar = polygon(((272 + way * 4, 486), (272 + way * 22, 444), (272 + way * 50, 456), (272 + way * 34, 490)))
        lit(painter, collar, blue, t.light, (4, -4), shade=BLACK, width=4)
    _riders_head(painter, t, blue, skin)
    arm(painter, ((346, 512), (414, 560), (456, 398)), 74, blue, t.light, (8, -6), cuff=look.BONE, skin=skin, body=coat)
    with grip(painter, 500, 330, -8, 0.54, skin, across=112, mirror=True):
        glass(painter, 500, 376, 156)
    arm(painter, ((198, 512), (212, 636), (338, 632)), 78, blue, t.light, (8, -6), cuff=look.BONE, skin=skin, body=coat)
    fist(painter, 372, 628, 86, 0.48, skin, thumb=False)


def _riders_head(painter: QPainter, t: Tones, blue: str, skin: str) -> None:
    """A hooked nose, a moustache, a peaked cap; he looks at what he carries."""
    with tilted(painter, 272, 400, 3):
        turned(painter, 276, 334, 0.86, Face("#8C5A3E", skin, nose=Nose.HOOKED, jaw=0.9, smile=1, brow=11, stern=-0.6,
            brow_colour="#3A2014", gaze=0.8, lid=0.2))  # fmt: skip
        moustache = blob(((268, 382), (292, 370), (320, 370), (336, 384), (318, 390), (300, 384), (278, 394)),
            tension=0.8)  # fmt: skip
        lit(painter, moustache, "#3A2014", t.light, (3, -3), width=4)
        tuft = blob(((212, 306), (230, 298), (238, 330), (230, 378), (216, 360)), tension=0.7)
        lit(painter, tuft, "#3A2014", t.light, (4, -4), width=4)
        cap = joined(blob(((198, 298), (188, 244), (244, 210), (334, 218), (372, 262), (344, 292), (272, 280)),
            tension=0.8), polygon(((274, 280), (350, 282), (386, 304), (374, 318), (300, 308))))  # fmt: skip
        lit(painter, cap, blue, t.light, (9, -8), shade=BLACK)
        fill(painter, limb(((204, 298, 8), (272, 278, 12), (348, 288, 8))), BLACK)
        rimmed(painter, disc(308, 252, 16), look.BRASS, BLACK, 4)


def queen(painter: QPainter, t: Tones) -> None:
    """She reads drowned letters and other people's dreams on the last dry step of the Lido, deep in one glass."""
    sky(painter, mixed(BLACK, t.light, 0.14), mixed(BLACK, t.light, 0.4), 880)
    for x in (90, 610):  # light from the roof
        glaze(painter, polygon(((x - 60, -150), (x + 60, -150), (x + 130, 880), (x - 130, 880))), look.BONE, 0.12)
    for y in range(-140, 900, 90):  # the bath's tiles
        fill(painter, rect(0, y, 700, 4), mixed(BLACK, t.light, 0.36))
    for x in range(50, 700, 100):
        fill(painter, rect(x, -150, 4, 1050), mixed(BLACK, t.light, 0.36))
    fill(painter, rect(0, 880, 700, 300), mixed(BLACK, t.light, 0.5))
    hatch(painter, rect(0, 880, 700, 300), Hatch.WAVES, t.light, pitch=36, width=5)
    _shell(painter)
    for x, way in ((84, 1), (616, -1)):  # coral on the step
        branch = joined(
            *(
                limb(((x, 1060, 26), (x + way * a * 0.5, 980, 18), (x + way * a, 920 - b, 9)))
                for a, b in ((-46, 0), (-10, 50), (34, 20))
            ),
            limb(((x + way * 8, 970, 14), (x + way * 60, 950, 8))),
        )
        lit(painter, branch, "#C4525E", "#F2A08C", (-4, -5), shade="#6B1E30", width=5)  # fmt: skip
    gown = blob(((270, 640), (350, 620), (430, 640), (520, 760), (600, 940), (660, 1130), (40, 1130), (100, 940),
        (180, 760)), tension=0.6)  # fmt: skip
    lit(painter, gown, mixed(BLACK, t.light, 0.5), t.light, (-16, -6), shade=mixed(BLACK, t.light, 0.22))
    for x in (130, 220, 470, 560):
        fill(painter, limb(((350 + (x - 350) * 0.55, 800, 3), (x, 1120, 14))), mixed(BLACK, t.light, 0.25))
    behind = blob(((350, 290), (470, 350), (500, 480), (530, 640), (560, 800), (470, 780), (440, 640), (260, 640),
        (230, 780), (140, 800), (170, 640), (200, 480), (230, 350)), tension=0.8)  # fmt: skip
    lit(painter, behind, "#24405A", t.light, (-9, -8), shade="#0C1620")
    skin = "#F0DDD2"
    with tilted(painter, 350, 640, -8):
        neck(painter, 350, 580, 76, 660, skin)
        front(painter, 350, 470, 1.06, Face("#9A8CA6", skin, open=False, brow=7, lips=look.OXBLOOD, jaw=0.05))
        strands(painter, [((350 + way * a, 420 + b), (350 + way * (a + 30), 560), (350 + way * (a + 60), 760 + b))
            for way in (-1, 1) for a, b in ((96, 0), (110, 30), (90, 20))], "#24405A", t.light, 5)  # fmt: skip
        hair(painter, 350, 464, 1.1, Cut.FRONT_LONG, "#24405A", t.light)
        lit(painter, placed(crown(), 350, 352, 0.8), look.BRASS, look.BONE, (-9, -5), shade="#8C5A1E")
        for x in (294, 350, 406):
            lit(painter, disc(x, 330, 10), look.DANGER, look.BONE, (-3, -3), width=3)
        for x, pearl in ((272, look.BONE), (428, look.MUTED)):
            fill(painter, joined(disc(x, 540, 8), disc(x, 562, 11)), pearl)
    for joints in (((466, 720), (560, 900), (470, 950)), ((234, 720), (140, 930), (236, 1032))):
        arm(painter, joints, 78, skin, skin, (-9, -6), skin=skin)
    for way in (-1, 1):  # the gown's sleeves, and a clasp
        cap = blob(((350 + way * 60, 660), (350 + way * 120, 664), (350 + way * 176, 730), (350 + way * 196, 800),
            (350 + way * 120, 790), (350 + way * 90, 730)))  # fmt: skip
        lit(painter, cap, mixed(BLACK, t.light, 0.5), t.light, (-9, -7), shade=mixed(BLACK, t.light, 0.22))
    rimmed(painter, disc(350, 730, 18), look.BONE, BLACK, 4)
    offer(painter, 336, 1044, -4, 0.74, skin, mirror=True)
    with grip(painter, 358, 916, -6, 0.62, skin, across=174):
        glass(painter, 358, 1030, 240)


def _shell(painter: QPainter) -> None:
    """A scallop behind her, tall as a throne: its ribs spread like a fan from one hinge."""
    pearl, rose, dark = "#A9B4CC", "#8C7C9C", "#39405C"
    for number in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        ends = [math.radians(-168 + 156 / 9 * (number + part)) for part in (0, 0.25, 0.5, 0.75, 1)]
        rim = [(350 + 304 * far * math.cos(a), 770 + 560 * far * math.sin(a))
            for a, far in zip(ends, (0.97, 1.03, 1.05, 1.03, 0.97), strict=True)]  # fmt: skip
        rib = blob(((330, 790), *rim, (370, 790)), tension=0.5)
        lit(painter, rib, (pearl, rose)[number % 2], look.BONE, (-7, -9), shade=dark, width=5)
        fill(painter, limb(((350, 770, 2), (*rim[2], 6))), mixed(dark, pearl, 0.4))
    for share in (0.66, 0.84):  # the lines of its growth
        line = [(350 + 304 * share * math.cos(math.radians(a)), 770 + 560 * share * math.sin(math.radians(a)), 4)
            for a in range(-168, -8, 6)]  # fmt: skip
        glaze(painter, limb(line), dark, 0.5)


def king(painter: QPainter, t: Tones) -> None:
    """The ferry's captain at his wheel in the worst of it, glass in hand, quite calm; he has drowned before."""
    sky(painter, "#0E1826", mixed(BLACK, t.light, 0.62), 640)
    clouds(painter, ((560, 60, 1.0), (300, 190, 0.9), (640, 330, 0.7)), "#1F3042", t.light)
    fill(painter, polygon(((640, 190), (-60, -120), (-60, 170))), mixed(BLACK, t.light, 0.55))  # a lighthouse far off
    fill(painter, polygon(((640, 190), (60, 30), (-60, 80))), mixed(BLACK, t.light, 0.85))
    rock = blob(((570, 470), (590, 424), (622, 404), (664, 400), (720, 420), (720, 560), (560, 520)), tension=0.6)
    lit(painter, rock, "#1B2733", t.light, (-4, -6), shade=BLACK, width=5)
    rimmed(painter, polygon(((618, 420), (626, 214), (658, 214), (668, 420))), look.BONE, BLACK, 5)
    fill(painter, joined(rect(622, 270, 40, 30), rect(620, 340, 46, 30)), look.OXBLOOD)
    rimmed(painter, rect(622, 176, 40, 40, 8), look.SODIUM, BLACK, 5)
    far = blob(((-40, 700), (160, 600), (420, 660), (600, 560), (740, 600), (740, 1200), (-40, 1200)))
    lit(painter, far, mixed(BLACK, t.light, 0.22), look.BONE, (4, -9), width=4)
    breaker = blob(((-60, 1200), (-60, 560), (0, 400), (90, 330), (190, 330), (256, 396), (246, 460), (206, 410), (156,
        420), (130, 500), (180, 640), (340, 760), (740, 800), (740, 1200)), tension=0.8)  # fmt: skip
    lit(painter, breaker, mixed(BLACK, t.light, 0.5), look.BONE, (8, -14), width=5)
    for a, b, c in (((40, 470), (30, 600), (120, 780)), ((96, 440), (84, 580), (190, 720))):
        fill(painter, limb(((*a, 3), (*b, 12), (*c, 4))), mixed(BLACK, t.light, 0.75))
    foam = joined(*(disc(x, y, r) for x, y, r in ((250, 452, 24), (270, 416, 26), (244, 376, 28), (206, 346, 26),
        (160, 330, 22), (284, 462, 14), (226, 492, 12), (300, 430, 10))))  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (-4, -6), shade=mixed(BLACK, t.light, 0.8), width=4)
    hatch(painter, rect(0, -150, 700, 800), Hatch.RAIN, mixed(BLACK, t.light, 0.7), pitch=62, width=4)
    coat = blob(((110, 1130), (130, 900), (200, 760), (320, 700), (450, 700), (560, 770), (630, 900), (650, 1130)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, "#18202C", t.light, (16, -7), shade=BLACK)
    for s in (-1, 1):
        lapel = polygon(((384 + s * 50, 700), (384 + s * 130, 690), (384 + s * 150, 800), (384 + s * 20, 960)))
        lit(painter, lapel, "#18202C", t.light, (6, -5), shade=BLACK, width=4)
    for y in (900, 990, 1080):
        rimmed(painter, joined(disc(330, y, 17), disc(440, y, 17)), look.BRASS, BLACK, 3)
    turned(painter, 380, 510, 1.14, Face("#8C5E48", "#E0AE88", nose=Nose.BROAD, stern=0.2, brow=15,
        brow_colour="#8E8680",
        jaw=1, lid=0.3, gaze=0.5))  # fmt: skip
    beard = blob(((312, 500), (340, 570), (378, 590), (404, 566), (444, 566), (452, 590), (446, 660), (420, 720),
        (370, 740), (320, 700), (300, 600)), tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (14, -6), shade="#8E8680")
    lit(painter, blob(((370, 584), (398, 558), (420, 566), (440, 560), (454, 580), (420, 586), (396, 600))),
        look.BONE, look.BONE, width=3)  # fmt: skip
    for x in (340, 370, 402, 428):
        fill(painter, limb(((x, 630, 3), (x + 8, 706, 7))), "#8E8680")
    cap = joined(blob(((286, 440), (276, 360), (340, 318), (430, 322), (478, 366), (466, 430)), tension=0.8))
    lit(painter, cap, look.BONE, look.BONE, (14, -8), shade="#8E8680")
    rimmed(painter, polygon(((288, 412), (470, 404), (470, 440), (292, 450))), "#18202C", BLACK, 4)
    rimmed(painter, blob(((400, 436), (470, 428), (510, 456), (470, 462), (410, 456)), tension=0.6),
        BLACK, look.BONE, 3)  # fmt: skip
    rimmed(painter, placed(crown(), 410, 430, 0.26), look.BRASS, BLACK, 3)
    wood, gleam = "#8C5A2E", look.SODIUM
    spokes = joined(*(placed(joined(rect(-10, -236, 20, 220, 8), rect(-14, -250, 28, 60, 12)),
        130, 960, 1, turn) for turn in range(0, 360, 45)))  # fmt: skip
    lit(painter, spokes, wood, gleam, (5, -3), shade="#4A2E16", width=5)
    lit(painter, ring(130, 960, 188, 150), wood, gleam, (7, -5), shade="#4A2E16", width=5)
    lit(painter, disc(130, 960, 46), wood, gleam, (7, -5), shade="#4A2E16")
    fill(painter, disc(130, 960, 18), look.BRASS)
    arm(painter, ((186, 830), (90, 948), (96, 838)), 96, "#18202C", t.light, (10, -6), cuff=look.BRASS, body=coat,
        skin="#E0AE88")  # fmt: skip
    fist(painter, 148, 796, 72, 0.8, "#E0AE88", thumb=False)
    arm(painter, ((560, 800), (632, 1010), (604, 838)), 100, "#18202C", t.light, (10, -6), cuff=look.BRASS, body=coat)
    with grip(painter, 534, 760, 0, 0.84, "#E0AE88", across=136):
        glass(painter, 534, 852, 220)


def _washer(painter: QPainter, t: Tones) -> None:
    """The boy: an apron over his shirt, a scarf, a cook's cap on a red mop."""
    shirt = blob(((30, 1130), (40, 920), (96, 800), (190, 750), (276, 790), (320, 900), (330, 1130)), tension=0.6)
    lit(painter, shirt, look.OXBLOOD, look.DANGER, (13, -6), shade="#33090F")
    bib = polygon(((196, 850), (300, 850), (330, 1130), (160, 1130)))
    lit(painter, bib, look.BONE, look.BONE, (10, -4), shade=mixed(BLACK, t.light, 0.6), width=5)
    for strap in (((204, 856, 16), (170, 770, 16)), ((292, 856, 16), (262, 790, 16))):
        rimmed(painter, limb(strap), look.BONE, BLACK, 3)
    mop = blob(((120, 500), (90, 560), (82, 640), (104, 700), (130, 680), (150, 710), (180, 690), (200, 600),
        (190, 500)), tension=0.8)  # fmt: skip
    lit(painter, mop, "#B04A24", look.SODIUM, (8, -6), shade="#4A1410")
    neck(painter, 206, 660, 78, 760, "#F0D0AC")
    turned(painter, 222, 590, 1.12, Face("#A8705C", "#F0D0AC", nose=Nose.SNUB, stern=-0.9, brow=8, jaw=0.1, smile=1,
        brow_colour="#5C2416", gaze=0.9, young=True, mouth=Mouth.LAUGH))  # fmt: skip
    locks = blob(((302, 512), (296, 470), (220, 446), (136, 470), (102, 560), (104, 650), (134, 690), (158, 660),
        (150, 610), (164, 560), (176, 540), (184, 566), (200, 506), (222, 526), (246, 500), (262, 518), (280, 500)),
        tension=0.6)  # fmt: skip
    lit(painter, locks, "#B04A24", look.SODIUM, (9, -7), shade="#4A1410")
    strands(painter, (((280, 480), (220, 490), (190, 540)), ((260, 476), (180, 500), (170, 620)), ((220, 470),
        (140, 500), (134, 620)), ((170, 480), (120, 540), (122, 630))), "#B04A24",
        look.SODIUM, 6)  # fmt: skip
    crown_ = blob(((100, 500), (92, 440), (120, 390), (180, 366), (250, 376), (300, 416), (306, 470), (210, 470)),
        tension=0.8)  # fmt: skip
    lit(painter, crown_, look.BONE, look.BONE, (9, -8), shade=mixed(BLACK, t.light, 0.6))
    for points in (((150, 380), (134, 420), (136, 470)), ((216, 370), (216, 420), (220, 456)), ((268, 390), (276, 424),
        (276, 458))):  # fmt: skip
        fill(painter, limb(tuple((*point, 4) for point in points)), mixed(BLACK, t.light, 0.6))
    band = blob(((92, 510), (100, 466), (200, 446), (312, 462), (318, 494), (210, 484)), tension=0.6)
    lit(painter, band, t.glow, t.light, (8, -7), shade=mixed(BLACK, t.light, 0.3))
    for x, y in ((214, 634), (232, 644), (200, 646), (290, 630)):
        fill(painter, disc(x, y, 4), look.DANGER)
    scarf = blob(((150, 690), (210, 712), (262, 690), (290, 730), (270, 790), (200, 800), (130, 770), (122, 720)),
        tension=0.8)  # fmt: skip
    lit(painter, scarf, t.glow, t.light, (9, -6), shade=mixed(BLACK, t.light, 0.3))
    fill(painter, joined(limb(((140, 730, 3), (210, 752, 7), (280, 728, 3))),
        limb(((150, 760, 3), (200, 780, 6), (250, 772, 3)))), mixed(BLACK, t.light, 0.3))  # fmt: skip


_Joints = Sequence[tuple[float, float, float]]


def _horse(painter: QPainter, t: Tones) -> None:
    """A great white horse at a trot, a foreleg and the other side's hind leg lifted, its neck arched."""
    grey, shade, mane = mixed(BLACK, look.BONE, 0.6), mixed(BLACK, look.BONE, 0.48), "#6E8296"
    for x in (166, 470):  # rings in the water, where it stands
        for wide in (54, 84):
            stroke(painter, disc(x, 1072, wide, wide * 0.2), mixed(BLACK, t.light, 0.95), 4)
    tail = blob(((120, 676), (82, 668), (54, 704), (46, 780), (56, 860), (40, 936), (46, 1000), (66, 950), (74, 1010),
        (90, 940), (104, 960), (102, 870), (92, 790), (98, 740), (128, 716)), tension=0.75)  # fmt: skip
    lit(painter, tail, mane, t.light, (6, -6), shade="#33404C")
    strands(painter, [((112, 684), (56, 700), (66, 850)), ((108, 696), (64, 730), (58, 960)), ((112, 706), (78, 760),
        (92, 930)), ((70, 720), (62, 800), (76, 960))], mane, t.light, 5)  # fmt: skip
    far: tuple[_Joints, ...] = (
        ((252, 800, 110), (276, 852, 84), (234, 906, 48), (272, 956, 29), (290, 976, 35), (282, 1000, 25)),
        ((450, 800, 90), (456, 880, 52), (452, 934, 44), (450, 984, 26), (450, 1026, 34), (466, 1048, 25)),
    )
    near: tuple[_Joints, ...] = (
        ((170, 740, 150), (196, 826, 104), (150, 890, 56), (128, 926, 46), (140, 984, 29), (144, 1028, 37),
            (162, 1050, 27)),
        ((476, 760, 130), (504, 822, 82), (580, 866, 48), (590, 876, 46), (572, 930, 27), (562, 960, 35),
            (540, 978, 26)),
    )  # fmt: skip
    for points in far:
        lit(painter, limb(points), grey, grey, (8, -5), shade=mixed(BLACK, look.BONE, 0.36))
        _hoof(painter, points[-2:])
    trunk = blob(((104, 730), (122, 682), (176, 654), (240, 664), (306, 692), (366, 684), (404, 656), (430, 592), (464,
        520), (510, 466), (560, 446), (584, 486), (578, 546), (556, 598), (550, 650), (564, 706), (552, 764), (508,
        826), (440, 860), (350, 876), (270, 868), (206, 850), (140, 840), (104, 790)), tension=0.8)  # fmt: skip
    lit(painter, joined(trunk, *(limb(points) for points in near)), look.BONE, look.BONE, (14, -12), shade=shade)
    for points in near:
        _hoof(painter, points[-2:])
    folds = (((250, 720, 2), (270, 780, 7), (244, 846, 3)), ((452, 690, 2), (430, 750, 7), (446, 816, 5), (486, 850,
        2)), ((150, 880, 2), (146, 900, 6), (152, 920, 2)), ((560, 856, 2), (570, 872, 6), (566, 890, 2)),
        ((540, 660, 2), (524, 700, 5), (532, 740, 2)))  # fmt: skip
    fill(painter, joined(*(limb(points) for points in folds)), grey)
    _horses_head(painter, t, grey, mane)


def _hoof(painter: QPainter, points: _Joints) -> None:
    """A hoof at the end of a leg, as its pastern stands."""
    (ax, ay, _), (x, y, _) = points
    turn = math.degrees(math.atan2(ax - x, y - ay)) * 0.7
    rimmed(painter, placed(polygon(((-15, -4), (16, -4), (24, 24), (-20, 24))), x, y, 1, turn), "#23212C", BLACK, 4)


def _horses_head(painter: QPainter, t: Tones, grey: QColor, mane: str) -> None:
    """Its head is held in, the bridle red; the mane falls over the crest in locks."""
    for x in (546, 578):
        lit(painter, blob(((x - 12, 462), (x + 2, 402), (x + 16, 458)), tension=0.7), look.BONE, look.BONE, (4, -3),
            shade=grey, width=5)  # fmt: skip
    head = blob(((536, 462), (566, 444), (598, 458), (622, 516), (642, 584), (654, 628), (642, 656), (612, 660), (594,
        634), (580, 600), (554, 582), (532, 530)), tension=0.8)  # fmt: skip
    lit(painter, head, look.BONE, look.BONE, (8, -6), shade=grey)
    fill(painter, limb(((556, 572, 3), (580, 576, 6), (592, 548, 3))), grey)  # the cheek
    locks = blob(((398, 668), (416, 600), (448, 526), (496, 462), (548, 430), (586, 436), (604, 494), (582, 470), (562,
        464), (566, 516), (538, 488), (534, 560), (506, 512), (500, 600), (474, 552), (468, 640), (444, 598),
        (430, 690)), tension=0.55)  # fmt: skip
    lit(painter, locks, mane, t.light, (-5, -7), shade="#33404C", width=5)
    strands(painter, [((450, 540), (460, 580), (466, 624)), ((492, 482), (494, 540), (500, 586)), ((424, 604), (432,
        640), (430, 678)), ((530, 450), (530, 500), (534, 546))], mane, t.light, 5)  # fmt: skip
    fill(painter, joined(blob(((590, 514), (604, 504), (614, 518), (600, 524))), disc(636, 624, 6, 9),
        limb(((616, 648, 3), (644, 640, 5)))), BLACK)  # fmt: skip
    fill(painter, disc(604, 512, 3), look.BONE)
    reins = joined(thick_line(((560, 466), (612, 632)), 1), thick_line(((584, 604), (638, 572)), 1),
        thick_line(((566, 484), (602, 472)), 1), thick_line(((612, 632), (500, 690), (392, 630)), 1))  # fmt: skip
    stroke(painter, reins, look.OXBLOOD, 9)


SCENES: Final = (page, knight, queen, king)
