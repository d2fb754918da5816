"""The Hierophant, Major V."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip, raised
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_NEAR: Final = 1.12
"""How much larger his head is than it is drawn: he leans out of the pulpit."""


def scene(painter: QPainter, t: Tones) -> None:
    """A radio preacher in a mitre leans out of his pulpit and blesses, his staff an aerial; two kneel and look up."""
    robe, deep, skin = "#4A2F78", "#150C26", "#E2B58A"
    sky(painter, "#120C1C", mixed(BLACK, t.light, 0.34), 1000)
    glow(painter, 318, 318, 420, t.light, 0.5)
    dial = disc(318, 318, 236)
    rimmed(painter, dial, mixed(BLACK, t.light, 0.62), BLACK, 12)
    fill(painter, disc(318, 318, 204), t.light)
    fill(painter, disc(318, 318, 150), mixed(t.light, look.BONE, 0.5))
    for k in range(36):  # the dial of a wireless, the window of a church
        long = 30 if k % 3 == 0 else 16
        fill(painter, placed(rect(-3, -230, 6, long), 318, 318, 1, k * 10), BLACK)
    for x in (44, 664):
        lit(painter, rect(x - 52, -150, 104, 1200), mixed(BLACK, t.light, 0.22), mixed(BLACK, t.light, 0.6), (-8 if x >
            350 else 8, 0), shade=mixed(BLACK, t.light, 0.1), width=5)  # fmt: skip
        for dx in (-16, 16):
            fill(painter, rect(x + dx, -150, 5, 1200), BLACK)
    for radius in (66, 112, 160):  # what the aerial sends
        stroke(painter, disc(566, 120, radius), mixed(BLACK, t.light, 0.95 - radius / 260), 9)
    body = blob(((300, 436), (350, 424), (412, 436), (474, 466), (500, 540), (520, 700), (250, 700), (236, 540), (252,
        470)), tension=0.8)  # fmt: skip
    lit(painter, body, robe, t.light, (-10, -7), shade=deep)
    for way, foot in ((-1, 326), (1, 420)):
        stole = polygon(((350 + way * 24 + 8, 440), (350 + way * 66 + 8, 446), (foot + 26 + way * 12, 700), (foot - 26 +
            way * 12, 700)))  # fmt: skip
        lit(painter, stole, look.BONE, look.BONE, (-7, -4), shade="#8C7FA6", width=5)
        x = foot + way * 2
        fill(painter, joined(rect(x - 6, 540, 12, 74), rect(x - 23, 560, 46, 12)), look.OXBLOOD)
    _preacher(painter, t, skin)
    rolled(painter, (556, 650), (522, 500), 96, skin, skin, (-6, -5))
    with grip(painter, 566, 474, -6, 0.72, skin, across=20, mirror=True):
        _aerial(painter)
    wide = partial(sleeve, painter, widths=(84, 92, 104), colour=robe, light=t.light, towards=(-8, -6), body=body)
    wide(((470, 500), (560, 650), (546, 584)))
    rolled(painter, (136, 640), (157, 484), 108, skin, skin, (-6, -5))
    raised(painter, 150, 420, -4, 0.82, skin, fingers_up=2, mirror=True)
    lit(
        painter,
        placed(rect(-31, -12, 62, 24, 7), 154, 488, 1, -6),
        look.BONE,
        look.BONE,
        (-5, -4),
        shade="#8C7FA6",
        width=5,
    )
    wide(((264, 500), (136, 640), (146, 560)))
    _pulpit(painter, t)
    for way in (1, -1):
        _kneels(painter, t, way)
    gloom(painter, 350, 430, 430, 0.4)


def _preacher(painter: QPainter, t: Tones, skin: str) -> None:
    """His head, thrust forward: dark glasses, the mouth wide open, a mitre with a cross."""
    with tilted(painter, 350, 440, -9):
        painter.translate(350 * (1 - _NEAR), 440 * (1 - _NEAR))
        painter.scale(_NEAR, _NEAR)
        neck(painter, 356, 390, 62, 446, skin)
        turned(painter, 340, 330, 0.84, Face("#8C5E42", skin, nose=Nose.HOOKED, stern=0.9, brow=12, brow_colour=
            "#4A4652", jaw=0.8, old=True, mouth=Mouth.SHOUT), mirror=True)  # fmt: skip
        sides = blob(((392, 276), (410, 284), (414, 330), (400, 352), (394, 330), (388, 300)), tension=0.8)
        lit(painter, sides, "#8E8894", look.BONE, (-4, -4), shade="#4A4652", width=5)
        lens = joined(disc(298, 322, 20, 21), disc(340, 322, 28, 23), rect(312, 312, 12, 6), polygon(((366, 312), (400,
            322), (400, 330), (366, 322))))  # fmt: skip
        rimmed(painter, lens, BLACK, look.BONE, 3)
        for x in (292, 332):
            fill(painter, polygon(((x - 6, 332), (x + 6, 308), (x + 16, 308), (x + 4, 332))), t.light)
        mitre = polygon(((268, 292), (254, 190), (336, 84), (420, 196), (408, 300), (340, 282)))
        lit(painter, mitre, look.BONE, look.BONE, (-12, -6), shade="#8C7FA6", width=8)
        band = polygon(((266, 260), (340, 250), (410, 266), (409, 300), (340, 282), (267, 294)))
        lit(painter, band, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=5)
        lit(painter, joined(rect(326, 112, 20, 132), rect(294, 152, 84, 20)), look.SODIUM, look.BONE, (-3, -3),
            shade="#8C5A1E", width=5)  # fmt: skip


def _aerial(painter: QPainter) -> None:
    """His staff with the three bars of a pope's cross, which is a transmitter's mast."""
    staff = joined(rect(557, 84, 18, 700, 6), *(rect(566 - half, y, half * 2, 16, 6) for half, y in ((40, 128), (60,
        186), (80, 246))))  # fmt: skip
    lit(painter, staff, look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=6)
    lit(painter, disc(566, 84, 18), look.DANGER, look.BONE, (-4, -4), shade=look.OXBLOOD, width=5)
    glow(painter, 566, 84, 70, look.DANGER, 0.5)


def _pulpit(painter: QPainter, t: Tones) -> None:
    """A pulpit with the crossed keys on its front, and on its ledge the microphone."""
    wood, dark = "#3A2030", "#120A12"
    front_ = polygon(((206, 690), (520, 690), (480, 1060), (250, 1060)))
    lit(painter, front_, wood, t.light, (-10, -4), shade=dark)
    lit(painter, rect(166, 656, 396, 46, 8), mixed(wood, t.light, 0.3), look.BONE, (-3, -9), shade=dark)
    for turn in (-42, 42):
        lit(painter, placed(_key(), 364, 850, 0.98, turn), look.SODIUM, look.BONE, (-4, -4), shade="#8C5A1E", width=6)
    fill(painter, thick_line(((262, 660), (252, 560), (262, 500)), 11), BLACK)
    stroke(painter, thick_line(((262, 660), (252, 560), (262, 500)), 3), look.MUTED, 5)
    mike = placed(rect(-34, -56, 68, 112, 34), 262, 470, 1, 10)
    lit(painter, mike, look.MUTED, look.BONE, (-8, -6), shade="#3A3644", width=7)
    for y in (-28, -10, 8, 26):
        fill(painter, placed(rect(-27, y, 54, 8, 4), 262, 470, 1, 10), BLACK)


@cache
def _key() -> QPainterPath:
    """One of Peter's keys, its bow up."""
    whole = joined(disc(0, -92, 38), rect(-8, -60, 16, 170), rect(8, 74, 30, 14), rect(8, 98, 22, 13), rect(-14, -52,
        28, 12))  # fmt: skip
    return whole.simplified().subtracted(disc(0, -92, 18))


