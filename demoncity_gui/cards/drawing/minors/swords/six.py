"""The Six of Swords."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A ferryman takes two people across to the dark side of the city; six blades stand in the boat, and stay."""
    sky(painter, "#060912", "#5A6A8C", 500)
    fill(painter, disc(270, 390, 226), look.BONE)
    glow(painter, 270, 390, 380, look.BONE, 0.45)
    clouds(painter, ((560, 60, 0.9), (600, 330, 0.7)), "#161C2C", look.BONE)
    city(painter, 500, "#1C2438", None, tall=84, seed=44)
    city(painter, 500, "#0A0C14", look.SODIUM, tall=50, seed=12)
    fill(painter, rect(0, 494, 700, 760), "#15203A")
    for number in range(17):  # the moon's way over the water
        half = 60 + number * 12 - (number % 3) * 22
        y = 506 + number * 38
        fill(painter, rect(270 - half + (number * 37) % 30, y, 2 * half, 9 + number, 8), mixed("#15203A", look.BONE,
            0.62 - number * 0.022))  # fmt: skip
    for number in range(6):
        long = 524 - (number % 2) * 74
        blade(painter, 449 + number * 34, 930 - long / 2, long, 0.6 * (number - 2.5), 5.2 - (number % 2) * 0.8)
    painter.translate(0, -20)
    with tilted(painter, 360, 950, -3):
        _ferryman(painter)
        painter.save()
        painter.translate(70, 66)
        painter.scale(0.94, 0.94)
        _passengers(painter)
        painter.restore()
        boat = blob(((-40, 872), (90, 936), (360, 966), (600, 934), (690, 830), (730, 850), (676, 990), (600, 1052),
            (380, 1072), (130, 1062), (-40, 1016)), tension=0.6)  # fmt: skip
        lit(painter, boat, "#2A2028", look.BONE, (0, -10), shade="#0E0A10")
        _lantern(painter)
        for y in (996, 1034):
            fill(painter, limb(((-20, y - 24, 4), (370, y + 10, 7), (660, y - 34, 4))), BLACK)
        _pole_outside(painter)
    _water_before(painter)
    painter.translate(0, 20)
    gloom(painter, 340, 560, 430, 0.42)


def _pole_outside(painter: QPainter) -> None:
    """What of the pole is before the side of the boat, down to where it goes into the water."""
    painter.save()
    painter.setClipRect(QRectF(-40, 906, 700, 200), Qt.ClipOperation.IntersectClip)
    _upright(painter)
    _pole(painter)
    painter.restore()


def _upright(painter: QPainter) -> None:
    """The ferryman's own units."""
    painter.translate(140, 960)
    painter.scale(1.14, 1.14)
    painter.translate(-140, -960)


def _pole(painter: QPainter) -> None:
    lit(painter, thick_line(((450, 300), (30, 1214)), 18), "#8C5A3A", look.SODIUM, (5, -2), width=4)


def _water_before(painter: QPainter) -> None:
    """The river on this side of the boat: it laps at the planks, takes the pole, and keeps some of both lights."""
    near = blob(((-60, 1060), (60, 1074), (180, 1066), (300, 1078), (420, 1070), (540, 1062), (640, 1040), (760, 1010),
        (760, 1260), (-60, 1260)), tension=0.9)  # fmt: skip
    fill(painter, near, "#16223C")
    for x, y, long, tone in ((20, 1072, 130, look.BONE), (180, 1086, 210, look.BONE), (40, 1104, 200, look.BONE), (420,
            1082, 150, "#FFB850"), (560, 1056, 110, "#FFB850"), (470, 1104, 170, "#FFB850")):  # fmt: skip
        fill(painter, limb(((x, y, 2), (x + long / 2, y - 3, 8), (x + long, y, 2))), mixed("#16223C", tone, 0.7))
    for wide in (46, 26):
        ripple = disc(112, 1074, wide, wide * 0.24).subtracted(disc(112, 1075, wide - 6, wide * 0.24 - 4))
        fill(painter, ripple, look.BONE)


