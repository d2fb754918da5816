"""The scenes of the Majors 15 and 16. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors_parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _devil(painter: QPainter, t: Tones) -> None:
    """On a lit wall the shadow of something horned; two stand chained before it."""
    bricks(painter, 30, -150, 640, 1180, t.light, look.SODIUM)
    glow(painter, 380, 560, 420, look.SODIUM, 0.5)
    for step in range(4):  # the candles' light dies away on the wall
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(380, 480, 268 + step * 46, 400 + step * 40))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#12020A", 0.3)
    head = ((380, 330), (452, 360), (480, 450), (456, 560), (420, 640), (380, 690), (340, 640), (304, 560),
        (280, 450), (308, 360))  # fmt: skip
    horn = ((20, 380), (76, 350), (160, 330), (220, 260), (226, 140), (270, 240), (266, 350), (200, 430), (80, 460))
    shoulders = ((340, 600), (420, 600), (470, 660), (620, 690), (700, 800), (700, 1030), (0, 1030), (0, 800),
        (140, 690), (290, 660))  # fmt: skip
    shadow = joined(blob(head, tension=0.8), polygon(shoulders))
    for way in (-1, 1):
        shadow = joined(shadow, blob([(380 + way * x, y) for x, y in horn], tension=0.8),
            polygon(((380 + way * 90, 480), (380 + way * 160, 500), (380 + way * 84, 540))))  # fmt: skip
    fill(painter, shadow, BLACK)
    _glints(painter, shadow)
    for way in (-1, 1):
        slit = polygon(((380 + way * 18, 506), (380 + way * 80, 470), (380 + way * 70, 502), (380 + way * 34, 518)))
        fill(painter, slit, t.light)
    fill(painter, polygon(((332, 580), (380, 600), (428, 580), (404, 616), (380, 622), (356, 616))), t.light)
    fill(painter, joined(*(polygon(((x, 584 + k), (x + 14, 592 + k), (x + 8, 606 + k))) for x, k in ((342, 2), (362, 8),
        (386, 8), (404, 2)))), BLACK)  # fmt: skip
    fill(painter, rect(30, 970, 640, 60), mixed(BLACK, t.light, 0.35))
    plinth = polygon(((308, 902), (452, 902), (462, 1030), (298, 1030)))
    lit(painter, plinth, "#4A1216", "#7A2A1E", (0, -4), shade="#22060B", width=6)
    lit(painter, polygon(((322, 872), (438, 872), (462, 898), (298, 898))), "#9C3A2A", look.SODIUM, (0, 5), width=6)
    for x in (270, 490):  # candles on the floor light it all from below
        glow(painter, x, 900, 90, look.SODIUM, 0.6)
        lit(painter, rect(x - 10, 910, 20, 80, 4), look.BONE, look.BONE, (-3, -3), shade="#A89878", width=4)
        fill(painter, blob(((x, 862), (x + 10, 892), (x, 912), (x - 10, 892))), look.SODIUM)
    for x, way in ((150, 1), (606, -1)):
        painter.save()
        painter.translate(x, 0)
        painter.scale(way, 1)
        _chained(painter, t, woman=way < 0)
        painter.restore()
    for way in (-1, 1):
        _clawed_hand(painter, t, way)
    for start, bend, end in (((186, 872), (290, 1010), (380, 880)), ((570, 872), (470, 1010), (380, 880))):
        for i in range(9):
            s = (i + 0.5) / 9
            across = (1 - s) ** 2 * start[0] + 2 * s * (1 - s) * bend[0] + s * s * end[0]
            y = (1 - s) ** 2 * start[1] + 2 * s * (1 - s) * bend[1] + s * s * end[1]
            stroke(painter, disc(across, y, 17 if i % 2 else 9, 10 if i % 2 else 15), BLACK, 13)
            stroke(painter, disc(across, y, 17 if i % 2 else 9, 10 if i % 2 else 15), look.BONE, 7)
    stroke(painter, disc(380, 800, 30, 36), t.light, 12)
    lit(painter, rect(334, 800, 92, 84, 10), t.light, look.BONE, (-6, -6))
    fill(painter, joined(disc(380, 832, 12), rect(374, 836, 12, 30)), BLACK)


def _glints(painter: QPainter, shadow: QPainterPath) -> None:
    """What the candles find of the shadow from below: its horns' rings, its brow, cheeks and chest."""
    deep, red = "#2E080C", "#5C1016"
    for way in (-1, 1):
        x = 380
        for share in range(7):
            at = 0.1 + share * 0.13
            ring_x, ring_y = x + way * (60 + 190 * at), 412 - 150 * max(0, at - 0.4) ** 1.4 - 10 * at
            bow = limb(((ring_x - way * 8, ring_y - 58 + 30 * at, 3), (ring_x + way * 12, ring_y, 8), (ring_x - way * 4,
                ring_y + 50 - 14 * at, 3)))  # fmt: skip
            within(painter, shadow, bow, deep)
        brow = blob(((x + way * 8, 500), (x + way * 30, 470), (x + way * 90, 440), (x + way * 70, 478), (x + way * 34,
            508)), tension=0.6)  # fmt: skip
        cheek = blob(((x + way * 22, 540), (x + way * 62, 530), (x + way * 74, 556), (x + way * 44, 610), (x + way * 30,
            580)), tension=0.6)  # fmt: skip
        chest = blob(((x + way * 20, 700), (x + way * 150, 690), (x + way * 230, 740), (x + way * 180, 850), (x + way *
            60, 862), (x + way * 12, 800)), tension=0.7)  # fmt: skip
        within(painter, shadow, joined(brow, chest), deep)
        within(painter, shadow, cheek, red)
        within(painter, shadow, limb(((x + way * 40, 850, 3), (x + way * 120, 846, 12), (x + way * 190, 800, 3))), red)
    within(painter, shadow, blob(((372, 520), (388, 520), (398, 566), (380, 578), (362, 566)), tension=0.6), deep)


