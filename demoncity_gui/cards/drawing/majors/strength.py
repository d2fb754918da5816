"""Strength, Major VIII."""

from __future__ import annotations

from functools import partial
from math import radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks, sky
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0D0AC"


def scene(painter: QPainter, t: Tones) -> None:
    """A woman leans over a great wolf and closes its jaws as one closes a book."""
    sky(painter, "#160F18", "#4A2A1E", 900)
    bricks(painter, 30, -150, 640, 1060, "#2A1712", t.light)
    glow(painter, 430, 330, 400, t.light, 0.75)
    fill(painter, disc(430, 330, 236), mixed(BLACK, t.light, 0.82))
    fill(painter, disc(430, 330, 196), t.light)
    for x in (60, 640):  # the bars of the cage she has opened
        lit(painter, rect(x - 13, -150, 26, 1200), "#241A1C", t.light, (6 if x < 350 else -6, 0), shade=BLACK, width=5)
    fill(painter, rect(20, 890, 660, 160), "#120A0C")
    _without_end(painter, 430, 78)
    _lies_down(painter, t)
    trunk = _gown(painter, t)
    with grip(painter, 326, 812, -112, 0.84, _SKIN, across=66, mirror=True, towards=(-0.6, -0.8)):
        painter.save()
        painter.translate(24, 10)
        _great_wolf(painter, t)
        painter.restore()
        bare = partial(arm, painter, width=84, colour=_SKIN, light=look.BONE, towards=(-7, -7), skin=_SKIN, body=trunk)
        bare(((344, 414), (240, 508), (208, 632)))
        bare(((518, 468), (502, 668), (408, 834)), body=None)
        strap = limb(((470, 402, 8), (477, 450, 9), (468, 500, 10)))
        rimmed(painter, strap, "#E6DAC4", BLACK, 3)
        fill(painter, limb(((486, 496, 2), (478, 520, 6), (472, 566, 5))), BLACK)
        palm(painter, 190, 684, 198, 0.79, _SKIN, mirror=True, back=True, apart=0.45, towards=(-0.6, -0.8))
    gloom(painter, 330, 470, 390, 0.5)


def _without_end(painter: QPainter, x: float, y: float) -> None:
    """The sign without end, a ribbon of light over her head."""
    glow(painter, x, y, 150, look.BONE, 0.35)
    for colour, width in ((BLACK, 26), (look.BONE, 14)):
        path = QPainterPath()
        path.moveTo(x, y)
        path.cubicTo(x + 32, y - 50, x + 100, y - 46, x + 100, y)
        path.cubicTo(x + 100, y + 46, x + 32, y + 50, x, y)
        path.cubicTo(x - 32, y - 50, x - 100, y - 46, x - 100, y)
        path.cubicTo(x - 100, y + 46, x - 32, y + 50, x, y)
        stroke(painter, path, colour, width)


