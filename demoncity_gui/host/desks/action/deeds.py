"""All that can be done at the desk of Action!, with its keys; which of it may be done now, the game says."""

from __future__ import annotations

from dataclasses import replace

from msgspec import convert, structs

from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules.asks import can_interrupt
from demoncity_gui.games.action.rules.options import Option, is_on
from demoncity_gui.games.action.rules.sequence import INTERRUPT_SHOTS, to_steady
from demoncity_gui.games.action.rules.table import Table
from demoncity_gui.host.desks.guest.deeds import PROGRAM_KEY, Deed
from demoncity_gui.texts import action_desk as said


def _split(parts: int) -> dict[str, int | bool]:
    return {"parts": parts, "targets": parts, "unnamed": False}


_PARTS, _OF_BOTH = ("parts", "targets"), ("shots_of_one", "shots_of_other")
_SHEET: dict[str, str | int] = {
    **{"faction": "Heroes", "agility": 5, "wits": 5, "luck": 5, "skill": 8, "defense": 8},
    **{"health": 20, "toughness": 5, "effect": 3, "soak": 5, "size": 1},
}
_NEWCOMER = convert({"name": "", **_SHEET}, do.AddPerson)
_LETTERS = {"health": "h", "toughness": "t", "effect": "e", "soak": "s", "size": "g"}
BEGIN_FIGHT = Deed("B", do.BeginFight, "begin-fight")
ACT = Deed("A", do.Act, "act", _split(1))
NO_ACTION = Deed("P", do.Pass, "no-action")
_STEADY = Deed("T", do.Steady, "steady")
NEXT_SEQUENCE = Deed("Q", do.NextSequence, "next-sequence")
STRIKE = Deed("H", do.Strike, "strike", usual={"wall": -1, "causes": ""}, line=("pv", "wall"), letters={"wall": "w"})
ROLL_STRIKE = Deed("R", do.RollStrike, "roll-strike", {"wall": -1, "causes": ""})
BUMP = Deed("B", do.Bump, "bump")
FINISH = Deed("D", do.Finish, "finish")
GROUP_ACTS = Deed("C", do.GroupActs, "group-acts")
ROLL_THEM = Deed("R", do.RollThem, "roll-them")
ENTER_ROLLS = Deed("T", do.EnterRolls, "enter-rolls", line=("shock", "dark", "luck"))
_ROLLS = (ROLL_THEM, ENTER_ROLLS)
_OF_AN_ACTION = (
    ROLL_STRIKE,
    Deed("M", do.Miss, "miss"),
    BUMP,
    Deed("L", do.LayFire, "lay-fire"),
    Deed("O", do.Rouse, "rouse"),
    Deed("Z", do.Stabilise, "stabilise"),
    FINISH,
)
_OF_A_TURN = (
    ACT,
    Deed("S", do.Act, "act-two", _split(2)),
    Deed("D", do.Act, "act-three", _split(3)),
    Deed("M", do.Act, "act-split", usual={"parts": 2, "targets": 1}, line=_PARTS),
    Deed("N", do.ActUnrolled, "act-unrolled"),
    NO_ACTION,
    Deed("R", do.Rest, "rest"),
)
_INTERRUPT = Deed("I", do.Interrupt, "interrupt", _split(1))
_OF_SHOTS = (
    Deed("Shift+I", do.Interrupt, "interrupt-split", usual={"parts": 2, "targets": 1}, line=_PARTS),
    Deed("V", do.Defend, "defend"),
    Deed("H", do.Hurry, "hurry", usual={"shots": 1}),
    Deed("G", do.Contest, "contest", usual=dict.fromkeys(_OF_BOTH, 0), line=_OF_BOTH),
    Deed("J", do.Regain, "regain"),
    NEXT_SEQUENCE,
)
_AROUND = (
    GROUP_ACTS,
    Deed("O", do.Sweep, "sweep"),
    Deed("Z", do.TryToWake, "try-to-wake"),
    Deed("U", do.GetUp, "get-up"),
    Deed("Shift+U", do.JumpUp, "jump-up"),
    Deed("F", do.Fall, "fall", usual={"pv": 0}, line=("metres", "pv")),
    Deed("B", do.AddPadding, "add-padding", usual={"beneath": 1}),
    Deed("Shift+G", do.GainPoint, "gain-point"),
    Deed("W", do.Describe, "describe"),
    Deed("Y", do.HealCinematic, "heal-cinematic"),
)


def steady(table: Table) -> Deed:
    """Return a Shaken one's roll, which the table makes: it says of what, and against what (A-SHAKEN-03)."""
    return replace(_STEADY, asked={"total": said.steady_total(number=to_steady(table.rules))})


def strike(table: Table) -> Deed:
    """Return the attack whose PV the table types; a wall counts for Knockback alone (A-KNOCK-05)."""
    if is_on(table.rules, Option.KNOCKBACK):
        return STRIKE
    return replace(STRIKE, fixed={"wall": -1}, line=("pv",), letters={})


def strike_at(table: Table, target: str) -> Deed:
    """Return this attack on this one."""
    own = strike(table)
    return replace(own, key=PROGRAM_KEY, name="program", fixed={**own.fixed, "target": target})


def newcomer(name: str) -> do.AddPerson:
    """Return the command by which somebody of this name sits down, with the usual sheet."""
    return structs.replace(_NEWCOMER, name=name)


def deeds(table: Table) -> tuple[Deed, ...]:
    """Return everything, the usual first."""
    shots = {} if table.fight is None else {one.name: one.shots for one in table.fight.fighters}
    pool = {"what": "shots"}
    by_hand = (
        Deed("+", do.SetNumber, "shot-more", pool, derived={"number": lambda told: shots[told["who"]] + 1}),
        Deed("-", do.SetNumber, "shot-less", pool, derived={"number": lambda told: shots[told["who"]] - 1}),
        Deed("K", do.SetNumber, "set-number"),
        Deed("L", do.SetStatus, "set-status"),
        Deed("J", do.AddPerson, "add-person", usual=_SHEET, line=tuple(_SHEET)[1:], letters=_LETTERS),
        Deed("X", do.RemovePerson, "remove-person"),
        Deed("E", do.EndFight, "end-fight"),
    )
    usual = (BEGIN_FIGHT, *_ROLLS, strike(table), *_OF_AN_ACTION, *_OF_A_TURN, steady(table))
    return (*usual, _interrupt(table), *_OF_SHOTS, *_AROUND, *by_hand)


def _interrupt(table: Table) -> Deed:
    """Return the Action out of Sequence: its button says what it costs, and whom where nobody else could pay."""
    fighters = () if table.fight is None else table.fight.fighters
    able = [one.name for one in fighters if can_interrupt(table, one)]
    alone = able[0] if len(able) == 1 else ""
    return replace(_INTERRUPT, label=said.interrupt_for(who=alone, number=INTERRUPT_SHOTS))
