"""The Moon, Major XVIII."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

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
    fill(painter, dark, "#12283C")
    _in_the_moons_dark(painter, dark)
    for x, y, wide in ((330, 260, 26), (296, 340, 18), (330, 480, 30), (380, 214, 14)):
        fill(painter, disc(x, y, wide, wide * 0.8), "#D5D3CC")
    _in_the_moons_light(painter)
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
    howling_wolf(painter, 176, 1016, 1.16, "#4A3F4A", look.BONE)
    _dog(painter)


def _in_the_moons_light(painter: QPainter) -> None:
    """The face of the half that is lit: its lid is down, its lips are shut, sad."""
    shadow = "#B4BAC0"
    fill(painter, blob(((366, 330), (402, 316), (440, 322), (444, 340), (404, 362)), tension=0.7), shadow)
    fill(painter, blob(((340, 430), (372, 470), (398, 520), (436, 540), (396, 536), (358, 500)), tension=0.7), shadow)
    fill(painter, blob(((430, 484), (456, 482), (462, 496), (444, 500)), tension=0.7), shadow)
    lips = "#7C8FA0"
    fill(painter, blob(((481, 436), (464, 430), (444, 436), (420, 454), (462, 450)), tension=0.6), lips)
    fill(painter, blob(((420, 454), (460, 451), (474, 463), (462, 474), (440, 470)), tension=0.6), lips)
    fill(painter, limb(((408, 460, 4), (420, 454, 8), (440, 451, 9), (462, 449, 6))), BLACK)
    fill(painter, limb(((368, 340, 4), (402, 358, 11), (440, 346, 5))), BLACK)
    lashes = joined(*(limb(((x, y, 6), (x - 6, y + 17, 2))) for x, y in ((384, 352), (400, 359), (418, 357))))
    fill(painter, lashes, BLACK)
    fill(painter, limb(((366, 306, 5), (404, 292, 14), (444, 312, 8))), BLACK)
    fill(painter, limb(((436, 416, 4), (438, 402, 7), (450, 398, 6), (462, 410, 4))), BLACK)


def _in_the_moons_dark(painter: QPainter, dark: QPainterPath) -> None:
    """What looks at us out of the moon's dark half: a skull, its socket, half its nose, its teeth."""
    bone, deep, night = "#8FB6CE", "#4E7893", "#081420"
    skull = blob(((420, 180), (500, 200), (562, 250), (592, 312), (590, 358), (580, 376), (592, 396), (586, 420), (562,
        434), (552, 452), (550, 484), (560, 520), (420, 560), (400, 400)), tension=0.6)  # fmt: skip
    within(painter, dark, skull, deep)
    within(painter, skull.intersected(dark), skull.translated(-9, 8).intersected(blob(((470, 150), (640, 150), (640,
        600), (440, 600), (500, 480), (506, 380), (486, 300)), tension=0.5)), bone)  # fmt: skip
    socket = blob(((496, 328), (530, 308), (566, 314), (582, 346), (566, 380), (526, 388), (500, 366)), tension=0.8)
    nose = blob(((512, 396), (528, 424), (524, 438), (496, 436), (494, 416)), tension=0.5)
    cheek = blob(((584, 424), (560, 430), (540, 442), (536, 500), (546, 520), (552, 460)), tension=0.6)
    within(painter, dark, joined(socket, nose), night)
    within(painter, dark, cheek, deep)
    within(painter, dark, polygon(((470, 452), (548, 446), (546, 500), (460, 510))), night)
    for number in range(5):
        x, y = 478 + number * 16, 451 - number * 1.5
        within(painter, dark, joined(rect(x, y, 14, 20, 4), rect(x - 1, y + 24, 14, 20, 4)), look.BONE)
    fill(painter, limb(((560, 262, 2), (548, 280, 5), (556, 292, 4), (540, 306, 2))), night)  # a crack
    fill(painter, disc(540, 348, 8), look.BONE)


def _dog(painter: QPainter) -> None:
    """A dog with a collar, on its four feet, half in the frame; it bays at the moon beside the wolf that sits."""
    fur, shade, light, to = "#A29DA8", "#4E4A56", look.BONE, (-6, -6)
    far = mixed(BLACK, fur, 0.5)
    for x in (456, 604):
        lit(painter, joined(limb(((x + 14, 900, 44), (x + 4, 956, 30), (x, 1000, 22))), limb(((x, 1006, 20), (x - 22,
            1010, 15)))), far, fur, to, shade=BLACK, width=5)  # fmt: skip
    trunk = blob(((710, 838), (710, 950), (652, 932), (596, 926), (548, 946), (500, 956), (462, 930), (446, 880), (452,
        826), (450, 784), (520, 760), (546, 806), (600, 834), (650, 830)), tension=0.7)  # fmt: skip
    lit(painter, trunk, fur, light, to, shade=shade)
    foreleg = joined(limb(((508, 890, 62), (498, 950, 38), (494, 1004, 27))), limb(((494, 1006, 26), (466, 1011, 19))))
    lit(painter, foreleg, fur, light, to, shade=shade, width=5)
    lit(painter, joined(blob(((640, 850), (690, 840), (720, 900), (690, 960), (646, 946), (626, 900)), tension=0.9),
        limb(((676, 930, 50), (680, 966, 30), (660, 1004, 26))), limb(((660, 1006, 26), (630, 1011, 19)))), fur, light,
        to, shade=shade, width=5)  # fmt: skip
    jaw = blob(((478, 804), (436, 796), (398, 768), (376, 738), (384, 728), (414, 744), (456, 766)), tension=0.6)
    lit(painter, jaw, fur, light, to, shade=shade, width=5)
    fill(painter, polygon(((460, 772), (386, 734), (402, 690), (462, 744))), look.OXBLOOD)
    fill(painter, limb(((450, 766, 12), (420, 742, 16), (404, 724, 10))), look.DANGER)
    skull = blob(((532, 782), (530, 744), (506, 716), (474, 708), (440, 690), (408, 658), (394, 664), (396, 690), (420,
        722), (446, 748), (456, 780), (490, 804)), tension=0.7)  # fmt: skip
    lit(painter, skull, fur, light, to, shade=shade, width=5)
    teeth = joined(*(polygon(((a, b), (a + 12, b + 9), (a + 1, b + 18))) for a, b in ((404, 700), (424, 722))))
    fill(painter, teeth, look.BONE)
    fill(painter, disc(400, 662, 11, 10), BLACK)
    fill(painter, limb(((462, 726, 3), (474, 722, 6), (484, 730, 3))), BLACK)
    ear = blob(((500, 724), (526, 734), (556, 780), (560, 826), (540, 838), (520, 806), (504, 770)), tension=0.8)
    lit(painter, ear, far, light, (-4, -4), shade=BLACK, width=5)
    tufts = [limb(((a, b, 2), (a + 6, b + 16, 6), (a + 4, b + 34, 2))) for a, b in ((470, 856), (488, 900), (560, 860),
        (600, 880), (530, 890), (470, 900), (650, 870), (664, 900))]  # fmt: skip
    fill(painter, joined(*tufts), shade)
    lit(painter, limb(((452, 802, 14), (484, 828, 17), (530, 826, 14))), "#A8202A", look.DANGER, (-3, -4), width=5)
    lit(painter, disc(478, 842, 11), look.BRASS, look.BONE, (-2, -3), width=4)


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
