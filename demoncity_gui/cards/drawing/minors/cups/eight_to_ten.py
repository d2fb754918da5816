"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.legs import shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
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
    """Eight glasses in two rows, and a gap; he who filled them goes up the stairs into a moon that goes dark."""
    sky(painter, "#03060E", mixed(BLACK, t.light, 0.4), 800)
    stars(painter, 16, (40, 20), (620, 480), look.BONE)
    glow(painter, 430, 330, 380, t.light, 0.75)
    fill(painter, disc(430, 330, 250), look.BONE)
    fill(painter, disc(462, 316, 226), "#1C0C14")
    for x, y, r in ((620, 230, 34), (600, 420, 40), (340, 430, 26), (300, 240, 20), (640, 330, 18)):
        fill(painter, disc(x, y, r), "#130810")
    city(painter, 800, mixed(BLACK, t.light, 0.2), None, tall=230, seed=4)
    city(painter, 860, "#05080E", look.SODIUM, tall=240, seed=28, right=210, edge=t.light)
    city(painter, 860, "#05080E", look.SODIUM, tall=200, seed=31, left=620, edge=t.light)
    fill(painter, polygon(((262, 622), (640, 622), (840, 1100), (-80, 1100))), "#05080F")
    top, left, right = 622.0, 262.0, 640.0
    for number in range(8):  # stairs that lead away: the treads catch the moon, the risers are dark
        tread, foot = 9 + number * 2.4, 38 + number * 6.4
        fill(painter, polygon(((left, top), (right, top), (right + 5, top + tread), (left - 7, top + tread))),
            mixed(BLACK, t.light, 0.62 - number * 0.03))  # fmt: skip
        fill(painter, limb(((left - 4, top + 1, 2), (left + 60, top, 4), (right - 190, top, 2))), look.BONE)
        top, left, right = top + foot, left - 0.72 * foot, right + 0.42 * foot
    shadow = blob(((404, 700), (520, 660), (540, 740), (520, 880), (560, 1100), (300, 1100), (352, 900), (366, 760)),
        tension=0.5)  # fmt: skip
    glaze(painter, shadow, "#02030A", 0.8)
    _walker(painter)
    for foot, places in ((1062, (94, 222, 350, 478, 606)), (918, (158, 286, 542))):
        for x in places:
            glaze(painter, blob(((x - 60, foot - 10), (x + 60, foot - 10), (x + 84, foot + 16), (x - 40, foot + 16))),
                BLACK, 0.6)  # fmt: skip
            glass(painter, x, foot, 146)
    gloom(painter, 430, 560, 460, 0.4)


def _walker(painter: QPainter) -> None:
    """From behind: in a long coat, its collar up, a bag in one hand, a stick in the other, one foot a step higher."""
    red, dark, skin, edge = "#8C1622", "#14050A", "#8C6248", "#F2D9D0"
    lit(painter, thick_line(((606, 466), (624, 640)), 9), "#4A2E1C", look.BONE, (-3, -1), width=4)
    # the far leg is up on the next step, bent; the near one pushes off, its sole turned to us
    lit(painter, blob(((452, 520), (528, 516), (536, 580), (520, 626), (478, 626), (462, 580)), tension=0.6), "#161B2C",
        edge, (-3, -2), shade=BLACK, width=4)  # fmt: skip
    _heel(painter, 499, 630)
    lit(painter, blob(((382, 520), (464, 520), (452, 600), (432, 664), (396, 664), (386, 600)), tension=0.6), "#161B2C",
        edge, (-4, -2), shade=BLACK, width=4)  # fmt: skip
    _sole(painter, 416, 672)
    arm(painter, ((528, 306), (588, 386), (602, 458)), 66, red, edge, (6, -5), skin=skin)
    fist(painter, 606, 476, 176, 0.36, skin, back=True)
    lit(painter, joined(rect(262, 540, 120, 84, 10), rect(304, 522, 36, 24, 8)), "#5A3820", edge, (-4, -4),
        shade="#140A05", width=5)  # fmt: skip
    fill(painter, joined(rect(282, 540, 9, 84), rect(352, 540, 9, 84)), "#140A05")
    arm(painter, ((392, 308), (334, 404), (324, 496)), 68, red, look.DANGER, (-8, -5), skin=skin)
    coat = blob(((350, 566), (372, 470), (398, 400), (380, 336), (388, 290), (428, 262), (496, 262), (536, 288), (548,
        330), (526, 400), (548, 470), (566, 540), (528, 560), (486, 552), (464, 572), (420, 588), (372, 586)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-9, -6), shade=dark)
    fist(painter, 322, 520, 184, 0.36, skin, back=True, mirror=True)
    _back_of_coat(painter, coat, red, dark)
    _back_of_head(painter, red, dark, edge)


