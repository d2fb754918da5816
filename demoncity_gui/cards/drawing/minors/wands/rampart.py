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
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import Tones

_SKIN, _SHADE, _LIGHT = "#E8BE94", "#7A4638", "#FFE2A8"


def two(painter: QPainter, t: Tones) -> None:
    """On her rampart she weighs a lamp that is the world; two matches burn, and a ship waits in the bay below."""
    sky(painter, "#0A0B24", "#7A3E44", 760)
    stars(painter, 12, (300, 20), (360, 300))
    clouds(painter, ((180, 420, 0.8), (560, 540, 0.9)), "#2A2448", t.light)
    fill(painter, rect(0, 740, 700, 460), "#1E2C54")
    fill(painter, polygon(((150, 740), (330, 740), (400, 1100), (90, 1100))), "#B08A6A")
    hatch(painter, rect(0, 750, 700, 300), Hatch.WAVES, "#6A7A9A", pitch=30, width=4)
    for x, y, size in ((166, 840, 0.9), (330, 764, 0.5)):  # what she could send for
        sails = joined(polygon(((-6, -170), (74, -30), (-6, -30))), polygon(((-14, -140), (-66, -30), (-14, -30))))
        lit(painter, placed(sails, x, y, size), look.BONE, look.BONE, (-4, -4), shade="#B8A090", width=4)
        lit(painter, placed(polygon(((-90, -16), (100, -22), (64, 30), (-66, 30))), x, y, size), "#2A1616", look.SODIUM,
            (-4, -4), width=4)  # fmt: skip
    match(painter, 640, 1000, 880, 0, 5.4)
    glow(painter, 242, 600, 330, _LIGHT, 0.75)
    _planner(painter)
    for left, wide in ((-60, 330), (278, 260), (546, 260)):
        lit(painter, rect(left, 952, wide, 200), "#5A3E48", _LIGHT, (-4, -10), shade="#1E141E", width=6)
    match(painter, 76, 1000, 680, -1, 5)
    fingers(painter, 452, 952, -84, 0.66, _SKIN)
    gloom(painter, 320, 560, 440, 0.45)


def _planner(painter: QPainter) -> None:
    """She: sixty and silver, a great collar, one brow up; one hand on the stone, the world on the other."""
    coat, dark = "#2F6470", "#081620"
    body = blob(((340, 1200), (346, 900), (340, 720), (380, 640), (470, 610), (580, 620), (660, 670), (700, 780),
        (710, 1200)), tension=0.7)  # fmt: skip
    lit(painter, body, coat, _LIGHT, (-14, -6), shade=dark)
    _planners_head(painter)
    for points, tone in ((((560, 640), (640, 560), (676, 620), (640, 740), (520, 900), (490, 860)), "#20464E"), (((400,
        660), (384, 590), (420, 540), (452, 640), (500, 860), (480, 940), (400, 800)), "#3A7A86")):  # fmt: skip
        lit(painter, blob(points, tension=0.5), tone, _LIGHT, (-10, -5), shade=dark)
    arm(painter, ((620, 720), (640, 920), (480, 930)), 116, coat, _LIGHT, (-8, -6), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    arm(painter, ((392, 700), (452, 908), (346, 758)), 112, coat, _LIGHT, (-9, -9), cuff=look.BONE, skin=_SKIN,
        body=body)  # fmt: skip
    offer(painter, 240, 732, 6, 0.86, _SKIN)
    _globe(painter, 240, 600, 112)


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
