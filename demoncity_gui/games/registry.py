"""Which games there are: the one place that names them all."""

from __future__ import annotations

from demoncity_gui.games.demon_city.game import DEMON_CITY
from demoncity_gui.games.game import AnyGame

GAMES: tuple[AnyGame, ...] = (DEMON_CITY,)
"""The first is what is played where nothing has been done yet."""


def game_for(word: str) -> AnyGame:
    """Return the game whose evenings begin with this word, the first one for none.

    Raises:
        KeyError: no game does.
    """
    if not word:
        return GAMES[0]
    return {game.word: game for game in GAMES}[word]
