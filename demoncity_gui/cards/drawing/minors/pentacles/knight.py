"""The Knight of Pentacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The driver of the last tram, patient at his lever; the night's takings are on the front."""
    sky(painter, "#0C0E18", "#5A4020", 900)
    clouds(painter, ((560, 80, 0.8), (260, 150, 0.6)), "#2A2A36", look.BRASS)
    city(painter, 960, "#33281A", look.SODIUM, tall=760, seed=16)
    city(painter, 960, "#1B1712", look.SODIUM, tall=640, seed=43, right=130, edge=look.BRASS)
    city(painter, 960, "#1B1712", look.SODIUM, tall=700, seed=50, left=570, edge=look.BRASS)
    fill(painter, disc(350, 130, 56), mixed(BLACK, look.BONE, 0.8))
    fill(painter, joined(*(thick_line(((350, 190), (x, -150)), 5) for x in (180, 300, 420, 560))), "#5A4A24")
    fill(painter, polygon(((0, 900), (700, 900), (700, 1200), (0, 1200))), "#1B160D")
    for x, foot in ((250, -40), (470, 740)):
        fill(painter, polygon(((x - 8, 960), (x + 8, 960), (foot + 36, 1200), (foot - 36, 1200))),
            mixed(BLACK, look.BRASS, 0.7))  # fmt: skip
    for x, foot in ((160, 80), (540, 620)):  # what its lamps throw on the wet street
        for wide in (230, 150):
            glaze(painter, polygon(((x - 50, 800), (x + 50, 800), (foot + wide, 1110), (foot - wide, 1110))), "#FFE9B0",
                0.22)  # fmt: skip
    with tilted(painter, 350, 1060, -8):  # in the bend
        painter.translate(26, 4)
        _tram(painter)
    for k in range(34):  # rain, where the lamps find it
        left, top = 30 + 640 * (k * 0.618 % 1), 40 + 1000 * (k * 0.7549 % 1)
        fill(painter, limb(((left, top, 1), (left - 12, top + 50, 3.4))), mixed(BLACK, "#E8E0C8", 0.7))
    gloom(painter, 310, 640, 440, 0.5)


def _tram(painter: QPainter) -> None:
    """From ahead: its sign, the driver behind glass, its lamps, and the coin."""
    cab = blob(((70, 300), (120, 210), (350, 184), (580, 210), (630, 300), (670, 980), (40, 980)), tension=0.4)
    lit(painter, cab, look.BRASS, look.BONE, (-16, -9), shade=mixed(BLACK, look.BRASS, 0.5), width=9)
    night = blob(((440, 160), (720, 160), (760, 1100), (330, 1100), (470, 900), (540, 700), (460, 360)), tension=0.4)
    within(painter, cab, night, mixed(BLACK, look.BRASS, 0.22))  # the house at the corner keeps the lamps off that side
    _steed(painter, 350, 172)
    pane = rect(96, 252, 508, 424, 40)
    rimmed(painter, pane, "#2A2213", BLACK, 9)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    glow(painter, 250, 280, 340, look.SODIUM, 0.6)
    for x, tall in ((530, 166), (166, 96)):  # passengers
        rider = joined(disc(x, 690 - tall - 96, 44, 54), blob(((x - 78, 700), (x - 60, 690 - tall), (x, 670 - tall), (x
            + 60, 690 - tall), (x + 78, 700)), tension=0.7))  # fmt: skip
        fill(painter, joined(rider, placed(fedora(), x, 690 - tall - 122, 0.6)), "#0A0704")
        fill(painter, joined(*(disc(x + way * 15, 690 - tall - 96, 5) for way in (-1, 1))), look.SODIUM)
    _driver(painter)
    glaze(painter, polygon(((130, 252), (230, 252), (120, 560), (96, 560), (96, 360))), look.BONE, 0.25)
    painter.restore()
    lit(painter, rect(56, 670, 588, 40, 8), mixed(BLACK, look.BRASS, 0.75), look.BONE, (-3, -7), shade="#4A3A14")
    for way, x in ((-1, 142), (1, 558)):
        if way < 0:
            glow(painter, x, 820, 250, "#FFF3D0", 0.9)
        lit(painter, disc(x, 820, 70), look.BONE, look.BONE, (-6, -6), shade="#D8C890", width=10)
        fill(painter, joined(*(limb(((x + a, 790, 3), (x + a * 1.1, 850, 5))) for a in (-30, 0, 30))), "#C8B478")
    coin(painter, 350, 842, 270)
    lit(painter, polygon(((40, 978), (670, 978), (620, 1070), (90, 1070))), "#23212C", look.BRASS, (0, -9),
        shade=BLACK)  # fmt: skip
    fill(painter, joined(*(rect(124 + i * 66, 1002, 16, 46) for i in range(7))), BLACK)


