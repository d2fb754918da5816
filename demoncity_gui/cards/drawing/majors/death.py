"""Death, Major XIII."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
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
    sleeve_ = blob(((600, 700), (664, 770), (700, 880), (690, 960), (640, 964), (580, 926), (516, 890), (510, 812),
        (548, 812), (604, 838), (584, 780)), tension=0.6)  # fmt: skip
    lit(painter, sleeve_, "#24202A", t.light, (-4, -8), shade=BLACK)
    within(painter, sleeve_, folds(((590, 800), (630, 850), (690, 870), 10), ((600, 850), (640, 890), (690, 900), 9)),
        BLACK)  # fmt: skip
    lit(painter, limb(((520, 822, 22), (510, 850, 24), (520, 884, 22))), "#3A3642", t.light, (-4, -4), shade=BLACK,
        width=5)  # fmt: skip
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
    tone = "#6B3A1C"
    with tilted(painter, 180, 850, -16):
        neck(painter, 180, 824, 30, 856, skin)
        turned(painter, 186, 786, 0.58, Face(shade, skin, nose=Nose.SNUB, brow=6, young=True, gaze=0.6, smile=0.5,
            stern=-0.6))  # fmt: skip
        hair(painter, 186, 786, 0.6, Cut.TURNED_SHORT, tone, "#E08A4A")
        braid = [disc(142 - k * 4, 812 + k * 22, 16 - k * 1.4, 15) for k in range(5)]
        for part in reversed(braid):
            lit(painter, part, tone, "#E08A4A", (3, -4), shade="#22100A", width=5)
        lit(painter, joined(disc(126, 800, 13, 9), disc(152, 804, 13, 9)), "#B8202E", look.DANGER, (2, -3), width=4)
    arm(painter, ((208, 886), (276, 948), (314, 900)), 42, gown, look.BONE, to_him, skin=skin, body=body)
    fist(painter, 322, 886, 24, 0.32, skin)
