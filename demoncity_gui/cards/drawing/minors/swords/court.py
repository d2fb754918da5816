"""The four people who live by the swords."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.minors.swords.judge import queen
from demoncity_gui.cards.drawing.minors.swords.surgeon import king
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """A cadet high over the city in a storm, the great blade up before her in both hands, eyes on what comes."""
    sky(painter, "#060A18", "#3C4462", 1000)
    fill(painter, disc(170, 400, 250), look.BONE)
    glow(painter, 170, 400, 380, look.BONE, 0.3)
    clouds(painter, ((600, 170, 1.0), (700, 520, 1.0)), "#1A2036", look.BONE)
    clouds(painter, ((660, 760, 0.9), (20, 760, 1.1)), "#1A2036", look.BONE)
    for x, y, turn, size in ((96, 300, -16, 1.1), (300, 214, 12, 0.7)):
        gull = blob(((-50, -16), (-16, -20), (0, 4), (16, -20), (50, -16), (14, 0), (0, 18), (-14, 0)))
        fill(painter, placed(gull, x, y, size, turn), BLACK)
    city(painter, 1100, "#222A44", None, tall=330, seed=9)
    city(painter, 1120, "#0C0F1A", look.SODIUM, tall=240, seed=22, edge=look.BONE)
    for y, x, long in ((170, 20, 170), (520, 20, 60), (860, 560, 130)):  # the wind
        fill(painter, limb(((x, y, 2), (x + long * 0.5, y - 6, 6), (x + long, y, 2))), "#C8CAD4")
    _cadet(painter)
    gloom(painter, 380, 470, 470, 0.45)


def _cadet(painter: QPainter) -> None:
    """A girl of fifteen in a cadet's coat, hair and scarf streaming; both hands close one over the other on the hilt.

    Head 1 is 195; shoulders 1.5; the near arm 1.1 and 1.35, the far one 1.45 and, as it comes at us, 0.9.
    """
    blue, dark, skin, lamp = "#22386A", "#070B18", "#F0CDA8", (-12, -7)
    for flown in (((330, 640), (420, 690), (520, 690), (600, 760), (660, 740), (690, 800), (610, 830), (500, 770), (400,
            760), (320, 700)), ((320, 600), (400, 560), (480, 610), (560, 590), (640, 640), (700, 610), (690, 690),
            (620, 710), (540, 670), (440, 690), (340, 660))):  # fmt: skip
        lit(painter, blob(flown, tension=0.8), look.OXBLOOD, look.DANGER, (-3, -8), shade="#22060A")
    coat = blob(((150, 1180), (176, 1060), (182, 960), (156, 840), (130, 730), (150, 664), (216, 626), (290, 612), (364,
        622), (424, 656), (446, 720), (430, 850), (408, 960), (436, 1070), (480, 1180)), tension=0.6)  # fmt: skip
    lit(painter, coat, blue, look.BONE, lamp, shade=dark)
    night = blob(((330, 600), (470, 600), (500, 860), (500, 1190), (330, 1190), (350, 1010), (316, 930), (352, 820),
        (330, 720)), tension=0.5)  # fmt: skip
    within(painter, coat, night, dark)
    fill(painter, joined(ink(((296, 660, 3), (304, 840, 7), (300, 960, 4))), ink(((304, 1000, 3), (300, 1080, 9), (280,
        1180, 5)))), BLACK)  # fmt: skip
    for y in (760, 850, 1060):
        rimmed(painter, joined(disc(258, y, 13), disc(350, y, 13)), look.BRASS, BLACK, 4)
    lit(painter, limb(((184, 962, 34), (300, 984, 36), (408, 958, 34))), "#4A2E1C", look.BONE, (0, -6), width=5)
    lit(painter, rect(272, 960, 54, 46, 7), look.BRASS, look.BONE, (-4, -5), width=5)
    neck(painter, 280, 530, 70, 630, skin)
    for wound in (((204, 634, 36), (276, 672, 44), (356, 628, 36)), ((222, 606, 32), (280, 634, 36), (340, 600, 32))):
        lit(painter, limb(wound), look.OXBLOOD, look.DANGER, (-5, -7), shade="#22060A")
    painter.save()
    painter.translate(262, 446)
    painter.rotate(-5)
    painter.scale(-1.1, 1.1)
    _cadets_head(painter, skin)
    painter.restore()
    _cadets_arms(painter, coat, blue, skin)


def _cadets_arms(painter: QPainter, coat: QPainterPath, blue: str, skin: str) -> None:
    """The far arm's elbow under its hand, the near forearm across the breast; both close on the hilt."""
    lamp, west = (-9, -7), (-0.8, -0.6)
    arm(painter, ((414, 694), (486, 930), (500, 790)), 80, mixed(BLACK, blue, 0.36), look.BONE, (-5, -5),
        cuff=look.BRASS, skin=skin, body=coat)  # fmt: skip
    fore = blob(((480, 800), (522, 800), (532, 862), (524, 924), (496, 968), (464, 936), (460, 868)), tension=0.6)
    lit(painter, fore, mixed(BLACK, blue, 0.66), look.BONE, (-6, -5), shade="#070B18", width=5)
    lit(painter, rect(470, 782, 62, 24, 8), look.BRASS, look.BONE, (-4, -4), width=4)
    arm(painter, ((170, 692), (256, 884), (436, 684)), 88, blue, look.BONE, lamp, cuff=look.BRASS, skin=skin,
        body=coat)  # fmt: skip
    for x, turn in ((168, -30), (404, 24)):
        lit(painter, placed(rect(-44, -13, 88, 26, 12), x, 656, 1, turn), look.BRASS, look.BONE, (-4, -5), width=5)
    with grip(painter, 480, 714, -4, 0.84, skin, across=38, towards=west), grip(painter, 491, 616, 20, 0.86, skin,
            across=58, mirror=True, towards=west):  # fmt: skip
        sword(painter, 485, 662, 580, 6, 2.3, grip=212)


