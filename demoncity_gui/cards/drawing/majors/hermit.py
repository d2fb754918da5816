"""The Hermit, Major IX."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
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
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_COAT: Final = "#37313F"
_DARK: Final = "#0C0A10"
_SKIN: Final = "#F2C48E"


def scene(painter: QPainter, t: Tones) -> None:
    """An old detective bends over somebody's footprints with his lantern, and his eyes say what he finds."""
    sky(painter, "#0A0A10", mixed(BLACK, t.light, 0.3), 850)
    city(painter, 850, mixed(BLACK, t.light, 0.2), None, tall=640, seed=52)
    city(painter, 850, "#100E14", t.light, tall=440, seed=19, left=300)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, t.light, 0.46), pitch=50, width=3)
    fill(painter, rect(20, 836, 660, 240), "#120F12")
    for x in range(-300, 1000, 120):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 836), (x, 1060)), 4), "#08070A")
    glow(painter, 176, 590, 380, t.light, 0.85)
    fill(painter, rays(176, 590, 70, 300, 18, 40), t.light)
    _trail(painter, t)
    _man(painter, t)


def _trail(painter: QPainter, t: Tones) -> None:
    """What the lantern shows on the ground: a shoe, a shoe, and then no shoe."""
    for half, wide, share in ((250, 350, 0.3), (190, 290, 0.5), (140, 220, 0.7)):
        light = joined(polygon(((140, 700), (212, 700), (190 + half, 900), (190 - half, 900))), disc(190, 900, wide,
            wide * 0.42))  # fmt: skip
        glaze(painter, light, t.light, share)
    shoe = joined(blob(((0, -15), (34, -22), (66, -14), (74, 2), (56, 16), (4, 12)), tension=0.9),
        rect(-38, -13, 30, 26, 9))  # fmt: skip
    paw = joined(
        blob(((-28, 0), (-22, -26), (8, -28), (22, -14), (24, 0), (22, 14), (8, 28), (-22, 26)), tension=0.9),
        *(disc(x, y, 15, 10) for x, y in ((24, -42), (46, -16), (46, 16), (24, 42))),
        *(polygon(((x, y - 6), (x + 24, y), (x, y + 6))) for x, y in ((35, -44), (57, -17), (57, 17), (35, 44))),
    )
    for print_, x, y, size, turn in ((shoe, 322, 806, 0.7, 150), (shoe, 226, 826, 0.9, 144), (paw, 300, 868, 1.0,
        132), (paw, 158, 904, 1.56, 118)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.scale(1, 0.72)
        fill(painter, placed(print_, 0, 0, size, turn), BLACK)
        painter.restore()


def _man(painter: QPainter, t: Tones) -> None:
    """Bent forward, his coat black but for the lantern's side; he holds that out, a staff in his other hand."""
    coat = blob(((330, 590), (372, 520), (450, 470), (560, 440), (650, 480), (720, 580), (760, 800), (760, 1080), (392,
        1080), (356, 900), (330, 760)), tension=0.6)  # fmt: skip
    lit(painter, coat, _COAT, t.light, (-13, -3), shade=_DARK)
    within(painter, coat, blob(((520, 520), (760, 420), (760, 1080), (470, 1080), (520, 860), (480, 700)), tension=0.6),
        _DARK)  # fmt: skip
    fill(painter, folds(((420, 700), (396, 880), (420, 1060), 22), ((470, 760), (456, 900), (474, 1060), 18)), _DARK)
    fill(painter, folds(((404, 740), (378, 880), (402, 1050), 8), ((456, 800), (440, 920), (458, 1050), 7)),
        mixed(_COAT, t.light, 0.4))  # fmt: skip
    nape = blob(((496, 290), (540, 310), (556, 370), (560, 430), (540, 500), (490, 480), (480, 400)), tension=0.8)
    lit(painter, nape, "#5A5244", mixed(_COAT, t.light, 0.5), (-6, -4), shade="#1E1A16")
    collar = blob(((352, 590), (372, 540), (470, 520), (530, 450), (584, 372), (640, 400), (650, 540), (560, 630), (470,
        650), (390, 640)), tension=0.6)  # fmt: skip
    lit(painter, collar, _COAT, t.light, (-8, -9), shade=_DARK)
    _lantern(painter, t, coat)
    with tilted(painter, 440, 440, -10):
        _head(painter, t)
    arm(painter, ((632, 640), (690, 850), (590, 812)), 110, _COAT, mixed(_COAT, t.light, 0.3), (-7, -8),
        cuff="#6B5A34", skin=_SKIN, body=coat)  # fmt: skip
    with grip(painter, 548, 786, -8, 0.84, "#D8A670", across=30):
        staff = joined(limb(((520, 590, 30), (528, 680, 24), (572, 1080, 27))), disc(519, 584, 23))
        lit(painter, staff.simplified(), "#B9AD90", look.BONE, (-7, -2), shade="#564C36", width=6)


def _head(painter: QPainter, t: Tones) -> None:
    """A weathered face, lit from below and from the left; a white beard; a hat that shades no more than the brow."""
    painter.save()
    painter.translate(430, 344)
    painter.scale(-1.22, 1.22)
    turned(painter, 0, 0, 1, Face("#5A2C14", _SKIN, nose=Nose.HOOKED, old=True, stern=0.55, brow=15, gaze=1,
        brow_colour="#E9E0C8", iris="#3A5A5A"))  # fmt: skip
    grey, deep = "#D6CCB2", "#6E6448"
    beard = blob(((-66, 0), (-54, 30), (-30, 52), (0, 62), (16, 76), (31, 84), (50, 76), (60, 54), (70, 84), (76, 120),
        (64, 160), (70, 190), (44, 226), (38, 262), (14, 226), (-14, 236), (-22, 190), (-58, 176), (-62, 130),
        (-84, 96), (-80, 40)), tension=0.6)  # fmt: skip
    lit(painter, beard, grey, "#FFF6D8", (9, -2), shade=deep)
    strands(painter, (((56, 96), (64, 140), (40, 214)), ((36, 100), (44, 150), (36, 240)), ((14, 104), (18, 160), (14,
        214)), ((-12, 90), (-10, 150), (-14, 220)), ((-34, 74), (-40, 120), (-40, 168)), ((-60, 50), (-66, 90), (-56,
        130))), deep, look.BONE, 7)  # fmt: skip
    lip = blob(((28, 50), (42, 46), (60, 54), (76, 82), (84, 90), (62, 88), (42, 70), (30, 66), (14, 72), (-10, 92),
        (-34, 88), (-14, 76), (4, 56)), tension=0.7)  # fmt: skip
    lit(painter, lip, grey, "#FFF6D8", (5, -4), shade=deep, width=5)
    brim = blob(((-120, -44), (-70, -78), (10, -88), (80, -72), (112, -38), (96, -34), (50, -54), (0, -60), (-60, -48),
        (-112, -34)), tension=0.8)  # fmt: skip
    crown = blob(((-84, -70), (-80, -140), (-60, -176), (-20, -186), (6, -170), (34, -182), (62, -160), (76, -110),
        (80, -68), (0, -82)), tension=0.6)  # fmt: skip
    lit(painter, crown, _COAT, t.light, (9, -3), shade=_DARK)
    within(painter, crown, blob(((-90, -92), (0, -112), (90, -96), (90, -64), (0, -82), (-90, -64)), tension=0.7),
        t.light)  # fmt: skip
    within(
        painter, crown, blob(((-90, -92), (-20, -110), (-30, -80), (-90, -60)), tension=0.5), mixed(_DARK, t.light, 0.5)
    )
    lit(painter, brim, _COAT, t.light, (7, 6), shade=_DARK)
    painter.restore()


def _lantern(painter: QPainter, t: Tones, coat: QPainterPath) -> None:
    """Held out by its bow in his far hand."""
    arm(painter, ((500, 640), (372, 746), (256, 500)), 122, _COAT, t.light, (-12, -5), cuff="#6B5A34", skin=_SKIN,
        body=coat)  # fmt: skip
    bow = ((112, 560), (116, 470), (176, 446), (236, 470), (240, 560))
    for tone, width in ((BLACK, 18), ("#6A5624", 8)):
        stroke(painter, thick_line(bow, 1), tone, width)
    case = joined(polygon(((92, 560), (136, 506), (216, 506), (260, 560))), rect(100, 552, 152, 26, 4), rect(92, 716,
        168, 34, 8))  # fmt: skip
    rimmed(painter, rect(108, 570, 136, 156), "#FFF9E0", BLACK, 9)
    fill(painter, star(176, 648, 74, 28, 6), t.light)
    rimmed(painter, case, BLACK, t.light, 4)
    fill(painter, joined(rect(106, 570, 12, 156), rect(234, 570, 12, 156)), BLACK)
    fingers(painter, 190, 448, -28, 0.9, _SKIN, towards=(-0.3, 0.95))
