"""Real cards at the table: typed as they are turned, so that decks, discards and odds stay true."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.announcements import Edges
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.commands import (
    AddCharacters,
    BeginFight,
    CallReady,
    EndAction,
    GrantSignificator,
    LeaveFight,
    NextRound,
    PutBack,
    RemoveCharacter,
    RemoveSignificator,
    SetDecks,
    SetHouseRule,
    SetRealDeck,
    ShuffleDeck,
    TaskSide,
    ThrowCards,
    ThrowDamage,
    TryTask,
    TypeCards,
)
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import CardsLaid, CardsReturned, CardsTyped, Event, RealCardsSpread
from demoncity_gui.games.demon_city.rules.real_cards import lanes_to_type, word_for, words_left
from demoncity_gui.games.demon_city.rules.refusals import (
    BadNumber,
    CardsToType,
    NoCardLeft,
    NoOwnCard,
    NotACard,
    NotEnoughCards,
    NotNow,
    NotTheHighest,
    OutOfPlay,
    RuleRefusal,
)
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, FaceDownThrow, RealThrow, ShownThrow, Stage, Table
from demoncity_gui.games.demon_city.rules.task import TaskResult
from demoncity_gui.games.demon_city.views.host_view import host_picture
from demoncity_gui.games.demon_city.views.tv_view import tv_picture
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Numeral
from tests.support.asked_play import asked
from tests.support.cast import acts, attacks, foe, player, quietly_tries
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick
from tests.support.trials import Trials

ANN = player("Ann", agility=2, toughness=2, significators=(Card.CUPS_QUEEN, Card.MOON))
BILL = foe("Bill", agility=3, toughness=2)
CASSIE = player("Cassie", agility=4, toughness=2)
DECK = (*PLAYERS_31, Card.CUPS_QUEEN, Card.MOON, Card.SWORDS_KING)
THREE = Edges(advantages=("a chair", "a light"))
"""What makes two cards more."""


_NEW_CARDS = GrantSignificator | RemoveSignificator | AddCharacters | RemoveCharacter | SetDecks | BeginFight
"""Commands by which cards come into a deck, or go."""


def real(players: DeckMode = DeckMode.EVERY_CARD, horror: DeckMode = DeckMode.PROGRAM, stack: str = "") -> Sitting:
    """Return a round of three with these decks; Ann and Cassie throw from the Players'."""
    sitting = table_with(ANN, BILL, CASSIE, players_deck=DECK, horror=stack)
    for name, mode in ((DeckName.PLAYERS, players), (DeckName.HORROR, horror)):
        if mode is not DeckMode.PROGRAM:
            sitting.do(SetRealDeck(name, mode))
    return sitting


def ready(sitting: Sitting, edges: Edges = THREE) -> Sitting:
    """Let everybody fight up to “Ready…”: Ann with three cards, Bill and Cassie with one each."""
    sitting.announce(ANN, attacks(BILL, edges=edges))
    sitting.announce(BILL, attacks(ANN))
    sitting.announce(CASSIE, acts(BILL))
    sitting.do(CallReady())
    return sitting


def typed(sitting: Sitting, who: CharacterId = ANN.id) -> tuple[object, ...]:
    throw = sitting.at(who).throw
    assert isinstance(throw, RealThrow)
    return throw.typed


def test_real_cards_are_laid_as_places_of_which_nobody_knows_anything() -> None:
    sitting = ready(real())
    assert sitting.participant(ANN).throw == RealThrow(3)
    assert isinstance(sitting.participant(BILL).throw, FaceDownThrow)
    assert sitting.table.pile_size(DeckName.PLAYERS) == len(DECK) - 4
    assert set(sitting.table.players_deck.pile) == set(DECK)


def test_damage_is_not_thrown_with_cards_that_lie_face_down() -> None:
    """T-AMB-04, T-AMB-70: which of the deck's cards lies before Bill is not known, and it is one fewer all the same."""
    sitting = real(horror=DeckMode.EVERY_CARD)
    sitting.do(SetHouseRule("T-AMB-70", "b"))
    ready(sitting)
    most = len(HORROR_10) - 1
    too_many = ThrowDamage(BILL.id, ANN.id, protection=most - 1)
    assert sitting.refusal(too_many) == NotEnoughCards(DeckName.HORROR, most + 1, most)
    sitting.do(replace(too_many, protection=most - 2))
    assert sitting.table.pile_size(DeckName.HORROR) == 0


