"""Strength, Major VIII."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"
_GOWN: Final = "#EFE4D2"
_TAWNY: Final = "#E0A050"
_RUST: Final = "#B4581C"
_UMBER: Final = "#3A1408"


def scene(painter: QPainter, t: Tones) -> None:
    """A woman lays her cheek on a great lion's brow, one hand along its jaw; it half shuts its eyes."""
    sky(painter, "#0C0609", "#22100C", 900)
    for wide, share in ((430, 0.26), (330, 0.52), (236, 0.9)):
        fill(painter, disc(170, 250, wide), mixed("#0C0609", t.light, share))
    _without_end(painter, 330, 92)
    _mane(painter, t, 256, 122, range(18, 360, 24), mixed(BLACK, _RUST, 0.5), "#1C0904")
    _mane(painter, t, 186, 104, range(20, 360, 27), _RUST, _UMBER)
    dim = mixed(_UMBER, _RUST, 0.8)
    _mane(painter, t, 168, 96, (138, 160, 180, 200, 222), dim, _UMBER)
    _mane(painter, t, 148, 62, (-122, -102), _RUST, _UMBER)
    _back(painter, t)
    _mane(painter, t, 168, 96, (-48, -28, 0, 28, 52, 76, 120), dim, _UMBER)
    _mane(painter, t, 148, 62, (-100, -72, 102, 122), _RUST, _UMBER)
    painter.save()
    painter.translate(366, 704)
    painter.rotate(6)
    painter.scale(0.9, 0.9)
    _lion(painter, t)
    painter.restore()
    _hand(painter)
    _her_head(painter, t)


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


def _back(painter: QPainter, t: Tones) -> None:
    """Her shoulders, bent over the beast from behind."""
    hump = blob(((130, 470), (140, 390), (196, 340), (300, 300), (420, 290), (520, 340), (570, 400), (590, 500), (480,
        620), (240, 620)), tension=0.8)  # fmt: skip
    near = limb(((190, 424, 112), (136, 540, 100), (94, 660, 88), (128, 744, 80), (170, 816, 62)))
    far = limb(((540, 430, 112), (590, 560, 96), (594, 660, 80), (560, 740, 72), (510, 790, 66)))
    hump = hump.united(near).united(far)
    lit(painter, hump, _GOWN, look.BONE, (-9, -7), shade="#8A745C")
    folds = (
        *(((142, 668, 2), (116, 660, 9), (84, 668, 2)), ((146, 684, 2), (124, 686, 8), (98, 702, 2))),
        *(((140, 646, 2), (118, 634, 8), (92, 634, 2)), ((150, 470, 3), (176, 420, 9), (230, 380, 2))),
        *(((190, 500, 3), (216, 450, 10), (262, 420, 3)), ((240, 330, 8), (210, 350, 12), (190, 372, 6))),
    )
    within(painter, hump, joined(*map(limb, folds)), "#B4A284")
    shade = blob(((400, 250), (470, 380), (560, 560), (564, 660), (500, 760), (430, 860), (470, 940), (700, 800),
        (700, 250)), tension=0.6)  # fmt: skip
    within(painter, hump, shade, "#6E5A48")


def _hand(painter: QPainter) -> None:
    """Her near hand, in a golden cuff: its back to us, four calm fingers under the jaw, the thumb up the cheek."""
    dark, light = "#B87C54", mixed(_SKIN, "#FFF8E8", 0.6)
    thumb = limb(((196, 830, 40), (218, 800, 34), (232, 762, 27)))
    fingers = (
        ((170, 868, 34), (184, 920, 31), (206, 970, 25)),
        ((182, 862, 36), (208, 916, 32), (244, 966, 26)),
        ((196, 854, 36), (230, 904, 32), (278, 950, 26)),
        ((208, 844, 36), (248, 890, 32), (302, 926, 26)),
    )
    back = blob(((142, 812), (170, 788), (206, 800), (232, 840), (224, 876), (196, 892), (160, 876)), tension=0.8)
    whole = joined(back, thumb, *map(limb, fingers)).simplified()
    lit(painter, whole, _SKIN, light, (4, -5), shade=dark)
    for _, (x1, y1, w1), (x2, y2, w2) in fingers[1:]:
        line = limb(((x1 - 12, y1 + 2, 3), (x1 - w1 * 0.36, y1 + w1 * 0.38, 6), (x2 - w2 * 0.5, y2 + w2 * 0.5, 7)))
        within(painter, whole, line, BLACK)
    cuff = limb(((138, 826, 34), (164, 804, 38), (192, 788, 34)))
    lit(painter, cuff, look.SODIUM, look.BONE, (-2, -3), shade="#A8651A")
    fill(painter, joined(*(disc(x, y, 5) for x, y in ((146, 821), (165, 807), (184, 795)))), _UMBER)


