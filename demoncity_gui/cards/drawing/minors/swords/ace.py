"""The Ace of Swords."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.figures import crown
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.light import glaze, gloom, lit
from demoncity_gui.cards.drawing.minors.signs import sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


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
    fill(painter, placed(thrown, 528, 690, 0.78, 6), "#0E0C12")
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
    lit(painter, disc(372, 1000, 190, 56), look.MUTED, look.BONE, (-6, -8), shade="#2E2B36")
    fill(painter, disc(372, 1000, 158, 42), BLACK)
    lid = disc(610, 966, 120, 34)
    lit(painter, lid, "#3A3742", look.BONE, (-4, -6), shade="#15141B", width=5)
    stroke(painter, joined(disc(610, 962, 84, 22), disc(610, 962, 44, 11)), "#15141B", 6)
    _steam(painter, ((250, 960, 40), (206, 900, 54), (160, 830, 66), (120, 740, 78), (84, 640, 60)), 0.12)
    hole = disc(372, 1000, 158, 42).united(rect(0, -200, 700, 1200))  # the rim is before the arm
    painter.save()
    painter.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    with tilted(painter, 372, 1010, -3.5):
        painter.translate(-14, 0)
        _crowned_blade(painter)
    painter.restore()
    _steam(painter, ((500, 980, 34), (548, 920, 48), (596, 850, 58)), 0.1)
    gloom(painter, 380, 520, 440, 0.4)


def _crowned_blade(painter: QPainter) -> None:
    """The arm, the fist and the blade in it; the crown has been caught on its point, and hangs askew."""
    gold, warm = mixed(BLACK, look.BRASS, 0.4), "#FFF4D0"  # the crown's far side first
    with tilted(painter, 372, 320, -13):
        lit(painter, placed(rect(-108, -34, 216, 34), 372, 300, 1), gold, gold, (0, -5), width=5)
    sword(painter, 372, 752, 730, 0, 1.75, grip=164)
    with tilted(painter, 372, 320, -13):
        lit(painter, placed(crown(), 372, 316, 1.14), look.BRASS, warm, (-12, -8), shade=gold)
        band = blob(((254, 308), (372, 326), (490, 308), (486, 346), (372, 366), (258, 346)), tension=0.6)
        lit(painter, band, look.BRASS, warm, (-7, -6), shade=gold)
        for x, y in ((300, 332), (372, 344), (444, 332)):
            rimmed(painter, disc(x, y, 12), look.OXBLOOD, BLACK, 4)
    arm(painter, ((396, 1310), (386, 1100), (398, 908)), 196, look.OXBLOOD, look.DANGER, (-16, -6), cuff=look.BONE,
        skin="#E2B58A")  # fmt: skip
    fist(painter, 374, 746, 0, 1.4, "#E2B58A", towards=(-1, -0.5))
    cuff = blob(((343, 868), (362, 884), (400, 890), (440, 884), (456, 870), (456, 910), (458, 938), (400, 950), (336,
        938), (338, 906)), tension=0.6)  # fmt: skip
    lit(painter, cuff, look.BONE, look.BONE, (-12, -2), shade="#6A6870", width=5)


def _steam(painter: QPainter, puffs: Sequence[tuple[float, float, float]], share: float) -> None:
    """What rises from under the street, each puff (x, y, radius) with its head in the light."""
    whole = joined(*(disc(*puff) for puff in puffs))
    glaze(painter, whole, look.BONE, share)
    glaze(painter, whole.subtracted(whole.translated(5, 12)), look.BONE, share)
