"""The Nine of Swords."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import SKY, Point, blob, disc, joined, limb, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Three in the morning: she sits up in bed, her face in her hands; the slats of the blind are nine blades."""
    fill(painter, SKY, "#0A0C14")
    pane = rect(246, -80, 400, 592)
    rimmed(painter, pane, "#7E9CC8", "#05060A", 22)
    stroke(painter, pane, "#2A3044", 7)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    sky(painter, "#2C4878", "#B8D0EC", 520, -60)
    fill(painter, disc(508, 190, 132), look.BONE)
    glow(painter, 508, 190, 280, look.BONE, 0.5)
    city(painter, 530, "#2A3A62", look.SODIUM, tall=190, seed=14)
    painter.restore()
    glaze(painter, pane, "#05060A", 0.62)
    for number in range(9):
        y = 46 + number * 53
        blade(painter, 449, y, 406, 90 if number % 2 else -90, 6.0)
    for x in (336, 556):  # the cords they hang on
        fill(painter, rect(x, -150, 4, 646), "#05060A")
    fill(painter, rect(222, 508, 448, 24), "#05060A")
    fill(painter, rect(246, 508, 400, 6), "#8AA4CC")
    fill(painter, rect(0, 990, 700, 300), "#07080C")
    rails = joined(*(rect(x, 640, 20, 400, 6) for x in (118, 206)), rect(30, 616, 246, 36, 12), rect(30, 560, 46, 560,
        16))  # fmt: skip
    lit(painter, rails, "#2E2622", "#9FB8DC", (5, -4), shade=BLACK)
    _sleepless(painter)
    for number in range(9):  # what the nine throw on all of it
        y = 568 + number * 66
        glaze(painter, polygon(((30, y + 84), (680, y - 34), (680, y - 4), (30, y + 114))), "#020308", 0.5)
    gloom(painter, 410, 560, 470, 0.4)


def _sleepless(painter: QPainter) -> None:
    """She: bent over her drawn-up knees, elbows on them, both palms on her eyes, her fingers in her hair."""
    gown, dusk, skin, moon, black = "#6A82A8", "#101829", "#E2B58A", "#E4F0FF", "#17161E"
    pillow = blob(((40, 1010), (56, 800), (110, 730), (210, 742), (270, 830), (260, 1010)), tension=0.7)
    lit(painter, pillow, "#6E7690", moon, (8, -8), shade="#10131E")
    body = blob(((118, 1130), (112, 980), (136, 850), (190, 752), (280, 694), (390, 690), (470, 712), (520, 770),
        (524, 900), (500, 1130)), tension=0.8)  # fmt: skip
    lit(painter, body, gown, moon, (12, -9), shade=dusk)
    within(painter, body, blob(((80, 1140), (80, 800), (190, 740), (250, 800), (220, 900), (270, 980), (240, 1140)),
        tension=0.6), "#0C1220")  # fmt: skip
    behind = blob(((420, 470), (340, 490), (296, 560), (276, 650), (236, 720), (262, 730), (232, 800), (276, 792),
        (270, 850), (330, 810), (370, 830), (400, 760), (452, 700), (530, 640), (520, 540), (480, 484)),
        tension=0.6)  # fmt: skip
    lit(painter, behind, black, "#9FB8DC", (8, -6), shade=BLACK)
    with tilted(painter, 420, 612, 13):
        turned(painter, 420, 612, 1.1, Face("#6E4A4C", skin, stern=-1.6, brow=10, jaw=0.1, smile=-1.5, open=False))
    mass = blob(((300, 690), (296, 600), (312, 530), (350, 480), (410, 456), (476, 466), (532, 508), (556, 580),
        (562, 690), (540, 660), (512, 590), (490, 560), (452, 548), (400, 552), (356, 580), (340, 630), (330, 700),
        (316, 740)), tension=0.6)  # fmt: skip
    lit(painter, mass, black, "#9FB8DC", (8, -7), shade=BLACK)
    _drawn_up_knees(painter)
    _arm_and_hand(painter, ((566, 906), (520, 740)), skin, mixed(BLACK, gown, 0.8))
    _arm_and_hand(painter, ((322, 922), (364, 748)), skin, gown)
    crown = blob(((330, 560), (324, 520), (356, 470), (412, 446), (484, 458), (538, 502), (558, 566), (548, 536),
        (538, 512), (526, 494), (508, 528), (498, 492), (478, 516), (464, 492), (446, 556), (432, 494), (412, 520),
        (400, 490), (384, 522), (372, 496), (354, 514), (344, 552)), tension=0.5)  # fmt: skip
    lit(painter, crown, black, "#9FB8DC", (7, -7), shade=BLACK, width=5)
    strands(painter, [((424 + a * 0.2, 452 + a * 0.2), (480 + a * 0.5, 474 + a * 0.4), (530 - a * 0.6, 548 + a * 0.1))
        for a in (0, 26, 52, 78)] + [((416 - a * 0.2, 452 + a * 0.2), (366 - a * 0.2, 470 + a * 0.6), (338 + a * 0.7,
        550 - a * 0.1)) for a in (0, 26, 52, 78)], black, "#9FB8DC", 6)  # fmt: skip


