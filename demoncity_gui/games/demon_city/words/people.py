"""How people, sides and decks are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, UNKNOWN, Character, CharacterId, Side, State
from demoncity_gui.games.demon_city.rules.commands import TaskSide
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn
from demoncity_gui.texts import demon_city_people as said
from demoncity_gui.texts import lists
from demoncity_gui.texts.catalogue import Person
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.values import Sayings


def name(table: Table, who: CharacterId) -> str:
    """Return the character's name; “nobody” for an id this table does not know."""
    return str(person(table, who))


def person(table: Table, who: CharacterId) -> Person:
    """Return somebody as a sentence takes them: with their pronoun, so that “her”, “their” and verbs follow."""
    for character in table.characters:
        if character.id == who:
            return Person(character.name, character.pronoun)
    return Person(said.nobody)


def people(table: Table, ids: Iterable[CharacterId]) -> list[str]:
    """Return the names of several, as a sentence takes them that lists them."""
    return [person(table, who) for who in ids]


def sayings(table: Table) -> Sayings:
    """Return how the fields of commands, events and refusals are said in a sentence."""
    return {
        CharacterId: partial(person, table),
        Character: lambda character: character.name,
        Card: card_title,
        TaskSide: lambda side: name(table, side.who),
    }


def is_a_players(table: Table, who: CharacterId) -> bool:
    """Return whether a player plays them."""
    return all(one.is_player_character for one in table.characters if one.id == who)


def names(table: Table, ids: Iterable[CharacterId]) -> str:
    """Return the names as a list in a sentence: “Ann, Bill and Cassie”."""
    return listed(people(table, ids))


def listed(words: Sequence[str]) -> str:
    """Join words as a sentence does."""
    return lists.all_of(items=words)


def side_word(side: Side) -> str:
    """Return a side’s own word, as a table or a question has it: that of the players in the language that is used."""
    return said.players_side if side == PLAYERS_SIDE else side


def side_named(word: str) -> Side:
    """Return the side that is called so, by its word on the sheet or in the language that is used."""
    typed = " ".join(word.split())
    return PLAYERS_SIDE if typed.casefold() == said.players_side.casefold() else Side(typed)


def side_name(side: Side, *, first: bool = True) -> str:
    """Return how a side is called, `first` in a sentence or within it: with an article, but where it is a name.

    Nobody knows whether a side is one or many: what it does is told in the past, which is the same for both.
    """
    article, _, rest = side.partition(" ")
    if article in ("the", "The") and rest:
        return said.side(side=rest, first=first)
    if side == UNKNOWN or not side or article.casefold() in ("a", "an") or side[0].isupper():
        return side[:1].upper() + side[1:] if first else side
    return said.side(side=side, first=first)


def state_words(state: State) -> str:
    """Return how a state is called."""
    return said.state_words(state=state.value)


def deck_name(deck: DeckName) -> str:
    """Return how a deck is called at the head of a sentence."""
    return said.deck_first(deck=deck.value)


def lower_deck_name(deck: DeckName) -> str:
    """Return how a deck is called within a sentence."""
    return said.deck(deck=deck.value)


def turned_words(table: Table, who: CharacterId | None) -> str:
    """Return what is to be typed: “what Ann turned”, or what nobody in particular drew."""
    return said.turned(who="" if who is None else name(table, who))


def mode_words(mode: DeckMode) -> str:
    """Return how a deck is played, as menus say it."""
    return said.mode(mode=mode.value)


def cards(number: int) -> str:
    """Return “1 card”, “2 cards”."""
    return said.cards(cards=number)


def card_words(card: Drawn) -> str:
    """Return a card as a sentence names it: “the Nine of Cups”, “The Moon”, “a 7” where only the number is known."""
    if isinstance(card, Card):
        return said.card(title=card_title(card), of_suit=card.suit is not None)
    return said.card_of_value(value=card.number)
