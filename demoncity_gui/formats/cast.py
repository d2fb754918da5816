"""A cast written down: sheets as TOML, in the shape that evening plans have them in as well."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from demoncity_gui.disk.door import read_text, system_words
from demoncity_gui.disk.kinds import Kind
from demoncity_gui.disk.whole import cached, exported
from demoncity_gui.games.demon_city.rules.characters import (
    MOST_CHARACTERS,
    PLAYERS_SIDE,
    CardPower,
    Character,
    CharacterId,
    Power,
    Rank,
    Side,
    Weapon,
)
from demoncity_gui.games.demon_city.rules.instincts import Instinct
from demoncity_gui.games.demon_city.rules.sheet import objection_to_sheet
from demoncity_gui.games.demon_city.words.refusals import sheet_sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, UnknownCard, card_named
from demoncity_gui.texts import casts as said
from demoncity_gui.words.plain_text import harmless_values, quoted, shown
from demoncity_gui.words.toml_text import TomlUnreadable, toml_value, toml_values


class CastUnreadable(Exception):
    """The file holds no cast to play with; the message is one sentence that names the place."""


class PowerText(Power, frozen=True, forbid_unknown_fields=True):
    """A supernatural ability as it stands in a file."""


class CardPowerText(Struct, forbid_unknown_fields=True):
    """A card with what it sets off, as they stand in a file."""

    card: str
    words: str


class SkillText(Struct, forbid_unknown_fields=True):
    """A skill that says of which general one it is a special form (T-EXTRA-14)."""

    rank: int
    special_form_of: str = ""


class WeaponText(Weapon, frozen=True, forbid_unknown_fields=True):
    """A weapon as it stands in a file."""


class InstinctText(Instinct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of what somebody does unasked, as it stands in a file."""


_KEYS = {"close_deed": "close", "shoot_deed": "shoot", "shoot_skill": "shoots_with"}
"""Fields of a `Character` that have another key in a file."""


_ALIKE = (
    "alias",
    "short",
    "pronoun",
    "hidden",
    "close_deed",
    "shoot_deed",
    "shoot_skill",
    "picture",
    "notes",
    "calm_check",
    "protection",
)
"""Fields that a `Character` has as a file has them."""


class CharacterText(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, rename=_KEYS):
    """A sheet as it stands in a file, its keys in the order in which they are written.

    `action` and `kings` are ranks for guests, which `side_by_side` reads; no evening keeps them.
    """

    name: str
    alias: str = ""
    short: str = ""
    pronoun: str = ""
    hidden: bool = False
    side: str
    deck: DeckName | None = None
    stats: dict[str, int]
    skills: dict[str, int | SkillText] = {}
    significators: list[str] = []
    own_cards: list[str] = []
    close_deed: str = ""
    shoot_deed: str = ""
    shoot_skill: str = ""
    picture: str = ""
    notes: str = ""
    calm_check: int | None = None
    protection: int = 0
    power: PowerText | None = None
    weapons: list[WeaponText] = []
    instincts: list[InstinctText] = []
    card_powers: list[CardPowerText] = []
    action: dict[str, str | int | bool] = {}
    kings: dict[str, str | int] = {}


class _CastText(Struct, forbid_unknown_fields=True):
    characters: list[CharacterText] = []


MOST_BYTES = 4_000_000
"""Of a text: as many people as an evening has, with pages of notes for each."""

# --- reading -----------------------------------------------------------------------------------------------------


def read_cast(path: Path) -> tuple[Character, ...]:
    """Return the characters written in this file, with ids from 1.

    Raises:
        CastUnreadable: it can't be read, or something in it can't be meant.
    """
    return in_file(path, MOST_BYTES, cast, CastUnreadable)


def cast(text: str) -> tuple[Character, ...]:
    """Return the characters written in this text, with ids from 1.

    Raises:
        CastUnreadable: something in it can't be meant; the sentence names the place.
    """
    characters = characters_of(toml_as(_CastText, text).characters)
    check_own_cards(characters)
    return characters


