"""A command becomes events, or the rules say no. It dispatches to the module of the noun and changes nothing."""

from __future__ import annotations

from typing import assert_never

from demoncity_gui.rules import commands as cmd
from demoncity_gui.rules import evening, harm, round
from demoncity_gui.rules.chance import Chance
from demoncity_gui.rules.events import Event
from demoncity_gui.rules.table import Table
from demoncity_gui.rules.unfolding import Unfolding


def decide(table: Table, command: cmd.Command, chance: Chance) -> tuple[Event, ...]:
    """Return the events that this command brings about at this table.

    Raises:
        RuleRefusal: the rules say no; its reason says why.
    """
    unfolding = Unfolding(table, chance)
    match command:
        case cmd.BeginEvening():
            evening.begin_evening(unfolding, command)
        case cmd.BeginAction():
            round.begin_action(unfolding)
        case cmd.Announce(who=who, announcement=announcement):
            round.announce(unfolding, who, announcement)
        case cmd.RepeatAll():
            round.repeat_all(unfolding)
        case cmd.CallReady():
            round.call_ready(unfolding)
        case cmd.ThrowCards():
            round.throw_cards(unfolding)
        case cmd.ChooseAttack(who=who):
            round.choose_attack(unfolding, who)
        case cmd.Complicate(words=words):
            round.complicate(unfolding, words)
        case cmd.AcceptRuling():
            round.accept_ruling(unfolding)
        case cmd.SetToughness(who=who, toughness=toughness):
            harm.set_toughness(unfolding, who, toughness)
            round.count_afresh(unfolding)
        case cmd.SetHurt(who=who, hurt=hurt):
            harm.set_hurt(unfolding, who, hurt)
            round.count_afresh(unfolding)
        case cmd.NextRound():
            round.next_round(unfolding)
        case cmd.EndAction():
            round.end_action(unfolding)
        case _:
            assert_never(command)
    return tuple(unfolding.events)
