"""The four people who live by the swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.figures import crown
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import beam, lit
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import (
    SKY,
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


def page(painter: QPainter, t: Tones) -> None:
    """A cadet on a windy roof, sword up, looking over a shoulder: somebody is coming up the stairs."""
    fill(painter, SKY, mixed(BLACK, look.BONE, 0.42))
    fill(painter, disc(560, 360, 160), look.BONE)
    for x, y, size, tone in ((420, 170, 1.2, 0.56), (80, 560, 1.1, 0.66), (560, 400, 0.9, 0.34), (300, 720, 1.4, 0.3)):
        cloud = blob(((-330, 10), (-220, -30), (-120, -20), (-40, -66), (90, -40), (180, -56), (330, 4), (180, 30),
            (-60, 24), (-200, 34)))  # fmt: skip
        fill(painter, placed(cloud, x, y, size), mixed(BLACK, look.BONE, tone))
    for x, y, turn in ((170, 420, -16), (90, 520, 12), (140, 660, -10)):
        gull = blob(((-50, -16), (-16, -20), (0, 4), (16, -20), (50, -16), (14, 0), (0, 18), (-14, 0)))
        fill(painter, placed(gull, x, y, 1, turn), BLACK)
    roofs = ((60, 130), (80, 60), (50, 200), (60, 110), (90, 60), (90, 180), (60, 90), (80, 260), (130, 150))
    fill(painter, skyline(1060, roofs, 0), mixed(BLACK, look.BONE, 0.14))
    fill(painter, windows(150, 880, 1, 4, (26, 40), (16, 22)), look.SODIUM)
    fill(painter, windows(500, 830, 2, 5, (34, 40), (16, 22), 0b1101101110), look.SODIUM)
    fill(painter, polygon(((0, 1050), (700, 1000), (700, 1200), (0, 1200))), BLACK)
    painter.translate(430, 1130)
    painter.rotate(5)  # against the wind
    painter.translate(-430, -1130)
    scarf = blob(((420, 640), (520, 590), (600, 620), (660, 560), (720, 540), (720, 650), (620, 700), (540, 690),
        (450, 720)), tension=0.9)  # fmt: skip
    lit(painter, scarf, look.BONE, look.BONE, (-10, -6), shade=look.MUTED)
    coat = blob(((300, 740), (380, 680), (470, 680), (550, 740), (580, 900), (610, 1130), (250, 1130), (290, 900)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, "#27304A", look.BONE, (-13, -6), shade=BLACK)
    fill(painter, limb(((392, 720, 5), (404, 1120, 7))), BLACK)
    for y in (800, 880, 960, 1040):
        rimmed(painter, joined(disc(360, y, 14), disc(446, y, 14)), look.BRASS, BLACK, 3)
    for points in (((372, 690), (430, 716), (500, 676)), ((366, 664), (424, 690), (496, 640))):  # wound twice
        band = limb([(x, y, 44) for x, y in points])
        lit(painter, band, look.BONE, look.BONE, (-6, -8), shade=look.MUTED)
    turned(painter, 428, 520, 0.98, Face("#9A8078", "#EBD0B4", stern=-0.3, brow=9, jaw=0.1))
    hair = blob(((350, 470), (330, 540), (350, 600), (384, 590), (376, 530), (394, 470)), tension=0.7)
    lit(painter, hair, "#1D1B25", look.BONE, (7, -6), shade=BLACK)
    cap = blob(((330, 490), (330, 420), (390, 376), (470, 372), (520, 410), (508, 456), (420, 462)), tension=0.7)
    lit(painter, cap, "#27304A", look.BONE, (9, -9), shade=BLACK)
    rimmed(painter, blob(((430, 452), (506, 440), (556, 472), (500, 474), (440, 474)), tension=0.6),
        BLACK, look.BONE, 3)  # fmt: skip
    fill(painter, limb(((334, 474, 18), (420, 446, 18), (506, 440, 18))), look.OXBLOOD)
    rimmed(painter, star(462, 412, 20, 9), look.BRASS, BLACK, 3)
    rimmed(painter, rect(522, 726, 80, 26, 12), look.BRASS, BLACK, 4)
    arm(painter, ((542, 780), (596, 960), (540, 1120)), 84, "#27304A", look.BONE, body=coat)
    blade(painter, 308, 545, 600, 172, 1.9)
    arm(painter, ((316, 790), (226, 940), (322, 846)), 84, "#27304A", look.BONE, cuff=look.OXBLOOD,
        skin="#EBD0B4", body=coat)  # fmt: skip
    fist(painter, 342, 792, -10, 0.72, "#EBD0B4")


def knight(painter: QPainter, t: Tones) -> None:
    """Flat out on a black motorcycle down the middle line, blade level, into the rain and never mind the lights."""
    fill(painter, SKY, "#16171F")
    houses = ((90, 300), (70, 420), (80, 240), (100, 360), (70, 520), (90, 300), (60, 600), (140, 430))
    fill(painter, skyline(930, houses, 0), "#23232D")
    fill(painter, windows(110, 540, 8, 5, (72, 70), (18, 34), 315992131922), mixed(BLACK, look.SODIUM, 0.7))
    fill(painter, rays(70, 720, 60, 1000, 36, 34, 4), mixed(BLACK, look.BONE, 0.3))
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.5), pitch=56, width=4)
    fill(painter, polygon(((0, 950), (700, 900), (700, 1200), (0, 1200))), mixed(BLACK, look.BONE, 0.3))
    for x in (10, 250, 490):
        fill(painter, polygon(((x, 1070), (x + 130, 1060), (x + 116, 1086), (x - 14, 1096))), look.BONE)
    painter.save()
    painter.translate(548, 900)
    painter.rotate(8)  # the front wheel is off the ground
    painter.translate(-540, -896)
    fill(painter, polygon(((130, 700), (-160, 560), (-160, 900), (130, 760))), mixed(BLACK, look.SODIUM, 0.55))
    fill(painter, polygon(((130, 706), (-160, 650), (-160, 820), (130, 752))), mixed(BLACK, look.SODIUM, 0.85))
    for x in (176, 548):
        rimmed(painter, ring(x, 900, 132, 90), "#201E28", look.BONE, 5)
        for turn in (10, 55, 100, 145):
            fill(painter, placed(rect(-90, -3, 180, 6), x, 900, 1, turn), look.MUTED)
        rimmed(painter, disc(x, 900, 26), look.BONE, BLACK, 4)
    for x in (-12, 14):
        rimmed(painter, thick_line(((176 + x, 900), (226 + x, 700)), 15), look.BONE, BLACK, 4)
    lit(painter, blob(((250, 900), (270, 790), (400, 780), (480, 820), (460, 920), (340, 940))),
        "#33313D", look.BONE, (-8, -6), shade=BLACK)  # fmt: skip
    for y in (820, 846, 872):
        fill(painter, rect(300, y, 110, 9, 4), BLACK)
    lit(painter, blob(((440, 760), (560, 740), (690, 690), (660, 770), (560, 810), (460, 800))),
        "#201E28", look.BONE, (-3, -8), shade=BLACK)  # fmt: skip
    tank = blob(((210, 760), (250, 690), (360, 680), (470, 740), (420, 800), (280, 806)), tension=0.8)
    lit(painter, tank, look.OXBLOOD, look.DANGER, (-10, -7), shade="#33090F")
    lit(painter, disc(150, 728, 54), look.BONE, look.BONE, (-8, 0), shade=look.SODIUM)
    coat = blob(((420, 520), (520, 500), (600, 540), (700, 470), (730, 640), (660, 720), (560, 700), (470, 660)),
        tension=0.7)  # fmt: skip
    lit(painter, coat, look.OXBLOOD, look.DANGER, (-6, -10), shade="#33090F")
    for y in (560, 610):
        fill(painter, limb(((520, y, 3), (700, y - 10, 10))), "#33090F")
    lit(painter, limb(((540, 730, 96), (400, 770, 78), (452, 890, 54), (400, 912, 44))),
        "#343A4E", look.BONE, (-9, -6), shade=BLACK)  # fmt: skip
    trunk = blob(((330, 560), (400, 490), (500, 520), (600, 660), (580, 760), (480, 750), (400, 690)), tension=0.7)
    lit(painter, trunk, "#343A4E", look.BONE, (-10, -7), shade=BLACK)
    side(painter, 334, 480, 0.78, Face("#6F7488", stern=1, brow=14, jaw=0.8, smile=-0.6), mirror=True)
    helmet = blob(((272, 470), (258, 420), (290, 366), (360, 346), (424, 384), (440, 460), (420, 540), (380, 560),
        (370, 500), (350, 440)), tension=0.8)  # fmt: skip
    lit(painter, helmet, "#33313D", look.BONE, (-10, -8), shade=BLACK)
    rimmed(painter, blob(((268, 428), (262, 396), (340, 360), (388, 380), (356, 420)), tension=0.6),
        look.SODIUM, BLACK, 5)  # fmt: skip
    fill(painter, limb(((400, 372, 10), (424, 440, 12), (416, 520, 8))), look.OXBLOOD)
    blade(painter, 300, 642, 520, 93, 2.2)
    arm(painter, ((460, 570), (580, 660), (520, 646)), 78, "#343A4E", look.BONE, (-8, -6), cuff=look.BONE, body=trunk)
    fist(painter, 492, 648, 93, 0.7)
    painter.restore()
    for x, y, long in ((420, 1010, 150), (560, 1036, 180), (470, 1062, 120)):  # spray behind the wheel
        fill(painter, limb(((x, y, 3), (x + long, y - 22, 12))), mixed(BLACK, look.BONE, 0.7))


def queen(painter: QPainter, t: Tones) -> None:
    """The judge on her bench, blade upright, one hand open: speak now. She has heard everything before."""
    fill(painter, rect(0, -150, 700, 500), "#5C5A6A")
    fill(painter, rect(0, 340, 700, 900), "#24232E")
    fill(painter, polygon(((60, 330), (350, 130), (640, 330))), "#33313E")
    fill(painter, rect(40, 330, 620, 40), mixed(BLACK, look.BONE, 0.62))
    for x in (60, 200, 410, 560):
        lit(painter, rect(x, 370, 84, 700), mixed(BLACK, look.BONE, 0.24), mixed(BLACK, look.BONE, 0.44), (-16, 0),
            width=4)  # fmt: skip
        for dx in (30, 54):
            fill(painter, rect(x + dx, 370, 5, 700), BLACK)
    painter.save()
    painter.translate(-22, 0)
    gown = blob(((330, 690), (430, 650), (550, 694), (640, 810), (676, 1130), (200, 1130), (230, 860)), tension=0.6)
    lit(painter, gown, look.OXBLOOD, look.DANGER, (-14, -7), shade="#33090F")
    for x, foot in ((360, 300), (430, 430), (500, 560)):
        fill(painter, limb(((x, 780, 3), (foot, 1110, 12))), "#33090F")
    wig = "#B9B2A4"
    tail = joined(*(disc(x, y, 42) for x, y in ((440, 380), (500, 400), (536, 450), (550, 510), (550, 570),
        (552, 630), (548, 690), (540, 746))))  # fmt: skip
    lit(painter, tail, wig, look.BONE, (-9, -9), shade="#6E6A66")
    side(painter, 408, 516, 1.16, Face("#8C8494", stern=0.6, brow=7, lips="#B01828", jaw=0.3), mirror=True)
    curls = joined(*(disc(x, y, 37) for x, y in ((356, 410), (396, 380), (444, 376), (486, 404), (506, 452),
        (512, 506), (508, 560), (512, 616), (510, 668), (500, 716), (452, 440), (450, 500), (446, 558),
        (450, 612))))  # fmt: skip
    lit(painter, curls, wig, look.BONE, (-8, -8), shade="#6E6A66")
    for x, y in ((396, 392), (446, 390), (488, 420), (508, 470), (512, 524), (510, 578), (512, 634), (508, 690),
        (452, 456), (450, 516), (448, 574)):  # fmt: skip
        rimmed(painter, disc(x, y, 11), "#6E6A66", BLACK, 3)
    lit(painter, placed(crown(), 428, 366, 0.5, 10), look.BRASS, look.BONE, (-7, -4),
        shade=mixed(BLACK, look.BRASS, 0.5))  # fmt: skip
    jabot = joined(*(blob(((x, y), (x + 44, y + 8), (x + 40, y + 52), (x, y + 70), (x - 40, y + 52),
        (x - 44, y + 8))) for x, y in ((386, 640), (380, 700), (374, 760))))  # fmt: skip
    lit(painter, jabot, look.BONE, look.BONE, (-8, -4), shade="#8C8794")
    for y in (664, 724, 784):
        fill(painter, limb(((382, y, 3), (378, y + 34, 5))), "#8C8794")
    arm(painter, ((300, 800), (190, 900), (146, 740)), 92, look.OXBLOOD, look.DANGER, cuff=look.BONE, body=gown)
    palm(painter, 142, 624, -8, 0.92, mirror=True)
    arm(painter, ((560, 780), (664, 960), (604, 900)), 96, look.OXBLOOD, look.DANGER, cuff=look.BONE, body=gown)
    blade(painter, 576, 574, 620, 180, 1.8)
    fist(painter, 580, 856, 0, 0.8, mirror=True)
    painter.restore()
    lit(painter, rect(-20, 990, 740, 200), "#4A2E1C", look.SODIUM, (0, -10), shade="#20130C")
    fill(painter, joined(rect(60, 1030, 250, 8), rect(390, 1030, 250, 8)), BLACK)
    lit(painter, joined(rect(80, 940, 90, 44, 10), limb(((170, 962, 16), (290, 978, 18)))),
        "#7A4A28", look.SODIUM, (-4, -6), width=5)  # fmt: skip


def king(painter: QPainter, t: Tones) -> None:
    """The surgeon under his great lamp, masked, gloved to the elbow, and the blade exactly upright beside his eye."""
    green, pale, dark = mixed(BLACK, look.HORROR, 0.5), mixed(BLACK, look.HORROR, 0.72), mixed(BLACK, look.HORROR, 0.2)
    fill(painter, SKY, "#0C1312")
    for y in range(260, 1100, 110):  # tiles
        fill(painter, rect(0, y, 700, 4), "#18211F")
    beam(painter, 430, 110, 1260, -80, 860, "#0C1312", mixed(BLACK, look.HORROR, 0.55), 190, 3)
    lit(painter, disc(440, 80, 240, 92), "#8C8794", look.BONE, (0, 10), shade="#3A3644")
    for x in (270, 350, 440, 530, 610):
        rimmed(painter, disc(x, 100 + abs(440 - x) * -0.1, 34, 21), look.BONE, BLACK, 5)
    body = blob(((60, 1130), (90, 920), (190, 780), (320, 730), (470, 730), (590, 790), (660, 920), (680, 1130)),
        tension=0.7)  # fmt: skip
    lit(painter, body, green, pale, (-12, -12), shade=dark)
    fill(painter, polygon(((310, 728), (480, 728), (396, 850))), dark)
    rimmed(painter, polygon(((336, 650), (456, 650), (462, 740), (396, 810), (330, 740))), look.MUTED, BLACK, 5)
    front(painter, 396, 540, 1.24, Face("#5B7A72", stern=1, brow=15, jaw=0.9, old=True))
    mask = blob(((306, 548), (360, 560), (396, 548), (432, 560), (486, 548), (478, 640), (440, 690), (396, 704),
        (352, 690), (314, 640)), tension=0.6)  # fmt: skip
    lit(painter, mask, pale, mixed(BLACK, look.HORROR, 0.95), (-9, -8), shade=green)
    for y in (598, 630, 660):
        fill(painter, limb(((330, y, 3), (396, y + 8, 6), (462, y, 3))), dark)
    cap = blob(((296, 500), (288, 410), (330, 350), (396, 334), (462, 350), (504, 410), (496, 500), (470, 456),
        (396, 440), (322, 456)), tension=0.8)  # fmt: skip
    lit(painter, cap, pale, mixed(BLACK, look.HORROR, 0.95), (-8, -12), shade=green)
    lit(painter, placed(crown(), 396, 440, 0.56), look.BONE, look.BONE, (-7, -4), shade=look.MUTED)
    glove = "#C2463A"
    blade(painter, 178, 620, 640, 180, 1.8)
    arm(painter, ((124, 970), (84, 1120), (172, 926)), 100, green, pale, (-8, -10), skin=glove, body=body)
    fist(painter, 178, 852, 0, 1, glove)
    arm(painter, ((632, 970), (676, 1110), (590, 896)), 100, green, pale, (-8, -10), skin=glove, body=body)
    palm(painter, 584, 806, 8, 1.02, glove)


SCENES: Final = (page, knight, queen, king)
