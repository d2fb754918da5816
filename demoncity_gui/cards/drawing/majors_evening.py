"""The scenes of the Majors 5 and 6. The upper left 390 × 380 units are quiet in each: the index stands there."""

from __future__ import annotations

from functools import cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks, sky
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import cradle, grip, palm, raised
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def _hierophant(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre leans out of his pulpit and blesses, his staff an aerial; two kneel and look up."""
    robe, deep, skin = "#4A2F78", "#150C26", "#E2B58A"
    sky(painter, "#120C1C", mixed(BLACK, t.light, 0.34), 1000)
    glow(painter, 318, 318, 420, t.light, 0.5)
    dial = disc(318, 318, 236)
    rimmed(painter, dial, mixed(BLACK, t.light, 0.62), BLACK, 12)
    fill(painter, disc(318, 318, 204), t.light)
    fill(painter, disc(318, 318, 150), mixed(t.light, look.BONE, 0.5))
    for k in range(36):  # the dial of a wireless, the window of a church
        long = 30 if k % 3 == 0 else 16
        fill(painter, placed(rect(-3, -230, 6, long), 318, 318, 1, k * 10), BLACK)
    for x in (44, 664):
        lit(painter, rect(x - 52, -150, 104, 1200), mixed(BLACK, t.light, 0.22), mixed(BLACK, t.light, 0.6), (-8 if x >
            350 else 8, 0), shade=mixed(BLACK, t.light, 0.1), width=5)  # fmt: skip
        for dx in (-16, 16):
            fill(painter, rect(x + dx, -150, 5, 1200), BLACK)
    for radius in (66, 112, 160):  # what the aerial sends
        stroke(painter, disc(566, 120, radius), mixed(BLACK, t.light, 0.95 - radius / 260), 9)
    body = blob(((300, 436), (350, 424), (412, 436), (474, 466), (500, 540), (520, 700), (250, 700), (236, 540), (252,
        470)), tension=0.8)  # fmt: skip
    lit(painter, body, robe, t.light, (-10, -7), shade=deep)
    for way, foot in ((-1, 326), (1, 420)):
        stole = polygon(((350 + way * 24 + 8, 440), (350 + way * 66 + 8, 446), (foot + 26 + way * 12, 700), (foot - 26 +
            way * 12, 700)))  # fmt: skip
        lit(painter, stole, look.BONE, look.BONE, (-7, -4), shade="#8C7FA6", width=5)
        x = foot + way * 2
        fill(painter, joined(rect(x - 6, 540, 12, 74), rect(x - 23, 560, 46, 12)), look.OXBLOOD)
    _preacher(painter, t, skin)
    rolled(painter, (556, 650), (522, 500), 96, skin, skin, (-6, -5))
    with grip(painter, 566, 474, -6, 0.72, skin, across=20, mirror=True):
        _aerial(painter)
    wide = partial(sleeve, painter, widths=(84, 92, 104), colour=robe, light=t.light, towards=(-8, -6), body=body)
    wide(((470, 500), (560, 650), (546, 584)))
    rolled(painter, (136, 640), (157, 484), 108, skin, skin, (-6, -5))
    raised(painter, 150, 420, -4, 0.82, skin, fingers_up=2, mirror=True)
    lit(
        painter,
        placed(rect(-31, -12, 62, 24, 7), 154, 488, 1, -6),
        look.BONE,
        look.BONE,
        (-5, -4),
        shade="#8C7FA6",
        width=5,
    )
    wide(((264, 500), (136, 640), (146, 560)))
    _pulpit(painter, t)
    for way in (1, -1):
        _kneels(painter, t, way)
    gloom(painter, 350, 430, 430, 0.4)


def _preacher(painter: QPainter, t: Tones, skin: str) -> None:
    """His head, thrust forward: dark glasses, the mouth wide open, a mitre with a cross."""
    with tilted(painter, 350, 440, -10):
        neck(painter, 356, 390, 62, 446, skin)
        turned(painter, 340, 330, 0.84, Face("#8C5E42", skin, nose=Nose.HOOKED, stern=0.9, brow=12, brow_colour=
            "#4A4652", jaw=0.8, old=True, mouth=Mouth.SHOUT), mirror=True)  # fmt: skip
        sides = blob(((392, 276), (410, 284), (414, 330), (400, 352), (394, 330), (388, 300)), tension=0.8)
        lit(painter, sides, "#8E8894", look.BONE, (-4, -4), shade="#4A4652", width=5)
        lens = joined(disc(298, 322, 20, 21), disc(340, 322, 28, 23), rect(312, 312, 12, 6), polygon(((366, 312), (400,
            322), (400, 330), (366, 322))))  # fmt: skip
        rimmed(painter, lens, BLACK, look.BONE, 3)
        for x in (292, 332):
            fill(painter, polygon(((x - 6, 332), (x + 6, 308), (x + 16, 308), (x + 4, 332))), t.light)
        mitre = polygon(((268, 292), (254, 190), (336, 62), (420, 190), (408, 300), (340, 282)))
        lit(painter, mitre, look.BONE, look.BONE, (-12, -6), shade="#8C7FA6", width=8)
        band = polygon(((266, 260), (340, 250), (410, 266), (409, 300), (340, 282), (267, 294)))
        lit(painter, band, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
        lit(painter, joined(rect(326, 112, 20, 132), rect(294, 152, 84, 20)), look.SODIUM, look.BONE, (-3, -3),
            shade="#8C5A1E", width=5)  # fmt: skip


def _aerial(painter: QPainter) -> None:
    """His staff with the three bars of a pope's cross, which is a transmitter's mast."""
    staff = joined(rect(557, 84, 18, 700, 6), *(rect(566 - half, y, half * 2, 16, 6) for half, y in ((40, 128), (60,
        186), (80, 246))))  # fmt: skip
    lit(painter, staff, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=6)
    lit(painter, disc(566, 84, 18), look.DANGER, look.BONE, (-4, -4), shade=look.OXBLOOD, width=5)
    glow(painter, 566, 84, 70, look.DANGER, 0.5)


def _pulpit(painter: QPainter, t: Tones) -> None:
    """A pulpit with the crossed keys on its front, and on its ledge the microphone."""
    wood, dark = "#3A2030", "#120A12"
    front_ = polygon(((206, 690), (520, 690), (480, 1060), (250, 1060)))
    lit(painter, front_, wood, t.light, (-10, -4), shade=dark)
    lit(painter, rect(166, 656, 396, 46, 8), mixed(wood, t.light, 0.3), look.BONE, (-3, -9), shade=dark)
    for turn in (-42, 42):
        lit(painter, placed(_key(), 364, 850, 0.98, turn), look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=6)
    fill(painter, thick_line(((262, 660), (252, 560), (262, 500)), 11), BLACK)
    stroke(painter, thick_line(((262, 660), (252, 560), (262, 500)), 3), look.MUTED, 5)
    mike = placed(rect(-34, -56, 68, 112, 34), 262, 470, 1, 10)
    lit(painter, mike, look.MUTED, look.BONE, (-8, -6), shade="#3A3644", width=7)
    for y in (-28, -10, 8, 26):
        fill(painter, placed(rect(-27, y, 54, 8, 4), 262, 470, 1, 10), BLACK)


@cache
def _key() -> QPainterPath:
    """One of Peter's keys, its bow up."""
    whole = joined(disc(0, -92, 38), rect(-8, -60, 16, 170), rect(8, 74, 30, 14), rect(8, 98, 22, 13), rect(-14, -52,
        28, 12))  # fmt: skip
    return whole.simplified().subtracted(disc(0, -92, 18))


def _kneels(painter: QPainter, t: Tones, way: int) -> None:
    """One of the two who kneel, from behind: a monk at the left (1), a woman in a shawl at the right."""
    painter.save()
    painter.translate(142 if way > 0 else 572, 0)
    painter.scale(way, 1)
    back = blob(((-160, 1080), (-150, 960), (-90, 910), (0, 894), (80, 918), (120, 980), (130, 1080)), tension=0.7)
    lit(painter, back, "#3A2E2A" if way > 0 else look.OXBLOOD, t.light, (9, -9), shade="#0E0A0A")
    if way > 0:
        lit(painter, disc(76, 838, 16, 24), "#B8855C", look.BONE, (4, -3), width=5)
        lit(painter, disc(-6, 830, 82, 92), "#5A5664", look.BONE, (8, -6), shade="#16141B")
        lit(painter, disc(6, 776, 52, 36), "#D8A878", look.BONE, (6, -4), shade="#7A4A2C", width=4)
        strands(painter, [((x * 0.7, 816), (x, 850), (x * 0.86, 908)) for x in (-64, -40, -14, 14, 40, 62)], "#5A5664",
            look.BONE, 5)  # fmt: skip
        hood = blob(((-96, 940), (-70, 896), (-4, 908), (62, 892), (90, 930), (0, 1000)), tension=0.7)
        lit(painter, hood, "#3A2E2A", t.light, (8, -7), shade="#0E0A0A")
    else:
        shawl = blob(((0, 738), (58, 758), (84, 826), (78, 890), (124, 930), (158, 1000), (160, 1090), (-150, 1090), (
            -146, 1000), (-100, 926), (-74, 890), (-82, 826), (-56, 756)), tension=0.8)  # fmt: skip
        lit(painter, shawl, "#B9AEC8", look.BONE, (10, -9), shade="#2E2638")
        for points in (((30, 770, 2), (52, 850, 8), (40, 940, 3)), ((-10, 764, 2), (-14, 860, 8), (-40, 960, 3)),
            ((84, 930, 2), (60, 1000, 9), (70, 1080, 4)), ((-20, 930, 2), (-60, 1000, 9), (-70, 1080, 4))):  # fmt: skip
            fill(painter, limb(points), "#2E2638")
        within(painter, shawl, limb(((-84, 880, 9), (0, 912, 9), (86, 880, 9))), look.OXBLOOD)
    painter.restore()


def _lovers(painter: QPainter, t: Tones) -> None:
    """Two in a lit window; a third stands in the street and looks up."""
    bricks(painter, 30, -150, 640, 1180, mixed(BLACK, t.light, 0.13), t.light)
    glow(painter, 370, 480, 380, t.light, 0.45)
    hatch(painter, rect(30, -150, 640, 1180), Hatch.RAIN, mixed(BLACK, t.light, 0.55), pitch=22, width=3)
    frame = rect(150, 214, 440, 552)
    lit(painter, frame, t.light, t.light, edge="#1B1016", width=12)
    within(painter, frame, disc(370, 430, 240), mixed(t.light, look.BONE, 0.3))
    within(painter, frame, disc(370, 450, 160), mixed(t.light, look.BONE, 0.8))
    man, woman, dark, fair = "#2F3A5E", look.OXBLOOD, "#8C5A3A", "#F0D0AC"
    coat = blob(((124, 766), (130, 690), (190, 620), (270, 600), (330, 650), (352, 766)), tension=0.6)
    lit(painter, coat, man, look.BONE, (9, -8), shade="#10162A")
    gown = blob(((606, 766), (600, 700), (560, 640), (470, 620), (410, 670), (392, 766)), tension=0.6)
    lit(painter, gown, woman, look.DANGER, (-9, -8), shade="#33090F")
    fall = blob(((480, 400), (570, 430), (606, 560), (590, 700), (540, 740), (500, 640), (500, 520)), tension=0.8)
    lit(painter, fall, "#A8481E", look.SODIUM, (-7, -7), shade="#3A140A")
    for side_, edge in ((coat, ((120, 600), (196, 600), (180, 690), (240, 770), (120, 770))), (gown, ((520, 600), (620,
        600), (620, 770), (500, 770), (560, 690))), (fall, ((556, 400), (620, 400), (620, 760), (566, 760), (580,
        580)))):  # fmt: skip
        within(painter, side_, polygon(edge), BLACK)
    for x, y, turn, face, way in ((284, 490, 10, Face("#5A3822", dark, nose=Nose.BROAD, open=False, brow=11,
        smile=0.6, jaw=0.8), 1),
        (466, 520, 7, Face("#B08460", fair, nose=Nose.SNUB, open=False, brow=7, lips="#B01828", smile=0.6, jaw=0),
            -1)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        side(painter, 0, 0, 1.1, face, mirror=way < 0)
        if way > 0:
            hair(painter, 0, 0, 1.12, Cut.SIDE_SHORT, "#17110F", t.light)
        else:
            hair(painter, 0, 0, 1.12, Cut.SIDE_UP, "#A8481E", look.SODIUM, mirror=True)
        painter.restore()
    rimmed(painter, disc(504, 566, 11), look.BRASS, BLACK, 3)
    stand = blob(((176, 612), (198, 578), (244, 600), (292, 592), (310, 622), (250, 646), (180, 642)), tension=0.7)
    lit(painter, stand, look.BONE, look.BONE, (4, -4), shade=look.MUTED, width=5)
    collar = blob(((430, 650), (450, 624), (490, 640), (528, 628), (552, 660), (520, 690), (440, 690)), tension=0.7)
    lit(painter, collar, woman, look.DANGER, (-5, -6), shade="#33090F", width=5)
    lit(painter, polygon(((196, 640), (280, 610), (318, 680), (264, 720))), look.BONE, look.BONE, (4, -4),
        shade=look.MUTED, width=4)  # fmt: skip
    painter.save()
    painter.setClipRect(QRectF(20, 0, 660, 764), Qt.ClipOperation.IntersectClip)
    arm(painter, ((186, 684), (300, 764), (424, 662)), 70, man, look.BONE, (7, -6), cuff=look.BONE, skin=dark,
        body=coat)  # fmt: skip
    palm(painter, 454, 616, 38, 0.48, dark, back=True, apart=0.3, mirror=True)  # on her cheek
    arm(painter, ((560, 700), (452, 776), (326, 716)), 68, woman, look.DANGER, (-6, -7), cuff=look.BONE, skin=fair,
        body=gown)  # fmt: skip
    with grip(painter, 286, 694, 14, 0.52, fair, across=34):  # she pulls him in by his lapel
        lapel = polygon(((226, 646), (284, 634), (312, 690), (292, 770), (244, 770), (268, 692)))
        lit(painter, lapel, man, look.BONE, (5, -4), shade="#10162A", width=5)
    painter.restore()
    _window(painter, t)
    lit(painter, rect(98, 756, 544, 30), look.BONE, look.BONE, (-4, -8), shade=look.MUTED)
    for number in range(9):  # geraniums on the sill
        x = 438 + number * 20
        leaf = blob(((0, 4), (-20, -12), (-8, -34), (6, -18)), tension=0.8)
        lit(painter, placed(leaf, x, 758, 1, number * 47 % 80 - 40), mixed(BLACK, look.HORROR, 0.6), look.HORROR,
            (-2, -3), width=3)  # fmt: skip
        if number % 2:
            bloom = star(x, 722 - number % 3 * 8, 23, 14, 6, number * 13)
            lit(painter, bloom, look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)
            fill(painter, disc(x, 722 - number % 3 * 8, 6), look.SODIUM)
    fill(painter, rect(424, 748, 188, 14, 5), "#5A3018")
    _neon_angel(painter)
    gloom(painter, 372, 460, 330, 0.6)
    _watcher(painter, t)


def _window(painter: QPainter, t: Tones) -> None:
    """The window around them: its sash pushed up, curtains tied back, a stone lintel, a shutter at each side."""
    wood, dark = mixed(BLACK, look.BONE, 0.72), mixed(BLACK, t.light, 0.3)
    for way in (-1, 1):
        drape = blob(((222, 352), (152, 352), (166, 460), (204, 580), (196, 612), (190, 770), (220, 770)), tension=0.5)
        lit(painter, drape.translated(370, 0) if way > 0 else placed(drape, 370, 0, mirror=True), t.dusk, t.light, (
            -way * 6, -5), shade=t.sky, width=4)  # fmt: skip
        x = 370 + way * 286
        lit(painter, rect(x - 56, 210, 112, 556), mixed(BLACK, t.light, 0.24), t.light, (-way * 5, -3), shade=BLACK)
        slats = joined(*(rect(x - 40, y, 80, 13) for y in range(236, 740, 25) if y != 486))
        fill(painter, slats, BLACK)
        fill(painter, joined(*(rect(x - 40, y + 9, 80, 4) for y in range(236, 740, 25) if y != 486)), dark)
        fill(painter, rect(x - 40 * way - (6 if way > 0 else -6) - 3, 470, 6, 40), look.BRASS)
        lit(painter, rect(370 + way * 222 - 14, 206, 28, 560), wood, look.BONE, (-way * 5, -2), shade=dark)
    sash = joined(rect(160, 322, 420, 24), rect(362, 214, 16, 120))
    lit(painter, sash, wood, look.BONE, (-3, -6), shade=dark, width=5)
    lit(painter, rect(160, 206, 420, 22), wood, look.BONE, (-3, 5), shade=dark, width=5)
    for k in range(9):  # the lintel: stones on end, the one in the middle higher
        top = 172 if k != 4 else 156
        lit(painter, rect(112 + k * 57.4, top, 57.4, 208 - top), mixed(BLACK, t.light, 0.36), t.light, (-3, -5),
            shade=mixed(BLACK, t.light, 0.2), width=4)  # fmt: skip


def _watcher(painter: QPainter, t: Tones) -> None:
    """A man in a hat, from behind, who looks up from the dark of the street, an apple ready in his hand."""
    cloth, rim = "#17121C", mixed(BLACK, t.light, 0.8)
    back = blob(((-30, 1070), (-20, 960), (40, 916), (120, 896), (220, 900), (300, 940), (330, 1000), (330, 1070)),
        tension=0.7)  # fmt: skip
    lit(painter, back, cloth, rim, (8, -8), shade=BLACK)
    arm(painter, ((296, 972), (388, 1046), (420, 960)), 84, cloth, rim, (7, -7), cuff=look.BONE, skin="#C08A5C")
    nape = blob(((104, 846), (218, 846), (222, 880), (204, 924), (160, 932), (118, 924), (100, 880)), tension=0.8)
    lit(painter, nape, "#2A1A14", rim, (7, -5), shade="#0E0808")
    collar = blob(((52, 930), (84, 874), (160, 904), (236, 872), (272, 934), (160, 976)), tension=0.6)
    lit(painter, collar, cloth, rim, (8, -8), shade=BLACK)
    hat = placed(fedora(), 162, 850, 1.16, -4)
    lit(painter, hat, "#221A28", rim, (9, -8), shade=BLACK)
    within(painter, hat, placed(rect(-104, -34, 208, 24), 162, 850, 1.16, -4), look.OXBLOOD)
    with cradle(painter, 424, 896, 6, 0.62, "#C08A5C", mirror=True, towards=(0.5, -0.9)):
        apple = blob(((426, 828), (452, 816), (482, 836), (484, 872), (462, 906), (428, 908), (396, 906), (372, 872), (
            374, 836), (402, 816)), tension=0.9)  # fmt: skip
        lit(painter, apple, "#D8263A", look.BONE, (7, -8), shade="#5A0C18")
        fill(painter, limb(((428, 832, 5), (434, 804, 6))), "#3A1A10")
        lit(painter, blob(((434, 812), (456, 792), (480, 796), (462, 814)), tension=0.8), look.HORROR, look.BONE, (3,
            -3), width=4)  # fmt: skip
    _serpent(painter)


def _serpent(painter: QPainter) -> None:
    """The snake that lives in his sleeve: around his wrist, past the apple, its head towards the two."""
    way = QPainterPath()
    way.moveTo(364, 930)
    way.cubicTo(356, 990, 470, 1000, 506, 926)
    way.cubicTo(530, 880, 488, 850, 502, 806)
    spine = [(way.pointAtPercent(k / 24), 5 + 19 * min(1, k / 14)) for k in range(25)]
    body = limb([(point.x(), point.y(), wide) for point, wide in spine])
    head = blob(((516, 832), (488, 832), (472, 800), (482, 764), (499, 750), (520, 764), (532, 798)), tension=0.8)
    body = joined(body, head)
    lit(painter, body, mixed(BLACK, look.HORROR, 0.6), look.HORROR, (-5, -4), shade=mixed(BLACK, look.HORROR, 0.2))
    bands = joined(*(limb(((point.x() - wide * 0.4, point.y() - 4, 2), (point.x() + wide * 0.4, point.y() + 4, 4)))
        for point, wide in spine[6:22:2]))  # fmt: skip
    within(painter, body, bands, BLACK)
    fill(painter, limb(((500, 760, 4), (494, 736, 4), (484, 722, 2))), look.DANGER)
    fill(painter, limb(((494, 736, 3), (500, 720, 2))), look.DANGER)
    for x in (492, 514):
        rimmed(painter, disc(x, 790, 4), look.SODIUM, BLACK, 2)


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
