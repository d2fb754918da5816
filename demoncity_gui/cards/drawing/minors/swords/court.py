"""The four people who live by the swords."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.minors.swords.judge import queen
from demoncity_gui.cards.drawing.minors.swords.surgeon import king
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import (
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
    sky(painter, "#080C1C", "#4C5470", 1000)
    fill(painter, disc(190, 390, 220), look.BONE)
    glow(painter, 190, 390, 340, look.BONE, 0.3)
    clouds(painter, ((560, 150, 1.0), (700, 500, 1.0)), "#1E253C", look.BONE)
    clouds(painter, ((640, 740, 0.9), (40, 800, 1.2)), "#232A44", look.BONE)
    for x, y, turn, size in ((90, 330, -16, 1.1), (330, 250, 12, 0.8), (420, 150, -8, 0.6)):
        gull = blob(((-50, -16), (-16, -20), (0, 4), (16, -20), (50, -16), (14, 0), (0, 18), (-14, 0)))
        fill(painter, placed(gull, x, y, size, turn), BLACK)
    city(painter, 1100, "#2C3654", None, tall=330, seed=9)
    city(painter, 1120, "#10131F", look.SODIUM, tall=240, seed=22, edge=look.BONE)
    for y, x, long in ((190, 20, 150), (420, 20, 90), (640, 560, 130), (880, 560, 130)):  # the wind
        fill(painter, limb(((x, y, 2), (x + long * 0.5, y - 6, 6), (x + long, y, 2))), "#C8CAD4")
    with tilted(painter, 300, 1130, 3):
        _cadet(painter)
    gloom(painter, 400, 480, 480, 0.4)


def _cadet(painter: QPainter) -> None:
    """A girl of fifteen, a coat too big for her, hair and scarf streaming; both hands on the hilt before her."""
    blue, dark, skin = "#274072", "#090E20", "#F0CDA8"
    painter.save()  # the wind comes from where she looks
    painter.translate(590, 0)
    painter.scale(-1, 1)
    scarf = blob(((300, 640), (220, 610), (150, 660), (80, 620), (0, 650), (-10, 730), (70, 700), (150, 740), (250,
        710), (330, 720)), tension=0.8)  # fmt: skip
    lit(painter, scarf, look.OXBLOOD, look.DANGER, (4, -10), shade="#22060A")
    tails = blob(((150, 880), (60, 930), (-20, 920), (10, 1000), (-20, 1060), (90, 1060), (110, 1180), (520, 1180),
        (480, 880)), tension=0.7)  # fmt: skip
    lit(painter, tails, mixed(BLACK, blue, 0.6), look.BONE, (6, -9), shade=dark)
    painter.restore()
    coat = blob(((140, 1180), (160, 960), (120, 830), (134, 740), (196, 684), (290, 660), (390, 684), (448, 740), (452,
        860), (420, 970), (450, 1180)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, look.BONE, (-13, -9), shade=dark)
    night = blob(((330, 700), (460, 690), (480, 860), (440, 960), (480, 1190), (300, 1190), (352, 1000), (310, 860)),
        tension=0.6)  # fmt: skip
    night = joined(night, limb(((206, 724, 60), (300, 764, 64), (400, 720, 60))))  # what the scarf throws
    within(painter, coat, night, mixed(BLACK, blue, 0.4))
    fill(painter, ink(((320, 700, 3), (340, 860, 9), (330, 1160, 6))), dark)
    for y in (800, 890, 1060):
        rimmed(painter, joined(disc(286, y, 15), disc(386, y, 15)), look.BRASS, BLACK, 4)
    lit(painter, limb(((146, 976, 40), (310, 1000, 42), (436, 976, 40))), "#4A2E1C", look.BONE, (0, -7), width=5)
    lit(painter, rect(300, 970, 60, 56, 8), look.BRASS, look.BONE, (4, -5), width=5)
    neck(painter, 292, 590, 78, 690, skin)
    for wound in (((196, 700, 50), (290, 730, 56), (390, 690, 48)), ((212, 662, 46), (292, 694, 50), (370, 656, 44))):
        lit(painter, limb(wound), look.OXBLOOD, look.DANGER, (-6, -8), shade="#22060A")
    painter.save()
    painter.translate(594, 0)
    painter.scale(-1, 1)
    with tilted(painter, 300, 640, 4):
        _cadets_head(painter, skin)
    painter.restore()
    arm(painter, ((420, 760), (586, 930), (572, 828)), 108, mixed(BLACK, blue, 0.7), look.BONE, (-8, -8),
        cuff=look.OXBLOOD, skin=skin, body=coat)  # fmt: skip
    lit(painter, limb(((588, 876, 68), (600, 924, 84))), look.OXBLOOD, look.DANGER, (-5, -6), shade="#22060A", width=5)
    sword(painter, 560, 760, 600, -3, 2.3, grip=236)
    fist(painter, 563, 812, -15, 0.88, skin, towards=(-0.8, -0.6))
    arm(painter, ((186, 776), (318, 950), (494, 770)), 122, blue, look.BONE, (-10, -8), cuff=look.OXBLOOD, skin=skin,
        body=coat)  # fmt: skip
    fist(painter, 556, 704, 8, 0.88, skin, mirror=True, thumb=False, towards=(-0.8, -0.6))


def _cadets_head(painter: QPainter, skin: str) -> None:
    """Freckled, jaw set, a cap that is too big pulled down on hair that the wind has."""
    red, deep = "#B0501E", "#32120A"
    painter.save()
    painter.translate(-92, 12)
    fly = blob(((330, 440), (260, 420), (200, 446), (60, 384), (120, 470), (-6, 486), (110, 536), (50, 616), (200,
        580), (230, 630), (330, 600), (400, 560)), tension=0.6)  # fmt: skip
    lit(painter, fly, red, look.SODIUM, (5, -9), shade=deep)
    strands(painter, [((340, 460 + a), (240, 450 + a), (130 + a * 0.5, 470 + a)) for a in (0, 34, 68, 100)],
        red, look.SODIUM, 12)  # fmt: skip
    turned(painter, 392, 500, 1.14, Face("#A8705C", skin, nose=Nose.SNUB, stern=0.9, brow=10, brow_colour="#6B2A10",
        jaw=0.2, gaze=0.9, smile=-0.3, lid=0.05))  # fmt: skip
    fill(painter, joined(*(disc(x, y, 4) for x, y in ((392, 528), (408, 536), (380, 540), (446, 532)))), "#A8705C")
    fringe = blob(((466, 450), (474, 400), (440, 362), (380, 350), (316, 376), (290, 440), (296, 520), (316, 560),
        (326, 500), (344, 450), (380, 424), (400, 440), (430, 412)), tension=0.7)  # fmt: skip
    lit(painter, fringe, red, look.SODIUM, (7, -8), shade=deep)
    strands(painter, [((450 - a, 400 + a * 0.2), (370 - a * 0.6, 380 + a * 0.5), (310, 470 + a)) for a in (0, 22,
        44)], red, look.SODIUM, 10)  # fmt: skip
    glaze(painter, blob(((386, 424), (464, 408), (470, 452), (436, 446), (396, 462)), tension=0.5), BLACK, 0.4)
    cap = blob(((280, 426), (282, 356), (350, 316), (436, 326), (490, 384), (480, 416), (400, 384), (330, 392)),
        tension=0.8)  # fmt: skip
    lit(painter, cap, "#1E2E5A", look.BONE, (8, -9), shade="#090E20")
    rimmed(painter, blob(((410, 392), (486, 392), (540, 424), (486, 428), (426, 412)), tension=0.7), "#0C0A10",
        look.BONE, 3)  # fmt: skip
    rimmed(painter, star(420, 360, 22, 9), look.BRASS, BLACK, 3)
    painter.restore()


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
