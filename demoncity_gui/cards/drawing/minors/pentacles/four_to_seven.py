"""The pentacles from the four to the seven."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import boards
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
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
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def four(painter: QPainter, t: Tones) -> None:
    """The miser on his safe: one on his head, one in his arms, one under each shoe; and the shadow of a hand."""
    _vault(painter)
    glow(painter, 92, 640, 760, look.SODIUM, 0.5)
    glow(painter, 92, 640, 330, look.SODIUM, 0.35)
    glaze(painter, disc(520, 260, 270), look.SODIUM, 0.12)
    claws = (((600, 276, 50), (548, 172, 42), (496, 140, 30), (462, 152, 8)), ((624, 262, 52), (584, 128, 44), (532, 78,
        31), (488, 74, 8)), ((650, 262, 50), (630, 110, 42), (590, 50, 30), (548, 34, 8)), ((680, 276, 44), (682, 160,
        36), (664, 92, 26), (640, 62, 8)), ((610, 352, 60), (540, 322, 42), (494, 262, 32), (474, 214, 8)))  # fmt: skip
    hand = joined(limb(((730, 620, 190), (690, 440, 128), (650, 340, 124), (640, 300, 110))), *(limb(claw) for claw in
        claws))  # fmt: skip
    glaze(painter, hand, BLACK, 0.9)  # whose shadow is that?
    body = blob(((420, 985), (440, 520), (500, 430), (590, 420), (640, 500), (680, 985)), tension=0.7)
    glaze(painter, body, BLACK, 0.66)
    boards(painter, 985, t)
    glaze(painter, polygon(((0, 985), (360, 985), (250, 1130), (0, 1130))), look.SODIUM, 0.16)
    lit(painter, rect(196, 664, 360, 340, 10), "#3E3A34", look.SODIUM, (-9, -5), shade="#16130F")  # his safe
    stroke(painter, rect(222, 700, 308, 280, 6), BLACK, 5)
    lit(painter, disc(372, 850, 42), "#8C7848", look.BONE, (-6, -2), shade="#2A2214", width=5)
    fill(painter, joined(disc(372, 850, 26), rect(369, 822, 6, 28)), "#16130F")
    lit(painter, rect(24, 800, 132, 320, 4), "#5A3A1E", look.SODIUM, (4, -8), shade="#20120A")
    fill(painter, joined(rect(24, 870, 132, 5), rect(24, 950, 132, 5), rect(24, 1030, 132, 5)), "#20120A")
    wax = blob(((66, 800), (68, 700), (78, 690), (112, 692), (118, 712), (116, 760), (124, 800), (140, 804), (50, 804)),
        tension=0.5)  # fmt: skip
    lit(painter, wax, look.BONE, look.BONE, (5, -4), shade="#B8944E", width=5)
    glow(painter, 92, 650, 90, look.BONE, 0.7)
    fill(painter, blob(((92, 600), (110, 650), (106, 676), (92, 684), (78, 676), (76, 652)), tension=0.8), look.SODIUM)
    fill(painter, blob(((92, 634), (101, 660), (92, 680), (83, 660)), tension=0.8), look.BONE)
    _miser(painter)
    gloom(painter, 320, 440, 470, 0.45)


def _vault(painter: QPainter) -> None:
    """A wall of steel plates, and in it a vault's round door, its bolts shot home."""
    fill(painter, SKY, "#26221C")
    fill(painter, joined(*(rect(x, -150, 5, 1200) for x in (130, 610)), *(rect(0, y, 700, 5) for y in (130, 640))),
        "#14110D")  # fmt: skip
    lit(painter, disc(372, 420, 318), "#6B5A36", look.SODIUM, (-14, 4), shade="#2A2214")
    fill(painter, disc(372, 420, 282), "#14110D")
    lit(painter, disc(372, 420, 266), "#4E4228", look.SODIUM, (-9, 3), shade="#1E1810")
    for number in range(16):
        a = number * math.tau / 16 + 0.2
        bolt = disc(372 + 300 * math.cos(a), 420 + 300 * math.sin(a), 11)
        lit(painter, bolt, "#8C7848", look.BONE, (-4, 1), shade="#2A2214", width=3)
    for number in range(8):
        a = number * math.tau / 8 + 0.39
        bar = thick_line(((372 + 150 * math.cos(a), 420 + 150 * math.sin(a)), (372 + 250 * math.cos(a), 420 + 250 *
            math.sin(a))), 34)  # fmt: skip
        lit(painter, bar, "#7A6638", look.SODIUM, (-5, 2), shade="#2A2214", width=5)


