"""The Seven of Swords."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter, QPainterPath

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
from demoncity_gui.cards.drawing.primitives import Point, along, blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN = "#E2AE84"
_LAMP = look.SODIUM
_RED = "#C8382E"
_CLOAK, _NIGHT = "#342C62", "#0C0A1C"
_CANVAS = "#A4743E"


def scene(painter: QPainter, t: Tones) -> None:
    """Off past the lit tent with five blades in the sack on his back, a finger at his lips. Two are left."""
    sky(painter, "#080D28", "#6A3A44", 960)
    stars(painter, 4, (210, 40), (150, 120))
    fill(painter, rect(0, 900, 700, 310), "#1B1622")
    _tent(painter)
    glaze(painter, polygon(((-60, 900), (240, 900), (560, 1200), (-60, 1200))), _LAMP, 0.42)
    for x, y, turn in ((74, 744, -3), (136, 772, 3)):
        glaze(painter, polygon(((x - 8, y + 132), (x + 8, y + 132), (x + 170, 1200), (x + 100, 1200))), BLACK, 0.6)
        blade(painter, x, y, 280, turn, 3.1)
    _loot(painter)
    _cloak(painter)
    _wary(painter)
    _upper_arm(painter)
    _strap(painter)
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


def _loot(painter: QPainter) -> None:
    """Five blades like a fan in the mouth of a canvas sack behind his shoulder."""
    mouth = blob(((440, 584), (470, 548), (560, 562), (640, 606), (668, 652), (640, 676), (560, 640), (470, 616)),
        tension=0.7)  # fmt: skip
    lit(painter, mouth, "#2A1A12", _LAMP, (-3, -3), width=6)
    foot = (424, 890)
    for angle, reach, tall in ((5, 812, 752), (11, 732, 672), (17, 640, 560), (22.5, 540, 400), (28.5, 448, 250)):
        up = math.radians(angle)
        middle = reach - tall / 2
        x, y = foot[0] + math.sin(up) * middle, foot[1] - math.cos(up) * middle
        blade(painter, x, y, tall, angle, (tall / 1.6 - 48) / 52)
    sack = blob(((432, 596), (500, 612), (570, 636), (640, 668), (676, 652), (690, 740), (700, 900), (420, 900)),
        tension=0.5)  # fmt: skip
    lit(painter, sack, _CANVAS, _LAMP, (-9, -7), shade="#2E1A10")
    within(painter, sack, folds(((590, 650), (606, 700), (600, 800), 12), ((640, 676), (660, 730), (650, 800), 12)),
        "#4A2E1A")  # fmt: skip
    lit(painter, ink(((436, 592, 12), (500, 610, 22), (570, 634, 24), (636, 664, 22), (674, 656, 12))), "#B08450",
        look.BONE, (-3, -4), shade="#4A2E1A", width=5)  # fmt: skip


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
    for wing in (((416, 706), (444, 656), (478, 588), (506, 634), (526, 690), (490, 726)), ((372, 720), (330, 690),
            (296, 640), (272, 660), (262, 716), (330, 760))):  # fmt: skip
        lit(painter, blob(wing, tension=0.4), _CLOAK, _LAMP, (-7, -7), shade=_NIGHT)
    lit(painter, disc(396, 732, 24), look.BRASS, look.BONE, (-4, -4), shade="#6A4216", width=5)


def _upper_arm(painter: QPainter) -> None:
    """The upper arm at the left, lifted towards us out of the cloak, which hangs from the shoulder over it."""
    upper = blob(((420, 820), (330, 862), (220, 920), (180, 970), (150, 1020), (156, 1052), (196, 1064), (280, 1046),
        (420, 1000)), tension=0.55)  # fmt: skip
    glaze(painter, upper.translated(14, 18), BLACK, 0.5)
    lit(painter, upper, _RED, _LAMP, (-9, -7), shade="#4A1214", width=7)
    for x in (216, 276, 336):
        within(painter, upper, ink(((x - 40, 860, 28), (x + 6, 960, 28), (x + 4, 1080, 28))), "#17131A")
    within(painter, upper, blob(((110, 1040), (180, 1030), (300, 990), (440, 930), (440, 1090), (110, 1090)),
        tension=0.6), mixed(BLACK, "#4A1214", 0.5))  # fmt: skip
    drape = blob(((352, 724), (322, 790), (318, 870), (336, 960), (372, 1040), (380, 1160), (470, 1160), (470, 900),
        (420, 760)), tension=0.6)  # fmt: skip
    glaze(painter, drape.translated(-14, 8).intersected(upper), BLACK, 0.5)
    lit(painter, drape, _CLOAK, _LAMP, (-9, -7), shade=_NIGHT, width=7)


def _strap(painter: QPainter) -> None:
    """The sack's strap across his breast, and the hand at the right, which comes out of the cloak and holds it."""
    top, foot = (586, 656), (330, 1110)
    strap = limb([(*along(top, foot, share), 46) for share in (0, 0.5, 1)])
    glaze(painter, strap.translated(12, 12), BLACK, 0.5)
    lit(painter, strap, _CANVAS, _LAMP, (-5, -4), shade="#2E1A10")
    for aside in (-14, 14):
        for step in range(24):
            fill(painter, limb(((*along(top, foot, step / 24, aside), 4), (*along(top, foot, (step + 0.5) / 24, aside),
                4))), "#D8B078")  # fmt: skip
    elbow, wrist = (680, 1120), (512, 930)
    fore = _sleeve(painter, elbow, wrist, (132, 84))
    edge = blob(((720, 850), (650, 930), (610, 1000), (570, 1080), (566, 1200), (780, 1200), (780, 850)), tension=0.6)
    glaze(painter, edge.translated(-14, -4).intersected(fore), BLACK, 0.5)
    lit(painter, edge, _CLOAK, _LAMP, (-9, -7), shade=_NIGHT, width=7)
    within(painter, edge, folds(((660, 950), (640, 1040), (620, 1140), 14)), _NIGHT)
    fist(painter, 474, 874, -36, 1.0, _SKIN, back=True, towards=(-0.8, -0.6))


