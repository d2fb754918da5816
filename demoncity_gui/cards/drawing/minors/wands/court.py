"""The four people who live by the wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    Point,
    along,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    ring,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """A girl who sells fireworks, high over the roofs, a long match in her fist; her first rocket is off."""
    sky(painter, "#1B2258", "#D0704E", 1000)
    painter.save()
    for x, y, size, tone in ((130, 400, 1.0, look.SODIUM), (380, 180, 0.9, look.DANGER), (90, 180, 0.6, "#8FD0C0")):
        glow(painter, x, y, 150 * size, tone, 0.6)
        for reach, wide in ((118, 7), (78, 5)):
            spray = joined(*(placed(limb(((0, -26, 2), (0, -reach * 0.7, wide), (0, -reach, 3))), x, y, size, turn
                + reach) for turn in range(0, 360, 30)))  # fmt: skip
            fill(painter, spray, tone)
        fill(painter, star(x, y, 26 * size, 9 * size, 6), look.BONE)
    painter.restore()
    city(painter, 1100, "#33204A", look.SODIUM, tall=420, seed=12)
    city(painter, 1100, "#1B1226", look.SODIUM, tall=250, seed=2, edge=t.light)
    trail = [(500 + 20 * math.sin(k / 3) - k * 4, 300 + k * 22, 22 - k * 2.6) for k in range(7)]
    smoke = joined(*(disc(x + k % 2 * 9, y, wide) for k, (x, y, wide) in enumerate(trail)))
    lit(painter, smoke, "#B08A8A", look.BONE, (-5, -5), shade="#6E5A70", width=4)
    glow(painter, 512, 250, 120, look.SODIUM, 0.9)
    fill(painter, placed(blob(((0, -20), (22, 20), (8, 110), (0, 60), (-10, 104), (-22, 20))), 516, 210, 1, 10),
        look.SODIUM)  # fmt: skip
    rocket = joined(rect(-24, -90, 48, 150, 6), polygon(((-36, -84), (0, -160), (36, -84))), polygon(((-24, 10),
        (-50, 66), (50, 66), (24, 10))))  # fmt: skip
    lit(painter, placed(rocket, 530, 140, 0.8, 10), look.DANGER, look.BONE, (-7, -3), shade=look.OXBLOOD, width=6)
    fill(painter, placed(joined(rect(-24, -60, 48, 18), rect(-24, -22, 48, 18)), 530, 140, 0.8, 10), look.BONE)
    glow(painter, 580, 330, 260, look.SODIUM, 0.7)
    _rocket_girl(painter, t)
    gloom(painter, 400, 560, 470, 0.35)


def _rocket_girl(painter: QPainter, t: Tones) -> None:
    """She: a cap with a feather on her curls, rockets in the bag on her back, one hand flung up for the bang."""
    skin, red, dark, warm = "#F0C89C", "#B8362E", "#3A0E12", "#FFD890"
    for x, top, turn in ((136, 660, -22), (190, 630, -12), (244, 640, -4)):
        one = joined(rect(-22, 0, 44, 220, 4), polygon(((-34, 4), (0, -70), (34, 4))))
        lit(painter, placed(one, x, top, 1, turn), look.DANGER, look.BONE, (7, -3), shade=look.OXBLOOD, width=6)
        fill(painter, placed(joined(rect(-22, 30, 44, 18), rect(-22, 70, 44, 18)), x, top, 1, turn), look.BONE)
    bag = blob(((80, 800), (270, 780), (290, 1180), (60, 1180)), tension=0.4)
    lit(painter, bag, "#8A5A2E", warm, (8, -8), shade="#3A2212")
    jacket = blob(((160, 1200), (176, 1000), (190, 870), (250, 796), (350, 776), (450, 800), (500, 876), (506, 1000),
        (520, 1200)), tension=0.7)  # fmt: skip
    lit(painter, jacket, red, warm, (15, -10), shade=dark)
    for points in (((270, 900, 3), (280, 1010, 10), (264, 1150, 5)), ((400, 960, 3), (404, 1040, 9), (410, 1140, 4))):
        fill(painter, limb(points), dark)
    lit(painter, limb(((232, 820, 30), (330, 980, 30), (420, 1150, 30))), "#8A5A2E", warm, (4, -6), width=5)
    _young_face(painter, t)
    knot = blob(((232, 800), (290, 760), (400, 758), (466, 792), (420, 830), (370, 940), (340, 850), (270, 836)),
        tension=0.7)  # fmt: skip
    lit(painter, knot, look.SODIUM, warm, (8, -8), shade="#8C5A1E")
    fill(painter, joined(limb(((262, 802, 3), (350, 822, 7), (440, 796, 3))), limb(((350, 830, 3), (366, 900, 7)))),
        "#8C5A1E")  # fmt: skip
    match(painter, 540, 1190, 900, 3, 3.2, 0.5)
    arm(painter, ((440, 884), (516, 1040), (550, 866)), 106, red, warm, (-8, -8), cuff=look.BONE, skin=skin,
        body=jacket)  # fmt: skip
    fist(painter, 562, 812, 4, 0.84, skin, mirror=True)
    arm(painter, ((232, 890), (112, 1010), (98, 810)), 100, red, warm, (9, -9), cuff=look.BONE, skin=skin, body=jacket)
    palm(painter, 102, 722, -8, 0.86, skin)


def _young_face(painter: QPainter, t: Tones) -> None:
    """Her head, thrown back to the sky: curls, freckles, a laugh, the match's light on it."""
    skin, shade, brown, warm = "#F0C89C", "#B87A56", "#7A3418", "#FFD890"
    curls = ((230, 560, 66), (216, 630, 62), (236, 700, 56), (280, 740, 46), (250, 500, 54), (300, 750, 40))
    lit(painter, joined(*(disc(*curl) for curl in curls)), brown, warm, (9, -9), shade="#2B0F08")
    strands(painter, [((x - r * 0.6, y + 6), (x, y - r * 0.8), (x + r * 0.6, y + 6)) for x, y, r in curls], brown, warm,
        6)  # fmt: skip
    neck(painter, 344, 700, 76, 790, skin)
    with tilted(painter, 350, 720, -12):
        turned(painter, 352, 600, 1.28, Face(shade, skin, nose=Nose.SNUB, stern=-0.4, brow=7, brow_colour=brown,
            mouth=Mouth.LAUGH, jaw=0.15, gaze=0.7, iris="#3E6A4A"))  # fmt: skip
        fill(painter, joined(*(disc(x, y, 4.4) for x, y in ((326, 644), (346, 652), (312, 656), (408, 646)))), shade)
        glaze(painter, disc(338, 648, 34, 24), look.DANGER, 0.16)
        fringe = blob(((436, 524), (420, 486), (350, 470), (286, 496), (256, 570), (258, 640), (280, 640), (284, 590),
            (300, 548), (330, 560), (352, 528), (388, 544), (404, 516)), tension=0.8)  # fmt: skip
        lit(painter, fringe, brown, warm, (8, -8), shade="#2B0F08")
        quill = ((282, 470), (236, 410), (204, 340), (196, 262))
        vane = blob((quill[0], (262, 420), (240, 360), (232, 300), quill[3], (178, 320), (184, 384), (222, 434)),
            tension=0.8)  # fmt: skip
        lit(painter, vane, look.SODIUM, look.BONE, (5, -5), shade="#8C5A1E", width=5)
        fill(painter, limb([(x, y, 5 - k) for k, (x, y) in enumerate(quill)]), "#6B3A12")
        for x, y in ((262, 436), (240, 398), (222, 356), (208, 310)):
            fill(painter, joined(limb(((x, y + 6, 3), (x + 15, y - 12, 1.4))), limb(((x, y + 6, 3), (x - 22, y - 6,
                1.4)))), "#6B3A12")  # fmt: skip
        crown_ = blob(((244, 540), (240, 470), (290, 414), (370, 404), (430, 436), (452, 492), (430, 508), (340, 488),
            (270, 520)), tension=0.8)  # fmt: skip
        lit(painter, crown_, "#2F7A7A", warm, (9, -9), shade="#0E2C30")
        peak = blob(((390, 484), (440, 474), (506, 498), (528, 524), (480, 526), (420, 514)), tension=0.7)
        lit(painter, peak, "#235E60", warm, (3, -7), shade="#0E2C30", width=5)
        lit(painter, limb(((256, 526, 20), (300, 500, 24), (350, 488, 24), (424, 504, 18))), "#C2402E", warm, (4, -5),
            width=4)  # fmt: skip


