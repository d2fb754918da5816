"""The cups from the ace to the four."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, grip
from demoncity_gui.cards.drawing.heads import Face, Feeling, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    polygon,
    rays,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """Out of the flood in the street a hand lifts one great glass that runs over and over; a dove comes down to it."""
    sky(painter, "#02050C", mixed(BLACK, t.light, 0.4), 920)
    fill(painter, rays(350, 300, 150, 760, 26, 54, 6), mixed(BLACK, t.light, 0.26))
    glow(painter, 350, 320, 380, t.light, 0.9)
    city(painter, 960, mixed(BLACK, t.light, 0.16), None, tall=560, seed=26, right=210)
    city(painter, 960, mixed(BLACK, t.light, 0.16), None, tall=620, seed=12, left=520)
    city(painter, 960, "#04070D", look.SODIUM, tall=330, seed=5, right=280, edge=t.light)
    city(painter, 960, "#04070D", look.SODIUM, tall=360, seed=9, left=470, edge=t.light)
    fill(painter, rect(0, 900, 700, 300), mixed(BLACK, t.light, 0.12))
    hatch(painter, rect(0, 910, 700, 300), Hatch.WAVES, mixed(BLACK, t.light, 0.7), pitch=30, width=4)
    for x, y, wide in ((90, 930, 60), (180, 960, 40), (560, 936, 60), (640, 964, 44)):
        glaze(painter, disc(x, y, wide, 7), look.SODIUM, 0.5)
    for start, throw, fall in (((196, 392), -126, 590), ((508, 392), 132, 610)):
        _falls(painter, t, start, throw, fall)
    sleeve = blob(((262, 970), (352, 984), (438, 950), (476, 1010), (540, 1140), (260, 1140), (270, 1040)), tension=0.6)
    lit(painter, sleeve, "#26344A", t.light, (-12, -5), shade="#070B12")
    _holds_up(painter)
    cuff = blob(((268, 936), (346, 956), (424, 918), (450, 968), (360, 1012), (266, 992)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-9, -5), shade="#8C94A8")
    for grown, share in ((1.0, 0.9), (1.5, 0.6)):
        ring = disc(396, 1046, 150 * grown, 30 * grown).subtracted(disc(396, 1039, 144 * grown, 25 * grown))
        glaze(painter, ring.intersected(rect(0, 1046, 700, 90)), mixed(t.light, look.BONE, 0.6), share)
    _runs_over(painter, t)
    dove(painter, 430, 164, 0.66, 30, mirror=True)
    gloom(painter, 350, 520, 480, 0.34)


def _falls(painter: QPainter, t: Tones, start: tuple[float, float], throw: float, fall: float) -> None:
    """A sheet of water that leaps over the rim and falls: clear, streaked with light, torn to drops at its end."""

    def at(share: float, across: float) -> tuple[float, float]:
        """A point of the sheet, `share` of the way down, `across` from its inner edge to its outer one."""
        leap = 150 + 110 * across
        return (start[0] + throw * (0.3 + 0.7 * across) * (1 - (1 - share) ** 2), start[1] - leap * share + (fall +
            leap) * share * share)  # fmt: skip

    def thread(begin: float, end: float, across: float, wide: float) -> QPainterPath:
        steps = [begin + (end - begin) * step / 7 for step in range(8)]
        return limb([(*at(share, across), max(1.0, wide * math.sin(math.pi * (0.12 + 0.76 * number / 7))))
            for number, share in enumerate(steps)])  # fmt: skip

    pale = mixed(t.light, look.BONE, 0.7)
    sides = [[at(step / 12, across) for step in range(13)] for across in (0, 1)]
    sheet = blob((*sides[0], *reversed(sides[1])), tension=0.8)
    glaze(painter, sheet, mixed(BLACK, t.light, 0.5), 0.9)
    for number, across in enumerate((0.16, 0.4, 0.64, 0.88)):
        fill(painter, thread(0.02, 0.9 + 0.1 * (number % 2), across, 20), t.light)
    for begin, end, across, wide in ((0, 0.7, 0.98, 8), (0.04, 0.5, 0.3, 6), (0.5, 0.98, 0.42, 7), (0.1, 0.62, 0.7, 7),
        (0.66, 1, 0.86, 6), (0.3, 0.9, 0.06, 5)):  # fmt: skip
        fill(painter, thread(begin, end, across, wide), pale)
    x, y = at(1, 0.5)
    for grown in (1.0, 1.7):
        stroke(painter, disc(x, y + 6, 74 * grown, 15 * grown), pale, 4)
    spray = joined(*(disc(x + a, y - b, r) for a, b, r in ((-52, 2, 15), (-26, 12, 20), (4, 18, 22), (34, 10, 19), (58,
        2, 13), (-66, 30, 5), (-40, 48, 7), (10, 62, 5), (44, 46, 7), (70, 28, 5))))  # fmt: skip
    fill(painter, spray, pale)


def _runs_over(painter: QPainter, t: Tones) -> None:
    """What wells up out of the glass and slides down its wall, so thin that the ice shows through."""
    pale = mixed(t.light, look.BONE, 0.7)
    painter.save()
    painter.translate(352, 389)
    painter.scale(1.12, 1)
    painter.translate(-350, -300)
    well = blob(((180, 304), (182, 282), (206, 262), (232, 240), (262, 232), (284, 206), (318, 186), (356, 184), (384,
        200), (404, 222), (436, 226), (462, 244), (490, 262), (518, 282), (520, 304), (440, 330), (350, 338), (260,
        330)), tension=1)  # fmt: skip
    fill(painter, well, t.light)
    under = blob(((186, 300), (230, 282), (290, 276), (350, 292), (410, 276), (470, 282), (514, 300), (440, 328), (350,
        336), (260, 328)), tension=0.9)  # fmt: skip
    within(painter, well, under, mixed(BLACK, t.light, 0.56))
    tongues = (((188, 306), (240, 324), (250, 352), (240, 400), (232, 470), (224, 500), (214, 470), (200, 380)), ((276,
        332), (350, 340), (386, 338), (380, 362), (356, 384), (346, 436), (336, 452), (326, 436), (318, 380), (290,
        360)), ((430, 332), (512, 306), (500, 400), (490, 440), (484, 452), (478, 440), (468, 380), (444,
        358)))  # fmt: skip
    for tongue in tongues:
        glaze(painter, blob(tongue, tension=0.8), pale, 0.72)
    streaks = (((200, 286, 1), (236, 258, 9), (276, 244, 1)), ((262, 282, 1), (282, 232, 10), (322, 202, 1)), ((316,
        282, 1), (330, 232, 9), (352, 200, 1)), ((372, 206, 1), (392, 236, 10), (402, 280, 1)), ((404, 238, 1), (446,
        246, 9), (492, 280, 1)), ((340, 290, 1), (356, 260, 8), (364, 232, 1)), ((184, 304, 3), (260, 328, 8), (350,
        336, 9), (440, 328, 8), (516, 304, 3)), ((214, 340, 2), (222, 420, 8), (224, 486, 2)), ((330, 356, 2), (332,
        400, 7), (336, 440, 2)), ((486, 344, 2), (486, 400, 7), (484, 440, 2)))  # fmt: skip
    fill(painter, joined(*(ink(line) for line in streaks)), look.BONE)
    drops = ((250, 190, 8), (306, 150, 10), (400, 156, 9), (452, 190, 8), (350, 140, 6), (336, 486, 8), (178, 236, 7),
        (528, 230, 7))  # fmt: skip
    for x, y, size in drops:
        drop = blob(((x, y - 2 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, pale, look.BONE, (-3, -3), width=2)
    painter.restore()


def _holds_up(painter: QPainter) -> None:
    """The hand, its palm to us: behind the glass, four fingers around one side of it, the thumb over the other."""
    skin = "#E2B58A"
    painter.save()
    painter.translate(352, 780)
    painter.scale(0.95, 0.95)
    painter.translate(-352, -728)
    behind = blob(((176, 512), (190, 474), (250, 470), (470, 520), (520, 600), (510, 700), (470, 786), (436, 850), (424,
        900), (322, 900), (300, 850), (236, 760), (186, 650)), tension=0.8)  # fmt: skip
    _flesh(painter, (behind,), skin)
    glass(painter, 352, 728, 452, 0)
    heel = blob(((236, 736), (290, 724), (352, 736), (420, 724), (470, 716), (474, 776), (438, 850), (424, 900), (322,
        900),
        (300, 850), (256, 790)), tension=0.8)  # fmt: skip
    _flesh(painter, (heel,), skin)
    bent = []
    for x, y, tip_x, tip_y, thick in ((188, 704, 284, 706, 50), (160, 646, 304, 656, 58), (148, 582, 316, 598, 61),
        (152, 518, 286, 538, 56)):  # fmt: skip
        h, mid = thick / 2, (x + tip_x) / 2 + 14
        bent.append(blob(((x + 16, y - h * 0.84), (mid - 26, y - h * 0.98), (mid, y - h * 1.02), (mid + 26, tip_y - h *
            0.86), (tip_x - 12, tip_y - h * 0.7), (tip_x + 2, tip_y - h * 0.1), (tip_x - 6, tip_y + h * 0.56),
                (mid + 20,
            tip_y + h * 0.82), (mid - 6, y + h * 1.08), (x + 36, y + h * 0.92), (x + 2, y + h * 0.9), (x - 14, y + h *
            0.2), (x - 8, y - h * 0.5)), tension=0.8))  # fmt: skip
    glaze(painter, joined(*(finger.translated(20, 16) for finger in bent)).intersected(rect(190, 480, 320, 250)), BLACK,
        0.4)  # fmt: skip
    _flesh(painter, bent, skin)
    thumb = blob(((470, 830), (410, 806), (434, 756), (474, 712), (482, 664), (470, 630), (440, 602), (420, 574), (424,
        550), (446, 540), (480, 554), (514, 584), (536, 610), (548, 650), (548, 706), (520, 776)),
        tension=0.9)  # fmt: skip
    far = blob(((420, 724), (500, 700), (520, 800), (450, 940), (380, 940), (396, 850), (360, 800)), tension=0.7)
    within(painter, heel, far, mixed(BLACK, skin, 0.46))
    within(painter, heel, blob(((230, 720), (330, 730), (300, 752), (250, 760)), tension=0.7), mixed(BLACK, skin, 0.46))
    glaze(painter, thumb.translated(-16, 18).intersected(rect(380, 560, 130, 160)), BLACK, 0.4)
    _flesh(painter, (thumb,), skin)
    within(painter, thumb, blob(((486, 640), (520, 640), (580, 600), (580, 800), (470, 850), (512, 740)), tension=0.7),
        mixed(BLACK, skin, 0.46))  # fmt: skip
    fill(painter, blob(((404, 810), (430, 764), (456, 800), (440, 840), (416, 840)), tension=0.9), skin)
    dark, pale = mixed(BLACK, skin, 0.5), mixed(skin, look.BONE, 0.55)
    creases = [limb(((x, y - 14, 2), (x - 6, y, 4), (x, y + 13, 2))) for x, y in ((232, 524), (252, 590), (246, 650),
        (246, 704))]  # fmt: skip
    creases += [limb(((330, 770, 2), (390, 790, 4), (420, 846, 2))), limb(((340, 862, 2), (380, 868, 4), (414, 862,
        2))), limb(((484, 640, 2), (506, 634, 4), (530, 618, 2))), limb(((280, 780, 2), (310, 800, 3), (330, 840,
        2)))]  # fmt: skip
    fill(painter, joined(*creases), dark)
    nails = [disc(x, y, 11, 12) for x, y in ((270, 535), (300, 594), (289, 653), (270, 703))]
    fill(painter, joined(*nails, blob(((426, 560), (440, 545), (462, 552), (464, 574), (444, 580)))), pale)
    painter.restore()


def _flesh(painter: QPainter, parts: Sequence[QPainterPath], skin: str) -> None:
    """Parts of a large hand, the hindmost first: one dark edge around all of them, seams between them."""
    for part in parts:
        stroke(painter, part, BLACK, 13)
    for part in parts:
        lit(painter, part, skin, skin, (-8, -7), shade=mixed(BLACK, skin, 0.62), edge=mixed(BLACK, skin, 0.36), width=3,
            smooth=True)  # fmt: skip


def two(painter: QPainter, t: Tones) -> None:
    """Under a winged heart of neon two lean over one small table, brow to brow, and touch glasses."""
    sky(painter, "#04040C", "#1E1634", 900)
    city(painter, 820, "#10122A", look.SODIUM, tall=560, seed=14)
    city(painter, 860, "#05060E", None, tall=380, seed=27, edge="#8A3A5A")
    for x, y, r, tone in ((60, 520, 34, look.SODIUM), (640, 560, 40, look.ICE), (600, 430, 24, look.DANGER), (110, 400,
        22, look.ICE), (50, 660, 26, look.DANGER), (654, 690, 22, look.SODIUM)):  # fmt: skip
        glaze(painter, disc(x, y, r), tone, 0.35)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, "#3A5684", pitch=60, width=3)
    _winged_heart(painter)
    painter.save()
    painter.translate(350, 640)
    painter.scale(1.1, 1.1)
    painter.translate(-350, -620)
    _he(painter)
    _she(painter)
    painter.restore()
    lit(painter, disc(350, 1110, 370, 94), "#3A2230", "#FF8A8A", (0, -10), shade="#140A14")
    for x in (262, 436):
        glaze(painter, disc(x, 1052, 80, 16), look.DANGER, 0.3)
    rose = joined(limb(((470, 1062, 7), (560, 1046, 7), (640, 1052, 5))))
    lit(painter, rose, "#2F6A4A", look.HORROR, (0, -3), width=4)
    lit(painter, blob(((430, 1060), (446, 1034), (478, 1038), (484, 1066), (460, 1082))), "#A81C2C", "#FF8A8A",
        (-3, -5), shade="#4A0A14", width=4)  # fmt: skip
    painter.save()
    painter.translate(350, 640)
    painter.scale(1.1, 1.1)
    painter.translate(-350, -620)
    _touch_glasses(painter)
    painter.restore()


def _touch_glasses(painter: QPainter) -> None:
    """Their elbows on the table, their forearms up to the glasses, and the spark between these."""
    blue, dark, fair, skin, brown, rim = "#22305E", "#05070F", "#E8BC92", "#9A623C", "#3C1C10", "#FF9A9A"
    upper = blob(((-20, 740), (24, 672), (70, 642), (104, 690), (130, 800), (142, 920), (132, 1000), (90, 1022), (40,
        1000), (-10, 880)), tension=0.7)  # fmt: skip
    lit(painter, upper, blue, rim, (7, -8), shade=dark, width=5)
    fore = blob(((60, 1024), (56, 996), (84, 966), (122, 906), (150, 866), (194, 898), (174, 944), (140, 1000), (104,
        1028)), tension=0.6)  # fmt: skip
    wrist = blob(((146, 880), (162, 850), (198, 874), (184, 904)), tension=0.5)
    lit(painter, wrist, fair, fair, (5, -5), shade="#8A4A40", width=5)
    lit(painter, fore, blue, rim, (6, -8), shade=dark, width=5)
    lit(painter, polygon(((140, 880), (158, 852), (208, 888), (192, 916))), look.BONE, look.BONE, (5, -5),
        shade="#8C88A0", width=5)  # fmt: skip
    within(painter, fore, joined(ink(((84, 972, 2), (104, 990, 9), (110, 1016, 2))), ink(((106, 944, 2), (124, 958, 8),
        (126, 984, 2)))), dark)  # fmt: skip
    with grip(painter, 264, 810, 12, 0.82, fair, across=140, mirror=True):
        glass(painter, 268, 894, 220, 9)
    near = blob(((714, 760), (694, 700), (650, 652), (616, 690), (592, 760), (580, 840), (578, 920), (586, 990), (612,
        1016), (656, 1000), (700, 880)), tension=0.7)  # fmt: skip
    lit(painter, near, skin, "#FFC0A0", (-6, -8), shade=brown, width=5, smooth=True)
    fore = blob(((640, 1020), (648, 990), (622, 950), (584, 900), (548, 862), (514, 886), (530, 924), (566, 984), (600,
        1024)), tension=0.7)  # fmt: skip
    lit(painter, fore, skin, "#FFC0A0", (-6, -8), shade=brown, width=5, smooth=True)
    lit(painter, limb(((518, 916, 16), (544, 904, 17), (562, 884, 15))), look.BRASS, look.BONE, (-3, -4), width=4)
    with grip(painter, 438, 810, -12, 0.78, skin, across=140):
        glass(painter, 434, 894, 220, -9)
    fill(painter, star(351, 714, 66, 11, 8), look.BONE)
    glow(painter, 351, 714, 90, look.BONE, 0.4)


def _winged_heart(painter: QPainter) -> None:
    """The sign of the bar: a heart with wings, in tubes of red and white light."""
    glow(painter, 350, 170, 330, look.DANGER, 0.66)
    heart = blob(((350, 254), (282, 184), (272, 126), (306, 98), (350, 132), (394, 98), (428, 126), (418, 184)),
        tension=0.85)  # fmt: skip
    for tone, wide in (("#5A0E18", 26), (look.DANGER, 13), ("#FFE0D0", 4)):
        stroke(painter, heart, tone, wide)
    for way in (-1, 1):
        for start, bend, tip in (((88, 132), (196, 150), (296, 22)), ((96, 160), (200, 176), (262, 84)), ((88, 188),
            (168,
            206), (220, 140)), ((88, 132), (150, 20), (296, 22))):  # fmt: skip
            feather = QPainterPath(QPointF(350 + way * start[0], start[1]))
            feather.quadTo(350 + way * bend[0], bend[1], 350 + way * tip[0], tip[1])
            for tone, wide in (("#23385E", 20), (look.ICE, 9), (look.BONE, 2)):
                stroke(painter, feather, tone, wide)


def _he(painter: QPainter) -> None:
    """He, from the left: his eyes on her mouth, and a smile that he doesn't know of."""
    skin, shade, blue, dark, rim = "#E8BC92", "#8A4A40", "#1A2444", "#05070F", "#FF9A9A"
    back = blob(((-40, 1150), (-30, 860), (0, 720), (60, 640), (150, 610), (240, 640), (290, 730), (250, 860), (240,
        1150)), tension=0.7)  # fmt: skip
    lit(painter, back, blue, rim, (10, -12), shade=dark)
    within(painter, back, blob(((-60, 640), (40, 690), (90, 800), (70, 940), (150, 1160), (-60, 1160)), tension=0.7),
        "#05070F")  # fmt: skip
    shirt = blob(((150, 640), (250, 640), (284, 720), (250, 836), (206, 836)), tension=0.5)
    lit(painter, shirt, look.BONE, look.BONE, (7, -5), shade="#8C88A0", width=5)
    lapel = polygon(((150, 632), (186, 640), (238, 860), (200, 880), (140, 780), (168, 756), (130, 730)))
    lit(painter, lapel, blue, rim, (6, -6), shade=dark, width=5)
    with tilted(painter, 180, 600, 20):
        neck(painter, 198, 540, 92, 640, skin)
        turned(painter, 206, 440, 1.14, Face(shade, skin, brow=12, brow_colour="#2A1810", smile=1.3, jaw=0.8, lid=0.5,
            gaze=0.8, nose=Nose.STRAIGHT))  # fmt: skip
        hair(painter, 206, 436, 1.18, Cut.TURNED_SHORT, "#3A2018", rim)
        open_ = polygon(((150, 624), (246, 618), (222, 720)))
        lit(painter, open_, skin, skin, (5, -5), shade=shade, width=5)
        for wing in (((148, 600), (184, 648), (178, 716), (116, 664)), ((248, 596), (214, 650), (236, 714), (288,
            650))):  # fmt: skip
            lit(painter, polygon(wing), look.BONE, look.BONE, (6, -5), shade="#8C88A0", width=5)