def _mane(painter: QPainter, t: Tones, radius: float, long: float, angles: Iterable[int], fur: str | QColor,
          dark: str) -> None:  # fmt: skip
    """A ring of locks around the lion's face, each a flame that bends downwards."""
    lock = blob(((-52, 50), (-54, -10), (-34, -66), (26, -112), (30, -96), (18, -60), (34, -10), (52, 50)),
        tension=0.9)  # fmt: skip
    x, y = 362, 706
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


def _lion(painter: QPainter, t: Tones) -> None:
    """The lion's face from the front: heavy lids over amber eyes, a broad nose, a shut mouth with two fangs' tips."""
    light, towards, dark = mixed(_TAWNY, look.BONE, 0.6), (-8, -7), "#6A3012"
    for way in (-1, 1):
        ear = blob(((way * 120, -140), (way * 144, -196), (way * 192, -214), (way * 222, -180), (way * 210, -124), (way
            * 166, -96)), tension=0.9)  # fmt: skip
        lit(painter, ear, _TAWNY if way < 0 else "#9A5A28", light, towards, shade=dark)
        fill(painter, blob(((way * 142, -136), (way * 162, -176), (way * 194, -184), (way * 200, -154), (way * 174,
            -120)), tension=0.9), _UMBER)  # fmt: skip
    mask = blob(((0, -222), (80, -200), (146, -136), (176, -30), (196, 50), (176, 140), (110, 206), (56, 256), (0, 266),
        (-56, 256), (-110, 206), (-176, 140), (-196, 50), (-176, -30), (-146, -136), (-80, -200)),
        tension=0.8)  # fmt: skip
    lit(painter, mask, _TAWNY, light, towards, shade=dark)
    within(painter, mask, blob(((60, -260), (70, -120), (40, -60), (70, 20), (84, 80), (150, 130), (96, 180), (70,
        300), (220, 300), (220, -260)), tension=0.6), mixed(dark, _TAWNY, 0.3))  # fmt: skip
    bridge = blob(((-14, -130), (14, -130), (46, -76), (40, -20), (78, 66), (60, 92), (-60, 92), (-78, 66), (-40,
        -20), (-46, -76)),
        tension=0.6)  # fmt: skip
    within(painter, mask, bridge, mixed(_TAWNY, look.BONE, 0.3))
    within(painter, bridge, polygon(((12, -120), (120, -120), (120, 120), (40, 120))), mixed(dark, _TAWNY, 0.5))
    chin = blob(((-66, 190), (0, 170), (66, 190), (58, 240), (0, 266), (-58, 240)), tension=0.8)
    lit(painter, chin, "#E8D2A8", look.BONE, (-5, -4), shade="#8A5A34", width=5)
    fill(painter, blob(((-128, 150), (0, 150), (128, 150), (70, 204), (0, 214), (-70, 204)), tension=0.8), BLACK)
    for way in (-1, 1):
        rimmed(painter, blob(((way * 54, 176), (way * 88, 172), (way * 82, 198), (way * 73, 214), (way * 64, 198)),
            tension=0.5), look.BONE, BLACK, 4)  # fmt: skip
        pad = blob(((0, 108), (way * 60, 84), (way * 128, 106), (way * 142, 152), (way * 100, 192), (way * 40, 196),
            (0, 176)), tension=0.8)  # fmt: skip
        lit(painter, pad, "#E8D2A8" if way < 0 else "#B88A58", look.BONE, (-6, -6), shade="#8A5A34", width=5)
        fill(painter, joined(*(disc(way * x, y, 5) for x, y in ((50, 136), (78, 126), (60, 162), (92, 154)))), _UMBER)
        _eye(painter, way)
    nose = blob(((-80, 62), (0, 54), (80, 62), (62, 102), (16, 128), (-16, 128), (-62, 102)), tension=0.6)
    rimmed(painter, nose, "#4A1E1A", BLACK, 5)
    fill(painter, blob(((-66, 66), (-10, 62), (-20, 78), (-50, 84)), tension=0.8), "#B0685A")
    fill(painter, joined(disc(-40, 100, 16, 9), disc(40, 100, 16, 9), limb(((0, 120, 7), (0, 180, 7)))), BLACK)
    tuft = joined(*(blob(((0, -246), (way * inner, -212), (way * bend, low - 40), (way * tip, low), (way * tip * 1.04,
        low
        - 70), (way * outer, -236), (way * 40, -256)), tension=0.9) for way in (-1, 1) for inner, bend, tip, low, outer
        in ((70, 124, 150, -62, 150), (34, 78, 106, -104, 120), (0, 30, 52, -126, 80)))).simplified()  # fmt: skip
    lit(painter, tuft, _RUST, t.light, (-6, -6), shade=_UMBER, width=5, smooth=True)
    fill(painter, joined(*(limb(((x * 0.5, -226, 3), (x * 0.9, -190, 8), (x * 1.2, -140, 2))) for x in (-96, -62, -26,
        26, 62, 96))), _UMBER)  # fmt: skip


