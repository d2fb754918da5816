"""The King of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The man who holds everybody's mortgage, wide in his bull's-horned chair, the skyline at his back."""
    sky(painter, "#120E1A", "#94601F", 800)
    fill(painter, disc(560, 220, 120), look.SODIUM)
    glow(painter, 560, 220, 240, look.SODIUM, 0.5)
    clouds(painter, ((440, 130, 0.7), (640, 320, 0.6)), "#4A3024", look.BONE)
    city(painter, 860, "#5A3E1A", None, tall=620, seed=13)
    city(painter, 860, "#14100C", look.SODIUM, tall=520, seed=24, edge=look.BRASS)
    for x in (196, 470):
        fill(painter, rect(x, -150, 20, 1000), "#1A140A")
    _chair(painter)
    body = blob(((10, 1130), (30, 950), (116, 830), (262, 772), (430, 742), (576, 752), (672, 870), (700, 1130)),
        tension=0.8)  # fmt: skip
    lit(painter, body, "#1A1820", look.BRASS, (-14, -8), shade=BLACK, width=8)
    hatch(painter, body, Hatch.VERTICAL, mixed(BLACK, look.BRASS, 0.36), pitch=48, width=4)
    with tilted(painter, 350, 900, -6):
        fill(painter, polygon(((276, 746), (424, 746), (350, 960))), look.BONE)
        fill(painter, polygon(((350, 770), (424, 746), (350, 960))), look.MUTED)
        fill(painter, polygon(((330, 776), (370, 776), (384, 900), (350, 950), (316, 900))), look.OXBLOOD)
        for s in (-1, 1):
            lapel = polygon(((350 + s * 70, 730), (350 + s * 150, 770), (350 + s * 120, 830), (350 + s * 146, 860),
                (350, 1020)))  # fmt: skip
            lit(painter, lapel, "#1A1820", look.BRASS, (-6, -5), shade=BLACK, width=4)
    night = blob(((430, 400), (700, 380), (720, 1140), (400, 1140), (430, 1000), (392, 880), (470, 760), (470, 560)),
        tension=0.4)  # fmt: skip
    glaze(painter, night, BLACK, 0.5)
    _big_head(painter)
    arm(painter, ((110, 900), (66, 1070), (172, 1010)), 124, "#1A1820", look.BRASS, (-9, -7), cuff=look.BONE, body=body)
    coin(painter, 306, 958, 240)
    fingers(painter, 190, 990, 12, 1.04, "#E6B88C", mirror=True)
    rimmed(painter, rect(186, 956, 32, 27, 6), look.DANGER, BLACK, 4)
    arm(painter, ((590, 890), (684, 1090), (588, 986)), 124, "#1A1820", look.BRASS, (-9, -7), cuff=look.BONE, body=body)
    lit(painter, thick_line(((566, 850), (530, 1150)), 24), "#3A2016", look.BRASS, (-5, 0), shade="#140A06", width=5)
    _bull(painter, 576, 786)
    fist(painter, 560, 916, 4, 1.04, "#E6B88C", thumb=False)
    rimmed(painter, rect(518, 886, 30, 27, 6), look.DANGER, BLACK, 4)
    gloom(painter, 330, 660, 460, 0.4)


def _chair(painter: QPainter) -> None:
    """His chair of red leather, with a bull's horns."""
    chair = blob(((90, 1130), (80, 640), (140, 480), (350, 420), (560, 480), (620, 640), (610, 1130)), tension=0.6)
    lit(painter, chair, look.OXBLOOD, look.DANGER, (-9, -9), shade="#33090F", width=8)
    for x, y in ((160, 620), (230, 540), (470, 540), (540, 620), (130, 760), (570, 760)):
        rimmed(painter, disc(x, y, 11), "#33090F", BLACK, 2)
    for s in (-1, 1):
        horn = blob(((350 + s * 190, 520), (350 + s * 236, 446), (350 + s * 258, 350), (350 + s * 222, 226),
            (350 + s * 300, 310), (350 + s * 330, 420), (350 + s * 306, 516), (350 + s * 230, 570)))  # fmt: skip
        lit(painter, horn, look.BONE, look.BONE, (-9, -5), shade="#8E8680")