def _lock(root: Point, bend: Point, tip: Point, wide: float) -> QPainterPath:
    """A lock of hair, a scarf's end: so wide at its root, bent, running out in a point."""
    dx, dy = along((0, 0), (tip[0] - root[0], tip[1] - root[1]), wide / 2 / math.dist(root, tip))
    path = QPainterPath(QPointF(root[0] - dy, root[1] + dx))
    path.quadTo(bend[0] - dy * 1.2, bend[1] + dx * 1.2, *tip)
    path.quadTo(bend[0] + dy, bend[1] - dx, root[0] + dy, root[1] - dx)
    path.closeSubpath()
    return path


def _cadets_head(painter: QPainter, skin: str) -> None:
    """Freckled and wide awake, bare-headed: all her hair streams away from what she looks at. Around (0, 0)."""
    red, deep = "#B0501E", "#32120A"
    for root, bend, tip, wide in (((-56, 50), (-110, 70), (-190, 150), 40), ((-40, -96), (-110, -170), (-230,
            -150), 50), ((-66, 30), (-150, 20), (-290, 100), 54), ((-30, -110), (-90, -140), (-160, -176), 34), ((-66,
            -64), (-170, -120), (-300, -70), 64), ((-78, -10), (-160, -50), (-330, 24), 74)):  # fmt: skip
        lit(painter, _lock(root, bend, tip, wide), red, look.SODIUM, (4, -7), shade=deep, width=5)
    strands(painter, [((-80, y), (-170, y - 50 + a), (-270, a)) for y, a in ((-72, -62), (-56, -54), (-22, 0), (0, 24),
        (26, 74), (40, 86))], red, look.SODIUM, 9)  # fmt: skip
    turned(painter, 0, 0, 1, Face("#B07A64", skin, nose=Nose.SNUB, young=True, stern=0.5, brow=10,
        brow_colour="#6B2A10", gaze=0.85, smile=0.35, lid=-0.1, arch=0.4, iris="#3E6A5A"))  # fmt: skip
    fill(painter, joined(*(disc(x, y, 3.2) for x, y in ((-6, 26), (8, 32), (-14, 36), (2, 42), (56, 30)))), "#A8705C")
    mass = blob(((62, -62), (76, -84), (60, -112), (20, -134), (-36, -130), (-84, -96), (-104, -44), (-98, 10), (-76,
        44), (-66, 28), (-74, 0), (-62, -28), (-46, -24), (-44, -46), (-24, -70), (10, -84), (40, -82)),
        tension=0.7)  # fmt: skip
    lit(painter, mass, red, look.SODIUM, (6, -8), shade=deep)
    strands(painter, [((56 - a, -90 - a * 0.1), (-10 - a * 0.4, -116 + a * 0.6), (-88, -70 + a * 1.1)) for a in (0, 14,
        28, 42, 56)], red, look.SODIUM, 9)  # fmt: skip
    for root, bend, tip, wide in (((50, -84), (46, -50), (14, -44), 22), ((26, -88), (8, -54), (-26, -40), 24)):
        rimmed(painter, _lock(root, bend, tip, wide), red, BLACK, 3)


