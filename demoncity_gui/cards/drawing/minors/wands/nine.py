"""The Nine of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE = "#E2B58A", "#8C5636"
_CLOTH, _DARK, _WARM = "#8A3A26", "#220C0C", "#FFC870"


def scene(painter: QPainter, t: Tones) -> None:
    """Bandaged, one eye shut, he holds the ninth in both fists; over his palisade of eight something huge looks in."""
    sky(painter, "#2A0C18", "#B04A22", 560)
    _beast(painter)
    for number in range(8):
        match(painter, 64 + number * 82, 684 - number * 14, 320, 0, 2.2, 0)
    lit(painter, limb(((-20, 622, 24), (720, 500, 24))), "#4A2A1C", t.light, (0, -5), width=4)
    bank = blob(((-60, 1240), (-60, 660), (100, 640), (400, 600), (760, 560), (760, 1240)), tension=0.7)
    lit(painter, bank, "#1E1216", "#B8582A", (2, -8), shade="#0C0709")
    glow(painter, 490, 490, 220, look.SODIUM, 0.3)
    _watchman(painter)
    gloom(painter, 430, 480, 480, 0.4)


def _beast(painter: QPainter) -> None:
    """What he has heard: a shaggy black head as big as the sky, and its two eyes."""
    head = polygon(((84, 720), (112, 560), (84, 556), (138, 470), (108, 462), (166, 380), (142, 368), (204, 296), (184,
        280), (232, 226), (206, 206), (168, 150), (118, 118), (170, 96), (246, 100), (290, 66), (300, 84), (344, 52),
        (352, 74), (402, 44), (424, 68), (470, 46), (486, 74), (532, 58), (544, 84), (590, 100), (650, 84), (700, 100),
        (660, 150), (640, 206), (690, 280), (672, 300), (730, 360), (740, 720)))  # fmt: skip
    lit(painter, head, "#0C060C", "#D8582E", (0, -7), edge="#0C060C")
    for x, way in ((342, 1), (524, -1)):
        eye = blob(((x - way * 66, 180), (x - way * 20, 176), (x + way * 34, 204), (x + way * 62, 240), (x + way * 20,
            240), (x - way * 30, 224)), tension=0.7)  # fmt: skip
        glow(painter, x, 210, 110, "#FFD24A", 0.4)
        fill(painter, eye, "#FFD24A")
        within(painter, eye, disc(x + way * 14, 210, 26, 24), "#E8702A")
        within(painter, eye, disc(x + way * 14, 210, 10, 13), BLACK)
        brow = ink(((x - way * 84, 156, 4), (x - way * 20, 150, 12), (x + way * 50, 196, 16), (x + way * 76, 240, 3)))
        fill(painter, brow, "#5A1E1C")
    snarl = joined(*(ink(((433 - w, y, 1), (433, y + 12, 7), (433 + w, y, 1))) for w, y in ((20, 236), (30, 258), (36,
        282))))  # fmt: skip
    fill(painter, snarl, "#5A1E1C")


def _watchman(painter: QPainter) -> None:
    """He, from the chest up, both fists on the match: shoulders (150, 890) and (470, 890), a face is 250."""
    body = bust(306, 790, 440, 1200, waist=0.62, hip=0.7)
    lit(painter, body, _CLOTH, _WARM, (13, -8), shade=_DARK)
    near, far = ((146, 896), (146, 1084), (402, 986)), ((462, 896), (646, 1046), (544, 850))
    arm(painter, far, 124, _CLOTH, _WARM, (9, -8), cuff="#5A4634", skin=_SKIN, body=body)
    _collar(painter, body)
    _head(painter)
    arm(painter, near, 128, _CLOTH, _WARM, (9, -8), cuff="#5A4634", skin=_SKIN, body=body)
    night = blob(((40, 820), (140, 800), (170, 880), (130, 980), (210, 1060), (330, 1060), (400, 1120), (400, 1200),
        (40, 1200)), tension=0.6)  # fmt: skip
    glaze(painter, night, BLACK, 0.5)
    with grip(painter, 490, 978, 0, 0.98, _SKIN, across=48, mirror=True, towards=(0.4, -0.9)):
        match(painter, 490, 1260, 830, 0, 5.2, 0.4)
    fist(painter, 500, 790, -16, 0.95, _SKIN, towards=(0.4, -0.9))


def _collar(painter: QPainter, body: QPainterPath) -> None:
    """His coat stands open over a dark jersey, and his bare neck out of it."""
    jersey = polygon(((240, 780), (400, 780), (372, 1200), (330, 1200)))
    within(painter, body, jersey, "#2A1C26")
    neck(painter, 312, 700, 118, 800, _SKIN)
    for points in (((250, 760), (206, 792), (204, 880), (238, 884), (232, 910), (344, 1060), (300, 900)), ((378, 760),
        (420, 792), (436, 872), (404, 884), (412, 906), (352, 1060), (370, 900))):  # fmt: skip
        lit(painter, polygon(points), _CLOTH, _WARM, (8, -6), shade=_DARK, width=5)


def _head(painter: QPainter) -> None:
    """His head: unshaven, a bandage round his brow, one eye swollen shut, the other up at it."""
    with tilted(painter, 318, 740, -11):
        painter.translate(318, 606)
        painter.scale(1.28, 1.28)
        turned(painter, 0, 0, 1, Face(_SHADE, _SKIN, nose=Nose.BROAD, stern=1.1, brow=13, brow_colour="#2B1810",
            jaw=0.9, gaze=0.95, squint=-0.4, lid=-0.3, smile=-0.9))  # fmt: skip
        swollen = blob(((30, -18), (44, -28), (60, -24), (65, -8), (56, 6), (38, 4)), tension=0.9)
        fill(painter, swollen, "#8E5058")
        fill(painter, blob(((38, -18), (48, -24), (58, -20), (60, -12), (46, -12)), tension=0.9), "#C08080")
        fill(painter, ink(((34, -8, 1), (48, -4, 5), (62, -9, 2))), BLACK)
        stubble = blob(((-44, 44), (-20, 50), (0, 52), (20, 46), (40, 46), (58, 50), (54, 82), (30, 104), (0, 104),
            (-30, 82)), tension=0.7)  # fmt: skip
        hatch(painter, stubble.subtracted(disc(30, 67, 30, 14)), Hatch.DOTS, "#4A2C1C", pitch=9, width=2.4)
        crop = blob(((64, -60), (70, -96), (36, -126), (-24, -128), (-76, -100), (-92, -40), (-82, 20), (-64, 34), (-62,
            -8), (-40, -50), (10, -70)), tension=0.7)  # fmt: skip
        lit(painter, crop, "#7A4A2A", look.SODIUM, (6, -7), shade="#2B1810")
        strands(painter, [((46 - a, -104), (0 - a, -122 + a * 0.4), (-66 - a * 0.2, -70 + a)) for a in (0, 14, 28)],
            "#7A4A2A", look.SODIUM, 5)  # fmt: skip
        band = blob(((68, -62), (66, -88), (20, -92), (-40, -76), (-92, -30), (-90, 2), (-40, -38), (16, -58)),
            tension=0.7)  # fmt: skip
        lit(painter, band, look.BONE, look.BONE, (5, -5), shade=look.MUTED)
        within(painter, band, joined(*(ink(((68, -70 - y, 2), (16, -68 - y, 3), (-40, -48 - y, 3), (-92, -8 - y, 2)))
            for y in (0, 12))), look.MUTED)  # fmt: skip
        within(painter, band, joined(disc(22, -76, 17, 13), disc(8, -66, 9, 8)), look.DANGER)
        for x, y in ((-128, 6), (-118, 34)):  # the ends of its knot
            lit(painter, limb(((-88, -16, 13), (x, y, 16))), look.BONE, look.BONE, (3, -3), shade=look.MUTED, width=4)
