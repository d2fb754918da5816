"""The cups from the ace to the four."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bulbs, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
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
    """Three friends on a roof, arms around each other, glasses together over their heads: the one good night."""
    sky(painter, "#0D1430", "#4A6A9A", 1000)
    stars(painter, 16, (210, 30), (460, 300), look.BONE)
    fill(painter, disc(590, 150, 70), look.BONE)
    glow(painter, 590, 150, 180, look.BONE, 0.4)
    city(painter, 1100, "#2A3A5E", look.SODIUM, tall=660, seed=36)
    city(painter, 1100, "#141C2E", look.SODIUM, tall=460, seed=9, edge=t.light)
    bulbs(painter, ((0, 330), (90, 390), (180, 420), (520, 420), (610, 390), (700, 330)))
    glow(painter, 350, 420, 260, look.SODIUM, 0.5)
    _left_friend(painter, t)
    painter.save()
    painter.translate(44, 0)
    _right_friend(painter, t)
    painter.restore()
    _middle_friend(painter, t)
    for x, y, size in ((290, 380, 36), (410, 380, 36)):
        fill(painter, star(x, y, size, 8, 6), look.BONE)
    gloom(painter, 350, 520, 450, 0.35)


def _middle_friend(painter: QPainter, t: Tones) -> None:
    """He, in front in a yellow shirt, sings out loud, his eyes shut, his glass between theirs."""
    skin, shade, gold, dark, warm = "#7A4A2E", "#44261A", "#D8962E", "#4A2C0C", "#FFE0A0"
    arm(painter, ((424, 850), (470, 660), (378, 430)), 74, gold, warm, (-7, -9), cuff=look.BONE, skin=skin)
    with grip(painter, 356, 350, -4, 0.6, skin, across=122):
        glass(painter, 350, 398, 168, 0)
    shirt = blob(((170, 1200), (190, 960), (240, 870), (350, 836), (450, 866), (506, 960), (530, 1200)), tension=0.7)
    lit(painter, shirt, gold, warm, (0, -15), shade=dark)
    for points in (((270, 920, 3), (260, 1010, 9), (276, 1140, 4)), ((440, 920, 3), (450, 1010, 9), (430, 1140, 4))):
        fill(painter, limb(points), dark)
    fill(painter, limb(((352, 900, 3), (354, 1030, 6), (350, 1160, 5))), dark)
    for y in (960, 1040):
        rimmed(painter, disc(368, y, 9), look.BONE, BLACK, 3)
    with tilted(painter, 350, 840, -5):
        neck(painter, 350, 800, 88, 866, skin)
        front(painter, 350, 712, 1.06, Face(shade, skin, nose=Nose.BROAD, open=False, stern=-1, brow=11, jaw=0.5,
            mouth=Mouth.LAUGH, smile=1))  # fmt: skip
        curls = [disc(350 + 84 * math.sin(math.radians(a)), 690 - 104 * math.cos(math.radians(a)), 30) for a in range(
            -80, 90, 20)]  # fmt: skip
        top = blob(((276, 690), (284, 620), (350, 590), (416, 620), (424, 690), (400, 640), (350, 624), (300, 640)),
            tension=0.8)  # fmt: skip
        lit(painter, joined(top, *curls), "#1B1216", warm, (-3, -8), shade=BLACK)
    for way in (-1, 1):
        wing = polygon(((350, 870), (350 + way * 70, 834), (350 + way * 96, 880), (350 + way * 40, 930)))
        lit(painter, wing, look.BONE, look.BONE, (-3, -6), shade="#9C94A8", width=5)
    palm(painter, 196, 1000, 70, 0.62, "#F0D0AC", back=True, apart=0.3, mirror=True)  # hers, on his shoulder


def _left_friend(painter: QPainter, t: Tones) -> None:
    """She, blonde, in red, laughs at the others with her head back."""
    skin, shade, red, dark, warm = "#F0D0AC", "#A8705C", look.OXBLOOD, "#33090F", "#FFD890"
    arm(painter, ((110, 800), (60, 640), (186, 470)), 78, red, warm, (8, -8), cuff=look.BONE, skin=skin)
    with grip(painter, 216, 420, 12, 0.56, skin, across=116, mirror=True):
        glass(painter, 224, 466, 160, 8)
    back = blob(((70, 660), (140, 590), (230, 640), (250, 800), (220, 900), (150, 920), (80, 880)), tension=0.8)
    lit(painter, back, "#E8C87A", warm, (7, -8), shade="#8C6A2E")
    dress = blob(((-20, 1180), (20, 900), (80, 800), (170, 770), (250, 810), (300, 900), (310, 1180)), tension=0.7)
    lit(painter, dress, red, warm, (10, -12), shade=dark)
    for points in (((120, 880, 3), (100, 980, 10), (110, 1120, 5)), ((210, 880, 3), (230, 980, 10), (220, 1120, 5))):
        fill(painter, limb(points), dark)
    bare = blob(((110, 800), (150, 764), (210, 764), (246, 804), (200, 850), (160, 850)), tension=0.7)
    lit(painter, bare, skin, skin, (5, -5), shade=shade, width=5)
    with tilted(painter, 180, 770, 10):
        neck(painter, 172, 730, 72, 800, skin)
        turned(painter, 182, 650, 0.96, Face(shade, skin, nose=Nose.SNUB, open=False, stern=-0.8, brow=7, smile=1,
            jaw=0.1, mouth=Mouth.SMILE))  # fmt: skip
        hair(painter, 182, 648, 1.0, Cut.TURNED_LONG, "#E8C87A", warm)


def _right_friend(painter: QPainter, t: Tones) -> None:
    """He, bearded, in his good coat, leans in and looks at her."""
    skin, shade, green, warm = "#D9A878", "#8C5A42", "#2F6458", "#FFD890"
    arm(painter, ((580, 800), (600, 640), (480, 470)), 82, green, warm, (-8, -8), cuff=look.BONE, skin=skin)
    with grip(painter, 440, 420, -12, 0.58, skin, across=116):
        glass(painter, 432, 466, 160, -8)
    coat = blob(((390, 1180), (400, 910), (440, 810), (520, 764), (620, 790), (690, 900), (730, 1180)), tension=0.7)
    lit(painter, coat, green, warm, (-10, -12), shade="#0C201C")
    fill(painter, polygon(((480, 780), (570, 780), (516, 940))), look.BONE)
    for way in (-1, 1):
        lapel = polygon(((524 + way * 44, 764), (524 + way * 84, 800), (524 + way * 76, 880), (516, 990)))
        lit(painter, lapel, green, warm, (-5, -5), shade="#0C201C", width=5)
    with tilted(painter, 524, 770, -11):
        neck(painter, 528, 730, 80, 800, skin)
        turned(painter, 520, 652, 0.98, Face(shade, skin, nose=Nose.BROAD, stern=-0.5, brow=10, jaw=0.8, gaze=0.9,
            mouth=Mouth.LAUGH, brow_colour="#4A2E20"), mirror=True)  # fmt: skip
        beard = blob(((456, 690), (470, 706), (500, 694), (530, 700), (560, 690), (582, 650), (582, 720), (548, 766),
            (500, 768), (466, 740)), tension=0.8)  # fmt: skip
        mouth = blob(((468, 712), (494, 716), (522, 710), (512, 736), (490, 742), (474, 732)), tension=0.8)
        lit(painter, beard.subtracted(mouth), "#4A2E20", warm, (-5, -6), shade=BLACK, width=5)
        hair(painter, 520, 650, 1.0, Cut.TURNED_SHORT, "#4A2E20", warm, mirror=True)


def four(painter: QPainter, t: Tones) -> None:
    """Arms folded, he turns away from the bar: three glasses untouched, and the fourth that is held out to him too."""
    skin, shade, blue, dark = "#E2B58A", "#8C5640", "#3E5478", "#0C1220"
    sky(painter, "#121922", mixed(BLACK, t.light, 0.34), 930)
    for x in range(0, 700, 70):
        fill(painter, rect(x, -150, 5, 1100), "#0C1118")
    for share, left, right in ((0.2, -60, 680), (0.2, 80, 540)):
        glaze(painter, cone(310, 110, 1100, left, right, 60), t.light, share)
    lit(painter, lamp(310, 110, 80), t.glow, t.light, (8, -5), shade=t.dusk)
    fill(painter, disc(310, 110, 50, 11), look.BONE)
    for y in (330, 480):
        fill(painter, rect(430, y, 260, 12), mixed(BLACK, t.light, 0.42))
    for number, (x, y, wide, high) in enumerate(((456, 330, 26, 120), (514, 330, 38, 78), (566, 330, 30, 104),
        (626, 330, 30, 70), (470, 480, 40, 64), (548, 480, 34, 84), (590, 480, 28, 106),
        (640, 480, 36, 66))):  # fmt: skip
        bottle = joined(rect(x - wide / 2, y - high, wide, high, 8), rect(x - 6, y - high - 30, 12, 40))
        lit(painter, bottle, (t.dusk, mixed(BLACK, look.HORROR, 0.4), "#5A3A1E")[number % 3], t.light, (-5, 0), width=3)
    body = bust(244, 690, 440, 1180, waist=0.8, hip=0.9)
    lit(painter, body, blue, t.light, (12, -14), shade=dark)
    for points in (((150, 800, 3), (170, 880, 9), (160, 960, 3)), ((330, 790, 3), (320, 870, 9), (340, 960, 3))):
        fill(painter, limb(points), dark)
    with tilted(painter, 244, 690, -7):
        neck(painter, 256, 630, 96, 706, skin)
        turned(painter, 240, 520, 1.22, Face(shade, skin, nose=Nose.BROAD, stern=1, brow=14, brow_colour="#3A2016",
            smile=-1.6, jaw=0.9, lid=0.6, gaze=0.9), mirror=True)  # fmt: skip
        chin = blob(((162, 590), (190, 576), (216, 582), (260, 576), (300, 548), (306, 590), (250, 640), (210, 646),
            (184, 630)), tension=0.8)  # fmt: skip
        hatch(painter, chin, Hatch.DOTS, "#5A3424", pitch=10, width=2.6)
        hair(painter, 240, 514, 1.26, Cut.TURNED_SHORT, "#5A3420", t.light, mirror=True)
    collar = blob(((150, 712), (186, 672), (250, 700), (316, 676), (350, 716), (300, 760), (244, 748), (190, 762)),
        tension=0.6)  # fmt: skip
    lit(painter, collar, look.OXBLOOD, look.DANGER, (6, -8), shade="#33090F")
    _folded(painter, t, skin, blue, body)
    arm(painter, ((860, 800), (790, 776), (668, 684)), 112, look.BONE, look.BONE, (-6, -9), cuff=t.light,
        skin="#C98F5E")  # fmt: skip
    with grip(painter, 556, 652, -8, 0.78, "#C98F5E", across=128):
        glass(painter, 556, 740, 180)
    lit(painter, rect(-20, 1040, 760, 160), "#6B4022", look.SODIUM, (0, -10), shade="#2B180E")
    for x in (458, 546, 634):
        glaze(painter, disc(x, 1068, 50, 8), BLACK, 0.5)
        glass(painter, x, 1070, 104)
    gloom(painter, 320, 620, 450, 0.35)


def _folded(painter: QPainter, t: Tones, skin: str, cloth: str, body: QPainterPath) -> None:
    """His arms, one over the other: one hand is tucked under an arm, the other holds on to a sleeve."""
    arm(painter, ((420, 806), (436, 980), (172, 896)), 116, cloth, t.light, (8, -13), skin=skin, body=body)
    painter.save()
    over = limb(((424, 780, 112), (432, 900, 106), (436, 980, 92))).simplified()
    painter.setClipPath(rect(-100, 0, 900, 1300).subtracted(over), Qt.ClipOperation.IntersectClip)
    arm(painter, ((72, 806), (66, 984), (352, 924)), 116, cloth, t.light, (8, -13), cuff=look.OXBLOOD, skin=skin,
        body=body)  # fmt: skip
    palm(painter, 400, 910, 80, 0.54, skin, back=True, apart=0.1, mirror=True)
    painter.restore()
    within(painter, body, limb(((366, 812, 3), (374, 880, 8), (384, 990, 6))), BLACK)
    fingers(painter, 116, 872, 8, 0.7, skin)


SCENES: Final = (one, two, three, four)