def _kneels(painter: QPainter, t: Tones, way: int) -> None:
    """One of the two who kneel, from behind: a monk at the left (1), a woman in a shawl at the right."""
    painter.save()
    painter.translate(142 if way > 0 else 572, 0)
    painter.scale(way, 1)
    back = blob(((-160, 1080), (-150, 960), (-90, 910), (0, 894), (80, 918), (120, 980), (130, 1080)), tension=0.7)
    lit(painter, back, "#3A2E2A" if way > 0 else look.OXBLOOD, t.light, (9, -9), shade="#0E0A0A")
    if way > 0:
        lit(painter, disc(76, 838, 16, 24), "#B8855C", look.BONE, (4, -3), width=5)
        lit(painter, disc(-6, 830, 82, 92), "#5A5664", look.BONE, (8, -6), shade="#16141B")
        lit(painter, disc(6, 776, 52, 36), "#D8A878", look.BONE, (6, -4), shade="#7A4A2C", width=4)
        strands(painter, [((x * 0.7, 816), (x, 850), (x * 0.86, 908)) for x in (-64, -40, -14, 14, 40, 62)], "#5A5664",
            look.BONE, 5)  # fmt: skip
        hood = blob(((-96, 940), (-70, 896), (-4, 908), (62, 892), (90, 930), (0, 1000)), tension=0.7)
        lit(painter, hood, "#3A2E2A", t.light, (8, -7), shade="#0E0A0A")
    else:
        shawl = blob(((0, 738), (58, 758), (84, 826), (78, 890), (124, 930), (158, 1000), (160, 1090), (-150, 1090), (
            -146, 1000), (-100, 926), (-74, 890), (-82, 826), (-56, 756)), tension=0.8)  # fmt: skip
        lit(painter, shawl, "#B9AEC8", look.BONE, (10, -9), shade="#2E2638")
        for points in (((30, 770, 2), (52, 850, 8), (40, 940, 3)), ((-10, 764, 2), (-14, 860, 8), (-40, 960, 3)),
            ((84, 930, 2), (60, 1000, 9), (70, 1080, 4)), ((-20, 930, 2), (-60, 1000, 9), (-70, 1080, 4))):  # fmt: skip
            fill(painter, limb(points), "#2E2638")
        within(painter, shawl, limb(((-84, 880, 9), (0, 912, 9), (86, 880, 9))), look.OXBLOOD)
    painter.restore()
