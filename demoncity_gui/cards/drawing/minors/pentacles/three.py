"""The Three of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose, fedora, profile
from demoncity_gui.cards.drawing.hands import fingers, fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_FAIR = "#E2B58A"


def scene(painter: QPainter, t: Tones) -> None:
    """A mason swings her mallet at an arch of three coins; the priest and the money look up from the plan."""
    bricks(painter, 0, -150, 700, 1300, "#7A5426", look.SODIUM)
    glow(painter, 500, 640, 620, look.SODIUM, 0.45)
    thrown = joined(placed(rect(-124, -84, 248, 168, 22), 136, 168, 1, -8), thick_line(((146, 230), (168, 470)), 46),
        disc(176, 400, 86, 90), placed(profile(Nose.BROAD), 270, 410, 1.24, -8), disc(232, 380, 130))  # fmt: skip
    glaze(painter, thrown, BLACK, 0.5)  # what the window's light makes of her on the wall
    _window(painter)
    for x, y in ((504, 196), (420, 346), (584, 346)):
        lit(painter, disc(x, y, 86), "#8C7442", look.BONE, (0, 7), width=5)
        coin(painter, x, y, 148)
    _mason(painter)
    _mallet_arm(painter)
    glow(painter, 404, 414, 90, look.BONE, 0.2)
    fill(painter, star(404, 414, 56, 13, 8, 6), look.BONE)
    for x, y, turn in ((420, 474, 70), (340, 372, 140), (330, 424, 200), (452, 494, 40), (322, 338, 10)):
        lit(painter, placed(polygon(((-10, -6), (9, -10), (11, 8), (-4, 10))), x, y, 1, turn), "#C9B98A", look.BONE,
            (-2, -2), width=3)  # fmt: skip
    painter.save()
    painter.translate(506, 832)
    painter.scale(1.18, 1.18)
    painter.translate(-515, -790)
    _patrons(painter)
    painter.restore()
    gloom(painter, 380, 600, 500, 0.3)


def _window(painter: QPainter) -> None:
    """The arch: a head of stone for the coins, and beneath it tall panes with the morning behind them."""
    outer = joined(rect(304, 440, 420, 730), disc(509, 440, 205, 386))
    stone = joined(rect(326, 440, 400, 730), disc(509, 440, 183, 350))
    lit(painter, outer, "#A8864C", look.BONE, (-9, -6), shade="#4A3418", width=8)
    for angle in range(190, 360, 16):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        fill(painter, thick_line(((509 + 180 * x, 440 + 346 * y), (509 + 206 * x, 440 + 388 * y)), 5), "#3A2812")
    rimmed(painter, stone, "#3A2812", BLACK, 6)
    painter.save()
    painter.setClipPath(stone, Qt.ClipOperation.IntersectClip)
    fill(painter, rect(300, 500, 420, 700), "#F0B548")
    for wide, tone in ((240, "#F6C868"), (160, "#FADB94"), (84, "#FFF0C8")):
        fill(painter, disc(520, 640, wide, wide * 1.1), tone)
    bars = [rect(x, 500, 9, 700) for x in (386, 512, 628)] + [rect(300, y, 420, 7) for y in (590, 690, 790)]
    fill(painter, joined(*bars), "#6B4416")
    painter.restore()
    lit(painter, rect(296, 454, 420, 46, 4), "#A8864C", look.SODIUM, (0, -8), shade="#4A3418")


def _mason(painter: QPainter) -> None:
    """She leans into the blow: headscarf, blue smock, leather apron; the far hand sets the chisel to a coin's rim."""
    smock, skin = "#3E68A0", "#8C5A3A"
    sleeve(painter, ((286, 694), (438, 674), (424, 640)), (92, 78, 46), mixed(BLACK, smock, 0.75), look.SODIUM, (8, -5))
    rolled(painter, (436, 672), (402, 566), 86, mixed(BLACK, skin, 0.9), look.SODIUM, (7, -4))
    steel = polygon(((376, 520), (394, 440), (388, 430), (402, 408), (422, 420), (418, 436), (402, 526)))
    lit(painter, steel, "#A8A2B0", look.BONE, (5, -2), shade="#3A3644", width=5)
    lit(painter, thick_line(((374, 598), (390, 520)), 28), "#C98F4A", look.BONE, (5, -2), shade="#3E2410", width=5)
    fist(painter, 386, 548, 14, 0.68, skin, mirror=True, towards=(9, -5))
    _mason_head(painter, skin)
    body = blob(((46, 1190), (66, 1010), (84, 860), (112, 740), (156, 664), (206, 634), (262, 640), (310, 672), (338,
        750), (324, 860), (316, 960), (330, 1190)), tension=0.8)  # fmt: skip
    lit(painter, body, smock, look.SODIUM, (15, -6), shade="#0E1A30")
    within(painter, body, blob(((20, 640), (160, 650), (126, 760), (160, 880), (124, 1020), (154, 1200), (20, 1200)),
        tension=0.7), "#060B16")  # fmt: skip
    lit(painter, limb(((190, 640, 16), (234, 662, 18), (280, 652, 16))), mixed(smock, look.BONE, 0.3), look.BONE,
        (4, -3), width=4)  # fmt: skip
    apron = blob(((134, 1190), (154, 960), (190, 810), (246, 750), (318, 750), (336, 770), (322, 880), (314, 960),
        (332, 1190)), tension=0.5)  # fmt: skip
    lit(painter, apron, "#A86A34", look.SODIUM, (10, -4), shade="#3E2410")
    lit(painter, limb(((204, 656, 20), (246, 700, 20), (268, 764, 20))), "#A86A34", look.SODIUM, (4, -3), width=4)
    for fold in (((236, 800, 2), (210, 900, 8), (198, 1080, 4)), ((306, 830, 2), (280, 930, 8), (276, 1080, 4))):
        fill(painter, limb(fold), "#3E2410")


