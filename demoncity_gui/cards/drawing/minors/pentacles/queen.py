"""The Queen of Pentacles."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hand_parts import Joint, digit, flesh, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#F0C398"
_SILVER = "#C9C3C4"
_WINE = "#8E1C2A"
_LAMP = (0.7, -0.8)
_ON_COIN = (
    ((206, 878, 23), (226, 850, 23), (243, 836, 20), (250, 816, 14)),
    ((222, 889, 23), (249, 860, 24), (268, 847, 20), (275, 826, 14)),
    ((234, 902, 23), (267, 875, 23), (286, 862, 19), (292, 842, 13)),
    ((240, 914, 21), (274, 894, 20), (292, 884, 16), (299, 867, 11)),
)
_COIN_THUMB = ((186, 903, 38), (171, 875, 29), (172, 850, 25), (189, 828, 17))
_ON_FLANK = (
    ((512, 876, 23), (479, 871, 22), (457, 878, 19), (451, 891, 13)),
    ((509, 892, 23), (472, 890, 23), (450, 899, 19), (447, 912, 13)),
    ((509, 907, 23), (475, 910, 22), (456, 918, 18), (454, 930, 12)),
    ((514, 921, 20), (485, 927, 19), (468, 935, 16), (468, 944, 11)),
)
_FLANK_THUMB = ((538, 876, 35), (520, 857, 28), (502, 847, 23), (479, 848, 15))


def scene(painter: QPainter, t: Tones) -> None:
    """The grocer's widow, who owns the block, in her hothouse by night: her rabbit stands up to sniff at her coin."""
    _hothouse(painter)
    painter.translate(0, -60)
    _flowers(painter, ((48, 560, 0.8, 12), (672, 640, 0.72, 40)))
    _chair(painter)
    _widow(painter)
    painter.translate(0, 60)
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
    """To her knees: one hand has closed over the coin's rim, the other lies round the rabbit on her lap.

    A head is 205: shoulders (186, 560) and (490, 560), elbows (48, 768) and (650, 768).
    """
    dark, lamp = "#1C0408", (9, -7)
    _gown(painter, dark, lamp)
    trunk = bust(336, 462, 384, 960, waist=0.68, hip=0.9)
    lit(painter, trunk, _WINE, look.DANGER, lamp, shade=dark, width=8)
    within(painter, trunk, blob(((170, 660), (206, 630), (240, 660), (226, 760), (270, 1000), (60, 1000)), tension=0.5),
        dark)  # fmt: skip
    _knees(painter, dark, lamp)
    _head(painter)
    glow(painter, 262, 730, 190, look.BRASS, 0.3)
    far = ((488, 560), (650, 768), (568, 866))
    near = ((186, 560), (48, 768), (150, 890))
    for joints in (far, near):
        arm(painter, joints, 104, _WINE, look.DANGER, lamp, cuff=look.BONE, skin=_SKIN, body=trunk)
    flesh(painter, [digit(_COIN_THUMB)], _SKIN, _LAMP, 5)
    coin(painter, 276, 726, 276, -8)
    back = blob(
        ((156, 882), (182, 882), (208, 870), (226, 880), (242, 903), (245, 919), (225, 926), (190, 930), (152, 920)),
        tension=0.7,
    )
    _closed(painter, back, _ON_COIN)
    fill(painter, limb(((158, 900, 18), (179, 902, 23))), _SKIN)
    _rabbit(painter)
    painter.save()
    painter.setClipRect(0, 724, 720, 600, Qt.ClipOperation.IntersectClip)  # her forearm lies before its back
    arm(painter, far, 104, _WINE, look.DANGER, lamp, cuff=look.BONE, skin=_SKIN)
    painter.restore()
    back = blob(
        ((555, 865), (530, 865), (507, 866), (498, 880), (499, 911), (513, 928), (534, 917), (563, 890)), tension=0.7
    )
    _closed(painter, back.united(digit(_FLANK_THUMB)), _ON_FLANK)
    fill(painter, limb(((559, 876, 16), (542, 887, 25))), _SKIN)
    fill(painter, nail(_FLANK_THUMB), pale_of(_SKIN))


def _closed(painter: QPainter, back: QPainterPath, chains: Sequence[Sequence[Joint]]) -> None:
    """A hand whose fingers have closed over an edge: its back, four fingers, knuckles, nails."""
    flesh(painter, (*(digit(chain) for chain in reversed(chains)), back), _SKIN, _LAMP, 4, seam=3.6)
    soft = mixed(BLACK, _SKIN, 0.76)
    for (ax, ay, _), (bx, by, _), middle, tip in chains:
        within(painter, digit(((bx, by, 18), middle, tip)), limb(((*middle[:2], 18), (*tip[:2], 10))),
            soft)  # fmt: skip
        fill(painter, limb(((ax, ay, 16), (ax + (bx - ax) * 0.2, ay + (by - ay) * 0.2, 15))), _SKIN)
        fill(painter, disc(bx, by, 5, 4), pale_of(_SKIN))
    fill(painter, joined(*(disc(x, y, 4, 3) for (x, y, _), *_ in chains), *(nail(chain) for chain in chains)),
        pale_of(_SKIN))  # fmt: skip


