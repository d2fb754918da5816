"""The scenes of the Majors 0 to 2. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, grip, offer
from demoncity_gui.cards.drawing.heads import Face, Feeling, front, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    moved,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def _fool(painter: QPainter, t: Tones) -> None:
    """A young man with all he owns on a stick steps off a roof, eyes on his balloon; his dog holds him by the coat."""
    sky(painter, "#0B0C22", "#9E5424", 960)
    stars(painter, 8, (200, 40), (320, 200), look.BONE)
    glow(painter, 470, 560, 330, t.light, 0.4)
    fill(painter, disc(470, 560, 226), mixed(t.light, look.BONE, 0.35))
    clouds(painter, ((640, 420, 0.7), (110, 560, 0.6), (640, 730, 0.5)), "#5A3446", look.BONE)
    city(painter, 960, "#8A4436", t.light, tall=230, seed=7)
    city(painter, 980, "#3A1A24", t.light, tall=120, seed=13, edge=t.light)
    _drop(painter, t)
    stroke(painter, thick_line(((574, 250), (598, 190)), 1), BLACK, 4)
    _wanderer(painter)
    _clings(painter)
    lit(painter, disc(600, 110, 66, 78), "#C8283A", look.BONE, (7, 9), shade="#5A0C18")
    fill(painter, polygon(((588, 184), (612, 184), (600, 202))), "#C8283A")
    gloom(painter, 440, 470, 400, 0.6)


def _drop(painter: QPainter, t: Tones) -> None:
    """The roof he leaves, and far beneath it the street, its cars no bigger than ants."""
    fill(painter, polygon(((300, 880), (700, 850), (700, 1060), (300, 1060))), "#140C16")
    street = polygon(((452, 930), (486, 930), (560, 1060), (372, 1060)))
    fill(painter, street, "#5A3A2E")
    for cx, cy, size in ((464, 944, 3), (476, 952, 3), (459, 962, 4), (483, 972, 4), (454, 982, 5), (444, 1006, 6),
        (490, 996, 5), (502, 1016, 6)):  # fmt: skip
        fill(painter, disc(cx, cy, size), look.SODIUM if cx < 465 else look.DANGER)
    for left, right, foot_left, foot_right in ((548, 740, 504, 590), (300, 378, 404, 434)):
        front_ = polygon(((left, 868), (right, 868), (foot_right, 1040), (foot_left, 1040)))
        lit(painter, front_, "#2A1620", t.light, (-4, -4) if left > 400 else (4, -4), shade="#120A10", width=4)
        for row in range(4):
            for column in range(3):
                u, v = 0.14 + column * 0.3, row / 4.4 + 0.08
                x = (left + (right - left) * u) * (1 - v) + (foot_left + (foot_right - foot_left) * u) * v
                if (row + column) % 3:
                    fill(painter, rect(x, 868 + 172 * v, 20 * (1 - v) + 5, 24 * (1 - v) + 6), t.light)
    painter.save()
    painter.setClipRect(QRectF(20, 880, 310, 200), Qt.ClipOperation.IntersectClip)
    bricks(painter, -38, 890, 368, 160, "#5E3420", look.BONE)
    painter.restore()
    glaze(painter, rect(230, 890, 100, 160), BLACK, 0.45)
    glaze(painter, rect(30, 890, 300, 34), BLACK, 0.4)
    lit(painter, rect(20, 856, 346, 38), look.BONE, look.BONE, (4, -8), shade="#8A7A62")


def _clings(painter: QPainter) -> None:
    """His little dog on its hind legs, its teeth in the tail of his coat."""
    white, dark = look.BONE, "#6E6256"
    tail_of_coat = blob(((330, 640), (352, 700), (316, 700), (276, 676), (262, 656), (284, 646)), tension=0.7)
    lit(painter, tail_of_coat, "#2F7456", look.BONE, (4, -5), shade="#0E2A1E")
    lit(painter, limb(((84, 786, 17), (56, 756, 13), (48, 712, 6))), white, white, (4, -4), shade=dark, width=5)
    far = joined(limb(((112, 800, 46), (126, 826, 30), (98, 842, 18), (112, 852, 16))), limb(((112, 850, 16), (134, 851,
        14))))  # fmt: skip
    lit(painter, far, dark, dark, (3, -3), width=5)
    lit(painter, limb(((196, 728, 34), (232, 742, 24), (262, 724, 18), (276, 722, 17))), dark, dark, (3, -3), width=5)
    trunk = blob(((74, 800), (86, 768), (122, 732), (164, 690), (196, 674), (216, 694), (218, 738), (196, 768), (160,
        792), (126, 822), (92, 830)), tension=0.9)  # fmt: skip
    lit(painter, trunk, white, white, (6, -6), shade=dark, width=6)
    within(painter, trunk, blob(((60, 800), (110, 720), (150, 716), (140, 760), (176, 770), (150, 840), (70, 850)),
        tension=0.7), dark)  # fmt: skip
    near = joined(blob(((72, 800), (96, 768), (134, 776), (150, 812), (126, 836), (92, 834)), tension=0.9), limb(((138,
        822, 28), (106, 842, 19), (122, 852, 17))), limb(((122, 851, 18), (152, 852, 15))))  # fmt: skip
    lit(painter, near, white, white, (5, -5), shade=dark, width=5)
    within(
        painter, near, blob(((60, 780), (96, 776), (104, 812), (132, 836), (110, 856), (60, 860)), tension=0.7), dark
    )
    lit(painter, limb(((182, 740, 38), (216, 768, 26), (250, 752, 19), (264, 752, 18))), white, white, (4, -4),
        shade=dark, width=5)  # fmt: skip
    head = blob(((164, 690), (164, 656), (186, 628), (220, 622), (246, 636), (278, 642), (292, 656), (284, 672), (252,
        680), (228, 696), (196, 706)), tension=0.85)  # fmt: skip
    lit(painter, head, white, white, (5, -6), shade=dark, width=6)
    fill(painter, disc(288, 650, 9, 8), BLACK)
    fill(painter, limb(((282, 668, 3), (262, 668, 4), (244, 660, 3))), BLACK)
    fill(painter, disc(234, 646, 7, 8), BLACK)
    fill(painter, disc(237, 643, 2.6), look.BONE)
    fill(painter, limb(((222, 634, 3), (236, 630, 5), (248, 638, 3))), dark)
    lit(painter, blob(((186, 634), (166, 632), (142, 664), (146, 702), (168, 704), (190, 672)), tension=0.9), "#8C5A34",
        white, (4, -5), shade="#4A2C18", width=5)  # fmt: skip
    lit(painter, limb(((164, 706, 13), (194, 722, 15), (220, 716, 13))), look.OXBLOOD, look.DANGER, (2, -3), width=4)


def _wanderer(painter: QPainter) -> None:
    """He: a feather in his hat, a patched coat, a bundle over his shoulder, one boot already in the air."""
    green, dark, skin, red = "#3E8A62", "#0E2A1E", "#F0C89C", "#B8362E"
    leg(painter, ((356, 606), (350, 728), (328, 846)), 84, red, look.BONE, (7, -4), shade="#3E0E12")
    leg(painter, ((412, 610), (534, 668), (546, 806)), 84, red, look.BONE, (7, -5), calf=-1, shade="#3E0E12")
    boot = blob(((-34, -70), (34, -70), (36, -22), (78, -2), (80, 16), (-38, 16)), tension=0.5)
    for x, y, turn in ((328, 844, 0), (546, 808, -16)):
        lit(painter, placed(boot, x, y, 0.86, turn), "#5A3418", look.SODIUM, (5, -5), shade="#221006")
    painter.save()
    painter.translate(0, -40)
    bundle = blob(((150, 380), (190, 350), (232, 372), (246, 430), (214, 478), (160, 474), (130, 430)), tension=0.9)
    lit(painter, bundle, look.SODIUM, look.BONE, (7, -7), shade="#8C5420")
    within(painter, bundle, blob(((110, 330), (166, 360), (176, 440), (206, 490), (110, 490)), tension=0.7), "#6A3E18")
    fill(painter, joined(*(disc(x, y, 9) for x, y in ((170, 420), (206, 404), (196, 450), (160, 456), (222, 440)))),
        look.OXBLOOD)  # fmt: skip
    lit(painter, blob(((186, 362), (170, 326), (196, 346), (214, 318), (208, 364)), tension=0.6), look.SODIUM,
        look.BONE, (3, -4), width=4)  # fmt: skip
    arm(painter, ((440, 476), (546, 452), (562, 330)), 70, mixed(BLACK, green, 0.8), look.BONE, (6, -6),
        cuff=look.BONE, skin=skin)  # fmt: skip
    fist(painter, 568, 296, 10, 0.54, skin, towards=(0.8, -0.6))
    coat = blob(((310, 716), (336, 600), (322, 490), (352, 438), (400, 420), (444, 436), (468, 490), (460, 600), (506,
        704), (456, 718), (408, 726), (356, 724)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#2F7456", look.BONE, (11, -7), shade=dark)
    within(painter, coat, blob(((300, 400), (372, 420), (392, 520), (380, 600), (430, 740), (290, 740)), tension=0.7),
        dark)  # fmt: skip
    lit(painter, placed(rect(-20, -20, 40, 40, 4), 372, 692, 1, 6), "#C8503A", look.BONE, (3, -3), width=4)
    within(painter, coat, limb(((300, 646, 22), (396, 660, 24), (500, 642, 22))), "#5A3418")
    scarf = blob(((352, 436), (398, 418), (448, 430), (454, 462), (400, 480), (340, 470), (280, 500), (236, 480), (270,
        452), (320, 450)), tension=0.8)  # fmt: skip
    painter.save()
    painter.translate(404, 352)
    painter.rotate(-16)
    painter.scale(0.84, 0.84)
    turned(painter, 0, 0, 0.88, Face("#B07848", skin, nose=Nose.SNUB, stern=-1, brow=9, brow_colour="#5A2A14", jaw=0.3,
        smile=1.4, gaze=0.9))  # fmt: skip
    hair(painter, 0, 0, 0.92, Cut.TURNED_SHORT, "#8C4A22", look.SODIUM)
    feather = blob(((-40, -110), (-110, -150), (-176, -140), (-130, -110), (-60, -86)), tension=0.9)
    lit(painter, feather, look.BONE, look.BONE, (4, -5), shade="#B0A898", width=5)
    hat = joined(
        blob(((-72, -56), (-64, -122), (-10, -152), (48, -128), (60, -66), (0, -76)), tension=0.8),
        blob(((-106, -40), (-60, -72), (0, -84), (60, -78), (104, -62), (60, -50), (0, -56), (-60, -44)), tension=0.8),
    )
    lit(painter, hat, red, look.BONE, (7, -8), shade="#3E0E12")
    painter.restore()
    lit(painter, scarf, look.SODIUM, look.BONE, (6, -6), shade="#8C5420", width=5)
    arm(painter, ((350, 500), (300, 640), (422, 606)), 62, "#2F7456", look.BONE, (7, -6), cuff=look.BONE, skin=skin)
    with grip(painter, 452, 578, -51, 0.56, skin, across=24, mirror=True, towards=(0.8, -0.6)):
        lit(painter, thick_line(((176, 356), (506, 622)), 18), "#8C5A2E", look.BONE, (3, -4), width=5)
    painter.restore()


def _magician(painter: QPainter, t: Tones) -> None:
    """A card-sharp at his table, his cards flying in an arc from an open hand to the wand he raises."""
    _curtain(painter, t)
    glaze(painter, disc(372, 420, 230, 260), look.SODIUM, 0.3)
    _true_shape(painter)
    glaze(painter, polygon(((470, -170), (690, -170), (690, 1050), (560, 1050))), "#120508", 0.45)
    night = rect(20, -170, 660, 1240)
    night.addPath(disc(372, 400, 316, 350))
    night.setFillRule(Qt.FillRule.OddEvenFill)
    glaze(painter, night, "#120508", 0.8)
    body = blob(((310, 640), (340, 610), (460, 610), (490, 640), (560, 700), (600, 900), (200, 900), (240, 700)),
        tension=0.6)  # fmt: skip
    blue, deep = "#262E66", "#0C0F24"
    lit(painter, body, blue, look.BONE, (-9, -7), shade=deep)
    fill(painter, polygon(((356, 612), (444, 612), (400, 760))), look.BONE)
    within(painter, body, polygon(((430, 600), (640, 600), (640, 900), (470, 900), (400, 780))), BLACK)
    for side in (-1, 1):
        lapel = polygon(((400 + side * 44, 616), (400 + side * 84, 628), (400 + side * 104, 700), (400 + side * 74,
            712), (400, 800)))  # fmt: skip
        lit(painter, lapel, deep, t.light, (-5, -5), shade=BLACK, width=4)
    fill(painter, polygon(((400, 660), (444, 636), (444, 684), (356, 636), (356, 684))), t.light)
    _sharp(painter, t)
    arm(painter, ((500, 706), (622, 782), (598, 592)), 84, blue, look.BONE, (-8, -6), cuff=look.BONE, body=body)
    wand = thick_line(((580, 584), (604, 368)), 16, round_ends=False)
    glow(painter, 606, 354, 90, look.SODIUM, 0.6)
    lit(painter, wand, "#2B1A16", look.BONE, (-3, -2), width=5)
    lit(painter, placed(rect(-9, -22, 18, 44), 602, 386, 1, 6), look.BONE, look.BONE, width=4)
    fist(painter, 586, 536, 6, 0.66)
    arm(painter, ((300, 706), (180, 794), (178, 648)), 84, blue, look.BONE, (-8, -6), cuff=look.BONE, body=body)
    offer(painter, 126, 612, 24, 0.64)
    for suit, x, y, turn in ((Suit.PENTACLES, 104, 522, -62), (Suit.SWORDS, 174, 416, -44), (Suit.CUPS, 270, 300,
        -26), (Suit.WANDS, 406, 246, 2), (Suit.PENTACLES, 536, 306, 30)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        rimmed(painter, rect(-40, -56, 80, 112, 8), look.BONE, BLACK, 6)
        paint_glyph(painter, suit, 0, 0, 66, rim=BLACK, modelled=True)
        painter.restore()
    lit(painter, joined(disc(350, 920, 330, 116)), "#5A3418", t.light, (0, -8), shade="#20100A")
    lit(painter, disc(350, 894, 326, 112), "#7A4A28", look.SODIUM, (0, -6), width=5)
    fill(painter, disc(350, 894, 300, 98), "#2A5A42")
    hatch(painter, disc(350, 894, 300, 98), Hatch.DIAGONAL, "#245038", pitch=12, width=4)
    glow(painter, 350, 880, 230, look.SODIUM, 0.2)
    for suit, x in ((Suit.WANDS, 140), (Suit.CUPS, 280), (Suit.SWORDS, 420), (Suit.PENTACLES, 556)):
        glaze(painter, disc(x + 8, 944, 54, 12), BLACK, 0.4)
        paint_glyph(painter, suit, x, 882, 126, rim=BLACK, modelled=True)


def _sharp(painter: QPainter, t: Tones) -> None:
    """His head, cocked: a grin under a waxed moustache, one half in the shadow of a top hat."""
    with tilted(painter, 400, 610, -6):
        painter.translate(400, 618)
        painter.scale(0.88, 0.88)
        painter.translate(-400, -618)
        front(painter, 400, 526, 1.0, Face("#9A5A3A", "#E8BC94", stern=0.7, brow=12, smile=0.7, jaw=0.2,
            arch=0.3, lid=0.15, gaze=-0.4, feeling=Feeling.SCORN))  # fmt: skip
        half = blob(((398, 440), (480, 440), (480, 600), (414, 614), (396, 600), (404, 566), (420, 560), (408, 540),
            (404, 490)), tension=0.4)  # fmt: skip
        glaze(painter, half.intersected(disc(400, 522, 76, 92)), "#120508", 0.6)
        grin = blob(((360, 582), (400, 586), (438, 576), (424, 600), (396, 606), (372, 598)), tension=0.7)
        rimmed(painter, grin, look.BONE, BLACK, 4)
        fill(painter, joined(*(rect(x, 578, 3, 28) for x in (378, 392, 406, 420))).intersected(grin), BLACK)
        moustache = blob(((400, 574), (440, 560), (466, 566), (490, 540), (484, 566), (462, 586), (424, 586), (400,
            582), (376, 586), (338, 586), (316, 566), (310, 540), (334, 566), (360, 560)), tension=0.8)  # fmt: skip
        lit(painter, moustache, BLACK, t.light, (-2, -2), width=3)
        for side in (-1, 1):
            burn = blob(((400 + side * 50, 466), (400 + side * 78, 462), (400 + side * 76, 520), (400 + side * 66, 556),
                (400 + side * 60, 520)), tension=0.6)  # fmt: skip
            lit(painter, burn, "#1A0E0E", mixed(BLACK, t.light, 0.5), (-3, -2), width=4)
        hat = joined(rect(336, 344, 128, 112, 14), blob(((282, 462), (320, 446), (400, 440), (480, 446), (518, 462),
            (400, 476))))  # fmt: skip
        lit(painter, hat, "#221A22", t.light, (-8, -7), shade=BLACK)
        within(painter, hat, rect(336, 412, 128, 22), look.OXBLOOD)
        endless = joined(*(disc(400 + way * 19, 392, 19, 14) for way in (-1, 1)))
        glow(painter, 400, 392, 58, look.SODIUM, 0.4)
        for colour, width in ((BLACK, 13), (look.SODIUM, 6)):  # the sign without end, a brooch of gold
            stroke(painter, endless, colour, width)


def _curtain(painter: QPainter, t: Tones) -> None:
    """The curtain of the back room, fold beside fold, in the light of a lantern."""
    for number in range(10):
        left = 20 + number * 74
        fold = blob(((left, -170), (left + 60, -170), (left + 66, 700), (left + 74, 1040), (left - 8, 1040),
            (left - 4, 600)), tension=0.5)  # fmt: skip
        lit(painter, fold, mixed(BLACK, t.light, 0.66), t.light, (-6, 0), shade=mixed(BLACK, t.light, 0.33),
            width=3)  # fmt: skip


def _true_shape(painter: QPainter) -> None:
    """The shadow that he throws: it has horns where he has a hat, and claws."""
    shadow = joined(
        blob(((300, 330), (312, 240), (366, 196), (446, 196), (500, 240), (512, 330), (480, 440), (406, 490), (332,
            440)), tension=0.8),
        blob(((322, 260), (282, 226), (250, 160), (262, 92), (286, 66), (288, 124), (318, 170), (372, 202)),
            tension=0.8),
        blob(((490, 260), (530, 226), (562, 160), (550, 92), (526, 66), (524, 124), (494, 170), (440, 202)),
            tension=0.8),
        polygon(((310, 290), (262, 250), (276, 330), (312, 360))), polygon(((502, 290), (550, 250), (536, 330), (500,
            360))),
        blob(((340, 420), (472, 420), (560, 500), (700, 560), (720, 900), (60, 900), (100, 560), (250, 500)),
            tension=0.6),
    )  # fmt: skip
    fill(painter, shadow, "#1A060A")


def _high_priestess(painter: QPainter, t: Tones) -> None:
    """Between a black and a white pillar a woman with the moon for a crown lifts the veil a hand's breadth."""
    _beyond(painter, t)
    veil = blob(((90, -170), (480, -170), (516, 60), (530, 240), (508, 420), (486, 500), (470, 640), (486, 800), (90,
        800)), tension=0.5)  # fmt: skip
    lit(painter, veil, "#1E2A56", t.light, (12, -2), shade="#080C22", width=7)
    for top, bend, foot in (((130, -150), (170, 300), (140, 800)), ((210, -150), (250, 300), (214, 800)), ((290, -150),
        (380, 300), (300, 800)), ((370, -150), (452, 260), (505, 420)), ((440, -150), (492, 240), (508,
        420))):  # fmt: skip
        fill(painter, limb(((*top, 4), (*bend, 17), (*foot, 5))), "#0C1230")
    for x, y in ((210, 60), (330, 20), (432, 90), (160, 210), (466, 306), (190, 380), (180, 560)):  # pomegranates
        lit(painter, joined(disc(x, y, 24), polygon(((x - 11, y - 18), (x - 15, y - 40), (x, y - 31), (x + 15, y - 40),
            (x + 11, y - 18)))), "#A8324A", look.DANGER, (5, -4), shade="#3F0E18", width=4)  # fmt: skip
        fill(painter, disc(x + 4, y + 4, 9, 12), "#F08A8A")
    fill(painter, rect(20, 800, 660, 260), "#0C1024")
    fill(painter, polygon(((474, 800), (590, 800), (660, 1060), (330, 1060))), mixed("#0C1024", t.light, 0.75))
    _pillars(painter, t)
    _veiled(painter, t)
    gloom(painter, 420, 500, 470, 0.4)


