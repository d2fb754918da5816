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
from demoncity_gui.cards.drawing.hands import fingers, grip
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.legs import shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#F0D8BC"


def scene(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her glasshouse by night: the coin on her knee is her lamp."""
    _glasshouse(painter)
    chair = joined(blob(((24, 1130), (30, 620), (50, 360), (130, 210), (250, 160), (350, 214), (396, 360), (410, 700),
        (400, 1130)), tension=0.7))  # fmt: skip
    lit(painter, chair, "#4A2E18", look.BRASS, (11, -6), shade="#1B0F07", width=8)
    for x, y in ((96, 400), (80, 540), (150, 280), (330, 270), (356, 380)):
        rimmed(painter, disc(x, y, 10), "#1B0F07", BLACK, 2)
    glow(painter, 400, 640, 420, look.BRASS, 0.4)
    _widow(painter)
    rabbit(painter, 598, 1096, 0.86, "#DDD6C8", mirror=True)
    gloom(painter, 370, 600, 430, 0.5)


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
    """She sits with crossed legs, the coin upright on her knee, held at both its sides; her head is bent to it."""
    wool, dark = look.OXBLOOD, "#2B070D"
    _legs(painter)
    trunk = blob(((70, 930), (90, 800), (92, 700), (100, 600), (150, 520), (226, 478), (300, 480), (352, 520), (384,
        600), (366, 740), (316, 850), (220, 910)), tension=0.7)  # fmt: skip
    lit(painter, trunk, wool, look.DANGER, (14, -4), shade=dark)
    arm(painter, ((346, 570), (556, 756), (524, 640)), 96, mixed(BLACK, wool, 0.85), look.DANGER, (-9, -5),
        cuff=look.BONE, skin=_SKIN, body=trunk)  # fmt: skip
    night = blob(((-20, 440), (110, 500), (130, 600), (110, 760), (140, 900), (120, 1010), (-20, 1040)), tension=0.5)
    glaze(painter, night.intersected(trunk), BLACK, 0.6)
    for fold in (((270, 486), (330, 500), (316, 600), (256, 680)), ((270, 486), (206, 496), (180, 560), (246, 680))):
        lit(painter, blob(fold, tension=0.4), "#94202D", look.DANGER, (6, -3), shade=dark, width=4)
    fill(painter, polygon(((246, 486), (300, 488), (274, 570))), "#EBDCC0")
    _head(painter)
    glow(painter, 404, 642, 240, look.BRASS, 0.35)
    with grip(painter, 404, 642, -18, 0.76, _SKIN, across=236, towards=(-0.8, -0.6)):
        coin(painter, 404, 642, 236, 8)
    arm(painter, ((172, 590), (130, 816), (262, 730)), 108, wool, look.DANGER, (11, -5), cuff=look.BONE, skin=_SKIN,
        body=trunk)  # fmt: skip
    fingers(painter, 306, 700, 22, 0.78, _SKIN, mirror=True, towards=(0.9, -0.4))


def _legs(painter: QPainter) -> None:
    """Knees side by side under a long skirt: thighs along the seat, the cloth falls from the knees on two shoes."""
    cloth, dark = "#3A4288", "#0B0B1C"
    lit(painter, joined(rect(40, 1000, 40, 180), rect(330, 1000, 40, 180), rect(20, 950, 390, 60, 10)), "#6B4422",
        look.BRASS, (5, -7), shade="#1B0F07", width=6)  # fmt: skip
    shoe(painter, (520, 1052), 1.0, "#5A2028", look.BRASS)
    far = blob(((300, 860), (400, 770), (500, 748), (562, 772), (580, 830), (572, 940), (584, 1050), (520, 1064), (440,
        1056), (420, 900)), tension=0.7)  # fmt: skip
    lit(painter, far, mixed(BLACK, cloth, 0.62), look.BRASS, (8, -6), shade=dark)
    shoe(painter, (446, 1062), 1.06, "#5A2028", look.BRASS)
    near = blob(((70, 930), (110, 866), (220, 822), (330, 788), (420, 768), (486, 776), (520, 816), (522, 880), (512,
        960), (524, 1062), (460, 1076), (380, 1066), (372, 1000), (366, 950), (280, 970), (160, 986), (84, 982)),
        tension=0.7)  # fmt: skip
    lit(painter, near, cloth, look.BRASS, (8, -9), shade=dark)
    within(painter, near, blob(((424, 792), (472, 792), (498, 824), (486, 850), (448, 838), (400, 816)), tension=0.9),
        mixed(cloth, look.BONE, 0.12))  # fmt: skip
    folds = (((470, 880, 2), (430, 910, 10), (370, 930, 3)), ((486, 880, 2), (470, 960, 9), (480, 1060, 4)), ((440,
        920, 2), (420, 990, 9), (424, 1060, 4)), ((130, 900, 2), (220, 880, 9), (330, 834, 2)), ((120, 950, 2), (240,
        934, 9), (360, 880, 2)))  # fmt: skip
    within(painter, near, joined(*(ink(fold) for fold in folds)), dark)


def _head(painter: QPainter) -> None:
    """Her head, bent to the coin: white hair drawn up through a crown, pearls, the smile one has for a sleeper."""
    neck(painter, 250, 410, 74, 494, _SKIN)
    for number in range(6):
        x = 194 + number * 24
        rimmed(painter, disc(x, 482 + 34 * (1 - ((x - 254) / 62) ** 2), 14), look.BONE, BLACK, 4)
    painter.save()
    painter.translate(276, 352)
    painter.rotate(34)
    painter.scale(1.02, 1.02)
    side(painter, 0, 0, 1, Face("#BC8E6C", _SKIN, nose=Nose.SNUB, stern=-0.8, brow=7, brow_colour="#8E8680",
        smile=1.1, jaw=0.1, lips="#A84A40", lid=0.75))  # fmt: skip
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
