"""The scenes of the Majors 5 and 6. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fist, palm, raised
from demoncity_gui.cards.drawing.heads import Face, front, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
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


SCENES = (_hierophant, _lovers)
"""Scenes 5 and 6, each painting 30 … 670 across and 30 … 1020 down."""
