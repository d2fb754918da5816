"""The World, Major XXI."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hand_parts import above, digit, flesh, hand_at, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    rays,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

_LAMP: Final = (7, -6)
_SKIN: Final = "#F4D4B0"
_GLEAM: Final = "#FFF0DC"
_DUSK: Final = "#8A5034"
_PALE: Final = "#F6D0A6"
_DUSKY: Final = "#B87E58"
_HAIR: Final = "#5A2A16"


def scene(painter: QPainter, t: Tones) -> None:
    """A dancer in red gathers her skirt, eyes shut, an arm over her head; the wreath round her has the four suits."""
    sky(painter, "#4A2E12", "#1C100A", 1000)
    fill(painter, rays(350, 570, 250, 900, 44, 54), "#A8762A")
    glow(painter, 350, 570, 470, t.light, 0.75)
    painter.save()
    painter.setClipPath(disc(350, 566, 258, 420), Qt.ClipOperation.IntersectClip)
    sky(painter, "#060A1C", "#16365C", 900, 130)
    for wide, share in ((340, 0.22), (270, 0.5), (204, 0.84)):  # the round of one lamp, behind her head
        fill(painter, disc(380, 340, wide), mixed("#0A1834", "#7FA8D8", share))
    stars(painter, 14, (110, 480), (480, 400), look.BONE)
    painter.restore()
    _wreath(painter)
    _dancer(painter, t)
    for suit, x, y in ((Suit.WANDS, 90, 474), (Suit.CUPS, 611, 474), (Suit.SWORDS, 90, 950),
        (Suit.PENTACLES, 611, 950)):  # fmt: skip
        lit(painter, disc(x, y, 53), "#17131A", t.light, (-3, -6), width=6)
        stroke(painter, disc(x, y, 48), t.light, 5)
        paint_glyph(painter, suit, x, y, 74, rim=BLACK)


def _wreath(painter: QPainter) -> None:
    """Laurel with red berries; the lamp's side of each leaf is bright."""
    leaf = blob(((0, -64), (24, -20), (16, 34), (0, 56), (-16, 34), (-24, -20)))
    for i in range(38):
        angle = radians(-90 + (i + 0.5) * 360 / 38)
        x, y = 350 + 268 * cos(angle), 566 + 424 * sin(angle)
        along = 1 if i < 19 else -1
        turn = -90 + (i + 0.5) * 360 / 38 + (180 if along > 0 else 0)
        high = (990 - y) / 850
        for lean in (-34, 34):
            near = (lean > 0) == (along > 0)
            tone = mixed(BLACK, look.HORROR, (0.42 if near else 0.58) + (0.24 if near else 0.38) * high)
            rimmed(painter, placed(leaf, x, y, 0.86, turn + lean), tone, BLACK, 4)
            fill(painter, placed(limb(((0, -44, 2), (3, 30, 6))), x, y, 0.86, turn + lean), mixed(BLACK, tone, 0.62))
        if i % 3 == 1:
            lit(painter, disc(x, y, 11), look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)


def _dancer(painter: QPainter, t: Tones) -> None:
    """She turns on her hips: one arm rounded over her head, the other gathers up her skirt.

    A head is 190. Shoulders (244, 560) and (462, 480); elbows (145, 705), (580, 288); hips (290, 920) and (500, 910).
    """
    _ribbon(painter)
    _flying_hair(painter, t)
    skin = blob(((322, 370), (324, 430), (314, 462), (282, 488), (246, 508), (222, 544), (220, 590), (246, 640), (274,
        690), (320, 780), (420, 780), (440, 700), (468, 612), (492, 560), (530, 478), (568, 400), (608, 320), (614,
        286), (598, 258), (562, 214), (522, 176), (488, 140), (454, 170), (484, 220), (518, 262), (540, 296), (528,
        340), (500, 390), (464, 428), (430, 448), (406, 446), (398, 420), (398, 380)), tension=0.8)  # fmt: skip
    skin = skin.united(_low_arm())
    lit(painter, skin, _SKIN, _GLEAM, _LAMP, shade=_DUSK, smooth=True)
    _modelled(painter, skin)
    _dress(painter)
    _raised_hand(painter)
    _dancers_head(painter, t)


