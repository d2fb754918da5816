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
    _veil(painter)
    _sleeve(painter, t)
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
    for bough in (((512, -150, 7), (522, -60, 7), (514, 60, 8), (540, 160, 7), (528, 270, 6)), ((150, -150, 7), (164, 0,
        8), (148, 130, 7), (168, 270, 6))):  # fmt: skip
        lit(painter, limb(bough), "#3E7A5A", look.BONE, (2, -2), shade="#123024", width=5)
    for x, y, turn in ((530, 148, 40), (540, 196, 130), (160, 40, 50), (150, 120, 130), (152, 190, 40)):
        leaf = blob(((0, 0), (16, -24), (6, -62), (-14, -26)), tension=0.7)
        lit(painter, placed(leaf, x, y, 1, turn), "#3E7A5A", "#8CC8A0", (3, -3), shade="#123024", width=5)
    for x, y in ((516, 100), (525, 318), (168, 322)):
        lit(painter, joined(disc(x, y, 40), polygon(((x - 17, y - 28), (x - 24, y - 64), (x, y - 50), (x + 24, y - 64),
            (x + 17, y - 28)))), "#A8324A", look.DANGER, (6, -5), shade="#3F0E18", width=5)  # fmt: skip
        fill(painter, joined(*(disc(x + dx, y + dy, 6, 8) for dx, dy in ((-8, -4), (8, 0), (0, 14)))), "#F0A0A0")


def _pillars(painter: QPainter, t: Tones) -> None:
    """Boaz, which is black, and Jachin, which is white: each has its letter, whole, between its flutes."""
    for stone, light, shade, letter, ink_, inner, way in (("#14141E", t.light, "#2A3050", "B", "#C2CFEE", 122, 1),
        (look.BONE, look.BONE, "#A8B2CE", "J", "#1C2A66", 574, -1)):  # fmt: skip
        lit(
            painter,
            rect(min(inner, inner - 190 * way), -150, 190, 1230),
            stone,
            light,
            (10 * way, 0),
            shade=shade,
            width=7,
        )
        middle = inner - 51 * way
        for dx in (-28, 0, 28):
            for top, low in ((-150, 396), (544, 1080)):
                fill(painter, rect(middle + dx - 3, top, 6, low - top, 3), shade)
        sign = lettering(letter, 76, look.TITLE, 700)
        box = sign.boundingRect()
        fill(painter, moved(sign, middle - box.center().x(), 470 - box.center().y()), ink_)


def _robe(painter: QPainter, t: Tones) -> None:
    """Her shoulders and her breast."""
    robe = blob(((250, 590), (430, 590), (540, 640), (600, 740), (640, 1080), (60, 1080), (90, 760), (140, 650)),
        tension=0.7)  # fmt: skip
    lit(painter, robe, _CLOTH, t.light, (10, -6), shade="#080C1E", width=8)


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
    """The shoulder and upper arm at the left: it hangs down to an elbow at her side."""
    cloth = blob(((226, 672), (176, 650), (116, 672), (70, 760), (44, 900), (30, 1090), (300, 1090), (280, 960), (262,
        840), (256, 740)), tension=0.7)  # fmt: skip
    lit(painter, cloth, _CLOTH, t.light, (9, -7), shade="#080C1E", width=7)
    within(painter, cloth, folds(((230, 690), (196, 760), (190, 860), 14), ((120, 700), (104, 800), (110, 900), 12)),
        "#0E1840")  # fmt: skip


def _veil(painter: QPainter) -> None:
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
    """The arm at the right, which holds the rolled law against her breast."""
    shut = blob(((462, 676), (514, 646), (574, 668), (620, 750), (664, 900), (700, 1100), (500, 1100), (520, 960), (478,
        800)), tension=0.7)  # fmt: skip
    lit(painter, shut, _CLOTH, t.light, (9, -6), shade="#080C1E", width=7)
    within(painter, shut, folds(((480, 700), (530, 770), (560, 860), 16), ((610, 760), (640, 880), (620, 980), 14)),
        "#101C48")  # fmt: skip
    fill(painter, placed(disc(0, 0, 66, 28), 604, 950, 1, -20), _LINING)
    rolled(painter, (640, 1020), (562, 850), 118, _SKIN, _SKIN, (8, -4))
    cloth = blob(((538, 974), (570, 990), (620, 980), (668, 924), (700, 1000), (700, 1100), (520, 1100)), tension=0.5)
    lit(painter, cloth, _CLOTH, t.light, (9, -6), shade="#080C1E", width=7)
    rim = ink(((532, 960, 14), (566, 984, 28), (618, 974, 32), (658, 942, 28), (672, 912, 14)))
    lit(painter, rim, _CLOTH, t.light, (5, -6), shade="#101C48", width=6)
    with grip(painter, 512, 798, 16, 0.94, _SKIN, across=76, towards=(0.8, -0.6)):
        _scroll(painter)


