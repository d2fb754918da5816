"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.people import STANDING, Limb, Pose
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
    painter.save()
    painter.translate(512, 690)
    painter.scale(1.2, 1.2)
    painter.translate(-536, -690)
    _walker(painter, t)
    painter.restore()
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
    """On their own roof, under an arch of coloured light with ten glasses: two who hold each other, two who cheer."""
    sky(painter, "#28357C", "#1C2858", 1000)
    stars(painter, 10, (60, 20), (580, 200), look.BONE)
    lit(painter, disc(520, 160, 84), "#F5E6B8", look.BONE, (-8, -8), shade="#D8BE84", width=5)
    glow(painter, 520, 160, 200, look.BONE, 0.4)
    glow(painter, 350, 640, 420, look.SODIUM, 0.55)
    city(painter, 960, "#2C3C74", look.SODIUM, tall=420, seed=8)
    city(painter, 980, "#182046", look.SODIUM, tall=260, seed=19, edge="#5A78C8")
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        across, high = 226 - number * 20, 306 - number * 20
        arc = disc(350, 720, across, high).subtracted(disc(350, 720, across - 13, high - 13))
        stroke(painter, arc, BLACK, 8)
        fill(painter, arc, tone)
        fill(painter, disc(350, 720, across - 4, high - 4).subtracted(disc(350, 720, across - 8, high - 8)),
            mixed(tone, look.BONE, 0.75))  # fmt: skip
    for number in range(10):
        angle = math.radians((186, 202, 219, 237, 258, 282, 303, 321, 338, 354)[number])
        glass(painter, 350 + 274 * math.cos(angle), 712 + 372 * math.sin(angle) + 52, 104, (number - 4.5) * 5)
    painter.save()
    painter.translate(0, 62)
    _parents(painter)
    painter.translate(0, -32)
    _cheering(painter)
    painter.restore()
    gloom(painter, 350, 620, 480, 0.3)


