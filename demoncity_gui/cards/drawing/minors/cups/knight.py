"""The Knight of Cups."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A mounted policeman rides breast-deep through a drowned street, and lifts his glass dry into the lamplight."""
    sky(painter, "#050A12", "#1E4058", 860)
    fill(painter, polygon(((-10, -150), (176, -150), (176, 860), (-10, 860))), "#1A3448")
    fill(painter, polygon(((610, -150), (720, -150), (720, 860), (610, 860))), "#0A141E")
    _she_waits(painter)
    glow(painter, 560, 190, 420, "#BFE0F4", 0.7)
    glaze(painter, polygon(((500, -150), (600, -150), (780, 930), (300, 930))), "#DDF0FA", 0.2)
    fill(painter, rect(0, 910, 700, 400), "#23506A")
    for x, y, wide in ((590, 934, 120), (546, 968, 180), (580, 1020, 110), (550, 1064, 150)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 7), (x + wide / 2, y), (x, y + 7))), mixed("#23506A", "#CFE8F6",
            0.66))  # fmt: skip
    _horse(painter, t)
    _rider(painter, t)
    painter.save()
    painter.translate(0, 66)
    _flood(painter, t)
    painter.restore()


def _she_waits(painter: QPainter) -> None:
    """The woman he rides to leans out of the last lit window over the water."""
    glow(painter, 104, 420, 190, look.SODIUM, 0.5)
    rimmed(painter, rect(40, 250, 128, 320), look.SODIUM, BLACK, 8)
    fill(painter, rect(40, 250, 128, 60), mixed(look.SODIUM, look.BONE, 0.5))
    fill(painter, joined(rect(100, 250, 8, 320), rect(40, 330, 128, 8)), "#14202C")
    her = joined(placed(profile(), 92, 424, 0.4), disc(56, 400, 17), disc(84, 394, 26), blob(((80, 456), (104, 456),
        (118, 474), (130, 500), (136, 590), (48, 590), (54, 500), (62, 472)), tension=0.6), limb(((120, 494, 22),
        (150, 520, 18), (154, 470, 13), (152, 452, 15))))  # fmt: skip
    fill(painter, her, "#0B1019")
    rimmed(painter, rect(26, 566, 156, 20), "#2B4256", BLACK, 4)


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
    for x, y, wide in ((96, 930, 120), (80, 972, 90), (104, 1018, 110)):  # her window, in the water
        fill(painter, blob(((x - wide / 2, y), (x, y - 6), (x + wide / 2, y), (x, y + 6))), mixed("#23506A",
            look.SODIUM, 0.6))  # fmt: skip
    fill(painter, joined(limb(((250, 892, 2), (300, 884, 6), (356, 892, 2))), limb(((20, 896, 2), (90, 888, 5), (150,
        896,
        2)))), mixed(t.light, look.BONE, 0.5))  # fmt: skip
    for x, y, wide in ((560, 950, 150), (584, 1000, 100), (548, 1044, 130)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 6), (x + wide / 2, y), (x, y + 6))), mixed("#23506A", "#CFE8F6",
            0.7))  # fmt: skip


