"""A round with everybody's announcement and cards laid open at once: for worked cases that start at the flip."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, judge_clash
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count, count_throws
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.thrown import turned
from demoncity_gui.pieces.tarot import Card
from tests.support.stacked import pick

Deed = tuple[Character, Announcement]
OpenDeed = tuple[Character, Announcement, str]


def facing(*deeds: Deed, bystanders: tuple[Character, ...] = (), rules: HouseRules = PRESETS) -> Confrontation:
    """Return who faces whom where these announce in this order."""
    people = {one.id: one for one in (*bystanders, *(who for who, _ in deeds))}
    return Confrontation(people, {who.id: announcement for who, announcement in deeds}, rules=rules)


def counts(*deeds: Deed, bystanders: tuple[Character, ...] = ()) -> dict[str, int]:
    """Return how many cards everybody takes, by name."""
    return {name: count.cards for name, count in full_counts(*deeds, bystanders=bystanders).items()}


def full_counts(*deeds: Deed, bystanders: tuple[Character, ...] = (), rules: HouseRules = PRESETS) -> dict[str, Count]:
    """Return everybody's count with its reasons, by name."""
    ground = facing(*deeds, bystanders=bystanders, rules=rules)
    return {ground.characters[who].name: count for who, count in count_throws(ground).items()}


def reasons(count: Count) -> dict[ThrowReason, int]:
    """Return what each reason changed, the starting card left out."""
    return {line.reason: line.change for line in count.lines if line.reason is not ThrowReason.START}


class Flip:
    """The rulings of a round where these deeds were thrown with these cards: `(ann, defends(bill), "9 2")`."""

    def __init__(
        self,
        *deeds: OpenDeed,
        chosen: Character | None = None,
        drivers: tuple[Character, ...] = (),
        bystanders: tuple[Character, ...] = (),
        rules: HouseRules = PRESETS,
    ) -> None:
        people = {one.id: one for one in (*bystanders, *(who for who, _, _ in deeds))}
        announcements = {who.id: announcement for who, announcement, _ in deeds}
        self._people = people
        ground = Confrontation(people, announcements, drivers=[one.id for one in drivers], rules=rules)
        free = list(Card)
        throws = {}
        for who, announcement, words in deeds:
            hand = pick(words, free)
            free = [card for card in free if card not in hand]
            lowest = isinstance(announcement, Attack) and announcement.called_shot and not announcement.harmless
            throws[who.id] = turned(hand, who, lowest=lowest, rules=rules)
        self.clashes = tuple(
            judge_clash(ground, members, throws, chosen=() if chosen is None else (chosen.id,))
            for members in ground.groups
        )

    @property
    def clash(self) -> ClashRuling:
        """The only Clash."""
        (only,) = self.clashes
        return only

    def names(self, ids: tuple[CharacterId, ...]) -> list[str]:
        """Return the names of these people."""
        return [self._people[one].name for one in ids]

    @property
    def happened(self) -> list[str]:
        """Whose deeds took effect, the attack first."""
        return self.names(self.clash.happens)

    @property
    def attacker(self) -> str | None:
        """Whose attack took effect."""
        return None if self.clash.attacker is None else self._people[self.clash.attacker].name

    @property
    def criticals(self) -> list[str]:
        """Who succeeded critically."""
        return self.names(self.clash.critical)

    @property
    def fumbles(self) -> list[str]:
        """Who fumbled."""
        return self.names(self.clash.fumble)
