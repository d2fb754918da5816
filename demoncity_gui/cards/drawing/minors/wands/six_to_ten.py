"""The wands from the six to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def six(painter: QPainter, t: Tones) -> None:
    """She won, and rides home out of the roof of a cab with a wreath on; the street holds its matches up for her."""
    sky(painter, "#1C1840", "#B0584A", 800)
    fill(painter, rays(350, 560, 170, 760, 26, 70, 4), mixed(BLACK, t.light, 0.58))
    city(painter, 900, "#2B1814", look.SODIUM, tall=760, seed=14, right=190, edge=t.light)
    city(painter, 900, "#2B1814", look.SODIUM, tall=800, seed=23, left=520, edge=t.light)
    glow(painter, 350, 480, 340, look.SODIUM, 0.5)
    for number in range(26):  # paper from the windows
        x, y = 250 + (number * 137) % 400, 40 + (number * 89) % 300
        fill(painter, placed(rect(-9, -5, 18, 10), x, y, 1, number * 41), (look.BONE, look.SODIUM,
            look.DANGER)[number % 3])  # fmt: skip
    for x, foot, turn, skin in ((96, 770, -3, "#F0D4BC"), (562, 900, 3, "#8C5A3A"), (618, 780, 4, "#E2B58A")):
        match(painter, x, foot, 370, turn, 2, 0.5)
        arm(painter, ((x + 6, foot + 200), (x + 8, foot + 90), (x, foot - 30)), 58, "#4A3A5C", t.light, (8, -4),
            skin=skin)  # fmt: skip
        fist(painter, x, foot - 64, turn, 0.46, skin)
    _winner(painter, t)
    _cab(painter)
    for x, tone in ((196, "#3A2218"), (346, "#6B2E1A"), (500, "#17110F")):  # the street, from behind
        lit(painter, joined(disc(x, 1044, 52, 60), disc(x - 54, 1056, 12, 18), disc(x + 54, 1056, 12, 18)), tone,
            look.SODIUM, (-4, -7), shade=BLACK)  # fmt: skip
    for x, turn, skin in ((66, 2, "#E2B58A"), (634, -2, "#8C5A3A")):
        match(painter, x, 1100, 400, turn, 2)
        arm(painter, ((x, 1260), (x, 1160), (x, 1040)), 78, "#2F5A52", t.light, (9, -4), skin=skin)
        fist(painter, x, 1010, turn, 0.56, skin)


def seven(painter: QPainter, t: Tones) -> None:
    """One man at the top of the fire stairs with one match, six from below; he has the height."""
    bricks(painter, 0, -150, 700, 1250, "#33304A", look.SODIUM)
    for x, y in ((250, 40), (60, 420)):
        rimmed(painter, rect(x, y, 110, 160), mixed(BLACK, look.SODIUM, 0.75), BLACK, 10)
        fill(painter, joined(rect(x + 50, y, 9, 160), rect(x, y + 76, 110, 9)), BLACK)
    glow(painter, 300, 300, 330, look.SODIUM, 0.55)
    glow(painter, 350, 960, 420, look.SODIUM, 0.5)
    for number in range(3):
        left, y = 330 - number * 70, 724 + number * 96
        lit(painter, polygon(((left, y), (720, y), (720, y + 100), (left, y + 100))), ("#5A3A2A", "#4A2E22",
            "#3A241B")[number], look.SODIUM, (4, -12), width=5)  # fmt: skip
    painter.save()
    painter.translate(-30, 0)
    for points, tone in ((((520, 530, 92), (640, 610, 72), (646, 700, 46)), "#2F3A4E"), (((500, 530, 96),
        (410, 600, 76), (414, 700, 50)), "#4E607E")):  # fmt: skip
        lit(painter, limb(points), tone, look.SODIUM, (-9, -5), shade="#161C26")
    for x, way in ((414, -1), (646, 1)):
        shoe = blob(((-22, -26), (20, -26), (62, -4), (66, 14), (-22, 14)), tension=0.6)
        lit(painter, placed(shoe, x, 712, 1, 0, mirror=way < 0), "#2B1A14", look.SODIUM, (-5, -4))
    shirt = blob(((430, 340), (490, 290), (570, 300), (620, 360), (596, 550), (460, 550), (440, 450)), tension=0.6)
    lit(painter, shirt, "#4E7A6A", look.SODIUM, (-11, -7), shade="#1B2E28")
    for x in (486, 556):
        within(painter, shirt, limb(((x, 270, 16), (x + (520 - x) * 0.4, 560, 16))), "#6B3A1E")
    lit(painter, rect(454, 524, 146, 26, 8), "#5A3A1E", look.SODIUM, (-3, -4), width=4)
    rimmed(painter, limb(((510, 270, 54), (520, 320, 64))), mixed(BLACK, t.light, 0.5), BLACK, 4)
    side(painter, 502, 216, 0.78, Face(mixed(BLACK, t.light, 0.5), "#E2B58A", stern=1, brow=12, jaw=0.9, smile=-1),
        mirror=True)  # fmt: skip
    beard = blob(((442, 246), (456, 262), (500, 252), (512, 220), (532, 240), (504, 296), (466, 296)))
    lit(painter, beard, "#8C4A24", look.SODIUM, (-4, -4), shade="#3A1C0E")
    hair(painter, 502, 216, 0.78, Cut.SIDE_SHORT, "#8C4A24", look.SODIUM, mirror=True)
    match(painter, 634, 566, 470, -47, 2.4, 0)
    arm(painter, ((572, 370), (640, 470), (584, 500)), 70, "#4E7A6A", look.SODIUM, (-8, -6), skin="#E2B58A", body=shirt)
    fist(painter, 556, 494, -47, 0.6, "#E2B58A")
    arm(painter, ((472, 360), (392, 470), (424, 410)), 70, "#4E7A6A", look.SODIUM, (-8, -6), skin="#E2B58A", body=shirt)
    fist(painter, 442, 388, -47, 0.6, "#E2B58A")
    painter.restore()
    skins = ("#F0D4BC", "#8C5A3A", "#E2B58A", "#6B4228", "#C98F5E", "#F0D4BC")
    sleeves = ("#7A4A3E", "#4B5E7E", "#8C5A2A", "#5A5A76", "#8C6A4A", "#4A746A")
    places = ((84, 1060, 8, 400), (192, 1090, 4, 350), (298, 1066, 8, 330), (404, 1096, -2, 320),
        (510, 1076, -6, 340), (618, 1096, -8, 340))  # fmt: skip
    for (x, foot, turn, height), sleeve, skin in zip(places, sleeves, skins, strict=True):
        match(painter, x, foot, height, turn, 2, 0)
        arm(painter, ((x - turn * 3, 1230), (x - turn, 1130), (x, foot - 50)), 84, sleeve, t.light, (-8, -5), skin=skin)
        fist(painter, x + turn, foot - 92, turn, 0.56, skin)


def eight(painter: QPainter, t: Tones) -> None:
    """Eight of them thrown from the bridge at once: a few seconds in which everything is on its way."""
    sky(painter, "#0C1028", "#7A384A", 960)
    clouds(painter, ((470, 60, 0.8), (120, 470, 0.8), (600, 520, 0.7)), "#2A2440", t.light)
    city(painter, 970, "#4A2E42", None, tall=330, seed=31)
    city(painter, 970, "#1B1010", look.SODIUM, tall=230, seed=17)
    fill(painter, rect(0, 960, 700, 240), mixed(BLACK, t.light, 0.36))
    hatch(painter, rect(0, 960, 700, 240), Hatch.WAVES, t.light, pitch=34, width=5)
    # The first are nearest to whom they are thrown at, and to us.
    heads = ((474, 96, 0.62), (610, 222, 0.86), (366, 262, 0.74), (560, 396, 1.04), (232, 474, 0.72),
        (446, 560, 1.06), (604, 680, 1.16), (306, 750, 0.98))  # fmt: skip
    for x, y, size in heads:
        trail = ((-190, 66), (-176, 98), (-560, 268)), ((-186, 72), (-178, 90), (-400, 184))
        for points, colour, share in zip(trail, (t.light, look.SODIUM), (0.4, 0.9), strict=True):
            glaze(painter, polygon([(x + a * size, y + b * size) for a, b in points]), colour, share)
    for x, y, size in heads:
        match(painter, x - 176 * size, y + 80 * size, 272 * size, 66, 1.25)
    for x, y, wide in ((90, 1010, 60), (230, 1050, 84), (420, 1000, 70), (560, 1060, 90), (330, 1090, 64)):
        fill(painter, joined(rect(x, y, wide, 9, 4), rect(x + 14, y + 16, wide * 0.6, 7, 3)), look.SODIUM)
    girder = joined(thick_line(((-20, 1090), (720, 940)), 30), thick_line(((-20, 960), (720, 810)), 12))
    for number in range(8):
        x = number * 100
        girder = joined(girder, thick_line(((x, 1080 - x * 0.2), (x + 60, 945 - x * 0.2), (x + 100, 1060 - x * 0.2)),
            9))  # fmt: skip
    lit(painter, girder, "#0D0A0A", t.light, (0, -5), width=3)


def nine(painter: QPainter, t: Tones) -> None:
    """Bandaged, the ninth in his fists, eight in the fence behind him: he has held this gate all night."""
    sky(painter, "#101638", "#B0584A", 640)
    clouds(painter, ((520, 90, 0.9), (300, 240, 0.7), (620, 330, 0.6)), "#262848", t.light)
    for foot, left, right in ((600, 160, 420), (90, 330, 560)):  # searchlights
        for share in (1.0, 0.55):
            middle, half = (left + right) / 2, (right - left) / 2 * share
            glaze(painter, polygon(((foot, 560), (middle - half, -150), (middle + half, -150))), look.SODIUM, 0.16)
    city(painter, 660, "#170E10", look.SODIUM, tall=300, seed=6, edge=t.light)
    fill(painter, rect(0, 640, 700, 460), t.dusk)
    hatch(painter, rect(0, 640, 700, 460), Hatch.VERTICAL, "#1A1214", pitch=40, width=8)
    for x in (76, 122, 168, 214, 518, 553, 588, 623):
        match(painter, x, 1000, 600, 0, 4.1, 0)
    fill(painter, rect(0, 830, 700, 20), "#1A1214")
    painter.translate(16, 0)
    coat = blob(((250, 1130), (270, 900), (330, 780), (420, 740), (500, 790), (550, 920), (570, 1130)), tension=0.6)
    lit(painter, coat, "#2F3A34", t.light, (-14, -7), shade=BLACK)
    lit(painter, polygon(((340, 770), (430, 720), (470, 770), (400, 860))), "#5A4634", look.SODIUM, (-6, -6),
        shade=BLACK)  # fmt: skip
    turned(painter, 404, 620, 0.98, Face(mixed(BLACK, t.light, 0.62), "#E2B58A", stern=1, brow=14, jaw=1, smile=-1,
        old=True), mirror=True)  # fmt: skip
    stubble = blob(((352, 660), (390, 690), (440, 690), (456, 640), (440, 716), (390, 724)))
    hatch(painter, stubble, Hatch.DOTS, BLACK, pitch=9, width=3)
    hair = blob(((340, 560), (336, 500), (390, 476), (450, 490), (490, 560), (478, 640), (456, 600), (450, 560)),
        tension=0.7)  # fmt: skip
    lit(painter, hair, "#1B1512", t.light, (-7, -8), shade=BLACK)
    lit(painter, polygon(((330, 530), (478, 512), (482, 552), (332, 574))), look.BONE, look.BONE, (-6, -4),
        shade=look.MUTED)  # fmt: skip
    fill(painter, joined(disc(362, 548, 14), disc(384, 540, 10)), look.DANGER)
    dome = blob(((330, 536), (338, 488), (392, 462), (452, 476), (482, 520)), tension=0.8)
    lit(painter, dome, "#3A241B", t.light, (-7, -8), shade=BLACK, width=5)
    match(painter, 300, 1140, 700, -4, 3, 0)
    arm(painter, ((506, 850), (500, 1040), (352, 962)), 92, "#2F3A34", t.light, cuff="#5A4634", skin="#E2B58A",
        body=coat)  # fmt: skip
    fist(painter, 288, 950, -3, 0.86, "#E2B58A")
    arm(
        painter, ((326, 850), (222, 960), (246, 866)), 92, "#2F3A34", t.light, cuff="#5A4634", skin="#E2B58A", body=coat
    )
    fist(painter, 277, 802, -3, 0.86, "#E2B58A", mirror=True)


def ten(painter: QPainter, t: Tones) -> None:
    """All ten in two arms, up the hill, with the town in sight and no hand free to wipe his eyes."""
    sky(painter, "#1A1A44", "#D0783A", 900)
    clouds(painter, ((540, 150, 0.9), (60, 520, 0.7), (640, 380, 0.5)), "#3E2E52", t.light)
    glow(painter, 600, 700, 320, look.SODIUM, 0.6)
    stars(painter, 12, (290, 50), (370, 200), t.light)
    painter.translate(0, -36)
    for x, w, top in ((566, 70, 700), (630, 70, 650)):
        house = joined(rect(x, top, w, 900 - top), polygon(((x - 10, top + 4), (x + w / 2, top - 46),
            (x + w + 10, top + 4))))  # fmt: skip
        lit(painter, house, "#1D1210", look.SODIUM, (-4, -3), width=4)
        fill(painter, joined(rect(x + 12, top + 24, 14, 22), rect(x + w - 26, top + 50, 14, 22)), look.BONE)
    fill(painter, polygon(((0, 1040), (700, 850), (700, 1240), (0, 1240))), "#5A3018")
    fill(painter, polygon(((0, 1040), (700, 850), (700, 870), (0, 1060))), t.glow)
    for number in range(16):  # the cobbles of the hill
        x, down = 20 + number * 167 % 680, 40 + number * 61 % 190
        stone = disc(x, 1040 - x * 0.271 + down, 30, 9)
        fill(painter, stone, "#4A2614")
    coat, legs, dark = "#6E5A42", "#4A5A78", "#2B2118"
    for points, tone in ((((190, 860, 110), (120, 960, 78), (76, 1060, 52)), mixed(BLACK, legs, 0.7)),
        (((210, 870, 124), (306, 940, 84), (262, 1056, 56)), legs)):  # fmt: skip
        lit(painter, limb(points), tone, look.SODIUM, (7, -4), shade=mixed(BLACK, legs, 0.4))
    for x, y in ((76, 1078), (268, 1076)):
        shoe = blob(((x - 30, y - 20), (x + 20, y - 26), (x + 70, y - 4), (x + 70, y + 14), (x - 30, y + 16)),
            tension=0.6)  # fmt: skip
        lit(painter, shoe, "#2B1A14", look.SODIUM, (5, -4))
    arm(painter, ((360, 730), (470, 850), (470, 800)), 76, mixed(BLACK, coat, 0.7), look.SODIUM, (8, -5))
    for number in range(10):
        match(painter, 418 - abs(number - 4.5) * 3, 940, 590, -37 + number * 6.9, 4.4, 0)
    back = blob(((118, 900), (120, 800), (170, 690), (262, 620), (350, 620), (392, 690), (370, 780), (300, 880),
        (286, 930), (180, 950)), tension=0.8)  # fmt: skip
    lit(painter, back, coat, t.light, (10, -12), shade=dark)
    fill(painter, joined(limb(((240, 650, 3), (180, 760, 8), (170, 880, 4))), limb(((300, 850, 3), (220, 900, 7),
        (140, 890, 3)))), dark)  # fmt: skip
    painter.save()
    painter.translate(398, 632)
    painter.rotate(38)
    side(painter, 0, 0, 0.82, Face(mixed(BLACK, t.light, 0.62), "#E2B58A", open=False, brow=12, brow_colour="#8E8680",
        smile=-1, jaw=0.8, old=True))  # fmt: skip
    fringe = blob(((-62, -84), (-54, -50), (-30, -34), (-26, -20), (-34, 20), (-50, 44), (-80, 20), (-84, -40)),
        tension=0.7)  # fmt: skip
    lit(painter, fringe, "#B9B2A4", look.BONE, (5, -5), shade="#5A544C")
    beard = blob(((2, 30), (30, 60), (60, 56), (66, 80), (30, 116), (-10, 92)), tension=0.8)
    lit(painter, beard, "#B9B2A4", look.BONE, (5, -4), shade="#5A544C")
    for x, y in ((86, -30), (96, 4)):
        fill(painter, blob(((x, y - 18), (x + 8, y), (x, y + 8), (x - 8, y))), look.ICE)
    painter.restore()
    arm(painter, ((282, 716), (316, 900), (420, 868)), 96, coat, t.light, (8, -8), cuff=look.BONE, skin="#E2B58A",
        body=back)  # fmt: skip
    fist(painter, 460, 850, 74, 0.66, "#E2B58A", thumb=False)
    fist(painter, 452, 782, 74, 0.6, "#E2B58A", thumb=False)


def _winner(painter: QPainter, t: Tones) -> None:
    """She: a white jacket with a sash, one match high in her hand, the other hand waving."""
    painter.save()
    painter.translate(0, -14)
    match(painter, 508, 560, 420, 10, 2, 0.5)
    jacket = blob(((252, 880), (250, 720), (268, 656), (352, 616), (436, 656), (454, 720), (456, 880)), tension=0.6)
    lit(painter, jacket, look.BONE, look.BONE, (-12, -7), shade="#97948B")
    arm(painter, ((414, 690), (508, 660), (518, 524)), 66, look.BONE, look.BONE, (-8, -6), skin="#C98F5E", body=jacket)
    fist(painter, 524, 466, 10, 0.6, "#C98F5E", mirror=True)
    arm(painter, ((290, 690), (204, 668), (222, 534)), 66, look.BONE, look.BONE, (-8, -6), skin="#C98F5E", body=jacket)
    palm(painter, 220, 474, -10, 0.5, "#C98F5E")
    within(painter, jacket, polygon(((290, 600), (330, 600), (470, 880), (420, 880))), look.OXBLOOD)
    rimmed(painter, limb(((360, 590, 58), (354, 640, 66))), "#7A4A2E", BLACK, 4)
    joy = Face("#8A5632", "#C98F5E", stern=-0.4, brow=8, jaw=0.2, mouth=Mouth.LAUGH)
    front(painter, 352, 516, 0.88, joy)
    hair(painter, 352, 512, 0.92, Cut.FRONT_LONG, "#4A2A1A", t.light)
    leaf = blob(((0, -30), (13, -4), (0, 26), (-13, -4)))
    for way in (-1, 1):  # two rows of leaves, laid along the head, that meet over the brow
        for number in range(5):
            angle = math.radians(14 + number * 19)
            for out, lean in ((82, 24), (92, -24)):
                x, y = 352 + way * out * math.sin(angle), 506 - (out + 6) * math.cos(angle)
                lit(painter, placed(leaf, x, y, 0.86, way * (math.degrees(angle) - 74 + lean)),
                    mixed(BLACK, look.HORROR, 0.8), look.HORROR, (-3, -3), width=3)  # fmt: skip
    painter.restore()


def _cab(painter: QPainter) -> None:
    """The yellow cab, as wide as the street."""
    painter.save()
    painter.translate(352, 868)
    painter.scale(1.42, 1.42)
    painter.translate(-352, -862)
    body = blob(((70, 1010), (64, 920), (150, 890), (214, 808), (490, 808), (556, 890), (640, 920), (636, 1010)),
        tension=0.5)  # fmt: skip
    lit(painter, body, look.SODIUM, look.BONE, (0, -12), shade="#8C5A1E", width=7)
    for pane in (((236, 826), (342, 826), (342, 892), (176, 892)), ((362, 826), (470, 826), (530, 892), (362, 892))):
        rimmed(painter, polygon(pane), "#1B2430", BLACK, 4)
        glint = polygon(((pane[0][0] + 10, 820), (pane[0][0] + 50, 820), (pane[0][0], 900), (pane[0][0] - 40, 900)))
        within(painter, polygon(pane), glint, "#4A6078")
    for number in range(14):
        fill(painter, rect(70 + number * 41, 920 + (number % 2) * 16, 41, 16), BLACK)
    rimmed(painter, rect(320, 970, 44, 9, 4), BLACK, BLACK, 1)
    for x in (186, 524):
        rimmed(painter, disc(x, 1014, 60), "#17151C", look.BONE, 5)
        fill(painter, disc(x, 1014, 26), look.MUTED)
    fill(painter, rect(-20, 1062, 760, 160), NIGHT)
    painter.restore()


SCENES: Final = (six, seven, eight, nine, ten)