def knight(painter: QPainter, t: Tones) -> None:
    """A courier head on through the rain, lamp full in our eyes, blade up, teeth set, never mind the lights."""
    sky(painter, "#080B18", "#56607F", 640)
    clouds(painter, ((560, 200, 0.9), (120, 300, 0.8), (640, 400, 0.7)), "#252C44", "#98A4C0")
    city(painter, 640, "#2C344C", look.SODIUM, tall=240, seed=34, left=200, right=520)
    for way in (-1, 1):  # the street's two sides, that run to one point
        wall = polygon(((350 + way * 110, 400), (350 + way * 400, -60), (350 + way * 400, 1000), (350 + way * 110,
            640)))  # fmt: skip
        lit(painter, wall, "#0E1019", "#7C86A0", (-way * 5, -3), width=4)
        panes = [polygon(((350 + way * (a + 10), 420 + r * 70 - (a - 110) * 1.1 * (1 - r / 3.4)), (350 + way * (a + 44),
            420 + r * 70 - (a - 76) * 1.1 * (1 - r / 3.4)), (350 + way * (a + 44), 456 + r * 70 - (a - 76) * 1.0
            * (1 - r / 3)), (350 + way * (a + 10), 456 + r * 70 - (a - 110) * 1.0 * (1 - r / 3)))) for a in (130, 190,
            256) for r in range(3) if (a + r) % 4 != 1]  # fmt: skip
        fill(painter, joined(*panes), look.SODIUM)
    fill(painter, polygon(((240, 636), (460, 636), (1000, 1200), (-300, 1200))), "#2A2C36")
    for way in (-1, 1):
        fill(painter, polygon(((350 + way * 26, 640), (350 + way * 34, 640), (350 + way * 330, 1200), (350 + way * 250,
            1200))), "#6E7486")  # fmt: skip
    glow(painter, 330, 780, 420, look.SODIUM, 0.5)
    for x, y, long in ((60, 900, -70), (40, 1010, -90), (610, 930, 70), (640, 1030, 90), (180, 1040, -60), (500, 1050,
        70)):  # fmt: skip
        fill(painter, limb(((x, y, 3), (x + long, y - 40, 13))), mixed(BLACK, look.BONE, 0.8))  # spray
    with tilted(painter, 332, 1090, -9):  # he leans, as one must at that speed
        painter.translate(66, 0)
        _charging(painter)
        _motorcycle(painter)
    for k in range(26):  # rain that comes at us out of one point
        angle, near = k * 2.4, 250 + (k * 83) % 330
        right, down = math.cos(angle), math.sin(angle)
        start = (350 + near * right, 520 + near * 1.2 * down)
        fill(painter, limb(((*start, 2), (start[0] + 34 * right, start[1] + 40 * down, 5))), "#C8CCD8")
    gloom(painter, 330, 520, 450, 0.45)


