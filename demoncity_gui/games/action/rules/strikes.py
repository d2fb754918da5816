"""What a part of an Action does: attacks, Speed Bumps, Covering Fire, and help for those who lie."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.attack import (
    Attack,
    Defense,
    Group,
    Outcome,
    falling,
    fought,
    speed_bump_pv,
    typed,
)
from demoncity_gui.games.action.rules.damage import hit
from demoncity_gui.games.action.rules.harm import THRESHOLD
from demoncity_gui.games.action.rules.people import Status, impairment, in_order, stabilising
from demoncity_gui.games.action.rules.rolls import passes
from demoncity_gui.games.action.rules.table import Fire, Open, Person
from demoncity_gui.games.action.rules.transaction import Transaction, wake

Part = do.Strike | do.Miss | do.RollStrike | do.Bump | do.LayFire | do.Rouse | do.Stabilise


def part(so_far: Transaction, command: Part) -> None:
    """Let one part of the open Action be done."""
    opened = so_far.fight.open
    assert opened is not None, "asks say so"
    match command:
        case do.Strike(target=target, pv=pv):
            _used(so_far, opened, target)
            _struck(so_far, opened, command, typed(pv))
        case do.Miss(target=target):
            _used(so_far, opened, target)
            so_far.happen(ev.Attacked(opened.who, target, typed(None)))
            _defense_is_used(so_far, target)
        case do.RollStrike(target=target):
            _used(so_far, opened, target)
            _struck(so_far, opened, command, _rolled(so_far, opened, target))
        case do.Bump(group=group):
            _used(so_far, opened, group)
            _bump(so_far, opened.who, group)
        case do.LayFire(pv=pv, aggressive=aggressive):
            _used(so_far, opened)
            so_far.happen(ev.FireLaid(Fire(opened.who, pv, aggressive)))
        case do.Rouse(who=who, total=total):
            _used(so_far, opened)
            wake(so_far, who, total, so_far.table.person(who).waking)
        case do.Stabilise(who=who, total=total):
            _used(so_far, opened)
            person = so_far.table.person(who)
            if passes(total, stabilising(person.state, so_far.rules), so_far.rules):
                so_far.without(who, Status.DYING, by="stabilised")
            else:
                so_far.change(person, "still-dying")


def _used(so_far: Transaction, opened: Open, struck: str = "") -> None:
    hits = (*opened.struck, struck) if struck else opened.struck
    so_far.happen(ev.ActionOpened(replace(opened, left=opened.left - 1, struck=hits)))


def _struck(so_far: Transaction, opened: Open, command: do.Strike | do.RollStrike, ended: Outcome) -> None:
    """Let an attack end so; an Advanced mook that is hurt may give its attacker a free d10 (A-ADV-02)."""
    so_far.happen(ev.Attacked(opened.who, command.target, ended, tuple(so_far.dice)))
    if ended.pv is not None:
        done = hit(so_far, command.target, ended.pv, command.wall, command.causes)
        doer = so_far.table.person(opened.who)
        if doer.free_d10 != done.free_d10:
            so_far.change(replace(doer, free_d10=done.free_d10), "free-d10")
    _defense_is_used(so_far, command.target)


def _defense_is_used(so_far: Transaction, target: str) -> None:
    """Let an Active Defense be over after one attack, where it lasts no longer (A-AMB-52)."""
    fight = so_far.fight
    if target in fight.defending and so_far.rules.reads(readings.DEFENSE_AGAINST_ONE):
        so_far.happen(ev.DefenseUp(tuple(one for one in fight.defending if one != target), fight.skips))


def _rolled(so_far: Transaction, opened: Open, target: str) -> Outcome:
    """Return how an attack ends that the program rolls, by both sheets (A-X-01, A-X-03)."""
    doer = so_far.table.person(opened.who)
    dice = so_far.roll(), so_far.roll()
    attack = Attack(
        skill=doer.sheet.skill,
        dice=dice,
        modifier=opened.penalty - _bruised(doer),
        attribute=doer.sheet.attribute,
        effect=doer.sheet.effect,
        impairment=impairment(doer.state, so_far.rules),
        extra=(so_far.roll(),) if doer.free_d10 else (),
    )
    return fought(attack, _defense(so_far, so_far.table.person(target), opened.on_unnamed), so_far.rules)


def _defense(so_far: Transaction, person: Person, on_unnamed: int = 0) -> Defense:
    """Return what an attack on this one meets; allies' Covering Fire covers them (A-COVER-03, A-COVER-04)."""
    fight, sheet = so_far.fight, person.sheet
    covering = [
        fire.pv
        for fire in fight.fires
        if not fire.aggressive
        and fire.who != person.name
        and so_far.table.person(fire.who).sheet.faction == sheet.faction
    ]
    return Defense(
        skill=sheet.defense,
        modifier=(on_unnamed if sheet.unnamed else 0) - _bruised(person),
        effect=sheet.soak,
        impairment=impairment(person.state, so_far.rules),
        active=person.name in fight.defending and not person.is_shaken,
        covering=tuple(covering),
    )


def _bruised(person: Person) -> int:
    """Return the Impairment of who is Bruised (A-STAT-01)."""
    return 5 if Status.BRUISED in person.state.statuses else 0


def _bump(so_far: Transaction, who: str, group: str) -> None:
    """Let a Speed Bump lose as many as the static PV fells (A-BUMP-01, A-BUMP-02, A-BUMP-03)."""
    doer, person = so_far.table.person(who), so_far.table.person(group)
    size = Group(person.sheet.size, person.sheet.defense, person.sheet.soak)
    extra = (so_far.roll(),) if doer.free_d10 and so_far.rules.reads(readings.DICE_ARE_ROLLED) else ()
    pv = speed_bump_pv(doer.sheet.skill, doer.sheet.effect, extra, size, so_far.rules)
    falls = falling(pv, THRESHOLD, size)
    left = replace(person.sheet, size=person.sheet.size - falls)
    state = person.state
    if not left.size:
        state = replace(state, statuses=in_order({*state.statuses, Status.OUT}))
    so_far.happen(ev.Bumped(who, replace(person, sheet=left, state=state), falls, tuple(so_far.dice)))


def sweep(so_far: Transaction, target: str) -> None:
    """Let Aggressive Covering Fire attack who moves: 10 and the points of all of it (A-AGGR-01, A-AGGR-02)."""
    fires = [fire for fire in so_far.fight.fires if fire.aggressive]
    shooter = so_far.table.person(fires[0].who)
    attack = Attack(
        attribute=shooter.sheet.attribute,
        effect=shooter.sheet.effect,
        covering=tuple(fire.pv for fire in fires),
    )
    ended = fought(attack, _defense(so_far, so_far.table.person(target)), so_far.rules)
    so_far.happen(ev.Attacked(shooter.name, target, ended))
    if ended.pv is not None:
        hit(so_far, target, ended.pv, -1, "")


def group_acts(so_far: Transaction, group: str) -> None:
    """Let a Speed Bump act: on who ignored it (A-BUMP-04), or on anybody (A-BUMP-05)."""
    fight = so_far.fight
    used = next(chance for chance in fight.chances if chance.group == group)
    left = list(fight.chances)
    left.remove(used)
    so_far.happen(ev.ChancesGiven(tuple(left), fight.at_end))
    so_far.happen(ev.ActionOpened(Open(group, only=used.only)))
