"""The Three of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof put their heads together, old and young, and clink their glasses between them."""
    sky(painter, "#03040C", "#1E2A54", 1000)
    for x, y, reach, tone in ((350, 110, 120, look.DANGER), (622, 130, 90, look.ICE)):
        _firework(painter, x, y, reach, tone)
    city(painter, 1100, "#16203E", look.SODIUM, tall=760, seed=36)
    city(painter, 1100, "#080C16", look.SODIUM, tall=620, seed=9, edge=t.light)
    bulbs(painter, ((0, 130), (90, 190), (250, 330), (350, 350), (450, 330), (610, 190), (700, 130)))
    glow(painter, 352, 560, 330, look.SODIUM, 0.8)
    painter.save()
    painter.translate(0, -38)
    _young_woman(painter, t)
    _bearded_man(painter, t)
    painter.restore()
    _old_woman(painter, t)
    for x, y, size in ((296, 528, 40), (414, 528, 40)):
        fill(painter, star(x, y, size, 7, 6), look.BONE)
    gloom(painter, 350, 560, 430, 0.5)


def _firework(painter: QPainter, x: float, y: float, reach: float, tone: str) -> None:
    """A rocket that bursts: sparks on their way out, and a haze of its colour."""
    glow(painter, x, y, reach * 1.2, tone, 0.4)
    sparks, ends = [], []
    for turn in range(0, 360, 24):
        far = reach * (0.72 + 0.28 * (turn % 72) / 48)
        out_x, out_y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        end = (x + out_x * far, y + out_y * far + far * 0.1)
        sparks.append(limb(((x + out_x * far * 0.3, y + out_y * far * 0.3, 2), (*end, 7))))
        ends.append(disc(*end, 5))
    fill(painter, joined(*sparks), tone)
    fill(painter, joined(*ends), look.BONE)


def _forearm(painter: QPainter, elbow: Point, wrist: Point, colour: str, shade: str, skin: str, towards: Point) -> None:
    """A forearm in its sleeve, bent up before the upper arm that is painted, with folds at the elbow, and a cuff."""
    lit(painter, limb(((*along(elbow, wrist, 0.8), 36), (*along(elbow, wrist, 1.18), 34))), skin, skin, towards,
        shade=mixed(BLACK, skin, 0.56), width=5)  # fmt: skip
    cuff = [along(elbow, wrist, share, aside) for share, aside in ((0.84, 31), (1, 28), (1, -28), (0.84, -31))]
    lit(painter, polygon(cuff), look.BONE, look.BONE, towards, shade="#8C88A0", width=5)
    sides = [[along(elbow, wrist, share, half * way) for share, half in ((-0.24, 12), (-0.2, 30), (0, 46), (0.25, 46),
        (0.6, 37), (0.88, 32))] for way in (1, -1)]  # fmt: skip
    fore = blob((*sides[0], *reversed(sides[1])), tension=0.6)
    lit(painter, fore, colour, _WARM, towards, shade=shade)
    side = -1 if wrist[0] > elbow[0] else 1
    for share, far in ((-0.02, 0), (0.14, 12), (0.3, 20)):
        fold = ink(((*along(elbow, wrist, share, -44 * side), 9), (*along(elbow, wrist, share + 0.1, -14 * side), 6),
            (*along(elbow, wrist, share + 0.1, (18 - far) * side), 1)))  # fmt: skip
        within(painter, fore, fold, shade)


