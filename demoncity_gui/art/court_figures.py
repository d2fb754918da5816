"""The four half figures of the courts: page, knight, queen, king, each in a pose of its own, in a suit's colour.

Each paints around the card's middle, clear of the upper left 250 × 290 units, where the index stands. What the figure
holds is painted after it, by `courts`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.primitives import (
    Hatch,
    blob,
    crown,
    disc,
    fedora,
    fill,
    hatch,
    joined,
    limb,
    mixed,
    placed,
    polygon,
    rays,
    rect,
    rimmed,
    stroke,
    thick_line,
)
from demoncity_gui.art.tones import BLACK

QUEEN_AXIS: Final = 410.0
"""Across: the queen's middle; the light falls on her left half."""
KING_AXIS: Final = 340.0
"""Across: the king's middle; the light falls on his right half."""


def page(painter: QPainter, colour: str) -> None:
    """A messenger in a peaked cap and scarf, in profile, looking up to the left at what he carries."""
    bag = joined(rect(540, 800, 190, 240, 26))
    coat = blob(
        (
            (400, 616),
            (500, 600),
            (600, 680),
            (640, 840),
            (660, 1260),
            (300, 1260),
            (316, 960),
            (340, 740),
        ),
        tension=0.7,
    )
    rimmed(painter, coat, BLACK, colour, 4)
    fill(
        painter, coat.intersected(polygon(((200, 560), (420, 560), (440, 800), (400, 1260), (200, 1260)))), _lit(colour)
    )
    rimmed(painter, bag, BLACK, colour, 4)
    fill(painter, polygon(((540, 830), (730, 830), (730, 900), (636, 950), (540, 900))), _lit(colour))
    fill(painter, disc(636, 930, 11), look.BONE)
    rimmed(painter, thick_line(((410, 640), (600, 850)), 22, round_ends=False), colour, BLACK, 5)
    for y in (800, 880, 960):
        fill(painter, disc(392, y, 9), colour)
    head = blob(
        (
            (520, 640),
            (566, 540),
            (586, 440),
            (550, 350),
            (460, 320),
            (384, 350),
            (366, 420),
            (372, 500),
            (400, 570),
            (446, 592),
            (446, 640),
        )
    )
    face = polygon(
        (
            (384, 350),
            (360, 404),
            (366, 424),
            (330, 474),
            (336, 484),
            (358, 490),
            (350, 506),
            (360, 514),
            (352, 524),
            (362, 536),
            (362, 562),
            (384, 580),
            (440, 572),
            (452, 640),
            (486, 640),
            (480, 540),
            (492, 480),
            (486, 350),
        )
    )
    rimmed(painter, joined(head, face), BLACK, look.BONE, 3)
    fill(painter, face, look.BONE)
    fill(painter, polygon(((376, 428), (420, 414), (436, 430), (402, 440))), BLACK)
    fill(painter, limb(((370, 398, 5), (398, 386, 9), (440, 396, 4))), BLACK)
    fill(painter, limb(((356, 518, 5), (386, 518, 5), (398, 510, 3))), BLACK)
    fill(painter, disc(504, 452, 20, 30), look.BONE)
    stroke(painter, disc(504, 452, 9, 17), BLACK, 4)
    scarf = blob(((376, 616), (450, 586), (540, 590), (570, 626), (548, 668), (450, 680), (384, 662)))
    tail = polygon(((500, 650), (570, 634), (640, 770), (660, 856), (580, 876)))
    for part in (tail, scarf):
        rimmed(painter, part, colour, BLACK, 6)
    for dy in (0, 28):
        fill(painter, thick_line(((570 + dy * 0.1, 812 + dy), (644 + dy * 0.3, 792 + dy)), 8, round_ends=False), BLACK)
    fill(painter, limb(((420, 640, 4), (470, 626, 8), (530, 620, 4))), BLACK)
    cap = blob(((356, 372), (376, 300), (460, 262), (560, 276), (618, 350), (600, 420), (560, 396), (460, 376)))
    rimmed(painter, cap, BLACK, colour, 4)
    fill(painter, cap.intersected(rect(300, 200, 176, 300)), colour)
    peak = blob(((372, 348), (376, 384), (340, 396), (276, 392), (262, 380), (300, 352)), tension=0.8)
    rimmed(painter, peak, colour, BLACK, 5)
    fill(painter, disc(476, 264, 14), colour)


