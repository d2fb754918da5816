"""Turns at the table: who acts, with what parts, and what Shots buy."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules import readings, sequence
from demoncity_gui.games.action.rules.asks import is_group
from demoncity_gui.games.action.rules.options import Option, is_on
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.rolls import passes, split
from demoncity_gui.games.action.rules.stack import after_act, after_defense
from demoncity_gui.games.action.rules.table import Open
from demoncity_gui.games.action.rules.transaction import Transaction, can_wake


def turn(so_far: Transaction, command: do.Act | do.ActUnrolled | do.Pass | do.Rest | do.Steady) -> None:
    """Let whose turn it is take it."""
    fight = so_far.fight
    first = sequence.next_one(fight.fighters, so_far.rules)
    who = fight.stack.top if fight.stack is not None else (first.name if first else None)
    assert who is not None, "asks say so"
    _skip_is_over(so_far, who)
    match command:
        case do.Act():
            _act(so_far, who, "act", command)
        case do.Steady(total=total):
            steady = passes(total, sequence.to_steady(so_far.rules), so_far.rules)
            if steady:
                so_far.without(who, Status.SHAKEN, by="steady")
            _take(so_far, who, "steady", rolled=True)
        case _:
            _take(so_far, who, str(command.__struct_config__.tag), rolled=False)


def interrupt(so_far: Transaction, command: do.Interrupt) -> None:
    """Let somebody act out of Sequence (A-SHOT-06)."""
    fighters = sequence.interrupted(so_far.fight.fighters, command.who, so_far.rules, rolled=True)
    so_far.happen(ev.FightersChanged(command.who, "interrupt", fighters))
    _open(so_far, command.who, command)
    _offer_waking(so_far, command.who)


def _act(so_far: Transaction, who: str, kind: str, command: do.Act) -> None:
    _take(so_far, who, kind, rolled=True, penalty=_open(so_far, who, command))


def _take(so_far: Transaction, who: str, kind: str, *, rolled: bool, penalty: int = 0) -> None:
    """Let somebody take the turn: in the order of Initiative, or with their card to the rear (A-ALT-02)."""
    fight = so_far.fight
    if fight.stack is None:
        fighters = sequence.turn_taken(fight.fighters, who, kind, so_far.rules, rolled=rolled)
    else:
        so_far.happen(ev.StackMoved(after_act(fight.stack, penalty, so_far.rules)))
        own = fight.fighter(who)
        fighters = sequence.changed(fight.fighters, replace(own, had=True, did=(*own.did, kind)))
    so_far.happen(ev.FightersChanged(who, kind, fighters))
    if kind in ("act", "act-unrolled", "steady"):  # an Active Defense lasts until one's next Action (A-AMB-52)
        _lower_defense(so_far, who)
    if rolled:
        _offer_waking(so_far, who)


def _open(so_far: Transaction, who: str, command: do.Act | do.Interrupt) -> int:
    """Let an Action be carried out, in all its parts; return the penalty on each (A-SNAP-01)."""
    parts = command.parts
    own = so_far.fight.fighter(who)
    targets = min(parts, command.targets)
    cost = split(parts, targets, heroic=own.heroic, rules=so_far.rules, unnamed=command.unnamed)
    so_far.happen(ev.ActionOpened(Open(who, parts, cost.penalty, cost.on_unnamed)))
    return cost.penalty


def _lower_defense(so_far: Transaction, who: str) -> None:
    fight = so_far.fight
    if who in fight.defending:
        so_far.happen(ev.DefenseUp(tuple(one for one in fight.defending if one != who), fight.skips))


def _skip_is_over(so_far: Transaction, who: str) -> None:
    fight = so_far.fight
    if who in fight.skips:
        so_far.happen(ev.DefenseUp(fight.defending, tuple(one for one in fight.skips if one != who)))


def _offer_waking(so_far: Transaction, doer: str) -> None:
    """Let the unconscious roll to wake, each time somebody else rolls an Action (A-DMG-08), or once (A-AMB-26)."""
    once = so_far.rules.reads(readings.WAKING_ONCE_A_SEQUENCE)
    may = tuple(
        who
        for who in so_far.table.names
        if who != doer and can_wake(so_far.table, who) and not (once and who in so_far.fight.woke)
    )
    if may != so_far.fight.may_wake:
        so_far.happen(ev.WakingOffered(may, so_far.fight.woke))


def hurry(so_far: Transaction, command: do.Hurry) -> None:
    """Let somebody buy Initiative (A-SHOT-05)."""
    fighters = sequence.hurried(so_far.fight.fighters, command.who, command.shots, so_far.rules)
    so_far.happen(ev.FightersChanged(command.who, "hurry", fighters))


def defend(so_far: Transaction, who: str) -> None:
    """Let somebody defend actively (A-SHOT-04, A-ALT-06); it costs a Glass Jaw the next Action (A-GLASS-02)."""
    fight = so_far.fight
    if fight.stack is None:
        so_far.happen(ev.FightersChanged(who, "defend", sequence.defended(fight.fighters, who)))
    else:
        so_far.happen(ev.StackMoved(after_defense(fight.stack, who, so_far.rules)))
    person = so_far.table.person(who)
    is_mook = person.sheet.unnamed and is_on(so_far.rules, Option.UNNAMED) and not is_group(so_far.table, person)
    skips = is_mook and not so_far.rules.reads(readings.ADVANCED_MOOKS) and who not in fight.skips
    defending = fight.defending if who in fight.defending else (*fight.defending, who)
    so_far.happen(ev.DefenseUp(defending, (*fight.skips, who) if skips else fight.skips))


def contest(so_far: Transaction, command: do.Contest) -> None:
    """Let two who interrupt each other add Shots (A-SHOT-07)."""
    spent = {command.one: command.shots_of_one, command.other: command.shots_of_other}
    fighters, first, _ = sequence.contested(so_far.fight.fighters, spent, so_far.rules)
    so_far.happen(ev.FightersChanged(first, "contest", fighters))


def regain(so_far: Transaction, who: str) -> None:
    """Let somebody take a Shot back (A-SHOT-03)."""
    own = so_far.fight.fighter(who)
    after = replace(own, shots=own.shots + 1, did=(*own.did, "regain"))
    so_far.happen(ev.FightersChanged(who, "regain", sequence.changed(so_far.fight.fighters, after)))
