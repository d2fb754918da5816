"""An evening written down before it begins: title, cast and the Horror's Deck, as TOML."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from demoncity_gui.rules.cards import Card, UnknownCard, card_named
from demoncity_gui.rules.characters import (
    AGILITY,
    PLAYERS_SIDE,
    TOUGHNESS,
    CardPower,
    Character,
    CharacterId,
    Power,
    Rank,
    Side,
)
from demoncity_gui.rules.commands import BeginEvening
from demoncity_gui.rules.decks import DeckName, starting_players_deck


class PlanUnreadable(Exception):
    """The file can't be played from; the message is one sentence that names the place."""


class _PowerText(Struct, forbid_unknown_fields=True):
    deed: str
    stat: str
    resist: str


class _CardPowerText(Struct, forbid_unknown_fields=True):
    card: str
    words: str


class _SkillText(Struct, forbid_unknown_fields=True):
    rank: int
    special_form_of: str = ""


class _CharacterText(Struct, forbid_unknown_fields=True):
    name: str
    side: str
    stats: dict[str, int]
    deck: DeckName | None = None
    skills: dict[str, int | _SkillText] = {}
    significators: list[str] = []
    power: _PowerText | None = None
    close: str = ""
    shoot: str = ""
    shoots_with: str = ""
    card_powers: list[_CardPowerText] = []


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
        raise PlanUnreadable(f"{path}: {why}.") from why


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
        raise PlanUnreadable(str(why) if " - at " in str(why) else f"{why} - at `$`") from why
    except (ValueError, RecursionError) as why:  # a number of thousands of digits; brackets in brackets without end
        raise PlanUnreadable("this is not TOML that anybody would write: a number or a nesting is too long") from why
    if not plan.characters:
        raise PlanUnreadable("$.characters: nobody is here")
    characters = tuple(_character(place, written) for place, written in enumerate(plan.characters))
    for place, character in enumerate(characters):
        if any(other.name == character.name for other in characters[:place]):
            raise PlanUnreadable(f"$.characters[{place}].name: two are called {character.name!r}")
    horror_deck = tuple(_card(f"$.horror_deck[{place}]", name) for place, name in enumerate(plan.horror_deck))
    players_deck = _players_deck(characters, horror_deck)
    for number, character in enumerate(characters):
        deck = players_deck if character.is_player_character else horror_deck
        for place, power in enumerate(character.card_powers):
            at = f"$.characters[{number}].card_powers[{place}].card"
            if power.card not in deck:
                raise PlanUnreadable(f"{at}: {power.card.value} is not in the deck that {character.name} draws from")
            if any(other.card is power.card for other in character.card_powers[:place]):
                raise PlanUnreadable(f"{at}: {power.card.value} has a power already")
    return BeginEvening(plan.title, plan.scene, characters, players_deck, horror_deck)


def _players_deck(characters: tuple[Character, ...], horror_deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the Players' Deck with its Significators beside this Horror's Deck (T-DECK-07, T-DECK-13, T-DECK-20)."""
    for place, card in enumerate(horror_deck):
        if card in horror_deck[:place]:
            raise PlanUnreadable(f"$.horror_deck[{place}]: {card.value} is there twice")
    deck = starting_players_deck(with_the_fool=Card.FOOL not in horror_deck)
    owned: list[Card] = []
    for number, character in enumerate(characters):
        for place, card in enumerate(character.significators):
            at = f"$.characters[{number}].significators[{place}]"
            if not character.is_player_character:
                raise PlanUnreadable(f"{at}: {character.name} draws from the Horror’s Deck, which has no Significators")
            if card.pip is not None:
                raise PlanUnreadable(f"{at}: {card.value} is neither a court card nor a Major")
            if card in owned:
                raise PlanUnreadable(f"{at}: {card.value} is a Significator already")
            if card in horror_deck:
                raise PlanUnreadable(f"{at}: {card.value} is in the Horror’s Deck")
            owned.append(card)
    deck += tuple(card for card in owned if card not in deck)
    for place, card in enumerate(horror_deck):
        if card in deck:
            raise PlanUnreadable(f"$.horror_deck[{place}]: {card.value} is in the Players’ Deck")
    return deck


def _character(place: int, written: _CharacterText) -> Character:
    at = f"$.characters[{place}]"
    if not written.name.strip():
        raise PlanUnreadable(f"{at}.name: nobody can be called nothing")
    if not written.side.strip():
        raise PlanUnreadable(f"{at}.side: {written.name} is on no side")
    for stat in (AGILITY, TOUGHNESS):
        if stat not in written.stats:
            raise PlanUnreadable(f"{at}.stats: {written.name} has no {stat}")
    stats = tuple(Rank(name, rank) for name, rank in written.stats.items())
    skills = tuple(_skill(name, skill) for name, skill in written.skills.items())
    for kind, ranks in (("stats", stats), ("skills", skills)):
        for entry in ranks:
            if not 0 <= entry.rank <= 99:
                raise PlanUnreadable(f"{at}.{kind}: {entry.name} can’t be {entry.rank}")
            if entry.special_form_of == entry.name:
                raise PlanUnreadable(f"{at}.{kind}: {entry.name} can’t be a special form of itself")
    known = {**written.stats, **written.skills}
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
        stats=stats,
        skills=skills,
        significators=tuple(
            _card(f"{at}.significators[{number}]", name) for number, name in enumerate(written.significators)
        ),
        power=None if written.power is None else Power(written.power.deed, written.power.stat, written.power.resist),
        close_deed=written.close,
        shoot_deed=written.shoot,
        shoot_skill=written.shoots_with,
        card_powers=tuple(
            _card_power(f"{at}.card_powers[{number}]", power) for number, power in enumerate(written.card_powers)
        ),
    )


def _card_power(at: str, written: _CardPowerText) -> CardPower:
    """Return a card with what it sets off (T-CRIT-11)."""
    if not written.words.strip():
        raise PlanUnreadable(f"{at}.words: nobody has written what {written.card} sets off")
    return CardPower(_card(f"{at}.card", written.card), written.words.strip())


def _skill(name: str, written: int | _SkillText) -> Rank:
    """Return a skill, with the general one that it is a special form of where the plan says so (T-EXTRA-14)."""
    return Rank(name, written) if isinstance(written, int) else Rank(name, written.rank, written.special_form_of)


def _card(at: str, name: str) -> Card:
    try:
        return card_named(name)
    except UnknownCard as why:
        raise PlanUnreadable(f"{at}: {why}") from why
