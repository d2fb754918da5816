"""The Four of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fingers, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The miser on his safe: one on his head, one in his arms, one under each shoe; and the shadow of a hand."""
    _vault(painter)
    glow(painter, 92, 640, 760, look.SODIUM, 0.5)
    glow(painter, 92, 640, 330, look.SODIUM, 0.35)
    glaze(painter, disc(520, 260, 270), look.SODIUM, 0.12)
    claws = (((600, 276, 50), (548, 172, 42), (496, 140, 30), (462, 152, 8)), ((624, 262, 52), (584, 128, 44), (532, 78,
        31), (488, 74, 8)), ((650, 262, 50), (630, 110, 42), (590, 50, 30), (548, 34, 8)), ((680, 276, 44), (682, 160,
        36), (664, 92, 26), (640, 62, 8)), ((610, 352, 60), (540, 322, 42), (494, 262, 32), (474, 214, 8)))  # fmt: skip
    hand = joined(limb(((730, 620, 190), (690, 440, 128), (650, 340, 124), (640, 300, 110))), *(limb(claw) for claw in
        claws))  # fmt: skip
    glaze(painter, hand, BLACK, 0.9)  # whose shadow is that?
    body = blob(((420, 985), (440, 520), (500, 430), (590, 420), (640, 500), (680, 985)), tension=0.7)
    glaze(painter, body, BLACK, 0.66)
    fill(painter, rect(0, 985, 700, 1200), "#121018")
    hatch(painter, rect(0, 985, 700, 215), Hatch.HORIZONTAL, t.far, pitch=42, width=5)
    glaze(painter, polygon(((0, 985), (360, 985), (250, 1130), (0, 1130))), look.SODIUM, 0.16)
    lit(painter, rect(196, 664, 360, 340, 10), "#3E3A34", look.SODIUM, (-9, -5), shade="#16130F")  # his safe
    stroke(painter, rect(222, 700, 308, 280, 6), BLACK, 5)
    lit(painter, disc(372, 850, 42), "#8C7848", look.BONE, (-6, -2), shade="#2A2214", width=5)
    fill(painter, joined(disc(372, 850, 26), rect(369, 822, 6, 28)), "#16130F")
    lit(painter, rect(24, 800, 132, 320, 4), "#5A3A1E", look.SODIUM, (4, -8), shade="#20120A")
    fill(painter, joined(rect(24, 870, 132, 5), rect(24, 950, 132, 5), rect(24, 1030, 132, 5)), "#20120A")
    wax = blob(((66, 800), (68, 700), (78, 690), (112, 692), (118, 712), (116, 760), (124, 800), (140, 804), (50, 804)),
        tension=0.5)  # fmt: skip
    lit(painter, wax, look.BONE, look.BONE, (5, -4), shade="#B8944E", width=5)
    glow(painter, 92, 650, 90, look.BONE, 0.7)
    fill(painter, blob(((92, 600), (110, 650), (106, 676), (92, 684), (78, 676), (76, 652)), tension=0.8), look.SODIUM)
    fill(painter, blob(((92, 634), (101, 660), (92, 680), (83, 660)), tension=0.8), look.BONE)
    _miser(painter)
    gloom(painter, 320, 440, 470, 0.45)


def _vault(painter: QPainter) -> None:
    """A wall of steel plates, and in it a vault's round door, its bolts shot home."""
    fill(painter, SKY, "#26221C")
    fill(painter, joined(*(rect(x, -150, 5, 1200) for x in (130, 610)), *(rect(0, y, 700, 5) for y in (130, 640))),
        "#14110D")  # fmt: skip
    lit(painter, disc(372, 420, 318), "#6B5A36", look.SODIUM, (-14, 4), shade="#2A2214")
    fill(painter, disc(372, 420, 282), "#14110D")
    lit(painter, disc(372, 420, 266), "#4E4228", look.SODIUM, (-9, 3), shade="#1E1810")
    for number in range(16):
        a = number * math.tau / 16 + 0.2
        bolt = disc(372 + 300 * math.cos(a), 420 + 300 * math.sin(a), 11)
        lit(painter, bolt, "#8C7848", look.BONE, (-4, 1), shade="#2A2214", width=3)
    for number in range(8):
        a = number * math.tau / 8 + 0.39
        bar = thick_line(((372 + 150 * math.cos(a), 420 + 150 * math.sin(a)), (372 + 250 * math.cos(a), 420 + 250 *
            math.sin(a))), 34)  # fmt: skip
        lit(painter, bar, "#7A6638", look.SODIUM, (-5, 2), shade="#2A2214", width=5)


