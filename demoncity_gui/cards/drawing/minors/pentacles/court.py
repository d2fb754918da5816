"""The four people who live by the pentacles."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import rabbit
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import cradle, fingers, fist
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
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
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def page(painter: QPainter, t: Tones) -> None:
    """The night-school girl between towers of books: she holds up a coin, and its light is the only one left on."""
    painter.translate(700, 0)  # drawn from the left, she sits on the right: no other Page does
    painter.scale(-1, 1)
    leather = ("#5C2A1E", "#2F4A3E", "#6B5220", "#3A3A58", "#5A3A4A")
    fill(painter, SKY, "#0E0C0E")
    for row in range(6):  # the shelves behind, almost in the dark
        x = 20
        for number in range(13):
            wide, height = 34 + (number * 29 + row * 17) % 26, 104 + (number * 37 + row * 53) % 40
            fill(painter, rect(x, 130 + row * 170 - height, wide, height, 3), mixed("#0E0C0E",
                leather[(number * 3 + row * 2) % 5], 0.4))  # fmt: skip
            x += wide + 5
        fill(painter, rect(0, 130 + row * 170, 700, 16), "#2B1C12")
    glow(painter, 500, 500, 430, look.BRASS, 0.75)
    fill(painter, rays(492, 540, 150, 470, 22, 44), mixed("#6B5018", look.BRASS, 0.62))
    _dream(painter)
    for x, foot, count, wide in ((96, 1010, 7, 170), (636, 1010, 6, 150)):  # towers of books
        for number in range(count):
            shift, w = (number * 37) % 40 - 20, wide - (number * 23) % 44
            lit(painter, rect(x - w / 2 + shift, foot - 50 * (number + 1), w, 48, 6), leather[(number + x) % 5],
                look.BRASS, (9 if x < 300 else -9, -7), shade=BLACK, width=4)  # fmt: skip
            fill(
                painter,
                rect(x - w / 2 + shift + w * 0.2, foot - 50 * number - 40, 8, 30),
                mixed(BLACK, look.BRASS, 0.5),
            )
    green, deep, skin = "#32604E", "#0A1310", "#C98F5E"
    arm(painter, ((366, 780), (544, 906), (604, 690)), 96, mixed(BLACK, green, 0.75), look.BRASS, (-6, -10),
        cuff=look.BONE, skin=skin)  # fmt: skip
    painter.save()
    painter.translate(-10, -60)
    dress = bust(278, 800, 330, 1210, waist=0.74, hip=0.9)
    lit(painter, dress, green, look.BRASS, (15, -10), shade=deep)
    _scholar(painter, skin)
    painter.restore()
    lit(painter, rect(-20, 1010, 740, 30), "#7A4A28", look.BRASS, (0, -8), shade="#3A2210")
    fill(painter, rect(0, 1040, 700, 200), "#3A2414")
    for way in (-1, 1):  # the book that told her
        leaf = blob(((450, 1030), (450 + way * 50, 1000), (450 + way * 130, 1010), (450 + way * 156, 1060), (450 + way
            * 70, 1052), (450, 1072)), tension=0.5)  # fmt: skip
        lit(painter, leaf, look.BONE, look.BONE, (0, -6), shade=look.MUTED, width=5)
    arm(painter, ((156, 810), (258, 982), (404, 800)), 104, green, look.BRASS, (10, -8), cuff=look.BONE,
        skin=skin, body=dress.translated(-10, -60))  # fmt: skip
    with cradle(painter, 446, 690, 24, 0.9, skin, mirror=True, towards=(0.8, -0.6)):
        coin(painter, 492, 540, 290)
    painter.save()
    painter.setClipPath(disc(492, 540, 158), Qt.ClipOperation.IntersectClip)
    fingers(painter, 612, 606, 24, 0.9, skin, towards=(-0.6, -0.8))
    painter.restore()
    painter.save()  # her back is out of the coin's light
    painter.setClipPath(dress.translated(-10, -60), Qt.ClipOperation.IntersectClip)
    back = blob(((80, 720), (170, 730), (190, 840), (160, 930), (220, 1010), (200, 1200), (60, 1200)), tension=0.6)
    glaze(painter, back, BLACK, 0.55)
    painter.restore()
    gloom(painter, 430, 540, 390, 0.55)


def _dream(painter: QPainter) -> None:
    """Her shadow on the shelves, taller than she: it wears a doctor's cap already."""
    curls = ((70, 420, 70), (110, 360, 66), (170, 350, 60), (60, 500, 70), (50, 580, 74), (214, 372, 40))
    face = blob(((90, 360), (210, 350), (240, 400), (236, 440), (252, 476), (236, 486), (240, 516), (216, 556), (170,
        560), (160, 640), (60, 640)), tension=0.6)  # fmt: skip
    body = blob(((-30, 1100), (-30, 640), (60, 620), (170, 630), (230, 700), (250, 1100)), tension=0.6)
    cap = joined(polygon(((40, 290), (250, 230), (262, 330), (70, 380))), polygon(((-20, 270), (140, 176), (330, 214),
        (160, 318))), thick_line(((150, 240), (300, 232), (304, 340)), 8), disc(304, 350, 14, 24))  # fmt: skip
    glaze(painter, joined(*(disc(*curl) for curl in curls), face, body, cap), BLACK, 0.82)


