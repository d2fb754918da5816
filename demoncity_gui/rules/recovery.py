"""Getting up from Out of the Fight and out of Panic, before announcing (T-ANNOUNCE-07, T-ANNOUNCE-08)."""

from __future__ import annotations

from demoncity_gui.rules.characters import CharacterId, State
from demoncity_gui.rules.commands import TaskSide
from demoncity_gui.rules.events import HurtSet, StateSet, TurnPassed
from demoncity_gui.rules.groups import could_lead
from demoncity_gui.rules.refusals import LeaderDown, NothingToRecover, NotNow, NotTheirTurn, NotThisRule, RuleRefusal
from demoncity_gui.rules.table import Stage
from demoncity_gui.rules.tasks_at_table import try_task
from demoncity_gui.rules.unfolding import Unfolding


def recover(unfolding: Unfolding, who: CharacterId, stat: str | None, intensity: int) -> None:
    """Throw for recovery at one's place in the order (T-AMB-55), against what the Host sets (T-AMB-71, T-AMB-72).

    Who gets up with Toughness under 0 is hurt from then on (T-ALOST-07), and not at exactly 0 (T-ALOST-08); who fails
    gets no action this round.
    """
    _on_their_turn(unfolding, who)
    character = unfolding.table.character(who)
    if not character.must_recover:
        raise RuleRefusal(NothingToRecover(who))
    side = TaskSide(who, stat)
    ruling = try_task(unfolding, side, (intensity,), supernatural=False, recovery=True)
    if ruling is None:
        return
    if not ruling.levels:
        if unfolding.fight.front_of(who) == who:
            unfolding.happen(TurnPassed(who))
        return
    for state in (State.OUT, State.PANIC):
        if character.is_in(state):
            unfolding.happen(StateSet(who, state, is_so=False))
    if character.out and character.toughness < 0 and not character.hurt:
        unfolding.happen(HurtSet(who, hurt=True))


def pass_turn(unfolding: Unfolding, who: CharacterId) -> None:
    """Let somebody who did not recover have no action this round (T-ANNOUNCE-08).

    Where getting up is always a throw, nobody Out of the Fight passes without one (T-AMB-72, reading b).
    """
    _on_their_turn(unfolding, who)
    table = unfolding.table
    if not table.character(who).must_recover:
        raise RuleRefusal(NothingToRecover(who))
    if table.character(who).out and table.house_rules.reads("T-AMB-72", "b"):
        raise RuleRefusal(NotThisRule("T-AMB-72"))
    unfolding.happen(TurnPassed(who))


def _on_their_turn(unfolding: Unfolding, who: CharacterId) -> None:
    """See that it is this one's turn, or that of the group they stand in; each tries once a round (T-AMB-63)."""
    speaker = unfolding.require(Stage.ANNOUNCING).speaker
    if speaker is None:
        raise RuleRefusal(NotNow())
    if could_lead(unfolding.table, speaker):
        raise RuleRefusal(LeaderDown(speaker.who))
    if who in speaker.tried:
        raise RuleRefusal(NotNow())
    if who not in (speaker.who, *speaker.stands_for):
        raise RuleRefusal(NotTheirTurn(who, speaker.who))
