"""The Tower, Major XVI."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, limb, placed, polygon, rect, star, windows
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A tower block, seen from its foot, is struck and loses its head; on either side of it one falls."""
    strike = (352, 404)
    sky(painter, "#0A0710", mixed(BLACK, t.light, 0.5), 1000)
    for angle in range(0, 360, 20):
        far, near = ((strike[0] + 1200 * cos(radians(angle + a)), strike[1] + 1200 * sin(radians(angle + a)))
            for a in (0, 9))  # fmt: skip
        glaze(painter, polygon((strike, far, near)), t.light, 0.16)
    clouds(painter, ((180, 130, 0.9), (600, 60, 0.9), (60, 420, 0.6), (660, 560, 0.6)), "#1A0C12", t.light)
    glow(painter, *strike, 420, t.light, 0.8)
    city(painter, 1040, "#12080C", look.SODIUM, tall=150, seed=45)
    for step in range(3):  # the strike is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(*strike, 270 + step * 90, 320 + step * 120))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#050208", 0.28)
    _burning_house(painter, t)
    lightning = polygon(((470, -150), (412, 60), (470, 52), (390, 236), (440, 228), strike, (352, 274), (302, 286),
        (356, 106), (310, 114), (354, -150)))  # fmt: skip
    glow(painter, 400, 140, 220, look.BONE, 0.35)
    rimmed(painter, lightning, look.BONE, BLACK, 9)
    fill(painter, polygon(((354, -150), (310, 114), (356, 106), (302, 286), (352, 274), strike, (368, 250), (332, 258),
        (388, 82), (344, 90), (396, -150))), "#FFD98A")  # fmt: skip
    clouds(painter, ((410, 70, 0.7),), "#1A0C12", look.BONE)
    rimmed(painter, star(*strike, 58, 20, 9, 8), look.BONE, BLACK, 5)
    painter.save()
    painter.translate(530, 230)
    painter.rotate(34)
    painter.scale(0.98, 0.98)
    lit(painter, polygon(((-88, 0), (88, 0), (82, 70), (52, 46), (30, 88), (0, 52), (-34, 80), (-58, 48), (-84, 74))),
        "#4A332E", look.SODIUM, (-8, 8), shade="#1A1012")  # fmt: skip
    fill(painter, windows(-62, 8, 4, 1, (34, 40), (20, 28)), "#FFC25A")
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (-6, 7), shade="#7A3E12", width=7)
    painter.restore()
    for x, y, size, tilt in ((470, 452, 36, 50), (252, 384, 34, 10), (640, 470, 36, 33), (218, 440, 24, 60),
        (452, 384, 26, 15)):  # fmt: skip
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), x, y, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5 if x < 350 else -5, -4), shade="#0C080A", width=4)
    for x, y, turn, scale, falls in ((170, 722, 173, -0.68, _man_falls), (552, 706, 188, 0.74, _woman_falls)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.scale(scale, abs(scale))
        falls(painter)
        painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """Two of its walls, narrower the higher; its head is broken off, and fire stands in it."""
    flames = polygon(((262, 520), (240, 420), (274, 452), (272, 352), (312, 414), (330, 360), (352, 402), (386, 340),
        (404, 420), (440, 350), (440, 440), (470, 420), (448, 520)))  # fmt: skip
    lit(painter, flames, t.light, look.SODIUM, (-7, -8), shade=look.OXBLOOD)
    fill(painter, polygon(((276, 520), (276, 448), (300, 474), (316, 420), (346, 470), (376, 412), (394, 470), (428,
        430), (430, 520))), "#FFC25A")  # fmt: skip
    side_ = polygon(((404, 516), (420, 478), (436, 506), (452, 470), (590, 1050), (478, 1050)))
    front_ = polygon(((258, 470), (278, 506), (300, 474), (326, 520), (352, 484), (380, 522), (404, 516), (478, 1050),
        (166, 1050)))  # fmt: skip
    lit(painter, side_, "#2A181A", look.SODIUM, (-3, 5), shade="#12090C", width=7)
    lit(painter, front_, "#5A3E36", "#FFC25A", (3, 8), shade="#2A1A1A", width=7)
    within(painter, front_, polygon(((258, 470), (272, 496), (184, 1050), (166, 1050))), look.SODIUM)
    within(painter, front_, polygon(((404, 516), (478, 1050), (190, 1050), (300, 900), (330, 760))), "#2E1D1C")
    within(painter, front_, polygon(((398, 516), (404, 516), (478, 1050), (470, 1050))), look.SODIUM)
    for row in range(7):
        share = row / 7
        y, high = 556 + 500 * share**1.2, 30 + 26 * share
        left, right = 258 - 92 * (y - 470) / 580, 404 + 74 * (y - 516) / 534
        for column in range(3):
            x = left + (right - left) * (0.17 + column * 0.26)
            wide = (right - left) * 0.16
            pane = polygon(((x, y), (x + wide, y + 2), (x + wide + 3, y + high), (x - 2, y + high)))
            fill(painter, pane, ("#FFD27A", "#1A0C0E", "#1A0C0E", "#1A0C0E", "#1A0C0E")[(row * 4 + column * 2) % 5])


def _man_falls(painter: QPainter) -> None:
    """He dives head first, drawn upright in profile around the waist: arms flung out, one knee drawn up.

    A head is 128: shoulder (0, -84), hip (0, 130), thighs 230, shins 220, upper arms 165, forearms 140.
    """
    skin, shade, cloth, dark, light, up = "#EBC096", "#9A6540", "#34487A", "#0A0F22", look.SODIUM, (6, 7)
    far = mixed(BLACK, cloth, 0.66)
    grey, deep = "#B8AFA0", "#3A3438"
    arm(painter, ((-20, -84), (-128, -188), (-186, -320)), 58, far, light, up, cuff=look.MUTED, skin=mixed(BLACK, skin,
        0.76))  # fmt: skip
    palm(painter, -192, -344, -14, 0.46, mixed(BLACK, skin, 0.76), towards=up)
    leg(painter, ((-14, 140), (-50, 362), (-92, 572)), 90, mixed(BLACK, grey, 0.66), light, up, calf=1, shade=deep)
    shoe(painter, (-95, 581), 0.84, "#3A2018", light, turn=72)
    leg(painter, ((4, 138), (122, 322), (104, 534)), 98, grey, look.BONE, up, calf=1, shade=deep)
    shoe(painter, (102, 544), 0.84, "#4A2A1C", light, turn=56)
    neck(painter, 4, -180, 50, -106, mixed(BLACK, skin, 0.8))
    shirt = blob(((-10, -124), (40, -116), (66, -60), (64, 20), (58, 112), (-40, 116), (-50, 60)),
        tension=0.5)  # fmt: skip
    lit(painter, shirt, "#D8D2C4", look.BONE, up, shade="#5E5866", width=5)
    seat = blob(((-60, 108), (56, 108), (66, 150), (40, 186), (-30, 190), (-66, 160)), tension=0.6)
    fill(painter, seat, grey)
    within(painter, seat, folds(((50, 126), (20, 160), (-6, 168), 7)), deep)
    lit(painter, limb(((-44, 112, 20), (10, 124, 20), (60, 112, 18))), "#140C0A", light, (0, 4), width=4)
    lit(painter, rect(34, 106, 22, 24, 3), look.BRASS, look.BONE, (-2, 3), width=4)
    trunk = blob(((-20, -124), (-62, -104), (-80, -50), (-68, 20), (-66, 90), (-76, 146), (-52, 160),
        (-22, 146), (-4, 110), (14, 70), (34, 20), (44, -40), (30, -84), (26, -124)), tension=0.6)  # fmt: skip
    lit(painter, trunk, cloth, light, up, shade=dark)
    within(painter, trunk, folds(((-52, -20), (-40, 40), (-56, 130), 10), ((-20, 0), (-14, 60), (-32, 130), 9)), dark)
    tie = blob(((34, -116), (50, -110), (72, -60), (104, -14), (112, 50), (148, 84), (116, 96), (84, 66), (78, 0),
        (46, -56)), tension=0.8)  # fmt: skip
    lit(painter, tie, look.DANGER, look.BONE, (4, 4), shade=look.OXBLOOD, width=5)
    _man_cries(painter, skin, shade)
    arm(painter, ((-18, -74), (122, -128), (196, -258)), 70, cloth, light, up, cuff=look.BONE, skin=skin, body=trunk)
    palm(painter, 209, -284, 26, 0.62, skin, mirror=True, towards=up)


def _man_cries(painter: QPainter, skin: str, shade: str) -> None:
    """His head: a moustache, a mouth wide open, hair that the wind takes."""
    light, up = look.SODIUM, (5, 6)
    with tilted(painter, 0, -140, -6):
        painter.translate(12, -150)
        painter.scale(1.34, 1.34)
        painter.translate(-2, 118)
        turned(painter, 12, -192, 0.7, Face(shade, skin, brow=13, mouth=Mouth.SHOUT, jaw=0.9, nose=Nose.BROAD,
            gaze=0.5, feeling=Feeling.FEAR))  # fmt: skip
        mop = blob(((54, -234), (50, -262), (4, -276), (-40, -262), (-56, -224), (-84, -186), (-62, -184), (-76, -134),
            (-50, -156), (-40, -180), (-34, -196), (-30, -226), (10, -246)), tension=0.5)  # fmt: skip
        moustache = blob(((16, -176), (36, -178), (62, -160), (40, -163), (24, -165), (2, -160), (-8, -156), (0,
            -172)), tension=0.7)  # fmt: skip
        rimmed(painter, moustache, "#2A160C", BLACK, 4)
        lit(painter, mop, "#3A2014", light, up, shade="#140A06", width=5)


def _woman_falls(painter: QPainter) -> None:
    """She falls head first, drawn upright in profile around the waist: knees bent, both arms held out before her.

    A head is 120: shoulder (0, -92), hip (0, 112), thighs 215, shins 205, upper arms 150, forearms 132.
    """
    skin, shade, cloth, dark, light = "#F2CDA6", "#8A5238", "#E8E2DA", "#5E5266", look.SODIUM
    away, far, red = (6, 7), mixed(BLACK, "#F2CDA6", 0.74), "#A8202A"
    arm(painter, ((8, -92), (128, -16), (248, 40)), 50, far, skin, away, skin=far)
    palm(painter, 272, 52, 112, 0.46, far, mirror=True)
    leg(painter, ((-8, 112), (30, 322), (-48, 506)), 80, far, skin, away, bare=True, shade=shade)
    shoe(painter, (-51, 513), 0.6, red, light, turn=92)
    hair_ = blob(((-2, -236), (-50, -230), (-76, -180), (-72, -120), (-116, -70), (-78, -76), (-124, 10), (-70, -40),
        (-84, 40), (-40, -30), (-30, -100), (0, -130)), tension=0.6)  # fmt: skip
    lit(painter, hair_, "#8A3214", light, (5, 7), shade="#2B0C06", width=6)
    strands(painter, [((-30, -200), (-50, -130), (-80, -40)), ((-44, -200), (-66, -120), (-104, -30)), ((-20, -180),
        (-44, -100), (-62, 0))], "#8A3214", light, 5)  # fmt: skip
    neck(painter, 4, -170, 40, -112, skin)
    trunk = blob(((-16, -122), (-44, -100), (-50, -50), (-38, 6), (-36, 30), (36, 30), (36, 0), (54, -48), (42, -84),
        (18, -118)), tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, light, away, shade=dark)
    leg(painter, ((4, 112), (124, 282), (44, 454)), 90, skin, look.BONE, away, bare=True, shade=shade)
    shoe(painter, (40, 462), 0.6, red, light, turn=84)
    skirt = blob(((-46, 40), (-36, 10), (36, 10), (66, 62), (122, 120), (150, 156), (112, 196), (74, 186), (60, 236),
        (24, 206), (-6, 262), (-30, 216), (-72, 236), (-64, 150), (-66, 90)), tension=0.6)  # fmt: skip
    lit(painter, skirt, cloth, light, away, shade=dark)
    within(painter, skirt, folds(((-16, 16), (-34, 90), (-50, 220), 10), ((0, 20), (4, 100), (0, 240), 10), ((16, 16),
        (54, 100), (66, 210), 9), ((22, 16), (70, 90), (116, 170), 8)), dark)  # fmt: skip
    lit(painter, limb(((-38, 12, 15), (0, 18, 16), (38, 12, 15))), red, look.DANGER, (0, 4), width=4)
    with tilted(painter, 0, -130, -10):
        painter.translate(6, -142)
        painter.scale(1.36, 1.36)
        painter.translate(0, 128)
        turned(painter, 12, -190, 0.64, Face(shade, skin, nose=Nose.SNUB, brow=9, brow_colour="#5A200C", gaze=0.7,
            feeling=Feeling.FEAR, mouth=Mouth.CRY, jaw=0.1, lips="#B0202A"))  # fmt: skip
        fringe = blob(((46, -222), (50, -246), (24, -264), (-14, -264), (-46, -244), (-58, -204), (-54, -150), (-40,
            -160), (-34, -196), (-14, -224), (16, -238)), tension=0.7)  # fmt: skip
        lit(painter, fringe, "#8A3214", light, (5, 6), shade="#2B0C06", width=5)
    arm(painter, ((-4, -86), (132, -104), (238, -142)), 58, skin, look.BONE, away, skin=skin, body=trunk)
    palm(painter, 263, -151, 68, 0.52, skin, mirror=True)
