"""Strength, Major VIII."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"
_GOWN: Final = "#EFE4D2"
_TAWNY: Final = "#E0A050"
_RUST: Final = "#B4581C"
_UMBER: Final = "#3A1408"
_BROWN: Final = "#A86A48"
_OVER: Final = (((402, 566, 25), (414, 566, 25), (440, 590, 22), (444, 622, 15)), ((420, 540, 27), (434, 542, 26), (464,
    572, 23), (468, 610, 15)), ((442, 514, 27), (458, 518, 26), (488, 548, 23), (492, 584, 15)), ((464, 492, 25), (480,
    496, 24), (506, 522, 21), (510, 552, 14)))  # fmt: skip
_UNDER: Final = (((420, 900, 30), (520, 880, 28), (560, 852, 24), (568, 820, 17)), ((416, 908, 31), (500, 904, 29),
    (540, 880, 25), (550, 844, 17)), ((410, 918, 31), (474, 922, 30), (512, 902, 25), (524, 868, 17)), ((404, 924, 29),
    (446, 936, 27), (480, 920, 23), (494, 890, 15)))  # fmt: skip
_THUMB: Final = ((398, 908, 54), (420, 872, 38), (444, 842, 33), (474, 812, 20))


def scene(painter: QPainter, t: Tones) -> None:
    """A lion roars in a woman's face; she shuts her eyes and closes his jaws with her two bare hands."""
    sky(painter, "#0C0609", "#22100C", 900)
    for wide, share in ((430, 0.26), (330, 0.52), (236, 0.9)):
        fill(painter, disc(380, 540, wide * 1.1), mixed("#0C0609", t.light, share))
    _without_end(painter, 400, 100)
    _mane(painter, t, (682, 640), 268, 118, range(-76, 214, 15), mixed(BLACK, _RUST, 0.55), "#1C0904")
    _mane(painter, t, (672, 650), 200, 104, range(-78, 220, 19), _RUST, _UMBER)
    _her_back_hair(painter, t)
    _far_arm(painter)
    flesh(painter, [digit(chain) for chain in _UNDER], _SKIN, (0.1, -1), 4)
    painter.save()
    painter.translate(104, 170)
    painter.scale(0.78, 0.78)
    with tilted(painter, 640, 720, 9):
        _jaws(painter)
    _lion(painter)
    painter.restore()
    _mane(painter, t, (766, 752), 90, 92, (-150, -122, -94, -66, -40), mixed(_UMBER, _RUST, 0.8), _UMBER)
    _fingers_over(painter)
    with tilted(painter, 150, 1000, 3):
        _woman(painter, t)
    _thumb(painter)


def _without_end(painter: QPainter, x: float, y: float) -> None:
    """The sign without end, a ribbon of light over her head."""
    glow(painter, x, y, 150, look.BONE, 0.35)
    for colour, width in ((BLACK, 26), (look.BONE, 14)):
        path = QPainterPath()
        path.moveTo(x, y)
        path.cubicTo(x + 32, y - 50, x + 100, y - 46, x + 100, y)
        path.cubicTo(x + 100, y + 46, x + 32, y + 50, x, y)
        path.cubicTo(x - 32, y - 50, x - 100, y - 46, x - 100, y)
        path.cubicTo(x - 100, y + 46, x - 32, y + 50, x, y)
        stroke(painter, path, colour, width)


def _mane(painter: QPainter, t: Tones, middle: tuple[float, float], radius: float, long: float, angles: Iterable[int],
          fur: str | QColor, dark: str) -> None:  # fmt: skip
    """A ring of locks around the lion's face, each a flame that bends downwards."""
    lock = blob(((-52, 50), (-54, -10), (-34, -66), (26, -112), (30, -96), (18, -60), (34, -10), (52, 50)),
        tension=0.9)  # fmt: skip
    x, y = middle
    locks, creases = [disc(x, y, radius - 20)], []
    for number, angle in enumerate(angles):
        way = 1 if 0 <= angle < 180 else -1
        dx, dy = sin(radians(angle)), -cos(radians(angle))
        at = (x + radius * dx, y + radius * dy, long * (1, 0.86, 1.1)[number % 3] / 90, angle + way * 16)
        locks.append(placed(lock, *at, mirror=way < 0))
        creases += [placed(limb(((a, 30, 3), (a * 0.9, -20, 8), (a * 0.4 + 8, -64, 2))), *at, mirror=way < 0)
            for a in (-22, 12)]  # fmt: skip
    ring = joined(*locks).simplified()
    lit(painter, ring, fur, t.light, (-8, -9), shade=dark, smooth=True)
    fill(painter, joined(*creases), dark)


