"""The scenes of the Majors 5 to 8. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import crown, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, offer, palm
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.heads import side as profile_head
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _hierophant(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre, on the air; two who kneel and listen."""
    sky(painter, "#171020", mixed(BLACK, t.light, 0.5), 1000)
    for x in (60, 640):  # pillars, and between them the waves of the station
        lit(painter, rect(x - 46, -150, 92, 1200), mixed(BLACK, t.light, 0.3), t.light, (-9, 0),
            shade=mixed(BLACK, t.light, 0.16), width=5)  # fmt: skip
        for dx in (-14, 14):
            fill(painter, rect(x + dx, -150, 5, 1200), mixed(BLACK, t.light, 0.16))
    for i, radius in enumerate((450, 370, 290, 210)):
        glaze(painter, ring(400, 420, radius, radius - 30), t.light, 0.14 + 0.1 * i)
    glow(painter, 400, 400, 210, look.BONE, 0.4)
    robe = polygon(((340, 540), (460, 540), (550, 590), (600, 1040), (200, 1040), (250, 590)))
    lit(painter, joined(robe, rect(374, 500, 52, 60)), "#2E2240", t.light, (-9, -7), shade="#100A18")
    for a, b in (((290, 700), (240, 1020)), ((510, 700), (560, 1020))):
        fill(painter, limb(((*a, 3), (*b, 12))), "#100A18")
    arm(painter, ((510, 650), (606, 700), (584, 480)), 88, "#2E2240", t.light, (-8, -6), cuff=look.BONE)
    for x, tip in ((560, -8), (584, 4)):  # two fingers up, the others folded: a blessing
        lit(painter, limb(((x, 420, 25), (x + tip, 330, 19))), look.BONE, look.BONE, (-4, -4),
            shade=mixed(BLACK, look.BONE, 0.62), width=5)  # fmt: skip
    fist(painter, 580, 430, 4, 0.56, mirror=True)
    arm(painter, ((286, 650), (150, 740), (212, 650)), 84, "#2E2240", t.light, (-8, -6), cuff=look.BONE)
    stole = joined(polygon(((340, 560), (380, 552), (384, 1040), (306, 1040))), polygon(((420, 552), (460, 560),
        (494, 1040), (416, 1040))))  # fmt: skip
    lit(painter, stole, t.light, look.BONE, (-6, -4), shade=mixed(BLACK, t.light, 0.55))
    for x, y in ((352, 680), (448, 680)):
        fill(painter, joined(rect(x - 7, y - 36, 14, 72), rect(x - 26, y - 16, 52, 14)), BLACK)
    fill(painter, rect(372, 524, 56, 26), look.BONE)
    front(painter, 400, 440, 0.78, Face("#8C6A5A", "#E2B58A", stern=0.2, brow=11, brow_colour="#4A4652", jaw=0.7,
        smile=0.6, old=True))  # fmt: skip
    glasses = joined(disc(371, 434, 25, 20), disc(429, 434, 25, 20), rect(390, 426, 20, 6))
    rimmed(painter, glasses, BLACK, t.light, 3)
    for x in (366, 424):
        fill(painter, polygon(((x - 6, 442), (x + 8, 424), (x + 16, 424), (x + 2, 442))), mixed(BLACK, t.light, 0.6))
    mitre = polygon(((336, 404), (322, 300), (400, 196), (478, 300), (464, 404)))
    lit(painter, mitre, look.BONE, look.BONE, (-10, -6), shade=look.MUTED)
    lit(painter, rect(330, 374, 140, 28), t.light, look.BONE, (-3, -4), width=4)
    lit(painter, joined(rect(390, 232, 20, 134), rect(358, 278, 84, 20)), t.light, look.BONE, (-3, -3),
        shade=mixed(BLACK, t.light, 0.5), width=4)  # fmt: skip
    fill(painter, thick_line(((214, 620), (214, 1040)), 12), look.BONE)
    mike = rect(172, 440, 84, 140, 42)
    lit(painter, mike, look.MUTED, look.BONE, (-8, -6), shade="#4A4652", width=8)
    for y in (474, 496, 518, 540):
        fill(painter, rect(182, y, 64, 9, 4), BLACK)
    fist(painter, 214, 606, 0, 0.6)
    for x, way, tone, cloth in ((150, 1, "#5A5664", "#34323E"), (560, -1, look.BONE, look.OXBLOOD)):
        back = blob(((x - 150, 1060), (x - 130, 920), (x - 60, 866), (x + 60, 866), (x + 130, 920), (x + 150, 1060)),
            tension=0.7)  # fmt: skip
        lit(painter, back, cloth, look.BONE, (way * 7, -10), shade=BLACK)
        fill(painter, limb(((x, 900, 3), (x + way * 6, 1060, 9))), BLACK)
        nape = blob(((x - 56, 800), (x - 44, 730), (x, 706), (x + 44, 730), (x + 56, 800), (x + 44, 868),
            (x - 44, 868)), tension=0.9)  # fmt: skip
        for ear in (-58, 58):
            rimmed(painter, disc(x + ear, 806, 11, 20), "#E2B58A", BLACK, 5)
        lit(painter, nape, tone, look.BONE, (way * 7, -8), shade=mixed(BLACK, tone, 0.4))
        if way > 0:  # a monk's tonsure
            fill(painter, disc(x + 4, 740, 27, 20), "#E2B58A")
            continue
        shawl = blob(((x - 70, 880), (x - 66, 780), (x - 40, 706), (x, 690), (x + 40, 706), (x + 66, 780),
            (x + 70, 880), (x, 930)), tension=0.8)  # fmt: skip
        lit(painter, shawl, tone, look.BONE, (-8, -8), shade=look.MUTED)
        for dx in (-26, 4, 32):
            fill(painter, limb(((x + dx * 0.4, 730, 3), (x + dx, 900, 8))), look.MUTED)


