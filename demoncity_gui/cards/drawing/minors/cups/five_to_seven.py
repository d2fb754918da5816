"""The cups from the five to the seven."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    lamp,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def five(painter: QPainter, t: Tones) -> None:
    """Three glasses lie spilt, and she sees nothing else; two stand full behind her, and a bridge leads home."""
    sky(painter, "#0E1836", "#4A6E9A", 620)
    fill(painter, disc(560, 150, 74), look.BONE)
    glow(painter, 560, 150, 200, look.BONE, 0.35)
    clouds(painter, ((470, 230, 0.8), (640, 70, 0.5), (100, 400, 0.7)), "#24365A", look.BONE)
    city(painter, 610, "#2C4468", None, tall=250, seed=39)
    city(painter, 610, "#101A2E", look.SODIUM, tall=170, seed=17)
    fill(painter, rect(0, 606, 700, 320), "#1E3A62")
    hatch(painter, rect(0, 620, 700, 300), Hatch.WAVES, mixed("#1E3A62", t.light, 0.5), pitch=40, width=5)
    bridge = rect(280, 560, 460, 90).subtracted(joined(*(disc(x, 676, 52, 80) for x in (340, 476, 612))))
    lit(painter, bridge, "#4A4E6A", look.BONE, (-3, -6), shade="#22263C", width=5)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, mixed("#24365A", t.light, 0.45), pitch=56, width=4)
    lit(painter, rect(-20, 900, 740, 300), "#2E3A52", t.light, (0, -9), shade="#182030")
    fill(painter, joined(rect(0, 968, 700, 5), *(rect(x, 910, 5, 58) for x in (120, 330, 560))), "#182030")
    for x in (500, 600):
        glaze(painter, disc(x + 8, 918, 52, 9), BLACK, 0.5)
        glass(painter, x, 922, 112)
    painter.save()
    painter.translate(-36, 0)
    _mourner(painter)
    painter.restore()
    for x, y, turn, spill in ((112, 1006, 84, 1), (312, 1022, 96, 1), (512, 1006, 84, 1)):
        reach = ((30, 6), (80, 0), (118, 12), (146, 30), (112, 54), (60, 50), (10, 62), (-20, 50), (0, 30))
        pool = blob(tuple((x + spill * dx, y + dy) for dx, dy in reach))
        lit(painter, pool, look.OXBLOOD, look.DANGER, (-4, -4), width=4)
        glass(painter, x, y + 58, 120, turn)
        for dx, dy, tilt in ((76, 18, 12), (112, 36, 40)):  # the ice slides out
            lit(painter, placed(rect(-15, -15, 30, 30, 5), x + spill * dx, y + dy, 1, tilt), look.BONE, look.BONE,
                (-3, -3), shade=look.ICE, width=4)  # fmt: skip


def _mourner(painter: QPainter) -> None:
    """In a black cloak with a hood, her head bowed, a cloth at her cheek, tears on the other."""
    cloth, lining, dark, skin, shade = "#23233A", "#4E2E5E", "#08080F", "#E8C4A4", "#A87A60"
    glaze(painter, disc(300, 944, 214, 20), BLACK, 0.5)
    cloak = blob(((110, 932), (124, 850), (138, 760), (154, 650), (196, 560), (290, 520), (380, 550), (432, 640), (448,
        760), (456, 850), (470, 932), (420, 948), (360, 936), (290, 952), (220, 936), (160, 950)),
        tension=0.7)  # fmt: skip
    lit(painter, cloak, cloth, "#A8C8F0", (12, -8), shade=dark)
    for a, b, c in (((190, 760), (176, 860), (162, 944)), ((424, 880), (426, 910), (424, 940)), ((310, 800), (300,
        870), (290, 946)), ((250, 830), (236, 890), (222, 932)), ((350, 840), (360, 890), (360, 932))):  # fmt: skip
        fill(painter, limb(((*a, 3), (*b, 9), (*c, 14))), dark)
    hollow = blob(((206, 360), (240, 292), (300, 270), (360, 296), (390, 370), (392, 460), (370, 550), (290, 590), (226,
        550), (204, 460)), tension=0.9)  # fmt: skip
    hood = blob(((176, 400), (196, 300), (244, 244), (296, 214), (356, 240), (408, 310), (424, 410), (420, 520), (396,
        620), (300, 650), (206, 620), (176, 520)), tension=0.9)  # fmt: skip
    lit(painter, hood, cloth, "#A8C8F0", (11, -9), shade=dark)
    fill(painter, hollow, lining)
    within(painter, hollow, hollow.translated(-16, 14), "#140E1E")
    painter.save()
    painter.translate(298, 434)
    painter.rotate(-14)
    painter.scale(0.98, 0.98)
    turned(painter, 0, 0, 1, Face(shade, skin, open=False, stern=-1.6, brow=9, lips="#9A3A40", smile=-1.4, jaw=0,
        nose=Nose.STRAIGHT), mirror=True)  # fmt: skip
    for way, lock in ((1, ((56, -100), (84, -50), (84, 20), (68, 80), (60, 20), (46, -40), (10, -78))), (-1, ((-66,
        -60), (-40, -104), (30, -108), (40, -84), (-20, -80), (-54, -50)))):  # fmt: skip
        lit(painter, blob(lock, tension=0.8), "#4A2418", "#A8C8F0", (4 * way, -6), shade="#1B0C08", width=5)
    for x, y in ((-48, 44), (12, 50)):
        drop = blob(((x, y - 20), (x + 9, y + 2), (x, y + 12), (x - 9, y + 2)), tension=0.8)
        lit(painter, drop, look.ICE, look.BONE, (-2, -3), width=4)
    painter.restore()
    edge = limb(((204, 370, 8), (240, 290, 11), (302, 268, 12), (362, 294, 12), (392, 370, 12), (394, 460, 12),
        (372, 550, 9)))  # fmt: skip
    fill(painter, edge, "#6E4A80")
    kerchief = blob(((246, 560), (310, 520), (370, 540), (376, 600), (350, 680), (320, 640), (290, 690), (262, 630)),
        tension=0.5)  # fmt: skip
    lit(painter, kerchief, look.BONE, look.BONE, (-5, -5), shade="#A8A0B0", width=5)
    arm(painter, ((398, 690), (424, 822), (350, 656)), 86, "#36365A", "#A8C8F0", (9, -7), cuff=lining, skin=skin)
    fist(painter, 324, 588, -22, 0.52, skin, thumb=False)


def six(painter: QPainter, t: Tones) -> None:
    """On the steps of the old house a boy gives a girl a flower in a glass; five more stand where they always stood."""
    bricks(painter, 0, -150, 700, 1150, "#2A4662", look.BONE)
    lit(painter, lamp(352, 190, 54), "#3A4658", look.SODIUM, (5, -4))
    fill(painter, disc(352, 192, 32, 8), look.BONE)
    glow(painter, 352, 230, 330, look.SODIUM, 0.5)
    door = joined(rect(252, 330, 200, 700), disc(352, 330, 100, 80))
    rimmed(painter, door, "#0D1219", "#0D1219", 26)
    fill(painter, door, mixed(BLACK, look.OXBLOOD, 0.9))
    for x in (276, 368):
        rimmed(painter, joined(rect(x, 400, 60, 180, 4), rect(x, 620, 60, 200, 4)), "#4A0E18", BLACK, 3)
    fill(painter, joined(rect(276, 320, 152, 40, 18)), look.SODIUM)
    fill(painter, rect(348, 300, 8, 62), "#4A0E18")
    rimmed(painter, disc(432, 600, 9), look.BRASS, BLACK, 3)
    rimmed(painter, rect(510, 140, 140, 190, 4), mixed(BLACK, look.SODIUM, 0.8), "#0D1219", 12)
    fill(painter, joined(rect(575, 140, 10, 190), rect(510, 228, 140, 10)), "#0D1219")
    for way in (-1, 1):
        fill(painter, blob(((580 + way * 70, 140), (580 + way * 20, 140), (580 + way * 40, 220),
            (580 + way * 66, 290))), look.BONE)  # fmt: skip
    lit(painter, rect(484, 374, 190, 22, 4), "#3A4658", t.light, (0, -6))
    lit(painter, rect(36, 570, 150, 22, 4), "#3A4658", t.light, (0, -6))
    for x, foot, tall in ((540, 378, 92), (624, 378, 92), (112, 574, 92)):
        _flower(painter, x, foot, tall)
    for number in range(3):
        lit(painter, rect(-20, 956 + number * 50, 740, 60), ("#3A4658", "#2E3848")[number % 2], t.light, (0, -6),
            width=4)  # fmt: skip
    _boy_and_girl(painter, t)
    for x in (90, 614):
        _flower(painter, x, 1086, 124)
    gloom(painter, 360, 700, 400, 0.4)


def _flower(painter: QPainter, x: float, foot: float, height: float) -> None:
    """A glass with a flower in it."""
    top, size = foot - height * 1.46, height / 112
    fill(painter, thick_line(((x, foot - height * 0.6), (x, top)), 8), mixed(BLACK, look.HORROR, 0.7))
    leaf = blob(((0, 0), (22, -26), (44, -22), (24, 2)))
    for mirror in (False, True):
        lit(painter, placed(leaf, x, foot - height * 0.94, size, mirror=mirror), mixed(BLACK, look.HORROR, 0.7),
            look.HORROR, (2, -3), width=3)  # fmt: skip
    petal = blob(((0, 0), (-15, -22), (0, -44), (15, -22)))
    for turn in range(0, 360, 60):
        lit(painter, placed(petal, x, top, size, turn), look.BONE, look.BONE, (3, -3),
            shade=mixed(BLACK, look.BONE, 0.7), width=3)  # fmt: skip
    rimmed(painter, disc(x, top, 12 * size), look.SODIUM, BLACK, 3)
    glass(painter, x, foot, height)


def _boy_and_girl(painter: QPainter, t: Tones) -> None:
    """He has bent down to her, shy; she looks up at him, and takes the glass in both hands."""
    skin, shade, brown, dusk, lamp_ = "#E8BC92", "#A0684C", "#8C5A3A", "#4A2A1A", "#FFD890"
    green, deep, gold, dark = "#2F6A52", "#0E241C", "#D8962E", "#4A2C0C"
    shirt = blob(((-20, 1180), (0, 860), (60, 730), (150, 680), (240, 710), (290, 810), (300, 960), (290, 1180)),
        tension=0.7)  # fmt: skip
    lit(painter, shirt, green, lamp_, (12, -11), shade=deep)
    for x, foot in ((96, 70), (226, 232)):
        within(painter, shirt, limb(((x, 670, 22), (foot, 1180, 24))), "#6B4022")
    for points in (((150, 800, 3), (140, 920, 9), (160, 1080, 4)), ((40, 800, 3), (20, 900, 9), (30, 1040, 4))):
        fill(painter, limb(points), deep)
    with tilted(painter, 190, 690, 20):
        neck(painter, 184, 620, 70, 712, skin)
        turned(painter, 196, 540, 1.04, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=8, brow_colour="#6B2E14",
            smile=1.2, jaw=0.1, young=True, gaze=0.8))  # fmt: skip
        fill(painter, joined(*(disc(x, y, 4) for x, y in ((176, 572), (190, 582), (164, 584), (240, 578)))), shade)
        tufts = blob(((262, 490), (270, 450), (230, 430), (150, 430), (110, 480), (104, 560), (124, 590), (136, 530),
            (150, 500), (180, 476), (200, 500), (220, 478), (244, 496)), tension=0.6)  # fmt: skip
        lit(painter, tufts, "#A8541E", lamp_, (6, -7), shade="#3E1A0A")
        cap = blob(((96, 500), (98, 440), (150, 396), (220, 394), (274, 440), (276, 470), (190, 450)), tension=0.8)
        lit(painter, cap, look.OXBLOOD, look.DANGER, (8, -9), shade="#33090F")
        peak = blob(((190, 450), (262, 440), (340, 474), (300, 484), (226, 476)), tension=0.7)
        lit(painter, peak, mixed(BLACK, look.OXBLOOD, 0.8), look.DANGER, (5, -6), width=5)
    for way in (-1, 1):
        wing = polygon(((170, 716), (170 + way * 56, 668), (170 + way * 84, 716), (170 + way * 34, 762)))
        lit(painter, wing, look.BONE, look.BONE, (5, -6), shade="#9C94A8", width=5)
    dress = blob(((430, 1180), (436, 1000), (456, 890), (520, 836), (600, 850), (660, 920), (690, 1040), (700, 1180)),
        tension=0.7)  # fmt: skip
    for x, y, r in ((640, 690, 54), (668, 640, 40), (620, 640, 44), (682, 720, 36)):
        lit(painter, disc(x, y, r), "#20141C", lamp_, (-6, -8), shade=BLACK)
    lit(painter, dress, gold, lamp_, (-10, -12), shade=dark)
    for points in (((530, 920, 3), (520, 1020, 9), (530, 1120, 4)), ((620, 920, 3), (646, 1010, 9), (650, 1120, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 540, 840, 12):
        neck(painter, 548, 800, 62, 866, brown)
        turned(painter, 534, 722, 0.98, Face(dusk, brown, nose=Nose.BROAD, stern=-1.3, brow=7, mouth=Mouth.SMILE,
            young=True, gaze=0.9), mirror=True)  # fmt: skip
        crop = blob(((470, 690), (462, 640), (500, 606), (560, 604), (612, 650), (622, 730), (600, 770), (588, 720),
            (570, 680), (530, 660), (500, 664)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#20141C", lamp_, (-7, -9), shade=BLACK)
        lit(painter, joined(polygon(((610, 640), (586, 596), (640, 610))), polygon(((612, 642), (652, 632), (640,
            676)))), look.DANGER, look.BONE, (-3, -3), width=4)  # fmt: skip
    arm(painter, ((80, 820), (130, 1040), (290, 930)), 100, green, lamp_, (8, -10), cuff=look.BONE, skin=skin,
        body=shirt)  # fmt: skip
    arm(painter, ((612, 950), (580, 1110), (470, 1000)), 82, gold, lamp_, (-8, -9), skin=brown, body=dress)
    glow(painter, 384, 800, 190, look.SODIUM, 0.5)
    offer(painter, 412, 996, 4, 0.7, brown)
    with grip(painter, 376, 914, 0, 0.72, skin, across=136, mirror=True):
        _flower(painter, 378, 984, 176)


def seven(painter: QPainter, t: Tones) -> None:
    """Seven glasses in the air over a dreamer; in each floats something he wants, and one holds a snake."""
    sky(painter, "#0A0F1A", "#1E2C48", 1000)
    stars(painter, 18, (20, -60), (660, 900), mixed(BLACK, t.light, 0.8))
    smoke = blob(((-20, 700), (20, 520), (130, 450), (250, 400), (280, 230), (330, 90), (480, 30), (640, 60),
        (720, 200), (720, 760), (600, 820), (400, 790), (230, 840), (60, 800)))  # fmt: skip
    lit(painter, smoke, mixed(BLACK, t.light, 0.46), mixed(BLACK, t.light, 0.8), (-10, -12),
        shade=mixed(BLACK, t.light, 0.3))  # fmt: skip
    for x, y, size in ((560, 440, 0.9), (190, 700, 0.8), (420, 240, 0.7), (350, 690, 1.0), (470, 640, 0.7),
        (330, 790, 0.8)):  # fmt: skip
        puff = blob(((-130, 20), (-60, -40), (20, -30), (130, 0), (60, 40), (-60, 44)))
        fill(painter, placed(puff, x, y, size), mixed(BLACK, t.light, 0.56))
    places = ((390, 330), (572, 330), (250, 540), (420, 560), (578, 570), (138, 716), (570, 800))
    for x, y in places:
        fill(painter, disc(x, y - 150, 92), mixed(BLACK, t.light, 0.7))
        glow(painter, x, y - 150, 84, look.BONE, 0.5)
    for number, (x, y) in enumerate(places):
        painter.save()
        painter.translate(x, y - 126)
        painter.scale(1.2, 1.2)
        _wish(painter, number)
        painter.restore()
        clouds(painter, ((x, y + 4, 0.36),), mixed(BLACK, t.light, 0.62), look.BONE)
        glass(painter, x, y, 134)
    _dreamer(painter, t)
    gloom(painter, 420, 560, 450, 0.35)


def _dreamer(painter: QPainter, t: Tones) -> None:
    """He, below them all, from behind: his head laid back, he smiles, and reaches for all at once."""
    skin, shade, coat, dark = "#E2B58A", "#9A6650", "#3E4C70", "#0A0E18"
    arm(painter, ((180, 1050), (62, 1084), (90, 964)), 82, coat, t.light, (8, -9), cuff=look.BONE, skin=skin)
    palm(painter, 92, 894, -10, 0.72, skin, back=True)
    body = blob(((90, 1200), (120, 1080), (180, 1020), (260, 996), (340, 1016), (400, 1070), (430, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, body, coat, t.light, (9, -13), shade=dark)
    fill(painter, limb(((262, 1020, 3), (270, 1100, 7), (266, 1200, 6))), dark)
    with tilted(painter, 262, 980, -24):
        side(painter, 288, 878, 1.06, Face(shade, skin, stern=-1.5, brow=9, brow_colour="#3A2016", jaw=0.3, smile=1.8))
        hair(painter, 288, 876, 1.1, Cut.SIDE_SHORT, "#6B3A1E", t.light)
    collar = blob(((190, 1020), (210, 972), (264, 984), (330, 990), (346, 1026), (270, 1046)), tension=0.6)
    lit(painter, collar, coat, t.light, (7, -9), shade=dark)
    arm(painter, ((372, 1080), (480, 1120), (474, 950)), 90, coat, t.light, (8, -9), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 470, 874, 10, 0.8, skin, back=True, mirror=True)


def _wish(painter: QPainter, number: int) -> None:
    """What floats over the n-th glass: a face, a castle, jewels, a wreath, a snake, somebody veiled, a crown."""
    (_face, _castle, _jewels, _wreath, _snake, _veiled, _crowned)[number](painter)


def _face(painter: QPainter) -> None:
    back = blob(((-30, -92), (6, -102), (34, -80), (10, -60), (-10, -20), (-14, 6), (-46, 8), (-48, -50)), tension=0.8)
    side(painter, 0, -40, 0.52, Face("#6F7488", stern=-0.6, brow=9, lips="#B01828", smile=0.6))
    lit(painter, back, "#B5532A", look.SODIUM, (4, -4), shade="#4A1E10", width=4)


def _castle(painter: QPainter) -> None:
    walls = joined(rect(-46, -54, 92, 60), rect(-58, -80, 30, 86), rect(28, -80, 30, 86), rect(-16, -96, 32, 60),
        *(polygon(((x - 20, y), (x, y - 30), (x + 20, y))) for x, y in ((-43, -78), (43, -78), (0, -94))))  # fmt: skip
    lit(painter, walls, look.BONE, look.BONE, (-5, -5), shade="#8E8680", width=5)
    fill(painter, joined(rect(-10, -26, 20, 32, 10), rect(-48, -58, 9, 16), rect(39, -58, 9, 16),
        rect(-4, -76, 9, 16)), look.SODIUM)  # fmt: skip


def _jewels(painter: QPainter) -> None:
    for x, y in ((-30, -4), (2, -2), (32, -6), (-14, -28), (18, -30)):
        lit(painter, disc(x, y, 17), look.BRASS, look.BONE, (-3, -4), width=4)
    gem = polygon(((-22, -10), (-12, -24), (12, -24), (22, -10), (0, 18)))
    for x, y, colour in ((-4, -60, look.DANGER), (34, -48, look.HORROR)):
        lit(painter, placed(gem, x, y), colour, look.BONE, (-5, -5), width=4)


def _wreath(painter: QPainter) -> None:
    leaf = blob(((0, -20), (9, -4), (0, 16), (-9, -4)))
    for step in range(14):
        angle = math.radians(step * 360 / 14)
        for lean in (-36, 36):
            lit(painter, placed(leaf, 40 * math.cos(angle), -42 + 40 * math.sin(angle), 0.9, step * 360 / 14 + lean),
                mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-2, -2), width=3)  # fmt: skip
    rimmed(painter, polygon(((0, 0), (-22, 22), (-10, 26), (0, 8), (10, 26), (22, 22))), look.DANGER, BLACK, 3)


def _snake(painter: QPainter) -> None:
    coils = ((-30, 2, 20), (24, 4, 22), (36, -14, 22), (-10, -24, 22), (-34, -38, 20), (-12, -60, 18), (16, -66, 17),
        (26, -86, 20))  # fmt: skip
    lit(painter, limb(coils), mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-4, -5),
        shade=mixed(BLACK, look.HORROR, 0.4), width=5)  # fmt: skip
    head = blob(((10, -92), (24, -106), (46, -96), (50, -84), (26, -76)), tension=0.8)
    lit(painter, head, mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-3, -4), width=4)
    fill(painter, disc(32, -94, 4), BLACK)
    fill(painter, limb(((48, -86, 4), (66, -82, 3), (72, -90, 2))), look.DANGER)


def _veiled(painter: QPainter) -> None:
    fill(painter, joined(*(placed(limb(((0, -62, 8), (0, -92, 2))), 0, -42, 1, turn) for turn in range(-120, 121, 30))),
        look.SODIUM)  # fmt: skip
    sheet = blob(((-18, -92), (0, -102), (18, -92), (22, -72), (40, -62), (66, -74), (74, -62), (62, -22), (48, -30),
        (46, 8), (-46, 8), (-48, -30), (-62, -22), (-74, -62), (-66, -74), (-40, -62), (-22, -72)),
        tension=0.6)  # fmt: skip
    lit(painter, sheet, look.BONE, look.BONE, (-5, -5), shade=look.MUTED, width=5)
    folds = (((-30, -56), (-26, 4)), ((0, -54), (0, 4)), ((30, -56), (26, 4)), ((-58, -62), (-52, -34)), ((58, -62),
        (52, -34)))  # fmt: skip
    fill(painter, joined(*(limb(((*a, 2), (*b, 5))) for a, b in folds)), look.MUTED)
    fill(painter, joined(disc(-7, -82, 4, 6), disc(8, -82, 4, 6)), mixed(BLACK, look.MUTED, 0.5))


def _crowned(painter: QPainter) -> None:
    lit(painter, placed(crown(), 0, 0, 0.5), look.BRASS, look.BONE, (-5, -5), shade=mixed(BLACK, look.BRASS, 0.6),
        width=5)  # fmt: skip
    for x in (-28, 0, 28):
        rimmed(painter, disc(x, -14, 8), look.DANGER, BLACK, 2)


SCENES: Final = (five, six, seven)
