"""The World, Major XXI."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    Point,
    along,
    blob,
    disc,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit


def scene(painter: QPainter, t: Tones) -> None:
    """A dancer over the roofs of the whole city, inside a great wreath; the four suits are set in it."""
    sky(painter, "#4A2E12", "#1C100A", 1000)
    fill(painter, rays(350, 570, 250, 900, 44, 54), "#A8762A")
    glow(painter, 350, 570, 470, t.light, 0.75)
    inside = disc(350, 566, 258, 420)
    painter.save()
    painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    sky(painter, "#060A1C", "#24507A", 900, 130)
    for left, right, share in ((120, 640, 0.12), (200, 560, 0.14), (260, 480, 0.18)):  # one lamp, above
        glaze(painter, polygon(((300, 100), (360, 100), (right, 1040), (left, 1040))), "#FFE9B0", share)
    stars(painter, 18, (110, 180), (480, 560), look.BONE)
    glow(painter, 350, 1010, 300, t.light, 0.8)
    city(painter, 1000, "#2B3E54", t.light, tall=190, seed=5, left=70)
    city(painter, 1000, "#120E16", t.light, tall=96, seed=8, left=70)
    painter.restore()
    _wreath(painter)
    _dancer(painter, t)
    for suit, x, y in ((Suit.WANDS, 102, 340), (Suit.CUPS, 598, 340), (Suit.SWORDS, 102, 852),
        (Suit.PENTACLES, 598, 852)):  # fmt: skip
        lit(painter, disc(x, y, 66), "#17131A", t.light, (-3, -6), width=6)
        stroke(painter, disc(x, y, 60), t.light, 6)
        paint_glyph(painter, suit, x, y, 92, rim=BLACK)


def _wreath(painter: QPainter) -> None:
    """Laurel bound with red above and below; the lamp's side of each leaf is bright."""
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
    for y, turn in ((122, 0), (976, 180)):
        loop = blob(((0, 0), (40, -44), (88, -40), (84, 6), (40, 16)))
        tail = polygon(((-6, 4), (14, 0), (48, 56), (30, 54), (22, 70)))
        for part in (tail, loop):
            for way in (False, True):
                lit(painter, placed(part, 350, y, 0.9, turn, mirror=way), look.OXBLOOD, look.DANGER, (4, -6),
                    shade="#33090F", width=5)  # fmt: skip
        lit(painter, disc(350, y, 20), look.OXBLOOD, look.DANGER, (4, -4), width=5)