def test_places_for_real_cards_come_and_go_with_what_was_typed_last() -> None:
    """T-COUNT-03, T-AMB-03: nobody knows yet what lies there; a typed card whose place goes is on the list again."""
    sitting = real()
    sitting.announce(ANN, attacks(BILL, edges=THREE))
    two, seven = Card.CUPS_2, Card.CUPS_7

    def after(*events: Event) -> tuple[object, set[Card]]:
        table = sitting.table
        for event in (CardsTyped(ANN.id, (two, seven)), *events):
            table = apply(table, event)
        assert table.fight is not None
        throw = next(one.throw for one in table.fight.participants if one.who == ANN.id)
        return throw, set(DECK) - set(table.players_deck.pile)

    assert after() == (RealThrow(3, (two, seven)), {two, seven})
    assert after(CardsLaid(ANN.id, 2)) == (RealThrow(5, (two, seven)), {two, seven})
    assert after(CardsReturned(ANN.id, 1)) == (RealThrow(2, (two, seven)), {two, seven})
    assert after(CardsReturned(ANN.id, 2)) == (RealThrow(1, (two,)), {two})
    assert after(CardsReturned(ANN.id, 3)) == (None, set())
    assert after(CardsReturned(ANN.id, 3), CardsLaid(ANN.id, 2)) == (RealThrow(2), set())


def test_a_typed_card_leaves_the_deck_and_lies_in_the_discard_a_round_later() -> None:
    sitting = ready(real(stack="5"))
    sitting.do(TypeCards(ANN.id, ("7", "Q", "F")))
    sitting.do(TypeCards(CASSIE.id, ("10",)))
    lying = {*typed(sitting), *typed(sitting, CASSIE.id)}
    assert {Card.WANDS_7, Card.CUPS_QUEEN, Card.FOOL, Card.WANDS_10} == lying
    assert lying.isdisjoint(sitting.table.players_deck.pile)

    sitting.do(ThrowCards())

    assert sitting.participant(ANN).throw == ShownThrow((Card.WANDS_7, Card.CUPS_QUEEN, Card.FOOL))
    assert sitting.participant(BILL).throw == ShownThrow(pick("5", HORROR_10))
    (clash,) = sitting.fight.clashes
    assert (clash.ruling.outcome, clash.ruling.attacker, clash.ruling.top) == (Outcome.WON, ANN.id, 13)
    sitting.accept_all()
    sitting.do(NextRound())
    assert set(sitting.table.players_deck.discard) == lying

    sitting.do(PutBack(DeckName.PLAYERS, Card.FOOL))
    assert set(sitting.table.players_deck.discard) == lying - {Card.FOOL}
    assert Counter(everywhere(sitting.table, DeckName.PLAYERS)) == Counter(DECK)


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    sitting = ready(real())
    sitting.do(TypeCards(CASSIE.id, ("7",)))

    no = sitting.refusal(TypeCards(ANN.id, ("7", "7", "7")))
    assert no == NoCardLeft(DeckName.PLAYERS, "7", 3)
    assert refusal_sentence(sitting.table, no) == texts.demon_city_refusals.no_card_left(
        deck="players", words="7", held=3
    )
    no = sitting.refusal(TypeCards(ANN.id, ("J13",)))
    assert refusal_sentence(sitting.table, no) == texts.demon_city_refusals.no_card_left(
        deck="players", words=texts.card_titles.major_13_plain, held=0
    )
    assert sitting.refusal(TypeCards(ANN.id, ("F", "F"))) == NoCardLeft(DeckName.PLAYERS, "F", 1)
    assert sitting.refusal(TypeCards(ANN.id, ("P",))) == NoCardLeft(DeckName.PLAYERS, "P", 0)
    for words in ("22", "0", "J22", "J", "cups-77", "", "x"):
        assert sitting.refusal(TypeCards(ANN.id, (words,))) == NotACard(words)
    assert sitting.refusal(TypeCards(CASSIE.id, ("*",))) == NoOwnCard(CASSIE.id)
    assert sitting.refusal(TypeCards(CASSIE.id, ("1", "2"))) == BadNumber("cards", 2, 0, 1)
    assert sitting.refusal(TypeCards(BILL.id, ("1",))) == NotNow()
    assert typed(sitting) == ()


