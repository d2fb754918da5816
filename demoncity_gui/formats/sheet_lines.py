"""The parts of a sheet as people type them: a line or a few, shown and read again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import CHARACTERISTICS, CardPower, Character, Power, Rank, Weapon
from demoncity_gui.games.demon_city.words.instincts import InstinctUnreadable, instinct_line, instinct_typed
from demoncity_gui.games.demon_city.words.stats import stat_named, stat_word
from demoncity_gui.pieces.tarot import Card, UnknownCard, card_named
from demoncity_gui.texts import sheet_parts as said
from demoncity_gui.words.cards import card_title, plain_title


class SheetUnreadable(Exception):
    """What was typed can't be meant; the message is one sentence."""


class SheetPart(NamedTuple):
    """A part of a sheet: its name in the catalogue, how it is shown and how it is read. `lines` high when typed.

    One that is `beside` shares the line of the one before it. `players` may read it as the Host does; any other is the
    Host's (T-CRIT-11, T-RESOLVE-16). `read` raises `SheetUnreadable`.
    """

    name: str
    shown: Callable[[Character], str]
    read: Callable[[Character, str], Character]
    lines: int = 1
    beside: bool = False
    players: bool = False

    @property
    def title(self) -> str:
        """What it is called."""
        return said[self.name]

    @property
    def example(self) -> str:
        """An example of what is typed."""
        return said[f"{self.name}-example"]


# --- stats and skills --------------------------------------------------------------------------------------------


def rank_from(what: str, text: str) -> int:
    """Return the rank that was typed, whatever its size.

    Raises:
        SheetUnreadable: it is no whole number.
    """
    typed = text.strip().replace("−", "-")
    if not re.fullmatch(r"-?[0-9]{1,6}", typed):
        raise SheetUnreadable(said.rank_no_number(what=what, typed=text.strip()))
    return int(typed)


def with_stat(character: Character, stat: str, text: str) -> Character:
    """Return the sheet with this Characteristic as it was typed; nothing typed takes it away.

    Raises:
        SheetUnreadable: it is no whole number.
    """
    ranks = {entry.name: entry for entry in character.stats}
    ranks.pop(stat, None)
    if text.strip():
        ranks[stat] = Rank(stat, rank_from(stat, text))
    return replace(character, stats=(*_characteristics(ranks), *_further(character)))


def _characteristics(ranks: dict[str, Rank]) -> list[Rank]:
    return [ranks[name] for name in CHARACTERISTICS if name in ranks]


def _further(character: Character) -> tuple[Rank, ...]:
    return tuple(entry for entry in character.stats if entry.name not in CHARACTERISTICS)


def ranks_text(ranks: tuple[Rank, ...]) -> str:
    """Return stats or skills on one line: `Firearms 4, Volleyball 6 (Athletics)`."""
    forms = (f" ({stat_word(entry.special_form_of)})" if entry.special_form_of else "" for entry in ranks)
    return ", ".join(f"{stat_word(entry.name)} {entry.rank}{form}" for entry, form in zip(ranks, forms, strict=True))


def ranks_from(text: str) -> tuple[Rank, ...]:
    """Return the stats or skills on this line.

    Raises:
        SheetUnreadable: one has no rank, or no name.
    """
    ranks = []
    for typed in filter(None, (part.strip() for part in text.split(","))):
        found = re.fullmatch(r"(.*\S)\s+([-−]?[0-9]{1,6})\s*(?:\((.*)\))?", typed)
        if found is None:
            raise SheetUnreadable(said.rank_incomplete(typed=typed))
        rank, form = rank_from(found[1], found[2]), (found[3] or "").strip()
        ranks.append(Rank(stat_named(found[1]), rank, stat_named(form)))
    return tuple(ranks)


def _with_further(character: Character, text: str) -> Character:
    further = ranks_from(text)
    own = next((entry.name for entry in further if entry.name in CHARACTERISTICS), None)
    if own is not None:
        raise SheetUnreadable(said.stat_elsewhere(stat=own))
    known = {entry.name: entry for entry in character.stats}
    return replace(character, stats=(*_characteristics(known), *further))


# --- powers, cards, weapons, instincts -----------------------------------------------------------------------------


def _power_text(character: Character) -> str:
    power = character.power
    return (
        ""
        if power is None
        else said.power_typed(deed=power.deed, stat=stat_word(power.stat), resist=stat_word(power.resist))
    )


