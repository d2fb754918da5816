"""The Queen of Pentacles."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import rabbit
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import cradle, palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#F0D8BC"


def scene(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her glasshouse by night: she lifts a coin that shines like a lamp."""
    _glasshouse(painter)
    chair = joined(blob(((4, 1180), (8, 620), (26, 360), (110, 190), (230, 140), (336, 200), (384, 360), (396, 700),
        (400, 1180)), tension=0.7))  # fmt: skip
    lit(painter, chair, "#4A2E18", look.BRASS, (11, -6), shade="#1B0F07", width=8)
    for x, y in ((70, 400), (60, 540), (128, 270), (310, 250), (344, 360)):
        rimmed(painter, disc(x, y, 10), "#1B0F07", BLACK, 2)
    glow(painter, 530, 444, 420, look.BRASS, 0.42)
    _flowers(painter, ((90, 96, 0.9, 10), (30, 250, 0.8, 40), (672, 640, 1.0, 20), (640, 800, 1.25, 50), (672, 990, 1.2,
        0)))  # fmt: skip
    _widow(painter)
    _flowers(painter, ((628, 1080, 1.5, 30), (44, 1100, 1.2, 12)))
    gloom(painter, 400, 560, 430, 0.5)


def _flowers(painter: QPainter, spots: tuple[tuple[float, float, float, float], ...]) -> None:
    """Red camellias that have come out in her glasshouse."""
    petal = blob(((0, 0), (-34, -28), (-30, -66), (0, -78), (30, -66), (34, -28)), tension=0.9)
    for x, y, size, turn in spots:
        for k in range(5):
            lit(painter, placed(petal, x, y, size, turn + 72 * k), "#D8485A", "#FFB0A8", (-5, -5), shade="#7A1428",
                width=4)  # fmt: skip
        rimmed(painter, disc(x, y, 19 * size), look.BRASS, BLACK, 4)


def _glasshouse(painter: QPainter) -> None:
    """Panes, the moon, leaves and oranges."""
    deep, leafy = mixed(BLACK, look.HORROR, 0.1), mixed(BLACK, look.HORROR, 0.34)
    sky(painter, mixed(BLACK, look.HORROR, 0.14), mixed(BLACK, look.HORROR, 0.4), 900)
    fill(painter, disc(560, 220, 120), look.BONE)
    glow(painter, 560, 220, 300, look.BONE, 0.35)
    for x, lean in ((70, -60), (230, -34), (390, -6), (560, 24), (690, 60)):  # the glasshouse's ribs
        fill(painter, thick_line(((x, 1100), (x, 330), (x - lean * 2.4, -150)), 11), deep)
    for y in (60, 330, 610):
        fill(painter, rect(0, y, 700, 10), deep)
    fill(painter, rect(-20, 1000, 740, 200), "#0E1410")
    leaf = blob(((0, -120), (48, -40), (34, 40), (0, 80), (-34, 40), (-48, -40)))
    for x, y, size, turn in ((650, 600, 1.4, -34), (610, 440, 1.0, -62), (668, 420, 1.1, 6), (660, 780, 1.3, -66),
        (40, 250, 1.3, 30), (60, 120, 1.1, 64)):  # fmt: skip
        lit(painter, placed(leaf, x, y, size, turn), leafy, mixed(BLACK, look.HORROR, 0.9), (-6, 4), shade=deep,
            width=5)  # fmt: skip
        fill(painter, placed(limb(((0, -90, 3), (0, 70, 6))), x, y, size, turn), deep)
    for x, y in ((612, 540), (650, 690), (80, 210)):
        lit(painter, disc(x, y, 28), look.SODIUM, look.BONE, (-6, 4), shade=mixed(BLACK, look.SODIUM, 0.4), width=5)


