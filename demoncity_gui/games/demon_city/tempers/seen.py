"""What one who is about to act may see: themselves, who stands where, what was announced. Nobody else’s sheet."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Table


class Other(Struct, frozen=True):
    """Somebody else in the fight, as anybody at the table sees them.

    `attacks_me`: their attack on me is announced, and I notice it. `power_works`: they have the stat by which my power
    is resisted, so that I may use it on them.
    """

    who: CharacterId
    is_foe: bool
    out: bool
    panicked: bool
    hurt: bool
    attacks_me: bool
    power_works: bool


class Seen(Struct, frozen=True):
    """The fight before the eyes of one who is about to announce; `last` is what they did last round."""

    me: Character
    others: tuple[Other, ...]
    last: Announcement | None

    @property
    def standing_foes(self) -> tuple[Other, ...]:
        """The foes who are not Out of the Fight: nobody needs to strike whom is down."""
        return tuple([one for one in self.others if one.is_foe and not one.out])

    @property
    def attackers(self) -> tuple[Other, ...]:
        """The foes whose attacks on me I notice."""
        return tuple([one for one in self.others if one.is_foe and one.attacks_me])


def seen_by(table: Table, fight: Fight, participant: Participant) -> Seen:
    """Return what somebody in this fight may see."""
    who = participant.who
    me = table.character(who)
    people = {one.id: one for one in table.characters}
    others = tuple([_other(people[one.who], one.announcement, me) for one in fight.participants if one.who != who])
    return Seen(me, others, participant.last)


def _other(character: Character, announcement: Announcement | None, me: Character) -> Other:
    attacks_me = isinstance(announcement, Attack) and me.id in announcement.targets and not announcement.unaware
    return Other(
        who=character.id,
        is_foe=character.side != me.side,
        out=character.out,
        panicked=character.panicked,
        hurt=character.hurt,
        attacks_me=attacks_me,
        power_works=me.power is not None and character.has(me.power.resist),
    )