def _scroll(painter: QPainter) -> None:
    """The law on two rolls: the one in her hand is thick, a strip of script is open between them."""
    painter.save()
    painter.translate(500, 850)
    painter.rotate(14)
    sheet = polygon(((-20, -124), (-128, -48), (-128, 300), (-20, 300)))
    lit(painter, sheet, look.BONE, look.BONE, (4, -3), width=7)
    within(painter, sheet, polygon(((-60, -140), (-36, -140), (-36, 300), (-52, 300))), "#A8B2CE")
    bar, leg = rect(-8, -8, 16, 5, 2), rect(3, -8, 5, 17, 2)
    signs = (bar.united(leg), bar.united(rect(-8, -8, 5, 17, 2)).united(leg), bar.united(rect(-8, 4, 16, 5, 2))
        .united(leg))  # fmt: skip
    for row in range(10):
        for place in range(2 if row % 4 == 3 else 3):
            sign = signs[(row * 2 + place * (1 + row % 2)) % 3]
            fill(painter, moved(sign, -97 + place * 23, -34 - place * 8 + row * 32), _LINING)
    for x, half, top in ((-132, 20, -62), (0, 37, -152)):
        lit(painter, rect(x - 8, top - 36, 16, 52, 6), look.SODIUM, look.BONE, (4, -3), shade="#8C5A1E", width=6)
        lit(painter, disc(x, top - 38, 14), look.SODIUM, look.BONE, (4, -4), shade="#8C5A1E", width=6)
        roll = rect(x - half, top, half * 2, 500).united(disc(x, top, half, half * 0.36))
        lit(painter, roll, look.BONE, look.BONE, (half * 0.24, -2), shade="#7A84A8", width=7)
        end = disc(x, top, half, half * 0.36)
        lit(painter, end, "#D4D8E4", look.BONE, (3, 2), width=4)
        within(painter, end, disc(x, top, half * 0.62, half * 0.22).subtracted(disc(x + 1, top, half * 0.5, half
            * 0.15)), "#5A6494")  # fmt: skip
        fill(painter, disc(x, top, half * 0.26, half * 0.1), "#8C5A1E")
    painter.restore()


def _raised_arm(painter: QPainter, t: Tones) -> None:
    """The forearm at the left, aslant from its wide sleeve, and the hand: the forefinger on her lips."""
    fill(painter, placed(disc(0, 0, 92, 36), 240, 878, 1, 22), _LINING)
    thrown = blob(((372, 500), (384, 560), (404, 646), (404, 720), (366, 800), (316, 900), (276, 900), (330, 720)),
        tension=0.6)  # fmt: skip
    glaze(painter, thrown, BLACK, 0.3)
    rolled(painter, (164, 1060), (293, 744), 138, _SKIN, _SKIN, (7, -3))
    cloth = blob(((148, 836), (166, 872), (230, 916), (300, 926), (330, 910), (350, 980), (380, 1100), (20, 1100), (60,
        980), (110, 880)), tension=0.5)  # fmt: skip
    lit(painter, cloth, _CLOTH, t.light, (8, -7), shade="#080C1E", width=7)
    within(painter, cloth, folds(((130, 900), (150, 980), (230, 1040), 16), ((110, 960), (130, 1030), (180, 1090), 14),
        ((290, 940), (290, 1000), (260, 1080), 14)), "#0E1840")  # fmt: skip
    rim = ink(((146, 832, 14), (160, 872, 28), (226, 916, 34), (300, 930, 28), (334, 906, 14)))
    lit(painter, rim, _CLOTH, t.light, (5, -6), shade="#101C48", width=6)
    _hush(painter)


def _hush(painter: QPainter) -> None:
    """Her hand: the forefinger up, the thumb laid over the other three, which are bent to the palm."""
    lamp = (0.8, -0.6)
    finger = ((18, -92, 37), (19, -136, 35), (18, -170, 32), (17, -202, 29), (16, -230, 19))
    bent = [((x, y, 32), (x + 2, y + 30, 31), (x + 5, y + 56, 22)) for x, y in ((-64, -98), (-38, -112), (-11, -120))]
    thumb = ((30, -32, 46), (42, -66, 38), (26, -90, 33), (-10, -94, 22))
    heel = blob(((-26, 30), (-30, 0), (-62, -34), (-80, -78), (-74, -104), (-40, -126), (30, -120), (42, -80), (46,
        -40), (32, -6), (24, 30)), tension=0.55)  # fmt: skip
    painter.save()
    painter.translate(290, 742)
    painter.rotate(9)
    painter.setClipRect(QRectF(-200, -300, 400, 306), Qt.ClipOperation.IntersectClip)
    flesh(painter, (digit(finger), heel), _SKIN, lamp, 6)
    flesh(painter, [digit(chain) for chain in bent], _SKIN, lamp, 5, seam=3.4)
    flesh(painter, (digit(thumb),), _SKIN, lamp, 6, seam=3.4)
    fill(painter, joined(*(nail(chain) for chain in (*bent, thumb)), *(disc(c[0][0] + 3, c[0][1] - 3, 7, 6) for c in
        bent)), pale_of(_SKIN))  # fmt: skip
    fill(painter, polygon(((-12, -4), (19, -4), (18, 5.6), (-13, 5.6))), _SKIN)
    fill(painter, joined(*(limb(((x - 11, y - 4, 2), (x, y, 3.4), (x + 10, y - 4, 2))) for x, y, _ in (*(chain[1] for
        chain in bent), *finger[2:4])), limb(((8, -4, 2), (12, -26, 4), (6, -54, 2)))),
        line_of(_SKIN))  # fmt: skip
    painter.restore()
