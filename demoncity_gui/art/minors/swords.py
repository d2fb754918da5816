"""The swords, ace to ten: what cuts. Grief, nights without sleep, things said that can't be taken back."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.minors.people import BOWED, LYING, Cloth, Hair, Wear, person
from demoncity_gui.art.primitives import (
    SKY,
    Hatch,
    blob,
    disc,
    fill,
    hatch,
    joined,
    mixed,
    polygon,
    rect,
    rimmed,
    skyline,
    stroke,
    windows,
)
from demoncity_gui.art.tones import BLACK, Tones
from demoncity_gui.rules.cards import Suit


def _blade(painter: QPainter, x: float, y: float, height: float, turn: float = 0) -> None:
    paint_glyph(painter, Suit.SWORDS, x, y, height, rim=BLACK, turn=turn)


def three(painter: QPainter, t: Tones) -> None:
    """A neon heart over a wet street, run through three times; the light bleeds into the puddle."""
    fill(painter, SKY, t.far)
    fill(painter, skyline(900, ((120, 330), (90, 250), (150, 180), (120, 160), (110, 300), (90, 420)), 20), BLACK)
    fill(painter, windows(56, 610, 2, 5, (40, 52), (18, 26), 0b1001010010), t.dusk)
    hatch(painter, SKY, Hatch.RAIN, mixed(BLACK, look.BONE, 0.38), pitch=34, width=4)
    fill(painter, rect(0, 900, 700, 200), "#0B0A10")
    puddle = blob(((110, 990), (250, 940), (430, 930), (600, 960), (640, 1000), (420, 1030), (220, 1030)))
    fill(painter, puddle, mixed(BLACK, look.OXBLOOD, 0.7))
    heart = blob(
        (
            (360, 850),
            (210, 700),
            (150, 570),
            (190, 470),
            (280, 450),
            (360, 530),
            (440, 450),
            (530, 470),
            (570, 570),
            (510, 700),
        ),
        tension=0.85,
    )
    stroke(painter, heart, mixed(BLACK, look.DANGER, 0.5), 34)
    fill(painter, heart, look.OXBLOOD)
    stroke(painter, heart, look.DANGER, 12)
    for x, y, turn in ((250, 640, -28), (470, 640, 28), (360, 660, 0)):
        _blade(painter, x, y, 560, turn)
    for x, y, size in ((360, 948, 13), (230, 900, 9), (494, 900, 9)):
        fill(painter, blob(((x, y - 2.4 * size), (x + size, y), (x, y + size), (x - size, y))), look.DANGER)


def nine(painter: QPainter, t: Tones) -> None:
    """Somebody sits up in bed with their face in their hands; nine blades hang on the wall as slats of a blind."""
    fill(painter, SKY, "#0B0A10")
    fill(painter, polygon(((200, 380), (670, 380), (670, 760), (200, 760))), t.sky)
    for number in range(9):
        _blade(painter, 452, 330 + number * 49, 400, 90)
    bed = joined(rect(40, 800, 640, 60, 18), rect(40, 660, 44, 330, 12), rect(640, 740, 40, 250, 12))
    rimmed(painter, bed, BLACK, t.glow, 5)
    person(painter, BOWED, Wear(Hair.LONG, Cloth.SUIT, mixed(BLACK, look.BONE, 0.16), skin=look.BONE), 226, 900, 1.02)
    quilt = blob(
        ((180, 800), (300, 748), (420, 770), (560, 760), (650, 800), (652, 950), (520, 972), (350, 950), (200, 968)),
        tension=0.7,
    )
    rimmed(painter, quilt, t.dusk, BLACK, 6)
    hatch(painter, quilt, Hatch.DIAGONAL, t.glow, pitch=30, width=5)


def ten(painter: QPainter, t: Tones) -> None:
    """Face down on the pavement at first light, and all ten in the back."""
    fill(painter, SKY, t.far)
    fill(painter, rect(0, 560, 700, 130), mixed(BLACK, look.SODIUM, 0.75))
    fill(painter, rect(0, 520, 700, 50), mixed(BLACK, look.SODIUM, 0.4))
    fill(painter, skyline(700, ((90, 60), (60, 130), (110, 90), (70, 160), (120, 70), (80, 120), (170, 50))), BLACK)
    fill(painter, rect(0, 700, 700, 400), "#17151C")
    hatch(painter, rect(0, 700, 700, 400), Hatch.HORIZONTAL, "#24212B", pitch=46, width=4)
    blood = blob(((40, 960), (180, 900), (420, 905), (640, 930), (690, 980), (560, 1016), (280, 1010), (100, 1008)))
    fill(painter, blood, look.OXBLOOD)
    person(painter, LYING, Wear(Hair.SHORT, Cloth.COAT, BLACK), 390, 940, 1.5)
    for number in range(10):
        _blade(painter, 176 + number * 46, 690 + (number % 2) * 44, 420, -9 + number * 2)
