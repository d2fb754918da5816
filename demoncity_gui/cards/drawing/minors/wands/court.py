"""The four people who live by the wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, city, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
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
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """A girl who sells fireworks, high over the roofs, both fists around a match as tall as she; one rocket is off."""
    sky(painter, "#0E1030", "#6E2E34", 1000)
    for x, y, size, tone in ((196, 290, 1.36, look.DANGER), (96, 560, 0.8, look.SODIUM)):
        glow(painter, x, y, 150 * size, tone, 0.5)
        for reach, wide in ((150, 8), (104, 6)):
            spray = joined(*(placed(limb(((0, -34, 2), (0, -reach * 0.7, wide), (0, -reach, 3))), x, y, size, turn
                + reach) for turn in range(0, 360, 24)))  # fmt: skip
            fill(painter, spray, tone)
        fill(painter, joined(*(disc(x + 168 * size * math.cos(math.radians(turn)), y + 168 * size * math.sin(
            math.radians(turn)), 5) for turn in range(6, 360, 24))), tone)  # fmt: skip
        fill(painter, star(x, y, 30 * size, 9 * size, 6), look.BONE)
    city(painter, 1100, "#1B0E24", look.SODIUM, tall=330, seed=12)
    city(painter, 1100, "#0C0712", look.SODIUM, tall=190, seed=2, edge=t.light)
    glow(painter, 548, 400, 330, look.SODIUM, 0.8)
    _rocket(painter)
    _rocket_girl(painter, t)


def _rocket(painter: QPainter) -> None:
    """The first of them goes up, on its tail of sparks."""
    trail = blob(((410, 200), (424, 260), (404, 340), (376, 420), (390, 340), (392, 260)), tension=0.8)
    fill(painter, trail, look.SODIUM)
    sparks = ((416, 380), (360, 430), (388, 456), (350, 490))
    fill(painter, joined(*(star(x, y, 12, 4, 4) for x, y in sparks)), look.BONE)
    rocket = joined(rect(-24, -90, 48, 150, 6), polygon(((-36, -84), (0, -160), (36, -84))), polygon(((-24, 10),
        (-50, 66), (50, 66), (24, 10))))  # fmt: skip
    lit(painter, placed(rocket, 426, 158, 0.84, 10), look.DANGER, look.SODIUM, (7, 5), shade=look.OXBLOOD, width=6)
    fill(painter, placed(joined(rect(-24, -60, 48, 18), rect(-24, -22, 48, 18)), 426, 158, 0.84, 10), look.BONE)


def _rocket_girl(painter: QPainter, t: Tones) -> None:
    """She: a cap with a feather on her curls, rockets in the bag on her back, and all the light is her match's."""
    skin, red, dark, warm = "#F0C89C", "#A82E28", "#240810", "#FFD890"
    for x, top, turn in ((84, 690, -30), (140, 650, -20), (198, 660, -11)):
        one = joined(rect(-26, 0, 52, 240, 4), polygon(((-40, 4), (0, -84), (40, 4))))
        lit(painter, placed(one, x, top, 1, turn), look.DANGER, warm, (9, -3), shade=look.OXBLOOD, width=6)
        fill(painter, placed(joined(rect(-26, 34, 52, 20), rect(-26, 78, 52, 20)), x, top, 1, turn), look.BONE)
    bag = blob(((40, 850), (250, 800), (280, 1190), (40, 1190)), tension=0.4)
    lit(painter, bag, "#6E4422", warm, (9, -5), shade="#24140A")
    jacket = blob(((150, 1200), (160, 1010), (184, 890), (248, 812), (350, 788), (448, 812), (494, 880), (500, 1000),
        (510, 1200)), tension=0.7)  # fmt: skip
    lit(painter, jacket, red, warm, (15, -6), shade=dark)
    lit(painter, limb(((224, 836, 30), (316, 980, 30), (400, 1160, 30))), "#8A5A2E", warm, (5, -4), width=5)
    _young_face(painter, t)
    knot = blob(((232, 800), (290, 762), (400, 760), (470, 800), (424, 836), (384, 950), (340, 856), (262, 838)),
        tension=0.7)  # fmt: skip
    lit(painter, knot, look.SODIUM, warm, (9, -5), shade="#8C5A1E")
    fill(painter, joined(limb(((262, 802, 3), (350, 826, 7), (444, 802, 3))), limb(((352, 832, 3), (376, 908, 7)))),
        "#6B3A12")  # fmt: skip
    arm(painter, ((458, 888), (590, 1010), (560, 850)), 108, red, warm, (8, -7), cuff=look.BONE, skin=skin,
        body=jacket)  # fmt: skip
    match(painter, 500, 1200, 960, 5, 2.9, 0.5)
    fist(painter, 542, 770, 6, 0.86, skin, mirror=True, towards=(-0.2, -1))
    arm(painter, ((216, 900), (236, 1110), (424, 1010)), 112, red, warm, (8, -8), cuff=look.BONE, skin=skin,
        body=jacket)  # fmt: skip
    fist(painter, 500, 962, 62, 0.86, skin, back=True, towards=(0.5, -0.8))


