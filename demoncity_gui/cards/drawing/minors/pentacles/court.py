"""The four people who live by the pentacles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import rabbit
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import cradle, fingers, fist
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import beam, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    SKY,
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


def page(painter: QPainter, t: Tones) -> None:
    """The night-school girl at the library table, who has read one coin for an hour and found what nobody saw."""
    wall, leather = "#120F0C", ("#5C2A1E", "#2F4A3E", "#6B5220", "#2C2A3A", "#43302A")
    fill(painter, SKY, wall)
    for row in range(5):
        x = 20
        for number in range(12):
            wide, height = 36 + (number * 29 + row * 17) % 26, 116 + (number * 37 + row * 53) % 40
            lit(painter, rect(x, 150 + row * 180 - height, wide, height, 3), leather[(number * 3 + row * 2) % 5],
                mixed(BLACK, look.SODIUM, 0.5), (5, -2), width=2)  # fmt: skip
            x += wide + 6
        fill(painter, rect(0, 150 + row * 180, 700, 20), "#3A2616")
    lit(painter, rect(560, -150, 150, 640), "#54708A", look.BONE, (6, 0), width=7)  # a window on the night
    city(painter, 490, "#10161E", look.SODIUM, tall=260, seed=4, left=566)
    for y in (60, 280):
        fill(painter, rect(560, y, 140, 8), BLACK)
    beam(painter, 470, 360, 940, 60, 760, "#2A2010", look.SODIUM, 90, 3)
    shade = joined(polygon(((330, 364), (400, 262), (540, 262), (610, 364))))
    rimmed(painter, rect(462, -150, 16, 420), "#3A3644", BLACK, 4)
    lit(painter, shade, mixed(BLACK, look.HORROR, 0.75), look.HORROR, (10, -8), shade=mixed(BLACK, look.HORROR, 0.35))
    fill(painter, disc(470, 364, 60, 12), look.BONE)
    green, skin = mixed(BLACK, look.HORROR, 0.4), "#C98F5E"
    dress = bust(190, 784, 330, 1150, waist=0.72, hip=0.9)
    lit(painter, dress, green, look.SODIUM, (14, -6), shade="#0C1513")
    painter.save()
    painter.translate(202, 600)
    painter.rotate(14)  # her eyes are on the coin
    rimmed(painter, limb(((-10, 60, 72), (-22, 190, 84))), mixed(BLACK, skin, 0.8), BLACK, 5)
    lit(painter, disc(-84, -92, 50), "#3A2820", look.SODIUM, (7, -8), shade=BLACK)
    side(painter, 0, 0, 1.1, Face("#9A6A42", skin, nose=Nose.SNUB, stern=-0.6, brow=8, smile=1.2, jaw=0))
    hair(painter, 0, 0, 1.1, Cut.SIDE_UP, "#3A2820", look.SODIUM)
    fill(painter, limb(((-130, -130, 10), (-40, -58, 10))), look.SODIUM)  # a pencil in the bun
    stroke(painter, joined(disc(48, -26, 25, 31), thick_line(((24, -28), (-14, -22)), 2)), look.BRASS, 7)
    painter.restore()
    rimmed(painter, polygon(((104, 770), (186, 790), (258, 770), (286, 828), (190, 862), (96, 828))), look.BONE, BLACK,
        4)  # fmt: skip
    lit(painter, rect(-20, 980, 740, 40), "#7A4A28", look.SODIUM, (0, -10), shade="#4A2E16")
    fill(painter, rect(0, 1020, 700, 200), "#6B4424")
    for number, (x, wide, colour) in enumerate(((590, 190, leather[0]), (600, 160, leather[1]),
        (584, 180, leather[2]))):  # fmt: skip
        lit(painter, rect(x - wide / 2, 940 - number * 40, wide, 38, 4), colour, look.BONE, (-6, -4), width=4)
    arm(painter, ((300, 910), (484, 1050), (612, 936)), 84, green, look.SODIUM, (9, -7), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip
    with cradle(painter, 584, 872, -38, 0.86, skin), cradle(painter, 350, 876, 36, 0.94, skin, mirror=True):
        coin(painter, 466, 766, 290)
    arm(painter, ((74, 880), (140, 1064), (294, 952)), 84, green, look.SODIUM, (9, -7), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip


def knight(painter: QPainter, t: Tones) -> None:
    """The driver of the last tram, never late and never early, with the night's takings on the front."""
    sky(painter, "#141624", "#7A5A2A", 900)
    clouds(painter, ((560, 80, 0.8), (260, 150, 0.6)), "#2A2A36", look.BRASS)
    city(painter, 960, "#4A3A20", look.SODIUM, tall=760, seed=16)
    city(painter, 960, "#1B1712", look.SODIUM, tall=640, seed=43, right=130, edge=look.BRASS)
    city(painter, 960, "#1B1712", look.SODIUM, tall=700, seed=50, left=570, edge=look.BRASS)
    fill(painter, disc(350, 130, 56), mixed(BLACK, look.BONE, 0.8))
    fill(painter, joined(*(thick_line(((350, 190), (x, -150)), 5) for x in (180, 300, 420, 560))), "#5A4A24")
    fill(painter, polygon(((0, 900), (700, 900), (700, 1200), (0, 1200))), "#1B160D")
    for x, foot in ((250, -40), (470, 740)):
        fill(painter, polygon(((x - 8, 960), (x + 8, 960), (foot + 36, 1200), (foot - 36, 1200))),
            mixed(BLACK, look.BRASS, 0.6))  # fmt: skip
    for x, w in ((70, 260), (400, 230), (220, 300)):
        fill(painter, rect(x, 1020 + w % 7 * 9, w, 10, 5), "#4A3C18")
    stroke(painter, thick_line(((300, 240), (350, 90), (400, 240)), 1), look.MUTED, 10)
    cab = blob(((120, 330), (180, 262), (350, 246), (520, 262), (580, 330), (620, 960), (80, 960)), tension=0.4)
    lit(painter, cab, look.BRASS, look.BONE, (-14, -8), shade=mixed(BLACK, look.BRASS, 0.5), width=8)
    rimmed(painter, rect(240, 226, 220, 70, 12), BLACK, look.BRASS, 5)
    fill(painter, joined(*(rect(268 + i * 44, 244, 30, 34, 4) for i in range(4))), look.SODIUM)
    pane = rect(144, 322, 412, 350, 34)
    rimmed(painter, pane, "#2A2418", BLACK, 8)
    fill(painter, joined(*(limb(((x, 322, 5), (x, 380, 5))) for x in (200, 260, 440, 500))), look.MUTED)
    coat = blob(((170, 672), (196, 600), (280, 560), (350, 552), (420, 560), (506, 600), (530, 672)), tension=0.6)
    lit(painter, coat, "#2C3040", look.BRASS, (-10, -7), shade=BLACK)
    rimmed(painter, polygon(((320, 540), (380, 540), (396, 590), (350, 640), (304, 590))), look.BONE, BLACK, 4)
    fill(painter, polygon(((338, 590), (362, 590), (366, 660), (334, 660))), look.OXBLOOD)
    front(painter, 350, 468, 0.84, Face("#9A6A44", "#E2B58A", stern=-0.2, brow=13, jaw=1,
        smile=0.4))  # fmt: skip
    rimmed(painter, blob(((296, 520), (326, 502), (350, 508), (374, 502), (404, 520), (380, 530), (350, 518),
        (320, 530))), "#1C1512", BLACK, 3)  # fmt: skip
    hat = joined(blob(((280, 428), (270, 370), (350, 344), (430, 370), (420, 428)), tension=0.6))
    lit(painter, hat, "#2C3040", look.BRASS, (-8, -7), shade=BLACK)
    rimmed(painter, blob(((282, 424), (350, 412), (418, 424), (428, 446), (350, 436), (272, 446)), tension=0.6),
        BLACK, look.BRASS, 3)  # fmt: skip
    rimmed(painter, disc(350, 396, 14), look.BRASS, BLACK, 3)
    rimmed(painter, thick_line(((486, 690), (470, 610)), 14), look.MUTED, BLACK, 4)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    arm(painter, ((480, 630), (540, 690), (490, 640)), 52, "#2C3040", look.BRASS, (-5, -4), cuff=look.BONE)
    painter.restore()
    fist(painter, 472, 606, -10, 0.5, "#E2B58A", mirror=True)
    fill(painter, polygon(((170, 322), (250, 322), (150, 560), (144, 560), (144, 380))),
        mixed("#2A2418", look.BONE, 0.25))  # fmt: skip
    fill(painter, rect(96, 690, 508, 14), BLACK)
    for x in (160, 540):
        glow(painter, x, 792, 150, look.BONE, 0.6)
        rimmed(painter, disc(x, 792, 50), look.BONE, BLACK, 8)
    coin(painter, 350, 826, 250)
    lit(painter, polygon(((84, 950), (616, 950), (570, 1030), (130, 1030))), "#23212C", look.BRASS, (0, -8),
        shade=BLACK)  # fmt: skip
    fill(painter, joined(*(rect(160 + i * 56, 972, 14, 40) for i in range(7))), BLACK)


