"""One Damage and what it does: Shock points, Wounds, rolls, and what becomes of who takes it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.options import Option, is_on
from demoncity_gui.games.action.rules.people import Status, Target, in_order, stabilising
from demoncity_gui.games.action.rules.rolls import missed_by, passes
from demoncity_gui.games.common.house_rules import HouseRules

THRESHOLD = 5
"""Damage for a Wound, normally (A-DMG-04)."""
_MASSIVE = 4
"""Thresholds (A-MASS-01)."""


class Blow(Struct, frozen=True, omit_defaults=True):
    """One Damage: a hit's, or a fall's. `threshold` is the Wound Threshold.

    `wall` is how many metres away something solid stands, None for nothing; `causes` are statuses that a hit brings on.
    """

    damage: int
    threshold: int = THRESHOLD
    is_fall: bool = False
    wall: int | None = None
    causes: tuple[Status, ...] = ()


class Knockback(Struct, frozen=True):
    """How many metres somebody flies, and the Damage that they and a solid object do to each other (A-KNOCK-05)."""

    metres: int
    object: int


class Needs(Struct, frozen=True):
    """The Difficulties of the rolls that a Damage asks for: None where none is due, of Luck one for each roll."""

    shock: int | None = None
    dark: int | None = None
    luck: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return self.shock is not None or self.dark is not None or bool(self.luck)


class Felt(Struct, frozen=True):
    """What a Damage does before anything is rolled.

    `damage` is what was done, `counts` what it has grown to with the object's, `blow_wounds` the Wounds of the blow
    itself, which rolls go by; `shock` and `wounds` are all that is gained. `target` is how it leaves them.
    """

    target: Target
    damage: int
    counts: int
    shock: int
    wounds: int
    blow_wounds: int
    needs: Needs
    knockback: Knockback | None = None
    free_d10: bool = False
    massive: bool = False


class JudgedRoll(Struct, frozen=True):
    """A roll against its Difficulty."""

    difficulty: int
    total: int
    passed: bool


class Harm(Struct, frozen=True):
    """All that a Damage has come to; `sequences` is how long a failed Shock roll keeps somebody unconscious."""

    felt: Felt
    target: Target
    shock_roll: JudgedRoll | None = None
    sequences: int | None = None
    dark_roll: JudgedRoll | None = None
    cinematic: bool = False


def damage_of_fall(metres: int, pv: int) -> int:
    """Return the Damage of a fall: its metres (A-FALL-01), less 1 for each 5 PV of the roll (A-FALL-02)."""
    return max(0, metres - max(0, pv) // 5)


def by_table_alone(target: Target, rules: HouseRules) -> bool:
    """Whether a table for mooks stands in place of Shock points and Wounds (A-MOOK-01, A-AMB-50)."""
    return _has_table(target, rules) and not rules.reads(readings.TABLES_COME_BESIDES)


def _has_table(target: Target, rules: HouseRules) -> bool:
    return target.unnamed and is_on(rules, Option.UNNAMED) and not rules.reads(readings.SPEED_BUMPS)


def is_flung(target: Target, blow: Blow, rules: HouseRules) -> bool:
    """Whether Knockback is judged at all, for which the Mass Value is needed (A-KNOCK-02)."""
    return is_on(rules, Option.KNOCKBACK) and not blow.is_fall and not by_table_alone(target, rules)


def is_hit(blow: Blow, rules: HouseRules) -> bool:
    """Whether a Damage counts as a hit; a fall's may (A-AMB-47)."""
    return not blow.is_fall or rules.reads(readings.FALLS_ARE_HITS)


