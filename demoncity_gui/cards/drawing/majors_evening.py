"""The scenes of the Majors 5 to 8. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from functools import partial
from math import cos, radians, sin

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dog_ahead
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import bricks, city, clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose, crown, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, grip, palm, raised
from demoncity_gui.cards.drawing.heads import Face, front, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
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


def _hierophant(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre, on the air; two who kneel and listen."""
    sky(painter, "#171020", mixed(BLACK, t.light, 0.5), 1000)
    for x in (60, 640):  # pillars, and between them the waves of the station
        lit(painter, rect(x - 46, -150, 92, 1200), mixed(BLACK, t.light, 0.3), mixed(BLACK, t.light, 0.5), (-9, 0),
            shade=mixed(BLACK, t.light, 0.16), width=5)  # fmt: skip
        for dx in (-14, 14):
            fill(painter, rect(x + dx, -150, 5, 1200), mixed(BLACK, t.light, 0.16))
    for i, radius in enumerate((450, 370, 290, 210)):
        glaze(painter, ring(400, 420, radius, radius - 30), t.light, 0.14 + 0.1 * i)
    glow(painter, 400, 400, 210, look.BONE, 0.4)
    robe = polygon(((340, 540), (460, 540), (550, 590), (600, 1040), (200, 1040), (250, 590)))
    lit(painter, joined(robe, rect(374, 500, 52, 60)), "#2E2240", t.light, (-9, -7), shade="#100A18")
    for a, b in (((290, 700), (240, 1020)), ((510, 700), (560, 1020))):
        fill(painter, limb(((*a, 3), (*b, 12))), "#100A18")
    arm(painter, ((510, 650), (606, 700), (584, 480)), 88, "#2E2240", t.light, (-8, -6), cuff=look.BONE)
    raised(painter, 578, 420, 3, 0.78, fingers_up=2, mirror=True)
    arm(painter, ((286, 650), (150, 740), (212, 650)), 84, "#2E2240", t.light, (-8, -6), cuff=look.BONE)
    stole = joined(polygon(((340, 560), (380, 552), (384, 1040), (306, 1040))), polygon(((420, 552), (460, 560),
        (494, 1040), (416, 1040))))  # fmt: skip
    lit(painter, stole, t.light, look.BONE, (-6, -4), shade=mixed(BLACK, t.light, 0.55))
    for x, y in ((352, 680), (448, 680)):
        fill(painter, joined(rect(x - 7, y - 36, 14, 72), rect(x - 26, y - 16, 52, 14)), BLACK)
    fill(painter, rect(372, 524, 56, 26), look.BONE)
    front(painter, 400, 440, 0.78, Face("#8C6A5A", "#E2B58A", nose=Nose.HOOKED, stern=0.2, brow=11,
        brow_colour="#4A4652", jaw=0.7,
        smile=0.6, old=True))  # fmt: skip
    glasses = joined(disc(371, 434, 25, 20), disc(429, 434, 25, 20), rect(390, 426, 20, 6))
    rimmed(painter, glasses, BLACK, t.light, 3)
    for x in (366, 424):
        fill(painter, polygon(((x - 6, 442), (x + 8, 424), (x + 16, 424), (x + 2, 442))), mixed(BLACK, t.light, 0.6))
    mitre = polygon(((336, 404), (322, 300), (400, 196), (478, 300), (464, 404)))
    lit(painter, mitre, look.BONE, look.BONE, (-10, -6), shade=look.MUTED)
    lit(painter, rect(330, 374, 140, 28), t.light, look.BONE, (-3, -4), width=4)
    lit(painter, joined(rect(390, 232, 20, 134), rect(358, 278, 84, 20)), t.light, look.BONE, (-3, -3),
        shade=mixed(BLACK, t.light, 0.5), width=4)  # fmt: skip
    fill(painter, thick_line(((214, 620), (214, 1040)), 12), look.BONE)
    mike = rect(172, 440, 84, 140, 42)
    lit(painter, mike, look.MUTED, look.BONE, (-8, -6), shade="#4A4652", width=8)
    for y in (474, 496, 518, 540):
        fill(painter, rect(182, y, 64, 9, 4), BLACK)
    fist(painter, 214, 606, 0, 0.6)
    for way in (1, -1):
        _kneels(painter, t, way)


