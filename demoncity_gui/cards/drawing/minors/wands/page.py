"""The Page of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A girl who sells fireworks, high over the roofs, a burning match held up; one rocket is off."""
    sky(painter, "#0E1030", "#6E2E34", 1000)
    for x, y, size, tone in ((356, 160, 1.0, look.DANGER), (84, 470, 0.8, look.SODIUM)):
        glow(painter, x, y, 150 * size, tone, 0.5)
        for reach, wide in ((150, 8), (104, 6)):
            spray = joined(*(placed(limb(((0, -34, 2), (0, -reach * 0.7, wide), (0, -reach, 3))), x, y, size, turn
                + reach) for turn in range(0, 360, 24)))  # fmt: skip
            fill(painter, spray, tone)
        fill(painter, joined(*(disc(x + 168 * size * math.cos(math.radians(turn)), y + 168 * size * math.sin(
            math.radians(turn)), 5) for turn in range(6, 360, 24))), tone)  # fmt: skip
        fill(painter, star(x, y, 30 * size, 9 * size, 6), look.BONE)
    city(painter, 1100, "#1B0E24", look.SODIUM, tall=330, seed=12)
    city(painter, 1100, "#0C0712", look.SODIUM, tall=190, seed=2, edge=t.light)
    glow(painter, 578, 200, 380, look.SODIUM, 0.8)
    _rocket(painter)
    _rocket_girl(painter, t)
    gloom(painter, 450, 400, 490, 0.5)


def _rocket(painter: QPainter) -> None:
    """The first of them goes up, on its tail of sparks."""
    for wide, tone in ((1.0, "#B8432A"), (0.66, look.SODIUM), (0.3, "#FFF0C8")):
        fill(painter, limb(((206, 800, 60 * wide), (170, 640, 84 * wide), (140, 480, 66 * wide), (126, 330, 40
            * wide))), tone)  # fmt: skip
    sparks = ((96, 620), (236, 560), (100, 420), (226, 420), (66, 720), (250, 690))
    fill(painter, joined(*(star(x, y, 16, 5, 4) for x, y in sparks)), look.BONE)
    rocket = joined(rect(-24, -90, 48, 150, 6), polygon(((-36, -84), (0, -160), (36, -84))), polygon(((-24, 10),
        (-50, 66), (50, 66), (24, 10))))  # fmt: skip
    lit(painter, placed(rocket, 128, 236, 1.15, 2), look.DANGER, look.SODIUM, (7, 5), shade=look.OXBLOOD, width=6)
    fill(painter, placed(joined(rect(-24, -60, 48, 18), rect(-24, -22, 48, 18)), 128, 236, 1.15, 2), look.BONE)


def _rocket_girl(painter: QPainter, t: Tones) -> None:
    """She: a cap with a feather on her curls, rockets in the bag on her back, and all the light is her match's."""
    skin, cloth, dark, warm = "#F0C89C", "#2A5A66", "#06141A", "#FFD890"
    for x, top, turn in ((84, 690, -30), (140, 650, -20), (198, 660, -11)):
        one = joined(rect(-26, 0, 52, 240, 4), polygon(((-40, 4), (0, -84), (40, 4))))
        lit(painter, placed(one, x, top, 1, turn), look.DANGER, warm, (9, -3), shade=look.OXBLOOD, width=6)
        fill(painter, placed(joined(rect(-26, 34, 52, 20), rect(-26, 78, 52, 20)), x, top, 1, turn), look.BONE)
    bag = blob(((40, 850), (250, 800), (280, 1190), (40, 1190)), tension=0.4)
    lit(painter, bag, "#6E4422", warm, (9, -5), shade="#24140A")
    jacket = blob(((150, 1200), (160, 1010), (184, 890), (248, 812), (350, 788), (448, 812), (494, 880), (500, 1000),
        (510, 1200)), tension=0.7)  # fmt: skip
    lit(painter, jacket, cloth, warm, (15, -6), shade=dark)
    lit(painter, limb(((224, 836, 30), (300, 980, 30), (340, 1160, 30))), "#8A5A2E", warm, (5, -4), width=5)
    _young_face(painter, t)
    knot = blob(((232, 800), (290, 762), (400, 760), (470, 800), (424, 836), (384, 950), (340, 856), (262, 838)),
        tension=0.7)  # fmt: skip
    lit(painter, knot, look.SODIUM, warm, (9, -5), shade="#8C5A1E")
    fill(painter, joined(limb(((262, 802, 3), (350, 826, 7), (444, 802, 3))), limb(((352, 832, 3), (376, 908, 7)))),
        "#6B3A12")  # fmt: skip
    match(painter, 552, 676, 620, 3, 1.6, 0.6)
    arm(painter, ((446, 884), (622, 772), (574, 590)), 112, cloth, warm, (-6, -9), cuff=look.BONE, skin=skin,
        body=jacket)  # fmt: skip
    fist(painter, 562, 512, -6, 0.92, skin, mirror=True, towards=(-0.2, -1))
    arm(painter, ((212, 906), (112, 1096), (300, 1196)), 116, cloth, warm, (8, -8), cuff=look.BONE, skin=skin,
        body=jacket)  # fmt: skip