def _dancer(painter: QPainter, t: Tones) -> None:
    """On one toe, the other foot before that knee, one arm flung up,
        the other down; dress and hair fly with the turn.

    A head is 108. Shoulders (292, 360) and (408, 340); hips (336, 574) and (408, 568); the one knee (398, 752), its
    ankle (374, 922); the other knee (170, 634), its ankle (326, 740).
    """
    skin, shade = "#F4D4B0", "#C88E6A"
    _ribbon(painter, ((404, 488, 22), (448, 474, 36), (492, 440, 34), (518, 392, 8), (522, 330, 34), (508, 270, 42),
        (484, 222, 20)))  # fmt: skip
    _ribbon(painter, ((404, 490, 20), (410, 600, 30), (370, 720, 44), (270, 790, 46), (196, 836, 30), (176, 872, 7),
        (220, 906, 36), (300, 914, 46), (390, 892, 34), (440, 866, 8), (500, 816, 34)))  # fmt: skip
    inside = blob(((330, 590), (300, 690), (350, 800), (430, 850), (500, 860), (530, 780), (520, 660), (440, 590)),
        tension=0.7)  # fmt: skip
    lit(painter, inside, "#4A0E18", "#7A1622", (-6, -4), shade="#22060B", width=5)
    _flying_hair(painter, t)
    leg(painter, ((404, 572), (400, 748), (376, 912)), 108, skin, look.BONE, (-8, -5), bare=True, shade=shade)
    toe = blob(((358, 908), (392, 908), (388, 944), (372, 986), (362, 994), (354, 984), (354, 944)), tension=0.8)
    lit(painter, toe, look.SODIUM, look.BONE, (-5, -3), shade="#8C5A1E", width=5)
    for y in (896, 916):  # ribbons of the slipper
        fill(painter, thick_line(((358, y), (394, y - 12)), 4), "#8C5A1E")
    crossed = _bent_leg(painter, skin, shade)
    _wand(painter, 518, 132, 46)
    chest = blob(((276, 352), (300, 334), (338, 326), (356, 310), (380, 306), (392, 318), (424, 322), (430, 344),
        (420,
        392), (400, 450), (330, 450), (296, 400)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, look.BONE, (-8, -5), shade=shade, smooth=True)
    arm(painter, ((404, 352), (488, 272), (510, 170)), 70, skin, look.BONE, (-6, -5), skin=skin, body=chest)
    fist(painter, 516, 138, 14, 0.5, skin, towards=(-0.8, -0.6))
    _dress(painter, crossed)
    _dancers_head(painter, t, skin, shade)
    _wand(painter, 108, 556, -14)
    arm(painter, ((298, 368), (200, 456), (136, 536)), 66, skin, look.BONE, (-6, -6), skin=skin, body=chest)
    fist(painter, 108, 562, 206, 0.5, skin, back=True, mirror=True, towards=(-0.6, -0.8))


def _ribbon(painter: QPainter, course: Sequence[tuple[float, float, float]]) -> None:
    """One end of her violet sash, which flies."""
    shape = ink(course)
    lit(painter, shape, mixed(BLACK, "#A58BE0", 0.8), "#D8C8FF", (-3, -7), shade="#2A1C50", width=5, smooth=True)


def _bone(start: Point, end: Point, wide: float, up: Sequence[Point], down: Sequence[Point]) -> QPainterPath:
    """Flesh round a bone: shares of its length and half widths, along its one side and back along the other."""
    sides = [along(start, end, a, -b * wide) for a, b in up] + [along(start, end, a, b * wide) for a, b in
        reversed(down)]  # fmt: skip
    return blob(sides, tension=0.8)


def _bent_leg(painter: QPainter, skin: str, shade: str) -> QPainterPath:
    """The thigh to the side, the round knee, the calf, and the slipper's toe against the other leg; give the shin."""
    hip, knee, ankle = (356, 584), (170, 634), (326, 740)
    thigh = _bone(hip, knee, 108, ((0, 0.5), (0.3, 0.5), (0.7, 0.4), (1, 0.34), (1.12, 0.24)), ((0, 0.5), (0.3, 0.5),
        (0.7, 0.42), (1, 0.34), (1.12, 0.16)))  # fmt: skip
    shin = _bone(knee, ankle, 100, ((-0.16, 0.2), (0, 0.32), (0.15, 0.33), (0.36, 0.4), (0.6, 0.31), (0.85, 0.18), (1,
        0.16)), ((-0.16, 0.2), (0, 0.36), (0.14, 0.32), (0.4, 0.25), (0.7, 0.19), (1, 0.16)))  # fmt: skip
    lit(painter, thigh.united(shin), skin, look.BONE, (-6, -8), shade=shade, smooth=True)
    within(painter, thigh, blob(((300, 530), (242, 556), (220, 600), (222, 640), (300, 700))), shade)
    fill(painter, ink(((196, 630, 1), (222, 627, 5), (250, 640, 6), (284, 676, 5))), BLACK)
    foot = blob(((308, 738), (324, 730), (338, 736), (352, 752), (374, 780), (398, 810), (408, 830), (396, 834), (360,
        814), (326, 792), (300, 774), (298, 758)), tension=0.8)  # fmt: skip
    lit(painter, foot, look.SODIUM, look.BONE, (-3, -5), shade="#8C5A1E", width=5)
    for x, y in ((292, 724), (276, 712)):
        fill(painter, thick_line(((x - 12, y + 18), (x + 14, y - 10)), 4), "#8C5A1E")
    fill(painter, ink(((150, 640, 2), (158, 660, 5), (180, 668, 2))), shade)
    return shin.united(foot)


def _flying_hair(painter: QPainter, t: Tones) -> None:
    """Locks that lag behind the turn, each in its own wave."""
    tone, deep = "#5A2A16", "#1C0C08"
    locks = (
        ((360, 250, 54), (310, 262, 54), (262, 306, 40), (214, 316, 28), (176, 362, 4)),
        ((352, 240, 54), (300, 240, 50), (240, 270, 42), (190, 256, 30), (146, 296, 4)),
        ((364, 272, 50), (322, 300, 46), (286, 350, 32), (236, 366, 22), (206, 402, 4)),
        ((350, 226, 46), (296, 214, 42), (246, 224, 32), (204, 204, 22), (170, 224, 4)),
    )
    for number, lock in enumerate(locks):
        lit(painter, ink(lock), (tone, "#6B341C", "#4A2010", "#6B341C")[number], t.light, (-2, -7), shade=deep,
            width=5, smooth=True)  # fmt: skip
        for aside in (-8, 6):
            strands(painter, [((lock[0][0], lock[0][1] + aside), (lock[2][0] + 20, lock[2][1] + aside * 0.6 - 26),
                (lock[3][0], lock[3][1] + aside * 0.4))], tone, t.light, 4)  # fmt: skip


def _dress(painter: QPainter, crossed: QPainterPath) -> None:
    """Bodice and skirt in one: its hem lies round the bent thigh, behind the shin, and whirls out to the right."""
    red, deep = "#B81E32", "#3A0810"
    dress = blob(((288, 380), (306, 376), (330, 392), (354, 374), (388, 380), (418, 358), (424, 382), (416, 430),
        (404,
        480), (424, 520), (446, 560), (496, 610), (560, 664), (604, 738), (556, 728), (554, 796), (512, 760), (500,
        838), (458, 770), (430, 800), (414, 730), (380, 700), (330, 704), (290, 696), (262, 684), (248, 640), (248,
        590), (262, 552), (294, 544), (314, 520), (322, 480), (306, 430)), tension=0.75)  # fmt: skip
    dress = dress.subtracted(crossed)
    lit(painter, dress, red, "#F28A78", (-9, -7), shade=deep)
    for points in (((334, 504, 2), (310, 570, 8), (250, 596, 3)), ((362, 506, 2), (384, 580, 9), (424, 780, 3)),
        ((380,
        504, 2), (430, 600, 10), (494, 810, 3)), ((394, 498, 2), (470, 610, 9), (550, 760, 3)), ((348, 510, 2), (330,
        600, 9), (256, 650, 3)), ((336, 400, 2), (350, 440, 5), (346, 480, 2)), ((404, 400, 2), (396, 450, 6), (376,
        484, 2))):  # fmt: skip
        within(painter, dress, limb(points), deep)
    sash = limb(((318, 484, 22), (360, 498, 24), (406, 484, 22)))
    lit(painter, sash.united(disc(404, 486, 18)), mixed(BLACK, "#A58BE0", 0.9), "#D8C8FF", (-2, -5), shade="#3E2C70",
        width=5)  # fmt: skip


def _wand(painter: QPainter, x: float, y: float, turn: float) -> None:
    """One of the dancer's two wands, held in its middle, a knob at each end."""
    lit(painter, placed(rect(-6, -80, 12, 160, 6), x, y, 1, turn), look.BONE, look.BONE, (-3, -3), shade=look.MUTED,
        width=5)  # fmt: skip
    for end in (-80, 80):
        lit(painter, placed(disc(0, end, 12), x, y, 1, turn), look.SODIUM, look.BONE, (-3, -3), width=4)


def _dancers_head(painter: QPainter, t: Tones, skin: str, shade: str) -> None:
    """Her head thrown back; she smiles up into the light along her arm; flowers in the hair."""
    with tilted(painter, 364, 312, -12):
        neck(painter, 360, 292, 38, 330, skin)
        painter.translate(366, 308)
        painter.scale(1.66, 1.66)
        painter.translate(-370, -304)
        turned(painter, 368, 246, 0.46, Face(shade, skin, nose=Nose.SNUB, brow=9, stern=-0.5, jaw=0.0, young=True,
            smile=1.0, gaze=0.9, lid=0.3, lips="#B0302A"))  # fmt: skip
        top = blob(((400, 230), (399, 204), (376, 187), (346, 188), (322, 206), (306, 232), (280, 246), (262, 270),
            (286, 268), (276, 296), (306, 284), (318, 292), (334, 274), (340, 250), (362, 220), (384, 214)),
            tension=0.8)  # fmt: skip
        lit(painter, top, "#5A2A16", t.light, (-4, -6), shade="#1C0C08", width=5)
        for x, y in ((330, 214), (350, 196), (374, 194), (394, 208)):  # flowers
            lit(painter, star(x, y, 14, 7, 5), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
            fill(painter, disc(x, y, 4), look.SODIUM)
        strands(painter, [((384, 200), (340, 204), (310, 252)), ((366, 204), (336, 224), (326, 278)), ((340, 200),
            (306,
            240), (280, 262))], "#5A2A16", t.light, 5)  # fmt: skip
