"""A task with dice as it is written, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings
from demoncity_gui.games.demon_city.rules.dice.counting import DiceCount
from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.rules.dice.task import DiceParty, count_party
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.scenario.dice_texts import PartyText, TaskText
from demoncity_gui.games.demon_city.scenario.faces import faces_in, refuse_negative
from demoncity_gui.texts import scenario_faults as faults


class DiceTask(Struct, frozen=True):
    """A task ready to be ruled: one party against a number, or two without one; `dice` is None where none are given."""

    parties: tuple[DiceParty, ...]
    number: int | None
    rules: HouseRules
    counts: tuple[DiceCount, ...]
    dice: tuple[tuple[int, ...], ...] | None


def dice_task_in(written: TaskText) -> DiceTask:
    """Read a task."""
    rules = HouseRules(chosen_readings(HOUSE_RULES, written.house_rules))
    if written.kind not in ("static", "opposed"):
        raise ScenarioUnreadable(".kind", faults.task_kind(told=repr(written.kind)))
    wanted = 1 if written.kind == "static" else 2
    if len(written.parties) != wanted:
        raise ScenarioUnreadable(".parties", faults.parties(opposed=wanted == 2, told=len(written.parties)))
    parties: list[DiceParty] = []
    for place, text in enumerate(written.parties):
        try:
            parties.append(_party(text, [party.name for party in parties]))
        except ScenarioUnreadable as why:
            raise why.within(f".parties[{place}]") from why
    if written.kind == "opposed" and written.intensity is not None:
        raise ScenarioUnreadable(".intensity", faults.static_alone)
    if written.kind == "static" and written.intensity is None:
        raise ScenarioUnreadable(".intensity", faults.static_number)
    refuse_negative("intensity", written.intensity)
    counts = _counts(parties, written.intensity, rules)
    return DiceTask(tuple(parties), written.intensity, rules, counts, _task_dice(written.parties, counts))


def _counts(parties: Sequence[DiceParty], number: int | None, rules: HouseRules) -> tuple[DiceCount, ...]:
    if number is not None:
        return (count_party(parties[0], ("", number), rules),)
    one, other = parties
    return tuple(
        count_party(party, None if foe.stat is None else (foe.name, foe.stat), rules)
        for party, foe in ((one, other), (other, one))
    )


def _task_dice(written: Sequence[PartyText], counts: Sequence[DiceCount]) -> tuple[tuple[int, ...], ...] | None:
    """Return the faces of all parties, None where none of them has any."""
    if all(text.dice is None for text in written):
        return None
    rolled = []
    for number, (text, count) in enumerate(zip(written, counts, strict=True)):
        place = f".parties[{number}].dice"
        if text.dice is None:
            raise ScenarioUnreadable(place, faults.dice_missing(who=repr(text.name), dice=count.dice))
        rolled.append(faces_in(text.dice, place, text.name, count.dice))
    return tuple(rolled)


def _party(text: PartyText, names: Sequence[str]) -> DiceParty:
    if not text.name:
        raise ScenarioUnreadable(".name", faults.nameless)
    if text.name in names:
        raise ScenarioUnreadable(".name", faults.named_twice(name=repr(text.name)))
    refuse_negative("stat", text.stat)
    return DiceParty(
        text.name, text.stat, tuple(text.advantages), tuple(text.disadvantages), other_is_distracted=text.distracted
    )
