"""The Nine of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Alone in her roof garden, grapes in hand; the falcon comes home to her glove. Nine coins hang on the vines."""
    sky(painter, "#170F24", "#D0782C", 860)
    fill(painter, disc(450, 440, 280), "#F0B548")
    glow(painter, 450, 440, 460, look.SODIUM, 0.45)
    clouds(painter, ((600, 150, 0.5), (120, 330, 0.4)), "#3E2430", look.SODIUM)
    city(painter, 880, "#6B3A22", None, tall=330, seed=10)
    city(painter, 880, "#1A100E", look.SODIUM, tall=220, seed=31, edge=look.SODIUM)
    leaf = blob(((0, -40), (20, -10), (12, 20), (0, 34), (-12, 20), (-20, -10)))
    for left, peak, light in ((-20, 90, 9), (540, 630, -9)):
        vine = blob(((left, 1190), (left - 4, 600), (peak, 370 if light > 0 else 560), (left + 214, 560), (left + 190,
            1190)), tension=0.6)  # fmt: skip
        lit(painter, vine, "#14301F", look.SODIUM, (light, -7), shade="#0A1810")
        for number in range(28):
            a, b = left + 20 + (number * 67) % 170, 540 + (number * 113) % 540
            lit(painter, placed(leaf, a, b, 0.9, number * 53), ("#1E4A30", "#2A5A3A")[number % 2], look.HORROR,
                (light * 0.3, -3), width=3)  # fmt: skip
    hedge = blob([(-20 + k * 62, 1036 - k % 2 * 26) for k in range(13)] + [(720, 1200), (-20, 1200)], tension=0.9)
    lit(painter, hedge, "#10261A", look.HORROR, (0, -6), shade="#0A1810")
    places = ((100, 412), (80, 524), (98, 634), (80, 746), (100, 1032), (612, 540), (628, 654), (616, 944), (560, 1036))
    painter.save()
    painter.translate(372, 996)
    painter.scale(1.13, 1.13)
    painter.rotate(-8)
    painter.translate(-336, -900)
    _lady(painter)
    painter.restore()
    for x, y in places:
        coin(painter, x, y, 106)
    gloom(painter, 400, 560, 480, 0.35)


def _lady(painter: QPainter) -> None:
    """She, tall, turbaned, in a gown of the evening; she has turned her head to her bird and lifts it to the light."""
    gown, dark, gold, skin = "#1F5A66", "#0A1E26", "#E8B048", "#8C5A3A"
    skirt = blob(((262, 880), (418, 880), (470, 960), (520, 1190), (150, 1190), (206, 960)), tension=0.5)
    lit(painter, skirt, gown, gold, (13, -4), shade=dark)
    glaze(painter, skirt.intersected(skirt.translated(-110, 0)), BLACK, 0.5)
    for a, b in ((270, 190), (310, 280), (360, 390), (396, 470)):
        fill(painter, limb(((a, 900, 2), ((a + b) / 2 - 4, 1000, 6), (b, 1180, 13))), dark)
    flowers = [disc(x + 9 * math.cos(k * 1.26), y + 9 * math.sin(k * 1.26), 5.5) for x, y in ((250, 1010), (330, 1040),
        (418, 1000), (220, 1060), (296, 960), (384, 1062), (460, 1064), (376, 956), (300, 780), (384, 752), (352, 826),
        (276, 850), (400, 834)) for k in range(5)]  # fmt: skip
    within(painter, skirt, joined(*flowers), mixed(gown, gold, 0.6))
    body = bust(336, 650, 252, 920, waist=0.62, hip=0.74)
    lit(painter, body, gown, gold, (11, -6), shade=dark)
    within(painter, body, joined(*flowers), mixed(gown, gold, 0.6))
    glaze(painter, body.intersected(body.translated(-90, 0)), BLACK, 0.5)
    neck(painter, 332, 588, 56, 656, skin)
    chest = blob(((266, 668), (300, 648), (336, 656), (372, 648), (412, 668), (384, 716), (340, 752), (296, 716)),
        tension=0.6)  # fmt: skip
    lit(painter, chest, skin, skin, (8, -4), shade="#4E2E1E", width=5, smooth=True)
    for k in range(9):
        turn = math.pi * (k + 0.5) / 9
        rimmed(painter, disc(338 - 62 * math.cos(turn), 664 + 50 * math.sin(turn), 9), look.BONE, BLACK, 2)
    sash = blob(((236, 868), (340, 900), (450, 868), (456, 898), (340, 932), (230, 898)), tension=0.6)
    lit(painter, sash.intersected(joined(body, skirt)), gold, look.BONE, (5, -3), shade="#8C5A1E", width=5)
    lit(painter, disc(342, 914, 20), look.OXBLOOD, look.DANGER, (4, -4), width=4)
    _turbaned(painter, skin, gold)
    arm(painter, ((244, 712), (100, 840), (240, 838)), 66, mixed(BLACK, gown, 0.6), gold, (6, -6), skin=skin, cuff=gold,
        body=body)  # fmt: skip
    _grapes(painter, 312, 842)
    fist(painter, 294, 832, 84, 0.54, "#9C6842", mirror=True, back=True, towards=(0.8, -0.6))
    arm(painter, ((430, 712), (556, 812), (508, 592)), 66, gown, gold, (9, -5), skin="#5A3A22", cuff="#8C5A30",
        body=body)  # fmt: skip
    _falcon(painter)
    fist(painter, 500, 536, -8, 0.62, "#7A4E2C", mirror=True)
    for x in (486, 506):  # its claws
        lit(painter, limb(((x, 486, 12), (x + 2, 508, 11), (x - 8, 522, 7))), look.BRASS, look.BONE, (2, -2), width=3)


