"""How the program plays somebody of Action!: it chooses among what may be asked, and says why. It rules nothing."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.asks import MOST, asks
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.sequence import next_one
from demoncity_gui.games.action.rules.table import Fight, Open, Person, Table
from demoncity_gui.games.common.asks import Ask, Choices, Numbers
from demoncity_gui.games.common.chance import Chance


class Temper(Enum):
    """How somebody plays whom no person plays: the word that stands on the sheet."""

    BOLD = "bold"  # an Action out of Sequence whenever the Shots allow it
    WARY = "wary"  # an Active Defense whenever a foe is next and a Shot is left
    QUICK = "quick"  # snapshots, one for each foe who stands
    COWARD = "coward"  # defends, rests, and mostly attacks only whom somebody has hurt


TEMPERS = tuple(temper.value for temper in Temper)
_DEFENDERS = frozenset({Temper.WARY, Temper.COWARD})
LONGEST = 50
"""Sequences after which the program breaks a fight off: two whom nobody can hit or steady would never end."""
_TENTHS = tuple(range(10))
_COURAGE = 3
"""Of ten turns, a coward attacks in so many a foe who isn't hurt: else two of them would never end."""


class Why(Enum):
    """Why the program does what it does."""

    MOST_HURT = "most-hurt"
    ONLY_FOE = "only-foe"
    BY_LUCK = "by-luck"
    ACTS = "acts"
    SNAPSHOTS = "snapshots"
    OUT_OF_SEQUENCE = "out-of-sequence"
    FOE_IS_NEXT = "foe-is-next"
    RESTS = "rests"
    IS_SHAKEN = "is-shaken"
    GETS_UP = "gets-up"
    NO_ACTION = "no-action"
    NO_FOE = "no-foe"
    GROUP = "group"
    SHOT_BACK = "shot-back"
    ROLLS_DUE = "rolls-due"
    SEQUENCE_OVER = "sequence-over"
    FIGHT_OVER = "fight-over"
    TOO_LONG = "too-long"


class Choice(Struct, frozen=True):
    """What the program does next: for `who`, nobody where it is a step of the table, and why.

    `command` is None where the table rolls: then `target` is whom it attacks, and the table types what came of it.
    """

    who: str
    command: do.Command | None
    why: Why
    target: str = ""


def temper_of(person: Person) -> Temper:
    """Return somebody's temper; who has none on the sheet is bold."""
    return Temper(person.sheet.temper) if person.sheet.temper in TEMPERS else Temper.BOLD


def is_by_program(person: Person) -> bool:
    """Whether a temper on the sheet says that no person plays this one."""
    return bool(person.sheet.temper)


def factions_standing(table: Table) -> set[str]:
    """Return the Factions of which somebody can act."""
    return {one.sheet.faction for one in table.people if not one.is_helpless}


def next_choice(table: Table, luck: Chance) -> Choice | None:
    """Return what the program does next in a fight, None where it leaves that to people.

    It plays whoever is next. Out of turn it acts only for whom a temper on the sheet gives to it, and it never rolls to
    wake anybody, wakes nobody early, lays no fire and stabilises nobody.
    """
    fight = table.fight
    if fight is None:
        return None
    offered = tuple(asks(table))
    rolls = table.rules.reads(readings.DICE_ARE_ROLLED)
    if fight.pending is not None:
        return Choice(fight.pending.who, do.RollThem(), Why.ROLLS_DUE) if rolls else None
    if fight.open is not None:
        return _part(table, fight.open, offered, luck)
    if len(factions_standing(table)) < 2:
        return Choice("", do.EndFight(), Why.FIGHT_OVER)
    who = _next(table, fight)
    at_once = [chance.group for chance in fight.chances if chance.only or who is None]
    if at_once:
        return Choice(at_once[0], do.GroupActs(at_once[0]), Why.GROUP)
    if who is None:
        too_long = fight.number >= LONGEST
        return Choice("", do.EndFight(), Why.TOO_LONG) if too_long else _at_end(table, offered)
    return _defends(table, fight, who, offered) or _turn(table, fight, table.person(who), offered, luck)


def _next(table: Table, fight: Fight) -> str | None:
    """Return whose turn it is, None at the end of a Sequence; with initiative cards that is once all have acted."""
    if fight.stack is not None:
        return None if all(one.had for one in fight.fighters if not one.out) else fight.stack.top
    following = next_one(fight.fighters, table.rules)
    return None if following is None else following.name


def _may(offered: Sequence[Ask], command: str) -> bool:
    return any(ask.command == command for ask in offered)


def _among(offered: Sequence[Ask], command: str) -> tuple[str, ...]:
    """Return whom the first field of a command takes."""
    fields = [ask.fields[0] for ask in offered if ask.command == command]
    return tuple(name for field in fields if isinstance(field, Choices) for name in field.among)


def _foes(table: Table, person: Person) -> list[Person]:
    return [one for one in table.people if one.sheet.faction != person.sheet.faction and not one.is_helpless]


