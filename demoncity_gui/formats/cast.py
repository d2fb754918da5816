"""A cast written down: sheets as TOML, in the shape that evening plans have them in as well."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from demoncity_gui.disk.door import read_text, system_words
from demoncity_gui.disk.kinds import Kind
from demoncity_gui.disk.whole import exported
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HIGHEST_RANK,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_NOTES,
    LONGEST_SHORT_NAME,
    LONGEST_WORDS,
    MOST_CHARACTERS,
    MOST_OF_A_KIND,
    PLAYERS_SIDE,
    SHEET_LISTS,
    TOUGHNESS,
    CardPower,
    Character,
    CharacterId,
    Power,
    Rank,
    Side,
    Weapon,
)
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, UnknownCard, card_named
from demoncity_gui.words.misfit import misfit
from demoncity_gui.words.plain_text import harmless_values, quoted
from demoncity_gui.words.toml_text import TomlUnreadable, toml_values


class CastUnreadable(Exception):
    """The file holds no cast to play with; the message is one sentence that names the place."""


class PowerText(Struct, forbid_unknown_fields=True):
    """A supernatural ability as it stands in a file."""

    deed: str
    stat: str
    resist: str


class CardPowerText(Struct, forbid_unknown_fields=True):
    """A card with what it sets off, as they stand in a file."""

    card: str
    words: str


class SkillText(Struct, forbid_unknown_fields=True):
    """A skill that says of which general one it is a special form."""

    rank: int
    special_form_of: str = ""


class WeaponText(Struct, forbid_unknown_fields=True):
    """A weapon as it stands in a file."""

    name: str
    suits: str = ""


class CharacterText(Struct, forbid_unknown_fields=True):
    """A sheet as it stands in a file."""

    name: str
    side: str
    stats: dict[str, int]
    deck: DeckName | None = None
    skills: dict[str, int | SkillText] = {}
    significators: list[str] = []
    own_cards: list[str] = []
    power: PowerText | None = None
    close: str = ""
    shoot: str = ""
    shoots_with: str = ""
    card_powers: list[CardPowerText] = []
    calm_check: int | None = None
    weapons: list[WeaponText] = []
    alias: str = ""
    short: str = ""
    picture: str = ""
    notes: str = ""
    hidden: bool = False


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
    try:
        return cast(read_text(path, MOST_BYTES))
    except (OSError, UnicodeDecodeError) as why:
        raise CastUnreadable(unread(path, why)) from why
    except CastUnreadable as why:
        raise CastUnreadable(f"{quoted(path)}: {why}.") from why


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
                raise CastUnreadable(f"{at}: {card.value} is neither a court card nor a Major")
            if card in owned:
                raise CastUnreadable(f"{at}: {card.value} is a Significator already")
            owned.append(card)


def own_card_place(number: int, character: Character, place: int) -> str:
    """Return where a file names an own card of the character at this place, both counted from 0."""
    key = "significators" if character.is_player_character else "own_cards"
    return f"$.characters[{number}].{key}[{place}]"


def unread(path: Path, why: OSError | UnicodeDecodeError) -> str:
    """Return the sentence that says why a file can't be read."""
    reason = system_words(why) if isinstance(why, OSError) else "it is not text"
    return f"{quoted(path)} can’t be read: {reason}."


_LONGEST = {
    "name": LONGEST_NAME,
    "side": LONGEST_NAME,
    "alias": LONGEST_NAME,
    "short": LONGEST_SHORT_NAME,
    "scene": LONGEST_WORDS,
    "suits": LONGEST_WORDS,
    "words": LONGEST_WORDS,
    "picture": LONGEST_WORDS,
    "notes": LONGEST_NOTES,
}
"""Letters under a key; anything else is a line, what a weapon is called as well."""
Written = TypeVar("Written")


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
        written = msgspec.convert(read, kind)
    except msgspec.ValidationError as why:
        found = misfit(read, kind)
        raise CastUnreadable(f"{found.place}: {found.why}") from why
    _see_to_lengths(read, "$", "")
    return written


def _see_to_lengths(read: object, place: str, key: str) -> None:
    """See that no word goes on without end.

    Raises:
        CastUnreadable: one does.
    """
    match read:
        case str():
            longest, letters = _LONGEST.get(key, LONGEST_LINE), len(read.strip())
            if letters > longest:
                raise CastUnreadable(f"{place}: {letters} letters, at most {longest}")
        case list():
            for number, one in enumerate(read):
                _see_to_lengths(one, f"{place}[{number}]", key)
        case dict():
            for name, one in read.items():
                _see_to_lengths(name, place, "")
                _see_to_lengths(one, f"{place}.{name}", "weapon" if key == "weapons" and name == "name" else name)


