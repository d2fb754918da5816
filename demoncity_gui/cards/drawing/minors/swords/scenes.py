"""The scenes of the swords, from the ace to the king."""

from __future__ import annotations

from typing import Final

from demoncity_gui.cards.drawing.minors.swords import (
    ace,
    eight,
    five,
    four,
    king,
    knight,
    nine,
    page,
    queen,
    seven,
    six,
    ten,
    three,
    two,
)

SCENES: Final = (
    ace.scene,
    two.scene,
    three.scene,
    four.scene,
    five.scene,
    six.scene,
    seven.scene,
    eight.scene,
    nine.scene,
    ten.scene,
    page.scene,
    knight.scene,
    queen.scene,
    king.scene,
)
