"""The Queen of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, sleeve
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The singer at the Ember Room lifts a torch at her last note, before a sun of bulbs, her black cat beside her."""
    fill(painter, SKY, "#1C060C")
    hatch(painter, SKY, Hatch.VERTICAL, "#4A121A", pitch=58, width=20)
    for wide, tone in ((322, "#5A2A16"), (240, mixed(BLACK, t.light, 0.8)), (184, t.light)):
        fill(painter, disc(350, 500, wide), tone)
    for number in range(18):
        glow(painter, *_bulb(number), 62, look.SODIUM, 0.6)
        rimmed(painter, disc(*_bulb(number), 15), look.BONE, BLACK, 4)
    glow(painter, 600, 140, 300, look.SODIUM, 0.7)
    shade = joined(placed(crown(), 166, 452, 1.1, -20), *(disc(x, y, 70) for x, y in ((130, 520), (190, 490),
        (240, 560), (130, 600))))  # fmt: skip
    glaze(painter, shade, "#0E0206", 0.3)
    glaze(painter, polygon(((60, 620), (300, 560), (420, 1100), (20, 1100))), "#0E0206", 0.2)
    skin, gleam, dusk = "#B87A4C", "#FFC890", "#4A2616"
    painter.save()
    painter.translate(-8, 26)
    with tilted(painter, 350, 1130, 2):
        raised = blob(((420, 690), (470, 672), (512, 622), (528, 544), (614, 544), (604, 634), (584, 714), (556, 794), (
            520, 860), (420, 834)), tension=0.7)  # fmt: skip
        throat = blob(((318, 530), (388, 530), (388, 600), (398, 640), (444, 676), (354, 720), (264, 676), (310,
            640), (318,
            600)), tension=0.7)  # fmt: skip
        body = bust(354, 656, 340, 1150, waist=0.6, hip=0.86).united(throat).united(raised)
        lit(painter, body, skin, gleam, (11, -6), shade=dusk, smooth=True)
        within(painter, body, blob(((300, 520), (404, 520), (390, 606), (350, 640), (320, 600)), tension=0.7), dusk)
        within(painter, body, blob(((170, 640), (282, 640), (304, 690), (262, 740), (280, 800), (170, 820)),
            tension=0.6), dusk)  # fmt: skip
        fill(painter, joined(limb(((322, 600, 2), (334, 646, 5), (350, 680, 3))), *(limb(((x, 694, 3), (354 + (x - 354)
            * 0.3, foot, 6))) for x, foot in ((264, 710), (444, 710)))), "#6B3E24")  # fmt: skip
        _gown(painter)
    painter.restore()
    _raised_glove(painter)
    _singer(painter, t)
    held = ((200, 800), (84, 1010), (224, 816))
    lit(painter, thick_line(((168, 1180), (244, 720)), 14), look.MUTED, look.BONE, (3, -1), width=4)
    lit(painter, placed(rect(-44, -78, 88, 156, 42), 268, 640, 1, 14), "#3A3644", look.BONE, (7, -5), shade=BLACK)
    fill(painter, joined(*(placed(rect(-32, y, 64, 8, 3), 268, 640, 1, 14) for y in (-44, -20, 4))), look.MUTED)
    arm(painter, held, 96, skin, gleam, (9, -6), skin=skin)
    _glove(painter, *held, skin)
    fist(painter, 252, 752, 16, 0.86, mirror=True, back=True, towards=(0.8, -0.6))
    _cat(painter)


def _raised_glove(painter: QPainter) -> None:
    """Her raised arm goes straight up beside her head, behind the hair: a long glove, the torch."""
    match(painter, 588, 420, 372, 3, 1.8, 0.6)
    glove = blob(((516, 634), (526, 560), (544, 470), (562, 384), (570, 330), (622, 330), (628, 390), (632, 470), (628,
        540), (612, 640), (566, 650)), tension=0.7)  # fmt: skip
    lit(painter, glove, look.BONE, "#FFFFFF", (7, -5), shade="#8A7468", width=7)
    within(painter, glove, folds(((630, 510), (600, 530), (570, 526), 10), ((630, 544), (606, 560), (576, 560), 10)),
        "#8A7468")  # fmt: skip
    hem = limb(((518, 640, 24), (566, 652, 26), (612, 642, 24)))
    lit(painter, hem, look.BONE, "#FFFFFF", (4, -3), shade="#8A7468", width=6)
    fist(painter, 596, 278, 3, 0.84, towards=(0.3, -1))


def _gown(painter: QPainter) -> None:
    """Red satin, one hip out; the side away from the torch is night."""
    gown = blob(((198, 812), (226, 770), (284, 752), (354, 786), (424, 752), (482, 770), (510, 812), (492, 900), (462,
        990), (500, 1080), (560, 1200), (220, 1200), (250, 1080), (252, 1000), (222, 900)), tension=0.6)  # fmt: skip
    lit(painter, gown, "#A8242F", "#FFC890", (13, -6), shade="#24060A")
    night = blob(((150, 740), (296, 752), (316, 830), (300, 910), (330, 990), (352, 1080), (340, 1220), (150, 1220)),
        tension=0.6)  # fmt: skip
    within(painter, gown, night, "#1A0408")
    within(painter, gown, joined(*(limb(points) for points in (((380, 830, 2), (392, 920, 9), (372, 1010, 3)), ((440,
        930, 3), (410, 1000, 10), (420, 1160, 12))))),
        "#4A0C14")  # fmt: skip
    within(painter, gown, joined(limb(((452, 800, 2), (462, 860, 7), (446, 930, 2)))), "#E0565A")