def characters_of(written: Sequence[CharacterText]) -> tuple[Character, ...]:
    """Return the characters of these sheets, with ids from 1.

    Raises:
        CastUnreadable: nobody is there, two have one name, or a sheet is unfit; the sentence names the place.
    """
    if not written:
        raise CastUnreadable("$.characters: nobody is here")
    if len(written) > MOST_CHARACTERS:
        raise CastUnreadable(f"$.characters: {len(written)} characters, at most {MOST_CHARACTERS}")
    characters = tuple(_character(place, sheet) for place, sheet in enumerate(written))
    for place, character in enumerate(characters):
        if any(other.name == character.name for other in characters[:place]):
            raise CastUnreadable(f"$.characters[{place}].name: two are called “{character.name}”")
    return characters


def _character(place: int, written: CharacterText) -> Character:
    at = f"$.characters[{place}]"
    if not written.name.strip():
        raise CastUnreadable(f"{at}.name: nobody can be called nothing")
    if not written.side.strip():
        raise CastUnreadable(f"{at}.side: {written.name} is on no side")
    for part in (*SHEET_LISTS, "own_cards"):
        if (lines := len(getattr(written, part))) > MOST_OF_A_KIND:
            raise CastUnreadable(f"{at}.{part}: {lines} of them, at most {MOST_OF_A_KIND}")
    for stat in (AGILITY, TOUGHNESS):
        if stat not in written.stats:
            raise CastUnreadable(f"{at}.stats: {written.name} has no {stat}")
    stats = tuple(Rank(name, rank) for name, rank in written.stats.items())
    skills = tuple(_skill(name, skill) for name, skill in written.skills.items())
    for kind, ranks in (("stats", stats), ("skills", skills)):
        for entry in ranks:
            if not entry.name.strip():
                raise CastUnreadable(f"{at}.{kind}: one of them has no name")
            if not 0 <= entry.rank <= HIGHEST_RANK:
                raise CastUnreadable(f"{at}.{kind}: {entry.name} can’t be {entry.rank}")
            if entry.special_form_of == entry.name:
                raise CastUnreadable(f"{at}.{kind}: {entry.name} can’t be a special form of itself")
    known = {**written.stats, **written.skills}
    if twice := next((name for name in written.skills if name in written.stats), None):
        raise CastUnreadable(f"{at}.skills: {twice} is a stat already")
    if written.shoots_with and written.shoots_with not in known:
        raise CastUnreadable(f"{at}.shoots_with: {written.name} has no skill called “{written.shoots_with}”")
    power = written.power
    if power is not None and power.stat not in known:
        raise CastUnreadable(f"{at}.power.stat: {written.name} has no stat called “{power.stat}”")
    for part in ("deed", "resist"):
        if power is not None and not getattr(power, part).strip():
            raise CastUnreadable(f"{at}.power.{part}: nothing is written there")
    if written.calm_check is not None and not 0 <= written.calm_check <= 10:
        raise CastUnreadable(f"{at}.calm_check: it is thrown against 0 to 10, not {written.calm_check}")
    for number, weapon in enumerate(written.weapons):
        if not weapon.name.strip():
            raise CastUnreadable(f"{at}.weapons[{number}].name: a weapon has no name")
    side = Side(written.side)
    deck = written.deck or _usual_deck(side)
    if written.significators and deck is DeckName.HORROR:
        place_of_it = f"{at}.significators[0]"
        raise CastUnreadable(f"{place_of_it}: {written.name} draws from the Horror’s Deck, which has no Significators")
    if written.own_cards and deck is DeckName.PLAYERS:
        raise CastUnreadable(f"{at}.own_cards[0]: {written.name} draws from the Players’ Deck, and has Significators")
    own, key = (written.own_cards, "own_cards") if deck is DeckName.HORROR else (written.significators, "significators")
    return Character(
        id=CharacterId(place + 1),
        name=written.name,
        side=side,
        deck=deck,
        stats=stats,
        skills=skills,
        significators=tuple(card_at(f"{at}.{key}[{number}]", name) for number, name in enumerate(own)),
        power=None if power is None else Power(power.deed, power.stat, power.resist),
        close_deed=written.close,
        shoot_deed=written.shoot,
        shoot_skill=written.shoots_with,
        card_powers=_card_powers(at, written.card_powers),
        calm_check=written.calm_check,
        weapons=tuple(Weapon(weapon.name, weapon.suits) for weapon in written.weapons),
        alias=written.alias,
        short=written.short,
        picture=written.picture,
        notes=written.notes,
        hidden=written.hidden,
    )


