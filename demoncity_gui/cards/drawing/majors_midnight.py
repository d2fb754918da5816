"""The scenes of the Majors 13 to 16. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, degrees, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors_parts import bent, folds, wing
from demoncity_gui.cards.drawing.minors.ground import pour
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _death(painter: QPainter, t: Tones) -> None:
    """He bows his hat to a child that gives him a white rose; the king lies dead beside, his crown has rolled away."""
    sky(painter, "#0A0508", "#34101A", 900)
    clouds(painter, ((540, 60, 0.9), (120, 330, 0.7)), "#1E0A10", look.DANGER)
    fill(painter, disc(390, 410, 290), "#8C1622")
    glow(painter, 390, 410, 340, look.DANGER, 0.35)
    for x, way in ((64, 1), (648, -1)):  # bare trees
        tree = joined(limb(((x, 1040, 30), (x + way * 14, 760, 20), (x - way * 4, 500, 6))), limb(((x + way * 10, 780,
            14), (x + way * 70, 640, 4))), limb(((x + way * 8, 700, 12), (x - way * 44, 570, 3))), limb(((x + way * 4,
            620, 9), (x + way * 40, 530, 3))))  # fmt: skip
        fill(painter, tree, "#0D0609")
    fill(painter, rect(20, 950, 660, 90), "#12080C")
    coat = blob(((260, 640), (450, 636), (570, 680), (650, 760), (690, 900), (700, 1060), (60, 1060), (70, 900), (110,
        740), (190, 670)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#1C1920", t.light, (-7, -8), shade=BLACK)
    within(painter, coat, folds(((300, 760), (270, 900), (280, 1060), 16), ((560, 700), (600, 800), (580, 900), 14),
        ((230, 720), (190, 860), (210, 1060), 14)), BLACK)  # fmt: skip
    with tilted(painter, 350, 720, -8):
        painter.translate(0, -46)
        for side_ in (-1, 1):
            collar = polygon(((350 + side_ * 40, 720), (350 + side_ * 116, 560), (350 + side_ * 196, 660),
                (350 + side_ * 124, 820), (350, 960)))  # fmt: skip
            lit(painter, collar, "#2B2830", t.light, (-6, -6), shade=BLACK)
        _skull(painter, t)
    _takes_the_rose(painter, t)
    _dead_king(painter)
    _child_with_rose(painter)


def _skull(painter: QPainter, t: Tones) -> None:
    """The skull under its hat, one half lit; its eyes are on the child."""
    bone, dark = "#EDE6D4", "#4A3238"
    skull = blob(((350, 330), (452, 352), (492, 440), (482, 510), (492, 548), (452, 590), (444, 632), (428, 676), (350,
        700), (272, 676), (256, 632), (248, 590), (208, 548), (218, 510), (208, 440), (248, 352)),
        tension=0.75)  # fmt: skip
    rimmed(painter, skull, bone, BLACK, 9)
    shade = blob(((372, 300), (380, 440), (366, 520), (384, 570), (374, 640), (384, 720), (540, 720), (540, 300)),
        tension=0.6)  # fmt: skip
    within(painter, skull, shade, dark)
    painter.save()
    painter.setClipPath(skull, Qt.ClipOperation.IntersectClip)
    hatch(painter, rect(366, 320, 60, 400), Hatch.HORIZONTAL, mixed(bone, dark, 0.4), pitch=12, width=4)
    painter.restore()
    for way in (-1, 1):
        x = 350 + way * 66
        hollow = blob(((x - 52, 462), (x - 10, 444), (x + 44, 456), (x + 52, 496), (x + 24, 530), (x - 24, 536), (x -
            52, 506)), tension=0.8)  # fmt: skip
        fill(painter, hollow, BLACK)
        cheek = blob([(350 + way * a, b) for a, b in ((86, 556), (118, 552), (96, 584), (84, 626), (74, 600))],
            tension=0.6)  # fmt: skip
        within(painter, skull, cheek, mixed(BLACK, dark, 0.5))
        glow(painter, x - 14, 502, 24, look.DANGER, 0.8)
        fill(painter, disc(x - 14, 502, 7), "#FF8A70")
    nose = blob(((350, 536), (372, 576), (366, 594), (352, 584), (336, 594), (328, 576)), tension=0.6)
    fill(painter, nose, BLACK)
    for x in range(290, 412, 20):  # teeth, above and below
        off = abs(x + 9 - 350) * 0.08
        for top, high in ((614 - off, 26), (644 - off, 22)):
            tooth = rect(x, top, 17, high, 6)
            rimmed(painter, tooth, bone if x < 360 else mixed(bone, dark, 0.6), BLACK, 3)
    for crack in (((300, 372), (312, 402), (298, 424), (310, 446)), ((298, 424), (284, 430))):
        fill(painter, thick_line(crack, 4), "#5A4A44")
    hat = joined(blob(((222, 384), (236, 284), (262, 204), (350, 228), (440, 198), (470, 284), (480, 384)),
        tension=0.8), blob(((40, 424), (150, 384), (350, 374), (560, 382), (668, 412), (560, 434), (350, 444),
        (140, 446)), tension=0.8))  # fmt: skip
    lit(painter, hat, "#1C1920", t.light, (-9, -9), shade=BLACK)
    fill(painter, blob(((230, 346), (350, 356), (474, 344), (478, 378), (350, 388), (224, 380)), tension=0.6),
        "#8C1622")  # fmt: skip


def _takes_the_rose(painter: QPainter, t: Tones) -> None:
    """His sleeve, and the bony hand whose thumb and finger take the stem."""
    arm(painter, ((580, 770), (646, 900), (520, 846)), 120, "#1C1920", t.light, (-7, -8), cuff="#EDE6D4",
        skin="#1C1920")  # fmt: skip
    bone, dark = "#EDE6D4", "#6E5A58"

    def finger(*chain: tuple[float, float]) -> None:
        for one, two in pairwise(chain):
            lit(painter, limb(((*one, 17), (*along(one, two, 0.5), 10), (*two, 15))), bone, bone, (-2, -4), shade=dark,
                width=5)  # fmt: skip

    for chain in (((462, 858), (430, 878), (408, 902)), ((458, 844), (418, 858), (386, 872)), ((456, 828), (406, 830),
        (370, 840))):  # fmt: skip
        finger((512, 842), *chain)
    rimmed(painter, limb(((322, 900, 10), (352, 830, 10), (384, 750, 10))), "#4E7A4A", BLACK, 5)
    lit(painter, blob(((364, 786), (400, 764), (424, 776), (402, 794)), tension=0.8), "#4E7A4A", "#8CCB6A", (-2, -4),
        width=5)  # fmt: skip
    glow(painter, 392, 732, 110, look.BONE, 0.45)
    for radius, turn in ((66, 0), (48, 36), (31, 10)):
        petals = joined(*(disc(392 + radius * 0.5 * cos(radians(turn + k * 72)),
            732 + radius * 0.5 * sin(radians(turn + k * 72)), radius * 0.56) for k in range(5)))  # fmt: skip
        lit(painter, petals, look.BONE, look.BONE, (-5, -5), shade="#A8A096", width=6)
    fill(painter, disc(392, 732, 9), "#3A1A20")
    finger((508, 826), (452, 806), (402, 802), (360, 812))  # forefinger and thumb, before the stem
    finger((508, 838), (450, 846), (396, 838), (352, 828))


def _dead_king(painter: QPainter) -> None:
    """The king on his back, only his head in the picture, and the crown that fell from it."""
    skin, shade = "#9C968C", "#3A343C"
    cloak = blob(((600, 1050), (590, 990), (630, 960), (700, 950), (700, 1050)), tension=0.7)
    lit(painter, cloak, "#5A1420", look.DANGER, (-4, -7), shade="#22060B")
    with tilted(painter, 566, 972, -82):
        side(painter, 566, 972, 0.58, Face(shade, skin, nose=Nose.HOOKED, open=False, brow=14, brow_colour="#D8D2C4"))
        beard = blob(((566, 996), (578, 1012), (604, 1010), (612, 1030), (600, 1066), (566, 1076), (540, 1050), (536,
            1010), (550, 1006)), tension=0.8)  # fmt: skip
        lit(painter, beard, "#C8C2B4", look.BONE, (4, -5), shade="#5A5662", width=5)
        grey = blob(((586, 916), (560, 906), (526, 916), (514, 950), (520, 990), (536, 984), (544, 950), (560, 934)),
            tension=0.8)  # fmt: skip
        lit(painter, grey, "#C8C2B4", look.BONE, (4, -5), shade="#5A5662", width=5)
    lit(painter, placed(crown(), 424, 1004, 0.46, -28), "#C8922A", look.BONE, (-4, -5), shade="#6B4416", width=6)


def _child_with_rose(painter: QPainter) -> None:
    """A small girl in her nightgown looks up at him and isn't afraid; her bear hangs from the other hand."""
    skin, shade, gown, dark, to_him = "#F0CDA8", "#7A4A3A", "#F2ECDD", "#6E6478", (6, -7)
    for part in (disc(78, 962, 26), disc(62, 936, 10), disc(96, 938, 10), disc(80, 1004, 32, 36), disc(52, 990, 12, 20),
        disc(110, 1022, 14, 20)):  # fmt: skip
        lit(painter, part, "#9C6A3A", "#D9A05A", (4, -5), shade="#3A2210", width=5)
    fill(painter, joined(disc(72, 956, 4), disc(90, 956, 4), disc(82, 968, 6, 4)), BLACK)
    arm(painter, ((140, 886), (104, 920), (92, 936)), 38, gown, look.BONE, to_him, skin=skin)
    fist(painter, 88, 936, 180, 0.26, skin)
    body = blob(((130, 868), (160, 852), (196, 850), (224, 868), (232, 920), (250, 980), (270, 1060), (90, 1060), (112,
        980), (122, 920)), tension=0.7)  # fmt: skip
    lit(painter, body, gown, look.BONE, to_him, shade=dark)
    within(painter, body, folds(((150, 900), (134, 980), (130, 1060), 10), ((186, 910), (186, 990), (196, 1060), 10)),
        dark)  # fmt: skip
    with tilted(painter, 180, 850, -20):
        side(painter, 186, 786, 0.56, Face(shade, skin, nose=Nose.SNUB, brow=6, stern=-1, smile=0.8))
        tone = "#6B3A1C"
        mop = blob(((222, 744), (206, 722), (170, 718), (140, 738), (128, 776), (134, 820), (150, 836), (168, 812), (176,
            776), (200, 756)), tension=0.8)  # fmt: skip
        lit(painter, mop, tone, "#E08A4A", (4, -6), shade="#22100A", width=5)
        strands(painter, [((206 - a, 736), (160 - a * 0.4, 744), (146 + a * 0.3, 818)) for a in (0, 14, 28)], tone,
            "#E08A4A", 4)  # fmt: skip
        braid = [disc(140 - k * 3, 842 + k * 24, 15 - k * 1.2, 16) for k in range(4)]
        for part in reversed(braid):
            lit(painter, part, tone, "#E08A4A", (3, -4), shade="#22100A", width=5)
        lit(painter, joined(disc(128, 826, 12, 9), disc(148, 832, 12, 9)), "#B8202E", look.DANGER, (2, -3), width=4)
    arm(painter, ((208, 886), (276, 948), (314, 900)), 42, gown, look.BONE, to_him, skin=skin, body=body)
    fist(painter, 322, 886, 24, 0.32, skin)


