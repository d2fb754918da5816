"""The Knight of Cups."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import digit, flesh, line_of
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, place_at, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MOON: Final = "#DFF1FB"
_GREY: Final = "#C4D0DE"
_SHADE: Final = "#3A4F6C"
_HAT: Final = "#1E2C50"
_SKIN: Final = "#E2B58A"
_GLOVE: Final = "#E8DCC4"
_HAIR: Final = "#4A2416"
_DEEP: Final = "#2B0710"


def scene(painter: QPainter, t: Tones) -> None:
    """A young rider in a plumed hat carries a full glass through the rain, and sees nothing but it."""
    _night(painter, t)
    _arm(painter)
    _cloak(painter)
    painter.save()
    painter.translate(280, 492)
    painter.rotate(-3)
    painter.scale(1.4, 1.4)
    _his_head(painter)
    painter.restore()
    _collar(painter)
    _glass(painter)
    painter.save()
    place_at(painter, (470, 1080), (492, 1134), 0.9)
    _horse(painter)
    painter.restore()
    gloom(painter, 420, 540, 400, 0.4)


def _night(painter: QPainter, t: Tones) -> None:
    """Rain over the river, the moon, and a bridge with its lamps."""
    sky(painter, "#0A1226", "#31507A", 760)
    glow(painter, 540, 300, 420, t.light, 0.5)
    rimmed(painter, disc(540, 286, 188), _MOON, "#8FB4D0", 4)
    for x, y, r in ((470, 200, 34), (640, 330, 26), (610, 190, 18), (450, 330, 20), (560, 420, 22)):
        fill(painter, disc(x, y, r), "#C6DCEC")
    fill(painter, rect(0, 700, 700, 500), "#101E36")
    hatch(painter, rect(0, 710, 700, 400), Hatch.WAVES, mixed("#101E36", t.light, 0.4), pitch=36, width=5)
    bridge = rect(-40, 630, 780, 150).subtracted(joined(*(disc(x, 800, 80, 120) for x in (20, 210, 400, 590, 780))))
    lit(painter, bridge, "#1A2A48", t.light, (2, -6), shade="#0A1020", width=4)
    for x in (48, 596, 652):
        fill(painter, rect(x - 3, 566, 6, 70), BLACK)
        glow(painter, x, 560, 66, look.SODIUM, 0.7)
        rimmed(painter, disc(x, 560, 11), "#FFF0C0", BLACK, 3)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, mixed("#24365A", t.light, 0.62), pitch=58, width=4)


def _cloak(painter: QPainter) -> None:
    """One great red shape from the shoulders down, open in front."""
    cloak = blob(((190, 640), (120, 690), (50, 760), (-10, 900), (-40, 1200), (460, 1200), (450, 1000), (430, 880),
        (404, 780), (360, 700), (290, 650)), tension=0.75)  # fmt: skip
    lit(painter, cloak, look.OXBLOOD, look.DANGER, (13, -9), shade=_DEEP)
    within(painter, cloak, joined(ink(((150, 720, 3), (110, 860, 22), (90, 1080, 30))), ink(((230, 740, 3), (220, 880,
        20), (230, 1080, 26))), ink(((300, 740, 3), (330, 860, 18), (350, 1020, 24)))), _DEEP)  # fmt: skip
    within(painter, cloak, cloak.subtracted(cloak.translated(9, 7)).intersected(rect(0, 600, 160, 500)), look.SODIUM)
    within(painter, cloak, blob(((420, 740), (330, 840), (236, 980), (150, 1100), (120, 1220), (480, 1220)),
        tension=0.6), _DEEP)  # fmt: skip


def _collar(painter: QPainter) -> None:
    """The cloak's high collar, and a brass clasp."""
    collar = blob(((130, 690), (150, 600), (186, 628), (260, 650), (330, 626), (352, 680), (300, 730), (200, 736)),
        tension=0.6)  # fmt: skip
    lit(painter, collar, look.OXBLOOD, look.DANGER, (8, -7), shade=_DEEP)
    lit(painter, disc(316, 706, 22), look.BRASS, "#FFF0C0", (4, -4), shade="#6B4612", width=6)


def _arm(painter: QPainter) -> None:
    """His far arm, held out from under the cloak."""
    sleeve = blob(((290, 740), (330, 690), (390, 640), (440, 570), (510, 624), (470, 720), (420, 800), (320, 850)),
        tension=0.7)  # fmt: skip
    lit(painter, sleeve, "#3A64A4", _MOON, (8, -9), shade="#0E1A30")
    fill(painter, joined(ink(((400, 650, 2), (430, 690, 9), (430, 730, 2))), ink(((370, 680, 2), (396, 720, 8), (392,
        760, 2)))), "#0E1A30")  # fmt: skip