def _steed(painter: QPainter, x: float, y: float) -> None:
    """A brass horse's head on the roof, before the night: this is his horse."""
    head = placed(blob(((-58, 4), (-54, -40), (-44, -84), (-20, -120), (6, -136), (20, -164), (34,
        -138), (52, -116), (82, -92), (92, -74), (84, -58), (66, -56), (46, -64), (34, -58), (34, -34), (48, 4)),
        tension=0.6), x, y, 0.8)  # fmt: skip
    lit(painter, head, look.BRASS, look.BONE, (-8, -6), shade="#5A3E10", width=6)
    mane = blob(((-66, 4), (-74, -30), (-62, -44), (-70, -76), (-50, -84), (-48, -116), (-26, -116), (-14, -142), (12,
        -146), (18, -124), (-8, -106), (-24, -76), (-32, -36), (-36, 4)), tension=0.5)  # fmt: skip
    lit(painter, placed(mane, x, y, 0.8), "#8C6A1E", look.BONE, (-5, -5), shade="#3A2808", width=5)
    marks = joined(ink(((26, -116, 2), (36, -112, 8), (44, -104, 2))), disc(80, -74, 4), ink(((62, -62, 2), (74, -66,
        4), (88, -66, 2))))  # fmt: skip
    fill(painter, placed(marks, x, y, 0.8), BLACK)


_CLOTH, _SKIN, _NIGHT = "#34405E", "#E2B58A", "#0E1220"


def _driver(painter: QPainter) -> None:
    """Broad, moustached, in no hurry: he looks into the bend over his pipe, a fist on the brass lever."""
    body = blob(((84, 760), (120, 640), (220, 570), (350, 556), (480, 570), (570, 640), (600, 760)), tension=0.6)
    lit(painter, body, _CLOTH, look.BRASS, (-12, -8), shade=_NIGHT)
    within(painter, body, blob(((390, 540), (620, 540), (640, 780), (440, 780), (420, 660)), tension=0.5), _NIGHT)
    neck(painter, 356, 520, 120, 580, _SKIN)
    rimmed(painter, polygon(((300, 560), (412, 560), (420, 604), (350, 690), (290, 604))), look.BONE, BLACK, 4)
    fill(painter, polygon(((336, 610), (364, 610), (372, 700), (330, 700))), look.OXBLOOD)
    for way in (-1, 1):
        lapel = polygon(((350 + way * 60, 552), (350 + way * 100, 566), (350 + way * 84, 650), (350 + way * 10, 720)))
        lit(painter, lapel, _CLOTH, look.BRASS, (-5, -4), shade=_NIGHT, width=4)
    painter.save()
    painter.translate(352, 446)
    painter.rotate(-5)
    painter.scale(-1.3, 1.3)
    _his_head(painter)
    painter.restore()
    lit(painter, thick_line(((184, 760), (160, 620)), 22), look.MUTED, look.BONE, (-3, -3), width=5)
    lit(painter, disc(157, 604, 27), look.DANGER, look.BONE, (-5, -5), shade=look.OXBLOOD, width=5)
    arm(painter, ((176, 660), (90, 800), (156, 716)), 120, _CLOTH, look.BRASS, (-7, -6), body=body)
    fist(painter, 172, 672, -8, 0.86, _SKIN, towards=(-0.8, -0.6))


def _his_head(painter: QPainter) -> None:
    """A weathered face that turns to the right of x = 0, a great moustache, a pipe, a cap with a badge."""
    turned(painter, 0, 0, 1, Face("#9A6A44", _SKIN, stern=0.5, brow=15, jaw=1, lid=0.28, gaze=0.8, old=True,
        brow_colour="#2B1C14"))  # fmt: skip
    lit(painter, limb(((42, 68, 9), (92, 84, 9))), "#3A2012", look.BRASS, (3, -2), width=4)
    lit(painter, blob(((86, 58), (122, 58), (120, 94), (104, 102), (88, 92)), tension=0.6), "#5A3018", look.BRASS, (5,
        -4), shade="#1E0E06", width=5)  # fmt: skip
    fill(painter, disc(104, 59, 16, 5), look.DANGER)
    tash = blob(((-34, 74), (-22, 54), (0, 42), (24, 44), (34, 49), (46, 43), (64, 50), (74, 70), (56, 66), (40, 62),
        (22, 68), (-8, 74)), tension=0.8)  # fmt: skip
    lit(painter, tash, "#4A3022", look.BRASS, (5, -4), shade="#1E110A", width=4)
    glaze(painter, blob(((-40, -70), (70, -70), (68, -26), (20, -20), (-50, -30)), tension=0.5), BLACK, 0.3)
    crown = blob(((-86, -58), (-112, -110), (-60, -150), (10, -164), (80, -148), (108, -106), (80, -64)), tension=0.7)
    lit(painter, crown, _CLOTH, look.BRASS, (9, -7), shade=_NIGHT)
    lit(painter, blob(((-88, -74), (0, -94), (84, -84), (84, -52), (0, -60), (-88, -40)), tension=0.5), "#1A2036",
        look.BRASS, (4, -3), width=4)  # fmt: skip
    rimmed(painter, blob(((-40, -50), (20, -66), (82, -60), (108, -34), (70, -40), (20, -40)), tension=0.7), "#0E0C10",
        look.BRASS, 3)  # fmt: skip
    lit(painter, disc(34, -96, 20), look.BRASS, look.BONE, (3, -4), shade="#8C5A1E", width=4)
