"""The scenes of the Majors 17 to 19. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import howling_wolf
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import pour
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _star(painter: QPainter, t: Tones) -> None:
    """One star over an alley; a woman kneels and empties two jugs, one in the water, one on the stones."""
    sky(painter, "#0A1430", mixed(BLACK, t.light, 0.62), 700)
    city(painter, 680, mixed(BLACK, t.light, 0.34), look.SODIUM, tall=230, seed=12, left=230, right=560)
    glow(painter, 440, 230, 420, t.light, 0.6)
    fill(painter, polygon(((290, 660), (540, 660), (670, 1020), (30, 1020))), mixed(BLACK, t.light, 0.3))
    for y in (700, 760, 830, 910):  # slabs
        fill(painter, rect(60, y, 600, 4), mixed(BLACK, t.light, 0.2))
    walls = (polygon(((30, -150), (210, -150), (290, 660), (30, 1020))), polygon(((670, -150), (637, -150), (540, 660),
        (670, 1020))))  # fmt: skip
    for wall in walls:
        lit(painter, wall, "#1B2438", t.light, (5 if wall is walls[0] else -5, 0), shade="#0C1220")
        painter.save()
        painter.setClipPath(wall, Qt.ClipOperation.IntersectClip)
        for row in range(30):  # bricks, in the perspective of the alley
            y = -140 + row * 40
            fill(painter, thick_line(((30, y - 10), (300, y + 30)), 4), "#0C1220")
            fill(painter, thick_line(((700, y - 10), (530, y + 24)), 4), "#0C1220")
            for k in range(4):
                x = 50 + k * 66 + row % 2 * 33
                fill(painter, thick_line(((x, y - 10 + (x - 30) * 0.15), (x, y + 30 + (x - 30) * 0.15)), 3), "#0C1220")
        painter.restore()
    for x, y, pane in ((80, 430, t.dusk), (160, 440, t.dusk), (80, 590, look.SODIUM), (160, 600, t.dusk)):
        lit(painter, polygon(((x, y), (x + 46, y + 7), (x + 46, y + 76), (x, y + 72))), pane, pane, edge="#0C1220",
            width=6)  # fmt: skip
    lit(painter, polygon(((606, 430), (650, 420), (650, 500), (606, 504))), look.SODIUM, look.BONE, (-3, 0), width=5)
    for x, y in ((600, 60), (616, 330), (380, 430), (300, 500), (330, 590), (250, 560), (580, 540)):
        fill(painter, star(x, y, 20, 6, 4), look.BONE)
    lit(painter, star(440, 230, 176, 42, 8, 0), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7), width=4)
    fill(painter, star(440, 230, 176, 38, 4, 0), look.BONE)
    fill(painter, disc(440, 230, 46), look.BONE)
    pool = blob(((-20, 880), (120, 850), (270, 860), (340, 900), (320, 960), (300, 1060), (-20, 1060)), tension=0.8)
    lit(painter, pool, t.light, look.BONE, (0, -6), width=5)
    hatch(painter, pool, Hatch.WAVES, t.glow, pitch=26, width=6)
    for wide in (88, 56):
        stroke(painter, disc(146, 906, wide, wide * 0.26), look.BONE, 5)
    bank = blob(((248, 1060), (262, 970), (340, 936), (470, 944), (600, 930), (720, 940), (720, 1060)), tension=0.7)
    lit(painter, bank, mixed(BLACK, look.HORROR, 0.4), look.HORROR, (0, -8), shade=mixed(BLACK, look.HORROR, 0.2))
    for x in range(290, 680, 46):
        blades = joined(*(limb(((x + dx, 1000, 7), (x + dx * 2, 976, 2))) for dx in (-8, 0, 8)))
        fill(painter, blades, mixed(BLACK, look.HORROR, 0.62))
    painter.save()
    for course in (((116, 716, 22), (92, 740, 30), (84, 810, 34), (84, 912, 44)), ((292, 822, 20), (274, 840, 26),
        (268, 890, 30), (266, 966, 36))):  # fmt: skip
        pour(painter, course, t.light)
    _kneeling(painter, t)
    painter.restore()


_SKIN: Final = "#F0DCC4"
_DUSKY: Final = mixed(BLACK, "#B8A894", 0.86)


def _kneeling(painter: QPainter, t: Tones) -> None:
    """She kneels upright in profile on one knee, the other before her, a jug in each hand."""
    arm(painter, ((474, 592), (370, 690), (270, 692)), 50, _DUSKY, _SKIN, (-6, -6), skin=_DUSKY)
    _jug(painter, 170, 700, (262, 684))
    sole = blob(((600, 962), (640, 964), (662, 984), (654, 1002), (600, 1002)), tension=0.7)
    lit(painter, sole, _DUSKY, _SKIN, (-4, -5))
    skirt = blob(((480, 850), (560, 800), (590, 850), (612, 920), (634, 996), (580, 1004), (520, 1004), (500, 990),
        (514, 930)), tension=0.5)  # fmt: skip
    lit(painter, skirt, "#6A1420", look.DANGER, (-7, -6), shade="#33090F")
    for points in (((540, 880, 2), (556, 940, 7), (552, 996, 10)), ((572, 870, 2), (596, 940, 6), (604, 996, 9))):
        fill(painter, limb(points), "#33090F")
    foot = blob(((404, 958), (438, 958), (448, 984), (440, 1002), (392, 1004), (344, 1004), (336, 994), (358, 982),
        (388, 974)), tension=0.7)  # fmt: skip
    shin = blob(((382, 806), (424, 802), (452, 840), (456, 880), (438, 930), (438, 976), (404, 976), (398, 920),
        (386, 860)), tension=0.8)  # fmt: skip
    lit(painter, joined(shin, foot), _SKIN, _SKIN, (-6, -6), shade=_DUSKY, smooth=True)
    trunk = blob(((478, 560), (520, 552), (546, 590), (546, 660), (540, 716), (566, 770), (580, 840), (540, 880),
        (480, 860), (468, 790), (472, 720), (456, 660), (446, 616)), tension=0.7)  # fmt: skip
    lit(painter, trunk, look.OXBLOOD, look.DANGER, (-9, -7), shade="#33090F")
    thigh = blob(((540, 780), (580, 830), (564, 886), (500, 884), (430, 862), (392, 850), (372, 826), (384, 796),
        (416, 786), (470, 788)), tension=0.8)  # fmt: skip
    lit(painter, thigh, look.OXBLOOD, look.DANGER, (-8, -8), shade="#33090F")
    for points in (((398, 800, 2), (412, 822, 5), (404, 846, 2)), ((470, 862, 2), (520, 848, 6), (560, 806, 2)),
        ((486, 700, 2), (508, 730, 5), (532, 738, 2))):  # fmt: skip
        fill(painter, limb(points), "#33090F")
    within(painter, trunk, limb(((464, 742, 16), (510, 748, 18), (570, 734, 16))), look.SODIUM)
    _star_head(painter, t)
    arm(painter, ((514, 600), (542, 716), (430, 800)), 54, _SKIN, _SKIN, (-7, -6), skin=_SKIN)
    _jug(painter, 346, 806, (424, 796))


def _star_head(painter: QPainter, t: Tones) -> None:
    """Her head is bent over the jugs, her hair loose down her back."""
    with tilted(painter, 506, 540, -8):
        back = blob(((476, 424), (520, 410), (556, 440), (564, 500), (570, 570), (580, 640), (566, 720), (550, 696),
            (534, 736), (520, 660), (512, 600), (510, 540)), tension=0.8)  # fmt: skip
        lit(painter, back, "#463460", t.light, (7, -6), shade="#1C1430")
        strands(painter, [((530 + a * 0.4, 450), (546 + a * 0.6, 560), (546 + a, 680)) for a in (-14, 4, 20)],
            "#463460", t.light, 4)  # fmt: skip
        neck(painter, 500, 528, 44, 590, _SKIN)
        side(painter, 498, 482, 0.6, Face(_DUSKY, _SKIN, nose=Nose.SNUB, open=False, brow=6, stern=-0.5,
            lips="#B01828", smile=0.6), mirror=True)  # fmt: skip
        top = blob(((464, 450), (462, 428), (480, 410), (512, 404), (544, 420), (558, 456), (558, 510), (540, 548),
            (524, 520), (512, 488), (500, 458), (482, 444)), tension=0.8)  # fmt: skip
        lit(painter, top, "#463460", t.light, (-5, -6), shade="#1C1430", width=5)
        strands(painter, [((486 + a, 418), (520 + a, 430), (536 + a * 0.5, 520)) for a in (0, 14, 28)],
            "#463460", t.light, 4)  # fmt: skip


def _jug(painter: QPainter, x: float, y: float, hand: Point) -> None:
    """A jug on its side, its mouth at the left, the hand around its handle."""
    jug = blob(((-44, 60), (-56, 0), (-36, -50), (-26, -92), (-46, -112), (40, -104), (26, -84), (36, -50), (56, 0),
        (44, 60)), tension=0.7)  # fmt: skip
    handle = thick_line(((x + 20, y - 24), (x + 54, y - 46), (x + 88, y - 20), (x + 50, y + 8)), 1)
    for colour, width in ((BLACK, 22), (look.SODIUM, 12)):
        stroke(painter, handle, colour, width)
    lit(painter, placed(jug, x, y, 0.7, -100), look.SODIUM, look.BONE, (-7, -9), shade="#8C5A1E")
    fill(painter, placed(disc(-3, -106, 38, 9), x, y, 0.7, -104), BLACK)
    fist(painter, *hand, 50, 0.4, _SKIN)


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
    for x, y, wide in ((560, 300, 26), (540, 470, 34), (520, 250, 16), (576, 400, 14)):  # its seas
        fill(painter, disc(x, y, wide, wide * 0.8), mixed(BLACK, t.light, 0.44))
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
    howling_wolf(painter, 190, 1012, 1.12, "#4A3F4A", look.BONE)
    howling_wolf(painter, 512, 1012, 1.06, "#A29DA8", look.BONE, mirror=True)


def _sun(painter: QPainter, t: Tones) -> None:
    """Noon over a garden wall: a child rides a bicycle with no hands, and the sun smiles."""
    sky(painter, "#D08A1E", "#F2C860", 800)
    fill(painter, rays(400, 380, 200, 760, 28, 60, 4), t.light)
    clouds(painter, ((620, 560, 0.5), (90, 520, 0.5)), "#F6E2A8", look.BONE)
    glow(painter, 400, 350, 320, look.BONE, 0.4)
    rimmed(painter, disc(400, 350, 190), t.light, t.glow, 10)
    lit(painter, disc(400, 350, 168), look.BONE, look.BONE, (-13, -13), shade="#E6CE86", edge=t.glow, width=4)
    for way in (-1, 1):
        x = 400 + way * 70
        fill(painter, limb(((x - 46, 334, 5), (x, 304, 15), (x + 46, 334, 5))), BLACK)  # eyes that laugh
        fill(painter, limb(((x - 36, 274, 5), (x, 258, 10), (x + 36, 274, 5))), BLACK)
        fill(painter, disc(400 + way * 118, 396, 30, 22), t.light)
    fill(painter, limb(((396, 340, 6), (384, 388, 9), (408, 396, 8))), t.glow)
    fill(painter, blob(((326, 404), (400, 424), (474, 404), (450, 460), (400, 480), (350, 460)), tension=0.9), BLACK)
    fill(painter, blob(((344, 414), (400, 430), (456, 414), (446, 434), (400, 446), (354, 434)), tension=0.8),
        look.BONE)  # fmt: skip
    fill(painter, skyline(820, ((80, 150), (60, 230), (80, 110), (400, 0), (60, 190), (80, 120)), 0), BLACK)
    fill(painter, windows(100, 640, 1, 3, (24, 44), (14, 22)), t.glow)
    fill(painter, rect(0, 800, 700, 260), "#8C3A22")
    for y in range(806, 960, 30):
        for x in range(-30 + (y // 30) % 2 * 34, 700, 68):
            fill(painter, rect(x, y, 62, 24, 3), "#A8482A")
    fill(painter, rect(0, 792, 700, 14), look.BONE)
    for x, top in ((84, 740), (196, 700), (606, 716)):
        _sunflower(painter, t, x, top)
    fill(painter, rect(0, 958, 700, 100), t.light)
    fill(painter, polygon(((150, 1000), (590, 1000), (540, 1026), (210, 1026))), t.glow)
    _cyclist(painter)


def _sunflower(painter: QPainter, t: Tones, x: float, top: float) -> None:
    """A sunflower that looks over the wall."""
    fill(painter, limb(((x, top, 9), (x + 6, 960, 13))), mixed(BLACK, look.HORROR, 0.55))
    rimmed(painter, star(x, top, 54, 34, 12), t.light, BLACK, 4)
    fill(painter, disc(x, top, 25), "#5C3A1E")


def _cyclist(painter: QPainter) -> None:
    """The child, arms thrown wide, on a red bicycle."""
    for x in (252, 500):
        rimmed(painter, ring(x, 920, 94, 76), BLACK, look.BONE, 3)
        for i in range(6):
            dx, dy = 80 * cos(radians(i * 30)), 80 * sin(radians(i * 30))
            fill(painter, thick_line(((x - dx, 920 - dy), (x + dx, 920 + dy)), 4, round_ends=False), BLACK)
    leg = limb(((318, 790, 48), (420, 850, 38), (396, 936, 26)))
    lit(painter, leg, "#5A3A22", look.BONE, (5, -4), shade=BLACK, width=4)
    bicycle = joined(thick_line(((252, 920), (330, 812), (470, 800), (370, 920), (252, 920)), 15),
        thick_line(((370, 920), (318, 780)), 15), thick_line(((500, 920), (456, 750), (496, 724), (512, 740)),
        15))  # fmt: skip
    lit(painter, bicycle, look.OXBLOOD, look.DANGER, (3, -3), width=5)
    rimmed(painter, limb(((276, 778, 16), (350, 774, 22))), BLACK, look.BONE, 3)
    lit(painter, limb(((330, 770, 58), (430, 800, 44), (372, 900, 30))), "#2F4A6B", look.BONE, (6, -5), shade=BLACK)
    shoe = blob(((352, 900), (388, 896), (424, 916), (420, 930), (352, 930)), tension=0.6)
    lit(painter, shoe, look.BONE, look.BONE, (4, -4), width=5)
    body = bust(340, 644, 136, 806, waist=0.84)
    lit(painter, body, look.BONE, look.BONE, (5, -5), shade=look.MUTED)
    for joints in (((386, 678), (476, 664), (556, 596)), ((294, 678), (206, 664), (126, 600))):
        arm(painter, joints, 54, look.BONE, look.BONE, (4, -5), skin="#E2B58A", body=body)
    for y in (676, 712, 748, 784):
        within(painter, body, thick_line(((270, y + 6), (410, y)), 15, round_ends=False), look.OXBLOOD)
    palm(painter, 586, 566, 52, 0.46, "#E2B58A")
    palm(painter, 96, 570, -52, 0.46, "#E2B58A", mirror=True)
    front(painter, 352, 580, 0.54, Face("#B07A4A", "#E2B58A", nose=Nose.SNUB, stern=-0.4, brow=5,
        brow_colour="#8C4A1E", jaw=0,
        mouth=Mouth.LAUGH))  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((352 + way * 34, 548), (352 + way * 48, 556), (352 + way * 46, 596), (352 + way * 36, 584)))
        lit(painter, tuft, "#B5642A", look.SODIUM, (4, -4), width=4)
        for dx, dy in ((18, 4), (26, 0), (22, 9)):
            fill(painter, disc(352 + way * dx, 594 + dy, 2.6), "#A8603A")
    cap = blob(((302, 556), (300, 510), (350, 480), (400, 510), (404, 552), (440, 556), (436, 570), (380, 556),
        (340, 550)), tension=0.8)  # fmt: skip
    lit(painter, cap, look.OXBLOOD, look.DANGER, (6, -6), shade="#33090F")


SCENES = (_star, _moon, _sun)
"""Scenes 17 to 19, each painting 30 … 670 across and 30 … 1020 down."""
