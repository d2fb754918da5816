"""What somebody announced, as a short phrase that may stand on the TV: “shoots at Marty”."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.task import TaskResult, TaskRuling
from demoncity_gui.games.demon_city.words.people import names


def deed(table: Table, who: CharacterId, announcement: Announcement) -> str:
    """Return the announcement as a phrase without its subject. No stat, no Intensity, no reason: it is public.

    What a driver does is driving, unless it is said in other words (T-CLASH-06).
    """
    character = table.character(who)
    if announcement.words:
        return announcement.words
    drives = table.fight is not None and who in table.fight.drivers
    match announcement:
        case Attack() as attack:
            return f"{attack_words(character, attack.manner)} {names(table, attack.targets)}"
        case Defend(against=None) | Defend(against=()):
            return "defends"
        case Defend(against=against):
            return f"defends against {names(table, against or ())}"
        case Act(against=(), uncontested=False) if drives:
            return "drives"
        case Act(against=against, uncontested=False) if drives:
            return f"drives against {names(table, against)}"
        case Act(dodging=True):
            return "does something else while dodging"
        case Act(against=()):
            return "does something else"
        case Act(against=against):
            return f"acts against {names(table, against)}"
        case Move():
            return "moves"


def attack_words(character: Character, manner: Manner) -> str:
    """Return the verb of an attack: the sheet's own where it has one."""
    match manner:
        case Manner.CLOSE:
            return character.close_deed or "attacks"
        case Manner.SHOOT:
            return character.shoot_deed or "shoots at"
        case Manner.SUPERNATURAL:
            return character.power.deed if character.power is not None else "uses a power on"


def target_of(table: Table, announcement: Announcement) -> str:
    """Return whom a deed is aimed at or set against, for the table's own column; “—” where it is nobody."""
    match announcement:
        case Attack() as attack:
            return names(table, attack.targets)
        case Defend(against=None):
            return "all attackers"
        case Defend(against=against) | Act(against=against) if against:
            return names(table, against)
        case _:
            return "—"


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
    match ruling.result:
        case TaskResult.HAPPENS:
            return "done"
        case TaskResult.SUCCESS:
            return "success"
        case TaskResult.FAILURE:
            return "failure"
