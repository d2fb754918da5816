"""The Knight of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM: Final = "#FFE0A6"
_GREY: Final = "#CCD6DE"
_SHADE: Final = "#3A4F68"
_BLUE: Final = "#27466E"
_SKIN: Final = "#E2B58A"
_NIGHT: Final = "#060B14"


def scene(painter: QPainter, t: Tones) -> None:
    """A mounted policeman rides up a wet street at a walk, and lifts his glass to her at the one lit window."""
    sky(painter, "#050A12", "#1E4058", 960)
    fill(painter, polygon(((-10, -150), (150, -150), (206, 960), (-10, 960))), "#0C1824")
    fill(painter, polygon(((430, -150), (720, -150), (720, 960), (430, 960))), "#182C3E")
    for y in range(-130, 960, 44):
        fill(painter, rect(430, y, 300, 4), "#122232")
    _she_looks_out(painter, t)
    _street(painter)
    painter.save()
    painter.translate(62, 26)
    painter.scale(0.9, 0.9)
    _cape(painter)
    _far_legs(painter)
    _horse(painter)
    _head(painter)
    _mane(painter)
    _saddle_and_leg(painter)
    _rein_hand(painter)
    _rider(painter, t)
    painter.restore()


def _she_looks_out(painter: QPainter, t: Tones) -> None:
    """A tall window full of light at the right, and she, dark before it."""
    glow(painter, 590, 210, 420, look.SODIUM, 0.62)
    rimmed(painter, rect(486, -160, 300, 488), look.SODIUM, BLACK, 9)
    fill(painter, rect(486, -160, 300, 300), mixed(look.SODIUM, look.BONE, 0.4))
    fill(painter, joined(rect(486, 92, 300, 8), rect(560, -160, 8, 300)), "#14202C")
    her = joined(placed(profile(), 596, 176, 0.62, -12, mirror=True).toReversed(), disc(650, 150, 30), disc(612, 136,
        50), blob(((596, 228), (636, 216), (690, 250), (730, 330), (720, 420), (560, 420), (560, 300)),
        tension=0.6), limb(((640, 290, 60), (580, 326, 44), (520, 318, 30)))).translated(12, -4)  # fmt: skip
    fill(painter, her.intersected(rect(480, -60, 300, 390)), "#120D16")
    lit(painter, rect(462, 322, 300, 30, 4), "#2B4256", _WARM, (-3, -6), shade="#142230", width=5)


def _street(painter: QPainter) -> None:
    """Wet stones, her window broken in them."""
    fill(painter, rect(0, 956, 700, 300), "#0E1E2C")
    for x, y, wide in ((600, 976, 110), (580, 1000, 170), (604, 1026, 130), (570, 1052, 200), (600, 1074, 120)):
        fill(painter, blob(((x - wide / 2, y), (x, y - 7), (x + wide / 2, y), (x, y + 7))), mixed("#0E1E2C",
            look.SODIUM, 0.7))  # fmt: skip


def _coat(painter: QPainter, shape: QPainterPath, colour: str | QColor = _GREY, deep: float = 9) -> None:
    lit(painter, shape, colour, _WARM, (deep, -deep * 0.7), shade=_SHADE, smooth=True)


def _far_legs(painter: QPainter) -> None:
    """The far legs, in the shade: the fore one stands straight and bears it, the hind one is back."""
    dim = mixed(BLACK, _SHADE, 0.75)
    hind = blob(((60, 900), (150, 900), (176, 960), (170, 1020), (200, 1220), (140, 1220), (110, 1060)), tension=0.6)
    lit(painter, hind, dim, dim, (6, -4), width=5)
    fore = limb(((470, 880, 100), (474, 960, 72), (472, 1020, 58), (470, 1050, 42), (470, 1220, 42)))
    _coat(painter, fore, mixed(_SHADE, _GREY, 0.3), 7)


def _horse(painter: QPainter) -> None:
    """A great grey: croup and belly, a round breast that ends at the strap, the neck out of it, one foreleg lifted."""
    whole = blob(((548, 404), (500, 408), (440, 452), (384, 524), (344, 596), (300, 640), (240, 668), (170, 682), (90,
        662), (10, 664), (-50, 720), (-70, 840), (-60, 1220), (60, 1220), (56, 1100), (92, 1010), (136, 950), (200,
        960), (300, 968), (400, 962), (470, 952), (530, 916), (572, 860), (590, 800), (588, 744), (564, 704), (522,
        676), (502, 660), (504, 610), (526, 540)), tension=0.75)  # fmt: skip
    _coat(painter, whole, deep=13)
    dark = mixed(BLACK, _SHADE, 0.86)
    under = blob(((-90, 700), (-20, 740), (20, 860), (110, 900), (210, 902), (320, 912), (400, 900), (450, 940), (440,
        1220), (-90, 1220)), tension=0.7)  # fmt: skip
    within(painter, whole, under, dark)
    soft = mixed(_SHADE, _GREY, 0.36)
    throat = blob(((536, 520), (490, 560), (452, 610), (424, 690), (400, 720), (460, 716), (520, 690), (516, 590)),
        tension=0.7)  # fmt: skip
    within(painter, whole, throat, _SHADE)
    within(painter, whole, blob(((552, 400), (470, 430), (390, 530), (330, 630), (380, 610), (430, 520), (490, 460)),
        tension=0.6), soft)  # fmt: skip
    within(painter, whole, ink(((508, 664, 9), (470, 704, 9), (420, 722, 7), (370, 720, 3))), BLACK)
    flank = joined(ink(((40, 700, 2), (92, 770, 14), (100, 850, 12), (80, 930, 3))), ink(((136, 850, 2), (150, 900, 12),
        (130, 960, 3))))  # fmt: skip
    within(painter, whole, flank, soft)
    _near_foreleg(painter)
    strap = ink(((350, 752, 26), (440, 786, 28), (520, 794, 28), (592, 770, 26)))
    rimmed(painter, strap.intersected(whole), look.DANGER, BLACK, 5)
    rimmed(painter, disc(520, 794, 20), look.BRASS, BLACK, 5)


def _near_foreleg(painter: QPainter) -> None:
    """From the shoulder forward to the knee, from there back to fetlock and hoof: it is stepping."""
    cannon = limb(((622, 960, 56), (610, 1010, 40), (582, 1078, 38), (572, 1098, 46)))
    hoof = polygon(((594, 1096), (556, 1088), (520, 1128), (574, 1160)))
    lit(painter, hoof, "#3A3238", _WARM, (6, -4), shade="#15131A")
    _coat(painter, cannon, deep=8)
    upper = blob(((500, 846), (572, 846), (604, 878), (642, 924), (654, 950), (650, 980), (626, 992), (598, 978), (564,
        946), (508, 936), (456, 912), (460, 870)), tension=0.7)  # fmt: skip
    _coat(painter, upper, deep=9)
    soft = mixed(_SHADE, _GREY, 0.36)
    fill(painter, blob(((464, 806), (530, 824), (585, 812), (578, 850), (572, 874), (520, 890), (462, 888)),
        tension=0.6), _GREY)  # fmt: skip
    within(painter, upper, ink(((486, 912, 3), (548, 924, 14), (598, 964, 4))), soft)
    fill(painter, ink(((470, 850, 2), (452, 890, 7), (474, 928, 3))), BLACK)


def _head(painter: QPainter) -> None:
    """The chin drawn in, ears forward, one large eye, bridle and bit."""
    for points in (((566, 410), (556, 370), (574, 322), (592, 362), (590, 412)), ((520, 414), (520, 366), (544, 316),
            (560, 362), (556, 414))):  # fmt: skip
        _coat(painter, blob(points, tension=0.7), deep=5)
    head = blob(((528, 408), (560, 398), (588, 416), (604, 466), (620, 530), (636, 590), (648, 626), (646, 652), (630,
        666), (616, 666), (608, 680), (588, 676), (580, 650), (566, 622), (540, 600), (510, 574), (494, 528), (502,
        460)), tension=0.75)  # fmt: skip
    _coat(painter, head, deep=8)
    soft = mixed(_SHADE, _GREY, 0.36)
    planes = joined(blob(((508, 500), (546, 506), (572, 556), (600, 606), (602, 644), (578, 620), (544, 590), (508,
        562)), tension=0.7), limb(((586, 450, 2), (592, 500, 8), (614, 572, 3))))  # fmt: skip
    within(painter, head, planes, soft)
    within(painter, head, limb(((516, 446, 2), (498, 504, 6), (514, 560, 8), (550, 580, 4))), _SHADE)
    within(painter, head, blob(((612, 596), (660, 590), (670, 700), (576, 700), (590, 650), (604, 636)), tension=0.6),
        "#7E8490")  # fmt: skip
    fill(painter, blob(((622, 614), (636, 618), (640, 636), (628, 640), (618, 630)), tension=0.9), BLACK)
    fill(painter, limb(((628, 666, 4), (614, 654, 5), (602, 652, 2))), BLACK)
    fill(painter, blob(((538, 456), (560, 446), (580, 462), (572, 484), (546, 484)), tension=0.8), soft)
    fill(painter, blob(((542, 466), (560, 454), (576, 466), (568, 482), (550, 480)), tension=0.8), BLACK)
    fill(painter, disc(566, 463, 4), look.BONE)
    fill(painter, limb(((534, 462, 3), (556, 446, 7), (576, 452, 5), (584, 470, 2))), BLACK)
    leather = joined(*(thick_line(points, 1) for points in (((524, 414), (536, 530), (606, 646)), ((520, 424), (584,
        436)), ((562, 600), (590, 584), (624, 574)), ((534, 500), (508, 560)))))  # fmt: skip
    stroke(painter, leather, BLACK, 16)
    stroke(painter, leather, look.OXBLOOD, 9)
    for x, y, r in ((536, 524, 9), (568, 596, 7), (606, 646, 12)):
        rimmed(painter, disc(x, y, r), look.BRASS, BLACK, 4)


def _mane(painter: QPainter) -> None:
    """Dark and combed over to this side, in locks; a forelock between the ears."""
    dark, light = "#44586E", "#CFE8F6"
    mane = blob(((540, 396), (496, 398), (432, 440), (374, 512), (330, 590), (316, 650), (344, 628), (350, 690), (376,
        620), (392, 670), (404, 580), (424, 624), (432, 540), (456, 580), (460, 500), (486, 540), (488, 470), (510,
        496), (514, 440)), tension=0.55)  # fmt: skip
    lit(painter, mane, dark, light, (4, -6), shade="#141E2A", width=6)
    strands(painter, [((512, 410), (476, 450), (486, 520)), ((466, 436), (434, 500), (446, 564)), ((426, 480), (400,
        550), (414, 610)), ((388, 536), (366, 600), (384, 654)), ((354, 590), (338, 630), (348, 676))], dark, light,
        6)  # fmt: skip
    forelock = blob(((532, 398), (566, 394), (588, 420), (600, 456), (580, 436), (568, 442), (554, 420), (542, 428)),
        tension=0.5)  # fmt: skip
    lit(painter, forelock, dark, light, (4, -4), shade="#22303E", width=5)


def _cape(painter: QPainter) -> None:
    """One great red shape behind him."""
    cape = blob(((290, 392), (214, 396), (150, 452), (104, 540), (40, 570), (-90, 560), (-90, 800), (20, 740), (70,
        770), (120, 724), (176, 720), (250, 660), (300, 520)), tension=0.8)  # fmt: skip
    lit(painter, cape, look.OXBLOOD, look.DANGER, (6, -10), shade="#2B0710")
    folds = joined(ink(((230, 430, 3), (190, 540, 20), (100, 640, 18), (20, 700, 4))), ink(((236, 470, 2), (214, 580,
        18), (150, 670, 14), (100, 720, 4))), ink(((190, 440, 2), (130, 560, 12), (40, 620, 14), (-20, 640,
        4))))  # fmt: skip
    within(painter, cape, folds, "#2B0710")


def _saddle_and_leg(painter: QPainter) -> None:
    """He sits deep: hip in the saddle, thigh over the flank, knee before the girth, a boot in its stirrup."""
    cloth = blob(((150, 668), (240, 680), (330, 640), (372, 660), (376, 780), (340, 840), (230, 850), (166, 830), (140,
        740)), tension=0.5)  # fmt: skip
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (6, -5), shade="#2B0710")
    saddle = blob(((154, 664), (150, 620), (176, 626), (220, 660), (300, 650), (330, 596), (352, 606), (352, 680), (360,
        780), (290, 800), (230, 730)), tension=0.6)  # fmt: skip
    lit(painter, saddle, "#5A3820", look.SODIUM, (6, -6), shade="#1B0F08")
    boot = blob(((350, 780), (390, 764), (428, 774), (432, 810), (404, 900), (376, 990), (388, 1024), (434, 1046), (440,
        1066), (334, 1070), (304, 1060), (314, 960), (326, 860)), tension=0.5)  # fmt: skip
    lit(painter, boot, "#3A2418", _WARM, (7, -5), shade="#0E0805")
    rimmed(painter, ink(((338, 1000, 5), (364, 1012, 11), (388, 1066, 13))), look.BRASS, BLACK, 4)
    thigh = blob(((186, 640), (176, 690), (206, 750), (280, 800), (350, 834), (404, 838), (432, 806), (424, 766), (380,
        724), (330, 660), (290, 620)), tension=0.8)  # fmt: skip
    lit(painter, thigh, "#34465F", _WARM, (7, -8), shade="#0C131C")
    within(painter, thigh, blob(((150, 700), (230, 740), (320, 800), (430, 830), (340, 880), (150, 800)), tension=0.6),
        "#080D15")  # fmt: skip
    fill(painter, limb(((256, 660, 5), (330, 730, 8), (412, 784, 7))), look.BRASS)
    top = blob(((336, 846), (346, 800), (384, 786), (428, 796), (442, 818), (432, 858), (386, 846)), tension=0.7)
    lit(painter, top, "#6B4022", _WARM, (4, -5), shade="#1B0F08", width=5)


def _rein_hand(painter: QPainter) -> None:
    """His other arm comes from behind his belt, and its fist over the withers has the reins."""
    rein = ink(((606, 646, 9), (560, 664, 11), (514, 652, 11), (462, 610, 10)))
    rimmed(painter, rein, look.DANGER, BLACK, 4)
    rimmed(
        painter,
        ink(((460, 616, 10), (456, 672, 11), (436, 692, 11), (418, 668, 10), (420, 610, 9))),
        look.DANGER,
        BLACK,
        4,
    )
    arm(painter, ((250, 500), (296, 612), (402, 614)), 92, _BLUE, _WARM, (6, -6), cuff=look.BONE, skin=_SKIN)
    fist(painter, 460, 602, 84, 0.56, _SKIN, towards=(0.8, -0.6))


def _rider(painter: QPainter, t: Tones) -> None:
    """Upright in the saddle, his face to her; in his hand is his gift."""
    coat = blob(((250, 396), (318, 392), (354, 432), (358, 500), (336, 570), (330, 620), (344, 666), (290, 690), (214,
        700), (176, 680), (200, 610), (206, 540), (212, 460)), tension=0.7)  # fmt: skip
    lit(painter, coat, _BLUE, _WARM, (11, -6), shade="#070D16")
    within(painter, coat, blob(((190, 380), (246, 430), (258, 520), (244, 600), (260, 660), (240, 740), (120, 740),
        (120, 500)), tension=0.5), _NIGHT)  # fmt: skip
    within(painter, coat, polygon(((120, 616), (380, 592), (380, 620), (120, 646))), "#0E0F16")
    rimmed(painter, rect(310, 588, 28, 36, 4), look.BRASS, BLACK, 4)
    fill(painter, joined(*(disc(x, y, 8) for x, y in ((336, 466), (342, 512), (332, 556)))), look.BRASS)
    neck(painter, 276, 340, 66, 404, _SKIN)
    collar = polygon(((232, 422), (238, 380), (284, 402), (328, 378), (346, 414), (294, 440)))
    lit(painter, collar, _BLUE, _WARM, (5, -4), shade="#070D16", width=5)
    painter.save()
    painter.translate(26, -4)
    _riders_head(painter, t)
    painter.restore()
    arm(painter, ((264, 464), (386, 510), (446, 380)), 88, _BLUE, _WARM, (8, -6), cuff=look.BONE, skin=_SKIN,
        body=coat)  # fmt: skip
    glow(painter, 470, 270, 130, "#DDF0FA", 0.4)
    with grip(painter, 470, 312, 16, 0.62, _SKIN, across=120, mirror=True, towards=(0.8, -0.6)):
        glass(painter, 476, 378, 178, 10)


def _riders_head(painter: QPainter, t: Tones) -> None:
    """A young man with a thin moustache under a winged cap, who has eyes for nobody but her."""
    with tilted(painter, 254, 390, -13):
        turned(painter, 258, 312, 0.74, Face("#7A4A34", _SKIN, nose=Nose.STRAIGHT, jaw=0.8, smile=1.1, brow=9,
            stern=-0.9, brow_colour="#2E1810", gaze=1, lid=0.05, arch=0.3))  # fmt: skip
        moustache = blob(((252, 342), (270, 334), (282, 337), (296, 333), (312, 340), (296, 345), (282, 343), (268,
            347)), tension=0.8)  # fmt: skip
        fill(painter, moustache, "#2E1810")
        tuft = blob(((202, 290), (220, 278), (224, 310), (220, 352), (206, 340)), tension=0.7)
        lit(painter, tuft, "#2E1810", t.light, (4, -4), width=4)
        painter.translate(254, 298)
        painter.scale(0.84, 0.84)
        painter.translate(-254, -320)
        cap = joined(blob(((178, 298), (168, 244), (224, 210), (314, 218), (352, 262), (324, 292), (252, 280)),
            tension=0.8), polygon(((254, 280), (330, 282), (372, 306), (360, 320), (280, 308))))  # fmt: skip
        lit(painter, cap, _BLUE, _WARM, (10, -7), shade="#070D16")
        fill(painter, limb(((184, 298, 8), (252, 278, 12), (328, 288, 8))), BLACK)
        for way in (-1, 1):
            wing = blob(((288 + way * 12, 258), (288 + way * 30, 234), (288 + way * 56, 228), (288 + way * 44, 244),
                (288 + way * 48, 252), (288 + way * 30, 262)), tension=0.6)  # fmt: skip
            lit(painter, wing, look.BRASS, look.BONE, (3, -3), width=3)
        rimmed(painter, disc(288, 252, 15), look.BRASS, BLACK, 4)