def check_own_cards(characters: Sequence[Character]) -> None:
    """See that each Significator and each card tied to a creature is one person's alone (T-DECK-13, T-DECK-16).

    Raises:
        CastUnreadable: one is somebody's already, or a pip is a Significator; the sentence names the place.
    """
    owned: list[Card] = []
    for number, character in enumerate(characters):
        for place, card in enumerate(character.significators):
            at = own_card_place(number, character, place)
            if character.is_player_character and card.pip is not None:
                raise CastUnreadable(f"{at}: {said.plain_significator(card=card.value)}")
            if card in owned:
                raise CastUnreadable(f"{at}: {said.significator_taken(card=card.value)}")
            owned.append(card)


def own_card_place(number: int, character: Character, place: int) -> str:
    """Return where a file names an own card of the character at this place, both counted from 0."""
    return f"$.characters[{number}].{_own_cards_key(character.deck)}[{place}]"


def _own_cards_key(deck: DeckName) -> str:
    return "significators" if deck is DeckName.PLAYERS else "own_cards"


Written = TypeVar("Written")


def in_file(path: Path, most_bytes: int, read: Callable[[str], Written], unreadable: type[Exception]) -> Written:
    """Return what the text of this file says, as `read` reads it.

    Raises:
        unreadable: it can't be read, or `read` has raised this; the sentence names the file.
    """
    try:
        return read(read_text(path, most_bytes))
    except OSError as why:
        raise unreadable(said.unread(path=quoted(path), why=system_words(why))) from why
    except UnicodeDecodeError as why:
        raise unreadable(said.unread(path=quoted(path), why=said.no_text)) from why
    except unreadable as why:
        reason = str(why).removesuffix(".")  # some are whole sentences
        raise unreadable(said.within(path=quoted(path), why=reason)) from why


def keep_copy(text: str, place: Path, unreadable: type[Exception]) -> None:
    """Write a text that has been read into a person's own folder, in place of what lay there under that name.

    Raises:
        unreadable: it can't be written; what lay there stays.
    """
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with cached(place) as file:
            file.write(text.encode())
    except OSError as why:
        raise unreadable(said.unwritten(path=quoted(place), why=system_words(why))) from why


def toml_as(kind: type[Written], text: str) -> Written:
    """Return what this TOML says, as a value of that kind.

    Raises:
        CastUnreadable: it is no TOML, or no such value.
    """
    try:
        read = harmless_values(toml_values(text))
    except TomlUnreadable as why:
        raise CastUnreadable(str(why)) from why
    try:
        return msgspec.convert(read, kind)
    except msgspec.ValidationError as why:
        from demoncity_gui.words.misfit import misfit  # most files are sound

        found = misfit(read, kind)
        raise CastUnreadable(f"{found.place}: {found.why}") from why


def characters_of(written: Sequence[CharacterText]) -> tuple[Character, ...]:
    """Return the characters of these sheets, with ids from 1.

    Raises:
        CastUnreadable: nobody is there, two have one name, or a sheet is unfit; the sentence names the place.
    """
    if not written:
        raise CastUnreadable(f"$.characters: {said.nobody}")
    if len(written) > MOST_CHARACTERS:
        raise CastUnreadable(f"$.characters: {said.too_many(number=len(written), most=MOST_CHARACTERS)}")
    characters = tuple(_character(place, sheet) for place, sheet in enumerate(written))
    for place, character in enumerate(characters):
        if any(other.name == character.name for other in characters[:place]):
            raise CastUnreadable(f"$.characters[{place}].name: {said.named_twice(name=character.name)}")
    return characters


