"""The Magician, Major I."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hands import fist, offer
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def scene(painter: QPainter, t: Tones) -> None:
    """A card-sharp at his table, his cards flying in an arc from an open hand to the wand he raises."""
    _curtain(painter, t)
    glaze(painter, disc(372, 420, 230, 260), look.SODIUM, 0.3)
    painter.save()
    painter.translate(-44, -20)
    painter.scale(1.08, 1.05)
    _true_shape(painter)
    painter.restore()
    glaze(painter, polygon(((470, -170), (690, -170), (690, 1050), (560, 1050))), "#120508", 0.45)
    night = rect(20, -170, 660, 1240)
    night.addPath(disc(372, 400, 316, 350))
    night.setFillRule(Qt.FillRule.OddEvenFill)
    glaze(painter, night, "#120508", 0.8)
    _conjures(painter, t)
    _cards(painter, t)
    lit(painter, joined(disc(350, 920, 330, 116)), "#5A3418", t.light, (0, -8), shade="#20100A")
    lit(painter, disc(350, 894, 326, 112), "#7A4A28", look.SODIUM, (0, -6), width=5)
    fill(painter, disc(350, 894, 300, 98), "#2A5A42")
    hatch(painter, disc(350, 894, 300, 98), Hatch.DIAGONAL, "#245038", pitch=12, width=4)
    glow(painter, 350, 880, 230, look.SODIUM, 0.2)
    for suit, x in ((Suit.WANDS, 140), (Suit.CUPS, 280), (Suit.SWORDS, 420), (Suit.PENTACLES, 556)):
        glaze(painter, disc(x + 8, 944, 54, 12), BLACK, 0.4)
        paint_glyph(painter, suit, x, 882, 126, rim=BLACK, modelled=True)


def _cards(painter: QPainter, t: Tones) -> None:
    """His cards fly in one bow from the open hand to the wand's tip: a card of each suit, and one without end."""
    for wide, tone, share in ((64, t.light, 0.3), (30, look.SODIUM, 0.45), (10, look.BONE, 0.8)):
        bow = limb([(*_on_the_bow(turn), wide * min(1, (turn + 84) / 60)) for turn in range(-84, 57, 7)])
        glaze(painter, bow, tone, share)
    for suit, turn in ((Suit.PENTACLES, -62), (Suit.SWORDS, -31), (None, -5), (Suit.CUPS, 19), (Suit.WANDS, 43)):
        painter.save()
        painter.translate(*_on_the_bow(turn))
        painter.rotate(turn * 0.9)
        rimmed(painter, rect(-41, -58, 82, 116, 9), look.BONE, BLACK, 6)
        if suit is None:
            endless = joined(disc(-15, 0, 15, 12), disc(15, 0, 15, 12))
            for colour, width in ((BLACK, 13), (look.SODIUM, 6)):
                stroke(painter, endless, colour, width)
        else:
            paint_glyph(painter, suit, 0, 0, 74, rim=BLACK, modelled=True)
        painter.restore()


def _on_the_bow(turn: float) -> Point:
    """A point of the bow that the cards fly along, `turn` degrees from its top."""
    angle = math.radians(turn)
    return 366 + 274 * math.sin(angle), 514 - 334 * math.cos(angle)


def _conjures(painter: QPainter, t: Tones) -> None:
    """He himself: wide shoulders, elbows at the table's edge, one hand open, a wand in the other."""
    blue, deep = "#2E3878", "#0C0F24"
    body = blob(((336, 610), (380, 588), (430, 588), (470, 608), (548, 640), (586, 700), (580, 900), (210, 900), (206,
        704), (252, 640)), tension=0.6)  # fmt: skip
    lit(painter, body, blue, look.BONE, (-9, -7), shade=deep)
    fill(painter, polygon(((350, 596), (450, 596), (400, 770))), look.BONE)
    within(painter, body, polygon(((430, 590), (500, 620), (520, 900), (470, 900), (400, 780))), BLACK)
    for side in (-1, 1):
        lapel = polygon(((400 + side * 48, 600), (400 + side * 92, 616), (400 + side * 118, 706), (400 + side * 84,
            716), (400, 810)))  # fmt: skip
        lit(painter, lapel, deep, t.light, (-5, -5), shade=BLACK, width=4)
    fill(painter, polygon(((400, 656), (450, 630), (450, 682), (350, 630), (350, 682))), t.light)
    _sharp(painter, t)
    arm(painter, ((528, 700), (622, 790), (612, 600)), 100, blue, look.BONE, (-8, -6), cuff=look.BONE, body=body)
    wand = thick_line(((594, 584), (618, 368)), 16, round_ends=False)
    glow(painter, 620, 354, 90, look.SODIUM, 0.6)
    lit(painter, wand, "#2B1A16", look.BONE, (-3, -2), width=5)
    lit(painter, placed(rect(-9, -22, 18, 44), 616, 386, 1, 6), look.BONE, look.BONE, width=4)
    fist(painter, 600, 540, 6, 0.7)
    arm(painter, ((272, 700), (134, 782), (146, 602)), 100, blue, look.BONE, (-8, -6), cuff=look.BONE, body=body)
    offer(painter, 106, 526, 58, 0.74)
    for way in (-1, 1):  # where his arms lie against his trunk
        fill(painter, limb(((396 + way * 116, 830, 10), (396 + way * 108, 770, 8), (396 + way * 116, 716, 2))), BLACK)


