"""Which games there are: the one place that names them all. A game is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from msgspec import Struct

from demoncity_gui.games.game import AnyGame, Rulings, in_words


def game_for(word: str) -> AnyGame:
    """Return the game whose evenings begin with this word, the first one for none.

    Raises:
        KeyError: no game does.
    """
    return WORDS[word or _FIRST]()


@lru_cache(maxsize=64)
def rulings_for(wanted: str) -> Rulings:
    """Return the rulings of the game to which this format belongs, the first one's for a format of no game."""
    own = [one for one in RULINGS.values() if wanted.startswith(one.formats)]
    return max(own, key=lambda one: len(one.formats), default=RULINGS["demoncity"]).load()


def formats_beside(wanted: str) -> tuple[str, ...]:
    """Return every format of a scenario where this one is of no game, nothing where it is of one."""
    if any(wanted.startswith(one.formats) for one in RULINGS.values()):
        return ()
    return tuple(known for one in RULINGS.values() for known in one.scenarios)


def _demon_city() -> AnyGame:
    from demoncity_gui.games.demon_city.game import DEMON_CITY

    return DEMON_CITY


def _dice_edition() -> AnyGame:
    from demoncity_gui.games.demon_city.game import DICE_EDITION

    return DICE_EDITION


@cache
def _demon_city_rulings() -> Rulings:
    from demoncity_gui.games.demon_city.derivation import derivation
    from demoncity_gui.games.demon_city.ruling import as_json, explain, rule
    from demoncity_gui.games.demon_city.words.house_rules import house_rules

    return Rulings(rule, as_json, explain, house_rules, derivation)


@cache
def _dice_rulings() -> Rulings:
    from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
    from demoncity_gui.games.demon_city.ruling_dice import as_json, explain, rule
    from demoncity_gui.texts import demon_city_dice_questions

    return Rulings(rule, as_json, explain, lambda: in_words(HOUSE_RULES, demon_city_dice_questions))


@cache
def _kings_rulings() -> Rulings:
    from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES
    from demoncity_gui.games.kings.ruling import as_json, explain, rule
    from demoncity_gui.texts import kings_questions

    return Rulings(rule, as_json, explain, lambda: in_words(HOUSE_RULES, kings_questions))


@cache
def _action_rulings() -> Rulings:
    from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
    from demoncity_gui.games.action.rules.options import OPTIONS
    from demoncity_gui.games.action.ruling import as_json, explain, rule
    from demoncity_gui.texts import action_questions

    return Rulings(rule, as_json, explain, lambda: in_words({**HOUSE_RULES, **OPTIONS}, action_questions))


def _kings() -> AnyGame:
    from demoncity_gui.games.kings.game import KINGS

    return KINGS


def _action() -> AnyGame:
    from demoncity_gui.games.action.game import ACTION

    return ACTION


_FIRST = "begin-evening"
WORDS: dict[str, Callable[[], AnyGame]] = {
    _FIRST: _demon_city,
    "begin-dice-evening": _dice_edition,
    "begin-kings": _kings,
    "begin-shots": _action,
}
"""Each game that can be played, by the word with which its evenings begin."""


class PlanOf(NamedTuple):
    """How a plan for an evening is written, and what returns the command that begins it.

    `begun` raises `ScenarioUnreadable` where something in a plan can't be meant.
    """

    kind: type[Struct]
    begun: Callable[[Any], Any]


def _kings_plan() -> PlanOf:
    from demoncity_gui.games.kings.plan import KingsPlan, begun

    return PlanOf(KingsPlan, begun)


def _action_plan() -> PlanOf:
    from demoncity_gui.games.action.plan import ActionPlan, begun

    return PlanOf(ActionPlan, begun)


PLANS: dict[str, Callable[[], PlanOf]] = {"kings": _kings_plan, "action": _action_plan}
"""The plans of guests, by what a plan says is its `system`; without one it is Demon City's."""


class RulingsOf(NamedTuple):
    """How the formats of a game, or of an edition, begin, what imports its rulings, and its scenarios' formats."""

    formats: str
    load: Callable[[], Rulings]
    scenarios: tuple[str, ...]


RULINGS = {
    "demoncity": RulingsOf("demoncity.", _demon_city_rulings, ("demoncity.round/1", "demoncity.task/1")),
    "dice": RulingsOf("demoncity.dice-", _dice_rulings, ("demoncity.dice-round/1", "demoncity.dice-task/1")),
    "kings": RulingsOf("kings.", _kings_rulings, ("kings.challenge/1",)),
    "action": RulingsOf("action.", _action_rulings, ("action.harm/1", "action.attack/1", "action.sequence/1")),
}
"""The rulings of files, by the name that a person gives their game or edition."""
