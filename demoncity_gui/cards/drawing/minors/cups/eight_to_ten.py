"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.people import WALKING, Cloth, Limb, Wear, person
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses, neatly stacked, one missing; the one who drank them goes up the stairs under a dark moon."""
    sky(painter, "#0B1424", mixed(BLACK, t.light, 0.6), 860)
    stars(painter, 14, (210, 30), (460, 420), look.BONE)
    fill(painter, disc(300, 390, 130).subtracted(disc(338, 374, 120)), look.BONE)
    glow(painter, 300, 390, 260, t.light, 0.4)
    city(painter, 860, mixed(BLACK, t.light, 0.36), None, tall=430, seed=4)
    city(painter, 860, "#0E1620", look.SODIUM, tall=290, seed=28, edge=t.light)
    for number in range(8):  # stairs that lead away
        top, left = 498 + number * 48, 430 - number * 14
        lit(painter, rect(left, top, 720 - left, 900 - top), mixed(BLACK, t.light, 0.3 + number * 0.018), t.light,
            (3, -8), width=4)  # fmt: skip
    wall = polygon(((406, 470), (432, 470), (360, 900), (300, 900)))
    lit(painter, wall, mixed(BLACK, t.light, 0.2), t.light, (-4, -4), width=4)
    fill(painter, rect(0, 880, 700, 400), "#171D26")
    hatch(painter, rect(0, 880, 700, 400), Hatch.HORIZONTAL, "#0D1219", pitch=40, width=5)
    _walker(painter, t)
    for foot, places in ((1056, (90, 220, 350, 480)), (928, (155, 285, 415)), (800, (220,))):
        for x in places:
            glass(painter, x, foot, 130)


def _walker(painter: QPainter, t: Tones) -> None:
    """In a red coat and a hat, seen from behind: one boot on the next step, the stick beside it."""
    red, dark, skin = look.OXBLOOD, "#33090F", "#E2B58A"
    glaze(painter, joined(disc(486, 696, 50, 9), disc(600, 646, 60, 9)), BLACK, 0.6)
    lit(painter, thick_line(((634, 440), (640, 646)), 10), "#8C5A3A", look.SODIUM, (-3, -2), width=4)
    for points, foot in ((((504, 470, 62), (494, 580, 46), (488, 670, 34)), (486, 684)), (((560, 470, 62), (578, 550,
        50), (570, 622, 34)), (572, 636))):  # fmt: skip
        lit(painter, limb(points), "#33384A", t.light, (-5, -4), shade=BLACK)
        x, y = foot
        lit(painter, blob(((x - 25, y + 12), (x - 20, y - 26), (x + 20, y - 26), (x + 25, y + 12)), tension=0.6),
            "#17110F", t.light, (-3, -3), width=4)  # fmt: skip
    painter.save()
    painter.translate(534, 500)
    painter.scale(0.86, 0.86)
    painter.translate(-534, -530)
    coat = blob(((440, 560), (462, 440), (466, 360), (492, 318), (532, 306), (574, 318), (598, 360), (604, 440),
        (622, 556), (530, 572)), tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-11, -7), shade=dark)
    fill(painter, joined(limb(((532, 400, 3), (530, 566, 10))), limb(((490, 440, 3), (476, 556, 7)))), dark)
    lit(painter, rect(468, 424, 134, 22, 8), dark, look.DANGER, (-3, -4), width=4)
    arm(painter, ((584, 360), (640, 450), (646, 454)), 56, red, look.DANGER, (-6, -6), skin=skin, body=coat)
    fist(painter, 650, 474, 170, 0.38, skin, thumb=False, mirror=True)
    arm(painter, ((482, 360), (436, 440), (450, 500)), 56, red, look.DANGER, (-6, -6), skin=skin, body=coat)
    fist(painter, 452, 520, 170, 0.36, skin, thumb=False)
    rimmed(painter, rect(512, 268, 44, 50, 12), "#C39468", BLACK, 4)
    for x in (490, 578):
        rimmed(painter, disc(x, 256, 10, 17), skin, BLACK, 4)
    nape = blob(((494, 214), (574, 214), (578, 262), (562, 298), (534, 304), (506, 298), (490, 262)), tension=0.8)
    lit(painter, nape, "#4A4652", look.BONE, (-5, -4), shade="#23212C")
    strands(painter, [((534 + dx, 232), (534 + dx * 1.1, 260), (534 + dx * 0.8, 292)) for dx in (-30, -12, 8, 26)],
        "#4A4652", look.BONE, 4)  # fmt: skip
    lit(painter, blob(((478, 322), (534, 298), (590, 322), (570, 344), (534, 332), (498, 344)), tension=0.7), red,
        look.DANGER, (-4, -5), width=5)  # fmt: skip
    lit(painter, placed(fedora(), 536, 226, 0.78, 3), "#3A2230", look.DANGER, (-6, -6), shade=BLACK)
    painter.restore()


def nine(painter: QPainter, t: Tones) -> None:
    """The owner after closing time, with eight of his best lit up behind him: the ninth he lifts to himself."""
    sky(painter, "#0C141E", "#16222E", 1000)
    for x in range(20, 700, 70):
        fill(painter, rect(x, -150, 6, 1300), "#0A1018")
    for y, left in ((176, 220), (386, 20)):  # the shelves, lit from behind
        fill(painter, rect(left, y - 30, 700, 190), mixed(BLACK, t.light, 0.34))
        for step in range(3):
            glaze(painter, rect(left, y + 20 + step * 40, 700, 140 - step * 40), look.SODIUM, 0.16)
        lit(painter, rect(left - 10, y + 158, 720, 22, 6), "#6B4022", look.SODIUM, (0, -7), shade="#2B180E", width=5)
    for number, x in enumerate((250, 330, 430, 530, 640)):
        tone = mixed(BLACK, ("#2F6A4A", "#8C4A2A", look.ICE, "#7A2A30")[number % 4], 0.5)
        fill(painter, joined(rect(x, 60, 26, 110, 6), rect(x + 8, 10, 10, 60)), tone)
    for x, foot in ((297, 334), (401, 334), (505, 334), (609, 334), (88, 544), (190, 544), (520, 544), (620, 544)):
        glass(painter, x, foot, 128)
    red, dark, skin = "#8C1826", "#2B070D", "#E2B58A"
    body = bust(404, 792, 470, 1200, waist=0.9, hip=1.0)
    lit(painter, body, red, look.DANGER, (-15, -8), shade=dark)
    fill(painter, polygon(((340, 780), (470, 780), (412, 1000))), look.BONE)
    for y in (880, 930):
        rimmed(painter, disc(410, y, 8), "#17161D", BLACK, 2)
    for way in (-1, 1):
        lapel = blob(((404 + way * 66, 764), (404 + way * 130, 840), (404 + way * 104, 930), (404 + way * 30, 1080),
            (404 + way * 8, 1000)), tension=0.5)  # fmt: skip
        lit(painter, lapel, "#3A0A12", look.DANGER, (-6, -5), shade=BLACK, width=5)
    for turn in range(0, 360, 60):  # a flower in his buttonhole
        petal = (508 + 18 * math.cos(math.radians(turn)), 872 + 18 * math.sin(math.radians(turn)))
        lit(painter, disc(*petal, 14), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
    fill(painter, disc(508, 872, 9), look.SODIUM)
    _owner(painter, t)
    rimmed(painter, polygon(((402, 800), (476, 768), (478, 836), (402, 806), (330, 836), (328, 768))), "#17161D", BLACK,
        3)  # fmt: skip
    arm(painter, ((590, 920), (660, 1090), (500, 1030)), 120, red, look.DANGER, (-10, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 446, 1004, -74, 0.72, skin, back=True, apart=0.3)
    arm(painter, ((222, 920), (104, 1030), (196, 866)), 116, red, look.DANGER, (-10, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    glow(painter, 170, 730, 190, t.light, 0.5)
    with grip(painter, 172, 764, -6, 0.82, skin, across=150):
        glass(painter, 166, 852, 218, -6)
    lit(painter, rect(-20, 1030, 740, 160), "#4A2A18", look.SODIUM, (0, -9), shade="#1F120A")
    gloom(painter, 340, 640, 400, 0.45)


def ten(painter: QPainter, t: Tones) -> None:
    """The arch on the pier lights up, ten glasses on it; two who have been through it all hold on to each other."""
    sky(painter, "#2E3C84", "#1C2858", 1000)
    stars(painter, 12, (340, 30), (330, 240), look.BONE)
    city(painter, 960, "#28386A", look.SODIUM, tall=260, seed=8)
    glow(painter, 350, 860, 300, t.light, 0.3)
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        across, high = 258 - number * 22, 384 - number * 24
        arc = disc(350, 820, across, high).subtracted(disc(350, 820, across - 13, high - 13))
        stroke(painter, arc, BLACK, 8)
        fill(painter, arc, tone)
        fill(painter, disc(350, 820, across - 4, high - 4).subtracted(disc(350, 820, across - 8, high - 8)),
            mixed(tone, look.BONE, 0.75))  # fmt: skip
    for number in range(10):
        angle = math.radians((188, 203, 221, 242, 261, 279, 298, 319, 337, 352)[number])
        glass(painter, 350 + 284 * math.cos(angle), 820 + 444 * math.sin(angle) + 48, 108, (number - 4.5) * 6)
    house = joined(rect(396, 740, 150, 200), polygon(((378, 746), (471, 656), (564, 746))), rect(506, 660, 24, 60))
    lit(painter, house, "#6B4030", look.SODIUM, (-6, -6), shade="#2B1812")
    for x in (412, 492):
        glow(painter, x + 19, 796, 70, look.SODIUM, 0.6)
        rimmed(painter, rect(x, 770, 38, 50), look.SODIUM, BLACK, 5)
    lit(painter, rect(450, 840, 46, 100, 4), look.SODIUM, look.BONE, (-3, -3), width=5)
    fill(painter, blob(((-20, 960), (180, 920), (350, 930), (520, 916), (720, 950), (720, 1180), (-20, 1180)),
        tension=0.7), "#2F5A58")  # fmt: skip
    glaze(painter, polygon(((450, 940), (496, 940), (640, 1130), (400, 1130))), look.SODIUM, 0.45)
    for x, way, cloth, tone, cut, skin in ((478, 1, look.BRASS, "#2B1A14", Hair.TALL, "#B07448"), (604, -1, look.DANGER,
        "#5A2A18", Hair.LONG, "#C98F5E")):  # fmt: skip
        hop = WALKING._replace(near_arm=Limb((56, -300), (104, -330)), far_arm=Limb((-50, -312), (-92, -372)),
            near_leg=Limb((46, -136), (20, -60)))  # fmt: skip
        child = Wear(hair=cut, cloth=Cloth.SKIRT if way < 0 else Cloth.SUIT, colour=cloth, rim=look.BONE, skin=skin,
            hair_colour=tone, stout=0.86, smile=1, legs="#2F2A3A")  # fmt: skip
        glaze(painter, disc(x + 12 * way, 1070, 60, 10), BLACK, 0.5)
        person(painter, hop, child, x, 1068, 0.64, mirror=way < 0)
    painter.translate(64, 140)
    painter.scale(0.88, 0.88)
    _couple(painter, t)


def _couple(painter: QPainter, t: Tones) -> None:
    """In profile: his arm round her, her face turned up to his; behind them they can hear the children."""
    blue, brown, fair, red = "#34508C", "#8C5A3A", "#EBC29A", "#A82232"
    coat = blob(((70, 1180), (84, 920), (96, 810), (140, 756), (210, 756), (250, 810), (256, 960), (262, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, blue, look.BONE, (10, -8), shade="#101A30")
    side(painter, 190, 664, 0.82, Face("#55341F", brown, nose=Nose.BROAD, open=False, stern=-0.6, brow=11, smile=1.2,
        jaw=0.7))  # fmt: skip
    hair(painter, 190, 664, 0.84, Cut.SIDE_SHORT, "#2B2320", look.BONE)
    beard = blob(((190, 690), (214, 704), (240, 706), (256, 724), (240, 744), (204, 738)), tension=0.8)
    lit(painter, beard, "#2B2320", look.BONE, (4, -4), shade=BLACK, width=4)
    gown = blob(((238, 1180), (262, 980), (256, 860), (290, 806), (350, 810), (388, 870), (384, 980), (432, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, red, "#F0907C", (9, -8), shade="#33090F")
    for a, b in (((320, 960), (300, 1150)), ((350, 960), (376, 1150))):
        fill(painter, limb(((*a, 3), (*b, 9))), "#33090F")
    with tilted(painter, 316, 800, 8):
        side(painter, 312, 716, 0.74, Face("#A87850", fair, nose=Nose.SNUB, open=False, brow=6, lips="#B01828",
            smile=1.2, jaw=0.1), mirror=True)  # fmt: skip
        fall = blob(((270, 668), (282, 634), (330, 624), (372, 660), (384, 730), (402, 810), (384, 880), (352, 850),
            (330, 800), (322, 740), (310, 690)), tension=0.8)  # fmt: skip
        lit(painter, fall, "#C05A2A", look.SODIUM, (6, -8), shade="#4A1E10")
        strands(painter, [((290 + a * 0.4, 652), (340 + a * 0.4, 690), (350 + a, 830)) for a in (0, 14, 28)], "#C05A2A",
            look.SODIUM, 5)  # fmt: skip
    arm(painter, ((222, 820), (250, 960), (356, 930)), 74, blue, look.BONE, (8, -6), cuff=look.BONE, skin=brown,
        body=coat)  # fmt: skip
    palm(painter, 392, 920, 78, 0.46, brown, back=True, apart=0.3, mirror=True)


def _owner(painter: QPainter, t: Tones) -> None:
    """His head, thrown back a little: bald, three chins, a great moustache, and he laughs till his eyes shut."""
    skin, dusk = "#E8B88C", "#9A5E3A"
    with tilted(painter, 404, 780, 7):
        chins = blob(((300, 690), (312, 640), (500, 640), (512, 700), (490, 776), (404, 806), (320, 776)), tension=0.8)
        lit(painter, chins, skin, skin, (-10, -5), shade=dusk)
        front(painter, 404, 640, 1.2, Face(dusk, skin, nose=Nose.BROAD, stern=-0.9, brow=14, brow_colour="#3A2218",
            jaw=1, smile=1.2, open=False, mouth=Mouth.LAUGH))  # fmt: skip
        for x, tone in ((340, "#E8906E"), (470, "#B4603F")):
            fill(painter, disc(x, 690, 27, 19), tone)
        for way in (-1, 1):
            curl = blob(((404, 676), (404 + way * 40, 670), (404 + way * 80, 694), (404 + way * 110, 668), (404 + way
                * 96, 712), (404 + way * 50, 712), (404, 696)), tension=0.9)  # fmt: skip
            lit(painter, curl, "#3A2218", look.SODIUM, (-4, -5), shade=BLACK, width=4)
            tuft = blob(((404 + way * 84, 650), (404 + way * 108, 606), (404 + way * 92, 548), (404 + way * 68, 570),
                (404 + way * 76, 610)))  # fmt: skip
            lit(painter, tuft, "#3A2218", t.light, (-4, -4), width=4)
        fill(painter, blob(((340, 552), (372, 530), (410, 530), (380, 546)), tension=0.8), mixed(skin, look.BONE, 0.7))


SCENES: Final = (eight, nine, ten)
