"""The Two of Wands."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, stroke
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _LIGHT = "#E8BE94", "#7A4638", "#FFE2A8"


def scene(painter: QPainter, t: Tones) -> None:
    """Her elbow on the rampart, she weighs the world on her palm before the sunset; a match burns on either side."""
    sky(painter, "#0A0B24", "#7A3E44", 560)
    stars(painter, 9, (60, 40), (300, 160))
    glow(painter, 250, 500, 400, look.SODIUM, 0.8)
    fill(painter, disc(250, 500, 200), "#FFD890")
    fill(painter, rect(0, 540, 700, 700), "#121A3A")
    fill(painter, polygon(((56, 540), (444, 540), (500, 1100), (0, 1100))), "#8A5248")
    hatch(painter, rect(0, 560, 700, 460), Hatch.WAVES, "#3E3A62", pitch=40, width=5)
    glow(painter, 250, 690, 240, _LIGHT, 0.5)
    painter.save()
    painter.translate(114, 216)
    painter.scale(0.6, 0.6)
    _ship(painter)
    painter.restore()
    match(painter, 634, 1000, 900, 0, 5.4)
    _planner(painter)
    fill(painter, rect(-20, 940, 740, 220), BLACK)
    lit(painter, rect(-20, 946, 740, 70), "#B08474", _LIGHT, (-2, -7), shade="#6A4850", width=6)
    for left, wide in ((-60, 330), (278, 260), (546, 260)):
        lit(painter, rect(left, 1020, wide, 180), "#4A3440", "#7A5A60", (-4, -8), shade="#100A12", width=6)
    glaze(painter, polygon(((330, 950), (560, 950), (700, 1014), (420, 1014))), BLACK, 0.5)
    _elbow(painter)
    match(painter, 90, 1150, 820, 0, 5.2)
    lit(painter, rect(38, 1030, 104, 26, 8), "#3A3640", _LIGHT, (-3, -5), shade=BLACK, width=6)  # an iron ring
    fill(painter, joined(disc(52, 1043, 5), disc(128, 1043, 5)), BLACK)
    gloom(painter, 290, 560, 410, 0.55)


def _ship(painter: QPainter) -> None:
    """A three-master before the sun, black but for her lanterns, all her sails full."""
    hull = blob(((120, 486), (150, 500), (300, 500), (352, 474), (338, 528), (300, 546), (170, 546), (140, 530)),
        tension=0.4)  # fmt: skip
    sea = hull
    for x, top, wide in ((170, 330, 30), (232, 296, 36), (296, 326, 30)):
        sails = [blob(((x - half, y), (x + half, y), (x + half * 1.5, y + high * 0.55), (x + half * 1.1, y + high), (x
            - half * 0.9, y + high), (x - half * 0.6, y + high * 0.5)), tension=0.6) for y, half, high in ((top,
            wide * 0.7, 62), (top + 70, wide, 86))]  # fmt: skip
        sea = joined(sea, limb(((x, 500, 8), (x, top - 14, 4))), *sails)
    sea = sea.translated(8, 0)
    fill(painter, sea, "#1A0C1C")
    fill(painter, joined(*(disc(x, 520, 5) for x in (184, 220, 256, 292))), look.SODIUM)


def _planner(painter: QPainter) -> None:
    """She: sixty and silver, white silk, pearls at her throat."""
    coat, dark = "#24525E", "#05090F"
    body = _trunk()
    lit(painter, body, coat, _LIGHT, (-13, -6), shade=dark)
    within(painter, body, blob(((640, 600), (590, 760), (620, 860), (570, 1000), (570, 1200), (760, 1200), (760, 600)),
        tension=0.6), dark)  # fmt: skip
    silk = blob(((416, 628), (466, 606), (546, 622), (512, 760), (452, 940), (426, 760)), tension=0.5)
    lit(painter, silk, look.BONE, look.BONE, (-8, -4), shade="#8A7A8C", width=5)
    folds = (((436, 690, 3), (446, 720, 7), (454, 860, 3)), ((514, 690, 3), (490, 730, 7), (466, 840, 3)), ((470, 700,
        3), (466, 760, 6), (458, 880, 2)))  # fmt: skip
    within(painter, silk, joined(*(limb(points) for points in folds)), "#A898A4")
    within(painter, silk, blob(((520, 600), (620, 600), (620, 940), (450, 940), (484, 760)), tension=0.5), "#7A6878")
    _planners_head(painter)
    for number in range(9):  # pearls
        across = (number - 4) / 4
        pearl = disc(476 + across * 70, 690 - 40 * across * across, 12)
        lit(painter, pearl, look.BONE, look.BONE, (-3, -4), shade="#9A90A0", width=4)
    fur = blob(((424, 640), (398, 610), (366, 640), (372, 690), (352, 730), (376, 780), (372, 830), (402, 880), (420,
        950), (470, 960), (480, 900), (470, 850), (484, 790), (520, 740), (570, 720), (640, 724), (672, 690), (652,
        640), (664, 600), (620, 560), (578, 590), (560, 640), (510, 700), (474, 770), (446, 800), (432, 740), (440,
        690)), tension=0.95)  # fmt: skip
    lit(painter, fur, "#D8C8B8", "#FFF0D0", (-9, -7), shade="#5A4A54")
    tufts = [limb(((x, y, 2), (x + 8, y + 12, 6), (x + 6, y + 28, 2))) for x, y in ((392, 660), (388, 720), (404, 780),
        (408, 840), (436, 880), (462, 820), (500, 740), (560, 690), (600, 640), (620, 690), (612, 600))]  # fmt: skip
    within(painter, fur, joined(*tufts), "#6A5A62")


def _trunk() -> QPainterPath:
    """Her coat, from the shoulders down."""
    return blob(((470, 1200), (440, 900), (380, 790), (366, 690), (430, 640), (520, 620), (610, 640), (690, 690), (716,
        800), (720, 1200)), tension=0.7)  # fmt: skip


def _elbow(painter: QPainter) -> None:
    """Her arm before her: the elbow on the stone, the forearm up, the world on the palm."""
    arm(painter, ((562, 806), (452, 936), (322, 832)), 124, "#24525E", _LIGHT, (-9, -9), cuff=look.BONE, skin=_SKIN,
        body=_trunk())  # fmt: skip
    with cradle(painter, 262, 768, -24, 1, _SKIN, mirror=True):
        _globe(painter, 250, 668, 100)


def _planners_head(painter: QPainter) -> None:
    """Her profile before the sun, her chin up: silver hair in a bun, lips that just don't speak, eyes on the ship."""
    silver, deep = "#B8B4C4", "#4A4458"
    painter.save()
    painter.translate(470, 476)
    painter.rotate(-9)
    painter.scale(-1.3, 1.3)
    bun = blob(((-50, -96), (-64, -136), (-104, -146), (-132, -112), (-120, -72), (-88, -60)), tension=0.9)
    lit(painter, bun, silver, look.BONE, (5, -7), shade=deep)
    strands(painter, [((-70, -118 + a), (-96, -130 + a), (-120, -104 + a)) for a in (0, 16, 32)], silver, deep, 4)
    side(painter, 0, 0, 1, Face(_SHADE, _SKIN, nose=Nose.STRAIGHT, brow=8, brow_colour="#6A6070", stern=-0.9,
        lips="#C0202A", smile=0.6, jaw=0, lid=0.3), mirror=False)  # fmt: skip
    mass = blob(((50, -78), (52, -102), (26, -126), (-26, -134), (-74, -114), (-104, -66), (-104, -16), (-84, 24),
        (-52, 30), (-36, 8), (-40, -20), (-20, -40), (6, -44), (32, -58)), tension=0.9)  # fmt: skip
    lit(painter, mass, silver, look.BONE, (7, -7), shade=deep)
    waves = [
        ((44 - a, -84 - a * 0.3), (-10 - a, -92 - a * 0.1 + a * 0.5), (-92, -20 + a * 0.4)) for a in (0, 12, 24, 36)
    ]
    strands(painter, waves, silver, deep, 5)
    for y, size in ((24, 12), (52, 18)):
        lit(painter, disc(-20, y, size), look.BONE, look.BONE, (4, -4), shade="#9A90A0", width=4)
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
    shine = blob(((-30, 0), (-8, -14), (24, -10), (4, 2)))
    fill(painter, placed(shine, x - r * 0.45, y - r * 0.68, 0.8, -40), look.BONE)
