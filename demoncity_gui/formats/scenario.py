"""Scenario files: one Action Round or one task as JSON, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from demoncity_gui.rules import announcements as said
from demoncity_gui.rules.cards import Card, Drawn, Numeral, UnknownCard, card_named
from demoncity_gui.rules.characters import (
    AGILITY,
    PLAYERS_SIDE,
    TOUGHNESS,
    Character,
    CharacterId,
    Rank,
    Side,
)
from demoncity_gui.rules.confrontation import Confrontation
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.house_rules import HOUSE_RULES, HouseRules
from demoncity_gui.rules.task import OpposedTask, Party, StaticTask

ROUND = "demoncity.round/1"
TASK = "demoncity.task/1"


class ScenarioUnreadable(Exception):
    """The scenario can't be ruled; the message is one line that names the place in the file."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")


class _CharacterText(Struct, forbid_unknown_fields=True):
    name: str
    side: str
    stats: dict[str, int]
    deck: DeckName | None = None
    skills: dict[str, int] = {}
    significators: list[str | int] = []
    hurt: bool = False


class _AttackText(Struct, tag_field="kind", tag="attack", forbid_unknown_fields=True):
    who: str
    target: str
    manner: said.Manner = said.Manner.CLOSE
    skill: str | None = None
    stat: str | None = None
    resist: str | None = None
    unaware: bool = False
    called_shot: bool = False
    harmless: bool = False
    weapon_edge: bool = False
    supernatural_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class _DefendText(Struct, tag_field="kind", tag="defend", forbid_unknown_fields=True):
    who: str
    against: list[str] | None = None
    weapon_edge: bool = False
    supernatural_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class _ActText(Struct, tag_field="kind", tag="act", forbid_unknown_fields=True):
    who: str
    against: list[str] = []
    stat: str | None = None
    intensity: int | None = None
    uncontested: bool = False
    weapon_edge: bool = False
    supernatural_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class _MoveText(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True):
    who: str


_AnnouncementText = _AttackText | _DefendText | _ActText | _MoveText


class _ChoicesText(Struct, frozen=True, forbid_unknown_fields=True):
    attack: tuple[str, ...] = ()


class _DecksText(Struct, forbid_unknown_fields=True):
    players: list[str | int] | None = None
    horror: list[str | int] | None = None
    players_discard: list[str | int] = []
    horror_discard: list[str | int] = []


class _RoundText(Struct, tag_field="format", tag=ROUND, forbid_unknown_fields=True):
    characters: list[_CharacterText]
    announcements: list[_AnnouncementText]
    house_rules: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    drivers: list[str] = []
    choices: _ChoicesText = _ChoicesText()
    cards: dict[str, list[str | int]] | None = None
    decks: _DecksText | None = None


class _PartyText(Struct, forbid_unknown_fields=True):
    name: str
    deck: DeckName = DeckName.PLAYERS
    stat: int | None = None
    significators: list[str | int] = []
    overlap: int = 0
    advantages: list[str] = []
    disadvantages: list[str] = []
    distracted: bool = False
    cards: list[str | int] | None = None


class _TaskText(Struct, tag_field="format", tag=TASK, forbid_unknown_fields=True):
    kind: str
    parties: list[_PartyText]
    house_rules: dict[str, str] = {}
    intensity: int | list[int] | None = None
    supernatural: bool = False


class RoundScenario(Struct, frozen=True):
    """A round ready to be ruled. `order` is the Agility order; `cards` is None where nothing was thrown."""

    order: tuple[CharacterId, ...]
    confrontation: Confrontation
    chosen: tuple[CharacterId, ...]
    cards: dict[CharacterId, tuple[Drawn, ...]] | None


class TaskScenario(Struct, frozen=True):
    """A task ready to be ruled; `cards` is None where nothing was thrown."""

    task: StaticTask | OpposedTask
    rules: HouseRules
    cards: dict[CharacterId, tuple[Drawn, ...]] | None


_decoder = msgspec.json.Decoder(_RoundText | _TaskText)


def read_scenario(text: bytes) -> RoundScenario | TaskScenario:
    """Return the round or the task written in this JSON.

    Raises:
        ScenarioUnreadable: it can't be read, or something in it can't be meant.
    """
    try:
        written = _decoder.decode(text)
    except msgspec.ValidationError as why:
        words, _, place = str(why).partition(" - at `")
        raise ScenarioUnreadable(place.rstrip("`") or "$", _lower(words)) from why
    except (msgspec.DecodeError, UnicodeDecodeError) as why:
        raise ScenarioUnreadable("$", f"this is not JSON: {_lower(str(why))}") from why
    except RecursionError as why:
        raise ScenarioUnreadable("$", "this is nested too deeply") from why
    return _round(written) if isinstance(written, _RoundText) else _task(written)


