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
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, front, turned
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
    """A tower block, seen from its foot, is struck and comes apart; on either side of it one falls."""
    strike = (350, 392)
    sky(painter, "#07060E", mixed(BLACK, t.light, 0.36), 1000)
    for angle in range(0, 360, 20):
        far, near = ((strike[0] + 1200 * cos(radians(angle + a)), strike[1] + 1200 * sin(radians(angle + a)))
            for a in (0, 9))  # fmt: skip
        glaze(painter, polygon((strike, far, near)), t.light, 0.16)
    clouds(painter, ((180, 130, 0.9), (600, 60, 0.9), (60, 420, 0.6), (660, 560, 0.6)), "#1A0C12", t.light)
    glow(painter, *strike, 400, t.light, 0.8)
    city(painter, 1040, "#12080C", look.SODIUM, tall=150, seed=45)
    _burning_house(painter, t)
    for step in range(4):  # the strike is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(*strike, 210 + step * 90, 240 + step * 100))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#050208", 0.3)
    lightning = polygon(((470, -150), (412, 60), (470, 52), (382, 214), (440, 206), strike, (346, 250), (296, 262),
        (352, 96), (306, 104), (350, -150)))  # fmt: skip
    glow(painter, 400, 120, 220, look.BONE, 0.35)
    rimmed(painter, lightning, look.BONE, BLACK, 9)
    fill(painter, polygon(((350, -150), (306, 104), (352, 96), (296, 262), (346, 250), strike, (362, 226), (326, 234),
        (384, 72), (340, 80), (392, -150))), "#FFD98A")  # fmt: skip
    clouds(painter, ((410, 70, 0.7),), "#1A0C12", look.BONE)
    rimmed(painter, star(*strike, 122, 40, 9, 8), look.SODIUM, BLACK, 6)  # where it strikes
    fill(painter, star(*strike, 82, 30, 9, 8), look.BONE)
    painter.save()
    painter.translate(524, 300)
    painter.rotate(30)
    lit(painter, polygon(((-88, 0), (88, 0), (80, 66), (52, 44), (30, 82), (0, 50), (-34, 76), (-58, 46), (-84, 70))),
        "#2E2426", look.SODIUM, (-9, 8), shade="#0C080A")  # fmt: skip
    fill(painter, windows(-62, 10, 4, 1, (34, 40), (20, 28)), t.light)
    lit(painter, placed(crown(), 0, 0, 0.84), look.SODIUM, look.BONE, (-6, 7), shade="#7A3E12", width=7)
    painter.restore()
    for x, y, size, tilt in ((250, 470, 36, 20), (470, 520, 34, 50), (120, 300, 34, 10), (620, 470, 40, 33),
        (220, 350, 26, 60), (60, 560, 26, 15), (430, 620, 24, 40)):  # fmt: skip
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), x, y, 1, tilt)
        lit(painter, stone, "#2E2426", look.SODIUM, (5 if x < 350 else -5, -4), shade="#0C080A", width=4)
    painter.save()
    painter.translate(150, 668)
    painter.rotate(170)
    painter.scale(0.92, 0.92)
    _man_falls(painter)
    painter.restore()
    painter.save()
    painter.translate(590, 676)
    painter.rotate(198)
    painter.scale(1.04, 1.04)
    _woman_falls(painter)
    painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """Two of its walls, narrower the higher; its head is broken off, and fire stands in it."""
    front_, side_ = (
        ((236, 400), (404, 420), (520, 1050), (150, 1050)),
        ((404, 420), (452, 398), (640, 1050), (520, 1050)),
    )
    lit(painter, polygon(side_), "#171014", look.SODIUM, (-2, -4), shade=BLACK, width=7)
    lit(painter, polygon(front_), "#2E2426", look.SODIUM, (-2, -8), shade="#0C080A", width=7)
    for row in range(8):
        share = row / 8
        y, high = 470 + 560 * share**1.25, 26 + 26 * share
        left, right = 236 - 86 * (y - 400) / 650, 404 + 116 * (y - 410) / 640
        for column in range(4):
            x = left + (right - left) * (0.1 + column * 0.22)
            wide = (right - left) * 0.13
            if (row * 5 + column * 3) % 7 != 2:
                hot = (row * 3 + column) % 4 == 0
                fill(painter, polygon(((x, y), (x + wide, y + 2), (x + wide + 3, y + high), (x - 2, y + high))),
                    "#FFD27A" if hot else t.light)  # fmt: skip
    jag = polygon(((216, 380), (228, 440), (262, 404), (290, 466), (322, 410), (352, 480), (380, 420), (404, 470),
        (424, 410), (446, 456), (470, 380)))  # fmt: skip
    fill(painter, jag, mixed(BLACK, t.light, 0.3))
    flames = polygon(((226, 470), (218, 380), (252, 420), (258, 318), (296, 384), (318, 296), (346, 372), (386, 300),
        (398, 380), (440, 316), (442, 396), (476, 372), (452, 470), (404, 510), (352, 486), (290, 500)))  # fmt: skip
    lit(painter, flames, t.light, look.SODIUM, (-7, -8), shade=look.OXBLOOD)
    inner = polygon(((252, 466), (258, 400), (286, 436), (306, 376), (336, 432), (370, 372), (390, 436), (430, 396),
        (424, 468), (350, 476)))  # fmt: skip
    fill(painter, inner, "#FFC25A")
    for x, y, size in ((210, 640, 1), (452, 760, 1.2), (300, 820, 0.9)):  # out of windows
        tongue = blob(((-20, 10), (-26, -30), (-8, -20), (-10, -74), (14, -36), (26, -62), (24, 10)), tension=0.5)
        lit(painter, placed(tongue, x, y, size), t.light, look.SODIUM, (-4, -4), shade=look.OXBLOOD, width=5)


