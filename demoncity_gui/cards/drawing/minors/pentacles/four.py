"""The Four of Pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fingers
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

COAT: Final = "#5E4A5E"
DARK: Final = "#150F18"
SKIN: Final = "#E2B58A"


def scene(painter: QPainter, t: Tones) -> None:
    """The miser at his desk: one on his head, one in both hands, one under each elbow; and the shadow of a hand."""
    _vault(painter)
    glow(painter, 72, 570, 760, look.SODIUM, 0.5)
    glow(painter, 72, 570, 330, look.SODIUM, 0.35)
    glow(painter, 520, 250, 420, look.SODIUM, 0.5)
    claws = (((600, 276, 50), (548, 172, 42), (496, 140, 30), (462, 152, 8)), ((624, 262, 52), (584, 128, 44), (532, 78,
        31), (488, 74, 8)), ((650, 262, 50), (630, 110, 42), (590, 50, 30), (548, 34, 8)), ((680, 276, 44), (682, 160,
        36), (664, 92, 26), (640, 62, 8)), ((610, 352, 60), (540, 322, 42), (494, 262, 32), (474, 214, 8)))  # fmt: skip
    hand = joined(limb(((730, 620, 190), (690, 440, 128), (650, 340, 124), (640, 300, 110))), *(limb(claw) for claw in
        claws))  # fmt: skip
    glaze(painter, hand, BLACK, 0.9)  # whose shadow is that?
    _candle(painter)
    _miser(painter)
    _desk(painter)
    _arms(painter)
    gloom(painter, 370, 480, 560, 0.4)


def _candle(painter: QPainter) -> None:
    """The one light, at his elbow."""
    wax = blob(((44, 900), (46, 640), (56, 626), (92, 628), (98, 650), (96, 700), (104, 760), (100, 900)),
        tension=0.5)  # fmt: skip
    lit(painter, wax, look.BONE, look.BONE, (5, -4), shade="#B8944E", width=5)
    glow(painter, 72, 570, 110, look.BONE, 0.7)
    fill(painter, blob(((72, 512), (94, 578), (90, 612), (72, 622), (54, 612), (50, 580)), tension=0.8), look.SODIUM)
    fill(painter, blob(((72, 556), (83, 590), (72, 616), (61, 592)), tension=0.8), look.BONE)


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
    """He: bald, gaunt, hunched, his chin on the coin he holds; he looks where a floorboard creaked."""
    body = blob(((70, 960), (92, 760), (112, 610), (150, 520), (226, 452), (352, 424), (478, 452), (554, 520), (592,
        610), (612, 760), (634, 960)), tension=0.8)  # fmt: skip
    lit(painter, body, COAT, look.SODIUM, (-15, -6), shade=DARK)
    night = blob(((470, 420), (430, 540), (480, 640), (440, 960), (720, 960), (700, 420)), tension=0.6)
    within(painter, body, night, mixed(BLACK, COAT, 0.2))
    for way, tone in ((1, mixed(BLACK, COAT, 0.66)), (-1, COAT)):
        upper = blob([(352 + way * x, y) for x, y in ((110, 560), (176, 496), (240, 530), (278, 640), (300, 780), (304,
            900), (270, 960), (220, 900), (196, 780), (172, 680))], tension=0.8)  # fmt: skip
        lit(painter, upper, tone, look.SODIUM, (-10, -6), shade=DARK, width=7)
    for way, tone, light in ((-1, "#8C6A3A", look.BONE), (1, "#5A4424", look.SODIUM)):
        collar = blob(((352 + way * 40, 640), (352 + way * 190, 600), (352 + way * 206, 500), (352 + way * 176, 412),
            (352 + way * 130, 372), (352 + way * 96, 380), (352 + way * 60, 470)), tension=0.7)  # fmt: skip
        lit(painter, collar, tone, light, (-7, -6), shade="#33240F" if way < 0 else "#20160A", width=6)
    with tilted(painter, 352, 520, 4):
        painter.save()
        painter.translate(352, 386)
        painter.scale(1.3, 1.3)
        front(painter, 0, 0, 1, Face("#8C5E38", SKIN, nose=Nose.HOOKED, stern=1.0, brow=14, jaw=0.35, smile=-0.8,
            old=True, gaze=1.15, arch=0.7, squint=-0.2, lid=0.12, brow_colour="#B8B0A4"))  # fmt: skip
        for way in (-1, 1):
            tuft = blob(((way * 66, -70), (way * 84, -76), (way * 82, -54), (way * 106, -48), (way * 96, -28), (way *
                118, -12), (way * 96, -4), (way * 104, 18), (way * 86, 14), (way * 76, 36), (way * 74, 4), (way * 78,
                -30)), tension=0.4)  # fmt: skip
            lit(painter, tuft, "#A8A094", look.BONE, (-4, -3), shade="#4E4A48", width=4)
        painter.restore()
        coin(painter, 356, 178, 150, 4)
    glaze(painter, disc(364, 688, 162), BLACK, 0.5)
    coin(painter, 352, 668, 312)


def _desk(painter: QPainter) -> None:
    """His desk, and on it, flat, a coin for each elbow."""
    top = rect(0, 900, 700, 190)
    lit(painter, top, "#4A2E1C", look.SODIUM, (0, -5), shade=None, width=6)
    hatch(painter, top, Hatch.HORIZONTAL, "#2E1A10", pitch=34, width=4)
    fill(painter, rect(0, 1070, 700, 60), "#1C0F0A")
    fill(painter, rect(0, 1066, 700, 7), "#A8702E")
    glaze(painter, disc(90, 950, 300, 90), look.SODIUM, 0.16)
    glaze(painter, blob(((160, 910), (600, 910), (690, 970), (640, 1050), (420, 1000), (240, 970)), tension=0.7), BLACK,
        0.5)  # fmt: skip
    for x in (140, 564):
        glaze(painter, disc(x + 16, 1012, 112, 58), BLACK, 0.7)
        painter.save()
        painter.translate(x, 1002)
        painter.scale(1, 0.62)
        fill(painter, disc(0, 18, 104), BLACK)
        coin(painter, 0, 0, 196)
        painter.restore()


def _arms(painter: QPainter) -> None:
    """Both elbows planted on coins, both forearms up, ten fingers on the rim of the one he will never let go."""
    for way, tone, light in ((1, mixed(BLACK, COAT, 0.66), look.SODIUM), (-1, COAT, look.SODIUM)):
        fore = blob([(352 + way * x, y) for x, y in ((218, 764), (262, 812), (298, 876), (298, 938), (256, 962), (200,
            948), (154, 886), (126, 806), (140, 764))], tension=0.7)  # fmt: skip
        lit(painter, fore, tone, light, (-9, -6), shade=DARK, width=6)
        cuff = placed(rect(-58, -26, 116, 54, 22), 352 + way * 172, 770, 1, -way * 24)
        lit(painter, cuff, "#8C6A3A", look.BONE, (-6, -5), shade="#33240F", width=6)
        fingers(painter, 352 + way * 136, 692, -way * 18, 1.1, SKIN, mirror=way < 0, towards=(-0.9, -0.4))