def _miser(painter: QPainter) -> None:
    """He: bald, gaunt, in an old coat, hunched until his chin is on the coin; he looks where a floorboard creaked."""
    coat, dark, skin = "#5E4A5E", "#150F18", "#E2B58A"
    skirts = blob(((214, 600), (526, 600), (566, 760), (580, 900), (520, 880), (500, 700), (250, 700), (228, 890), (166,
        904), (180, 760)), tension=0.5)  # fmt: skip
    lit(painter, skirts, mixed(BLACK, coat, 0.7), look.SODIUM, (-6, -3), shade=dark)
    body = blob(((212, 700), (188, 560), (196, 450), (236, 392), (300, 366), (370, 356), (444, 366), (506, 392), (546,
        450), (552, 560), (528, 700)), tension=0.8)  # fmt: skip
    lit(painter, body, coat, look.SODIUM, (-14, -5), shade=dark)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    glaze(painter, blob(((420, 330), (400, 480), (450, 600), (400, 720), (640, 720), (640, 330)), tension=0.6), BLACK,
        0.72)  # fmt: skip
    glaze(painter, disc(392, 518, 122), BLACK, 0.5)
    painter.restore()
    for way in (1, -1):
        _shank(painter, 370 + way * 112, way)
    painter.save()
    painter.translate(364, 302)
    painter.rotate(-6)
    front(painter, 0, 0, 0.86, Face("#8C5E38", skin, nose=Nose.HOOKED, stern=1, brow=13, jaw=0.35, mouth=Mouth.GRIT,
        old=True, gaze=1, arch=0.5, brow_colour="#B8B0A4"))  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((way * 66, -70), (way * 84, -76), (way * 80, -56), (way * 104, -50), (way * 94, -32), (way * 116,
            -16), (way * 94, -8), (way * 102, 16), (way * 84, 12), (way * 78, 34), (way * 72, 4), (way * 76, -30)),
            tension=0.4)  # fmt: skip
        lit(painter, tuft, "#A8A094", look.BONE, (-5, -3), shade="#4E4A48", width=4)
    painter.restore()
    coin(painter, 356, 150, 136, -6)
    collar = blob(((226, 410), (262, 372), (312, 362), (336, 392), (300, 420), (250, 440)), tension=0.6)
    lit(painter, collar, "#8C6A3A", look.BONE, (-5, -5), shade="#33240F", width=5)
    lit(painter, blob(((514, 410), (478, 372), (424, 364), (400, 394), (440, 424), (490, 440)), tension=0.6),
        "#5A4424", look.SODIUM, (-4, -4), shade="#20160A", width=5)  # fmt: skip
    coin(painter, 370, 500, 226)
    arm(painter, ((514, 440), (592, 606), (500, 488)), 84, mixed(BLACK, coat, 0.6), look.SODIUM, (-9, -5), skin=skin,
        body=body)  # fmt: skip
    fingers(painter, 466, 462, 24, 0.64, skin)
    arm(painter, ((226, 440), (146, 628), (408, 590)), 92, coat, look.SODIUM, (-9, -6), skin=skin, cuff="#8C6A3A",
        body=body)  # fmt: skip
    palm(painter, 456, 568, 66, 0.68, skin, mirror=True, back=True, apart=0.3)


def _shank(painter: QPainter, x: float, way: int) -> None:
    """One of his legs from the front, the knee towards us, and the coin on edge beneath its shoe."""
    foot = x + way * 10
    glaze(painter, disc(foot + 16, 1072, 76, 12), BLACK, 0.6)
    shin = blob(((x - 58, 690), (x + 56, 690), (x + 50, 790), (foot + 40, 930), (foot - 42, 930), (x - 56, 800)),
        tension=0.5)  # fmt: skip
    trousers = mixed(BLACK, "#565066", 0.55 if way > 0 else 0.9)  # the candle is at the left
    lit(painter, shin, trousers, look.SODIUM, (-10, -2), shade="#0E0C12")
    fill(painter, limb(((x - 6, 760, 2), (foot - 4, 860, 5), (foot, 926, 3))), BLACK)
    knee = blob(((x - 62, 700), (x - 48, 652), (x, 636), (x + 48, 652), (x + 60, 700), (x + 44, 742), (x, 756), (x - 46,
        742)), tension=0.9)  # fmt: skip
    lit(painter, knee, trousers, look.SODIUM, (-12, -6), shade="#16131C")
    creases = [limb(((x - 40, 726 + k, 2), (x, 746 + k, 5), (x + 40, 726 + k, 2))) for k in (4, 22)]
    fill(painter, joined(*creases), BLACK)
    lit(painter, rect(foot - 30, 916, 60, 30, 6), "#8C2A30", look.DANGER, (-5, 0), shade="#33090F", width=4)
    coin(painter, foot, 1020, 114)
    upper = blob(((-40, -16), (-28, -42), (0, -50), (28, -42), (40, -16), (52, 10), (46, 26), (0, 30), (-46, 26), (-52,
        10)), tension=0.8)  # fmt: skip
    lit(painter, placed(upper, foot, 946), "#4A2E20", look.SODIUM, (-7, -5), shade=BLACK, width=5)
    lit(painter, rect(foot - 52, 962, 104, 12, 5), "#17110F", look.SODIUM, (-3, -3), width=4)
    laces = [limb(((foot - 18, y, 2), (foot, y + 6, 5), (foot + 18, y, 2))) for y in (914, 930)]
    fill(painter, joined(*laces), look.BRASS)