def _with_power(character: Character, text: str) -> Character:
    if not text.strip():
        return replace(character, power=None)
    found = re.fullmatch(rf"\s*(.*\S)\s*\(\s*(.+?)\s+{re.escape(said.against)}\s+(.+?)\s*\)\s*", text)
    if found is None:
        raise SheetUnreadable(said.power_incomplete)
    return replace(character, power=Power(found[1], stat_named(found[2]), stat_named(found[3])))


def _card_powers_text(character: Character) -> str:
    return "\n".join(f"{card_title(power.card)}: {power.words}" for power in character.card_powers)


def _with_card_powers(character: Character, text: str) -> Character:
    powers = []
    for line in filter(str.strip, text.splitlines()):
        name, _, words = line.partition(":")
        powers.append(CardPower(_card(name.strip()), words.strip()))
    return replace(character, card_powers=tuple(powers))


def _card(name: str) -> Card:
    """Return the card with this title (The Moon, Seven of Cups) or this name (major-18, cups-7)."""
    for card in Card:
        if name.casefold() in (card_title(card).casefold(), plain_title(card).casefold()):
            return card
    try:
        return card_named(name)
    except UnknownCard:
        raise SheetUnreadable(said.no_card(typed=name)) from None


def _weapons_text(character: Character) -> str:
    return "\n".join(f"{one.name}: {one.suits}" if one.suits else one.name for one in character.weapons)


def _with_weapons(character: Character, text: str) -> Character:
    parted = (line.partition(":") for line in filter(str.strip, text.splitlines()))
    return replace(character, weapons=tuple(Weapon(name.strip(), suits.strip()) for name, _, suits in parted))


def _instincts_text(character: Character) -> str:
    return "\n".join(instinct_line(line) for line in character.instincts)


def _with_instincts(character: Character, text: str) -> Character:
    try:
        return replace(
            character, instincts=tuple(instinct_typed(line) for line in filter(str.strip, text.splitlines()))
        )
    except InstinctUnreadable as why:
        raise SheetUnreadable(str(why)) from why


def _calm_check_text(character: Character) -> str:
    return "" if character.calm_check is None else str(character.calm_check)


def _with_calm_check(character: Character, text: str) -> Character:
    if not text.strip():
        return replace(character, calm_check=None)
    if not re.fullmatch(r"\s*[0-9]{1,2}\s*", text):
        raise SheetUnreadable(said.calm_check_no_number(typed=text.strip()))
    return replace(character, calm_check=int(text))


def _protection_text(character: Character) -> str:
    return str(character.protection or "")


def _with_protection(character: Character, text: str) -> Character:
    if text.strip() and not re.fullmatch(r"\s*[0-9]{1,2}\s*", text):
        raise SheetUnreadable(said.protection_no_number(typed=text.strip()))
    return replace(character, protection=int(text) if text.strip() else 0)


def _words(field: str, lines: int = 1, *, beside: bool = False, players: bool = False) -> SheetPart:
    """Return a part that is shown and read as it stands."""

    def shown(one: Character) -> str:
        return str(getattr(one, field))

    def read(one: Character, text: str) -> Character:
        return replace(one, **{field: text.strip()})

    return SheetPart(field.replace("_", "-"), shown, read, lines, beside, players)


SKILLS = SheetPart(
    "skills", lambda one: ranks_text(one.skills), lambda one, text: replace(one, skills=ranks_from(text))
)
PICTURE = _words("picture")
CARD_POWERS = SheetPart("card-powers", _card_powers_text, _with_card_powers, lines=2)
"""What cards of theirs set off: nothing in the dice edition."""
PROTECTION = SheetPart("protection", _protection_text, _with_protection, players=True)
"""What they wear against harm: nothing where the Host says what a hit costs."""
PARTS = (
    SKILLS,
    SheetPart("further-stats", lambda one: ranks_text(_further(one)), _with_further, players=True),
    _words("close_deed", players=True),
    _words("shoot_deed", players=True),
    _words("shoot_skill", players=True),
    SheetPart("power", _power_text, _with_power, players=True),
    SheetPart("calm-check", _calm_check_text, _with_calm_check),
    PROTECTION,
    _words("alias"),
    _words("short", beside=True),
    PICTURE,
    _words("pronoun", beside=True, players=True),
    SheetPart("instincts", _instincts_text, _with_instincts, lines=2),
    SheetPart("weapons", _weapons_text, _with_weapons, lines=2, beside=True),
    CARD_POWERS,
    _words("notes", 2),
)
"""Everything of a sheet but what the table of the cast shows, in the order of the page."""