def knight(painter: QPainter, colour: str) -> None:
    """A rider in helmet and plume, bent over handlebars, riding to the right out of the picture."""
    painter.save()
    painter.translate(-56, 0)
    plume = blob(
        (
            (420, 300),
            (380, 262),
            (300, 292),
            (250, 340),
            (196, 360),
            (130, 420),
            (90, 520),
            (150, 470),
            (140, 530),
            (230, 450),
            (226, 500),
            (310, 420),
            (390, 390),
        ),
        tension=0.8,
    )
    rimmed(painter, plume, colour, BLACK, 6)
    back = blob(
        (
            (360, 590),
            (250, 620),
            (140, 740),
            (60, 920),
            (20, 1260),
            (420, 1260),
            (430, 980),
            (520, 840),
            (520, 700),
            (470, 600),
        ),
        tension=0.8,
    )
    rimmed(painter, back, BLACK, colour, 4)
    fill(
        painter,
        back.intersected(blob(((380, 560), (560, 640), (520, 860), (430, 990), (420, 1300), (300, 1300)))),
        _lit(colour),
    )
    hatch(
        painter,
        back.intersected(polygon(((0, 800), (200, 640), (260, 1260), (0, 1260)))),
        Hatch.DIAGONAL,
        mixed(BLACK, colour, 0.4),
        pitch=26,
        width=4,
    )
    stroke(painter, thick_line(((230, 640), (200, 900), (220, 1260)), 1), colour, 4)
    pad = blob(((286, 640), (360, 600), (440, 650), (450, 740), (380, 790), (300, 750)))
    rimmed(painter, pad, BLACK, colour, 5)
    fill(painter, pad.intersected(blob(((360, 580), (470, 620), (480, 760), (390, 800), (400, 690)))), colour)
    helmet = blob(
        (
            (330, 620),
            (284, 540),
            (276, 430),
            (320, 330),
            (420, 288),
            (510, 326),
            (552, 410),
            (570, 470),
            (548, 560),
            (500, 622),
            (420, 640),
        ),
        tension=0.9,
    )
    rimmed(painter, helmet, BLACK, look.BONE, 4)
    fill(
        painter,
        helmet.intersected(blob(((430, 260), (600, 300), (640, 480), (560, 660), (440, 660), (470, 560), (400, 420)))),
        look.BONE,
    )
    visor = polygon(((392, 424), (590, 400), (584, 466), (546, 482), (404, 480)))
    rimmed(painter, visor, BLACK, BLACK, 5)
    stroke(painter, visor, colour, 6)
    fill(painter, polygon(((452, 440), (560, 424), (556, 448), (462, 460))), colour)
    fill(painter, disc(372, 452, 26), colour)
    fill(painter, disc(372, 452, 11), BLACK)
    for i in range(3):
        fill(painter, thick_line(((478, 524 + i * 30), (540 - i * 12, 516 + i * 30)), 10), BLACK)
    painter.restore()
    fill(painter, rays(596, 962, 70, 170, 20, 18), colour)
    tank = blob(((300, 1260), (330, 1090), (420, 1010), (540, 1010), (640, 1090), (690, 1260)), tension=0.8)
    rimmed(painter, tank, BLACK, colour, 5)
    fill(painter, limb(((390, 1062, 6), (450, 1036, 12), (520, 1036, 6))), colour)
    rimmed(painter, limb(((400, 936, 26), (500, 930, 18), (570, 970, 18))), BLACK, colour, 4)
    rimmed(painter, disc(596, 962, 80), BLACK, colour, 7)
    fill(painter, disc(596, 962, 62), look.BONE)