def _beyond(painter: QPainter, t: Tones) -> None:
    """What is behind the veil: the sea by night, in a light that blinds."""
    sky(painter, mixed(BLACK, t.light, 0.7), look.BONE, 560)
    fill(painter, disc(540, 300, 66), look.BONE)
    fill(painter, rect(400, 560, 300, 260), t.light)
    for k in range(8):
        wide = 18 + k * 9
        fill(painter, disc(540 + (k % 2) * 8, 580 + k * 28, wide, 7), look.BONE)
        fill(painter, disc(600 - k * 16, 594 + k * 28, 24, 4), mixed(BLACK, t.light, 0.6))
    for x, y in ((552, 60), (500, 130), (590, 160), (586, 420)):
        fill(painter, star(x, y, 17, 6, 4), look.BONE)


def _pillars(painter: QPainter, t: Tones) -> None:
    """Boaz, which is black, and Jachin, which is white."""
    for x, stone, light, shade, letter in ((80, "#14141E", t.light, BLACK, "B"), (646, look.BONE, look.BONE, "#8C96B4",
        "J")):  # fmt: skip
        lit(painter, rect(x - 54, -150, 108, 1010), stone, light, (10, 0), shade=shade, width=7)
        for dx in (-26, 0, 26):
            fill(painter, rect(x + dx - 3, -150, 6, 1000), shade if letter == "J" else "#2A3050")
        lit(painter, rect(x - 66, 850, 132, 40, 6), stone, light, (6, -4), shade=shade)
        lit(painter, rect(x - 78, 886, 156, 190, 6), stone, light, (6, -4), shade=shade)
        x = min(x, 620)
        rimmed(painter, disc(x, 470, 44), "#1A2040" if letter == "J" else t.light, BLACK, 5)
        sign = lettering(letter, 50, look.TITLE, 700)
        box = sign.boundingRect()
        fill(painter, moved(sign, x - box.center().x(), 470 - box.center().y()), look.BONE if letter == "J" else BLACK)


