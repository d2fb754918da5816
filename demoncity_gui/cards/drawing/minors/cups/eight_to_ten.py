"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
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
    sky(painter, "#060B16", mixed(BLACK, t.light, 0.5), 800)
    stars(painter, 16, (40, 20), (620, 480), look.BONE)
    glow(painter, 440, 350, 360, t.light, 0.75)
    fill(painter, disc(440, 350, 206), look.BONE)
    fill(painter, disc(462, 338, 190), mixed("#0B0F1C", look.DANGER, 0.16))
    for x, y, r in ((520, 250, 34), (560, 400, 46), (400, 440, 30), (580, 300, 18)):
        fill(painter, disc(x, y, r), mixed("#0B0F1C", look.DANGER, 0.1))
    city(painter, 800, mixed(BLACK, t.light, 0.26), None, tall=260, seed=4)
    city(painter, 860, "#0A1018", look.SODIUM, tall=240, seed=28, right=250, edge=t.light)
    city(painter, 860, "#0A1018", look.SODIUM, tall=200, seed=31, left=590, edge=t.light)
    top, left, right = 612.0, 282.0, 610.0
    for number in range(9):  # stairs that lead away
        high = 30 + number * 5.0
        foot = top + high
        lit(painter, polygon(((left, top), (right, top), (right + 12, foot + 40), (left - 30, foot + 40))),
            mixed(BLACK, t.light, 0.14 + 0.012 * number), t.light, (2, -5 - number * 0.6), width=4)  # fmt: skip
        top, left, right = foot, left - 34, right + 12
    shadow = blob(((418, 650), (470, 650), (496, 720), (520, 800), (540, 1000), (340, 1000), (372, 800), (400, 720)),
        tension=0.5)  # fmt: skip
    glaze(painter, shadow, "#04060C", 0.72)
    _walker(painter, t)
    for foot, places in ((1062, (94, 222, 350, 478, 606)), (918, (158, 286, 542))):
        for x in places:
            glaze(painter, disc(x + 6, foot - 2, 58, 10), BLACK, 0.4)
            glass(painter, x, foot, 146)
    gloom(painter, 420, 560, 440, 0.4)


