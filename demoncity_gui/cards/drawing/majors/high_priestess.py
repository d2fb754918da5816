"""The High Priestess, Major II."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, rolled
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.hands import grip
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
    """She keeps a secret: between a black and a white pillar the moon's woman lays a finger on her lips."""
    _curtain(painter, t)
    _pillars(painter, t)
    _robe(painter, t)
    _face(painter, t)
    _sleeve(painter, t)
    _veil(painter, t)
    _crown(painter)
    _keeper(painter, t)
    _raised_arm(painter, t)
    gloom(painter, 350, 470, 450, 0.4)


def _curtain(painter: QPainter, t: Tones) -> None:
    """The veil of the temple, with its pomegranates."""
    fill(painter, rect(20, -170, 660, 1260), "#16204A")
    fill(painter, folds(((150, -150), (170, 300), (150, 1000), 36), ((250, -160), (236, 100), (250, 500), 30), ((450,
        -150), (470, 300), (450, 800), 34), ((540, -150), (524, 200), (550, 760), 30)), "#080C22")  # fmt: skip
    glow(painter, 340, 180, 380, t.light, 0.4)
    for x, y in ((516, 100), (540, 318), (152, 318)):
        lit(painter, joined(disc(x, y, 40), polygon(((x - 17, y - 28), (x - 24, y - 64), (x, y - 50), (x + 24, y - 64),
            (x + 17, y - 28)))), "#A8324A", look.DANGER, (6, -5), shade="#3F0E18", width=5)  # fmt: skip
        fill(painter, joined(*(disc(x + dx, y + dy, 6, 8) for dx, dy in ((-8, -4), (8, 0), (0, 14)))), "#F0A0A0")


def _pillars(painter: QPainter, t: Tones) -> None:
    """Boaz, which is black, and Jachin, which is white."""
    for x, stone, light, shade, letter in ((66, "#14141E", t.light, BLACK, "B"), (638, look.BONE, look.BONE, "#8C96B4",
        "J")):  # fmt: skip
        way = -1 if letter == "J" else 1
        lit(painter, rect(x - 56, -150, 112, 1230), stone, light, (10 * way, 0), shade=shade, width=7)
        for dx in (-32, 32):
            fill(painter, rect(x + dx - 3, -150, 6, 1220), shade if letter == "J" else "#2A3050")
        sign = lettering(letter, 66, look.TITLE, 700)
        box = sign.boundingRect()
        middle = (74 if letter == "B" else 628, 470)
        fill(painter, moved(sign, middle[0] - box.center().x(), middle[1] - box.center().y()),
            "#8C96B4" if letter == "B" else "#3A4470")  # fmt: skip


def _robe(painter: QPainter, t: Tones) -> None:
    """Her shoulders and her breast."""
    robe = blob(((250, 590), (430, 590), (540, 640), (600, 740), (640, 1080), (60, 1080), (90, 760), (140, 650)),
        tension=0.7)  # fmt: skip
    lit(painter, robe, _CLOTH, t.light, (10, -6), shade="#080C1E", width=8)
    within(painter, robe, folds(((430, 640), (460, 760), (430, 900), 16), ((490, 660), (530, 780), (510, 900), 18)),
        "#101C48")  # fmt: skip


def _face(painter: QPainter, t: Tones) -> None:
    """Her face in the opening of the veil, calm and awake, the moon on it."""
    hood = blob(((340, 230), (430, 270), (500, 400), (510, 560), (470, 640), (400, 690), (340, 720), (270, 690), (206,
        640), (176, 560), (184, 390), (250, 270)), tension=0.7)  # fmt: skip
    rimmed(painter, hood, _LINING, BLACK, 6)
    neck(painter, 342, 520, 104, 660, _SKIN)
    front(painter, 340, 404, 1.4, Face("#5A6494", _SKIN, brow=9, stern=-0.2, jaw=0.1, lips="#B01828", smile=0.6,
        lid=0.1, arch=0.3, iris="#3A7AE8"), mirror=True)  # fmt: skip
    breast = blob(((226, 690), (264, 664), (344, 700), (430, 656), (486, 670), (520, 740), (500, 1040), (220, 1040)),
        tension=0.7)  # fmt: skip
    lit(painter, breast, _CLOTH, t.light, (6, -5), shade="#101C48", width=5)
    within(painter, breast, blob(((200, 620), (318, 660), (300, 740), (326, 840), (300, 1050), (200, 1050)),
        tension=0.6), "#0E1840")  # fmt: skip
    lit(painter, ink(((258, 664, 18), (300, 690, 24), (344, 700, 26), (396, 684, 24), (434, 656, 18))), look.SODIUM,
        look.BONE, (5, -5), shade="#8C5A1E", width=6)  # fmt: skip