def felt(target: Target, blow: Blow, rules: HouseRules) -> Felt:
    """Return what a Damage does to somebody before anything is rolled.

    It gives as many Shock points (A-DMG-01, A-DMG-02), and a Wound for each full Threshold (A-DMG-03). An object that
    somebody is flung against does more, by itself or as one with the blow (A-AMB-48).
    """
    damage, threshold = blow.damage, blow.threshold
    knockback = _knockback(target, blow, rules)
    thrown = 0 if knockback is None else knockback.object
    if rules.reads(readings.OBJECT_ADDS_TO_THE_BLOW):
        damage, thrown = damage + thrown, 0
    wounds = _wounds(damage, threshold, rules) if is_hit(blow, rules) else damage // threshold
    fallen = {Status.PRONE} if knockback is not None else set()
    by_table, free_d10 = _by_table(target, damage, wounds, rules)
    before = set(target.statuses)
    if by_table_alone(target, rules):
        after = _changed(target, before | by_table, blow, damage, rules)
        return Felt(after, blow.damage, damage, 0, 0, 0, Needs(), None, free_d10)
    gained, wounded = damage + thrown, wounds + thrown // threshold
    hurt = replace(
        target,
        shock=target.shock + gained,
        wounds=target.wounds + wounded,
        worst=max(target.worst, wounds, thrown // threshold),
        shots=_after_stun(target, blow, wounds, rules),
    )
    now = before | fallen | by_table | _hurt_statuses(hurt, blow, damage, (gained, wounded, wounds), rules)
    hurt = _changed(hurt, now, blow, damage, rules)
    massive = is_on(rules, Option.MASSIVE_DAMAGE) and damage >= _MASSIVE * threshold
    needs = Needs() if Status.DEAD in hurt.statuses else _needs(target, blow, damage, wounds, rules)
    return Felt(hurt, blow.damage, damage, gained, wounded, wounds, needs, knockback, free_d10, massive)


def _knockback(target: Target, blow: Blow, rules: HouseRules) -> Knockback | None:
    """Return how far Damage over the Mass Value throws somebody: a metre for each 5 points (A-KNOCK-02, A-KNOCK-03).

    They land in a Knockdown (A-KNOCK-01, A-KNOCK-04); under 5 points over it perhaps too (A-AMB-13). What is left of
    the way at a wall is Damage to both (A-KNOCK-05).
    """
    if not is_flung(target, blow, rules):
        return None
    over = blow.damage - (target.mass or 0)
    if over <= 0 or (over < 5 and not rules.reads(readings.FLUNG_BY_0_METRES)):
        return None
    metres = over // 5
    return Knockback(metres, 0 if blow.wall is None else max(0, metres - blow.wall))


def _wounds(damage: int, threshold: int, rules: HouseRules) -> int:
    """Return the Wounds of a hit; with Sand In Your Teeth there always is one (A-SAND-01, A-AMB-45)."""
    if not is_on(rules, Option.SAND):
        return damage // threshold
    return max(1, damage // threshold) if rules.reads(readings.SAND_IS_AT_LEAST_1) else 1 + damage // threshold


def _by_table(target: Target, damage: int, wounds: int, rules: HouseRules) -> tuple[set[Status], bool]:
    """Return what a table for mooks gives, and whether the attacker gains a free d10.

    Glass Jaw: A-GLASS-01, A-GLASS-03, A-AMB-16. Advanced: A-ADV-01, A-ADV-02, A-ADV-03, A-ADV-04, A-AMB-17.
    """
    if not _has_table(target, rules):
        return set(), False
    by_option = rules.reads(readings.MOOKS_SHAKE_BY_OPTION) and not is_on(rules, Option.SHAKEN)
    shaken = set() if by_option else {Status.SHAKEN}
    if rules.reads(readings.ADVANCED_MOOKS):
        if damage < 5:
            return shaken, False
        if damage < 10:
            return set(), True
        return {Status.UNCONSCIOUS if damage < 16 else Status.OUT}, False
    if rules.reads(readings.ONE_WOUND_AND_OUT):
        return ({Status.OUT} if wounds else set()), False
    if damage >= 10:
        return {Status.OUT}, False
    return (shaken if damage >= 5 else set()), False


def _hurt_statuses(
    hurt: Target, blow: Blow, damage: int, gains: tuple[int, int, int], rules: HouseRules
) -> set[Status]:
    """Return what comes of Shock points and Wounds gained, and of the Wounds of the blow itself.

    Down at Health (A-DMG-05), dying at Toughness (A-DMG-06), Shaken (A-SHAKEN-01, A-AMB-10), dead by more than four
    Wounds in one attack (A-SER-03).
    """
    shock, wounded, wounds = gains
    shakes = wounds if rules.reads(readings.WOUNDS_SHAKE) else damage
    came = {
        Status.DOWN: shock and hurt.shock >= hurt.health,
        Status.DYING: wounded and hurt.wounds >= hurt.toughness,
        Status.SHAKEN: shakes and is_on(rules, Option.SHAKEN),
        Status.DEAD: wounds > 4 and is_hit(blow, rules) and is_on(rules, Option.SERIOUSNESS),
    }
    return {status for status, so in came.items() if so}


def _after_stun(target: Target, blow: Blow, wounds: int, rules: HouseRules) -> int | None:
    """Return the Shot pool: a Shot is lost for each Wound taken in a single attack (A-STUN-01)."""
    if target.shots is None or not (is_hit(blow, rules) and is_on(rules, Option.STUN)):
        return target.shots
    return max(0, target.shots - wounds)


def _changed(target: Target, now: set[Status], blow: Blow, damage: int, rules: HouseRules) -> Target:
    """Return somebody with these statuses and those that a hit carries or turns (A-STAT-01, A-STAT-02, A-STAT-03).

    Who is Broken is incapacitated by a hit; a large PV is needed for the one or for the other (A-AMB-31).
    """
    if is_on(rules, Option.STATUSES) and not blow.is_fall:
        large, any_breaks = damage >= _MASSIVE * blow.threshold, rules.reads(readings.ANY_HIT_BREAKS)
        if Status.BROKEN in now and (large or not any_breaks):
            now = now - {Status.BROKEN} | {Status.INCAPACITATED}
        now = now | {status for status in blow.causes if status is not Status.BROKEN or large or any_breaks}
    return replace(target, statuses=in_order(now))


def _needs(target: Target, blow: Blow, damage: int, wounds: int, rules: HouseRules) -> Needs:
    """Return which rolls a Damage asks for: Shock (A-SHOCK-01, A-AMB-28, A-AMB-29), after a hit Dark Times (A-DARK-01),
    and Luck for Cinematic Wounds (A-CINEV-01, A-AMB-46).
    """
    shock, dark = None, None
    luck: tuple[int, ...] = ()
    if wounds and is_on(rules, Option.SHOCK) and Status.UNCONSCIOUS not in target.statuses:
        shock = 10 * wounds if rules.reads(readings.SHOCK_IS_10_A_WOUND) else 5 + 5 * wounds
    if is_hit(blow, rules) and is_on(rules, Option.DARK_TIMES) and Status.DYING not in target.statuses:
        dark = damage
    if wounds and is_on(rules, Option.VARIABLE_WOUNDS):
        once = rules.reads(readings.LUCK_IS_ROLLED_ONCE)
        luck = (5 * wounds,) if once else tuple(range(5, 5 * wounds + 1, 5))
    return Needs(shock, dark, luck)


def after_rolls(
    done: Felt,
    blow: Blow,
    rules: HouseRules,
    *,
    shock: int | None = None,
    dark: int | None = None,
    luck: Sequence[int | None] = (),
) -> Harm:
    """Return what a Damage has come to once these totals are rolled; Luck may be failed by choice, None (A-CINEV-02).

    A failed Shock roll is unconsciousness (A-SHOCK-02) for as many Sequences as it failed by (A-SHOCK-03), by which
    number others may wake the victim early (A-SHOCK-04); a failed roll in Dark Times is dying (A-DARK-01). Massive
    Damage gives a Cinematic Wound (A-CINE-04), or a failed Luck roll does (A-CINEV-02), one in all (A-CINEV-03).
    """
    now, needs = set(done.target.statuses), done.needs
    shock_roll, dark_roll = _judged(needs.shock, shock, rules), _judged(needs.dark, dark, rules)
    sequences = None
    if shock_roll is not None and not shock_roll.passed:
        now.add(Status.UNCONSCIOUS)
        sequences = missed_by(shock_roll.total, shock_roll.difficulty)
    if dark_roll is not None and not dark_roll.passed:
        now.add(Status.DYING)
    cinematic = any(
        total is None or not passes(total, difficulty, rules)
        for total, difficulty in zip(luck, needs.luck, strict=True)
    )
    if is_on(rules, Option.CINEMATIC_WOUNDS) and not is_on(rules, Option.VARIABLE_WOUNDS):
        hit = is_hit(blow, rules) and not by_table_alone(done.target, rules)
        cinematic = hit and done.counts >= _MASSIVE * blow.threshold
    return Harm(done, replace(done.target, statuses=in_order(now)), shock_roll, sequences, dark_roll, cinematic)


def _judged(difficulty: int | None, total: int | None, rules: HouseRules) -> JudgedRoll | None:
    if difficulty is None or total is None:
        return None
    return JudgedRoll(difficulty, total, passes(total, difficulty, rules))


def to_stabilise(harm: Harm, rules: HouseRules) -> int | None:
    """Return the Difficulty to stabilise who is dying, None for others or without Dark Times (A-DARK-02)."""
    if not is_on(rules, Option.DARK_TIMES) or Status.DYING not in harm.target.statuses:
        return None
    return stabilising(harm.target, rules)