def knight(painter: QPainter, t: Tones) -> None:
    """The driver of the last tram, patient at his lever; the night's takings are on the front."""
    sky(painter, "#0C0E18", "#5A4020", 900)
    clouds(painter, ((560, 80, 0.8), (260, 150, 0.6)), "#2A2A36", look.BRASS)
    city(painter, 960, "#33281A", look.SODIUM, tall=760, seed=16)
    city(painter, 960, "#1B1712", look.SODIUM, tall=640, seed=43, right=130, edge=look.BRASS)
    city(painter, 960, "#1B1712", look.SODIUM, tall=700, seed=50, left=570, edge=look.BRASS)
    fill(painter, disc(350, 130, 56), mixed(BLACK, look.BONE, 0.8))
    fill(painter, joined(*(thick_line(((350, 190), (x, -150)), 5) for x in (180, 300, 420, 560))), "#5A4A24")
    fill(painter, polygon(((0, 900), (700, 900), (700, 1200), (0, 1200))), "#1B160D")
    for x, foot in ((250, -40), (470, 740)):
        fill(painter, polygon(((x - 8, 960), (x + 8, 960), (foot + 36, 1200), (foot - 36, 1200))),
            mixed(BLACK, look.BRASS, 0.7))  # fmt: skip
    for x, foot in ((160, 80), (540, 620)):  # what its lamps throw on the wet street
        for wide in (230, 150):
            glaze(painter, polygon(((x - 50, 800), (x + 50, 800), (foot + wide, 1110), (foot - wide, 1110))), "#FFE9B0",
                0.22)  # fmt: skip
    with tilted(painter, 350, 1060, -4):  # in the bend
        painter.translate(362, 1088)
        painter.scale(1.04, 1.04)
        painter.translate(-350, -1060)
        _tram(painter)
    for k in range(34):  # rain, where the lamps find it
        left, top = 30 + 640 * (k * 0.618 % 1), 40 + 1000 * (k * 0.7549 % 1)
        fill(painter, limb(((left, top, 1), (left - 12, top + 50, 3.4))), mixed(BLACK, "#E8E0C8", 0.7))
    gloom(painter, 310, 640, 440, 0.5)


