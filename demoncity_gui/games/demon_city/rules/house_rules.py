"""How the Host reads the questions that the text leaves open; `readings` has the questions."""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.games.common import house_rules as common
from demoncity_gui.games.common.house_rules import OpenQuestion, Switch
from demoncity_gui.games.demon_city.rules.dice import house_rules as dice
from demoncity_gui.games.demon_city.rules.readings import HOUSE_RULES as HOUSE_RULES


class HouseRules(common.HouseRules, frozen=True):
    """The readings that differ from their presets, as pairs of id and letter; nothing else is kept."""

    def with_reading(self, ambiguity: str, letter: str) -> HouseRules:
        """Return these house rules with one question read by this letter.

        Raises:
            KeyError: there is no such house rule.
        """
        return self.read_by(OF_BOTH_EDITIONS[ambiguity], letter)

    def turned_by(self, told: Callable[[HouseRules], object]) -> tuple[Switch, ...]:
        """Return the changed switches with each of which alone set back to its preset something is `told` otherwise."""
        if not self.chosen:
            return ()
        changed = [one for one in self.chosen if one[0] in OF_BOTH_EDITIONS and one[0] not in _READ_AFTER_A_THROW]
        if not changed:
            return ()
        by_these = told(self)
        return tuple(
            (ambiguity, letter)
            for ambiguity, letter in changed
            if letter != _PRESET_LETTERS[ambiguity]
            and told(self.with_reading(ambiguity, _PRESET_LETTERS[ambiguity])) != by_these
        )

    def letter(self, ambiguity: str) -> str:
        """Return the letter by which this ambiguity is read."""
        return dict(self.chosen).get(ambiguity) or OF_BOTH_EDITIONS[ambiguity].preset


OF_BOTH_EDITIONS: dict[str, OpenQuestion] = {**HOUSE_RULES, **dice.HOUSE_RULES}
"""The open questions of the tarot and of the dice, by id: no id is in both."""
_READ_AFTER_A_THROW = frozenset(("T-AMB-70", "T-AMB-71", "T-AMB-72"))
"""What somebody loses, and when they get up: no throw is counted or judged by these."""
_PRESET_LETTERS = {rule.id: rule.preset for rule in OF_BOTH_EDITIONS.values()}

PRESETS = HouseRules()
"""Every question read as preset."""
