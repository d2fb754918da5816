"""The Two of Wands."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import raised
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import match
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHADE, _LIGHT = "#E8BE94", "#7A4638", "#FFE2A8"


def scene(painter: QPainter, t: Tones) -> None:
    """Her ship puts out, and on the rampart she spins the world on a fingertip; a match burns on either side."""
    sky(painter, "#0A0B24", "#8A4640", 420)
    stars(painter, 7, (60, 40), (420, 150))
    glow(painter, 330, 386, 380, look.SODIUM, 0.8)
    fill(painter, disc(330, 386, 128), "#FFD890")
    fill(painter, rect(0, 392, 700, 800), "#121A3A")
    fill(painter, polygon(((150, 392), (440, 392), (560, 1100), (0, 1100))), "#8A5248")
    fill(painter, polygon(((220, 392), (372, 392), (420, 1100), (120, 1100))), "#B87850")
    hatch(painter, rect(0, 410, 700, 620), Hatch.WAVES, "#3E3A62", pitch=40, width=5)
    glow(painter, 218, 556, 250, _LIGHT, 0.6)
    _ship(painter)
    match(painter, 634, 1000, 900, 0, 5.4)
    _gull(painter)
    _planner(painter)
    fill(painter, rect(-20, 980, 740, 220), BLACK)
    lit(painter, rect(-20, 986, 740, 58), "#B08474", _LIGHT, (-2, -7), shade="#6A4850", width=6)
    for left, wide in ((-60, 330), (278, 260), (546, 260)):
        lit(painter, rect(left, 1048, wide, 180), "#4A3440", "#7A5A60", (-4, -8), shade="#100A12", width=6)
    glaze(painter, polygon(((330, 988), (560, 988), (700, 1042), (430, 1042))), BLACK, 0.5)
    match(painter, 84, 1150, 820, 0, 5.2)
    lit(painter, rect(32, 1030, 104, 26, 8), "#3A3640", _LIGHT, (-3, -5), shade=BLACK, width=6)  # an iron ring
    fill(painter, joined(disc(46, 1043, 5), disc(122, 1043, 5)), BLACK)
    _spin(painter)
    gloom(painter, 290, 560, 430, 0.5)


def _gull(painter: QPainter) -> None:
    """It comes along to see."""
    wings = blob(((0, 0), (-26, -34), (-70, -40), (-36, -20), (-20, 8), (-40, 22), (4, 22), (26, 12), (14, 2), (20,
        -30), (54, -54), (10, -40)), tension=0.5)  # fmt: skip
    lit(painter, placed(wings, 440, 190, 0.9, 6, mirror=True), look.BONE, _LIGHT, (-4, 4), shade="#6E6874", width=5)


def _ship(painter: QPainter) -> None:
    """A three-master before the sun, black but for her lanterns, all her sails full."""
    x, y = 282, 402
    bow = ((x + 90, y - 2, 2), (x + 84, y + 14, 9), (x + 20, y + 20, 4), (x - 70, y + 18, 2))
    wake = joined(ink(bow), ink(((x - 96, y + 6, 2), (x - 80, y + 14, 6), (x - 30, y + 12, 2))))
    hull = blob(((x - 92, y - 44), (x - 62, y - 28), (x + 40, y - 28), (x + 84, y - 46), (x + 70, y + 2), (x + 40, y
        + 10), (x - 60, y + 10), (x - 80, y)), tension=0.4)  # fmt: skip
    for mast, top, wide in ((x - 52, y - 150, 24), (x, y - 186, 30), (x + 50, y - 156, 24)):
        sails = [blob(((mast - half, up), (mast + half, up), (mast + half * 0.8, up + high * 0.5), (mast + half * 1.2,
            up + high), (mast - half * 1.1, up + high), (mast - half * 1.5, up + high * 0.55)), tension=0.6) for up,
            half, high in ((top, wide * 0.7, 48), (top + 54, wide, 64))]  # fmt: skip
        fill(painter, limb(((mast, y - 20, 7), (mast, top - 12, 4))), "#1A0C1C")
        for sail in sails:
            lit(painter, sail, "#5A2C2E", "#FFD890", (5, -3), shade="#2A1420", width=3)
    lit(painter, hull, "#2A1420", "#FFD890", (3, -4), shade=BLACK, width=3)
    fill(painter, joined(*(disc(x + a, y - 12, 4.6) for a in (-48, -16, 16, 48))), look.SODIUM)
    fill(painter, wake, "#FFE8C0")


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


def _spin(painter: QPainter) -> None:
    """Her elbow on the stone, the forearm up, and on the tip of her forefinger the world goes round."""
    arm(painter, ((612, 792), (486, 1020), (312, 868)), 124, "#24525E", _LIGHT, (-9, -9), cuff=look.BONE, skin=_SKIN,
        body=_trunk())  # fmt: skip
    raised(painter, 284, 770, -14, 1.08, "#DDAE84", fingers_up=1)
    cuff = blob(((274, 872), (300, 846), (332, 826), (340, 830), (364, 852), (362, 862), (334, 884), (310, 906), (300,
        906), (276, 884)), tension=0.4)  # fmt: skip
    lit(painter, cuff, look.BONE, look.BONE, (-5, -5), shade="#6A5A62", width=5)
    for first, last in ((-58, 4), (98, 152)):
        for reach, wide in ((124, 9), (141, 5)):
            arc = [math.radians(first + (last - first) * k / 5) for k in range(6)]
            fill(painter, ink([(218 + reach * math.cos(a), 556 + reach * math.sin(a), wide * (0.2, 0.7, 1, 1, 0.7,
                0.2)[k]) for k, a in enumerate(arc)]), "#FFF0C8")  # fmt: skip
    with tilted(painter, 218, 556, 18):
        _globe(painter, 218, 556, 102)


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
        lips="#C0202A", smile=1.1, jaw=0, lid=0.3), mirror=False)  # fmt: skip
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
