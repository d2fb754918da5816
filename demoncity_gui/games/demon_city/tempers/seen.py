"""What one who is about to act may see: themselves, who stands where, what was announced. Nobody else’s sheet."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import (
    Announcement,
    Attack,
    aims_of,
    is_a_defence,
)
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Table


class Other(Struct, frozen=True):
    """Somebody else in the fight, as anybody at the table sees them.

    `attacks_me`: their attack on me is announced, and I notice it; `attacks_ally`: one on somebody of my side is, and
    they notice it. `attacked_by_ally`: somebody of my side has announced to attack them. `defends`: they have announced
    to defend. `power_works`: they have the stat by which my power is resisted, so that I may use it on them.
    """

    who: CharacterId
    is_foe: bool
    out: bool
    panicked: bool
    hurt: bool
    attacks_me: bool
    attacks_ally: bool
    attacked_by_ally: bool
    defends: bool
    power_works: bool

    @property
    def attacks(self) -> bool:
        """Whether their attack on my side is announced and noticed."""
        return self.attacks_me or self.attacks_ally

    @property
    def weakened(self) -> bool:
        """Whether they carry an Injury or are in Panic."""
        return self.hurt or self.panicked


class Seen(Struct, frozen=True):
    """The fight before the eyes of one who is about to announce; `last` is what they did last round.

    The others stand in the order in which they announce.
    """

    me: Character
    others: tuple[Other, ...]
    last: Announcement | None

    @property
    def standing_foes(self) -> tuple[Other, ...]:
        """The foes who are not Out of the Fight: nobody needs to strike whom is down."""
        return tuple([one for one in self.others if one.is_foe and not one.out])

    @property
    def standing_allies(self) -> tuple[Other, ...]:
        """Those of my side, but me, who are not Out of the Fight."""
        return tuple([one for one in self.others if not one.is_foe and not one.out])


def seen_by(table: Table, fight: Fight, participant: Participant) -> Seen:
    """Return what somebody in this fight may see."""
    me = table.character(participant.who)
    people = {one.id: one for one in table.characters}
    of_my_side = {one.id for one in table.characters if one.side == me.side and one.id != me.id}
    aimed_at: set[CharacterId] = set()
    for one in fight.participants:
        if one.who in of_my_side:
            aimed_at.update(aims_of(one.announcement))
    others = [
        _other(people[one.who], one.announcement, me, of_my_side, aimed_at)
        for one in fight.participants
        if one.who != me.id
    ]
    return Seen(me, tuple(others), participant.last)


def _other(
    character: Character,
    announcement: Announcement | None,
    me: Character,
    of_my_side: set[CharacterId],
    aimed_at: set[CharacterId],
) -> Other:
    noticed = announcement.targets if isinstance(announcement, Attack) and not announcement.unaware else ()
    return Other(
        who=character.id,
        is_foe=character.side != me.side,
        out=character.out,
        panicked=character.panicked,
        hurt=character.hurt,
        attacks_me=me.id in noticed,
        attacks_ally=not of_my_side.isdisjoint(noticed),
        attacked_by_ally=character.id in aimed_at,
        defends=is_a_defence(announcement),
        power_works=me.power is not None and character.has(me.power.resist),
    )
