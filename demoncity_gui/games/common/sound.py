"""What must hold of a guest's table: a file that somebody edited may tell of what can't have happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from demoncity_gui.games.common.house_rules import HouseRules, OpenQuestion


def expect(holds: bool) -> None:
    """Go on where this holds.

    Raises:
        ValueError: it doesn't; the journal names the entry after which it is so.
    """
    if not holds:
        raise ValueError


def expect_people(names: tuple[str, ...], most: int) -> None:
    """Expect at most so many people, each with a name that nobody else has.

    Raises:
        ValueError: it isn't so.
    """
    expect(len(set(names)) == len(names) <= most and all(name.strip() for name in names))


def expect_numbers(numbers: Iterable[int], most: int, least: int = 0) -> None:
    """Expect each number to be one of these.

    Raises:
        ValueError: one isn't.
    """
    expect(all(least <= number <= most for number in numbers))


def expect_readings(rules: HouseRules, questions: Mapping[str, OpenQuestion]) -> None:
    """Expect each question that is read otherwise to be one of these, and to have that reading.

    Raises:
        ValueError: one is another.
    """
    known = (rule in questions and letter in questions[rule].letters for rule, letter in rules.chosen)
    expect(all(known) and len(dict(rules.chosen)) == len(rules.chosen))
