"""The scenes of the Majors 6 to 10. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import crown, fedora, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, offer, palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.heads import side as profile_head
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.people import Cloth, Limb, Pose, Wear, person
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
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _lovers(painter: QPainter, t: Tones) -> None:
    """Two in a lit window; a third stands in the street and looks up."""
    fill(painter, SKY, t.far)
    _bricks(painter, t)
    frame = joined(rect(130, 330, 480, 430), disc(370, 330, 240, 140))
    rimmed(painter, frame, BLACK, BLACK, 18)
    fill(painter, frame, t.light)
    fill(painter, joined(rect(367, 180, 6, 580), rect(130, 326, 480, 6)), BLACK)
    man = joined(placed(profile(), 262, 500, 1.06), blob(((206, 590), (300, 590), (344, 660), (356, 770), (130, 770),
        (144, 660)), tension=0.6))  # fmt: skip
    # United, not joined: what is mirrored runs the other way round, and would cut a hole where the two overlap.
    woman = placed(profile(), 476, 520, 0.98, 0, mirror=True).united(blob(((444, 600), (524, 600), (580, 660),
        (610, 770), (390, 770), (408, 660)), tension=0.6))  # fmt: skip
    fill(painter, man, BLACK)
    rimmed(painter, woman, look.BONE, BLACK, 6)
    fill(painter, limb(((440, 606, 16), (486, 616, 16), (530, 606, 16))), t.light)
    hair = blob(((424, 440), (440, 410), (500, 398), (566, 430), (586, 540), (570, 660), (520, 680), (500, 600),
        (512, 540), (480, 470)))  # fmt: skip
    rimmed(painter, hair, BLACK, look.BONE, 3)
    fill(painter, limb(((410, 516, 4), (428, 520, 7), (446, 514, 4))), BLACK)
    fill(painter, limb(((324, 490, 3), (306, 496, 6), (288, 490, 3))), t.light)
    for side in (-1, 1):
        drape = blob(((370 + side * 260, 180), (370 + side * 130, 200), (370 + side * 190, 420),
            (370 + side * 224, 560), (370 + side * 170, 780), (370 + side * 270, 780)), tension=0.6)  # fmt: skip
        curtain = drape.intersected(frame)
        fill(painter, curtain, t.glow)
        hatch(painter, curtain, Hatch.VERTICAL, t.dusk, pitch=20, width=6)
    rimmed(painter, rect(98, 760, 544, 28), look.BONE, BLACK, 7)
    watcher = joined(placed(fedora(), 210, 872, 1.2), disc(210, 902, 64, 76), polygon(((146, 946), (274, 946),
        (386, 990), (420, 1060), (0, 1060), (34, 990))))  # fmt: skip
    rimmed(painter, watcher, BLACK, t.light, 9)
    fill(painter, rect(140, 842, 142, 18), t.light)
    fill(painter, polygon(((262, 866), (300, 900), (262, 966), (240, 966), (256, 910))).intersected(watcher), look.BONE)
    fill(painter, polygon(((274, 946), (386, 990), (420, 1060), (330, 1060))), t.glow)


def _bricks(painter: QPainter, t: Tones) -> None:
    for row in range(35):
        y = -140 + row * 34
        fill(painter, rect(30, y, 640, 4), t.dusk)
        for column in range(8):
            fill(painter, rect(30 + column * 88 + (row % 2) * 44, y, 4, 34), t.dusk)


def _chariot(painter: QPainter, t: Tones) -> None:
    """A car comes straight on, headlights full; two dogs run before it, one pale, one black."""
    fill(painter, SKY, t.sky)
    fill(painter, skyline(640, ((90, 260), (70, 380), (60, 300), (90, 440), (60, 360), (80, 500), (80, 400),
        (110, 460)), 30), BLACK)  # fmt: skip
    fill(painter, windows(416, 164, 2, 4, (34, 52), (14, 22), 0b01100110), t.glow)
    fill(painter, windows(580, 204, 2, 4, (40, 52), (14, 22), 0b10011011), t.glow)
    fill(painter, rect(30, 640, 640, 380), t.dusk)
    for x, left, right in ((160, -140, 330), (540, 370, 840)):
        fill(painter, polygon(((x - 60, 640), (x + 60, 640), (right, 1020), (left, 1020))), t.light)
    body = blob(((200, 270), (500, 270), (566, 450), (650, 490), (676, 620), (660, 770), (40, 770), (24, 620),
        (50, 490), (134, 450)), tension=0.5)  # fmt: skip
    rimmed(painter, body, BLACK, t.light, 6)
    glass = polygon(((224, 302), (476, 302), (520, 450), (180, 450)))
    fill(painter, glass, t.light)
    driver = joined(disc(350, 372, 40, 48), polygon(((270, 452), (300, 420), (400, 420), (430, 452))),
        rect(330, 400, 40, 40))  # fmt: skip
    fill(painter, driver, BLACK)
    face = disc(350, 378, 31, 40).intersected(rect(300, 300, 54, 200))
    fill(painter, face, look.BONE)
    fill(painter, polygon(((328, 376), (340, 370), (350, 376), (340, 381))), BLACK)
    rimmed(painter, placed(crown(), 350, 346, 0.44), look.BONE, BLACK, 5)
    stroke(painter, disc(350, 470, 76, 34).intersected(rect(200, 400, 300, 54)), BLACK, 9)
    grille = blob(((350, 486), (430, 510), (440, 650), (400, 730), (300, 730), (260, 650), (270, 510)), tension=0.7)
    rimmed(painter, grille, BLACK, look.BONE, 5)
    for x in range(284, 430, 22):
        fill(painter, rect(x, 514, 9, 200, 4), look.BONE)
    rimmed(painter, placed(star(0, 0, 42, 15, 4), 350, 474), look.BONE, BLACK, 4)
    for x in (152, 548):
        fill(painter, rays(x, 598, 80, 190, 16, 20), t.light)
        rimmed(painter, disc(x, 598, 86), t.light, BLACK, 8)
        fill(painter, disc(x, 598, 58), look.BONE)
    rimmed(painter, rect(50, 736, 600, 42, 20), look.BONE, BLACK, 6)
    for x in (70, 510):
        rimmed(painter, rect(x, 778, 120, 60, 16), BLACK, BLACK, 3)
    rimmed(painter, rect(292, 742, 116, 50, 6), t.light, BLACK, 5)
    rimmed(painter, placed(_running_dog(), 192, 1008, 0.98, mirror=True), BLACK, look.BONE, 5)
    rimmed(painter, placed(_running_dog(), 508, 1008, 0.98), look.BONE, BLACK, 8)


def _running_dog() -> QPainterPath:
    return joined(blob(((-110, -104), (-40, -118), (50, -122), (90, -104), (70, -66), (0, -58), (-60, -70), (-106,
        -66)), tension=0.7), polygon(((60, -120), (86, -168), (98, -146), (150, -132), (150, -116), (112, -104), (90,
        -80))), limb(((70, -84, 30), (116, -44, 18), (150, -40, 12))), limb(((50, -80, 30), (76, -30, 18), (112, -8,
        12))), limb(((-84, -84, 38), (-124, -50, 20), (-150, -10, 12))), limb(((-70, -80, 34), (-80, -36, 20), (-116,
        -4, 12))), limb(((-104, -96, 16), (-140, -124, 12), (-150, -158, 6))))  # fmt: skip


def _strength(painter: QPainter, t: Tones) -> None:
    """A woman, her hand upon a great dog's muzzle and her other under its jaw; over her head a sign without end."""
    fill(painter, SKY, t.sky)
    hatch(painter, SKY, Hatch.DIAGONAL, t.far, pitch=24, width=6)
    fill(painter, disc(370, 580, 300), t.light)
    for colour, width in ((BLACK, 34), (look.BONE, 18)):
        for x in (482, 586):
            stroke(painter, disc(x, 140, 54, 40), colour, width)
    trunk = blob(((520, 500), (600, 516), (680, 560), (716, 700), (668, 850), (720, 1060), (556, 1060), (562, 860),
        (530, 740), (512, 610)), tension=0.8)  # fmt: skip
    lit(painter, trunk, look.OXBLOOD, look.DANGER, (-9, -9), shade="#33090F")
    for joints in (((630, 620), (680, 880), (540, 906)), ((600, 600), (604, 730), (520, 556))):
        arm(painter, joints, 104, look.OXBLOOD, look.DANGER, (-9, -9), cuff=look.BONE, body=trunk)
    face = polygon(((450, 290), (436, 340), (404, 396), (410, 406), (428, 410), (422, 424), (432, 432), (424, 442),
        (436, 456), (438, 480), (460, 492), (520, 480), (530, 560), (604, 560), (590, 440), (600, 320),
        (520, 270)))  # fmt: skip
    rimmed(painter, face, look.BONE, BLACK, 6)
    within(painter, face, blob(((500, 470), (540, 420), (620, 420), (620, 580), (530, 580), (520, 510))), t.glow)
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
    fill(painter, limb(((446, 368, 4), (468, 372, 8), (492, 364, 4))), BLACK)
    fill(painter, limb(((440, 338, 4), (466, 328, 8), (496, 336, 3))), BLACK)
    fill(painter, limb(((428, 438, 4), (450, 438, 7), (462, 432, 3))), look.OXBLOOD)
    offer(painter, 392, 880, 10, 1.0)  # under the jaw
    head = blob(((-10, 1060), (-10, 640), (50, 530), (90, 470), (96, 350), (180, 440), (270, 462), (350, 510),
        (470, 560), (520, 600), (512, 660), (430, 690), (340, 706), (320, 750), (400, 780), (460, 786), (478, 820),
        (430, 866), (330, 890), (260, 960), (250, 1060)), tension=0.55)  # fmt: skip
    rimmed(painter, head, BLACK, t.light, 7)
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
    palm(painter, 450, 566, -112, 0.98, back=True)
    lit(painter, limb(((470, 880, 42), (440, 836, 34), (398, 818, 24))), look.BONE, look.BONE, (-5, -5),
        shade=mixed(BLACK, look.BONE, 0.62), width=5)  # fmt: skip
    rimmed(painter, polygon(((20, 930), (250, 890), (262, 954), (20, 1004))), t.light, BLACK, 6)
    for x in (70, 140, 210):
        rimmed(painter, star(x, 958 - (x - 70) * 0.19, 26, 9, 4), look.BONE, BLACK, 4)


