"""The Nine of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The owner after closing time, with eight of his best lit up behind him: the ninth he lifts to himself."""
    _shelves(painter, t)
    painter.save()
    painter.translate(394, 1030)
    painter.scale(1.08, 1.08)
    painter.translate(-404, -1030)
    body = _jacket(painter)
    _owner(painter, t)
    rimmed(painter, polygon(((402, 800), (476, 768), (478, 836), (402, 806), (330, 836), (328, 768))), "#17161D", BLACK,
        3)  # fmt: skip
    _arms(painter, t, body)
    painter.restore()
    lit(painter, rect(-20, 1034, 740, 160), "#4A2A18", look.SODIUM, (0, -9), shade="#1F120A")
    gloom(painter, 350, 600, 440, 0.36)


def _shelves(painter: QPainter, t: Tones) -> None:
    """Eight glasses on two shelves, all light behind them."""
    sky(painter, "#0C141E", "#16222E", 1000)
    for x in range(20, 700, 70):
        fill(painter, rect(x, -150, 6, 1300), "#0A1018")
    for y, left in ((162, 220), (350, 20)):  # the shelves, lit from behind
        fill(painter, rect(left, y - 30, 700, 190), mixed(BLACK, t.light, 0.3))
        for step in range(4):
            glaze(painter, rect(left, y - 14 + step * 40, 700, 174 - step * 40), look.SODIUM, 0.26)
        lit(painter, rect(left - 10, y + 158, 720, 22, 6), "#6B4022", look.SODIUM, (0, -7), shade="#2B180E", width=5)
    glow(painter, 386, 560, 330, look.SODIUM, 0.3)
    for x, foot in ((297, 320), (401, 320), (505, 320), (609, 320), (92, 508), (196, 508), (524, 508), (622, 508)):
        glass(painter, x, foot, 128)


def _jacket(painter: QPainter) -> QPainterPath:
    """His dinner jacket over a great belly, a shirt front, a flower; half of it sinks into the dark."""
    red, dark = "#A01C2C", "#2B070D"
    body = bust(404, 792, 490, 1200, waist=1.0, hip=1.06)
    lit(painter, body, red, look.DANGER, (-15, -8), shade=dark)
    fill(painter, polygon(((336, 780), (474, 780), (412, 1030))), look.BONE)
    within(painter, body, polygon(((440, 780), (480, 780), (412, 1030))), "#8C88A0")
    for y in (880, 930, 980):
        rimmed(painter, disc(408, y, 8), "#17161D", BLACK, 2)
    for way in (-1, 1):
        lapel = blob(((404 + way * 66, 764), (404 + way * 130, 840), (404 + way * 104, 930), (404 + way * 30, 1080),
            (404 + way * 8, 1000)), tension=0.5)  # fmt: skip
        lit(painter, lapel, "#3A0A12", look.DANGER, (-6, -5), shade=BLACK, width=5)
    night = blob(((560, 800), (700, 860), (700, 1220), (520, 1220), (556, 1060), (580, 940)), tension=0.6)
    within(painter, body, night, "#1A0408")
    return body


def _flower(painter: QPainter) -> None:
    """A flower in his buttonhole."""
    for turn in range(0, 360, 60):
        petal = (508 + 18 * math.cos(math.radians(turn)), 872 + 18 * math.sin(math.radians(turn)))
        lit(painter, disc(*petal, 14), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
    fill(painter, disc(508, 872, 9), look.SODIUM)


def _arms(painter: QPainter, t: Tones, body: QPainterPath) -> None:
    """One hand in the breast of his jacket, in the other the ninth glass."""
    red, dark, skin = "#A01C2C", "#2B070D", "#E2B58A"
    arm(painter, ((600, 900), (664, 1046), (524, 974)), 128, red, look.DANGER, (-10, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    flap = blob(((482, 800), (534, 848), (512, 930), (486, 1080), (434, 1080), (424, 970), (446, 880)), tension=0.5)
    lit(painter, flap, "#3A0A12", look.DANGER, (-6, -5), shade=BLACK, width=6)
    _flower(painter)
    painter.translate(22, 0)
    arm(painter, ((206, 920), (116, 1036), (236, 878)), 112, red, look.DANGER, (-10, -7), skin=skin, body=body)
    lit(painter, blob(((226, 850), (244, 816), (284, 818), (284, 880)), tension=0.5), skin, skin, (-5, -5),
        shade="#9A5E3A", width=5)  # fmt: skip
    lit(painter, polygon(((194, 862), (216, 828), (292, 876), (272, 912))), look.BONE, look.BONE, (-5, -5),
        shade="#8C88A0", width=5)  # fmt: skip
    fore = blob(((62, 1050), (66, 1004), (112, 940), (188, 852), (274, 904), (240, 980), (180, 1076), (100, 1090)),
        tension=0.6)  # fmt: skip
    lit(painter, fore, red, look.DANGER, (-9, -7), shade=dark, width=5)
    within(painter, fore, joined(ink(((110, 966, 2), (134, 990, 10), (140, 1030, 2))), ink(((80, 1010, 2), (112, 1020,
        9), (128, 1050, 2)))), dark)  # fmt: skip
    glow(painter, 170, 730, 170, t.light, 0.5)
    with grip(painter, 172, 764, -6, 0.82, skin, across=150):
        glass(painter, 166, 852, 218, -6)


def _owner(painter: QPainter, t: Tones) -> None:
    """His head, thrown back a little: bald, three chins, a great moustache, and he beams till his eyes shut."""
    skin, dusk = "#E8B88C", "#9A5E3A"
    with tilted(painter, 404, 780, 7):
        chins = blob(((300, 690), (312, 640), (500, 640), (512, 700), (490, 776), (404, 806), (320, 776)), tension=0.8)
        lit(painter, chins, skin, skin, (-10, -5), shade=dusk)
        front(painter, 404, 640, 1.2, Face(dusk, skin, nose=Nose.BROAD, stern=-0.9, brow=14, brow_colour="#3A2218",
            jaw=1, smile=1.2, open=False))  # fmt: skip
        for x, tone in ((340, "#E8906E"), (470, "#B4603F")):
            fill(painter, disc(x, 690, 27, 19), tone)
        fill(painter, blob(((370, 690), (440, 690), (446, 726), (404, 738), (364, 726)), tension=0.8), skin)
        smile = (((346, 706, 3), (372, 730, 8), (404, 738, 9), (438, 728, 8), (464, 702, 3)), ((334, 690, 2), (340, 706,
            6), (352, 712, 2)), ((476, 686, 2), (470, 702, 6), (458, 708, 2)))  # fmt: skip
        fill(painter, joined(*(ink(points) for points in smile)), "#3A1410")
        fill(painter, ink(((380, 752, 2), (404, 758, 7), (428, 752, 2))), dusk)
        for way in (-1, 1):
            curl = blob(((404, 676), (404 + way * 40, 670), (404 + way * 80, 694), (404 + way * 110, 668), (404 + way
                * 96, 712), (404 + way * 50, 712), (404, 696)), tension=0.9)  # fmt: skip
            lit(painter, curl, "#3A2218", look.SODIUM, (-4, -5), shade=BLACK, width=4)
            tuft = blob(((404 + way * 84, 650), (404 + way * 108, 606), (404 + way * 92, 548), (404 + way * 68, 570),
                (404 + way * 76, 610)))  # fmt: skip
            lit(painter, tuft, "#3A2218", t.light, (-4, -4), width=4)
        fill(painter, blob(((340, 552), (372, 530), (410, 530), (380, 546)), tension=0.8), mixed(skin, look.BONE, 0.7))