def _jaws(painter: QPainter) -> None:
    """The lower jaw, the red of the mouth, the fangs."""
    jaw = blob(((580, 700), (520, 790), (470, 836), (420, 846), (392, 856), (384, 890), (400, 926), (450, 948), (530,
        930), (620, 880), (680, 780)), tension=0.7)  # fmt: skip
    lit(painter, jaw, "#E8C890", look.BONE, (-8, -2), shade="#7A4A24", width=8)
    within(painter, jaw, blob(((470, 960), (540, 900), (600, 840), (720, 800), (640, 960), (480, 990)), tension=0.6),
        "#6A3012")  # fmt: skip
    mouth = blob(((372, 640), (440, 640), (560, 660), (610, 720), (590, 780), (530, 836), (470, 866), (416, 862), (420,
        840), (452, 800), (420, 730)), tension=0.6)  # fmt: skip
    rimmed(painter, mouth, "#3A0A0C", BLACK, 6)
    within(painter, mouth, blob(((520, 660), (640, 640), (640, 800), (560, 820), (520, 740)), tension=0.7), BLACK)
    tongue = blob(((590, 770), (540, 744), (490, 768), (446, 800), (424, 836), (440, 858), (500, 846), (560, 820)),
        tension=0.8)  # fmt: skip
    lit(painter, tongue, "#B8323A", "#FF8A7A", (-5, -5), shade="#5A0E18", width=5)
    within(painter, tongue, ink(((444, 836, 2), (490, 800, 7), (560, 780, 2))), "#6A1018")
    for root, tip, wide in (((388, 648), (404, 742), 44), ((436, 650), (444, 694), 26), ((474, 654), (482, 692), 24)):
        fang = polygon(((root[0] - wide / 2, root[1]), (root[0] + wide / 2, root[1]), tip))
        lit(painter, fang, look.BONE, "#FFFFFF", (-4, -3), shade="#A08A6A", width=5)
    for root, tip, wide in (((424, 862), (410, 776), 34), ((466, 862), (464, 828), 24), ((504, 846), (500, 812), 22)):
        fang = polygon(((root[0] - wide / 2, root[1]), (root[0] + wide / 2, root[1]), tip))
        lit(painter, fang, look.BONE, "#FFFFFF", (-4, -3), shade="#A08A6A", width=5)
    lip = ink(((400, 862, 14), (450, 876, 22), (520, 854, 20), (576, 796, 14)))
    lit(painter, lip, "#5A2016", "#A8584A", (-3, -4), width=5)


def _lion(painter: QPainter) -> None:
    """The upper head in profile: nose, snarling muzzle, an amber eye on her, an ear laid back."""
    light, dark = mixed(_TAWNY, look.BONE, 0.6), "#6A3012"
    ear = blob(((560, 420), (580, 350), (630, 330), (660, 370), (640, 440), (590, 460)), tension=0.9)
    lit(painter, ear, _TAWNY, light, (-8, -7), shade=dark)
    fill(painter, blob(((586, 420), (600, 374), (630, 362), (640, 390), (620, 430)), tension=0.9), _UMBER)
    head = blob(((350, 552), (362, 528), (400, 502), (446, 470), (486, 424), (540, 398), (610, 400), (680, 460), (720,
        600), (700, 760), (640, 800), (600, 770), (576, 716), (520, 690), (470, 668), (420, 668), (376, 676), (350,
        640), (342, 592)), tension=0.75)  # fmt: skip
    lit(painter, head, _TAWNY, light, (-8, -8), shade=dark, width=8)
    shade = blob(((640, 380), (560, 440), (590, 520), (560, 590), (590, 650), (560, 700), (620, 800), (760, 820), (760,
        380)), tension=0.6)  # fmt: skip
    within(painter, head, shade, mixed(dark, _TAWNY, 0.25))
    muzzle = blob(((344, 600), (372, 570), (430, 574), (476, 606), (486, 650), (540, 700), (480, 690), (420, 682), (370,
        684), (346, 650)), tension=0.8)  # fmt: skip
    within(painter, head, muzzle, "#EED6A6")
    fill(painter, joined(*(disc(x, y, 6) for x, y in ((392, 612), (424, 616), (398, 640), (432, 644), (456, 630)))),
        _UMBER)  # fmt: skip
    for wrinkle in (((420, 520, 2), (452, 546, 9), (470, 590, 2)), ((452, 500, 2), (486, 536, 9), (500, 590, 2)), ((
        396, 540, 2), (424, 556, 8), (440, 580, 2)), ((486, 650, 2), (530, 650, 8), (570, 690, 3))):  # fmt: skip
        within(painter, head, ink(wrinkle), dark)
    nose = blob(((346, 556), (366, 532), (404, 530), (412, 552), (392, 574), (384, 596), (356, 604), (340, 584)),
        tension=0.7)  # fmt: skip
    rimmed(painter, nose, "#4A1E1A", BLACK, 5)
    fill(painter, blob(((354, 556), (370, 542), (396, 540), (384, 556)), tension=0.8), "#B0685A")
    fill(painter, disc(374, 582, 10, 8), BLACK)
    painter.save()
    painter.translate(44, 6)
    _eye(painter)
    painter.restore()