def _gown(painter: QPainter, dark: str, lamp: tuple[float, float]) -> None:
    """Her lap."""
    skirt = blob(((30, 1240), (40, 1000), (84, 880), (180, 812), (330, 800), (480, 812), (590, 880), (650, 1000), (660,
        1240)), tension=0.8)  # fmt: skip
    lit(painter, skirt, "#5A0E1C", "#5A0E1C", lamp, shade=dark, width=8)


def _knees(painter: QPainter, dark: str, lamp: tuple[float, float]) -> None:
    """Her two knees under the gown, which falls from them in folds."""
    left = ((18, 1240), (26, 1060), (70, 960), (170, 918), (270, 946), (326, 1030), (336, 1240))
    right = ((350, 1240), (358, 1040), (400, 956), (500, 920), (610, 950), (658, 1050), (664, 1240))
    for knee, creases in ((left, ((110, -70), (190, 10), (254, 60))), (right, ((424, -50), (500, 0), (580, 60)))):
        shape = blob(knee, tension=0.8)
        lit(painter, shape, "#7A1624", look.DANGER, lamp, shade=dark, width=8)
        within(painter, shape, joined(*(limb(((x, 1040, 2), (x + way * 0.2, 1120, 12), (x + way
            * 0.6, 1250, 16))) for x, way in creases)),
            dark)  # fmt: skip


def _rabbit(painter: QPainter) -> None:
    """Upright on her lap, a paw on the coin, its nose at the rim."""
    fur, pale, dark, lamp = "#D8CFC0", "#FFF6E0", "#5A5058", (6, -7)
    glaze(painter, disc(520, 1050, 130, 26), BLACK, 0.5)
    lit(painter, disc(612, 1010, 34, 32), look.BONE, look.BONE, lamp, shade=dark)
    lit(painter, limb(((486, 760, 44), (440, 776, 32), (398, 768, 27))), "#9A9088", fur, lamp, shade=dark)
    ear = blob(((-24, 10), (-34, -80), (-16, -170), (4, -196), (26, -160), (34, -70), (22, 10)), tension=0.8)
    lit(painter, placed(ear, 506, 640, 1, 22), fur, pale, lamp, shade=dark)
    trunk = blob(((452, 690), (440, 780), (446, 860), (440, 960), (470, 1040), (560, 1056), (616, 1010), (624, 920),
        (600, 820), (556, 740), (520, 680)), tension=0.9)  # fmt: skip
    lit(painter, trunk, fur, pale, lamp, shade=dark, width=7)
    lit(painter, placed(ear, 480, 630, 1.04, 2), fur, pale, lamp, shade=dark)
    fill(painter, placed(ear, 480, 618, 0.62, 2), "#D98C84")
    head = blob(((524, 700), (528, 646), (492, 606), (448, 600), (416, 628), (396, 654), (400, 684), (436, 708), (486,
        728)), tension=0.9)  # fmt: skip
    lit(painter, head, fur, pale, lamp, shade=dark, width=7)
    fill(painter, disc(462, 646, 13, 15), BLACK)
    fill(painter, disc(466, 640, 4.5), look.BONE)
    fill(painter, blob(((394, 654), (412, 648), (408, 670)), tension=0.6), "#D98C84")
    haunch = blob(((470, 1050), (462, 990), (490, 930), (550, 916), (604, 950), (620, 1010), (590, 1054)), tension=0.9)
    lit(painter, haunch, fur, pale, lamp, shade=dark, width=7)
    lit(painter, limb(((560, 1044, 44), (470, 1050, 36), (410, 1046, 30))), fur, pale, lamp, shade=dark)
    lit(painter, limb(((498, 796, 66), (440, 830, 38), (394, 812, 30))), fur, pale, lamp, shade=dark)
    fill(painter, blob(((494, 756), (540, 770), (530, 850), (484, 836), (500, 800)), tension=0.8), fur)
    fill(painter, joined(ink(((406, 688, 1), (424, 690, 5), (438, 678, 1))), *(ink(((430, y, 1), (470, y + b, 4), (514,
        y + b * 2.6, 1))) for y, b in ((672, -4), (684, 8)))), BLACK)  # fmt: skip


def _head(painter: QPainter) -> None:
    """Her head, bent to the coin: silver hair put up under a crown, lids down, the smile one has for a sleeper."""
    with tilted(painter, 340, 460, 4):
        neck(painter, 330, 410, 92, 484, _SKIN)
    for number in range(7):
        x = 274 + number * 21
        lit(painter, disc(x, 474 + 32 * (1 - ((x - 337) / 64) ** 2), 14), look.BONE, "#FFFFFF", (3, -3),
            shade="#8A7A70", width=4)  # fmt: skip
    painter.save()
    painter.translate(364, 356)
    painter.rotate(15)
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