def _mason_head(painter: QPainter, skin: str) -> None:
    """Her head in profile, thrown back to the stone: the lips pressed, the eye on the chisel's edge."""
    with tilted(painter, 240, 600, -8):
        side(painter, 252, 530, 0.94, Face("#4A2C1A", skin, nose=Nose.BROAD, brow=12, stern=1.0, smile=0.7, jaw=0.4,
            lips="#8C3A34", squint=0.3))  # fmt: skip
        painter.translate(252, 530)
        painter.scale(0.98, 0.98)
        wrap = blob(((66, -52), (58, -104), (-6, -124), (-76, -92), (-98, -10), (-112, 44), (-150, 96), (-112, 104),
            (-74, 66), (-60, 30), (-40, -30), (0, -52)), tension=0.7)  # fmt: skip
        lit(painter, wrap, look.OXBLOOD, look.DANGER, (10, -7), shade="#33090F")
        fill(painter, joined(limb(((56, -84, 3), (-6, -90, 7), (-66, -50, 4))), limb(((48, -62, 3), (-6, -68, 6), (-72,
            10, 3)))), "#33090F")  # fmt: skip
        rimmed(painter, disc(-16, 34, 12), look.BRASS, BLACK, 3)


def _mallet_arm(painter: QPainter) -> None:
    """The near arm, swung up and back, free of the head: the mallet on its handle in her fist."""
    smock, skin = "#3E68A0", "#8C5A3A"
    x, y = 112, 462
    sleeve(painter, ((186, 706), (72, 646), (80, 616)), (108, 88, 60), smock, look.SODIUM, (10, -6))
    rolled(painter, (74, 646), (106, 508), 92, skin, look.SODIUM, (8, -4))
    with tilted(painter, x, y, -3):
        lit(painter, thick_line(((x, y + 84), (x, y - 130)), 28), "#C98F4A", look.BONE, (6, 0), shade="#4A2A12",
            width=6)  # fmt: skip
        head = rect(x - 66, y - 200, 150, 104, 16)
        lit(painter, head, "#D9A25A", look.BONE, (9, -7), shade="#5A3416", width=7)
        within(painter, head, joined(rect(x - 44, y - 210, 8, 120), rect(x + 54, y - 210, 8, 120)), "#6B4018")
    fist(painter, x, y, 6, 0.74, skin, mirror=True, back=True, towards=(9, -5))