def _temperance(painter: QPainter, t: Tones) -> None:
    """A winged barman under a neon halo pours from glass to glass, in one long arc, and spills nothing."""
    sky(painter, "#100A0C", "#3A2212", 1000)
    for y in (250, 520, 790):  # the shelves behind the bar
        for number in range(11):
            x, tall = 40 + number * 62, 110 + (number * 37 + y) % 80
            tone = mixed(BLACK, ("#4A6A9C", "#C98A3E", "#4E7A54", "#A2503C")[(number + y // 270) % 4], 0.5)
            bottle = joined(rect(x, y - tall * 0.62, 36, tall * 0.62, 5), rect(x + 12, y - tall, 12, tall * 0.5, 3))
            lit(painter, bottle.simplified(), tone, mixed(tone, t.light, 0.5), (4, -2), shade=BLACK, width=3)
        lit(painter, rect(0, y, 700, 16), "#3A2010", t.light, (0, -4), width=3)
    glow(painter, 350, 330, 330, t.light, 0.55)
    for mirror, x, turn in ((True, 250, 12), (False, 420, -2)):
        wing(painter, x, 610, 1.24, turn, ("#F6E6BE", "#D2A868", "#7A5424"), look.BONE, mirror=mirror)
    for tone, width in ((BLACK, 30), (t.light, 17), (look.BONE, 6)):
        stroke(painter, disc(330, 222, 106, 24), tone, width)
    _barman(painter, t)
    lit(painter, rect(0, 964, 700, 80), "#4A2A14", t.light, (0, -8))
    glow(painter, 410, 560, 200, "#9AD8F0", 0.25)
    _mixes(painter)


def _barman(painter: QPainter, t: Tones) -> None:
    """He looks at the glass that he raises, one brow up, and knows that it will do."""
    skin, shade = "#E2B58A", "#6E3E26"
    shirt = bust(340, 556, 340, 1040, waist=0.82, hip=0.88)
    lit(painter, shirt, "#E4DED2", look.BONE, (12, -7), shade="#5E5868")
    vest = blob(((238, 1040), (240, 760), (256, 610), (290, 566), (340, 770), (392, 566), (426, 600), (442, 760), (448,
        1040)), tension=0.3)  # fmt: skip
    lit(painter, vest, "#2A2836", t.light, (9, -5), shade=BLACK)
    within(painter, vest, folds(((262, 640), (280, 760), (262, 900), 10), ((428, 640), (410, 740), (430, 860), 10)),
        BLACK)  # fmt: skip
    for y in (800, 860, 920):
        lit(painter, disc(342, y, 9), t.light, look.BONE, (2, -3), width=3)
    with tilted(painter, 340, 540, -4):
        neck(painter, 338, 500, 72, 572, skin)
        painter.translate(0, 26)
        turned(painter, 336, 376, 0.96, Face(shade, skin, stern=-0.2, brow=12, smile=1.1, jaw=0.7, lid=0.3, arch=0.8,
            gaze=0.95, nose=Nose.HOOKED))  # fmt: skip
        hair(painter, 336, 374, 0.98, Cut.TURNED_SHORT, "#3A1E12", t.light)
        moustache = blob(((326, 434), (342, 420), (364, 424), (386, 420), (402, 432), (410, 424), (404, 442), (384, 444),
            (364, 436), (344, 446), (322, 442), (312, 428)), tension=0.7)  # fmt: skip
        lit(painter, moustache, "#2B1610", t.light, (2, -2), width=3)
    bow = polygon(((332, 576), (280, 546), (276, 612), (332, 584), (392, 612), (390, 546)))
    lit(painter, bow, "#A8202A", look.DANGER, (3, -5), shade="#33090F", width=5)
    lit(painter, rect(324, 564, 24, 30, 6), "#A8202A", look.DANGER, (3, -5), width=5)
    _pouring_arm(painter, ((206, 660), (104, 800), (196, 872)), skin, shirt)
    _pouring_arm(painter, ((474, 660), (624, 540), (580, 384)), skin, shirt)


def _mixes(painter: QPainter) -> None:
    """Glass, arc, glass: the arc crosses his breast from the raised hand to the other."""
    skin, drink = "#E2B58A", "#9AD8F0"
    with grip(painter, 572, 318, 72, 0.72, skin, across=112):
        _tumbler(painter, 566, 310, -104, ((-62, -78), (-34, -86), (4, 78), (-48, 80)))
    with grip(painter, 244, 888, 0, 0.72, skin, across=108, mirror=True):
        _tumbler(painter, 254, 880, 0, ((-57, -30), (57, -30), (46, 76), (-46, 76)), level=57)
        course = bent(((500, 384, 8), (486, 412, 20), (476, 500, 28), (434, 606, 30), (352, 700, 30), (282, 770, 28),
            (262, 846, 22)))  # fmt: skip
        arc = limb(course)
        rimmed(painter, arc, mixed(BLACK, drink, 0.6), BLACK, 6)
        within(painter, arc, limb([(x + 5, y - 3, w * 0.78) for x, y, w in course]), drink)
        within(painter, arc, limb([(x + 9, y - 5, w * 0.26) for x, y, w in course]), look.BONE)
        foam = joined(*(disc(262 + a, 850 + b, c) for a, b, c in ((-22, 2, 9), (-8, -3, 12), (8, -2, 12), (22, 3, 9),
            (-28, -14, 4), (28, -16, 4))))  # fmt: skip
        lit(painter, foam, look.BONE, look.BONE, (2, -3), shade=drink, width=3)
    for x, y, size in ((440, 486, 6), (372, 610, 7), (320, 760, 6), (420, 660, 6)):
        lit(painter, disc(x, y, size), drink, look.BONE, (2, -2), width=4)


def _pouring_arm(painter: QPainter, joints: Sequence[Point], skin: str, shirt: QPainterPath) -> None:
    """A bare arm with its elbow free, out of a sleeve that is rolled up over it."""
    shoulder, elbow, _ = joints
    arm(painter, joints, 84, skin, look.BONE, (-8, -6), skin=skin, body=shirt)
    end = along(shoulder, elbow, 0.5)
    sleeve(painter, (shoulder, along(shoulder, elbow, 0.3), end), (96, 92, 88), look.BONE, look.BONE, (-9, -6),
        body=shirt)  # fmt: skip
    roll = blob([along(shoulder, elbow, share, aside) for share, aside in ((0.38, -52), (0.56, -50), (0.6, 0),
        (0.56, 50), (0.38, 52), (0.42, 0))], tension=0.4)  # fmt: skip
    lit(painter, roll, look.BONE, look.BONE, (-5, -5), shade="#8C8794", width=5)


def _tumbler(painter: QPainter, x: float, y: float, turn: float, drink: tuple[Point, ...], *, level: float = 0) -> None:
    """A round glass around (x, y), turned, with so much of the drink in it; half as wide as `level` is its surface."""
    glass, pale = mixed(BLACK, look.BONE, 0.7), mixed("#9AD8F0", look.BONE, 0.6)
    cup = joined(polygon(((-62, -80), (62, -80), (50, 80), (-50, 80))), disc(0, -80, 62, 20), disc(0, 80, 50, 14))
    lit(painter, placed(cup.simplified(), x, y, 1, turn), glass, look.BONE, (-8, -4), shade=look.MUTED, width=7)
    poured = blob(drink, tension=0.2) if not level else joined(polygon(drink), disc(0, 76, 46, 11))
    fill(painter, placed(poured, x, y, 1, turn), "#9AD8F0")
    if level:
        rimmed(painter, placed(disc(0, drink[0][1], level, 16), x, y, 1, turn), pale, "#5AA0C0", 3)
    for tone, width in ((BLACK, 12), (look.BONE, 6)):
        stroke(painter, placed(disc(0, -80, 59, 18), x, y, 1, turn), tone, width)
    fill(painter, placed(limb(((-44, -48, 5), (-38, 40, 5))), x, y, 1, turn), look.BONE)


def _devil(painter: QPainter, t: Tones) -> None:
    """On a lit wall the shadow of something horned; two stand chained before it."""
    bricks(painter, 30, -150, 640, 1180, t.light, look.SODIUM)
    glow(painter, 380, 560, 420, look.SODIUM, 0.5)
    head = ((380, 330), (452, 360), (480, 450), (456, 560), (420, 640), (380, 690), (340, 640), (304, 560),
        (280, 450), (308, 360))  # fmt: skip
    horn = ((20, 380), (76, 350), (160, 330), (220, 260), (226, 140), (270, 240), (266, 350), (200, 430), (80, 460))
    shoulders = ((340, 600), (420, 600), (470, 660), (620, 690), (700, 800), (700, 1030), (0, 1030), (0, 800),
        (140, 690), (290, 660))  # fmt: skip
    shadow = joined(blob(head, tension=0.8), polygon(shoulders))
    for side in (-1, 1):
        shadow = joined(shadow, blob([(380 + side * x, y) for x, y in horn], tension=0.8),
            polygon(((380 + side * 90, 480), (380 + side * 160, 500), (380 + side * 84, 540))))  # fmt: skip
    fill(painter, shadow, BLACK)
    _glints(painter, shadow)
    for side in (-1, 1):
        slit = polygon(((380 + side * 18, 506), (380 + side * 80, 470), (380 + side * 70, 502), (380 + side * 34, 518)))
        fill(painter, slit, t.light)
    fill(painter, polygon(((332, 580), (380, 600), (428, 580), (404, 616), (380, 622), (356, 616))), t.light)
    fill(painter, joined(*(polygon(((x, 584 + k), (x + 14, 592 + k), (x + 8, 606 + k))) for x, k in ((342, 2), (362, 8),
        (386, 8), (404, 2)))), BLACK)  # fmt: skip
    for way in (-1, 1):  # claws, of the same shadow
        claw = joined(*(limb(((380 + way * 250, 720, 50), (380 + way * (200 + k * 20), 800, 26), (380 + way * (190 + k
            * 26), 880 - k * 8, 4))) for k in range(4)))  # fmt: skip
        fill(painter, claw, BLACK)
    fill(painter, rect(30, 970, 640, 60), mixed(BLACK, t.light, 0.35))
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
            horn = blob(((way * 34 - 12, 700), (way * 40, 640), (way * 62, 626), (way * 56, 660), (way * 34 + 14, 706)),
                tension=0.7)  # fmt: skip
            lit(painter, placed(horn, 8, 0), "#2B1A1A", t.light, (3, -4), width=4)
        turned(painter, 6, 770, 0.84, Face(shade, skin, stern=-0.8, brow=8 if woman else 12, lid=0.6, gaze=0.6,
            jaw=0.1 if woman else 0.7, lips="#B0202A" if woman else None, smile=-0.4))  # fmt: skip
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
    lightning = polygon(((470, -150), (412, 60), (470, 52), (382, 214), (440, 206), strike, (346, 250), (296, 262),
        (352, 96), (306, 104), (350, -150)))  # fmt: skip
    glow(painter, 400, 120, 220, look.BONE, 0.35)
    rimmed(painter, lightning, look.BONE, BLACK, 9)
    fill(painter, polygon(((350, -150), (306, 104), (352, 96), (296, 262), (346, 250), strike, (362, 226), (326, 234),
        (384, 72), (340, 80), (392, -150))), "#FFD98A")  # fmt: skip
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
    for x, y, size, tilt in ((250, 470, 36, 20), (470, 520, 34, 50), (120, 330, 34, 10), (620, 470, 40, 33),
        (220, 350, 26, 60), (60, 560, 26, 15), (430, 620, 24, 40)):  # fmt: skip
        stone = placed(rect(-size / 2, -size / 2, size, size * 0.8), x, y, 1, tilt)
        lit(painter, stone, "#2E2426", look.SODIUM, (5 if x < 350 else -5, -4), shade="#0C080A", width=4)
    painter.save()
    painter.translate(-8, -36)
    _man_falls(painter)
    painter.restore()
    painter.save()
    painter.translate(552, 698)
    painter.rotate(190)
    painter.scale(0.9, 0.9)
    _woman_falls(painter)
    painter.restore()


def _burning_house(painter: QPainter, t: Tones) -> None:
    """Two of its walls, narrower the higher; its head is broken off, and fire stands in it."""
    front_, side_ = ((236, 400), (404, 420), (520, 1050), (150, 1050)), ((404, 420), (452, 398), (640, 1050), (520, 1050))
    lit(painter, polygon(side_), "#171014", look.SODIUM, (-2, -4), shade=BLACK, width=7)
    lit(painter, polygon(front_), "#2E2426", look.SODIUM, (-2, -8), shade="#0C080A", width=7)
    for row in range(8):
        share = row / 8
        y, high = 470 + 560 * share ** 1.25, 26 + 26 * share
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
    """He falls on his back, arms and legs in the air after him, his tie too; he screams at the sky."""
    skin, shade, cloth, dark, light = "#E2B58A", "#6A3C24", "#41588C", "#0C1226", look.SODIUM
    up = (4, -8)
    arm(painter, ((214, 806), (300, 752), (330, 650)), 56, mixed(BLACK, cloth, 0.7), light, up, cuff=look.BONE,
        skin=skin)  # fmt: skip
    palm(painter, 338, 616, 10, 0.5, skin)
    leg(painter, ((116, 770), (150, 640), (226, 570)), 78, mixed(BLACK, cloth, 0.6), light, up, calf=1, shade=dark)
    shoe(painter, (234, 556), 0.72, "#1E1416", light, turn=-76)
    flap = blob(((96, 800), (40, 740), (60, 690), (24, 660), (90, 650), (120, 710), (160, 760)), tension=0.7)
    lit(painter, flap, cloth, light, up, shade=dark)
    leg(painter, ((100, 792), (92, 660), (70, 540)), 84, cloth, light, up, calf=1, shade=dark)
    shoe(painter, (66, 526), 0.74, "#1E1416", light, turn=-92)
    body = blob(((70, 780), (100, 744), (150, 752), (196, 762), (240, 778), (262, 812), (250, 850), (214, 866), (150,
        850), (92, 846), (66, 820)), tension=0.8)  # fmt: skip
    lit(painter, body, cloth, light, up, shade=dark)
    shirt = blob(((160, 752), (236, 772), (262, 800), (236, 806), (190, 786)), tension=0.6)
    lit(painter, shirt, look.BONE, look.BONE, up, shade="#8C8794", width=4)
    tie = blob(((240, 786), (222, 740), (240, 700), (216, 660), (238, 640), (262, 704), (248, 744), (254, 784)),
        tension=0.8)  # fmt: skip
    lit(painter, tie, look.DANGER, look.BONE, (3, -4), shade=look.OXBLOOD, width=5)
    with tilted(painter, 276, 856, 128):
        side(painter, 276, 852, 0.66, Face(shade, skin, nose=Nose.BROAD, stern=-1.4, brow=11, mouth=Mouth.CRY), mirror=True)
        hair(painter, 276, 852, 0.68, Cut.SIDE_SHORT, "#2E1C14", light, mirror=True)
    arm(painter, ((196, 826), (206, 724), (150, 640)), 60, cloth, light, up, cuff=look.BONE, skin=skin, body=body)
    palm(painter, 134, 608, -26, 0.52, skin, mirror=True)


def _woman_falls(painter: QPainter) -> None:
    """She comes head first at us, drawn upright around the waist: hands and face near, the rest far behind."""
    skin, shade, cloth, dark = "#F2CDA6", "#8A5238", "#E8E2DA", "#5E5266"
    away = (5, 7)
    for joints, calf, turn in ((((-22, 120), (-62, 176), (-30, 250)), -1, 60), (((22, 120), (44, 190), (72, 262)), -1,
        40)):  # fmt: skip
        leg(painter, joints, 54, skin, look.SODIUM, away, calf=calf, bare=True, shade=shade)
        shoe(painter, (joints[2][0], joints[2][1] + 6), 0.46, "#A8202A", look.SODIUM, turn=turn)
    skirt = blob(((-36, 4), (36, 4), (74, 60), (124, 112), (96, 124), (84, 154), (44, 132), (10, 160), (-26, 130),
        (-66, 150), (-82, 118), (-120, 110), (-72, 56)), tension=0.6)  # fmt: skip
    lit(painter, skirt, cloth, look.SODIUM, away, shade=dark)
    within(painter, skirt, folds(((-16, 10), (-40, 70), (-72, 116), 10), ((0, 14), (0, 80), (10, 146), 11), ((16, 10),
        (50, 70), (92, 110), 10)), dark)  # fmt: skip
    hair_ = blob(((-70, -180), (-96, -120), (-70, -90), (-110, -30), (-64, -60), (-74, 20), (-30, -50), (-16, 10), (10,
        -50), (44, 24), (50, -50), (100, -10), (80, -80), (116, -100), (84, -180), (50, -260), (-40, -262)),
        tension=0.6)  # fmt: skip
    lit(painter, hair_, "#8A3214", look.SODIUM, (5, 7), shade="#2B0C06", width=6)
    strands(painter, [((a * 0.8, -210), (a * 1.3, -130), (a * 1.2, -30)) for a in (-60, -40, 34, 52, 66)], "#8A3214",
        look.SODIUM, 5)  # fmt: skip
    trunk = blob(((-40, 16), (-44, -40), (-66, -92), (-30, -120), (30, -120), (66, -92), (44, -40), (40, 16)),
        tension=0.7)  # fmt: skip
    lit(painter, trunk, cloth, look.SODIUM, away, shade=dark)
    lit(painter, limb(((-40, 6, 16), (0, 12, 17), (40, 6, 16))), "#A8202A", look.DANGER, (0, 4), width=4)
    neck(painter, 4, -128, 44, -104, skin)
    front(painter, 4, -190, 0.86, Face(shade, skin, nose=Nose.SNUB, stern=-1.8, brow=9, brow_colour="#5A200C",
        mouth=Mouth.CRY, jaw=0.1, lips="#B0202A"), mirror=True)  # fmt: skip
    fringe = blob(((-64, -190), (-70, -250), (-34, -284), (4, -290), (44, -284), (76, -248), (70, -190), (50, -240),
        (14, -262), (-30, -246)), tension=0.6)  # fmt: skip
    lit(painter, fringe, "#8A3214", look.SODIUM, (5, 6), shade="#2B0C06", width=5)
    for way, elbow, wrist in ((-1, (-112, -146), (-96, -240)), (1, (130, -120), (142, -226))):
        arm(painter, ((way * 54, -84), elbow, wrist), 54, skin, look.SODIUM, away, skin=skin, body=trunk)
        points = degrees(atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]))
        palm(painter, *along(elbow, wrist, 1.4), points, 0.7, skin, mirror=way < 0)


SCENES = (_death, _temperance, _devil, _tower)
"""Scenes 13 to 16, each painting 30 … 670 across and 30 … 1020 down."""
