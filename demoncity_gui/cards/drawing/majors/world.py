"""The World, Major XXI."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

_LAMP: Final = (7, -6)


def scene(painter: QPainter, t: Tones) -> None:
    """A dancer inside a great wreath, in the light of one lamp; the four suits are set in it."""
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
    painter.restore()
    _wreath(painter)
    _dancer(painter, t)
    for suit, x, y in ((Suit.WANDS, 102, 392), (Suit.CUPS, 598, 392), (Suit.SWORDS, 102, 852),
        (Suit.PENTACLES, 598, 852)):  # fmt: skip
        lit(painter, disc(x, y, 66), "#17131A", t.light, (-3, -6), width=6)
        stroke(painter, disc(x, y, 60), t.light, 6)
        paint_glyph(painter, suit, x, y, 92, rim=BLACK)


def _wreath(painter: QPainter) -> None:
    """Laurel bound with red above; the lamp's side of each leaf is bright."""
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
    loop = blob(((0, 0), (40, -44), (88, -40), (84, 6), (40, 16)))
    tail = polygon(((-6, 4), (14, 0), (48, 56), (30, 54), (22, 70)))
    for part in (tail, loop):
        for way in (False, True):
            lit(painter, placed(part, 350, 136, 0.9, mirror=way), look.OXBLOOD, look.DANGER, (4, -6), shade="#33090F",
                width=5)  # fmt: skip
    lit(painter, disc(350, 136, 20), look.OXBLOOD, look.DANGER, (4, -4), width=5)


def _dancer(painter: QPainter, t: Tones) -> None:
    """She dances, to the thighs: one arm flung up with a wand, the other hand at her hip, head thrown back.

    A head is 170. Shoulders (262, 502) and (430, 484); elbows (150, 640) and (524, 336); wrists (280, 726) and
    (462, 186).
    """
    skin, shade, gleam = "#F4D4B0", "#8A5034", "#FFF0DC"
    _ribbon(painter, ((430, 150, 20), (500, 130, 40), (560, 190, 44), (540, 250, 10), (520, 420, 40), (560, 540, 60), (
        520, 640, 40), (430, 700, 30)))  # fmt: skip
    _flying_hair(painter, t)
    bent = blob(((238, 488), (196, 548), (142, 612), (122, 640), (124, 658), (146, 674), (206, 694), (320, 726), (324,
        684), (250, 664), (212, 648), (200, 634), (232, 596), (280, 540)), tension=0.62)  # fmt: skip
    lit(painter, bent, skin, gleam, (2, -7), shade=shade, smooth=True)
    fill(painter, ink(((198, 630, 1), (184, 646, 5), (166, 652, 1))), "#C08A64")
    chest = blob(((256, 486), (292, 462), (326, 452), (334, 424), (372, 420), (380, 446), (412, 452), (442, 468), (452,
        530), (436, 600), (424, 660), (300, 660), (272, 600), (250, 540)), tension=0.8)  # fmt: skip
    lit(painter, chest, skin, gleam, _LAMP, shade=shade, smooth=True)
    fill(painter, ink(((300, 492, 1), (326, 482, 5), (346, 488, 1))), "#C08A64")
    fill(painter, ink(((366, 486, 1), (390, 478, 5), (420, 482, 1))), "#C08A64")
    _wand(painter, 450, 150, -22)
    arm(painter, ((424, 496), (526, 344), (466, 190)), 76, skin, gleam, _LAMP, skin=skin, body=chest)
    fist(painter, 452, 154, -21, 0.6, skin, towards=(0.8, -0.6))
    _dress(painter)
    _dancers_head(painter, t, skin)


def _ribbon(painter: QPainter, course: Sequence[tuple[float, float, float]]) -> None:
    """Her violet sash, which flies."""
    shape = ink(course)
    lit(painter, shape, mixed(BLACK, "#A58BE0", 0.8), "#D8C8FF", (3, -7), shade="#2A1C50", width=5, smooth=True)


