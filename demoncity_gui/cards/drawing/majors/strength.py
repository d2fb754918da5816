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
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"
_GOWN: Final = "#EFE4D2"
_TAWNY: Final = "#E0A050"
_RUST: Final = "#B4581C"
_UMBER: Final = "#3A1408"


def scene(painter: QPainter, t: Tones) -> None:
    """A lion roars in a woman's face; she shuts her eyes and lays her bare hand on his brow."""
    sky(painter, "#0C0609", "#22100C", 900)
    for wide, share in ((430, 0.26), (330, 0.52), (236, 0.9)):
        fill(painter, disc(380, 520, wide * 1.1), mixed("#0C0609", t.light, share))
    _without_end(painter, 400, 100)
    _mane(painter, t, (700, 660), 330, 128, range(-76, 214, 15), mixed(BLACK, _RUST, 0.55), "#1C0904")
    _mane(painter, t, (710, 680), 250, 116, range(-78, 220, 19), _RUST, _UMBER)
    _her_back_hair(painter, t)
    painter.save()
    painter.translate(56, 146)
    painter.scale(0.93, 0.93)
    _jaws(painter)
    _lion(painter, t)
    painter.restore()
    _mane(painter, t, (770, 780), 96, 110, (-150, -122, -94, -66, -40), mixed(_UMBER, _RUST, 0.8), _UMBER)
    fill(painter, joined(*(ink(((372, y, 1), (x, y + 8, 9), (x - 90, y - dip, 1))) for y, x, dip in ((800, 330, 10),
        (850, 350, 4), (900, 346, -10), (760, 346, 16)))), mixed(_TAWNY, look.BONE, 0.5))  # fmt: skip
    _woman(painter, t)


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
    within(painter, jaw, blob(((430, 900), (520, 870), (600, 790), (720, 800), (640, 960), (440, 980)), tension=0.6),
        "#6A3012")  # fmt: skip
    mouth = blob(((372, 640), (440, 640), (560, 660), (610, 720), (590, 780), (530, 836), (470, 866), (416, 862), (420,
        840), (452, 800), (420, 730)), tension=0.6)  # fmt: skip
    rimmed(painter, mouth, "#3A0A0C", BLACK, 6)
    within(painter, mouth, blob(((520, 660), (640, 640), (640, 800), (560, 820), (520, 740)), tension=0.7), BLACK)
    tongue = blob(((590, 770), (540, 744), (490, 768), (446, 800), (424, 836), (440, 858), (500, 846), (560, 820)),
        tension=0.8)  # fmt: skip
    lit(painter, tongue, "#B8323A", "#FF8A7A", (-5, -5), shade="#5A0E18", width=5)
    within(painter, tongue, ink(((444, 836, 2), (490, 800, 7), (560, 780, 2))), "#6A1018")
    for root, tip, wide in (((388, 648), (404, 752), 38), ((436, 650), (444, 694), 26), ((474, 654), (482, 692), 24)):
        fang = polygon(((root[0] - wide / 2, root[1]), (root[0] + wide / 2, root[1]), tip))
        lit(painter, fang, look.BONE, "#FFFFFF", (-4, -3), shade="#A08A6A", width=5)
    for root, tip, wide in (((424, 862), (410, 776), 34), ((466, 862), (464, 828), 24), ((504, 846), (500, 812), 22)):
        fang = polygon(((root[0] - wide / 2, root[1]), (root[0] + wide / 2, root[1]), tip))
        lit(painter, fang, look.BONE, "#FFFFFF", (-4, -3), shade="#A08A6A", width=5)
    lip = ink(((400, 862, 14), (450, 876, 22), (520, 854, 20), (576, 796, 14)))
    lit(painter, lip, "#5A2016", "#A8584A", (-3, -4), width=5)


def _lion(painter: QPainter, t: Tones) -> None:
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
    _eye(painter)


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