def queen(painter: QPainter, colour: str) -> None:
    """A crowned and veiled woman, straight on, half of her in the light."""
    x = QUEEN_AXIS
    veil = blob(
        (
            (x, 296),
            (x + 130, 330),
            (x + 176, 470),
            (x + 206, 700),
            (x + 262, 1000),
            (x + 280, 1260),
            (x - 280, 1260),
            (x - 262, 1000),
            (x - 206, 700),
            (x - 176, 470),
            (x - 130, 330),
        ),
        tension=0.8,
    )
    rimmed(painter, veil, mixed(BLACK, colour, 0.62), BLACK, 6)
    dark = veil.intersected(rect(x, 0, 400, 1300))
    fill(painter, dark, mixed(BLACK, colour, 0.34))
    hatch(painter, dark, Hatch.VERTICAL, mixed(BLACK, colour, 0.62), pitch=20, width=5)
    hair = blob(
        (
            (x, 330),
            (x + 108, 370),
            (x + 122, 500),
            (x + 104, 640),
            (x, 660),
            (x - 104, 640),
            (x - 122, 500),
            (x - 108, 370),
        )
    )
    fill(painter, hair, BLACK)
    gown = blob(
        (
            (x - 44, 640),
            (x + 44, 640),
            (x + 156, 706),
            (x + 196, 860),
            (x + 190, 1260),
            (x - 190, 1260),
            (x - 196, 860),
            (x - 156, 706),
        ),
        tension=0.7,
    )
    rimmed(painter, gown, BLACK, colour, 5)
    fill(painter, gown.intersected(rect(0, 0, x, 1300)), _lit(colour))
    fill(
        painter,
        polygon(((x - 44, 560), (x + 44, 560), (x + 44, 650), (x + 116, 690), (x, 800), (x - 116, 690), (x - 44, 650))),
        look.BONE,
    )
    shadow = polygon(((x, 560), (x + 44, 560), (x + 44, 650), (x + 116, 690), (x, 800)))
    fill(painter, shadow, mixed(BLACK, colour, 0.5))
    _face(painter, x, 90, 586, nose=22, dark=mixed(BLACK, colour, 0.5))
    fill(painter, blob(((x - 34, 540), (x - 10, 530), (x + 8, 536), (x + 26, 538), (x, 556))), BLACK)
    for side in (-1, 1):
        fill(painter, limb(((x + side * 64, 416, 5), (x + side * 38, 402, 9), (x + side * 12, 414, 4))), BLACK)
    for dx, dy in ((-84, 676), (-56, 706), (-22, 726), (22, 726), (56, 706), (84, 676)):
        rimmed(painter, disc(x + dx, dy, 13), look.BONE if dx < 0 else colour, BLACK, 4)
    tiara = placed(crown(), x, 346, 1.06)
    rimmed(painter, tiara, colour, BLACK, 6)
    fill(painter, rect(x - 106, 326, 212, 18), BLACK)
    for dx, dy in ((-118, -116), (0, -140), (118, -116)):
        rimmed(painter, disc(x + dx, 346 + dy, 16), look.BONE, BLACK, 4)