def knight(painter: QPainter, t: Tones) -> None:
    """A stunt rider in mid-leap through a burning hoop, the match held out ahead, and he means to do it again."""
    sky(painter, "#1A0F1C", "#5A2216")
    for x in (60, 250, 460, 650):  # the lamps of the ring
        glaze(painter, polygon(((x - 16, -150), (x + 16, -150), (x + 150, 900), (x - 150, 900))), look.SODIUM, 0.09)
    glow(painter, 330, 520, 470, t.light, 0.7)
    fill(painter, rect(0, 960, 700, 240), "#3A1C12")
    glaze(painter, disc(350, 990, 330, 40), look.SODIUM, 0.3)
    for number in range(9):  # the front row, dark against the sand
        head = joined(disc(20 + number * 84, 1040 - number % 3 * 12, 32, 38),
            rect(-26 + number * 84, 1070, 92, 90, 30))  # fmt: skip
        lit(painter, head, "#1B0E12", t.light, (0, -5), width=3)
    _hoop(painter, t)
    painter.save()
    painter.translate(326, 640)
    painter.rotate(-19)
    painter.scale(0.91, 0.91)
    _motorcycle(painter, t)
    _stunt_rider(painter)
    painter.restore()
    painter.save()  # what he is not through with yet
    painter.setClipRect(QRectF(0, 420, 250, 700), Qt.ClipOperation.IntersectClip)
    _hoop(painter, t)
    painter.restore()
    gloom(painter, 370, 540, 500, 0.3)