def test_what_is_typed_again_takes_the_place_of_what_was_typed_before() -> None:
    sitting = ready(real())
    sitting.do(TypeCards(ANN.id, ("7", "7", "7")))
    sitting.do(TypeCards(ANN.id, ("7", "8")))
    assert typed(sitting) == (Card.WANDS_7, Card.WANDS_8)
    sitting.do(TypeCards(CASSIE.id, ("7",)))
    sitting.do(TypeCards(ANN.id, ()))
    assert typed(sitting) == ()
    assert len(sitting.table.players_deck.pile) == len(DECK) - 1


def test_the_words_of_cards() -> None:
    """A number is any card left that counts so, a pip before a Major, another's card before one's own Significator."""
    words = {
        "1": Card.WANDS_1,
        "10": Card.WANDS_10,
        "F": Card.FOOL,
        "Q": Card.CUPS_QUEEN,
        "K": Card.SWORDS_KING,
        "13": Card.CUPS_QUEEN,
        "14": Card.SWORDS_KING,
        "18": Card.MOON,
        "J18": Card.MOON,
        "J0": Card.FOOL,
        "*": Card.CUPS_QUEEN,
        "swords-9": Card.SWORDS_9,
    }
    for word, card in words.items():
        sitting = ready(real())
        sitting.do(TypeCards(ANN.id, (word,)))
        assert typed(sitting) == (card,), word
    sitting = ready(real())
    sitting.do(TypeCards(ANN.id, ("*", "*")))
    assert typed(sitting) == (Card.CUPS_QUEEN, Card.MOON)


@pytest.mark.parametrize(("word", "card"), [("8", Card.WANDS_8), ("Q", Card.SWORDS_QUEEN), ("13", Card.SWORDS_QUEEN)])
def test_of_cards_that_fit_a_pip_is_meant_and_another_s_own_before_the_thrower_s(word: str, card: Card) -> None:
    """Strength and the Queen of Swords are Cassie's, the Queen of Cups is Ann's."""
    sitting = table_with(ANN, BILL, CASSIE, players_deck=(*DECK, Card.STRENGTH, Card.SWORDS_QUEEN))
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    sitting.do(TypeCards(ready(sitting).participant(ANN).who, (word,)))
    assert typed(sitting) == (card,)


def test_a_major_stands_in_for_its_value_in_a_horrors_deck() -> None:
    """T-DECK-11, T-DECK-16."""
    horror = (*pick("1 2 3 4 5 6 7 9 10", HORROR_10), Card.STRENGTH)
    sitting = table_with(ANN, BILL, players_deck=DECK, horror_deck=horror)
    sitting.do(SetRealDeck(DeckName.HORROR, DeckMode.EVERY_CARD))
    sitting.announce(ANN, attacks(BILL))
    sitting.announce(BILL, attacks(ANN))
    sitting.do(CallReady())
    sitting.do(TypeCards(BILL.id, ("8",)))
    assert typed(sitting, BILL.id) == (Card.STRENGTH,)


def test_nothing_is_thrown_before_all_is_typed() -> None:
    sitting = ready(real(DeckMode.EVERY_CARD, DeckMode.EVERY_CARD))
    sitting.do(TypeCards(ANN.id, ("1", "2")))
    assert sitting.refusal(ThrowCards()) == CardsToType(ANN.id, 1)
    sitting.do(TypeCards(ANN.id, ("1", "2", "3")))
    assert sitting.refusal(ThrowCards()) == CardsToType(BILL.id, 1)
    sitting.do(TypeCards(BILL.id, ("9",)))
    sitting.do(TypeCards(CASSIE.id, ("9",)))
    sitting.do(ThrowCards())
    assert sitting.fight.stage is Stage.RESOLVING