def _patrons(painter: QPainter) -> None:
    """The monk and the man with the money hold the plan between them and look up at the work: the same three."""
    plum, wine = "#7A6A92", "#8C2430"
    monk = blob(((340, 1190), (352, 1000), (352, 880), (384, 838), (430, 828), (470, 846), (486, 910), (480, 1010),
        (500, 1190)), tension=0.7)  # fmt: skip
    rich = blob(((700, 1190), (684, 1010), (684, 876), (650, 828), (600, 820), (566, 844), (552, 910), (558, 1010),
        (540, 1190)), tension=0.7)  # fmt: skip
    lit(painter, monk, plum, look.BONE, (9, -9), shade="#2A2234")
    within(painter, monk, blob(((320, 1190), (330, 860), (390, 830), (372, 940), (390, 1190)), tension=0.6), "#100C18")
    lit(painter, rich, wine, look.BONE, (-9, -9), shade="#33090F")
    within(painter, rich, blob(((710, 1190), (710, 860), (650, 830), (660, 960), (650, 1190)), tension=0.6), "#140406")
    lit(painter, polygon(((346, 1022), (488, 1016), (490, 1036), (344, 1044))), look.BONE, look.BONE, (2, -3),
        shade=look.MUTED, width=4)  # fmt: skip
    lit(painter, polygon(((554, 1016), (690, 1022), (690, 1048), (552, 1038))), "#2A1810", look.SODIUM, (-3, -3),
        width=4)  # fmt: skip
    _patron_heads(painter)
    hood = blob(((358, 862), (372, 830), (420, 836), (452, 818), (466, 840), (440, 872), (396, 884)), tension=0.7)
    lit(painter, hood, mixed(plum, BLACK, 0.25), look.BONE, (5, -6), shade="#1A1424", width=5)
    fur = blob(((682, 850), (660, 812), (612, 820), (578, 806), (560, 830), (590, 868), (640, 880)), tension=0.7)
    lit(painter, fur, "#A8763A", look.BONE, (-5, -6), shade="#33200F", width=5)
    plan = polygon(((436, 852), (590, 842), (600, 992), (440, 1000)))
    lit(painter, plan, "#FFF6E0", look.BONE, (4, -4), shade=look.MUTED, width=6)
    for x, y in ((515, 884), (484, 944), (550, 940)):
        stroke(painter, disc(x, y, 25), "#22447A", 8)
        fill(painter, star(x, y, 18, 8), "#22447A")
    arm(painter, ((376, 890), (360, 1020), (420, 936)), 72, plum, look.BONE, (8, -6), skin=_FAIR, cuff="#A89ABC",
        body=monk)  # fmt: skip
    fingers(painter, 446, 918, -4, 0.5, _FAIR, mirror=True)
    arm(painter, ((654, 884), (678, 1012), (620, 930)), 72, wine, look.BONE, (-8, -6), skin=_FAIR, cuff=look.BONE,
        body=rich)  # fmt: skip
    fingers(painter, 594, 912, 4, 0.5, _FAIR)


def _patron_heads(painter: QPainter) -> None:
    for x, y, way in ((430, 752, 1), (604, 738, -1)):
        painter.save()
        painter.translate(x, y)
        painter.scale(way * 0.72, 0.72)
        painter.rotate(-26)
        side(painter, 0, 0, 1, Face("#8C5E3A", _FAIR, nose=Nose.BROAD if way < 0 else Nose.HOOKED, stern=-0.8,
            brow=12, smile=0.9, jaw=0.7, old=way > 0))  # fmt: skip
        if way < 0:
            beard = blob(((-22, -4), (0, 24), (36, 44), (58, 34), (76, 44), (72, 84), (44, 122), (4, 110), (-22, 60)),
                tension=0.8)  # fmt: skip
            lit(painter, beard, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            fill(painter, limb(((58, 54, 3), (66, 56, 4), (74, 52, 3))), "#33200F")
            nape = blob(((-40, -76), (-88, -50), (-88, 0), (-62, 50), (-40, 40), (-30, 4), (-24, -50)), tension=0.8)
            lit(painter, nape, "#6B4628", look.BONE, (4, -4), shade="#33200F", width=4)
            lit(painter, placed(fedora(), -4, -58, 0.86, -4), "#5A3420", look.BONE, (5, -6), shade="#20130C")
        else:
            tonsure = blob(((34, -74), (30, -96), (-30, -108), (-82, -60), (-84, 10), (-52, 44), (-42, 0), (-30, -40),
                (0, -60)), tension=0.7)  # fmt: skip
            lit(painter, tonsure, "#5A4634", look.BONE, (5, -6), shade="#20160E")
            fill(painter, blob(((10, -92), (-34, -100), (-66, -70), (-30, -78))), _FAIR)
        painter.restore()