def five(painter: QPainter, t: Tones) -> None:
    """Two go by in the snow, one on a crutch. The church window with its five coins is lit, and nobody looks out."""
    bricks(painter, 0, -150, 700, 1000, "#161D30", "#3E5072")
    glow(painter, 436, 330, 440, look.SODIUM, 0.3)
    frame = joined(rect(236, 240, 400, 360), disc(436, 240, 200, 220))
    rimmed(painter, frame, "#6B5220", "#12151C", 16)
    glazing = joined(rect(256, 240, 360, 344), disc(436, 240, 180, 200))
    fill(painter, glazing, mixed(BLACK, look.SODIUM, 0.85))
    for number in range(9):
        within(painter, glazing, polygon(((436, 320), (200 + number * 90, -60), (230 + number * 90, -60))), look.SODIUM)
    within(painter, glazing, joined(rect(430, 40, 12, 544), rect(256, 392, 360, 12)), "#3A2618")
    for x, y in ((436, 150), (340, 290), (532, 290), (340, 462), (532, 462)):
        coin(painter, x, y, 138)
    drift = blob(((-20, 800), (180, 776), (400, 800), (720, 770), (720, 1300), (-20, 1300)), tension=0.5)
    fill(painter, drift, "#3A4358")
    within(painter, drift, polygon(((256, 620), (616, 620), (820, 1200), (60, 1200))), "#E0C078")
    for a, b, wide in ((150, 90, 150), (262, 230, 120), (440, 440, 110), (556, 600, 90)):  # their shadows, towards us
        within(painter, drift, limb(((a, 1030, 70), (b, 1160, wide))), "#11141E")
    for x, y in ((60, 1010), (22, 1052), (330, 1056), (384, 1030)):  # where they trod
        fill(painter, blob(((x - 24, y), (x, y - 9), (x + 24, y - 2), (x, y + 9))), "#2A3040")
    _mother_in_snow(painter)
    _lame_man(painter)
    for number in range(140):  # the wind drives it at them
        x, y = (number * 151) % 720, (number * 97) % 1090
        far = 14 + number % 4 * 9
        if not (236 < x < 640 and y < 590) and not (150 < x < 620 and 590 < y < 760):
            flake = limb(((x - far, y + far * 0.62, 1.5), (x, y, 4.5 + number % 3 * 1.6)))
            fill(painter, flake, look.BONE)
    gloom(painter, 400, 560, 520, 0.3)


def six(painter: QPainter, t: Tones) -> None:
    """On his bank's steps he weighs two coins and lets four fall to one of two beggars, as slow as he likes."""
    fill(painter, SKY, "#0C1018")
    door = joined(rect(196, 300, 330, 800), disc(361, 300, 165, 160))
    rimmed(painter, door, "#F0B548", "#2A1E10", 22)
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, 361, 380, 300, look.BONE, 0.6)
    fill(painter, rays(361, 360, 60, 620, 22, 40), mixed("#F0B548", look.BONE, 0.35))
    painter.restore()
    for x, light in ((50, 9), (574, -9)):
        lit(painter, rect(x, -150, 96, 1300), "#2E2836", look.SODIUM, (light, 0), shade="#0E0B12")
        fill(painter, joined(*(rect(x + dx, -150, 6, 1300) for dx in (28, 60))), "#0E0B12")
    for number in range(4):  # steps
        lit(painter, rect(-20, 880 + number * 62, 740, 66), ("#2A2430", "#201B26")[number % 2], look.SODIUM, (0, -4),
            width=3)  # fmt: skip
    glaze(painter, polygon(((196, 880), (526, 880), (660, 1130), (60, 1130))), look.SODIUM, 0.35)
    shadow = blob(((280, 880), (430, 880), (470, 1130), (180, 1130)), tension=0.2)
    glaze(painter, shadow, BLACK, 0.6)
    _banker(painter)
    _beggars(painter)
    for x, y, turn in ((150, 752, -24), (88, 846, 30)):
        coin(painter, x, y, 92, turn)
    gloom(painter, 320, 600, 520, 0.25)


