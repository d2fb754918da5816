"""The Tower, Major XVI."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, limb, placed, polygon, rect, star, windows
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A tower block, seen from its foot, is struck and loses its head; she dives before it, he falls on his back."""
    strike = (340, 400)
    sky(painter, "#0A0710", mixed(BLACK, t.light, 0.6), 1000)
    for angle in range(0, 360, 20):
        far, near = ((strike[0] + 1200 * cos(radians(angle + a)), strike[1] + 1200 * sin(radians(angle + a)))
            for a in (0, 9))  # fmt: skip
        glaze(painter, polygon((strike, far, near)), t.light, 0.14)
    clouds(painter, ((60, 440, 0.6), (680, 600, 0.6)), "#1A0C12", t.light)
    glow(painter, *strike, 250, t.light, 0.6)
    city(painter, 1040, "#12080C", look.SODIUM, tall=130, seed=45)
    dark = rect(20, -160, 660, 1200)  # the strike is all the light there is
    dark.addPath(disc(*strike, 330, 400))
    dark.setFillRule(Qt.FillRule.OddEvenFill)
    glaze(painter, dark, "#050208", 0.3)
    _burning_house(painter, t)
    lightning = polygon(((456, -150), (400, 66), (474, 52), (378, 250), (438, 238), strike, (328, 286), (262, 300),
        (330, 112), (268, 124), (320, -150)))  # fmt: skip
    rimmed(painter, lightning, look.BONE, BLACK, 10)
    fill(painter, polygon(((320, -150), (268, 124), (330, 112), (262, 300), (328, 286), strike, (350, 262), (302, 268),
        (370, 84), (308, 96), (362, -150))), "#FFD98A")  # fmt: skip
    _storm_cloud(painter)
    rimmed(painter, star(*strike, 76, 26, 9, 8), look.BONE, BLACK, 6)
    _crown_flies(painter)
    for x, y, size, tilt in ((480, 420, 38, 50), (196, 400, 36, 10), (150, 500, 26, 60)):
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), x, y, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5 if x < 350 else -5, -4), shade="#0C080A", width=4)
    painter.save()
    painter.translate(572, 530)
    painter.rotate(184)
    painter.scale(0.62, 0.62)
    _woman_falls(painter)
    painter.restore()
    painter.save()
    painter.translate(62, 98)
    painter.scale(0.9, 0.9)
    _man_falls(painter)
    painter.restore()


def _storm_cloud(painter: QPainter) -> None:
    """The cloud the bolt comes out of, hanging from the card's upper edge, its belly lit by the bolt."""
    cloud = blob(((110, -40), (118, 44), (160, 76), (206, 70), (232, 104), (288, 118), (332, 98), (372, 122), (428,
        114), (452, 78), (486, 70), (506, 30), (500, -40)), tension=0.9)  # fmt: skip
    lit(painter, cloud, "#2A161C", look.SODIUM, (0, 7), shade="#12080C", width=8)
    for curl in (((206, 70, 3), (212, 46, 6), (240, 36, 2)), ((332, 98, 3), (322, 72, 6), (340, 50, 2)),
            ((452, 78, 3), (430, 70, 6), (418, 50, 2))):  # fmt: skip
        fill(painter, limb(curl), BLACK)


def _crown_flies(painter: QPainter) -> None:
    """The tower's head, a crown of gold on broken wall, free in the air."""
    painter.save()
    painter.translate(548, 158)
    painter.rotate(28)
    painter.scale(0.84, 0.84)
    lit(painter, polygon(((-88, 0), (88, 0), (82, 70), (52, 46), (30, 88), (0, 52), (-34, 80), (-58, 48), (-84, 74))),
        "#4A332E", look.SODIUM, (-8, 8), shade="#1A1012")  # fmt: skip
    fill(painter, windows(-62, 8, 4, 1, (34, 40), (20, 28)), "#FFC25A")
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (-6, 7), shade="#7A3E12", width=7)
    painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """Two of its walls, narrower the higher; its head is broken off, and fire stands in it."""
    flames = blob(((250, 540), (206, 450), (196, 360), (230, 392), (246, 300), (286, 360), (300, 250), (344, 330), (372,
        236), (400, 330), (440, 268), (448, 362), (494, 330), (480, 430), (446, 540)), tension=0.35)  # fmt: skip
    lit(painter, flames, t.light, look.SODIUM, (-8, -9), shade=look.OXBLOOD)
    fill(painter, blob(((264, 530), (236, 440), (268, 450), (282, 376), (314, 430), (338, 350), (368, 420), (394, 356),
        (410, 430), (448, 400), (430, 530)), tension=0.35), "#FFC25A")  # fmt: skip
    side_ = polygon(((404, 516), (420, 478), (436, 506), (452, 470), (570, 1050), (478, 1050)))
    front_ = polygon(((236, 470), (262, 510), (290, 474), (320, 524), (352, 484), (380, 526), (404, 516), (478, 1050),
        (140, 1050)))  # fmt: skip
    lit(painter, side_, "#2A181A", look.SODIUM, (-3, 5), shade="#12090C", width=7)
    lit(painter, front_, "#B06C42", "#FFC25A", (3, 8), shade="#6A3E2A", width=7)
    within(painter, front_, polygon(((404, 516), (478, 1050), (250, 1050), (340, 800), (370, 640))), "#5E3626")
    for row, lamps in enumerate((0b01, 0b00, 0b10, 0b00)):
        share = row / 4
        y, high = 570 + 470 * share**1.1, 56 + 40 * share
        left, right = 236 - 96 * (y - 470) / 580, 404 + 74 * (y - 516) / 534
        for column in range(2):
            x = left + (right - left) * (0.17 + column * 0.38)
            wide = (right - left) * 0.24
            pane = polygon(((x, y), (x + wide, y + 2), (x + wide + 3, y + high), (x - 2, y + high)))
            fill(painter, pane, "#FFD27A" if lamps >> column & 1 else "#1A0C0E")


