"""The questions that the text of the dice edition leaves open, and the readings that code asks for by name."""

from __future__ import annotations

from typing import Final

from demoncity_gui.games.common.house_rules import Grounds, NamedReading, OpenQuestion


def _question(number: int, preset: str, grounds: Grounds) -> OpenQuestion:
    return OpenQuestion(f"D-AMB-{number:02}", preset, ("a", "b"), grounds)


HOUSE_RULES: dict[str, OpenQuestion] = {
    question.id: question
    for question in (
        _question(1, "a", Grounds.LEANING),
        _question(2, "b", Grounds.LEANING),
        _question(3, "a", Grounds.TEXT),
        _question(4, "a", Grounds.TEXT),
        _question(6, "a", Grounds.LEANING),
        _question(7, "a", Grounds.LEANING),
        _question(8, "a", Grounds.LEANING),
        _question(9, "a", Grounds.TEXT),
        _question(10, "a", Grounds.LEANING),
        _question(11, "a", Grounds.TEXT),
        _question(13, "a", Grounds.TEXT),
        _question(15, "a", Grounds.LEANING),
        _question(16, "a", Grounds.LEANING),
        _question(17, "a", Grounds.LEANING),
        _question(18, "a", Grounds.LEANING),
        _question(19, "a", Grounds.LEANING),
        _question(20, "a", Grounds.LEANING),
        _question(21, "a", Grounds.LEANING),
        _question(22, "a", Grounds.LEANING),
    )
}
"""All switches of the edition, by id."""


def _reading(number: int, letter: str) -> NamedReading:
    return HOUSE_RULES[f"D-AMB-{number:02}"].reading(letter)


BUSY_FOES_ARE_DISTRACTED: Final = _reading(1, "a")
ALLIES_HIT_THE_SAME_FOE: Final = _reading(2, "b")
EQUAL_IS_UNDECIDED: Final = _reading(3, "b")
STAT_RESISTS_WITHOUT_DICE: Final = _reading(4, "b")
SHOTS_AT_THE_GRABBED_BY_AGILITY: Final = _reading(6, "b")
FUMBLE_UNDOES: Final = _reading(7, "a")
NO_MASSIVE_DIE_AT_0: Final = _reading(8, "b")
PROTECTION_KEEPS_UP: Final = _reading(9, "b")
ANY_HIT_INJURES: Final = _reading(10, "b")
TEN_BEATS_ALL: Final = _reading(11, "b")
WINNERS_SIDE_ALONE: Final = _reading(13, "b")
DEFENDERS_HAVE_SKILL_DICE: Final = _reading(15, "b")
EACH_AGAINST_THE_STAT_TARGETED: Final = _reading(16, "b")
FREE_UNLESS_HIT: Final = _reading(17, "b")
SKILL_REPLACES_STAT: Final = _reading(18, "b")
LOSSES_BEFORE_CAP: Final = _reading(19, "b")
HIGHEST_IS_ENOUGH: Final = _reading(20, "b")
NO_CRITICAL_BY_CHANCE: Final = _reading(21, "b")
NOTHING_STOPS_A_MOVE: Final = _reading(22, "b")
