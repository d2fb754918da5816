"""What somebody announced, as a short phrase that may stand on the TV: “shoots at Marty”."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.games.demon_city.words.people import people
from demoncity_gui.texts import demon_city_deeds as said


def deed(table: Table, who: CharacterId, announcement: Announcement) -> str:
    """Return the announcement as a phrase without its subject. No stat, no Intensity, no reason: it is public.

    What a driver does is driving, unless it is said in other words (T-CLASH-06).
    """
    if announcement.words:
        return announcement.words
    against = people(table, targets_of(announcement))
    match announcement:
        case Attack(manner=manner):
            return said.attack(deed=attack_words(table.character(who), manner), targets=against)
        case Defend():
            return said.defends(against=against)
        case Act(uncontested=False) if table.fight is not None and who in table.fight.drivers:
            return said.drives(against=against)
        case Act(dodging=True):
            return said.acts_while_dodging
        case Act():
            return said.acts(against=against)
        case Move():
            return said.moves


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
    """Return whom a deed is aimed at or set against, for the table's own column; “—” where it is nobody."""
    if isinstance(announcement, Defend) and announcement.against is None:
        return said.all_attackers
    against = people(table, targets_of(announcement))
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