def _man_falls(painter: QPainter) -> None:
    """He falls head first, drawn upright around the waist: one hand at us, the other after the woman.

    A head is 130. Shoulders (-84, -80) and (84, -80), hips (-40, 132) and (40, 132).
    """
    skin, shade, cloth, dark, light, up = "#E2B58A", "#6A3C24", "#2C3C68", "#070A16", look.SODIUM, (-6, 7)
    trousers = mixed(BLACK, cloth, 0.76)
    for joints, calf, turn in ((((-42, 140), (-124, 270), (-66, 400)), -1, 44), (((42, 140), (84, 296), (40, 440)), 1,
        66)):  # fmt: skip
        leg(painter, joints, 94, trousers, light, up, calf=calf, shade=dark)
        shoe(painter, (joints[2][0], joints[2][1] + 8), 0.76, "#1E1416", light, turn=turn)
    seat = blob(((-60, 76), (60, 76), (84, 120), (82, 160), (44, 186), (0, 172), (-44, 186), (-84, 160), (-84, 120)),
        tension=0.7)  # fmt: skip
    fill(painter, seat, trousers)
    fill(painter, joined(limb(((0, 100, 4), (2, 176, 6))), limb(((-4, 172, 6), (-40, 178, 3))), limb(((4, 172, 6), (40,
        176, 3)))), dark)  # fmt: skip
    arm(painter, ((-84, -76), (-164, -20), (-212, 40)), 66, mixed(BLACK, cloth, 0.8), light, up, cuff=look.BONE,
        skin=skin)  # fmt: skip
    palm(painter, -231, 64, 218, 0.46, skin, towards=up)
    shirt = blob(((-60, -110), (60, -110), (66, -30), (62, 84), (-62, 84), (-66, -30)), tension=0.5)
    lit(painter, shirt, "#D8D2C4", look.BONE, up, shade="#5E5866", width=5)
    lit(painter, limb(((-62, 82, 17), (0, 90, 18), (62, 82, 17))), "#140C0A", light, (0, 4), width=4)
    lit(painter, rect(-12, 78, 24, 22, 3), look.BRASS, look.BONE, (-2, 3), width=4)
    tie = blob(((-8, -114), (12, -114), (20, -50), (42, 0), (24, 62), (58, 124), (22, 122), (-4, 62), (14, 2), (-8,
        -50)), tension=0.8)  # fmt: skip
    lit(painter, tie, look.DANGER, look.BONE, (-4, 4), shade=look.OXBLOOD, width=5)
    left = blob(((-24, -122), (-72, -112), (-112, -84), (-108, -30), (-76, 40), (-92, 110), (-140, 164), (-96, 158),
        (-78, 196), (-44, 120), (-34, 40), (-46, -40)), tension=0.6)  # fmt: skip
    right = blob(((24, -122), (72, -112), (112, -84), (104, -30), (74, 40), (96, 110), (150, 150), (110, 160), (104,
        206), (56, 130), (38, 40), (50, -40)), tension=0.6)  # fmt: skip
    for panel in (left, right):
        lit(painter, panel, cloth, light, up, shade=dark)
    mop = blob(((-46, -214), (-66, -170), (-54, -160), (-70, -116), (-44, -132), (-26, -112), (34, -112), (44, -132),
        (66, -118), (54, -160), (68, -170), (46, -214), (18, -250), (-22, -248)), tension=0.5)  # fmt: skip
    lit(painter, mop, "#3A2014", light, up, shade="#140A06", width=6)
    neck(painter, 0, -150, 44, -112, mixed(BLACK, skin, 0.8))
    with tilted(painter, 0, -130, -12):
        front(painter, 0, -190, 0.64, Face(shade, skin, brow=13, mouth=Mouth.SHOUT, jaw=0.9, nose=Nose.BROAD, gaze=0.5,
            feeling=Feeling.FEAR, old=True))  # fmt: skip
        painter.translate(0, -20)
        painter.scale(0.9, 0.9)
        fringe = blob(((-52, -200), (-56, -250), (-20, -276), (24, -276), (56, -248), (52, -200), (40, -238), (22,
            -226), (10, -246), (-14, -226), (-26, -244), (-42, -226)), tension=0.5)  # fmt: skip
        moustache = blob(((0, -172), (24, -174), (42, -156), (22, -160), (0, -163), (-22, -160), (-42, -156), (-24,
            -174)), tension=0.7)  # fmt: skip
        lit(painter, joined(fringe, moustache), "#3A2014", light, up, shade="#140A06", width=5)
    arm(painter, ((84, -80), (158, -172), (120, -268)), 70, cloth, light, up, cuff=look.BONE, skin=skin, body=right)
    palm(painter, 111, -306, -16, 0.66, skin, towards=up)