def _arm_and_hand(painter: QPainter, joints: tuple[Point, Point], skin: str, gown: str | QColor) -> None:
    """A forearm from the elbow on a knee, tapering to the wrist, and a hand whose back we see, its tips at the brow."""
    (ex, ey), (wx, wy) = joints
    moon = "#E4F0FF"
    way = 1 if wx > 440 else -1  # which side of the face; its thumb is toward the middle
    fore = limb(((ex, ey, 116), (ex + (wx - ex) * 0.5, ey + (wy - ey) * 0.5, 96), (wx, wy, 68)))
    lit(painter, fore, gown, moon, (9, -7), shade="#101829")
    lit(painter, limb(((wx, wy + 4, 50), (wx - way * 10, wy - 66, 46))), skin, skin, (5, -2), shade="#7A5A4A", width=5)
    palm(painter, wx - way * 20, wy - 124, -way * 12, 1.06, skin, mirror=way > 0, back=True, apart=0.3,
        towards=(0.8, -0.6))  # fmt: skip
    turn = math.degrees(math.atan2(wy - ey, wx - ex)) + 90
    with tilted(painter, wx, wy, turn):
        band = blob(((wx - 40, wy - 12), (wx, wy - 4), (wx + 40, wy - 12), (wx + 42, wy + 18), (wx, wy + 28),
            (wx - 42, wy + 18)), tension=0.6)  # fmt: skip
        lit(painter, band, "#A8B8D4", moon, (6, -4), shade="#2A3858", width=5)


def _drawn_up_knees(painter: QPainter) -> None:
    """A quilt over two knees that are drawn up for elbows to rest on, its folds falling down the shins."""
    red, bright, dark = "#8E1C28", "#FF6A58", "#1E060B"
    for knee in (((430, 1190), (444, 1040), (470, 930), (520, 884), (580, 882), (630, 916), (664, 1010), (720, 1110),
        (720, 1190)), ((-20, 1190), (-20, 1070), (120, 1030), (230, 1010), (290, 940), (346, 900), (408, 902), (454,
        946), (486, 1060), (530, 1190))):  # fmt: skip
        lit(painter, blob(knee, tension=0.8), red, bright, (10, -10), shade=dark)
    folds = (((330, 930, 2), (296, 1010, 12), (210, 1080, 4)), ((380, 930, 2), (372, 1020, 12), (350, 1120, 4)),
        ((420, 930, 2), (448, 1020, 11), (460, 1120, 4)), ((560, 910, 2), (570, 990, 11), (560, 1100, 4)),
        ((600, 910, 2), (640, 1000, 10), (660, 1090, 4)))  # fmt: skip
    fill(painter, joined(*(limb(fold) for fold in folds)), dark)
    for x, y in ((86, 1066), (252, 1050), (330, 1040), (412, 1010), (534, 1010), (612, 996)):
        fill(painter, star(x, y, 20, 8, 4), look.SODIUM)