def _clawed_hand(painter: QPainter, t: Tones, way: int) -> None:
    """His arm comes from behind, the hand lies over an outer shoulder, -1 the left one, and keeps it."""
    hide, dark = "#5A1218", "#16040A"
    painter.save()
    painter.translate(378, 0)
    painter.scale(way, 1)
    fore = limb(((404, 640, 96), (386, 760, 74), (348, 862, 54), (328, 890, 54)))
    lit(painter, fore, hide, t.light, (-6, 1), shade=dark, width=4)
    back = blob(((358, 880), (334, 850), (296, 844), (256, 858), (242, 888), (262, 916), (334, 936), (354, 914)),
        tension=0.7)  # fmt: skip
    lit(painter, back, hide, t.light, (-3, -6), shade=dark, width=4)
    for root, knuckle, joint, tip in (((338, 906), (340, 918), (330, 956), (324, 1000)), ((312, 890), (310, 908),
        (296, 956), (286, 1012)), ((284, 886), (278, 902), (258, 950), (244, 1008)), ((262, 880), (250, 892), (222,
        930), (200, 982))):  # fmt: skip
        claw = blob((along(joint, tip, 0.1, 10), along(joint, tip, 0.1, -10), along(joint, tip, 0.6, -9), along(joint,
            tip, 1.2, 2), along(joint, tip, 0.6, 6)), tension=0.5)  # fmt: skip
        lit(painter, claw, "#1C1216", look.BONE, (-3, -2), width=4)
        finger = limb(((*root, 27), (*knuckle, 32), (*along(knuckle, joint, 0.5), 25), (*joint, 28), (*along(joint, tip,
            0.22), 21)))  # fmt: skip
        lit(painter, finger.simplified(), hide, t.light, (-4, -4), shade=dark, width=4)
        fill(painter, limb(((*along(joint, knuckle, 0.1, 10), 3), (*along(joint, knuckle, 0.04), 5), (*along(joint,
            knuckle, 0.1, -10), 3))), dark)  # fmt: skip
    painter.restore()