def _banker(painter: QPainter) -> None:
    """He: a top hat, a fur coat, the light behind him, the scales held high; he looks down on who catches a coin."""
    purple, dark, skin = "#2E2248", "#07050C", "#EBC7A0"
    for hip, knee, foot, way in ((330, 318, 312, 1), (406, 420, 424, -1)):
        shoe(painter, (foot, 1100), 0.9, "#1E1A20", look.SODIUM, mirror=way > 0)
        leg(painter, ((hip, 640), (knee, 870), (foot, 1080)), 104, "#4A4658", look.SODIUM, (way * 7, -3),
            calf=-way, shade="#100E16")  # fmt: skip
    vest = polygon(((312, 350), (420, 350), (440, 480), (436, 640), (368, 700), (300, 640), (292, 480)))
    fill(painter, vest, "#8C2A30")
    fill(painter, polygon(((366, 350), (290, 420), (290, 660), (364, 700))), "#3A0C12")
    fill(painter, polygon(((322, 350), (412, 350), (366, 490))), look.BONE)
    fill(painter, polygon(((354, 372), (378, 372), (384, 466), (367, 486), (352, 466))), "#17131F")
    for y in (520, 566, 612):
        rimmed(painter, disc(370, y, 9), look.BRASS, BLACK, 3)
    for points in (((304, 562, 2), (336, 592, 4), (370, 596, 3)), ((370, 596, 3), (404, 586, 4), (430, 560, 2))):
        fill(painter, limb(points), look.BRASS)  # his watch's chain
    halves, furs = [], []
    for way in (-1, 1):  # one long coat, open all the way down
        halves.append(blob([(366 + way * a, b) for a, b in ((34, 344), (96, 362), (136, 390), (146, 480), (138, 620),
            (156, 760), (190, 900), (216, 1120), (126, 1120), (88, 860), (62, 700), (46, 540))],
            tension=0.6))  # fmt: skip
        furs.append(limb([(366 + way * a, b, wide) for a, b, wide in ((40, 356, 44), (70, 430, 60), (66, 540, 54), (76,
            700, 52), (98, 850, 54), (140, 1120, 60))]))  # fmt: skip
    coat = joined(*halves)
    lit(painter, coat, purple, look.SODIUM, (11, -6), shade=dark)
    for way, fur in zip((-1, 1), furs, strict=True):
        within(painter, coat, fur.translated(way * 14, 8), dark)
        lit(painter, fur, "#7A5A30", look.BONE, (6, -5), shade="#241606")
        strands(painter, [((366 + way * (a - 8), b), (366 + way * (a + 10), b + 16), (366 + way * (a + 8), b + 40))
            for a, b in ((62, 400), (74, 440), (60, 490), (72, 540), (58, 590), (78, 640), (66, 700), (90, 750),
            (80, 810), (106, 860), (100, 920))], "#7A5A30", look.BONE, 6)  # fmt: skip
    neck(painter, 366, 316, 66, 376, skin)
    for way in (-1, 1):
        wing = polygon([(366 + way * a, b) for a, b in ((2, 384), (10, 396), (40, 380), (46, 334), (34, 330), (20,
            360))])  # fmt: skip
        lit(painter, wing, look.BONE, look.BONE, (3, -3), shade="#9C9484", width=4)
    lit(painter, polygon(((350, 380), (366, 390), (384, 380), (380, 408), (366, 402), (354, 408))), "#17131F",
        look.SODIUM, (2, -2), width=3)  # fmt: skip
    _banker_head(painter, skin)
    arm(painter, ((474, 440), (612, 440), (562, 258)), 92, purple, look.SODIUM, (9, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    _scales(painter)
    fist(painter, 552, 196, -12, 0.6, skin)
    arm(painter, ((256, 440), (212, 590), (142, 540)), 92, purple, look.SODIUM, (-9, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    coin(painter, 80, 650, 92, 4)  # it leaves his fingers
    palm(painter, 106, 562, 222, 0.66, skin, back=True, apart=0.5, towards=(9, -6))


def _banker_head(painter: QPainter, skin: str) -> None:
    """In profile he looks down his nose to the coin that is caught: heavy lids, white whiskers, the hat aslant."""
    white = "#C8C0B4"
    with tilted(painter, 376, 340, -20):
        side(painter, 364, 250, 0.8, Face("#7A4E30", skin, nose=Nose.HOOKED, stern=-0.2, brow=12, brow_colour=white,
            jaw=0.8, smile=0.8, old=True, lid=0.5), mirror=True)  # fmt: skip
        lit(painter, blob(((294, 290), (300, 280), (318, 280), (342, 296), (330, 302), (306, 298)), tension=0.8),
            white, look.BONE, (-3, -3), width=4)  # fmt: skip
        whisker = blob(((440, 180), (396, 182), (378, 214), (372, 268), (358, 312), (386, 306), (410, 280), (436, 284),
            (446, 230)), tension=0.8)  # fmt: skip
        lit(painter, whisker, white, look.BONE, (-4, -4), shade="#6B6460", width=5)
        strands(painter, [((a, b), (a - 6, b + 30), (a - 2, b + 56)) for a, b in ((396, 206), (412, 208), (428, 206))],
            white, look.BONE, 5)  # fmt: skip
        hat = joined(polygon(((302, 66), (448, 60), (434, 180), (308, 184))), rect(262, 172, 216, 26, 13))
        lit(painter, hat, "#17131F", look.SODIUM, (10, -6), shade=BLACK)
        within(painter, hat, polygon(((290, 148), (450, 144), (450, 172), (290, 176))), look.OXBLOOD)


def _scales(painter: QPainter) -> None:
    """Scales that hang from his fist, the beam aslant, a coin in each pan."""
    rimmed(painter, ring(548, 132, 20, 11), look.BRASS, BLACK, 4)
    lit(painter, thick_line(((548, 150), (552, 282)), 11), look.BRASS, look.BONE, (-3, 0), width=4)
    lit(painter, limb(((484, 300, 9), (552, 276, 15), (620, 260, 9))), look.BRASS, look.BONE, (0, -4), width=5)
    for x, y in ((486, 300), (616, 260)):
        chains = [thick_line(((x, y), (x + a, y + 140)), 4) for a in (-46, 46)]
        rimmed(painter, joined(*chains), look.BRASS, BLACK, 3)
        coin(painter, x, y + 100, 84)
        lit(painter, blob(((x - 52, y + 134), (x + 52, y + 134), (x + 34, y + 162), (x, y + 172), (x - 34, y + 162)),
            tension=0.6), look.BRASS, look.BONE, (-4, -6), shade="#7A5A14", width=5)  # fmt: skip


def _beggars(painter: QPainter) -> None:
    """An old man on his knees catches what falls; a woman behind him stretches out a hand for which nothing is left."""
    scarf = blob(((64, -50), (44, -104), (-30, -118), (-88, -70), (-92, 40), (-60, 120), (-20, 112), (-40, 20),
        (-16, -40)), tension=0.8)  # fmt: skip
    cap = blob(((-88, -30), (-78, -86), (-10, -116), (56, -86), (64, -44)), tension=0.8)
    _beggar(painter, 592, 916, "#C99A70", "#8C2F36", scarf, "#2E7A6A", bearded=False)
    arm(painter, ((570, 1050), (508, 1084), (474, 960)), 70, "#8C2F36", look.SODIUM, (-7, -6), skin="#C99A70")
    palm(painter, 460, 908, -18, 0.58, "#C99A70")
    _beggar(painter, 318, 930, "#8A5836", "#4A6A5E", cap, "#6A648C", bearded=True)
    arm(painter, ((300, 1070), (244, 1130), (176, 1034)), 84, "#4A6A5E", look.SODIUM, (-7, -6), skin="#8A5836")
    coin(painter, 124, 940, 92, 12)
    offer(painter, 150, 1004, 10, 0.66, "#8A5836")


def _beggar(
    painter: QPainter, x: float, y: float, skin: str, cloth: str, hat: QPainterPath, felt: str, *, bearded: bool
) -> None:
    """One who looks up at the rich man's hand, seen from the side, their head at (x, y)."""
    body = blob(((x + 170, 1190), (x + 140, y + 140), (x + 60, y + 84), (x - 40, y + 98), (x - 84, y + 170), (x - 80,
        1190)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (-9, -8), shade=mixed(BLACK, cloth, 0.25))
    painter.save()
    painter.translate(x, y)
    painter.scale(-0.98, 0.98)
    painter.rotate(-32)
    side(painter, 0, 0, 1, Face(mixed(BLACK, skin, 0.5), skin, nose=Nose.BROAD if bearded else Nose.STRAIGHT, stern=-1,
        brow=10 if bearded else 7, jaw=0.3, smile=0.6 if bearded else -0.4, old=bearded))  # fmt: skip
    if bearded:
        beard = blob(((-14, 6), (10, 34), (38, 58), (74, 58), (84, 86), (60, 132), (16, 112), (-8, 56)), tension=0.7)
        lit(painter, beard, "#B9B2A4", look.BONE, (5, -4), shade="#5E5A58", width=5)
        strands(painter, [((a, b), (a + 6, b + 22), (a + 2, b + 40)) for a, b in ((12, 54), (30, 66), (52, 72))],
            "#B9B2A4", look.BONE, 6)  # fmt: skip
    lit(painter, hat, felt, look.SODIUM, (7, -8), shade=mixed(BLACK, felt, 0.3))
    glaze(painter, hat.intersected(hat.translated(-24, 18)), BLACK, 0.4)
    painter.restore()


def seven(painter: QPainter, t: Tones) -> None:
    """His roof garden, the sun going down: he leans on his hoe and counts what has grown, and what has dropped."""
    sky(painter, "#180F22", "#D9772A", 860)
    fill(painter, disc(400, 680, 210), "#F8CE6A")
    glow(painter, 400, 680, 420, look.SODIUM, 0.4)
    city(painter, 880, "#6B3620", None, tall=190, seed=6)
    _water_tower(painter)
    fill(painter, rect(-20, 850, 740, 350), "#6B3A22")
    glaze(painter, polygon(((330, 850), (600, 850), (760, 1130), (240, 1130))), look.SODIUM, 0.45)
    for a, b in ((-60, -330), (110, -40), (280, 230), (450, 500), (620, 780)):
        fill(painter, thick_line(((a + 60, 850), (b + 60, 1140)), 4), "#3A1C12")
    lit(painter, rect(-20, 838, 740, 18), "#8C4E2C", look.SODIUM, (0, -5), width=4)
    thrown = joined(limb(((150, 1030, 60), (90, 1090, 90), (10, 1160, 130))), limb(((262, 1024, 56), (220, 1100, 90),
        (150, 1180, 120))), thick_line(((456, 1036), (350, 1150)), 22),
        polygon(((470, 970), (640, 970), (600, 1160), (380, 1160))))  # fmt: skip
    fill(painter, thrown, "#160A0C")  # long shadows, towards us
    _tree(painter)
    for x, y in ((470, 128), (594, 190), (458, 256), (580, 318), (500, 424), (616, 446)):
        coin(painter, x, y, 126)
    coin(painter, 586, 1006, 116, 14)
    _gardener(painter)
    gloom(painter, 390, 600, 470, 0.3)


def _water_tower(painter: QPainter) -> None:
    """The neighbours' roof with its water tower, black before the sky."""
    legs = joined(*(thick_line(((x, 420), (x + lean, 640)), 13) for x, lean in ((62, -14), (200, 14), (132, 0))),
        thick_line(((60, 470), (206, 600)), 6), thick_line(((204, 470), (54, 600)), 6),
        rect(-20, 620, 268, 260))  # fmt: skip
    tank = joined(rect(36, 196, 190, 226, 8), polygon(((22, 206), (132, 96), (242, 206))))
    lit(painter, joined(legs, tank), "#120A12", look.SODIUM, (7, -2), width=2)
    fill(painter, joined(*(rect(36, y, 180, 5) for y in (252, 316, 380))), "#2E1A1E")
    fill(painter, joined(rect(60, 660, 34, 46), rect(176, 740, 34, 46)), look.SODIUM)


def _tree(painter: QPainter) -> None:
    """A small tree in a tub: a bent stem, boughs, and heaped leaves in three tones, the sun behind them."""
    stem = limb(((546, 880, 60), (530, 760, 40), (552, 640, 36), (534, 500, 26), (536, 340, 16)))
    lit(painter, stem, "#4A2A18", look.SODIUM, (-8, 0), shade="#1A0C06")
    bough = limb(((540, 700, 24), (500, 640, 18), (480, 540, 12)))
    lit(painter, bough, "#4A2A18", look.SODIUM, (-5, 0), shade="#1A0C06", width=4)
    heaps = (
        (((520, 180, 124), (420, 270, 96), (630, 290, 120), (470, 430, 104), (640, 470, 96), (560, 540, 90)), "#123326",
            look.SODIUM),
        (((500, 150, 76), (600, 240, 70), (450, 310, 66), (540, 390, 66), (600, 480, 56)), "#1E5238", "#7AC08A"),
    )  # fmt: skip
    for discs, tone, light in heaps:
        crowns = [blob([(x + r * reach * math.cos(k * math.tau / 27), y + r * reach * math.sin(k * math.tau / 27))
            for k, reach in enumerate((0.88, 1.02, 1.02) * 9)]) for x, y, r in discs]  # fmt: skip
        lit(painter, joined(*crowns), tone, light, (-7, 6) if light == look.SODIUM else (-5, -6),
            shade=mixed(BLACK, tone, 0.4))  # fmt: skip
    tub = polygon(((440, 860), (658, 860), (634, 980), (464, 980)))
    lit(painter, tub, "#6B3A1E", look.SODIUM, (-9, -4), shade="#1E0E08")
    lit(painter, rect(430, 838, 240, 36, 6), "#8C5230", look.SODIUM, (-5, -6), shade="#2E180C", width=5)


def _gardener(painter: QPainter) -> None:
    """He: a straw hat, dungarees, one foot before the other; he leans on his hoe, one hand laid on the other."""
    shirt, dark, skin, blue, navy = "#A83A22", "#2A0A08", "#A8703F", "#2E4876", "#0C1226"
    for hip, knee, foot, tone in (((222, 726), (284, 872), (276, 1000), mixed(BLACK, blue, 0.6)),
        ((174, 730), (140, 880), (98, 1022), blue)):  # fmt: skip
        leg(painter, (hip, knee, foot), 120, tone, look.SODIUM, (9, -3), calf=-1, shade=navy)
        lit(painter, rect(foot[0] - 38, foot[1] - 34, 72, 24, 8), mixed(blue, look.BONE, 0.3), look.SODIUM, (5, -3),
            shade=navy, width=5)  # fmt: skip
        shoe(painter, foot, 1.08, "#4A2A18", look.SODIUM, turn=-3 if foot[0] > 200 else 0)
    far = mixed(BLACK, shirt, 0.72)
    arm(painter, ((300, 540), (352, 738), (400, 684)), 88, far, look.SODIUM, (9, -5), skin=skin)
    _hoe(painter)
    fist(painter, 440, 640, 38, 0.66, mixed(BLACK, skin, 0.86), mirror=True, thumb=False, towards=(9, -5))
    body = blob(((120, 780), (112, 690), (122, 590), (156, 512), (210, 472), (262, 472), (304, 510), (312, 580), (296,
        670), (288, 770), (206, 800)), tension=0.8)  # fmt: skip
    lit(painter, body, shirt, look.SODIUM, (12, -5), shade=dark)
    bib = blob(((118, 790), (150, 730), (196, 660), (236, 626), (300, 600), (290, 670), (290, 780), (206, 804)),
        tension=0.5)  # fmt: skip
    within(painter, body, bib, blue)
    within(painter, body, blob(((90, 800), (96, 600), (120, 530), (136, 560), (140, 640), (160, 720), (186, 820)),
        tension=0.7), "#120608")  # fmt: skip
    lit(painter, limb(((216, 476, 24), (250, 540, 24), (256, 640, 24))), blue, look.SODIUM, (5, -2), shade=navy,
        width=5)  # fmt: skip
    rimmed(painter, disc(256, 634, 12), look.BRASS, BLACK, 4)
    neck(painter, 276, 446, 76, 506, "#7A4E2A")
    _gardener_head(painter, skin)
    arm(painter, ((178, 552), (214, 724), (372, 618)), 96, shirt, look.SODIUM, (10, -6), skin=skin, body=body)
    palm(painter, 420, 588, 104, 0.7, skin, back=True, apart=0.16, towards=(9, -6))


def _hoe(painter: QPainter) -> None:
    """The hoe's handle, upright, its blade on the ground."""
    lit(painter, thick_line(((436, 590), (450, 1010)), 22), "#B87A3E", look.SODIUM, (6, 0), shade="#3A1E0E", width=5)
    blade = polygon(((432, 990), (472, 990), (494, 1010), (526, 1030), (522, 1046), (446, 1042), (428, 1014)))
    lit(painter, blade, "#8E8894", look.BONE, (5, -4), shade="#2A2834", width=5)


def _gardener_head(painter: QPainter, skin: str) -> None:
    """His head, bent forward, white beard, his eyes on what hangs there."""
    straw, white = "#E8C468", "#D8D2C8"
    painter.save()
    painter.translate(302, 410)
    painter.rotate(-9)
    painter.scale(0.86, 0.86)
    turned(painter, 0, 0, 1.0, Face("#5E3A1E", skin, nose=Nose.BROAD, brow=13, brow_colour=white, stern=-1.0, jaw=0.8,
        gaze=0.9, lid=0.15, old=True, smile=0.3))  # fmt: skip
    beard = blob(((-58, 20), (-50, 74), (-24, 112), (20, 126), (52, 108), (60, 74), (50, 56), (40, 84), (20, 90), (-4,
        84), (-14, 62), (-36, 40)), tension=0.8)  # fmt: skip
    lit(painter, beard, white, look.BONE, (6, 3), shade="#5E5860", width=5)
    side_hair = blob(((-56, -60), (-46, -30), (-52, 8), (-62, 36), (-86, 10), (-84, -54)), tension=0.7)
    lit(painter, side_hair, white, look.BONE, (4, -4), shade="#5E5860", width=5)
    crown = blob(((-78, -56), (-72, -130), (-20, -158), (44, -146), (72, -64)), tension=0.8)
    lit(painter, crown, straw, look.BONE, (8, -6), shade="#6B4A18")
    within(painter, crown, polygon(((-90, -96), (90, -104), (90, -72), (-90, -60))), look.OXBLOOD)
    within(
        painter, crown, blob(((-90, -40), (-90, -140), (-30, -170), (-40, -100), (-20, -50)), tension=0.6), "#3A260E"
    )
    brim = blob(((-150, -40), (-70, -72), (0, -80), (80, -82), (146, -66), (90, -44), (0, -36), (-90, -30)),
        tension=0.8)  # fmt: skip
    lit(painter, brim, straw, look.BONE, (5, -7), shade="#6B4A18")
    straws = [limb(((x, -70 + abs(x) * 0.06, 2), (x * 1.12, -44 + abs(x) * 0.02, 3))) for x in range(-110, 130, 30)]
    fill(painter, joined(*straws), "#8C6420")
    painter.restore()


def _mother_in_snow(painter: QPainter) -> None:
    """She leans into the snow and strides, her shawl blown back; the child sleeps at her breast."""
    plum, dark, skin = "#5A3A5E", "#20142A", "#E2B58A"
    glaze(painter, disc(176, 1066, 170, 15), BLACK, 0.4)
    leg(painter, ((170, 860), (142, 950), (82, 1014)), 74, "#3A2A2E", look.SODIUM, (5, -4), shade="#140C10")
    shoe(painter, (78, 1016), 0.72, "#33201A", look.SODIUM, turn=36)
    leg(painter, ((212, 860), (278, 948), (280, 1034)), 78, "#4A363A", look.SODIUM, (5, -4), shade="#1A1014")
    shoe(painter, (280, 1038), 0.76, "#4A2A1A", look.SODIUM, turn=-4)
    cloak = blob(((150, 740), (190, 692), (256, 688), (296, 740), (318, 830), (320, 930), (302, 976), (240, 956), (196,
        984), (140, 956), (92, 972), (34, 930), (60, 900), (96, 850), (118, 790)), tension=0.6)  # fmt: skip
    lit(painter, cloak, plum, look.SODIUM, (11, -8), shade=dark)
    glaze(painter, cloak.intersected(cloak.translated(-30, 14)), BLACK, 0.45)
    for points in (((150, 800), (120, 880), (84, 960)), ((190, 850), (170, 910), (150, 952)), ((250, 900), (254, 930),
        (250, 952))):  # fmt: skip
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (2, 7, 9), strict=True))), dark)
    shawl = blob(((176, 690), (130, 690), (76, 660), (20, 676), (44, 694), (12, 716), (60, 724), (40, 750), (110, 744),
        (170, 740)), tension=0.6)  # fmt: skip
    lit(painter, shawl, "#8C5A6E", look.SODIUM, (4, -7), shade="#3A1E30")
    painter.save()
    painter.translate(242, 652)
    painter.rotate(16)
    side(painter, 0, 0, 0.68, Face("#8C6240", skin, nose=Nose.SNUB, open=False, stern=-1, brow=6, smile=-0.2,
        jaw=0, lips="#9C5248"))  # fmt: skip
    painter.scale(0.92, 0.92)
    lock = blob(((-30, -60), (30, -92), (62, -70), (44, -58), (22, -48), (8, -16), (-2, 20), (-24, 10)), tension=0.7)
    lit(painter, lock, "#3A2018", look.SODIUM, (4, -5), shade=BLACK, width=5)
    hood = blob(((72, -66), (56, -116), (-20, -128), (-94, -90), (-116, 0), (-110, 90), (-40, 120), (0, 110),
        (-30, 60), (-34, 0), (-10, -50), (30, -70)), tension=0.8)  # fmt: skip
    lit(painter, hood, plum, look.SODIUM, (7, -8), shade=dark)
    glaze(painter, hood.intersected(hood.translated(-22, 18)), BLACK, 0.45)
    painter.restore()
    _child_in_shawl(painter, skin)
    arm(painter, ((172, 752), (176, 896), (266, 898)), 74, mixed(BLACK, plum, 0.58), look.SODIUM, (8, -7), skin=skin,
        body=cloak)  # fmt: skip
    palm(painter, 294, 892, 72, 0.48, skin, back=True, apart=0.15, mirror=True, towards=(8, -7))


def _child_in_shawl(painter: QPainter, skin: str) -> None:
    """A bundle, and in it a face that can be seen: round, red with cold, asleep."""
    bundle = blob(((206, 846), (212, 790), (250, 752), (302, 748), (342, 784), (346, 836), (318, 880), (260, 894),
        (220, 880)), tension=0.9)  # fmt: skip
    lit(painter, bundle, "#A8966A", look.BONE, (7, -7), shade="#5A4A2C")
    with tilted(painter, 286, 816, -12):
        lit(painter, disc(288, 818, 43, 45), skin, skin, (6, -5), shade="#B0764E", width=5, smooth=True)
        for x in (268, 310):
            glaze(painter, disc(x, 834, 13, 10), look.DANGER, 0.4)
            fill(painter, limb(((x - 11, 812, 2.5), (x, 820, 5), (x + 11, 812, 2.5))), BLACK)  # asleep
            fill(painter, limb(((x - 9, 798, 2), (x, 794, 3.5), (x + 9, 797, 2))), "#6B3A22")
        fill(painter, limb(((286, 830, 3), (291, 834, 5), (296, 830, 3))), "#8C4A2E")
        fill(painter, limb(((280, 847, 2.5), (290, 851, 5), (300, 847, 2.5))), "#5A1A1A")
        curl = blob(((270, 780), (286, 764), (304, 770), (298, 786), (288, 780), (284, 792)), tension=0.8)
        lit(painter, curl, "#6B3A22", look.SODIUM, (3, -3), width=3)
        wrap = blob(((338, 800), (322, 768), (284, 754), (248, 772), (234, 814), (244, 856), (280, 876), (316, 868),
            (276, 862), (252, 838), (250, 804), (270, 776), (300, 770)), tension=0.8)  # fmt: skip
        lit(painter, wrap, "#A8966A", look.BONE, (5, -5), shade="#5A4A2C", width=4)


def _lame_man(painter: QPainter) -> None:
    """He goes ahead on a crutch under his arm, one foot bandaged and lifted, a bandage round his brow too."""
    green, dark, skin = "#4A5A4A", "#161E18", "#E2B58A"
    glaze(painter, disc(500, 1066, 140, 15), BLACK, 0.4)
    leg(painter, ((486, 880), (476, 970), (440, 1034)), 82, "#3E3A4A", look.SODIUM, (6, -5), shade="#15131C")
    shoe(painter, (438, 1038), 0.78, "#33201A", look.SODIUM, turn=8)
    leg(painter, ((512, 880), (574, 936), (548, 1004)), 78, "#4E4A5C", look.SODIUM, (6, -5), shade="#1A1822")
    wound = blob(((524, 982), (572, 986), (578, 1010), (606, 1020), (612, 1040), (584, 1048), (528, 1036)), tension=0.7)
    lit(painter, wound, look.BONE, look.BONE, (4, -4), shade=look.MUTED, width=5)
    turns = (((528, 1000, 3), (576, 1006, 3)), ((530, 1020, 3), (580, 1010, 3)), ((570, 1046, 3), (592, 1018, 3)))
    fill(painter, joined(*(limb(line) for line in turns)), look.MUTED)
    coat = blob(((440, 812), (456, 754), (500, 716), (566, 722), (596, 770), (590, 850), (598, 944), (570, 962), (540,
        940), (500, 966), (462, 944), (416, 956), (380, 926), (412, 890)), tension=0.6)  # fmt: skip
    lit(painter, coat, green, look.SODIUM, (10, -8), shade=dark)
    glaze(painter, coat.intersected(coat.translated(-30, 14)), BLACK, 0.45)
    for points in (((470, 860), (450, 910), (430, 946)), ((540, 880), (540, 910), (536, 938))):
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (2, 7, 8), strict=True))), dark)
    patch = polygon(((540, 790), (578, 796), (574, 836), (536, 830)))
    lit(painter, patch, "#7A6A48", look.SODIUM, (3, -3), shade="#3A3020", width=4)
    _wounded_head(painter, skin)
    crutch = joined(thick_line(((438, 842), (560, 910), (604, 1060)), 15), thick_line(((510, 806), (560, 910)), 13))
    lit(painter, crutch, "#A86A34", look.SODIUM, (4, -3), shade="#4A2A12", width=5)
    lit(painter, thick_line(((420, 850), (520, 800)), 26), "#C9B98A", look.BONE, (3, -4), shade="#6B5A38", width=5)
    lit(painter, thick_line(((516, 890), (590, 872)), 14), "#A86A34", look.SODIUM, (3, -3), width=4)
    lit(painter, disc(604, 1060, 12, 9), "#17110F", look.SODIUM, (3, -3), width=3)
    arm(painter, ((478, 762), (430, 860), (516, 876)), 74, mixed(BLACK, green, 0.58), look.SODIUM, (8, -7), skin=skin,
        body=coat)  # fmt: skip
    fingers(painter, 552, 888, 84, 0.5, skin, mirror=True, towards=(8, -7))


