"""What a sheet may hold: how long its texts and lists may be, and what makes one unfit to play by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HIGHEST_RANK,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_NOTES,
    LONGEST_SHORT_NAME,
    LONGEST_WORDS,
    MOST_OF_A_KIND,
    PRONOUNS,
    SHEET_LISTS,
    TOUGHNESS,
    Character,
)
from demoncity_gui.games.demon_city.rules.instincts import ALWAYS_FOLLOWED
from demoncity_gui.games.demon_city.rules.refusals import SheetFault, SheetUnfit


class SheetText(NamedTuple):
    """A text on a sheet: the word by which a sentence calls it, and how many letters it may have."""

    called: str
    longest: int


SHEET_TEXTS = {
    "name": SheetText("name", LONGEST_NAME),
    "side": SheetText("side", LONGEST_NAME),
    "alias": SheetText("alias", LONGEST_NAME),
    "short": SheetText("short", LONGEST_SHORT_NAME),
    "pronoun": SheetText("pronoun", LONGEST_SHORT_NAME),
    "stats.name": SheetText("skill", LONGEST_LINE),
    "stats.special_form_of": SheetText("skill", LONGEST_LINE),
    "skills.name": SheetText("skill", LONGEST_LINE),
    "skills.special_form_of": SheetText("skill", LONGEST_LINE),
    "close_deed": SheetText("deed", LONGEST_LINE),
    "shoot_deed": SheetText("deed", LONGEST_LINE),
    "shoot_skill": SheetText("skill", LONGEST_LINE),
    "weapons.name": SheetText("weapon", LONGEST_LINE),
    "weapons.suits": SheetText("suits", LONGEST_WORDS),
    "power.deed": SheetText("power", LONGEST_LINE),
    "power.stat": SheetText("skill", LONGEST_LINE),
    "power.resist": SheetText("resistance", LONGEST_LINE),
    "card_powers.words": SheetText("card-words", LONGEST_WORDS),
    "picture": SheetText("picture", LONGEST_WORDS),
    "portrait": SheetText("portrait", LONGEST_LINE),
    "notes": SheetText("note", LONGEST_NOTES),
}
"""Every text on a sheet, by the fields of `Character` that lead to it."""


def objection_to_sheet(character: Character) -> SheetUnfit | None:
    """Return why nobody can play by this sheet, None if they can; whether the name is taken is asked elsewhere."""
    for fault, place, what, number in _faults(character):
        return SheetUnfit(fault, character.name, what, number, place)
    return None


def overfull_list(character: Character) -> str | None:
    """Return the field of a list on this sheet that has more than `MOST_OF_A_KIND` lines, None where none has."""
    return next((field for field in SHEET_LISTS if len(getattr(character, field)) > MOST_OF_A_KIND), None)


_Fault = tuple[SheetFault, str, str, int]
"""A fault, where it stands on the sheet, the name and the number at fault."""


def _faults(one: Character) -> Iterator[_Fault]:
    if not one.name.strip():
        yield SheetFault.NAMELESS, "name", "", 0
    if field := overfull_list(one):
        yield SheetFault.TOO_MANY, field, field, MOST_OF_A_KIND
    for place, key, words in _texts(one):
        if len(words) > SHEET_TEXTS[key].longest:
            yield SheetFault.TOO_LONG, place, SHEET_TEXTS[key].called, SHEET_TEXTS[key].longest
    if one.pronoun and one.pronoun.strip().casefold() not in PRONOUNS:
        yield SheetFault.PRONOUN_UNKNOWN, "pronoun", one.pronoun, 0
    if not one.side.strip():
        yield SheetFault.ON_NO_SIDE, "side", "", 0
    for stat in (AGILITY, TOUGHNESS):
        if not any(entry.name == stat for entry in one.stats):
            yield SheetFault.STAT_MISSING, "stats", stat, 0
    yield from _faults_of_ranks(one)
    known = {entry.name for entry in (*one.stats, *one.skills)}
    if one.shoot_skill and one.shoot_skill not in known:
        yield SheetFault.SHOOTS_WITH_NOTHING, "shoot_skill", one.shoot_skill, 0
    if (power := one.power) is not None:
        if not power.deed.strip():
            yield SheetFault.POWER_WITHOUT_STAT, "power.deed", "", 0
        if power.stat not in known:
            yield SheetFault.POWER_WITHOUT_STAT, "power.stat", power.stat, 0
        if not power.resist.strip():
            yield SheetFault.POWER_UNRESISTED, "power.resist", "", 0
    for number, met in enumerate(one.card_powers):
        if any(other.card is met.card for other in one.card_powers[:number]):
            yield SheetFault.CARD_POWER_TWICE, f"card_powers[{number}].card", met.card.value, 0
        if not met.words.strip():
            yield SheetFault.CARD_POWER_WORDLESS, f"card_powers[{number}].words", met.card.value, 0
    if one.calm_check is not None and not 0 <= one.calm_check <= 10:
        yield SheetFault.CALM_CHECK_OUT, "calm_check", "", one.calm_check
    if not 0 <= one.protection <= HIGHEST_RANK:
        yield SheetFault.PROTECTION_OUT, "protection", "", one.protection
    for number, weapon in enumerate(one.weapons):
        if not weapon.name.strip():
            yield SheetFault.WEAPON_NAMELESS, f"weapons[{number}].name", "", 0
    for number, line in enumerate(one.instincts):
        if not 1 <= line.weight <= ALWAYS_FOLLOWED:
            yield SheetFault.WEIGHT_OUT, f"instincts[{number}].weight", "", line.weight


def _faults_of_ranks(one: Character) -> Iterator[_Fault]:
    passed = set[str]()
    for kind, entry in [*(("stats", entry) for entry in one.stats), *(("skills", entry) for entry in one.skills)]:
        if not entry.name.strip():
            yield SheetFault.RANK_NAMELESS, kind, "", 0
        if entry.name in passed:
            yield SheetFault.RANK_TWICE, kind, entry.name, 0
        passed.add(entry.name)
        if not 0 <= entry.rank <= HIGHEST_RANK:
            yield SheetFault.RANK_OUT, kind, entry.name, entry.rank
        if entry.special_form_of == entry.name:
            yield SheetFault.FORM_OF_ITSELF, kind, entry.name, 0


def _texts(part: object, place: str = "", key: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield each text on a sheet: where it stands (`weapons[2].suits`), its key in `SHEET_TEXTS`, and its words."""
    match part:
        case str():
            yield place, key, part
        case tuple():
            for number, one in enumerate(part):
                yield from _texts(one, f"{place}[{number}]", key)
        case Struct():
            dot = "." if key else ""
            for field in part.__struct_fields__:
                yield from _texts(getattr(part, field), f"{place}{dot}{field}", f"{key}{dot}{field}")
