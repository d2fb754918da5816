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
    back = blob(((130, 420), (220, 340), (290, 400), (280, 560), (220, 650), (120, 650), (90, 540)), tension=0.8)
    lit(painter, back, "#A03020", look.DANGER, (10, -8), shade="#4A1410")
    side(painter, 226, 546, 1.16, Face(mixed(BLACK, t.light, 0.6), stern=-1, brow=7, brow_colour="#A03020",
        smile=0.8, jaw=0))  # fmt: skip
    fringe = blob(((300, 478), (316, 440), (270, 400), (190, 400), (120, 460), (106, 580), (116, 650), (170, 650),
        (196, 600), (186, 540), (214, 470), (260, 462)), tension=0.7)  # fmt: skip
    lit(painter, fringe, "#A03020", look.DANGER, (10, -8), shade="#4A1410")
    for y in (0, 1):
        fill(painter, limb(((250 - y * 30, 440, 3), (170 - y * 18, 500, 6), (150 - y * 14, 620, 4))), "#4A1410")
    for x, y in ((262, 560), (278, 568), (254, 574)):
        fill(painter, disc(x, y, 4), look.DANGER)
    _fish(painter, 486, 520, 1.15, look.SODIUM, mirror=True, turn=-24)
    glass(painter, 492, 900, 330)
    fingers(painter, 622, 790, -4, 0.8)
    arm(painter, ((250, 850), (296, 1010), (336, 850)), 86, look.OXBLOOD, look.DANGER, (9, -6))
    fist(painter, 372, 774, 8, 0.86, mirror=True)
    for x, y in ((420, 470), (560, 452), (592, 500)):
        fill(painter, disc(x, y, 8), look.BONE)
    for number, x in enumerate((600, 660)):
        lit(painter, rect(x - 30, 830 - number * 14, 56, 56, 10), t.dusk, t.light, (-6, -3), width=4)


