"""What a Horror's own card sets off: announced where they win or succeed with it, and nowhere else (T-CRIT-11)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.card_powers import cards_away
from demoncity_gui.games.demon_city.rules.characters import CardPower
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    ChooseAttack,
    Contest,
    SetHouseRule,
    TaskSide,
    ThrowCards,
    TryTask,
)
from demoncity_gui.games.demon_city.rules.events import CardPowerMet, ClashJudged
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.tarot import Card
from tests.evening.evenings import NOON
from tests.support.cast import acts, ann, attacks, bill, defends, dirk, eel, player, quietly_tries
from tests.support.demon_city import JournalInMemory, Session
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

TIDE = CardPower(Card.MOON, "The tide comes in.")
DARK = CardPower(Card.CUPS_QUEEN, "Every lamp goes out.")
horror = replace(bill, card_powers=(TIDE, DARK))
DECK = (*HORROR_10, Card.MOON, Card.CUPS_QUEEN)


def at_table(players: str, cards: str, *, in_action: bool = True) -> Sitting:
    return table_with(ann, horror, dirk, players=players, horror=cards, horror_deck=DECK, in_action=in_action)


def met(sitting: Sitting) -> list[CardPowerMet]:
    return [event for event in sitting.events if isinstance(event, CardPowerMet)]


def test_t_ex_99_the_moon_wins_for_the_horror_and_its_power_is_announced() -> None:
    """T-EX-99, T-CRIT-11: once, in the words of the sheet, behind the ruling."""
    sitting = at_table("10", "Moon 2")
    for who, deed in ((ann, attacks(horror)), (horror, attacks(ann)), (dirk, defends())):
        sitting.announce(who, deed)
    sitting.throw()
    assert met(sitting) == [CardPowerMet(horror.id, TIDE)]
    place = sitting.events.index(CardPowerMet(horror.id, TIDE))
    judged, power = sitting.events[place - 1 : place + 1]
    assert isinstance(judged, ClashJudged)
    assert story_lines(sitting.table, sitting.table, power) == (
        (
            texts.demon_city_clashes.power(card=texts.card_titles.major_18, who="Bill", words="The tide comes in.")
            + " [T-CRIT-11]"
        ),
    )


def test_a_card_that_does_not_win_sets_nothing_off() -> None:
    """T-CRIT-11: the deed has to happen; here its side loses to The World, or its card is another's."""
    loser = table_with(
        player("Ann"),
        horror,
        players="World",
        horror="Moon",
        players_deck=(*PLAYERS_31, Card.WORLD),
        horror_deck=DECK,
    )
    loser.announce(ann, attacks(horror))
    loser.announce(horror, attacks(ann))
    loser.throw()
    assert met(loser) == []

    another = at_table("1", "2 Moon")
    for who, deed in ((ann, defends()), (horror, attacks(ann)), (dirk, attacks(ann))):
        another.announce(who, deed)
    another.throw()
    assert met(another) == [], "Dirk has no such note on his sheet"


def test_only_the_card_that_counts_sets_something_off() -> None:
    """T-CRIT-11: the Queen lies beneath The Moon; after a trick it is the other way round."""
    sitting = at_table("1", "Moon cups-queen", in_action=False)
    sitting.do(TryTask(TaskSide(horror.id, advantages=("the dark",)), (5,)))
    assert met(sitting) == [CardPowerMet(horror.id, TIDE)]

    trick = table_with(ann, horror, players="1", horror="Moon cups-queen", horror_deck=DECK)
    trick.announce(ann, attacks(horror))
    trick.announce(horror, attacks(ann, called_shot=True))
    trick.throw()
    assert met(trick) == [CardPowerMet(horror.id, DARK)]


@pytest.mark.parametrize(("cards", "number"), [("Moon", 1), ("9", 0)])
def test_it_is_announced_for_an_uncontested_deed(cards: str, number: int) -> None:
    """T-CRIT-11, T-UNCONTESTED-05: 18 or 9 over an Intensity of 5."""
    sitting = table_with(horror, ann, horror=cards, horror_deck=DECK)
    sitting.announce(horror, quietly_tries(5))
    assert len(met(sitting)) == number


def test_it_is_announced_for_a_contest_won() -> None:
    """T-CRIT-11, T-OPP-01: for the winner alone."""
    sitting = at_table("10", "Moon", in_action=False)
    sitting.do(Contest(TaskSide(ann.id), TaskSide(horror.id)))
    assert met(sitting) == [CardPowerMet(horror.id, TIDE)]


