"""The scenes of the Majors 17 to 19. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import howling_wolf
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, clouds, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.ground import pour
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    skyline,
    star,
    thick_line,
    windows,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _star(painter: QPainter, t: Tones) -> None:
    """One star over an alley; a woman kneels and empties two jugs, one in the water, one on the stones."""
    sky(painter, "#0A1430", mixed(BLACK, t.light, 0.62), 700)
    city(painter, 680, mixed(BLACK, t.light, 0.34), look.SODIUM, tall=230, seed=12, left=230, right=560)
    glow(painter, 440, 230, 420, t.light, 0.6)
    fill(painter, polygon(((290, 660), (540, 660), (670, 1020), (30, 1020))), mixed(BLACK, t.light, 0.3))
    for y in (700, 760, 830, 910):  # slabs
        fill(painter, rect(60, y, 600, 4), mixed(BLACK, t.light, 0.2))
    walls = (polygon(((30, -150), (210, -150), (290, 660), (30, 1020))), polygon(((670, -150), (637, -150), (540, 660),
        (670, 1020))))  # fmt: skip
    for wall in walls:
        lit(painter, wall, "#1B2438", t.light, (5 if wall is walls[0] else -5, 0), shade="#0C1220")
        painter.save()
        painter.setClipPath(wall, Qt.ClipOperation.IntersectClip)
        for row in range(30):  # bricks, in the perspective of the alley
            y = -140 + row * 40
            fill(painter, thick_line(((30, y - 10), (300, y + 30)), 4), "#0C1220")
            fill(painter, thick_line(((700, y - 10), (530, y + 24)), 4), "#0C1220")
            for k in range(4):
                x = 50 + k * 66 + row % 2 * 33
                fill(painter, thick_line(((x, y - 10 + (x - 30) * 0.15), (x, y + 30 + (x - 30) * 0.15)), 3), "#0C1220")
        painter.restore()
    for x, y, pane in ((80, 430, t.dusk), (160, 440, t.dusk), (80, 590, look.SODIUM), (160, 600, t.dusk)):
        lit(painter, polygon(((x, y), (x + 46, y + 7), (x + 46, y + 76), (x, y + 72))), pane, pane, edge="#0C1220",
            width=6)  # fmt: skip
    lit(painter, polygon(((606, 430), (650, 420), (650, 500), (606, 504))), look.SODIUM, look.BONE, (-3, 0), width=5)
    for x, y in ((600, 60), (616, 330), (380, 430), (300, 500), (330, 590), (250, 560), (580, 540)):
        fill(painter, star(x, y, 20, 6, 4), look.BONE)
    lit(painter, star(440, 230, 176, 42, 8, 0), t.light, look.BONE, (-4, -4), shade=mixed(BLACK, t.light, 0.7), width=4)
    fill(painter, star(440, 230, 176, 38, 4, 0), look.BONE)
    fill(painter, disc(440, 230, 46), look.BONE)
    pool = blob(((-20, 880), (120, 850), (270, 860), (340, 900), (320, 960), (300, 1060), (-20, 1060)), tension=0.8)
    lit(painter, pool, t.light, look.BONE, (0, -6), width=5)
    hatch(painter, pool, Hatch.WAVES, t.glow, pitch=26, width=6)
    for wide in (88, 56):
        stroke(painter, disc(136, 908, wide, wide * 0.26), look.BONE, 5)
    bank = blob(((248, 1060), (262, 970), (340, 936), (470, 944), (600, 930), (720, 940), (720, 1060)), tension=0.7)
    lit(painter, bank, mixed(BLACK, look.HORROR, 0.4), look.HORROR, (0, -8), shade=mixed(BLACK, look.HORROR, 0.2))
    for x in range(290, 680, 46):
        blades = joined(*(limb(((x + dx, 1000, 7), (x + dx * 2, 976, 2))) for dx in (-8, 0, 8)))
        fill(painter, blades, mixed(BLACK, look.HORROR, 0.62))
    painter.save()
    for course in (((160, 708, 22), (136, 732, 30), (128, 802, 34), (128, 906, 44)), ((306, 814, 20), (288, 832, 26),
        (282, 882, 30), (280, 966, 36))):  # fmt: skip
        pour(painter, course, t.light)
    _kneeling(painter, t)
    painter.restore()


_SKIN: Final = "#F0DCC4"
_DUSKY: Final = mixed(BLACK, "#B8A894", 0.86)


def _kneeling(painter: QPainter, t: Tones) -> None:
    """She kneels upright in profile on one knee, the other before her, a jug in each hand."""
    arm(painter, ((478, 592), (408, 680), (320, 690)), 44, _DUSKY, _SKIN, (-6, -6), skin=_DUSKY)
    _jug(painter, 214, 692, (304, 682))
    leg(painter, ((548, 836), (512, 968), (628, 978)), 76, _DUSKY, _SKIN, (-5, -6), calf=-1, bare=True,
        shade=mixed(BLACK, _DUSKY, 0.7))  # fmt: skip
    sole = blob(((616, 964), (644, 962), (660, 976), (660, 1006), (646, 1008), (636, 992), (616, 992)), tension=0.7)
    lit(painter, sole, _DUSKY, _SKIN, (-4, -5), width=5)
    skirt = blob(((470, 850), (560, 796), (590, 840), (594, 900), (570, 960), (548, 990), (520, 984), (488, 960), (490,
        900)), tension=0.6)  # fmt: skip
    lit(painter, skirt, "#6A1420", look.DANGER, (-7, -6), shade="#33090F")
    for points in (((530, 880, 2), (530, 930, 6), (516, 972, 8)), ((566, 870, 2), (566, 920, 6), (546, 976, 8))):
        fill(painter, limb(points), "#33090F")
    foot = blob(((408, 962), (436, 962), (444, 984), (438, 1002), (400, 1004), (364, 1004), (358, 995), (374, 986),
        (396, 978)), tension=0.7)  # fmt: skip
    shin = blob(((382, 806), (424, 802), (452, 840), (456, 880), (438, 930), (438, 976), (404, 976), (398, 920),
        (386, 860)), tension=0.8)  # fmt: skip
    lit(painter, joined(shin, foot), _SKIN, _SKIN, (-6, -6), shade=_DUSKY, smooth=True)
    trunk = blob(((478, 560), (520, 552), (546, 590), (546, 660), (540, 716), (566, 770), (580, 840), (540, 880),
        (480, 860), (468, 790), (472, 720), (456, 660), (446, 616)), tension=0.7)  # fmt: skip
    lit(painter, trunk, look.OXBLOOD, look.DANGER, (-9, -7), shade="#33090F")
    thigh = blob(((540, 780), (580, 830), (564, 886), (500, 884), (430, 862), (392, 850), (372, 826), (384, 796),
        (416, 786), (470, 788)), tension=0.8)  # fmt: skip
    lit(painter, thigh, look.OXBLOOD, look.DANGER, (-8, -8), shade="#33090F")
    for points in (((398, 800, 2), (412, 822, 5), (404, 846, 2)), ((470, 862, 2), (520, 848, 6), (560, 806, 2)),
        ((486, 700, 2), (508, 730, 5), (532, 738, 2))):  # fmt: skip
        fill(painter, limb(points), "#33090F")
    within(painter, trunk, limb(((464, 742, 16), (510, 748, 18), (570, 734, 16))), look.SODIUM)
    _star_head(painter, t)
    arm(painter, ((514, 600), (540, 710), (456, 774)), 48, _SKIN, _SKIN, (-7, -6), skin=_SKIN)
    _jug(painter, 354, 800, (442, 786))


def _star_head(painter: QPainter, t: Tones) -> None:
    """Her head is bent over the jugs, her hair loose down her back."""
    with tilted(painter, 506, 540, -8):
        back = blob(((476, 424), (520, 410), (556, 440), (564, 500), (570, 570), (580, 640), (566, 720), (550, 696),
            (534, 736), (520, 660), (512, 600), (510, 540)), tension=0.8)  # fmt: skip
        lit(painter, back, "#463460", t.light, (7, -6), shade="#1C1430")
        strands(painter, [((530 + a * 0.4, 450), (546 + a * 0.6, 560), (546 + a, 680)) for a in (-14, 4, 20)],
            "#463460", t.light, 4)  # fmt: skip
        neck(painter, 500, 528, 44, 590, _SKIN)
        side(painter, 498, 482, 0.6, Face(_DUSKY, _SKIN, nose=Nose.SNUB, open=False, brow=6, stern=-0.5,
            lips="#B01828", smile=0.6), mirror=True)  # fmt: skip
        top = blob(((464, 450), (462, 428), (480, 410), (512, 404), (544, 420), (558, 456), (558, 510), (540, 548),
            (524, 520), (512, 488), (500, 458), (482, 444)), tension=0.8)  # fmt: skip
        lit(painter, top, "#463460", t.light, (-5, -6), shade="#1C1430", width=5)
        strands(painter, [((486 + a, 418), (520 + a, 430), (536 + a * 0.5, 520)) for a in (0, 14, 28)],
            "#463460", t.light, 4)  # fmt: skip


def _jug(painter: QPainter, x: float, y: float, hand: Point) -> None:
    """A jug on its side, its mouth at the left, the hand around its handle."""
    jug = blob(((-44, 60), (-56, 0), (-36, -50), (-26, -92), (-46, -112), (40, -104), (26, -84), (36, -50), (56, 0),
        (44, 60)), tension=0.7)  # fmt: skip
    handle = thick_line(((x + 20, y - 24), (x + 54, y - 46), (x + 88, y - 20), (x + 50, y + 8)), 1)
    for colour, width in ((BLACK, 22), (look.SODIUM, 12)):
        stroke(painter, handle, colour, width)
    lit(painter, placed(jug, x, y, 0.7, -100), look.SODIUM, look.BONE, (-7, -9), shade="#8C5A1E")
    fill(painter, placed(disc(-3, -106, 38, 9), x, y, 0.7, -104), BLACK)
    fist(painter, *hand, -74, 0.36, _SKIN, mirror=True)


def _moon(painter: QPainter, t: Tones) -> None:
    """The moon has a face; two towers, two wolves, water coming up the road."""
    sky(painter, "#0A1424", mixed(BLACK, t.light, 0.5), 900)
    for x, y, size in ((90, 470, 12), (70, 560, 8), (640, 120, 12), (250, 60, 10), (650, 560, 9), (120, 420, 7)):
        fill(painter, star(x, y, size, size * 0.3, 4), look.BONE)
    painter.save()
    painter.translate(-16, 56)
    painter.scale(1.1, 1.1)
    glow(painter, 418, 372, 330, t.light, 0.4)
    fill(painter, rays(418, 372, 204, 234, 36, 18), t.light)
    fill(painter, disc(418, 372, 190), look.BONE)
    dark = QPainterPath(QPointF(430, 182))
    dark.cubicTo(480, 214, 470, 270, 448, 306)
    for x, y in ((446, 326), (500, 400), (492, 412), (464, 414), (480, 436), (458, 448), (474, 464), (454, 480), (456,
        494), (470, 510), (462, 534)):  # fmt: skip
        dark.lineTo(x, y)
    dark.cubicTo(440, 556, 424, 562, 430, 562)
    dark.cubicTo(664, 550, 664, 194, 430, 182)
    fill(painter, dark, mixed(BLACK, t.light, 0.52))
    for x, y, wide in ((560, 300, 26), (540, 470, 34), (520, 250, 16), (576, 400, 14)):  # its seas
        fill(painter, disc(x, y, wide, wide * 0.8), mixed(BLACK, t.light, 0.44))
    for x, y, wide in ((330, 260, 26), (296, 340, 18), (330, 480, 30), (380, 214, 14)):
        fill(painter, disc(x, y, wide, wide * 0.8), "#D5D3CC")
    fill(painter, limb(((372, 340, 3), (402, 356, 7), (436, 346, 4))), BLACK)  # its lid is down, its mouth sad
    fill(painter, limb(((370, 306, 4), (404, 296, 10), (440, 312, 7))), BLACK)
    fill(painter, limb(((416, 462, 3), (436, 450, 6), (460, 450, 4))), BLACK)
    fill(painter, limb(((440, 410, 3), (446, 402, 4), (456, 408, 3))), BLACK)
    painter.restore()
    clouds(painter, ((120, 600, 0.6), (600, 110, 0.6)), mixed(BLACK, t.light, 0.36), t.light)
    city(painter, 900, mixed(BLACK, t.light, 0.36), None, tall=180, seed=3)
    for x in (30, 520):
        tower = joined(rect(x, 640, 150, 400), *(rect(x - 12 + i * 46, 600, 34, 60) for i in range(4)),
            rect(x - 12, 630, 174, 30))  # fmt: skip
        lit(painter, tower, "#16202E", t.light, (9 if x < 300 else -9, -4), shade=BLACK)
        slits = (rect(x + a, 780 + b, 30, 9) for a, b in ((14, 20), (96, 60), (40, 110), (100, 160), (20, 190)))
        fill(painter, joined(*slits), mixed(BLACK, t.light, 0.36))
        fill(painter, rect(x + 56, 700, 38, 60, 19), "#F2BC27")
    fill(painter, rect(30, 900, 640, 120), "#33506A")
    road = blob(((344, 760), (356, 760), (352, 800), (396, 846), (384, 900), (540, 1060), (160, 1060), (290, 940),
        (332, 880), (322, 810)), tension=0.8)  # fmt: skip
    rimmed(painter, road, mixed(BLACK, t.light, 0.8), BLACK, 5)
    hatch(painter, road, Hatch.WAVES, look.BONE, pitch=26, width=4)
    howling_wolf(painter, 190, 1012, 1.12, "#4A3F4A", look.BONE)
    howling_wolf(painter, 512, 1012, 1.06, "#A29DA8", look.BONE, mirror=True)


def _sun(painter: QPainter, t: Tones) -> None:
    """Noon over a garden wall: a child rides towards us with no hands, and the sun has its joy of it."""
    sky(painter, "#D08A1E", "#F2C860", 800)
    fill(painter, rays(400, 300, 200, 860, 28, 60, 4), t.light)
    clouds(painter, ((620, 620, 0.5), (80, 600, 0.5)), "#F6E2A8", look.BONE)
    glow(painter, 400, 300, 330, look.BONE, 0.4)
    _suns_face(painter, t)
    fill(painter, skyline(860, ((80, 150), (60, 230), (80, 110), (400, 0), (60, 190), (80, 120)), 0), BLACK)
    fill(painter, windows(100, 680, 1, 3, (24, 44), (14, 22)), t.glow)
    fill(painter, rect(0, 840, 700, 220), "#8C3A22")
    for y in range(846, 960, 30):
        for x in range(-30 + (y // 30) % 2 * 34, 700, 68):
            fill(painter, rect(x, y, 62, 24, 3), "#A8482A")
    fill(painter, rect(0, 832, 700, 14), look.BONE)
    for x, top in ((84, 760), (178, 800), (606, 740), (520, 806)):
        _sunflower(painter, t, x, top)
    fill(painter, rect(0, 958, 700, 100), t.light)
    fill(painter, disc(350, 1006, 190, 16), t.glow)
    _cyclist(painter)


def _suns_face(painter: QPainter, t: Tones) -> None:
    """An old engraver's sun: pointed and waving beams, one half of its broad face in the shade; it smiles down."""
    x, y, line, deep, pale = 400, 300, "#6B3E10", "#DDA032", "#FBE6A0"
    wave = blob(((-24, -160), (-30, -200), (-8, -226), (-12, -266), (14, -232), (8, -204), (24, -160)), tension=0.8)
    for number in range(24):
        beam_ = polygon(((-27, -160), (0, -268), (27, -160))) if number % 2 else wave
        lit(painter, placed(beam_, x, y, 1, number * 15), t.light, pale, (-4, -5), shade=deep, edge=line, width=4)
    disc_ = disc(x, y, 176)
    rimmed(painter, disc_, "#F7D264", line, 7)
    half = blob(((x + 6, y - 200), (x + 22, y - 60), (x + 8, y + 20), (x + 34, y + 50), (x + 12, y + 90), (x + 30,
        y + 200), (x + 220, y + 200), (x + 220, y - 200)), tension=0.6)  # fmt: skip
    within(painter, disc_, half, "#EDBB4A")
    within(painter, disc_, disc_.subtracted(disc(x - 20, y - 18, 176)), deep)
    for way in (-1, 1):
        fill(painter, disc(x + way * 98, y + 42, 36, 28), "#EE9A3A")
        eye_ = blob([(x + way * a, y + b) for a, b in ((30, -22), (62, -46), (104, -22), (66, -8))], tension=0.8)
        rimmed(painter, eye_, look.BONE, line, 4)
        within(painter, eye_, disc(x + way * 66 - 4, y - 22, 18), "#8C5214")
        within(painter, eye_, disc(x + way * 66 - 4, y - 22, 9), BLACK)
        within(painter, eye_, disc(x + way * 66 - 10, y - 28, 5), look.BONE)
        for points in (((26, -20, 4), (60, -50, 11), (112, -18, 5)), ((36, 8, 3), (70, 14, 5), (100, 2, 3)), ((20, -62,
            12), (64, -96, 13), (122, -70, 4)), ((88, 84, 4), (112, 72, 7), (118, 50, 3))):  # fmt: skip
            fill(painter, blob([(x + way * a, y + b - c / 2) for a, b, c in points] + [(x + way * a, y + b + c / 2)
                for a, b, c in reversed(points)], tension=0.9), line)  # fmt: skip
    ridge = ((x + 20, y - 58), (x + 14, y - 10), (x + 32, y + 34), (x + 18, y + 50), (x - 18, y + 50), (x - 32,
        y + 36))  # fmt: skip
    fill(painter, thick_line(ridge, 7), line)
    fill(painter, limb(((x - 4, y - 50, 6), (x - 6, y + 6, 9), (x - 4, y + 32, 18))), pale)
    mouth = blob(((x - 84, y + 72), (x - 30, y + 82), (x, y + 88), (x + 30, y + 82), (x + 84, y + 72), (x + 46,
        y + 122), (x, y + 134), (x - 46, y + 122)), tension=0.8)  # fmt: skip
    rimmed(painter, mouth, "#B8482A", line, 5)
    teeth = blob(((x - 68, y + 82), (x, y + 96), (x + 68, y + 82), (x + 34, y + 108), (x, y + 114), (x - 34, y + 108)),
        tension=0.8)  # fmt: skip
    fill(painter, teeth, look.BONE)
    fill(painter, limb(((x - 26, y + 150, 3), (x, y + 155, 6), (x + 26, y + 150, 3))), line)