def _widow(painter: QPainter) -> None:
    """She holds the coin up before her eyes as one lifts a child; her other hand strokes the rabbit."""
    wool, dark = look.OXBLOOD, "#2B070D"
    arm(painter, ((352, 668), (554, 846), (534, 652)), 108, mixed(BLACK, wool, 0.85), look.DANGER, (-7, -9),
        cuff=look.BONE, skin=_SKIN)  # fmt: skip
    with cradle(painter, 532, 560, 4, 0.92, _SKIN, towards=(-0.6, -0.8)):
        coin(painter, 530, 440, 244, 8)
    trunk = blob(((10, 1200), (40, 1000), (62, 860), (64, 720), (92, 620), (160, 556), (236, 528), (312, 534), (372,
        580), (410, 680), (408, 800), (380, 930), (400, 1060), (440, 1200)), tension=0.7)  # fmt: skip
    lit(painter, trunk, wool, look.DANGER, (14, -6), shade=dark)
    night = blob(((-20, 500), (96, 560), (120, 660), (100, 800), (130, 940), (110, 1200), (-20, 1200)), tension=0.5)
    glaze(painter, night.intersected(trunk), BLACK, 0.55)
    belt = blob(((40, 930), (200, 968), (392, 918), (384, 964), (200, 1020), (40, 990)), tension=0.6)
    lit(painter, belt.intersected(trunk), look.BRASS, look.BONE, (6, -5), shade="#8C5A1E", width=5)
    for fold in (((284, 532), (352, 552), (356, 680), (310, 800), (292, 700)), ((284, 532), (210, 540), (196, 640),
            (250, 760), (306, 806), (290, 680))):  # fmt: skip
        lit(painter, blob(fold, tension=0.4), "#94202D", look.DANGER, (6, -3), shade=dark, width=4)
    fill(painter, polygon(((256, 536), (316, 540), (292, 650))), "#EBDCC0")
    _head(painter)
    rabbit(painter, 446, 1170, 1.0, "#DDD6C8")
    arm(painter, ((172, 680), (128, 920), (300, 1014)), 124, wool, look.DANGER, (11, -6), cuff=look.BONE, skin=_SKIN,
        body=trunk)  # fmt: skip
    palm(painter, 360, 1046, 112, 0.82, _SKIN, back=True, apart=0.12, towards=(0.5, -0.9))


def _head(painter: QPainter) -> None:
    """Her head, lifted to the coin: white hair drawn up through a crown, pearls, the smile one has for a sleeper."""
    neck(painter, 258, 440, 84, 540, _SKIN)
    for number in range(6):
        x = 190 + number * 28
        rimmed(painter, disc(x, 528 + 36 * (1 - ((x - 260) / 72) ** 2), 16), look.BONE, BLACK, 4)
    painter.save()
    painter.translate(268, 372)
    painter.rotate(11)
    painter.scale(1.16, 1.16)
    side(painter, 0, 0, 1, Face("#BC8E6C", _SKIN, nose=Nose.SNUB, stern=-0.8, brow=7, brow_colour="#8E8680",
        smile=1.3, jaw=0.1, lips="#B0403C", lid=0.4))  # fmt: skip
    glaze(painter, disc(34, 26, 20, 14), look.DANGER, 0.16)
    lines = ((22, -18, 2.6), (10, -22, 0.8)), ((22, -12, 2.6), (11, -8, 0.8)), ((44, 26, 1), (36, 38, 3), (34, 50, 1))
    fill(painter, joined(*(ink(line) for line in lines)), "#8C6448")
    lit(painter, disc(-72, 64, 46, 40), "#D8D2C8", look.BONE, (8, -8), shade="#6E6A78")
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#D8D2C8", look.BONE)
    lit(painter, placed(crown(), -46, -92, 0.64, -22), look.BRASS, look.BONE, (6, -5), shade="#8C5A1E", width=5)
    for x in (-82, -48, -14):
        rimmed(painter, disc(x, -128 - x * 0.38, 8), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-18, 22, 10), look.BRASS, BLACK, 3)
    painter.restore()
