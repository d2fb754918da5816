"""The Page of Pentacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import bust, neck, rolled
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle, fingers
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The night-school girl between towers of books: she holds up a coin, and its light is the only one left on."""
    painter.translate(700, 0)  # drawn from the left, she sits on the right: no other Page does
    painter.scale(-1, 1)
    leather = ("#5C2A1E", "#2F4A3E", "#6B5220", "#3A3A58", "#5A3A4A")
    fill(painter, SKY, "#0E0C0E")
    for row in range(6):  # the shelves behind, almost in the dark
        x = 20
        for number in range(13):
            wide, height = 34 + (number * 29 + row * 17) % 26, 104 + (number * 37 + row * 53) % 40
            fill(painter, rect(x, 130 + row * 170 - height, wide, height, 3), mixed("#0E0C0E",
                leather[(number * 3 + row * 2) % 5], 0.4))  # fmt: skip
            x += wide + 5
        fill(painter, rect(0, 130 + row * 170, 700, 16), "#2B1C12")
    painter.translate(-94, -167)  # as close as the coin lets us come
    painter.scale(1.17, 1.17)
    glow(painter, 500, 500, 430, look.BRASS, 0.75)
    fill(painter, rays(492, 540, 150, 470, 22, 44), mixed("#6B5018", look.BRASS, 0.62))
    _dream(painter)
    for x, foot, count, wide in ((96, 1010, 7, 170), (636, 1010, 6, 150)):  # towers of books
        for number in range(count):
            shift, w = (number * 37) % 40 - 20, wide - (number * 23) % 44
            lit(painter, rect(x - w / 2 + shift, foot - 50 * (number + 1), w, 48, 6), leather[(number + x) % 5],
                look.BRASS, (9 if x < 300 else -9, -7), shade=BLACK, width=4)  # fmt: skip
            fill(
                painter,
                rect(x - w / 2 + shift + w * 0.2, foot - 50 * number - 40, 8, 30),
                mixed(BLACK, look.BRASS, 0.5),
            )
    green, deep, skin = "#32604E", "#0A1310", "#C98F5E"
    _far_arm(painter, mixed(BLACK, green, 0.75), mixed(BLACK, skin, 0.9))
    painter.save()
    painter.translate(-10, -60)
    dress = bust(278, 800, 330, 1210, waist=0.74, hip=0.9)
    lit(painter, dress, green, look.BRASS, (15, -10), shade=deep)
    _scholar(painter, skin)
    painter.restore()
    lit(painter, rect(-20, 1010, 740, 30), "#7A4A28", look.BRASS, (0, -8), shade="#3A2210")
    fill(painter, rect(0, 1040, 700, 200), "#3A2414")
    for way in (-1, 1):  # the book that told her
        leaf = blob(((450, 1030), (450 + way * 50, 1000), (450 + way * 130, 1010), (450 + way * 156, 1060), (450 + way
            * 70, 1052), (450, 1072)), tension=0.5)  # fmt: skip
        lit(painter, leaf, look.BONE, look.BONE, (0, -6), shade=look.MUTED, width=5)
    _near_arm(painter, green, skin)
    with cradle(painter, 446, 690, 24, 0.9, skin, mirror=True, towards=(0.8, -0.6)):
        coin(painter, 492, 540, 290)
    fill(painter, limb(((408, 778, 34), (430, 742, 34))), skin)  # the wrist: no line between hand and forearm
    painter.save()
    painter.setClipPath(disc(492, 540, 158), Qt.ClipOperation.IntersectClip)
    fingers(painter, 612, 606, 24, 0.9, skin, towards=(-0.6, -0.8))
    painter.restore()
    painter.save()  # her back is out of the coin's light
    painter.setClipPath(dress.translated(-10, -60), Qt.ClipOperation.IntersectClip)
    back = blob(((80, 720), (170, 730), (190, 840), (160, 930), (220, 1010), (200, 1200), (60, 1200)), tension=0.6)
    glaze(painter, back, BLACK, 0.55)
    painter.restore()
    gloom(painter, 430, 540, 390, 0.55)


def _far_arm(painter: QPainter, green: QColor, skin: QColor) -> None:
    """Her right arm, under the coin: its wide sleeve has slid down to the elbow."""
    rolled(painter, (516, 900), (610, 634), 104, skin, look.BRASS, (-8, -6))
    sleeve = blob(((330, 760), (420, 770), (478, 800), (540, 806), (584, 838), (578, 900), (540, 944), (480, 948), (420,
        920), (350, 880)), tension=0.8)  # fmt: skip
    lit(painter, sleeve, green, look.BRASS, (-2, -10), shade="#0A1310", width=5)
    folds = (((556, 838, 2), (530, 870, 9), (522, 920, 2)), ((520, 830, 2), (486, 866, 8), (470, 916, 2)))
    fill(painter, joined(*(limb(fold) for fold in folds)), "#0A1310")


