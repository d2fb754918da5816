"""The four people who live by the cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    ring,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _fish(
    painter: QPainter, x: float, y: float, size: float, colour: str, *, mirror: bool = False, turn: float = 0
) -> None:
    body = joined(blob(((-60, 0), (-20, -34), (30, -30), (62, 0), (30, 28), (-20, 30))), polygon(((-50, 0),
        (-96, -36), (-84, 0), (-96, 36))))  # fmt: skip
    lit(painter, placed(body, x, y, size, turn, mirror=mirror), colour, look.BONE, (0, -6 * size),
        shade=mixed(BLACK, colour, 0.6), width=4)  # fmt: skip
    fill(painter, placed(limb(((4, -22, 3), (12, 0, 5), (4, 20, 3))), x, y, size, turn, mirror=mirror), BLACK)
    fill(painter, placed(disc(36, -8, 9), x, y, size, turn, mirror=mirror), look.BONE)
    fill(painter, placed(disc(38, -8, 5), x, y, size, turn, mirror=mirror), BLACK)


def page(painter: QPainter, t: Tones) -> None:
    """The kid who washes up at the aquarium bar, and a fish in the glass that has something to say."""
    painter.translate(700, 0)
    painter.scale(-1, 1)
    sky(painter, mixed(BLACK, t.light, 0.66), mixed(BLACK, t.light, 0.3), 920)
    for left, right in ((220, 330), (420, 520), (600, 680)):
        shaft = polygon(((left + 60, -150), (right + 60, -150), (right + 120, 920), (left - 120, 920)))
        glaze(painter, shaft, look.BONE, 0.1)
    hatch(painter, SKY, Hatch.WAVES, mixed(BLACK, t.light, 0.62), pitch=62, width=5)
    for x, foot, tall in ((60, 900, 330), (650, 900, 300)):  # weed
        weed = limb(((x, foot, 26), (x + 22, foot - tall * 0.4, 20), (x - 14, foot - tall * 0.7, 16),
            (x + 12, foot - tall, 6)))  # fmt: skip
        fill(painter, weed, mixed(BLACK, look.HORROR, 0.42))
    for x, wide, tall in ((560, 240, 120), (240, 200, 80), (700, 160, 200)):  # rocks and coral
        rock = blob(((x - wide / 2, 930), (x - wide * 0.4, 930 - tall * 0.7), (x - wide * 0.1, 930 - tall), (x + wide *
            0.3, 930 - tall * 0.8), (x + wide / 2, 930)), tension=0.7)  # fmt: skip
        lit(painter, rock, mixed(BLACK, t.light, 0.3), t.light, (4, -6), shade=mixed(BLACK, t.light, 0.16), width=4)
    _shark(painter, t)
    for x, y, size, mirror in ((330, 110, 0.6, False), (420, 80, 0.42, False), (640, 500, 0.5, True)):
        _fish(painter, x, y, size, t.light, mirror=mirror)
    for x, y, size in ((470, 300, 14), (452, 250, 9), (480, 220, 6)):
        stroke(painter, disc(x, y, size), look.BONE, 4)
    for x in (50, 392):  # the tank's frame, and its lid
        lit(painter, rect(x, -150, 22, 1100), "#23323E", look.BONE, (4, 0), width=5)
    lit(painter, rect(-20, 190, 740, 26), "#23323E", look.BONE, (0, -5), width=5)
    lit(painter, rect(-20, 940, 740, 300), "#6B4630", look.SODIUM, (0, 0.1), shade="#6B4630")
    hatch(painter, rect(0, 960, 700, 300), Hatch.WAVES, "#4A2E1E", pitch=44, width=5)
    for x in (396, 540, 684):
        fill(painter, rect(x, 950, 6, 260), "#3A2416")
    lit(painter, rect(-20, 920, 740, 34), "#A06A3C", look.BONE, (0, -8))
    glaze(painter, polygon(((-20, -150), (150, -150), (60, 500), (120, 1200), (-20, 1200))), "#04080F", 0.6)
    glaze(painter, rect(-20, 960, 740, 300), "#04080F", 0.45)
    skin = "#F0D0AC"
    arm(painter, ((290, 900), (394, 1054), (492, 964)), 84, "#7A1420", look.DANGER, (6, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    _washer(painter, t)
    offer(painter, 546, 946, -4, 0.6, skin, mirror=True)
    arm(painter, ((130, 870), (220, 1060), (376, 902)), 96, look.OXBLOOD, look.DANGER, (9, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    with grip(painter, 506, 834, 8, 0.72, skin, across=168, mirror=True):
        glass(painter, 506, 930, 236)
    _fish(painter, 478, 560, 1.25, look.SODIUM, mirror=True, turn=58)
    for x, lean, tall in ((446, -22, 60), (474, -8, 84), (560, 14, 92), (588, 30, 56)):  # what it throws up
        spout = placed(blob(((-12, 0), (-5, -tall * 0.6), (0, -tall), (6, -tall * 0.6), (12, 0))), x, 716, 1, lean)
        lit(painter, spout, t.light, look.BONE, (-3, -4), width=4)
    foam = blob(((416, 724), (430, 700), (458, 708), (480, 688), (506, 706), (530, 690), (556, 706), (584, 694),
        (602, 722),
        (560, 734), (506, 738), (450, 734)), tension=0.8)  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (3, -5), shade=mixed(look.BONE, t.light, 0.6), width=4)
    for x, y in ((404, 640), (604, 616), (626, 660), (562, 580), (420, 590)):
        fill(painter, blob(((x, y - 16), (x + 8, y), (x, y + 8), (x - 8, y))), look.BONE)
    gloom(painter, 420, 640, 400, 0.5)


def _shark(painter: QPainter, t: Tones) -> None:
    """What else lives in the tank goes by behind the glass, and has seen the fish."""
    skin, pale = mixed(BLACK, t.light, 0.2), mixed(BLACK, t.light, 0.56)
    for fin in (((400, 330), (330, 212), (318, 216), (316, 330)), ((470, 440), (400, 540), (388, 536), (392, 430))):
        lit(painter, blob(fin, tension=0.4), skin, pale, (4, -6), shade=mixed(BLACK, t.light, 0.1), edge=skin, width=2)
    body = blob(((662, 404), (600, 350), (500, 322), (360, 312), (200, 320), (-20, 350), (-20, 430), (200, 452), (380,
        462), (520, 456), (600, 442)), tension=0.8)  # fmt: skip
    lit(painter, body, skin, pale, (3, -9), shade=mixed(BLACK, t.light, 0.1), edge=skin, width=2)
    within(painter, body, blob(((640, 430), (560, 426), (420, 430), (200, 424), (-20, 410), (-20, 500), (640, 500)),
        tension=0.7), pale)  # fmt: skip
    fill(painter, joined(*(limb(((x, 372, 2), (x - 8, 400, 5), (x - 2, 428, 2))) for x in (470, 488, 506, 524))), BLACK)
    jaw = blob(((636, 424), (600, 420), (560, 424), (552, 436), (590, 440), (624, 434)), tension=0.6)
    fill(painter, jaw, "#2B0710")
    fill(painter, joined(*(polygon(((x, 421), (x + 10, 421), (x + 5, 433))) for x in range(562, 626, 12))), look.BONE)
    fill(painter, disc(596, 384, 10), look.BONE)
    fill(painter, disc(599, 385, 6), BLACK)
    fill(painter, limb(((578, 376, 3), (594, 370, 6), (612, 380, 3))), BLACK)


def knight(painter: QPainter, t: Tones) -> None:
    """A mounted policeman rides breast-deep through a drowned street, and lifts his glass dry into the lamplight."""
    sky(painter, "#050A12", "#1E4058", 860)
    city(painter, 860, "#14283A", look.SODIUM, tall=470, seed=33, left=190)
    fill(painter, polygon(((-10, -150), (176, -150), (176, 860), (-10, 860))), "#1A3448")
    fill(painter, polygon(((610, -150), (720, -150), (720, 860), (610, 860))), "#0A141E")
    fill(painter, windows(56, 420, 2, 3, (58, 120), (30, 62), 0b010010), look.SODIUM)
    glow(painter, 560, 190, 420, "#BFE0F4", 0.7)
    glaze(painter, polygon(((520, 150), (604, 150), (760, 900), (300, 900))), "#DDF0FA", 0.2)
    lit(painter, limb(((650, 900, 20), (648, 300, 16), (640, 160, 13), (612, 100, 11), (566, 92, 10))), "#131C26",
        t.light, (-5, -2), width=5)  # fmt: skip
    lit(painter, polygon(((536, 96), (590, 96), (622, 150), (502, 150))), "#131C26", t.light, (4, -6), width=5)
    fill(painter, blob(((512, 152), (612, 152), (590, 176), (534, 176)), tension=0.6), "#FFF6DC")
    fill(painter, rect(0, 850, 700, 400), "#23506A")
    for x, y, wide in ((560, 872, 170), (590, 920, 120), (546, 968, 180), (580, 1020, 110), (550, 1064, 150)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 7), (x + wide / 2, y), (x, y + 7))), mixed("#23506A", "#CFE8F6",
            0.66))  # fmt: skip
    _horse(painter, t)
    _rider(painter, t)
    _flood(painter, t)


def _flood(painter: QPainter, t: Tones) -> None:
    """The water stands before horse and boot, and goes out from the breast in waves."""
    front = blob(((-20, 884), (90, 872), (200, 888), (330, 876), (470, 892), (566, 872), (720, 890), (720, 1200),
        (-20, 1200)), tension=0.7)  # fmt: skip
    glaze(painter, front, "#1A4058", 0.86)
    hatch(painter, rect(0, 930, 700, 300), Hatch.WAVES, mixed("#23506A", t.light, 0.4), pitch=46, width=5)
    for number, (wide, x) in enumerate(((120, 500), (210, 480), (320, 440))):
        y = 886 + number * 26
        wave = limb([(x + wide * math.cos(math.radians(a)), y + wide * 0.2 * math.sin(math.radians(a)),
            1.5 + 9 * math.sin(math.radians(a)) * (1 - number * 0.18)) for a in range(-4, 185, 9)])  # fmt: skip
        fill(painter, wave, mixed(t.light, look.BONE, 0.6 - number * 0.2))
    crest = blob(((470, 894), (520, 880), (552, 868), (584, 862), (606, 870), (640, 882), (664, 892), (610, 890),
        (590, 898),
        (552, 890), (520, 900)), tension=0.7)  # fmt: skip
    fill(painter, crest, look.BONE)
    drops = ((620, 846, 7), (640, 862, 5), (604, 838, 4), (330, 868, 5), (258, 872, 4), (660, 850, 3))
    fill(painter, joined(*(disc(x, y, r) for x, y, r in drops)), look.BONE)
    fill(painter, joined(limb(((250, 892, 2), (300, 884, 6), (356, 892, 2))), limb(((20, 896, 2), (90, 888, 5), (150,
        896,
        2)))), mixed(t.light, look.BONE, 0.5))  # fmt: skip
    for x, y, wide in ((560, 950, 150), (584, 1000, 100), (548, 1044, 130)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 6), (x + wide / 2, y), (x, y + 6))), mixed("#23506A", "#CFE8F6",
            0.7))  # fmt: skip


def _rider(painter: QPainter, t: Tones) -> None:
    """He sits back in the saddle, his reins short, the glass far out before him: a gift to somebody he likes."""
    blue, skin, lamp = "#27466E", "#E2B58A", "#CFE8F6"
    arm(painter, ((276, 520), (262, 640), (352, 618)), 80, mixed(BLACK, blue, 0.7), t.light, (8, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    fist(painter, 392, 600, 78, 0.56, skin, thumb=False, towards=(0.8, -0.6))
    cape = blob(((226, 470), (170, 490), (120, 590), (60, 700), (-20, 760), (-20, 900), (70, 880), (140, 900), (204,
        870), (236, 760), (270, 620), (280, 500)), tension=0.7)  # fmt: skip
    lit(painter, cape, look.OXBLOOD, look.DANGER, (10, -6), shade="#2B0710")
    for points in (((214, 520), (150, 680), (60, 870)), ((240, 540), (200, 700), (140, 890)), ((190, 530), (110, 680),
        (-10, 800))):  # fmt: skip
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (3, 10, 14), strict=True))), "#2B0710")
    leg(painter, ((214, 716), (352, 800), (310, 960)), 116, "#34465F", t.light, (9, -6), calf=1, shade="#0C131C")
    fill(painter, limb(((216, 704, 7), (330, 776, 7), (352, 830, 6))), look.BRASS)
    coat = blob(((232, 462), (282, 458), (326, 500), (338, 560), (316, 640), (318, 720), (250, 756), (176, 730), (170,
        620), (176, 520)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, lamp, (13, -6), shade="#070D16")
    within(painter, coat, polygon(((150, 646), (340, 634), (340, 664), (150, 678))), "#0E0F16")
    creases = (((196, 560, 2), (206, 610, 7), (200, 640, 3)), ((236, 690, 3), (262, 716, 8), (300, 724, 2)), ((190,
        690, 2),
        (200, 720, 7), (226, 742, 2)))  # fmt: skip
    within(painter, coat, joined(*(limb(points) for points in creases)), "#0B1626")
    rimmed(painter, rect(276, 636, 30, 28, 4), look.BRASS, BLACK, 3)
    fill(painter, joined(*(disc(x, y, 8) for x, y in ((308, 530), (312, 574), (304, 616)))), look.BRASS)
    neck(painter, 250, 400, 64, 468, skin)
    collar = polygon(((210, 482), (214, 446), (250, 462), (292, 440), (304, 474), (262, 500)))
    lit(painter, collar, blue, lamp, (5, -4), shade="#070D16", width=4)
    _riders_head(painter, t, blue, skin)
    arm(painter, ((226, 520), (378, 524), (466, 396)), 86, blue, lamp, (9, -7), cuff=look.BONE, skin=skin, body=coat)
    with grip(painter, 540, 318, 6, 0.66, skin, across=132, mirror=True, towards=(0.4, -0.9)):
        glass(painter, 540, 380, 186, 4)


def _riders_head(painter: QPainter, t: Tones, blue: str, skin: str) -> None:
    """A hooked nose, a moustache, a peaked cap with wings; he smiles over what he carries."""
    with tilted(painter, 250, 400, -5):
        turned(painter, 256, 334, 0.88, Face("#7A4A34", skin, nose=Nose.HOOKED, jaw=0.9, smile=1, brow=11, stern=-0.3,
            brow_colour="#3A2014", gaze=1, lid=0.1, arch=0.5))  # fmt: skip
        moustache = blob(((246, 384), (270, 370), (300, 370), (318, 386), (330, 374), (316, 396), (296, 388), (276,
            396),
            (250, 398), (236, 380)), tension=0.8)  # fmt: skip
        lit(painter, moustache, "#3A2014", t.light, (3, -3), width=4)
        tuft = blob(((192, 306), (210, 298), (218, 330), (210, 378), (196, 360)), tension=0.7)
        lit(painter, tuft, "#3A2014", t.light, (4, -4), width=4)
        cap = joined(blob(((178, 298), (168, 244), (224, 210), (314, 218), (352, 262), (324, 292), (252, 280)),
            tension=0.8), polygon(((254, 280), (330, 282), (372, 306), (360, 320), (280, 308))))  # fmt: skip
        lit(painter, cap, blue, "#CFE8F6", (10, -7), shade="#070D16")
        fill(painter, limb(((184, 298, 8), (252, 278, 12), (328, 288, 8))), BLACK)
        for way in (-1, 1):
            wing = blob(((288 + way * 12, 258), (288 + way * 30, 234), (288 + way * 56, 228), (288 + way * 44, 244),
                (288
                + way * 48, 252), (288 + way * 30, 262)), tension=0.6)  # fmt: skip
            lit(painter, wing, look.BRASS, look.BONE, (3, -3), width=3)
        rimmed(painter, disc(288, 252, 15), look.BRASS, BLACK, 4)


def queen(painter: QPainter, t: Tones) -> None:
    """On the last dry step of the drowned Lido she reads the one glass that shines; the drowned bring her letters."""
    painter.translate(700, 0)
    painter.scale(-1, 1)
    fill(painter, SKY, "#07111C")
    for reach, share in ((560, 0.1), (430, 0.12), (310, 0.14), (200, 0.16)):
        around = disc(206, 600, reach)
        glaze(painter, around, t.light, share)
        tiles = joined(*(rect(0, y, 700, 3) for y in range(-60, 960, 90)), *(rect(x, -150, 3, 1110) for x in range(30,
            700, 90)))  # fmt: skip
        within(painter, around, tiles, mixed("#07111C", t.light, share * 1.3))
    painter.save()
    painter.translate(128, 24)
    _shell(painter)
    painter.restore()
    glaze(painter, polygon(((470, -150), (760, -150), (760, 1200), (640, 1200), (560, 700))), "#04080F", 0.66)
    glaze(painter, polygon(((380, -150), (760, -150), (760, 1200), (520, 1200))), "#04080F", 0.4)
    _sitting_gown(painter, t)
    _reader(painter, t)
    _drowned(painter, t)


_PALE: Final = "#EBD8CE"


def _sitting_gown(painter: QPainter, t: Tones) -> None:
    """She sits turned to the left: a long fall of hair, a narrow waist, two knees, cloth that goes into the water."""
    cloth, dark = mixed(BLACK, t.light, 0.46), "#081524"
    fall = blob(((372, 330), (470, 306), (548, 380), (572, 520), (606, 700), (646, 880), (700, 1040), (700, 1200),
        (560, 1200),
        (566, 1000), (520, 820), (490, 680), (430, 560)), tension=0.75)  # fmt: skip
    lit(painter, fall, "#1E3850", t.light, (-10, -4), shade="#050B14")
    strands(painter, [((520, 420), (560, 620), (610, 860)), ((500, 440), (540, 680), (600, 960)), ((540, 440), (590,
        640),
        (650, 900)), ((480, 480), (520, 720), (580, 1060))], "#1E3850", t.light, 6)  # fmt: skip
    far = blob(((420, 820), (240, 826), (150, 852), (112, 890), (110, 960), (70, 1200), (300, 1200), (330, 960)),
        tension=0.6)  # fmt: skip
    lit(painter, far, mixed(BLACK, cloth, 0.7), t.light, (-9, -5), shade=dark)
    arm(painter, ((344, 690), (336, 836), (286, 746)), 76, _PALE, _PALE, (-9, 2), skin=_PALE)
    lit(painter, blob(((360, 634), (310, 660), (292, 730), (306, 790), (370, 780)), tension=0.8), cloth, t.light,
        (-9, -3),
        shade=dark)  # fmt: skip
    bodice = blob(((372, 628), (336, 668), (334, 760), (362, 830), (356, 930), (560, 940), (556, 820), (548, 700),
        (506, 642),
        (440, 622)), tension=0.7)  # fmt: skip
    lit(painter, bodice, cloth, t.light, (-13, -4), shade=dark)
    near = blob(((572, 850), (590, 940), (640, 1200), (180, 1200), (196, 1050), (190, 990), (166, 950), (172, 896),
        (214,
        864), (300, 856), (420, 866), (500, 838)), tension=0.6)  # fmt: skip
    lit(painter, near, cloth, t.light, (-13, -7), shade=dark)
    seat = blob(((262, 968), (330, 946), (470, 930), (580, 920), (660, 1200), (290, 1200), (280, 1060)), tension=0.5)
    within(painter, near, seat, dark)
    folds = (((214, 940, 3), (236, 1040, 9), (226, 1180, 4)), ((470, 866, 2), (340, 890, 8), (220, 900, 2)), ((540, 870,
        2), (440, 912, 9), (300, 930, 2)), ((300, 960, 3), (330, 1060, 10), (324, 1180, 4)), ((420, 950, 3), (436, 1060,
        10), (440, 1180, 4)))  # fmt: skip
    within(painter, near, joined(*(limb(points) for points in folds[:3])), dark)
    within(painter, near, joined(*(limb(points) for points in folds[3:])), mixed(dark, cloth, 0.6))


def _reader(painter: QPainter, t: Tones) -> None:
    """Her head bent over the glass, her two hands that hold it, its light on both."""
    lamp = (-1.0, 0.2)
    neck(painter, 424, 520, 70, 634, _PALE)
    with tilted(painter, 430, 560, -13):
        turned(painter, 412, 418, 1.08, Face("#8480A4", _PALE, brow=7, brow_colour="#101C2C", lips=look.OXBLOOD, jaw=0,
            nose=Nose.SNUB, stern=-0.9, lid=0.6, gaze=0.7), mirror=True)  # fmt: skip
        hair(painter, 412, 416, 1.14, Cut.TURNED_LONG, "#1E3850", t.light, mirror=True)
        lit(painter, placed(crown(), 424, 314, 0.72, 5), look.BRASS, look.BONE, (-11, 2), shade="#5A3A10")
        for x, y in ((370, 292), (422, 296), (474, 302)):
            lit(painter, disc(x, y, 9), look.DANGER, look.BONE, (-3, -2), width=3)
        fill(painter, joined(disc(470, 486, 7), disc(470, 504, 10)), look.BONE)
    glow(painter, 206, 590, 230, "#DDF2FF", 0.66)
    arm(painter, ((500, 690), (474, 866), (312, 690)), 84, _PALE, _PALE, (-9, 3), skin=_PALE)
    offer(painter, 214, 726, 6, 0.66, _PALE, towards=(-0.6, -0.8))
    with grip(painter, 204, 620, -4, 0.72, _PALE, across=172, towards=lamp):
        glass(painter, 204, 706, 236, -3)
    cap = blob(((438, 640), (500, 636), (556, 700), (566, 800), (520, 822), (452, 800), (438, 720)), tension=0.8)
    lit(painter, cap, mixed(BLACK, t.light, 0.46), t.light, (-12, -3), shade="#081524")
    folds = joined(limb(((470, 670, 2), (490, 740, 8), (486, 806, 3))), limb(((520, 670, 2), (536, 740, 8), (530,
        806, 3))))  # fmt: skip
    within(painter, cap, folds, "#081524")


def _drowned(painter: QPainter, t: Tones) -> None:
    """The water on the step, and out of it the hands of the drowned: one with a letter, one begs, one sinks."""
    skin = "#7FA79E"
    water = blob(((-20, 1000), (120, 986), (300, 1004), (480, 990), (720, 1008), (720, 1220), (-20, 1220)), tension=0.7)
    letter = placed(rect(-66, -44, 132, 88, 4), 96, 842, 1, -14)
    with grip(painter, 104, 900, 8, 0.6, skin, across=60, towards=(0.8, -0.6)):
        lit(painter, letter, "#E4E0D0", look.BONE, (4, -4), shade="#8C98A0", width=5)
        fill(painter, placed(joined(limb(((-64, -42, 3), (0, 10, 5), (64, -42, 3)))), 96, 842, 1, -14), "#5A6470")
        fill(painter, placed(disc(0, 8, 11), 96, 842, 1, -14), look.OXBLOOD)
    lit(painter, limb(((130, 950, 44), (126, 1040, 56), (120, 1200, 62))), skin, skin, (6, -3), shade="#2B4440",
        width=5,
        smooth=True)  # fmt: skip
    lit(painter, limb(((300, 1010, 38), (310, 1080, 50), (316, 1200, 54))), skin, skin, (-5, -3), shade="#2B4440",
        width=5,
        smooth=True)  # fmt: skip
    palm(painter, 290, 956, -14, 0.74, skin, back=True, towards=(-0.8, -0.6))
    palm(painter, 590, 1010, 18, 0.74, skin, towards=(-0.8, -0.6))
    glaze(painter, water, "#0A2234", 0.8)
    within(painter, water, joined(*(limb(((x - w, y, 2), (x, y + 8, 7), (x + w, y, 2))) for x, y, w in ((128, 1012,
        66), (
        312, 1030, 62), (590, 1044, 60), (220, 1066, 40), (470, 1030, 50), (90, 1060, 40)))), t.light)  # fmt: skip


def _shell(painter: QPainter) -> None:
    """A scallop behind her, tall as a throne: its ribs spread like a fan from one hinge."""
    pearl, rose, dark = "#A9B4CC", "#8C7C9C", "#39405C"
    for number in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        ends = [math.radians(-168 + 156 / 9 * (number + part)) for part in (0, 0.25, 0.5, 0.75, 1)]
        rim = [(350 + 304 * far * math.cos(a), 770 + 560 * far * math.sin(a))
            for a, far in zip(ends, (0.97, 1.03, 1.05, 1.03, 0.97), strict=True)]  # fmt: skip
        rib = blob(((330, 790), *rim, (370, 790)), tension=0.5)
        lit(painter, rib, (pearl, rose)[number % 2], look.BONE, (-7, -9), shade=dark, width=5)
        fill(painter, limb(((350, 770, 2), (*rim[2], 6))), mixed(dark, pearl, 0.4))
    for share in (0.66, 0.84):  # the lines of its growth
        line = [(350 + 304 * share * math.cos(math.radians(a)), 770 + 560 * share * math.sin(math.radians(a)), 4)
            for a in range(-168, -8, 6)]  # fmt: skip
        glaze(painter, limb(line), dark, 0.5)


def king(painter: QPainter, t: Tones) -> None:
    """The ferry's captain at his wheel in the worst of it, glass in hand, quite calm; he has drowned before."""
    fill(painter, SKY, "#070D16")
    painter.save()  # the ship rolls: all that is not aboard stands aslant
    painter.translate(376, 632)
    painter.rotate(-6)
    painter.scale(1.08, 1.08)
    painter.translate(-350, -600)
    sky(painter, "#070D16", mixed(BLACK, t.light, 0.44), 640, -240)
    clouds(painter, ((560, 40, 1.0), (640, 330, 0.7)), "#15222F", t.light)
    fill(painter, polygon(((640, 190), (-60, -120), (-60, 170))), mixed(BLACK, t.light, 0.36))  # a lighthouse far off
    fill(painter, polygon(((640, 190), (60, 30), (-60, 80))), mixed(BLACK, t.light, 0.6))
    rock = blob(((570, 470), (590, 424), (622, 404), (664, 400), (720, 420), (720, 560), (560, 520)), tension=0.6)
    lit(painter, rock, "#1B2733", t.light, (-4, -6), shade=BLACK, width=5)
    rimmed(painter, polygon(((618, 420), (626, 214), (658, 214), (668, 420))), look.BONE, BLACK, 5)
    fill(painter, joined(rect(622, 270, 40, 30), rect(620, 340, 46, 30)), look.OXBLOOD)
    rimmed(painter, rect(622, 176, 40, 40, 8), look.SODIUM, BLACK, 5)
    far = blob(((-40, 700), (160, 600), (420, 660), (600, 560), (740, 600), (740, 1200), (-40, 1200)))
    lit(painter, far, mixed(BLACK, t.light, 0.22), look.BONE, (4, -9), width=4)
    _breaker(painter, t)
    painter.restore()
    hatch(painter, rect(0, -150, 700, 800), Hatch.RAIN, mixed(BLACK, t.light, 0.7), pitch=62, width=4)
    coat = blob(((110, 1130), (130, 900), (200, 760), (320, 700), (450, 700), (560, 770), (630, 900), (650, 1130)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, "#18202C", t.light, (16, -7), shade=BLACK)
    for s in (-1, 1):
        lapel = polygon(((384 + s * 50, 700), (384 + s * 130, 690), (384 + s * 150, 800), (384 + s * 20, 960)))
        lit(painter, lapel, "#18202C", t.light, (6, -5), shade=BLACK, width=4)
    for y in (900, 990, 1080):
        rimmed(painter, joined(disc(330, y, 17), disc(440, y, 17)), look.BRASS, BLACK, 3)
    turned(painter, 380, 510, 1.14, Face("#8C5E48", "#E0AE88", nose=Nose.BROAD, stern=0.2, brow=15,
        brow_colour="#8E8680",
        jaw=1, lid=0.3, gaze=0.5))  # fmt: skip
    beard = blob(((312, 500), (340, 570), (378, 590), (404, 566), (444, 566), (452, 590), (446, 660), (420, 720),
        (370, 740), (320, 700), (300, 600)), tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (14, -6), shade="#8E8680")
    lit(painter, blob(((370, 584), (398, 558), (420, 566), (440, 560), (454, 580), (420, 586), (396, 600))),
        look.BONE, look.BONE, width=3)  # fmt: skip
    for x in (340, 370, 402, 428):
        fill(painter, limb(((x, 630, 3), (x + 8, 706, 7))), "#8E8680")
    cap = joined(blob(((286, 440), (276, 360), (340, 318), (430, 322), (478, 366), (466, 430)), tension=0.8))
    lit(painter, cap, look.BONE, look.BONE, (14, -8), shade="#8E8680")
    rimmed(painter, polygon(((288, 412), (470, 404), (470, 440), (292, 450))), "#18202C", BLACK, 4)
    rimmed(painter, blob(((400, 436), (470, 428), (510, 456), (470, 462), (410, 456)), tension=0.6),
        BLACK, look.BONE, 3)  # fmt: skip
    rimmed(painter, placed(crown(), 410, 430, 0.26), look.BRASS, BLACK, 3)
    wood, gleam = "#8C5A2E", look.SODIUM
    spokes = joined(*(placed(joined(rect(-10, -236, 20, 220, 8), rect(-14, -250, 28, 60, 12)),
        130, 960, 1, turn) for turn in range(0, 360, 45)))  # fmt: skip
    lit(painter, spokes, wood, gleam, (5, -3), shade="#4A2E16", width=5)
    lit(painter, ring(130, 960, 188, 150), wood, gleam, (7, -5), shade="#4A2E16", width=5)
    lit(painter, disc(130, 960, 46), wood, gleam, (7, -5), shade="#4A2E16")
    fill(painter, disc(130, 960, 18), look.BRASS)
    arm(painter, ((186, 830), (90, 948), (96, 838)), 96, "#18202C", t.light, (10, -6), cuff=look.BRASS, body=coat,
        skin="#E0AE88")  # fmt: skip
    fist(painter, 148, 796, 72, 0.8, "#E0AE88", thumb=False)
    arm(painter, ((560, 800), (632, 1010), (604, 838)), 100, "#18202C", t.light, (10, -6), cuff=look.BRASS, body=coat)
    with grip(painter, 534, 760, 0, 0.84, "#E0AE88", across=136):
        glass(painter, 534, 852, 220)


def _breaker(painter: QPainter, t: Tones) -> None:
    """A wave that stands over him, its crest about to come down in claws."""
    wave = blob(((-60, 1200), (-60, 470), (40, 356), (120, 290), (196, 226), (280, 188), (360, 194), (420, 236),
        (446, 310), (
        420, 282), (360, 262), (290, 276), (226, 330), (196, 420), (200, 540), (250, 660), (340, 760), (740, 800), (740,
        1200)), tension=0.7)  # fmt: skip
    lit(painter, wave, mixed(BLACK, t.light, 0.36), t.light, (10, -6), shade=mixed(BLACK, t.light, 0.2), width=5)
    for points in (((330, 250, 2), (220, 300, 9), (160, 420, 12), (170, 600, 4)), ((250, 240, 2), (140, 340, 10),
        (100, 480,
        14), (120, 700, 4)), ((150, 320, 2), (60, 420, 10), (30, 560, 13), (60, 720, 4))):  # fmt: skip
        fill(painter, limb(points), mixed(BLACK, t.light, 0.62))
    foam = blob(((30, 380), (106, 288), (190, 216), (280, 172), (370, 180), (436, 228), (466, 322), (436, 282), (428,
        330),
        (404, 262), (386, 316), (358, 240), (334, 306), (306, 236), (272, 308), (252, 250), (208, 326), (198, 286),
        (150,
        366), (146, 330), (96, 404), (96, 364)), tension=0.62)  # fmt: skip
    lit(painter, foam, look.BONE, look.BONE, (6, -10), shade=mixed(BLACK, t.light, 0.9), width=5)
    drops = ((470, 330, 8), (452, 376, 6), (236, 330, 7), (318, 300, 6), (480, 290, 4), (160, 380, 6))
    fill(painter, joined(*(disc(*drop) for drop in drops)), look.BONE)


def _washer(painter: QPainter, t: Tones) -> None:
    """The boy: an apron over his shirt, a scarf, a cook's cap on a red mop."""
    shirt = blob(((30, 1130), (40, 920), (96, 800), (190, 750), (276, 790), (320, 900), (330, 1130)), tension=0.6)
    lit(painter, shirt, look.OXBLOOD, look.DANGER, (13, -6), shade="#33090F")
    bib = polygon(((196, 850), (300, 850), (330, 1130), (160, 1130)))
    lit(painter, bib, look.BONE, look.BONE, (10, -4), shade=mixed(BLACK, t.light, 0.6), width=5)
    for strap in (((204, 856, 16), (170, 770, 16)), ((292, 856, 16), (262, 790, 16))):
        rimmed(painter, limb(strap), look.BONE, BLACK, 3)
    mop = blob(((120, 500), (90, 560), (82, 640), (104, 700), (130, 680), (150, 710), (180, 690), (200, 600),
        (190, 500)), tension=0.8)  # fmt: skip
    lit(painter, mop, "#B04A24", look.SODIUM, (8, -6), shade="#4A1410")
    neck(painter, 206, 660, 78, 760, "#F0D0AC")
    turned(painter, 222, 590, 1.12, Face("#A8705C", "#F0D0AC", nose=Nose.SNUB, stern=-0.9, brow=8, jaw=0.1, smile=1,
        brow_colour="#5C2416", gaze=0.9, young=True, mouth=Mouth.LAUGH))  # fmt: skip
    locks = blob(((302, 512), (296, 470), (220, 446), (136, 470), (102, 560), (104, 650), (134, 690), (158, 660),
        (150, 610), (164, 560), (176, 540), (184, 566), (200, 506), (222, 526), (246, 500), (262, 518), (280, 500)),
        tension=0.6)  # fmt: skip
    lit(painter, locks, "#B04A24", look.SODIUM, (9, -7), shade="#4A1410")
    strands(painter, (((280, 480), (220, 490), (190, 540)), ((260, 476), (180, 500), (170, 620)), ((220, 470),
        (140, 500), (134, 620)), ((170, 480), (120, 540), (122, 630))), "#B04A24",
        look.SODIUM, 6)  # fmt: skip
    crown_ = blob(((100, 500), (92, 440), (120, 390), (180, 366), (250, 376), (300, 416), (306, 470), (210, 470)),
        tension=0.8)  # fmt: skip
    lit(painter, crown_, look.BONE, look.BONE, (9, -8), shade=mixed(BLACK, t.light, 0.6))
    for points in (((150, 380), (134, 420), (136, 470)), ((216, 370), (216, 420), (220, 456)), ((268, 390), (276, 424),
        (276, 458))):  # fmt: skip
        fill(painter, limb(tuple((*point, 4) for point in points)), mixed(BLACK, t.light, 0.6))
    band = blob(((92, 510), (100, 466), (200, 446), (312, 462), (318, 494), (210, 484)), tension=0.6)
    lit(painter, band, t.glow, t.light, (8, -7), shade=mixed(BLACK, t.light, 0.3))
    for x, y in ((214, 634), (232, 644), (200, 646), (290, 630)):
        fill(painter, disc(x, y, 4), look.DANGER)
    scarf = blob(((150, 690), (210, 712), (262, 690), (290, 730), (270, 790), (200, 800), (130, 770), (122, 720)),
        tension=0.8)  # fmt: skip
    lit(painter, scarf, t.glow, t.light, (9, -6), shade=mixed(BLACK, t.light, 0.3))
    fill(painter, joined(limb(((140, 730, 3), (210, 752, 7), (280, 728, 3))),
        limb(((150, 760, 3), (200, 780, 6), (250, 772, 3)))), mixed(BLACK, t.light, 0.3))  # fmt: skip


def _horse(painter: QPainter, t: Tones) -> None:
    """A great grey to his breast in the water: the croup, the arched neck, the breast strap; and its head."""
    grey, shade = "#C3CFDA", "#3E546C"
    trunk = blob(((-40, 760), (10, 712), (90, 700), (160, 726), (230, 720), (274, 690), (312, 630), (362, 568), (420,
        532),
        (490, 530), (510, 620), (480, 690), (500, 740), (560, 790), (592, 850), (574, 960), (-40, 960)),
        tension=0.75)  # fmt: skip
    lit(painter, trunk, grey, look.BONE, (14, -8), shade=shade)
    muscles = joined(limb(((350, 640, 3), (376, 720, 12), (430, 780, 8), (476, 806, 3))), limb(((474, 730, 3), (462,
        760,
        9), (470, 810, 4))), limb(((520, 800, 3), (500, 840, 9), (504, 890, 4))), limb(((300, 700, 3), (320, 760,
        8), (380, 812, 3))))  # fmt: skip
    thrown = blob(((240, 680), (330, 640), (420, 600), (404, 660), (372, 700), (392, 780), (360, 860), (370, 960),
        (-40, 960),
        (-40, 690)), tension=0.6)  # fmt: skip
    within(painter, trunk, thrown, mixed(shade, grey, 0.3))
    within(painter, trunk, muscles, shade)
    saddle = blob(((110, 728), (124, 692), (160, 706), (240, 706), (280, 672), (300, 690), (300, 800), (240, 850), (140,
        830)), tension=0.6)  # fmt: skip
    lit(painter, saddle, "#4A2E18", look.SODIUM, (6, -6), shade="#1B0F08")
    lit(painter, limb(((290, 760, 18), (420, 818, 20), (584, 822, 16))), look.OXBLOOD, look.DANGER, (2, -6),
        shade="#33090F",
        width=4)  # fmt: skip
    rimmed(painter, disc(452, 820, 15), look.BRASS, BLACK, 4)
    mane = blob(((306, 690), (280, 690), (290, 640), (330, 580), (384, 524), (440, 494), (486, 500), (506, 530),
        (484, 560),
        (474, 546), (466, 604), (448, 560), (440, 650), (416, 594), (406, 704), (380, 632), (370, 742), (346, 670),
        (326, 750)), tension=0.55)  # fmt: skip
    lit(painter, mane, "#4C6278", "#CFE8F6", (5, -6), shade="#1A2632", width=5)
    strands(painter, [((440, 506), (412, 540), (416, 590)), ((402, 524), (380, 580), (382, 640)), ((472, 506), (452,
        530),
        (450, 568)), ((356, 566), (338, 620), (348, 680)), ((312, 620), (298, 660), (314, 720))], "#4C6278",
        "#CFE8F6", 6)  # fmt: skip
    painter.save()
    painter.translate(18, 62)
    _horses_head(painter, grey, shade)
    painter.restore()


def _horses_head(painter: QPainter, grey: str, shade: str) -> None:
    """It goes on the bit, ears forward: a long straight face, a deep jowl, a soft nose that blows, a wise eye."""
    for points in (((452, 462), (446, 408), (472, 366), (488, 410), (484, 456)), ((486, 460), (494, 414), (524, 380),
        (528,
        424), (514, 466))):  # fmt: skip
        lit(painter, blob(points, tension=0.7), grey, look.BONE, (6, -4), shade=shade, width=5)
    head = blob(((462, 456), (504, 448), (540, 474), (570, 536), (602, 606), (632, 658), (642, 694), (632, 722),
        (610, 734),
        (592, 724), (586, 742), (562, 742), (552, 716), (540, 684), (510, 652), (476, 640), (440, 612), (430, 560),
        (440,
        500)), tension=0.7)  # fmt: skip
    lit(painter, head, grey, look.BONE, (12, -7), shade=shade)
    planes = joined(blob(((470, 560), (510, 566), (540, 612), (566, 668), (556, 700), (536, 664), (506, 640), (468,
        628),
        (444, 590)), tension=0.7), limb(((524, 490, 3), (552, 548, 8), (584, 616, 3))))  # fmt: skip
    within(painter, head, planes, mixed(shade, grey, 0.42))
    jowl = limb(((462, 508, 2), (440, 560, 5), (462, 618, 7), (506, 626, 4), (524, 598, 2)))
    within(painter, head, jowl, shade)
    within(painter, head, blob(((600, 650), (650, 640), (650, 760), (540, 760), (556, 716), (590, 700)), tension=0.6),
        "#8C8F9A")  # fmt: skip
    nostril = blob(((612, 676), (628, 680), (630, 696), (616, 704), (606, 694)), tension=0.9)
    fill(painter, nostril, BLACK)
    fill(painter, limb(((604, 672, 2), (622, 668, 5), (638, 680, 2))), mixed(grey, BLACK, 0.2))
    fill(painter, limb(((594, 722, 5), (584, 708, 5), (570, 702, 2))), BLACK)
    _horses_eye(painter, mixed(shade, grey, 0.2))
    forelock = blob(((480, 444), (510, 440), (532, 470), (544, 520), (524, 498), (518, 530), (502, 490), (490, 500)),
        tension=0.5)  # fmt: skip
    lit(painter, forelock, "#5C7288", "#CFE8F6", (4, -4), shade="#22303E", width=4)
    _bridle(painter)


def _horses_eye(painter: QPainter, hollow: QColor) -> None:
    socket = blob(((498, 512), (524, 504), (544, 524), (536, 544), (508, 544)), tension=0.8)
    fill(painter, socket, hollow)
    fill(painter, blob(((504, 522), (522, 512), (538, 526), (532, 540), (512, 538)), tension=0.8), BLACK)
    fill(painter, disc(526, 526, 8, 6), "#5A3418")
    fill(painter, disc(527, 525, 4, 4.6), BLACK)
    fill(painter, disc(529, 521, 3.2), look.BONE)
    fill(painter, limb(((496, 520, 3), (516, 504, 6), (536, 512, 5), (546, 530, 2))), BLACK)


def _bridle(painter: QPainter) -> None:
    """Red leather and brass, and the reins to his hand."""
    leather = joined(*(thick_line(points, 1) for points in (((462, 470), (478, 600), (576, 700)), ((462, 472), (520,
        486), (544, 482)),
        ((530, 640), (572, 628), (606, 614)))))  # fmt: skip
    stroke(painter, leather, BLACK, 15)
    stroke(painter, leather, "#7A1C26", 9)
    for x, y in ((478, 600), (540, 640)):
        fill(painter, disc(x, y, 5), look.BRASS)
    reins = thick_line(((578, 704), (500, 690), (430, 626), (374, 544)), 1)
    stroke(painter, reins, BLACK, 14)
    stroke(painter, reins, "#7A1C26", 8)
    rimmed(painter, disc(578, 702, 11), look.BRASS, BLACK, 4)


SCENES: Final = (page, knight, queen, king)
