"""The swords from the ace to the five."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import NIGHT
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.people import (
    WALKING,
    Cloth,
    Limb,
    Wear,
    person,
)
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    cone,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.small_heads import Hair
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand comes up out of a manhole with one blade, and every searchlight of the city finds it."""
    sky(painter, "#0E0F18", "#3E4254", 900)
    clouds(painter, ((160, 500, 0.7), (600, 420, 0.6)), "#2A2C3A", look.MUTED)
    for x, left, right in ((20, 300, 420), (400, 330, 440), (700, 330, 470)):
        fill(painter, cone(x, 1010, -140, left - 60, right + 60, 10), mixed(BLACK, look.BONE, 0.22))
        fill(painter, cone(x, 1010, -140, left, right, 6), mixed(BLACK, look.BONE, 0.36))
    glow(painter, 372, 260, 300, look.BONE, 0.55)
    city(painter, 880, "#2A2C3A", look.SODIUM, tall=380, seed=16)
    city(painter, 880, "#101118", look.SODIUM, tall=230, seed=3, edge=look.MUTED)
    fill(painter, rect(0, 880, 700, 400), "#24222B")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((372 + (x - 372) * 0.5, 880), (x, 1200)), 4), "#14131A")
    hatch(painter, rect(0, 880, 700, 300), Hatch.HORIZONTAL, "#14131A", pitch=56, width=4)
    lit(painter, disc(372, 1000, 190, 56), look.MUTED, look.BONE, (-4, -8), shade="#4A4652")
    fill(painter, disc(372, 1000, 158, 42), BLACK)
    lid = disc(610, 960, 120, 34)
    lit(painter, lid, "#4A4652", look.BONE, (-3, -6), shade="#201E28", width=5)
    stroke(painter, joined(disc(610, 956, 84, 22), disc(610, 956, 44, 11)), "#201E28", 6)
    sword(painter, 372, 752, 700, 0, 1.5, grip=160)
    painter.save()
    hole = disc(372, 1000, 158, 42).united(rect(0, 0, 700, 1000))  # the rim is before the arm
    painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    arm(
        painter,
        ((372, 1200), (368, 1010), (372, 860)),
        150,
        look.OXBLOOD,
        look.DANGER,
        (-14, -6),
        cuff=look.BONE,
        skin="#E2B58A",
    )
    painter.restore()
    fist(painter, 374, 746, 0, 1.0, "#E2B58A")
    for number in range(7):
        angle = math.radians(-150 + number * 20)
        fill(painter, star(372 + 190 * math.cos(angle), 230 + 200 * math.sin(angle), 20, 6, 4), look.SODIUM)