def _motorcycle(painter: QPainter) -> None:
    """The machine from ahead: tank, bar, lamp, the fork, and the wheel that throws the water aside."""
    rim = "#E8E0D0"
    tank = blob(((270, 760), (280, 690), (332, 664), (384, 690), (394, 760), (332, 790)), tension=0.8)
    lit(painter, tank, look.OXBLOOD, look.DANGER, (6, -9), shade="#33090F")
    for way in (-1, 1):
        pot = joined(*(rect(332 + way * 96 - 46, y, 92, 13, 6) for y in (846, 864, 882, 900)))
        lit(painter, pot, look.MUTED, rim, (0, -4), shade="#4A4652", width=4)
    lit(painter, disc(332, 960, 54, 148), "#1B1A22", rim, (4, -6), shade=BLACK)
    tread = joined(*(limb(((290, y, 3), (332, y + 12, 7), (374, y, 3))) for y in range(868, 1096, 26)))
    within(painter, disc(332, 960, 54, 148), tread, "#4A4E5C")
    guard = blob(((262, 900), (270, 846), (332, 822), (394, 846), (402, 900), (380, 876), (332, 864), (284, 876)),
        tension=0.8)  # fmt: skip
    lit(painter, guard, look.OXBLOOD, look.DANGER, (4, -7), shade="#33090F")
    for x in (262, 402):
        lit(painter, thick_line(((x, 720), (x, 970)), 22), look.BONE, look.BONE, (5, 0), shade=look.MUTED, width=5)
    lit(painter, limb(((130, 738, 18), (210, 716, 22), (332, 706, 24), (454, 716, 22), (540, 740, 18))), look.MUTED,
        rim, (0, -5), shade="#4A4652", width=5)  # fmt: skip
    for x, y in ((150, 660), (500, 664)):
        lit(painter, joined(disc(x, y, 34, 24), limb(((x, y + 16, 8), (x + (332 - x) * 0.3, 720, 8)))), "#3A3844", rim,
            (4, -4), width=5)  # fmt: skip
    lit(painter, disc(332, 776, 84), look.MUTED, rim, (5, -8), shade="#4A4652")
    fill(painter, disc(332, 776, 66), "#FFE9B0")
    fill(painter, disc(332, 776, 46), look.BONE)
    glow(painter, 332, 776, 190, "#FFE9B0", 0.6)
    fill(painter, placed(star(0, 0, 190, 9, 4), 332, 776), "#FFF4D0")
    for x, turn in ((150, -18), (520, 14)):
        lit(painter, limb(((x - 26, 740, 26), (x + 26, 734, 26))), "#17161D", rim, (0, -4), width=4)
        if x < 300:
            lit(painter, limb(((128, 716, 60), (104, 704, 74))), "#5C4028", rim, (5, -7), shade="#1E130A", width=5)
            fist(painter, x + 8, 738, 90 + turn, 0.8, "#8C6A4A", thumb=False)


