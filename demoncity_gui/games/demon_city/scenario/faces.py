"""Faces rolled as they are written, and numbers that can't be negative."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.dice.clash import HIGHEST_FACE
from demoncity_gui.texts import scenario_faults as faults

Faces = Mapping[CharacterId, tuple[int, ...]]
"""The faces rolled, by whose dice they are."""


def refuse_negative(key: str, number: int | None) -> None:
    """Refuse a number below 0 under this key."""
    if number is not None and number < 0:
        raise ScenarioUnreadable(f".{key}", faults.from_0(told=str(number)))


def faces_rolled(
    key: str,
    characters: Mapping[CharacterId, Character],
    written: Mapping[str, Sequence[int]],
    wanted: Mapping[CharacterId, int],
) -> Faces:
    """Return the faces written under this key, by whose dice they are; `wanted` are how many each rolls.

    Raises:
        ScenarioUnreadable: somebody rolls none, rolls and has none given, or another number of them.
    """
    ids = {character.name: who for who, character in characters.items()}
    rolled = {}
    for name, faces in written.items():
        place = f".{key}.{name}"
        if name not in ids:
            raise ScenarioUnreadable(place, faults.nobody_called(name=repr(name)))
        who = ids[name]
        if who not in wanted:
            raise ScenarioUnreadable(place, faults.no_dice(who=repr(name)))
        rolled[who] = faces_in(faces, place, name, wanted[who])
    for who, dice in wanted.items():
        if who not in rolled:
            name = characters[who].name
            raise ScenarioUnreadable(f".{key}.{name}", faults.dice_missing(who=repr(name), dice=dice))
    return rolled


def faces_in(written: Sequence[int], place: str, name: str, wanted: int) -> tuple[int, ...]:
    """Read the faces of somebody's dice, as many as wanted; `place` is where they stand."""
    for number, face in enumerate(written):
        if not 1 <= face <= HIGHEST_FACE:
            raise ScenarioUnreadable(f"{place}[{number}]", faults.die_shows(sides=HIGHEST_FACE, told=str(face)))
    if len(written) != wanted:
        raise ScenarioUnreadable(place, faults.other_dice(who=repr(name), dice=wanted, given=len(written)))
    return tuple(written)