def _man_falls(painter: QPainter) -> None:
    """He falls on his back, near to us: two arms flung up, one knee drawn up, one leg out; the strike edges him.

    A head is 130: shoulder (200, 872), hip (398, 850), upper arms 140, forearms 120, thighs 150, shins 150.
    """
    cloth, light, up = "#2A3252", look.SODIUM, (-2, -9)
    skin, shade = "#CC9464", "#6E4228"
    arm(painter, ((232, 862), (276, 726), (300, 604)), 62, mixed(BLACK, cloth, 0.7), light, up, skin=skin)
    palm(painter, 304, 576, 10, 0.54, skin, towards=up)
    leg(painter, ((390, 876), (516, 906), (614, 940)), 88, mixed(BLACK, cloth, 0.7), light, up, calf=1, shade=BLACK)
    shoe(painter, (622, 942), 0.74, "#3A2018", light, turn=-80, mirror=True)
    with tilted(painter, 100, 910, -118):
        side(painter, 100, 910, 0.66, Face(shade, skin, nose=Nose.BROAD, brow=13, mouth=Mouth.CRY,
            feeling=Feeling.FEAR, jaw=0.8))  # fmt: skip
        hair(painter, 100, 910, 0.68, Cut.SIDE_SHORT, "#2A1810", light)
    body = blob(((158, 884), (196, 830), (286, 800), (372, 798), (434, 830), (442, 882), (410, 918), (330, 906), (250,
        936), (184, 930)), tension=0.8)  # fmt: skip
    lit(painter, body, cloth, light, up, shade="#06070E")
    shirt = blob(((160, 880), (198, 830), (236, 820), (230, 850), (196, 884)), tension=0.6)
    lit(painter, shirt, look.BONE, look.BONE, up, shade="#6A5A58", width=4)
    leg(painter, ((388, 858), (462, 734), (572, 788)), 98, cloth, light, up, calf=1, shade="#06070E")
    shoe(painter, (580, 792), 0.8, "#3A2018", light, turn=-66, mirror=True)
    tie = blob(((192, 848), (212, 842), (204, 790), (222, 744), (204, 676), (180, 732), (186, 764), (176, 800)),
        tension=0.5)  # fmt: skip
    lit(painter, tie, look.DANGER, look.BONE, (-4, -4), shade=look.OXBLOOD, width=5)
    arm(painter, ((206, 876), (122, 770), (66, 664)), 70, cloth, light, up, skin=skin, body=body)
    palm(painter, 56, 636, -20, 0.6, skin, mirror=True, towards=up)


def _woman_falls(painter: QPainter) -> None:
    """She dives head first, drawn upright: arms flung up past her head, one knee drawn up, the other leg behind.

    A head is 120: shoulder (0, -92), hip (0, 112), thighs 205, shins 195, upper arms 150, forearms 132.
    """
    skin, shade, cloth, dark, light = "#F2CDA6", "#8A5238", "#E8E2DA", "#5E5266", look.SODIUM
    away, far, red = (6, 7), mixed(BLACK, "#F2CDA6", 0.74), "#A8202A"
    arm(painter, ((-18, -92), (-116, -190), (-102, -296)), 50, far, skin, away, skin=far)
    palm(painter, -100, -320, 4, 0.5, far)
    leg(painter, ((-8, 112), (-50, 306), (-122, 446)), 80, far, skin, away, bare=True, shade=shade)
    shoe(painter, (-124, 454), 0.64, red, light, turn=100)
    hair_ = blob(((-2, -236), (-50, -230), (-76, -180), (-72, -120), (-116, -70), (-88, -66), (-134, 20), (-90, -10),
        (-104, 70), (-50, 0), (-30, -100), (0, -130)), tension=0.6)  # fmt: skip
    lit(painter, hair_, "#8A3214", light, (5, 7), shade="#2B0C06", width=6)
    strands(painter, [((-30, -200), (-50, -130), (-80, -40)), ((-44, -200), (-66, -120), (-104, -10)), ((-20, -180),
        (-44, -100), (-72, 20))], "#8A3214", light, 5)  # fmt: skip
    neck(painter, 4, -170, 40, -112, skin)
    trunk = blob(((-16, -122), (-44, -100), (-50, -50), (-38, 6), (-36, 30), (36, 30), (36, 0), (54, -48), (42, -84),
        (18, -118)), tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, light, away, shade=dark)
    leg(painter, ((10, 112), (148, 246), (60, 396)), 90, skin, look.BONE, away, bare=True, shade=shade)
    shoe(painter, (56, 403), 0.64, red, light, turn=84)
    skirt = blob(((-46, 40), (-36, 10), (36, 10), (72, 62), (138, 130), (160, 180), (120, 200), (80, 186), (60, 236),
        (24, 206), (-6, 262), (-30, 216), (-82, 246), (-74, 150), (-66, 90)), tension=0.6)  # fmt: skip
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
    arm(painter, ((22, -88), (144, -160), (222, -70)), 58, skin, look.BONE, away, skin=skin, body=trunk)
    palm(painter, 240, -50, 132, 0.56, skin, mirror=True)