def _glass(painter: QPainter) -> None:
    """The glass, full to the brim; the hand in its wide glove is behind it, thumb and tips hold it with care."""
    painter.save()
    painter.translate(-8, -26)
    palm = blob(((500, 520), (510, 470), (560, 450), (610, 470), (624, 520), (600, 572), (548, 590), (506, 566)),
        tension=0.8)  # fmt: skip
    flesh(painter, (palm,), _GLOVE, (0.7, -0.7))
    glow(painter, 560, 430, 170, "#FFFFFF", 0.5)
    glass(painter, 560, 536, 206)
    tips = [((660, y + 4, 34), (640, y, 33), (612, y + lift, 22)) for y, lift in ((428, 8), (458, 4), (488, 0), (516,
        -4))]  # fmt: skip
    thumb = ((488, 548, 42), (490, 508, 38), (512, 476, 34), (532, 462, 24))
    flesh(painter, [*(digit(chain) for chain in reversed(tips)), digit(thumb)], _GLOVE, (0.7, -0.7), 5)
    fill(painter, joined(ink(((488, 506, 1), (500, 512, 4), (512, 506, 1)))), line_of(_GLOVE))
    cuff = blob(((410, 606), (468, 534), (520, 548), (560, 590), (494, 694), (442, 666)), tension=0.5)
    lit(painter, cuff, _GLOVE, "#FFFFFF", (7, -7), shade="#8A7A64", smooth=True)
    fill(painter, joined(ink(((474, 546, 2), (504, 576, 6), (550, 598, 2))), ink(((444, 600, 1), (466, 640, 5), (500,
        668, 1)))), "#7A6A54")  # fmt: skip
    painter.restore()


def _his_head(painter: QPainter) -> None:
    """Young, long-haired, dreaming: his eyes half shut upon the glass; a wide hat with a plume that sweeps back."""
    back = blob(((-20, -80), (-90, -70), (-116, 0), (-122, 80), (-150, 140), (-100, 160), (-50, 150), (-10, 110), (-6,
        20)), tension=0.8)  # fmt: skip
    lit(painter, back, _HAIR, "#C08A60", (5, -5), shade="#1C0C08", width=4)
    side(painter, 0, 0, 1, Face("#8A5640", _SKIN, nose=Nose.STRAIGHT, smile=0.68, brow=7, stern=-1.3, lid=0.22,
        brow_colour="#2E1810", jaw=0.3))  # fmt: skip
    locks = blob(((50, -84), (10, -90), (-70, -90), (-112, -20), (-108, 40), (-130, 100), (-164, 130), (-120, 150),
        (-90, 190), (-60, 150), (-30, 160), (-20, 110), (-34, 70), (-22, 30), (-16, -10), (6, -30), (18, -10), (26,
        -44), (46, -62)), tension=0.7)  # fmt: skip
    lit(painter, locks, _HAIR, "#E0A878", (5, -5), shade="#1C0C08", width=4)
    strands(painter, [((0, -70), (-60, -20), (-80, 120)), ((-10, -60), (-40, 0), (-50, 130)), ((-40, -76), (-100, 0),
        (-130, 120)), ((20, -66), (0, -50), (-10, -20)), ((-60, -60), (-90, 40), (-84, 160))], _HAIR, "#E0A878",
        8)  # fmt: skip
    fill(painter, disc(40, 24, 12, 8), mixed(_SKIN, look.DANGER, 0.22))
    painter.rotate(-9)
    _hat(painter)


def _hat(painter: QPainter) -> None:
    """Wide, worn far back; the plume sweeps over it and down behind."""
    dome = blob(((-90, -50), (-84, -112), (-50, -142), (0, -138), (44, -142), (66, -112), (68, -64), (-10, -46)),
        tension=0.7)  # fmt: skip
    lit(painter, dome, _HAT, _MOON, (6, -6), shade="#070D16", width=4)
    brim = blob(((-150, -52), (-110, -36), (-30, -46), (50, -64), (100, -84), (122, -88), (104, -62), (50, -40), (-40,
        -20), (-120, -10), (-156, -26)), tension=0.75)  # fmt: skip
    lit(painter, brim, _HAT, _MOON, (4, -5), shade="#070D16", width=4)
    plume = blob(((62, -90), (30, -124), (-20, -136), (-80, -128), (-130, -96), (-160, -46), (-172, 10), (-158, 50),
        (-146, 26), (-130, 56), (-122, 16), (-104, 36), (-100, -6), (-80, 8), (-78, -34), (-54, -24), (-48, -60), (-22,
        -52), (-6, -80), (30, -72)), tension=0.7)  # fmt: skip
    lit(painter, plume, look.BONE, "#FFFFFF", (4, -5), shade="#8C9CB4", width=4, smooth=True)
    fill(painter, joined(ink(((58, -90, 2), (0, -108, 4), (-70, -98, 4), (-124, -50, 3), (-146, 20, 1))), *(ink(((x, y,
        1), (x - 8, y + 22, 3), (x - 6, y + 40, 1))) for x, y in ((-12, -106), (-46, -104), (-78, -92), (-106,
        -66)))), "#7C8CA4")  # fmt: skip
    lit(painter, disc(60, -84, 12), look.BRASS, "#FFF0C0", (2, -2), shade="#6B4612", width=4)


def _grey(painter: QPainter, shape: QPainterPath, deep: float) -> None:
    lit(painter, shape, _GREY, _MOON, (deep, -deep * 0.7), shade=_SHADE, smooth=True)


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
