"""The Six of Pentacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, offer
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """On his bank's steps he weighs two coins, and from his hand the others slide down to two who beg below."""
    fill(painter, SKY, "#0C1018")
    door = joined(rect(150, 300, 400, 800), disc(350, 300, 200, 200))
    rimmed(painter, door, "#F0B548", "#2A1E10", 22)
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, 361, 380, 300, look.BONE, 0.6)
    fill(painter, rays(361, 360, 60, 620, 22, 40), mixed("#F0B548", look.BONE, 0.35))
    painter.restore()
    for x, light in ((24, 9), (592, -9)):
        lit(painter, rect(x, -150, 96, 1300), "#2E2836", look.SODIUM, (light, 0), shade="#0E0B12")
        fill(painter, joined(*(rect(x + dx, -150, 6, 1300) for dx in (28, 60))), "#0E0B12")
    for number in range(4):  # steps, bright where the door's light falls out
        y = 850 + number * 66
        lit(painter, rect(-20, y, 740, 70), ("#2A2430", "#201B26")[number % 2], look.SODIUM, (0, -4), width=3)
        spread = 30 + number * 34
        fill(painter, polygon(((186 - spread, y + 3), (530 + spread, y + 3), (542 + spread, y + 30), (174 - spread,
            y + 30))), "#F0B548")  # fmt: skip
        fill(painter, polygon(((174 - spread, y + 30), (542 + spread, y + 30), (556 + spread, y + 66), (160 - spread,
            y + 66))), "#A8701E")  # fmt: skip
    painter.save()
    painter.translate(10, -18)
    painter.scale(0.94, 0.94)
    _banker(painter)
    painter.restore()
    coin(painter, 456, 800, 90, 34)  # it falls
    _beggars(painter)
    gloom(painter, 360, 620, 480, 0.36)