def _bulb(number: int) -> Point:
    """Where one of the bulbs in the ring behind her is, the first at the top."""
    turn = math.radians(number * 20)
    return 350 + 282 * math.sin(turn), 500 - 282 * math.cos(turn)


def _cat(painter: QPainter) -> None:
    """Her black cat, which looks at us."""
    painter.save()
    painter.translate(470, 52)
    fur = "#15121A"
    tail = limb(((40, 1120, 22), (0, 1080, 24), (-14, 1020, 24), (4, 970, 20), (-8, 930, 12)))
    lit(painter, tail, fur, look.SODIUM, (5, -3), shade=BLACK, width=5)
    cat = blob(((20, 1150), (24, 1040), (60, 960), (52, 900), (40, 870), (40, 820), (52, 756), (92, 796), (128, 796),
        (170, 754), (178, 820), (178, 870), (160, 910), (196, 1000), (206, 1150)), tension=0.5)  # fmt: skip
    lit(painter, cat, fur, look.SODIUM, (7, -5), shade=BLACK)
    within(painter, cat, joined(polygon(((56, 776), (84, 802), (60, 822))), polygon(((166, 774), (138, 802), (162,
        822)))), "#5A2A22")  # fmt: skip
    for x, way in ((82, 1), (138, -1)):
        eye_ = blob(((x - 22, 852 - way * 7), (x, 836), (x + 22, 852 + way * 7), (x, 868)), tension=0.8)
        fill(painter, eye_, look.SODIUM)
        fill(painter, disc(x + way * 2, 852, 5, 14), BLACK)
        fill(painter, disc(x + 5, 845, 3), look.BONE)
    fill(painter, polygon(((101, 878), (119, 878), (110, 889))), look.DANGER)
    fill(painter, joined(*(limb(((110 + s * 14, 886, 2), (110 + s * 70, 874 + a, 3))) for s in (-1, 1) for a in (0,
        18)), limb(((94, 900, 2), (110, 894, 3), (126, 900, 2)))), look.BONE)  # fmt: skip
    fill(painter, joined(limb(((84, 990, 2), (90, 1060, 6), (88, 1140, 3))), limb(((140, 990, 2), (134, 1060, 6), (136,
        1140, 3)))), "#332C38")  # fmt: skip
    painter.restore()


def _singer(painter: QPainter, t: Tones) -> None:
    """Her head, thrown to the side: curls, a crown, the great note."""
    with tilted(painter, 376, 600, 9):
        place_at(painter, (370, 574), (326, 612), 1.2)
        behind = joined(*(disc(x, y, 58) for x, y in ((252, 430), (248, 360), (276, 302), (334, 268), (396, 272), (448,
            304), (470, 360), (470, 430), (450, 490), (276, 490))), disc(366, 400, 120))  # fmt: skip
        lit(painter, behind, "#2B1712", t.light, (10, -7), shade=BLACK)
        front(painter, 370, 446, 1.08, Face("#6B3E24", "#C98F5E", nose=Nose.BROAD, open=False, brow=8, stern=-1,
            jaw=0.1),
            mirror=True)  # fmt: skip
        rimmed(painter, blob(((342, 514), (356, 499), (370, 504), (384, 499), (398, 514), (393, 554), (370, 565), (347,
            554)), tension=0.9), look.OXBLOOD, BLACK, 4)  # fmt: skip
        fill(painter, blob(((352, 514), (370, 508), (388, 514), (384, 548), (370, 556), (356, 548))), BLACK)
        fill(painter, blob(((354, 514), (370, 509), (386, 514), (385, 526), (355, 526))), look.BONE)
        fill(painter, disc(370, 546, 13, 9), look.DANGER)
        curls = joined(*(disc(x, y, 33) for x, y in ((296, 400), (298, 350), (336, 326), (378, 336), (420, 330),
            (444, 366), (448, 414))))  # fmt: skip
        lit(painter, curls, "#2B1712", t.light, (9, -7), shade=BLACK)
        strands(painter, [((x - 18, y + 6), (x, y - 26), (x + 18, y + 6)) for x, y in ((268, 420), (266, 370), (296,
            380),
            (306, 330), (336, 326), (380, 330), (420, 330), (444, 366), (470, 400), (464, 440))], "#2B1712",
            t.light, 5)  # fmt: skip
        lit(painter, placed(crown(), 370, 304, 0.82), look.BRASS, "#FFF0C0", (10, -4), shade="#6B4612")
        for x in (-44, 0, 44):
            rimmed(painter, disc(370 + x, 284, 9), look.DANGER, BLACK, 3)
        for x, metal in ((282, mixed(BLACK, look.BRASS, 0.6)), (458, look.BRASS)):
            rimmed(painter, disc(x, 506, 13, 20), metal, BLACK, 4)


def _glove(painter: QPainter, shoulder: Point, elbow: Point, wrist: Point, skin: str) -> None:
    """A white glove from the middle of a bare upper arm to the wrist, with a rolled hem."""
    top = along(shoulder, elbow, 0.56)
    sleeve(painter, (top, elbow, wrist), (70, 66, 40), look.BONE, look.BONE, (8, -5))
    bare = polygon([along(shoulder, elbow, share, aside) for share, aside in ((0.3, -31), (0.3, 31), (0.56, 31), (0.56,
        -31))])  # fmt: skip
    fore = limb(((*elbow, 84), (*along(elbow, wrist, 0.4), 84), (*wrist, 56)))
    fill(painter, bare.subtracted(fore), skin)
    hem = limb(tuple((*along(shoulder, elbow, 0.56, aside), 20) for aside in (-34, 34)))
    lit(painter, hem, look.BONE, look.BONE, (4, -3), shade=look.MUTED, width=5)
