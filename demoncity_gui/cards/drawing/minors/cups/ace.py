"""The Ace of Cups."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import dove
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.hand_parts import digit, nail
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rays, rect
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
    painter.save()
    painter.translate(-24, 0)
    for start, throw, fall, wide in (
        ((206, 384), -106, 600, 44),
        ((178, 396), -34, 520, 30),
        ((530, 390), 142, 590, 46),
    ):
        _falls(painter, t, start, throw, fall, wide)
    sleeve = blob(
        ((470, 1010), (560, 1020), (650, 990), (676, 1060), (720, 1160), (440, 1160), (462, 1080)), tension=0.6
    )
    lit(painter, sleeve, "#26344A", t.light, (-12, -5), shade="#070B12")
    _holds_up(painter)
    cuff = blob(((472, 980), (560, 994), (640, 964), (660, 1014), (570, 1050), (466, 1034)), tension=0.5)
    lit(painter, cuff, look.BONE, look.BONE, (-9, -5), shade="#8C94A8")
    for grown, share in ((1.0, 0.9), (1.5, 0.6)):
        ring = disc(570, 1082, 150 * grown, 30 * grown).subtracted(disc(570, 1075, 144 * grown, 25 * grown))
        glaze(painter, ring.intersected(rect(0, 1082, 740, 90)), mixed(t.light, look.BONE, 0.6), share)
    painter.translate(-22, -24)
    _runs_over(painter, t)
    _dives(painter, t)
    painter.restore()
    gloom(painter, 350, 520, 480, 0.34)


def _dives(painter: QPainter, t: Tones) -> None:
    """The dove that dives, and the cube of ice that it lets fall into the glass."""
    dove(painter, 512, 152, 0.66, -24, mirror=True)
    with tilted(painter, 392, 206, 18):
        glow(painter, 392, 206, 74, look.BONE, 0.5)
        lit(painter, rect(366, 180, 52, 52, 8), look.BONE, "#FFFFFF", (-5, -6), shade="#7FA6C8", width=6)
        fill(painter, limb(((378, 193, 3), (392, 191, 6), (406, 195, 2))), "#FFFFFF")


def _falls(painter: QPainter, t: Tones, start: tuple[float, float], throw: float, fall: float, wide: float) -> None:
    """A rope of water that leaps over the rim, swells, and bursts where it hits the flood."""
    pale = mixed(t.light, look.BONE, 0.7)
    rise = 46 + abs(throw) * 0.3

    def rope(begin: float, end: float, aside: float, share: float) -> QPainterPath:
        """A part of it, `aside` of its own width from its middle."""
        steps = []
        for number in range(25):
            at = begin + (end - begin) * number / 24
            thick = wide * (0.62 + 0.5 * math.sin(math.pi * at**0.7) + 0.08 * math.sin(19 * at))
            x, y = start[0] + throw * (1 - (1 - at) ** 1.7), start[1] - 2 * rise * at + (fall + 2 * rise) * at * at
            thin = share if share == 1 else share * math.sin(math.pi * (0.05 + 0.9 * number / 24))
            steps.append((x + aside * thick, y - abs(aside) * thick * (1 - at), max(1.4, thick * thin)))
        return limb(steps)

    whole = rope(0, 1, 0, 1)
    stroke(painter, whole, mixed(BLACK, t.light, 0.1), 10)
    fill(painter, whole, t.light)
    within(painter, whole, rope(0.1, 1, 0.34 if throw > 0 else 0.3, 0.62), mixed(BLACK, t.light, 0.56))
    for begin, end, aside, share in ((0.02, 0.5, -0.22, 0.24), (0.3, 0.62, 0.06, 0.16), (0.56, 0.97, -0.28, 0.24),
        (0.72, 0.95, 0.1, 0.16)):  # fmt: skip
        fill(painter, rope(begin, end, aside, share), pale)
    x, y = start[0] + throw, start[1] + fall
    for grown in (1.0, 1.7):
        stroke(painter, disc(x, y + 12, wide * 1.5 * grown, wide * 0.32 * grown), pale, 4)
    foam = ((-1.1, 0.2, 0.36), (-0.6, -0.02, 0.46), (0, -0.16, 0.52), (0.6, -0.04, 0.46), (1.1, 0.2, 0.34), (-1.5, -0.6,
        0.13), (-0.86, -1, 0.17), (0.9, -1.06, 0.15), (1.5, -0.5, 0.12), (0.1, 0.2, 0.5))  # fmt: skip
    spray = joined(*(disc(x + a * wide, y + b * wide, size * wide) for a, b, size in foam))
    lit(painter, spray, pale, look.BONE, (-5, -6), shade=t.light, edge=mixed(BLACK, t.light, 0.3), width=4)


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
    drops = ((250, 190, 8), (228, 176, 9), (306, 150, 9), (490, 200, 7), (178, 236, 7),
        (528, 230, 7))  # fmt: skip
    for x, y, size in drops:
        drop = blob(((x, y - 2 * size), (x + size, y), (x, y + size), (x - size, y)))
        lit(painter, drop, pale, look.BONE, (-3, -3), width=2)
    painter.restore()


def _holds_up(painter: QPainter) -> None:
    """The hand, from behind the glass: its back at the right, four fingers around the front, the thumb beyond it."""
    skin = "#E2B58A"
    dark, pale = mixed(BLACK, skin, 0.5), mixed(skin, look.BONE, 0.55)
    arm = blob(((500, 770), (600, 770), (612, 850), (622, 1000), (500, 1010), (500, 900), (470, 830)), tension=0.6)
    thumb = digit(((470, 720, 110), (330, 628, 96), (222, 580, 84), (150, 562, 60)))
    palm = blob(((420, 560), (520, 530), (580, 590), (606, 690), (610, 800), (560, 860), (480, 830), (410, 740)),
        tension=0.7)  # fmt: skip
    _flesh(painter, (palm, thumb), skin)
    glass(painter, 330, 756, 430, 0)
    wall = polygon(((156, 356), (504, 356), (462, 746), (198, 746)))
    glaze(painter, thumb.intersected(wall), dark, 0.5)
    back = blob(((470, 566), (520, 532), (566, 540), (596, 600), (616, 690), (620, 780), (606, 850), (560, 868), (520,
        838), (490, 790), (470, 680)), tension=0.7)  # fmt: skip
    chains = []
    for (kx, ky), (jx, jy), (tx, ty), thick in (((540, 594), (470, 558), (332, 592), 68), ((562, 652), (484, 626), (302,
        650), 72), ((566, 712), (482, 696), (318, 710), 69), ((556, 766), (474, 758), (346, 762), 58)):  # fmt: skip
        chains.append(((kx, ky, thick + 4), (jx, jy, thick + 2), (jx + (tx - jx) * 0.58, (jy + ty) / 2 - 4, thick *
            0.88), (tx, ty, thick * 0.62)))  # fmt: skip
    bent = [digit(chain) for chain in chains]
    glaze(painter, joined(*(finger.translated(14, 20) for finger in bent)).intersected(wall), BLACK, 0.4)
    whole = arm.united(back)
    _flesh(painter, (whole, *reversed(bent)), skin)
    within(painter, whole, blob(((574, 500), (680, 500), (680, 1020), (580, 1020), (566, 920), (580, 850), (588, 780),
        (594, 720), (588, 640)), tension=0.7), dark)  # fmt: skip
    within(painter, whole, blob(((460, 760), (500, 786), (540, 800), (530, 830), (516, 880), (500, 940), (470, 940)),
        tension=0.7), dark)  # fmt: skip
    fill(painter, joined(*(nail(chain) for chain in chains)), pale)
    fill(painter, joined(*(disc(x - 2, y - 4, 8, 12) for (x, y, _), *_ in chains)), pale)
    creases = [limb(((x - 4, y - 20, 2), (x + 4, y, 7), (x - 4, y + 18, 2))) for _, (x, y, _), *_ in chains]
    creases += [limb(((x, y - 14, 2), (x + 4, y, 5), (x, y + 14, 2))) for *_, (x, y, _), _ in chains]
    creases += [
        limb(((548, 818, 2), (520, 836, 5), (508, 862, 2))),
        limb(((514, 930, 2), (544, 938, 4), (572, 934, 1))),
    ]
    fill(painter, joined(*creases), dark)


def _flesh(painter: QPainter, parts: Sequence[QPainterPath], skin: str) -> None:
    """Parts of a large hand, the hindmost first: one dark edge around all of them, seams between them."""
    for part in parts:
        stroke(painter, part, BLACK, 13)
    for part in parts:
        lit(painter, part, skin, skin, (-8, -7), shade=mixed(BLACK, skin, 0.62), edge=mixed(BLACK, skin, 0.36), width=3,
            smooth=True)  # fmt: skip
