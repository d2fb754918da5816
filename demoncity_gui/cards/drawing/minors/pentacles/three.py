"""The Three of Pentacles."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import rolled, sleeve
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import Nose, fedora, profile
from demoncity_gui.cards.drawing.hands import fist
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
    _patrons(painter)
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
    """From behind, dark before the window: the monk and the man with the money look up, the plan between them."""
    plan = polygon(((236, 888), (450, 868), (474, 1200), (226, 1200)))
    lit(painter, plan, "#FFF6E0", look.BONE, (4, -4), shade=look.MUTED, width=7)
    for x, y in ((344, 936), (300, 1016), (398, 1008)):
        stroke(painter, disc(x, y, 34), "#22447A", 9)
        fill(painter, star(x, y, 24, 10), "#22447A")
    for x, patron in ((20, _monk), (690, _rich)):
        painter.save()
        painter.translate(x, 1200)
        painter.scale(0.86, 0.86)
        painter.translate(-x, -1200)
        patron(painter)
        painter.restore()


def _monk(painter: QPainter) -> None:
    """A shaven crown in a ring of hair, a cowl."""
    cloth = "#5A4A70"
    robe = blob(((-60, 1240), (-60, 1010), (10, 940), (100, 916), (190, 940), (270, 1010), (300, 1240)), tension=0.7)
    lit(painter, robe, mixed(cloth, BLACK, 0.24), look.SODIUM, (12, -10), shade="#100C18")
    lit(painter, limb(((112, 850, 110), (110, 930, 130))), "#A87A54", look.SODIUM, (9, -4), shade="#3A2418", width=6)
    for way in (-1, 1):
        lit(painter, disc(112 + way * 92, 826, 18, 28), "#A87A54", look.SODIUM, (6, -3), shade="#3A2418", width=5)
    skull = blob(((112, 694), (172, 716), (204, 780), (196, 850), (160, 900), (112, 910), (64, 900), (28, 850), (20,
        780), (52, 716)), tension=0.85)  # fmt: skip
    lit(painter, skull, "#4A3626", look.SODIUM, (9, -7), shade="#140C08")
    within(painter, skull, disc(120, 762, 54, 40), "#C99A70")
    within(painter, skull, disc(138, 746, 28, 16), "#F0CFA0")
    cowl = blob(((-20, 960), (30, 906), (112, 896), (196, 906), (250, 966), (200, 1000), (112, 1040), (20, 1000)),
        tension=0.8)  # fmt: skip
    lit(painter, cowl, mixed(cloth, BLACK, 0.3), look.SODIUM, (9, -8), shade="#100C18")


def _rich(painter: QPainter) -> None:
    """A broad hat, a collar of fur, a red coat."""
    coat = blob(((400, 1240), (420, 1040), (480, 960), (590, 924), (700, 950), (780, 1040), (780, 1240)), tension=0.7)
    lit(painter, coat, "#66182A", look.SODIUM, (-12, -10), shade="#1A0408")
    lit(painter, limb(((590, 830, 120), (590, 930, 130))), "#8A5E3A", look.SODIUM, (-9, -4), shade="#2A180E", width=6)
    nape = blob(((508, 800), (672, 800), (668, 860), (630, 906), (550, 906), (512, 860)), tension=0.7)
    lit(painter, nape, "#4A2E1A", look.SODIUM, (-9, -4), shade="#140C08")
    fur = blob(((440, 950), (480, 910), (530, 886), (590, 896), (650, 886), (710, 910), (740, 956), (690, 990), (590,
        970), (490, 994)), tension=0.9)  # fmt: skip
    lit(painter, fur, "#A8763A", look.SODIUM, (-9, -8), shade="#33200F")
    lit(painter, placed(fedora(), 590, 808, 1.3), "#5A3420", look.SODIUM, (-9, -8), shade="#1A0E08", width=7)