def _young_woman(painter: QPainter, t: Tones) -> None:
    """She, blonde, in red, bends over to the old one and looks down at her; her arm is bent before her."""
    skin, shade, red, dark = "#F0D0AC", "#A8705C", look.OXBLOOD, "#33090F"
    back = blob(((76, 330), (130, 190), (240, 220), (262, 400), (250, 520), (150, 570), (40, 550)), tension=0.8)
    lit(painter, back, "#E8C87A", _WARM, (7, -8), shade="#8C6A2E")
    dress = blob(((-40, 1180), (0, 640), (60, 540), (150, 500), (240, 540), (300, 640), (330, 800), (340, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, red, _WARM, (11, -9), shade=dark)
    within(painter, dress, blob(((-60, 700), (60, 760), (190, 760), (150, 880), (160, 1000), (240, 1200), (-60, 1200)),
        tension=0.6), "#1A0408")  # fmt: skip
    for points in (((250, 640, 2), (240, 740, 9), (262, 860, 3)), ((290, 700, 2), (290, 780, 8), (306, 880, 3))):
        fill(painter, limb(points), dark)
    bare = blob(((98, 540), (140, 496), (220, 496), (260, 546), (210, 590), (150, 590)), tension=0.7)
    lit(painter, bare, skin, skin, (5, -5), shade=shade, width=5)
    with tilted(painter, 186, 470, 17):
        neck(painter, 176, 420, 78, 520, skin)
        turned(painter, 186, 316, 1.1, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=7, smile=1.7, jaw=0.1,
            open=False, lips="#C4504C", brow_colour="#8C6A2E"))  # fmt: skip
        hair(painter, 186, 314, 1.14, Cut.TURNED_LONG, "#E8C87A", _WARM)
    arm(painter, ((66, 600), (66, 790), (150, 700)), 96, mixed(BLACK, red, 0.66), _WARM, (7, -7),
        body=dress)  # fmt: skip
    _forearm(painter, (74, 790), (168, 680), red, dark, skin, (7, -8))
    with grip(painter, 240, 606, 8, 0.62, skin, across=122, mirror=True):
        glass(painter, 246, 664, 168, 7)


def _bearded_man(painter: QPainter, t: Tones) -> None:
    """He, dark and bearded, in his good coat, grins from the other side."""
    skin, shade, green, deep = "#8A5636", "#4A2A1A", "#2F6458", "#0C201C"
    coat = blob(((380, 1180), (380, 800), (410, 640), (470, 540), (550, 500), (640, 540), (700, 640), (740, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, green, _WARM, (-11, -9), shade=deep)
    within(painter, coat, blob(((760, 700), (640, 760), (520, 760), (560, 880), (560, 1000), (520, 1200), (760, 1200)),
        tension=0.6), "#050F0C")  # fmt: skip
    fill(painter, polygon(((470, 520), (580, 510), (500, 700))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((522 + way * 44, 498), (522 + way * 92, 540), (516 + way * 80, 630), (500, 760)))
        lit(painter, lapel, green, _WARM, (-5, -5), shade=deep, width=5)
    with tilted(painter, 524, 480, -15):
        neck(painter, 530, 426, 88, 520, skin)
        turned(painter, 516, 318, 1.12, Face(shade, skin, nose=Nose.BROAD, stern=-0.4, brow=12, jaw=0.7, gaze=0.5,
            smile=1.7, lid=0.3, brow_colour="#120C10"), mirror=True)  # fmt: skip
        beard = blob(((444, 364), (458, 372), (484, 366), (512, 370), (540, 372), (578, 322), (588, 322), (584, 404),
            (544, 450), (490, 452), (452, 418)), tension=0.8)  # fmt: skip
        mouth = blob(((454, 380), (486, 384), (520, 376), (510, 402), (486, 410), (464, 402)), tension=0.8)
        lit(painter, beard.subtracted(mouth), "#1E1418", _WARM, (-5, -6), shade=BLACK, width=5)
        hair(painter, 516, 316, 1.14, Cut.TURNED_SHORT, "#1E1418", _WARM, mirror=True)
    arm(painter, ((636, 600), (640, 790), (556, 700)), 98, mixed(BLACK, green, 0.66), _WARM, (-7, -7),
        body=coat)  # fmt: skip
    _forearm(painter, (632, 790), (538, 680), green, deep, skin, (-7, -8))
    with grip(painter, 466, 606, -8, 0.64, skin, across=122):
        glass(painter, 460, 664, 168, -7)


def _old_woman(painter: QPainter, t: Tones) -> None:
    """She, white-haired, before them in yellow, laughs out loud, and lifts her glass to theirs."""
    skin, shade, gold, dark, white = "#E2B58A", "#8C5A42", "#D8962E", "#4A2C0C", "#D8D2DC"
    shawl = blob(((40, 1200), (70, 1040), (170, 984), (290, 970), (420, 984), (510, 1030), (550, 1200)), tension=0.7)
    lit(painter, shawl, gold, _WARM, (0, -13), shade=dark)
    for points in (((150, 1010, 2), (130, 1060, 9), (136, 1120, 4)), ((420, 1020, 2), (410, 1060, 9), (416, 1120, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 280, 990, -9):
        neck(painter, 280, 960, 96, 1036, skin)
        curls = [(280 + 106 * math.sin(math.radians(a)), 856 - 116 * math.cos(math.radians(a))) for a in range(
            -100, 101, 25)]  # fmt: skip
        lit(painter, joined(*(disc(x, y, 44) for x, y in curls)), white, _WARM, (2, -9), shade="#6E6880")
        front(painter, 280, 870, 1.36, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-1, brow=7, jaw=0.3,
            brow_colour="#B4ACB4", mouth=Mouth.LAUGH, smile=1, old=True))  # fmt: skip
        fringe = [(280 + x, 752 + abs(x) * 0.3) for x in (-72, -34, 8, 50, 84)]
        lit(painter, joined(*(disc(x, y, 38) for x, y in fringe)), white, _WARM, (2, -9), shade="#6E6880", width=5)
        rolls = joined(*(ink(((x - 18, y + 4, 1), (x - 2, y + 16, 6), (x + 18, y + 2, 1))) for x, y in fringe))
        fill(painter, rolls, "#8C869C")
    arm(painter, ((484, 1050), (540, 886), (424, 728)), 96, gold, _WARM, (-8, -8), cuff=look.BONE, skin=skin,
        body=shawl)  # fmt: skip
    with grip(painter, 358, 656, -3, 0.66, skin, across=122):
        glass(painter, 354, 704, 168, 0)
