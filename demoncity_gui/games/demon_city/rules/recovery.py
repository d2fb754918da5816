"""Getting up from Out of the Fight and out of Panic, before announcing (T-ANNOUNCE-07, T-ANNOUNCE-08)."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import AfterFailure, Character, CharacterId, State
from demoncity_gui.games.demon_city.rules.commands import TaskSide
from demoncity_gui.games.demon_city.rules.events import CharacterChanged, FailureFollowed, TurnPassed
from demoncity_gui.games.demon_city.rules.groups import could_lead
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Participant, Stage, Table
from demoncity_gui.games.demon_city.rules.tasks_at_table import try_task
from demoncity_gui.games.demon_city.rules.transaction import Transaction


def recover(transaction: Transaction, who: CharacterId, stat: str | None, intensity: int) -> None:
    """Throw for recovery at one's place in the order (T-AMB-55), against what the Host sets (T-AMB-71, T-AMB-72).

    Out of the Fight and Panic take a throw each, Out of the Fight first (T-ANNOUNCE-14, T-AMB-84). Whom this fight has
    knocked below 0 is hurt from then on, whatever their Toughness says by now (T-ALOST-07, T-STATE-10), and nobody is
    who went to exactly 0 (T-ALOST-08). Who fails gets no action this round, unless the Host says otherwise.
    With dice it is rolled for at the end of the round, by everybody once (D-CLASH-10).
    """
    at_rounds_end = by_edition(transaction.table.edition).gets_up_at_the_rounds_end
    if at_rounds_end:
        _at_the_rounds_end(transaction, who)
    else:
        _on_their_turn(transaction, who)
    character = transaction.table.character(who)
    if not character.must_recover:
        raise RuleRefusal(no.NothingToRecover(who))
    side = TaskSide(who, stat)
    ruling = try_task(transaction, side, (intensity,), recovery=True)
    if ruling is None:
        return
    if not ruling.levels:
        if not at_rounds_end and transaction.fight.front_of(who) == who:
            transaction.happen(TurnPassed(who))
        return
    transaction.happen(CharacterChanged(who, state=State.OUT if character.out else State.PANIC, is_so=False))
    if character.out and character.knocked_under and not character.hurt:
        transaction.happen(CharacterChanged(who, hurt=True))


def to_recover(table: Table) -> tuple[CharacterId, ...]:
    """Return those who may still roll at the end of a round of dice to get up or to stop a panic (D-CLASH-10)."""
    fight = table.fight
    at_rounds_end = by_edition(table.edition).gets_up_at_the_rounds_end
    if not at_rounds_end or fight is None or fight.stage is not Stage.AFTERMATH:
        return ()
    return tuple(
        who
        for one in fight.participants
        for who in (one.who, *one.stands_for)
        if table.character(who).must_recover and who not in one.tried and not one.out_for_good
    )


def _at_the_rounds_end(transaction: Transaction, who: CharacterId) -> None:
    transaction.require(Stage.AFTERMATH)
    if who not in to_recover(transaction.table):
        raise RuleRefusal(no.NothingToRecover(who))


def pass_those_down(transaction: Transaction) -> None:
    """Let those who are down as a round of dice begins have no action in it (D-CLASH-10, D-CLASH-11)."""
    for one in transaction.fight.participants:
        down = transaction.table.character(one.who).must_recover and not could_lead(transaction.table, one)
        if down and not one.passes:
            transaction.happen(TurnPassed(one.who))


def follow_failure(transaction: Transaction, who: CharacterId, then: AfterFailure) -> None:
    """Say what follows for somebody who has no action because they did not recover (T-ANNOUNCE-08, HOST-18).

    They act all the same, have none this round as by the preset, or are out for good and no more waited for.
    """
    participant = transaction.require(Stage.ANNOUNCING).participant(who)
    if participant is None:
        raise RuleRefusal(no.NobodyThere(who))
    if participant.announcement is not None or not has_failed(participant, transaction.table.character(who)):
        raise RuleRefusal(no.NothingToRecover(who))
    transaction.happen(FailureFollowed(who, then))


def has_failed(participant: Participant, character: Character) -> bool:
    """Whether somebody has no action, or acts all the same, because they did not recover (T-ANNOUNCE-08)."""
    return character.must_recover and (participant.passes or participant.acts_all_the_same)


def pass_turn(transaction: Transaction, who: CharacterId) -> None:
    """Let somebody who did not recover have no action this round (T-ANNOUNCE-08).

    Where getting up is always a throw, nobody Out of the Fight passes without one (T-AMB-72, reading b).
    """
    _on_their_turn(transaction, who)
    table = transaction.table
    if not table.character(who).must_recover:
        raise RuleRefusal(no.NothingToRecover(who))
    if table.character(who).out and table.house_rules.reads(readings.RECOVERY_IS_THROWN):
        raise RuleRefusal(no.NotThisRule("T-AMB-72"))
    transaction.happen(TurnPassed(who))


def _on_their_turn(transaction: Transaction, who: CharacterId) -> None:
    """See that it is this one's turn, or that of the group they stand in; each tries once a round (T-AMB-63)."""
    speaker = transaction.require(Stage.ANNOUNCING).speaker
    if speaker is None:
        raise RuleRefusal(no.NotNow())
    if could_lead(transaction.table, speaker):
        raise RuleRefusal(no.LeaderDown(speaker.who))
    if who in speaker.tried:
        raise RuleRefusal(no.NotNow())
    if who not in (speaker.who, *speaker.stands_for):
        raise RuleRefusal(no.NotTheirTurn(who, speaker.who))
