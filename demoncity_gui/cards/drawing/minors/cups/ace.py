"""The Ace of Cups."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, rays, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Out of the flood in the street a hand lifts one great glass that runs over and over; a dove comes down to it."""
    sky(painter, "#02050C", mixed(BLACK, t.light, 0.4), 920)
    fill(painter, rays(350, 300, 150, 760, 26, 54, 6), mixed(BLACK, t.light, 0.26))
    glow(painter, 350, 320, 380, t.light, 0.9)
    city(painter, 960, mixed(BLACK, t.light, 0.16), None, tall=560, seed=26, right=210)
    city(painter, 960, mixed(BLACK, t.light, 0.16), None, tall=620, seed=12, left=520)
    city(painter, 960, "#04070D", look.SODIUM, tall=330, seed=5, right=280, edge=t.light)
    city(painter, 960, "#04070D", look.SODIUM, tall=360, seed=9, left=470, edge=t.light)
    fill(painter, rect(0, 900, 700, 300), mixed(BLACK, t.light, 0.12))
    hatch(painter, rect(0, 910, 700, 300), Hatch.WAVES, mixed(BLACK, t.light, 0.7), pitch=30, width=4)
    for x, y, wide in ((90, 930, 60), (180, 960, 40), (560, 936, 60), (640, 964, 44)):
        glaze(painter, disc(x, y, wide, 7), look.SODIUM, 0.5)
    for start, throw, fall in (((196, 392), -126, 590), ((508, 392), 132, 610)):
        _falls(painter, t, start, throw, fall)
    sleeve = blob(((262, 970), (352, 984), (438, 950), (476, 1010), (540, 1140), (260, 1140), (270, 1040)), tension=0.6)
    lit(painter, sleeve, "#26344A", t.light, (-12, -5), shade="#070B12")
    _holds_up(painter)
    cuff = blob(((268, 936), (346, 956), (424, 918), (450, 968), (360, 1012), (266, 992)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-9, -5), shade="#8C94A8")
    for grown, share in ((1.0, 0.9), (1.5, 0.6)):
        ring = disc(396, 1046, 150 * grown, 30 * grown).subtracted(disc(396, 1039, 144 * grown, 25 * grown))
        glaze(painter, ring.intersected(rect(0, 1046, 700, 90)), mixed(t.light, look.BONE, 0.6), share)
    _runs_over(painter, t)
    _dives(painter, t)
    gloom(painter, 350, 520, 480, 0.34)


def _dives(painter: QPainter, t: Tones) -> None:
    """The dove that dives, and the cube of ice that it lets fall into the glass."""
    dove(painter, 512, 152, 0.66, -24, mirror=True)
    with tilted(painter, 392, 206, 18):
        glow(painter, 392, 206, 74, look.BONE, 0.5)
        lit(painter, rect(366, 180, 52, 52, 8), look.BONE, "#FFFFFF", (-5, -6), shade="#7FA6C8", width=6)
        fill(painter, limb(((378, 193, 3), (392, 191, 6), (406, 195, 2))), "#FFFFFF")


def _falls(painter: QPainter, t: Tones, start: tuple[float, float], throw: float, fall: float) -> None:
    """A sheet of water that leaps over the rim and falls: clear, streaked with light, torn to drops at its end."""

    def at(share: float, across: float) -> tuple[float, float]:
        """A point of the sheet, `share` of the way down, `across` from its inner edge to its outer one."""
        leap = 150 + 110 * across
        return (start[0] + throw * (0.3 + 0.7 * across) * (1 - (1 - share) ** 2), start[1] - leap * share + (fall +
            leap) * share * share)  # fmt: skip

    def thread(begin: float, end: float, across: float, wide: float) -> QPainterPath:
        steps = [begin + (end - begin) * step / 7 for step in range(8)]
        return limb([(*at(share, across), max(1.0, wide * math.sin(math.pi * (0.12 + 0.76 * number / 7))))
            for number, share in enumerate(steps)])  # fmt: skip

    pale = mixed(t.light, look.BONE, 0.7)
    sides = [[at(step / 12, across) for step in range(13)] for across in (0, 1)]
    sheet = blob((*sides[0], *reversed(sides[1])), tension=0.8)
    glaze(painter, sheet, mixed(BLACK, t.light, 0.5), 0.9)
    for number, across in enumerate((0.16, 0.4, 0.64, 0.88)):
        fill(painter, thread(0.02, 0.9 + 0.1 * (number % 2), across, 20), t.light)
    for begin, end, across, wide in ((0, 0.7, 0.98, 8), (0.04, 0.5, 0.3, 6), (0.5, 0.98, 0.42, 7), (0.1, 0.62, 0.7, 7),
        (0.66, 1, 0.86, 6), (0.3, 0.9, 0.06, 5)):  # fmt: skip
        fill(painter, thread(begin, end, across, wide), pale)
    x, y = at(1, 0.5)
    for grown in (1.0, 1.7):
        stroke(painter, disc(x, y + 6, 74 * grown, 15 * grown), pale, 4)
    spray = joined(*(disc(x + a, y - b, r) for a, b, r in ((-52, 2, 15), (-26, 12, 20), (4, 18, 22), (34, 10, 19), (58,
        2, 13), (-66, 30, 5), (-40, 48, 7), (10, 62, 5), (44, 46, 7), (70, 28, 5))))  # fmt: skip
    fill(painter, spray, pale)


