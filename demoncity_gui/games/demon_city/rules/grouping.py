"""People who touch one another, gathered into groups; the time hardly grows faster than the people (T-CLASH-04)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from demoncity_gui.games.demon_city.rules.characters import CharacterId

Pair = tuple[CharacterId, CharacterId]


class Grouping:
    """Groups of people, joined pair by pair; `cuts` are pairs that no edge between the two joins (T-CLASH-08)."""

    def __init__(self, people: Sequence[CharacterId], cuts: Iterable[Pair] = ()) -> None:
        self._leader = {who: who for who in people}
        self._cut_from: dict[CharacterId, set[CharacterId]] = {}
        for one, other in cuts:
            self._cut_from.setdefault(one, set()).add(other)
            self._cut_from.setdefault(other, set()).add(one)

    def join(self, one: CharacterId, other: CharacterId) -> None:
        """Let an edge join these two, if both are there and nobody has parted them."""
        if one not in self._leader or other not in self._leader:
            return
        if not self._cut_from or other not in self._cut_from.get(one, ()):
            self._leader[self._find(one)] = self._find(other)

    def join_all(self, people: Sequence[CharacterId]) -> None:
        """Let an edge join each two of these, those that are parted left out."""
        if not self._cut_from:
            for one in people[1:]:
                self.join(people[0], one)
            return
        left = set(people)
        while left:
            reached = [left.pop()]
            while reached:
                one = reached.pop()
                near = left - self._cut_from.get(one, set())
                left -= near
                for other in near:
                    self.join(one, other)
                reached.extend(near)

    def groups(self) -> tuple[tuple[CharacterId, ...], ...]:
        """Return the groups in the order of their first member, each in the order of the people."""
        found: dict[CharacterId, list[CharacterId]] = {}
        for who in self._leader:
            found.setdefault(self._find(who), []).append(who)
        return tuple([tuple(group) for group in found.values()])

    def _find(self, who: CharacterId) -> CharacterId:
        leader = self._leader
        while leader[who] != who:
            leader[who] = leader[leader[who]]  # halves the way for whoever asks next
            who = leader[who]
        return who