def _chained(painter: QPainter, t: Tones, *, woman: bool) -> None:
    """One of the two, left of the middle and looking to it: evening dress, an iron collar, little horns already."""
    skin, shade, tone = ("#F0C8A0", "#A8704A", "#7A2E18") if woman else ("#D9A06A", "#8C5A2E", "#1E1412")
    cloth, dark = ("#F2ECDD", "#8C8794") if woman else ("#34323E", "#0C0B10")
    body = bust(0, 870, 190 if woman else 230, 1060, waist=0.8, hip=0.9)
    lit(painter, body, skin if woman else cloth, look.SODIUM, (8, -6), shade=shade if woman else dark)
    if woman:
        gown = blob(((-84, 960), (-40, 936), (0, 952), (40, 936), (84, 960), (90, 1070), (-90, 1070)), tension=0.6)
        lit(painter, gown, cloth, look.BONE, (7, -6), shade=dark)
    else:
        fill(painter, polygon(((-34, 876), (40, 876), (6, 1020))), look.BONE)
    neck(painter, 4, 830, 62 if woman else 74, 880, shade)
    collar = limb(((-42, 862, 30), (4, 874, 34), (48, 862, 30)))
    lit(painter, collar, "#6E6A78", look.BONE, (3, -5), shade="#2B2933", width=6)
    with tilted(painter, 4, 800, 10):
        for way in (-1, 1):
            horn = blob([(way * a, b) for a, b in ((22, 704), (24, 668), (44, 634), (80, 612), (66, 648), (56, 676),
                (54, 706))], tension=0.5)  # fmt: skip
            lit(painter, placed(horn, 8, 0), "#8A6A58", "#F2D2AE", (3, 5), shade="#2B1414", width=4)
        turned(painter, 6, 770, 0.84, Face(shade, skin, brow=8 if woman else 12, lid=0.4 if woman else 0,
            gaze=0.3 if woman else -0.9, jaw=0.1 if woman else 0.7, lips="#B0202A" if woman else None,
            smile=1.1 if woman else -0.6, arch=0.7 if woman else 0,
            feeling=None if woman else Feeling.FEAR))  # fmt: skip
        hair(painter, 6, 770, 0.88, Cut.TURNED_LONG if woman else Cut.TURNED_SHORT, tone, t.light)


def _tower(painter: QPainter, t: Tones) -> None:
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
    painter.translate(534, 270)
    painter.rotate(34)
    painter.scale(1.08, 1.08)
    lit(painter, polygon(((-88, 0), (88, 0), (82, 70), (52, 46), (30, 88), (0, 52), (-34, 80), (-58, 48), (-84, 74))),
        "#4A332E", look.SODIUM, (-8, 8), shade="#1A1012")  # fmt: skip
    fill(painter, windows(-62, 8, 4, 1, (34, 40), (20, 28)), "#FFC25A")
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (-6, 7), shade="#7A3E12", width=7)
    painter.restore()
    for x, y, size, tilt in ((470, 452, 36, 50), (252, 384, 34, 10), (640, 470, 36, 33), (218, 440, 24, 60),
        (452, 384, 26, 15)):  # fmt: skip
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), x, y, 1, tilt)
        lit(painter, stone, "#3E2C2A", look.SODIUM, (5 if x < 350 else -5, -4), shade="#0C080A", width=4)
    for x, y, turn, scale, falls in ((166, 756, 174, -0.64, _man_falls), (562, 694, 194, 0.7, _woman_falls)):
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
            fill(painter, pane, ("#FFD27A", "#1A0C0E", t.light, "#1A0C0E", "#1A0C0E")[(row * 4 + column * 2) % 5])