# --- a turn ----------------------------------------------------------------------------------------------------------


def _turn(table: Table, fight: Fight, me: Person, offered: Sequence[Ask], luck: Chance) -> Choice | None:
    if me.name in fight.skips:
        return Choice(me.name, do.Pass(), Why.NO_ACTION)
    if me.is_shaken:
        if not table.rules.reads(readings.DICE_ARE_ROLLED):
            return None
        roll = luck.shuffled(_TENTHS)[0] - luck.shuffled(_TENTHS)[0]
        total = me.sheet.willpower + me.sheet.focus + roll
        return Choice(me.name, do.Steady(max(-MOST, min(total, MOST))), Why.IS_SHAKEN)
    if me.name in _among(offered, "get-up"):
        return Choice(me.name, do.GetUp(me.name), Why.GETS_UP)
    foes = _foes(table, me)
    if not foes:
        return _rest(me, offered, Why.NO_FOE)
    temper = temper_of(me)
    if temper is Temper.COWARD and not any(_hurt(one) > (0, 0) for one in foes):
        if luck.shuffled(_TENTHS)[0] >= _COURAGE:
            return _rest(me, offered, Why.RESTS)
    parts = _parts(offered, len(foes)) if temper is Temper.QUICK else 1
    return Choice(me.name, do.Act(parts, parts), Why.ACTS if parts == 1 else Why.SNAPSHOTS)


def _rest(me: Person, offered: Sequence[Ask], why: Why) -> Choice:
    """Rest where Shock points would go, else give a Shot the chance to come back."""
    rests = me.state.shock and _may(offered, "rest")
    return Choice(me.name, do.Rest() if rests else do.ActUnrolled(), why)


def _parts(offered: Sequence[Ask], foes: int) -> int:
    """Return into how many snapshots a quick one splits: one for each foe, three at most, as the rules allow."""
    most = [one.most for ask in offered if ask.command == "act" for one in ask.fields if isinstance(one, Numbers)]
    return min(foes, 3, *most)


def _part(table: Table, opened: Open, offered: Sequence[Ask], luck: Chance) -> Choice:
    """Return whom a part of the open Action is aimed at: whom it hasn't struck yet, the most hurt of them first."""
    me = table.person(opened.who)
    groups = _among(offered, "bump")
    aims = {*groups, *_among(offered, "strike")}
    foes = [one for one in _foes(table, me) if one.name in aims]
    fresh = [one for one in foes if one.name not in opened.struck] or foes
    if not fresh:
        return Choice(me.name, do.Finish(), Why.NO_FOE)
    foe, why = _chosen(fresh, luck)
    if foe.name in groups:
        return Choice(me.name, do.Bump(foe.name), why, foe.name)
    rolls = _may(offered, "roll-strike")
    return Choice(me.name, do.RollStrike(foe.name) if rolls else None, why, foe.name)


def _chosen(foes: Sequence[Person], luck: Chance) -> tuple[Person, Why]:
    """Return a foe: by what everybody has seen them suffer, then by luck. No sheet is looked at, no place is known."""
    worst = max(_hurt(one) for one in foes)
    found = [one for one in foes if _hurt(one) == worst]
    if len(found) > 1:
        return luck.shuffled(found)[0], Why.BY_LUCK
    return found[0], Why.ONLY_FOE if len(foes) == 1 else Why.MOST_HURT


def _hurt(person: Person) -> tuple[int, int]:
    return person.state.wounds, person.state.shock


# --- out of turn -----------------------------------------------------------------------------------------------------


def _defends(table: Table, fight: Fight, who: str, offered: Sequence[Ask]) -> Choice | None:
    """Let the wary and cowards whom the program plays defend actively before a foe's turn (A-SHOT-04, A-ALT-06)."""
    doer = table.person(who)
    for name in _among(offered, "defend"):
        one = table.person(name)
        if is_by_program(one) and temper_of(one) in _DEFENDERS and not one.sheet.unnamed:
            if one.sheet.faction != doer.sheet.faction and name not in fight.defending:
                return Choice(name, do.Defend(name), Why.FOE_IS_NEXT)
    return None


def _at_end(table: Table, offered: Sequence[Ask]) -> Choice | None:
    """Let the bold act out of Sequence (A-SHOT-06), take Shots back (A-SHOT-03), then begin the next Sequence."""
    for name in _among(offered, "interrupt"):
        one = table.person(name)
        if is_by_program(one) and temper_of(one) is Temper.BOLD and Status.PRONE not in one.state.statuses:
            return Choice(name, do.Interrupt(name), Why.OUT_OF_SEQUENCE)
    for name in _among(offered, "regain"):
        if is_by_program(table.person(name)):
            return Choice(name, do.Regain(name), Why.SHOT_BACK)
    return Choice("", do.NextSequence(), Why.SEQUENCE_OVER) if _may(offered, "next-sequence") else None
