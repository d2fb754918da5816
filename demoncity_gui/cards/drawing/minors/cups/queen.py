"""The Queen of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_PALE: Final = "#EEDBCF"
_DUSK: Final = "#635C90"
_HAIR: Final = "#96301E"
_SHEEN: Final = "#FF9A5C"
_CLOTH: Final = "#2E5C86"
_DEEP: Final = "#071524"
_SHINE: Final = "#DDF4FF"


def scene(painter: QPainter, t: Tones) -> None:
    """She leans on a sill of stone, and what she weeps makes the glass before her shine."""
    fill(painter, SKY, "#03070D")
    _shell(painter)
    glow(painter, 450, 720, 520, mixed(BLACK, t.light, 0.7), 0.2)
    _hair_behind(painter)
    _bodice(painter)
    _head(painter)
    _sill(painter, t)
    _near_arm(painter)
    _glass(painter, t)


def _shell(painter: QPainter) -> None:
    """The back of her throne: one scallop of ice, its ribs bright and dim by turns."""
    edge = ((350, 1000), (-10, 700), (-60, 520), (0, 470), (16, 366), (120, 336), (226, 330), (236, 190), (320, 70),
        (406, 92), (480, 60), (548, 160), (620, 180), (640, 300), (730, 340), (710, 470), (770, 540), (720,
        700))  # fmt: skip
    back = blob(edge, tension=0.7)
    lit(painter, back, "#9CC8E4", look.BONE, (0, -9), shade="#3A5C80")
    for number in (3, 7, 11):
        dim = polygon(((350, 960), *((x, y - 40) for x, y in edge[number : number + 3])))
        within(painter, back.intersected(back.translated(0, 12)), dim, "#5C8FB6")
    ribs = edge[3:16:2]
    within(painter, back, joined(*(limb(((350, 960, 4), (x, y, 9))) for x, y in ribs)), BLACK)
    glaze(painter, back, "#0A1C30", 0.06)


def _hair_behind(painter: QPainter) -> None:
    """Her hair falls on both sides of her face: down her back, and before the far shoulder."""
    fall = blob(((320, 300), (210, 340), (150, 450), (116, 580), (70, 690), (30, 820), (-10, 960), (180, 1000), (260,
        860), (480, 840), (572, 790), (600, 690), (584, 580), (550, 460), (490, 350), (410, 290)),
        tension=0.8)  # fmt: skip
    lit(painter, fall, mixed(BLACK, _HAIR, 0.62), _SHEEN, (-6, 6), shade="#1C0A0C")
    locks = (((170, 460, 3), (130, 620, 16), (90, 780, 14), (40, 940, 3)), ((530, 480, 3), (566, 600, 13), (552,
        740, 3)), ((480, 440, 3), (530, 580, 12), (500, 700, 3)))  # fmt: skip
    within(painter, fall, joined(*(ink(points) for points in locks)), _HAIR)


def _bodice(painter: QPainter) -> None:
    """Neck and bare shoulders bent forward, a gown off them; the far arm goes down behind the glass."""
    skin = blob(((226, 500), (222, 600), (190, 668), (120, 716), (100, 820), (130, 1010), (600, 1010), (620, 830), (580,
        744), (470, 706), (400, 670), (360, 600)), tension=0.7)  # fmt: skip
    lit(painter, skin, _PALE, _PALE, (10, 9), shade=_DUSK, smooth=True)
    thrown = blob(((200, 480), (400, 560), (386, 646), (340, 640), (300, 690), (270, 760), (236, 740), (200, 700)),
        tension=0.6)  # fmt: skip
    within(painter, skin, thrown, mixed(BLACK, _DUSK, 0.8))
    within(painter, skin, limb(((356, 640, 3), (330, 690, 9), (320, 740, 3))), mixed(_PALE, _DUSK, 0.6))
    bones = joined(ink(((330, 726, 2), (400, 716, 7), (500, 728, 2))), ink(((296, 740, 2), (240, 734, 6), (190, 746,
        1))))  # fmt: skip
    within(painter, skin, bones, mixed(_PALE, _DUSK, 0.7))
    gown = blob(((70, 1010), (74, 860), (96, 776), (150, 760), (220, 806), (320, 838), (440, 826), (530, 780), (580,
        748), (634, 790), (660, 900), (664, 1020), (400, 1060)), tension=0.7)  # fmt: skip
    lit(painter, gown, _CLOTH, _SHINE, (-9, 8), shade=_DEEP)
    within(painter, gown, blob(((60, 740), (190, 780), (250, 860), (290, 1050), (40, 1050)), tension=0.6), _DEEP)
    hem = ink(((96, 790, 4), (160, 774, 22), (230, 824, 26), (330, 854, 26), (440, 842, 26), (530, 796, 24), (600, 764,
        6)))  # fmt: skip
    lit(painter, hem, _SHINE, look.BONE, (2, 4), shade=mixed(_CLOTH, _SHINE, 0.3), width=5)
    within(painter, gown, joined(limb(((590, 800, 3), (606, 880, 12), (596, 960, 3))), limb(((566, 826, 2), (572, 880,
        8), (566, 950, 2)))), _DEEP)  # fmt: skip


def _head(painter: QPainter) -> None:
    """Her head bent to the glass: red hair, a crown, her eyes shut, tears on both cheeks."""
    with tilted(painter, 350, 490, 24):
        turned(painter, 350, 490, 1.5, Face(_DUSK, _PALE, brow=7, brow_colour="#4A1A12", lips="#B8405A", jaw=0,
            nose=Nose.SNUB, stern=-1.3, open=False, smile=-0.5))  # fmt: skip
        front = blob(((462, 440), (452, 376), (420, 330), (350, 306), (270, 316), (210, 366), (186, 450), (196, 540),
            (204, 620), (190, 700), (206, 780), (256, 850), (330, 880), (296, 830), (300, 790), (340, 812), (296, 740),
            (288, 680), (296, 620), (270, 560), (266, 480), (290, 420), (340, 392), (400, 386), (436, 400)),
            tension=0.85)  # fmt: skip
        lit(painter, front, _HAIR, _SHEEN, (6, 7), shade="#2A0A0A")
        strands(painter, [((390, 340), (270, 370), (226, 540)), ((370, 334), (230, 380), (210, 600)), ((420, 356), (330,
            366), (250, 470)), ((240, 500), (250, 620), (230, 740)), ((256, 560), (280, 640), (260, 770)), ((222, 600),
            (210, 720), (270, 830)), ((400, 370), (310, 370), (262, 460)), ((270, 700), (260, 780), (310, 850))], _HAIR,
            _SHEEN, 11)  # fmt: skip
        lit(painter, placed(crown(), 336, 330, 1, -2), look.BRASS, look.BONE, (9, 7), shade="#5A3A10")
        for x, y in ((268, 304), (338, 302), (408, 300)):
            lit(painter, disc(x, y, 12), look.DANGER, look.BONE, (3, 3), width=4)
        tears = joined(ink(((338, 484, 3), (344, 510, 8), (358, 544, 13), (364, 556, 9))), ink(((430, 480, 2), (438,
            504, 7), (440, 522, 3))))  # fmt: skip
        rimmed(painter, tears, _SHINE, _DUSK, 2)
        lit(painter, disc(262, 560, 13), look.BONE, look.BONE, (3, 3), shade=_DUSK, width=4)


def _sill(painter: QPainter, t: Tones) -> None:
    """A slab of stone across the picture, with a pool of light where the glass stands."""
    lit(painter, rect(-20, 972, 740, 240), "#2B4054", t.light, (0, -7), shade="#0E1A28")
    within(painter, rect(-20, 978, 740, 52), disc(450, 1004, 260, 40), mixed("#2B4054", _SHINE, 0.5))
    fill(painter, rect(-20, 1032, 740, 160), "#0A131E")
    fill(painter, rect(-20, 1032, 740, 7), BLACK)


def _near_arm(painter: QPainter) -> None:
    """The near arm: a wide sleeve from the shoulder to the sill, out of its mouth a slim wrist."""
    wrist = limb(((206, 962, 78), (276, 918, 64), (330, 880, 60)))
    mouth = blob(((226, 890), (262, 900), (284, 950), (276, 1010), (240, 1020), (210, 960)), tension=0.9)
    inner = blob(((230, 900), (256, 912), (268, 952), (262, 1000), (236, 1006)), tension=0.9)
    sleeve = blob(((96, 770), (40, 820), (0, 930), (-10, 1020), (60, 1040), (160, 1034), (262, 1030), (284, 990), (270,
        930), (244, 888), (216, 876), (196, 820), (150, 766)), tension=0.7)  # fmt: skip
    lit(painter, sleeve, _CLOTH, _SHINE, (10, 6), shade=_DEEP)
    folds = joined(limb(((130, 840, 3), (150, 920, 13), (120, 990, 3))), limb(((80, 860, 3), (84, 940, 13), (50, 1000,
        3))), limb(((196, 880, 2), (210, 950, 10), (196, 1010, 3))))  # fmt: skip
    within(painter, sleeve, folds, _DEEP)
    rimmed(painter, mouth, _SHINE, BLACK, 5)
    fill(painter, inner, BLACK)
    painter.save()
    painter.setClipPath(joined(inner, rect(250, 860, 200, 126)), Qt.ClipOperation.IntersectClip)
    lit(painter, wrist, _PALE, _PALE, (7, 5), shade=_DUSK, width=5, smooth=True)
    painter.restore()
    glaze(painter, inner.intersected(wrist), _DEEP, 0.6)


def _glass(painter: QPainter, t: Tones) -> None:
    """Her hand round the glass; a tear falls in, and rings of light go out."""
    glow(painter, 450, 780, 190, _SHINE, 0.34)
    with grip(painter, 450, 880, 20, 0.95, _PALE, across=200, mirror=True, towards=(0.8, 0.5)):
        glass(painter, 450, 1016, 274)
    fill(painter, limb(((270, 925, 48), (328, 884, 46))), _PALE)  # wrist and hand are one
    fill(painter, limb(((272, 896, 6), (300, 876, 12), (312, 866, 6))), _DUSK)
    fill(painter, disc(450, 768, 98, 19), mixed(t.light, _SHINE, 0.8))
    for wide, tone in ((74, t.light), (60, "#FFFFFF"), (34, t.light), (20, "#FFFFFF")):
        fill(painter, disc(432, 768, wide, wide * 0.2), tone)
    drop = blob(((430, 668), (445, 712), (430, 732), (415, 712)))
    rimmed(painter, drop, _SHINE, BLACK, 4)
