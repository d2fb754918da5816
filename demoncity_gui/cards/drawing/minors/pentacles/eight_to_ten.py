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
from demoncity_gui.cards.drawing.hands import fist, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import boards
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
    bricks(painter, 0, -150, 700, 1180, "#3E3020", look.SODIUM)
    lit(painter, rect(180, 610, 400, 18, 4), "#5A3A1E", look.SODIUM, (0, -5), width=4)  # tools on their nails
    for x, turn in ((230, 8), (300, -6), (520, 5)):
        tool = joined(rect(-7, 0, 14, 90, 5), rect(-24, -14, 48, 30, 6))
        lit(painter, placed(tool, x, 470, 1, turn), look.MUTED, look.BONE, (-4, -3), shade="#3A3644", width=4)
    for share, left, right in ((0.18, 20, 780), (0.24, 180, 620)):
        glaze(painter, cone(400, 180, 1090, left, right, 70), look.SODIUM, share)
    lit(painter, lamp(400, 180, 84), mixed(BLACK, look.HORROR, 0.7), look.HORROR, (8, -6),
        shade=mixed(BLACK, look.HORROR, 0.3))  # fmt: skip
    fill(painter, disc(400, 180, 54, 12), look.BONE)
    fill(painter, joined(rect(91, 300, 6, 400), rect(603, 130, 6, 560)), "#8C5A2E")
    for x, y in ((94, 400), (94, 540), (94, 680), (606, 260), (606, 400), (606, 540), (606, 680)):
        coin(painter, x, y, 122)
    boards(painter, 1010, t)
    _striker(painter)
    lit(painter, joined(rect(380, 906, 240, 66, 8), rect(430, 960, 140, 200)), "#4A4652", look.BONE, (-6, -7),
        shade=BLACK)  # fmt: skip
    coin(painter, 508, 834, 140, 12)
    tongs = joined(limb(((380, 880, 12), (420, 846, 14), (466, 826, 10))), limb(((380, 892, 12), (424, 886, 14),
        (474, 858, 10))))  # fmt: skip
    lit(painter, tongs, look.MUTED, look.BONE, (-2, -4), shade="#4A4652", width=5)
    fist(painter, 398, 880, 62, 0.52, "#C98F5E", mirror=True)
    fill(painter, star(480, 724, 60, 13, 8), look.BONE)
    for x, y in ((540, 716), (570, 770), (420, 690), (600, 740)):
        fill(painter, star(x, y, 14, 4, 4), look.SODIUM)