def _hermit(painter: QPainter, t: Tones) -> None:
    """A detective alone with a lantern held high, upon a trail that no man left."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(860, ((110, 420), (90, 520), (100, 470), (120, 600), (110, 690), (130, 780)), 20), t.sky)
    hatch(painter, SKY, Hatch.RAIN, t.dusk, pitch=40, width=3)
    fill(painter, rect(30, 860, 640, 160), BLACK)
    fill(painter, disc(222, 500, 190), t.dusk)
    fill(painter, rays(222, 500, 60, 260, 20, 40), t.glow)
    for half, wide, tone in ((250, 320, t.dusk), (200, 260, t.glow), (150, 196, t.light)):
        fill(painter, polygon(((196, 600), (248, 600), (240 + half, 950), (240 - half, 950))), tone)
        fill(painter, disc(240, 950, wide * 0.98, wide * 0.2), tone)
    for x, y, size in ((60, 1000, 1.1), (160, 974, 1), (252, 944, 0.86), (330, 920, 0.74)):
        paw = joined(disc(0, 0, 20, 25), *(disc(26 - abs(k - 1.5) * 9, -27 + k * 18, 12, 8) for k in range(4)))
        fill(painter, placed(paw, x, y, size, -14), BLACK)
    coat = blob(((424, 500), (470, 456), (560, 450), (626, 506), (644, 700), (672, 1050), (376, 1050), (404, 760),
        (400, 580)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#17141A", t.light, (-16, -6), shade=BLACK)
    for a, b in (((500, 700), (470, 1040)), ((570, 720), (590, 1040))):
        fill(painter, limb(((*a, 3), (*b, 10))), BLACK)
    wary = Face(mixed(BLACK, t.light, 0.5), stern=0.4, brow=13, brow_colour=look.MUTED)
    profile_head(painter, 494, 400, 0.72, wary, mirror=True)
    collar = blob(((440, 500), (490, 456), (570, 430), (606, 470), (560, 540), (470, 556)), tension=0.6)
    lit(painter, collar, "#17141A", t.light, (-9, -8), shade=BLACK)
    beard = blob(((450, 412), (470, 424), (510, 402), (534, 420), (520, 480), (470, 560), (420, 606), (428, 540),
        (424, 470), (432, 430)), tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (-8, -5), shade=mixed(BLACK, t.light, 0.6))
    strands(painter, (((460, 450), (456, 500), (434, 570)), ((490, 440), (486, 500), (450, 560)), ((512, 440),
        (510, 480), (480, 530))), mixed(BLACK, t.light, 0.5), BLACK, 5)  # fmt: skip
    lit(painter, placed(fedora(), 506, 326, 1.12, -8), "#17141A", t.light, (-9, -8), shade=BLACK)
    fill(painter, placed(rect(-73, -26, 146, 18), 506, 326, 0.94, -8), t.light)
    rimmed(painter, thick_line(((600, 640), (640, 1060)), 18), look.BONE, BLACK, 5)
    arm(painter, ((590, 540), (648, 660), (614, 690)), 84, "#17141A", t.light, (-9, -6), body=coat)
    fist(painter, 604, 700, -8, 0.5)
    stroke(painter, ring(222, 424, 44, 43).intersected(rect(150, 360, 150, 60)), BLACK, 10)
    case = joined(polygon(((158, 440), (222, 396), (286, 440))), rect(168, 436, 108, 20), rect(164, 588, 116, 26, 6))
    rimmed(painter, rect(174, 450, 96, 142), look.BONE, BLACK, 8)
    fill(painter, star(222, 522, 62, 22, 6), t.light)
    rimmed(painter, case, BLACK, t.light, 3)
    fill(painter, joined(rect(174, 450, 10, 142), rect(260, 450, 10, 142)), BLACK)
    arm(painter, ((470, 540), (350, 660), (274, 460)), 92, "#17141A", t.light, (-10, -7), body=coat)
    fist(painter, 252, 398, -64, 0.62, thumb=False)


def _wheel_of_fortune(painter: QPainter, t: Tones) -> None:
    """A Ferris wheel over the fair: on top sits one with a crown, one climbs on at the left, one falls at the right."""
    sky(painter, "#0B1420", mixed(BLACK, t.light, 0.62), 980)
    for star_x, star_y, size in ((470, 60, 12), (560, 130, 16), (640, 60, 12), (630, 270, 12), (90, 330, 12),
        (60, 480, 9), (650, 420, 9)):  # fmt: skip
        fill(painter, star(star_x, star_y, size, size * 0.3, 4), look.BONE)
    clouds(painter, ((560, 210, 0.5), (90, 400, 0.4)), mixed(BLACK, t.light, 0.36), t.light)
    city(painter, 960, mixed(BLACK, t.light, 0.3), look.SODIUM, tall=260, seed=27)
    for middle, wide, colour in (
        (60, 190, look.OXBLOOD),
        (610, 210, "#3A4C80"),
        (350, 170, "#7A5A20"),
    ):  # the fair's tents
        roof = polygon(((middle - wide / 2, 930), (middle, 820), (middle + wide / 2, 930)))
        lit(painter, rect(middle - wide * 0.42, 926, wide * 0.84, 60), colour, look.BONE, (-5, 0), width=4)
        lit(painter, roof, colour, look.BONE, (-6, -4), shade=mixed(BLACK, colour, 0.5), width=4)
        for k in (-0.3, 0, 0.3):
            stripe = polygon(((middle, 816), (middle + wide * (k - 0.07), 934), (middle + wide * (k + 0.07), 934)))
            within(painter, roof, stripe, look.BONE)
    cx, cy = 338, 580
    glow(painter, cx, cy, 330, t.light, 0.6)
    for foot in (200, 476):
        lit(painter, thick_line(((cx, cy), (foot, 1010)), 22), t.glow, t.light, (-4, -3), width=4)
    spots = [(cx + 216 * cos(radians(i * 45)), cy + 216 * sin(radians(i * 45))) for i in range(8)]
    for x, y in spots:
        rimmed(painter, thick_line(((cx, cy), (x, y)), 9), t.light, BLACK, 3)
    rimmed(painter, ring(cx, cy, 226, 204), t.light, BLACK, 5)
    for number in range(32):
        angle = radians(number * 11.25)
        fill(painter, disc(cx + 215 * cos(angle), cy + 215 * sin(angle), 6), look.BONE)
    rimmed(painter, ring(cx, cy, 150, 140), t.light, BLACK, 3)
    for number, (x, y) in enumerate(spots):
        painter.save()
        painter.translate(x, y)
        painter.scale(0.86, 0.86)
        _car(painter, t, 0, 0, number)
        painter.restore()
    rimmed(painter, disc(cx, cy, 62), look.BONE, BLACK, 8)
    fill(painter, star(cx, cy, 54, 20, 8), look.OXBLOOD)
    fill(painter, rect(30, 980, 640, 60), mixed(BLACK, t.light, 0.24))
    fill(painter, rect(30, 980, 640, 6), t.light)
    _up_and_down(painter)


def _car(painter: QPainter, t: Tones, x: float, y: float, number: int) -> None:
    """The n-th gondola from the right, clockwise, at (x, y); on top, in the sixth, sits a king."""
    basket = blob(((x - 60, y), (x + 60, y), (x + 44, y + 62), (x - 44, y + 62)), tension=0.3)
    top = number == 6
    if top:
        mantle = blob(((x - 66, y + 20), (x - 54, y - 44), (x - 20, y - 60), (x + 20, y - 60), (x + 54, y - 44),
            (x + 66, y + 20)), tension=0.7)  # fmt: skip
        lit(painter, mantle, look.BONE, look.BONE, (-5, -5), shade=look.MUTED)
        fill(painter, polygon(((x - 16, y - 58), (x + 16, y - 58), (x, y))), look.OXBLOOD)
        front(painter, x, y - 92, 0.52, Face("#A8754A", "#E2B58A", stern=0.3, brow=12, jaw=0.9))
        beard = blob(((x - 36, y - 92), (x - 16, y - 74), (x + 16, y - 74), (x + 36, y - 92), (x + 30, y - 44),
            (x, y - 26), (x - 30, y - 44)), tension=0.8)  # fmt: skip
        lit(painter, beard, "#8E8680", look.BONE, (-4, -4), shade="#4A4652", width=4)
        fill(painter, limb(((x - 12, y - 62, 3), (x, y - 64, 5), (x + 12, y - 62, 3))), BLACK)
        lit(painter, placed(crown(), x, y - 128, 0.46), look.BRASS, look.BONE, (-4, -4), width=5)
    colour = look.OXBLOOD if top else (look.BONE, t.light)[number % 2]
    lit(painter, basket, colour, look.BONE, (-6, -5), shade=mixed(BLACK, colour, 0.6))
    fill(painter, rect(x - 54, y + 16, 108, 9), BLACK)


def _up_and_down(painter: QPainter) -> None:
    """The one who climbs on, and the one who falls: his hat flies away over him."""
    climbing = Pose((26, -366), (14, -318), (-8, -190), Limb((36, -352), (56, -432)), Limb((66, -334), (96, -414)),
        Limb((-30, -98), (-56, -4)), Limb((62, -166), (44, -78)))  # fmt: skip
    person(painter, climbing, Wear(Hair.CAP, Cloth.SUIT, look.BRASS, look.BONE, "#E2B58A", "#5A3A1E", legs="#4A5A98",
        stout=1.2, smile=1), 92, 1004, 0.86)  # fmt: skip
    falling = Pose((4, -370), (0, -318), (0, -190), Limb((-66, -350), (-128, -392)), Limb((66, -346), (122, -396)),
        Limb((-62, -112), (-76, -14)), Limb((74, -128), (140, -66))).turned(158, (0, -190))  # fmt: skip
    person(painter, falling, Wear(Hair.TALL, Cloth.SUIT, look.DANGER, look.BONE, "#E2B58A", "#4A2A1A", legs="#4A5A98",
        stout=1.2, smile=-1), 556, 946, 0.7, mirror=True)  # fmt: skip
    lit(painter, placed(fedora(), 626, 640, 0.36, 36), "#4A342E", look.BONE, (-3, -3), width=4)
    for x, top in ((520, 640), (566, 600), (650, 710)):
        fill(painter, limb(((x, top, 2), (x + 3, top + 64, 6))), look.BONE)


SCENES = (
    _lovers,
    _chariot,
    _strength,
    _hermit,
    _wheel_of_fortune,
)
"""Scenes 6 to 10, each painting 30 … 670 across and 30 … 1020 down."""