def _lower(words: str) -> str:
    return " ".join((words[:1].lower() + words[1:]).split())


# --- what both share -------------------------------------------------------------------------------------------------


def _house_rules(written: dict[str, str]) -> HouseRules:
    for ambiguity, letter in written.items():
        rule = HOUSE_RULES.get(ambiguity)
        if rule is None:
            raise ScenarioUnreadable(f"$.house_rules.{ambiguity}", "there is no house rule of that name")
        if rule.sentence(letter) is None:
            letters = ", ".join(known for known, _ in rule.readings)
            raise ScenarioUnreadable(f"$.house_rules.{ambiguity}", f"there is no reading {letter!r}, only {letters}")
    return HouseRules(tuple(written.items()))


_NAMED: dict[str | int, Card] = {card.value: card for card in Card}


def _card(place: str, number: int, written: str | int) -> Drawn:
    try:
        if isinstance(written, str):
            return card_named(written)
    except UnknownCard as why:
        raise ScenarioUnreadable(f"{place}[{number}]", str(why)) from why
    if not 0 <= written <= 21:
        raise ScenarioUnreadable(f"{place}[{number}]", f"a card's number goes from 0 to 21, not {written}")
    return Numeral(written) if written else Card.FOOL


def _cards(place: str, written: Sequence[str | int], seen: dict[Card, str]) -> tuple[Drawn, ...]:
    """Read cards; `seen` keeps where each named card lies, so that none lies in two places."""
    cards = []
    for number, name in enumerate(written):
        card = _NAMED.get(name) or _card(place, number, name)
        if isinstance(card, Card):
            if card in seen:
                raise ScenarioUnreadable(f"{place}[{number}]", f"{card.value} lies at {seen[card]} already")
            seen[card] = place
        cards.append(card)
    return tuple(cards)


def _significators(place: str, written: Sequence[str | int]) -> tuple[Card, ...]:
    cards = []
    for number, name in enumerate(written):
        card = _card(place, number, name)
        if isinstance(card, Numeral):
            raise ScenarioUnreadable(f"{place}[{number}]", f"a Significator is a card by name, not {card.number}")
        cards.append(card)
    return tuple(cards)


def _ranks(at: str, key: str, written: dict[str, int]) -> tuple[Rank, ...]:
    if min(written.values()) < 0:
        name, rank = min(written.items(), key=lambda entry: entry[1])
        raise ScenarioUnreadable(f"{at}{key}{name}", f"a rank is 0 or more, not {rank}")
    return tuple([Rank(name, rank) for name, rank in written.items()])


# --- rounds ----------------------------------------------------------------------------------------------------------


def _round(written: _RoundText) -> RoundScenario:
    rules = _house_rules(written.house_rules)
    ids: dict[str, CharacterId] = {}
    characters: dict[CharacterId, Character] = {}
    for place, text in enumerate(written.characters):
        at = f"$.characters[{place}]"
        if text.name in ids:
            raise ScenarioUnreadable(f"{at}.name", f"two are called {text.name!r}")
        if not text.name:
            raise ScenarioUnreadable(f"{at}.name", "nobody can be called nothing")
        who = ids[text.name] = CharacterId(place + 1)
        characters[who] = _character(at, text, who)
    everybody = _Everybody(ids, characters, rules)

    order = tuple(sorted(characters, key=lambda who: characters[who].rank(AGILITY)))
    announced: dict[CharacterId, said.Announcement] = {}
    for place, announcement in enumerate(written.announcements):
        at = f"$.announcements[{place}]"
        who = everybody.called(announcement.who, at, ".who")
        if who in announced:
            raise ScenarioUnreadable(f"{at}.who", f"{announcement.who!r} has announced already")
        announced[who] = everybody.announcement(at, who, announcement)
    drivers = [everybody.called(name, "$.drivers[", place, "]") for place, name in enumerate(written.drivers)]
    for place, driver in enumerate(drivers):
        deed = announced.get(driver)
        if not isinstance(deed, said.Act) or deed.uncontested:
            raise ScenarioUnreadable(
                f"$.drivers[{place}]", f"{written.drivers[place]!r} drives, and must announce a contested act"
            )
    links = [
        (everybody.called(one, "$.links[", place, "][0]"), everybody.called(other, "$.links[", place, "][1]"))
        for place, (one, other) in enumerate(written.links)
    ]
    confrontation = Confrontation(
        characters,
        {who: announced[who] for who in order if who in announced},
        links=links,
        drivers=drivers,
        rules=rules,
    )
    chosen = []
    for place, name in enumerate(written.choices.attack):
        at = f"$.choices.attack[{place}]"
        who = everybody.called(name, at)
        if not isinstance(announced.get(who), said.Attack):
            raise ScenarioUnreadable(at, f"{name!r} makes no attack that could be chosen")
        chosen.append(who)
    if written.decks is not None:
        _check_decks(written.decks)
    cards = None
    if written.cards is not None:
        seen: dict[Card, str] = {}
        cards = {
            everybody.called(name, "$.cards.", name): _cards(f"$.cards.{name}", drawn, seen)
            for name, drawn in written.cards.items()
        }
    return RoundScenario(order, confrontation, tuple(chosen), cards)


