"""The Devil, Major XV."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.heads import Face, Feeling, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
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
