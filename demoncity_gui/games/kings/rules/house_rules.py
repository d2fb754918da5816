"""The questions that the text of Kings leaves open, and the readings that code asks for by name."""

from __future__ import annotations

from typing import Final

from demoncity_gui.games.common.house_rules import HouseRules, OpenQuestion

HOUSE_RULES = {
    question.id: question
    for question in (
        OpenQuestion(f"K-AMB-{number:02}", "a", ("a", "b")) for number in (1, 2, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16)
    )
}
"""All switches, by id."""

PRESETS = HouseRules()
"""Every question read as preset."""

EXTRA_ACTIONS_STAND_APART: Final = HOUSE_RULES["K-AMB-01"].reading("b")
RELENTING_COSTS_THE_BID: Final = HOUSE_RULES["K-AMB-02"].reading("b")
POOL_DECIDES: Final = HOUSE_RULES["K-AMB-05"].reading("a")
THREES_ARE_WORSE: Final = HOUSE_RULES["K-AMB-06"].reading("b")
NEGATIVE_INSTEAD: Final = HOUSE_RULES["K-AMB-07"].reading("b")
POOL_MUST_DOUBLE: Final = HOUSE_RULES["K-AMB-08"].reading("b")
EITHER_OVERBIDS_A_DRAW: Final = HOUSE_RULES["K-AMB-09"].reading("b")
INITIATIVE_FIRST: Final = HOUSE_RULES["K-AMB-10"].reading("b")
LOST_TRAITS_LOWER_THE_POOL: Final = HOUSE_RULES["K-AMB-11"].reading("a")
EXTRA_ACTIONS_COUNT_ANEW: Final = HOUSE_RULES["K-AMB-14"].reading("b")
POOL_IS_AT_LEAST_0: Final = HOUSE_RULES["K-AMB-15"].reading("a")
NEW_BID_IS_LOST: Final = HOUSE_RULES["K-AMB-16"].reading("a")