def _low_arm() -> QPainterPath:
    """The arm that gathers up the skirt: a round shoulder, the elbow out, a forearm that tapers to a wrist."""
    return blob(((286, 520), (250, 504), (216, 522), (192, 556), (165, 611), (135, 665), (116, 704), (116, 730), (126,
        764), (153, 807), (184, 856), (206, 868), (224, 838), (207, 784), (196, 740), (188, 716), (194, 694), (225,
        653), (250, 624), (280, 600)), tension=0.8)  # fmt: skip


def _modelled(painter: QPainter, skin: QPainterPath) -> None:
    """What gives neck, chest and shoulders their form: shadows of chin, hair and raised arm, cords, collarbones."""
    soft = mixed(_DUSKY, _SKIN, 0.42)
    thrown = blob(((250, 520), (300, 470), (330, 420), (420, 440), (404, 500), (372, 530), (330, 560), (286, 600), (
        262, 600)), tension=0.7)  # fmt: skip
    within(painter, skin, thrown, soft)
    deltoid = blob(((500, 390), (520, 420), (506, 470), (476, 520), (470, 580), (500, 560), (450, 660), (420, 600), (
        414, 540), (440, 496), (470, 452)), tension=0.7)  # fmt: skip
    within(painter, skin, deltoid, soft)
    within(painter, skin, blob(((310, 370), (420, 400), (412, 430), (396, 470), (370, 496), (352, 474), (318, 460)),
        tension=0.6), _DUSKY)  # fmt: skip
    within(painter, skin, ink(((402, 424, 4), (392, 460, 12), (372, 500, 3))), _SKIN)
    within(painter, skin, ink(((330, 420, 2), (340, 464, 8), (360, 502, 2))), _SKIN)
    within(painter, skin, blob(((292, 618), (320, 578), (346, 590), (364, 640), (300, 640)), tension=0.8), soft)
    within(painter, skin, blob(((366, 640), (380, 596), (400, 582), (396, 620)), tension=0.8), soft)
    lines = (
        ((300, 506, 1), (330, 496, 6), (356, 504, 2)),
        ((376, 500, 2), (404, 484, 6), (440, 480, 1)),
        ((352, 440, 1), (356, 480, 6), (364, 504, 1)),
        ((284, 566, 1), (272, 596, 6), (252, 626, 2)),
        ((190, 716, 2), (172, 722, 6), (152, 718, 1)),
        ((128, 700, 1), (124, 716, 5), (132, 732, 1)),
        ((470, 612, 2), (462, 580, 7), (466, 540, 1)),
        ((452, 446, 1), (470, 452, 6), (490, 440, 1)),
        ((544, 290, 2), (564, 292, 6), (580, 280, 1)),
    )
    fill(painter, joined(*(ink(line) for line in lines)), _DUSKY)


def _ribbon(painter: QPainter) -> None:
    """Her violet ribbon, which flies from her hand over the arm; beyond the elbow its dark side is seen."""
    tail = ((630, 206, 12), (642, 262, 38), (646, 316, 38), (618, 356, 30), (612, 396, 24), (644, 430, 3))
    lit(painter, ink(tail), mixed(BLACK, "#A58BE0", 0.56), "#A58BE0", (3, -6), shade="#2A1C50", width=5, smooth=True)
    bow = ((404, 122, 16), (470, 110, 32), (540, 112, 46), (594, 152, 46), (622, 206, 38), (634, 250, 4))
    lit(painter, ink(bow), mixed(BLACK, "#A58BE0", 0.86), "#D8C8FF", (3, -6), shade="#2A1C50", width=5, smooth=True)


