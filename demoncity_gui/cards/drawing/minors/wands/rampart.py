"""The two of wands: somebody who holds the world."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import clouds, sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fingers, offer
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _LIGHT = "#E8BE94", "#7A4638", "#FFE2A8"


def two(painter: QPainter, t: Tones) -> None:
    """On her rampart she weighs a lamp that is the world; two matches burn, and a ship waits in the bay below."""
    sky(painter, "#0A0B24", "#7A3E44", 760)
    stars(painter, 9, (60, 40), (300, 200))
    clouds(painter, ((420, 300, 0.8),), "#1E1A3A", t.light)
    fill(painter, rect(0, 740, 700, 460), "#121A3A")
    fill(painter, polygon(((120, 740), (330, 740), (420, 1100), (40, 1100))), "#B87E52")
    hatch(painter, rect(0, 750, 700, 260), Hatch.WAVES, "#53507A", pitch=34, width=4)
    glow(painter, 236, 590, 380, _LIGHT, 0.85)
    _ship(painter)
    _planner(painter)
    for left, wide in ((-60, 330), (278, 260), (546, 260)):
        lit(painter, rect(left, 952, wide, 200), "#4A3440", _LIGHT, (-4, -10), shade="#100A12", width=6)
    for x, high in ((84, 640), (626, 850)):  # each in an iron shoe on the stone
        glaze(painter, polygon(((x, 956), (x + 20, 956), (x + 120, 1100), (x + 60, 1100))), BLACK, 0.5)
        match(painter, x, 950, high, 0, high / 132 - 1)
        lit(painter, polygon(((x - 30, 900), (x + 30, 900), (x + 34, 948), (x + 54, 960), (x + 54, 974), (x - 54, 974),
            (x - 54, 960), (x - 34, 948))), "#2A2630", _LIGHT, (-4, -5), shade=BLACK)  # fmt: skip
    fingers(painter, 440, 952, -84, 0.74, _SKIN)
    gloom(painter, 300, 540, 400, 0.55)


def _ship(painter: QPainter) -> None:
    """A two-master that rides at anchor in the lamp's light, black but for its lanterns."""
    sea = joined(polygon(((128, 876), (158, 888), (272, 886), (316, 868), (296, 918), (152, 920))), limb(((308, 874, 6),
        (342, 850, 3))))  # fmt: skip
    for x, top in ((186, 802), (250, 790)):
        sea = joined(sea, limb(((x, 900, 6), (x, top - 8, 3))), *(blob(((x - half, y), (x + half, y), (x + half
            * 1.3, y + 20), (x + half, y + 34), (x, y + 28), (x - half, y + 34), (x - half * 0.7, y + 16)),
            tension=0.5) for y, half in ((top, 18), (top + 42, 25))))  # fmt: skip
    fill(painter, sea, "#140C1C")
    fill(painter, joined(*(disc(x, 902, 4) for x in (166, 198, 230, 262))), look.SODIUM)


