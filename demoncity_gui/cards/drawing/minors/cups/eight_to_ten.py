"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
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
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, one missing; the one who drank them goes up the stairs under a dark moon."""
    sky(painter, "#0B1424", mixed(BLACK, t.light, 0.6), 860)
    stars(painter, 14, (210, 30), (460, 420), look.BONE)
    fill(painter, disc(400, 270, 170).subtracted(disc(446, 252, 156)), look.BONE)
    glow(painter, 400, 270, 300, t.light, 0.4)
    city(painter, 860, mixed(BLACK, t.light, 0.36), None, tall=430, seed=4)
    city(painter, 860, "#0E1620", look.SODIUM, tall=290, seed=28, edge=t.light)
    for number in range(8):
        left, top = 316 + number * 52, 838 - number * 45
        step = rect(left, top, 700 - left, 900 - top)
        lit(painter, step, (mixed(BLACK, t.light, 0.42), mixed(BLACK, t.light, 0.34))[number % 2], t.light, (6, -9),
            width=4)  # fmt: skip
    painter.save()
    painter.translate(-14, -8)
    fill(painter, rect(0, 880, 700, 400), "#171D26")
    hatch(painter, rect(0, 880, 700, 400), Hatch.HORIZONTAL, "#0D1219", pitch=40, width=5)
    red, dark = look.OXBLOOD, "#33090F"
    lit(painter, thick_line(((636, 400), (620, 660)), 11), "#8C5A3A", look.SODIUM, (-3, -2), width=4)
    for points in (((500, 520, 60), (496, 590, 46), (500, 646, 34)), ((556, 500, 60), (566, 560, 46), (568, 600, 34))):
        lit(painter, limb(points), "#23262F", t.light, (-5, -4), shade=BLACK)
    for x, y in ((500, 658), (570, 612)):
        lit(painter, blob(((x - 24, y + 10), (x - 16, y - 18), (x + 16, y - 18), (x + 24, y + 10))), "#17110F", t.light,
            (-3, -3), width=4)  # fmt: skip
    coat = blob(((440, 560), (462, 440), (466, 360), (492, 318), (532, 306), (574, 318), (598, 360), (604, 440),
        (622, 556), (530, 572)), tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-11, -7), shade=dark)
    fill(painter, joined(limb(((532, 400, 3), (530, 566, 10))), limb(((490, 440, 3), (476, 556, 7)))), dark)
    lit(painter, rect(468, 424, 134, 22, 8), dark, look.DANGER, (-3, -4), width=4)
    arm(painter, ((584, 360), (640, 440), (636, 404)), 56, red, look.DANGER, (-6, -6), skin="#E2B58A", body=coat)
    fist(painter, 635, 392, 0, 0.4, "#E2B58A", mirror=True)
    arm(painter, ((482, 360), (436, 440), (450, 500)), 56, red, look.DANGER, (-6, -6), skin="#E2B58A", body=coat)
    fist(painter, 452, 520, 170, 0.36, "#E2B58A", thumb=False)
    rimmed(painter, rect(512, 268, 44, 50, 12), "#A8754A", BLACK, 4)
    for x in (490, 578):
        rimmed(painter, disc(x, 256, 10, 17), "#A8754A", BLACK, 4)
    nape = blob(((494, 214), (574, 214), (578, 262), (562, 298), (534, 304), (506, 298), (490, 262)), tension=0.8)
    lit(painter, nape, "#4A4652", look.BONE, (-5, -4), shade="#23212C")
    strands(painter, [((534 + dx, 232), (534 + dx * 1.1, 260), (534 + dx * 0.8, 292)) for dx in (-30, -12, 8, 26)],
        "#4A4652", look.BONE, 4)  # fmt: skip
    lit(painter, blob(((478, 322), (534, 298), (590, 322), (570, 344), (534, 332), (498, 344)), tension=0.7), red,
        look.DANGER, (-4, -5), width=5)  # fmt: skip
    lit(painter, placed(fedora(), 536, 226, 0.78, 3), "#3A2230", look.DANGER, (-6, -6), shade=BLACK)
    painter.restore()
    for foot, places in ((1056, (90, 220, 350, 480)), (928, (155, 285, 415)), (800, (220,))):
        for x in places:
            glass(painter, x, foot, 130)


def nine(painter: QPainter, t: Tones) -> None:
    """The owner, very pleased, arms folded; nine of his best stand on the shelf behind him."""
    sky(painter, "#1A2634", mixed(BLACK, t.light, 0.36), 900)
    wall = rect(0, -150, 700, 1400)
    hatch(painter, wall, Hatch.VERTICAL, "#0E131A", pitch=70, width=6)
    lit(painter, rect(30, 300, 640, 24), "#3A2618", look.SODIUM, (0, -6), width=4)  # a row of bottles above
    for number, x in enumerate(range(62, 680, 48)):
        tall = 70 + (number * 37) % 40
        tone = mixed(BLACK, ("#2F6A4A", "#8C4A2A", look.ICE, "#7A2A30")[number % 4], 0.66)
        bottle = joined(rect(x - 15, 300 - tall, 30, tall, 6), rect(x - 6, 270 - tall, 12, 40))
        lit(painter, bottle, tone, mixed(tone, look.BONE, 0.5), (-4, 0), width=3)
    for x in (310, 450):
        glow(painter, x, 160, 190, look.SODIUM, 0.5)
        rimmed(painter, joined(rect(x - 3, -150, 6, 270), polygon(((x - 44, 160), (x - 16, 110), (x + 16, 110),
            (x + 44, 160)))), "#3A2618", BLACK, 4)  # fmt: skip
        fill(painter, disc(x, 160, 22, 8), look.BONE)
    for y in (472, 640):
        lit(painter, rect(20, y, 660, 20, 6), "#6B4022", look.SODIUM, (0, -6), shade="#2B180E", width=4)
    for x in (92, 192, 292, 408, 508, 608):
        glass(painter, x, 474, 116)
    for x in (92, 192, 608):
        glass(painter, x, 642, 116)
    painter.save()
    painter.translate(30, 0)
    body = bust(350, 776, 450, 1180, waist=0.8, hip=0.9)
    lit(painter, body, look.OXBLOOD, look.DANGER, (-9, -6), shade="#33090F")
    arms = (((530, 893), (570, 1030), (280, 976)), ((170, 893), (126, 1034), (470, 962)))
    arm(painter, arms[0], 116, look.OXBLOOD, look.DANGER, cuff=look.BONE, body=body)
    fill(painter, polygon(((290, 776), (410, 776), (350, 930))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((350 + way * 62, 772), (350 + way * 112, 850), (350 + way * 76, 866), (350, 950)))
        lit(painter, lapel, "#4A0C14", look.DANGER, (-4, -3), width=4)
    rimmed(painter, polygon(((350, 800), (406, 772), (406, 830), (294, 772), (294, 830))), "#17161D", BLACK, 3)
    face = Face("#A8754A", "#E2B58A", stern=-0.5, brow=12, jaw=1, smile=1, open=False)
    front(painter, 350, 640, 1.12, face)
    for x, skin in ((290, "#E09A7A"), (410, "#B8674A")):
        fill(painter, disc(x, 682, 20, 14), skin)
    rimmed(painter, blob(((292, 690), (350, 706), (408, 690), (394, 734), (350, 752), (306, 734)), tension=0.8),
        BLACK, BLACK, 3)  # fmt: skip
    fill(painter, blob(((302, 698), (350, 712), (398, 698), (388, 716), (350, 728), (312, 716))), look.BONE)
    lit(painter, blob(((284, 690), (316, 664), (350, 674), (384, 664), (416, 690), (384, 690), (350, 684),
        (316, 690))), "#3A2218", t.light, (-4, -4), width=3)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((350 + way * 76, 640), (350 + way * 96, 600), (350 + way * 80, 548), (350 + way * 60, 570),
            (350 + way * 68, 610)))  # fmt: skip
        lit(painter, tuft, "#3A2218", t.light, (-4, -4), width=4)
    palm(painter, 242, 964, -80, 0.62, "#E2B58A", back=True)  # it goes under the other arm
    arm(painter, arms[1], 116, look.OXBLOOD, look.DANGER, cuff=look.BONE, skin="#E2B58A", body=body)
    palm(painter, 536, 948, 78, 0.66, "#E2B58A", back=True, mirror=True)
    painter.restore()


def ten(painter: QPainter, t: Tones) -> None:
    """A lit window far above the street, and ten glasses over it like a rainbow: for once, everybody is home."""
    sky(painter, "#0B1226", "#3A6A9A", 900)
    fill(painter, rays(350, 820, 200, 900, 30, 66, 3), mixed("#16305A", t.light, 0.16))
    city(painter, 1060, "#16304E", look.SODIUM, tall=430, seed=8)
    for x, y, size in ((420, 90, 14), (520, 170, 10), (610, 70, 16), (320, 190, 10), (640, 250, 10), (300, 70, 10)):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    window = joined(disc(350, 760, 224, 300), rect(126, 760, 448, 340))
    rimmed(painter, window, mixed(BLACK, look.SODIUM, 0.9), "#3A2618", 12)
    within(painter, window, disc(350, 700, 190), look.SODIUM)
    for way in (-1, 1):
        drape = blob(((350 + way * 230, 480), (350 + way * 120, 480), (350 + way * 170, 700), (350 + way * 150, 1100),
            (350 + way * 240, 1100)), tension=0.6)  # fmt: skip
        within(painter, window, drape, look.OXBLOOD)
    for number in range(10):
        angle = math.radians(183 + number * 19.3)
        glass(painter, 350 + 264 * math.cos(angle), 820 + 400 * math.sin(angle) + 50, 104, 0)
    painter.save()
    painter.translate(2, 54)
    _family(painter)
    painter.restore()
    lit(painter, rect(90, 1046, 520, 60, 8), "#3A2618", look.SODIUM, (0, -8))


def _family(painter: QPainter) -> None:
    """Father and mother laugh, each with an arm around a laughing child."""
    brown, fair, child = "#8C5A3A", "#E2B58A", "#C98F5E"
    happy = Face("#5A3822", brown, stern=-0.4, brow=10, jaw=0.7, smile=1.6, mouth=Mouth.LAUGH)
    people = ((252, 700, 300, "#2F4668", brown, 0.74), (466, 716, 250, "#3E7A6A", fair, 0.68))
    trunks = []
    for x, top, wide, cloth, skin, _ in people:
        trunks.append(bust(x, top, wide, 1150, waist=0.8))
        lit(painter, trunks[-1], cloth, look.BONE, (-7, -6), shade=mixed(BLACK, cloth, 0.4))
        fill(painter, polygon(((x - 40, top), (x + 40, top), (x, top + 90))), mixed(BLACK, skin, 0.75))
        rimmed(painter, rect(x - 26, top - 50, 52, 66, 20), mixed(BLACK, skin, 0.6), BLACK, 4)
    turned(painter, 262, 606, 0.82, happy)
    beard = blob(((205, 596), (218, 642), (256, 654), (262, 677), (302, 681), (314, 638), (322, 660), (308, 700),
        (274, 712), (232, 690)), tension=0.6)  # fmt: skip
    lit(painter, beard, "#17110F", "#6A4A34", (4, -4), width=3)
    hair(painter, 262, 606, 0.84, Cut.TURNED_SHORT, "#17110F", "#6A4A34")
    turned(painter, 460, 634, 0.74, happy._replace(shade="#A87A54", skin=fair, brow=6, jaw=0.1, open=False),
        mirror=True)  # fmt: skip
    hair(painter, 460, 634, 0.77, Cut.TURNED_LONG, "#B5532A", look.SODIUM, mirror=True)
    for x, top, cloth, skin in ((250, 924, look.DANGER, "#B07448"), (446, 944, look.BRASS, child)):
        lit(painter, bust(x, top, 190, 1180, waist=0.9), cloth, look.BONE, (-6, -5), shade=mixed(BLACK, cloth, 0.5))
        rimmed(painter, rect(x - 17, top - 40, 34, 50, 14), mixed(BLACK, skin, 0.6), BLACK, 4)
        if x < 300:
            lit(painter, joined(*(disc(x + way * 62, 850, 30) for way in (-1, 1))), "#17110F", "#6A4A34", (-3, -4),
                width=4)  # fmt: skip
        front(painter, x, top - 68, 0.58, happy._replace(shade=mixed(BLACK, skin, 0.66), skin=skin, brow=6, jaw=0))
    fringe = blob(((198, 850), (204, 800), (250, 784), (296, 800), (302, 850), (284, 818), (216, 818)))
    lit(painter, fringe, "#17110F", "#6A4A34", (-4, -4), width=4)
    tuft = joined(*(disc(404 + i * 21, 826 - 14 * math.sin(math.pi * i / 4), 22) for i in range(5)))
    lit(painter, tuft, "#2B1A14", look.SODIUM, (-4, -5), width=4)
    for body, joints, cloth, skin in ((trunks[0], ((132, 778), (106, 910), (170, 972)), "#2F4668", brown), (trunks[1],
        ((566, 781), (594, 910), (536, 984)), "#3E7A6A", fair)):  # fmt: skip
        left = joints[0][0] < 300
        arm(painter, joints, 80 if left else 70, cloth, look.BONE, (-7, -6), skin=skin, body=body)
        palm(painter, joints[2][0] + (20 if left else -22), joints[2][1] + 8, 70 if left else -70, 0.5, skin, back=True,
            mirror=left)  # fmt: skip


SCENES: Final = (eight, nine, ten)