def _heel(painter: QPainter, x: float, y: float) -> None:
    """A shoe that stands, from behind: its counter, and the block of its heel."""
    lit(painter, blob(((x - 21, y + 14), (x - 18, y - 18), (x + 18, y - 18), (x + 22, y + 14)), tension=0.4), "#2A1A18",
        "#F2D9D0", (-3, -2), shade=BLACK, width=4)  # fmt: skip
    fill(painter, limb(((x, y - 16, 2), (x, y + 12, 3))), BLACK)
    lit(painter, rect(x - 24, y + 11, 48, 11, 3), BLACK, look.BONE, (-2, -2), width=3)


def _sole(painter: QPainter, x: float, y: float) -> None:
    """A shoe whose heel has left the ground, from behind: its sole from the heel to the ball it stands on."""
    lit(painter, blob(((x - 22, y - 18), (x + 18, y - 20), (x + 22, y + 2), (x - 22, y + 4)), tension=0.4), "#2A1A18",
        "#F2D9D0", (-3, -2), shade=BLACK, width=4)  # fmt: skip
    sole = blob(((x - 19, y - 4), (x, y - 12), (x + 20, y - 6), (x + 20, y + 12), (x + 15, y + 22), (x + 26, y + 38),
        (x + 22, y + 54), (x - 2, y + 60), (x - 26, y + 54), (x - 28, y + 38), (x - 15, y + 22), (x - 19, y + 10)),
        tension=0.8)  # fmt: skip
    lit(painter, sole, "#7A5436", look.SODIUM, (-3, -4), shade="#2A160C", width=4)
    within(painter, sole, rect(x - 40, y - 20, 80, 36), "#1A0E0A")
    fill(painter, limb(((x - 15, y + 16, 2), (x, y + 19, 4), (x + 16, y + 16, 2))), BLACK)


def _back_of_coat(painter: QPainter, coat: QPainterPath, red: str, dark: str) -> None:
    """The seam down the back, the half belt with its two buttons, the vent that opens as he climbs, the night side."""
    deep = blob(((494, 240), (640, 240), (640, 620), (458, 620), (474, 500), (504, 440), (484, 390), (506, 330)),
        tension=0.7)  # fmt: skip
    within(painter, coat, deep, dark)
    pleat = joined(limb(((452, 330, 3), (450, 372, 6), (452, 400, 3))), limb(((474, 330, 3), (475, 372, 6), (474, 400,
        3))))  # fmt: skip
    folds = (((404, 330, 2), (414, 370, 6), (404, 396, 2)), ((416, 416, 2), (398, 490, 8), (384, 572, 10)), ((438, 424,
        2), (430, 500, 6), (428, 576, 9)), ((506, 416, 2), (520, 480, 7), (532, 546, 8)), ((463, 314, 2), (463, 330, 4),
        (463, 400, 3)))  # fmt: skip
    within(painter, coat, joined(pleat, *(limb(fold) for fold in folds)), BLACK)
    within(painter, coat, polygon(((460, 420), (466, 420), (490, 600), (446, 600))), BLACK)
    fill(painter, limb(((458, 430, 2), (452, 510, 4), (440, 574, 3))), look.DANGER)
    belt = blob(((428, 398), (464, 402), (500, 397), (506, 406), (500, 416), (464, 421), (428, 416), (422, 407)),
        tension=0.4)  # fmt: skip
    lit(painter, belt, red, look.DANGER, (-3, -4), shade=dark, width=4)
    for x in (434, 494):
        rimmed(painter, disc(x, 407, 5), "#D98A5A", BLACK, 2)


