"""The Queen of Pentacles."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.animals import rabbit
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#F0C398"
_SILVER = "#C9C3C4"
_WINE = "#8E1C2A"


def scene(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her hothouse by night: she rocks a coin as one does a child."""
    _hothouse(painter)
    _widow(painter)
    _flowers(painter, ((70, 1010, 1.5, 12), (640, 1000, 1.5, 40)))
    gloom(painter, 430, 560, 430, 0.55)


def _flowers(painter: QPainter, spots: tuple[tuple[float, float, float, float], ...]) -> None:
    """Red camellias that have come out under her lamp."""
    petal = blob(((0, 0), (-40, -24), (-36, -66), (0, -80), (36, -66), (40, -24)), tension=0.9)
    for x, y, size, turn in spots:
        for k in range(5):
            lit(painter, placed(petal, x, y, size, turn + 72 * k), "#A82438", "#FFB0A0", (6, -5), shade="#4A0A18",
                width=5)  # fmt: skip
        lit(painter, disc(x, y, 20 * size), look.BRASS, "#FFF0C0", (4, -4), shade="#7A4A12", width=4)


def _hothouse(painter: QPainter) -> None:
    """Black panes, a lamp on the right, great leaves whose edges it finds."""
    deep = "#07120F"
    sky(painter, "#0A1613", "#1E4034", 900)
    glow(painter, 620, 170, 520, look.SODIUM, 0.62)
    for x, lean in ((70, -60), (230, -34), (390, -6), (560, 24), (690, 60)):  # the hothouse's ribs
        fill(painter, thick_line(((x, 1100), (x, 330), (x - lean * 2.4, -150)), 11), deep)
    for y in (60, 330, 610):
        fill(painter, rect(0, y, 700, 10), deep)
    fill(painter, thick_line(((612, -150), (612, 50)), 7), BLACK)
    lit(painter, polygon(((548, 126), (582, 42), (642, 42), (676, 126))), "#23402F", look.SODIUM, (0, 8), shade=BLACK)
    bulb = blob(((564, 128), (660, 128), (642, 164), (612, 174), (582, 164)), tension=0.8)
    rimmed(painter, bulb, "#FFF0C0", BLACK, 5)
    leaf = blob(((0, 60), (-58, -20), (-66, -120), (-30, -220), (0, -290), (30, -220), (66, -120), (58, -20)),
        tension=0.8)  # fmt: skip
    for x, y, size, turn in ((40, 560, 1.1, 24), (150, 640, 1.25, -16), (30, 780, 1.2, -34), (690, 560, 1.0, -8), (60,
        900, 1.2, 16), (660, 760, 1.0, 22)):  # fmt: skip
        lit(painter, placed(leaf, x, y, size, turn), "#16362A", "#E0B050", (8, -4), shade=deep, width=6)
        rib = joined(limb(((0, 50, 8), (0, -250, 2))), *(limb(((0, b, 4), (w * 44, b - 50, 1))) for w in (-1, 1)
            for b in (0, -60, -120)))  # fmt: skip
        fill(painter, placed(rib, x, y, size, turn), deep)