def _veiled(painter: QPainter, t: Tones) -> None:
    """She: one half in the light from behind the veil, the other in the dark; a scroll in her lap, the moon below."""
    cloth, shade, skin = "#2C4A8C", "#080C1E", "#F0DCCC"
    mantle = blob(((322, 236), (386, 256), (414, 330), (418, 410), (476, 462), (500, 540), (500, 680), (548, 830), (600,
        1070), (70, 1070), (120, 860), (150, 690), (152, 540), (178, 462), (232, 410), (230, 330), (258, 256)),
        tension=0.7)  # fmt: skip
    lit(painter, mantle, cloth, t.light, (12, -6), shade=shade, width=8)
    within(painter, mantle, polygon(((60, 220), (306, 220), (270, 330), (250, 440), (290, 560), (250, 720), (240, 1080),
        (40, 1080))), mixed(shade, cloth, 0.22))  # fmt: skip
    gown = blob(((268, 440), (378, 440), (410, 560), (404, 720), (250, 720), (240, 560)), tension=0.6)
    lit(painter, gown, "#141A36", t.light, (7, -4), shade=BLACK, width=5)
    with tilted(painter, 322, 520, 5):
        wimple = blob(((322, 252), (372, 268), (398, 330), (396, 410), (374, 470), (322, 540), (272, 470), (248, 410),
            (246, 330), (272, 268)), tension=0.8)  # fmt: skip
        front(painter, 322, 354, 0.72, Face("#3C4878", skin, brow=10, stern=0.2, jaw=0.1, lips="#B01828", smile=0.6,
            lid=0.25, arch=0.5), mirror=True)  # fmt: skip
        face = blob(((322, 284), (358, 294), (376, 336), (373, 374), (354, 412), (322, 430), (290, 412), (271, 374),
            (268, 336), (286, 294)), tension=0.9)  # fmt: skip
        lit(painter, wimple.subtracted(face), look.BONE, look.BONE, (10, -4), shade="#7A84A8", width=6)
        glow(painter, 322, 190, 120, look.BONE, 0.35)
        horns = disc(0, 0, 82).subtracted(disc(0, -32, 72))
        lit(painter, placed(horns, 322, 190), look.SODIUM, look.BONE, (6, -4), shade="#8C5A1E", width=6)
        lit(painter, disc(322, 178, 40), look.BONE, look.BONE, (8, -4), shade="#A8B4D8", width=6)
    lap = blob(((150, 760), (220, 716), (322, 706), (430, 716), (500, 760), (530, 840), (560, 1070), (90, 1070), (126,
        840)), tension=0.7)  # fmt: skip
    lit(painter, lap, cloth, t.light, (11, -9), shade=shade, width=7)
    within(painter, lap, polygon(((60, 690), (200, 690), (262, 780), (300, 900), (250, 1080), (60, 1080))), shade)
    for number, (half, deep) in enumerate(((84, 70), (104, 120), (122, 170))):  # between her knees
        y = 806 + number * 40
        fill(painter, limb(((332 - half, y, 2), (332 - half * 0.5, y + deep * 0.42, 9), (332, y + deep * 0.54, 15),
            (332 + half * 0.5, y + deep * 0.42, 9), (332 + half, y, 2))), shade)  # fmt: skip
    for x, foot in ((168, 130), (212, 196), (446, 470), (492, 530)):
        fill(painter, limb(((x, 870, 2), ((x + foot) / 2, 960, 10), (foot, 1070, 18))), shade)
    within(painter, lap, disc(472, 790, 62, 46), mixed(cloth, t.light, 0.6))
    within(painter, lap, disc(464, 800, 62, 48), cloth)
    wide = partial(sleeve, painter, widths=(92, 96, 108), colour=cloth, light=t.light, towards=(9, -6))
    glow(painter, 226, 900, 170, t.light, 0.55)
    with grip(painter, 286, 748, 18, 0.62, skin, across=52, mirror=True, towards=(0.8, -0.6)):
        scroll = joined(rect(-28, -150, 56, 280, 10), rect(-34, -160, 68, 20, 8), rect(-34, 120, 68, 20, 8))
        lit(painter, placed(scroll, 300, 720, 1, 20), look.BONE, look.BONE, (7, -3), shade="#7A84A8")
        rolled(painter, (150, 668), (226, 736), 72, skin, skin, (7, -5))
        wide(((220, 520), (150, 660), (192, 706)), colour=mixed(shade, cloth, 0.22))
    rolled(painter, (556, 600), (520, 486), 70, skin, skin, (7, -5))
    fist(painter, 510, 446, -14, 0.62, skin, mirror=True, towards=(0.8, -0.6))
    wide(((432, 512), (562, 612), (536, 536)), body=mantle)
    moon = disc(0, 0, 104).subtracted(disc(16, -46, 96))
    lit(painter, placed(moon, 226, 894, 1, -8), look.BONE, look.BONE, (6, -4), shade="#C6CEE6", width=9)


SCENES = (_fool, _magician, _high_priestess)
"""Scenes 0 to 2, each painting 30 … 670 across and 30 … 1020 down."""
