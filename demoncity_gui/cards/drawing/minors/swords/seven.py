"""The Seven of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import bends, digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.majors.parts import folds
from demoncity_gui.cards.drawing.minors.signs import blade
from demoncity_gui.cards.drawing.paint import fill, mixed, tilted
from demoncity_gui.cards.drawing.primitives import along, blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E2AE84"
_LAMP = look.SODIUM
_RED = "#C8382E"
_CLOAK, _NIGHT = "#342C62", "#0C0A1C"


def scene(painter: QPainter, t: Tones) -> None:
    """Off with five blades under his cloak, a finger at his lips, past the lit tent. Two are left."""
    sky(painter, "#080D28", "#6A3A44", 960)
    stars(painter, 4, (210, 40), (150, 120))
    fill(painter, rect(0, 900, 700, 310), "#1B1622")
    _tent(painter)
    glaze(painter, polygon(((-60, 900), (240, 900), (560, 1200), (-60, 1200))), _LAMP, 0.42)
    for x, y, turn in ((78, 762, -3), (152, 768, 3)):
        glaze(painter, polygon(((x - 8, y + 132), (x + 8, y + 132), (x + 170, 1200), (x + 100, 1200))), BLACK, 0.6)
        blade(painter, x, y, 280, turn, 3.1)
    _blades(painter)
    _cloak(painter)
    _wary(painter)
    _hush(painter)
    gloom(painter, 330, 520, 480, 0.3)


def _tent(painter: QPainter) -> None:
    """Their tent, striped and lit from within, a flag on its top."""
    apex, foot = (112, 330), 905
    glow(painter, 110, 640, 330, _LAMP, 0.5)
    fill(painter, thick_line(((112, 340), (112, 256)), 7), BLACK)
    lit(painter, polygon(((112, 258), (170, 280), (112, 304))), "#C8402E", _LAMP, (-3, -4), width=5)
    cloth = polygon(((-100, foot), (-100, 570), apex, (330, 570), (330, foot)))
    lit(painter, cloth, "#F0C468", look.BONE, (-6, -6), shade="#B8823A")
    for left, right in ((-20, 62), (160, 250)):
        within(painter, cloth, polygon((apex, (left, 570), (left, foot), (right, foot), (right, 570))), "#B8442E")
    within(painter, cloth, joined(*(disc(a, 572, 37, 26) for a in range(-90, 330, 74))), "#7A2418")


def _blades(painter: QPainter) -> None:
    """Five blades that stand out of the cloak behind his shoulder like a fan."""
    foot = (424, 890)
    for angle, reach in ((5, 812), (11.5, 728), (18, 628), (25, 516), (35, 398)):
        up, tall = math.radians(angle), reach - 60
        middle = reach - tall / 2
        x, y = foot[0] + math.sin(up) * middle, foot[1] - math.cos(up) * middle
        blade(painter, x, y, tall, angle, (tall / 1.6 - 48) / 52)


def _cloak(painter: QPainter) -> None:
    """A wide cloak that hides all of him and the blades' lower halves."""
    cloak = blob(((270, 700), (350, 650), (440, 640), (510, 664), (576, 716), (636, 800), (690, 870), (760, 920), (760,
        1260), (180, 1260), (210, 1100), (216, 940), (222, 820)), tension=0.6)  # fmt: skip
    lit(painter, cloak, _CLOAK, _LAMP, (-14, -9), shade=_NIGHT, width=7)
    night = blob(((450, 760), (520, 900), (500, 1040), (560, 1260), (800, 1260), (800, 860), (640, 790), (560, 690)),
        tension=0.7)  # fmt: skip
    within(painter, cloak, night, _NIGHT)
    within(painter, cloak, folds(((420, 740), (430, 900), (390, 1160), 26), ((340, 760), (350, 940), (300, 1200), 20)),
        _NIGHT)  # fmt: skip
    within(painter, cloak, folds(((520, 700), (560, 900), (570, 1200), 14), ((580, 750), (640, 920), (650, 1200), 14),
        ((640, 830), (690, 960), (700, 1180), 10)), "#3E3670")  # fmt: skip


def _collar(painter: QPainter) -> None:
    """The cloak's collar, turned up, and the clasp."""
    for wing in (((420, 700), (448, 640), (494, 560), (540, 590), (552, 660), (500, 726)), ((372, 720), (330, 690),
            (296, 640), (272, 660), (262, 716), (330, 760))):  # fmt: skip
        lit(painter, blob(wing, tension=0.4), _CLOAK, _LAMP, (-7, -7), shade=_NIGHT)
    lit(painter, disc(396, 732, 24), look.BRASS, look.BONE, (-4, -4), shade="#6A4216", width=5)