def _young_face(painter: QPainter, t: Tones) -> None:
    """Her head, thrown back to the flame: curls, freckles, a laugh."""
    skin, shade, brown, warm = "#F0C89C", "#A8663E", "#7A3418", "#FFD890"
    curls = ((230, 560, 66), (216, 630, 62), (236, 700, 56), (280, 740, 46), (250, 500, 54), (300, 750, 40))
    lit(painter, joined(*(disc(*curl) for curl in curls)), brown, warm, (9, -5), shade="#2B0F08")
    strands(painter, [((x - r * 0.6, y + 6), (x, y - r * 0.8), (x + r * 0.6, y + 6)) for x, y, r in curls], brown, warm,
        6)  # fmt: skip
    neck(painter, 344, 700, 76, 790, skin)
    with tilted(painter, 350, 720, -13):
        turned(painter, 352, 600, 1.28, Face(shade, skin, nose=Nose.SNUB, brow=8, brow_colour="#4A1C0C", young=True,
            mouth=Mouth.LAUGH, gaze=0.9, iris="#3E6A4A", stern=-0.7))  # fmt: skip
        freckles = ((336, 640), (352, 650), (320, 654), (424, 640), (434, 650))
        fill(painter, joined(*(disc(x, y, 4.4) for x, y in freckles)), shade)
        fringe = blob(((440, 528), (424, 486), (350, 470), (286, 496), (256, 570), (258, 660), (286, 650), (284, 600),
            (296, 548), (330, 562), (352, 526), (392, 548), (408, 514)), tension=0.8)  # fmt: skip
        lit(painter, fringe, brown, warm, (9, -5), shade="#2B0F08")
        _feathered_cap(painter, warm)