def _usual_deck(side: Side) -> DeckName:
    return DeckName.PLAYERS if side == PLAYERS_SIDE else DeckName.HORROR


def _card_powers(at: str, written: Sequence[CardPowerText]) -> tuple[CardPower, ...]:
    """Return cards with what each sets off (T-CRIT-11)."""
    found: list[CardPower] = []
    for number, power in enumerate(written):
        place = f"{at}.card_powers[{number}]"
        if not power.words.strip():
            raise CastUnreadable(f"{place}.words: nobody has written what {power.card} sets off")
        card = card_at(f"{place}.card", power.card)
        if any(other.card is card for other in found):
            raise CastUnreadable(f"{place}.card: {card.value} has a power already")
        found.append(CardPower(card, power.words.strip()))
    return tuple(found)


def _skill(name: str, written: int | SkillText) -> Rank:
    """Return a skill, with the general one that it is a special form of where the sheet says so (T-EXTRA-14)."""
    return Rank(name, written) if isinstance(written, int) else Rank(name, written.rank, written.special_form_of)


def card_at(place: str, name: str) -> Card:
    """Return the card that is named at this place.

    Raises:
        CastUnreadable: no card is called so.
    """
    try:
        return card_named(name)
    except UnknownCard as why:
        raise CastUnreadable(f"{place}: {why}") from why


# --- writing -----------------------------------------------------------------------------------------------------


def cast_text(characters: Sequence[Character]) -> str:
    """Return these sheets as TOML that `cast` reads again; what befell people in play is not in it."""
    return "\n".join("".join(f"{line}\n" for line in _lines(character)) for character in characters)


def write_cast(path: Path, characters: Sequence[Character]) -> None:
    """Write these sheets to a file, in place of a cast or of nothing.

    Raises:
        OSError: it can't be written, or something else lies there; what was there stays.
    """
    with exported(path, Kind.CAST) as file:
        file.write(cast_text(characters).encode())


def _lines(one: Character) -> Iterator[str]:
    yield "[[characters]]"
    yield f"name = {_quoted(one.name)}"
    if one.alias:
        yield f"alias = {_quoted(one.alias)}"
    if one.short:
        yield f"short = {_quoted(one.short)}"
    if one.hidden:
        yield "hidden = true"
    yield f"side = {_quoted(one.side)}"
    if one.deck is not _usual_deck(one.side):
        yield f"deck = {_quoted(one.deck.value)}"
    yield f"stats = {_table({entry.name: str(entry.rank) for entry in one.stats})}"
    if one.skills:
        yield f"skills = {_table({entry.name: _skill_text(entry) for entry in one.skills})}"
    if one.significators:
        key = "significators" if one.is_player_character else "own_cards"
        yield f"{key} = [{', '.join(_quoted(card.value) for card in one.significators)}]"
    for key, words in (
        ("close", one.close_deed),
        ("shoot", one.shoot_deed),
        ("shoots_with", one.shoot_skill),
        ("picture", one.picture),
        ("notes", one.notes),
    ):
        if words:
            yield f"{key} = {_quoted(words)}"
    if one.calm_check is not None:
        yield f"calm_check = {one.calm_check}"
    if one.power is not None:
        parts = {"deed": one.power.deed, "stat": one.power.stat, "resist": one.power.resist}
        yield f"power = {_table({key: _quoted(words) for key, words in parts.items()})}"
    if one.weapons:
        yield "weapons = ["
        for weapon in one.weapons:
            yield f"    {_table({'name': _quoted(weapon.name), 'suits': _quoted(weapon.suits)})},"
        yield "]"
    if one.card_powers:
        yield "card_powers = ["
        for power in one.card_powers:
            yield f"    {_table({'card': _quoted(power.card.value), 'words': _quoted(power.words)})},"
        yield "]"


def _skill_text(entry: Rank) -> str:
    if not entry.special_form_of:
        return str(entry.rank)
    return _table({"rank": str(entry.rank), "special_form_of": _quoted(entry.special_form_of)})


def _table(values: dict[str, str]) -> str:
    return f"{{ {', '.join(f'{_key(key)} = {value}' for key, value in values.items())} }}"


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if bare else _quoted(name)


def _quoted(words: str) -> str:
    """Return words as a TOML string: JSON's escapes are TOML's, but for the one sign that JSON leaves alone."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")