def test_what_fails_announces_nothing() -> None:
    """T-CRIT-11: a 3 that would be something against less than 5, in a task, an uncontested deed and a contest."""
    modest = replace(bill, card_powers=(CardPower(Card.PENTACLES_3, "A stair creaks."),))
    for intensity, number in ((5, 0), (2, 1)):
        quiet = table_with(modest, ann, horror="3", in_action=False)
        quiet.do(TryTask(TaskSide(modest.id), (intensity,)))
        deed = table_with(modest, ann, horror="3")
        deed.announce(modest, quietly_tries(intensity))
        rivals = table_with(modest, ann, players=str(intensity), horror="3", in_action=False)
        rivals.do(Contest(TaskSide(ann.id), TaskSide(modest.id)))
        assert [len(met(sitting)) for sitting in (quiet, deed, rivals)] == [number] * 3
    nothing_mundane = at_table("10", "Moon", in_action=False)
    nothing_mundane.do(TryTask(TaskSide(horror.id), (10,)))
    assert met(nothing_mundane) == [], "no card was thrown (T-STATIC-06)"


def test_equal_attacks_announce_it_once_one_is_chosen() -> None:
    """T-CRIT-11, T-RESOLVE-03: for the chosen one alone, and once for a deed that happens whichever is chosen."""
    twin = replace(dirk, card_powers=(DARK,))
    king = replace(horror, card_powers=(CardPower(Card.WANDS_QUEEN, "The stairs fall."),))
    third = replace(eel, card_powers=(TIDE,))
    deck = (*HORROR_10, Card.CUPS_QUEEN, Card.WANDS_QUEEN, Card.MOON)
    cards = "wands-queen 1 cups-queen 2 Moon"  # she is set to face neither attacker
    sitting = table_with(ann, king, twin, third, players="1", horror=cards, horror_deck=deck)
    for who, deed in ((ann, acts(eel)), (king, attacks(ann)), (twin, attacks(ann)), (third, acts(ann))):
        sitting.announce(who, deed)
    sitting.throw()
    assert met(sitting) == []
    sitting.do(ChooseAttack(twin.id))
    assert met(sitting) == [CardPowerMet(twin.id, DARK), CardPowerMet(third.id, TIDE)]


TOLD = (
    texts.demon_city_clashes.power(card=texts.card_titles.major_18, who="Bill", words="The tide comes in.")
    + " [T-CRIT-11]"
)


def test_the_host_reads_it_with_the_ruling_and_the_players_never_do() -> None:
    """T-CRIT-11: in the log and beside the ruling; the TV has no word of it at any step."""
    chance = StackedChance(*pick("10", PLAYERS_31), Card.MOON)
    session = Session(JournalInMemory(), chance, lambda: NOON)
    for command in (
        BeginEvening("Low water", "", (ann, horror), PLAYERS_31, DECK),
        BeginAction(),
        Announce(ann.id, attacks(horror)),
        Announce(horror.id, attacks(ann)),
        CallReady(),
        ThrowCards(),
    ):
        session.do(command)
        assert "tide" not in repr(session.tv.picture())
    ruling = Views(session).host().ruling
    assert ruling is not None and ruling.reasons[-1] == (
        texts.demon_city_clashes.power(card=texts.card_titles.major_18, who="Bill", words="The tide comes in.")
        + " [T-CRIT-11]"
    )
    story = [line.text for line in session.history.lines(1, session.history.timeline.last)]
    assert story[-1] == (
        texts.demon_city_clashes.power_past(card=texts.card_titles.major_18, who="Bill", words="The tide comes in.")
        + " [T-CRIT-11]"
    )
    session.do(AcceptRuling())
    assert "tide" not in repr(session.tv.picture())


def test_a_card_sets_its_power_off_whatever_the_house_rules_make_it_worth() -> None:
    """T-CRIT-11, T-AMB-01, T-AMB-08: the Queen at 11, and the creature's own Fool at 22."""
    court = at_table("10", "cups-queen", in_action=False)
    court.do(SetHouseRule("T-AMB-01", "b"))
    court.do(Contest(TaskSide(ann.id), TaskSide(horror.id)))
    assert met(court) == [CardPowerMet(horror.id, DARK)]

    folly = CardPower(Card.FOOL, "Nobody laughs any more.")
    creature = replace(bill, significators=(Card.FOOL,), card_powers=(folly,))
    deck = (*HORROR_10, Card.FOOL)
    own = table_with(ann, creature, horror="Fool", players_deck=PLAYERS_31[:30], horror_deck=deck, in_action=False)
    own.do(SetHouseRule("T-AMB-08", "b"))
    own.do(Contest(TaskSide(ann.id), TaskSide(creature.id)))
    assert met(own) == [CardPowerMet(creature.id, folly)]


def test_a_card_that_is_in_another_deck_can_set_nothing_off() -> None:
    """T-CRIT-11: The Moon is in the Horror's Deck both times, the Queen once in the Players'."""
    sitting = at_table("10", "2", in_action=False)
    assert cards_away(sitting.table, horror) == ()
    assert cards_away(sitting.table, replace(ann, card_powers=(CardPower(PLAYERS_31[0], "A light."),))) == ()
    elsewhere = table_with(
        ann, horror, players_deck=(*PLAYERS_31, Card.CUPS_QUEEN), horror_deck=(*HORROR_10, Card.MOON)
    )
    assert cards_away(elsewhere.table, horror) == (Card.CUPS_QUEEN,)
