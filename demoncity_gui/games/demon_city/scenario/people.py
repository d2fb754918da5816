"""The people of a scenario's round, by name, and what is refused of anybody whose throw is of cards or of dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules import announcements as said
from demoncity_gui.games.demon_city.rules.characters import AGILITY, TOUGHNESS, Character, CharacterId, Rank
from demoncity_gui.texts import scenario_faults as faults


class _Somebody(Protocol):
    name: str


class _Announced(Protocol):
    who: str


S = TypeVar("S", bound=_Somebody)
A = TypeVar("A", bound=_Announced)
D = TypeVar("D")


class People:
    """Everybody in a round. Who is called by a name that nobody has is refused at the place given.

    Raises:
        ScenarioUnreadable: two have one name, one has none, or `character` refuses to read one.
    """

    def __init__(self, written: Sequence[S], character: Callable[[S, CharacterId], Character]) -> None:
        self._ids: dict[str, CharacterId] = {}
        self.characters: dict[CharacterId, Character] = {}
        for place, text in enumerate(written):
            try:
                if text.name in self._ids:
                    raise ScenarioUnreadable(".name", faults.named_twice(name=repr(text.name)))
                if not text.name:
                    raise ScenarioUnreadable(".name", faults.nameless)
                who = self._ids[text.name] = CharacterId(place + 1)
                self.characters[who] = character(text, who)
            except ScenarioUnreadable as why:
                raise why.within(f".characters[{place}]") from why

    @property
    def order(self) -> tuple[CharacterId, ...]:
        """The Agility order, slowest first (T-ANNOUNCE-01, D-SLOW-01); equals stand in the order of the file."""
        return tuple(sorted(self.characters, key=lambda who: self.characters[who].rank(AGILITY)))

    def announcements(self, written: Sequence[A], read: Callable[[CharacterId, A], D]) -> dict[CharacterId, D]:
        """Return what was announced, by whom; nobody announces twice."""
        announced: dict[CharacterId, D] = {}
        for place, text in enumerate(written):
            try:
                who = self.called(text.who, ".who")
                if who in announced:
                    raise ScenarioUnreadable(".who", faults.announced_already(who=repr(text.who)))
                announced[who] = read(who, text)
            except ScenarioUnreadable as why:
                raise why.within(f".announcements[{place}]") from why
        return announced

    def called(self, name: str, place: str) -> CharacterId:
        """Return who has this name."""
        who = self._ids.get(name)
        if who is None:
            raise ScenarioUnreadable(place, faults.nobody_called(name=repr(name)))
        return who

    def everyone(self, key: str, written: Sequence[str]) -> tuple[CharacterId, ...]:
        """Return the people named under this key."""
        return tuple(self.called(name, f".{key}[{place}]") for place, name in enumerate(written))

    def pairs(self, key: str, written: Sequence[tuple[str, str]]) -> list[tuple[CharacterId, CharacterId]]:
        """Return the pairs named under this key."""
        return [
            (self.called(one, f".{key}[{place}][0]"), self.called(other, f".{key}[{place}][1]"))
            for place, (one, other) in enumerate(written)
        ]

    def others(self, who: CharacterId, names: Sequence[str], key: str = "against") -> tuple[CharacterId, ...]:
        """Return whom somebody names under this key, each once; nobody names themselves."""
        others: list[CharacterId] = []
        for place, name in enumerate(names):
            other = self.called(name, f".{key}[{place}]")
            if other == who:
                raise ScenarioUnreadable(f".{key}[{place}]", faults.against_oneself(who=repr(name)))
            if other not in others:
                others.append(other)
        return tuple(others)

    def drivers(
        self, written: Sequence[str], announced: Mapping[CharacterId, said.Announcement]
    ) -> tuple[CharacterId, ...]:
        """Return who competes at the wheel: each announces a contested act (T-CLASH-06)."""
        drivers = self.everyone("drivers", written)
        for place, driver in enumerate(drivers):
            deed = announced.get(driver)
            if not isinstance(deed, said.Act) or deed.uncontested:
                raise ScenarioUnreadable(f".drivers[{place}]", faults.drives(who=repr(written[place])))
        return drivers

    def target(self, who: CharacterId, name: str, place: str, *, own_side: bool) -> CharacterId:
        """Return whom somebody attacks: somebody else, and only by leave one of the `own_side` (T-AMB-23)."""
        target = self.called(name, place)
        own = self.characters[who]
        if target == who:
            raise ScenarioUnreadable(place, faults.attacks_oneself(who=repr(own.name)))
        if self.characters[target].side == own.side and not own_side:
            raise ScenarioUnreadable(place, faults.own_side(who=repr(own.name), target=repr(name)))
        return target

    def act_target(self, who: CharacterId, stat: str | None, name: str | None) -> CharacterId | None:
        """Return at whom a deed that is no attack is aimed, None for nobody; its stat must be the doer's."""
        if stat is not None:
            self.has(who, stat, ".stat")
        target = None if name is None else self.called(name, ".target")
        if target == who:
            raise ScenarioUnreadable(".target", faults.aims_at_oneself(who=repr(name)))
        return target

    def refuse_stats(
        self,
        who: CharacterId,
        manner: said.Manner,
        skill: str | None,
        stat: str | None,
        resist: str | None,
        targets: Sequence[CharacterId],
    ) -> None:
        """Refuse stats that an attack of this manner can't use, or that somebody lacks."""
        if manner is said.Manner.SUPERNATURAL and (stat is None or resist is None):
            raise ScenarioUnreadable(
                ".stat" if stat is None else ".resist",
                faults.supernatural_stats,
            )
        if skill is not None:
            if manner is not said.Manner.SHOOT:
                raise ScenarioUnreadable(".skill", faults.only_shooting)
            self.has(who, skill, ".skill")
        if stat is not None:
            self.has(who, stat, ".stat")
        if resist is not None:
            for one in targets:
                self.has(one, resist, ".resist")

    def has(self, who: CharacterId, stat: str, place: str) -> None:
        """Refuse a stat or skill that somebody lacks."""
        if not self.characters[who].has(stat):
            raise ScenarioUnreadable(place, faults.lacks_stat(who=repr(self.characters[who].name), stat=repr(stat)))


def refuse_missing_stats(name: str, stats: Mapping[str, int]) -> None:
    """Refuse a character without the two stats that every fight asks for."""
    if AGILITY in stats and TOUGHNESS in stats:
        return
    missing = TOUGHNESS if AGILITY in stats else AGILITY
    raise ScenarioUnreadable(f".stats.{missing}", faults.no_stat(who=repr(name), stat=missing))


def ranks(key: str, written: Mapping[str, int]) -> tuple[Rank, ...]:
    """Return the ranks written under this key: 0 or more, without a maximum (T-EXTRA-08, D-TASK-03)."""
    if written and min(written.values()) < 0:
        name, rank = min(written.items(), key=lambda entry: entry[1])
        raise ScenarioUnreadable(f".{key}.{name}", faults.rank_from_0(told=str(rank)))
    return tuple(map(Rank, written, written.values()))