def _sleeve(painter: QPainter, t: Tones) -> None:
    """Her right sleeve, wide, over her breast."""
    cloth = blob(((240, 900), (240, 800), (220, 700), (160, 650), (84, 760), (30, 920), (20, 1090), (440, 1090),
        (424, 980), (412, 900), (320, 930)), tension=0.5)  # fmt: skip
    lit(painter, cloth, _CLOTH, t.light, (9, -7), shade="#080C1E", width=7)
    within(painter, cloth, folds(((130, 740), (190, 880), (300, 1000), 18), ((90, 820), (140, 960), (230, 1080), 18)),
        "#0E1840")  # fmt: skip


def _veil(painter: QPainter, t: Tones) -> None:
    """The white veil from under her crown down over both her shoulders."""
    left = blob(((344, 214), (272, 232), (210, 300), (174, 420), (150, 540), (120, 640), (80, 740), (60, 850), (130,
        836), (176, 850), (206, 740), (216, 640), (196, 540), (204, 430), (234, 340), (290, 282), (344, 268)),
        tension=0.7)  # fmt: skip
    right = blob(((336, 214), (410, 232), (470, 300), (506, 420), (528, 540), (560, 640), (610, 760), (632, 880), (556,
        860), (510, 760), (472, 640), (484, 540), (476, 430), (446, 340), (392, 282), (336, 268)),
        tension=0.7)  # fmt: skip
    whole = left.united(right)
    lit(painter, whole, _VEIL, look.BONE, (9, -5), shade=_DUSK, width=7)
    within(painter, whole, blob(((344, 200), (240, 250), (196, 320), (186, 440), (170, 560), (150, 700), (130, 920),
        (20, 920), (60, 500), (160, 240)), tension=0.6), _DUSK)  # fmt: skip
    within(painter, whole, folds(((226, 320), (196, 460), (176, 640), 10), ((182, 560), (170, 700), (120, 860), 12),
        ((430, 290), (490, 420), (502, 600), 9), ((500, 560), (520, 700), (590, 840), 12)),
        mixed(BLACK, _DUSK, 0.7))  # fmt: skip


def _crown(painter: QPainter) -> None:
    """The moon between two horns."""
    glow(painter, 340, 160, 150, look.BONE, 0.4)
    horns = disc(0, 0, 112).subtracted(disc(0, -42, 99))
    lit(painter, placed(horns, 340, 172), look.SODIUM, look.BONE, (7, -5), shade="#8C5A1E", width=7)
    lit(painter, disc(340, 146, 58), look.BONE, look.BONE, (9, -4), shade="#A8B4D8", width=7)


