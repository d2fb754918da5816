"""The Moon, Major XVIII."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import howling_wolf
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rays, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The moon has a face; two towers, two wolves, water coming up the road."""
    sky(painter, "#0A1424", mixed(BLACK, t.light, 0.5), 900)
    for x, y, size in ((90, 470, 12), (70, 560, 8), (640, 120, 12), (250, 60, 10), (650, 560, 9), (120, 420, 7)):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    painter.save()
    painter.translate(-16, 56)
    painter.scale(1.1, 1.1)
    glow(painter, 418, 372, 330, t.light, 0.4)
    fill(painter, rays(418, 372, 204, 234, 36, 18), t.light)
    fill(painter, disc(418, 372, 190), look.BONE)
    dark = QPainterPath(QPointF(430, 182))
    dark.cubicTo(480, 214, 470, 270, 448, 306)
    for x, y in ((446, 326), (500, 400), (492, 412), (464, 414), (480, 436), (458, 448), (474, 464), (454, 480), (456,
        494), (470, 510), (462, 534)):  # fmt: skip
        dark.lineTo(x, y)
    dark.cubicTo(440, 556, 424, 562, 430, 562)
    dark.cubicTo(664, 550, 664, 194, 430, 182)
    fill(painter, dark, mixed(BLACK, t.light, 0.52))
    _in_the_moons_dark(painter, dark, mixed(BLACK, t.light, 0.36))
    for x, y, wide in ((330, 260, 26), (296, 340, 18), (330, 480, 30), (380, 214, 14)):
        fill(painter, disc(x, y, wide, wide * 0.8), "#D5D3CC")
    fill(painter, limb(((372, 340, 3), (402, 356, 7), (436, 346, 4))), BLACK)  # its lid is down, its mouth sad
    fill(painter, limb(((370, 306, 4), (404, 296, 10), (440, 312, 7))), BLACK)
    fill(painter, limb(((416, 462, 3), (436, 450, 6), (460, 450, 4))), BLACK)
    fill(painter, limb(((440, 410, 3), (446, 402, 4), (456, 408, 3))), BLACK)
    painter.restore()
    clouds(painter, ((120, 600, 0.6), (600, 110, 0.6)), mixed(BLACK, t.light, 0.36), t.light)
    city(painter, 900, mixed(BLACK, t.light, 0.36), None, tall=180, seed=3)
    for x in (30, 520):
        tower = joined(rect(x, 640, 150, 400), *(rect(x - 12 + i * 46, 600, 34, 60) for i in range(4)),
            rect(x - 12, 630, 174, 30))  # fmt: skip
        lit(painter, tower, "#16202E", t.light, (9 if x < 300 else -9, -4), shade=BLACK)
        slits = (rect(x + a, 780 + b, 30, 9) for a, b in ((14, 20), (96, 60), (40, 110), (100, 160), (20, 190)))
        fill(painter, joined(*slits), mixed(BLACK, t.light, 0.36))
        fill(painter, rect(x + 56, 700, 38, 60, 19), "#F2BC27")
    fill(painter, rect(30, 900, 640, 120), "#33506A")
    road = blob(((344, 760), (356, 760), (352, 800), (396, 846), (384, 900), (540, 1060), (160, 1060), (290, 940),
        (332, 880), (322, 810)), tension=0.8)  # fmt: skip
    rimmed(painter, road, mixed(BLACK, t.light, 0.8), BLACK, 5)
    hatch(painter, road, Hatch.WAVES, look.BONE, pitch=26, width=4)
    _crayfish(painter, t)
    howling_wolf(painter, 190, 1012, 1.12, "#4A3F4A", look.BONE)
    howling_wolf(painter, 512, 1012, 1.06, "#A29DA8", look.BONE, mirror=True)
    collar = limb(((452, 804, 13), (482, 822, 14), (520, 812, 13)))  # a dog, the one; a wolf, the other
    lit(painter, collar, "#A8202A", look.DANGER, (-3, -4), width=5)
    lit(painter, disc(478, 834, 9), look.BRASS, look.BONE, (-2, -3), width=4)


def _in_the_moons_dark(painter: QPainter, dark: QPainterPath, tone: QColor) -> None:
    """What looks at us out of the moon's dark half: an eye socket, half a nose, teeth."""
    socket = blob(((502, 330), (540, 312), (578, 322), (588, 356), (566, 384), (526, 386), (502, 362)), tension=0.8)
    nose = polygon(((508, 412), (522, 446), (506, 440)))
    cheek = blob(((600, 392), (584, 420), (572, 470), (558, 500), (568, 452), (580, 410)), tension=0.7)
    within(painter, dark, joined(socket, nose, cheek), tone)
    for number in range(5):
        x, y = 482 + number * 19, 486 - number * 3
        within(painter, dark, joined(rect(x, y - 14, 15, 20, 5), rect(x - 2, y + 10, 15, 18, 5)), tone)
    fill(painter, disc(538, 352, 6), look.BONE)


def _crayfish(painter: QPainter, t: Tones) -> None:
    """A crayfish that comes up out of the water on the road, claws first."""
    shell, dark = "#8C2424", "#2E080E"
    for wide in (96, 66):
        stroke(painter, disc(350, 990, wide, wide * 0.24), look.BONE, 4)
    claw = blob(((-8, 30), (-26, 8), (-28, -26), (-14, -52), (-8, -30), (0, -22), (8, -58), (24, -34), (24, 0), (8,
        28)), tension=0.7)  # fmt: skip
    for way in (-1, 1):
        feeler = joined(limb(((350 + way * 12, 938, 4), (350 + way * 26, 896, 3), (350 + way * 18, 858, 2))))
        rimmed(painter, feeler, shell, BLACK, 3)
        lit(painter, limb(((350 + way * 22, 966, 15), (350 + way * 54, 956, 13), (350 + way * 58, 930, 15))), shell,
            t.light, (0, -5), shade=dark, width=5)  # fmt: skip
        lit(painter, placed(claw, 350 + way * 60, 904, 0.86, way * 10, mirror=way > 0), shell, t.light, (0, -6),
            shade=dark, width=5)  # fmt: skip
    body = blob(((350, 930), (374, 946), (380, 980), (374, 1020), (366, 1060), (334, 1060), (326, 1020), (320, 980),
        (326, 946)), tension=0.8)  # fmt: skip
    lit(painter, body, shell, t.light, (0, -7), shade=dark, width=5)
    within(painter, body, joined(*(limb(((318, y, 3), (350, y + 8, 6), (382, y, 3))) for y in (976, 998, 1018))), dark)
    for way in (-1, 1):
        lit(painter, disc(350 + way * 20, 936, 7), BLACK, t.light, (0, -3), width=3)