def _tram(painter: QPainter) -> None:
    """From ahead: its sign, the driver behind glass, its lamps, and the coin."""
    stroke(painter, thick_line(((300, 240), (350, 90), (400, 240)), 1), look.MUTED, 10)
    fill(painter, star(350, 92, 34, 10, 6, 12), look.BONE)
    cab = blob(((120, 330), (180, 262), (350, 246), (520, 262), (580, 330), (620, 960), (80, 960)), tension=0.4)
    lit(painter, cab, look.BRASS, look.BONE, (-14, -8), shade=mixed(BLACK, look.BRASS, 0.5), width=8)
    night = blob(((400, 240), (640, 240), (700, 1100), (300, 1100), (450, 900), (500, 700), (420, 420)), tension=0.4)
    within(painter, cab, night, mixed(BLACK, look.BRASS, 0.26))  # the house at the corner keeps the lamps off that side
    _steed(painter, 344, 232)
    rimmed(painter, rect(240, 226, 220, 70, 12), BLACK, look.BRASS, 5)
    fill(painter, joined(*(rect(268 + i * 44, 244, 30, 34, 4) for i in range(4))), look.SODIUM)
    pane = rect(144, 322, 412, 350, 34)
    rimmed(painter, pane, "#2A2213", BLACK, 8)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    glow(painter, 300, 330, 300, look.SODIUM, 0.5)
    fill(painter, joined(*(limb(((x, 322, 5), (x, 380, 5))) for x in (180, 250, 450, 520))), look.MUTED)
    for x, tall in ((186, 110), (516, 126), (248, 84)):  # passengers
        rider = joined(disc(x, 690 - tall - 96, 34, 42), blob(((x - 62, 700), (x - 46, 690 - tall), (x, 676 - tall), (x
            + 46, 690 - tall), (x + 62, 700)), tension=0.7))  # fmt: skip
        fill(painter, joined(rider, placed(fedora(), x, 690 - tall - 116, 0.46)), "#0A0704")
        fill(painter, joined(*(disc(x + way * 11, 690 - tall - 98, 3.4) for way in (-1, 1))), look.SODIUM)
    painter.save()
    painter.translate(350, 716)
    painter.scale(1.1, 1.1)
    painter.rotate(-3)
    painter.translate(-350, -690)
    _driver(painter)
    painter.restore()
    fill(painter, polygon(((170, 322), (230, 322), (150, 520), (144, 520), (144, 380))),
        mixed("#2A2213", look.BONE, 0.3))  # fmt: skip
    painter.restore()
    lit(painter, rect(96, 672, 508, 34, 8), mixed(BLACK, look.BRASS, 0.75), look.BONE, (-3, -6), shade="#4A3A14")
    fingers(painter, 222, 702, 88, 0.74, "#E2B58A", mirror=True, towards=(-0.8, -0.6))
    for x in (160, 540):
        glow(painter, x, 792, 190, "#FFE9B0", 0.8)
        lit(painter, disc(x, 792, 54), look.BONE, look.BONE, (-5, -5), shade="#D8C890", width=9)
    coin(painter, 350, 826, 250)
    lit(painter, polygon(((84, 950), (616, 950), (570, 1030), (130, 1030))), "#23212C", look.BRASS, (0, -8),
        shade=BLACK)  # fmt: skip
    fill(painter, joined(*(rect(160 + i * 56, 972, 14, 40) for i in range(7))), BLACK)


def _steed(painter: QPainter, x: float, y: float) -> None:
    """A brass horse's head on the roof, before the night: this is his horse."""
    head = placed(blob(((-58, 4), (-54, -40), (-44, -84), (-20, -120), (6, -136), (20, -164), (34,
        -138), (52, -116), (82, -92), (92, -74), (84, -58), (66, -56), (46, -64), (34, -58), (34, -34), (48, 4)),
        tension=0.6), x, y, 0.88)  # fmt: skip
    lit(painter, head, look.BRASS, look.BONE, (-8, -6), shade="#5A3E10", width=6)
    mane = blob(((-66, 4), (-74, -30), (-62, -44), (-70, -76), (-50, -84), (-48, -116), (-26, -116), (-14, -142), (12,
        -146), (18, -124), (-8, -106), (-24, -76), (-32, -36), (-36, 4)), tension=0.5)  # fmt: skip
    lit(painter, placed(mane, x, y, 0.88), "#8C6A1E", look.BONE, (-5, -5), shade="#3A2808", width=5)
    marks = joined(ink(((26, -116, 2), (36, -112, 8), (44, -104, 2))), disc(80, -74, 4), ink(((62, -62, 2), (74, -66,
        4), (88, -66, 2))))  # fmt: skip
    fill(painter, placed(marks, x, y, 0.88), BLACK)