def _hush(painter: QPainter) -> None:
    """His arm comes out of the cloak, a finger at his lips."""
    lamp, elbow, wrist = (-0.8, -0.6), (214, 1010), (296, 752)
    upper = blob(((268, 712), (232, 790), (190, 880), (146, 980), (150, 1080), (240, 1140), (340, 1120), (350, 1000),
        (350, 880), (340, 760)), tension=0.6)  # fmt: skip
    lit(painter, upper, _CLOAK, _LAMP, (-12, -8), shade=_NIGHT, width=7)
    fore = limb(((*elbow, 126), (*along(elbow, wrist, 0.35), 122), (*wrist, 84)))
    glaze(painter, fore.translated(18, 10), BLACK, 0.5)
    lit(painter, fore, _RED, _LAMP, (-9, -7), shade="#4A1214", width=7)
    for share in (0.24, 0.46, 0.68, 0.9):
        band = [along(elbow, wrist, share + rise, aside) for aside, rise in ((-90, 0), (0, 0.05), (90, 0))]
        within(painter, fore, ink([(x, y, 30) for x, y in band]), "#17131A")
    within(painter, fore, blob((along(elbow, wrist, -0.2, 30), along(elbow, wrist, 0.3, 36), along(elbow, wrist, 0.7,
        26), along(elbow, wrist, 1, 24), along(elbow, wrist, 1, 80), along(elbow, wrist, -0.2, 90)), tension=0.7),
        mixed(BLACK, "#4A1214", 0.5))  # fmt: skip
    hem = blob(((120, 1000), (160, 946), (220, 950), (280, 986), (330, 1050), (340, 1200), (200, 1200), (130, 1100)),
        tension=0.7)  # fmt: skip
    lit(painter, hem, _CLOAK, _LAMP, (-10, -9), shade=_NIGHT, width=7)
    within(painter, hem, folds(((190, 970), (200, 1040), (180, 1140), 16), ((250, 990), (260, 1060), (240, 1160), 14)),
        _NIGHT)  # fmt: skip
    lit(painter, limb(((*along(elbow, wrist, 0.98, -34), 24), (*along(elbow, wrist, 0.98, 34), 24))), "#F0E0C0", _LAMP,
        (-4, -3), shade="#6A5A50", width=5)  # fmt: skip
    painter.save()
    painter.translate(300, 668)
    painter.rotate(6)
    chain = ((12, -20, 40), (0, -84, 33), (-6, -128, 29), (-10, -168, 19))
    flesh(painter, (digit(chain),), _SKIN, lamp, 6)
    fill(painter, nail(chain), pale_of(_SKIN))
    fill(painter, joined(bends(chain, 0.7)), line_of(_SKIN))
    painter.restore()
    fist(painter, 300, 668, 6, 1.0, _SKIN, towards=lamp)


def _wary(painter: QPainter) -> None:
    """His head on a black collar, turned back over his shoulder, a mask on it and a cap."""
    with tilted(painter, 360, 620, -10):
        neck(painter, 376, 540, 104, 690, _SKIN)
        _collar(painter)
        painter.translate(356, 456)
        painter.rotate(6)
        painter.scale(1.3, 1.3)
        turned(painter, 0, 0, 1, Face("#7A4630", _SKIN, arch=0.9, brow=12, brow_colour="#1B1210", jaw=0.7, gaze=-0.9,
            smile=1.1, sneer=0.7, squint=0.2, nose=Nose.HOOKED), mirror=True)  # fmt: skip
        mask = blob(((-66, -28), (-40, -36), (0, -30), (40, -36), (74, -40), (76, -18), (40, 8), (10, 14), (-22, 2),
            (-40, 10), (-62, 2)), tension=0.7)  # fmt: skip
        fill(painter, mask.subtracted(joined(disc(-2, -11, 24, 13), disc(-47, -11, 12, 13))), "#17131A")
        cap = blob(((-90, -54), (-92, -104), (-40, -142), (36, -146), (92, -112), (100, -50), (60, -56), (-20, -76)),
            tension=0.8)  # fmt: skip
        lit(painter, cap, "#3E4C80", _LAMP, (-9, -10), shade="#070914")
        peak = blob(((-128, -52), (-96, -84), (-30, -82), (24, -70), (-20, -58), (-80, -46)), tension=0.8)
        lit(painter, peak, "#1E2440", _LAMP, (-4, -5), shade=BLACK, width=5)