def two(painter: QPainter, t: Tones) -> None:
    """Blindfolded on a quay under a thin moon, two blades crossed before her, and the water knows which."""
    sky(painter, "#0B1424", "#3A6A8C", 560)
    stars(painter, 14, (230, 40), (430, 300), look.BONE)
    fill(painter, disc(590, 150, 84).subtracted(disc(556, 134, 80)), look.BONE)
    glow(painter, 600, 155, 190, look.BONE, 0.3)
    clouds(painter, ((300, 420, 0.7), (600, 330, 0.6)), "#234460", look.BONE)
    fill(painter, rect(0, 540, 700, 360), mixed(BLACK, look.ICE, 0.42))
    hatch(painter, rect(0, 546, 700, 340), Hatch.WAVES, mixed(BLACK, look.ICE, 0.6), pitch=36, width=4)
    for number in range(11):
        fill(painter, rect(500 - number * 16 + (number % 3) * 30, 556 + number * 30, 70 + number * 15, 8, 4), look.BONE)
    city(painter, 544, "#0D1118", look.SODIUM, tall=170, seed=25, edge=mixed(BLACK, look.ICE, 0.6))
    fill(painter, rect(0, 890, 700, 400), "#17151C")
    hatch(painter, rect(0, 890, 700, 400), Hatch.HORIZONTAL, "#2E2C36", pitch=48, width=5)
    gown = blob(((250, 720), (350, 680), (450, 720), (520, 900), (560, 1130), (140, 1130), (180, 900)), tension=0.6)
    lit(painter, gown, look.BONE, look.BONE, (14, -6), shade="#6F7488")
    for x in (240, 310, 390, 460):
        fill(painter, limb(((350 + (x - 350) * 0.6, 930, 3), (x, 1120, 11))), "#6F7488")
    behind = blob(((350, 400), (440, 430), (462, 540), (500, 700), (440, 740), (260, 740), (200, 700), (238, 540),
        (254, 420)))  # fmt: skip
    lit(painter, behind, "#3A2C4E", look.ICE, (9, -8), shade=BLACK)
    rimmed(painter, polygon(((316, 600), (384, 600), (396, 690), (350, 730), (304, 690))), "#8A6E70", BLACK, 4)
    front(painter, 350, 530, 1.0, Face("#8A6E70", "#EBD0B4", open=False, lips=look.OXBLOOD, jaw=0.1), mirror=True)
    lit(painter, blob(((268, 496), (350, 486), (432, 496), (432, 548), (350, 560), (268, 548)), tension=0.5),
        look.OXBLOOD, look.DANGER, (6, -6), shade="#33090F")  # fmt: skip
    hair(painter, 350, 526, 1.04, Cut.FRONT_LONG, "#3A2C4E", look.ICE)
    lit(painter, joined(limb(((430, 520, 20), (490, 560, 22), (500, 640, 30))), limb(((430, 524, 16), (470, 600, 20),
        (456, 670, 26)))), look.OXBLOOD, look.DANGER, (5, -4), width=4)  # fmt: skip
    for way in (-1, 1):
        arm(painter, ((350 + way * 106, 790), (350 + way * 190, 950), (350 + way * 40, 930)),
            84, look.BONE, look.BONE, (9, -6), body=gown)  # fmt: skip
    for way in (-1, 1):
        blade(painter, 350 + way * 140, 630, 660, 180 + way * 33, 2)
    for way in (1, -1):
        fist(painter, 350 - way * 22, 884 + way * 22, way * 33, 0.74, "#EBD0B4", mirror=way < 0)


