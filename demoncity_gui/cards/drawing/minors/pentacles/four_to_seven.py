"""The pentacles from the four to the seven."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, offer
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import boards
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
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
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def four(painter: QPainter, t: Tones) -> None:
    """The landlord: one on his head, one in his arms, one under each shoe, and the door barred behind him."""
    fill(painter, SKY, "#2E2414")
    hatch(painter, SKY, Hatch.VERTICAL, "#3A2E1A", pitch=64, width=30)
    rimmed(painter, rect(160, 140, 400, 850), "#4A2E1C", "#1A140A", 14)
    for x in (192, 372):
        rimmed(painter, rect(x, 260, 156, 220), "#3A2214", "#1A140A", 5)
    for x, y in ((64, 130), (640, 130)):  # his own picture, and his house
        lit(painter, rect(x - 50, y - 60, 100, 124, 4), look.BRASS, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
        fill(painter, rect(x - 38, y - 48, 76, 100), "#241C10")
        canvas = rect(x - 38, y - 48, 76, 100)
        within(painter, canvas, joined(disc(x, y - 8, 20, 24), disc(x, y + 52, 36, 34)), "#8C6A3A")
    lit(painter, rect(120, 196, 480, 30, 6), look.MUTED, look.BONE, (0, -8), shade="#4A4652")
    for x in (54, 606):
        glow(painter, x + 20, 350, 190, look.SODIUM, 0.6)
        lit(painter, polygon(((x - 20, 370), (x + 60, 370), (x + 44, 306), (x - 4, 306))),
            look.SODIUM, look.BONE, (4, -4))  # fmt: skip
    boards(painter, 960, t)
    glaze(painter, disc(370, 1064, 290, 24), BLACK, 0.6)
    chair = joined(blob(((190, 820), (170, 510), (190, 440), (360, 396), (530, 440), (550, 510), (530, 820)),
        tension=0.5), rect(150, 940, 30, 120, 8), rect(540, 940, 30, 120, 8))  # fmt: skip
    lit(painter, chair, look.OXBLOOD, look.DANGER, (-8, -9), shade="#33090F")
    for x, y in ((216, 510), (504, 510), (208, 610), (512, 610), (262, 456), (458, 456)):
        fill(painter, disc(x, y, 7), look.BRASS)
    lit(painter, rect(176, 780, 368, 160, 14), look.OXBLOOD, look.DANGER, (-6, -9), shade="#33090F")
    for x in (136, 526):
        arm_rest = joined(rect(x, 746, 58, 270, 10), disc(x + 29, 746, 38))
        lit(painter, arm_rest, "#6B4022", look.SODIUM, (-6, -8), shade="#2B180E")
        stroke(painter, disc(x + 29, 746, 19), "#2B180E", 5)
    _landlord(painter)


def _landlord(painter: QPainter) -> None:
    """He, broad and bald, hunched over the coin that both his arms hug, and looks who comes."""
    suit, dark, skin = "#5A5670", "#1B1A22", "#E2B58A"
    painter.save()
    painter.translate(0, -92)
    body = blob(((240, 880), (214, 770), (228, 650), (290, 600), (330, 584), (390, 584), (430, 600), (492, 650), (506,
        770), (480, 880)), tension=0.7)  # fmt: skip
    glaze(painter, body.translated(26, 14), BLACK, 0.4)
    lit(painter, body, suit, look.BRASS, (-13, -8), shade=dark)
    fill(painter, polygon(((316, 590), (404, 590), (360, 690))), look.BONE)
    fill(painter, polygon(((346, 610), (374, 610), (368, 690), (352, 690))), look.OXBLOOD)
    for way in (-1, 1):
        lapel = polygon(((360 + way * 44, 586), (360 + way * 74, 596), (360 + way * 60, 660), (360, 720)))
        lit(painter, lapel, suit, look.BRASS, (-4, -4), shade=dark, width=4)
    front(painter, 360, 510, 1.0, Face("#A87A4A", skin, nose=Nose.BROAD, stern=1, brow=15, jaw=1, smile=-1, old=True,
        gaze=-1, arch=0.6))  # fmt: skip
    rimmed(painter, blob(((312, 568), (344, 548), (360, 556), (376, 548), (410, 568), (380, 572), (360, 562),
        (340, 572))), "#17110F", BLACK, 2)  # fmt: skip
    for way in (-1, 1):
        tuft = blob(((360 + way * 70, 510), (360 + way * 92, 470), (360 + way * 74, 420), (360 + way * 52, 440)))
        lit(painter, tuft, "#2B1F1A", look.BRASS, (-4, -4), width=4)
    coin(painter, 360, 330, 170)
    painter.restore()
    for way in (-1, 1):
        _leg_and_coin(painter, way)
    painter.save()
    painter.translate(0, -92)
    _hug(painter, body, suit, skin)
    painter.restore()


def _hug(painter: QPainter, body: QPainterPath, suit: str, skin: str) -> None:
    """One arm goes behind the coin and its fingers are bent over the rim, one goes before it and holds its far side."""
    arm(painter, ((474, 668), (556, 800), (420, 760)), 92, suit, look.BRASS, (-9, -7), skin=skin, body=body)
    coin(painter, 360, 726, 210)
    fingers(painter, 260, 704, 4, 0.72, skin, mirror=True)
    arm(painter, ((246, 668), (178, 842), (388, 838)), 92, suit, look.BRASS, (-9, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    fist(painter, 440, 812, 64, 0.68, skin, mirror=True, back=True)


def _leg_and_coin(painter: QPainter, way: int) -> None:
    """One of his legs from the front, the knee towards us, and the coin on edge beneath its shoe."""
    x = 360 + way * 88
    glaze(painter, disc(x + way * 16, 1066, 66, 12), BLACK, 0.5)
    shin = blob(((x - 50, 780), (x + 50, 780), (x + way * 8 + 42, 850), (x + way * 12 + 37, 918), (x + way * 12 - 37,
        918), (x + way * 8 - 40, 850)), tension=0.5)  # fmt: skip
    lit(painter, shin, "#454A64", look.BRASS, (-9, -4), shade=BLACK)
    fill(painter, limb(((x + way * 4, 800, 2), (x + way * 10, 860, 4), (x + way * 12, 914, 3))), BLACK)
    knee = blob(((x - way * 40 - 34, 744), (x - way * 10, 716), (x + 54, 734), (x + 58, 788), (x + 30, 822), (x - 30,
        822), (x - 58, 788)), tension=0.9)  # fmt: skip
    lit(painter, knee, "#565C7C", look.BRASS, (-10, -9), shade="#1B1A22")
    fill(painter, joined(*(limb(((x - 34, 796 + k, 2), (x, 810 + k * 1.2, 5), (x + 30, 800 + k, 2))) for k in (0,
        -24))), BLACK)  # fmt: skip
    coin(painter, x + way * 16, 1010, 116)
    shoe = blob(((-36, -22), (-24, -44), (0, -50), (24, -44), (36, -22), (46, 4), (40, 22), (0, 26), (-40, 22), (-46,
        4)), tension=0.8)  # fmt: skip
    lit(painter, placed(shoe, x + way * 16, 934), "#4A2E20", look.BRASS, (-5, -6), shade=BLACK, width=5)
    lit(painter, rect(x + way * 16 - 44, 950, 88, 12, 5), "#17110F", look.BRASS, (0, -3), width=4)
    laces = [limb(((x + way * 16 - 18, y, 2), (x + way * 16, y + 6, 5), (x + way * 16 + 18, y, 2))) for y in (904, 918)]
    fill(painter, joined(*laces), look.BRASS)


def five(painter: QPainter, t: Tones) -> None:
    """Two go by in the snow, one on a crutch. The church window with its five coins is lit, and nobody looks out."""
    bricks(painter, 0, -150, 700, 1000, "#33405A", look.BONE)
    glow(painter, 436, 330, 460, look.SODIUM, 0.4)
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
    fill(painter, drift, "#77808E")
    within(painter, drift, polygon(((256, 620), (616, 620), (760, 1200), (120, 1200))), "#C9B98A")
    for x, y in ((60, 1010), (22, 1052), (330, 1056), (384, 1030)):  # where they trod
        fill(painter, blob(((x - 24, y), (x, y - 9), (x + 24, y - 2), (x, y + 9))), "#4E5666")
    _mother_in_snow(painter)
    _lame_man(painter)
    for number in range(140):  # the wind drives it at them
        x, y = (number * 151) % 720, (number * 97) % 1090
        far = 14 + number % 4 * 9
        if not (236 < x < 640 and y < 590) and not (150 < x < 620 and 590 < y < 760):
            flake = limb(((x - far, y + far * 0.62, 1.5), (x, y, 4.5 + number % 3 * 1.6)))
            fill(painter, flake, look.BONE)


def six(painter: QPainter, t: Tones) -> None:
    """On his bank's steps he weighs two coins and lets four fall to one of two beggars, as slow as he likes."""
    sky(painter, "#0C1422", "#1E2C44", 1000)
    city(painter, 620, "#16202F", look.SODIUM, tall=420, seed=23)
    door = joined(rect(170, 330, 360, 700), disc(350, 330, 180, 170))
    rimmed(painter, door, "#F0B548", "#2A1E10", 22)
    painter.save()
    painter.setClipPath(door, Qt.ClipOperation.IntersectClip)
    glow(painter, 350, 420, 300, look.BONE, 0.6)
    fill(painter, rays(350, 400, 60, 520, 22, 40), mixed("#F0B548", look.BONE, 0.35))
    painter.restore()
    for x in (60, 560):
        lit(painter, rect(x, -150, 90, 1010), "#4A4050", look.SODIUM, (-9 if x > 300 else 9, 0), shade="#1B1722")
        for dx in (26, 52):
            fill(painter, rect(x + dx, -150, 6, 1010), "#1B1722")
        lit(painter, rect(x - 16, 840, 122, 40, 6), "#4A4050", look.SODIUM, (0, -6), shade="#1B1722", width=5)
    for number in range(5):  # steps
        lit(painter, rect(-20, 868 + number * 54, 740, 60), ("#3A3340", "#2E2834")[number % 2], look.SODIUM, (0, -6),
            width=3)  # fmt: skip
    glaze(painter, polygon(((170, 868), (530, 868), (640, 1130), (60, 1130))), look.SODIUM, 0.3)
    painter.save()
    painter.translate(0, -46)
    _banker(painter)
    painter.restore()
    scarf = blob(((64, -50), (44, -104), (-30, -118), (-88, -70), (-92, 40), (-60, 120), (-20, 112), (-40, 20),
        (-16, -40)), tension=0.8)  # fmt: skip
    cap = blob(((-88, -30), (-78, -86), (-10, -116), (56, -86), (64, -44)), tension=0.8)
    for x, y, way, skin, cloth, hat, felt in ((112, 892, 1, "#8C5A3A", "#5A7A6A", cap, "#6E6A86"), (590, 900, -1,
        "#E2B58A", "#A83A3A", scarf, "#3E8A7A")):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.scale(1.2, 1.2)
        _beggar(painter, 0, 0, way, skin, cloth, hat, felt)
        painter.restore()
    for x, y, turn in ((92, 630, 0), (112, 736, -24), (222, 806, 30), (262, 912, -16)):
        coin(painter, x, y, 92, turn)
    gloom(painter, 330, 620, 430, 0.45)