def _hoop(painter: QPainter, t: Tones) -> None:
    """The hoop, seen aslant, and the flames all around it."""
    x, y, wide, high = 322, 540, 200, 420
    for reach, out, colour in ((1.0, 92, look.DANGER), (1.0, 64, t.light), (0.99, 40, look.SODIUM)):
        corners = []
        for number in range(72):
            turn = math.radians(number * 5)
            long = out * (1.0, 0.42, 0.74, 0.36)[number % 4] if number % 2 == 0 else out * 0.3
            corners.append((x + (wide * reach + long) * math.sin(turn + 0.04), y - (high * reach + long)
                * math.cos(turn + 0.04)))  # fmt: skip
        flames = polygon(corners)
        flames.addPath(disc(x, y, wide - 16, high - 16))
        flames.setFillRule(Qt.FillRule.OddEvenFill)
        fill(painter, flames, colour)
    for inset, colour in ((0, BLACK), (5, look.BONE), (17, t.light), (25, BLACK)):
        band = disc(x, y, wide - inset, high - inset)
        band.addPath(disc(x, y, wide - 30, high - 30))
        band.setFillRule(Qt.FillRule.OddEvenFill)
        fill(painter, band, colour)


def _motorcycle(painter: QPainter, t: Tones) -> None:
    """One machine: fork and swinging arm hold the wheels, the frame the engine, over it tank and saddle."""
    steel, red, dark = "#8C8894", look.SODIUM, "#23212C"
    for x in (-226, 226):
        rimmed(painter, ring(x, 130, 116, 78), "#201E28", look.BONE, 4)
        knobs = [placed(rect(-9, -126, 18, 16, 3), x, 130, 1, turn) for turn in range(0, 360, 18)]
        fill(painter, joined(*knobs), "#201E28")
        stroke(painter, disc(x, 130, 80), look.BONE, 6)
        for turn in range(0, 180, 30):
            fill(painter, placed(rect(-78, -2.5, 156, 5), x, 130, 1, turn), look.MUTED)
        lit(painter, disc(x, 130, 24), steel, look.BONE, (-3, -4), shade=dark, width=5)
    lit(painter, limb(((-20, 108, 34), (-226, 130, 24))), steel, look.BONE, (0, -6), shade=dark, width=5)
    for x in (-26, 0):
        lit(painter, thick_line(((-150, -20), (-110 + x, 112)), 14), "#D8B040", look.BONE, (-3, -2), width=4)
    cradle_ = thick_line(((112, -50), (70, 130), (-60, 140), (-100, -20), (112, -50)), 18)
    lit(painter, cradle_, red, look.BONE, (-4, -4), shade="#8C4A16", width=5)
    engine = blob(((-84, 30), (60, 20), (78, 70), (62, 132), (-30, 146), (-84, 120)), tension=0.5)
    lit(painter, engine, "#3A3844", look.BONE, (-5, -6), shade=BLACK)
    for y in (30, 46, 62, 78):
        lit(painter, rect(-34, y, 96, 9, 4), steel, look.BONE, (0, -3), width=3)
    rimmed(painter, disc(-40, 104, 26), steel, BLACK, 5)
    pipe = limb(((50, 60, 18), (62, 122, 20), (-40, 158, 22), (-180, 118, 30), (-290, 86, 36)))
    lit(painter, pipe, steel, look.BONE, (-3, -6), shade="#3A3844", width=5)
    guard = blob(((-120, -34), (-230, -50), (-330, -16), (-356, 20), (-310, 2), (-220, -18), (-130, -4)), tension=0.7)
    lit(painter, guard, t.light, look.BONE, (0, -6), shade="#6B2A14", width=5)
    saddle = blob(((-250, -56), (-190, -72), (-60, -58), (-20, -62), (0, -30), (-110, -26), (-240, -38)), tension=0.7)
    lit(painter, saddle, "#1B1418", look.BONE, (0, -6), width=5)
    tank = blob(((-50, -30), (-30, -76), (60, -96), (118, -66), (126, -34), (60, 8), (-30, 6)), tension=0.7)
    lit(painter, tank, t.light, look.BONE, (-8, -8), shade="#6B2A14")
    fill(painter, star(44, -44, 32, 13, 5, -10), look.BONE)
    for x in (-11, 13):  # the fork, from the bars to the hub
        lit(painter, thick_line(((92 + x, -128), (226 + x * 0.7, 130)), 17), "#D8B040", look.BONE, (-3, -3), width=5)
    guard = blob(((120, 26), (190, -6), (270, -4), (340, 50), (270, 18), (200, 20), (140, 48)), tension=0.7)
    lit(painter, guard, t.light, look.BONE, (0, -6), shade="#6B2A14", width=5)
    plate = blob(((110, -132), (156, -136), (176, -60), (140, -34), (116, -60)), tension=0.6)
    lit(painter, plate, look.BONE, look.BONE, (-4, -4), shade=look.MUTED, width=5)
    lit(painter, limb(((106, -138, 15), (66, -158, 15), (44, -150, 20))), dark, look.BONE, (-3, -5), width=5)