def _woman(painter: QPainter, t: Tones) -> None:
    """She in profile to the waist, in white, one bare arm stretched out to him."""
    shade = "#A86A48"
    trunk = blob(((176, 470), (196, 520), (236, 570), (268, 650), (256, 730), (226, 830), (250, 940), (290, 1060), (20,
        1060), (40, 900), (50, 780), (40, 660), (64, 580), (120, 530), (136, 470)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _SKIN, "#FFF0DC", (8, -5), shade=shade, smooth=True)
    gown = blob(((200, 640), (256, 650), (270, 668), (256, 740), (228, 830), (252, 940), (300, 1060), (10, 1060), (30,
        900), (44, 780), (50, 690), (120, 680), (190, 650)), tension=0.6)  # fmt: skip
    lit(painter, gown, _GOWN, "#FFFFFF", (9, -6), shade="#7A6450")
    within(painter, gown, folds(((216, 840), (160, 900), (130, 1060), 16), ((226, 850), (210, 940), (220, 1060), 14),
        ((210, 820), (130, 840), (60, 900), 14)), "#A08A6E")  # fmt: skip
    lit(painter, blob(((44, 800), (130, 826), (232, 806), (226, 846), (130, 868), (40, 846)), tension=0.5),
        look.SODIUM, look.BONE, (5, -5), shade="#A8651A", width=6)  # fmt: skip
    _her_head(painter, t)
    collar = ink(((96, 470, 16), (124, 494, 30), (166, 492, 30), (186, 470, 16)))
    lit(painter, collar, look.SODIUM, look.BONE, (5, -4), shade="#A8651A", width=6)
    _her_arm(painter, shade)


def _her_arm(painter: QPainter, shade: str) -> None:
    """Shoulder, elbow, wrist, and the open hand on his brow."""
    whole = blob(((76, 644), (88, 592), (130, 562), (176, 572), (214, 606), (262, 632), (300, 632), (352, 590), (440,
        520), (472, 562), (420, 616), (368, 672), (326, 722), (296, 736), (264, 722), (210, 700), (150, 694), (100,
        686)), tension=0.7)  # fmt: skip
    glaze(painter, whole.translated(-10, 26), BLACK, 0.35)
    lit(painter, whole, _SKIN, "#FFF0DC", (3, -8), shade=shade, width=7, smooth=True)
    fill(painter, blob(((122, 516), (176, 524), (206, 584), (196, 612), (150, 606), (104, 592)), tension=0.7), _SKIN)
    lines = (((190, 566, 1), (204, 600, 5), (202, 640, 1)), ((286, 690, 1),
        (304, 700, 5), (320, 690, 1)), ((140, 530, 1), (166, 540, 4), (200, 540, 1)))  # fmt: skip
    fill(painter, joined(*map(ink, lines)), shade)
    with tilted(painter, 490, 540, -14):
        painter.translate(505, 536)
        painter.scale(0.92, 0.92)
        _hand(painter)
    bangle = limb(((424, 530, 18), (444, 548, 20), (460, 570, 18)))
    lit(painter, bangle, look.SODIUM, look.BONE, (-2, -3), shade="#A8651A")


def _hand(painter: QPainter) -> None:
    """Her open hand from its back around (0, 0), the fingers to the right, bent over his brow, the thumb up."""
    chains = (((34, 32, 27), (70, 36, 23), (94, 46, 19), (110, 56, 13)), ((44, 12, 30), (88, 10, 27), (122, 20, 22),
        (140, 32, 15)), ((46, -10, 32), (94, -16, 28), (130, -6, 24), (152, 6, 16)), ((40, -30, 31), (82, -40, 27),
        (114, -34, 23), (136, -24, 15)))  # fmt: skip
    thumb = ((-14, -24, 38), (16, -58, 30), (46, -76, 25), (70, -84, 16))
    back = blob(((-60, -28), (-20, -42), (30, -44), (52, -22), (52, 24), (34, 42), (-20, 36), (-60, 26)), tension=0.6)
    flesh(painter, (digit(thumb), *(digit(chain) for chain in chains), back), _SKIN, (0.1, -1), 4)
    fill(painter, limb(((-56, 0, 44), (-30, -2, 50))), _SKIN)
    fill(painter, joined(*(nail(chain) for chain in (*chains, thumb)), *(disc(x - 2, y - 4, 8, 6) for x, y in ((36, 28),
        (44, 10), (46, -10), (38, -28)))), pale_of(_SKIN))  # fmt: skip
    fill(painter, joined(*(ink(((a, b, 1), (a - 20, b * 0.9, 4), (a - 44, b * 0.7, 1))) for a, b in ((34, 20), (38, 1),
        (36, -19)))), line_of(_SKIN))  # fmt: skip


def _her_head(painter: QPainter, t: Tones) -> None:
    """Her head, calm, the eyes shut; a wreath of stars in her hair."""
    black = "#1C1014"
    with tilted(painter, 170, 480, 6):
        painter.translate(186, 376)
        painter.scale(1.05, 1.05)
        side(painter, 0, 0, 1, Face("#A86A48", _SKIN, nose=Nose.SNUB, stern=-0.6, brow=7, lips="#B01828",
            smile=0.5, open=False))  # fmt: skip
        hair = blob(((58, -70), (50, -100), (10, -122), (-40, -120), (-86, -90), (-104, -30), (-96, 40), (-70, 70),
            (-40, 40), (-26, -4), (-10, -40), (24, -62)), tension=0.8)  # fmt: skip
        lit(painter, hair, black, t.light, (8, -6), shade=BLACK)
        strands(painter, [((50, -84), (0, -96), (-60, 20)), ((40, -76), (-20, -70), (-76, 40)), ((20, -104), (-60,
            -90), (-90, 0))], black, t.light, 7)  # fmt: skip
        for number, (x, y) in enumerate(((48, -88), (4, -104), (-42, -98), (-80, -62))):
            lit(painter, star(x, y, 32, 14, 5, number * 17), (look.BONE, look.SODIUM)[number % 2], look.BONE, (3, -3),
                width=5)  # fmt: skip
            fill(painter, disc(x, y, 7), look.DANGER)
