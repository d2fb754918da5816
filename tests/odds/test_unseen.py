"""What nobody has seen of the decks at a table: chances that are asked of it tell no order and no card face down."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, FaceDownThrow, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck, unseen_of
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import RoundOdds, TooManyThrows, round_odds
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from tests.evening.test_secrets import tables_of
from tests.support.trials import Trials


def dealt_anew(dice: Random, table: Table) -> Table:
    """Return the table with its unseen cards in another order, those that lie face down among them."""
    assert table.fight is not None
    people = list(table.fight.participants)
    decks = {}
    for name in DeckName:
        deck = table.deck(name)
        theirs = [place for place, one in enumerate(people) if table.character(one.who).deck is name]
        lying = {place: throw for place in theirs if isinstance(throw := people[place].throw, FaceDownThrow)}
        cards = [*deck.pile, *[card for throw in lying.values() for card in throw.cards]]
        dice.shuffle(cards)
        for place, throw in lying.items():
            people[place] = replace(people[place], throw=FaceDownThrow(tuple(cards[: throw.number])))
            del cards[: throw.number]
        decks[name] = replace(deck, pile=tuple(cards), discard=tuple(dice.sample(deck.discard, len(deck.discard))))
    fight = replace(table.fight, participants=tuple(people))
    return replace(table, players_deck=decks[DeckName.PLAYERS], horror_deck=decks[DeckName.HORROR], fight=fight)


def chances(table: Table) -> RoundOdds | None:
    """Return the chances of the round on the table, None where there are none."""
    assert table.fight is not None
    players, horror = (unseen_of(table, name) for name in DeckName)
    if players is None or horror is None:
        return None
    try:
        return round_odds(confrontation_of(table, table.fight), Unseen(players, horror))
    except (TooFewCards, TooManyThrows):
        return None


@pytest.mark.soak
def test_what_nobody_has_seen_changes_no_chance(trials: Trials, record_property: Callable[[str, object], None]) -> None:
    """T-ODDS-06, T-STATE-06: another order, other cards face down, and every chance is as it was."""
    compared = 0
    for seed in range(trials(200)):
        dice = Random(seed)
        for table in tables_of(dice):
            lies = table.fight is not None and any(
                isinstance(one.throw, FaceDownThrow) for one in table.fight.participants
            )
            if lies and (before := chances(table)) is not None:
                other = dealt_anew(dice, table)
                assert other != table
                assert [unseen_of(other, name) for name in DeckName] == [unseen_of(table, name) for name in DeckName]
                assert chances(other) == before
                compared += 1
                break
    assert compared
    record_property("tables", compared)


def test_a_deck_of_which_only_the_highest_is_typed_tells_nothing() -> None:
    pile = (Card.FOOL, Card.CUPS_3)
    known = replace(EMPTY_TABLE, players_deck=Deck(pile, mode=DeckMode.EVERY_CARD))
    assert unseen_of(known, DeckName.PLAYERS) == UnseenDeck((Card.CUPS_3, Card.FOOL))
    unknown = replace(EMPTY_TABLE, players_deck=Deck(pile, mode=DeckMode.HIGHEST_ONLY))
    assert unseen_of(unknown, DeckName.PLAYERS) is None