def _eye(painter: QPainter) -> None:
    """His eye: amber under a brow drawn down."""
    fill(painter, blob(((470, 556), (480, 508), (520, 480), (570, 490), (586, 520), (550, 540), (510, 548), (484,
        580)), tension=0.7), BLACK)  # fmt: skip
    ball = blob(((492, 536), (508, 510), (540, 502), (562, 516), (540, 532), (512, 540)), tension=0.8)
    fill(painter, ball, look.SODIUM)
    within(painter, ball, disc(518, 522, 12, 16), BLACK)
    fill(painter, disc(514, 518, 5), look.BONE)
    brow = blob(((462, 520), (480, 480), (530, 458), (584, 474), (590, 496), (540, 490), (500, 506), (476, 540)),
        tension=0.7)  # fmt: skip
    lit(painter, brow, _TAWNY, mixed(_TAWNY, look.BONE, 0.6), (-4, -6), shade="#6A3012", width=5)


def _her_back_hair(painter: QPainter, t: Tones) -> None:
    """Her black hair, blown back by his breath."""
    black = "#1C1014"
    tress = blob(((220, 236), (150, 226), (90, 280), (56, 340), (10, 390), (-10, 470), (34, 450), (20, 530), (70, 480),
        (84, 540), (110, 480), (160, 450), (200, 420)), tension=0.8)  # fmt: skip
    lit(painter, tress, black, t.light, (6, -8), shade=BLACK)
    strands(painter, [((180 - a, 270 + a), (110 - a, 340 + a), (50 - a * 0.6, 450 + a)) for a in (-20, 6, 30)], black,
        t.light, 7)  # fmt: skip


def _far_arm(painter: QPainter) -> None:
    """Her far arm, out to the lion's muzzle: the sleeve's end before her chest, elbow, wrist, the hand behind it."""
    back = blob(((372, 546), (384, 510), (420, 490), (466, 476), (500, 490), (480, 560), (420, 600), (392, 580)),
        tension=0.7)  # fmt: skip
    flesh(painter, (back,), _SKIN, (0.1, -1), 4)
    bare = blob(((230, 620), (300, 630), (326, 668), (346, 626), (374, 566), (386, 528), (424, 544), (406, 606), (384,
        680), (358, 732), (324, 750), (284, 734), (240, 700)), tension=0.8)  # fmt: skip
    lit(painter, bare, _SKIN, "#FFF0DC", (2, -7), shade=mixed(BLACK, _SKIN, 0.62), width=6, smooth=True)
    fill(painter, joined(limb(((384, 560, 22), (408, 520, 34))), limb(((390, 550, 22), (393, 518, 24)))), _SKIN)
    fill(painter, ink(((318, 656, 1), (326, 672, 5), (340, 680, 1))), _BROWN)
    sleeve = blob(((180, 570), (230, 552), (286, 582), (318, 634), (300, 676), (258, 706), (200, 680)), tension=0.7)
    lit(painter, sleeve, _GOWN, "#FFFFFF", (3, -7), shade="#7A6450", width=6)
    within(painter, sleeve, folds(((220, 570), (256, 610), (276, 690), 8), ((236, 566), (280, 610), (300, 664), 7)),
        "#A08A6E")  # fmt: skip
    lit(painter, ink(((324, 630, 16), (296, 680, 21), (244, 712, 16))), look.SODIUM, look.BONE, (3, -4),
        shade="#A8651A", width=5)  # fmt: skip


def _fingers_over(painter: QPainter) -> None:
    """Her far hand's fingers: over the muzzle's ridge, hooked down its near side."""
    flesh(painter, [digit(chain) for chain in _OVER], _SKIN, (0.1, -1), 4)
    fill(painter, joined(*(nail(chain) for chain in _OVER)), pale_of(_SKIN))


def _thumb(painter: QPainter) -> None:
    """Her near hand, from below at the chin: its heel, and the thumb over his lip."""
    heel = blob(((372, 892), (398, 876), (430, 882), (446, 904), (440, 934), (410, 946), (370, 940)), tension=0.7)
    flesh(painter, (heel.united(digit(_THUMB)),), _SKIN, (0.1, -1), 4)
    fill(painter, nail(_THUMB), pale_of(_SKIN))
    bangle = limb(((382, 888, 18), (376, 918, 20), (374, 944, 18)))
    lit(painter, bangle, look.SODIUM, look.BONE, (-2, -3), shade="#A8651A")