def _character(at: str, text: _CharacterText, who: CharacterId) -> Character:
    for stat in (AGILITY, TOUGHNESS):
        if stat not in text.stats:
            raise ScenarioUnreadable(f"{at}.stats", f"{text.name!r} has no {stat}")
    side = Side(text.side)
    return Character(
        id=who,
        name=text.name,
        side=side,
        deck=text.deck or (DeckName.PLAYERS if side == PLAYERS_SIDE else DeckName.HORROR),
        stats=_ranks(at, ".stats.", text.stats),
        skills=_ranks(at, ".skills.", text.skills) if text.skills else (),
        significators=_significators(f"{at}.significators", text.significators) if text.significators else (),
        hurt=text.hurt,
    )


def _check_decks(written: _DecksText) -> None:
    """Check the cards left in the decks; they matter to chances, not to a ruling."""
    seen: dict[Card, str] = {}
    for name in ("players", "horror", "players_discard", "horror_discard"):
        _cards(f"$.decks.{name}", getattr(written, name) or (), seen)


class _Everybody:
    """The names of a round, and what they may say."""

    def __init__(
        self, ids: dict[str, CharacterId], characters: dict[CharacterId, Character], rules: HouseRules
    ) -> None:
        self._ids = ids
        self._characters = characters
        self._rules = rules

    def called(self, name: str, *place: object) -> CharacterId:
        """Return whose name this is; the parts of `place` are put together only to say that it is nobody's."""
        who = self._ids.get(name)
        if who is None:
            raise ScenarioUnreadable("".join(map(str, place)), f"nobody here is called {name!r}")
        return who

    def announcement(self, at: str, who: CharacterId, text: _AnnouncementText) -> said.Announcement:
        """Return what was announced."""
        match text:
            case _MoveText():
                return said.Move()
            case _AttackText():
                return self._attack(at, who, text)
            case _DefendText():
                against = None if text.against is None else self._others(at, who, text.against)
                return said.Defend(against, _edges(text))
            case _ActText():
                return self._act(at, who, text)

    def _attack(self, at: str, who: CharacterId, text: _AttackText) -> said.Attack:
        target = self.called(text.target, at, ".target")
        if target == who:
            raise ScenarioUnreadable(f"{at}.target", f"{text.who!r} can't attack themselves")
        same_side = self._characters[target].side == self._characters[who].side
        if same_side and not self._rules.reads("T-AMB-23", "c"):
            raise ScenarioUnreadable(
                f"{at}.target",
                f"{text.who!r} and {text.target!r} are on the same side: put the attacker on another first (T-AMB-23)",
            )
        if text.manner is said.Manner.SUPERNATURAL:
            for key, value in (("stat", text.stat), ("resist", text.resist)):
                if value is None:
                    raise ScenarioUnreadable(
                        f"{at}.{key}", "a supernatural attack names the stat it uses and its resist"
                    )
        if text.skill is not None and text.manner is not said.Manner.SHOOT:
            raise ScenarioUnreadable(f"{at}.skill", "only who shoots does it with a skill")
        self._has(who, text.skill, at, ".skill")
        self._has(who, text.stat, at, ".stat")
        self._has(target, text.resist, at, ".resist")
        return said.Attack(
            target=target,
            manner=text.manner,
            skill=text.skill,
            stat=text.stat,
            resist=text.resist,
            unaware=text.unaware,
            called_shot=text.called_shot,
            harmless=text.harmless,
            edges=_edges(text),
        )

    def _act(self, at: str, who: CharacterId, text: _ActText) -> said.Act:
        if text.intensity is not None and not 0 <= text.intensity <= 10:
            raise ScenarioUnreadable(f"{at}.intensity", f"an Intensity goes from 0 to 10, not {text.intensity}")
        against = self._others(at, who, text.against)
        self._has(who, text.stat, at, ".stat")
        return said.Act(against, text.stat, text.intensity, text.uncontested, _edges(text))

    def _others(self, at: str, who: CharacterId, names: Iterable[str]) -> tuple[CharacterId, ...]:
        others: list[CharacterId] = []
        for place, name in enumerate(names):
            other = self.called(name, at, ".against[", place, "]")
            if other == who:
                raise ScenarioUnreadable(f"{at}.against[{place}]", f"{name!r} can't stand against themselves")
            if other not in others:
                others.append(other)
        return tuple(others)

    def _has(self, who: CharacterId, stat: str | None, *place: str) -> None:
        if stat is not None and not self._characters[who].has(stat):
            name = self._characters[who].name
            raise ScenarioUnreadable("".join(place), f"{name!r} has no stat or skill called {stat!r}")


