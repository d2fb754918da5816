"""The Knight of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, polygon, rect, ring
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _PALE = "#D8A070", "#FFE9B0"
_GREEN, _DEEP = "#2F6244", "#0A1A14"
_HUB: Point = (214, 838)
_FRONT: Point = (588, 964)


def scene(painter: QPainter, t: Tones) -> None:
    """An old farmer in a knight's helmet ploughs by the moon, slowly, to the end; the coin is his great wheel's hub."""
    sky(painter, "#0B0E1C", "#4A3418", 620)
    glow(painter, 440, 330, 420, look.SODIUM, 0.6)
    fill(painter, disc(440, 330, 216), "#F8D98A")
    fill(painter, joined(disc(520, 250, 34), disc(560, 380, 22), disc(400, 180, 20)), "#E8BE64")
    city(painter, 640, "#1B1712", look.SODIUM, tall=190, seed=50, left=480, edge=look.BRASS)
    _field(painter)
    _gulls(painter)
    _engine(painter)
    _leg(painter)
    _farmer(painter)
    _wheels(painter)
    _earth(painter)
    gloom(painter, 330, 560, 460, 0.5)


def _field(painter: QPainter) -> None:
    """Furrow beside furrow up to the town, each with the moon on its crest."""
    fill(painter, rect(0, 620, 700, 600), "#2A1A12")
    top = 624.0
    for row in range(9):
        high = 10 + 7 * row
        crest = blob(((-40, top + high), *((x, top + (x * 37 % 5) * 0.05 * high) for x in range(-20, 740, 58)), (760,
            top + high), (760, top + high * 1.5), (-40, top + high * 1.5)), tension=0.8)  # fmt: skip
        lit(painter, crest, "#6A4A2C", look.BRASS, (1, -2 - row * 0.7), shade="#1A0E0A", width=3)
        top += high * 1.12


def _gulls(painter: QPainter) -> None:
    """They follow the plough."""
    wings = blob(((0, 0), (-26, -34), (-70, -40), (-36, -20), (-20, 8), (-40, 22), (4, 22), (26, 12), (14, 2), (20,
        -30), (54, -54), (10, -40)), tension=0.5)  # fmt: skip
    for x, y, size, turn in ((96, 320, 0.9, -14), (60, 416, 0.5, 10)):
        lit(painter, placed(wings, x, y, size, turn), look.BONE, look.BONE, (3, -4), shade="#6E6874", width=5)


def _engine(painter: QPainter) -> None:
    """The bonnet, its grille, lamp and pipe; the long column of the steering wheel."""
    smoke = joined(*(disc(x, y, r) for x, y, r in ((552, 236, 26), (538, 200, 34), (562, 186, 34), (530, 140, 46), (580,
        130, 44), (514, 66, 58), (592, 60, 60), (550, 20, 60))))  # fmt: skip
    lit(painter, smoke, "#4A4038", "#C8A868", (-7, 6), shade="#1E1A1C", width=6)
    fill(painter, joined(*(ink(line) for line in (((528, 214, 1), (548, 220, 5), (566, 206, 1)), ((520, 166, 1), (548,
        172, 6), (570, 156, 1)), ((520, 104, 1), (556, 108, 7), (584, 88, 1))))), "#1E1A1C")  # fmt: skip
    lit(painter, limb(((548, 590, 30), (548, 300, 30))), "#2A2A30", _PALE, (7, -2), shade=BLACK)
    lit(painter, rect(520, 372, 56, 92, 10), "#3A3A42", _PALE, (7, -4), shade=BLACK)
    lit(painter, polygon(((532, 300), (532, 276), (548, 264), (578, 276), (564, 300))), "#2A2A30", _PALE, (4, -4),
        shade=BLACK)  # fmt: skip
    frame = polygon(((330, 730), (660, 730), (660, 906), (600, 956), (330, 890)))
    lit(painter, frame, "#2A2A2E", look.BRASS, (3, -6), shade=BLACK)
    bonnet = blob(((392, 790), (396, 604), (420, 578), (560, 570), (640, 582), (664, 610), (668, 790)), tension=0.4)
    lit(painter, bonnet, _GREEN, _PALE, (4, -13), shade=_DEEP)
    within(painter, bonnet, rect(380, 720, 230, 90), _DEEP)
    fill(painter, joined(*(limb(((500 + 32 * k, 642, 11), (500 + 32 * k, 700, 11))) for k in range(3))), BLACK)
    grille = blob(((612, 590), (640, 586), (668, 614), (674, 810), (612, 810)), tension=0.4)
    lit(painter, grille, look.BRASS, "#FFF6D8", (6, -6), shade="#5A3E10")
    fill(painter, joined(*(rect(622, 626 + 27 * k, 60, 12) for k in range(7))), "#2A1C0A")
    lit(painter, limb(((462, 500, 20), (580, 588, 20))), "#2A2A30", _PALE, (3, -5), shade=BLACK)


def _leg(painter: QPainter) -> None:
    """His knee, bent over the footplate, and a tall boot that stands on it."""
    lit(painter, rect(396, 806, 190, 20, 6), "#3A3A42", _PALE, (3, -5), shade=BLACK)
    trousers = blob(((300, 570), (420, 556), (480, 570), (502, 604), (496, 660), (488, 712), (412, 712), (410, 650),
        (300, 690)), tension=0.7)  # fmt: skip
    lit(painter, trousers, "#34406E", _PALE, (8, -8), shade="#0A0E20")
    within(painter, trousers, joined(*(ink(line) for line in (((494, 622, 2), (466, 630, 7), (436, 622, 1)), ((490, 652,
        2), (456, 656, 7), (430, 644, 1))))), "#0A0E20")  # fmt: skip
    boot = blob(((404, 684), (404, 676), (496, 676), (496, 684), (490, 742), (504, 764), (552, 776), (570, 796), (568,
        808), (408, 808), (412, 740)), tension=0.5)  # fmt: skip
    lit(painter, boot, "#8A5426", _PALE, (7, -6), shade="#26120A")
    fill(painter, joined(rect(406, 796, 164, 12, 4), limb(((404, 694, 9), (450, 698, 9), (494, 694, 9)))), "#26120A")


def _farmer(painter: QPainter) -> None:
    """Stout and upright on his seat: a leather waistcoat, one sleeve forward to the wheel in his fist."""
    lit(painter, limb(((92, 440, 44), (108, 640, 44))), "#5A3A22", look.BRASS, (6, -5), shade="#1C0E08")
    body = blob(((176, 350), (222, 318), (300, 316), (352, 352), (382, 430), (394, 510), (388, 680), (124, 680), (118,
        520), (136, 420)), tension=0.8)  # fmt: skip
    lit(painter, body, "#C8B28A", _PALE, (13, -7), shade="#5A4632")
    vest = body.subtracted(limb(((190, 360, 160), (226, 560, 150))))
    lit(painter, vest, "#6A4426", _PALE, (13, -7), shade="#1C0E08")
    within(painter, vest, blob(((110, 300), (210, 320), (190, 420), (210, 520), (190, 660), (90, 660)), tension=0.6),
        "#1C0E08")  # fmt: skip
    for y in (408, 470, 532):
        rimmed(painter, disc(364 + (y - 408) * 0.1, y, 9), look.BRASS, BLACK, 4)
    _head(painter)
    wheel = placed(ring(0, 0, 112, 88), 0, 0)
    painter.save()
    painter.translate(462, 470)
    painter.rotate(12)
    painter.scale(0.3, 1)
    lit(painter, wheel, "#2A2A30", _PALE, (-14, -5), shade=BLACK, width=9)
    painter.restore()
    arm(painter, ((212, 384), (258, 552), (382, 482)), 116, "#C8B28A", _PALE, (9, -8), skin=_SKIN, body=body)
    with grip(painter, 440, 452, 0, 0.76, _SKIN, across=30, mirror=True, towards=(0.8, -0.6)), tilted(painter, 462, 470,
            12):  # fmt: skip
        lit(painter, limb(((432, 424, 24), (430, 470, 24), (436, 514, 24))), "#2A2A30", _PALE, (-4, -2), shade=BLACK,
            width=5)  # fmt: skip


def _head(painter: QPainter) -> None:
    """His profile before the moon: white moustache, patient eye, a helmet with its visor up, ears of wheat on it."""
    steel = "#8A90A0"
    painter.save()
    painter.translate(286, 236)
    painter.scale(0.86, 0.86)
    for turn, high in ((-58, 150), (-36, 172), (-14, 150)):
        with tilted(painter, -30, -116, turn):
            stroke(painter, limb(((-30, -110, 4), (-30, -116 - high * 0.5, 4))), BLACK, 8)
            fill(painter, limb(((-30, -110, 5), (-30, -116 - high * 0.5, 5))), look.BRASS)
            corn, foot = blob(((0, -24), (11, -2), (0, 18), (-11, -2))), -116 - high * 0.5
            grains = [placed(corn, -30 + way * 10, foot - 25 * k, 1.1, way * 24) for k in range(4) for way in (-1, 1)]
            for grain in reversed(grains):
                lit(painter, grain, look.BRASS, "#FFF6D8", (3, -4), shade="#7A5414", width=4)
    side(painter, 0, 0, 1, Face("#8A5230", _SKIN, nose=Nose.BROAD, brow=13, brow_colour="#E8E2D8", stern=-0.3, jaw=0.9,
        lid=0.35, old=True, smile=0.2))  # fmt: skip
    tash = blob(((70, 26), (82, 34), (84, 48), (70, 58), (58, 76), (34, 84), (22, 76), (36, 60), (46, 40), (58, 30)),
        tension=0.7)  # fmt: skip
    lit(painter, tash, look.BONE, look.BONE, (5, -5), shade="#8A7E78", width=5)
    dome = blob(((62, -54), (58, -92), (20, -124), (-30, -132), (-80, -106), (-104, -50), (-98, 20), (-110, 74), (-66,
        86), (-30, 76), (-6, 60), (10, 30), (6, -10), (16, -44)), tension=0.75)  # fmt: skip
    lit(painter, dome, steel, look.BONE, (9, -8), shade="#2A2E3C")
    fill(painter, joined(*(disc(x, y, 5) for x, y in ((-86, 62), (-58, 66), (-32, 56), (-14, 40)))), "#1A1C26")
    visor = blob(((-26, -62), (-4, -110), (40, -136), (128, -150), (104, -112), (76, -74), (20, -44)), tension=0.45)
    lit(painter, visor, mixed(steel, look.BONE, 0.2), look.BONE, (6, -8), shade="#2A2E3C")
    fill(painter, joined(*(ink(((30 + 10 * k, -122 + 18 * k, 3), (84 + k * 4, -134 + 20 * k, 7), (100 - k * 2, -136 + 18
        * k, 3))) for k in range(3))), "#14161E")  # fmt: skip
    lit(painter, disc(-14, -62, 15), look.BRASS, "#FFF6D8", (4, -4), shade="#6B4612", width=5)
    painter.restore()
    scarf = blob(((206, 322), (230, 300), (286, 312), (330, 320), (344, 350), (300, 366), (230, 358), (196, 346)),
        tension=0.7)  # fmt: skip
    lit(painter, scarf, look.OXBLOOD, look.DANGER, (6, -6), shade="#33090F")


def _tyre(painter: QPainter, x: float, y: float, r: float, count: int, share: float) -> None:
    """Black rubber with lugs all round, a rim within."""
    lugs = [placed(polygon(((-r * 0.1, r * 0.04), (-r * 0.05, -r * 0.08), (r * 0.08, -r * 0.08), (r * 0.11, r * 0.04))),
        x + (r - 2) * math.sin(math.radians(turn)), y - (r - 2) * math.cos(math.radians(turn)), 1, turn)
        for turn in range(0, 360, 360 // count)]  # fmt: skip
    lit(painter, joined(disc(x, y, r), *lugs), "#1E1C22", look.MUTED, (8, -7), shade=BLACK, width=7)
    marks = [placed(polygon(((-r * 0.07, 0), (r * 0.03, 0), (-r * 0.05, r * 0.2), (-r * 0.13, r * 0.2))),
        x + (r - 6) * math.sin(math.radians(turn)), y - (r - 6) * math.cos(math.radians(turn)), 1, turn)
        for turn in range(0, 360, 360 // count)]  # fmt: skip
    fill(painter, joined(*marks), "#55515C")
    lit(painter, disc(x, y, r * share), "#B8862A", "#FFF6D8", (8, -8), shade="#4A340C", width=8)
    lit(painter, disc(x, y, r * share * 0.86), "#7A5414", "#3A2608", (8, -8), shade="#4A340C", width=4)


def _wheels(painter: QPainter) -> None:
    """The great wheel under its mudguard, the coin for a hub; the small one before."""
    x, y = _FRONT
    lit(painter, limb(((588, 826, 46), (588, 964, 40))), "#2A2A2E", look.BRASS, (6, -3), shade=BLACK)
    _tyre(painter, x, y, 106, 12, 0.56)
    lit(painter, disc(x, y, 26), look.BRASS, "#FFF6D8", (4, -5), shade="#4A340C", width=5)
    x, y = _HUB
    _tyre(painter, x, y, 252, 18, 0.66)
    glow(painter, x, y, 190, look.BRASS, 0.4)
    coin(painter, x, y, 258)
    spots = [(math.radians(a)) for a in range(-92, 64, 12)]
    guard = blob((*((x + 300 * math.sin(a), y - 300 * math.cos(a)) for a in spots), *((x + 236 * math.sin(a), y - 236
        * math.cos(a)) for a in reversed(spots))), tension=0.8)  # fmt: skip
    lit(painter, guard, _GREEN, _PALE, (6, -11), shade=_DEEP, width=7)


def _earth(painter: QPainter) -> None:
    """The furrows that the wheels sink into."""
    for row, top in enumerate((1000, 1040)):
        crest = [(x, top + (x * 13 + row * 5) % 17 - 7 * math.sin(x / 70 + row)) for x in range(-30, 760, 38)]
        ridge = blob((*crest, (760, 1200), (-30, 1200)), tension=0.9)
        lit(painter, ridge, ("#5A3A22", "#3A2416")[row], "#C08A3A", (2, -6), shade="#120A08", width=6)
        spots = range(40 + 28 * row, 720, 57)
        slices = (ink(((x - 20, top + 14, 2), (x + 4, top + 24, 7), (x + 12, top + 44, 2))) for x in spots)
        within(painter, ridge, joined(*slices), "#120A08")
    glaze(painter, rect(0, 1060, 700, 100), BLACK, 0.4)