def _banker(painter: QPainter) -> None:
    """He, close and tall: a top hat, a fur coat, the scales held high; he stoops to see who catches a coin."""
    purple, dark, skin = "#2E2248", "#07050C", "#EBC7A0"
    with tilted(painter, 366, 1100, -3):
        painter.save()
        painter.translate(-89, -10)
        painter.scale(1.2, 1.2)
        coat = _banker_coat(painter, purple, dark, skin)
        painter.restore()
        coat = placed(coat, -89, -10, 1.2)
        _banker_head(painter, skin)
    lower = mixed(purple, "#6A56A0", 0.6)
    upper = blob(((530, 420), (486, 480), (462, 550), (450, 630), (448, 700), (560, 700), (570, 560)), tension=0.7)
    within(painter, coat, upper.translated(-16, 6), BLACK)
    within(painter, coat, upper, purple)
    within(painter, coat, upper.intersected(rect(500, 380, 100, 330)), dark)
    fore = limb(((506, 686, 118), (524, 650, 112), (556, 582, 92), (568, 546, 78)))
    lit(painter, fore, lower, look.SODIUM, (7, -4), shade=dark)
    within(painter, fore, joined(limb(((470, 650, 2), (506, 664, 7), (540, 690, 2))), limb(((484, 622, 2), (524, 640,
        7), (556, 664, 2)))), dark)  # fmt: skip
    _scales(painter)
    fist(painter, 562, 446, 0, 0.9, skin)
    cuff = polygon(((524, 518), (606, 534), (600, 572), (514, 552)))
    lit(painter, cuff, look.BONE, look.BONE, (5, -3), shade="#9C9484", width=5)
    arm(painter, ((206, 480), (96, 690), (232, 680)), 124, purple, look.SODIUM, (-4, -9), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    upper = blob(((150, 470), (206, 450), (240, 510), (250, 590), (240, 670), (120, 700), (110, 600)), tension=0.7)
    within(painter, coat, upper.translated(14, 6), BLACK)
    within(painter, coat, upper, purple)
    fore = limb(((98, 688, 128), (136, 690, 118), (236, 686, 88)))
    lit(painter, fore, lower, look.SODIUM, (-4, -8), shade=dark)
    within(painter, fore, joined(limb(((90, 640, 2), (120, 664, 7), (126, 712, 2))), limb(((128, 640, 2), (158, 664, 7),
        (164, 704, 2)))), dark)  # fmt: skip
    cuff = polygon(((228, 634), (268, 642), (262, 730), (220, 734)))
    lit(painter, cuff, look.BONE, look.BONE, (4, -4), shade="#9C9484", width=5)
    offer(painter, 356, 730, 28, 1.04, skin, mirror=True)
    coin(painter, 416, 716, 96, 20)


def _banker_coat(painter: QPainter, purple: str, dark: str, skin: str) -> QPainterPath:
    """Waistcoat, open fur coat, collar and tie; what comes is the coat."""
    for hip, way in ((330, 1), (406, -1)):
        leg(painter, ((hip, 640), (hip - way * 10, 870), (hip - way * 16, 1080)), 104, "#9A94A4", look.BONE,
            (way * 7, -3), calf=-way, shade="#4A4458")  # fmt: skip
    vest = polygon(((312, 350), (420, 350), (440, 480), (436, 640), (368, 700), (300, 640), (292, 480)))
    fill(painter, vest, "#8C2A30")
    fill(painter, polygon(((366, 350), (290, 420), (290, 660), (364, 700))), "#3A0C12")
    fill(painter, polygon(((322, 350), (412, 350), (366, 490))), look.BONE)
    fill(painter, polygon(((354, 372), (378, 372), (384, 466), (367, 486), (352, 466))), "#17131F")
    for y in (520, 566, 612):
        rimmed(painter, disc(370, y, 9), look.BRASS, BLACK, 3)
    for points in (((304, 562, 2), (336, 592, 4), (370, 596, 3)), ((370, 596, 3), (404, 586, 4), (430, 560, 2))):
        fill(painter, limb(points), look.BRASS)  # his watch's chain
    halves, furs = [], []
    for way in (-1, 1):  # one long coat, open all the way down
        halves.append(blob([(366 + way * a, b) for a, b in ((34, 344), (96, 362), (136, 390), (146, 480), (138, 620),
            (156, 760), (190, 900), (216, 1120), (126, 1120), (88, 860), (62, 700), (46, 540))],
            tension=0.6))  # fmt: skip
        furs.append(limb([(366 + way * a, b, wide) for a, b, wide in ((40, 356, 44), (78, 430, 76), (74, 520, 70), (66,
            600, 40), (60, 650, 8))]))  # fmt: skip
    coat = joined(*halves)
    lit(painter, coat, purple, look.SODIUM, (11, -6), shade=dark)
    for way, fur in zip((-1, 1), furs, strict=True):
        within(painter, coat, fur.translated(way * 14, 8), dark)
        lit(painter, fur, "#7A5A30", look.BONE, (6, -5), shade="#241606")
        strands(painter, [((366 + way * (a - 8), b), (366 + way * (a + 10), b + 16), (366 + way * (a + 8), b + 40))
            for a, b in ((62, 400), (78, 440), (64, 490), (76, 530))], "#7A5A30", look.BONE, 6)  # fmt: skip
    neck(painter, 366, 316, 66, 376, skin)
    for way in (-1, 1):
        wing = polygon([(366 + way * a, b) for a, b in ((2, 384), (10, 396), (40, 380), (46, 334), (34, 330), (20,
            360))])  # fmt: skip
        lit(painter, wing, look.BONE, look.BONE, (3, -3), shade="#9C9484", width=4)
    lit(painter, polygon(((350, 380), (366, 390), (384, 380), (380, 408), (366, 402), (354, 408))), "#17131F",
        look.SODIUM, (2, -2), width=3)  # fmt: skip
    return coat


def _banker_head(painter: QPainter, skin: str) -> None:
    """He looks down his nose, a brow lifted: heavy lids, white whiskers and moustache, the hat aslant."""
    white = "#D8D0C4"
    painter.save()
    painter.translate(350, 304)
    painter.rotate(13)
    painter.scale(-1.1, 1.1)
    turned(painter, 0, 0, 1, Face("#8C5E3A", skin, nose=Nose.HOOKED, brow=13, brow_colour=white, jaw=0.8, old=True,
        lid=0.35, gaze=0.7, arch=0.5, stern=0.3, smile=0.6), mirror=True)  # fmt: skip
    whisker = blob(((52, -54), (40, -20), (44, 30), (30, 66), (20, 96), (50, 104), (78, 76), (92, 40), (100, -10), (92,
        -60)), tension=0.8)  # fmt: skip
    lit(painter, whisker, white, look.BONE, (-4, -4), shade="#6B6460", width=5)
    strands(painter, [((a, b), (a + 8, b + 40), (a - 6, b + 80)) for a, b in ((58, -30), (70, -30), (82, -30))],
        white, look.BONE, 6)  # fmt: skip
    tache = blob(((-34, 44), (-58, 52), (-74, 70), (-58, 72), (-34, 62), (-8, 72), (14, 72), (2, 54), (-16, 46)),
        tension=0.8)  # fmt: skip
    lit(painter, tache, white, look.BONE, (-4, -4), shade="#6B6460", width=4)
    glaze(painter, blob(((-76, -74), (88, -74), (90, -44), (0, -34), (-72, -46)), tension=0.6), BLACK, 0.5)
    hat = joined(polygon(((-70, -206), (86, -206), (78, -70), (-64, -70))), rect(-104, -86, 222, 30, 15))
    lit(painter, hat, "#17131F", look.SODIUM, (-11, -6), shade=BLACK)
    within(painter, hat, polygon(((-80, -118), (90, -118), (90, -88), (-80, -88))), look.OXBLOOD)
    painter.restore()


def _scales(painter: QPainter) -> None:
    """Scales on a staff that stands in his fist: a coin in each pan, the beam a little aslant."""
    lit(painter, thick_line(((562, 500), (562, 216)), 16), look.BRASS, look.BONE, (-3, 0), width=5)
    lit(painter, limb(((490, 236, 12), (562, 222, 22), (634, 208, 12))), look.BRASS, look.BONE, (0, -5), width=6)
    rimmed(painter, disc(562, 204, 19), look.BRASS, BLACK, 5)
    for x, y in ((492, 238), (632, 210)):
        chains = [thick_line(((x, y), (x + a, y + 172)), 5) for a in (-50, 50)]
        rimmed(painter, joined(*chains), look.BRASS, BLACK, 4)
        coin(painter, x, y + 132, 87)
        lit(painter, blob(((x - 58, y + 170), (x + 58, y + 170), (x + 40, y + 200), (x, y + 212), (x - 40, y + 200)),
            tension=0.6), look.BRASS, look.BONE, (-5, -7), shade="#7A5A14", width=6)  # fmt: skip


def _beggars(painter: QPainter) -> None:
    """An old man and a woman in a scarf look up from both sides, each with a hand held out, each with a coin in it."""
    scarf = blob(((64, -50), (44, -104), (-30, -118), (-88, -70), (-92, 40), (-60, 120), (-20, 112), (-40, 20),
        (-16, -40)), tension=0.8)  # fmt: skip
    cap = blob(((-88, -30), (-78, -86), (-10, -116), (56, -86), (64, -44)), tension=0.8)
    for hat, felt, skin, cloth, mirror in ((scarf, "#2E7A6A", "#C99A70", "#8C2F36", False), (cap, "#6A648C", "#8A5836",
        "#4A6A5E", True)):  # fmt: skip
        painter.save()
        if mirror:
            painter.translate(700, 14)
            painter.scale(-1, 1)
        _beggar(painter, 604, 884, skin, cloth, hat, felt, bearded=mirror)
        fore = limb(((660, 1110, 116), (600, 1056, 96), (546, 1018, 84)))
        lit(painter, fore, mixed(cloth, look.BONE, 0.22), look.SODIUM, (-6, -7), shade=mixed(BLACK, cloth, 0.3))
        fill(painter, placed(disc(0, 0, 16, 39), 533, 1010, 1, 36), BLACK)
        offer(painter, 448, 966, 28, 0.84, skin)
        painter.restore()
    coin(painter, 428, 918, 92, 10)
    coin(painter, 272, 932, 92, -12)


def _beggar(
    painter: QPainter, x: float, y: float, skin: str, cloth: str, hat: QPainterPath, felt: str, *, bearded: bool
) -> None:
    """One who looks up at the rich man's hand, seen from the side, their head at (x, y)."""
    body = blob(((x + 170, 1190), (x + 140, y + 140), (x + 60, y + 84), (x - 40, y + 98), (x - 84, y + 170), (x - 80,
        1190)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (-9, -8), shade=mixed(BLACK, cloth, 0.25))
    painter.save()
    painter.translate(x, y)
    painter.scale(-0.94, 0.94)
    painter.rotate(-26)
    side(painter, 0, 0, 1, Face(mixed(BLACK, skin, 0.5), skin, nose=Nose.BROAD if bearded else Nose.STRAIGHT, stern=-1,
        brow=10 if bearded else 7, jaw=0.3, smile=0.6 if bearded else -0.4, old=bearded))  # fmt: skip
    if bearded:
        beard = blob(((-14, 6), (10, 34), (38, 58), (74, 58), (84, 86), (60, 132), (16, 112), (-8, 56)), tension=0.7)
        lit(painter, beard, "#B9B2A4", look.BONE, (5, -4), shade="#5E5A58", width=5)
        strands(painter, [((a, b), (a + 6, b + 22), (a + 2, b + 40)) for a, b in ((12, 54), (30, 66), (52, 72))],
            "#B9B2A4", look.BONE, 6)  # fmt: skip
    lit(painter, hat, felt, look.SODIUM, (7, -8), shade=mixed(BLACK, felt, 0.3))
    glaze(painter, hat.intersected(hat.translated(-24, 18)), BLACK, 0.4)
    painter.restore()
