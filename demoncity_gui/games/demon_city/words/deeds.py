"""What somebody announced, as a short phrase that may stand on the TV: “shoots at Marty”."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Manner,
    Move,
    involved_in,
)
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.games.demon_city.words.people import people
from demoncity_gui.texts import demon_city_deeds as said


def deed(table: Table, who: CharacterId, announcement: Announcement) -> str:
    """Return the announcement as a phrase without its subject. No stat, no Intensity, no reason: it is public.

    What a driver does is driving, unless it is said in other words (T-CLASH-06). Other people's words stay as they
    are: told in the past they are quoted.
    """
    if announcement.words:
        return said.own_words(words=announcement.words)
    against = people(table, targets_of(announcement))
    match announcement:
        case Attack(manner=manner):
            words = said.attack(deed=attack_words(table.character(who), manner), targets=against)
            return said.own_words(words=words) if has_own_words(table.character(who), manner) else words
        case Defend():
            return said.defends(against=against)
        case Act(uncontested=False) if table.fight is not None and who in table.fight.drivers:
            return said.drives(against=against)
        case Act(dodging=True):
            return said.acts_while_dodging
        case Act(involves=involves) if involves and not against:
            return said.concerns(whom=people(table, involves))
        case Act():
            return said.acts(against=against)
        case Move():
            return said.moves


def plan(table: Table, who: CharacterId, announcement: Announcement) -> str:
    """Return what somebody announced, for a story: “an attack on Marty”. It is public, too."""
    against = people(table, targets_of(announcement))
    if announcement.words:
        return said.plan_in_own_words(words=announcement.words)
    match announcement:
        case Attack(manner=manner) if has_own_words(table.character(who), manner):
            words = said.attack(deed=attack_words(table.character(who), manner), targets=against)
            return said.plan_in_own_words(words=words)
        case Attack(manner=manner):
            return said.plan_to_attack(manner=manner.value, targets=against)
        case Defend():
            return said.plan_to_defend(against=against)
        case Act(uncontested=False) if table.fight is not None and who in table.fight.drivers:
            return said.plan_to_drive(against=against)
        case Act(involves=involves) if involves and not against:
            return said.plan_that_concerns(whom=people(table, involves))
        case Act(dodging=dodging):
            return said.plan_to_act(dodging=dodging, against=against)
        case Move():
            return said.plan_to_move


def has_own_words(character: Character, manner: Manner) -> bool:
    """Whether the sheet says how somebody attacks."""
    match manner:
        case Manner.CLOSE:
            return bool(character.close_deed)
        case Manner.SHOOT:
            return bool(character.shoot_deed)
        case Manner.SUPERNATURAL:
            return character.power is not None


def attack_words(character: Character, manner: Manner) -> str:
    """Return the verb of an attack: the sheet's own where it has one."""
    match manner:
        case Manner.CLOSE:
            return character.close_deed or said.attacks
        case Manner.SHOOT:
            return character.shoot_deed or said.shoots_at
        case Manner.SUPERNATURAL:
            return character.power.deed if character.power is not None else said.uses_a_power_on


def target_of(table: Table, announcement: Announcement) -> str:
    """Return whom a deed is aimed at, set against or concerns, for the table's own column; “—” where it is nobody."""
    if isinstance(announcement, Defend) and announcement.against is None:
        return said.all_attackers
    against = people(table, targets_of(announcement) or involved_in(announcement))
    return said.people(people=against) if against or isinstance(announcement, Attack) else said.nobody


def targets_of(announcement: Announcement) -> tuple[CharacterId, ...]:
    """Return at whom a deed is aimed or against whom it is set by name."""
    match announcement:
        case Attack() as attack:
            return attack.targets
        case Defend(against=against) | Act(against=against):
            return against or ()
        case Move():
            return ()


def settled(ruling: TaskRuling) -> str:
    """Return how an uncontested deed ended, in a word or two (public)."""
    return said.settled(result=ruling.result.value)
