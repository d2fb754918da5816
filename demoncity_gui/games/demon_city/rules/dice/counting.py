"""How many dice each character rolls, and for which reasons (D-DICE)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Stat
from demoncity_gui.games.demon_city.rules.counting import Compared
from demoncity_gui.games.demon_city.rules.dice import house_rules as readings
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules

MOST_SITUATION_DICE = 2
"""For anyone, in a Clash and in a task (D-DICE-12, D-TASK-10, D-RULING-03)."""
MOST_LOST_DICE = 2
"""By other difficulties than an injury (D-DICE-16, D-TASK-11)."""


class DieReason(Enum):
    """Everything that can change how many dice somebody rolls."""

    START = "start"
    SKILL = "skill"
    DISTRACTION = "distraction"
    DEFENSE = "defense"
    DEFENDED = "defended"  # a dodge, block or parry of last round (D-DICE-08)
    WEAPON = "weapon"
    ADVANTAGE = "advantage"
    INJURY = "injury"
    LOST = "lost"
    CAP = "cap"  # of two Situation Dice, where losses were taken off first (D-AMB-19 b)
    FLOOR = "floor"  # nobody rolls fewer than one


class DieLine(Struct, frozen=True):
    """One reason and how it changes the number of dice; the changes of all lines add up to the dice.

    `rule` is the id of the rule that gives it.
    """

    reason: DieReason
    change: int
    rule: str
    label: str = ""
    compared: Compared | None = None


class DiceCount(Struct, frozen=True):
    """How many dice somebody rolls, and why; the highest counts."""

    dice: int
    lines: tuple[DieLine, ...]


def count_dice(confrontation: DiceConfrontation) -> dict[CharacterId, DiceCount]:
    """Return the dice of everybody who rolls, in announcing order (D-DICE-01, D-DICE-17, D-CLASH-01).

    Distraction and Defense exclude each other, for a pure defender targets nobody (D-DICE-18). Of the others there is
    no one holder in a Clash: several people may have each (D-DICE-19, D-DICE-20).
    """
    return {who: _count(confrontation, who) for who in confrontation.announcements if confrontation.needs_a_throw(who)}


def _count(ground: DiceConfrontation, who: CharacterId) -> DiceCount:
    announcement = ground.announcements[who]
    found = [DieLine(DieReason.START, +1, "D-DICE-01")]
    compared = skill_compared(ground, who)
    if compared is not None:
        found.append(DieLine(DieReason.SKILL, +1, compared.rule, compared=compared))
    if isinstance(announcement, Attack):
        rule = _why_distracted(ground, who, announcement)
        if rule is not None:
            found.append(DieLine(DieReason.DISTRACTION, +1, rule))
    elif isinstance(announcement, Defend):
        found.append(DieLine(DieReason.DEFENSE, +1, "D-DICE-06"))
    edges = announcement.edges
    claims = []
    if who in ground.defended:
        claims.append(DieLine(DieReason.DEFENDED, +1, "D-DICE-08"))
    if edges.weapon:  # the Host's word: better here, or any weapon against none (D-DICE-11)
        claims.append(DieLine(DieReason.WEAPON, +1, "D-DICE-10"))
    for place, label in enumerate(dict.fromkeys(edges.advantages)):
        claims.append(DieLine(DieReason.ADVANTAGE, +1, "D-DICE-09" if place else "D-DICE-07", label))
    losses = [DieLine(DieReason.INJURY, -1, "D-DICE-15")] if ground.is_injured(who) else []
    losses += lost_dice(edges.disadvantages, "D-DICE-16")
    return balanced(found, claims, losses, ground.rules, most="D-DICE-12")


def lost_dice(labels: Iterable[str], rule: str) -> list[DieLine]:
    """Return what each distinct difficulty takes: two take a die each, further ones nothing (D-DICE-16, D-TASK-11)."""
    return [
        DieLine(DieReason.LOST, -1 if place < MOST_LOST_DICE else 0, rule, label)
        for place, label in enumerate(dict.fromkeys(labels))
    ]


def balanced(
    found: list[DieLine], claims: list[DieLine], losses: list[DieLine], rules: HouseRules, *, most: str
) -> DiceCount:
    """Return the count of dice that are `found`, claimed and lost: two Situation Dice at most, one die at least.

    D-DICE-12, D-DICE-15, D-DICE-16, D-TASK-10. The cap comes first and the losses last, by D-AMB-19 b the other way
    round. `most` is the id of the rule of the cap.
    """
    lines = list(found)
    if rules.reads(readings.LOSSES_BEFORE_CAP):
        lines += [*claims, *losses]
        past = sum(line.change for line in (*claims, *losses)) - MOST_SITUATION_DICE
        if past > 0:
            lines.append(DieLine(DieReason.CAP, -past, "D-AMB-19"))
    else:
        lines += claims[:MOST_SITUATION_DICE]
        lines += [DieLine(one.reason, 0, most, one.label) for one in claims[MOST_SITUATION_DICE:]]
        lines += losses
    dice = sum(line.change for line in lines)
    if dice < 1:
        lines.append(DieLine(DieReason.FLOOR, 1 - dice, "D-DICE-16"))
    return DiceCount(max(1, dice), tuple(lines))


# --- Skill and Distraction -------------------------------------------------------------------------------------------


def skill_compared(ground: DiceConfrontation, who: CharacterId) -> Compared | None:
    """Return the two ranks behind somebody's Skill Die, None where they have none (D-DICE-02, D-DICE-21)."""
    announcement = ground.announcements[who]
    if isinstance(announcement, Defend):
        return _skill_of_a_defence(ground, who)
    used = ground.stat_used(who)
    if used is None:
        return None
    if isinstance(announcement, Attack):
        met = _met_by_an_attack(ground, who, announcement, used)
    elif isinstance(announcement, Act):
        met = _met_by_an_act(ground, who, announcement, used)
    else:
        return None
    if not met or any(used[1] <= other.other_rank for other in met):
        return None
    return max(met, key=lambda one: one.other_rank)


