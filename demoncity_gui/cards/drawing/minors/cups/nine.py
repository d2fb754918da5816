"""The Nine of Cups."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.features import ear, ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DARK, _SKIN, _DUSK = "#A01C2C", "#2B070D", "#E8B88C", "#9A5E3A"


def scene(painter: QPainter, t: Tones) -> None:
    """The owner, a hand on his belly, eight of his best glasses before him: the ninth he lifts to himself."""
    _room(painter, t)
    painter.save()
    painter.translate(92, 104)
    painter.scale(0.88, 0.88)  # so low and so far to the right that the TV's large index leaves his head free
    body = _jacket(painter)
    painter.save()
    place_at(painter, (404, 640), (296, 234), 1.16)
    _owner(painter, t)
    painter.restore()
    _arms(painter, body)
    painter.restore()
    lit(painter, rect(-20, 890, 740, 50), "#6B3D22", look.SODIUM, (0, -6), shade="#3A1E10")
    lit(painter, rect(-20, 930, 740, 300), "#4A2A18", look.SODIUM, (0, -7), shade="#1F120A")
    for foot, places in ((918, (220, 350, 480)), (1048, (92, 221, 350, 479, 608))):
        for x in places:
            glaze(painter, disc(x - 10, foot - 2, 70, 12), BLACK, 0.6)
            glass(painter, x, foot, 136)
    gloom(painter, 350, 520, 500, 0.36)


def _room(painter: QPainter, t: Tones) -> None:
    """A blue curtain in folds, and the light of a lamp on it."""
    fill(painter, rect(0, -150, 700, 1300), "#14204A")
    for number, x in enumerate(range(-20, 720, 62)):
        wide = 34 + number * 17 % 14
        fold = blob(((x, -160), (x + wide, -160), (x + wide + 6, 300), (x + wide - 4, 900), (x - 6, 900), (x + 4, 300)),
            tension=0.6)  # fmt: skip
        lit(painter, fold, "#22367A", "#4A6AC0", (5, 0), shade="#0C1430", edge="#0A1026", width=3)
    glow(painter, 340, 250, 330, "#F2A860", 0.34)
    glow(painter, 540, 380, 200, t.light, 0.6)


def _jacket(painter: QPainter) -> QPainterPath:
    """His dinner jacket over a great belly, a shirt front, a bow tie, a flower; half of it sinks into the dark."""
    body = blob(((296, 440), (390, 448), (470, 476), (536, 530), (566, 620), (580, 760), (570, 1000), (22, 1000), (12,
        760), (26, 620), (56, 530), (122, 476), (202, 448)), tension=0.8)  # fmt: skip
    lit(painter, body, _RED, look.DANGER, (-15, -9), shade=_DARK)
    within(painter, body, blob(((430, 560), (500, 640), (560, 700), (600, 700), (600, 1010), (380, 1010), (400, 800)),
        tension=0.6), _DARK)  # fmt: skip
    throat = blob(((212, 340), (380, 340), (382, 440), (400, 520), (192, 520), (210, 440)), tension=0.5)
    lit(painter, throat, _SKIN, _SKIN, (-8, -4), shade=_DUSK, width=5, smooth=True)
    within(painter, throat, blob(((180, 330), (420, 330), (410, 470), (340, 462), (260, 450), (190, 420)),
        tension=0.7), mixed(BLACK, _DUSK, 0.6))  # fmt: skip
    shirt = blob(((224, 500), (296, 522), (368, 500), (380, 600), (372, 760), (340, 940), (250, 940), (218, 760), (212,
        600)), tension=0.5)  # fmt: skip
    lit(painter, shirt, look.BONE, look.BONE, (-6, -4), shade="#7C7890", width=5)
    within(painter, shirt, blob(((316, 440), (400, 440), (400, 960), (300, 960), (330, 760), (326, 600)), tension=0.5),
        "#8C88A0")  # fmt: skip
    for y in (610, 680):
        rimmed(painter, disc(296, y, 10), "#17161D", BLACK, 2)
    for way in (-1, 1):
        lapel = blob(((296 + way * 74, 446), (296 + way * 150, 540), (296 + way * 128, 660), (296 + way * 84, 860),
            (296 + way * 66, 700)), tension=0.5)  # fmt: skip
        lit(painter, lapel, "#3A0A12", look.DANGER, (-6, -5), shade=BLACK, width=5)
        wing = polygon(((296, 520), (296 + way * 96, 410), (296 + way * 116, 476), (296 + way * 62, 556)))
        tone = look.BONE if way < 0 else "#A8A4B4"
        lit(painter, wing, tone, tone, (-3, -3), shade="#8C88A0", width=5)
    bow = joined(*(blob(((296, 520), (296 + way * 84, 486), (296 + way * 98, 526), (296 + way * 84, 568)), tension=0.5)
        for way in (-1, 1)), disc(296, 526, 20))  # fmt: skip
    lit(painter, bow, "#1C1B26", "#4A5A78", (-3, -4), width=5)
    for turn in range(0, 360, 60):  # a flower in his buttonhole
        petal = (408 + 20 * math.cos(math.radians(turn)), 580 + 20 * math.sin(math.radians(turn)))
        lit(painter, disc(*petal, 16), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
    fill(painter, disc(408, 580, 10), look.SODIUM)
    return body


def _arms(painter: QPainter, body: QPainterPath) -> None:
    """One hand lies on his belly; the other arm lifts the ninth glass."""
    sleeve = blob(((60, 566), (112, 540), (164, 580), (184, 690), (262, 690), (264, 790), (170, 836), (60, 860), (6,
        826), (8, 730)), tension=0.7)  # fmt: skip
    glaze(painter, sleeve.translated(14, 20), BLACK, 0.4)
    lit(painter, sleeve, _RED, look.DANGER, (-9, -8), shade=_DARK)
    creases = (((184, 690, 2), (140, 724, 11), (84, 740, 2)), ((184, 694, 2), (160, 750, 10), (120, 790, 2)), ((150,
        600, 10), (166, 650, 34), (178, 700, 20), (184, 730, 2)))  # fmt: skip
    within(painter, sleeve, joined(*(ink(crease) for crease in creases)), _DARK)
    palm(painter, 330, 732, 80, 0.96, _SKIN, back=True, apart=0.3, mirror=True)
    cuff = blob(((246, 682), (280, 680), (288, 740), (282, 796), (250, 800), (242, 740)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-4, -4), shade="#7C7890", width=5)
    arm(painter, ((506, 590), (628, 780), (586, 520)), 132, _RED, look.DANGER, (-9, -8), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    with grip(painter, 540, 412, 2, 0.9, _SKIN, across=146):
        glass(painter, 540, 486, 200, 4)
    fill(painter, star(500, 310, 56, 9, 4, 10), look.BONE)


def _owner(painter: QPainter, t: Tones) -> None:
    """His head, thrown back a little: bald, three chins, a great moustache, and he beams till his eyes shut."""
    with tilted(painter, 404, 780, 7):
        for way in (-1, 1):  # what hair he has is behind his ears
            tuft = blob([(404 + way * x, y) for x, y in ((66, 556), (92, 566), (112, 600), (124, 640), (122, 676), (110,
                704), (80, 700))], tension=0.8)  # fmt: skip
            lit(painter, tuft, "#3A2218", t.light, (-4, -4), shade=BLACK, width=5)
        chins = blob(((300, 690), (312, 640), (500, 640), (512, 700), (490, 776), (404, 806), (320, 776)), tension=0.8)
        lit(painter, chins, _SKIN, _SKIN, (-10, -5), shade=_DUSK)
        face = Face(_DUSK, _SKIN, nose=Nose.BROAD, stern=-0.9, brow=14, brow_colour="#3A2218", jaw=1, smile=1.2,
            squint=0.7, iris="#3A6AA8")  # fmt: skip
        front(painter, 404, 640, 1.2, face)
        for way in (-1, 1):  # great ears, the roots of which are behind his cheeks
            painter.save()
            painter.setClipRect(QRectF(490 if way > 0 else 218, 540, 100, 200), Qt.ClipOperation.IntersectClip)
            ear(painter, 404 + way * 98, 634, way * 1.5, face, dark=way > 0)
            painter.restore()
        for x, tone in ((340, "#E8906E"), (470, "#B4603F")):
            fill(painter, disc(x, 690, 27, 19), tone)
        fill(painter, blob(((370, 690), (440, 690), (446, 726), (404, 738), (364, 726)), tension=0.8), _SKIN)
        smile = (((346, 706, 3), (372, 730, 8), (404, 738, 9), (438, 728, 8), (464, 702, 3)), ((334, 690, 2), (340, 706,
            6), (352, 712, 2)), ((476, 686, 2), (470, 702, 6), (458, 708, 2)))  # fmt: skip
        fill(painter, joined(*(ink(points) for points in smile)), "#3A1410")
        fill(painter, ink(((380, 752, 2), (404, 758, 7), (428, 752, 2))), _DUSK)
        for way in (-1, 1):
            curl = blob(((404, 676), (404 + way * 40, 670), (404 + way * 80, 694), (404 + way * 98, 682), (404 + way
                * 90, 716), (404 + way * 50, 712), (404, 696)), tension=0.9)  # fmt: skip
            lit(painter, curl, "#3A2218", look.SODIUM, (-4, -5), shade=BLACK, width=4)
        fill(painter, blob(((340, 552), (372, 530), (410, 530), (380, 546)), tension=0.8), mixed(_SKIN, look.BONE, 0.7))
