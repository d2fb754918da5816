"""The pentacles from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import hound
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    cone,
    disc,
    joined,
    lamp,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Under a green lamp somebody strikes coin after coin; seven hang on the wall, the eighth is on the block."""
    bricks(painter, 0, -150, 700, 1300, "#2A2118", look.SODIUM)
    for share, left, right in ((0.2, -20, 760), (0.28, 130, 650)):
        glaze(painter, cone(366, 130, 1090, left, right, 66), look.SODIUM, share)
    lit(painter, lamp(366, 130, 80), mixed(BLACK, look.HORROR, 0.6), look.HORROR, (8, -6),
        shade=mixed(BLACK, look.HORROR, 0.2))  # fmt: skip
    fill(painter, disc(366, 130, 52, 12), look.BONE)
    glow(painter, 366, 134, 110, look.BONE, 0.4)
    fill(painter, joined(rect(501, -150, 5, 640), rect(613, -150, 5, 700)), "#8C5A2E")
    for x, y in ((504, 250), (504, 372), (504, 494), (616, 180), (616, 302), (616, 424), (616, 546)):
        coin(painter, x, y, 106)
    thrown = joined(placed(rect(-84, -48, 168, 96, 10), 150, 356, 1, -8), disc(196, 590, 120),
        limb(((156, 370, 26), (140, 470, 60), (100, 640, 104), (60, 820, 200), (20, 1100, 300))))  # fmt: skip
    glaze(painter, thrown, BLACK, 0.5)  # what the sparks make of her on the wall
    painter.translate(40, 1100)
    painter.scale(1.15, 1.15)
    painter.translate(-40, -1100)
    _striker(painter)
    glow(painter, 478, 760, 230, look.SODIUM, 0.35)
    lit(painter, rect(424, 1000, 190, 200), "#4E3220", look.SODIUM, (-7, -5), shade="#1A0E08")
    anvil = polygon(((366, 908), (420, 916), (640, 906), (690, 916), (640, 944), (590, 964), (560, 1000), (570, 1024),
        (450, 1024), (458, 1000), (440, 966), (392, 952)))  # fmt: skip
    lit(painter, anvil, "#5A5664", look.BONE, (-3, -8), shade="#100E14")
    glow(painter, 508, 834, 150, look.SODIUM, 0.5)
    coin(painter, 508, 834, 140, 12)
    tongs = joined(limb(((380, 880, 12), (420, 846, 14), (466, 826, 10))), limb(((380, 892, 12), (424, 886, 14),
        (474, 858, 10))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (-2, -4), shade="#4A4652", width=5)
    fist(painter, 398, 880, 62, 0.52, "#C98F5E", mirror=True)
    fill(painter, star(470, 738, 70, 14, 8, 8), look.BONE)
    for x, y, a, b in ((430, 684, 410, 656), (536, 712, 570, 696), (396, 796, 362, 806)):
        fill(painter, limb(((x, y, 3), (a, b, 8))), look.SODIUM)
    gloom(painter, 390, 740, 380, 0.35)


def _striker(painter: QPainter) -> None:
    """She bends over the block in profile, a braid on her back, the hammer swung up over her head."""
    skin, shirt = "#C98F5E", "#3A5A7A"
    hammer = joined(thick_line(((266, 520), (296, 386)), 20), placed(rect(-62, -36, 124, 72, 8), 298, 376, 1, 14))
    lit(painter, hammer, look.MUTED, look.BONE, (6, -6), shade="#4A4652")
    back = blob(((70, 1180), (92, 960), (130, 820), (200, 740), (280, 736), (340, 810), (352, 930), (350, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, back, shirt, look.SODIUM, (11, -8), shade="#14222E")
    within(painter, back, blob(((40, 1190), (80, 840), (170, 730), (190, 800), (160, 920), (190, 1190)), tension=0.6),
        "#0C1620")  # fmt: skip
    lit(painter, blob(((252, 1180), (260, 860), (318, 800), (352, 900), (356, 1180)), tension=0.6), "#7A4A24",
        look.SODIUM, (6, -6), shade="#2B180E")  # fmt: skip
    lit(painter, limb(((206, 744, 16), (250, 800, 17), (292, 850, 18))), "#7A4A24", look.SODIUM, (3, -3), width=4)
    for a, b in (((120, 960), (70, 1160)), ((160, 950), (150, 1160)), ((214, 930), (230, 1160))):
        fill(painter, limb(((*a, 2), (*b, 10))), "#0C1620")
    lit(painter, limb(((104, 966, 20), (180, 946, 22), (266, 908, 20))), "#7A4A24", look.SODIUM, (3, -5),
        shade="#2B180E", width=5)  # fmt: skip
    arm(painter, ((186, 836), (182, 690), (208, 648)), 88, shirt, look.SODIUM, (9, -7), skin=skin, body=back)
    rolled(painter, (182, 690), (262, 560), 84, skin, look.SODIUM, (7, -5))
    painter.save()
    painter.translate(312, 660)
    painter.rotate(12)
    side(painter, 0, 0, 0.84, Face("#8C5A34", skin, stern=0.5, brow=8, lips="#9A3A34", jaw=0.2))
    plait = joined(*(disc(-74 - i * 12, 40 + i * 30, 24 - i * 2) for i in range(5)))
    lit(painter, plait, "#17110F", look.SODIUM, (5, -5), width=4)
    hair(painter, 0, 0, 0.86, Cut.SIDE_UP, "#17110F", look.SODIUM)
    lit(painter, blob(((44, -72), (30, -96), (-40, -108), (-84, -54), (-66, -40), (-20, -74), (30, -56))), look.OXBLOOD,
        look.DANGER, (4, -6), shade="#33090F", width=5)  # fmt: skip
    painter.restore()
    fist(painter, 274, 498, 16, 0.6, skin)
    arm(painter, ((296, 870), (300, 1000), (372, 904)), 84, shirt, look.SODIUM, (8, -7), skin=skin, body=back)


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
    for a, b in ((270, 190), (310, 280), (360, 390), (396, 470)):
        fill(painter, limb(((a, 900, 2), ((a + b) / 2 - 4, 1000, 6), (b, 1180, 13))), dark)
    flowers = [disc(x + 9 * math.cos(k * 1.26), y + 9 * math.sin(k * 1.26), 5.5) for x, y in ((250, 1010), (330, 1040),
        (418, 1000), (220, 1060), (296, 960), (384, 1062), (460, 1064), (376, 956)) for k in range(5)]  # fmt: skip
    within(painter, skirt, joined(*flowers), mixed(gown, gold, 0.6))
    body = bust(336, 650, 252, 920, waist=0.62, hip=0.74)
    lit(painter, body, gown, gold, (11, -6), shade=dark)
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
    arm(painter, ((244, 712), (138, 856), (258, 902)), 66, gown, gold, (6, -6), skin=skin, cuff=gold, body=body)
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
    """An old man before the gateway of his house, his heirs in it, a child at his dog's neck; ten coins around them."""
    bricks(painter, 0, -150, 700, 1250, "#332A1A", look.SODIUM)
    glow(painter, 350, 600, 330, look.SODIUM, 0.25)
    painter.save()
    painter.translate(118, 0)
    lit(painter, rect(260, 70, 180, 150, 10), "#8C7A4C", look.SODIUM, (3, 6), shade="#3A3018")  # the arms of the house
    shield = blob(((300, 96), (350, 106), (400, 96), (400, 150), (350, 200), (300, 150)), tension=0.6)
    lit(painter, shield, look.OXBLOOD, look.DANGER, (3, 5), shade="#33090F", width=5)
    fill(painter, joined(polygon(((326, 160), (326, 126), (336, 126), (336, 136), (345, 136), (345, 120), (355, 120),
        (355, 136), (364, 136), (364, 126), (374, 126), (374, 160)))), look.BONE)  # fmt: skip
    painter.restore()
    rimmed(painter, joined(disc(350, 590, 206, 190), rect(144, 590, 412, 700)), "#7A6636", "#1A140A", 8)
    opening = joined(disc(350, 600, 180, 164), rect(170, 600, 360, 700))
    fill(painter, opening, mixed(BLACK, look.SODIUM, 0.85))
    within(painter, opening, disc(350, 610, 190), mixed(look.SODIUM, look.BONE, 0.4))
    within(painter, opening, disc(350, 600, 130), look.BONE)
    for way in (-1, 1):
        for dx, y in ((268, 614), (262, 514), (222, 424), (142, 370), (50, 346)):
            coin(painter, 350 + way * dx, y, 97)
    painter.save()
    painter.translate(40, -34)
    painter.scale(0.9, 0.9)
    _heirs(painter)
    painter.restore()
    fill(painter, rect(-20, 1010, 740, 200), "#1A1210")
    glaze(painter, polygon(((170, 1010), (530, 1010), (640, 1130), (60, 1130))), look.SODIUM, 0.5)
    glaze(painter, polygon(((240, 1010), (370, 1010), (360, 1130), (170, 1130))), BLACK, 0.6)
    glaze(painter, polygon(((400, 1010), (510, 1010), (580, 1130), (430, 1130))), BLACK, 0.6)
    painter.save()
    painter.translate(-92, -66)
    painter.scale(1.16, 1.16)
    _elder(painter)
    painter.restore()
    painter.save()
    painter.translate(-8, 24)
    _dog_and_child(painter)
    painter.restore()
    gloom(painter, 360, 680, 450, 0.4)


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest, one hand out to the dog."""
    chair = joined(blob(((20, 760), (60, 730), (104, 770), (120, 1130), (20, 1130)), tension=0.4),
        rect(60, 1000, 220, 150, 12))  # fmt: skip
    lit(painter, chair, "#4E2A18", look.SODIUM, (7, -7), shade="#180B06")
    robe = blob(((90, 1000), (84, 880), (120, 800), (190, 776), (250, 820), (262, 940), (330, 960), (356, 1040),
        (356, 1140), (110, 1140)), tension=0.6)  # fmt: skip
    lit(painter, robe, look.OXBLOOD, look.DANGER, (10, -9), shade="#33090F")
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


def _heirs(painter: QPainter) -> None:
    """His son and his son's wife in the gateway, close to each other, her hand on his heart, both laughing."""
    blue, green, fair, dark = "#2E4870", "#2E6E60", "#C98F5E", "#8C5A3A"
    his = bust(322, 722, 236, 1300, waist=0.78)
    hers = bust(468, 742, 180, 1300, waist=0.66)
    lit(painter, his, blue, look.BONE, (6, -6), shade="#121E33")
    fill(painter, polygon(((290, 722), (356, 722), (326, 830))), look.BONE)
    for way in (-1, 1):
        collar = polygon(((324 + way * 34, 716), (324 + way * 54, 730), (324 + way * 40, 780), (324, 836)))
        lit(painter, collar, blue, look.BONE, (3, -4), shade="#121E33", width=4)
    lit(painter, hers, green, look.BONE, (6, -6), shade="#123A30")
    for points in (((430, 880, 2), (452, 980, 7), (440, 1080, 9)), ((494, 880, 2), (490, 980, 7), (504, 1080, 9))):
        fill(painter, limb(points), "#123A30")
    fill(painter, polygon(((444, 744), (494, 744), (468, 788))), dark)
    neck(painter, 328, 690, 58, 736, fair)
    neck(painter, 464, 708, 48, 754, dark)
    laugh = Face("#8C5A34", fair, nose=Nose.BROAD, stern=-0.4, brow=9, jaw=0.7, mouth=Mouth.LAUGH, open=False)
    with tilted(painter, 330, 700, 7):
        turned(painter, 334, 646, 0.66, laugh)
        hair(painter, 334, 646, 0.68, Cut.TURNED_SHORT, "#4A2A1A", look.SODIUM)
    with tilted(painter, 464, 720, -9):
        lit(painter, disc(512, 590, 32), "#2B1A14", look.SODIUM, (4, -5), width=5)
        turned(painter, 460, 668, 0.62, laugh._replace(shade="#6A4028", skin=dark, brow=6, jaw=0.1,
            mouth=Mouth.CLOSED, smile=1.5, lips="#A8343A"), mirror=True)  # fmt: skip
        hair(painter, 460, 668, 0.64, Cut.TURNED_SHORT, "#2B1A14", look.SODIUM, mirror=True)
        rimmed(painter, disc(496, 700, 9), look.BRASS, BLACK, 3)
    fingers(painter, 530, 802, -38, 0.44, fair)  # his arm is about her
    arm(painter, ((236, 790), (214, 946), (300, 888)), 60, blue, look.BONE, (5, -5), skin=fair, body=his)
    palm(painter, 332, 872, 66, 0.42, fair, back=True, apart=0.2, mirror=True)
    arm(painter, ((414, 800), (410, 906), (372, 850)), 54, green, look.BONE, (5, -5), skin=dark, body=hers)
    palm(painter, 356, 830, -50, 0.38, dark, back=True, apart=0.2, mirror=True)


def _dog_and_child(painter: QPainter) -> None:
    """The white dog sits; the child leans on its back and has both arms around its neck."""
    lit(painter, blob(((560, 1100), (560, 900), (590, 850), (640, 850), (690, 900), (700, 1100)), tension=0.7),
        look.DANGER, look.BONE, (-6, -7), shade=look.OXBLOOD)  # fmt: skip
    turned(painter, 596, 806, 0.52, Face("#8C5A34", "#C98F5E", nose=Nose.SNUB, stern=-0.7, brow=6, jaw=0, smile=1.6,
        young=True, gaze=0.6), mirror=True)  # fmt: skip
    curls = joined(*(disc(548 + i * 24, 768 - 20 * math.sin(math.pi * i / 4), 22) for i in range(5)))
    lit(painter, curls, "#17110F", look.SODIUM, (-4, -5), width=4)
    hound(painter, 512, 1098, 0.96, "#A8703A", look.SODIUM, collar=look.OXBLOOD, mirror=True)
    arm(painter, ((618, 896), (604, 994), (528, 984)), 52, look.DANGER, look.BONE, (-5, -5), skin="#C98F5E")
    fist(painter, 510, 980, -80, 0.38, "#C98F5E", thumb=False)


SCENES: Final = (eight, nine, ten)
