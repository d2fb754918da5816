"""The Knight of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, front
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A courier on a motorcycle comes at us through the rain, his lamp full on, the blade up, his teeth set."""
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
