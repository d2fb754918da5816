"""A table of the dice edition, and dice that fall as a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import BeginAction, BeginDiceEvening
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.tarot import Numeral
from tests.support.sitting import Sitting

T = TypeVar("T")


class LoadedDice:
    """A chance whose d10s show these faces, one after the other; whatever else it is asked stays as it lies."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        """Return the items, of a die's faces the next wanted one first."""
        if not isinstance(items[0], Numeral):
            return tuple(items)
        up = items.index(Numeral(self.faces.pop(0)))
        return (items[up], *items[:up], *items[up + 1 :])


def dice_table(
    *characters: Character, faces: Sequence[int] = (), real: bool = False, in_action: bool = True
) -> Sitting:
    """Return a table where these sit to play with d10s: the program's, which show these `faces`, or `real` ones."""
    sitting = Sitting(LoadedDice(*faces))
    mode = DeckMode.HIGHEST_ONLY if real else DeckMode.PROGRAM
    sitting.do(BeginDiceEvening("An evening", "", characters, players_mode=mode, horror_mode=mode))
    if in_action:
        sitting.do(BeginAction())
    return sitting
