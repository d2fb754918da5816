"""A fight with foes who have just come: they join the cast, their deck is built, and Action Rounds begin."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.cast import add_characters
from demoncity_gui.games.demon_city.rules.characters import AGILITY, Character
from demoncity_gui.games.demon_city.rules.deck_building import set_decks
from demoncity_gui.games.demon_city.rules.fight import agility_order
from demoncity_gui.games.demon_city.rules.refusals import CastUnfit, NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


def begin_fight(transaction: Transaction, characters: tuple[Character, ...], horror: tuple[Card, ...]) -> None:
    """Bring these foes, build the Horror's Deck for them, and begin Action Rounds of them and the players.

    Others of the cast stay out of it (T-ENTRY-01, T-ENTRY-02). The Players' Deck stays as it is built; what it holds,
    and the cards that other creatures own, are no matter of the new deck (T-DECK-07, T-DECK-16, T-DECK-20). Equals are
    ordered by chance (T-ORDER-02). In the dice edition there is no deck.

    Raises:
        RuleRefusal: Action Rounds are under way, no player is there, or the foes or the deck can't be.
    """
    table = transaction.table
    players = [one for one in table.characters if one.is_player_character]
    if table.fight is not None or not table.characters:
        raise RuleRefusal(NotNow())
    if not players or not characters:
        raise RuleRefusal(CastUnfit())
    if table.edition.has_decks:
        kept = everywhere(table, DeckName.PLAYERS)
        owned = [card for one in table.characters if not one.is_player_character for card in one.significators]
        wanted = dict.fromkeys((*horror, *owned, Card.FOOL))
        set_decks(transaction, tuple(kept), tuple(card for card in wanted if card not in kept))
    known = {one.id for one in table.characters}
    add_characters(transaction, characters, None)
    foes = [one for one in transaction.table.characters if one.id not in known]
    here = [one for one in transaction.table.characters if one.is_player_character or one in foes]
    if by_edition(table.edition).equals_keep_their_order:
        order = agility_order(transaction, here)
    else:
        mixed = transaction.chance.shuffled(here)
        order = tuple(one.id for one in sorted(mixed, key=lambda one: one.rank(AGILITY)))
    if order is not None:
        transaction.happen(ev.ActionBegan(order))
