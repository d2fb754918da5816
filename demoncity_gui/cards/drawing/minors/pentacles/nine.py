"""The Nine of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GOWN, _DARK, _GOLD, _SKIN, _GLOVE = "#1F5A66", "#0A1E26", "#E8B048", "#8C5A3A", "#9A6230"
_FRUIT = ((92, 408), (84, 520), (96, 632), (84, 744), (98, 856), (90, 972), (208, 992), (322, 1010), (436, 1000))
"""The nine coins on the vine, down the left side and along the foot."""


def scene(painter: QPainter, t: Tones) -> None:
    """In her roof garden at dusk she is alone with her falcon; nine coins hang like fruit on the vine."""
    sky(painter, "#170F24", "#D0782C", 860)
    fill(painter, disc(440, 430, 290), "#F0B548")
    glow(painter, 440, 430, 460, look.SODIUM, 0.45)
    clouds(painter, ((610, 130, 0.5), (120, 330, 0.4)), "#3E2430", look.SODIUM)
    city(painter, 880, "#6B3A22", None, tall=330, seed=10)
    city(painter, 900, "#1A100E", look.SODIUM, tall=200, seed=31, edge=look.SODIUM)
    _lady(painter)
    _gauntlet(painter)
    _falcon(painter)
    _vine(painter)
    gloom(painter, 400, 520, 520, 0.3)


def _lady(painter: QPainter) -> None:
    """She, in profile, in a gown of the evening, lit by the sun before her."""
    body = bust(330, 690, 430, 1240, waist=0.8, hip=0.9)
    lit(painter, body, _GOWN, _GOLD, (14, -7), shade=_DARK, width=8)
    within(painter, body, blob(((60, 680), (250, 690), (220, 860), (270, 1240), (60, 1240)), tension=0.6), _DARK)
    petals = [disc(x + 12 * math.cos(k * 1.26), y + 12 * math.sin(k * 1.26), 7.5) for x, y in ((300, 830), (400, 800),
        (352, 900), (460, 880), (250, 920), (180, 800), (428, 980)) for k in range(5)]  # fmt: skip
    within(painter, body, joined(*petals), mixed(_GOWN, _GOLD, 0.5))
    neck(painter, 330, 590, 136, 704, _SKIN)
    for k in range(9):
        turn = math.pi * (k + 0.5) / 9
        rimmed(painter, disc(330 - 92 * math.cos(turn), 706 + 58 * math.sin(turn), 15), look.BONE, BLACK, 4)
    painter.save()
    place_at(painter, (334, 500), (346, 512), 1.36, degrees=-9)
    _turbaned(painter)
    painter.restore()


def _turbaned(painter: QPainter) -> None:
    """Her head in profile, lifted, a half smile, a turban of gold with a jewel, a long earring."""
    with tilted(painter, 330, 590, -9):
        side(painter, 334, 500, 0.86, Face("#4E2E1E", _SKIN, nose=Nose.STRAIGHT, brow=7, stern=-0.5, lips="#A02430",
            smile=1.4, jaw=0.2))  # fmt: skip
        wrap = blob(((384, 444), (386, 404), (352, 360), (290, 346), (230, 380), (206, 440), (228, 500), (272, 540),
            (300, 500), (322, 462)), tension=0.9)  # fmt: skip
        lit(painter, wrap, _GOLD, look.BONE, (9, -7), shade="#7A4A16")
        for fold in (((372, 420, 2), (320, 396, 6), (236, 420, 3)), ((360, 440, 2), (300, 436, 6), (226, 480, 3)),
            ((350, 372, 2), (300, 376, 5), (240, 392, 2))):  # fmt: skip
            fill(painter, limb(fold), "#7A4A16")
        plume = blob(((376, 416), (386, 370), (364, 310), (322, 280), (334, 330), (352, 380)), tension=0.8)
        lit(painter, plume, look.BONE, look.BONE, (6, -4), shade="#B09A78", width=5)
        lit(painter, disc(376, 416, 15), look.OXBLOOD, look.DANGER, (4, -4), width=4)
        fill(painter, limb(((326, 552, 3), (326, 572, 3))), look.BRASS)
        lit(painter, blob(((326, 566), (338, 592), (326, 606), (314, 592)), tension=0.5), look.BRASS, look.BONE,
            (3, -3), width=4)  # fmt: skip


def _gauntlet(painter: QPainter) -> None:
    """Her gloved fist, held up from below, for the bird to stand on."""
    arm = blob(((512, 800), (640, 800), (664, 960), (690, 1200), (480, 1200), (500, 960)), tension=0.4)
    lit(painter, arm, _GLOVE, _GOLD, (-10, -6), shade="#3A2010", width=8)
    fist(painter, 580, 748, 4, 1.2, _GLOVE, mirror=True, towards=(-0.8, -0.6))
    cuff = polygon(((496, 842), (652, 842), (668, 900), (484, 900)))
    lit(painter, cuff, mixed(_GLOVE, look.BONE, 0.2), _GOLD, (-8, -6), shade="#3A2010", width=7)


def _falcon(painter: QPainter) -> None:
    """Her falcon, its wings shut: a hooked beak, a dark cap, bars on its breast; its eye is on her."""
    painter.save()
    painter.translate(570, 530)
    painter.scale(1.16, 1.16)
    brown, deep = "#6B4A30", "#2E1C10"
    tail = blob(((30, 110), (76, 100), (96, 220), (84, 262), (50, 258), (36, 200)), tension=0.5)
    lit(painter, tail, mixed(BLACK, brown, 0.7), look.SODIUM, (-5, -4), shade=deep, width=6)
    for x in (-26, 12):
        lit(painter, limb(((x, 140, 22), (x - 2, 166, 18), (x - 16, 178, 12))), look.BRASS, look.BONE, (-2, -3),
            width=5)  # fmt: skip
    breast = blob(((-24, -120), (-66, -64), (-76, 20), (-52, 96), (-44, 150), (-8, 146), (0, 120), (16, 152), (46, 120),
        (80, 20), (60, -70), (30, -130)), tension=0.8)  # fmt: skip
    lit(painter, breast, "#F0DCB8", look.BONE, (-9, -5), shade="#A88C64", width=7)
    for y in range(-50, 110, 24):
        bars = [limb(((x - 9, y, 2), (x, y + 7, 7), (x + 9, y, 2))) for x in range(-56 + (y // 2) % 24, 30, 26)]
        within(painter, breast, joined(*bars), brown)
    wing = blob(((16, -112), (66, -70), (100, 20), (104, 120), (84, 214), (50, 180), (22, 100), (6, 10), (2, -70)),
        tension=0.8)  # fmt: skip
    lit(painter, wing, brown, look.SODIUM, (-7, -6), shade=deep, width=7)
    quills = [limb(((x, y, 2), (x + 18, y + 50, 6), (x + 22, y + 104, 2))) for x, y in ((24, -60), (46, -40), (28, 20),
        (54, 40), (66, 84))]  # fmt: skip
    within(painter, wing, joined(*quills), deep)
    head = blob(((-52, -146), (-44, -190), (-2, -210), (40, -192), (52, -148), (40, -106), (0, -92), (-36, -104)),
        tension=0.9)  # fmt: skip
    lit(painter, head, brown, look.SODIUM, (-8, -5), shade=deep, width=7)
    within(painter, head, blob(((-56, -136), (-30, -140), (-8, -120), (10, -90), (-50, -84)), tension=0.8), look.BONE)
    within(painter, head, ink(((-30, -150, 10), (-24, -128, 15), (-14, -100, 4))), deep)
    beak = blob(((-46, -170), (-74, -164), (-92, -134), (-80, -112), (-74, -134), (-44, -136)), tension=0.7)
    lit(painter, beak, "#4A4652", look.BONE, (-4, -4), shade=BLACK, width=5)
    within(painter, beak, rect(-62, -180, 30, 60), look.BRASS)
    rimmed(painter, disc(-24, -160, 15), look.SODIUM, BLACK, 4)
    fill(painter, disc(-28, -160, 8), BLACK)
    fill(painter, disc(-30, -164, 3), look.BONE)
    fill(painter, ink(((-54, -178, 2), (-28, -178, 9), (2, -168, 2))), deep)
    painter.restore()


def _vine(painter: QPainter) -> None:
    """The vine before her: a stem, leaves, and on short stalks the nine coins."""
    hedge = blob([(-20 + k * 52, 978 - k % 2 * 24 + k * k * 0.7) for k in range(15)] + [(720, 1240), (-20, 1240)],
        tension=0.9)  # fmt: skip
    lit(painter, hedge, "#12301F", look.HORROR, (2, -7), shade="#0A1810", width=7)
    for bend in (-10.0, 10.0):
        stem = [(94 + bend * math.sin(k * 0.9), 330.0 + k * 56, 15.0) for k in range(13)]
        stem += [(130.0 + k * 50, 1020 + bend * math.cos(k * 0.9), 15.0) for k in range(8)]
        stroke(painter, limb(stem), BLACK, 10)
        fill(painter, limb(stem), "#5A3A1E")
    leaf = blob(((0, -46), (22, -14), (14, 22), (0, 38), (-14, 22), (-22, -14)))
    for number, (x, y) in enumerate(_FRUIT):
        for turn in (-64, 20, 96, 200):
            way = math.radians(turn + number * 37 % 50 - 25)
            blade = placed(leaf, x + 62 * math.sin(way), y - 62 * math.cos(way), 1.15, math.degrees(way))
            tone = ("#1E4A30", "#2A5A3A")[number % 2]
            lit(painter, blade, tone, look.HORROR, (4, -4), shade="#0A1810", width=5)
    for number, (x, y) in enumerate(_FRUIT):
        glaze(painter, disc(x - 6, y + 10, 58), BLACK, 0.5)
        coin(painter, x, y, 100, number * 11 % 40 - 20)