def _keeper(painter: QPainter, t: Tones) -> None:
    """Her left arm, which holds the rolled law against her breast."""
    shut = blob(((500, 700), (560, 660), (610, 740), (660, 900), (700, 1100), (500, 1100), (540, 960), (520, 820)),
        tension=0.6)  # fmt: skip
    lit(painter, shut, _CLOTH, t.light, (9, -6), shade="#080C1E", width=7)
    within(painter, shut, folds(((566, 700), (590, 800), (570, 900), 18), ((600, 760), (640, 880), (620, 980), 14)),
        "#101C48")  # fmt: skip
    fill(painter, placed(disc(0, 0, 66, 28), 604, 950, 1, -20), _LINING)
    rolled(painter, (640, 1020), (562, 850), 118, _SKIN, _SKIN, (8, -4))
    cloth = blob(((538, 974), (570, 990), (620, 980), (668, 924), (700, 1000), (700, 1100), (520, 1100)), tension=0.5)
    lit(painter, cloth, _CLOTH, t.light, (9, -6), shade="#080C1E", width=7)
    rim = ink(((532, 960, 14), (566, 984, 28), (618, 974, 32), (658, 942, 28), (672, 912, 14)))
    lit(painter, rim, _CLOTH, t.light, (5, -6), shade="#101C48", width=6)
    with grip(painter, 512, 798, 16, 0.94, _SKIN, across=76, towards=(0.8, -0.6)):
        painter.save()
        painter.translate(500, 850)
        painter.rotate(16)
        lit(painter, rect(-14, -196, 28, 420, 12), look.SODIUM, look.BONE, (5, -3), shade="#8C5A1E", width=7)
        lit(painter, rect(-38, -160, 76, 420, 14), look.BONE, look.BONE, (9, -3), shade="#7A84A8", width=7)
        fill(painter, joined(limb(((-12, -150, 2), (-8, 40, 5), (-12, 220, 2)))), "#7A84A8")
        painter.restore()


def _raised_arm(painter: QPainter, t: Tones) -> None:
    """Her right arm, the sleeve fallen back, and the hand, seen from its back: one finger on her lips."""
    fill(painter, disc(326, 904, 90, 34), _LINING)
    thrown = blob(((300, 480), (330, 470), (350, 600), (420, 640), (420, 740), (380, 900), (280, 900), (270, 640)),
        tension=0.6)  # fmt: skip
    glaze(painter, thrown, BLACK, 0.3)
    painter.save()
    painter.setClipRect(QRectF(200, 700, 260, 240), Qt.ClipOperation.IntersectClip)
    rolled(painter, (331, 1010), (362, 700), 140, _SKIN, _SKIN, (7, -3))
    painter.restore()
    rim = ink(((232, 892, 14), (262, 936, 30), (326, 952, 36), (392, 934, 30), (418, 890, 14)))
    lit(painter, rim, _CLOTH, t.light, (5, -6), shade="#101C48", width=6)
    _hush(painter)


def _hush(painter: QPainter) -> None:
    """The hand's back: forefinger up, the others bent away, the thumb behind."""
    lamp = (0.8, -0.6)
    finger = ((340, 606, 46), (339, 548, 40), (340, 514, 36), (341, 482, 23))
    thumb = digit(((326, 712, 50), (300, 668, 40), (300, 630, 33), (310, 600, 23)))
    curled = [digit(((x - 8, y + 40, 42), (x, y + 4, 44), (x + 3, y - 12, 36))) for x, y in ((436, 640), (416, 612),
        (384, 594))]  # fmt: skip
    back = blob(((314, 604), (322, 584), (356, 584), (392, 596), (424, 616), (446, 646), (444, 680), (424, 708), (398,
        736), (392, 790), (322, 790), (324, 736), (308, 690), (306, 640)), tension=0.55)  # fmt: skip
    painter.save()
    painter.setClipRect(QRectF(200, 400, 300, 366), Qt.ClipOperation.IntersectClip)
    flesh(painter, (thumb, *curled, digit(finger), back), _SKIN, lamp, 6)
    painter.restore()
    fill(painter, limb(((330, 600, 26), (350, 600, 26))), _SKIN)
    fill(painter, joined(nail(finger), *(disc(x, y, 8, 8) for x, y in ((346, 598), (386, 606), (416, 626), (436,
        652)))), pale_of(_SKIN))  # fmt: skip
    fill(painter, joined(*(limb(((x, y, 4), (x - 8, y + 24, 3), (x - 20, y + 56, 1))) for x, y in ((364, 606), (400,
        622), (424, 644)))), line_of(_SKIN))  # fmt: skip
