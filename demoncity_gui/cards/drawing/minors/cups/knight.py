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
from demoncity_gui.cards.drawing.hands import grip, offer
from demoncity_gui.cards.drawing.heads import Face, side
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
    """On his grey under her balcony he sets the glass into the hand that she holds down to him; their eyes meet."""
    bricks(painter, 0, -160, 700, 1400, "#1A3450", look.ICE)
    glaze(painter, polygon(((0, -160), (250, -160), (420, 1240), (0, 1240))), _NIGHT, 0.4)
    glow(painter, 560, 190, 500, look.SODIUM, 0.7)
    _window(painter)
    _she(painter)
    glow(painter, 366, 340, 190, "#DDF0FA", 0.5)
    _cloak(painter)
    body = _coat(painter)
    painter.save()
    painter.translate(168, 566)
    painter.rotate(-24)
    painter.scale(0.96, 0.96)
    _his_head(painter, t)
    painter.restore()
    _collar(painter)
    _horse(painter)
    arm(painter, ((226, 772), (352, 672), (308, 446)), 112, _BLUE, _WARM, (9, -7), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    _epaulette(painter)
    offer(painter, 430, 424, 4, 0.66, _HERS, towards=(0.5, -1))
    with grip(painter, 366, 344, 4, 0.72, _SKIN, across=118, mirror=True, towards=(0.8, -0.6)):
        glass(painter, 368, 414, 176, 4)


def _window(painter: QPainter) -> None:
    """A tall window full of light at the right, a curtain in it."""
    rimmed(painter, rect(452, -200, 300, 660), look.SODIUM, BLACK, 12)
    fill(painter, rect(452, -200, 300, 460), mixed(look.SODIUM, look.BONE, 0.5))
    lit(painter, polygon(((404, -200), (452, -200), (452, 452), (404, 470))), "#2E4A5E", _WARM, (7, 0), shade="#101C28")
    fill(painter, joined(*(rect(414, y, 28, 11) for y in range(-160, 440, 36))), "#142230")
    curtain = blob(((700, -200), (622, -200), (650, 20), (622, 200), (650, 460), (730, 460)), tension=0.7)
    lit(painter, curtain, look.BONE, look.BONE, (-5, -2), shade="#B88A4C", width=5)


def _she(painter: QPainter) -> None:
    """She leans far out over her sill, her loose hair hangs down over it, and her hand is held down to him."""
    hair_, gold = "#7A3018", "#FFB060"
    dress = blob(((560, 316), (610, 300), (670, 296), (740, 330), (740, 470), (560, 470), (556, 390)), tension=0.7)
    lit(painter, dress, look.OXBLOOD, look.DANGER, (-6, -6), shade="#2B0710")
    throat = blob(((540, 270), (600, 250), (640, 300), (640, 350), (596, 372), (556, 350)), tension=0.7)
    lit(painter, throat, _HERS, "#FFF0DC", (-5, -4), shade="#A86A4E", width=5, smooth=True)
    fall = blob(((470, 120), (540, 76), (616, 104), (650, 180), (668, 250), (700, 300), (690, 380), (664, 330), (630,
        340), (600, 300), (570, 250)), tension=0.85)  # fmt: skip
    lit(painter, fall, hair_, gold, (-6, -5), shade="#2A0E08")
    with tilted(painter, 520, 220, -24):
        side(painter, 520, 204, 0.8, Face("#B87A5A", _HERS, nose=Nose.SNUB, brow=6, stern=-0.9, smile=1.2,
            lips="#B02838", lid=0.2), mirror=True)  # fmt: skip
        fill(painter, disc(482, 226, 17, 11), mixed(_HERS, look.DANGER, 0.34))
    cap = blob(((456, 140), (476, 96), (536, 70), (604, 92), (640, 160), (646, 230), (676, 290), (654, 330), (640, 300),
        (630, 350), (606, 300), (580, 250), (562, 250), (548, 200), (520, 176), (500, 140)), tension=0.8)  # fmt: skip
    lit(painter, cap, hair_, gold, (-6, -6), shade="#2A0E08")
    strands(painter, [((490, 116), (550, 110), (586, 200)), ((520, 92), (590, 130), (612, 240)), ((560, 130), (604,
        200), (640, 300)), ((570, 180), (580, 230), (616, 300))], hair_, gold, 9)  # fmt: skip
    for x, y in ((604, 142), (626, 162), (600, 172)):
        rimmed(painter, disc(x, y, 19), look.DANGER if x > 600 else look.BONE, BLACK, 4)
    lit(painter, rect(392, 462, 360, 44, 5), "#3A566C", _WARM, (-3, -7), shade="#142230", width=7)
    arm(painter, ((640, 344), (612, 458), (496, 430)), 66, _HERS, "#FFF0DC", (-5, -6), skin=_HERS)
    puff = blob(((600, 312), (630, 290), (670, 296), (694, 330), (690, 380), (660, 400), (620, 396), (600, 360)),
        tension=0.9)  # fmt: skip
    lit(painter, puff, look.OXBLOOD, look.DANGER, (-6, -6), shade="#2B0710")


def _cloak(painter: QPainter) -> None:
    """One great red shape, blown out behind him."""
    cloak = blob(((200, 700), (130, 676), (80, 640), (30, 560), (-60, 480), (-80, 800), (-60, 1240), (200, 1240), (220,
        900)), tension=0.8)  # fmt: skip
    lit(painter, cloak, look.OXBLOOD, look.DANGER, (8, -11), shade="#2B0710")
    folds = joined(ink(((130, 700, 3), (70, 740, 20), (0, 740, 30))), ink(((110, 760, 3), (70, 860, 24), (0, 930,
        34))), ink(((110, 860, 3), (80, 980, 24), (40, 1130, 34))))  # fmt: skip
    within(painter, cloak, folds, "#2B0710")


def _coat(painter: QPainter) -> QPainterPath:
    """His trunk from the side, straight in the saddle; its shape is given back."""
    coat = blob(((88, 720), (140, 676), (220, 672), (290, 716), (318, 800), (312, 900), (290, 980), (300, 1240), (70,
        1240), (84, 1000), (92, 900), (74, 810)), tension=0.7)  # fmt: skip
    lit(painter, coat, _BLUE, _WARM, (12, -8), shade="#070D16")
    night = blob(((60, 660), (150, 700), (160, 820), (140, 940), (176, 1020), (170, 1240), (0, 1240), (0, 700)),
        tension=0.5)  # fmt: skip
    within(painter, coat, night, _NIGHT)
    for y in (800, 870, 940, 1010):
        rimmed(painter, disc(286 - abs(y - 800) * 0.06, y, 11), look.BRASS, BLACK, 4)
    belt = limb(((60, 1006, 40), (180, 1024, 42), (330, 1000, 40)))
    within(painter, coat, joined(belt.translated(0, -5), belt.translated(0, 5)), BLACK)
    within(painter, coat, belt, look.BONE)
    return coat


def _collar(painter: QPainter) -> None:
    """A high red collar with a clasp."""
    collar = blob(((112, 700), (124, 650), (164, 664), (222, 640), (262, 690), (222, 724), (160, 728)), tension=0.5)
    lit(painter, collar, look.OXBLOOD, look.DANGER, (5, -5), shade="#2B0710", width=6)
    rimmed(painter, disc(214, 690, 14), look.BRASS, BLACK, 5)


def _epaulette(painter: QPainter) -> None:
    """Gold on the shoulder of the arm that he lifts."""
    fringe = joined(*(limb(((160 + 15 * k, 748 + abs(3 - k) * 3, 13), (154 + 15 * k, 792 - k * 2, 11))) for k in
        range(8)))  # fmt: skip
    lit(painter, fringe, look.BRASS, "#FFF0C0", (3, -2), shade="#6B4612", width=5)
    pad = blob(((144, 752), (156, 718), (204, 698), (256, 708), (278, 736), (246, 756), (190, 766)), tension=0.8)
    lit(painter, pad, look.BRASS, "#FFF0C0", (5, -6), shade="#6B4612", width=6)


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


def _grey(painter: QPainter, shape: QPainterPath, deep: float = 9) -> None:
    lit(painter, shape, _GREY, _WARM, (deep, -deep * 0.7), shade=_SHADE, smooth=True)


def _horse(painter: QPainter) -> None:
    """His grey, cut like the knight in a game of chess: the arched neck, the chin drawn in."""
    neck = blob(((462, 624), (410, 616), (354, 656), (322, 740), (296, 840), (262, 940), (222, 1030), (160, 1240), (640,
        1240), (590, 1100), (520, 1010), (462, 930), (436, 870), (480, 740)), tension=0.8)  # fmt: skip
    _grey(painter, neck, 14)
    soft = mixed(_SHADE, _GREY, 0.4)
    within(painter, neck, blob(((400, 760), (430, 870), (470, 960), (540, 1060), (600, 1200), (420, 1200), (400, 1020),
        (370, 880)), tension=0.7), soft)  # fmt: skip
    within(painter, neck, blob(((400, 780), (450, 870), (480, 950), (560, 1060), (620, 1200), (540, 1200), (480, 1060),
        (430, 940)), tension=0.7), _SHADE)  # fmt: skip
    for points in (((506, 640), (500, 586), (524, 528), (544, 582), (540, 646)), ((440, 646), (428, 580), (454, 512),
            (486, 574), (486, 650))):  # fmt: skip
        _grey(painter, blob(points, tension=0.7), 6)
    fill(painter, blob(((452, 634), (446, 584), (456, 546), (468, 584), (468, 634)), tension=0.7), "#5C5470")
    head = blob(((452, 634), (500, 630), (536, 672), (560, 730), (586, 800), (614, 868), (640, 918), (652, 954), (646,
        984), (626, 998), (612, 1000), (602, 1014), (580, 1012), (562, 986), (540, 956), (500, 922), (452, 894), (422,
        850), (414, 786), (426, 700)), tension=0.8)  # fmt: skip
    _grey(painter, head, 10)
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
    """Red leather, brass rings; the rein goes under the mane to his other hand."""
    rimmed(painter, ink(((588, 980, 12), (510, 976, 12), (430, 944, 12), (330, 880, 12))), look.DANGER, BLACK, 5)
    lines = (((446, 668), (450, 780), (588, 976)), ((446, 676), (536, 692)), ((514, 870), (556, 850), (594, 838)))
    leather = joined(*(thick_line(points, 1) for points in lines))
    stroke(painter, leather, BLACK, 20)
    stroke(painter, leather, look.DANGER, 11)
    for x, y, r in ((450, 780, 12), (516, 872, 10), (588, 976, 15)):
        rimmed(painter, disc(x, y, r), look.BRASS, BLACK, 5)


def _mane(painter: QPainter) -> None:
    """Dark, blown back in locks; a forelock between the ears."""
    dark, light = "#44586E", "#CFE8F6"
    mane = blob(((470, 616), (410, 596), (350, 622), (306, 690), (280, 770), (250, 850), (216, 930), (170, 1000), (232,
        988), (206, 1060), (272, 1010), (290, 1060), (316, 960), (346, 990), (344, 900), (376, 900), (368, 820), (400,
        800), (412, 690), (446, 700)), tension=0.55)  # fmt: skip
    lit(painter, mane, dark, light, (4, -8), shade="#141E2A", width=7)
    strands(painter, [((440, 620), (390, 670), (402, 750)), ((400, 616), (350, 690), (362, 800)), ((360, 640), (320,
        760), (330, 880)), ((330, 680), (290, 800), (300, 950)), ((300, 740), (264, 860), (250, 960)), ((270, 830),
        (240, 920), (206, 980))], dark, light, 9)  # fmt: skip
    forelock = blob(((446, 624), (496, 616), (530, 656), (540, 716), (514, 676), (500, 690), (480, 656), (460, 668)),
        tension=0.5)  # fmt: skip
    lit(painter, forelock, dark, light, (4, -5), shade="#22303E", width=6)