def _charging(painter: QPainter) -> None:
    """Who rides it: crouched over the bars, a red scarf on the wind, one fist at the bar, one with the blade up."""
    leather, dark, rim, skin = "#3E4766", "#131724", "#E8E0D0", "#E2B894"
    scarf = blob(((300, 500), (200, 440), (120, 470), (40, 400), (60, 480), (10, 540), (110, 560), (210, 540), (300,
        570)), tension=0.8)  # fmt: skip
    lit(painter, scarf, look.OXBLOOD, look.DANGER, (4, -9), shade="#33090F")
    for way in (-1, 1):
        lit(painter, limb(((330 + way * 60, 740, 110), (330 + way * 150, 830, 92), (330 + way * 128, 960, 64))),
            leather, rim, (way * 6, -8), shade=dark)  # fmt: skip
        knee = blob(((-44, -30), (0, -52), (44, -30), (38, 30), (0, 46), (-38, 30)), tension=0.8)
        lit(painter, placed(knee, 330 + way * 148, 826), "#262B3E", rim, (way * 5, -6), shade=BLACK, width=5)
        boot = blob(((-36, -70), (36, -70), (40, 0), (50, 40), (-50, 40), (-40, 0)), tension=0.5)
        lit(painter, placed(boot, 330 + way * 126, 990), "#17161D", rim, (way * 5, -5), shade=BLACK)
    trunk = blob(((182, 620), (210, 550), (280, 516), (380, 516), (452, 550), (482, 620), (440, 720), (400, 800), (260,
        800), (222, 720)), tension=0.7)  # fmt: skip
    lit(painter, trunk, leather, rim, (8, -12), shade=dark)
    night = blob(((150, 560), (270, 530), (322, 640), (300, 720), (330, 810), (150, 830)), tension=0.5)
    within(painter, trunk, night, dark)
    for points in (((250, 590, 3), (290, 660, 9), (300, 740, 4)), ((420, 590, 3), (376, 660, 9), (366, 740, 4))):
        fill(painter, limb(points), dark)
    fill(painter, limb(((332, 580, 5), (332, 760, 7))), dark)
    wound = limb(((262, 530, 44), (332, 560, 50), (404, 528, 44)))
    lit(painter, wound, look.OXBLOOD, look.DANGER, (5, -8), shade="#33090F")
    front(painter, 332, 446, 0.98, Face("#8C6A5A", skin, stern=1.7, brow=14, jaw=0.9, mouth=Mouth.SHOUT, gaze=0.1,
        nose=Nose.HOOKED), mirror=True)  # fmt: skip
    helmet = blob(((226, 450), (222, 380), (256, 310), (332, 278), (408, 310), (442, 380), (438, 450), (424, 530), (398,
        536), (404, 440), (392, 404), (332, 396), (272, 404), (260, 440), (266, 536), (240, 530)),
        tension=0.7)  # fmt: skip
    lit(painter, helmet, "#2A2836", rim, (8, -10), shade=BLACK)
    lit(painter, blob(((236, 380), (266, 340), (332, 326), (398, 340), (428, 380), (390, 398), (332, 388), (274, 398)),
        tension=0.7), look.SODIUM, look.BONE, (4, -7), shade="#8C5A1E", width=6)  # fmt: skip
    fill(painter, joined(limb(((320, 288, 12), (318, 322, 14))), limb(((344, 288, 12), (346, 322, 14)))), look.OXBLOOD)
    sword(painter, 636, 344, 390, -42, 2.4, grip=100)
    arm(painter, ((446, 590), (602, 530), (640, 396)), 104, leather, rim, (7, -9), cuff=look.OXBLOOD, skin="#2A2836",
        body=trunk)  # fmt: skip
    lit(painter, limb(((624, 404, 74), (616, 452, 98))), "#5C4028", rim, (5, -7), shade="#1E130A", width=5)
    fist(painter, 640, 346, -30, 0.94, "#8C6A4A")
    arm(painter, ((218, 596), (76, 664), (146, 734)), 104, leather, rim, (7, -9), cuff=look.OXBLOOD, skin="#2A2836",
        body=trunk)  # fmt: skip
    for x, turn in ((206, -36), (470, -22)):  # padded shoulders
        pad = blob(((-70, 14), (-54, -20), (0, -36), (54, -20), (70, 14), (46, 28), (0, 32), (-46, 28)), tension=0.8)
        lit(painter, placed(pad, x, 570, 0.9, turn), "#2C334E", rim, (5, -9), shade=BLACK, width=4)
        seams = joined(*(limb(((-44, y, 2), (0, y - 12, 5), (44, y, 2))) for y in (-10, 10)))
        fill(painter, placed(seams, x, 570, 0.9, turn), "#565E7C")


SCENES: Final = (page, knight, queen, king)