def _wounded_head(painter: QPainter, skin: str) -> None:
    """The lame man's: linen round brow and skull, its ends in the wind, a grey beard that grows on the chin."""
    grey, deep = "#8A8680", "#3E3B42"
    painter.save()
    painter.translate(556, 668)
    painter.rotate(16)
    painter.scale(0.68, 0.68)
    side(painter, 0, 0, 1, Face("#8C6240", skin, nose=Nose.HOOKED, stern=-1, brow=11, brow_colour="#4A4652",
        smile=-1, jaw=0.6))  # fmt: skip
    hair(painter, 0, 0, 1.04, Cut.SIDE_SHORT, grey, look.SODIUM)
    beard = blob(((-14, 6), (2, 30), (22, 48), (44, 56), (58, 60), (76, 62), (88, 84), (78, 116), (46, 146), (26, 134),
        (8, 106), (-10, 64)), tension=0.7)  # fmt: skip
    lit(painter, beard, grey, look.SODIUM, (5, -5), shade=deep, width=6)
    moustache = blob(((36, 52), (50, 38), (68, 32), (78, 38), (70, 48), (54, 56)), tension=0.7)
    lit(painter, moustache, grey, look.SODIUM, (3, -4), shade=deep, width=4)
    strands(painter, [((a, b), (a + 6, b + 26), (a - 2, b + 48)) for a, b in ((10, 60), (28, 72), (48, 76), (66, 76))],
        grey, look.SODIUM, 6)  # fmt: skip
    for tail in (((-84, -40), (-130, -52), (-160, -36), (-132, -30), (-150, -14), (-88, -18)),):
        lit(painter, blob(tail, tension=0.6), look.BONE, look.BONE, (2, -4), shade=look.MUTED, width=6)
    linen = blob(((66, -84), (20, -88), (-40, -74), (-92, -46), (-92, -14), (-40, -38), (20, -54), (62, -52)),
        tension=0.7)  # fmt: skip
    lit(painter, linen, look.BONE, look.BONE, (4, -5), shade=look.MUTED, width=6)
    fill(painter, joined(limb(((60, -66, 2), (10, -68, 4), (-86, -30, 2))), limb(((40, -82, 2), (-10, -66, 4), (-60,
        -30, 2)))), look.MUTED)  # fmt: skip
    within(painter, linen, disc(40, -70, 13, 9), look.OXBLOOD)
    painter.restore()


SCENES: Final = (four, five, six, seven)