def _rider(painter: QPainter, t: Tones) -> None:
    """He leans out of the saddle, his reins short, the glass far out before him: a gift to somebody he likes."""
    blue, skin, lamp, night = "#27466E", "#E2B58A", "#CFE8F6", "#060B14"
    arm(painter, ((300, 540), (318, 664), (412, 624)), 82, mixed(BLACK, blue, 0.7), t.light, (8, -6), cuff=look.BONE,
        skin=skin)  # fmt: skip
    fist(painter, 451, 609, 80, 0.58, skin, thumb=False, towards=(0.8, -0.6))
    cape = blob(((256, 470), (190, 474), (120, 520), (40, 530), (-30, 570), (-30, 640), (20, 618), (70, 644), (120,
        616), (160, 644), (216, 620), (280, 540)), tension=0.8)  # fmt: skip
    lit(painter, cape, look.OXBLOOD, look.DANGER, (8, -8), shade="#2B0710")
    folds = (((220, 520, 3), (130, 590, 11), (20, 650, 3)), ((190, 500, 2), (90, 550, 9), (-10, 590, 3)), ((240, 540,
        3), (180, 620, 11), (120, 660, 3)))  # fmt: skip
    within(painter, cape, joined(*(limb(points) for points in folds)), "#2B0710")
    _riders_leg(painter, t)
    coat = blob(((248, 462), (306, 462), (346, 506), (352, 570), (322, 650), (316, 700), (290, 744), (220, 770), (140,
        748), (138, 690), (160, 620), (196, 520)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, lamp, (12, -6), shade="#070D16")
    within(painter, coat, blob(((190, 440), (236, 470), (244, 560), (216, 650), (226, 720), (200, 800), (100, 800),
        (100, 600)), tension=0.5), night)  # fmt: skip
    within(painter, coat, polygon(((100, 668), (360, 640), (360, 672), (100, 702))), "#0E0F16")
    creases = (((300, 690, 3), (270, 720, 8), (226, 736, 2)), ((316, 580, 2), (290, 610, 7), (250, 622, 2)))
    within(painter, coat, joined(*(limb(points) for points in creases)), "#0B1626")
    rimmed(painter, rect(284, 648, 32, 30, 4), look.BRASS, BLACK, 3)
    fill(painter, joined(*(disc(x, y, 8) for x, y in ((326, 530), (328, 574), (314, 616)))), look.BRASS)
    neck(painter, 280, 404, 92, 474, skin)
    collar = polygon(((222, 488), (226, 446), (276, 468), (322, 442), (338, 478), (286, 508)))
    lit(painter, collar, blue, lamp, (5, -4), shade="#070D16", width=4)
    painter.save()
    painter.translate(26, 8)
    _riders_head(painter, t, blue, skin)
    painter.restore()
    arm(painter, ((254, 530), (420, 528), (484, 386)), 92, blue, lamp, (9, -7), cuff=look.BONE, skin=skin, body=coat)
    with grip(painter, 558, 306, 6, 0.68, skin, across=132, mirror=True, towards=(0.4, -0.9)):
        glass(painter, 558, 370, 190, 4)


def _riders_leg(painter: QPainter, t: Tones) -> None:
    """His seat in the saddle, the long thigh along it, the knee at the horse's shoulder, a boot down into the water."""
    boot = blob(((362, 812), (440, 800), (452, 850), (436, 940), (428, 1070), (350, 1070), (352, 960), (354, 880)),
        tension=0.6)  # fmt: skip
    lit(painter, boot, "#5A3A26", "#CFE8F6", (9, -3), shade="#22140C")
    thigh = blob(((150, 660), (126, 720), (150, 780), (220, 812), (300, 836), (372, 860), (430, 862), (454, 824), (438,
        782), (380, 748), (320, 712), (270, 650)), tension=0.8)  # fmt: skip
    lit(painter, thigh, "#34465F", t.light, (8, -8), shade="#0C131C")
    under = blob(((100, 700), (200, 760), (300, 800), (380, 836), (440, 870), (300, 900), (100, 840)), tension=0.6)
    within(painter, thigh, under, "#080D15")
    fill(painter, limb(((270, 704, 6), (350, 752, 8), (420, 794, 7))), look.BRASS)
    knee = joined(limb(((386, 778, 2), (404, 806, 7), (396, 836, 3))), limb(((420, 782, 2), (432, 806, 5), (426, 830,
        2))))  # fmt: skip
    within(painter, thigh, knee, "#0C131C")


def _riders_head(painter: QPainter, t: Tones, blue: str, skin: str) -> None:
    """A hooked nose, a moustache, a peaked cap with wings; he smiles over what he carries."""
    with tilted(painter, 250, 400, -5):
        turned(painter, 256, 334, 0.88, Face("#7A4A34", skin, nose=Nose.HOOKED, jaw=0.9, smile=1, brow=12, stern=-0.7,
            brow_colour="#3A2014", gaze=1, lid=0.1, arch=0.5))  # fmt: skip
        moustache = blob(((246, 384), (270, 370), (300, 370), (318, 386), (330, 374), (316, 396), (296, 388), (276,
            396),
            (250, 398), (236, 380)), tension=0.8)  # fmt: skip
        lit(painter, moustache, "#3A2014", t.light, (3, -3), width=4)
        tuft = blob(((192, 306), (210, 298), (218, 330), (210, 378), (196, 360)), tension=0.7)
        lit(painter, tuft, "#3A2014", t.light, (4, -4), width=4)
        painter.translate(0, -12)
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


def _horse(painter: QPainter, t: Tones) -> None:
    """A great grey to his breast in the water: the croup, the arched neck, the breast strap; and its head."""
    grey, shade = "#C3CFDA", "#3E546C"
    trunk = blob(((-40, 760), (10, 712), (90, 700), (160, 726), (230, 720), (274, 690), (312, 630), (362, 568), (420,
        532),
        (490, 530), (510, 620), (480, 690), (500, 740), (560, 790), (596, 850), (590, 940), (560, 1080), (-40, 1080)),
        tension=0.75)  # fmt: skip
    lit(painter, trunk, grey, look.BONE, (14, -8), shade=shade)
    muscles = joined(limb(((350, 640, 3), (376, 720, 12), (430, 780, 8), (476, 806, 3))), limb(((474, 730, 3), (462,
        760,
        9), (470, 810, 4))), limb(((520, 800, 3), (500, 840, 9), (504, 890, 4))), limb(((300, 700, 3), (320, 760,
        8), (380, 812, 3))), limb(((60, 740, 3), (110, 800, 9), (120, 900, 3))))  # fmt: skip
    thrown = blob(((240, 680), (330, 640), (420, 600), (404, 660), (372, 700), (392, 780), (360, 860), (370, 960),
        (-40, 960),
        (-40, 850), (20, 800), (90, 740), (160, 724)), tension=0.6)  # fmt: skip
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
    """The horse's head, ears forward: a long straight face, a deep jowl, a soft nose that blows."""
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
    """Its eye under a heavy lid."""
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
    reins = thick_line(((578, 704), (516, 684), (462, 632), (432, 552)), 1)
    stroke(painter, reins, BLACK, 14)
    stroke(painter, reins, "#7A1C26", 8)
    rimmed(painter, disc(578, 702, 11), look.BRASS, BLACK, 4)
