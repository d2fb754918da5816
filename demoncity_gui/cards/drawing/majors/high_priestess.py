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
    """Between a black and a white pillar a woman with the moon for a crown draws the veil aside: an eye looks in."""
    _beyond(painter, t)
    veil = blob(((60, -170), (420, -170), (408, 60), (404, 240), (424, 372), (440, 446), (424, 520), (400, 640), (400,
        800), (60, 800)), tension=0.5)  # fmt: skip
    lit(painter, veil, "#1E2A56", t.light, (12, -2), shade="#080C22", width=7)
    for top, bend, foot in (((110, -150), (140, 300), (120, 800)), ((170, -150), (200, 300), (180, 800)), ((250, -150),
        (310, 290), (420, 440)), ((310, -150), (346, 260), (424, 436)), ((366, -150), (376, 230), (430,
        430))):  # fmt: skip
        fill(painter, limb(((*top, 4), (*bend, 17), (*foot, 5))), "#0C1230")
    for x, y in ((156, 80), (156, 240), (370, 270)):  # pomegranates
        lit(painter, joined(disc(x, y, 24), polygon(((x - 11, y - 18), (x - 15, y - 40), (x, y - 31), (x + 15, y - 40),
            (x + 11, y - 18)))), "#A8324A", look.DANGER, (5, -4), shade="#3F0E18", width=4)  # fmt: skip
        fill(painter, disc(x + 4, y + 4, 9, 12), "#F08A8A")
    fill(painter, rect(20, 800, 660, 260), "#0C1024")
    fill(painter, polygon(((400, 800), (600, 800), (670, 1060), (300, 1060))), mixed("#0C1024", t.light, 0.75))
    _pillars(painter, t)
    painter.translate(-70, 0)
    _veiled(painter, t)
    painter.translate(70, 0)
    gloom(painter, 420, 500, 470, 0.4)


def _beyond(painter: QPainter, t: Tones) -> None:
    """What is behind the veil: a moon that is an eye, over a sea by night."""
    deep = mixed(BLACK, t.light, 0.34)
    sky(painter, deep, mixed(BLACK, t.light, 0.85), 560)
    glow(painter, 506, 236, 190, look.BONE, 0.4)
    moon = disc(506, 236, 92)
    rimmed(painter, moon, look.BONE, BLACK, 6)
    white = blob(((420, 240), (462, 200), (506, 186), (550, 200), (592, 240), (550, 276), (506, 288), (462, 276)),
        tension=0.8)  # fmt: skip
    within(painter, moon, moon.subtracted(white), "#B4C2E4")
    within(painter, moon, white.subtracted(moved(white, 0, 12)), BLACK)
    within(painter, white, disc(506, 238, 45), "#24408C")
    within(painter, white, disc(506, 238, 22), BLACK)
    fill(painter, disc(490, 222, 10), look.BONE)
    fill(painter, rect(380, 520, 300, 290), deep)
    for k in range(9):
        fill(painter, disc(506 + (k % 2 * 2 - 1) * 10, 534 + k * 30, 26 + k * 9, 9), look.BONE)
    for x, y in ((556, 70), (456, 100), (574, 400), (456, 400)):
        fill(painter, star(x, y, 17, 6, 4), look.BONE)


def _pillars(painter: QPainter, t: Tones) -> None:
    """Boaz, which is black, and Jachin, which is white."""
    for x, stone, light, shade, letter in ((70, "#14141E", t.light, BLACK, "B"), (656, look.BONE, look.BONE, "#8C96B4",
        "J")):  # fmt: skip
        lit(painter, rect(x - 54, -150, 108, 1010), stone, light, (10, 0), shade=shade, width=7)
        for dx in (-26, 0, 26):
            fill(painter, rect(x + dx - 3, -150, 6, 1000), shade if letter == "J" else "#2A3050")
        lit(painter, rect(x - 66, 850, 132, 40, 6), stone, light, (6, -4), shade=shade)
        lit(painter, rect(x - 78, 886, 156, 190, 6), stone, light, (6, -4), shade=shade)
        x = min(x, 630)
        rimmed(painter, disc(x, 410, 42), "#1A2040" if letter == "J" else t.light, BLACK, 5)
        sign = lettering(letter, 50, look.TITLE, 700)
        box = sign.boundingRect()
        fill(painter, moved(sign, x - box.center().x(), 410 - box.center().y()), look.BONE if letter == "J" else BLACK)


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
        painter.translate(322, 520)
        painter.scale(1.1, 1.1)
        painter.translate(-322, -520)
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
        within(painter, shape, blob(((100, 850), (240, 838), (340, 858), (440, 832), (580, 850), (600, 1100), (80,
            1100)), tension=0.6), mixed(_DUSK, _GOWN, 0.5))  # fmt: skip
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
