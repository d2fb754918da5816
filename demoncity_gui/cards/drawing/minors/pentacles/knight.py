"""The Knight of Pentacles."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E2B58A"
_CLOTH = "#2E3A58"
_PALE = "#FFE9B0"
_BODY = "#3A2A34"


def scene(painter: QPainter, t: Tones) -> None:
    """The steadiest cabman in town waits out the rain, the reins of the brass horse on his bonnet in his fist."""
    sky(painter, "#0C0E18", "#3A2C1C", 800)
    city(painter, 900, "#1B1712", look.SODIUM, tall=640, seed=50, left=430, edge=look.BRASS)
    glow(painter, 600, 150, 420, look.SODIUM, 0.66)
    fill(painter, thick_line(((640, 1000), (640, 130), (600, 96)), 13), BLACK)
    rimmed(painter, blob(((560, 150), (580, 96), (620, 96), (640, 150), (600, 172)), tension=0.6), "#FFF0C0", BLACK, 6)
    for part in (_cab, _driver, _bonnet, _steed, _door, _arm):
        painter.save()
        painter.translate(-30, 79)
        painter.scale(0.93, 0.93)
        part(painter)
        painter.restore()
    for k in range(56):  # rain, where the lamp finds it
        left, top = 30 + 660 * (k * 0.618 % 1), 20 + 1040 * (k * 0.7549 % 1)
        fill(painter, limb(((left, top, 1), (left - 26, top + 84, 4.4))), mixed(BLACK, "#E8E0C8", 0.72))
    gloom(painter, 350, 560, 440, 0.5)


def _cab(painter: QPainter) -> None:
    """The roof and what is seen of the dark inside."""
    roof = blob(((-60, 1200), (-60, 190), (60, 140), (300, 132), (420, 160), (470, 300), (520, 700), (520, 1200)),
        tension=0.4)  # fmt: skip
    lit(painter, roof, _BODY, look.BRASS, (12, -10), shade=BLACK, width=9)


def _pane() -> QPainterPath:
    return blob(((30, 690), (26, 300), (60, 226), (130, 204), (330, 204), (396, 230), (420, 330), (452, 690)),
        tension=0.35)  # fmt: skip


def _door(painter: QPainter) -> None:
    """The door under his window with the coin on it."""
    door = blob(((-60, 700), (20, 676), (440, 676), (470, 720), (470, 1200), (-60, 1200)), tension=0.3)
    lit(painter, door, _BODY, look.BRASS, (10, -10), shade=BLACK, width=9)
    within(painter, door, polygon(((-60, 700), (60, 700), (40, 880), (100, 1200), (-60, 1200))), "#14101A")
    glow(painter, 236, 888, 230, look.BRASS, 0.34)
    checks = joined(*(rect(40 + 62 * k, y, 31, 24) for k in range(8) for y in (1028,)), *(rect(71 + 62 * k, 1052, 31,
        24) for k in range(7)))  # fmt: skip
    within(painter, door, checks, look.BRASS)
    lit(painter, thick_line(((400, 770), (442, 770)), 18), look.MUTED, look.BONE, (2, -5), shade="#2A2A34", width=5)
    coin(painter, 236, 888, 262)


def _bonnet(painter: QPainter) -> None:
    """The whole front of the car: the bonnet down to its radiator, the wing over the wheel, the headlamp's beam."""
    bonnet = blob(((420, 1200), (424, 706), (500, 692), (600, 702), (662, 736), (684, 806), (686, 1010), (640, 1200)),
        tension=0.6)  # fmt: skip
    lit(painter, bonnet, _BODY, look.BRASS, (3, -14), shade=BLACK, width=9)
    radiator = blob(((634, 724), (670, 744), (696, 806), (700, 1000), (664, 1006), (660, 812)), tension=0.6)
    lit(painter, radiator, look.BRASS, "#FFF6D8", (-6, -6), shade="#5A3E10", width=7)
    fill(painter, joined(*(limb(((500 + 30 * k, 752, 10), (506 + 30 * k, 822, 9))) for k in range(4))), BLACK)
    lit(painter, disc(590, 1116, 118), "#17151C", look.MUTED, (-5, -7), shade=BLACK, width=7)
    lit(painter, disc(590, 1116, 64), look.BRASS, _PALE, (-6, -8), shade="#4A340C", width=6)
    wing = blob(((440, 1200), (446, 1060), (500, 990), (590, 962), (676, 984), (726, 1040), (744, 1100), (716, 1106),
        (680, 1046), (590, 1012), (510, 1050), (484, 1120), (480, 1200)), tension=0.6)  # fmt: skip
    lit(painter, wing, _BODY, look.BRASS, (3, -13), shade=BLACK, width=8)
    lit(painter, thick_line(((560, 930), (560, 978)), 20), look.MUTED, look.BONE, (4, -2), shade="#2A2A34", width=5)
    beam = polygon(((600, 842), (820, 690), (820, 1120), (600, 946)))
    glaze(painter, beam, "#FFE9A8", 0.55)
    glaze(painter, polygon(((600, 862), (820, 780), (820, 1030), (600, 926))), "#FFF6D8", 0.55)
    streaks = ((640 + 150 * (k * 0.618 % 1), 720 + 330 * (k * 0.7549 % 1)) for k in range(14))
    within(painter, beam, joined(*(limb(((x, y, 2), (x - 20, y + 64, 6))) for x, y in streaks)), "#FFFFFF")
    drum = blob(((494, 894), (512, 860), (552, 840), (604, 834), (604, 954), (552, 948), (512, 928)), tension=0.6)
    lit(painter, drum, look.BRASS, "#FFF6D8", (4, -10), shade="#5A3E10", width=7)
    lens = blob(((600, 828), (624, 858), (630, 894), (624, 930), (600, 960), (584, 930), (578, 894), (584, 858)),
        tension=0.9)  # fmt: skip
    rimmed(painter, lens, "#FFF8DC", BLACK, 8)
    glow(painter, 610, 894, 120, "#FFF0C0", 0.4)


