"""The High Priestess, Major II."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.hands import fist, grip
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, moved, placed, polygon, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """Between a black and a white pillar a woman with the moon for a crown lifts the veil a hand's breadth."""
    _beyond(painter, t)
    veil = blob(((90, -170), (480, -170), (516, 60), (530, 240), (508, 420), (486, 500), (470, 640), (486, 800), (90,
        800)), tension=0.5)  # fmt: skip
    lit(painter, veil, "#1E2A56", t.light, (12, -2), shade="#080C22", width=7)
    for top, bend, foot in (((130, -150), (170, 300), (140, 800)), ((210, -150), (250, 300), (214, 800)), ((290, -150),
        (380, 300), (300, 800)), ((370, -150), (452, 260), (505, 420)), ((440, -150), (492, 240), (508,
        420))):  # fmt: skip
        fill(painter, limb(((*top, 4), (*bend, 17), (*foot, 5))), "#0C1230")
    for x, y in ((210, 60), (330, 20), (462, 96), (160, 210), (474, 246), (190, 380), (180, 560)):  # pomegranates
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
    fill(painter, disc(540, 300, 66), look.BONE)
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
    gown = blob(((268, 440), (378, 440), (410, 560), (404, 720), (250, 720), (240, 560)), tension=0.6)
    lit(painter, gown, "#141A36", t.light, (7, -4), shade=BLACK, width=5)
    _head(painter, t)
    lap = blob(((150, 760), (220, 716), (322, 706), (430, 716), (500, 760), (530, 840), (560, 1070), (90, 1070), (126,
        840)), tension=0.7)  # fmt: skip
    lit(painter, lap, cloth, t.light, (11, -9), shade=shade, width=7)
    within(painter, lap, polygon(((60, 690), (200, 690), (262, 780), (300, 900), (250, 1080), (60, 1080))), shade)
    for number, (half, deep) in enumerate(((84, 70), (104, 120), (122, 170))):  # between her knees
        y = 806 + number * 40
        fill(painter, limb(((332 - half, y, 2), (332 - half * 0.5, y + deep * 0.42, 9), (332, y + deep * 0.54, 15),
            (332 + half * 0.5, y + deep * 0.42, 9), (332 + half, y, 2))), shade)  # fmt: skip
    for x, foot in ((168, 130), (212, 196), (446, 470), (492, 530)):
        fill(painter, limb(((x, 870, 2), ((x + foot) / 2, 960, 10), (foot, 1070, 18))), shade)
    within(painter, lap, disc(472, 790, 62, 46), mixed(cloth, t.light, 0.6))
    within(painter, lap, disc(464, 800, 62, 48), cloth)
    wide = partial(sleeve, painter, widths=(92, 96, 108), colour=cloth, light=t.light, towards=(9, -6))
    glow(painter, 226, 900, 170, t.light, 0.55)
    with grip(painter, 286, 748, 18, 0.62, skin, across=52, mirror=True, towards=(0.8, -0.6)):
        scroll = joined(rect(-28, -150, 56, 280, 10), rect(-34, -160, 68, 20, 8), rect(-34, 120, 68, 20, 8))
        lit(painter, placed(scroll, 300, 720, 1, 20), look.BONE, look.BONE, (7, -3), shade="#7A84A8")
        rolled(painter, (150, 668), (226, 736), 72, skin, skin, (7, -5))
        wide(((220, 520), (150, 660), (192, 706)), colour=mixed(shade, cloth, 0.22))
    rolled(painter, (556, 600), (520, 486), 70, skin, skin, (7, -5))
    fist(painter, 510, 446, -14, 0.62, skin, mirror=True, towards=(0.8, -0.6))
    wide(((432, 512), (562, 612), (536, 536)), body=mantle)
    moon = disc(0, 0, 104).subtracted(disc(16, -46, 96))
    lit(painter, placed(moon, 226, 894, 1, -8), look.BONE, look.BONE, (6, -4), shade="#C6CEE6", width=9)


def _head(painter: QPainter, t: Tones) -> None:
    """Her face in a white wimple, half in the dark, and the crown: she knows, and doesn't tell."""
    cloth, shade, skin = "#2C4A8C", "#080C1E", "#F0DCCC"
    painter.save()
    painter.translate(322, 560 + 40)
    painter.rotate(6)
    painter.scale(1.17, 1.17)
    painter.translate(-322, -560)
    hood = blob(((322, 226), (386, 250), (418, 330), (420, 420), (404, 500), (322, 530), (240, 500), (222, 420), (226,
        330), (258, 250)), tension=0.8)  # fmt: skip
    lit(painter, hood, cloth, t.light, (10, -5), shade=shade, width=6)
    within(painter, hood, rect(200, 200, 106, 360), mixed(shade, cloth, 0.22))
    wimple = blob(((322, 252), (372, 268), (398, 330), (396, 410), (374, 470), (322, 540), (272, 470), (248, 410),
        (246, 330), (272, 268)), tension=0.8)  # fmt: skip
    front(painter, 322, 354, 0.72, Face("#3C4878", skin, brow=10, stern=0.2, jaw=0.1, lips="#B01828", smile=0.6,
        lid=0.25, arch=0.5), mirror=True)  # fmt: skip
    face = blob(((322, 284), (358, 294), (376, 336), (373, 374), (354, 412), (322, 430), (290, 412), (271, 374),
        (268, 336), (286, 294)), tension=0.9)  # fmt: skip
    lit(painter, wimple.subtracted(face), look.BONE, look.BONE, (10, -4), shade="#7A84A8", width=6)
    glow(painter, 322, 190, 120, look.BONE, 0.35)
    horns = disc(0, 0, 82).subtracted(disc(0, -32, 72))
    lit(painter, placed(horns, 322, 190), look.SODIUM, look.BONE, (6, -4), shade="#8C5A1E", width=6)
    lit(painter, disc(322, 178, 40), look.BONE, look.BONE, (8, -4), shade="#A8B4D8", width=6)
    painter.restore()