def _kneels(painter: QPainter, t: Tones, way: int) -> None:
    """One of the two who kneel and look up, hands folded: a monk at the left (1), a woman in a shawl at the right."""
    skin, cloth, dark = ("#E2B58A", "#5A4A3E", "#1E1712") if way > 0 else ("#8C5A3A", look.OXBLOOD, "#33090F")
    painter.save()
    painter.translate(132 if way > 0 else 572, 0)
    painter.scale(way, 1)
    back = blob(((-150, 1080), (-140, 940), (-96, 880), (-30, 860), (50, 884), (92, 950), (96, 1080)), tension=0.7)
    lit(painter, back, cloth, t.light, (8, -9), shade=dark)
    for points in (((-60, 900, 2), (-90, 980, 7), (-96, 1060, 9)), ((0, 900, 2), (-10, 980, 6), (-4, 1060, 9))):
        fill(painter, limb(points), dark)
    painter.save()
    painter.translate(-10, 804)
    painter.rotate(-30)
    face = Face(mixed(BLACK, skin, 0.6), skin, nose=Nose.HOOKED if way > 0 else Nose.BROAD, open=False, stern=-1.1,
        brow=10, jaw=0.6, smile=0.5, old=way > 0, lips=None if way > 0 else "#7A2430")  # fmt: skip
    side(painter, 0, 0, 0.84, face)
    painter.scale(0.84, 0.84)
    if way > 0:  # a monk's tonsure
        fringe = blob(((44, -64), (30, -84), (-20, -84), (-60, -84), (-96, -40), (-86, 30), (-60, 52), (-44, 20), (-30,
            -28), (0, -46)), tension=0.7)  # fmt: skip
        lit(painter, fringe, "#5A5664", look.BONE, (6, -7), shade="#26242E", width=5)
        lit(painter, blob(((-20, 10), (10, 60), (40, 66), (60, 62), (74, 78), (52, 122), (6, 108), (-22, 60)),
            tension=0.7), "#8E8680", look.BONE, (4, -4), shade="#4A4652", width=5)  # fmt: skip
    else:
        shawl = blob(((62, -74), (40, -116), (-30, -124), (-96, -80), (-112, 20), (-104, 130), (-40, 156), (6, 124),
            (-24, 60), (-30, -10), (0, -50), (34, -66)), tension=0.8)  # fmt: skip
        lit(painter, shawl, look.BONE, look.BONE, (6, -8), shade="#8C8798")
        strands(painter, [((10 - a, -100), (-60 - a, -40), (-40 - a * 0.6, 120)) for a in (0, 20, 40)], look.BONE,
            "#8C8798", 5)  # fmt: skip
    painter.restore()
    arm(painter, ((-30, 930), (10, 1070), (86, 952)), 84, cloth, t.light, (7, -6), skin=skin, body=back)
    for dx, tone in ((14, mixed(BLACK, skin, 0.8)), (0, skin)):  # palm to palm
        hand = blob(((70 + dx, 960), (66 + dx, 916), (84 + dx, 868), (104 + dx, 826), (118 + dx, 824), (120 + dx, 846),
            (112 + dx, 890), (108 + dx, 940), (100 + dx, 972)), tension=0.8)  # fmt: skip
        lit(painter, hand, tone, tone, (5, -4), shade=mixed(BLACK, tone, 0.66), width=5, smooth=True)
    fill(painter, joined(limb(((84, 900, 2), (98, 880, 3.4), (106, 852, 2))), limb(((78, 940, 2), (92, 916, 3.4), (96,
        890, 2)))), mixed(BLACK, skin, 0.5))  # fmt: skip
    painter.restore()