def _man_falls(painter: QPainter) -> None:
    """He dives head first, drawn upright in profile around the waist: arms flung out, one knee drawn up.

    A head is 128: shoulder (0, -84), hip (0, 130), thighs 230, shins 220, upper arms 165, forearms 140.
    """
    skin, shade, cloth, dark, light, up = "#E2B58A", "#6A3C24", "#34487A", "#0A0F22", look.SODIUM, (6, 7)
    far = mixed(BLACK, cloth, 0.66)
    grey, deep = "#B8AFA0", "#3A3438"
    arm(painter, ((-20, -84), (-150, -180), (-186, -316)), 58, far, light, up, cuff=look.MUTED, skin=mixed(BLACK, skin,
        0.76))  # fmt: skip
    palm(painter, -192, -344, -14, 0.46, mixed(BLACK, skin, 0.76), towards=up)
    leg(painter, ((-14, 140), (-16, 370), (-106, 571)), 90, mixed(BLACK, grey, 0.66), light, up, calf=1, shade=deep)
    shoe(painter, (-110, 580), 0.84, "#3A2018", light, turn=72)
    leg(painter, ((4, 138), (184, 280), (66, 466)), 98, grey, look.BONE, up, calf=1, shade=deep)
    shoe(painter, (60, 474), 0.84, "#4A2A1C", light, turn=56)
    neck(painter, 4, -180, 50, -106, mixed(BLACK, skin, 0.8))
    shirt = blob(((-10, -124), (40, -116), (66, -60), (64, 20), (58, 112), (-40, 116), (-50, 60)),
        tension=0.5)  # fmt: skip
    lit(painter, shirt, "#D8D2C4", look.BONE, up, shade="#5E5866", width=5)
    seat = blob(((-60, 108), (56, 108), (66, 150), (40, 186), (-30, 190), (-66, 160)), tension=0.6)
    fill(painter, seat, grey)
    within(painter, seat, folds(((50, 126), (20, 160), (-6, 168), 7)), deep)
    lit(painter, limb(((-44, 112, 20), (10, 124, 20), (60, 112, 18))), "#140C0A", light, (0, 4), width=4)
    lit(painter, rect(34, 106, 22, 24, 3), look.BRASS, look.BONE, (-2, 3), width=4)
    trunk = blob(((-20, -124), (-62, -104), (-80, -50), (-68, 20), (-74, 90), (-112, 160), (-96, 196), (-70, 186),
        (-44, 226), (-8, 150), (10, 80), (34, 20), (44, -40), (30, -84), (26, -124)), tension=0.6)  # fmt: skip
    lit(painter, trunk, cloth, light, up, shade=dark)
    within(painter, trunk, folds(((-52, -20), (-40, 60), (-66, 170), 10), ((-20, 10), (-20, 80), (-40, 190), 9)), dark)
    tie = blob(((34, -116), (50, -110), (72, -60), (104, -14), (112, 50), (148, 84), (116, 96), (84, 66), (78, 0),
        (46, -56)), tension=0.8)  # fmt: skip
    lit(painter, tie, look.DANGER, look.BONE, (4, 4), shade=look.OXBLOOD, width=5)
    _man_cries(painter, skin, shade)
    arm(painter, ((-18, -74), (130, -148), (226, -250)), 66, cloth, light, up, cuff=look.BONE, skin=skin, body=trunk)
    palm(painter, 247, -272, 44, 0.6, skin, mirror=True, towards=up)


def _man_cries(painter: QPainter, skin: str, shade: str) -> None:
    """His head: a moustache, a mouth wide open, hair that the wind takes."""
    light, up = look.SODIUM, (5, 6)
    with tilted(painter, 0, -140, -6):
        painter.translate(12, -46)
        turned(painter, 12, -192, 0.7, Face(shade, skin, brow=13, mouth=Mouth.SHOUT, jaw=0.9, nose=Nose.BROAD,
            gaze=0.5, feeling=Feeling.FEAR, old=True))  # fmt: skip
        mop = blob(((54, -234), (50, -262), (4, -276), (-40, -262), (-56, -224), (-84, -186), (-62, -184), (-76, -134),
            (-50, -156), (-40, -180), (-34, -196), (-30, -226), (10, -246)), tension=0.5)  # fmt: skip
        moustache = blob(((16, -176), (36, -178), (62, -160), (40, -163), (24, -165), (2, -160), (-8, -156), (0,
            -172)), tension=0.7)  # fmt: skip
        lit(painter, joined(mop, moustache), "#3A2014", light, up, shade="#140A06", width=5)