def test_of_highest_cards_one_a_lane_is_typed_and_no_deck_is_counted() -> None:
    sitting = ready(real(DeckMode.HIGHEST_ONLY, DeckMode.HIGHEST_ONLY))
    for who, word in ((ANN, "9"), (BILL, "7"), (CASSIE, "K")):
        sitting.do(TypeCards(who.id, (word,)))
    assert sitting.refusal(TypeCards(ANN.id, ("9", "2"))) == BadNumber("cards", 2, 0, 1)
    assert sitting.table.pile_size(DeckName.PLAYERS) == len(DECK) - 4
    sitting.do(ThrowCards())
    assert sitting.participant(ANN).throw == ShownThrow((Numeral(9),))
    assert sitting.participant(CASSIE).throw == ShownThrow((Numeral(14),))
    sitting.accept_all()
    sitting.do(NextRound())
    deck = sitting.table.players_deck
    assert (set(deck.pile), deck.discard, deck.unturned) == (set(DECK), (), 0)


def test_the_fool_and_the_own_significator_keep_their_names_in_highest_only() -> None:
    """T-CRIT-06, T-CRIT-07: a fumble and a critical success are still seen."""
    sitting = ready(real(DeckMode.HIGHEST_ONLY))
    sitting.do(TypeCards(ANN.id, ("*",)))
    sitting.do(TypeCards(CASSIE.id, ("F",)))
    sitting.do(ThrowCards())
    (clash,) = sitting.fight.clashes
    assert clash.ruling.critical == (ANN.id,)
    assert clash.ruling.fumble == (CASSIE.id,)


def test_a_named_card_of_highest_cards_is_in_the_list_and_nowhere_else() -> None:
    """T-STATE-01: typed before somebody, and for a task."""
    sitting = ready(real(DeckMode.HIGHEST_ONLY))
    sitting.do(TypeCards(CASSIE.id, ("F",)))
    assert Counter(everywhere(sitting.table, DeckName.PLAYERS)) == Counter(DECK)
    sitting.do(EndAction())
    sitting.do(TryTask(TaskSide(ANN.id, "Calm"), (5,)))
    sitting.do(TypeCards(ANN.id, ("F",)))
    assert sitting.table.awaited is not None
    assert Counter(everywhere(sitting.table, DeckName.PLAYERS)) == Counter(DECK)


def test_what_is_lower_than_so_many_cards_can_be_is_not_the_highest() -> None:
    sitting = ready(real(DeckMode.HIGHEST_ONLY), Edges(advantages=("a chair", "a light", "a plank", "a stair")))
    for word in ("F", "1"):
        no = sitting.refusal(TypeCards(ANN.id, (word,)))
        assert no == NotTheHighest(word, 5, lowest=False)
    assert refusal_sentence(sitting.table, no) == texts.demon_city_refusals.not_the_highest(
        words="1", of=5, lowest=False
    )
    sitting.do(TypeCards(ANN.id, ("2",)))


def test_after_a_trick_the_lower_card_is_the_one_to_tell() -> None:
    """T-ALOST-05."""
    sitting = real(DeckMode.HIGHEST_ONLY)
    sitting.announce(ANN, attacks(BILL, called_shot=True))
    sitting.announce(BILL, attacks(ANN))
    sitting.announce(CASSIE, acts(BILL))
    sitting.do(CallReady())
    lane = next(lane for lane in host_picture(sitting.table, undo=None, redo=None).typing if lane.who == ANN.id)
    assert (lane.places, lane.asked, lane.lowest) == (2, 1, True)
    assert sitting.refusal(TypeCards(ANN.id, ("J18",))) == NotTheHighest("J18", 2, lowest=True)
    sitting.do(TypeCards(ANN.id, ("K",)))


def test_an_uncontested_deed_waits_for_its_cards_and_all_others_for_it() -> None:
    """T-UNCONTESTED-02."""
    sitting = real()
    sitting.announce(ANN, quietly_tries(4))
    assert sitting.participant(ANN).settled is None
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(BILL, attacks(ANN))
    assert refused.value.reason == CardsToType(ANN.id, 1)
    assert sitting.refusal(ThrowCards()) == CardsToType(ANN.id, 1)
    sitting.do(TypeCards(ANN.id, ("5",)))
    sitting.do(ThrowCards())
    assert sitting.result_of(ANN).result is TaskResult.SUCCESS
    assert sitting.fight.stage is Stage.ANNOUNCING
    sitting.announce(BILL, attacks(ANN))