def _driver(painter: QPainter) -> None:
    """Broad, moustached, in no hurry: one arm on the sill, a hand on the lever."""
    cloth, skin = "#34405E", "#E2B58A"
    body = blob(((150, 720), (186, 610), (270, 566), (350, 556), (430, 566), (514, 610), (550, 720)), tension=0.6)
    lit(painter, body, cloth, look.BRASS, (-10, -7), shade="#0E1220")
    neck(painter, 350, 530, 84, 576, skin)
    rimmed(painter, polygon(((306, 556), (394, 556), (400, 600), (350, 648), (300, 600))), look.BONE, BLACK, 4)
    fill(painter, polygon(((338, 596), (362, 596), (368, 672), (332, 672))), look.OXBLOOD)
    for way in (-1, 1):
        lapel = polygon(((350 + way * 46, 556), (350 + way * 76, 570), (350 + way * 60, 636), (350 + way * 12, 690)))
        lit(painter, lapel, cloth, look.BRASS, (-5, -4), shade="#0E1220", width=4)
        for y in (650, 680):
            rimmed(painter, disc(350 + way * 84, y, 9), look.BRASS, BLACK, 3)
    front(painter, 350, 468, 0.94, Face("#9A6A44", skin, stern=-0.4, brow=14, jaw=1, smile=0.9, lid=0.4, gaze=0.6,
        nose=Nose.BROAD))  # fmt: skip
    visor = blob(((284, 420), (416, 420), (414, 452), (380, 458), (350, 448), (320, 460), (286, 456)), tension=0.5)
    glaze(painter, visor, BLACK, 0.5)
    tash = blob(((286, 512), (308, 520), (330, 506), (350, 514), (370, 506), (392, 520), (414, 512), (398, 536), (368,
        534), (350, 524), (332, 534), (302, 536)), tension=0.8)  # fmt: skip
    lit(painter, tash, "#2B1C14", look.BRASS, (-3, -3), width=3)
    hat = blob(((272, 428), (254, 366), (350, 330), (446, 366), (428, 428)), tension=0.6)
    lit(painter, hat, cloth, look.BRASS, (-9, -7), shade="#0E1220")
    lit(painter, rect(272, 392, 156, 34, 8), "#1A2036", look.BRASS, (-4, -3), width=4)
    rimmed(painter, blob(((270, 424), (350, 410), (430, 424), (442, 450), (350, 436), (258, 450)), tension=0.6),
        "#0E0C10", look.BRASS, 3)  # fmt: skip
    lit(painter, disc(350, 394, 18), look.BRASS, look.BONE, (-3, -4), shade="#8C5A1E", width=4)
    arm(painter, ((208, 630), (150, 724), (232, 640)), 92, cloth, look.BRASS, (-7, -6), cuff=look.BONE, body=body)
    lit(painter, thick_line(((496, 720), (464, 600)), 18), look.MUTED, look.BONE, (-3, -3), width=5)
    lit(painter, disc(461, 590, 21), look.DANGER, look.BONE, (-4, -4), shade=look.OXBLOOD, width=5)
    arm(painter, ((496, 640), (584, 730), (508, 690)), 92, cloth, look.BRASS, (-7, -6), cuff=look.BONE, body=body)
    fist(painter, 478, 646, -18, 0.72, skin, towards=(-0.8, -0.6))


