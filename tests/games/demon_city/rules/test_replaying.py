"""What the events of an evening give back, and events that can't have happened at this table (a damaged journal)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Edges, ThrowReason
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.awaited import Draw
from demoncity_gui.games.demon_city.rules.characters import (
    MOST_CHARACTERS,
    MOST_OF_A_KIND,
    Character,
    CharacterId,
    Rank,
)
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.commands import BeginAction, Complicate, NextRound, SetRealDeck
from demoncity_gui.games.demon_city.rules.events import (
    AwaitedLetGo,
    CardPutBack,
    CardsAwaited,
    CardsLaid,
    CardsReturned,
    CardsSpread,
    CardsTurned,
    CardsTyped,
    CharacterAdded,
    ClashJudged,
    DecksBuilt,
    DeckShuffled,
    EveningBegan,
    Event,
    OrderChanged,
    RealCardsSpread,
    SignificatorSet,
    SituationComplicated,
    ThrowDiscarded,
)
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Damage, Table
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, attacks, bill, foe, player, quietly_tries
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance

STRANGER = CharacterId(99)
NOBODYS = ClashRuling((), 0, Outcome.STALEMATE, None, None, (), (), (), (), (), ())
"""The ruling of a Clash of nobody."""


FOREIGN = Card.MOON
"""A card that is in neither deck."""
CROWD = tuple(replace(bill, id=CharacterId(1000 + number)) for number in range(MOST_CHARACTERS))
"""As many people as can sit down."""
TOO_MANY = "there is more of something than anybody plays with"
TWICE = "something is there twice"
UNREAL = "no deck holds so many cards"


def evening(*people: Character) -> EveningBegan:
    return EveningBegan("An evening", "", people, PLAYERS_31, HORROR_10)


@pytest.mark.parametrize(
    ("event", "why"),
    [
        (CardsLaid(ann.id, 99), "the pile holds 31 cards, not 99"),
        (CardsLaid(ann.id, 0), "the pile holds 31 cards, not 0"),
        (CardsSpread(DeckName.PLAYERS, 0), "the pile holds 31 cards, not 0"),
        (CardsSpread(DeckName.PLAYERS, 32), "the pile holds 31 cards, not 32"),
        (CardsReturned(ann.id, 0), f"character {ann.id} has 0 cards, not 0"),
        (CardsReturned(ann.id, 1), f"character {ann.id} has 0 cards, not 1"),
        (ThrowDiscarded(STRANGER), "character 99 takes no part"),
        (CardsLaid(STRANGER, 1), f"{CardsLaid(STRANGER, 1)} speaks of something that is not at this table"),
        (CardsReturned(STRANGER, 1), f"{CardsReturned(STRANGER, 1)} speaks of something that is not at this table"),
        (SituationComplicated(0, "…"), f"{SituationComplicated(0, '…')} speaks of something that is not at this table"),
        (ClashJudged(1, NOBODYS), "there is no Clash 1"),
        (ClashJudged(-1, NOBODYS), "there is no Clash -1"),
        (DeckShuffled(DeckName.PLAYERS, (FOREIGN,)), "a card is shuffled that was in neither pile nor discard"),
        (DeckShuffled(DeckName.PLAYERS, (Card.CUPS_2, Card.CUPS_2)), TWICE),
        (evening(ann, replace(bill, id=ann.id)), TWICE),
        (DecksBuilt((Card.CUPS_2, Card.CUPS_2), HORROR_10), TWICE),
        (DecksBuilt(PLAYERS_31, (Card.CUPS_2, Card.CUPS_2)), TWICE),
        (evening(*CROWD, ann), TOO_MANY),
        (evening(replace(ann, skills=(Rank("Yoga", 2),) * (MOST_OF_A_KIND + 1))), TOO_MANY),
        (OrderChanged((ann.id, ann.id)), TWICE),
        (OrderChanged((ann.id, STRANGER)), "somebody is in the order who is not in the cast"),
        (CharacterAdded(bill, 0), f"character {bill.id} is here already"),
        (CardsAwaited(BeginAction(), (Draw(ann.id, DeckName.PLAYERS, 0),)), UNREAL),
        (CardsAwaited(BeginAction(), (Draw(ann.id, DeckName.PLAYERS, len(Card) + 1),)), UNREAL),
        (CardsTyped(ann.id, (Card.CUPS_2,)), f"character {ann.id} has no 1 real cards"),
        (CardsTyped(None, ()), "character None has no 0 real cards"),
        (AwaitedLetGo(), "nothing waits for real cards"),
        (RealCardsSpread(ann.id), "nothing waits for real cards"),
        (CardPutBack(DeckName.PLAYERS, Card.CUPS_2), "cups-2 is not in that discard"),
        (
            SignificatorSet(ann.id, FOREIGN, owned=False, moved=True),
            f"{FOREIGN.value} is neither in the Players’ pile nor in its discard",
        ),
    ],
    ids=repr,
)
def test_an_impossible_event_says_why_it_can_not_have_happened(event: Event, why: str) -> None:
    """As `apply` says: never another exception, so that whoever reads a journal has one thing to catch."""
    with pytest.raises(ValueError) as wrong:
        apply(table_with(ann, bill).table, event)
    assert str(wrong.value) == why


def test_what_is_said_of_real_cards_that_are_not_there() -> None:
    """A draw of another's, more cards than lie there, and fewer than are taken back."""
    sitting = table_with(ann, bill, in_action=False)
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    waiting = apply(sitting.table, CardsAwaited(BeginAction(), (Draw(ann.id, DeckName.PLAYERS, len(Card)),)))
    sitting.do(BeginAction())
    laid = apply(sitting.table, CardsLaid(ann.id, 2))
    for table, event, why in (
        (waiting, RealCardsSpread(bill.id), f"no draw of {bill.id} waits for real cards"),
        (laid, CardsTyped(ann.id, PLAYERS_31[:3]), f"character {ann.id} has no 3 real cards"),
        (laid, CardsReturned(ann.id, 3), f"character {ann.id} has 2 cards, not 3"),
        (laid, CardsReturned(ann.id, 0), f"character {ann.id} has 2 cards, not 0"),
    ):
        with pytest.raises(ValueError) as wrong:
            apply(table, event)
        assert str(wrong.value) == why