def _sleeve(painter: QPainter, elbow: Point, wrist: Point, widths: Point) -> QPainterPath:
    """A forearm in a striped jersey, full below the elbow, with a white cuff."""
    wide, narrow = widths
    sides = [[along(elbow, wrist, share, half * way) for share, half in ((-0.12, wide * 0.34), (0.02, wide * 0.5),
        (0.3, wide * 0.53), (0.7, wide * 0.22 + narrow * 0.28), (1, narrow * 0.5))] for way in (1, -1)]  # fmt: skip
    fore = blob((*sides[0], *reversed(sides[1])), tension=0.6)
    glaze(painter, fore.translated(16, 12), BLACK, 0.5)
    lit(painter, fore, _RED, _LAMP, (-9, -7), shade="#4A1214", width=7)
    for share in (0.02, 0.26, 0.5, 0.74):
        band = [along(elbow, wrist, share + rise, aside) for aside, rise in ((-90, -0.04), (0, 0.05), (90, -0.04))]
        within(painter, fore, ink([(x, y, 28) for x, y in band]), "#17131A")
    dark = blob([along(elbow, wrist, share, aside) for share, aside in ((-0.2, wide * 0.2), (0.3, wide * 0.28), (0.7,
        wide * 0.22), (1.1, wide * 0.16), (1.1, 90), (-0.2, 90))], tension=0.7)  # fmt: skip
    within(painter, fore, dark, mixed(BLACK, "#4A1214", 0.5))
    lit(painter, limb(((*along(elbow, wrist, 0.98, -narrow * 0.4), 24), (*along(elbow, wrist, 0.98, narrow * 0.4),
        24))), "#F0E0C0", _LAMP, (-4, -3), shade="#6A5A50", width=5)  # fmt: skip
    return fore


def _hush(painter: QPainter) -> None:
    """The forearm at the left, the elbow out towards us, a finger at his lips."""
    lamp, elbow, wrist = (-0.8, -0.6), (158, 1000), (296, 752)
    _sleeve(painter, elbow, wrist, (118, 80))
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
