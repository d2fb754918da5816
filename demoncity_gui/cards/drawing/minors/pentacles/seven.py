"""The Seven of Pentacles."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink, inked
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hand_parts import bends, dark_of, digit, flesh, line_of, nail, pale_of
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_SKIN, _SHIRT, _BLUE, _NAVY = "#A8703F", "#A83A22", "#2E4876", "#0C1226"
_GREEN, _LEAF, _DARK = "#1E5238", "#2E7A4A", "#0C2018"
_COINS: Final = ((600, 894), (602, 764), (582, 622), (598, 478), (556, 340), (450, 232), (326, 152))
"""The seven that have grown, the youngest at the tip."""
_VINE: Final = ((690, 1140), (662, 960), (672, 800), (656, 640), (664, 480), (634, 320), (560, 200), (440, 130), (330,
    70), (260, 90))  # fmt: skip
"""The plant's way from the earth to its tip."""


def scene(painter: QPainter, t: Tones) -> None:
    """Chin and hands on his hoe, an old gardener looks long at a vine with seven coins; a snail is on it too."""
    sky(painter, "#120E26", "#A8482A", 1000)
    glow(painter, 500, 720, 420, look.SODIUM, 0.5)
    fill(painter, disc(500, 720, 210), "#F0A040")
    fill(painter, disc(500, 720, 176), "#F8C460")
    city(painter, 1100, "#4A221C", look.SODIUM, tall=330, seed=11)
    _vine(painter)
    _gardener(painter)
    gloom(painter, 360, 600, 460, 0.36)


def _vine(painter: QPainter) -> None:
    """One vine that has climbed up at the right and bends over him; under each leaf hangs a coin."""
    stem = ink([(x, y, 34 - 2.6 * n) for n, (x, y) in enumerate(_VINE)])
    lit(painter, stem, _GREEN, look.SODIUM, (-5, -3), shade=_DARK, width=6)
    curl = ink(((262, 88, 8), (236, 116, 8), (250, 140, 7), (268, 130, 5), (262, 116, 2)))
    lit(painter, curl, _GREEN, look.SODIUM, (-3, -2), width=5)
    for number, (x, y) in enumerate(_COINS):
        stalk = limb(((x + 30, y - 84, 12), (x + 6, y - 70, 11), (x, y - 50, 12)))
        lit(painter, stalk, _GREEN, look.SODIUM, (-3, -2), shade=_DARK, width=5)
        coin(painter, x, y, 122)
        way = -1 if number % 2 else 1
        leaf = blob([(x + way * a, y + b) for a, b in ((-6, -52), (-30, -78), (-70, -82), (-104, -58), (-64, -44), (-30,
            -40))], tension=0.8)  # fmt: skip
        lit(painter, leaf, _LEAF, "#A8E0A0", (-4, -5), shade=_DARK, width=5)
        fill(painter, ink(((x - way * 14, y - 54, 2), (x - way * 50, y - 64, 5), (x - way * 92, y - 60, 1))), _DARK)
    _snail(painter)


def _snail(painter: QPainter) -> None:
    """A snail that crawls up the vine."""
    painter.save()
    place_at(painter, (510, 592), (500, 548), 0.86)
    foot = blob(((452, 596), (470, 580), (520, 582), (560, 574), (572, 590), (540, 604), (480, 606)), tension=0.8)
    lit(painter, foot, "#B89A78", look.BONE, (3, -4), shade="#4A3626", width=5)
    for tip in ((446, 552), (464, 548)):
        fill(painter, joined(limb(((462, 590, 8), (*tip, 5))), disc(*tip, 7)), BLACK)
    shell = disc(524, 560, 34, 31)
    lit(painter, shell, "#8A4A3A", "#FFC08A", (5, -5), shade="#3A1410", width=5)
    fill(painter, ink(((546, 576, 2), (528, 582, 5), (506, 568, 5), (510, 544, 5), (534, 542, 5), (540, 560, 4), (524,
        566, 2))), "#3A1410")  # fmt: skip
    painter.restore()


def _gardener(painter: QPainter) -> None:
    """He, large, bent forward on his hoe, with sleeves rolled up."""
    body = blob(((-60, 1240), (-40, 900), (10, 800), (90, 750), (250, 736), (400, 760), (480, 830), (520, 940), (530,
        1240)), tension=0.8)  # fmt: skip
    lit(painter, body, _SHIRT, look.SODIUM, (12, -7), shade="#2A0A08")
    within(painter, body, polygon(((150, 900), (376, 900), (410, 1240), (120, 1240))), _BLUE)
    for strap in (((130, 750, 34), (150, 830, 34), (170, 920, 34)), ((392, 760, 34), (376, 840, 34), (354, 920, 34))):
        within(painter, body, limb([(x, y, wide + 10) for x, y, wide in strap]), _NAVY)
        within(painter, body, limb(strap), _BLUE)
    lit(painter, rect(242, 880, 42, 300), "#C98F4A", look.SODIUM, (8, -2), shade="#3A1E0E")
    for way in (-1, 1):
        _forearm(painter, way)
    lit(painter, limb(((120, 878, 46), (406, 878, 46))), "#C98F4A", look.SODIUM, (4, -8), shade="#3A1E0E")
    for way in (-1, 1):
        _hand(painter, way)
    _head(painter)


