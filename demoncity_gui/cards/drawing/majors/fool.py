"""The Fool, Major 0."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A young man with all he owns on a stick steps off a roof, eyes on his balloon; his dog holds him by the coat."""
    sky(painter, "#0B0C22", "#9E5424", 960)
    stars(painter, 8, (200, 40), (320, 200), look.BONE)
    glow(painter, 470, 560, 330, t.light, 0.4)
    fill(painter, disc(470, 560, 226), mixed(t.light, look.BONE, 0.35))
    clouds(painter, ((640, 420, 0.7), (110, 560, 0.6), (640, 730, 0.5)), "#5A3446", look.BONE)
    city(painter, 960, "#8A4436", t.light, tall=230, seed=7)
    city(painter, 980, "#3A1A24", t.light, tall=120, seed=13, edge=t.light)
    _drop(painter, t)
    stroke(painter, thick_line(((584, 300), (590, 196)), 1), BLACK, 4)
    _wanderer(painter)
    _clings(painter)
    lit(painter, disc(592, 124, 60, 70), "#C8283A", look.BONE, (7, 9), shade="#5A0C18")
    fill(painter, polygon(((580, 204), (604, 204), (592, 188))), "#C8283A")
    gloom(painter, 440, 470, 400, 0.6)


def _drop(painter: QPainter, t: Tones) -> None:
    """The roof he leaves, and far beneath it the street, its lamps and cars no bigger than beads."""
    fill(painter, polygon(((300, 896), (700, 896), (700, 1060), (300, 1060))), "#3A1A24")
    for block in (
        ((300, 930), (446, 930), (418, 966), (300, 966)),
        ((300, 982), (406, 982), (352, 1060), (300, 1060)),
        ((542, 930), (700, 930), (700, 966), (570, 966)),
        ((582, 982), (700, 982), (700, 1060), (636, 1060)),
    ):
        fill(painter, polygon(block), "#1C0C16")
    fill(painter, polygon(((488, 900), (500, 900), (604, 1060), (396, 1060))), "#6A4430")
    for v, size in ((0.1, 3), (0.24, 4), (0.42, 5.5), (0.64, 7), (0.88, 9)):
        for x in (494 - 14 - 100 * v, 494 + 14 + 100 * v):
            glow(painter, x, 900 + 160 * v, size * 4, t.light, 0.7)
            fill(painter, disc(x, 900 + 160 * v, size), look.BONE)
    for x, y, size in ((490, 934, 3), (500, 950, 3), (480, 968, 4), (508, 990, 5), (468, 1010, 6)):
        fill(painter, disc(x, y, size), look.DANGER if x > 494 else look.SODIUM)
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
    leg(painter, ((346, 606), (404, 716), (318, 838)), 84, red, look.BONE, (7, -4), shade="#3E0E12")
    leg(painter, ((404, 610), (536, 644), (578, 762)), 84, red, look.BONE, (7, -5), calf=-1, shade="#3E0E12")
    boot = blob(((-34, -70), (34, -70), (36, -22), (78, -2), (80, 16), (-38, 16)), tension=0.5)
    planted = blob(((-22, -70), (50, -70), (42, -22), (80, -2), (82, 16), (-38, 16)), tension=0.5)
    for shape, x, y, turn in ((planted, 306, 844, 0), (boot, 582, 766, -24)):
        lit(painter, placed(shape, x, y, 0.86, turn), "#5A3418", look.SODIUM, (5, -5), shade="#221006")
    painter.save()
    painter.translate(380, 600)
    painter.rotate(10)
    painter.scale(1.06, 1.06)
    painter.translate(-380, -640)
    bundle = blob(((150, 380), (190, 350), (232, 372), (246, 430), (214, 478), (160, 474), (130, 430)), tension=0.9)
    lit(painter, bundle, look.SODIUM, look.BONE, (7, -7), shade="#8C5420")
    within(painter, bundle, blob(((110, 330), (166, 360), (176, 440), (206, 490), (110, 490)), tension=0.7), "#6A3E18")
    fill(painter, joined(*(disc(x, y, 9) for x, y in ((170, 420), (206, 404), (196, 450), (160, 456), (222, 440)))),
        look.OXBLOOD)  # fmt: skip
    lit(painter, blob(((186, 362), (170, 326), (196, 346), (214, 318), (208, 364)), tension=0.6), look.SODIUM,
        look.BONE, (3, -4), width=4)  # fmt: skip
    arm(painter, ((424, 470), (522, 478), (532, 356)), 70, mixed(BLACK, green, 0.8), look.BONE, (6, -6),
        cuff=look.BONE, skin=skin)  # fmt: skip
    fist(painter, 536, 322, 4, 0.54, skin, towards=(0.8, -0.6))
    coat = blob(((316, 690), (336, 600), (322, 490), (352, 438), (400, 420), (444, 436), (468, 490), (460, 600), (490,
        670), (450, 684), (404, 694), (356, 696)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#2F7456", look.BONE, (11, -7), shade=dark)
    within(painter, coat, blob(((300, 400), (372, 420), (392, 520), (380, 600), (430, 740), (290, 740)), tension=0.7),
        dark)  # fmt: skip
    lit(painter, placed(rect(-18, -18, 36, 36, 4), 380, 664, 1, 6), "#C8503A", look.BONE, (3, -3), width=4)
    within(painter, coat, limb(((300, 622, 20), (396, 636, 22), (500, 618, 20))), "#5A3418")
    scarf = blob(((352, 436), (398, 418), (448, 430), (454, 462), (400, 480), (340, 470), (280, 500), (236, 480), (270,
        452), (320, 450)), tension=0.8)  # fmt: skip
    painter.save()
    painter.translate(404, 356)
    painter.rotate(-20)
    painter.scale(0.97, 0.87)
    turned(painter, 0, 0, 0.88, Face("#B07848", skin, nose=Nose.SNUB, stern=-2, brow=7, brow_colour="#5A2A14",
        smile=1.9, gaze=0.9, young=True))  # fmt: skip
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