def _back_of_head(painter: QPainter, red: str, dark: str, edge: str) -> None:
    """What one sees of him: grey hair cut short over a bare nape, an ear, the line of a cheek; the hat over all."""
    skin, dusk = "#A87450", "#4A2620"
    fill(painter, limb(((462, 250, 60), (462, 280, 66))), BLACK)
    lit(painter, blob(((438, 226), (490, 226), (490, 262), (500, 290), (426, 290), (436, 262)), tension=0.5), skin,
        edge, (-4, -2), shade=dusk, width=5, smooth=True)  # fmt: skip
    fill(painter, joined(limb(((456, 238, 2), (452, 256, 4), (446, 276, 2))), limb(((474, 238, 2), (477, 256, 5), (482,
        276, 3)))), dusk)  # fmt: skip
    cheek = blob(((470, 180), (520, 184), (522, 206), (531, 220), (522, 226), (516, 244), (496, 250), (470, 236)),
        tension=0.6)  # fmt: skip
    lit(painter, cheek, dusk, skin, (-5, -4), width=5)
    nape = blob(((412, 180), (486, 180), (496, 204), (494, 222), (486, 236), (474, 244), (462, 238), (448, 245), (428,
        234), (414, 212)), tension=0.7)  # fmt: skip
    lit(painter, nape, "#5E5A6A", edge, (-6, -3), shade="#16141E", width=4)
    strands(painter, [((430 + x, 196), (428 + x, 218), (436 + x * 0.8, 240)) for x in (0, 10, 20, 30, 40)], "#5E5A6A",
        edge, 3)  # fmt: skip
    ear = blob(((488, 202), (500, 194), (508, 204), (504, 222), (494, 232), (487, 224)), tension=0.9)
    lit(painter, ear, skin, edge, (-3, -3), shade=dusk, width=4)
    fill(painter, limb(((494, 206, 2), (501, 206, 4), (498, 220, 2))), dusk)
    collar = blob(((396, 312), (394, 288), (410, 262), (436, 270), (474, 273), (502, 264), (518, 266), (532, 288),
        (530, 312), (466, 330)), tension=0.5)  # fmt: skip
    lit(painter, collar, red, look.DANGER, (-8, -6), shade=dark, width=5)
    within(painter, collar, polygon(((492, 240), (560, 240), (560, 340), (478, 340))), dark)
    fill(painter, limb(((406, 300, 2), (462, 312, 4), (524, 300, 2))), BLACK)
    crown = blob(((410, 176), (412, 136), (426, 106), (450, 98), (468, 110), (490, 98), (510, 112), (518, 146), (518,
        176)), tension=0.7)  # fmt: skip
    lit(painter, crown, "#241824", edge, (-7, -5), shade=BLACK, width=5)
    within(painter, crown, rect(380, 148, 170, 22), "#5A1420")
    brim = blob(((380, 196), (402, 178), (440, 168), (490, 166), (530, 172), (556, 190), (538, 196), (500, 186), (450,
        188), (410, 198), (388, 208)), tension=0.8)  # fmt: skip
    lit(painter, brim, "#241824", edge, (-3, -6), shade=BLACK, width=5)


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
    """On their own roof, under a bow of coloured light and ten glasses: a boy on his father's shoulders reaches up."""
    sky(painter, "#04061A", "#2A1E4E", 1000)
    stars(painter, 9, (60, 20), (580, 260), look.BONE)
    city(painter, 1000, "#141A3C", look.SODIUM, tall=420, seed=8)
    city(painter, 1040, "#070A1C", look.SODIUM, tall=260, seed=19, edge="#5A78C8")
    glow(painter, 350, 560, 420, "#F0709A", 0.7)
    bow = ((82, 716), (86, 589), (106, 464), (177, 370), (292, 356), (408, 236), (504, 214), (590, 296), (618, 422),
        (620, 552))  # fmt: skip
    painter.save()
    painter.setClipRect(QRectF(0, 0, 700, 860), Qt.ClipOperation.IntersectClip)
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        band = placed(disc(0, 0, 214 - number * 18, 350 - number * 21), 372, 640, 1, 9)
        for colour, wide in ((BLACK, 26), (tone, 17), (mixed(tone, look.BONE, 0.75), 5)):
            stroke(painter, band, colour, wide)
    painter.restore()
    for number, (x, y) in enumerate(bow):
        glaze(painter, disc(x, y, 78), t.light, 0.16)
        glass(painter, x, y + 60, 120, (number - 4.5) * 4)
    lit(painter, rect(-20, 1010, 740, 200), "#2A2450", look.SODIUM, (0, -6), shade="#100E26")
    painter.save()
    painter.translate(380, 1090)
    painter.scale(1.03, 1.03)
    painter.translate(-362, -1078)
    _boy(painter)
    _father(painter)
    _mother(painter)
    _girl(painter)
    painter.restore()
    gloom(painter, 350, 600, 470, 0.4)


