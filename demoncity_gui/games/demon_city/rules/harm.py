"""Toughness, Injury, Calm and states: entered by the Host, or thrown by the optional rule.

T-ALOST-07, T-AMB-70, T-AMB-71, T-AMB-72.
"""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import CALM, TOUGHNESS, Character, CharacterId, State
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.commands import TaskSide
from demoncity_gui.games.demon_city.rules.dice.house_rules import (
    ANY_HIT_INJURES,
    NO_MASSIVE_DIE_AT_0,
    PROTECTION_KEEPS_UP,
)
from demoncity_gui.games.demon_city.rules.draws import draw_values
from demoncity_gui.games.demon_city.rules.events import CharacterChanged, DamageThrown
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Table, confrontation_of, in_the_cast
from demoncity_gui.games.demon_city.rules.tasks_at_table import try_task
from demoncity_gui.games.demon_city.rules.transaction import Transaction

UTMOST_TOUGHNESS = 99
"""Beyond any creature's; a number past it is a slip of the finger."""


def set_toughness(transaction: Transaction, who: CharacterId, toughness: int) -> None:
    """Set present Toughness by hand. A point regained ends an Injury (T-ALOST-07, T-STATE-08).

    What is entered before the announcement that follows a recovery belongs to that (T-STATE-11, T-AMB-83).
    """
    before = in_the_cast(transaction.table, who).toughness
    if abs(toughness) > UTMOST_TOUGHNESS:
        raise RuleRefusal(no.BadToughness(toughness))
    transaction.happen(CharacterChanged(who, toughness=toughness))
    now = transaction.table.character(who)
    until_regained = not by_edition(transaction.table.edition).injury_lasts_for_the_fight
    if until_regained and now.hurt and not now.recovering and toughness > before:
        transaction.happen(CharacterChanged(who, hurt=False))


def set_hurt(transaction: Transaction, who: CharacterId, hurt: bool) -> None:
    """Set or clear the Injury flag; it outlasts the fight (T-ALOST-07, T-STATE-08)."""
    in_the_cast(transaction.table, who)
    transaction.happen(CharacterChanged(who, hurt=hurt))


def set_state(transaction: Transaction, who: CharacterId, state: State, is_so: bool) -> None:
    """Put somebody Out of the Fight, into Panic or a grapple, or bring them out of it, by hand.

    T-AMB-71, T-AMB-72, T-AMB-73.

    In a fight nobody gets up without a throw where the house rule asks for one (T-AMB-72, reading b); whom it has
    knocked below 0 is hurt from then on, thrown for or not (T-ALOST-07, T-STATE-10, T-AMB-72).
    """
    before = in_the_cast(transaction.table, who)
    by_throw = transaction.table.fight is not None and transaction.table.house_rules.reads(readings.RECOVERY_IS_THROWN)
    if by_throw and state is State.OUT and not is_so:
        raise RuleRefusal(no.NotThisRule("T-AMB-72"))
    transaction.happen(CharacterChanged(who, state=state, is_so=is_so))
    gets_up = state is State.OUT and before.out and not is_so
    if gets_up and before.knocked_under and not before.hurt:
        transaction.happen(CharacterChanged(who, hurt=True))


def set_calm(transaction: Transaction, who: CharacterId, calm: int) -> None:
    """Set present Calm by hand, whether an attack or any other deed has shaken it (T-AMB-71, T-RESOLVE-21)."""
    in_the_cast(transaction.table, who)
    if abs(calm) > UTMOST_TOUGHNESS:
        raise RuleRefusal(no.BadNumber("calm", calm, -UTMOST_TOUGHNESS, UTMOST_TOUGHNESS))
    transaction.happen(CharacterChanged(who, calm=calm))


def check_calm(transaction: Transaction, who: CharacterId, intensity: int) -> None:
    """Throw for Calm against an Intensity, as a static task (T-RESOLVE-16, T-AMB-71).

    By the preset the Host says what a failure brings; by reading b who fails panics.
    """
    ruling = try_task(transaction, TaskSide(who, CALM), (intensity,))
    fails_into_panic = (
        ruling is not None and not ruling.levels and transaction.table.house_rules.reads(readings.FAILED_CALM_IS_PANIC)
    )
    if fails_into_panic and not in_the_cast(transaction.table, who).panicked:
        transaction.happen(CharacterChanged(who, state=State.PANIC))


def horrors_faced(table: Table, who: CharacterId) -> tuple[tuple[Character, int], ...]:
    """Return the Horrors whose sight may call for a Calm check, each with its Intensity, the hardest first.

    T-RESOLVE-16: those of another side whose sheet has a number; in a fight those that take part in it.
    """
    side = table.character(who).side
    found = [
        (one, one.calm_check)
        for one in table.characters
        if one.calm_check is not None and one.side != side and (table.fight is None or table.fight.has(one.id))
    ]
    return tuple(sorted(found, key=lambda pair: -pair[1]))