def _lovers(painter: QPainter, t: Tones) -> None:
    """Two in a lit window; a third stands in the street and looks up."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.34), t.light)
    glow(painter, 370, 480, 420, t.light, 0.5)
    frame = joined(rect(130, 330, 480, 430), disc(370, 330, 240, 140))
    lit(painter, frame, t.light, t.light, edge="#1B1016", width=12)
    within(painter, frame, disc(370, 430, 240), mixed(t.light, look.BONE, 0.55))
    within(painter, frame, disc(370, 430, 150), mixed(t.light, look.BONE, 0.85))
    fill(painter, joined(rect(367, 180, 7, 200), rect(130, 320, 480, 7)), "#1B1016")
    man, woman, dark, fair = "#2F3A5E", look.OXBLOOD, "#8C5A3A", "#F0D0AC"
    coat = blob(((124, 766), (130, 690), (190, 620), (270, 600), (330, 650), (352, 766)), tension=0.6)
    lit(painter, coat, man, look.BONE, (9, -8), shade="#10162A")
    gown = blob(((606, 766), (600, 700), (560, 640), (470, 620), (410, 670), (392, 766)), tension=0.6)
    lit(painter, gown, woman, look.DANGER, (-9, -8), shade="#33090F")
    fall = blob(((480, 400), (570, 430), (606, 560), (590, 700), (540, 740), (500, 640), (500, 520)), tension=0.8)
    lit(painter, fall, "#A8481E", look.SODIUM, (-7, -7), shade="#3A140A")
    for x, y, turn, face, way in ((284, 490, 10, Face("#5A3822", dark, nose=Nose.BROAD, open=False, brow=11,
        smile=0.6, jaw=0.8), 1),
        (466, 520, 7, Face("#B08460", fair, nose=Nose.SNUB, open=False, brow=7, lips="#B01828", smile=0.6, jaw=0),
            -1)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        side(painter, 0, 0, 1.1, face, mirror=way < 0)
        if way > 0:
            hair(painter, 0, 0, 1.12, Cut.SIDE_SHORT, "#17110F", look.BONE)
        else:
            hair(painter, 0, 0, 1.12, Cut.SIDE_UP, "#A8481E", look.SODIUM, mirror=True)
        painter.restore()
    rimmed(painter, disc(504, 566, 11), look.BRASS, BLACK, 3)
    lit(painter, polygon(((196, 640), (280, 610), (318, 680), (264, 720))), look.BONE, look.BONE, (4, -4),
        shade=look.MUTED, width=4)  # fmt: skip
    arm(painter, ((566, 690), (470, 756), (348, 690)), 62, woman, look.DANGER, (-6, -7), cuff=look.BONE, skin=fair,
        body=gown)  # fmt: skip
    palm(painter, 306, 668, -58, 0.46, fair, back=True, apart=0.12)
    arm(painter, ((186, 680), (306, 738), (424, 654)), 66, man, look.BONE, (7, -6), cuff=look.BONE, skin=dark,
        body=coat)  # fmt: skip
    palm(painter, 452, 612, 40, 0.42, dark, back=True, apart=0.3, mirror=True)  # on her cheek
    for way in (-1, 1):
        drape = blob(((370 + way * 260, 180), (370 + way * 150, 200), (370 + way * 200, 420),
            (370 + way * 224, 560), (370 + way * 180, 780), (370 + way * 270, 780)), tension=0.6)  # fmt: skip
        curtain = drape.intersected(frame)
        lit(painter, curtain, t.glow, t.light, (-way * 6, -5), shade=t.dusk, width=4)
    lit(painter, rect(98, 756, 544, 30), look.BONE, look.BONE, (-4, -8), shade=look.MUTED)
    for number in range(13):  # geraniums on the sill
        x = 330 + number * 22
        leaf = blob(((0, 4), (-20, -12), (-8, -34), (6, -18)), tension=0.8)
        lit(painter, placed(leaf, x, 758, 1, number * 47 % 80 - 40), mixed(BLACK, look.HORROR, 0.6), look.HORROR,
            (-2, -3), width=3)  # fmt: skip
        if number % 2:
            bloom = star(x, 722 - number % 3 * 8, 23, 14, 6, number * 13)
            lit(painter, bloom, look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)
            fill(painter, disc(x, 722 - number % 3 * 8, 6), look.SODIUM)
    fill(painter, rect(316, 748, 292, 14, 5), "#5A3018")
    _neon_angel(painter)
    _watcher(painter, t)


def _watcher(painter: QPainter, t: Tones) -> None:
    """A man in a hat, from behind, who looks up from the dark of the street."""
    painter.translate(-8, 300)
    painter.scale(0.72, 0.72)
    watcher = blob(((0, 1070), (24, 1000), (120, 946), (200, 930), (290, 950), (388, 1000), (420, 1070)), tension=0.6)
    lit(painter, watcher, "#1E1822", t.dusk, (10, -8), shade=BLACK)
    nape = blob(((150, 890), (270, 890), (276, 940), (250, 984), (210, 992), (170, 984), (146, 940)), tension=0.8)
    lit(painter, nape, "#3A2A24", t.light, (7, -5), shade="#17110F")
    for x in (144, 278):
        rimmed(painter, disc(x, 926, 12, 20), "#5E3E2C", BLACK, 4)
    collar = blob(((120, 990), (160, 960), (210, 984), (262, 958), (306, 990), (210, 1024)), tension=0.7)
    lit(painter, collar, "#1E1822", t.dusk, (7, -8), shade=BLACK)
    hat = placed(fedora(), 210, 880, 1.2, 2)
    lit(painter, hat, "#261E2A", t.dusk, (9, -8), shade=BLACK)
    within(painter, hat, rect(100, 838, 220, 24), "#4A0E18")


def _neon_angel(painter: QPainter) -> None:
    """The angel that blesses them: neon tubes on the wall above their window."""
    glow(painter, 500, 116, 150, look.BONE, 0.4)
    tubes = QPainterPath()
    tubes.addPath(disc(500, 66, 30, 9))
    tubes.addPath(disc(500, 98, 17, 19))
    tubes.moveTo(474, 166)
    tubes.quadTo(478, 122, 500, 124)
    tubes.quadTo(522, 122, 526, 166)
    for way in (-1, 1):
        for tip, drop in (((104, -62), 12), ((112, -24), 30), ((96, 14), 44)):
            tubes.moveTo(500 + way * 26, 130)
            tubes.quadTo(500 + way * 60, 130 + tip[1] * 0.9, 500 + way * tip[0], 122 + tip[1])
            tubes.quadTo(500 + way * 84, 112 + tip[1] + drop, 500 + way * 32, 140 + drop * 0.5)
    for colour, width in ((BLACK, 15), ("#F58FA4", 8), (look.BONE, 3)):
        stroke(painter, tubes, colour, width)


def _chariot(painter: QPainter, t: Tones) -> None:
    """An open car comes straight on, headlights full, its driver crowned; a pale dog and a black one leap ahead."""
    sky(painter, "#12131F", mixed(BLACK, t.light, 0.5), 640)
    stars(painter, 12, (250, -60), (400, 260), look.BONE)
    city(painter, 650, mixed(BLACK, t.light, 0.36), None, tall=560, seed=30)
    city(painter, 650, "#17140E", t.light, tall=440, seed=18, edge=t.light)
    fill(painter, rect(30, 640, 640, 380), mixed(BLACK, t.light, 0.3))
    fill(painter, polygon(((280, 640), (420, 640), (900, 1030), (-200, 1030))), "#22202A")
    for x in (150, 550):  # what the headlights throw on the road
        glaze(painter, polygon(((x - 50, 740), (x + 50, 740), (x + 190, 1030), (x - 190, 1030))), t.light, 0.5)
        glaze(painter, polygon(((x - 30, 740), (x + 30, 740), (x + 110, 1030), (x - 110, 1030))), look.BONE, 0.35)
    for top, wide in ((800, 9), (872, 13), (956, 18)):
        fill(painter, polygon(((350 - wide, top), (350 + wide, top), (352 + wide * 1.3, top + wide * 4),
            (348 - wide * 1.3, top + wide * 4))), look.BONE)  # fmt: skip
    fill(painter, disc(350, 806, 330, 34), BLACK)
    for x, y, wide in ((40, 800, 60), (16, 756, 70), (96, 826, 36), (660, 800, 60), (690, 752, 70), (606, 826, 36)):
        lit(painter, disc(x, y, wide, wide * 0.7), "#8A8468", t.light, (-3, -8), shade="#4E4A38", width=4)  # dust
    _driver(painter)
    for x in (64, 516):
        rimmed(painter, rect(x, 740, 120, 84, 16), BLACK, "#2B2A33", 3)
    body = blob(((180, 500), (350, 476), (520, 500), (640, 510), (684, 610), (660, 770), (40, 770), (16, 610),
        (60, 510)), tension=0.5)  # fmt: skip
    lit(painter, body, "#2B2B3A", t.light, (-10, -9), shade=BLACK, width=7)
    grille = blob(((350, 500), (424, 522), (436, 640), (400, 730), (300, 730), (264, 640), (276, 522)), tension=0.7)
    lit(painter, grille, "#17161D", look.BONE, (-8, -6), width=8)
    for x in range(284, 430, 22):
        fill(painter, rect(x, 526, 9, 190, 4), look.BONE)
    rimmed(painter, placed(star(0, 0, 42, 15, 4), 350, 492), look.BONE, BLACK, 4)
    for x in (152, 548):
        fill(painter, rays(x, 608, 80, 180, 16, 20), t.light)
        lit(painter, disc(x, 608, 84), t.light, look.BONE, (-8, -8), shade=mixed(BLACK, t.light, 0.6), width=8)
        fill(painter, disc(x, 608, 58), look.BONE)
        glow(painter, x, 608, 180, look.BONE, 0.5)
    lit(painter, rect(40, 736, 620, 42, 20), look.BONE, look.BONE, (-4, -7), shade=look.MUTED)
    for x, fur, dark in ((196, "#23222C", BLACK), (504, look.BONE, "#B8B2A4")):
        fill(painter, disc(x, 1006, 104, 13), BLACK)
        rein = limb(((350 + (x - 350) * 0.7, 448, 5), (350 + (x - 350) * 0.9, 640, 6), (x, 810, 6)))
        rimmed(painter, rein, look.DANGER, BLACK, 4)
        _bounds(painter, x, 966, fur, dark, mirror=x > 350)


def _bounds(painter: QPainter, x: float, y: float, fur: str, dark: str, *, mirror: bool) -> None:
    """A dog in full leap towards us: hind legs flung out, one forepaw stretched ahead, the other drawn up."""
    with tilted(painter, x, y, -7 if mirror else 7):
        painter.save()
        painter.translate(x, y)
        painter.scale(-1 if mirror else 1, 1)
        for way in (-1, 1):
            hind = limb(((way * 30, -104, 50), (way * 84, -98, 32), (way * 104, -50, 17), (way * 118, -42, 20)))
            lit(painter, hind, dark, look.BONE, (2, -4), width=6)
        trunk = blob(((-56, -140), (56, -140), (52, -84), (0, -54), (-52, -84)), tension=0.9)
        rimmed(painter, trunk, fur, BLACK, 7)
        painter.save()
        painter.setClipRect(-140, -330, 280, 214)
        dog_ahead(painter, 0, 0, 1, fur, dark, collar=look.OXBLOOD)
        painter.restore()
        for fore in (((-34, -104, 40), (-52, -50, 27), (-62, 10, 21), (-66, 20, 36)), ((34, -104, 40), (62, -66, 28),
            (36, -44, 21), (28, -42, 32))):  # fmt: skip
            lit(painter, limb(fore), fur, look.BONE, (4, -4), shade=dark, width=6)
        fill(painter, joined(*(limb(((a, b, 2), (a, b + 12, 3.4))) for a, b in ((-73, 24), (-61, 24), (21, -40), (32,
            -40)))), BLACK)  # fmt: skip
        painter.restore()


def _driver(painter: QPainter) -> None:
    """He stands behind the low windscreen, the reins of the dogs in both fists, and looks at nothing but the road."""
    scarf = blob(((350, 300), (430, 296), (500, 262), (560, 280), (640, 226), (622, 282), (660, 300), (590, 330), (520,
        326), (440, 352), (350, 350)), tension=0.8)  # fmt: skip
    lit(painter, scarf, look.BONE, look.BONE, (-3, -5), shade="#8E8894", width=5)
    coat = bust(350, 316, 320, 620, waist=0.8)
    lit(painter, coat, look.OXBLOOD, look.DANGER, (-9, -6), shade="#33090F")
    fill(painter, polygon(((314, 322), (386, 322), (350, 430))), look.BONE)
    rimmed(painter, polygon(((341, 340), (359, 340), (366, 400), (350, 422), (334, 400))), BLACK, BLACK, 2)
    for way in (-1, 1):
        lit(painter, polygon(((350 + way * 30, 312), (350 + way * 66, 344), (350 + way * 50, 386), (350, 450))),
            look.OXBLOOD, look.DANGER, (-5, -4), shade="#33090F", width=4)  # fmt: skip
    skin = "#EBD0B4"
    neck(painter, 350, 282, 58, 328, skin)
    painter.save()
    painter.translate(350, 226)
    painter.scale(0.84, 0.84)
    painter.translate(-350, -268)
    front(painter, 350, 268, 0.86, Face("#A8805C", skin, stern=0.9, brow=13, jaw=0.9, lid=0.2, arch=0.4,
        smile=0.9, nose=Nose.HOOKED))  # fmt: skip
    sides = blob(((284, 268), (280, 216), (350, 190), (420, 216), (416, 268), (402, 226), (350, 212), (298, 226)),
        tension=0.7)  # fmt: skip
    lit(painter, sides, "#2B1A14", look.SODIUM, (-4, -4), width=4)
    lit(painter, placed(crown(), 350, 214, 0.66), look.SODIUM, look.BONE, (-6, -4), shade="#8C5A1E", width=5)
    painter.restore()
    wrap = blob(((300, 300), (350, 314), (400, 300), (416, 326), (350, 350), (284, 326)), tension=0.8)
    lit(painter, wrap, look.BONE, look.BONE, (-4, -5), shade="#8E8894", width=5)
    pane = polygon(((170, 440), (530, 440), (566, 524), (134, 524)))
    glaze(painter, pane, look.ICE, 0.16)
    stroke(painter, pane, BLACK, 22)
    stroke(painter, pane, look.BONE, 9)
    for a, b in (((206, 442), (180, 522)), ((470, 442), (456, 522))):  # the street lamps pass over the glass
        glaze(painter, polygon((a, (a[0] + 34, a[1]), (b[0] + 34, b[1]), b)), look.BONE, 0.3)
    for way in (-1, 1):
        arm(painter, ((350 + way * 122, 396), (350 + way * 220, 474), (350 + way * 146, 440)), 72, look.OXBLOOD,
            look.DANGER, (-6, -5), cuff=look.BONE, skin=skin, body=coat)  # fmt: skip
        fist(painter, 350 + way * 110, 424, way * -44, 0.56, skin, mirror=way < 0)


def _strength(painter: QPainter, t: Tones) -> None:
    """A woman, her hands around a great wolf's jaws, which lets her; over her head a sign without end."""
    sky(painter, "#1B1220", mixed(BLACK, t.light, 0.6), 900)
    clouds(painter, ((120, 400, 0.6), (640, 300, 0.5)), "#4A2E2A", t.light)
    fill(painter, disc(200, 500, 220), t.light)
    glow(painter, 200, 500, 330, t.light, 0.3)
    city(painter, 1030, "#5A3220", look.SODIUM, tall=330, seed=51)
    for colour, width in ((BLACK, 30), (look.BONE, 15)):
        for x in (512, 608):
            stroke(painter, disc(x, 160, 48, 32), colour, width)
    white, light, dark, skin = "#E6DAC4", look.BONE, "#9A8468", "#F0D0AC"
    painter.save()
    painter.translate(-30, 10)
    with grip(painter, 354, 766, 34, 0.74, skin, across=72):
        _great_wolf(painter, t)
    painter.restore()
    trunk = blob(((470, 560), (520, 534), (580, 534), (620, 556), (642, 620), (644, 740), (632, 830), (690, 1060),
        (440, 1060), (490, 850), (468, 760), (448, 640)), tension=0.8)  # fmt: skip
    lit(painter, trunk, white, light, (-9, -9), shade=dark)
    for a, b in (((530, 850), (500, 1040)), ((576, 860), (580, 1040)), ((616, 850), (650, 1040))):
        fill(painter, limb(((*a, 3), (*b, 10))), dark)
    rimmed(painter, blob(((486, 816), (560, 832), (622, 814), (624, 842), (562, 866), (484, 850)), tension=0.7),
        look.OXBLOOD, BLACK, 5)  # fmt: skip
    _tamer(painter, t)
    her_arm = partial(arm, painter, cuff=look.OXBLOOD, skin=skin, body=trunk)
    her_arm(((490, 626), (474, 776), (392, 660)), 80, white, light, (-8, -8))
    fingers(painter, 342, 612, 44, 0.74, skin)
    her_arm(((604, 640), (594, 848), (400, 820)), 84, white, light, (-8, -8))
    gloom(painter, 350, 520, 400, 0.4)