def _boy(painter: QPainter) -> None:
    """He sits on his father's shoulders, his head back, and has all but reached a glass."""
    cloth, skin, shade, glowing = "#D8A02E", "#B07448", "#6A4028", "#FFE0A0"
    body = blob(((290, 720), (286, 640), (300, 570), (350, 536), (412, 548), (440, 620), (440, 720)), tension=0.7)
    lit(painter, body, cloth, glowing, (4, -12), shade=mixed(BLACK, cloth, 0.35))
    arm(painter, ((412, 572), (488, 520), (470, 430)), 58, cloth, glowing, (-6, -6), skin=skin, body=body)
    palm(painter, 466, 396, 2, 0.46, skin, mirror=True)
    arm(painter, ((310, 590), (250, 610), (262, 540)), 52, cloth, glowing, (5, -7), skin=skin, body=body)
    with tilted(painter, 352, 536, 14):
        neck(painter, 352, 510, 46, 552, shade)
        turned(painter, 346, 458, 0.72, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=8, mouth=Mouth.LAUGH,
            young=True, gaze=0.6))  # fmt: skip
        hair(painter, 346, 456, 0.76, Cut.TURNED_SHORT, "#1E1414", glowing)


def _father(painter: QPainter) -> None:
    """He laughs under the load, and holds the boy's foot; his other arm is around her."""
    brown, dusk, blue, deep, glowing = "#8C5A3A", "#4A2A1C", "#263E7A", "#080E22", "#FFD890"
    coat = blob(((70, 1180), (90, 960), (120, 820), (180, 744), (260, 712), (340, 712), (420, 750), (460, 840), (480,
        1180)), tension=0.6)  # fmt: skip
    lit(painter, coat, blue, glowing, (10, -12), shade=deep)
    within(painter, coat, blob(((300, 760), (500, 700), (520, 1200), (230, 1200), (330, 960)), tension=0.6), deep)
    folds = (((140, 800, 2), (210, 900, 14), (300, 1000, 2)), ((110, 900, 2), (150, 1010, 16), (250, 1130, 3)), ((100,
        1010, 2), (110, 1080, 12), (160, 1160, 4)))  # fmt: skip
    within(painter, coat, joined(*(ink(fold) for fold in folds)), deep)
    with tilted(painter, 296, 730, -4):
        neck(painter, 292, 690, 92, 760, brown)
        turned(painter, 298, 628, 0.98, Face(dusk, brown, nose=Nose.BROAD, brow=11, stern=-0.8, smile=1.4, jaw=0.7,
            open=False, mouth=Mouth.LAUGH))  # fmt: skip
        beard = blob(((244, 634), (258, 672), (284, 684), (322, 674), (358, 682), (362, 714), (338, 750), (294, 744),
            (256, 702)), tension=0.7)  # fmt: skip
        lips = blob(((294, 680), (325, 687), (356, 680), (346, 708), (325, 716), (304, 708)), tension=0.7)
        lit(painter, beard.subtracted(lips), "#1E1414", glowing, (4, -4), shade=BLACK, width=4)
        crop = joined(*(disc(x, y, 25) for x, y in ((248, 598), (242, 566), (258, 534), (290, 520), (326, 524), (352,
            546),
            (232, 626))))  # fmt: skip
        lit(painter, joined(crop, blob(((242, 648), (236, 550), (290, 524), (352, 548), (312, 568), (268, 580), (260,
            636)),
            tension=0.7)), "#1E1414", glowing, (6, -7), shade=BLACK)  # fmt: skip
    fingers(painter, 262, 528, -30, 0.4, "#B07448", mirror=True)  # the boy's, in his hair
    for knee, ankle, way in (((206, 752), (212, 900), 1), ((398, 752), (404, 868), 1)):
        lit(painter, limb(((*knee, 66), ((knee[0] + ankle[0]) / 2, 820, 52), (*ankle, 40))), "#3E6A5A", glowing, (-6,
            -6),
            shade="#0E1F1A", width=5)  # fmt: skip
        shoe(painter, (ankle[0], ankle[1] + 18), 0.62, "#5A2A1E", glowing, turn=way * 14)
    arm(painter, ((124, 860), (78, 1010), (168, 880)), 96, blue, glowing, (8, -8), cuff=look.BONE, skin=brown,
        body=coat)  # fmt: skip
    fist(painter, 198, 846, 36, 0.56, brown, mirror=True, back=True)