def _feathered_cap(painter: QPainter, warm: str) -> None:
    quill = ((282, 470), (236, 410), (204, 340), (196, 262))
    vane = blob((quill[0], (262, 420), (240, 360), (232, 300), quill[3], (178, 320), (184, 384), (222, 434)),
        tension=0.8)  # fmt: skip
    lit(painter, vane, look.SODIUM, look.BONE, (6, -3), shade="#8C5A1E", width=5)
    fill(painter, limb([(x, y, 5 - k) for k, (x, y) in enumerate(quill)]), "#6B3A12")
    for x, y in ((262, 436), (240, 398), (222, 356), (208, 310)):
        fill(painter, joined(limb(((x, y + 6, 3), (x + 15, y - 12, 1.4))), limb(((x, y + 6, 3), (x - 22, y - 6,
            1.4)))), "#6B3A12")  # fmt: skip
    crown_ = blob(((244, 540), (240, 470), (290, 414), (370, 404), (430, 436), (452, 492), (430, 508), (340, 488),
        (270, 520)), tension=0.8)  # fmt: skip
    lit(painter, crown_, "#2F7A7A", warm, (11, -6), shade="#0A2024")
    peak = blob(((390, 484), (440, 474), (506, 498), (528, 524), (480, 526), (420, 514)), tension=0.7)
    lit(painter, peak, "#235E60", warm, (6, 4), shade="#0A2024", width=5)
    lit(painter, limb(((256, 526, 20), (300, 500, 24), (350, 488, 24), (424, 504, 18))), "#C2402E", warm, (5, -3),
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
    gloom(painter, 350, 500, 420, 0.5)


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
    jacket = blob(((-154, -56), (-158, -130), (-128, -216), (-70, -272), (0, -304), (64, -300), (96, -258), (78,
        -200), (30,
        -140), (-20, -84), (-50, -40), (-100, -34)), tension=0.65)  # fmt: skip
    leg(painter, ((-104, -72), (60, -32), (-34, 112)), 100, blue, warm, (-7, -7), calf=1)
    lit(painter, placed(rect(-30, 10, 62, 13, 5), -10, 136), "#8C8894", look.BONE, (0, -4), width=4)
    boot = limb(((2, 54, 58), (-36, 116, 50)))
    lit(painter, boot, "#2B1A14", warm, (-5, -5), shade=BLACK)
    shoe(painter, (-34, 112), 0.92, "#2B1A14", warm)
    scarf = blob(((10, -306), (-60, -340), (-140, -316), (-220, -376), (-300, -350), (-240, -330), (-260, -286), (-150,
        -274), (-60, -288)), tension=0.7)  # fmt: skip
    lit(painter, scarf, look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    lit(painter, jacket, red, warm, (-10, -9), shade=deep)
    creases = (((-40, -60, 2), (-80, -84, 8), (-132, -88, 2)), ((-20, -92, 2), (-70, -112, 7), (-120, -112, 2)), ((20,
        -150, 2), (-10, -130, 8), (-30, -96, 3)))  # fmt: skip
    within(painter, jacket, joined(*(limb(points) for points in creases)), deep)
    lit(painter, limb(((-154, -52, 22), (-100, -36, 24), (-46, -44, 20))), "#5A1218", warm, (-3, -5), shade=deep,
        width=5)  # fmt: skip
    fill(painter, star(-62, -190, 42, 17, 5, 20), look.BONE)
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
    """The singer at the Ember Room lifts a torch at her last note, before a sun of bulbs, her black cat beside her."""
    fill(painter, SKY, "#1C060C")
    hatch(painter, SKY, Hatch.VERTICAL, "#4A121A", pitch=58, width=20)
    for wide, tone in ((322, "#3A1A10"), (240, mixed(BLACK, t.light, 0.62)), (184, mixed(BLACK, t.light, 0.84))):
        fill(painter, disc(350, 500, wide), tone)
    for number in range(18):
        glow(painter, *_bulb(number), 36, look.SODIUM, 0.5)
        rimmed(painter, disc(*_bulb(number), 15), look.BONE, BLACK, 4)
    glow(painter, 590, 170, 300, look.SODIUM, 0.7)
    _cat(painter)
    skin, gleam, dusk = "#B87A4C", "#FFC890", "#6B3E24"
    with tilted(painter, 350, 1130, 4):
        throat = blob(((318, 530), (388, 530), (388, 600), (398, 640), (444, 676), (354, 720), (264, 676), (310,
            640), (318,
            600)), tension=0.7)  # fmt: skip
        body = bust(354, 656, 340, 1150, waist=0.6, hip=0.86).united(throat)
        lit(painter, body, skin, gleam, (11, -6), shade=dusk, smooth=True)
        within(painter, body, blob(((300, 520), (404, 520), (390, 606), (350, 640), (320, 600)), tension=0.7), dusk)
        fill(painter, joined(limb(((322, 600, 2), (334, 646, 5), (350, 680, 3))), *(limb(((x, 694, 3), (354 + (x - 354)
            * 0.3, foot, 6))) for x, foot in ((264, 710), (444, 710)))), dusk)  # fmt: skip
        gown = blob(((198, 812), (226, 770), (284, 752), (354, 786), (424, 752), (482, 770), (510, 812), (490, 900),
            (464,
            1000), (530, 1200), (180, 1200), (242, 1000), (218, 900)), tension=0.6)  # fmt: skip
        lit(painter, gown, "#A8242F", "#FFC890", (15, -6), shade="#24060A")
        for x, foot in ((270, 240), (320, 330), (400, 450)):
            fill(painter, limb(((x, 860, 3), (foot, 1160, 13))), "#24060A")
    _singer(painter, t)
    reach = ((486, 732), (622, 624), (541, 440))
    arm(painter, reach, 80, skin, gleam, (9, -6), skin=skin, body=body)
    _glove(painter, *reach)
    match(painter, 530, 500, 456, 9, 1.9, 0.6)
    fist(painter, 548, 392, 8, 0.74, mirror=True, towards=(0.3, -1))
    held = ((216, 744), (150, 906), (264, 764))
    lit(painter, thick_line(((180, 1180), (274, 690)), 13), look.MUTED, look.BONE, (3, -1), width=4)
    lit(painter, placed(rect(-36, -64, 72, 128, 34), 296, 606, 1, 16), "#3A3644", look.BONE, (7, -5), shade=BLACK)
    fill(painter, joined(*(placed(rect(-26, y, 52, 7, 3), 296, 606, 1, 16) for y in (-34, -14, 6))), look.MUTED)
    arm(painter, held, 80, skin, gleam, (9, -6), skin=skin)
    _glove(painter, *held)
    fist(painter, 272, 706, 14, 0.7, towards=(0.8, -0.6))


def _bulb(number: int) -> Point:
    turn = math.radians(number * 20)
    return 350 + 282 * math.sin(turn), 500 - 282 * math.cos(turn)


def _cat(painter: QPainter) -> None:
    """Her black cat, that knows more than she."""
    painter.save()
    painter.translate(12, 128)
    cat = blob(((40, 1150), (34, 1000), (70, 910), (52, 840), (54, 776), (88, 816), (128, 816), (158, 774), (164,
        840), (148,
        910), (186, 1000), (192, 1150)), tension=0.5)  # fmt: skip
    lit(painter, cat, "#1B1820", look.SODIUM, (6, -5), shade=BLACK)
    for x in (86, 132):
        fill(painter, disc(x, 854, 14, 16), look.SODIUM)
        fill(painter, disc(x, 854, 4, 14), BLACK)
    fill(painter, polygon(((102, 876), (118, 876), (110, 887))), look.DANGER)
    fill(painter, joined(*(limb(((110 + s * 10, 880, 2), (110 + s * 62, 872 + a, 3))) for s in (-1, 1) for a in (0,
        16))), look.BONE)  # fmt: skip
    painter.restore()


def _singer(painter: QPainter, t: Tones) -> None:
    """Her head, thrown to the side: curls, a crown, the great note."""
    with tilted(painter, 376, 600, 11):
        behind = joined(*(disc(x, y, 62) for x, y in ((270, 400), (280, 330), (330, 280), (400, 276), (458, 320),
            (476, 396), (468, 470), (272, 474))))  # fmt: skip
        lit(painter, behind, "#2B1712", t.light, (10, -7), shade=BLACK)
        front(painter, 370, 446, 1.08, Face("#6B3E24", "#C98F5E", nose=Nose.BROAD, open=False, brow=8, stern=-1,
            jaw=0.1),
            mirror=True)  # fmt: skip
        rimmed(painter, blob(((338, 514), (356, 496), (370, 502), (384, 496), (402, 514), (396, 556), (370, 570), (344,
            556)), tension=0.9), look.OXBLOOD, BLACK, 4)  # fmt: skip
        fill(painter, blob(((352, 514), (370, 508), (388, 514), (384, 548), (370, 556), (356, 548))), BLACK)
        fill(painter, blob(((354, 514), (370, 509), (386, 514), (384, 522), (356, 522))), look.BONE)
        fill(painter, disc(370, 548, 12, 7), look.DANGER)
        curls = joined(*(disc(x, y, 33) for x, y in ((296, 400), (298, 350), (336, 326), (378, 336), (420, 330),
            (444, 366), (448, 414))))  # fmt: skip
        lit(painter, curls, "#2B1712", t.light, (9, -7), shade=BLACK)
        strands(painter, [((x - 18, y + 6), (x, y - 26), (x + 18, y + 6)) for x, y in ((268, 420), (266, 370), (296,
            380),
            (306, 330), (336, 326), (380, 330), (420, 330), (444, 366), (470, 400), (464, 440))], "#2B1712",
            t.light, 5)  # fmt: skip
        lit(painter, placed(crown(), 370, 304, 0.82), look.BRASS, "#FFF0C0", (10, -4), shade="#6B4612")
        for x in (-44, 0, 44):
            rimmed(painter, disc(370 + x, 284, 9), look.DANGER, BLACK, 3)
        for x, metal in ((282, mixed(BLACK, look.BRASS, 0.6)), (458, look.BRASS)):
            rimmed(painter, disc(x, 506, 13, 20), metal, BLACK, 4)


def king(painter: QPainter, t: Tones) -> None:
    """The foundry's old master swings his hammer over a burning match that he holds on the anvil: he forges fire."""
    painter.translate(700, 0)
    painter.scale(-1, 1)
    bricks(painter, 0, -150, 700, 1400, "#2A1210", "#5A2A1C")
    for wide, tall, tone in ((330, 400, "#150808"), (296, 364, mixed(BLACK, t.light, 0.5)), (256, 320, mixed(BLACK,
        t.light,
        0.8)), (206, 262, "#D98A34"), (150, 196, look.SODIUM)):  # fmt: skip
        fill(painter, joined(disc(680, 700, wide, tall), rect(680 - wide, 700, wide * 2, 500)), tone)
    for turn in range(-84, 0, 14):  # the arch's bricks
        stone = (680 + 296 * math.sin(math.radians(turn)), 700 - 364 * math.cos(math.radians(turn)))
        fill(painter, limb(((*stone, 6), (680 + (stone[0] - 680) * 1.12, 700 + (stone[1] - 700) * 1.12, 6))), "#4A1E12")
    for reach, share in ((940, 0.16), (700, 0.14), (460, 0.14), (330, 0.2), (220, 0.3)):
        glaze(painter, disc(170, 830, reach), t.light, share)
    for number, share in ((0, 0.1), (1, 0.12), (2, 0.14)):  # the way of the hammer
        turns = [math.radians(24 + number * 4 + step * 4) for step in range(11 - number)]
        rim = [(236 + 566 * math.sin(a), 690 - 566 * math.cos(a)) for a in turns]
        inner = [(236 + (566 - 130 * (1 - k / len(turns))) * math.sin(a), 690 - (566 - 130 * (1 - k / len(turns)))
            * math.cos(a)) for k, a in enumerate(turns)]  # fmt: skip
        glaze(painter, polygon((*rim, *reversed(inner))), look.SODIUM, share)
    coat = blob(((340, 626), (262, 634), (206, 676), (196, 760), (214, 940), (190, 1150), (640, 1150), (622, 960), (590,
        800), (556, 706), (500, 650), (430, 622)), tension=0.7)  # fmt: skip
    lit(painter, coat, _RUST, look.SODIUM, (-13, 3), shade="#2B0E0C")
    apron = polygon(((292, 770), (456, 770), (560, 1180), (230, 1180)))
    lit(painter, apron, "#8C5A34", look.SODIUM, (-11, 3), shade="#3A2014")
    for x, top, foot in ((268, 660, 300), (470, 650, 448)):
        rimmed(painter, limb(((x, top, 20), (foot, 776, 20))), "#8C5A34", BLACK, 4)
        fill(painter, disc(foot, 782, 9), look.BRASS)
    _hammer_arm(painter, coat)
    _old_master(painter)
    _forge(painter, coat)


_RUST: Final = "#6E2A22"
_TANNED: Final = "#E2B080"


def _hammer_arm(painter: QPainter, coat: QPainterPath) -> None:
    """The bare arm from its rolled sleeve, bent back for the blow, the hammer over his head."""
    turn = 47
    lit(painter, placed(rect(-15, -300, 30, 400, 8), 160, 346, 1, turn), "#B07A4A", look.SODIUM, (-7, 3),
        shade="#4A2A18")  # fmt: skip
    block = placed(joined(rect(-104, -62, 208, 124, 12), rect(-112, -50, 30, 100, 8), rect(82, -50, 30, 100, 8)), 357,
        163, 1, turn)  # fmt: skip
    lit(painter, block, "#5A5664", look.SODIUM, (-11, 7), shade="#17151C")
    fill(painter, placed(rect(-24, -48, 48, 96, 6), 357, 163, 1, turn), "#2B2932")
    arm(painter, ((240, 696), (104, 612), (116, 560)), 124, _RUST, look.SODIUM, (-10, 7), skin=_TANNED, body=coat)
    rolled(painter, (100, 602), (148, 412), 118, _TANNED, "#FFE2A8", (-10, 5))
    cuff = limb(((66, 588, 44), (106, 602, 48), (146, 590, 44)))
    lit(painter, cuff, _RUST, look.SODIUM, (-6, 6), shade="#2B0E0C", width=5)
    sinews = joined(limb(((112, 556, 3), (120, 500, 6), (134, 448, 2))), limb(((146, 556, 2), (148, 520, 5), (150, 480,
        2))))  # fmt: skip
    fill(painter, sinews, mixed(BLACK, _TANNED, 0.5))
    fist(painter, 160, 346, turn - 14, 0.86, _TANNED, mirror=True, towards=(-0.8, 0.4))


def _forge(painter: QPainter, coat: QPainterPath) -> None:
    """The anvil, the match that burns on it, the hand that holds that there, sparks."""
    glow(painter, 150, 836, 210, look.SODIUM, 0.8)
    anvil = polygon(((-20, 884), (334, 884), (328, 932), (262, 958), (222, 990), (222, 1040), (270, 1072), (270, 1200),
        (-20, 1200)))  # fmt: skip
    lit(painter, anvil, "#3A3944", "#FFE2A0", (3, -12), shade=BLACK)
    within(painter, anvil, polygon(((-20, 940), (262, 958), (214, 990), (214, 1040), (270, 1074), (270, 1200), (-20,
        1200))), "#17161D")  # fmt: skip
    within(painter, anvil, joined(limb(((-20, 1000, 4), (120, 1004, 12), (196, 1010, 3))), limb(((-20, 1064, 4), (160,
        1068, 9), (244, 1086, 3)))), "#6B4030")  # fmt: skip
    match(painter, 470, 1006, 448, -59, 1.7, 0)
    for turn, near, far in ((-96, 120, 260), (-70, 110, 330), (-48, 120, 250), (-26, 110, 340), (-4, 120, 260), (20,
        110, 300), (46, 120, 240), (70, 100, 210)):  # fmt: skip
        spark = placed(limb(((0, -near, 8), (0, -far, 2))), 158, 850, 1, turn)
        fill(painter, spark, "#FFE2A0")
    arm(painter, ((534, 744), (630, 956), (500, 996)), 116, _RUST, look.SODIUM, (-11, 4), cuff="#8C5A34",
        skin=_TANNED, body=coat)  # fmt: skip
    fist(painter, 412, 970, -62, 0.9, _TANNED, towards=(-1, 0.1))


def _old_master(painter: QPainter) -> None:
    """His head, bent to the fire: a white beard that flies with the blow, brows like hedges, a crown."""
    painter.save()
    painter.translate(392, 500)
    painter.rotate(-11)
    rimmed(painter, limb(((14, 80, 96), (20, 160, 120))), mixed(BLACK, "#94542E", 0.7), BLACK, 4)
    mane = blob(((60, -40), (104, -20), (150, 20), (128, 40), (166, 90), (124, 96), (136, 150), (84, 120), (40, 40)),
        tension=0.6)  # fmt: skip
    lit(painter, mane, look.BONE, look.BONE, (-8, 4), shade="#8E8680")
    turned(painter, 0, 0, 1.2, Face("#94542E", _TANNED, nose=Nose.BROAD, stern=1.2, brow=17, brow_colour="#D8D2C4",
        jaw=0.9, old=True, gaze=0.8), mirror=True)  # fmt: skip
    beard = blob(((66, 20), (50, 66), (10, 74), (-24, 66), (-62, 76), (-86, 104), (-90, 160), (-60, 200), (-30, 262),
        (-10, 226), (24, 300), (44, 236), (96, 284), (92, 214), (150, 222), (112, 160), (92, 90)),
        tension=0.7)  # fmt: skip
    lit(painter, beard, look.BONE, look.BONE, (-14, 4), shade="#8E8680")
    strands(painter, [((60, 90), (60, 160), (120, 206)), ((30, 100), (36, 190), (84, 262)), ((-6, 110), (-10, 200), (20,
        276)), ((-46, 104), (-60, 160), (-34, 236))], "#8E8680", look.BONE, 7)  # fmt: skip
    fill(painter, limb(((-62, 92, 4), (-40, 88, 9), (-14, 94, 4))), "#3A1A12")
    moustache = blob(((-86, 96), (-60, 66), (-36, 60), (-6, 62), (34, 98), (-6, 88), (-36, 76), (-58, 86)),
        tension=0.8)  # fmt: skip
    lit(painter, moustache, look.BONE, look.BONE, (-3, 3), shade="#8E8680", width=4)
    cap = blob(((-78, -58), (-50, -92), (10, -100), (70, -76), (84, -30), (66, 4), (56, -40), (0, -66)), tension=0.7)
    lit(painter, cap, "#D8D2C4", look.BONE, (-6, 3), shade="#6E6660")
    lit(painter, placed(crown(), 2, -72, 0.84, 4), look.BRASS, "#FFF0C0", (-12, 4), shade="#6B4612")
    for x in (-52, 4, 58):
        rimmed(painter, disc(x, -96 + x * 0.07, 11), look.DANGER, BLACK, 3)
    painter.restore()


def _glove(painter: QPainter, shoulder: Point, elbow: Point, wrist: Point) -> None:
    """A white glove from the middle of a bare upper arm to the wrist, with a rolled hem."""
    top = along(shoulder, elbow, 0.56)
    sleeve(painter, (top, elbow, wrist), (70, 66, 40), look.BONE, look.BONE, (8, -5))
    hem = limb(tuple((*along(shoulder, elbow, 0.56, aside), 20) for aside in (-34, 34)))
    lit(painter, hem, look.BONE, look.BONE, (4, -3), shade=look.MUTED, width=5)


SCENES: Final = (page, knight, queen, king)