def _tamer(painter: QPainter, t: Tones) -> None:
    """Her head bent over the beast, eyes lowered, half a smile; hair down her back, a wreath of flowers on it."""
    skin, dusk, brown, dark = "#F0D0AC", "#B8845C", "#6B2E1A", "#2B120A"
    with tilted(painter, 560, 560, -9):
        fall = blob(((500, 300), (570, 262), (640, 290), (668, 380), (676, 500), (700, 620), (676, 720), (650, 680),
            (630, 740), (606, 660), (598, 560), (560, 470)), tension=0.8)  # fmt: skip
        lit(painter, fall, brown, t.light, (-9, -8), shade=dark)
        strands(painter, [((580 + a * 0.4, 300), (640 + a * 0.3, 440), (630 + a, 660)) for a in (-16, 4, 24, 44)],
            brown, t.light, 6)  # fmt: skip
        neck(painter, 562, 462, 70, 560, skin)
        turned(painter, 540, 400, 1.08, Face(dusk, skin, nose=Nose.SNUB, stern=-0.5, brow=8, lips="#B01828",
            smile=0.5, jaw=0.1, lid=0.5, gaze=0.3), mirror=True)  # fmt: skip
        top = blob(((466, 362), (470, 300), (520, 264), (600, 268), (646, 330), (650, 420), (626, 500), (612, 430),
            (598, 372), (552, 326), (500, 330)), tension=0.8)  # fmt: skip
        lit(painter, top, brown, t.light, (-8, -9), shade=dark)
        for number in range(6):  # a wreath of flowers
            x, y = 470 + number * 32, 318 - 52 * sin(radians(14 + number * 28))
            lit(painter, star(x, y, 26, 11, 5, number * 17), (look.BONE, look.DANGER)[number % 2], look.BONE, (-3, -3),
                width=4)  # fmt: skip
            fill(painter, disc(x, y, 7), look.SODIUM)