def test_as_many_as_can_sit_down_do() -> None:
    """And a sheet has as many lines as it can have."""
    full = replace(CROWD[0], skills=(Rank("Yoga", 2),) * MOST_OF_A_KIND)
    assert apply(EMPTY_TABLE, evening(full, *CROWD[1:])).characters == (full, *CROWD[1:])


def test_the_first_to_come_where_nobody_sits_is_number_one() -> None:
    """An evening without a cast, which only a file can have."""
    assert apply(EMPTY_TABLE, evening()).next_id == 1


def test_no_value_of_the_rules_can_be_changed() -> None:
    """T-STATE-01: a table that somebody holds stays as it is, and so does all that lies in it."""
    values = [
        kind
        for kind in _kinds_of(Struct)
        if kind.__module__.startswith(("demoncity_gui.games.demon_city.rules.", "demoncity_gui.pieces."))
    ]
    assert Table in values and ClashRuling in values
    assert [kind for kind in values if not kind.__struct_config__.frozen] == []


def _kinds_of(kind: type[Struct]) -> list[type[Struct]]:
    return [one for child in kind.__subclasses__() for one in (child, *_kinds_of(child))]


def test_nothing_is_turned_outside_action_rounds() -> None:
    with pytest.raises(ValueError) as wrong:
        apply(table_with(ann, bill, in_action=False).table, CardsTurned())
    assert str(wrong.value) == "this can’t have happened outside Action Rounds"


def test_an_uncontested_deed_may_hit_anew_and_what_others_hit_stays() -> None:
    """T-AMB-70 b: of what was thrown for hits since the last flip."""
    sitting = table_with(player("Ann", agility=1), bill)
    others = Damage(bill.id, ann.id, 2)
    fight = replace(sitting.fight, damage=(Damage(ann.id, bill.id, 3), others))
    sitting.table = replace(sitting.table, fight=fight)
    sitting.announce(ann, quietly_tries(4))
    assert sitting.fight.damage == (others,)


def test_a_fight_is_remembered_with_all_that_made_it() -> None:
    """T-STATE-04: round, list with its drawn ties, announcements, Clashes, labelled modifiers, the Host's change.

    Read back from what was written down of it, and so to the end of its second round.
    """
    slow, even = player("Ann", agility=3), foe("Bill", agility=3)
    sitting = table_with(slow, even, players="1 9", horror="4 9", in_action=False)
    sitting.chance = StackedChance(even, slow)
    sitting.do(BeginAction())
    high = attacks(even, edges=Edges(advantages=("high ground",), disadvantages=("drunk",)))
    for round_number in (1, 2):
        sitting.announce(even, attacks(slow))
        sitting.announce(slow, high)
        sitting.throw()
        if round_number == 1:
            sitting.accept_all()
            sitting.do(NextRound())
    sitting.do(Complicate("The lamp goes out."))

    table = EMPTY_TABLE
    for event in msgspec.json.decode(msgspec.json.encode(sitting.events), type=list[Event]):
        table = apply(table, event)
    fight = table.fight
    assert fight is not None
    assert fight.round_number == 2
    assert [one.who for one in fight.participants] == [even.id, slow.id]
    assert [one.announcement for one in fight.participants] == [attacks(slow), high]
    (clash,) = fight.clashes
    assert (clash.ruling.members, clash.complication) == ((even.id, slow.id), "The lamp goes out.")
    count = fight.participants[1].count
    assert count is not None
    labels = {line.reason: line.label for line in count.lines}
    assert (labels[ThrowReason.ADVANTAGE], labels[ThrowReason.DISADVANTAGE]) == ("high ground", "drunk")