def _miser(painter: QPainter) -> None:
    """He: bald, gaunt, in an old coat, hunched until his chin is on the coin; he looks where a floorboard creaked."""
    coat, dark, skin = "#5E4A5E", "#150F18", "#E2B58A"
    skirts = blob(((214, 600), (526, 600), (566, 760), (580, 900), (520, 880), (500, 700), (250, 700), (228, 890), (166,
        904), (180, 760)), tension=0.5)  # fmt: skip
    lit(painter, skirts, mixed(BLACK, coat, 0.7), look.SODIUM, (-6, -3), shade=dark)
    body = blob(((212, 700), (188, 560), (196, 450), (236, 392), (300, 366), (370, 356), (444, 366), (506, 392), (546,
        450), (552, 560), (528, 700)), tension=0.8)  # fmt: skip
    lit(painter, body, coat, look.SODIUM, (-14, -5), shade=dark)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((420, 330), (400, 480), (450, 600), (400, 720), (640, 720), (640, 330)), tension=0.6), BLACK,
        0.72)  # fmt: skip
    glaze(painter, disc(392, 518, 122), BLACK, 0.5)
    painter.restore()
    for way in (1, -1):
        _shank(painter, 370 + way * 112, way)
    painter.save()
    painter.translate(364, 302)
    painter.rotate(-6)
    front(painter, 0, 0, 0.86, Face("#8C5E38", skin, nose=Nose.HOOKED, stern=1, brow=13, jaw=0.35, mouth=Mouth.GRIT,
        old=True, gaze=1, arch=0.5, brow_colour="#B8B0A4"))  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((way * 66, -70), (way * 84, -76), (way * 80, -56), (way * 104, -50), (way * 94, -32), (way * 116,
            -16), (way * 94, -8), (way * 102, 16), (way * 84, 12), (way * 78, 34), (way * 72, 4), (way * 76, -30)),
            tension=0.4)  # fmt: skip
        lit(painter, tuft, "#A8A094", look.BONE, (-5, -3), shade="#4E4A48", width=4)
    painter.restore()
    coin(painter, 356, 150, 136, -6)
    collar = blob(((226, 410), (262, 372), (312, 362), (336, 392), (300, 420), (250, 440)), tension=0.6)
    lit(painter, collar, "#8C6A3A", look.BONE, (-5, -5), shade="#33240F", width=5)
    lit(painter, blob(((514, 410), (478, 372), (424, 364), (400, 394), (440, 424), (490, 440)), tension=0.6),
        "#5A4424", look.SODIUM, (-4, -4), shade="#20160A", width=5)  # fmt: skip
    coin(painter, 370, 500, 226)
    arm(painter, ((514, 440), (592, 606), (500, 488)), 84, mixed(BLACK, coat, 0.6), look.SODIUM, (-9, -5), skin=skin,
        body=body)  # fmt: skip
    fingers(painter, 466, 462, 24, 0.64, skin)
    arm(painter, ((226, 440), (146, 628), (408, 590)), 92, coat, look.SODIUM, (-9, -6), skin=skin, cuff="#8C6A3A",
        body=body)  # fmt: skip
    palm(painter, 456, 568, 66, 0.68, skin, mirror=True, back=True, apart=0.3)


def _shank(painter: QPainter, x: float, way: int) -> None:
    """One of his legs from the front, the knee towards us, and the coin on edge beneath its shoe."""
    foot = x + way * 10
    glaze(painter, disc(foot + 16, 1072, 76, 12), BLACK, 0.6)
    shin = blob(((x - 58, 690), (x + 56, 690), (x + 50, 790), (foot + 40, 930), (foot - 42, 930), (x - 56, 800)),
        tension=0.5)  # fmt: skip
    trousers = mixed(BLACK, "#565066", 0.55 if way > 0 else 0.9)  # the candle is at the left
    lit(painter, shin, trousers, look.SODIUM, (-10, -2), shade="#0E0C12")
    fill(painter, limb(((x - 6, 760, 2), (foot - 4, 860, 5), (foot, 926, 3))), BLACK)
    knee = blob(((x - 62, 700), (x - 48, 652), (x, 636), (x + 48, 652), (x + 60, 700), (x + 44, 742), (x, 756), (x - 46,
        742)), tension=0.9)  # fmt: skip
    lit(painter, knee, trousers, look.SODIUM, (-12, -6), shade="#16131C")
    creases = [limb(((x - 40, 726 + k, 2), (x, 746 + k, 5), (x + 40, 726 + k, 2))) for k in (4, 22)]
    fill(painter, joined(*creases), BLACK)
    lit(painter, rect(foot - 30, 916, 60, 30, 6), "#8C2A30", look.DANGER, (-5, 0), shade="#33090F", width=4)
    coin(painter, foot, 1020, 114)
    upper = blob(((-40, -16), (-28, -42), (0, -50), (28, -42), (40, -16), (52, 10), (46, 26), (0, 30), (-46, 26), (-52,
        10)), tension=0.8)  # fmt: skip
    lit(painter, placed(upper, foot, 946), "#4A2E20", look.SODIUM, (-7, -5), shade=BLACK, width=5)
    lit(painter, rect(foot - 52, 962, 104, 12, 5), "#17110F", look.SODIUM, (-3, -3), width=4)
    laces = [limb(((foot - 18, y, 2), (foot, y + 6, 5), (foot + 18, y, 2))) for y in (914, 930)]
    fill(painter, joined(*laces), look.BRASS)