def _met_by_an_attack(ground: DiceConfrontation, who: CharacterId, attack: Attack, used: Stat) -> list[Compared]:
    """Return what an attack's stat must be over: the one it targets, or the one the target uses in return.

    Of two who target each other the stats that both use are compared (D-AMB-16 a), so that chains give several people
    the die (D-DICE-19).
    """
    target = attack.target
    answer = ground.announcements.get(target)
    in_return = None
    if answer is not None and who in ground.aims(target):
        in_return = ground.stat_used(target)
    if in_return is None or ground.rules.reads(readings.EACH_AGAINST_THE_STAT_TARGETED):
        return [_compared(used, ground.resist_stat(target, attack), target, "D-DICE-02")]
    return [_compared(used, in_return, target, "D-AMB-16")]


def _met_by_an_act(ground: DiceConfrontation, who: CharacterId, act: Act, used: Stat) -> list[Compared]:
    """Return everything that an act's stat must be over, for the one roll meets each of it (D-AMB-23).

    Its number (D-TASK-06), the stat of every act that stands against it in turn (D-DICE-21; none there, no die), and
    its target's, unless that is one of those (D-DICE-22). Who only hinders is not compared.
    """
    met = [_compared(used, ("", level), None, "D-TASK-06") for level in act.levels]
    rivals = [one for one in ground.against.get(who, ()) if ground.stand_against_each_other(who, one)]
    for rival in rivals:
        theirs = ground.stat_used(rival)
        if theirs is None:
            return []
        met.append(_compared(used, theirs, rival, "D-DICE-21"))
    for target in ground.aims(who):
        if target not in rivals:
            other = ground.resist_stat(target, act)
            if ground.attacks(target, who) and not ground.rules.reads(readings.EACH_AGAINST_THE_STAT_TARGETED):
                other = ground.stat_used(target) or other
            met.append(_compared(used, other, target, "D-DICE-22"))
    return met


def _skill_of_a_defence(ground: DiceConfrontation, who: CharacterId) -> Compared | None:
    """Return the ranks that give a defender the die: by D-AMB-15 b, over one attacker's stat."""
    if not ground.rules.reads(readings.DEFENDERS_HAVE_SKILL_DICE):
        return None
    for attacker in ground.attackers_of(who):
        attack = ground.announcements[attacker]
        used = ground.stat_used(attacker)
        if attacker in ground.against[who] and isinstance(attack, Attack) and used is not None:
            targeted = ground.resist_stat(who, attack)
            if targeted[1] > used[1]:
                return _compared(targeted, used, attacker, "D-AMB-15")
    return None


def _compared(used: Stat, other: Stat, of: CharacterId | None, rule: str) -> Compared:
    return Compared(*used, *other, of, rule)


def _why_distracted(ground: DiceConfrontation, who: CharacterId, attack: Attack) -> str | None:
    """Return the rule by which an attack has the Distraction Die, None where it has none: one at most (D-AMB-01).

    The target doesn't see it coming (D-TASK-09), somebody who announced earlier attacks the same one, on whatever side
    they are (D-DICE-13, D-AMB-05), or the target is busy with somebody else (D-DICE-14).
    """
    if attack.unaware:
        return "D-TASK-09"
    if ground.attackers_of(attack.target)[0] != who:
        return "D-DICE-13"
    if ground.is_busy(attack.target, who) and ground.rules.reads(readings.BUSY_FOES_ARE_DISTRACTED):
        return "D-DICE-14"
    return None