def _planner(painter: QPainter) -> None:
    """She: sixty and silver, a black coat with one broad collar; one hand on the stone, the world on the other."""
    coat, dark = "#1E4650", "#05090F"
    body = blob(((352, 1200), (346, 900), (336, 760), (352, 690), (430, 640), (560, 636), (650, 670), (700, 780),
        (710, 1200)), tension=0.7)  # fmt: skip
    lit(painter, body, coat, _LIGHT, (-13, -6), shade=dark)
    within(painter, body, blob(((600, 600), (556, 760), (600, 860), (540, 1000), (540, 1200), (760, 1200), (760, 600)),
        tension=0.6), dark)  # fmt: skip
    fill(painter, polygon(((440, 600), (580, 600), (500, 880))), _SHADE)
    fill(painter, polygon(((440, 600), (520, 600), (500, 860))), _SKIN)
    _planners_head(painter)
    for number in range(9):  # pearls
        across = (number - 4) / 4
        pearl = disc(506 + across * 58, 672 - 30 * across * across - across * 6, 10)
        lit(painter, pearl, look.BONE, look.BONE, (-3, -4), shade="#9A90A0", width=4)
    near = polygon(((572, 616), (600, 572), (640, 640), (606, 760), (512, 960), (490, 890), (548, 740)))
    far = polygon(((442, 622), (414, 586), (378, 660), (400, 760), (486, 960), (510, 890), (456, 740)))
    lit(painter, near, "#14303A", "#5A8088", (-4, -4), shade=dark)
    lit(painter, far, "#34707C", _LIGHT, (-10, -5), shade=dark)
    arm(painter, ((636, 740), (664, 904), (474, 926)), 140, "#285A66", _LIGHT, (-5, -10), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    arm(painter, ((396, 730), (456, 922), (346, 762)), 116, coat, _LIGHT, (-10, -9), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    offer(painter, 236, 736, 6, 0.94, _SKIN)
    _globe(painter, 232, 594, 122)


def _planners_head(painter: QPainter) -> None:
    silver, deep = "#B8B4C4", "#4A4458"
    painter.save()
    painter.translate(4, 44)
    with tilted(painter, 480, 600, -8):
        neck(painter, 490, 490, 96, 600, _SKIN)
        bun = blob(((552, 236), (600, 214), (646, 256), (640, 330), (590, 356), (556, 330)), tension=0.9)
        lit(painter, bun, silver, look.BONE, (-8, -6), shade=deep)
        strands(painter, [((566, 250 + a), (610, 240 + a), (624, 290 + a)) for a in (0, 18, 36)], silver, deep, 4)
        turned(painter, 462, 380, 1.2, Face(_SHADE, _SKIN, nose=Nose.HOOKED, brow=9, brow_colour="#4A4058", stern=0.2,
            lips="#9A1E22", smile=1.5, jaw=0.35, gaze=0.9, lid=0.1, arch=0.5, old=True, sneer=0.6),
            mirror=True)  # fmt: skip
        mass = blob(((392, 336), (368, 306), (378, 268), (412, 258), (424, 226), (480, 214), (530, 232), (572, 262),
            (596, 330), (588, 400), (560, 440), (548, 410), (560, 380), (540, 366), (546, 340), (520, 344), (500, 316),
            (466, 322), (440, 292), (412, 306)), tension=0.9)  # fmt: skip
        lit(painter, mass, silver, look.BONE, (-9, -7), shade=deep)
        waves = [((390, 316 - a), (440, 250 - a * 0.6), (530 + a, 310 - a)) for a in (0, 16, 32, 48, 64)]
        strands(painter, waves, silver, deep, 5)
        strands(painter, [((540 + a, 270 + a), (580 + a * 0.4, 330), (566 + a * 0.3, 420)) for a in (0, 12, 24)],
            silver, deep, 5)  # fmt: skip
        for y, size in ((470, 12), (496, 16)):
            lit(painter, disc(546, y, size), look.BONE, look.BONE, (-4, -4), shade="#9A90A0", width=4)
    painter.restore()


def _globe(painter: QPainter, x: float, y: float, r: float) -> None:
    """A globe with a lamp in it: bright seas, its lands and circles dark upon them."""
    globe = disc(x, y, r)
    lit(painter, globe, "#8CD0DC", look.BONE, (8, -8), shade="#4A90A8")
    within(painter, globe, disc(x - 8, y - 6, r * 0.62), "#C8ECE4")
    for points in (((-80, -54), (-36, -86), (0, -72), (6, -40), (-16, -24), (-22, 6), (-48, 2), (-66, -30)),
        ((-26, 20), (2, 28), (6, 70), (-16, 96), (-32, 54)), ((38, -64), (84, -60), (100, -10), (74, 20), (64, 70),
        (40, 40), (30, -10))):  # fmt: skip
        within(painter, globe, blob([(x + a, y + b) for a, b in points]), "#E8923A")
    for width in (44, 92):
        stroke(painter, disc(x, y, width, r), "#2A5A70", 2.6)
    for dy, half in ((0, r), (-60, r * 0.84), (60, r * 0.84)):
        fill(painter, rect(x - half, y + dy - 1, half * 2, 2.6), "#2A5A70")
    fill(painter, placed(blob(((-30, 0), (-8, -14), (24, -10), (4, 2))), x - 50, y - 76, 1, -40), look.BONE)
