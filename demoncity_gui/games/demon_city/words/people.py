"""How people, sides and decks are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from demoncity_gui.games.demon_city.rules.characters import UNKNOWN, Character, CharacterId, Side, State
from demoncity_gui.games.demon_city.rules.commands import TaskSide
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts.catalogue import Person
from demoncity_gui.words.values import Sayings


def name(table: Table, who: CharacterId) -> str:
    """Return the character's name; “nobody” for an id this table does not know."""
    for character in table.characters:
        if character.id == who:
            return character.name
    return "nobody"


def person(table: Table, who: CharacterId) -> Person:
    """Return somebody as a sentence takes them that speaks of “her”, “him” or “them”."""
    return Person(name(table, who))


def sayings(table: Table) -> Sayings:
    """Return how the fields of commands, events and refusals are said in a sentence."""
    return {
        CharacterId: partial(person, table),
        Character: lambda character: character.name,
        Card: lambda card: card.title,
        TaskSide: lambda side: name(table, side.who),
    }


def is_a_players(table: Table, who: CharacterId) -> bool:
    """Return whether a player plays them."""
    return all(one.is_player_character for one in table.characters if one.id == who)


def names(table: Table, people: Iterable[CharacterId]) -> str:
    """Return the names as a list in a sentence: “Ann, Bill and Cassie”."""
    return listed([name(table, who) for who in people])


def listed(words: Sequence[str]) -> str:
    """Join words as a sentence does."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def either(words: Sequence[str]) -> str:
    """Join words as a sentence does that denies all of them: “Ann’s 9 or Bill’s 7”; each once."""
    once = list(dict.fromkeys(words))
    return "".join(once) if len(once) < 2 else f"{', '.join(once[:-1])} or {once[-1]}"


def side_name(side: Side) -> str:
    """Return how a side is called at the head of a sentence: with an article, but where it has one or is a name.

    Nobody knows whether a side is one or many: what it does is told in the past, which is the same for both.
    """
    if side == UNKNOWN:
        return side
    words = side.split()
    if not words or words[0].casefold() in _ARTICLES or side[0].isupper():
        return side[:1].upper() + side[1:]
    return f"The {side}"


_ARTICLES = ("the", "a", "an")


def state_words(state: State) -> str:
    """Return how a state is called."""
    return {State.OUT: "Out of the Fight", State.PANIC: "Panic", State.HELD: "held"}[state]


def deck_name(deck: DeckName) -> str:
    """Return how a deck is called at the head of a sentence."""
    return "The Players’ Deck" if deck is DeckName.PLAYERS else "The Horror’s Deck"


def lower_deck_name(deck: DeckName) -> str:
    """Return how a deck is called within a sentence."""
    return deck_name(deck).replace("The", "the", 1)


def turned_words(table: Table, who: CharacterId | None) -> str:
    """Return what is to be typed: “what Ann turned”, or what nobody in particular drew."""
    return "what was drawn" if who is None else f"what {name(table, who)} turned"


def mode_words(mode: DeckMode) -> str:
    """Return how a deck is played, as menus say it."""
    return {
        DeckMode.PROGRAM: "the program’s",
        DeckMode.EVERY_CARD: "real, every card typed",
        DeckMode.HIGHEST_ONLY: "real, highest card only",
    }[mode]


def signed(number: int) -> str:
    """Return a number as sentences write it, with a minus that is no hyphen: a pool may stand under 0."""
    return str(number).replace("-", "−")


def cards(number: int) -> str:
    """Return “1 card”, “2 cards”."""
    return f"{number} card" if number == 1 else f"{number} cards"