def _sharp(painter: QPainter, t: Tones) -> None:
    """His head, cocked: a grin under a waxed moustache, one half in the shadow of a top hat."""
    with tilted(painter, 400, 610, -6):
        painter.translate(400, 610)
        painter.scale(1.22, 1.22)
        painter.translate(-400, -618)
        front(painter, 400, 526, 1.0, Face("#9A5A3A", "#E8BC94", stern=0.5, brow=11, smile=1.3, jaw=0.1, arch=0.5,
            lid=0.05, gaze=-0.5, sneer=0.7, iris="#D8981E"))  # fmt: skip
        half = blob(((398, 440), (480, 440), (480, 600), (414, 630), (396, 620), (404, 566), (420, 560), (408, 540),
            (404, 490)), tension=0.4)  # fmt: skip
        glaze(painter, half.intersected(disc(400, 526, 74, 98)), "#120508", 0.4)
        moustache = blob(((400, 567), (424, 560), (446, 563), (462, 554), (470, 536), (464, 528), (480, 528), (482,
            546), (468, 568), (440, 573), (414, 571), (400, 574), (386, 571), (360, 573), (332, 568), (318, 546), (320,
            528), (336, 528), (330, 536), (338, 554), (354, 563), (376, 560)), tension=0.8)  # fmt: skip
        lit(painter, moustache, BLACK, t.light, (-2, -2), width=3)
        beard = blob(((388, 616), (400, 611), (412, 616), (411, 638), (399, 664), (389, 638)), tension=0.6)
        lit(painter, beard, BLACK, t.light, (-2, -2), width=3)
        for side in (-1, 1):
            burn = blob(((400 + side * 60, 466), (400 + side * 80, 462), (400 + side * 78, 506), (400 + side * 70, 540),
                (400 + side * 66, 506)), tension=0.6)  # fmt: skip
            lit(painter, burn, "#1A0E0E", mixed(BLACK, t.light, 0.5), (-3, -2), width=4)
        hat = joined(rect(338, 330, 124, 108, 14), blob(((286, 440), (322, 428), (400, 424), (478, 428), (514, 440),
            (400, 460))))  # fmt: skip
        lit(painter, hat, "#221A22", t.light, (-8, -7), shade=BLACK)
        within(painter, hat, rect(338, 396, 124, 24), look.OXBLOOD)


def _curtain(painter: QPainter, t: Tones) -> None:
    """The curtain of the back room, fold beside fold, in the light of a lantern."""
    for number in range(10):
        left = 20 + number * 74
        fold = blob(((left, -170), (left + 60, -170), (left + 66, 700), (left + 74, 1040), (left - 8, 1040),
            (left - 4, 600)), tension=0.5)  # fmt: skip
        lit(painter, fold, mixed(BLACK, t.light, 0.66), t.light, (-6, 0), shade=mixed(BLACK, t.light, 0.33),
            width=3)  # fmt: skip


def _true_shape(painter: QPainter) -> None:
    """The shadow that he throws: it has horns where he has a hat, and claws."""
    shadow = joined(
        blob(((300, 330), (312, 240), (366, 196), (446, 196), (500, 240), (512, 330), (480, 440), (406, 490), (332,
            440)), tension=0.8),
        blob(((322, 260), (282, 226), (250, 160), (262, 92), (286, 66), (288, 124), (318, 170), (372, 202)),
            tension=0.8),
        blob(((490, 260), (530, 226), (562, 160), (550, 92), (526, 66), (524, 124), (494, 170), (440, 202)),
            tension=0.8),
        polygon(((310, 290), (262, 250), (276, 330), (312, 360))), polygon(((502, 290), (550, 250), (536, 330), (500,
            360))),
        blob(((340, 420), (472, 420), (560, 500), (700, 560), (720, 900), (60, 900), (100, 560), (250, 500)),
            tension=0.6),
    )  # fmt: skip
    fill(painter, shadow, "#1A060A")