def _lovers(painter: QPainter, t: Tones) -> None:
    """Two in a lit window; a third stands in the street and looks up."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.34), t.light)
    glow(painter, 370, 480, 420, t.light, 0.5)
    frame = joined(rect(130, 330, 480, 430), disc(370, 330, 240, 140))
    lit(painter, frame, t.light, t.light, edge="#1B1016", width=12)
    within(painter, frame, disc(370, 430, 240), mixed(t.light, look.BONE, 0.55))
    within(painter, frame, disc(370, 430, 150), mixed(t.light, look.BONE, 0.85))
    fill(painter, joined(rect(367, 180, 7, 200), rect(130, 320, 480, 7)), "#1B1016")
    man, woman, dark, fair = "#2F3A5E", look.OXBLOOD, "#8C5A3A", "#F0D0AC"
    coat = blob(((124, 766), (130, 690), (190, 620), (270, 600), (330, 650), (352, 766)), tension=0.6)
    lit(painter, coat, man, look.BONE, (9, -8), shade="#10162A")
    gown = blob(((606, 766), (600, 700), (560, 640), (470, 620), (410, 670), (392, 766)), tension=0.6)
    lit(painter, gown, woman, look.DANGER, (-9, -8), shade="#33090F")
    fall = blob(((480, 400), (570, 430), (606, 560), (590, 700), (540, 740), (500, 640), (500, 520)), tension=0.8)
    lit(painter, fall, "#A8481E", look.SODIUM, (-7, -7), shade="#3A140A")
    for x, y, turn, face, way in ((268, 492, 8, Face("#5A3822", dark, open=False, brow=11, smile=0.6, jaw=0.8), 1),
        (472, 512, -6, Face("#B08460", fair, open=False, brow=7, lips="#B01828", smile=0.6, jaw=0), -1)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        side(painter, 0, 0, 1.1, face, mirror=way < 0)
        if way > 0:
            hair(painter, 0, 0, 1.12, Cut.SIDE_SHORT, "#17110F", look.BONE)
        else:
            hair(painter, 0, 0, 1.12, Cut.SIDE_UP, "#A8481E", look.SODIUM, mirror=True)
        painter.restore()
    rimmed(painter, disc(504, 566, 11), look.BRASS, BLACK, 3)
    lit(painter, polygon(((196, 640), (280, 610), (318, 680), (264, 720))), look.BONE, look.BONE, (4, -4),
        shade=look.MUTED, width=4)  # fmt: skip
    arm(painter, ((560, 690), (470, 752), (330, 700)), 60, woman, look.DANGER, (-6, -7), skin=fair, body=gown)
    palm(painter, 296, 684, -70, 0.5, fair, back=True)
    for way in (-1, 1):
        drape = blob(((370 + way * 260, 180), (370 + way * 150, 200), (370 + way * 200, 420),
            (370 + way * 224, 560), (370 + way * 180, 780), (370 + way * 270, 780)), tension=0.6)  # fmt: skip
        curtain = drape.intersected(frame)
        lit(painter, curtain, t.glow, t.light, (-way * 6, -5), shade=t.dusk, width=4)
    lit(painter, rect(98, 756, 544, 30), look.BONE, look.BONE, (-4, -8), shade=look.MUTED)
    for number in range(13):  # geraniums on the sill
        x = 330 + number * 22
        fill(painter, limb(((x, 756, 5), (x + (-6, 6)[number % 2], 726, 4))), mixed(BLACK, look.HORROR, 0.6))
        lit(painter, disc(x + (-6, 6)[number % 2], 720 - number % 3 * 9, 16), look.DANGER, look.BONE, (-3, -4),
            shade=look.OXBLOOD, width=3)  # fmt: skip
    fill(painter, rect(316, 748, 292, 14, 5), "#5A3018")
    watcher = blob(((0, 1070), (24, 1000), (120, 946), (200, 930), (290, 950), (388, 1000), (420, 1070)), tension=0.6)
    lit(painter, watcher, "#2B2430", t.light, (10, -8), shade=BLACK)
    nape = blob(((150, 890), (270, 890), (276, 940), (250, 984), (210, 992), (170, 984), (146, 940)), tension=0.8)
    lit(painter, nape, "#3A2A24", t.light, (7, -5), shade="#17110F")
    for x in (144, 278):
        rimmed(painter, disc(x, 926, 12, 20), "#A8704A", BLACK, 4)
    collar = blob(((120, 990), (160, 960), (210, 984), (262, 958), (306, 990), (210, 1024)), tension=0.7)
    lit(painter, collar, "#2B2430", t.light, (7, -8), shade=BLACK)
    hat = placed(fedora(), 210, 880, 1.2, 2)
    lit(painter, hat, "#3A3040", t.light, (9, -8), shade=BLACK)
    within(painter, hat, rect(100, 838, 220, 24), look.OXBLOOD)


def _chariot(painter: QPainter, t: Tones) -> None:
    """A car comes straight on, headlights full; two dogs run before it, one pale, one black."""
    sky(painter, "#12131F", mixed(BLACK, t.light, 0.5), 640)
    stars(painter, 12, (250, -60), (400, 260), look.BONE)
    city(painter, 650, mixed(BLACK, t.light, 0.36), None, tall=560, seed=30)
    city(painter, 650, "#17140E", t.light, tall=440, seed=18, edge=t.light)
    fill(painter, rect(30, 640, 640, 380), t.dusk)
    for x, left, right in ((160, -140, 330), (540, 370, 840)):
        fill(painter, polygon(((x - 60, 640), (x + 60, 640), (right, 1020), (left, 1020))), t.light)
    body = blob(((200, 270), (500, 270), (566, 450), (650, 490), (676, 620), (660, 770), (40, 770), (24, 620),
        (50, 490), (134, 450)), tension=0.5)  # fmt: skip
    lit(painter, body, "#22222E", t.light, (-10, -9), shade=BLACK, width=7)
    glass = polygon(((224, 302), (476, 302), (520, 450), (180, 450)))
    fill(painter, glass, mixed(BLACK, t.light, 0.5))
    painter.save()
    painter.setClipPath(glass, Qt.ClipOperation.IntersectClip)
    glow(painter, 350, 380, 170, t.light, 0.8)
    lit(painter, blob(((250, 480), (270, 436), (320, 416), (380, 416), (430, 436), (450, 480)), tension=0.6),
        look.OXBLOOD, look.DANGER, (-5, -5), shade="#33090F")  # fmt: skip
    fill(painter, polygon(((330, 410), (370, 410), (350, 456))), look.BONE)
    front(painter, 350, 370, 0.52, Face("#A8805C", "#EBD0B4", stern=0.7, brow=12, jaw=0.8))
    painter.restore()
    lit(painter, placed(crown(), 350, 338, 0.5), look.SODIUM, look.BONE, (-5, -4), shade="#8C5A1E", width=5)
    wheel = disc(350, 476, 84, 40).subtracted(disc(350, 476, 70, 30)).intersected(rect(200, 400, 300, 52))
    fill(painter, wheel, BLACK)
    for way in (-1, 1):
        fist(painter, 350 + way * 68, 446, way * -20, 0.26, look.BONE, mirror=way > 0)
    for a, b in (((250, 306), (206, 446)), ((300, 306), (262, 446))):  # the street lamps pass over the glass
        glaze(painter, polygon((a, (a[0] + 26, a[1]), (b[0] + 26, b[1]), b)), look.BONE, 0.28)
    grille = blob(((350, 486), (430, 510), (440, 650), (400, 730), (300, 730), (260, 650), (270, 510)), tension=0.7)
    lit(painter, grille, "#17161D", look.BONE, (-8, -6), width=8)
    for x in range(284, 430, 22):
        fill(painter, rect(x, 514, 9, 200, 4), look.BONE)
    rimmed(painter, placed(star(0, 0, 42, 15, 4), 350, 474), look.BONE, BLACK, 4)
    for x in (152, 548):
        fill(painter, rays(x, 598, 80, 190, 16, 20), t.light)
        lit(painter, disc(x, 598, 86), t.light, look.BONE, (-8, -8), shade=mixed(BLACK, t.light, 0.6), width=8)
        fill(painter, disc(x, 598, 58), look.BONE)
        glow(painter, x, 598, 190, look.BONE, 0.5)
    lit(painter, rect(50, 736, 600, 42, 20), look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    for x in (70, 510):
        rimmed(painter, rect(x, 778, 120, 60, 16), BLACK, BLACK, 3)
    rimmed(painter, rect(292, 742, 116, 50, 6), t.light, BLACK, 5)
    for x, fur, dark in ((192, "#23222C", BLACK), (508, look.BONE, look.MUTED)):
        dog = placed(_running_dog(), x, 1008, 0.98, mirror=x < 300)
        lit(painter, dog, fur, look.BONE, (6, -6), shade=dark, width=7)
        way = -1 if x < 300 else 1
        fill(painter, joined(disc(x + way * 104, 1008 - 132, 5), disc(x + way * 144, 1008 - 124, 6)),
            look.BONE if x < 300 else BLACK)  # fmt: skip
        lit(painter, limb(((x + way * 66, 900, 12), (x + way * 84, 936, 12))), look.OXBLOOD, look.DANGER, (-2, -2),
            width=3)  # fmt: skip


def _running_dog() -> QPainterPath:
    return joined(blob(((-110, -104), (-40, -118), (50, -122), (90, -104), (70, -66), (0, -58), (-60, -70), (-106,
        -66)), tension=0.7), polygon(((60, -120), (86, -168), (98, -146), (150, -132), (150, -116), (112, -104), (90,
        -80))), limb(((70, -84, 30), (116, -44, 18), (150, -40, 12))), limb(((50, -80, 30), (76, -30, 18), (112, -8,
        12))), limb(((-84, -84, 38), (-124, -50, 20), (-150, -10, 12))), limb(((-70, -80, 34), (-80, -36, 20), (-116,
        -4, 12))), limb(((-104, -96, 16), (-140, -124, 12), (-150, -158, 6))))  # fmt: skip


def _strength(painter: QPainter, t: Tones) -> None:
    """A woman, her hand upon a great dog's muzzle and her other under its jaw; over her head a sign without end."""
    sky(painter, "#1B1220", mixed(BLACK, t.light, 0.6), 900)
    clouds(painter, ((230, 330, 0.7), (640, 330, 0.5)), "#4A2E2A", t.light)
    fill(painter, disc(370, 580, 300), t.light)
    glow(painter, 370, 580, 400, t.light, 0.3)
    city(painter, 1030, "#5A3220", look.SODIUM, tall=330, seed=51)
    for colour, width in ((BLACK, 34), (look.BONE, 18)):
        for x in (482, 586):
            stroke(painter, disc(x, 140, 54, 40), colour, width)
    trunk = blob(((520, 500), (600, 516), (680, 560), (716, 700), (668, 850), (720, 1060), (556, 1060), (562, 860),
        (530, 740), (512, 610)), tension=0.8)  # fmt: skip
    lit(painter, trunk, look.OXBLOOD, look.DANGER, (-9, -9), shade="#33090F")
    for joints in (((630, 620), (680, 880), (540, 906)), ((600, 600), (604, 730), (520, 556))):
        arm(painter, joints, 104, look.OXBLOOD, look.DANGER, (-9, -9), cuff=look.BONE, body=trunk)
    profile_head(painter, 516, 386, 1.14, Face("#B08460", "#F0D0AC", open=False, brow=8, lips="#B01828", smile=0.6,
        jaw=0.1), mirror=True)  # fmt: skip
    locks = blob(((446, 312), (456, 262), (510, 226), (590, 234), (644, 300), (660, 420), (700, 540), (690, 640),
        (664, 600), (650, 680), (618, 620), (600, 560), (574, 500), (560, 420), (540, 380), (520, 330), (484, 300)),
        tension=0.8)  # fmt: skip
    lit(painter, locks, "#6B2E1A", t.light, (-9, -8), shade="#2B120A")
    strands(painter, [((476, 276), (560, 250), (590, 400)), ((490, 292), (570, 300), (600, 520)), ((520, 250), (620,
        280), (640, 500)), ((560, 250), (640, 340), (672, 580)), ((590, 480), (620, 540), (640, 640)), ((540, 340),
        (576, 400), (590, 500))], "#6B2E1A", t.light, 6)  # fmt: skip
    for number in range(6):  # a wreath of flowers
        x, y = 462 + number * 30, 282 - 44 * sin(radians(20 + number * 26))
        lit(painter, star(x, y, 27, 12, 5, number * 17), (look.BONE, look.DANGER)[number % 2], look.BONE, (-3, -3),
            width=4)  # fmt: skip
        fill(painter, disc(x, y, 7), look.SODIUM)
    offer(painter, 392, 880, 10, 1.0, "#F0D0AC")  # under the jaw
    head = blob(((-10, 1060), (-10, 640), (50, 530), (90, 470), (96, 350), (180, 440), (270, 462), (350, 510),
        (470, 560), (520, 600), (512, 660), (430, 690), (340, 706), (320, 750), (400, 780), (460, 786), (478, 820),
        (430, 866), (330, 890), (260, 960), (250, 1060)), tension=0.55)  # fmt: skip
    lit(painter, head, "#262026", t.light, (9, -12), shade=BLACK)
    for x, y in ((60, 620), (110, 570), (40, 720), (90, 680), (150, 630), (40, 830), (100, 780), (170, 720), (60, 900),
        (130, 850), (200, 800), (180, 540), (230, 640), (260, 720), (220, 880)):  # fmt: skip
        fill(painter, limb(((x, y, 2), (x - 12, y + 26, 8), (x - 10, y + 54, 2))), BLACK)
    mouth = polygon(((312, 726), (340, 704), (430, 688), (500, 666), (466, 786), (400, 780), (326, 756)))
    fill(painter, mouth, look.OXBLOOD)
    for x, y, h in ((360, 698, 30), (400, 690, 44), (440, 682, 36), (482, 668, 62)):
        fill(painter, polygon(((x - 15, y), (x + 15, y - 6), (x + 4, y + h))), look.BONE)
    for x, y, h in ((346, 772, 22), (378, 782, 34), (412, 788, 30), (448, 790, 54)):
        fill(painter, polygon(((x - 15, y + 4), (x + 15, y + 4), (x + 4, y - h))), look.BONE)
    lips = joined(limb(((330, 702, 9), (400, 686, 12), (450, 676, 12), (506, 660, 10))), limb(((322, 768, 9), (376, 788,
        12), (420, 794, 12), (470, 792, 10))))  # fmt: skip
    fill(painter, lips, BLACK)
    fill(painter, polygon(((210, 556), (262, 534), (284, 556), (236, 572))), look.BONE)
    fill(painter, disc(250, 554, 9), BLACK)
    stroke(painter, thick_line(((110, 400), (150, 470), (200, 480)), 1), t.glow, 5)
    palm(painter, 450, 566, -112, 0.98, "#F0D0AC", back=True)
    lit(painter, limb(((470, 880, 42), (440, 836, 34), (398, 818, 24))), "#F0D0AC", "#F0D0AC", (-5, -5),
        shade="#B08460", width=5)  # fmt: skip
    rimmed(painter, polygon(((20, 930), (250, 890), (262, 954), (20, 1004))), t.light, BLACK, 6)
    for x in (70, 140, 210):
        rimmed(painter, star(x, 958 - (x - 70) * 0.19, 26, 9, 4), look.BONE, BLACK, 4)


SCENES = (_hierophant, _lovers, _chariot, _strength)
"""Scenes 5 to 8, each painting 30 … 670 across and 30 … 1020 down."""
