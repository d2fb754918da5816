"""The Queen of Swords: an old judge in profile, who has heard it all and wants to hear you."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, offer
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0DCC8"
_RED: Final = look.OXBLOOD
_DARK: Final = "#1A0408"


def queen(painter: QPainter, t: Tones) -> None:
    """She leans out of the dark over her bench, blade upright at her shoulder, a hand held out: speak."""
    _courtroom(painter)
    arm(painter, ((350, 700), (316, 936), (198, 762)), 104, _RED, look.DANGER, (-9, -8), cuff=look.BONE, skin=_SKIN)
    offer(painter, 122, 656, 55, 1.02, _SKIN)
    gown = blob(((330, 612), (430, 560), (540, 610), (640, 730), (700, 1130), (300, 1130), (316, 900), (300, 740)),
        tension=0.6)  # fmt: skip
    lit(painter, gown, _RED, look.DANGER, (-15, -8), shade=_DARK)
    for x, foot in ((330, 300), (410, 400), (480, 500)):
        fill(painter, ink(((x, 850, 2), ((x + foot) / 2 + 10, 960, 12), (foot, 1120, 6))), _DARK)
    _head(painter)
    cape = blob(((330, 566), (420, 590), (500, 552), (590, 640), (650, 790), (590, 826), (560, 862), (500, 840), (450,
        884), (400, 852), (340, 876), (316, 838), (262, 826), (274, 700), (296, 620)), tension=0.6)  # fmt: skip
    lit(painter, cape, look.BONE, look.BONE, (-14, -10), shade="#6E6A80")
    night = blob(((452, 560), (510, 540), (610, 640), (680, 820), (460, 900), (440, 800), (476, 690)), tension=0.6)
    within(painter, cape, night, "#3E3A50")
    for x, y, turn in ((312, 756, 14), (330, 670, 14), (370, 790, 8), (404, 690, 0), (440, 820, 0), (520, 780, -12),
        (500, 660, -22), (580, 740, -26)):  # fmt: skip
        fill(painter, placed(limb(((0, -16, 5), (0, 4, 13), (-4, 25, 3))), x, y, 1, turn), BLACK)
    arm(painter, ((560, 740), (650, 960), (602, 806)), 122, _RED, look.DANGER, (-10, -7), cuff=look.BONE, skin=_SKIN)
    shoulder = blob(((440, 620), (500, 600), (560, 660), (590, 740), (566, 824), (530, 800), (496, 846), (452, 812),
        (430, 700)), tension=0.6)  # fmt: skip
    within(painter, cape, shoulder, "#3E3A50")
    sword(painter, 592, 708, 600, 4, 2, grip=128)
    fist(painter, 594, 716, 4, 0.98, _SKIN, towards=(-0.8, -0.6))
    _bench(painter)
    gloom(painter, 330, 540, 470, 0.42)


def _courtroom(painter: QPainter) -> None:
    """A dark panelled wall; a tall window throws its bars on it."""
    fill(painter, SKY, "#0B0A11")
    for x in range(-60, 760, 118):
        fill(painter, rect(x, -150, 7, 1300), "#18171F")
    glow(painter, 150, 296, 300, "#C8D0E0", 0.4)
    fill(painter, rect(146, -200, 8, 430), "#050509")
    lit(painter, disc(150, 296, 50, 44), look.BONE, look.BONE, (0, 5), shade="#C8CCD8")
    shade = blob(((76, 290), (112, 236), (136, 226), (164, 226), (188, 236), (224, 290)), tension=0.4)
    lit(painter, shade, "#2C4A3E", look.BRASS, (0, 6), shade="#0A1410")
    lean = QTransform().shear(-0.16, 0.1)
    arch = joined(disc(560, 270, 320).intersected(disc(880, 270, 320)).intersected(rect(0, -200, 1200, 470)),
        rect(560, 268, 320, 800))  # fmt: skip
    thrown = lean.map(arch).translated(-90, -70)
    fill(painter, thrown, "#7682A2")
    painter.save()
    painter.setClipPath(thrown, Qt.ClipOperation.IntersectClip)
    bars = joined(rect(713, -200, 14, 1400), rect(500, 268, 500, 12), rect(500, 460, 500, 12), rect(500, 652, 500, 12))
    fill(painter, lean.map(bars).translated(-90, -70), "#0B0A11")
    painter.restore()


def _bench(painter: QPainter) -> None:
    """The bench's edge, the law open on it, and her hammer."""
    lit(painter, rect(-20, 974, 740, 200), "#3E2416", look.SODIUM, (0, -9), shade="#160C07")
    fill(painter, joined(rect(60, 1016, 250, 8), rect(390, 1016, 250, 8)), BLACK)
    for way in (-1, 1):
        leaf = blob(((206, 984), (206 + way * 60, 958), (206 + way * 160, 966), (206 + way * 180, 1020), (206 + way
            * 80, 1012), (206, 1030)), tension=0.5)  # fmt: skip
        lit(painter, leaf, look.BONE, look.BONE, (-4, -6), shade=look.MUTED, width=5)
    lit(painter, joined(rect(440, 926, 104, 54, 12), limb(((544, 954, 18), (680, 974, 21)))), "#7A4A28", look.SODIUM,
        (-4, -7), width=5)  # fmt: skip


def _head(painter: QPainter) -> None:
    """Chin up, a hawk's nose, white hair drawn up under the crown: she looks along her nose at whoever stands there."""
    silver, dark, gold = "#C4C0CE", "#4A4658", mixed(BLACK, look.BRASS, 0.5)
    with tilted(painter, 420, 560, 4):
        lit(painter, disc(506, 388, 54, 62), silver, look.BONE, (-6, -8), shade=dark)
        side(painter, 392, 430, 1.3, Face("#94746A", _SKIN, nose=Nose.HOOKED, stern=0.8, brow=9, brow_colour="#3A3444",
            lips="#9A1828", old=True, lid=0.42, smile=-0.5), mirror=True)  # fmt: skip
        mass = blob(((318, 330), (352, 292), (420, 286), (490, 310), (520, 380), (506, 450), (470, 486), (440, 456), (
            424, 404), (396, 396), (372, 360)), tension=0.75)  # fmt: skip
        lit(painter, mass, silver, look.BONE, (-7, -8), shade=dark)
        strands(painter, [((334 + a, 330 - a * 0.3), (420 + a * 0.4, 330 + a * 0.5), (486 - a * 0.4, 440 - a * 0.3))
            for a in (0, 20, 40, 60)], silver, dark, 6)  # fmt: skip
        lit(painter, joined(disc(420, 466, 10), limb(((420, 480, 8), (422, 510, 17)))), look.BRASS, look.BONE, (-3,
            -3), width=4)  # fmt: skip
        ring = blob(((312, 312), (514, 346), (552, 236), (480, 268), (448, 140), (388, 246), (316, 186)), tension=0.0)
        lit(painter, ring, look.BRASS, look.BONE, (-9, -6), shade=gold)
        band = blob(((306, 292), (410, 282), (522, 330), (512, 362), (406, 316), (306, 326)), tension=0.6)
        lit(painter, band, look.BRASS, look.BONE, (-5, -6), shade=gold)
        for x, y in ((340, 306), (404, 299), (466, 320)):
            rimmed(painter, disc(x, y, 10), look.OXBLOOD, BLACK, 3)