def _sunflower(painter: QPainter, t: Tones, x: float, top: float) -> None:
    """A sunflower that looks over the wall."""
    fill(painter, limb(((x, top, 9), (x + 6, 960, 13))), mixed(BLACK, look.HORROR, 0.55))
    rimmed(painter, star(x, top, 54, 34, 12), t.light, BLACK, 4)
    fill(painter, disc(x, top, 25), "#5C3A1E")


def _cyclist(painter: QPainter) -> None:
    """The child comes straight at us, arms thrown wide, one foot up and one down, on a red bicycle."""
    skin, red, blue = "#E2B58A", "#C2302E", "#2F5A8B"
    for joints, foot in ((((326, 842), (262, 868), (286, 962)), (284, 972)), (((374, 842), (438, 826), (414, 908)),
        (416, 918))):  # fmt: skip
        way = -1 if joints[1][0] < 350 else 1
        fill(painter, rect(min(foot[0] - 34, 350), foot[1] + 14, abs(foot[0] - 350) + 34, 12, 5), BLACK)
        leg(painter, joints, 66, blue, look.BONE, (-5, -5), calf=way)
        sneaker = blob(((foot[0] - 32, foot[1] + 18), (foot[0] - 28, foot[1] - 14), (foot[0], foot[1] - 26), (foot[0]
            + 28, foot[1] - 14), (foot[0] + 32, foot[1] + 18)), tension=0.6)  # fmt: skip
        lit(painter, sneaker, look.BONE, look.BONE, (-4, -4), shade=look.MUTED, width=5)
        fill(painter, rect(foot[0] - 31, foot[1] + 8, 62, 9, 4), red)
    body = bust(350, 686, 146, 866, waist=0.84)
    lit(painter, body, look.BONE, look.BONE, (-5, -5), shade=look.MUTED)
    for way in (-1, 1):
        joints = ((350 + way * 56, 724), (350 + way * 150, 724), (350 + way * 236, 640))
        arm(painter, joints, 58, look.BONE, look.BONE, (-4, -5), skin=skin, body=body)
        palm(painter, 350 + way * 266, 604, way * 46, 0.54, skin, mirror=way > 0)
    for y in (726, 764, 802, 840):
        within(painter, body, thick_line(((270, y), (430, y)), 17, round_ends=False), red)
    for x in (-1, 1):  # the fork, and the bars over it
        lit(painter, thick_line(((350 + x * 16, 826), (350 + x * 27, 912)), 13), red, look.DANGER, (-3, -2), width=4)
    rimmed(painter, disc(350, 908, 20, 100), BLACK, look.BONE, 3)
    fill(painter, disc(350, 908, 8, 84), "#8C3A22")
    fill(painter, joined(*(rect(343, y, 14, 3) for y in range(840, 990, 16))), look.MUTED)
    rimmed(painter, rect(316, 902, 68, 13, 5), look.MUTED, BLACK, 4)
    mudguard = blob(((318, 880), (324, 816), (350, 800), (376, 816), (382, 880), (366, 868), (350, 862), (334, 868)),
        tension=0.7)  # fmt: skip
    lit(painter, mudguard, red, look.DANGER, (-4, -4), shade="#6B1218", width=5)
    lit(painter, limb(((236, 826, 13), (280, 800, 11), (350, 808, 12), (420, 800, 11), (464, 826, 13))), look.MUTED,
        look.BONE, (0, -4), width=4)  # fmt: skip
    for x in (232, 468):
        rimmed(painter, disc(x, 828, 12), red, BLACK, 5)
    basket = polygon(((290, 812), (410, 812), (394, 884), (306, 884)))
    lit(painter, basket, "#C98A3E", look.BONE, (-4, -4), shade="#6B4418", width=5)
    weave = [thick_line(((290, y), (410, y)), 3, round_ends=False) for y in (834, 850, 866)]
    weave += [thick_line(((350 + a, 820), (350 + a * 0.8, 884)), 3, round_ends=False) for a in range(-48, 60, 16)]
    within(painter, basket, joined(*weave), "#7A4A18")
    for x, y in ((318, 800), (384, 798), (350, 788)):
        rimmed(painter, star(x, y, 25, 16, 10), look.BONE, BLACK, 3)
        fill(painter, disc(x, y, 10), "#E89A2A")
    lit(painter, rect(286, 806, 128, 15, 7), "#C98A3E", look.BONE, (0, -4), shade="#6B4418", width=4)
    _childs_head(painter, skin)