def _stunt_rider(painter: QPainter) -> None:
    """He: up on the pegs, bent over the tank, a star on his leather, his scarf flying."""
    red, deep, skin, warm, blue = "#A82A2E", "#33090F", "#8C5A3A", "#FFD08A", "#3A4C80"
    arm(painter, ((70, -250), (180, -226), (246, -300)), 70, mixed(BLACK, red, 0.75), warm, (-6, -7), cuff=BLACK,
        skin=skin)  # fmt: skip
    match(painter, 182, -174, 420, 33, 2.2, 0.7)
    fist(painter, 278, -332, 33, 0.6, skin, mirror=True)
    jacket = blob(((-150, -60), (-162, -140), (-110, -240), (-10, -300), (72, -296), (98, -250), (60, -190), (-10,
        -120), (-50, -50), (-100, -36)), tension=0.7)  # fmt: skip
    leg(painter, ((-104, -72), (60, -32), (-34, 112)), 100, blue, warm, (-7, -7), calf=1)
    lit(painter, placed(rect(-30, 10, 62, 13, 5), -10, 136), "#8C8894", look.BONE, (0, -4), width=4)
    boot = limb(((2, 54, 58), (-36, 116, 50)))
    lit(painter, boot, "#2B1A14", warm, (-5, -5), shade=BLACK)
    shoe(painter, (-34, 112), 0.92, "#2B1A14", warm)
    scarf = blob(((10, -306), (-60, -340), (-140, -316), (-220, -376), (-300, -350), (-240, -330), (-260, -286), (-150,
        -274), (-60, -288)), tension=0.7)  # fmt: skip
    lit(painter, scarf, look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    lit(painter, jacket, red, warm, (-10, -9), shade=deep)
    fill(painter, star(-66, -170, 40, 16, 5, 20), look.BONE)
    with tilted(painter, 60, -300, 14):
        side(painter, 74, -364, 0.74, Face("#5A3822", skin, nose=Nose.BROAD, stern=0.8, jaw=1, smile=1.2))
        helmet = blob(((18, -330), (2, -390), (30, -452), (92, -464), (136, -430), (142, -398), (96, -396), (70, -370),
            (66, -330), (40, -312)), tension=0.8)  # fmt: skip
        lit(painter, helmet, look.BONE, look.BONE, (-6, -7), shade=look.MUTED)
        within(painter, helmet, limb(((20, -330, 30), (30, -400, 30), (80, -470, 30))), red)
        goggles = blob(((84, -400), (136, -402), (138, -372), (108, -364), (86, -372)), tension=0.6)
        lit(painter, goggles, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
    lit(painter, limb(((16, -300, 40), (66, -290, 40), (88, -272, 30))), look.BONE, look.BONE, (-4, -5),
        shade=look.MUTED, width=5)  # fmt: skip
    arm(painter, ((32, -236), (30, -120), (62, -152)), 74, red, warm, (-7, -7), cuff=BLACK, skin=skin, body=jacket)
    fist(painter, 64, -160, 96, 0.5, skin, thumb=False, mirror=True)


def queen(painter: QPainter, t: Tones) -> None:
    """The singer at the Ember Room, at her microphone in front of a sun of bulbs, her black cat beside her."""
    fill(painter, SKY, mixed(BLACK, look.OXBLOOD, 0.62))
    hatch(painter, SKY, Hatch.VERTICAL, mixed(BLACK, look.DANGER, 0.5), pitch=58, width=20)
    fill(painter, disc(390, 470, 318), t.dusk)
    fill(painter, disc(390, 470, 236), t.light)
    fill(painter, disc(390, 470, 180), mixed(t.light, look.BONE, 0.25))
    for number in range(18):
        rimmed(painter, placed(disc(0, -277, 17), 390, 470, 1, number * 20), look.BONE, BLACK, 4)
    throat = blob(((354, 530), (426, 530), (424, 600), (434, 640), (480, 676), (390, 720), (300, 676), (346, 640), (356,
        600)), tension=0.7)  # fmt: skip
    bust_ = bust(390, 656, 344, 1130, waist=0.62, hip=0.84).united(throat)
    lit(painter, bust_, "#B87A4C", "#E0A878", (-10, -5), shade="#7A4A2C", smooth=True)
    within(painter, bust_, blob(((340, 520), (440, 520), (430, 606), (402, 640), (362, 596)), tension=0.7), "#7A4A2C")
    fill(painter, limb(((424, 590, 2), (412, 640, 5), (394, 676, 3))), "#7A4A2C")
    for x, foot in ((300, 700), (480, 700)):  # collar bones
        fill(painter, limb(((x, 694, 3), (390 + (x - 390) * 0.3, foot + 10, 6))), "#7A4A2C")
    gown = blob(((234, 812), (262, 770), (320, 752), (390, 782), (460, 752), (518, 770), (546, 812), (526, 900), (502,
        1000), (560, 1130), (220, 1130), (278, 1000), (254, 900)), tension=0.6)  # fmt: skip
    lit(painter, gown, "#B02A36", look.BONE, (-14, -6), shade="#33090F")
    for x, foot in ((330, 290), (390, 390), (450, 490)):
        fill(painter, limb(((x, 860, 3), (foot, 1120, 12))), "#33090F")
    behind = joined(*(disc(x, y, 62) for x, y in ((290, 400), (300, 330), (350, 280), (420, 276), (478, 320),
        (496, 396), (488, 470), (292, 474))))  # fmt: skip
    lit(painter, behind, "#2B1712", t.light, (-10, -8), shade=BLACK)
    front(painter, 390, 446, 1.08, Face("#7A4A2C", "#C98F5E", nose=Nose.BROAD, open=False, brow=8, stern=-0.8, jaw=0.1))
    rimmed(painter, blob(((360, 512), (376, 498), (390, 503), (404, 498), (420, 512), (412, 546), (390, 556),
        (368, 546))), look.OXBLOOD, BLACK, 4)  # fmt: skip
    fill(painter, blob(((374, 514), (390, 509), (406, 514), (400, 538), (380, 538))), BLACK)
    curls = joined(*(disc(x, y, 33) for x, y in ((316, 400), (318, 350), (356, 326), (398, 336), (440, 330),
        (464, 366), (468, 414))))  # fmt: skip
    lit(painter, curls, "#2B1712", t.light, (-8, -7), shade=BLACK)
    strands(painter, [((x - 18, y + 6), (x, y - 26), (x + 18, y + 6)) for x, y in ((288, 420), (286, 370), (316, 380),
        (326, 330), (356, 326), (400, 330), (440, 330), (464, 366), (490, 400), (484, 440))], "#2B1712",
        t.light, 5)  # fmt: skip
    lit(painter, placed(crown(), 390, 304, 0.82), look.BRASS, look.BONE, (-7, -5), shade=mixed(BLACK, look.BRASS, 0.5))
    for x in (-44, 0, 44):
        rimmed(painter, disc(390 + x, 284, 9), look.DANGER, BLACK, 3)
    for x, skin in ((302, look.BRASS), (478, mixed(BLACK, look.BRASS, 0.6))):
        rimmed(painter, disc(x, 506, 13, 20), skin, BLACK, 4)
    cat = blob(((60, 1130), (50, 980), (84, 900), (70, 830), (74, 770), (104, 806), (140, 806), (166, 768),
        (172, 830), (158, 900), (200, 980), (206, 1130)), tension=0.5)  # fmt: skip
    lit(painter, cat, "#2B2630", t.light, (9, -7), shade=BLACK)
    for x in (98, 142):
        fill(painter, disc(x, 842, 11, 14), look.SODIUM)
        fill(painter, disc(x, 842, 4, 12), BLACK)
    fill(painter, polygon(((112, 862), (128, 862), (120, 872))), look.DANGER)
    fill(painter, joined(*(limb(((120 + s * 10, 866, 2), (120 + s * 60, 858 + a, 3))) for s in (-1, 1) for a in (0,
        16))), look.BONE)  # fmt: skip
    gleam = "#E0A878"
    arm(painter, ((252, 720), (190, 880), (286, 740)), 78, "#B87A4C", gleam, (-7, -5), skin="#B87A4C", body=bust_)
    _glove(painter, (252, 720), (190, 880), (286, 740))
    rimmed(painter, thick_line(((318, 1130), (318, 700)), 13), look.MUTED, BLACK, 4)
    rimmed(painter, placed(rect(-34, -60, 68, 120, 34), 328, 618, 1, 14), "#3A3644", BLACK, 6)
    for y in (586, 606, 626):
        fill(painter, placed(rect(-26, -4, 52, 7, 3), 334, y, 1, 14), look.MUTED)
    fist(painter, 314, 700, 6, 0.62)
    match(painter, 574, 850, 480, 8, 2, 0)
    arm(painter, ((528, 720), (590, 890), (590, 740)), 78, "#B87A4C", gleam, (-7, -5), skin="#B87A4C", body=bust_)
    _glove(painter, (528, 720), (590, 890), (590, 740))
    fist(painter, 596, 682, 8, 0.64, mirror=True, back=True)


def king(painter: QPainter, t: Tones) -> None:
    """The foundry's old master before the open furnace, crowned, his hammer raised, a burning match for a sceptre."""
    fill(painter, SKY, "#170D0D")
    painter.translate(700, 0)
    painter.scale(-1, 1)
    fill(painter, polygon(((330, -150), (760, -150), (760, 700), (560, 620))), "#6B3A22")
    fill(painter, windows(470, 60, 2, 4, (104, 124), (76, 96), 0b11110111), mixed(BLACK, t.light, 0.66))
    for x in (430, 650):  # chains of the crane
        stroke(painter, joined(*(disc(x, -60 + y * 40, 10, 17) for y in range(16))), mixed(BLACK, t.light, 0.7), 7)
    rimmed(painter, joined(disc(120, 700, 330, 500), rect(-210, 760, 660, 400)), "#3A1710", BLACK, 8)
    for wide, tall, tone in ((262, 430, mixed(BLACK, t.light, 0.7)), (226, 380, t.light), (190, 330, "#D98A34"),
        (140, 250, look.SODIUM), (84, 160, "#F6D68A")):  # fmt: skip
        fill(painter, joined(disc(104, 720, wide, tall), rect(104 - wide, 760, wide * 2, 400)), tone)
    for x, y in ((300, 330), (60, 250), (250, 210), (380, 420), (150, 140), (330, 180), (40, 420), (420, 300)):
        glow(painter, x, y, 26, look.SODIUM, 0.7)
        fill(painter, disc(x, y, 4), look.BONE)
    for turn in range(-80, 81, 16):  # the arch's bricks
        fill(painter, placed(rect(-4, -400, 8, 70), 120, 650, 1, turn), BLACK)
    painter.translate(70, 10)
    coat = bust(346, 672, 420, 1180, waist=0.84, hip=0.96)
    lit(painter, coat, "#6E2A22", look.SODIUM, (-12, -6), shade="#2B0E0C")
    apron = polygon(((270, 760), (420, 760), (480, 1180), (200, 1180)))
    lit(painter, apron, "#8C5A34", look.SODIUM, (-10, -4), shade="#4A2A18")
    for x, top in ((270, 690), (420, 690)):
        rimmed(painter, limb(((x, top, 20), (x, 770, 20))), "#8C5A34", BLACK, 4)
        fill(painter, disc(x, 778, 9), look.BRASS)
    _old_master(painter)
    match(painter, 526, 1130, 740, 0, 2.8, 0)
    red, light = "#6E2A22", look.SODIUM
    arm(painter, ((504, 786), (560, 990), (544, 880)), 104, red, light, (-10, -6), cuff="#8C5A34", skin="#E2B080",
        body=coat)  # fmt: skip
    fist(painter, 528, 792, 0, 0.76, "#E2B080", mirror=True)
    lit(painter, polygon(((-14, 962), (214, 962), (276, 968), (240, 1000), (176, 1012), (150, 1036), (196, 1064), (196,
        1200), (4, 1200), (4, 1064), (44, 1036), (26, 1012), (-14, 1004))), "#4A4956", look.SODIUM, (-4, -8),
        shade=BLACK)  # fmt: skip
    glow(painter, 96, 940, 190, look.SODIUM, 0.8)
    lit(painter, rect(16, 928, 180, 32, 8), "#F6B04A", look.BONE, (0, -8), shade=t.light, width=5)  # the iron
    for turn, near, far in ((-74, 60, 190), (-52, 80, 240), (-30, 50, 150), (-8, 90, 210), (18, 60, 160), (40, 80,
        200), (64, 50, 150)):  # fmt: skip
        spark = placed(limb(((0, -near, 9), (0, -far, 2))), 100, 944, 1, turn)
        fill(painter, spark, "#FFE2A0")
    hammer = joined(rect(-14, -40, 28, 330, 8))
    lit(painter, placed(hammer, 104, 300, 1, 4), "#B07A4A", light, (-7, -2), shade="#4A2A18")
    lit(painter, placed(rect(-92, -54, 184, 94, 14), 104, 300, 1, 4), "#5A5664", look.BONE, (-8, 8), shade="#1F1D26")
    arm(painter, ((180, 786), (40, 836), (56, 756)), 112, red, light, (-10, 8), skin="#E2B080", body=coat)
    rolled(painter, (44, 816), (86, 606), 108, "#E2B080", light, (-8, 7))
    fist(painter, 90, 524, 4, 0.78, "#E2B080")


def _glove(painter: QPainter, shoulder: Point, elbow: Point, wrist: Point) -> None:
    """A white glove from the middle of a bare upper arm to the wrist, with a rolled hem."""
    top = along(shoulder, elbow, 0.56)
    sleeve(painter, (top, elbow, wrist), (70, 66, 46), look.BONE, look.BONE, (-7, -5))
    hem = limb(tuple((*along(shoulder, elbow, 0.56, aside), 20) for aside in (-34, 34)))
    lit(painter, hem, look.BONE, look.BONE, (-4, -3), shade=look.MUTED, width=5)


def _old_master(painter: QPainter) -> None:
    """His head, turned to the fire: a white beard blown aside by its heat, brows like hedges, a crown."""
    painter.save()
    painter.translate(338, 512)
    rimmed(painter, limb(((14, 90, 90), (14, 170, 110))), "#94542E", BLACK, 4)
    mane = blob(((60, -40), (104, -10), (116, 60), (92, 130), (60, 110), (40, 40)), tension=0.8)
    lit(painter, mane, look.BONE, look.BONE, (-8, -6), shade="#8E8680")
    turned(painter, 0, 0, 1.2, Face("#94542E", "#E2B080", nose=Nose.BROAD, stern=0.6, brow=17, brow_colour="#D8D2C4",
        jaw=0.9, old=True, gaze=0.3), mirror=True)  # fmt: skip
    beard = blob(((66, 20), (50, 70), (10, 74), (-24, 66), (-62, 76), (-84, 108), (-92, 190), (-70, 270), (-40,
        330), (-20, 280), (10, 310), (36, 236), (70, 170), (84, 90)), tension=0.8)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (-12, -6), shade="#8E8680")
    strands(painter, [((60, 90), (40, 180), (4, 270)), ((30, 100), (10, 190), (-24, 290)), ((-6, 110), (-34, 200), (-44,
        300)), ((-46, 104), (-70, 180), (-66, 250))], "#8E8680", look.BONE, 7)  # fmt: skip
    fill(painter, limb(((-62, 92, 4), (-40, 88, 9), (-14, 94, 4))), "#3A1A12")
    moustache = blob(
        ((-84, 92), (-60, 66), (-36, 60), (-6, 62), (24, 92), (-10, 86), (-36, 76), (-58, 86)), tension=0.8
    )
    lit(painter, moustache, look.BONE, look.BONE, shade="#8E8680", width=4)
    cap = blob(((-78, -58), (-50, -92), (10, -100), (70, -76), (84, -30), (66, 4), (56, -40), (0, -66)), tension=0.7)
    lit(painter, cap, "#D8D2C4", look.BONE, (-6, -6), shade="#8E8680")
    lit(
        painter, placed(crown(), 2, -72, 0.84, 4), look.BRASS, look.BONE, (-10, -5), shade=mixed(BLACK, look.BRASS, 0.5)
    )
    for x in (-52, 4, 58):
        rimmed(painter, disc(x, -96 + x * 0.07, 11), look.DANGER, BLACK, 3)
    painter.restore()


SCENES: Final = (page, knight, queen, king)
