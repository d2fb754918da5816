"""Events being gathered for one command: each is applied as it happens, so that the next can build on it."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.apply import apply
from demoncity_gui.games.action.rules.asks import is_group
from demoncity_gui.games.action.rules.people import Status, in_order
from demoncity_gui.games.action.rules.rolls import passes
from demoncity_gui.games.action.rules.sequence import Fighter, next_one
from demoncity_gui.games.action.rules.stack import uncovered
from demoncity_gui.games.action.rules.table import BEYOND_WAKING, Chance, Fight, Person, Table
from demoncity_gui.games.common.chance import Chance as Luck
from demoncity_gui.games.common.house_rules import HouseRules

_D10 = tuple(range(10))


class Transaction:
    """What one command brings about: the table so far, the events so far, and the luck they may ask."""

    def __init__(self, table: Table, luck: Luck) -> None:
        self.table = table
        self.luck = luck
        self.events: list[ev.Event] = []
        self.dice: list[tuple[int, ...]] = []

    @property
    def rules(self) -> HouseRules:
        """The readings in force."""
        return self.table.rules

    @property
    def fight(self) -> Fight:
        """The fight under way."""
        assert self.table.fight is not None, "asks say so"
        return self.table.fight

    def happen(self, event: ev.Event) -> None:
        """Let one thing happen."""
        self.table = apply(self.table, event)
        self.events.append(event)

    def roll(self) -> int:
        """Roll a d10 of 0 to 9 (A-X-01)."""
        self.dice.append(self.luck.shuffled(_D10))
        return self.dice[-1][0]

    def change(self, person: Person, by: str) -> None:
        """Let somebody stand so from now on; that a roll has changed nothing is told as well."""
        self.happen(ev.PersonChanged(person, by))

    def without(self, who: str, *statuses: Status, by: str) -> None:
        """Take statuses from somebody."""
        person = self.table.person(who)
        kept = in_order(set(person.state.statuses) - set(statuses))
        self.change(replace(person, state=replace(person.state, statuses=kept)), by)

    def settle(self) -> None:
        """See to what follows of itself: who is out of the order, whose Action is over, and the end of the Sequence."""
        if self.table.fight is None:
            return
        fighters = tuple(self._as_they_stand(one) for one in self.fight.fighters)
        if fighters != self.fight.fighters:
            self.happen(ev.FightersChanged("", "stand", fighters))
        opened = self.fight.open
        if opened is not None and self.fight.pending is None:
            if not opened.left or self.table.person(opened.who).is_helpless:
                self.close_action()
        if self.fight.stack is not None:
            stack, reached = uncovered(self.fight.stack, self.rules)
            if reached:
                self.happen(ev.StackMoved(stack, reached))
        may = tuple(who for who in self.fight.may_wake if can_wake(self.table, who))
        if may != self.fight.may_wake:
            self.happen(ev.WakingOffered(may, self.fight.woke))
        self._give_chances()

    def _as_they_stand(self, one: Fighter) -> Fighter:
        person = self.table.person(one.name)
        out = person.is_helpless or is_group(self.table, person)
        return replace(one, out=out, to_come=one.to_come and not out, shaken=person.is_shaken)

    def _give_chances(self) -> None:
        """Let Speed Bumps act that were ignored, and each once at the end of the Sequence (A-BUMP-04, A-BUMP-05)."""
        fight = self.fight
        able = {one.name for one in self.table.people if is_group(self.table, one) and not one.is_helpless}
        chances = tuple(chance for chance in fight.chances if chance.group in able)
        ends = not fight.at_end and (fight.stack is not None or next_one(fight.fighters, self.rules) is None)
        if ends:
            chances = (*chances, *(Chance(name) for name in self.table.names if name in able))
        if chances != fight.chances or ends:
            self.happen(ev.ChancesGiven(chances, fight.at_end or ends))

    def close_action(self) -> None:
        """Let the open Action be over; Speed Bumps that it ignored may attack who took it (A-BUMP-04)."""
        opened = self.fight.open
        if opened is None:
            return
        self.happen(ev.ActionOpened(None))
        doer = self.table.person(opened.who)
        if is_group(self.table, doer):
            return
        ignored = tuple(
            Chance(one.name, opened.who)
            for one in self.table.people
            if is_group(self.table, one) and one.sheet.faction != doer.sheet.faction and one.name not in opened.struck
        )
        if ignored:
            self.happen(ev.ChancesGiven((*self.fight.chances, *ignored), self.fight.at_end))


def can_wake(table: Table, who: str) -> bool:
    """Whether somebody may roll to wake: felled by Shock points, or unconscious otherwise (A-AMB-32, A-AMB-38)."""
    person = table.person(who)
    statuses = set(person.state.statuses)
    if not BEYOND_WAKING.isdisjoint(statuses) or is_group(table, person):
        return False
    if person.sleep and not table.rules.reads(readings.BOTH_CLOCKS_WAKE):
        return False
    felled = Status.DOWN in statuses and not table.rules.reads(readings.FELLED_ARE_AWAKE)
    return Status.UNCONSCIOUS in statuses or felled


def awake(person: Person, rules: HouseRules) -> Person:
    """Return somebody who wakes, and may stay up though their Shock points are Health or more (A-AMB-39)."""
    state = person.state
    lowers = rules.reads(readings.WAKING_LOWERS_SHOCK) and state.shock >= state.health
    statuses = in_order(set(state.statuses) - {Status.UNCONSCIOUS, Status.DOWN})
    shock = state.health - 1 if lowers else state.shock
    return replace(person, state=replace(state, statuses=statuses, shock=shock), sleep=0, waking=0)


def wake(so_far: Transaction, who: str, total: int, difficulty: int) -> None:
    """Let somebody wake by a roll, or not (A-DMG-08, A-SHOCK-04)."""
    person = so_far.table.person(who)
    if passes(total, difficulty, so_far.rules):
        so_far.change(awake(person, so_far.rules), "woke")
    else:
        so_far.change(person, "sleeps-on")
