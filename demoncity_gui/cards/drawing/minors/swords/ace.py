"""The Ace of Swords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import crown
from demoncity_gui.cards.drawing.great_fist import great_fist
from demoncity_gui.cards.drawing.light import glaze, gloom, lit
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

SKIN: Final = "#D69A6E"
_HEEL: Final = blob(((46, -40), (84, -82), (128, -80), (164, -30), (186, 30), (206, 92), (276, 190), (190, 262),
    (116, 186), (82, 152), (56, 122), (40, 90), (38, 10)), tension=0.5)  # fmt: skip
"""The palm and the wrist, in the hand's own units."""


def scene(painter: QPainter, t: Tones) -> None:
    """A hand comes up out of a manhole with one blade; a searchlight finds it, and throws it huge on the wall."""
    bricks(painter, 0, -150, 700, 1060, "#15141C", look.MUTED)
    spot = disc(414, 424, 340)
    for wide, share in ((70, 0.05), (34, 0.08)):
        glaze(painter, disc(414, 424, 340 + wide), look.BONE, share)
    painter.save()
    painter.setClipPath(spot, Qt.ClipOperation.IntersectClip)
    bricks(painter, 0, 92, 760, 700, "#C8B48C", "#FFFFFF")
    thrown = joined(polygon(((-50, 0), (-50, -560), (0, -700), (50, -560), (50, 0))), rect(-170, -40, 340, 56, 20),
        limb(((0, 0, 70), (0, 90, 120), (0, 160, 130), (0, 400, 200))), placed(crown(), 0, -370, 1.16, -13),
        rect(-124, -372, 248, 54, 20))  # fmt: skip
    fill(painter, placed(thrown, 540, 680, 0.72, 8), "#0E0C12")
    painter.restore()
    stroke(painter, spot, mixed("#15141C", look.BONE, 0.4), 6)
    fill(painter, rect(0, 880, 700, 400), "#17161D")
    fill(painter, rect(0, 872, 700, 12), "#2A2832")
    for x in range(-300, 1000, 130):
        fill(painter, thick_line(((372 + (x - 372) * 0.5, 886), (x, 1200)), 4), "#0B0A10")
    hatch(painter, rect(0, 886, 700, 300), Hatch.HORIZONTAL, "#0B0A10", pitch=56, width=4)
    beam = polygon(((-60, 1150), (-60, 960), (92, 430), (420, 112), (620, 672)))
    glaze(painter, beam.subtracted(spot), look.BONE, 0.1)
    glaze(painter, polygon(((470, 1000), (560, 1000), (760, 900), (760, 990))), BLACK, 0.6)
    lit(painter, disc(226, 1024, 180, 50), look.MUTED, look.BONE, (-6, -8), shade="#2E2B36")
    fill(painter, disc(226, 1024, 150, 37), BLACK)
    lid = disc(520, 1010, 128, 34)
    lit(painter, lid, "#3A3742", look.BONE, (-4, -6), shade="#15141B", width=5)
    stroke(painter, joined(disc(520, 1006, 90, 22), disc(520, 1006, 46, 11)), "#15141B", 6)
    _steam(painter, ((110, 980, 40), (80, 910, 54), (60, 830, 60), (40, 740, 60)), 0.12)
    hole = disc(226, 1024, 150, 37).united(rect(0, -200, 700, 1224))  # the rim is before the arm
    painter.save()
    painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    sleeve = blob(((180, 950), (330, 1000), (330, 1110), (130, 1110), (136, 1030)), tension=0.4)
    lit(painter, sleeve, look.OXBLOOD, look.DANGER, (-10, -8), shade="#33090F")
    with tilted(painter, 430, 740, -9):
        painter.translate(58, -22)
        _crowned_blade(painter)
    cuff = blob(((196, 916), (330, 968), (344, 1000), (322, 1030), (166, 972)), tension=0.4)
    lit(painter, cuff, look.BONE, look.BONE, (-8, -7), shade="#6A6870", width=6)
    painter.restore()
    _steam(painter, ((360, 990, 30), (404, 930, 44), (448, 864, 52)), 0.08)
    gloom(painter, 400, 520, 440, 0.4)


def _crowned_blade(painter: QPainter) -> None:
    """The arm, the fist and the blade in it; the crown has been caught on its point, and hangs askew."""
    gold, warm = mixed(BLACK, look.BRASS, 0.4), "#FFF4D0"  # the crown's far side first
    with tilted(painter, 372, 320, -13):
        lit(painter, placed(rect(-108, -34, 216, 34), 372, 300, 1), gold, gold, (0, -5), width=5)
    with great_fist(painter, 372, 746, 0, 0.92, SKIN, _HEEL, mirror=True, towards=(-0.5, -1.0)):
        sword(painter, 372, 752, 730, 0, 1.75, grip=172)
    with tilted(painter, 372, 320, -13):
        lit(painter, placed(crown(), 372, 316, 1.14), look.BRASS, warm, (-12, -8), shade=gold)
        band = blob(((254, 308), (372, 326), (490, 308), (486, 346), (372, 366), (258, 346)), tension=0.6)
        lit(painter, band, look.BRASS, warm, (-7, -6), shade=gold)
        for x, y in ((300, 332), (372, 344), (444, 332)):
            rimmed(painter, disc(x, y, 12), look.OXBLOOD, BLACK, 4)


def _steam(painter: QPainter, puffs: Sequence[tuple[float, float, float]], share: float) -> None:
    """What rises from under the street, each puff (x, y, radius) with its head in the light."""
    whole = joined(*(disc(*puff) for puff in puffs))
    glaze(painter, whole, look.BONE, share)
    glaze(painter, whole.subtracted(whole.translated(5, 12)), look.BONE, share)