def _parents(painter: QPainter) -> None:
    """He looks down at her, she has laid her head on his shoulder with her eyes shut; an arm of his is around her."""
    brown, dusk, fair, blush, lamp_ = "#8C5A3A", "#4A2A1C", "#EBC29A", "#A8705C", "#FFD890"
    blue, deep, red, dark = "#34549C", "#0E1838", "#B02A38", "#38080F"
    coat = blob(((80, 1180), (96, 880), (110, 740), (170, 670), (250, 646), (330, 676), (380, 760), (400, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, blue, lamp_, (12, -10), shade=deep)
    with tilted(painter, 244, 640, 5):
        neck(painter, 242, 600, 88, 676, brown)
        turned(painter, 246, 500, 1.0, Face(dusk, brown, nose=Nose.BROAD, brow=11, stern=-0.8, smile=1.4, jaw=0.7,
            open=False, mouth=Mouth.SMILE))  # fmt: skip
        beard = blob(((192, 506), (206, 544), (232, 556), (270, 546), (306, 554), (310, 586), (286, 622), (242, 616),
            (204, 574)), tension=0.7)  # fmt: skip
        lips = blob(((243, 554), (273, 560), (303, 554), (296, 578), (273, 588), (250, 578)), tension=0.7)
        lit(painter, beard.subtracted(lips), "#1E1414", lamp_, (4, -4), shade=BLACK, width=4)
        crop = joined(*(disc(x, y, 26) for x, y in ((196, 470), (190, 436), (206, 404), (240, 390), (276, 396), (300,
            418), (180, 500))))  # fmt: skip
        lit(painter, joined(crop, blob(((190, 520), (184, 420), (240, 396), (300, 420), (260, 440), (216, 452), (208,
            500)), tension=0.7)), "#1E1414", lamp_, (7, -8), shade=BLACK)  # fmt: skip
    fall = blob(((400, 560), (470, 540), (530, 590), (560, 700), (550, 860), (500, 900), (420, 840)), tension=0.8)
    lit(painter, fall, "#B0501E", lamp_, (-8, -8), shade="#43180A")
    gown = blob(((320, 1180), (340, 900), (356, 800), (420, 748), (510, 760), (580, 820), (616, 960), (630, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, red, lamp_, (-12, -10), shade=dark)
    for points in (((420, 860, 3), (430, 980, 10), (410, 1120, 4)), ((540, 860, 3), (566, 960, 10), (570, 1100, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 440, 700, -24):
        neck(painter, 452, 680, 72, 776, fair)
        turned(painter, 438, 588, 0.96, Face(blush, fair, open=False, brow=7, stern=-0.8, smile=1.2, jaw=0,
            lips="#B83440"), mirror=True)  # fmt: skip
        wave = blob(((376, 560), (372, 510), (400, 476), (460, 462), (520, 490), (552, 570), (560, 680), (530, 760),
            (516, 680), (506, 600), (470, 550), (430, 530), (400, 540)), tension=0.7)  # fmt: skip
        lit(painter, wave, "#B0501E", lamp_, (-8, -8), shade="#43180A")
        strands(painter, [((410 + a, 500 - a * 0.2), (500 + a * 0.2, 500 + a * 0.6), (540, 680 + a)) for a in (0, 18,
            36)], "#B0501E", lamp_, 5)  # fmt: skip
    fingers(painter, 526, 790, 16, 0.66, brown)  # his, that comes round her from behind
    arm(painter, ((392, 836), (372, 960), (284, 800)), 84, red, lamp_, (-8, -9), cuff=look.BRASS, skin=fair, body=gown)
    palm(painter, 250, 764, -58, 0.48, fair, back=True, apart=0)  # hers, on his heart


def _cheering(painter: QPainter) -> None:
    """A boy and a girl before them, heads back, each with an arm flung up to the light."""
    lamp_ = "#FFD890"
    for x, y, way, cloth, skin, shade, dark in ((190, 880, 1, "#D8A02E", "#B07448", "#6A4028", "#1E1414"), (534, 962,
        -1, "#3E8A7A", "#D9A070", "#8C5A42", "#8C3A1A")):  # fmt: skip
        body = blob(((x - 110, 1200), (x - 96, y + 170), (x - 60, y + 110), (x, y + 92), (x + 60, y + 110), (x + 96, y
            + 170), (x + 110, 1200)), tension=0.7)  # fmt: skip
        lit(painter, body, cloth, lamp_, (way * 8, -10), shade=mixed(BLACK, cloth, 0.35))
        neck(painter, x, y + 70, 54, y + 116, shade)
        with tilted(painter, x, y + 80, -way * 14):
            turned(painter, x, y, 0.84, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=7, mouth=Mouth.LAUGH,
                young=True, gaze=0.35), mirror=way < 0)  # fmt: skip
            if way > 0:
                hair(painter, x, y, 0.88, Cut.TURNED_SHORT, dark, lamp_)
            else:
                hair(painter, x, y, 0.9, Cut.TURNED_LONG, dark, lamp_, mirror=True)
        arm(painter, ((x - way * 70, y + 150), (x - way * 130, y + 60), (x - way * 112, y - 60)), 62, cloth, lamp_,
            (way * 6, -7), skin=skin, body=body)  # fmt: skip
        palm(painter, x - way * 110, y - 100, -way * 8, 0.5, skin, mirror=way < 0)


_FATHER: Final = STANDING._replace(head=(8, -362), near_arm=Limb((56, -258), (84, -236)))
_MOTHER: Final = STANDING._replace(
    head=(10, -358), far_arm=Limb((-60, -330), (-58, -404)), near_arm=Limb((52, -244), (118, -214))
)
_DANCING: Final = Pose(  # a child
    (8, -240),
    (2, -196),
    (0, -112),
    Limb((-38, -148), (-66, -118)),
    Limb((40, -150), (70, -172)),
    Limb((-28, -60), (-62, -40)),
    Limb((14, -56), (6, 0)),
)


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