def three(painter: QPainter, t: Tones) -> None:
    """A neon heart over a wet street, run through three times; its light bleeds into the puddle."""
    sky(painter, "#12111C", "#3A1A2A", 900)
    clouds(painter, ((500, 110, 1.0), (260, 250, 0.8), (620, 290, 0.6)), "#2A2230", look.DANGER)
    city(painter, 930, "#241824", look.SODIUM, tall=620, seed=18, right=240, edge=look.DANGER)
    city(painter, 930, "#241824", look.SODIUM, tall=640, seed=29, left=470, edge=look.DANGER)
    glow(painter, 360, 640, 480, look.DANGER, 0.5)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.4), pitch=38, width=4)
    fill(painter, rect(0, 930, 700, 300), NIGHT)
    puddle = blob(((80, 1000), (250, 955), (430, 950), (620, 970), (660, 1010), (420, 1060), (200, 1056)))
    fill(painter, puddle, look.OXBLOOD)
    fill(painter, blob(((220, 1000), (360, 980), (520, 1000), (400, 1030))), look.DANGER)
    outline = ((360, 900), (176, 720), (96, 570), (134, 440), (250, 400), (360, 500), (470, 400), (586, 440),
        (624, 570), (544, 720))  # fmt: skip
    heart = blob(outline, tension=0.85)
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.4), 60)
    lit(painter, heart, "#A81C2C", look.DANGER, (-22, -18), shade="#4A0A14", width=4)
    stroke(painter, heart, look.DANGER, 14)
    stroke(painter, heart, look.BONE, 4)
    for x, y, turn in ((236, 620, -26), (484, 620, 26), (360, 640, 0)):
        blade(painter, x, y, 640, turn, 2.8)
    for x, y, foot, turn in ((200, 548, 700, -26), (520, 548, 690, 26), (360, 556, 760, 0)):  # where they went in
        cut = placed(
            blob(((-46, 0), (-20, -15), (0, -10), (20, -15), (46, 0), (20, 12), (0, 7), (-20, 12))), x, y, 1, turn
        )
        rimmed(painter, cut.subtracted(placed(rect(-22, -30, 44, 60), x, y, 1, turn)), "#2B050C", look.DANGER, 3)
        for dx, deep in ((-34, 40), (30, 0)):
            fill(
                painter, limb(((x + dx, y + 6, 5), (x + dx, foot - deep - 20, 8), (x + dx, foot - deep, 13))), "#5C0A16"
            )
    for x, y, size in ((360, 1004, 18), (196, 900, 14), (524, 900, 14), (268, 830, 11), (452, 830, 11)):
        drop = blob(((x, y - 2.6 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, look.DANGER, look.BONE, (-3, -3), width=3)


def four(painter: QPainter, t: Tones) -> None:
    """A ward at night: somebody sleeps at last, three blades on the wall and one beneath the bed."""
    fill(painter, SKY, "#12161C")
    light = polygon(((250, -150), (700, -150), (640, 760), (20, 760)))
    fill(painter, light, "#44586E")
    glow(painter, 190, 560, 190, look.BONE, 0.6)  # the moon, behind the blind
    within(painter, light, disc(190, 560, 84), look.BONE)
    hatch(painter, light, Hatch.HORIZONTAL, "#12161C", pitch=38, width=12)
    for x in (304, 424, 544):
        blade(painter, x, 320, 330, 0, 2)
    fill(painter, rect(0, 760, 700, 500), "#0D0F14")
    for x in range(-100, 800, 120):
        fill(painter, thick_line(((350 + (x - 350) * 0.6, 760), (x, 1200)), 4), "#1E242C")
    lit(painter, rect(28, 350, 150, 110, 12), "#2B2E38", look.MUTED, (-4, -5), width=5)  # his heart goes on
    fill(painter, rect(42, 364, 122, 82, 6), "#0B1512")
    pulse = ((46, 410), (76, 410), (86, 394), (96, 432), (108, 376), (118, 410), (160, 410))
    stroke(painter, thick_line(pulse, 1), look.HORROR, 5)
    fill(painter, rect(96, 456, 14, 110), "#2B2E38")
    stand = joined(thick_line(((654, 320), (654, 700)), 10), thick_line(((622, 326), (660, 326)), 10))
    rimmed(painter, stand, look.MUTED, BLACK, 3)
    lit(painter, rect(606, 344, 44, 90, 14), look.ICE, look.BONE, (-5, -5), shade=mixed(BLACK, look.ICE, 0.5), width=4)
    frame = joined(rect(40, 580, 26, 460, 10), rect(610, 700, 26, 340, 10), rect(40, 880, 596, 26))
    lit(painter, joined(frame, disc(53, 1040, 20), disc(623, 1040, 20), disc(53, 580, 22)),
        look.MUTED, look.BONE, (-5, -3), shade="#3A3644")  # fmt: skip
    lit(painter, blob(((70, 870), (76, 790), (150, 740), (280, 760), (330, 820), (320, 880)), tension=0.7),
        look.BONE, look.BONE, (6, -8), shade=look.MUTED)  # fmt: skip
    painter.save()
    painter.translate(174, 746)
    painter.rotate(-70)
    painter.scale(0.98, 0.98)
    side(painter, 0, 0, 0.84, Face("#A8805C", "#E2B58A", nose=Nose.HOOKED, open=False, brow=10,
        brow_colour="#6E6A66", jaw=0.5,
        smile=0.6))  # fmt: skip
    hair(painter, 0, 0, 0.86, Cut.SIDE_SHORT, "#8E8680", look.BONE)
    painter.restore()
    chest = blob(((212, 880), (206, 812), (240, 768), (300, 748), (360, 756), (430, 790), (440, 880)), tension=0.8)
    lit(painter, chest, "#4A7AA8", look.BONE, (6, -9), shade="#182C44")
    drip = thick_line(((628, 434), (640, 560), (560, 690), (430, 730), (352, 826)), 1)
    stroke(painter, drip, look.ICE, 6)
    sheet = blob(((386, 880), (388, 812), (416, 790), (470, 786), (520, 756), (560, 780), (584, 776), (598, 716),
        (628, 724), (634, 800), (630, 880)), tension=0.7)  # fmt: skip
    within(painter, chest, rect(360, 700, 60, 200), "#1E2B34")
    lit(painter, sheet, look.BONE, look.BONE, (10, -10), shade=look.MUTED)
    for points in (((420, 806), (404, 872)), ((476, 800), (450, 872)), ((530, 780), (510, 872)), ((580, 790), (566,
        872))):  # fmt: skip
        fill(painter, limb(((*points[0], 3), (*points[1], 9))), look.MUTED)
    for dx, tone in ((14, "#A8805C"), (0, "#E2B58A")):  # the hands, palm to palm as on a tomb
        hand = joined(limb(((390 + dx, 770, 44), (384 + dx, 700, 38), (392 + dx, 640, 18))), limb(((372 + dx, 740, 20),
            (366 + dx, 690, 13))))  # fmt: skip
        lit(painter, hand, tone, tone, (-5, -4), shade=mixed(BLACK, tone, 0.6), width=5)
    for x in (378, 392):
        fill(painter, limb(((x, 720, 2), (x + 2, 660, 4))), "#8A6240")
    arm(painter, ((266, 812), (330, 872), (386, 796)), 70, "#4A7AA8", look.BONE, (6, -8), skin="#E2B58A", body=chest)
    blade(painter, 340, 970, 520, 90, 2)


def five(painter: QPainter, t: Tones) -> None:
    """He has won: two blades in one fist, one he leans on, two lie before him; the beaten leave."""
    sky(painter, "#1B2030", "#C8B09A", 560)
    clouds(painter, ((420, 90, 1.2), (200, 330, 0.9), (640, 240, 1.0)), "#3A4050", look.BONE)
    glow(painter, 170, 540, 330, "#F0D8B0", 0.7)
    city(painter, 560, "#7A6E6C", None, tall=120, seed=32, right=420)
    fill(painter, rect(0, 556, 700, 200), "#6E7480")
    hatch(painter, rect(0, 560, 700, 190), Hatch.WAVES, "#A8A8AC", pitch=30, width=4)
    fill(painter, polygon(((0, 700), (300, 668), (700, 690), (700, 1200), (0, 1200))), "#2A2830")
    for x in range(-700, 1100, 120):
        fill(painter, thick_line(((160 + (x - 160) * 0.3, 690), (x, 1200)), 4), "#17161D")
    bowed = WALKING._replace(head=(44, -332), neck=(20, -302))
    weeping = bowed._replace(near_arm=Limb((60, -240), (66, -306)))
    for pose, wear, x, y, size in ((bowed, Wear(Hair.FEDORA, Cloth.COAT, "#2B3448", look.BONE, smile=-1), 72, 724,
        0.68), (weeping, Wear(Hair.LONG, Cloth.SKIRT, look.OXBLOOD, look.BONE, smile=-1), 172, 760, 0.72)):  # fmt: skip
        glaze(painter, polygon(((x - 30, y), (x + 40, y), (x + 190, y + 90), (x + 60, y + 90))), BLACK, 0.4)
        person(painter, pose, wear, x, y, size, mirror=True)
    painter.save()
    painter.translate(-140, 0)
    _winner(painter)
    painter.restore()
    lit(painter, rect(-20, 950, 740, 300), "#4A4A58", "#A8A8B4", (0, -8), shade="#22222C")
    fill(painter, joined(*(rect(x, 958, 5, 140) for x in (150, 400, 620))), "#22222C")
    blade(painter, 322, 876, 300, 0, 1.7)
    arm(painter, ((224, 704), (132, 836), (256, 776)), 100, "#3E6A58", look.BONE, (-10, -6), cuff=look.BONE,
        skin="#EBC7A0")  # fmt: skip
    fist(painter, 308, 752, 0, 0.76, "#EBC7A0", mirror=True)
    for x, turn in ((172, 87), (506, 94)):
        glaze(painter, disc(x, 1036, 140, 12), BLACK, 0.6)
        blade(painter, x, 1012, 264, turn, 2)
    hatch(painter, SKY, Hatch.RAIN, mixed("#5A6070", look.BONE, 0.3), pitch=74, width=3)
    gloom(painter, 400, 600, 440, 0.4)


def _winner(painter: QPainter) -> None:
    """Red-haired, his coat in the wind; he looks after them over his shoulder and can't hide how it pleases him."""
    cloth, dark, skin, red = "#3E6A58", "#111C17", "#EBC7A0", "#C0562A"
    tail = blob(((560, 840), (640, 900), (720, 940), (720, 1180), (600, 1180)), tension=0.7)
    lit(painter, tail, mixed(BLACK, cloth, 0.7), look.BONE, (-4, -8), shade=dark)
    coat = bust(492, 610, 336, 1180, waist=0.74, hip=0.96)
    lit(painter, coat, cloth, look.BONE, (-14, -6), shade=dark)
    for a, b in (((430, 960), (392, 1140)), ((560, 960), (590, 1140))):
        fill(painter, limb(((*a, 3), (*b, 11))), dark)
    fill(painter, polygon(((440, 606), (532, 606), (476, 780))), "#C8B48C")
    neck(painter, 486, 566, 80, 640, skin)
    for way in (-1, 1):
        lapel = polygon(((484 + way * 36, 590), (484 + way * 92, 616), (484 + way * 90, 724), (484 + way * 58, 738),
            (478, 860)))  # fmt: skip
        lit(painter, lapel, mixed(cloth, look.BONE, 0.16), look.BONE, (-5, -5), shade=dark, width=5)
    with tilted(painter, 480, 600, -8):
        turned(painter, 470, 470, 1.1, Face("#A87850", skin, nose=Nose.HOOKED, stern=0.5, brow=13,
            brow_colour="#6B2E14", jaw=0.7, smile=1.6, lid=0.35, arch=1, gaze=0.9), mirror=True)  # fmt: skip
        locks = blob(((392, 420), (396, 372), (440, 336), (500, 330), (560, 340), (640, 330), (600, 372), (650, 396),
            (594, 412), (626, 460), (576, 450), (566, 510), (544, 520), (540, 470), (522, 452), (512, 484), (504, 430),
            (460, 404), (420, 412)), tension=0.6)  # fmt: skip
        lit(painter, locks, red, look.SODIUM, (-8, -8), shade="#4A1A0C")
        strands(painter, [((410 + a, 400 - a * 0.4), (490 + a * 0.5, 360 + a * 0.3), (600 - a * 0.3, 400 + a)) for a in
            (0, 22, 44, 66)], red, look.SODIUM, 5)  # fmt: skip
    lit(painter, limb(((386, 900, 34), (488, 916, 36), (598, 900, 34))), "#5A3A22", look.SODIUM, (0, -5), width=4)
    lit(painter, rect(464, 892, 52, 46, 8), look.BRASS, look.BONE, (-4, -4), width=4)
    arm(painter, ((622, 702), (730, 872), (696, 756)), 100, cloth, look.BONE, (-8, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    for turn in (14, -3):
        sword(painter, 684, 712, 500, turn, 3, grip=96)
    fist(painter, 682, 714, 6, 0.72, skin)


SCENES: Final = (one, two, three, four, five)
