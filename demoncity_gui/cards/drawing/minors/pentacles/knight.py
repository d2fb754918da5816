"""The Knight of Pentacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The driver of the last tram, both fists on his wheel, through the rain; the night's takings are on the front."""
    sky(painter, "#0C0E18", "#5A4020", 900)
    clouds(painter, ((560, 80, 0.8), (260, 150, 0.6)), "#2A2A36", look.BRASS)
    city(painter, 960, "#33281A", look.SODIUM, tall=760, seed=16)
    city(painter, 960, "#1B1712", look.SODIUM, tall=640, seed=43, right=130, edge=look.BRASS)
    city(painter, 960, "#1B1712", look.SODIUM, tall=700, seed=50, left=570, edge=look.BRASS)
    fill(painter, disc(372, 140, 96), mixed(BLACK, look.BONE, 0.8))
    fill(painter, joined(*(thick_line(((350, 190), (x, -150)), 5) for x in (180, 300, 420, 560))), "#5A4A24")
    fill(painter, polygon(((0, 900), (700, 900), (700, 1200), (0, 1200))), "#1B160D")
    for x, foot in ((250, -40), (470, 740)):
        fill(painter, polygon(((x - 8, 960), (x + 8, 960), (foot + 36, 1200), (foot - 36, 1200))),
            mixed(BLACK, look.BRASS, 0.7))  # fmt: skip
    for x, foot in ((160, 80), (540, 620)):  # what its lamps throw on the wet street
        for wide in (230, 150):
            glaze(painter, polygon(((x - 50, 800), (x + 50, 800), (foot + wide, 1110), (foot - wide, 1110))), "#FFE9B0",
                0.22)  # fmt: skip
    with tilted(painter, 350, 1060, -7):  # in the bend
        painter.translate(366, 1070)
        painter.scale(0.98, 0.98)
        painter.translate(-350, -1060)
        _tram(painter)
    _spray(painter)
    for k in range(34):  # rain, where the lamps find it
        left, top = 30 + 640 * (k * 0.618 % 1), 40 + 1000 * (k * 0.7549 % 1)
        fill(painter, limb(((left, top, 1), (left - 12, top + 50, 3.4))), mixed(BLACK, "#E8E0C8", 0.7))
    gloom(painter, 310, 640, 440, 0.5)


def _tram(painter: QPainter) -> None:
    """From ahead: its sign, the driver behind glass, its lamps, and the coin."""
    cab = blob(((120, 330), (180, 262), (350, 246), (520, 262), (580, 330), (620, 960), (80, 960)), tension=0.4)
    lit(painter, cab, look.BRASS, look.BONE, (-14, -8), shade=mixed(BLACK, look.BRASS, 0.5), width=8)
    night = blob(((400, 240), (640, 240), (700, 1100), (300, 1100), (450, 900), (500, 700), (420, 420)), tension=0.4)
    within(painter, cab, night, mixed(BLACK, look.BRASS, 0.26))  # the house at the corner keeps the lamps off that side
    _steed(painter, 336, 268)
    rimmed(painter, rect(216, 240, 252, 60, 12), BLACK, look.BRASS, 5)
    fill(painter, joined(*(rect(240 + i * 44, 256, 28, 28, 4) for i in range(5))), look.SODIUM)
    pane = rect(144, 322, 412, 392, 34)
    rimmed(painter, pane, "#2A2213", BLACK, 8)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    glow(painter, 300, 330, 300, look.SODIUM, 0.5)
    fill(painter, joined(*(limb(((x, 322, 5), (x, 380, 5))) for x in (180, 250, 450, 520))), look.MUTED)
    painter.save()
    painter.translate(350, 716)
    painter.scale(1.1, 1.1)
    painter.rotate(-3)
    painter.translate(-350, -690)
    _driver(painter)
    painter.restore()
    fill(painter, polygon(((170, 322), (230, 322), (150, 520), (144, 520), (144, 380))),
        mixed("#2A2213", look.BONE, 0.3))  # fmt: skip
    painter.restore()
    lit(painter, rect(92, 712, 516, 34, 8), mixed(BLACK, look.BRASS, 0.75), look.BONE, (-3, -6), shade="#4A3A14")
    for x, reach in ((160, 190), (540, 110)):
        glow(painter, x, 838, reach, "#FFE9B0", 0.8)
        lit(painter, disc(x, 838, 52), look.BONE, look.BONE, (-5, -5), shade="#D8C890", width=9)
    coin(painter, 350, 856, 236)
    lit(painter, polygon(((84, 950), (616, 950), (570, 1030), (130, 1030))), "#23212C", look.BRASS, (0, -8),
        shade=BLACK)  # fmt: skip
    fill(painter, joined(*(rect(160 + i * 56, 972, 14, 40) for i in range(7))), BLACK)


def _spray(painter: QPainter) -> None:
    """What its wheels throw up out of the gutter, to both sides: it comes fast."""
    jets = (((40, 30), (20, -50), (-22, -130), (-96, -214), (-92, -130), (-90, -60), (-60, 30)), ((10, 30), (-36, -50),
        (-90, -104), (-176, -156), (-150, -80), (-110, 0), (-90, 30)), ((-30, 30), (-80, -26), (-136, -56), (-224,
            -68), (-180, -6), (-150, 30)))  # fmt: skip
    veins = (((10, 20, 2), (-14, -60, 9), (-66, -150, 1)), ((-40, 20, 2), (-70, -40, 8), (-130, -110, 1)), ((-76, 24,
        2), (-110, -14, 7), (-170, -44, 1)))  # fmt: skip
    for x, way in ((186, 1), (548, -1)):
        painter.save()
        painter.translate(x, 1130)
        painter.scale(way, 1)
        wing = joined(*(blob(jet, tension=0.9) for jet in jets))
        lit(painter, wing, "#CFC8B2", look.BONE, (5, -8), width=6)
        fill(painter, joined(*(ink(vein) for vein in veins)), "#8A8068")
        for left, top, size in ((-108, -244, 11), (-140, -204, 8), (-156, -96, 8)):
            rimmed(painter, disc(left, top, size, size * 1.25), look.BONE, BLACK, 3)
        painter.restore()


