"""An evening written down before it begins: title, cast and the Horror's Deck, as TOML."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from demoncity_gui.rules.cards import Card, UnknownCard, card_named
from demoncity_gui.rules.characters import AGILITY, PLAYERS_SIDE, TOUGHNESS, Character, CharacterId, Power, Rank, Side
from demoncity_gui.rules.commands import BeginEvening
from demoncity_gui.rules.decks import DeckName, starting_players_deck


class PlanUnreadable(Exception):
    """The file can't be played from; the message is one sentence that names the place."""


class _PowerText(Struct, forbid_unknown_fields=True):
    deed: str
    stat: str
    resist: str


class _CharacterText(Struct, forbid_unknown_fields=True):
    name: str
    side: str
    stats: dict[str, int]
    deck: DeckName | None = None
    skills: dict[str, int] = {}
    significators: list[str] = []
    power: _PowerText | None = None
    close: str = ""
    shoot: str = ""
    shoots_with: str = ""


class _PlanText(Struct, forbid_unknown_fields=True):
    title: str
    horror_deck: list[str]
    scene: str = ""
    characters: list[_CharacterText] = []


def read_evening_plan(path: Path) -> BeginEvening:
    """Return the command that begins the evening written in this file.

    Raises:
        PlanUnreadable: it can't be read, or something in it can't be meant.
    """
    try:
        return evening_plan(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as why:
        raise PlanUnreadable(f"{path} can’t be read: {_reason(why)}.") from why
    except PlanUnreadable as why:
        raise PlanUnreadable(f"{path}: {why}") from why


def _reason(why: OSError | UnicodeDecodeError) -> str:
    return (why.strerror or str(why)).lower() if isinstance(why, OSError) else "it is not text"


def evening_plan(text: str) -> BeginEvening:
    """Return the command that begins the evening written in this text.

    Raises:
        PlanUnreadable: something in it can't be meant; the sentence names the place.
    """
    try:
        plan = msgspec.convert(tomllib.loads(text), _PlanText)
    except tomllib.TOMLDecodeError as why:
        raise PlanUnreadable(f"this is not TOML: {why}") from why
    except msgspec.ValidationError as why:
        raise PlanUnreadable(str(why)) from why
    if not plan.characters:
        raise PlanUnreadable("$.characters: nobody is here")
    characters = tuple(_character(place, written) for place, written in enumerate(plan.characters))
    for place, character in enumerate(characters):
        if any(other.name == character.name for other in characters[:place]):
            raise PlanUnreadable(f"$.characters[{place}].name: two are called {character.name!r}")
    horror_deck = tuple(_card(f"$.horror_deck[{place}]", name) for place, name in enumerate(plan.horror_deck))
    significators = tuple(card for character in characters for card in character.significators)
    players_deck = starting_players_deck(with_the_fool=Card.FOOL not in horror_deck)
    added = tuple(card for card in dict.fromkeys(significators) if card not in players_deck)
    return BeginEvening(plan.title, plan.scene, characters, players_deck + added, horror_deck)


def _character(place: int, written: _CharacterText) -> Character:
    at = f"$.characters[{place}]"
    if not written.name.strip():
        raise PlanUnreadable(f"{at}.name: nobody can be called nothing")
    for stat in (AGILITY, TOUGHNESS):
        if stat not in written.stats:
            raise PlanUnreadable(f"{at}.stats: {written.name} has no {stat}")
    known = {**written.stats, **written.skills}
    for name, rank in known.items():
        if not 0 <= rank <= 99:
            raise PlanUnreadable(f"{at}: {name} can’t be {rank}")
    for name in [written.shoots_with] if written.shoots_with else []:
        if name not in known:
            raise PlanUnreadable(f"{at}.shoots_with: {written.name} has no skill called {name!r}")
    if written.power is not None and written.power.stat not in known:
        raise PlanUnreadable(f"{at}.power.stat: {written.name} has no stat called {written.power.stat!r}")
    side = Side(written.side)
    return Character(
        id=CharacterId(place + 1),
        name=written.name,
        side=side,
        deck=written.deck or (DeckName.PLAYERS if side == PLAYERS_SIDE else DeckName.HORROR),
        stats=tuple(Rank(name, rank) for name, rank in written.stats.items()),
        skills=tuple(Rank(name, rank) for name, rank in written.skills.items()),
        significators=tuple(
            _card(f"{at}.significators[{number}]", name) for number, name in enumerate(written.significators)
        ),
        power=None
        if written.power is None
        else Power(written.power.deed, written.power.stat, written.power.resist),
        close_deed=written.close,
        shoot_deed=written.shoot,
        shoot_skill=written.shoots_with,
    )


def _card(at: str, name: str) -> Card:
    try:
        return card_named(name)
    except UnknownCard as why:
        raise PlanUnreadable(f"{at}: {why}") from why
