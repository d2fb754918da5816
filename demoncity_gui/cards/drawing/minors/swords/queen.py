"""The Queen of Swords."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, offer
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import beam, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN: Final = "#F0DCC8"
_RED: Final = look.OXBLOOD
_DARK: Final = "#1A0408"


def scene(painter: QPainter, t: Tones) -> None:
    """She leans over her bench out of the dark, blade upright at her shoulder, and gives the accused leave to speak."""
    _courtroom(painter)
    gown = blob(((310, 640), (400, 610), (510, 600), (600, 700), (664, 860), (690, 1130), (300, 1130), (320, 900), (290,
        760)), tension=0.6)  # fmt: skip
    lit(painter, gown, _RED, look.DANGER, (-12, -7), shade=_DARK)
    night = blob(((430, 600), (720, 640), (720, 1140), (400, 1140), (452, 960), (410, 800)), tension=0.5)
    within(painter, gown, night, "#0E0307")
    fill(painter, joined(*(ink(((x, 790, 2), (x + 4, 880, 10), (foot, 1000, 5))) for x, foot in ((336, 330), (384,
        372)))), _DARK)  # fmt: skip
    _open_hand(painter)
    painter.save()
    painter.translate(-26, 0)
    _head(painter)
    painter.restore()
    _cape(painter)
    _sword_arm(painter)
    _bench(painter)
    _accused(painter)
    gloom(painter, 330, 540, 470, 0.42)


def _open_hand(painter: QPainter) -> None:
    """The far arm: elbow behind the bench, a forearm a head long out of a gown's wide sleeve, the palm up."""
    sleeve = blob(((340, 640), (300, 720), (236, 778), (246, 850), (290, 960), (350, 1010), (440, 1010), (440, 700)),
        tension=0.6)  # fmt: skip
    lit(painter, sleeve, _RED, look.DANGER, (-10, -7), shade=_DARK)
    fill(painter, ink(((330, 730, 2), (322, 830, 12), (350, 960, 4))), _DARK)
    mouth = blob(((236, 774), (262, 796), (292, 866), (306, 962), (290, 972), (258, 920), (236, 850)), tension=0.8)
    rimmed(painter, mouth, "#0E0307", BLACK, 5)
    offer(painter, 126, 652, 55, 1.02, _SKIN)
    cuff = ((148, 766), (172, 758), (188, 742), (208, 736), (226, 716), (256, 780), (292, 850), (286, 890), (262, 914),
        (204, 842))  # fmt: skip
    lit(painter, blob(cuff, tension=0.4), look.BONE, look.BONE, (-6, -8), shade="#5A566C", width=5)
    fill(painter, joined(ink(((174, 764, 2), (214, 820, 5), (262, 890, 2))), ink(((198, 746, 2), (236, 800, 7), (280,
        870, 3)))), "#5A566C")  # fmt: skip
    fill(painter, mouth.intersected(polygon(((262, 700), (340, 700), (340, 1000), (290, 1000), (240, 860)))), "#0E0307")
    fill(painter, ink(((256, 792, 2), (288, 840, 12), (310, 910, 14), (316, 1000, 8))), _RED)
    fill(painter, ink(((254, 796, 1), (282, 842, 5), (302, 910, 6), (306, 1000, 2))), look.DANGER)


def _cape(painter: QPainter) -> None:
    """Ermine over both shoulders; the jaw and the turned side are in the dark."""
    cape = blob(((306, 574), (390, 594), (466, 560), (546, 622), (600, 720), (616, 790), (570, 800), (530, 836), (480,
        806), (430, 850), (380, 812), (326, 838), (296, 800), (252, 796), (252, 700), (272, 624)),
        tension=0.6)  # fmt: skip
    fill(painter, disc(394, 580, 46, 22), BLACK)
    lit(painter, cape, look.BONE, look.BONE, (-12, -9), shade="#6E6A80")
    night = blob(((380, 540), (500, 530), (640, 640), (680, 830), (480, 900), (428, 820), (424, 740), (440, 690), (424,
        640), (390, 616)), tension=0.8)  # fmt: skip
    within(painter, cape, night, "#24212F")
    within(painter, cape, blob(((280, 540), (420, 560), (440, 680), (400, 660), (350, 622), (312, 600)), tension=0.8),
        "#24212F")  # fmt: skip
    within(painter, cape, ink(((490, 574, 1), (552, 634, 9), (600, 724, 9), (614, 796, 2))), "#7682A2")
    for x, y, turn in ((282, 742, 14), (312, 660, 14), (346, 772, 8), (378, 706, 2), (398, 800, 0)):
        fill(painter, placed(limb(((0, -16, 5), (0, 4, 13), (-4, 25, 3))), x, y, 1, turn), BLACK)
    for x, y, turn in ((480, 690, -14), (500, 776, -12), (556, 740, -24)):
        fill(painter, placed(limb(((0, -16, 4), (0, 4, 10), (-4, 25, 2))), x, y, 1, turn), "#6E6A80")


