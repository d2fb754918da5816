"""The four people who live by the cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.hands import arm, fingers, fist
from demoncity_gui.art.heads import Face, front, side, turned
from demoncity_gui.art.light import beam, halo, lit, within
from demoncity_gui.art.minors.ground import NIGHT
from demoncity_gui.art.minors.signs import glass
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    crown,
    disc,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    rect,
    rimmed,
    ring,
    skyline,
    stroke,
    thick_line,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones


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
    fill(painter, SKY, mixed(BLACK, t.light, 0.5))
    beam(painter, 480, -150, 900, 220, 700, mixed(BLACK, t.light, 0.5), t.light, 120, 3)
    hatch(painter, SKY, Hatch.WAVES, mixed(BLACK, t.light, 0.62), pitch=62, width=5)
    for x, foot, tall in ((60, 900, 330), (120, 900, 220), (650, 900, 380), (600, 900, 180)):  # weed
        weed = limb(((x, foot, 26), (x + 22, foot - tall * 0.4, 20), (x - 14, foot - tall * 0.7, 16),
            (x + 12, foot - tall, 6)))  # fmt: skip
        fill(painter, weed, mixed(BLACK, look.HORROR, 0.42))
    for x, y, size, mirror in ((600, 140, 1.0, True), (300, 110, 0.6, False), (90, 420, 0.7, False),
        (620, 300, 0.5, True)):  # fmt: skip
        _fish(painter, x, y, size, t.light, mirror=mirror)
    for x, y, size in ((440, 330, 14), (452, 280, 9), (630, 560, 12), (612, 500, 8), (446, 240, 6)):
        stroke(painter, disc(x, y, size), look.BONE, 4)
    fill(painter, rect(0, 900, 700, 300), NIGHT)
    lit(painter, rect(-20, 880, 740, 34), "#3A3644", look.BONE, (0, -8))
    shirt = blob(((60, 1130), (70, 860), (130, 740), (220, 700), (310, 760), (350, 900), (360, 1130)), tension=0.6)
    lit(painter, shirt, look.BONE, look.BONE, (14, -6), shade=mixed(BLACK, t.light, 0.55))
    for y in (800, 870, 940, 1010, 1080):  # stripes
        within(painter, shirt, rect(0, y, 700, 30), look.OXBLOOD)
    bib = polygon(((200, 800), (330, 800), (356, 1130), (150, 1130)))
    lit(painter, bib, "#23212C", t.light, (10, -4), shade=BLACK)
    rimmed(painter, limb(((210, 800, 18), (200, 710, 18))), "#23212C", BLACK, 4)
    back = blob(((130, 420), (220, 340), (290, 400), (280, 560), (220, 690), (110, 690), (90, 540)), tension=0.8)
    lit(painter, back, "#A03020", look.DANGER, (10, -8), shade="#4A1410")
    side(painter, 226, 546, 1.16, Face(mixed(BLACK, t.light, 0.6), stern=-1, brow=7, brow_colour="#A03020",
        smile=0.8, jaw=0))  # fmt: skip
    fringe = blob(((300, 478), (316, 440), (270, 400), (190, 400), (120, 460), (106, 580), (130, 700), (186, 690),
        (196, 600), (186, 540), (214, 470), (260, 462)), tension=0.7)  # fmt: skip
    lit(painter, fringe, "#A03020", look.DANGER, (10, -8), shade="#4A1410")
    for y in (0, 1):
        fill(painter, limb(((250 - y * 30, 440, 3), (170 - y * 18, 500, 6), (150 - y * 14, 650, 4))), "#4A1410")
    for x, y in ((262, 560), (278, 568), (254, 574)):
        fill(painter, disc(x, y, 4), look.DANGER)
    _fish(painter, 486, 520, 1.15, look.SODIUM, mirror=True, turn=-24)
    glass(painter, 492, 900, 330)
    arm(painter, ((270, 850), (300, 1000), (330, 850)), 82, look.BONE, look.BONE, (9, -6))
    fist(painter, 372, 774, 8, 0.86, mirror=True)
    for x, y in ((420, 470), (560, 452), (592, 500)):
        fill(painter, disc(x, y, 8), look.BONE)
    for number, x in enumerate((600, 660)):
        lit(painter, rect(x - 30, 830 - number * 14, 56, 56, 10), t.dusk, t.light, (-6, -3), width=4)


def knight(painter: QPainter, t: Tones) -> None:
    """A mounted policeman off duty, at a walk through the flooded street, and not a drop spilt."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.24))
    halo(painter, 300, 330, 300, mixed(BLACK, t.light, 0.24), t.light, 3)
    fill(painter, disc(300, 330, 150), look.BONE)
    for x, y in ((250, 290), (340, 380), (330, 260)):
        fill(painter, disc(x, y, 24, 20), mixed(look.BONE, t.light, 0.3))
    fill(painter, skyline(880, ((70, 360), (90, 270), (300, 0), (70, 340), (80, 520), (120, 440)), 0), "#0D1219")
    fill(painter, windows(40, 560, 3, 5, (40, 58), (16, 28), 0b101101100111010), look.SODIUM)
    fill(painter, windows(552, 420, 3, 6, (40, 66), (16, 30), 0b101001110010110101), look.SODIUM)
    fill(painter, rect(0, 870, 700, 400), mixed(BLACK, t.light, 0.3))
    fill(painter, polygon(((180, 870), (420, 870), (520, 1130), (80, 1130))), mixed(BLACK, t.light, 0.55))
    hatch(painter, rect(0, 880, 700, 400), Hatch.WAVES, mixed(BLACK, t.light, 0.7), pitch=42, width=5)
    painter.translate(-20, 0)
    grey = mixed(BLACK, look.BONE, 0.62)
    legs = (((220, 780, 70), (190, 900, 40), (214, 1040, 30)), ((440, 800, 66), (452, 930, 38), (446, 1050, 30)),
        ((300, 800, 62), (330, 930, 36), (306, 1060, 30)), ((490, 780, 66), (590, 840, 42),
        (560, 950, 30)))  # fmt: skip
    for number, points in enumerate(legs):
        skin = grey if number < 2 else look.BONE
        lit(painter, limb(points), skin, skin, (9, -5), shade=mixed(BLACK, look.BONE, 0.4))
        x, y, _ = points[-1]
        rimmed(painter, polygon(((x - 18, y - 6), (x + 18, y - 6), (x + 28, y + 30), (x - 24, y + 30))),
            "#23212C", BLACK, 4)  # fmt: skip
    lit(painter, limb(((170, 700, 50), (100, 780, 56), (90, 940, 14))), grey, look.BONE, (8, -5),
        shade=mixed(BLACK, look.BONE, 0.3))  # fmt: skip
    horse = blob(((150, 710), (220, 650), (380, 660), (460, 620), (516, 500), (560, 440), (586, 430), (600, 490),
        (664, 590), (656, 632), (616, 640), (570, 606), (556, 690), (536, 790), (440, 850), (280, 850), (176, 820)),
        tension=0.7)  # fmt: skip
    lit(painter, horse, look.BONE, look.BONE, (16, -12), shade=mixed(BLACK, look.BONE, 0.55))
    rimmed(painter, polygon(((560, 456), (570, 396), (598, 446))), look.BONE, BLACK, 5)
    mane = blob(((556, 430), (570, 470), (534, 560), (480, 650), (430, 650), (470, 560), (510, 470)))
    lit(painter, mane, "#4A5560", t.light, (8, -8), shade=BLACK)
    fill(painter, joined(disc(606, 530, 10), disc(646, 600, 6), limb(((634, 620, 4), (656, 614, 4)))), BLACK)
    stroke(painter, joined(thick_line(((566, 480), (620, 600)), 1), thick_line(((600, 480), (560, 590)), 1),
                           thick_line(((616, 600), (520, 640), (420, 620)), 1)), look.OXBLOOD, 8)  # fmt: skip
    lit(painter, blob(((220, 650), (320, 640), (420, 660), (410, 770), (320, 800), (220, 760))),
        look.OXBLOOD, look.DANGER, (8, -6), shade="#33090F")  # fmt: skip
    cape = blob(((290, 420), (240, 470), (180, 600), (90, 720), (160, 770), (280, 740), (350, 640), (370, 480)),
        tension=0.7)  # fmt: skip
    lit(painter, cape, "#1E2C3C", t.light, (10, -8), shade=BLACK)
    lit(painter, limb(((330, 680, 86), (430, 790, 66), (400, 920, 44), (440, 930, 34))), "#1B1A22", t.light, (8, -6),
        shade=BLACK)  # fmt: skip
    coat = blob(((280, 440), (330, 410), (390, 450), (410, 560), (390, 690), (280, 690), (270, 560)), tension=0.7)
    lit(painter, coat, "#1E2C3C", t.light, (11, -6), shade=BLACK)
    fill(painter, joined(*(disc(372, y, 7) for y in (500, 550, 600))), look.BRASS)
    side(painter, 346, 352, 0.6, Face(mixed(BLACK, t.light, 0.6), jaw=1, smile=0.6, brow=11))
    fill(painter, limb(((374, 368, 8), (384, 372, 11), (392, 376, 5))), BLACK)  # a moustache
    cap = joined(blob(((290, 316), (284, 266), (340, 246), (410, 262), (404, 312)), tension=0.8),
        polygon(((370, 304), (430, 312), (424, 328), (372, 322))))  # fmt: skip
    lit(painter, cap, "#1E2C3C", t.light, (8, -6), shade=BLACK)
    rimmed(painter, disc(382, 286, 13), look.BRASS, BLACK, 3)
    arm(painter, ((340, 480), (420, 600), (470, 606)), 60, "#1E2C3C", t.light, (8, -6), cuff=look.BONE)
    fist(painter, 490, 606, 80, 0.42)
    glass(painter, 156, 540, 200)
    arm(painter, ((310, 480), (260, 590), (222, 500)), 60, "#1E2C3C", t.light, (-8, -6), cuff=look.BONE)
    fist(painter, 202, 462, -6, 0.6)


