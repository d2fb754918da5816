"""Significators given and taken back in the middle of play (T-DECK-13, T-DECK-14, T-DECK-26)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.asks import asks
from demoncity_gui.games.demon_city.rules.commands import (
    CallReady,
    DrawFreely,
    GrantSignificator,
    RemoveSignificator,
    SetHouseRule,
    TaskSide,
    ThrowCards,
    TryTask,
)
from demoncity_gui.games.demon_city.rules.events import DeckShuffled, SignificatorSet, TaskJudged
from demoncity_gui.games.demon_city.rules.significators import everywhere, known_significators, shows_own
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_refusals as refusals_said
from demoncity_gui.texts import demon_city_story as story_said
from demoncity_gui.words.cards import card_title
from tests.support.cast import attacks, defends, foe, player
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

ann, bill, cassie = player("Ann", agility=1), foe("Bill", agility=5), player("Cassie", agility=6)
STRANGER = foe("Nobody").id


def players_cards(sitting: Sitting) -> Counter[Card]:
    """Return all cards of the Players' Deck, wherever they lie."""
    return Counter(everywhere(sitting.table, DeckName.PLAYERS))


def owned(sitting: Sitting) -> list[tuple[Card, ...]]:
    """Return everybody's Significators."""
    return [one.significators for one in sitting.table.characters]


def test_a_significator_is_shuffled_into_the_pile_and_the_discard_stays() -> None:
    """T-DECK-13, T-DECK-21, T-DECK-26: nothing that was thrown comes back before its time, and nothing is lost."""
    sitting = table_with(ann, bill, players="9 2 5 7", in_action=False)
    sitting.do(DrawFreely(DeckName.PLAYERS, 3))
    sitting.do(DrawFreely(DeckName.PLAYERS, 1))
    sitting.chance = StackedChance(Card.MOON)
    happened = sitting.do(GrantSignificator(ann.id, Card.MOON))
    deck = sitting.table.players_deck
    assert deck.pile[0] is Card.MOON
    assert isinstance(happened[-1], DeckShuffled)
    assert deck.discard == pick("9 2 5", PLAYERS_31)
    assert deck.spread == pick("7", PLAYERS_31)
    assert players_cards(sitting) == Counter((*PLAYERS_31, Card.MOON))
    assert owned(sitting) == [(Card.MOON,), ()]


def test_a_court_card_is_one_as_well() -> None:
    """T-DECK-13."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(GrantSignificator(ann.id, Card.CUPS_QUEEN))
    assert Card.CUPS_QUEEN in sitting.table.players_deck.pile


@pytest.mark.parametrize("card", [Card.CUPS_7, Card.SUN, Card.STAR])
def test_what_is_nobodys_significator(card: Card) -> None:
    """T-DECK-13, T-DECK-20: a pip; what is another's; what is in the Horror's Deck."""
    sitting = table_with(ann, bill, cassie, horror_deck=(*HORROR_10, Card.STAR), in_action=False)
    sitting.do(GrantSignificator(cassie.id, Card.SUN))
    assert sitting.refusal(GrantSignificator(ann.id, card)) == no.NotASignificator(ann.id, card)


def test_whose_significator_it_cannot_be() -> None:
    """T-DECK-13: player characters alone; and nobody twice."""
    sitting = table_with(ann, bill, in_action=False)
    assert sitting.refusal(GrantSignificator(bill.id, Card.MOON)) == no.NotASignificator(bill.id, Card.MOON)
    assert sitting.refusal(GrantSignificator(STRANGER, Card.MOON)) == no.NobodyThere(STRANGER)
    assert sitting.refusal(RemoveSignificator(STRANGER, Card.MOON)) == no.NobodyThere(STRANGER)
    assert sitting.refusal(RemoveSignificator(ann.id, Card.MOON)) == no.NotASignificator(ann.id, Card.MOON)


def test_a_card_of_the_horrors_deck_is_tied_to_a_creature_and_stays_in_it() -> None:
    """T-DECK-16, T-AMB-08: by reading b The Fool is 22 to the creature it is tied to, and no fumble."""
    sitting = table_with(ann, bill, players_deck=PLAYERS_31[:30], horror="Fool", horror_deck=(*HORROR_10, Card.FOOL))
    before = everywhere(sitting.table, DeckName.HORROR)
    (tied,) = sitting.do(GrantSignificator(bill.id, Card.FOOL))
    assert sitting.table.character(bill.id).significators == (Card.FOOL,)
    assert players_cards(sitting) == Counter(PLAYERS_31[:30])
    assert story_lines(sitting.table, sitting.table, tied) == (
        f"{story_said.own_card_set(owned=True, who='Bill')} [T-DECK-16]",
    )
    sitting.do(SetHouseRule("T-AMB-08", "b"))
    judged = sitting.do(TryTask(TaskSide(bill.id, "Calm"), (9,)))[-1]
    assert isinstance(judged, TaskJudged) and judged.ruling.levels == (9,) and not judged.ruling.fumble
    sitting.do(RemoveSignificator(bill.id, Card.FOOL))
    assert Counter(everywhere(sitting.table, DeckName.HORROR)) == Counter(before)
    assert sitting.table.character(bill.id).significators == ()


def test_what_is_tied_to_no_creature() -> None:
    """T-DECK-16: what is in no Horror's Deck, and what is tied to another."""
    sitting = table_with(ann, bill, foe("Dirk"), in_action=False)
    sitting.do(GrantSignificator(bill.id, HORROR_10[0]))
    for card in (Card.MOON, HORROR_10[0]):
        refusal = sitting.refusal(GrantSignificator(foe("Dirk").id, card))
        assert refusal_sentence(sitting.table, refusal) == (
            refusals_said.not_a_significator(players=False, card=card_title(card), who="Dirk")
        )


