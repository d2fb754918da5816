"""Damage at the table: what it does, the rolls that it asks for, and what moves by it."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.harm import Blow, Felt, Harm, after_rolls, damage_of_fall, felt
from demoncity_gui.games.action.rules.people import Status, impairment
from demoncity_gui.games.action.rules.stack import after_damage
from demoncity_gui.games.action.rules.table import Pending
from demoncity_gui.games.action.rules.transaction import Transaction


def hit(so_far: Transaction, target: str, pv: int, wall: int, causes: str) -> Felt:
    """Let a hit do its Damage (A-DMG-01), and move an initiative card by it (A-ALT-03)."""
    carried = (Status(causes),) if causes else ()
    return _does(so_far, target, Blow(max(0, pv), wall=None if wall < 0 else wall, causes=carried))


def fall(so_far: Transaction, command: do.Fall) -> None:
    """Let somebody fall (A-FALL-01, A-FALL-02)."""
    _does(so_far, command.who, Blow(damage_of_fall(command.metres, command.pv), is_fall=True))


def _does(so_far: Transaction, who: str, blow: Blow) -> Felt:
    person, fighter = so_far.table.person(who), so_far.fight.fighter(who)
    done = felt(replace(person.state, shots=fighter.shots), blow, so_far.rules)
    if done.needs:
        so_far.happen(ev.RollsDue(Pending(who, blow, done)))
    else:
        _come_to(so_far, who, after_rolls(done, blow, so_far.rules), [])
    stack = so_far.fight.stack
    if stack is not None and who in stack.cards:
        defended = who in so_far.fight.defending
        moved = after_damage(stack, who, done.damage, person.sheet.health, so_far.rules, defended=defended)
        so_far.happen(ev.StackMoved(moved))
        if who in moved.out:
            _pushed_out(so_far, who)
    return done


def _pushed_out(so_far: Transaction, who: str) -> None:
    """Let somebody be out whose card was pushed forward from first place (A-ALT-04, A-ALT-05, A-AMB-54)."""
    person = so_far.table.person(who)
    wound = 1 if so_far.rules.reads(readings.PUSHED_OUT_IS_A_WOUND) else 0
    statuses = tuple(one for one in Status if one in (*person.state.statuses, Status.OUT))
    state = replace(person.state, wounds=person.state.wounds + wound, statuses=statuses)
    so_far.change(replace(person, state=state), "pushed-out")


def rolled(so_far: Transaction, command: do.EnterRolls | do.RollThem) -> None:
    """Let the rolls of a Damage be made, by the people or by the program."""
    pending = so_far.fight.pending
    assert pending is not None, "asks say so"
    needs = pending.felt.needs
    if isinstance(command, do.EnterRolls):
        shock, dark = (given[0] if given else None for given in (command.shock, command.dark))
        luck = [None if total < 0 else total for total in command.luck]
    else:
        person = so_far.table.person(pending.who)
        sheet = person.sheet
        # By c of A-AMB-49 Impairment lowers every roll, by what was there before this Damage.
        every = so_far.rules.reads(readings.IMPAIRMENT_LOWERS_EVERYTHING)
        lowered = impairment(person.state, so_far.rules) if every else 0
        will = sheet.willpower + sheet.focus
        sums = {"a": will, "b": sheet.focus, "c": sheet.interaction + sheet.focus}
        shock = None if needs.shock is None else sums[_letter(so_far)] - lowered + _open_roll(so_far)
        dark = None if needs.dark is None else will - lowered + _open_roll(so_far)
        luck = [sheet.luck - lowered + _open_roll(so_far) for _ in needs.luck]
    harm = after_rolls(pending.felt, pending.blow, so_far.rules, shock=shock, dark=dark, luck=luck)
    _come_to(so_far, pending.who, harm, so_far.dice)


def _letter(so_far: Transaction) -> str:
    """Return what is rolled for Shock (A-AMB-29)."""
    return dict(so_far.rules.chosen).get("A-AMB-29", "a")


def _open_roll(so_far: Transaction) -> int:
    return so_far.roll() - so_far.roll()


def _come_to(so_far: Transaction, who: str, harm: Harm, dice: list[tuple[int, ...]]) -> None:
    person, fighter = so_far.table.person(who), so_far.fight.fighter(who)
    slept = harm.sequences or 0
    after = replace(
        person,
        state=replace(harm.target, shots=None),
        sleep=slept or person.sleep,
        waking=slept or person.waking,
        cinematic=(*person.cinematic, "") if harm.cinematic else person.cinematic,
    )
    so_far.happen(ev.Harmed(after, harm, tuple(dice)))
    if harm.target.shots is not None and harm.target.shots != fighter.shots:
        others = tuple(
            replace(one, shots=harm.target.shots) if one.name == who else one for one in so_far.fight.fighters
        )
        so_far.happen(ev.FightersChanged(who, "stunned", others))