def _striker(painter: QPainter) -> None:
    """She bends over the block in profile, a braid on her back, the hammer swung up behind her head."""
    skin, shirt = "#C98F5E", "#3A5A7A"
    hammer = joined(thick_line(((262, 500), (352, 372)), 20), placed(rect(-36, -62, 72, 124, 8), 360, 358, 1, -56))
    lit(painter, hammer, look.MUTED, look.BONE, (6, -6), shade="#4A4652")
    back = blob(((70, 1180), (92, 960), (130, 820), (200, 740), (280, 736), (340, 810), (352, 930), (350, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, back, shirt, look.SODIUM, (11, -8), shade="#14222E")
    lit(painter, blob(((252, 1180), (260, 860), (318, 800), (352, 900), (356, 1180)), tension=0.6), "#7A4A24",
        look.SODIUM, (6, -6), shade="#2B180E")  # fmt: skip
    lit(painter, limb(((206, 744, 16), (250, 800, 17), (292, 850, 18))), "#7A4A24", look.SODIUM, (3, -3), width=4)
    arm(painter, ((186, 836), (182, 690), (262, 560)), 88, shirt, look.SODIUM, (9, -7), skin=skin, body=back)
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
    fist(painter, 270, 500, 35, 0.6, skin)
    arm(painter, ((296, 870), (300, 1000), (372, 904)), 84, shirt, look.SODIUM, (8, -7), skin=skin, body=back)


def nine(painter: QPainter, t: Tones) -> None:
    """Alone in her roof garden with a falcon on her glove and nine coins on the vine; everything here is hers."""
    sky(painter, "#2A1A34", "#E0953A", 760)
    fill(painter, disc(380, 330, 140), look.SODIUM)
    glow(painter, 380, 330, 300, look.SODIUM, 0.6)
    clouds(painter, ((560, 120, 0.8), (300, 210, 0.6), (620, 400, 0.6)), "#6B3E3A", look.BONE)
    city(painter, 780, "#7A4E2A", None, tall=360, seed=10)
    city(painter, 780, "#241812", look.SODIUM, tall=260, seed=31, edge=look.SODIUM)
    for x, left in ((126, 14), (584, 478)):
        vine = blob(((left, 1090), (left - 4, 620), (x, 430), (left + 210, 620), (left + 210, 1090)), tension=0.7)
        lit(painter, vine, mixed(BLACK, look.HORROR, 0.4), look.HORROR, (8, -8), shade=mixed(BLACK, look.HORROR, 0.2))
        leaf = blob(((0, -40), (20, -10), (12, 20), (0, 34), (-12, 20), (-20, -10)))
        for number in range(22):
            a, b = left + 14 + (number * 67) % 180, 560 + (number * 113) % 500
            lit(painter, placed(leaf, a, b, 0.9, number * 53), mixed(BLACK, look.HORROR, 0.54), look.HORROR, (3, -3),
                width=3)  # fmt: skip
    hedge = blob([(-20 + k * 62, 1016 - k % 2 * 26) for k in range(13)] + [(720, 1200), (-20, 1200)], tension=0.9)
    lit(painter, hedge, mixed(BLACK, look.HORROR, 0.3), look.HORROR, (0, -6), shade=mixed(BLACK, look.HORROR, 0.14))
    places = ((124, 510), (92, 640), (180, 740), (92, 850), (180, 960), (580, 550), (606, 690), (556, 820), (606, 950))
    for x, y in places:
        coin(painter, x, y, 112)
    gown = blob(((290, 700), (360, 660), (430, 700), (450, 850), (520, 1130), (220, 1130), (270, 850)), tension=0.5)
    lit(painter, gown, "#2F5A6B", look.BONE, (13, -6), shade="#12242C")
    for x in (270, 340, 400, 460):
        fill(painter, limb(((360 + (x - 360) * 0.5, 880, 3), (x, 1120, 11))), "#12242C")
    fill(painter, rect(278, 836, 168, 20, 8), look.BRASS)
    side(painter, 352, 570, 0.86, Face("#5A3822", "#8C5A3A", nose=Nose.BROAD, brow=8, stern=-0.2, lips="#B01828",
        jaw=0.2))  # fmt: skip
    rimmed(painter, joined(*(disc(318 + i * 17, 676 + 10 * (1 - abs(i - 2.5) / 2.5), 9) for i in range(6))),
        look.BONE, BLACK, 2)  # fmt: skip
    wrap = blob(((402, 510), (400, 460), (350, 430), (290, 450), (250, 400), (220, 470), (266, 560), (300, 600),
        (320, 560), (340, 520)), tension=0.8)  # fmt: skip
    lit(painter, wrap, look.SODIUM, look.BONE, (8, -8), shade="#8C5A1E")
    for fold in (((250, 430, 4), (390, 490, 7)), ((240, 480, 4), (330, 530, 7))):
        fill(painter, limb(fold), "#8C5A1E")
    rimmed(painter, disc(340, 622, 12), look.BRASS, BLACK, 3)
    arm(painter, ((300, 740), (250, 880), (300, 930)), 66, "#2F5A6B", look.BONE, (8, -6), skin="#8C5A3A", body=gown)
    palm(painter, 340, 962, 110, 0.42, "#8C5A3A", back=True)
    arm(painter, ((420, 740), (540, 720), (496, 560)), 66, "#2F5A6B", look.BONE, (8, -6),
        cuff="#6B4022", skin="#6B4022", body=gown)  # fmt: skip
    fist(painter, 486, 506, -10, 0.58, "#6B4022", mirror=True)
    _falcon(painter)


def _falcon(painter: QPainter) -> None:
    """Her falcon: a hooked beak, a dark cap, bars on its breast, its wings folded."""
    painter.save()
    painter.translate(492, 384)
    painter.rotate(6)
    painter.scale(1.34, 1.34)
    brown = "#6B4A30"
    lit(painter, blob(((-26, 30), (-8, 30), (-14, 112), (-30, 116)), tension=0.4), brown, look.SODIUM, (4, -3), width=4)
    breast = blob(((-18, -60), (12, -62), (32, -20), (28, 40), (8, 82), (-14, 60), (-28, 0)), tension=0.9)
    lit(painter, breast, look.BONE, look.BONE, (6, -5), shade="#B09A78", width=5)
    for y in (-30, -12, 6, 24, 42):
        fill(painter, joined(*(limb(((x - 5, y, 3), (x, y + 5, 5), (x + 5, y, 3))) for x in (2, 18))), brown)
    wing = blob(((-22, -56), (2, -44), (4, 10), (-12, 70), (-34, 96), (-40, 20), (-36, -30)), tension=0.8)
    lit(painter, wing, brown, look.SODIUM, (5, -5), shade="#3A2618", width=5)
    for a, b in (((-20, -30), (-30, 74)), ((-10, -20), (-22, 66)), ((-28, -10), (-34, 60))):
        fill(painter, limb(((*a, 2), (*b, 5))), "#3A2618")
    head = blob(((-20, -60), (-22, -88), (2, -102), (24, -92), (30, -76), (16, -56)), tension=0.9)
    lit(painter, head, brown, look.SODIUM, (4, -4), shade="#3A2618", width=5)
    fill(painter, blob(((-6, -66), (14, -74), (24, -68), (14, -56), (-4, -56))), look.BONE)
    fill(painter, limb(((12, -78, 4), (14, -62, 7))), "#2B1A12")  # the dark stripe under the eye
    rimmed(painter, blob(((26, -86), (42, -80), (44, -62), (36, -70), (26, -70)), tension=0.6), look.BRASS, BLACK, 4)
    fill(painter, disc(13, -82, 6), look.BRASS)
    fill(painter, disc(14, -82, 4), BLACK)
    for x in (-4, 12):
        lit(painter, limb(((x, 70, 10), (x + 2, 92, 9))), look.BRASS, look.BONE, (2, -2), width=3)
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """An old man before the gateway of his house, his heirs in it, a child at his dog's neck; ten coins around them."""
    bricks(painter, 0, -150, 700, 1250, "#6B5A36", look.BONE)
    painter.save()
    painter.translate(118, 0)
    lit(painter, rect(260, 70, 180, 150, 10), "#8C7A4C", look.BONE, (-5, -5), shade="#4A3F24")  # the arms of the house
    shield = blob(((300, 96), (350, 106), (400, 96), (400, 150), (350, 200), (300, 150)), tension=0.6)
    lit(painter, shield, look.OXBLOOD, look.DANGER, (-5, -4), shade="#33090F", width=5)
    fill(painter, joined(polygon(((326, 160), (326, 126), (336, 126), (336, 136), (345, 136), (345, 120), (355, 120),
        (355, 136), (364, 136), (364, 126), (374, 126), (374, 160)))), look.BONE)  # fmt: skip
    painter.restore()
    rimmed(painter, joined(disc(350, 590, 206, 190), rect(144, 590, 412, 700)), "#7A6636", "#2A2110", 8)
    opening = joined(disc(350, 600, 180, 164), rect(170, 600, 360, 700))
    fill(painter, opening, mixed(BLACK, look.SODIUM, 0.85))
    within(painter, opening, disc(350, 600, 130), look.BONE)
    vine = mixed(BLACK, look.HORROR, 0.5)
    fill(painter, limb(((620, -150, 14), (646, 20, 12), (628, 130, 10), (660, 240, 9), (640, 340, 7), (656, 430, 4))),
        vine)  # fmt: skip
    leaf = blob(((0, -34), (24, -10), (16, 12), (0, 34), (-16, 12), (-24, -10)))
    for x, y, turn in ((600, -20, 60), (668, 10, -60), (606, 60, 70), (662, 96, -70), (596, 140, 80), (650, 176, -80),
        (616, 226, 60), (684, 250, -60), (620, 300, 70), (668, 330, -70), (628, 386, 60), (674, 406, -50),
        (652, 452, 180)):  # fmt: skip
        lit(painter, placed(leaf, x, y, 1.2 - y / 900, turn), vine, look.HORROR, (3, -4), width=4)
    for way in (-1, 1):
        for dx, y in ((266, 640), (260, 536), (218, 440), (142, 370), (50, 346)):
            coin(painter, 350 + way * dx, y, 96)
    painter.save()
    painter.translate(394, 1060)
    painter.scale(1.16, 1.16)
    painter.translate(-394, -1060)
    _heirs(painter)
    painter.restore()
    boards(painter, 1030, t)
    painter.save()
    painter.translate(6, 64)
    _elder(painter)
    painter.restore()
    painter.save()
    painter.translate(0, 44)
    _dog_and_child(painter)
    painter.restore()
    gloom(painter, 390, 700, 400, 0.35)


def _elder(painter: QPainter) -> None:
    """The old man in his armchair, in profile, robed, a white beard down his chest, one hand out to the dog."""
    chair = joined(blob(((20, 760), (60, 730), (104, 770), (120, 1130), (20, 1130)), tension=0.4),
        rect(60, 1000, 220, 150, 12))  # fmt: skip
    lit(painter, chair, "#8C4A26", look.SODIUM, (7, -7), shade="#2B140A")
    robe = blob(((90, 1000), (84, 880), (120, 800), (190, 776), (250, 820), (262, 940), (330, 960), (356, 1040),
        (356, 1140), (110, 1140)), tension=0.6)  # fmt: skip
    lit(painter, robe, look.OXBLOOD, look.DANGER, (10, -9), shade="#33090F")
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
    blue, green, fair, dark = "#3A5A86", "#3E8A76", "#C98F5E", "#8C5A3A"
    his = bust(322, 722, 236, 1150, waist=0.78)
    hers = bust(468, 742, 180, 1150, waist=0.66)
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
    arm(painter, ((414, 800), (410, 906), (372, 850)), 54, green, look.BONE, (5, -5), skin=dark, body=hers)
    palm(painter, 356, 830, -50, 0.38, dark, back=True, apart=0.2, mirror=True)


def _dog_and_child(painter: QPainter) -> None:
    """The white dog sits; the child leans on its back and has both arms around its neck."""
    lit(painter, blob(((560, 1100), (560, 900), (590, 850), (640, 850), (690, 900), (700, 1100)), tension=0.7),
        look.DANGER, look.BONE, (-6, -7), shade=look.OXBLOOD)  # fmt: skip
    front(painter, 596, 806, 0.5, Face("#8C5A34", "#C98F5E", nose=Nose.SNUB, stern=-0.5, brow=6, jaw=0, smile=1.6,
        open=False))  # fmt: skip
    curls = joined(*(disc(548 + i * 24, 768 - 20 * math.sin(math.pi * i / 4), 22) for i in range(5)))
    lit(painter, curls, "#17110F", look.SODIUM, (-4, -5), width=4)
    hound(painter, 512, 1098, 0.96, "#A8703A", look.SODIUM, collar=look.OXBLOOD, mirror=True)
    arm(painter, ((618, 896), (604, 994), (528, 984)), 52, look.DANGER, look.BONE, (-5, -5), skin="#C98F5E")
    fist(painter, 510, 980, -80, 0.38, "#C98F5E", thumb=False)


SCENES: Final = (eight, nine, ten)
