"""The questions that the text of Kings leaves open, and the readings that code asks for by name."""

from __future__ import annotations

from typing import Final

from demoncity_gui.games.common.house_rules import HouseRule, HouseRules


def _rule(number: int, question: str, a: str, b: str) -> HouseRule:
    return HouseRule(f"K-AMB-{number:02}", question, "a", (("a", a), ("b", b)))


HOUSE_RULES: dict[str, HouseRule] = {
    rule.id: rule
    for rule in (
        _rule(
            1,
            "When are extra actions taken?",
            "All in one’s own turn, one straight after another.",
            "After everybody’s first: then all second actions, all third, each time by Initiative.",
        ),
        _rule(
            2,
            "What is lost when the defender relents?",
            "Nothing, by anybody: Traits are lost after a test alone.",
            "The challenger loses the Traits bid.",
        ),
        _rule(
            5,
            "Does the pool decide equal successes?",
            "Yes, the higher pool is ahead; only equal pools are a draw.",
            "No, equal successes are a draw; the pool serves the overbid alone (K-AMB-08 b).",
        ),
        _rule(
            6,
            "Is a 3 worse than a 2?",
            "No, both are no success.",
            "Yes, of equal successes the fewer 3s are ahead, before any pool.",
        ),
        _rule(
            7,
            "What do negative Traits cost whoever loses?",
            "Their number is lost besides the Traits bid.",
            "Their number is lost instead of the Traits bid, if there are any.",
        ),
        _rule(
            8,
            "What must an overbid double?",
            "The new bid is double the other’s bid, out of the Traits left.",
            "The pool is at least double the other’s pool, and one Trait more is bid.",
        ),
        _rule(
            9,
            "May somebody overbid after a draw?",
            "No, a draw has no loser.",
            "Either may, once in all.",
        ),
        _rule(
            10,
            "When does one declare?",
            "All declare first, in each Round, and act by Initiative.",
            "Initiative comes first, and each declares when their turn comes.",
        ),
        _rule(
            11,
            "Do Traits lost in this challenge lower the pool of the new test?",
            "Yes, before the pool is cut to 30.",
            "No, the pool is counted once.",
        ),
        _rule(
            14,
            "By whose Initiative are extra actions taken that stand apart (K-AMB-01 b)?",
            "By that of the first action.",
            "Each by its own attribute total and Celerity.",
        ),
        _rule(
            15,
            "What is a pool whose penalties are more than its Traits?",
            "It counts as 0.",
            "It stays below 0.",
        ),
        _rule(
            16,
            "What does the loser of the new test lose?",
            "The bid that stands then: who overbid the new bid, the other the first one, if it isn’t lost already.",
            "Only what was bid at first: who overbid loses nothing more.",
        ),
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
