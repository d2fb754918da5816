"""What one side knows of the table, to the last field."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.game import DEMON_CITY
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Attack, Move
from demoncity_gui.games.demon_city.rules.characters import (
    PLAYERS_SIDE,
    CardPower,
    Character,
    Power,
    Side,
    State,
    Weapon,
)
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.games.demon_city.rules.seen_by_side import as_seen_by
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, JudgedClash, ShownThrow
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import foe, player
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, StackedChance
from tests.support.trio import ANN, BILL, CASSIE

POWER = Power("stares at", "Calm", "Toughness")
SECRETIVE = replace(
    BILL,
    significators=(Card.MOON, Card.TOWER),
    power=POWER,
    close_deed="claws at",
    shoot_deed="spits at",
    shoot_skill="Spitting",
    calm_check=5,
    alias="A Stranger",
    short="Bi",
    pronoun="he",
    weapons=(Weapon("a hook"),),
    notes="is afraid of fire",
    card_powers=(CardPower(Card.MOON, "grows"),),
    instincts=(Instinct(When.ALWAYS, Do.ATTACK, Whom.ANYONE, 5),),
    toughness_lost=1,
    by_program=True,
)
ALL = tuple(Card)
DECK = (*HORROR_10, Card.MOON, Card.TOWER)


def known(sitting: Sitting, who: Character, side: Side = PLAYERS_SIDE) -> Character:
    return as_seen_by(sitting.table, side).character(who.id)


def test_of_another_there_is_what_all_can_see_and_how_they_attack_once_they_have_said_so() -> None:
    sitting = table_with(ANN, SECRETIVE, horror_deck=DECK)
    sitting.do(cmd.SetHurt(BILL.id, True))
    bare = Character(
        id=BILL.id,
        name="A Stranger",
        side=BILL.side,
        deck=BILL.deck,
        stats=(),
        hurt=True,
        alias="A Stranger",
        by_program=True,
    )
    assert known(sitting, SECRETIVE) == bare
    sitting.announce(ANN, Move())
    sitting.announce(SECRETIVE, Attack(ANN.id))
    said = replace(bare, power=POWER, close_deed="claws at", shoot_deed="spits at", shoot_skill="Spitting")
    assert known(sitting, SECRETIVE) == said
    for state in (State.OUT, State.PANIC):
        sitting.do(cmd.SetState(BILL.id, state, is_so=True))
    assert (known(sitting, SECRETIVE).out, known(sitting, SECRETIVE).panicked) == (True, True)
    assert known(sitting, ANN) == sitting.table.character(ANN.id), "their own sheet is theirs"
    assert known(sitting, SECRETIVE, BILL.side).stats == (), "nobody else’s sheet is a player’s, whatever the side"


def test_somebody_known_by_name_keeps_their_short_name_picture_and_pronoun() -> None:
    plain = replace(SECRETIVE, alias="", significators=(), portrait="ab" * 32, held=True)
    sitting = table_with(ANN, plain)
    one = sitting.table.character(BILL.id)
    seen = known(sitting, plain)
    said = (seen.name, seen.short, seen.pronoun, seen.portrait, seen.held)
    assert said == ("Bill", "Bi", "he", one.portrait, True)
    assert one.portrait
    hidden = replace(plain, hidden=True)
    assert known(table_with(ANN, hidden), hidden).hidden


def test_a_significator_is_known_while_it_lies_open() -> None:
    sitting = table_with(ANN, SECRETIVE, horror_deck=DECK, horror="Tower", in_action=False)
    assert known(sitting, SECRETIVE).significators == ()
    sitting.do(cmd.DrawFreely(DeckName.HORROR, 1))
    assert known(sitting, SECRETIVE).significators == (Card.TOWER,)
    sitting.do(cmd.DrawFreely(DeckName.HORROR, 1))
    assert known(sitting, SECRETIVE).significators == ()


def test_piles_lanes_and_counts_tell_how_many_cards_there_are_and_no_more() -> None:
    sitting = table_with(ANN, BILL, CASSIE, players="9 5", horror="7")
    sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 2))
    sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 1))
    for one, deed in ((ANN, Attack(BILL.id)), (BILL, Attack(ANN.id)), (CASSIE, Move())):
        sitting.announce(one, deed)
    seen = as_seen_by(sitting.table, PLAYERS_SIDE)
    for name in DeckName:
        deck, whole = seen.deck(name), sitting.table.deck(name)
        assert deck == replace(whole, pile=ALL[: len(whole.pile)], discard=ALL[: len(whole.discard)])
    assert seen.fight is not None
    for there, seen_there in zip(sitting.fight.participants, seen.fight.participants, strict=True):
        count = None if there.count is None else Count(there.count.cards, there.count.lowest, ())
        throw = there.throw
        if isinstance(throw, FaceDownThrow):
            throw = FaceDownThrow(ALL[: throw.number])
        assert seen_there == replace(there, count=count, throw=throw)
    assert any(isinstance(one.throw, FaceDownThrow) for one in sitting.fight.participants)


def test_of_a_clash_to_come_a_side_knows_who_is_in_it_and_of_one_told_not_what_stood_against_it() -> None:
    dirk, eel = player("Dirk", agility=4), foe("Eel", agility=5)
    sitting = table_with(ANN, BILL, dirk, eel, players="9 8", horror="2 3")
    sitting.do(cmd.SetHouseRule("T-AMB-14", "b"))
    for one, whom in ((ANN, BILL), (BILL, ANN), (dirk, eel), (eel, dirk)):
        sitting.announce(one, Attack(whom.id))
    sitting.throw()
    turned = tuple(
        replace(one, ruling=replace(one.ruling, turned_by=(("T-AMB-14", "b"),))) for one in sitting.fight.clashes
    )
    sitting.table = replace(sitting.table, fight=replace(sitting.fight, clashes=turned))
    seen = as_seen_by(sitting.table, PLAYERS_SIDE)
    assert seen.fight is not None
    (first, second), (told, to_come) = sitting.fight.clashes, seen.fight.clashes
    judgements = tuple(replace(one, hurdles=()) for one in first.ruling.judgements)
    assert any(one.hurdles for one in first.ruling.judgements)
    assert told == replace(first, ruling=replace(first.ruling, judgements=judgements, turned_by=()))
    nothing = ClashRuling(second.ruling.members, 0, Outcome.TIED, None, None, (), (), (), (), (), ())
    assert to_come == JudgedClash(nothing)
    assert {one.id for one in seen.fight.as_thrown if one.stats} == {
        one.id for one in sitting.table.characters if one.is_player_character
    }
    assert all(isinstance(one.throw, ShownThrow) for one in seen.fight.participants)


@pytest.mark.parametrize("says", [True, False])
def test_what_the_program_proposed_is_known_once_it_is_announced(says: bool) -> None:
    sitting = table_with(ANN, BILL)
    sitting.announce(ANN, Move())
    table = DEMON_CITY.decide(sitting.table, cmd.Propose(BILL.id, says=says), StackedChance())[1]
    assert table.fight is not None and table.fight.participants[1].proposal is not None
    seen = as_seen_by(table, PLAYERS_SIDE)
    assert seen.fight is not None
    assert (seen.fight.participants[1].proposal is not None) is says
