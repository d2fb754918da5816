"""The questions that the text of Action! leaves open, each with its readings."""

from __future__ import annotations

from demoncity_gui.games.common.house_rules import HouseRules, OpenQuestion

_NOT_OPEN = (7, 8, 12, 14, 17, 25, 30, 51)
"""Numbers that none of these has."""
_READINGS = {5: "abcd", 11: "abc", 29: "abc", 34: "abc", 49: "abc"}
"""The letters of the questions that have other readings than a and b."""
_PRESETS = {5: "d"}
"""The presets that are not a."""

HOUSE_RULES = {
    question.id: question
    for question in (
        OpenQuestion(f"A-AMB-{number:02}", _PRESETS.get(number, "a"), tuple(_READINGS.get(number, "ab")))
        for number in range(1, 55)
        if number not in _NOT_OPEN
    )
}
"""All switches with letters, by id."""

PRESETS = HouseRules()
"""Every question read as preset, and the optional rules in use that normally are."""
