"""The pentacles from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import hound
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, offer, palm
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """By the light of what she forges she strikes coin after coin; seven hang there, the eighth is in the tongs."""
    bricks(painter, 0, -150, 700, 1300, "#241A12", look.SODIUM)
    for reach in (700, 520, 350):
        glaze(painter, disc(548, 806, reach), "#F08A28", 0.2)
    thrown = joined(placed(rect(-116, -70, 232, 140, 10), 130, 150, 1, 10), limb(((118, 200, 30), (96, 380, 70), (30,
        560, 130), (110, 700, 200), (30, 1120, 330))), disc(96, 372, 62, 70), disc(262, 500, 128, 136))  # fmt: skip
    glaze(painter, thrown, BLACK, 0.62)  # what the hot coin makes of her on the wall
    fill(painter, joined(rect(501, -150, 5, 640), rect(613, -150, 5, 700)), "#8C5A2E")
    for x, y in ((504, 176), (504, 300), (504, 424), (616, 118), (616, 242), (616, 366), (616, 490)):
        coin(painter, x, y, 108)
    _striker(painter)
    lit(painter, rect(450, 1000, 250, 200), "#4E3220", look.SODIUM, (-7, -5), shade="#1A0E08")
    anvil = polygon(((404, 886), (470, 896), (720, 884), (740, 920), (650, 950), (614, 990), (626, 1020), (478, 1020),
        (492, 990), (470, 950), (424, 930)))  # fmt: skip
    lit(painter, anvil, "#4A4654", look.BONE, (-3, -9), shade="#08070C")
    glow(painter, 548, 806, 190, "#FFC860", 0.6)
    coin(painter, 548, 806, 158, 12)
    tongs = joined(limb(((376, 884, 16), (440, 836, 17), (502, 806, 13))), limb(((378, 900, 16), (444, 880, 17), (508,
        846, 13))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (2, -4), shade="#3A3642", width=5)
    fist(painter, 412, 866, 62, 0.68, "#C98F5E", mirror=True, towards=(9, -3))
    fill(painter, star(506, 716, 84, 15, 8, 8), look.BONE)
    for x, y, a, b in ((560, 678, 596, 640), (430, 756, 386, 750), (610, 716, 650, 706), (414,
            700, 374, 672)):  # fmt: skip
        fill(painter, limb(((x, y, 3), (a, b, 8))), look.SODIUM)
    gloom(painter, 430, 660, 460, 0.4)


def _striker(painter: QPainter) -> None:
    """She bends over the block in profile, lit from below, her whole back behind the hammer that she has swung up."""
    skin, shirt, deep, leather = "#C98F5E", "#345478", "#0A121C", "#7A4A24"
    arm(painter, ((330, 720), (312, 904), (390, 874)), 84, mixed(BLACK, shirt, 0.7), look.SODIUM, (8, 4), skin=skin)
    rolled(painter, (312, 906), (394, 874), 88, skin, look.SODIUM, (6, -6))
    painter.save()
    painter.translate(180, 1080)
    painter.rotate(6)
    painter.translate(-180, -1080)
    back = blob(((250, 604), (196, 606), (136, 660), (106, 760), (108, 880), (80, 980), (60, 1180), (330, 1180), (322,
        980), (296, 880), (318, 770), (312, 660)), tension=0.8)  # fmt: skip
    lit(painter, back, shirt, "#FFC860", (13, 3), shade=deep)
    apron = blob(((250, 690), (306, 676), (340, 770), (320, 880), (340, 1000), (340, 1190), (160, 1190), (180, 1000),
        (216, 890), (240, 790)), tension=0.5)  # fmt: skip
    within(painter, back, apron, "#3A1E0C")
    within(painter, back, apron.translated(14, 4), leather)
    within(painter, back, blob(((306, 660), (330, 700), (318, 770), (296, 880), (322, 980), (330, 1190), (316, 1190),
        (300, 990), (276, 884), (300, 770)), tension=0.7), "#FFC860")  # fmt: skip
    for strap in (((252, 700, 18), (234, 650, 18), (214, 600, 18)), ((216, 886, 20), (160, 896, 20), (100, 884, 20))):
        within(painter, back, limb(tuple((x, y, wide + 10) for x, y, wide in strap)), BLACK)
        within(painter, back, limb(strap), leather)
    for tail in (((112, 890, 10), (84, 940, 14), (92, 990, 18)), ((112, 890, 10), (126, 940, 14), (118, 976, 18))):
        lit(painter, limb(tail), leather, look.SODIUM, (4, 0), shade="#2B180E", width=4)
    lit(painter, disc(112, 888, 16), leather, look.SODIUM, (4, -2), shade="#2B180E", width=4)
    within(painter, back, joined(*(limb(((a, 910, 2), (b, 1060, 12))) for a, b in ((140, 110), (176, 160)))), deep)
    hammer = joined(thick_line(((192, 400), (222, 190)), 24), placed(rect(-86, -50, 172, 100, 10), 226, 156, 1, 9))
    lit(painter, hammer, look.MUTED, "#FFE0A0", (7, 5), shade="#2A2834")
    _smith_head(painter, skin)
    arm(painter, ((196, 664), (104, 512), (126, 470)), 104, shirt, look.SODIUM, (8, 3), skin=skin, body=back)
    rolled(painter, (106, 514), (184, 384), 104, skin, "#FFC860", (8, 3))
    lit(painter, limb(((72, 508, 30), (106, 524, 34), (146, 512, 28))), mixed(shirt, look.BONE, 0.3), look.SODIUM,
        (4, 3), shade=deep, width=5)  # fmt: skip
    fist(painter, 202, 332, 14, 0.74, skin, towards=(9, 4))
    painter.restore()


def _smith_head(painter: QPainter, skin: str) -> None:
    """Her face over the work, a red cloth about her head, a braid on her back."""
    painter.save()
    painter.translate(318, 556)
    painter.rotate(20)
    painter.scale(0.9, 0.9)
    side(painter, 0, 0, 1, Face("#8C5A34", skin, stern=0.8, brow=9, lips="#9A3A34", jaw=0.2, lid=0.25))
    plait = joined(*(disc(-80 - i * 6, 30 + i * 32, 26 - i * 2) for i in range(6)))
    lit(painter, plait, "#17110F", look.SODIUM, (5, 2), width=4)
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#17110F", look.SODIUM)
    cloth = blob(((56, -84), (34, -116), (-46, -130), (-100, -66), (-80, -46), (-24, -86), (36, -64)))
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (5, 2), shade="#33090F", width=5)
    painter.restore()


def nine(painter: QPainter, t: Tones) -> None:
    """Alone in her roof garden, a hand on her hip; the falcon comes home to her glove. Nine coins hang on the vines."""
    sky(painter, "#170F24", "#D0782C", 860)
    fill(painter, disc(430, 430, 236), "#F0B548")
    glow(painter, 430, 430, 420, look.SODIUM, 0.45)
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
    places = ((96, 400), (88, 516), (172, 592), (80, 636), (116, 752), (622, 644), (632, 764), (600, 880), (628, 996))
    for x, y in places:
        coin(painter, x, y, 106)
    _lady(painter)
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
        (418, 1000), (220, 1060), (296, 960), (384, 1062), (460, 1064), (376, 956)) for k in range(5)]  # fmt: skip
    within(painter, skirt, joined(*flowers), mixed(gown, gold, 0.6))
    body = bust(336, 650, 252, 920, waist=0.62, hip=0.74)
    lit(painter, body, gown, gold, (11, -6), shade=dark)
    glaze(painter, body.intersected(body.translated(-90, 0)), BLACK, 0.5)
    neck(painter, 332, 588, 56, 656, skin)
    chest = blob(((266, 668), (300, 648), (336, 656), (372, 648), (412, 668), (384, 716), (340, 752), (296, 716)),
        tension=0.6)  # fmt: skip
    lit(painter, chest, skin, skin, (8, -4), shade="#4E2E1E", width=5, smooth=True)
    for k in range(9):
        turn = math.pi * (k + 0.5) / 9
        rimmed(painter, disc(338 - 62 * math.cos(turn), 664 + 50 * math.sin(turn), 9), look.BONE, BLACK, 2)
    lit(painter, blob(((254, 876), (340, 900), (424, 876), (426, 904), (340, 930), (252, 904)), tension=0.6), gold,
        look.BONE, (5, -3), shade="#8C5A1E", width=5)  # fmt: skip
    lit(painter, disc(342, 914, 20), look.OXBLOOD, look.DANGER, (4, -4), width=4)
    _turbaned(painter, skin, gold)
    arm(painter, ((244, 712), (138, 856), (258, 902)), 66, mixed(BLACK, gown, 0.6), gold, (6, -6), skin=skin, cuff=gold,
        body=body)  # fmt: skip
    palm(painter, 298, 908, 88, 0.5, skin, back=True, apart=0.15, mirror=True)
    arm(painter, ((430, 712), (556, 812), (508, 592)), 66, gown, gold, (9, -5), skin="#5A3A22", cuff="#8C5A30",
        body=body)  # fmt: skip
    _falcon(painter)
    fist(painter, 500, 536, -8, 0.62, "#7A4E2C", mirror=True)
    for x in (486, 506):  # its claws
        lit(painter, limb(((x, 486, 12), (x + 2, 508, 11), (x - 8, 522, 7))), look.BRASS, look.BONE, (2, -2), width=3)


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


def ten(painter: QPainter, t: Tones) -> None:
    """An old man at the gate of his house, his heirs under its lantern, a child at his dog's neck; ten coins in it."""
    bricks(painter, 0, -150, 700, 600, "#1E1810", look.SODIUM)
    gate = joined(disc(350, 500, 336, 432), rect(14, 500, 672, 700))
    rimmed(painter, gate, "#4A3A1E", "#0C0906", 8)
    fill(
        painter,
        joined(
            *(
                thick_line(
                    (
                        (350 + 206 * math.cos(a), 500 + 290 * math.sin(a)),
                        (350 + 330 * math.cos(a), 500 + 440 * math.sin(a)),
                    ),
                    5,
                )
                for a in (math.pi + (k + 0.5) * math.pi / 9 for k in range(9))
            )
        ),
        "#1A140A",
    )
    opening = joined(disc(350, 500, 204, 290), rect(146, 500, 408, 700))
    rimmed(painter, opening, "#B06A1E", "#0C0906", 9)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    for y, wide, tone in ((330, 300, "#D48A2C"), (320, 220, "#F0B548"), (310, 140, "#F8DA94")):
        fill(painter, disc(350, y, wide, wide * 1.15), tone)
    fill(painter, rect(-20, 930, 740, 200), "#8C5A24")
    painter.restore()
    _ivy(painter)
    for x, y in ((110, 352), (92, 452), (87, 552), (407, 143), (495, 194), (558, 274), (596, 369), (612, 470),
            (613, 571), (613, 672)):  # fmt: skip
        coin(painter, x, y, 98)
    _lantern(painter)
    fill(painter, rect(-20, 960, 740, 200), "#0E0A08")
    glaze(painter, polygon(((146, 960), (554, 960), (690, 1130), (10, 1130))), look.SODIUM, 0.6)
    for corners in (((214, 960), (338, 960), (330, 1130), (120, 1130)), ((360, 960), (540, 960), (660, 1130), (390,
            1130))):  # fmt: skip
        glaze(painter, polygon(corners), BLACK, 0.7)  # their shadows come as far as he sits
    _heirs(painter)
    painter.save()
    painter.translate(-104, -40)
    painter.scale(1.16, 1.16)
    _elder(painter)
    painter.restore()
    painter.save()
    painter.translate(-8, 24)
    _dog_and_child(painter)
    painter.restore()
    gloom(painter, 350, 560, 520, 0.25)