def throw_damage(
    transaction: Transaction,
    attacker: CharacterId,
    target: CharacterId,
    *,
    protection: int,
    massive: str | None,
    again: bool,
) -> None:
    """Throw damage by the optional rule (T-RESOLVE-15, T-AMB-70, reading b), and take it off the target's Toughness.

    Any deed that took effect may do harm, an attack or not (T-RESOLVE-21). As many cards as base Toughness and
    protection, at least one, from the attacker's deck; the lowest counts, and it does not matter how strong the
    attacker is (T-QUIRK-06). Massive harm: a card for each point of the attacker's stat, and the highest counts
    (T-QUIRK-07). Only cards worth 1 to 10 count. Toughness under 0 puts the target out. One hit of a fight is thrown
    for once, or `again` by the Host's word. `protection` is besides what the sheet has: a door held up, say.

    With dice it is no option but the rule (D-DMG-01, D-DMG-02, D-DMG-07, D-DMG-08), however tough (D-DMG-09): humans
    have a Toughness of 0 to 5, others what they have. Who goes out is Injured from then on (D-DMG-03, D-AMB-10), and at
    0 still up (D-DMG-04).
    """
    if not damage_is_thrown(transaction.table):
        raise RuleRefusal(no.NotThisRule("T-AMB-70"))
    hitter, victim = in_the_cast(transaction.table, attacker), in_the_cast(transaction.table, target)
    if massive is not None and not hitter.has(massive):
        raise RuleRefusal(no.LacksStat(attacker, massive))
    if not 0 <= protection <= UTMOST_TOUGHNESS:
        raise RuleRefusal(no.BadNumber("protection", protection, 0, UTMOST_TOUGHNESS))
    fight = transaction.table.fight
    before = None if fight is None else fight.damage_by(attacker, target)
    if before is not None and not again:
        raise RuleRefusal(no.DamageWasThrown(attacker, target, before))
    if massive is None:
        massive = massive_stat(transaction.table, attacker, target)
    wanted = damage_cards(victim, protection) if massive is None else max(hitter.rank(massive), 1)
    if massive is not None and hitter.rank(massive) < 1 and transaction.table.house_rules.reads(NO_MASSIVE_DIE_AT_0):
        raise RuleRefusal(no.NotThisRule("D-AMB-08"))
    values = draw_values(transaction, attacker, hitter.deck, wanted, lowest=massive is None)
    if values is None:
        return
    damage = min(values) if massive is None else max(values)
    transaction.happen(DamageThrown(attacker, target, damage, lowest=massive is None, again=before is not None))
    toughness = victim.toughness - damage
    transaction.happen(CharacterChanged(target, toughness=toughness))
    is_a_rule = by_edition(transaction.table.edition).says_what_a_hit_costs
    keeps_up = is_a_rule and transaction.table.house_rules.reads(PROTECTION_KEEPS_UP)
    worn = protection + victim.protection if keeps_up else 0
    is_out = toughness + worn < 0
    if is_out and not victim.out:
        transaction.happen(CharacterChanged(target, state=State.OUT))
    injures = is_out or transaction.table.house_rules.reads(ANY_HIT_INJURES)
    if is_a_rule and injures and not victim.hurt:
        transaction.happen(CharacterChanged(target, hurt=True))


def damage_is_thrown(table: Table) -> bool:
    """Whether the rules say what a hit costs: those of the dice do (D-DMG-01), with cards a house rule (T-AMB-70)."""
    is_a_rule = by_edition(table.edition).says_what_a_hit_costs
    return is_a_rule or not table.house_rules.reads(readings.TOUGHNESS_IS_ENTERED)


def massive_stat(table: Table, attacker: CharacterId, target: CharacterId) -> str | None:
    """Return the stat by which an announced attack does Massive Damage, None where it does none (D-DMG-07)."""
    fight = table.fight
    participant = None if fight is None else fight.participant(attacker)
    attack = None if participant is None else participant.announcement
    if fight is None or not isinstance(attack, Attack) or not attack.massive or target not in attack.targets:
        return None
    used = confrontation_of(table, fight).stat_used(attacker)
    return None if used is None else used[0]


def damage_due(table: Table, attacker: CharacterId, target: CharacterId) -> int:
    """Return how many cards or dice are thrown for this hit, with the protection of the sheet (D-DMG-01, D-DMG-08)."""
    massive = massive_stat(table, attacker, target)
    if massive is None:
        return damage_cards(table.character(target))
    return max(table.character(attacker).rank(massive), 1)


def does_damage(table: Table, fight: Fight, attacker: CharacterId) -> bool:
    """Whether this one's deed does any: with dice an attack that is not harmless (D-DMG-01)."""
    participant = fight.participant(attacker)
    attack = None if participant is None else participant.announcement
    any_deed = not by_edition(table.edition).says_what_a_hit_costs
    return any_deed or (isinstance(attack, Attack) and not attack.harmless)


def hits_of(fight: Fight, ruling: ClashRuling) -> tuple[tuple[CharacterId, CharacterId], ...]:
    """Return who hits whom in a Clash, the first attack before the others.

    With dice others of one side may hit the same target as well (D-AMB-02 b, D-EX-14), and each hit does damage.
    """
    found = [] if ruling.attacker is None else [(ruling.attacker, target) for target in ruling.hit]
    for who in ruling.happens:
        participant = None if who == ruling.attacker else fight.participant(who)
        if participant is not None and isinstance(participant.announcement, Attack):
            found += [(who, target) for target in participant.announcement.targets if target in ruling.hit]
    return tuple(found)


def damage_cards(victim: Character, protection: int = 0) -> int:
    """Return how many cards are thrown for damage that is not massive (T-AMB-70, reading b).

    `protection` is besides what the sheet has (D-DMG-08).
    """
    return max(victim.rank(TOUGHNESS) + victim.protection + protection, 1)