def _walker(painter: QPainter, t: Tones) -> None:
    """In a long coat, its collar up, a bag in one hand, a stick in the other: against the light, one foot a step on."""
    cloth, red, dark, skin, edge = "#4A0E18", look.OXBLOOD, "#16060A", "#8C6248", "#F2D9D0"
    lit(painter, thick_line(((594, 452), (610, 668)), 9), "#4A2E1C", look.BONE, (-3, -1), width=4)
    for points, (x, y) in ((((428, 500, 56), (414, 590, 40), (410, 640, 28)), (409, 662)), (((486, 500, 58), (506,
        560, 48), (494, 606, 32)), (497, 626))):  # fmt: skip
        lit(painter, limb(points), "#1E2436", edge, (-4, -2), shade=BLACK, width=4)
        lit(painter, blob(((x - 24, y + 8), (x - 18, y - 26), (x + 18, y - 26), (x + 24, y + 8)), tension=0.6),
            "#0E0B0C", edge, (-3, -2), width=4)  # fmt: skip
    arm(painter, ((526, 300), (578, 380), (592, 446)), 56, cloth, edge, (7, -4), skin=skin)
    fist(painter, 595, 466, 172, 0.32, skin, back=True)
    lit(painter, joined(rect(286, 522, 112, 78, 10), rect(326, 506, 34, 22, 8)), "#5A3820", edge, (-4, -4),
        shade="#1B0E08", width=5)  # fmt: skip
    fill(painter, joined(rect(304, 522, 8, 78), rect(370, 522, 8, 78)), "#1B0E08")
    coat = blob(((346, 540), (378, 450), (402, 390), (392, 330), (400, 284), (434, 256), (496, 256), (530, 282), (538,
        328), (522, 392), (532, 450), (548, 524), (508, 544), (474, 526), (436, 560), (392, 562)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-9, -6), shade=dark)
    deep = blob(((500, 250), (600, 250), (600, 600), (452, 600), (474, 500), (500, 430), (474, 380), (510, 330)),
        tension=0.7)  # fmt: skip
    within(painter, coat, deep, dark)
    folds = (((464, 300, 2), (468, 380, 4)), ((468, 404, 3), (462, 470, 5), (440, 566, 14)), ((424, 420, 2), (404, 490,
        5), (376, 556, 9)), ((520, 410, 2), (528, 470, 3), (530, 530, 6)))  # fmt: skip
    fill(painter, joined(*(limb(fold) for fold in folds)), BLACK)
    lit(painter, limb(((408, 390, 15), (466, 398, 15), (520, 390, 15))), cloth, look.DANGER, (-3, -4), width=4)
    fill(painter, joined(disc(440, 396, 5), disc(490, 396, 5)), "#D98A5A")
    arm(painter, ((410, 300), (356, 396), (344, 484)), 60, red, look.DANGER, (-8, -5), skin=skin)
    fist(painter, 342, 506, 186, 0.34, skin, back=True, mirror=True)
    fill(painter, limb(((446, 280, 40), (476, 262, 44))), BLACK)
    side(painter, 468, 228, 0.44, Face("#4A2620", "#C89468", stern=0.4, brow=10, jaw=0.8, smile=-0.8, nose=Nose.HOOKED))
    tufts = blob(((424, 222), (446, 216), (466, 222), (462, 246), (452, 262), (434, 262), (426, 244)), tension=0.7)
    lit(painter, tufts, "#8A8694", edge, (-3, -3), shade="#3A3640", width=4)
    collar = blob(((396, 296), (408, 262), (426, 244), (446, 264), (474, 282), (500, 276), (518, 268), (534, 290),
        (500, 306), (466, 312), (432, 308)), tension=0.6)  # fmt: skip
    lit(painter, collar, red, look.DANGER, (-7, -6), shade=dark, width=5)
    hat = placed(fedora(), 462, 212, 0.66, -3)
    lit(painter, hat, "#241824", edge, (-6, -5), shade=BLACK)
    within(painter, hat, limb(((414, 204, 13), (462, 196, 14), (508, 190, 13))), "#5A1420")


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
    sky(painter, "#0A0F2E", "#3A2A5E", 1000)
    stars(painter, 12, (60, 20), (580, 260), look.BONE)
    city(painter, 1000, "#1C2450", look.SODIUM, tall=420, seed=8)
    city(painter, 1040, "#0E1230", look.SODIUM, tall=260, seed=19, edge="#5A78C8")
    glow(painter, 360, 560, 400, "#F0709A", 0.6)
    bow = ((86, 720), (92, 600), (130, 484), (206, 400), (296, 354), (410, 286), (520, 308), (596, 404), (622, 530),
        (624, 650), (630, 800), (360, 1100), (84, 860))  # fmt: skip
    painter.save()
    painter.setClipRect(QRectF(0, 0, 700, 860), Qt.ClipOperation.IntersectClip)
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        near = 0.77 - number * 0.058
        band = blob([(360 + (x - 360) * near, 690 + (y - 690) * near) for x, y in bow])
        for colour, wide in ((BLACK, 24), (tone, 16), (mixed(tone, look.BONE, 0.75), 5)):
            stroke(painter, band, colour, wide)
    painter.restore()
    for number, (x, y) in enumerate(bow[:10]):
        glaze(painter, disc(x, y, 72), t.light, 0.16)
        glass(painter, x, y + 58, 116, (number - 4.5) * 4)
    lit(painter, rect(-20, 1010, 740, 200), "#2A2450", look.SODIUM, (0, -6), shade="#100E26")
    _boy(painter)
    _father(painter)
    _mother(painter)
    _girl(painter)
    gloom(painter, 360, 640, 470, 0.35)


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
    brown, dusk, blue, deep, glowing = "#8C5A3A", "#4A2A1C", "#34549C", "#080E22", "#FFD890"
    coat = blob(((70, 1180), (90, 960), (120, 820), (180, 744), (260, 712), (340, 712), (420, 750), (460, 840), (480,
        1180)), tension=0.6)  # fmt: skip
    lit(painter, coat, blue, glowing, (10, -12), shade=deep)
    within(painter, coat, blob(((300, 760), (500, 700), (520, 1200), (330, 1200), (360, 960)), tension=0.6), deep)
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
    fair, blush, red, dark, glowing, copper = "#EBC29A", "#A8705C", "#B02A38", "#2A060B", "#FFD890", "#B0501E"
    fall = blob(((420, 620), (490, 600), (550, 650), (580, 760), (574, 900), (520, 940), (440, 880)), tension=0.8)
    lit(painter, fall, copper, glowing, (-7, -8), shade="#33120A")
    gown = blob(((356, 1180), (372, 960), (390, 870), (444, 820), (530, 826), (600, 880), (640, 1000), (654, 1180)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, red, glowing, (-10, -10), shade=dark)
    within(painter, gown, blob(((560, 840), (700, 900), (700, 1200), (540, 1200), (580, 1000)), tension=0.7), dark)
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
    arm(painter, ((412, 910), (380, 1064), (492, 1046)), 82, red, glowing, (-7, -8), cuff=look.BRASS, skin=fair,
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
