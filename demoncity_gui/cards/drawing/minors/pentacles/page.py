"""The Page of Pentacles."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import cradle
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit
from demoncity_gui.cards.drawing.minors.signs import coin
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    SKY,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    star,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """The night-school girl in the library: she lifts a coin in both hands, and its light is the only one left on."""
    leather = ("#5C2A1E", "#2F4A3E", "#6B5220", "#3A3A58", "#5A3A4A")
    fill(painter, SKY, "#0E0C0E")
    for row in range(6):  # the shelves behind, almost in the dark
        x = 20
        for number in range(13):
            wide, height = 34 + (number * 29 + row * 17) % 26, 104 + (number * 37 + row * 53) % 40
            fill(painter, rect(x, 130 + row * 170 - height, wide, height, 3), mixed("#0E0C0E",
                leather[(number * 3 + row * 2) % 5], 0.4))  # fmt: skip
            x += wide + 5
        fill(painter, rect(0, 130 + row * 170, 700, 16), "#2B1C12")
    glow(painter, 350, 600, 470, look.BRASS, 0.75)
    fill(painter, rays(350, 600, 150, 520, 22, 44), mixed("#6B5018", look.BRASS, 0.62))
    green, deep, skin = "#32604E", "#0A1310", "#C98F5E"
    dress = bust(350, 486, 400, 1210, waist=0.72, hip=0.86)
    lit(painter, dress, green, look.BRASS, (10, -10), shade=deep)
    _scholar(painter, skin)
    fill(painter, limb(((350, 700, 4), (353, 860, 8), (350, 1010, 4))), deep)
    for y in (800, 890):
        rimmed(painter, disc(372, y, 13), look.BRASS, BLACK, 4)
    for way in (-1, 1):
        joints = ((350 + way * 160, 592), (350 + way * 226, 872), (350 + way * 124, 738))
        arm(painter, joints, 128, green, look.BRASS, (-way * 9, -8), cuff=look.BONE, skin=skin, body=dress)
    with (
        cradle(painter, 248, 682, 22, 0.96, skin, towards=(0.8, -0.6)),
        cradle(painter, 452, 682, -22, 0.96, skin, mirror=True, towards=(-0.8, -0.6)),
    ):
        coin(painter, 350, 580, 300)
    lit(painter, rect(-20, 1000, 740, 30), "#7A4A28", look.BRASS, (0, -8), shade="#3A2210")
    fill(painter, rect(0, 1030, 700, 200), "#3A2414")
    for way in (-1, 1):  # the book that told her
        leaf = blob(((350, 1010), (350 + way * 60, 972), (350 + way * 160, 984), (350 + way * 196, 1050), (350 + way
            * 84, 1044), (350, 1066)), tension=0.5)  # fmt: skip
        lit(painter, leaf, look.BONE, look.BONE, (0, -6), shade=look.MUTED, width=5)
    gloom(painter, 350, 480, 420, 0.5)


def _scholar(painter: QPainter, skin: str) -> None:
    """Her face over the coin, lit from below: her glasses full of stars, a cloud of curls."""
    brown, dark = "#3A2418", "#120A07"
    curls = ((228, 250, 62), (222, 346, 60), (256, 164, 66), (350, 132, 66), (440, 166, 62), (474, 252, 58), (474, 340,
        56), (250, 426, 48), (456, 420, 46))  # fmt: skip
    lit(painter, joined(*(disc(*curl) for curl in curls)), brown, look.BRASS, (4, 8), shade=dark)
    strands(painter, [((x - r * 0.5, y + 8), (x, y - r * 0.6), (x + r * 0.5, y + 6)) for x, y, r in curls], brown,
        look.BRASS, 6)  # fmt: skip
    neck(painter, 350, 380, 84, 500, skin)
    lit(painter, polygon(((262, 492), (350, 530), (438, 492), (462, 552), (350, 590), (238, 552))), look.BONE,
        look.BONE, (6, -6), shade=look.MUTED, width=5)  # fmt: skip
    with tilted(painter, 350, 400, 9):
        painter.translate(350, 400)
        painter.scale(1.14, 1.14)
        painter.translate(-356, -392)
        turned(painter, 350, 296, 1.2, Face("#8A5632", skin, nose=Nose.SNUB, stern=-1, brow=10, jaw=0.1,
            mouth=Mouth.SMILE, gaze=0.5, young=True))  # fmt: skip
        for x, wide in ((354, 38), (416, 24)):
            glaze(painter, disc(x, 298, wide, 36), look.BRASS, 0.66)
            fill(painter, placed(star(0, 0, wide * 0.72, wide * 0.3), x, 300, 1, 8), look.BONE)  # what she sees
            stroke(painter, disc(x, 298, wide, 36), look.BRASS, 8)
        stroke(painter, thick_line(((316, 296), (270, 284)), 2), look.BRASS, 7)
        fringe = joined(*(disc(*curl) for curl in ((258, 262, 24), (268, 228, 32), (296, 194, 34), (342, 178, 34), (388,
            184, 30), (424, 206, 20))))  # fmt: skip
        lit(painter, fringe, brown, look.BRASS, (3, 7), shade=dark, width=5)
        strands(painter, [((x - 20, y + 6), (x, y - 22), (x + 22, y + 4)) for x, y in ((274, 230), (302, 194), (346,
            178), (390, 186))], brown, look.BRASS, 6)  # fmt: skip