def _she(painter: QPainter) -> None:
    """She, from the right: her eyes shut, laughing, her curls full of the sign's light."""
    skin, shade, green, dark, rim = "#9A623C", "#3C1C10", "#14483E", "#020A08", "#FF9A9A"
    curls = ((560, 330, 70), (600, 400, 76), (610, 480, 74), (590, 560, 66), (540, 290, 60), (480, 280, 50), (560, 620,
        44))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), "#20141C", rim, (-7, -9), shade=BLACK)
    chest = blob(((740, 1150), (730, 860), (704, 730), (640, 650), (560, 626), (480, 650), (436, 730), (450, 880), (460,
        1150)), tension=0.7)  # fmt: skip
    lit(painter, chest, skin, "#FFC0A0", (-9, -10), shade=shade, smooth=True)
    gown = blob(((640, 1150), (622, 960), (606, 830), (540, 862), (470, 800), (446, 760), (440, 880), (460, 1150)),
        tension=0.6)  # fmt: skip
    far = blob(((616, 640), (760, 700), (760, 1160), (600, 1160), (640, 860), (612, 740)), tension=0.8)
    within(painter, chest, far, "#24100A")
    lit(painter, gown, green, rim, (-9, -12), shade=dark)
    lit(painter, limb(((590, 640, 12), (600, 720, 14), (596, 840, 16))), green, rim, (-4, -3), width=4)
    with tilted(painter, 520, 600, -17):
        neck(painter, 502, 540, 80, 640, skin)
        turned(painter, 494, 448, 1.08, Face(shade, skin, open=False, brow=8, stern=-0.6, smile=1, nose=Nose.BROAD,
            mouth=Mouth.SMILE, jaw=0.1), mirror=True)  # fmt: skip
        crop = blob(((424, 420), (420, 370), (450, 330), (510, 318), (570, 340), (590, 420), (580, 500), (548, 520),
            (546, 450), (520, 410), (480, 400), (450, 380)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#20141C", rim, (-7, -9), shade=BLACK)
        rimmed(painter, disc(550, 540, 19), look.BRASS, BLACK, 4)
        fill(painter, disc(550, 540, 10), BLACK)
        for x, y in ((446, 640), (466, 662), (492, 674), (520, 676), (546, 668), (566, 650)):
            lit(painter, disc(x, y, 9), look.BONE, look.BONE, (-2, -3), shade="#9C94A8", width=3)
    strands(painter, [((x - r * 0.6, y + 10), (x - 6, y - r * 0.8), (x + r * 0.6, y)) for x, y, r in curls[:5]],
        "#20141C", rim, 5)  # fmt: skip


def three(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof, arms around each other, glasses together over their heads: the one good night."""
    sky(painter, "#03040C", "#1E2A54", 1000)
    for x, y, reach, tone in ((560, 150, 150, look.DANGER), (330, 96, 110, look.ICE), (110, 420, 90, "#F5D65C")):
        _firework(painter, x, y, reach, tone)
    city(painter, 1100, "#16203E", look.SODIUM, tall=660, seed=36)
    city(painter, 1100, "#080C16", look.SODIUM, tall=460, seed=9, edge=t.light)
    bulbs(painter, ((0, 330), (90, 390), (180, 420), (520, 420), (610, 390), (700, 330)))
    glow(painter, 350, 420, 260, look.SODIUM, 0.5)
    with tilted(painter, 350, 1000, 5):
        painter.translate(-28, 4)
        _left_friend(painter, t)
        painter.translate(106, -2)
        _right_friend(painter, t)
        painter.translate(-94, 10)
        _middle_friend(painter, t)
        for x, y, size in ((266, 362, 36), (432, 360, 36)):
            fill(painter, star(x, y, size, 8, 6), look.BONE)
    gloom(painter, 350, 470, 430, 0.55)


def _firework(painter: QPainter, x: float, y: float, reach: float, tone: str) -> None:
    """A rocket that bursts: sparks on their way out, and a haze of its colour."""
    glow(painter, x, y, reach * 1.2, tone, 0.4)
    sparks, ends = [], []
    for turn in range(0, 360, 24):
        far = reach * (0.72 + 0.28 * (turn % 72) / 48)
        out_x, out_y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
        end = (x + out_x * far, y + out_y * far + far * 0.1)
        sparks.append(limb(((x + out_x * far * 0.3, y + out_y * far * 0.3, 2), (*end, 7))))
        ends.append(disc(*end, 5))
    fill(painter, joined(*sparks), tone)
    fill(painter, joined(*ends), look.BONE)


def _middle_friend(painter: QPainter, t: Tones) -> None:
    """He, in front in a yellow shirt, sings out loud, his eyes shut, his glass between theirs."""
    skin, shade, gold, dark, warm = "#7A4A2E", "#44261A", "#D8962E", "#4A2C0C", "#FFE0A0"
    shirt = blob(((170, 1200), (190, 960), (240, 870), (350, 836), (450, 866), (506, 960), (530, 1200)), tension=0.7)
    lit(painter, shirt, gold, warm, (0, -15), shade=dark)
    for points in (((270, 920, 3), (260, 1010, 9), (276, 1140, 4)), ((440, 920, 3), (450, 1010, 9), (430, 1140, 4))):
        fill(painter, limb(points), dark)
    fill(painter, limb(((352, 900, 3), (354, 1030, 6), (350, 1160, 5))), dark)
    arm(painter, ((450, 912), (512, 644), (416, 400)), 88, gold, warm, (-7, -9), cuff=look.BONE, skin=skin, body=shirt)
    within(painter, shirt, blob(((530, 940), (470, 968), (424, 1000), (400, 1060), (384, 1120), (370, 1220), (580,
        1220), (580, 980)), tension=0.7), "#2E1A06")  # fmt: skip
    with grip(painter, 346, 332, -4, 0.66, skin, across=128):
        glass(painter, 340, 384, 178, 0)
    for y in (960, 1040):
        rimmed(painter, disc(368, y, 9), look.BONE, BLACK, 3)
    with tilted(painter, 350, 840, -5):
        neck(painter, 350, 800, 88, 866, skin)
        front(painter, 350, 712, 1.06, Face(shade, skin, nose=Nose.BROAD, open=False, stern=-1, brow=11, jaw=0.5,
            mouth=Mouth.LAUGH, smile=1))  # fmt: skip
        curls = [disc(350 + 84 * math.sin(math.radians(a)), 690 - 104 * math.cos(math.radians(a)), 30) for a in range(
            -80, 90, 20)]  # fmt: skip
        top = blob(((276, 690), (284, 620), (350, 590), (416, 620), (424, 690), (400, 640), (350, 624), (300, 640)),
            tension=0.8)  # fmt: skip
        lit(painter, joined(top, *curls), "#1B1216", warm, (-3, -8), shade=BLACK)
    for way in (-1, 1):
        wing = polygon(((350, 870), (350 + way * 70, 834), (350 + way * 96, 880), (350 + way * 40, 930)))
        lit(painter, wing, look.BONE, look.BONE, (-3, -6), shade="#9C94A8", width=5)
    fingers(painter, 236, 894, -62, 0.62, "#D9A878")  # his friend's, whose arm is behind him


def _left_friend(painter: QPainter, t: Tones) -> None:
    """She, blonde, in red, laughs at the others with her head back."""
    skin, shade, red, dark, warm = "#F0D0AC", "#A8705C", look.OXBLOOD, "#33090F", "#FFD890"
    arm(painter, ((110, 800), (58, 640), (146, 466)), 78, red, warm, (8, -8), cuff=look.BONE, skin=skin)
    with grip(painter, 216, 420, 12, 0.56, skin, across=116, mirror=True):
        glass(painter, 224, 466, 160, 8)
    back = blob(((70, 660), (140, 590), (230, 640), (250, 800), (220, 900), (150, 920), (80, 880)), tension=0.8)
    lit(painter, back, "#E8C87A", warm, (7, -8), shade="#8C6A2E")
    dress = blob(((-20, 1180), (20, 900), (80, 800), (170, 770), (250, 810), (300, 900), (310, 1180)), tension=0.7)
    lit(painter, dress, red, warm, (10, -12), shade=dark)
    within(painter, dress, blob(((-40, 860), (70, 840), (110, 940), (90, 1060), (180, 1200), (-40, 1200)), tension=0.7),
        "#1A0408")  # fmt: skip
    for points in (((120, 880, 3), (100, 980, 10), (110, 1120, 5)), ((210, 880, 3), (230, 980, 10), (220, 1120, 5))):
        fill(painter, limb(points), dark)
    bare = blob(((110, 800), (150, 764), (210, 764), (246, 804), (200, 850), (160, 850)), tension=0.7)
    lit(painter, bare, skin, skin, (5, -5), shade=shade, width=5)
    with tilted(painter, 180, 770, 10):
        neck(painter, 172, 730, 72, 800, skin)
        turned(painter, 182, 650, 0.96, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-0.8, brow=7, smile=1,
            jaw=0.1, mouth=Mouth.SMILE))  # fmt: skip
        hair(painter, 182, 648, 1.0, Cut.TURNED_LONG, "#E8C87A", warm)


def _right_friend(painter: QPainter, t: Tones) -> None:
    """He, bearded, in his good coat, leans in and looks at her."""
    skin, shade, green, warm = "#D9A878", "#8C5A42", "#2F6458", "#FFD890"
    arm(painter, ((580, 800), (602, 640), (496, 466)), 82, green, warm, (-8, -8), cuff=look.BONE, skin=skin)
    with grip(painter, 428, 420, -12, 0.58, skin, across=116):
        glass(painter, 420, 466, 160, -8)
    coat = blob(((390, 1180), (400, 910), (440, 810), (520, 764), (620, 790), (690, 900), (730, 1180)), tension=0.7)
    lit(painter, coat, green, warm, (-10, -12), shade="#0C201C")
    within(painter, coat, blob(((600, 780), (760, 800), (760, 1200), (540, 1200), (610, 1000)), tension=0.7), "#050F0C")
    fill(painter, polygon(((480, 780), (570, 780), (516, 940))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((524 + way * 44, 764), (524 + way * 84, 800), (524 + way * 76, 880), (516, 990)))
        lit(painter, lapel, green, warm, (-5, -5), shade="#0C201C", width=5)
    with tilted(painter, 524, 770, -11):
        neck(painter, 528, 730, 80, 800, skin)
        turned(painter, 520, 652, 0.98, Face(shade, skin, nose=Nose.BROAD, stern=-0.5, brow=10, jaw=0.8, gaze=0.9,
            mouth=Mouth.LAUGH, brow_colour="#4A2E20"), mirror=True)  # fmt: skip
        beard = blob(((456, 690), (470, 706), (500, 694), (530, 700), (560, 690), (582, 650), (582, 720), (548, 766),
            (500, 768), (466, 740)), tension=0.8)  # fmt: skip
        mouth = blob(((468, 712), (494, 716), (522, 710), (512, 736), (490, 742), (474, 732)), tension=0.8)
        lit(painter, beard.subtracted(mouth), "#4A2E20", warm, (-5, -6), shade=BLACK, width=5)
        hair(painter, 520, 650, 1.0, Cut.TURNED_SHORT, "#4A2E20", warm, mirror=True)


def four(painter: QPainter, t: Tones) -> None:
    """His cheek on his fist he looks away: three glasses stand untouched, and a fourth is held out to him too."""
    sky(painter, "#0A0F18", "#141C2A", 930)
    for x in range(0, 700, 70):
        fill(painter, rect(x, -150, 4, 1100), "#070A10")
    for number in range(9):  # the blinds, thrown on the wall
        y = 96 + number * 66
        pale = polygon(((286, y), (690, y + 60), (690, y + 98), (286, y + 38)))
        fill(painter, pale, mixed(BLACK, t.light, 0.42))
        fill(painter, polygon(((286, y), (690, y + 60), (690, y + 70), (286, y + 10))), mixed(BLACK, t.light, 0.6))
    fill(painter, polygon(((470, 60), (484, 60), (484, 800), (470, 800))), "#0C121C")
    _thrown_on_the_wall(painter)
    glow(painter, 506, 336, 210, t.light, 0.6)
    painter.save()
    painter.translate(262, 946)
    painter.scale(1.15, 1.15)
    painter.translate(-270, -946)
    _weary(painter, t)
    painter.restore()
    lit(painter, rect(-20, 936, 760, 260), "#4A2A18", look.SODIUM, (0, -7), shade="#1F120A")
    fill(painter, joined(limb(((30, 990, 2), (300, 984, 4), (690, 992, 2))), limb(((90, 1048, 2), (420, 1040, 4), (690,
        1046, 2)))), "#2B180E")  # fmt: skip
    painter.save()
    painter.translate(262, 946)
    painter.scale(1.15, 1.15)
    painter.translate(-270, -946)
    _leans(painter, t)
    painter.restore()
    for x, foot in ((108, 1066), (254, 1046), (400, 1066)):
        glaze(painter, blob(((x - 50, foot - 8), (x + 50, foot - 20), (x + 190, foot + 2), (x + 120, foot + 16))),
            BLACK,
            0.5)  # fmt: skip
        glass(painter, x, foot, 162)
    arm(painter, ((900, 700), (776, 566), (612, 402)), 136, "#DCE6EE", look.BONE, (-7, -9), cuff=look.BONE,
        skin="#C98F5E")  # fmt: skip
    with grip(painter, 500, 338, -10, 0.92, "#C98F5E", across=162):
        glass(painter, 496, 436, 206, -5)


def _thrown_on_the_wall(painter: QPainter) -> None:
    """The shadow he throws there, over the bars of light."""
    shape = joined(disc(420, 500, 118, 150), blob(((300, 640), (560, 620), (690, 760), (690, 960), (300, 960)),
        tension=0.7))  # fmt: skip
    glaze(painter, shape, "#05070C", 0.72)


def _weary(painter: QPainter, t: Tones) -> None:
    """He: unshaven, heavy lids, the tie pulled loose; the lamp on his left leaves half of him in the dark."""
    skin, shade, blue, dark = "#E2B58A", "#7E4A38", "#31486E", "#080C15"
    body = blob(((-30, 1100), (-20, 900), (30, 770), (110, 706), (200, 674), (330, 676), (430, 716), (500, 800), (540,
        930), (540, 1100)), tension=0.7)  # fmt: skip
    lit(painter, body, blue, t.light, (-12, -12), shade=dark)
    within(painter, body, blob(((330, 660), (560, 690), (600, 1100), (340, 1100), (372, 900)), tension=0.6), dark)
    fill(painter, polygon(((176, 690), (330, 690), (262, 940))), look.BONE)
    fill(painter, polygon(((262, 690), (330, 690), (262, 940))), "#8E94A8")
    tie = joined(polygon(((232, 780), (268, 776), (272, 806), (240, 812))), polygon(((244, 808), (268, 806), (292, 940),
        (240, 940))))  # fmt: skip
    lit(painter, tie, look.OXBLOOD, look.DANGER, (-5, -3), shade="#33090F", width=4)
    for way, points in ((1, ((176, 676), (120, 730), (150, 800), (130, 820), (250, 970))), (-1, ((334, 672), (398, 730),
        (372, 800), (392, 822), (266, 970)))):  # fmt: skip
        lit(painter, polygon(points), blue if way > 0 else dark, t.light, (-7, -8), shade=dark, width=5)
    with tilted(painter, 270, 660, 13):
        neck(painter, 272, 610, 104, 690, skin)
        turned(painter, 252, 502, 1.3, Face(shade, skin, nose=Nose.HOOKED, stern=0.9, brow=13, brow_colour="#2A1810",
            smile=-0.8, jaw=0.9, lid=0.3, gaze=0.9, arch=0.8, sneer=0.4, feeling=Feeling.WEARY),
            mirror=True)  # fmt: skip
        chin = blob(((176, 580), (204, 566), (230, 574), (280, 564), (320, 530), (326, 570), (270, 626), (226, 630),
            (200, 614)), tension=0.8)  # fmt: skip
        hatch(painter, chin, Hatch.DOTS, "#4A2A20", pitch=10, width=2.6)
        hair(painter, 252, 496, 1.34, Cut.TURNED_SHORT, "#33221C", t.light, mirror=True)
    for way in (-1, 1):
        wing = polygon(((254, 716), (254 + way * 62, 664), (254 + way * 88, 716), (254 + way * 30, 772)))
        lit(painter, wing, look.BONE if way < 0 else "#8E94A8", look.BONE, (-4, -6), shade="#6E7488", width=5)


def _leans(painter: QPainter, t: Tones) -> None:
    """His arms: one lies on the bar, the other stands on its elbow, and his cheek lies on that fist."""
    skin, blue = "#E2B58A", "#31486E"
    arm(painter, ((30, 810), (10, 950), (118, 985)), 112, blue, t.light, (-8, -11), cuff=look.BONE, skin=skin)
    glaze(painter, disc(520, 968, 130, 18), BLACK, 0.5)
    arm(painter, ((478, 790), (556, 946), (410, 700)), 112, blue, t.light, (-9, -8), cuff=look.BONE, skin=skin)
    fist(painter, 376, 628, -20, 0.9, skin)


SCENES: Final = (one, two, three, four)