def _near_arm(painter: QPainter, green: str, skin: str) -> None:
    """Her left arm: the elbow on the table, the forearm bare, up to the coin's foot."""
    rolled(painter, (272, 966), (428, 752), 124, skin, "#FFD890", (9, -7))
    sleeve = blob(((96, 800), (130, 768), (180, 774), (222, 830), (262, 884), (316, 908), (330, 946), (308, 1000), (262,
        1028), (208, 1018), (160, 966), (112, 890)), tension=0.8)  # fmt: skip
    lit(painter, sleeve, green, look.BRASS, (9, -9), shade="#0A1310", width=5)
    hem = limb(((250, 872, 20), (296, 898, 24), (330, 946, 20)))
    lit(painter, hem, mixed(BLACK, green, 0.8), look.BRASS, (5, -5), shade="#0A1310", width=4)
    folds = (((288, 950, 2), (252, 958, 9), (216, 940, 2)), ((300, 984, 2), (262, 994, 8), (222, 978, 2)), ((150, 812,
        2), (168, 860, 8), (172, 910, 2)))  # fmt: skip
    fill(painter, joined(*(limb(fold) for fold in folds)), "#0A1310")


def _dream(painter: QPainter) -> None:
    """Her shadow on the shelves, taller than she: it wears a doctor's cap already."""
    curls = ((70, 420, 70), (110, 360, 66), (170, 350, 60), (60, 500, 70), (50, 580, 74), (214, 372, 40))
    face = blob(((90, 360), (210, 350), (240, 400), (236, 440), (252, 476), (236, 486), (240, 516), (216, 556), (170,
        560), (160, 640), (60, 640)), tension=0.6)  # fmt: skip
    body = blob(((-30, 1100), (-30, 640), (60, 620), (170, 630), (230, 700), (250, 1100)), tension=0.6)
    cap = joined(polygon(((40, 290), (250, 230), (262, 330), (70, 380))), polygon(((-20, 270), (140, 176), (330, 214),
        (160, 318))), thick_line(((150, 240), (300, 232), (304, 340)), 8), disc(304, 350, 14, 24))  # fmt: skip
    glaze(painter, joined(*(disc(*curl) for curl in curls), face, body, cap), BLACK, 0.82)


def _scholar(painter: QPainter, skin: str) -> None:
    """Her face turned up to the coin: round glasses full of its light, a cloud of curls, the mouth just open."""
    brown, dark = "#3A2418", "#120A07"
    with tilted(painter, 270, 760, -14):
        painter.translate(-50, -104)
        painter.scale(1.14, 1.14)
        curls = ((196, 560, 46), (214, 516, 50), (262, 490, 52), (316, 496, 42), (180, 616, 50), (184, 676, 48), (206,
            724, 40), (236, 540, 60), (210, 640, 60))  # fmt: skip
        lit(painter, joined(*(disc(*curl) for curl in curls)), brown, look.BRASS, (9, -8), shade=dark)
        strands(painter, [((x - r * 0.5, y + 8), (x, y - r * 0.6), (x + r * 0.5, y + 6)) for x, y, r in curls], brown,
            look.BRASS, 6)  # fmt: skip
        neck(painter, 274, 708, 76, 800, skin)
        turned(painter, 284, 626, 1.02, Face("#7A4A28", skin, nose=Nose.SNUB, stern=-1, brow=9, jaw=0.1,
            mouth=Mouth.SMILE, gaze=0.7, young=True))  # fmt: skip
        for x, wide in ((288, 32), (340, 20)):
            glaze(painter, disc(x, 628, wide, 31), look.BRASS, 0.3)
            fill(painter, placed(star(0, 0, 15, 6), x + wide * 0.42, 612, 1, 10), look.BONE)  # what she sees
            stroke(painter, disc(x, 628, wide, 31), look.BRASS, 7)
        stroke(painter, thick_line(((256, 626), (216, 616)), 2), look.BRASS, 7)
        for x, y, r in ((276, 528, 34), (318, 522, 28), (350, 540, 20), (238, 552, 32), (222, 590, 26)):
            lit(painter, disc(x, y, r), brown, look.BRASS, (6, -6), shade=dark, width=4)
    lit(painter, polygon(((204, 792), (276, 822), (346, 788), (368, 850), (276, 884), (188, 856))), look.BONE,
        look.BONE, (6, -6), shade=look.MUTED, width=5)  # fmt: skip