def queen(painter: QPainter, t: Tones) -> None:
    """She reads drowned letters and other people's dreams on the last dry step of the Lido, deep in one glass."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.2))
    for y in range(-140, 900, 90):  # the bath's tiles
        fill(painter, rect(0, y, 700, 4), mixed(BLACK, t.light, 0.36))
    for x in range(50, 700, 100):
        fill(painter, rect(x, -150, 4, 1050), mixed(BLACK, t.light, 0.36))
    fill(painter, rect(0, 880, 700, 300), mixed(BLACK, t.light, 0.5))
    hatch(painter, rect(0, 880, 700, 300), Hatch.WAVES, t.light, pitch=36, width=5)
    for number, dx in enumerate((-270, -190, -100, 0, 100, 190, 270)):
        rib = limb(((350, 760, 60), (350 + dx, 250 + abs(dx) * 0.62, 124)))
        lit(painter, rib, (t.dusk, t.glow)[number % 2], t.light, (-8, -10), shade=mixed(BLACK, t.light, 0.2))
    gown = blob(((270, 640), (350, 620), (430, 640), (520, 760), (600, 940), (660, 1130), (40, 1130), (100, 940),
        (180, 760)), tension=0.6)  # fmt: skip
    lit(painter, gown, look.BONE, look.BONE, (-16, -6), shade=mixed(BLACK, t.light, 0.62))
    for x in (130, 220, 470, 560):
        fill(painter, limb(((350 + (x - 350) * 0.55, 800, 3), (x, 1120, 14))), mixed(BLACK, t.light, 0.62))
    behind = blob(((350, 290), (470, 350), (500, 480), (530, 640), (560, 800), (470, 780), (440, 640), (260, 640),
        (230, 780), (140, 800), (170, 640), (200, 480), (230, 350)), tension=0.8)  # fmt: skip
    lit(painter, behind, "#101820", t.light, (-9, -8), shade=BLACK)
    rimmed(painter, polygon(((312, 560), (388, 560), (400, 650), (350, 700), (300, 650))),
        mixed(BLACK, t.light, 0.6), BLACK, 4)  # fmt: skip
    fill(painter, polygon(((312, 600), (350, 640), (350, 694), (304, 650))), look.BONE)
    front(painter, 350, 470, 1.06, Face(mixed(BLACK, t.light, 0.62), open=False, brow=7, lips=look.OXBLOOD, jaw=0.05))
    part = blob(((350, 352), (400, 376), (430, 440), (440, 540), (470, 470), (450, 370), (390, 318), (310, 318),
        (250, 370), (230, 470), (260, 540), (270, 440), (300, 376)), tension=0.8)  # fmt: skip
    lit(painter, part, "#101820", t.light, (-8, -8), shade=BLACK)
    lit(painter, placed(crown(), 350, 352, 0.8), t.light, look.BONE, (-9, -5), shade=mixed(BLACK, t.light, 0.5))
    for x in (294, 350, 406):
        rimmed(painter, disc(x, 330, 10), look.BONE, BLACK, 3)
    for x, skin in ((272, look.BONE), (428, look.MUTED)):
        fill(painter, joined(disc(x, 540, 8), disc(x, 562, 11)), skin)
    for side_ in (-1, 1):
        arm(painter, ((350 + side_ * 116, 720), (350 + side_ * 206, 920), (350 + side_ * 150, 1010)),
            84, look.BONE, look.BONE, (-9, -6))  # fmt: skip
    glass(painter, 350, 1096, 290)
    for side_ in (-1, 1):
        fingers(painter, 350 + side_ * 112, 986, side_ * -8, 0.84, mirror=side_ < 0)


def king(painter: QPainter, t: Tones) -> None:
    """The ferry's captain at his wheel in the worst of it, glass in hand, quite calm; he has drowned before."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.3))
    fill(painter, polygon(((640, 190), (-60, -120), (-60, 170))), mixed(BLACK, t.light, 0.55))  # a lighthouse far off
    fill(painter, polygon(((640, 190), (60, 30), (-60, 80))), mixed(BLACK, t.light, 0.85))
    rimmed(painter, polygon(((618, 420), (626, 214), (658, 214), (668, 420))), look.BONE, BLACK, 5)
    fill(painter, joined(rect(622, 270, 40, 30), rect(620, 340, 46, 30)), look.OXBLOOD)
    rimmed(painter, rect(622, 176, 40, 40, 8), look.SODIUM, BLACK, 5)
    for y, colour in ((430, mixed(BLACK, t.light, 0.3)), (560, mixed(BLACK, t.light, 0.5)),
        (690, mixed(BLACK, t.light, 0.22))):  # fmt: skip
        crest = blob(((-40, y + 60), (70, y - 70), (190, y + 40), (320, y - 60), (450, y + 40), (590, y - 90),
            (740, y + 40), (740, 1200), (-40, 1200)))  # fmt: skip
        lit(painter, crest, colour, look.BONE, (4, -9), width=4)
    hatch(painter, rect(0, -150, 700, 800), Hatch.RAIN, mixed(BLACK, t.light, 0.7), pitch=62, width=4)
    coat = blob(((110, 1130), (130, 900), (200, 760), (320, 700), (450, 700), (560, 770), (630, 900), (650, 1130)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, "#18202C", t.light, (16, -7), shade=BLACK)
    for s in (-1, 1):
        lapel = polygon(((384 + s * 50, 700), (384 + s * 130, 690), (384 + s * 150, 800), (384 + s * 20, 960)))
        lit(painter, lapel, "#18202C", t.light, (6, -5), shade=BLACK, width=4)
    for y in (900, 990, 1080):
        rimmed(painter, joined(disc(330, y, 17), disc(440, y, 17)), look.BRASS, BLACK, 3)
    turned(painter, 380, 510, 1.14, Face(mixed(BLACK, t.light, 0.6), stern=0.4, brow=15, brow_colour="#8E8680",
        old=True, jaw=1))  # fmt: skip
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
    arm(painter, ((180, 800), (110, 950), (206, 850)), 96, "#18202C", t.light, (10, -6), cuff=look.BRASS)
    fist(painter, 258, 826, 45, 0.84)
    glass(painter, 572, 850, 230)
    arm(painter, ((580, 830), (650, 990), (606, 850)), 96, "#18202C", t.light, (10, -6), cuff=look.BRASS)
    fist(painter, 604, 780, 0, 0.86)


SCENES: Final = (page, knight, queen, king)