def _big_head(painter: QPainter) -> None:
    """His heavy head, a little tilted: jowls, a moustache, a cigar that smokes, his hat."""
    painter.save()
    painter.translate(338, 780)
    painter.rotate(-7)
    painter.scale(1.09, 1.09)
    painter.translate(-350, -780)
    jowls = blob(((262, 680), (438, 680), (446, 726), (418, 772), (350, 792), (282, 772), (254, 726)), tension=0.8)
    rimmed(painter, jowls, "#C8936A", BLACK, 6)
    within(painter, jowls, polygon(((356, 600), (500, 600), (500, 820), (376, 820))), "#4A2E1C")
    within(painter, jowls, jowls.subtracted(jowls.translated(0, -15)), "#FFC850")  # the coin shines up at him
    painter.save()
    painter.translate(350, 0)
    painter.scale(1.12, 1)
    painter.translate(-350, 0)
    front(painter, 350, 596, 1.3, Face("#94603A", "#E6B88C", nose=Nose.BROAD, stern=0.9, brow=17, smile=-0.8, jaw=1,
        old=True, lid=0.4, arch=0.8, gaze=-0.5))  # fmt: skip
    painter.restore()
    brim = blob(((244, 500), (456, 500), (458, 566), (410, 590), (372, 566), (350, 590), (312, 570), (272, 596), (244,
        574)), tension=0.5)  # fmt: skip
    glaze(painter, brim, BLACK, 0.6)
    glow(painter, 494, 729, 90, look.DANGER, 0.4)
    fill(painter, joined(disc(294, 587, 4), disc(393, 585, 4)), look.BONE)
    rimmed(painter, blob(((282, 664), (320, 640), (350, 650), (380, 640), (418, 664), (384, 676), (350, 662),
        (316, 676))), "#17120F", BLACK, 3)  # fmt: skip
    rimmed(painter, limb(((386, 690, 22), (486, 726, 26))), "#6B3A1E", BLACK, 5)
    rimmed(painter, disc(494, 729, 15), look.DANGER, BLACK, 3)
    for drift, share in ((0, 0.5), (16, 0.4)):
        curl = [(508 + drift * step / 6 + (10 + step * 3) * math.sin(step * 0.9 + drift), 706 - step * 26,
            7 + step * 2.4) for step in range(14)]  # fmt: skip
        glaze(painter, limb(curl), "#C8C2CC", share)
    hat = joined(blob(((250, 500), (256, 400), (290, 366), (350, 384), (410, 362), (446, 400), (450, 500)),
        tension=0.7))  # fmt: skip
    lit(painter, hat, "#23212C", look.BRASS, (-10, -8), shade=BLACK)
    _hatband(painter, hat)
    lit(painter, blob(((180, 506), (260, 478), (350, 486), (440, 478), (520, 506), (440, 522), (350, 516),
        (260, 522))), "#23212C", look.BRASS, (-5, -6), shade=BLACK)  # fmt: skip
    painter.restore()


def _hatband(painter: QPainter, hat: QPainterPath) -> None:
    """The band around the king's hat is a crown."""
    points = ((230, 492), (230, 430), (270, 452), (280, 396), (316, 448), (350, 380), (384, 448), (420, 396),
        (430, 452), (470, 430), (470, 492))  # fmt: skip
    gold = polygon(points).intersected(hat.translated(0, 2))
    lit(painter, gold, look.BRASS, look.BONE, (-7, -6), shade="#7A5218", width=5)
    for x, y, wide in ((290, 468, 11), (350, 466, 15), (410, 468, 11)):
        rimmed(painter, polygon(((x - wide, y), (x, y - 15), (x + wide, y), (x, y + 15))), look.DANGER, BLACK, 4)


def _bull(painter: QPainter, x: float, y: float) -> None:
    """A golden bull's head, the knob of his cane."""
    with tilted(painter, x, y, -8):
        horns = [blob([(x + way * a, y + b) for a, b in ((18, -30), (44, -34), (58, -58), (54, -84), (76, -62), (76,
            -30), (52, -10), (22, -12))], tension=0.7) for way in (-1, 1)]  # fmt: skip
        lit(painter, joined(*horns), look.BONE, look.BONE, (-5, -4), shade="#8E8680", width=5)
        ears = [blob([(x + way * a, y + b) for a, b in ((26, -12), (60, -8), (54, 12), (30, 8))], tension=0.7)
            for way in (-1, 1)]  # fmt: skip
        lit(painter, joined(*ears), look.BRASS, look.BONE, (-4, -4), shade="#7A5218", width=5)
        head = blob(((x - 36, y - 30), (x, y - 40), (x + 36, y - 30), (x + 34, y + 6), (x + 24, y + 34), (x + 26,
            y + 54), (x, y + 66), (x - 26, y + 54), (x - 24, y + 34), (x - 34, y + 6)), tension=0.8)  # fmt: skip
        lit(painter, head, look.BRASS, look.BONE, (-7, -7), shade="#7A5218", width=6)
        fill(painter, joined(*(ink(((x + way * 28, y - 12, 2), (x + way * 18, y - 2, 8), (x + way * 8, y + 2, 2)))
            for way in (-1, 1)), *(disc(x + way * 11, y + 48, 5, 4) for way in (-1, 1))), BLACK)  # fmt: skip
        stroke(painter, disc(x, y + 62, 12, 12), BLACK, 9)
        stroke(painter, disc(x, y + 62, 12, 12), look.BONE, 4)
