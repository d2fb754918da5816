"""The High Priestess, Major II."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, moved, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0DCCC"
_CLOTH: Final = "#2C4A8C"
_VEIL: Final = "#C2CFEE"
_DUSK: Final = "#4A5C94"
_LINING: Final = "#0A1030"


def scene(painter: QPainter, t: Tones) -> None:
    """Between a black and a white pillar a woman crowned with the moon lifts her veil: one eye shines in the dark."""
    _beyond(painter, t)
    _pillars(painter, t)
    _robe(painter, t)
    _face(painter, t)
    _veil(painter, t)
    _crown(painter, t)
    rolled(painter, (616, 876), (562, 592), 100, _SKIN, _SKIN, (8, -5))
    mouth = blob(((540, 800), (590, 764), (650, 780), (690, 850), (690, 1080), (520, 1080), (540, 900)), tension=0.7)
    lit(painter, mouth, _CLOTH, t.light, (10, -6), shade="#080C1E", width=7)
    fill(painter, blob(((552, 806), (590, 776), (644, 792), (660, 826), (610, 838), (566, 834)), tension=0.9), _LINING)
    rolled(painter, (616, 826), (562, 592), 98, _SKIN, _SKIN, (8, -5))
    cuff = blob(((540, 800), (562, 830), (610, 844), (654, 826), (672, 790), (690, 830), (664, 872), (606, 888), (550,
        868), (530, 830)), tension=0.8)  # fmt: skip
    lit(painter, cuff, _CLOTH, t.light, (5, -6), shade="#101C48", width=6)
    fist(painter, 564, 548, -12, 0.94, _SKIN, mirror=True, towards=(0.8, -0.6))
    _scroll(painter, t)
    gloom(painter, 370, 480, 470, 0.4)


def _beyond(painter: QPainter, t: Tones) -> None:
    """A night sea behind a veil with pomegranates, which is parted at the left."""
    deep = mixed(BLACK, t.light, 0.3)
    sky(painter, deep, mixed(BLACK, t.light, 0.95), 360)
    fill(painter, rect(20, 360, 400, 700), deep)
    for k in range(9):
        fill(painter, disc(172 + (k % 2 * 2 - 1) * 6, 380 + k * 27, 17 + k * 4, 7), look.BONE)
    veil = blob(((250, -170), (720, -170), (720, 1080), (250, 1080), (240, 700), (214, 420), (230, 100)), tension=0.4)
    lit(painter, veil, "#1E2A56", t.light, (-12, -2), shade="#080C22", width=7)
    within(painter, veil, folds(((470, -150), (500, 300), (480, 800), 34), ((560, -150), (540, 200), (570, 560), 30),
        ((270, -150), (250, 100), (262, 400), 30)), "#0C1230")  # fmt: skip
    for x, y in ((520, 96), (524, 330)):  # pomegranates
        lit(painter, joined(disc(x, y, 38), polygon(((x - 17, y - 28), (x - 24, y - 62), (x, y - 48), (x + 24, y - 62),
            (x + 17, y - 28)))), "#A8324A", look.DANGER, (6, -5), shade="#3F0E18", width=5)  # fmt: skip
        fill(painter, joined(*(disc(x + dx, y + dy, 6, 8) for dx, dy in ((-8, -4), (8, 0), (0, 14)))), "#F0A0A0")


def _pillars(painter: QPainter, t: Tones) -> None:
    """Boaz, which is black, and Jachin, which is white."""
    for x, stone, light, shade, letter in ((70, "#14141E", t.light, BLACK, "B"), (634, look.BONE, look.BONE, "#8C96B4",
        "J")):  # fmt: skip
        way = -1 if letter == "J" else 1
        lit(painter, rect(x - 60, -150, 120, 1230), stone, light, (10 * way, 0), shade=shade, width=7)
        for dx in (-34, 34):
            fill(painter, rect(x + dx - 3, -150, 6, 1220), shade if letter == "J" else "#2A3050")
        sign = lettering(letter, 84, look.TITLE, 700)
        box = sign.boundingRect()
        middle = (80 if letter == "B" else 622, 430)
        fill(painter, moved(sign, middle[0] - box.center().x(), middle[1] - box.center().y()),
            look.BONE if letter == "B" else "#14141E")  # fmt: skip


def _robe(painter: QPainter, t: Tones) -> None:
    """Her shoulders and her breast, and the arm that holds the scroll in her lap."""
    robe = blob(((240, 590), (440, 590), (548, 650), (600, 760), (640, 1080), (60, 1080), (100, 760), (140, 650)),
        tension=0.7)  # fmt: skip
    lit(painter, robe, _CLOTH, t.light, (10, -6), shade="#080C1E", width=8)
    within(painter, robe, blob(((40, 580), (310, 560), (290, 700), (330, 820), (300, 1090), (40, 1090)), tension=0.6),
        mixed("#080C1E", _CLOTH, 0.25))  # fmt: skip
    within(painter, robe, folds(((400, 640), (440, 760), (410, 880), 16), ((470, 660), (520, 780), (500, 900), 18),
        ((350, 700), (372, 780), (350, 860), 12)), "#101C48")  # fmt: skip
    sleeve(painter, ((160, 716), (104, 862), (300, 910)), (110, 130, 120), mixed("#080C1E", _CLOTH, 0.5), t.light,
        (9, -6), body=robe)  # fmt: skip


def _face(painter: QPainter, t: Tones) -> None:
    """Her face in the opening of the veil, one half in the dark; out of the dark an eye shines."""
    hood = blob(((330, 262), (420, 290), (520, 420), (560, 560), (500, 640), (420, 690), (330, 720), (250, 680), (206,
        560), (216, 380)), tension=0.7)  # fmt: skip
    rimmed(painter, hood, _LINING, BLACK, 6)
    neck(painter, 340, 520, 92, 640, _SKIN)
    fill(painter, blob(((200, 500), (322, 500), (330, 600), (322, 720), (200, 720)), tension=0.6), _LINING)
    front(painter, 340, 430, 1.24, Face("#3C4878", _SKIN, brow=10, stern=0.1, jaw=0.1, lips="#B01828", smile=0.7,
        lid=0.15, arch=0.4, iris="#3A6AC8"), mirror=True)  # fmt: skip
    painter.save()
    painter.setClipPath(hood, Qt.ClipOperation.IntersectClip)
    half = blob(((150, 240), (330, 240), (350, 340), (340, 400), (346, 440), (334, 470), (344, 500), (336, 530), (350,
        570), (330, 740), (150, 740)), tension=0.5)  # fmt: skip
    glaze(painter, half, "#060A22", 0.72)
    glow(painter, 296, 420, 60, t.light, 0.5)
    painter.restore()
    breast = blob(((226, 690), (264, 652), (344, 676), (430, 644), (486, 660), (520, 720), (500, 1000), (220, 1000)),
        tension=0.7)  # fmt: skip
    lit(painter, breast, _CLOTH, t.light, (6, -5), shade="#101C48", width=5)
    within(painter, breast, folds(((400, 660), (430, 730), (400, 860), 16), ((450, 650), (486, 720), (476, 860), 16)),
        "#101C48")  # fmt: skip
    within(painter, breast, blob(((200, 620), (318, 660), (300, 740), (326, 840), (300, 1010), (200, 1010)),
        tension=0.6),
        "#0E1840")  # fmt: skip
    lit(painter, limb(((262, 650, 18), (300, 668, 24), (344, 676, 26), (392, 664, 24), (430, 642, 18))), look.SODIUM,
        look.BONE, (5, -5), shade="#8C5A1E", width=6)  # fmt: skip
    eye = blob(((266, 422), (282, 410), (304, 409), (322, 425), (304, 433), (280, 432)), tension=0.8)
    rimmed(painter, eye, look.BONE, BLACK, 4)
    within(painter, eye, disc(295, 420, 12), "#4A8CF0")
    within(painter, eye, disc(295, 420, 6), BLACK)
    fill(painter, disc(300, 416, 4), look.BONE)
    fill(painter, limb(((260, 420, 2), (282, 407, 8), (306, 407, 8), (326, 424, 3))), BLACK)
    fill(painter, limb(((258, 386, 2), (284, 372, 9), (316, 382, 5))), "#050818")


def _veil(painter: QPainter, t: Tones) -> None:
    """The white veil over her head: one side falls past her cheek, the other is lifted to her hand."""
    fall = blob(((400, 250), (330, 232), (262, 256), (212, 330), (190, 430), (176, 540), (140, 640), (110, 760), (120,
        900), (200, 880), (226, 760), (236, 640), (232, 540), (240, 430), (262, 350), (330, 304), (404, 320)),
        tension=0.7)  # fmt: skip
    lifted = blob(((330, 232), (410, 248), (470, 310), (524, 420), (560, 510), (580, 560), (548, 600), (508, 540),
        (470, 440), (430, 360), (380, 316), (320, 304)), tension=0.7)  # fmt: skip
    below = blob(((516, 570), (580, 570), (572, 660), (584, 760), (556, 840), (520, 790), (486, 812), (502, 700)),
        tension=0.7)  # fmt: skip
    lit(painter, below, _VEIL, look.BONE, (9, -5), shade=_DUSK, width=7)
    whole = fall.united(lifted)
    lit(painter, whole, _VEIL, look.BONE, (9, -5), shade=_DUSK, width=7)
    within(painter, whole, folds(((236, 320), (210, 480), (160, 700), 12), ((250, 300), (216, 500), (214, 800), 10),
        ((420, 290), (490, 400), (552, 540), 9), ((400, 296), (460, 390), (530, 540), 8)), _DUSK)  # fmt: skip
    within(painter, below, folds(((530, 590), (536, 690), (516, 790), 10), ((556, 600), (552, 700), (552, 820), 9)),
        _DUSK)  # fmt: skip


def _crown(painter: QPainter, t: Tones) -> None:
    """The moon between two horns."""
    glow(painter, 334, 190, 150, look.BONE, 0.4)
    horns = disc(0, 0, 104).subtracted(disc(0, -40, 92))
    lit(painter, placed(horns, 334, 190), look.SODIUM, look.BONE, (7, -5), shade="#8C5A1E", width=7)
    lit(painter, disc(334, 166, 54), look.BONE, look.BONE, (9, -4), shade="#A8B4D8", width=7)


def _scroll(painter: QPainter, t: Tones) -> None:
    """The law in her lap, rolled about a staff over one sleeve; the sheet falls from it."""
    painter.save()
    painter.translate(340, 890)
    painter.rotate(-4)
    sheet = polygon(((-120, 0), (130, 0), (138, 200), (-128, 200)))
    lit(painter, sheet, look.BONE, look.BONE, (7, -3), shade="#7A84A8")
    for k in range(3):
        fill(painter, limb(((-84, 76 + k * 26, 7), (96 - k * 22, 76 + k * 26, 7))), "#3A4470")
    lit(painter, rect(-212, -16, 424, 32, 14), look.SODIUM, look.BONE, (4, -6), shade="#8C5A1E", width=7)
    lit(painter, rect(-166, -46, 332, 92, 20), look.BONE, look.BONE, (7, -6), shade="#7A84A8", width=7)
    fill(painter, joined(limb(((-140, 14, 3), (0, 22, 6), (146, 16, 3))), limb(((-100, -12, 2), (20, -8, 4), (120, -10,
        2)))), "#7A84A8")  # fmt: skip
    painter.restore()
