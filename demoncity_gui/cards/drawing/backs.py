"""The two backs: the players' city under a lamp,
the Horror's open eye; told apart by shape and place as by colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import eye
from demoncity_gui.cards.drawing.light import glaze, glow, lit
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke
from demoncity_gui.cards.drawing.primitives import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER,
    cone,
    disc,
    joined,
    lamp,
    placed,
    polygon,
    rays,
    rect,
    ring,
    skyline,
    windows,
)
from demoncity_gui.pieces.decks import DeckName


def paint_back(painter: QPainter, deck: DeckName) -> None:
    """Paint a deck's back into the 700 × 1200 units at the painter's origin; outside its round corners stays as it was.

    It is the same upside down. The painter is given back as it came.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground, light, half = {
        DeckName.PLAYERS: (look.PLAYERS_GROUND, look.PLAYERS, _street),
        DeckName.HORROR: (look.HORROR_GROUND, look.HORROR, _eye),
    }[deck]
    fill(painter, _card(0), ground)
    stroke(painter, _card(20), light, 7)
    field = _card(44)
    for way in (1, -1):
        painter.save()
        painter.translate(CARD_WIDTH / 2, CARD_HEIGHT / 2)
        painter.scale(way, way)  # no turn: a turned clip would not lie on whole pixels
        painter.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
        # The rectangle first, alone: pixels covered by half would show as a line where the halves meet.
        painter.setClipRect(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT / 2 + 1), Qt.ClipOperation.IntersectClip)
        painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
        half(painter)
        painter.restore()
    stroke(painter, field, light, 3)
    painter.restore()


def _card(inset: float) -> QPainterPath:
    return rect(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, max(8, CORNER - inset * 0.6))


def _street(painter: QPainter) -> None:
    """The upper half: a lamp, its cone, and the roofs of the city along the middle; upside down they are its mirror."""
    ground, light = look.PLAYERS_GROUND, look.PLAYERS
    black = "#1C060A"
    field = rect(0, 0, CARD_WIDTH, CARD_HEIGHT / 2 + 4)
    fill(painter, field, mixed(ground, black, 0.45))
    hatch(painter, field, Hatch.DIAGONAL, mixed(ground, black, 0.12), pitch=26, width=4)
    for half, share in ((410, 0.3), (330, 0.3), (240, 0.36)):
        glaze(painter, cone(350, 176, 640, 350 - half, 350 + half, 46), light, share)
    far = ((90, 130), (70, 200), (80, 150), (60, 240), (70, 170), (80, 210), (70, 140), (90, 180))
    fill(painter, skyline(604, far, 40), mixed(ground, light, 0.24))
    near = ((76, 90), (70, 160), (64, 110), (60, 190), (80, 100), (60, 160), (70, 220), (64, 120), (76, 150))
    lit(painter, skyline(604, near, 40), black, light, (-4, -4), width=1)
    panes = joined(windows(132, 460, 2, 3, (24, 38), (12, 20), 0b011011), windows(262, 430, 2, 4, (22, 38), (11, 20),
        0b10110110), windows(462, 400, 2, 5, (24, 38), (12, 20), 0b1101100111))  # fmt: skip
    fill(painter, panes, light)
    glow(painter, 350, 200, 210, look.BONE, 0.4)
    lit(painter, lamp(350, 178, 104), light, look.BONE, (-8, -7), shade=mixed(ground, light, 0.4), edge=black, width=7)
    fill(painter, rect(300, 178, 100, 20, 10), look.BONE)


def _eye(painter: QPainter) -> None:
    """The upper half of an open eye across the middle, with nothing above it but its own rays."""
    ground, light = look.HORROR_GROUND, look.HORROR
    black = "#050B09"
    fill(painter, rect(0, 0, CARD_WIDTH, CARD_HEIGHT / 2 + 4), black)
    fill(painter, rays(350, 600, 150, 900, 48, 34), mixed(black, light, 0.26))
    fill(painter, placed(eye(690, 600), 350, 600), black)
    lit(painter, placed(eye(600, 440), 350, 600), light, look.BONE, (0, -9), edge=black, width=2)
    fill(painter, placed(eye(540, 350), 350, 600), mixed(ground, light, 0.22))
    glow(painter, 350, 600, 250, light, 0.4)
    fill(painter, disc(350, 600, 146), black)
    fill(painter, ring(350, 600, 132, 70), light)
    fill(painter, rays(350, 600, 66, 130, 28, 9), black)
    glaze(painter, ring(350, 600, 132, 104), black, 0.4)
    fill(painter, placed(eye(230, 76), 350, 600, 1, 90), black)
    fill(painter, disc(398, 548, 24), look.BONE)
    fill(painter, placed(polygon(((0, -44), (16, 0), (0, 44), (-16, 0))), 350, 100), light)
