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
from demoncity_gui.cards.drawing.hands import fingers
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her glasshouse by night: she holds the coin like a child."""
    deep, leafy = mixed(BLACK, look.HORROR, 0.1), mixed(BLACK, look.HORROR, 0.34)
    sky(painter, mixed(BLACK, look.HORROR, 0.16), mixed(BLACK, look.HORROR, 0.44), 900)
    fill(painter, disc(560, 230, 130), look.BONE)
    glow(painter, 560, 230, 330, look.BONE, 0.45)
    for x, lean in ((70, -60), (230, -34), (390, -6), (560, 24), (690, 60)):  # the glasshouse's ribs
        fill(painter, thick_line(((x, 1100), (x, 330), (x - lean * 2.4, -150)), 11), deep)
    for y in (60, 330, 610):
        fill(painter, rect(0, y, 700, 10), deep)
    leaf = blob(((0, -120), (48, -40), (34, 40), (0, 80), (-34, 40), (-48, -40)))
    for x, y, size, turn in ((640, 610, 1.4, -34), (596, 480, 1.0, -62), (668, 420, 1.1, 6), (660, 780, 1.3, -66),
        (40, 250, 1.3, 30), (60, 120, 1.1, 64), (650, 930, 1.2, -20)):  # fmt: skip
        lit(painter, placed(leaf, x, y, size, turn), leafy, mixed(BLACK, look.HORROR, 0.9), (6, -7), shade=deep,
            width=5)  # fmt: skip
        fill(painter, placed(limb(((0, -90, 3), (0, 70, 6))), x, y, size, turn), deep)
    for x, y in ((600, 560), (650, 700), (80, 210)):
        lit(painter, disc(x, y, 28), look.SODIUM, look.BONE, (6, -6), shade=mixed(BLACK, look.SODIUM, 0.4), width=5)
    chair = joined(blob(((20, 1130), (30, 620), (60, 380), (160, 236), (290, 190), (400, 240), (450, 380), (470, 700),
        (520, 1130)), tension=0.7))  # fmt: skip
    lit(painter, chair, "#4A2E18", look.BRASS, (9, -8), shade="#1B0F07", width=8)
    for x, y in ((130, 420), (110, 560), (200, 310), (330, 280), (410, 380)):
        rimmed(painter, disc(x, y, 10), "#1B0F07", BLACK, 2)
    skin, wool, dark = "#F0D8BC", look.OXBLOOD, "#2B070D"
    trunk = blob(((60, 1130), (96, 900), (90, 720), (110, 590), (180, 520), (270, 486), (350, 500), (420, 550), (452,
        640), (440, 800), (430, 1130)), tension=0.7)  # fmt: skip
    lit(painter, trunk, wool, look.DANGER, (14, -8), shade=dark)
    _lap(painter)
    arm(painter, ((416, 596), (600, 806), (534, 660)), 104, mixed(BLACK, wool, 0.8), look.DANGER, (8, -7),
        cuff=look.BONE, skin=skin, body=trunk)  # fmt: skip
    night = blob(((-20, 300), (90, 330), (150, 480), (180, 600), (130, 760), (170, 900), (120, 1010), (190, 1140), (-20,
        1140)), tension=0.5)  # fmt: skip
    glaze(painter, night, BLACK, 0.5)
    for fold in (((300, 500), (356, 506), (330, 640), (262, 700)), ((300, 500), (240, 500), (196, 560), (250, 700))):
        lit(painter, blob(fold, tension=0.4), "#94202D", look.DANGER, (6, -4), shade=dark, width=4)
    fill(painter, polygon(((276, 496), (330, 500), (300, 590))), "#EBDCC0")
    _widow(painter)
    glow(painter, 385, 750, 330, look.BRASS, 0.4)
    coin(painter, 384, 742, 252, 8)
    fingers(painter, 472, 634, -24, 0.86, skin, towards=(0.8, -0.6))
    arm(painter, ((160, 620), (100, 862), (204, 752)), 112, wool, look.DANGER, (11, -8), cuff=look.BONE, skin=skin,
        body=trunk)  # fmt: skip
    fingers(painter, 280, 722, 38, 0.9, skin, mirror=True, towards=(0.8, -0.6))
    rabbit(painter, 574, 1092, 0.96, "#DDD6C8", mirror=True)
    gloom(painter, 360, 620, 420, 0.5)


def _lap(painter: QPainter) -> None:
    """Her thighs along the seat, two knees, and the heavy skirt that falls from them to the floor."""
    cloth, dark = "#343A78", "#0B0B1C"
    fill(painter, rect(-20, 1010, 440, 200), "#0C0604")
    lit(painter, joined(rect(40, 1020, 44, 180), rect(-20, 996, 420, 44, 8)), "#6B4422", look.BRASS, (4, -7),
        shade="#1B0F07", width=6)  # fmt: skip
    far = blob(((330, 900), (440, 838), (540, 824), (604, 850), (624, 906), (612, 1000), (616, 1140), (470, 1140), (470,
        980)), tension=0.7)  # fmt: skip
    lit(painter, far, mixed(BLACK, cloth, 0.7), look.BONE, (9, -9), shade=dark)
    near = blob(((70, 900), (130, 852), (250, 846), (380, 854), (452, 870), (496, 912), (498, 970), (482, 1040), (492,
        1140), (360, 1140), (366, 1060), (340, 1012), (220, 1016), (90, 1010), (56, 960)), tension=0.7)  # fmt: skip
    lit(painter, near, cloth, look.BONE, (9, -9), shade=dark)
    folds = (
        ((476, 900, 2), (420, 930, 9), (372, 1006, 14)),
        ((482, 950, 2), (430, 1000, 10), (424, 1140, 5)),
        ((110, 870, 2), (180, 900, 9), (300, 906, 2)),
        ((90, 930, 2), (170, 960, 9), (290, 958, 2)),
    )
    within(painter, near, joined(*(ink(fold) for fold in folds)), dark)
    within(painter, far, ink(((596, 900, 2), (546, 950, 10), (540, 1140, 5))), dark)


def _widow(painter: QPainter) -> None:
    """Her head, bent to the coin: white hair drawn up through a crown, pearls, the smile one has for a sleeper."""
    neck(painter, 282, 420, 76, 506, "#F0D8BC")
    for number in range(6):
        x = 226 + number * 24
        rimmed(painter, disc(x, 494 + 34 * (1 - ((x - 286) / 62) ** 2), 14), look.BONE, BLACK, 4)
    painter.save()
    painter.translate(296, 360)
    painter.rotate(26)
    painter.scale(1.04, 1.04)
    side(painter, 0, 0, 1, Face("#BC8E6C", "#F0D8BC", nose=Nose.SNUB, stern=-0.8, brow=7, brow_colour="#8E8680",
        smile=0.7, jaw=0.1, lips="#A84A40", lid=0.5))  # fmt: skip
    glaze(painter, disc(34, 26, 20, 14), look.DANGER, 0.12)
    lines = ((22, -18, 2.6), (10, -22, 0.8)), ((22, -12, 2.6), (11, -8, 0.8)), ((44, 26, 1), (36, 38, 3), (34, 50, 1))
    fill(painter, joined(*(ink(line) for line in lines)), "#8C6448")
    lit(painter, disc(-72, 64, 46, 40), "#D8D2C8", look.BONE, (8, -8), shade="#6E6A78")
    hair(painter, 0, 0, 1.02, Cut.SIDE_UP, "#D8D2C8", look.BONE)
    lit(painter, placed(crown(), -46, -92, 0.64, -22), look.BRASS, look.BONE, (6, -5), shade="#8C5A1E", width=5)
    for x in (-82, -48, -14):
        rimmed(painter, disc(x, -128 - x * 0.38, 8), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-18, 22, 10), look.BRASS, BLACK, 3)
    painter.restore()