def knight(painter: QPainter, t: Tones) -> None:
    """A mounted policeman off duty, at a walk through the flooded street, and not a drop spilt."""
    fill(painter, SKY, mixed(BLACK, t.light, 0.24))
    halo(painter, 470, 340, 300, mixed(BLACK, t.light, 0.24), t.light, 3)
    fill(painter, disc(470, 340, 150), look.BONE)
    for x, y in ((420, 290), (520, 400), (500, 260)):
        fill(painter, disc(x, y, 24, 20), mixed(look.BONE, t.light, 0.3))
    fill(painter, skyline(900, ((70, 420), (90, 330), (300, 90), (70, 240), (80, 400), (120, 320)), 0), "#0D1219")
    fill(painter, windows(24, 520, 3, 6, (46, 58), (16, 28), 0b101101100111010110), look.SODIUM)
    fill(painter, windows(552, 600, 3, 5, (40, 56), (16, 28), 0b101001110010110), look.SODIUM)
    fill(painter, rect(0, 890, 700, 400), mixed(BLACK, t.light, 0.3))
    fill(painter, polygon(((380, 890), (560, 890), (640, 1130), (300, 1130))), mixed(BLACK, t.light, 0.6))
    hatch(painter, rect(0, 900, 700, 400), Hatch.WAVES, mixed(BLACK, t.light, 0.7), pitch=42, width=5)
    grey, dark = mixed(BLACK, look.BONE, 0.62), mixed(BLACK, look.BONE, 0.42)
    lit(painter, blob(((60, 720), (20, 760), (-10, 900), (20, 1040), (60, 960), (90, 820))),
        "#4A5560", t.light, (8, -6), shade=BLACK)  # fmt: skip
    legs = ((grey, ((150, 860, 96), (120, 950, 52), (150, 1040, 34), (136, 1140, 30))), (grey, ((410, 860, 80),
        (416, 960, 46), (404, 1040, 34), (410, 1140, 30))), (look.BONE, ((210, 850, 104), (250, 950, 56),
        (214, 1040, 36), (222, 1140, 32))), (look.BONE, ((460, 830, 88), (560, 890, 56), (572, 930, 40),
        (520, 1010, 32))))  # fmt: skip
    for skin, points in legs:
        lit(painter, limb(points), skin, skin, (9, -5), shade=dark)
    rimmed(painter, polygon(((500, 1000), (540, 1020), (524, 1058), (478, 1036))), "#23212C", BLACK, 4)
    horse = blob(((50, 760), (110, 690), (260, 690), (380, 690), (430, 620), (470, 540), (530, 480), (580, 466),
        (612, 500), (656, 610), (652, 650), (612, 668), (576, 630), (548, 640), (540, 720), (520, 820), (440, 890),
        (240, 890), (100, 870)), tension=0.8)  # fmt: skip
    lit(painter, horse, look.BONE, look.BONE, (16, -12), shade=mixed(BLACK, look.BONE, 0.55))
    for x in (556, 586):
        lit(painter, blob(((x - 14, 486), (x, 426), (x + 16, 480))), look.BONE, look.BONE, (4, -3), shade=grey, width=5)
    mane = blob(((586, 452), (560, 500), (540, 560), (500, 640), (450, 700), (400, 690), (430, 600), (470, 520),
        (530, 456)), tension=0.8)  # fmt: skip
    lit(painter, mane, "#4A5560", t.light, (8, -8), shade=BLACK)
    for a, b in (((540, 470), (450, 600)), ((560, 490), (480, 640))):
        fill(painter, limb(((*a, 3), (*b, 7))), BLACK)
    fill(painter, joined(disc(602, 560, 10), disc(640, 628, 6), limb(((618, 652, 3), (644, 646, 5)))), BLACK)
    reins = joined(thick_line(((574, 540), (624, 612)), 1), thick_line(((560, 620), (646, 590)), 1),
        thick_line(((606, 606), (500, 690), (400, 680)), 1))  # fmt: skip
    stroke(painter, reins, look.OXBLOOD, 9)
    lit(painter, blob(((170, 680), (280, 670), (370, 690), (370, 820), (270, 850), (160, 800))),
        look.OXBLOOD, look.DANGER, (8, -6), shade="#33090F")  # fmt: skip
    cape = blob(((230, 440), (170, 500), (90, 660), (40, 800), (130, 830), (240, 790), (300, 660), (320, 480)),
        tension=0.7)  # fmt: skip
    lit(painter, cape, "#26405C", t.light, (10, -8), shade=BLACK)
    lit(painter, limb(((280, 720, 104), (390, 820, 82), (350, 960, 54), (396, 974, 40))),
        "#23303F", t.light, (8, -6), shade=BLACK)  # fmt: skip
    coat = blob(((220, 500), (270, 450), (340, 460), (380, 560), (370, 740), (240, 740), (220, 620)), tension=0.7)
    lit(painter, coat, "#26405C", t.light, (12, -7), shade=BLACK)
    fill(painter, joined(*(disc(350, y, 9) for y in (540, 600, 660))), look.BRASS)
    side(painter, 298, 368, 0.8, Face(mixed(BLACK, t.light, 0.6), "#E2B58A", jaw=1, smile=0.6, brow=11, stern=-0.3))
    lit(painter, blob(((334, 392), (354, 386), (364, 396), (350, 404))), "#4A2A1A", t.light, (2, -2), width=3)
    cap = joined(blob(((226, 320), (218, 260), (290, 232), (376, 252), (368, 312)), tension=0.8),
        polygon(((330, 306), (406, 316), (398, 336), (330, 326))))  # fmt: skip
    lit(painter, cap, "#26405C", t.light, (9, -7), shade=BLACK)
    rimmed(painter, disc(340, 278, 16), look.BRASS, BLACK, 3)
    arm(painter, ((240, 530), (230, 680), (360, 690)), 72, "#26405C", t.light, (8, -6), cuff=look.BONE, skin="#E2B58A")
    fist(painter, 392, 690, 90, 0.5, "#E2B58A", thumb=False)
    glass(painter, 504, 420, 180)
    arm(painter, ((340, 520), (430, 570), (466, 440)), 72, "#26405C", t.light, (8, -6), cuff=look.BONE, skin="#E2B58A")
    fist(painter, 470, 376, 4, 0.66, "#E2B58A", mirror=True)


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
    lit(painter, gown, mixed(BLACK, t.light, 0.5), t.light, (-16, -6), shade=mixed(BLACK, t.light, 0.22))
    for x in (130, 220, 470, 560):
        fill(painter, limb(((350 + (x - 350) * 0.55, 800, 3), (x, 1120, 14))), mixed(BLACK, t.light, 0.25))
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
    for way in (-1, 1):  # the gown's sleeves, and a clasp
        cap = blob(((350 + way * 60, 660), (350 + way * 120, 664), (350 + way * 176, 730), (350 + way * 196, 800),
            (350 + way * 120, 790), (350 + way * 90, 730)))  # fmt: skip
        lit(painter, cap, mixed(BLACK, t.light, 0.5), t.light, (-9, -7), shade=mixed(BLACK, t.light, 0.22))
    rimmed(painter, disc(350, 730, 18), look.BONE, BLACK, 4)
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