def _edges(text: _AttackText | _DefendText | _ActText) -> said.Edges:
    if not (text.weapon_edge or text.supernatural_edge or text.advantages or text.disadvantages):
        return said.NO_EDGES
    return said.Edges(
        weapon=text.weapon_edge,
        supernatural=text.supernatural_edge,
        advantages=tuple(text.advantages),
        disadvantages=tuple(text.disadvantages),
    )


# --- tasks -----------------------------------------------------------------------------------------------------------


def _task(written: _TaskText) -> TaskScenario:
    rules = _house_rules(written.house_rules)
    if written.kind not in ("static", "opposed"):
        raise ScenarioUnreadable("$.kind", f"a task is static or opposed, not {written.kind!r}")
    wanted = 1 if written.kind == "static" else 2
    if len(written.parties) != wanted:
        number = "1 party" if wanted == 1 else "2 parties"
        raise ScenarioUnreadable("$.parties", f"a task of this kind has {number}, not {len(written.parties)}")
    parties = [_party(f"$.parties[{place}]", place, text) for place, text in enumerate(written.parties)]
    if wanted == 2 and written.parties[0].name == written.parties[1].name:
        raise ScenarioUnreadable("$.parties[1].name", f"two are called {written.parties[0].name!r}")
    seen: dict[Card, str] = {}
    drawn = {
        party.character.id: _cards(f"$.parties[{place}].cards", text.cards, seen)
        for place, (party, text) in enumerate(zip(parties, written.parties, strict=True))
        if text.cards is not None
    }
    task: StaticTask | OpposedTask
    if wanted == 1:
        task = StaticTask(parties[0], _intensities(written.intensity), written.supernatural)
    else:
        for key, value in (("intensity", written.intensity), ("supernatural", written.supernatural or None)):
            if value is not None:
                raise ScenarioUnreadable(f"$.{key}", "this belongs to a static task")
        task = OpposedTask((parties[0], parties[1]))
    return TaskScenario(task, rules, drawn or None)


def _intensities(written: int | list[int] | None) -> tuple[int, ...]:
    if written is None:
        raise ScenarioUnreadable("$.intensity", "a static task has an Intensity")
    rising = [written] if isinstance(written, int) else written
    if not rising:
        raise ScenarioUnreadable("$.intensity", "a static task has an Intensity")
    for place, intensity in enumerate(rising):
        at = "$.intensity" if isinstance(written, int) else f"$.intensity[{place}]"
        if not 0 <= intensity <= 10:
            raise ScenarioUnreadable(at, f"an Intensity goes from 0 to 10, not {intensity}")
        if place and intensity <= rising[place - 1]:
            raise ScenarioUnreadable(at, f"several Intensities rise, and {intensity} comes after {rising[place - 1]}")
    return tuple(rising)


def _party(at: str, place: int, text: _PartyText) -> Party:
    if not text.name:
        raise ScenarioUnreadable(f"{at}.name", "nobody can be called nothing")
    if text.overlap < 0:
        raise ScenarioUnreadable(f"{at}.overlap", f"further skills are counted from 0, not {text.overlap}")
    if text.stat is not None and text.stat < 0:
        raise ScenarioUnreadable(f"{at}.stat", f"a rank is 0 or more, not {text.stat}")
    character = Character(
        id=CharacterId(place + 1),
        name=text.name,
        side=Side(text.name),
        deck=text.deck,
        stats=(),
        significators=_significators(f"{at}.significators", text.significators),
    )
    return Party(
        character=character,
        stat=text.stat,
        overlap=text.overlap,
        advantages=tuple(text.advantages),
        disadvantages=tuple(text.disadvantages),
        other_is_distracted=text.distracted,
    )