def _forearm(painter: QPainter, way: int) -> None:
    """A forearm that comes up from the side to the bar, its sleeve rolled above the elbow."""
    x = 263
    fore = blob([(x + way * a, y) for a, y in ((60, 860), (90, 812), (130, 820), (200, 900), (262, 990), (262, 1080), (
        200, 1090), (140, 1000), (90, 930))], tension=0.7)  # fmt: skip
    lit(painter, fore, _SKIN, look.SODIUM, (9, -6), shade=mixed(BLACK, _SKIN, 0.5), smooth=True)
    roll = blob([(x + way * a, y) for a, y in ((146, 1040), (190, 980), (250, 930), (300, 940), (330, 1100), (180,
        1140))], tension=0.7)  # fmt: skip
    lit(painter, roll, mixed(BLACK, _SHIRT, 0.86), look.SODIUM, (9, -6), shade="#5A1A10")
    fill(painter, joined(*(ink([(x + way * a, b, c) for a, b, c in crease]) for crease in (((190, 1000, 2), (214, 1030,
        8), (216, 1080, 2)), ((226, 970, 2), (256, 1010, 8), (262, 1070, 2))))), "#4A140C")  # fmt: skip


def _hand(painter: QPainter, way: int) -> None:
    """A hand laid over the bar, four fingers down before it."""
    x = 263
    chains = [[(x + way * a, 844, thick), (x + way * (a + 1), 868, thick + 1), (x + way * (a - 3), 900, thick - 4), (x +
        way * (a - 10), low, thick - 13)] for a, low, thick in ((30, 930, 33), (63, 940, 34), (96, 934, 33), (127, 914,
        28))]  # fmt: skip
    back = blob([(x + way * a, y) for a, y in ((10, 850), (18, 818), (70, 790), (130, 800), (164, 836), (150, 862), (80,
        870), (30, 868))], tension=0.8)  # fmt: skip
    flesh(painter, (back, *(digit(chain) for chain in reversed(chains))), _SKIN, (0.6, -0.8), 6)
    within(painter, back, disc(x, 800, 110, 34), dark_of(_SKIN))  # under the beard
    fill(painter, joined(*(nail(chain) for chain in chains)), pale_of(_SKIN))
    fill(painter, joined(*(bends(chain[1:], 0.6) for chain in chains)), line_of(_SKIN))


def _head(painter: QPainter) -> None:
    """His head, the beard on his hands: straw hat, one brow up."""
    straw, white = "#E8C468", "#D8D2C8"
    painter.save()
    painter.translate(256, 586)
    painter.rotate(-5)
    painter.scale(1.5, 1.5)
    turned(painter, 0, 0, 1.0, Face("#5E3A1E", _SKIN, nose=Nose.BROAD, brow=14, brow_colour=white, stern=-0.9, jaw=0.8,
        gaze=1.0, lid=0.12, old=True, smile=0.4, arch=0.4, squint=0.35))  # fmt: skip
    hair_ = blob(((-60, -60), (-58, -34), (-72, -16), (-72, 16), (-92, 12), (-90, -54)), tension=0.7)
    lit(painter, hair_, white, look.BONE, (4, -4), shade="#5E5860", width=5)
    beard = blob(((-62, 26), (-74, 52), (-62, 74), (-70, 100), (-44, 120), (-36, 146), (-6, 146), (14, 162), (34, 144),
        (58, 138), (66, 112), (80, 96), (70, 70), (66, 48), (54, 46), (42, 40), (28, 44), (10, 42), (-6, 54), (-20,
        40), (-44, 46)), tension=0.8)  # fmt: skip
    lit(painter, beard, white, look.BONE, (6, 3), shade="#5E5860", width=5)
    fill(painter, blob(((10, 64), (30, 67), (52, 61), (46, 74), (30, 79), (16, 74)), tension=0.8), "#4A1E16")
    fill(painter, blob(((18, 75), (30, 76), (44, 73), (40, 79), (30, 82), (20, 80)), tension=0.8), "#8C4E3C")
    for tash in (((30, 42), (44, 40), (60, 52), (76, 62), (60, 68), (44, 64), (32, 58)), ((30, 42), (12, 42), (-8, 54),
        (-28, 74), (-6, 74), (14, 66), (28, 58))):  # fmt: skip
        lit(painter, blob(tash, tension=0.8), white, look.BONE, (4, -3), shade="#5E5860", width=4)
    inked(painter, "#5E5860", ((-40, 64, 1), (-34, 90, 5), (-16, 120, 1)), ((0, 90, 1), (6, 116, 5), (14, 140, 1)),
        ((40, 86, 1), (40, 106, 5), (34, 126, 1)), ((-52, 90, 1), (-38, 106, 4), (-30, 120, 1)))  # fmt: skip
    crown = blob(((-78, -56), (-72, -130), (-20, -158), (44, -146), (72, -64)), tension=0.8)
    lit(painter, crown, straw, look.BONE, (8, -6), shade="#6B4A18")
    within(painter, crown, polygon(((-90, -96), (90, -104), (90, -72), (-90, -60))), look.OXBLOOD)
    within(
        painter, crown, blob(((-90, -40), (-90, -140), (-30, -170), (-40, -100), (-20, -50)), tension=0.6), "#3A260E"
    )
    brim = blob(((-150, -40), (-70, -72), (0, -80), (80, -82), (146, -66), (90, -44), (0, -36), (-90, -30)),
        tension=0.8)  # fmt: skip
    lit(painter, brim, straw, look.BONE, (5, -7), shade="#6B4A18")
    straws = [limb(((x, -70 + abs(x) * 0.06, 2), (x * 1.12, -44 + abs(x) * 0.02, 3))) for x in range(-110, 130, 30)]
    within(painter, brim, joined(*straws), "#8C6420")
    painter.restore()