def _mother(painter: QPainter) -> None:
    """She has laid her head on his shoulder, her eyes shut; her hand is on the girl."""
    fair, blush, red, dark, glowing, copper = "#EBC29A", "#A8705C", "#96202E", "#2A060B", "#FFD890", "#B0501E"
    fall = blob(((420, 620), (490, 600), (550, 650), (580, 760), (574, 900), (520, 940), (440, 880)), tension=0.8)
    lit(painter, fall, copper, glowing, (-7, -8), shade="#33120A")
    gown = blob(((356, 1180), (372, 960), (390, 870), (444, 820), (530, 826), (600, 880), (640, 1000), (654, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, red, glowing, (-10, -10), shade=dark)
    within(painter, gown, blob(((516, 840), (700, 880), (700, 1200), (440, 1200), (520, 1080), (546, 960)),
        tension=0.7), dark)  # fmt: skip
    with tilted(painter, 468, 780, -22):
        neck(painter, 478, 750, 68, 840, fair)
        turned(painter, 464, 664, 0.94, Face(blush, fair, open=False, brow=6, stern=-1, smile=1.1, jaw=0.1,
            lips="#B83440", nose=Nose.SNUB), mirror=True)  # fmt: skip
        wave = blob(((402, 636), (398, 588), (426, 552), (486, 540), (544, 568), (576, 646), (584, 756), (556, 834),
            (540, 756), (530, 676), (496, 626), (456, 606), (426, 616)), tension=0.7)  # fmt: skip
        lit(painter, wave, copper, glowing, (-7, -8), shade="#33120A")
        strands(painter, [((436 + a, 576 - a * 0.2), (526 + a * 0.2, 576 + a * 0.6), (564, 756 + a)) for a in (0, 18,
            36)], copper, glowing, 5)  # fmt: skip
    fingers(painter, 566, 868, 20, 0.6, "#8C5A3A")  # his, that comes round her from behind
    arm(painter, ((412, 910), (392, 1100), (492, 1048)), 82, red, glowing, (-7, -8), cuff=look.BRASS, skin=fair,
        body=gown)  # fmt: skip


def _girl(painter: QPainter) -> None:
    """She stands before them, and looks up at her brother."""
    cloth, skin, shade, glowing = "#3E8A7A", "#D9A070", "#8C5A42", "#FFD890"
    body = blob(((470, 1200), (484, 1110), (516, 1064), (572, 1050), (630, 1070), (664, 1120), (676, 1200)),
        tension=0.7)  # fmt: skip
    lit(painter, body, cloth, glowing, (-7, -10), shade=mixed(BLACK, cloth, 0.3))
    neck(painter, 566, 1020, 46, 1066, shade)
    with tilted(painter, 546, 1040, 16):
        turned(painter, 560, 962, 0.76, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=7, mouth=Mouth.SMILE,
            young=True, gaze=0.7), mirror=True)  # fmt: skip
        hair(painter, 560, 962, 0.8, Cut.TURNED_LONG, "#8C3A1A", glowing, mirror=True)
    palm(painter, 520, 1060, 96, 0.42, "#EBC29A", back=True, apart=0.2)  # her mother's


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