def _ivy(painter: QPainter) -> None:
    """The ivy that has grown over the wall and half the arch for as long as the family lives here."""
    heap = [disc(40 + k * 64, 60 + (k * 37) % 50, 66) for k in range(6)] + [disc(30 + (k * 41) % 70, 130 + k * 52, 62 -
        k * 9) for k in range(4)] + [disc(170, 190, 76), disc(250, 140, 60)]  # fmt: skip
    lit(painter, joined(*heap), "#12251A", look.SODIUM, (4, 6), shade="#060D09", width=4)
    leaf = blob(((0, 30), (16, 12), (22, -8), (10, -20), (0, -12), (-10, -20), (-22, -8), (-16, 12)), tension=0.8)
    spots = [(40 + k % 6 * 58 + k // 6 * 17, 50 + k // 6 * 50 + k * 23 % 20, k * 77 % 90 - 45) for k in range(18)]
    spots += [(50, 220, 30), (104, 214, -20), (56, 276, -10)]
    for tone, row in (("#1E4A30", spots[::2]), ("#2A6040", spots[1::2])):
        lit(painter, joined(*(placed(leaf, *spot[:2], 1, spot[2]) for spot in row)), tone, look.SODIUM, (2, 3), width=3)


def _lantern(painter: QPainter) -> None:
    """The house's lantern, on a chain from the keystone."""
    glow(painter, 350, 316, 150, "#FFF3D0", 0.5)
    fill(painter, rect(346, 200, 8, 60), BLACK)
    body = polygon(((322, 284), (378, 284), (368, 352), (332, 352)))
    lit(painter, body, "#FFF3D0", "#FFF3D0", width=6)
    fill(painter, joined(rect(347, 284, 6, 70), polygon(((312, 288), (350, 252), (388, 288))), rect(326, 350, 48, 10)),
        BLACK)  # fmt: skip


def _heirs(painter: QPainter) -> None:
    """His daughter and her husband in the gateway, arms about each other, looking into each other's eyes."""
    blue, green, fair, dark, light = "#2A3E66", "#1F6656", "#C98F5E", "#8C5A3A", "#FFE3A0"
    legs = blob(((218, 840), (322, 840), (318, 960), (322, 1004), (228, 1004), (230, 940)), tension=0.4)
    lit(painter, legs, "#1E1C2A", look.SODIUM, (8, -3), shade=BLACK)
    fill(painter, limb(((274, 900, 3), (280, 1000, 8))), BLACK)
    gown = blob(((408, 520), (446, 520), (478, 548), (484, 610), (464, 690), (496, 770), (520, 900), (540, 996),
        (450, 1012), (366, 1000), (368, 860), (376, 760), (384, 690), (366, 620), (380, 560)), tension=0.7)  # fmt: skip
    lit(painter, gown, green, light, (-9, -6), shade="#06201C")
    for points in (((440, 730, 2), (462, 860, 8), (492, 1004, 12)), ((412, 740, 2), (416, 880, 7), (420, 1000, 10))):
        within(painter, gown, limb(points), "#0A2E28")
    his = blob(((256, 508), (306, 508), (334, 544), (344, 620), (334, 690), (340, 780), (336, 880), (204, 880), (206,
        770), (218, 690), (204, 610), (214, 546)), tension=0.7)  # fmt: skip
    lit(painter, his, blue, light, (10, -6), shade="#0A1024")
    within(painter, his, blob(((180, 520), (240, 500), (232, 600), (244, 700), (230, 890), (180, 890)), tension=0.6),
        "#070B18")  # fmt: skip
    with tilted(painter, 280, 520, 8):
        side(painter, 296, 444, 0.66, Face("#8C5A34", fair, nose=Nose.BROAD, brow=9, jaw=0.7, smile=1.4, gaze=0.6,
            stern=-0.6))  # fmt: skip
        hair(painter, 296, 444, 0.68, Cut.SIDE_SHORT, "#33201A", look.SODIUM)
    with tilted(painter, 430, 520, 6):
        lit(painter, disc(462, 404, 32), "#17110F", look.SODIUM, (-5, -4), width=5)
        side(painter, 418, 456, 0.62, Face("#5A3420", dark, brow=6, jaw=0.1, smile=1.4, lips="#B03038", stern=-0.7),
            mirror=True)  # fmt: skip
        hair(painter, 418, 456, 0.64, Cut.SIDE_UP, "#17110F", look.SODIUM, mirror=True)
        rimmed(painter, disc(434, 482, 9), look.BRASS, BLACK, 3)
    collar = polygon(((246, 522), (276, 506), (318, 512), (326, 548), (290, 532)))
    lit(painter, collar, look.BONE, look.BONE, (3, -3), shade="#8C8478", width=4)
    arm(painter, ((246, 580), (282, 730), (386, 716)), 66, blue, light, (7, -6), skin=fair, cuff=look.BONE, body=his)
    palm(painter, 424, 706, 74, 0.48, fair, back=True, apart=0.25, towards=(-5, -8))
    arm(painter, ((448, 572), (412, 668), (316, 592)), 54, green, light, (-6, -6), skin=dark, body=gown)
    palm(painter, 288, 566, -48, 0.42, dark, back=True, apart=0.3, mirror=True, towards=(5, -8))


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest, one hand out to the dog."""
    chair = joined(blob(((20, 760), (60, 730), (104, 770), (120, 1130), (20, 1130)), tension=0.4),
        rect(60, 1000, 220, 150, 12))  # fmt: skip
    lit(painter, chair, "#4E2A18", look.SODIUM, (7, -7), shade="#180B06")
    robe = blob(((90, 1000), (84, 880), (120, 800), (190, 776), (250, 820), (262, 940), (330, 960), (356, 1040),
        (356, 1140), (110, 1140)), tension=0.6)  # fmt: skip
    lit(painter, robe, look.OXBLOOD, look.SODIUM, (10, -9), shade="#33090F")
    glaze(painter, robe.intersected(robe.translated(-34, 18)), BLACK, 0.5)
    within(painter, robe, blob(((60, 780), (150, 770), (140, 880), (190, 980), (150, 1140), (60, 1140)), tension=0.7),
        "#2A070C")  # fmt: skip
    for a, b in (((210, 960), (120, 1000)), ((260, 980), (230, 1120)), ((310, 990), (310, 1130))):
        fill(painter, limb(((*a, 3), (*b, 9))), "#33090F")
    side(painter, 206, 700, 0.84, Face("#B08A66", "#E2B58A", nose=Nose.BROAD, brow=12, brow_colour=look.BONE,
        smile=1.2, jaw=0.6,
        old=True, lid=0.5, gaze=0.6, stern=-0.7))  # fmt: skip
    fringe = blob(((186, 668), (158, 640), (128, 656), (130, 684), (112, 704), (126, 728), (116, 756), (144, 764), (160,
        790), (184, 770), (206, 772), (206, 742), (190, 728), (172, 716), (170, 690)), tension=0.7)  # fmt: skip
    lit(painter, fringe, "#D8D0C0", look.BONE, (-5, -6), shade="#8C8478", width=5)
    strands(painter, [((160 - a, 640 + a), (134 - a * 0.5, 700), (152 - a, 764 - a)) for a in (0, 14, 26)], "#D8D0C0",
        look.BONE, 4)  # fmt: skip
    beard = blob(((206, 726), (232, 744), (264, 738), (272, 770), (270, 850), (240, 900), (214, 850), (196, 780)),
        tension=0.8)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (6, -5), shade=look.MUTED)
    for x in (226, 246):
        fill(painter, limb(((x, 772, 2), (x + 4, 850, 6))), look.MUTED)
    arm(painter, ((150, 850), (200, 976), (306, 890)), 84, look.OXBLOOD, look.DANGER, (8, -7), cuff=look.BONE,
        skin="#E2B58A", body=robe)  # fmt: skip
    offer(painter, 366, 872, -4, 0.56, "#E2B58A", mirror=True)


def _dog_and_child(painter: QPainter) -> None:
    """The white dog sits; the child leans on its back and has both arms around its neck."""
    jacket = blob(((560, 1100), (560, 900), (590, 850), (640, 850), (690, 900), (700, 1100)), tension=0.7)
    lit(painter, jacket, "#B8402E", look.SODIUM, (-7, -8), shade="#3E0C0A")
    glaze(painter, jacket.intersected(jacket.translated(30, 16)), BLACK, 0.5)
    turned(painter, 596, 806, 0.52, Face("#8C5A34", "#C98F5E", nose=Nose.SNUB, stern=-0.7, brow=6, jaw=0, smile=1.6,
        young=True, gaze=0.6), mirror=True)  # fmt: skip
    curls = joined(*(disc(548 + i * 24, 768 - 20 * math.sin(math.pi * i / 4), 22) for i in range(5)))
    lit(painter, curls, "#17110F", look.SODIUM, (-4, -5), width=4)
    hound(painter, 512, 1098, 0.96, "#A8703A", look.SODIUM, collar=look.OXBLOOD, mirror=True)
    arm(painter, ((618, 896), (604, 994), (528, 984)), 52, "#B8402E", look.SODIUM, (-5, -5), skin="#C98F5E")
    fist(painter, 510, 980, -80, 0.38, "#C98F5E", thumb=False)


SCENES: Final = (eight, nine, ten)
