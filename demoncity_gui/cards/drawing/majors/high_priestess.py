"""The High Priestess, Major II."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, moved, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_GOWN: Final = "#7E96C8"
_DUSK: Final = "#26305C"


def scene(painter: QPainter, t: Tones) -> None:
    """Between a black and a white pillar a woman with the moon for a crown lifts the veil a hand's breadth."""
    _beyond(painter, t)
    veil = blob(((90, -170), (480, -170), (526, 60), (546, 240), (548, 380), (500, 456), (474, 520), (440, 640), (440,
        800), (90, 800)), tension=0.5)  # fmt: skip
    lit(painter, veil, "#1E2A56", t.light, (12, -2), shade="#080C22", width=7)
    for top, bend, foot in (((130, -150), (170, 300), (140, 800)), ((210, -150), (250, 300), (214, 800)), ((290, -150),
        (380, 300), (300, 800)), ((350, -150), (426, 290), (505, 440)), ((410, -150), (478, 260), (508,
        440)), ((466, -150), (520, 240), (516, 440)), ((360, 800), (412, 600), (500, 450))):  # fmt: skip
        fill(painter, limb(((*top, 4), (*bend, 17), (*foot, 5))), "#0C1230")
    for x, y in ((210, 60), (330, 20), (432, 90), (160, 210), (466, 306), (190, 380), (180, 560)):  # pomegranates
        lit(painter, joined(disc(x, y, 24), polygon(((x - 11, y - 18), (x - 15, y - 40), (x, y - 31), (x + 15, y - 40),
            (x + 11, y - 18)))), "#A8324A", look.DANGER, (5, -4), shade="#3F0E18", width=4)  # fmt: skip
        fill(painter, disc(x + 4, y + 4, 9, 12), "#F08A8A")
    fill(painter, rect(20, 800, 660, 260), "#0C1024")
    fill(painter, polygon(((474, 800), (590, 800), (660, 1060), (330, 1060))), mixed("#0C1024", t.light, 0.75))
    _pillars(painter, t)
    _veiled(painter, t)
    gloom(painter, 420, 500, 470, 0.4)


def _beyond(painter: QPainter, t: Tones) -> None:
    """What is behind the veil: the sea by night, in a light that blinds."""
    sky(painter, mixed(BLACK, t.light, 0.7), look.BONE, 560)
    fill(painter, disc(594, 300, 66), look.BONE)
    fill(painter, rect(400, 560, 300, 260), t.light)
    for k in range(8):
        wide = 18 + k * 9
        fill(painter, disc(540 + (k % 2) * 8, 580 + k * 28, wide, 7), look.BONE)
        fill(painter, disc(600 - k * 16, 594 + k * 28, 24, 4), mixed(BLACK, t.light, 0.6))
    for x, y in ((552, 60), (500, 130), (590, 160), (586, 420)):
        fill(painter, star(x, y, 17, 6, 4), look.BONE)


def _pillars(painter: QPainter, t: Tones) -> None:
    """Boaz, which is black, and Jachin, which is white."""
    for x, stone, light, shade, letter in ((80, "#14141E", t.light, BLACK, "B"), (646, look.BONE, look.BONE, "#8C96B4",
        "J")):  # fmt: skip
        lit(painter, rect(x - 54, -150, 108, 1010), stone, light, (10, 0), shade=shade, width=7)
        for dx in (-26, 0, 26):
            fill(painter, rect(x + dx - 3, -150, 6, 1000), shade if letter == "J" else "#2A3050")
        lit(painter, rect(x - 66, 850, 132, 40, 6), stone, light, (6, -4), shade=shade)
        lit(painter, rect(x - 78, 886, 156, 190, 6), stone, light, (6, -4), shade=shade)
        x = min(x, 620)
        rimmed(painter, disc(x, 470, 44), "#1A2040" if letter == "J" else t.light, BLACK, 5)
        sign = lettering(letter, 50, look.TITLE, 700)
        box = sign.boundingRect()
        fill(painter, moved(sign, x - box.center().x(), 470 - box.center().y()), look.BONE if letter == "J" else BLACK)


