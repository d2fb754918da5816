"""The scenes of the Majors 9 to 12. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.heads import side as profile_head
from demoncity_gui.cards.drawing.legs import leg, shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
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
    ring,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _hermit(painter: QPainter, t: Tones) -> None:
    """A detective alone with a lantern held high, upon somebody's footprints."""
    sky(painter, "#101018", mixed(BLACK, t.light, 0.42), 880)
    city(painter, 870, mixed(BLACK, t.light, 0.24), None, tall=620, seed=52)
    city(painter, 870, "#15131A", t.light, tall=420, seed=19, left=300)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, t.light, 0.5), pitch=44, width=3)
    fill(painter, rect(30, 860, 640, 180), "#17151A")
    for x in range(-300, 1000, 120):
        fill(painter, thick_line(((350 + (x - 350) * 0.5, 860), (x, 1040)), 4), "#0B0A0E")
    glow(painter, 222, 500, 300, t.light, 0.8)
    fill(painter, rays(222, 500, 60, 260, 20, 34), t.light)
    for half, wide, share in ((250, 320, 0.2), (200, 260, 0.35), (150, 196, 0.6)):
        light = joined(polygon(((196, 600), (248, 600), (240 + half, 950), (240 - half, 950))), disc(240, 950,
            wide * 0.98, wide * 0.2))  # fmt: skip
        glaze(painter, light, t.light, share)
    shoe = joined(blob(((0, -14), (30, -20), (60, -12), (66, 2), (50, 14), (4, 10)), tension=0.9),
        rect(-34, -11, 26, 22, 8))  # fmt: skip
    for x, y, size in ((70, 1004, 1), (150, 962, 0.9), (236, 978, 0.84), (310, 938, 0.76)):
        fill(painter, placed(shoe, x, y, size, -12), BLACK)
    coat = blob(((424, 500), (470, 456), (560, 450), (626, 506), (644, 700), (672, 1050), (376, 1050), (404, 760),
        (400, 580)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#3A3440", t.light, (-16, -6), shade="#121016")
    for a, bend, b in (((470, 640), (456, 820), (428, 1040)), ((520, 660), (512, 860), (496, 1040)), ((580, 720), (586,
        880), (604, 1040))):  # fmt: skip
        fill(painter, limb(((*a, 2), (*bend, 9), (*b, 15))), "#121016")
        fill(painter, limb(((a[0] - 9, a[1] + 60, 2), (bend[0] - 9, bend[1], 4), (b[0] - 14, b[1], 3))),
            mixed("#3A3440", t.light, 0.3))  # fmt: skip
    wary = Face("#94643E", "#E2B58A", nose=Nose.HOOKED, stern=0.4, brow=13, brow_colour=look.MUTED)
    profile_head(painter, 494, 400, 0.72, wary, mirror=True)
    collar = blob(((440, 500), (490, 456), (570, 430), (606, 470), (560, 540), (470, 556)), tension=0.6)
    lit(painter, collar, "#3A3440", t.light, (-9, -8), shade="#121016")
    beard = blob(((506, 372), (498, 410), (478, 430), (452, 438), (442, 456), (430, 470), (420, 520), (428, 556),
        (414, 612), (450, 590), (470, 600), (484, 560), (520, 500), (532, 440), (524, 384)), tension=0.7)  # fmt: skip
    grey = "#CFC6AE"
    lit(painter, beard, grey, look.BONE, (-8, -5), shade="#7E745A")
    lit(painter, blob(((446, 416), (474, 424), (486, 448), (462, 444), (436, 444), (424, 452), (430, 430)),
        tension=0.8), grey, look.BONE, (-4, -4), shade="#7E745A", width=4)  # fmt: skip
    strands(painter, (((450, 470), (446, 520), (430, 590)), ((474, 456), (474, 510), (454, 574)), ((498, 430),
        (500, 490), (474, 560)), ((512, 400), (520, 450), (504, 500))), "#7E745A", look.BONE, 5)  # fmt: skip
    lit(painter, placed(fedora(), 506, 326, 1.12, -8), "#3A3440", t.light, (-9, -8), shade="#121016")
    fill(painter, placed(rect(-73, -26, 146, 18), 506, 326, 0.94, -8), t.light)
    rimmed(painter, thick_line(((600, 640), (640, 1060)), 18), look.BONE, BLACK, 5)
    arm(painter, ((590, 540), (648, 660), (614, 690)), 84, "#3A3440", t.light, (-9, -6), cuff="#6B5A34",
        skin="#E2B58A")  # fmt: skip
    fist(painter, 604, 700, -8, 0.5, "#E2B58A", back=True)
    stroke(painter, ring(222, 424, 44, 43).intersected(rect(150, 360, 150, 60)), BLACK, 10)
    case = joined(polygon(((158, 440), (222, 396), (286, 440))), rect(168, 436, 108, 20), rect(164, 588, 116, 26, 6))
    rimmed(painter, rect(174, 450, 96, 142), look.BONE, BLACK, 8)
    fill(painter, star(222, 522, 62, 22, 6), t.light)
    rimmed(painter, case, BLACK, t.light, 3)
    fill(painter, joined(rect(174, 450, 10, 142), rect(260, 450, 10, 142)), BLACK)
    arm(painter, ((470, 540), (350, 660), (274, 460)), 92, "#3A3440", t.light, (-10, -7), cuff="#6B5A34",
        skin="#E2B58A", body=coat)  # fmt: skip
    fist(painter, 252, 398, -64, 0.62, "#E2B58A", thumb=False)


def _wheel_of_fortune(painter: QPainter, t: Tones) -> None:
    """A Ferris wheel: a king on top, one climbs up at its side, one slides off head first at the other."""
    sky(painter, "#103640", mixed(BLACK, t.light, 0.55), 980)
    for star_x, star_y, size in ((400, 90, 14), (640, 90, 10), (90, 330, 12), (60, 480, 9), (640, 400, 12)):
        fill(painter, star(star_x, star_y, size, size * 0.3, 4), look.BONE)
    city(painter, 960, mixed(BLACK, t.light, 0.2), look.SODIUM, tall=230, seed=27)
    fill(painter, disc(566, 190, 74), look.BONE)
    glow(painter, 566, 190, 200, t.light, 0.6)
    clouds(painter, ((640, 262, 0.5), (470, 150, 0.34)), mixed(BLACK, t.light, 0.36), look.BONE)
    painter.save()
    painter.translate(47, 128)  # so low that the index never covers the king
    painter.scale(0.9, 0.9)
    cx, cy, radius = 350, 610, 236
    glow(painter, cx, cy, 400, t.light, 0.5)
    for foot in (190, 510):
        lit(painter, thick_line(((cx, cy), (foot, 1040)), 26), "#1B3A40", t.light, (-5, -3), width=5)
    spots = [(cx + radius * cos(radians(i * 45)), cy + radius * sin(radians(i * 45))) for i in range(8)]
    for x, y in spots:
        rimmed(painter, thick_line(((cx, cy), (x, y)), 10), t.light, BLACK, 4)
    rimmed(painter, ring(cx, cy, radius + 14, radius - 14), mixed(BLACK, t.light, 0.7), BLACK, 6)
    rimmed(painter, ring(cx, cy, 150, 136), t.light, BLACK, 4)
    for number in range(40):
        angle = radians(number * 9)
        bulb_x, bulb_y = cx + radius * cos(angle), cy + radius * sin(angle)
        glaze(painter, disc(bulb_x, bulb_y, 18), look.SODIUM, 0.35)
        fill(painter, disc(bulb_x, bulb_y, 8), ("#FFE2A0", look.BONE)[number % 2])
    lit(painter, disc(cx, cy, 70), look.OXBLOOD, look.DANGER, (-6, -6), shade="#33090F", width=8)
    fill(painter, star(cx, cy, 58, 22, 8), look.SODIUM)
    fill(painter, star(cx, cy, 28, 11, 8, 22), look.BONE)
    for number in (7, 1, 2, 3, 5):
        _gondola(painter, *spots[number], (look.SODIUM, look.DANGER)[number % 2])
    _king_on_top(painter, *spots[6])
    _climber(painter)
    _slider(painter)
    painter.restore()
    gloom(painter, 370, 590, 400, 0.4)


def _gondola(painter: QPainter, x: float, y: float, colour: str) -> None:
    """A gondola that hangs from the rim at (x, y), empty."""
    for way in (-1, 1):
        lit(painter, thick_line(((x, y), (x + way * 38, y + 44)), 8), look.BRASS, look.BONE, (-3, -3), width=4)
    basket = blob(((x - 48, y + 40), (x + 48, y + 40), (x + 38, y + 94), (x - 38, y + 94)), tension=0.3)
    lit(painter, basket, colour, look.BONE, (-5, -4), shade=mixed(BLACK, colour, 0.55), width=5)
    within(painter, basket, rect(x - 50, y + 56, 100, 9), BLACK)
    lit(painter, disc(x, y, 14), look.BRASS, look.BONE, (-3, -3), shade="#6B4416", width=5)


def _climber(painter: QPainter) -> None:
    """He hauls himself up the rim by both hands, a foot on it, and laughs up at the king."""
    skin, shade, gold, blue = "#E2B58A", "#9A6238", "#C08A2A", "#6A80C8"
    painter.save()
    painter.translate(4, 30)
    arm(painter, ((150, 566), (212, 506), (200, 412)), 46, mixed(BLACK, gold, 0.7), look.BONE, (5, -5), skin=skin)
    leg(painter, ((124, 686), (190, 710), (160, 776)), 64, mixed(BLACK, blue, 0.75), look.BONE, (5, -5), calf=-1,
        shade="#161C3A")  # fmt: skip
    shoe(painter, (160, 784), 0.56, "#4A2A1A", look.SODIUM, turn=-6)
    leg(painter, ((106, 690), (104, 778), (78, 858)), 66, blue, look.BONE, (5, -5), shade="#161C3A")
    shoe(painter, (76, 866), 0.58, "#4A2A1A", look.SODIUM, turn=34)
    body = blob(((74, 586), (96, 564), (128, 560), (160, 574), (158, 620), (146, 704), (116, 716), (82, 704),
        (78, 640)), tension=0.7)  # fmt: skip
    lit(painter, body, gold, look.BONE, (7, -6), shade="#4A3410")
    fill(painter, limb(((82, 700, 9), (114, 710, 10), (148, 700, 9))), "#2B180E")
    neck(painter, 118, 542, 38, 576, skin)
    with tilted(painter, 116, 550, -14):
        turned(painter, 126, 502, 0.5, Face(shade, skin, nose=Nose.BROAD, stern=-1, brow=11, mouth=Mouth.LAUGH,
            gaze=0.7))  # fmt: skip
        hair(painter, 126, 502, 0.52, Cut.TURNED_SHORT, "#5A3A1E", look.SODIUM)
    arm(painter, ((88, 592), (44, 502), (134, 438)), 48, gold, look.BONE, (5, -5), skin=skin, body=body)
    painter.restore()
    fist(painter, 206, 420, 36, 0.34, skin, thumb=False)
    fist(painter, 162, 458, 40, 0.36, skin, mirror=True, thumb=False)


def _slider(painter: QPainter) -> None:
    """He slides down the rim's other side head first, his arms before him, his mouth open."""
    skin, shade, rust, blue = "#C98F62", "#7A4A2C", "#B83A30", "#5A8C84"
    painter.save()
    painter.translate(576, 622)
    painter.rotate(177)
    painter.scale(0.94, 0.94)
    for joints, calf, turn in ((((-18, 40), (-52, 112), (-26, 182)), -1, 20), (((18, 40), (40, 122), (58, 202)),
        -1, 24)):  # fmt: skip
        leg(painter, joints, 64, blue, look.BONE, (-5, 5), calf=calf, shade="#12302C")
        shoe(painter, (joints[2][0], joints[2][1] + 8), 0.58, "#4A2A1A", look.SODIUM, turn=turn)
    trunk = blob(((-42, -84), (-18, -96), (18, -96), (42, -84), (36, -20), (40, 48), (0, 58), (-40, 48), (-36, -20)),
        tension=0.7)  # fmt: skip
    lit(painter, trunk, rust, look.BONE, (-6, 6), shade="#4A140C")
    fill(painter, limb(((-38, 42, 9), (0, 50, 10), (38, 42, 9))), "#2B180E")
    neck(painter, 0, -116, 38, -88, skin)
    front(painter, 0, -156, 0.5, Face(shade, skin, nose=Nose.SNUB, stern=-1.4, brow=11, mouth=Mouth.CRY, jaw=0.3))
    mop = blob(((-38, -162), (-46, -204), (-28, -198), (-22, -228), (-6, -206), (16, -230), (26, -202), (46, -212),
        (38, -164), (22, -184), (-14, -182)), tension=0.5)  # fmt: skip
    lit(painter, mop, "#2A1A14", look.SODIUM, (-4, 5), shade="#140C0A", width=5)
    for way, elbow, wrist in ((-1, (-70, -130), (-54, -198)), (1, (80, -132), (88, -204))):
        arm(painter, ((way * 34, -72), elbow, wrist), 46, rust, look.BONE, (-5, 5), skin=skin, body=trunk)
        palm(painter, wrist[0] + way * 2, wrist[1] - 22, way * 8, 0.38, skin, mirror=way < 0)
    painter.restore()


def _justice(painter: QPainter, t: Tones) -> None:
    """The stone woman of the courthouse has come down its steps: blindfolded, with scales and sword."""
    sky(painter, "#14161F", "#5A6272", 500)
    clouds(painter, ((520, 90, 0.9), (300, 200, 0.7), (640, 280, 0.6)), "#2E3442", t.light)
    hatch(painter, SKY, Hatch.RAIN, "#6B7484", pitch=56, width=3)
    lit(painter, polygon(((20, 470), (350, 316), (680, 470))), "#3E4452", t.light, (-4, -7), shade="#20242E")
    lit(painter, rect(20, 466, 660, 38), "#565C6C", t.light, (0, -7), shade="#20242E")
    fill(painter, rect(30, 504, 640, 420), "#14161F")
    for x in (44, 150, 488, 594):
        lit(painter, rect(x, 504, 62, 420), "#4A5060", t.light, (-8, 0), shade="#20242E", width=4)
        for dx in (20, 38):
            fill(painter, rect(x + dx, 504, 4, 420), "#20242E")
    for i in range(4):
        fill(painter, rect(20, 896 + i * 34, 660, 40), ("#565C6C", "#464C5A")[i % 2])
        fill(painter, rect(20, 896 + i * 34, 660, 5), mixed("#565C6C", t.light, 0.6))
    glow(painter, 350, 600, 330, t.light, 0.4)
    behind = blob(((350, 350), (412, 372), (432, 450), (444, 560), (476, 650), (440, 644), (260, 644), (224, 650),
        (256, 560), (268, 450), (288, 372)), tension=0.7)  # fmt: skip
    lit(painter, behind, "#5A586E", t.light, (8, -7), shade="#2B2A38")
    trunk, cloth, stone = bust(350, 594, 236, 900, waist=0.78), "#DAD6E0", "#8680A0"
    gown = joined(trunk, blob(((264, 740), (436, 740), (480, 860), (540, 1060), (160, 1060), (220, 860)), tension=0.5))
    lit(painter, gown, cloth, look.BONE, (9, -5), shade=stone)
    for x, foot in ((290, 226), (330, 306), (372, 392), (410, 474)):
        fill(painter, limb(((x + (foot - x) * 0.18, 784, 4), (foot, 1020, 13))), stone)
    for x, top, bend in ((300, 604, 640), (326, 604, 664), (376, 604, 664), (402, 604, 640)):  # the cloth on her breast
        fill(painter, limb(((x, top, 3), ((x + 350) / 2, bend, 7), (350, 686, 4))), stone)
    arm(painter, ((444, 655), (542, 806), (574, 708)), 76, cloth, look.BONE, (9, -5), cuff=look.OXBLOOD, body=gown)
    arm(painter, ((256, 655), (156, 806), (148, 708)), 76, cloth, look.BONE, (9, -5), cuff=look.OXBLOOD, body=gown)
    belt = blob(((252, 740), (300, 752), (350, 756), (400, 752), (448, 740), (446, 770), (400, 784), (350, 788), (300,
        784), (254, 770)), tension=0.7)  # fmt: skip
    for end in (((334, 776), (354, 776), (342, 916), (312, 912)), ((348, 776), (368, 776), (382, 886), (354, 892))):
        lit(painter, polygon(end), look.OXBLOOD, look.DANGER, (5, -4), width=4)
    lit(painter, belt, look.OXBLOOD, look.DANGER, (5, -4), width=4)
    with tilted(painter, 350, 590, 9):  # she listens
        neck(painter, 350, 536, 66, 598, look.BONE)
        front(painter, 350, 462, 0.98, Face(stone, stern=0.5, jaw=0.2, lips="#A84858", smile=-0.5, iris="#3A6A9C",
            gaze=-0.5), mirror=True)  # fmt: skip
        lit(painter, blob(((270, 422), (350, 434), (430, 422), (434, 478), (374, 486), (350, 480), (326, 486), (266,
            478)), tension=0.6), look.OXBLOOD, look.DANGER, (5, -6), shade="#33090F")  # fmt: skip
        fill(painter, joined(limb(((280, 448, 2), (340, 458, 4))), limb(((420, 448, 2), (360, 458, 4)))), "#33090F")
        hair(painter, 350, 460, 1.02, Cut.FRONT_LONG, "#5A586E", t.light)
        lit(painter, blob(((266, 388), (350, 356), (434, 388), (430, 406), (350, 376), (270, 406)), tension=0.7),
            t.light, look.BONE, (4, -5), width=4)  # fmt: skip
    blade = polygon(((-17, 250), (-17, -230), (0, -290), (17, -230), (17, 250)))
    hilt = joined(rect(-12, 256, 24, 90, 8), disc(0, 352, 20))
    glow(painter, 568, 240, 190, look.BONE, 0.4)
    at = (572, 358, 0.98, 2)
    lit(painter, placed(joined(blade, hilt), *at), look.BONE, look.BONE, (7, -3), shade=stone, width=8)
    glaze(painter, placed(polygon(((0, -290), (17, -230), (17, 236), (0, 236))), *at), "#3A4258", 0.36)
    lit(painter, placed(rect(-70, 232, 140, 28, 12), *at), look.BRASS, look.BONE, (3, -4), width=5)
    fist(painter, 562, 650, 2, 0.66, look.BONE)
    _scales(painter)
    fist(painter, 152, 650, 0, 0.66, look.BONE, mirror=True)
    gloom(painter, 350, 540, 390, 0.5)


def _scales(painter: QPainter) -> None:
    """The scales on their staff in her hand: a heart weighs more than the weight."""
    lit(painter, thick_line(((150, 420), (150, 730)), 14), look.BRASS, look.BONE, (2, -4), width=5)
    lit(painter, disc(150, 412, 15), look.BRASS, look.BONE, (3, -4), width=5)
    lit(painter, thick_line(((62, 468), (240, 430)), 14), look.BRASS, look.BONE, (2, -4))
    for x, y in ((80, 466), (222, 436)):
        for dx in (-32, 32):
            rimmed(painter, thick_line(((x, y), (x + dx, y + 116)), 5), look.BRASS, BLACK, 4)
        pan = blob(((x - 44, y + 112), (x + 44, y + 112), (x + 26, y + 146), (x - 26, y + 146)), tension=0.6)
        lit(painter, pan, look.BRASS, look.BONE, (5, -6))
    heart = blob(((80, 594), (44, 550), (54, 520), (80, 534), (106, 520), (116, 550)), tension=0.8)
    lit(painter, heart, look.DANGER, look.BONE, (3, -4), shade=look.OXBLOOD, width=4)
    lit(painter, joined(rect(202, 514, 40, 36, 4), disc(222, 508, 9)), "#4A4652", look.BONE, (3, -4), width=4)


def _hanged_man(painter: QPainter, t: Tones) -> None:
    """A man upside down from a fire escape, at ease, one leg crossed."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.3), t.light)
    glaze(painter, polygon(((-20, -150), (330, -150), (150, 1040), (-20, 1040))), t.light, 0.55)  # a lamp in the street
    for x, y, glass_ in ((60, 440, t.dusk), (60, 740, look.SODIUM), (560, 560, t.dusk)):
        lit(painter, rect(x, y, 120, 200, 4), glass_, glass_, edge="#0A0E18", width=10)
        fill(painter, joined(rect(x + 55, y, 9, 200), rect(x, y + 96, 120, 9)), "#0A0E18")
        lit(painter, rect(x - 14, y + 200, 148, 18, 4), t.glow, look.BONE, (0, -5), width=4)
    cat = blob(((80, 940), (76, 896), (90, 872), (86, 846), (100, 858), (116, 846), (116, 874), (132, 900), (130, 940)),
        tension=0.6)  # fmt: skip
    fill(painter, cat, BLACK)
    iron = joined(rect(330, 250, 340, 24), rect(330, 130, 340, 12), *(rect(x, 130, 9, 124) for x in range(336, 670,
        42)), thick_line(((670, 254), (360, -154)), 16, round_ends=False), thick_line(((640, 274), (700, 420)),
        14, round_ends=False))  # fmt: skip
    lit(painter, iron, "#2A3450", t.light, (-3, -4), shade=BLACK, width=5)
    glow(painter, 400, 846, 300, t.light, 0.6)
    fill(painter, disc(400, 850, 150), t.light)
    fill(painter, rays(400, 850, 164, 246, 24, 16), t.light)
    _hanging(painter, t)
    lit(painter, placed(fedora(), 580, 996, 0.72, 5), "#2E3556", t.light, (-6, -5), shade=BLACK)
    lit(painter, polygon(((510, 1010), (650, 1010), (610, 1022), (530, 1022))), BLACK, BLACK, width=2)


def _hanging(painter: QPainter, t: Tones) -> None:
    """He hangs by one foot, the other leg bent behind it, his hands behind his head, and smiles with his eyes shut."""
    trousers, deep, vest, leather = "#A83E4A", "#3E1018", "#33427C", "#8A5A34"
    leg(painter, ((378, 590), (258, 506), (452, 462)), 94, trousers, t.light, (-6, -6), calf=-1,
        shade=deep)  # fmt: skip
    shoe(painter, (484, 452), 0.9, leather, look.BONE, turn=-24)
    leg(painter, ((424, 590), (430, 480), (430, 376)), 98, trousers, t.light, (-8, -5), calf=-1, shade=deep)
    shoe(painter, (430, 362), 0.9, leather, look.BONE, turn=-96, mirror=True)
    seat = blob(((354, 610), (336, 570), (352, 538), (400, 546), (444, 540), (470, 556), (464, 612)), tension=0.8)
    fill(painter, seat, trousers)
    fill(painter, limb(((410, 596, 3), (404, 566, 5), (390, 540, 3))), deep)
    rope = joined(thick_line(((430, 274), (430, 356)), 13), limb(((402, 366, 14), (458, 378, 14))),
        limb(((402, 388, 14), (458, 400, 14))))  # fmt: skip
    lit(painter, rope, look.BONE, look.BONE, (-3, -3), shade="#8C7A5A", width=4)
    trunk = blob(((350, 590), (460, 590), (468, 650), (494, 740), (474, 786), (420, 804), (390, 804), (336, 786), (316,
        740), (342, 650)), tension=0.7)  # fmt: skip
    lit(painter, trunk, vest, t.light, (-10, -5), shade="#10142A")
    fill(painter, polygon(((366, 802), (444, 802), (405, 676))), look.BONE)
    fill(painter, thick_line(((405, 676), (405, 600)), 4), "#10142A")
    for y in (626, 656):
        fill(painter, disc(418, y, 6), t.light)
    lit(painter, limb(((354, 596, 20), (408, 600, 22), (458, 596, 20))), "#241A1E", t.light, (-2, -4), width=4)
    lit(painter, rect(394, 586, 28, 28, 4), look.BRASS, look.BONE, (-2, -2), width=4)
    for way in (-1, 1):
        joints = ((405 + way * 74, 762), (405 + way * 178, 836), (405 + way * 86, 912))
        arm(painter, joints, 76, "#E4E0E8", look.BONE, (-8, -5), cuff=look.BONE, skin="#EBD0B4", body=trunk)
        fingers(painter, 405 + way * 62, 924, way * 30, 0.44, "#EBD0B4", mirror=way < 0)
    _hanged_head(painter, t)


def _hanged_head(painter: QPainter, t: Tones) -> None:
    painter.save()
    painter.translate(405, 876)
    painter.rotate(180)
    neck(painter, 0, 64, 54, 96, "#D8AE84")
    front(painter, 0, 0, 0.76, Face("#A8805C", "#EBD0B4", stern=-0.6, brow=9, smile=1.3, jaw=0.4, open=False))
    mop = blob(((-60, -22), (-66, -72), (-42, -88), (-48, -130), (-18, -102), (-6, -142), (14, -104), (42, -134),
        (42, -90), (66, -68), (60, -22), (46, -58), (0, -70), (-44, -58)), tension=0.5)  # fmt: skip
    lit(painter, mop, "#6B3E22", t.light, (5, 5), shade="#2B170D", width=5)
    strands(painter, [((a, -76), (a * 1.1, -100), (a * 1.1 - 4, -124)) for a in (-40, -22, -4, 16, 34)], "#6B3E22",
        t.light, 4)  # fmt: skip
    painter.restore()


def _king_on_top(painter: QPainter, x: float, y: float) -> None:
    """For now: ermine, a beard, a crown, a high seat with his feet on its step, and his eyes on the way down."""
    seat = blob(((x - 72, y - 30), (x - 66, y - 150), (x, y - 176), (x + 66, y - 150), (x + 72, y - 30)), tension=0.6)
    lit(painter, seat, look.SODIUM, look.BONE, (-6, -6), shade="#8C5A1E")
    mantle = blob(((x - 78, y - 8), (x - 62, y - 80), (x - 54, y - 126), (x - 22, y - 146), (x + 22, y - 146),
        (x + 54, y - 126), (x + 62, y - 80), (x + 78, y - 8)), tension=0.6)  # fmt: skip
    lit(painter, mantle, look.OXBLOOD, look.DANGER, (-6, -5), shade="#33090F")
    lit(painter, rect(x - 84, y - 28, 168, 34, 8), look.DANGER, look.BONE, (-4, -4), shade="#5A140C", width=5)
    for way in (-1, 1):  # his thighs come towards us
        leg(painter, ((x + way * 26, y - 34), (x + way * 32, y - 6), (x + way * 30, y + 62)), 56, "#4A3A8C", look.BONE,
            (-4, -4), calf=way, shade="#171030")  # fmt: skip
        lit(painter, disc(x + way * 31, y - 16, 24, 21), "#5A4AA0", look.BONE, (-4, -4), shade="#221848", width=5)
        shoe(painter, (x + way * 30, y + 70), 0.5, "#4A2A1A", look.SODIUM, mirror=way < 0)
    lit(painter, rect(x - 74, y + 86, 148, 14, 5), look.BRASS, look.BONE, (-2, -3), shade="#6B4416", width=5)
    ermine = blob(((x - 56, y - 118), (x - 22, y - 146), (x + 22, y - 146), (x + 56, y - 118), (x + 24, y - 92),
        (x + 14, y - 30), (x - 14, y - 30), (x - 24, y - 92)), tension=0.5)  # fmt: skip
    lit(painter, ermine, look.BONE, look.BONE, (-5, -4), shade=look.MUTED, width=5)
    fill(painter, joined(*(disc(x + dx, y + dy, 3, 6) for dx, dy in ((-38, -116), (38, -116), (0, -60)))), BLACK)
    for way in (-1, 1):
        arm(painter, ((x + way * 50, y - 116), (x + way * 78, y - 62), (x + way * 62, y - 18)), 42, look.OXBLOOD,
            look.DANGER, (-4, -4), cuff=look.BONE, skin="#E2B58A", body=mantle)  # fmt: skip
        fist(painter, x + way * 60, y - 4, 180, 0.32, "#E2B58A", mirror=way > 0, thumb=False)
    turned(painter, x, y - 184, 0.5, Face("#A8754A", "#E2B58A", stern=-0.4, brow=12, jaw=0.9, gaze=0.9, arch=0.8))
    beard = blob(((x - 26, y - 184), (x - 8, y - 168), (x + 16, y - 162), (x + 33, y - 172), (x + 28, y - 136), (x + 6,
        y - 116), (x - 20, y - 138)), tension=0.8)  # fmt: skip
    lit(painter, beard, "#B8B0A4", look.BONE, (4, -4), shade="#5A5662", width=4)
    fill(painter, limb(((x + 4, y - 157, 3), (x + 14, y - 159, 5), (x + 24, y - 159, 3))), BLACK)
    lit(painter, placed(crown(), x, y - 216, 0.42, 4), look.BRASS, look.BONE, (4, -4), shade="#8C5A1E", width=5)


SCENES = (_hermit, _wheel_of_fortune, _justice, _hanged_man)
"""Scenes 9 to 12, each painting 30 … 670 across and 30 … 1020 down."""
