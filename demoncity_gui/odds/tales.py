"""The story of deeds that hang on one another, from the lowest throw up; the rules’ own functions say how it ends."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import highest_attacks
from demoncity_gui.games.demon_city.rules.conflicts import settle_conflicts
from demoncity_gui.odds.deal import Lanes
from demoncity_gui.odds.stakes import Stake, Stakes
from demoncity_gui.odds.sweep import Story

HAPPENS, CRITICAL, CANDIDATE, MADE = "happens", "critical", "candidate", "made"
"""What is counted of a deed: `CRITICAL` that it happens with a card over 10, `MADE` that of attacks it is tried."""

Ends = dict[tuple[CharacterId, str], int]
"""In how many ways a deed comes to an end."""


class Came(Struct, frozen=True):
    """What came of a deed that is followed with others, in a side that wins.

    Of an attack: whether it lies over those that aren’t followed and succeeds, and which throws are of people it hits.
    Of another deed: whether it may succeed, and whose throws are still in its way. `over`: it would be critical by a
    card over 10.
    """

    may: bool
    matters: Lanes = 0
    over: bool = False


class Tale(Struct, frozen=True):
    """How far a story is told: the highest attacks so far, and the other deeds that may succeed, level by level."""

    attacks: tuple[tuple[int, Came], ...] = ()
    deeds: tuple[tuple[tuple[int, Came], ...], ...] = ()


class Tales:
    """Tells on and ends the stories of one side’s deeds."""

    def __init__(self, stakes: Stakes, side: Side) -> None:
        self._stakes, self._rules, self._chosen = stakes, stakes.rules, stakes.chosen
        self._by_lane = {one.lane: one for one in stakes.deeds}
        self._deeds = [one for one in stakes.deeds if one.side == side]
        self._known: dict[tuple[Story, tuple[tuple[int, Hashable], ...]], Tale] = {}

    def told_on(self, story: Story, group: list[tuple[int, Hashable]]) -> Story:
        """Return the story with what came at one level: of attacks only the highest matter, of others what may be."""
        key = story, tuple(group)
        if key not in self._known:
            self._known[key] = self._longer(story, group)
        return self._known[key]

    def _longer(self, story: Story, group: list[tuple[int, Hashable]]) -> Tale:
        tale = story if isinstance(story, Tale) else Tale()
        attacks, deeds = dict(tale.attacks), []
        higher = []
        for lane, came in group:
            if isinstance(came, Came):
                if self._by_lane[lane].is_attack:
                    attacks[lane] = came
                    higher.append(lane)
                elif came.may:
                    deeds.append((lane, came))
        made = {self._by_lane[lane].who.id: came for lane, came in sorted(attacks.items())}
        value = {who: 0 for who in made} | {self._by_lane[lane].who.id: 1 for lane in higher}
        _, highest = highest_attacks(list(made), value, lambda who: made[who].may, self._rules, ())
        return Tale(
            tuple([(lane, came) for lane, came in sorted(attacks.items()) if self._by_lane[lane].who.id in highest]),
            (*tale.deeds, tuple(sorted(deeds, key=_lane_first))) if deeds else tale.deeds,
        )

    def ends(self, tale: Tale, asked: Stake) -> Iterator[tuple[CharacterId, str]]:
        """Yield what the deeds of the asked one’s kind come to, by the rules’ own choice and order.

        T-RESOLVE-07, T-RESOLVE-27.
        """
        chosen = self._chosen
        made = {self._by_lane[lane].who.id: came for lane, came in tale.attacks}
        _, highest = highest_attacks(list(made), dict.fromkeys(made, 0), lambda who: made[who].may, self._rules, chosen)
        attacker = highest[0] if len(highest) == 1 and made[highest[0]].may else None
        if asked.is_attack:
            yield from [(who, MADE if len(highest) == 1 else CANDIDATE) for who in highest]
            if attacker is not None:
                yield from _happened(attacker, made[attacker])
            return
        gone = 0 if attacker is None else made[attacker].matters
        value: dict[CharacterId, int] = {}
        came_of: dict[CharacterId, Came] = {}
        for rank, group in enumerate(tale.deeds):
            for lane, came in group:
                if not came.matters & ~gone:
                    who = self._by_lane[lane].who.id
                    value[who], came_of[who] = rank, came
        deeds = [one.who.id for one in self._deeds if one.who.id in value]
        settled = settle_conflicts(deeds, value, self._stakes.conflicts_with, chosen, first=attacker)
        for who in settled.happens:
            yield from _happened(who, came_of[who])
        yield from [(who, CANDIDATE) for group in settled.undecided for who in group]


def _happened(who: CharacterId, came: Came) -> list[tuple[CharacterId, str]]:
    return [(who, HAPPENS), *([(who, CRITICAL)] if came.over else [])]


def _lane_first(one: tuple[int, Came]) -> int:
    return one[0]
