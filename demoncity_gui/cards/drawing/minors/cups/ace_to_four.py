"""The cups from the ace to the four."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.ground import pour
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    cone,
    disc,
    joined,
    lamp,
    limb,
    polygon,
    rays,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def one(painter: QPainter, t: Tones) -> None:
    """A hand out of the dark offers one glass that runs over; a dove comes down to it, and the street floods."""
    sky(painter, "#0A1424", mixed(BLACK, t.light, 0.6), 920)
    fill(painter, rays(330, 470, 240, 680, 28, 50, 6), mixed(BLACK, t.light, 0.4))
    glow(painter, 330, 470, 360, t.light, 0.8)
    clouds(painter, ((110, 420, 0.5), (620, 330, 0.6)), mixed(BLACK, t.light, 0.4), look.BONE)
    city(painter, 960, mixed(BLACK, t.light, 0.3), None, tall=400, seed=26)
    city(painter, 960, "#0E1620", look.SODIUM, tall=250, seed=5, edge=t.light)
    fill(painter, rect(0, 900, 700, 300), mixed(BLACK, t.light, 0.34))
    hatch(painter, rect(0, 910, 700, 300), Hatch.WAVES, t.light, pitch=30, width=4)
    for course in (((196, 336, 40), (150, 372, 50), (132, 480, 56), (128, 700, 66), (126, 940, 84)), ((476, 336, 34),
        (520, 372, 42), (532, 470, 46), (534, 560, 46), (540, 980, 70))):  # fmt: skip
        pour(painter, course, t.light)
    arm(painter, ((860, 980), (760, 900), (574, 704)), 156, "#1E2C3C", t.light, (-10, -12), cuff=look.BONE)
    with grip(painter, 350, 646, -12, 1.3, "#E2B58A", across=290):
        glass(painter, 336, 706, 400, 0)
    water = blob(((156, 322), (190, 298), (250, 304), (330, 290), (410, 304), (480, 298), (518, 322), (480, 346),
        (410, 344), (376, 362), (330, 346), (290, 352), (240, 350), (190, 346)), tension=0.9)  # fmt: skip
    lit(painter, water, t.light, look.BONE, (-3, -7), shade=mixed(BLACK, t.light, 0.66), width=5)
    fill(painter, joined(limb(((210, 318, 3), (270, 312, 7), (330, 318, 3))), limb(((380, 326, 3), (420, 320, 6),
        (460, 324, 3)))), look.BONE)  # fmt: skip
    for x, y, size in ((350, 250, 9), (392, 262, 12), (300, 258, 8)):
        lit(painter, blob(((x, y - 2.2 * size), (x + size, y), (x, y + size), (x - size, y))), t.light, look.BONE,
            (-3, -3), width=4)  # fmt: skip
    dove(painter, 390, 176, 0.74, 44, mirror=True)


def two(painter: QPainter, t: Tones) -> None:
    """Under a winged heart of neon two lean over one small table, brow to brow, and touch glasses."""
    sky(painter, "#0C1226", "#2C4470", 900)
    city(painter, 820, "#1C2E50", look.SODIUM, tall=560, seed=14)
    city(painter, 860, "#101A30", look.SODIUM, tall=380, seed=27, edge="#4A6A9A")
    for x, y, r, tone in ((60, 520, 34, look.SODIUM), (640, 560, 40, look.ICE), (600, 430, 24, look.DANGER), (110, 400,
        22, look.ICE), (50, 660, 26, look.DANGER), (654, 690, 22, look.SODIUM)):  # fmt: skip
        glaze(painter, disc(x, y, r), tone, 0.35)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, "#3A5684", pitch=60, width=3)
    _winged_heart(painter)
    _he(painter)
    _she(painter)
    lit(painter, disc(350, 1100, 330, 84), "#3A2230", "#FF8A8A", (0, -10), shade="#140A14")
    for x in (262, 436):
        glaze(painter, disc(x, 1052, 80, 16), look.DANGER, 0.3)
    rose = joined(limb(((470, 1062, 7), (560, 1046, 7), (640, 1052, 5))))
    lit(painter, rose, "#2F6A4A", look.HORROR, (0, -3), width=4)
    lit(painter, blob(((430, 1060), (446, 1034), (478, 1038), (484, 1066), (460, 1082))), "#A81C2C", "#FF8A8A",
        (-3, -5), shade="#4A0A14", width=4)  # fmt: skip
    blue, green = "#2A3C66", "#1F6A5A"
    arm(painter, ((96, 800), (84, 1010), (196, 876)), 108, blue, "#FF9A9A", (6, -9), cuff=look.BONE, skin="#E8BC92")
    with grip(painter, 264, 826, 12, 0.82, "#E8BC92", across=140, mirror=True):
        glass(painter, 268, 910, 220, 9)
    arm(painter, ((604, 800), (622, 1010), (506, 876)), 96, green, "#FF9A9A", (-6, -9), cuff=look.BRASS,
        skin="#8A5634")  # fmt: skip
    with grip(painter, 438, 826, -12, 0.78, "#8A5634", across=140):
        glass(painter, 434, 910, 220, -9)
    fill(painter, star(351, 730, 66, 11, 8), look.BONE)
    glow(painter, 351, 730, 90, look.BONE, 0.4)


def _winged_heart(painter: QPainter) -> None:
    """The sign of the bar: a heart with wings, in tubes of red and white light."""
    glow(painter, 350, 170, 360, look.DANGER, 0.7)
    heart = blob(((350, 254), (282, 184), (272, 126), (306, 98), (350, 132), (394, 98), (428, 126), (418, 184)),
        tension=0.85)  # fmt: skip
    for tone, wide in (("#5A0E18", 26), (look.DANGER, 13), ("#FFE0D0", 4)):
        stroke(painter, heart, tone, wide)
    for way in (-1, 1):
        for lift, long in ((-74, 236), (-26, 206), (22, 160)):
            feather = limb(((350 + way * 92, 170 + lift * 0.3, 3), (350 + way * (92 + long * 0.5), 150 + lift, 3),
                (350 + way * (80 + long), 130 + lift * 1.4, 3)))  # fmt: skip
            for tone, wide in (("#23385E", 20), (look.ICE, 9), (look.BONE, 2)):
                stroke(painter, feather, tone, wide)


def _he(painter: QPainter) -> None:
    """He, from the left: dark hair, his eyes on her mouth, and a smile that he doesn't know of."""
    skin, shade, blue, dark, rim = "#E8BC92", "#9A5C44", "#2A3C66", "#0C1222", "#FF9A9A"
    back = blob(((-40, 1150), (-30, 860), (0, 700), (70, 610), (160, 580), (250, 620), (290, 720), (250, 860), (240,
        1150)), tension=0.7)  # fmt: skip
    lit(painter, back, blue, rim, (9, -12), shade=dark)
    for points in (((180, 700, 3), (150, 820, 9), (130, 1000, 4)), ((60, 680, 3), (30, 800, 9), (20, 980, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 180, 600, 17):
        neck(painter, 196, 540, 92, 620, skin)
        lit(painter, blob(((130, 600), (180, 580), (250, 590), (280, 630), (240, 670), (150, 660)), tension=0.6),
            look.BONE, look.BONE, (5, -6), shade="#8C88A0", width=5)  # fmt: skip
        turned(painter, 206, 440, 1.14, Face(shade, skin, brow=12, brow_colour="#2A1810", smile=1.3, jaw=0.8, lid=0.5,
            gaze=0.8, nose=Nose.STRAIGHT))  # fmt: skip
        hair(painter, 206, 436, 1.18, Cut.TURNED_SHORT, "#3A2018", rim)


def _she(painter: QPainter) -> None:
    """She, from the right: brown, her eyes shut, laughing, her black curls full of the sign's light."""
    skin, shade, green, dark, rim = "#9A623C", "#54301E", "#1F6A5A", "#08211C", "#FF9A9A"
    curls = ((560, 330, 70), (600, 400, 76), (610, 480, 74), (590, 560, 66), (540, 290, 60), (480, 280, 50), (560, 620,
        44))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), "#20141C", rim, (-7, -9), shade=BLACK)
    gown = blob(((740, 1150), (730, 860), (700, 720), (630, 640), (540, 610), (460, 650), (430, 740), (456, 880), (460,
        1150)), tension=0.7)  # fmt: skip
    lit(painter, gown, green, rim, (-9, -12), shade=dark)
    for points in (((520, 740, 3), (550, 860, 9), (560, 1000, 4)), ((640, 700, 3), (672, 820, 9), (684, 980, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 520, 600, -15):
        neck(painter, 500, 540, 80, 640, skin)
        bare = blob(((450, 640), (480, 606), (540, 606), (600, 640), (540, 700), (500, 700)), tension=0.7)
        lit(painter, bare, skin, skin, (-5, -6), shade=shade, width=5)
        turned(painter, 494, 448, 1.08, Face(shade, skin, open=False, brow=8, stern=-0.6, smile=1, nose=Nose.BROAD,
            mouth=Mouth.SMILE, jaw=0.1), mirror=True)  # fmt: skip
        crop = blob(((424, 420), (420, 370), (450, 330), (510, 318), (570, 340), (590, 420), (580, 500), (548, 520),
            (546, 450), (520, 410), (480, 400), (450, 380)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#20141C", rim, (-7, -9), shade=BLACK)
        rimmed(painter, disc(550, 540, 19), look.BRASS, BLACK, 4)
        fill(painter, disc(550, 540, 10), BLACK)
    strands(painter, [((x - r * 0.6, y + 10), (x - 6, y - r * 0.8), (x + r * 0.6, y)) for x, y, r in curls[:5]],
        "#20141C", rim, 5)  # fmt: skip


def three(painter: QPainter, t: Tones) -> None:
    """Three friends on a roof, glasses up, under a string of bulbs: the one good night."""
    sky(painter, "#0D1430", "#4A6A9A", 1000)
    stars(painter, 16, (210, 30), (460, 300), look.BONE)
    fill(painter, disc(590, 160, 70), look.BONE)
    glow(painter, 590, 160, 180, look.BONE, 0.4)
    clouds(painter, ((520, 230, 0.6), (300, 120, 0.5)), "#33456E", look.BONE)
    city(painter, 1100, "#2A3A5E", look.SODIUM, tall=560, seed=36)
    city(painter, 1100, "#141C2E", look.SODIUM, tall=420, seed=9, edge=t.light)
    bulbs(painter, ((0, 300), (70, 340), (140, 366), (560, 350), (630, 320), (700, 280)))
    for x, y in ((302, 350), (432, 350)):
        fill(painter, star(x, y, 34, 8, 6), look.BONE)
    _left_friend(painter, t)
    _right_friend(painter, t)
    _middle_friend(painter, t)
    gloom(painter, 350, 440, 400, 0.4)


def _middle_friend(painter: QPainter, t: Tones) -> None:
    """He laughs: curls, an open shirt, his arm up beside his head."""
    skin = "#8C5A3A"
    shirt = bust(350, 782, 262, 1130, waist=0.8, hip=0.84)
    lit(painter, shirt, "#E0A050", look.BONE, (-10, -8), shade="#7A4A1E")
    fill(painter, joined(limb(((352, 860, 3), (352, 990, 6), (350, 1120, 3))), *(disc(364, y, 6) for y in (900, 980,
        1060)), limb(((250, 880, 2), (262, 960, 8), (258, 1120, 4)))), "#7A4A1E")  # fmt: skip
    neck(painter, 350, 744, 66, 806, skin)
    for way in (-1, 1):
        lit(painter, polygon(((350 + way * 34, 772), (350 + way * 70, 790), (350 + way * 44, 862), (350, 836))),
            look.BONE, look.BONE, (-5, -4), shade="#B08A5A", width=4)  # fmt: skip
    front(painter, 350, 660, 0.84, Face("#6A402A", skin, nose=Nose.BROAD, stern=-0.5, brow=9, jaw=0.5, open=False,
        mouth=Mouth.LAUGH))  # fmt: skip
    curls = joined(*(disc(x, y, 25) for x, y in ((288, 620), (294, 586), (320, 562), (352, 554), (384, 562), (408, 586),
        (412, 620), (340, 574), (368, 576))))  # fmt: skip
    lit(painter, curls, "#2B1A14", t.light, (-6, -7), shade=BLACK)
    strands(painter, [((x - 12, y), (x, y - 18), (x + 12, y)) for x, y in ((296, 600), (322, 576), (352, 566), (384,
        576), (404, 602))], "#2B1A14", t.light, 4)  # fmt: skip
    arm(painter, ((444, 856), (448, 676), (404, 498)), 66, "#E0A050", look.BONE, (-8, -6), cuff=look.BONE, skin=skin,
        body=shirt)  # fmt: skip
    with grip(painter, 352, 404, 14, 0.52, skin, across=108):
        glass(painter, 352, 452, 150)


def _left_friend(painter: QPainter, t: Tones) -> None:
    """She, blonde, in red, looks at the others; her outer arm is up."""
    skin = "#F0D0AC"
    back = blob(((96, 650), (160, 606), (222, 690), (232, 850), (190, 900), (160, 860), (130, 900), (92, 880)),
        tension=0.7)  # fmt: skip
    lit(painter, back, "#E8C87A", look.BONE, (6, -7), shade="#8C6A2E")
    dress = bust(158, 838, 234, 1130, waist=0.72, hip=0.9)
    lit(painter, dress, look.OXBLOOD, look.DANGER, (10, -8), shade="#33090F")
    for x, foot in ((140, 110), (180, 200)):
        fill(painter, limb(((x, 980, 3), (foot, 1120, 10))), "#33090F")
    fill(painter, polygon(((118, 856), (198, 856), (162, 920))), skin)
    neck(painter, 156, 796, 50, 862, skin)
    turned(painter, 166, 708, 0.8, Face("#C79C78", skin, nose=Nose.SNUB, stern=-0.6, brow=6, smile=1.4, jaw=0.1,
        lips="#C02838", gaze=0.6))  # fmt: skip
    hair(painter, 166, 708, 0.82, Cut.TURNED_LONG, "#E8C87A", look.BONE)
    arm(painter, ((70, 906), (78, 752), (166, 558)), 60, look.OXBLOOD, look.DANGER, (8, -6), cuff=look.BONE, skin=skin,
        body=dress)  # fmt: skip
    with grip(painter, 222, 478, -10, 0.5, skin, across=108, mirror=True):
        glass(painter, 222, 526, 150, -8)


def _right_friend(painter: QPainter, t: Tones) -> None:
    """He, bearded, in his good coat, looks at her; his outer arm is up."""
    skin = "#E2B58A"
    painter.translate(18, 0)
    coat = bust(546, 838, 250, 1130, waist=0.8, hip=0.86)
    lit(painter, coat, "#2F5A52", look.BONE, (-10, -8), shade=BLACK)
    neck(painter, 546, 790, 56, 862, skin)
    fill(painter, polygon(((514, 850), (578, 850), (546, 960))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((546 + way * 30, 836), (546 + way * 58, 846), (546 + way * 62, 906), (546, 1010)))
        lit(painter, lapel, "#2F5A52", look.BONE, (-5, -4), shade=BLACK, width=4)
    turned(painter, 536, 706, 0.84, Face("#B48A62", skin, nose=Nose.BROAD, stern=-0.3, brow=10, smile=1, jaw=0.9,
        gaze=0.6), mirror=True)  # fmt: skip
    beard = blob(((478, 748), (494, 764), (512, 752), (536, 758), (560, 744), (588, 716), (588, 776), (552, 812),
        (512, 808), (484, 786)), tension=0.8)  # fmt: skip
    lit(painter, beard, "#4A2E20", "#8C5A3A", (-5, -5), shade=BLACK)
    fill(painter, blob(((496, 772), (516, 777), (536, 770), (518, 788))), look.BONE)
    hair(painter, 536, 706, 0.84, Cut.TURNED_SHORT, "#4A2E20", "#C98F5E", mirror=True)
    painter.translate(-18, 0)
    arm(painter, ((644, 912), (634, 752), (540, 558)), 62, "#2F5A52", look.BONE, (-8, -6), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    with grip(painter, 482, 478, 10, 0.5, skin, across=108):
        glass(painter, 482, 526, 150, 8)


def four(painter: QPainter, t: Tones) -> None:
    """Chin on his fist at the end of the bar, three glasses untouched; he doesn't see the fourth being offered."""
    skin = "#E2B58A"
    sky(painter, "#121922", mixed(BLACK, t.light, 0.34), 930)
    for x in range(0, 700, 70):
        fill(painter, rect(x, -150, 5, 1100), "#0C1118")
    for share, left, right in ((0.2, 60, 800), (0.2, 200, 660)):
        glaze(painter, cone(440, 110, 1000, left, right, 60), t.light, share)
    lit(painter, lamp(440, 110, 80), t.glow, t.light, (8, -5), shade=t.dusk)
    fill(painter, disc(440, 110, 50, 11), look.BONE)
    for y in (330, 480):
        fill(painter, rect(290, y, 400, 12), mixed(BLACK, t.light, 0.42))
    for number, (x, y, wide, high) in enumerate(((322, 330, 30, 96), (368, 330, 34, 60), (470, 330, 26, 120),
        (514, 330, 38, 78), (610, 330, 30, 104), (648, 330, 26, 70), (336, 480, 40, 64), (420, 480, 26, 112), (548, 480,
        34, 84), (590, 480, 28, 106), (640, 480, 36, 66))):  # fmt: skip
        bottle = joined(rect(x - wide / 2, y - high, wide, high, 8), rect(x - 6, y - high - 30, 12, 40))
        lit(painter, bottle, (t.dusk, mixed(BLACK, look.HORROR, 0.4), "#5A3A1E")[number % 3], t.light, (5, 0), width=3)
    body = blob(((-30, 1130), (-10, 830), (70, 700), (190, 680), (300, 760), (350, 1130)), tension=0.7)
    lit(painter, body, "#3A4658", t.light, (12, -8), shade=BLACK)
    side(painter, 196, 560, 1.16, Face("#9A6A44", skin, nose=Nose.BROAD, stern=0.8, brow=12, smile=-1, jaw=0.8,
        open=False))  # fmt: skip
    hair(painter, 196, 560, 1.16, Cut.SIDE_SHORT, "#5A3420", "#C98F5E")
    hatch(painter, blob(((190, 612), (250, 624), (262, 652), (200, 652))), Hatch.DOTS, BLACK, pitch=10, width=3)
    fill(painter, rect(-20, 970, 760, 300), "#20140E")
    hatch(painter, rect(0, 980, 700, 300), Hatch.VERTICAL, "#0E0A08", pitch=60, width=7)
    lit(painter, rect(-20, 930, 760, 56), "#6B4022", look.SODIUM, (0, -10), shade="#2B180E")
    collar = blob(((92, 716), (130, 676), (186, 682), (226, 716), (196, 752), (140, 748)), tension=0.7)
    lit(painter, collar, look.OXBLOOD, look.DANGER, (7, -6), shade="#33090F", width=5)
    arm(painter, ((250, 800), (352, 938), (282, 772)), 92, "#3A4658", t.light, (9, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    fist(painter, 268, 708, -14, 0.62, skin, thumb=False, mirror=True)  # his chin is on it
    palm(painter, 290, 934, 88, 0.56, skin, back=True, apart=0.3)
    arm(painter, ((40, 830), (36, 950), (226, 936)), 100, "#3A4658", t.light, (9, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    for x in (412, 516, 620):
        glass(painter, x, 940, 124)
    arm(painter, ((800, 640), (740, 690), (640, 694)), 110, look.BONE, look.BONE, (-6, -9),
        cuff=t.light, skin="#C98F5E")  # fmt: skip
    offer(painter, 556, 690, 0, 0.96, "#C98F5E")
    glass(painter, 506, 684, 166)


SCENES: Final = (one, two, three, four)