def _lantern(painter: QPainter) -> None:
    """The lamp at the bow, that warms what is near it and none else."""
    glow(painter, 590, 830, 280, "#FFB040", 0.55)
    fill(painter, limb(((648, 930, 14), (650, 800, 11), (628, 764, 9), (604, 770, 8), (596, 792, 6))), BLACK)
    lit(painter, rect(574, 800, 48, 66, 10), "#FFD878", "#FFF4D0", (-5, -4), width=6)
    fill(painter, joined(rect(568, 790, 60, 14, 6), rect(568, 860, 60, 14, 6), rect(595, 800, 6, 62)), BLACK)


def _ferryman(painter: QPainter) -> None:
    """He throws his whole weight on the pole, an old bearded man between the moon behind him and the lamp before."""
    blue, deep, skin = "#34488C", "#070A18", "#B87E54"
    painter.save()
    _upright(painter)
    arm(painter, ((256, 598), (374, 640), (368, 514)), 68, mixed(BLACK, blue, 0.8), look.SODIUM, (7, -5),
        cuff="#8A94B8", skin=skin)  # fmt: skip
    for hip, knee, ankle in (((176, 780), (250, 860), (246, 990)), ((150, 780), (110, 880), (40, 980))):
        leg(painter, (hip, knee, ankle), 92, "#1B2036", look.SODIUM, (7, -3), shade=BLACK)
    coat = blob(((20, 900), (70, 780), (106, 650), (160, 566), (236, 552), (276, 590), (270, 660), (232, 760),
        (228, 880), (170, 850), (130, 890), (80, 880)), tension=0.6)  # fmt: skip
    lit(painter, coat, mixed(BLACK, blue, 0.7), "#FFC870", (9, -3), shade=deep)
    within(painter, coat, coat.subtracted(coat.translated(10, 8)), look.BONE)  # the moon on his back
    for points in (((170, 700, 3), (120, 790, 10), (90, 860, 4)), ((210, 700, 3), (180, 780, 9), (176, 840, 4))):
        fill(painter, limb(points), deep)
    _old_head(painter, blue, deep, skin)
    _pole(painter)
    arm(painter, ((186, 622), (142, 792), (274, 708)), 88, blue, "#FFC870", (7, -5), cuff="#8A94B8", skin=skin)
    fist(painter, 380, 456, 24, 0.58, skin, towards=(0.8, -0.6))
    fist(painter, 288, 652, 24, 0.62, skin, towards=(0.8, -0.6))
    painter.restore()


def _old_head(painter: QPainter, blue: str, deep: str, skin: str) -> None:
    """His head, that looks back over his shoulder at what they leave: deep eyes under the brim, a white beard."""
    collar = blob(((150, 606), (176, 556), (226, 540), (284, 560), (302, 596), (270, 634), (200, 640)), tension=0.7)
    lit(painter, collar, mixed(BLACK, blue, 0.7), look.BONE, (-6, -5), shade=deep, width=5)
    with tilted(painter, 240, 560, 12):
        painter.translate(244, 494)
        painter.scale(0.78, 0.78)
        turned(painter, 0, 0, 1, Face("#4A2A1C", skin, nose=Nose.HOOKED, brow=16, jaw=0.6, stern=0.3, smile=-0.6,
            old=True, gaze=0.9))  # fmt: skip
        beard = blob(((-56, 6), (-34, 44), (-4, 52), (26, 46), (56, 50), (70, 34), (76, 70), (64, 116), (38, 150), (8,
            132), (-30, 104), (-58, 60)), tension=0.7)  # fmt: skip
        lit(painter, beard, "#D8D4DC", "#FFE8B8", (9, -4), shade="#4A4C66", width=5)
        for points in (((-20, 66, 2), (-2, 96, 5), (14, 124, 2)), ((10, 72, 2), (22, 104, 5), (34, 132, 2)), ((40, 76,
            2), (48, 96, 4), (48, 118, 2))):  # fmt: skip
            fill(painter, limb(points), "#5A5C76")
        fill(painter, limb(((16, 60, 3), (34, 55, 7), (54, 60, 3))), "#5A2A2A")
        tache = blob(((34, 38), (14, 34), (-6, 50), (-14, 64), (14, 58), (34, 50), (50, 58), (70, 56), (58, 40), (46,
            34)), tension=0.8)  # fmt: skip
        lit(painter, tache, "#EDE8EC", "#FFF0D0", (4, -4), shade="#6A6C86", width=4)
        glaze(painter, blob(((-74, -60), (80, -66), (80, -26), (40, -20), (10, -28), (-30, -14), (-74, -8)),
            tension=0.5), BLACK, 0.45)  # fmt: skip
        lit(painter, placed(fedora(), 0, -48, 1.02, -4), "#1C1B26", look.BONE, (-7, -6), shade=BLACK)