def _eye(painter: QPainter, way: int) -> None:
    """One of its eyes, amber, the lid half down."""
    fill(painter, blob(((way * 30, 14), (way * 48, -34), (way * 92, -66), (way * 146, -50), (way * 158, -20), (way *
        112,
        0), (way * 76, 6), (way * 46, 54)), tension=0.7), BLACK)  # fmt: skip
    ball = blob(((way * 48, -6), (way * 84, -50), (way * 132, -44), (way * 144, -22), (way * 108, 0), (way * 76, 4)),
        tension=0.8)  # fmt: skip
    fill(painter, ball, look.SODIUM)
    within(painter, ball, disc(way * 96, -30, 17, 20), BLACK)
    lid = blob(((way * 40, -14), (way * 62, -62), (way * 110, -84), (way * 158, -52), (way * 156, -28), (way * 120,
        -36),
        (way * 74, -34)), tension=0.7)  # fmt: skip
    lit(painter, lid, _TAWNY if way < 0 else "#9A5A28", mixed(_TAWNY, look.BONE, 0.5), (-4, -5), width=5)
    fill(painter, disc(way * 94 - 6, -26, 6), look.BONE)


def _her_head(painter: QPainter, t: Tones) -> None:
    """Her head on its brow, eyes shut, half a smile; black hair with a wreath of stars, loose to one side."""
    black = "#1C1014"
    tress = blob(((400, 220), (470, 226), (552, 300), (590, 400), (640, 480), (650, 580), (612, 640), (590, 580), (560,
        640), (520, 560), (470, 520), (410, 470)), tension=0.8)  # fmt: skip
    lit(painter, tress, black, t.light, (-6, -8), shade=BLACK)
    strands(painter, [((440 + a, 280), (524 + a, 390), (560 + a * 1.2, 540)) for a in (-24, 4, 30)], black, t.light,
        6)  # fmt: skip
    painter.translate(322, 396)
    painter.scale(1.2, 1.2)
    painter.translate(-326, -372)
    with tilted(painter, 326, 366, 38):
        front(painter, 326, 366, 1.1, Face("#A86A48", _SKIN, nose=Nose.SNUB, stern=-0.6, brow=7, lips="#B01828",
            smile=0.9, jaw=0.05, open=False))  # fmt: skip
        hair = blob(((236, 400), (222, 320), (246, 256), (326, 226), (410, 256), (436, 330), (430, 440), (396, 400),
            (388, 330), (340, 286), (280, 310), (256, 350)), tension=0.8)  # fmt: skip
        lit(painter, hair, black, t.light, (-8, -4), shade=BLACK)
        for number in range(5):
            angle = radians(-74 + number * 36)
            x, y = 328 + 96 * sin(angle), 356 - 96 * cos(angle)
            lit(painter, star(x, y, 30, 13, 5, number * 17), (look.BONE, look.SODIUM)[number % 2], look.BONE, (-3, -3),
                width=5)  # fmt: skip
            fill(painter, disc(x, y, 7), look.DANGER)