def _great_wolf(painter: QPainter, t: Tones) -> None:
    """A wolf as large as a lion and maned like one, its head raised to her, its jaws apart, its eye soft."""
    fur, dark, light = "#7A6458", "#3A2C28", t.light
    mane = polygon(((-20, 560), (40, 560), (150, 700), (236, 720), (262, 792), (240, 796), (276, 868), (246, 866),
        (286, 946), (252, 938), (290, 1060), (-20, 1060)))  # fmt: skip
    lit(painter, mane, fur, light, (8, -8), shade=dark)
    reach = [278 if k % 2 == 0 and k < 16 else 216 for k in range(30)]  # tufts at the throat, the back is smooth
    around = [(110 + r * cos(radians(k * 12)), 700 + r * 1.2 * sin(radians(k * 12))) for k, r in enumerate(reach)]
    lit(painter, polygon(around), "#A8582A", light, (8, -8), shade="#4A2412")
    _jaws(painter, fur, light, dark)
    far = blob(((146, 520), (150, 420), (174, 376), (204, 440), (216, 510)), tension=0.5)
    lit(painter, far, dark, light, (7, -6), shade=BLACK)
    skull = polygon(((30, 640), (44, 560), (96, 508), (160, 490), (214, 504), (250, 544), (300, 562), (396, 558),
        (436, 572), (446, 606), (436, 640), (400, 654), (330, 678), (262, 704), (214, 724), (226, 770), (186, 764),
        (190, 816), (150, 790), (140, 846), (104, 800), (84, 850), (60, 786), (24, 806)))  # fmt: skip
    lit(painter, skull, fur, light, (7, -9), shade=dark)
    pale = polygon(((250, 640), (330, 626), (430, 630), (398, 652), (330, 676), (262, 702), (216, 716), (206, 680)))
    fill(painter, pale, "#A88C74")
    near = blob(((46, 560), (44, 440), (70, 384), (118, 448), (136, 530)), tension=0.5)
    lit(painter, near, fur, light, (7, -6), shade=dark)
    fill(painter, blob(((66, 540), (64, 460), (76, 426), (102, 476), (112, 530)), tension=0.5), dark)
    fill(painter, blob(((398, 556), (430, 560), (452, 584), (444, 606), (416, 600), (402, 578)), tension=0.8), BLACK)
    fill(painter, disc(424, 570, 8, 4), look.MUTED)
    rimmed(painter, blob(((186, 588), (210, 566), (240, 572), (254, 592), (222, 600)), tension=0.8), look.SODIUM, BLACK,
        5)  # fmt: skip
    fill(painter, disc(224, 584, 10, 12), BLACK)
    fill(painter, disc(228, 579, 3), look.BONE)
    fill(painter, limb(((172, 578, 4), (202, 552, 10), (248, 560, 5))), BLACK)
    fill(painter, limb(((258, 590, 3), (320, 596, 5), (380, 588, 3))), dark)
    tufts = [limb(((x, y, 2), (x - 12, y + 22, 8), (x - 8, y + 50, 2))) for x, y in ((110, 590), (150, 640), (84,
        660), (170, 700), (120, 710), (60, 720), (220, 840), (150, 880), (60, 870), (230, 940), (40, 960))]  # fmt: skip
    fill(painter, joined(*tufts), dark)
    collar = polygon(((-20, 910), (70, 926), (180, 914), (272, 870), (286, 930), (190, 976), (80, 990), (-20, 976)))
    rimmed(painter, collar, look.OXBLOOD, BLACK, 6)
    for x, y in ((70, 956), (160, 948), (240, 916)):
        rimmed(painter, star(x, y, 20, 8, 4), look.SODIUM, BLACK, 3)


