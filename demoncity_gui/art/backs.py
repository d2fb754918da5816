"""The two backs: the players' city under a lamp,
the Horror's open eye; told apart by shape and place as by colour."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.primitives import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER,
    Hatch,
    cone,
    disc,
    eye,
    fill,
    hatch,
    joined,
    lamp,
    mixed,
    placed,
    polygon,
    rays,
    rect,
    rimmed,
    ring,
    skyline,
    stroke,
    windows,
)
from demoncity_gui.rules.decks import DeckName


def paint_back(painter: QPainter, deck: DeckName) -> None:
    """Paint a deck's back into the 700 × 1200 units at the painter's origin; outside its round corners stays as it was.

    The painter is given back as it came.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match deck:
        case DeckName.PLAYERS:
            _players(painter)
        case DeckName.HORROR:
            _horror(painter)
        case _:
            assert_never(deck)
    painter.restore()


def _card(inset: float) -> QPainterPath:
    return rect(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, max(8, CORNER - inset * 0.6))


def _players(painter: QPainter) -> None:
    """A lamp high up, its cone, and the roofs of the city along the foot."""
    ground, light = look.PLAYERS_GROUND, look.PLAYERS
    black = "#1C060A"
    fill(painter, _card(0), ground)
    stroke(painter, _card(20), light, 7)
    field = _card(44)
    painter.save()
    painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
    fill(painter, field, mixed(ground, black, 0.45))
    hatch(painter, field, Hatch.DIAGONAL, mixed(ground, black, 0.12), pitch=26, width=4)
    beam = cone(350, 230, 1160, -90, 790, 50)
    fill(painter, beam, mixed(ground, light, 0.66))
    far = ((90, 170), (70, 280), (80, 210), (60, 360), (70, 250), (80, 310), (70, 190), (90, 260))
    fill(painter, skyline(1170, far, 40), mixed(ground, light, 0.24))
    near = ((76, 120), (70, 220), (64, 150), (60, 270), (80, 130), (60, 230), (70, 330), (64, 160), (76, 200))
    fill(painter, skyline(1170, near, 40), black)
    panes = joined(
        windows(132, 970, 2, 4, (24, 42), (12, 20), 0b01101101),
        windows(262, 920, 2, 5, (22, 42), (11, 20), 0b1011010110),
        windows(462, 860, 2, 6, (24, 42), (12, 20), 0b110110011011),
    )
    fill(painter, panes, light)
    shade = lamp(350, 232, 120)
    rimmed(painter, shade, light, black, 7)
    fill(painter, rect(294, 232, 112, 22, 11), look.BONE)
    painter.restore()
    stroke(painter, field, light, 3)


def _horror(painter: QPainter) -> None:
    """An eye across the middle, open, with nothing above or below it but its own rays."""
    ground, light = look.HORROR_GROUND, look.HORROR
    black = "#050B09"
    fill(painter, _card(0), ground)
    stroke(painter, _card(20), light, 7)
    field = _card(44)
    painter.save()
    painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
    fill(painter, field, black)
    fill(painter, rays(350, 600, 150, 900, 48, 34), mixed(black, light, 0.26))
    fill(painter, placed(eye(690, 600), 350, 600), black)
    fill(painter, placed(eye(600, 440), 350, 600), light)
    fill(painter, placed(eye(540, 350), 350, 600), mixed(ground, light, 0.22))
    fill(painter, disc(350, 600, 146), black)
    fill(painter, ring(350, 600, 132, 70), light)
    fill(painter, rays(350, 600, 66, 130, 28, 9), black)
    fill(painter, placed(eye(230, 76), 350, 600, 1, 90), black)
    fill(painter, disc(398, 548, 24), look.BONE)
    painter.restore()
    for y, turn in ((100, 0), (1100, 180)):
        fill(painter, placed(polygon(((0, -44), (16, 0), (0, 44), (-16, 0))), 350, y, 1, turn), light)
    stroke(painter, field, light, 3)