def _grapes(painter: QPainter, x: float, y: float) -> None:
    """A bunch that she has picked, hanging from her hand."""
    for row, count in enumerate((4, 3, 2, 1)):
        for k in range(count):
            berry = disc(x + (k - (count - 1) / 2) * 32, y + 18 + row * 25, 19)
            lit(painter, berry, "#7A3A8C", "#E0A0F0", (4, -5), shade="#2A1038", width=4)
    leaf = blob(((0, 0), (-40, -12), (-58, 18), (-34, 24), (-30, 48), (-6, 30)), tension=0.6)
    lit(painter, leaf.translated(x - 14, y - 2), "#3E8A4E", look.HORROR, (3, -4), shade="#10301C", width=5)


def _turbaned(painter: QPainter, skin: str, gold: str) -> None:
    """Her head in profile, lifted, a half smile, a turban of gold with a jewel, a long earring."""
    with tilted(painter, 330, 590, -9):
        side(painter, 334, 500, 0.86, Face("#4E2E1E", skin, nose=Nose.STRAIGHT, brow=7, stern=-0.5, lips="#A02430",
            smile=1.4, jaw=0.2))  # fmt: skip
        wrap = blob(((384, 444), (386, 404), (352, 360), (290, 346), (230, 380), (206, 440), (228, 500), (272, 540),
            (300, 500), (322, 462)), tension=0.9)  # fmt: skip
        lit(painter, wrap, gold, look.BONE, (9, -7), shade="#7A4A16")
        for fold in (((372, 420, 2), (320, 396, 6), (236, 420, 3)), ((360, 440, 2), (300, 436, 6), (226, 480, 3)),
            ((350, 372, 2), (300, 376, 5), (240, 392, 2))):  # fmt: skip
            fill(painter, limb(fold), "#7A4A16")
        plume = blob(((376, 416), (386, 370), (364, 310), (322, 280), (334, 330), (352, 380)), tension=0.8)
        lit(painter, plume, look.BONE, look.BONE, (6, -4), shade="#B09A78", width=5)
        lit(painter, disc(376, 416, 15), look.OXBLOOD, look.DANGER, (4, -4), width=4)
        fill(painter, limb(((326, 552, 3), (326, 572, 3))), look.BRASS)
        lit(painter, blob(((326, 566), (338, 592), (326, 606), (314, 592)), tension=0.5), look.BRASS, look.BONE,
            (3, -3), width=4)  # fmt: skip


def _falcon(painter: QPainter) -> None:
    """Her falcon, just come down: wings still up, a hooked beak, a dark cap, bars on its breast; it looks at her."""
    painter.save()
    painter.translate(496, 384)
    painter.scale(-1.12, 1.12)
    brown, deep = "#6B4A30", "#2E1C10"
    for way, tone in ((1, mixed(BLACK, brown, 0.7)), (-1, brown)):
        wing = blob([(way * a, b) for a, b in ((8, -46), (34, -100), (70, -158), (118, -214), (128, -186), (146, -190),
            (142, -158), (158, -150), (146, -122), (152, -104), (134, -84), (130, -62), (104, -48), (78, -20), (36, 8),
            (10, 10))], tension=0.35)  # fmt: skip
        lit(painter, wing, tone, look.SODIUM, (-4, -6), shade=deep, width=6)
        quills = [limb(((way * a, b, 2), (way * c, d, 5))) for (a, b), (c, d) in (((50, -90), (118, -180)), ((56, -74),
            (132, -146)), ((54, -56), (134, -108)), ((46, -36), (118, -66)), ((36, -18), (84, -34)))]  # fmt: skip
        fill(painter, joined(*quills), deep)
    lit(painter, blob(((-26, 30), (12, 30), (4, 118), (-30, 122)), tension=0.4), brown, look.SODIUM, (-4, -3),
        shade=deep, width=5)  # fmt: skip
    breast = blob(((-22, -58), (14, -62), (36, -20), (34, 40), (14, 92), (-14, 84), (-32, 20)), tension=0.9)
    lit(painter, breast, look.BONE, look.BONE, (-8, -5), shade="#A88C64", width=6)
    for y in (-30, -12, 6, 24, 42):
        fill(painter, joined(*(limb(((x - 5, y, 3), (x, y + 5, 5), (x + 5, y, 3))) for x in (-12, 4, 20))), brown)
    head = blob(((-20, -60), (-22, -88), (2, -102), (24, -92), (30, -76), (16, -56)), tension=0.9)
    lit(painter, head, brown, look.SODIUM, (-4, -4), shade=deep, width=6)
    fill(painter, blob(((-6, -66), (14, -74), (24, -68), (14, -56), (-4, -56))), look.BONE)
    fill(painter, limb(((12, -78, 4), (14, -62, 7))), deep)  # the dark stripe under the eye
    rimmed(painter, blob(((26, -86), (42, -80), (44, -62), (36, -70), (26, -70)), tension=0.6), look.BRASS, BLACK, 4)
    fill(painter, disc(13, -82, 6), look.BRASS)
    fill(painter, disc(14, -82, 4), BLACK)
    painter.restore()
