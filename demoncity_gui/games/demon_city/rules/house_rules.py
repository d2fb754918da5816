"""House rules: every question that the text leaves open and the Host may answer otherwise, with its readings.

Each is named by the id of the ambiguity and a letter for the reading; the preset is what a fresh evening has.
"""

from __future__ import annotations

from collections.abc import Callable

from demoncity_gui.games.common import house_rules as common
from demoncity_gui.games.common.house_rules import Grounds, OpenQuestion, Switch


class HouseRules(common.HouseRules, frozen=True):
    """The readings that differ from their presets, as pairs of id and letter; nothing else is kept."""

    def with_reading(self, ambiguity: str, letter: str) -> HouseRules:
        """Return these house rules with one question read by this letter.

        Raises:
            KeyError: there is no such house rule.
        """
        return self.read_by(HOUSE_RULES[ambiguity], letter)

    def turned_by(self, told: Callable[[HouseRules], object]) -> tuple[Switch, ...]:
        """Return the changed switches with each of which alone set back to its preset something is `told` otherwise."""
        if not self.chosen:
            return ()
        by_these = told(self)
        changed = [(ambiguity, letter) for ambiguity, letter in self.chosen if ambiguity in HOUSE_RULES]
        return tuple(
            (ambiguity, letter)
            for ambiguity, letter in changed
            if letter != _PRESET_LETTERS[ambiguity]
            and told(self.with_reading(ambiguity, _PRESET_LETTERS[ambiguity])) != by_these
        )

    def letter(self, ambiguity: str) -> str:
        """Return the letter by which this ambiguity is read."""
        return dict(self.chosen).get(ambiguity) or HOUSE_RULES[ambiguity].preset


def _question(number: int, preset: str, letters: str, grounds: Grounds, *, by_hand: str = "") -> OpenQuestion:
    return OpenQuestion(f"T-AMB-{number:02}", preset, tuple(letters), grounds, tuple(by_hand))


HOUSE_RULES: dict[str, OpenQuestion] = {
    question.id: question
    for question in (
        _question(1, "a", "ab", Grounds.SILENT),
        _question(4, "a", "ab", Grounds.SILENT),
        _question(6, "a", "ab", Grounds.LEANING),
        _question(8, "a", "ab", Grounds.TEXT),
        _question(9, "b", "ab", Grounds.TEXT),
        _question(10, "a", "abc", Grounds.LEANING),
        _question(11, "b", "ab", Grounds.TEXT),
        _question(12, "a", "ab", Grounds.TEXT),
        _question(13, "a", "ab", Grounds.LEANING),
        _question(14, "a", "ab", Grounds.LEANING),
        _question(17, "a", "ab", Grounds.LEANING),
        _question(18, "a", "ab", Grounds.TEXT),
        _question(23, "b", "abc", Grounds.SILENT, by_hand="a"),
        _question(24, "a", "ab", Grounds.SILENT),
        _question(26, "a", "ab", Grounds.TEXT),
        _question(27, "a", "ab", Grounds.LEANING),
        _question(31, "a", "ab", Grounds.TEXT),
        _question(32, "b", "ab", Grounds.LEANING),
        _question(33, "c", "abc", Grounds.LEANING, by_hand="b"),
        _question(35, "a", "ab", Grounds.LEANING),
        _question(37, "b", "ab", Grounds.LEANING),
        _question(38, "b", "ab", Grounds.SILENT),
        _question(39, "a", "ab", Grounds.LEANING),
        _question(41, "a", "abc", Grounds.LEANING),
        _question(49, "a", "ab", Grounds.SILENT),
        _question(52, "a", "ab", Grounds.SILENT),
        _question(53, "a", "ab", Grounds.LEANING),
        _question(56, "a", "ab", Grounds.LEANING),
        _question(62, "a", "ab", Grounds.LEANING),
        _question(63, "a", "ab", Grounds.SILENT),
        _question(64, "a", "ab", Grounds.SILENT),
        _question(65, "a", "ab", Grounds.SILENT),
        _question(67, "a", "ab", Grounds.TEXT),
        _question(70, "a", "ab", Grounds.SILENT),
        _question(71, "a", "ab", Grounds.SILENT),
        _question(72, "a", "ab", Grounds.SILENT),
        _question(73, "a", "ab", Grounds.SILENT),
        _question(80, "a", "ab", Grounds.LEANING),
        _question(82, "a", "ab", Grounds.LEANING),
        _question(85, "a", "abc", Grounds.LEANING),
    )
}
"""All switches, by id."""

_PRESET_LETTERS = {rule.id: rule.preset for rule in HOUSE_RULES.values()}

PRESETS = HouseRules()
"""Every question read as preset."""
