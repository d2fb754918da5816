"""The Six of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _WARM = "#D09A68", "#FFD890"
_NIGHT_CLOTH = "#4A4462"


def scene(painter: QPainter, t: Tones) -> None:
    """She won: a strong man carries her on his shoulders, a wreath on her head; the street holds its matches up."""
    sky(painter, "#0A0824", "#5A2830", 900)
    fill(painter, rays(590, 124, 130, 980, 26, 60, 4), mixed(BLACK, t.light, 0.36))
    city(painter, 1000, "#160C14", look.SODIUM, tall=860, seed=14, right=150, edge=t.light)
    city(painter, 1000, "#160C14", look.SODIUM, tall=800, seed=23, left=580, edge=t.light)
    glow(painter, 590, 124, 400, look.SODIUM, 0.72)
    for number in range(18):  # paper from the windows
        x, y = 60 + (number * 137) % 590, 40 + (number * 89) % 520
        fill(painter, placed(rect(-9, -5, 18, 10), x, y, 1, number * 41), (look.BONE, look.SODIUM,
            look.DANGER)[number % 3])  # fmt: skip
    for x, top, turn, skin in ((94, 424, -1, "#E2B58A"), (164, 344, -2, "#8A5634"), (84, 572, -4, "#C98F5E"), (538,
        632, 2, "#E2B58A"), (606, 672, 3, "#8A5634")):  # fmt: skip
        with grip(painter, x + turn * 1.4, 840, turn, 0.5, skin, across=28, mirror=x < 350):
            match(painter, x, 940, 940 - top, turn, (940 - top) / 110 - 1, 0.5)
    for x, y in ((30, 860), (110, 900), (590, 900), (668, 850)):  # the street
        crowd = joined(disc(x, y, 44, 52), blob(((x - 90, y + 160), (x - 70, y + 70), (x, y + 50), (x + 70, y + 70),
            (x + 90, y + 160)), tension=0.8))  # fmt: skip
        lit(painter, crowd, "#120A12", t.light, (5, -7), width=4)
    with tilted(painter, 350, 1000, -5):
        painter.translate(-14, 0)
        _winner(painter)
        _carrier(painter)
        palm(painter, 318, 812, 82, 0.78, _SKIN, back=True, apart=0.6, mirror=True)
    gloom(painter, 390, 430, 480, 0.4)


def _winner(painter: QPainter) -> None:
    """She sits high, a torch flung up in one hand, the other open to them all."""
    jacket = bust(362, 510, 300, 900, waist=0.72)
    with tilted(painter, 362, 820, 9):
        arm(painter, ((480, 596), (604, 520), (566, 366)), 92, look.BONE, look.BONE, (9, -7), skin=_SKIN)
        with grip(painter, 563, 318, 10, 0.78, _SKIN, across=50):
            match(painter, 533, 480, 400, 10, 1.7, 0.6)
        lit(painter, jacket, look.BONE, look.BONE, (16, -10), shade="#6A6278")
        sash = polygon(((438, 500), (496, 514), (310, 900), (240, 900)))
        within(painter, jacket, sash, look.OXBLOOD)
        night = blob(((180, 460), (300, 470), (326, 560), (300, 660), (330, 740), (310, 920), (160, 920)), tension=0.5)
        within(painter, jacket, night, _NIGHT_CLOTH)
        within(painter, jacket, sash.intersected(night), "#3A0810")
        fill(painter, polygon(((320, 514), (404, 514), (362, 602))), _SKIN)
        for way in (-1, 1):
            lit(painter, polygon(((362 + way * 40, 500), (362 + way * 70, 532), (362 + way * 54, 582), (362, 618))),
                look.BONE, look.BONE, (4, -4), shade="#8C8494", width=4)  # fmt: skip
        arm(painter, ((246, 596), (158, 744), (262, 838)), 96, "#A8A0B4", look.BONE, (9, -7), skin=_SKIN, body=jacket)
        painter.translate(-4, 14)
        _winners_head(painter)


def _winners_head(painter: QPainter) -> None:
    """She laughs, long-haired under a wreath of laurel."""
    neck(painter, 366, 440, 82, 506, _SKIN)
    with tilted(painter, 362, 440, -10):
        painter.translate(362, 360)
        turned(painter, 0, 0, 0.94, Face("#A0683E", _SKIN, nose=Nose.SNUB, stern=-0.8, brow=8, jaw=0.15, smile=1,
            mouth=Mouth.LAUGH, lips="#8C2A22", gaze=0.9))  # fmt: skip
        hair(painter, 0, -4, 0.98, Cut.TURNED_LONG, "#4A2A1A", _WARM)
        leaf = blob(((0, -30), (13, -4), (0, 26), (-13, -4)))
        for way in (-1, 1):  # two rows of leaves, laid along the head, that meet over the brow
            for number in range(5):
                angle = math.radians(12 + number * 19)
                for out, lean in ((80, 24), (91, -24)):
                    x, y = -8 + way * out * math.sin(angle), -12 - (out + 6) * math.cos(angle)
                    lit(painter, placed(leaf, x, y, 1, way * (math.degrees(angle) - 74 + lean)),
                        mixed(BLACK, look.HORROR, 0.75), look.HORROR, (3, -3), width=4)  # fmt: skip


def _carrier(painter: QPainter) -> None:
    """He under her, a strong man in a vest: her thighs come over his shoulders on both sides of his head."""
    vest, skin, shade = "#2C3A6E", "#A8703F", "#4E2C18"
    trunk = blob(((-40, 1300), (10, 1110), (80, 1010), (200, 966), (362, 950), (524, 966), (644, 1010), (714, 1110),
        (764, 1300)), tension=0.7)  # fmt: skip
    lit(painter, trunk, skin, _WARM, (12, -10), shade=shade)
    straps = joined(*(polygon(((362 + way * 90, 940), (362 + way * 190, 940), (362 + way * 230, 1080), (362 + way * 320,
        1300), (362, 1300), (362, 1110))) for way in (-1, 1)))  # fmt: skip
    within(painter, trunk, straps, vest)
    within(painter, trunk, straps.intersected(rect(0, 900, 350, 400)), "#0A0D22")
    neck(painter, 362, 966, 140, 1046, skin)
    for way in (-1, 1):
        thigh = blob([(362 + way * a, b) for a, b in ((20, 800), (70, 784), (134, 800), (186, 860), (214, 930), (216,
            996), (204, 1060), (200, 1240), (96, 1240), (92, 1070), (84, 1010), (60, 940), (30, 890))],
            tension=0.7)  # fmt: skip
        lit(painter, thigh, "#E0D8D0" if way > 0 else "#A8A0B4", look.BONE, (11, -9), shade="#6A6278")
        knee = joined(*(limb([(362 + way * a, b, c) for a, b, c in line]) for line in (((112, 1010, 2), (150, 1030, 7),
            (192, 1008, 2)), ((104, 1046, 2), (140, 1062, 6), (170, 1056, 2)), ((120, 830, 2), (132, 890, 8), (126, 950,
            2)))))  # fmt: skip
        within(painter, thigh, knee, "#6A6278")
    with tilted(painter, 362, 960, 8):
        painter.translate(362, 900)
        turned(painter, 0, 0, 1.08, Face(shade, skin, nose=Nose.BROAD, stern=-0.5, brow=14, jaw=1, mouth=Mouth.LAUGH,
            gaze=-0.6))  # fmt: skip
        lip = blob(((26, 32), (10, 30), (-16, 40), (-40, 22), (-34, 52), (-8, 58), (26, 46), (50, 56), (72, 50), (84,
            24), (64, 40), (44, 30)), tension=0.8)  # fmt: skip
        lit(painter, placed(lip, 0, 0, 1.08), "#1E1210", _WARM, (4, -4), shade=BLACK, width=4)