def queen(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her winter garden, the coin in her lap and a rabbit at her knee."""
    deep, leafy = mixed(BLACK, look.HORROR, 0.16), mixed(BLACK, look.HORROR, 0.55)
    sky(painter, mixed(BLACK, look.HORROR, 0.72), mixed(BLACK, look.HORROR, 0.2), 1000)
    fill(painter, disc(560, 150, 74), look.BONE)
    glow(painter, 560, 150, 240, look.BONE, 0.5)
    city(painter, 640, mixed(BLACK, look.HORROR, 0.24), look.SODIUM, tall=300, seed=15)
    for x in range(40, 700, 124):
        fill(painter, rect(x, -150, 9, 1250), deep)
    for y in (120, 380, 640):
        fill(painter, rect(0, y, 700, 9), deep)
    leaf = blob(((0, -120), (48, -40), (34, 40), (0, 80), (-34, 40), (-48, -40)))
    for x, y, size, turn in ((70, 640, 1.3, 24), (120, 500, 1.1, 56), (50, 430, 1.0, -6), (640, 560, 1.3, -30),
        (610, 420, 1.1, -64), (660, 720, 1.2, -4), (90, 800, 1.2, 60), (640, 310, 0.9, 20)):  # fmt: skip
        one = placed(leaf, x, y, size, turn)
        lit(painter, one, leafy, mixed(BLACK, look.HORROR, 0.85), (7, -7), shade=deep, width=5)
        fill(painter, placed(limb(((0, -90, 3), (0, 70, 6))), x, y, size, turn), deep)
    for x, y in ((110, 560), (620, 490), (650, 640), (60, 720)):
        lit(painter, disc(x, y, 30), look.SODIUM, look.BONE, (6, -6), shade=mixed(BLACK, look.SODIUM, 0.5), width=5)
    throne = joined(blob(((190, 1130), (180, 620), (220, 470), (350, 400), (480, 470), (520, 620), (510, 1130)),
        tension=0.6), disc(190, 560, 34), disc(510, 560, 34))  # fmt: skip
    lit(painter, throne, "#5C3A1E", look.BRASS, (10, -8), shade="#2A1A0C")
    skirt = blob(((236, 880), (420, 860), (560, 900), (650, 1010), (670, 1130), (170, 1130)), tension=0.6)
    lit(painter, skirt, "#3A3660", look.BONE, (-9, -8), shade="#17152B")
    for a, b in (((400, 960), (380, 1120)), ((520, 950), (560, 1120))):
        fill(painter, limb(((*a, 3), (*b, 10))), "#17152B")
    shawl = bust(344, 690, 310, 1010, waist=0.8, hip=0.9)
    lit(painter, shawl, look.OXBLOOD, look.DANGER, (-11, -7), shade="#33090F")
    fill(painter, polygon(((296, 690), (390, 690), (344, 800))), "#EBDCC0")
    for way in (-1, 1):
        lapel = blob(((344 + way * 46, 678), (344 + way * 84, 706), (344 + way * 50, 800), (344, 900), (344 + way * 4,
            800)), tension=0.5)  # fmt: skip
        lit(painter, lapel, "#94202D", look.DANGER, (-5, -4), shade="#33090F", width=4)
    _widow(painter)
    arm(painter, ((468, 771), (580, 960), (520, 1064)), 92, look.OXBLOOD, look.DANGER, (-8, -7), cuff=look.BONE,
        skin="#F0D8BC", body=shawl)  # fmt: skip
    arm(painter, ((220, 771), (166, 960), (250, 1060)), 92, look.OXBLOOD, look.DANGER, (-8, -7), cuff=look.BONE,
        skin="#F0D8BC", body=shawl)  # fmt: skip
    skin = "#F0D8BC"
    with cradle(painter, 478, 1006, -36, 0.76, skin), cradle(painter, 290, 1006, 36, 0.76, skin, mirror=True):
        coin(painter, 384, 918, 236)
    rabbit(painter, 116, 1140, 0.86, "#DDD6C8")


def king(painter: QPainter, t: Tones) -> None:
    """The man who holds everybody's mortgage, wide in his bull's-horned chair, the skyline at his back."""
    sky(painter, "#1B1626", "#B87A2A", 800)
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
    body = blob(((10, 1130), (40, 920), (140, 790), (270, 750), (430, 750), (560, 790), (660, 920), (690, 1130)),
        tension=0.8)  # fmt: skip
    lit(painter, body, "#1A1820", look.BRASS, (-14, -8), shade=BLACK, width=8)
    hatch(painter, body, Hatch.VERTICAL, mixed(BLACK, look.BRASS, 0.36), pitch=48, width=4)
    fill(painter, polygon(((276, 746), (424, 746), (350, 960))), look.BONE)
    fill(painter, polygon(((350, 770), (424, 746), (350, 960))), look.MUTED)
    fill(painter, polygon(((330, 776), (370, 776), (384, 900), (350, 950), (316, 900))), look.OXBLOOD)
    for s in (-1, 1):
        lapel = polygon(((350 + s * 70, 730), (350 + s * 150, 770), (350 + s * 120, 830), (350 + s * 146, 860),
            (350, 1020)))  # fmt: skip
        lit(painter, lapel, "#1A1820", look.BRASS, (-6, -5), shade=BLACK, width=4)
    jowls = blob(((226, 600), (250, 560), (350, 640), (450, 560), (474, 600), (456, 720), (350, 774), (244, 720)))
    rimmed(painter, jowls, "#E6B88C", BLACK, 6)
    within(painter, jowls, rect(352, 500, 200, 400), "#94603A")
    front(painter, 350, 596, 1.3, Face("#94603A", "#E6B88C", nose=Nose.BROAD, stern=0.9, brow=17, smile=-0.8, jaw=1,
        old=True))  # fmt: skip
    rimmed(painter, blob(((282, 664), (320, 640), (350, 650), (380, 640), (418, 664), (384, 676), (350, 662),
        (316, 676))), "#17120F", BLACK, 3)  # fmt: skip
    rimmed(painter, limb(((386, 690, 22), (486, 726, 26))), "#6B3A1E", BLACK, 5)
    rimmed(painter, disc(494, 729, 15), look.DANGER, BLACK, 3)
    smoke = limb(((506, 700, 8), (540, 640, 14), (510, 580, 18), (560, 500, 26), (530, 420, 34)))
    fill(painter, smoke, look.MUTED)
    hat = joined(blob(((250, 500), (256, 400), (290, 366), (350, 384), (410, 362), (446, 400), (450, 500)),
        tension=0.7))  # fmt: skip
    lit(painter, hat, "#23212C", look.BRASS, (-10, -8), shade=BLACK)
    within(painter, hat, rect(200, 444, 300, 44), look.BRASS)
    lit(painter, blob(((180, 506), (260, 478), (350, 486), (440, 478), (520, 506), (440, 522), (350, 516),
        (260, 522))), "#23212C", look.BRASS, (-5, -6), shade=BLACK)  # fmt: skip
    for s in (-1, 1):
        arm(painter, ((350 + s * 240, 900), (350 + s * 276, 1040), (350 + s * 156, 1010)),
            120, "#1A1820", look.BRASS, (-9, -7), cuff=look.BONE, body=body)  # fmt: skip
    coin(painter, 350, 972, 214)
    for s in (-1, 1):
        fingers(painter, 350 + s * 108, 990, s * -10, 0.86, "#E6B88C", mirror=s < 0)
        rimmed(painter, rect(350 + s * 98 - 13, 960, 26, 22, 6), look.DANGER, BLACK, 4)


def _widow(painter: QPainter) -> None:
    """Her head, bent to the coin: white hair drawn up through a crown, pearls, a smile of long standing."""
    neck(painter, 345, 640, 72, 704, "#F0D8BC")
    for number in range(8):
        x = 290 + number * 16
        lit(painter, disc(x, 700 + 26 * (1 - ((x - 346) / 60) ** 2), 12), look.BONE, look.BONE, (4, -4),
            shade="#8C8794", width=3)  # fmt: skip
    painter.save()
    painter.translate(350, 562)
    painter.rotate(7)
    painter.scale(1.06, 0.98)
    lit(painter, disc(-10, -112, 50, 44), look.BONE, look.BONE, (8, -8), shade="#8C8794")
    turned(painter, 0, 0, 1.02, Face("#B08460", "#F0D8BC", nose=Nose.SNUB, stern=-0.5, brow=8, brow_colour="#8E8680",
        smile=1, jaw=0.4, old=True, gaze=0.3))  # fmt: skip
    mass = blob(((64, -44), (60, -84), (20, -112), (-40, -108), (-80, -66), (-88, -6), (-74, 34), (-58, 10), (-46, -30),
        (-14, -56), (30, -70)), tension=0.8)  # fmt: skip
    lit(painter, mass, look.BONE, look.BONE, (8, -8), shade="#8C8794")
    strands(painter, (((50, -80), (-10, -90), (-66, 0)), ((30, -92), (-40, -84), (-78, 0)), ((44, -66), (0, -74), (-50,
        -24))), look.MUTED, look.BONE, 5)  # fmt: skip
    lit(painter, placed(crown(), -6, -92, 0.62, -6), look.BRASS, look.BONE, (-6, -5), shade="#8C5A1E", width=5)
    for x in (-40, -6, 28):
        rimmed(painter, disc(x, -108 + x * -0.1, 8), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-56, 36, 10), look.BRASS, BLACK, 3)
    painter.restore()


SCENES: Final = (page, knight, queen, king)
