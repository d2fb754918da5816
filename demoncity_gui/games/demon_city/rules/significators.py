"""Significators: a player character's own cards in the common deck (T-DECK-13, T-DECK-14, T-DECK-26).

And the cards of the Horror's Deck that are tied to a creature (T-DECK-16).
"""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.events import DeckShuffled, SignificatorSet
from demoncity_gui.games.demon_city.rules.refusals import NotASignificator, OutOfPlay, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import RealThrow, Table, in_the_cast
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn


def known_significators(character: Character) -> tuple[Card, ...]:
    """Return the Significators that the players know: none of a creature's (T-DECK-16), nor of anybody hidden."""
    return character.significators if character.is_player_character and not character.hidden else ()


def shows_own(character: Character, cards: Iterable[Drawn]) -> bool:
    """Whether the players see among these cards a Significator."""
    known = known_significators(character)
    return any(card in known for card in cards)


def grant_significator(transaction: Transaction, who: CharacterId, card: Card) -> None:
    """Give a player character a court card or a Major, and shuffle it into the Players' pile (T-DECK-13, T-DECK-26).

    The Fool is in that deck already, or in the Horror's, where it can't be anybody's Significator (T-DECK-07).
    What is tied to a creature of the Host's is a card of the Horror's Deck and stays there (T-DECK-16, T-AMB-08).

    Raises:
        RuleRefusal: the card is a pip, somebody's already, or in the Horror's Deck (T-DECK-20); a creature's is not.
    """
    table = transaction.table
    character = in_the_cast(table, who)
    owned = any(card in one.significators for one in table.characters)
    of_the_horror = card in everywhere(table, DeckName.HORROR)
    if owned or of_the_horror is character.is_player_character:
        raise RuleRefusal(NotASignificator(who, card))
    if not character.is_player_character:
        transaction.happen(SignificatorSet(who, card, owned=True, moved=False))
        return
    if card.pip is not None:
        raise RuleRefusal(NotASignificator(who, card))
    moved = card not in everywhere(table, DeckName.PLAYERS)
    transaction.happen(SignificatorSet(who, card, owned=True, moved=moved))
    if moved and not table.players_deck.is_real:  # into a real deck the people shuffle it
        transaction.happen(
            DeckShuffled(DeckName.PLAYERS, transaction.chance.shuffled(transaction.table.players_deck.pile))
        )


def remove_significator(transaction: Transaction, who: CharacterId, card: Card) -> None:
    """Take a Significator from its owner, and out of the deck unless it is The Fool (T-DECK-14, T-DECK-07).

    A creature's own card stays in the Horror's Deck.
    """
    table = transaction.table
    character = in_the_cast(table, who)
    if card not in character.significators:
        raise RuleRefusal(NotASignificator(who, card))
    is_significator = character.is_player_character and card is not Card.FOOL
    moved = is_significator and card in everywhere(table, DeckName.PLAYERS)
    if moved and card not in table.players_deck.pile + table.players_deck.discard:
        raise RuleRefusal(OutOfPlay(card))
    if moved and _may_lie_before_somebody(table, DeckName.PLAYERS):
        raise RuleRefusal(OutOfPlay(card))
    transaction.happen(SignificatorSet(who, card, owned=False, moved=moved))


def everywhere(table: Table, name: DeckName) -> tuple[Card, ...]:
    """Return all cards of a deck, wherever they lie: pile, discard, open, and before people (T-STATE-01).

    Of a real deck of which only the highest cards are told, the list has them all.
    """
    deck: Deck = table.deck(name)
    people = () if table.fight is None else table.fight.participants
    draws = () if table.awaited is None else table.awaited.draws
    awaited = [card for draw in draws if draw.deck is name for card in draw.typed]
    before = [
        card
        for one in people
        if one.throw is not None and table.character(one.who).deck is name
        for card in (one.throw.typed if isinstance(one.throw, RealThrow) else one.throw.cards)
    ]
    named = [card for card in (*before, *awaited) if isinstance(card, Card) and deck.mode is not DeckMode.HIGHEST_ONLY]
    return (*deck.pile, *deck.discard, *deck.opened, *named)


def _may_lie_before_somebody(table: Table, name: DeckName) -> bool:
    """Whether real cards of a deck lie face down, or have gone to the discard so, and nobody knows which."""
    people = () if table.fight is None else table.fight.participants
    down = any(isinstance(one.throw, RealThrow) and table.character(one.who).deck is name for one in people)
    return down or table.deck(name).unturned > 0
