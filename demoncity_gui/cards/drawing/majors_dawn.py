"""The scenes of the Majors 17 and 18. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import howling_wolf
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors_parts import folds
from demoncity_gui.cards.drawing.minors.ground import pour
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
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


def _star(painter: QPainter, t: Tones) -> None:
    """One star over an alley; a woman kneels and empties two jugs, one in the water, one on the stones."""
    sky(painter, "#060B20", mixed(BLACK, t.light, 0.62), 760)
    glow(painter, 452, 226, 460, t.light, 0.8)
    city(painter, 760, mixed(BLACK, t.light, 0.4), None, tall=210, seed=12, left=180, right=600)
    city(painter, 800, mixed(BLACK, t.light, 0.22), look.SODIUM, tall=170, seed=31, left=120, right=640)
    fill(painter, rect(20, 790, 660, 240), "#152436")
    for wall, way in ((((30, -150), (124, -150), (196, 790), (30, 900)), 1), (((670, -150), (640, -150), (586, 790),
        (670, 870)), -1)):  # fmt: skip
        lit(painter, polygon(wall), "#0E1424", t.light, (6 * way, -1), shade="#070A14")
    for x, y, pane in ((64, 470, t.dusk), (132, 470, look.SODIUM)):
        lit(painter, polygon(((x, y), (x + 40, y + 8), (x + 42, y + 80), (x, y + 76))), pane, pane, edge="#070A14",
            width=6)  # fmt: skip
    for step in range(4):  # the star is all the light there is
        dark = rect(20, -160, 660, 1200)
        dark.addPath(disc(452, 226, 270 + step * 84, 290 + step * 110))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, "#02040E", 0.34)
    for x, y, size in ((270, 110, 20), (560, 420, 22), (236, 396, 24), (232, 520, 16), (548, 560, 16), (300, 330, 14),
        (530, 320, 14)):  # fmt: skip
        fill(painter, star(x, y, size, size * 0.28, 4), look.BONE)
    for left, right, share in ((60, 720, 0.12), (180, 600, 0.14)):  # its light falls down the alley
        glaze(painter, polygon(((422, 240), (482, 240), (right, 1040), (left, 1040))), t.light, share)
    lit(painter, star(452, 226, 186, 42, 8, 22.5), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7),
        width=5)  # fmt: skip
    lit(painter, star(452, 226, 204, 40, 4), look.BONE, look.BONE, width=5)
    lit(painter, star(452, 226, 120, 40, 4, 45), look.BONE, look.BONE, width=0.5, edge=look.BONE)
    _waters_edge(painter, t)
    _kneeling(painter, t)


def _waters_edge(painter: QPainter, t: Tones) -> None:
    """A pool with the star in it, and the stones beside."""
    bank = blob(((150, 1060), (200, 970), (330, 916), (470, 890), (600, 880), (720, 876), (720, 1060)), tension=0.7)
    pool = rect(20, 856, 680, 200)
    lit(painter, pool, "#0E2A44", t.light, (0, -5), width=4)
    hatch(painter, pool, Hatch.WAVES, mixed("#0E2A44", t.light, 0.5), pitch=26, width=5)
    painter.save()
    painter.translate(134, 956)
    painter.scale(1, 0.42)
    glow(painter, 0, 0, 190, t.light, 0.7)
    fill(painter, star(0, 0, 156, 30, 8, 22.5), t.light)
    fill(painter, star(0, 0, 210, 34, 4), look.BONE)
    painter.restore()
    lit(painter, bank, "#0C1A1E", look.HORROR, (-4, -6), shade="#060C10")
    for x, y in ((262, 990), (330, 1000), (560, 992), (610, 930), (640, 1000), (480, 1004)):
        blades = joined(*(limb(((x + dx, y + 14, 7), (x + dx * 2, y - 14, 2))) for dx in (-9, 0, 9)))
        fill(painter, blades, mixed(BLACK, look.HORROR, 0.5))


_SKIN: Final = "#F2DCC4"
_DUSKY: Final = "#8E7C84"
_SLIP: Final = "#E6E2EE"
_FOLDS: Final = "#6A7396"


def _kneeling(painter: QPainter, t: Tones) -> None:
    """She kneels upright in profile on one knee, the other before her; a jug in each hand, before her and behind."""
    away = (-4, -8)
    glow(painter, 60, 860, 110, t.light, 0.4)
    pour(painter, ((80, 716, 16), (62, 748, 24), (58, 820, 26), (58, 930, 32)), t.light)
    sparkle = joined(*(star(x, y, size, size * 0.26, 4) for x, y, size in ((58, 770, 18), (96, 812, 11), (60, 860, 24),
        (26, 826, 12), (98, 888, 15), (30, 900, 10))))  # fmt: skip
    rimmed(painter, sparkle, look.BONE, "#1A4A6A", 3)
    _jug(painter, 146, 730, mirror=False)
    far = mixed(BLACK, _SKIN, 0.84)
    arm(painter, ((372, 556), (290, 650), (176, 652)), 46, far, _SKIN, away, skin=far)
    fist(painter, 150, 658, -84, 0.44, mixed(_SKIN, "#FFE8D0", 0.5), back=True, towards=(0, -8))
    foot = blob(((500, 930), (560, 936), (612, 940), (646, 930), (660, 944), (650, 972), (600, 984), (510, 986)),
        tension=0.7)  # fmt: skip
    lit(painter, foot, far, _SKIN, away, shade=_DUSKY, width=5, smooth=True)
    shin = blob(((252, 780), (296, 790), (318, 830), (314, 880), (298, 930), (296, 962), (266, 964), (264, 920),
        (256, 860)), tension=0.8)  # fmt: skip
    toes = blob(((264, 948), (296, 950), (304, 976), (298, 988), (244, 990), (206, 990), (200, 980), (226, 970),
        (252, 960)), tension=0.7)  # fmt: skip
    lit(painter, joined(shin, toes), _SKIN, look.BONE, (-7, -5), shade=_DUSKY, smooth=True)
    slip = blob(((376, 520), (360, 560), (336, 604), (338, 640), (362, 668), (376, 720), (366, 748), (300, 750), (254,
        768), (236, 800), (242, 846), (270, 856), (316, 862), (350, 900), (358, 950), (346, 990), (400, 1000), (480,
        994), (540, 986), (548, 930), (532, 860), (524, 796), (486, 740), (460, 680), (468, 620), (462, 560), (430,
        520), (404, 540)), tension=0.7)  # fmt: skip
    lit(painter, slip, _SLIP, look.BONE, (-9, -6), shade=_FOLDS)
    creases = folds(((372, 744), (430, 800), (500, 770), 11), ((296, 846), (400, 850), (516, 800), 13), ((372, 890),
        (460, 890), (540, 840), 11), ((366, 992), (380, 930), (450, 886), 12), ((436, 994), (446, 950), (500, 904), 11),
        ((340, 640), (392, 676), (440, 640), 8), ((392, 690), (430, 720), (424, 764), 8), ((252, 772), (288, 800), (262,
        846), 9), ((404, 540), (400, 570), (380, 600), 7))  # fmt: skip
    within(painter, slip, creases, _FOLDS)
    painter.save()
    painter.setClipPath(slip, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((470, 640), (440, 760), (300, 850), (250, 900), (330, 1020), (580, 1020), (580, 640)),
        tension=0.7), "#0A1030", 0.62)  # fmt: skip
    painter.restore()
    sash = limb(((364, 706, 15), (416, 712, 17), (474, 700, 15)))
    lit(painter, sash.intersected(slip), look.SODIUM, look.BONE, (-2, -5), shade="#8C5A1E", width=4)
    _star_head(painter, t)
    pour(painter, ((632, 830, 15), (646, 856, 22), (648, 910, 24), (646, 968, 28)), t.light)
    arm(painter, ((436, 566), (522, 664), (566, 760)), 50, _SKIN, look.BONE, (-5, -6), skin=_SKIN, body=slip)
    _jug(painter, 566, 846, mirror=True)
    fist(painter, 572, 782, 162, 0.46, _SKIN, back=True, mirror=True, towards=(-5, -6))


def _star_head(painter: QPainter, t: Tones) -> None:
    """Her head is bent over the jugs, her hair loose down her back."""
    tone, deep = "#4E3670", "#1A1230"
    with tilted(painter, 400, 520, -10):
        back = blob(((380, 352), (430, 336), (480, 366), (498, 430), (500, 500), (524, 570), (520, 660), (498, 716),
            (486, 670), (462, 700), (456, 630), (436, 560), (424, 480)), tension=0.8)  # fmt: skip
        lit(painter, back, tone, t.light, (4, -8), shade=deep)
        strands(painter, [((452 + a * 0.4, 380), (476 + a * 0.6, 520), (484 + a, 660)) for a in (-18, 2, 20)],
            tone, t.light, 4)  # fmt: skip
        fill(painter, joined(*(star(x, y, size, size * 0.26, 4) for x, y, size in ((462, 430, 12), (484, 516, 16), (470,
            584, 11), (506, 610, 13), (490, 664, 9)))), look.BONE)  # fmt: skip
        neck(painter, 404, 500, 48, 556, _SKIN)
        side(painter, 400, 446, 0.72, Face(_DUSKY, _SKIN, nose=Nose.SNUB, open=False, brow=6, stern=-0.6,
            lips="#B0283C", smile=0.6), mirror=True)  # fmt: skip
        throat = blob(((390, 512), (442, 500), (446, 530), (434, 566), (420, 552), (402, 536)), tension=0.7)
        fill(painter, throat, mixed(BLACK, _DUSKY, 0.66))
        hair(painter, 400, 446, 0.74, Cut.SIDE_UP, tone, t.light, mirror=True)


def _jug(painter: QPainter, x: float, y: float, *, mirror: bool) -> None:
    """A jug that is emptied to the left, its handle at the upper right for a hand to be put on."""
    jug = blob(((-40, 66), (-58, 10), (-40, -40), (-26, -72), (-46, -96), (34, -92), (24, -72), (38, -40), (58, 10),
        (40, 66)), tension=0.7)  # fmt: skip
    turn = 64 if mirror else -64
    handle = thick_line(((26, -70), (74, -56), (84, -10), (50, 22)), 1)
    for colour, width in ((BLACK, 26), (look.SODIUM, 15)):
        stroke(painter, placed(handle, x, y, 0.78, turn, mirror=mirror), colour, width)
    lit(painter, placed(jug, x, y, 0.78, turn, mirror=mirror), look.SODIUM, look.BONE, (-4, -9), shade="#8C5A1E")
    for band in (-30, -14):
        within(painter, placed(jug, x, y, 0.78, turn, mirror=mirror), placed(rect(-70, band, 140, 6), x, y, 0.78, turn,
            mirror=mirror), "#8C5A1E")  # fmt: skip
    fill(painter, placed(disc(-6, -94, 36, 8), x, y, 0.78, turn - 3, mirror=mirror), BLACK)


def _moon(painter: QPainter, t: Tones) -> None:
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
    """It comes up out of the water of the road, claws first."""
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


SCENES = (_star, _moon)
"""Scenes 17 and 18, each painting 30 … 670 across and 30 … 1020 down."""