def _runs_over(painter: QPainter, t: Tones) -> None:
    """What wells up out of the glass and slides down its wall, so thin that the ice shows through."""
    pale = mixed(t.light, look.BONE, 0.7)
    painter.save()
    painter.translate(352, 389)
    painter.scale(1.12, 1)
    painter.translate(-350, -300)
    well = blob(((180, 304), (182, 282), (206, 262), (232, 240), (262, 232), (284, 206), (318, 186), (356, 184), (384,
        200), (404, 222), (436, 226), (462, 244), (490, 262), (518, 282), (520, 304), (440, 330), (350, 338), (260,
        330)), tension=1)  # fmt: skip
    fill(painter, well, t.light)
    under = blob(((186, 300), (230, 282), (290, 276), (350, 292), (410, 276), (470, 282), (514, 300), (440, 328), (350,
        336), (260, 328)), tension=0.9)  # fmt: skip
    within(painter, well, under, mixed(BLACK, t.light, 0.56))
    tongues = (((188, 306), (240, 324), (250, 352), (240, 400), (232, 470), (224, 500), (214, 470), (200, 380)), ((276,
        332), (350, 340), (386, 338), (380, 362), (356, 384), (346, 436), (336, 452), (326, 436), (318, 380), (290,
        360)), ((430, 332), (512, 306), (500, 400), (490, 440), (484, 452), (478, 440), (468, 380), (444,
        358)))  # fmt: skip
    for tongue in tongues:
        glaze(painter, blob(tongue, tension=0.8), pale, 0.72)
    streaks = (((200, 286, 1), (236, 258, 9), (276, 244, 1)), ((262, 282, 1), (282, 232, 10), (322, 202, 1)), ((316,
        282, 1), (330, 232, 9), (352, 200, 1)), ((372, 206, 1), (392, 236, 10), (402, 280, 1)), ((404, 238, 1), (446,
        246, 9), (492, 280, 1)), ((340, 290, 1), (356, 260, 8), (364, 232, 1)), ((184, 304, 3), (260, 328, 8), (350,
        336, 9), (440, 328, 8), (516, 304, 3)), ((214, 340, 2), (222, 420, 8), (224, 486, 2)), ((330, 356, 2), (332,
        400, 7), (336, 440, 2)), ((486, 344, 2), (486, 400, 7), (484, 440, 2)))  # fmt: skip
    fill(painter, joined(*(ink(line) for line in streaks)), look.BONE)
    drops = ((250, 190, 8), (228, 176, 9), (306, 150, 9), (490, 200, 7), (336, 486, 8), (178, 236, 7),
        (528, 230, 7))  # fmt: skip
    for x, y, size in drops:
        drop = blob(((x, y - 2 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, pale, look.BONE, (-3, -3), width=2)
    painter.restore()


def _holds_up(painter: QPainter) -> None:
    """The hand, its palm to us: behind the glass, four fingers around one side of it, the thumb over the other."""
    skin = "#E2B58A"
    painter.save()
    painter.translate(352, 780)
    painter.scale(0.95, 0.95)
    painter.translate(-352, -728)
    behind = blob(((176, 512), (190, 474), (250, 470), (470, 520), (520, 600), (510, 700), (470, 786), (436, 850), (424,
        900), (322, 900), (300, 850), (236, 760), (186, 650)), tension=0.8)  # fmt: skip
    _flesh(painter, (behind,), skin)
    glass(painter, 352, 728, 452, 0)
    heel = blob(((236, 736), (290, 724), (352, 736), (420, 724), (470, 716), (474, 776), (438, 850), (424, 900), (322,
        900),
        (300, 850), (256, 790)), tension=0.8)  # fmt: skip
    _flesh(painter, (heel,), skin)
    bent = []
    for x, y, tip_x, tip_y, thick in ((188, 704, 284, 706, 50), (160, 646, 304, 656, 58), (148, 582, 316, 598, 61),
        (152, 518, 286, 538, 56)):  # fmt: skip
        h, mid = thick / 2, (x + tip_x) / 2 + 14
        bent.append(blob(((x + 16, y - h * 0.84), (mid - 26, y - h * 0.98), (mid, y - h * 1.02), (mid + 26, tip_y - h *
            0.86), (tip_x - 12, tip_y - h * 0.7), (tip_x + 2, tip_y - h * 0.1), (tip_x - 6, tip_y + h * 0.56),
                (mid + 20,
            tip_y + h * 0.82), (mid - 6, y + h * 1.08), (x + 36, y + h * 0.92), (x + 2, y + h * 0.9), (x - 14, y + h *
            0.2), (x - 8, y - h * 0.5)), tension=0.8))  # fmt: skip
    glaze(painter, joined(*(finger.translated(20, 16) for finger in bent)).intersected(rect(190, 480, 320, 250)), BLACK,
        0.4)  # fmt: skip
    _flesh(painter, bent, skin)
    for finger, (y, tip_y, h) in zip(
        bent, ((704, 706, 25), (646, 656, 29), (582, 598, 30), (518, 538, 28)), strict=True
    ):
        under = limb(((130, y + h * 0.95, h), (240, y + h * 1.05, h * 0.9), (330, tip_y + h * 0.95, h * 0.9)))
        within(painter, finger, under, mixed(BLACK, skin, 0.5))
    thumb = blob(((470, 830), (410, 806), (434, 756), (474, 712), (482, 664), (470, 630), (440, 602), (420, 574), (424,
        550), (446, 540), (480, 554), (514, 584), (536, 610), (548, 650), (548, 706), (520, 776)),
        tension=0.9)  # fmt: skip
    far = blob(((420, 724), (500, 700), (520, 800), (450, 940), (380, 940), (396, 850), (360, 800)), tension=0.7)
    within(painter, heel, far, mixed(BLACK, skin, 0.46))
    within(painter, heel, blob(((230, 720), (330, 730), (300, 752), (250, 760)), tension=0.7), mixed(BLACK, skin, 0.46))
    glaze(painter, thumb.translated(-16, 18).intersected(rect(380, 560, 130, 160)), BLACK, 0.4)
    _flesh(painter, (thumb,), skin)
    within(painter, thumb, blob(((486, 640), (520, 640), (580, 600), (580, 800), (470, 850), (512, 740)), tension=0.7),
        mixed(BLACK, skin, 0.46))  # fmt: skip
    fill(painter, blob(((404, 810), (430, 764), (456, 800), (440, 840), (416, 840)), tension=0.9), skin)
    dark, pale = mixed(BLACK, skin, 0.5), mixed(skin, look.BONE, 0.55)
    creases = [limb(((x, y - 14, 2), (x - 6, y, 4), (x, y + 13, 2))) for x, y in ((232, 524), (252, 590), (246, 650),
        (246, 704))]  # fmt: skip
    creases += [limb(((330, 770, 2), (390, 790, 4), (420, 846, 2))), limb(((340, 862, 2), (380, 868, 4), (414, 862,
        2))), limb(((484, 640, 2), (506, 634, 4), (530, 618, 2))), limb(((280, 780, 2), (310, 800, 3), (330, 840,
        2)))]  # fmt: skip
    fill(painter, joined(*creases), dark)
    nails = [disc(x, y, 12, 9) for x, y in ((270, 530), (300, 590), (289, 648), (270, 699))]
    fill(painter, joined(*nails, blob(((426, 560), (440, 545), (462, 552), (464, 574), (444, 580)))), pale)
    painter.restore()


def _flesh(painter: QPainter, parts: Sequence[QPainterPath], skin: str) -> None:
    """Parts of a large hand, the hindmost first: one dark edge around all of them, seams between them."""
    for part in parts:
        stroke(painter, part, BLACK, 13)
    for part in parts:
        lit(painter, part, skin, skin, (-8, -7), shade=mixed(BLACK, skin, 0.62), edge=mixed(BLACK, skin, 0.36), width=3,
            smooth=True)  # fmt: skip
