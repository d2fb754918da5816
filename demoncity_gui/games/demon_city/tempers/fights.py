"""A whole fight that nobody plays: each one by their temper, and the Host’s part by rule.

The Host’s part is what a fight needs besides: to call “Ready…”, to have the cards turned, to throw damage for each hit,
to see that those leave who are Out of the Fight, and to begin the next round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import CALM, TOUGHNESS, CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.groups import could_lead
from demoncity_gui.games.demon_city.rules.harm import hits_of, horrors_faced
from demoncity_gui.games.demon_city.rules.proposals import Reason
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Stage, Table
from demoncity_gui.games.demon_city.tempers.ready import instincts_of
from demoncity_gui.games.demon_city.tempers.seen import seen_by
from demoncity_gui.games.demon_city.tempers.temper import choose

Tempers = Mapping[CharacterId, str]
"""The word of each one’s temper; whoever isn’t there goes by their own instincts, or by the preset."""


_GETS_UP = 5
"""The Intensity of getting up that the program sets as Host: as hard as most things."""


class Step(Struct, frozen=True):
    """What is done next, and why where it is somebody’s own choice."""

    command: cmd.Command
    reason: Reason | None = None


def next_step(table: Table, tempers: Tempers, luck: Chance) -> Step | None:
    """Return the next step of a fight, None once no two sides stand against each other.

    Whoever is Out of the Fight stays so: they leave it at the next round. Who is in Panic throws to end it against the
    hardest Horror’s number, and has no action where there is none (T-ANNOUNCE-07, T-RESOLVE-16).
    """
    fight = table.fight
    if fight is None:
        return Step(cmd.BeginAction())
    match fight.stage:
        case Stage.ANNOUNCING:
            return _announcing(table, fight, tempers, luck)
        case Stage.READY:
            return Step(cmd.ThrowCards())
        case Stage.RESOLVING:
            return _resolving(table, fight, luck)
        case Stage.AFTERMATH:
            return Step(cmd.NextRound())


def sides_standing(table: Table, fight: Fight) -> set[Side]:
    """Return the sides of which somebody in the fight is not Out of it."""
    people = [who for one in fight.participants for who in (one.who, *one.stands_for)]
    return {one.side for who in people if not (one := table.character(who)).out}


def _announcing(table: Table, fight: Fight, tempers: Tempers, luck: Chance) -> Step | None:
    speaker = fight.speaker
    if all(one.announcement is None for one in fight.participants):
        if len(sides_standing(table, fight)) < 2:
            return None
        leaving = who_leaves(table, fight, lambda _: True)
        if leaving is not None:
            return Step(leaving)
    if speaker is None:
        return Step(cmd.CallReady())
    if leaders := could_lead(table, speaker):
        return Step(cmd.LetLead(leaders[0]))
    me = table.character(speaker.who)
    if me.must_recover and not speaker.acts_all_the_same:
        return Step(recovery(table, speaker))
    choice = choose(instincts_of(me, tempers, table.edition), seen_by(table, fight, speaker), luck)
    return Step(cmd.Announce(speaker.who, choice.announcement), choice.reason)


def who_leaves(table: Table, fight: Fight, among: Callable[[CharacterId], bool]) -> cmd.LeaveFight | None:
    """Return how the first of these leaves who is Out of the Fight; one of their group leads it on."""
    for one in fight.participants:
        for who in (*one.stands_for, one.who):
            if table.character(who).out and among(who):
                return cmd.LeaveFight(who, next(iter(could_lead(table, one)), None) if who == one.who else None)
    return None


def recovery(table: Table, speaker: Participant) -> cmd.Command:
    """Return how one who is down recovers before announcing: from Panic alone, where a Horror calls for a number.

    Where getting up is always a throw, it is one against `_GETS_UP` (T-AMB-72, reading b).
    """
    faced = horrors_faced(table, speaker.who)
    if table.character(speaker.who).out and table.house_rules.reads(readings.RECOVERY_IS_THROWN):
        return cmd.Recover(speaker.who, TOUGHNESS, _GETS_UP)
    if table.character(speaker.who).out or not faced or speaker.who in speaker.tried:
        return cmd.PassTurn(speaker.who)
    return cmd.Recover(speaker.who, CALM, faced[0][1])


def _resolving(table: Table, fight: Fight, luck: Chance) -> Step:
    judged = fight.clash_to_tell
    ruling = None if judged is None else judged.ruling
    if ruling is None:
        return Step(cmd.AcceptRuling())
    if ruling.choices:
        chosen = luck.shuffled(ruling.choices)[0]
        return Step(cmd.ChooseAttack(chosen) if ruling.candidates else cmd.ChooseDeed(chosen))
    for attacker, target in hits_of(fight, ruling) if ruling.outcome is Outcome.WON else ():
        participant = fight.participant(attacker)
        attack = None if participant is None else participant.announcement
        hurts = attacker in ruling.happens and isinstance(attack, Attack) and not attack.harmless
        if hurts and fight.damage_by(attacker, target) is None and not table.character(target).out:
            return Step(cmd.ThrowDamage(attacker, target))
    return Step(cmd.AcceptRuling())
