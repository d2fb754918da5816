"""The Magician, Major I."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.glyphs import paint_glyph
from demoncity_gui.cards.drawing.hands import fist, palm
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, star, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones
from demoncity_gui.pieces.tarot import Suit

_X: Final = 356
_CAPE: Final = "#262C64"
_DEEP: Final = "#0B0D22"
_LINING: Final = "#B01E2C"
_LAMP: Final = (-9, -7)


def scene(painter: QPainter, t: Tones) -> None:
    """A conjurer in cape and top hat lets cards float over his open hand; the shadow he throws has horns."""
    _curtain(painter, t)
    glow(painter, 430, 330, 420, look.SODIUM, 0.34)
    _true_shape(painter)
    night = rect(20, -170, 660, 1240)
    night.addPath(disc(400, 350, 372, 420))
    night.setFillRule(Qt.FillRule.OddEvenFill)
    glaze(painter, night, "#120508", 0.6)
    _cape(painter, t)
    _sharp(painter, t)
    _open_hand(painter, t)
    _wand_hand(painter)
    _table(painter, t)


def _curtain(painter: QPainter, t: Tones) -> None:
    """The curtain of the back room, fold beside fold, in the light of a lantern."""
    for number in range(10):
        left = 20 + number * 74
        fold = blob(((left, -170), (left + 60, -170), (left + 66, 700), (left + 74, 1040), (left - 8, 1040),
            (left - 4, 600)), tension=0.5)  # fmt: skip
        lit(painter, fold, mixed(BLACK, t.light, 0.72), t.light, (-6, 0), shade=mixed(BLACK, t.light, 0.4),
            width=3)  # fmt: skip


def _true_shape(painter: QPainter) -> None:
    """The shadow on the curtain: horns where he has a hat, a pointed ear, one red eye."""
    painter.save()
    painter.translate(-6, 34)
    skull = blob(((372, 330), (400, 220), (470, 176), (540, 182), (596, 240), (612, 340), (580, 470), (480, 520), (390,
        470)), tension=0.8)  # fmt: skip
    horns = [blob(((410, 240), (372, 196), (358, 130), (378, 60), (416, 20), (404, 84), (424, 140), (478, 190)),
        tension=0.8), blob(((552, 190), (604, 150), (632, 96), (626, 44), (662, 96), (668, 160), (640, 220), (592,
        264)), tension=0.8)]  # fmt: skip
    ear = polygon(((590, 290), (662, 262), (640, 340), (598, 380)))
    trunk = blob(((420, 440), (580, 440), (640, 520), (720, 560), (740, 1000), (300, 1000), (340, 540)), tension=0.6)
    fill(painter, joined(skull, *horns, ear, trunk), "#17040A")
    glow(painter, 558, 272, 60, look.DANGER, 0.5)
    fill(painter, blob(((516, 296), (536, 272), (588, 248), (582, 278), (552, 296)), tension=0.4), look.DANGER)
    fill(painter, ink(((558, 258, 2), (559, 274, 9), (556, 294, 2))), "#17040A")
    painter.restore()


def _cape(painter: QPainter, t: Tones) -> None:
    """A cape over broad shoulders, open in front on lining, shirt and tie, its collar up."""
    cape = blob([(_X + x, y) for x, y in ((-90, 590), (-190, 616), (-264, 690), (-290, 800), (-290, 960), (290,
        960), (290, 800), (264, 690), (190, 616), (90, 590))], tension=0.6)  # fmt: skip
    lit(painter, cape, _CAPE, look.BONE, _LAMP, shade=_DEEP, width=8)
    within(painter, cape, folds(*(((_X + way * 150, 650), (_X + way * 190, 760), (_X + way * 190, 940), 20) for way in (
        -1, 1))), _DEEP)  # fmt: skip
    inner = polygon([(_X + x, y) for x, y in ((-84, 590), (84, 590), (150, 860), (-150, 860))])
    lit(painter, inner, _LINING, t.light, (-6, -4), shade="#3A0810", width=6)
    fill(painter, polygon([(_X + x, y) for x, y in ((-90, 470), (90, 470), (110, 640), (-110, 640))]), "#2A1014")
    shirt = polygon([(_X + x, y) for x, y in ((-70, 590), (70, 590), (60, 860), (-60, 860))])
    lit(painter, shirt, look.BONE, "#FFFFFF", (-6, -4), shade="#9A8E9A", width=5)
    fill(painter, joined(disc(_X, 716, 8), disc(_X, 766, 8)), BLACK)
    for way in (-1, 1):
        coat = polygon([(_X + way * x, y) for x, y in ((62, 610), (104, 640), (110, 860), (20, 860))])
        lit(painter, coat, "#15131E", t.light, (-4, -4), shade=BLACK, width=5)
    for way in (-1, 1):  # the collar stands up on both sides of his jaw
        flap = blob([(_X + way * x, y) for x, y in ((44, 640), (70, 560), (118, 500), (176, 470), (186, 560), (164,
            630), (110, 676))], tension=0.4)  # fmt: skip
        lit(painter, flap, _LINING if way < 0 else "#7A1420", t.light, (-6, -5), shade="#3A0810", width=8)
    tie = polygon([(_X + x, y) for x, y in ((0, 640), (58, 612), (58, 676), (0, 650), (-58, 676), (-58, 612))])
    lit(painter, tie, "#15131E", t.light, (-3, -5), shade=BLACK, width=6)


def _sharp(painter: QPainter, t: Tones) -> None:
    """His head: a knowing smile under a waxed moustache, one half in the hat's shadow, an eye shining out of it."""
    with tilted(painter, _X, 600, -5):
        painter.translate(_X, 424)
        painter.scale(1.36, 1.36)
        front(painter, 0, 0, 1.0, Face("#8A4A30", "#EBC29C", stern=0.55, brow=12, smile=1.0, jaw=0.2, arch=0.5,
            lid=0.16, squint=-0.2, iris="#E8A018"))  # fmt: skip
        half = blob(((4, -110), (90, -110), (90, 80), (20, 110), (2, 100), (8, 40), (24, 34), (12, 14), (8, -36)),
            tension=0.4)  # fmt: skip
        glaze(painter, half.intersected(disc(0, 0, 74, 104)), "#120508", 0.45)
        fill(painter, disc(34, -9, 8), "#FFC23A")
        fill(painter, disc(34, -9, 4), BLACK)
        _whiskers(painter, t)
        hat = joined(polygon(((-70, -72), (-80, -204), (80, -204), (70, -72))), blob(((-124, -66), (-80, -88), (0, -92),
            (80, -88), (124, -66), (80, -54), (0, -44), (-80, -54))))  # fmt: skip
        lit(painter, hat, "#221C28", t.light, (-7, -6), shade=BLACK)
        within(painter, hat, polygon(((-80, -122), (80, -122), (80, -88), (-80, -88))), look.OXBLOOD)