def queen(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her glasshouse by night: she holds the coin like a child."""
    deep, leafy = mixed(BLACK, look.HORROR, 0.1), mixed(BLACK, look.HORROR, 0.34)
    sky(painter, mixed(BLACK, look.HORROR, 0.16), mixed(BLACK, look.HORROR, 0.44), 900)
    fill(painter, disc(560, 230, 130), look.BONE)
    glow(painter, 560, 230, 330, look.BONE, 0.45)
    for x, lean in ((70, -60), (230, -34), (390, -6), (560, 24), (690, 60)):  # the glasshouse's ribs
        fill(painter, thick_line(((x, 1100), (x, 330), (x - lean * 2.4, -150)), 11), deep)
    for y in (60, 330, 610):
        fill(painter, rect(0, y, 700, 10), deep)
    leaf = blob(((0, -120), (48, -40), (34, 40), (0, 80), (-34, 40), (-48, -40)))
    for x, y, size, turn in ((640, 610, 1.4, -34), (596, 480, 1.0, -62), (668, 420, 1.1, 6), (660, 780, 1.3, -66),
        (40, 250, 1.3, 30), (60, 120, 1.1, 64), (650, 930, 1.2, -20)):  # fmt: skip
        lit(painter, placed(leaf, x, y, size, turn), leafy, mixed(BLACK, look.HORROR, 0.9), (6, -7), shade=deep,
            width=5)  # fmt: skip
        fill(painter, placed(limb(((0, -90, 3), (0, 70, 6))), x, y, size, turn), deep)
    for x, y in ((600, 560), (650, 700), (80, 210)):
        lit(painter, disc(x, y, 28), look.SODIUM, look.BONE, (6, -6), shade=mixed(BLACK, look.SODIUM, 0.4), width=5)
    chair = joined(blob(((20, 1130), (30, 620), (60, 380), (160, 236), (290, 190), (400, 240), (450, 380), (470, 700),
        (520, 1130)), tension=0.7))  # fmt: skip
    lit(painter, chair, "#4A2E18", look.BRASS, (9, -8), shade="#1B0F07", width=8)
    for x, y in ((130, 420), (110, 560), (200, 310), (330, 280), (410, 380)):
        rimmed(painter, disc(x, y, 10), "#1B0F07", BLACK, 2)
    skin, wool, dark = "#F0D8BC", look.OXBLOOD, "#2B070D"
    trunk = blob(((60, 1130), (96, 900), (90, 720), (110, 590), (180, 520), (270, 486), (350, 500), (420, 550), (452,
        640), (440, 800), (430, 1130)), tension=0.7)  # fmt: skip
    lit(painter, trunk, wool, look.DANGER, (14, -8), shade=dark)
    _lap(painter)
    arm(painter, ((416, 600), (596, 806), (604, 706)), 104, mixed(BLACK, wool, 0.8), look.DANGER, (8, -7),
        cuff=look.BONE, skin=skin, body=trunk)  # fmt: skip
    night = blob(((-20, 300), (90, 330), (150, 480), (180, 600), (130, 760), (170, 900), (120, 1010), (190, 1140), (-20,
        1140)), tension=0.5)  # fmt: skip
    glaze(painter, night, BLACK, 0.5)
    for fold in (((300, 500), (356, 506), (330, 640), (262, 700)), ((300, 500), (240, 500), (196, 560), (250, 700))):
        lit(painter, blob(fold, tension=0.4), "#94202D", look.DANGER, (6, -4), shade=dark, width=4)
    fill(painter, polygon(((276, 496), (330, 500), (300, 590))), "#EBDCC0")
    _widow(painter)
    glow(painter, 410, 760, 330, look.BRASS, 0.4)
    coin(painter, 434, 768, 276, 8)
    fingers(painter, 526, 666, -52, 0.86, skin, towards=(0.8, -0.6))
    arm(painter, ((160, 620), (112, 832), (226, 892)), 116, wool, look.DANGER, (11, -8), cuff=look.BONE, skin=skin,
        body=trunk)  # fmt: skip
    fingers(painter, 326, 836, 8, 0.92, skin, mirror=True, towards=(0.8, -0.6))
    rabbit(painter, 622, 1156, 0.76, "#DDD6C8", mirror=True)
    gloom(painter, 360, 620, 420, 0.5)


def _lap(painter: QPainter) -> None:
    """Her jacket's hem, and two knees under a heavy skirt, that falls from them to the floor."""
    cloth, dark = "#343A78", "#0B0B1C"
    far = blob(((300, 930), (400, 884), (500, 876), (560, 892), (588, 940), (580, 1010), (592, 1140), (420, 1140)),
        tension=0.7)  # fmt: skip
    lit(painter, far, mixed(BLACK, cloth, 0.75), look.BONE, (8, -9), shade=dark)
    near = blob(((70, 930), (150, 886), (270, 890), (380, 914), (446, 944), (474, 1000), (460, 1060), (470, 1140), (40,
        1140)), tension=0.7)  # fmt: skip
    lit(painter, near, cloth, look.BONE, (9, -9), shade=dark)
    folds = (
        ((440, 960, 3), (410, 1010, 13), (418, 1140, 6)),
        ((452, 1010, 2), (440, 1060, 9), (446, 1140, 4)),
        ((390, 1030, 2), (330, 1070, 10), (320, 1140, 5)),
        ((200, 930, 2), (150, 990, 11), (140, 1140, 5)),
    )
    within(painter, near, joined(*(ink(fold) for fold in folds)), dark)
    within(painter, far, joined(ink(((560, 920, 3), (540, 980, 12), (552, 1140, 6))), ink(((580, 960, 2), (566, 1030,
        8), (576, 1140, 4)))), dark)  # fmt: skip


def king(painter: QPainter, t: Tones) -> None:
    """The man who holds everybody's mortgage, wide in his bull's-horned chair, the skyline at his back."""
    sky(painter, "#120E1A", "#94601F", 800)
    fill(painter, disc(560, 220, 120), look.SODIUM)
    glow(painter, 560, 220, 240, look.SODIUM, 0.5)
    clouds(painter, ((440, 130, 0.7), (640, 320, 0.6)), "#4A3024", look.BONE)
    city(painter, 860, "#5A3E1A", None, tall=620, seed=13)
    city(painter, 860, "#14100C", look.SODIUM, tall=520, seed=24, edge=look.BRASS)
    for x in (196, 470):
        fill(painter, rect(x, -150, 20, 1000), "#1A140A")
    chair = blob(((90, 1130), (80, 640), (140, 480), (350, 420), (560, 480), (620, 640), (610, 1130)), tension=0.6)
    lit(painter, chair, look.OXBLOOD, look.DANGER, (-9, -9), shade="#33090F", width=8)
    for x, y in ((160, 620), (230, 540), (470, 540), (540, 620), (130, 760), (570, 760)):
        rimmed(painter, disc(x, y, 11), "#33090F", BLACK, 2)
    for s in (-1, 1):
        horn = blob(((350 + s * 190, 520), (350 + s * 230, 440), (350 + s * 276, 420), (350 + s * 306, 330),
            (350 + s * 320, 430), (350 + s * 300, 510), (350 + s * 230, 560)))  # fmt: skip
        lit(painter, horn, look.BONE, look.BONE, (-9, -5), shade="#8E8680")
    body = blob(((10, 1130), (30, 950), (116, 830), (262, 772), (430, 742), (576, 752), (672, 870), (700, 1130)),
        tension=0.8)  # fmt: skip
    lit(painter, body, "#1A1820", look.BRASS, (-14, -8), shade=BLACK, width=8)
    hatch(painter, body, Hatch.VERTICAL, mixed(BLACK, look.BRASS, 0.36), pitch=48, width=4)
    with tilted(painter, 350, 900, -6):
        fill(painter, polygon(((276, 746), (424, 746), (350, 960))), look.BONE)
        fill(painter, polygon(((350, 770), (424, 746), (350, 960))), look.MUTED)
        fill(painter, polygon(((330, 776), (370, 776), (384, 900), (350, 950), (316, 900))), look.OXBLOOD)
        for s in (-1, 1):
            lapel = polygon(((350 + s * 70, 730), (350 + s * 150, 770), (350 + s * 120, 830), (350 + s * 146, 860),
                (350, 1020)))  # fmt: skip
            lit(painter, lapel, "#1A1820", look.BRASS, (-6, -5), shade=BLACK, width=4)
    night = blob(((430, 400), (700, 380), (720, 1140), (400, 1140), (430, 1000), (392, 880), (470, 760), (470, 560)),
        tension=0.4)  # fmt: skip
    glaze(painter, night, BLACK, 0.5)
    painter.save()
    painter.translate(338, 780)
    painter.rotate(-7)
    painter.translate(-350, -780)
    jowls = blob(((262, 680), (438, 680), (446, 726), (418, 772), (350, 792), (282, 772), (254, 726)), tension=0.8)
    rimmed(painter, jowls, "#C8936A", BLACK, 6)
    within(painter, jowls, polygon(((356, 600), (500, 600), (500, 820), (376, 820))), "#4A2E1C")
    painter.save()
    painter.translate(350, 0)
    painter.scale(1.12, 1)
    painter.translate(-350, 0)
    front(painter, 350, 596, 1.3, Face("#94603A", "#E6B88C", nose=Nose.BROAD, stern=0.9, brow=17, smile=-0.8, jaw=1,
        old=True, lid=0.4, arch=0.8, gaze=-0.5))  # fmt: skip
    painter.restore()
    brim = blob(((244, 500), (456, 500), (458, 566), (410, 590), (372, 566), (350, 590), (312, 570), (272, 596), (244,
        574)), tension=0.5)  # fmt: skip
    glaze(painter, brim, BLACK, 0.5)
    fill(painter, joined(disc(294, 587, 4), disc(393, 585, 4)), look.BONE)
    rimmed(painter, blob(((282, 664), (320, 640), (350, 650), (380, 640), (418, 664), (384, 676), (350, 662),
        (316, 676))), "#17120F", BLACK, 3)  # fmt: skip
    rimmed(painter, limb(((386, 690, 22), (486, 726, 26))), "#6B3A1E", BLACK, 5)
    rimmed(painter, disc(494, 729, 15), look.DANGER, BLACK, 3)
    for drift, share in ((0, 0.5), (16, 0.4)):
        curl = [(508 + drift * step / 6 + (10 + step * 3) * math.sin(step * 0.9 + drift), 706 - step * 26,
            7 + step * 2.4) for step in range(14)]  # fmt: skip
        glaze(painter, limb(curl), "#C8C2CC", share)
    hat = joined(blob(((250, 500), (256, 400), (290, 366), (350, 384), (410, 362), (446, 400), (450, 500)),
        tension=0.7))  # fmt: skip
    lit(painter, hat, "#23212C", look.BRASS, (-10, -8), shade=BLACK)
    _hatband(painter, hat)
    lit(painter, blob(((180, 506), (260, 478), (350, 486), (440, 478), (520, 506), (440, 522), (350, 516),
        (260, 522))), "#23212C", look.BRASS, (-5, -6), shade=BLACK)  # fmt: skip
    painter.restore()
    arm(painter, ((110, 900), (66, 1070), (172, 1010)), 124, "#1A1820", look.BRASS, (-9, -7), cuff=look.BONE, body=body)
    coin(painter, 306, 958, 222)
    fingers(painter, 196, 990, 12, 0.92, "#E6B88C", mirror=True)
    rimmed(painter, rect(192, 960, 28, 24, 6), look.DANGER, BLACK, 4)
    arm(painter, ((590, 890), (684, 1090), (588, 986)), 124, "#1A1820", look.BRASS, (-9, -7), cuff=look.BONE, body=body)
    lit(painter, thick_line(((566, 850), (530, 1150)), 24), "#3A2016", look.BRASS, (-5, 0), shade="#140A06", width=5)
    _bull(painter, 576, 786)
    fist(painter, 560, 916, 4, 0.92, "#E6B88C", thumb=False)
    rimmed(painter, rect(524, 890, 26, 24, 6), look.DANGER, BLACK, 4)
    gloom(painter, 330, 660, 460, 0.4)


def _hatband(painter: QPainter, hat: QPainterPath) -> None:
    """The band around the king's hat is a crown."""
    points = ((230, 492), (230, 430), (270, 452), (280, 396), (316, 448), (350, 380), (384, 448), (420, 396),
        (430, 452), (470, 430), (470, 492))  # fmt: skip
    gold = polygon(points).intersected(hat.translated(0, 2))
    lit(painter, gold, look.BRASS, look.BONE, (-7, -6), shade="#7A5218", width=5)
    for x, y, wide in ((290, 468, 11), (350, 466, 15), (410, 468, 11)):
        rimmed(painter, polygon(((x - wide, y), (x, y - 15), (x + wide, y), (x, y + 15))), look.DANGER, BLACK, 4)


def _bull(painter: QPainter, x: float, y: float) -> None:
    """A golden bull's head, the knob of his cane."""
    with tilted(painter, x, y, -8):
        horns = [blob([(x + way * a, y + b) for a, b in ((18, -30), (44, -34), (58, -58), (54, -84), (76, -62), (76,
            -30), (52, -10), (22, -12))], tension=0.7) for way in (-1, 1)]  # fmt: skip
        lit(painter, joined(*horns), look.BONE, look.BONE, (-5, -4), shade="#8E8680", width=5)
        ears = [blob([(x + way * a, y + b) for a, b in ((26, -12), (60, -8), (54, 12), (30, 8))], tension=0.7)
            for way in (-1, 1)]  # fmt: skip
        lit(painter, joined(*ears), look.BRASS, look.BONE, (-4, -4), shade="#7A5218", width=5)
        head = blob(((x - 36, y - 30), (x, y - 40), (x + 36, y - 30), (x + 34, y + 6), (x + 24, y + 34), (x + 26,
            y + 54), (x, y + 66), (x - 26, y + 54), (x - 24, y + 34), (x - 34, y + 6)), tension=0.8)  # fmt: skip
        lit(painter, head, look.BRASS, look.BONE, (-7, -7), shade="#7A5218", width=6)
        fill(painter, joined(*(ink(((x + way * 28, y - 12, 2), (x + way * 18, y - 2, 8), (x + way * 8, y + 2, 2)))
            for way in (-1, 1)), *(disc(x + way * 11, y + 48, 5, 4) for way in (-1, 1))), BLACK)  # fmt: skip
        stroke(painter, disc(x, y + 62, 12, 12), BLACK, 9)
        stroke(painter, disc(x, y + 62, 12, 12), look.BONE, 4)


def _widow(painter: QPainter) -> None:
    """Her head, bent to the coin: white hair drawn up through a crown, pearls, the smile one has for a sleeper."""
    neck(painter, 282, 420, 76, 506, "#F0D8BC")
    for number in range(8):
        x = 226 + number * 17
        lit(painter, disc(x, 496 + 30 * (1 - ((x - 286) / 62) ** 2), 12), look.BONE, look.BONE, (4, -4),
            shade="#8C8794", width=3)  # fmt: skip
    painter.save()
    painter.translate(296, 360)
    painter.rotate(32)
    painter.scale(1.04, 1.04)
    side(painter, 0, 0, 1, Face("#BC8E6C", "#F0D8BC", nose=Nose.SNUB, stern=-0.8, brow=7, brow_colour="#8E8680",
        smile=0.7, jaw=0.1, lips="#A84A40", lid=0.5))  # fmt: skip
    glaze(painter, disc(34, 26, 20, 14), look.DANGER, 0.12)
    lines = ((22, -18, 2.6), (10, -22, 0.8)), ((22, -12, 2.6), (11, -8, 0.8)), ((44, 26, 1), (36, 38, 3), (34, 50, 1))
    fill(painter, joined(*(ink(line) for line in lines)), "#8C6448")
    lit(painter, disc(-72, 64, 46, 40), "#D8D2C8", look.BONE, (8, -8), shade="#6E6A78")
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#D8D2C8", look.BONE)
    lit(painter, placed(crown(), -14, -92, 0.66, -8), look.BRASS, look.BONE, (6, -5), shade="#8C5A1E", width=5)
    for x in (-48, -14, 22):
        rimmed(painter, disc(x, -108 + x * -0.1, 8), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-18, 22, 10), look.BRASS, BLACK, 3)
    painter.restore()