def _gown(painter: QPainter, t: Tones) -> QPainterPath:
    """She: loose red hair, bare shoulders, a white gown that goes down behind the beast."""
    white, dark, dusk = "#E6DAC4", "#8A745C", "#B8845C"
    fall = blob(((390, 170), (450, 120), (520, 170), (540, 270), (574, 340), (620, 400), (604, 430), (640, 500), (590,
        520), (540, 500), (470, 420)), tension=0.8)  # fmt: skip
    lit(painter, fall, "#7A2A16", t.light, (-7, -9), shade="#2B0E08")
    strands(painter, [((480 + a * 0.5, 220), (520 + a, 340), (560 + a * 1.4, 470)) for a in (-36, -14, 8, 30)],
        "#7A2A16", t.light, 7)  # fmt: skip
    trunk = blob(((392, 384), (350, 388), (318, 410), (324, 452), (352, 500), (386, 570), (424, 650), (400, 760),
        (560, 770), (546, 650), (556, 570), (560, 500), (552, 446), (512, 414), (460, 394)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _SKIN, look.BONE, (-7, -7), shade=dusk, smooth=True)
    rimmed(painter, limb(((362, 392, 8), (360, 440, 9), (372, 496, 12))), white, BLACK, 3)
    bodice = blob(((340, 520), (352, 494), (384, 482), (418, 496), (442, 526), (472, 508), (512, 506), (552, 530), (580,
        560), (570, 700), (400, 700)), tension=0.6)  # fmt: skip
    painter.save()
    painter.setClipPath(trunk, Qt.ClipOperation.IntersectClip)
    lit(painter, bodice, white, look.BONE, (-8, -7), shade=dark)
    painter.restore()
    within(painter, trunk, blob(((600, 470), (556, 500), (528, 560), (506, 610), (510, 700), (640, 720)), tension=0.7),
        mixed(BLACK, dusk, 0.6))  # fmt: skip
    skirt = blob(((420, 640), (480, 656), (546, 640), (580, 720), (604, 840), (628, 1080), (330, 1080), (360, 900),
        (392, 740)), tension=0.6)  # fmt: skip
    lit(painter, skirt, white, look.BONE, (-9, -6), shade=dark)
    folds = [limb(((x, 668, 3), (x + d * 0.4, 820, 10), (x + d, 1070, 16))) for x, d in ((462, -30), (494, 16), (522,
        56))]  # fmt: skip
    within(painter, skirt, joined(*folds), dark)
    neck(painter, 410, 316, 56, 392, _SKIN)
    with tilted(painter, 410, 360, -9):
        painter.save()
        painter.translate(70, 6)
        painter.scale(0.86, 0.86)
        _her_head(painter, t)
        painter.restore()
    return trunk


def _her_head(painter: QPainter, t: Tones) -> None:
    """Her head bent over the beast, eyes lowered, half a smile; a wreath of flowers on her hair."""
    brown, dark = "#7A2A16", "#2B0E08"
    with tilted(painter, 400, 320, -14):
        turned(painter, 386, 306, 0.94, Face("#B8845C", _SKIN, nose=Nose.SNUB, stern=-0.5, brow=8, lips="#B01828",
            smile=0.75, jaw=0.1, open=False), mirror=True)  # fmt: skip
        top = blob(((318, 270), (322, 214), (366, 184), (436, 190), (476, 244), (488, 330), (478, 372), (452, 330),
            (436, 284), (396, 240), (350, 240)), tension=0.8)  # fmt: skip
        lit(painter, top, brown, t.light, (-7, -8), shade=dark)
        for number in range(6):  # a wreath of flowers
            x, y = 322 + number * 28, 232 - 46 * sin(radians(14 + number * 28))
            lit(painter, star(x, y, 24, 10, 5, number * 17), (look.BONE, look.DANGER)[number % 2], look.BONE, (-3, -3),
                width=4)  # fmt: skip
            fill(painter, disc(x, y, 6), look.SODIUM)


def _lies_down(painter: QPainter, t: Tones) -> None:
    """The wolf's body: it has lain down like a lion before a gate, its paws stretched out."""
    fur, dark = "#4A3C3E", "#140D12"
    tail = blob(((640, 760), (668, 700), (660, 620), (690, 560), (730, 600), (730, 780)), tension=0.9)
    lit(painter, tail, fur, t.light, (-6, -6), shade=dark)
    trunk = blob(((300, 1080), (290, 940), (310, 800), (356, 660), (430, 584), (500, 590), (580, 640), (640, 660), (700,
        700), (720, 1080)), tension=0.8)  # fmt: skip
    lit(painter, trunk, fur, t.light, (-4, -9), shade=dark)
    within(painter, trunk, polygon(((330, 800), (470, 760), (580, 730), (720, 790), (720, 1080), (280, 1080))), dark)
    haunch = blob(((520, 1040), (516, 920), (560, 800), (640, 750), (730, 760), (730, 1060)), tension=0.9)
    lit(painter, haunch, fur, t.light, (-6, -9), shade=dark)
    for x, y, size, colour in ((56, 944, 0.88, mixed(BLACK, fur, 0.6)), (84, 996, 1.0, fur)):
        fill(painter, disc(x + 180, y + 2, 220, 12), BLACK)
        paw = blob(((0, -2), (-6, -26), (10, -48), (38, -60), (74, -62), (120, -66), (240, -84), (340, -116), (410,
            -150), (460, -90), (420, -20), (340, 0), (200, -4), (84, 0), (30, 4)), tension=0.7)  # fmt: skip
        lit(painter, placed(paw, x, y, size), colour, t.light, (-3, -8), shade=dark)
        toes = [limb(((a, -46, 2), (a - 12, -26, 5), (a - 6, -6, 2))) for a in (34, 62, 88)]
        fill(painter, placed(joined(*toes), x, y, size), dark)
        claws = joined(*(polygon(((a, -16), (a + 12, -12), (a - 16, 4))) for a in (2, 30, 58)))
        rimmed(painter, placed(claws, x, y, size), look.BONE, BLACK, 3)
    locks = [limb(((x, y, 3), (x + 16, y + 24, 9), (x + 14, y + 54, 2))) for x, y in ((470, 600), (520, 610), (640,
        620), (604, 660), (660, 680), (616, 830), (650, 880), (590, 900))]  # fmt: skip
    fill(painter, joined(*locks), dark)


def _great_wolf(painter: QPainter, t: Tones) -> None:
    """A wolf as large as a lion and maned like one, its head under her arms, ears back, its eye soft."""
    fur, dark, light, towards = "#5E4E4C", "#1E161A", t.light, (-4, -9)
    painter.save()
    painter.translate(0, 61)
    far = blob(((334, 530), (352, 486), (392, 458), (416, 456), (410, 490), (396, 540)), tension=0.6)
    lit(painter, far, dark, light, towards, shade=BLACK)
    _jaws(painter, fur, light, dark)
    skull = polygon(((84, 640), (98, 624), (180, 612), (256, 588), (290, 552), (340, 524), (392, 520), (440, 548), (
        492, 570), (462, 592), (500, 640), (462, 640), (494, 700), (452, 692), (468, 748), (426, 732), (422, 784), (388,
        756), (356, 790), (340, 752), (300, 722), (240, 702), (180, 694), (120, 696), (92, 684)))  # fmt: skip
    lit(painter, skull, fur, light, towards, shade=dark)
    within(painter, skull, polygon(((100, 668), (190, 660), (270, 676), (330, 716), (356, 790), (60, 740))), "#9A7E6A")
    within(painter, skull, blob(((344, 640), (420, 600), (520, 600), (520, 800), (380, 800), (350, 720)), tension=0.6),
        dark)  # fmt: skip
    near = blob(((366, 536), (384, 494), (420, 470), (446, 468), (448, 506), (432, 552), (398, 566)), tension=0.6)
    lit(painter, near, fur, light, towards, shade=dark)
    fill(painter, blob(((394, 540), (408, 504), (436, 484), (434, 512), (418, 546)), tension=0.6), dark)
    fill(painter, blob(((72, 640), (92, 618), (124, 622), (122, 646), (98, 666), (78, 664)), tension=0.8), BLACK)
    fill(painter, disc(94, 632, 8, 4), look.MUTED)
    rimmed(painter, blob(((266, 632), (282, 612), (312, 602), (330, 612), (306, 630)), tension=0.8), look.SODIUM, BLACK,
        5)  # fmt: skip
    fill(painter, disc(296, 616, 10, 10), BLACK)
    fill(painter, disc(293, 612, 3), look.BONE)
    fill(painter, limb(((260, 632, 3), (280, 606, 8), (334, 596, 4))), BLACK)  # a heavy lid
    fill(painter, limb(((282, 588, 3), (310, 574, 7), (346, 574, 3))), dark)
    tufts = [limb(((x, y, 2), (x + 14, y + 20, 8), (x + 12, y + 46, 2))) for x, y in ((366, 600), (350, 650), (396,
        640), (380, 700))]  # fmt: skip
    fill(painter, joined(*tufts), BLACK)
    painter.restore()


def _jaws(painter: QPainter, fur: str, light: str, dark: str) -> None:
    """The wolf's lower jaw and both rows of teeth; the skull is laid over their roots."""
    lower = blob(((400, 730), (330, 726), (290, 748), (220, 768), (160, 770), (128, 764), (116, 780), (136, 808), (210,
        822), (300, 820), (380, 800)), tension=0.7)  # fmt: skip
    fill(painter, polygon(((112, 680), (320, 716), (280, 770), (140, 780))), "#5A0E18")
    fill(painter, blob(((150, 766), (176, 744), (230, 730), (290, 728), (280, 764), (220, 786)), tension=0.8),
        look.DANGER)  # fmt: skip
    lit(painter, lower, fur, light, (-4, -6), shade=dark)
    for x, y, h in ((146, 772, 42), (184, 772, 18), (214, 768, 20), (246, 760, 18)):
        rimmed(painter, polygon(((x - 11, y + 4), (x + 11, y + 4), (x - 2, y - h))), look.BONE, BLACK, 3)
    for x, y, h in ((124, 690, 46), (166, 690, 20), (196, 692, 22), (226, 694, 22), (256, 702, 20)):
        rimmed(painter, polygon(((x - 11, y - 4), (x + 11, y - 4), (x, y + h))), look.BONE, BLACK, 3)
