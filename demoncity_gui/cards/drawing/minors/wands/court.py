"""The four people who live by the wands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.minors.wands.foundry import king
from demoncity_gui.cards.drawing.minors.wands.singer import queen
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
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


SCENES: Final = (page, knight, queen, king)
