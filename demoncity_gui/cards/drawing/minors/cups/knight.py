"""The Knight of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM: Final = "#FFE0A6"
_GREY: Final = "#D2DCE6"
_SHADE: Final = "#3A4F6C"
_BLUE: Final = "#27466E"
_SKIN: Final = "#E2B58A"
_HERS: Final = "#F4D6B4"
_NIGHT: Final = "#060B14"


def scene(painter: QPainter, t: Tones) -> None:
    """A mounted policeman under a balcony hands a glass up to a woman who leans out of her lit window."""
    bricks(painter, 0, -160, 700, 1400, "#1A3450", look.ICE)
    glaze(painter, polygon(((0, -160), (250, -160), (420, 1240), (0, 1240))), _NIGHT, 0.4)
    glow(painter, 560, 190, 480, look.SODIUM, 0.66)
    _window(painter)
    glow(painter, 380, 370, 190, "#DDF0FA", 0.5)
    _she(painter)
    _cloak(painter)
    _horse(painter)
    _seat(painter)
    arm(painter, ((262, 656), (376, 630), (364, 486)), 106, _BLUE, _WARM, (9, -7), cuff=look.BONE, skin=_SKIN)
    _rider(painter, t)
    _rein_arm(painter)
    with grip(painter, 380, 402, 8, 0.66, _SKIN, across=112, mirror=True, towards=(0.8, -0.6)):
        glass(painter, 384, 442, 170, 6)
    _her_arm(painter)


def _window(painter: QPainter) -> None:
    """A tall window full of light, its shutter open, at the right."""
    rimmed(painter, rect(440, -200, 300, 620), look.SODIUM, BLACK, 10)
    fill(painter, rect(440, -200, 300, 420), mixed(look.SODIUM, look.BONE, 0.45))
    lit(painter, polygon(((400, -200), (446, -200), (446, 416), (400, 432))), "#2E4A5E", _WARM, (6, 0), shade="#101C28")
    fill(painter, joined(*(rect(410, y, 26, 10) for y in range(-160, 400, 34))), "#142230")
    curtain = blob(((690, -200), (612, -200), (640, 20), (612, 200), (640, 420), (720, 420)), tension=0.7)
    lit(painter, curtain, look.BONE, look.BONE, (-5, -2), shade="#B88A4C", width=5)


def _she(painter: QPainter) -> None:
    """She leans out on her elbow, her loose hair hangs over the sill, and her hand is held out for the glass."""
    dress = blob(((560, 262), (600, 246), (660, 256), (710, 320), (720, 440), (560, 440), (566, 370), (540, 320)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, look.OXBLOOD, look.DANGER, (-6, -6), shade="#2B0710")
    painter.save()
    painter.translate(20, 4)
    behind = blob(((530, 80), (590, 60), (640, 90), (664, 170), (690, 300), (720, 420), (650, 360), (620, 300), (560,
        200)), tension=0.9)  # fmt: skip
    lit(painter, behind, "#6A2A18", _WARM, (6, -5), shade="#240C08")
    throat = limb(((580, 190, 54), (592, 250, 60)))
    lit(painter, throat, _HERS, _HERS, (-4, -3), shade="#8A5C48", width=5, smooth=True)
    with tilted(painter, 566, 200, -16):
        turned(painter, 556, 148, 0.66, Face("#A86A4E", _HERS, brow=5, stern=-0.7, smile=1.0, jaw=0, lips="#B02838",
            gaze=0.7, lid=0.3), mirror=True)  # fmt: skip
        hair(painter, 556, 148, 0.68, Cut.TURNED_LONG, "#6A2A18", _WARM, mirror=True)
    painter.restore()
    arm(painter, ((580, 296), (556, 346), (512, 398)), 50, _HERS, "#FFF0DC", (-5, -5), skin=_HERS)
    lit(painter, rect(424, 420, 320, 40, 5), "#3A566C", _WARM, (-3, -7), shade="#142230", width=7)
    rests = joined(*(limb(((518 - k * 18, 408 + k, 23), (508 - k * 18, 430, 21), (505 - k * 18, 454 - k * 3, 16))) for
        k in range(4)), limb(((514, 402, 30), (484, 414, 30))))  # fmt: skip
    lit(painter, rests, _HERS, "#FFF0DC", (-3, -3), shade="#8A5C48", width=4, smooth=True)


def _her_arm(painter: QPainter) -> None:
    """The near one: from a short red sleeve to the elbow on the sill, and on to the glass, on which her fingers lie."""
    near = blob(((602, 270), (630, 268), (660, 300), (678, 360), (680, 404), (664, 428), (638, 424), (598, 392), (538,
        346), (536, 318), (590, 334), (638, 352), (632, 320)), tension=0.8)  # fmt: skip
    lit(painter, near, _HERS, "#FFF0DC", (-5, -5), shade="#8A5C48", smooth=True)
    puff = blob(((580, 264), (610, 242), (648, 248), (678, 284), (684, 332), (656, 340), (626, 334), (598, 330), (584,
        300)), tension=0.9)  # fmt: skip
    lit(painter, puff, look.OXBLOOD, look.DANGER, (-6, -6), shade="#2B0710")
    painter.save()
    painter.translate(488, 328)
    painter.scale(0.64, 0.64)
    chains = (((40, -18, 32), (8, -48, 26), (-26, -62, 19)), ((0, 28, 20), (-36, 33, 19), (-60, 36, 16)), ((-4, 14,
        22), (-52, 15, 20), (-80, 20, 17)), ((-4, -3, 23), (-56, -6, 21), (-86, 0, 18)), ((-2, -20, 22), (-46, -26, 20),
        (-76, -20, 17)))  # fmt: skip
    for chain in chains:
        lit(painter, limb(chain), _HERS, "#FFF0DC", (-4, -4), shade="#8A5C48", width=6, smooth=True)
    back = blob(((112, -20), (60, -28), (24, -36), (0, -33), (-14, -14), (-14, 10), (-4, 32), (24, 38), (64, 30), (112,
        26)), tension=0.7)  # fmt: skip
    lit(painter, back, _HERS, "#FFF0DC", (-4, -5), shade="#8A5C48", width=6, smooth=True)
    fill(painter, joined(limb(((14, -26, 16), (-18, -23, 14))), limb(((10, -4, 17), (-24, -4, 15))), limb(((8, 14, 15),
        (-20, 14, 14)))), _HERS)  # fmt: skip
    fill(painter, polygon(((92, -17), (130, -8), (130, 28), (92, 22))), _HERS)
    painter.restore()


def _cloak(painter: QPainter) -> None:
    """One great red shape, blown out behind him."""
    cloak = blob(((214, 610), (150, 600), (96, 560), (40, 480), (-40, 420), (-60, 700), (-40, 1200), (160, 1200), (220,
        900)), tension=0.8)  # fmt: skip
    lit(painter, cloak, look.OXBLOOD, look.DANGER, (8, -11), shade="#2B0710")
    folds = joined(ink(((176, 640, 3), (100, 700, 22), (-10, 720, 30))), ink(((170, 690, 3), (110, 800, 24), (0, 880,
        34))), ink(((150, 800, 3), (110, 920, 24), (50, 1090, 34))), ink(((140, 620, 3), (80, 600, 14), (0, 540,
        22))))  # fmt: skip
    within(painter, cloak, folds, "#2B0710")


def _rider(painter: QPainter, t: Tones) -> None:
    """He rises in his stirrups, his face turned up to her."""
    coat = _coat_shape()
    lit(painter, coat, _BLUE, _WARM, (12, -8), shade="#070D16")
    within(painter, coat, blob(((100, 560), (176, 640), (196, 760), (166, 860), (176, 940), (130, 1040), (0, 1080), (0,
        700)), tension=0.5), _NIGHT)  # fmt: skip
    fill(painter, joined(*(disc(x, y, 9) for x, y in ((292, 690), (290, 760), (276, 830)))), look.BRASS)
    with tilted(painter, 200, 600, -26):
        painter.translate(222, 488)
        painter.scale(0.92, 0.92)
        _his_head(painter, t)
    collar = polygon(((140, 626), (166, 570), (206, 590), (246, 566), (284, 612), (222, 650)))
    lit(painter, collar, look.OXBLOOD, look.DANGER, (5, -5), shade="#2B0710", width=6)
    rimmed(painter, disc(208, 604, 14), look.BRASS, BLACK, 5)


def _his_head(painter: QPainter, t: Tones) -> None:
    """A young man with a moustache under a cap with a wing."""
    side(painter, 0, 0, 1, Face("#7A4A34", _SKIN, nose=Nose.STRAIGHT, smile=1.0, brow=10, stern=-0.9,
        brow_colour="#2E1810", jaw=0.8))  # fmt: skip
    hair(painter, 0, 0, 1, Cut.SIDE_SHORT, "#3A2014", t.light)
    moustache = blob(((70, 30), (78, 38), (62, 44), (40, 50), (24, 44), (40, 38), (56, 30)), tension=0.8)
    rimmed(painter, moustache, "#3A2014", BLACK, 3)
    dome = blob(((-98, -34), (-112, -92), (-70, -142), (10, -156), (70, -128), (80, -74), (0, -66), (-60, -46)),
        tension=0.8)  # fmt: skip
    lit(painter, dome, _BLUE, _WARM, (10, -8), shade="#070D16")
    peak = blob(((30, -78), (78, -84), (130, -60), (134, -46), (80, -52), (36, -58)), tension=0.6)
    lit(painter, peak, "#14161E", _WARM, (3, -6), shade=BLACK, width=5)
    lit(painter, limb(((-96, -40, 24), (-30, -66, 26), (64, -72, 24))), "#0E1420", look.BRASS, (3, -4), width=5)
    wing = blob(((20, -66), (30, -104), (10, -150), (-30, -196), (-74, -224), (-62, -190), (-96, -186), (-72, -160),
        (-100, -146), (-70, -126), (-86, -106), (-50, -92), (-26, -62)), tension=0.5)  # fmt: skip
    wing = placed(wing, 2, -6, 0.86, 8)
    lit(painter, wing, look.BONE, "#FFFFFF", (6, -6), shade="#7C8CA4", width=6)
    quills = joined(ink(((6, -90, 2), (-18, -140, 6), (-60, -190, 1))), ink(((-8, -84, 2), (-34, -118, 6), (-74, -144,
        1))))  # fmt: skip
    fill(painter, placed(quills, 2, -6, 0.86, 8), "#4A5A74")
    rimmed(painter, disc(-4, -78, 17), look.BRASS, BLACK, 5)


def _coat_shape() -> QPainterPath:
    return blob(((140, 640), (196, 586), (260, 596), (312, 650), (324, 740), (306, 830), (322, 876), (304, 908), (256,
        922), (224, 960), (200, 1024), (130, 1040), (50, 1030), (66, 950), (92, 850), (112,
        740)), tension=0.7)  # fmt: skip


def _coat(painter: QPainter, shape: QPainterPath, deep: float = 9) -> None:
    lit(painter, shape, _GREY, _WARM, (deep, -deep * 0.7), shade=_SHADE, smooth=True)


def _horse(painter: QPainter) -> None:
    """His grey, cut like the knight in a game of chess: the arched neck, the chin drawn in."""
    neck = blob(((462, 624), (410, 616), (344, 646), (316, 716), (306, 806), (290, 906), (270, 1010), (250, 1200), (600,
        1200), (566, 1100), (510, 1010), (462, 930), (436, 870), (480, 740)), tension=0.8)  # fmt: skip
    _coat(painter, neck, 14)
    soft = mixed(_SHADE, _GREY, 0.4)
    within(painter, neck, blob(((400, 760), (430, 870), (470, 960), (540, 1060), (600, 1200), (420, 1200), (400, 1020),
        (370, 880)), tension=0.7), soft)  # fmt: skip
    within(painter, neck, blob(((400, 780), (450, 870), (480, 950), (560, 1060), (620, 1200), (540, 1200), (480, 1060),
        (430, 940)), tension=0.7), _SHADE)  # fmt: skip
    for points in (((506, 640), (500, 586), (524, 528), (544, 582), (540, 646)), ((440, 646), (428, 580), (454, 512),
            (486, 574), (486, 650))):  # fmt: skip
        _coat(painter, blob(points, tension=0.7), 6)
    fill(painter, blob(((452, 634), (446, 584), (456, 546), (468, 584), (468, 634)), tension=0.7), "#5C5470")
    head = blob(((452, 634), (500, 630), (536, 672), (560, 730), (586, 800), (614, 868), (640, 918), (652, 954), (646,
        984), (626, 998), (612, 1000), (602, 1014), (580, 1012), (562, 986), (540, 956), (500, 922), (452, 894), (422,
        850), (414, 786), (426, 700)), tension=0.8)  # fmt: skip
    _coat(painter, head, 10)
    planes = joined(blob(((422, 760), (470, 770), (506, 830), (540, 890), (580, 930), (590, 976), (560, 980), (500,
        920), (420, 890)), tension=0.7), limb(((530, 700, 3), (540, 770, 12), (584, 870, 4))))  # fmt: skip
    within(painter, head, planes, soft)
    within(painter, head, ink(((440, 700, 2), (416, 790, 14), (432, 862, 18), (490, 918, 16), (560, 970, 4))), _SHADE)
    within(painter, head, blob(((606, 900), (680, 880), (690, 1030), (556, 1030), (574, 976), (592, 950)), tension=0.6),
        "#8A90A2")  # fmt: skip
    _features(painter)
    _bridle(painter)
    _mane(painter)


def _features(painter: QPainter) -> None:
    """Its one large eye, nostril and lips."""
    soft = mixed(_SHADE, _GREY, 0.4)
    fill(painter, blob(((618, 926), (636, 932), (640, 956), (626, 960), (614, 948)), tension=0.9), BLACK)
    fill(painter, ink(((632, 996, 2), (612, 984, 6), (590, 986, 3))), BLACK)
    fill(painter, blob(((462, 704), (496, 686), (526, 708), (516, 744), (474, 742)), tension=0.8), soft)
    fill(painter, blob(((470, 722), (496, 700), (520, 718), (510, 740), (480, 742)), tension=0.8), BLACK)
    fill(painter, disc(506, 714, 6), look.BONE)
    fill(painter, ink(((456, 716, 2), (490, 690, 10), (518, 698, 8), (532, 726, 2))), BLACK)


def _bridle(painter: QPainter) -> None:
    """Red leather, brass rings; but for the rein."""
    lines = (((446, 668), (450, 780), (588, 976)), ((446, 676), (536, 692)), ((514, 870), (556, 850), (594, 838)))
    leather = joined(*(thick_line(points, 1) for points in lines))
    stroke(painter, leather, BLACK, 20)
    stroke(painter, leather, look.DANGER, 11)
    for x, y, r in ((450, 780, 12), (516, 872, 10), (588, 976, 15)):
        rimmed(painter, disc(x, y, r), look.BRASS, BLACK, 5)


def _mane(painter: QPainter) -> None:
    """Dark, blown back in locks; a forelock between the ears."""
    dark, light = "#44586E", "#CFE8F6"
    mane = blob(((470, 616), (410, 596), (350, 616), (306, 670), (284, 750), (262, 840), (306, 800), (296, 900), (338,
        830), (344, 900), (362, 780), (376, 830), (388, 740), (404, 780), (412, 690), (446, 700)),
        tension=0.55)  # fmt: skip
    lit(painter, mane, dark, light, (4, -8), shade="#141E2A", width=7)
    strands(painter, [((440, 620), (390, 670), (402, 750)), ((400, 616), (360, 690), (368, 790)), ((360, 640), (330,
        740), (340, 860)), ((330, 670), (304, 750), (290, 820))], dark, light, 9)  # fmt: skip
    forelock = blob(((446, 624), (496, 616), (530, 656), (540, 716), (514, 676), (500, 690), (480, 656), (460, 668)),
        tension=0.5)  # fmt: skip
    lit(painter, forelock, dark, light, (4, -5), shade="#22303E", width=6)


def _seat(painter: QPainter) -> None:
    """The horse's back, the saddle on its red cloth, and his leg: thigh, knee, boot, the stirrup's strap."""
    rump = blob(((-60, 960), (40, 962), (110, 980), (180, 1040), (190, 1240), (-60, 1240)), tension=0.6)
    _coat(painter, rump)
    cloth = blob(((92, 986), (150, 950), (330, 914), (410, 926), (452, 1000), (462, 1200), (84, 1200)), tension=0.5)
    lit(painter, cloth, look.OXBLOOD, look.DANGER, (6, -7), shade="#2B0710")
    flap = blob(((64, 900), (92, 880), (112, 910), (160, 940), (290, 916), (318, 876), (352, 858), (376, 872), (372,
        900), (386, 960), (384, 1060), (370, 1200), (140, 1200), (120, 1010), (84, 960)), tension=0.6)  # fmt: skip
    lit(painter, flap, "#8A4E22", "#D89A54", (6, -7), shade="#3A1C0C")
    strap = thick_line(((252, 1010), (262, 1240)), 1)
    stroke(painter, strap, BLACK, 34)
    stroke(painter, strap, "#4A2812", 22)
    thigh = blob(((96, 960), (170, 920), (270, 904), (350, 926), (410, 966), (424, 1000), (402, 1030), (362, 1040),
        (318, 1026), (250, 1012), (170, 1020), (110, 1006)), tension=0.8)  # fmt: skip
    lit(painter, thigh, "#E8DCC0", look.BONE, (6, -8), shade="#6E6450")
    within(painter, thigh, ink(((310, 930, 2), (340, 962, 6), (340, 1000, 2))), "#6E6450")
    boot = blob(((396, 956), (426, 972), (444, 1008), (440, 1050), (424, 1110), (412, 1240), (306, 1240), (318, 1110),
        (330, 1060), (344, 1024), (366, 990)), tension=0.6)  # fmt: skip
    lit(painter, boot, "#1C202C", look.ICE, (8, -5), shade="#0A0C12")
    top = limb(((392, 960, 20), (366, 994, 20), (346, 1030, 20)))
    lit(painter, top, "#8A4E22", "#D89A54", (4, -4), shade="#3A1C0C", width=5)


def _fist(painter: QPainter) -> None:
    """Four fingers curled under, their knuckles in a row."""
    for x, low in ((-28, 42), (-5, 52), (18, 52), (40, 42)):
        one = blob(((x - 13, -20), (x + 13, -20), (x + 14, low * 0.6), (x + 8, low), (x - 8, low), (x - 14, low * 0.6)),
            tension=0.7)  # fmt: skip
        lit(painter, one, _SKIN, "#FBDCB4", (5, -4), shade="#7C5A3E", width=6, smooth=True)
    back = blob(((-66, -26), (-48, -40), (-14, -52), (26, -52), (52, -36), (56, -10), (40, 8), (29, 0), (18, 12), (6,
        3), (-5, 12), (-16, 3), (-28, 10), (-46, 14), (-66, 18)), tension=0.7)  # fmt: skip
    lit(painter, back, _SKIN, "#FBDCB4", (5, -5), shade="#7C5A3E", width=6, smooth=True)


def _thumb(painter: QPainter) -> None:
    """It closes the fist over the rein."""
    thumb = limb(((14, -40, 26), (50, -38, 30), (70, -16, 27), (62, 10, 20)))
    lit(painter, thumb, _SKIN, "#FBDCB4", (4, -4), shade="#7C5A3E", width=6, smooth=True)
    fill(painter, limb(((-20, -28, 28), (10, -34, 26), (30, -34, 20))), _SKIN)


def _rein_arm(painter: QPainter) -> None:
    """His near arm, from the epaulette to the fist before the saddle, and the taut rein from that to the bit."""
    arm(painter, ((212, 690), (204, 856), (340, 836)), 104, _BLUE, _WARM, (7, -7), cuff=look.BONE, skin=_SKIN)
    slack = thick_line(((374, 860), (366, 876), (364, 902)), 1)
    rein = thick_line(((588, 978), (440, 864), (422, 850)), 1)
    stroke(painter, slack, BLACK, 20)
    stroke(painter, slack, look.DANGER, 11)
    for part in (_fist, _thumb):
        painter.save()
        painter.translate(386, 840)
        painter.rotate(8)
        painter.scale(0.74, 0.74)
        part(painter)
        painter.restore()
        if part is _fist:
            stroke(painter, rein, BLACK, 20)
            stroke(painter, rein, look.DANGER, 11)
    fringe = joined(*(limb(((176 + 15 * k, 676 - abs(3 - k) * -3, 13), (170 + 15 * k, 716 - k * 2, 11))) for k in
        range(7)))  # fmt: skip
    lit(painter, fringe, look.BRASS, "#FFF0C0", (3, -2), shade="#6B4612", width=5)
    pad = blob(((160, 676), (176, 646), (222, 630), (264, 644), (278, 668), (246, 684), (196, 692)), tension=0.8)
    lit(painter, pad, look.BRASS, "#FFF0C0", (5, -6), shade="#6B4612", width=6)