def _flying_hair(painter: QPainter, t: Tones) -> None:
    """Locks that lag behind the turn, each in its own wave."""
    locks = (
        ((330, 330, 90), (270, 400, 84), (226, 470, 60), (166, 490, 40), (120, 560, 4)),
        ((320, 290, 90), (250, 340, 80), (196, 410, 60), (146, 420, 38), (104, 452, 4)),
        ((330, 350, 80), (296, 430, 70), (262, 500, 50), (214, 540, 34), (176, 600, 4)),
        ((320, 260, 70), (250, 290, 64), (196, 336, 46), (152, 340, 30), (116, 366, 4)),
    )
    for number, lock in enumerate(locks):
        lit(painter, ink(lock), (_HAIR, "#6B341C", "#4A2010", "#6B341C")[number], t.light, (3, -7), shade="#1C0C08",
            width=6, smooth=True)  # fmt: skip
        for aside in (-12, 10):
            strands(painter, [((lock[0][0], lock[0][1] + aside), (lock[2][0] + 20, lock[2][1] + aside * 0.6 - 26),
                (lock[3][0], lock[3][1] + aside * 0.4))], _HAIR, t.light, 6)  # fmt: skip


def _dress(painter: QPainter) -> None:
    """Red, close down to the hips; the skirt swings out, and her hand has a fold of it."""
    red, deep = "#B81E32", "#3A0810"
    dress = blob(((266, 650), (282, 612), (310, 596), (340, 606), (364, 640), (392, 604), (424, 582), (452, 584),
        (468, 610), (456, 690), (434, 770), (444, 808), (496, 848), (530, 916), (538, 980), (562, 1070), (60, 1070),
        (120, 1010), (180, 960), (214, 916), (240, 896), (276, 888), (300, 850), (308, 800), (292, 730)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, red, "#FF9A88", (8, -7), shade=deep)
    within(painter, dress, joined(*(ink(line) for line in (((330, 640, 1), (342, 700, 8), (350, 770, 1)), ((430, 640,
        1), (412, 700, 8), (402, 770, 1)), ((230, 920, 4), (200, 980, 16), (150, 1070, 26)), ((250, 914, 3), (246, 990,
        14), (240, 1070, 24)), ((270, 906, 2), (300, 980, 12), (330, 1070, 22)), ((320, 860, 1), (380, 920, 10), (410,
        1070, 22)), ((440, 850, 1), (450, 930, 10), (480, 1070, 20))))), deep)  # fmt: skip
    belt = blob(((300, 786), (364, 802), (436, 772), (444, 808), (370, 840), (300, 824)), tension=0.6)
    lit(painter, belt, look.SODIUM, look.BONE, (3, -5), shade="#8C5A1E", width=6)
    lit(painter, star(370, 820, 36, 15), look.BONE, "#FFFFFF", (3, -4), shade=look.MUTED, width=5)
    _gathering_hand(painter, red, deep)


def _gathering_hand(painter: QPainter, red: str, deep: str) -> None:
    """Seen from its back: thumb and fingers have a fold of the skirt between them and lift it."""
    thumb = ((16, 46, 46), (46, 18, 34), (60, -16, 28), (58, -46, 18))
    with hand_at(painter, 227, 901, 152, 0.84, True, _LAMP, above(60)) as lamp:
        flesh(painter, (digit(thumb),), _PALE, lamp, 5)
    gathered = blob(((330, 868), (306, 896), (292, 930), (306, 980), (330, 1070), (120, 1070), (160, 1020), (206, 976),
        (248, 938), (268, 914), (292, 876)), tension=0.7)  # fmt: skip
    lit(painter, gathered, red, "#FF9A88", (5, -7), shade=deep)
    within(painter, gathered, joined(*(ink(((276, 944, 4), ((276 + x) / 2 - 6, 1000, 14), (x, 1070, 16))) for x in (
        150, 212, 262, 306))), deep)  # fmt: skip
    with hand_at(painter, 227, 901, 152, 0.84, True, _LAMP, above(72)) as lamp:
        chains = (((30, -2, 26), (36, -38, 24), (32, -64, 21), (22, -80, 14)), ((10, -8, 27), (12, -48, 26), (8, -78,
            22), (-2, -94, 14)), ((-12, -6, 26), (-14, -44, 25), (-18, -70, 21), (-24, -84, 14)), ((-32, 2, 23), (-40,
            -28, 21), (-44, -50, 18), (-46, -62, 12)))  # fmt: skip
        back = blob(((-45, -2), (-34, -10), (8, -18), (42, -10), (46, 20), (34, 52), (24, 84), (24, 130), (-24, 130), (
            -24, 84), (-38, 48)), tension=0.5)  # fmt: skip
        flesh(painter, (*(digit(chain) for chain in chains), back), _PALE, lamp, 5)
        fill(painter, limb(((-34, -3, 17), (-10, -10, 22), (12, -13, 22), (34, -5, 20))), _PALE)
        fill(painter, joined(*(nail(chain) for chain in chains), *(disc(x - 3, y - 3, 7, 5) for (x, y, _), *_ in
            chains)), pale_of(_PALE))  # fmt: skip
        bones = joined(*(limb(((x + 10, y, 3), (x + 8, y + 10, 3), (x * 0.8 + 6, y + 30, 1))) for x, y in ((-33, -2), (
            -12, -10), (10, -10))))  # fmt: skip
        fill(painter, bones, _DUSKY)


def _raised_hand(painter: QPainter) -> None:
    """It holds the ribbon's end between finger and thumb, the other fingers spread."""
    end = ink(((388, 124, 10), (376, 160, 34), (352, 184, 34), (336, 210, 26), (334, 236, 3)))
    lit(painter, end, mixed(BLACK, "#A58BE0", 0.86), "#D8C8FF", (3, -6), shade="#2A1C50", width=5, smooth=True)
    with hand_at(painter, 438, 128, -62, 0.72, False, _LAMP, above(80)) as lamp:
        chains = (((36, 8, 22), (54, -26, 20), (66, -52, 17), (74, -74, 11)), ((22, -6, 26), (34, -50, 24), (42, -82,
            20), (44, -108, 13)), ((4, -12, 28), (10, -58, 26), (10, -92, 22), (4, -120, 14)), ((-16, -8, 27), (-22,
            -46, 26), (-38, -66, 22), (-50, -56, 14)))  # fmt: skip
        whole = blob(((-32, 0), (-20, -16), (10, -20), (36, -6), (42, 22), (32, 56), (26, 84), (26, 110), (-26, 110), (
            -26, 84), (-36, 40)), tension=0.55)  # fmt: skip
        thumb = ((-14, 40, 44), (-44, 12, 32), (-56, -22, 26), (-52, -52, 17))
        parts = (*(digit(chain) for chain in chains), whole.united(digit(thumb)))
        flesh(painter, parts, _PALE, lamp, 6)
        fill(painter, limb(((-14, -4, 18), (8, -13, 25), (28, -4, 20))), _PALE)
        glaze(painter, joined(*parts), "#E8904A", 0.11)  # the arm's shade is as warm
        fill(painter, nail(thumb), pale_of(_PALE))


def _dancers_head(painter: QPainter, t: Tones) -> None:
    """Her head thrown back, eyes shut, laughing without a sound; a flower in the hair."""
    painter.save()
    painter.translate(356, 326)
    painter.rotate(-12)
    turned(painter, 0, 0, 1, Face("#B47C58", _SKIN, nose=Nose.SNUB, brow=7, brow_colour=_HAIR, stern=-0.6, smile=0.78,
        open=False, lips="#B8303A", jaw=0.1))  # fmt: skip
    fill(painter, ink(((37, -15, 5), (41, 0, 7), (45, 9, 6))), _SKIN)  # the far side of the nose lies in the light
    glaze(painter, disc(-8, 34, 24, 15), look.DANGER, 0.14)
    hair(painter, 0, 0, 1, Cut.TURNED_LONG, _HAIR, t.light)
    lit(painter, disc(-52, 40, 10, 15), look.SODIUM, look.BONE, (3, -3), shade="#8C5A1E", width=4)
    for turn in range(0, 360, 72):
        lit(painter, placed(blob(((0, 4), (-18, -14), (-12, -36), (0, -40), (12, -36), (18, -14))), -64, -34, 0.9,
            turn), look.DANGER, "#FF9A88", (4, -4), shade=look.OXBLOOD, width=4)  # fmt: skip
    lit(painter, disc(-64, -34, 10), look.SODIUM, look.BONE, (2, -3), width=3)
    painter.restore()
