"""Which games there are: the one place that names them all. A game is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.games.game import AnyGame, Rulings


def game_for(word: str) -> AnyGame:
    """Return the game whose evenings begin with this word, the first one for none.

    Raises:
        KeyError: no game does.
    """
    return WORDS[word or _FIRST]()


def rulings_for(wanted: str) -> Rulings:
    """Return the rulings of the game to which this format belongs, the first one's for a format of no game."""
    return RULINGS.get(wanted.partition(".")[0], _demon_city_rulings)()


def _demon_city() -> AnyGame:
    from demoncity_gui.games.demon_city.game import DEMON_CITY

    return DEMON_CITY


def _demon_city_rulings() -> Rulings:
    from demoncity_gui.games.demon_city.derivation import derivation
    from demoncity_gui.games.demon_city.ruling import as_json, explain, rule
    from demoncity_gui.games.demon_city.words.house_rules import house_rules

    return Rulings(rule, as_json, explain, house_rules(), derivation)


def _kings_rulings() -> Rulings:
    from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES
    from demoncity_gui.games.kings.ruling import as_json, explain, rule

    return Rulings(rule, as_json, explain, HOUSE_RULES)


def _action_rulings() -> Rulings:
    from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
    from demoncity_gui.games.action.rules.options import OPTIONS
    from demoncity_gui.games.action.ruling import as_json, explain, rule

    return Rulings(rule, as_json, explain, {**HOUSE_RULES, **OPTIONS})


_FIRST = "begin-evening"
WORDS: dict[str, Callable[[], AnyGame]] = {_FIRST: _demon_city}
"""Each game that can be played, by the word with which its evenings begin."""
RULINGS: dict[str, Callable[[], Rulings]] = {
    "demoncity": _demon_city_rulings,
    "kings": _kings_rulings,
    "action": _action_rulings,
}
"""Each game's rulings of files, by the first word of its formats."""
