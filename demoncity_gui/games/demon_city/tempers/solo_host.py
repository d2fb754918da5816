"""What the program does as Host: for those it plays at a full table, and in a solo evening all that a Host does."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.dealing import numbers_left
from demoncity_gui.games.demon_city.rules.groups import could_lead
from demoncity_gui.games.demon_city.rules.harm import damage_due, damage_is_thrown, hits_of
from demoncity_gui.games.demon_city.rules.readings import WHAT_IS_LEFT_IS_THROWN
from demoncity_gui.games.demon_city.rules.real_cards import lanes_to_type
from demoncity_gui.games.demon_city.rules.solo import is_by_program
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Stage, Table
from demoncity_gui.games.demon_city.tempers.fights import recovery, sides_standing, who_leaves
from demoncity_gui.pieces.decks import DeckName


class ProgramStep(Struct, frozen=True):
    """What the program does next; `by_itself`: at once, else when the player is ready for it."""

    command: cmd.Command
    by_itself: bool = False


def program_step(table: Table) -> ProgramStep | None:
    """Return what the program does next, None where it waits for people.

    It never calls “Ready…” nor has cards turned: the player does so. Nothing here asks chance.
    """
    fight = table.fight
    if fight is None or table.awaited is not None or lanes_to_type(table):
        return None
    match fight.stage:
        case Stage.ANNOUNCING:
            return _announcing(table, fight)
        case Stage.READY:
            return None
        case Stage.RESOLVING:
            return _resolving(table, fight) if table.solo else None
        case Stage.AFTERMATH:
            over = table.solo and (_is_over(table, fight) or _nobody_fights(fight))
            return ProgramStep(cmd.EndAction()) if over else None


def _is_over(table: Table, fight: Fight) -> bool:
    return len(sides_standing(table, fight)) < 2


def _nobody_fights(fight: Fight) -> bool:
    """Whether nobody has attacked in this round, nor in the one before it."""
    deeds = [deed for one in fight.participants for deed in (one.announcement, one.last)]
    return fight.round_number > 1 and not any(isinstance(deed, Attack) for deed in deeds)


def _announcing(table: Table, fight: Fight) -> ProgramStep | None:
    speaker = fight.speaker
    if table.solo and all(one.announcement is None for one in fight.participants):
        if _is_over(table, fight):
            return ProgramStep(cmd.EndAction())
        leaving = who_leaves(table, fight, lambda who: is_by_program(table, table.character(who)))
        if leaving is not None:
            return ProgramStep(leaving, by_itself=True)
    if speaker is None:
        return None
    me = table.character(speaker.who)
    plays = is_by_program(table, me)
    if leaders := could_lead(table, speaker):
        return ProgramStep(cmd.LetLead(leaders[0]), by_itself=True) if plays else None
    if me.must_recover and not speaker.acts_all_the_same:
        return _recovering(table, speaker, plays=plays)
    return ProgramStep(cmd.Propose(speaker.who, says=True), by_itself=True) if plays else None


def _recovering(table: Table, speaker: Participant, *, plays: bool) -> ProgramStep | None:
    """Whom the program plays recovers at once; a solo player’s own, when the player is ready for it."""
    return ProgramStep(recovery(table, speaker), by_itself=plays) if plays or table.solo else None


def _resolving(table: Table, fight: Fight) -> ProgramStep | None:
    """Choose among equals whom no player plays, and throw for what a hit costs; the player takes the ruling."""
    judged = fight.clash_to_tell
    if judged is None:
        return None
    ruling = judged.ruling
    if ruling.choices:
        if not all(is_by_program(table, table.character(who)) for who in ruling.choices):
            return None
        chosen = min(ruling.choices, key=lambda who: _worth_of(table, fight, who))
        return ProgramStep(cmd.ChooseAttack(chosen) if ruling.candidates else cmd.ChooseDeed(chosen))
    won = ruling.outcome is Outcome.WON and damage_is_thrown(table)
    for attacker, target in hits_of(fight, ruling) if won else ():
        thrown = fight.damage_by(attacker, target) is not None
        if thrown or table.character(target).out or attacker not in ruling.happens or not _hurts(fight, attacker):
            continue
        if _can_throw(table, table.character(attacker).deck, damage_due(table, attacker, target)):
            return ProgramStep(cmd.ThrowDamage(attacker, target))
    return None


def _can_throw(table: Table, name: DeckName, cards: int) -> bool:
    """Whether a hit can be thrown for: a short deck gives what it has, unless the Host is to choose (T-AMB-04)."""
    return table.house_rules.reads(WHAT_IS_LEFT_IS_THROWN) or numbers_left(table, name) >= cards


def _hurts(fight: Fight, attacker: CharacterId) -> bool:
    participant = fight.participant(attacker)
    attack = None if participant is None else participant.announcement
    return isinstance(attack, Attack) and not attack.harmless


def _worth_of(table: Table, fight: Fight, who: CharacterId) -> tuple[bool, int]:
    """Rank equals: first whose target is hurt or in Panic already, then by the order of the fight."""
    participant = fight.participant(who)
    attack = None if participant is None else participant.announcement
    weakened = isinstance(attack, Attack) and any(
        table.character(target).hurt or table.character(target).panicked for target in attack.targets
    )
    return not weakened, [one.who for one in fight.participants].index(who)
