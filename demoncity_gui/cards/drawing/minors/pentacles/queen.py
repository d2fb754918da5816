"""The Queen of Pentacles."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#F0C398"
_SILVER = "#C9C3C4"
_WINE = "#8E1C2A"


def scene(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her hothouse by night: she rocks a coin; a rabbit leaps past her."""
    _hothouse(painter)
    painter.translate(0, -24)
    _chair(painter)
    _widow(painter)
    painter.translate(0, 24)
    _flowers(painter, ((84, 960, 1.1, 12), (120, 1066, 0.8, 40)))
    _rabbit(painter)
    gloom(painter, 400, 560, 460, 0.5)


def _flowers(painter: QPainter, spots: tuple[tuple[float, float, float, float], ...]) -> None:
    """White camellias that have come out under her lamp."""
    petal = blob(((0, 0), (-40, -24), (-36, -66), (0, -80), (36, -66), (40, -24)), tension=0.9)
    for x, y, size, turn in spots:
        for k in range(5):
            lit(painter, placed(petal, x, y, size, turn + 72 * k), "#E8DCD0", "#FFFFFF", (6, -5), shade="#6E5A60",
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


def _chair(painter: QPainter) -> None:
    """A peacock's tail of wicker behind her, its rim in the lamp's light."""
    back = blob(((130, 1000), (70, 720), (56, 520), (110, 340), (220, 226), (340, 190), (462, 226), (570, 340), (624,
        520), (612, 720), (552, 1000)), tension=0.9)  # fmt: skip
    lit(painter, back, "#B07A3A", "#FFD890", (10, -8), shade="#4A2A10", width=8)
    inner = placed(back, 340 * 0.12, 620 * 0.12 - 8, 0.88)
    lit(painter, inner, "#4A2C14", "#4A2C14", width=6)
    ribs = [limb(((340, 900, 5), (340 + 460 * sin(radians(a)), 900 - 760 * cos(radians(a)), 10)))
        for a in range(-48, 49, 8)]  # fmt: skip
    within(painter, inner, joined(*ribs), "#8E5E2C")
    for wide in (0.8, 0.6):
        hoop = placed(back, 340 * (1 - wide), 760 * (1 - wide), wide)
        painter.save()
        painter.setClipPath(inner)
        stroke(painter, hoop, "#8E5E2C", 11)
        painter.restore()


def _widow(painter: QPainter) -> None:
    """To her lap: both forearms come in under the coin, the thumbs before it.

    A head is 205: shoulders (184, 556) and (490, 556), elbows (92, 770) and (590, 766), wrists under the coin.
    """
    dark, lamp = "#1C0408", (9, -7)
    skirt = blob(((120, 1240), (60, 1050), (84, 900), (180, 812), (330, 800), (480, 812), (590, 890), (640, 1040), (600,
        1240)), tension=0.8)  # fmt: skip
    lit(painter, skirt, "#6E1422", look.DANGER, lamp, shade=dark, width=8)
    trunk = bust(336, 462, 384, 960, waist=0.68, hip=0.9)
    lit(painter, trunk, _WINE, look.DANGER, lamp, shade=dark, width=8)
    within(painter, trunk, blob(((170, 640), (206, 560), (240, 640), (226, 760), (270, 1000), (60, 1000)), tension=0.5),
        dark)  # fmt: skip
    _head(painter)
    glow(painter, 340, 684, 190, look.BRASS, 0.3)
    for joints in (((486, 560), (590, 772), (492, 830)), ((186, 560), (84, 794), (184, 832))):
        arm(painter, joints, 104, _WINE, look.DANGER, lamp, cuff=look.BONE, skin=_SKIN, body=trunk)
    with (
        cradle(painter, 418, 800, -58, 1.08, _SKIN, mirror=True, towards=(0.7, -0.8)),
        cradle(painter, 270, 810, 66, 1.08, _SKIN, towards=(0.7, -0.8)),
    ):
        coin(painter, 342, 666, 304, -8)


def _rabbit(painter: QPainter) -> None:
    """A hare in full leap across her lap, its ears laid back."""
    fur, dark, lamp = "#D8CFC0", "#5A5058", (6, -7)
    painter.save()
    painter.translate(462, 1000)
    painter.rotate(10)
    painter.scale(0.92, 0.92)
    glaze(painter, blob(((-200, 110), (-60, 64), (140, 70), (240, 130), (60, 160), (-120, 150)), tension=0.9), BLACK,
        0.5)  # fmt: skip
    painter.translate(-500, -930)
    for points in (((630, 960, 56), (690, 984, 32), (752, 972, 24)), ((462, 930, 32), (400, 950, 25), (330, 934, 20))):
        lit(painter, limb(points), "#9A9088", fur, lamp, shade=dark)
    lit(painter, disc(652, 912, 30, 26), look.BONE, look.BONE, lamp, shade=dark)
    trunk = blob(((648, 990), (640, 926), (584, 884), (514, 878), (458, 892), (430, 925), (450, 965), (500, 985), (560,
        1000), (610, 1016)), tension=0.9)  # fmt: skip
    lit(painter, trunk, fur, "#FFF6E0", lamp, shade=dark)
    leg = joined(blob(((646, 1010), (640, 950), (590, 930), (556, 966), (576, 1010), (620, 1026)), tension=0.9), limb(((
        620, 1000, 50), (684, 1026, 32), (760, 1024, 26))))  # fmt: skip
    lit(painter, leg, fur, "#FFF6E0", lamp, shade=dark)
    lit(painter, limb(((470, 956, 34), (410, 986, 27), (338, 984, 22))), fur, "#FFF6E0", lamp, shade=dark)
    for ear in (((428, 846), (452, 804), (516, 776), (548, 782), (532, 812), (470, 850)), ((438, 856), (476, 826), (546,
        812), (576, 824), (556, 848), (480, 874))):  # fmt: skip
        lit(painter, blob(ear, tension=0.8), fur, "#FFF6E0", (3, -6), shade=dark)
    fill(painter, blob(((462, 858), (490, 838), (540, 826), (558, 830), (540, 842), (490, 862)), tension=0.8),
        "#D98C84")  # fmt: skip
    head = blob(((472, 905), (464, 862), (426, 838), (386, 844), (352, 872), (345, 894), (362, 914), (405, 928), (448,
        928)), tension=0.9)  # fmt: skip
    lit(painter, head, fur, "#FFF6E0", lamp, shade=dark)
    fill(painter, disc(402, 872, 12, 14), BLACK)
    fill(painter, disc(406, 866, 4), look.BONE)
    fill(painter, blob(((343, 884), (358, 880), (352, 896)), tension=0.6), "#D98C84")
    painter.restore()


def _head(painter: QPainter) -> None:
    """Her head, bent to the coin: silver hair put up under a crown, lids down, the smile one has for a sleeper."""
    with tilted(painter, 340, 460, 4):
        neck(painter, 330, 384, 84, 480, _SKIN)
    for number in range(7):
        x = 274 + number * 21
        lit(painter, disc(x, 474 + 32 * (1 - ((x - 337) / 64) ** 2), 14), look.BONE, "#FFFFFF", (3, -3),
            shade="#8A7A70", width=4)  # fmt: skip
    painter.save()
    painter.translate(350, 322)
    painter.rotate(18)
    painter.scale(1.08, 1.08)
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