def _veiled(painter: QPainter, t: Tones) -> None:
    """She: one half in the light from behind the veil, the other in the dark; a scroll in her lap, the moon below."""
    cloth, shade, skin = "#2C4A8C", "#080C1E", "#F0DCCC"
    mantle = blob(((322, 236), (386, 256), (414, 330), (418, 410), (476, 462), (500, 540), (500, 680), (548, 830), (600,
        1070), (70, 1070), (120, 860), (150, 690), (152, 540), (178, 462), (232, 410), (230, 330), (258, 256)),
        tension=0.7)  # fmt: skip
    lit(painter, mantle, cloth, t.light, (12, -6), shade=shade, width=8)
    within(painter, mantle, polygon(((60, 220), (306, 220), (270, 330), (250, 440), (290, 560), (250, 720), (240, 1080),
        (40, 1080))), mixed(shade, cloth, 0.22))  # fmt: skip
    gown = blob(((268, 440), (378, 440), (410, 560), (404, 740), (250, 740), (240, 560)), tension=0.6)
    lit(painter, gown, _GOWN, look.BONE, (7, -4), shade=_DUSK, width=5)
    within(painter, gown, polygon(((200, 420), (322, 420), (300, 560), (310, 760), (200, 760))), _DUSK)
    with tilted(painter, 322, 520, 5):
        wimple = blob(((322, 252), (372, 268), (398, 330), (396, 410), (374, 470), (322, 540), (272, 470), (248, 410),
            (246, 330), (272, 268)), tension=0.8)  # fmt: skip
        front(painter, 322, 356, 0.82, Face("#3C4878", skin, brow=10, stern=0.2, jaw=0.1, lips="#B01828", smile=0.6,
            lid=0.25, arch=0.5), mirror=True)  # fmt: skip
        face = blob(((322, 276), (362, 286), (383, 334), (380, 378), (358, 422), (322, 442), (286, 422), (264, 378),
            (261, 334), (282, 286)), tension=0.9)  # fmt: skip
        lit(painter, wimple.subtracted(face), look.BONE, look.BONE, (10, -4), shade="#7A84A8", width=6)
        glow(painter, 322, 190, 120, look.BONE, 0.35)
        horns = disc(0, 0, 82).subtracted(disc(0, -32, 72))
        lit(painter, placed(horns, 322, 190), look.SODIUM, look.BONE, (6, -4), shade="#8C5A1E", width=6)
        lit(painter, disc(322, 178, 40), look.BONE, look.BONE, (8, -4), shade="#A8B4D8", width=6)
    _knees(painter, t)
    wide = partial(sleeve, painter, widths=(92, 96, 108), colour=cloth, light=t.light, towards=(9, -6))
    glow(painter, 226, 900, 170, t.light, 0.55)
    with grip(painter, 286, 748, 18, 0.62, skin, across=52, mirror=True, towards=(0.8, -0.6)):
        _scroll(painter)
        rolled(painter, (150, 668), (226, 736), 72, skin, skin, (7, -5))
        wide(((220, 520), (150, 660), (192, 706)), colour=mixed(shade, cloth, 0.22))
    rolled(painter, (556, 600), (520, 486), 70, skin, skin, (7, -5))
    fist(painter, 510, 446, -14, 0.62, skin, mirror=True, towards=(0.8, -0.6))
    wide(((432, 512), (562, 612), (536, 536)), body=mantle)
    moon = disc(0, 0, 104).subtracted(disc(16, -46, 96))
    lit(painter, placed(moon, 226, 894, 1, -8), look.BONE, look.BONE, (6, -4), shade="#C6CEE6", width=9)


def _knees(painter: QPainter, t: Tones) -> None:
    """Her lap: two thighs that come forward to two knees, (236, 800) and (436, 790), and the shins beneath."""
    valley = polygon(((250, 716), (420, 716), (420, 1080), (250, 1080)))
    fill(painter, valley, BLACK)
    for leg_, knee, folds in (
        (((180, 740), (236, 712), (322, 722), (338, 770), (318, 830), (306, 940), (312, 1080), (128, 1080), (150,
            940), (158, 820)), ((184, 770), (240, 736), (316, 748), (318, 800), (250, 816), (182, 812)), ((190, 130),
            (240, 200), (286, 280))),
        (((350, 730), (420, 706), (492, 726), (522, 790), (520, 860), (520, 940), (552, 1080), (352, 1080), (364,
            940), (360, 850), (340, 790)), ((362, 760), (420, 732), (490, 746), (510, 800), (446, 820), (366, 812)), ((
            392, 376), (440, 430), (484, 500))),
    ):  # fmt: skip
        shape = blob(leg_, tension=0.7)
        lit(painter, shape, _GOWN, look.BONE, (9, -7), shade=_DUSK, width=7)
        within(painter, shape, joined(*(limb(((x, 850, 2), ((x + foot) / 2, 940, 10), (foot, 1080, 16))) for x, foot in
            folds)), _DUSK)  # fmt: skip
        within(painter, shape, blob(knee, tension=0.9), mixed(_GOWN, look.BONE, 0.42))


def _scroll(painter: QPainter) -> None:
    """The law, half unrolled in her lap: lines that are seen, not read."""
    painter.save()
    painter.translate(300, 720)
    painter.rotate(14)
    sheet = polygon(((0, -130), (128, -124), (128, 116), (0, 110)))
    lit(painter, sheet, look.BONE, look.BONE, (7, -3), shade="#7A84A8")
    for k in range(6):
        fill(painter, limb(((46, -88 + k * 32, 5), (104 - k % 3 * 14, -86 + k * 32, 5))), "#3A4470")
    for x, half in ((134, 20), (0, 27)):
        lit(painter, joined(rect(x - half, -150, half * 2, 280, 10), rect(x - half - 6, -160, half * 2 + 12, 20, 8),
            rect(x - half - 6, 120, half * 2 + 12, 20, 8)), look.BONE, look.BONE, (7, -3), shade="#7A84A8")  # fmt: skip
    painter.restore()