def _character(number: int, written: CharacterText) -> Character:
    at = f"$.characters[{number}]"
    side = Side(written.side)
    deck = written.deck or _usual_deck(side)
    if written.significators and deck is DeckName.HORROR:
        raise CastUnreadable(f"{at}.significators[0]: {said.no_significators(who=shown(written.name))}")
    if written.own_cards and deck is DeckName.PLAYERS:
        raise CastUnreadable(f"{at}.own_cards[0]: {said.no_own_cards(who=shown(written.name))}")
    own = enumerate([*written.significators, *written.own_cards])
    character = Character(
        id=CharacterId(number + 1),
        name=written.name,
        side=side,
        deck=deck,
        stats=tuple(Rank(name, rank) for name, rank in written.stats.items()),
        skills=tuple(_skill(name, skill) for name, skill in written.skills.items()),
        significators=tuple(card_at(f"{at}.{_own_cards_key(deck)}[{place}]", name) for place, name in own),
        power=None if written.power is None else Power(**asdict(written.power)),
        card_powers=tuple(
            CardPower(card_at(f"{at}.card_powers[{place}].card", power.card), power.words.strip())
            for place, power in enumerate(written.card_powers)
        ),
        weapons=tuple(Weapon(**asdict(weapon)) for weapon in written.weapons),
        instincts=tuple(Instinct(**asdict(line)) for line in written.instincts),
        **{field: getattr(written, field) for field in _ALIKE},
    )
    if (unfit := objection_to_sheet(character)) is not None:
        keys = {**_KEYS, "significators": _own_cards_key(deck)}
        place = re.sub(r"^(stats|skills)\[.*", r"\1", unfit.place)  # a file has them in a table, by their names
        raise CastUnreadable(f"{at}.{keys.get(place, place)}: {sheet_sentence(unfit).removesuffix('.')}")
    return character


def _usual_deck(side: Side) -> DeckName:
    return DeckName.PLAYERS if side == PLAYERS_SIDE else DeckName.HORROR


def _skill(name: str, written: int | SkillText) -> Rank:
    return Rank(name, written) if isinstance(written, int) else Rank(name, written.rank, written.special_form_of)


def card_at(place: str, name: str) -> Card:
    """Return the card that is named at this place.

    Raises:
        CastUnreadable: no card is called so.
    """
    try:
        return card_named(name)
    except UnknownCard as why:
        raise CastUnreadable(f"{place}: {said.no_card(name=shown(name))}") from why


# --- writing -----------------------------------------------------------------------------------------------------


def cast_text(characters: Sequence[Character]) -> str:
    """Return these sheets as TOML that `cast` reads again; what befell people in play is not in it."""
    return "\n".join("".join(f"{line}\n" for line in _lines(character)) for character in characters)


def write_cast(path: Path, characters: Sequence[Character]) -> None:
    """Write these sheets to a file, in place of a cast or of nothing.

    Raises:
        CastUnreadable: it can't be written, or something else lies there; what was there stays.
    """
    try:
        with exported(path, Kind.CAST) as file:
            file.write(cast_text(characters).encode())
    except OSError as why:
        raise CastUnreadable(said.unwritten(path=quoted(path), why=system_words(why))) from why


def _lines(one: Character) -> Iterator[str]:
    yield "[[characters]]"
    for key, value in msgspec.to_builtins(_text(one)).items():
        if isinstance(value, list) and isinstance(value[0], dict):
            yield f"{key} = ["
            yield from (f"    {toml_value(entry)}," for entry in value)
            yield "]"
        else:
            yield f"{key} = {toml_value(value)}"


def _text(one: Character) -> CharacterText:
    own = [card.value for card in one.significators]
    return CharacterText(
        name=one.name,
        side=one.side,
        deck=None if one.deck is _usual_deck(one.side) else one.deck,
        stats={entry.name: entry.rank for entry in one.stats},
        skills={
            entry.name: SkillText(entry.rank, entry.special_form_of) if entry.special_form_of else entry.rank
            for entry in one.skills
        },
        significators=own if one.is_player_character else [],
        own_cards=[] if one.is_player_character else own,
        power=None if one.power is None else PowerText(**asdict(one.power)),
        weapons=[WeaponText(**asdict(weapon)) for weapon in one.weapons],
        instincts=[InstinctText(**asdict(line)) for line in one.instincts],
        card_powers=[CardPowerText(power.card.value, power.words) for power in one.card_powers],
        **{field: getattr(one, field) for field in _ALIKE},
    )