def _steed(painter: QPainter) -> None:
    """The radiator figure, a brass horse's head on a stepped round plate: this is his horse."""
    x, y, size = 584, 632, 1.4
    for wide, top, low in ((92, 658, 690), (80, 628, 666)):
        plate = blob(((576 - wide, (top + low) / 2), (582 - wide, top + 4), (576, top - 4), (570 + wide, top + 4), (576
            + wide, (top + low) / 2), (568 + wide, low), (576, low + 8), (584 - wide, low)), tension=0.8)  # fmt: skip
        lit(painter, plate, look.MUTED, "#FFFFFF", (3, -8), shade="#2A2A34", width=8)
    head = placed(blob(((-58, 4), (-54, -40), (-44, -84), (-20, -120), (6, -136), (20, -164), (34,
        -138), (52, -116), (76, -88), (84, -70), (78, -56), (62, -54), (46, -64), (34, -58), (34, -34), (48, 4)),
        tension=0.6), x, y, size)  # fmt: skip
    lit(painter, head, look.BRASS, "#FFF6D8", (12, -8), shade="#5A3E10", width=8)
    mane = blob(((-66, 4), (-74, -30), (-62, -44), (-70, -76), (-50, -84), (-48, -116), (-26, -116), (-14, -142), (12,
        -146), (18, -124), (-8, -106), (-24, -76), (-32, -36), (-36, 4)), tension=0.5)  # fmt: skip
    lit(painter, placed(mane, x, y, size), "#7A5814", "#FFF6D8", (8, -6), shade="#2E1E06", width=7)
    marks = joined(ink(((26, -116, 2), (36, -112, 8), (44, -104, 2))), disc(72, -72, 4), ink(((56, -60, 2), (68, -64,
        4), (80, -64, 2))), ink(((-12, -100, 1), (0, -74, 5), (18, -62, 1))))  # fmt: skip
    fill(painter, placed(marks, x, y, size), BLACK)
    straps = (((50, -116, 7), (44, -90, 7), (46, -66, 7)), ((-8, -128, 7), (14, -104, 7), (45, -90, 7)))
    lit(painter, placed(joined(*(limb(strap) for strap in straps)), x, y, size), look.OXBLOOD, look.DANGER, (4, -4),
        shade="#33090F", width=5)  # fmt: skip
    lit(painter, placed(disc(45, -90, 9), x, y, size), look.BONE, "#FFFFFF", (3, -3), shade=look.MUTED, width=5)