def _banker(painter: QPainter) -> None:
    """He: a top hat and a fur collar, the light behind him, the scales in one hand; he watches the others jump."""
    purple, dark, skin = "#4A3A66", "#171022", "#EBC7A0"
    glaze(painter, disc(356, 1096, 150, 20), BLACK, 0.5)
    tails = blob(((256, 760), (450, 760), (470, 900), (466, 1016), (414, 1030), (380, 900), (330, 900), (300, 1030),
        (244, 1016), (238, 900)), tension=0.5)  # fmt: skip
    lit(painter, tails, mixed(BLACK, purple, 0.6), look.SODIUM, (8, -4), shade=dark)
    for hip, knee, foot in ((396, 412, 420), (314, 296, 300)):
        shoe(painter, (foot, 1076), 0.8, "#1E1A20", look.SODIUM, mirror=True)
        leg(painter, ((hip, 826), (knee, 950), (foot, 1070)), 104, "#5A5668", look.SODIUM, (8, -4), calf=1)
    coat = bust(356, 500, 320, 872, waist=0.72, hip=0.74)
    lit(painter, coat, purple, look.SODIUM, (12, -8), shade=dark)
    vest = polygon(((308, 500), (408, 500), (420, 640), (376, 856), (352, 878), (330, 856), (292, 640)))
    within(painter, coat, vest, "#8C2A30")
    fill(painter, polygon(((316, 500), (398, 500), (352, 650))), look.BONE)
    fill(painter, polygon(((338, 520), (360, 520), (364, 620), (350, 636), (340, 620))), "#2B2436")
    for y in (684, 736, 788):
        rimmed(painter, disc(354, y, 8), look.BRASS, BLACK, 3)
    for points in (((286, 726, 2), (318, 762, 4), (350, 768, 3)), ((350, 768, 3), (394, 756, 4), (416, 726, 2))):
        fill(painter, limb(points), look.BRASS)  # his watch's chain
    neck(painter, 350, 450, 70, 520, skin)
    for way in (-1, 1):
        fur = blob(((356 + way * 30, 474), (356 + way * 94, 496), (356 + way * 106, 570), (356 + way * 92, 660),
            (356 + way * 64, 780), (356 + way * 48, 730), (356 + way * 54, 620)), tension=0.7)  # fmt: skip
        lit(painter, fur, "#8C6A3A", look.BONE, (7, -6), shade="#4A3418")
        strands(painter, [((356 + way * a, b), (356 + way * (a + 14), b + 14), (356 + way * (a + 10), b + 34))
            for a, b in ((60, 514), (80, 544), (62, 576), (80, 606), (62, 640), (70, 676), (56, 714))], "#8C6A3A",
            look.BONE, 5)  # fmt: skip
    with tilted(painter, 350, 480, -10):
        turned(painter, 346, 372, 0.98, Face("#9A6E48", skin, nose=Nose.HOOKED, stern=-0.3, brow=11,
            brow_colour="#8E8680", jaw=0.8, smile=0.9, old=True, lid=0.55, arch=0.9, gaze=0.9),
            mirror=True)  # fmt: skip
        lit(painter, blob(((274, 428), (300, 414), (320, 422), (342, 414), (362, 432), (320, 438))), "#B8B0A4",
            look.BONE, (-3, -3), width=3)  # fmt: skip
        lit(painter, blob(((420, 320), (402, 312), (398, 350), (408, 410), (420, 388)), tension=0.8), "#B8B0A4",
            look.BONE, (4, -4), width=4)  # fmt: skip
        hat = joined(polygon(((276, 172), (430, 172), (420, 300), (284, 300))), rect(234, 284, 240, 30, 15))
        lit(painter, hat, "#2B2436", look.SODIUM, (10, -8), shade=BLACK)
        within(painter, hat, rect(270, 254, 170, 30), look.OXBLOOD)
    arm(painter, ((484, 586), (600, 662), (564, 506)), 92, purple, look.SODIUM, (9, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    lit(painter, thick_line(((556, 316), (556, 470)), 10), look.BRASS, look.BONE, (0, -3), width=3)
    lit(painter, thick_line(((476, 330), (636, 330)), 11), look.BRASS, look.BONE, (0, -3), width=4)
    lit(painter, disc(556, 328, 13), look.BRASS, look.BONE, (-3, -3), width=4)
    for x in (482, 630):
        stroke(painter, polygon(((x, 334), (x - 36, 436), (x + 36, 436))), look.BRASS, 4)
        coin(painter, x, 404, 66)
        lit(painter, blob(((x - 42, 430), (x + 42, 430), (x + 22, 458), (x - 22, 458)), tension=0.5), look.BRASS,
            look.BONE, (0, -6), width=4)  # fmt: skip
    fist(painter, 558, 458, 4, 0.6, skin)
    arm(painter, ((228, 590), (204, 752), (134, 634)), 92, purple, look.SODIUM, (9, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    offer(painter, 118, 592, -14, 0.62, skin)


def _beggar(
    painter: QPainter, x: float, y: float, way: int, skin: str, cloth: str, hat: QPainterPath, felt: str
) -> None:
    """One who looks up at the rich man, a hand held out; their head at (x, y), looking right (1) or left (-1)."""
    body = blob(((x - way * 130, 1180), (x - way * 110, y + 130), (x - way * 40, y + 84), (x + way * 40, y + 96),
        (x + way * 80, y + 150), (x + way * 90, 1180)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, look.SODIUM, (way * 8, -8), shade=mixed(BLACK, cloth, 0.35))
    painter.save()
    painter.translate(x, y)
    painter.scale(way * 0.76, 0.76)
    painter.rotate(-34)
    side(painter, 0, 0, 1, Face(mixed(BLACK, skin, 0.6), skin, nose=Nose.SNUB, stern=-1, brow=10, jaw=0.4, smile=0.6))
    if way > 0:
        beard = blob(((24, 10), (44, 36), (76, 36), (84, 66), (60, 112), (20, 96), (0, 40)), tension=0.7)
        lit(painter, beard, "#B9B2A4", look.BONE, (4, -5), shade="#6E6A66", width=4)
    lit(painter, hat, felt, look.SODIUM, (6, -7), shade=mixed(BLACK, felt, 0.4))
    painter.restore()
    arm(painter, ((x - way * 6, y + 140), (x + way * 40, y + 190), (x + way * 96, y + 96)), 58, cloth, look.SODIUM,
        (way * 6, -6), skin=skin, body=body)  # fmt: skip
    offer(painter, x + way * 110, y + 76, -way * 24, 0.5, skin, mirror=way > 0)


def seven(painter: QPainter, t: Tones) -> None:
    """His roof garden at dusk: chin on his hands on the spade, he counts what has grown, and what has dropped."""
    sky(painter, "#2A2450", "#E09A48", 800)
    fill(painter, disc(250, 470, 150), mixed(look.SODIUM, look.BONE, 0.4))
    glow(painter, 250, 470, 300, look.SODIUM, 0.5)
    clouds(painter, ((340, 110, 0.8), (120, 330, 0.6), (330, 260, 0.5)), "#6B4450", look.BONE)
    city(painter, 880, "#7A4A3A", None, tall=330, seed=6)
    city(painter, 880, "#2A1A20", look.SODIUM, tall=220, seed=35, edge=look.SODIUM)
    lit(painter, rect(-20, 850, 740, 350), "#4A3430", look.SODIUM, (0, -9), shade="#241A1C")
    fill(painter, joined(*(rect(0, y, 700, 5) for y in (914, 990, 1070))), "#241A1C")
    _tree(painter)
    for x, y in ((514, 176), (420, 306), (596, 296), (506, 424), (604, 484), (454, 560)):
        coin(painter, x, y, 130)
    glaze(painter, disc(520, 1064, 80, 14), BLACK, 0.5)
    coin(painter, 520, 1002, 130, 14)
    _gardener(painter)


def _tree(painter: QPainter) -> None:
    """A small tree in a tub: a bent stem, boughs, and heaped leaves in three tones."""
    stem = limb(((540, 880, 56), (528, 760, 38), (548, 640, 34), (530, 500, 26), (536, 340, 16)))
    lit(painter, stem, "#6B4426", look.SODIUM, (-6, -3), shade="#2B180E")
    for bough in (((534, 700, 20), (480, 640, 14), (440, 560, 9)), ((544, 640, 20), (600, 570, 14), (630, 500, 9))):
        lit(painter, limb(bough), "#6B4426", look.SODIUM, (-4, -3), shade="#2B180E", width=4)
    heaps = (
        (((510, 220, 120), (410, 340, 104), (610, 330, 110), (450, 480, 108), (620, 490, 100), (470, 600, 90),
            (590, 600, 70)), "#1E4A3A", "#5AA880"),
        (((496, 180, 74), (396, 310, 66), (600, 290, 70), (470, 440, 70), (610, 450, 62), (450, 570, 60)), "#2F6B50",
            "#A8E0B0"),
    )  # fmt: skip
    for discs, tone, light in heaps:
        crowns = []
        for x, y, r in discs:
            crowns += [disc(x + r * 0.62 * math.cos(k * math.tau / 9), y + r * 0.62 * math.sin(k * math.tau / 9),
                r * 0.42) for k in range(9)]  # fmt: skip
            crowns.append(disc(x, y, r * 0.8))
        lit(painter, joined(*crowns), tone, light, (-6, -8), shade=mixed(BLACK, tone, 0.5))
    leaf = blob(((0, -22), (11, -4), (6, 14), (0, 20), (-6, 14), (-11, -4)))
    spots = [(410 + (k * 97) % 220, 230 + (k * 61) % 380, k * 47) for k in range(30)]
    fill(painter, joined(*(placed(leaf, x, y, 1.1, turn) for x, y, turn in spots)), "#6BC08E")
    tub = polygon(((430, 860), (650, 860), (626, 960), (454, 960)))
    lit(painter, tub, "#8C5A34", look.SODIUM, (-7, -8), shade="#3A2212")
    lit(painter, joined(rect(422, 846, 236, 32, 6)), "#A86A3C", look.SODIUM, (-4, -7), shade="#4A2C16", width=5)


def _gardener(painter: QPainter) -> None:
    """He: a straw hat, braces, his weight on the spade and one boot on its blade."""
    shirt, dark, skin, shade, straw, blue = "#C8502E", "#4A140C", "#A8703F", "#5E3A1E", "#E8C468", "#3E5A8C"
    for points, foot in ((((120, 820, 120), (104, 940, 96), (96, 1040, 70)), (92, 1050)), (((206, 820, 118), (252, 920,
        92), (250, 1010, 66)), (256, 1010))):  # fmt: skip
        lit(painter, limb(points), blue, look.SODIUM, (8, -5), shade="#131C36")
        boot = blob(((-42, -60), (40, -60), (46, -24), (92, 6), (92, 28), (-44, 28)), tension=0.5)
        lit(painter, placed(boot, *foot), "#5A3A22", look.SODIUM, (6, -6), shade="#20120A")
    fill(painter, joined(limb(((250, 900, 3), (220, 930, 8))), limb(((104, 930, 3), (136, 950, 8)))), "#131C36")
    spade = blob(((-46, 0), (46, 0), (44, 90), (0, 128), (-44, 90)), tension=0.4)
    lit(painter, placed(spade, 336, 960, 0.86), "#8E8894", look.BONE, (6, -4), shade="#3A3848")
    arm(painter, ((250, 640), (300, 800), (346, 690)), 84, mixed(BLACK, shirt, 0.75), look.SODIUM, (8, -7), skin=skin)
    body = blob(((44, 860), (58, 740), (66, 640), (110, 580), (190, 566), (254, 596), (278, 660), (268, 760), (276,
        860), (160, 890)), tension=0.7)  # fmt: skip
    lit(painter, body, shirt, look.SODIUM, (12, -8), shade=dark)
    bib = blob(((104, 870), (120, 720), (190, 690), (254, 706), (272, 860), (180, 890)), tension=0.5)
    lit(painter, bib, blue, look.SODIUM, (8, -6), shade="#131C36")
    for strap in (((124, 582, 22), (146, 650, 22), (150, 730, 22)), ((226, 580, 22), (244, 640, 22), (240, 720, 22))):
        lit(painter, limb(strap), blue, look.SODIUM, (4, -3), shade="#131C36", width=4)
    for x in (150, 240):
        rimmed(painter, disc(x, 732, 11), look.BRASS, BLACK, 3)
    neck(painter, 208, 540, 84, 600, shade)
    painter.save()
    painter.translate(232, 470)
    painter.rotate(12)
    turned(painter, 0, 0, 1.0, Face(shade, skin, nose=Nose.BROAD, brow=13, brow_colour="#D8D2C8", stern=-1.0, jaw=0.8,
        gaze=0.9, lid=0.35, old=True, smile=-0.5))  # fmt: skip
    beard = blob(((-58, 20), (-50, 74), (-24, 116), (20, 132), (52, 112), (60, 74), (50, 56), (40, 84), (20, 90), (-4,
        84), (-14, 62), (-36, 40)), tension=0.8)  # fmt: skip
    lit(painter, beard, "#D8D2C8", look.BONE, (5, 4), shade="#7E7880", width=5)
    side_hair = blob(((-56, -60), (-46, -30), (-52, 8), (-62, 36), (-86, 10), (-84, -54)), tension=0.7)
    lit(painter, side_hair, "#D8D2C8", look.BONE, (4, -4), shade="#7E7880", width=5)
    crown = blob(((-78, -56), (-72, -130), (-20, -158), (44, -146), (72, -64)), tension=0.8)
    lit(painter, crown, straw, look.BONE, (8, -8), shade="#9A742A")
    within(painter, crown, polygon(((-90, -96), (90, -104), (90, -72), (-90, -60))), look.OXBLOOD)
    brim = blob(((-150, -46), (-70, -76), (0, -82), (80, -82), (152, -60), (90, -44), (0, -38), (-90, -34)),
        tension=0.8)  # fmt: skip
    lit(painter, brim, straw, look.BONE, (5, -7), shade="#9A742A")
    straws = [limb(((x, -70 + abs(x) * 0.06, 2), (x * 1.12, -44 + abs(x) * 0.02, 3))) for x in range(-110, 130, 30)]
    fill(painter, joined(*straws), "#9A742A")
    painter.restore()
    lit(painter, thick_line(((336, 630), (336, 970)), 24), "#9A6A3A", look.SODIUM, (5, -2), width=5)
    lit(painter, rect(284, 606, 104, 32, 14), "#9A6A3A", look.SODIUM, (4, -5), width=5)
    fist(painter, 362, 640, 82, 0.6, skin, mirror=True)
    arm(painter, ((104, 670), (160, 846), (270, 700)), 92, shirt, look.SODIUM, (9, -8), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    fist(painter, 304, 640, 70, 0.72, skin, mirror=True)


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
    for points in (((150, 800), (120, 880), (84, 960)), ((190, 850), (170, 910), (150, 952)), ((250, 900), (254, 930),
        (250, 952))):  # fmt: skip
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (2, 7, 9), strict=True))), dark)
    shawl = blob(((176, 690), (130, 690), (76, 660), (20, 676), (44, 694), (12, 716), (60, 724), (40, 750), (110, 744),
        (170, 740)), tension=0.6)  # fmt: skip
    lit(painter, shawl, "#8C5A6E", look.SODIUM, (4, -7), shade="#3A1E30")
    painter.save()
    painter.translate(242, 652)
    painter.rotate(16)
    side(painter, 0, 0, 0.68, Face("#8C6240", skin, nose=Nose.SNUB, open=False, stern=-1, brow=8, smile=-1, jaw=0.1))
    painter.scale(0.92, 0.92)
    hood = blob(((72, -66), (56, -116), (-20, -128), (-94, -90), (-116, 0), (-110, 90), (-40, 120), (0, 110),
        (-30, 60), (-34, 0), (-10, -50), (30, -70)), tension=0.8)  # fmt: skip
    lit(painter, hood, plum, look.SODIUM, (7, -8), shade=dark)
    painter.restore()
    _child_in_shawl(painter, skin)
    arm(painter, ((172, 752), (176, 884), (268, 878)), 74, plum, look.SODIUM, (8, -7), skin=skin, body=cloak)
    fist(painter, 296, 870, 76, 0.46, skin, thumb=False)


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
    for points in (((470, 860), (450, 910), (430, 946)), ((540, 880), (540, 910), (536, 938))):
        fill(painter, limb(tuple((*point, width) for point, width in zip(points, (2, 7, 8), strict=True))), dark)
    patch = polygon(((540, 790), (578, 796), (574, 836), (536, 830)))
    lit(painter, patch, "#7A6A48", look.SODIUM, (3, -3), shade="#3A3020", width=4)
    _wounded_head(painter, skin)
    crutch = joined(thick_line(((456, 800), (564, 900), (604, 1060)), 15), thick_line(((494, 786), (564, 900)), 13))
    lit(painter, crutch, "#A86A34", look.SODIUM, (4, -3), shade="#4A2A12", width=5)
    lit(painter, thick_line(((440, 808), (508, 776)), 26), "#C9B98A", look.BONE, (3, -4), shade="#6B5A38", width=5)
    lit(painter, thick_line(((520, 882), (584, 860)), 13), "#A86A34", look.SODIUM, (3, -3), width=4)
    lit(painter, disc(604, 1060, 12, 9), "#17110F", look.SODIUM, (3, -3), width=3)
    arm(painter, ((478, 762), (430, 860), (516, 876)), 74, green, look.SODIUM, (8, -7), skin=skin, body=coat)
    fist(painter, 548, 872, 70, 0.48, skin, thumb=False)


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
