"""The King of Pentacles."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E6B88C"
_SUIT = "#1E1B24"


def scene(painter: QPainter, t: Tones) -> None:
    """The man who holds everybody's mortgage lights his cigar with one, and keeps a hand on his coin."""
    fill(painter, SKY, "#170D0B")
    for x in (60, 250, 440, 630):  # a panelled wall
        fill(painter, rect(x, -150, 12, 900), "#2C1A12")
    fill(painter, rect(0, 330, 700, 14), "#2C1A12")
    glow(painter, 500, 560, 520, look.SODIUM, 0.6)
    _bull(painter, 500, 176, 1.62)
    chair = blob(((30, 1130), (20, 640), (90, 430), (280, 360), (480, 430), (560, 620), (600, 1130)), tension=0.6)
    lit(painter, chair, look.OXBLOOD, look.DANGER, (10, -8), shade="#1C0408", width=8)
    for x, y in ((90, 600), (150, 490), (450, 520), (500, 640), (70, 740)):
        rimmed(painter, disc(x, y, 12), "#33090F", BLACK, 2)
    body = blob(((-40, 1160), (10, 900), (60, 800), (180, 744), (300, 716), (430, 740), (560, 790), (640, 880), (690,
        1160)), tension=0.8)  # fmt: skip
    lit(painter, body, _SUIT, look.BRASS, (13, -8), shade=BLACK, width=8)
    hatch(painter, body, Hatch.VERTICAL, mixed(BLACK, look.BRASS, 0.34), pitch=50, width=4)
    within(painter, body, blob(((-60, 700), (180, 730), (230, 860), (180, 1160), (-60, 1160)), tension=0.5), "#08070A")
    fill(painter, polygon(((236, 736), (384, 736), (316, 960))), look.BONE)
    fill(painter, polygon(((236, 736), (310, 770), (316, 960))), look.MUTED)
    fill(painter, polygon(((292, 766), (332, 766), (346, 900), (316, 940), (286, 900))), look.OXBLOOD)
    for s in (-1, 1):
        lapel = polygon(((312 + s * 72, 722), (312 + s * 156, 766), (312 + s * 124, 830), (312 + s * 150, 862), (314,
            1020)))  # fmt: skip
        lit(painter, lapel, _SUIT if s > 0 else "#0C0B10", look.BRASS, (7, -5), shade=BLACK, width=5)
    _big_head(painter)
    _deed(painter, body)
    lit(painter, rect(-20, 1030, 740, 200), "#3A2016", look.BRASS, (0, 7))
    arm(painter, ((92, 880), (-10, 1080), (104, 1036)), 130, "#0E0D12", look.BRASS, (8, -7), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    coin(painter, 290, 914, 260)
    fingers(painter, 166, 948, 20, 1.1, _SKIN, mirror=True, towards=(0.8, -0.5))
    lit(painter, rect(162, 908, 32, 28, 6), look.DANGER, "#FFC0B0", (4, -4), shade="#7A1428", width=4)
    gloom(painter, 380, 620, 420, 0.6)


def _deed(painter: QPainter, body: QPainterPath) -> None:
    """A mortgage, rolled up and burning from its corner, held to his cigar in his raised fist."""
    arm(painter, ((560, 880), (668, 1120), (606, 892)), 136, _SUIT, look.BRASS, (-10, -8), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    glow(painter, 530, 590, 190, look.SODIUM, 0.6)
    for size, colour in ((1, look.SODIUM), (0.68, "#FFD870"), (0.4, "#FFF6DC")):
        flame = blob([(564 + a * size, 672 + b * size) for a, b in ((-40, 66), (-62, 30), (-66, -6), (-54, -44), (-84,
            -100), (-46, -84), (-52, -140), (-26, -236), (-8, -146), (30, -198), (34, -122), (62, -136), (56, -70),
            (40, 20), (0, 70))], tension=0.9)  # fmt: skip
        rimmed(painter, flame, colour, BLACK if size == 1 else colour, 6 if size == 1 else 0.1)
    edge = ((506, 748), (526, 722), (518, 700), (542, 688), (538, 660), (562, 650), (560, 622), (584, 614), (594, 574))
    sheet = polygon((*edge, (626, 562), (658, 552), (650, 650), (656, 740), (660, 800), (600, 806), (524, 812)))
    lit(painter, sheet, "#E8D8B0", "#FFF6DC", (-7, -6), shade="#A8844A", width=6)
    for k in range(5):
        y = 634 + 27 * k
        within(painter, sheet, limb(((556 - 14 * k, y + 4, 5), (632, y - 8, 5))), "#7A5830")
    lit(painter, disc(628, 772, 20), look.DANGER, "#FFC0B0", (-4, -4), shade="#7A1428", width=4)
    for (x, y), colour in (((25, 13), "#8A5428"), ((14, 8), BLACK)):  # scorched, then charred, from the corner in
        eaten = polygon((*((a + x, b + y) for a, b in edge), (594, 540), (480, 540), (480, 770)))
        within(painter, sheet, eaten, colour)
    for (x, y), (u, v) in pairwise(edge):
        fill(painter, limb(((x, y, 6), (u, v, 6))), look.DANGER)
    fist(painter, 570, 792, -10, 1.1, _SKIN, thumb=False, towards=(-0.6, -0.8))
    lit(painter, rect(526, 760, 32, 28, 6), look.DANGER, "#FFC0B0", (-4, -4), shade="#7A1428", width=4)


def _big_head(painter: QPainter) -> None:
    """His heavy head: a moustache, a crown, the cigar held out to the flame."""
    painter.save()
    place_at(painter, (350, 780), (306, 780), 1.12, degrees=5)
    neck = blob(((294, 640), (406, 640), (408, 740), (400, 770), (350, 800), (300, 770), (292, 740)), tension=0.5)
    rimmed(painter, neck, "#8A5A38", BLACK, 6)
    within(painter, neck, polygon(((344, 600), (200, 600), (200, 820), (332, 820))), "#3E2616")
    for s in (-1, 1):
        wing = polygon(((350 + s * 66, 716), (350 + s * 74, 764), (350 + s * 34, 812), (350 + s * 2, 786)))
        rimmed(painter, wing, look.BONE if s > 0 else look.MUTED, BLACK, 5)
    painter.save()
    place_at(painter, (350, 0), (350, 0), (1.12, 1))
    front(painter, 350, 596, 1.3, Face("#94603A", _SKIN, nose=Nose.BROAD, stern=0.9, brow=17, smile=-0.6, jaw=1,
        old=True, lid=0.3, arch=0.6, gaze=0.2), mirror=True)  # fmt: skip
    painter.restore()
    brow = blob(((244, 480), (456, 480), (458, 540), (410, 548), (350, 556), (290, 548), (244,
        540)), tension=0.5)  # fmt: skip
    glaze(painter, brow, BLACK, 0.45)
    far = blob(((230, 470), (318, 480), (308, 560), (322, 600), (300, 650), (318, 700), (300, 800), (230, 780)),
        tension=0.5)  # fmt: skip
    glaze(painter, far.intersected(joined(disc(350, 596, 104, 128), neck)), "#0A0406", 0.36)
    tash = blob(((276, 664), (318, 638), (350, 650), (382, 638), (424, 664), (384, 678), (350, 662), (316, 678)))
    lit(painter, tash, "#17120F", look.SODIUM, (4, -3), width=4)
    lit(painter, limb(((384, 690, 26), (492, 668, 32))), "#6B3A1E", look.SODIUM, (4, -5), shade="#2A140A", width=5)
    rimmed(painter, disc(500, 666, 17), look.DANGER, BLACK, 4)
    hair = blob(((258, 560), (254, 500), (350, 466), (446, 500), (442, 560), (424, 520), (350, 506), (276, 520)),
        tension=0.6)  # fmt: skip
    lit(painter, hair, "#17120F", look.SODIUM, (5, -4), width=5)
    lit(painter, placed(crown(), 350, 508, 1.02, 0), look.BRASS, "#FFF0C0", (10, -6), shade="#6B4612", width=7)
    for x, wide in ((284, 12), (350, 17), (416, 12)):
        rimmed(painter, polygon(((x - wide, 482), (x, 464), (x + wide, 482), (x, 500))), look.DANGER, BLACK, 4)
    painter.restore()


def _bull(painter: QPainter, x: float, y: float, size: float) -> None:
    """A bull's head of bronze on the wall over his chair."""
    painter.save()
    place_at(painter, (x, y), (x, y), size)
    shield = blob(((x - 62, y - 56), (x, y - 70), (x + 62, y - 56), (x + 56, y + 30), (x, y + 84), (x - 56, y + 30)),
        tension=0.6)  # fmt: skip
    lit(painter, shield, "#2A1710", "#8C5A1E", (2, 5), shade=BLACK, width=5)
    with tilted(painter, x, y, 0):
        horns = [blob([(x + way * a, y + b) for a, b in ((18, -30), (44, -34), (58, -58), (54, -84), (76, -62), (76,
            -30), (52, -10), (22, -12))], tension=0.7) for way in (-1, 1)]  # fmt: skip
        lit(painter, joined(*horns), "#8E8272", look.BONE, (2, 5), shade="#3A322E", width=5)
        ears = [blob([(x + way * a, y + b) for a, b in ((26, -12), (60, -8), (54, 12), (30, 8))], tension=0.7)
            for way in (-1, 1)]  # fmt: skip
        lit(painter, joined(*ears), "#7A5218", look.BRASS, (2, 4), shade="#2E1C0A", width=5)
        head = blob(((x - 36, y - 30), (x, y - 40), (x + 36, y - 30), (x + 34, y + 6), (x + 24, y + 34), (x + 26,
            y + 54), (x, y + 66), (x - 26, y + 54), (x - 24, y + 34), (x - 34, y + 6)), tension=0.8)  # fmt: skip
        lit(painter, head, "#8C6420", look.BRASS, (3, 6), shade="#2E1C0A", width=6)
        fill(painter, joined(*(ink(((x + way * 28, y - 12, 2), (x + way * 18, y - 2, 8), (x + way * 8, y + 2, 2)))
            for way in (-1, 1)), *(disc(x + way * 11, y + 48, 5, 4) for way in (-1, 1))), BLACK)  # fmt: skip
        stroke(painter, disc(x, y + 62, 12, 12), BLACK, 9)
        stroke(painter, disc(x, y + 62, 12, 12), look.BONE, 4)
    painter.restore()