def _driver(painter: QPainter) -> None:
    """From the chest up in his window: patient, tired, rain running from his cap's peak."""
    pane = _pane()
    rimmed(painter, pane, "#100D12", BLACK, 10)
    painter.save()
    painter.setClipPath(pane, Qt.ClipOperation.IntersectClip)
    glow(painter, 90, 420, 230, look.SODIUM, 0.34)
    body = blob(((20, 760), (60, 610), (130, 560), (220, 540), (310, 546), (384, 590), (420, 760)), tension=0.6)
    lit(painter, body, _CLOTH, _PALE, (11, -7), shade="#080A12", width=8)
    neck(painter, 236, 490, 96, 566, _SKIN)
    for s in (-1, 1):
        collar = blob(((240, 640), (240 + s * 26, 560), (240 + s * 66, 514), (240 + s * 110, 560), (240 + s * 86, 640)),
            tension=0.4)  # fmt: skip
        lit(painter, collar, mixed(BLACK, _CLOTH, 0.8), _PALE, (8, -5), shade="#080A12", width=6)
    painter.restore()
    painter.save()
    painter.translate(258, 420)
    painter.rotate(6)
    painter.scale(1.16, 1.16)
    turned(painter, 0, 0, 1, Face("#94603A", _SKIN, stern=-0.5, brow=13, brow_colour="#4A3A30", jaw=0.9, smile=0.1,
        lid=0.5, gaze=0.6, nose=Nose.BROAD, old=True))  # fmt: skip
    hair = blob(((-84, -50), (-44, -44), (-46, 0), (-56, 22), (-76, 24)), tension=0.6)
    lit(painter, hair, "#6A625E", look.BONE, (4, -3), shade="#26221F", width=5)
    tash = blob(((-8, 46), (14, 34), (34, 34), (54, 36), (68, 50), (54, 56), (34, 48), (12, 58)), tension=0.7)
    lit(painter, tash, "#8A807A", look.BONE, (4, -3), shade="#3A3330", width=4)
    glaze(painter, blob(((-70, -50), (70, -50), (74, -18), (30, -26), (-50, -14)), tension=0.5), BLACK, 0.46)
    hat = blob(((-86, -52), (-112, -104), (-76, -138), (0, -150), (74, -134), (96, -98), (72, -50)), tension=0.7)
    lit(painter, hat, _CLOTH, _PALE, (10, -8), shade="#080A12", width=6)
    band = blob(((-88, -76), (-10, -88), (76, -78), (74, -44), (-6, -56), (-86, -42)), tension=0.6)
    lit(painter, band, "#141A2C", look.BRASS, (5, -4), shade=BLACK, width=5)
    peak = blob(((-30, -54), (30, -58), (76, -48), (116, -18), (66, -26), (10, -28)), tension=0.7)
    lit(painter, peak, "#0E0C10", look.BONE, (4, -6), shade=BLACK, width=5)
    lit(painter, disc(26, -84, 18), look.BRASS, "#FFF6D8", (4, -4), shade="#6B4612", width=5)
    for x, y in ((112, 0), (116, 34), (110, 72)):
        rimmed(painter, blob(((x, y - 13), (x + 7, y + 4), (x, y + 10), (x - 7, y + 4)), tension=0.9), "#E8E0C8", BLACK,
            3)  # fmt: skip
    painter.restore()


def _arm(painter: QPainter) -> None:
    """His forearm along the sill, out in the rain; in the fist, thumb on top, the reins."""
    reins = joined(limb(((646, 540, 11), (608, 594, 12), (536, 630, 12), (462, 642, 12))), limb(((448, 736, 12), (462,
        790, 12), (450, 846, 10))))  # fmt: skip
    lit(painter, reins, look.OXBLOOD, look.DANGER, (4, -4), shade="#33090F", width=5)
    _fist(painter)
    sleeve = blob(((50, 620), (110, 588), (160, 628), (186, 646), (300, 642), (350, 646), (356, 732), (300, 742), (180,
        760), (86, 752), (46, 700)), tension=0.6)  # fmt: skip
    lit(painter, sleeve, _CLOTH, _PALE, (9, -10), shade="#080A12", width=8)
    within(painter, sleeve, joined(limb(((184, 648, 3), (150, 680, 13), (120, 730, 4))), limb(((216, 646, 3), (204, 690,
        10), (212, 740, 3)))), "#080A12")  # fmt: skip
    cuff = rect(326, 640, 34, 98, 8)
    lit(painter, cuff, look.BRASS, "#FFF6D8", (4, -5), shade="#6B4612", width=5)


def _fist(painter: QPainter) -> None:
    """The back of his hand, four fingers folded one under the other, the thumb laid along the top."""
    for k, reach in ((3, 462), (2, 474), (1, 482), (0, 480)):
        y = 664 + 25 * k
        finger = limb(((420, y, 30), (reach - 16, y + 1, 30), (reach - 8, y + 2, 24)))
        lit(painter, finger, mixed(BLACK, _SKIN, 0.86), "#F6D3AC", (3, -5), shade="#7A523A", width=5)
    back = blob(((336, 656), (372, 652), (414, 640), (442, 646), (452, 666), (450, 700), (444, 736), (424, 750), (392,
        744), (364, 728), (336, 724)), tension=0.7)  # fmt: skip
    lit(painter, back, _SKIN, "#F6D3AC", (5, -8), shade="#8A6044", width=6)
    within(painter, back, joined(*(ink(((398, 672 + 18 * k, 1), (424, 673 + 21 * k, 3), (444, 677 + 24 * k, 4))) for k
        in range(3))), "#7A523A")  # fmt: skip
    thumb = limb(((388, 660, 30), (420, 640, 34), (450, 634, 29), (472, 640, 21)))
    lit(painter, thumb, _SKIN, "#F6D3AC", (3, -7), shade="#8A6044", width=6)
    rimmed(painter, limb(((460, 629, 9), (474, 634, 8))), "#F8E4CC", "#7A523A", 2)