def _widow(painter: QPainter) -> None:
    """From the waist: the coin at her breast on her forearm, the rabbit that wants to see it on her other arm."""
    dark, lamp = "#1C0408", (12, -7)
    trunk = blob(((120, 1220), (150, 1000), (128, 860), (112, 740), (136, 652), (210, 596), (318, 556), (440, 556),
        (520, 590), (590, 640), (636, 760), (650, 900), (600, 1000), (590, 1220)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _WINE, look.DANGER, lamp, shade=dark, width=8)
    within(painter, trunk, blob(((0, 560), (240, 570), (300, 700), (270, 860), (320, 1000), (300, 1220), (0, 1220)),
        tension=0.5), dark)  # fmt: skip
    _head(painter)
    for s, points in ((1, ((452, 548), (516, 570), (500, 690), (420, 800), (400, 700))), (-1, ((320, 556), (262, 578),
        (270, 700), (380, 820), (396, 700)))):  # fmt: skip
        lit(painter, blob(points, tension=0.4), "#C9303E" if s > 0 else "#5A101A", "#FFB0A0", (7, -4), shade=dark,
            width=5)  # fmt: skip
    far = blob(((560, 690), (620, 700), (668, 800), (690, 900), (690, 1030), (560, 1064), (400, 1070), (300, 1050),
        (320, 960), (420, 926), (540, 850)), tension=0.7)  # fmt: skip
    lit(painter, far, _WINE, look.DANGER, (6, -10), shade=dark, width=7)
    glow(painter, 390, 740, 300, look.BRASS, 0.35)
    with cradle(painter, 316, 893, 26, 1.25, _SKIN, towards=(0.7, -0.8)):
        coin(painter, 380, 740, 330, -8)
    glaze(painter, disc(596, 846, 92, 22), BLACK, 0.5)
    rabbit(painter, 582, 846, 0.88, "#D8CFC0", mirror=True)
    near = blob(((128, 640), (196, 606), (250, 660), (262, 780), (232, 880), (216, 950), (336, 1004), (330, 1050), (260,
        1104), (140, 1116), (66, 1084), (56, 980), (78, 820), (94, 700)), tension=0.6)  # fmt: skip
    lit(painter, near, _WINE, look.DANGER, lamp, shade=dark, width=8)
    within(painter, near, blob(((40, 640), (150, 640), (130, 760), (160, 880), (110, 980), (130, 1130), (0, 1130)),
        tension=0.6), dark)  # fmt: skip
    within(painter, near, joined(limb(((216, 910, 3), (186, 950, 15), (150, 1030, 4))), limb(((270, 996, 3), (240, 1030,
        12), (232, 1080, 3))), limb(((226, 740, 2), (190, 820, 12), (176, 920, 3)))), dark)  # fmt: skip
    cuff = blob(((204, 944), (220, 916), (290, 936), (350, 976), (344, 1022), (270, 982)), tension=0.6)
    lit(painter, cuff, look.BRASS, "#FFF0C0", (6, -5), shade="#6B4612", width=6)


def _head(painter: QPainter) -> None:
    """Her head, bent to the coin: silver hair put up under a crown, lids down, the smile one has for a sleeper."""
    with tilted(painter, 380, 520, 6):
        neck(painter, 362, 450, 108, 572, _SKIN)
    for number in range(7):
        x = 300 + number * 27
        lit(painter, disc(x, 556 + 40 * (1 - ((x - 381) / 82) ** 2), 17), look.BONE, "#FFFFFF", (3, -3),
            shade="#8A7A70", width=4)  # fmt: skip
    painter.save()
    painter.translate(404, 392)
    painter.rotate(21)
    painter.scale(1.36, 1.36)
    bun = blob(((-40, -120), (-86, -130), (-122, -100), (-120, -56), (-84, -36)), tension=0.9)
    lit(painter, bun, _SILVER, "#FFF0D0", (5, -6), shade="#4A4450", width=5)
    turned(painter, 0, 0, 1, Face("#A8714E", _SKIN, nose=Nose.SNUB, stern=-0.7, brow=7, brow_colour="#6E6464",
        open=False, smile=1.15, jaw=0.1, lips="#B03A3C"))  # fmt: skip
    glaze(painter, disc(22, 28, 18, 12), look.DANGER, 0.2)
    mass = blob(((70, -44), (74, -80), (50, -116), (4, -134), (-48, -124), (-88, -84), (-96, -30), (-84, 30), (-60, 44),
        (-46, 26), (-52, -2), (-44, -26), (-16, -52), (18, -72), (46, -72)), tension=0.8)  # fmt: skip
    lit(painter, mass, _SILVER, "#FFF0D0", (6, -5), shade="#4A4450", width=5)
    waves = [((62 - 5 * k, -66 - 9 * k), (-2 - 14 * k, -84 - 11 * k), (-54 - 6 * k, 30 - 18 * k)) for k in range(6)]
    strands(painter, waves, _SILVER, "#FFF0D0", 8)
    lit(painter, placed(crown(), -8, -104, 0.74, -8), look.BRASS, "#FFF0C0", (8, -5), shade="#7A4A12", width=5)
    for x in (-52, -12, 28):
        rimmed(painter, disc(x, -120 - x * 0.14, 9), look.DANGER, BLACK, 3)
    rimmed(painter, disc(-58, 34, 10), look.BRASS, BLACK, 3)
    painter.restore()