def _passengers(painter: QPainter) -> None:
    """A woman bows her head in a red shawl, and her child looks back at us from under her arm."""
    shawl = blob(((214, 990), (226, 880), (244, 800), (280, 750), (340, 746), (376, 790), (392, 860), (418, 920), (430,
        990)), tension=0.8)  # fmt: skip
    lit(painter, shawl, "#A82A34", look.BONE, (9, -8), shade="#3E0A12")
    for a, b in (((300, 800), (262, 970)), ((340, 810), (336, 970))):
        fill(painter, limb(((*a, 2), (*b, 10))), "#3E0A12")
    with tilted(painter, 326, 700, 14):
        side(painter, 326, 690, 0.66, Face("#8C6240", "#EBC7A0", nose=Nose.SNUB, open=False, stern=-1.2, brow=8,
            smile=-0.4, jaw=0, lips="#9A3A40"))  # fmt: skip
        hood = blob(((368, 648), (360, 610), (312, 596), (262, 622), (246, 690), (250, 760), (300, 786), (330, 764),
            (308, 730), (304, 690), (320, 656), (348, 646)), tension=0.8)  # fmt: skip
        lit(painter, hood, "#A82A34", look.BONE, (7, -7), shade="#3E0A12")
    child = blob(((350, 990), (362, 900), (396, 860), (446, 862), (480, 900), (490, 990)), tension=0.7)
    lit(painter, child, "#3E7A6A", look.BONE, (7, -8), shade="#16261F")
    turned(painter, 424, 804, 0.66, Face("#C8966C", "#F4D4AC", nose=Nose.SNUB, stern=-0.8, brow=7, young=True,
        smile=0.2, jaw=0, gaze=0.7, lid=-0.1))  # fmt: skip
    fringe = blob(((372, 782), (384, 758), (430, 750), (468, 760), (474, 776), (462, 788), (448, 772), (434, 786), (418,
        770), (402, 788), (388, 776), (376, 812)), tension=0.5)  # fmt: skip
    lit(painter, fringe, "#6B3A1E", "#B06A34", (5, -4), shade="#2A140A", width=3)
    cap = joined(blob(((364, 776), (368, 744), (420, 722), (468, 742), (478, 790), (452, 764), (400, 758)),
        tension=0.8), disc(424, 722, 15))  # fmt: skip
    lit(painter, cap, "#D09A3A", look.BONE, (5, -6), shade="#5A3E12", width=5)
    lit(painter, limb(((384, 866, 26), (424, 878, 28), (464, 862, 26))), "#D09A3A", look.BONE, (4, -5), width=5)
    arm(painter, ((262, 830), (270, 960), (392, 910)), 60, "#A82A34", look.BONE, (6, -6), skin="#EBC7A0", body=shawl)
    palm(painter, 418, 904, 80, 0.38, "#EBC7A0", back=True, apart=0.2, mirror=True)
