"""Building both decks out of one tarot, before play and between fights (T-DECK, HOST-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.decks import DeckBreach, deck_breaches, starting_players_deck
from demoncity_gui.games.demon_city.rules.events import CardPutBack, DecksBuilt, DeckShuffled
from demoncity_gui.games.demon_city.rules.refusals import DecksUnfit, NotInDiscard, NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

VALUES = range(1, 11)
"""The values that both decks are built of (T-DECK-03, T-DECK-16)."""


class DeckOddity(Enum):
    """What the Host may have so in two decks, and yet is mostly a slip."""

    NOT_THREE_OF_EACH = "not-three-of-each"  # in the Players' Deck, T-DECK-03
    NOBODYS_CARD = "nobodys-card"  # a court card or a Major in the Players' Deck, T-DECK-06
    VALUE_MISSING = "value-missing"  # in the Horror's Deck, T-DECK-16
    OWN_CARD_AWAY = "own-card-away"  # a creature's, T-DECK-16


_OF_THE_HORROR = (DeckBreach.MOSTLY_OVER_TEN, DeckOddity.VALUE_MISSING, DeckOddity.OWN_CARD_AWAY)


class DeckRemark(Struct, frozen=True):
    """One thing about two decks that the rules don't have so, with the cards or the values it is about."""

    breach: DeckBreach | DeckOddity
    cards: tuple[Card, ...] = ()
    values: tuple[int, ...] = ()

    @property
    def forbids(self) -> bool:
        """Whether nobody can play with such decks; else it is a warning."""
        return isinstance(self.breach, DeckBreach) and self.breach is not DeckBreach.MOSTLY_OVER_TEN

    @property
    def is_secret(self) -> bool:
        """Whether it tells of what is in the Horror's Deck (T-DECK-02)."""
        return self.breach in _OF_THE_HORROR


def deck_remarks(
    players: Sequence[Card], horror: Sequence[Card], characters: Iterable[Character]
) -> tuple[DeckRemark, ...]:
    """Return all that the rules don't have so, first what forbids to play.

    Never a card twice and The Fool once (T-DECK-07, T-DECK-20); the Players' Deck has three of each value 1–10 and
    beside them only its owners' Significators (T-DECK-03, T-DECK-06, T-DECK-13), the Horror's each value 1–10, mostly
    those, and its creatures' own cards (T-DECK-16, T-DECK-17).
    """
    people = tuple(characters)
    owned = {card for one in people if one.is_player_character for card in one.significators}
    own = own_cards(people)
    pips = Counter(card.pip for card in players if card.pip is not None)
    twice = Counter((*players, *horror))
    found = [
        DeckRemark(breach, tuple(card for card in Card if twice[card] > 1) if breach is DeckBreach.CARD_TWICE else ())
        for breach in deck_breaches(players, horror)
    ]
    listed = (
        DeckRemark(DeckBreach.SIGNIFICATOR_AWAY, tuple(card for card in Card if card in owned and card not in players)),
        DeckRemark(
            DeckOddity.NOBODYS_CARD,
            tuple(card for card in players if card.pip is None and card is not Card.FOOL and card not in owned),
        ),
        DeckRemark(DeckOddity.OWN_CARD_AWAY, tuple(card for card in own if card not in horror)),
    )
    counted = (
        DeckRemark(DeckOddity.NOT_THREE_OF_EACH, values=tuple(value for value in VALUES if pips[value] != 3)),
        DeckRemark(
            DeckOddity.VALUE_MISSING,
            values=tuple(value for value in VALUES if value not in {worth(card) for card in horror}),
        ),
    )
    found += [remark for remark in (*listed, *counted) if remark.cards or remark.values]
    return tuple(sorted(found, key=lambda remark: not remark.forbids))


def own_cards(characters: Iterable[Character]) -> tuple[Card, ...]:
    """Return the cards that sheets of the Host's name as a creature's own (T-CRIT-11)."""
    return tuple(
        dict.fromkeys(
            card
            for one in characters
            if not one.is_player_character
            for card in (*one.significators, *(power.card for power in one.card_powers))
        )
    )


def players_preset(characters: Iterable[Character]) -> tuple[Card, ...]:
    """Return 30 pips, The Fool unless a creature is tied to it, and all Significators.

    T-DECK-03, T-DECK-08, T-DECK-09, T-DECK-13.
    """
    people = tuple(characters)
    owned = [card for one in people if one.is_player_character for card in one.significators]
    pips = starting_players_deck(with_the_fool=Card.FOOL not in own_cards(people))
    return (*pips, *(card for card in dict.fromkeys(owned) if card not in pips))


def horror_preset(characters: Iterable[Character], players: Iterable[Card]) -> tuple[Card, ...]:
    """Return the creatures' own cards and one card of each value 1–10 that those leave open (T-DECK-16).

    Majors 1–10 stand in for their value, among the own cards or where no pip of it is left (T-DECK-11, T-DECK-20).
    """
    taken = set(players)
    own = [card for card in own_cards(characters) if card not in taken]
    open_values = [value for value in VALUES if all(worth(card) != value for card in own)]
    free = [card for card in Card if card not in taken and card not in own]
    by_value = [next((card for card in free if worth(card) == value), None) for value in open_values]
    return (*(card for card in by_value if card is not None), *own)


def set_decks(transaction: Transaction, players: tuple[Card, ...], horror: tuple[Card, ...]) -> None:
    """Build both decks anew and shuffle them, all cards collected first (T-DECK-01, T-DECK-19).

    Raises:
        RuleRefusal: Action Rounds are under way, or nobody could play with such decks.
    """
    if transaction.table.fight is not None or not transaction.table.characters:
        raise RuleRefusal(NotNow())
    remarks = deck_remarks(players, horror, transaction.table.characters)
    fatal = tuple(remark.breach for remark in remarks if remark.forbids and isinstance(remark.breach, DeckBreach))
    if fatal:
        raise RuleRefusal(DecksUnfit(fatal))
    transaction.happen(DecksBuilt(players, horror))
    transaction.happen(DeckShuffled(DeckName.PLAYERS, transaction.chance.shuffled(players)))
    transaction.happen(DeckShuffled(DeckName.HORROR, transaction.chance.shuffled(horror)))


def shuffle_deck(transaction: Transaction, deck: DeckName) -> None:
    """Shuffle a pile together with its discard, whatever is left of it; cards on the table stay there (T-DECK-22)."""
    if not transaction.table.characters:
        raise RuleRefusal(NotNow())
    known = transaction.table.deck(deck)
    transaction.happen(DeckShuffled(deck, transaction.chance.shuffled(known.pile + known.discard)))


def put_back(transaction: Transaction, deck: DeckName, card: Card) -> None:
    """Take a card out of the discard and shuffle it into the pile.

    Raises:
        RuleRefusal: it isn't in that discard.
    """
    if card not in transaction.table.deck(deck).discard:
        raise RuleRefusal(NotInDiscard(deck, card))
    transaction.happen(CardPutBack(deck, card))
    if transaction.table.deck(deck).is_real:
        return  # the people shuffle it in
    transaction.happen(DeckShuffled(deck, transaction.chance.shuffled(transaction.table.deck(deck).pile)))
