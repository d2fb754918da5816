"""The Lovers, Major VI."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
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
    for throat, colour in ((((218, 540), (280, 560), (288, 640), (200, 640)), dark), (((446, 576), (516, 560), (528,
        660), (470, 690), (432, 664)), fair)):  # fmt: skip
        lit(painter, blob(throat, tension=0.5), colour, colour, (0, -6), shade=mixed(BLACK, colour, 0.6), width=5)
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
    collar = blob(((404, 690), (426, 660), (466, 690), (520, 650), (556, 664), (530, 706), (430, 716)), tension=0.6)
    lit(painter, collar, woman, look.DANGER, (-5, -6), shade="#33090F", width=5)
    painter.save()
    painter.setClipRect(QRectF(20, 0, 660, 764), Qt.ClipOperation.IntersectClip)
    arm(painter, ((540, 690), (438, 740), (346, 652)), 62, woman, look.DANGER, (-6, -7), cuff=look.BONE, skin=fair,
        body=gown)  # fmt: skip
    palm(painter, 320, 610, -34, 0.5, fair, back=True, apart=0.3, mirror=True)  # her hand at his cheek
    arm(painter, ((178, 690), (334, 752), (492, 722)), 74, man, look.BONE, (7, -6), cuff=look.BONE, skin=dark,
        body=coat)  # fmt: skip
    palm(painter, 542, 706, 66, 0.52, dark, back=True, apart=0.3, towards=(-0.6, -0.8))  # his, around her
    painter.restore()
    _window(painter, t)
    lit(painter, rect(98, 756, 544, 30), look.BONE, look.BONE, (-4, -8), shade=look.MUTED)
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
    nape = blob(((104, 846), (218, 846), (222, 880), (204, 924), (160, 932), (118, 924), (100, 880)), tension=0.8)
    lit(painter, nape, "#2A1A14", rim, (7, -5), shade="#0E0808")
    collar = blob(((52, 930), (84, 874), (160, 904), (236, 872), (272, 934), (160, 976)), tension=0.6)
    lit(painter, collar, cloth, rim, (8, -8), shade=BLACK)
    hat = placed(fedora(), 162, 850, 1.16, -4)
    lit(painter, hat, "#221A28", rim, (9, -8), shade=BLACK)
    within(painter, hat, placed(rect(-104, -34, 208, 24), 162, 850, 1.16, -4), look.OXBLOOD)
    _tempts(painter, back, rim)


def _tempts(painter: QPainter, back: QPainterPath, rim: QColor) -> None:
    """His arm, lifted out of the shoulder; the hand that holds the apple up, and the snake that lives in his sleeve."""
    cloth, skin, green = "#4A3652", "#C08A5C", mixed(BLACK, look.HORROR, 0.62)
    low = mixed(BLACK, look.HORROR, 0.2)
    arm(painter, ((236, 968), (316, 1062), (392, 912)), 96, cloth, rim, (-6, -8), cuff=look.BONE, skin=skin, body=back)
    tail = ink(((318, 968, 6), (326, 988, 20), (350, 998, 27), (378, 986, 26), (398, 962, 8)))
    lit(painter, tail, green, look.HORROR, (-2, -6), shade=low, smooth=True)
    with grip(painter, 478, 836, 14, 0.62, skin, across=128, mirror=True):
        apple = blob(((426, 828), (452, 816), (482, 836), (484, 872), (462, 906), (428, 908), (396, 906), (372, 872), (
            374, 836), (402, 816)), tension=0.9)  # fmt: skip
        apple = placed(apple.translated(-428, -865), 482, 830, 1.14)
        lit(painter, apple, "#D8263A", look.BONE, (-7, -8), shade="#5A0C18")
    neck_ = ((346, 936, 8), (360, 950, 24), (396, 954, 28), (442, 930, 28), (496, 920, 28), (546, 896, 28), (570, 846,
        27), (562, 792, 27), (532, 762, 28), (500, 758, 30))  # fmt: skip
    body = joined(ink(neck_), blob(((526, 744), (498, 732), (466, 736), (438, 756), (434, 770), (456, 784), (492, 790),
        (524, 782)), tension=0.8)).simplified()  # fmt: skip
    lit(painter, body, green, look.HORROR, (-4, -6), shade=low, smooth=True)
    way = [(neck_[i][0] * (1 - f) + neck_[i + 1][0] * f, neck_[i][1] * (1 - f) + neck_[i + 1][1] * f)
        for i in range(2, 8) for f in (0.2, 0.7)]  # fmt: skip
    bands = joined(*(disc(x, y, 5, 5) for x, y in way))
    within(painter, body, bands, BLACK)
    for fork in (((438, 764, 4), (416, 756, 4), (402, 742, 2)), ((416, 756, 3), (398, 758, 2))):
        fill(painter, limb(fork), look.DANGER)
    rimmed(painter, disc(470, 758, 6), look.SODIUM, BLACK, 3)
    fill(painter, disc(469, 758, 2, 5), BLACK)


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
