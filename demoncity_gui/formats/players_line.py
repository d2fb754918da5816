"""Players typed in one row: “Ana, Ben 3 agility, Cora 4 toughness 5 calm”."""

from __future__ import annotations

import re
from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    CHARACTERISTICS,
    PLAYERS_SIDE,
    TOUGHNESS,
    Character,
    CharacterId,
    Rank,
    Side,
)
from demoncity_gui.games.demon_city.rules.sheet import objection_to_sheet
from demoncity_gui.games.demon_city.words.refusals import sheet_sentence
from demoncity_gui.games.demon_city.words.stats import stat_word, stats_begun
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import own_evening as said

USUAL_RANK = 3
"""The rank of a player's Characteristic of which nothing is said."""
HORRORS_RANK = 5
"""The rank of a blank Horror's Agility and Toughness."""
_HORROR_SIDE = Side("horror")


class PlayersUnreadable(Exception):
    """The row can't be meant; the message is one sentence."""


def players_typed(line: str) -> tuple[Character, ...]:
    """Return the players of a row, with ids from 1: names with commas between them, ranks behind a name.

    A rank stands before or behind its Characteristic, of which the first letters are enough.

    Raises:
        PlayersUnreadable: nobody is named, a name comes twice or is missing, or a rank is of nothing known.
    """
    parts = [" ".join(part.split()) for part in line.split(",")]
    if not any(parts):
        raise PlayersUnreadable(said.needs_players)
    if parts[-1] == "":
        parts.pop()  # somebody is still typing
    players = tuple(_player(number, part) for number, part in enumerate(parts, start=1))
    names = [one.name for one in players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise PlayersUnreadable(said.twice(name=twice))
    return players


def _player(number: int, part: str) -> Character:
    """Return one player; words up to the first number, without a Characteristic's name before it, are the name."""
    words = part.split(" ")
    first = next((place for place, word in enumerate(words) if place and word.isdecimal()), len(words))
    behind = words[first:]
    if first > 1 and behind and len(behind) % 2 and _stat(words[first - 1]) is not None:
        first, behind = first - 1, words[first - 1 :]
    name = " ".join(words[:first])
    if not name:
        raise PlayersUnreadable(said.no_name)
    ranks = {**dict.fromkeys(CHARACTERISTICS, USUAL_RANK), **_ranks(name, behind)}
    player = Character(
        id=CharacterId(number),
        name=name,
        side=PLAYERS_SIDE,
        deck=DeckName.PLAYERS,
        stats=tuple(Rank(stat, rank) for stat, rank in ranks.items()),
    )
    return sound(player)


def _ranks(name: str, words: Sequence[str]) -> dict[str, int]:
    ranks: dict[str, int] = {}
    rest = list(words)
    while rest:
        one, other = rest.pop(0), rest.pop(0) if rest else ""
        number, typed = (one, other) if one.isdecimal() else (other, one)
        if not typed:
            raise PlayersUnreadable(said.number_alone(number=number, name=name))
        stat = _stat(typed)
        if stat is None or not re.fullmatch(r"[0-9]{1,6}", number):
            raise PlayersUnreadable(said.no_such_stat(typed=typed, stats=list(map(stat_word, CHARACTERISTICS))))
        ranks[stat] = int(number)
    return ranks


def _stat(typed: str) -> str | None:
    """Return the one Characteristic that begins with these letters, None for none or several."""
    found = stats_begun(CHARACTERISTICS, typed)
    return found[0] if len(found) == 1 else None


def blank_horror(name: str, number: int) -> Character:
    """Return a Horror of whom nothing is known yet but the name, the `number`th of the cast.

    Raises:
        PlayersUnreadable: nobody can be called so.
    """
    if not name.strip():
        raise PlayersUnreadable(said.needs_horror)
    raised = dict.fromkeys((AGILITY, TOUGHNESS), HORRORS_RANK)
    ranks = {**dict.fromkeys(CHARACTERISTICS, USUAL_RANK), **raised}
    stats = tuple(Rank(stat, rank) for stat, rank in ranks.items())
    return sound(Character(CharacterId(number), name.strip(), _HORROR_SIDE, DeckName.HORROR, stats))


def sound(character: Character) -> Character:
    """Return the same character.

    Raises:
        PlayersUnreadable: nobody can play by this sheet.
    """
    unfit = objection_to_sheet(character)
    if unfit is not None:
        raise PlayersUnreadable(sheet_sentence(unfit))
    return character