def _jaws(painter: QPainter, fur: str, light: str, dark: str) -> None:
    """The wolf's lower jaw and both rows of teeth; the skull is laid over their roots."""
    lower = blob(((170, 760), (210, 716), (300, 742), (366, 748), (404, 734), (414, 754), (386, 790), (310, 806), (230,
        812)), tension=0.7)  # fmt: skip
    fill(painter, polygon(((190, 700), (420, 640), (404, 744), (300, 752), (210, 740))), "#5A0E18")
    fill(painter, blob(((230, 742), (290, 712), (360, 706), (392, 726), (372, 748), (300, 752)), tension=0.8),
        look.DANGER)  # fmt: skip
    for x, y, h in ((300, 738, 20), (330, 744, 20), (376, 744, 44)):
        rimmed(painter, polygon(((x - 11, y + 4), (x + 11, y + 4), (x + 3, y - h))), look.BONE, BLACK, 3)
    lit(painter, lower, fur, light, (6, -6), shade=dark)
    for x, y, h in ((296, 684, 20), (326, 676, 22), (356, 668, 22), (398, 652, 50)):
        rimmed(painter, polygon(((x - 12, y), (x + 12, y - 6), (x + 2, y + h))), look.BONE, BLACK, 3)


SCENES = (_hierophant, _lovers, _chariot, _strength)
"""Scenes 5 to 8, each painting 30 … 670 across and 30 … 1020 down."""