def _steed(painter: QPainter, x: float, y: float) -> None:
    """A brass horse's head on the roof, before the night: this is his horse."""
    head = placed(blob(((-58, 4), (-54, -40), (-44, -84), (-20, -120), (6, -136), (20, -164), (34,
        -138), (52, -116), (82, -92), (92, -74), (84, -58), (66, -56), (46, -64), (34, -58), (34, -34), (48, 4)),
        tension=0.6), x, y, 1.36)  # fmt: skip
    lit(painter, head, look.BRASS, look.BONE, (-8, -6), shade="#5A3E10", width=6)
    mane = blob(((-66, 4), (-74, -30), (-62, -44), (-70, -76), (-50, -84), (-48, -116), (-26, -116), (-14, -142), (12,
        -146), (18, -124), (-8, -106), (-24, -76), (-32, -36), (-36, 4)), tension=0.5)  # fmt: skip
    lit(painter, placed(mane, x, y, 1.36), "#8C6A1E", look.BONE, (-5, -5), shade="#3A2808", width=5)
    marks = joined(ink(((26, -116, 2), (36, -112, 8), (44, -104, 2))), disc(80, -74, 4), ink(((62, -62, 2), (74, -66,
        4), (88, -66, 2))))  # fmt: skip
    fill(painter, placed(marks, x, y, 1.36), BLACK)


def _driver(painter: QPainter) -> None:
    """Broad, moustached, in no hurry: both fists on a big wheel."""
    cloth, skin = "#34405E", "#E2B58A"
    body = blob(((150, 720), (186, 610), (270, 566), (350, 556), (430, 566), (514, 610), (550, 720)), tension=0.6)
    lit(painter, body, cloth, look.BRASS, (-10, -7), shade="#0E1220")
    neck(painter, 350, 530, 84, 576, skin)
    rimmed(painter, polygon(((306, 556), (394, 556), (400, 600), (350, 648), (300, 600))), look.BONE, BLACK, 4)
    fill(painter, polygon(((338, 596), (362, 596), (368, 672), (332, 672))), look.OXBLOOD)
    for way in (-1, 1):
        lapel = polygon(((350 + way * 46, 556), (350 + way * 76, 570), (350 + way * 60, 636), (350 + way * 12, 690)))
        lit(painter, lapel, cloth, look.BRASS, (-5, -4), shade="#0E1220", width=4)
        for y in (650, 680):
            rimmed(painter, disc(350 + way * 84, y, 9), look.BRASS, BLACK, 3)
    front(painter, 350, 468, 0.94, Face("#9A6A44", skin, stern=-0.4, brow=14, jaw=1, smile=0.9, lid=0.4, gaze=0.6,
        nose=Nose.BROAD))  # fmt: skip
    visor = blob(((284, 420), (416, 420), (414, 452), (380, 458), (350, 448), (320, 460), (286, 456)), tension=0.5)
    glaze(painter, visor, BLACK, 0.5)
    tash = blob(((286, 512), (308, 520), (330, 506), (350, 514), (370, 506), (392, 520), (414, 512), (398, 536), (368,
        534), (350, 524), (332, 534), (302, 536)), tension=0.8)  # fmt: skip
    lit(painter, tash, "#2B1C14", look.BRASS, (-3, -3), width=3)
    hat = blob(((272, 428), (254, 366), (350, 330), (446, 366), (428, 428)), tension=0.6)
    lit(painter, hat, cloth, look.BRASS, (-9, -7), shade="#0E1220")
    lit(painter, rect(272, 392, 156, 34, 8), "#1A2036", look.BRASS, (-4, -3), width=4)
    rimmed(painter, blob(((270, 424), (350, 410), (430, 424), (442, 450), (350, 436), (258, 450)), tension=0.6),
        "#0E0C10", look.BRASS, 3)  # fmt: skip
    lit(painter, disc(350, 394, 18), look.BRASS, look.BONE, (-3, -4), shade="#8C5A1E", width=4)
    for way in (-1, 1):
        joints = ((350 + way * 150, 632), (350 + way * 188, 782), (350 + way * 128, 676))
        arm(painter, joints, 92, cloth, look.BRASS, (-7, -6), cuff=look.BONE, body=body)
    wheel = disc(350, 700, 118, 104)
    stroke(painter, joined(*(thick_line(((350, 690), (x, y)), 3) for x, y in ((240, 672), (460, 672), (350, 800)))),
        BLACK, 24)  # fmt: skip
    for colour, wide in ((BLACK, 38), ("#6A3A1E", 26), ("#B0703A", 8)):
        stroke(painter, wheel, colour, wide)
    lit(painter, disc(350, 694, 36), look.BRASS, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
    for way in (-1, 1):
        fist(painter, 350 + way * 112, 656, -way * 30, 0.66, skin, thumb=False, mirror=way < 0, towards=(-0.8, -0.6))