def test_ready_is_not_called_before_the_last_uncontested_deed_is_told() -> None:
    """T-ROUND-04, T-UNCONTESTED-02."""
    sitting = real()
    sitting.announce(ANN, quietly_tries(4))
    sitting.do(TypeCards(ANN.id, ("5",)))
    sitting.do(ThrowCards())
    sitting.announce(BILL, attacks(ANN))
    sitting.announce(CASSIE, quietly_tries(3))
    sitting.do(TypeCards(CASSIE.id, ("7",)))
    assert sitting.refusal(CallReady()) == NotNow()
    sitting.do(ThrowCards())
    assert sitting.result_of(CASSIE).result is TaskResult.SUCCESS
    sitting.do(CallReady())


def test_who_thinks_again_lets_go_of_what_was_typed() -> None:
    sitting = real()
    sitting.announce(ANN, quietly_tries(4))
    sitting.do(TypeCards(ANN.id, ("5",)))
    sitting.announce(ANN, attacks(BILL))
    assert sitting.participant(ANN).throw == RealThrow(1)
    assert len(sitting.table.players_deck.pile) == len(DECK)
    sitting.announce(BILL, attacks(ANN))


def test_a_pile_that_runs_out_is_shuffled_by_the_people_and_the_program_counts() -> None:
    """T-THROW-07, T-DECK-22."""
    sitting = table_with(ANN, BILL, players_deck=pick("1 2 3 4 5 Fool", PLAYERS_31))
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    rounds: tuple[tuple[str, ...], ...] = (("1", "2", "3"), ("4", "F", "1"))
    for words in rounds:
        sitting.announce(ANN, attacks(BILL, edges=THREE))
        sitting.announce(BILL, attacks(ANN))
        sitting.do(CallReady())
        if words[0] == "4":
            assert sitting.refusal(TypeCards(ANN.id, words)) == NoCardLeft(DeckName.PLAYERS, "1", 1)
            words = ("4", "5", "F")
        sitting.do(TypeCards(ANN.id, words))
        sitting.do(ThrowCards())
        sitting.accept_all()
        sitting.do(NextRound())
    assert (sitting.table.pile_size(DeckName.PLAYERS), len(sitting.table.players_deck.discard)) == (0, 6)

    sitting.announce(ANN, attacks(BILL, edges=THREE))

    assert (sitting.table.pile_size(DeckName.PLAYERS), sitting.table.players_deck.discard) == (3, ())
    sitting.announce(BILL, attacks(ANN))
    sitting.do(CallReady())
    sitting.do(TypeCards(ANN.id, ("1", "F", "5")))


def test_cards_that_go_unturned_to_the_discard_are_counted_there_though_nobody_knows_them() -> None:
    """T-AMB-59."""
    sitting = real()
    sitting.announce(ANN, attacks(BILL, edges=THREE))
    sitting.do(LeaveFight(ANN.id))
    deck = sitting.table.players_deck
    assert (sitting.table.pile_size(DeckName.PLAYERS), deck.unturned, deck.discard) == (len(DECK) - 3, 3, ())
    line = host_picture(sitting.table, undo=None, redo=None).decks[0]
    assert (line.pile, line.discard) == (len(DECK) - 3, 3)
    sitting.do(EndAction())
    assert Counter(everywhere(sitting.table, DeckName.PLAYERS)) == Counter(DECK)


