"""What stands against a deed of a Clash: whose throws, and which numbers (T-ALG-04, T-ALG-05).

Judging asks with what was thrown. Chances ask before anything is: a hurdle says whose throw it is, and that is enough.
"""

from __future__ import annotations

from collections.abc import Mapping

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.levels import may_be_met

Faced = list[tuple[CharacterId | None, list[Hurdle]]]
"""What a deed must throw higher than, target by target for an attack; else one list, of no target."""


def opposition(
    confrontation: Confrontation, who: CharacterId, value: Mapping[CharacterId, int], *, is_top: bool
) -> Faced:
    """Return everything a deed must throw higher than (T-ALG-04 for an attack, T-ALG-05 otherwise).

    `value` holds what each member of the Clash threw; `is_top`: the doer's own is the highest of all (T-AMB-12). How
    far somebody has to run first is none of it: whether a charge comes before the shot is what the throws decide
    (T-MOVE-04).
    """
    attack = confrontation.attack_of.get(who)
    if attack is None:
        return [(None, _against_deed(confrontation, who, value))]
    return [
        (target, _against_attack(confrontation, who, target, attack, value, is_top=is_top))
        for target in confrontation.aims(who)
    ]


def _against_attack(
    confrontation: Confrontation,
    who: CharacterId,
    target: CharacterId,
    attack: Attack,
    value: Mapping[CharacterId, int],
    *,
    is_top: bool,
) -> list[Hurdle]:
    """Return what stands against an attack on this target: its throw or its resist stat, and foes who attack."""
    rules = confrontation.rules
    stat, rank = confrontation.resist_stat(target, attack)
    found: list[Hurdle] = []
    if confrontation.answers(target, who):
        found.append(Hurdle(HurdleKind.ANSWER, value[target], target))
        if rules.chosen and rules.reads(readings.THROW_AND_STAT_RESIST):
            found.append(Hurdle(HurdleKind.STAT, rank, target, stat))
    else:
        waived = ""
        if rules.chosen and confrontation.share_a_clash(target, who):  # busy with somebody else
            if rules.reads(readings.BUSY_TARGET_RESISTS_BY_THROW):
                found.append(Hurdle(HurdleKind.ANSWER, value[target], target))
            if not rules.reads(readings.BUSY_TARGET_RESISTS_BY_STAT):
                waived = "T-AMB-10"
            elif is_top and rules.reads(readings.TOP_CARD_ALWAYS_LANDS):
                waived = "T-AMB-12"
        found.append(Hurdle(HurdleKind.STAT, rank, target, stat, waived=waived))
    waived = "T-AMB-11" if rules.chosen and rules.reads(readings.ONLY_THE_TARGET_IS_TO_BEAT) else ""
    return _with_attackers(confrontation, who, value, found, waived)


def _against_deed(confrontation: Confrontation, who: CharacterId, value: Mapping[CharacterId, int]) -> list[Hurdle]:
    """Return what stands against a deed that is no attack: whom it is set against, foes who attack, an Intensity.

    An ally's deed with which it conflicts is no opposition, for the two are held against each other (T-ALG-05).
    """
    found: list[Hurdle] = []
    rivals = confrontation.conflicts_with(who)
    for foe in confrontation.against[who]:
        if foe in rivals:
            if foe in value:
                found.append(Hurdle(HurdleKind.RIVAL, value[foe], foe, waived="T-RESOLVE-27"))
        elif foe in value:
            found.append(Hurdle(HurdleKind.STOPPER, value[foe], foe))
    found = _with_attackers(confrontation, who, value, found, "")
    act = confrontation.act_of.get(who)
    if act is not None and act.intensity is not None:
        met_is_enough = may_be_met(act.intensity, several=False, rules=confrontation.rules)
        found.append(Hurdle(HurdleKind.INTENSITY, act.intensity, may_be_met=met_is_enough))
    return found


def _with_attackers(
    confrontation: Confrontation, who: CharacterId, value: Mapping[CharacterId, int], found: list[Hurdle], waived: str
) -> list[Hurdle]:
    """Return these and every foe who attacks the doer and is not among them (T-AMB-11)."""
    attackers = confrontation.attackers_of(who)
    if attackers:
        named = {hurdle.whom for hurdle in found if hurdle.kind is not HurdleKind.STAT}
        found += [
            Hurdle(HurdleKind.FOE, value[foe], foe, waived=waived)
            for foe in attackers
            if foe in value and foe not in named
        ]
    return found
