"""The World, Major XXI."""

from __future__ import annotations

from collections.abc import Sequence
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
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
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
_DUSKY: Final = "#B87E58"
_HAIR: Final = "#5A2A16"


def scene(painter: QPainter, t: Tones) -> None:
    """A dancer in red inside a great wreath, eyes shut, an arm curved over her head; the four suits are set in it."""
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
            tone = mixed(BLACK, look.HORROR, (0.34 if near else 0.5) + (0.26 if near else 0.44) * high)
            rimmed(painter, placed(leaf, x, y, 0.86, turn + lean), tone, BLACK, 4)
            fill(painter, placed(limb(((0, -44, 2), (3, 30, 6))), x, y, 0.86, turn + lean), mixed(BLACK, tone, 0.62))
        if i % 3 == 1:
            lit(painter, disc(x, y, 11), look.DANGER, look.BONE, (-3, -4), shade=look.OXBLOOD, width=4)


def _dancer(painter: QPainter, t: Tones) -> None:
    """She turns on her hips: one arm rounded over her head, the other gathers up her skirt.

    A head is 190. Shoulders (244, 560) and (462, 480); elbows (150, 735), (580, 288); hips (290, 920) and (500, 910).
    """
    _ribbon(painter)
    _flying_hair(painter, t)
    skin = blob(((322, 370), (324, 430), (314, 462), (282, 488), (242, 510), (212, 546), (190, 612), (160, 672), (126,
        724), (118, 752), (134, 794), (164, 842), (186, 880), (206, 904), (226, 892), (214, 862), (200, 820), (186,
        770), (184, 744), (208, 706), (238, 660), (264, 624), (282, 690), (320, 780), (420, 780), (440, 700), (468,
        612), (492, 560), (530, 478), (568, 400), (608, 320), (614, 286), (598, 258), (562, 214), (522, 176), (488,
        140), (454, 170), (484, 220), (518, 262), (540, 296), (528, 340), (500, 390), (464, 428), (430, 448), (406,
        446), (398, 420), (398, 380)), tension=0.8)  # fmt: skip
    lit(painter, skin, _SKIN, _GLEAM, _LAMP, shade=_DUSK, smooth=True)
    _modelled(painter, skin)
    _dress(painter, skin)
    _raised_hand(painter)
    _dancers_head(painter, t)


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
        ((272, 600, 1), (262, 628, 7), (262, 650, 2)),
        ((470, 612, 2), (462, 580, 7), (466, 540, 1)),
        ((452, 446, 1), (470, 452, 6), (490, 440, 1)),
        ((544, 290, 2), (564, 292, 6), (580, 280, 1)),
        ((184, 746, 2), (168, 748, 6), (154, 740, 1)),
    )
    fill(painter, joined(*(ink(line) for line in lines)), _DUSKY)


def _ribbon(painter: QPainter) -> None:
    """Her violet ribbon, which flies and twists: now its bright side is seen, now its dark one."""
    courses: tuple[Sequence[tuple[float, float, float]], ...] = (
        ((604, 222, 6), (634, 286, 40), (622, 360, 48), (588, 430, 40), (560, 510, 6)),
        ((404, 122, 16), (470, 112, 32), (540, 116, 46), (588, 160, 44), (606, 226, 6)),
        ((562, 504, 6), (548, 580, 40), (578, 650, 50), (606, 712, 42), (600, 772, 6)),
        ((602, 766, 6), (590, 830, 36), (530, 850, 44), (470, 820, 40), (400, 800, 40)),
    )
    for number, course in enumerate(courses):
        near = number in (1, 2)
        lit(painter, ink(course), mixed(BLACK, "#A58BE0", 0.86 if near else 0.5), "#D8C8FF" if near else "#A58BE0", (3,
            -6), shade="#2A1C50", width=5, smooth=True)  # fmt: skip


def _flying_hair(painter: QPainter, t: Tones) -> None:
    """Locks that lag behind the turn, each in its own wave."""
    locks = (
        ((330, 330, 90), (270, 400, 84), (226, 470, 60), (166, 490, 40), (120, 560, 4)),
        ((320, 290, 90), (250, 340, 80), (190, 410, 60), (130, 420, 40), (60, 490, 4)),
        ((330, 350, 80), (296, 430, 70), (262, 500, 50), (214, 540, 34), (176, 600, 4)),
        ((320, 260, 70), (250, 290, 64), (190, 340, 46), (140, 340, 30), (80, 380, 4)),
    )
    for number, lock in enumerate(locks):
        lit(painter, ink(lock), (_HAIR, "#6B341C", "#4A2010", "#6B341C")[number], t.light, (3, -7), shade="#1C0C08",
            width=6, smooth=True)  # fmt: skip
        for aside in (-12, 10):
            strands(painter, [((lock[0][0], lock[0][1] + aside), (lock[2][0] + 20, lock[2][1] + aside * 0.6 - 26),
                (lock[3][0], lock[3][1] + aside * 0.4))], _HAIR, t.light, 6)  # fmt: skip


def _dress(painter: QPainter, skin: QPainterPath) -> None:
    """Red, close down to the hips; the skirt swings out, and her hand has a fold of it."""
    red, deep = "#B81E32", "#3A0810"
    dress = blob(((266, 650), (282, 612), (310, 596), (340, 606), (364, 640), (392, 604), (424, 582), (452, 584),
        (468, 610), (456, 690), (434, 770), (442, 810), (482, 856), (508, 920), (514, 980), (546, 1070), (60, 1070),
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
    palm(painter, 232, 908, 145, 0.7, _SKIN, mirror=True, back=True, apart=0.2, towards=_LAMP)
    gathered = blob(((214, 946), (236, 926), (262, 918), (292, 904), (306, 930), (300, 960), (250, 1010), (210, 1070),
        (120, 1070), (170, 1000)), tension=0.7)  # fmt: skip
    lit(painter, gathered, red, "#FF9A88", (5, -7), shade=deep)


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
        flesh(painter, (*(digit(chain) for chain in chains), whole.united(digit(thumb))), _SKIN, lamp, 6)
        fill(painter, limb(((-14, 0, 18), (8, -8, 18), (26, 0, 14))), _SKIN)
        fill(painter, nail(thumb), pale_of(_SKIN))


def _dancers_head(painter: QPainter, t: Tones) -> None:
    """Her head thrown back, eyes shut, laughing without a sound; a flower in the hair."""
    painter.save()
    painter.translate(356, 326)
    painter.rotate(-12)
    turned(painter, 0, 0, 1, Face("#A8704C", _SKIN, nose=Nose.SNUB, brow=7, brow_colour=_HAIR, stern=-0.8, smile=1,
        open=False, lips="#B8202C", jaw=0.1))  # fmt: skip
    fill(painter, ink(((37, -15, 5), (41, 0, 7), (45, 9, 6))), _SKIN)  # the far side of the nose lies in the light
    hair(painter, 0, 0, 1, Cut.TURNED_LONG, _HAIR, t.light)
    lit(painter, disc(-52, 40, 10, 15), look.SODIUM, look.BONE, (3, -3), shade="#8C5A1E", width=4)
    for turn in range(0, 360, 72):
        lit(painter, placed(blob(((0, 4), (-18, -14), (-12, -36), (0, -40), (12, -36), (18, -14))), -64, -34, 0.9,
            turn), look.DANGER, "#FF9A88", (4, -4), shade=look.OXBLOOD, width=4)  # fmt: skip
    lit(painter, disc(-64, -34, 10), look.SODIUM, look.BONE, (2, -3), width=3)
    painter.restore()