def _whiskers(painter: QPainter, t: Tones) -> None:
    """Moustache, goatee, sideburns, in the units of his head."""
    half = ((0, 44), (18, 38), (38, 42), (56, 36), (68, 20), (64, 8), (78, 10), (82, 28), (66, 50), (40, 56), (16, 54))
    both = blob((*half, (0, 58), *((-x, y) for x, y in reversed(half[1:]))), tension=0.8)
    lit(painter, both, BLACK, t.light, (-2, -2), width=3)
    beard = blob(((-14, 92), (0, 88), (14, 92), (16, 110), (0, 142), (-16, 110)), tension=0.6)
    lit(painter, beard, BLACK, t.light, (-2, -2), width=3)
    for way in (-1, 1):
        burn = blob([(way * x, y) for x, y in ((58, -60), (80, -64), (80, -18), (70, 16), (66, -18))], tension=0.6)
        lit(painter, burn, "#1A0E0E", mixed(BLACK, t.light, 0.5), (-3, -2), width=4)


def _forearm(painter: QPainter, way: int, wrist: tuple[float, float]) -> None:
    """A sleeve that comes up from the elbow on the table out of the cape, a white cuff at its end."""
    x, y = wrist
    sleeve = limb(((x - way * 30, 930, 150), (x - way * 22, 850, 136), (x - way * 4, y + 30, 100)))
    lit(painter, sleeve, "#1C1A28", look.BONE, _LAMP, shade=BLACK, width=8)
    within(painter, sleeve, folds(*(((x - way * 80, 850 + a), (x - way * 20, 830 + a), (x + way * 30, 800 + a), 12)
        for a in (0, 36))), BLACK)  # fmt: skip
    cuff = limb(((x - way * 2, y + 24, 98), (x, y, 94)))
    lit(painter, cuff, look.BONE, "#FFFFFF", (-5, -5), shade="#8A8090", width=7)


def _open_hand(painter: QPainter, t: Tones) -> None:
    """His open glove at the left; over it his cards whirl up, a card of each suit."""
    _forearm(painter, -1, (140, 706))
    palm(painter, 134, 620, -4, 1.0, "#F2ECE4", towards=(-0.4, -0.9))
    glow(painter, 130, 420, 190, t.light, 0.3)
    for suit, x, y, turn in ((Suit.PENTACLES, 84, 474, -16), (Suit.SWORDS, 174, 428, 14), (Suit.CUPS, 88, 366, -10), (
            Suit.WANDS, 186, 324, 16)):  # fmt: skip
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        rimmed(painter, rect(-33, -46, 66, 92, 8), look.BONE, BLACK, 6)
        paint_glyph(painter, suit, 0, 0, 60, rim=BLACK, modelled=True)
        painter.restore()


def _wand_hand(painter: QPainter) -> None:
    """The other hand, a wand in it, a spark at its tip."""
    _forearm(painter, 1, (582, 706))
    painter.save()
    painter.translate(0, -34)
    wand = thick_line(((572, 760), (608, 490)), 20, round_ends=False)
    lit(painter, wand, "#2B1A16", look.BONE, (-4, -2), width=6)
    lit(painter, thick_line(((601, 542), (608, 490)), 20, round_ends=False), look.BONE, look.BONE, width=6)
    glow(painter, 610, 474, 110, "#FFF0C0", 0.34)
    fill(painter, star(610, 474, 58, 10, 4, 8), "#FFFBE8")
    fist(painter, 582, 660, 6, 0.92, "#F2ECE4")
    painter.restore()


def _table(painter: QPainter, t: Tones) -> None:
    """A round table of green baize: a match, a glass, a blade, a coin."""
    lit(painter, disc(350, 944, 336, 100), "#5A3418", t.light, (0, -8), shade="#20100A")
    lit(painter, disc(350, 922, 334, 96), "#7A4A28", look.SODIUM, (0, -6), width=5)
    fill(painter, disc(350, 922, 308, 82), "#2A5A42")
    hatch(painter, disc(350, 922, 308, 82), Hatch.DIAGONAL, "#245038", pitch=12, width=4)
    glow(painter, 350, 910, 230, look.SODIUM, 0.2)
    for suit, x in ((Suit.WANDS, 150), (Suit.CUPS, 286), (Suit.SWORDS, 422), (Suit.PENTACLES, 552)):
        glaze(painter, disc(x + 8, 962, 50, 11), BLACK, 0.4)
        paint_glyph(painter, suit, x, 906, 114, rim=BLACK, modelled=True)