def _woman_falls(painter: QPainter) -> None:
    """She falls head first, drawn upright in profile around the waist: knees bent, both arms held out before her.

    A head is 120: shoulder (0, -92), hip (0, 112), thighs 215, shins 205, upper arms 150, forearms 132.
    """
    skin, shade, cloth, dark, light = "#F2CDA6", "#8A5238", "#E8E2DA", "#5E5266", look.SODIUM
    away, far, red = (6, 7), mixed(BLACK, "#F2CDA6", 0.74), "#A8202A"
    arm(painter, ((8, -92), (138, -18), (258, -72)), 50, far, skin, away, skin=far)
    palm(painter, 282, -84, 66, 0.44, far, mirror=True)
    leg(painter, ((-8, 112), (70, 312), (6, 507)), 80, far, skin, away, bare=True, shade=shade)
    shoe(painter, (2, 515), 0.6, red, light, turn=78)
    hair_ = blob(((-2, -236), (-50, -230), (-76, -180), (-72, -120), (-116, -70), (-78, -76), (-124, 10), (-70, -40),
        (-84, 40), (-40, -30), (-30, -100), (0, -130)), tension=0.6)  # fmt: skip
    lit(painter, hair_, "#8A3214", light, (5, 7), shade="#2B0C06", width=6)
    strands(painter, [((-30, -200), (-50, -130), (-80, -40)), ((-44, -200), (-66, -120), (-104, -30)), ((-20, -180),
        (-44, -100), (-62, 0))], "#8A3214", light, 5)  # fmt: skip
    neck(painter, 4, -170, 40, -112, skin)
    trunk = blob(((-16, -122), (-44, -100), (-50, -50), (-38, 6), (-36, 30), (36, 30), (36, 0), (54, -48), (42, -84),
        (18, -118)), tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, light, away, shade=dark)
    leg(painter, ((4, 112), (192, 214), (112, 402)), 90, skin, look.BONE, away, bare=True, shade=shade)
    shoe(painter, (106, 410), 0.6, red, light, turn=64)
    skirt = blob(((-46, 40), (-36, 10), (36, 10), (66, 62), (122, 120), (150, 156), (112, 196), (74, 186), (60, 236),
        (24, 206), (-6, 262), (-30, 216), (-72, 236), (-64, 150), (-66, 90)), tension=0.6)  # fmt: skip
    lit(painter, skirt, cloth, light, away, shade=dark)
    within(painter, skirt, folds(((-16, 16), (-34, 90), (-50, 220), 10), ((0, 20), (4, 100), (0, 240), 10), ((16, 16),
        (54, 100), (66, 210), 9), ((22, 16), (70, 90), (116, 170), 8)), dark)  # fmt: skip
    lit(painter, limb(((-38, 12, 15), (0, 18, 16), (38, 12, 15))), red, look.DANGER, (0, 4), width=4)
    with tilted(painter, 0, -130, -10):
        painter.translate(6, -20)
        turned(painter, 12, -190, 0.64, Face(shade, skin, nose=Nose.SNUB, brow=9, brow_colour="#5A200C", gaze=0.7,
            feeling=Feeling.FEAR, mouth=Mouth.CRY, jaw=0.1, lips="#B0202A"))  # fmt: skip
        fringe = blob(((46, -222), (50, -246), (24, -264), (-14, -264), (-46, -244), (-58, -204), (-54, -150), (-40,
            -160), (-34, -196), (-14, -224), (16, -238)), tension=0.7)  # fmt: skip
        lit(painter, fringe, "#8A3214", light, (5, 6), shade="#2B0C06", width=5)
    arm(painter, ((-4, -86), (138, -134), (190, -256)), 56, skin, look.BONE, away, skin=skin, body=trunk)
    palm(painter, 201, -284, 20, 0.5, skin, mirror=True)


SCENES = (_devil, _tower)
"""Scenes 15 and 16, each painting 30 … 670 across and 30 … 1020 down."""
