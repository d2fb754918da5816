"""The cast as the page of the cast shows it: everybody's sheet, and where they stand now. The Host's alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import (
    CALM,
    CHARACTERISTICS,
    LONGEST_NAME,
    TOUGHNESS,
    Character,
    CharacterId,
    Rank,
)
from demoncity_gui.games.demon_city.rules.harm import damage_is_thrown
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.decks import powers_away_sentences
from demoncity_gui.games.demon_city.words.people import state_words
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_rows as said

_NEW_RANK = 2


class Sheet(Struct, frozen=True):
    """One of the cast; `now` says in words how they fare, nothing where nothing has happened to them.

    `warnings` are sentences on what stands on the sheet and does nothing. `portrait` is a JPEG that the program's own
    helper has made, empty where there is none to be shown. In the dice edition no sheet `has_cards`: those that it
    names wait for an evening that has some. One `has_protection` where the rules say what a hit costs.
    """

    character: Character
    now: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    portrait: bytes = b""
    has_cards: bool = True
    has_protection: bool = True

    @property
    def who(self) -> CharacterId:
        """Whose sheet it is."""
        return self.character.id


class CastPicture(Struct, frozen=True):
    """Everybody, in the order of the cast."""

    sheets: tuple[Sheet, ...]

    @property
    def characters(self) -> tuple[Character, ...]:
        """Everybody's sheet."""
        return tuple(sheet.character for sheet in self.sheets)

    @property
    def significators(self) -> tuple[Card, ...]:
        """The cards that are somebody's own."""
        return tuple(card for one in self.characters for card in one.significators)

    def somebody_new(self, like: Character) -> Character:
        """Return an empty sheet on this one's side, under a name that nobody has."""
        ranks = tuple(Rank(name, _NEW_RANK) for name in CHARACTERISTICS)
        return self.under_free_names([Character(CharacterId(0), said.somebody, like.side, like.deck, ranks)])[0]

    def copy_of(self, character: Character) -> Character:
        """Return a sheet like this, under a name that nobody has; Significators are one person's alone (T-DECK-13)."""
        return self.under_free_names([replace(character, significators=())])[0]

    def under_free_names(self, newcomers: Iterable[Character]) -> tuple[Character, ...]:
        """Return newcomers, each whose name is taken with a number behind it."""
        taken = {one.name for one in self.characters}
        found = []
        for one in newcomers:
            bare = one.name.strip()
            name, number = bare, 1
            while name in taken:
                number += 1
                behind = f" {number}"
                name = bare.removesuffix(f" {_number_behind(bare)}")[: LONGEST_NAME - len(behind)] + behind
            taken.add(name)
            found.append(replace(one, name=name))
        return tuple(found)


def cast_picture(table: Table, portrait: Callable[[str], bytes] = lambda _name: b"") -> CastPicture:
    """Return the cast of this table; `portrait` finds a picture by its name."""
    has_cards, has_protection = table.edition.has_decks, damage_is_thrown(table)
    return CastPicture(
        tuple(
            Sheet(
                one,
                tuple(_now(table, one)),
                powers_away_sentences(table, one) if has_cards else (),
                portrait(one.portrait),
                has_cards,
                has_protection,
            )
            for one in table.characters
        )
    )


def _number_behind(name: str) -> str:
    last = name.rpartition(" ")[2]
    return last if last.isdecimal() and last != name else "\0"


def _now(table: Table, one: Character) -> list[str]:
    words = [said.in_the_fight] if table.fight is not None and table.fight.has(one.id) else []
    if one.toughness_lost:
        words.append(said.toughness_of(now=one.toughness, whole=one.rank(TOUGHNESS)))
    if one.calm_lost:
        words.append(said.calm_of(now=one.calm, whole=one.rank(CALM)))
    words += [said.hurt] if one.hurt else []
    words += [said.hidden_from_players] if one.hidden else []
    return [*words, *(state_words(state) for state in one.states)]