def _flying_hair(painter: QPainter, t: Tones) -> None:
    """Locks that lag behind the turn, each in its own wave."""
    tone, deep = "#5A2A16", "#1C0C08"
    locks = (
        ((330, 330, 90), (270, 380, 84), (220, 460, 60), (160, 480, 40), (110, 540, 4)),
        ((320, 300, 90), (250, 330, 80), (190, 400, 60), (130, 400, 40), (70, 450, 4)),
        ((330, 360, 80), (290, 430, 70), (250, 520, 50), (200, 560, 34), (170, 620, 4)),
        ((320, 270, 70), (250, 280, 64), (190, 320, 46), (140, 310, 30), (90, 340, 4)),
    )
    for number, lock in enumerate(locks):
        lit(painter, ink(lock), (tone, "#6B341C", "#4A2010", "#6B341C")[number], t.light, (3, -7), shade=deep,
            width=6, smooth=True)  # fmt: skip
        for aside in (-12, 10):
            strands(painter, [((lock[0][0], lock[0][1] + aside), (lock[2][0] + 20, lock[2][1] + aside * 0.6 - 26),
                (lock[3][0], lock[3][1] + aside * 0.4))], tone, t.light, 6)  # fmt: skip


def _dress(painter: QPainter) -> None:
    """Bodice and whirling skirt in one, a belt between them."""
    red, deep = "#B81E32", "#3A0810"
    dress = blob(((254, 560), (290, 548), (326, 566), (352, 584), (384, 560), (424, 544), (452, 552), (446, 620), (424,
        700), (450, 762), (508, 830), (600, 890), (720, 930), (720, 1080), (-20, 1080), (30, 980), (160, 900),
        (248, 800), (294, 704), (270, 630)), tension=0.7)  # fmt: skip
    lit(painter, dress, red, "#FF9A88", (10, -7), shade=deep)
    sweep = [((310 + k * 22, 744, 2), (250 + k * 36, 850 + k * 6, 12), (230 + k * 62, 940 + k * 6, 20), (90 + k * 104,
        1070, 30)) for k in range(6)]  # fmt: skip
    within(painter, dress, joined(*(ink(line) for line in sweep)), deep)
    within(painter, dress, joined(ink(((296, 570, 1), (312, 630, 7), (326, 690, 1))), ink(((420, 570, 1), (402, 640, 7),
        (394, 696, 1)))), deep)  # fmt: skip
    belt = ((270, 694), (362, 722), (460, 690))
    for tone, wide, high in ((BLACK, 44, 0), ("#8C5A1E", 32, 0), (look.SODIUM, 24, -4), (look.BONE, 5, -13)):
        within(painter, dress, limb([(x, y + high, wide) for x, y in belt]), tone)
    lit(painter, star(362, 718, 34, 14), look.BONE, "#FFFFFF", (3, -4), shade=look.MUTED, width=5)


def _wand(painter: QPainter, x: float, y: float, turn: float) -> None:
    """The dancer's wand, held in its middle, a knob at each end."""
    lit(painter, placed(rect(-8, -88, 16, 176, 8), x, y, 1, turn), look.BONE, look.BONE, (3, -3), shade=look.MUTED,
        width=6)  # fmt: skip
    for end in (-88, 88):
        lit(painter, placed(disc(0, end, 16), x, y, 1, turn), look.SODIUM, look.BONE, (3, -3), shade="#8C5A1E", width=5)


def _dancers_head(painter: QPainter, t: Tones, skin: str) -> None:
    """Her head thrown back, in profile: she smiles up along her arm; stars in the hair."""
    painter.save()
    painter.translate(352, 336)
    painter.rotate(-16)
    painter.scale(0.9, 0.9)
    side(painter, 0, 0, 1, Face("#A8704C", skin, nose=Nose.SNUB, brow=7, stern=-0.6, smile=1.2, lid=0.2, squint=0.4,
        lips="#B8202C", iris="#3A6A4A", jaw=0.1))  # fmt: skip
    hair = blob(((58, -70), (48, -102), (8, -126), (-44, -122), (-90, -90), (-106, -30), (-100, 50), (-70, 76), (-46,
        44), (-32, 10), (-26, -20), (-6, -44), (28, -64)), tension=0.8)  # fmt: skip
    lit(painter, hair, "#5A2A16", t.light, (7, -5), shade="#1C0C08")
    strands(painter, [((48, -84), (0, -98), (-64, 10)), ((36, -76), (-20, -70), (-78, 40)), ((16, -108), (-60, -90),
        (-92, 0))], "#5A2A16", t.light, 8)  # fmt: skip
    for number, (x, y) in enumerate(((42, -96), (0, -112), (-44, -108), (-80, -74))):
        lit(painter, star(x, y, 28, 12, 5, number * 15), look.BONE, "#FFFFFF", (3, -3), shade=look.MUTED, width=4)
        fill(painter, disc(x, y, 7), look.SODIUM)
    lit(painter, disc(-18, 42, 11, 16), look.SODIUM, look.BONE, (3, -3), shade="#8C5A1E", width=4)
    painter.restore()
