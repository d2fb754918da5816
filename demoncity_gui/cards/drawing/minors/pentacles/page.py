"""The Page of Pentacles."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, polygon, rays, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#C98F5E"
_GREEN = "#2C5A48"
_DEEP = "#081210"


def scene(painter: QPainter, t: Tones) -> None:
    """The night-school girl among her books: she holds a coin up, and its light is the only one left on."""
    fill(painter, SKY, "#0E0B0C")
    for row in range(6):  # the shelves behind, almost in the dark
        for number in range(13):
            high = 104 + (number * 37 + row * 53) % 40
            fill(painter, rect(20 + number * 52, 130 + row * 170 - high, 34 + (number * 29 + row * 17) % 16, high, 3),
                mixed("#0E0B0C", ("#5C2A1E", "#6B5220", "#3A3A58")[(number * 2 + row) % 3], 0.36))  # fmt: skip
        fill(painter, rect(0, 130 + row * 170, 700, 16), "#241710")
    glow(painter, 350, 660, 500, look.BRASS, 0.8)
    fill(painter, rays(350, 690, 150, 560, 16, 60), mixed("#5A4314", look.BRASS, 0.3))
    dress = bust(350, 512, 400, 1210, waist=0.72, hip=0.86)
    lit(painter, dress, _GREEN, look.BRASS, (0, 10), shade=_DEEP)
    _scholar(painter)
    _books(painter)
    coin(painter, 360, 716, 320)
    for way in (-1, 1):
        upper = limb(((350 + way * 150, 616, 118), (350 + way * 214, 800, 112), (350 + way * 252, 950, 100)))
        lit(painter, upper.subtracted(limb(((350 + way * 90, 540, 20), (350 + way * 110, 660, 60)))), _GREEN,
            look.BRASS, (-way * 7, -5), shade=_DEEP, width=6)  # fmt: skip
        fore = blob([(350 + way * a, b) for a, b in ((174, 800), (166, 850), (164, 900), (184, 966), (214, 1004), (262,
            1016), (298, 992), (300, 950), (276, 890), (238, 806))], tension=0.6)  # fmt: skip
        lit(painter, fore, _GREEN, look.BRASS, (-way * 11, -7), shade=_DEEP, width=7)
        within(painter, fore, joined(*(limb(((350 + way * a, b, 2), (350 + way * (a + 34), b - 14, 9), (350 + way * (a
            + 60), b - 14, 2))) for a, b in ((184, 960), (206, 992)))), _DEEP)  # fmt: skip
        lit(painter, blob([(360 + way * a, b) for a, b in ((158, 790), (232, 796), (230, 832), (152, 826))],
            tension=0.3), look.BONE, look.BONE, (-way * 5, -5), shade=look.MUTED, width=5)  # fmt: skip
        fingers(painter, 360 + way * 152, 716, way * 4, 1.16, _SKIN, mirror=way < 0, towards=(-way, -0.4))
    gloom(painter, 350, 560, 430, 0.55)


def _books(painter: QPainter) -> None:
    """The desk, and on it two heavy books for her elbows, their edges found by the coin."""
    lit(painter, rect(-20, 936, 740, 300), "#2A180E", look.BRASS, (0, 7), width=6)
    for way, tone in ((-1, "#5A1E1E"), (1, "#22304A")):
        for y, wide, colour in ((1060, 236, "#4A3414"), (984, 262, tone)):
            cover = rect(350 + way * 350 - (0 if way < 0 else wide), y, wide, 72, 10)
            lit(painter, cover, colour, look.BRASS, (-way * 8, -6), shade=BLACK, width=7)
            for dx in (40, 70):
                within(painter, cover, rect(350 + way * (350 - wide + dx) - 5, y, 10, 72), mixed(BLACK, look.BRASS,
                    0.7))  # fmt: skip


def _scholar(painter: QPainter) -> None:
    """Her face over the coin, lit from below, her mouth open: plain round glasses, a cloud of curls."""
    brown, dark = "#3A2418", "#120A07"
    curls = ((236, 250, 62), (226, 346, 60), (264, 168, 66), (356, 134, 68), (446, 166, 64), (484, 252, 60), (484, 340,
        58), (252, 430, 50), (462, 424, 48))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), brown, look.BRASS, (4, 9), shade=dark)
    strands(painter, [((x - r * 0.5, y + 8), (x, y - r * 0.6), (x + r * 0.5, y + 6)) for x, y, r in curls], brown,
        look.BRASS, 6)  # fmt: skip
    neck(painter, 350, 400, 88, 524, _SKIN)
    lit(painter, polygon(((258, 512), (350, 552), (442, 512), (466, 576), (350, 620), (234, 576))), look.BONE,
        look.BONE, (6, 6), shade=look.MUTED, width=5)  # fmt: skip
    with tilted(painter, 346, 430, 34):
        painter.translate(326, 322)
        painter.scale(1.42, 1.42)
        turned(painter, 0, 0, 1, Face("#8A5632", _SKIN, nose=Nose.SNUB, stern=-1, brow=10, jaw=0.1, smile=0.8,
            gaze=0.2, lid=0.3, young=True))  # fmt: skip
        fill(painter, blob(((8, 38), (30, 42), (52, 36), (56, 54), (36, 66), (12, 60)), tension=0.6), _SKIN)
        mouth = blob(((10, 42), (20, 44), (32, 46), (44, 43), (53, 38), (50, 54), (36, 64), (20, 58)), tension=0.7)
        rimmed(painter, mouth, "#2A0A0C", BLACK, 3)
        within(painter, mouth, blob(((16, 66), (34, 54), (52, 64), (34, 76)), tension=0.9), look.DANGER)
        within(
            painter, mouth, blob(((10, 38), (32, 44), (53, 36), (50, 45), (32, 51), (16, 48)), tension=0.6), look.BONE
        )
        chin = blob(((-44, 66), (-20, 72), (20, 84), (56, 60), (70, 20), (90, 40), (60, 120), (-40, 120)), tension=0.6)
        glaze(painter, chin.intersected(blob(((-4, 90), (18, 93), (38, 85), (54, 68), (68, 42), (72, 12), (60, 40), (40,
            66), (10, 74), (-36, 72)), tension=0.8)), look.BRASS, 0.75)  # fmt: skip
        for x, wide in ((2, 34), (50, 22)):
            glaze(painter, disc(x, -4, wide, 33), look.BRASS, 0.16)
            stroke(painter, disc(x, -4, wide, 33), BLACK, 11)
            stroke(painter, disc(x, -4, wide, 33), look.BRASS, 5)
        stroke(painter, thick_line(((-32, -8), (-62, -12)), 2), BLACK, 8)
        fringe = joined(*(disc(*curl) for curl in ((-66, -30, 18), (-60, -56, 24), (-38, -80, 25), (-4, -92, 26), (30,
            -88, 24), (58, -72, 18))))  # fmt: skip
        lit(painter, fringe, brown, look.BRASS, (3, 6), shade=dark, width=5)
        strands(painter, [((x - 16, y + 6), (x, y - 18), (x + 16, y + 4)) for x, y in ((-58, -56), (-34, -80), (-2,
            -92), (30, -86))], brown, look.BRASS, 5)  # fmt: skip