def test_the_fool_stays_in_its_deck_whosever_it_is() -> None:
    """T-DECK-07, T-CRIT-08: and in the Horror's it is no player character's."""
    sitting = table_with(ann, bill, in_action=False)
    granted = sitting.do(GrantSignificator(ann.id, Card.FOOL))
    assert granted == (SignificatorSet(ann.id, Card.FOOL, owned=True, moved=False),), "nothing is shuffled for it"
    assert players_cards(sitting) == Counter(PLAYERS_31)
    sitting.do(RemoveSignificator(ann.id, Card.FOOL))
    assert players_cards(sitting) == Counter(PLAYERS_31)
    assert owned(sitting) == [(), ()]
    theirs = table_with(ann, bill, players_deck=PLAYERS_31[:30], horror_deck=(*HORROR_10, Card.FOOL), in_action=False)
    assert theirs.refusal(GrantSignificator(ann.id, Card.FOOL)) == no.NotASignificator(ann.id, Card.FOOL)


def test_a_significator_that_lies_before_somebody_is_taken_once_it_is_discarded() -> None:
    """T-DECK-14: face down, turned, or open from a draw, it is in play."""
    sitting = table_with(ann, bill, players="9")
    sitting.chance = StackedChance(Card.MOON)
    sitting.do(GrantSignificator(ann.id, Card.MOON))
    taking = RemoveSignificator(ann.id, Card.MOON)
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, defends())
    assert sitting.refusal(taking) == no.OutOfPlay(Card.MOON)
    sitting.do(CallReady())
    sitting.do(ThrowCards())
    assert sitting.refusal(taking) == no.OutOfPlay(Card.MOON)


def test_a_significator_that_lies_open_or_in_the_discard() -> None:
    """T-DECK-14."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.chance = StackedChance(Card.MOON)
    sitting.do(GrantSignificator(ann.id, Card.MOON))
    sitting.do(DrawFreely(DeckName.PLAYERS, 1))
    assert sitting.refusal(RemoveSignificator(ann.id, Card.MOON)) == no.OutOfPlay(Card.MOON)
    sitting.do(DrawFreely(DeckName.PLAYERS, 1))
    sitting.do(RemoveSignificator(ann.id, Card.MOON))
    assert players_cards(sitting) == Counter(PLAYERS_31)


def test_a_significator_that_lies_in_no_deck_is_taken_all_the_same() -> None:
    """T-DECK-14: its owner sat down with it, and nobody put the card in; a creature's own card too."""
    owner, creature = player("Ann", significators=(Card.MOON,)), foe("Bill", significators=(Card.FOOL,))
    sitting = table_with(owner, creature, in_action=False)
    sitting.do(RemoveSignificator(owner.id, Card.MOON))
    sitting.do(RemoveSignificator(creature.id, Card.FOOL))
    assert owned(sitting) == [(), ()]
    assert players_cards(sitting) == Counter(PLAYERS_31)


def test_several_are_kept_and_one_is_taken() -> None:
    """T-STATE-02."""
    sitting = table_with(ann, bill, in_action=False)
    for card in (Card.MOON, Card.SUN):
        sitting.do(GrantSignificator(ann.id, card))
    taken = sitting.do(RemoveSignificator(ann.id, Card.MOON))
    assert taken == (SignificatorSet(ann.id, Card.MOON, owned=False, moved=True),)
    assert owned(sitting) == [(Card.SUN,), ()]
    assert players_cards(sitting) == Counter((*PLAYERS_31, Card.SUN))


def test_no_significator_is_offered_once_all_are_somebodys() -> None:
    majors_and_courts = tuple(card for card in Card if card.pip is None)
    both = (player("Ann", significators=majors_and_courts), foe("Bill", significators=HORROR_10))
    sitting = table_with(*both, in_action=False)
    offered = {ask.command for ask in asks(sitting.table)}
    assert "remove-significator" in offered and "grant-significator" not in offered


def test_the_players_know_the_significators_of_their_own_alone() -> None:
    """T-DECK-16: none of a creature's, nor of anybody hidden."""
    owner = player("Ann", significators=(Card.MOON,))
    creature = foe("Bill", significators=(Card.SUN,))
    assert known_significators(owner) == (Card.MOON,)
    assert shows_own(owner, (Card.CUPS_2, Card.MOON))
    assert not shows_own(owner, (Card.CUPS_2, Card.SUN))
    for secret in (creature, replace(owner, hidden=True), replace(creature, hidden=True)):
        assert known_significators(secret) == ()
        assert not shows_own(secret, (Card.MOON, Card.SUN))