def test_a_deck_serves_the_cards_that_went_unturned_once_its_people_shuffle_it() -> None:
    """T-AMB-04, T-AMB-59: of six cards three went unturned; three lie in the pile, and four are to be laid."""
    sitting = table_with(ANN, BILL, CASSIE, players_deck=pick("1 2 3 4 5 Fool", PLAYERS_31))
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    sitting.announce(ANN, attacks(BILL, edges=THREE))
    sitting.do(LeaveFight(ANN.id))
    assert (sitting.table.pile_size(DeckName.PLAYERS), sitting.table.players_deck.unturned) == (3, 3)
    sitting.announce(BILL, attacks(CASSIE))
    sitting.announce(CASSIE, attacks(BILL, edges=Edges(advantages=("a chair", "a light", "a plank"))))
    assert sitting.participant(CASSIE).throw == RealThrow(4)
    assert (sitting.table.pile_size(DeckName.PLAYERS), sitting.table.players_deck.unturned) == (2, 0)


def test_decks_built_anew_are_real_as_before() -> None:
    """T-DECK-01: the Players' of highest cards, the Horror's of every card."""
    sitting = real(DeckMode.HIGHEST_ONLY, DeckMode.EVERY_CARD)
    sitting.do(EndAction())
    sitting.do(SetDecks(DECK, HORROR_10))
    modes = (sitting.table.players_deck.mode, sitting.table.horror_deck.mode)
    assert modes == (DeckMode.HIGHEST_ONLY, DeckMode.EVERY_CARD)


def test_nobody_knows_how_a_real_deck_lies_after_it_is_shuffled() -> None:
    """T-DECK-19, T-DECK-22: its list is in no order of the program's."""
    sitting = real()
    before = sitting.table.players_deck.pile
    sitting.chance = StackedChance(Card.MOON)
    sitting.do(ShuffleDeck(DeckName.PLAYERS))
    assert sitting.table.players_deck.pile == before


def test_a_significator_stays_while_it_may_be_the_one_card_that_went_unturned() -> None:
    """T-DECK-14, T-AMB-59."""
    sitting = real()
    sitting.announce(ANN, attacks(BILL))
    sitting.do(LeaveFight(ANN.id))
    assert sitting.table.players_deck.unturned == 1
    assert sitting.refusal(RemoveSignificator(ANN.id, Card.MOON)) == OutOfPlay(Card.MOON)


def test_a_deck_changes_only_while_no_card_is_laid_and_then_whole() -> None:
    sitting = ready(real())
    assert sitting.refusal(SetRealDeck(DeckName.PLAYERS, DeckMode.PROGRAM)) == NotNow()
    sitting.do(TypeCards(ANN.id, ("1", "2", "3")))
    sitting.do(TypeCards(CASSIE.id, ("4",)))
    sitting.do(ThrowCards())
    assert sitting.refusal(SetRealDeck(DeckName.PLAYERS, DeckMode.PROGRAM)) == NotNow()
    sitting.accept_all()
    sitting.do(NextRound())
    assert sitting.refusal(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD)) == NotNow()

    sitting.chance = StackedChance(Card.MOON)
    sitting.do(SetRealDeck(DeckName.PLAYERS, DeckMode.PROGRAM))

    deck = sitting.table.players_deck
    assert (len(deck.pile), deck.discard, deck.mode) == (len(DECK), (), DeckMode.PROGRAM)
    assert deck.pile[0] is Card.MOON, "the program has shuffled it"
    sitting.announce(ANN, attacks(BILL))
    assert isinstance(sitting.participant(ANN).throw, FaceDownThrow)
    assert sitting.refusal(SetRealDeck(DeckName.HORROR, DeckMode.EVERY_CARD)) == NotNow()


def test_a_significator_is_shuffled_in_by_the_people_and_stays_while_it_may_lie_before_somebody() -> None:
    """T-DECK-14, T-DECK-26."""
    sitting = real()
    sitting.do(GrantSignificator(CASSIE.id, Card.STAR))
    assert Card.STAR in sitting.table.players_deck.pile
    sitting.announce(ANN, attacks(BILL))
    assert sitting.refusal(RemoveSignificator(CASSIE.id, Card.STAR)) == OutOfPlay(Card.STAR)
    sitting.announce(BILL, attacks(ANN))
    sitting.announce(CASSIE, acts(BILL))
    sitting.do(CallReady())
    sitting.do(TypeCards(CASSIE.id, ("*",)))
    sitting.do(TypeCards(ANN.id, ("1",)))
    sitting.do(ThrowCards())
    sitting.accept_all()
    sitting.do(NextRound())
    sitting.do(RemoveSignificator(CASSIE.id, Card.STAR))
    assert Card.STAR not in everywhere(sitting.table, DeckName.PLAYERS)