def _sword_arm(painter: QPainter) -> None:
    """The near forearm upright out of its sleeve, that has slipped to the elbow; the fist closes on the hilt."""
    sleeve = blob(((500, 900), (520, 836), (560, 816), (626, 822), (668, 850), (690, 1010), (480, 1010)), tension=0.6)
    lit(painter, sleeve, _RED, look.DANGER, (-9, -7), shade=_DARK)
    within(painter, sleeve, blob(((580, 800), (720, 800), (720, 1040), (540, 1040), (590, 930)), tension=0.5),
        "#0E0307")  # fmt: skip
    rimmed(painter, disc(582, 858, 60, 22), "#0E0307", BLACK, 5)
    sword(painter, 562, 702, 600, 3, 2, grip=128)
    fist(painter, 565, 710, 3, 0.98, _SKIN, towards=(-0.8, -0.6))
    cuff = ((532, 792), (554, 800), (576, 794), (600, 802), (624, 794), (622, 840), (630, 868), (584, 880), (536, 868),
        (542, 830))  # fmt: skip
    lit(painter, blob(cuff, tension=0.4), look.BONE, look.BONE, (-7, -5), shade="#5A566C", width=5)
    fill(painter, joined(*(ink(((x, 802, 2), (x + 3, 830, 6), (x + 2, 868, 2))) for x in (558, 584, 606))), "#5A566C")


def _accused(painter: QPainter) -> None:
    """Whoever stands before her: a head and shoulders from behind, black, with the lamp's light on top."""
    coat = blob(((-60, 1200), (-40, 1080), (50, 1030), (240, 1030), (330, 1090), (350, 1200)), tension=0.6)
    lit(painter, coat, "#0B0A11", look.BONE, (3, -7), width=4)
    for way in (-1, 1):
        rimmed(painter, disc(146 + way * 82, 970, 12, 26), "#1A1822", BLACK, 4)
    skull = blob(((146, 842), (204, 860), (230, 916), (226, 980), (204, 1026), (192, 1060), (196, 1120), (96, 1120),
        (100, 1060), (88, 1026), (66, 980), (62, 916), (88, 860)), tension=0.8)  # fmt: skip
    lit(painter, skull, "#0B0A11", look.BONE, (2, -8), width=4)
    fill(painter, joined(*(ink(((146 + a * 0.4, 860, 1), (146 + a, 880, 5), (146 + a * 1.3, 916, 1))) for a in (-40,
        -12, 20, 46))), "#4A4654")  # fmt: skip


def _courtroom(painter: QPainter) -> None:
    """A dark panelled wall; a tall window throws its bars on it."""
    fill(painter, SKY, "#0B0A11")
    for x in range(-60, 760, 118):
        fill(painter, rect(x, -150, 7, 1300), "#18171F")
    beam(painter, 122, 350, 1120, -240, 500, "#0B0A11", "#6E769A", 50, 3)
    glow(painter, 122, 362, 200, "#C8D0E0", 0.5)
    fill(painter, rect(118, -200, 8, 500), "#050509")
    lit(painter, disc(122, 356, 48, 42), look.BONE, look.BONE, (0, 5), shade="#C8CCD8")
    shade = blob(((50, 350), (86, 298), (108, 288), (136, 288), (158, 298), (194, 350)), tension=0.4)
    lit(painter, shade, "#2C4A3E", look.BRASS, (0, 6), shade="#0A1410")
    lean = QTransform().shear(-0.16, 0.1)
    arch = joined(disc(560, 270, 320).intersected(disc(880, 270, 320)).intersected(rect(0, -200, 1200, 470)),
        rect(560, 268, 320, 800))  # fmt: skip
    thrown = lean.map(arch).translated(-90, -70)
    fill(painter, thrown, "#5C6684")
    painter.save()
    painter.setClipPath(thrown, Qt.ClipOperation.IntersectClip)
    bars = joined(rect(713, -200, 14, 1400), rect(500, 268, 500, 12), rect(500, 460, 500, 12), rect(500, 652, 500, 12))
    fill(painter, lean.map(bars).translated(-90, -70), "#0B0A11")
    painter.restore()


def _bench(painter: QPainter) -> None:
    """The bench's edge and her hammer."""
    lit(painter, rect(-20, 974, 740, 200), "#3E2416", look.SODIUM, (0, -9), shade="#160C07")
    fill(painter, joined(rect(60, 1016, 250, 8), rect(390, 1016, 250, 8)), BLACK)
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