def king(painter: QPainter, colour: str) -> None:
    """A bearded boss in hat and crown on a high-backed chair, lit from the right."""
    x = KING_AXIS
    back = joined(
        rect(x - 236, 470, 472, 790, 20),
        *(rect(x + dx - 26, 420, 52, 840, 8) for dx in (-224, 224)),
    )
    rimmed(painter, back, mixed(BLACK, colour, 0.16), colour, 5)
    for dx in (-224, 224):
        rimmed(painter, disc(x + dx, 400, 30), colour, BLACK, 5)
    coat = polygon(
        (
            (x - 90, 606),
            (x + 90, 606),
            (x + 220, 676),
            (x + 276, 800),
            (x + 300, 1260),
            (x - 320, 1260),
            (x - 290, 800),
            (x - 230, 676),
        )
    )
    rimmed(painter, coat, BLACK, colour, 5)
    fill(painter, coat.intersected(rect(x, 0, 500, 1300)), _lit(colour))
    shirt = polygon(((x - 76, 604), (x + 76, 604), (x, 860)))
    fill(painter, shirt, look.BONE)
    fill(painter, shirt.intersected(rect(0, 500, x, 500)), mixed(look.BONE, BLACK, 0.45))
    tie = polygon(((x - 24, 640), (x + 24, 640), (x + 14, 676), (x + 34, 800), (x, 856), (x - 34, 800), (x - 14, 676)))
    fill(painter, tie, BLACK)
    for side in (-1, 1):
        lapel = polygon(
            (
                (x + side * 80, 600),
                (x + side * 150, 684),
                (x + side * 110, 724),
                (x + side * 140, 754),
                (x, 910),
                (x + side * 4, 850),
            )
        )
        rimmed(painter, lapel, BLACK, colour, 4)
    painter.save()
    painter.translate(2 * x, 0)
    painter.scale(-1, 1)
    _face(painter, x, 112, 592, nose=30, dark=BLACK)
    beard = blob(
        (
            (x - 110, 480),
            (x - 84, 530),
            (x - 40, 512),
            (x, 506),
            (x + 40, 512),
            (x + 84, 530),
            (x + 110, 480),
            (x + 96, 606),
            (x, 690),
            (x - 96, 606),
        ),
        tension=0.7,
    )
    rimmed(painter, beard, BLACK, look.BONE, 3)
    hatch(painter, beard.intersected(rect(0, 0, x, 1200)), Hatch.VERTICAL, look.BONE, pitch=15, width=6)
    painter.restore()
    fill(painter, limb(((x - 40, 556, 6), (x, 550, 12), (x + 40, 556, 6))), colour)
    rimmed(painter, placed(fedora(), x, 376, 1.66), BLACK, colour, 4)
    band = placed(crown(), x, 360, 0.96)
    rimmed(painter, band, colour, BLACK, 7)
    fill(painter, rect(x - 96, 340, 192, 10), BLACK)
    for dx in (-50, 0, 50):
        fill(painter, disc(x + dx, 320, 9), BLACK)
    # His other fist rests on the arm of the chair.
    rimmed(painter, limb(((112, 800, 110), (92, 930, 100), (150, 1000, 84))), BLACK, colour, 4)
    rimmed(painter, rect(-20, 1030, 270, 250, 20), mixed(BLACK, colour, 0.3), colour, 5)
    knuckles = joined(*(rect(112 + i * 30, 966, 32, 76, 15) for i in range(4)))
    rimmed(painter, knuckles, look.BONE, BLACK, 6)
    fill(painter, rect(144, 984, 28, 18, 5), colour)


def _lit(colour: str) -> QColor:
    """Cloth in the light."""
    return mixed(BLACK, colour, 0.38)


def _face(painter: QPainter, x: float, width: float, chin: float, *, nose: float, dark: str | QColor) -> None:
    """A face from the front around (x, 450): bone to the left of the nose's edge, in `dark` to the right of it."""
    outline: QPainterPath = blob(
        (
            (x, 330),
            (x + width * 0.75, 360),
            (x + width, 440),
            (x + width * 0.72, 530),
            (x + width * 0.3, chin),
            (x - width * 0.3, chin),
            (x - width * 0.72, 530),
            (x - width, 440),
            (x - width * 0.75, 360),
        )
    )
    rimmed(painter, outline, dark, BLACK, 4)
    lit = polygon(
        (
            (x - 200, 300),
            (x + 8, 300),
            (x + 4, 410),
            (x + nose, 488),
            (x + 2, 500),
            (x + 4, 524),
            (x + 14, 532),
            (x + 2, 545),
            (x + 6, 700),
            (x - 200, 700),
        )
    )
    fill(painter, outline.intersected(lit), look.BONE)
    for near, far, top, bottom, tone in ((0.68, 0.14, 424, 450, BLACK), (-0.3, -0.7, 428, 446, look.BONE)):
        middle = (near + far) / 2
        eye = polygon(
            ((x - width * near, 438), (x - width * middle, top), (x - width * far, 440), (x - width * middle, bottom))
        )
        fill(painter, eye, tone)