def _childs_head(painter: QPainter, skin: str) -> None:
    """It laughs all over its face: freckles, red cheeks, ginger hair under a cap."""
    shade, ginger, red = "#B07A4A", "#B5642A", "#C2302E"
    neck(painter, 350, 660, 54, 700, skin)
    painter.save()
    painter.translate(350, 596)
    painter.scale(0.94, 0.86)
    for way in (-1, 1):
        tuft = blob(((way * 54, -60), (way * 92, -40), (way * 96, 14), (way * 84, 44), (way * 70, 10)), tension=0.7)
        lit(painter, tuft, ginger, look.SODIUM, (-4, -5), shade="#5A2C10", width=5)
    front(painter, 0, 0, 1, Face(shade, skin, nose=Nose.SNUB, stern=-0.5, brow=7, brow_colour="#8C4A1E", jaw=0.25,
        iris="#3E6A8C"))  # fmt: skip
    for way in (-1, 1):
        glaze(painter, disc(way * 46, 34, 22, 17), look.DANGER, 0.4)
        for dx, dy in ((34, 22), (46, 30), (56, 20)):
            fill(painter, disc(way * dx, dy, 3.4), "#A8603A")
    grin = blob(((-42, 50), (0, 58), (42, 50), (28, 82), (0, 92), (-28, 82)), tension=0.8)
    rimmed(painter, grin, "#5A1418", BLACK, 4)
    within(painter, grin, rect(-46, 44, 92, 22, 6), look.BONE)
    within(painter, grin, disc(0, 92, 20, 12), look.DANGER)
    fill(painter, rect(-1.5, 54, 3, 12), look.MUTED)
    fringe = blob(((-72, -40), (-60, -84), (0, -94), (60, -84), (72, -40), (48, -58), (30, -46), (6, -62), (-20, -46),
        (-44, -60)), tension=0.7)  # fmt: skip
    lit(painter, fringe, ginger, look.SODIUM, (-4, 5), shade="#5A2C10", width=5)
    cap = blob(((-88, -62), (-84, -112), (-44, -146), (0, -152), (44, -146), (84, -112), (88, -62), (0, -80)),
        tension=0.8)  # fmt: skip
    lit(painter, cap, red, look.DANGER, (-7, -7), shade="#5A0E16")
    brim = blob(((-92, -58), (-60, -84), (0, -92), (60, -84), (92, -58), (50, -66), (0, -70), (-50, -66)), tension=0.8)
    lit(painter, brim, "#8C1A20", look.DANGER, (0, -5), width=5)
    rimmed(painter, disc(0, -150, 9), red, BLACK, 4)
    painter.restore()


SCENES = (_star, _moon, _sun)
"""Scenes 17 to 19, each painting 30 … 670 across and 30 … 1020 down."""
