"""The Nine of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RED, _DARK, _SKIN = "#A01C2C", "#2B070D", "#E2B58A"


def scene(painter: QPainter, t: Tones) -> None:
    """The owner after closing time, with eight of his best lit up behind him: the ninth he lifts to himself."""
    _shelves(painter, t)
    neck(painter, 448, 670, 150, 784, _SKIN)
    painter.save()
    painter.translate(24, 14)
    body = _jacket(painter).translated(24, 14)
    _collar(painter)
    painter.restore()
    painter.save()
    painter.translate(450, 598)
    painter.scale(0.9, 0.9)
    painter.translate(-404, -640)
    _owner(painter, t)
    painter.restore()
    lit(painter, rect(-20, 1000, 740, 60), "#6B3D22", look.SODIUM, (0, -6), shade="#3A1E10")
    lit(painter, rect(-20, 1050, 740, 160), "#4A2A18", look.SODIUM, (0, -7), shade="#1F120A")
    _arms(painter, t, body)
    gloom(painter, 350, 600, 440, 0.36)


def _shelves(painter: QPainter, t: Tones) -> None:
    """A recess behind the bar: four glasses on each of two shelves, all light behind them."""
    sky(painter, "#0C141E", "#16222E", 1000)
    for x in range(20, 700, 70):
        fill(painter, rect(x, 480, 6, 700), "#0A1018")
    fill(painter, rect(0, -150, 236, 640), "#1A1412")  # a door that is shut, at the left of it
    fill(painter, rect(236, -150, 470, 640), "#2B180E")
    for deep, tone in ((0, "#0E0A0A"), (10, "#1A1412")):
        fill(painter, rect(52 + deep, -60, 140 - 2 * deep, 510 - deep, 6), tone)
    lit(painter, disc(204, 440, 9), look.SODIUM, look.BONE, (-2, -2), width=3)
    for x in (260, 360, 460, 560):  # and small panels over it
        rimmed(painter, rect(x, 50, 88, 84, 4), "#3A2214", BLACK, 5)
    fill(painter, rect(250, 168, 416, 320), mixed(BLACK, t.light, 0.3))
    for foot in (310, 462):
        for step in range(4):
            glaze(painter, rect(250, foot - 130 + step * 34, 416, 134 - step * 34), look.SODIUM, 0.26)
        lit(painter, rect(250, foot, 416, 16), "#6B4022", look.SODIUM, (0, -6), shade="#2B180E", width=5)
    lit(painter, rect(236, 148, 470, 22), "#6B4022", look.SODIUM, (0, 7), shade="#2B180E", width=5)
    for left in (230, 662):  # its frame
        lit(painter, rect(left, -150, 22, 640), "#5A3420", look.SODIUM, (5 if left < 300 else -5, 0), shade="#2B180E",
            width=5)  # fmt: skip
    lit(painter, rect(-20, 478, 740, 26), "#6B4022", look.SODIUM, (0, -5), shade="#2B180E", width=5)
    glow(painter, 457, 600, 330, look.SODIUM, 0.3)
    for x in (309, 408, 507, 606):
        for foot in (310, 462):
            glass(painter, x, foot, 117)


def _jacket(painter: QPainter) -> QPainterPath:
    """His dinner jacket over a great belly, a shirt front, a flower; half of it sinks into the dark."""
    body = bust(424, 752, 436, 1200, waist=1.0, hip=1.06)
    lit(painter, body, _RED, look.DANGER, (-15, -8), shade=_DARK)
    fill(painter, polygon(((366, 750), (484, 750), (432, 1010))), look.BONE)
    within(painter, body, polygon(((450, 750), (490, 750), (432, 1010))), "#8C88A0")
    fill(painter, polygon(((362, 730), (486, 730), (424, 812))), mixed(BLACK, _SKIN, 0.6))
    for y in (866, 920, 974):
        rimmed(painter, disc(428, y, 8), "#17161D", BLACK, 2)
    for way in (-1, 1):
        lapel = blob(((424 + way * 58, 744), (424 + way * 122, 812), (424 + way * 98, 900), (424 + way * 28, 1040),
            (424 + way * 8, 980)), tension=0.5)  # fmt: skip
        lit(painter, lapel, "#3A0A12", look.DANGER, (-6, -5), shade=BLACK, width=5)
    for turn in range(0, 360, 60):  # a flower in his buttonhole
        petal = (512 + 18 * math.cos(math.radians(turn)), 840 + 18 * math.sin(math.radians(turn)))
        lit(painter, disc(*petal, 14), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
    fill(painter, disc(512, 840, 9), look.SODIUM)
    return body


def _collar(painter: QPainter) -> None:
    """A stiff collar under his chins, and a bow tie."""
    for way, tone in ((-1, look.BONE), (1, "#A8A4B4")):
        lit(painter, polygon(((424, 796), (424 + way * 84, 706), (424 + way * 98, 762), (424 + way * 50, 830))), tone,
            tone, (-3, -3), shade="#8C88A0", width=5)  # fmt: skip
    bow = joined(*(blob(((424, 800), (424 + way * 70, 772), (424 + way * 82, 806), (424 + way * 70, 842)), tension=0.5)
        for way in (-1, 1)), disc(424, 806, 17))  # fmt: skip
    lit(painter, bow, "#1C1B26", "#4A5A78", (-3, -4), width=5)


def _arms(painter: QPainter, t: Tones, body: QPainterPath) -> None:
    """One forearm lies along the bar, its hand flat; the other arm lifts the ninth glass."""
    glaze(painter, limb(((360, 1056, 20), (480, 1072, 36), (640, 1078, 44))), BLACK, 0.5)
    painter.save()
    painter.translate(398, 1038)
    painter.scale(1, 0.66)
    palm(painter, 0, 0, -92, 0.94, _SKIN, back=True, apart=0.4)
    painter.restore()
    _sleeve(painter, ((614, 874), (646, 1032), (462, 1036)), body)
    arm(painter, ((284, 876), (120, 962), (204, 744)), 116, _RED, look.DANGER, (-10, -7), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    glow(painter, 140, 630, 150, t.light, 0.5)
    with grip(painter, 142, 658, -6, 0.82, _SKIN, across=130):
        glass(painter, 138, 726, 184, -6)
    fill(painter, star(74, 574, 60, 10, 4, 10), look.BONE)


def _sleeve(painter: QPainter, joints: tuple[Point, Point, Point], body: QPainterPath) -> None:
    """A sleeve to the wrist, a white cuff at its end."""
    _, elbow, wrist = joints
    lit(painter, limb(((*along(elbow, wrist, 1.06, -22), 24), (*along(elbow, wrist, 1.06, 22), 24))), look.BONE,
        look.BONE, (-3, -4), shade="#8C88A0", width=5)  # fmt: skip
    sleeve(painter, joints, (120, 104, 74), _RED, look.DANGER, (-8, -8), body=body)


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