# --- by random play ----------------------------------------------------------------------------------------------

MODES = [(players, horror) for players in DeckMode for horror in DeckMode]


@pytest.mark.soak
def test_by_random_play_no_card_is_lost_or_doubled_and_no_deck_mixes(trials: Trials) -> None:
    """T-DECK-01, T-DECK-20, T-DECK-22, T-STATE-01: whatever is asked, and a replay is the same table."""
    thrown = settled = 0
    for seed in range(evenings := trials(450, one_in=25)):
        dice = Random(seed)
        sitting = table_with(ANN, BILL, CASSIE, foe("Eel", agility=4), players_deck=DECK, in_action=False)
        for name, mode in zip(DeckName, MODES[seed % len(MODES)], strict=True):
            if mode is not DeckMode.PROGRAM:
                sitting.do(SetRealDeck(name, mode))
        table, events = sitting.table, list(sitting.events)
        for _ in range(120):
            command = asked(table, dice)
            try:
                happened = decide(table, command, RehearsedChance(seed))
            except RuleRefusal as refusal:
                assert refusal_sentence(table, refusal.reason).endswith(".")
                continue
            before = everything(table)
            for event in happened:
                table = apply(table, event)
            events.extend(happened)
            if not isinstance(command, _NEW_CARDS):
                assert everything(table) == before, (seed, command)
            check(table)
            settled += isinstance(command, ThrowCards) and any(isinstance(one, RealCardsSpread) for one in happened)
            thrown += isinstance(command, ThrowCards) and any(table.deck(name).is_real for name in DeckName)
        again = EMPTY_TABLE
        for event in msgspec.json.decode(msgspec.json.encode(events), type=list[Event]):
            again = apply(again, event)
        assert again == table
    assert thrown > 2 * evenings
    assert settled > evenings


def everything(table: Table) -> dict[DeckName, Counter[Card]]:
    return {name: Counter(everywhere(table, name)) for name in DeckName}


def check(table: Table) -> None:
    """See that every card is once at the table, that no pile is owed cards, and that both screens can show it."""
    for name in DeckName:
        assert set(everything(table)[name].values()) <= {1}
        assert table.pile_size(name) >= 0
    assert everything(table)[DeckName.PLAYERS].keys().isdisjoint(everything(table)[DeckName.HORROR])
    fight, awaited = table.fight, table.awaited
    shown = tv_picture(table)
    picture = host_picture(table, undo=None, redo=None)
    for line in picture.decks:
        if line.pile is not None and line.shown is not None and line.discard is not None:
            all_told = line.pile + line.face_down + line.shown + line.discard
            assert all_told == everything(table)[line.name].total()
    if awaited is not None:
        untyped = replace(awaited, draws=tuple(replace(draw, typed=()) for draw in awaited.draws))
        assert tv_picture(replace(table, awaited=untyped)) == shown
    if fight is None:
        return
    hidden = tuple(
        replace(one, throw=RealThrow(one.throw.places)) if isinstance(one.throw, RealThrow) else one
        for one in fight.participants
    )
    unknown = replace(table, fight=replace(fight, participants=hidden))
    assert tv_picture(unknown) == shown
    bare = host_picture(unknown, undo=None, redo=None)
    assert (bare.rows, bare.clashes, bare.harm) == (picture.rows, picture.clashes, picture.harm)


@pytest.mark.parametrize("mode", [DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY])
def test_the_words_that_may_be_typed_for_a_lane(mode: DeckMode) -> None:
    """Each once, and her own Significators by the key for them as well; where one number is told, that is its word."""
    sitting = ready(real(mode))
    lanes = {lane.who: lane for lane in lanes_to_type(sitting.table)}
    for who, own in ((ANN, ["*"]), (CASSIE, [])):
        left = words_left(sitting.table, lanes[who.id])
        assert sorted(left) == sorted([*map(str, range(1, 11)), "F", "Q", *own, "K", "J18"])
    assert word_for(Numeral(13)) == "13"