def _woman(painter: QPainter, t: Tones) -> None:
    """She in profile to the waist, in a white gown with short sleeves, her near hand under his chin.

    A head is 215: the near shoulder (146, 606), elbow (140, 884), wrist (376, 908).
    """
    neck_ = blob(((108, 560), (124, 500), (130, 440), (190, 440), (196, 500), (224, 560), (160, 590)), tension=0.6)
    lit(painter, neck_, _SKIN, "#FFF0DC", (6, -4), shade="#B8875E", smooth=True)
    gown = blob(((110, 536), (166, 566), (212, 540), (246, 590), (272, 664), (256, 744), (226, 826), (254, 930), (304,
        1060), (10, 1060), (38, 930), (62, 830), (44, 740), (40, 650), (64, 576)), tension=0.7)  # fmt: skip
    lit(painter, gown, _GOWN, "#FFFFFF", (9, -6), shade="#7A6450")
    within(painter, gown, folds(((216, 850), (160, 910), (130, 1060), 16), ((226, 860), (210, 950), (220, 1060), 14),
        ((210, 830), (130, 850), (60, 910), 14), ((250, 690), (220, 740), (214, 800), 12)), "#A08A6E")  # fmt: skip
    lit(painter, blob(((54, 800), (130, 826), (234, 806), (228, 846), (130, 868), (50, 846)), tension=0.5),
        look.SODIUM, look.BONE, (5, -5), shade="#A8651A", width=6)  # fmt: skip
    _her_head(painter, t)
    collar = ink(((104, 506, 14), (132, 536, 30), (178, 536, 30), (208, 508, 14)))
    lit(painter, collar, look.SODIUM, look.BONE, (5, -4), shade="#A8651A", width=6)
    bare = blob(((206, 690), (196, 770), (194, 822), (210, 850), (260, 848), (316, 862), (384, 884), (382, 926), (320,
        934), (250, 944), (180, 938), (130, 914), (108, 868), (104, 800), (102, 690)), tension=0.8)  # fmt: skip
    lit(painter, bare, _SKIN, "#FFF0DC", (4, -7), shade=mixed(BLACK, _SKIN, 0.62), width=6, smooth=True)
    fill(painter, joined(ink(((196, 822, 1), (208, 850, 6), (232, 866, 1))), ink(((196, 846, 1), (186, 858, 4), (168,
        862, 1)))), _BROWN)  # fmt: skip
    sleeve = blob(((92, 640), (100, 582), (140, 558), (186, 574), (206, 630), (216, 706), (166, 736), (108, 726), (96,
        690)), tension=0.8)  # fmt: skip
    lit(painter, sleeve, _GOWN, "#FFFFFF", (7, -7), shade="#7A6450", width=6)
    within(painter, sleeve, folds(((150, 580), (140, 640), (130, 716), 9), ((176, 600), (178, 650), (172, 720), 8)),
        "#A08A6E")  # fmt: skip
    lit(painter, ink(((104, 724, 18), (160, 738, 22), (214, 708, 18))), look.SODIUM, look.BONE, (3, -4),
        shade="#A8651A", width=5)  # fmt: skip


def _her_head(painter: QPainter, t: Tones) -> None:
    """Her head, calm, the eyes shut; a wreath of stars in her hair."""
    black = "#1C1014"
    with tilted(painter, 170, 480, 6):
        painter.translate(186, 380)
        painter.scale(1.05, 1.05)
        side(painter, 0, 0, 1, Face("#DCB08A", "#F8DEBE", nose=Nose.SNUB, stern=-0.9, brow=5, brow_colour="#5A3420",
            lips="#B01828", smile=0.2, open=False))  # fmt: skip
        hair = blob(((58, -70), (50, -100), (10, -122), (-40, -120), (-86, -90), (-104, -30), (-96, 40), (-70, 70),
            (-40, 40), (-26, -4), (-10, -40), (24, -62)), tension=0.8)  # fmt: skip
        lit(painter, hair, black, t.light, (8, -6), shade=BLACK)
        strands(painter, [((50, -84), (0, -96), (-60, 20)), ((40, -76), (-20, -70), (-76, 40)), ((20, -104), (-60,
            -90), (-90, 0))], black, t.light, 7)  # fmt: skip
        for number, (x, y) in enumerate(((48, -88), (4, -104), (-42, -98), (-80, -62))):
            lit(painter, star(x, y, 32, 14, 5, number * 17), (look.BONE, look.SODIUM)[number % 2], look.BONE, (3, -3),
                width=5)  # fmt: skip
            fill(painter, disc(x, y, 7), look.DANGER)