def _woman_falls(painter: QPainter) -> None:
    """She falls on her back, drawn upright in profile around the waist: knees up, a hand stretched out to the man.

    A head is 120. Shoulder (0, -98), hip (-2, 74), knees (150, 146) and (92, 232).
    """
    skin, shade, cloth, dark, light = "#F2CDA6", "#8A5238", "#E8E2DA", "#5E5266", look.SODIUM
    away, far = (6, 7), mixed(BLACK, "#F2CDA6", 0.74)
    arm(painter, ((10, -96), (66, -186), (50, -282)), 52, far, skin, away, skin=far)
    palm(painter, 45, -310, -8, 0.44, far)
    leg(painter, ((-6, 82), (30, 236), (-74, 340)), 78, far, skin, away, bare=True, shade=shade)
    shoe(painter, (-80, 348), 0.52, "#A8202A", light, turn=96)
    hair_ = blob(((-2, -236), (-50, -230), (-76, -180), (-72, -120), (-116, -70), (-78, -76), (-124, 10), (-70, -40),
        (-84, 40), (-40, -30), (-30, -100), (0, -130)), tension=0.6)  # fmt: skip
    lit(painter, hair_, "#8A3214", light, (5, 7), shade="#2B0C06", width=6)
    strands(painter, [((-30, -200), (-50, -130), (-80, -40)), ((-44, -200), (-66, -120), (-104, -30)), ((-20, -180),
        (-44, -100), (-62, 0))], "#8A3214", light, 5)  # fmt: skip
    trunk = blob(((-16, -122), (-42, -100), (-46, -50), (-32, 6), (-30, 20), (34, 20), (34, 0), (48, -48), (38, -84),
        (18, -118)), tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, light, away, shade=dark)
    leg(painter, ((2, 80), (150, 142), (66, 266)), 88, skin, look.BONE, away, bare=True, shade=shade)
    shoe(painter, (62, 276), 0.52, "#A8202A", light, turn=100)
    hem = ((98, 62), (112, 92), (100, 128), (72, 160), (60, 150), (52, 186), (22, 160), (0, 206), (-18, 162), (-60,
        190), (-62, 140), (-104, 132))  # fmt: skip
    skirt = blob(((-54, 40), (-32, 4), (34, 4), (56, 40), *hem, (-72, 84)), tension=0.6)
    lit(painter, skirt, cloth, light, away, shade=dark)
    within(painter, skirt, folds(((-16, 10), (-30, 80), (-56, 150), 10), ((0, 14), (10, 80), (2, 190), 10), ((16, 10),
        (50, 60), (46, 170), 9), ((20, 10), (70, 60), (100, 110), 8)), dark)  # fmt: skip
    lit(painter, limb(((-32, 6, 15), (0, 12, 16), (34, 6, 15))), "#A8202A", look.DANGER, (0, 4), width=4)
    neck(painter, 2, -150, 40, -114, skin)
    with tilted(painter, 0, -130, -10):
        turned(painter, 12, -190, 0.6, Face(shade, skin, nose=Nose.SNUB, brow=9, brow_colour="#5A200C", gaze=0.7,
            feeling=Feeling.FEAR, mouth=Mouth.CRY, jaw=0.1, lips="#B0202A"))  # fmt: skip
        fringe = blob(((46, -222), (50, -246), (24, -264), (-14, -264), (-46, -244), (-58, -204), (-54, -150), (-40,
            -160), (-34, -196), (-14, -224), (16, -238)), tension=0.7)  # fmt: skip
        lit(painter, fringe, "#8A3214", light, (5, 6), shade="#2B0C06", width=5)
    arm(painter, ((-2, -92), (88, -34), (156, -96)), 56, skin, look.BONE, away, skin=skin, body=trunk)
    palm(painter, 176, -114, 48, 0.48, skin, mirror=True)


SCENES = (_devil, _tower)
"""Scenes 15 and 16, each painting 30 … 670 across and 30 … 1020 down."""