def _scholar(painter: QPainter, skin: str) -> None:
    """Her face turned up to the coin: round glasses full of its light, a cloud of curls, the mouth just open."""
    brown, dark = "#3A2418", "#120A07"
    with tilted(painter, 270, 760, -14):
        painter.translate(-14, 0)
        curls = ((196, 560, 46), (214, 516, 50), (262, 490, 52), (316, 496, 42), (180, 616, 50), (184, 676, 48), (206,
            724, 40), (236, 540, 60), (210, 640, 60))  # fmt: skip
        lit(painter, joined(*(disc(*curl) for curl in curls)), brown, look.BRASS, (9, -8), shade=dark)
        strands(painter, [((x - r * 0.5, y + 8), (x, y - r * 0.6), (x + r * 0.5, y + 6)) for x, y, r in curls], brown,
            look.BRASS, 6)  # fmt: skip
        neck(painter, 274, 708, 76, 800, skin)
        turned(painter, 284, 626, 1.02, Face("#7A4A28", skin, nose=Nose.SNUB, stern=-1, brow=9, jaw=0.1, smile=1.2,
            gaze=0.7, young=True))  # fmt: skip
        for x, wide in ((288, 32), (340, 20)):
            glaze(painter, disc(x, 628, wide, 31), look.BRASS, 0.3)
            stroke(painter, disc(x, 628, wide, 31), look.BRASS, 7)
        stroke(painter, thick_line(((256, 626), (216, 616)), 2), look.BRASS, 7)
        for x, y, r in ((276, 528, 34), (318, 522, 28), (350, 540, 20), (238, 552, 32), (222, 590, 26)):
            lit(painter, disc(x, y, r), brown, look.BRASS, (6, -6), shade=dark, width=4)
    lit(painter, polygon(((204, 792), (276, 822), (346, 788), (368, 850), (276, 884), (188, 856))), look.BONE,
        look.BONE, (6, -6), shade=look.MUTED, width=5)  # fmt: skip


SCENES: Final = (page, knight, queen, king)
