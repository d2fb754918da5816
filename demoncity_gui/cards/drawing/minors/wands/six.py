"""The Six of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled
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

_SKIN, _SHADE, _WARM = "#D09A68", "#7A4A2C", "#FFD890"
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
    for x, top, turn, skin in ((134, 338, -2, "#8A5634"), (84, 650, -4, "#C98F5E"), (548,
        560, 2, "#E2B58A"), (628, 430, 2, "#C98F5E"), (606, 690, 3, "#8A5634")):  # fmt: skip
        with grip(painter, x + turn * 1.4, 840, turn, 0.5, skin, across=28, mirror=x < 350):
            match(painter, x, 940, 940 - top, turn, (940 - top) / 110 - 1, 0.5)
    for x, y in ((30, 860), (110, 900), (590, 900), (668, 850)):  # the street
        crowd = joined(disc(x, y, 44, 52), blob(((x - 90, y + 160), (x - 70, y + 70), (x, y + 50), (x + 70, y + 70),
            (x + 90, y + 160)), tension=0.8))  # fmt: skip
        lit(painter, crowd, "#120A12", t.light, (5, -7), width=4)
    with tilted(painter, 350, 1000, -6):
        painter.translate(350, 1022)
        painter.scale(1.07, 1.07)
        painter.translate(-362, -1000)
        _winner(painter)
        _carrier(painter)
        palm(painter, 312, 654, 88, 0.74, _SKIN, back=True, apart=0.8, mirror=True)
    gloom(painter, 390, 430, 480, 0.4)


def _winner(painter: QPainter) -> None:
    """She sits high, a torch flung up in one hand, the other open to them all."""
    painter.save()
    painter.translate(18, -16)
    painter.scale(0.95, 0.95)
    jacket = bust(362, 470, 252, 790, waist=0.7)
    with tilted(painter, 362, 760, 12):
        arm(painter, ((462, 540), (568, 470), (538, 330)), 80, look.BONE, look.BONE, (9, -7), skin=_SKIN)
        with grip(painter, 538, 284, 12, 0.7, _SKIN, across=46):
            match(painter, 506, 436, 370, 12, 1.7, 0.6)
        lit(painter, jacket, look.BONE, look.BONE, (16, -10), shade="#6A6278")
        within(painter, jacket, polygon(((424, 460), (474, 470), (310, 800), (250, 800))), look.OXBLOOD)
        night = blob(((200, 440), (300, 440), (330, 520), (310, 600), (346, 680), (320, 820), (180, 820)), tension=0.5)
        within(painter, jacket, night, _NIGHT_CLOTH)
        within(painter, jacket, polygon(((424, 460), (474, 470), (310, 800), (250, 800))).intersected(night), "#3A0810")
        fill(painter, polygon(((326, 474), (398, 474), (362, 548))), _SKIN)
        for way in (-1, 1):
            lit(painter, polygon(((362 + way * 34, 462), (362 + way * 60, 490), (362 + way * 46, 532), (362, 562))),
                look.BONE, look.BONE, (4, -4), shade="#8C8494", width=4)  # fmt: skip
        arm(painter, ((266, 540), (139, 640), (245, 714)), 84, "#A8A0B4", look.BONE, (9, -7), skin=_SKIN, body=jacket)
        _winners_head(painter)
    painter.restore()


def _winners_head(painter: QPainter) -> None:
    """She laughs, long-haired under a wreath of laurel."""
    neck(painter, 362, 426, 74, 474, _SKIN)
    with tilted(painter, 362, 440, -10):
        painter.translate(362, 350)
        turned(painter, 0, 0, 0.94, Face(_SHADE, _SKIN, nose=Nose.SNUB, stern=-0.8, brow=8, jaw=0.15, smile=1,
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
    """He under her, a strong man in a vest: her thighs come over his shoulders, and he has her by the shins."""
    vest, skin, shade = "#2C3A6E", "#A8703F", "#4E2C18"
    lap = blob(((262, 690), (300, 668), (362, 676), (424, 668), (462, 690), (470, 790), (254, 790)), tension=0.7)
    lit(painter, lap, "#C8C0C4", look.BONE, (8, -7), shade="#5A5268")
    lit(painter, limb(((262, 676, 28), (362, 688, 30), (462, 676, 28))), look.OXBLOOD, _WARM, (4, -5), shade="#2B080D",
        width=5)  # fmt: skip
    trunk = blob(((120, 1200), (96, 1010), (104, 910), (170, 852), (290, 828), (434, 828), (554, 852), (620, 910),
        (628, 1010), (604, 1200)), tension=0.7)  # fmt: skip
    lit(painter, trunk, vest, _WARM, (12, -10), shade="#080A1C")
    within(painter, trunk, polygon(((60, 800), (330, 800), (300, 940), (330, 1020), (290, 1200), (60, 1200))),
        "#0A0D22")  # fmt: skip
    fill(painter, blob(((276, 826), (448, 826), (420, 890), (362, 914), (304, 890)), tension=0.7), shade)
    for way, elbow in ((-1, (92, 1064)), (1, (640, 1060))):
        arm(painter, ((362 + way * 206, 908), elbow, (362 + way * 186, 944)), 108, skin, _WARM, (8, -8), skin=skin,
            body=trunk)  # fmt: skip
        rolled(painter, elbow, (362 + way * 176, 936), 118, skin, _WARM, (8, -8))
    boot = blob(((-32, -40), (32, -40), (44, 10), (34, 58), (0, 70), (-34, 58), (-44, 10)), tension=0.8)
    for way in (-1, 1):
        x = 362 + way * 116
        with grip(painter, x - way * 6, 906, way * -22, 0.82, skin, across=88, mirror=way < 0, towards=(0.8, -0.6)):
            shin = limb(((x, 800, 118), (x - way * 2, 860, 116), (x - way * 16, 984, 76)))
            lit(painter, shin, "#9A92A2", look.BONE, (8, -4), shade="#3A3448")
            lit(painter, placed(boot, x - way * 18, 996, 0.86, way * 6), "#B8452E", _WARM, (7, -6), shade="#2A0A08")
            laces = joined(*(limb(((-14, y, 4), (14, y + 5, 4))) for y in (-16, 0, 16)))
            fill(painter, placed(laces, x - way * 18, 996, 0.86, way * 6), look.BONE)
        thigh = blob(((x - way * 50, 690), (x - way * 8, 676), (x + way * 46, 712), (x + way * 60, 770), (x + way * 64,
            816), (x + way * 46, 846), (x, 852), (x - way * 48, 846), (x - way * 58, 790)), tension=0.65)  # fmt: skip
        lit(painter, thigh, "#E0D8D0", look.BONE, (10, -9), shade="#6A6278")
        cap = joined(limb(((x - 30, 816, 2), (x, 832, 6), (x + 30, 818, 2))), limb(((x - way * 36, 722, 2), (x - way
            * 6, 760, 6), (x - way * 2, 790, 2))))  # fmt: skip
        fill(painter, cap, "#6A6278")
    with tilted(painter, 362, 850, 10):
        painter.translate(362, 752)
        turned(painter, 0, 0, 0.96, Face(shade, skin, nose=Nose.BROAD, stern=-0.5, brow=14, jaw=1, mouth=Mouth.LAUGH,
            gaze=-0.6))  # fmt: skip
        lip = blob(((26, 32), (10, 30), (-16, 40), (-40, 22), (-34, 52), (-8, 58), (26, 46), (50, 56), (72, 50), (84,
            24), (64, 40), (44, 30)), tension=0.8)  # fmt: skip
        lit(painter, lip, "#1E1210", _WARM, (4, -4), shade=BLACK, width=4)