def _young_face(painter: QPainter, t: Tones) -> None:
    """Her head, thrown back to the flame: curls, freckles, a laugh."""
    skin, shade, brown, warm = "#F0C89C", "#A8663E", "#7A3418", "#FFD890"
    blown = (((300, 500, 90), (216, 536, 80), (150, 540, 46), (92, 508, 6)), ((290, 590, 100), (210, 640, 86), (150,
        650, 50), (90, 622, 6)), ((300, 680, 100), (226, 734, 80), (166, 750, 44), (112, 732, 6)))  # fmt: skip
    for lock in reversed(blown):
        lit(painter, limb(lock), brown, warm, (7, -8), shade="#2B0F08")
        strands(painter, [[(x, y + way * wide * 0.2) for x, y, wide in lock[:3]] for way in (-1, 1)], "#2B0F08", warm,
            6)  # fmt: skip
    neck(painter, 344, 700, 76, 790, skin)
    with tilted(painter, 350, 720, -13):
        turned(painter, 352, 600, 1.28, Face(shade, skin, nose=Nose.SNUB, brow=8, brow_colour="#4A1C0C", young=True,
            mouth=Mouth.LAUGH, gaze=0.9, iris="#3E6A4A", stern=-0.7))  # fmt: skip
        freckles = ((336, 640), (352, 650), (320, 654), (424, 640), (434, 650))
        fill(painter, joined(*(disc(x, y, 4.4) for x, y in freckles)), shade)
        mass = blob(((444, 548), (456, 490), (430, 432), (370, 402), (300, 404), (246, 440), (218, 510), (222, 600),
            (244, 690), (276, 690), (290, 620), (300, 560), (350, 520), (410, 512)), tension=0.9)  # fmt: skip
        tufts = (((390, 440, 60), (310, 404, 62), (236, 400, 40), (176, 366, 5)), ((330, 450, 80), (250, 452, 66), (186,
            470, 40), (128, 448, 5)))  # fmt: skip
        lit(painter, joined(mass, *(limb(tuft) for tuft in tufts)), brown, warm, (9, -5), shade="#2B0F08")
        strands(painter, [((430, 490), (350, 430), (230, 396)), ((400, 500), (310, 456), (190, 466)), ((360, 510), (280,
            500), (244, 600)), ((320, 526), (276, 570), (262, 670))], "#4A1C0C", warm, 9)  # fmt: skip
        fringe = ((442, 540, 4), (424, 500, 26), (384, 492, 34), (344, 520, 26), (322, 560, 4)), ((392, 498, 10), (330,
            504, 40), (294, 560, 36), (282, 640, 4))  # fmt: skip
        for wisp in reversed(fringe):
            lit(painter, limb(wisp), brown, warm, (6, -5), shade="#2B0F08", width=5)
    with tilted(painter, 350, 470, -24):  # the rocket has blown it off
        painter.translate(30, -130)
        _feathered_cap(painter, warm)


def _feathered_cap(painter: QPainter, warm: str) -> None:
    """Her cap with a feather."""
    quill = ((282, 470), (236, 410), (204, 340), (196, 262))
    vane = blob((quill[0], (262, 420), (240, 360), (232, 300), quill[3], (178, 320), (184, 384), (222, 434)),
        tension=0.8)  # fmt: skip
    lit(painter, vane, look.SODIUM, look.BONE, (6, -3), shade="#8C5A1E", width=5)
    fill(painter, limb([(x, y, 5 - k) for k, (x, y) in enumerate(quill)]), "#6B3A12")
    for x, y in ((262, 436), (240, 398), (222, 356), (208, 310)):
        fill(painter, joined(limb(((x, y + 6, 3), (x + 15, y - 12, 1.4))), limb(((x, y + 6, 3), (x - 22, y - 6,
            1.4)))), "#6B3A12")  # fmt: skip
    lit(painter, blob(((396, 494), (450, 466), (520, 476), (560, 514), (500, 528), (430, 532)), tension=0.8), "#8C2420",
        warm, (6, 4), shade="#240810", width=5)  # fmt: skip
    dome = blob(((236, 506), (214, 456), (244, 396), (320, 360), (410, 368), (464, 414), (472, 470), (440, 506), (340,
        530), (262, 526)), tension=0.9)  # fmt: skip
    lit(painter, dome, "#A82E28", warm, (11, -6), shade="#240810")
    seams = [((344, 366), (282, 420), (262, 510)), ((350, 366), (360, 430), (352, 520)), ((358, 366), (430, 420), (440,
        500))]  # fmt: skip
    within(painter, dome, joined(*(limb(((*a, 3), (*b, 7), (*c, 4))) for a, b, c in seams)), "#5A141C")
    lit(painter, disc(352, 362, 20, 12), "#A82E28", warm, (4, -3), shade="#240810", width=4)
    lit(painter, limb(((244, 504, 20), (296, 526, 26), (364, 524, 26), (448, 492, 20))), "#2F7A7A", warm, (5, -3),
        width=4)  # fmt: skip
